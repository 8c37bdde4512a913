"""Every event: what it changes, number by number, for three players; impacts of Age III by what a civilization has."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

STOCK = {"agriculture": 3, "bronze": 3}
#: Anna is the strongest and the happiest, Cili the weakest with the most culture, Bence has the best science.
A = Civ(culture=20, workers={"warriors": 3, "religion": 1}, stock=STOCK)
B = Civ(culture=10, workers={"warriors": 2, "philosophy": 2}, stock=STOCK)
C = Civ(culture=30, stock=STOCK)

Change = Mapping[str, int]
NO: Change = {}
MORE_POPULATION: Change = {"unused": 1, "yellow": -1}
LESS_POPULATION: Change = {"unused": -1, "yellow": 1}
UNHAPPY = replace(B, yellow=12)  # needs 2 happy faces and has none

#: The event, who sits there, what they answer, and what changes for Anna, Bence and Cili.
CASES: dict[str, tuple[Sequence[Civ], Sequence[str], Sequence[Change]]] = {
    "development_of_agriculture": ((A, B, C), (), ({"food": 2, "blue": -2},) * 3),
    "development_of_civilization": (
        (A, B, C),
        ("increase", "build:bronze", "decline"),
        ({"food": -1, "blue": 1, **MORE_POPULATION}, {"resources": -1, "blue": 1, "unused": -1}, NO),
    ),
    "development_of_crafts": ((A, B, C), (), ({"resources": 2, "blue": -2},) * 3),
    "development_of_markets": (
        (A, B, C),
        ("choose:1", "choose:2", "choose:1"),
        ({"food": 2, "blue": -2}, {"resources": 2, "blue": -2}, {"food": 2, "blue": -2}),
    ),
    "development_of_politics": ((A, B, C), (), ({"military_cards": 3},) * 3),
    "development_of_religion": (
        (A, B, C),
        ("build:religion", "decline", "build:religion"),
        ({"unused": -1, "culture": 1, "happy": 1}, NO, {"unused": -1, "culture": 1, "happy": 1}),
    ),
    "development_of_science": ((A, B, C), (), ({"science_points": 2},) * 3),
    "development_of_settlement": ((A, B, C), (), (MORE_POPULATION,) * 3),
    "development_of_trade_routes": (
        (A, B, C),
        (),
        ({"science_points": 1, "food": 1, "resources": 1, "blue": -2},) * 3,
    ),
    "development_of_warfare": (
        (A, B, C),
        ("build:warriors", "decline", "build:warriors"),
        ({"unused": -1, "strength": 1}, NO, {"unused": -1, "strength": 1}),
    ),
    "barbarians": ((A, B, C), (), (NO, NO, LESS_POPULATION)),
    "border_conflict": (
        (A, B, C),
        ("demolish:bronze",),
        ({"resources": 3, "blue": -3}, NO, {"unused": 1}),
    ),
    "crusades": ((A, B, C), (), ({"culture_points": 4}, NO, {"culture_points": -4})),
    "cultural_influence": ((A, B, C), (), ({"culture_points": 1}, NO, NO)),
    "foray": (
        (A, B, C),
        ("mix:1", "mix:3"),
        ({"food": 1, "resources": 2, "blue": -3}, {"food": 3, "blue": -3}, NO),
    ),
    "good_harvest": ((A, B, C), (), ({"food": 2, "blue": -2},) * 3),
    "immigration": ((A, B, C), (), (MORE_POPULATION, NO, NO)),
    "new_deposits": ((A, B, C), (), ({"resources": 2, "blue": -2},) * 3),
    "pestilence": ((A, B, C), (), (LESS_POPULATION,) * 3),
    "raiders": (
        (A, B, C),
        ("mix:0", "mix:2"),
        (NO, {"resources": -2, "blue": 2}, {"food": -2, "blue": 2}),
    ),
    "rats": ((A, B, C), (), ({"food": -3, "blue": 3},) * 3),
    "rebellion": ((A, UNHAPPY, C), (), (NO, {"ca": -4}, NO)),
    "reign_of_terror": ((A, B, C), (), (NO, NO, LESS_POPULATION)),
    "scientific_breakthrough": ((A, B, C), (), tuple({"science_points": count} for count in (1, 2, 1))),
    "uncertain_borders": ((A, B, C), (), ({"yellow": 1}, NO, {"yellow": -1})),
    "civil_unrest": ((A, UNHAPPY, C), (), (NO, {"culture_points": -8, "blue": -1}, NO)),
    "cold_war": ((A, B, C), (), ({"science_points": 6}, {"science_points": 6}, NO)),
    "crime_wave": ((A, B, C), (), (NO, {"culture_points": -3, "blue": -1}, {"culture_points": -3, "blue": -1})),
    "economic_progress": (
        # Bence loses 2 resources and 1 food, produces 2 of each; his tokens go 9, 11, 9, 10, 8.
        (A, replace(B, blue=9, yellow=14), C),
        (),
        ({"food": 2, "resources": 2, "blue": -4}, {"food": 1, "blue": -1}, {"food": 2, "resources": 2, "blue": -4}),
    ),
    "emigration": (
        # Half of 3 discontent workers: the unused one, and one of Bronze.
        (A, replace(B, yellow=10), C),
        ("lose_worker:bronze",),
        (NO, {"unused": -1, "yellow": 2, "discontent": -1}, NO),
    ),
    "iconoclasm": (
        (replace(A, leader="homer"), replace(B, leader="charlie_chaplin"), replace(C, leader="william_shakespeare")),
        (),
        ({"happy": -1}, {"happy": -2}, NO),
    ),
    "independence_declaration": (
        (A, B, replace(C, colonies=["historic_territory_1", "strategic_territory_1"], workers={"warriors": 0})),
        ("give_up:strategic_territory_1",),
        (NO, NO, {"strength": -2}),
    ),
    "international_agreement": ((A, B, C), ("take:space_1", "done"), (NO, NO, NO)),
    "national_pride": ((A, B, C), (), (NO, NO, {"culture_points": 5})),
    "politics_of_strength": (
        (A, B, replace(C, military=["legion", "phalanx", "raid_1", "enslave"])),
        ("discard:legion", "discard:raid_1", "discard:enslave"),
        ({"military_cards": 5}, NO, {"military_cards": -3}),
    ),
    "popularization_of_science": ((A, B, C), (), tuple({"culture_points": count} for count in (1, 2, 1))),
    "prosperity": ((A, B, C), (), ({"food": 1, "blue": -1}, NO, NO)),
    "ravages_of_time": (
        (replace(A, wonders=["pyramids"]), B, replace(C, wonders=["eiffel_tower"])),
        (),
        ({"culture": 2, "civil_action": -1, "ca": -1}, NO, NO),
    ),
    "refugees": (
        (A, B, C),
        (),
        ({"culture_points": 3, **MORE_POPULATION}, NO, {"culture_points": -3, **LESS_POPULATION}),
    ),
    "terrorism": (
        # Bence chooses; Cili has nothing but Philosophy.
        (A, B, C),
        ("demolish:religion",),
        ({"culture": -1, "happy": -1, "unused": 1}, NO, {"science": -1, "unused": 1}),
    ),
}  # fmt: skip


def age_of(card: str) -> str:
    return "I" if FACTS[card]["age"] == "A" else str(FACTS[card]["age"])


@pytest.mark.rule("TTA-CUR-01", "TTA-CUR-09")
@pytest.mark.parametrize("card", CASES)
def test_an_event_changes_what_it_says(card: str) -> None:
    civs, answers, expected = CASES[card]
    t, before = happen(card, *civs, age=age_of(card), row=["iron", "coal"])
    for answer in answers:
        play(t, answer)
    assert [change(before[seat], stats(t, seat)) for seat in range(3)] == [dict(one) for one in expected]
    assert names(t.past)[-1] == card
    assert asked(t) == "ask-turn"


def test_every_event_before_age_three_has_a_case() -> None:
    assert sorted(CASES) == sorted(card for card in cards_of("event") if FACTS[card]["age"] != "III")


@pytest.mark.rule("TTA-CLR-16")
def test_international_agreement_gives_the_cards_for_nothing() -> None:
    t, before = happen("international_agreement", A, B, C, age="II", row=["iron", "coal", "pyramids"])
    assert asked(t) == "ask-agreement"
    play(t, "take:space_1", "take:space_3", "done")
    assert hand_of(t) == ["iron"]
    assert "pyramids" in in_play(t)
    assert stats(t)["ca"] == before[ANNA]["ca"]
    assert t.players[ANNA].politics_lost


# --- impacts ----------------------------------------------------------------------------------------------------------

#: 16 workers, 2 of them unused; ratings: science 6, culture 11, happiness 3, strength 7.
RICH = Civ(
    government="democracy",
    workers={
        "irrigation": 1, "iron": 1, "alchemy": 2, "printing_press": 1, "drama": 1, "bread_and_circuses": 1,
        "knights": 1,
    },
    specials=["masonry", "satellites"],
    wonders=["pyramids", "taj_mahal", "kremlin"],
    colonies=["historic_territory_1", "wealthy_territory_1"],
    unused=2,
    yellow=10,
)  # fmt: skip

IMPACTS = {
    "impact_of_agriculture": 4 + 4,  # 4 food made, 2 consumed
    "impact_of_architecture": 2 + 1 + 1 + 1,
    "impact_of_balance": 2 * 4,
    "impact_of_colonies": 3 * 2,
    "impact_of_competition": 1 + 1,  # Knights, Bread and Circuses
    "impact_of_government": 2 * (7 + 1 + 1) + (3 + 1),
    "impact_of_happiness": 2 * 3,
    "impact_of_industry": 4,
    "impact_of_population": 2 * (16 - 10),
    "impact_of_progress": 2 * (3 + 1 + 3),
    "impact_of_science": 14,
    "impact_of_strength": 14,
    "impact_of_technology": 4 * 2,  # Democracy, Satellites
    "impact_of_variety": 2 * (2 + 4 + 2),
    "impact_of_wonders": 5 + 4 + 3,
}


@pytest.mark.rule("TTA-CUR-01", "TTA-END-06")
@pytest.mark.parametrize("card", IMPACTS)
def test_an_impact_scores_what_it_says(card: str) -> None:
    t, before = happen(card, RICH, Civ(), Civ(), age="III")
    found = stats(t)
    assert (found["science"], found["culture"], found["happy"], found["strength"]) == (6, 11, 3, 7)
    assert change(before[ANNA], found) == {"culture_points": IMPACTS[card]}
    assert names(t.past) == [card]


def test_every_event_of_age_three_has_a_case() -> None:
    assert sorted(IMPACTS) == sorted(card for card in cards_of("event") if FACTS[card]["age"] == "III")


@pytest.mark.rule("TTA-DIS-05")
def test_discontent_workers_cost_culture_in_impact_of_happiness() -> None:
    """Needed 8 faces, shown 3: 5 discontent workers."""
    t, before = happen("impact_of_happiness", Civ(culture=20, yellow=0, workers={"drama": 3}), age="III")
    assert change(before[ANNA], stats(t)) == {"culture_points": 2 * 3 - 2 * 5}
