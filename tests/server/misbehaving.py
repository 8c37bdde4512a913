"""Bots that do what bots on a server must not: they are loaded by name in the processes that think."""

import os
import signal
import time
from pathlib import Path

from pentapolis.bots import Bot, Position
from tests.arena.faulty import Illegal, Nonsense

__all__ = ["Dying", "First", "Illegal", "Leaving", "Nonsense", "Slow", "Stuck", "StuckAtFirst", "Unsendable"]

#: Names a file that says that somebody has begun to think.
BEGUN = "PENTAPOLIS_TEST_BEGUN"


class Stuck(Bot):
    """Never answers."""

    def choose(self, position: Position) -> int:
        while True:
            time.sleep(0.05)


class StuckAtFirst(Bot):
    """Does not answer where nobody has thought before; after that it plays the first move."""

    def choose(self, position: Position) -> int:
        begun = Path(os.environ[BEGUN])
        if begun.exists():
            return position.moves[0]
        begun.touch()
        while True:
            time.sleep(0.05)


class Dying(Bot):
    """Takes its process with it."""

    def choose(self, position: Position) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return position.moves[0]


class Leaving(Bot):
    def choose(self, position: Position) -> int:
        raise SystemExit("good bye")


class Unsendable(Bot):
    """Dies of something that cannot go from process to process."""

    def choose(self, position: Position) -> int:
        class Local(Exception):
            pass

        raise Local("two\nlines")


class Slow(Bot):
    """Takes its time, then plays the first move."""

    def choose(self, position: Position) -> int:
        time.sleep(0.5)
        return position.moves[0]


class First(Bot):
    def choose(self, position: Position) -> int:
        return position.moves[0]
