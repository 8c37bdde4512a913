"""The laws every game must keep, as functions that anybody can run on a game of their own.

Each law is a function that looks at one table (or game) and raises `LawBroken`, which names the law, game,
seed, the ply and what differs. `check_game` plays random games and holds every law at their decisions:

    >>> import pentapolis
    >>> from pentapolis.kernel.conformance import check_game
    >>> report = check_game(pentapolis.game("seven-wonders-duel"), games=2, seed=7, every=25)
    >>> report.games, report.decisions > 50, report.checks["copy"] > 0
    (2, True, True)

The game must be registered, because records are replayed by its slug. In the test suite of a game a call like
this one is enough, with a few hundred games, and one of `same_in_processes` with some records of whole games.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, product
from typing import Any, Final

from pentapolis.kernel.conformance.asking import (
    answers,
    choices,
    illegal_moves,
    notations,
    order,
    quick,
    refusals,
    thinkable,
)
from pentapolis.kernel.conformance.comparing import (
    MOST_PLIES,
    LawBroken,
    Snapshot,
    broken,
    difference,
    digest,
    logs,
    plain,
)
from pentapolis.kernel.conformance.course import census, in_bound, log_grows, result, views
from pentapolis.kernel.conformance.hidden import knowledge, resamples
from pentapolis.kernel.conformance.processes import fingerprints, same_in_processes
from pentapolis.kernel.conformance.twins import Kept, copies, pickles, replays
from pentapolis.kernel.game import Game, find_game
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.table import Table

__all__ = [
    "LAWS",
    "MOST_PLIES",
    "Kept",
    "LawBroken",
    "Report",
    "Snapshot",
    "answers",
    "census",
    "check_game",
    "choices",
    "copies",
    "difference",
    "digest",
    "fingerprints",
    "illegal_moves",
    "in_bound",
    "knowledge",
    "log_grows",
    "logs",
    "notations",
    "order",
    "pickles",
    "plain",
    "quick",
    "refusals",
    "replays",
    "resamples",
    "result",
    "same_in_processes",
    "thinkable",
    "views",
]

LAWS: Final = {
    "copy": "a copy is equal and independent: playing on one changes nothing in the other, the same moves do the same",
    "pickle": "a pickled table is equal to its original and plays on like it, a sample of it too",
    "resample": "resampling keeps the view, moves, refusals and log of its seat, and redraws the rest",
    "knowledge": "what a seat knows of things it does not see is true, and stays true in every sample",
    "replay": "the record, written as JSON text and read again, rebuilds the table",
    "refusals": "why_not is None exactly for the legal moves, and every refusal names a rule and has a text",
    "pointing": "what a thing answers to whoever points at it names a rule and has a text",
    "thinkable": "the moves a player may think of are words of the game, each once, and all legal ones are among them",
    "illegal move": "playing an illegal move raises IllegalMove and changes nothing",
    "choices": "somebody must act and has a choice; a single move waits only where the pause matters",
    "quick": "a decision that answers without listing its moves answers what the list would",
    "order": "the list of legal moves has a stable order and is the caller's own",
    "notation": "notations are unique and parse back",
    "bound": "the game ends within a bound",
    "census": "nothing is created or lost",
    "view": "views are plain JSON data, the same each time they are asked for; who is not at the table has no points",
    "log": "the log only grows",
    "result": "a game that is over has winners and scores, and nobody owes a decision",
    "processes": "every process plays the same record to the same table, whatever its hash seed or mode",
}

# Fewer resamples than this could all fall as they were by accident, at least where little is hidden.
ENOUGH_RESAMPLES: Final = 20


@dataclass
class Report:
    """What `check_game` has seen: how many games and decisions, and how often each law was held."""

    game: str
    games: int = 0
    decisions: int = 0
    longest: int = 0
    checks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LAWS, 0))
    redrawn: list[bool] = field(default_factory=list)

    def count(self, law: str) -> None:
        self.checks[law] += 1

    def __str__(self) -> str:
        held = ", ".join(f"{law} {count}" for law, count in self.checks.items() if count)
        return f"{self.game}: {self.games} games, {self.decisions} decisions, longest {self.longest}; {held}"


def check_game(
    game: Game,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    every: int = 1,
    most: int = MOST_PLIES,
    languages: Sequence[str] = (),
) -> Report:
    """Play random games and hold every law at their decisions; LawBroken at the first that is broken.

    Without `seats` and `options` the games take all numbers of seats and all combinations of options in turn.
    They have the seeds `seed`, `seed + 1` and so on, and the same call always checks the same. Laws that cost
    much (copies, resampling, replaying, the whole vocabulary, views) hold at one decision in `every` and at
    the end of one game in `every`, the others always; all games are replayed when they are over. With
    `languages`, refusals need a text in each.
    """
    if find_game(game.slug) is not game:
        raise ValueError(f"another game is registered as {game.slug!r}, so records cannot be replayed")
    if games < 1 or every < 1:
        raise ValueError(f"games and every must be at least 1, not {games} and {every}")
    report = Report(game.slug)
    notations(game)
    report.count("notation")
    sittings = list(game.seats) if seats is None else [seats]
    ways = cycle(_ways(game, sittings, options))
    said: set[str] = set()
    for number in range(games):
        sitting, chosen = next(ways)
        table = game.new(sitting, seed + number, chosen)
        _check_one(table, Fast(seed + number), report, every, most, languages, said)
    if len(report.redrawn) >= ENOUGH_RESAMPLES and not any(report.redrawn):
        table = game.new(seats, seed)
        what = f"in {len(report.redrawn)} resamples every hidden thing was left in its place"
        raise broken("resample", table, what)
    return report


def _ways(
    game: Game, sittings: Sequence[int], options: Mapping[str, Any] | None
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of options, one by one: a game may have millions of them."""
    if options is not None:
        yield from ((sitting, dict(options)) for sitting in sittings)
        return
    for sitting, *values in product(sittings, *(option.values for option in game.options.values())):
        yield sitting, dict(zip(game.options, values, strict=True))


def _check_one(
    table: Table, rng: Rng, report: Report, every: int, most: int, languages: Sequence[str], said: set[str]
) -> None:
    def hold(law: str, check: Callable[[], object]) -> None:
        check()
        report.count(law)

    first = table.census()
    read_so_far = logs(table)
    kept: list[Kept] = []
    while True:
        hold("census", lambda: census(table, first))
        read_so_far = log_grows(table, read_so_far)
        report.count("log")
        if table.over:
            break
        hold("bound", lambda: in_bound(table, most))
        hold("choices", lambda: choices(table))
        hold("order", lambda: order(table))
        hold("quick", lambda: quick(table))
        if report.decisions % every == 0:
            kept.append(Kept(table))
            hold("copy", lambda: copies(table, rng, most))
            kept.append(pickles(table, rng, most))
            report.count("pickle")
            report.redrawn += resamples(table, rng, most)
            report.count("resample")
            hold("knowledge", lambda: knowledge(table, rng))
            hold("replay", lambda: replays(table))
            _hold_asked(table, rng, hold, languages, said)
        seat = table.to_act[rng.below(len(table.to_act))]
        moves = table.moves(seat)
        table.play(seat, moves[rng.below(len(moves))])
        report.decisions += 1
    hold("result", lambda: result(table))
    hold("replay", lambda: replays(table))
    if report.games % every == 0:
        _hold_asked(table, rng, hold, languages, said)
    for one in kept:
        hold(one.law, one.unchanged)
        hold(one.law, lambda one=one: one.follows(table))  # type: ignore[misc]
    report.games += 1
    report.longest = max(report.longest, int(table.ply))


def _hold_asked(
    table: Table,
    rng: Rng,
    hold: Callable[[str, Callable[[], object]], None],
    languages: Sequence[str],
    said: set[str],
) -> None:
    """Costly laws that are held at the end of a game as well."""
    hold("refusals", lambda: refusals(table, languages, said))
    hold("pointing", lambda: answers(table, languages, said))
    hold("thinkable", lambda: thinkable(table))
    hold("illegal move", lambda: illegal_moves(table, rng))
    hold("view", lambda: views(table))
