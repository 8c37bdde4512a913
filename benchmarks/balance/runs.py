"""Many games between bots: played on all cores, and kept so that a run that was stopped goes on."""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from pentapolis.arena.match import derived

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Named(Protocol):
    """A game to be played. Its name says all that makes the game what it is."""

    def name(self) -> str: ...


JobT = TypeVar("JobT", bound=Named)
GameT = TypeVar("GameT", bound="DataclassInstance")


class Kept(Generic[GameT]):
    """Games that have been played, one in a line of a file; `read` makes a game of its data."""

    def __init__(self, path: Path | None, read: Callable[[dict[str, Any]], GameT]) -> None:
        self.path = path
        self.games: dict[str, GameT] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                kept = json.loads(line)
                self.games[kept.pop("job")] = read(kept)

    def find(self, job: Named) -> GameT | None:
        return self.games.get(job.name())

    def add(self, job: Named, game: GameT) -> None:
        self.games[job.name()] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"job": job.name(), **asdict(game)}) + "\n")


def play_all(
    jobs: Sequence[JobT], play: Callable[[JobT], GameT], processes: int | None, kept: Kept[GameT]
) -> list[GameT]:
    """All games, on all cores; their order is that of the jobs."""
    missing = [job for job in jobs if kept.find(job) is None]
    workers = min(processes or os.cpu_count() or 1, len(missing))
    if workers <= 1:
        for job in missing:
            kept.add(job, play(job))
    else:
        # Spawned, not forked: a fork copies whatever threads and locks the caller has.
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            futures = {pool.submit(play, job): job for job in missing}
            for future in as_completed(futures):
                kept.add(futures[future], future.result())
    return [game for job in jobs if (game := kept.find(job)) is not None]


def seeds(seed: int, what: str, count: int) -> list[int]:
    """One for each game of a kind."""
    return [derived(seed, f"{what}, game {number}") for number in range(count)]


def common_options(parser: argparse.ArgumentParser, players: Sequence[int], bot: str, edition: str) -> None:
    """What the command of every game takes."""
    parser.add_argument("--players", type=int, nargs="+", default=list(players), choices=list(players))
    parser.add_argument("--bot", default=bot)
    parser.add_argument("--edition", default=edition)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games played so far; the run goes on from there")
    parser.add_argument("--write", type=Path, metavar="FILE")


def other_options(given: argparse.Namespace, players: Sequence[int], edition: str) -> list[str]:
    """Of these the ones that the page must name with its command, where they are not the usual ones."""
    words: list[str] = []
    if given.players != list(players):
        words.append("--players " + " ".join(str(count) for count in given.players))
    if given.edition != edition:
        words.append(f"--edition {given.edition}")
    if given.write is not None:
        words.append(f"--write {given.write.as_posix()}")
    return words
