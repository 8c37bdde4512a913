"""Bots beside the server: a legal move comes whatever a bot or its process does, and nothing is left behind."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.bots import Position, make_bot
from pentapolis.server.bots import BotRunner, RunnerClosed
from pentapolis.server.offered import levels
from tests.server.misbehaving import BEGUN

T = TypeVar("T")
GAME = "seven-wonders-duel"
BOTS = "tests.server.misbehaving"
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0


def table_after(plies: int) -> pentapolis.Table:
    table = pentapolis.game(GAME).new(seed=11)
    for _ in range(plies):
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    return table


TABLE = table_after(20)
RECORD = TABLE.record().data()
SEAT = TABLE.to_act[0]
LEGAL = [TABLE.game.notation(move) for move in TABLE.moves(SEAT)]


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def runner_of(workers: int = 1, limit: float = 20.0) -> AsyncIterator[BotRunner]:
    runner = BotRunner(workers, limit)
    try:
        yield runner
    finally:
        await runner.close()
        assert multiprocessing.active_children() == []


async def a_worker_thinks() -> int:
    """The process of the only worker, as soon as it has started."""
    while not multiprocessing.active_children():
        await asyncio.sleep(0.01)
    (worker,) = multiprocessing.active_children()
    assert worker.pid is not None
    return worker.pid


def test_levels_go_from_weak_to_strong() -> None:
    assert levels(TABLE.game) == ["easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("level", ["easy", "medium", "search:simulations=50"])
def test_a_bot_plays_what_the_same_bot_plays_here(level: str) -> None:
    async def play() -> str:
        async with runner_of() as runner:
            return await runner.choose(RECORD, SEAT, level, 5)

    position = Position(TABLE, SEAT, pentapolis.Keyed(derived(5, "position")))
    expected = TABLE.game.notation(make_bot(level, TABLE.game, derived(5, "bot")).choose(position))
    assert len(LEGAL) > 1
    assert run(play()) == expected


def test_bots_do_not_think_in_the_server_process_and_give_way_to_it() -> None:
    async def play() -> tuple[int, int]:
        async with runner_of() as runner:
            choice = asyncio.create_task(runner.choose(RECORD, SEAT, f"{BOTS}:Slow", 5))
            pid = await a_worker_thinks()
            assert await choice == LEGAL[0]
            return pid, os.getpriority(os.PRIO_PROCESS, pid)

    pid, niceness = run(play())
    assert pid != os.getpid()
    assert niceness > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_killed_process_is_replaced_and_the_bot_answers(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setenv(BEGUN, str(begun))

    async def play() -> str:
        async with runner_of(limit=PATIENCE) as runner:
            choice = asyncio.create_task(runner.choose(RECORD, SEAT, f"{BOTS}:StuckAtFirst", 5))
            while not begun.exists():
                await asyncio.sleep(0.01)
            os.kill(await a_worker_thinks(), signal.SIGKILL)
            return await choice

    assert run(play()) == LEGAL[0]
    assert [record.levelno for record in caplog.records if record.name == "pentapolis.bots"] == [logging.WARNING]


@pytest.mark.parametrize("bot", ["Dying", "Leaving", "Unsendable", "Illegal", "Nonsense", "NoSuchBot"])
def test_a_bot_that_fails_twice_is_replaced_by_chance(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> tuple[str, str]:
        async with runner_of() as runner:
            failed = await runner.choose(RECORD, SEAT, f"{BOTS}:{bot}", 5)
            return failed, await runner.choose(RECORD, SEAT, f"{BOTS}:First", 5)

    failed, after = run(play())
    assert failed in LEGAL
    assert after == LEGAL[0]
    lines = [record for record in caplog.records if record.name == "pentapolis.bots"]
    assert [line.levelno for line in lines] == [logging.WARNING, logging.WARNING, logging.ERROR]
    assert all("\n" not in line.getMessage() for line in lines)


def test_a_stuck_bot_is_stopped_after_its_time() -> None:
    async def play() -> tuple[str, float]:
        async with runner_of(limit=0.5) as runner:
            began = time.monotonic()
            move = await runner.choose(RECORD, SEAT, f"{BOTS}:Stuck", 5)
            return move, time.monotonic() - began

    move, seconds = run(play())
    assert move in LEGAL
    assert seconds >= 1.0  # twice the limit, and the start of two processes


def test_a_stuck_bot_does_not_hold_up_the_others() -> None:
    async def play() -> list[str]:
        async with runner_of(workers=2, limit=2.0) as runner:
            ready = [runner.choose(RECORD, SEAT, f"{BOTS}:Slow", seed) for seed in range(2)]
            moves = list(await asyncio.gather(*ready))  # both processes are there
            stuck = asyncio.create_task(runner.choose(RECORD, SEAT, f"{BOTS}:Stuck", 5))
            moves += [await runner.choose(RECORD, SEAT, f"{BOTS}:First", seed) for seed in range(4)]
            assert not stuck.done()
            while not stuck.done():  # these think while the stuck one is stopped, and again
                moves.append(await runner.choose(RECORD, SEAT, f"{BOTS}:Slow", 5))
            assert await stuck in LEGAL
            return moves

    assert set(run(play())) == {LEGAL[0]}


def test_first_come_first_served() -> None:
    async def play() -> list[int]:
        done: list[int] = []

        async def one(number: int) -> None:
            await runner.choose(RECORD, SEAT, f"{BOTS}:First", number)
            done.append(number)

        async with runner_of() as runner:
            await asyncio.gather(*(one(number) for number in range(12)))
        return done

    assert run(play()) == list(range(12))


def test_whoever_stops_waiting_takes_nothing_from_the_others() -> None:
    async def play() -> str:
        async with runner_of() as runner:
            given_up = [asyncio.create_task(runner.choose(RECORD, SEAT, f"{BOTS}:Slow", 5)) for _ in range(20)]
            pid = await a_worker_thinks()
            for choice in given_up:
                choice.cancel()
            move = await asyncio.wait_for(runner.choose(RECORD, SEAT, f"{BOTS}:First", 5), PATIENCE)
            assert await a_worker_thinks() == pid
            return move

    assert run(play()) == LEGAL[0]


def test_closing_ends_thinking_processes_at_once_and_tells_who_waits(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        runner = BotRunner(2, limit=1000.0)
        choices = [asyncio.create_task(runner.choose(RECORD, SEAT, f"{BOTS}:Stuck", 5)) for _ in range(4)]
        while len(multiprocessing.active_children()) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        await runner.close()
        answers = await asyncio.gather(*choices, return_exceptions=True)
        assert all(isinstance(answer, RunnerClosed) for answer in answers)
        with pytest.raises(RunnerClosed):
            await runner.choose(RECORD, SEAT, "easy", 5)
        await runner.close()

    run(play())
    gc.collect()  # answers that nobody asked for would be told now
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert multiprocessing.active_children() == []


def test_nothing_is_started_before_the_first_job() -> None:
    async def play() -> None:
        async with runner_of():
            await asyncio.sleep(0.1)
            assert multiprocessing.active_children() == []

    run(play())


@pytest.mark.parametrize(("record", "seat"), [({**RECORD, "moves": ["0 nonsense"]}, SEAT), (RECORD, 1 - SEAT)])
def test_a_position_that_does_not_exist_is_the_callers_fault(record: dict[str, Any], seat: int) -> None:
    async def play() -> None:
        async with runner_of() as runner:
            with pytest.raises(ValueError, match=r"nonsense|owes no decision"):
                await runner.choose(record, seat, f"{BOTS}:First", 5)
            assert await runner.choose(RECORD, SEAT, f"{BOTS}:First", 5) == LEGAL[0]

    run(play())


def test_a_runner_needs_a_process() -> None:
    with pytest.raises(ValueError, match="at least 1 process"):
        BotRunner(0)


ORPHANS = f"""
import asyncio, multiprocessing
from pentapolis.server.bots import BotRunner

async def main():
    runner = BotRunner(1)
    asyncio.create_task(runner.choose({RECORD!r}, {SEAT}, "{BOTS}:Stuck", 5))
    while not multiprocessing.active_children():
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.0)
    print(multiprocessing.active_children()[0].pid, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and waits to be counted does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_server_that_is_killed_leaves_no_bots_behind(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHANS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            pid = int(server.stdout.readline())
            assert alive(pid)
        finally:
            server.kill()
    deadline = time.monotonic() + PATIENCE
    while alive(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(pid)
