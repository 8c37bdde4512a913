"""kill -9 while people and bots play: what was acknowledged is there, nothing is doubled, and the game goes on."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import pytest
import websockets
from pysqlite3 import dbapi2  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from pentapolis.server.journal import Moved, read
from pentapolis.server.sitting import unfolded
from pentapolis.store import Entry, open_store
from tests.ports import free_port
from tests.server.house import GAME, ME, Json, wait_for

ROOT: Final = Path(__file__).parents[2]
KILLS: Final = 5  # in every run of the tests; the slow ones go on for longer
MANY_KILLS: Final = 24
TABLES: Final = 4  # at which each person plays at once
#: The command line, with rates for clients that are faster than people.
START: Final = """
from msgspec.structs import replace
from pentapolis.cli import main
from pentapolis.server import run

serve = run.serve
run.serve = lambda settings, language: serve(replace(settings, commands=(1e6, 1e6), messages=(1e6, 1e6)), language)
main()
"""
PATIENCE: Final = 120.0


class Process:
    """A real server, as `pentapolis serve` starts it."""

    def __init__(self, url: str, port: int, errors: Path) -> None:
        self.command = [
            sys.executable, "-c", START, "serve", "--port", str(port), "--database-url", url,
            "--bot-pause", "0", "--bot-workers", "1",
        ]  # fmt: skip
        self.errors = errors
        self.address = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                self.command,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                text=True,
            )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip(), self.errors.read_text()  # it says so when it is ready

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def post(self, path: str, body: Json, bearer: str | None = None) -> Json:
        headers = {"content-type": "application/json"}
        if bearer is not None:
            headers["authorization"] = f"Bearer {bearer}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: Json = json.load(answer)
            return found


class Player:
    """Plays a game on one screen; a command whose answer did not come is sent again with the same id."""

    def __init__(self, address: str, bearer: str, table: str, seed: int) -> None:
        self.address = address.replace("http", "ws") + "/api/socket"
        self.bearer = bearer
        self.table = table
        self.generator = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.sent: Json | None = None  # waits for its answer
        self.state: Json | None = None
        self.lost = 0  # lines
        self.over = asyncio.Event()

    async def play(self) -> None:
        while not self.over.is_set():
            try:
                async with connect(
                    self.address,
                    additional_headers={"authorization": f"Bearer {self.bearer}"},
                    compression=None,
                    open_timeout=10,
                    close_timeout=0.2,
                    proxy=None,
                ) as link:
                    await self.converse(link)
            except (OSError, TimeoutError, websockets.exceptions.WebSocketException, EOFError):
                self.lost += 1
                await asyncio.sleep(0.25)

    async def converse(self, link: ClientConnection) -> None:
        await self.watch(link, 0)
        if self.sent is not None:
            await link.send(json.dumps(self.sent))
        while not self.over.is_set():
            message: Json = json.loads(await link.recv())
            match message["type"]:
                case "done":
                    self.answered(message)
                case "denied" | "gone" | "fault":
                    raise AssertionError(message)
                case "state":
                    self.state = message
            await self.go_on(link)

    async def watch(self, link: ClientConnection, seat: int) -> None:
        await link.send(json.dumps({"type": "watch", "table": self.table, "seat": seat}))

    def answered(self, message: Json) -> None:
        known = self.acknowledged.setdefault(message["id"], message["seq"])
        assert known == message["seq"]
        if self.sent is not None and self.sent["id"] == message["id"]:
            self.sent = None
        if self.state is not None and self.state["seq"] < message["seq"]:
            self.state = None  # the one after the command is on its way

    async def go_on(self, link: ClientConnection) -> None:
        state = self.state
        if state is None or self.sent is not None:
            return
        if state["info"]["status"] == "over":
            self.over.set()
        elif state["stamp"] is None:
            if state["info"]["to_act"] and state["info"]["seats"][state["info"]["to_act"][0]]["you"]:
                self.state = None
                await self.watch(link, state["info"]["to_act"][0])
        else:
            move = self.generator.choice(state["view"]["moves"])
            do = {"type": "play", "seat": state["seat"], "stamp": state["stamp"], "move": move}
            self.sent = {"type": "command", "id": f"c{len(self.acknowledged)}", "table": self.table, "do": do}
            self.state = None
            await link.send(json.dumps(self.sent))


async def journal(url: str, table: str) -> list[Entry]:
    store = await open_store(url)
    try:
        stored = await store.load(table)
        assert stored is not None
        return stored.entries
    finally:
        await store.close()


def check(url: str, players: list[Player]) -> None:
    for player in players:
        entries = asyncio.run(journal(url, player.table))
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry.command: entry.seq for entry in entries if entry.command is not None}
        assert len(stored) == sum(entry.command is not None for entry in entries)
        assert player.acknowledged.items() <= stored.items()
        unfolded(player.table, [read(entry.body) for entry in entries])  # every move in it is legal


def test_killed_again_and_again_while_people_play(url: str, tmp_path: Path) -> None:
    killed_while_people_play(url, tmp_path, KILLS)


@pytest.mark.slow
def test_killed_many_times_while_people_play(url: str, tmp_path: Path) -> None:
    killed_while_people_play(url, tmp_path, MANY_KILLS)


def killed_while_people_play(url: str, tmp_path: Path, wanted: int) -> None:
    generator = random.Random(5)
    server = Process(url, free_port(), tmp_path / "errors")
    try:
        players = []
        for seed in range(3):
            bearer = server.post("/api/session", {"bearer": True})["bearer"]
            for _ in range(TABLES):
                table = server.post("/api/tables", {"game": GAME, "places": [ME, ME]}, bearer)["id"]
                players.append(Player(server.address, bearer, table, seed))

        async def storm() -> int:
            tasks = [asyncio.create_task(player.play()) for player in players]
            kills = 0
            try:
                while kills < wanted:
                    await asyncio.sleep(generator.uniform(0.05, 0.8))
                    for task in tasks:
                        if task.done():
                            task.result()  # a client that has noticed something tells it here
                    await asyncio.to_thread(server.end, signal.SIGKILL)
                    kills += 1
                    await asyncio.to_thread(server.start)
                for task in (task for at, task in enumerate(tasks) if at % TABLES):
                    task.cancel()  # one game of each person is enough to be played to the end
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*tasks[::TABLES])
            finally:
                for task in tasks:
                    task.cancel()
                results = await asyncio.gather(*tasks, return_exceptions=True)
            faults = [r for r in results if isinstance(r, Exception)]
            assert not faults, faults
            return kills

        assert asyncio.run(storm()) == wanted
        assert server.end(signal.SIGTERM) == 0
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
    assert sum(player.lost for player in players) > wanted
    assert sum(len(player.acknowledged) for player in players) > 5 * wanted
    assert all(player.over.is_set() for player in players[::TABLES])
    check(url, players)
    assert "Traceback" not in (tmp_path / "errors").read_text()


def test_bots_play_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    """At tables where somebody is to come back to: bots among themselves wait for somebody to watch."""
    url = f"sqlite:///{tmp_path}/p.db"
    server = Process(url, free_port(), tmp_path / "errors")
    expert = {"kind": "bot", "level": "expert"}  # thinks for a second: some have not moved when the server ends
    begins = {"game": GAME, "places": [ME, expert], "options": {"starter": 1}}
    try:
        bearer = server.post("/api/session", {"bearer": True})["bearer"]
        tables = [server.post("/api/tables", begins, bearer)["id"] for _ in range(6)]
        alone = server.post("/api/tables", {"game": GAME, "places": [expert, expert]}, bearer)["id"]
        moves = partial(played, tmp_path / "p.db", tables)
        wait_for(lambda: moves() > 0, PATIENCE)
        server.end(signal.SIGKILL)
        before = moves()
        assert before < len(tables)
        server.start()  # nobody asks for the tables, and their bots go on
        wait_for(lambda: moves() > before, PATIENCE)
        assert not played(tmp_path / "p.db", [alone])
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


def played(file: Path, tables: list[str]) -> int:
    """How many moves are stored: read beside the server, which has the database to itself."""
    with closing(dbapi2.connect(f"file:{file}?mode=ro", uri=True)) as database:
        rows = [row for table in tables for row in database.execute(ENTRIES, (table,))]
    return sum(isinstance(read(body), Moved) for (body,) in rows)


ENTRIES: Final = "SELECT body FROM entries WHERE table_id = ?"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_being_asked_to_stop_lets_everything_be_finished_and_told(tmp_path: Path, number: signal.Signals) -> None:
    url = f"sqlite:///{tmp_path}/p.db"
    server = Process(url, free_port(), tmp_path / "errors")
    try:
        bearer = server.post("/api/session", {"bearer": True})["bearer"]
        table = server.post("/api/tables", {"game": GAME, "places": [ME, ME]}, bearer)["id"]
        player = Player(server.address, bearer, table, 1)

        async def play() -> int:
            task = asyncio.create_task(player.play())
            while len(player.acknowledged) < 5:
                await asyncio.sleep(0.01)
            code = await asyncio.to_thread(server.end, number)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return code

        assert asyncio.run(play()) == 0
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
    check(url, [player])
    assert not (tmp_path / "errors").read_text()
