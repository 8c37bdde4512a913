"""The store as the server's event loop sees it: the database works in threads of its own."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from pentapolis.store import statements
from pentapolis.store.database import READERS, Database
from pentapolis.store.faults import Conflict, StoreError, StoreUnavailable, is_lost, reason
from pentapolis.store.postgres import PostgreSQL
from pentapolis.store.records import Link, Order, Person, Run, Status, Stored, Summary, Write
from pentapolis.store.sqlite import SQLite
from pentapolis.store.writer import TRIES, Job, Writer

T = TypeVar("T")


class Store:
    """Every method may be called at any time from any task. What a caller has been answered is durable, and every
    later question sees it. A caller that is cancelled does not learn whether its change was stored."""

    def __init__(self, database: Database) -> None:
        """Takes over an opened database; `open_store` makes one."""
        self._database = database
        self._writer = Writer(database.writer, database.check)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pentapolis-store-reader")
        self._closed = False
        #: Why the last change could not be stored; None while the store is well.
        self.fault: str | None = None

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

    async def listed(self, each: int, limit: int) -> list[tuple[str, str]]:
        """The same as ids with their hosts, at most `each` of a host."""
        return await self._ask(lambda connection: statements.listed(connection, each, limit))

    async def summaries(self, tables: list[str]) -> list[Summary]:
        """Of these tables, in this order; those that are not there are left out."""
        return await self._ask(lambda connection: statements.summaries(connection, tables))

    async def of_person(self, person: str, limit: int = 100) -> list[Summary]:
        """Tables where the person sits: unfinished ones first, then the newest first."""
        if not _storable(person):
            return []
        return await self._ask(lambda connection: statements.of_person(connection, person, limit))

    async def to_wake(self) -> list[str]:
        """Tables where a bot moves without anybody asking."""
        return await self._ask(statements.to_wake)

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables where a clock has ended, the first ones first."""
        return await self._ask(lambda connection: statements.due(connection, now, limit))

    async def next_deadline(self) -> float | None:
        """When the next clock ends."""
        return await self._ask(statements.next_deadline)

    async def set_deadline(self, table: str, deadline: float | None) -> None:
        await self._change(lambda connection: statements.set_deadline(connection, table, deadline))

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

    async def runs(self) -> list[Run]:
        """When servers ran on this database, the oldest first."""
        return await self._ask(statements.runs)

    async def beat(self, run: Run) -> None:
        """A sign of life: the server that started then is alive now. Shows also whether the store can write."""
        await self._change(lambda connection: statements.beat(connection, run))

    async def orders(self) -> list[Order]:
        """What an operator has asked and nobody has answered, the oldest first."""
        return await self._ask(statements.orders)

    async def answer(self, order: str, said: bytes) -> None:
        await self._change(lambda connection: statements.answer(connection, order, said))

    async def unused(self, statuses: Sequence[Status], before: float) -> list[str]:
        """Tables of these statuses at which nothing has happened since."""
        return await self._ask(lambda connection: statements.unused(connection, statuses, before))

    async def remove(self, table: str, before: float) -> None:
        """Forget a table with everything of it, unless something has happened at it since."""
        await self._change(lambda connection: statements.remove(connection, table, before))

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
        try:
            await asyncio.wrap_future(self._writer.submit(job))
        except Conflict:
            raise  # the store is well: it was this change that could not be
        except StoreError as fault:
            self.fault = str(fault)
            raise
        self.fault = None

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        def answer(tries: int = TRIES) -> T:
            try:
                with self._database.reader.connect() as connection:
                    return question(connection)
            except StoreError:
                raise
            except Exception as fault:
                if is_lost(fault) and tries > 1:  # a connection that had died unnoticed; the next one is new
                    return answer(tries - 1)
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
