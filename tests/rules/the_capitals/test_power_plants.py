"""Power plants and energy (CAP-PP): upgrades, their cubes, and the choice to decline them."""

import pytest

from tests.rules.the_capitals.prelude import *

TO_THE_SIGN = {"market": immediate(progress=6)}


@pytest.mark.rule("CAP-PP-01", "CAP-PP-03")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_an_upgrade_is_exactly_one_level(level: int) -> None:
    t = built("market", effects=TO_THE_SIGN, levels=(level,), energy=(2,))
    play(t, "upgrade")
    assert level_of(t, ANNA) == level + 1
    assert energy_of(t, ANNA) == 2 + STACKS[level - 1][0], "the printed number of cubes"
    assert seen(t, ANNA)["plant"]["level"] == level + 1, "one plant, not two"


@pytest.mark.rule("CAP-PP-02", "CAP-DEF-18")
def test_who_comes_first_gets_the_most_energy() -> None:
    effects = {"market": immediate(progress=6), "bakery": immediate(progress=6), "brickworks": immediate(progress=6)}
    t = position(fields=(("market", "bakery", "brickworks", "circus"),), effects=effects)
    for tile in ("market", "bakery", "brickworks"):
        build(t, tile, 0, 1)
        assert moves(t) == {"upgrade", "decline"}, "no other choice is offered"
        play(t, "upgrade")
    assert [energy_of(t, seat) - 4 for seat in range(3)] == STACKS[0][:3]


@pytest.mark.rule("CAP-DEF-18")
def test_a_replaced_plant_does_not_return_to_its_stack() -> None:
    effects = {"market": immediate(progress=12), "bakery": immediate(progress=6)}
    t = position(fields=(("market", "bakery", *SPARE),), effects=effects)
    build(t, "market", 0, 1)
    play(t, "upgrade", "upgrade")
    assert level_of(t, ANNA) == 3
    build(t, "bakery", 0, 1)
    play(t, "upgrade")
    assert (level_of(t, BENCE), energy_of(t, BENCE)) == (2, 4 + STACKS[0][1])


@pytest.mark.rule("CAP-PP-04")
def test_cubes_on_the_plant_move_over_and_those_on_tiles_stay() -> None:
    t = built("market", effects=TO_THE_SIGN, energy=(3,), cubes=({"hotel": 2},))
    play(t, "upgrade")
    assert (energy_of(t, ANNA), cubes_of(t, ANNA)) == (3 + STACKS[0][0], {"hotel": 2})


@pytest.mark.rule("CAP-PP-05")
@pytest.mark.parametrize(("level", "activations"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_plant_says_how_often_its_city_activates(level: int, activations: int) -> None:
    t = position("executive", levels=(level,))
    assert seen(t, ANNA)["plant"]["activations"] == activations
    assert seen(t, ANNA)["allowed"] == activations


@pytest.mark.rule("CAP-PP-05")
def test_a_plant_says_which_energy_the_next_one_brings() -> None:
    t = position("executive", levels=(1, 3, 6), stacks=[[2, 1], [3], [5, 4], [1], [1]])
    assert [seen(t, seat)["plant"]["next_energy"] for seat in range(3)] == [2, 5, None]


@pytest.mark.rule("CAP-PP-06")
def test_at_the_last_level_the_sign_has_no_effect() -> None:
    effects = {**TO_THE_SIGN, "circus": on_upgrade(culture=2)}
    t = built("market", levels=(6,), cities=({(0, -1): "circus"},), effects=effects, others=SPARE[:4])
    assert asked(t) == "ask-take", "nobody is asked"
    assert (level_of(t, ANNA), energy_of(t, ANNA), track(t, ANNA, "culture")) == (6, 4, 0)


@pytest.mark.rule("CAP-PP-07")
def test_an_upgrade_can_be_declined_and_is_lost_then() -> None:
    t = position(fields=(("market", *SPARE),), effects={"market": immediate(progress=12)})
    build(t, "market", 0, 1)
    play(t, "decline")
    assert (asked(t), level_of(t, ANNA), energy_of(t, ANNA)) == ("ask-upgrade", 1, 4), "the next pass asks again"
    play(t, "upgrade")
    assert (level_of(t, ANNA), asked(t), t.to_act) == (2, "ask-take", [BENCE])


@pytest.mark.rule("CAP-PP-07")
def test_a_declined_upgrade_leaves_the_best_plant_to_the_next_city() -> None:
    effects = {"market": immediate(progress=6), "bakery": immediate(progress=6)}
    t = position(fields=(("market", "bakery", *SPARE),), effects=effects)
    play(build(t, "market", 0, 1), "decline")
    play(build(t, "bakery", 0, 1), "upgrade")
    assert energy_of(t, BENCE) == 4 + STACKS[0][0]


@pytest.mark.rule("CAP-PP-07")
def test_upgrades_of_one_step_are_decided_in_initiative_order() -> None:
    ahead = {"progress": 5, "public_services": 3}
    t = position("fair", round=4, order=(CILI, ANNA, BENCE), tracks=(ahead, ahead, ahead))
    for place, seat in enumerate((CILI, ANNA, BENCE)):
        assert (asked(t), t.to_act) == ("ask-upgrade", [seat])
        play(t, "upgrade")
        assert energy_of(t, seat) == 4 + STACKS[0][place]


@pytest.mark.rule("CAP-PP-08")
def test_energy_comes_to_the_plant_and_goes_from_it() -> None:
    t = built("market", effects={"market": immediate(energy=3)}, cubes=({"hotel": 2},))
    assert (energy_of(t, ANNA), cubes_of(t, ANNA)) == (7, {"hotel": 2})
    t = built("market", effects={"market": immediate(energy=-3)}, cubes=({"hotel": 2},))
    assert (energy_of(t, ANNA), cubes_of(t, ANNA)) == (1, {"hotel": 2})


@pytest.mark.rule("CAP-PP-08", "CAP-GAP-16")
def test_what_is_not_there_cannot_be_lost() -> None:
    t = built("market", effects={"market": immediate(energy=-3)}, energy=(2,), cubes=({"hotel": 2},))
    assert (energy_of(t, ANNA), cubes_of(t, ANNA), prestige_of(t, ANNA)) == (0, {"hotel": 2}, 0)
