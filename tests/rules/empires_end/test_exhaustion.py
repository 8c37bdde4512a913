"""Abilities of the disaster phase and exhaustion (EE-EXH): free bids and replacements."""

import pytest

from tests.rules.empires_end.prelude import *

AXE = "famine_10"  # a free bid for axes
HAMMER = "famine_03"
WHEAT = "famine_01"
NEEDS_AXE = "fire_05"
REPLACER = "barbarians_07"
#: What two players with empty hands draw after an industry phase, so that the card behind is the next disaster.
DRAWN = ["fire_01", "fire_02", "fire_03", "fire_04", "revolt_01", "revolt_02", "revolt_03", "revolt_04"]


class TestFreeBid:
    @pytest.mark.rule("EE-EXH-01")
    def test_it_works_only_while_the_host_is_healthy(self) -> None:
        t = position(deck=[NEEDS_AXE], under=[{"city": [AXE]}])
        assert f"free_bid:{AXE}:{NEEDS_AXE}" in moves(t)
        t = position(deck=[NEEDS_AXE], under=[{"city": [AXE]}], destroyed=[["city"]])
        assert f"free_bid:{AXE}:{NEEDS_AXE}" not in moves(t)
        assert refusal(t, f"free_bid:{AXE}:{NEEDS_AXE}") == "EE-EXH-01"

    @pytest.mark.rule("EE-EXH-01")
    def test_only_an_own_innovation_with_that_ability_can_be_exhausted(self) -> None:
        t = position(deck=[NEEDS_AXE], under=[{"city": ["fire_01"]}, {"city": [AXE]}])
        assert refusal(t, f"free_bid:{AXE}:{NEEDS_AXE}") == "EE-EXH-01"
        assert refusal(t, f"free_bid:fire_01:{NEEDS_AXE}") == "EE-EXH-01"
        assert refusal(t, f"replace:fire_01:{NEEDS_AXE}") == "EE-EXH-01"

    @pytest.mark.rule("EE-EXH-01")
    @pytest.mark.parametrize("phase", ["E", "I", "C"])
    def test_it_cannot_be_used_in_other_phases(self, phase: str) -> None:
        t = position(phase, under=[{"city": [AXE, REPLACER]}])
        assert not any(move.startswith(("free_bid", "replace")) for move in moves(t, ANNA))
        assert refusal(t, f"free_bid:{AXE}:{NEEDS_AXE}", ANNA) == "PEN-03"

    @pytest.mark.rule("EE-EXH-01")
    def test_it_works_in_double_disaster_phases_too(self) -> None:
        t = position("DD", seats=3, deck=[NEEDS_AXE, "fire_02"], under=[{"city": [AXE]}])
        assert f"free_bid:{AXE}:{NEEDS_AXE}" in moves(t)

    @pytest.mark.rule("EE-EXH-02", "EE-EXH-05", "EE-ABI-11")
    def test_it_passes_without_a_token_and_is_exhausted(self) -> None:
        t = position(deck=[NEEDS_AXE], under=[{"city": [AXE]}])
        play(t, f"free_bid:{AXE}:{NEEDS_AXE}")
        assert t.to_act == [BENCE]
        assert pots_of(t) == [{}]
        assert goods_of(t, ANNA)["axe"] == 2
        assert exhausted_of(t, ANNA) == {AXE}
        assert seen(t, ANNA, BENCE)["row"][0]["innovations"] == [{"card": AXE, "exhausted": True, "active": True}]
        assert told(t, "log-free-bid") == [{"seat": ANNA, "card": AXE, "card2": NEEDS_AXE}]
        play(t, f"bid:{NEEDS_AXE}:axe")
        assert refusal(t, f"free_bid:{AXE}:{NEEDS_AXE}") == "EE-EXH-02"

    @pytest.mark.rule("EE-EXH-05")
    @pytest.mark.parametrize(
        ("card", "disaster", "usable"),
        [
            (AXE, "fire_05", True),
            (AXE, "fire_02", False),
            (AXE, "fire_10", False),
            (HAMMER, "fire_10", True),
            (HAMMER, "fire_05", False),
            (WHEAT, "fire_02", True),
            (WHEAT, "fire_10", False),
        ],
    )
    def test_the_disaster_must_accept_the_shown_resource(self, card: str, disaster: str, usable: bool) -> None:
        t = position(deck=[disaster], under=[{"city": [card]}])
        assert (f"free_bid:{card}:{disaster}" in moves(t)) is usable
        assert refusal(t, f"free_bid:{card}:{disaster}") == ("" if usable else "EE-EXH-05")

    @pytest.mark.rule("EE-EXH-05", "EE-KND-10", "EE-GAP-17")
    @pytest.mark.parametrize(("card", "usable"), [(WHEAT, True), (AXE, True), (HAMMER, False)])
    def test_with_a_mix_of_accepted_resources_one_of_them_is_enough(self, card: str, usable: bool) -> None:
        """Fire 9 accepts wheat and axes."""
        t = position(deck=["fire_09"], under=[{"city": [card]}])
        assert (refusal(t, f"free_bid:{card}:fire_09") == "") is usable

    @pytest.mark.rule("EE-EXH-06")
    def test_it_replaces_one_payment_only(self) -> None:
        t = position(deck=[NEEDS_AXE], under=[{"city": [AXE], "town_1": ["barbarians_03"]}])
        play(t, f"free_bid:{AXE}:{NEEDS_AXE}", f"bid:{NEEDS_AXE}:axe")
        # The turn has come round: Anna bids as usual or uses another card.
        assert moves(t) == {
            f"bid:{NEEDS_AXE}:axe", f"bid:{NEEDS_AXE}:coin", f"take:{NEEDS_AXE}",
            f"free_bid:barbarians_03:{NEEDS_AXE}",
        }  # fmt: skip
        play(t, f"free_bid:barbarians_03:{NEEDS_AXE}", f"bid:{NEEDS_AXE}:axe", f"bid:{NEEDS_AXE}:axe")
        assert exhausted_of(t, ANNA) == {AXE, "barbarians_03"}
        assert pots_of(t) == [{"axe": 3}]


class TestMarkers:
    @pytest.mark.rule("EE-EXH-03")
    def test_exhausted_abilities_do_not_refresh_by_themselves(self) -> None:
        """Neither a disaster nor an economy, industry or conflict phase removes the marker; no Road is beside it."""
        t = position(
            "D",
            ("E", "I", "C", "D"),
            deck=["fire_09", NEEDS_AXE],
            under=[{"city": [AXE]}],
            exhausted=[[AXE]],
            conflicts=["conflict_01"],
            hands=[["revolt_02"]],
        )
        play(t, "take:fire_09", "place:town_1")
        finish(t)
        finish(t)
        for seat in (ANNA, BENCE):
            play(t, "commit:0:0", seat=seat)
        assert t.view(None)["phase"] == "disaster"
        assert exhausted_of(t, ANNA) == {AXE}
        assert refusal(t, f"free_bid:{AXE}:{t.view(None)['disasters'][0]['card']}", ANNA) == "EE-EXH-02"

    @pytest.mark.rule("EE-EXH-04", "EE-ECO-08")
    def test_two_of_the_roads_refresh_what_lies_beside_them(self) -> None:
        """Roads on 6 and 8 refresh positions 5, 7 and 9; what lies elsewhere keeps its marker."""
        under = {"army_2": [AXE], "road_2": [HAMMER, REPLACER], "farm_1": [WHEAT], "city": ["barbarians_03"]}
        cards = [AXE, HAMMER, REPLACER, WHEAT, "barbarians_03"]
        t = position("E", under=[under], exhausted=[cards])
        assert exhausted_of(t, ANNA) == {"barbarians_03"}
        t = position("E", under=[under], exhausted=[cards], destroyed=[["road_1"]])
        assert exhausted_of(t, ANNA) == {AXE, "barbarians_03"}
        t = position("E", under=[under], exhausted=[cards], destroyed=[["road_1", "road_3"]])
        assert exhausted_of(t, ANNA) == set(cards)

    @pytest.mark.rule("EE-EXH-07")
    def test_a_gained_innovation_comes_without_a_marker(self) -> None:
        t = position(deck=[AXE, NEEDS_AXE])
        play(t, f"take:{AXE}", "place:city")
        assert exhausted_of(t, ANNA) == set()
        assert f"free_bid:{AXE}:{NEEDS_AXE}" in moves(t)

    @pytest.mark.rule("EE-EXH-07")
    def test_a_played_innovation_comes_without_a_marker(self) -> None:
        t = position("I", hands=[[AXE]], deck=[*DRAWN, NEEDS_AXE])
        play(t, f"play:{AXE}:city", seat=ANNA)
        finish(t)
        assert exhausted_of(t, ANNA) == set()
        assert disasters_of(t) == [NEEDS_AXE]
        assert f"free_bid:{AXE}:{NEEDS_AXE}" in moves(t)

    @pytest.mark.rule("EE-EXH-08", "EE-GAP-02")
    def test_the_marker_stays_when_the_location_is_destroyed_and_restored(self) -> None:
        t = position(
            "D", ("I", "D"), deck=["fire_01"], under=[{"city": [AXE]}], exhausted=[[AXE]], goods=[{"hammer": 9}]
        )
        play(t, "take:fire_01", "place:army_1")
        assert destroyed_of(t, ANNA) == {"city"}
        assert exhausted_of(t, ANNA) == {AXE}
        play(t, "restore:city", seat=ANNA)
        finish(t)
        assert destroyed_of(t, ANNA) == set()
        assert exhausted_of(t, ANNA) == {AXE}

    @pytest.mark.rule("EE-EXH-08", "EE-GAP-02", "EE-IND-18")
    def test_the_marker_stays_when_the_location_is_swapped(self) -> None:
        t = position("I", under=[{"army_1": [AXE]}], exhausted=[[AXE]])
        play(t, "swap:army_1:farm_3", seat=ANNA)
        assert row_of(t, ANNA)[10] == "army_1"
        assert under_of(t, ANNA) == {"army_1": [AXE]}
        assert exhausted_of(t, ANNA) == {AXE}

    @pytest.mark.rule("EE-EXH-08", "EE-GAP-06")
    def test_the_marker_travels_with_an_innovation_that_is_moved(self) -> None:
        t = position("I", under=[{"city": ["fire_02"], "army_1": [AXE]}], exhausted=[[AXE]])
        play(t, f"move:{AXE}:farm_3", seat=ANNA)
        assert under_of(t, ANNA)["farm_3"] == [AXE]
        assert exhausted_of(t, ANNA) == {AXE}


class TestReplacement:
    @pytest.mark.rule("EE-EX-17", "EE-ABI-13", "EE-ABI-24")
    def test_the_example_of_a_replacement(self) -> None:
        """Flood 4 accepts wheat, Plague 9 axes."""
        t = position(deck=["flood_04", "plague_09"], under=[{"city": [REPLACER]}], pots=[{"wheat": 3}])
        play(t, f"replace:{REPLACER}:flood_04")
        assert disasters_of(t) == ["plague_09"]
        assert pots_of(t) == [{"wheat": 3}]
        for seat in (ANNA, BENCE):
            assert [tile["position"] for tile in seen(t, seat)["row"] if tile["threatened"]] == [9]
        assert exhausted_of(t, ANNA) == {REPLACER}
        assert moves(t) == {"bid:plague_09:axe", "bid:plague_09:coin", "take:plague_09"}
        assert refusal(t, "bid:plague_09:wheat") == "EE-DIS-06"
        assert refusal(t, "take:flood_04") == "EE-DIS-05"
        play(t, "take:plague_09")
        assert destroyed_of(t, ANNA) == {"farm_1"}
        assert goods_of(t, ANNA)["wheat"] == 5

    @pytest.mark.rule("EE-GAP-07", "EE-ABI-13")
    def test_the_old_card_is_discarded_and_the_deck_shuffled(self) -> None:
        t = position(
            deck=["flood_04", "plague_09"], under=[{"city": [REPLACER]}], chance={"reshuffle": ["fire_11", "flood_04"]}
        )
        play(t, f"replace:{REPLACER}:flood_04")
        assert discard_of(t) == {"flood_04"}
        assert deck_of(t)[0] == "fire_11"
        assert "flood_04" not in deck_of(t)
        assert t.census()["different cards"] == 88

    @pytest.mark.rule("EE-GAP-07")
    def test_with_the_option_the_old_card_is_shuffled_back(self) -> None:
        t = position(
            deck=["flood_04", "plague_09"],
            under=[{"city": [REPLACER]}],
            options={"replacement": "shuffle_back"},
            chance={"reshuffle": ["fire_11", "flood_04"]},
        )
        play(t, f"replace:{REPLACER}:flood_04")
        assert discard_of(t) == set()
        assert deck_of(t)[:2] == ["fire_11", "flood_04"]
        assert t.census()["different cards"] == 88

    @pytest.mark.rule("EE-GAP-08", "EE-ABI-24")
    def test_it_may_be_used_after_the_own_pass_which_stays_valid(self) -> None:
        t = position(deck=["flood_04", "plague_09"], under=[{"city": [REPLACER]}])
        play(t, "bid:flood_04:wheat")
        assert moves(t) == {f"replace:{REPLACER}:flood_04", "wait"}
        assert refusal(t, "take:flood_04") == "EE-FLOW-08"
        play(t, f"replace:{REPLACER}:flood_04")
        assert t.to_act == [BENCE]
        assert disasters_of(t) == ["plague_09"]
        assert pots_of(t) == [{"wheat": 1}]

    @pytest.mark.rule("EE-GAP-08", "EE-OPT-01")
    def test_it_may_be_declined_after_the_pass(self) -> None:
        t = position(deck=["flood_04", "plague_09"], under=[{"city": [REPLACER]}])
        play(t, "bid:flood_04:wheat", "wait")
        assert t.to_act == [BENCE]
        assert disasters_of(t) == ["flood_04"]
        assert exhausted_of(t, ANNA) == set()

    @pytest.mark.rule("EE-GAP-08", "EE-EXH-02")
    def test_several_replacements_need_several_cards(self) -> None:
        t = position(
            deck=["flood_04", "plague_09"],
            under=[{"city": [REPLACER], "town_1": ["barbarians_05"]}],
            chance={"reshuffle": ["fire_10"]},
        )
        play(t, f"replace:{REPLACER}:flood_04")
        assert refusal(t, f"replace:{REPLACER}:plague_09") == "EE-EXH-02"
        play(t, "replace:barbarians_05:plague_09")
        assert disasters_of(t) == ["fire_10"]
        assert discard_of(t) == {"flood_04", "plague_09"}

    @pytest.mark.rule("EE-GAP-08")
    def test_not_after_the_card_was_taken(self) -> None:
        t = position(deck=["flood_04"], under=[{}, {"city": [REPLACER]}])
        play(t, "wait", "bid:flood_04:wheat", "take:flood_04")
        assert asked(t) == "ask-place"
        assert refusal(t, f"replace:{REPLACER}:flood_04") == "EE-TAKE-06"

    @pytest.mark.rule("EE-ABI-13", "EE-GAP-13")
    def test_without_another_card_there_is_no_replacement(self) -> None:
        t = position(deck=["flood_04"], under=[{"city": [REPLACER]}], only_deck=True)
        assert not any(move.startswith("replace") for move in moves(t))
        assert refusal(t, f"replace:{REPLACER}:flood_04") == "EE-ABI-13"
        t = position(deck=["flood_04"], discard=["plague_09"], under=[{"city": [REPLACER]}], only_deck=True)
        play(t, f"replace:{REPLACER}:flood_04")
        assert disasters_of(t) == ["plague_09"]
        assert discard_of(t) == {"flood_04"}
