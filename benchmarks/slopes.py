"""Which weights of an evaluator should be larger, which smaller: games between tables that differ by chance.

    python -m benchmarks.slopes imperium --games 1000 --group points --group materials,population

In every game each seat multiplies the weights of every group of features by 1/2, 1 or 2. For each group the command
prints by how much twice the weights raise the rate of victories, the others left as they are. Unlike a fit to what
became of positions this cannot take what goes with losing for what makes one lose: chance alone sets groups apart.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

import pentapolis
from benchmarks.fit.games import evaluator_of, judging_by
from benchmarks.fit.regression import Numbers
from pentapolis.arena.match import derived
from pentapolis.bots import FittedEvaluator, GreedyBot, PlanBot, Position, SearchBot, make_bot
from pentapolis.kernel.rng import Keyed

STEPS = [-1, 0, 1]  # powers of 2


@dataclass(frozen=True)
class Played:
    """A game of two: the powers of 2 by which each seat multiplied each group, and what the first seat won."""

    powers: list[list[int]]
    won: float


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=pentapolis.games())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--group", action="append", default=[], metavar="FEATURE,...", help="each feature if none")
    parser.add_argument("--bot", default="greedy:samples=1")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        usual = evaluator_of(given.game)
        groups = [text.split(",") for text in given.group] or [[name] for name in usual.names]
        for name in [name for group in groups for name in group]:
            if name not in usual.names:
                raise ValueError(f"there is no feature {name!r}; features are {', '.join(usual.names)}")
        if not isinstance(make_bot(given.bot, pentapolis.game(given.game), 0), SearchBot | GreedyBot | PlanBot):
            raise ValueError(f"{given.bot} does not weigh anything")
    except ValueError as error:
        parser.error(str(error))
    if given.games <= len(groups):
        parser.error("--games must be more than there are groups")
    games = [play(given.game, usual, groups, given.bot, derived(given.seed, f"{n}")) for n in range(given.games)]
    for group, (slope, unsure) in zip(groups, slopes(games), strict=True):
        print(f"{','.join(group)}: {slope:+.1%} ± {unsure:.1%}")
    return 0


def play(game: str, usual: FittedEvaluator, groups: Sequence[Sequence[str]], spec: str, seed: int) -> Played:
    rules = pentapolis.game(game)
    random = Random(derived(seed, "powers"))
    powers = [[random.choice(STEPS) for _ in groups] for _ in range(2)]
    bots = []
    for seat in range(2):
        bot = make_bot(spec, rules, derived(seed, f"bot {seat}"))
        assert isinstance(bot, SearchBot | GreedyBot | PlanBot)
        bot.evaluator = judging_by(usual, multiplied(usual, groups, powers[seat]))
        bots.append(bot)
    table = rules.new(2, derived(seed, "table"))
    rng = Keyed(derived(seed, "positions"))
    while not table.over:
        seat = table.to_act[0]
        rng.open(str(table.ply))
        table.play(seat, bots[seat].choose(Position(table, seat, rng)))
    return Played(powers, 1 / len(table.winners) if 0 in table.winners else 0.0)


def multiplied(usual: FittedEvaluator, groups: Sequence[Sequence[str]], powers: Sequence[int]) -> list[list[float]]:
    """The evaluator's weights, those of each group times its power of 2."""
    weights = [row.copy() for row in usual.weights]
    for group, power in zip(groups, powers, strict=True):
        for name in group:
            at = usual.names.index(name)
            weights[at] = [weight * 2.0**power for weight in weights[at]]
    return weights


def slopes(games: Sequence[Played]) -> list[tuple[float, float]]:
    """For each group what twice the weights add to the rate of victories, and the standard error of that."""
    differences = [[one - two for one, two in zip(*game.powers, strict=True)] for game in games]
    apart: Numbers = np.array(differences, dtype=np.float64)
    won: Numbers = np.array([game.won - 0.5 for game in games], dtype=np.float64)
    inverse = np.linalg.pinv(apart.T @ apart)
    found = inverse @ apart.T @ won
    spread = float(np.square(won - apart @ found).sum()) / max(1, len(games) - apart.shape[1])
    errors = np.sqrt(spread * np.diag(inverse))
    return [(float(slope), float(error)) for slope, error in zip(found, errors, strict=True)]


if __name__ == "__main__":
    sys.exit(main())
