"""The terms of the edition (CAP-DEF): what each field of a tile, a track or a plant means."""

from typing import Any

import pytest

from pentapolis.games.the_capitals.edition import EditionError
from pentapolis.games.the_capitals.terms import far_of
from tests.rules.the_capitals.prelude import *

WIDE = {"economy": 2, "progress": 1, "culture": 3, "employment": 1, "population": 2, "public_services": 1}


@pytest.mark.rule("CAP-DEF-01")
def test_a_gain_moves_every_named_track_and_all_of_it_is_mandatory() -> None:
    t = built("market", effects={"market": immediate(**WIDE, energy=2, prestige=4)})
    assert tracks_of(t, ANNA) == {name: START[name] + far for name, far in WIDE.items()}
    assert (energy_of(t, ANNA), prestige_of(t, ANNA)) == (6, 4)
    losses = {"economy": -2, "culture": -1, "employment": -1, "population": -2, "public_services": -1}
    t = built("market", effects={"market": immediate(**losses, energy=-2, prestige=-4)}, tracks=({"culture": 5},))
    assert tracks_of(t, ANNA) == {
        **START,
        "culture": 4,
        "economy": 8,
        "employment": 2,
        "population": 6,
        "public_services": 1,
    }
    assert (energy_of(t, ANNA), prestige_of(t, ANNA), asked(t)) == (2, -4, "ask-take"), "nobody is asked"


@pytest.mark.rule("CAP-DEF-02")
def test_a_negative_economy_is_a_payment_with_the_fewest_loans() -> None:
    t = built("market", effects={"market": immediate(economy=-7)}, tracks=({"economy": 2},))
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (1, -2)


@pytest.mark.rule("CAP-DEF-06")
@pytest.mark.parametrize(
    ("tiles", "where", "times"),
    [
        ("residential", "city", 2),
        ("residential", "adjacent", 1),
        ("tourism", "city", 1),
        ("tourism", "adjacent", 1),
        ("prosperity", "city", 1),
        ("industrial", "city", 0),
        ("any", "city", 6),
        ("any", "adjacent", 3),
    ],
)
def test_tiles_are_counted_by_type_in_the_city_or_beside(tiles: str, where: str, times: int) -> None:
    """Below the hotel: beside it are hotel, city hall and one house; a house, a prosperity tile and a lake are not."""
    city = {(-1, 1): "tenement_house", (0, -1): "boarding_house", (1, -1): "warehouse", (2, -1): "lake"}
    per = f'{{ tiles = "{tiles}", where = "{where}" }}'
    t = built("market", 0, 1, cities=(city,), effects={"market": counted(per, culture=1)})
    assert track(t, ANNA, "culture") == times


@pytest.mark.rule("CAP-DEF-06")
@pytest.mark.parametrize(("every", "times"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_every_so_many_tiles(every: int, times: int) -> None:
    city = {(-1, 0): "tenement_house", (0, -1): "boarding_house", (1, -1): "manor_house"}
    per = f'{{ tiles = "residential", where = "city", every = {every} }}'
    t = built("market", cities=(city, city | {(0, -2): "garden_villas"}), effects={"market": counted(per, culture=1)})
    assert track(t, ANNA, "culture") == times, "and other cities are not counted"


@pytest.mark.rule("CAP-DEF-09")
def test_an_upgrade_caused_by_the_tile_itself_counts() -> None:
    t = built("market", effects={"market": f"{immediate(progress=6)}\n{on_upgrade(culture=2)}"})
    play(t, "upgrade")
    assert track(t, ANNA, "culture") == 2


@pytest.mark.rule("CAP-DEF-09")
def test_a_declined_upgrade_is_none() -> None:
    t = built("market", effects={"market": f"{immediate(progress=6)}\n{on_upgrade(culture=2)}"})
    play(t, "decline")
    assert track(t, ANNA, "culture") == 0


@pytest.mark.rule("CAP-DEF-09")
def test_upgrades_at_a_fair_count_too() -> None:
    ahead = {"progress": 5, "public_services": 3}
    t = position(
        "fair", round=4, tracks=(ahead,), cities=({(0, 1): "market"},), effects={"market": on_upgrade(culture=2)}
    )
    play(t, "upgrade")
    assert track(t, ANNA, "culture") == 2


@pytest.mark.rule("CAP-DEF-10")
def test_end_effects_with_a_count() -> None:
    effects = {"market": at_end(per='{ track = "culture", every = 4 }', prestige=2)}
    bare = position("fair", round=12, tracks=({"culture": 9},))
    t = position("fair", round=12, tracks=({"culture": 9},), cities=({(0, 1): "market"},), effects=effects)
    assert t.scores[ANNA] - bare.scores[ANNA] == 4, "the value at that moment"


@pytest.mark.rule("CAP-DEF-10", "CAP-TRK-04")
def test_effects_before_the_last_fair_obey_the_limits() -> None:
    both = {"market": at_end("before_last_worlds_fair", employment=9, population=1)}
    t = position("fair", round=12, cities=({(0, 1): "market"},), effects=both)
    assert (track(t, ANNA, "population"), track(t, ANNA, "employment")) == (9, 9), "population before employment"
    t = position(
        "fair",
        round=12,
        cities=({(0, 1): "market"},),
        tracks=({"culture": 30},),
        effects={"market": at_end("before_last_worlds_fair", culture=3)},
    )
    paid = sum(
        line["count"]
        for message in ("log-employment", "log-unemployment")
        for line in told(t, message)
        if line["seat"] == ANNA
    )
    rank = {line["seat"]: line["count"] for line in told(t, "log-services-rank")}.get(ANNA, 0)
    assert prestige_of(t, ANNA) == 1 + paid + rank, "and the red arrow"


@pytest.mark.rule("CAP-DEF-10")
def test_they_are_carried_out_in_initiative_order() -> None:
    effects = {
        "market": at_end("before_last_worlds_fair", progress=6),
        "bakery": at_end("before_last_worlds_fair", progress=6),
    }
    t = position(
        "fair",
        round=12,
        order=(CILI, BENCE, ANNA),
        cities=({(0, 1): "market"}, {}, {(0, 1): "bakery"}),
        effects=effects,
    )
    assert (asked(t), t.to_act) == ("ask-upgrade", [CILI])
    play(t, "upgrade")
    assert t.to_act == [ANNA]
    play(t, "upgrade")
    assert energy_of(t, CILI) - energy_of(t, ANNA) == STACKS[0][0] - STACKS[0][1]


@pytest.mark.rule("CAP-DEF-11")
@pytest.mark.parametrize(("round", "prestige"), [(1, 1), (4, 1), (5, 3), (8, 3), (9, 6), (12, 6)])
def test_gains_by_age(round: int, prestige: int) -> None:  # noqa: A002
    t = built("market", round=round, effects={"market": "immediate = [{ gain_by_age = { prestige = [1, 3, 6] } }]"})
    assert prestige_of(t, ANNA) == prestige


@pytest.mark.rule("CAP-DEF-12")
def test_hotel_city_hall_and_prosperity_tiles_are_activated_like_any_tile() -> None:
    t = position(
        "executive", energy=(9,), cities=({(0, 1): "warehouse"},), effects={"warehouse": activated(1, culture=2)}
    )
    assert {"activate:hotel", "activate:city_hall", "activate:warehouse"} <= moves(t)
    activate(t, "warehouse")
    assert (energy_of(t, ANNA), track(t, ANNA, "culture")) == (7, 2)


@pytest.mark.rule("CAP-DEF-14")
def test_edge_arrows_follow_from_what_is_counted() -> None:
    effects = {
        "market": for_each("residential", "adjacent", culture=1),
        "bakery": for_each("residential", "city", culture=1),
        "circus": beside(culture=1),
        "hospital": on_upgrade(culture=1),
        "opera_house": counted('{ tiles = "any", where = "adjacent" }', culture=1),
    }
    tiles = {tile.id: tile.arrows() for tile in edition_with(**effects).tiles}
    assert {name: tiles[name] for name in effects} == {
        "market": True,
        "bakery": False,
        "circus": True,
        "hospital": False,
        "opera_house": True,
    }


@pytest.mark.rule("CAP-DEF-15")
def test_tracks_have_the_spaces_that_are_printed() -> None:
    board = {track["track"]: track for track in position().view(None)["board"]}
    assert {name: (one["least"], one["most"]) for name, one in board.items()} == {
        "economy": (1, 50),
        "progress": (0, 5),
        "culture": (0, 30),
        "employment": (0, 20),
        "population": (0, 20),
        "public_services": (0, 6),
    }
    other = BOARD.replace("max = 30", "max = 12").replace("spaces = 6", "spaces = 3")
    t = built("market", board=other, effects={"market": immediate(culture=20, progress=4)})
    assert track(t, ANNA, "culture") == 12
    play(t, "upgrade")
    assert track(t, ANNA, "progress") == 1


@pytest.mark.rule("CAP-DEF-15")
def test_a_position_of_progress_is_how_far_it_is_beyond_the_sign() -> None:
    t = position("fair", round=12, tracks=({"progress": 4, "public_services": 2},))
    assert seen(t, ANNA)["parts"]["progress"] == 4


@pytest.mark.rule("CAP-DEF-16")
@pytest.mark.parametrize(("far", "energy"), [(1, 0), (2, 3), (5, 3)])
def test_the_end_of_a_track_is_reached_step_by_step(far: int, energy: int) -> None:
    t = built("market", effects={"market": immediate(public_services=far)}, tracks=({"public_services": 5},))
    assert (track(t, ANNA, "public_services"), energy_of(t, ANNA)) == (6, 4 + energy)


@pytest.mark.rule("CAP-DEF-17", "CAP-TRK-13")
def test_each_building_and_each_step_of_the_fair_is_an_event() -> None:
    """Two ends of one track may both count in one event, the same end only once."""
    effects = {"market": "immediate = [{ gain = { culture = -9 } }, { gain = { culture = -9 } }]"}
    t = built("market", effects=effects, tracks=({"culture": 1},))
    assert prestige_of(t, ANNA) == -1
    early = 'end_game = [{ when = "before_last_worlds_fair", gain = { culture = 2 } }]'
    city = {(0, 1): "market", (1, 1): "bakery"}
    t = position(
        "fair", round=12, cities=(city,), tracks=({"culture": 30},), effects={"market": early, "bakery": early}
    )
    bare = position("fair", round=12, tracks=({"culture": 30},))
    assert prestige_of(t, ANNA) - prestige_of(bare, ANNA) == 2, "two end-of-game effects are two events"


@pytest.mark.rule("CAP-DEF-17", "CAP-TRK-13")
def test_one_end_of_game_effect_is_one_event() -> None:
    """Its own move and a red arrow that it sets off go beyond culture: the arrow there counts once."""
    early = at_end("before_last_worlds_fair", population=2, culture=2)
    full = {"culture": 30, "population": 20, "employment": 20}
    bare = position("fair", round=12, tracks=(full,))
    for city, arrows in (({(0, 1): "market"}, 1), ({(0, 1): "market", (1, 1): "bakery"}, 2)):
        t = position("fair", round=12, cities=(city,), tracks=(full,), effects={"market": early, "bakery": early})
        assert t.over, "no order leads to another result"
        assert prestige_of(t, ANNA) - prestige_of(bare, ANNA) == arrows


@pytest.mark.rule("CAP-DEF-10", "CAP-DEF-17", "CAP-EFF-02")
def test_an_end_of_game_effect_that_was_begun_is_finished_before_the_next() -> None:
    effects = {
        "market": at_end("before_last_worlds_fair", culture=2, public_services=1),
        "bakery": at_end("before_last_worlds_fair", culture=-3),
    }
    city = {(0, 1): "market", (1, 1): "bakery"}
    given: dict[str, Any] = {"cities": (city,), "tracks": ({"culture": 29},), "effects": effects}
    t = position("fair", round=12, **given)
    assert asked(t) == "ask-order", "beyond the end of culture, or not"
    assert len(moves_now(t)) == 2
    gain = next(place for place, one in enumerate(t.due, 1) if far_of(one) == 2)
    play(t, f"choose:{gain}")
    assert (track(t, ANNA, "culture"), track(t, ANNA, "public_services")) == (27, 3)


@pytest.mark.rule("CAP-DEF-19", "CAP-GAP-30")
def test_prosperity_tiles_and_lakes_are_built_like_tiles() -> None:
    effects = {
        "market": for_each("any", culture=1),
        "circus": for_each("prosperity", economy=2),
        "warehouse": immediate(energy=1),
    }
    given: dict[str, Any] = {
        "round": 3,
        "cities": ({(0, 1): "market", (0, -1): "circus"},),
        "hands": (("warehouse", "carousel"), ("observatory",), ("clock_tower",)),
        "effects": effects,
        "options": {"prosperity": "with"},
    }
    t = position("administration", **given)
    play(t, "raise:warehouse", f"place:{at(1, -1)}")
    assert (track(t, ANNA, "culture"), track(t, ANNA, "economy")) == (1, START["economy"] + 2)
    t = position("administration", **given)
    play(t, "flood:warehouse", f"place:{at(1, -1)}")
    assert (track(t, ANNA, "culture"), track(t, ANNA, "economy")) == (1, START["economy"]), "a lake only for any"


@pytest.mark.rule("CAP-DEF-20", "CAP-PRO-03")
@pytest.mark.parametrize("round", range(1, 13))
def test_the_round_being_finished_is_compared(round: int) -> None:  # noqa: A002
    hands = (("warehouse",), ("carousel",), ("observatory",))
    t = position("administration", round=round, hands=hands, options={"prosperity": "with"})
    assert (bool(t.to_act) and asked(t) == "ask-prosperity") is (round in (3, 5, 7, 9, 11))


@pytest.mark.rule("CAP-DEF-21", "CAP-WF-03")
@pytest.mark.parametrize(("behind", "prestige"), [(0, 0), (1, -1), (2, -2), (3, -3), (4, -3), (9, -3)])
def test_the_last_entry_of_a_table_holds_for_all_above(behind: int, prestige: int) -> None:
    start = {"population": 12, "employment": 12 - behind}
    t = position(
        "fair", round=4, tracks=(start, {"population": 3, "employment": 3}, {"population": 3, "employment": 3})
    )
    assert {line["seat"]: line["count"] for line in told(t, "log-unemployment")}.get(ANNA, 0) == prestige


@pytest.mark.rule("CAP-DEF-15", "CAP-GAP-31")
def test_an_edition_with_a_wrong_field_is_refused() -> None:
    with pytest.raises(EditionError, match="there is no such field"):
        edition_with(market="arrows = true")
