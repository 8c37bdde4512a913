"""The price of every card and wonder against a search through all ways to pay (SWD-COST-12).

The search knows nothing of the engine's shortcuts: it tries every choice of what each choice source supplies,
every choice of units the discount takes, buys the rest, and keeps the cheapest.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, WONDER_CARDS, Card, Cost, Wonder
from pentapolis.games.seven_wonders_duel.effects import (
    BLUE_CARDS,
    WONDERS,
    Discount,
    Produce,
    ProduceChoice,
    TradePrice,
)
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.prices import (
    card_price,
    explain,
    explain_card,
    explain_wonder,
    trade,
    wonder_price,
)
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import RESOURCES, lane
from pentapolis.kernel.rng import Fast
from tests.rules.seven_wonders_duel.prelude import *

Units = tuple[int, int, int, int, int]  # wood, clay, stone, glass, papyrus
ANYTHING = range(5)
RAW = range(3)
MANUFACTURED = range(3, 5)
ALL_CHAINS = (1 << 17) - 1
BLUE = {
    "theater", "altar", "baths", "courthouse", "statue", "temple", "aqueduct", "rostrum", "palace",
    "town_hall", "obelisk", "gardens", "pantheon", "senate",
}  # fmt: skip


# --- the search ---------------------------------------------------------------------------------------------


@cache
def picks(resources: range, at_most: int) -> list[Units]:
    """All ways to name up to `at_most` units of these resources."""
    found: list[Units] = []
    for count in range(at_most + 1):
        for chosen in combinations_with_replacement(resources, count):
            wood, clay, stone, glass, papyrus = (chosen.count(resource) for resource in ANYTHING)
            found.append((wood, clay, stone, glass, papyrus))
    return found


def payments(wanted: Units, made: Units, raw: int, manufactured: int, discount: int) -> Iterator[Units]:
    """For every way to pay, the units that are bought."""
    for dropped in picks(ANYTHING, discount):
        for supplied in picks(RAW, raw):
            for delivered in picks(MANUFACTURED, manufactured):
                wood, clay, stone, glass, papyrus = (
                    max(0, wanted[r] - dropped[r] - supplied[r] - delivered[r] - made[r]) for r in ANYTHING
                )
                yield (wood, clay, stone, glass, papyrus)


@cache
def cheapest(wanted: Units, made: Units, prices: Units, raw: int, manufactured: int, discount: int) -> int:
    return min(
        sum(bought[r] * prices[r] for r in ANYTHING) for bought in payments(wanted, made, raw, manufactured, discount)
    )


# --- random cities ------------------------------------------------------------------------------------------

amounts = st.tuples(*[st.integers(0, 5)] * 5)
# No card or wonder wants more than 5 units; prices are counted for a little more than that.
wants = st.tuples(*[st.integers(0, 3)] * 5).filter(lambda wanted: sum(wanted) <= 7)


class Buyer:
    """A city that builds and the city beside it, as the search and as the engine know them."""

    def __init__(
        self,
        made: Units,
        made_by_other: Units,
        fixed: list[bool],
        raw: int,
        manufactured: int,
        discounts: tuple[int, int],
        chains: int,
    ) -> None:
        self.made, self.raw, self.manufactured, self.chains = made, raw, manufactured, chains
        wood, clay, stone, glass, papyrus = (1 if fixed[r] else 2 + made_by_other[r] for r in ANYTHING)
        self.prices: Units = (wood, clay, stone, glass, papyrus)
        self.wonder_discount, self.blue_discount = discounts
        t = SevenWondersDuel(GAME, Fast(0))
        for r in ANYTHING:
            Produce(r, made[r]).apply(t, 0)
            Produce(r, made_by_other[r]).apply(t, 1)
            if fixed[r]:
                TradePrice([r]).apply(t, 0)
        supply(t, 0, raw, manufactured)
        Discount(self.wonder_discount, WONDERS).apply(t, 0)
        Discount(self.blue_discount, BLUE_CARDS).apply(t, 0)
        t.home.chains = chains
        # What the other city has beside its brown and grey cards is of no interest to the buyer.
        supply(t, 1, 2, 2)
        TradePrice([0, 3]).apply(t, 1)
        Discount(2, WONDERS).apply(t, 1)
        Discount(2, BLUE_CARDS).apply(t, 1)
        t.away.chains = ALL_CHAINS
        self.city, self.other = t.home, t.away

    def trade(self, wanted: Units, discount: int) -> int:
        return cheapest(wanted, self.made, self.prices, self.raw, self.manufactured, discount)

    def __repr__(self) -> str:
        return (
            f"makes {self.made}, prices {self.prices}, "
            f"{self.raw} raw and {self.manufactured} manufactured choices, "
            f"discounts {self.wonder_discount} and {self.blue_discount}, chains {self.chains:b}"
        )


def supply(t: SevenWondersDuel, seat: int, raw: int, manufactured: int) -> None:
    """Choice sources, as Caravansery and Forum are."""
    for _ in range(raw):
        ProduceChoice([0, 1, 2]).apply(t, seat)
    for _ in range(manufactured):
        ProduceChoice([3, 4]).apply(t, seat)


buyers = st.builds(
    Buyer,
    made=amounts,
    made_by_other=amounts,
    fixed=st.lists(st.booleans(), min_size=5, max_size=5),
    raw=st.integers(0, 2),
    manufactured=st.integers(0, 2),
    discounts=st.tuples(st.sampled_from([0, 2]), st.sampled_from([0, 2])),
    chains=st.sampled_from([0, 0, ALL_CHAINS]) | st.integers(0, ALL_CHAINS),
)
# Cities that make little and have to buy: there the choices matter.
poor = st.builds(
    Buyer,
    made=st.tuples(*[st.sampled_from([0, 0, 0, 1])] * 5),
    made_by_other=amounts,
    fixed=st.lists(st.sampled_from([False, False, True]), min_size=5, max_size=5),
    raw=st.integers(0, 2),
    manufactured=st.integers(0, 2),
    discounts=st.just((2, 2)),
    chains=st.just(0),
)


def wanted_by(cost: Cost) -> Units:
    wood, clay, stone, glass, papyrus = (int(lane(cost.units, r)) for r in ANYTHING)
    return (wood, clay, stone, glass, papyrus)


def check_parts(parts: dict[str, Any], buyer: Buyer, cost: Cost, discount: int) -> None:
    """An explanation adds up, unit by unit and coin by coin, and claims nothing the city does not have."""
    wanted = wanted_by(cost)
    rows = parts["resources"]
    assert [(row["resource"], row["wanted"]) for row in rows] == [
        (RESOURCES[r], wanted[r]) for r in ANYTHING if wanted[r]
    ]
    for row in rows:
        resource = RESOURCES.index(row["resource"])
        assert row["wanted"] == row["made"] + row["chosen"] + row["discounted"] + row["bought"]
        assert min(row["made"], row["chosen"], row["discounted"], row["bought"]) >= 0
        assert row["made"] <= buyer.made[resource]
        assert row["price"] == buyer.prices[resource]
    raw = [row for row in rows if RESOURCES.index(row["resource"]) in RAW]
    manufactured = [row for row in rows if RESOURCES.index(row["resource"]) in MANUFACTURED]
    assert sum(row["chosen"] for row in raw) <= buyer.raw
    assert sum(row["chosen"] for row in manufactured) <= buyer.manufactured
    assert sum(row["discounted"] for row in rows) <= discount
    assert parts["trade"] == sum(row["bought"] * row["price"] for row in rows)
    assert parts["coins"] == cost.coins
    assert parts["total"] == parts["coins"] + parts["trade"]


# --- the engine against the search --------------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-02", "SWD-COST-05", "SWD-COST-10", "SWD-COST-11", "SWD-COST-12", "SWD-COST-16")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(buyer=buyers | poor)
def test_every_card_costs_the_least_there_is(card: Card, buyer: Buyer) -> None:
    discount = buyer.blue_discount if card.id in BLUE else 0
    price = card_price(buyer.city, card)
    parts = explain_card(buyer.city, card)
    assert price == parts["total"]
    if card.free_with and buyer.chains & int(card.needs):
        assert parts == {"total": 0, "coins": 0, "trade": 0, "chain": True, "resources": []}
        return
    assert not parts["chain"]
    assert price == card.cost.coins + buyer.trade(wanted_by(card.cost), discount)
    check_parts(parts, buyer, card.cost, discount)


@pytest.mark.rule("SWD-COST-02", "SWD-COST-05", "SWD-COST-10", "SWD-COST-11", "SWD-COST-12", "SWD-COST-18")
@pytest.mark.parametrize("wonder", WONDER_CARDS, ids=lambda wonder: wonder.id)
@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(buyer=buyers | poor)
def test_every_wonder_costs_the_least_there_is(wonder: Wonder, buyer: Buyer) -> None:
    price = wonder_price(buyer.city, wonder)
    parts = explain_wonder(buyer.city, wonder)
    assert price == parts["total"] == buyer.trade(wanted_by(wonder.cost), buyer.wonder_discount)
    assert not parts["chain"]
    check_parts(parts, buyer, wonder.cost, buyer.wonder_discount)


@pytest.mark.rule("SWD-COST-12", "SWD-COST-13")
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(buyer=buyers | poor, wanted=wants, coins=st.integers(0, 9), discount=st.integers(0, 3))
def test_any_cost_is_met_by_the_cheapest_payment(buyer: Buyer, wanted: Units, coins: int, discount: int) -> None:
    wood, clay, stone, glass, papyrus = wanted
    cost = Cost(coins, wood, clay, stone, glass, papyrus)
    spent = trade(buyer.city, cost.units, discount)
    assert spent == buyer.trade(wanted, discount)
    parts = explain(buyer.city, cost, discount)
    assert parts["trade"] == spent
    assert parts["total"] == coins + spent
    check_parts(parts, buyer, cost, discount)


# --- real cities, made of cards -----------------------------------------------------------------------------

SUPPLIERS = [
    card.id
    for card in CARDS
    if any(isinstance(effect, Produce | ProduceChoice | TradePrice) for effect in card.effects)
]
CHAINED = [
    "stable",
    "garrison",
    "palisade",
    "theater",
    "altar",
    "baths",
    "rostrum",
    "archery_range",
    "brewery",
]
# Cards that bring no coins and whose shields do no harm: what is paid is what the treasury loses.
PLAIN = [card for card in CARDS if not any(effect.words()[0].startswith("effect-coins") for effect in card.effects)]


def made_of(names: list[str]) -> tuple[Units, list[bool], int, int]:
    """Production, fixed prices and choice sources of a city, read from the descriptions of its cards."""
    made, fixed, raw, manufactured = [0] * 5, [False] * 5, 0, 0
    for name in names:
        for effect in next(card for card in CARDS if card.id == name).effects:
            described = effect.data()
            if described["kind"] == "produce":
                made[RESOURCES.index(described["resource"])] += described["count"]
            elif described["kind"] == "produce-choice":
                raw += "wood" in described["resources"]
                manufactured += "glass" in described["resources"]
            elif described["kind"] == "trade-price":
                for resource in described["resources"]:
                    fixed[RESOURCES.index(resource)] = True
    wood, clay, stone, glass, papyrus = made
    return (wood, clay, stone, glass, papyrus), fixed, raw, manufactured


@st.composite
def neighbours(draw: st.DrawFn) -> tuple[list[str], list[str], Card]:
    """Two cities that share no card, and a card that neither has."""
    cards = draw(st.permutations(SUPPLIERS + CHAINED))
    mine = cards[: draw(st.integers(0, 8))]
    theirs = cards[len(mine) : len(mine) + draw(st.integers(0, 8))]
    card = draw(st.sampled_from([card for card in PLAIN if card.id not in mine + theirs]))
    return mine, theirs, card


@pytest.mark.rule("SWD-COST-01", "SWD-COST-02", "SWD-COST-07", "SWD-COST-12", "SWD-COST-16")
@settings(max_examples=250, deadline=None, derandomize=True, database=None)
@given(cities=neighbours(), masonry=st.booleans(), economy=st.booleans())
def test_a_real_city_pays_exactly_the_least_there_is(
    cities: tuple[list[str], list[str], Card], masonry: bool, economy: bool
) -> None:
    mine, theirs, card = cities
    made, fixed, raw, manufactured = made_of(mine)
    made_by_other = made_of(theirs)[0]
    buyer = Buyer(made, made_by_other, fixed, raw, manufactured, (0, 0), 0)
    spent = buyer.trade(wanted_by(card.cost), 2 if masonry and card.id in BLUE else 0)
    price = int(card.cost.coins) + spent
    symbols = {known.gives_chain for known in CARDS if known.id in mine}
    if card.free_with and card.free_with in symbols:
        spent = price = 0
    tokens = (["masonry"] if masonry else [], ["economy"] if economy else [])
    t = position([card.id], coins=(price, 50), built=(mine, theirs), tokens=tokens, conflict=-3)
    shown = seen_city(t, 0)["unit_prices"]
    assert tuple(shown[name] for name in RESOURCES) == buyer.prices
    assert cost_of(t, f"build:{card.id}") == price
    twin = t.copy()
    twin.play(0, t.game.parse(f"build:{card.id}"))
    assert treasuries(twin)[1] == 50 + (spent if economy else 0)
    if price:
        poorer = position([card.id], coins=(price - 1, 50), built=(mine, theirs), tokens=tokens)
        assert refusal(poorer, f"build:{card.id}") == "SWD-COST-02"
