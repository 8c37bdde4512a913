"""Group commit: who waits together is stored together, and nobody suffers for somebody else's fault."""

import asyncio
from threading import Event

import psycopg
import pytest
from sqlalchemy import Connection, event

from pentapolis.store import Conflict, SeatHeld, StoreError, Uncertain, Write, open_store
from pentapolis.store.database import READERS
from tests.store.conftest import Postgres
from tests.store.samples import append, summary


class Held:
    """Counts commits, and can hold the writer back so that a group gathers."""

    def __init__(self) -> None:
        self.commits = 0
        self.begun = Event()
        self.gate = Event()
        self.gate.set()

    def begin(self, _connection: Connection) -> None:
        self.begun.set()
        assert self.gate.wait(60)

    def commit(self, _connection: Connection) -> None:
        self.commits += 1


def test_many_writers_share_commits(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        held = Held()
        event.listen(store._database.writer, "commit", held.commit)

        async def play(table: str) -> None:
            for seq in range(1, 11):
                await store.write(append(table, seq))

        await asyncio.gather(*(play(f"t{number}") for number in range(40)))
        await store.close()
        assert held.commits <= 100  # of 400 writes; commonly about 20

    asyncio.run(run())


def test_one_conflict_in_a_group_leaves_the_others_stored(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        await store.write(append("taken", 1))
        held = Held()
        event.listen(store._database.writer, "begin", held.begin)
        event.listen(store._database.writer, "commit", held.commit)
        held.gate.clear()
        first = asyncio.create_task(store.write(append("first", 1)))
        assert await asyncio.to_thread(held.begun.wait, 60)  # the others become one group
        changes = [append("a", 1), append("taken", 1), append("b", 1), append("a", 2), append("b", 9)]
        group = [asyncio.create_task(store.write(change)) for change in changes]
        while store._writer._queue.qsize() < len(changes):
            await asyncio.sleep(0)
        held.gate.set()
        outcomes = await asyncio.gather(first, *group, return_exceptions=True)
        names = [type(outcome).__name__ for outcome in outcomes]
        assert names == ["NoneType", "NoneType", "Conflict", "NoneType", "NoneType", "StoreError"]
        assert held.commits == 4  # the first, then a, b and a again, one by one
        for table, length in {"first": 1, "taken": 1, "a": 2, "b": 1}.items():
            stored = await store.load(table)
            assert stored is not None
            assert len(stored.entries) == length
        await store.close()

    asyncio.run(run())


def test_a_change_cancelled_while_it_waits_is_not_stored(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        held = Held()
        event.listen(store._database.writer, "begin", held.begin)
        held.gate.clear()
        first = asyncio.create_task(store.write(append("first", 1)))
        assert await asyncio.to_thread(held.begun.wait, 60)
        waiting = asyncio.create_task(store.write(append("second", 1)))
        while store._writer._queue.empty():
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        held.gate.set()
        await first
        await store.write(append("third", 1))
        assert await store.count() == 2
        await store.close()

    asyncio.run(run())


def test_a_full_database_refuses_and_goes_on(sqlite_url: str) -> None:
    """The limit of pages stands for a full disk: SQLite reports the same fault."""

    async def run() -> None:
        store = await open_store(sqlite_url)
        await store.write(append("t1", 1))
        before = await store.load("t1")
        with store._database.writer.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        many = [SeatHeld("t1", seat, "x" * 1000) for seat in range(200)]
        large = Write(summary("t1", 2), append("t1", 2).entries, many)
        small = Write(summary("t1", 7), [])
        outcomes = await asyncio.gather(
            store.write(large), store.write(large), store.write(small), return_exceptions=True
        )
        for outcome in outcomes[:2]:
            assert type(outcome) is StoreError
            assert "full" in str(outcome)
        assert outcomes[2] is None  # it needs no room
        after = await store.load("t1")
        assert before is not None
        assert after is not None
        assert (after.summary.seq, after.entries, after.held) == (7, before.entries, before.held)
        with store._database.writer.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 100000")
        await store.write(large)
        await store.close()

    asyncio.run(run())


def cut(url: str) -> None:
    """End all connections to the database, as a network does: without asking."""
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_connections_that_died_unnoticed_cost_no_request(postgres: Postgres, postgres_url: str) -> None:
    """A restart of PostgreSQL, or a network that forgot them: nothing was stored yet, so another one is taken."""

    async def run() -> None:
        store = await open_store(postgres_url)
        await store.write(append("t1", 1))
        assert await store.count() == 1
        cut(postgres_url)
        await store.write(append("t1", 2))
        assert await store.count() == 1
        await asyncio.gather(*(store.count() for _ in range(READERS)))  # every one of them is open now
        postgres.shut_at_once()
        postgres.start_again()
        answers = [store.write(append("t2", 1)), *(store.count() for _ in range(READERS))]
        await asyncio.gather(*answers)
        assert store.fault is None
        with pytest.raises(Conflict):  # the new connection is as good as the old one
            await store.write(append("t1", 2))
        assert store.fault is None  # somebody's conflict is no fault of the store
        await store.close()

    asyncio.run(run())


def test_a_connection_lost_in_the_commit_leaves_the_outcome_open(postgres_url: str) -> None:
    async def run() -> None:
        store = await open_store(postgres_url)
        await store.write(append("t1", 1))
        event.listen(store._database.writer, "commit", lambda _: cut(postgres_url), once=True)
        with pytest.raises(Uncertain):
            await store.write(append("t1", 2))
        stored = await store.load("t1")
        assert stored is not None
        assert len(stored.entries) == stored.summary.seq  # here it was not stored; loading tells
        await store.write(append("t1", stored.summary.seq + 1))
        await store.close()

    asyncio.run(run())


def test_without_a_server_everybody_is_told_at_once(postgres: Postgres, postgres_url: str) -> None:
    async def run() -> None:
        store = await open_store(postgres_url)
        await store.write(append("t0", 1))
        attempts = []
        event.listen(store._database.writer, "do_connect", lambda *_: attempts.append(1))
        postgres.shut_at_once()
        try:
            for _ in range(2):
                changes = [store.write(append(f"t{number}", 2)) for number in range(20)]
                outcomes = await asyncio.gather(*changes, return_exceptions=True)
                assert all(isinstance(outcome, StoreError) for outcome in outcomes)
                assert store.fault is not None
        finally:
            postgres.start_again()
        assert len(attempts) < 12  # not one after the other, each with its own patience
        await store.write(append("t0", 2))
        assert store.fault is None
        assert await store.count() == 1
        await store.close()

    asyncio.run(run())
