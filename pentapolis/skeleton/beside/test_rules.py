"""Every rule of Few Cards, each on a position of its own."""

from typing import cast

import pytest

import pentapolis
from pentapolis.skeleton.few_cards.catalogue import CARDS, KINDS
from pentapolis.skeleton.few_cards.table import FewCardsTable

GAME = pentapolis.game("few-cards")
DECK = ["field", "mill", "bakery", "barn", "vineyard", "press", "cellar", "tavern", "flock", "loom"]
FAVOURITES = ["grain", "wine", "cloth", "grain"]


def begun(seats: int = 2) -> FewCardsTable:
    chance = {"deck": DECK, "favourites": FAVOURITES}
    return cast("FewCardsTable", GAME.new(seats, seed=1, chance=chance))


def play(t: FewCardsTable, *moves: str) -> None:
    for move in moves:
        t.play(t.to_act[0], GAME.parse(move))


@pytest.mark.rule("FEW-CARD-01")
def test_every_card_has_a_kind_a_cost_and_an_effect() -> None:
    assert len(CARDS) == 12
    assert all(card.cost > 0 and card.kind in range(len(KINDS)) and card.effect.words() for card in CARDS)


@pytest.mark.rule("FEW-SET-01", "FEW-SET-02")
def test_setup() -> None:
    view = begun(4).view(2)
    assert view["row"] == ["field", "mill", "bakery"]
    assert view["deck"] == 9
    assert [player["coins"] for player in view["players"]] == [4, 4, 4, 4]
    assert [player["favourite"] for player in view["players"]] == [None, None, "cloth", None]


@pytest.mark.rule("FEW-TURN-01", "FEW-TURN-04")
def test_players_take_turns_and_work_for_two_coins() -> None:
    t = begun(3)
    assert t.to_act == [0]
    play(t, "work")
    assert t.to_act == [1]
    assert t.coins == [6, 4, 4]
    reason = t.why_not(0, GAME.parse("work"))
    assert reason is not None
    assert reason.rule == "FEW-TURN-01"


@pytest.mark.rule("FEW-TURN-02", "FEW-TURN-05")
def test_a_card_of_the_row_is_bought_and_replaced() -> None:
    t = begun()
    reason = t.why_not(0, GAME.parse("buy:loom"))
    assert reason is not None
    assert reason.rule == "FEW-TURN-02"
    play(t, "buy:mill")
    assert t.view(None)["players"][0]["cards"] == ["mill"]
    assert t.view(None)["row"] == ["field", "bakery", "barn"]


@pytest.mark.rule("FEW-TURN-03")
def test_cards_are_paid_for() -> None:
    t = begun()
    play(t, "buy:mill")
    assert t.coins == [1, 4]
    play(t, "work")
    reason = t.why_not(0, GAME.parse("buy:bakery"))
    assert reason is not None
    assert reason.rule == "FEW-TURN-03"
    assert reason.text == "Bakery costs 4, but you have only 1."


@pytest.mark.rule("FEW-CARD-02")
def test_coins_on_a_card_are_taken_at_once() -> None:
    t = begun()
    play(t, "buy:field")
    assert t.coins[0] == 4 - 1 + 1


@pytest.mark.rule("FEW-CARD-03", "FEW-CARD-04", "FEW-END-02")
def test_points_of_cards() -> None:
    t = begun()
    play(t, "buy:mill", "work", "work", "work", "work", "work", "buy:bakery", "work")
    assert t.points(0) == 2 + 2  # two for the mill, and one for each of two cards of grain
    assert t.points(1) == 0


@pytest.mark.rule("FEW-END-01", "FEW-END-03", "FEW-END-04")
def test_after_eight_turns_favourites_count_and_the_most_points_win() -> None:
    t = begun()
    play(t, "buy:mill", *["work"] * 14)
    assert (t.over, t.scores) == (False, [2, 0])
    play(t, "work")
    assert (t.over, t.scores) == (True, [2 + 1, 0])
    assert t.winners == [0]
    assert [player["favourite"] for player in t.view(None)["players"]] == ["grain", "wine"]


@pytest.mark.rule("FEW-END-04")
def test_among_equals_the_richer_wins_and_who_is_even_shares() -> None:
    t = begun()
    play(t, *["work"] * 16)
    assert t.winners == [0, 1]
    t = begun()
    play(t, "buy:field", *["work"] * 15)  # a card worth a point to whoever likes grain
    assert t.winners == [0]
