"""Brings the schema of a database to the newest revision. Nobody needs a file of settings for that."""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from pentapolis.store.faults import StoreUnavailable


def config(connection: Connection | None = None) -> Config:
    """What Alembic must know to change the database of this connection."""
    settings = Config()
    settings.set_main_option("script_location", "pentapolis.store:migrations")
    settings.attributes["connection"] = connection
    return settings


@cache
def revisions() -> tuple[str, ...]:
    """Every revision of the schema this program knows, oldest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())[::-1]


def migrate(connection: Connection, place: str) -> None:
    """Upgrade inside the transaction of the connection; `place` names the database in a refusal."""
    current = MigrationContext.configure(connection).get_current_revision()
    newest = revisions()[-1]
    if current == newest:
        return
    if current is not None and current not in revisions():
        raise StoreUnavailable(
            f"the database {place} is of a newer Pentapolis (revision {current}; this one knows {newest}): "
            "update the program"
        )
    command.upgrade(config(connection), newest)
