"""How much one visitor may have: tables, names, sockets and patience; and what it costs the others."""

import asyncio
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pentapolis.kernel.record import replay_move
from pentapolis.server import doors, imports, sockets
from pentapolis.server.bodies import too_deep
from pentapolis.server.fairness import taking_turns
from pentapolis.server.names import tidy
from pentapolis.server.problems import Refusal
from pentapolis.store import Person, Store
from tests.server.conftest import People
from tests.server.house import GAME, ME, OPEN, PATIENCE, Client, Server, roomy, wait_for

TABLE: Final = {"game": GAME, "places": [ME, ME]}


def statuses(client: Client, times: int) -> list[int]:
    return [client.post("/tables", TABLE).status_code for _ in range(times)]


# --- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "one", "another"),
    [
        ({"new_tables_daily": (3, 0.001)}, 3, 3),
        ({"new_tables_per_address": (4, 0.001)}, 4, 0),
        ({"new_tables_per_address_daily": (5, 0.001)}, 5, 0),
    ],
)
def test_new_tables_are_counted_by_day_and_by_address_too(
    tmp_path: Path, limit: dict[str, Any], one: int, another: int
) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", **limit)
    with Server(settings) as server, Client(server.address) as anna, Client(server.address) as bela:
        assert statuses(anna, one + 2) == [201] * one + [429] * 2
        assert statuses(bela, 5) == [201] * another + [429] * (5 - another)  # at the same address
        assert server.do(server.store.count()) == one + another


def test_a_refused_table_costs_nothing_of_the_other_quotas(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", new_tables=(1, 0.001), new_tables_per_address=(3, 0.001))
    with Server(settings) as server, Client(server.address) as anna, Client(server.address) as bela:
        assert statuses(anna, 9) == [201] + [429] * 8
        assert statuses(bela, 1) == [201]


def test_names_of_an_address_are_counted(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", new_people=(3, 0.001))
    with Server(settings) as server, httpx.Client(base_url=server.address) as web:
        asked = [web.post("/api/session", json={"bearer": True}).status_code for _ in range(5)]
        assert asked == [200] * 3 + [429] * 2


def test_a_table_with_a_clock_sleeps_and_loses_on_time_all_the_same(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db")
    with Server(settings) as server, Client(server.address) as anna, Client(server.address) as bela:
        table = anna.table(ME, OPEN, clock={"seconds": 10})
        long = anna.table(ME, ME, clock={"seconds": 90 * 86_400})
        bela.join(anna.invite(table, 1))
        seat = server.room(table).sitting.to_act[0]
        rooms = server.house.rooms

        async def sleep_early() -> None:
            """The table leaves memory, and its first look at the clock is soon."""
            await server.store.set_deadline(table, time.time() + 0.5)
            assert await server.store.next_deadline() is not None
            rooms.drop_idle(time.monotonic() + 1)
            assert list(rooms.live) == []

        # As if the seat had been thinking for so long already: time is what the journal says.
        rooms.pulse.started -= 9.7
        server.do(back_dated(server, table, 9.7))
        server.do(sleep_early())
        wait_for(lambda: table in rooms.live)
        wait_for(lambda: server.room(table).sitting.over)
        assert anna.get(f"/tables/{table}").json()["result"] == {"winners": [1 - seat], "how": "time", "seat": seat}
        assert long not in rooms.live
        assert server.do(server.store.due(time.time())) == []


async def back_dated(server: Server, table: str, seconds: float) -> None:
    """All that is in the journal of a table happened so much earlier."""
    await server.store._change(
        lambda connection: connection.exec_driver_sql(  # type: ignore[arg-type]
            "UPDATE entries SET at = at - ? WHERE table_id = ?", (seconds, table)
        )
    )


def test_a_clock_goes_on_where_it_was_when_its_table_was_away(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server, Client(server.address) as anna:
        table = anna.table(ME, ME, clock={"seconds": 100})
        rooms = server.house.rooms
        rooms.pulse.started -= 40
        server.do(back_dated(server, table, 30.0))

        async def leave() -> None:
            rooms.drop_idle(time.monotonic() + 1)

        server.do(leave())
        assert 90 < anna.get("/tables").json()["left"][table] <= 100  # as the store knows it
        assert not rooms.live
        with anna.socket() as line:
            state = line.watch(table, server.room(table).sitting.to_act[0])
        (running,) = [clock for clock in state["clocks"] if clock["running"]]
        assert 60 < running["left"] < 70.1


def test_a_deadline_of_a_table_that_cannot_be_loaded_is_given_up(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server, Client(server.address) as anna:
        table = anna.table(ME, ME, clock={"seconds": 10})
        rooms = server.house.rooms

        async def spoil() -> None:
            rooms.drop_idle(time.monotonic() + 1)
            await server.store._change(
                lambda connection: connection.exec_driver_sql(  # type: ignore[arg-type]
                    "UPDATE entries SET body = ? WHERE table_id = ?", (b"{", table)
                )
            )
            await server.store.set_deadline(table, 1.0)
            assert 0 < await rooms._end_clocks() <= 60
            assert await server.store.next_deadline() is None

        server.do(spoil())


def test_one_visitor_does_not_bury_the_lobby(tmp_path: Path) -> None:
    """Neither under one name nor under many."""
    settings = roomy(f"sqlite:///{tmp_path}/p.db", lobby=6, lobby_each=2)
    with Server(settings) as server, Client(server.address) as bela, Client(server.address) as looking:
        first = bela.table(ME, OPEN, open=True)
        server.house.rooms.made_from[first] = "192.0.2.1"  # where béla is
        for _ in range(3):
            with Client(server.address) as hostile:
                for _ in range(4):
                    hostile.table(ME, OPEN, open=True)
        shown = [table["id"] for table in looking.get("/tables").json()["open"]]
        assert len(shown) == 3
        assert shown.index(first) == 1
        again = server.again()  # addresses are forgotten with the server, people are not
        try:
            shown = [table["id"] for table in looking.get("/tables").json()["open"]]
            assert len(shown) == 6
            assert first in shown
        finally:
            again.stop()


def test_taking_turns() -> None:
    items = [(f"{whose}{n}", whose) for whose in "aab" for n in range(3)]
    assert taking_turns(items, 2, 9) == ["a0", "b0", "a1", "b1"]
    assert taking_turns(items, 9, 3) == ["a0", "b0", "a1"]
    assert taking_turns([], 3, 3) == []


# --- sockets ----------------------------------------------------------------------------------------------------------


class SlowDoor(Store):
    """A store that takes its time to say who somebody is."""

    def __init__(self, real: Store) -> None:
        self.__dict__.update(real.__dict__)

    async def person_of(self, session: bytes) -> Person | None:
        await asyncio.sleep(0.3)
        return await super().person_of(session)


@pytest.mark.parametrize("limit", [{"sockets_per_address": 4}, {"sockets": 4}, {"sockets_per_person": 4}])
def test_sockets_that_come_at_the_same_moment_are_counted_before_they_are_let_in(
    tmp_path: Path, limit: dict[str, int]
) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", **limit)
    with Server(settings, store=SlowDoor) as server, Client(server.address) as anna:
        opened: list[bool] = []
        hold = threading.Event()

        def come() -> None:
            try:
                with anna.socket():
                    opened.append(True)
                    hold.wait(PATIENCE)
            except Exception:  # the library has several kinds for a handshake that was refused
                opened.append(False)

        threads = [threading.Thread(target=come) for _ in range(12)]
        for thread in threads:
            thread.start()
        wait_for(lambda: len(opened) == 12)
        hold.set()
        for thread in threads:
            thread.join()
        assert sum(opened) == 4
        wait_for(lambda: not server.house.doors.sockets and not server.house.doors.sockets_of)


def later(server: Server, seconds: float = 1e6) -> None:
    """So much time passes for whoever was too fast."""
    server.house.doors.limits._clock = lambda: time.monotonic() + seconds


def test_whoever_talks_too_fast_is_listened_to_more_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LONGEST_PAUSE", 0.05)
    settings = roomy(f"sqlite:///{tmp_path}/p.db", messages=(10, 0.001))
    with (
        Server(settings) as server,
        Client(server.address) as anna,
        Client(server.address) as bela,
        anna.socket() as line,
        bela.socket() as other,
    ):
        for _ in range(30):
            line.send({"type": "ping"})
        for _ in range(10):
            line.until(lambda m: m["type"] == "pong")
        for _ in range(5):
            other.settled()
        with pytest.raises(TimeoutError):
            line.next(0.3)
        for seconds in (1e6, 2e6):  # nothing of it was lost
            later(server, seconds)
            for _ in range(10):
                line.until(lambda m: m["type"] == "pong")


def test_whoever_goes_on_over_the_rate_is_cut_off_and_cannot_hurry_back(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/p.db", commands=(2, 0.01), refused_commands=(5, 0.001))
    with Server(settings) as server, Client(server.address) as anna:
        table = anna.table(ME, ME)
        with anna.socket() as line:
            line.watch(table, 0)
            with suppress(ConnectionClosed):  # the server may be quicker than the last of them
                for number in range(10):
                    line.send(
                        {"type": "command", "id": f"c{number}", "table": table, "do": {"type": "redo", "seat": 0}}
                    )
            assert line.closed() == 4429
        with pytest.raises(Exception, match="403"), anna.socket():
            pass
        later(server)
        with anna.socket() as line:
            line.settled()


def test_refusing_costs_less_than_serving(server: Server, people: People) -> None:
    """Not in both languages again and again, and without asking the store."""
    from pentapolis.server.doors import too_many

    too_many(3.0)
    began = time.thread_time()
    for _ in range(2_000):
        too_many(3.0)
    assert (time.thread_time() - began) / 2_000 < 0.000_1  # saying it anew takes four times as long, and more


def test_requests_over_the_rate_wait_and_then_the_link_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LONGEST_HOLD", 0.3)
    settings = roomy(f"sqlite:///{tmp_path}/p.db", requests=(5, 0.001), refused_requests=(3, 0.001))
    with Server(settings) as server, httpx.Client(base_url=server.address) as web:
        for _ in range(5):
            assert web.get("/api/health").status_code == 200
        quick = [web.get("/api/health") for _ in range(3)]
        assert [(one.status_code, one.headers.get("connection")) for one in quick] == [(429, None)] * 3
        began = time.monotonic()
        slow = web.get("/api/health")
        assert (slow.status_code, slow.headers.get("connection")) == (429, "close")
        assert time.monotonic() - began >= 0.3
        wait_for(lambda: not server.house.doors.held)


# --- what is sent -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/session", b'{"name": "\xff"}'),
        ("/session", b"\xff\xfe{}"),
        ("/import", b'{"record": ' + b"[" * 33 + b"]" * 33 + b"}"),
        ("/import", b'{"record": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"),
        ("/import", b'{"record": {"moves": [' + b"{}," * 20_000 + b"{}]}}"),
    ],
    ids=["utf-8", "utf-16", "deep", "deepest", "wide"],
)
def test_bodies_that_cannot_be_read_are_the_senders_fault(
    server: Server, people: People, path: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = people().http.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert not [record for record in caplog.records if record.name.startswith("pentapolis")]


def test_how_deep_is_too_deep() -> None:
    assert not too_deep({"a": [{"b": 1}]}, 3)
    assert too_deep({"a": [{"b": 1}]}, 2)
    assert not too_deep("text", 0)
    assert too_deep([], 0)


@pytest.mark.parametrize(
    "name", ["\u200b", "\u0301\u0302", "\u3164", "\u2800\u115f", "\ufe0f", "\u00ad \u034f", "\u17b5"]
)
def test_names_that_nobody_sees_are_refused_everywhere(server: Server, people: People, name: str) -> None:
    assert tidy(name) == ""
    anna = people("Anna")
    assert anna.http.post("/api/session", json={"name": name}, headers={"authorization": ""}).status_code == 400
    assert anna.http.patch("/api/session", json={"name": name}).status_code == 400
    places = [{"kind": "me", "name": name}, {"kind": "open"}]
    assert anna.post("/tables", {"game": GAME, "places": places}).status_code == 400
    assert tidy(f"A{name}") != ""


def test_an_import_takes_no_longer_than_it_may_and_lets_others_in(monkeypatch: pytest.MonkeyPatch) -> None:
    import pentapolis

    table = pentapolis.game(GAME).new(seed=3)
    while not table.over:
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    record = table.record().data()

    replayed = 0

    def slow(*given: Any) -> None:
        nonlocal replayed
        replayed += 1
        time.sleep(0.01)
        replay_move(*given)

    monkeypatch.setattr(imports, "replay_move", slow)

    async def taken_in(seconds: float) -> int:
        others = 0

        async def other() -> None:
            nonlocal others
            while True:
                await asyncio.sleep(0)
                others += 1

        task = asyncio.create_task(other())
        try:
            found = await imports.believed_in_time(record, seconds)
            assert found.record().data() == record
        finally:
            task.cancel()
        return others

    assert asyncio.run(taken_in(60)) > 20
    replayed = 0
    with pytest.raises(Refusal, match=r"takes longer than 0\.2 s"):
        asyncio.run(taken_in(0.2))
    assert 0 < replayed <= 20 < len(record["moves"])  # each took a hundredth of a second, or more
