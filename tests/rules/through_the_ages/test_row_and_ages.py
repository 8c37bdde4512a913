"""The card row and the ends of ages (TTA-ROW, TTA-AGE)."""

from dataclasses import replace

import pytest

from pentapolis.games.through_the_ages.catalogue import CARDS, deck
from tests.rules.through_the_ages.prelude import *

FULL = [
    "iron",
    "coal",
    "oil",
    "drama",
    "opera",
    "movies",
    "knights",
    "tanks",
    "cannon",
    "rockets",
    "republic",
    "masonry",
]


@pytest.mark.rule("TTA-ROW-02", "TTA-ROW-04", "TTA-ROW-05")
def test_only_the_first_spaces_are_cleared_and_gaps_close() -> None:
    row = ["iron", "", "oil", "", "opera", *[""] * 8]
    t = position(Civ(), Civ(), Civ(), phase="turn", row=row, civil=["alchemy", "theology"] * 9)
    assert row_of(t) == ["oil", "opera", *["alchemy", "theology"] * 5, "alchemy"]
    row = ["", "", "oil", *[""] * 10]
    t = position(Civ(), Civ(), Civ(), phase="turn", row=row, civil=["alchemy"] * 20)
    assert row_of(t) == ["oil", *["alchemy"] * 12]


@pytest.mark.rule("TTA-ROW-03", "TTA-VAR-08", "TTA-RESG-05")
def test_resigned_players_do_not_count_for_clearing() -> None:
    gone = Civ(resigned=True)
    row = [*FULL, "communism"]
    for civs, cleared in (((Civ(),) * 4, 1), ((Civ(), Civ(), Civ(), gone), 2), ((Civ(), gone, Civ(), gone), 3)):
        t = position(*civs, phase="turn", row=row, civil=["alchemy"] * 20)
        assert row_of(t) == row[cleared:] + ["alchemy"] * cleared


@pytest.mark.rule("TTA-ROW-06", "TTA-AGE-14")
def test_in_age_four_the_row_is_cleared_and_slid_but_not_filled() -> None:
    t = position(Civ(ma=2), phase="turn", age="IV", last_round=4, row=["iron", "coal", "oil", "drama", "", "opera"])
    assert row_of(t) == ["drama", "opera", *[""] * 11]
    # And nothing is drawn.
    play(t, "end_turn")
    assert military_of(t) == []


def age_a_ending(taken: int, seats: int = 2) -> tuple[list[str], list[str]]:
    """The row before and after the first refill, when so many cards were taken from the end of the row before."""
    t = new_game(seats, options={"first_player": 0})
    t.row = [*t.row[: 13 - taken], *[-1] * taken]
    before = row_of(t)
    for _ in range(seats):
        play(t, "end_turn")
    return before, row_of(t)


@pytest.mark.rule("TTA-AGE-01", "TTA-AGE-02", "TTA-AGE-03")
def test_age_a_ends_with_the_first_refill() -> None:
    t = new_game(2, options={"first_player": 0})
    deck_a = names(t.civil_deck[13:])
    row = row_of(t)
    play(t, "end_turn")
    assert int(t.age) == 0
    play(t, "end_turn")
    assert int(t.age) == 1
    assert row_of(t) == row[3:] + deck_a[:3]
    assert sorted(t.civil_deck) == deck(1, False, 2)
    assert sorted(t.military_deck) == deck(1, True, 2)
    # Nothing is antiquated, no token lost.
    assert [stats(t, seat)["yellow"] for seat in range(2)] == [18, 18]


@pytest.mark.rule("TTA-AGE-02")
def test_cards_of_age_one_fill_what_age_a_cannot() -> None:
    _, row = age_a_ending(taken=7)
    ages = [FACTS[card]["age"] for card in row]
    # 3 cards left in the row, 7 of the deck, and 3 of Age I.
    assert ages == ["A"] * 10 + ["I"] * 3


OLD = Civ(
    leader="moses",
    wonder="pyramids",
    stages=2,
    civil=["frugality_a", "iron", "drama"],
    military=["development_of_science", "legion"],
    wonders=["colossus"],
    colonies=["vast_territory_1"],
    specials=["masonry"],
    tactic="phalanx",
    exclusive=True,
    pact="open_borders_agreement",
    partner=BENCE,
    yellow=10,
    blue=5,
)


@pytest.mark.rule("TTA-AGE-04", "TTA-AGE-05", "TTA-AGE-06", "TTA-AGE-07", "TTA-AGE-08", "TTA-AGE-11", "TTA-AGE-12")
def test_the_end_of_age_one_takes_what_is_of_age_a() -> None:
    row = [*[""] * 3, *FULL[:9]]
    t = position(OLD, Civ(yellow=1), Civ(), phase="turn", age="I", row=row, civil=["alchemy"])
    p = t.players[ANNA]
    assert int(t.age) == 2
    # The last card of Age I, and the other spaces from Age II.
    assert row_of(t)[:10] == [*FULL[:9], "alchemy"]
    assert all(FACTS[card]["age"] == "II" for card in row_of(t)[10:])
    assert leader_of(t) == ""
    assert int(p.wonder) == -1
    assert hand_of(t) == ["iron", "drama"]
    assert military_of(t) == ["legion"]
    assert (int(p.blue), int(p.yellow)) == (7, 8)
    assert stats(t, BENCE)["yellow"] == 0
    assert stats(t, CILI)["yellow"] == 16


@pytest.mark.rule("TTA-AGE-09", "TTA-AGE-10")
def test_the_end_of_age_two_takes_what_is_of_age_one_and_leaves_the_rest() -> None:
    mine = replace(OLD, leader="joan_of_arc", wonder="great_wall", civil=["breakthrough_1", "coal"], war="")
    row = [*[""] * 3, *FULL[:9]]
    t = position(
        replace(mine, war="war_over_culture", war_on=CILI),
        Civ(),
        Civ(),
        phase="turn",
        turn=BENCE,
        age="II",
        row=row,
        civil=["alchemy"],
        current=["rats"],
        future=["pestilence"],
        common=["legion"],
    )
    assert int(t.age) == 3
    assert leader_of(t) == ""
    assert hand_of(t) == ["coal"]
    assert military_of(t) == []
    # Technologies, colonies, completed wonders, tactics, wars and events stay.
    kept = {"masonry", "vast_territory_1", "colossus", "phalanx", "war_over_culture"}
    assert kept <= in_play(t)
    assert not {"open_borders_agreement", "great_wall", "joan_of_arc"} & in_play(t)
    assert (names(t.common), names(t.current), names(t.future)) == (["legion"], ["rats"], ["pestilence"])


@pytest.mark.rule("TTA-AGE-05")
def test_cards_of_the_age_just_ended_are_not_antiquated() -> None:
    mine = Civ(leader="joan_of_arc", wonder="great_wall", civil=["drama"], military=["legion"])
    t = position(mine, phase="turn", age="I", row=["", "", "", *FULL[:9]], civil=["alchemy"])
    assert int(t.age) == 2
    assert (leader_of(t), hand_of(t), military_of(t)) == ("joan_of_arc", ["drama"], ["legion"])
    assert "great_wall" in in_play(t)


@pytest.mark.rule("TTA-AGE-13")
def test_the_military_deck_of_the_new_age_replaces_the_old_one() -> None:
    t = position(
        Civ(), phase="turn", age="I", row=["", "", "", *FULL[:9]], civil=["alchemy"], military=["raid_1", "legion"]
    )
    assert sorted(t.military_deck) == deck(2, True, 2)
    assert {"raid_1", "legion"} <= {CARDS[card].id for card in t.box[1]}
    assert all(CARDS[card].age == 2 for card in t.military_deck)


@pytest.mark.rule("TTA-AGE-14")
def test_age_four_has_no_decks() -> None:
    t = position(Civ(), phase="turn", age="III", row=["", "", "", *FULL[:9]], civil=["alchemy"])
    assert int(t.age) == 4
    assert (t.civil_deck, t.military_deck) == ([], [])
    assert row_of(t) == [*FULL[:9], "alchemy", "", "", ""]


@pytest.mark.rule("TTA-AGE-08", "TTA-AGE-11", "TTA-TOK-08")
def test_what_an_age_takes_at_its_end_is_counted_by_its_own_rules() -> None:
    """Tokens of an unfinished wonder go to the bank, not to the box; of yellow ones there may be too few."""
    t = position(
        Civ(wonder="colossus", stages=1, blue=3, yellow=1),
        phase="turn",
        age="I",
        row=["", "", "", *FULL[:9]],
        civil=["oil"],
    )
    found = stats(t)
    assert (found["blue"], found["yellow"]) == (4, 0)
