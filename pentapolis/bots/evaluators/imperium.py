"""Judging a position of Imperium: points so far, and the engine that will bring more.

The engine is the deck: what its cards bring, as `imperium_cards` reads them, and how many of them are in the way; the
abilities of the cards in play; and what is still to come of nation deck, developments, quests and journey. Beside it
stands what can be done at once: this turn's hand and tokens, where the turn is still to come or under way, and the next
hand as far as it is known. How much each of these says about the victory at the beginning, in the middle and at the end
of the game is in `imperium.toml`.
"""

from math import exp
from typing import Final

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.evaluators.imperium_features import NAMES, dallying, left_of, look_at_all
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import CLEAN_UP
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table

EXPLORATION: Final = 0.08
WIDTH: Final = 8
HARD: Final = 250  # simulations of a turn
SAMPLES: Final = 32  # to draw one takes as long as twenty judgements
MOST_STEPS: Final = 40  # decisions of the rest of a turn
WORST: Final = -1e9


class ImperiumEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by what its nation is and has."""

    def manner(self) -> Manner:
        return Manner(
            exploration=EXPLORATION, width=WIDTH, settle=True, keep=True, turn=True, hard=HARD, samples=SAMPLES
        )

    def left(self, table: Table) -> float:
        assert isinstance(table, Imperium)
        return left_of(table)

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, Imperium)
        return look_at_all(table)

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]

    def values(self, table: Table) -> list[float]:
        assert isinstance(table, Imperium)
        found = super().values(table)
        if not table.over:
            found[table.turn] *= exp(-dallying(table))
        return found

    def merit(self, table: Table, seat: int) -> float:
        assert isinstance(table, Imperium)
        found = super().merit(table, seat)
        return found - dallying(table) if not table.over and table.turn == seat else found

    # --- the turn as a whole ----------------------------------------------------------------------------------------

    def settle(self, table: Table, seat: int, rng: Rng) -> None:
        """Play the turn up to its clean-up, or what is left of a solstice, every decision by what looks best after it.

        What the clean-up draws is chance, which would only blur what the turn was worth.
        """
        assert isinstance(table, Imperium)
        whose = table.turn
        left = MOST_STEPS
        while left and not table.over and table.turn == whose and table.phase != CLEAN_UP:
            left -= 1
            asked = table.to_act[0]
            table.make(asked, self.at_first_sight(table, asked))

    def at_first_sight(self, table: Table, seat: int) -> int:
        """The move after which the seat is best off."""
        moves = table.legal(seat)
        best = moves[0]
        if len(moves) == 1:
            return best
        most = WORST
        for move in moves:
            trial = table.copy()
            trial.make(seat, move)
            found = self.merit(trial, seat)
            if found > most:
                best = move
                most = found
        return best


EVALUATOR: Final = ImperiumEvaluator("imperium", NAMES)
