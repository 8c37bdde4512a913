"""`python -m benchmarks.play_style`."""

import argparse
import sys
from collections.abc import Sequence
from statistics import mean

import benchmarks.play_style
import pentapolis
from benchmarks.play_style.through_the_ages import ROWS, Watching, length
from pentapolis.arena import match
from pentapolis.bots import make_bot
from pentapolis.kernel.record import read

GAMES = ["through-the-ages"]  # the games somebody has written a `Watching` for


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=benchmarks.play_style.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    given = parser.parse_args(arguments)
    rules = pentapolis.game(given.game)
    try:
        make_bot(given.bot, rules, 0)
    except ValueError as error:
        parser.error(str(error))
    if given.players not in rules.seats:
        parser.error(f"{given.game} is not played by {given.players}")
    result = match(
        given.game, [given.bot] * given.players, given.games, given.seed, processes=given.processes, records=True
    )
    winners: list[dict[str, float]] = []
    others: list[dict[str, float]] = []
    rounds: list[int] = []
    for one in result.games:
        assert one.record is not None
        record = read(one.record)
        table = pentapolis.replay(record.cut(0))
        watching = Watching(table.seats)
        for move in record.moves:
            seat, _, notation = move.partition(" ")
            watching.before(table, int(seat), notation)
            table.play(int(seat), table.game.parse(notation))
        rounds.append(length(table))
        for place, row in enumerate(watching.ended(table)):
            (winners if place in table.winners else others).append(row)
    print(f"{given.game}, {given.players} players, {len(result.games)} games of {given.bot}, seed {given.seed}")
    print(f"rounds: {mean(rounds):.1f} ({min(rounds)} to {max(rounds)})\n")
    print("\n".join(page(winners, others)))
    return 0


def page(winners: list[dict[str, float]], others: list[dict[str, float]]) -> list[str]:
    """A line for each figure: winners and others on average, the least and the most, and how many have any."""
    everybody = winners + others
    lines = [
        f"| {'for a player and a game':<30} | winners | others |  least |   most | have any |",
        f"| {'-' * 30} | ------: | -----: | -----: | -----: | -------: |",
    ]
    for row in ROWS:
        values = [one[row] for one in everybody]
        any_of_it = sum(1 for value in values if value > 0) / len(values)
        rest = f"{mean(one[row] for one in others):6.1f}" if others else "     –"
        lines.append(
            f"| {row:<30} | {mean(one[row] for one in winners):7.1f} | {rest} | {min(values):6.0f} "
            f"| {max(values):6.0f} | {any_of_it:8.0%} |"
        )
    return lines


if __name__ == "__main__":
    sys.exit(main())
