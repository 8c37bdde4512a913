"""Whose bot thinks next: nobody's tables keep another's waiting."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from pentapolis.server import turns
from pentapolis.server.turns import Turns
from tests.server.house import (
    BOT,
    GAME,
    ME,
    OPEN,
    PATIENCE,
    Client,
    Json,
    QuickBots,
    Server,
    ThinkingBots,
    roomy,
    wait_for,
)

T = TypeVar("T")


class Seatless:
    """A table as the queue knows it."""

    def __init__(self, name: str, group: str, rank: int = 0) -> None:
        self.name = name
        self.group = group
        self.rank = rank
        self.told: list[tuple[int, int, float]] = []

    def tell_wait(self, seat: int, ahead: int, seconds: float) -> None:
        self.told.append((seat, ahead, seconds))


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


Thought = Callable[[], Awaitable[None]]


async def at_once() -> None:
    """A thought that takes no time."""
    await asyncio.sleep(0)


def order_of(tables: list[Seatless], places: int = 1, thought: Thought = at_once) -> list[str]:
    """In which order the bots of these tables think, if all are asked at the same moment."""

    async def play() -> list[str]:
        queue = Turns(places)
        order: list[str] = []

        async def one(table: Seatless) -> None:
            async with queue.turn(table, 1):
                order.append(table.name)
                await thought()

        await asyncio.gather(*(one(table) for table in tables))
        assert queue.busy == 0
        assert not queue.waiting
        queue.close()
        return order

    return run(play())


def test_somebody_waits_only_for_a_turn_of_each_other_visitor_not_for_all_tables_of_one() -> None:
    tables = [Seatless(f"a{n}", "hostile") for n in range(200)]
    order = order_of([*tables, Seatless("b", "bela"), Seatless("c", "cili")])
    assert order.index("b") <= 2
    assert order.index("c") <= 3
    assert order[0] == "a0"


def test_tables_of_one_visitor_take_turns_too() -> None:
    greedy = Seatless("greedy", "anna")
    order = order_of([greedy, greedy, greedy, greedy, Seatless("other", "anna")])
    assert order.index("other") == 1


def test_tables_where_somebody_waits_go_first_and_the_others_get_every_fourth_turn() -> None:
    tables = [Seatless(f"nobody{n}", f"x{n}", 2) for n in range(3)]
    tables += [Seatless(f"watched{n}", f"y{n}", 1) for n in range(3)]
    tables += [Seatless(f"person{n}", f"z{n}", 0) for n in range(9)]
    order = order_of(tables)
    people = [place for place, name in enumerate(order) if name.startswith("person")]
    # The first comes before there is anything to choose from.
    assert order[0] == "nobody0"
    assert people == [1, 2, 4, 5, 6, 8, 9, 10, 12]
    assert order[3] == "watched0"


def test_as_many_think_at_once_as_there_are_places_and_who_gives_up_gives_the_place_back() -> None:
    async def play() -> None:
        queue = Turns(2)
        tables = [Seatless(str(n), str(n)) for n in range(6)]
        most = 0
        thought: list[str] = []
        ended = asyncio.Event()

        async def one(table: Seatless) -> None:
            nonlocal most
            async with queue.turn(table, 0):
                most = max(most, queue.busy)
                await ended.wait()
                thought.append(table.name)

        tasks = [asyncio.create_task(one(table)) for table in tables]
        while len(queue.waiting) < 4:
            await asyncio.sleep(0)
        tasks[0].cancel()  # thinks
        tasks[3].cancel()  # waits
        while queue.busy < 2 or len(queue.waiting) > 2:
            await asyncio.sleep(0)
        ended.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most == 2
        assert sorted(thought) == ["1", "2", "4", "5"]
        assert (queue.busy, len(queue.waiting)) == (0, 0)
        queue.close()

    run(play())


def test_who_gives_up_while_another_leaves_takes_no_place_with_him() -> None:
    async def play() -> None:
        queue = Turns(1)
        ended = asyncio.Event()

        async def one(name: str) -> None:
            async with queue.turn(Seatless(name, name), 0):
                await ended.wait()

        tasks = [asyncio.create_task(one(str(n))) for n in range(3)]
        while len(queue.waiting) < 2:
            await asyncio.sleep(0)
        for task in tasks[:2]:  # who thinks, and who would be next: neither has said so before the other
            task.cancel()
        ended.set()
        assert [type(fault) for fault in await asyncio.gather(*tasks, return_exceptions=True)] == [
            asyncio.CancelledError,
            asyncio.CancelledError,
            type(None),
        ]
        assert (queue.busy, len(queue.waiting)) == (0, 0)
        queue.close()

    run(play())


def test_people_are_told_how_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TOLD_AFTER", 0.0)
    monkeypatch.setattr(turns, "TELL_EVERY", 0.0)
    tables = [Seatless(f"a{n}", "hostile") for n in range(4)] + [Seatless("b", "bela"), Seatless("nobody", "c", 2)]
    mine = tables[4]
    thoughts = 0

    async def until_all_were_told() -> None:
        """As long as anybody waits who has not heard how long since the thought began."""
        nonlocal thoughts
        thoughts += 1
        heard = [(table, len(table.told)) for table in tables[thoughts:4]]
        await asyncio.sleep(0.001)
        while any(len(table.told) == before for table, before in heard):
            await asyncio.sleep(0)

    order_of(tables, thought=until_all_were_told)
    assert mine.told[0][:2] == (1, 1)  # one of the other visitor's comes first
    assert max(ahead for _, ahead, _ in tables[3].told) == 3
    assert all(seconds > 0 for _, _, seconds in mine.told)
    assert tables[5].told == []


# --- on the server ----------------------------------------------------------------------------------------------------


class HeldBots(QuickBots):
    """Every thought lasts until it may end; what was asked is noted."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.levels: list[str] = []

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        self.levels.append(level)
        while not self.may_end.is_set():
            await asyncio.sleep(0.01)
        return await super().choose(record, seat, level, seed)


class SlowBots(QuickBots):
    """Every thought takes its time."""

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        await asyncio.sleep(0.02)
        return await super().choose(record, seat, level, seed)


def plies(server: Server, table: str) -> int:
    return int(server.room(table).sitting.table.ply)


def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db"), SlowBots()) as server, Client(server.address) as anna:
        table = anna.table(BOT, BOT)
        alone = anna.table(BOT, BOT)
        time.sleep(0.3)
        assert plies(server, table) == 0
        with anna.socket() as line:
            line.watch(table)
            wait_for(lambda: plies(server, table) >= 3)
        wait_for(lambda: not server.room(table).bot_tasks)
        reached = plies(server, table)
        time.sleep(0.2)
        assert plies(server, table) == reached
        assert plies(server, alone) == 0
        again = server.again()  # and nobody wakes them
        try:
            assert again.do(again.store.to_wake()) == []
        finally:
            again.stop()


def test_a_move_that_has_waited_too_long_is_made_at_the_quickest_level(tmp_path: Path) -> None:
    bots = HeldBots()
    settings = roomy(f"sqlite:///{tmp_path}/p.db", bot_workers=1, bot_wait=0.3)
    expert = {"kind": "bot", "level": "expert"}
    with Server(settings, bots) as server, Client(server.address) as anna:
        tables = [anna.table(ME, expert, options={"starter": 1}) for _ in range(4)]  # the bot decides first
        wait_for(lambda: len(bots.levels) == 1)
        wait_for(lambda: len(server.house.rooms.turns.waiting) == 3)
        time.sleep(0.4)
        bots.may_end.set()
        wait_for(lambda: not any(server.room(table).bot_tasks for table in tables))
        assert bots.levels[:4] == ["expert", "easy", "easy", "easy"]


def test_experts_of_whoever_has_many_waiting_are_quicker(tmp_path: Path) -> None:
    bots = HeldBots()
    settings = roomy(f"sqlite:///{tmp_path}/p.db", bot_workers=1, bot_wait=1e6)
    expert = {"kind": "bot", "level": "expert"}
    with Server(settings, bots) as server, Client(server.address) as anna:
        for _ in range(6):
            anna.table(ME, expert, options={"starter": 1})  # the bot decides first
        wait_for(lambda: len(server.house.rooms.turns.waiting) == 5)
        bots.may_end.set()
        wait_for(lambda: not server.house.rooms.turns.waiting and not server.house.rooms.turns.busy)
        # Of those behind the first, as long as more than two still wait.
        assert bots.levels[:6] == ["expert", "hard", "hard", "expert", "expert", "expert"]


def test_a_person_hears_that_the_bot_waits_for_its_turn(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", bot_workers=1)
    with Server(settings, ThinkingBots()) as server, Client(server.address) as anna:
        _, table = (anna.table(ME, BOT, options={"starter": 1}) for _ in range(2))  # the bot decides first
        with anna.socket() as line:
            line.watch(table, 0)
            told = line.until(lambda m: m["type"] == "bot-wait")
        assert told["table"] == table
        assert told["seat"] == 1
        assert told["seconds"] >= 1


def test_bots_play_at_so_many_tables_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", bot_tables=2, bot_tables_per_address=3)
    with Server(settings, ThinkingBots()) as server, Client(server.address) as anna, Client(server.address) as bela:
        wanted = {"game": GAME, "places": [ME, BOT]}
        assert [anna.post("/tables", wanted).status_code for _ in range(3)] == [201, 201, 429]
        refused = anna.post("/tables", wanted).json()
        assert (refused["code"], refused["args"]) == ("too-many-bots", {"count": 2})
        assert anna.table(ME, ME)
        assert anna.table(ME, OPEN)
        assert [bela.post("/tables", wanted).status_code for _ in range(2)] == [201, 429]
