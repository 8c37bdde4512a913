"""Administration (CAP-ADM) and the variant with more choice (CAP-VAR)."""

import pytest

from tests.rules.the_capitals.prelude import *

ONE = [name for name, tile in TILES.items() if tile["age"] == 1 and "mark" not in tile]
TWO = [name for name, tile in TILES.items() if tile["age"] == 2 and "mark" not in tile]


@pytest.mark.rule("CAP-ADM-02", "CAP-GAP-35")
def test_tiles_grow_dearer_and_the_dearest_leave_the_game() -> None:
    t = position("administration", fields=(ONE[:2], ONE[2:3], ONE[3:5]), deck=ONE[5:12])
    assert fields_of(t)[1:] == [ONE[:2], ONE[2:3]], "each by one field"
    assert t.view(None)["gone"] == ONE[3:5]
    assert told(t, "log-gone") == [{"tiles": ONE[3:5]}]


@pytest.mark.rule("CAP-ADM-03")
@pytest.mark.parametrize("round", [1, 3, 11])
def test_the_time_marker_moves_on(round: int) -> None:  # noqa: A002
    t = position("administration", round=round)
    assert t.view(None)["round"] == round + 1


@pytest.mark.rule("CAP-ADM-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("cheap", "dear"), [(0, 0), (2, 0), (1, 1), (3, 2)])
def test_all_fields_together_show_two_more_than_players(seats: int, cheap: int, dear: int) -> None:
    """What lies at $0 and $2 is at $2 and $4 afterwards, and counts."""
    t = position("administration", seats=seats, fields=(ONE[:cheap], ONE[cheap : cheap + dear]), deck=ONE[10:20])
    new = 2 + seats - cheap - dear
    assert fields_of(t)[0] == ONE[10 : 10 + new]
    assert sum(len(field) for field in fields_of(t)) == 2 + seats
    assert deck_of(t) == ONE[10 + new : 20]


@pytest.mark.rule("CAP-ADM-04")
def test_tiles_of_earlier_ages_do_not_count() -> None:
    t = position("administration", round=6, fields=((ONE[0], TWO[0]), (ONE[1],)), deck=TWO[1:12])
    assert fields_of(t) == [TWO[1:5], [ONE[0], TWO[0]], [ONE[1]]], "one of the current age lies there already"


@pytest.mark.rule("CAP-ADM-04", "CAP-ADM-05")
@pytest.mark.parametrize(("round", "age"), [(4, 2), (8, 3)])
def test_a_new_age_brings_its_own_pile(round: int, age: int) -> None:  # noqa: A002
    left = ONE[:1] if round == 4 else TWO[:1]
    t = position("administration", round=round, fields=(left,), deck=(ONE if round == 4 else TWO)[5:12])
    assert [TILES[tile]["age"] for tile in fields_of(t)[0]] == [age] * 5, "the old one does not count"
    assert fields_of(t)[1] == left, "but stays"
    assert {TILES[tile]["age"] for tile in deck_of(t)} == {age}
    assert len(deck_of(t)) + 5 == sum(tile["age"] == age and "mark" not in tile for tile in TILES.values())


@pytest.mark.rule("CAP-ADM-05")
def test_tiles_in_cities_stay_and_old_ones_can_still_be_bought() -> None:
    t = position("administration", round=4, cities=({(0, 1): "market"},), fields=((), ("bakery",)))
    assert city_of(t, ANNA)[0, 1] == "market"
    assert fields_of(t)[2] == ["bakery"]
    play(t, "pick:5", "pick:4", "pick:3")
    assert "take:bakery" in moves(t)


@pytest.mark.rule("CAP-ADM-06", "CAP-GAP-35")
def test_an_exhausted_pile_gives_what_there_is() -> None:
    t = position("administration", deck=ONE[:2])
    assert fields_of(t)[0] == ONE[:2]
    assert deck_of(t) == []
    t = position("administration", deck=(), fields=(ONE[:4],))
    assert fields_of(t) == [[], ONE[:4], []]


@pytest.mark.rule("CAP-ADM-01")
def test_markers_are_moved_in_initiative_order_before_anything_else() -> None:
    full = {(0, 1): "market", (1, 1): "bakery"}
    other = {(0, 1): "circus", (1, 1): "brickworks"}
    t = position("administration", order=(CILI, ANNA, BENCE), cities=(full, {}, other), fields=(("opera_house",),))
    assert (asked(t), t.to_act, fields_of(t)[0]) == ("ask-marker", [CILI], ["opera_house"])
    play(t, "finish")
    assert t.to_act == [ANNA]
    play(t, "finish")
    assert fields_of(t)[1] == ["opera_house"]


@pytest.mark.rule("CAP-VAR-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_choice_fills_the_free_field_itself(seats: int) -> None:
    options = {"variant": "more_choice"}
    t = position("administration", seats=seats, fields=(ONE[:2], ONE[2:4]), deck=ONE[6:16], options=options)
    assert fields_of(t) == [ONE[6 : 8 + seats], ONE[:2], ONE[2:4]]


@pytest.mark.rule("CAP-VAR-01", "CAP-ADM-06")
@pytest.mark.parametrize(("seats", "last"), [(2, 4), (3, 5), (4, 6), (5, 5)])
def test_what_an_age_needs_in_the_variant(seats: int, last: int) -> None:
    """The last round of each age shows what is left: with five players two fewer."""
    t = random_game(new_game(seats, options={"variant": "more_choice"}))
    shown = [len(line["tiles"]) for line in told(t, "log-reveal")]
    assert shown == [2 + seats, 2 + seats, 2 + seats, last] * 3
