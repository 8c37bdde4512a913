"""Final scoring (CAP-FIN, CAP-PRE-01): prestige, end-of-game effects, energy, money, culture, progress."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import (
    CULTURE,
    CULTURE_A_POINT,
    ECONOMY,
    ENERGY_A_POINT,
    LOAN,
    MONEY_A_POINT,
    PROGRESS,
    far_of,
)
from pentapolis.games.the_capitals.tracks import loans_for

LOANS: Final = "loans"  # of the last payment, as long as it is not paid: then they are in the prestige
PARTS: Final = ["prestige", LOANS, "tiles", "energy", "economy", "culture", "progress"]
COST: Final = "cost"
PRODUCT: Final = "product"
MULTIPLIER: Final = "multiplier"


def final_price(t: Capitals, seat: int) -> i64:
    """CAP-FIN-03, CAP-GAP-04: what the own column costs at the end; 0 once it is paid."""
    column = t.columns[seat]
    if t.paid:
        return 0
    if column < 0:  # in politics, before the seat has picked: the column it comes from
        column = t.came[seat]
    if t.final_payment == PRODUCT:
        return t.edition.costs[column] * t.edition.multipliers[column]
    return t.edition.multipliers[column] if t.final_payment == MULTIPLIER else t.edition.costs[column]


def final_money(t: Capitals, seat: int) -> i64:
    """Where the economy marker stands after the last payment."""
    price = final_price(t, seat)
    money = t.cities[seat].at(ECONOMY)
    return money + loans_for(money, price) * LOAN - price if price else money


def final_loans(t: Capitals, seat: int) -> i64:
    """The loans that the last payment takes."""
    price = final_price(t, seat)
    return loans_for(t.cities[seat].at(ECONOMY), price) if price else 0


def tile_points(t: Capitals, city: City) -> i64:
    """CAP-FIN-04: end-of-game effects of all own tiles."""
    found: i64 = 0
    for place in range(len(city.tiles)):
        for effect in t.tiles[city.tiles[place]].ends:
            times = effect.times(t.tiles, city, city.cells[place])
            for one in effect.moves:
                found += far_of(one) * times
    return found


def points(t: Capitals, seat: int, screened: bool = False) -> int:
    """The score of a seat if the game ended now; `screened` leaves out the prestige taken so far (CAP-PRE-03)."""
    city = t.cities[seat]
    found = tile_points(t, city) - final_loans(t, seat)
    found += city.energy // ENERGY_A_POINT + final_money(t, seat) // MONEY_A_POINT
    found += city.at(CULTURE) // CULTURE_A_POINT + city.at(PROGRESS)
    return int(found if screened else found + city.prestige)


def parts(t: Capitals, seat: int, screened: bool = False) -> dict[str, int]:
    """The same points by kind."""
    city = t.cities[seat]
    return {
        "prestige": 0 if screened else int(city.prestige),
        LOANS: -int(final_loans(t, seat)),
        "tiles": int(tile_points(t, city)),
        "energy": int(city.energy // ENERGY_A_POINT),  # CAP-FIN-05
        "economy": int(final_money(t, seat) // MONEY_A_POINT),  # CAP-FIN-06
        "culture": int(city.at(CULTURE) // CULTURE_A_POINT),  # CAP-FIN-07
        "progress": int(city.at(PROGRESS)),  # CAP-FIN-08
    }


def winner(t: Capitals) -> int:
    """CAP-FIN-09: most prestige, then energy on the plant, then economy, then initiative, which always decides."""
    best = t.order[0]
    for seat in t.order[1:]:
        apart: i64 = points(t, seat) - points(t, best)
        if apart == 0:
            apart = t.cities[seat].energy - t.cities[best].energy
        if apart == 0:
            apart = t.cities[seat].at(ECONOMY) - t.cities[best].at(ECONOMY)
        if apart > 0:
            best = seat
    return best
