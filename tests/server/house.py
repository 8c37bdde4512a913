"""A whole server for tests, and clients of it. The server runs in a thread of the test, on a port of its own."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Final, TypeVar

import httpx
import uvicorn
from litestar import Litestar
from msgspec.structs import asdict, replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import pentapolis
from pentapolis.server.app import create_app
from pentapolis.server.config import Settings
from pentapolis.server.room import BotRunnerLike, Room
from pentapolis.server.routes import House
from pentapolis.server.sitting import Sitting
from pentapolis.server.wire import protocols
from pentapolis.store import Store, open_store

T = TypeVar("T")
Json = dict[str, Any]

GAME: Final = "seven-wonders-duel"
ME: Final[Json] = {"kind": "me"}
OPEN: Final[Json] = {"kind": "open"}
BOT: Final[Json] = {"kind": "bot", "level": "easy"}
# What somebody is told of undo who can neither do nor ask for it.
NO_UNDO: Final[Json] = {
    "undo": False,
    "redo": False,
    "reset": False,
    "ask": False,
    "asked": None,
    "refused_by": None,
}
PLENTY: Final = (1e9, 1e9)
PATIENCE: Final = 60.0  # seconds after which something that must come has not come, on a busy machine too


class QuickBots:
    """Bots that think in no time: the seed picks one of the legal moves."""

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        table = pentapolis.replay(record)
        return table.game.notation(random.Random(seed).choice(table.moves(seat)))


class ThinkingBots:
    """Bots that never come to a decision."""

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def roomy(url: str, **changes: Any) -> Settings:
    """Settings under which no test meets a limit that it did not ask for."""
    usual = asdict(Settings(url))
    wide: Json = {name: PLENTY for name, value in usual.items() if isinstance(value, tuple) and len(value) == 2}
    wide |= {name: 10_000 for name in usual if name.endswith(("_per_address", "_per_person")) and name not in wide}
    return Settings(url, **{**wide, "bot_pause": 0.0, "bot_tables": 10_000, **changes})


class Server:
    """The application under uvicorn. `store` may wrap the store that it gets."""

    def __init__(
        self,
        settings: Settings,
        bots: BotRunnerLike | None = None,
        store: Callable[[Store], Store] = lambda real: real,
    ) -> None:
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listener.bind(("127.0.0.1", settings.port if settings.port != 8000 else 0))
        self._listener.listen(128)
        self.settings = replace(settings, port=self._listener.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self._bots = bots or QuickBots()
        self._wrap = store
        self._ready = threading.Event()
        self._faults: list[BaseException] = []
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="server under test")
        self._thread.start()
        ready = self._ready.wait(PATIENCE)
        if self._faults:
            self._thread.join()
            raise self._faults[0]
        assert ready, "the server did not start"

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
                runner.run(self._serve())
        except BaseException as fault:
            self._faults.append(fault)
        finally:
            self._listener.close()
            self._ready.set()

    async def _serve(self) -> None:
        self.store = await open_store(self.settings.database_url)
        try:
            self.app = create_app(self.settings, self._wrap(self.store), self._bots)
            http, ws = protocols(self.settings)
            self.gate = http.gate
            config = uvicorn.Config(
                self.app,
                http=http,
                ws=ws,
                ws_max_size=self.settings.message_bytes,
                ws_ping_interval=None,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=2,
            )
            self._server = uvicorn.Server(config)
            started = asyncio.create_task(self._announce())
            await self._server.serve(sockets=[self._listener])
            await started
        finally:
            await self.store.close()

    async def _announce(self) -> None:
        while not self._server.started and not self._server.should_exit:
            await asyncio.sleep(0.002)
        self._ready.set()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._faults:
            raise self._faults[0]

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def again(self, **changes: Any) -> "Server":
        """Stop, and start anew over the same database and port."""
        self.stop()
        return Server(replace(self.settings, **changes), self._bots, self._wrap)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @contextmanager
    def under(self, **changes: Any) -> Iterator[None]:
        """For a while, other limits for sockets."""
        sockets = self.house.sockets
        usual, sockets.settings = sockets.settings, replace(sockets.settings, **changes)
        try:
            yield
        finally:
            sockets.settings = usual

    @property
    def house(self) -> House:
        app: Litestar = self.app
        found: House = app.state.house
        return found

    def room(self, table: str) -> Room:
        return self.do(self.house.rooms.found(table))

    def journal(self, table: str) -> list[Json]:
        """The stored journal, as data."""
        stored = self.do(self.store.load(table))
        assert stored is not None
        return [json.loads(entry.body) for entry in stored.entries]

    def truth(self, table: str) -> str:
        """All there is to know of a table in memory, to be compared."""
        return truth(self.room(table).sitting)


def truth(s: Sitting) -> str:
    """Everything a sitting knows, to be compared."""
    places = [(p.kind, p.person, p.name, p.level, p.resigned) for p in s.places]
    known = (s.stamps, s.course.undone, s.wish, s.refused_wishes, s.ended, s.left, s.rematch)
    return repr((s.seq, s.table.state(), places, *known))


class Denied(Exception):
    """The server refused a command."""

    def __init__(self, problem: Json) -> None:
        super().__init__(f"{problem['code']}: {problem['text']['en']}")
        self.code: str = problem["code"]
        self.problem = problem


class Client:
    """A program that plays: a session with a bearer secret."""

    def __init__(self, address: str, name: str | None = None, bearer: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.person = ""
        if bearer is None:
            session = self.http.post("/api/session", json={"name": name, "bearer": True}).json()
            bearer = session["bearer"]
            self.person = session["person"]
        assert bearer is not None
        self.bearer = bearer
        self.http.headers["authorization"] = f"Bearer {bearer}"

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=params)

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def table(self, *places: Json, **more: Any) -> str:
        """The id of a new table."""
        answer = self.post("/tables", {"game": GAME, "places": list(places), **more})
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["id"]
        return found

    def invite(self, table: str, seat: int) -> str:
        answer = self.post(f"/tables/{table}/links", {"seat": seat})
        assert answer.status_code == 201, answer.text
        secret: str = answer.json()["secret"]
        return secret

    def join(self, secret: str) -> httpx.Response:
        return self.post("/seat-links", {"secret": secret})

    @contextmanager
    def socket(self) -> Iterator["Line"]:
        with connect(
            self.address.replace("http", "ws") + "/api/socket",
            additional_headers={"authorization": f"Bearer {self.bearer}"},
            compression=None,
            max_size=None,
            proxy=None,
        ) as link:
            link.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as browsers do
            yield Line(link)


class Line:
    """A socket of a client, with what the client knows of the tables it follows."""

    _numbers = iter(range(1, 1 << 60))

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.states: dict[str, Json] = {}  # the last state of each table
        self.logs: dict[str, list[Json]] = {}  # put together as the contract says
        self.connected: dict[str, list[int]] = {}
        self.hello = self.next()
        assert self.hello["type"] == "hello"

    def send(self, message: Json) -> None:
        self.link.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message, noted."""
        message: Json = json.loads(self.link.recv(timeout))
        table = message.get("table", "")
        if message["type"] == "state":
            self.states[table] = message
            self.logs[table] = self.logs.get(table, [])[: message["log_keep"]] + message["log"]
        elif message["type"] == "presence":
            self.connected[table] = message["connected"]
        return message

    def until(self, fits: Callable[[Json], bool]) -> Json:
        while not fits(message := self.next()):
            pass
        return message

    def settled(self) -> None:
        """Everything the server had sent so far has come."""
        self.send({"type": "ping"})
        self.until(lambda message: message["type"] == "pong")

    def watch(self, table: str, seat: int | None = None, seq: int | None = None) -> Json:
        """The answer to watching: `state`, `current` or `gone`."""
        self.send({"type": "watch", "table": table, "seat": seat, "seq": seq})
        return self.until(lambda m: m["type"] in {"state", "current", "gone"} and m["table"] == table)

    def command(self, table: str, do: Json, number: str | None = None) -> Json:
        """The answer to a command, `done` or `denied`."""
        number = number or f"c{next(self._numbers)}"
        self.send({"type": "command", "id": number, "table": table, "do": do})
        return self.until(lambda m: m["type"] in {"done", "denied"} and m["id"] == number)

    def do(self, table: str, do: Json) -> Json:
        """The state after a command; Denied when it was refused."""
        answer = self.command(table, do)
        if answer["type"] == "denied":
            raise Denied(answer["problem"])
        return self.at(table, answer["seq"])

    def refused(self, table: str, do: Json) -> str:
        """The code of the refusal of a command."""
        answer = self.command(table, do)
        assert answer["type"] == "denied", answer
        code: str = answer["problem"]["code"]
        return code

    def at(self, table: str, seq: int) -> Json:
        """The state of the table once it is as far as that."""
        while self.states.get(table, {"seq": 0})["seq"] < seq:
            self.next()
        return self.states[table]

    def play(self, table: str, move: str | None = None, at: int = 0) -> Json:
        """Play for whichever seat this client sees: a given move, or one of the legal ones."""
        state = self.states[table]
        moves = state["view"]["moves"]
        action = {
            "type": "play",
            "seat": state["seat"],
            "stamp": state["stamp"],
            "move": move or moves[at % len(moves)],
        }
        return self.do(table, action)

    def my_turn(self, table: str) -> bool:
        """Wait until this client's seat must decide; false when the game is over."""
        while True:
            state = self.states[table]
            if state["info"]["status"] == "over":
                return False
            if state["stamp"] is not None:
                return True
            self.next()

    def play_to_end(self, table: str, policy: Callable[[Json], str] | None = None) -> Json:
        """Play on until the game is over; others' moves come by themselves. The last state."""
        choose = policy or chance(table)
        while self.my_turn(table):
            self.play(table, choose(self.states[table]))
        return self.states[table]

    def closed(self) -> int:
        """The code with which the server ends this socket, once it does."""
        try:
            while True:
                self.link.recv(PATIENCE)
        except ConnectionClosed:
            code = self.link.protocol.close_code
            assert code is not None
            return code


def chance(seed: str | int) -> Callable[[Json], str]:
    """A policy that plays anything."""
    generator = random.Random(seed)

    def choose(state: Json) -> str:
        move: str = generator.choice(state["view"]["moves"])
        return move

    return choose


def play_both(table: str, lines: list[Line], plies: int | None = None, seed: int = 0) -> None:
    """Two people, each on a line of their own with seats 0 and 1, play on: to the end, or so many moves."""
    generator = random.Random(seed)
    while True:
        seq = max(line.states[table]["seq"] for line in lines)
        for line in lines:
            line.at(table, seq)
        if plies == 0:
            return
        acting = next((line for line in lines if line.states[table]["stamp"] is not None), None)
        if acting is None:
            assert lines[0].states[table]["info"]["status"] == "over"
            return
        acting.play(table, generator.choice(acting.states[table]["view"]["moves"]))
        plies = None if plies is None else plies - 1


def wait_for(happens: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Until something of the server's own doing has happened."""
    deadline = time.monotonic() + patience
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.01)
