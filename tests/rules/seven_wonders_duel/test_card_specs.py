"""Every building card: its printed facts, and what building it changes, number by number."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, Card
from pentapolis.games.seven_wonders_duel.terms import CHAINS, COLOURS, RESOURCES, lane
from tests.rules.seven_wonders_duel.prelude import *


@dataclass(frozen=True)
class Facts:
    """What is printed on a card. `coins_per` and `points_per`: how much, for each of what, in which city."""

    name: str
    age: int
    colour: str
    cost: dict[str, int] = field(default_factory=dict)
    free_with: str = ""
    gives: str = ""
    produces: dict[str, int] = field(default_factory=dict)
    supplies: tuple[str, ...] = ()  # one of these at each construction
    fixes: tuple[str, ...] = ()  # these cost 1 coin
    shields: int = 0
    symbol: str = ""
    points: int = 0
    coins: int = 0
    coins_per: tuple[int, str, str] | None = None
    points_per: tuple[int, str, str] | None = None


FACTS = [
    # Age I
    Facts("lumber_yard", 1, "brown", produces={"wood": 1}),
    Facts("logging_camp", 1, "brown", cost={"coins": 1}, produces={"wood": 1}),
    Facts("clay_pool", 1, "brown", produces={"clay": 1}),
    Facts("clay_pit", 1, "brown", cost={"coins": 1}, produces={"clay": 1}),
    Facts("quarry", 1, "brown", produces={"stone": 1}),
    Facts("stone_pit", 1, "brown", cost={"coins": 1}, produces={"stone": 1}),
    Facts("glassworks", 1, "grey", cost={"coins": 1}, produces={"glass": 1}),
    Facts("press", 1, "grey", cost={"coins": 1}, produces={"papyrus": 1}),
    Facts("guard_tower", 1, "red", shields=1),
    Facts("stable", 1, "red", cost={"wood": 1}, gives="horseshoe", shields=1),
    Facts("garrison", 1, "red", cost={"clay": 1}, gives="sword", shields=1),
    Facts("palisade", 1, "red", cost={"coins": 2}, gives="tower", shields=1),
    Facts("workshop", 1, "green", cost={"papyrus": 1}, symbol="pendulum", points=1),
    Facts("apothecary", 1, "green", cost={"glass": 1}, symbol="wheel", points=1),
    Facts("scriptorium", 1, "green", cost={"coins": 2}, gives="book", symbol="quill"),
    Facts("pharmacist", 1, "green", cost={"coins": 2}, gives="gear", symbol="mortar"),
    Facts("theater", 1, "blue", gives="mask", points=3),
    Facts("altar", 1, "blue", gives="moon", points=3),
    Facts("baths", 1, "blue", cost={"stone": 1}, gives="drop", points=3),
    Facts("stone_reserve", 1, "yellow", cost={"coins": 3}, fixes=("stone",)),
    Facts("clay_reserve", 1, "yellow", cost={"coins": 3}, fixes=("clay",)),
    Facts("wood_reserve", 1, "yellow", cost={"coins": 3}, fixes=("wood",)),
    Facts("tavern", 1, "yellow", gives="amphora", coins=4),
    # Age II
    Facts("sawmill", 2, "brown", cost={"coins": 2}, produces={"wood": 2}),
    Facts("brickyard", 2, "brown", cost={"coins": 2}, produces={"clay": 2}),
    Facts("shelf_quarry", 2, "brown", cost={"coins": 2}, produces={"stone": 2}),
    Facts("glass_blower", 2, "grey", produces={"glass": 1}),
    Facts("drying_room", 2, "grey", produces={"papyrus": 1}),
    Facts("walls", 2, "red", cost={"stone": 2}, shields=2),
    Facts("horse_breeders", 2, "red", cost={"wood": 1, "clay": 1}, free_with="horseshoe", shields=1),
    Facts("barracks", 2, "red", cost={"coins": 3}, free_with="sword", shields=1),
    Facts("archery_range", 2, "red", cost={"wood": 1, "stone": 1, "papyrus": 1}, gives="target", shields=2),
    Facts("parade_ground", 2, "red", cost={"clay": 2, "glass": 1}, gives="helmet", shields=2),
    Facts(
        "library",
        2,
        "green",
        cost={"wood": 1, "stone": 1, "glass": 1},
        free_with="book",
        symbol="quill",
        points=2,
    ),
    Facts(
        "dispensary",
        2,
        "green",
        cost={"clay": 2, "stone": 1},
        free_with="gear",
        symbol="mortar",
        points=2,
    ),
    Facts("school", 2, "green", cost={"wood": 1, "papyrus": 2}, gives="lyre", symbol="wheel", points=1),
    Facts("laboratory", 2, "green", cost={"wood": 1, "glass": 2}, gives="lamp", symbol="pendulum", points=1),
    Facts("courthouse", 2, "blue", cost={"wood": 2, "glass": 1}, points=5),
    Facts("statue", 2, "blue", cost={"clay": 2}, free_with="mask", gives="column", points=4),
    Facts("temple", 2, "blue", cost={"wood": 1, "papyrus": 1}, free_with="moon", gives="sun", points=4),
    Facts("aqueduct", 2, "blue", cost={"stone": 3}, free_with="drop", points=5),
    Facts("rostrum", 2, "blue", cost={"wood": 1, "stone": 1}, gives="greek_temple", points=4),
    Facts("forum", 2, "yellow", cost={"coins": 3, "clay": 1}, supplies=("glass", "papyrus")),
    Facts(
        "caravansery",
        2,
        "yellow",
        cost={"coins": 2, "glass": 1, "papyrus": 1},
        supplies=("wood", "clay", "stone"),
    ),
    Facts("customs_house", 2, "yellow", cost={"coins": 4}, fixes=("glass", "papyrus")),
    Facts("brewery", 2, "yellow", gives="barrel", coins=6),
    # Age III
    Facts("arsenal", 3, "red", cost={"wood": 2, "clay": 3}, shields=3),
    Facts("pretorium", 3, "red", cost={"coins": 8}, shields=3),
    Facts(
        "fortifications",
        3,
        "red",
        cost={"clay": 1, "stone": 2, "papyrus": 1},
        free_with="tower",
        shields=2,
    ),
    Facts("siege_workshop", 3, "red", cost={"wood": 3, "glass": 1}, free_with="target", shields=2),
    Facts("circus", 3, "red", cost={"clay": 2, "stone": 2}, free_with="helmet", shields=2),
    Facts("academy", 3, "green", cost={"wood": 1, "stone": 1, "glass": 2}, symbol="sundial", points=3),
    Facts("study", 3, "green", cost={"wood": 2, "glass": 1, "papyrus": 1}, symbol="sundial", points=3),
    Facts(
        "university",
        3,
        "green",
        cost={"clay": 1, "glass": 1, "papyrus": 1},
        free_with="lyre",
        symbol="armillary",
        points=2,
    ),
    Facts(
        "observatory",
        3,
        "green",
        cost={"stone": 1, "papyrus": 2},
        free_with="lamp",
        symbol="armillary",
        points=2,
    ),
    Facts("palace", 3, "blue", cost={"wood": 1, "clay": 1, "stone": 1, "glass": 2}, points=7),
    Facts("town_hall", 3, "blue", cost={"wood": 2, "stone": 3}, points=7),
    Facts("obelisk", 3, "blue", cost={"stone": 2, "glass": 1}, points=5),
    Facts("gardens", 3, "blue", cost={"wood": 2, "clay": 2}, free_with="column", points=6),
    Facts("pantheon", 3, "blue", cost={"wood": 1, "clay": 1, "papyrus": 2}, free_with="sun", points=6),
    Facts(
        "senate",
        3,
        "blue",
        cost={"clay": 2, "stone": 1, "papyrus": 1},
        free_with="greek_temple",
        points=5,
    ),
    Facts(
        "chamber_of_commerce",
        3,
        "yellow",
        cost={"papyrus": 2},
        points=3,
        coins_per=(3, "grey_cards", "own"),
    ),
    Facts(
        "port",
        3,
        "yellow",
        cost={"wood": 1, "glass": 1, "papyrus": 1},
        points=3,
        coins_per=(2, "brown_cards", "own"),
    ),
    Facts("armory", 3, "yellow", cost={"stone": 2, "glass": 1}, points=3, coins_per=(1, "red_cards", "own")),
    Facts(
        "lighthouse",
        3,
        "yellow",
        cost={"clay": 2, "glass": 1},
        free_with="amphora",
        points=3,
        coins_per=(1, "yellow_cards", "own"),
    ),
    Facts(
        "arena",
        3,
        "yellow",
        cost={"wood": 1, "clay": 1, "stone": 1},
        free_with="barrel",
        points=3,
        coins_per=(2, "built_wonders", "own"),
    ),
    # Guilds
    Facts(
        "merchants_guild",
        3,
        "purple",
        cost={"wood": 1, "clay": 1, "glass": 1, "papyrus": 1},
        coins_per=(1, "yellow_cards", "most"),
        points_per=(1, "yellow_cards", "most"),
    ),
    Facts(
        "shipowners_guild",
        3,
        "purple",
        cost={"clay": 1, "stone": 1, "glass": 1, "papyrus": 1},
        coins_per=(1, "brown_and_grey_cards", "most"),
        points_per=(1, "brown_and_grey_cards", "most"),
    ),
    Facts(
        "builders_guild",
        3,
        "purple",
        cost={"wood": 1, "clay": 1, "stone": 2, "glass": 1},
        points_per=(2, "built_wonders", "most"),
    ),
    Facts(
        "magistrates_guild",
        3,
        "purple",
        cost={"wood": 2, "clay": 1, "papyrus": 1},
        coins_per=(1, "blue_cards", "most"),
        points_per=(1, "blue_cards", "most"),
    ),
    Facts(
        "scientists_guild",
        3,
        "purple",
        cost={"wood": 2, "clay": 2},
        coins_per=(1, "green_cards", "most"),
        points_per=(1, "green_cards", "most"),
    ),
    Facts(
        "moneylenders_guild",
        3,
        "purple",
        cost={"wood": 2, "stone": 2},
        points_per=(1, "coin_triples", "most"),
    ),
    Facts(
        "tacticians_guild",
        3,
        "purple",
        cost={"clay": 1, "stone": 2, "papyrus": 1},
        coins_per=(1, "red_cards", "most"),
        points_per=(1, "red_cards", "most"),
    ),
]

# Symbol, the card that gives it, the card that it makes free.
CHAINED = [
    ("horseshoe", "stable", "horse_breeders"),
    ("sword", "garrison", "barracks"),
    ("tower", "palisade", "fortifications"),
    ("target", "archery_range", "siege_workshop"),
    ("helmet", "parade_ground", "circus"),
    ("book", "scriptorium", "library"),
    ("gear", "pharmacist", "dispensary"),
    ("lyre", "school", "university"),
    ("lamp", "laboratory", "observatory"),
    ("mask", "theater", "statue"),
    ("column", "statue", "gardens"),
    ("moon", "altar", "temple"),
    ("sun", "temple", "pantheon"),
    ("drop", "baths", "aqueduct"),
    ("greek_temple", "rostrum", "senate"),
    ("amphora", "tavern", "lighthouse"),
    ("barrel", "brewery", "arena"),
]

BY_NAME = {facts.name: facts for facts in FACTS}


def names(facts: Facts) -> str:
    return facts.name


def card_of(facts: Facts) -> Card:
    return CARDS[CARD.find(facts.name)]


def printed_cost(card: Card) -> dict[str, int]:
    cost = {name: int(lane(card.cost.units, r)) for r, name in enumerate(RESOURCES)}
    return {name: count for name, count in {"coins": int(card.cost.coins), **cost}.items() if count}


def effects_of(facts: Facts) -> list[dict[str, Any]]:
    """The printed effects as the engine's plain data."""
    effects: list[dict[str, Any]] = []
    effects += [{"kind": "produce", "resource": what, "count": n} for what, n in facts.produces.items()]
    if facts.supplies:
        effects.append({"kind": "produce-choice", "resources": list(facts.supplies)})
    if facts.fixes:
        effects.append({"kind": "trade-price", "resources": list(facts.fixes)})
    if facts.shields:
        effects.append({"kind": "shields", "count": facts.shields})
    if facts.symbol:
        effects.append({"kind": "science", "symbol": facts.symbol})
    if facts.coins:
        effects.append({"kind": "coins", "count": facts.coins})
    if facts.coins_per:
        count, what, city = facts.coins_per
        effects.append({"kind": f"coins-per-{city}", "count": count, "what": what})
    if facts.points:
        effects.append({"kind": "points", "count": facts.points})
    if facts.points_per:
        count, what, city = facts.points_per
        effects.append({"kind": f"points-per-{city}", "count": count, "what": what})
    return effects


# --- the printed facts --------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COM-01")
def test_the_table_of_facts_names_every_card_once() -> None:
    assert sorted(BY_NAME) == sorted(CARD.ids)
    assert len(FACTS) == len(CARDS) == 73


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-COM-10", "SWD-COM-11")
def test_a_card_shows_its_age_colour_cost_chains_and_effects(facts: Facts) -> None:
    card = card_of(facts)
    assert (card.age, COLOURS[card.colour]) == (facts.age, facts.colour)
    assert printed_cost(card) == facts.cost
    assert (card.free_with, card.gives_chain) == (facts.free_with, facts.gives)
    shown = [effect.data() for effect in card.effects]
    assert sorted(shown, key=repr) == sorted(effects_of(facts), key=repr)


@pytest.mark.rule("SWD-COM-01", "SWD-COM-08", "SWD-COM-09")
@pytest.mark.parametrize(
    ("back", "counts"),
    [
        (1, {"brown": 6, "grey": 2, "red": 4, "green": 4, "blue": 3, "yellow": 4}),
        (2, {"brown": 3, "grey": 2, "red": 5, "green": 4, "blue": 5, "yellow": 4}),
        (3, {"red": 5, "green": 4, "blue": 6, "yellow": 5}),
        (4, {"purple": 7}),
    ],
    ids=["age-1", "age-2", "age-3", "guilds"],
)
def test_how_many_cards_of_each_colour_a_deck_has(back: int, counts: dict[str, int]) -> None:
    found = dict.fromkeys(counts, 0)
    for card in CARDS:
        if card.back == back:
            found[COLOURS[card.colour]] += 1
    assert found == counts


@pytest.mark.rule("SWD-COM-13")
def test_six_symbols_are_on_two_green_cards_each() -> None:
    shown: dict[str, list[str]] = {}
    for card in CARDS:
        for effect in card.effects:
            if effect.data()["kind"] == "science":
                shown.setdefault(effect.data()["symbol"], []).append(card.id)
    assert shown == {
        "armillary": ["university", "observatory"],
        "sundial": ["academy", "study"],
        "mortar": ["pharmacist", "dispensary"],
        "pendulum": ["workshop", "laboratory"],
        "quill": ["scriptorium", "library"],
        "wheel": ["apothecary", "school"],
    }


@pytest.mark.rule("SWD-COM-10")
def test_the_sums_over_all_cards() -> None:
    totals = dict.fromkeys(["coins", *RESOURCES], 0)
    for card in CARDS:
        for name, count in printed_cost(card).items():
            totals[name] += count
    assert totals == {"wood": 34, "clay": 32, "stone": 33, "glass": 21, "papyrus": 21, "coins": 46}
    assert printed("shields", "red") == printed("shields") == 24
    assert printed("points", "blue") == 67
    assert printed("points", "green") == 18


def printed(kind: str, colour: str = "") -> int:
    """The numbers of one kind of effect, summed over all cards (of a colour)."""
    cards = [card for card in CARDS if not colour or COLOURS[card.colour] == colour]
    shown = [effect.data() for card in cards for effect in card.effects]
    return sum(data["count"] for data in shown if data["kind"] == kind)


# --- what building a card changes ---------------------------------------------------------------------------

# The builder's cards bring no chain, choice, symbol or price, so that every change is the new card's.
MINE = [
    "logging_camp", "glass_blower", "drying_room", "walls", "pretorium", "arsenal", "port", "armory",
    "courthouse", "obelisk",
]  # fmt: skip
THEIRS = [
    "clay_pool", "shelf_quarry", "press", "workshop", "apothecary", "academy", "chamber_of_commerce",
    "palace", "town_hall", "aqueduct", "guard_tower",
]  # fmt: skip
MY_WONDERS, THEIR_WONDERS = ["pyramids", "sphinx"], ["colossus", "piraeus", "appian_way"]
COINS = 60


def without(cards: list[str], facts: Facts) -> list[str]:
    return [name for name in cards if name != facts.name]


def made_by(cards: list[str]) -> dict[str, int]:
    """The units that brown and grey cards make."""
    units = dict.fromkeys(RESOURCES, 0)
    for name in cards:
        for resource, count in BY_NAME[name].produces.items():
            units[resource] += count
    return units


def price_of(facts: Facts) -> int:
    """Coins, and what is missing at 2 a unit and 1 more for each unit the opponent makes."""
    mine, theirs = made_by(without(MINE, facts)), made_by(without(THEIRS, facts))
    price = facts.cost.get("coins", 0)
    for resource, count in facts.cost.items():
        if resource != "coins":
            price += max(0, count - mine[resource]) * (2 + theirs[resource])
    return price


def count_of(what: str, cards: list[str], wonders: list[str], coins: int) -> int:
    colours = {
        "brown_and_grey_cards": ("brown", "grey"),
        "built_wonders": (),
        "coin_triples": (),
    }.get(what, (what.removesuffix("_cards"),))
    if colours:
        return sum(BY_NAME[name].colour in colours for name in cards)
    return len(wonders) if what == "built_wonders" else coins // 3


def counted(per: tuple[int, str, str] | None, facts: Facts, coins: int) -> int:
    """What a card brings for each thing counted once it stands in the city."""
    if per is None:
        return 0
    amount, what, city = per
    mine = count_of(what, [*without(MINE, facts), facts.name], MY_WONDERS, coins)
    theirs = count_of(what, without(THEIRS, facts), THEIR_WONDERS, COINS)
    return amount * (max(mine, theirs) if city == "most" else mine)


def expected(facts: Facts, before: dict[str, Any], price: int) -> dict[str, tuple[Any, Any]]:
    """Every place of the state that building the card changes."""
    city = before["cities"][0]
    gained = facts.coins + counted(facts.coins_per, facts, COINS)
    found: dict[str, tuple[Any, Any]] = {
        "coins": (COINS, COINS - price + gained),
        "buildings": (city["buildings"], [*city["buildings"], facts.name]),
        f"colours.{facts.colour}": plus(city["colours"][facts.colour], 1),
        "chains": plus(city["chains"], 1 << CHAINS.index(facts.gives) if facts.gives else 0),
        "fixed_prices": ([], list(facts.fixes)),
        "symbols": ([], [facts.symbol] if facts.symbol else []),
        "different": plus(0, bool(facts.symbol)),
        "choices": plus(0, bool(facts.supplies)),
        "raw_choices": plus(0, facts.supplies == ("wood", "clay", "stone")),
        "manufactured_choices": plus(0, facts.supplies == ("glass", "papyrus")),
    }
    for resource, count in facts.produces.items():
        found[f"production.{resource}"] = plus(city["production"][resource], count)
        found[f"surcharge.{resource}"] = plus(city["surcharge"][resource], count)
    for resource in facts.fixes:
        found[f"prices.{resource}"] = (city["prices"][resource], 1)
    found = {f"cities.0.{name}": change for name, change in found.items()}
    for resource, count in facts.produces.items():
        found[f"cities.1.prices.{resource}"] = plus(before["cities"][1]["prices"][resource], count)
    found["bank"] = plus(before["bank"], price - gained)
    found["conflict"] = plus(before["conflict"], facts.shields)
    return {path: (old, new) for path, (old, new) in found.items() if old != new}


def plus(old: int, more: int) -> tuple[int, int]:
    return old, old + more


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule(
    "SWD-BLD-01",
    "SWD-BLD-02",
    "SWD-BLD-03",
    "SWD-BLD-04",
    "SWD-BLD-05",
    "SWD-BLD-06",
    "SWD-MIL-01",
    "SWD-COST-05",
    "SWD-COST-06",
    "SWD-COST-09",
)
def test_building_a_card_changes_its_own_numbers_and_nothing_else(facts: Facts) -> None:
    # Given cities with buildings and wonders of all kinds, the pawn three spaces on the builder's own side
    t = position(
        open_cards=[facts.name],
        age=facts.age,
        coins=(COINS, COINS),
        built=(without(MINE, facts), without(THEIRS, facts)),
        raised=(MY_WONDERS, THEIR_WONDERS),
        conflict=-3,
    )
    before, points_before = t.state(), points(t)
    their_prices = t.view(1)["cities"][1]["unit_prices"]
    # when the card is built
    play(t, f"build:{facts.name}")
    # then exactly its numbers changed, and the opponent's prices by what it makes
    assert after_turn(before, t.state()) == expected(facts, before, price_of(facts))
    dearer = {name: price + facts.produces.get(name, 0) for name, price in their_prices.items()}
    assert t.view(1)["cities"][1]["unit_prices"] == dearer
    assert t.to_act == [1]
    # and at the end it is worth its points
    coins = int(t.home.coins)
    worth = facts.points + counted(facts.points_per, facts, coins)
    score = {**points_before, "coins": coins // 3}
    score[facts.colour] = score.get(facts.colour, 0) + worth
    assert points(t) == {name: count for name, count in score.items() if count}


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-COST-13", "SWD-COST-14")
def test_a_city_that_makes_every_resource_pays_only_the_coins_of_a_card(facts: Facts) -> None:
    rich = ["sawmill", "lumber_yard", "brickyard", "clay_pool", "shelf_quarry", "quarry"]
    rich += ["glassworks", "glass_blower", "press", "drying_room"]
    coins = facts.cost.get("coins", 0)
    t = position(open_cards=[facts.name], age=facts.age, coins=(coins, 0), built=(without(rich, facts), []))
    play(t, f"build:{facts.name}")
    assert t.home.buildings[-1] == CARD.find(facts.name)
    assert t.home.coins == facts.coins + counted_alone(facts, without(rich, facts))


def counted_alone(facts: Facts, cards: list[str]) -> int:
    """What the card's count brings in a city of these cards against an empty one."""
    if facts.coins_per is None:
        return 0
    amount, what, _ = facts.coins_per
    return amount * count_of(what, [*cards, facts.name], [], 0)


# --- chains -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-17")
def test_the_seventeen_chains_lead_from_one_card_to_one_card_of_a_later_age() -> None:
    givers = {card.gives_chain: card for card in CARDS if card.gives_chain}
    takers = {card.free_with: card for card in CARDS if card.free_with}
    assert [(symbol, givers[symbol].id, takers[symbol].id) for symbol in CHAINS] == CHAINED
    assert sum(bool(card.gives_chain) for card in CARDS) == sum(bool(card.free_with) for card in CARDS) == 17
    assert all(givers[symbol].age < takers[symbol].age for symbol in CHAINS)


@pytest.mark.parametrize(("symbol", "giver", "taker"), CHAINED, ids=[chain[0] for chain in CHAINED])
@pytest.mark.rule("SWD-COM-11", "SWD-COST-16", "SWD-COST-17")
def test_a_chain_makes_its_card_free_and_no_other(symbol: str, giver: str, taker: str) -> None:
    facts = BY_NAME[taker]
    # Given two players without a coin: one has the building with the symbol, one has all the other symbols
    others = [name for _, name, _ in CHAINED if name not in (giver, taker)]
    t = position(open_cards=[taker], age=facts.age, coins=(0, 0), built=([giver], []))
    poor = position(open_cards=[taker], age=facts.age, coins=(0, 0), built=(others, [giver]))
    # then only the first may build the card,
    assert t.view(0)["cities"][0]["chains"] == [symbol]
    assert refusal(poor, f"build:{taker}") == "SWD-COST-02"
    # for nothing, and the symbol is not used up
    before = t.state()
    play(t, f"build:{taker}")
    coins = facts.coins + (0 if facts.coins_per is None else gained_by_chain(facts, giver))
    assert changes(before, t.state()).get("bank", plus(before["bank"], 0)) == plus(before["bank"], -coins)
    assert symbol in t.view(0)["cities"][0]["chains"]


def gained_by_chain(facts: Facts, giver: str) -> int:
    assert facts.coins_per is not None
    amount, what, _ = facts.coins_per
    return amount * count_of(what, [giver, facts.name], [], 0)
