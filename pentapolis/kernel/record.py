"""A game is its record: rules version, options, seed and the moves in notation rebuild it exactly."""

import json
from collections.abc import Mapping
from typing import Any, Final, cast

from pentapolis.kernel.game import Chance, find_game
from pentapolis.kernel.rng import SEED_BITS
from pentapolis.kernel.rules import BadOptions, IllegalMove, Reason
from pentapolis.kernel.table import Table

FORMAT: Final = 1
SEAT_DIGITS: Final = 2
FIELDS: Final = ("format", "game", "rules", "seats", "seed", "options", "chance", "moves")
EDITION: Final = "edition"  # only games that have editions write this field
# Only tables of a server write these: what proves the seed, and where it is from if the server has not dealt.
SALT: Final = "salt"
ORIGIN: Final = "origin"
ORIGINS: Final = ("dealt", "seed", "fork", "import")


# What is wrong with a record, for whoever says it in another language than the message.
NO_RECORD: Final = "shape"
OTHER_FORMAT: Final = "format"
NO_GAME: Final = "game"
OTHER_RULES: Final = "rules"
OTHER_EDITION: Final = "edition"
BAD_MOVE: Final = "move"
OTHER_FAULT: Final = "other"


class RecordError(ValueError):
    """A record that cannot be believed; the message names the fault, `kind` what sort of fault it is.

    `number` is the move that is wrong, from 1; 0 where none is. `reason` is why its options do not go together.
    """

    def __init__(self, message: str, kind: str = OTHER_FAULT, number: int = 0, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.number = number
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordError, (str(self), self.kind, self.number, self.reason)


class Record:
    """What is stored of a game. Moves are written `seat notation`: `0 build:baths`.

    `chance` holds what was decided beforehand, by name: a list of ids, or a list of such lists where more than the
    first time is decided.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int,
        options: dict[str, Any],
        chance: dict[str, list[Any]],
        moves: list[str],
        edition: dict[str, str] | None = None,
        salt: str | None = None,
        origin: str | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.chance = chance
        self.moves = moves
        self.edition = edition  # name and hash of what was printed on the cards, where a game has editions
        self.salt = salt
        self.origin = origin

    def data(self) -> dict[str, Any]:
        """Plain JSON-able data. The seed is text: 128 bits do not fit the numbers of every JSON reader."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": str(self.seed),
            "options": dict(self.options),
            "chance": {name: [_own(one) for one in given] for name, given in self.chance.items()},
            "moves": list(self.moves),
        }
        if self.edition is not None:
            data[EDITION] = dict(self.edition)
        if self.salt is not None:
            data[SALT] = self.salt
        if self.origin is not None:
            data[ORIGIN] = self.origin
        return data

    def json(self) -> str:
        """The record as text, one move a line, so that differences are readable."""
        return json.dumps(self.data(), indent=1, ensure_ascii=False) + "\n"

    def cut(self, plies: int) -> "Record":
        """The record of the first `plies` moves."""
        return Record(
            self.game,
            self.rules,
            self.seats,
            self.seed,
            self.options,
            self.chance,
            self.moves[:plies],
            self.edition,
            self.salt,
            self.origin,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.json())

    def __repr__(self) -> str:
        return f"<record of {self.game}, seed {self.seed}, {len(self.moves)} moves>"

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


def _own(given: Any) -> Any:
    """An id, or a list of ids of the caller's own."""
    return list(given) if isinstance(given, list) else given


def record_of(t: Table) -> Record:
    if not t.telling:
        raise ValueError("this table keeps no history (it was made in bulk or resampled), so it has no record")
    game = t.game
    chance = {name: _given(game.chances[name], lists) for name, lists in t.given.items()}
    moves = [f"{seat} {game.notation(move)}" for seat, move in t.played()]
    edition = _edition_of(t)
    return Record(game.slug, game.rules_version, t.seats, t.seed, dict(t.chosen), chance, moves, edition)


def _given(chance: Chance, lists: list[list[int]]) -> list[Any]:
    """What was decided of a chance, the shorter way where it is about the first time only."""
    named = [[chance.id(item) for item in items] for items in lists]
    return cast("list[Any]", named[0] if len(named) == 1 else named)


def _edition_of(t: Table) -> dict[str, str] | None:
    found = t.game.edition_of(t.chosen)
    return None if found is None else {"name": found[0], "hash": found[1]}


def read(source: object) -> Record:
    """A record from JSON text or plain data, every field checked."""
    if isinstance(source, Record):
        return source
    if isinstance(source, str | bytes):
        try:
            source = json.loads(source)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"the record is not JSON: {error}", NO_RECORD) from None
    if not isinstance(source, Mapping):
        raise RecordError("a record must be an object", NO_RECORD)
    for name in source:
        if name not in FIELDS and name not in (EDITION, SALT, ORIGIN):
            raise RecordError(f"a record has no field {name!r}", NO_RECORD)
    for name in FIELDS:
        if name not in source:
            raise RecordError(f"the record has no field {name!r}", NO_RECORD)
    if type(source["format"]) is not int or source["format"] != FORMAT:
        raise RecordError(f"the record's format is {source['format']!r}; this version reads {FORMAT}", OTHER_FORMAT)
    return Record(
        _text(source, "game"),
        _whole(source, "rules"),
        _whole(source, "seats"),
        _seed(source["seed"]),
        _options(source["options"]),
        _chance(source["chance"]),
        _strings(source["moves"], "moves"),
        _edition(source[EDITION]) if EDITION in source else None,
        _text(source, SALT) if SALT in source else None,
        _origin(_text(source, ORIGIN)) if ORIGIN in source else None,
    )


def replay(source: object) -> Table:
    """Rebuild a game from its record (a Record, JSON text or plain data); RecordError names what is wrong."""
    record = read(source)
    try:
        game = find_game(record.game)
    except ValueError as error:
        raise RecordError(str(error), NO_GAME) from None
    if record.rules != game.rules_version:
        raise RecordError(
            f"the record follows version {record.rules} of the rules of {game.slug}, this is {game.rules_version}",
            OTHER_RULES,
        )
    try:
        t = game.new(record.seats, record.seed, record.options, record.chance)
    except BadOptions as error:
        raise RecordError(str(error), OTHER_FAULT, 0, error.reason) from None
    except ValueError as error:
        raise RecordError(str(error)) from None
    if record.edition is not None:
        _check_edition(record.edition, t)
    for number, line in enumerate(record.moves, 1):
        replay_move(t, number, line)
    return t


def _check_edition(written: dict[str, str], t: Table) -> None:
    """A record was played with the cards it names: with others the same moves would be another game."""
    found = _edition_of(t)
    if found is None:
        raise RecordError(f"the record names an edition, but {t.game.slug} has none", OTHER_EDITION)
    if written["name"] != found["name"]:
        raise RecordError(
            f"the record names the edition {written['name']!r}, its options {found['name']!r}", OTHER_EDITION
        )
    if written["hash"] != found["hash"]:
        raise RecordError(
            f"the edition {found['name']!r} has changed since the record was written: "
            f"its hash was {written['hash']}, now it is {found['hash']}",
            OTHER_EDITION,
        )


def replay_move(t: Table, number: int, line: str) -> None:
    """Play the line of a record that is its move `number`; RecordError names what is wrong with it."""
    seat, _, notation = line.partition(" ")
    if not seat.isdecimal() or len(seat) > SEAT_DIGITS or str(int(seat)) != seat or not notation:
        raise RecordError(f"move {number} must be written 'seat move', not {line!r}", BAD_MOVE, number)
    try:
        t.play(int(seat), t.game.parse(notation))
    except IllegalMove as refused:
        raise RecordError(f"move {number} ({line}) is not legal: {refused}", BAD_MOVE, number) from None
    except ValueError as error:
        raise RecordError(f"move {number}: {error}", BAD_MOVE, number) from None


def undone(t: Table, plies: int = 1, past_barrier: bool = False) -> Table:
    """The game as it was `plies` decisions ago; ValueError when a barrier or the beginning is in the way."""
    target = t.ply - plies
    if plies < 1 or target < 0:
        raise ValueError(f"there are not {plies} moves to take back")
    if target < t.barrier and not past_barrier:
        raise ValueError("something has been revealed since then: it cannot be taken back")
    return replay(t.record().cut(target))


def _text(data: Mapping[Any, Any], name: str) -> str:
    value = data[name]
    if not isinstance(value, str):
        raise RecordError(f"{name} must be text, not {value!r}", NO_RECORD)
    return value


def _whole(data: Mapping[Any, Any], name: str) -> int:
    value = data[name]
    if type(value) is not int:
        raise RecordError(f"{name} must be a whole number, not {value!r}", NO_RECORD)
    return value


def _seed(value: Any) -> int:
    if not isinstance(value, str) or not value.isdecimal() or not value.isascii() or len(value) > 39:
        raise RecordError(f"seed must be a whole number written as text, not {value!r}", NO_RECORD)
    seed = int(value)
    if seed >= 1 << SEED_BITS:
        raise RecordError(f"seed must have at most {SEED_BITS} bits", NO_RECORD)
    return seed


def _options(value: Any) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise RecordError(f"options must be an object, not {value!r}", NO_RECORD)
    return {_named(name, "options"): chosen for name, chosen in value.items()}


def _edition(value: Any) -> dict[str, str]:
    if not isinstance(value, Mapping) or set(value) != {"hash", "name"}:
        raise RecordError(f"edition must be an object of name and hash, not {value!r}", NO_RECORD)
    return {name: _text(value, name) for name in ("name", "hash")}


def _origin(value: str) -> str:
    if value not in ORIGINS:
        raise RecordError(f"origin must be one of {', '.join(ORIGINS)}, not {value!r}", NO_RECORD)
    return value


def _chance(value: Any) -> dict[str, list[Any]]:
    if not isinstance(value, Mapping):
        raise RecordError(f"chance must be an object, not {value!r}", NO_RECORD)
    return {_named(name, "chance"): _lists(ids, f"chance {name}") for name, ids in value.items()}


def _named(name: Any, where: str) -> str:
    """A name inside an object. JSON has no others, but a record may be made by hand."""
    if not isinstance(name, str):
        raise RecordError(f"the names in {where} must be texts, not {name!r}", NO_RECORD)
    return name


def _lists(value: Any, name: str) -> list[Any]:
    """A list of texts, or a list of such lists."""
    if isinstance(value, list) and value and all(isinstance(one, list) for one in value):
        return [_strings(one, name) for one in value]
    return cast("list[Any]", _strings(value, name))


def _strings(value: Any, name: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RecordError(f"{name} must be a list of texts", NO_RECORD)
    return list(value)
