"""What rule tests of every game say: new games, moves in notation, refusals, the log. A game's prelude passes it on.

A seat that is not named is the one to act, the first of them in a phase played by all.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from pentapolis.kernel.game import Game
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.table import Table

T = TypeVar("T", bound=Table)


class Factory(Generic[T]):
    """Makes tables of one game, typed as that game's own."""

    def __init__(self, game: Game, kind: type[T]) -> None:
        self.game = game
        self.kind = kind

    def __call__(
        self,
        seats: int | None = None,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        chance: Mapping[str, Sequence[str]] | None = None,
    ) -> T:
        """A new game at its first decision, for as few players as it takes if nothing is said."""
        table = self.game.new(min(self.game.seats) if seats is None else seats, seed, options, chance)
        assert isinstance(table, self.kind)
        return table


def _seat(t: Table, seat: int | None) -> int:
    return t.to_act[0] if seat is None else seat


def play(t: T, *notations: str, seat: int | None = None) -> T:
    """Play moves in notation; returns the table."""
    for notation in notations:
        t.play(_seat(t, seat), t.game.parse(notation))
    return t


def moves(t: Table, seat: int | None = None) -> set[str]:
    """The legal moves, in notation."""
    return {t.game.notation(move) for move in t.moves(_seat(t, seat))}


def refusal(t: Table, notation: str, seat: int | None = None) -> str:
    """The rule that refuses a move ('' when it is legal)."""
    reason = t.why_not(_seat(t, seat), t.game.parse(notation))
    return "" if reason is None else reason.rule


def asked(t: Table, seat: int | None = None) -> str | None:
    """The question that is asked; None: no decision is owed."""
    if seat is None and not t.to_act:
        return None
    decision = t.pending(_seat(t, seat))
    return None if decision is None else str(decision.question)


def random_move(t: Table, rng: Fast) -> None:
    """A move of no sense, by any of those who are to act."""
    seat = t.to_act[rng.below(len(t.to_act))]
    legal = t.moves(seat)
    t.play(seat, legal[rng.below(len(legal))])


def random_game(t: T, seed: int = 0) -> T:
    """Play the game to its end with moves of no sense."""
    rng = Fast(seed)
    while not t.over:
        random_move(t, rng)
    return t


def told(t: Table, message: str, reader: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all lines of the log with this message that the reader (None: a spectator) may read."""
    return [event.args for event in t.log(reader) if event.message == message]


def log_of(t: Table, reader: int | None = None) -> list[str]:
    """The messages of the log in order."""
    return [event.message for event in t.log(reader)]


def changes(before: Any, after: Any, path: str = "") -> dict[str, tuple[Any, Any]]:
    """The places in which two states differ, with what was there before and after."""
    if isinstance(before, dict):
        found: dict[str, tuple[Any, Any]] = {}
        assert before.keys() == after.keys()
        for name in before:
            found.update(changes(before[name], after[name], f"{path}.{name}" if path else name))
        return found
    if isinstance(before, list) and before and isinstance(before[0], dict) and len(before) == len(after):
        found = {}
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            found.update(changes(old, new, f"{path}.{place}"))
        return found
    return {} if before == after else {path: (before, after)}
