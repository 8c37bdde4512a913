"""The database for a program that is not its server: it looks, and leaves orders. Tables it does not touch."""

from collections.abc import Iterator
from contextlib import contextmanager

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from pentapolis.store.faults import StoreUnavailable, reason
from pentapolis.store.migrate import revisions
from pentapolis.store.postgres import PostgreSQL
from pentapolis.store.sqlite import SQLite


@contextmanager
def looking_in(url: str) -> Iterator[Engine]:
    """Connections to a database of this version, which a server may be using. Raises StoreUnavailable."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreUnavailable("the address of the database cannot be understood") from None
    database = SQLite.at(parts) if parts.drivername.startswith("sqlite") else PostgreSQL(parts)
    try:
        with database.reader.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
        if found != revisions()[-1]:
            raise StoreUnavailable(f"the database is of another version ({found}): start this version's server once")
        yield database.reader
    except DBAPIError as fault:
        raise StoreUnavailable(f"the database cannot be used: {reason(fault)}") from None
    finally:
        database.close()
