"""The combined economy and industry phase (EE-CMB)."""

import pytest

from tests.rules.empires_end.prelude import *


@pytest.mark.rule("EE-CMB-01", "EE-PC-02")
def test_one_combined_phase_near_the_end_of_the_track_for_three_and_four() -> None:
    for seats in (3, 4):
        track = new_game(seats).view(None)["track"]
        assert track.count("EI") == 1
        assert track.index("EI") > len(track) * 3 // 4
    assert "EI" not in new_game(2).view(None)["track"]


@pytest.mark.rule("EE-CMB-01", "EE-CMB-02", "EE-CMB-03", "EE-OPT-08")
@pytest.mark.parametrize("order", [("economy", "industry"), ("industry", "economy")])
def test_everybody_plays_both_parts_in_the_order_they_like(order: tuple[str, str]) -> None:
    t = position("EI", ("C",), seats=3, goods=[{"wheat": 2, "hammer": 3}] * 3, hands=[["revolt_01", "revolt_05"]])
    assert t.to_act == [ANNA, BENCE, CILI]
    assert asked(t, ANNA) == "ask-begin"
    assert moves(t, ANNA) == {"begin:economy", "begin:industry"}
    assert refusal(t, "finish", ANNA) == refusal(t, "trade:road_2:axe", ANNA) == "EE-CMB-02"
    play(t, f"begin:{order[0]}", seat=ANNA)
    play(t, f"begin:{order[1]}", seat=BENCE)
    offered = {"economy": {"trade", "finish"}, "industry": {"play", "sell", "swap", "finish"}}
    for part in order:
        assert seen(t, ANNA)["part"] == part
        assert {move.split(":")[0] for move in moves(t, ANNA)} == offered[part]
        # Steps of the other part are not possible now.
        for move in ("sell:revolt_01", "swap:city:town_1") if part == "economy" else ("trade:road_2:axe",):
            assert refusal(t, move, ANNA) != ""
        finish(t, ANNA)
    assert ANNA not in t.to_act
    assert asked(t, BENCE) == f"ask-{order[1]}"


@pytest.mark.rule("EE-CMB-03")
def test_a_part_that_was_finished_does_not_come_back() -> None:
    t = position("EI", ("C",), seats=3, goods=[{"wheat": 5}, {}, {}], hands=[["revolt_01"]])
    play(t, "begin:economy", "trade:road_2:axe", "finish", seat=ANNA)
    assert seen(t, ANNA)["part"] == "industry"
    assert refusal(t, "trade:road_2:axe", ANNA) != ""
    assert refusal(t, "begin:economy", ANNA) != ""
    finish(t, ANNA)
    assert ANNA not in t.to_act
    # Economy gave its wheat once.
    assert goods_of(t, ANNA) == {"wheat": 5, "hammer": 1, "axe": 2}


@pytest.mark.rule("EE-CMB-04")
def test_the_marker_moves_on_when_all_have_played_both_parts() -> None:
    t = position("EI", ("C",), seats=4, goods=[{"wheat": 1}] * 4)
    for seat in (DANI, BENCE, ANNA):
        play(t, "begin:industry", "finish", "finish", seat=seat)
    assert t.to_act == [CILI]
    play(t, "begin:economy", "finish", seat=CILI)
    assert t.view(None)["phase"] == "economy_industry"
    finish(t, CILI)
    assert t.view(None)["phase"] == "conflict"


@pytest.mark.rule("EE-CMB-05", "EE-GAP-27")
def test_what_was_played_and_restored_in_industry_works_in_the_following_economy() -> None:
    goods = [{"hammer": 3}, {}, {}]
    t = position("EI", (), seats=3, destroyed=[["farm_2"]], goods=goods, hands=[["blight_07", "flood_06"]])
    play(t, "begin:industry", seat=ANNA)
    # 2 less a Town, 1 less the other Town; 2 of 3 for the Farm would be too few with the 3 it costs.
    play(t, "play:blight_07:city", "play:flood_06:town_1", seat=ANNA)
    assert goods_of(t, ANNA) == {"hammer": 2}
    finish(t, ANNA)
    assert score_of(t, ANNA) == 3
    assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 3, "coin": 1}
    t = position("EI", (), seats=3, destroyed=[["farm_2"]], goods=goods, hands=[["blight_07", "flood_06"]])
    play(t, "begin:industry", "restore:farm_2", "finish", seat=ANNA)
    assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 1, "axe": 1}


@pytest.mark.rule("EE-CMB-05", "EE-GAP-27")
def test_tokens_gained_in_economy_pay_for_the_following_industry() -> None:
    ruins = [["town_1", "town_2", "city"]]
    t = position("EI", (), seats=3, destroyed=ruins, goods=[{}, {}, {}], hands=[["revolt_05"]])
    play(t, "begin:economy", "trade:road_2:hammer", seat=ANNA)
    # A hammer by the Farm and one by the Road pay the card.
    assert starting(t, "play:")
    u = position("EI", (), seats=3, destroyed=ruins, goods=[{}, {}, {}], hands=[["revolt_05"]])
    play(u, "begin:industry", seat=ANNA)
    assert not starting(u, "play:")


@pytest.mark.rule("EE-CMB-06", "EE-GAP-27")
def test_hands_are_drawn_up_when_all_have_finished_both_parts() -> None:
    deck = [f"fire_{number:02}" for number in range(1, 12)]
    t = position(
        "EI", ("C",), seats=3, first=CILI, goods=[{"wheat": 1}] * 3, hands=[["flood_01"], ["flood_02"], []], deck=deck
    )
    play(t, "begin:industry", "finish", seat=ANNA)
    assert hand_of(t, ANNA) == ["flood_01"]
    assert asked(t, ANNA) == "ask-economy"
    finish(t, ANNA)
    play(t, "begin:economy", "finish", "finish", seat=BENCE)
    assert hand_of(t, BENCE) == ["flood_02"]
    assert deck_of(t)[:11] == deck
    play(t, "begin:industry", "finish", "finish", seat=CILI)
    assert hand_of(t, CILI) == deck[:4]
    assert hand_of(t, ANNA) == ["flood_01", *deck[4:7]]
    assert hand_of(t, BENCE) == ["flood_02", *deck[7:10]]
