"""`python -m benchmarks.fit`."""

import argparse
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import numpy as np

import benchmarks.fit
import pentapolis
from benchmarks.fit.games import Job, Lean, Played, Spot, evaluator_of, play_all, spots
from benchmarks.fit.numbers import tuned
from benchmarks.fit.regression import Data, Numbers, data_of, fit, loss
from benchmarks.fit.varied import effects, stepped
from benchmarks.fit.ways import fit_ways, way_data, way_loss
from pentapolis.arena.match import derived
from pentapolis.bots import FittedEvaluator, make_bot
from pentapolis.bots.evaluator import MODULES
from pentapolis.bots.fitted import KNOTS, read_numbers, read_weights

HELD_BACK = 10  # every tenth game


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=benchmarks.fit.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, help="how many play; the fewest if not given")
    parser.add_argument("--bot", default="search:simulations=100")
    parser.add_argument(
        "--lean",
        action="append",
        default=[],
        metavar="FEATURE=AMOUNT,...",
        help="a way to play: in some games a seat's weights of these features are raised by up to twice the amounts",
    )
    parser.add_argument("--explore", type=float, default=0.05, help="so many of the moves are drawn")
    parser.add_argument(
        "--mixed",
        type=float,
        help="how much the search's opinion counts, beside the result: 0.5, or 0 where ways to win are weighed apart",
    )
    parser.add_argument(
        "--later", type=float, default=1.0, help="how much of the result each decision before it gets, from 0 to 1"
    )
    parser.add_argument(
        "--margin",
        type=float,
        default=0.0,
        metavar="POINTS",
        help="share victories by points: so many more are e times it",
    )
    parser.add_argument("--every", type=int, default=1, metavar="N", help="learn from one in N positions")
    parser.add_argument("--numbers", type=int, default=0, metavar="N", help="times to fit what features are made of")
    parser.add_argument("--ridge", type=float, default=100, help="how strongly weights stay as they are, in positions")
    parser.add_argument(
        "--vary",
        type=float,
        default=0.0,
        metavar="AMOUNT",
        help="instead, draw every seat's weights, e to this power larger or smaller, and see what points they bring",
    )
    parser.add_argument("--step", type=float, default=0.05, help="with --vary: how far weights change for each point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games played so far; the run goes on from there")
    parser.add_argument("--write", action="store_true", help="put the table beside the evaluator's module")
    given = parser.parse_args(arguments)
    try:
        rules = pentapolis.game(given.game)
        make_bot(given.bot, rules, 0)
        evaluator = evaluator_of(given.game)
    except ValueError as error:
        parser.error(str(error))
    if given.margin < 0:
        parser.error("--margin must not be negative")
    ways = evaluator.ways()
    if ways and (given.mixed or given.later != 1 or given.margin or given.numbers):
        parser.error(
            f"{given.game} is won in several ways: of --mixed, --later, --margin and --numbers none says in which"
        )
    if given.mixed is None:
        given.mixed = 0 if ways else 0.5
    if given.vary < 0:
        parser.error("--vary must not be negative")
    if given.games < HELD_BACK:
        parser.error(f"--games must be at least {HELD_BACK}")
    try:
        leans = [lean(text, evaluator.names) for text in given.lean]
    except ValueError as error:
        parser.error(f"--lean: {error}")
    seats = rules.seats[0] if given.seats is None else given.seats
    if seats not in rules.seats:
        parser.error(f"{given.game} is not played by {seats}")
    jobs = [
        Job(given.game, seats, given.bot, derived(given.seed, f"game {number}"), given.explore, leans, given.vary)
        for number in range(given.games)
    ]
    games = play_all(jobs, given.keep)
    if given.vary:
        finish(evaluator.name, by_play(jobs, games, evaluator, given), given.write)
        return 0
    learnt: list[Spot] = []
    held: list[Spot] = []
    for number, game in enumerate(games):
        if number % HELD_BACK:
            learnt += spots(game, evaluator, given.later, given.every, given.margin)
        else:
            held += spots(game, evaluator)

    def data(spots: list[Spot], mixed: float) -> Data:
        return data_of([spot.example(evaluator) for spot in spots], mixed)

    before = np.array(read_weights(evaluator.name, evaluator.names)).ravel()
    if ways:
        after = fit_ways(way_data([spot.example(evaluator) for spot in learnt], ways), before, given.ridge)
        apart = way_data([spot.example(evaluator) for spot in held], ways)
        old, new = way_loss(apart, before), way_loss(apart, after)
    else:
        old = loss(data(held, 0.0), before)
        start = read_numbers(evaluator.name)
        after = fit(data(learnt, given.mixed), before, given.ridge)
        for _ in range(given.numbers):
            evaluator.reckon(tuned(evaluator, learnt, given.mixed, after, start, given.ridge))
            after = fit(data(learnt, given.mixed), before, given.ridge)
        new = loss(data(held, 0.0), after)
    made = f"--games {len(games)} --seats {seats} --bot {given.bot} --explore {given.explore} --mixed {given.mixed}"
    made += f" --later {given.later} --every {given.every} --numbers {given.numbers}"
    made += f" --margin {given.margin}" if given.margin else ""
    made += "".join(f" --lean {text}" for text in given.lean)
    lines = [
        f"# Weights of the evaluator of {given.game}, fitted to {len(learnt)} positions by",
        f"#     python -m benchmarks.fit {given.game} {made} --ridge {given.ridge} --seed {given.seed} --write",
        f"# Loss on games that were kept apart: {new:.4f}; with the weights before, {old:.4f}.",
        "",
        table(evaluator.names, after) + numbers(evaluator.numbers),
    ]
    finish(evaluator.name, "\n".join(lines), given.write)
    return 0


def by_play(jobs: list[Job], games: list[Played], evaluator: FittedEvaluator, given: argparse.Namespace) -> str:
    """The table after one step towards what brought points, and above it what every feature brought."""
    found, unsure = effects(jobs, games, len(evaluator.names))
    before = np.array(read_weights(evaluator.name, evaluator.names))
    made = f"--vary {given.vary} --step {given.step} --games {len(games)} --seats {jobs[0].seats} --bot {given.bot}"
    lines = [
        f"# Weights of the evaluator of {given.game}, changed by what drawn weights brought:",
        f"#     python -m benchmarks.fit {given.game} {made} --explore {given.explore} --seed {given.seed} --write",
        "# Points for a feature that is worth e times as much, and the standard error:",
    ]
    longest = max(len(name) for name in evaluator.names)
    for at in np.argsort(-found):
        lines.append(f"#     {evaluator.names[at]:<{longest}} {found[at]:6.1f} ± {unsure[at]:.1f}")
    after = stepped(before, found, unsure, given.step)
    return "\n".join([*lines, "", table(evaluator.names, after.ravel()) + numbers(evaluator.numbers)])


def finish(name: str, page: str, write: bool) -> None:
    print(page)
    if write:
        Path(str(files(MODULES).joinpath(f"{name}.toml"))).write_text(page, encoding="utf-8")


def lean(text: str, names: list[str]) -> Lean:
    """`study=2,symbols=0.4` by feature."""
    found: Lean = {}
    for part in text.split(","):
        name, equals, amount = part.partition("=")
        if not equals:
            raise ValueError(f"{part!r} must be written feature=number")
        if name not in names:
            raise ValueError(f"there is no feature {name!r}; features are {', '.join(names)}")
        try:
            found[name] = float(amount)
        except ValueError:
            raise ValueError(f"{name} must be a number, not {amount!r}") from None
    return found


def table(names: list[str], weights: Numbers) -> str:
    """One row for each feature."""
    longest = max(len(name) for name in names)
    rows = weights.reshape(len(names), len(KNOTS))
    lines = [f"# {'feature':<{longest}}" + "".join(f"{knot:>9} " for knot in KNOTS), "[weights]"]
    for name, row in zip(names, rows, strict=True):
        lines.append(f"{name:<{longest}} = [" + ", ".join(f"{weight:8.4f}" for weight in row) + "]")
    return "\n".join(lines) + "\n"


def numbers(known: dict[str, float]) -> str:
    """One row for each number; nothing if there is none."""
    if not known:
        return ""
    longest = max(len(name) for name in known)
    return "\n[numbers]\n" + "".join(f"{name:<{longest}} = {value:.4f}\n" for name, value in known.items())


if __name__ == "__main__":
    sys.exit(main())
