"""Undo stops where somebody has learned something: reveals, new deals and The Great Library's draw."""

import pytest

from tests.rules.seven_wonders_duel.prelude import *


@pytest.mark.rule("SWD-WON-13")
def test_the_great_librarys_draw_cannot_be_taken_back() -> None:
    t = position(coins=(40, 7), wonders=(["great_library"], []))
    play(t, "raise:great_library:theater")
    assert t.pending(0) is not None
    assert t.barrier == t.ply


@pytest.mark.rule("SWD-SET-08")
def test_the_second_four_wonders_cannot_be_unseen() -> None:
    t = new_game(seed=1)
    before = t.barrier
    for _ in range(3):
        t.play(t.to_act[0], t.moves(t.to_act[0])[0])
    assert before == 0
    assert t.barrier == t.ply == 3


@pytest.mark.rule("SWD-FLOW-02", "SWD-FLOW-14")
def test_a_new_structure_cannot_be_unseen() -> None:
    t = dealt()
    discard_on(t, 2)
    assert t.age == 2
    assert t.barrier == t.ply - 1  # who begins, the last move, can be said again; the deal cannot be undone


@pytest.mark.rule("SWD-FLOW-09")
def test_a_card_turned_up_cannot_be_unseen_but_a_card_taken_can_be_put_back() -> None:
    t = dealt()
    barriers = []
    while not t.barrier:
        barriers.append((int(t.ply), int(t.barrier)))
        face_up = t.face_up
        t.play(t.to_act[0], t.moves(t.to_act[0])[0])
        assert (t.face_up != face_up) == (t.barrier == t.ply)
    assert len(barriers) > 1
