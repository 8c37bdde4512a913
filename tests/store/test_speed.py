"""A long-lived server: ten thousand stored tables, of which few need anything."""

import asyncio

import pytest
from sqlalchemy import Engine, event, insert

from pentapolis.store import Status, open_store, statements
from pentapolis.store.schema import ENTRIES, HELD, TABLES
from tests.store.samples import engine_of, summary

MANY = 10_000
STATUSES: tuple[Status, ...] = ("over", "over", "waiting", "playing")


def fill(url: str) -> None:
    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    kinds = [
        summary(f"t{n:05}", 3, STATUSES[n % 4], open=n % 3 > 0, created=float(n), bot_turn=n % 40 == 3)
        for n in range(MANY)
    ]
    with engine_of(url) as engine, engine.begin() as connection:
        names = summary("t").__struct_fields__
        connection.execute(insert(TABLES), [{name: getattr(one, name) for name in names} for one in kinds])
        connection.execute(
            insert(HELD), [{"table_id": one.id, "seat": 0, "person": f"p{n % 100}"} for n, one in enumerate(kinds)]
        )
        entries = [
            {"table_id": one.id, "seq": seq, "at": 1.0, "body": b"{}" * 50, "author": None, "command": None}
            for one in kinds[::10]
            for seq in (1, 2, 3)
        ]
        connection.execute(insert(ENTRIES), entries)


def test_a_start_with_ten_thousand_tables_is_quick(url: str) -> None:
    """What it asks the database does not grow with the tables."""
    fill(url)
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *more: object) -> None:
        asked.append(statement)

    async def run() -> None:
        event.listen(Engine, "before_cursor_execute", note)
        try:
            store = await open_store(url)
            awake = await store.to_wake()
            listed = await store.lobby()
            mine = await store.of_person("p7")
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        assert len(awake) == MANY // 40
        assert [one.created for one in listed] == sorted((one.created for one in listed), reverse=True)
        assert (len(listed), len(mine)) == (100, 100)
        assert await store.count() == MANY
        await store.close()

    asyncio.run(run())
    assert 3 <= len(asked) < 100


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        (lambda connection: statements.lobby(connection, 100), "ix_tables_listed"),
        (statements.to_wake, "ix_tables_to_wake"),
        (lambda connection: statements.due(connection, 1.0, 100), "ix_tables_timed"),
        (statements.next_deadline, "ix_tables_timed"),
        (lambda connection: statements.listed(connection, 3, 100), "ix_tables_listed"),
        (lambda connection: statements.of_person(connection, "p", 100), "ix_held_person"),
        (lambda connection: statements.load(connection, "t"), "sqlite_autoindex_tables_1"),
    ],
)
def test_the_questions_to_all_tables_are_answered_by_indexes(sqlite_url: str, ask: object, index: str) -> None:
    """Short on a small database, these would grow with it if an index did not fit its question any more."""
    assert callable(ask)

    async def make() -> None:
        await (await open_store(sqlite_url)).close()

    asyncio.run(make())
    asked: list[str] = []
    with engine_of(sqlite_url) as engine, engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_trace_callback(asked.append)
        ask(connection)
        driver.set_trace_callback(None)
        questions = [sql for sql in asked if sql.startswith("SELECT")]
        plan = [row[3] for sql in questions for row in driver.execute("EXPLAIN QUERY PLAN " + sql)]
    assert any(index in line for line in plan)
    assert not any(line.startswith("SCAN tables") and "USING" not in line for line in plan)
