"""One visitor against the server: what the others notice, and how much memory it takes.

    python -m benchmarks.hostile [--seconds 9] [--only pipelining,bots] [--json FILE]

The server has its usual settings. The hostile visitor comes from 127.0.0.1; another, from 127.0.0.2, sends a ping
over a socket twenty times a second all the while, and the longest answer is what everybody has to wait. Linux only:
elsewhere 127.0.0.2 is not there.
"""

import argparse
import asyncio
import json
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, Self

from benchmarks.server import MB, Figure, more_files, table
from benchmarks.server_load import HANDSHAKE, frame, percentile
from benchmarks.server_process import Serving
from pentapolis.cli.measure import machine
from pentapolis.server.config import Settings

HOSTILE: Final = "127.0.0.1"
OTHER: Final = "127.0.0.2"
DUEL: Final = "seven-wonders-duel"
FOUR: Final = "empires-end"
HUNDRED_MB: Final = 100_000_000
LONG_CLOCK: Final = 90 * 86_400
ME: Final = {"kind": "me"}
EXPERT: Final = {"kind": "bot", "level": "expert"}
PATIENCE: Final = 120.0


def link(port: int, source: str = HOSTILE) -> socket.socket:
    return socket.create_connection((HOSTILE, port), timeout=PATIENCE, source_address=(source, 0))


class Visitor:
    """Somebody at an address. Every name is a new person."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self._http = HTTPConnection(HOSTILE, port, timeout=PATIENCE, source_address=(source, 0))
        self._bearer: str | None = None

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer; a connection that was closed is made again."""
        headers = {"content-type": "application/json"}
        if self._bearer is not None:
            headers["authorization"] = f"Bearer {self._bearer}"
        for last in (False, True):
            try:
                self._http.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
                answer = self._http.getresponse()
                text = answer.read()
                return answer.status, json.loads(text) if text else None
            except (OSError, HTTPException):
                self._http.close()
                if last:
                    raise
        raise AssertionError

    def become(self) -> int:
        """Somebody new; the status."""
        self._bearer = None
        status, answer = self.ask("POST", "/session", {"bearer": True})
        if status == 200:
            self._bearer = answer["bearer"]
        return status

    def table(self, game: str, *places: dict[str, str], **more: Any) -> tuple[int, Any]:
        return self.ask("POST", "/tables", {"game": game, "places": list(places), **more})

    def line(self) -> "Line":
        assert self._bearer is not None
        return Line(self.port, self.source, self._bearer)

    def close(self) -> None:
        self._http.close()


class Line:
    """A socket, read and written by hand."""

    def __init__(self, port: int, source: str, bearer: str) -> None:
        self.link = link(port, source)
        self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.link.sendall(HANDSHAKE.format(port=port, bearer=bearer).encode())
        self._file = self.link.makefile("rb")
        status = self._file.readline()
        if b" 101 " not in status:
            self.link.close()
            raise ConnectionError(status.decode("latin-1").strip())
        while self._file.readline().strip():
            pass

    def send(self, message: Any) -> None:
        self.link.sendall(frame(json.dumps(message).encode()))

    def next(self) -> dict[str, Any]:
        """The next message; ConnectionError at the end."""
        head = self._file.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            raise ConnectionError("closed")
        size = head[1] & 127
        if size >= 126:
            kind = "!H" if size == 126 else "!Q"
            (size,) = struct.unpack(kind, self._file.read(struct.calcsize(kind)))
        found: dict[str, Any] = json.loads(self._file.read(size))
        return found

    def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def close(self) -> None:
        with suppress(OSError):
            self.link.close()


class Everybody:
    """The other visitor, and the server's memory, while something goes on."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.waits: list[float] = []
        self.memory = serving.memory()
        self.before = self.memory
        self._stop = threading.Event()
        visitor = Visitor(serving.port, OTHER)
        visitor.become()
        self._line = visitor.line()
        visitor.close()
        self._threads = [threading.Thread(target=work) for work in (self._ping, self._weigh)]

    def _ping(self) -> None:
        # Asked at least once: an attack may be over before the first pause is.
        while True:
            began = time.perf_counter()
            self._line.send({"type": "ping"})
            self._line.until("pong")
            self.waits.append(time.perf_counter() - began)
            if self._stop.wait(0.05):
                return

    def _weigh(self) -> None:
        while not self._stop.wait(0.02):
            self.memory = max(self.memory, self.serving.memory())

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()
        self._line.close()

    def figures(self, part: str, wait: float = 500, memory: float = 150) -> list[Figure]:
        return [
            Figure(part, "others wait, p95", percentile(self.waits, 95) * 1000, "ms"),
            Figure(part, "others wait, longest", max(self.waits) * 1000, "ms", wait),
            Figure(part, "memory before", self.before / MB, "MB"),
            Figure(part, "memory at most, more than before", (self.memory - self.before) / MB, "MB", memory),
        ]


@contextmanager
def server(**changes: Any) -> Iterator[Serving]:
    """A server with its usual settings."""
    with (
        TemporaryDirectory(prefix="pentapolis-hostile-") as folder,
        Serving(Settings(f"sqlite:///{folder}/pentapolis.db", port=0, **changes)) as serving,
    ):
        yield serving


def poured(port: int, head: bytes, filling: bytes, size: int) -> None:
    """Send as much of this as is taken."""
    with suppress(OSError), link(port) as line:
        line.sendall(head)
        for _ in range(size // len(filling)):
            line.sendall(filling)


def together(*work: Callable[[], object]) -> None:
    threads = [threading.Thread(target=one) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# --- the runs ---------------------------------------------------------------------------------------------------------


def pipelining(seconds: float) -> list[Figure]:
    """Four connections ask for the same again and again and read nothing."""
    part = "four connections pipeline GET /api/health"
    asked = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000

    def flood() -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with suppress(OSError), link(serving.port) as line:
                line.settimeout(0.5)
                while time.monotonic() < end:
                    with suppress(TimeoutError):
                        line.sendall(asked)

    with server() as serving, Everybody(serving) as everybody:
        together(*[flood] * 4)
    return everybody.figures(part)


def headers(_: float) -> list[Figure]:
    part = "five requests with 100 MB of headers"
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX-Filling: "
    with server() as serving, Everybody(serving) as everybody:
        began = time.monotonic()
        together(*[lambda: poured(serving.port, head, b"x" * 65_536, HUNDRED_MB)] * 5)
        took = time.monotonic() - began
    return [*everybody.figures(part), Figure(part, "until they were cut off", took, "s")]


def request_line(_: float) -> list[Figure]:
    part = "a request line of 100 MB"
    with server() as serving, Everybody(serving) as everybody:
        began = time.monotonic()
        poured(serving.port, b"GET /", b"x" * 65_536, HUNDRED_MB)
        took = time.monotonic() - began
    return [*everybody.figures(part), Figure(part, "until it was cut off", took, "s")]


def silence(_: float) -> list[Figure]:
    """Connections that say nothing, while somebody new comes."""
    part = "1,300 connections that say nothing"
    with server() as serving, Everybody(serving) as everybody, ExitStack() as stack:
        held = 0
        for _ in range(1_300):
            with suppress(OSError):
                stack.enter_context(link(serving.port))
                held += 1
        began = time.monotonic()
        visitor = Visitor(serving.port, OTHER)
        status = visitor.become()
        took = time.monotonic() - began
        visitor.close()
        files = sum(1 for _ in Path(f"/proc/{serving.process.pid}/fd").iterdir())
    return [
        *everybody.figures(part),
        Figure(part, "files the server has open", files, "", 500),
        Figure(part, "somebody new is greeted (status 200)", status, "", 200),
        Figure(part, "somebody new is greeted after", took * 1000, "ms", 500),
    ]


def tables(seconds: float) -> list[Figure]:
    """As many tables as possible under throw-away names, each with a clock of 90 days, listed for all."""
    part = "tables with long clocks under throw-away names"
    made: Counter[int] = Counter()
    clock = {"seconds": LONG_CLOCK}
    with server() as serving, Everybody(serving) as everybody:
        end = time.monotonic() + seconds

        def work() -> None:
            visitor = Visitor(serving.port, HOSTILE)
            while time.monotonic() < end:
                if visitor.become() == 200:
                    for _ in range(5):
                        made[visitor.table(DUEL, ME, {"kind": "open"}, clock=clock, open=True)[0]] += 1
            visitor.close()

        together(*[work] * 4)
        visitor = Visitor(serving.port, OTHER)
        visitor.become()
        status, mine = visitor.table(DUEL, ME, {"kind": "open"}, open=True)
        stranger = Visitor(serving.port, OTHER)
        stranger.become()
        _, lobby = stranger.ask("GET", "/tables")
        shown = [one["id"] for one in lobby["open"]]
        place = shown.index(mine["id"]) + 1 if status == 201 and mine["id"] in shown else 999
        for one in (visitor, stranger):
            one.close()
    return [
        *everybody.figures(part),
        Figure(part, "made", made[201], "", 60 + seconds),
        Figure(part, "refused", made.total() - made[201]),
        Figure(part, "somebody else makes a table (status 201)", status, "", 201),
        Figure(part, "its place in the lobby", place, "", 5),
        Figure(part, "tables in the lobby", len(shown)),
    ]


def bots(seconds: float) -> list[Figure]:
    """Two hundred tables of four experts are asked for and those that are made are watched; somebody plays a bot."""
    part = "200 tables of four experts"
    made: Counter[int] = Counter()
    with server(bot_pause=0.0) as serving, Everybody(serving) as everybody, ExitStack() as stack:
        for number in range(200):
            visitor = Visitor(serving.port, HOSTILE)
            stack.callback(visitor.close)
            if visitor.become() != 200:
                made[429] += 1
                continue
            status, info = visitor.table(FOUR, ME if number % 2 else EXPERT, EXPERT, EXPERT, EXPERT)
            made[status] += 1
            if status == 201:
                with suppress(OSError):
                    line = visitor.line()
                    stack.callback(line.close)
                    line.send({"type": "watch", "table": info["id"], "seat": 0 if number % 2 else None})
        waits = [play_bot(serving.port) for _ in range(3)]
        time.sleep(min(2.0, seconds))
    return [
        *everybody.figures(part),
        Figure(part, "made", made[201]),
        Figure(part, "refused", made.total() - made[201]),
        Figure(part, "somebody waits for an expert's move, longest", max(waits), "s", 20),
    ]


def play_bot(port: int) -> float:
    """The longest wait for a move of an expert in a short game of somebody else."""
    visitor = Visitor(port, OTHER)
    visitor.become()
    status, info = visitor.table(DUEL, ME, EXPERT)
    if status != 201:
        return PATIENCE
    line = visitor.line()
    visitor.close()
    line.link.settimeout(PATIENCE)
    longest, moves = 0.0, 0
    line.send({"type": "watch", "table": info["id"], "seat": 0})
    asked = time.monotonic()
    with suppress(TimeoutError):
        while moves < 4:
            state = line.until("state")
            if state["stamp"] is None:
                continue
            longest = max(longest, time.monotonic() - asked)
            moves += 1
            do = {"type": "play", "seat": 0, "stamp": state["stamp"], "move": state["view"]["moves"][0]}
            line.send({"type": "command", "id": f"m{moves}", "table": info["id"], "do": do})
            asked = time.monotonic()
    line.close()
    return longest if moves == 4 else PATIENCE


def over_the_rate(seconds: float) -> list[Figure]:
    """Commands on four sockets of one person, as fast as they are taken."""
    part = "commands on four sockets, as fast as they go"
    sent: Counter[str] = Counter()

    def flood(message: bytes) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = visitor.line()
            except OSError:
                time.sleep(0.05)
                continue
            reader = threading.Thread(target=drain, args=(line,))
            reader.start()
            line.link.settimeout(0.5)
            with suppress(OSError):
                while time.monotonic() < end:
                    with suppress(TimeoutError):
                        line.link.sendall(message * 200)
            with suppress(OSError):
                line.link.shutdown(socket.SHUT_RDWR)
            reader.join()
            line.close()
            sent["lines"] += 1

    def drain(line: Line) -> None:
        with suppress(OSError, ValueError):
            while line.link.recv(1 << 16):
                pass

    with server() as serving, Everybody(serving) as everybody:
        visitor = Visitor(serving.port, HOSTILE)
        visitor.become()
        _, info = visitor.table(DUEL, ME, ME)
        asks = {"type": "command", "id": "c", "table": info["id"], "do": {"type": "redo", "seat": 0}}
        cpu, began = serving.cpu(), time.monotonic()
        message = frame(json.dumps(asks).encode())
        together(*[lambda: flood(message)] * 4)
        used = 100 * (serving.cpu() - cpu) / (time.monotonic() - began)
        visitor.close()
    return [
        *everybody.figures(part, wait=100),
        Figure(part, "server's CPU", used, "% of a core"),
        Figure(part, "sockets the server ended", sent["lines"]),
    ]


def requests(seconds: float) -> list[Figure]:
    """Requests over the rate on twenty connections."""
    part = "requests on twenty connections, as fast as they go"
    answers: Counter[int] = Counter()

    def flood() -> None:
        visitor = Visitor(serving.port, HOSTILE)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with suppress(OSError):
                answers[visitor.ask("GET", "/games")[0]] += 1
        visitor.close()

    with server() as serving, Everybody(serving) as everybody:
        cpu, began = serving.cpu(), time.monotonic()
        together(*[flood] * 20)
        used = 100 * (serving.cpu() - cpu) / (time.monotonic() - began)
    return [
        *everybody.figures(part, wait=100),
        Figure(part, "answered", answers[200]),
        Figure(part, "refused", answers[429]),
        Figure(part, "server's CPU", used, "% of a core"),
    ]


def handshakes(_: float) -> list[Figure]:
    """Many sockets of one person at the same moment."""
    part = "120 sockets at the same moment"

    async def one(message: bytes) -> tuple[bool, Any]:
        reader, writer = await asyncio.open_connection(HOSTILE, serving.port, local_addr=(HOSTILE, 0))
        writer.write(message)
        try:
            return b" 101 " in await reader.readline(), writer
        except OSError:
            return False, writer

    async def all_at_once(message: bytes) -> int:
        found = await asyncio.gather(*(one(message) for _ in range(120)))
        opened = sum(is_open for is_open, _ in found)
        for _, writer in found:
            writer.close()
        return opened

    with server(requests=(1_000, 1_000)) as serving, Everybody(serving) as everybody:
        visitor = Visitor(serving.port, HOSTILE)
        visitor.become()
        bearer = visitor._bearer
        visitor.close()
        opened = asyncio.run(all_at_once(HANDSHAKE.format(port=serving.port, bearer=bearer).encode()))
    usual = Settings("")
    most = min(usual.sockets_per_address, usual.sockets_per_person)
    return [*everybody.figures(part), Figure(part, "opened", opened, "", most)]


def bodies(_: float) -> list[Figure]:
    """Bodies that are not what they should be."""
    part = "bodies that cannot be read"
    statuses = []
    with server() as serving, Everybody(serving) as everybody:
        visitor = Visitor(serving.port, HOSTILE)
        visitor.become()
        deep = b'{"record": ' + b"[" * 900_000 + b"]" * 900_000 + b"}"
        for path, body in (("/session", b'{"name": "\xff\xfe"}'), ("/import", deep)):
            http = HTTPConnection(HOSTILE, serving.port, timeout=PATIENCE)
            headers_ = {"content-type": "application/json", "authorization": f"Bearer {visitor._bearer}"}
            http.request("PATCH" if path == "/session" else "POST", f"/api{path}", body, headers_)
            statuses.append(http.getresponse().status)
            http.close()
        visitor.close()
    names = ["invalid UTF-8 (status 400)", "900,000 brackets deep (status 400)"]
    told = [Figure(part, name, status, "", 400) for name, status in zip(names, statuses, strict=True)]
    return [*everybody.figures(part), *told]


RUNS: Final[dict[str, Callable[[float], list[Figure]]]] = {
    "pipelining": pipelining,
    "headers": headers,
    "line": request_line,
    "silence": silence,
    "tables": tables,
    "bots": bots,
    "commands": over_the_rate,
    "requests": requests,
    "handshakes": handshakes,
    "bodies": bodies,
}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.hostile", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=9.0, help="of each run that has no end of its own")
    parser.add_argument("--only", help=f"some of {', '.join(RUNS)}")
    parser.add_argument("--json", type=Path, help="write the figures into this file too")
    given = parser.parse_args(arguments)
    chosen = given.only.split(",") if given.only else list(RUNS)
    unknown = [name for name in chosen if name not in RUNS]
    if unknown or given.seconds <= 0:
        parser.error(f"there is no run {', '.join(unknown)}" if unknown else "seconds must be more than 0")
    more_files()
    where = machine()
    print(f"game server, {where['mode']}, SQLite; {where['python']}, {where['cpu']}", flush=True)
    figures: list[Figure] = []
    for name in chosen:
        found = RUNS[name](given.seconds)
        figures += found
        print(table(found).rpartition("\n")[0], flush=True)
    missed = sum(figure.ok is False for figure in figures)
    print("every aim is reached" if not missed else f"aims that are not reached: {missed}")
    if given.json is not None:
        measured = [{"part": f.part, "name": f.name, "value": f.value, "unit": f.unit, "ok": f.ok} for f in figures]
        given.json.write_text(json.dumps({**where, "measured": measured}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
