"""Bots beside the server: they think in processes of their own, and whatever one does, a legal move comes."""

import asyncio
import logging
import os
import random
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from typing import Any, Final, TypeVar

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.arena.processes import deaf_to_interrupts
from pentapolis.bots import PlanBot, Position, SearchBot, make_bot
from pentapolis.kernel.rng import Keyed
from pentapolis.server.offered import spec_of
from pentapolis.server.system import stand_back

T = TypeVar("T")

LOG: Final = logging.getLogger("pentapolis.bots")
TRIES: Final = 2
START_LIMIT: Final = 60.0  # seconds in which a process must be ready: a busy machine imports slowly
NICENESS: Final = 10
#: Bots give way to everything else, and somebody waits: on a machine that leaves them less than a fifth of a processor
#: they answer with what they have found by then.
PATIENCE: Final = 5.0


class RunnerClosed(RuntimeError):
    """The bots have stopped: nobody will choose this move."""


@dataclass(frozen=True, eq=False)
class Job:
    """All a process must know to choose a move, and who waits for it."""

    record: dict[str, Any]
    seat: int
    level: str
    seed: int
    answer: asyncio.Future[str]


class BotRunner:
    """Chooses moves in up to `workers` processes, first come first served.

    Every process is a pool of its own: one that dies or is stuck is replaced without the others noticing. A choice
    that fails is tried once more in a fresh process; if that fails too, chance chooses.
    """

    def __init__(self, workers: int, limit: float = 20.0) -> None:
        """`limit`: the seconds a bot may think."""
        if workers < 1:
            raise ValueError(f"bots need at least 1 process, not {workers}")
        self._count = workers
        self._limit = limit
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def choose(self, record: dict[str, Any], seat: int, level: str, seed: int) -> str:
        """The move of a bot in the game of a record, in notation: always a legal one.

        ValueError if the record is not valid or the seat owes no decision. If the caller is cancelled while a bot
        thinks, the bot finishes and its answer is dropped.
        """
        if self._closed:
            raise RunnerClosed("the bots have stopped")
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(_Worker())) for _ in range(self._count)]
        job = Job(record, seat, level, seed, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return await job.answer

    @property
    def waiting(self) -> int:
        """How many choices nobody has begun to think about."""
        return self._jobs.qsize()

    async def close(self) -> None:
        """End the processes without waiting for their answers. Closing again does nothing."""
        self._closed = True
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._jobs.empty():
            _refuse(self._jobs.get_nowait())

    async def _work(self, worker: "_Worker") -> None:
        try:
            while True:
                job = await self._jobs.get()
                if job.answer.done():  # nobody waits any longer
                    continue
                try:
                    move = await self._chosen(worker, job)
                except Exception as error:  # the caller's fault: there is no such position
                    if not job.answer.done():
                        job.answer.set_exception(error)
                except asyncio.CancelledError:
                    _refuse(job)
                    raise
                else:
                    if not job.answer.done():
                        job.answer.set_result(move)
        finally:
            await worker.end()

    async def _chosen(self, worker: "_Worker", job: Job) -> str:
        for _ in range(TRIES):
            try:
                return await worker.think(job, self._limit)
            except Exception as error:  # of the bot, of its process or of the clock: the remedy is the same
                late = isinstance(error, TimeoutError)
                LOG.warning("bot %s failed: %s", job.level, f"no move in {self._limit:g} s" if late else error)
                await worker.end()
        LOG.error("bot %s failed twice, so chance chooses its move", job.level)
        return any_move(job.record, job.seat)


class _Worker:
    """One process, started when there is something to do."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job, limit: float) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_prepare)
            async with asyncio.timeout(START_LIMIT):  # the bot's own time begins when the process is ready
                await _answer_of(_started(self._pool))
        future = self._pool.submit(think, job.record, job.seat, spec_of(job.level), job.seed)
        async with asyncio.timeout(limit):
            return await _answer_of(future)

    async def end(self) -> None:
        """Kill the process, whatever it is doing; the next job starts another."""
        if self._pool is not None:
            await asyncio.to_thread(_kill, self._pool)
            self._pool = None


async def _answer_of(future: Future[T]) -> T:
    # Shielded: a pool whose process dies trips over a future that was cancelled before the process took it.
    answer = asyncio.wrap_future(future)
    answer.add_done_callback(_heard)
    return await asyncio.shield(answer)


def _heard(answer: "asyncio.Future[Any]") -> None:
    """What becomes of an answer that nobody waits for any longer is no news."""
    if not answer.cancelled():
        answer.exception()


def _started(pool: ProcessPoolExecutor) -> Future[None]:
    """Start the process; the future tells when it is ready."""
    # Ctrl-C goes to all processes of the terminal; this one is the server's to end, from its first moment on.
    with deaf_to_interrupts():
        return pool.submit(_ready)


def _kill(pool: ProcessPoolExecutor) -> None:
    # A pool has no public way to end a process that does not listen.
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)


def _refuse(job: Job) -> None:
    if not job.answer.done():
        job.answer.set_exception(RunnerClosed("the bots have stopped"))


def any_move(record: dict[str, Any], seat: int) -> str:
    """A legal move, whichever."""
    table = pentapolis.replay(record)
    moves = table.moves(seat)
    if not moves:
        raise ValueError(f"seat {seat} owes no decision")
    return table.game.notation(random.SystemRandom().choice(moves))


# --- in the process of a bot ------------------------------------------------------------------------------------------


def _prepare() -> None:
    """People's moves go before bots' thoughts, and no bot outlives its server, however that ends."""
    stand_back(NICENESS)
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    server = parent_process()
    assert server is not None
    connection.wait([server.sentinel])
    os._exit(1)


def _ready() -> None:
    """Done as soon as this module is imported."""


def think(record: dict[str, Any], seat: int, level: str, seed: int) -> str:
    """What the bot plays; it is shown only what its seat may know. RuntimeError if it fails or cheats."""
    table = pentapolis.replay(record)
    # Two seeds: a bot that knew the other's could work out what was redrawn for it.
    position = Position(table, seat, Keyed(derived(seed, "position")))
    try:
        bot = make_bot(level, table.game, derived(seed, "bot"))
        if isinstance(bot, SearchBot | PlanBot):
            bot.patience = PATIENCE
        move: object = bot.choose(position)
    except BaseException as error:  # a bot of another package may raise anything, also what cannot be sent
        raise RuntimeError(" ".join(f"{type(error).__name__}: {error}".split())) from None
    if type(move) is not int:
        raise RuntimeError(f"{move!r} is not a move")
    reason = table.why_not(seat, move)
    if reason is not None:
        raise RuntimeError(f"{reason.text} [{reason.rule}]")
    return table.game.notation(move)
