"""The end of the game and final scoring (TTA-END)."""

from typing import Any

import pytest

from tests.rules.through_the_ages.prelude import *

LAST: dict[str, Any] = {"age": "IV", "round": 9, "last_round": 9}


@pytest.mark.rule("TTA-END-01", "TTA-END-06")
def test_events_of_age_three_in_both_decks_are_evaluated_and_older_ones_ignored() -> None:
    t = position(
        Civ(colonies=["vast_territory_1"]),
        Civ(wonders=["pyramids"]),
        phase="end",
        turn=BENCE,
        current=["impact_of_colonies", "crusades"],
        future=["impact_of_wonders", "national_pride"],
        past=["impact_of_technology"],
        **LAST,
    )
    assert t.over
    assert [stats(t, seat)["culture_points"] for seat in range(2)] == [3, 5]
    assert [args["card"] for args in told(t, "log-final-event")] == ["impact_of_colonies", "impact_of_wonders"]


@pytest.mark.rule("TTA-END-02", "TTA-CUR-04")
@pytest.mark.parametrize("first", [ANNA, BENCE, CILI])
def test_ties_at_the_end_are_broken_from_the_starting_player(first: int) -> None:
    last = (first - 1) % 3
    t = position(
        Civ(),
        Civ(),
        Civ(),
        phase="end",
        first=first,
        turn=last,
        current=["impact_of_strength"],
        **LAST,
    )
    expected = {first: 14, (first + 1) % 3: 7, (first + 2) % 3: 0}
    assert {seat: stats(t, seat)["culture_points"] for seat in range(3)} == expected


@pytest.mark.rule("TTA-END-03", "TTA-CLR-26")
def test_bill_gates_scores_at_the_end() -> None:
    t = position(
        Civ(leader="bill_gates", workers={"computers": 2}, culture=1),
        Civ(),
        phase="end",
        turn=BENCE,
        current=["rats"],
        **LAST,
    )
    assert stats(t)["culture_points"] == 7


@pytest.mark.rule("TTA-END-04")
@pytest.mark.parametrize(("points", "winners"), [((3, 9, 5), [1]), ((9, 9, 5), [0, 1]), ((4, 4, 4), [0, 1, 2])])
def test_most_culture_wins_and_ties_share(points: tuple[int, int, int], winners: list[int]) -> None:
    t = position(*[Civ(culture=count) for count in points], phase="end", turn=CILI, current=["rats"], **LAST)
    assert t.over
    assert t.winners == winners


@pytest.mark.rule("TTA-END-05")
def test_a_resigned_player_does_not_win() -> None:
    t = position(
        Civ(culture=99, resigned=True),
        Civ(culture=3),
        Civ(culture=2),
        phase="end",
        first=BENCE,
        turn=CILI,
        current=["rats"],
        **LAST,
    )
    assert t.winners == [BENCE]


@pytest.mark.rule("TTA-END-06", "TTA-CUR-09")
def test_an_event_revealed_during_play_is_not_evaluated_again() -> None:
    t, _ = happen("impact_of_colonies", Civ(colonies=["vast_territory_1"]), Civ(), age="IV", round=9, last_round=9)
    assert stats(t)["culture_points"] == 3
    play(t, "end_turn", "end_turn")
    assert t.over
    # The bait that was prepared is of Age A, and "rats" of Age I.
    assert stats(t)["culture_points"] == 3


@pytest.mark.rule("TTA-GEN-07")
def test_the_game_goes_on_while_the_last_round_lasts() -> None:
    t = position(Civ(), Civ(), phase="end", turn=ANNA, **LAST)
    assert not t.over
    assert t.to_act == [BENCE]


@pytest.mark.rule("TTA-GAP-54")
def test_when_the_starting_player_has_resigned_the_next_one_begins_the_round() -> None:
    gone = Civ(resigned=True)
    row = ["", "", "", *["iron"] * 9]
    for turn, last in ((BENCE, 5), (CILI, 6)):
        t = position(
            gone, Civ(), Civ(), phase="turn", turn=turn, first=ANNA, age="III", round=5, row=row, civil=["oil"]
        )
        assert int(t.last_round) == last
