"""Bots that plan whole turns: on a toy game in which it is needed, and in Through the Ages."""

import pickle
from time import thread_time
from typing import Any

import pytest

import pentapolis
from pentapolis import Keyed, Table
from pentapolis.bots import Manner, PlanBot, Position, SearchBot, level, make_bot
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.server.bots import PATIENCE, think
from tests.bots.digging import DIG, DIGGING, DIGS, LAY_BY, POLISH, REST, Field, Impatient, Patient
from tests.bots.seats import position_of

AGES = pentapolis.game("through-the-ages")


def whole_turn(bot: PlanBot, echo: bool = False) -> tuple[list[int], list[int]]:
    """The moves of a turn, and the positions judged for each."""
    table = DIGGING.new(seed=1, options={"echo": echo})
    moves: list[int] = []
    judged: list[int] = []
    while table.to_act == [0]:
        move = bot.choose(Position(table, 0, Keyed(1)))
        moves.append(move)
        judged.append(int(bot.judged))
        table.play(0, move)
    return moves, judged


BEST_TURN = [*[DIG.move()] * DIGS, LAY_BY.move(17)]


# --- the beam -----


def test_a_plan_goes_to_the_end_of_the_turn() -> None:
    moves, _ = whole_turn(PlanBot(DIGGING, 1, positions=200, evaluator=Patient()))
    assert moves == BEST_TURN


def test_what_pays_at_the_end_is_found_by_a_wide_beam_without_settling() -> None:
    narrow, _ = whole_turn(PlanBot(DIGGING, 1, positions=100_000, width=1, evaluator=Impatient()))
    wide, _ = whole_turn(PlanBot(DIGGING, 1, positions=100_000, evaluator=Impatient()))
    assert narrow[:DIGS] == [REST.move()] * DIGS
    assert wide == BEST_TURN


class Marking(Impatient):
    """Knows when two ways to dig come to the same; one that has rested first looks as good as any to it."""

    marks = True

    def mark(self, table: Table, seat: int) -> int:
        assert isinstance(table, Field)
        return table.picks * 100 + table.dug if self.marks else super().mark(table, seat)


def test_positions_reached_in_another_order_are_followed_once() -> None:
    every, once = Marking(), Marking()
    every.marks = False
    for evaluator in (every, once):
        assert whole_turn(PlanBot(DIGGING, 1, positions=100_000, samples=1, evaluator=evaluator))[0] == BEST_TURN
    without = PlanBot(DIGGING, 1, positions=100_000, samples=1, evaluator=every)
    with_marks = PlanBot(DIGGING, 1, positions=100_000, samples=1, evaluator=once)
    here = position_of(DIGGING.new(seed=1))
    without.choose(here)
    with_marks.choose(here)
    assert int(with_marks.judged) < int(without.judged) / 2


class Hopeful(Impatient):
    """Follows those further who have dug."""

    def promise(self, table: Table, seat: int) -> float:
        assert isinstance(table, Field)
        return float(table.dug)


def test_a_promise_says_which_lines_grow_on_and_nothing_about_the_choice() -> None:
    assert whole_turn(PlanBot(DIGGING, 1, positions=1000, width=1, evaluator=Hopeful()))[0] == BEST_TURN

    class Misled(Hopeful):
        def promise(self, table: Table, seat: int) -> float:
            assert isinstance(table, Field)
            return 10.0 if table.picks > table.dug else 0.0

    moves, _ = whole_turn(PlanBot(DIGGING, 1, positions=1000, width=1, evaluator=Misled()))
    assert moves[:DIGS] == [REST.move()] * DIGS


# --- looking ahead -----


class Dazzled(Patient):
    """Likes at the end of its turn what is worst for it; when the other one has had its turn it sees clearly."""

    def merit(self, table: Table, seat: int) -> float:
        assert isinstance(table, Field)
        value = self.value(table, seat)
        return -value if seat == 0 and table.to_act == [1] and table.picks == 0 else value


def test_the_best_plans_are_followed_through_the_turns_after_them() -> None:
    table = DIGGING.new(seed=1)
    for _ in range(DIGS):
        table.play(0, DIG.move())
    worst, better = (
        PlanBot(DIGGING, 1, positions=100_000, evaluator=Dazzled(), ahead=ahead).choose(position_of(table))
        for ahead in (0.0, 0.5)
    )
    assert worst == LAY_BY.move(40)
    assert better == LAY_BY.move(37)  # of the four that seem best


def test_a_budget_is_kept_when_plans_are_followed() -> None:
    bot = PlanBot(AGES, 1, positions=4000, ahead=0.5)
    bot.choose(position_of(in_the_middle()))
    # A tenth, as above: half of it for the plans; the turns that were being followed at the end are played out.
    assert 200 <= int(bot.judged) < 400 + 600


# --- going on with a plan -----


def test_a_plan_is_followed_without_thinking_again() -> None:
    _, judged = whole_turn(PlanBot(DIGGING, 1, positions=200, evaluator=Patient()))
    assert judged[0] > 0
    assert judged[1:] == [0] * DIGS


def test_whenever_somebody_learns_something_the_bot_thinks_again() -> None:
    moves, judged = whole_turn(PlanBot(DIGGING, 1, positions=2000, evaluator=Patient()), echo=True)
    assert moves == BEST_TURN
    assert all(judged[:DIGS])


def test_a_plan_is_given_up_when_somebody_else_has_played() -> None:
    table = DIGGING.new(seed=1)
    bot = PlanBot(DIGGING, 1, positions=200, evaluator=Patient())
    assert bot.choose(Position(table, 0, Keyed(1))) == DIG.move()
    table.play(0, REST.move())
    assert bot.choose(Position(table, 0, Keyed(1))) == REST.move()  # the treasure is lost
    assert bot.judged > 0


def test_the_last_answers_are_judged_by_the_end() -> None:
    table = DIGGING.new(seed=1, options={"turns": 0, "ahead": 20})
    assert PlanBot(DIGGING, 1, positions=10).choose(position_of(table)) == POLISH.move()


# --- budgets -----


def test_positions_are_counted() -> None:
    judged: list[int] = []
    for positions in (400, 4000):
        bot = PlanBot(AGES, 1, positions=positions, samples=1)
        bot.choose(position_of(in_the_middle()))
        judged.append(int(bot.judged))
    # In the middle of a turn a bot takes a tenth; a first, narrow plan is thought out to its end.
    assert 40 <= judged[0] < 40 + 250
    assert 400 <= judged[1] < 400 + 20


def test_seconds_are_kept() -> None:
    bot = PlanBot(AGES, 1, seconds=0.6)
    before = thread_time()
    bot.choose(position_of(in_the_middle()))
    assert thread_time() - before < 2.0


def test_a_plan_for_which_people_wait_does_not_wait_for_a_busy_machine() -> None:
    bot = PlanBot(AGES, 1, seconds=120.0)
    bot.patience = 0.0001
    before = thread_time()
    bot.choose(position_of(in_the_middle()))
    assert thread_time() - before < 20


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"seconds": 1.0, "positions": 5}, "seconds or of positions, not both"),
        ({"seconds": 0.0}, "seconds must be more than 0, not 0.0"),
        ({"positions": 0}, "positions must be at least 1, not 0"),
        ({"width": 0}, "width must be at least 1, not 0"),
        ({"samples": 0}, "samples must be at least 1, not 0"),
        ({"ahead": 1.0}, "ahead must be from 0 to 1, not 1.0"),
    ],
)
def test_settings_out_of_bounds(settings: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        PlanBot(DIGGING, 1, **settings)


# --- by name -----


def test_where_the_evaluator_asks_for_it_strong_levels_plan() -> None:
    hard, expert = level("hard", AGES, 1), level("expert", AGES, 1)
    assert isinstance(hard, PlanBot)
    assert isinstance(expert, PlanBot)
    assert hard.limit > 0
    assert expert.seconds > 0
    assert isinstance(level("expert", pentapolis.game("seven-wonders-duel"), 1), SearchBot)
    assert not Manner().plan


def test_settings_in_a_spec() -> None:
    bot = make_bot("plan:positions=300,width=4,samples=2", AGES, 1)
    assert isinstance(bot, PlanBot)
    assert (bot.limit, bot.width, bot.samples) == (300, 4, 2)
    tenth = make_bot("expert:seconds=0.1", AGES, 1)
    assert isinstance(tenth, PlanBot)
    assert tenth.seconds == 0.1
    few = make_bot("hard:simulations=70", AGES, 1)
    assert isinstance(few, PlanBot)
    assert few.limit == 70
    assert isinstance(make_bot("search:simulations=5", AGES, 1), SearchBot)
    with pytest.raises(ValueError, match="plan has no setting 'exploration'"):
        make_bot("plan:exploration=1", AGES, 1)


# --- Through the Ages -----


def in_the_middle() -> ThroughTheAges:
    """The Action Phase of somebody's third turn."""
    table = AGES.new(2, seed=3)
    bots = [make_bot("plan:positions=20,samples=1", AGES, seat) for seat in range(2)]
    assert isinstance(table, ThroughTheAges)
    while table.round < 3 or table.decision(-1).question != "ask-turn":
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(Position(table, seat, Keyed(table.ply))))
    return table


def rounds_of(seats: int, rounds: int, seed: int) -> list[str]:
    """The moves of the first rounds; `play` refuses what is illegal."""
    table = AGES.new(seats, seed=seed)
    assert isinstance(table, ThroughTheAges)
    bots = [make_bot("plan:positions=30,samples=2", AGES, seed + seat) for seat in range(seats)]
    played: list[str] = []
    while not table.over and table.round <= rounds:
        seat = table.to_act[0]
        move = bots[seat].choose(Position(table, seat, Keyed(table.ply)))
        played.append(AGES.notation(move))
        table.play(seat, move)
    return played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_plays_the_same(seats: int) -> None:
    assert rounds_of(seats, 5, 7) == rounds_of(seats, 5, 7)


def test_a_whole_game_is_played_by_the_rules() -> None:
    assert "prepare" in {move.partition(":")[0] for move in rounds_of(2, 99, 11)}


def test_a_bot_goes_on_with_its_plan_in_another_process() -> None:
    table = in_the_middle()
    bot = PlanBot(AGES, 5, positions=200)
    first = bot.choose(position_of(table))
    table.play(table.to_act[0], first)
    twin = pickle.loads(pickle.dumps(bot))
    assert twin.plan == bot.plan
    here = position_of(table)
    assert twin.choose(here) == bot.choose(here)
    assert twin.judged == bot.judged


def test_the_turn_is_ended_where_nothing_is_worth_its_action() -> None:
    """A bot that has no resources, no food and no actions left does not think long about it."""
    table = in_the_middle()
    seat = table.to_act[0]
    table.players[seat].ca = table.players[seat].ma = 0
    bot = PlanBot(AGES, 1, positions=100)
    assert AGES.notation(bot.choose(position_of(table))) == "end_turn"


def test_the_server_lets_it_think() -> None:
    table = in_the_middle()
    seat = table.to_act[0]
    move = think(table.record().data(), seat, "hard", 5)
    assert AGES.parse(move) in table.moves(seat)
    assert PATIENCE > 0
