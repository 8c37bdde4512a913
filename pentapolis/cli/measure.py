"""How fast a game runs: everything per second of CPU time of one thread.

Each measurement warms up, is repeated, and the median counts: one disturbed repeat changes nothing.
"""

import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

import pentapolis
from pentapolis import _mode
from pentapolis.bots import Position, SearchBot
from pentapolis.bots.search import PLAYOUT_PLIES
from pentapolis.kernel.game import Game
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast, Keyed
from pentapolis.kernel.table import Table

REPEATS: Final = 5
CHUNKS: Final = 4  # a repeat looks at the clock about so often
MIDDLE: Final = 25  # the position that is copied, shown and resampled: after so many random moves
SEARCH_CHUNK: Final = 2000  # simulations of one search
RESULTS: Final = 20_000  # games whose results are hashed
RESULTS_INTERPRETED: Final = 1_000


@dataclass(frozen=True)
class Measured:
    """One number; `per_second` is the median of the repeats."""

    name: str
    per_second: float
    repeats: list[float]

    @property
    def microseconds(self) -> float:
        return 1e6 / self.per_second

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "per_second": self.per_second,
            "microseconds": self.microseconds,
            "repeats": self.repeats,
        }


class Work:
    """Something that can be done many times; every call goes on where the last one stopped."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = 0
        self.decisions = 0

    def games(self, count: int, bulk: bool) -> None:
        for _ in range(count):
            self.seed += 1
            table = self.game.new(self.seats, self.seed, bulk=bulk)
            self.decisions += playout(table, Fast(self.seed))
            if not bulk:
                table.record()


def measure_all(game: Game, seats: int, seconds: float) -> Iterator[Measured]:
    """All measurements of a game, one after the other, each about so long."""
    yield from measured_games(game, seats, seconds)
    recorded = Work(game, seats)
    yield measured("games-recorded", lambda count: recorded.games(count, bulk=False), seconds)
    table = middle_of(game, seats)
    seat = table.to_act[0]
    rng = Fast(1)
    yield measured("copy", lambda count: times(count, table.copy), seconds)
    yield measured("view", lambda count: times(count, lambda: table.view(seat)), seconds)
    yield measured("resample", lambda count: times(count, lambda: table.resample(seat, rng)), seconds)
    yield searched(game, seats, seconds, "simulations", PLAYOUT_PLIES)
    yield searched(game, seats, seconds, "simulations-full", -1)


def measured_games(game: Game, seats: int, seconds: float) -> Iterator[Measured]:
    """Uniformly random games from the setup to the end, and the decisions in them."""
    work = Work(game, seats)
    found = measured("games", lambda count: work.games(count, bulk=True), seconds)
    yield found
    each = work.decisions / work.seed
    yield Measured("decisions", found.per_second * each, [rate * each for rate in found.repeats])


def middle_of(game: Game, seats: int) -> Table:
    """A position from the middle of a game, with its history, as a server holds it."""
    table = game.new(seats, 1)
    length = playout(table.copy(), Fast(1))
    playout(table, Fast(1), min(MIDDLE, length // 2))
    return table


def searched(game: Game, seats: int, seconds: float, name: str, playout_plies: int) -> Measured:
    """Simulations of a search from the first decision, with a tree that grows as large as in play."""
    table = game.new(seats, 1)
    position = Position(table, table.to_act[0], Keyed(1))

    def work(count: int) -> None:
        for seed in range(count):
            SearchBot(game, seed, simulations=SEARCH_CHUNK, playout_plies=playout_plies).choose(position)

    found = measured(name, work, seconds)
    rates = [rate * SEARCH_CHUNK for rate in found.repeats]
    return Measured(name, median(rates), rates)


def results(game: Game, seats: int, count: int) -> str:
    """A hash over how the first random games measured end: work on speed must leave it as it is."""
    digest = blake2b(digest_size=8)
    for seed in range(1, count + 1):
        table = game.new(seats, seed, bulk=True)
        decisions = playout(table, Fast(seed))
        digest.update(f"{decisions} {table.winners} {table.scores}\n".encode())
    return digest.hexdigest()


def times(count: int, action: Callable[[], object]) -> None:
    for _ in range(count):
        action()


def measured(name: str, work: Callable[[int], None], seconds: float) -> Measured:
    """Do `work(count)` for about so many seconds in all."""
    budget = seconds / (REPEATS + 1)
    count, spent = 1, 0.0
    while True:  # the warm-up finds out how much fits
        began = process_time()
        work(count)
        spent = process_time() - began
        if spent >= budget / CHUNKS:
            break
        count *= 2
    count = max(1, round(count * budget / spent))
    rates: list[float] = []
    for _ in range(REPEATS):
        began = process_time()
        work(count)
        rates.append(count / max(process_time() - began, 1e-9))
    return Measured(name, median(rates), rates)


def machine() -> dict[str, str]:
    """What was measured, and on what."""
    return {
        "pentapolis": pentapolis.__version__,
        "mode": "compiled" if _mode.compiled() else "interpreted",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": processor(),
    }


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
