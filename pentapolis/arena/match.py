"""Playing a match: rounds in which every bot sits in every seat on the same deal."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import get_context
from time import monotonic, thread_time
from traceback import format_exception
from typing import Any

import pentapolis
from pentapolis.arena.processes import deaf_to_interrupts, end, ignore_interrupts
from pentapolis.arena.result import Fault, GameResult, Interrupted, MatchResult, in_order
from pentapolis.bots import Bot, Position, make_bot
from pentapolis.kernel.rng import SEED_BITS, Keyed
from pentapolis.kernel.table import Table

CRASH = "crash"
ILLEGAL = "illegal"

Progress = Callable[[int, int], None]  # games done, games in all
Each = Callable[[GameResult], None]


@dataclass(frozen=True)
class Job:
    """All a process must know to play one game."""

    game: str
    specs: list[str]
    options: dict[str, Any]
    seed: int  # of the match
    number: int
    record: bool = False


def match(
    game: str,
    specs: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    each: Each | None = None,
    records: bool = False,
) -> MatchResult:
    """Play `games` games between the bots of `specs` (see `pentapolis.bots.make_bot`).

    Games come in rounds: on the same deal every bot sits once in every seat, so two bots play pairs of games
    with the seats swapped. Every game has seeds of its own: with budgets of simulations the result does not
    depend on how many processes play (None: all cores). A bot that crashes or answers an illegal move loses
    that game.

    `each` is called with every game when it has ended. With `records` the games bring their records. Ctrl-C raises
    `Interrupted`, which has what was played until then.
    """
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    if processes is not None and processes < 1:
        raise ValueError(f"processes must be at least 1, not {processes}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"the seed must be a whole number of at most {SEED_BITS} bits, not {seed!r}")
    rules = pentapolis.game(game)
    if len(specs) not in rules.seats:
        counts = " or ".join(str(count) for count in rules.seats)
        raise ValueError(f"{game} is played by {counts} bots, not {len(specs)}")
    chosen = rules.checked_options(options if options is not None else {})
    for spec in specs:
        make_bot(spec, rules, 0)  # a bad spec is found here, not in the middle of the match
    jobs = [Job(game, list(specs), chosen, seed, number, records) for number in range(games)]
    began = monotonic()
    workers = min(processes or os.cpu_count() or 1, games)
    played: list[GameResult] = []

    def result() -> MatchResult:
        return MatchResult(game, list(specs), seed, chosen, in_order(played), monotonic() - began)

    try:
        for ended in _here(jobs) if workers == 1 else _in_processes(jobs, workers):
            played.append(ended)
            if each is not None:
                each(ended)
            if progress is not None:
                progress(len(played), len(jobs))
    except KeyboardInterrupt:
        raise Interrupted(result(), games) from None
    except BrokenProcessPool as error:
        raise RuntimeError(f"a process of the match ended by itself after {len(played)} of {games} games") from error
    return result()


def _here(jobs: list[Job]) -> Iterator[GameResult]:
    for job in jobs:
        yield play_game(job)


def _in_processes(jobs: list[Job], workers: int) -> Iterator[GameResult]:
    # Spawned, not forked: a fork copies whatever threads and locks the caller has.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=ignore_interrupts)
    try:
        with deaf_to_interrupts():
            futures = [pool.submit(play_game, job) for job in jobs]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:  # also when nobody asks for the rest
        end(pool)
        raise
    pool.shutdown()


def play_game(job: Job) -> GameResult:
    """Play one game of a match."""
    rules = pentapolis.game(job.game)
    count = len(job.specs)
    turn, shift = divmod(job.number, count)
    table_seed = derived(job.seed, f"round {turn}")
    table = rules.new(count, table_seed, job.options)
    seats = [(bot + shift) % count for bot in range(count)]
    bots = [
        make_bot(spec, rules, derived(job.seed, f"game {job.number} bot {bot}")) for bot, spec in enumerate(job.specs)
    ]
    rng = Keyed(derived(job.seed, f"game {job.number} positions"))
    decisions = [0] * count
    seconds = [0.0] * count
    fault: Fault | None = None
    while fault is None and not table.over:
        seat = table.to_act[0]
        bot = seats.index(seat)
        decisions[bot] += 1
        rng.open(str(table.ply))
        position = Position(table, seat, rng)
        before = thread_time()
        answer = _answer(bots[bot], position, bot)
        seconds[bot] += thread_time() - before
        fault = answer if isinstance(answer, Fault) else _played(table, seat, bot, answer)
    if fault is None:
        winners = sorted(seats.index(seat) for seat in table.winners)
        scores = table.scores
        by_bot: list[int] | None = [scores[seat] for seat in seats]
        victory: str | None = table.view(None).get("victory")
    else:
        loser = fault.bot
        winners = [bot for bot in range(count) if bot != loser]
        by_bot = None
        victory = None
    record = table.record() if job.record else None
    return GameResult(job.number, table_seed, seats, winners, victory, by_bot, decisions, seconds, fault, record)


def _answer(bot: Bot, position: Position, number: int) -> object:
    """The bot's move, or the fault it died of: another package's bot must not end the match."""
    try:
        return bot.choose(position)
    except (Exception, SystemExit) as error:  # whatever a bot may raise
        way = error.__traceback__
        trace = "".join(format_exception(type(error), error, way.tb_next if way is not None else None))  # without us
        return Fault(number, CRASH, f"{type(error).__name__}: {error}", trace)


def _played(table: Table, seat: int, bot: int, answer: object) -> Fault | None:
    """Play the answer, or say what is wrong with it."""
    if type(answer) is not int:
        return Fault(bot, ILLEGAL, f"{answer!r} is not a move")
    reason = table.why_not(seat, answer)
    if reason is not None:
        written = table.game.notation(answer) if table.game.vocabulary.knows(answer) else str(answer)
        return Fault(bot, ILLEGAL, f"{written}: {reason.text} [{reason.rule}]")
    table.make(seat, answer)
    return None


def derived(seed: int, use: str) -> int:
    """A seed of its own for each use: nobody can work out one from another."""
    key = seed.to_bytes(SEED_BITS // 8, "big")
    return int.from_bytes(blake2b(use.encode(), key=key, digest_size=SEED_BITS // 8).digest(), "big")
