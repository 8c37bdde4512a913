"""The journal of a table: everything that has happened at it, in order. It is what is stored; all else is derived."""

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from pentapolis.kernel.game import Game
from pentapolis.server.protocol import Clock, OptionValue, Origin


class Created(Struct, tag="created"):
    """`moves` are those of the position a table continues from; `seed` is text, as in records.

    `salt` hides the seed in the commitment, and `origin` says who chose it. Tables made before there were such fields
    are without: `known_origin` is what can be said of them.
    """

    game: str
    rules: int
    seats: int
    seed: str
    options: dict[str, OptionValue]
    host: str
    chance: dict[str, list[str | list[str]]] = {}
    moves: list[str] = []
    clock: Clock | None = None
    open: bool = False
    forked_from: str | None = None
    edition: dict[str, str] | None = None  # name and hash, of games that have editions
    salt: str = ""
    origin: Origin | None = None

    @property
    def known_origin(self) -> Origin:
        if self.origin is not None:
            return self.origin
        return "fork" if self.forked_from is not None else "import" if self.moves or self.chance else "dealt"

    @property
    def commitment(self) -> str:
        hidden = f"{self.salt}:{self.seed}" if self.salt else self.seed
        return sha256(f"pentapolis:{hidden}".encode()).hexdigest()


class Sat(Struct, tag="sat"):
    """A person takes an open seat, or one a bot was keeping."""

    seat: int
    person: str
    name: str


class BotSat(Struct, tag="bot-sat"):
    seat: int
    level: str


class Moved(Struct, tag="moved"):
    """`spent`: seconds of the seat's clock."""

    seat: int
    move: str
    spent: float = 0.0


class Undone(Struct, tag="undone"):
    """Everything after the first `to` moves is taken back; `own`: only the seat's own moves of it."""

    seat: int
    to: int
    own: bool = False


class Redone(Struct, tag="redone"):
    """`by_lane`: as `takeback.Course` tells lanes apart. Journals written before it did so are without."""

    seat: int
    by_lane: bool = False


class UndoWished(Struct, tag="undo-wished"):
    seat: int
    to: int


class UndoAnswered(Struct, tag="undo-answered"):
    seat: int
    yes: bool


class Resigned(Struct, tag="resigned"):
    seat: int


class TimedOut(Struct, tag="timed-out"):
    seat: int


class Closed(Struct, tag="closed"):
    """Whoever runs the server has ended the table."""


class Rematched(Struct, tag="rematched"):
    table: str


Happening = (
    Created
    | Sat
    | BotSat
    | Moved
    | Undone
    | Redone
    | UndoWished
    | UndoAnswered
    | Resigned
    | TimedOut
    | Closed
    | Rematched
)


def edition_of(game: Game, options: dict[str, Any]) -> dict[str, str] | None:
    """The edition a new table of the game is played with."""
    found = game.edition_of(options)
    return None if found is None else {"name": found[0], "hash": found[1]}


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Happening)


def written(happening: Happening) -> bytes:
    return _encoder.encode(happening)


def read(body: bytes) -> Happening:
    happening: Happening = _decoder.decode(body)
    return happening
