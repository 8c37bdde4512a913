"""Variants of ours: shorter games, peaceful games, and resigning as an option."""

import pytest

from pentapolis.games.through_the_ages.catalogue import GROUP
from pentapolis.games.through_the_ages.row import military_cards
from pentapolis.games.through_the_ages.terms import AGE_IV, AGGRESSION, WAR
from tests.rules.through_the_ages.prelude import Civ, moves, new_game, play, position, refusal


@pytest.mark.parametrize(("length", "last"), [("age_1", 1), ("age_2", 2), ("full", 3)])
def test_after_the_last_age_the_end_begins(length: str, last: int) -> None:
    t = new_game(2, options={"length": length})
    oldest = 0
    while not t.over:
        if t.age != AGE_IV:
            oldest = max(oldest, int(t.age))
        play(t, "end_turn" if "end_turn" in moves(t) else sorted(moves(t))[0])
    assert [oldest, t.age] == [last, AGE_IV]
    assert t.round == t.last_round


def test_peaceful_decks_have_no_attacks() -> None:
    peaceful, usual = new_game(3, options={"attacks": "peaceful"}), new_game(3)
    for age, left_out in ((1, 6), (2, 13), (3, 14)):
        cards = military_cards(peaceful, age, 3)
        assert not {GROUP[card] for card in cards} & {AGGRESSION, WAR}
        assert len(military_cards(usual, age, 3)) - len(cards) == left_out


def test_resigning_is_refused_unless_the_table_allows_it() -> None:
    assert refusal(position(Civ(military=["rats"]), phase="politics"), "resign") == "TTA-RESG-01"
    options = {"resignation": "on"}
    assert refusal(position(Civ(military=["rats"]), phase="politics", options=options), "resign") == ""
    late = position(Civ(military=["rats"]), phase="politics", age="IV", round=9, last_round=9, options=options)
    assert refusal(late, "resign") == "TTA-POL-02"
