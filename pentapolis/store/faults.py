"""What can go wrong in the store, each as one clear line that may be shown and logged: never with a secret."""

from sqlalchemy.exc import DBAPIError

UNIQUE_VIOLATION = "23505"  # the code of the SQL standard, as PostgreSQL gives it


class StoreError(Exception):
    """A fault of the store. Nothing of the change is stored."""


class StoreUnavailable(StoreError):
    """The store cannot be opened, or is no longer ours."""


class StoreInUse(StoreUnavailable):
    """A server is using the database."""


class Conflict(StoreError):
    """Somebody else wrote: the number of the entry, its command or another identity is taken."""


class Uncertain(StoreError):
    """The connection was lost during the commit: the change is stored as a whole, or not at all. Load to know."""


def reason(fault: Exception) -> str:
    """The first line of what the database said; its further lines may quote what was to be stored."""
    said = fault.orig if isinstance(fault, DBAPIError) else fault
    lines = str(said).strip().splitlines()
    return lines[0] if lines else type(said).__name__


def is_duplicate(fault: Exception) -> bool:
    """Was the fault a value that may be stored only once?"""
    if not isinstance(fault, DBAPIError):
        return False
    return getattr(fault.orig, "sqlstate", None) == UNIQUE_VIOLATION or "UNIQUE constraint" in str(fault.orig)


def is_lost(fault: Exception) -> bool:
    """Was the fault the end of the connection?"""
    return isinstance(fault, DBAPIError) and fault.connection_invalidated
