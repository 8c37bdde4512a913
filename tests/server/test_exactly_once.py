"""Every command is done once, however often it is sent, and nobody hears of it before it is durable."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.server.journal import read
from pentapolis.server.sitting import unfolded
from pentapolis.server.sockets import Connection
from pentapolis.store import Store, StoreError, Uncertain, Write
from tests.server.house import GAME, ME, OPEN, Client, Json, Line, Server, roomy, truth, wait_for

Sent = tuple[str, Json]  # the id of a command and what it is to do


class Moody(Store):
    """A store that notes when something became durable, and that can be told to fail."""

    def __init__(self, real: Store) -> None:
        self.__dict__.update(real.__dict__)
        self.notes: list[tuple[str, int]] = []
        self.mood = ""
        self.slow = 0.0

    async def write(self, change: Write) -> None:
        mood = self.mood
        if mood in {"fails", "lost"}:
            raise StoreError("the disk is full") if mood == "fails" else Uncertain("the line went dead")
        await asyncio.sleep(self.slow)
        await super().write(change)
        self.notes.append(("durable", change.summary.seq))
        if mood == "stored":
            raise Uncertain("the line went dead")


@contextmanager
def moody(tmp_path: Path) -> Iterator[tuple[Server, Moody, Client, str]]:
    """A server over such a store, and somebody with a table of two seats."""
    made: list[Moody] = []

    def wrap(real: Store) -> Store:
        made.append(Moody(real))
        return made[-1]

    with Server(roomy(f"sqlite:///{tmp_path}/p.db"), store=wrap) as server, Client(server.address) as anna:
        yield server, made[0], anna, anna.table(ME, ME)


def check_memory(server: Server, table: str) -> None:
    """The table in memory is the one in the store."""
    stored = server.do(server.store.load(table))
    assert stored is not None
    journal = [read(entry.body) for entry in stored.entries]
    assert truth(unfolded(table, journal)) == server.truth(table)
    assert [entry.seq for entry in stored.entries] == list(range(1, len(journal) + 1))


def reference(client: Client, table: str, seed: int) -> list[Sent]:
    """Play a game on one screen, with some taking back, and say what was sent."""
    generator = random.Random(seed)
    sent: list[Sent] = []
    with client.socket() as line:
        state = line.watch(table, 0)
        while state["info"]["status"] != "over":
            seat = state["info"]["to_act"][0]
            if state["seat"] != seat:
                state = line.watch(table, seat)
            move = generator.choice(state["view"]["moves"])
            do: Json = {"type": "play", "seat": seat, "stamp": state["stamp"], "move": move}
            if generator.random() < 0.08 and state["undo"]["undo"]:
                do = {"type": "undo", "seat": seat}
            elif generator.random() < 0.3 and state["undo"]["redo"]:
                do = {"type": "redo", "seat": seat}
            sent.append((f"command-{len(sent)}", do))
            answer = line.command(table, do, sent[-1][0])
            assert answer["type"] == "done"
            state = line.at(table, answer["seq"])
    return sent


class Storm:
    """Sends everything several times on two lines, early and late, and holds every answer against the first."""

    def __init__(self, table: str, seed: int) -> None:
        self.table = table
        self.generator = random.Random(seed)
        self.first: dict[str, Json] = {}
        self.sends = 0

    def send(self, lines: list[Line], batch: list[Sent]) -> None:
        line = self.generator.choice(lines)
        for number, do in batch:
            line.send({"type": "command", "id": number, "table": self.table, "do": do})
        wanted = Counter(number for number, _ in batch)
        self.sends += len(batch)
        while wanted:
            answer = line.until(lambda m: m["type"] in {"done", "denied"})
            wanted -= Counter([answer["id"]])
            assert self.first.setdefault(answer["id"], answer) == answer
        line.send({"type": "ping"})  # nothing more comes
        assert line.until(lambda m: m["type"] in {"done", "denied", "pong"})["type"] == "pong"

    def blow(self, lines: list[Line], past: list[Sent], future: list[Sent]) -> None:
        """The next command, surrounded by repetitions of old ones and by others that come too early."""
        number, do = future[0]
        early = [(f"early-{number}-{n}", late) for n, (_, late) in enumerate(future[1:4]) if late["type"] == "play"]
        self.send(lines, self.generator.sample(past, min(len(past), 6)) + early + early)
        self.send(lines, [(number, do)] * self.generator.randint(1, 4) + past[-2:])
        assert self.first[number]["type"] == "done"
        assert all(self.first[name]["type"] == "denied" for name, _ in early)


def test_commands_sent_many_times_and_in_disorder_are_done_once(url: str) -> None:
    server = Server(roomy(url))
    anna = Client(server.address)
    try:
        record = pentapolis.game(GAME).new(seed=31).record().data()
        tables = [anna.post("/import", {"record": record}).json()["id"] for _ in range(2)]
        sent = reference(anna, tables[0], 6)
        storm = Storm(tables[1], 8)
        half = len(sent) // 2
        for begin, end in ((0, half), (half, len(sent))):
            with anna.socket() as one, anna.socket() as two:
                one.watch(tables[1], 0)
                if begin:  # after the restart every old command has the answer it had
                    storm.send([one, two], sent[:begin])
                for at in range(begin, end):
                    storm.blow([one, two], sent[:at], sent[at:])
            if end == half:
                server = server.again()
        with anna.socket() as one:
            while storm.sends < 2_000:
                storm.send([one], storm.generator.sample(sent, 50))
        without, repeated = (server.room(table).sitting for table in tables)
        assert hash(without.table) == hash(repeated.table)
        assert without.seq == repeated.seq
        assert without.table.record() == repeated.table.record()
        check_memory(server, tables[1])
        stored = server.do(server.store.load(tables[1]))
        assert stored is not None
        commands = [entry.command for entry in stored.entries if entry.command is not None]
        assert commands == [number for number, _ in sent]
    finally:
        server.stop()
        anna.close()


def test_the_same_id_of_another_person_or_table_is_another_command(tmp_path: Path) -> None:
    with (
        Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server,
        Client(server.address) as anna,
        Client(server.address) as bela,
    ):
        tables = [anna.table(ME, OPEN), anna.table(ME, OPEN)]
        for table in tables:
            bela.join(anna.invite(table, 1))
        with anna.socket() as hers, bela.socket() as his:
            give = {"type": "give-to-bot", "seat": 0, "level": "easy"}
            answers = [hers.command(table, give, "same") for table in tables]
            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert [answer["table"] for answer in answers] == tables
            assert his.command(tables[0], {"type": "resign", "seat": 1}, "same")["type"] == "done"
            assert hers.command(tables[0], {"type": "resign", "seat": 0}, "same") == answers[0]


def test_nobody_hears_of_a_command_before_it_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with moody(tmp_path) as (server, store, anna, table):
        send = Connection.send

        def noting(connection: Connection, message: bytes) -> None:
            said: dict[str, Any] = json.loads(message)
            if said["type"] in {"done", "state"}:
                store.notes.append((said["type"], said["seq"]))
            send(connection, message)

        monkeypatch.setattr(Connection, "send", noting)
        with anna.socket() as line, anna.socket() as other:
            line.watch(table, 0)
            other.watch(table)
            store.notes.clear()
            store.slow = 0.02
            for _ in range(12):
                line.watch(table, line.states[table]["info"]["to_act"][0])
                store.notes.clear()
                seq = line.play(table)["seq"]
                other.at(table, seq)
                assert store.notes == [("durable", seq), ("done", seq), ("state", seq), ("state", seq)]
        check_memory(server, table)


def move(line: Line, table: str) -> Json:
    seat = line.states[table]["info"]["to_act"][0]
    state = line.watch(table, seat)
    return {"type": "play", "seat": seat, "stamp": state["stamp"], "move": state["view"]["moves"][0]}


@pytest.mark.parametrize("mood", ["fails", "lost", "stored"])
def test_a_command_that_could_not_be_saved_is_refused_and_works_when_sent_again(tmp_path: Path, mood: str) -> None:
    with moody(tmp_path) as (server, store, anna, table), anna.socket() as line, anna.socket() as other:
        line.watch(table, 0)
        other.watch(table)
        for number in range(4):
            before = server.truth(table)
            do = move(line, table)
            store.mood = mood
            answer = line.command(table, do, f"c{number}")
            assert (answer["type"], answer["problem"]["code"]) == ("denied", "unavailable")
            assert server.truth(table) == before
            store.mood = ""
            answer = line.command(table, do, f"c{number}")
            assert answer["type"] == "done"
            assert line.command(table, do, f"c{number}") == answer
            other.at(table, answer["seq"])
            check_memory(server, table)
            stored = server.do(server.store.load(table))
            assert stored is not None
            assert [entry.command for entry in stored.entries].count(f"c{number}") == 1
        state = other.states[table]
        assert state["info"]["ply"] == 4
        assert other.logs[table] == anna.get(f"/tables/{table}/replay").json()["log"]


def test_while_the_store_is_down_everything_else_is_said_to_be_unavailable_too(tmp_path: Path) -> None:
    with moody(tmp_path) as (server, store, anna, table):
        waiting = anna.table(ME, OPEN)
        before = server.do(server.store.count())
        store.mood = "fails"
        for path, body in (
            ("/tables", {"game": GAME, "places": [ME, ME]}),
            (f"/tables/{waiting}/sit", {"seat": 1}),
            (f"/tables/{waiting}/links", {"seat": 1}),
        ):
            answer = anna.post(path, body)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        store.mood = ""
        assert server.do(server.store.count()) == before
        check_memory(server, waiting)
        assert anna.post(f"/tables/{waiting}/sit", {"seat": 1}).status_code == 201
        assert anna.get(f"/tables/{table}").status_code == 200


def test_a_command_is_done_to_the_end_although_its_client_was_thrown_out(tmp_path: Path) -> None:
    with moody(tmp_path) as (server, store, anna, _), Client(server.address) as bela, bela.socket() as witness:
        table = anna.table(ME, ME, open=True)
        witness.watch(table)
        for number in range(4):
            with anna.socket() as line:
                line.watch(table, 0)
                do = move(line, table)
                store.slow = 0.2
                line.send({"type": "command", "id": f"c{number}", "table": table, "do": do})
                wait_for(server.house.rooms.live[table].lock.locked)
                server.loop.call_soon_threadsafe(server.house.sockets.drop, anna.person)
                assert line.closed() == 4401
            seq = witness.until(lambda m: m["type"] == "state")["seq"]
            store.slow = 0.0
            check_memory(server, table)
            with anna.socket() as line:
                answer = line.command(table, do, f"c{number}")
            assert (answer["type"], answer["seq"]) == ("done", seq)
