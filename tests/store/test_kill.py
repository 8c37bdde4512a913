"""kill -9 at random moments: what was acknowledged is there, nothing is doubled, nothing is missing between."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest

from tests.store.conftest import Postgres
from tests.store.journals import Acknowledged, lost_at

ROOT = Path(__file__).parents[2]
KILLS = 25


class Victim:
    def __init__(self) -> None:
        self._program = subprocess.Popen(
            [sys.executable, "-m", "tests.store.victim"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        self.acknowledged = Acknowledged()
        self._chance = random.Random(5)

    def run(self, url: str, changes: int, end: Callable[[int], None]) -> list[str]:
        """Write at `url`. A moment after so many changes have been acknowledged, `end` is called with the number of
        the writing process. The faults it reported."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        print(url, file=self._program.stdin, flush=True)
        process = 0
        faults = []
        ending: Timer | None = None
        for said in self._program.stdout:
            match said.split():
                case ["process", number]:
                    process = int(number)
                case ["stored", table, seq]:
                    self.acknowledged.note(table, int(seq))
                    changes -= 1
                case ["fault", name]:
                    faults.append(name)
                case ["end"]:
                    break
            if process and changes <= 0 and ending is None:
                ending = Timer(self._chance.uniform(0, 0.02), end, [process])
                ending.start()
        assert ending is not None, faults  # it did not end by itself
        ending.join()
        return faults

    def close(self) -> None:
        self._program.communicate()


@pytest.fixture
def victim() -> Iterator[Victim]:
    program = Victim()
    yield program
    program.close()


def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)


def test_killing_the_server_loses_nothing(url: str, victim: Victim) -> None:
    chance = random.Random(6)
    for _ in range(KILLS):
        assert victim.run(url, chance.randrange(30), kill) == []
        assert asyncio.run(lost_at(url, victim.acknowledged)) == 0
    assert victim.acknowledged.total() > 10 * KILLS  # there was something to lose


def test_killing_postgresql_loses_nothing(postgres: Postgres, postgres_url: str, victim: Victim) -> None:
    for way in ("kill", "immediate", "kill"):
        end = (lambda _: kill(postgres.process)) if way == "kill" else (lambda _: postgres.shut_at_once())
        faults = victim.run(postgres_url, 50, end)
        assert len(faults) == 1  # the writer was told
        postgres.start_again()
        assert asyncio.run(lost_at(postgres_url, victim.acknowledged)) == 0
    assert victim.acknowledged.total() > 150
