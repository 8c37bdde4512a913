"""The executive phase (CAP-EXE, CAP-ACT, CAP-TST): activations, paid with cubes and tourists."""

import pytest

from tests.rules.the_capitals.prelude import *

LAB = {"market": activated(1, population=1), "bakery": activated(0, economy=2), "brickworks": immediate(culture=1)}
CITY = {(0, 1): "market", (1, 1): "bakery", (0, -1): "brickworks"}


class TestPhase:
    @pytest.mark.rule("CAP-EXE-01")
    def test_each_city_does_all_its_activations_before_the_next(self) -> None:
        t = position("executive", order=(BENCE, ANNA, CILI), levels=(2, 2, 2), energy=(9, 9, 9))
        activate(t, "hotel")
        assert t.to_act == [BENCE]
        assert refusal(t, "activate:hotel", seat=ANNA) == "CAP-POL-09"
        activate(t, "city_hall")
        assert t.to_act == [ANNA]

    @pytest.mark.rule("CAP-EXE-02", "CAP-PP-05")
    @pytest.mark.parametrize(("level", "token", "allowed"), [(1, False, 1), (1, True, 2), (4, False, 3), (4, True, 4)])
    def test_activations_are_those_of_the_plant_and_one_for_the_token(
        self, level: int, token: bool, allowed: int
    ) -> None:
        t = position("executive", levels=(level,), energy=(50,), leader=ANNA if token else BENCE)
        for made in range(allowed):
            assert (t.to_act, seen(t, ANNA)["made"]) == ([ANNA], made)
            activate(t, "hotel")
        assert t.to_act == [BENCE]

    @pytest.mark.rule("CAP-EXE-02")
    def test_an_upgrade_raises_the_limit_at_once(self) -> None:
        t = position(
            "executive", energy=(9,), cities=({(0, 1): "market"},), effects={"market": activated(0, progress=6)}
        )
        activate(t, "market")
        play(t, "upgrade")
        assert (t.to_act, asked(t), seen(t, ANNA)["allowed"]) == ([ANNA], "ask-activate", 2)
        activate(t, "hotel")
        assert t.to_act == [BENCE], "two in all, not two more"

    @pytest.mark.rule("CAP-EXE-02", "CAP-GAP-34")
    def test_the_token_is_not_moved_during_the_phase(self) -> None:
        t = position("executive", energy=(9, 9, 9), leader=BENCE, tracks=({"culture": 5}, {"culture": 5}))
        activate(t, "hotel")
        assert (track(t, ANNA, "culture"), t.leader) == (6, BENCE)
        assert [seen(t, seat)["allowed"] for seat in range(3)] == [1, 2, 1]

    @pytest.mark.rule("CAP-EXE-03")
    @pytest.mark.parametrize("level", [1, 6])
    def test_who_gives_up_all_takes_one_prestige_or_one_energy(self, level: int) -> None:
        t = position("executive", levels=(level, level))
        assert {"rest:prestige", "rest:energy"} <= moves(t)
        assert "finish" not in moves(t)
        assert refusal(t, "finish") == "CAP-EXE-03"
        play(t, "rest:prestige")
        assert (prestige_of(t, ANNA), energy_of(t, ANNA), t.to_act) == (1, 4, [BENCE])
        play(t, "rest:energy")
        assert (prestige_of(t, BENCE), energy_of(t, BENCE), t.to_act) == (0, 5, [CILI])

    @pytest.mark.rule("CAP-EXE-03")
    def test_who_cannot_pay_for_any_has_given_up_all(self) -> None:
        t = position("executive", energy=(0,), tourists={ANNA: (BENCE, None)})
        assert moves(t) == {"rest:prestige", "rest:energy"}

    @pytest.mark.rule("CAP-EXE-03")
    def test_after_one_activation_there_is_nothing_for_the_rest(self) -> None:
        t = position("executive", levels=(4,), energy=(9,))
        activate(t, "hotel")
        assert refusal(t, "rest:prestige") == "CAP-EXE-03"
        assert "finish" in moves(t)
        play(t, "finish")
        assert (prestige_of(t, ANNA), t.to_act) == (0, [BENCE])


class TestActivating:
    @pytest.mark.rule("CAP-ACT-01", "CAP-DEF-12")
    def test_only_tiles_with_the_sign(self) -> None:
        t = position("executive", energy=(9,), cities=(CITY,), effects=LAB)
        tiles = {move.removeprefix("activate:") for move in moves(t) if move.startswith("activate:")}
        assert tiles == {"hotel", "city_hall", "market", "bakery"}
        assert refusal(t, "activate:brickworks") == "CAP-ACT-01"
        assert refusal(t, "activate:opera_house") == "CAP-ACT-01", "not in the city at all"

    @pytest.mark.rule("CAP-ACT-02", "CAP-DEF-12")
    @pytest.mark.parametrize(("printed", "cubes", "guests"), [(0, 0, 0), (1, 0, 0), (1, 2, 0), (2, 1, 1), (0, 3, 2)])
    def test_the_cost(self, printed: int, cubes: int, guests: int) -> None:
        lying = dict.fromkeys((BENCE, CILI)[:guests], (ANNA, "market"))
        t = position(
            "executive",
            energy=(20,),
            cities=({(0, 1): "market"},),
            cubes=({"market": cubes},) if cubes else (),
            tourists={ANNA: (BENCE, None), **lying},
            effects={"market": activated(printed, population=1)},
        )
        price = printed + cubes + guests + 1
        (market,) = [tile for tile in seen(t, ANNA)["tiles"] if tile["tile"] == "market"]
        assert market["cost"] == price
        activate(t, "market")
        assert (energy_of(t, ANNA), cubes_of(t, ANNA)) == (20 - price, {"market": cubes + price})
        assert track(t, ANNA, "population") == START["population"] + 1

    @pytest.mark.rule("CAP-ACT-02")
    def test_who_has_too_little_cannot(self) -> None:
        t = position("executive", energy=(1,), tourists={ANNA: (BENCE, None)}, cities=(CITY,), effects=LAB)
        assert refusal(t, "activate:market") == "CAP-ACT-02"
        assert refusal(t, "activate:bakery") == ""

    @pytest.mark.rule("CAP-ACT-03")
    def test_cubes_stay_on_the_tile_until_the_end_of_the_age(self) -> None:
        t = position("executive", round=3, energy=(9,))
        activate(t, "hotel")
        play(t, "rest:energy", "rest:energy")
        assert (t.view(None)["round"], cubes_of(t, ANNA)) == (4, {"hotel": 2})

    @pytest.mark.rule("CAP-ACT-04")
    def test_a_tile_may_be_activated_in_the_round_it_was_built(self) -> None:
        t = built("bakery", energy=(9,), effects=LAB)
        build(t, SPARE[0], 0, 1)
        build(t, SPARE[1], 0, 1)
        activate(t, "bakery")
        assert track(t, ANNA, "economy") == START["economy"] + 2

    @pytest.mark.rule("CAP-ACT-05", "CAP-GAP-17")
    def test_the_same_tile_again_costs_more(self) -> None:
        t = position("executive", levels=(6,), energy=(20,), cities=(CITY,), effects=LAB)
        for price in (2, 4, 8):
            before = energy_of(t, ANNA)
            activate(t, "market")
            assert before - energy_of(t, ANNA) == price
        assert refusal(t, "activate:market") == "CAP-ACT-02", "sixteen are not there"

    @pytest.mark.rule("CAP-ACT-06", "CAP-EFF-12")
    def test_permanent_effects_come_after_all_moves_of_the_tile(self) -> None:
        effects = {"market": activated(0, culture=-2, population=1), "opera_house": beside(culture=2)}
        city = {(0, 1): "market", (1, 1): "opera_house"}
        t = position("executive", cities=(city,), effects=effects, tracks=({"culture": 1},))
        activate(t, "market")
        assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (2, -1), "below 0 first, whatever comes back"

    @pytest.mark.rule("CAP-ACT-07", "CAP-TAX-04")
    def test_a_loss_of_money_may_take_loans(self) -> None:
        t = position(
            "executive",
            cities=({(0, 1): "market"},),
            tracks=({"economy": 2},),
            effects={"market": activated(0, economy=-6, employment=2)},
        )
        activate(t, "market")
        assert (track(t, ANNA, "economy"), prestige_of(t, ANNA), track(t, ANNA, "employment")) == (2, -2, 5)


class TestTourists:
    @pytest.mark.rule("CAP-TST-01")
    def test_a_tourist_replaces_one_cube_and_several_the_whole_cost(self) -> None:
        t = position("executive", energy=(0,), tourists={BENCE: (ANNA, None)}, cities=(CITY,), effects=LAB)
        activate(t, "market", "send:0")
        assert (tourist_at(t, ANNA), tourist_at(t, BENCE)) == ((ANNA, "market"), (ANNA, "market"))
        assert (cubes_of(t, ANNA), energy_of(t, ANNA)) == ({}, 0)
        assert track(t, ANNA, "population") == START["population"] + 1

    @pytest.mark.rule("CAP-TST-01")
    def test_sending_one_leaves_the_rest_to_cubes(self) -> None:
        t = position("executive", energy=(5,), cities=(CITY,), effects=LAB)
        activate(t, "market", "send:0")
        assert (cubes_of(t, ANNA), energy_of(t, ANNA), tourist_at(t, ANNA)) == ({"market": 1}, 4, (ANNA, "market"))

    @pytest.mark.rule("CAP-TST-01")
    def test_sending_none_is_allowed_with_enough_cubes_only(self) -> None:
        t = position("executive", energy=(1,), cities=(CITY,), effects=LAB)
        play(t, "activate:market")
        assert energy_of(t, ANNA) == 0, "one cube and one tourist: there was no choice"
        t = position("executive", energy=(1,), tourists={BENCE: (ANNA, None)}, cities=(CITY,), effects=LAB)
        play(t, "activate:market")
        assert moves(t) == {"send:0", "send:1"}
        assert refusal(t, "pay_rest") == "CAP-ACT-02"

    @pytest.mark.rule("CAP-TST-02")
    def test_a_tourist_on_a_tile_counts_as_a_cube(self) -> None:
        t = position("executive", levels=(4,), energy=(9,), cities=(CITY,), effects=LAB)
        activate(t, "market", "send:0")
        (market,) = [tile for tile in seen(t, ANNA)["tiles"] if tile["tile"] == "market"]
        assert market["cost"] == 1 + 1 + 1 + 1

    @pytest.mark.rule("CAP-TST-03")
    def test_a_tourist_must_move_to_help(self) -> None:
        lying = {ANNA: (ANNA, "market"), BENCE: (ANNA, None)}
        t = position("executive", energy=(9,), tourists=lying, cities=(CITY,), effects=LAB)
        play(t, "activate:market")
        assert moves(t) == {"send:1", "pay_rest"}
        assert refusal(t, "send:0") == "CAP-TST-03"
        t = position("executive", energy=(9,), tourists=lying, cities=(CITY,), effects=LAB)
        play(t, "activate:bakery")
        assert moves(t) == {"send:0", "send:1", "pay_rest"}

    @pytest.mark.rule("CAP-TST-04")
    def test_a_tourist_moves_once_a_phase(self) -> None:
        t = position("executive", levels=(4,), energy=(9,), tourists={BENCE: (ANNA, None)}, cities=(CITY,), effects=LAB)
        activate(t, "bakery", "send:0")
        play(t, "activate:market")
        assert moves(t) == {"send:1", "pay_rest"}
        assert refusal(t, "send:0") == "CAP-TST-04"
        play(t, "pay_rest")
        begin_at(t, "executive")
        play(t, "activate:market")
        assert "send:0" in moves(t), "the next executive phase"

    @pytest.mark.rule("CAP-TST-05")
    def test_moving_away_lowers_the_cost_of_the_tile_it_leaves(self) -> None:
        lying = {ANNA: (ANNA, "market")}
        t = position(
            "executive", levels=(4,), energy=(9,), tourists=lying, cities=(CITY,), effects=LAB, cubes=({"market": 1},)
        )
        costs = {tile["tile"]: tile["cost"] for tile in seen(t, ANNA)["tiles"]}
        activate(t, "bakery", "send:0")
        after = {tile["tile"]: tile["cost"] for tile in seen(t, ANNA)["tiles"]}
        assert (costs["market"], after["market"]) == (4, 3)

    @pytest.mark.rule("CAP-TST-06")
    def test_a_tourist_is_not_simply_taken_off(self) -> None:
        """There is no such move; it leaves its tile by helping another, or to another host."""
        lying = {ANNA: (ANNA, "hotel"), BENCE: (ANNA, "city_hall")}
        t = position("executive", tourists=lying)
        assert not any(move.startswith("send") for move in moves(t))
        play(t, "rest:energy")
        assert (tourist_at(t, ANNA), tourist_at(t, BENCE)) == ((ANNA, "hotel"), (ANNA, "city_hall"))
