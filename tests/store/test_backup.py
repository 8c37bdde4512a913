"""A backup is made while playing goes on, and is a whole database."""

import asyncio
from pathlib import Path

import pytest

from pentapolis.store import StoreError, open_store
from tests.store.journals import Acknowledged, lost_at, write_on
from tests.store.samples import append

OWN = ("pentapolis.db", "pentapolis.db-wal", "pentapolis.db.lock")


def test_a_backup_while_playing_holds_all_that_was_acknowledged_before(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        acknowledged = Acknowledged()
        copies: list[tuple[Path, Acknowledged]] = []
        store = await open_store(sqlite_url)

        async def copy() -> None:
            for number in range(5):
                so_far = acknowledged.total()
                while acknowledged.total() < so_far + 10:
                    await asyncio.sleep(0.01)
                before = Acknowledged(acknowledged)
                target = tmp_path / "copies" / str(number) / "backup.db"
                await store.backup(target)
                copies.append((target, before))

        copying = asyncio.create_task(copy())
        await asyncio.gather(copying, write_on(store, acknowledged.note, lambda: not copying.done()))
        await store.close()
        assert copies[-1][1].total() > 20
        for target, before in copies:
            assert [path.name for path in target.parent.iterdir()] == ["backup.db"]
            assert await lost_at(f"sqlite:///{target}", before) == 0
        assert await lost_at(sqlite_url, acknowledged) == 0

    asyncio.run(run())


def test_a_newer_backup_takes_the_place_of_the_older(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(sqlite_url)
        for number in (1, 2):
            await store.write(append(f"t{number}", 1))
            await store.backup(tmp_path / "backup.db")
        await store.close()
        copy = await open_store(f"sqlite:///{tmp_path}/backup.db")
        assert await copy.count() == 2
        await copy.close()

    asyncio.run(run())


def test_a_backup_to_a_wrong_place_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(sqlite_url)
        await store.write(append("t1", 1))
        (tmp_path / "file").touch()
        store_folder = tmp_path / "store"
        (tmp_path / "alias").symlink_to(store_folder)
        own = [folder / name for folder in (store_folder, tmp_path / "alias") for name in OWN]
        for target in (tmp_path, tmp_path / "file" / "backup.db", *own):
            with pytest.raises(StoreError, match="backup"):
                await store.backup(target)
        assert await store.count() == 1
        await store.close()

    asyncio.run(run())


def test_postgresql_has_a_better_tool(postgres_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(postgres_url)
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "backup.db")
        await store.close()

    asyncio.run(run())
