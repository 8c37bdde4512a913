"""Low resources (EE-LOW): points for coins."""

import pytest

from tests.rules.empires_end.prelude import *


@pytest.mark.rule("EE-LOW-01")
@pytest.mark.parametrize(
    ("goods", "low"),
    [
        ({}, True),
        ({"wheat": 4}, True),
        ({"wheat": 1, "hammer": 1, "axe": 1, "coin": 1}, True),
        ({"wheat": 5}, False),
        ({"wheat": 1, "hammer": 1, "axe": 1, "coin": 2}, False),
        ({"coin": 6}, False),
    ],
)
def test_it_is_for_whoever_owns_fewer_than_5_resources_in_all(goods: dict[str, int], low: bool) -> None:
    t = position(deck=["fire_02"], goods=[goods])
    if goods.get("wheat") or goods.get("coin"):
        play(t, "take:fire_02")
    play(t, "place:city")
    assert (asked(t, ANNA) == "ask-low") is low
    assert t.view(None)["space"] == (0 if low else 1)


@pytest.mark.rule("EE-LOW-01")
@pytest.mark.parametrize(("pot", "low"), [(1, True), (2, False)])
def test_the_tokens_just_taken_are_included(pot: int, low: bool) -> None:
    t = position(deck=["fire_02"], goods=[{"axe": 3}], pots=[{"wheat": pot}])
    play(t, "place:city")
    assert (t.view(None)["space"] == 0) is low


@pytest.mark.rule("EE-LOW-01", "EE-GAP-20")
def test_in_a_double_disaster_it_may_be_done_right_after_each_taking() -> None:
    t = position("DD", seats=3, deck=["fire_02", "fire_10"], goods=[{"axe": 2}])
    play(t, "take:fire_02", "place:city")
    assert asked(t) == "ask-low"
    assert refusal(t, "take:fire_10") == "EE-LOW-02"
    play(t, "buy_coin", "decline")
    # The coin just bought can pay for the pass on the other disaster.
    assert moves(t) == {"bid:fire_10:coin", "take:fire_10"}
    play(t, "take:fire_10", "place:army_1")
    assert asked(t) == "ask-low"
    play(t, "decline")
    assert t.view(None)["space"] == 1


@pytest.mark.rule("EE-LOW-02", "EE-EX-07", "EE-LOW-01", "EE-LOW-03")
def test_two_points_for_a_coin_while_the_total_is_below_5() -> None:
    t = position(deck=["fire_02"], goods=[{"axe": 3}], scores=[1])
    play(t, "place:city")
    assert moves(t) == {"buy_coin", "decline"}
    play(t, "buy_coin")
    assert (score_of(t, ANNA), goods_of(t, ANNA)) == (-1, {"axe": 3, "coin": 1})
    assert moves(t) == {"buy_coin", "decline"}
    play(t, "buy_coin")
    assert (score_of(t, ANNA), goods_of(t, ANNA)) == (-3, {"axe": 3, "coin": 2})
    assert t.view(None)["space"] == 1
    assert refusal(t, "buy_coin") == "PEN-03"


@pytest.mark.rule("EE-EX-07", "EE-LOW-01")
def test_with_5_resources_it_is_not_allowed_at_all() -> None:
    t = position(deck=["fire_02"], goods=[{"axe": 5}], scores=[9])
    play(t, "place:city")
    assert t.view(None)["space"] == 1
    assert score_of(t, ANNA) == 9
    assert "log-low" not in log_of(t)


@pytest.mark.rule("EE-LOW-02")
def test_from_nothing_at_most_5_coins_can_be_bought() -> None:
    t = position(deck=["fire_02"], goods=[{}], scores=[20])
    play(t, "place:city", "buy_coin", "buy_coin", "buy_coin", "buy_coin", "buy_coin")
    assert (score_of(t, ANNA), goods_of(t, ANNA)) == (10, {"coin": 5})
    assert t.view(None)["space"] == 1


@pytest.mark.rule("EE-LOW-03")
def test_the_score_may_fall_below_0() -> None:
    t = position(deck=["fire_02"], goods=[{}])
    play(t, "place:city", "buy_coin", "buy_coin")
    assert score_of(t, ANNA) == -4
    assert t.view(None)["empires"][ANNA]["score"] == -4


@pytest.mark.rule("EE-LOW-04", "EE-OPT-03")
def test_it_is_optional_and_may_stop_at_any_time() -> None:
    t = position(deck=["fire_02"], goods=[{"axe": 1}], scores=[5])
    play(t, "place:city", "decline")
    assert (score_of(t, ANNA), goods_of(t, ANNA)) == (5, {"axe": 1})
    t = position(deck=["fire_02"], goods=[{"axe": 1}], scores=[5])
    play(t, "place:city", "buy_coin", "decline")
    assert (score_of(t, ANNA), goods_of(t, ANNA)) == (3, {"axe": 1, "coin": 1})


@pytest.mark.rule("EE-LOW-04")
def test_it_is_only_for_the_player_who_has_just_taken_a_disaster() -> None:
    t = position(deck=["fire_02", "fire_10"], goods=[{"axe": 3}, {"axe": 1, "hammer": 1}, {"axe": 1}], seats=3)
    play(t, "place:city", "decline")
    # Anna starts the bidding on the next disaster, which she takes at once, having no hammer: nobody else was asked.
    assert [line["seat"] for line in told(t, "log-take")] == [ANNA, ANNA]
    assert (moves(t, BENCE), moves(t, CILI)) == (set(), set())
    assert refusal(t, "buy_coin", BENCE) == "EE-FLOW-08"


@pytest.mark.rule("EE-LOW-04", "EE-INF-04")
def test_the_shown_resources_become_known_to_all() -> None:
    t = position(deck=["fire_02"], goods=[{"axe": 2, "hammer": 1}])
    play(t, "place:city")
    assert told(t, "log-low") == []
    play(t, "buy_coin")
    for reader in (ANNA, BENCE, None):
        assert told(t, "log-low", reader) == [{"seat": ANNA, "resources": ["hammer", "axe", "axe"]}]
    assert t.barrier == t.ply


@pytest.mark.rule("EE-LOW-04", "EE-INF-04", "EE-INF-01")
def test_who_declines_shows_nothing() -> None:
    t = position(deck=["fire_02"], goods=[{"axe": 2, "hammer": 1}])
    play(t, "place:city", "decline")
    assert told(t, "log-low") == []
    assert t.view(BENCE)["empires"][ANNA]["resources"] is None
