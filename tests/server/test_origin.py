"""A table says what it is: whoever sits down knows before whether somebody chose the seed or the cards."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import MetaData, insert

import pentapolis
from pentapolis.server.journal import Created, read, written
from pentapolis.server.look import Sketch
from pentapolis.store import migrate
from tests.server.conftest import People
from tests.server.house import GAME, ME, OPEN, Client, Json, Server, roomy
from tests.store.samples import engine_of


def told(info: Json) -> tuple[str, bool]:
    return info["origin"], info["scripted"]


def a_record(**more: Any) -> Json:
    data = pentapolis.game(GAME).new(seed=7).record().data()
    return data | more


def finished(client: Client) -> str:
    table = client.table(ME, ME)
    with client.socket() as line:
        line.watch(table, 0)
        line.do(table, {"type": "resign", "seat": 0})
    return table


# --- told -------------------------------------------------------------------------------------------------------------


def test_a_table_dealt_by_the_server_says_so(server: Server, people: People) -> None:
    anna = people()
    table = finished(anna)
    assert told(anna.get(f"/tables/{table}").json()) == ("dealt", False)
    assert "origin" not in anna.get(f"/tables/{table}/record").json()
    # A rematch is dealt anew, whatever was before.
    assert told(anna.post(f"/tables/{table}/rematch").json()) == ("dealt", False)


def test_a_record_of_a_chosen_seed_says_so_and_can_be_read_again(server: Server, people: People) -> None:
    anna = people()
    table = anna.post("/tables", {"game": GAME, "places": [ME, ME], "seed": "7"}).json()["id"]
    with anna.socket() as line:
        line.watch(table, 0)
        line.do(table, {"type": "resign", "seat": 0})
    exported = anna.get(f"/tables/{table}/record").json()
    assert exported["origin"] == "seed"
    assert told(anna.post("/import", {"record": exported}).json()) == ("import", False)


@pytest.mark.parametrize(
    ("record", "what"),
    [(a_record(), ("import", False)), (a_record(chance={"starter": ["1"]}), ("import", True))],
)
def test_a_chosen_seed_or_card_is_told_before_joining_and_stays_told(
    server: Server, people: People, record: Json, what: tuple[str, bool]
) -> None:
    anna, bela = people("Anna"), people("Béla")
    table = anna.post("/import", {"record": record, "places": [ME, OPEN]}).json()["id"]
    link = anna.invite(table, 1)
    assert told(bela.post("/seat-links/look", {"secret": link}).json()) == what  # before he sits down
    (mine,) = [one for one in anna.get("/tables").json()["mine"] if one["id"] == table]
    assert told(mine) == what
    assert bela.join(link).status_code == 201
    with bela.socket() as line:
        assert told(line.watch(table, 1)["info"]) == what
        line.do(table, {"type": "resign", "seat": 1})
    exported = bela.get(f"/tables/{table}/record").json()
    assert exported["origin"] == "import"
    again = bela.post("/import", {"record": exported}).json()
    assert told(again) == what
    fork = bela.post(f"/tables/{table}/fork", {"ply": 0, "places": [ME, OPEN]}).json()
    assert told(fork) == ("fork", what[1])
    assert anna.get(f"/tables/{fork['id']}").status_code == 404
    # A rematch has a seed of the server's own and no script.
    assert told(bela.post(f"/tables/{table}/rematch").json()) == ("dealt", False)


def test_open_tables_tell_it_in_the_lobby_also_those_that_sleep(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server, Client(server.address) as anna:
        table = anna.post("/import", {"record": a_record(), "places": [ME, OPEN]}).json()["id"]
        bearer = anna.bearer
    with Server(server.settings) as again, Client(again.address, bearer=bearer) as back:
        (row,) = back.get("/tables").json()["mine"]
        assert table not in again.house.rooms.live
        assert told(row) == ("import", False)


def test_an_invitation_is_looked_at_without_being_used(server: Server, people: People) -> None:
    anna, bela, cili = people(), people(), people()
    link = anna.invite(anna.table(ME, OPEN), 1)
    for _ in range(2):
        assert bela.post("/seat-links/look", {"secret": link}).status_code == 200
    assert bela.join(link).status_code == 201
    assert bela.post("/seat-links/look", {"secret": link}).status_code == 200
    assert cili.post("/seat-links/look", {"secret": link}).json()["code"] in {"seat-taken", "not-found"}
    assert cili.post("/seat-links/look", {"secret": "n" * 22}).json()["code"] == "not-found"


# --- the commitment ---------------------------------------------------------------------------------------------------


def test_the_commitment_cannot_be_guessed_where_the_seed_is_small(server: Server, people: People) -> None:
    anna = people()
    info = anna.post("/import", {"record": a_record(seed="7")}).json()
    guessed = {sha256(f"pentapolis:{seed}".encode()).hexdigest() for seed in range(10)}
    assert info["commitment"] not in guessed
    record = anna.get(f"/tables/{info['id']}/record").json()
    assert len(bytes.fromhex(record["salt"])) == 16
    assert sha256(f"pentapolis:{record['salt']}:7".encode()).hexdigest() == info["commitment"]
    # Each table has its own.
    assert anna.post("/import", {"record": record}).json()["commitment"] != info["commitment"]


# --- tables of before -------------------------------------------------------------------------------------------------


def test_stored_games_of_before_are_read_and_keep_their_commitment() -> None:
    old = b'{"type":"created","game":"seven-wonders-duel","rules":1,"seats":2,"seed":"7","options":{},"host":"a"%s}'
    dealt, fork, import_ = (read(old % more) for more in (b"", b',"forked_from":"t"', b',"moves":["0 x"]'))
    assert isinstance(dealt, Created)
    assert isinstance(fork, Created)
    assert isinstance(import_, Created)
    assert [one.known_origin for one in (dealt, fork, import_)] == ["dealt", "fork", "import"]
    assert dealt.commitment == sha256(b"pentapolis:7").hexdigest()


def test_lobbies_tell_of_old_tables_too_after_the_migration(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/p.db"
    with Server(roomy(url)) as server, Client(server.address) as anna:
        tables = [anna.table(ME, OPEN), anna.post("/import", {"record": a_record(), "places": [ME, OPEN]}).json()["id"]]
        stored = [server.do(server.store.load(table)) for table in tables]
    old = f"sqlite:///{tmp_path}/old.db"
    with engine_of(old) as engine, engine.begin() as connection:
        command.upgrade(migrate.config(connection), "0001")
        then = MetaData()
        then.reflect(connection)
        scripts: list[dict[str, list[str | list[str]]]] = [{}, {"starter": ["1"]}]
        for one, chance in zip(stored, scripts, strict=True):
            assert one is not None
            sketch = msgspec.json.decode(one.summary.body)
            for field in ("origin", "scripted"):
                del sketch["info"][field]
            row = msgspec.structs.asdict(one.summary) | {"body": msgspec.json.encode(sketch), "timed": False}
            columns = then.tables["tables"].columns.keys()
            connection.execute(insert(then.tables["tables"]), {name: row[name] for name in columns})
            first = read(one.entries[0].body)
            assert isinstance(first, Created)
            first.chance, first.origin = chance, None
            entry = msgspec.structs.asdict(one.entries[0]) | {"body": written(first)}
            connection.execute(insert(then.tables["entries"]), {"table_id": one.summary.id, **entry})
    with Server(roomy(old)) as server:
        found = [server.do(server.store.load(table)) for table in tables]
        infos = [msgspec.json.decode(one.summary.body, type=Sketch).info for one in found if one is not None]
    assert [(info.origin, info.scripted) for info in infos] == [("dealt", False), ("import", True)]
