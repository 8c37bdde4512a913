"""The worked examples of the ledger, word for word (SWD-EX). Miska sits at seat 0, Borcsa at seat 1."""

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import WONDER
from tests.rules.seven_wonders_duel.prelude import *


@pytest.mark.rule("SWD-EX-01", "SWD-COM-10")
@pytest.mark.parametrize(("card", "price"), [("lumber_yard", 0), ("stone_pit", 1), ("baths", 2), ("arena", 6)])
def test_prices_for_an_empty_city(card: str, price: int) -> None:
    t = position([card], coins=(7, 7))
    assert cost_of(t, f"build:{card}") == price


@pytest.mark.rule("SWD-EX-02", "SWD-COST-16")
def test_horse_breeders_is_free_with_stable() -> None:
    assert cost_of(position(["horse_breeders"]), "build:horse_breeders") == 4  # clay and wood
    assert cost_of(position(["horse_breeders"], built=(["stable"], [])), "build:horse_breeders") == 0


@pytest.mark.rule("SWD-EX-03", "SWD-COST-02")
@pytest.mark.parametrize(("card", "price"), [("baths", 0), ("garrison", 0), ("apothecary", 2)])
def test_miska_makes_a_stone_three_clay_and_a_papyrus(card: str, price: int) -> None:
    t = position([card], built=(["quarry", "brickyard", "clay_pool", "press"], []))
    assert seen_city(t, MISKA)["production"] == {"wood": 0, "clay": 3, "stone": 1, "glass": 0, "papyrus": 1}
    assert cost_of(t, f"build:{card}") == price


@pytest.mark.rule("SWD-EX-04", "SWD-COST-05", "SWD-COST-06")
def test_borcsas_shelf_quarry_makes_stone_dear_for_miska_only() -> None:
    built: tuple[list[str], list[str]] = ([], ["shelf_quarry"])
    assert cost_of(position(["baths"], built=built), "build:baths") == 4
    # Borcsa makes two of Aqueduct's three stones and buys the third.
    assert cost_of(position(["aqueduct"], to_act=BORCSA, built=built), "build:aqueduct") == 2


@pytest.mark.rule("SWD-EX-05", "SWD-COST-05")
def test_borcsa_pays_five_for_fortifications() -> None:
    t = position(["fortifications"], to_act=BORCSA, coins=(7, 7), built=(["clay_pool"], ["shelf_quarry"]))
    bank = t.bank
    play(t, "build:fortifications")
    assert treasuries(t) == (7, 2)
    assert t.bank == bank + 5


@pytest.mark.rule("SWD-EX-06", "SWD-COST-05")
def test_miska_pays_twelve_for_aqueduct() -> None:
    t = position(["aqueduct"], coins=(12, 0), built=([], ["shelf_quarry"]))
    assert cost_of(t, "build:aqueduct") == 12


@pytest.mark.rule("SWD-EX-07", "SWD-COST-13")
@pytest.mark.parametrize(("card", "price"), [("scriptorium", 2), ("stone_pit", 1)])
def test_coin_costs(card: str, price: int) -> None:
    t = position([card])
    bank = t.bank
    play(t, f"build:{card}")
    assert treasuries(t) == (7 - price, 7)
    assert t.bank == bank + price


@pytest.mark.rule("SWD-EX-08", "SWD-COST-14")
@pytest.mark.parametrize(("tokens", "miska"), [([], 7), (["economy"], 12)])
def test_borcsa_pays_seven_for_caravansery_of_which_economy_takes_five(tokens: list[str], miska: int) -> None:
    t = position(["caravansery"], to_act=BORCSA, coins=(7, 7), built=(["glassworks"], []), tokens=(tokens, []))
    play(t, "build:caravansery")
    assert treasuries(t) == (miska, 0)


@pytest.mark.rule("SWD-EX-09", "SWD-COST-16")
def test_aqueduct_after_baths_and_fortifications_after_palisade_are_free() -> None:
    t = position(["baths", "palisade", "aqueduct", "fortifications"], coins=(2, 2))
    play(t, "build:baths", "build:palisade")
    assert treasuries(t) == (0, 0)
    play(t, "build:aqueduct", "build:fortifications")
    assert treasuries(t) == (0, 0)
    assert "aqueduct" in seen_city(t, MISKA)["buildings"]
    assert "fortifications" in seen_city(t, BORCSA)["buildings"]


@pytest.mark.rule("SWD-EX-10", "SWD-FLOW-05")
def test_exactly_the_last_row_is_accessible_when_age_i_begins() -> None:
    for seed in range(5):
        t = first_game(seed=seed)
        places = structure(t)
        assert {slot for slot, place in places.items() if place["accessible"]} == {14, 15, 16, 17, 18, 19}
        assert {place["row"] for place in places.values() if place["accessible"]} == {5}
        assert len(accessible(t)) == 6
        assert {move.split(":")[1] for move in moves(t) if move.startswith("discard")} == accessible(t)


@pytest.mark.rule("SWD-EX-11", "SWD-DIS-01")
def test_borcsa_discards_aqueduct_for_four_coins() -> None:
    t = position(["aqueduct"], to_act=BORCSA, coins=(0, 3), built=([], ["tavern", "clay_reserve"]))
    play(t, "discard:aqueduct")
    assert treasuries(t) == (0, 7)
    assert t.view(None)["discard"] == ["aqueduct"]


@pytest.mark.rule("SWD-EX-12", "SWD-WON-01", "SWD-MIL-01")
def test_miska_builds_the_colossus_and_pays_nothing_for_the_card() -> None:
    makers = ["brickyard", "clay_pool", "glassworks"]
    t = position(["pretorium"], coins=(0, 7), built=(makers, []), wonders=(["colossus"], []))
    play(t, "raise:colossus:pretorium")
    assert treasuries(t) == (0, 7)
    (colossus,) = seen_city(t, MISKA)["wonders"]
    assert colossus["built"]
    assert colossus["under"] == "pretorium"
    assert "pretorium" not in seen_city(t, MISKA)["buildings"]
    assert t.view(None)["conflict"] == 2


@pytest.mark.rule("SWD-EX-13", "SWD-WON-03")
def test_with_the_seventh_wonder_miskas_last_one_goes_back_to_the_box() -> None:
    t = position(
        ["theater", "altar", "lumber_yard"],
        coins=(30, 30),
        wonders=(["colossus", "pyramids"], []),
        raised=(
            ["great_lighthouse", "temple_of_artemis"],
            ["circus_maximus", "piraeus", "appian_way", "sphinx"],
        ),
    )
    play(t, "raise:colossus:theater")
    assert [len(city["wonders"]) for city in t.view(None)["cities"]] == [3, 4]
    assert "pyramids" in [WONDER.ids[wonder] for wonder in t.unused_wonders]
    play(t, "build:altar")
    assert t.to_act == [MISKA]
    assert not any(move.startswith("raise") for move in moves(t))
    assert refusal(t, "raise:pyramids:lumber_yard") == "SWD-WON-03"


@pytest.mark.rule("SWD-EX-14", "SWD-MIL-02", "SWD-MIL-03")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4)])
def test_archery_range_takes_the_pawn_into_the_zone_of_the_first_token(before: int, after: int) -> None:
    t = position(["archery_range"], coins=(10, 7), conflict=before)
    assert {"seat": BORCSA, "coins": 2} in t.view(None)["loot"]
    play(t, "build:archery_range")
    assert t.view(None)["conflict"] == after
    assert treasuries(t)[BORCSA] == 5
    assert {"seat": BORCSA, "coins": 2} not in t.view(None)["loot"]
    assert len(t.view(None)["loot"]) == 3


@pytest.mark.rule("SWD-EX-15", "SWD-TOK-11")
def test_with_strategy_two_shields_move_the_pawn_by_three() -> None:
    t = position(["walls"], tokens=(["strategy"], []))
    assert play(t, "build:walls").view(None)["conflict"] == 3


@pytest.mark.rule("SWD-EX-16", "SWD-END-03")
@pytest.mark.parametrize(("coins", "points"), [(8, 2), (9, 3), (2, 0)])
def test_eight_coins_score_two_points(coins: int, points: int) -> None:
    t = position(coins=(coins, 0))
    assert seen_city(t, MISKA)["points"]["coins"] == points
    assert t.scores == [points, 0]


@pytest.mark.rule("SWD-EX-17", "SWD-MIL-04")
def test_four_shields_from_two_take_both_tokens_and_all_six_coins() -> None:
    t = position(["arsenal"], coins=(10, 6), tokens=(["strategy"], []), conflict=2)
    play(t, "build:arsenal")
    assert t.view(None)["conflict"] == 6
    assert treasuries(t)[BORCSA] == 0
    assert [loot for loot in t.view(None)["loot"] if loot["seat"] == BORCSA] == []


@pytest.mark.rule("SWD-EX-18", "SWD-TOK-04", "SWD-COST-11")
def test_the_mausoleum_with_caravansery_and_architecture_costs_four() -> None:
    t = position(
        ["theater"],
        coins=(4, 0),
        built=(["caravansery"], ["glassworks", "glass_blower"]),
        tokens=(["architecture"], []),
        wonders=(["mausoleum"], []),
    )
    price = seen_city(t, MISKA)["wonders"][0]["price"]
    parts = {part["resource"]: part for part in price["resources"]}
    assert (parts["clay"]["chosen"], parts["clay"]["bought"]) == (1, 1)
    assert (parts["glass"]["discounted"], parts["glass"]["price"]) == (2, 4)
    assert (parts["papyrus"]["bought"], parts["papyrus"]["price"]) == (1, 2)
    assert cost_of(t, "raise:mausoleum:theater") == 4
