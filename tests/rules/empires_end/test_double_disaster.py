"""Double disaster phases (EE-DBL)."""

import pytest

from tests.rules.empires_end.prelude import *

WHEAT = "fire_02"  # accepts wheat, target 2
HAMMER = "fire_10"  # accepts hammers, target 10
BOTH = [WHEAT, HAMMER]


@pytest.mark.rule("EE-DBL-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_disasters_are_turned_up_and_both_targets_marked(seats: int) -> None:
    t = position("DD", seats=seats, deck=BOTH)
    assert disasters_of(t) == BOTH
    assert [line["card"] for line in told(t, "log-disaster")] == BOTH
    for seat in range(seats):
        marked = {tile["position"]: tile["threatened"] for tile in seen(t, seat)["row"] if tile["threatened"]}
        assert marked == {2: [WHEAT], 10: [HAMMER]}


@pytest.mark.rule("EE-DBL-01", "EE-DBL-07")
def test_both_may_target_the_same_location() -> None:
    t = position("DD", seats=3, deck=["fire_02", "flood_02"])
    assert seen(t, ANNA)["row"][1]["threatened"] == ["fire_02", "flood_02"]


@pytest.mark.rule("EE-DBL-02")
def test_bids_are_separate_and_so_is_taking() -> None:
    t = position("DD", seats=3, deck=BOTH)
    play(t, f"bid:{WHEAT}:wheat", f"bid:{HAMMER}:hammer", f"bid:{WHEAT}:coin", f"bid:{HAMMER}:hammer")
    assert pots_of(t) == [{"wheat": 1, "coin": 1}, {"hammer": 2}]
    play(t, f"take:{HAMMER}")
    assert goods_of(t, CILI) == {**START, "hammer": 4}
    assert pots_of(t)[0] == {"wheat": 1, "coin": 1}
    assert disasters_of(t) == [WHEAT]
    assert [disaster["taken_by"] for disaster in t.view(None)["disasters"]] == [None, CILI]


@pytest.mark.rule("EE-DBL-03", "EE-OPT-04")
@pytest.mark.parametrize("order", [BOTH, BOTH[::-1]])
def test_the_player_on_turn_decides_about_every_open_disaster_in_any_order(order: list[str]) -> None:
    t = position("DD", seats=3, first=BENCE, deck=BOTH)
    assert t.to_act == [BENCE]
    assert moves(t) == {
        f"bid:{WHEAT}:wheat", f"bid:{WHEAT}:coin", f"take:{WHEAT}",
        f"bid:{HAMMER}:hammer", f"bid:{HAMMER}:coin", f"take:{HAMMER}",
    }  # fmt: skip
    play(t, f"bid:{order[0]}:coin")
    assert t.to_act == [BENCE]
    assert {move.split(":")[1] for move in moves(t)} == {order[1]}
    assert refusal(t, f"bid:{order[0]}:coin") == refusal(t, f"take:{order[0]}") == "EE-DBL-03"
    assert refusal(t, "go_on") == "EE-DIS-05"
    play(t, f"bid:{order[1]}:coin")
    assert t.to_act == [CILI]


class TestDecisions:
    @pytest.mark.rule("EE-DBL-04")
    def test_a_player_may_pass_on_both(self) -> None:
        t = position("DD", seats=3, deck=BOTH)
        play(t, f"bid:{WHEAT}:wheat", f"bid:{HAMMER}:hammer")
        assert t.to_act == [BENCE]
        assert disasters_of(t) == BOTH

    @pytest.mark.rule("EE-DBL-04", "EE-DBL-06")
    def test_a_player_may_take_both(self) -> None:
        t = position("DD", seats=3, first=BENCE, deck=BOTH)
        play(t, f"take:{WHEAT}", "place:city", f"take:{HAMMER}", "place:army_1")
        assert destroyed_of(t, BENCE) == {"town_1", "farm_2"}
        assert under_of(t, BENCE) == {"city": [WHEAT], "army_1": [HAMMER]}
        assert t.view(None)["first"] == BENCE
        assert t.view(None)["space"] == 1

    @pytest.mark.rule("EE-DBL-04")
    @pytest.mark.parametrize("taking_first", [True, False])
    def test_a_player_may_pass_on_one_and_take_the_other(self, taking_first: bool) -> None:
        t = position("DD", seats=3, deck=BOTH)
        taking, passing = [f"take:{WHEAT}", "place:city"], [f"bid:{HAMMER}:hammer"]
        play(t, *(taking + passing if taking_first else passing + taking))
        assert destroyed_of(t, ANNA) == {"town_1"}
        assert disasters_of(t) == [HAMMER]
        assert t.to_act == [BENCE]


class TestTokensOfOneForTheOther:
    @pytest.mark.rule("EE-EX-10", "EE-DBL-05", "EE-DBL-06")
    def test_a_token_just_won_may_pay_for_the_pass_on_the_other_card(self) -> None:
        t = position("DD", seats=3, first=BENCE, turn=ANNA, deck=BOTH, goods=[{}], pots=[{"wheat": 2, "hammer": 1}])
        assert moves(t) == {f"take:{WHEAT}", f"take:{HAMMER}"}
        play(t, f"take:{WHEAT}", "place:city", "decline")
        assert goods_of(t, ANNA) == {"wheat": 2, "hammer": 1}
        assert moves(t) == {f"bid:{HAMMER}:hammer", f"take:{HAMMER}"}
        play(t, f"bid:{HAMMER}:hammer")
        assert goods_of(t, ANNA) == {"wheat": 2}
        assert t.view(None)["first"] == BENCE
        play(t, f"take:{HAMMER}")
        assert t.view(None)["first"] == BENCE
        assert goods_of(t, BENCE) == {**START, "hammer": 3}

    @pytest.mark.rule("EE-DBL-05")
    def test_tokens_that_the_other_card_does_not_accept_do_not_help(self) -> None:
        t = position("DD", seats=3, deck=BOTH, goods=[{}], pots=[{"wheat": 5}])
        play(t, f"take:{WHEAT}", "place:city")
        # Five wheat are not few resources, and no hammer is among them: the other disaster is taken as well.
        assert [line["card"] for line in told(t, "log-take")] == [WHEAT, HAMMER]


@pytest.mark.rule("EE-DBL-06", "EE-TAKE-01")
def test_the_marker_goes_to_the_taker_of_the_last_disaster() -> None:
    t = position("DD", seats=4, deck=BOTH)
    play(t, f"bid:{WHEAT}:wheat", f"bid:{HAMMER}:hammer", f"take:{WHEAT}", "place:city", f"bid:{HAMMER}:hammer")
    assert t.view(None)["first"] == ANNA
    assert t.to_act == [CILI]
    play(t, f"bid:{HAMMER}:hammer", f"take:{HAMMER}", "place:city")
    assert t.view(None)["first"] == DANI
    assert told(t, "log-marker") == [{"seat": DANI}]


@pytest.mark.rule("EE-DBL-07", "EE-TAKE-04")
def test_who_takes_both_on_the_same_target_loses_a_neighbour_too() -> None:
    t = position("DD", seats=3, deck=["fire_02", "flood_02"])
    play(t, "take:fire_02", "place:army_1", "take:flood_02")
    assert moves(t) == {"ruin:city", "ruin:town_2"}
    play(t, "ruin:town_2")
    assert destroyed_of(t, ANNA) == {"town_1", "town_2"}


@pytest.mark.rule("EE-DBL-07")
def test_different_takers_of_the_same_target_lose_the_target_each() -> None:
    t = position("DD", seats=3, deck=["fire_02", "flood_02"])
    play(t, "take:fire_02", "place:army_1", "bid:flood_02:wheat", "take:flood_02", "place:army_1")
    assert destroyed_of(t, ANNA) == destroyed_of(t, BENCE) == {"town_1"}


@pytest.mark.rule("EE-DBL-08")
def test_bidding_on_the_other_card_goes_on_in_the_running_order() -> None:
    t = position("DD", seats=3, deck=BOTH)
    play(t, f"bid:{WHEAT}:wheat", f"bid:{HAMMER}:hammer", f"take:{WHEAT}", "place:city", f"bid:{HAMMER}:hammer")
    for seat in (CILI, ANNA, BENCE):
        assert t.to_act == [seat]
        assert moves(t) == {f"bid:{HAMMER}:hammer", f"bid:{HAMMER}:coin", f"take:{HAMMER}"}
        assert refusal(t, f"take:{WHEAT}") == "EE-DIS-07"
        play(t, f"bid:{HAMMER}:coin")
    play(t, f"take:{HAMMER}", "place:city")
    assert t.view(None)["space"] == 1


@pytest.mark.rule("EE-DBL-09")
def test_taking_is_resolved_at_once_before_the_next_decision() -> None:
    t = position("DD", seats=3, deck=BOTH, pots=[{"wheat": 3}])
    play(t, f"take:{WHEAT}")
    assert goods_of(t, ANNA) == {**START, "wheat": 5}
    assert destroyed_of(t, ANNA) == {"town_1"}
    assert asked(t) == "ask-place"
    assert refusal(t, f"bid:{HAMMER}:hammer") == "EE-TAKE-06"
    play(t, "place:city")
    assert t.to_act == [ANNA]
    assert moves(t) == {f"bid:{HAMMER}:hammer", f"bid:{HAMMER}:coin", f"take:{HAMMER}"}


@pytest.mark.rule("EE-DBL-10", "EE-EXH-06")
def test_a_free_bid_covers_one_pass_on_one_of_the_cards() -> None:
    t = position("DD", seats=3, deck=["fire_02", "flood_04"], under=[{"city": ["famine_01"]}])
    assert {"free_bid:famine_01:fire_02", "free_bid:famine_01:flood_04"} < moves(t)
    play(t, "free_bid:famine_01:flood_04")
    assert pots_of(t) == [{}, {}]
    assert moves(t) == {"bid:fire_02:wheat", "bid:fire_02:coin", "take:fire_02"}
    assert refusal(t, "free_bid:famine_01:fire_02") == "EE-EXH-02"


class TestWithoutTokens:
    @pytest.mark.rule("EE-DBL-11", "EE-DIS-08")
    @pytest.mark.parametrize(("paid", "taken"), [("fire_02", "flood_04"), ("flood_04", "fire_02")])
    def test_who_can_pay_for_only_one_must_take_the_other(self, paid: str, taken: str) -> None:
        t = position("DD", seats=3, deck=["fire_02", "flood_04"], goods=[{"wheat": 1}])
        play(t, f"bid:{paid}:wheat")
        assert told(t, "log-take") == [{"seat": ANNA, "card": taken}]

    @pytest.mark.rule("EE-DBL-11")
    def test_with_nothing_to_pay_one_must_be_taken_and_its_tokens_may_pay_for_the_other(self) -> None:
        t = position("DD", seats=3, deck=["fire_02", "flood_04"], goods=[{}], pots=[{"wheat": 1}, {"wheat": 2}])
        assert moves(t) == {"take:fire_02", "take:flood_04"}
        play(t, "take:flood_04", "place:city", "decline")
        assert moves(t) == {"bid:fire_02:wheat", "take:fire_02"}


class TestAtOnce:
    @pytest.mark.rule("EE-DBL-12", "EE-GAP-27")
    def test_a_free_bid_just_gained_may_be_used_on_the_other_card(self) -> None:
        t = position("DD", seats=3, deck=["famine_10", "fire_05"], goods=[{"wheat": 6}])
        assert moves(t) == {"take:famine_10", "take:fire_05"}
        play(t, "take:famine_10", "place:city")
        assert moves(t) == {"free_bid:famine_10:fire_05", "take:fire_05"}
        play(t, "free_bid:famine_10:fire_05")
        assert exhausted_of(t, ANNA) == {"famine_10"}
        assert t.to_act == [BENCE]

    @pytest.mark.rule("EE-DBL-12", "EE-GAP-27")
    def test_a_replacement_just_gained_may_be_used_on_the_other_card(self) -> None:
        t = position("DD", seats=3, deck=["barbarians_05", "fire_02", "plague_09"])
        play(t, "take:barbarians_05", "place:city")
        assert "replace:barbarians_05:fire_02" in moves(t)
        play(t, "replace:barbarians_05:fire_02")
        assert disasters_of(t) == ["plague_09"]
        assert moves(t) == {"bid:plague_09:axe", "bid:plague_09:coin", "take:plague_09"}

    @pytest.mark.rule("EE-DBL-12", "EE-GAP-08")
    def test_after_the_own_pass_any_card_still_open_may_be_replaced_until_the_turn_ends(self) -> None:
        t = position(
            "DD",
            seats=3,
            deck=[*BOTH, "plague_09"],
            under=[{"city": ["barbarians_05"]}],
            options={"replacement_time": "own_turn"},
        )
        play(t, f"bid:{WHEAT}:wheat", f"bid:{HAMMER}:hammer")
        assert moves(t) == {f"replace:barbarians_05:{WHEAT}", f"replace:barbarians_05:{HAMMER}", "go_on"}
        play(t, f"replace:barbarians_05:{HAMMER}")
        assert disasters_of(t) == [WHEAT, "plague_09"]
        assert pots_of(t) == [{"wheat": 1}, {"hammer": 1}]
        assert discard_of(t) == {HAMMER}
        assert t.to_act == [BENCE]

    @pytest.mark.rule("EE-GAP-08")
    def test_a_card_that_was_taken_cannot_be_replaced(self) -> None:
        t = position("DD", seats=3, deck=BOTH, under=[{"army_1": ["barbarians_05"]}])
        play(t, f"take:{WHEAT}", "place:city")
        assert f"replace:barbarians_05:{HAMMER}" in moves(t)
        assert refusal(t, f"replace:barbarians_05:{WHEAT}") == "EE-ABI-13"

    @pytest.mark.rule("EE-DBL-13", "EE-GAP-27")
    def test_a_destruction_by_one_card_counts_for_the_other(self) -> None:
        """Position 6 is destroyed already. After 5 is lost, the card on 6 finds only 7 beside it."""
        t = position("DD", seats=3, deck=["fire_05", "fire_06"], destroyed=[["road_1"]])
        play(t, "take:fire_05", "place:city", "take:fire_06")
        assert destroyed_of(t, ANNA) == {"road_1", "army_2", "road_2"}
        assert asked(t) == "ask-place"
        # The other way round there is a choice, and the card on 5 then finds what is left.
        t = position("DD", seats=3, deck=["fire_05", "fire_06"], destroyed=[["road_1"]])
        play(t, "take:fire_06")
        assert moves(t) == {"ruin:army_2", "ruin:road_2"}
        play(t, "ruin:army_2", "place:city", "take:fire_05")
        assert destroyed_of(t, ANNA) == {"road_1", "army_2", "army_1"}

    @pytest.mark.rule("EE-DBL-13", "EE-EXH-01")
    def test_an_innovation_whose_location_was_just_destroyed_cannot_be_used_for_the_other_card(self) -> None:
        t = position("DD", seats=3, deck=["fire_05", "famine_10"], under=[{"army_2": ["barbarians_03"]}])
        assert "free_bid:barbarians_03:famine_10" in moves(t)
        play(t, "take:fire_05", "place:city")
        assert refusal(t, "free_bid:barbarians_03:famine_10") == "EE-EXH-01"

    @pytest.mark.rule("EE-DBL-13", "EE-EXH-01", "EE-GAP-01")
    def test_with_the_last_healthy_location_the_last_free_bid_is_lost(self) -> None:
        """The innovation gained finds no place, and the one under the location just lost no longer passes."""
        ruins = [name for name in ROW if name != "army_2"]
        t = position(
            "DD",
            seats=3,
            deck=["fire_05", "famine_10"],
            destroyed=[ruins],
            under=[{"army_2": ["barbarians_03"]}],
            goods=[{"coin": 9}],
        )
        assert "free_bid:barbarians_03:famine_10" in moves(t)
        play(t, "take:fire_05")
        assert destroyed_of(t, ANNA) == set(ROW)
        assert discard_of(t) == {"fire_05"}
        assert moves(t) == {"bid:famine_10:coin", "take:famine_10"}


@pytest.mark.rule("EE-GAP-13", "EE-DBL-01")
def test_with_one_card_left_only_one_disaster_is_turned_up_and_with_none_the_phase_is_skipped() -> None:
    t = position("DD", ("C",), seats=3, deck=["fire_02"], only_deck=True)
    assert disasters_of(t) == ["fire_02"]
    play(t, "take:fire_02", "place:city")
    assert t.view(None)["phase"] == "conflict"
    t = position("DD", ("C",), seats=3, only_deck=True)
    assert t.view(None)["phase"] == "conflict"
    assert told(t, "log-no-disaster") == [{}]


@pytest.mark.rule("EE-GAP-13")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = position("DD", seats=3, deck=["fire_02"], discard=["flood_04", "plague_09"], only_deck=True)
    assert disasters_of(t)[0] == "fire_02"
    assert set(disasters_of(t)[1:]) < {"flood_04", "plague_09"}
    assert discard_of(t) == set()
    assert t.view(None)["deck"] == 1
    assert told(t, "log-reshuffle") == [{"count": 2}]
