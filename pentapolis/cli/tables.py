"""`pentapolis tables`: what an operator does with tables, while the server runs or not.

Looking is always possible. Only the program that holds the database changes tables: a server that runs is left an
order in the database and answers it; where none runs, this command holds the database itself.
"""

import asyncio
import json
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from pentapolis.cli.backup import database_file
from pentapolis.cli.extras import need_server
from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.options import Lang, language_of
from pentapolis.cli.serve import DatabaseUrl, DataFolder, database_address
from pentapolis.cli.texts import speaking
from pentapolis.words import Words

if TYPE_CHECKING:
    from pentapolis.server.orders import Done, OrderBody
    from pentapolis.store import Status, Summary

STATUSES: Final = ("waiting", "playing", "over")
DAY: Final = 86_400.0
PATIENCE: Final = 15.0  # seconds in which a server must have answered
OFTEN: Final = 0.1

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="cli-help-table-id", show_default=False)]


def list_tables(
    status: Annotated[
        list[str] | None, typer.Option("--status", metavar="WORD", help="cli-help-table-status", show_default=False)
    ] = None,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, help="cli-help-table-limit", show_default=False)
    ] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-table-json", show_default=False)] = False,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    words = speaking(language_of(lang))
    url = database_of(data, database_url)
    found = [row(summary) for summary in summaries(url, checked(status or STATUSES), limit)]
    if as_json:
        for one in found:
            print(json.dumps(one, ensure_ascii=False))
    elif not found:
        print(words.say("cli-tables-none"))
    else:
        Console(highlight=False).print(grid(found, words))


def close_table(table: TableId, data: DataFolder = None, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    url = database_of(data, database_url)
    from pentapolis.server.orders import Close

    done = ordered(url, Close(table))
    for name, why in done.left.items():
        if why in ("over", "not-found"):
            raise Fault(f"cli-error-table-{why}", FAILED, table=name)
        raise Fault("cli-error-table-old", FAILED, table=name, reason=why)
    print(speaking(language_of(lang)).say("cli-tables-closed", {"table": table}))


def prune_tables(
    days: Annotated[float, typer.Option("--days", metavar="N", min=0, help="cli-help-prune-days", show_default=False)],
    status: Annotated[
        list[str] | None, typer.Option("--status", metavar="WORD", help="cli-help-prune-status", show_default=False)
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-help-prune-dry", show_default=False)] = False,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    words = speaking(language_of(lang))
    url = database_of(data, database_url)
    before, statuses = time.time() - days * DAY, checked(status or ["over"])
    if dry_run:
        would = unused(url, statuses, before)
        print(words.say("cli-tables-would", {"count": len(would)}))
        print("".join(f"{table}\n" for table in would), end="")
        return
    from pentapolis.server.orders import Prune

    done = ordered(url, Prune(statuses, before))
    print(words.say("cli-tables-pruned", {"count": len(done.tables)}))
    for table in done.left:
        print(words.say("cli-tables-left", {"table": table}))


def database_of(data: Path | None, database_url: str | None) -> str:
    """The address of a database that is there."""
    url = database_address(data, database_url)
    need_server(url)
    if url.startswith("sqlite"):
        database_file(url)
    return url


def checked(statuses: "list[str] | tuple[str, ...]") -> "list[Status]":
    for status in statuses:
        if status not in STATUSES:
            raise Fault("cli-error-table-status", value=status)
    return list(statuses)  # type: ignore[arg-type]  # each is one of them


# --- looking ----------------------------------------------------------------------------------------------------------


def summaries(url: str, statuses: "list[Status]", limit: int) -> "list[Summary]":
    from pentapolis.store import StoreUnavailable, statements
    from pentapolis.store.outside import looking_in

    try:
        with looking_in(url) as engine, engine.connect() as connection:
            return statements.listing(connection, statuses, limit)
    except StoreUnavailable as error:
        raise Fault("cli-error-serve-store", FAILED, reason=str(error)) from None


def unused(url: str, statuses: "list[Status]", before: float) -> list[str]:
    from pentapolis.store import StoreUnavailable, statements
    from pentapolis.store.outside import looking_in

    try:
        with looking_in(url) as engine, engine.connect() as connection:
            return statements.unused(connection, statuses, before)
    except StoreUnavailable as error:
        raise Fault("cli-error-serve-store", FAILED, reason=str(error)) from None


def row(summary: "Summary") -> dict[str, Any]:
    """A table as the list shows it. Of one that another version wrote only what is beside its sketch."""
    import msgspec

    from pentapolis.server.look import Sketch

    known: dict[str, Any] = {"id": summary.id, "game": summary.game, "status": summary.status, "open": summary.open}
    known |= {"created": summary.created, "updated": summary.updated, "seats": [], "moves": None, "origin": None}
    try:
        info = msgspec.json.decode(summary.body, type=Sketch).info
    except msgspec.MsgspecError:
        return known
    seats = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in info.seats]
    return known | {"seats": seats, "moves": info.ply, "origin": "scripted" if info.scripted else info.origin}


def grid(found: list[dict[str, Any]], words: Words) -> Grid:
    shown = Grid(box=None, pad_edge=False)
    for column in ("id", "game", "status", "people", "moves", "used"):
        shown.add_column(words.say(f"cli-tables-{column}"), no_wrap=column in ("id", "status"))
    for one in found:
        people = ", ".join(
            seat["name"]
            or (
                words.say(f"cli-tables-{'bot' if seat['kind'] == 'bot' else 'free'}")
                if seat["kind"] != "person"
                else "–"
            )
            for seat in one["seats"]
        )
        used = datetime.fromtimestamp(one["updated"]).strftime("%Y-%m-%d %H:%M")
        moves = "" if one["moves"] is None else str(one["moves"])
        shown.add_row(one["id"], one["game"], words.say(f"cli-tables-{one['status']}"), people, moves, used)
    return shown


# --- changing ---------------------------------------------------------------------------------------------------------


class Nobody:
    """Bots that do not move: tables are only held to be changed."""

    async def choose(self, record: dict[str, Any], seat: int, level: str, seed: int) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def ordered(url: str, order: "OrderBody") -> "Done":
    """Done by the server that runs, or by this program where none does."""
    from pentapolis.store import StoreInUse, StoreUnavailable

    try:
        try:
            return asyncio.run(done_here(url, order))
        except StoreInUse:
            return asked_of_the_server(url, order)
    except StoreUnavailable as error:
        raise Fault("cli-error-serve-store", FAILED, reason=str(error)) from None


async def done_here(url: str, order: "OrderBody") -> "Done":
    from pentapolis.server.config import Settings
    from pentapolis.server.orders import Orders
    from pentapolis.server.rooms import Rooms
    from pentapolis.store import open_store

    store = await open_store(url)
    try:
        rooms = Rooms(store, Nobody(), Settings(url))
        try:
            return await Orders(rooms).obey(order)
        finally:
            rooms.close()
    finally:
        await store.close()


def asked_of_the_server(url: str, order: "OrderBody") -> "Done":
    from secrets import token_urlsafe

    from pentapolis.server.orders import decode_done, encode
    from pentapolis.store import Order, statements
    from pentapolis.store.outside import looking_in

    number = token_urlsafe(12)
    with looking_in(url) as engine:
        with engine.begin() as connection:
            statements.give_order(connection, Order(number, time.time(), encode(order)))
        answer: bytes | None = None
        deadline = time.monotonic() + PATIENCE
        while answer is None and time.monotonic() < deadline:
            time.sleep(OFTEN)
            with engine.connect() as connection:
                answer = statements.answered(connection, number)
        with engine.begin() as connection:
            statements.withdraw(connection, number)
    if answer is None:
        raise Fault("cli-error-order", FAILED, seconds=f"{PATIENCE:g}")
    return decode_done(answer)
