"""Sittings: what people may do at a table, and what their doings make of it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pentapolis.server.journal import BotSat, Created, Happening, Moved, Redone, Sat, TimedOut, Undone, read, written
from pentapolis.server.problems import Refusal
from pentapolis.server.protocol import (
    Action,
    Clock,
    Consent,
    GiveToBot,
    Play,
    Redo,
    Reset,
    Resign,
    Result,
    Return,
    Undo,
    UndoWish,
)
from pentapolis.server.sitting import BOT, PERSON, STAND_IN, Sitting, believed, unfolded
from tests.kernel.toy import TOY
from tests.server.house import GAME, truth

ANNA, BELA, CILI = "anna", "bela", "cili"
PEOPLE: Final = (ANNA, BELA, CILI)
ROBOT: Final = "easy"


class Desk:
    """A sitting with its journal, as a room keeps it."""

    def __init__(self, *places: str | None, game: str = GAME, clock: Clock | None = None, seed: int = 7) -> None:
        rounds = {"rounds": 4} if game == TOY.slug else {}
        created = Created(game, 1, len(places), str(seed), {**rounds}, ANNA, clock=clock)
        self.journal: list[Happening] = [created]
        self.sitting = unfolded("t" * 20, self.journal)
        for seat, who in enumerate(places):
            if who is not None:
                self.take([BotSat(seat, ROBOT) if who == ROBOT else Sat(seat, who, who.title())])

    def take(self, happenings: list[Happening]) -> list[Happening]:
        for happening in happenings:
            self.journal.append(read(written(happening)))
            self.sitting.take(self.journal[-1], self.sitting.seq + 1)
        return happenings

    def do(self, person: str, action: Action, away: tuple[int, ...] = ()) -> list[Happening]:
        return self.take(self.sitting.decide(person, action, away=away))

    def refused(self, person: str, action: Action, away: tuple[int, ...] = ()) -> str:
        before = truth(self.sitting)
        with pytest.raises(Refusal) as refused:
            self.sitting.decide(person, action, away=away)
        assert truth(self.sitting) == before
        return refused.value.problem.code

    def move(self, seat: int | None = None, at: int = 0) -> Play:
        """A legal move of the seat, or of whoever is first to act."""
        s = self.sitting
        seat = s.to_act[0] if seat is None else seat
        moves = s.table.moves(seat)
        return Play(seat, s.stamps[seat], s.game.notation(moves[at % len(moves)]))

    def play(self, seat: int | None = None, at: int = 0) -> None:
        action = self.move(seat, at)
        place = self.sitting.places[action.seat]
        if place.kind == BOT:
            self.take(self.sitting.bot_move(action.seat, action.stamp, action.move))
        else:
            assert place.person is not None
            self.do(place.person, action)

    def play_until(self, fits: Callable[[Sitting], bool]) -> None:
        generator = random.Random(3)
        while not fits(self.sitting):
            assert self.sitting.status == "playing"
            self.play(at=generator.randrange(100))


def owner(desk: Desk, seat: int) -> str:
    person = desk.sitting.places[seat].person
    assert person is not None
    return person


# --- beginning --------------------------------------------------------------------------------------------------------


def test_a_table_waits_until_every_seat_is_taken() -> None:
    desk = Desk(ANNA, None)
    assert (desk.sitting.status, desk.sitting.to_act) == ("waiting", [])
    for action in (Play(0, 1, "x"), Undo(0), Redo(0), Reset(0), Resign(0)):
        assert desk.refused(ANNA, action) == "not-begun"
    desk.take(desk.sitting.sit(BELA, 1, "Béla"))
    assert desk.sitting.status == "playing"
    with pytest.raises(Refusal, match="seat-taken"):
        desk.sitting.sit(CILI, 1, "Cili")
    with pytest.raises(Refusal, match="not-found"):
        desk.sitting.sit(CILI, 2, "Cili")


def test_a_question_asked_before_the_beginning_is_stamped_anew_when_it_begins() -> None:
    desk = Desk(ANNA, None)
    early = desk.sitting.stamps.copy()
    desk.take(desk.sitting.sit(BELA, 1, "Béla"))
    assert all(desk.sitting.stamps[seat] > early[seat] for seat in desk.sitting.to_act)


def test_a_foreign_record_is_believed_only_when_it_can_be_played() -> None:
    desk = Desk(ANNA, BELA)
    desk.play_until(lambda s: s.table.ply == 12)
    record = desk.sitting.table.record().data()
    assert believed(record) == desk.sitting.table
    record["moves"][3], record["moves"][4] = record["moves"][4], record["moves"][3]
    with pytest.raises(Refusal, match="bad-record"):
        believed(record)


def test_a_table_of_other_rules_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="old-rules") as refused:
        Sitting("t" * 20, Created(GAME, 99, 2, "1", {}, ANNA))
    assert refused.value.problem.args == {"rules": 99}
    assert all("99" in text for text in refused.value.problem.text.values())


def test_a_journal_has_one_beginning() -> None:
    created = Created(GAME, 1, 2, "1", {}, ANNA)
    with pytest.raises(ValueError, match="no beginning"):
        unfolded("t" * 20, [Sat(0, ANNA, "")])
    with pytest.raises(ValueError, match="one beginning"):
        unfolded("t" * 20, [created, created])


# --- eyes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_", [False, True])
def test_nobody_sees_with_the_eyes_of_a_seat_that_nobody_has(open_: bool) -> None:
    created = Created(GAME, 1, 2, "1", {}, ANNA, open=open_)
    waiting = unfolded("t" * 20, [created, Sat(0, ANNA, "Anna")])
    playing = unfolded("t" * 20, [created, Sat(0, ANNA, "Anna"), BotSat(1, ROBOT)])
    for sitting in (waiting, playing):
        for nobody in (None, BELA):
            assert [sitting.may_see(nobody, seat) for seat in (0, 1, 2, -1)] == [False] * 4
            assert sitting.may_see(nobody, None) is open_
            assert not sitting.may_see_all(nobody)
        assert sitting.may_see(ANNA, 0)
        assert not sitting.may_see(ANNA, 1)


# --- playing ----------------------------------------------------------------------------------------------------------


def test_moves_are_refused_by_what_is_wrong_with_them() -> None:
    desk = Desk(ANNA, BELA)
    seat = desk.sitting.to_act[0]
    good, me, other = desk.move(), owner(desk, seat), owner(desk, 1 - seat)
    assert desk.refused(other, good) == "not-yours"
    assert desk.refused(CILI, good) == "not-yours"
    assert desk.refused(me, Play(7, good.stamp, good.move)) == "not-yours"
    assert desk.refused(me, Play(seat, good.stamp - 1, good.move)) == "stale"
    assert desk.refused(me, Play(seat, good.stamp, "no such words")) == "bad-request"
    assert desk.refused(other, Play(1 - seat, good.stamp, good.move)) == "illegal-move"
    desk.do(me, good)
    assert desk.refused(me, good) == "stale"


def test_an_answered_question_is_stale_also_while_another_is_asked() -> None:
    desk = Desk(ANNA, BELA)
    answered = desk.move()
    me = owner(desk, answered.seat)
    desk.do(me, answered)
    assert answered.seat not in desk.sitting.to_act
    assert desk.refused(me, answered) == "stale"
    # Whoever moves out of turn without an old answer is told the rule.
    assert desk.refused(me, Play(answered.seat, desk.sitting.seq, answered.move)) == "illegal-move"
    with pytest.raises(Refusal, match="illegal-move"):
        desk.sitting.explain(me, answered.seat, answered.move)


def test_what_one_seat_does_in_a_parallel_phase_leaves_the_others_questions_alone() -> None:
    desk = Desk(ANNA, BELA, CILI, game=TOY.slug)
    assert desk.sitting.to_act == [0, 1, 2]
    asked = {seat: desk.move(seat, at=1) for seat in (0, 1, 2)}
    stamps = desk.sitting.stamps.copy()
    desk.do(BELA, asked[1])
    assert desk.sitting.to_act == [0, 2]
    assert [desk.sitting.stamps[seat] for seat in (0, 2)] == [stamps[0], stamps[2]]
    desk.do(CILI, asked[2])
    desk.do(ANNA, asked[0])  # decided long ago, and still in time
    assert desk.sitting.table.ply == 3
    assert desk.refused(ANNA, asked[0]) == "stale"


def test_taking_back_a_secret_bid_asks_anew_and_leaves_the_others_questions_to_be_asked_again() -> None:
    desk = Desk(ANNA, BELA, CILI, game=TOY.slug)
    first = desk.move(0, at=2)
    desk.do(ANNA, first)
    desk.do(ANNA, Undo(0))
    assert desk.sitting.to_act == [0, 1, 2]
    assert desk.refused(ANNA, first) == "stale"
    desk.do(ANNA, Redo(0))
    assert desk.sitting.to_act == [1, 2]
    desk.play(1)
    others = [line for line in desk.sitting.table.played() if line[0] != 0]
    stamp = desk.sitting.stamps[2]
    desk.do(ANNA, Undo(0))  # another has moved since, in a lane of his own: that stays
    assert desk.sitting.to_act == [0, 2]
    assert [line for line in desk.sitting.table.played() if line[0] != 0] == others
    assert desk.sitting.stamps[2] == stamp  # and who was thinking is not disturbed
    desk.play(2)
    desk.do(ANNA, Redo(0))
    assert desk.refused(ANNA, Undo(0)) == "undo-blocked"  # all bids are in and were revealed


# --- taking back ------------------------------------------------------------------------------------------------------


def free_desk(*places: str) -> Desk:
    desk = Desk(*places)
    desk.play_until(lambda s: s.table.ply >= 20 and s.to_act != [] and s.places[s.to_act[0]].kind == PERSON)
    return desk


@pytest.mark.parametrize("places", [(ANNA, ROBOT), (ROBOT, ANNA), (ANNA, ANNA)])
def test_against_bots_and_on_one_screen_everything_may_be_taken_back(places: tuple[str, str]) -> None:
    desk = free_desk(*places)
    seat = places.index(ANNA)
    history = []
    while desk.sitting.undo_state(ANNA, seat).undo:
        history.append(hash(desk.sitting.table))
        before = desk.sitting.table.ply
        desk.do(ANNA, Undo(seat))
        assert desk.sitting.table.ply < before
        assert desk.sitting.places[desk.sitting.to_act[0]].person == ANNA
    assert not [by for by, _ in desk.sitting.table.played() if places[by] == ANNA]
    while history:
        desk.do(ANNA, Redo(seat))
        assert hash(desk.sitting.table) == history.pop()
    assert desk.refused(ANNA, Redo(seat)) == "nothing-to-redo"


def test_a_new_move_ends_what_could_be_played_again() -> None:
    desk = free_desk(ANNA, ANNA)
    desk.do(ANNA, Undo(0))
    desk.play()
    assert desk.refused(ANNA, Redo(0)) == "nothing-to-redo"


def test_undo_to_a_ply_and_reset_of_a_turn() -> None:
    desk = free_desk(ANNA, ROBOT)
    desk.do(ANNA, Undo(0, to=4))
    assert desk.sitting.table.ply == 4
    desk.do(ANNA, Redo(0))
    start = desk.sitting.turn_start(0)
    assert start is not None
    desk.do(ANNA, Reset(0))
    assert desk.sitting.table.ply == start
    assert desk.sitting.to_act == [0]
    assert desk.refused(ANNA, Undo(0, to=99)) == "nothing-to-undo"


def test_a_finished_game_against_bots_may_be_taken_back_and_one_between_people_not() -> None:
    alone = Desk(ANNA, ROBOT)
    alone.play_until(lambda s: s.over)
    assert alone.sitting.undo_state(ANNA, 0).undo
    alone.do(ANNA, Undo(0))
    assert alone.sitting.status == "playing"
    two = Desk(ANNA, BELA)
    two.play_until(lambda s: s.over)
    for action in (Undo(0), Undo(0, ask=True), Redo(0), Reset(0), Resign(0), two_play(two)):
        assert two.refused(ANNA, action) == "over"
    assert two.sitting.undo_state(ANNA, 0) == desk_without_undo(two)


def two_play(desk: Desk) -> Play:
    return Play(0, desk.sitting.seq, desk.sitting.game.notation(0))


def desk_without_undo(desk: Desk) -> Any:
    return type(desk.sitting.undo_state(ANNA, 0))()


def between_people() -> tuple[Desk, int, int]:
    """A game of two people after a move that cannot be taken back alone; whose it was, and the other."""
    desk = Desk(ANNA, BELA)
    desk.play_until(lambda s: s.table.ply >= 12 and s.to_act[0] != s.table.played()[-1][0])
    mover = desk.sitting.table.played()[-1][0]
    desk.play()
    return desk, mover, 1 - mover


def wish_of(desk: Desk) -> UndoWish | None:
    return desk.sitting.wish


def test_undo_across_another_persons_move_needs_their_consent() -> None:
    desk, seat, other = between_people()
    me, you = owner(desk, seat), owner(desk, other)
    before = hash(desk.sitting.table)
    assert desk.refused(me, Undo(seat)) == "undo-blocked"
    assert desk.sitting.undo_state(me, seat).ask
    target = desk.sitting.undo_target(me, seat)
    desk.do(me, Undo(seat, ask=True))
    assert wish_of(desk) == UndoWish(seat, target or 0, [other])
    assert desk.refused(me, Consent(seat, True)) == "no-wish"
    assert desk.refused(CILI, Consent(other, True)) == "not-yours"
    assert desk.refused(me, Undo(seat, ask=True)) == "wish-pending"
    assert hash(desk.sitting.table) == before
    desk.do(you, Consent(other, True))
    assert desk.sitting.table.ply == target
    assert wish_of(desk) is None
    # What both took back together nobody plays again alone.
    assert desk.refused(me, Redo(seat)) == "nothing-to-redo"
    assert not desk.sitting.undo_state(me, seat).redo


def test_a_refused_wish_may_not_be_repeated_and_a_withdrawn_one_may() -> None:
    desk, seat, other = between_people()
    me, you = owner(desk, seat), owner(desk, other)
    desk.do(me, Undo(seat, ask=True))
    desk.do(me, Consent(seat, False))
    assert desk.sitting.undo_state(me, seat).ask
    assert desk.sitting.undo_state(me, seat).refused_by is None
    desk.do(me, Undo(seat, ask=True))
    desk.do(you, Consent(other, False))
    assert desk.sitting.wish is None
    assert desk.sitting.undo_state(me, seat).refused_by == other
    assert desk.sitting.undo_state(you, other).refused_by is None
    assert desk.refused(me, Undo(seat, ask=True)) == "wish-refused"
    assert not desk.sitting.undo_state(me, seat).ask
    assert desk.refused(you, Consent(other, False)) == "no-wish"


def test_a_move_ends_a_wish() -> None:
    desk, seat, _ = between_people()
    desk.do(owner(desk, seat), Undo(seat, ask=True))
    desk.play()
    assert desk.sitting.wish is None


def test_where_a_bot_keeps_the_others_seat_nobody_can_be_asked() -> None:
    desk, seat, other = between_people()
    desk.do(owner(desk, other), GiveToBot(other, ROBOT))
    me = owner(desk, seat)
    assert not desk.sitting.undo_state(me, seat).ask
    assert desk.refused(me, Undo(seat, ask=True)) == "undo-blocked"


def test_in_a_parallel_phase_there_is_nothing_to_undo_where_only_others_have_moved() -> None:
    desk = Desk(ANNA, BELA, game=TOY.slug)
    assert desk.sitting.parallel
    desk.play(1)
    assert desk.refused(ANNA, Undo(0, to=0)) == "nothing-to-undo"
    desk.do(BELA, Undo(1, to=0))
    assert desk.sitting.table.ply == 0


def test_own_moves_in_a_row_may_be_taken_back_as_far_as_nothing_was_revealed() -> None:
    desk = Desk(ANNA, BELA)
    desk.play_until(lambda s: 0 < s.table.barrier < s.table.ply)
    seat = desk.sitting.table.played()[-1][0]
    me = owner(desk, seat)
    before = hash(desk.sitting.table)
    desk.do(me, Undo(seat))
    desk.do(me, Redo(seat))
    assert hash(desk.sitting.table) == before
    barrier = int(desk.sitting.table.barrier)
    assert desk.refused(me, Undo(seat, to=barrier - 1)) == "undo-blocked"


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_resigning_ends_a_game_of_two() -> None:
    desk = Desk(ANNA, BELA)
    assert desk.refused(ANNA, Resign(1)) == "not-yours"
    desk.do(ANNA, Resign(0))
    assert desk.sitting.result == Result([1], "resigned", 0)
    assert desk.sitting.to_act == []
    for action in (Resign(0), Undo(0), GiveToBot(0, ROBOT), two_play(desk)):
        assert desk.refused(ANNA, action) == "over"


def test_where_more_play_a_bot_plays_on_for_whoever_resigned() -> None:
    desk = Desk(ANNA, BELA, CILI, game=TOY.slug)
    desk.do(BELA, Resign(1))
    place = desk.sitting.places[1]
    assert (place.kind, place.level, place.resigned) == (BOT, STAND_IN, True)
    assert desk.sitting.status == "playing"
    assert desk.sitting.bots_to_act == [1]
    assert desk.refused(BELA, Return(1)) == "seat-taken"
    desk.play_until(lambda s: s.over)


def test_a_seat_may_be_given_to_a_bot_and_taken_back() -> None:
    desk = Desk(ANNA, BELA)
    assert desk.refused(ANNA, Return(0)) == "seat-taken"
    desk.do(ANNA, GiveToBot(0, ROBOT))
    assert desk.refused(ANNA, GiveToBot(0, ROBOT)) == "seat-taken"
    assert desk.refused(BELA, Return(0)) == "not-yours"
    desk.play_until(lambda s: s.to_act == [0])
    assert desk.refused(ANNA, desk.move(0)) == "not-yours"
    desk.do(ANNA, Return(0))
    assert desk.sitting.bot_move(0, desk.sitting.stamps[0], desk.move(0).move) == []
    desk.do(ANNA, desk.move(0))


def test_who_may_put_a_bot_into_a_seat() -> None:
    desk = Desk(None, BELA)
    assert desk.refused(BELA, GiveToBot(0, ROBOT)) == "not-yours"  # an open seat is the host's
    assert desk.refused(ANNA, GiveToBot(0, "godlike")) == "bad-request"
    assert desk.refused(ANNA, GiveToBot(9, ROBOT)) == "not-yours"
    assert desk.refused(ANNA, GiveToBot(1, ROBOT), away=(1,)) == "not-yours"  # she does not play
    desk.do(ANNA, GiveToBot(0, ROBOT))
    two = Desk(ANNA, BELA)
    assert two.refused(ANNA, GiveToBot(1, ROBOT)) == "not-away"
    assert two.refused(CILI, GiveToBot(1, ROBOT), away=(1,)) == "not-yours"
    two.do(ANNA, GiveToBot(1, ROBOT), away=(1,))
    two.do(BELA, Return(1))


@pytest.mark.parametrize("level", ["greedy", "random", "search"])
def test_a_seat_can_be_given_only_to_bots_that_tables_offer(level: str) -> None:
    assert Desk(ANNA, BELA).refused(ANNA, GiveToBot(0, level)) == "bad-request"


# --- time -------------------------------------------------------------------------------------------------------------


def test_clocks_count_the_time_of_a_move_and_add_the_increment() -> None:
    desk = Desk(ANNA, BELA, clock=Clock(100, 3))
    action = desk.move()
    me = owner(desk, action.seat)
    assert desk.sitting.timeout(action.seat, 99.9) == []
    assert desk.sitting.timeout(1 - action.seat, 1000.0) == []
    desk.take(desk.sitting.decide(me, action, spent=40.5))
    assert desk.sitting.left[action.seat] == 62.5
    assert desk.sitting.left[1 - action.seat] == 100.0


def test_who_runs_out_of_time_loses_a_game_of_two_and_is_replaced_in_others() -> None:
    desk = Desk(ANNA, BELA, clock=Clock(10))
    seat = desk.sitting.to_act[0]
    assert desk.take(desk.sitting.timeout(seat, 10.0)) == [TimedOut(seat)]
    assert desk.sitting.result == Result([1 - seat], "time", seat)
    three = Desk(ANNA, BELA, CILI, game=TOY.slug, clock=Clock(10))
    three.take(three.sitting.timeout(2, 11.0))
    assert three.sitting.places[2].level == STAND_IN
    assert three.sitting.result is None


def test_without_a_clock_time_never_ends() -> None:
    desk = Desk(ANNA, BELA)
    assert desk.sitting.timeout(desk.sitting.to_act[0], 1e9) == []


# --- anything by anybody ----------------------------------------------------------------------------------------------

TABLES: Final[list[tuple[str, list[str | None]]]] = [
    (GAME, [ANNA, BELA]),
    (GAME, [ANNA, ANNA]),
    (GAME, [ROBOT, ANNA]),
    (GAME, [None, BELA]),
    (TOY.slug, [ANNA, BELA]),
    (TOY.slug, [ANNA, BELA, CILI]),
    (TOY.slug, [BELA, ROBOT, BELA]),
]


@dataclass
class TakenBack:
    """An undo that may be played again: whose moves went, and what the table was before."""

    seats: set[int]
    table: int
    exact: bool = True  # no other seat has moved since, so playing again leads to that very table


class AnythingByAnybody(RuleBasedStateMachine):
    """Random commands. The machine keeps what must come back when something taken back is played again."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 99))
    def sit_down(self, table: tuple[str, list[str | None]], seed: int) -> None:
        game, places = table
        self.desk = Desk(*places, game=game, seed=seed)
        self.undone: list[TakenBack] = []

    def attempt(self, person: str, action: Action, away: tuple[int, ...] = ()) -> None:
        sitting = self.desk.sitting
        before = truth(sitting)
        try:
            happenings = sitting.decide(person, action, away=away)
        except Refusal:
            assert truth(sitting) == before
            return
        assert truth(sitting) == before  # deciding changes nothing
        assert happenings
        assert not isinstance(action, Play | Undo | Redo | Reset | Resign) or person == owner(self.desk, action.seat)
        self.observe(person, action, happenings)

    def observe(self, person: str, action: Action | None, happenings: list[Happening]) -> None:
        sitting = self.desk.sitting
        for happening in happenings:
            table, free, wish = sitting.table, sitting.free, sitting.wish
            stamps, lanes = sitting.stamps.copy(), table.lanes is not None
            if isinstance(happening, Undone):
                self.taken_back(person, action, happening)
            if isinstance(action, Consent) and isinstance(happening, Undone):
                assert wish is not None
                assert wish.waiting == []
                assert person != sitting.places[wish.seat].person
            self.desk.take([happening])
            if isinstance(happening, Redone):
                self.played_again(happening, lanes and not free)
            if isinstance(happening, Moved):
                # In a parallel phase the others keep what they may play again.
                kept = [taken for taken in self.undone if sitting.parallel and happening.seat not in taken.seats]
                self.undone = [TakenBack(taken.seats, taken.table, exact=False) for taken in kept]
                if lanes and sitting.table.lanes is not None:
                    for seat in sitting.to_act:
                        assert seat == happening.seat or sitting.stamps[seat] == stamps[seat]

    def taken_back(self, person: str, action: Action | None, undone: Undone) -> None:
        sitting = self.desk.sitting
        since = [by for by, _ in sitting.table.played()[undone.to :]]
        seats = {by for by in since if not undone.own or by == undone.seat}
        assert seats
        self.undone.append(TakenBack(seats, hash(sitting.table)))
        if undone.own:
            assert sitting.parallel
            assert undone.to >= sitting.table.opened
        if not sitting.free and not isinstance(action, Consent):
            assert undone.to >= sitting.table.barrier
            assert {sitting.places[by].person for by in seats} == {person}

    def played_again(self, redone: Redone, apart: bool) -> None:
        """In a parallel phase a seat plays its own moves again, else the last that were taken back."""
        at = max((at for at, taken in enumerate(self.undone) if not apart or taken.seats == {redone.seat}), default=-1)
        taken = self.undone.pop(at)
        if at == len(self.undone):
            assert not taken.exact or hash(self.desk.sitting.table) == taken.table
        else:
            self.undone = [TakenBack(left.seats, left.table, exact=False) for left in self.undone]

    @rule(at=st.integers(0, 99), good=st.booleans(), who=st.sampled_from(PEOPLE), lane=st.integers(0, 3))
    def play(self, at: int, good: bool, who: str, lane: int) -> None:
        acting = self.desk.sitting.to_act
        if not acting:
            return
        action = self.desk.move(acting[lane % len(acting)], at)
        place = self.desk.sitting.places[action.seat]
        if place.kind == BOT:
            self.observe("", None, self.desk.sitting.bot_move(action.seat, action.stamp, action.move))
        elif good and place.person is not None:
            self.attempt(place.person, action)
        else:
            self.attempt(who, action)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 3), stamp=st.integers(0, 60), move=st.integers(0, 400))
    def play_anything(self, who: str, seat: int, stamp: int, move: int) -> None:
        game = self.desk.sitting.game
        self.attempt(who, Play(seat, stamp, game.notation(move % game.vocabulary.size)))

    @rule(seat=st.integers(0, 3), to=st.none() | st.integers(0, 30), ask=st.booleans(), who=st.sampled_from(PEOPLE))
    def undo(self, seat: int, to: int | None, ask: bool, who: str) -> None:
        self.attempt(who, Undo(seat, to, ask))

    @rule(seat=st.integers(0, 3), who=st.sampled_from(PEOPLE), reset=st.booleans())
    def redo_or_reset(self, seat: int, who: str, reset: bool) -> None:
        self.attempt(who, Reset(seat) if reset else Redo(seat))

    @precondition(lambda self: self.desk.sitting.wish is not None)
    @rule(seat=st.integers(0, 3), who=st.sampled_from(PEOPLE), yes=st.booleans())
    def consent(self, seat: int, who: str, yes: bool) -> None:
        self.attempt(who, Consent(seat, yes))

    @rule(
        seat=st.integers(0, 3),
        who=st.sampled_from(PEOPLE),
        give=st.booleans(),
        away=st.sampled_from([(), (0,), (0, 1, 2)]),
    )
    def give_or_return(self, seat: int, who: str, give: bool, away: tuple[int, ...]) -> None:
        self.attempt(who, GiveToBot(seat, ROBOT) if give else Return(seat), away)

    @rule(seat=st.integers(0, 3), who=st.sampled_from(PEOPLE), sure=st.integers(0, 9))
    def resign(self, seat: int, who: str, sure: int) -> None:
        if sure == 0:
            self.attempt(who, Resign(seat))

    @rule(seat=st.integers(0, 3), who=st.sampled_from(PEOPLE))
    def sit(self, seat: int, who: str) -> None:
        before = truth(self.desk.sitting)
        try:
            happenings = self.desk.sitting.sit(who, seat, who)
        except Refusal:
            assert truth(self.desk.sitting) == before
        else:
            self.desk.take(happenings)

    @invariant()
    def the_journal_tells_all(self) -> None:
        if hasattr(self, "desk"):
            assert truth(unfolded(self.desk.sitting.id, self.desk.journal)) == truth(self.desk.sitting)

    @invariant()
    def what_is_offered_is_granted(self) -> None:
        """The buttons of every seat tell the truth."""
        if not hasattr(self, "desk"):
            return
        sitting = self.desk.sitting
        for seat, place in enumerate(sitting.places):
            if place.person is None:
                continue
            offered = sitting.undo_state(place.person, seat)
            for wanted, action in (
                (offered.undo, Undo(seat)),
                (offered.redo, Redo(seat)),
                (offered.reset, Reset(seat)),
                (offered.ask or offered.undo, Undo(seat, ask=True)),
            ):
                try:
                    sitting.decide(place.person, action)
                except Refusal:
                    assert not wanted, (seat, action)
                else:
                    assert wanted, (seat, action)


TestAnythingByAnybody = AnythingByAnybody.TestCase
TestAnythingByAnybody.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
