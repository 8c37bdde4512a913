"""`python -m benchmarks.balance`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import benchmarks.balance
import pentapolis
from benchmarks.balance.figures import Balance, Handicap
from benchmarks.balance.games import PHASES, SLUG, Job, Kept, play_all
from benchmarks.balance.page import report
from pentapolis.arena.match import derived
from pentapolis.bots import make_bot
from pentapolis.games.empires_end.edition import BUILT_IN, edition

BOT = "hard:simulations=500"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=benchmarks.balance.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--handicapped", type=int, default=400, help="games of two for each handicap")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--edition", default=BUILT_IN)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games played so far; the run goes on from there")
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games must be at least 1")
    if given.handicapped < 0:
        parser.error("--handicapped must not be negative")
    try:
        make_bot(given.bot, pentapolis.game(SLUG), 0)
        edition(given.edition)
    except ValueError as error:
        parser.error(str(error))
    kept = Kept(given.keep)
    found: list[Balance] = []
    for players in given.players:
        seeds = [derived(given.seed, f"{players} players, game {number}") for number in range(given.games)]
        jobs = [Job(players, given.bot, given.edition, seed) for seed in seeds]
        found.append(Balance(play_all(jobs, given.processes, kept)))
    handicaps: list[Handicap] = []
    if given.handicapped:
        for phase in PHASES:
            name = f"careless in {phase}"
            seeds = [derived(given.seed, f"{name}, game {number}") for number in range(given.handicapped)]
            jobs = [Job(2, given.bot, given.edition, seed, careless=phase) for seed in seeds]
            # Economy is mostly income, so playing it at random need not cost much.
            limited = phase != "economy"
            handicaps.append(Handicap(name, jobs, play_all(jobs, given.processes, kept), limited))
        name = "without the tokens of economy"
        seeds = [derived(given.seed, f"{name}, game {number}") for number in range(given.handicapped)]
        jobs = [Job(2, given.bot, given.edition, seed, without_income=True) for seed in seeds]
        handicaps.append(Handicap(name, jobs, play_all(jobs, given.processes, kept), limited=True))
    words = ["python -m benchmarks.balance", f"--games {given.games}", f"--handicapped {given.handicapped}"]
    words += [f"--bot {given.bot}", f"--seed {given.seed}"]
    if given.players != [2, 3, 4]:
        words.append("--players " + " ".join(str(players) for players in given.players))
    if given.edition != BUILT_IN:
        words.append(f"--edition {given.edition}")
    if given.write is not None:
        words.append(f"--write {given.write.as_posix()}")
    page = report(found, handicaps, " ".join(words), given.bot, given.edition)
    print(page)
    if given.write is not None:
        given.write.write_text(page, encoding="utf-8")
    return 1 if any(balance.faults() for balance in found) or any(one.faults() for one in handicaps) else 0


if __name__ == "__main__":
    sys.exit(main())
