"""Playing games between bots within a test, without the arena."""

from pentapolis import Keyed, Table
from pentapolis.bots import Bot, Position


def position_of(table: Table, seed: int = 0) -> Position:
    """The position of the first seat that owes a decision."""
    return Position(table, table.to_act[0], Keyed(seed))


def choice(bot: Bot, table: Table) -> str:
    """What the bot plays, in notation."""
    position = position_of(table)
    return position.notation(bot.choose(position))


def play_out(table: Table, bots: list[Bot]) -> list[str]:
    """Play to the end; the moves in notation."""
    played: list[str] = []
    while not table.over:
        seat = table.to_act[0]
        move = bots[seat].choose(Position(table, seat, Keyed(len(played))))
        played.append(table.game.notation(move))
        table.play(seat, move)
    return played
