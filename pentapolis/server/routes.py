"""The server's HTTP addresses. What they do is in `desk` and `rooms`; here it is only reached."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, patch, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import ResponseHeader, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

import pentapolis
from pentapolis.server.desk import Desk, check_game, game_sheet, games, named
from pentapolis.server.doors import Caller, Doors, clear_cookie, new_secret, set_cookie, token_of
from pentapolis.server.drawn import digest
from pentapolis.server.names import checked
from pentapolis.server.pages import Pages, missing
from pentapolis.server.problems import refusal
from pentapolis.server.protocol import (
    PROTOCOL,
    Fork,
    GameInfo,
    GameSheet,
    Health,
    Import,
    Invitation,
    Lobby,
    NewSession,
    NewTable,
    Position,
    Problem,
    RecordFile,
    Redeem,
    Rename,
    Replay,
    RuleBook,
    Seated,
    SeatLink,
    SeatNumber,
    Session,
    Sit,
    TableInfo,
)
from pentapolis.server.room import Room
from pentapolis.server.rooms import Rooms
from pentapolis.server.rulebook import rule_book
from pentapolis.server.sockets import Sockets
from pentapolis.store import Person, StoreError

Call = Request[Any, Any, State]

#: What somebody is called who has not said it: clients show their own word for it.
NOBODY: Final = ""

TableParam = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16,32}$")]
SlugParam = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,40}$")]
WORD: Final = "[a-z][a-z0-9_]{0,79}"
SheetParam = Annotated[str, Parameter(pattern=f"^[a-z0-9-]{{1,40}}(@{WORD}(,{WORD}={WORD}){{0,8}})?$")]
SeatParam = Annotated[int | None, Parameter(ge=0, le=15, required=False)]
PlyParam = Annotated[int, Parameter(ge=0, le=100_000)]


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """For the OpenAPI document: every refusal is a `Problem`."""
    return {
        status: ResponseSpec(Problem, description="Refused", generate_examples=False)
        for status in (400, 429, 503, *statuses)
    }


class House:
    """Everything a request may need, made once when the server starts."""

    def __init__(self, doors: Doors, rooms: Rooms, sockets: Sockets, desk: Desk, pages: Pages) -> None:
        self.doors = doors
        self.rooms = rooms
        self.sockets = sockets
        self.desk = desk
        self.pages = pages


def house(request: "Call | WebSocket[Any, Any, State]") -> House:
    found: House = request.app.state.house
    return found


async def seen(request: Call, table: str) -> tuple[Room, Person | None]:
    """A table the caller may at least watch; otherwise there is none, as far as they are concerned."""
    here = house(request)
    person = await here.doors.person(request)
    room = await here.rooms.found(table)
    if not room.sitting.may_see(person.id if person is not None else None, None):
        raise refusal("not-found")
    return room, person


async def entered(request: Call, table: str) -> tuple[Room, Person]:
    """The same for somebody who wants to do something: strangers have to say hello first."""
    person = await house(request).doors.known(request)
    room = await house(request).rooms.found(table)
    if not room.sitting.may_see(person.id, None):
        raise refusal("not-found")
    return room, person


# --- people -----------------------------------------------------------------------------------------------------------


@post("/session", status_code=200, responses=refusals(403), summary="Say hello", tags=["people"])
async def hello(request: Call, data: JSONBody[NewSession]) -> Response[Session]:
    """Who the caller is; a stranger becomes somebody. A browser gets a cookie, a program asks for a bearer secret."""
    here = house(request)
    person = await here.doors.person(request)
    caller = Caller(request)
    if person is not None:
        return Response(Session(person.id, person.name, token_of(caller.secret)))
    name = checked(data.name) if data.name is not None else NOBODY
    here.doors.take_person(request)
    secret = new_secret()
    now = time.time()
    person = Person(secrets.token_urlsafe(12), name, now, now)
    try:
        await here.doors.store.add_person(person, digest(secret))
    except StoreError:
        raise refusal("unavailable") from None
    session = Session(person.id, person.name, token_of(secret), secret if data.bearer else None)
    headers = {} if data.bearer else {"set-cookie": set_cookie(secret, here.doors.settings)}
    return Response(session, headers=headers)


@patch("/session", responses=refusals(401, 403), summary="Change one's name", tags=["people"])
async def rename(request: Call, data: JSONBody[Rename]) -> Session:
    here = house(request)
    person = await here.doors.known(request)
    name = checked(data.name)
    try:
        await here.doors.store.rename(person.id, name)
    except StoreError:
        raise refusal("unavailable") from None
    return Session(person.id, name, token_of(Caller(request).secret))


@delete(
    "/session",
    responses=refusals(401, 403),
    response_headers=[ResponseHeader(name="set-cookie", value=clear_cookie())],
    summary="Be forgotten",
    tags=["people"],
)
async def farewell(request: Call) -> None:
    """The secret no longer opens anything. Seats stay taken: give them to a bot first."""
    here = house(request)
    person = await here.doors.known(request)
    try:
        await here.doors.store.end_session(digest(Caller(request).secret))
    except StoreError:
        raise refusal("unavailable") from None
    here.sockets.drop(person.id)


# --- games ------------------------------------------------------------------------------------------------------------


@get("/games", responses=refusals(), summary="The games there are", tags=["games"])
async def list_games() -> Sequence[GameInfo]:
    return games()


@get("/games/{slug:str}", responses=refusals(404), summary="A game and its pieces", tags=["games"])
async def show_game(slug: SheetParam) -> GameSheet:
    """`empires-end`, or with the cards of another edition `empires-end@my_box`.

    Options that change what is printed follow: `empires-end@my_box,end_neighbours=all_neighbours`.
    """
    return game_sheet(slug)


@get("/rules/{slug:str}", responses=refusals(404), summary="A game's rules", tags=["games"])
async def show_rules(slug: SlugParam) -> RuleBook:
    check_game(slug)
    try:
        return rule_book(slug)
    except ValueError:  # a game of another package without a ledger
        raise refusal("not-found") from None


# --- tables -----------------------------------------------------------------------------------------------------------


@get("/tables", responses=refusals(), summary="My tables and the open ones", tags=["tables"])
async def list_tables(request: Call) -> Lobby:
    here = house(request)
    return await here.desk.lobby(await here.doors.person(request))


@post("/tables", responses=refusals(401, 403, 404), summary="Make a table", tags=["tables"])
async def make_table(request: Call, data: JSONBody[NewTable]) -> TableInfo:
    here = house(request)
    person = await here.doors.known(request)
    here.doors.take_table(person, request)
    room = await here.desk.create(person, data, here.doors.address(request))
    return await room.info(person.id)


@get("/tables/{table:str}", responses=refusals(404, 409), summary="A table", tags=["tables"])
async def show_table(request: Call, table: TableParam) -> TableInfo:
    room, person = await seen(request, table)
    return await room.info(person.id if person is not None else None)


@post("/tables/{table:str}/sit", responses=refusals(401, 403, 404, 409), summary="Sit down", tags=["tables"])
async def sit(request: Call, table: TableParam, data: JSONBody[Sit]) -> Seated:
    room, person = await entered(request, table)
    await room.sit(person.id, data.seat, named(data.name, person))
    return Seated(table, data.seat)


@post("/tables/{table:str}/links", responses=refusals(401, 403, 404, 409), summary="Invite to a seat", tags=["tables"])
async def invite(request: Call, table: TableParam, data: JSONBody[SeatNumber]) -> SeatLink:
    room, person = await entered(request, table)
    return SeatLink(table, data.seat, await room.invite(person.id, data.seat))


@post("/seat-links", responses=refusals(401, 403, 404, 409), summary="Accept an invitation", tags=["tables"])
async def redeem(request: Call, data: JSONBody[Redeem]) -> Seated:
    here = house(request)
    person = await here.doors.known(request)
    here.doors.take_table(person, request)
    return await here.desk.join(person, data.secret, data.name)


@post(
    "/seat-links/look", status_code=200, responses=refusals(401, 403, 404, 409), summary="Look first", tags=["tables"]
)
async def look_at_link(request: Call, data: JSONBody[Invitation]) -> TableInfo:
    """The table an invitation leads to; nobody sits down by it."""
    here = house(request)
    return await here.desk.look_at_link(await here.doors.known(request), data.secret)


@post("/tables/{table:str}/rematch", responses=refusals(401, 403, 404, 409), summary="Play again", tags=["tables"])
async def rematch(request: Call, table: TableParam) -> TableInfo:
    room, person = await entered(request, table)
    house(request).doors.take_table(person, request)
    return await (await room.rematch(person.id, house(request).doors.address(request))).info(person.id)


# --- the past ---------------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/replay", responses=refusals(403, 404, 409), summary="The course of a game", tags=["replay"])
async def show_replay(request: Call, table: TableParam, seat: SeatParam = None) -> Replay:
    room, person = await seen(request, table)
    return await room.replay(person.id if person is not None else None, seat)


@get(
    "/tables/{table:str}/positions/{ply:int}",
    responses=refusals(403, 404, 409),
    summary="A position of the past",
    tags=["replay"],
)
async def show_position(request: Call, table: TableParam, ply: PlyParam, seat: SeatParam = None) -> Position:
    room, person = await seen(request, table)
    return await room.position(person.id if person is not None else None, seat, ply)


@get("/tables/{table:str}/record", responses=refusals(404, 409), summary="Export a record", tags=["replay"])
async def show_record(request: Call, table: TableParam) -> RecordFile:
    room, person = await seen(request, table)
    return RecordFile(**await room.record(person.id if person is not None else None))


@post("/tables/{table:str}/fork", responses=refusals(401, 403, 404, 409), summary="Continue from here", tags=["replay"])
async def fork(request: Call, table: TableParam, data: JSONBody[Fork]) -> TableInfo:
    room, person = await entered(request, table)
    house(request).doors.take_table(person, request)
    forked = await house(request).desk.fork(person, room, data, house(request).doors.address(request))
    return await forked.info(person.id)


@post(
    "/import",
    request_max_body_size=None,  # `wire` lets no body in that is longer than a record may be
    responses=refusals(401, 403, 413),
    summary="Import a record",
    tags=["replay"],
)
async def take_in(request: Call, data: JSONBody[Import]) -> TableInfo:
    here = house(request)
    person = await here.doors.known(request)
    here.doors.take_table(person, request)
    room = await here.desk.take_in(person, data, here.doors.address(request))
    return await room.info(person.id)


# --- the house --------------------------------------------------------------------------------------------------------


@get("/health", responses=refusals(), summary="Whether all is well", tags=["server"])
async def health(request: Call) -> Health:
    """503 while the store cannot write: commands would be refused."""
    here = house(request)
    if here.rooms.store.fault is not None:
        raise refusal("unavailable")
    return Health(pentapolis.__version__, PROTOCOL, len(here.rooms.live), len(here.sockets.open))


@websocket("/socket")
async def socket(socket: "WebSocket[Any, Any, State]") -> None:
    await house(socket).sockets.serve(socket)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Call) -> Response[Any]:
    """The web client: its files and its pages. What is neither is not there."""
    path = request.scope["path"]
    if path == "/api" or path.startswith("/api/"):
        raise refusal("not-found")
    found = house(request).pages.find(path)
    return missing() if found is None else found.answer(request)


api: Final = Router(
    "/api",
    route_handlers=[
        hello, rename, farewell, list_games, show_game, show_rules, list_tables, make_table, show_table, sit, invite,
        redeem, look_at_link, rematch, show_replay, show_position, show_record, fork, take_in, health, socket,
    ],
)  # fmt: skip
