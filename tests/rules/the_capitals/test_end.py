"""The end (CAP-FIN): the last effects, the last fair, the last payment, and who has won."""

import pytest

from tests.rules.the_capitals.prelude import *

LEVEL = {"economy": 8, "progress": 0, "culture": 0, "employment": 4, "population": 4, "public_services": 2}


@pytest.mark.rule("CAP-FIN-01")
def test_effects_before_the_last_fair_come_after_administration() -> None:
    effects = {"market": at_end("before_last_worlds_fair", employment=2), "bakery": immediate(culture=1)}
    t = position("administration", round=12, cities=({(0, 1): "market", (1, 1): "bakery"},), effects=effects)
    assert (asked(t), track(t, ANNA, "employment")) == ("ask-marker", 3)
    play(t, "finish")
    assert track(t, ANNA, "employment") == 5
    assert {line["seat"]: line["count"] for line in told(t, "log-employment")}[ANNA] == 1


@pytest.mark.rule("CAP-FIN-02")
def test_the_last_fair_is_held_in_full_and_the_game_is_over() -> None:
    t = position("fair", round=12, tracks=({"public_services": 4, "progress": 1},), cubes=({"hotel": 2},))
    assert t.over
    for message in ("log-fair", "log-employment", "log-unemployment", "log-services", "log-services-rank"):
        assert told(t, message)
    assert cubes_of(t, ANNA) == {}
    assert log_of(t).index("log-services-rank") < log_of(t).index("log-final-payment")


@pytest.mark.rule("CAP-FIN-03", "CAP-GAP-04")
@pytest.mark.parametrize(
    ("option", "prices"),
    [("cost", [3, 2, 2]), ("product", [12, 6, 4]), ("multiplier", [4, 3, 2])],
)
def test_the_last_payment_for_initiative(option: str, prices: list[int]) -> None:
    t = position("fair", round=12, tracks=[{"economy": 30}] * 3, options={"final_payment": option})
    assert [track(t, seat, "economy") for seat in range(3)] == [30 - price for price in prices]
    assert told(t, "log-final-payment") == [{"seat": seat, "count": prices[seat]} for seat in range(3)]


@pytest.mark.rule("CAP-FIN-03")
def test_a_free_column_costs_nothing_and_loans_help() -> None:
    t = position("fair", round=12, seats=5, tracks=[{"economy": 2}] * 5)
    assert [track(t, seat, "economy") for seat in range(5)] == [2, 3, 3, 1, 2]
    assert told(t, "log-loan") == [{"seat": seat, "count": 1} for seat in (ANNA, BENCE, CILI)]


@pytest.mark.rule("CAP-FIN-03")
def test_who_looks_before_the_end_sees_the_payment_in_the_score() -> None:
    t = position(tracks=({"economy": 2},))
    assert seen(t, ANNA, ANNA)["final_price"] == 3
    assert seen(t, ANNA, ANNA)["parts"]["loans"] == -1
    assert t.points(ANNA) == sum(seen(t, ANNA, ANNA)["parts"].values())


@pytest.mark.rule("CAP-FIN-04")
def test_end_effects_of_all_own_tiles() -> None:
    effects = {
        "market": at_end(per='{ tiles = "industrial", where = "city" }', prestige=2),
        "hospital": at_end(prestige=3),
    }
    city = {(0, 1): "market", (1, 1): "bakery", (0, -1): "brickworks", (1, -1): "hospital"}
    t = position("fair", round=12, cities=(city, {(0, 1): "circus"}), effects=effects)
    assert [seen(t, seat)["parts"]["tiles"] for seat in range(3)] == [7, 0, 0]


@pytest.mark.rule("CAP-FIN-05")
@pytest.mark.parametrize(("energy", "points"), [(0, 0), (3, 0), (4, 1), (9, 2), (12, 3)])
def test_energy_on_the_plant(energy: int, points: int) -> None:
    assert seen(position("fair", round=12, energy=(energy,)), ANNA)["parts"]["energy"] == points


@pytest.mark.rule("CAP-FIN-06")
@pytest.mark.parametrize(("left", "points"), [(1, 0), (3, 0), (4, 1), (14, 3), (16, 4)])
def test_money_after_the_last_payment(left: int, points: int) -> None:
    assert seen(position("fair", round=12, tracks=({"economy": left + 3},)), ANNA)["parts"]["economy"] == points


@pytest.mark.rule("CAP-FIN-07")
@pytest.mark.parametrize(("culture", "points"), [(0, 0), (1, 0), (2, 1), (21, 10), (30, 15)])
def test_culture(culture: int, points: int) -> None:
    assert seen(position("fair", round=12, tracks=({"culture": culture},)), ANNA)["parts"]["culture"] == points


@pytest.mark.rule("CAP-FIN-08")
@pytest.mark.parametrize("progress", range(6))
def test_progress_beyond_the_sign(progress: int) -> None:
    t = position("fair", round=12, tracks=({"progress": progress, "public_services": 2},))
    assert seen(t, ANNA)["parts"]["progress"] == progress


@pytest.mark.rule("CAP-FIN-09", "CAP-PRE-01")
def test_the_score_is_the_sum_of_all_parts_and_the_most_wins() -> None:
    t = position(
        "fair",
        round=12,
        prestige=(5, 9, 30),
        tracks=({"culture": 9}, {"economy": 40}, {"progress": 3}),
        energy=(8, 4, 1),
    )
    for seat in range(3):
        assert t.scores[seat] == sum(seen(t, seat)["parts"].values())
    assert t.winners == [max(range(3), key=lambda seat: t.scores[seat])]


@pytest.mark.rule("CAP-FIN-09")
@pytest.mark.parametrize(
    ("energy", "economy", "winner"),
    [((5, 6, 4), (11, 10, 10), BENCE), ((5, 5, 5), (11, 10, 11), CILI), ((5, 5, 5), (11, 10, 10), ANNA)],
)
def test_ties_are_broken_by_energy_then_economy_then_initiative(
    energy: tuple[int, int, int], economy: tuple[int, int, int], winner: int
) -> None:
    """Money left after the columns of $3, $2 and $2 is worth two points to all; prestige evens out the ranks."""
    tracks = [{**LEVEL, "economy": money, "public_services": 2} for money in economy]
    t = position("fair", round=12, energy=energy, tracks=tracks)
    ranks = {line["seat"]: line["count"] for line in told(t, "log-services-rank")}
    t = position("fair", round=12, energy=energy, tracks=tracks, prestige=[-ranks.get(seat, 0) for seat in range(3)])
    assert len(set(t.scores)) == 1
    assert t.winners == [winner]


@pytest.mark.rule("CAP-FIN-09")
def test_initiative_always_decides() -> None:
    tracks = [{**LEVEL, "economy": 10 + price} for price in (2, 2, 3)]
    order = (CILI, ANNA, BENCE)
    t = position("fair", round=12, order=order, tracks=tracks)
    ranks = {line["seat"]: line["count"] for line in told(t, "log-services-rank")}
    t = position("fair", round=12, order=order, tracks=tracks, prestige=[-ranks.get(seat, 0) for seat in range(3)])
    assert (len(set(t.scores)), t.winners) == (1, [CILI])
