"""What a construction costs: production, choice sources, discounts, trade (SWD-COST).

`trade` is asked millions of times and answers with a number; `explain` finds the same number and says how it comes
about. A test holds the two, and an exhaustive search of all ways to pay, against each other.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, WONDER_CARDS, Card, Cost, Wonder
from pentapolis.games.seven_wonders_duel.table import City
from pentapolis.games.seven_wonders_duel.terms import (
    DISCARD_COINS,
    GUARD_AT,
    GUARDS,
    LANE,
    LANE_BITS,
    LAST,
    LAST_AT,
    MANUFACTURED,
    MANUFACTURED_LANES,
    RAW,
    RAW_LANES,
    RESOURCES,
    YELLOW,
    lane,
)


def card_price(city: City, card: Card) -> i64:
    """The coins the city pays for a card now."""
    return price_of_card(city, card.index)


def wonder_price(city: City, wonder: Wonder) -> i64:
    """The coins the city pays for one of its wonders now."""
    return price_of_wonder(city, wonder.index)


# What is printed on each card and wonder, by its number: every turn asks for the price of all it could build.
FIXED_PRICE: Final[vec[i64]] = vec[i64]([card.fixed_price for card in CARDS])
FREE_WITH: Final[vec[i64]] = vec[i64]([card.needs for card in CARDS])
COINS: Final[vec[i64]] = vec[i64]([card.coins for card in CARDS])
UNITS: Final[vec[i64]] = vec[i64]([card.units for card in CARDS])
IS_BLUE: Final[vec[i64]] = vec[i64]([1 if card.blue else 0 for card in CARDS])
WONDER_UNITS: Final[vec[i64]] = vec[i64]([wonder.units for wonder in WONDER_CARDS])


def price_of_card(city: City, card: i64) -> i64:
    """The price of the card with this number: nothing with its chain symbol (SWD-COST-16)."""
    price = FIXED_PRICE[card]
    if price >= 0:
        return price
    if city.chains & FREE_WITH[card]:
        return 0
    return COINS[card] + trade(city, UNITS[card], city.blue_discount * IS_BLUE[card])


def price_of_wonder(city: City, wonder: i64) -> i64:
    """The price of the wonder with this number (SWD-COST-18: never a chain)."""
    return trade(city, WONDER_UNITS[wonder], city.wonder_discount)


def discard_income(city: City) -> i64:
    """SWD-DIS-01: 2 coins and 1 more for each yellow card of the city."""
    return DISCARD_COINS + city.cards_of(YELLOW)


def trade(city: City, units: i64, discount: i64) -> i64:
    """The coins paid for the resource units that the city does not make: the least possible (SWD-COST-12).

    Any number of units is bought, and none is kept (SWD-COST-08).
    """
    # Lane by lane max(0, wanted - production): a guard bit that survives the subtraction marks "not negative".
    rest = (units | GUARDS) - city.production
    kept = rest & GUARDS
    missing = rest & (kept - (kept >> GUARD_AT))
    if missing == 0:
        return 0
    prices = city.prices
    if discount or city.choices:
        missing = after_choices(city, missing, prices, discount)
    return missing * prices >> LAST_AT & LANE


def unit_price(city: City, resource: i64) -> i64:
    """What one unit of a resource costs the city."""
    return lane(city.prices, LAST - resource)


def after_choices(city: City, missing: i64, prices: i64, discount: i64) -> i64:
    """What must still be bought. Every choice source and discount takes the dearest unit it can.

    That is never wrong: the sources of a group first, the discount (which takes anything) last.
    """
    left = city.raw_choices
    while left and missing & RAW_LANES:
        missing -= dearest(missing & RAW_LANES, prices)
        left -= 1
    left = city.manufactured_choices
    while left and missing & MANUFACTURED_LANES:
        missing -= dearest(missing & MANUFACTURED_LANES, prices)
        left -= 1
    left = discount
    while left and missing:
        missing -= dearest(missing, prices)
        left -= 1
    return missing


def dearest(missing: i64, prices: i64) -> i64:
    """One unit of the dearest of the missing resources, in its lane; 0 when nothing is missing."""
    unit: i64 = 0
    most: i64 = 0
    if missing & WOOD_LANE:
        price = prices >> WOOD_PRICE & LANE
        if price > most:
            unit = ONE_WOOD
            most = price
    if missing & CLAY_LANE:
        price = prices >> CLAY_PRICE & LANE
        if price > most:
            unit = ONE_CLAY
            most = price
    if missing & STONE_LANE:
        price = prices >> STONE_PRICE & LANE
        if price > most:
            unit = ONE_STONE
            most = price
    if missing & GLASS_LANE:
        price = prices >> GLASS_PRICE & LANE
        if price > most:
            unit = ONE_GLASS
            most = price
    if missing & PAPYRUS_LANE:
        price = prices >> PAPYRUS_PRICE & LANE
        if price > most:
            unit = ONE_PAPYRUS
    return unit


WOOD_LANE: Final = LANE
CLAY_LANE: Final = LANE << 1 * LANE_BITS
STONE_LANE: Final = LANE << 2 * LANE_BITS
GLASS_LANE: Final = LANE << 3 * LANE_BITS
PAPYRUS_LANE: Final = LANE << 4 * LANE_BITS
ONE_WOOD: Final = 1 << 0 * LANE_BITS
ONE_CLAY: Final = 1 << 1 * LANE_BITS
ONE_STONE: Final = 1 << 2 * LANE_BITS
ONE_GLASS: Final = 1 << 3 * LANE_BITS
ONE_PAPYRUS: Final = 1 << 4 * LANE_BITS
# Where a resource's price begins: prices stand in reverse order.
WOOD_PRICE: Final = 4 * LANE_BITS
CLAY_PRICE: Final = 3 * LANE_BITS
STONE_PRICE: Final = 2 * LANE_BITS
GLASS_PRICE: Final = 1 * LANE_BITS
PAPYRUS_PRICE: Final = 0 * LANE_BITS
ANY: Final = RAW + MANUFACTURED


def explain(city: City, cost: Cost, discount: i64, chain: bool = False) -> dict[str, Any]:
    """A price with its parts: for each resource what is wanted, made, chosen, discounted and bought at which price.

    The parts add up: wanted = made + chosen + discounted + bought; trade = the sum of bought x price;
    total = coins + trade.
    """
    if chain:
        return {"total": 0, "coins": 0, "trade": 0, "chain": True, "resources": []}
    wanted = [int(lane(cost.units, r)) for r in ANY]
    made = [min(wanted[r], int(lane(city.production, r))) for r in ANY]
    missing: i64 = sum((wanted[r] - made[r]) << (r * LANE_BITS) for r in ANY)
    chosen = [0] * len(ANY)
    discounted = [0] * len(ANY)
    sources = [(RAW_LANES, chosen)] * int(city.raw_choices)
    sources += [(MANUFACTURED_LANES, chosen)] * int(city.manufactured_choices)
    sources += [(RAW_LANES | MANUFACTURED_LANES, discounted)] * int(discount)
    for lanes, taken in sources:
        unit = dearest(missing & lanes, city.prices)
        missing -= unit
        for r in ANY:
            taken[r] += int(lane(unit, r))
    parts: list[dict[str, Any]] = []
    spent = 0
    for r in ANY:
        if wanted[r]:
            bought, price = int(lane(missing, r)), int(unit_price(city, r))
            spent += bought * price
            parts.append(
                {
                    "resource": RESOURCES[r],
                    "wanted": wanted[r],
                    "made": made[r],
                    "chosen": chosen[r],
                    "discounted": discounted[r],
                    "bought": bought,
                    "price": price,
                }
            )
    coins = int(cost.coins)
    return {"total": coins + spent, "coins": coins, "trade": spent, "chain": False, "resources": parts}


def explain_card(city: City, card: Card) -> dict[str, Any]:
    discount = city.blue_discount if card.blue else 0
    return explain(city, card.cost, discount, bool(city.chains & card.needs))


def explain_wonder(city: City, wonder: Wonder) -> dict[str, Any]:
    return explain(city, wonder.cost, city.wonder_discount)
