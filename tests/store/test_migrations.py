"""Migrations lead from an empty database, and from every revision there was, to what schema.py says."""

import asyncio
import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Connection, MetaData, Table, Text, insert, select, text

from pentapolis.store import StoreUnavailable, migrate, open_store
from pentapolis.store.schema import METADATA
from tests.store.samples import engine_of

SAMPLES: Mapping[type, Any] = {str: "x", bool: True, float: 1.5, int: 1, bytes: b"\x00x"}
REPLACED = {"timed"}  # by the deadline
FIRST = {"status": "playing"}  # a column that takes not every text


def open_and_close(url: str) -> None:
    async def run() -> None:
        await (await open_store(url)).close()

    asyncio.run(run())


@contextmanager
def another(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second empty database of the same kind."""
    if url.startswith("sqlite"):
        with tempfile.TemporaryDirectory(dir=tmp_path) as folder:
            yield f"sqlite:///{folder}/second.db"
    else:
        with request.getfixturevalue("postgres").database() as second:
            yield second


def drawn(connection: Connection) -> set[str]:
    """The schema in the database's own words, with the conditions of indexes that a comparison of columns misses."""
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        parts = (part for row in rows for part in re.split(r",\s*(?![^()]*\))", row[0]))
    else:
        rows = connection.exec_driver_sql(
            "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' UNION ALL "
            "SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint "
            "WHERE connamespace = 'public'::regnamespace"
        )
        parts = (row[0] for row in rows)
    lines = {" ".join(part.split()).strip("() ") for part in parts}
    return {line for line in lines if "alembic_version" not in line and not line.startswith("version_num")}


def test_migrating_from_nothing_gives_the_schema(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    open_and_close(url)
    with engine_of(url) as migrated, migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA) == []
        result = drawn(connection)
    with another(url, request, tmp_path) as second, engine_of(second) as made, made.connect() as connection:
        METADATA.create_all(connection)
        assert drawn(connection) == result
    assert any("WHERE" in line and "bot_turn" in line for line in result)


def test_the_comparison_notices_a_difference(url: str) -> None:
    open_and_close(url)
    with engine_of(url) as engine, engine.connect() as connection:
        other = MetaData()
        for table in METADATA.tables.values():
            table.to_metadata(other)
        other.tables["people"].append_column(Column("colour", Text))
        assert len(compare_metadata(MigrationContext.configure(connection), other)) == 1


def test_every_revision_upgrades_without_loss(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    for revision in migrate.revisions():
        with another(url, request, tmp_path) as place:
            with engine_of(place) as engine, engine.begin() as connection:
                command.upgrade(migrate.config(connection), revision)
                before = fill(connection)
            open_and_close(place)
            with engine_of(place) as engine, engine.connect() as connection:
                assert MigrationContext.configure(connection).get_current_revision() == migrate.revisions()[-1]
                for name, row in before.items():
                    kept = connection.execute(select(METADATA.tables[name])).mappings().one()
                    assert {column: kept[column] for column in row if column not in REPLACED} == {
                        column: value for column, value in row.items() if column not in REPLACED
                    }
                    if "timed" in row:
                        assert kept["deadline"] == 0.0  # to be looked at once


def fill(connection: Connection) -> dict[str, dict[str, Any]]:
    """One row in every table, whatever tables that revision has."""
    old = MetaData()
    old.reflect(connection)
    rows = {}
    for table in old.sorted_tables:
        if table.name != "alembic_version":
            rows[table.name] = sample(table)
            connection.execute(insert(table), rows[table.name])
    assert rows.keys() >= {"tables", "entries", "held", "links", "people", "sessions"}
    return rows


def sample(table: Table) -> dict[str, Any]:
    return {column.name: FIRST.get(column.name, SAMPLES[column.type.python_type]) for column in table.columns}


def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str) -> None:
    open_and_close(url)
    with engine_of(url) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnavailable, match=r"is of a newer Pentapolis \(revision 9999; this one knows"):
        open_and_close(url)
    with engine_of(url) as engine, engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == "9999"


def test_a_migration_that_fails_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps are one transaction, on SQLite too."""
    upgrade = command.upgrade

    def broken(settings: Any, revision: str) -> None:
        upgrade(settings, revision)
        raise StoreUnavailable("the power went off")

    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", broken)
        with pytest.raises(StoreUnavailable, match="power"):
            open_and_close(url)
    with engine_of(url) as engine, engine.connect() as connection:
        assert drawn(connection) == set()
    open_and_close(url)
