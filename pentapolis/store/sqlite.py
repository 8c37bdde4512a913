"""The embedded database: one file, through a SQLite of our own choice."""

import os
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Self

from pysqlite3 import dbapi2  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from pentapolis.store.database import READERS
from pentapolis.store.faults import StoreError, StoreInUse, StoreUnavailable, reason
from pentapolis.store.migrate import migrate
from pentapolis.store.system import lock, make_private, opened, sync_folder

OLDEST_SQLITE = (3, 51, 3)  # older ones may lose a commit when the write-ahead log starts anew
SYNCHRONOUS = "FULL"  # the log is on the disk before a commit returns; with NORMAL a power cut takes commits back
PATIENCE = 10.0  # seconds to wait for another program that looks into the file
LOG_LIMIT = 64 * 1024 * 1024  # bytes of write-ahead log kept on the disk after a burst

Identity = tuple[int, int]  # of a file, whatever it is called: device and number


class SQLite:
    def __init__(self, path: Path) -> None:
        self.path = path = path.resolve()  # with links followed: the lock lies beside the file itself
        self.writer = _engine(path, "BEGIN IMMEDIATE", connections=1)
        self.reader = _engine(path, "BEGIN", connections=READERS)
        self._lock = -1  # the descriptor of the file that keeps other servers out
        self._file: Identity | None = None  # the database as it was opened
        self._log: Identity | None = None  # the write-ahead log of the writer's connection
        event.listen(self.writer, "connect", self._another_log)

    @classmethod
    def at(cls, url: URL) -> Self:
        if url.host or not url.database or url.database == ":memory:":
            raise StoreUnavailable("the address of a SQLite database must name its file: sqlite:////folder/file.db")
        return cls(Path(url.database))

    def open(self) -> None:
        if dbapi2.sqlite_version_info < OLDEST_SQLITE:
            oldest = ".".join(map(str, OLDEST_SQLITE))
            raise StoreUnavailable(f"SQLite {oldest} or newer is needed, this is {dbapi2.sqlite_version}")
        try:
            if self.path.is_dir():
                raise StoreUnavailable(f"{self.path} is a folder, not a database file")
            self._lock_out_others()
            make_private(self.path)
            self._file = _identity(self.path)
        except OSError as fault:
            raise StoreUnavailable(f"cannot write in the folder {self.path.parent}: {fault.strerror}") from None
        try:
            with self.writer.connect() as connection:
                self._check_kind(connection)
                migrate(connection, str(self.path))
                connection.commit()
        except DBAPIError as fault:
            raise StoreUnavailable(f"cannot open the database {self.path}: {reason(fault)}") from None

    def _lock_out_others(self) -> None:
        """The lock is the operating system's: it ends with the process, however that ends."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        name = self.path.with_name(self.path.name + ".lock")
        self._lock = opened(name)
        try:
            lock(self._lock)
        except BlockingIOError:
            holder = os.read(self._lock, 20).decode("ascii", "replace").strip()
            raise StoreInUse(f"another server (process {holder}) is using the database {self.path}") from None
        os.ftruncate(self._lock, 0)
        os.write(self._lock, f"{os.getpid()}\n".encode())

    def _check_kind(self, connection: Connection) -> None:
        names = set(connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars())
        if names and "alembic_version" not in names:
            raise StoreUnavailable(f"the database {self.path} belongs to another program")

    def _another_log(self, _connection: Any, _record: object) -> None:
        self._log = None

    def check(self) -> None:
        """Files that were removed or replaced can still be written, until they are closed: then all is gone."""
        log = self.path.with_name(self.path.name + "-wal")
        found = _identity(log)
        if self._log is None:
            self._log = found
        if _identity(self.path) != self._file or found is None or found != self._log:
            gone = log if _identity(self.path) == self._file else self.path
            raise StoreError(f"{gone} was removed or replaced while the server runs: nothing can be saved")

    def backup(self, target: Path) -> None:
        target = target.resolve()
        own = {self.path.with_name(self.path.name + suffix) for suffix in ("", "-wal", "-shm", ".lock")}
        if target in own or target.is_dir():
            raise StoreError(f"a backup cannot be written to {target}: choose the name of a new file")
        part = target.with_name(target.name + ".part")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            make_private(part)
            self._copy(part)
            part.replace(target)  # a backup is whole or not there
            sync_folder(target.parent)
        except (OSError, DBAPIError, dbapi2.Error) as fault:
            raise StoreError(f"the backup to {target} failed: {reason(fault)}") from fault
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)

    def _copy(self, part: Path) -> None:
        with self.reader.connect() as connection, closing(dbapi2.connect(str(part))) as copy:
            source: Any = connection.connection.driver_connection
            source.backup(copy)  # in one step: a single moment of the journal, while writing goes on
            # The copy is one file for good: it needs no log until a server opens it.
            copy.execute("PRAGMA journal_mode = DELETE")
            answer = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
            if answer != "ok":
                raise StoreError(f"the copy is damaged: {answer}")

    def close(self) -> None:
        self.reader.dispose()
        self.writer.dispose()
        if self._lock != -1:
            os.close(self._lock)
            self._lock = -1


def _engine(path: Path, begin: str, connections: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        module=dbapi2,
        connect_args={"timeout": PATIENCE},
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # they hold hands of cards and digests
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # The driver's own way of beginning transactions does not know about reading ones and changes of the schema.
        connection.isolation_level = None
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            connection.close()
            raise StoreUnavailable(f"the folder {path.parent} cannot hold a write-ahead log (SQLite answers {mode})")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute("PRAGMA fullfsync = ON")  # where a plain sync stops at the disk's cache
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA journal_size_limit = {LOG_LIMIT}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
