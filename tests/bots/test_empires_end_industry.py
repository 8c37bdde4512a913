"""Empire's End: economy and industry are planned as a whole, and looked through from the disaster before them."""

import pytest

from pentapolis import Fast, Keyed, playout
from pentapolis.bots import FittedEvaluator, Position, SearchBot, evaluator_for, make_bot
from pentapolis.bots.lane import best_line, deciding
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.strike import nearest
from pentapolis.games.empires_end.table import EmpiresEnd
from tests.bots.test_empires_end import at_phase, feature, new

EVALUATOR = evaluator_for("empires-end")


def played(table: EmpiresEnd, spec: str, seat: int) -> EmpiresEnd:
    """The table after the seat's part of a phase."""
    table = table.copy()
    table.telling = True
    bot = make_bot(spec, GAME, 1)
    while deciding(table, seat):
        table.play(seat, bot.choose(Position(table, seat, Keyed(table.ply))))
    return table


@pytest.mark.parametrize("code", ["E", "I", "EI"])
def test_a_phase_that_is_planned_ends_better_than_one_played_carelessly(code: str) -> None:
    seats = 3 if code == "EI" else 2
    gained = 0.0
    for seed in range(1, 5):
        table = at_phase(code, seats, seed)
        planned = EVALUATOR.value(played(table, "search:simulations=200", 0), 0)
        assert planned == EVALUATOR.value(played(table, "search:simulations=200", 0), 0)
        gained += planned - EVALUATOR.value(played(table, "medium", 0), 0)
    assert gained > 0.0


def test_the_plan_is_followed() -> None:
    table = at_phase("I")
    bot = SearchBot(GAME, 1, simulations=50)
    first = bot.choose(Position(table, 0, Keyed(1)))
    assert bot.simulations > 50
    assert [one.move for one in bot.tried() if one.visits] == [first]
    assert 0.0 < bot.value < 1.0
    plan = bot.plan.copy()
    table.play(0, first)
    if plan:
        assert bot.choose(Position(table, 0, Keyed(2))) == plan[0]
        assert bot.plan == plan[1:]
        other = next(move for move in table.moves(0) if move != plan[0])
        table.play(0, other)  # somebody else has played on
        if deciding(table, 0):
            assert bot.choose(Position(table, 0, Keyed(3))) in table.moves(0)


def test_the_same_plan_again() -> None:
    table = at_phase("I", seed=3)
    plans = [best_line(EVALUATOR, table.copy(), 0, 0.0, 30).moves() for _ in range(2)]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("code", ["E", "I"])
def test_what_comes_after_the_phase_is_not_looked_at(code: str) -> None:
    table = at_phase(code)
    while deciding(table, 1):
        table.play(1, table.moves(1)[-1])
    space = table.space
    line = best_line(EVALUATOR, table.copy(), 0, 0.0, 20)
    assert isinstance(line.table, EmpiresEnd)
    assert line.table.space == space
    for move in line.moves():
        table.play(0, move)
    assert table.space > space


def test_an_industry_is_played_before_it_is_judged() -> None:
    """Both restore what they can; what others hold is not known, so their cards are sold."""
    table = at_phase("I", seed=2)
    table.telling = False
    hasty = table.copy()
    EVALUATOR.hasten(hasty, 0, {})
    assert hasty.space == table.space
    assert [int(empire.cards_left) for empire in hasty.empires] == [0, 0]
    other = hasty.empires[1]
    assert not [card for under in other.under for card in under if card in table.empires[1].hand]
    assert len(other.hand) == len(table.empires[1].hand) - 2
    assert EVALUATOR.value(hasty, 0) != EVALUATOR.value(table, 0)


def test_what_was_hastened_is_remembered() -> None:
    table = at_phase("I", seed=2)
    table.telling = False
    known: dict[object, list[int]] = {}
    first = table.copy()
    EVALUATOR.hasten(first, 0, known)
    assert len(known) == 2
    again = table.copy()
    EVALUATOR.hasten(again, 0, known)
    assert len(known) == 2
    assert again == first


def test_economy_is_not_hastened() -> None:
    table = at_phase("E", seed=2)
    table.telling = False
    before = EVALUATOR.values(table)
    EVALUATOR.hasten(table, 0, {})
    assert EVALUATOR.values(table) == before


def test_a_disaster_taken_counts_before_its_location_is_chosen() -> None:
    table = new(seed=1)
    rng = Fast(1)
    while not table.empires[0].aims:
        playout(table, rng, 1)
        if table.over:
            table = new(seed=int(rng.below(1000)))
    options = nearest(table.empires[0], table.empires[0].aims[0])
    standing = feature(table, "standing")[0]
    assert options & (options - 1)
    assert standing == sum(1 for place in range(11) if table.empires[0].is_healthy(place)) - 1


def test_hands_are_drawn_up_after_an_industry() -> None:
    """So an empty hand is not worth less for it, and in an economy nothing is drawn."""
    assert isinstance(EVALUATOR, FittedEvaluator)
    table = at_phase("I", seed=2)
    finish = GAME.parse("finish")
    table.play(0, finish)
    full = EVALUATOR.concluded(table, 0)
    assert full == EVALUATOR.merit(table, 0)
    hand = table.empires[0].hand
    table.empires[0].hand = []
    assert EVALUATOR.concluded(table, 0) > EVALUATOR.merit(table, 0)
    assert table.empires[0].hand == []
    table.empires[0].hand = hand[:1]
    economy = at_phase("E", seed=2)
    assert EVALUATOR.concluded(economy, 0) == EVALUATOR.merit(economy, 0)
