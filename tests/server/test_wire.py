"""The protocol itself: whatever a connection sends or does not send, memory, files and time of others are safe."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.server_process import Serving
from pentapolis.server.addresses import household
from pentapolis.server.config import Settings
from pentapolis.server.wire import Gate, GuardedHttp
from tests.server.conftest import People
from tests.server.house import ME, PATIENCE, Client, Server, roomy, wait_for

MB: Final = 1_000_000
ASK: Final = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


def link(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE)


def answered(line: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while part := line.recv(65_536):
            received += part
    return received


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is soon out of patience."""
    folder = tmp_path_factory.mktemp("wire")
    quick: dict[str, Any] = {"head_seconds": 0.8, "body_seconds": 0.9, "answer_seconds": 0.5, "keep_alive": 1}
    with Server(roomy(f"sqlite:///{folder}/p.db", **quick)) as running:
        yield running


def test_requests_that_are_not_waited_for_stay_with_whoever_sends_them(tmp_path: Path) -> None:
    """A process of its own, for memory is measured: before, 4 connections took 300 MB a second."""
    with Serving(Settings(f"sqlite:///{tmp_path}/p.db", port=0, requests=(1e9, 1e9))) as serving, ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", serving.port))) for _ in range(4)]
        lines[0].sendall(ASK)
        assert lines[0].recv(1000).startswith(b"HTTP/1.1 200")
        before = serving.memory()
        end = time.monotonic() + 2.0

        def flood(line: socket.socket) -> None:
            line.settimeout(0.2)
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    line.sendall(ASK * 2_000)

        threads = [threading.Thread(target=flood, args=(line,)) for line in lines]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert serving.memory() - before < 60 * MB


def test_requests_in_one_packet_are_all_answered_in_order(server: Server) -> None:
    asks = b"".join(f"GET /api/nothing{n} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for n in range(60))
    with link(server) as line:
        line.sendall(asks + b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        received = answered(line)
    assert received.count(b"HTTP/1.1 404") == 60
    assert received.count(b"HTTP/1.1 200") == 1
    assert received.rindex(b"HTTP/1.1 404") < received.index(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /" + b"x" * 9_000 + b" HTTP/1.1\r\n\r\n", b"414"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 17_000 + b"\r\n\r\n", b"431"),
        (b"GET / HTTP/1.1\r\n" + b"".join(b"X%d: y\r\n" % n for n in range(65)) + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000, b"431"),  # without an end
        (b"POST /api/import HTTP/1.1\r\nContent-Length: 2000001\r\n\r\n", b"413"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
    ids=["line", "header", "headers", "endless", "body", "nonsense"],
)
def test_a_head_that_is_too_large_is_refused_in_both_languages(server: Server, head: bytes, status: bytes) -> None:
    with link(server) as line:
        line.sendall(head)
        received = answered(line)
    assert received.startswith(b"HTTP/1.1 " + status), received[:100]
    problem = json.loads(received.partition(b"\r\n\r\n")[2])
    assert set(problem["text"]) == {"en", "hu"}
    assert b"content-security-policy" in received


def test_a_body_in_chunks_has_no_endless_trimmings(server: Server) -> None:
    head = b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with link(server) as line:
        line.sendall(head + b"1;" + b"x" * 60_000 + b"\r\n{\r\n0\r\nTrailer: " + b"y" * 60_000)
        assert b"HTTP/1.1 2" not in answered(line)


def test_a_hundred_megabytes_are_not_read(server: Server) -> None:
    for head in (b"GET /", b"GET / HTTP/1.1\r\nX: "):
        taken = 0
        with link(server) as line, suppress(OSError):
            line.sendall(head)
            while taken < 100 * MB:
                taken += line.send(b"x" * MB)
        assert taken < 20 * MB  # what the system keeps between the two


def test_whoever_says_nothing_or_drop_by_drop_is_not_waited_for(guarded: Server) -> None:
    with link(guarded) as silent, link(guarded) as slow, link(guarded) as half, link(guarded) as blank:
        half.sendall(b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{")
        slow.sendall(b"GET / HT")
        blank.sendall(ASK)
        assert blank.recv(10_000).startswith(b"HTTP/1.1 200")
        blank.sendall(b"\r\n")
        assert silent.recv(10) == b""
        assert answered(slow).startswith(b"HTTP/1.1 408")
        assert answered(half).startswith(b"HTTP/1.1 408")
        answered(blank)
    wait_for(lambda: guarded.gate.total == 0)
    assert guarded.gate.by == {}


def test_whoever_does_not_read_is_not_waited_for(guarded: Server) -> None:
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", guarded.settings.port))
        deaf.settimeout(0.5)
        ask = b"GET /api/rules/seven-wonders-duel HTTP/1.1\r\nHost: x\r\n\r\n"
        with suppress(OSError):
            deaf.sendall(ask * 200)
        wait_for(lambda: guarded.gate.total == 0)


def test_only_so_many_connections_of_an_address(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", connections_per_address=10, head_seconds=30.0)
    with Server(settings) as server, ExitStack() as stack:
        lines = [stack.enter_context(link(server)) for _ in range(15)]
        assert [answered(line) for line in lines[10:]] == [b""] * 5
        for line in lines[:10]:
            line.settimeout(0.02)
            with pytest.raises(TimeoutError):
                line.recv(1)
        assert server.gate.total == 10
        stack.close()
        wait_for(lambda: server.gate.total == 0)
        with Client(server.address) as anna:  # sockets count too, and are given back
            anna.table(ME, ME)
            with anna.socket():
                assert server.gate.by["127.0.0.1"] >= 1
        wait_for(lambda: server.gate.total == 0)
        assert server.gate.by == {}


class Silent:
    """A connection that has said nothing."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.gone = False
        found = gate.enter("10.0.0.1")
        assert found is not None
        self.place = found
        gate.silent[cast("GuardedHttp", self)] = None

    def give_up(self) -> None:
        self.gate.silent.pop(cast("GuardedHttp", self))
        self.place.give_back()
        self.gone = True


def test_when_all_places_are_taken_the_silent_make_room_and_nobody_else() -> None:
    gate = Gate(Settings("", connections=3, connections_per_address=3))
    silent = [Silent(gate) for _ in range(2)]
    assert gate.enter("10.0.0.2") is not None
    assert gate.enter("10.0.0.3") is not None
    assert [one.gone for one in silent] == [True, False]
    assert gate.enter("10.0.0.4") is not None
    assert gate.enter("10.0.0.5") is None
    assert gate.total == 3


def test_everybody_comes_through_the_proxy() -> None:
    gate = Gate(Settings("", proxy="192.0.2.0/24", connections_per_address=2))
    for _ in range(50):
        assert gate.enter("192.0.2.7") is not None
    assert [gate.enter("10.0.0.1") is not None for _ in range(3)] == [True, True, False]


def test_behind_a_proxy_each_visitor_counts_for_himself(tmp_path: Path) -> None:
    """Through the command line's own server, which alone believes a proxy."""
    settings = Settings(f"sqlite:///{tmp_path}/p.db", port=0, proxy="127.0.0.1", requests=(5, 0.1))
    with Serving(settings) as serving:

        def ask(visitor: str) -> bytes:
            with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
                head = f"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {visitor}\r\nConnection: close\r\n\r\n"
                line.sendall(head.encode())
                return answered(line)[9:12]

        assert [ask("198.51.100.1") for _ in range(7)] == [b"200"] * 5 + [b"429"] * 2
        assert ask("198.51.100.2") == b"200"
        assert ask("2001:db8:1:2:3::4") == b"200"
        assert [ask(f"2001:db8:1:2::{n}") for n in range(6)][-1] == b"429"  # the same household


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_who_counts_as_one_visitor(host: str, counted: str) -> None:
    assert household(host) == counted


# --- sockets ----------------------------------------------------------------------------------------------------------


def raw_socket(server: Server, client: Client) -> socket.socket:
    line = link(server)
    line.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        + f"Authorization: Bearer {client.bearer}\r\n\r\n".encode()
    )
    assert b"101" in line.recv(4096)
    return line


@pytest.mark.parametrize(
    "frames",
    [b"\x89\x80\0\0\0\0" * 2_000, b"\x8a\x80\0\0\0\0" * 2_000, b"\x01\x81\0\0\0\0x" + b"\x00\x80\0\0\0\0" * 2_000],
    ids=["pings", "pongs", "parts"],
)
def test_frames_that_say_nothing_end_the_socket(server: Server, people: People, frames: bytes) -> None:
    with raw_socket(server, people()) as line:
        with suppress(OSError):
            line.sendall(frames)
        answered(line)
    wait_for(lambda: not server.house.sockets.open)


def test_many_messages_in_one_packet_are_all_answered(server: Server, people: People) -> None:
    ping = b'{"type":"ping"}'
    frame = bytes([0x81, 0x80 | len(ping), 0, 0, 0, 0]) + ping
    with raw_socket(server, people()) as line:
        line.sendall(frame * 3_000)
        received = b""
        while received.count(b"pong") < 3_000:
            received += line.recv(65_536)


def test_a_large_message_in_small_pieces_arrives(server: Server, people: People) -> None:
    with people().socket() as line:
        text = json.dumps({"type": "why", "id": "w", "table": "n" * 20, "seat": 0, "move": "x" * 200})
        line.link.send(iter(text[at : at + 7] for at in range(0, len(text), 7)))
        assert line.until(lambda m: m["type"] == "denied")["problem"]["code"] == "not-found"
        line.link.send("x" * 16_000)
        assert line.next()["type"] == "fault"


def test_the_proxy_of_the_settings_is_a_network() -> None:
    gate = Gate(Settings("", proxy="2001:db8::/32"))
    assert gate.is_proxy("2001:db8::1")
    assert not gate.is_proxy("192.0.2.1")
    assert not gate.is_proxy("unix:")
    assert not Gate(Settings("")).is_proxy("127.0.0.1")


def test_a_socket_is_over_when_its_client_floods_it_and_does_not_read(server: Server, people: People) -> None:
    with people() as anna:
        watch = SimpleNamespace(table=anna.table(ME, ME))
        message = json.dumps({"type": "watch", "table": watch.table, "seat": 0}).encode()
        frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
        with server.under(send_seconds=0.3), raw_socket(server, anna) as line, suppress(OSError, ConnectionClosed):
            line.settimeout(0.5)
            for _ in range(20):
                line.sendall(frame * 200)
        wait_for(lambda: not server.house.sockets.open)


def test_whoever_was_cut_off_and_goes_on_sending_holds_up_nobody(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", commands=(2, 0.01), refused_commands=(3, 0.01))
    with Server(settings) as server, Client(server.address) as anna, Client(server.address) as bela:
        message = json.dumps({"type": "why", "id": "w", "table": "n" * 20, "seat": 0, "move": "x"}).encode()
        frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
        with bela.socket() as other, raw_socket(server, anna) as line:
            line.settimeout(0.2)
            ended = False
            end = time.monotonic() + PATIENCE
            while not ended and time.monotonic() < end:
                try:
                    line.sendall(frame * 2_000)
                except TimeoutError:
                    pass
                except OSError:
                    ended = True
                other.settled()
            assert ended
