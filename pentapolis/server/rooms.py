"""All tables in memory: who is loaded, how many there may be, and what wakes them: bots, clocks, visitors."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from pentapolis.server import clocks
from pentapolis.server.config import Settings
from pentapolis.server.drawn import new_table_id
from pentapolis.server.journal import Created, Happening, Moved
from pentapolis.server.metrics import Metrics
from pentapolis.server.problems import Refusal, refusal
from pentapolis.server.pulse import Pulse
from pentapolis.server.room import BotRunnerLike, Room
from pentapolis.server.sitting import Sitting, unfolded
from pentapolis.server.stored import has_bots, recalled, summary_of
from pentapolis.server.turns import Turns
from pentapolis.store import Store, Stored, StoreError

log = logging.getLogger("pentapolis.rooms")

#: How many tables' makers are remembered.
MOST_REMEMBERED: Final = 20_000
#: Seconds between two looks for clocks that have ended, where none ends before.
LOOK_EVERY: Final = 60.0
#: How many tables a start wakes for each process that thinks, before it waits for those.
WOKEN_AT_ONCE: Final = 8


class Rooms:
    """All tables in memory; others are loaded when somebody asks for them."""

    def __init__(self, store: Store, bots: BotRunnerLike, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.pulse = Pulse(store)
        self.metrics = Metrics()
        self.live: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.making = 0  # tables that are being stored for the first time
        self.turns = Turns(settings.bot_workers)
        self.made_from: dict[str, str] = {}  # the address a table was made from, the newest last
        self._alarm = asyncio.Event()  # the next clock to end may be another than was thought

    async def get(self, table: str) -> Room | None:
        """The table in memory, loaded if need be; None when there is none."""
        room = self.live.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        if table not in self.loading:
            self.loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            if table in self.loading and self.loading[table].done():
                self.loading.pop(table, None)

    async def found(self, table: str) -> Room:
        """The same; Refusal when there is none."""
        room = await self.get(table)
        if room is None:
            raise refusal("not-found")
        return room

    async def _load(self, table: str) -> Room | None:
        self.make_room()
        stored = await self.stored(table)
        if stored is None:
            return None
        try:
            journal, sitting = recalled(stored)
        except Refusal:
            raise
        except Exception:
            log.exception("table %s: its journal cannot be understood", table)
            raise refusal("internal") from None
        self.make_room()
        room = Room(self, sitting, journal, stored.summary)
        self.live[table] = room
        room.asked = self._asked(stored, journal)
        room._run_clocks()
        room.wake_bots()
        return room

    def _asked(self, stored: Stored, journal: list[Happening]) -> dict[int, float]:
        """Since when those think who are asked: while there was no server nobody could, and no clock ran."""
        created = journal[0]
        if not isinstance(created, Created) or created.clock is None or stored.summary.status != "playing":
            return {}
        asked: dict[int, float] = {}

        def note(sitting: Sitting, happening: Happening) -> None:
            nonlocal asked
            asked = clocks.asked_since(sitting, asked, stored.entries[sitting.seq - 1].at, isinstance(happening, Moved))

        unfolded(stored.summary.id, journal, note)
        now = time.monotonic()
        return {seat: now - self.pulse.up_since(moment) for seat, moment in asked.items()}

    def make_room(self) -> None:
        """Let tables leave memory that nobody needs, if there is no room for one more; Refusal when all are needed."""
        if len(self.live) + self.making < self.settings.live_tables:
            return
        unneeded = sorted((room for room in self.live.values() if room.unneeded), key=lambda room: room.used)
        if not unneeded:
            raise refusal("full", wait=60.0)
        for room in unneeded[: max(1, self.settings.live_tables // 50)]:
            self._drop(room)

    async def stored(self, table: str) -> Stored | None:
        try:
            return await self.store.load(table)
        except StoreError as fault:
            log.error("table %s: not loaded: %s", table, fault)
            raise refusal("unavailable") from None

    async def create(self, created: Created, happenings: Sequence[Happening], address: str = "") -> Room:
        """A new table with its first people. `address`: where it is asked for, which is remembered but not stored."""
        self.make_room()
        table = new_table_id()
        journal: list[Happening] = [created, *happenings]
        sitting = unfolded(table, journal)
        if has_bots(sitting):
            self._check_bots(created.host, address)
        now = time.time()
        room = Room(self, sitting, [], summary_of(sitting, now, now))
        self.making += 1
        try:
            await room._write(journal, created.host, held=True)
        finally:
            self.making -= 1
        room.journal = journal
        self.live[table] = room
        if address:
            self.made_from[table] = address
            if len(self.made_from) > MOST_REMEMBERED:
                del self.made_from[next(iter(self.made_from))]
        room._run_clocks()
        room.wake_bots()
        return room

    def _check_bots(self, host: str, address: str) -> None:
        """Refusal of a table with bots for somebody whose bots have enough to do."""
        playing = [room for room in self.live.values() if not room.sitting.over and has_bots(room.sitting)]
        mine = sum(room.sitting.created.host == host for room in playing)
        if mine >= self.settings.bot_tables:
            raise refusal("too-many-bots", wait=60.0, count=mine)
        here = sum(self.made_from.get(room.sitting.id) == address for room in playing) if address else 0
        if here >= self.settings.bot_tables_per_address:
            raise refusal("too-many-bots", wait=60.0, count=here)

    async def wake(self) -> None:
        """After a start: load the tables where a bot has something to do, and only those, as fast as bots can."""
        for table in await self.store.to_wake():
            while len(self.turns.waiting) >= WOKEN_AT_ONCE * self.turns.places:
                await asyncio.sleep(0.1)
            try:
                await self.get(table)
            except Refusal as fault:
                log.warning("table %s: not woken: %s", table, fault)

    async def keep_time(self) -> None:
        """For ever: load the tables whose clock has ended."""
        while True:
            try:
                pause = await self._end_clocks()
            except StoreError as fault:
                log.error("clocks were not looked at: %s", fault)
                pause = 5.0
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._alarm.wait()
            self._alarm.clear()

    async def _end_clocks(self) -> float:
        """The seconds until the next look."""
        for table in await self.store.due(time.time()):
            try:
                room = await self.get(table)
                if room is not None:
                    await room.keep_deadline()
            except Refusal as fault:
                if fault.problem.code in {"full", "unavailable"}:
                    return 1.0
                log.warning("table %s: its clock cannot be kept: %s", table, fault)
                await self.store.set_deadline(table, None)
        following = await self.store.next_deadline()
        return LOOK_EVERY if following is None else min(LOOK_EVERY, max(0.05, following - time.time()))

    async def sweep(self) -> None:
        """For ever: let tables leave memory that nobody needs."""
        while True:
            await asyncio.sleep(self.settings.idle / 4)
            self.drop_idle(time.monotonic() - self.settings.idle)

    def drop_idle(self, since: float) -> None:
        for room in list(self.live.values()):
            if room.idle(since):
                self._drop(room)

    def _drop(self, room: Room) -> None:
        room.close()
        del self.live[room.sitting.id]
        if room.thinking:
            self._alarm.set()

    def forget(self, table: str, since: float) -> bool:
        """Let a table leave memory if nobody needs it there; whether it is out of it."""
        room = self.live.get(table)
        if room is None:
            return table not in self.loading
        if not room.idle(since):
            return False
        self._drop(room)
        return True

    def close(self) -> None:
        self.turns.close()
        for room in self.live.values():
            room.close()
