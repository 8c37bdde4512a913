"""The protocol itself, before any request is one: what a connection may send, how fast, and how many there may be.

uvicorn's protocols read whatever comes. Here bytes wait instead of requests: the parser is fed little by little and
only while there is room for what it finds, and meanwhile nothing is read from the network. So whoever sends faster
than is answered fills his own buffers.
"""

import asyncio
import logging
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

import httptools
import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pentapolis.server.addresses import household
from pentapolis.server.config import Settings
from pentapolis.server.doors import HEADERS
from pentapolis.server.limits import Bucket
from pentapolis.server.problems import refusal

log = logging.getLogger("pentapolis.wire")

#: Bytes given to a parser at once: as many small requests or frames as fit in there are the most that one look finds.
PIECE: Final = 1_024
#: The same inside the body of a request, where nothing small is to be found.
BODY_PIECE: Final = 65_536
#: Seconds in which what has come while the server was busy is read, before it counts as late.
GRACE: Final = 0.2
#: Files kept for database, bots and log; the others are for connections.
KEPT_FILES: Final = 64
#: Pings and pongs of the WebSocket protocol itself: at once, and a second.
CONTROLS: Final = (20.0, 1.0)
#: Parts in which one message may come.
MOST_PARTS: Final = 64
#: Bytes that a client may still send when it was told that this is the end.
MOST_AFTER: Final = 65_536
#: What a chunked body may have around its bytes, for each of them.
AROUND: Final = 8


class Gate:
    """Counts connections. The proxy's are not counted by address: everybody comes through it."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections or max(KEPT_FILES, files() - KEPT_FILES)
        self.each = settings.connections_per_address
        self.total = 0
        self.by: dict[str, int] = {}
        self.silent: dict[GuardedHttp, None] = {}  # those that have not asked for anything yet, the oldest first
        self._proxy = ip_network(settings.proxy, strict=False) if settings.proxy else None

    def is_proxy(self, host: str) -> bool:
        if self._proxy is None:
            return False
        try:
            return ip_address(host.partition("%")[0]) in self._proxy
        except ValueError:
            return False

    def enter(self, host: str) -> "Pass | None":
        """None: there is no room for one more of these."""
        who = "" if self.is_proxy(host) else household(host)
        if who and self.by.get(who, 0) >= self.each:
            return None
        if self.total >= self.most:
            oldest = next(iter(self.silent), None)
            if oldest is None:
                return None
            oldest.give_up()  # whoever says nothing makes room
        self.total += 1
        if who:
            self.by[who] = self.by.get(who, 0) + 1
        return Pass(self, who)


class Pass:
    """A counted connection; given back once."""

    __slots__ = ("gate", "who")

    def __init__(self, gate: Gate, who: str) -> None:
        self.gate: Gate | None = gate
        self.who = who

    def give_back(self) -> None:
        gate, self.gate = self.gate, None
        if gate is None:
            return
        gate.total -= 1
        if self.who:
            gate.by[self.who] -= 1
            if not gate.by[self.who]:
                del gate.by[self.who]


def files() -> int:
    """How many files, and so connections, this process may have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return int(soft) if soft > 0 else 1 << 20


def more_files() -> None:
    """Take as many files as the system lets this process have."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@cache
def told(status: int, code: str, what: str) -> bytes:
    """A whole answer of a connection that ends with it."""
    problem = refusal(code, what=what) if code == "bad-request" else refusal(code)
    body = msgspec.json.encode(problem.problem)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"} | HEADERS
    lines = "".join(f"{name}: {value}\r\n" for name, value in {**headers, "cache-control": "no-store"}.items())
    return STATUS_LINE[status] + lines.encode() + b"\r\n" + body


TOO_LONG: Final = (414, "too-large", "")
TOO_MANY_HEADERS: Final = (431, "too-large", "")
TOO_LARGE: Final = (413, "too-large", "")
TOO_LATE: Final = (408, "bad-request", "it did not come in time")
NO_REQUEST: Final = (400, "bad-request", "it is not HTTP")


class Flow(FlowControl):
    """Reading goes on only when nothing is held back."""

    holding = False

    def resume_reading(self) -> None:
        if not self.holding:
            super().resume_reading()


class GuardedHttp(HttpToolsProtocol):
    """`settings` and `gate` are those of one server: `protocols` makes the class."""

    settings: ClassVar[Settings]
    gate: ClassVar[Gate]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow: Flow = Flow(transport)
        self._held = b""
        self._at = 0
        self._in_head = True
        self._begun = 0  # requests whose first byte has come
        self._fed = 0  # bytes since then
        self._line = 0
        self._head = 0
        self._body = 0
        self._why: tuple[int, str, str] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None
        self._pass = self.gate.enter(self.client[0] if self.client else "")
        if self._pass is None:
            transport.abort()
            return
        self.gate.silent[self] = None
        self._wait(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)
        self._held = b""
        self.pipeline.clear()
        if self._pass is not None:
            self._pass.give_back()

    def _settle(self) -> None:
        """Nothing is waited for any more."""
        self.gate.silent.pop(self, None)
        for timer in (self._timer, self._reader):
            if timer is not None:
                timer.cancel()
        self._timer = self._reader = None

    def give_up(self) -> None:
        self.gate.silent.pop(self, None)
        if self._pass is not None:
            self._pass.give_back()
        self.transport.abort()

    # --- time -------------------------------------------------------------------------------------------------------

    def _wait(self, seconds: float, last: bool = False) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._late, last)

    def _late(self, last: bool) -> None:
        self._timer = None
        if self.flow.holding:  # it is we who do not read
            self._wait(self.settings.head_seconds)
        elif not last:  # if it was the server that stood still, what was sent meanwhile is read now
            self._wait(GRACE, last=True)
        elif self._begun:
            self._refuse(TOO_LATE)
        else:
            self.transport.close()

    def _refuse(self, why: tuple[int, str, str]) -> None:
        """The last answer of this connection. One that is being made would get mixed with it, so then there is none."""
        self._held = b""
        self.pipeline.clear()
        if not self.transport.is_closing():
            cycle: Any = self.cycle  # none before the first request
            if cycle is None or cycle.response_complete or not cycle.response_started:
                self.transport.write(told(*why))
            self.transport.close()
            self._end_soon()

    def _end_soon(self) -> None:
        """A connection that closes waits until everything was read; not for ever."""
        if self._reader is None:
            self._reader = self.loop.call_later(self.settings.answer_seconds, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_soon()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader is not None and not self.transport.is_closing():
            self._reader.cancel()
            self._reader = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_soon()

    # --- bytes ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._timer is None:
            self._wait(self.settings.head_seconds)
        self._held = self._held[self._at :] + data if self._held else data
        self._at = 0
        self._feed()

    def _feed(self) -> None:
        """Give the parser what there is room for."""
        while self._at < len(self._held) and len(self.pipeline) < self.settings.pipelined:
            piece = self._held[self._at : self._at + (PIECE if self._in_head else BODY_PIECE)]
            self._at += len(piece)
            if not self._parse(piece):
                self._held = b""
                self._at = 0
                return
        if self._at >= len(self._held):
            self._held = b""
            self._at = 0
            self._release()
        elif not self.flow.holding:
            self.flow.pause_reading()
            self.flow.holding = True

    def _release(self) -> None:
        if self.flow.holding:
            self.flow.holding = False
            self.flow.resume_reading()

    def _parse(self, piece: bytes) -> bool:
        """False when this is no HTTP connection any more."""
        begun, body = self._begun, self._body
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
            self._refuse(NO_REQUEST)
            return False
        except httptools.HttpParserError:
            log.debug("no request: %s", self._why)
            self._refuse(self._why or NO_REQUEST)
            return False
        if self._begun != begun:
            self._fed = 0
        else:
            self._fed += len(piece) - (self._body - body)
            settings = self.settings
            if self._fed > settings.line_bytes + settings.header_bytes + PIECE + AROUND * self._body:
                self._refuse(TOO_MANY_HEADERS)
                return False
        return not self.transport.is_closing()

    def handle_websocket_upgrade(self) -> None:
        self._settle()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, GuardedSocket)
        protocol.counted, self._pass = self._pass, None

    # --- what the parser finds --------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._begun += 1
        self._in_head = True
        self._line = self._head = self._body = 0
        self.gate.silent.pop(self, None)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._line += len(url)
        if self._line > self.settings.line_bytes:
            self._why = TOO_LONG
            raise ValueError("the request line is too long")
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        if self._head > self.settings.header_bytes or len(self.headers) >= self.settings.headers:
            self._why = TOO_MANY_HEADERS
            raise ValueError("the headers are too many or too long")
        if name.lower() == b"content-length" and value.isdigit() and int(value[:20]) > self.settings.import_bytes:
            self._why = TOO_LARGE
            raise ValueError("no body may be so long")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(self.settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._body > self.settings.import_bytes:  # in chunks nothing is said beforehand
            self._why = TOO_LARGE
            raise ValueError("no body may be so long")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._end_soon()
        elif self._held:
            self._feed()


class GuardedSocket(WebSocketsSansIOProtocol):
    """Frames are looked for only when the application has taken the last message."""

    counted: Pass | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._held = b""
        self._at = 0
        self._coming = False  # the next look at what is held
        self._after = 0  # bytes that have come after the server has said goodbye
        self._ending: asyncio.TimerHandle | None = None
        self._controls = Bucket(*CONTROLS, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._held = b""
        if self._ending is not None:
            self._ending.cancel()
        if self.counted is not None:
            self.counted.give_back()

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after += len(data)
            if self._after > MOST_AFTER:  # whoever does not listen need not be heard
                self.transport.abort()
                return
        self._held = self._held[self._at :] + data if self._held else data
        self._at = 0
        self._feed()

    @property
    def _taken(self) -> bool:
        """The application has taken every message, or takes no more."""
        return self.queue.empty() or self.close_sent

    def _feed(self) -> None:
        """One piece at a time, so that others have their turn between two."""
        if self._at < len(self._held) and self._taken:
            piece = self._held[self._at : self._at + PIECE]
            self._at += len(piece)
            super().data_received(piece)
        if self._at >= len(self._held):
            self._held = b""
            self._at = 0
        elif self._taken and not self._coming and not self.transport.is_closing():
            self._coming = True
            self.loop.call_soon(self._go_on)
        self._read_on()

    def _go_on(self) -> None:
        self._coming = False
        self._feed()

    def _read_on(self) -> None:
        """Read from the network only when all that was read has been taken."""
        stop = bool(self._held) or not self._taken
        if self.transport.is_closing() or stop != self.transport.is_reading():
            return
        if stop:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        self.read_paused = True  # whether to read is decided here, not there
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        if self.queue.empty() and self._held:
            self._feed()
        message = await self.queue.get()
        if self.queue.empty() and not self._held:
            self._read_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self._refuse(1009)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def _may(self) -> bool:
        if self._controls.take(self.loop.time()) > 0:
            self._refuse(1008)
            return False
        return True

    def _refuse(self, code: int) -> None:
        if not self.transport.is_closing():
            self._held = b""
            self.conn.send_close(code)
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            # Whoever does not read what is left does not keep the connection by it.
            if not self.disconnected:
                self._ending = self.loop.call_later(self.close_timeout + 1, self.transport.abort)


def protocols(settings: Settings) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The protocols of one server, with its limits."""
    here = {"settings": settings, "gate": Gate(settings)}
    return type("Http", (GuardedHttp,), here), type("Socket", (GuardedSocket,), {})
