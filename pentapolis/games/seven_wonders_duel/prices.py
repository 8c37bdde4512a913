"""What a construction costs: production, choice sources, discounts, trade (SWD-COST-01 to -20).

`trade` is asked millions of times and answers with a number; `explain` finds the same number and says how it comes
about. A test holds the two, and an exhaustive search of all ways to pay, against each other.
"""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.catalogue import Card, Cost, Wonder
from pentapolis.games.seven_wonders_duel.table import City
from pentapolis.games.seven_wonders_duel.terms import (
    BASE_PRICE,
    BLUE,
    GUARDS,
    LANE,
    LANE_BITS,
    LAST,
    MANUFACTURED,
    MANUFACTURED_LANES,
    ONE_EACH,
    RAW,
    RAW_LANES,
    RESOURCES,
    lane,
)


def card_price(city: City, other: City, card: Card) -> i64:
    """The coins the city pays for a card now: nothing with its chain symbol (SWD-COST-16)."""
    if city.chains & card.needs:
        return 0
    cost = card.cost
    if cost.units == 0:
        return cost.coins
    return cost.coins + trade(city, other, cost, city.blue_discount if card.colour == BLUE else 0)


def wonder_price(city: City, other: City, wonder: Wonder) -> i64:
    """The coins the city pays for one of its wonders now (SWD-COST-18: never a chain)."""
    return trade(city, other, wonder.cost, city.wonder_discount)


def trade(city: City, other: City, cost: Cost, discount: i64) -> i64:
    """The coins paid for the resource units that the city does not make: the least possible (SWD-COST-12)."""
    # Lane by lane max(0, wanted - production): a guard bit that survives the subtraction marks "not negative".
    rest = (cost.units | GUARDS) - city.production
    kept = rest & GUARDS
    missing = rest & (kept - (kept >> LANE_BITS - 1))
    if missing == 0:
        return 0
    prices = unit_prices(city, other)
    if city.raw_choices | city.manufactured_choices | discount:
        missing = after_choices(city, missing, prices, discount)
    return missing * prices >> LAST * LANE_BITS & LANE


def unit_prices(city: City, other: City) -> i64:
    """The price of one unit of each resource (SWD-COST-05, -10), in reverse lanes."""
    fixed = city.fixed_prices
    return ((ONE_EACH * BASE_PRICE + other.surcharge) & ~fixed) | (ONE_EACH & fixed)


def unit_price(prices: i64, resource: i64) -> i64:
    return lane(prices, LAST - resource)


def after_choices(city: City, missing: i64, prices: i64, discount: i64) -> i64:
    """What must still be bought. Every choice source and discount takes the dearest unit it can.

    That is never wrong: the sources of a group first, the discount (which takes anything) last.
    """
    left = city.raw_choices
    while left and missing & RAW_LANES:
        missing = without_dearest(missing, prices, RAW)
        left -= 1
    left = city.manufactured_choices
    while left and missing & MANUFACTURED_LANES:
        missing = without_dearest(missing, prices, MANUFACTURED)
        left -= 1
    left = discount
    while left and missing:
        missing = without_dearest(missing, prices, ANY)
        left -= 1
    return missing


def without_dearest(missing: i64, prices: i64, resources: list[int]) -> i64:
    """One unit fewer of the dearest of these resources; one of them is missing."""
    unit: i64 = 1
    return missing - (unit << dearest(missing, prices, resources) * LANE_BITS)


def dearest(missing: i64, prices: i64, resources: list[int]) -> i64:
    """The missing resource with the highest price among these, or -1."""
    best: i64 = -1
    best_price: i64 = 0
    for resource in resources:
        if missing >> (resource * LANE_BITS) & LANE:
            price = unit_price(prices, resource)
            if price > best_price:
                best = resource
                best_price = price
    return best


ANY: Final = RAW + MANUFACTURED


def explain(city: City, other: City, cost: Cost, discount: i64, chain: bool = False) -> dict[str, Any]:
    """A price with its parts: for each resource what is wanted, made, chosen, discounted and bought at which price.

    The parts add up: wanted = made + chosen + discounted + bought; trade = the sum of bought x price;
    total = coins + trade.
    """
    if chain:
        return {"total": 0, "coins": 0, "trade": 0, "chain": True, "resources": []}
    prices = unit_prices(city, other)
    wanted = [int(lane(cost.units, r)) for r in ANY]
    made = [min(wanted[r], int(lane(city.production, r))) for r in ANY]
    missing: i64 = sum((wanted[r] - made[r]) << (r * LANE_BITS) for r in ANY)
    chosen = [0] * len(ANY)
    discounted = [0] * len(ANY)
    sources = [(RAW, chosen)] * int(city.raw_choices) + [(MANUFACTURED, chosen)] * int(city.manufactured_choices)
    for resources, taken in sources + [(ANY, discounted)] * int(discount):
        at = dearest(missing, prices, resources)
        if at >= 0:
            taken[at] += 1
            missing -= 1 << (at * LANE_BITS)
    parts: list[dict[str, Any]] = []
    spent = 0
    for r in ANY:
        if wanted[r]:
            bought, price = int(lane(missing, r)), int(unit_price(prices, r))
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


def explain_card(city: City, other: City, card: Card) -> dict[str, Any]:
    discount = city.blue_discount if card.colour == BLUE else 0
    return explain(city, other, card.cost, discount, bool(city.chains & card.needs))


def explain_wonder(city: City, other: City, wonder: Wonder) -> dict[str, Any]:
    return explain(city, other, wonder.cost, city.wonder_discount)
