"""The database for more than one machine can hold."""

import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from pentapolis.store.database import READERS
from pentapolis.store.faults import StoreError, StoreInUse, StoreUnavailable, reason
from pentapolis.store.migrate import migrate

LOCK = 0x50454E5441504F4C  # "PENTAPOL": the number of the advisory lock one server holds on a database
PATIENCE = 5.0  # seconds in which PostgreSQL notices that the server before us is gone
CONNECT = {
    "connect_timeout": "10",
    # a connection that fell silent counts as lost after half a minute
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
SETTINGS = (
    "SET synchronous_commit = on",  # a commit returns when it is on the disk, whatever the server's default
    # the same care on the other side, so that the lock of a dead machine ends
    "SET tcp_keepalives_idle = 15",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)


class PostgreSQL:
    def __init__(self, url: URL) -> None:
        self._place = _place(url)
        self._password = url.password
        url = url.set(drivername="postgresql+psycopg").update_query_dict(
            {name: value for name, value in CONNECT.items() if name not in url.query}
        )
        try:
            self.writer = self._engine(url, 1, "READ COMMITTED")
            self.reader = self._engine(url, READERS, "REPEATABLE READ")  # what is read together is of one moment
        except ImportError:
            raise StoreUnavailable("for PostgreSQL install Pentapolis with its extra: pentapolis[postgres]") from None
        # Only a connection that holds the lock ever writes: if it is lost, so is the lock, and both come back together.
        event.listen(self.writer, "connect", self._lock_out_others)

    def open(self) -> None:
        try:
            with self.writer.connect() as connection:
                migrate(connection, self._place)
                connection.commit()
        except DBAPIError as fault:
            raise StoreUnavailable(f"cannot use the database at {self._place}: {self._clean(fault)}") from None

    def _engine(self, url: URL, connections: int, isolation: Any) -> Engine:
        engine = create_engine(
            url, pool_size=connections, max_overflow=0, isolation_level=isolation, hide_parameters=True
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            for setting in SETTINGS:
                connection.execute(setting)
            connection.commit()

        return engine

    def _lock_out_others(self, connection: Any, _record: object) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            (locked,) = connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone()
            connection.commit()
            if locked:
                return
            if time.monotonic() > deadline:
                connection.close()
                raise StoreInUse(f"another server is using the database at {self._place}")
            time.sleep(0.05)

    def _clean(self, fault: Exception) -> str:
        text = reason(fault)
        return text.replace(self._password, "***") if self._password else text

    def check(self) -> None:
        """Whatever happens to its files is PostgreSQL's business."""

    def backup(self, target: Path) -> None:
        raise StoreError("a PostgreSQL database is backed up with pg_dump")

    def close(self) -> None:
        self.reader.dispose()
        self.writer.dispose()


def _place(url: URL) -> str:
    """Where the database is, for people: without user and password."""
    hosts = url.query.get("host", "") if url.host is None else url.host
    host = hosts if isinstance(hosts, str) else ",".join(hosts)
    asked = url.query.get("port", "5432") if url.port is None else str(url.port)
    port = asked if isinstance(asked, str) else ",".join(asked)
    return f"{host or 'localhost'}:{port}/{url.database or ''}"
