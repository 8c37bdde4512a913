"""Pentapolis: five civilization board games to play, study and teach.

>>> import pentapolis
>>> table = pentapolis.game("seven-wonders-duel").new(seats=2, seed=7)
>>> len(table.moves(table.to_act[0]))
4
"""

from typing import TYPE_CHECKING

from pentapolis import _mode

_mode.choose()  # before anything that may be compiled is imported

from pentapolis.kernel.game import Game, all_games, find_game, register  # noqa: E402
from pentapolis.kernel.playout import playout  # noqa: E402
from pentapolis.kernel.record import Record, RecordError, replay, undone  # noqa: E402
from pentapolis.kernel.rng import Fast, Keyed, Rng  # noqa: E402
from pentapolis.kernel.rules import IllegalMove, Reason  # noqa: E402
from pentapolis.kernel.table import Event, Table  # noqa: E402

__version__ = "0.1.0"

game = find_game

if TYPE_CHECKING:
    games = all_games
else:
    from pentapolis import games  # the package of the games; called, it lists them

__all__ = [
    "Event",
    "Fast",
    "Game",
    "IllegalMove",
    "Keyed",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "Table",
    "game",
    "games",
    "playout",
    "register",
    "replay",
    "undone",
]
