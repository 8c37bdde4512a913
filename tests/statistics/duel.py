"""Statistics of random games of 7 Wonders Duel, and the reference they are held against.

    python -m tests.statistics.duel

makes the reference anew, by hand, when rules change on purpose. Its games share nothing with those that are tested but
the rules: table and players draw from Python's own generator, each from a stream of its own.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pentapolis
from pentapolis.games.seven_wonders_duel.terms import CIVILIAN, MILITARY, SCIENTIFIC
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table

GAME = pentapolis.game("seven-wonders-duel")
REFERENCE = Path(__file__).with_name("duel.json")
REFERENCE_GAMES = 1_000_000


def both(state: dict[str, Any], name: str) -> float:
    """How many of these the two cities have together."""
    return float(sum(len(city[name]) for city in state["cities"]))


def lead(t: Table) -> float:
    home, away = t.scores
    return float(home - away)


#: Each of a finished game and its state.
STATISTICS: dict[str, Callable[[Table, dict[str, Any]], float]] = {
    "seat 0 wins": lambda t, state: (0 in t.winners) / len(t.winners),
    "the starter wins": lambda t, state: (state["starter"] in t.winners) / len(t.winners),
    "military victory": lambda t, state: state["victory"] == MILITARY,
    "scientific victory": lambda t, state: state["victory"] == SCIENTIFIC,
    "shared victory": lambda t, state: len(t.winners) == 2,
    "decisions": lambda t, state: state["ply"],
    "points of both": lambda t, state: sum(t.scores),
    "points of both, civilian": lambda t, state: sum(t.scores) if state["victory"] == CIVILIAN else 0,
    "lead squared": lambda t, state: lead(t) ** 2,
    "coins left": lambda t, state: sum(city["coins"] for city in state["cities"]),
    "buildings": lambda t, state: both(state, "buildings"),
    "wonders": lambda t, state: both(state, "raised"),
    "tokens": lambda t, state: both(state, "tokens"),
    "discarded": lambda t, state: len(state["discard"]),
    "distance of the pawn": lambda t, state: abs(state["conflict"]),
    "symbols": lambda t, state: both(state, "symbols"),
    "chain symbols": lambda t, state: sum(city["chains"].bit_count() for city in state["cities"]),
}


class Statistic(NamedTuple):
    """Of so many games."""

    games: int
    mean: float
    variance: float


def statistics(tables: Iterable[Table]) -> dict[str, Statistic]:
    count = 0
    sums = dict.fromkeys(STATISTICS, 0.0)
    squares = dict.fromkeys(STATISTICS, 0.0)
    for t in tables:
        assert t.over
        count += 1
        state = t.state()
        for name, of in STATISTICS.items():
            value = float(of(t, state))
            sums[name] += value
            squares[name] += value * value
    means = {name: sums[name] / count for name in STATISTICS}
    return {
        name: Statistic(count, means[name], (squares[name] / count - means[name] ** 2) * count / (count - 1))
        for name in STATISTICS
    }


def sigmas(found: Statistic, reference: Statistic) -> float:
    """How many standard errors of their difference two means lie apart."""
    error = sqrt(found.variance / found.games + reference.variance / reference.games)
    return (found.mean - reference.mean) / error


class Twister(Rng):
    """Python's own generator in the kernel's terms."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def copy(self) -> Rng:
        raise NotImplementedError

    def state(self) -> str:
        return "twister"


def reference_games(count: int) -> Iterator[Table]:
    dealer, players = Twister(1), Twister(2)
    for _ in range(count):
        t = GAME.set_up(2, GAME.defaults, {}, dealer, False)
        t.settle()
        playout(t, players)
        yield t


def reference() -> dict[str, Statistic]:
    stored: dict[str, list[Any]] = json.loads(REFERENCE.read_text(encoding="utf-8"))
    return {name: Statistic(*numbers) for name, numbers in stored.items()}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else REFERENCE_GAMES
    found = statistics(reference_games(games))
    REFERENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name, statistic in found.items():
        print(f"{name:<26}{statistic.mean:>12.4f} ± {sqrt(statistic.variance / statistic.games):.4f}")


if __name__ == "__main__":
    main()
