"""Plays every level against the one below it and prints how often it wins: the levels must be a ladder.

    python -m benchmarks.ladder seven-wonders-duel empires-end --games 200

Ends with 1 if a step is missing. `--seconds` gives the level that thinks by the clock less time than it has in play:
what it wins then it wins all the more with all of its time, and the run is shorter.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise

import pentapolis
from pentapolis.arena import BotResult, match
from pentapolis.bots.levels import LADDER, LEVELS, timed

STEP = 0.65  # of the games a level wins against the one below


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME", choices=pentapolis.games())
    parser.add_argument("--games", type=int, default=200, dest="count", metavar="N", help="for each step")
    parser.add_argument("--levels", nargs="+", default=LADDER, choices=LEVELS, help="from the lowest to the highest")
    parser.add_argument("--seconds", type=float, help="a move, of the level that thinks by the clock")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    given = parser.parse_args(arguments)
    if given.count < 2:
        parser.error("--games must be at least 2")
    whole = True
    for game in given.games:
        print(f"{game}, {given.count} games a step, seed {given.seed}\n")
        print(f"| {'level':<20} | {'against':<8} | won   | 95%        | points      | a move    |")
        print(f"| {'-' * 20} | {'-' * 8} | ----- | ---------- | ----------- | --------- |")
        ends: list[str] = []
        for lower, upper in pairwise(given.levels):
            spec = f"{upper}:seconds={given.seconds}" if given.seconds is not None and timed(upper) else upper
            result = match(game, [spec, lower], given.count, given.seed, processes=given.processes)
            print(row(*result.bots), flush=True)
            ends.append(ended(*result.bots))
            whole = whole and result.bots[0].win_rate >= STEP
        print("\n" + "".join(f"{line}\n" for line in ends if line))
    print(f"Every level wins at least {STEP:.0%} against the one below." if whole else "A step is too low.")
    return 0 if whole else 1


def row(upper: BotResult, lower: BotResult) -> str:
    low, high = upper.interval
    points = "–" if upper.mean_score is None else f"{upper.mean_score:5.1f} {lower.mean_score:5.1f}"
    return (
        f"| {upper.spec:<20} | {lower.spec:<8} | {upper.win_rate:5.1%} | {low:4.0%}–{high:4.0%}  | {points} "
        f"| {1000 * upper.seconds_per_move:6.1f} ms |"
    )


def ended(upper: BotResult, lower: BotResult) -> str:
    """By which kinds of victory both won; nothing in games that know only one."""
    if not upper.victories and not lower.victories:
        return ""
    kinds = sorted({*upper.victories, *lower.victories})
    return f"{upper.spec} : {lower.spec}  " + ", ".join(
        f"{kind} {upper.victories.get(kind, 0)} : {lower.victories.get(kind, 0)}" for kind in kinds
    )


if __name__ == "__main__":
    sys.exit(main())
