"""Components (CAP-COMP): what the box holds, as far as a program needs it."""

from collections import Counter

import pytest

from pentapolis.games.the_capitals.game import GAME
from pentapolis.ledger import ledger
from pentapolis.words import words_of
from tests.rules.the_capitals.prelude import *


@pytest.mark.rule("CAP-COMP-01", "CAP-COMP-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_board_with_a_marker_of_each_city_on_every_track_and_one_in_initiative(seats: int) -> None:
    view = new_game(seats).view(None)
    assert [track["track"] for track in view["board"]] == list(START)
    assert all(len(track["markers"]) == seats for track in view["board"])
    holders = [column["holder"] for column in view["initiative"] if column["holder"] is not None]
    assert sorted(holders) == list(range(seats))
    assert [field["price"] for field in view["fields"]] == [0, 2, 4]


@pytest.mark.rule("CAP-COMP-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_tourist_of_each_city(seats: int) -> None:
    t = new_game(seats)
    guests = [guest["tourist"] for seat in range(seats) for guest in seen(t, seat)["guests"]]
    assert guests == list(range(seats))


@pytest.mark.rule("CAP-COMP-04")
def test_energy_never_runs_out() -> None:
    """More than the 75 cubes of the box."""
    effects = {"market": immediate(energy=90), "bakery": immediate(energy=90)}
    t = position(fields=(("market", "bakery", *SPARE),), energy=(50, 50, 50), effects=effects)
    build(t, "market", 0, 1)
    build(t, "bakery", 0, 1)
    assert (energy_of(t, ANNA), energy_of(t, BENCE)) == (140, 140)


@pytest.mark.rule("CAP-COMP-05")
def test_one_time_marker_two_construction_markers_each_and_one_token() -> None:
    t = position("tourism", seats=5)
    assert (t.view(None)["round"], t.view(None)["age"]) == (2, 1)
    assert [len(seen(t, seat)["markers"]) for seat in range(5)] == [2] * 5
    assert [seat for seat in range(5) if seen(t, seat)["allowed"] == 2] == [t.view(None)["tourism"]["token"]]


@pytest.mark.rule("CAP-COMP-06", "CAP-GAP-32")
def test_prestige_is_a_number_of_any_size() -> None:
    t = built("market", effects={"market": immediate(prestige=97)}, prestige=(50,))
    assert prestige_of(t, ANNA) == 147
    t = built("market", effects={"market": immediate(prestige=-97)})
    assert prestige_of(t, ANNA) == -97


@pytest.mark.rule("CAP-COMP-07")
def test_the_numbers_of_tiles() -> None:
    assert len(TILES) == 78
    assert len(PROSPERITY) == 25
    assert sum(len(plant["energy"]) for plant in PLANTS[1:]) == 25
    starting = sum(len(city["tiles"]) + 1 for city in new_game(5).view(None)["cities"])
    assert starting == 15, "hotel, city hall and power plant of five cities"


@pytest.mark.rule("CAP-COMP-08", "CAP-TILE-01")
def test_everything_printed_can_be_looked_up_in_both_languages() -> None:
    """What the summary sheet is for: every effect in words, with the rules behind it."""
    known = ledger("the-capitals").entries
    pieces = [piece for pieces in GAME.pieces().values() for piece in pieces]
    assert len(pieces) == 78 + 25 + 3 + 6
    for language in ("en", "hu"):
        words = words_of(GAME.slug, language)
        for piece in pieces:
            assert words.say(f"{piece['kind']}-{piece['id']}")
            for effect in piece["effects"]:
                assert effect["rules"], piece["id"]
                assert set(effect["rules"]) <= set(known)
                assert words.say(effect["message"], effect["args"])


@pytest.mark.rule("CAP-COMP-09")
def test_piles_by_age_and_plants_by_level() -> None:
    t = new_game(5)
    assert {TILES[name]["age"] for name in [*deck_of(t), *fields_of(t)[0]]} == {1}
    assert Counter(piece["back"] for piece in GAME.pieces()["tile"]) == {
        "age_1": 26, "age_2": 26, "age_3": 26, "prosperity": 25, "start": 2, "lake": 1,
    }  # fmt: skip
    assert [plant["level"] for plant in PLANTS] == [1, 2, 3, 4, 5, 6]
    assert [len(plant["energy"]) for plant in PLANTS] == [1, 5, 5, 5, 5, 5]
    assert t.view(None)["plants"] == [plant["energy"] for plant in PLANTS[1:]]
    assert {level_of(t, seat) for seat in range(5)} == {1}
