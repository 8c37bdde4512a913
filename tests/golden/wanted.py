"""What a game says about the golden games it wants."""

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from pentapolis.kernel.conformance import plain
from pentapolis.kernel.table import Table


def told_digest(t: Table) -> str:
    """A short name of all that happened: every line of the log of everybody, every chance drawn, what there is.

    It does not depend on how the table keeps its state: that may change while the game stays the same.
    """
    readers: list[int | None] = [*range(t.seats), None]
    logs = [[line.data() for line in t.log(reader)] for reader in readers]
    return sha256(plain({"logs": logs, "rng": t.rng.state(), "census": t.census()}).encode()).hexdigest()


#: How much a player likes a move: its verb and the things it names.
Taste = Callable[[str, dict[str, str]], int]


def anything(verb: str, objects: dict[str, str]) -> int:
    """A player who likes all moves alike."""
    return 0


def liking(**verbs: int) -> Taste:
    """A player who likes these moves more (or less) than others."""

    def taste(verb: str, objects: dict[str, str]) -> int:
        return verbs.get(verb, 0)

    return taste


def shown(
    t: Table, features: tuple[str, ...], more: dict[str, bool], told: dict[str, str], played: dict[str, str]
) -> list[str]:
    """Which of the features a game shows: `more` of its own, lines `told` in the log, verbs or moves `played`."""
    messages = {event.message for event in t.log(None)}
    moves = {move.split(" ")[1] for move in t.record().moves}
    moves |= {move.split(":")[0] for move in moves}
    found = {
        **more,
        **{feature: message in messages for feature, message in told.items()},
        **{feature: move in moves for feature, move in played.items()},
    }
    assert tuple(found) == features
    return [name for name, is_shown in found.items() if is_shown]


def by_seats(t: Table, *counts: int) -> dict[str, bool]:
    """The features that say how many play."""
    return {f"{count} players": t.seats == count for count in counts}


@dataclass
class Wanted:
    """A kind of game: how it is set up, who plays, and what it must show. Players without a taste like anything."""

    name: str
    shows: tuple[str, ...]
    tastes: tuple[Taste, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, list[str]] = field(default_factory=dict)
    seats: int = 2

    def taste(self, seat: int) -> Taste:
        return self.tastes[seat] if seat < len(self.tastes) else anything


@dataclass
class Collection:
    """All that is wanted of one game. At least one golden game shows each of the features."""

    slug: str
    features: tuple[str, ...]
    wanted: list[Wanted]
    shown: Callable[[Table], list[str]]  # the features a table shows, found in what happened, not in what was intended
    summary: Callable[[Table], dict[str, Any]]  # what came of a game, for people and for comparing
    scripted: set[str]  # chances that some golden game scripts
