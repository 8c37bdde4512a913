"""Building (CAP-BLD, CAP-PLC, CAP-CON): taking a tile, placing it by two rules, and the construction markers."""

from typing import Any

import pytest

from pentapolis.games.the_capitals.table import Capitals
from tests.rules.the_capitals.prelude import *

OFFER = (("market", "bakery", "brickworks"), ("circus", "music_hall"), ("hospital",))


def sites(t: Capitals, tile: str = "") -> dict[tuple[int, int], dict[str, Any]]:
    """What the one who places a tile is told about each cell."""
    plans = t.view(t.to_act[0])["plans"]
    (plan,) = [plan for plan in plans if not tile or plan["tile"] == tile]
    return {(site["x"], site["y"]): site for site in plan["sites"]}


class TestTaking:
    @pytest.mark.rule("CAP-BLD-01")
    def test_everybody_must_take_one_of_the_tiles_shown_in_initiative_order(self) -> None:
        t = position(order=(BENCE, CILI, ANNA), fields=OFFER)
        assert (asked(t), t.to_act) == ("ask-take", [BENCE])
        assert moves(t) == {f"take:{tile}" for field in OFFER for tile in field}, "and passing is no move"
        assert refusal(t, "take:zoological_garden") == "CAP-BLD-01"
        build(t, "market", 0, 1)
        assert t.to_act == [CILI]
        assert refusal(t, "take:market") == "CAP-BLD-01"

    @pytest.mark.rule("CAP-BLD-01")
    @pytest.mark.parametrize(("tile", "price"), [("market", 0), ("circus", 2), ("hospital", 4)])
    def test_the_fields_cost_0_2_and_4(self, tile: str, price: int) -> None:
        t = position(fields=OFFER, effects={tile: immediate(culture=1)})
        build(t, tile, 0, 1)
        assert track(t, ANNA, "economy") == START["economy"] - price

    @pytest.mark.rule("CAP-BLD-02")
    @pytest.mark.parametrize(("money", "left", "loans"), [(5, 1, 0), (4, 3, 1), (1, 3, 2)])
    def test_without_the_money_extra_taxation_pays(self, money: int, left: int, loans: int) -> None:
        t = position(fields=OFFER, tracks=({"economy": money},))
        play(t, "take:hospital")
        assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (left, -loans)

    @pytest.mark.rule("CAP-BLD-03")
    def test_the_tile_must_be_built_at_once(self) -> None:
        t = position(fields=OFFER)
        play(t, "take:market")
        assert (asked(t), t.to_act) == ("ask-place", [ANNA])
        assert all(move.startswith("place:") for move in moves(t))
        assert refusal(t, "take:bakery") == "CAP-BLD-03"
        assert refusal(t, "finish") == "CAP-BLD-03"

    @pytest.mark.rule("CAP-BLD-04")
    def test_the_new_tile_and_older_ones_have_their_effects(self) -> None:
        effects = {
            "market": f"{immediate(economy=5)}\n{for_each('tourism', culture=2)}",
            "opera_house": for_each("commercial", population=1),
        }
        t = built("market", cities=({(0, -1): "opera_house"},), effects=effects)
        assert track(t, ANNA, "economy") == START["economy"] + 5
        assert track(t, ANNA, "culture") == 4, "hotel and opera house"
        assert track(t, ANNA, "population") == START["population"] + 1

    @pytest.mark.rule("CAP-BLD-05")
    def test_a_turn_is_finished_before_the_next_one_begins(self) -> None:
        t = position(fields=OFFER, effects={"market": immediate(progress=6)})
        build(t, "market", 0, 1)
        assert (asked(t), t.to_act) == ("ask-upgrade", [ANNA])
        assert refusal(t, "take:bakery", seat=BENCE) == "CAP-POL-09"
        play(t, "upgrade")
        assert (asked(t), t.to_act) == ("ask-take", [BENCE])


class TestPlacement:
    @pytest.mark.rule("CAP-PLC-01")
    @pytest.mark.parametrize(("x", "y"), [(0, -1), (1, -1), (0, 1), (1, 1)])
    def test_at_a_marker_there_is_no_fine(self, x: int, y: int) -> None:
        assert prestige_of(built("market", x, y, effects={"market": immediate(culture=1)}), ANNA) == 0

    @pytest.mark.rule("CAP-PLC-01", "CAP-PLC-03")
    @pytest.mark.parametrize(("x", "y"), [(-1, 0), (2, 0), (-1, -1), (2, 1), (-1, 1), (2, -1)])
    def test_away_from_the_markers_it_costs_two(self, x: int, y: int) -> None:
        assert prestige_of(built("market", x, y, effects={"market": immediate(culture=1)}), ANNA) == -2

    @pytest.mark.rule("CAP-PLC-01")
    def test_only_the_own_markers_count_where_they_are_now(self) -> None:
        moved_away = ((3, 3), (-1, 0))
        t = built("market", 0, -1, effects={"market": immediate(culture=1)}, markers=(moved_away,))
        assert prestige_of(t, ANNA) == -2
        t = built("market", -1, 0, effects={"market": immediate(culture=1)}, markers=(moved_away,))
        assert prestige_of(t, ANNA) == 0

    @pytest.mark.rule("CAP-PLC-02", "CAP-EFF-16")
    @pytest.mark.parametrize(
        ("x", "y", "fine"),
        [(0, 1, 2), (1, 1, 2), (1, -1, 0)],
    )
    def test_a_tile_must_be_adjacent_to_one_of_its_type(self, x: int, y: int, fine: int) -> None:
        """The older one is above the hotel: (1, -1) is beside it, the cells below are not."""
        effects = {"market": immediate(culture=1)}
        t = built("market", x, y, cities=({(0, -1): "savings_bank"},), effects=effects, others=SPARE[:2])
        assert prestige_of(t, ANNA) == -fine

    @pytest.mark.rule("CAP-PLC-02", "CAP-EFF-16")
    def test_diagonals_count_and_one_neighbour_of_the_type_is_enough(self) -> None:
        city = {(0, -1): "savings_bank", (-1, -2): "department_store"}
        t = built("market", 1, -1, cities=(city,), effects={"market": immediate(culture=1)}, others=SPARE[:2])
        assert prestige_of(t, ANNA) == 0
        t = built(
            "market",
            1,
            1,
            cities=({(2, 0): "savings_bank"},),
            effects={"market": immediate(culture=1)},
            others=SPARE[:2],
        )
        assert prestige_of(t, ANNA) == 0, "(2, 0) is diagonal to (1, 1)"

    @pytest.mark.rule("CAP-PLC-02")
    def test_the_first_tile_of_its_type_may_be_anywhere(self) -> None:
        city = {(0, -1): "hospital", (1, -1): "bakery"}
        assert prestige_of(built("market", cities=(city,), effects={"market": immediate(culture=1)}), ANNA) == 0

    @pytest.mark.rule("CAP-PLC-03")
    def test_each_broken_rule_costs_two_and_any_cell_beside_the_city_is_allowed(self) -> None:
        t = position(
            cities=({(0, -1): "savings_bank"},),
            fields=(("market", *SPARE[:2]),),
            effects={"market": immediate(culture=1)},
        )
        play(t, "take:market")
        fines = {spot: site["fine"] for spot, site in sites(t).items()}
        assert (fines[1, -1], fines[0, 1], fines[-1, -1], fines[2, 1]) == (0, 2, 2, 4)
        assert sites(t)[2, 1]["rules"] == ["A", "B"]
        assert {spot_of(move.removeprefix("place:")) for move in moves(t)} == set(fines)
        play(t, f"place:{at(2, 1)}")
        assert prestige_of(t, ANNA) == -4

    @pytest.mark.rule("CAP-PLC-04", "CAP-GAP-12")
    def test_a_tile_is_beside_the_city_and_never_on_another(self) -> None:
        t = position(fields=OFFER)
        play(t, "take:market")
        around = {(x, y) for x in range(-1, 3) for y in range(-1, 2)} - {(0, 0), (1, 0)}
        assert {spot_of(move.removeprefix("place:")) for move in moves(t)} == around
        for x, y in ((0, 0), (1, 0), (3, 0), (0, 2), (-2, 0), (7, 7)):
            assert refusal(t, f"place:{at(x, y)}") == "CAP-PLC-04"

    @pytest.mark.rule("CAP-PLC-04")
    def test_a_city_has_no_limit_of_size(self) -> None:
        """Seventeen tiles in one row: more than anybody ever builds."""
        names = [name for name in TILES if name not in {"market", *SPARE}][:15]
        row = {(2 + place, 0): name for place, name in enumerate(names)}
        t = position(cities=(row,), fields=(("market", *SPARE),))
        play(t, "take:market", f"place:{at(17, 0)}")
        assert city_of(t, ANNA)[17, 0] == "market"

    @pytest.mark.rule("CAP-PLC-05", "CAP-GAP-07")
    def test_the_city_hall_has_no_type_and_the_hotel_is_tourism(self) -> None:
        quiet = {"hospital": immediate(culture=1), "science_center": immediate(culture=1)}
        t = built("science_center", 1, 1, cities=({(0, -1): "hospital"},), effects=quiet)
        assert prestige_of(t, ANNA) == -2, "beside the city hall, but not beside the hospital"
        t = built("circus", 2, 0, effects={"circus": immediate(culture=1)}, others=SPARE[:4])
        assert prestige_of(t, ANNA) == -4, "neither at a marker nor beside the hotel"
        t = built("circus", 1, 1, effects={"circus": immediate(culture=1)}, others=SPARE[:4])
        assert prestige_of(t, ANNA) == 0, "diagonally beside the hotel"
        for kind in ("residential", "industrial", "commercial", "public"):
            assert seen(t, BENCE)["types"][kind] == 0
        assert seen(t, BENCE)["types"]["tourism"] == 1


class TestConstructionMarkers:
    FULL_BELOW = {(0, 1): "market", (1, 1): "bakery"}

    @pytest.mark.rule("CAP-CON-01")
    def test_a_marker_touches_four_cells(self) -> None:
        t = position(
            fields=OFFER, markers=(((5, 5), (2, 2)),), cities=({(2, 1): "brickworks", (3, 2): "general_store"},)
        )
        play(t, "take:market")
        free = {spot for spot, site in sites(t).items() if "A" not in site["rules"]}
        assert free == {(2, 2), (2, 3), (3, 3)}, "the fourth is built on"

    @pytest.mark.rule("CAP-CON-02", "CAP-ADM-01")
    def test_only_full_markers_may_move(self) -> None:
        t = position("administration", cities=(self.FULL_BELOW,))
        assert (asked(t), t.to_act) == ("ask-marker", [ANNA])
        assert {move.split(":")[1] for move in moves(t) if move != "finish"} == {"2"}, "the lower one"
        assert refusal(t, f"shift:1:{corner(-1, 0)}") == "CAP-CON-02"
        play(t, f"shift:2:{corner(0, 1)}")
        assert markers_of(t, ANNA) == [corner(0, -1), corner(0, 1)]
        assert asked(t) != "ask-marker", "that marker is not full any more"

    @pytest.mark.rule("CAP-CON-02")
    def test_moving_is_optional(self) -> None:
        t = position("administration", cities=(self.FULL_BELOW,))
        play(t, "finish")
        assert markers_of(t, ANNA) == [corner(0, -1), corner(0, 0)]

    @pytest.mark.rule("CAP-CON-02")
    def test_both_may_move_and_nobody_is_asked_who_has_none(self) -> None:
        city = {**self.FULL_BELOW, (0, -1): "hospital", (1, -1): "brickworks"}
        t = position("administration", cities=({}, city))
        assert t.to_act == [BENCE]
        play(t, f"shift:1:{corner(0, -2)}")
        assert (asked(t), t.to_act) == ("ask-marker", [BENCE])
        play(t, f"shift:2:{corner(0, 1)}")
        assert markers_of(t, BENCE) == [corner(0, -2), corner(0, 1)]
        assert asked(t) == "ask-column"

    @pytest.mark.rule("CAP-CON-03", "CAP-GAP-13")
    def test_it_moves_to_the_edge_and_not_onto_the_other_marker(self) -> None:
        t = position("administration", cities=(self.FULL_BELOW,))
        corners = {(x, y) for x in range(-1, 2) for y in range(-1, 2)} - {(0, 0), (0, -1)}
        assert moves(t) == {"finish", *(f"shift:2:{corner(x, y)}" for x, y in corners)}
        assert refusal(t, f"shift:2:{corner(0, -1)}") == "CAP-CON-03", "the other marker"
        assert refusal(t, f"shift:2:{corner(0, 0)}") == "CAP-CON-03", "no empty cell"
        assert refusal(t, f"shift:2:{corner(5, 5)}") == "CAP-CON-03", "no tile"
