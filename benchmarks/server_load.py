"""People at many tables, played by one process: sockets that send random legal moves at a given rate, and a clock.

The load is open: moves fall due at random moments whose rate does not depend on how fast the server is, and the time
of a move counts from the moment it was due. A socket that hears nothing sends pings, as every client does. The
framing of the sockets is written out here, and of a state only what is needed is read: the machine is shared with the
server that is measured.
"""

import asyncio
import json
import random
import struct
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from time import monotonic
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Struct

T = TypeVar("T")

GAME: Final = "seven-wonders-duel"
THREADS: Final = 32  # that make sessions and tables
AT_ONCE: Final = 64  # sockets that are opened at the same time
PING_EVERY: Final = 0.25  # seconds between two looks for silent sockets
PATIENCE: Final = 60.0
KEPT: Final = 2.0  # seconds after which a connection may have been closed by the server

PING: Final = b'{"type":"ping"}'
HANDSHAKE: Final = (
    "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: cGVudGFwb2xpcyBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n"
    "Authorization: Bearer {bearer}\r\n\r\n"
)


class Api:
    """The HTTP side, with one connection for each thread that uses it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._own = threading.local()
        self._links: list[HTTPConnection] = []

    def ask(self, method: str, path: str, body: Any = None, bearer: str | None = None) -> tuple[int, Any]:
        """Status and answer."""
        now = monotonic()
        if now - getattr(self._own, "used", 0.0) > KEPT:
            self._own.link = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            self._links.append(self._own.link)
        self._own.used = now
        link: HTTPConnection = self._own.link
        headers = {"content-type": "application/json"}
        if bearer is not None:
            headers["authorization"] = f"Bearer {bearer}"
        link.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
        answer = link.getresponse()
        text = answer.read()
        return answer.status, json.loads(text) if text else None

    def close(self) -> None:
        for link in self._links:
            link.close()

    def post(self, path: str, body: Any = None, bearer: str | None = None) -> Any:
        """The answer; RuntimeError when it is a refusal."""
        status, answer = self.ask("POST", path, body, bearer)
        if status >= 300:
            raise RuntimeError(f"POST {path}: {status} {answer}")
        return answer

    def person(self) -> str:
        """The secret of somebody new."""
        bearer: str = self.post("/session", {"bearer": True})["bearer"]
        return bearer

    def pair(self, _: int = 0) -> tuple[str, list[str]]:
        """A new table and the secrets of the two people at it."""
        people = [self.person(), self.person()]
        places = [{"kind": "me"}, {"kind": "open"}]
        table: str = self.post("/tables", {"game": GAME, "places": places, "open": True}, people[0])["id"]
        self.post(f"/tables/{table}/sit", {"seat": 1}, people[1])
        return table, people


# --- what is read of the messages -------------------------------------------------------------------------------------


class SeenInfo(Struct):
    status: str


class SeenView(Struct):
    moves: list[str]


class SeenState(Struct):
    seq: int
    stamp: int | None
    info: SeenInfo
    view: SeenView | None


class SeenProblem(Struct):
    code: str


class SeenRefusal(Struct):
    problem: SeenProblem


read_state: Final = msgspec.json.Decoder(SeenState).decode
read_refusal: Final = msgspec.json.Decoder(SeenRefusal).decode


def frame(text: bytes) -> bytes:
    """A text message of a client. The mask is zero, so the text stays as it is."""
    size = len(text)
    head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, size)
    return head + b"\0\0\0\0" + text


class Player(asyncio.Protocol):
    """One socket of one person at one table."""

    def __init__(self, table: "TwoPeople", seat: int, port: int, bearer: str) -> None:
        self.table = table
        self.seat = seat
        self.seq = 0
        self.stamp: int | None = None
        self.moves: list[str] = []
        self.open = False
        self.heard = 0.0
        self.ready: asyncio.Future[None] = table.load.loop.create_future()
        self._hello = HANDSHAKE.format(port=port, bearer=bearer).encode()
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's own kind
        self.transport.write(self._hello)

    def connection_lost(self, fault: Exception | None) -> None:
        self.open = False
        if not self.ready.done():
            self.ready.set_exception(fault or ConnectionError("the server closed the socket"))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))

    def watch(self) -> None:
        self.send(json.dumps({"type": "watch", "table": self.table.id, "seat": self.seat}).encode())

    def data_received(self, data: bytes) -> None:
        self.heard = self.table.load.loop.time()
        rest = self._rest + data if self._rest else data
        at = 0
        if not self._upgraded:
            at = rest.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = rest
                return
            if not rest.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            self._upgraded = self.open = True
        while len(rest) >= at + 4:
            size, begin = rest[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(rest[at + 2 : at + 10], "big"), at + 10
            end = begin + size
            if len(rest) < end:
                break
            if rest[at] == 0x81:
                self.take(rest[begin:end])
            at = end
        self._rest = rest[at:]

    def take(self, text: bytes) -> None:
        """A message; the server writes its type first."""
        if text.startswith(b'{"type":"state"'):
            self.take_state(text)
        elif text.startswith(b'{"type":"done"'):
            self.table.answered(None)
        elif text.startswith(b'{"type":"denied"'):
            self.table.answered(read_refusal(text).problem.code)
        elif text.startswith(b'{"type":"hello"'):
            self.watch()
        elif text.startswith((b'{"type":"gone"', b'{"type":"fault"')):
            self.table.load.refused[read_refusal(text).problem.code] += 1

    def take_state(self, text: bytes) -> None:
        state = read_state(text)
        self.seq, self.stamp = state.seq, state.stamp
        self.moves = state.view.moves if state.view is not None else []
        self.table.over = state.info.status == "over"
        load = self.table.load
        load.states += 1
        load.state_bytes += len(text)
        if not self.ready.done():
            self.ready.set_result(None)
        self.table.seen(self)


class TwoPeople:
    """One table: at most one move is under way."""

    def __init__(self, load: "Load", table: str) -> None:
        self.load = load
        self.id = table
        self.players: list[Player] = []
        self.over = False
        self.due = 0.0
        self.before = 0  # seq of the position in which the move was sent
        self.mover: Player | None = None
        self.waiting = False  # for the answer

    def play(self, due: float) -> None:
        """Send a random legal move that was due at that moment."""
        mover = next(player for player in self.players if player.stamp is not None)
        self.due, self.before, self.mover, self.waiting = due, mover.seq, mover, True
        self.load.sent += 1
        play = {"type": "play", "seat": mover.seat, "stamp": mover.stamp, "move": self.load.chance.choice(mover.moves)}
        command = {"type": "command", "id": f"c{self.load.sent}", "table": self.id, "do": play}
        mover.send(msgspec.json.encode(command))

    def answered(self, refused: str | None) -> None:
        self.waiting = False
        if refused is None:
            self.load.note(self.load.answers, self.due)
        else:
            self.load.refused[refused] += 1
            self.before = -1  # nothing new will be shown
        self.go_on()

    def seen(self, player: Player) -> None:
        if self.mover is not None and player is not self.mover and player.seq > self.before:
            self.load.note(self.load.shown, self.due)
        self.go_on()

    def go_on(self) -> None:
        """When both have seen the new position the next move can come."""
        if self.mover is None or self.waiting or any(player.seq <= self.before for player in self.players):
            return
        self.mover = None
        if self.over:
            self.load.play_again(self)
        else:
            self.load.free.append(self)


class Load:
    """All tables, and what was measured at them since `measure` was last called."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.loop = asyncio.get_running_loop()
        self.api = Api(port)
        self.port = port
        self.chance = random.Random(seed)
        self.tables: list[TwoPeople] = []
        self.people: list[str] = []
        self.free: deque[TwoPeople] = deque()
        self.sent = 0
        self._pool = ThreadPoolExecutor(THREADS)
        self._background: set[asyncio.Future[Any]] = set()
        self.measure()

    def measure(self) -> None:
        """Forget what was measured so far: the warm-up is over."""
        self.answers: list[float] = []  # seconds from a command to its answer
        self.shown: list[float] = []  # seconds from a command to the opponent's new state
        self.late: list[float] = []  # seconds by which this process sent a move too late
        self.missed = 0  # moves that were due when every table was waiting for the server
        self.refused: Counter[str] = Counter()
        self.states = 0
        self.state_bytes = 0

    def note(self, where: list[float], due: float) -> None:
        where.append(self.loop.time() - due)

    async def in_threads(self, work: Callable[[int], T], count: int) -> list[T]:
        return await asyncio.gather(*(self.loop.run_in_executor(self._pool, work, i) for i in range(count)))

    async def new_table(self) -> int:
        """The status with which the server answers somebody who wants one more table."""
        body = {"game": GAME, "places": [{"kind": "me"}, {"kind": "open"}]}
        status, _ = await self.loop.run_in_executor(self._pool, self.api.ask, "POST", "/tables", body, self.people[0])
        return status

    async def open(self, games: int) -> None:
        """So many more tables, each with two people and their sockets."""
        made = await self.in_threads(self.api.pair, games)
        gate = asyncio.Semaphore(AT_ONCE)

        async def sit_down(table: TwoPeople, seat: int, bearer: str) -> None:
            async with gate:
                _, player = await self.loop.create_connection(
                    lambda: Player(table, seat, self.port, bearer), "127.0.0.1", self.port
                )
                table.players.append(player)
                async with asyncio.timeout(PATIENCE):
                    await player.ready

        for table_id, people in made:
            self.tables.append(TwoPeople(self, table_id))
            self.people.append(people[0])
        fresh = self.tables[-games:]
        await asyncio.gather(
            *(sit_down(t, seat, people[seat]) for t, (_, people) in zip(fresh, made, strict=True) for seat in (0, 1))
        )
        self.chance.shuffle(fresh)
        self.free.extend(fresh)

    @property
    def sockets(self) -> int:
        """How many are open now."""
        return sum(player.open for table in self.tables for player in table.players)

    def play_again(self, table: TwoPeople) -> None:
        """A new table for the two people of one that is over."""
        bearer = self.people[self.tables.index(table)]

        async def again() -> None:
            info = await self.loop.run_in_executor(
                self._pool, self.api.post, f"/tables/{table.id}/rematch", None, bearer
            )
            table.id, table.over, table.before = info["id"], False, 0
            for player in table.players:
                player.seq, player.stamp = 0, None
                player.watch()
            while any(player.seq == 0 for player in table.players):
                await asyncio.sleep(0.01)
            self.free.append(table)

        self._keep(asyncio.ensure_future(again()))

    def _keep(self, task: "asyncio.Future[Any]") -> None:
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def run(self, rate: float, seconds: float) -> None:
        """Let moves fall due for so long."""
        pings = asyncio.ensure_future(self._ping())
        begin = due = self.loop.time()
        while True:
            due += self.chance.expovariate(rate)
            if due > begin + seconds:
                break
            if due > self.loop.time():
                await asyncio.sleep(due - self.loop.time())
            if self.free:
                self.late.append(self.loop.time() - due)
                self.free.popleft().play(due)
            else:
                self.missed += 1
        rest = begin + seconds - self.loop.time()
        await asyncio.sleep(max(0.0, rest))
        pings.cancel()

    async def drain(self) -> None:
        """Wait until the server has answered everything."""
        async with asyncio.timeout(PATIENCE):
            while any(table.mover is not None for table in self.tables):
                await asyncio.sleep(0.02)

    async def _ping(self, silence: float = 2.5) -> None:
        while True:
            now = self.loop.time()
            for table in self.tables:
                for player in table.players:
                    if player.open and now - player.heard > silence:
                        player.heard = now
                        player.send(PING)
            await asyncio.sleep(PING_EVERY)

    async def close(self) -> None:
        for table in self.tables:
            for player in table.players:
                player.transport.close()
        await asyncio.gather(*self._background, return_exceptions=True)
        self._pool.shutdown()
        self.api.close()


def percentile(values: Iterable[float], percent: float) -> float:
    """The value that so many percent do not exceed."""
    ordered = sorted(values)
    if not ordered:
        return float("nan")
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
