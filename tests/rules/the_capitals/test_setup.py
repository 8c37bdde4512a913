"""Setup (CAP-SET): piles, tracks, initiative, the downtown."""

import pytest

from pentapolis.games.the_capitals.game import GAME
from pentapolis.kernel.rng import Fast
from tests.rules.the_capitals.prelude import *

COSTS = [column["cost"] for column in PRINTED["initiative"]["columns"]]
MULTIPLIERS = [column["multiplier"] for column in PRINTED["initiative"]["columns"]]
PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@PLAYERS
@pytest.mark.rule("CAP-SET-01", "CAP-GAP-08", "CAP-DEF-14")
def test_marked_tiles_are_for_at_least_so_many_players(seats: int) -> None:
    t = new_game(seats)
    used = {*deck_of(t), *fields_of(t)[0], *t.view(None)["left_out"]}
    first = {name for name, tile in TILES.items() if tile["age"] == 1}
    assert {name for name in used if TILES[name]["age"] == 1} == {
        name for name in first if TILES[name].get("mark", 0) <= seats
    }
    assert {TILES[name].get("mark", 0) for name in first} == {0, 4, 5}


@pytest.mark.rule("CAP-SET-02")
def test_prosperity_tiles_are_an_option() -> None:
    assert GAME.options["prosperity"].values == ["without", "with"]
    assert all(not hand_of(new_game(3), seat) for seat in range(3))


@pytest.mark.rule("CAP-SET-03")
def test_every_pile_is_shuffled_before_it_is_used() -> None:
    def shown(seed: int) -> list[list[str]]:
        return [line["tiles"] for line in told(random_game(new_game(3, seed=seed)), "log-reveal")]

    one, two = shown(1), shown(2)
    for age_begins in (0, 4, 8):
        assert one[age_begins] != two[age_begins]
        assert one[age_begins] != sorted(one[age_begins], key=list(TILES).index)
    assert [{TILES[name]["age"] for name in tiles} for tiles in (one[0], one[4], one[8])] == [{1}, {2}, {3}]


@PLAYERS
@pytest.mark.rule("CAP-SET-04")
def test_two_more_tiles_than_players_at_the_free_field(seats: int) -> None:
    t = new_game(seats)
    assert [len(field) for field in fields_of(t)] == [2 + seats, 0, 0]


@PLAYERS
@pytest.mark.rule("CAP-SET-05", "CAP-SET-10")
def test_markers_on_their_start_spaces_and_the_column_is_paid(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        start = {name: track.get("start", 0) for name, track in PRINTED["tracks"].items()}
        start["economy"] -= COSTS[columns_of(t)[seat] - 1]
        assert tracks_of(t, seat) == start, "the cost of the own column, without a multiplier"
        assert prestige_of(t, seat) == 0


@pytest.mark.rule("CAP-SET-06")
def test_six_columns_with_a_cost_and_a_multiplier() -> None:
    row = new_game(3).view(None)["initiative"]
    assert [(column["cost"], column["multiplier"]) for column in row] == list(zip(COSTS, MULTIPLIERS, strict=True))
    assert (COSTS[1], MULTIPLIERS[1], COSTS[5], MULTIPLIERS[5]) == (3, 4, 0, 2), "those that the rulebook shows"
    assert (2, 2) in zip(COSTS, MULTIPLIERS, strict=True)


@PLAYERS
@pytest.mark.rule("CAP-SET-06")
def test_the_marker_furthest_left_goes_first(seats: int) -> None:
    t = new_game(seats, seed=5)
    columns = columns_of(t)
    assert t.order == sorted(range(seats), key=lambda seat: columns[seat])
    assert t.to_act == [t.order[0]]


@PLAYERS
@pytest.mark.rule("CAP-SET-07", "CAP-SET-08")
def test_in_random_order_from_the_second_column_on(seats: int) -> None:
    orders = set()
    for seed in range(40):
        t = new_game(seats, seed=seed)
        assert [columns_of(t)[seat] for seat in t.order] == list(range(2, seats + 2)), "one column further each"
        orders.add(tuple(t.order))
    assert len(orders) > 1
    assert {order[0] for order in orders} == set(range(seats)), "anybody may be first"


@pytest.mark.rule("CAP-SET-07")
def test_an_order_that_is_decided_beforehand() -> None:
    t = new_game(4, chance={"order": ["2", "0", "3", "1"]})
    assert t.order == [CILI, ANNA, DANI, BENCE]
    assert columns_of(t) == [3, 5, 2, 4]


@pytest.mark.rule("CAP-SET-08", "CAP-SET-09")
@pytest.mark.parametrize(("seats", "closed"), [(3, [6]), (4, [6]), (5, [])])
def test_columns_above_a_greater_number_are_closed(seats: int, closed: list[int]) -> None:
    """Columns 4, 5 and 6 carry the numbers 3, 4 and 5; three players may use column 5 in politics (CAP-POL-07)."""
    t = new_game(seats)
    assert max(columns_of(t)) == seats + 1, "the last marker is above the number of players"
    assert [column["column"] for column in t.view(None)["initiative"] if not column["usable"]] == closed


@pytest.mark.rule("CAP-SET-11")
def test_the_first_round_of_the_first_age() -> None:
    view = new_game(3).view(None)
    assert (view["round"], view["age"], view["phase"]) == (1, 1, "building")


@PLAYERS
@pytest.mark.rule("CAP-SET-12", "CAP-SET-13", "CAP-GAP-06")
def test_everybody_has_a_downtown_a_plant_two_markers_and_a_tourist(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        assert city_of(t, seat) == {(0, 0): "hotel", (1, 0): "city_hall"}, "side by side"
        assert level_of(t, seat) == 1
        assert len(markers_of(t, seat)) == 2
        assert tourist_at(t, seat) == (seat, None)


@pytest.mark.rule("CAP-SET-14")
def test_the_markers_lie_on_the_common_corners_of_the_downtown() -> None:
    t = new_game(3)
    assert markers_of(t, ANNA) == [corner(0, -1), corner(0, 0)]
    free = [{spot_of(cell) for cell in marker["free"]} for marker in seen(t, ANNA)["markers"]]
    assert free == [{(0, -1), (1, -1)}, {(0, 1), (1, 1)}]


@pytest.mark.rule("CAP-SET-15")
def test_the_starting_plant_is_beside_the_city_with_its_cubes() -> None:
    t = new_game(3)
    assert energy_of(t, ANNA) == PLANTS[0]["energy"][0] == 4
    assert set(city_of(t, ANNA).values()) == {"hotel", "city_hall"}, "it lies on no cell"


@PLAYERS
@pytest.mark.rule("CAP-SET-16", "CAP-GAP-33")
def test_no_starting_tile_has_an_effect_at_setup(seats: int) -> None:
    t = new_game(seats)
    assert not told(t, "log-effect")
    assert not told(t, "log-activate")
    assert [tourist_at(t, seat) for seat in range(seats)] == [(seat, None) for seat in range(seats)]
    assert all(guest["ready"] for seat in range(seats) for guest in seen(t, seat)["guests"])


@pytest.mark.rule("CAP-SET-03")
def test_the_same_seed_deals_the_same_game() -> None:
    rng = Fast(1)
    seed = rng.below(1000)
    assert new_game(4, seed=seed).state() == new_game(4, seed=seed).state()
