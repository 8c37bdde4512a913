"""Resolving events (TTA-CUR): whom they affect, in which order, and how ties are broken."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *


def strength(count: int, **more: object) -> Civ:
    return replace(Civ(workers={"warriors": count}), **more)  # type: ignore[arg-type]


@pytest.mark.rule("TTA-CUR-02")
@pytest.mark.parametrize("turn", [ANNA, BENCE, CILI])
def test_decisions_go_clockwise_from_the_player_who_revealed_the_event(turn: int) -> None:
    t, _ = happen("development_of_markets", Civ(), Civ(), Civ(), turn=turn)
    order = []
    while asked(t) == "ask-choose":
        order.append(t.to_act[0])
        play(t, "choose:1")
    assert order == [(turn + place) % 3 for place in range(3)]


@pytest.mark.rule("TTA-CUR-03", "TTA-CUR-06")
@pytest.mark.parametrize(
    ("strengths", "turn", "strongest", "weakest"),
    [
        ((2, 2, 2), ANNA, ANNA, CILI),
        ((2, 2, 2), BENCE, BENCE, ANNA),
        ((2, 2, 2), CILI, CILI, BENCE),
        ((2, 2, 1), CILI, ANNA, CILI),
        ((3, 1, 1), BENCE, ANNA, CILI),
        ((3, 1, 1), CILI, ANNA, BENCE),
        ((1, 3, 3), ANNA, BENCE, ANNA),
    ],
)
def test_of_equal_values_the_current_player_and_who_follows_counts_higher(
    strengths: tuple[int, int, int], turn: int, strongest: int, weakest: int
) -> None:
    civs = [strength(count, culture=10) for count in strengths]
    t, _ = happen("crusades", *civs, turn=turn)
    assert [stats(t, seat)["culture_points"] for seat in range(3)] == [
        10 + (4 if seat == strongest else 0) - (4 if seat == weakest else 0) for seat in range(3)
    ]


@pytest.mark.rule("TTA-CUR-03", "TTA-GAP-33")
def test_being_current_may_be_a_disadvantage() -> None:
    """Barbarians: all have the same culture, so the current player has most; and it must be one of the two weakest."""
    civs = strength(1, culture=5), strength(3, culture=5), strength(2, culture=5)
    for turn, hit in ((ANNA, True), (BENCE, False), (CILI, True)):
        t, _ = happen("barbarians", *civs, turn=turn)
        assert (stats(t, turn)["unused"] == 0) is hit
    # Terrorism: the current player is not the one with least.
    t, _ = happen("terrorism", Civ(), Civ(), turn=ANNA, age="II")
    assert (workers_of(t).get("philosophy"), workers_of(t, BENCE).get("philosophy")) == (None, 1)


@pytest.mark.rule("TTA-CUR-05", "TTA-CUR-10", "TTA-GAP-59")
def test_all_tied_for_most_happy_faces_are_affected() -> None:
    happy = Civ(workers={"religion": 1})
    t, _ = happen("immigration", happy, Civ(), happy)
    assert [stats(t, seat)["unused"] for seat in range(3)] == [2, 1, 2]
    t, _ = happen("immigration", Civ(), Civ(), Civ())
    assert [stats(t, seat)["unused"] for seat in range(3)] == [2, 2, 2]
    # Most discontent workers: at least one is needed.
    t, _ = happen("civil_unrest", Civ(), Civ(), age="II")
    assert [stats(t, seat)["blue"] for seat in range(2)] == [16, 16]
    sad = Civ(yellow=16, culture=9)
    t, _ = happen("civil_unrest", sad, sad, Civ(), age="II")
    assert [stats(t, seat)["blue"] for seat in range(3)] == [15, 15, 16]
    assert [stats(t, seat)["culture_points"] for seat in range(3)] == [5, 5, 0]


@pytest.mark.rule("TTA-CUR-06")
def test_strength_is_compared_without_cards_or_bonuses_of_attacks() -> None:
    t, _ = happen("crusades", strength(2, military=["bonus_3"], culture=9), strength(3, culture=9))
    assert [stats(t, seat)["culture_points"] for seat in range(2)] == [5, 13]


@pytest.mark.rule("TTA-CUR-07", "TTA-VAR-07")
@pytest.mark.parametrize(
    ("card", "key", "number"), [("cold_war", "science_points", 6), ("crime_wave", "culture_points", -3)]
)
def test_two_of_the_strongest_are_one_with_two_players(card: str, key: str, number: int) -> None:
    hit = 0 if number > 0 else 1
    t, before = happen(card, strength(3, culture=9), strength(1, culture=9), age="II")
    changes_found = [stats(t, seat)[key] - before[seat][key] for seat in range(2)]
    assert changes_found == [number if seat == hit else 0 for seat in range(2)]


@pytest.mark.rule("TTA-CUR-08", "TTA-BLD-03")
def test_actions_of_events_follow_their_rules() -> None:
    # Religion is built within the urban limit only.
    t, _ = happen("development_of_religion", Civ(workers={"religion": 2}), Civ())
    assert t.to_act == [BENCE]
    assert refusal(t, "build:philosophy", BENCE) == "TTA-CUR-08"
    # Without an unused worker nobody is asked.
    t, _ = happen("development_of_warfare", Civ(unused=0), Civ(unused=0))
    assert asked(t) == "ask-turn"


@pytest.mark.rule("TTA-CUR-09", "TTA-CARD-10")
def test_a_resolved_event_lies_in_the_past_and_not_among_the_discards() -> None:
    t, _ = happen("rats", Civ(), Civ(), past=["raiders"])
    assert names(t.past) == ["raiders", "rats"]
    assert t.discards == [[], [], [], []]


@pytest.mark.rule("TTA-CUR-11")
def test_a_clause_fixes_all_it_affects_before_it_changes_anything() -> None:
    """Refugees: the weakest loses a worker of Warriors and the strongest gains; who is strongest was clear before."""
    civs = strength(2, unused=0), strength(2, unused=0), strength(3)
    t, _ = happen("pestilence", *civs)
    # Anna and Bence choose in turn order; Cili had an unused worker.
    assert t.to_act == [ANNA]
    play(t, "lose_worker:warriors")
    assert t.to_act == [BENCE]
    play(t, "lose_worker:bronze", seat=BENCE)
    assert [stats(t, seat)["strength"] for seat in range(3)] == [1, 2, 3]
    # Two weakest by the state at that moment, though the first loses strength by it.
    t, _ = happen("raiders", *[replace(civ, stock={"bronze": 2}) for civ in civs])
    assert [stats(t, seat)["resources"] for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("TTA-GAP-34", "TTA-GAP-35")
def test_where_there_is_nothing_to_lose_nothing_is_lost() -> None:
    none = {"agriculture": 0, "bronze": 0, "philosophy": 0}
    t, _ = happen("border_conflict", strength(3), Civ(workers=none))
    assert workers_of(t, BENCE) == {"warriors": 1}
    assert stats(t)["resources"] == 3
    t, _ = happen("raiders", strength(3), Civ())
    assert asked(t) == "ask-turn"


@pytest.mark.rule("TTA-GAP-38")
def test_in_age_four_iconoclasm_takes_every_leader() -> None:
    t, _ = happen("iconoclasm", Civ(leader="sid_meier"), Civ(leader="charlie_chaplin"), age="IV", last_round=9)
    assert (leader_of(t), leader_of(t, BENCE)) == ("", "")


@pytest.mark.rule("TTA-GAP-39")
def test_politics_of_strength_with_few_cards_and_in_age_four() -> None:
    t, _ = happen("politics_of_strength", strength(3), Civ(military=["raid_1"]), age="II")
    assert military_of(t, BENCE) == []
    assert len(military_of(t)) == 5
    t, _ = happen("politics_of_strength", strength(3), Civ(culture=9), age="IV", last_round=9)
    assert [stats(t, seat)["culture_points"] for seat in range(2)] == [5, 6]


@pytest.mark.rule("TTA-GAP-40")
def test_ravages_of_time_needs_a_wonder_of_age_a_or_one_that_is_no_ruin() -> None:
    t, _ = happen(
        "ravages_of_time",
        Civ(wonders=["pyramids", "taj_mahal"], ruins=["pyramids"]),
        Civ(wonders=["kremlin"]),
        age="II",
    )
    assert names(t.players[ANNA].ruins) == ["pyramids", "taj_mahal"]
    assert t.players[BENCE].ruins == []
