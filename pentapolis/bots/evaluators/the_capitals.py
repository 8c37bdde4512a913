"""Judging a position of The Capitals: prestige so far, the World's Fairs to come, and what the city will still bring.

How much each feature says about the victory at the beginning, in the middle and at the end of the game, and what a step
on each track is worth, is in `the_capitals.toml`.
"""

from typing import Any, Final

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.evaluators.the_capitals_city import NAMES, features
from pentapolis.bots.evaluators.the_capitals_outlook import Outlook
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import BUILDING_PHASE, POLITICS_PHASE, ROUNDS
from pentapolis.kernel.table import Table

EXPLORATION: Final = 0.1
WIDTH: Final = 12
MOST_OUTLOOKS: Final = 4  # that are remembered


class CapitalsEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by the points it may expect."""

    def __init__(self, name: str, names: list[str]) -> None:
        self.outlooks: list[Outlook] = []
        super().__init__(name, names)

    def __reduce__(self) -> tuple[Any, ...]:
        again, (inner, kind, arguments, fields) = super().__reduce__()
        del fields["outlooks"]
        return again, (inner, kind, arguments, fields)

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True)

    def reckon(self, numbers: dict[str, float]) -> None:
        super().reckon(numbers)
        self.outlooks = []

    def outlook(self, table: Capitals) -> Outlook:
        edition = table.edition
        for known in self.outlooks:
            if known.edition is edition:
                return known
        made = Outlook(edition, self.numbers)
        self.outlooks = [made, *self.outlooks[: MOST_OUTLOOKS - 1]]
        return made

    def left(self, table: Table) -> float:
        assert isinstance(table, Capitals)
        # In politics the whole round lies ahead, in building most of it.
        part = 1.0 if table.phase == POLITICS_PHASE else 0.7 if table.phase == BUILDING_PHASE else 0.3
        return (float(ROUNDS - table.round) + part) / float(ROUNDS)

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, Capitals)
        return features(table, self.outlook(table), self.numbers["cube"])


EVALUATOR: Final = CapitalsEvaluator("the_capitals", NAMES)
