"""The store as the server's event loop sees it: the database works in threads of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from pentapolis.store import statements
from pentapolis.store.database import READERS, Database
from pentapolis.store.faults import StoreError, StoreUnavailable, reason
from pentapolis.store.postgres import PostgreSQL
from pentapolis.store.records import Link, Person, Stored, Summary, Write
from pentapolis.store.sqlite import SQLite
from pentapolis.store.writer import Job, Writer

T = TypeVar("T")


class Store:
    """Every method may be called at any time from any task. What a caller has been answered is durable, and every
    later question sees it. A caller that is cancelled does not learn whether its change was stored."""

    def __init__(self, database: Database) -> None:
        """Takes over an opened database; `open_store` makes one."""
        self._database = database
        self._writer = Writer(database.writer)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pentapolis-store-reader")
        self._closed = False

    async def write(self, change: Write) -> None:
        """Returns when the change is durable."""
        change.check()
        await self._change(lambda connection: statements.write(connection, change))

    async def load(self, table: str) -> Stored | None:
        if not _storable(table):
            return None
        return await self._ask(lambda connection: statements.load(connection, table))

    async def lobby(self, limit: int = 100) -> list[Summary]:
        """Open tables that wait or are played, the newest first."""
        return await self._ask(lambda connection: statements.lobby(connection, limit))

    async def of_person(self, person: str, limit: int = 100) -> list[Summary]:
        """Tables where the person sits: unfinished ones first, then the newest first."""
        if not _storable(person):
            return []
        return await self._ask(lambda connection: statements.of_person(connection, person, limit))

    async def to_wake(self) -> list[str]:
        """Tables where something happens without anybody asking: a bot moves or a clock runs."""
        return await self._ask(statements.to_wake)

    async def count(self) -> int:
        """How many tables are stored."""
        return await self._ask(statements.count)

    async def find_link(self, digest: bytes) -> Link | None:
        return await self._ask(lambda connection: statements.find_link(connection, digest))

    async def add_person(self, person: Person, session: bytes) -> None:
        """A new person with a first session, known by the digest of its secret."""
        await self._change(lambda connection: statements.add_person(connection, person, session))

    async def person_of(self, session: bytes) -> Person | None:
        return await self._ask(lambda connection: statements.person_of(connection, session))

    async def rename(self, person: str, name: str) -> None:
        await self._change(lambda connection: statements.rename(connection, person, name))

    async def touch(self, person: str, seen: float) -> None:
        await self._change(lambda connection: statements.touch(connection, person, seen))

    async def end_session(self, session: bytes) -> None:
        await self._change(lambda connection: statements.end_session(connection, session))

    async def backup(self, target: Path) -> None:
        """Copy the database as of one moment into a file, while playing goes on."""
        await self._in_thread(lambda: self._database.backup(target))

    async def close(self) -> None:
        """Stores what waits and lets other servers in. Closing again does nothing."""
        self._closed = True
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._database.close()

    async def _change(self, job: Job) -> None:
        await asyncio.wrap_future(self._writer.submit(job))

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        def answer() -> T:
            try:
                with self._database.reader.connect() as connection:
                    return question(connection)
            except StoreError:
                raise
            except Exception as fault:
                raise StoreError(f"the store could not be read: {reason(fault)}") from fault

        return await self._in_thread(answer)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


async def open_store(url: str) -> Store:
    """Open `sqlite:////folder/file.db` or `postgresql://user:password@host/database`; migrates what is older.

    One server uses a database at a time. Raises StoreUnavailable.
    """
    return await asyncio.to_thread(_open, url)


def _open(url: str) -> Store:
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreUnavailable("the address of the database cannot be understood") from None
    database = _database(parts)
    try:
        database.open()
        return Store(database)
    except BaseException:
        database.close()
        raise


def _database(url: URL) -> SQLite | PostgreSQL:
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return SQLite.at(url)
    if kind in {"postgresql", "postgres"}:
        return PostgreSQL(url)
    raise StoreUnavailable(f"a database is sqlite:// or postgresql://, not {kind}://")


def _storable(text: str) -> bool:
    """Can there be such a name at all? Neither database keeps every string that Python has."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
