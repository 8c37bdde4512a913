"""What the store needs of a database, beside SQL that both understand."""

from pathlib import Path
from typing import Protocol

from sqlalchemy import Engine

READERS = 4  # questions answered at the same time


class Database(Protocol):
    """An opened database that no other server uses: its newest schema is in place."""

    @property
    def writer(self) -> Engine:
        """One connection, for the writer thread."""

    @property
    def reader(self) -> Engine:
        """Connections for reading; a transaction sees one moment."""

    def check(self) -> None:
        """StoreError when what is written now would be lost. Called inside every transaction of the writer."""

    def backup(self, target: Path) -> None: ...

    def close(self) -> None:
        """Close the connections and let other servers in."""
