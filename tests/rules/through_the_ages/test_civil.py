"""Civil actions (TTA-ACT, TTA-TAKE, TTA-WTAKE, TTA-POP, TTA-BLD, TTA-UPG, TTA-DES, TTA-LEAD, TTA-WON, TTA-TECH)."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

ROW = ["iron", "drama", "knights", "alchemy", "theology", "masonry", "warfare", "moses", "homer", "republic", "coal"]
RICH = {"agriculture": 20, "bronze": 40}


@pytest.mark.rule("TTA-ACT-01", "TTA-ACT-03")
def test_actions_in_any_order_and_some_left_over() -> None:
    t = position(Civ(stock=RICH, unused=2))
    play(t, "build:warriors", "increase", "build:bronze", "increase", "build:warriors", "end_turn")
    assert workers_of(t) == {"warriors": 3, "agriculture": 2, "bronze": 3, "philosophy": 1}
    t = position(Civ(ca=4, ma=2))
    play(t, "end_turn")
    assert t.to_act == [BENCE]


@pytest.mark.rule("TTA-ACT-02", "TTA-ACN-03", "TTA-FR-06", "TTA-PTS-02")
def test_an_action_needs_all_its_parts_and_all_its_cost() -> None:
    t = position(Civ(ca=0, ma=0, stock=RICH, civil=["masonry", "moses"], science=9, wonder="pyramids"), row=ROW)
    for move in (
        "take:space_1",
        "increase",
        "build:bronze",
        "destroy:bronze",
        "lead:moses",
        "stage:1",
        "develop:masonry",
    ):
        assert refusal(t, move) == "TTA-ACN-03"
    for move in ("build:warriors", "disband:warriors"):
        assert refusal(t, move) == "TTA-ACN-03"
    t = position(Civ(civil=["masonry"], science=2, wonder="pyramids"), row=ROW)
    assert refusal(t, "increase") == "TTA-FR-06"
    assert refusal(t, "build:bronze") == "TTA-FR-06"
    assert refusal(t, "stage:1") == "TTA-FR-06"
    assert refusal(t, "develop:masonry") == "TTA-PTS-02"
    t = position(Civ(stock=RICH, unused=0))
    assert refusal(t, "build:bronze") == "TTA-BLD-01"
    assert refusal(t, "develop:masonry") == "TTA-ACT-02"
    before = stats(t)
    assert change(before, stats(t)) == {}


@pytest.mark.rule("TTA-ACT-04", "TTA-ACARD-02", "TTA-CUR-08")
def test_what_a_card_allows_costs_no_action() -> None:
    """Building by Rich Land: one civil action for the card, none for the building."""
    t = position(Civ(civil=["rich_land_a"], ca=1, stock=RICH), age="I")
    play(t, "play:rich_land_a", "build:bronze")
    assert stats(t)["ca"] == 0
    # An event: nothing at all.
    t, before = happen("development_of_civilization", Civ(ca=0, stock=RICH), Civ())
    play(t, "build:bronze")
    assert stats(t)["ca"] == before[ANNA]["ca"] == 0


@pytest.mark.rule("TTA-TAKE-01")
def test_spaces_cost_one_two_or_three_actions() -> None:
    row = ["rich_land_a"] * 13
    for space in range(13):
        cost = 1 if space < 5 else 2 if space < 9 else 3
        t = position(Civ(ca=cost), row=row)
        play(t, f"take:space_{space + 1}")
        assert stats(t)["ca"] == 0
        assert hand_of(t) == ["rich_land_a"]
        assert row_of(t)[space] == ""
        t = position(Civ(ca=cost - 1), row=row)
        assert refusal(t, f"take:space_{space + 1}") == "TTA-ACN-03"
    t = position(Civ(), row=["", "iron"])
    assert refusal(t, "take:space_1") == "TTA-TAKE-01"


@pytest.mark.rule("TTA-TAKE-02", "TTA-CARD-03")
def test_a_full_hand_takes_no_card() -> None:
    hand = ["iron", "drama", "knights", "alchemy"]
    t = position(Civ(civil=hand[:3]), row=["coal", "pyramids"])
    assert refusal(t, "take:space_1") == ""
    t = position(Civ(civil=hand), row=["coal", "pyramids"])
    assert refusal(t, "take:space_1") == "TTA-TAKE-02"
    # A wonder does not come into the hand.
    assert refusal(t, "take:space_2") == ""
    # Above the limit nothing is discarded either.
    t = position(Civ(civil=[*hand, "opera", "movies"]), row=["coal"])
    assert refusal(t, "take:space_1") == "TTA-TAKE-02"
    play(t, "end_turn")
    assert len(hand_of(t)) == 6


@pytest.mark.rule("TTA-TAKE-03")
def test_a_technology_is_not_taken_twice() -> None:
    row = ["iron", "masonry", "republic", "rich_land_1"]
    t = position(Civ(civil=["iron", "masonry", "rich_land_1"]), row=row)
    assert [refusal(t, f"take:space_{space}") for space in (1, 2, 3, 4)] == ["TTA-TAKE-03", "TTA-TAKE-03", "", ""]
    t = position(Civ(technologies=["iron"], specials=["masonry"], government="republic"), row=row)
    assert [refusal(t, f"take:space_{space}") for space in (1, 2, 3)] == ["TTA-TAKE-03"] * 3


@pytest.mark.rule("TTA-TAKE-04")
def test_one_leader_of_each_age_is_taken() -> None:
    t = position(Civ(), row=["moses", "homer", "joan_of_arc"])
    play(t, "take:space_1")
    assert refusal(t, "take:space_2") == "TTA-TAKE-04"
    assert refusal(t, "take:space_3") == ""
    # Even when the first one is gone.
    t = position(Civ(ages_led=["A"]), row=["moses", "joan_of_arc"])
    assert refusal(t, "take:space_1") == "TTA-TAKE-04"
    assert refusal(t, "take:space_2") == ""


@pytest.mark.rule("TTA-WTAKE-01", "TTA-CLR-15")
def test_completed_wonders_and_ruins_make_the_next_one_dearer() -> None:
    for wonders, ruins in (([], []), (["pyramids"], []), (["pyramids", "colossus"], ["pyramids"])):
        t = position(Civ(wonders=wonders, ruins=ruins, government="communism"), row=["eiffel_tower"])
        before = stats(t)
        play(t, "take:space_1")
        assert change(before, stats(t)) == {"ca": -1 - len(wonders)}


@pytest.mark.rule("TTA-WTAKE-02", "TTA-INP-07", "TTA-STAT-01")
def test_an_unfinished_wonder_has_no_effect() -> None:
    t = position(Civ(), row=["hanging_gardens"])
    before = stats(t)
    play(t, "take:space_1")
    assert change(before, stats(t)) == {"ca": -1}
    assert "hanging_gardens" in in_play(t)
    assert hand_of(t) == []


@pytest.mark.rule("TTA-WTAKE-03", "TTA-WTAKE-04")
def test_one_unfinished_wonder_at_a_time() -> None:
    t = position(Civ(wonder="pyramids"), row=["colossus"])
    assert refusal(t, "take:space_1") == "TTA-WTAKE-03"
    t = position(Civ(civil=["iron", "drama", "coal", "opera"]), row=["colossus"])
    assert refusal(t, "take:space_1") == ""


@pytest.mark.rule("TTA-WTAKE-05")
def test_a_wonder_completed_in_the_same_turn_counts() -> None:
    t = position(Civ(wonder="pyramids", stages=2, stock=RICH, ca=4), row=["colossus"])
    play(t, "stage:1")
    before = stats(t)
    play(t, "take:space_1")
    assert change(before, stats(t)) == {"ca": -2}


@pytest.mark.rule("TTA-POP-01", "TTA-POP-02", "TTA-POP-03", "TTA-WRK-03")
def test_population_costs_food_by_the_yellow_bank() -> None:
    costs = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]
    for yellow in range(1, 21):
        t = position(Civ(yellow=yellow, stock={"agriculture": costs[yellow]}))
        before = stats(t)
        play(t, "increase")
        found = stats(t)
        assert (found["food"], found["yellow"], found["unused"]) == (0, yellow - 1, before["unused"] + 1)
        assert found["ca"] == before["ca"] - 1
        t = position(Civ(yellow=yellow, stock={"agriculture": costs[yellow] - 1}))
        assert refusal(t, "increase") == "TTA-FR-06"
    t = position(Civ(yellow=0, stock=RICH))
    assert refusal(t, "increase") == "TTA-POP-03"


@pytest.mark.rule("TTA-BLD-02")
@pytest.mark.parametrize(
    ("builder", "off"), [("masonry", [0, 1, 1, 1]), ("architecture", [0, 1, 2, 2]), ("engineering", [0, 1, 2, 3])]
)
def test_construction_makes_urban_buildings_cheaper_and_nothing_else(builder: str, off: list[int]) -> None:
    cards = ["philosophy", "alchemy", "scientific_method", "computers", "oil", "tanks"]
    for card in cards:
        urban = FACTS[card]["group"] == "urban"
        paid = FACTS[card]["resources"] - (off[level_of(card)] if urban else 0)
        t = position(Civ(technologies=[card], specials=[builder], stock=RICH, government="democracy"), age="III")
        before = stats(t)
        play(t, f"build:{card}")
        assert before["resources"] - stats(t)["resources"] == paid


@pytest.mark.rule("TTA-UPG-01")
def test_an_upgrade_costs_the_difference_and_may_skip_levels() -> None:
    t = position(Civ(technologies=["iron", "coal", "drama", "opera"], workers={"alchemy": 1}, stock=RICH))
    before = stats(t)
    play(t, "upgrade:bronze:coal")
    assert change(before, stats(t)) == {"ca": -1, "resources": -6, "blue": 6}
    assert workers_of(t)["coal"] == 1
    assert workers_of(t)["bronze"] == 1
    before = stats(t)
    play(t, "upgrade:philosophy:alchemy")
    assert change(before, stats(t)) == {"ca": -1, "resources": -3, "blue": 3, "science": 1}
    assert refusal(t, "upgrade:coal:iron") == "TTA-UPG-01"
    assert refusal(t, "upgrade:bronze:alchemy") == "TTA-UPG-01"
    assert refusal(t, "upgrade:drama:opera") == "TTA-UPG-01"  # no worker there
    assert refusal(t, "upgrade:bronze:oil") == "TTA-BLD-01"  # not in play


@pytest.mark.rule("TTA-UPG-02", "TTA-GAP-19")
def test_modifiers_come_before_the_difference() -> None:
    """Engineering: Alchemy costs 6 - 1, Computers 11 - 3."""
    t = position(
        Civ(workers={"alchemy": 1}, technologies=["computers"], specials=["engineering"], stock=RICH), age="III"
    )
    before = stats(t)
    play(t, "upgrade:alchemy:computers")
    assert before["resources"] - stats(t)["resources"] == 8 - 5


@pytest.mark.rule("TTA-DES-01", "TTA-WRK-05")
def test_destroying_frees_the_worker_and_refunds_nothing() -> None:
    t = position(Civ(workers={"religion": 1}))
    before = stats(t)
    play(t, "destroy:religion")
    assert change(before, stats(t)) == {"ca": -1, "unused": 1, "culture": -1, "happy": -1}
    assert refusal(t, "destroy:religion") == "TTA-UPG-01"
    assert refusal(t, "destroy:warriors") == "TTA-ACT-02"


@pytest.mark.rule("TTA-LEAD-02", "TTA-ACN-04", "TTA-ACN-08")
def test_replacing_a_leader_gives_the_action_back() -> None:
    t = position(Civ(leader="moses", civil=["leonardo_da_vinci"], ca=4))
    play(t, "lead:leonardo_da_vinci")
    assert stats(t)["ca"] == 4
    assert leader_of(t) == "leonardo_da_vinci"
    # The first leader costs it.
    t = position(Civ(civil=["leonardo_da_vinci"], ca=4))
    play(t, "lead:leonardo_da_vinci")
    assert stats(t)["ca"] == 3
    # Totals are worked out once, at the end of the replacement: Joan's military action stays available.
    t = position(Civ(leader="julius_caesar", civil=["joan_of_arc"], ma=1))
    play(t, "lead:joan_of_arc")
    assert (stats(t)["military_action"], stats(t)["ma"]) == (3, 1)


@pytest.mark.rule("TTA-WON-02")
def test_with_an_empty_bank_a_token_of_a_card_covers_the_stage() -> None:
    t = position(
        Civ(wonder="hanging_gardens", blue=0, stock={"bronze": 1, "iron": 1, "agriculture": 1}, technologies=["iron"])
    )
    play(t, "stage:1")
    # Two resources are paid by the Iron token, which then lies in the bank and covers the stage.
    assert stock_of(t) == {"bronze": 1, "agriculture": 1}
    assert int(t.players[ANNA].stages) == 1
    # A stage that costs nothing leaves the bank empty.
    t = position(
        Civ(wonder="first_space_flight", civil=["engineering_genius_3"], blue=0, stock={"bronze": 2, "agriculture": 1}),
        age="III",
    )
    play(t, "play:engineering_genius_3")
    assert asked(t) == "ask-cover"
    assert refusal(t, "return_token:iron") == "TTA-WON-02"
    play(t, "return_token:agriculture")
    assert stock_of(t) == {"bronze": 2}


@pytest.mark.rule("TTA-WON-04")
@pytest.mark.parametrize(("builder", "most"), [("", 1), ("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_construction_builds_several_stages_at_once(builder: str, most: int) -> None:
    stages = FACTS["internet"]["stages"]
    for count in range(1, 6):
        t = position(Civ(wonder="internet", stock=RICH, specials=[builder] if builder else []), age="III")
        if count > most:
            assert refusal(t, f"stage:{count}") == "TTA-WON-04"
            continue
        before = stats(t)
        play(t, f"stage:{count}")
        found = change(before, stats(t))
        assert (found["ca"], found["resources"]) == (-1, -sum(stages[:count]))
        assert int(t.players[ANNA].stages) == count
    t = position(Civ(wonder="pyramids", stages=2, stock=RICH, specials=["masonry"]))
    assert refusal(t, "stage:2") == "TTA-WON-04"
    t = position(Civ())
    assert refusal(t, "stage:1") == "TTA-WON-01"


@pytest.mark.rule("TTA-TECH-03", "TTA-INP-05")
def test_of_two_special_technologies_of_a_type_the_higher_stays() -> None:
    t = position(Civ(specials=["code_of_laws"], civil=["justice_system"], science=20), age="II")
    play(t, "develop:justice_system")
    assert {"justice_system"} == in_play(t) & {"code_of_laws", "justice_system"}
    assert stats(t)["civil_action"] == 5
    # The other way round the card just played is discarded, and was developed all the same: Einstein scores.
    t = position(
        Civ(specials=["justice_system"], civil=["code_of_laws"], science=20, leader="albert_einstein"), age="III"
    )
    play(t, "develop:code_of_laws")
    assert {"justice_system"} == in_play(t) & {"code_of_laws", "justice_system"}
    found = stats(t)
    assert (found["culture_points"], found["science_points"]) == (3, 14)


@pytest.mark.rule("TTA-REV-01")
def test_a_revolution_needs_all_civil_actions() -> None:
    t = position(Civ(civil=["monarchy"], science=9, ca=3))
    assert refusal(t, "revolt:monarchy") == "TTA-REV-01"
    assert refusal(t, "develop:monarchy") == ""
    # Hammurabi's military action does not stand for a civil one.
    t = position(Civ(civil=["monarchy"], science=9, ca=3, leader="hammurabi"))
    play(t, "convert")
    assert refusal(t, "revolt:monarchy") == "TTA-REV-01"


@pytest.mark.rule("TTA-REV-04", "TTA-CLR-14", "TTA-CUR-08")
def test_a_revolution_by_an_event_takes_all_civil_actions() -> None:
    t, _ = happen("development_of_civilization", Civ(civil=["monarchy"], science=1), Civ())
    play(t, "revolt:monarchy")
    found = stats(t)
    assert (found["science_points"], found["ca"], found["civil_action"]) == (0, 0, 5)
    t, _ = happen("development_of_civilization", Civ(civil=["monarchy"], science=9, ca=3), Civ())
    assert refusal(t, "revolt:monarchy") == "TTA-REV-01"
    play(t, "develop:monarchy")
    found = stats(t)
    assert (found["science_points"], found["ca"], found["civil_action"]) == (2, 4, 5)


@pytest.mark.rule("TTA-REV-05", "TTA-ACARD-04")
def test_a_revolution_by_breakthrough_pays_its_actions_instead_of_the_cards() -> None:
    t = position(Civ(civil=["breakthrough_1", "monarchy", "masonry"], science=5))
    play(t, "play:breakthrough_1", "revolt:monarchy")
    found = stats(t)
    assert (found["ca"], found["science_points"]) == (0, 5)
    t = position(Civ(civil=["breakthrough_1", "monarchy", "masonry"], science=9, ca=3))
    play(t, "play:breakthrough_1")
    assert refusal(t, "revolt:monarchy") == "TTA-REV-01"


@pytest.mark.rule("TTA-REV-06", "TTA-CLR-06")
@pytest.mark.parametrize(
    ("leader", "brought"),
    [
        ("leonardo_da_vinci", {"resources": 1}),
        ("isaac_newton", {"ca": 1}),
        ("albert_einstein", {"culture_points": 3}),
    ],
)
def test_what_follows_a_development_follows_a_revolution(leader: str, brought: dict[str, int]) -> None:
    for move in ("revolt:monarchy", "develop:masonry"):
        t = position(Civ(leader=leader, civil=["monarchy", "masonry"], science=20))
        plain = position(Civ(civil=["monarchy", "masonry"], science=20))
        play(t, move)
        play(plain, move)
        found = change(stats(plain), stats(t))
        assert {key: found.get(key, 0) for key in brought} == brought


@pytest.mark.rule("TTA-ACARD-01")
def test_an_action_card_of_this_action_phase_waits() -> None:
    t = position(Civ(), Civ(), row=["stockpile"])
    play(t, "take:space_1")
    assert refusal(t, "play:stockpile") == "TTA-ACARD-01"
    play(t, "end_turn", "end_turn", "pass")
    assert int(t.seat) == ANNA
    assert refusal(t, "play:stockpile") == ""
    # A copy that was there before may be played.
    t = position(Civ(civil=["frugality_a"], stock=RICH), row=["frugality_a"])
    play(t, "take:space_1", "play:frugality_a")
    assert refusal(t, "play:frugality_a") == "TTA-ACARD-01"


@pytest.mark.rule("TTA-ACARD-06")
@pytest.mark.parametrize(
    ("card", "civ"),
    [
        ("engineering_genius_a", Civ()),
        ("engineering_genius_a", Civ(wonder="colossus")),
        ("frugality_a", Civ(stock={"agriculture": 1})),
        ("rich_land_a", Civ()),
        ("urban_growth_a", Civ(unused=0, stock=RICH)),
        ("breakthrough_1", Civ(science=20)),
        ("efficient_upgrade_2", Civ(stock=RICH)),
    ],
)
def test_a_card_whose_order_cannot_be_carried_out_is_not_played(card: str, civ: Civ) -> None:
    t = position(replace(civ, civil=[card]), age="II")
    before = stats(t)
    assert refusal(t, f"play:{card}") == "TTA-ACARD-06"
    assert change(before, stats(t)) == {}


@pytest.mark.rule("TTA-ACARD-08", "TTA-DRAW-01")
def test_a_lent_military_action_draws_a_card() -> None:
    t = position(Civ(civil=["patriotism_a"], ma=1), military=["raid_1"] * 9)
    play(t, "play:patriotism_a", "end_turn")
    assert len(military_of(t)) == 2
    assert (stats(t)["ma"], stats(t)["military_action"]) == (2, 2)


@pytest.mark.rule("TTA-ACARD-09", "TTA-CLR-16")
def test_an_action_card_of_the_own_politics_phase_is_played_at_once() -> None:
    t, _ = happen("international_agreement", Civ(workers={"warriors": 5}), Civ(), age="II", row=["stockpile", "iron"])
    play(t, "take:space_1", "done")
    assert refusal(t, "play:stockpile") == ""
