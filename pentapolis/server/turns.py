"""Whose bot thinks next. Bots share a few processes, so their tables take turns.

Tables where somebody sits and waits go first, then those that are watched, then the others, which still get every
fourth turn. Among equals addresses take turns, and the tables of an address: who has many tables waits for his own.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Protocol

#: Every so many turns one goes to those that nobody waits for.
SPARED: Final = 4
#: So many of one address may wait for each place before its experts have to be quicker.
CROWD: Final = 2
#: How many tables and addresses are remembered.
MOST_SERVED: Final = 10_000
#: Seconds of waiting after which people are told, and between two such words.
TOLD_AFTER: Final = 1.5
TELL_EVERY: Final = 1.0
#: How much the last thought counts in the time one takes.
NEWS: Final = 0.2


class Waiting(Protocol):
    """A table whose bot is to think."""

    #: 0: somebody who sits there watches; 1: somebody watches; 2: nobody does.
    rank: int
    #: For whom it thinks: tables of one address take turns with each other.
    group: str

    def tell_wait(self, seat: int, ahead: int, seconds: float) -> None: ...


class Ticket:
    def __init__(self, table: Waiting, seat: int, number: int, since: float) -> None:
        self.table = table
        self.seat = seat
        self.number = number
        self.since = since
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """`places`: how many may think at the same time."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.busy = 0
        self.waiting: dict[Ticket, None] = {}
        self.thought = 0.5  # seconds a thought takes, as far as is known
        self._numbers = 0
        self._turns = 0
        self._served: dict[object, int] = {}
        self._telling: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def turn(self, table: Waiting, seat: int) -> AsyncIterator[float]:
        """Wait for a place to think; the seconds waited."""
        ticket = Ticket(table, seat, self._numbers, time.monotonic())
        self._numbers += 1
        self.waiting[ticket] = None
        self._call()
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell())
        try:
            await ticket.called
        except asyncio.CancelledError:
            self.waiting.pop(ticket, None)
            if ticket.called.done() and not ticket.called.cancelled():
                self._leave()
            raise
        begun = time.monotonic()
        try:
            yield begun - ticket.since
            self.thought += NEWS * (time.monotonic() - begun - self.thought)
        finally:
            self._leave()

    def _leave(self) -> None:
        self.busy -= 1
        self._call()

    def _call(self) -> None:
        """Whoever is next may think, while there are places."""
        while self.busy < self.places and self.waiting:
            ticket = self._next()
            del self.waiting[ticket]
            if ticket.called.done():  # given up a moment ago: its task has not come to say so
                continue
            self.busy += 1
            self._turns += 1
            for key in (ticket.table.group, ticket.table):
                self._served.pop(key, None)
                self._served[key] = self._turns
            while len(self._served) > MOST_SERVED:
                del self._served[next(iter(self._served))]
            ticket.called.set_result(None)

    def _next(self) -> Ticket:
        tickets: Iterable[Ticket] = self.waiting
        if self._turns % SPARED == SPARED - 1:
            tickets = [ticket for ticket in self.waiting if ticket.table.rank > 0] or self.waiting
        served = self._served
        return min(
            tickets,
            key=lambda t: (t.table.rank, served.get(t.table.group, 0), served.get(t.table, 0), t.number),
        )

    def crowded(self, group: str) -> bool:
        """Whether so many bots of an address wait that long thoughts of theirs would keep all places busy."""
        return sum(ticket.table.group == group for ticket in self.waiting) > CROWD * self.places

    # --- telling --------------------------------------------------------------------------------------------------

    def ahead(self, ticket: Ticket) -> int:
        """How many are served before it, if nobody else comes."""
        mine = 0
        others: Counter[str] = Counter()
        for other in self.waiting:
            if other.table.rank > ticket.table.rank or other is ticket:
                continue
            if other.table.group != ticket.table.group:
                others[other.table.group] += 1
            elif other.number < ticket.number:
                mine += 1
        return mine + sum(min(count, mine + 1) for count in others.values())

    def wait_of(self, ticket: Ticket) -> float:
        """About how many seconds it will still wait."""
        return (self.ahead(ticket) + 1) * self.thought / self.places

    async def _tell(self) -> None:
        """While bots wait, people are told how long."""
        while self.waiting:
            await asyncio.sleep(TELL_EVERY)
            before = time.monotonic() - TOLD_AFTER
            for ticket in list(self.waiting):
                if ticket.since <= before and ticket.table.rank < 2 and ticket in self.waiting:
                    ticket.table.tell_wait(ticket.seat, self.ahead(ticket), self.wait_of(ticket))

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
