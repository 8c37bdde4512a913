"""`python -m benchmarks.balance empires-end`."""

import argparse
from collections.abc import Sequence

import pentapolis
from benchmarks.balance.empires_end.figures import Balance, Handicap
from benchmarks.balance.empires_end.games import PHASES, SLUG, Job, play, read
from benchmarks.balance.empires_end.page import report
from benchmarks.balance.runs import Kept, common_options, other_options, play_all, seeds
from pentapolis.bots import make_bot
from pentapolis.games.empires_end.edition import BUILT_IN, edition

BOT = "hard:simulations=500"
PLAYERS = [2, 3, 4]


def main(arguments: Sequence[str], parser: argparse.ArgumentParser) -> int:
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--handicapped", type=int, default=400, help="games of two for each handicap")
    common_options(parser, PLAYERS, BOT, BUILT_IN)
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
    kept = Kept(given.keep, read)
    found: list[Balance] = []
    for players in given.players:
        jobs = [
            Job(players, given.bot, given.edition, seed)
            for seed in seeds(given.seed, f"{players} players", given.games)
        ]
        found.append(Balance(play_all(jobs, play, given.processes, kept)))
    handicaps: list[Handicap] = []
    if given.handicapped:
        for phase in PHASES:
            name = f"careless in {phase}"
            own = seeds(given.seed, name, given.handicapped)
            jobs = [Job(2, given.bot, given.edition, seed, careless=phase) for seed in own]
            # Economy is mostly income, so playing it at random need not cost much.
            limited = phase != "economy"
            handicaps.append(Handicap(name, jobs, play_all(jobs, play, given.processes, kept), limited))
        name = "without the tokens of economy"
        own = seeds(given.seed, name, given.handicapped)
        jobs = [Job(2, given.bot, given.edition, seed, without_income=True) for seed in own]
        handicaps.append(Handicap(name, jobs, play_all(jobs, play, given.processes, kept), limited=True))
    words = ["python -m benchmarks.balance", f"--games {given.games}", f"--handicapped {given.handicapped}"]
    words += [f"--bot {given.bot}", f"--seed {given.seed}", *other_options(given, PLAYERS, BUILT_IN)]
    page = report(found, handicaps, " ".join(words), given.bot, given.edition)
    print(page)
    if given.write is not None:
        given.write.write_text(page, encoding="utf-8")
    return 1 if any(balance.faults() for balance in found) or any(one.faults() for one in handicaps) else 0
