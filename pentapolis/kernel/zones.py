"""Zones: places where things lie, and who sees them.

A game declares every place that may hide something. Whatever a zone does not show is hidden: `Table.seen` answers
"unknown" and `Table.resample` redraws it. A new zone is therefore hidden until somebody says otherwise.

What a seat knows of hidden things without seeing them is said in three ways, the first that is enough:
- `Zone.lot`: which hidden things can lie in each other's places at all (its own discards, shuffled into its own deck);
- `Zone.narrow` and `Zone.fits`: what everybody knows that cannot lie in a place (only events in the pile of events);
- `Clue`, by `Table.clues`: a thing that the seat knows to lie in one of some places (the event it prepared itself).
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

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
    """A row of places. Things of the same `back` cannot be told apart from outside."""

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

    def lot(self, t: T, place: int, seat: int) -> int:
        """Hidden things of one lot are redrawn among each other: all of one back, or fewer where the seat knows more.

        Numbered across all zones, as backs are.
        """
        return self.back(t, place)

    def narrow(self, t: T) -> bool:
        """Are there things of its lots that cannot lie in this zone now? Then `fits` is asked."""
        return False

    def fits(self, t: T, place: int, item: int) -> bool:
        """In a narrow zone: can this thing lie there, as far as everybody knows?"""
        return True

    def put(self, t: T, place: int, item: int) -> None:
        """Lay another thing of the same lot there (a resampled copy does this)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Zone[T]):
    """A stack that lies face down and nobody knows, all of one lot. It is redrawn as a whole, which is quick."""

    def things(self, t: T) -> list[int]:
        """What lies there, in a list of its own, the place dealt first in front."""
        raise NotImplementedError

    def lay(self, t: T, things: list[int]) -> None:
        """Lay as many others of the same lot there."""
        raise NotImplementedError

    def size(self, t: T) -> int:
        return len(self.things(t))

    def item(self, t: T, place: int) -> int:
        return self.things(t)[place]

    def put(self, t: T, place: int, item: int) -> None:
        things = self.things(t)
        things[place] = item
        self.lay(t, things)


class Clue:
    """Something a seat knows of a hidden thing: it lies in one of these places, and the seat does not know in which.

    Where there are several equal things, a clue speaks of one of them; two clues of the same thing speak of two.
    """

    def __init__(self, item: int) -> None:
        self.item = item
        self.zones: list[Zone[Any]] = []
        self.first: list[int] = []
        self.last: list[int] = []  # one past the last place

    def within(self, zone: "Zone[Any]", first: int, last: int) -> "Clue":
        """It may lie in these places of the zone, from `first` to before `last`."""
        if first < last:
            self.zones.append(zone)
            self.first.append(first)
            self.last.append(last)
        return self

    def only_in(self, zone: "Zone[Any]") -> bool:
        """Can it lie in no other zone?"""
        return all(other is zone for other in self.zones)
