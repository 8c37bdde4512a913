"""The economy phase (EE-ECO)."""

import pytest

from tests.rules.empires_end.prelude import *

FARMS = ["farm_1", "farm_2", "farm_3"]


@pytest.mark.rule("EE-ECO-01")
def test_all_economy_abilities_of_healthy_locations_and_of_innovations_under_them_work() -> None:
    layout = Layout(under={"city": ["flood_05", "blight_07"], "town_1": ["barbarians_01"]})
    t = anna("E", layout)
    # Three Farms and two more wheat; the points; and what leaves a choice is offered.
    assert goods_of(t, ANNA) == {"wheat": 3, "hammer": 1, "axe": 1}
    assert score_of(t, ANNA) == 3
    assert moves(t, ANNA) == {"trade:road_2:hammer", "trade:road_2:axe", "convert:barbarians_01:coin", "finish"}
    assert asked(t, ANNA) == "ask-economy"


@pytest.mark.rule("EE-ECO-01")
def test_abilities_of_other_phases_do_not_work_in_economy() -> None:
    layout = Layout(under={"city": ["blight_02", "revolt_01", "famine_02", "fire_02"], "town_1": ["famine_01"]})
    t = anna("E", layout, goods={"wheat": 1}, hands=[["revolt_04"]])
    assert score_of(t, ANNA) == 0
    assert moves(t, ANNA) == {"trade:road_2:hammer", "trade:road_2:axe", "finish"}
    assert refusal(t, "convert:famine_01:coin", ANNA) == "EE-ABI-02"
    assert refusal(t, "convert:barbarians_01:coin", ANNA) == "EE-ECO-01"
    assert refusal(t, "trade:farm_1:hammer", ANNA) == "EE-ABI-02"
    for move in ("sell:revolt_04", "play:revolt_04:farm_1", "swap:city:town_1", "move:fire_02:farm_1"):
        assert refusal(t, move, ANNA) != ""


@pytest.mark.rule("EE-ECO-02", "EE-FLOW-07")
def test_all_act_at_the_same_time_and_in_any_order() -> None:
    one, other = (position("E", ("C",), seats=3, goods=[{"wheat": 2}] * 3) for _ in range(2))
    for t in (one, other):
        assert t.to_act == [ANNA, BENCE, CILI]
    play(one, "trade:road_2:axe", "finish", seat=ANNA)
    play(one, "trade:road_2:hammer", "trade:road_2:hammer", seat=BENCE)
    play(one, "finish", seat=CILI)
    play(other, "finish", seat=CILI)
    play(other, "trade:road_2:hammer", seat=BENCE)
    play(other, "trade:road_2:axe", seat=ANNA)
    play(other, "trade:road_2:hammer", seat=BENCE)
    play(other, "finish", seat=ANNA)
    for t in (one, other):
        assert t.view(None)["phase"] == "conflict"
        assert [goods_of(t, seat) for seat in range(3)] == [
            {"wheat": 2, "hammer": 1, "axe": 2},
            {"wheat": 1, "hammer": 3, "axe": 1},
            {"wheat": 3, "hammer": 1, "axe": 1},
        ]


@pytest.mark.rule("EE-ECO-03")
def test_each_ability_is_used_once_and_a_conversion_as_often_as_printed() -> None:
    layout = Layout(under={"city": ["barbarians_04"], "town_1": ["barbarians_10"], "town_2": ["barbarians_02"]})
    t = anna("E", layout, goods={"wheat": 9})
    play(t, "convert:barbarians_04:hammer", seat=ANNA)
    assert refusal(t, "convert:barbarians_04:hammer", ANNA) == "EE-ECO-03"
    play(t, "convert:barbarians_10:hammer", "convert:barbarians_10:hammer", seat=ANNA)
    assert refusal(t, "convert:barbarians_10:hammer", ANNA) == "EE-ECO-03"
    play(t, "trade:road_2:axe", "trade:road_2:axe", seat=ANNA)
    assert refusal(t, "trade:road_2:axe", ANNA) == "EE-ECO-03"
    # Farms gave once. Only the repeat is left.
    assert goods_of(t, ANNA) == {"wheat": 5, "hammer": 4, "axe": 6}
    assert {move.split(":")[0] for move in moves(t, ANNA)} == {"repeat", "repeat_at", "finish"}


@pytest.mark.rule("EE-ECO-03")
def test_in_the_next_economy_phase_everything_works_again() -> None:
    t = anna("E", Layout(under={"city": ["blight_01"]}), then=("E",), goods={"wheat": 4})
    play(t, "trade:road_2:axe", "trade:road_2:axe", seat=ANNA)
    # The lane ended by itself; now the second economy phase.
    assert int(t.space) == 1
    assert goods_of(t, ANNA) == {"wheat": 4, "hammer": 2, "axe": 4}
    assert score_of(t, ANNA) == 4
    assert starting(t, "trade:") == {"trade:road_2:hammer", "trade:road_2:axe"}


@pytest.mark.rule("EE-ECO-04", "EE-TAKE-09")
def test_innovations_under_destroyed_locations_cannot_be_used_and_are_not_lost() -> None:
    under = {"city": ["flood_05", "barbarians_01"], "town_1": ["barbarians_02"]}
    t = anna("E", Layout(destroyed=["city"], under=under), goods={"wheat": 2, "coin": 6}, then=("I", "E"))
    assert goods_of(t, ANNA) == {"wheat": 3, "hammer": 1, "axe": 1, "coin": 6}
    assert refusal(t, "convert:barbarians_01:coin", ANNA) == "EE-INN-07"
    assert refusal(t, "repeat:barbarians_02:flood_05", ANNA) == "EE-ABI-03"
    finish(t, ANNA)
    play(t, "restore:city", "finish", seat=ANNA)
    assert t.view(None)["phase"] == "economy"
    assert "convert:barbarians_01:coin" in moves(t, ANNA)
    assert goods_of(t, ANNA)["wheat"] == 3 + 1 + 2


@pytest.mark.rule("EE-ECO-05", "EE-FLOW-03")
def test_the_next_phase_waits_until_everybody_has_finished() -> None:
    t = position("E", ("D",), seats=3, goods=[{"wheat": 1}] * 3, deck=["fire_01"])
    finish(t, BENCE, ANNA)
    assert t.to_act == [CILI]
    assert t.view(None)["phase"] == "economy"
    assert refusal(t, "finish", ANNA) != ""
    finish(t, CILI)
    assert t.view(None)["phase"] == "disaster"


@pytest.mark.rule("EE-ECO-06")
def test_farms_give_wheat_an_axe_and_a_hammer() -> None:
    for farm, gained in (("farm_3", "wheat"), ("farm_2", "axe"), ("farm_1", "hammer")):
        ruins = [name for name in FARMS if name != farm]
        t = anna("E", Layout(destroyed=ruins))
        assert goods_of(t, ANNA) == {gained: 1}
    assert goods_of(anna("E", Layout(destroyed=FARMS)), ANNA) == {}


@pytest.mark.rule("EE-ECO-07", "EE-OPT-05")
@pytest.mark.parametrize(
    ("traded", "left"),
    [
        ([], {"wheat": 3}),
        (["hammer"], {"wheat": 2, "hammer": 1}),
        (["axe"], {"wheat": 2, "axe": 1}),
        (["hammer", "hammer"], {"wheat": 1, "hammer": 2}),
        (["hammer", "axe"], {"wheat": 1, "hammer": 1, "axe": 1}),
        (["axe", "axe"], {"wheat": 1, "axe": 2}),
    ],
)
def test_the_road_worth_14_trades_wheat_up_to_twice(traded: list[str], left: dict[str, int]) -> None:
    t = anna("E", Layout(destroyed=FARMS), goods={"wheat": 3})
    for resource in traded:
        play(t, f"trade:road_2:{resource}", seat=ANNA)
    if len(traded) < 2:
        assert refusal(t, "trade:road_2:coin", ANNA) == refusal(t, "trade:road_2:wheat", ANNA) == "EE-ABI-02"
        finish(t, ANNA)
    assert t.over
    assert goods_of(t, ANNA) == left


@pytest.mark.rule("EE-ECO-07")
def test_nobody_is_asked_who_has_nothing_to_trade() -> None:
    t = anna("E", Layout(destroyed=FARMS), goods={"hammer": 3, "coin": 3})
    assert t.over
    assert told(t, "log-convert-at") == []


@pytest.mark.rule("EE-ECO-08", "EE-EXH-04", "EE-GAP-03")
def test_two_roads_refresh_all_innovations_under_both_neighbours() -> None:
    # army_2, road_1, road_2, road_3, farm_1 lie side by side; a destroyed neighbour is reached too.
    under = {
        "army_2": ["famine_01", "famine_03"],
        "road_2": ["famine_05"],
        "road_1": ["famine_07"],
        "farm_1": ["famine_10"],
        "farm_2": ["famine_11"],
    }
    everything = [card for cards in under.values() for card in cards]
    t = anna("E", Layout(destroyed=["farm_1"], under=under), exhausted=[everything])
    assert exhausted_of(t, ANNA) == {"famine_07", "famine_11"}
    t = anna("E", Layout(destroyed=["road_1"], under=under), exhausted=[everything])
    assert exhausted_of(t, ANNA) == {"famine_01", "famine_03", "famine_07", "famine_11"}
    t = anna("E", Layout(destroyed=["road_1", "road_3"], under=under), exhausted=[everything])
    assert exhausted_of(t, ANNA) == set(everything)
    # At the end of the row a Road has one neighbour.
    row = ["road_3", *(name for name in ROW if name != "road_3")]
    t = anna("E", Layout(row, ["road_1"], {"city": ["famine_01"], "farm_3": ["famine_03"]}),
             exhausted=[["famine_01", "famine_03"]])  # fmt: skip
    assert exhausted_of(t, ANNA) == {"famine_03"}


@pytest.mark.rule("EE-ECO-09")
def test_a_refresh_with_nothing_exhausted_does_nothing() -> None:
    t = anna("E", Layout(under={"army_2": ["famine_01"], "city": ["famine_03"]}), exhausted=[["famine_03"]])
    assert exhausted_of(t, ANNA) == {"famine_03"}
    assert "log-refresh-at" not in log_of(t)


@pytest.mark.rule("EE-ECO-10")
def test_wheat_just_gained_may_be_traded() -> None:
    # The wheat of the Farm; then the coin that the wheat became.
    layout = Layout(destroyed=["farm_1", "farm_2"], under={"city": ["barbarians_01"], "town_1": ["barbarians_11"]})
    t = anna("E", layout)
    assert goods_of(t, ANNA) == {"wheat": 1}
    play(t, "convert:barbarians_01:coin", "convert:barbarians_11:hammer", seat=ANNA)
    assert goods_of(t, ANNA) == {"hammer": 1, "axe": 1}


@pytest.mark.rule("EE-EX-03", "EE-ECO-06", "EE-ECO-07", "EE-ECO-09")
def test_example_annas_economy() -> None:
    layout = Layout(destroyed=["farm_3"], under={"road_2": ["barbarians_04"]})
    t = anna("E", layout, goods={"wheat": 4})
    assert goods_of(t, ANNA) == {"wheat": 4, "hammer": 1, "axe": 1}
    assert moves(t, ANNA) == {"trade:road_2:hammer", "trade:road_2:axe", "convert:barbarians_04:hammer", "finish"}
    play(t, "trade:road_2:hammer", "convert:barbarians_04:hammer", "trade:road_2:axe", seat=ANNA)
    assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 3, "axe": 3}
    assert t.over  # nothing was left to do
    assert "log-refresh-at" not in log_of(t)


@pytest.mark.rule("EE-EX-05", "EE-ABI-05", "EE-ABI-06")
def test_example_a_wheat_for_each_healthy_farm_beside_it() -> None:
    row = ["farm_1", "city", "farm_2", *(name for name in ROW if name not in ("farm_1", "city", "farm_2"))]
    # The Farm worth 3 gives its wheat whatever lies elsewhere, so it is destroyed here.
    for ruins, wheat in (
        ([], 2),
        (["farm_1"], 1),
        (["farm_2"], 1),
        (["farm_1", "farm_2"], 0),
        (["city"], 0),
        (["city", "farm_1"], 0),
    ):
        t = anna("E", Layout(row, [*ruins, "farm_3"], {"city": ["flood_02"]}))
        assert goods_of(t, ANNA).get("wheat", 0) == wheat
