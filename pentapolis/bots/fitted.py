"""Evaluators that weigh named features. The weights are fitted to games by `python -m benchmarks.fit`.

Each seat has a score, the sum of its features times their weights; e to the power of it is its share of the chances.
A weight changes in the course of the game: it is given for the beginning, the middle and the end, and lies on a line
between them. The table of weights is a file beside the evaluator's module, one row for each feature. What features are
made of, such as the worth of a token, may stand there too: numbers, which are fitted to games as well.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from math import exp, log
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from pentapolis.bots.evaluator import MODULES, Evaluator
from pentapolis.kernel.pickled import refilled
from pentapolis.kernel.table import Table

KNOTS: Final = ["begin", "middle", "end"]
STAGES: Final = 60  # steps from the beginning of a game to its end
WON: Final = 200.0  # the merit of a game that is won, without its margin
UNSURE: Final = 0.01  # the chance that every seat has as long as the game goes on


def hats(left: float) -> list[float]:
    """How much each of the knots counts when this part of the game is left: they add up to 1."""
    begin = max(0.0, 2.0 * left - 1.0)
    end = max(0.0, 1.0 - 2.0 * left)
    return [begin, 1.0 - begin - end, end]


def stage_of(left: float) -> int:
    """The step at which this part of the game is left: 0 at its end."""
    return min(STAGES, max(0, int(left * STAGES + 0.5)))


def read_weights(name: str, features: list[str]) -> list[list[float]]:
    """The weights of `evaluators/NAME.toml`, for each feature one for each knot; all 0 if there is no such file yet."""
    file = files(MODULES).joinpath(f"{name}.toml")
    if not file.is_file():
        return [[0.0] * len(KNOTS) for _ in features]
    table = cast("dict[str, list[float]]", tomllib.loads(file.read_text(encoding="utf-8"))["weights"])
    for feature in features:
        if feature not in table:
            raise ValueError(f"the weights of {name} lack the feature {feature}: fit them anew")
    for feature, row in table.items():
        if feature not in features:
            raise ValueError(f"the weights of {name} name a feature {feature}, which its evaluator does not have")
        if len(row) != len(KNOTS):
            raise ValueError(f"the weights of {name}: {feature} needs {len(KNOTS)} numbers, not {len(row)}")
    return [[float(weight) for weight in table[feature]] for feature in features]


def read_numbers(name: str) -> dict[str, float]:
    """The numbers of `evaluators/NAME.toml` that make up the features; none if there is no such file or table."""
    file = files(MODULES).joinpath(f"{name}.toml")
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8")).get("numbers", {})
    return {number: float(value) for number, value in table.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedEvaluator(Evaluator):
    """Base of evaluators with `features`. `name` is that of the file with the weights."""

    def __init__(self, name: str, names: list[str]) -> None:
        self.name = name
        self.names = names  # of the features, in their order
        self.weights: list[list[float]] = []  # for every feature one for each knot
        self.stages: list[vec[float]] = []  # for every stage the weights of all features
        self.numbers: dict[str, float] = {}  # that features are made of, by name
        self.reckon(read_numbers(name))
        self.weigh(read_weights(name, names))

    def __reduce__(self) -> tuple[Any, ...]:
        again, (kind, arguments, fields) = refilled(self, (self.name, self.names))
        del fields["stages"]  # vectors do not go through pickle
        return weighing_again, (again, kind, arguments, fields)

    def weigh(self, weights: list[list[float]]) -> None:
        """Judge by these weights from now on."""
        self.weights = weights
        self.stages = []
        for stage in range(STAGES + 1):
            at = hats(stage / STAGES)
            weighted = [sum([row[knot] * at[knot] for knot in range(len(KNOTS))]) for row in weights]
            self.stages.append(vec[float](weighted))

    def reckon(self, numbers: dict[str, float]) -> None:
        """Make up the features of these numbers from now on."""
        self.numbers = numbers

    def features(self, table: Table, seat: int) -> list[float]:
        """What speaks for the seat, and, negative, against it: one number for each of `names`."""
        raise NotImplementedError

    def every(self, table: Table) -> list[list[float]]:
        """The features of all seats, if that is quicker than one by one."""
        return [self.features(table, seat) for seat in range(table.seats)]

    def ways(self) -> list[int]:
        """Where several ways to win are weighed apart: how many of the features belong to each, in their order.

        A seat's share of the chances is then the sum of those of its ways: `scores` says its logarithm. By the first
        way wins who is ahead of the others, so only how seats differ is weighed there.
        """
        return []

    def way(self, table: Table) -> int:
        """In which of these ways an ended game was won."""
        return 0

    def scores(self, table: Table) -> list[float]:
        """The features of all seats, weighed."""
        weights = self.weights_at(self.left(table))
        return [weighed(vec[float](features), weights) for features in self.every(table)]

    def weights_at(self, left: float) -> vec[float]:
        """What each feature is worth when this part of the game is left."""
        return self.stages[stage_of(left)]

    def left(self, table: Table) -> float:
        """The part of the game still to be played: 1 at the beginning, 0 at the end."""
        raise NotImplementedError

    def known(self, table: Table) -> list[float] | None:
        """The chances of all seats, where they are known without weighing anything."""
        return None

    def value(self, table: Table, seat: int) -> float:
        if table.over:
            return self.ended(table, seat)
        return self.values(table)[seat]

    def estimate(self, table: Table, seat: int) -> float:
        return self.values(table)[seat]

    def values(self, table: Table) -> list[float]:
        if table.over:
            return [self.ended(table, seat) for seat in range(table.seats)]
        known = self.known(table)
        if known is not None:
            return known
        scores = self.scores(table)
        highest = max(scores)
        shares = [exp(score - highest) for score in scores]
        sure = (1.0 - UNSURE * float(len(shares))) / sum(shares)
        return [UNSURE + sure * share for share in shares]

    def merit(self, table: Table, seat: int) -> float:
        """By how much the score of the seat is above what the others have together: the logarithm of the odds."""
        if table.over:
            return (self.ended(table, seat) - 0.5) * 2.0 * WON
        known = self.known(table)
        if known is not None:
            return log(max(UNSURE, known[seat]) / max(UNSURE, 1.0 - known[seat]))
        scores = self.scores(table)
        own = scores[seat]
        others = 0.0
        for other in range(len(scores)):
            if other != seat:
                others += exp(min(WON, scores[other] - own))
        return -log(max(exp(-WON), others))


def weighing_again(
    again: Callable[..., Any], kind: type[FittedEvaluator], arguments: tuple[Any, ...] | None, fields: dict[str, Any]
) -> FittedEvaluator:
    """An evaluator as it was, with the weights it had."""
    evaluator = cast("FittedEvaluator", again(kind, arguments, fields))
    evaluator.weigh(evaluator.weights)
    evaluator.reckon(evaluator.numbers)
    return evaluator


def weighed(features: vec[float], weights: vec[float]) -> float:
    score = 0.0
    for at in range(len(weights)):
        score += features[at] * weights[at]
    return score
