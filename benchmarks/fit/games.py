"""Games of bots with themselves, kept as records, and the positions in them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.bots import FittedEvaluator, GreedyBot, PlanBot, Position, SearchBot, evaluator_for, make_bot
from pentapolis.bots.fitted import read_weights
from pentapolis.kernel.record import read
from pentapolis.kernel.rng import Fast, Keyed
from pentapolis.kernel.table import Table

Lean = dict[str, float]  # by how much the weights of some features are raised
STRENGTHS = [0.0, 0.5, 1.0, 2.0]  # of a lean: drawn for every seat of every game


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    seats: int
    bot: str
    seed: int
    explore: float  # so many of the moves are drawn: games that are all alike teach little
    leans: list[Lean] = field(default_factory=list)  # ways to play that the bots may prefer more than they should
    vary: float = 0.0  # every seat's weights are drawn: see `varied`


@dataclass(frozen=True)
class Played:
    """A game, and what a search found every decision worth to the seat that made it (None: it did not search)."""

    record: dict[str, Any]
    values: list[float | None]


@dataclass(frozen=True)
class Example:
    """A position: the part of the game that was left, every seat's features, and what became of every seat."""

    left: float
    features: list[list[float]]
    results: list[float]
    searched: list[float] | None  # the chances of the seats, as far as the search saw them
    way: int = 0  # in which the game was won


@dataclass(frozen=True)
class Spot:
    """A position of a game as the table it was, what became of every seat, and what the search saw."""

    table: Table
    results: list[float]
    searched: list[float] | None
    way: int = 0

    def example(self, evaluator: FittedEvaluator) -> Example:
        return Example(evaluator.left(self.table), evaluator.every(self.table), self.results, self.searched, self.way)


def play(job: Job) -> Played:
    rules = pentapolis.game(job.game)
    table = rules.new(job.seats, derived(job.seed, "table"))
    bots = [make_bot(job.bot, rules, derived(job.seed, f"bot {seat}")) for seat in range(job.seats)]
    if job.leans:
        leaning = Random(derived(job.seed, "lean"))
        for bot in bots:
            if isinstance(bot, SearchBot | GreedyBot | PlanBot):
                bot.evaluator = leaned(job.game, job.leans, [leaning.choice(STRENGTHS) for _ in job.leans])
    if job.vary:
        for seat, bot in enumerate(bots):
            if isinstance(bot, SearchBot | GreedyBot | PlanBot):
                bot.evaluator = varied(job, seat)
    rng = Keyed(derived(job.seed, "positions"))
    random = Random(derived(job.seed, "explore"))
    values: list[float | None] = []
    while not table.over:
        seat = table.to_act[0]
        rng.open(str(table.ply))
        position = Position(table, seat, rng)
        bot = bots[seat]
        move = bot.choose(position)
        searched = isinstance(bot, SearchBot) and bot.simulations > 0
        values.append(round(bot.value, 4) if isinstance(bot, SearchBot) and searched else None)
        if random.random() < job.explore:
            move = random.choice(position.moves)
        table.play(seat, move)
    return Played(table.record().data(), values)


def leaned(game: str, leans: Sequence[Lean], strengths: Sequence[float]) -> FittedEvaluator:
    """The game's evaluator, but fond of some features: what nobody ever tries, no result can speak for."""
    usual = evaluator_of(game)
    weights = read_weights(usual.name, usual.names)
    for lean, strength in zip(leans, strengths, strict=True):
        for feature, amount in lean.items():
            at = usual.names.index(feature)
            weights[at] = [weight + strength * amount for weight in weights[at]]
    return judging_by(usual, weights)


def variation(job: Job, seat: int, features: int) -> list[int]:
    """For every feature: is it worth less (-1), as much (0) or more (1) to the seat than it usually is?"""
    drawn = Random(derived(job.seed, f"vary {seat}"))
    return [drawn.choice([-1, 0, 1]) for _ in range(features)]


def varied(job: Job, seat: int) -> FittedEvaluator:
    """The game's evaluator, but each feature is worth e to the power of `vary` times more, or less, or as much."""
    usual = evaluator_of(job.game)
    drawn = variation(job, seat, len(usual.names))
    weights = [
        [weight * exp(job.vary * by) for weight in row]
        for row, by in zip(read_weights(usual.name, usual.names), drawn, strict=True)
    ]
    return judging_by(usual, weights)


def evaluator_of(game: str) -> FittedEvaluator:
    found = evaluator_for(game)
    if not isinstance(found, FittedEvaluator):
        raise ValueError(f"{game} has no evaluator with features: see pentapolis.bots.FittedEvaluator")
    return found


def judging_by(
    usual: FittedEvaluator, weights: list[list[float]], numbers: dict[str, float] | None = None
) -> FittedEvaluator:
    """One of the same kind that judges by these weights, and by numbers of its own."""
    made = type(usual)(usual.name, usual.names)
    if numbers:
        made.reckon(numbers)
    made.weigh(weights)
    return made


def play_all(jobs: Sequence[Job], keep: Path | None) -> list[Played]:
    """The games of the file, and as many more as are missing."""
    games: list[Played] = []
    if keep is not None and keep.exists():
        for line in keep.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            games.append(Played(data["record"], data["values"]))
    for job in jobs[len(games) :]:
        game = play(job)
        games.append(game)
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"record": game.record, "values": game.values}) + "\n")
    return games


def examples(game: Played, evaluator: FittedEvaluator) -> Iterator[Example]:
    """The positions of a game that the evaluator has to weigh, as a search would judge them."""
    for spot in spots(game, evaluator):
        yield spot.example(evaluator)


def spots(
    game: Played, evaluator: FittedEvaluator, later: float = 1.0, every: int = 1, margin: float = 0.0
) -> list[Spot]:
    """One in `every` of these positions.

    With a `margin` the result is told by points: see `shared_by_points`. With `later` below 1 what became of a seat is
    not only the result: of what was found out after the position so much is passed on at each decision, and the rest is
    the opinion of the search at that decision.
    """
    record = read(game.record)
    table = pentapolis.replay(record.cut(0))
    settles = evaluator.manner().settle
    before: list[Table] = []
    movers: list[int] = []
    for move in record.moves:
        mover, _, notation = move.partition(" ")
        before.append(table.copy())
        movers.append(int(mover))
        table.play(int(mover), table.game.parse(notation))
    results = [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.seats)]
    aim = shared_by_points(table.scores, margin) if margin and won_by_points(table) else results
    way = evaluator.way(table)
    found: list[Spot] = []
    for at in reversed(range(len(before))):
        here, seat, value = before[at], movers[at], game.values[at]
        searched = None if value is None else chances(value, seat, results)
        here.telling = False
        if settles:
            evaluator.settle(here, seat, Fast(0))
        if at % every == 0 and not here.over and evaluator.known(here) is None:
            found.append(Spot(here, aim, searched, way))
        if searched is not None:
            aim = [later * known + (1 - later) * seen for known, seen in zip(aim, searched, strict=True)]
    found.reverse()
    return found


def won_by_points(table: Table) -> bool:
    """Have all who won, and nobody else, the most points? Where somebody won otherwise, points tell nothing."""
    most = max(table.scores)
    return all((table.scores[seat] == most) == (seat in table.winners) for seat in range(table.seats))


def shared_by_points(scores: Sequence[int], margin: float) -> list[float]:
    """Shares of the victory by points, of which a game says more than who won: `margin` more are e times the share."""
    parts = [exp((score - max(scores)) / margin) for score in scores]
    return [part / sum(parts) for part in parts]


def chances(value: float, seat: int, results: list[float]) -> list[float]:
    """What one seat's value leaves to the others is shared by who did well in the end."""
    rest = [0.02 if other != seat else 0.0 for other in range(len(results))]
    rest = [part + result if part else 0.0 for part, result in zip(rest, results, strict=True)]
    return [value if other == seat else (1 - value) * part / sum(rest) for other, part in enumerate(rest)]
