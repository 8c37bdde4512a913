"""Tiles (CAP-TILE) and those that the rulebook names (CAP-CARD)."""

from typing import Any

import pytest

from pentapolis.games.the_capitals.game import GAME
from tests.rules.the_capitals.prelude import *

PIECES = {piece["id"]: piece for piece in GAME.pieces()["tile"]}
TYPES = {"residential", "industrial", "commercial", "tourism", "public"}


@pytest.mark.rule("CAP-TILE-01")
def test_every_tile_has_age_type_name_and_effects() -> None:
    for name, tile in TILES.items():
        assert tile["age"] in (1, 2, 3)
        assert PIECES[name]["back"] == f"age_{tile['age']}"
        assert PIECES[name]["band"] == tile["type"]
        assert PIECES[name]["effects"], name


@pytest.mark.rule("CAP-TILE-02")
def test_the_types() -> None:
    assert {tile["type"] for tile in TILES.values()} == TYPES, "neither energy nor prosperity"
    assert {PIECES[name]["band"] for name in PROSPERITY} == {"prosperity"}
    assert {piece["band"] for piece in GAME.pieces()["plant"]} == {"energy"}


@pytest.mark.rule("CAP-TILE-03")
def test_the_kinds_of_effects_happen_at_their_times() -> None:
    every = [
        immediate(culture=1),
        activated(0, culture=2),
        for_each("any", population=1),
        on_upgrade(culture=4),
        at_end(prestige=9),
    ]
    effects = {"market": "\n".join(every), "bakery": immediate(progress=6)}
    t = position(fields=(("market", "bakery", *SPARE),), effects=effects)
    build(t, "market", 0, 1)
    assert (track(t, ANNA, "culture"), track(t, ANNA, "population")) == (1, START["population"] + 2)
    begin_at(t, "executive")
    activate(t, "market")
    assert track(t, ANNA, "culture") == 3
    begin_at(t, "building")
    build(t, "bakery", 1, 1)
    assert track(t, ANNA, "population") == START["population"] + 3
    play(t, "upgrade")
    assert track(t, ANNA, "culture") == 7
    assert seen(t, ANNA, ANNA)["parts"]["tiles"] == 9


@pytest.mark.rule("CAP-TILE-04")
def test_residential_tiles_show_their_density() -> None:
    for name, tile in TILES.items():
        assert ("density" in tile) is (tile["type"] == "residential"), name
        if "density" in tile:
            assert PIECES[name]["facts"]["density"] == tile["density"]
    assert {tile["density"] for tile in TILES.values() if "density" in tile} == {"low", "medium", "high"}


# --- tiles of the rulebook, as the built-in edition prints them ------------------------------------------------------


@pytest.mark.rule("CAP-CARD-01")
def test_magnificent_arch() -> None:
    assert TILES["magnificent_arch"]["type"] == "tourism"
    t = built("magnificent_arch", tracks=({"economy": 20},))
    assert tracks_of(t, ANNA) == {**START, "progress": 3, "public_services": 1, "economy": 8, "culture": 9}


@pytest.mark.rule("CAP-CARD-02")
@pytest.mark.parametrize(("money", "prestige"), [(1, 0), (9, 0), (10, 1), (29, 2)])
def test_high_finance_square(money: int, prestige: int) -> None:
    t = built("high_finance_square", tracks=({"economy": money},))
    assert tracks_of(t, ANNA) == {**START, "economy": money, "progress": 2, "culture": 6}
    assert (energy_of(t, ANNA), prestige_of(t, ANNA)) == (3, prestige)


@pytest.mark.rule("CAP-CARD-03", "CAP-CARD-04")
def test_jefferson_apartments_and_museum_of_art() -> None:
    city = {(0, 1): "jefferson_apartments", (1, 1): "museum_of_art"}
    t = position("executive", cities=(city,), tracks=({"culture": 5},))
    activate(t, "jefferson_apartments")
    assert cubes_of(t, ANNA) == {"jefferson_apartments": 2}, "one printed cube"
    assert (track(t, ANNA, "culture"), track(t, ANNA, "population")) == (5 - 3 + 2, START["population"] + 2)
    t = position("executive", cities=(city,), tracks=({"culture": 5},))
    activate(t, "city_hall")
    assert track(t, ANNA, "culture") == 7, "whatever tile beside the museum is activated"


@pytest.mark.rule("CAP-CARD-05")
def test_hospital() -> None:
    services = [effect["gain"].get("public_services") for effect in TILES["hospital"]["immediate"] if "gain" in effect]
    assert services[0] == 2
    assert track(built("hospital"), ANNA, "public_services") == START["public_services"] + 2


@pytest.mark.rule("CAP-CARD-06")
def test_types_that_the_rulebook_names() -> None:
    kinds = {name: TILES[name]["type"] for name in ("market", "science_center", "train_station")}
    assert kinds == {"market": "commercial", "science_center": "public", "train_station": "public"}
    assert PIECES["hotel"]["band"] == "tourism"


@pytest.mark.rule("CAP-CARD-07")
def test_convention_center_can_be_activated() -> None:
    t = position("executive", energy=(20,), cities=({(0, 1): "convention_center"},))
    assert "activate:convention_center" in moves(t)


def raised(tile: str, **given: Any) -> Any:
    """Anna builds a prosperity tile below the hotel."""
    options = {"prosperity": "with"}
    hands = ((tile, "carousel"), ("observatory",), ("clock_tower",))
    t = position("administration", hands=hands, options=options, **given)
    while asked(t) == "ask-marker":
        play(t, "finish")
    return play(t, f"raise:{tile}", f"place:{at(0, 1)}")


@pytest.mark.rule("CAP-CARD-08")
@pytest.mark.parametrize(("population", "prestige"), [(9, 4), (10, 5)])
def test_three_pennants(population: int, prestige: int) -> None:
    assert PROSPERITY["three_pennants"]["requirement"] == [{"first_on_track": "population"}]
    t = raised("three_pennants", round=3, tracks=({"population": population},))
    assert (prestige_of(t, ANNA), track(t, ANNA, "culture")) == (prestige, 2)


@pytest.mark.rule("CAP-CARD-09")
@pytest.mark.parametrize(("round", "prestige"), [(3, 1), (5, 3), (7, 3), (9, 6)])
def test_warehouse(round: int, prestige: int) -> None:  # noqa: A002
    assert PROSPERITY["warehouse"]["requirement"] == [{"most_tiles": ["industrial", "commercial"]}]
    assert prestige_of(raised("warehouse", round=round), ANNA) == prestige


@pytest.mark.rule("CAP-CARD-10")
def test_public_meeting_hall() -> None:
    assert PROSPERITY["public_meeting_hall"]["requirement"] == [{"fewest_tiles": ["public"]}]
    t = raised("public_meeting_hall", round=3)
    assert (track(t, ANNA, "progress"), track(t, ANNA, "public_services")) == (1, START["public_services"] + 1)
    assert track(t, ANNA, "employment") == START["employment"]
    for employment, at_the_end in ((3, 6), (7, 8)):
        t = position("fair", round=12, cities=({(0, 1): "public_meeting_hall"},), tracks=({"employment": employment},))
        assert track(t, ANNA, "employment") == at_the_end, "as far as population allows"


@pytest.mark.rule("CAP-CARD-11", "CAP-GAP-02")
def test_tiles_say_where_they_are_from() -> None:
    """The unnamed tiles of the rulebook's examples: their effects are the rulebook's, their names are not."""
    unnamed = {
        "tenement_house": "activated",
        "textile_mill": "immediate",
        "iron_foundry": "activated",
        "opera_house": "immediate",
        "palace_of_technology": "permanent",
        "modern_art_plaza": "build",
    }
    for name, field in unnamed.items():
        assert TILES[name]["sources"][field] == "rulebook"
        assert "name" not in TILES[name]["sources"]
        assert f"{field}=rulebook" in PIECES[name]["facts"]["sources"]
    assert all(entry["provenance"] for entry in [*TILES.values(), *PROSPERITY.values()])
