"""Small things to store, and a way to look at a store from outside."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, make_url

from pentapolis.store import Entry, Person, Status, Summary, Write
from pentapolis.store.postgres import PostgreSQL
from pentapolis.store.sqlite import SQLite


def summary(
    table: str,
    seq: int = 0,
    status: Status = "playing",
    *,
    open: bool = True,  # noqa: A002 - the name of the field
    created: float = 1.0,
    bot_turn: bool = False,
    host: str = "",
    deadline: float | None = None,
) -> Summary:
    body = b'{"seats":2}'
    game = "seven_wonders_duel"
    return Summary(table, game, status, open, created, created + seq, seq, bot_turn, body, host, deadline)


def entry(seq: int, author: str | None = None, command: str | None = None) -> Entry:
    return Entry(seq, seq + 0.25, f'{{"move":{seq}}}'.encode(), author, command)


def append(table: str, first: int, many: int = 1) -> Write:
    """A change that only lengthens the journal."""
    return Write(summary(table, first + many - 1), [entry(seq) for seq in range(first, first + many)])


def person(name: str) -> Person:
    return Person(name, name.title(), 1.5, 2.5)


@contextmanager
def engine_of(url: str) -> Iterator[Engine]:
    """The way a store reaches its database, without opening a store: no lock is taken, nothing is migrated."""
    parts = make_url(url)
    database = SQLite.at(parts) if parts.drivername == "sqlite" else PostgreSQL(parts)
    try:
        yield database.reader
    finally:
        database.close()
