"""Judging a position without playing it out: a plain evaluator for every game; what a game brings of its own.

The evaluator of a game is found by the game's slug: the module of that name in `pentapolis.bots.evaluators`, or an
entry point of the group `pentapolis.bots.evaluators`. Either holds an `EVALUATOR`.
"""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from mypy_extensions import mypyc_attr

from pentapolis.kernel.pickled import refilled
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table

MODULES: Final = "pentapolis.bots.evaluators"
ENTRY_POINTS: Final = MODULES  # slug -> Evaluator
ALL_MOVES: Final = 0
ALL_SAMPLES: Final = 0
NO_MARK: Final = -1
MANY: Final = 48  # with more answers than this none is tried: that would take long and say little
HARD_SIMULATIONS: Final = 500  # of the level `hard`, unless the game's manner is another
AHEAD: Final = 0.5  # of the budget of a plan, so much is for the turns after the planned one
# How much of the value of an ended game is its margin: so little that no chance to win is given away for it.
MARGIN: Final = 0.01
USUAL_MARGIN: Final = 10.0  # a lead of so many points is half way to the largest


class Manner:
    """How a search should use an evaluator. Every one of these is a setting of the search too.

    `exploration`: how eagerly to try what looked worse so far, in games won; less where values lie close together.
    `prior_visits`: a new move starts as if it had been tried so often with the evaluator's value.
    `width`: of a decision's moves so many, the best ones as judged, are looked into; 0: all.
    `ordered`: so many, the best ones by `worth`, are judged at all; 0: all.
    `settle`: the turn under way is played out by the evaluator's `settle` before it judges.
    `turn`: the budget is that of a whole turn, not of a decision.
    `keep`: what was found out is kept for the same seat's next decision, unless somebody has learned something.
    `plan`: the strong levels plan whole turns (`pentapolis.bots.plan`) instead of searching.
    `naive`: at so many of their decisions, from 0 to 1, the others play what looks best at first sight.
    `again`: every so many visits the moves of a node are judged again, and those of the decision itself in several
    samples at once: where moves uncover what is hidden, one sample says little. 0: once and for all.
    `hard`: simulations of the level `hard`: fewer where few of them find out most of what there is to be found. Where
    it plans, so many positions of a turn.
    `ahead`: so much of a plan's budget goes into the turns after the planned one.
    `samples`: of a decision, at most; 0: as many as the search has room for. Few where a sample takes long to draw.
    `lanes`: where seats decide in parallel and `apart`, own decisions are planned as a whole (`pentapolis.bots.lane`).
    `through`: what ends where such a phase begins is judged after the phase was played by the evaluator's `hasten`.
    """

    def __init__(
        self,
        exploration: float = 0.35,
        prior_visits: int = 2,
        width: int = ALL_MOVES,
        ordered: int = ALL_MOVES,
        settle: bool = False,
        turn: bool = False,
        keep: bool = False,
        plan: bool = False,
        naive: float = 0.0,
        hard: int = HARD_SIMULATIONS,
        samples: int = ALL_SAMPLES,
        again: int = 0,
        lanes: bool = False,
        through: bool = False,
        ahead: float = AHEAD,
    ) -> None:
        self.exploration = exploration
        self.prior_visits = prior_visits
        self.width = width
        self.ordered = ordered
        self.settle = settle
        self.turn = turn
        self.keep = keep
        self.plan = plan
        self.naive = naive
        self.hard = hard
        self.samples = samples
        self.again = again
        self.lanes = lanes
        self.through = through
        self.ahead = ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Base of all evaluators, and the default: a seat's share of what it and its best opponent score."""

    def value(self, table: Table, seat: int) -> float:
        """How good the position is for the seat: 1 it wins, 0 it loses, a shared victory is shared."""
        if table.over:
            return self.ended(table, seat)
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

    def ended(self, table: Table, seat: int) -> float:
        """The value of the end: who won; and where that is decided, by how much."""
        return outcome(table, seat) * (1.0 - MARGIN) + self.margin(table, seat) * MARGIN

    def margin(self, table: Table, seat: int) -> float:
        """By how much an ended game was won or lost: 1 could not be better, 0 not worse."""
        scores = table.scores
        lead = float(scores[seat] - max([scores[other] for other in range(table.seats) if other != seat]))
        return 0.5 + 0.5 * lead / (abs(lead) + USUAL_MARGIN)

    def __reduce__(self) -> tuple[Any, ...]:
        return refilled(self)

    # --- how a search should use it -------------------------------------------------------------------------------

    def manner(self) -> Manner:
        """The settings of a search that asks this evaluator."""
        return Manner()

    def settle(self, table: Table, seat: int, rng: Rng) -> None:
        """Play what the seat is in the middle of to its end, by a cheap policy: half a turn is hard to judge.

        The table is the search's own. Stop before anybody else decides.
        """

    def worth(self, table: Table, seat: int, moves: list[int]) -> list[float]:
        """A guess at every move without playing it, the higher the better: which of very many to judge at all."""
        return [0.0] * len(moves)

    # --- how a plan should use it -----------------------------------------------------------------------------------

    def turn(self, table: Table) -> int:
        """Whose turn it is: others may be asked something in the middle of it. -1 when the game is over."""
        return -1 if table.over else table.to_act[0]

    def pending(self, table: Table, asked: int) -> bool:
        """Is the decision that `asked` owes an answer to something, not the next step of a turn?"""
        return asked != self.turn(table)

    def reply(self, table: Table, seat: int, moves: list[int]) -> int:
        """A quick answer to a pending decision: the move after which the seat likes the position best."""
        if len(moves) == 1 or len(moves) > MANY:
            return moves[0]
        best = moves[0]
        best_value = 0.0
        for move in moves:
            trial = table.copy()
            trial.make(seat, move)
            value = self.value(trial, seat)
            if value > best_value:
                best = move
                best_value = value
        return best

    def merit(self, table: Table, seat: int) -> float:
        """The value on a scale without ends: where a game looks decided, plans still differ."""
        return self.value(table, seat)

    def promise(self, table: Table, seat: int) -> float:
        """What the rest of its turn may still be worth to the seat, in merit: which plans to follow further."""
        return 0.0

    def mark(self, table: Table, seat: int) -> int:
        """A number that tells positions of the seat's turn apart, so that each is followed once; NO_MARK: unknown."""
        return NO_MARK

    # --- seats that decide in parallel ------------------------------------------------------------------------------

    def apart(self, table: Table) -> bool:
        """While seats decide in parallel: does what each decides leave the others' prospects as they are?

        A search then follows the parallel decisions of its own seat only.
        """
        return False

    def take_back(self, table: Table, seat: int) -> None:
        """While seats decide in parallel: let those decide again whose decisions the seat does not know.

        A resampled table holds any that are possible; bots look for those that make sense.
        """

    def hold(self, table: Table, seat: int) -> None:
        """In a phase that is played apart: keep it from ending when the seat has decided all, the others too.

        So plans of the seat can be judged without the chance that comes after the phase. The table is the search's own.
        """

    def concluded(self, table: Table, seat: int) -> float:
        """The merit once the seat has decided all of a phase that is played apart, with what its end brings."""
        return self.merit(table, seat)

    def hasten(self, table: Table, seat: int, known: dict[Any, list[int]]) -> None:
        """Where a phase begins that is played apart: make all its decisions, quickly, as the seat may expect them.

        What comes after it must not begin. `known` is remembered during a search. The table is the search's own.
        """


def outcome(table: Table, seat: int) -> float:
    """What the end of the game is worth to a seat, whatever the margin."""
    if seat in table.winners:
        return 1.0 / len(table.winners)
    return 0.0


DEFAULT: Final = Evaluator()
_KNOWN: Final[dict[str, Evaluator]] = {}


def register_evaluator(slug: str, evaluator: Evaluator) -> None:
    """Judge the game called `slug` by this evaluator from now on."""
    _KNOWN[slug] = evaluator


def evaluator_for(slug: str) -> Evaluator:
    """The evaluator of a game; the default one for games that have none."""
    known = _KNOWN.get(slug)
    if known is not None:
        return known
    found: object = DEFAULT
    module = f"{MODULES}.{slug.replace('-', '_')}"
    if find_spec(module) is not None:
        found = import_module(module).EVALUATOR
    else:
        for point in entry_points(group=ENTRY_POINTS):
            if point.name == slug:
                found = point.load()
    if not isinstance(found, Evaluator):
        raise ValueError(f"what is offered as the evaluator of {slug} is {type(found).__name__}, no Evaluator")
    register_evaluator(slug, found)
    return found
