"""The agenda's entries: what happens next is a stack of these, never a callback.

Steps hold ids and numbers and never change, so a table can be copied, stored and searched at any decision. Games
build theirs once, at import, and look them up.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason

if TYPE_CHECKING:
    from pentapolis.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something the rules do by themselves."""

    waits: bool = False

    def run(self, t: T) -> None:
        raise NotImplementedError

    def label(self) -> str:
        """The step's name and numbers; equal labels mean equal steps."""
        return type(self).__name__

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[T]):
    """Something the rules do for one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def label(self) -> str:
        return f"{type(self).__name__}({self.seat})"


class RanOut(Step["Table"]):
    """Lies at the bottom of every agenda: rules that reach it forgot to say what happens next."""

    def run(self, t: "Table") -> None:
        raise RuntimeError(f"{t.game.slug}: nothing is left to happen, but the game is not over")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(SeatStep[T]):
    """Something a seat must choose. `why_not` and `moves` must ask the same checks.

    `pause`: the kernel plays a decision with exactly one legal move by itself, unless the pause matters (a secret
    bid, the end of a turn, a defence whose absence would tell something).
    """

    question: str = ""  # message id of what the seat is asked
    pause: bool = False
    quick: bool = False  # has a `pick` of its own

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.waits = True
        # What a class of interpreted Python says in its body, compiled code finds only in the instance.
        self.question = getattr(self, "question")  # noqa: B009
        self.pause = getattr(self, "pause")  # noqa: B009
        self.quick = getattr(self, "quick")  # noqa: B009

    def run(self, t: T) -> None:
        """Ask the seat. The decision stays on top of the agenda; one that leaves no choice is played at once."""
        answers = self.moves(t, self.seat)
        if len(answers) == 1 and not self.pause:
            t.agenda.pop()
            self.play(t, self.seat, answers[0])
        elif not answers and t.sampled:
            t.drop(t.agenda)
        else:
            t.asked = self
            t.answers = answers

    def moves(self, t: T, seat: int) -> list[int]:
        """The legal moves, in an order that depends on nothing but what the seat can see."""
        raise NotImplementedError

    def why_not(self, t: T, seat: int, move: int) -> Reason | None:
        """None for a legal move, else the rule that forbids it."""
        raise NotImplementedError

    def play(self, t: T, seat: int, move: int) -> None:
        """Do a legal move. The decision is off the agenda already."""
        raise NotImplementedError

    # Random play asks most decisions only for one move. A decision that is asked millions of times can say
    # `quick = True` and have a `pick` that does not list the moves; it must pick what the list would have given.

    def pick(self, t: T, seat: int, rng: Rng) -> int:
        """`moves[rng.below(len(moves))]`."""
        legal = self.moves(t, seat)
        return legal[rng.below(len(legal))]

    def details(self, t: T) -> dict[str, Any]:
        """The arguments of the question. Everybody may read them."""
        return {}

    def says(self, t: T, seat: int, move: int) -> dict[str, Any] | None:
        """What a move means as an answer to this question, by `kernel.sentences`; None: what it always means.

        It is asked of legal moves and of those that `Game.thinkable` names, and shown to the seat that decides.
        """
        return None
