"""The World's Fair (CAP-WF): employment, unemployment, public services, and the cubes that come back."""

import pytest

from pentapolis.games.the_capitals.table import Capitals
from tests.rules.the_capitals.prelude import *

FAIR = [-4, -3, -2, -1, 0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23]
EQUAL = {"population": 4, "employment": 4, "public_services": 2}


def paid(t: Capitals, message: str) -> dict[int, int]:
    return {line["seat"]: line["count"] for line in told(t, message)}


@pytest.mark.rule("CAP-WF-01", "CAP-GAP-34")
def test_every_city_does_a_step_before_the_next_step() -> None:
    start = {"employment": 6, "public_services": 4}
    t = position("fair", round=4, order=(BENCE, CILI, ANNA), tracks=(start, start, start))
    steps = ["log-employment", "log-unemployment", "log-services", "log-services-rank"]
    lines = [(event.message, event.args["seat"]) for event in t.log(None) if event.message in steps]
    for message in steps[:3]:
        assert [seat for said, seat in lines if said == message] == [BENCE, CILI, ANNA]
    assert [steps.index(message) for message, _ in lines] == sorted(steps.index(message) for message, _ in lines)


@pytest.mark.rule("CAP-WF-02")
@pytest.mark.parametrize("space", range(21))
def test_employment_is_worth_what_is_printed(space: int) -> None:
    t = position("fair", round=4, tracks=({"population": 20, "employment": space}, EQUAL, EQUAL))
    assert paid(t, "log-employment").get(ANNA, 0) == FAIR[space]


@pytest.mark.rule("CAP-WF-03")
@pytest.mark.parametrize(("population", "employment", "lost"), [(10, 10, 0), (10, 8, -2), (10, 7, -3), (20, 0, -3)])
def test_unemployment_loses_prestige(population: int, employment: int, lost: int) -> None:
    t = position("fair", round=8, tracks=({"population": population, "employment": employment}, EQUAL, EQUAL))
    assert paid(t, "log-unemployment").get(ANNA, 0) == lost


@pytest.mark.rule("CAP-WF-04")
@pytest.mark.parametrize(("services", "before", "after"), [(3, 2, 3), (6, 2, 4), (2, 2, 2), (1, 2, 1), (0, 1, 0)])
def test_public_services_move_progress(services: int, before: int, after: int) -> None:
    t = position("fair", round=4, tracks=({"public_services": services, "progress": before},))
    assert track(t, ANNA, "progress") == after


@pytest.mark.rule("CAP-WF-04")
def test_reaching_the_sign_there_allows_an_upgrade() -> None:
    t = position("fair", round=4, tracks=({"public_services": 3, "progress": 5},))
    assert (asked(t), t.to_act) == ("ask-upgrade", [ANNA])
    play(t, "upgrade")
    assert (level_of(t, ANNA), track(t, ANNA, "progress")) == (2, 0)


@pytest.mark.rule("CAP-WF-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_less_for_every_city_ahead(seats: int) -> None:
    t = position("fair", round=4, seats=seats, tracks=[{"public_services": 6 - seat} for seat in range(seats)])
    ranks = paid(t, "log-services-rank")
    assert [ranks.get(seat, 0) for seat in range(seats)] == [-2 * seat for seat in range(seats)]


@pytest.mark.rule("CAP-WF-05")
def test_ties_are_broken_by_economy_then_by_initiative() -> None:
    same = {"public_services": 4, "economy": 9}
    t = position("fair", round=4, order=(CILI, ANNA, BENCE), tracks=(same, {**same, "economy": 10}, same))
    assert paid(t, "log-services-rank") == {CILI: -2, ANNA: -4}


@pytest.mark.rule("CAP-WF-06", "CAP-GAP-23")
@pytest.mark.parametrize("round", [4, 8])
def test_cubes_return_to_the_plant_and_tourists_stay(round: int) -> None:  # noqa: A002
    t = position(
        "fair", round=round, energy=(3,), cubes=({"hotel": 2, "city_hall": 1},), tourists={ANNA: (ANNA, "hotel")}
    )
    assert (energy_of(t, ANNA), cubes_of(t, ANNA), tourist_at(t, ANNA)) == (6, {}, (ANNA, "hotel"))


@pytest.mark.rule("CAP-WF-06")
def test_ordinary_rounds_leave_them() -> None:
    t = position("administration", round=3, energy=(3,), cubes=({"hotel": 2},))
    assert t.view(None)["round"] == 4
    assert (energy_of(t, ANNA), cubes_of(t, ANNA)) == (3, {"hotel": 2})


@pytest.mark.rule("CAP-WF-06", "CAP-FIN-05")
def test_cubes_that_come_back_score_at_the_end() -> None:
    t = position("fair", round=12, energy=(3,), cubes=({"hotel": 5},))
    assert seen(t, ANNA)["parts"]["energy"] == 2
