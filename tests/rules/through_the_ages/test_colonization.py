"""Colonization: the auction and the force (TTA-COL)."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

LAND = "vast_territory_1"


def strength(count: int, **more: object) -> Civ:
    return replace(Civ(workers={"warriors": count}), **more)  # type: ignore[arg-type]


@pytest.mark.rule("TTA-COL-01", "TTA-COL-02")
def test_bids_rise_and_are_no_more_than_could_be_sent() -> None:
    t, _ = happen(LAND, strength(3), strength(4))
    assert moves(t) == {"bid:1", "bid:2", "bid:3", "fold"}
    assert refusal(t, "bid:0") == "TTA-COL-01"
    assert refusal(t, "bid:4") == "TTA-COL-02"
    play(t, "bid:2")
    assert refusal(t, "bid:2", BENCE) == "TTA-COL-01"
    assert moves(t, BENCE) == {"bid:3", "bid:4", "fold"}


@pytest.mark.rule("TTA-COL-03", "TTA-COL-05")
def test_bidding_goes_round_until_all_but_one_have_passed() -> None:
    t, _ = happen(LAND, strength(5), strength(5), strength(5), turn=BENCE)
    order = []
    for move in ("bid:1", "bid:2", "fold", "bid:3", "fold"):
        order.append(t.to_act[0])
        play(t, move)
    assert order == [BENCE, CILI, ANNA, BENCE, CILI]
    assert (asked(t), t.to_act) == ("ask-force", [BENCE])
    # The last bidder must colonize.
    assert refusal(t, "fold") != ""


@pytest.mark.rule("TTA-COL-04")
def test_a_territory_nobody_wants_goes_to_the_past() -> None:
    t, _ = happen(LAND, strength(3), strength(3))
    play(t, "fold", "fold")
    assert names(t.past) == [LAND]
    assert asked(t) == "ask-turn"


@pytest.mark.rule("TTA-COL-06", "TTA-COL-12", "TTA-WRK-05")
def test_sent_units_are_sacrificed() -> None:
    t, before = happen(LAND, strength(3), strength(0))
    play(t, "bid:2", "send:warriors")
    assert refusal(t, "done") == "TTA-COL-06"
    assert refusal(t, "send:bronze") == "TTA-COL-06"
    play(t, "send:warriors", "done")
    found = change(before[ANNA], stats(t))
    # 2 units to the yellow bank, 3 yellow tokens of the colony, 1 blue token less, 3 food.
    assert found == {"strength": -2, "yellow": 5, "blue": -4, "food": 3}
    assert LAND in in_play(t)
    assert workers_of(t)["warriors"] == 1


@pytest.mark.rule("TTA-COL-06")
def test_more_may_be_sent_than_was_bid() -> None:
    t, _ = happen(LAND, strength(3), strength(0))
    play(t, "bid:1", "send:warriors", "send:warriors", "done")
    assert workers_of(t)["warriors"] == 1


@pytest.mark.rule("TTA-COL-07")
def test_sent_units_form_armies_of_their_own() -> None:
    """Legion: 3 infantry for 2; four Warriors and 2 Knights make 4 + 4 + 2 strength at most in a force."""
    mine = Civ(tactic="legion", workers={"warriors": 4, "knights": 2})
    t, _ = happen(LAND, mine, strength(0))
    assert refusal(t, "bid:10") == ""
    assert refusal(t, "bid:11") == "TTA-COL-02"
    play(t, "bid:5", "send:warriors", "send:warriors", "send:warriors", "done")
    assert workers_of(t)["warriors"] == 1


@pytest.mark.rule("TTA-COL-08", "TTA-COL-09", "TTA-COL-12")
def test_modifiers_and_bonus_cards_are_added_and_the_cards_discarded() -> None:
    mine = strength(1, specials=["cartography"], military=["bonus_2", "bonus_1", "legion"])
    t, _ = happen(LAND, mine, strength(0))
    assert refusal(t, "bid:6") == ""  # 1 + 2 + 2 + 1
    assert refusal(t, "bid:7") == "TTA-COL-02"
    play(t, "bid:5", "send:warriors", "add:bonus_2")
    assert refusal(t, "add:legion") == "TTA-COL-09"
    play(t, "done")
    assert sorted(military_of(t)) == ["bonus_1", "legion"]
    assert names(t.discards[2]) == ["bonus_2"]


@pytest.mark.rule("TTA-COL-10")
def test_bonuses_alone_are_no_force() -> None:
    t, _ = happen(LAND, strength(0, specials=["satellites"], military=["bonus_3"]), strength(1))
    assert t.to_act == [BENCE]
    t, _ = happen(LAND, strength(1, specials=["satellites"], military=["bonus_3"]), strength(0))
    play(t, "bid:3", "add:bonus_3")
    assert refusal(t, "done") == "TTA-COL-10"


@pytest.mark.rule("TTA-COL-11")
@pytest.mark.parametrize(
    "more",
    [
        {"leader": "alexander_the_great"},
        {"leader": "napoleon_bonaparte"},
        {"wonders": ["great_wall"]},
        {"specials": ["warfare"]},
    ],
)
def test_what_raises_the_strength_does_not_help_a_force(more: dict[str, object]) -> None:
    t, _ = happen(LAND, strength(2, **more), strength(0))
    assert refusal(t, "bid:2") == ""
    assert refusal(t, "bid:3") == "TTA-COL-02"


@pytest.mark.rule("TTA-COL-13")
def test_the_permanent_effect_comes_before_the_immediate_one() -> None:
    """Wealthy Territory: its 3 blue tokens carry 3 of the 5 resources, with an empty bank before."""
    t, _ = happen("wealthy_territory_1", strength(1, blue=0), strength(0))
    play(t, "bid:1", "send:warriors", "done")
    assert (stats(t)["resources"], stats(t)["blue"]) == (3, 0)
    # Inhabited Territory: its yellow tokens bring the population.
    t, _ = happen("inhabited_territory_2", strength(1, yellow=0, unused=9), strength(0), age="II")
    play(t, "bid:1", "send:warriors", "done")
    # 1 sent, 3 of the colony, 2 of them come as population.
    assert (stats(t)["yellow"], stats(t)["unused"]) == (2, 11)


@pytest.mark.rule("TTA-COL-14", "TTA-AGE-14")
def test_drawing_by_a_colony_knows_no_limit_and_nothing_in_age_four() -> None:
    t, _ = happen("strategic_territory_2", strength(1, military=["raid_1", "raid_1"]), strength(0), age="II")
    play(t, "bid:1", "send:warriors", "done")
    assert len(military_of(t)) == 7
    t, _ = happen("strategic_territory_2", strength(1), strength(0), age="IV", last_round=9, military=[])
    play(t, "bid:1", "send:warriors", "done")
    assert (military_of(t), stats(t)["strength"]) == ([], 4)


@pytest.mark.rule("TTA-COL-09", "TTA-GAP-48")
def test_cook_discards_up_to_two_cards() -> None:
    mine = strength(1, leader="james_cook", military=["raid_1", "legion", "rats", "bonus_1"])
    t, _ = happen(LAND, mine, strength(0), age="II")
    assert refusal(t, "bid:4") == ""  # 1 + 1 + 2
    assert refusal(t, "bid:5") == "TTA-COL-02"
    play(t, "bid:3", "send:warriors", "spare:raid_1", "spare:legion")
    assert refusal(t, "spare:rats") == "TTA-COL-09"
    play(t, "done")
    assert sorted(military_of(t)) == ["bonus_1", "rats"]
    t, _ = happen(LAND, strength(1, military=["raid_1"]), strength(0))
    assert refusal(t, "bid:2") == "TTA-COL-02"
