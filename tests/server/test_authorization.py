"""Who may do what: every route and every message of the socket, for everybody. What is not in these tables fails."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final, get_args

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import pentapolis
from pentapolis.server import protocol
from pentapolis.server.journal import BotSat
from tests.server.house import BOT, GAME, ME, NO_UNDO, OPEN, Client, Json, Server

#: Somebody without a session, somebody with one, the person in seat 1, and the host, who has seat 0.
ROLES: Final = ("nobody", "other", "rival", "host")
#: Tables in play: private, open, and private with a bot in the place of the rival. And two that are over.
TABLES: Final = ("private", "open", "kept", "over", "open-over")

Row = dict[str, tuple[int, int, int, int]]


def rows(private: tuple[int, int, int, int], open_: tuple[int, int, int, int], over: Any, open_over: Any) -> Row:
    return {"private": private, "kept": private, "open": open_, "over": over, "open-over": open_over}


def always(*statuses: int) -> Row:
    nobody, anybody = statuses[0], statuses[-1]
    return dict.fromkeys(TABLES, (nobody, anybody, anybody, anybody))


SEEN: Final = rows((404, 404, 200, 200), (200, 200, 200, 200), (404, 404, 200, 200), (200, 200, 200, 200))
EYES: Final = rows((404, 404, 403, 200), (403, 403, 403, 200), (404, 404, 200, 200), (200, 200, 200, 200))

#: For each route: the body or query that is sent, and the status for each table and role.
ROUTES: Final[dict[tuple[str, str], list[tuple[Json | str | None, Row]]]] = {
    ("POST", "/api/session"): [({}, always(200))],
    ("PATCH", "/api/session"): [({"name": "X"}, always(401, 200))],
    ("DELETE", "/api/session"): [(None, always(401, 204))],
    ("GET", "/api/games"): [(None, always(200))],
    ("GET", "/api/games/{slug:str}"): [(None, always(200))],
    ("GET", "/api/rules/{slug:str}"): [(None, always(200))],
    ("GET", "/api/health"): [(None, always(200))],
    ("GET", "/api/tables"): [(None, always(200))],
    ("POST", "/api/tables"): [({"game": GAME, "places": [ME, BOT]}, always(401, 201))],
    ("GET", "/api/tables/{table:str}"): [(None, SEEN)],
    ("POST", "/api/tables/{table:str}/sit"): [
        (
            {"seat": 1},
            rows((401, 404, 404, 409), (401, 409, 409, 409), (401, 404, 404, 409), (401, 409, 409, 409)),
        )
    ],
    ("POST", "/api/tables/{table:str}/links"): [
        ({"seat": 1}, dict.fromkeys(TABLES, (401, 404, 403, 409))),
        ({"seat": 9}, dict.fromkeys(TABLES, (401, 404, 403, 403))),
    ],
    ("POST", "/api/seat-links"): [({"secret": "{secret}"}, dict.fromkeys(TABLES, (401, 409, 201, 409)))],
    ("POST", "/api/seat-links/look"): [({"secret": "{secret}"}, dict.fromkeys(TABLES, (401, 409, 200, 409)))],
    ("POST", "/api/tables/{table:str}/rematch"): [
        (None, rows((401, 404, 409, 409), (401, 404, 409, 409), (401, 404, 201, 201), (401, 404, 201, 201)))
    ],
    ("GET", "/api/tables/{table:str}/replay"): [(None, SEEN), ("seat=0", EYES)],
    ("GET", "/api/tables/{table:str}/positions/{ply:int}"): [(None, SEEN), ("seat=0", EYES)],
    ("GET", "/api/tables/{table:str}/record"): [
        (None, rows((404, 404, 409, 409), (409, 409, 409, 409), (404, 404, 200, 200), (200, 200, 200, 200)))
    ],
    ("POST", "/api/tables/{table:str}/fork"): [
        (
            {"ply": 0, "places": [ME, ME]},
            rows((401, 404, 409, 409), (401, 409, 409, 409), (401, 404, 201, 201), (401, 201, 201, 201)),
        )
    ],
    ("POST", "/api/import"): [({"record": pentapolis.game(GAME).new(seed=1).record().data()}, always(401, 201))],
    ("GET", "/"): [(None, always(200))],
    ("GET", "/{path:path}"): [(None, always(200))],
    ("GET", "/api/schema/openapi.json"): [(None, always(200))],
}

#: For each command, sent for seat 0: the refusal for each table and for other, rival and host. None: it is granted.
Refusals = dict[str, tuple[str | None, str | None, str | None]]
FOREIGN: Final[Refusals] = {
    "private": ("not-found", "not-yours", None),
    "kept": ("not-found", "not-yours", None),
    "open": ("not-yours", "not-yours", None),
    "over": ("not-found", "not-yours", "over"),
    "open-over": ("not-yours", "not-yours", "over"),
}


def otherwise(**host: str | None) -> Refusals:
    """As for every foreign seat, but with another outcome for the host."""
    return {table: (*FOREIGN[table][:2], host.get(table.replace("-", "_"), FOREIGN[table][2])) for table in TABLES}


COMMANDS: Final[dict[str, tuple[Json, Refusals]]] = {
    "play": ({"stamp": 0, "move": "{legal}"}, FOREIGN),
    "undo": ({}, FOREIGN),
    "redo": ({}, otherwise(private="nothing-to-redo", kept="nothing-to-redo", open="nothing-to-redo")),
    "reset": ({}, FOREIGN),
    "consent": ({"yes": True}, otherwise(**dict.fromkeys(("private", "kept", "open", "over", "open_over"), "no-wish"))),
    "resign": ({}, FOREIGN),
    "give-to-bot": (
        {"level": "easy"},
        {
            "private": ("not-found", "not-away", None),
            "kept": ("not-found", "not-away", None),
            "open": ("not-yours", "not-away", None),
            "over": ("not-found", "over", "over"),
            "open-over": ("over", "over", "over"),
        },
    ),
    "return": (
        {},
        otherwise(**dict.fromkeys(("private", "kept", "open", "over", "open_over"), "seat-taken")),
    ),
}

#: What somebody sees who wants to watch: as a spectator, with the eyes of seat 0, of seat 1.
WATCHING: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "private": {
        "other": ("not-found", "not-found", "not-found"),
        "rival": ("state", "not-yours", "state"),
        "host": ("state", "state", "not-yours"),
    },
    "open": {
        "other": ("state", "not-yours", "not-yours"),
        "rival": ("state", "not-yours", "state"),
        "host": ("state", "state", "not-yours"),
    },
    "over": {
        "other": ("not-found", "not-found", "not-found"),
        "rival": ("state", "state", "state"),
        "host": ("state", "state", "state"),
    },
    "open-over": {
        "other": ("state", "state", "state"),
        "rival": ("state", "state", "state"),
        "host": ("state", "state", "state"),
    },
}
WATCHING["kept"] = WATCHING["private"]  # who lent their seat to a bot may still look


class Scene:
    """The tables, and the people who come to them."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self.nobody = stack.enter_context(
            httpx.Client(base_url=server.address, headers={"origin": server.address}, timeout=20)
        )
        self.people = {role: stack.enter_context(Client(server.address, role)) for role in ROLES[1:]}
        self.tables: dict[str, str] = {}
        self.secrets: dict[str, str] = {}
        host, rival = self.people["host"], self.people["rival"]
        for name in TABLES:
            table = host.table(ME, OPEN, open="open" in name)
            self.tables[name] = table
            self.secrets[name] = host.invite(table, 1)
            assert rival.join(self.secrets[name]).status_code == 201
        with host.socket() as hers, rival.socket() as his:
            for name, table in self.tables.items():
                if "over" in name:
                    his.watch(table, 1)
                    his.do(table, {"type": "resign", "seat": 1})
            self.lend(self.tables["kept"])
            hers.settled()

    def lend(self, table: str) -> None:
        """The rival's seat is kept by a bot that does not move: it is not its turn, or it has been stopped."""
        room = self.server.room(table)

        async def keep() -> None:
            async with room.lock:
                await room._save([BotSat(1, "easy")], "")

        self.server.do(keep())

    def request(self, role: str, method: str, path: str, what: Json | str | None) -> httpx.Response:
        client = self.nobody if role == "nobody" else self.people[role].http
        client.cookies.clear()  # nobody stays nobody
        query = f"?{what}" if isinstance(what, str) else ""
        return client.request(method, path + query, json=what if isinstance(what, dict) else None)

    def truths(self) -> list[str]:
        return [self.server.truth(self.tables[name]) for name in TABLES if "over" not in name and name != "kept"]


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    with ExitStack() as stack:
        yield Scene(server, stack)


def routes(server: Server) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for route in server.app.routes:
        if route.path.startswith("/api/schema") and route.path != "/api/schema/openapi.json":
            assert set(getattr(route, "methods", ())) <= {"GET", "OPTIONS"}  # other forms of the same document
            continue
        found += [(method, route.path) for method in getattr(route, "methods", ()) if method != "OPTIONS"]
    return found


def test_every_route_has_its_row_and_every_row_a_route(server: Server) -> None:
    assert set(routes(server)) == set(ROUTES)


def test_every_message_of_the_socket_is_in_the_tables() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(protocol.Action)}
    assert tags == set(COMMANDS)
    assert {kind.__struct_config__.tag for kind in get_args(protocol.FromClient)} == {
        "watch", "leave", "ping", "why", "command",
    }  # fmt: skip


@pytest.mark.parametrize(("method", "path"), list(ROUTES))
def test_routes(scene: Scene, method: str, path: str) -> None:
    before = scene.truths()
    for what, expected in ROUTES[method, path]:
        for name in TABLES:
            for role, status in zip(ROLES, expected[name], strict=True):
                table = scene.tables[name]
                url = path.replace("{table:str}", table).replace("{slug:str}", GAME).replace("{ply:int}", "0")
                sent = {"secret": scene.secrets[name]} if what == {"secret": "{secret}"} else what
                if (method, path) == ("DELETE", "/api/session") and role != "nobody":
                    with Client(scene.server.address) as passing:
                        assert passing.http.delete(url).status_code == status
                    continue
                answer = scene.request(role, method, url.replace("{path:path}", "settings"), sent)
                assert answer.status_code == status, (method, path, what, name, role, answer.text[:200])
                if status in {401, 403, 404}:
                    code = {401: ("no-session",), 403: ("not-yours",), 404: ("not-found",)}[status]
                    assert answer.json()["code"] in code
    assert scene.truths() == before


def test_nobody_opens_a_socket(scene: Scene) -> None:
    address = scene.server.address.replace("http", "ws") + "/api/socket"
    for headers in ({}, {"origin": scene.server.address}, {"authorization": "Bearer nonsense"}):
        with pytest.raises(InvalidStatus), connect(address, additional_headers=headers, compression=None, proxy=None):
            pass


@pytest.mark.parametrize("role", ROLES[1:])
def test_commands(scene: Scene, role: str) -> None:
    """What is refused; what is granted to the host is tested where it is done."""
    before = scene.truths()
    with scene.people[role].socket() as line:
        for kind, (fields, expected) in COMMANDS.items():
            for name in TABLES:
                wanted = expected[name][ROLES.index(role) - 1]
                if wanted is None:
                    continue
                legal = pentapolis.game(GAME).notation(0)
                do = {"type": kind, "seat": 0, **{k: legal if v == "{legal}" else v for k, v in fields.items()}}
                assert line.refused(scene.tables[name], do) == wanted, (kind, name, role)
    assert scene.truths() == before


@pytest.mark.parametrize("role", ROLES[1:])
def test_watching_and_asking_why(scene: Scene, role: str) -> None:
    before = scene.truths()
    with scene.people[role].socket() as line:
        for name in TABLES:
            table = scene.tables[name]
            for seat, wanted in zip((None, 0, 1), WATCHING[name][role], strict=True):
                answer = line.watch(table, seat)
                shown = "state" if answer["type"] == "state" else answer["problem"]["code"]
                assert shown == wanted, (name, role, seat)
            for seat in (2, 15):
                assert line.watch(table, seat)["type"] == "gone"
            line.send({"type": "why", "id": "w", "table": table, "seat": 0, "move": "x"})
            why = line.until(lambda m: m["type"] in {"because", "denied"})["problem"]["code"]
            hidden = role == "other" and "open" not in name
            own = "over" if "over" in name else "bad-request"
            assert why == ("not-found" if hidden else own if role == "host" else "not-yours")
            line.send({"type": "leave", "table": table})
        line.settled()
    assert scene.truths() == before


def test_whose_seat_a_bot_keeps_does_not_play_it(scene: Scene) -> None:
    table = scene.tables["kept"]
    with scene.people["rival"].socket() as line:
        for do in (
            {"type": "play", "seat": 1, "stamp": 0, "move": pentapolis.game(GAME).notation(0)},
            {"type": "undo", "seat": 1},
            {"type": "redo", "seat": 1},
            {"type": "reset", "seat": 1},
        ):
            assert line.refused(table, do) == "not-yours", do
        state = line.watch(table, 1)
        assert state["undo"] == NO_UNDO
        assert line.refused(table, {"type": "consent", "seat": 1, "yes": True}) == "no-wish"


def test_strangers_do_not_see_with_the_eyes_of_bots_and_open_seats(scene: Scene) -> None:
    host = scene.people["host"]
    waiting, bots = host.table(ME, OPEN, open=True), host.table(ME, BOT, open=True)
    for role in ("nobody", "other"):
        for table in (waiting, bots):
            for path in ("replay", "positions/0"):
                answer = scene.request(role, "GET", f"/api/tables/{table}/{path}", "seat=1")
                assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
    assert host.get(f"/tables/{bots}/positions/0", seat=1).status_code == 403
