"""What the store keeps. The bodies are JSON of the server; the store does not look into them."""

from typing import Literal

from msgspec import Struct

from pentapolis.store.faults import StoreError

Status = Literal["waiting", "playing", "over"]
STATUSES: tuple[Status, ...] = ("waiting", "playing", "over")


class Entry(Struct, frozen=True):
    """One line of a table's journal. An author's command is stored at most once on a table."""

    seq: int
    at: float
    body: bytes
    author: str | None = None
    command: str | None = None


class Summary(Struct, frozen=True):
    """What lobbies show of a table, and what a server must know of one that is not in memory.

    `deadline`: when the first of its clocks ends, in seconds of the epoch.
    """

    id: str
    game: str
    status: Status
    open: bool
    created: float
    updated: float
    seq: int
    bot_turn: bool
    body: bytes
    host: str = ""
    deadline: float | None = None


class SeatHeld(Struct, frozen=True):
    """Who sits where."""

    table: str
    seat: int
    person: str


class Person(Struct, frozen=True):
    id: str
    name: str
    created: float
    seen: float


class Link(Struct, frozen=True):
    """An invitation to a seat: the digest of its secret, never the secret."""

    digest: bytes
    table: str
    seat: int
    created: float


class Run(Struct, frozen=True):
    """From when to when a server ran."""

    started: float
    alive: float


class Order(Struct, frozen=True):
    """What an operator asks of the running server."""

    id: str
    at: float
    body: bytes


class Stored(Struct, frozen=True):
    """All that is stored of one table, as of one moment."""

    summary: Summary
    entries: list[Entry]
    held: list[SeatHeld]
    links: list[Link]


class Write(Struct, frozen=True):
    """One change of one table: all of it is stored, or nothing."""

    summary: Summary
    entries: list[Entry]
    held: list[SeatHeld] | None = None  # None: as they were
    links: list[Link] | None = None

    def check(self) -> None:
        """Refuse what would not make sense on any database."""
        table = self.summary.id
        if self.summary.status not in STATUSES:
            raise StoreError(f"table {table}: no such status as {self.summary.status!r}")
        if any(later.seq != earlier.seq + 1 for earlier, later in zip(self.entries, self.entries[1:], strict=False)):
            raise StoreError(f"table {table}: the entries are not numbered one after the other")
        if any(part.table != table for part in [*(self.held or ()), *(self.links or ())]):
            raise StoreError(f"table {table}: a seat or link belongs to another table")
