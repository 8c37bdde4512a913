"""Final scoring (EE-END): the score track, healthy locations, end-of-game abilities of innovations (EE-COM-02)."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ending import EndRepeat
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import AT_END, LOCATIONS

PARTS: Final = ["track", "locations", "innovations"]


def points(t: EmpiresEnd, seat: int, screened: bool = False) -> int:
    """EE-END-04: the score of a seat if the game ended now; `screened` leaves out what its resources score."""
    return t.empires[seat].score + location_points(t, seat) + innovation_points(t, seat, screened)


def parts(t: EmpiresEnd, seat: int, screened: bool = False) -> dict[str, int]:
    """The same points by kind."""
    return {
        "track": int(t.empires[seat].score),
        "locations": int(location_points(t, seat)),
        "innovations": int(innovation_points(t, seat, screened)),
    }


def location_points(t: EmpiresEnd, seat: int) -> i64:
    """EE-END-02."""
    found: i64 = 0
    healthy = t.empires[seat].healthy
    for location in t.edition.locations:
        if healthy >> location.index & 1:
            found += location.points
    return found


def innovation_points(t: EmpiresEnd, seat: int, screened: bool) -> i64:
    """EE-END-03. Each `end_repeat` counts the best of the other end abilities once more (EE-KND-18)."""
    found: i64 = 0
    best: i64 = 0
    repeats: i64 = 0
    empire = t.empires[seat]
    healthy = empire.healthy
    for location in range(LOCATIONS):
        if healthy >> location & 1:
            for card in empire.under[location]:
                ability = t.abilities[card]
                if ability.phase == AT_END:
                    if isinstance(ability, EndRepeat):
                        repeats += 1
                    else:
                        worth = ability.end_points(t, seat, location, screened)
                        found += worth
                        best = max(best, worth)
    return found + repeats * best


def winners(t: EmpiresEnd) -> list[int]:
    """EE-END-05, EE-END-06: most points, then more healthy locations; who is still equal shares the victory."""
    best: list[int] = []
    highest: i64 = 0
    for seat in range(t.seats):
        # More healthy locations break a tie: one place of a number in which points count for more than all of them.
        worth: i64 = points(t, seat) * (LOCATIONS + 1) + LOCATIONS - t.empires[seat].destroyed()
        if not best or worth > highest:
            best = [seat]
            highest = worth
        elif worth == highest:
            best.append(seat)
    return best
