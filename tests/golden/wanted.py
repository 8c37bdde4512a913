"""What a game says about the golden games it wants."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pentapolis.kernel.table import Table

#: How much a player likes a move: its verb and the things it names.
Taste = Callable[[str, dict[str, str]], int]


def anything(verb: str, objects: dict[str, str]) -> int:
    """A player who likes all moves alike."""
    return 0


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
