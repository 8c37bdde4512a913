"""`python -m benchmarks.balance the-capitals`."""

import argparse
from collections.abc import Sequence

import pentapolis
from benchmarks.balance.runs import Kept, common_options, other_options, play_all, seeds
from benchmarks.balance.the_capitals.figures import Balance, HeadStart, raised_faults, tile_faults
from benchmarks.balance.the_capitals.games import HEAD_START, SLUG, Job, play, read
from benchmarks.balance.the_capitals.page import report
from pentapolis.bots import make_bot
from pentapolis.games.the_capitals.catalogue import AGE_TILES, TILE
from pentapolis.games.the_capitals.edition import BUILT_IN, edition
from pentapolis.games.the_capitals.terms import TYPES

BOT = "search:simulations=60"
# Who begins shows only in more games than strong bots can play.
QUICK_BOT = "greedy:samples=1"
PLAYERS = [2, 3, 4, 5]


def main(arguments: Sequence[str], parser: argparse.ArgumentParser) -> int:
    parser.add_argument("--games", type=int, default=500, help="for each number of players")
    parser.add_argument(
        "--seated", type=int, default=2000, help="games for each number of players that show seats only"
    )
    parser.add_argument(
        "--started", type=int, default=200, help="games of two for each track on which one begins ahead"
    )
    parser.add_argument(
        "--prosperity", type=int, default=500, help="games with prosperity tiles for each number of players"
    )
    parser.add_argument("--quick", default=QUICK_BOT, metavar="SPEC", help="the bot of games of seats and head starts")
    common_options(parser, PLAYERS, BOT, BUILT_IN)
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games must be at least 1")
    if min(given.started, given.seated, given.prosperity) < 0:
        parser.error("--started, --seated and --prosperity must not be negative")
    try:
        for spec in (given.bot, given.quick):
            make_bot(spec, pentapolis.game(SLUG), 0)
        played = edition(given.edition)
    except ValueError as error:
        parser.error(str(error))
    types = {tile: TYPES[played.tiles[TILE.find(tile)].type] for tile in AGE_TILES}
    kept = Kept(given.keep, read)

    def games_of(players: int, what: str, bot: str, count: int, prosperity: bool = False) -> Balance:
        own = seeds(given.seed, what, count)
        jobs = [Job(players, bot, given.edition, seed, prosperity=prosperity) for seed in own]
        return Balance(play_all(jobs, play, given.processes, kept), types)

    found = [games_of(players, f"{players} players", given.bot, given.games) for players in given.players]
    seated: list[Balance] = []
    if given.seated:
        seated = [games_of(players, f"{players} seats", given.quick, given.seated) for players in given.players]
    thriving: list[Balance] = []  # with prosperity tiles
    if given.prosperity:
        thriving = [
            games_of(players, f"{players} players with prosperity", given.bot, given.prosperity, True)
            for players in given.players
        ]
    started: list[HeadStart] = []
    if given.started:
        for track in HEAD_START:
            own = seeds(given.seed, f"ahead on {track}", given.started)
            jobs = [Job(2, given.quick, given.edition, seed, track) for seed in own]
            started.append(HeadStart(track, jobs, play_all(jobs, play, given.processes, kept)))
    words = ["python -m benchmarks.balance the-capitals", f"--games {given.games}", f"--seated {given.seated}"]
    words += [
        f"--prosperity {given.prosperity}",
        f"--started {given.started}",
        f"--bot {given.bot}",
        f"--quick {given.quick}",
        f"--seed {given.seed}",
    ]
    words += other_options(given, PLAYERS, BUILT_IN)
    faults = [fault for balance in found for fault in balance.faults()]
    faults += tile_faults(found)
    faults += [fault for balance in seated or found for fault in balance.unfair()]
    faults += [fault for one in started for fault in one.faults()]
    if thriving:
        faults += [fault for balance in thriving for fault in balance.prosperity_faults()]
        faults += raised_faults(thriving)
    page = report(found, seated, started, thriving, faults, " ".join(words), given.bot, given.quick, played)
    print(page)
    if given.write is not None:
        given.write.write_text(page, encoding="utf-8")
    return 1 if faults else 0
