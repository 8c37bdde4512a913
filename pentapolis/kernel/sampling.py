"""Samples: what a seat does not see of a table is laid again, in one of the ways in which it could lie."""

from typing import TYPE_CHECKING, Any, Final

from pentapolis.kernel.rng import Rng, shuffle
from pentapolis.kernel.zones import EMPTY, EVERYBODY, UNKNOWN, Clue, Pile, Zone

if TYPE_CHECKING:
    from pentapolis.kernel.table import Table

WHOLE: Final = -1  # all places of a pile


class Spots:
    """The places whose thing a seat does not see: the number of the zone, the place (WHOLE: a pile), and the lot."""

    def __init__(self) -> None:
        self.zones: list[int] = []
        self.places: list[int] = []
        self.lots: list[int] = []

    def add(self, zone: int, place: int, lot: int) -> None:
        self.zones.append(zone)
        self.places.append(place)
        self.lots.append(lot)


def lay_again(table: "Table", t: "Table", seat: int, rng: Rng) -> bool:
    """In the copy `t` of a table lay all that the seat does not see again, within each lot.

    False when what is left at last does not fit where there is room.
    """
    lots: list[int] = []
    hidden: list[list[int]] = []  # for each lot: the things that may lie anywhere in it
    spots = Spots()
    narrow = False
    for number, zone in enumerate(table.game.zones):
        size = zone.size(t)
        if isinstance(zone, Pile):
            if size:
                lot = _number_of(zone.lot(t, 0, seat), lots, hidden)
                hidden[lot].extend(zone.things(t))
                spots.add(number, WHOLE, lot)
        else:
            for place in range(size):
                item = zone.item(t, place)
                if item == EMPTY:
                    continue
                seers = zone.seers(t, place)
                if seers == EVERYBODY or seers >> seat & 1:
                    continue
                lot = _number_of(zone.lot(t, place, seat), lots, hidden)
                hidden[lot].append(item)
                spots.add(number, place, lot)
        narrow = narrow or zone.narrow(t)
    for things in hidden:
        shuffle(things, rng)
    if hidden:
        clues = table.clues(seat)
        if clues or narrow:
            return _lay_knowing(table, t, spots, hidden, clues, rng)
        _lay(table, t, spots, hidden)
    return True


def _number_of(lot: int, lots: list[int], hidden: list[list[int]]) -> int:
    """The place of a lot among those found so far."""
    if lot not in lots:
        lots.append(lot)
        hidden.append([])
    return lots.index(lot)


def _lay(table: "Table", t: "Table", spots: Spots, hidden: list[list[int]]) -> None:
    zones = table.game.zones
    for at in range(len(spots.zones)):
        zone = zones[spots.zones[at]]
        things = hidden[spots.lots[at]]
        if isinstance(zone, Pile):
            size = zone.size(table)
            zone.lay(t, things[-size:])
            del things[-size:]
        else:
            zone.put(t, spots.places[at], things.pop())


def _lay_knowing(
    table: "Table", t: "Table", spots: Spots, hidden: list[list[int]], clues: list[Clue], rng: Rng
) -> bool:
    """The same where the seat knows more: first what it has clues of, then narrow zones, then the rest.

    False when a thing or a place finds nothing that fits. Where what fits is nested (as in what came into a deck
    later and later) every possible way is equally likely.
    """
    zones = table.game.zones
    # For each zone and place: the lot of the thing hidden there, and the thing once it is laid there.
    lot_of = [[EMPTY] * zone.size(table) for zone in zones]
    laid = [[UNKNOWN] * len(places) for places in lot_of]
    for at in range(len(spots.zones)):
        places = lot_of[spots.zones[at]]
        if spots.places[at] == WHOLE:
            for place in range(len(places)):
                places[place] = spots.lots[at]
        else:
            places[spots.places[at]] = spots.lots[at]
    if not _lay_clues(zones, clues, lot_of, laid, hidden, rng):
        return False
    for narrow in (True, False):
        for number, zone in enumerate(zones):
            if zone.narrow(table) != narrow:
                continue
            lots_here = lot_of[number]
            things_here = laid[number]
            for place in range(len(lots_here)):
                if lots_here[place] == EMPTY or things_here[place] != UNKNOWN:
                    continue
                things = hidden[lots_here[place]]
                at = len(things) - 1
                while at >= 0 and narrow and not zone.fits(table, place, things[at]):
                    at -= 1
                if at < 0:
                    return False
                things_here[place] = things.pop(at)
    for number, zone in enumerate(zones):
        things_here = laid[number]
        if isinstance(zone, Pile):
            if things_here:
                zone.lay(t, things_here)
            continue
        for place in range(len(things_here)):
            if things_here[place] != UNKNOWN:
                zone.put(t, place, things_here[place])
    return True


def _lay_clues(
    zones: list[Zone[Any]],
    clues: list[Clue],
    lot_of: list[list[int]],
    laid: list[list[int]],
    hidden: list[list[int]],
    rng: Rng,
) -> bool:
    """Lay each thing that there is a clue of in one of its places, the one with the fewest first."""
    rooms = [_room(zones, clue, lot_of, laid, hidden) for clue in clues]
    for number in sorted(range(len(clues)), key=lambda number: len(rooms[number])):
        item = clues[number].item
        room = _room(zones, clues[number], lot_of, laid, hidden)  # anew: another clue may have filled a place
        if not room:
            return False
        zone, place = room[rng.below(len(room))]
        laid[zone][place] = item
        hidden[lot_of[zone][place]].remove(item)
    return True


def _room(
    zones: list[Zone[Any]], clue: Clue, lot_of: list[list[int]], laid: list[list[int]], hidden: list[list[int]]
) -> list[tuple[int, int]]:
    """The places where the thing of a clue can still be laid, as number of the zone and place."""
    found: list[tuple[int, int]] = []
    for number in range(len(clue.zones)):
        at = zones.index(clue.zones[number])
        for place in range(clue.first[number], clue.last[number]):
            lot = lot_of[at][place]
            if lot != EMPTY and laid[at][place] == UNKNOWN and clue.item in hidden[lot]:
                found.append((at, place))
    return found
