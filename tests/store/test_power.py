"""The power goes off, the disk is full, the disk fails: the real store on a disk of ours."""

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import apsw
import pytest
from pysqlite3 import dbapi2  # type: ignore[import-untyped]

from pentapolis.store import StoreError, open_store, sqlite
from tests.store.journals import TABLES, Acknowledged, lost, lost_at, write_on
from tests.store.powercut import Disk, Driver
from tests.store.samples import append

CUTS = 64

Moment = tuple[Acknowledged, dict[str, bytes]]  # what was acknowledged before, what the disk held after


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()
    monkeypatch.setattr(sqlite, "dbapi2", Driver)
    yield disk
    disk.unregister()


async def moments(disk: Disk, url: str, *, torn: bool) -> list[Moment]:
    """Play, and remember what a cut would have left: between random steps of the disk."""
    acknowledged = Acknowledged()
    chance = random.Random(7)
    found: list[Moment] = []

    def step() -> None:
        if len(found) < CUTS and chance.random() < 0.03:
            before = Acknowledged(acknowledged)  # first this: what is acknowledged meanwhile may be lost
            found.append((before, disk.after_a_cut(chance if torn else None)))

    store = await open_store(url)
    disk.before_change = step
    await write_on(store, acknowledged.note, lambda: len(found) < CUTS)
    await store.close()
    return found


def lost_after(found: list[Moment], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> int:
    """Start a server on each of these disks, with the driver people use."""
    monkeypatch.setattr(sqlite, "dbapi2", dbapi2)
    missing = 0
    for number, (acknowledged, files) in enumerate(found):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name, content in files.items():
            (folder / Path(name).name).write_bytes(content)
        missing += asyncio.run(lost_at(f"sqlite:///{folder}/pentapolis.db", acknowledged))
    return missing


@pytest.mark.parametrize("torn", [False, True], ids=["nothing-unsynced-stays", "some-of-it-stays"])
def test_a_power_cut_takes_nothing_that_was_acknowledged(
    disk: Disk, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torn: bool
) -> None:
    found = asyncio.run(moments(disk, sqlite_url, torn=torn))
    assert len(found) == CUTS
    assert found[-1][0].total() > CUTS  # there was something to lose
    assert any(len(content) > 0 for _, files in found for name, content in files.items() if name.endswith("-wal"))
    assert lost_after(found, monkeypatch, tmp_path) == 0


def test_a_power_cut_would_be_noticed_if_commits_were_not_synced(
    disk: Disk, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "NORMAL")
    found = asyncio.run(moments(disk, sqlite_url, torn=False))
    assert lost_after(found, monkeypatch, tmp_path) > 0


def below(acknowledged: Acknowledged, goal: int) -> bool:
    return acknowledged.total() < goal


@pytest.mark.parametrize("fault", [apsw.FullError, apsw.IOError])
def test_a_failing_disk_is_told_to_everybody_who_waits(disk: Disk, sqlite_url: str, fault: type[Exception]) -> None:
    def fail() -> None:
        raise fault("the disk")

    async def run() -> None:
        acknowledged = Acknowledged()
        store = await open_store(sqlite_url)
        await asyncio.gather(*(store.write(append(f"x{number}", 1)) for number in range(8)))
        for _ in range(5):
            disk.before_change = fail
            refused = await asyncio.gather(*(store.write(append(f"x{n}", 2)) for n in range(8)), return_exceptions=True)
            assert [type(answer) for answer in refused] == [StoreError] * 8
            for number in range(8):
                stored = await store.load(f"x{number}")
                assert stored is not None
                assert len(stored.entries) == stored.summary.seq == 1
            disk.before_change = lambda: None
            await write_on(
                store,
                acknowledged.note,
                partial(below, acknowledged, acknowledged.total() + 100),
            )
        assert await lost(store, acknowledged) == 0
        await store.close()
        assert set(acknowledged) == set(TABLES)
        assert await lost_at(sqlite_url, acknowledged) == 0

    asyncio.run(run())
