"""What all laws are told by: where two tables differ, and the error that says so."""

import json
from hashlib import sha256
from typing import Any, Final

from pentapolis.kernel.playout import playout
from pentapolis.kernel.record import Record
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Event, Table

MOST_PLIES: Final = 10_000


class LawBroken(AssertionError):
    """A game breaks a law. `record` (None where the table keeps none) leads to the place again."""

    def __init__(self, law: str, where: str, what: str, record: Record | None = None) -> None:
        super().__init__(f"{law}: {where}: {what}")
        self.law = law
        self.what = what
        self.record = record


def broken(law: str, table: Table, what: str) -> LawBroken:
    where = f"{table.game.slug}, seed {table.seed}, ply {table.ply}"
    return LawBroken(law, where, what, table.record() if table.telling else None)


def plain(data: object) -> str:
    """Plain data as JSON text, the same text for equal data; TypeError or ValueError for anything else."""
    return json.dumps(data, sort_keys=True, allow_nan=False, ensure_ascii=False)


def digest(table: Table) -> str:
    """A short name of the table's whole state: equal on every machine for equal states."""
    return sha256(plain(table.state()).encode()).hexdigest()


def difference(before: Any, after: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how; empty when they are equal."""
    if repr(before) == repr(after):  # nearly always, and much quicker than to look for it
        return ""
    return _difference(before, after, path)


def _difference(before: Any, after: Any, path: str) -> str:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            if key not in before or key not in after:
                return f"{path}.{key} is only in the {'second' if key in after else 'first'}"
            found = _difference(before[key], after[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if isinstance(before, list) and isinstance(after, list):
        for place, (old, new) in enumerate(zip(before, after, strict=False)):
            found = _difference(old, new, f"{path}[{place}]")
            if found:
                return found
        return "" if len(before) == len(after) else f"{path} has {len(before)} and {len(after)} entries"
    return "" if type(before) is type(after) and before == after else f"{path}: {before!r} and {after!r}"


class Snapshot:
    """All that can be asked of a table at one moment: its state, the legal moves and the log of everybody."""

    def __init__(self, table: Table) -> None:
        try:
            # As text: a game may hand out lists that it goes on changing.
            self.state = plain(table.state())
        except (TypeError, ValueError) as error:
            raise broken("copy", table, f"state() is not plain data, so it cannot be compared: {error}") from error
        self.moves = [table.moves(seat) for seat in range(table.seats)]
        self.logs = logs(table)

    def unlike(self, other: "Snapshot") -> str:
        """The first difference; empty when there is none."""
        if self.state != other.state:
            return "state" + difference(json.loads(self.state), json.loads(other.state))
        return difference(self.moves, other.moves, "moves") or _logs_differ(self.logs, other.logs)


def logs(table: Table) -> list[list[Event]]:
    """The log as every seat reads it, and last as a spectator does."""
    return [table.log(seat) for seat in readers_of(table)]


def readers_of(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


def _logs_differ(before: list[list[Event]], after: list[list[Event]]) -> str:
    if before == after:  # the very same lines, as in a table and its copies
        return ""
    return difference([lines_of(log) for log in before], [lines_of(log) for log in after], "log")


def lines_of(log: list[Event]) -> list[dict[str, Any]]:
    return [line.data() for line in log]


def same(law: str, table: Table, before: Snapshot, after: Snapshot, what: str) -> None:
    found = before.unlike(after)
    if found:
        raise broken(law, table, f"{what}: {found}")


def play_out(law: str, table: Table, twin: Table, rng: Rng, most: int, what: str) -> None:
    try:
        playout(twin, rng, most)
    except Exception as error:  # a table that nobody can play on breaks in whatever way
        raise broken(law, table, f"{what} cannot be played to the end: {error!r}") from error
    if not twin.over:
        raise broken("bound", table, f"{what} is not over after {most} more moves")


def view_of(table: Table, reader: int | None) -> Any:
    return json.loads(plain(table.view(reader)))


def who(reader: int | None) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def name_of(table: Table, move: int) -> str:
    known = table.game.vocabulary.knows(move)
    return table.game.notation(move) if known else f"move number {move}"
