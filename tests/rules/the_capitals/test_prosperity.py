"""The Prosperity expansion (CAP-PRO, CAP-LAKE): hands, requirements, lakes."""

from typing import Any

import pytest

from pentapolis.games.the_capitals.table import Capitals
from tests.rules.the_capitals.prelude import *

WITH = {"prosperity": "with"}
HANDS = (("warehouse", "carousel"), ("observatory", "clock_tower"), ("memorial_park", "street_fair"))
LAB = {"warehouse": immediate(culture=1), "carousel": immediate(culture=2)}


def turn(tile: str = "warehouse", **given: Any) -> Capitals:
    """Anna is to build a prosperity tile; the requirements of hers hold unless the test prints others."""
    effects = {**LAB, **given.pop("effects", {})}
    hands = ((tile, *(name for name in HANDS[0] if name != tile)), *HANDS[1:])
    return position(
        "administration",
        round=given.pop("round", 3),
        hands=hands,
        effects=effects,
        options=given.pop("options", WITH),
        **given,
    )


def requires(text: str) -> dict[str, str]:
    return {"warehouse": f"requirement = [{text}]\n{immediate(culture=1)}"}


class TestHands:
    @pytest.mark.rule("CAP-PRO-01")
    @pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 6), (4, 6), (5, 5)])
    def test_dealt_at_random(self, seats: int, size: int) -> None:
        t = new_game(seats, options=WITH)
        hands = [hand_of(t, seat) for seat in range(seats)]
        assert [len(hand) for hand in hands] == [size] * seats
        dealt = [name for hand in hands for name in hand]
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(PROSPERITY)
        other = new_game(seats, seed=2, options=WITH)
        assert [hand_of(other, seat) for seat in range(seats)] != hands

    @pytest.mark.rule("CAP-PRO-01")
    def test_hands_are_secret_until_built_and_the_rest_is_never_seen(self) -> None:
        t = new_game(3, options=WITH)
        assert {tile["tile"] for tile in seen(t, ANNA, ANNA)["hand"]} == set(hand_of(t, ANNA))
        assert seen(t, ANNA, BENCE)["hand"] is None
        assert seen(t, ANNA, BENCE)["hand_size"] == 6
        for viewer in (None, BENCE):
            said = str(t.view(viewer)) + str([event.args for event in t.log(viewer)])
            own = hand_of(t, BENCE) if viewer == BENCE else []
            for name in PROSPERITY:
                assert (f"'{name}'" in said) is (name in own), name

    @pytest.mark.rule("CAP-SET-02")
    def test_without_the_expansion_there_is_none_of_it(self) -> None:
        t = random_game(new_game(3))
        assert seen(t, ANNA)["hand_size"] == 0
        assert not told(t, "log-raise")
        assert not told(t, "log-flood")


class TestTurns:
    @pytest.mark.rule("CAP-PRO-02")
    def test_everybody_must_build_in_initiative_order_at_the_end_of_administration(self) -> None:
        t = turn(order=(ANNA, CILI, BENCE), fields=(("market",),))
        assert fields_of(t)[1] == ["market"], "the project fields are done"
        assert (asked(t), t.to_act) == ("ask-prosperity", [ANNA])
        assert moves(t) == {"raise:warehouse", "raise:carousel", "flood:warehouse", "flood:carousel"}
        assert refusal(t, "finish") == "CAP-PRO-02"
        play(t, "raise:warehouse", f"place:{at(0, 1)}")
        assert t.to_act == [CILI]
        play(t, "flood:street_fair", f"place:{at(0, 1)}")
        assert t.to_act == [BENCE]

    @pytest.mark.rule("CAP-PRO-02")
    def test_only_tiles_of_the_own_hand(self) -> None:
        t = turn()
        assert refusal(t, "raise:observatory") == "CAP-PRO-02"
        assert refusal(t, "flood:observatory") == "CAP-LAKE-01"

    @pytest.mark.rule("CAP-PRO-03", "CAP-PRO-01")
    @pytest.mark.parametrize(("seats", "left"), [(3, 1), (5, 0)])
    def test_five_rounds_use_five_tiles(self, seats: int, left: int) -> None:
        t = random_game(new_game(seats, options=WITH))
        assert [len(hand_of(t, seat)) for seat in range(seats)] == [left] * seats
        assert len(told(t, "log-raise")) + len(told(t, "log-flood")) == 5 * seats


class TestRequirements:
    @pytest.mark.rule("CAP-PRO-04", "CAP-DEF-13")
    @pytest.mark.parametrize(("own", "other", "allowed"), [(5, 4, True), (5, 5, True), (5, 6, False)])
    def test_first_on_a_track(self, own: int, other: int, allowed: bool) -> None:
        t = turn(effects=requires('{ first_on_track = "culture" }'), tracks=({"culture": own}, {"culture": other}))
        assert ("raise:warehouse" in moves(t)) is allowed
        assert refusal(t, "raise:warehouse") == ("" if allowed else "CAP-PRO-04")

    @pytest.mark.rule("CAP-PRO-06", "CAP-GAP-18", "CAP-DEF-13")
    @pytest.mark.parametrize(
        ("other", "most", "fewest"),
        [
            ({}, True, False),
            ({(0, 1): "brickworks", (1, 1): "circus"}, True, False),
            ({(0, 1): "brickworks", (1, 1): "textile_mill"}, True, True),
            ({(0, 1): "brickworks", (1, 1): "textile_mill", (0, -1): "gasworks"}, False, True),
        ],
    )
    def test_most_and_fewest_count_types_together_and_ties_are_enough(
        self, other: dict[tuple[int, int], str], most: bool, fewest: bool
    ) -> None:
        """Anna has one industrial and one commercial tile."""
        cities = ({(0, 1): "bakery", (1, 1): "market"}, other, {(0, 1): "general_store", (1, 1): "savings_bank"})
        both = '["industrial", "commercial"]'
        t = turn(effects=requires(f"{{ most_tiles = {both} }}"), cities=cities)
        assert ("raise:warehouse" in moves_of_anna(t)) is most
        t = turn(effects=requires(f"{{ fewest_tiles = {both} }}"), cities=cities)
        assert ("raise:warehouse" in moves_of_anna(t)) is fewest

    @pytest.mark.rule("CAP-DEF-13")
    @pytest.mark.parametrize(
        ("city", "allowed"), [({}, False), ({(0, 1): "bakery"}, False), ({(0, 1): "bakery", (0, -1): "circus"}, True)]
    )
    def test_having_so_many_of_each_type(self, city: dict[tuple[int, int], str], allowed: bool) -> None:
        t = turn(effects=requires("{ has_tiles = { industrial = 1, tourism = 2 } }"), cities=(city,))
        assert ("raise:warehouse" in moves(t)) is allowed

    @pytest.mark.rule("CAP-DEF-13")
    @pytest.mark.parametrize(("levels", "allowed"), [((3, 2, 1), True), ((3, 3, 1), True), ((2, 3, 1), False)])
    def test_the_highest_power_plant(self, levels: tuple[int, int, int], allowed: bool) -> None:
        t = turn(effects=requires("{ highest_power_plant_level = true }"), levels=levels)
        assert ("raise:warehouse" in moves(t)) is allowed

    @pytest.mark.rule("CAP-DEF-13")
    def test_all_of_them_must_hold(self) -> None:
        effects = requires('{ first_on_track = "culture" }, { has_tiles = { industrial = 1 } }')
        assert "raise:warehouse" not in moves(turn(effects=effects))
        assert "raise:warehouse" in moves(turn(effects=effects, cities=({(0, 1): "bakery"},)))

    @pytest.mark.rule("CAP-DEF-13")
    def test_the_tile_itself_and_the_neutral_marker_do_not_count(self) -> None:
        t = turn(effects=requires("{ has_tiles = { prosperity = 1 } }"))
        assert "raise:warehouse" not in moves(t), "before it is placed"
        t = turn(seats=2, effects=requires('{ first_on_track = "culture" }'), tracks=({"culture": 3},), neutral=9)
        assert "raise:warehouse" in moves(t)

    @pytest.mark.rule("CAP-DEF-13")
    def test_tie_breaks_are_not_used(self) -> None:
        same = {"culture": 4, "public_services": 3}
        t = turn(
            effects=requires('{ first_on_track = "public_services" }'),
            tracks=({**same, "economy": 1}, {**same, "economy": 20}),
        )
        assert "raise:warehouse" in moves(t)

    @pytest.mark.rule("CAP-PRO-04")
    def test_afterwards_it_need_not_hold(self) -> None:
        """The tile keeps working when somebody else is first."""
        effects = {"warehouse": f'requirement = [{{ first_on_track = "culture" }}]\n{activated(0, culture=1)}'}
        t = position(
            "executive", cities=({(0, 1): "warehouse"},), tracks=({"culture": 0}, {"culture": 9}), effects=effects
        )
        activate(t, "warehouse")
        assert track(t, ANNA, "culture") == 1

    @pytest.mark.rule("CAP-PRO-04")
    def test_hands_say_which_requirements_hold(self) -> None:
        effects = requires('{ first_on_track = "culture" }, { has_tiles = { industrial = 1 } }')
        hand = {tile["tile"]: tile["met"] for tile in seen(turn(effects=effects), ANNA, ANNA)["hand"]}
        assert hand["warehouse"] == [True, False]


class TestPlacing:
    @pytest.mark.rule("CAP-PRO-05", "CAP-GAP-26")
    @pytest.mark.parametrize(("x", "y", "fine"), [(0, 1, 0), (-1, 0, 2)])
    def test_the_normal_rules_with_their_penalties(self, x: int, y: int, fine: int) -> None:
        t = play(turn(), "raise:warehouse", f"place:{at(x, y)}")
        assert prestige_of(t, ANNA) == -fine

    @pytest.mark.rule("CAP-PRO-05")
    def test_prosperity_is_a_type(self) -> None:
        t = turn(cities=({(0, -1): "sculpture_garden"},))
        play(t, "raise:warehouse", f"place:{at(0, 1)}")
        assert prestige_of(t, ANNA) == -2, "not beside the other prosperity tile"

    @pytest.mark.rule("CAP-PRO-05", "CAP-GAP-26")
    def test_strict_placement_keeps_both_rules(self) -> None:
        strict = {**WITH, "placement": "strict"}
        t = turn(cities=({(0, -1): "sculpture_garden"},), options=strict)
        play(t, "raise:warehouse")
        assert city_of(t, ANNA)[1, -1] == "warehouse", "the only cell that keeps both, so there was no choice"
        t = turn(options=strict)
        play(t, "raise:warehouse")
        assert {spot_of(move.removeprefix("place:")) for move in moves(t)} == {(0, -1), (1, -1), (0, 1), (1, 1)}
        assert refusal(t, f"place:{at(-1, 0)}") == "CAP-PRO-05"

    @pytest.mark.rule("CAP-GAP-26")
    def test_where_no_cell_keeps_them_only_a_lake_is_left(self) -> None:
        strict = {**WITH, "placement": "strict"}
        t = turn(markers=(((9, 9), (8, 8)),), options=strict)
        assert refusal(t, "raise:warehouse") == "CAP-PRO-05"
        assert moves(t) == {"flood:warehouse", "flood:carousel"}
        play(t, "flood:warehouse", f"place:{at(-1, 0)}")
        assert city_of(t, ANNA)[-1, 0] == "lake"

    @pytest.mark.rule("CAP-PRO-07")
    def test_they_have_effects_of_every_kind_and_cost_no_money(self) -> None:
        every = "\n".join(
            [
                immediate(culture=1),
                activated(0, population=1),
                for_each("any", economy=2),
                on_upgrade(culture=1),
                at_end(prestige=4),
            ]
        )
        t = turn(effects={"warehouse": every}, tracks=({"economy": 1},))
        play(t, "raise:warehouse", f"place:{at(0, 1)}")
        assert (track(t, ANNA, "culture"), track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (1, 5, 0)
        assert seen(t, ANNA, ANNA)["parts"]["tiles"] == 4
        begin_at(t, "executive")
        activate(t, "warehouse")
        assert track(t, ANNA, "population") == START["population"] + 1


def moves_of_anna(t: Capitals) -> set[str]:
    """The moves of prosperity, after markers have stayed where they are."""
    while asked(t) == "ask-marker":
        play(t, "finish")
    assert t.to_act == [ANNA]
    return moves(t)


class TestLakes:
    @pytest.mark.rule("CAP-LAKE-01")
    def test_any_tile_of_the_hand_is_shown_and_built_face_down(self) -> None:
        t = turn(effects=requires("{ has_tiles = { public = 9 } }"))
        assert {"flood:warehouse", "flood:carousel"} <= moves(t), "whether its requirement holds or not"
        play(t, "flood:warehouse", f"place:{at(0, 1)}")
        assert city_of(t, ANNA)[0, 1] == "lake"
        assert hand_of(t, ANNA) == ["carousel"]
        assert told(t, "log-flood", BENCE) == [{"seat": ANNA, "tile": "warehouse"}]
        assert seen(t, ANNA, BENCE)["lakes"] == ["warehouse"]
        assert track(t, ANNA, "culture") == 0, "and does nothing that is printed on it"

    @pytest.mark.rule("CAP-LAKE-02")
    def test_it_ignores_the_placement_rules_but_must_be_adjacent(self) -> None:
        t = turn(cities=({(0, -1): "sculpture_garden"},))
        play(t, "flood:warehouse")
        assert refusal(t, f"place:{at(5, 5)}") == "CAP-LAKE-02"
        play(t, f"place:{at(2, 1)}")
        assert prestige_of(t, ANNA) == 0

    @pytest.mark.rule("CAP-LAKE-03")
    def test_two_energy_at_once(self) -> None:
        t = play(turn(), "flood:warehouse", f"place:{at(0, 1)}")
        assert energy_of(t, ANNA) == 6

    @pytest.mark.rule("CAP-LAKE-04")
    def test_it_has_no_type_and_other_tiles_can_be_built_later(self) -> None:
        t = play(turn(), "flood:warehouse", f"place:{at(0, 1)}")
        assert {kind: count for kind, count in seen(t, ANNA)["types"].items() if count} == {"tourism": 1, "none": 2}
        t = turn("carousel", round=5, cities=({(0, 1): "lake"},))
        play(t, "raise:carousel", f"place:{at(0, -1)}")
        assert prestige_of(t, ANNA) == 0, "the first prosperity tile: a lake is none"

    @pytest.mark.rule("CAP-LAKE-05")
    def test_it_fills_its_cell_and_is_a_neighbour(self) -> None:
        city = {(0, 1): "market", (1, 1): "lake", (2, 2): "lake"}
        t = position("administration", cities=(city,))
        assert asked(t) == "ask-marker", "the lower marker is surrounded"
        t = position(cities=(city,), fields=(SPARE,))
        play(t, f"take:{SPARE[0]}")
        assert f"place:{at(3, 3)}" in moves(t), "beside a lake alone"
        t = built(
            "bakery",
            2,
            1,
            cities=(city,),
            effects={"bakery": counted('{ tiles = "any", where = "adjacent" }', culture=1)},
        )
        assert track(t, ANNA, "culture") == 3, "the city hall and two lakes"
