"""What the rulebook's appendix says about single cards (TTA-CLR), and leaders with rules of their own."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

RICH = {"agriculture": 20, "bronze": 40}


def happy(**more: object) -> int:
    return stats(position(replace(Civ(), **more), age="II"))["happy"]  # type: ignore[arg-type]


def culture(**more: object) -> int:
    return stats(position(replace(Civ(), **more), age="III"))["culture"]  # type: ignore[arg-type]


@pytest.mark.rule("TTA-CLR-01", "TTA-GAP-58")
def test_homer_under_a_wonder() -> None:
    assert happy(wonders=["pyramids"], under="pyramids") == 1
    assert happy(wonders=["hanging_gardens"], under="hanging_gardens") == 3
    # With the Basilica: 1 of its own, Pyramids 1 + 1, Hanging Gardens 2 + 1 + 1.
    assert happy(wonders=["st_peters_basilica", "pyramids"], under="pyramids") == 1 + 2
    assert happy(wonders=["st_peters_basilica", "hanging_gardens"], under="hanging_gardens") == 1 + 4
    assert happy(wonders=["st_peters_basilica", "pyramids"]) == 1
    # Michelangelo counts it: Hanging Gardens 1 + 3.
    assert culture(wonders=["hanging_gardens"], under="hanging_gardens", leader="michelangelo") == 1 + 3


@pytest.mark.rule("TTA-CLR-01", "TTA-CLR-02", "TTA-LEAD-02")
def test_homer_is_put_under_a_wonder_instead_of_an_action_back() -> None:
    mine = Civ(leader="homer", civil=["joan_of_arc"], wonders=["pyramids", "colossus"])
    t = position(mine)
    play(t, "lead:joan_of_arc")
    assert asked(t) == "ask-tuck"
    assert refusal(t, "tuck:hanging_gardens") == "TTA-CLR-01"
    play(t, "tuck:colossus")
    assert (stats(t)["ca"], stats(t)["happy"], leader_of(t)) == (4, 1, "joan_of_arc")
    t = position(mine)
    play(t, "lead:joan_of_arc", "decline")
    assert (stats(t)["ca"], stats(t)["happy"]) == (5, 0)
    # Without a completed wonder nothing is asked.
    t = position(replace(mine, wonders=[]))
    play(t, "lead:joan_of_arc")
    assert (asked(t), stats(t)["ca"]) == ("ask-turn", 4)


@pytest.mark.rule("TTA-CLR-02", "TTA-CLR-21")
def test_homer_stays_under_a_ruin_and_through_the_ages() -> None:
    ruined = {"wonders": ["hanging_gardens"], "ruins": ["hanging_gardens"], "under": "hanging_gardens"}
    assert happy(**ruined) == 1
    assert culture(**ruined) == 2
    # The Basilica adds 1 to the ruin, and Michelangelo counts what it shows.
    both = {**ruined, "wonders": ["hanging_gardens", "st_peters_basilica"]}
    assert happy(**both) == 1 + 2
    assert culture(**both, leader="michelangelo") == 2 + 2 + 2 + 1
    t = position(
        Civ(wonders=["pyramids"], under="pyramids", leader="joan_of_arc"),
        phase="turn",
        age="I",
        row=["", "", "", *["iron"] * 9],
        civil=["alchemy"],
    )
    assert int(t.age) == 2
    assert stats(t)["happy"] == 1


@pytest.mark.rule("TTA-CLR-03", "TTA-VAR-07")
@pytest.mark.parametrize(
    ("others", "scored"),
    [
        ((4,), True),
        ((5,), False),
        ((5, 3), True),
        ((5, 5), False),
        ((4, 4), True),
        ((5, 4, 4), True),
        ((5, 6, 1), False),
    ],
)
def test_genghis_khan_scores_for_the_two_strongest(others: tuple[int, ...], scored: bool) -> None:
    khan = Civ(leader="genghis_khan", workers={"warriors": 4})
    t = position(khan, *[Civ(workers={"warriors": count}) for count in others], phase="end")
    assert stats(t)["culture_points"] == (3 if scored else 0)


@pytest.mark.rule("TTA-CLR-04")
def test_infantry_of_genghis_khan_counts_as_cavalry_in_armies_only() -> None:
    khan = Civ(leader="genghis_khan", workers={"warriors": 3}, tactic="heavy_cavalry")
    assert stats(position(khan))["strength"] == 3 + 4
    assert stats(position(replace(khan, leader="")))["strength"] == 3
    # For the Great Wall they stay infantry; cavalry is never infantry.
    assert stats(position(replace(khan, wonders=["great_wall"])))["strength"] == 3 + 4 + 3
    horse = Civ(leader="genghis_khan", workers={"warriors": 0, "knights": 3}, tactic="legion")
    assert stats(position(horse))["strength"] == 6
    assert stats(position(khan))["culture"] == 0


@pytest.mark.rule("TTA-CLR-05")
def test_robespierre_pays_revolutions_with_military_actions() -> None:
    mine = Civ(leader="maximilien_robespierre", government="monarchy", civil=["republic", "patriotism_2"], science=9)
    t = position(mine, age="II")
    play(t, "play:patriotism_2", "revolt:republic")
    found = stats(t)
    # Republic: 7 civil actions, of which 1 was spent for the card; 2 + 1 military ones, all spent but the lent one.
    assert (found["civil_action"], found["ca"]) == (7, 6)
    assert (found["military_action"], found["ma"], int(t.players[ANNA].temporary_ma)) == (3, 0, 1)
    assert found["culture_points"] == 3
    t = position(replace(mine, ma=3), age="II")
    assert refusal(t, "revolt:republic") == "TTA-CLR-05"
    # With Breakthrough the card costs no civil action.
    t = position(replace(mine, civil=["breakthrough_2", "republic", "masonry"]), age="II")
    play(t, "play:breakthrough_2", "revolt:republic")
    assert (stats(t)["ca"], stats(t)["ma"]) == (7, 0)


@pytest.mark.rule("TTA-CLR-06")
def test_newton_gives_an_action_back_by_any_way_of_developing() -> None:
    mine = Civ(leader="isaac_newton", civil=["masonry", "breakthrough_2", "monarchy"], science=30)
    t = position(mine, age="II")
    play(t, "develop:masonry")
    assert stats(t)["ca"] == 4
    t = position(mine, age="II")
    play(t, "play:breakthrough_2", "develop:masonry")
    assert stats(t)["ca"] == 4
    t = position(mine, age="II")
    play(t, "revolt:monarchy")
    assert (stats(t)["ca"], stats(t)["civil_action"]) == (1, 5)
    t, _ = happen("development_of_civilization", replace(mine, ca=2), Civ())
    play(t, "develop:masonry")
    assert stats(t)["ca"] == 3


@pytest.mark.rule("TTA-CLR-07", "TTA-GAP-18")
def test_bach_turns_an_urban_building_into_a_theater() -> None:
    mine = Civ(leader="j_s_bach", workers={"alchemy": 1, "theology": 1}, technologies=["drama", "opera"], stock=RICH)
    t = position(mine, age="II")
    before = stats(t)
    play(t, "perform:alchemy:drama")
    # Alchemy (6) to Drama (4) costs nothing; a theater gives 2 and 1 by Bach.
    assert change(before, stats(t)) == {"ca": -1, "science": -2, "culture": 3, "happy": 1}
    assert refusal(t, "perform:theology:drama") == "TTA-ACT-02"
    t = position(mine, age="II")
    before = stats(t)
    play(t, "perform:theology:opera")
    assert before["resources"] - stats(t)["resources"] == 3
    # Not to a lower level, not beyond the limit, not from a mine.
    t = position(replace(mine, workers={"scientific_method": 1, "alchemy": 1}), age="II")
    assert refusal(t, "perform:scientific_method:drama") == "TTA-CLR-07"
    t = position(replace(mine, workers={"alchemy": 1, "drama": 2}), age="II")
    assert refusal(t, "perform:alchemy:drama") == "TTA-BLD-03"
    assert refusal(t, "perform:bronze:drama") != ""
    # Urban Growth does not pay for it.
    t = position(replace(mine, civil=["urban_growth_2"]), age="II")
    play(t, "play:urban_growth_2")
    assert refusal(t, "perform:alchemy:drama") == "TTA-ACARD-02"


@pytest.mark.rule("TTA-CLR-08")
def test_labs_of_bill_gates_produce_and_pay_like_mines() -> None:
    gates = Civ(leader="bill_gates", workers={"philosophy": 1, "alchemy": 1, "computers": 1, "bronze": 0}, blue=20)
    t = position(gates, phase="end", age="III")
    assert (stock_of(t)["alchemy"], stock_of(t)["computers"], stats(t)["resources"]) == (1, 1, 4)
    assert "philosophy" not in stock_of(t)
    # They store and change: 1 resource of a Computers token.
    t = position(replace(gates, stock={"computers": 1}, technologies=["bronze"]), age="III")
    play(t, "build:bronze")
    assert stats(t)["resources"] == 1


@pytest.mark.rule("TTA-CLR-09", "TTA-GAP-61")
def test_without_bill_gates_labs_only_give_what_they_hold() -> None:
    mine = Civ(workers={"computers": 1}, stock={"computers": 2}, blue=20)
    t = position(mine, age="III")
    assert stats(t)["resources"] == 6
    play(t, "build:warriors")
    assert stats(t)["resources"] == 4
    # Nothing is put on a lab any more.
    play(t, "end_turn")
    assert stock_of(t).get("computers", 0) <= 1
    t = position(mine, phase="end", age="III")
    assert stock_of(t)["computers"] == 2


@pytest.mark.rule("TTA-CLR-10", "TTA-GAP-43")
def test_impact_of_industry_counts_mines_and_the_railroad_only() -> None:
    gates = Civ(leader="bill_gates", workers={"computers": 2, "iron": 1}, wonders=["transcontinental_railroad"])
    t, before = happen(
        "impact_of_industry", gates, Civ(pact="international_trade_agreement", partner=ANNA), Civ(), age="III"
    )
    assert stats(t)["culture_points"] - before[ANNA]["culture_points"] == 2 + 2 + 2
    # Impact of Balance counts pacts: Bence makes 2 food and 3 resources, and has 1 science and 0 culture.
    civ = Civ(workers={"printing_press": 2, "philosophy": 1})
    t, before = happen(
        "impact_of_agriculture", civ, Civ(pact="international_trade_agreement", partner=ANNA), Civ(), age="III"
    )
    assert stats(t)["culture_points"] - before[ANNA]["culture_points"] == 3 + 4


@pytest.mark.rule("TTA-CLR-11")
def test_the_basilica_adds_a_face_for_each_worker() -> None:
    assert happy(wonders=["st_peters_basilica"], workers={"theology": 1, "drama": 2}) == 1 + 3 + 2 * 2
    assert happy(wonders=["st_peters_basilica"], technologies=["theology"]) == 1
    # A leader and a colony with faces are cards too; the Basilica does not count itself.
    assert happy(wonders=["st_peters_basilica"], leader="homer", colonies=["historic_territory_1"]) == 1 + 2 + 2
    assert happy(wonders=["st_peters_basilica"], government="theocracy") == 1 + 2


def completed(wonder: str, civ: Civ) -> int:
    """The culture that completing a wonder of Age III scores."""
    stages = FACTS[wonder]["stages"]
    t = position(replace(civ, wonder=wonder, stages=len(stages) - 1, stock=RICH), age="III")
    before = stats(t)
    play(t, "stage:1")
    return stats(t)["culture_points"] - before["culture_points"]


TOWN = {"printing_press": 1, "drama": 2, "alchemy": 1, "bread_and_circuses": 1, "philosophy": 1}


@pytest.mark.rule("TTA-CLR-12", "TTA-INP-08", "TTA-GAP-20")
@pytest.mark.parametrize(
    ("leader", "more"),
    [("", 0), ("william_shakespeare", 2), ("j_s_bach", 2), ("charlie_chaplin", 2), ("sid_meier", 0)],
)
def test_hollywood_counts_what_leaders_add_to_theaters_and_libraries(leader: str, more: int) -> None:
    assert completed("hollywood", Civ(leader=leader, workers=TOWN)) == 2 * (1 + 4 + more)


@pytest.mark.rule("TTA-CLR-13", "TTA-INP-08", "TTA-GAP-63")
@pytest.mark.parametrize(
    ("leader", "more"),
    [
        ("", 0),
        ("william_shakespeare", 2),
        ("charlie_chaplin", 2),
        ("isaac_newton", 1),
        ("albert_einstein", 1),
        ("sid_meier", 1 - 2),
    ],
)
def test_internet_counts_what_leaders_add_to_urban_buildings(leader: str, more: int) -> None:
    # Culture 1 + 4, science 1 + 2 + 1, strength 1.
    assert completed("internet", Civ(leader=leader, workers=TOWN)) == 5 + 4 + 1 + more


@pytest.mark.rule("TTA-INP-08", "TTA-GAP-44")
def test_fast_food_chains_and_first_space_flight() -> None:
    workers = {"agriculture": 2, "bronze": 3, "philosophy": 1, "warriors": 4}
    assert completed("fast_food_chains", Civ(workers=workers, unused=7)) == 2 * 5 + 5
    civ = Civ(technologies=["iron", "oil"], specials=["strategy"], government="democracy")
    assert completed("first_space_flight", civ) == 1 + 3 + 2 + 3
    # Once only: nothing is added to the culture rating.
    t = position(Civ(wonders=["fast_food_chains", "hollywood"]), age="III")
    assert stats(t)["culture"] == 0


@pytest.mark.rule("TTA-CLR-14")
def test_development_of_civilization_costs_one_less_and_no_action() -> None:
    for move, before, after in (
        ("increase", Civ(stock={"agriculture": 1}, ca=0), "food"),
        ("build:bronze", Civ(stock={"bronze": 1}, ca=0), "resources"),
        ("develop:masonry", Civ(civil=["masonry"], science=2, ca=0), "science_points"),
    ):
        t, _ = happen("development_of_civilization", before, Civ())
        play(t, move)
        assert (stats(t)[after], stats(t)["ca"]) == (0, 0)
    t, _ = happen("development_of_civilization", Civ(stock=RICH), Civ())
    assert refusal(t, "build:warriors") != ""


@pytest.mark.rule("TTA-CLR-15")
def test_a_ruin_counts_as_a_completed_wonder_of_its_age() -> None:
    ruin = Civ(wonders=["pyramids"], ruins=["pyramids"])
    t = position(ruin, row=["colossus"])
    play(t, "take:space_1")
    assert stats(t)["ca"] == 2
    t, before = happen("impact_of_wonders", ruin, Civ(), age="III")
    assert stats(t)["culture_points"] - before[ANNA]["culture_points"] == 5
    t = position(ruin, Civ(pact="international_tourism", partner=ANNA), Civ(), age="III")
    assert stats(t, BENCE)["culture"] == 1


@pytest.mark.rule("TTA-CLR-16", "TTA-GAP-41")
def test_international_agreement_follows_the_rules_of_taking() -> None:
    strong = Civ(workers={"warriors": 5}, wonders=["colossus"], ages_led=["I"], civil=["iron"], ca=0)
    row = ["iron", "joan_of_arc", "great_wall", "drama", "coal", "opera", "", "", "", "oil", "movies"]
    t, _ = happen("international_agreement", strong, Civ(), age="II", row=row)
    assert refusal(t, "take:space_1") == "TTA-TAKE-03"
    assert refusal(t, "take:space_2") == "TTA-TAKE-04"
    play(t, "take:space_3")  # 1 and 1 for the wonder completed
    assert refusal(t, "take:space_3") == "TTA-TAKE-01"
    play(t, "take:space_10")
    assert asked(t) == "ask-turn"  # 5 are spent
    assert hand_of(t) == ["iron", "oil"]
    # The political action of this turn is used up, that of the next one given up.
    assert t.players[ANNA].politics_lost
    t, _ = happen("international_agreement", strong, Civ(), age="II", row=row)
    play(t, "done")
    assert not t.players[ANNA].politics_lost


@pytest.mark.rule("TTA-CLR-17", "TTA-AGE-15")
@pytest.mark.parametrize(("turn", "last"), [(ANNA, 5), (BENCE, 6)])
def test_international_agreement_refills_without_discarding_and_may_end_the_age(turn: int, last: int) -> None:
    row = ["drama", "coal", "opera", *["iron"] * 9]
    civs = [Civ(workers={"warriors": 5}) if seat == turn else Civ() for seat in range(2)]
    t, _ = happen("international_agreement", *civs, age="III", row=row, civil=["movies"], turn=turn, round=5)
    play(t, "take:space_1", "done", seat=turn)
    assert row_of(t)[:2] == ["coal", "opera"]
    assert row_of(t)[11:] == ["movies", ""]
    assert (int(t.age), int(t.last_round)) == (4, last)


@pytest.mark.rule("TTA-CLR-17")
def test_a_political_action_given_up_is_skipped_once() -> None:
    t = position(Civ(politics_lost=True, military=["rats"]), phase="politics")
    assert asked(t) == "ask-turn"
    assert not t.players[ANNA].politics_lost


@pytest.mark.rule("TTA-CLR-18")
def test_international_agreement_in_the_last_round() -> None:
    t, _ = happen(
        "international_agreement", Civ(workers={"warriors": 5}), Civ(), age="IV", last_round=3, row=["oil", "movies"]
    )
    play(t, "take:space_1", "done")
    assert hand_of(t) == ["oil"]


@pytest.mark.rule("TTA-CLR-20", "TTA-INP-08")
def test_taj_mahal_is_cheaper_after_a_leader_was_replaced() -> None:
    mine = Civ(leader="moses", civil=["joan_of_arc"], wonders=["colossus"], government="monarchy")
    row = ["taj_mahal", "great_wall"]
    t = position(mine, row=row)
    play(t, "lead:joan_of_arc")
    before = stats(t)["ca"]
    play(t, "take:space_1")
    assert stats(t)["ca"] == before
    # A first leader is no replacement, and other wonders are not cheaper.
    t = position(replace(mine, leader=""), row=row)
    play(t, "lead:joan_of_arc", "take:space_1")
    assert stats(t)["ca"] == 5 - 1 - 2
    t = position(mine, row=row)
    play(t, "lead:joan_of_arc")
    before = stats(t)["ca"]
    play(t, "take:space_2")
    assert stats(t)["ca"] == before - 2


@pytest.mark.rule("TTA-CLR-22", "TTA-GAP-62")
def test_production_by_an_event_is_the_real_step() -> None:
    """Railroad, labs under Bill Gates and pacts take part, in spite of discontent workers."""
    workers = {"alchemy": 1, "philosophy": 0}
    mine = Civ(leader="bill_gates", workers=workers, wonders=["transcontinental_railroad"], yellow=0, unused=0, blue=30)
    pact = Civ(pact="international_trade_agreement", partner=ANNA, side="B")
    t, before = happen("new_deposits", mine, pact, Civ(), age="III")
    assert stats(t)["resources"] - before[ANNA]["resources"] == 2 + 1 + 1 + 1
    t, before = happen("good_harvest", mine, replace(pact, side="A"), Civ(), age="III")
    assert stats(t)["food"] - before[ANNA]["food"] == 2 + 1


@pytest.mark.rule("TTA-CLR-23", "TTA-GAP-45")
def test_scientific_cooperation() -> None:
    mine = Civ(pact="scientific_cooperation", partner=BENCE, civil=["masonry", "monarchy"], science=9)
    for move, paid in (("develop:masonry", 1), ("revolt:monarchy", 0)):
        t = position(mine, Civ(science=3), Civ(science=3), age="II")
        play(t, move)
        assert [stats(t, seat)["science_points"] for seat in range(3)] == [9 - paid, 2, 3]
        t = position(mine, Civ(science=0), Civ(science=3), age="II")
        assert refusal(t, move) == "TTA-CLR-23"


@pytest.mark.rule("TTA-CLR-24", "TTA-GAP-50")
def test_caesars_second_political_action() -> None:
    caesar = Civ(leader="julius_caesar", military=["rats", "raiders", "crusades"])
    events = ["cultural_influence"] * 4
    t = position(caesar, phase="politics", current=events)
    play(t, "pass")
    assert asked(t) == "ask-turn"
    t = position(caesar, phase="politics", current=events)
    play(t, "prepare:rats")
    assert asked(t) == "ask-politics"
    play(t, "pass")
    assert not t.players[ANNA].caesar_used  # declined, not used up
    t = position(caesar, phase="politics", current=events)
    play(t, "prepare:rats", "prepare:raiders")
    assert asked(t) == "ask-turn"
    assert t.players[ANNA].caesar_used
    play(t, "end_turn", "end_turn", "prepare:crusades")
    assert asked(t) == "ask-turn"


@pytest.mark.rule("TTA-CLR-25", "TTA-GAP-14", "TTA-GAP-16")
def test_hammurabi() -> None:
    t = position(
        Civ(leader="hammurabi", ca=0, civil=["leonardo_da_vinci"]), row=["moses", *["iron"] * 8, "joan_of_arc"]
    )
    # A leader of the first spaces costs nothing.
    before = stats(t)
    play(t, "take:space_1")
    assert change(before, stats(t)) == {}
    assert refusal(t, "take:space_10") == "TTA-ACN-03"
    play(t, "convert")
    assert refusal(t, "convert") == "TTA-ACT-02"
    play(t, "lead:leonardo_da_vinci")
    # The action that came back is a spent one; Hammurabi is gone.
    assert (stats(t)["ca"], stats(t)["ma"], leader_of(t)) == (1, 1, "leonardo_da_vinci")
    assert refusal(t, "convert") == "TTA-INP-09"


@pytest.mark.rule("TTA-CLR-26", "TTA-END-03")
def test_bill_gates_scores_once_when_he_leaves_or_at_the_end() -> None:
    gates = Civ(leader="bill_gates", workers={"computers": 2, "alchemy": 1}, civil=["sid_meier"])
    t = position(gates, age="III")
    play(t, "lead:sid_meier")
    assert stats(t)["culture_points"] == 7
    t, before = happen("iconoclasm", gates, Civ(), age="IV", last_round=9)
    assert stats(t)["culture_points"] - before[ANNA]["culture_points"] == 7


@pytest.mark.rule("TTA-CLR-27")
@pytest.mark.parametrize(
    ("wonder", "lost"),
    [
        ("pyramids", {"civil_action": -1, "ca": -1, "culture": 2}),
        ("taj_mahal", {"blue": -1, "culture": -1}),
        ("colossus", {"strength": -2, "colonization": -1, "culture": 2}),
        ("hanging_gardens", {"happy": -2, "culture": 1}),
        ("great_wall", {"happy": -1, "culture": 1, "strength": -1}),
        ("library_of_alexandria", {"science": -1, "culture": 1}),
    ],
)
def test_a_ruin_loses_all_symbols_and_gives_two_culture(wonder: str, lost: dict[str, int]) -> None:
    t, before = happen("ravages_of_time", Civ(wonders=[wonder]), Civ(), age="II")
    assert change(before[ANNA], stats(t)) == lost
    assert wonder in in_play(t)


# --- leaders without a clarification ----------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TAKE-01")
def test_aristotle_scores_for_technologies_taken() -> None:
    t = position(Civ(leader="aristotle"), row=["iron", "rich_land_a", "moses", "pyramids"])
    for space, science in ((1, 1), (2, 1), (3, 1), (4, 1)):
        t.players[ANNA].ca = 4
        play(t, f"take:space_{space}")
        assert stats(t)["science_points"] == science


@pytest.mark.rule("TTA-POP-01", "TTA-GAP-17")
def test_moses_and_barbarossa_make_population_cheaper() -> None:
    t = position(Civ(leader="moses", stock={"agriculture": 1}))
    play(t, "increase")
    assert stats(t)["food"] == 0
    mine = Civ(leader="frederick_barbarossa", stock={"agriculture": 2, "bronze": 2}, unused=0)
    t = position(mine)
    before = stats(t)
    play(t, "muster:warriors")
    assert change(before, stats(t)) == {"ma": -1, "food": -1, "resources": -1, "blue": 2, "yellow": -1, "strength": 1}
    play(t, "muster:warriors")
    assert refusal(t, "muster:warriors") == "TTA-ACN-03"
    t = position(replace(mine, stock={"agriculture": 2}))
    assert refusal(t, "muster:warriors") == "TTA-FR-06"


@pytest.mark.rule("TTA-STAT-05")
def test_strength_of_alexander_joan_napoleon_and_the_great_wall() -> None:
    units = {"warriors": 2, "knights": 1, "cannon": 1}
    base = 2 + 2 + 3

    def strength(**more: object) -> int:
        return stats(position(replace(Civ(workers=units), **more), age="II"))["strength"]  # type: ignore[arg-type]

    assert strength() == base
    assert strength(leader="alexander_the_great") == base + 4
    assert strength(leader="napoleon_bonaparte") == base + 2 * 3
    assert strength(wonders=["great_wall"]) == base + 3
    holy = {**units, "religion": 1, "drama": 1}
    assert strength(leader="joan_of_arc", workers=holy, government="theocracy") == base + 1 + 1 + 1


@pytest.mark.rule("TTA-CARD-01", "TTA-GAP-21")
def test_the_best_lab_or_library_has_workers() -> None:
    for leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
        t = position(Civ(leader=leader, workers={"printing_press": 1}, technologies=["computers"]), age="III")
        assert stats(t)["science"] == 1 + 1 + 1
        assert stats(position(Civ(leader=leader), age="III"))["science"] == 1


@pytest.mark.rule("TTA-STAT-04")
def test_culture_of_cook_shakespeare_bach_chaplin_and_meier() -> None:
    lands = ["vast_territory_1", "wealthy_territory_1", "developed_territory_1"]
    assert culture(leader="james_cook", colonies=lands) == 2 + 1 + 1
    town = {"printing_press": 2, "drama": 1, "philosophy": 0}
    assert culture(leader="william_shakespeare", workers=town) == 2 + 2 + 2
    assert culture(leader="j_s_bach", workers={"drama": 2}) == 4 + 2
    assert culture(leader="charlie_chaplin", workers={"drama": 2, "opera": 1}) == 4 + 3 + 3
    t = position(Civ(leader="sid_meier", workers={"computers": 2}), age="III")
    assert (stats(t)["culture"], stats(t)["science"]) == (6, 1 + 10 - 3)


@pytest.mark.rule("TTA-BLD-01", "TTA-TECH-01")
def test_shakespeare_and_bach_make_theaters_cheaper() -> None:
    mine = Civ(
        leader="william_shakespeare",
        workers={"printing_press": 1},
        technologies=["drama"],
        civil=["opera"],
        stock=RICH,
        science=9,
    )
    t = position(mine, age="II")
    before = stats(t)
    play(t, "build:drama", "develop:opera")
    assert before["resources"] - stats(t)["resources"] == 3
    assert stats(t)["science_points"] == 9 - 6
    t = position(Civ(leader="j_s_bach", civil=["opera"], science=9), age="II")
    play(t, "develop:opera")
    assert stats(t)["science_points"] == 9 - 5


@pytest.mark.rule("TTA-WRK-02")
def test_ocean_liner_service_brings_population_once_a_turn() -> None:
    t = position(Civ(wonders=["ocean_liner_service"]), age="II")
    before = stats(t)
    play(t, "welcome")
    assert change(before, stats(t)) == {"unused": 1, "yellow": -1}
    assert refusal(t, "welcome") == "TTA-ACT-02"
    assert refusal(position(Civ(), age="II"), "welcome") == "TTA-INP-07"


@pytest.mark.rule("TTA-FR-05", "TTA-GAP-46")
def test_trade_routes() -> None:
    mine = Civ(pact="trade_routes_agreement", partner=BENCE, stock={"agriculture": 3, "bronze": 1})
    t = position(mine, Civ(), Civ())
    play(t, "trade", "build:bronze")
    assert (stats(t)["food"], stats(t)["resources"]) == (2, 0)
    assert refusal(t, "trade") == "TTA-ACT-02"
    t = position(replace(mine, side="B", stock={"agriculture": 1, "bronze": 2}), Civ(), Civ())
    play(t, "trade", "increase")
    assert (stats(t)["food"], stats(t)["resources"]) == (0, 1)


@pytest.mark.rule("TTA-FR-09")
def test_homer_lends_a_resource_for_units_every_turn() -> None:
    t = position(Civ(leader="homer", stock={"bronze": 3}, unused=2))
    play(t, "build:warriors")
    assert stats(t)["resources"] == 2
    play(t, "build:warriors")
    assert stats(t)["resources"] == 0


@pytest.mark.rule("TTA-WTAKE-01")
def test_michelangelo_pays_no_surcharge() -> None:
    t = position(Civ(leader="michelangelo", wonders=["colossus", "pyramids"]), row=["taj_mahal"])
    play(t, "take:space_1")
    assert stats(t)["ca"] == 5 - 1


@pytest.mark.rule("TTA-EVT-03", "TTA-CARD-04")
def test_joan_of_arc_sees_the_next_event() -> None:
    t = position(Civ(leader="joan_of_arc", military=["legion"]), Civ(), phase="politics", current=["rats", "raiders"])
    assert t.view(ANNA)["events"]["top"] == "rats"
    assert t.view(BENCE)["events"]["top"] is None
    assert t.view(None)["events"]["top"] is None
