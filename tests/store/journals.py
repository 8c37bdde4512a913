"""Writing journals whose every line is known beforehand, and judging what is left of them after a crash."""

import asyncio
from collections import Counter
from collections.abc import Callable

from pentapolis.store import Entry, SeatHeld, Store, Write, open_store
from tests.store.samples import summary

TABLES = [f"t{number}" for number in range(8)]


class Acknowledged(Counter[str]):
    """How far every journal is surely stored."""

    def note(self, table: str, seq: int) -> None:
        self[table] = seq


def line(table: str, seq: int) -> Entry:
    return Entry(seq, seq / 4, f'{{"table":"{table}","seq":{seq},"pad":"{"x" * (seq % 97)}"}}'.encode(), "a", str(seq))


def change(table: str, seq: int, many: int) -> Write:
    """The journal grows by `many` lines up to `seq`, and the seats say so too."""
    last = seq + many - 1
    entries = [line(table, number) for number in range(seq, last + 1)]
    return Write(summary(table, last), entries, [SeatHeld(table, 0, f"p{last}")])


async def write_on(
    store: Store, acknowledge: Callable[[str, int], None], going_on: Callable[[], bool] = lambda: True
) -> None:
    """Lengthen all journals, from where they are, as fast as the store can."""

    async def play(table: str) -> None:
        stored = await store.load(table)
        seq = len(stored.entries) if stored else 0
        while going_on():
            many = 1 + seq % 3
            await store.write(change(table, seq + 1, many))
            seq += many
            acknowledge(table, seq)

    await asyncio.gather(*(play(table) for table in TABLES))


async def lost(store: Store, acknowledged: Acknowledged) -> int:
    """How many acknowledged lines are missing. What there is must be whole, in order and without gaps."""
    missing = 0
    for table in TABLES:
        stored = await store.load(table)
        length = len(stored.entries) if stored else 0
        missing += max(0, acknowledged[table] - length)
        if stored is not None:
            assert stored.entries == [line(table, seq) for seq in range(1, length + 1)]
            assert stored.summary.seq == length
            assert stored.held == [SeatHeld(table, 0, f"p{length}")]
    return missing


async def lost_at(url: str, acknowledged: Acknowledged) -> int:
    store = await open_store(url)
    try:
        if url.startswith("sqlite"):
            with store._database.reader.connect() as connection:
                assert connection.exec_driver_sql("PRAGMA integrity_check").scalars().all() == ["ok"]
        return await lost(store, acknowledged)
    finally:
        await store.close()
