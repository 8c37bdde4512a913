"""`pentapolis backup`: a copy of all games, also while a server is running."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.extras import need_server
from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.options import Lang, language_of
from pentapolis.cli.serve import DatabaseUrl, DataFolder, database_address
from pentapolis.cli.texts import speaking


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file", show_default=False)],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    need_server()
    file = database_file(database_address(data, database_url))
    if target.exists():
        raise Fault("cli-error-backup-exists", FAILED, file=str(target))
    copy(file, target)
    print(speaking(language_of(lang)).say("cli-backup-done", {"file": str(target)}))


def database_file(url: str) -> Path:
    """The file of a SQLite database that exists."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise Fault("cli-error-backup-kind", FAILED) from None
    if not parts.drivername.startswith("sqlite") or not parts.database:
        raise Fault("cli-error-backup-kind", FAILED)
    file = Path(parts.database).absolute()
    if not file.is_file():
        raise Fault("cli-error-backup-none", FAILED, file=str(file))
    return file


def copy(file: Path, target: Path) -> None:
    from pentapolis.store import StoreError
    from pentapolis.store.sqlite import SQLite

    database = SQLite(file)  # not opened as a server does it: that one may be running and keeps others out
    try:
        database.backup(target)
    except StoreError as error:
        raise Fault("cli-error-backup", FAILED, reason=str(error)) from None
    finally:
        database.close()
