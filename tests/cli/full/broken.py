"""A bot that fails."""

from pentapolis.bots import Bot, Position


class Raises(Bot):
    def choose(self, position: Position) -> int:
        return 1 // (position.seat - position.seat)
