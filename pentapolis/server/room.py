"""A table in memory. It has one writer: commands wait for its lock, are decided, saved, answered, and then shown."""

import asyncio
import logging
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from pentapolis.server import clocks, look
from pentapolis.server.drawn import digest, new_salt, new_seed
from pentapolis.server.journal import Created, Happening, Moved, Redone, Rematched, Undone, edition_of, written
from pentapolis.server.offered import LEVELS, levels
from pentapolis.server.problems import Refusal, refusal
from pentapolis.server.protocol import Action as ActionType
from pentapolis.server.protocol import (
    Because,
    BotWait,
    Current,
    Denied,
    Done,
    Play,
    Position,
    Presence,
    Problem,
    Replay,
    TableInfo,
)
from pentapolis.server.sitting import PERSON, Sitting, unfolded
from pentapolis.server.stored import encode, held_seats, recalled, seated_again, summary_of
from pentapolis.store import Conflict, Entry, Link, StoreError, Summary, Uncertain, Write

if TYPE_CHECKING:
    from pentapolis.server.rooms import Rooms

log = logging.getLogger("pentapolis.rooms")

#: Seconds after which somebody who is not connected counts as away.
AWAY_AFTER: Final = 60.0
#: How many refused commands a table remembers, so that their repetition gives the first answer.
REMEMBERED_REFUSALS: Final = 256


class Outlet(Protocol):
    """Where messages for a client go; see `sockets.Connection`."""

    person: str
    address: str

    def send(self, message: bytes) -> None: ...


class BotRunnerLike(Protocol):
    async def choose(self, record: dict[str, Any], seat: int, level: str, seed: int) -> str: ...


class Viewer:
    """A client that follows a table with the eyes of a seat. `lines`, `epoch`: what it has of the log."""

    def __init__(self, outlet: Outlet, seat: int | None) -> None:
        self.outlet = outlet
        self.seat = seat
        self.lines = 0
        self.epoch = -1


class Room:
    """A live table."""

    def __init__(self, rooms: "Rooms", sitting: Sitting, journal: list[Happening], summary: Summary) -> None:
        self.rooms = rooms
        self.sitting = sitting
        self.journal = journal
        self.created = summary.created
        self.updated = summary.updated
        self.lock = asyncio.Lock()
        self.viewers: dict[Outlet, Viewer] = {}
        self.epoch = 0  # grows when the log is not only longer than before
        self.used = time.monotonic()
        self.refusals: OrderedDict[tuple[str, str], Problem] = OrderedDict()
        self.left_at: dict[str, float] = dict.fromkeys(sitting.people, self.used)
        self.asked: dict[int, float] = {}  # seats that owe a decision -> since when
        self.thinking: dict[int, float] = {}  # those of them whose clock runs
        self.timer: asyncio.TimerHandle | None = None
        self.bot_tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # (seat, stamp)
        self.jobs: set[asyncio.Task[None]] = set()
        self.doubtful = False  # whether the store took the last change is not known
        # Whose turn it is to think, where there are more bots than processes: see `turns`.
        self.rank = 2
        self.group = sitting.created.host

    # --- commands -----------------------------------------------------------------------------------------------

    async def command(self, outlet: Outlet, command: str, action: ActionType) -> None:
        """Decide a command, save it, answer it, show it. The same command again gives the first answer again.

        It is done to the end even when the client goes in the middle: half of it would be in memory only.
        """
        began = time.monotonic()
        await asyncio.shield(self._job(lambda: self._command(outlet, command, action, began)))

    def _answer(self, outlet: Outlet, answer: Done | Denied, began: float) -> None:
        outlet.send(encode(answer))
        metrics = self.rooms.metrics
        metrics.times.add(time.monotonic() - began)
        metrics.commands.add("done" if isinstance(answer, Done) else answer.problem.code)

    async def _command(self, outlet: Outlet, command: str, action: ActionType, began: float) -> None:
        async with self.lock:
            self.used = time.monotonic()
            try:
                await self._be_sure()
                answer = self._known(outlet.person, command)
                if answer is not None:
                    self._answer(outlet, answer, began)
                    return
                spent = self._spent(action.seat) if isinstance(action, Play) else 0.0
                happenings = self.sitting.decide(outlet.person, action, spent, self._away())
                await self._save(happenings, outlet.person, command)
            except Refusal as refused:
                # A fault of the store is no decision: the client may try again with the same id.
                if refused.problem.code != "unavailable":
                    self._remember(outlet.person, command, refused.problem)
                self._answer(outlet, Denied(command, refused.problem), began)
                return
            self._answer(outlet, Done(command, self.sitting.id, self.sitting.seq), began)
            self._show()

    def _known(self, person: str, command: str) -> Done | Denied | None:
        """The answer this command got before."""
        seq = self.sitting.answers.get((person, command))
        if seq is not None:
            return Done(command, self.sitting.id, seq)
        problem = self.refusals.get((person, command))
        return Denied(command, problem) if problem is not None else None

    def _remember(self, person: str, command: str, problem: Problem) -> None:
        self.refusals[person, command] = problem
        if len(self.refusals) > REMEMBERED_REFUSALS:
            self.refusals.popitem(last=False)

    async def why(self, person: str, question: str, seat: int, move: str) -> Because:
        """Why a move is not possible now."""
        async with self.lock:
            sitting = self.sitting
            try:
                sitting.explain(person, seat, move)
            except Refusal as refused:
                return Because(question, refused.problem)
            return Because(question, None)

    async def sit(self, person: str, seat: int, name: str, invited: bool = False) -> None:
        """Take an open seat; without an invitation only at open tables or by their host."""
        async with self.lock:
            await self._be_sure()
            sitting = self.sitting
            if not invited and not sitting.created.open and person != sitting.created.host:
                raise refusal("not-found")
            await self._save(sitting.sit(person, seat, name), person, held=True)
            self._show()

    async def invite(self, person: str, seat: int) -> str:
        """A secret for an open seat; older ones of the seat end."""
        async with self.lock:
            sitting = self.sitting
            if person != sitting.created.host or not 0 <= seat < len(sitting.places):
                raise refusal("not-yours" if person in sitting.people else "not-found")
            if sitting.places[seat].kind != "open":
                raise refusal("seat-taken")
            secret = secrets.token_urlsafe(16)
            stored = await self.rooms.stored(sitting.id)
            links = [link for link in stored.links if link.seat != seat] if stored is not None else []
            links.append(Link(digest(secret), sitting.id, seat, time.time()))
            await self._write([], links=links)
            return secret

    async def rematch(self, person: str, address: str = "") -> "Room":
        """A new table for the same people; whoever asks second gets the first one's."""
        async with self.lock:
            await self._be_sure()
            sitting = self.sitting
            if person not in sitting.people:
                raise refusal("not-found")
            if not sitting.over:
                raise refusal("not-over")
            if sitting.rematch is not None:
                known = await self.rooms.get(sitting.rematch)
                if known is not None:
                    return known
            c = sitting.created
            fresh = Created(
                game=c.game,
                rules=sitting.game.rules_version,
                seats=c.seats,
                seed=new_seed(),
                options=c.options,
                host=person,
                clock=c.clock,
                open=c.open,
                edition=edition_of(sitting.game, c.options),
                salt=new_salt(),
                origin="dealt",
            )
            room = await self.rooms.create(fresh, seated_again(sitting), address)
            await self._save([Rematched(room.sitting.id)], person)
            self._show()
            return room

    async def end(self) -> None:
        """Whoever runs the server ends the table."""
        async with self.lock:
            await self._be_sure()
            await self._save(self.sitting.close(), "")
            self._show()

    # --- looking ------------------------------------------------------------------------------------------------

    async def info(self, person: str | None) -> TableInfo:
        async with self.lock:
            return self._info(person)

    async def replay(self, person: str | None, seat: int | None) -> Replay:
        async with self.lock:
            self._check_eyes(person, seat)
            if not self.sitting.begun:
                raise refusal("not-begun")
            return look.replay_of(self.sitting, self._info(person), person, seat)

    async def position(self, person: str | None, seat: int | None, ply: int) -> Position:
        async with self.lock:
            self._check_eyes(person, seat)
            if not self.sitting.begun:
                raise refusal("not-begun")
            if ply > self.sitting.table.ply:
                raise refusal("not-found")
            return look.position(self.sitting, seat, ply)

    async def record(self, person: str | None) -> dict[str, Any]:
        async with self.lock:
            self._check_eyes(person, None)
            if not self.sitting.may_see_all(person):
                raise refusal("not-over")
            return self.sitting.record()

    def _check_eyes(self, person: str | None, seat: int | None) -> None:
        if not self.sitting.may_see(person, None):
            raise refusal("not-found")
        if not self.sitting.may_see(person, seat):
            raise refusal("not-yours" if not self.sitting.over else "not-found")

    def _info(self, person: str | None) -> TableInfo:
        return look.info(self.sitting, person, self.updated, self.created, self._connected())

    async def watch(self, outlet: Outlet, seat: int | None, seq: int | None) -> None:
        """Follow the table; Refusal when it is not for this person."""
        async with self.lock:
            self._check_eyes(outlet.person, seat)
            self.used = time.monotonic()
            before = self.viewers.get(outlet)
            viewer = Viewer(outlet, seat)
            self.viewers[outlet] = viewer
            self.left_at.pop(outlet.person, None)
            if seq is not None and seq == self.sitting.seq:
                # The client has this very state, and with it the log of now.
                viewer.lines = len(self.sitting.table.log(seat)) if self.sitting.begun else 0
                viewer.epoch = self.epoch
                outlet.send(encode(Current(self.sitting.id, seq, seat)))
            else:
                self._show_to(viewer)
            if before is None:
                self._show_presence()
                self._weigh()
                self.wake_bots()  # where bots are among themselves they have waited for somebody to come

    def leave(self, outlet: Outlet) -> None:
        if self.viewers.pop(outlet, None) is None:
            return
        self.used = time.monotonic()
        if all(other.person != outlet.person for other in self.viewers):
            self.left_at[outlet.person] = self.used
        self._show_presence()
        self._weigh()

    def _weigh(self) -> None:
        """How urgent it is that bots think here, and for whom they do."""
        people = self.sitting.people
        seated = [outlet.address for outlet in self.viewers if outlet.person in people]
        watching = seated or [outlet.address for outlet in self.viewers]
        self.rank = 0 if seated else 1 if watching else 2
        self.group = watching[0] if watching else self.sitting.created.host

    def _connected(self) -> list[int]:
        here = {outlet.person for outlet in self.viewers}
        return [s for s, place in enumerate(self.sitting.places) if place.kind == PERSON and place.person in here]

    def _away(self) -> list[int]:
        now = time.monotonic()
        return [
            seat
            for seat, place in enumerate(self.sitting.places)
            if place.person is not None and now - self.left_at.get(place.person, now) >= AWAY_AFTER
        ]

    # --- showing ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Everybody gets the new state; people who see the same get the same bytes."""
        made: dict[tuple[str | None, int | None, int], bytes] = {}
        for viewer in list(self.viewers.values()):
            if not self.sitting.may_see(viewer.outlet.person, viewer.seat):
                continue
            person: str | None = viewer.outlet.person
            if person not in self.sitting.people and person != self.sitting.created.host:
                person = None  # spectators are alike
            keep = viewer.lines if viewer.epoch == self.epoch else 0
            key = (person, viewer.seat, keep)
            if key not in made:
                made[key] = self._state(person, viewer.seat, keep)
            self._sent(viewer)
            viewer.outlet.send(made[key])

    def _show_to(self, viewer: Viewer) -> None:
        self._sent(viewer)
        viewer.outlet.send(self._state(viewer.outlet.person, viewer.seat, 0))

    def _sent(self, viewer: Viewer) -> None:
        viewer.epoch = self.epoch
        viewer.lines = len(self.sitting.table.log(viewer.seat)) if self.sitting.begun else 0

    def _state(self, person: str | None, seat: int | None, keep: int) -> bytes:
        now = time.monotonic()
        running = {s: now - since for s, since in self.thinking.items()}
        return encode(look.state(self.sitting, self._info(person), person, seat, keep, running))

    def _show_presence(self) -> None:
        message = encode(Presence(self.sitting.id, self._connected()))
        for outlet in list(self.viewers):
            outlet.send(message)

    # --- saving -------------------------------------------------------------------------------------------------

    async def _save(
        self, happenings: Sequence[Happening], person: str, command: str | None = None, held: bool = False
    ) -> None:
        """Apply, then store; where anything fails on the way the table is as before. Called with the lock held."""
        sitting = self.sitting
        try:
            for happening in happenings:
                sitting.take(happening, sitting.seq + 1)
            await self._write(happenings, person, command, held=held)
        except BaseException as fault:
            self.sitting = unfolded(sitting.id, self.journal)
            self.sitting.answers = sitting.answers
            if not isinstance(fault, Refusal):  # nobody knows how far it came; the store does
                self.doubtful = True
            raise
        self.journal.extend(happenings)
        if command is not None:
            sitting.answers[person, command] = sitting.seq
        if any(isinstance(happening, Undone | Redone) for happening in happenings):
            self.epoch += 1
        moves = sum(isinstance(happening, Moved) for happening in happenings)
        if moves:
            self.rooms.metrics.moves.add("person" if person else "bot", moves)
        self._run_clocks(moved=moves > 0)
        self.wake_bots()

    async def _write(
        self,
        happenings: Sequence[Happening],
        person: str | None = None,
        command: str | None = None,
        held: bool = False,
        links: list[Link] | None = None,
    ) -> None:
        sitting = self.sitting
        self.updated = now = time.time()
        first = sitting.seq - len(happenings) + 1
        entries = [
            # The command's id stands at the last of its happenings: seq there is what the answer says.
            Entry(seq, now, written(happening), person, command if seq == sitting.seq and command is not None else None)
            for seq, happening in enumerate(happenings, first)
        ]
        people = held_seats(sitting) if held else None
        moved = any(isinstance(happening, Moved) for happening in happenings)
        change = Write(summary_of(sitting, self.created, now, self._deadline(moved)), entries, people, links)
        try:
            await self.rooms.store.write(change)
        except StoreError as fault:
            log.error("table %s: not saved: %s", sitting.id, fault)
            self.doubtful = isinstance(fault, Conflict | Uncertain)
            raise refusal("unavailable") from None

    async def _be_sure(self) -> None:
        """Where the store may know more than the memory, believe the store. Called with the lock held."""
        if not self.doubtful:
            return
        stored = await self.rooms.stored(self.sitting.id)
        if stored is None:
            raise refusal("unavailable")
        before = self.sitting.seq
        self.journal, self.sitting = recalled(stored)
        self.doubtful = False
        if self.sitting.seq != before:
            self.epoch += 1
            self._run_clocks()
            self.wake_bots()
            self._show()

    # --- clocks -------------------------------------------------------------------------------------------------

    def _spent(self, seat: int) -> float:
        since = self.thinking.get(seat)
        return 0.0 if since is None else round(time.monotonic() - since, 3)

    def left(self, person: str) -> float | None:
        """How many seconds the person has left to decide; None where no clock of theirs runs."""
        now = time.monotonic()
        left = [
            self.sitting.clock_left(seat, now - self.thinking[seat])
            for seat in self.sitting.seats_of(person)
            if seat in self.thinking
        ]
        return round(min(left), 1) if left else None

    def _deadline(self, moved: bool = False) -> float | None:
        """When the first clock ends, for the store: it keeps the time of tables that are not in memory."""
        if self.sitting.created.clock is None:
            return None
        now = time.monotonic()
        left = clocks.first_end(self.sitting, clocks.asked_since(self.sitting, self.asked, now, moved), now)
        return None if left is None else time.time() + left

    def _run_clocks(self, moved: bool = False) -> None:
        """Start the clocks of people who were asked something new, stop the others', and wait for the first to end."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        sitting = self.sitting
        if sitting.created.clock is None:
            return
        now = time.monotonic()
        self.asked = clocks.asked_since(sitting, self.asked, now, moved)
        self.thinking = clocks.running(sitting, self.asked)
        first = clocks.first_end(sitting, self.asked, now)
        if first is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(min(first, 3600.0) + 0.01, self._job, self._time_is_up)

    async def keep_deadline(self) -> None:
        """The store says that a clock has ended: end the game, or correct the store."""
        await self._time_is_up()
        await self.rooms.store.set_deadline(self.sitting.id, self._deadline())

    def _job(self, work: Callable[[], Any]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work())
        self.jobs.add(task)
        task.add_done_callback(self.jobs.discard)
        return task

    async def _time_is_up(self) -> None:
        async with self.lock:
            try:
                await self._be_sure()
            except Refusal:
                self.timer = asyncio.get_running_loop().call_later(1.0, self._job, self._time_is_up)
                return
            now = time.monotonic()
            for seat, since in list(self.thinking.items()):
                happenings = self.sitting.timeout(seat, now - since)
                if happenings:
                    try:
                        await self._save(happenings, "")
                    except Refusal:  # not saved
                        self.timer = asyncio.get_running_loop().call_later(1.0, self._job, self._time_is_up)
                    else:
                        self._show()
                    return
            self._run_clocks()

    # --- bots ---------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that owes a decision. Bots among themselves play only while somebody watches."""
        sitting = self.sitting
        if not self.viewers and not sitting.deciders:
            return
        for seat in sitting.bots_to_act:
            key = (seat, sitting.stamps[seat])
            if key not in self.bot_tasks:
                task = asyncio.get_running_loop().create_task(self._bot(*key))
                self.bot_tasks[key] = task
                task.add_done_callback(partial(self._bot_done, key))

    def _bot_done(self, key: tuple[int, int], task: "asyncio.Task[None]") -> None:
        self.bot_tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: a bot failed", self.sitting.id, exc_info=task.exception())

    async def _bot(self, seat: int, stamp: int) -> None:
        async with self.rooms.turns.turn(self, seat) as waited:
            async with self.lock:  # not in the middle of a command that is not saved yet
                sitting = self.sitting
                level = sitting.places[seat].level
                if seat not in sitting.bots_to_act or sitting.stamps[seat] != stamp or level is None:
                    return
                if not self.viewers and not sitting.deciders:
                    return
                record = sitting.table.record().data()
            if waited > self.rooms.settings.bot_wait:
                level = levels(sitting.game)[0]
            elif level == LEVELS[-1] and self.rooms.turns.crowded(self.group):
                level = LEVELS[-2]  # it does not think for a second, and whoever else comes need not wait for that
            started = time.monotonic()
            move = await self.rooms.bots.choose(record, seat, level, secrets.randbits(60))
        await asyncio.sleep(max(0.0, self.rooms.settings.bot_pause - (time.monotonic() - started)))
        while True:
            async with self.lock:
                try:
                    await self._be_sure()
                    happenings = self.sitting.bot_move(seat, stamp, move)
                    if not happenings:
                        return
                    await self._save(happenings, "")
                except Refusal:
                    log.warning("table %s: a bot's move could not be saved; trying again", sitting.id)
                else:
                    self._show()
                    return
            await asyncio.sleep(1.0)

    def tell_wait(self, seat: int, ahead: int, seconds: float) -> None:
        """A bot's move waits for others'."""
        message = encode(BotWait(self.sitting.id, seat, ahead, math.ceil(seconds)))
        for outlet in list(self.viewers):
            outlet.send(message)

    # --- leaving memory -----------------------------------------------------------------------------------------

    @property
    def unneeded(self) -> bool:
        """Nobody watches and nothing is being done. Clocks do not need the memory: the store keeps their time."""
        return not (self.viewers or self.bot_tasks or self.jobs or self.lock.locked())

    def idle(self, since: float) -> bool:
        """Unneeded, and nothing has happened since."""
        return self.unneeded and self.used < since

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in [*self.bot_tasks.values(), *self.jobs]:
            task.cancel()
