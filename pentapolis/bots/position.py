"""What a bot is given: a position as its seat knows it."""

from typing import Any

from pentapolis.kernel.game import Game
from pentapolis.kernel.pickled import refilled
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.table import Event, Table


class Position:
    """A decision as the deciding seat sees it.

    The table inside is resampled before the bot gets it, so a bot that digs in it finds a possible truth, never
    the truth. For that to hold, the numbers of `rng` must be unknown to the bot; matches use `Keyed`.
    """

    def __init__(self, table: Table, seat: int, rng: Rng) -> None:
        if not table.legal(seat):
            raise ValueError(f"seat {seat} owes no decision")
        self.seat = seat
        self.game: Game = table.game
        # Whoever decides twice in a row knows what it has just done.
        history = table.history
        self.just_played = history.move if history is not None and history.seat == seat else None
        self._table = table.resample(seat, rng)
        # Lines of its own: a bot that writes on them must not write on the table's log.
        self._log = [Event(event.ply, event.message, dict(event.args)) for event in self._table.log(seat)]
        # A search samples thousands of times: the log is kept here, where it is not sifted again each time.
        self._table.told = None
        self._table.whispered = False

    @property
    def barrier(self) -> int:
        """The ply at which somebody last learned something: what was thought of before it is out of date."""
        return int(self._table.barrier)

    @property
    def moves(self) -> list[int]:
        """The legal moves, in a stable order."""
        return self._table.moves(self.seat)

    @property
    def seats(self) -> int:
        """How many play."""
        return self._table.seats

    def view(self) -> dict[str, Any]:
        """What the seat may see, as plain data."""
        return self._table.view(self.seat)

    def log(self) -> list[Event]:
        """What has happened so far, as far as the seat was told."""
        return list(self._log)

    def notation(self, move: int) -> str:
        """A move in writing: `build:baths`."""
        return self.game.notation(move)

    def sample(self, rng: Rng) -> Table:
        """A possible truth as far as the seat knows, drawn anew at every call: free to play on."""
        return self._table.resample(self.seat, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return refilled(self, (self._table, self.seat, Fast(0)))
