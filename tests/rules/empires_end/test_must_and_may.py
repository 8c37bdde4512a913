"""What must and what may be done (EE-OPT)."""

import pytest

from tests.rules.empires_end.prelude import *


class TestDisaster:
    @pytest.mark.rule("EE-OPT-01")
    def test_free_bids_and_replacements_may_be_left_unused(self) -> None:
        t = position(deck=["fire_05"], under=[{"city": ["famine_10", "barbarians_05"]}])
        assert moves(t) == {
            "bid:fire_05:axe", "bid:fire_05:coin", "take:fire_05",
            "free_bid:famine_10:fire_05", "replace:barbarians_05:fire_05",
        }  # fmt: skip
        play(t, "take:fire_05")
        assert exhausted_of(t, ANNA) == set()

    @pytest.mark.rule("EE-OPT-01", "EE-ABI-13")
    def test_a_replacement_does_not_stand_for_the_decision(self) -> None:
        t = position(deck=["fire_05", "fire_02"], under=[{"city": ["barbarians_05"]}])
        play(t, "replace:barbarians_05:fire_05")
        assert t.to_act == [ANNA]
        assert moves(t) == {"bid:fire_02:wheat", "bid:fire_02:coin", "take:fire_02"}
        assert refusal(t, "go_on") == "EE-DIS-05"

    @pytest.mark.rule("EE-OPT-02")
    def test_taking_leaves_only_the_choice_among_tied_neighbours_and_legal_places(self) -> None:
        t = position(deck=["fire_06"], destroyed=[["road_1"]], first=BENCE)
        play(t, "bid:fire_06:axe", "take:fire_06")
        assert t.view(None)["first"] == ANNA
        assert goods_of(t, ANNA) == {**START, "axe": 3}
        assert moves(t) == {"ruin:army_2", "ruin:road_2"}
        assert refusal(t, "decline") == "EE-TAKE-04"
        play(t, "ruin:road_2")
        assert moves(t) == {f"place:{name}" for name in ROW if name not in ("road_1", "road_2")}
        assert refusal(t, "decline") == "EE-TAKE-06"

    @pytest.mark.rule("EE-OPT-03")
    def test_low_resources_oblige_to_nothing(self) -> None:
        t = position(deck=["fire_02"], goods=[{}], scores=[50])
        play(t, "place:city")
        assert moves(t) == {"buy_coin", "decline"}
        play(t, "decline")
        assert score_of(t, ANNA) == 50

    @pytest.mark.rule("EE-OPT-04", "EE-DBL-03")
    def test_in_a_double_disaster_the_turn_ends_only_when_both_are_decided(self) -> None:
        t = position("DD", seats=3, deck=["fire_02", "fire_10"])
        play(t, "bid:fire_10:coin")
        assert t.to_act == [ANNA]
        assert refusal(t, "take:fire_02", BENCE) == "EE-FLOW-08"
        play(t, "bid:fire_02:coin")
        assert t.to_act == [BENCE]

    @pytest.mark.rule("EE-OPT-09", "EE-ABI-21")
    def test_the_earthquake_bonus_happens_at_once_without_a_choice(self) -> None:
        t = position(deck=["fire_09"], under=[{"farm_1": ["earthquake_11"]}])
        play(t, "take:fire_09")
        assert told(t, "log-quake") == [
            {"seat": ANNA, "card": "earthquake_11", "resources": ["wheat", "hammer", "axe", "coin"]}
        ]
        assert goods_of(t, ANNA) == {"wheat": 3, "hammer": 3, "axe": 3, "coin": 3}
        assert asked(t) == "ask-place"

    @pytest.mark.rule("EE-OPT-09", "EE-ABI-22")
    def test_so_does_the_earthquakes_refresh(self) -> None:
        t = position(
            deck=["fire_09"],
            under=[{"farm_1": ["earthquake_05", "famine_10"], "city": ["famine_01"]}],
            exhausted=[["famine_10", "famine_01"]],
        )
        play(t, "take:fire_09")
        assert exhausted_of(t, ANNA) == set()


class TestParallelPhases:
    @pytest.mark.rule("EE-OPT-05")
    def test_conversions_may_be_made_as_often_or_as_rarely_as_wanted(self) -> None:
        for count in range(3):
            t = position("E", goods=[{"wheat": 4}])
            play(t, *["trade:road_2:axe"] * count, seat=ANNA)
            if count < 2:
                finish(t, ANNA)
            # The Farms have given a wheat, an axe and a hammer.
            assert goods_of(t, ANNA) == {"wheat": 5 - count, "axe": 1 + count, "hammer": 1}
            assert moves(t, ANNA) == set()

    @pytest.mark.rule("EE-OPT-05")
    def test_the_phase_does_not_end_before_everybody_has_finished(self) -> None:
        t = position("E")
        finish(t, BENCE)
        assert t.to_act == [ANNA]
        assert t.view(None)["phase"] == "economy"

    @pytest.mark.rule("EE-OPT-06")
    def test_in_industry_everything_may_be_left_but_hands_are_drawn_up(self) -> None:
        t = position("I", ("EI",), destroyed=[["farm_3"]], hands=[["fire_01", "fire_02"], []], goods=[{"hammer": 9}])
        assert {"play:fire_01:city", "sell:fire_01", "restore:farm_3", "swap:city:farm_3", "finish"} < moves(t, ANNA)
        finish(t)
        assert goods_of(t, ANNA) == {"hammer": 9}
        assert destroyed_of(t, ANNA) == {"farm_3"}
        assert hand_of(t, ANNA)[:2] == ["fire_01", "fire_02"]
        assert [len(hand_of(t, seat)) for seat in (ANNA, BENCE)] == [4, 4]

    @pytest.mark.rule("EE-OPT-06", "EE-IND-09")
    def test_the_rest_of_the_hand_may_be_discarded_only_after_two_cards_and_whole(self) -> None:
        t = position("I", hands=[["fire_01", "fire_02", "fire_03", "fire_04"]])
        play(t, "sell:fire_01", seat=ANNA)
        assert refusal(t, "discard_hand", ANNA) == "EE-IND-09"
        play(t, "play:fire_02:city", seat=ANNA)
        assert refusal(t, "sell:fire_03", ANNA) == "EE-IND-02"
        assert {"discard_hand", "finish"} < moves(t, ANNA)
        play(t, "discard_hand", seat=ANNA)
        assert hand_of(t, ANNA) == []

    @pytest.mark.rule("EE-OPT-06", "EE-IND-12")
    def test_only_one_location_may_be_restored(self) -> None:
        t = position("I", destroyed=[["farm_3", "farm_2"]], goods=[{"hammer": 9}])
        play(t, "restore:farm_2", seat=ANNA)
        assert refusal(t, "restore:farm_3", ANNA) == "EE-IND-12"

    @pytest.mark.rule("EE-OPT-07")
    def test_losses_and_upheaval_must_be_taken(self) -> None:
        """Without Armies Bence has a strength of 0: he loses 3 points and swaps the City with position 4."""
        t = position("C", conflicts=["conflict_04"], destroyed=[[], ["army_1", "army_2"]])
        play(t, "commit:0:0", seat=ANNA)
        play(t, "commit:0:0", seat=BENCE)
        assert score_of(t, BENCE) == -3
        assert row_of(t, BENCE)[0] == "army_1"
        assert row_of(t, BENCE)[3] == "city"
        assert row_of(t, ANNA) == list(ROW)

    @pytest.mark.rule("EE-OPT-07", "EE-CON-04")
    def test_any_number_of_axes_and_coins_may_be_bid(self) -> None:
        t = position("C", goods=[{"axe": 2, "coin": 1, "wheat": 5}])
        assert moves(t, ANNA) == {f"commit:{axes}:{coins}" for axes in range(3) for coins in range(2)}
        assert refusal(t, "commit:3:0", ANNA) == refusal(t, "commit:0:2", ANNA) == "EE-CON-20"

    @pytest.mark.rule("EE-OPT-07", "EE-CON-10")
    def test_a_refresh_may_be_declined(self) -> None:
        cards = ["famine_10", "famine_01"]
        t = position("C", conflicts=["conflict_02"], under=[{"city": cards}], exhausted=[cards])
        play(t, "commit:2:0", seat=ANNA)
        play(t, "commit:0:0", seat=BENCE)
        assert moves(t, ANNA) == {"recover:famine_10", "recover:famine_01", "finish"}
        finish(t, ANNA)
        assert exhausted_of(t, ANNA) == set(cards)

    @pytest.mark.rule("EE-OPT-08", "EE-CMB-02", "EE-CMB-03")
    @pytest.mark.parametrize(
        ("part", "questions"), [("economy", ("economy", "industry")), ("industry", ("industry", "economy"))]
    )
    def test_both_parts_of_the_combined_phase_are_played_in_the_order_chosen(
        self, part: str, questions: tuple[str, str]
    ) -> None:
        t = position("EI", seats=3)
        assert moves(t, ANNA) == {"begin:economy", "begin:industry"}
        assert refusal(t, "finish", ANNA) == "EE-CMB-02"
        play(t, f"begin:{part}", seat=ANNA)
        assert asked(t, ANNA) == f"ask-{questions[0]}"
        other = "swap:city:farm_3" if part == "economy" else "trade:road_2:axe"
        assert refusal(t, other, ANNA) == "PEN-03"
        finish(t, ANNA)
        assert asked(t, ANNA) == f"ask-{questions[1]}"
        finish(t, ANNA)
        assert moves(t, ANNA) == set()
        assert t.view(None)["phase"] == "economy_industry"


@pytest.mark.rule("EE-OPT-10", "EE-LTN-03", "EE-LTN-04")
def test_in_a_lightning_game_two_cards_must_be_carried_out_and_all_four_may_be_redrawn_once() -> None:
    t = new_game(seed=8, options={"variant": "lightning"})
    old = hand_of(t, ANNA)
    play(t, "redraw", seat=ANNA)
    play(t, "redraw", seat=BENCE)
    new = hand_of(t, ANNA)
    assert len(new) == 4
    assert not set(old) & set(new)
    assert refusal(t, "redraw", ANNA) == refusal(t, "keep_hand", ANNA) == "EE-LTN-04"
    assert all(move.startswith("suffer:") for move in moves(t, ANNA))
    play(t, sorted(moves(t, ANNA))[0], seat=ANNA)
    assert len(hand_of(t, ANNA)) == 2
    assert len(destroyed_of(t, ANNA)) == 2 or asked(t, ANNA) == "ask-ruin"
    assert under_of(t, ANNA) == {}
