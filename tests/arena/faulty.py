"""Bots that do what bots should not."""

from pentapolis.bots import Bot, Position


class Illegal(Bot):
    """Answers with a word of the game that is no answer to the question."""

    def choose(self, position: Position) -> int:
        return position.game.parse("build:pantheon")


class Nonsense(Bot):
    def choose(self, position: Position) -> int:
        return "build:baths"  # type: ignore[return-value]


class Beyond(Bot):
    def choose(self, position: Position) -> int:
        return 10**6


class Crash(Bot):
    def choose(self, position: Position) -> int:
        raise KeyError("lost my notes")


class Leaves(Bot):
    def choose(self, position: Position) -> int:
        raise SystemExit(3)


class Interrupts(Bot):
    """As if somebody pressed Ctrl-C while it thinks."""

    def choose(self, position: Position) -> int:
        raise KeyboardInterrupt
