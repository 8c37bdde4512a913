"""Zones: places where things lie, and who sees them.

A game declares every place that may hide something. Whatever a zone does not show is hidden: `Table.seen` answers
"unknown" and `Table.resample` redraws it. A new zone is therefore hidden until somebody says otherwise.
"""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from pentapolis.kernel.table import Table

T = TypeVar("T", bound="Table")

EMPTY: Final = -1  # nothing lies there
UNKNOWN: Final = -2  # something lies there that the seat cannot know
NOBODY: Final = 0
EVERYBODY: Final = -1  # all bits: every seat, and spectators too


def only(seat: int) -> int:
    """The mask of a place that one seat alone sees."""
    return 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Generic[T]):
    """A row of places. Things of the same `back` cannot be told apart from outside and are redrawn together."""

    name: str = ""

    def size(self, t: T) -> int:
        raise NotImplementedError

    def item(self, t: T, place: int) -> int:
        """What lies there, or EMPTY."""
        raise NotImplementedError

    def seers(self, t: T, place: int) -> int:
        """One bit for each seat that knows the thing, or EVERYBODY."""
        return NOBODY

    def back(self, t: T, place: int) -> int:
        """What anybody can see of a hidden thing there; numbered across all zones of the game."""
        raise NotImplementedError

    def put(self, t: T, place: int, item: int) -> None:
        """Lay another thing of the same back there (a resampled copy does this)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Zone[T]):
    """A stack that lies face down and nobody knows, all of one back. It is redrawn as a whole, which is quick."""

    def things(self, t: T) -> list[int]:
        """What lies there, in a list of its own, the place dealt first in front."""
        raise NotImplementedError

    def lay(self, t: T, things: list[int]) -> None:
        """Lay as many others of the same back there."""
        raise NotImplementedError

    def size(self, t: T) -> int:
        return len(self.things(t))

    def item(self, t: T, place: int) -> int:
        return self.things(t)[place]

    def put(self, t: T, place: int, item: int) -> None:
        things = self.things(t)
        things[place] = item
        self.lay(t, things)
