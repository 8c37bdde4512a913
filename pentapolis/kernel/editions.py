"""Editions: what is printed on a game's cards and tiles, in a TOML file that its owner can correct.

Here is what every game with editions needs: reading such a file with errors that name file, line and field, finding
the files, and the hash by which a record knows its edition. What the fields mean is the game's.
"""

import json
import os
import re
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

#: Names more editions: a folder of TOML files, or files, in the manner of PATH.
VARIABLE: Final = "PENTAPOLIS_EDITIONS"

HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.\-]+)\s*\]?\]")
#: What may look like a header or a field and is none. Strings of several lines come first, because they begin alike.
STRING_OR_COMMENT: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?""""{0,2}'
    r"|'''.*?''''{0,2}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*",
    re.DOTALL,
)
SIGN: Final = re.compile(r"[^\n]")
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
MOST_SHOWN: Final = 200  # characters of a wrong value
MOST_LISTED: Final = 24  # words that are allowed
LARGEST: Final = 1_000_000  # bytes; a whole edition of 110 pieces has about 20,000


class EditionError(ValueError):
    """An edition that cannot be played; the message names file, line and field."""


def listed(allowed: list[str], value: object) -> str:
    """The words that are allowed; of very many only those that are most like what was written."""
    if len(allowed) <= MOST_LISTED:
        return ", ".join(allowed)
    nearest = get_close_matches(shown(value).strip("'"), allowed, 3, 0.0)
    return f"{len(allowed)} names, such as {', '.join(nearest)}"


def shown(value: object) -> str:
    """A value as an error quotes it: short, whatever it is."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        return "something too large to be shown"
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


def called(path: Path) -> str:
    """A file's name as text that can be sent and printed, whatever its bytes are."""
    return path.name.encode("utf-8", "replace").decode("utf-8")


class Entry:
    """A table of the file: its fields are asked for one by one, each with what it must be."""

    def __init__(self, source: str, lines: list[str], data: dict[str, Any], first: int, last: int, title: str) -> None:
        self.source = source
        self.lines = lines  # of the file, without strings and comments
        self.data = data
        self.first = first  # the lines of the file it stands on, counted from 1
        self.last = last
        self.title = title

    def fault(self, field: str, what: str) -> EditionError:
        """An error at a field."""
        name = f"{self.title}.{field}" if self.title and field else self.title or field
        return EditionError(f"{self.source}, line {self.line(field)}, {name}: {what}")

    def line(self, field: str) -> int:
        """The line on which a field stands, or the table's first line."""
        if field:
            written = re.compile(rf"(?:^|[{{,\s]){re.escape(field)}\s*=")
            for number in range(self.first, self.last + 1):
                if written.search(self.lines[number - 1]):
                    return number
            if not self.title:
                for number, line in enumerate(self.lines, 1):
                    found = HEADER.match(line)
                    if found is not None and found[1] == field:
                        return number
        return self.first

    def only(self, *fields: str) -> None:
        """There are no other fields."""
        for field in self.data:
            if field not in fields:
                raise self.fault(field, f"there is no such field; fields are {', '.join(fields)}")

    def has(self, field: str) -> bool:
        return field in self.data

    def value(self, field: str) -> Any:
        if field not in self.data:
            raise self.fault(field, "the field is missing")
        return self.data[field]

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(field, f"must be text, not {shown(value)}")
        return value

    def name(self, field: str) -> str:
        """An id: small letters, digits and underscores."""
        value = self.text(field)
        if not NAME.fullmatch(value):
            raise self.fault(field, f"must be a name of small letters, digits and underscores, not {shown(value)}")
        return value

    def choice(self, field: str, allowed: list[str]) -> str:
        value = self.value(field)
        if value not in allowed or not isinstance(value, str):
            raise self.fault(field, f"must be one of {listed(allowed, value)}, not {shown(value)}")
        return value

    def flag(self, field: str) -> bool:
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.fault(field, f"must be true or false, not {shown(value)}")
        return value

    def whole(self, field: str, least: int, most: int) -> int:
        value = self.value(field)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(field, f"must be a whole number from {least} to {most}, not {shown(value)}")
        return value

    def choices(self, field: str, allowed: list[str]) -> list[str]:
        """A list of different words, at least one."""
        found = self.words(field, allowed)
        if len(set(found)) != len(found):
            raise self.fault(field, "names something twice")
        return found

    def words(self, field: str, allowed: list[str]) -> list[str]:
        """A list of words that may come again, at least one."""
        value = self.value(field)
        if not isinstance(value, list) or not value:
            raise self.fault(field, f"must be a list of words, not {shown(value)}")
        for word in value:
            if word not in allowed or not isinstance(word, str):
                raise self.fault(field, f"must name only {', '.join(allowed)}, not {shown(word)}")
        return list(value)

    def counts(self, field: str, allowed: list[str], most: int) -> dict[str, int]:
        """A table of amounts: `{ wheat = 2, axe = 1 }`."""
        table = self.table(field)
        table.only(*allowed)
        return {word: table.whole(word, 1, most) for word in allowed if table.has(word)}

    def table(self, field: str) -> "Entry":
        """A table inside this one."""
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.fault(field, f"must be a table, not {shown(value)}")
        title = f"{self.title}.{field}" if self.title else field
        if not self.title:
            for number, line in enumerate(self.lines, 1):
                found = HEADER.match(line)
                if found is not None and found[1] == field:
                    return Entry(self.source, self.lines, value, number, _end(self.lines, number), title)
        first = self.line(field)
        last = first if self.title else max(first, self.last)  # an inline table stands on one line
        return Entry(self.source, self.lines, value, first, last, title)

    def part(self, field: str, name: str) -> "Entry":
        """A table of a table with a header of its own: `[tracks.two]`."""
        outer = self.table(field)
        value = outer.value(name)
        if not isinstance(value, dict):
            raise outer.fault(name, f"must be a table, not {shown(value)}")
        title = f"{field}.{name}"
        for number, line in enumerate(self.lines, 1):
            found = HEADER.match(line)
            if found is not None and found[1] == title:
                return Entry(self.source, self.lines, value, number, _end(self.lines, number), title)
        return Entry(self.source, self.lines, value, outer.line(name), outer.last, title)

    def tables(self, field: str) -> list["Entry"]:
        """All tables of a list: `[[location]]`, or inline ones."""
        value = self.value(field)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.fault(field, "must be a list of tables")
        begins: list[int] = []
        if not self.title:
            for number, line in enumerate(self.lines, 1):
                found = HEADER.match(line)
                if found is not None and found[1] == field:
                    begins.append(number)
        inline = len(begins) != len(value)
        if inline:
            begins = _openings(self.lines, self.line(field), self.last)
        entries: list[Entry] = []
        for place, data in enumerate(value):
            name = data.get("id") if isinstance(data.get("id"), str) else str(place + 1)
            title = f"{self.title}.{field}[{name}]" if self.title else f"{field} {name}"
            first = begins[place] if place < len(begins) else self.line(field)
            last = first if inline else _end(self.lines, first)
            entries.append(Entry(self.source, self.lines, data, first, last, title))
        return entries


def _end(lines: list[str], first: int) -> int:
    """The last line of the table whose header stands on the line `first`."""
    for number in range(first + 1, len(lines) + 1):
        if HEADER.match(lines[number - 1]) is not None:
            return number - 1
    return len(lines)


def _openings(lines: list[str], first: int, last: int) -> list[int]:
    """The lines on which the tables of a list begin that is written in brackets from the line `first` on."""
    begins: list[int] = []
    depth = 0
    for number in range(first, last + 1):
        for sign in lines[number - 1]:
            if sign == "{":
                if depth == 0:
                    begins.append(number)
                depth += 1
            elif sign == "}":
                depth -= 1
    return begins


def read(path: Path) -> Entry:
    """The whole file as one entry."""
    name = called(path)
    try:
        if not path.is_file():  # a device or a pipe would never end
            raise EditionError(f"{name}: the file cannot be read: it is no file")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise EditionError(f"{name}: the file cannot be read: {error.strerror}") from None
    if len(raw) > LARGEST:
        raise EditionError(f"{name}: the file is too large for an edition: more than {LARGEST} bytes")
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise EditionError(f"{name}, line {line}: the file is not in UTF-8: {error}") from None
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise EditionError(f"{name}: this is not TOML: its lists are nested too deeply") from None
    except ValueError as error:  # of TOML, or of a number of thousands of digits
        raise EditionError(f"{name}: this is not TOML: {error}") from None
    if not data:
        raise EditionError(f"{name}: the file is empty")
    lines = _bare(text).split("\n")
    return Entry(name, lines, data, 1, len(lines), "")


def _bare(text: str) -> str:
    """The file without what stands in strings and comments, each line where it was: headers and fields are left."""
    return STRING_OR_COMMENT.sub(lambda found: SIGN.sub(" ", found[0]), text)


def files(own: Path, faults: list[str]) -> list[Path]:
    """The edition files: those of the game's own folder, then those that the environment names.

    A name in the environment where nothing is, or nothing that may be read, becomes a fault.
    """
    found = sorted(own.glob("*.toml"))
    for name in os.environ.get(VARIABLE, "").split(os.pathsep):
        if name:
            path = Path(name)
            try:
                if path.is_dir():
                    found += sorted(inside for inside in path.iterdir() if inside.name.endswith(".toml"))
                elif path.is_file():
                    found.append(path)
                else:
                    faults.append(f"{VARIABLE} names {name!r}, where there is neither a file nor a folder")
            except OSError as error:
                faults.append(f"{VARIABLE} names {shown(name)}, which cannot be read: {error.strerror}")
    return found


def content_hash(content: object) -> str:
    """SHA-256 of plain data, the same for equal data."""
    return sha256(json.dumps(content, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyEdition:
    """What every game's edition has: the name that options and records use, and what players are told about it."""

    def __init__(self, name: str, title: str, reconstructed: bool, note: dict[str, str]) -> None:
        self.name = name
        self.title = title
        self.reconstructed = reconstructed
        self.note = note  # by language
        #: Of what is played, without titles, notes and provenance: correcting those leaves it as it is.
        self.hash = ""

    def __repr__(self) -> str:
        return f"<edition {self.name} {self.hash[:12]}>"

    def head(self) -> dict[str, Any]:
        """What players are told about it."""
        return {"name": self.name, "title": self.title, "reconstructed": self.reconstructed, "note": self.note}


SomeEdition = TypeVar("SomeEdition", bound=AnyEdition)


class Shelf(Generic[SomeEdition]):
    """All editions of one game, read when they are first asked for.

    `make` gives the built-in one, `load` that of a file. A file belongs to the game it names; one that names none, or
    cannot even be read, to the game whose shelf is `nameless`, so that it is told of once.
    """

    def __init__(
        self,
        game: str,
        folder: Path,
        make: Callable[[], SomeEdition],
        load: Callable[[Path], SomeEdition],
        nameless: bool = False,
    ) -> None:
        self.game = game
        self.folder = folder  # the game's own
        self.make = make
        self.load = load
        self.nameless = nameless
        self.known: dict[str, SomeEdition] = {}
        self.left_out: list[str] = []

    def clear(self) -> None:
        """Forget what was read: the files have changed."""
        self.known = {}
        self.left_out = []

    def editions(self) -> dict[str, SomeEdition]:
        """All known editions by name, the built-in one first: see `files`.

        A file that cannot be played is left out, and `faults` says why: the others have nothing to do with it.
        """
        if not self.known:
            built_in = self.make()
            found = {built_in.name: built_in}
            for path in files(self.folder, self.left_out):
                if path.parent == self.folder and path.stem == built_in.name:
                    continue
                try:
                    if not self.is_meant(path):
                        continue
                    one = self.load(path)
                    if one.name in found:
                        raise EditionError(f"{called(path)}: there is an edition {one.name!r} already")
                    found[one.name] = one
                except EditionError as error:
                    self.left_out.append(str(error))
                except (ValueError, RecursionError) as other:  # whatever else a file may hold: the others are played
                    self.left_out.append(f"{called(path)}: the file cannot be used: {type(other).__name__}")
            self.known = found
        return self.known

    def is_meant(self, path: Path) -> bool:
        """Is the file an edition of this game? What no game can know is the nameless shelf's to tell."""
        from pentapolis.kernel.game import all_games

        try:
            whole = read(path)
        except (ValueError, RecursionError):
            if self.nameless:
                raise
            return False
        meant = whole.data.get("game", self.game if self.nameless else None)
        if meant == self.game:
            return True
        if self.nameless and meant not in all_games():
            raise whole.fault("game", f"must be {self.game} or another game, not {shown(meant)}")
        return False

    def faults(self) -> list[str]:
        """What is wrong with the files that are left out, each with its name, line and field."""
        self.editions()
        return self.left_out.copy()

    def edition(self, name: str) -> SomeEdition:
        """The edition called `name`; ValueError lists what there is."""
        known = self.editions()
        if name not in known:
            raise ValueError(f"there is no edition {name!r}; editions are {', '.join(known)}")
        return known[name]
