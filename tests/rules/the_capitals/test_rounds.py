"""The rounds (CAP-RND): three ages of four rounds, five phases each, a World's Fair at the end of an age."""

import pytest

from pentapolis.kernel.rng import Fast
from tests.rules.the_capitals.prelude import *


@pytest.mark.rule("CAP-RND-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_twelve_rounds_and_three_fairs(seats: int) -> None:
    t = random_game(new_game(seats))
    assert [line["number"] for line in told(t, "log-round")] == list(range(1, 13))
    assert [line["age"] for line in told(t, "log-round")] == [1] * 4 + [2] * 4 + [3] * 4
    order = [(event.message, event.args.get("number")) for event in t.log(None)]
    rounds = [number for message, number in order if message in ("log-round", "log-fair")]
    assert rounds == [1, 2, 3, 4, None, 5, 6, 7, 8, None, 9, 10, 11, 12, None]


@pytest.mark.rule("CAP-RND-02")
def test_the_phases_of_a_round_in_their_order() -> None:
    t = new_game(3)
    rng = Fast(2)
    found: list[tuple[int, str]] = []
    while not t.over:
        now = (t.view(None)["round"], t.view(None)["phase"])
        if not found or found[-1] != now:
            found.append(now)
        seat = t.to_act[0]
        t.play(seat, t.moves(seat)[rng.below(len(t.moves(seat)))])
    asking = ["politics", "building", "executive", "administration", "fair"]
    for number in range(1, 13):
        phases = [phase for when, phase in found if when == number]
        assert phases == [phase for phase in asking if phase in phases], "each at most once, in this order"
        assert set(phases) >= {"building", "executive"}


@pytest.mark.rule("CAP-RND-02")
def test_tourism_comes_between_building_and_executive() -> None:
    t = position(
        "building", tracks=({"culture": 3},), fields=(("market", *SPARE),), effects={"market": immediate(culture=1)}
    )
    assert t.leader < 0
    build(t, SPARE[0], 0, 1)
    build(t, "market", 0, 1)
    assert t.leader < 0, "not before all have built"
    build(t, SPARE[1], 0, 1)
    assert (t.leader, asked(t)) == (ANNA, "ask-activate")


@pytest.mark.rule("CAP-RND-03", "CAP-GAP-11")
def test_the_fair_comes_after_administration() -> None:
    full_marker = {(0, 1): "market", (1, 1): "bakery"}
    t = position("administration", round=4, cities=(full_marker,), fields=(("brickworks",), (), ("circus",)))
    assert asked(t) == "ask-marker"
    assert not told(t, "log-fair")
    play(t, "finish")
    assert "log-fair" in log_of(t)
    assert log_of(t).index("log-reveal") < log_of(t).index("log-fair")


@pytest.mark.rule("CAP-RND-03")
def test_the_last_round_leaves_fields_and_time_as_they_are() -> None:
    t = position("administration", round=12, fields=(("brickworks",), ("market",), ("circus",)))
    assert t.over
    assert fields_of(t) == [["brickworks"], ["market"], ["circus"]]
    assert t.view(None)["round"] == 12
    assert not told(t, "log-reveal")


@pytest.mark.rule("CAP-RND-03")
def test_construction_markers_move_in_the_last_round_too() -> None:
    t = position("administration", round=12, cities=({(0, 1): "market", (1, 1): "bakery"},))
    assert asked(t) == "ask-marker"
