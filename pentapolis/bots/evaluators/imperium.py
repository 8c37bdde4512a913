"""Judging a position of Imperium: points so far, and the engine that will bring more.

The engine is the deck: what its cards bring, as `imperium_cards` reads them, and how many of them are in the way; the
abilities of the cards in play; and what is still to come of nation deck, developments, quests and journey. Beside it
stands what can be done at once: this turn's hand and tokens, where the turn is still to come or under way, and the next
hand as far as it is known. How much each of these says about the victory at the beginning, in the middle and at the end
of the game is in `imperium.toml`.
"""

from typing import Final

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.evaluators.imperium_features import NAMES, left_of, look_at_all
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.imperium.table import Imperium
from pentapolis.kernel.table import Table

EXPLORATION: Final = 0.08
WIDTH: Final = 8
HARD: Final = 400  # simulations of a turn
SAMPLES: Final = 32  # to draw one takes as long as twenty judgements


class ImperiumEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by what its nation is and has."""

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True, turn=True, hard=HARD, samples=SAMPLES)

    def left(self, table: Table) -> float:
        assert isinstance(table, Imperium)
        return left_of(table)

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, Imperium)
        return look_at_all(table)

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]


EVALUATOR: Final = ImperiumEvaluator("imperium", NAMES)
