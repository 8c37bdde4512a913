"""A disk that can lose its power, and a driver of SQLite that writes on it.

The disk knows of every file what has been synced and what only has been written since. The driver is as much of the
DB-API as SQLAlchemy needs, made of apsw: only that lets Python stand between SQLite and the file system.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

import apsw

Change = tuple[int, bytes | None]  # bytes at an offset; None: cut off there


class Disk(apsw.VFS):
    NAME = "disk-without-power"

    def __init__(self) -> None:
        self.safe: dict[str, bytearray] = {}
        self.unsafe: dict[str, list[Change]] = {}
        self.before_change: Callable[[], None] = lambda: None  # may raise what the disk shall answer
        self.lock = RLock()
        super().__init__(self.NAME, "")

    def xOpen(self, name: Any, flags: list[int]) -> "File":  # noqa: N802 - SQLite's name
        return File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.before_change()
        with self.lock:
            self.safe.pop(filename, None)
            self.unsafe.pop(filename, None)
        super().xDelete(filename, syncdir)

    def after_a_cut(self, chance: random.Random | None) -> dict[str, bytes]:
        """What the disk would hold if the power went off now: all that was synced and, of what was only written,
        nothing, or by chance some."""
        with self.lock:
            files = {}
            for name, safe in self.safe.items():
                content = bytearray(safe)
                if chance is not None:
                    apply(content, [change for change in self.unsafe[name] if chance.random() < 0.5])
                files[name] = bytes(content)
            return files


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        self.name = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        with disk.lock:
            if self.name not in disk.safe:
                path = Path(self.name)
                disk.safe[self.name] = bytearray(path.read_bytes())
                disk.unsafe[self.name] = []

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        self.disk.before_change()
        with self.disk.lock:
            self.disk.unsafe[self.name].append((offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.before_change()
        with self.disk.lock:
            self.disk.unsafe[self.name].append((newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.before_change()
        super().xSync(flags)
        with self.disk.lock:
            apply(self.disk.safe[self.name], self.disk.unsafe[self.name])
            self.disk.unsafe[self.name] = []


def apply(content: bytearray, changes: Iterable[Change]) -> None:
    for offset, data in changes:
        if data is None:
            del content[offset:]
        else:
            content.extend(bytes(max(0, offset - len(content))))
            content[offset : offset + len(data)] = data


class Error(Exception):
    pass


class DatabaseError(Error):
    pass


class OperationalError(DatabaseError):
    pass


class IntegrityError(DatabaseError):
    pass


@contextmanager
def translated() -> Iterator[None]:
    try:
        yield
    except apsw.ConstraintError as fault:
        raise IntegrityError(str(fault)) from fault
    except apsw.Error as fault:
        raise OperationalError(str(fault)) from fault


class Cursor:
    arraysize = 1
    lastrowid = None

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._rows: Iterator[tuple[Any, ...]] = iter(())
        self.description: list[tuple[Any, ...]] | None = None
        self.rowcount = -1

    def execute(self, sql: str, values: Sequence[Any] = ()) -> "Cursor":
        with translated():
            cursor = self._connection.cursor()
            cursor.exec_trace = self._describe  # later, a statement without rows has no columns to tell
            cursor.execute(sql, tuple(values))
            self._rows = iter(cursor.fetchall())
        self.rowcount = self._connection.changes()
        return self

    def _describe(self, cursor: apsw.Cursor, _sql: str, _values: object) -> bool:
        self.description = [(name, *[None] * 6) for name, *_ in cursor.get_description()] or None
        return True

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> "Cursor":
        for row in rows:
            self.execute(sql, row)
        return self

    def fetchone(self) -> tuple[Any, ...] | None:
        return next(self._rows, None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        return list(self._rows)

    def close(self) -> None:
        self._rows = iter(())


class Connection:
    isolation_level: str | None = None

    def __init__(self, path: str) -> None:
        with translated():
            self._connection = apsw.Connection(path, vfs=Disk.NAME)
            self._connection.set_busy_timeout(10_000)
            self._connection.wal_autocheckpoint(30)  # pages: so that cuts also fall into moving the log to the file

    def cursor(self) -> Cursor:
        return Cursor(self._connection)

    def execute(self, sql: str) -> Cursor:
        return self.cursor().execute(sql)

    def create_function(self, *_arguments: Any, **_options: Any) -> None:
        """Functions of SQLAlchemy that the store does not use."""

    def commit(self) -> None:
        if self._connection.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        with translated():
            self._connection.close()


class Driver:
    """Stands where the module of a driver stands."""

    paramstyle = "qmark"
    sqlite_version = apsw.sqlite_lib_version()
    sqlite_version_info = tuple(map(int, apsw.sqlite_lib_version().split(".")))
    Error = Error
    DatabaseError = DatabaseError
    OperationalError = OperationalError
    IntegrityError = IntegrityError
    Binary = bytes

    @staticmethod
    def connect(path: str, **_options: Any) -> Connection:
        return Connection(path)
