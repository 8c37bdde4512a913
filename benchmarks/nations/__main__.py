"""`python -m benchmarks.nations`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import benchmarks.nations
import pentapolis
from benchmarks.nations.figures import unused
from benchmarks.nations.games import SLUG, Kept, larger, pairings, play_all
from benchmarks.nations.page import report
from benchmarks.nations.reasons import REASONS
from pentapolis.bots import make_bot
from pentapolis.games.imperium.catalogue import CARD

BOT = "search:simulations=60"
MORE_PLAYERS = [3, 4]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=benchmarks.nations.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10, help="for each pairing")
    parser.add_argument("--more", type=int, default=40, metavar="N", help="games of three, and as many of four")
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games played so far; the run goes on from there")
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games must be at least 1")
    if given.more < 0:
        parser.error("--more must not be negative")
    try:
        make_bot(given.bot, pentapolis.game(SLUG), 0)
    except ValueError as error:
        parser.error(str(error))
    kept = Kept(given.keep)
    more = play_all(
        [job for players in MORE_PLAYERS for job in larger(given.more, players, given.bot, given.seed)],
        given.processes,
        kept,
    )
    pairs = play_all(pairings(given.games, given.bot, given.seed), given.processes, kept)
    words = ["python -m benchmarks.nations", f"--games {given.games}", f"--more {given.more}"]
    words += [f"--bot {given.bot}", f"--seed {given.seed}"]
    if given.write is not None:
        words.append(f"--write {given.write.as_posix()}")
    page = report(pairs, more, " ".join(words), given.bot)
    print(page)
    if given.write is not None:
        given.write.write_text(page, encoding="utf-8")
    open_questions = [card for cards in unused([*pairs, *more]).values() for card in cards]
    return 1 if any(CARD.ids[card] not in REASONS for card in open_questions) else 0


if __name__ == "__main__":
    sys.exit(main())
