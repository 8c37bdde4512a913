"""One WebSocket for each client: messages in, answers and states out."""

import asyncio
import logging
import time
from collections import deque
from contextlib import ExitStack, suppress
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

import pentapolis
from pentapolis.server.config import Settings
from pentapolis.server.doors import Caller, Doors, too_many
from pentapolis.server.problems import Refusal, refusal
from pentapolis.server.protocol import (
    PROTOCOL,
    Command,
    Denied,
    Fault,
    FromClient,
    Gone,
    Hello,
    Leave,
    Ping,
    Pong,
    Watch,
    Why,
)
from pentapolis.server.room import Room
from pentapolis.server.rooms import Rooms
from pentapolis.server.stored import encode
from pentapolis.store import Person

log = logging.getLogger("pentapolis.sockets")

WRONG_ORIGIN: Final = 4403
NO_SESSION: Final = 4401
TOO_MANY: Final = 4429
TOO_LARGE: Final = 1009
POLICY: Final = 1008

#: Seconds after which a client that talks too fast is looked at again: its end must be noticed.
LONGEST_PAUSE: Final = 1.0

PONG: Final = encode(Pong())

decode: Final = msgspec.json.Decoder(FromClient).decode

Socket = WebSocket[Any, Any, Any]


class Connection:
    """A client. Messages for it wait in a queue, so that a slow reader never holds up a table."""

    def __init__(self, socket: Socket, person: str, secret: str, address: str, settings: Settings) -> None:
        self.socket = socket
        self.person = person
        self.secret = secret
        self.address = address
        self.settings = settings
        self.watched: dict[str, Room] = {}
        self.faults = 0
        self.heard = time.monotonic()
        self.checked = self.heard
        self.closing: int | None = None
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._filled = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > self.settings.unread_bytes:
            self.close(TOO_MANY)
        self._filled.set()

    def close(self, code: int) -> None:
        """End the connection; what still waits is not sent."""
        self.closing = code
        self._filled.set()

    async def write(self) -> None:
        """Send what waits, until the connection is to end."""
        while self.closing is None:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting and self.closing is None:
                message = self._waiting.popleft()
                self._size -= len(message)
                try:
                    async with asyncio.timeout(self.settings.send_seconds):
                        await self.socket.send_text(message.decode())
                except (TimeoutError, WebSocketDisconnect, RuntimeError):
                    self.close(TOO_MANY)


class Sockets:
    """All connected clients."""

    def __init__(self, rooms: Rooms, doors: Doors) -> None:
        self.rooms = rooms
        self.doors = doors
        self.settings = doors.settings
        self.open: set[Connection] = set()

    async def serve(self, socket: Socket) -> None:
        """One client, from handshake to end. It counts from its first moment: many come while one is looked up."""
        caller = Caller(socket)
        address = self.doors.address(socket)
        with ExitStack() as stack:
            try:
                self.doors.check_origin(socket, caller)
                self.doors.take("requests", address)
                self._count(stack, address)
                person = await self.doors.known(socket)
                self._count_person(stack, person)
            except Refusal as refused:
                # Before `accept` this is an answer 403: nothing was opened.
                await socket.close(POLICY, refused.problem.code)
                return
            await socket.accept()
            await self._talk(Connection(socket, person.id, caller.secret, address, self.settings), person)

    def _count(self, stack: ExitStack, address: str) -> None:
        if self.doors.sockets.total() >= self.settings.sockets:
            raise refusal("full")
        if self.doors.sockets[address] >= self.settings.sockets_per_address:
            raise refusal("too-many", seconds=60)
        stack.enter_context(self.doors.counted(self.doors.sockets, address))

    def _count_person(self, stack: ExitStack, person: Person) -> None:
        if self.doors.sockets_of[person.id] >= self.settings.sockets_per_person:
            raise refusal("too-many", seconds=60)
        if self.doors.limits.wait("refused-commands", person.id) > 0:
            raise refusal("too-many", seconds=1)  # who was cut off for hurrying does not hurry back
        stack.enter_context(self.doors.counted(self.doors.sockets_of, person.id))

    async def _talk(self, connection: Connection, person: Person) -> None:
        self.open.add(connection)
        hello = Hello(PROTOCOL, pentapolis.__version__, person.id, person.name, self.settings.ping)
        connection.send(encode(hello))
        reading = asyncio.create_task(self._read(connection))
        writing = asyncio.create_task(connection.write())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            self.open.discard(connection)
            for room in connection.watched.values():
                room.leave(connection)
            await self._close(connection.socket, connection.closing)

    async def _close(self, socket: Socket, code: int | None) -> None:
        # The client may have gone first, or not read what comes before the end.
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(self.settings.send_seconds):
                await socket.close(code or 1000)

    async def _read(self, connection: Connection) -> None:
        while connection.closing is None:
            try:
                async with asyncio.timeout(self.settings.silence):
                    received = await connection.socket.receive()
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                return
            if received["type"] == "websocket.disconnect":
                return
            # Whoever talks too fast is listened to more slowly: what he sends meanwhile stays with him.
            while (wait := self.doors.limits.take("messages", connection.person)) > 0:
                await asyncio.sleep(min(wait, LONGEST_PAUSE))
            text = received.get("text")
            sent = received.get("bytes")
            data = text.encode() if isinstance(text, str) else sent if isinstance(sent, bytes) else b""
            await self._handle(connection, data)

    async def _handle(self, connection: Connection, data: bytes) -> None:
        if len(data) > self.settings.message_bytes:
            connection.close(TOO_LARGE)
            return
        try:
            message = decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as fault:
            self._fault(connection, refusal("bad-request", what=str(fault)))
            return
        if isinstance(message, Ping):
            connection.send(PONG)
            return
        wait = self.doors.limits.take("commands", connection.person)
        if wait > 0:
            self._refuse(connection, message, too_many(wait))
            if self.doors.limits.take("refused-commands", connection.person) > 0:
                connection.close(TOO_MANY)
            return
        try:
            await self._check_session(connection)
            await self._obey(connection, message)
        except Refusal as refused:
            self._refuse(connection, message, refused)
        except Exception:  # a fault of ours is logged, told as such, and ends nothing
            log.exception("a message could not be handled")
            self._refuse(connection, message, refusal("internal"))

    async def _check_session(self, connection: Connection) -> None:
        now = time.monotonic()
        if now - connection.checked < self.settings.recheck:
            return
        connection.checked = now
        person = await self.doors.person_of(connection.secret)
        if person is None:
            connection.close(NO_SESSION)
            raise refusal("no-session")

    async def _obey(self, connection: Connection, message: Watch | Leave | Why | Command) -> None:
        if isinstance(message, Leave):
            room = connection.watched.pop(message.table, None)
            if room is not None:
                room.leave(connection)
            return
        room = await self.rooms.found(message.table)
        if isinstance(message, Watch):
            if message.table not in connection.watched and len(connection.watched) >= self.settings.watched:
                raise refusal("too-many", seconds=60)
            await room.watch(connection, message.seat, message.seq)
            connection.watched[message.table] = room
            return
        if not room.sitting.may_see(connection.person, None):
            raise refusal("not-found")
        if isinstance(message, Why):
            connection.send(encode(await room.why(connection.person, message.id, message.seat, message.move)))
        else:
            await room.command(connection, message.id, message.do)

    def _refuse(self, connection: Connection, message: Watch | Leave | Why | Command, refused: Refusal) -> None:
        """Every command gets exactly one answer, and so does every wish to watch."""
        if isinstance(message, Command | Why):
            connection.send(encode(Denied(message.id, refused.problem)))
        else:
            connection.send(encode(Gone(message.table, refused.problem)))

    def _fault(self, connection: Connection, refused: Refusal) -> None:
        connection.send(encode(Fault(refused.problem)))
        connection.faults += 1
        if connection.faults > self.settings.faults:
            connection.close(POLICY)

    def drop(self, person: str) -> None:
        """End the connections of somebody whose session has ended."""
        for connection in self.open:
            if connection.person == person:
                connection.close(NO_SESSION)

    def close(self) -> None:
        for connection in self.open:
            connection.close(1012)  # the service restarts: clients come back by themselves
