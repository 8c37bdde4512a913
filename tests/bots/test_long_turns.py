"""What a search offers for turns of many decisions, each on a toy game in which it is needed."""

import pytest

from pentapolis import Keyed
from pentapolis.bots import Evaluator, GreedyBot, Position, SearchBot
from tests.bots.digging import DIG, DIGGING, DIGS, LAY_BY, POLISH, POLISH_STEPS, REST, Impatient, Patient
from tests.bots.seats import position_of


def at_bid() -> Position:
    table = DIGGING.new(seed=1)
    for _ in range(DIGS):
        table.play(0, REST.move())
    return Position(table, 0, Keyed(1))


# --- settle: the turn is played out before it is judged -----


def test_half_a_turn_is_judged_by_its_end() -> None:
    here = position_of(DIGGING.new(seed=1))
    few = 12  # simulations: far fewer than it takes to find the treasure by trying
    assert SearchBot(DIGGING, 1, simulations=few, evaluator=Impatient()).choose(here) == REST.move()
    assert SearchBot(DIGGING, 1, simulations=few, evaluator=Patient(), settle=True).choose(here) == DIG.move()
    assert SearchBot(DIGGING, 1, simulations=few, evaluator=Patient(), settle=False).choose(here) == REST.move()


# --- worth: of very many moves the best ones are judged -----


class Counting(Patient):
    def __init__(self) -> None:
        self.judged = 0

    def value(self, table: object, seat: int) -> float:
        self.judged += 1
        return super().value(table, seat)  # type: ignore[arg-type]


def test_of_very_many_moves_only_the_best_are_judged() -> None:
    every, few = Counting(), Counting()
    assert SearchBot(DIGGING, 1, simulations=1, evaluator=every).choose(at_bid()) in at_bid().moves
    bot = SearchBot(DIGGING, 1, simulations=1, evaluator=few, ordered=5)
    bot.choose(at_bid())
    assert len(bot.root.children) == len(at_bid().moves) == 41
    judged = [int(child.move) for child in bot.root.children if child.judged >= 0]
    assert judged == [LAY_BY.move(coins) for coins in range(15, 20)]
    assert every.judged - few.judged == 41 - 5


def test_what_is_not_judged_is_not_played() -> None:
    bot = SearchBot(DIGGING, 1, simulations=200, evaluator=Patient(), ordered=5, exploration=2.0)
    assert bot.choose(at_bid()) == LAY_BY.move(17)
    assert {int(child.move) for child in bot.root.children if child.visited} <= {
        LAY_BY.move(coins) for coins in range(15, 20)
    }


# --- a budget for the turn -----


def whole_turn(bot: SearchBot, echo: bool = False) -> list[int]:
    """The simulations of each decision of a turn."""
    table = DIGGING.new(seed=1, options={"echo": echo})
    used: list[int] = []
    while table.to_act == [0]:
        table.play(0, bot.choose(Position(table, 0, Keyed(1))))
        used.append(int(bot.simulations))
    return used


def test_a_turn_shares_one_budget() -> None:
    for_each = whole_turn(SearchBot(DIGGING, 1, simulations=80, evaluator=Patient(), exploration=5.0))
    shared = whole_turn(SearchBot(DIGGING, 1, simulations=80, evaluator=Patient(), exploration=5.0, turn=True))
    assert len(for_each) == len(shared) == DIGS + 1
    assert sum(for_each) > 3 * 80
    assert shared[0] <= 40
    assert sum(shared) <= 80 + 3 * 8  # none has less than a tenth
    assert min(shared) >= 4


def test_the_next_turn_has_a_budget_of_its_own() -> None:
    bot = SearchBot(DIGGING, 1, simulations=80, evaluator=Patient(), exploration=5.0, turn=True)
    first = whole_turn(bot)
    assert whole_turn(bot) == first


# --- the tree is kept while nobody learns anything -----


def test_what_was_found_out_is_kept() -> None:
    table = DIGGING.new(seed=1)
    bot = SearchBot(DIGGING, 1, simulations=60, evaluator=Patient(), settle=True, keep=True)
    move = bot.choose(Position(table, 0, Keyed(1)))
    assert bot.chosen is not None
    before = {int(child.move): int(child.visited) for child in bot.chosen.children}
    table.play(0, move)
    bot.choose(Position(table, 0, Keyed(1)))
    after = {int(child.move): int(child.visited) for child in bot.root.children}
    assert sum(before.values()) > 0
    assert sum(after.values()) == sum(before.values()) + bot.simulations
    assert all(after[seen] >= before[seen] for seen in before)


@pytest.mark.parametrize("barrier", [True, False])
def test_nothing_is_kept_past_a_barrier_or_another_seat(barrier: bool) -> None:
    table = DIGGING.new(seed=1, options={"echo": barrier})
    bot = SearchBot(DIGGING, 1, simulations=60, evaluator=Patient(), settle=True, keep=True)
    bot.choose(Position(table, 0, Keyed(1)))
    table.play(0, DIG.move())
    if not barrier:
        while table.to_act == [0]:
            table.play(0, table.moves(0)[-1])
    bot.choose(Position(table, table.to_act[0], Keyed(1)))
    assert sum(int(child.visited) for child in bot.root.children) == bot.simulations


def test_a_tree_is_kept_for_the_move_that_was_played_only() -> None:
    """Somebody may have played another move for the bot."""
    table = DIGGING.new(seed=1)
    bot = SearchBot(DIGGING, 1, simulations=60, evaluator=Patient(), settle=True, keep=True)
    assert bot.choose(Position(table, 0, Keyed(1))) == DIG.move()
    table.play(0, REST.move())
    bot.choose(Position(table, 0, Keyed(1)))
    assert sum(int(child.visited) for child in bot.root.children) == bot.simulations


# --- the margin, where the result is decided -----


@pytest.mark.parametrize("ahead", [20, -20])
def test_points_are_not_thrown_away_when_the_result_is_decided(ahead: int) -> None:
    table = DIGGING.new(seed=1, options={"turns": 0, "ahead": ahead})
    assert table.pending(0) is POLISH_STEPS[0]
    for bot in (SearchBot(DIGGING, 1, simulations=60), GreedyBot(DIGGING, 1, samples=1)):
        assert bot.choose(position_of(table)) == POLISH.move()


def test_no_margin_is_worth_a_victory() -> None:
    plain = Evaluator()
    table = DIGGING.new(seed=1, options={"turns": 0, "ahead": 20})
    for seat in (0, 1):
        table.play(seat, POLISH.move())
    assert 0.99 < plain.value(table, 0) < 1
    assert 0 < plain.value(table, 1) < 0.01
    assert plain.margin(table, 0) + plain.margin(table, 1) == pytest.approx(1)
