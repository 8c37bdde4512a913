"""The worked examples of the ledger (CAP-EX). Anna sits at seat 0, then come Bence, Cili, Dani and Emma."""

from typing import Any

import pytest

from pentapolis.games.the_capitals.politics import price
from pentapolis.games.the_capitals.tourism import attraction
from tests.rules.the_capitals.prelude import *


@pytest.mark.rule("CAP-EX-01", "CAP-SET-04")
def test_four_players_begin_with_six_tiles_at_no_cost() -> None:
    assert [len(field) for field in fields_of(new_game(4))] == [6, 0, 0]


@pytest.mark.rule("CAP-EX-02", "CAP-SET-07", "CAP-SET-08", "CAP-SET-09", "CAP-SET-10")
def test_blue_red_the_third_and_green_stand_in_columns_two_to_five() -> None:
    t = new_game(4, chance={"order": ["1", "3", "0", "2"]})
    assert columns_of(t) == [4, 2, 5, 3]
    assert [track(t, seat, "economy") for seat in (1, 3)] == [10 - 3, 10 - 2]
    assert [column["usable"] for column in t.view(0)["initiative"]] == [True, True, True, True, True, False]


@pytest.mark.rule("CAP-EX-03", "CAP-POL-04")
def test_blue_pays_two_times_four_and_next_round_has_the_multiplier_two() -> None:
    t = position("politics", columns={ANNA: 2, BENCE: 3, CILI: 5})
    play(t, "pick:4")
    assert track(t, ANNA, "economy") == 10 - 8
    play(t, "pick:5", "pick:3")
    begin_at(t, "politics")
    assert asked(t) == "ask-column"
    assert price(t, ANNA, 1) == 3 * 2


@pytest.mark.rule("CAP-EX-04", "CAP-POL-06", "CAP-POL-07")
def test_which_columns_are_open() -> None:
    assert refusal(position("politics", seats=4), "pick:6") == "CAP-POL-06"
    assert refusal(position("politics", seats=3), "pick:5") == ""
    assert max(columns_of(new_game(3))) == 4


@pytest.mark.rule("CAP-EX-05", "CAP-POL-08")
def test_the_last_column_of_five_players_counts_once_in_round_two() -> None:
    assert price(position("politics", seats=5, round=2, columns={EMMA: 6}), EMMA, 1) == 3
    assert price(position("politics", seats=5, round=3, columns={EMMA: 6}), EMMA, 1) == 6


@pytest.mark.rule("CAP-EX-06", "CAP-PLC-01", "CAP-PLC-02", "CAP-PLC-03")
def test_fines_of_the_placement_example() -> None:
    assert prestige_of(built("market", 0, 1), ANNA) == 0
    station = {(1, -1): "train_station"}
    # At a marker and beside the city hall, but not beside the Train Station: that is two cells away.
    assert prestige_of(built("science_center", 0, 1, cities=(station,)), ANNA) == -2
    arch: dict[str, Any] = {"cities": (station,), "tracks": ({"economy": 30},)}
    assert prestige_of(built("magnificent_arch", 2, 1, **arch), ANNA) == -4
    assert prestige_of(built("magnificent_arch", 0, -1, **arch), ANNA) == 0


@pytest.mark.rule("CAP-EX-07", "CAP-EFF-01")
def test_three_moves_and_no_other() -> None:
    effects = {"market": immediate(progress=3, employment=2, public_services=-2)}
    t = built("market", effects=effects)
    assert tracks_of(t, ANNA) == {**START, "progress": 3, "employment": 5, "public_services": 0}
    assert (prestige_of(t, ANNA), energy_of(t, ANNA)) == (0, 4)


@pytest.mark.rule("CAP-EX-08", "CAP-EFF-03")
def test_seven_population_give_four_culture() -> None:
    effects = {"market": counted('{ track = "population", every = 3 }', culture=2)}
    assert track(built("market", effects=effects, tracks=({"population": 7},)), ANNA, "culture") == 4


@pytest.mark.rule("CAP-EX-09", "CAP-EFF-03", "CAP-EFF-04")
def test_twelve_employment_give_four_culture_and_stay() -> None:
    effects = {"market": counted('{ track = "employment", every = 3 }', culture=1)}
    t = built("market", effects=effects, tracks=({"employment": 12, "population": 12},))
    assert (track(t, ANNA, "culture"), track(t, ANNA, "employment")) == (4, 12)


@pytest.mark.rule("CAP-EX-10", "CAP-EFF-11")
def test_every_upgrade_brings_culture() -> None:
    effects = {"market": immediate(progress=6), "circus": on_upgrade(culture=2), "bakery": immediate(progress=12)}
    t = built("market", effects=effects, cities=({(1, 1): "circus"},))
    assert (level_of(t, ANNA), track(t, ANNA, "culture")) == (1, 0)
    play(t, "upgrade")
    assert (level_of(t, ANNA), track(t, ANNA, "culture")) == (2, 2)
    t = built("bakery", effects=effects, cities=({(1, 1): "circus"},))
    play(t, "upgrade", "upgrade")
    assert (level_of(t, ANNA), track(t, ANNA, "culture")) == (3, 4)


@pytest.mark.rule("CAP-EX-11", "CAP-EFF-09")
def test_high_density_brings_culture_before_and_after() -> None:
    effects = {"circus": for_each("residential", density="high", culture=3)}
    two = {(0, 1): "tenement_house", (1, 1): "jefferson_apartments", (2, 1): "manor_house"}
    t = built("circus", 0, -1, effects=effects, cities=(two,), others=("tower_blocks", *SPARE))
    assert track(t, ANNA, "culture") == 6
    build(t, SPARE[0], 0, 1)
    build(t, SPARE[1], 0, 1)
    begin_at(t, "building")
    build(t, "tower_blocks", -1, 1)
    assert track(t, ANNA, "culture") == 9


@pytest.mark.rule("CAP-EX-12", "CAP-EFF-09", "CAP-EFF-14")
@pytest.mark.parametrize(("x", "y", "gained"), [(-1, -1, 1), (-1, -2, 1), (1, -3, 0), (2, 1, 0)])
def test_arrows_look_at_the_neighbours_only(x: int, y: int, gained: int) -> None:
    plain = {"circus": for_each("residential", "adjacent", population=1), "manor_house": immediate(economy=1)}
    t = built(
        "circus", 0, 0 - 1, effects=plain, cities=({(1, -2): "terraced_cottages"},), others=("manor_house", *SPARE)
    )
    assert track(t, ANNA, "population") == START["population"] + 1
    before = track(t, ANNA, "population")
    build(t, SPARE[1], 0, 1)
    build(t, SPARE[2], 0, 1)
    begin_at(t, "building")
    build(t, "manor_house", x, y)
    assert track(t, ANNA, "population") == before + gained


@pytest.mark.rule("CAP-EX-13", "CAP-TRK-13", "CAP-TRK-15")
def test_a_hospital_at_the_top_gives_three_energy() -> None:
    t = built("hospital", tracks=({"public_services": 6},))
    assert (track(t, ANNA, "public_services"), energy_of(t, ANNA)) == (6, 4 + 3)


@pytest.mark.rule("CAP-EX-14", "CAP-TOU-04")
def test_ten_attracts_like_nine() -> None:
    assert [attraction(culture) for culture in (8, 9, 10, 13)] == [0, 1, 1, 1]


@pytest.mark.rule("CAP-EX-15", "CAP-TOU-03", "CAP-TOU-05", "CAP-TOU-06", "CAP-TOU-07")
@pytest.mark.parametrize(("purple", "lost"), [(17, {3, 4}), (24, {1, 2, 3, 4})])
def test_purple_hosts_the_tourists_of_those_behind(purple: int, lost: set[int]) -> None:
    cultures = (purple, 12, 10, 8, 5)
    t = position("tourism", seats=5, tracks=[{"culture": culture} for culture in cultures])
    assert {tourist for tourist in range(1, 5) if tourist_at(t, tourist)[0] == ANNA} == lost
    assert all(tourist_at(t, tourist)[0] == tourist for tourist in range(5) if tourist not in lost)


@pytest.mark.rule("CAP-EX-16", "CAP-ACT-02")
def test_the_second_activation_costs_four() -> None:
    effects = {"tenement_house": activated(1, population=1)}
    t = position("executive", effects=effects, cities=({(0, 1): "tenement_house"},), energy=(6,), levels=(2,))
    activate(t, "tenement_house")
    assert (energy_of(t, ANNA), track(t, ANNA, "population")) == (4, START["population"] + 1)
    activate(t, "tenement_house")
    assert (energy_of(t, ANNA), track(t, ANNA, "population")) == (0, START["population"] + 2)
    assert cubes_of(t, ANNA) == {"tenement_house": 6}


@pytest.mark.rule("CAP-EX-17", "CAP-TST-01", "CAP-EFF-12")
def test_two_tourists_and_a_cube_pay_for_the_stock_exchange() -> None:
    effects = {"stock_exchange": f"{activated(2, economy=9)}\n{beside(economy=1)}"}
    t = position(
        "executive",
        effects=effects,
        cities=({(0, 1): "stock_exchange"},),
        tourists={BENCE: (ANNA, None)},
        energy=(2,),
    )
    activate(t, "stock_exchange", "send:0", "send:1")
    assert (energy_of(t, ANNA), track(t, ANNA, "economy")) == (1, 10 + 9)
    assert cubes_of(t, ANNA) == {"stock_exchange": 1}


@pytest.mark.rule("CAP-EX-18", "CAP-TST-03", "CAP-TST-05")
def test_a_tourist_on_a_tile_makes_it_dearer_and_helps_only_others() -> None:
    effects = {"iron_foundry": activated(1, economy=-6, employment=2), "bakery": activated(0, culture=1)}
    given: dict[str, Any] = {
        "effects": effects,
        "cities": ({(0, 1): "iron_foundry", (1, 1): "bakery"},),
        "cubes": ({"iron_foundry": 1},),
        "tourists": {ANNA: (ANNA, "iron_foundry")},
        "energy": (9,),
        "levels": (2,),
        "tracks": ({"economy": 30},),
    }
    t = position("executive", **given)
    assert seen(t, ANNA)["tiles"][2]["cost"] == 4
    play(t, "activate:iron_foundry")
    assert (energy_of(t, ANNA), track(t, ANNA, "economy"), track(t, ANNA, "employment")) == (5, 24, 5)
    t = position("executive", **given)
    activate(t, "bakery", "send:0")
    assert seen(t, ANNA)["tiles"][2]["cost"] == 3
    activate(t, "iron_foundry")
    assert (energy_of(t, ANNA), track(t, ANNA, "economy"), track(t, ANNA, "employment")) == (6, 24, 5)


@pytest.mark.rule("CAP-EX-19", "CAP-CARD-03", "CAP-CARD-04", "CAP-CARD-07")
def test_jefferson_apartments_beside_the_museum_of_art() -> None:
    t = position(
        "executive",
        cities=({(0, 1): "jefferson_apartments", (0, 2): "museum_of_art", (2, 1): "convention_center"},),
        tourists={ANNA: (ANNA, "convention_center")},
        tracks=({"culture": 8},),
        energy=(2,),
    )
    activate(t, "jefferson_apartments", "send:0")
    assert (track(t, ANNA, "culture"), track(t, ANNA, "population")) == (8 - 3 + 2, START["population"] + 2)
    assert (energy_of(t, ANNA), tourist_at(t, ANNA)) == (1, (ANNA, "jefferson_apartments"))


@pytest.mark.rule("CAP-EX-20", "CAP-EXE-03")
@pytest.mark.parametrize(("reward", "prestige", "energy"), [("prestige", 1, 4), ("energy", 0, 5)])
def test_three_activations_given_up_bring_one_thing_once(reward: str, prestige: int, energy: int) -> None:
    t = position("executive", levels=(4,))
    play(t, f"rest:{reward}")
    assert (prestige_of(t, ANNA), energy_of(t, ANNA)) == (prestige, energy)
    assert t.to_act == [BENCE]


@pytest.mark.rule("CAP-EX-21", "CAP-PP-01", "CAP-PP-02", "CAP-PP-03", "CAP-PP-04")
def test_an_upgrade_keeps_cubes_and_brings_the_best_plant_left() -> None:
    t = built("market", effects={"market": immediate(progress=6)}, energy=(3,), cubes=({"hotel": 1},))
    play(t, "upgrade")
    assert (level_of(t, ANNA), energy_of(t, ANNA), cubes_of(t, ANNA)) == (2, 3 + STACKS[0][0], {"hotel": 1})
    assert t.stacks[0] == STACKS[0][1:]


@pytest.mark.rule("CAP-EX-22", "CAP-ADM-04")
def test_a_new_age_brings_six_tiles_whatever_is_left() -> None:
    t = position("administration", seats=4, round=4, fields=(("market",), ("circus",), ()), deck=("bakery",))
    assert [len(field) for field in fields_of(t)] == [6, 1, 1]
    assert fields_of(t)[1:] == [["market"], ["circus"]]


@pytest.mark.rule("CAP-EX-23", "CAP-ADM-04")
def test_tiles_of_the_age_that_are_left_count() -> None:
    t = position("administration", seats=4, round=6, fields=(("shipyard",), ("university",), ()))
    assert [len(field) for field in fields_of(t)] == [4, 1, 1]


@pytest.mark.rule("CAP-EX-24", "CAP-WF-02")
def test_a_green_three() -> None:
    t = position("fair", round=4, tracks=({"employment": 7, "population": 7, "public_services": 6},))
    assert {"seat": ANNA, "count": 3} in told(t, "log-employment")
    assert told(t, "log-unemployment")[0]["seat"] != ANNA


@pytest.mark.rule("CAP-EX-25", "CAP-WF-03")
@pytest.mark.parametrize(("population", "employment", "lost"), [(10, 8, -2), (8, 8, 0), (15, 8, -3)])
def test_unemployment(population: int, employment: int, lost: int) -> None:
    t = position("fair", round=4, tracks=({"employment": employment, "population": population},))
    assert {line["seat"]: line["count"] for line in told(t, "log-unemployment")}.get(ANNA, 0) == lost


@pytest.mark.rule("CAP-EX-26", "CAP-WF-04")
def test_three_public_services_bring_a_step_of_progress() -> None:
    t = position("fair", round=4, tracks=({"public_services": 3},))
    assert track(t, ANNA, "progress") == 1


@pytest.mark.rule("CAP-EX-27", "CAP-WF-05")
def test_two_points_for_every_city_ahead() -> None:
    t = position("fair", round=4, tracks=[{"public_services": services} for services in (2, 4, 6)])
    lost = {line["seat"]: line["count"] for line in told(t, "log-services-rank")}
    assert lost == {BENCE: -2, ANNA: -4}


@pytest.mark.rule("CAP-EX-28", "CAP-WF-06")
def test_cubes_return_and_tourists_stay() -> None:
    t = position("fair", round=4, cubes=({"hotel": 2},), energy=(3,), tourists={ANNA: (ANNA, "hotel")})
    assert (energy_of(t, ANNA), cubes_of(t, ANNA)) == (5, {})
    assert tourist_at(t, ANNA) == (ANNA, "hotel")


@pytest.mark.rule("CAP-EX-29", "CAP-TAX-02")
def test_four_loans_for_eleven() -> None:
    t = built("market", effects={"market": immediate(economy=-11)}, tracks=({"economy": 1},))
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (2, -4)


@pytest.mark.rule("CAP-EX-30", "CAP-TAX-01", "CAP-TAX-04", "CAP-CARD-01")
def test_a_magnificent_arch_on_credit() -> None:
    t = position(fields=(SPARE, ("magnificent_arch",), ()), tracks=({"economy": 1},))
    build(t, "magnificent_arch", 0, 1)
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (2, -5)
    assert tracks_of(t, ANNA) == {**START, "economy": 2, "progress": 3, "public_services": 1, "culture": 9}


@pytest.mark.rule("CAP-EX-31", "CAP-TAX-03", "CAP-CARD-02")
@pytest.mark.parametrize(("money", "prestige"), [(1, 0), (10, 1)])
def test_high_finance_square_counts_only_money_that_is_there(money: int, prestige: int) -> None:
    t = built("high_finance_square", tracks=({"economy": money},))
    assert tracks_of(t, ANNA) == {**START, "economy": money, "progress": 2, "culture": 6}
    assert (energy_of(t, ANNA), prestige_of(t, ANNA)) == (3, prestige)


@pytest.mark.rule("CAP-EX-32", "CAP-FIN-05")
def test_nine_energy_are_two_points() -> None:
    assert seen(position(energy=(9,)), ANNA, ANNA)["parts"]["energy"] == 2


@pytest.mark.rule("CAP-EX-33", "CAP-FIN-06")
def test_fourteen_money_are_three_points() -> None:
    t = position("end", round=12, columns={ANNA: 6, BENCE: 2, CILI: 3}, tracks=({"economy": 14},))
    assert (t.over, seen(t, ANNA)["parts"]["economy"]) == (True, 3)


@pytest.mark.rule("CAP-EX-34", "CAP-FIN-07")
def test_twenty_one_culture_are_ten_points() -> None:
    assert seen(position(tracks=({"culture": 21},)), ANNA)["parts"]["culture"] == 10


PROSPERITY_GAME = {"prosperity": "with"}


@pytest.mark.rule("CAP-EX-35", "CAP-CARD-08")
def test_three_pennants_of_the_most_populous_city() -> None:
    t = position(
        "administration",
        round=3,
        hands=(("three_pennants", "carousel"),),
        tracks=({"population": 9},),
        options=PROSPERITY_GAME,
    )
    play(t, "raise:three_pennants", f"place:{at(0, 1)}")
    assert (prestige_of(t, ANNA), track(t, ANNA, "culture")) == (4, 2)


@pytest.mark.rule("CAP-EX-36", "CAP-CARD-09", "CAP-PRO-06")
def test_a_warehouse_with_as_many_factories_and_shops_as_anybody() -> None:
    own = {(0, 1): "bakery", (-1, 1): "shipyard", (0, -1): "market"}
    theirs = {(0, 1): "savings_bank", (-1, 1): "general_store", (0, -1): "department_store"}
    t = position("administration", round=5, cities=(own, theirs), hands=(("warehouse",),), options=PROSPERITY_GAME)
    play(t, "raise:warehouse", f"place:{at(1, -1)}")
    assert prestige_of(t, ANNA) == 3


@pytest.mark.rule("CAP-EX-37", "CAP-CARD-10", "CAP-FIN-01")
def test_a_public_meeting_hall_brings_work_as_far_as_there_are_people() -> None:
    t = position(
        "fair",
        round=12,
        cities=({(0, 1): "public_meeting_hall"},),
        tracks=({"employment": 12, "population": 14},),
        options=PROSPERITY_GAME,
    )
    assert track(t, ANNA, "employment") == 14
    assert {"seat": ANNA, "count": 14} in told(t, "log-employment"), "what the space of 14 gives"


@pytest.mark.rule("CAP-EX-38", "CAP-LAKE-01", "CAP-LAKE-02", "CAP-LAKE-03", "CAP-LAKE-04")
def test_a_lake_away_from_the_markers() -> None:
    t = position(
        "administration",
        round=3,
        hands=(("clock_tower", "observatory"),),
        cities=({(0, 1): "market"},),
        options=PROSPERITY_GAME,
    )
    assert refusal(t, "raise:clock_tower") == "CAP-PRO-04"
    play(t, "flood:clock_tower", f"place:{at(-1, 2)}")
    assert (prestige_of(t, ANNA), energy_of(t, ANNA)) == (0, 4 + 2)
    assert city_of(t, ANNA)[-1, 2] == "lake"
    assert seen(t, ANNA)["types"]["prosperity"] == 0


@pytest.mark.rule("CAP-EX-39", "CAP-SET-10", "CAP-TRK-08")
def test_the_marker_may_not_end_below_one() -> None:
    t = position(fields=(SPARE, ("market",), ()), tracks=({"economy": 2},))
    play(t, "take:market")
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (3, -1)


@pytest.mark.rule("CAP-EX-40", "CAP-DEF-16")
@pytest.mark.parametrize(("steps", "energy"), [(2, 3), (1, 0)])
def test_only_a_step_too_many_sets_off_the_arrow(steps: int, energy: int) -> None:
    t = built("market", effects={"market": immediate(public_services=steps)}, tracks=({"public_services": 5},))
    assert (track(t, ANNA, "public_services"), energy_of(t, ANNA)) == (6, 4 + energy)
    held = {"employment": 9, "population": 10}
    t = built("market", effects={"market": immediate(employment=3)}, tracks=(held,))
    assert (track(t, ANNA, "employment"), prestige_of(t, ANNA)) == (10, 0)


@pytest.mark.rule("CAP-EX-41", "CAP-DEF-09")
def test_a_tile_profits_from_the_upgrade_it_causes_itself() -> None:
    effects = {"circus": f"{immediate(progress=1)}\n{on_upgrade(culture=2)}"}
    t = built("circus", effects=effects, tracks=({"progress": 5},))
    play(t, "upgrade")
    assert (level_of(t, ANNA), track(t, ANNA, "culture")) == (2, 2)


@pytest.mark.rule("CAP-EX-42", "CAP-DEF-06", "CAP-EFF-15")
def test_machine_works_do_not_count_themselves() -> None:
    three = {(0, 1): "bakery", (1, 1): "shipyard", (0, 2): "cannery"}
    effects = {"machine_works": counted('{ tiles = "industrial", where = "city" }', progress=1)}
    t = built("machine_works", 1, 2, effects=effects, cities=(three,))
    assert track(t, ANNA, "progress") == 3


@pytest.mark.rule("CAP-EX-43", "CAP-DEF-13")
def test_the_fewest_public_tiles_with_a_tie() -> None:
    t = position(
        "administration",
        round=3,
        cities=(
            {(0, 1): "hospital"},
            {(0, 1): "university"},
            {(0, 1): "courthouse", (1, 1): "train_station"},
        ),
        hands=(("public_meeting_hall",), ("public_meeting_hall",), ("public_meeting_hall",)),
        options=PROSPERITY_GAME,
    )
    assert [seen(t, seat, seat)["hand"][0]["met"] for seat in range(3)] == [[True], [True], [False]]


@pytest.mark.rule("CAP-EX-44", "CAP-DEF-11", "CAP-DEF-20")
@pytest.mark.parametrize(("number", "prestige"), [(3, 1), (7, 3), (9, 6)])
def test_the_age_of_the_round_that_ends_counts(number: int, prestige: int) -> None:
    t = position("administration", round=number, hands=(("warehouse",),), options=PROSPERITY_GAME)
    play(t, "raise:warehouse", f"place:{at(0, 1)}")
    assert prestige_of(t, ANNA) == prestige


@pytest.mark.rule("CAP-EX-45", "CAP-TRK-10", "CAP-TRK-11")
def test_back_to_the_sign_and_no_further() -> None:
    t = built("market", effects={"market": immediate(progress=3)}, tracks=({"progress": 4},))
    play(t, "upgrade")
    assert (track(t, ANNA, "progress"), level_of(t, ANNA)) == (1, 2)
    t = built("market", effects={"market": immediate(progress=-3)}, tracks=({"progress": 1},))
    assert (track(t, ANNA, "progress"), level_of(t, ANNA), prestige_of(t, ANNA)) == (0, 1, 0)
    t = built("market", effects={"market": immediate(progress=6)}, tracks=({"progress": 0},))
    assert asked(t) == "ask-upgrade"


@pytest.mark.rule("CAP-EX-46", "CAP-FIN-03")
@pytest.mark.parametrize(("option", "money", "left", "prestige"), [("cost", 2, 2, -1), ("product", 9, 3, -2)])
def test_the_last_payment(option: str, money: int, left: int, prestige: int) -> None:
    t = position(
        "end",
        round=12,
        columns={ANNA: 2},
        tracks=({"economy": money},),
        options={"final_payment": option},
    )
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (left, prestige)


@pytest.mark.rule("CAP-EX-47", "CAP-2P-06", "CAP-2P-07", "CAP-2P-08")
@pytest.mark.parametrize(("second", "host"), [(4, ANNA), (5, BENCE)])
def test_the_neutral_marker_of_two_players(second: int, host: int) -> None:
    t = position("tourism", seats=2, neutral=5, tracks=({"culture": 7}, {"culture": second}))
    assert [tourist_at(t, tourist)[0] for tourist in range(3)] == [ANNA, host, ANNA]


@pytest.mark.rule("CAP-EX-48", "CAP-ACT-06", "CAP-DEF-03")
def test_what_neighbours_add_comes_after_the_activation() -> None:
    t = position(
        "executive",
        cities=({(0, 1): "jefferson_apartments", (0, 2): "museum_of_art"},),
        tourists={ANNA: (ANNA, "hotel")},
        tracks=({"culture": 1},),
    )
    activate(t, "jefferson_apartments")
    assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (2, -1)
