"""Costs, production and trade (SWD-COST)."""

from random import Random

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, WONDER_CARDS, Cost
from pentapolis.games.seven_wonders_duel.prices import explain, trade
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import BROWN, GREEN, GREY, RESOURCES, lane
from tests.rules.seven_wonders_duel.prelude import *

# A card that needs exactly one unit of each resource and nothing else, or the cheapest there is.
NEEDS_ONE = {
    "wood": "stable",
    "clay": "garrison",
    "stone": "baths",
    "glass": "apothecary",
    "papyrus": "workshop",
}
MAKES_ONE = {
    "wood": "lumber_yard",
    "clay": "clay_pool",
    "stone": "quarry",
    "glass": "glassworks",
    "papyrus": "press",
}
MAKES_TWO = {"wood": "sawmill", "clay": "brickyard", "stone": "shelf_quarry"}
SECOND_ONE = {"glass": "glass_blower", "papyrus": "drying_room"}
FIXED_BY = {
    "wood": "wood_reserve",
    "clay": "clay_reserve",
    "stone": "stone_reserve",
    "glass": "customs_house",
    "papyrus": "customs_house",
}
# The card with the symbol, and the card that is free with it.
CHAINS = [
    ("stable", "horse_breeders"),
    ("garrison", "barracks"),
    ("palisade", "fortifications"),
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("theater", "statue"),
    ("altar", "temple"),
    ("baths", "aqueduct"),
    ("tavern", "lighthouse"),
    ("archery_range", "siege_workshop"),
    ("parade_ground", "circus"),
    ("school", "university"),
    ("laboratory", "observatory"),
    ("statue", "gardens"),
    ("temple", "pantheon"),
    ("rostrum", "senate"),
    ("brewery", "arena"),
]


# --- production ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-01")
@pytest.mark.parametrize("resource", RESOURCES)
def test_brown_and_grey_cards_make_resources(resource: str) -> None:
    card = NEEDS_ONE[resource]
    without = position([card], coins=(7, 0))
    assert cost_of(without, f"build:{card}") == 2
    with_it = position([card], coins=(7, 0), built=([MAKES_ONE[resource]], []))
    assert cost_of(with_it, f"build:{card}") == 0


@pytest.mark.rule("SWD-COST-01")
@pytest.mark.parametrize(
    ("source", "supplied"),
    [("forum", {"glass", "papyrus"}), ("caravansery", {"wood", "clay", "stone"})],
)
def test_some_yellow_cards_supply_resources(source: str, supplied: set[str]) -> None:
    for resource, card in NEEDS_ONE.items():
        t = position([card], coins=(7, 0), built=([source], []))
        assert cost_of(t, f"build:{card}") == (0 if resource in supplied else 2)


@pytest.mark.rule("SWD-COST-01")
@pytest.mark.parametrize(
    ("wonder", "supplied"),
    [("piraeus", {"glass", "papyrus"}), ("great_lighthouse", {"wood", "clay", "stone"})],
)
def test_some_wonders_supply_resources(wonder: str, supplied: set[str]) -> None:
    for resource, card in NEEDS_ONE.items():
        t = position(["theater", "altar", card], coins=(30, 0), wonders=([wonder], []))
        play(t, f"raise:{wonder}:theater")
        if t.to_act == [BORCSA]:
            play(t, "build:altar")
        assert t.to_act == [MISKA]
        assert cost_of(t, f"build:{card}") == (0 if resource in supplied else 2)


@pytest.mark.rule("SWD-COST-01")
def test_other_buildings_make_nothing() -> None:
    # Green cards are left out: all together they would have won the game already.
    built = [
        card.id for card in CARDS if card.colour not in (BROWN, GREY, GREEN) and card.id not in ("forum", "caravansery")
    ]
    t = position(["workshop"], built=(built, []))
    assert seen_city(t, MISKA)["production"] == dict.fromkeys(RESOURCES, 0)
    assert seen_city(t, MISKA)["choices"] == []


@pytest.mark.rule("SWD-COST-02")
@pytest.mark.parametrize(
    ("card", "price"),
    [("scriptorium", 2), ("baths", 2), ("caravansery", 6), ("pretorium", 8), ("palace", 10)],
)
def test_a_card_can_be_built_with_exactly_its_price_and_not_with_less(card: str, price: int) -> None:
    t = position([card], coins=(price, 0))
    assert f"build:{card}" in moves(t)
    assert treasuries(play(t, f"build:{card}")) == (0, 0)
    poorer = position([card], coins=(price - 1, 0))
    assert f"build:{card}" not in moves(poorer)
    assert refusal(poorer, f"build:{card}") == "SWD-COST-02"


@pytest.mark.rule("SWD-COST-02")
def test_a_wonder_can_be_built_with_exactly_its_price_and_not_with_less() -> None:
    # The Pyramids: 3 stone made, 1 papyrus bought.
    quarries = ["quarry", "shelf_quarry"]
    t = position(["theater"], coins=(2, 0), built=(quarries, []), wonders=(["pyramids"], []))
    assert cost_of(t, "raise:pyramids:theater") == 2
    poorer = position(["theater"], coins=(1, 0), built=(quarries, []), wonders=(["pyramids"], []))
    assert "raise:pyramids:theater" not in moves(poorer)
    assert refusal(poorer, "raise:pyramids:theater") == "SWD-COST-02"


@pytest.mark.rule("SWD-COST-03")
def test_production_serves_every_construction_again() -> None:
    t = position(["baths", "altar", "rostrum"], coins=(2, 0), built=(["quarry"], []))
    play(t, "build:baths", "build:altar")
    assert treasuries(t)[MISKA] == 2
    play(t, "build:rostrum")  # 1 stone made again, 1 wood bought
    assert treasuries(t)[MISKA] == 0
    assert seen_city(t, MISKA)["production"]["stone"] == 1


@pytest.mark.rule("SWD-COST-03")
@pytest.mark.parametrize(("made", "price"), [([], 6), (["quarry"], 4), (["quarry", "stone_pit"], 2)])
def test_one_construction_uses_each_unit_once(made: list[str], price: int) -> None:
    t = position(["aqueduct"], built=(made, []))  # 3 stone
    assert cost_of(t, "build:aqueduct") == price


@pytest.mark.rule("SWD-COST-03")
def test_units_beyond_the_cost_are_no_help_for_another_resource() -> None:
    t = position(["rostrum"], built=(["quarry", "stone_pit", "shelf_quarry"], []))  # 1 wood, 1 stone
    assert cost_of(t, "build:rostrum") == 2


@pytest.mark.rule("SWD-COST-04")
def test_production_never_shrinks_but_by_statue_of_zeus_and_circus_maximus() -> None:
    shrunk = 0
    for seed in range(15):
        t = new_game(seed=seed)
        rng = Random(seed)
        while not t.over:
            before = supplies(t)
            move = rng.choice(t.moves(t.to_act[0]))
            # The kernel makes a choice that is none, so the destruction is read from the log.
            destroyed = log_count(t, "log-destroy")
            t.play(t.to_act[0], move)
            if log_count(t, "log-destroy") == destroyed:
                assert all(new >= old for new, old in zip(supplies(t), before, strict=True))
            else:
                shrunk += any(new < old for new, old in zip(supplies(t), before, strict=True))
    assert shrunk


def supplies(t: SevenWondersDuel) -> list[int]:
    """Everything that makes constructions cheaper, of both cities."""
    found: list[int] = []
    for seat in (MISKA, BORCSA):
        city = t.city(seat)
        found += [int(lane(city.production, resource)) for resource in range(len(RESOURCES))]
        found += [int(city.raw_choices), int(city.manufactured_choices)]
    return found


def log_count(t: SevenWondersDuel, message: str) -> int:
    return sum(event.message == message for event in t.log(None))


# --- trade --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-05")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_missing_unit_costs_2_and_1_more_for_each_unit_the_opponent_makes(resource: str) -> None:
    card, maker = NEEDS_ONE[resource], MAKES_ONE[resource]
    assert cost_of(position([card]), f"build:{card}") == 2
    assert cost_of(position([card], built=([], [maker])), f"build:{card}") == 3
    two = MAKES_TWO.get(resource) or SECOND_ONE[resource]
    more = 2 if resource in MAKES_TWO else 1
    assert cost_of(position([card], built=([], [maker, two])), f"build:{card}") == 3 + more


@pytest.mark.rule("SWD-COST-05")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_price_of_a_resource_is_not_touched_by_what_the_opponent_makes_of_others(resource: str) -> None:
    others = [maker for made, maker in MAKES_ONE.items() if made != resource]
    card = NEEDS_ONE[resource]
    assert cost_of(position([card], built=([], others)), f"build:{card}") == 2


@pytest.mark.rule("SWD-COST-05")
def test_what_the_buyer_makes_does_not_raise_the_buyers_price() -> None:
    t = position(["aqueduct"], built=(["shelf_quarry"], []))  # the third stone is bought
    assert cost_of(t, "build:aqueduct") == 2
    assert seen_city(t, MISKA)["unit_prices"]["stone"] == 2
    assert seen_city(t, BORCSA)["unit_prices"]["stone"] == 4


@pytest.mark.rule("SWD-COST-06")
@pytest.mark.parametrize("resource", MAKES_TWO)
def test_a_card_that_makes_two_units_raises_the_price_by_2(resource: str) -> None:
    card = NEEDS_ONE[resource]
    assert cost_of(position([card], built=([], [MAKES_TWO[resource]])), f"build:{card}") == 4


@pytest.mark.rule("SWD-COST-07")
@pytest.mark.parametrize("buyer", [MISKA, BORCSA])
def test_trade_is_paid_to_the_bank_and_not_to_the_opponent(buyer: int) -> None:
    built: tuple[list[str], list[str]] = ([], ["quarry"]) if buyer == MISKA else (["quarry"], [])
    t = position(["baths"], to_act=buyer, coins=(10, 10), built=built)
    bank = t.bank
    play(t, "build:baths")
    assert treasuries(t)[buyer] == 7
    assert treasuries(t)[1 - buyer] == 10
    assert t.bank == bank + 3


@pytest.mark.rule("SWD-COST-08")
def test_any_number_of_units_of_any_resources_can_be_bought_in_one_turn() -> None:
    # Palace: wood, clay, stone, 2 glass.
    t = position(["palace"], coins=(10, 0))
    assert treasuries(play(t, "build:palace")) == (0, 0)


@pytest.mark.rule("SWD-COST-08")
def test_what_was_bought_serves_only_the_construction_of_that_turn() -> None:
    t = position(["baths", "theater", "rostrum"], coins=(20, 0), built=(["lumber_yard"], []))
    play(t, "build:baths")
    assert seen_city(t, MISKA)["production"]["stone"] == 0
    play(t, "build:theater")
    assert cost_of(t, "build:rostrum") == 2  # the stone is bought again


@pytest.mark.rule("SWD-COST-09")
def test_the_opponents_yellow_cards_do_not_raise_prices() -> None:
    for resource, card in NEEDS_ONE.items():
        t = position([card], built=([], ["forum", "caravansery", "customs_house", "stone_reserve"]))
        assert cost_of(t, f"build:{card}") == 2, resource


@pytest.mark.rule("SWD-COST-09")
def test_the_opponents_wonders_do_not_raise_prices() -> None:
    for resource, card in NEEDS_ONE.items():
        t = position(
            ["theater", "altar", card],
            to_act=BORCSA,
            coins=(30, 30),
            wonders=([], ["piraeus", "great_lighthouse"]),
        )
        play(t, "raise:piraeus:theater", "raise:great_lighthouse:altar")
        assert t.to_act == [MISKA]
        assert cost_of(t, f"build:{card}") == 2, resource


@pytest.mark.rule("SWD-COST-10")
@pytest.mark.parametrize("resource", RESOURCES)
def test_reserves_and_customs_house_fix_the_owners_price_at_1(resource: str) -> None:
    card, reserve = NEEDS_ONE[resource], FIXED_BY[resource]
    makers = [MAKES_ONE[resource], MAKES_TWO.get(resource) or SECOND_ONE[resource]]
    dear = position([card], built=([], makers))
    assert cost_of(dear, f"build:{card}") >= 4
    fixed = position([card], built=([reserve], makers))
    assert cost_of(fixed, f"build:{card}") == 1
    theirs = position([card], built=([], [reserve]))
    assert cost_of(theirs, f"build:{card}") == 2


@pytest.mark.rule("SWD-COST-10")
@pytest.mark.parametrize(
    ("reserve", "fixed"),
    [
        ("stone_reserve", {"stone"}),
        ("clay_reserve", {"clay"}),
        ("wood_reserve", {"wood"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
def test_each_trade_card_fixes_its_own_resources_only(reserve: str, fixed: set[str]) -> None:
    t = position(["theater"], built=([reserve], []))
    assert seen_city(t, MISKA)["unit_prices"] == {name: 1 if name in fixed else 2 for name in RESOURCES}
    assert seen_city(t, BORCSA)["unit_prices"] == dict.fromkeys(RESOURCES, 2)


@pytest.mark.rule("SWD-COST-10")
def test_the_fixed_price_holds_from_the_owners_next_turn_and_for_every_unit() -> None:
    t = position(["stone_reserve", "theater", "aqueduct"], coins=(6, 0), built=([], ["shelf_quarry"]))
    play(t, "build:stone_reserve", "build:theater")
    assert treasuries(t)[MISKA] == 3
    assert cost_of(t, "build:aqueduct") == 3


# --- choice sources -----------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-11")
@pytest.mark.parametrize(
    ("built", "card", "price"),
    [
        (["forum"], "chamber_of_commerce", 2),  # 2 papyrus: one supplied, one bought
        (["forum"], "university", 4),  # glass or papyrus, not both; clay
        (["caravansery"], "walls", 2),  # 2 stone
        (["caravansery"], "arena", 4),  # one of clay, stone and wood
        (["caravansery", "forum"], "siege_workshop", 4),  # 3 wood, 1 glass
        (["caravansery"], "workshop", 2),  # papyrus is not its business
        (["forum"], "baths", 2),
    ],
)
def test_a_choice_source_supplies_one_unit_a_construction(built: list[str], card: str, price: int) -> None:
    t = position([card], coins=(20, 0), built=(built, []))
    # Chamber of Commerce and Arena bring coins for grey cards and wonders; there are none here.
    assert cost_of(t, f"build:{card}") == price


@pytest.mark.rule("SWD-COST-11")
def test_a_choice_source_is_asked_anew_at_each_construction() -> None:
    t = position(["baths", "theater", "stable", "altar", "garrison"], coins=(0, 0), built=(["caravansery"], []))
    play(t, "build:baths", "build:theater", "build:stable", "build:altar", "build:garrison")
    assert {"baths", "stable", "garrison"} <= set(seen_city(t, MISKA)["buildings"])


@pytest.mark.rule("SWD-COST-11")
def test_several_choice_sources_are_used_together_each_once() -> None:
    t = position(
        ["theater", "altar", "observatory", "tavern", "town_hall"],
        coins=(40, 0),
        built=(["forum", "caravansery"], []),
        wonders=(["piraeus", "great_lighthouse"], []),
    )
    play(t, "raise:piraeus:theater")
    play(t, "raise:great_lighthouse:altar", "build:tavern")
    assert seen_city(t, MISKA)["choices"] == [["wood", "clay", "stone"]] * 2 + [["glass", "papyrus"]] * 2
    assert cost_of(t, "build:observatory") == 0  # 1 stone, 2 papyrus
    assert cost_of(t, "build:town_hall") == 6  # 2 wood, 3 stone, two of them supplied


@pytest.mark.rule("SWD-COST-12")
def test_the_engine_pays_the_least_and_does_not_ask() -> None:
    # Borcsa makes 2 stone, so Caravansery is worth most as a stone: 4 saved instead of 2.
    t = position(["rostrum"], coins=(2, 0), built=(["caravansery"], ["shelf_quarry"]))
    assert moves(t) == {"build:rostrum", "discard:rostrum"}
    play(t, "build:rostrum")
    assert treasuries(t)[MISKA] == 0
    assert t.to_act == [BORCSA]


@pytest.mark.rule("SWD-COST-12")
def test_a_choice_source_is_not_wasted_on_what_the_city_makes() -> None:
    t = position(["rostrum"], coins=(0, 0), built=(["caravansery", "quarry"], ["shelf_quarry"]))
    assert cost_of(t, "build:rostrum") == 0


@pytest.mark.rule("SWD-COST-12")
def test_choice_sources_go_first_and_the_discount_takes_what_they_cannot() -> None:
    # Senate (blue): 2 clay, 1 stone, 1 papyrus; Borcsa makes 1 papyrus, so papyrus costs 3.
    t = position(["senate"], coins=(20, 0), built=(["caravansery"], ["press"]), tokens=(["masonry"], []))
    # Caravansery one raw unit, Masonry the papyrus and another raw unit; one raw unit is bought.
    assert cost_of(t, "build:senate") == 2


# --- coin costs and free construction -----------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-13")
def test_a_coin_cost_is_paid_to_the_bank_whatever_the_city_has() -> None:
    everything = [
        *MAKES_ONE.values(),
        *MAKES_TWO.values(),
        "forum",
        "caravansery",
        "stone_reserve",
        "customs_house",
    ]
    tokens = ["masonry", "architecture"]
    t = position(["pretorium"], coins=(8, 5), built=(everything, []), tokens=(tokens, []), conflict=-5)
    bank = t.bank
    play(t, "build:pretorium")
    assert treasuries(t) == (0, 5)
    assert t.bank == bank + 8


@pytest.mark.rule("SWD-COST-13")
def test_a_discount_takes_resources_and_never_coins() -> None:
    t = position(["theater"], coins=(9, 0))
    cost = Cost(coins=3, clay=1)
    assert trade(t.home, cost.units, 2) == 0
    assert explain(t.home, cost, 2)["total"] == 3


@pytest.mark.rule("SWD-COST-14")
@pytest.mark.parametrize(
    ("made", "price"), [([], 6), (["glassworks"], 4), (["glassworks", "press"], 2), (["forum"], 4)]
)
def test_a_mixed_cost_needs_the_coins_and_the_resources(made: list[str], price: int) -> None:
    t = position(["caravansery"], coins=(price, 0), built=(made, []))  # 2 coins, glass, papyrus
    assert cost_of(t, "build:caravansery") == price
    poorer = position(["caravansery"], coins=(price - 1, 0), built=(made, []))
    assert refusal(poorer, "build:caravansery") == "SWD-COST-02"


@pytest.mark.rule("SWD-COST-15")
def test_a_card_without_a_cost_is_free_but_not_by_chain() -> None:
    t = position(["theater"], coins=(0, 0), tokens=(["urbanism"], []))
    assert cost_of(t, "build:theater") == 0  # no 4 coins of Urbanism
    by_chain = position(["statue"], coins=(0, 0), built=(["theater"], []), tokens=(["urbanism"], []))
    assert cost_of(by_chain, "build:statue") == -4


@pytest.mark.rule("SWD-COST-16", "SWD-COST-17")
@pytest.mark.parametrize(("giver", "free"), CHAINS)
def test_a_chain_symbol_makes_its_card_free(giver: str, free: str) -> None:
    without = position([free], coins=(0, 0))
    assert refusal(without, f"build:{free}") == "SWD-COST-02"
    theirs = position([free], coins=(0, 0), built=([], [giver]))
    assert refusal(theirs, f"build:{free}") == "SWD-COST-02"
    t = position([free], coins=(0, 0), built=([giver], []))
    assert refusal(t, f"build:{free}") == ""
    bank = t.bank
    play(t, f"build:{free}")
    assert free in seen_city(t, MISKA)["buildings"]
    brought = {"lighthouse": 2}.get(free, 0)  # Lighthouse: a coin for Tavern and one for itself
    assert treasuries(t) == (brought, 0)
    assert t.bank == bank - brought


@pytest.mark.rule("SWD-COST-16")
def test_a_chain_saves_the_coins_of_a_cost_too() -> None:
    assert cost_of(position(["barracks"]), "build:barracks") == 3
    assert cost_of(position(["barracks"], built=(["garrison"], [])), "build:barracks") == 0


@pytest.mark.rule("SWD-COST-16")
def test_a_symbol_on_a_card_that_was_discarded_or_lies_under_a_wonder_does_not_count() -> None:
    t = position(["baths", "theater", "aqueduct"], coins=(20, 20), wonders=(["pyramids"], []))
    discarded = t.copy()
    play(discarded, "discard:baths", "build:theater")
    assert cost_of(discarded, "build:aqueduct") == 6
    play(t, "raise:pyramids:baths", "build:theater")
    assert cost_of(t, "build:aqueduct") == 6


@pytest.mark.rule("SWD-COST-17")
def test_there_are_seventeen_chains_from_an_earlier_age_to_a_later_one() -> None:
    givers = {card.gives_chain: card for card in CARDS if card.gives_chain}
    chains = [(givers[card.free_with].id, card.id) for card in CARDS if card.free_with]
    assert sorted(chains) == sorted(CHAINS)
    assert len(chains) == len(givers) == 17
    for giver, free in chains:
        assert CARDS[CARD.find(giver)].age < CARDS[CARD.find(free)].age


@pytest.mark.rule("SWD-COST-17")
def test_a_chain_symbol_is_not_used_up() -> None:
    t = position(["aqueduct"], built=(["baths"], []))
    assert seen_city(t, MISKA)["chains"] == ["drop"]
    play(t, "build:aqueduct")
    assert seen_city(t, MISKA)["chains"] == ["drop"]


@pytest.mark.rule("SWD-COST-18")
def test_every_wonder_costs_resources_and_no_coins() -> None:
    for wonder in WONDER_CARDS:
        assert wonder.cost.coins == 0
        assert wonder.cost.units > 0


@pytest.mark.rule("SWD-COST-18")
@pytest.mark.parametrize("card", ["theater", "quarry", "shelf_quarry", "pretorium", "aqueduct", "stone_reserve"])
def test_the_card_under_a_wonder_does_not_change_its_cost(card: str) -> None:
    # The Pyramids: 3 stone, 1 papyrus. A chain for the card is of no use either.
    t = position([card], coins=(30, 0), built=(["baths"], []), wonders=(["pyramids"], []))
    assert cost_of(t, f"raise:pyramids:{card}") == 8


@pytest.mark.rule("SWD-COST-18")
def test_no_chain_symbol_makes_a_wonder_free() -> None:
    givers = [giver for giver, _ in CHAINS if giver not in ("scriptorium", "pharmacist", "school", "laboratory")]
    for wonder in WONDER_CARDS:
        t = position(["pretorium"], coins=(0, 0), built=(givers, []), wonders=([wonder.id], []))
        assert refusal(t, f"raise:{wonder.id}:pretorium") == "SWD-COST-02"


@pytest.mark.rule("SWD-COST-19")
def test_coins_that_a_card_brings_cannot_pay_for_it() -> None:
    # Chamber of Commerce: 2 papyrus (4 coins), brings 3 coins for each grey card, here 6.
    grey = ["glassworks", "glass_blower"]
    poor = position(["chamber_of_commerce"], coins=(3, 0), built=(grey, []))
    assert refusal(poor, "build:chamber_of_commerce") == "SWD-COST-02"
    t = position(["chamber_of_commerce"], coins=(4, 0), built=(grey, []))
    assert treasuries(play(t, "build:chamber_of_commerce")) == (6, 0)


@pytest.mark.rule("SWD-COST-19")
def test_coins_that_a_wonder_brings_cannot_pay_for_it() -> None:
    # The Temple of Artemis: 4 resources (8 coins), brings 12.
    poor = position(["theater"], coins=(7, 0), wonders=(["temple_of_artemis"], []))
    assert refusal(poor, "raise:temple_of_artemis:theater") == "SWD-COST-02"
    t = position(["theater"], coins=(8, 0), wonders=(["temple_of_artemis"], []))
    assert treasuries(play(t, "raise:temple_of_artemis:theater")) == (12, 0)


@pytest.mark.rule("SWD-COST-20")
def test_the_bank_never_runs_out() -> None:
    # 14 coins at the start and 2 for each of 60 discarded cards: more than the 86 of the box.
    t = first_game()
    while not t.over:
        discard_cards(t)
        if not t.over:
            play(t, "begin:0")
    assert sum(treasuries(t)) == 14 + 2 * 60
