"""What an operator relies on: health, clocks after a crash, tables closed and pruned from outside."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from pentapolis.cli.application import app
from pentapolis.server import orders, pulse
from pentapolis.server.drawn import new_table_id
from pentapolis.server.orders import Close, Prune
from pentapolis.store import Order, Run, open_store, statements
from pentapolis.store import postgres as postgres_module
from tests.server.house import ME, OPEN, PATIENCE, Client, Server, ThinkingBots, roomy, wait_for
from tests.store.conftest import Postgres


def health(server: Server) -> int:
    return httpx.get(f"{server.address}/api/health", timeout=PATIENCE).status_code


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life and looks for orders follow each other quickly."""
    monkeypatch.setattr(pulse, "EVERY", 0.05)
    monkeypatch.setattr(pulse, "EVERY_WHEN_ILL", 0.05)
    monkeypatch.setattr(orders, "EVERY", 0.05)


# --- health -----------------------------------------------------------------------------------------------------------


def test_health_is_red_while_the_files_are_gone_and_green_again_afterwards(
    tmp_path: Path, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server:
        assert health(server) == 200
        (tmp_path / "p.db").rename(tmp_path / "aside")
        wait_for(lambda: health(server) == 503)
        (tmp_path / "aside").rename(tmp_path / "p.db")
        wait_for(lambda: health(server) == 200)
    told = [record.getMessage() for record in caplog.records if record.name == "pentapolis.store"]
    assert len(told) == 2
    assert "the store cannot write" in told[0]
    assert "p.db was removed or replaced" in told[0]
    assert told[1] == "the store can write again"


def test_health_is_red_on_a_full_disk_as_soon_as_a_command_fails(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server, Client(server.address) as anna:
        table = anna.table(ME, ME)
        database = server.store._database
        with database.writer.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        refused = [anna.post("/tables", {"game": "empires-end", "places": [ME, ME]}).status_code for _ in range(40)]
        assert refused[-1] == 503
        assert health(server) == 503
        with database.writer.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 100000")
        server.do(server.house.rooms.pulse.beat())
        assert health(server) == 200
        assert anna.get(f"/tables/{table}").status_code == 200


def test_health_is_red_while_postgresql_is_stopped(postgres: Postgres, quick: None) -> None:
    with postgres.database() as url, Server(roomy(url)) as server, Client(server.address) as anna:
        table = anna.table(ME, ME)
        postgres.shut_at_once()
        try:
            wait_for(lambda: health(server) == 503)
        finally:
            postgres.start_again()
        wait_for(lambda: health(server) == 200)
        assert anna.get(f"/tables/{table}").status_code == 200


# --- clocks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "down", "left"), [(50.0, 0.0, 50.0), (50.0, 30.0, 80.0), (500.0, 0.0, 0.0)])
def test_clocks_go_on_where_they_were_after_a_crash(tmp_path: Path, before: float, down: float, left: float) -> None:
    """The last move was made `before` seconds ago, and for the last `down` of them there was no server."""
    server = Server(roomy(f"sqlite:///{tmp_path}/p.db"), ThinkingBots())
    try:
        with Client(server.address) as anna, anna.socket() as line:
            table = anna.table(ME, ME, clock={"seconds": 100})
            line.watch(table, server.room(table).sitting.to_act[0])
            line.play(table)
            seat = server.room(table).sitting.to_act[0]
            server.stop()
            now = time.time()
            as_if_crashed(server.settings.database_url, table, Run(now - before - 100, now - down), now - before)
            server = Server(server.settings, ThinkingBots())
            room = server.room(table)
            if left:
                assert room.sitting.clock_left(seat, room._spent(seat)) == pytest.approx(left, abs=14.0)
            else:
                wait_for(lambda: room.sitting.over)
    finally:
        server.stop()


def as_if_crashed(url: str, table: str, run: Run, moved: float) -> None:
    """A server that ran then, and people who moved then."""

    async def change() -> None:
        store = await open_store(url)
        with store._database.writer.begin() as connection:
            connection.execute(text("DELETE FROM runs"))
            statements.beat(connection, run)
            connection.execute(text("UPDATE entries SET at = :at WHERE table_id = :id"), {"at": moved, "id": table})
        await store.close()

    asyncio.run(change())


# --- orders -----------------------------------------------------------------------------------------------------------


def give(server: Server, body: orders.OrderBody) -> orders.Done:
    """As another program does it: through the database alone."""
    number = f"order {time.monotonic()}"
    with server.store._database.reader.begin() as connection:
        statements.give_order(connection, Order(number, time.time(), orders.encode(body)))
    answers: list[bytes] = []

    def answered() -> bool:
        with server.store._database.reader.connect() as connection:
            said = statements.answered(connection, number)
        answers.extend([] if said is None else [said])
        return said is not None

    wait_for(answered)
    return orders.decode_done(answers[0])


def test_a_table_is_closed_by_the_operator_and_everybody_sees_it(url: str, quick: None) -> None:
    with Server(roomy(url)) as server, Client(server.address) as anna, anna.socket() as line:
        playing, waiting = anna.table(ME, ME), anna.table(ME, OPEN, open=True)
        line.watch(playing, 0)
        assert give(server, Close(playing)) == orders.Done([playing])
        state = line.until(lambda m: m["type"] == "state" and m["info"]["status"] == "over")
        assert state["info"]["result"] == {"winners": [], "how": "closed", "seat": None}
        assert give(server, Close(waiting)) == orders.Done([waiting])
        assert anna.get("/tables").json()["open"] == []
        assert anna.post(f"/tables/{waiting}/sit", {"seat": 1}).json()["code"] == "over"
        assert give(server, Close(playing)) == orders.Done([], {playing: "over"})
        assert give(server, Close("n" * 20)) == orders.Done([], {"n" * 20: "not-found"})
    with Server(server.settings) as again, Client(again.address, bearer=anna.bearer) as back:
        assert back.get(f"/tables/{playing}").json()["result"]["how"] == "closed"


def test_tables_that_nobody_used_are_pruned_and_watched_ones_stay(url: str, quick: None) -> None:
    with Server(roomy(url)) as server, Client(server.address) as anna, anna.socket() as line:
        over, watched, playing = anna.table(ME, ME), anna.table(ME, ME), anna.table(ME, ME)
        for table in (over, watched):
            give(server, Close(table))
        line.watch(watched, 0)
        assert give(server, Prune(["over"], time.time() - 3600)) == orders.Done([])
        assert give(server, Prune(["over"], time.time())) == orders.Done([over], {watched: "watched"})
        assert anna.get(f"/tables/{over}").status_code == 404
        assert {table["id"] for table in anna.get("/tables").json()["mine"]} == {watched, playing}


# --- pentapolis tables ------------------------------------------------------------------------------------------------


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """`tables("close", "…")` on the command line."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(postgres_module, "PATIENCE", 0.2)

    def invoke(url: str, *arguments: str, lang: str = "en") -> Any:
        return CliRunner().invoke(app, ["tables", *arguments, "--database-url", url, "--lang", lang])

    return invoke


def test_tables_are_listed_closed_and_pruned_while_the_server_runs(
    url: str, quick: None, tables: Callable[..., Any]
) -> None:
    with Server(roomy(url)) as server, Client(server.address, "Anna") as anna:
        first, second = anna.table(ME, ME), anna.table(ME, OPEN)
        listed = tables(url, "list")
        assert listed.exit_code == 0, listed.output
        assert f"{first}  seven-wonders-duel  playing  Anna, Anna" in listed.stdout
        rows = [json.loads(line) for line in tables(url, "list", "--json", "--status", "waiting").stdout.splitlines()]
        assert [row["id"] for row in rows] == [second]
        assert tables(url, "close", first).stdout == f"Closed: {first}\n"
        assert server.room(first).sitting.over
        again = tables(url, "close", first, lang="hu")
        assert (again.exit_code, again.stderr) == (1, f"pentapolis: ez az asztal már befejezett: {first}\n")
        assert "there is no table nothing" in tables(url, "close", "nothing").stderr
        would = tables(url, "prune", "--days", "0", "--dry-run").stdout
        assert would == f"One table would be forgotten:\n{first}\n"
        assert tables(url, "prune", "--days", "1").stdout == "Nothing was pruned.\n"
        assert tables(url, "prune", "--days", "0").stdout == "One table is forgotten.\n"
        assert anna.get(f"/tables/{first}").status_code == 404
        with server.store._database.reader.connect() as connection:
            assert statements.orders(connection) == []


def test_tables_are_closed_and_pruned_where_no_server_runs(
    url: str, tables: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "PATIENCE", PATIENCE)  # it need not notice at once that a server is gone
    with Server(roomy(url)) as server, Client(server.address, "Anna") as anna:
        table = anna.table(ME, ME)
    assert tables(url, "close", table).stdout == f"Closed: {table}\n"
    with Server(server.settings) as again, Client(again.address, bearer=anna.bearer) as back:
        assert back.get(f"/tables/{table}").json()["result"]["how"] == "closed"
    assert tables(url, "prune", "--days", "0").stdout == "One table is forgotten.\n"
    assert tables(url, "list").stdout == "There are no such tables.\n"


def test_a_server_that_does_not_answer_is_named_and_the_order_is_taken_back(
    tmp_path: Path, tables: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "EVERY", 100.0)
    monkeypatch.setattr("pentapolis.cli.tables.PATIENCE", 0.3)
    url = f"sqlite:///{tmp_path}/p.db"
    with Server(roomy(url)) as server, Client(server.address) as anna:
        table = anna.table(ME, ME)
        assert "has not answered within 0.3 seconds" in tables(url, "close", table).stderr
        assert server.do(server.store.orders()) == []
        assert not server.room(table).sitting.over


def test_no_table_is_called_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-qQ1w05NbsnhlMpXnmDl", "--lang", "Q1w05NbsnhlMpXnmDlq-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_table_id() == "Q1w05NbsnhlMpXnmDlq-"


def test_what_is_wrong_with_the_command_is_said(tmp_path: Path, tables: Callable[..., Any]) -> None:
    assert "there is no database here" in tables(f"sqlite:///{tmp_path}/none.db", "list").stderr
    (tmp_path / "p.db").touch()
    assert "start this version's server once" in tables(f"sqlite:///{tmp_path}/p.db", "list").stderr
    assert "--status gone" in tables(f"sqlite:///{tmp_path}/p.db", "list", "--status", "gone").stderr
    assert "--days is missing" in tables(f"sqlite:///{tmp_path}/p.db", "prune").stderr
    assert "list, close and prune" in CliRunner().invoke(app, ["tables", "--lang", "en"]).stdout.casefold()
