"""Lets two tables of weights play against each other and prints how often the first one wins, and by what.

    python -m benchmarks.weights seven-wonders-duel new.toml old.toml --games 200

Both think equally long, with the same bot. Games come in pairs: the same deal with the seats swapped.
"""

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pentapolis
from benchmarks.fit.games import evaluator_of, judging_by
from pentapolis.arena import wilson
from pentapolis.arena.match import derived
from pentapolis.bots import FittedEvaluator, GreedyBot, PlanBot, Position, SearchBot, make_bot
from pentapolis.bots.fitted import KNOTS
from pentapolis.kernel.rng import Keyed
from pentapolis.kernel.table import Table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=pentapolis.games())
    parser.add_argument("tables", nargs=2, type=Path, metavar="TABLE")
    parser.add_argument("--games", type=int, default=200, dest="count", metavar="N")
    parser.add_argument("--bot", default="search:simulations=100")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        usual = evaluator_of(given.game)
        evaluators = [
            judging_by(usual, weights_of(text, path.name, usual.names), numbers_of(text, path.name, usual))
            for path in given.tables
            for text in [path.read_text(encoding="utf-8")]
        ]
        if not isinstance(make_bot(given.bot, pentapolis.game(given.game), 0), SearchBot | GreedyBot | PlanBot):
            raise ValueError(f"{given.bot} does not weigh anything")
    except (ValueError, OSError) as error:
        parser.error(str(error))
    won = 0.0
    ends: list[Counter[str]] = [Counter(), Counter()]
    for number in range(given.count):
        table = play(given.game, given.bot, evaluators, given.seed, number)
        for seat in table.winners:
            side = (seat + number) % 2
            won += (1 - side) / len(table.winners)
            ends[side][table.view(None).get("victory") or "won"] += 1
    low, high = wilson(won, given.count)
    print(f"{given.tables[0].name} won {won:g} of {given.count}: {won / given.count:.1%} ({low:.0%}–{high:.0%})")
    for path, kinds in zip(given.tables, ends, strict=True):
        print(f"{path.name}: " + (", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())) or "none"))
    return 0


def weights_of(text: str, name: str, features: list[str]) -> list[list[float]]:
    """The table of a file. A feature that it does not name is worth nothing: it may be older than the feature."""
    table = tomllib.loads(text).get("weights", {})
    for feature, row in table.items():
        if feature not in features:
            raise ValueError(f"{name} names a feature {feature}, which the evaluator does not have")
        if len(row) != len(KNOTS):
            raise ValueError(f"{name}: {feature} needs {len(KNOTS)} numbers, not {len(row)}")
    return [[float(weight) for weight in table.get(feature, [0] * len(KNOTS))] for feature in features]


def numbers_of(text: str, name: str, usual: FittedEvaluator) -> dict[str, float]:
    """The numbers of a file; those that it does not name are as they are played."""
    numbers = tomllib.loads(text).get("numbers", {})
    for number in numbers:
        if number not in usual.numbers:
            raise ValueError(f"{name} names a number {number}, which the evaluator does not have")
    return {**usual.numbers, **{number: float(value) for number, value in numbers.items()}}


def play(game: str, spec: str, evaluators: Sequence[FittedEvaluator], seed: int, number: int) -> Table:
    """One game; the first evaluator has the first seat in games of even number."""
    rules = pentapolis.game(game)
    table = rules.new(2, derived(seed, f"round {number // 2}"))
    bots = []
    for seat in range(2):
        bot = make_bot(spec, rules, derived(seed, f"game {number} seat {seat}"))
        assert isinstance(bot, SearchBot | GreedyBot | PlanBot)
        bot.evaluator = evaluators[(seat + number) % 2]
        bots.append(bot)
    rng = Keyed(derived(seed, f"game {number} positions"))
    while not table.over:
        seat = table.to_act[0]
        rng.open(str(table.ply))
        table.play(seat, bots[seat].choose(Position(table, seat, rng)))
    return table


if __name__ == "__main__":
    sys.exit(main())
