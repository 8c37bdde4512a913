"""The six tracks (CAP-TRK): how markers move, what limits them, and the red arrows at their ends."""

import pytest

from tests.rules.the_capitals.prelude import *


def after(gain: dict[str, int], **tracks: int) -> dict[str, int]:
    """The markers of Anna after building a tile with these gains, without upgrades."""
    t = built("market", effects={"market": immediate(**gain)}, tracks=(tracks,))
    return tracks_of(t, ANNA)


def moved(gain: dict[str, int], **tracks: int) -> dict[str, int]:
    """How far each marker has moved."""
    return {name: now - {**START, **tracks}[name] for name, now in after(gain, **tracks).items()}


@pytest.mark.rule("CAP-TRK-01", "CAP-TRK-02", "CAP-TRK-03", "CAP-TRK-06", "CAP-TRK-07", "CAP-TRK-09")
@pytest.mark.parametrize("track", list(START))
def test_each_step_moves_one_marker_one_space(track: str) -> None:
    assert moved({track: 2}) == {**dict.fromkeys(START, 0), track: 2}


@pytest.mark.rule("CAP-TRK-06", "CAP-TRK-07")
@pytest.mark.parametrize("track", ["public_services", "economy", "culture"])
def test_losses_move_it_back(track: str) -> None:
    assert moved({track: -1}, culture=5) == {**dict.fromkeys(START, 0), track: -1}


@pytest.mark.rule("CAP-TRK-01")
def test_the_highest_culture_is_visited_and_activates_once_more() -> None:
    t = position("tourism", tracks=({"culture": 1}, {"culture": 9}, {"culture": 3}))
    assert t.leader == BENCE
    assert [tourist_at(t, tourist)[0] for tourist in range(3)] == [BENCE, BENCE, BENCE]
    assert [seen(t, seat)["allowed"] for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("CAP-TRK-02")
def test_employment_is_what_the_fair_pays_for() -> None:
    t = position("fair", round=4, tracks=({"employment": 8}, {"employment": 7}, {"employment": 3}))
    paid = {line["seat"]: line["count"] for line in told(t, "log-employment")}
    assert paid == {ANNA: 5, BENCE: 3, CILI: -1}


@pytest.mark.rule("CAP-TRK-04")
def test_employment_above_population_is_lost_and_not_stored() -> None:
    assert after({"employment": 7})["employment"] == START["population"]
    # Population that comes later brings nothing of it back.
    t = position(
        fields=(("market", "bakery", *SPARE),),
        effects={"market": immediate(employment=7), "bakery": immediate(population=3)},
    )
    build(t, "market", 0, 1)
    build(t, SPARE[0], 0, 1)
    build(t, SPARE[1], 0, 1)
    begin_at(t, "building")
    build(t, "bakery", 1, 1)
    assert (track(t, ANNA, "employment"), track(t, ANNA, "population")) == (8, 11)


@pytest.mark.rule("CAP-TRK-05")
def test_employment_falls_with_population_without_a_penalty() -> None:
    t = built("market", effects={"market": immediate(population=-5)}, tracks=({"employment": 7},))
    assert (track(t, ANNA, "population"), track(t, ANNA, "employment")) == (3, 3)
    assert prestige_of(t, ANNA) == 0
    t = built("market", effects={"market": immediate(population=-9)}, tracks=({"employment": 7},))
    assert (track(t, ANNA, "population"), track(t, ANNA, "employment")) == (0, 0)
    assert prestige_of(t, ANNA) == -2, "only the red arrow of population"


@pytest.mark.rule("CAP-TRK-08")
@pytest.mark.parametrize(("money", "left", "prestige"), [(5, 2, 0), (4, 1, 0), (3, 3, -1), (1, 1, -1)])
def test_a_payment_leaves_at_least_one(money: int, left: int, prestige: int) -> None:
    t = built("market", effects={"market": immediate(economy=-3)}, tracks=({"economy": money},))
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (left, prestige)


@pytest.mark.rule("CAP-TRK-09", "CAP-TRK-10")
@pytest.mark.parametrize(
    ("space", "steps", "stops", "upgrades"), [(0, 5, 5, 0), (5, 1, 0, 1), (4, 3, 1, 1), (3, 9, 0, 2)]
)
def test_progress_is_a_loop_with_an_upgrade_sign(space: int, steps: int, stops: int, upgrades: int) -> None:
    t = built("market", effects={"market": immediate(progress=steps)}, tracks=({"progress": space},))
    offered = 0
    while asked(t) == "ask-upgrade":
        assert t.to_act == [ANNA]
        play(t, "upgrade")
        offered += 1
    assert (offered, track(t, ANNA, "progress"), level_of(t, ANNA)) == (upgrades, stops, 1 + upgrades)


@pytest.mark.rule("CAP-TRK-11")
@pytest.mark.parametrize(("space", "stops"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_progress_never_goes_back_over_the_sign(space: int, stops: int) -> None:
    t = built("market", effects={"market": immediate(progress=-3)}, tracks=({"progress": space},), levels=(3,))
    assert (track(t, ANNA, "progress"), level_of(t, ANNA), prestige_of(t, ANNA)) == (stops, 3, 0)
    assert asked(t) == "ask-take", "the sign offers no upgrade to who comes back to it"


#: Track, the space from which it moves, how far, where it ends, and the result of the red arrow.
ENDS = [
    ("economy", 49, 3, 50, {"prestige": 1}),
    ("culture", 30, 1, 30, {"prestige": 1}),
    ("culture", 0, -2, 0, {"prestige": -1}),
    ("employment", 1, -3, 0, {"prestige": -2}),
    ("population", 20, 1, 20, {"culture": 2}),
    ("population", 0, -1, 0, {"prestige": -2}),
    ("public_services", 6, 2, 6, {"energy": 3}),
    ("public_services", 1, -2, 0, {"prestige": -2}),
]


@pytest.mark.rule("CAP-TRK-12", "CAP-TRK-13", "CAP-TRK-14")
@pytest.mark.parametrize(("name", "space", "far", "stops", "result"), ENDS)
def test_a_marker_that_would_leave_its_track_stays_and_sets_off_the_red_arrow(
    name: str, space: int, far: int, stops: int, result: dict[str, int]
) -> None:
    start = {name: space, "employment": 0} if name == "population" else {name: space}
    t = built("market", effects={"market": immediate(**{name: far})}, tracks=(start,))
    assert track(t, ANNA, name) == stops
    assert prestige_of(t, ANNA) == result.get("prestige", 0), "once, however many steps are lost"
    assert energy_of(t, ANNA) == 4 + result.get("energy", 0)
    if name != "culture":
        assert track(t, ANNA, "culture") == result.get("culture", 0)


@pytest.mark.rule("CAP-TRK-14")
@pytest.mark.parametrize(("name", "space", "far", "stops", "result"), ENDS)
def test_reaching_the_last_space_sets_off_nothing(
    name: str, space: int, far: int, stops: int, result: dict[str, int]
) -> None:
    before = stops - (1 if far > 0 else -1)
    start = {name: before, "employment": 0} if name == "population" else {name: before}
    t = built("market", effects={"market": immediate(**{name: stops - before})}, tracks=(start,))
    assert (track(t, ANNA, name), prestige_of(t, ANNA), energy_of(t, ANNA)) == (stops, 0, 4)


@pytest.mark.rule("CAP-TRK-13")
def test_the_red_arrow_counts_once_a_build_and_again_in_the_next() -> None:
    effects = {
        "circus": for_each("commercial", culture=2),
        "market": immediate(culture=3),
        "bakery": immediate(culture=1),
    }
    t = position(
        fields=(("market", "bakery", *SPARE[:4]),),
        cities=({(0, -1): "circus"},),
        tracks=({"culture": 29},),
        effects=effects,
    )
    build(t, "market", 0, 1)
    assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (30, 1), "the tile and an older one overshoot together"
    build(t, SPARE[0], 0, 1)
    build(t, SPARE[1], 0, 1)
    begin_at(t, "building")
    build(t, "bakery", 1, 1)
    assert prestige_of(t, ANNA) == 2


@pytest.mark.rule("CAP-TRK-13")
def test_the_red_arrow_counts_again_in_each_activation() -> None:
    t = position("executive", levels=(4,), energy=(9,), tracks=({"culture": 30},))
    activate(t, "hotel")
    activate(t, "hotel")
    assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (30, 2)


@pytest.mark.rule("CAP-TRK-13")
def test_extra_taxation_repeats() -> None:
    t = built("market", effects={"market": immediate(economy=-30)}, tracks=({"economy": 1},))
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (1, -10)


@pytest.mark.rule("CAP-TRK-15")
def test_public_services_above_their_last_space_give_energy() -> None:
    t = built("market", effects={"market": immediate(public_services=1)}, tracks=({"public_services": 6},))
    assert (track(t, ANNA, "public_services"), energy_of(t, ANNA)) == (6, 7)


@pytest.mark.rule("CAP-TRK-16")
def test_values_in_the_spaces_count_only_at_a_fair_and_red_arrows_always() -> None:
    rich = {"employment": 12, "population": 12, "public_services": 5}
    t = built("market", effects={"market": immediate(employment=-1, public_services=-1)}, tracks=(rich,))
    assert (prestige_of(t, ANNA), track(t, ANNA, "progress")) == (0, 0), "no value of the spaces"
    t = built("market", effects={"market": immediate(public_services=2)}, tracks=(rich,))
    assert energy_of(t, ANNA) == 7
    t = position("fair", round=4, tracks=(rich, rich, rich))
    assert told(t, "log-employment")[0] == {"seat": ANNA, "count": 11}
    assert told(t, "log-services")[0] == {"seat": ANNA, "count": 2}


@pytest.mark.rule("CAP-TRK-16")
def test_the_upgrade_is_immediate() -> None:
    t = built("market", effects={"market": immediate(progress=6)})
    assert (asked(t), t.to_act, t.view(None)["phase"]) == ("ask-upgrade", [ANNA], "building")


@pytest.mark.rule("CAP-TRK-17")
@pytest.mark.parametrize(("population", "employment", "prestige"), [(19, 19, 0), (10, 10, 0), (20, 20, 2), (20, 19, 2)])
def test_employment_held_back_by_population_sets_off_nothing(population: int, employment: int, prestige: int) -> None:
    start = {"population": population, "employment": employment}
    t = built("market", effects={"market": immediate(employment=3)}, tracks=(start,))
    assert (track(t, ANNA, "employment"), prestige_of(t, ANNA)) == (population, prestige)
