"""Laws of what a seat does not see: samples of it, and what the seat knows nevertheless."""

from typing import Any

from pentapolis.kernel import pointing
from pentapolis.kernel.conformance.comparing import (
    MOST_PLIES,
    Snapshot,
    broken,
    difference,
    lines_of,
    play_out,
    same,
    view_of,
    who,
)
from pentapolis.kernel.pointing import Pointing
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import UNKNOWN, Clue, Zone


def resamples(table: Table, rng: Rng, most: int = MOST_PLIES) -> list[bool]:
    """For each seat: resampling keeps what the seat knows, redraws what comes, and leaves the table alone.

    The resampled table is played to the end: it must be a table that could really be. Returns, for each seat
    from which things are hidden that can lie in another way, whether they did after resampling.
    """
    before = Snapshot(table)
    redrawn: list[bool] = []
    for seat in range(table.seats):
        again = rng.copy()
        twin = table.resample(seat, rng)
        # Where a question fell away, the game has gone on in the sample: what is compared is how it lay before.
        shown = table.redrawn(seat, again) if twin.fallen else twin
        for reader in (seat, None):
            what = difference(view_of(table, reader), view_of(shown, reader), "view")
            what = what or difference(lines_of(table.log(reader)), lines_of(shown.log(reader)), "log")
            if what:
                raise broken("resample", table, f"resampling for seat {seat} shows to {who(reader)}: {what}")
        what = difference(table.to_act, shown.to_act, "to_act")
        what = what or difference(table.moves(seat), shown.moves(seat), "moves")
        what = what or difference(_refusals(table, seat), _refusals(shown, seat), "refusals")
        what = what or difference(table.game.thinkable(table, seat), shown.game.thinkable(shown, seat), "thinkable")
        what = what or difference(_answers(table, seat), _answers(shown, seat), "what things answer")
        what = what or difference(table.census(), twin.census(), "census")
        what = what or _unanswered(twin)
        if what:
            raise broken("resample", table, f"resampling for seat {seat} shows: {what}")
        if twin.rng.state() == table.rng.state():
            raise broken("resample", table, f"resampling for seat {seat} keeps the chances to come")
        if _can_lie_otherwise(table, seat):
            besides = {"rng": "", "script": ""}  # these are always other ones
            redrawn.append({**twin.state(), **besides} != {**table.state(), **besides})
        play_out("resample", table, twin, rng, most, f"a table resampled for seat {seat}")
        same("resample", table, before, Snapshot(table), f"resampling for seat {seat} changed the table itself")
    return redrawn


def _unanswered(table: Table) -> str:
    owing = [seat for seat in table.to_act if not table.moves(seat)]
    return f"seat {owing[0]} is asked a question without an answer" if owing else ""


def _can_lie_otherwise(table: Table, seat: int) -> bool:
    """Does the seat not know where two different things of one lot lie?"""
    hidden: dict[int, set[int]] = {}
    for zone in table.game.zones:
        for place in range(zone.size(table)):
            if table.seen(zone, place, seat) == UNKNOWN:
                hidden.setdefault(zone.lot(table, place, seat), set()).add(zone.item(table, place))
    return any(len(things) > 1 for things in hidden.values())


def _refusals(table: Table, seat: int) -> list[str]:
    return [repr(table.why_not(seat, move)) for move in range(table.game.vocabulary.size)]


def _answers(table: Table, seat: int) -> dict[str, str]:
    told = pointing.refusals(Pointing(table, seat))
    return {thing.key: repr(reason) for reason, things in told.items() for thing in things}


def knowledge(table: Table, rng: Rng) -> None:
    """For each seat: clues are true and hidden things lie where they fit, in the table and after resampling.

    The table itself is plausible. A sample has the same clues, and in every place a thing of the same lot as before.
    """
    for seat in range(table.seats):
        what = _untrue(table, seat) or _implausible(table, seat)
        if what:
            raise broken("knowledge", table, f"seat {seat}: {what}")
        twin = table.redrawn(seat, rng)
        what = _untrue(twin, seat)
        if what:
            raise broken("knowledge", table, f"seat {seat} after resampling: {what}")
        what = difference(_clues(table, seat), _clues(twin, seat), "clues")
        what = what or difference(_lots(table, seat), _lots(twin, seat), "lots")
        if what:
            raise broken("knowledge", table, f"resampling for seat {seat} changes what it knows: {what}")


def _hidden(table: Table, zone: Zone[Any], seat: int) -> list[int]:
    """The places of a zone whose thing the seat does not see."""
    return [place for place in range(zone.size(table)) if table.seen(zone, place, seat) == UNKNOWN]


def _untrue(table: Table, seat: int) -> str:
    """The first thing the seat is told that is not so."""
    return _untrue_clue(table, seat) or _misfit(table, seat)


def _implausible(table: Table, seat: int) -> str:
    return "" if table.plausible(seat) else "the table itself is not plausible"


def _untrue_clue(table: Table, seat: int) -> str:
    used: set[tuple[int, int]] = set()
    for clue in table.clues(seat):
        named = f"the clue that {clue.item} lies in {_ranges(table, clue)}"
        if any(zone not in table.game.zones for zone in clue.zones):
            return f"{named} names a zone that the game does not declare"
        found = [
            (table.game.zones.index(zone), place)
            for zone, first, last in zip(clue.zones, clue.first, clue.last, strict=True)
            for place in _hidden(table, zone, seat)
            if first <= place < last and zone.item(table, place) == clue.item
        ]
        free = [spot for spot in found if spot not in used]
        if not free:
            return f"{named} is not true"
        used.add(free[0])
    return ""


def _misfit(table: Table, seat: int) -> str:
    for number, zone in enumerate(table.game.zones):
        if zone.narrow(table):
            for place in _hidden(table, zone, seat):
                item = zone.item(table, place)
                if not zone.fits(table, place, item):
                    return f"{item} lies in place {place} of zone {zone.name or number}, but does not fit"
    return ""


def _clues(table: Table, seat: int) -> list[str]:
    return sorted(f"{clue.item} in {_ranges(table, clue)}" for clue in table.clues(seat))


def _ranges(table: Table, clue: Clue) -> str:
    zones = list(table.game.zones)
    spans = zip(clue.zones, clue.first, clue.last, strict=True)
    named = [(z.name or (str(zones.index(z)) if z in zones else "?"), first, last) for z, first, last in spans]
    return ", ".join(f"places {first} to {last - 1} of zone {name}" for name, first, last in named) or "no place"


def _lots(table: Table, seat: int) -> list[list[int]]:
    return [[zone.lot(table, place, seat) for place in _hidden(table, zone, seat)] for zone in table.game.zones]
