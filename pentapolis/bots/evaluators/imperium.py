"""Judging a position of Imperium: points so far, and the engine that will bring more.

The engine is the deck: what its cards bring, as `imperium_cards` reads them, and how many of them are in the way; the
abilities of the cards in play; and what is still to come of nation deck, developments, quests and journey. Beside it
stands what can be done at once: this turn's hand and tokens, where the turn is still to come or under way, and the next
hand as far as it is known. How much each of these says about the victory at the beginning, in the middle and at the end
of the game is in `imperium.toml`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.evaluators.imperium_features import NAMES, dallying, left_of, look_at_all, weigh_all
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import CLEAN_UP
from pentapolis.games.imperium.vocabulary import DONE, END
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table

EXPLORATION: Final = 0.08
WIDTH: Final = 8
HARD: Final = 300  # positions of a turn
AHEAD: Final = 0.0  # the draws of the next turns say little about this one
SAMPLES: Final = 32  # to draw one takes as long as twenty judgements
MOST_STEPS: Final = 40  # decisions of the rest of a turn
WORST: Final = -1e9
UNTRIED: Final = 1e9
NOBODY: Final = -1
MODULUS: Final = 1 << 54


class ImperiumEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by what its nation is and has."""

    def manner(self) -> Manner:
        return Manner(
            exploration=EXPLORATION,
            width=WIDTH,
            settle=True,
            turn=True,
            keep=True,
            plan=True,
            hard=HARD,
            samples=SAMPLES,
            ahead=AHEAD,
        )

    def left(self, table: Table) -> float:
        assert isinstance(table, Imperium)
        return left_of(table)

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, Imperium)
        return look_at_all(table)

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]

    def scores(self, table: Table) -> list[float]:
        assert isinstance(table, Imperium)
        left = left_of(table)
        return weigh_all(table, left, self.weights_at(left))

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
        gains: dict[int, float] = {}
        while left and not table.over and table.turn == whose and table.phase != CLEAN_UP:
            left -= 1
            asked = table.to_act[0]
            moves = table.legal(asked)
            if len(moves) > 1 and moves[-1] == END.base:
                table.make(asked, self.next_of_turn(table, asked, moves, gains))
            else:
                table.make(asked, self.reply(table, asked, moves))

    def next_of_turn(self, table: Table, seat: int, moves: list[int], gains: dict[int, float]) -> int:
        """The next card or ability. `gains`: what each brought when it was last tried, which is tried again only where
        that would make it the best one.
        """
        now = self.merit(table, seat)
        best = moves[-1]
        most = WORST
        for move in sorted(moves, key=lambda one: -gains.get(one, UNTRIED)):
            if now + gains.get(move, UNTRIED) <= most:
                break
            trial = table.copy()
            trial.make(seat, move)
            found = self.merit(trial, seat)
            gains[move] = found - now
            if found > most:
                best = move
                most = found
        return best

    def reply(self, table: Table, seat: int, moves: list[int]) -> int:
        assert isinstance(table, Imperium)
        best = moves[0]
        if len(moves) == 1:
            return best
        most = WORST
        for move in moves:
            trial: Table = table
            if move != DONE.base or table.phase != CLEAN_UP:  # after which cards are drawn: they are chance
                trial = table.copy()
                trial.make(seat, move)
            found = self.merit(trial, seat)
            if found > most:
                best = move
                most = found
        return best

    def turn(self, table: Table) -> int:
        """The clean-up is nobody's turn: what it draws is chance, and its decisions are judged by themselves."""
        assert isinstance(table, Imperium)
        return NOBODY if table.over or table.phase == CLEAN_UP else int(table.turn)

    def mark(self, table: Table, seat: int) -> int:
        """Cards played in another order come to the same: where they lie counts, not in which order."""
        assert isinstance(table, Imperium)
        p = table.players[seat]
        found: i64 = 0
        for card in p.hand:
            found += scattered(card, 1)
        for card in p.area:
            found += scattered(card, 2)
        for card in p.discard:
            found += scattered(card, 3)
        for card in p.history:
            found += scattered(card, 4)
        for card in p.exhausted:
            found += scattered(card, 5)
        for under in p.garrisons.values():
            for card in under:
                found += scattered(card, 6)
        for card in table.market:
            found += scattered(card, 7)
        for move in table.legal(seat):
            found += scattered(move, 8)
        for other in table.players:
            for count in (other.materials, other.population, other.progress, other.actions, other.exhaust):
                found = (found * 31 + count) % MODULUS
            found = (found * 31 + len(other.hand)) % MODULUS
        return found


def scattered(thing: i64, place: i64) -> i64:
    """A number for a thing at a place: sums of such numbers differ wherever the things do."""
    return ((thing + 3) * (thing + 3) * 7919 + place * 104729 * (thing + 11)) * 2654435 % MODULUS


EVALUATOR: Final = ImperiumEvaluator("imperium", NAMES)
