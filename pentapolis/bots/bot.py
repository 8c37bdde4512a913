"""What every bot is: something that chooses a move in a position."""

from typing import Any

from mypy_extensions import mypyc_attr

from pentapolis.bots.position import Position
from pentapolis.kernel.game import Game
from pentapolis.kernel.pickled import refilled
from pentapolis.kernel.rng import Fast


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. Another package's bot is a subclass with `choose`, made as `MyBot(game, seed)`.

    A new bot is made for every game and seat. All its chance should come from `self.rng`, so that the same
    seed plays the same game.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Fast(seed)

    def choose(self, position: Position) -> int:
        """One of `position.moves`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return refilled(self, (self.game, 0))
