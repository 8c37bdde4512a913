"""Undo and redo as a model: memory, the journal on the disk and a simple reference always tell the same game."""

import asyncio
import json
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import pentapolis
from pentapolis.kernel.game import find_game
from pentapolis.kernel.rules import IllegalMove
from pentapolis.server.journal import BotSat, Created, Happening, Moved, Redone, Sat, Undone, read, written
from pentapolis.server.protocol import Action, Consent, Play, Redo, Reset, Undo
from pentapolis.server.room import Room
from pentapolis.server.rooms import Rooms
from pentapolis.server.sitting import Sitting, unfolded
from pentapolis.server.stored import recalled
from pentapolis.server.takeback import SEQUENCE, Course, Step
from pentapolis.store import Store, open_store
from tests.server.house import ThinkingBots, roomy, truth

ANNA, BELA, CILI = "anna", "bela", "cili"
SEQUENTIAL: Final = "seven-wonders-duel"
PARALLEL: Final = "empires-end"


def beginning(game: str, seed: int, *people: str) -> list[Happening]:
    created = Created(game, find_game(game).rules_version, len(people), str(seed), {}, ANNA)
    return [created, *(Sat(seat, person, person.title()) for seat, person in enumerate(people))]


def chosen(sitting: Sitting, generator: random.Random, seat: int | None = None) -> Play:
    seat = generator.choice(sitting.to_act) if seat is None else seat
    move = sitting.game.notation(generator.choice(sitting.table.moves(seat)))
    return Play(seat, sitting.stamps[seat], move)


# --- the model alone --------------------------------------------------------------------------------------------------


def course(*steps: tuple[int, int, int]) -> Course:
    made = Course()
    for step in steps:
        made.add(Step(*step))
    return made


def moves(steps: list[Step]) -> list[int]:
    return [step.move for step in steps]


def test_in_the_sequence_a_new_move_ends_all_that_could_be_played_again() -> None:
    c = course((0, 1, SEQUENCE), (1, 2, SEQUENCE), (0, 3, SEQUENCE))
    c.undo(2, None)
    c.undo(1, None)
    assert moves(c.again(1, SEQUENCE, alone=True)) == [2]
    c.redo(c.again(1, SEQUENCE, alone=True))
    assert moves(c.again(0, SEQUENCE, alone=True)) == [3]
    c.play(Step(0, 4, SEQUENCE), SEQUENCE)
    assert c.again(0, SEQUENCE, alone=True) == []


def test_in_a_parallel_phase_a_new_move_ends_what_its_own_lane_could_play_again() -> None:
    c = course((0, 1, 0), (0, 2, 0), (1, 3, 0), (0, 4, 0))
    c.undo(3, None)  # takes 4
    c.undo(1, None)  # takes 2 and 3
    c.play(Step(1, 9, 0), 0)
    assert moves(c.again(0, 0, alone=True)) == [2]  # not 4, which came after it in the lane of seat 0
    c.redo(c.again(0, 0, alone=True))
    assert moves(c.again(0, 0, alone=True)) == [4]
    assert c.again(1, 0, alone=False) == []


def test_in_a_parallel_phase_of_several_people_everybody_plays_their_own_moves_again() -> None:
    c = course((0, 1, 0), (1, 2, 0), (0, 3, 0))
    c.undo(0, None)  # by consent: of both
    assert moves(c.again(0, 0, alone=False)) == [1, 3]
    assert moves(c.again(1, 0, alone=False)) == [2]
    c.redo(c.again(1, 0, alone=False))
    assert moves(c.again(0, 0, alone=False)) == [1, 3]
    assert c.again(1, 0, alone=False) == []


def test_a_move_that_ends_the_phase_ends_what_was_taken_back_in_it() -> None:
    c = course((0, 1, 0), (1, 2, 0))
    c.undo(1, None)
    c.play(Step(1, 3, 0), SEQUENCE)
    assert c.undone == []


def test_what_was_taken_back_after_the_phase_does_not_outlive_a_new_move_in_it() -> None:
    c = course((0, 1, 0), (1, 2, 0), (0, 3, SEQUENCE))
    c.undo(0, None)
    c.play(Step(1, 4, 0), 0)
    assert moves(c.again(0, 0, alone=True)) == [1]


# --- what broke -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [169, 233, 288])
def test_redo_in_a_parallel_phase_after_two_undos_and_a_move_of_the_other_seat(seed: int) -> None:
    generator = random.Random(seed)
    journal = beginning(PARALLEL, seed, ANNA, ANNA)
    sitting = unfolded("t" * 20, journal)

    def do(action: Action) -> None:
        for happening in sitting.decide(ANNA, action):
            journal.append(read(written(happening)))
            sitting.take(happening, sitting.seq + 1)

    while sitting.table.ply < 20:
        do(chosen(sitting, generator))
    for action in (Undo(0, to=18), Redo(0), Undo(0, to=18), Undo(0, to=16)):
        do(action)
    do(Play(1, sitting.stamps[1], next(m for m in notations(sitting, 1) if m == "finish")))
    do(Redo(0))
    assert truth(unfolded(sitting.id, journal)) == truth(sitting)


def notations(sitting: Sitting, seat: int) -> list[str]:
    return [sitting.game.notation(move) for move in sitting.table.moves(seat)]


@pytest.mark.parametrize("seed", [10, 11, 20, 62, 75])
def test_a_journal_of_before_lanes_were_told_apart_is_read_as_it_was_written(seed: int) -> None:
    """Then an undo of which another seat's new move ended a part was gone as a whole, and redo took the one before."""
    generator = random.Random(seed)
    journal = beginning(PARALLEL, seed, ANNA, ANNA)
    sitting = unfolded("t" * 20, journal)

    def take(happening: Happening) -> None:
        journal.append(happening)
        sitting.take(happening, sitting.seq + 1)

    while sitting.table.ply < 16:
        play = chosen(sitting, generator)
        take(Moved(play.seat, play.move))
    last = sitting.table.record().moves[14:]
    take(Undone(0, 14))
    take(Undone(0, 12))
    mover = 1 - sitting.course.undone[0].steps[0].seat
    play = chosen(sitting, generator, mover)
    take(Moved(play.seat, play.move))
    then = unfolded(sitting.id, [*journal, read(b'{"type":"redone","seat":0}')])
    now = unfolded(sitting.id, [*journal, Redone(0, by_lane=True)])
    assert then.table.record().moves[13:] == last
    assert now.table.record().moves[13:] != last


# --- faults -----------------------------------------------------------------------------------------------------------


def test_any_fault_after_a_happening_was_taken_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    world = TakingBack.world
    first, *seated = beginning(PARALLEL, 3, ANNA, ANNA)
    assert isinstance(first, Created)
    room = world.runner.run(
        Rooms(world.store, ThinkingBots(), roomy(world.url)).create(first, seated),
    )
    before, outlet = truth(room.sitting), Outlet(ANNA)
    action = chosen(room.sitting, random.Random(1))
    take = Sitting.take

    def taken_and_failed(self: Sitting, happening: Happening, seq: int) -> None:
        take(self, happening, seq)
        if isinstance(happening, Moved):
            raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(Sitting, "take", taken_and_failed)
    with pytest.raises(ZeroDivisionError):
        world.runner.run(room.command(outlet, "c1", action))
    monkeypatch.undo()
    assert truth(room.sitting) == before
    world.runner.run(room.command(outlet, "c1", action))
    assert outlet.last["type"] == "done"
    stored = world.runner.run(world.store.load(room.sitting.id))
    assert stored is not None
    assert truth(recalled(stored)[1]) == truth(room.sitting)


def test_a_bot_looks_at_the_table_only_between_commands() -> None:
    """While a command is being saved the table holds what may yet be taken back."""
    world = TakingBack.world
    seen: list[dict[str, Any]] = []

    class Looking:
        async def choose(self, record: dict[str, Any], seat: int, level: str, seed: int) -> str:
            seen.append(record)
            await asyncio.Event().wait()
            raise AssertionError

    async def play() -> None:
        first, *seated = beginning(PARALLEL, 3, ANNA, ANNA)
        assert isinstance(first, Created)
        room = await Rooms(world.store, Looking(), roomy(world.url)).create(first, [seated[0], BotSat(1, "easy")])
        async with room.lock:
            for _ in range(5):
                await asyncio.sleep(0)
            assert seen == []
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(seen) == 1
        room.close()

    world.runner.run(play())


# --- anything, in memory, on the disk and in a reference --------------------------------------------------------------


class Outlet:
    """A client that only listens."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address = "192.0.2.1"
        self.last: dict[str, Any] = {}

    def send(self, message: bytes) -> None:
        self.last = json.loads(message)


class Back(NamedTuple):
    """A move that was taken back: by which undo, and its place in it."""

    undo: int
    place: int
    seat: int
    move: str
    phase: int | None


class Reference:
    """The same as a flat list: which moves stand, and which were taken back by which undo."""

    def __init__(self) -> None:
        self.stands: list[tuple[int, str, int | None]] = []
        self.back: list[Back] = []
        self.undos = 0

    def move(self, seat: int, move: str, before: int | None, after: int | None) -> None:
        self.stands.append((seat, move, before))
        same = before is not None and before == after
        self.back = [b for b in self.back if same and b.phase == before and b.seat != seat]

    def undo(self, to: int, own: int | None) -> None:
        self.undos += 1
        kept = []
        for place, (seat, move, phase) in enumerate(self.stands[to:]):
            if own is None or own == seat:
                self.back.append(Back(self.undos, place, seat, move, phase))
            else:
                kept.append((seat, move, phase))
        self.stands = self.stands[:to] + kept

    def again(self, seat: int, phase: int | None, alone: bool) -> list[Back]:
        lanes = phase is not None and not alone
        fitting = [b for b in self.back if not lanes or (b.seat == seat and b.phase == phase)]
        last = max((b.undo for b in fitting), default=0)
        return sorted((b for b in fitting if b.undo == last), key=lambda b: b.place)

    def redo(self, again: list[Back]) -> None:
        self.stands += [(b.seat, b.move, b.phase) for b in again]
        self.back = [b for b in self.back if b not in again]


class World:
    """One store and one loop for all examples: opening a database takes longer than playing."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pentapolis-takeback-"))
        self.runner = asyncio.Runner()
        self.url = f"sqlite:///{self.folder}/pentapolis.db"
        self.store: Store = self.runner.run(open_store(self.url))

    def close(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)


TABLES: Final = [
    (PARALLEL, (ANNA, ANNA)),
    (PARALLEL, (ANNA, BELA)),
    (PARALLEL, (ANNA, BELA, CILI)),
    (PARALLEL, (ANNA, ANNA, BELA)),
    (SEQUENTIAL, (ANNA, ANNA)),
    (SEQUENTIAL, (ANNA, BELA)),
]


def phase_of(sitting: Sitting) -> int | None:
    return int(sitting.table.opened) if sitting.parallel else None


class TakingBack(RuleBasedStateMachine):
    world: World

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 99), plies=st.integers(0, 24))
    def sit_down(self, table: tuple[str, tuple[str, ...]], seed: int, plies: int) -> None:
        game, people = table
        self.people = people
        self.reference = Reference()
        self.number = 0
        first, *seated = beginning(game, seed, *people)
        assert isinstance(first, Created)
        rooms = Rooms(self.world.store, ThinkingBots(), roomy(self.world.url))
        self.room: Room = self.world.runner.run(rooms.create(first, seated))
        self.generator = random.Random(seed)
        for _ in range(plies):
            if self.sitting.to_act:
                action = chosen(self.sitting, self.generator)
                self.command(people[action.seat], action)

    @property
    def sitting(self) -> Sitting:
        return self.room.sitting

    def command(self, person: str, action: Action) -> None:
        """Whatever is asked for is done or refused, never a fault of the server; the reference follows."""
        self.number += 1
        sitting, outlet, known = self.sitting, Outlet(person), len(self.room.journal)
        before, lanes, alone = truth(sitting), phase_of(sitting), sitting.free
        self.world.runner.run(self.room.command(outlet, f"c{self.number}", action))
        happened = self.room.journal[known:]
        if outlet.last["type"] == "denied":
            assert truth(self.sitting) == before
            assert not happened
        for happening in happened:
            match happening:
                case Moved(seat, move):
                    self.reference.move(seat, move, lanes, phase_of(self.sitting))
                case Undone(seat, to, own):
                    self.reference.undo(to, seat if own else None)
                case Redone(seat):
                    self.reference.redo(self.reference.again(seat, lanes, alone))

    @rule(lane=st.integers(0, 3), at=st.integers(0, 99))
    def play(self, lane: int, at: int) -> None:
        if self.sitting.to_act:
            seat = self.sitting.to_act[lane % len(self.sitting.to_act)]
            offered = notations(self.sitting, seat)
            self.command(self.people[seat], Play(seat, self.sitting.stamps[seat], offered[at % len(offered)]))

    @rule(seat=st.integers(0, 2), back=st.none() | st.integers(1, 6), ask=st.booleans())
    def undo(self, seat: int, back: int | None, ask: bool) -> None:
        seat %= len(self.people)
        to = None if back is None else max(0, int(self.sitting.table.ply) - back)
        self.command(self.people[seat], Undo(seat, to, ask))

    @rule(seat=st.integers(0, 2))
    def redo(self, seat: int) -> None:
        seat %= len(self.people)
        self.command(self.people[seat], Redo(seat))

    @rule(seat=st.integers(0, 2))
    def reset(self, seat: int) -> None:
        seat %= len(self.people)
        self.command(self.people[seat], Reset(seat))

    @precondition(lambda self: hasattr(self, "room") and self.sitting.wish is not None)
    @rule(yes=st.integers(0, 3))
    def consent(self, yes: int) -> None:
        assert self.sitting.wish is not None
        seat = self.sitting.wish.waiting[0]
        self.command(self.people[seat], Consent(seat, yes > 0))

    @invariant()
    def the_reference_tells_the_same_game(self) -> None:
        if not hasattr(self, "room"):
            return
        record = self.sitting.table.record().data()
        told = pentapolis.replay(record | {"moves": [f"{seat} {move}" for seat, move, _ in self.reference.stands]})
        assert told.state() == self.sitting.table.state()
        for seat, person in enumerate(self.people):
            assert self.sitting.undo_state(person, seat).redo == self.may_redo(told, person, seat)

    def may_redo(self, table: Any, person: str, seat: int) -> bool:
        if table.over and not self.sitting.free:
            return False
        again = self.reference.again(seat, phase_of(self.sitting), self.sitting.free)
        if not again or not (self.sitting.free or all(self.people[b.seat] == person for b in again)):
            return False
        try:
            for b in again:
                table_move = table.game.parse(b.move)
                reason = table.why_not(b.seat, table_move)
                if reason is not None:
                    return False
                table = table.copy()
                table.play(b.seat, table_move)
        except IllegalMove:
            return False
        return True

    @invariant()
    def the_disk_tells_the_same_game(self) -> None:
        if not hasattr(self, "room"):
            return
        stored = self.world.runner.run(self.world.store.load(self.sitting.id))
        assert stored is not None
        journal, sitting = recalled(stored)
        assert list(map(written, journal)) == list(map(written, self.room.journal))
        assert truth(sitting) == truth(self.sitting)

    def teardown(self) -> None:
        if hasattr(self, "room"):
            self.room.close()


@pytest.fixture(scope="module", autouse=True)
def world() -> Any:
    TakingBack.world = World()
    yield
    TakingBack.world.close()


TestTakingBack = TakingBack.TestCase
TestTakingBack.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
