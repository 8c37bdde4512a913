"""Files of games: a record, and who sat where. They are kept in the user's data folder as they grow."""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from pentapolis.cli.faults import FAILED, Fault
from pentapolis.kernel.record import Record, RecordError, read, replay
from pentapolis.kernel.table import Table

FIELDS: Final = ("record", "seats", "names")


@dataclass
class Saved:
    """A game from a file. A bare record says nothing of who played: `seats` and `names` are empty then.

    A name is empty where nobody gave one.
    """

    record: Record
    seats: list[str]
    names: list[str]

    def json(self) -> str:
        return json.dumps(self.data(), indent=1, ensure_ascii=False) + "\n"

    def line(self) -> str:
        """The same in one line, for files of many games."""
        return json.dumps(self.data(), ensure_ascii=False) + "\n"

    def data(self) -> dict[str, Any]:
        return {"record": self.record.data(), "seats": self.seats, "names": self.names}


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Where this system keeps what programs store for their user."""
    environment = os.environ if environment is None else environment
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        base = Path(environment["LOCALAPPDATA"])
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "pentapolis"


def chosen_by(record: Record) -> str | None:
    """The message that says who chose what lies on the table, if the record tells that somebody did."""
    if record.chance:
        return "cli-origin-scripted"
    return None if record.origin in (None, "dealt") else f"cli-origin-{record.origin}"


def new_file(slug: str) -> Path:
    """A file for a game that begins now; never one that exists."""
    folder = data_folder() / "games"
    stem = f"{slug}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.json", number + 1
    return path


def write(path: Path, saved: Saved) -> None:
    """Written beside and then moved: a crash in the middle leaves the older file whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(saved.json(), encoding="utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def check_writable(path: Path) -> None:
    """A file that was asked for by name has to be possible before anybody plays."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Fault("cli-error-file", FAILED, file=str(path), reason=error.strerror or str(error)) from None


def load(path: Path, number: int | None = None) -> tuple[Saved, Table]:
    """The game of a file, played up to where it was left; a Fault says what is wrong with the file.

    `number`, from 1: which game of a file that has one in each line; without it, the first.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Fault("cli-error-file", FAILED, file=str(path), reason=reason) from None
    lines = _games(text)
    at = number or 1
    if at > len(lines):
        raise Fault("cli-error-no-game", FAILED, file=str(path), number=at, count=len(lines))
    try:
        saved = _saved(lines[at - 1])
        return saved, replay(saved.record)
    except RecordError as error:
        raise Fault("cli-error-record", FAILED, file=str(path), reason=str(error)) from None


def _games(text: str) -> list[str]:
    """The games of a file, each as text. In a file of many each line is a whole object; one alone is indented."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") and line.rstrip().endswith("}") for line in lines):
        return lines
    return [text]


def _saved(text: str) -> Saved:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the file is not JSON: {error}") from None
    if not isinstance(data, dict) or "record" not in data:
        return Saved(read(data), [], [])
    for name in data:
        if name not in FIELDS:
            raise RecordError(f"a saved game has no field {name!r}")
    record = read(data["record"])
    return Saved(record, _texts(data, "seats", record.seats), _texts(data, "names", record.seats))


def _texts(data: Mapping[str, Any], field: str, count: int) -> list[str]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value) or len(value) not in (0, count):
        raise RecordError(f"{field} must be a list of {count} texts")
    return list(value)
