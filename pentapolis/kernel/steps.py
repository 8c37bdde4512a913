"""The agenda's entries: what happens next is a stack of these, never a callback.

Steps hold ids and numbers and never change, so a table can be copied, stored and searched at any decision. Games
build theirs once, at import, and look them up.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """Something a seat must choose. `why_not` and `moves` must ask the same checks.

    `pause`: the kernel plays a decision with exactly one legal move by itself, unless the pause matters (a secret
    bid, the end of a turn, a defence whose absence would tell something).
    """

    question: str = ""  # message id of what the seat is asked
    pause: bool = False

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.waits = True

    def moves(self, t: T, seat: int) -> list[int]:
        """The legal moves, in an order that depends on nothing but what the seat can see."""
        raise NotImplementedError

    def why_not(self, t: T, seat: int, move: int) -> Reason | None:
        """None for a legal move, else the rule that forbids it."""
        raise NotImplementedError

    def play(self, t: T, seat: int, move: int) -> None:
        """Do a legal move. The decision is off the agenda already."""
        raise NotImplementedError

    def label(self) -> str:
        return f"{type(self).__name__}({self.seat})"
