"""Opening: what stands in the way is said in one line, without secrets."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from pysqlite3 import dbapi2  # type: ignore[import-untyped]

from pentapolis.store import Store, StoreError, StoreInUse, StoreUnavailable, open_store, postgres, sqlite
from tests.store.samples import append


def open_and_close(url: str) -> None:
    async def run() -> None:
        await (await open_store(url)).close()

    asyncio.run(run())


def refusal(url: str) -> str:
    with pytest.raises(StoreUnavailable) as caught:
        open_and_close(url)
    text = str(caught.value)
    assert "\n" not in text
    assert caught.value.__cause__ is None
    return text


@contextmanager
def unprivileged() -> Iterator[None]:
    """Root may write everywhere, so be somebody else for a while."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    open_and_close(f"sqlite:///{tmp_path}/not/yet/there.db")
    assert (tmp_path / "not" / "yet" / "there.db").is_file()


def test_a_path_of_unusual_letters(tmp_path: Path) -> None:
    open_and_close(f"sqlite:///{tmp_path}/öt város 100%/játék.db")
    assert (tmp_path / "öt város 100%" / "játék.db").is_file()


def test_a_folder_that_cannot_be_written_is_named() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        with unprivileged():
            assert f"cannot write in the folder {folder}: " in refusal(f"sqlite:///{folder}/pentapolis.db")
            assert f"cannot write in the folder {folder}/new: " in refusal(f"sqlite:///{folder}/new/pentapolis.db")
        folder.chmod(0o755)


def test_a_database_that_cannot_be_written_is_named() -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "pentapolis.db")
        open_and_close(f"sqlite:///{path}")
        Path(name, "pentapolis.db.lock").chmod(0o666)
        Path(name).chmod(0o555)
        with unprivileged():
            assert f"cannot open the database {path}: " in refusal(f"sqlite:///{path}")
        Path(name).chmod(0o755)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}") == f"{tmp_path} is a folder, not a database file"


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert f"cannot write in the folder {tmp_path}/file: " in refusal(f"sqlite:///{tmp_path}/file/pentapolis.db")


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 1000)
    assert refusal(f"sqlite:///{path}") == f"cannot open the database {path}: file is not a database"
    assert path.read_text() == "Dear Anna, " * 1000


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with dbapi2.connect(str(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert refusal(f"sqlite:///{path}") == f"the database {path} belongs to another program"


def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "OLDEST_SQLITE", (99, 1, 2))
    text = refusal(f"sqlite:///{tmp_path}/pentapolis.db")
    assert text == f"SQLite 99.1.2 or newer is needed, this is {dbapi2.sqlite_version}"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "text"),
    [
        ("", "cannot be understood"),
        ("pentapolis.db", "cannot be understood"),
        ("postgresql://anna:sesame@host:port/x", "cannot be understood"),
        ("sqlite://", "must name its file"),
        ("sqlite:///:memory:", "must name its file"),
        ("sqlite://folder/pentapolis.db", "must name its file"),
        ("mysql://anna:sesame@host/x", "a database is sqlite:// or postgresql://, not mysql://"),
    ],
)
def test_addresses_that_lead_nowhere(url: str, text: str) -> None:
    said = refusal(url)
    assert text in said
    assert "sesame" not in said


def test_an_unreachable_postgresql_is_named_without_its_password() -> None:
    with socket.socket() as reserved:  # bound, but nobody listens
        reserved.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{reserved.getsockname()[1]}"
        said = refusal(f"postgresql://anna:sesame@{place}/games")
    assert f"cannot use the database at {place}/games: " in said
    assert "sesame" not in said


def test_a_missing_postgresql_database_is_named(postgres_url: str) -> None:
    said = refusal(postgres_url.replace("/pentapolis_", "/no_such_database_"))
    assert "no_such_database_" in said
    assert "does not exist" in said


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pentapolis[postgres]" in refusal("postgresql://localhost/games")


def test_one_server_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)

    async def run() -> None:
        store = await open_store(url)
        with pytest.raises(StoreUnavailable, match=r"another server .*is using the database"):
            await open_store(url)
        await store.write(append("t1", 1))  # the first one is not disturbed
        await store.close()
        monkeypatch.setattr(postgres, "PATIENCE", 60.0)  # PostgreSQL need not notice at once that it is gone
        store = await open_store(url)
        assert await store.count() == 1
        await store.close()

    asyncio.run(run())


def test_two_names_of_a_file_are_one_database(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "alias").symlink_to(tmp_path / "real")

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/real/pentapolis.db")
        with pytest.raises(StoreUnavailable, match=f"another server \\(process {os.getpid()}\\)"):
            await open_store(f"sqlite:///{tmp_path}/alias/pentapolis.db")
        await store.close()

    asyncio.run(run())


def test_processes_the_server_starts_do_not_inherit_the_lock(sqlite_url: str) -> None:
    async def run() -> None:
        store = await open_store(sqlite_url)
        with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, close_fds=False) as child:
            await store.close()
            await (await open_store(sqlite_url)).close()
            child.kill()

    asyncio.run(run())


def test_another_server_that_took_over_keeps_us_from_writing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If our connection is lost and another server is quicker, we must not write beside it."""
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)

    async def run() -> None:
        first = await open_store(postgres_url)
        with psycopg.connect(postgres_url, autocommit=True) as admin:
            admin.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        second = await open_store(postgres_url)
        for _ in range(3):
            with pytest.raises(StoreUnavailable, match="another server"):
                await first.write(append("t1", 1))
        await second.write(append("t1", 1))
        await second.close()
        monkeypatch.setattr(postgres, "PATIENCE", 60.0)
        await first.write(append("t1", 2))  # it is alone again
        await first.close()

    asyncio.run(run())


def test_the_settings_of_every_connection(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        for engine in (store._database.writer, store._database.reader):
            with engine.connect() as connection:
                asked = (
                    ["PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys", "PRAGMA busy_timeout"]
                    if url.startswith("sqlite")
                    else ["SHOW synchronous_commit"]
                )
                answers = [connection.exec_driver_sql(question).scalar() for question in asked]
                assert answers == (["wal", 2, 1, 10000] if url.startswith("sqlite") else ["on"])
        await store.close()

    asyncio.run(run())


# --- the files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("umask", [0o000, 0o777])
def test_nobody_else_may_read_the_files(tmp_path: Path, umask: int) -> None:
    async def run() -> None:
        before = os.umask(umask)
        try:
            store = await open_store(f"sqlite:///{tmp_path}/pentapolis.db")
            await store.write(append("t1", 1))
            await store.backup(tmp_path / "copy.db")
            modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
            await store.close()
        finally:
            os.umask(before)
        # The file of the lock holds the number of a process; a umask may take rights of it.
        lock = modes.pop("pentapolis.db.lock")
        assert lock & 0o077 == 0
        assert set(modes) == {"pentapolis.db", "pentapolis.db-wal", "pentapolis.db-shm", "copy.db"}
        assert set(modes.values()) == {0o600}

    asyncio.run(run())


def test_rights_that_an_operator_gave_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "pentapolis.db"
    open_and_close(f"sqlite:///{file}")
    file.chmod(0o640)
    open_and_close(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o640


def ill(store: Store) -> bool:
    return store.fault is not None


@pytest.mark.parametrize("gone", ["pentapolis.db", "pentapolis.db-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_files_removed_under_a_running_server_are_noticed(tmp_path: Path, gone: str, replaced: bool) -> None:
    """The system lets a program go on with a removed file, and all of it is lost in the end."""

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/pentapolis.db")
        await store.write(append("t1", 1))
        file = tmp_path / gone
        kept = file.rename(tmp_path / "aside")
        if replaced:
            file.write_bytes(b"another")
        for _ in range(2):
            with pytest.raises(StoreError, match=f"{gone} was removed or replaced"):
                await store.write(append("t1", 2))
        assert ill(store)
        kept.replace(file)  # whoever only moved it may move it back
        await store.write(append("t1", 2))
        assert not ill(store)
        await store.close()

    asyncio.run(run())


def test_a_database_in_use_is_told_from_one_that_cannot_be_opened(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)

    async def run() -> None:
        store = await open_store(url)
        with pytest.raises(StoreInUse):
            await open_store(url)
        await store.close()

    asyncio.run(run())
