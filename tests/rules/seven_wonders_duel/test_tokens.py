"""What each progress token does after it was taken."""

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, Cost
from pentapolis.games.seven_wonders_duel.prices import explain, trade
from tests.rules.seven_wonders_duel.prelude import *

# --- Agriculture --------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-TOK-01")
def test_agriculture_brings_six_coins_once_and_four_points() -> None:
    t = position(
        ["school", "altar", "theater"],
        age=2,
        coins=(6, 7),
        built=(["apothecary"], []),
        board=["agriculture", "law"],
    )
    play(t, "build:school")
    assert t.home.coins == 0
    play(t, "learn:agriculture")
    assert (t.home.coins, points(t)["tokens"]) == (6, 4)
    play(t, "build:altar", "build:theater")
    assert t.home.coins == 6


# --- Architecture and Masonry -------------------------------------------------------------------------------


@pytest.mark.rule("SWD-TOK-02")
def test_architecture_takes_two_units_off_every_wonder() -> None:
    # Given The Pyramids (3 stone, 1 papyrus) and The Sphinx (clay, stone, 2 glass) at 2 coins a unit
    t = position(
        ["theater", "altar", "tavern"],
        coins=(8, 99),
        tokens=(["architecture"], []),
        wonders=(["sphinx", "pyramids"], []),
    )
    play(t, "raise:sphinx:theater")
    assert t.home.coins == 4
    # then the discount is there again for the next wonder
    play(t, "raise:pyramids:altar")
    assert t.home.coins == 0


@pytest.mark.rule("SWD-TOK-02")
def test_architecture_makes_no_card_cheaper() -> None:
    t = position(["aqueduct"], age=2, coins=(5, 0), tokens=(["architecture"], []))
    assert refusal(t, "build:aqueduct") == "SWD-COST-02"
    t = position(["aqueduct"], age=2, coins=(6, 0), tokens=(["architecture"], []))
    play(t, "build:aqueduct")
    assert t.home.coins == 0


@pytest.mark.rule("SWD-TOK-03")
def test_masonry_takes_two_units_off_every_blue_card() -> None:
    # Given Aqueduct (3 stone) and Palace (wood, clay, stone, 2 glass) at 2 coins a unit
    t = position(["aqueduct", "theater", "palace"], age=2, coins=(8, 99), tokens=(["masonry"], []))
    play(t, "build:aqueduct")
    assert t.home.coins == 6
    play(t, "discard:theater", "build:palace")
    assert t.home.coins == 0


@pytest.mark.rule("SWD-TOK-03")
@pytest.mark.parametrize(("card", "price"), [("walls", 4), ("library", 6), ("armory", 6), ("scientists_guild", 8)])
def test_masonry_makes_only_blue_cards_cheaper(card: str, price: int) -> None:
    t = position([card], age=3, coins=(price - 1, 0), tokens=(["masonry"], []))
    assert refusal(t, f"build:{card}") == "SWD-COST-02"
    t = position([card], age=3, coins=(price, 0), tokens=(["masonry"], []))
    play(t, f"build:{card}")
    assert told(t, "log-build")[-1]["coins"] == price


@pytest.mark.rule("SWD-TOK-03")
def test_masonry_makes_no_wonder_cheaper() -> None:
    t = position(["theater"], coins=(7, 0), tokens=(["masonry"], []), wonders=(["pyramids"], []))
    assert refusal(t, "raise:pyramids:theater") == "SWD-COST-02"
    t = position(["theater"], coins=(8, 0), tokens=(["masonry"], []), wonders=(["pyramids"], []))
    play(t, "raise:pyramids:theater")
    assert t.home.coins == 0


@pytest.mark.rule("SWD-EX-18", "SWD-TOK-04", "SWD-COST-11")
def test_the_discount_takes_the_dearest_units_that_production_leaves() -> None:
    # Given Architecture, Caravansery, and an opponent who makes 2 glass
    t = position(
        ["theater"],
        coins=(20, 0),
        built=(["caravansery"], ["glassworks", "glass_blower"]),
        tokens=(["architecture"], []),
        wonders=(["mausoleum"], []),
    )
    # when The Mausoleum (2 clay, 2 glass, 1 papyrus) is built, then 1 clay and 1 papyrus are bought
    play(t, "raise:mausoleum:theater")
    assert t.home.coins == 16


@pytest.mark.rule("SWD-TOK-04")
def test_the_discount_is_not_spent_on_what_the_city_makes() -> None:
    # Given Palace (wood, clay, stone, 2 glass) in a city that makes the raw materials
    t = position(
        ["palace"],
        age=3,
        coins=(0, 0),
        built=(["lumber_yard", "clay_pool", "quarry"], ["glassworks"]),
        tokens=(["masonry"], []),
    )
    play(t, "build:palace")
    assert t.home.buildings[-1] == CARD.find("palace")


@pytest.mark.rule("SWD-TOK-04")
def test_unused_discount_is_lost() -> None:
    # Given Rostrum (wood, stone) lacks one unit: the other unit of the discount is not saved up for Obelisk
    t = position(
        ["rostrum", "altar", "obelisk"],
        age=2,
        coins=(3, 0),
        built=(["lumber_yard"], []),
        tokens=(["masonry"], []),
    )
    play(t, "build:rostrum")
    assert t.home.coins == 3
    play(t, "build:altar", "build:obelisk")
    assert t.home.coins == 1


@pytest.mark.rule("SWD-TOK-04")
def test_a_discount_never_takes_coins_off() -> None:
    t = position(tokens=(["architecture"], []))
    cost = Cost(coins=5, wood=1)
    assert trade(t.home, cost.units, 2) == 0
    assert explain(t.home, cost, 2)["total"] == 5


# --- Economy ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-EX-08", "SWD-TOK-05", "SWD-TOK-06", "SWD-COST-14")
def test_the_rulebooks_caravansery() -> None:
    # Given Miska makes 1 glass and has Economy; Caravansery is 2 coins, 1 glass, 1 papyrus
    t = position(["caravansery"], age=2, to_act=1, coins=(0, 7), built=(["glassworks"], []), tokens=(["economy"], []))
    bank = t.bank
    play(t, "build:caravansery")
    # then Borcsa pays 2 + 3 + 2, and he gets the 5
    assert treasuries(t) == (5, 0)
    assert t.bank == bank + 2


@pytest.mark.rule("SWD-TOK-05")
def test_economy_gets_the_trade_of_a_wonder_too() -> None:
    t = position(["theater"], to_act=1, coins=(0, 8), tokens=(["economy"], []), wonders=([], ["pyramids"]))
    bank = t.bank
    play(t, "raise:pyramids:theater")
    assert treasuries(t) == (8, 0)
    assert t.bank == bank


@pytest.mark.rule("SWD-TOK-05")
def test_economy_gives_nothing_for_its_owners_own_trade() -> None:
    t = position(["baths"], coins=(7, 7), tokens=(["economy"], []))
    play(t, "build:baths")
    assert treasuries(t) == (5, 7)


@pytest.mark.rule("SWD-TOK-06")
@pytest.mark.parametrize(("card", "price"), [("stone_pit", 1), ("pretorium", 8), ("customs_house", 4)])
def test_economy_never_gets_a_printed_coin_cost(card: str, price: int) -> None:
    t = position([card], age=3, to_act=1, coins=(0, 10), tokens=(["economy"], []))
    play(t, f"build:{card}")
    assert treasuries(t) == (0, 10 - price)


@pytest.mark.rule("SWD-TOK-07")
def test_economy_gets_what_was_really_paid() -> None:
    # Given the owner makes 3 stone, which would cost 5 each; the opponent's Stone Reserve makes it 1 each
    t = position(
        ["aqueduct"],
        age=2,
        to_act=1,
        coins=(0, 7),
        built=(["quarry", "shelf_quarry"], ["stone_reserve"]),
        tokens=(["economy"], []),
    )
    play(t, "build:aqueduct")
    assert treasuries(t) == (3, 4)


@pytest.mark.rule("SWD-TOK-05", "SWD-TOK-07")
@pytest.mark.parametrize("how", ["chain", "production", "discount", "discarded"])
def test_economy_gets_nothing_where_nothing_is_bought(how: str) -> None:
    built = {
        "chain": ["baths"],
        "production": ["quarry", "shelf_quarry"],
        "discount": ["quarry"],
        "discarded": [],
    }
    t = position(
        ["aqueduct"],
        age=2,
        to_act=1,
        coins=(0, 7),
        built=([], built[how]),
        tokens=(["economy"], ["masonry"] if how == "discount" else []),
    )
    play(t, "discard:aqueduct" if how == "discarded" else "build:aqueduct")
    assert t.home.coins == 0


# --- Law, Mathematics, Philosophy ---------------------------------------------------------------------------


@pytest.mark.rule("SWD-TOK-08")
def test_law_is_a_symbol() -> None:
    t = position(["school"], age=2, coins=(20, 7), built=(["apothecary"], []), board=["law", "philosophy"])
    play(t, "build:school", "learn:law")
    city = t.view(0)["cities"][0]
    assert (city["symbols"], city["pairs"]) == (["wheel", "balance"], ["wheel"])
    assert points(t).get("tokens", 0) == 0


@pytest.mark.rule("SWD-TOK-09")
@pytest.mark.parametrize(
    ("tokens", "scored"),
    [
        (["mathematics"], 3),
        (["mathematics", "law"], 6),
        (["theology", "mathematics", "strategy"], 9),
        (["mathematics", "philosophy"], 13),
    ],
)
def test_mathematics_is_three_points_for_each_token_of_its_owner(tokens: list[str], scored: int) -> None:
    t = position(coins=(0, 0), tokens=(tokens, ["economy", "masonry"]))
    assert points(t) == {"tokens": scored}
    assert points(t, 1) == {}


@pytest.mark.rule("SWD-TOK-09")
def test_mathematics_counts_tokens_taken_later() -> None:
    t = position(
        ["school"],
        age=2,
        coins=(20, 7),
        built=(["apothecary"], []),
        tokens=(["mathematics"], []),
        board=["law", "economy"],
    )
    assert points(t)["tokens"] == 3
    play(t, "build:school", "learn:economy")
    assert points(t)["tokens"] == 6


@pytest.mark.rule("SWD-TOK-10")
def test_philosophy_is_seven_points() -> None:
    t = position(coins=(0, 0), tokens=([], ["philosophy"]))
    assert (points(t), points(t, 1)) == ({}, {"tokens": 7})


# --- Strategy -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-EX-15", "SWD-TOK-11")
@pytest.mark.parametrize(("card", "moved"), [("guard_tower", 2), ("walls", 3), ("circus", 3), ("arsenal", 4)])
def test_strategy_adds_a_shield_to_every_red_card(card: str, moved: int) -> None:
    t = position([card], age=3, to_act=1, coins=(0, 30), tokens=([], ["strategy"]))
    play(t, f"build:{card}")
    assert t.conflict == -moved


@pytest.mark.rule("SWD-TOK-11")
def test_strategy_gives_the_opponent_no_shield() -> None:
    t = position(["walls"], age=2, coins=(30, 30), tokens=([], ["strategy"]))
    play(t, "build:walls")
    assert t.conflict == 2


@pytest.mark.rule("SWD-TOK-11")
def test_strategy_acts_on_a_red_card_built_by_chain() -> None:
    t = position(["fortifications"], age=3, coins=(0, 0), built=(["palisade"], []), tokens=(["strategy"], []))
    play(t, "build:fortifications")
    assert t.conflict == 3


@pytest.mark.rule("SWD-TOK-12")
@pytest.mark.parametrize(("wonder", "moved"), [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)])
def test_strategy_does_not_affect_wonders(wonder: str, moved: int) -> None:
    t = position(["theater"], coins=(30, 7), tokens=(["strategy"], []), wonders=([wonder], []))
    play(t, f"raise:{wonder}:theater")
    assert t.conflict == moved


@pytest.mark.rule("SWD-TOK-12", "SWD-TOK-17")
def test_strategy_taken_through_the_mausoleum_does_not_act_on_earlier_red_cards() -> None:
    t = position(
        ["theater", "altar", "guard_tower"],
        coins=(99, 7),
        built=(["apothecary", "walls"], []),
        wonders=(["mausoleum"], []),
        discard=["school", "baths"],
        board=["strategy", "law"],
        conflict=2,
    )
    play(t, "raise:mausoleum:theater", "revive:school", "learn:strategy")
    assert (t.conflict, t.away.coins) == (2, 7)
    # but on the next one
    play(t, "build:altar", "build:guard_tower")
    assert t.conflict == 4


# --- Theology -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-TOK-13")
@pytest.mark.parametrize("wonder", ["pyramids", "colossus", "great_lighthouse", "mausoleum", "circus_maximus"])
def test_theology_gives_every_wonder_a_turn(wonder: str) -> None:
    t = position(["theater", "altar"], coins=(99, 7), tokens=(["theology"], []), wonders=([wonder], []))
    play(t, f"raise:{wonder}:theater")
    assert t.to_act == [0]
    assert "build:altar" in moves(t)


@pytest.mark.rule("SWD-TOK-13")
def test_theology_gives_buildings_no_turn_and_the_opponent_nothing() -> None:
    t = position(["theater", "altar", "baths"], coins=(99, 99), tokens=(["theology"], []), wonders=([], ["pyramids"]))
    play(t, "build:theater")
    assert t.to_act == [1]
    play(t, "raise:pyramids:altar")
    assert t.to_act == [0]


@pytest.mark.rule("SWD-TOK-14", "SWD-WON-05")
@pytest.mark.parametrize("wonder", ["sphinx", "piraeus", "hanging_gardens", "temple_of_artemis", "appian_way"])
def test_theology_gives_no_second_turn_to_a_wonder_that_has_one(wonder: str) -> None:
    t = position(["theater", "altar", "tavern"], coins=(99, 7), tokens=(["theology"], []), wonders=([wonder], []))
    play(t, f"raise:{wonder}:theater")
    assert t.to_act == [0]
    play(t, "build:altar")
    assert t.to_act == [1]


@pytest.mark.rule("SWD-TOK-17", "SWD-TOK-13")
def test_theology_from_the_great_library_gives_that_wonder_no_turn() -> None:
    t = position(
        ["theater", "altar", "tavern", "baths"],
        coins=(99, 7),
        wonders=(["great_library", "pyramids"], []),
        board=["agriculture", "architecture", "economy", "law", "masonry", "mathematics", "strategy"],
    )
    # Philosophy, Theology and Urbanism are the only tokens in the box
    play(t, "raise:great_library:theater", "learn:theology")
    assert t.to_act == [1]
    # then it acts on the next wonder
    play(t, "build:altar", "raise:pyramids:tavern")
    assert t.to_act == [0]


# --- Urbanism -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-TOK-15")
def test_urbanism_brings_six_coins_and_four_for_each_chain() -> None:
    t = position(
        ["school", "altar", "aqueduct", "theater", "fortifications"],
        age=2,
        coins=(6, 7),
        built=(["apothecary", "palisade", "baths"], []),
        board=["urbanism", "law"],
    )
    play(t, "build:school", "learn:urbanism")
    assert t.home.coins == 6
    play(t, "build:altar", "build:aqueduct")
    assert t.home.coins == 10
    play(t, "build:theater", "build:fortifications")
    assert t.home.coins == 14


@pytest.mark.rule("SWD-TOK-15", "SWD-TOK-16")
def test_urbanism_pays_nothing_for_the_opponents_chains() -> None:
    t = position(["aqueduct"], age=2, coins=(0, 0), built=(["baths"], []), tokens=([], ["urbanism"]))
    play(t, "build:aqueduct")
    assert treasuries(t) == (0, 0)


@pytest.mark.rule("SWD-TOK-16", "SWD-COST-15")
def test_urbanism_pays_nothing_for_cards_without_a_cost() -> None:
    t = position(["theater"], coins=(0, 0), tokens=(["urbanism"], []))
    play(t, "build:theater")
    assert t.home.coins == 0


@pytest.mark.rule("SWD-TOK-16")
@pytest.mark.parametrize("how", ["production", "discount"])
def test_urbanism_pays_nothing_for_cards_that_happen_to_be_free(how: str) -> None:
    made = ["brickyard"] if how == "production" else []
    tokens = ["urbanism"] if how == "production" else ["urbanism", "masonry"]
    t = position(["statue"], age=2, coins=(0, 0), built=(made, []), tokens=(tokens, []))
    play(t, "build:statue")
    assert t.home.coins == 0


@pytest.mark.rule("SWD-TOK-16")
def test_who_has_the_chain_builds_by_it_even_when_the_card_is_free_anyway() -> None:
    # Given Statue (2 clay) in a city that makes 2 clay and has Theater's symbol
    t = position(["statue"], age=2, coins=(0, 0), built=(["theater", "brickyard"], []), tokens=(["urbanism"], []))
    play(t, "build:statue")
    assert t.home.coins == 4


@pytest.mark.rule("SWD-TOK-17", "SWD-TOK-15")
def test_urbanism_pays_nothing_for_the_construction_that_brought_it() -> None:
    # Given Library is built by chain, pairs the quill, and Urbanism is taken
    t = position(["library"], age=2, coins=(0, 0), built=(["scriptorium"], []), board=["urbanism", "law"])
    play(t, "build:library", "learn:urbanism")
    assert t.home.coins == 6
