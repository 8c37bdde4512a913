"""Who gets in, how much of it, and what every answer tells a browser."""

import json
import random
import re
import socket
import time
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pentapolis.server.config import Settings
from pentapolis.server.doors import HEADERS, Doors, token_of
from pentapolis.server.drawn import digest
from pentapolis.server.names import tidy
from pentapolis.server.pages import CLIENTS_OWN
from pentapolis.store import Store
from tests.server.conftest import People
from tests.server.house import BOT, GAME, ME, OPEN, PATIENCE, Client, Json, Server, roomy, wait_for


class Browser:
    """A page with a cookie, which sends its origin and its token."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self.http = httpx.Client(base_url=server.address, headers={"origin": server.address})
        answer = self.http.post("/api/session", json={"name": "Böske"})
        self.cookie = answer.headers["set-cookie"]
        self.session: Json = answer.json()
        self.token: str = self.session["token"]

    def make_table(self, **headers: str) -> httpx.Response:
        sent = {"x-pentapolis-token": self.token, **headers}
        return self.http.post("/api/tables", json={"game": GAME, "places": [ME, BOT]}, headers=sent)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    with Browser(server) as found:
        yield found


# --- origins ----------------------------------------------------------------------------------------------------------


def hostile_origins(port: int) -> list[str]:
    home = f"127.0.0.1:{port}"
    return [
        "null",
        "",
        "http://",
        "http:///",
        "//",
        home,
        f"//{home}",
        f"https://{home}",
        f"ws://{home}",
        f"file://{home}",
        f"HTTP://{home}",
        f"Http://{home}",
        f"http://{home}/",
        f"http://{home}//",
        f"http://{home}/api",
        f"http://{home}?",
        f"http://{home}#",
        f"http://{home}.",
        f"http://{home}.evil.example",
        f"http://{home}@evil.example",
        f"http://evil.example@{home}",
        f"http://user:word@{home}",
        f"http://@{home}",
        f"http://{home}:80",
        f"http://{home}0",
        f"http://{home}1",
        f"http://127.0.0.1:{port + 1}",
        f"http://127.0.0.1:{port - 1}",
        "http://127.0.0.1",
        "http://127.0.0.1:80",
        "http://127.0.0.1:8000",
        f"http://127.0.0.1:0{port}",
        f"http://127.0.0.1.:{port}",
        f"http://127.0.0.1.evil.example:{port}",
        f"http://evil127.0.0.1:{port}",
        f"http://127.0.0.2:{port}",
        f"http://127.1:{port}",
        f"http://0x7f000001:{port}",
        f"http://2130706433:{port}",
        f"http://0.0.0.0:{port}",
        f"http://[::2]:{port}",
        f"http://::1:{port}",
        f"http://[::ffff:127.0.0.1]:{port}",
        "http://[",
        "http://[::1",
        "http://]",
        f"http://localhost.:{port}",
        f"http://LOCALHOST:{port}",
        f"http://Localhost:{port}",
        "http://localhost",
        f"http://localhost.evil.example:{port}",
        f"http://evil-localhost:{port}",
        f"http://evil.localhost:{port}",
        f"http://localhost:{port},http://evil.example",
        f"http://localhost:{port} http://evil.example",
        f"http://evil.example http://localhost:{port}",
        f"http://evil.example:{port}",
        "http://evil.example",
        "https://evil.example",
        "https://games.example.evil.example",
        f"http://xn--lcalhost-9hb:{port}",
        f"http://%31%32%37.0.0.1:{port}",
        f"http://127.0.0.1%00:{port}",
        f"http://127.0.0.1\\@evil.example:{port}",
        "data:text/html,x",
        "javascript:alert(1)",
        "chrome-extension://abcdefghijklmnop",
        "moz-extension://abcdefghijklmnop",
        "blob:http://127.0.0.1",
        "about:blank",
        "x" * 5000,
    ]


def test_pages_of_others_change_nothing(server: Server, browser: Browser) -> None:
    origins = hostile_origins(server.settings.port)
    assert len(origins) >= 50
    before = server.do(server.store.count())
    for origin in origins:
        answer = browser.make_table(origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), origin
        greeting = browser.http.post("/api/session", json={}, headers={"origin": origin})
        assert greeting.status_code == 403, origin
        assert browser.token not in greeting.text
    assert server.do(server.store.count()) == before
    assert browser.make_table().status_code == 201
    assert browser.make_table(origin=f"http://localhost:{server.settings.port}").status_code == 201


def handshake(server: Server, **headers: str) -> int:
    """The status of the answer to a handshake: 101 when the socket was opened."""
    try:
        with connect(
            f"ws://127.0.0.1:{server.settings.port}/api/socket",
            additional_headers=headers,
            compression=None,
            proxy=None,
        ):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_pages_of_others_open_no_socket(server: Server, browser: Browser, people: People) -> None:
    cookie = browser.cookie.partition(";")[0]
    bearer = f"Bearer {people().bearer}"
    assert handshake(server, cookie=cookie, origin=server.address) == 101
    assert handshake(server, authorization=bearer) == 101
    assert handshake(server, authorization=bearer, origin=server.address) == 101
    for origin in hostile_origins(server.settings.port):
        assert handshake(server, cookie=cookie, origin=origin) == 403, origin
        assert handshake(server, authorization=bearer, origin=origin) == 403, origin
    assert handshake(server, cookie=cookie) == 403  # a cookie without an origin is no browser's
    assert handshake(server) == 403
    assert handshake(server, origin=server.address) == 403
    assert handshake(server, authorization="Bearer " + "x" * 43) == 403
    assert handshake(server, authorization="Basic eDp5") == 403


def test_a_cookie_without_origin_changes_nothing(server: Server, browser: Browser) -> None:
    del browser.http.headers["origin"]
    answer = browser.make_table()
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


class NoStore(Store):
    def __init__(self) -> None:
        """Nothing is asked of it."""


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_in_a_local_network_the_address_that_was_asked_for_is_home(host: str) -> None:
    doors = Doors(Settings("", host=host, port=8123, origins=("https://games.example",)), NoStore())
    assert doors.from_here("http://192.168.1.5:8123", "192.168.1.5:8123")
    assert doors.from_here("http://[fe80::1]:8123", "[fe80::1]:8123")
    assert doors.from_here("https://games.example", "anything")
    for origin, asked in (
        ("http://evil.example:8123", "evil.example:8123"),  # a name may be made to point here
        ("http://192.168.1.5:8123", "192.168.1.6:8123"),
        ("https://192.168.1.5:8123", "192.168.1.5:8123"),
        ("http://[fe80::1", "[fe80::1"),
        ("null", "null"),
        ("", ""),
    ):
        assert not doors.from_here(origin, asked), origin


# --- tokens and cookies -----------------------------------------------------------------------------------------------


def test_a_page_must_show_the_token_of_its_session(server: Server, browser: Browser) -> None:
    with Browser(server) as other:
        before = server.do(server.store.count())
        for token in (
            "",
            "x",
            browser.token + "x",
            browser.token[:-1],
            other.token,
            browser.token.swapcase(),
            "\u00e9",
        ):
            answer = browser.http.post(
                "/api/tables", content=b"{}", headers=[(b"x-pentapolis-token", token.encode("latin-1"))]
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
        for method, path in (("PATCH", "/api/session"), ("DELETE", "/api/session")):
            assert browser.http.request(method, path, json={"name": "x"}).status_code == 403
        assert server.do(server.store.count()) == before
        assert browser.make_table().status_code == 201


def test_a_page_without_a_session_is_told_so(server: Server) -> None:
    with httpx.Client(base_url=server.address, headers={"origin": server.address}) as stranger:
        answer = stranger.post("/api/tables", json={"game": GAME, "places": [ME, BOT]})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
        answer = stranger.get("/api/tables", headers={"cookie": "pentapolis=" + "x" * 43})
        assert answer.json()["mine"] == []


@pytest.mark.parametrize("cookie", ["", ";", "pentapolis", "pentapolis=", "=x", "@=1; pentapolis=x", "a=b; ;;=;", "[]"])
def test_odd_cookies_are_nobodys(server: Server, cookie: str) -> None:
    with httpx.Client(base_url=server.address) as stranger:
        assert stranger.get("/api/tables", headers={"cookie": cookie}).status_code == 200


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server, browser: Browser, tmp_path: Path) -> None:
    name, *flags = browser.cookie.split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
    assert "Secure" not in flags
    assert not any(flag.startswith("Domain") for flag in flags)
    secret = name.partition("=")[2]
    assert len(secret) >= 43
    assert token_of(secret) == browser.token
    assert secret not in json.dumps(browser.session)
    with Server(roomy(f"sqlite:///{tmp_path}/p.db", origins=("https://games.example",))) as public:
        answer = httpx.post(f"{public.address}/api/session", json={}, headers={"origin": "https://games.example"})
        assert "; Secure" in answer.headers["set-cookie"]


def test_what_is_stored_of_a_session_is_a_digest(server: Server, browser: Browser) -> None:
    secret = browser.cookie.partition(";")[0].partition("=")[2].encode()
    folder = Path(server.settings.database_url.removeprefix("sqlite:///")).parent
    for file in folder.iterdir():
        assert secret not in file.read_bytes()


def test_farewell_clears_the_cookie(browser: Browser) -> None:
    answer = browser.http.delete("/api/session", headers={"x-pentapolis-token": browser.token})
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert not answer.content


# --- nothing is changed by looking ------------------------------------------------------------------------------------


def test_looking_changes_nothing(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, ME)
    before, count = server.truth(table), server.do(server.store.count())
    values = {"slug": GAME, "table": table, "ply": "0", "path": "index.html"}
    looked = 0
    for route in server.app.routes:
        path = route.path
        for name, value in values.items():
            for kind in ("str", "int", "path"):
                path = path.replace(f"{{{name}:{kind}}}", value)
        assert "{" not in path, path
        path = path.replace("schema/index.html", "schema/openapi.json")
        for method in getattr(route, "methods", ()):
            if method in {"GET", "HEAD", "OPTIONS"}:
                looked += 1
                assert anna.http.request(method, path).status_code < 400, (method, path)
    assert looked >= 10
    assert (server.truth(table), server.do(server.store.count())) == (before, count)


# --- headers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/tables/anything", "/nothing.js", "/api/health", "/api/games/go", "/api/tables"]
)
def test_head_is_answered_as_get_without_the_body(server: Server, people: People, path: str) -> None:
    client = people()
    wanted = client.http.get(path, headers={"accept-encoding": "identity"})
    answer = client.http.head(path, headers={"accept-encoding": "identity"})
    assert answer.status_code == wanted.status_code
    assert answer.content == b""
    assert answer.headers["content-length"] == str(len(wanted.content))
    for name in ("content-type", "cache-control", *HEADERS):
        assert answer.headers[name] == wanted.headers[name]


def test_the_pages_served_are_those_that_the_clients_router_knows() -> None:
    router = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
    known = set(re.findall(r'first === "(\w+)"', router.read_text(encoding="utf-8")))
    assert known == {name for name in re.findall(r"[a-z]+", CLIENTS_OWN.pattern) if name != "replay"}


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/", None, 200),
        ("GET", "/table/anything", None, 200),
        ("GET", "/table/anything/replay", None, 200),
        ("GET", "/rules/parts", None, 200),
        ("GET", "/tables/anything", None, 404),
        ("GET", "/table", None, 404),
        ("GET", "/wp-login.php", None, 404),
        ("GET", "/apis", None, 404),
        ("GET", "/nothing.js", None, 404),
        ("GET", "/api/health", None, 200),
        ("GET", "/api/games", None, 200),
        ("GET", "/api/games/go", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api", None, 404),
        ("POST", "/nothing", b"", 405),
        ("POST", "/api/nothing", b"", 404),
        ("DELETE", "/api/games", None, 405),
        ("PUT", "/api/tables", b"{}", 405),
        ("OPTIONS", "/api/tables", None, 204),
        ("GET", "/api/tables/x", None, 400),
        ("GET", "/api/tables/" + "x" * 20, None, 404),
        ("GET", "/api/tables/" + "x" * 20 + "/positions/-1", None, 400),
        ("GET", "/api/tables/" + "x" * 20 + "/positions/1e9", None, 404),
        ("GET", "/../../etc/passwd", None, 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None, 200),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"[" * 60_000, 400),
        ("POST", "/api/tables", b'{"game":' + b'{"a":' * 10_000, 400),
        ("POST", "/api/tables", b"x" * 70_000, 413),
        ("POST", "/api/import", b"x" * 2_100_000, 413),
        ("POST", "/api/import", b'{"record":' + b'{"a":[' * 50_000, 400),
        ("POST", "/api/session", b"", 400),
        ("PATCH", "/api/session", b'{"name":""}', 400),
        ("PATCH", "/api/session", b'{"name":"\\ud800"}', 400),
        ("PATCH", "/api/session", b'{"name":"x","name2":1}', 400),
    ],
)
def test_every_answer_has_the_headers_and_no_fault_tells_of_our_insides(
    server: Server, people: People, method: str, path: str, body: bytes | None, status: int
) -> None:
    client = people()
    answer = client.http.request(method, path, content=body, headers={"content-type": "application/json"})
    if path.startswith(("/..", "/%2e")):
        assert b"root:" not in answer.content
    else:
        assert answer.status_code == status, answer.text[:300]
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    if answer.status_code == 404 and not f"{path}/".startswith("/api/"):
        assert answer.headers["content-type"].startswith("text/html")  # a small page, and not the client
        assert len(answer.content) < 500
        assert b"<script" not in answer.content
    elif answer.status_code >= 400:
        problem = answer.json()
        assert set(problem) == {"code", "message", "args", "text", "rule"}
        assert len(answer.content) < 5000
        for inside in (
            "Traceback",
            "File ",
            ".py",
            "site-packages",
            "litestar",
            "msgspec",
            "sqlalchemy",
            "/home",
            "0x",
        ):
            assert inside not in answer.text


def test_a_page_is_packed_and_asked_for_anew_only_when_it_has_changed(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        whole = client.get("/", headers={"accept-encoding": "identity"})
        packed = client.get("/", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text == whole.text
        again = client.get("/", headers={"if-none-match": whole.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_a_fault_of_ours_is_told_in_one_sentence(
    server: Server, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = people()
    table = anna.table(ME, ME)
    room = server.room(table)
    monkeypatch.setattr(room, "info", lambda person: 1 / 0)
    monkeypatch.setattr(room, "why", lambda *_: 1 / 0)
    answer = anna.get(f"/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "division" not in answer.text
    with anna.socket() as line:
        line.send({"type": "why", "id": "w", "table": table, "seat": 0, "move": "x"})
        said = line.until(lambda m: m["type"] == "denied")
        assert said["problem"]["code"] == "internal"
        assert "division" not in json.dumps(said)
        assert line.watch(table)["type"] == "state"


# --- how much ---------------------------------------------------------------------------------------------------------


#: The code of a message that is too large; 1006 where the client still talked when it was thrown out.
TOO_LARGE = (1009, 1006)


def test_a_message_that_is_too_large_ends_the_socket(server: Server, people: People) -> None:
    with people().socket() as line:
        line.link.send("x" * 16_000)
        assert line.next()["type"] == "fault"
        with suppress(ConnectionClosed):  # thrown out while still talking
            line.link.send("x" * 20_000)
        assert line.closed() in TOO_LARGE
    with people().socket() as line:
        with suppress(ConnectionClosed):
            line.link.send(iter(["y" * 9_000] * 3))  # in parts, too
        assert line.closed() in TOO_LARGE


def test_a_client_that_talks_nonsense_is_cut_off(server: Server, people: People) -> None:
    with people().socket() as line:
        for _ in range(server.settings.faults):
            line.link.send("[" * 5000)
            assert line.next()["problem"]["code"] == "bad-request"
        line.link.send(b"\xff\xff")
        assert line.closed() == 1008


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db", requests=(30, 0.5))) as server, httpx.Client() as client:
        statuses = [client.get(f"{server.address}/api/health") for _ in range(40)]
        assert [s.status_code for s in statuses[:25]] == [200] * 25
        refused = statuses[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert 1 <= int(refused.headers["retry-after"]) <= 3
        assert refused.headers["content-security-policy"]
        assert handshake(server, authorization="Bearer x") == 403


def test_too_many_tables_and_commands_of_one_person(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", new_tables=(3, 0.01), commands=(10, 0.01))
    with Server(settings) as server, Client(server.address) as anna, Client(server.address) as bela:
        tables = [anna.table(ME, ME) for _ in range(3)]
        answer = anna.post("/tables", {"game": GAME, "places": [ME, ME]})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 90
        assert answer.json()["args"]["seconds"] >= 90
        assert anna.post("/import", {"record": {}}).status_code == 429
        assert anna.join("x" * 22).status_code == 429
        assert bela.table(ME, ME)
        with anna.socket() as line:
            line.watch(tables[0], 0)
            before = server.truth(tables[0])
            codes = [line.refused(tables[0], {"type": "redo", "seat": 0}) for _ in range(12)]
            assert codes[0] == "nothing-to-redo"
            assert codes[-1] == "too-many"
            assert server.truth(tables[0]) == before
            line.settled()  # pings are free
        with anna.socket() as line:  # another socket is the same person
            assert line.refused(tables[0], {"type": "redo", "seat": 0}) == "too-many"


def test_only_so_many_sockets_from_one_address_and_in_all(tmp_path: Path) -> None:
    for limit in ({"sockets_per_address": 3}, {"sockets": 3}):
        settings = roomy(f"sqlite:///{tmp_path}/p.db", **limit)
        with Server(settings) as server, Client(server.address) as anna:
            bearer = f"Bearer {anna.bearer}"
            with anna.socket(), anna.socket():
                with anna.socket():
                    assert handshake(server, authorization=bearer) == 403
                wait_for(lambda: len(server.house.sockets.open) == 2)
                assert handshake(server, authorization=bearer) == 101
            wait_for(lambda: not server.house.sockets.open)
            assert server.house.doors.sockets == {}


def test_a_server_that_is_full_makes_no_more_tables_and_loads_none(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db", live_tables=2)) as server, Client(server.address) as anna:
        tables = [anna.table(ME, ME) for _ in range(4)]  # those nobody watches make room
        assert list(server.house.rooms.live) == tables[2:]
        with anna.socket() as line:
            assert line.watch(tables[0], 0)["type"] == "state"
            assert line.watch(tables[1], 0)["type"] == "state"
            assert sorted(server.house.rooms.live) == sorted(tables[:2])
            answer = anna.post("/tables", {"game": GAME, "places": [ME, ME]})
            assert (answer.status_code, answer.json()["code"]) == (503, "full")
            assert answer.headers["retry-after"]
            assert line.watch(tables[2], 0)["problem"]["code"] == "full"
            assert anna.get(f"/tables/{tables[3]}").status_code == 503
        wait_for(lambda: not server.house.sockets.open)
        assert anna.get(f"/tables/{tables[3]}").status_code == 200


def test_a_client_that_does_not_read_is_dropped_holds_up_nobody_and_resumes(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, ME)
    address = ("127.0.0.1", server.settings.port)
    slow = server.under(send_seconds=0.5, unread_bytes=100_000)
    with slow, socket.create_connection(address) as deaf, anna.socket() as line:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + f"Authorization: Bearer {anna.bearer}\r\n\r\n".encode()
        )
        assert b"101" in deaf.recv(200)
        watch = json.dumps({"type": "watch", "table": table, "seat": 0}).encode()
        frame = bytes([0x81, 0x80 | len(watch), 0, 0, 0, 0]) + watch
        line.watch(table, 0)
        wait_for(lambda: len(server.house.sockets.open) == 2)
        deadline = time.monotonic() + PATIENCE
        deaf.settimeout(1)
        while len(server.house.sockets.open) == 2:
            assert time.monotonic() < deadline
            try:
                deaf.sendall(frame * 20)
            except OSError:
                break
            line.settled()  # it is not held up
        wait_for(lambda: len(server.house.sockets.open) == 1)
        line.watch(table, line.states[table]["info"]["to_act"][0])
        line.play(table)
    with anna.socket() as again:
        assert again.watch(table, 0, 1)["type"] == "state"


def test_a_silent_client_is_taken_for_gone(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db", silence=1.0)) as server, Client(server.address) as anna:
        with anna.socket() as line:
            end = time.monotonic() + 1.3
            while time.monotonic() < end:  # whoever says something now and then is there
                time.sleep(0.1)
                line.settled()
            assert line.closed() == 1000
        wait_for(lambda: not server.house.sockets.open)


def test_a_session_that_has_ended_elsewhere_ends_the_socket(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, ME)
    with server.under(recheck=0.0), anna.socket() as line:
        seat = line.watch(table, 0)["info"]["to_act"][0]
        state = line.watch(table, seat)
        before = server.truth(table)
        server.do(server.store.end_session(digest(anna.bearer)))
        do = {"type": "play", "seat": seat, "stamp": state["stamp"], "move": state["view"]["moves"][0]}
        line.send({"type": "command", "id": "late", "table": table, "do": do})
        assert line.closed() == 4401
        assert server.truth(table) == before


def test_a_table_may_be_followed_by_few_lines_at_a_time(server: Server, people: People) -> None:
    anna = people()
    tables = [anna.table(ME, OPEN) for _ in range(3)]
    with server.under(watched=2), anna.socket() as line:
        answers = [line.watch(table)["type"] for table in tables]
        assert answers == ["state", "state", "gone"]
        assert line.watch(tables[0])["type"] == "state"
        line.send({"type": "leave", "table": tables[1]})
        assert line.watch(tables[2])["type"] == "state"


# --- names ------------------------------------------------------------------------------------------------------------


def odd_names() -> list[str]:
    payloads = [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "<svg/onload=alert(1)>",
        '"><script>alert(1)</script>',
        "'><b>x",
        "javascript:alert(1)",
        "{{7*7}}",
        "${7*7}",
        "{ $name }",
        "{ problem-over }",
        "%s%n%x",
        "'; DROP TABLE people; --",
        '" OR ""="',
        "<!--",
        "]]>",
        "<![CDATA[x]]>",
        "&lt;b&gt;",
        "&#x3C;",
        "\\u003cscript\\u003e",
        "\\x3cscript",
        "</title><script>",
        "<a href=//evil>x</a>",
        "<iframe src=//evil>",
        "<math><mi//xlink:href='data:x'>",
        "`-alert(1)-`",
        "null",
        "undefined",
        "NaN",
        "true",
        "[object Object]",
        "__proto__",
        "constructor",
        "../../etc/passwd",
        "C:\\Windows",
        "=cmd|'/C calc'!A0",
        "\ufeffAnna",
        "A\u200bB",
        "A\u200dB",
        "\u202eanna",
        "a\u2066b\u2069",
        "a\u00adb",
        "a\x00b",
        "a\x1bb[31m",
        "a\x7fb",
        "a\x85b",
        "a\tb",
        "a\nb",
        "a\r\nSet-Cookie: x=1",
        "a\u2028b",
        "a\u2029b",
        "a\ue000b",
        "a\U000e0041b",
        "\u0301Anna",
        "A" + "\u0301" * 30,
        "Ａｎｎａ",
        "𝔄𝔫𝔫𝔞",
        "Árvíztűrő tükörfúrógép",
        "👩‍👩‍👧",
        "🏳️‍🌈",
        "ﷺ",
        "ẞ",
        "İ",
        "ǆ",
        "e\u0301",
        "\u1e9b\u0323",
        "\ud55c\uae00",
        "日本語",
        "עברית",
        "العربية",
        "  spaces   inside  ",
        "\u3000\u3000x\u3000",
        "\u00a0x\u00a0",
        "x" * 40,
        "😀" * 40,
    ]
    generator = random.Random(4)
    alphabet = "<>\"'&/\\={}()[]`$%;:#!?ab \x00\x1b\u202e\u200b\u0301é😀"
    while len(payloads) < 130:
        payloads.append("".join(generator.choices(alphabet, k=generator.randint(1, 40))))
    return [name for name in payloads if 1 <= len(name) <= 40]


def test_names_are_plain_text_without_anything_invisible(server: Server, people: People) -> None:
    names = odd_names()
    assert len(names) >= 100
    anna = people("Anna")
    for name in names:
        answer = anna.http.patch("/api/session", json={"name": name})
        if answer.status_code == 400:
            assert not tidy(name)
            continue
        shown = answer.json()["name"]
        assert shown == tidy(name)
        assert not [c for c in shown if unicodedata.category(c)[0] == "C"]
        assert 1 <= len(shown) <= 40
        if all(unicodedata.category(c)[0] != "C" for c in name):
            assert shown == " ".join(unicodedata.normalize("NFC", name).split())[:40].strip()
        assert answer.headers["content-type"] == "application/json"
    table = anna.table({"kind": "me", "name": "<b>A\u202e</b>"}, {"kind": "me", "name": "</script>"})
    with anna.socket() as line:
        seats = line.watch(table)["info"]["seats"]
        assert [seat["name"] for seat in seats] == ["<b>A</b>", "</script>"]


@pytest.mark.parametrize("name", ["", "x" * 41, 5, None, ["x"]])
def test_what_is_no_name_is_refused(server: Server, people: People, name: object) -> None:
    assert people().http.patch("/api/session", json={"name": name}).status_code == 400


def test_lines_refused_at_the_door_leave_nothing_behind(server: Server, browser: Browser) -> None:
    before = len(server.house.sockets.open)
    for _ in range(20):
        handshake(server, cookie=browser.cookie.partition(";")[0], origin="http://evil.example")
    assert len(server.house.sockets.open) == before


def test_a_socket_ends_with_the_service_so_that_clients_come_back(tmp_path: Path) -> None:
    server = Server(roomy(f"sqlite:///{tmp_path}/p.db"))
    with Client(server.address) as anna, anna.socket() as line:
        server.stop()
        assert line.closed() == 1012
