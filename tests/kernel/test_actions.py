"""A menu: legal moves, refusals, what a player may think of and what is done all come from its actions."""

import pytest

from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.conformance import check_game
from pentapolis.kernel.rules import IllegalMove
from pentapolis.kernel.vocabulary import Verb
from tests.kernel.workshop import (
    BOAST,
    FELL,
    REST,
    SELL,
    VOCABULARY,
    WORK,
    WORKSHOP,
    Fell,
    Part,
    Rest,
    Workshop,
    workshop,
)

pytestmark = pytest.mark.both_modes


def said(moves: list[int]) -> list[str]:
    return [WORKSHOP.notation(move) for move in moves]


def test_legal_moves_come_action_by_action_in_the_order_of_their_tries() -> None:
    t = workshop(1, 0, 1)
    assert said(t.moves(0)) == [
        "fell:elm", "fell:ash", "join:oak:ash", "sell:oak", "give:oak", "sell:ash", "give:ash", "rest",
    ]  # fmt: skip


def test_refused_tries_are_thinkable_with_the_reason_of_their_action() -> None:
    t = workshop(1, 0, 1)
    thought = WORKSHOP.thinkable(t, 0)
    refused = {WORKSHOP.notation(move): reason.rule for move in thought if (reason := t.why_not(0, move))}
    assert refused == {"fell:oak": "WORK-01", "join:ash:oak": "WORK-03", "sell:elm": "WORK-02", "give:elm": "WORK-02"}
    assert set(t.moves(0)) < set(thought)
    assert WORKSHOP.thinkable(t, 1) == []  # owes no decision


def test_what_nobody_would_think_of_is_refused_by_its_action_too() -> None:
    t = workshop(1, 0, 1)
    reason = t.why_not(0, WORKSHOP.parse("join:elm:elm"))
    assert reason is not None
    assert reason.rule == "WORK-02"


def test_a_word_of_no_action_is_no_answer() -> None:
    t = workshop(1, 0, 1)
    reason = t.why_not(0, BOAST.move())
    assert reason is not None
    assert (reason.rule, reason.args) == ("PEN-03", {"move": "boast"})
    with pytest.raises(IllegalMove):
        t.play(0, BOAST.move())


def test_a_move_is_done_by_its_action() -> None:
    t = workshop(1, 0, 1)
    t.play(0, WORKSHOP.parse("join:oak:ash"))
    assert (t.planks[0], t.coins) == ([0, 0, 0], [3, 0])
    t.play(1, WORKSHOP.parse("fell:elm"))
    assert (t.planks[1], t.trees) == ([0, 1, 0], [0, 2, 3])
    t.planks[0] = [1, 0, 0]
    t.forget()
    t.play(0, WORKSHOP.parse("give:oak"))
    assert (t.planks[0], t.coins) == ([0, 0, 0], [3, 0])


def test_a_menu_says_in_its_own_words_why_a_stranger_is_refused() -> None:
    from pentapolis.kernel.rules import Reason

    class Strict(Menu[Workshop]):
        def stranger(self, t: Workshop, seat: int, move: int) -> Reason:
            return Reason("WORK-09", "refuse-waiting", {"seat": seat})

    t = workshop(0, 0, 0)
    menu = Strict(0, VOCABULARY, [Fell(FELL)])
    assert menu.why_not(t, 0, SELL.move(0)) == Reason("WORK-09", "refuse-waiting", {"seat": 0})
    assert menu.why_not(t, 0, FELL.move(1)) is None


def test_two_actions_for_one_verb_are_a_mistake_and_so_is_a_strange_verb() -> None:
    with pytest.raises(ValueError, match="two actions for sell"):
        Menu(0, VOCABULARY, [Part(SELL), Part(SELL)])
    with pytest.raises(ValueError):
        Menu(0, VOCABULARY, [Fell(Verb("fly"))])


def test_an_action_that_says_nothing_raises() -> None:
    t = workshop(0, 0, 0)
    for ask in (
        lambda: Action[Workshop](FELL).tries(t, 0),
        lambda: Action[Workshop](FELL).refusal(t, 0, 0),
        lambda: Action[Workshop](FELL).do(t, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_free_action_is_always_there() -> None:
    t = workshop(0, 0, 0)
    rest = Rest(REST)
    legal: list[object] = []
    rest.offer(t, 0, legal)
    assert legal == rest.tries(t, 0) == [REST.move()]
    assert rest.can(t, 0, REST.move())
    assert rest.refusal(t, 0, REST.move()) is None


def test_menus_know_which_action_a_move_belongs_to() -> None:
    assert isinstance(WORK[0].action(FELL.move(2)), Fell)
    assert WORK[0].action(BOAST.move()) is None


def test_a_game_of_menus_keeps_the_laws() -> None:
    report = check_game(WORKSHOP, games=20, seed=5, every=3)
    assert report.games == 20
    assert report.checks["thinkable"] > 20
