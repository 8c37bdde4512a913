"""Games that bots have played: where a picture is to show a table as people see it, not as chance leaves it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from pentapolis.bots.levels import make_bot
from pentapolis.bots.position import Position
from pentapolis.kernel.game import find_game
from pentapolis.kernel.record import Record
from pentapolis.kernel.table import Table

#: Quick, and good enough to look at.
BOT = "greedy:samples=1"


@cache
def _played(slug: str, seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> Record:
    game = find_game(slug)
    table = game.new(seats, seed, dict(options))
    bots = [make_bot(BOT, game, seat) for seat in range(seats)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(Position(table, seat, bots[seat].rng)))
    return table.record()


def bot_game(slug: str, seats: int, seed: int, options: Mapping[str, Any]) -> Record:
    """A whole game, the same each time as long as rules, editions and bots are."""
    return _played(slug, seats, seed, tuple(options.items()))


def first(record: Record, wanted: Callable[[Any], bool]) -> tuple[Record, Table]:
    """The game up to the first position that fits, by what the first of those sees who decide; and its table."""
    table = find_game(record.game).new(record.seats, record.seed, record.options, record.chance)
    for ply, line in enumerate([*record.moves, ""]):
        if wanted(table.view(table.to_act[0] if table.to_act else None)):
            return record.cut(ply), table
        if line:
            by, _, notation = line.partition(" ")
            table.play(int(by), table.game.parse(notation))
    raise LookupError("no position of the game fits")
