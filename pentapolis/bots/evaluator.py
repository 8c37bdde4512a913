"""Judging a position without playing it out; one evaluator for each game, a plain one for all others."""

from importlib import import_module
from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.kernel.table import Table

# How eagerly a search tries what looked worse so far, in units of "games won".
EXPLORATION: Final = 0.35
ALL_MOVES: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Base of all evaluators, and the default: a seat's share of what it and its best opponent score."""

    def value(self, table: Table, seat: int) -> float:
        """How good the position is for the seat: 1 it wins, 0 it loses, a shared victory is shared."""
        if table.over:
            return outcome(table, seat)
        return self.estimate(table, seat)

    def values(self, table: Table) -> list[float]:
        """The value for every seat."""
        return [self.value(table, seat) for seat in range(table.seats)]

    def estimate(self, table: Table, seat: int) -> float:
        """The value while the game goes on. This is what a game's evaluator overrides."""
        scores = table.scores
        own = scores[seat]
        rival = max(scores[other] for other in range(table.seats) if other != seat)
        # Ten more on both sides: one point against none at the beginning says little.
        return 0.5 + 0.5 * (own - rival) / (abs(own) + abs(rival) + 10)

    # --- how a search should use it -------------------------------------------------------------------------------

    def exploration(self) -> float:
        """How eagerly to try what looked worse: less for an evaluator whose values lie close together."""
        return EXPLORATION

    def width(self) -> int:
        """How many moves of a decision, the best by this judgement, are worth looking into; 0 for all."""
        return ALL_MOVES

    def apart(self, table: Table) -> bool:
        """While seats decide in parallel: does what each decides leave the others' prospects as they are?

        A search then follows the parallel decisions of its own seat only.
        """
        return False

    def take_back(self, table: Table, seat: int) -> None:
        """While seats decide in parallel: let those decide again whose decisions the seat does not know.

        A resampled table holds any that are possible; bots look for those that make sense.
        """


def outcome(table: Table, seat: int) -> float:
    """What the end of the game is worth to a seat."""
    if seat in table.winners:
        return 1.0 / len(table.winners)
    return 0.0


DEFAULT: Final = Evaluator()
_KNOWN: Final[dict[str, Evaluator]] = {}
_BUILT_IN: Final = {
    "seven-wonders-duel": "pentapolis.bots.evaluators.seven_wonders_duel",
    "empires-end": "pentapolis.bots.evaluators.empires_end",
}


def register_evaluator(slug: str, evaluator: Evaluator) -> None:
    """Judge the game called `slug` by this evaluator from now on."""
    _KNOWN[slug] = evaluator


def evaluator_for(slug: str) -> Evaluator:
    """The evaluator of a game; the default one for games that have none."""
    known = _KNOWN.get(slug)
    if known is not None:
        return known
    where = _BUILT_IN.get(slug)
    if where is None:
        return DEFAULT
    found = import_module(where).EVALUATOR
    assert isinstance(found, Evaluator)
    register_evaluator(slug, found)
    return found
