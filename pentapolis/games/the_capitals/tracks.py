"""The six tracks (CAP-TRK): how a marker moves, what its ends give or take, and how money is paid.

Everything here works on a city alone, so that an order of moves can be tried on a copy. Where the markers of the tracks
lie is public; what each track is for (CAP-TRK-01, CAP-TRK-02, CAP-TRK-03, CAP-TRK-06, CAP-TRK-07, CAP-TRK-09) follows
from the tiles.
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.edition import Edition, Track
from pentapolis.games.the_capitals.table import City
from pentapolis.games.the_capitals.terms import (
    ECONOMY,
    EMPLOYMENT,
    ENERGY,
    LEVELS,
    LOAN,
    LOWEST_MONEY,
    POPULATION,
    PRESTIGE,
    PROGRESS,
    far_of,
    kind_of,
)
from pentapolis.kernel.packed import bit

UPPER_END: Final[i64] = 0  # bits of `City.arrows`: the track, and six more for the lower ends
LOWER_END: Final[i64] = 6


def loans_for(money: i64, cost: i64) -> i64:
    """CAP-TAX-02: the fewest loans with which $1 is left after the payment (CAP-TRK-08, CAP-TAX-03)."""
    short = cost + LOWEST_MONEY - money
    return (short + LOAN - 1) // LOAN if short > 0 else 0


def pay(city: City, cost: i64) -> i64:
    """CAP-TAX-01, CAP-TAX-04, CAP-DEF-02: pay, with extra taxation where money is short. How many loans that took."""
    money = city.at(ECONOMY)
    loans = loans_for(money, cost)
    city.put(ECONOMY, money + loans * LOAN - cost)
    city.honour(-loans)
    return loans


def move(edition: Edition, city: City, kind: i64, far: i64) -> None:
    """One move on a track other than forward progress, which may stop for an upgrade; or energy, or prestige."""
    if kind == PRESTIGE:
        city.honour(far)
    elif kind == ENERGY:  # CAP-PP-08: what is not there cannot be lost
        city.energy = city.energy + far if city.energy + far > 0 else 0
    elif kind == PROGRESS:
        # CAP-TRK-11: backwards no further than the sign.
        space = city.at(PROGRESS) + far
        city.put(PROGRESS, space if space > 0 else 0)
    elif kind == ECONOMY and far < 0:
        pay(city, -far)
    else:
        along(edition, city, edition.tracks[kind], far)


def along(edition: Edition, city: City, track: Track, far: i64) -> None:
    """CAP-TRK-12, CAP-TRK-14, CAP-DEF-16: as far as there are spaces; the rest sets off the red arrow."""
    space = city.at(track.index) + far
    if space > track.most:
        # CAP-TRK-17: employment that population holds back below the last space comes to no arrow.
        held = track.index == EMPLOYMENT and city.at(POPULATION) < track.most
        if held:
            city.put(EMPLOYMENT, city.at(POPULATION))
        else:
            city.put(track.index, track.most)
            arrow(edition, city, bit(track.index + UPPER_END), track.past_most)
    elif space < track.least:
        city.put(track.index, track.least)
        if track.index == POPULATION:
            follow(city)
        arrow(edition, city, bit(track.index + LOWER_END), track.past_least)
    elif track.index == EMPLOYMENT and space > city.at(POPULATION):  # CAP-TRK-04: lost, not stored
        city.put(EMPLOYMENT, city.at(POPULATION))
    else:
        city.put(track.index, space)
        if track.index == POPULATION:
            follow(city)


def follow(city: City) -> None:
    """CAP-TRK-05: employment falls with population, without a penalty."""
    if city.at(EMPLOYMENT) > city.at(POPULATION):
        city.put(EMPLOYMENT, city.at(POPULATION))


def arrow(edition: Edition, city: City, end: i64, results: list[int]) -> None:
    """CAP-TRK-13: the result of a track's end, once an event; it may move on to another end (CAP-GAP-25).

    What it is, such as energy at the top of public services (CAP-TRK-15), an edition says.
    """
    if city.arrows & end:
        return
    city.arrows |= end
    for result in results:
        move(edition, city, kind_of(result), far_of(result))


def to_sign(edition: Edition, city: City) -> i64:
    """How many steps forward bring the progress marker to the upgrade sign (CAP-TRK-10)."""
    return edition.tracks[PROGRESS].most + 1 - city.at(PROGRESS)


def can_upgrade(city: City) -> bool:
    """CAP-PP-06: the highest level is the last."""
    return city.level < LEVELS


def upgrade(edition: Edition, city: City, stacks: list[list[int]]) -> list[int]:
    """CAP-PP-01, CAP-PP-02, CAP-PP-03, CAP-PP-04: the next plant, with the most energy left. The moves that follow.

    Cubes that lie on tiles stay there. The stack is the caller's: see `take_plant`.
    """
    city.level += 1
    city.energy += stacks[city.level - 2][0]
    found: list[int] = []
    for tile in edition.upgraders:
        if tile in city.tiles:
            for effect in edition.tiles[tile].upgrades:
                found += effect.moves
    found.sort()
    return found


def take_plant(stacks: list[list[int]], level: i64) -> list[list[int]]:
    """CAP-DEF-18: the plants without the best one of a level; a plant that was replaced never comes back."""
    left = stacks.copy()
    left[level - 2] = left[level - 2][1:]
    return left


def advance(edition: Edition, city: City, far: i64) -> i64:
    """Move the progress marker forward, at most onto the sign; how many steps are left."""
    steps = to_sign(edition, city)
    if far < steps:
        city.put(PROGRESS, city.at(PROGRESS) + far)
        return 0
    city.put(PROGRESS, 0)
    return far - steps
