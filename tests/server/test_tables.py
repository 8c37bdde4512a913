"""Tables over HTTP and socket, as clients meet them: from the invitation to the rematch."""

import json
import random
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

import pentapolis
from pentapolis.server.drawn import digest
from pentapolis.server.journal import Created, written
from pentapolis.store import Entry, Stored, Write
from tests.golden import goldens
from tests.server.conftest import People
from tests.server.house import (
    BOT,
    GAME,
    ME,
    NO_UNDO,
    OPEN,
    Client,
    Denied,
    Json,
    Line,
    Server,
    ThinkingBots,
    chance,
    play_both,
    roomy,
    wait_for,
)


def two_people(people: People, **more: Any) -> tuple[Client, Client, str]:
    """Anna, Béla, and their private table: Anna has seat 0."""
    anna, bela = people("Anna"), people("Béla")
    table = anna.table(ME, OPEN, **more)
    assert bela.join(anna.invite(table, 1)).json() == {"table": table, "seat": 1}
    return anna, bela, table


def problem(answer: httpx.Response, status: int, code: str) -> Json:
    """The problem of a refusal, which is said in both languages."""
    found: Json = answer.json()
    assert (answer.status_code, found["code"]) == (status, code), answer.text
    assert found["text"].keys() == {"en", "hu"}
    assert found["text"]["en"] != found["text"]["hu"]
    assert all(text.strip() and "{ $" not in text and "problem-" not in text for text in found["text"].values())
    return found


# --- people -----------------------------------------------------------------------------------------------------------


def test_a_stranger_becomes_somebody_and_stays_the_same(server: Server, people: People) -> None:
    anna = people("  Anna\t\n ")
    again = anna.post("/session", {}).json()
    assert (again["person"], again["name"], again["bearer"]) == (anna.person, "Anna", None)
    assert anna.http.patch("/api/session", json={"name": "Panna"}).json()["name"] == "Panna"
    problem(anna.http.patch("/api/session", json={"name": "\u200b\u202e"}), 400, "bad-request")
    assert anna.post("/session", {}).json()["name"] == "Panna"


def test_after_farewell_the_secret_opens_nothing_and_sockets_end(server: Server, people: People) -> None:
    anna = people("Anna")
    with anna.socket() as line:
        assert anna.http.delete("/api/session").status_code == 204
        assert line.closed() == 4401
    problem(anna.post("/tables", {"game": GAME, "places": [ME, BOT]}), 401, "no-session")


# --- making and joining -----------------------------------------------------------------------------------------------


def test_a_link_gives_a_seat_once_and_its_finder_may_open_it_again(server: Server, people: People) -> None:
    anna, bela, cili = people("Anna"), people("Béla"), people("Cili")
    table = anna.table(ME, OPEN)
    problem(bela.get(f"/tables/{table}"), 404, "not-found")
    secret = anna.invite(table, 1)
    for _ in range(2):
        assert bela.join(secret).json() == {"table": table, "seat": 1}
    problem(cili.join(secret), 409, "seat-taken")
    info = bela.get(f"/tables/{table}").json()
    assert [(s["name"], s["you"]) for s in info["seats"]] == [("Anna", False), ("Béla", True)]
    assert (info["status"], info["free"], info["host"]) == ("playing", False, False)
    problem(anna.post(f"/tables/{table}/links", {"seat": 1}), 409, "seat-taken")


def test_a_new_link_ends_the_old_one_of_its_seat_only(server: Server, people: People) -> None:
    anna, bela = people(), people()
    table = anna.table(OPEN, OPEN)
    other, old = anna.invite(table, 0), anna.invite(table, 1)
    new = anna.invite(table, 1)
    problem(bela.join(old), 404, "not-found")
    problem(bela.join("x" * 22), 404, "not-found")
    assert bela.join(new).status_code == 201
    assert anna.join(other).status_code == 201
    for seat in (2, 15):
        problem(anna.post(f"/tables/{table}/links", {"seat": seat}), 403, "not-yours")


def test_links_are_stored_as_digests(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, OPEN)
    secret = anna.invite(table, 1)
    stored = server.do(server.store.load(table))
    assert stored is not None
    assert [link.digest for link in stored.links] == [digest(secret)]


def test_anybody_finds_and_takes_a_seat_of_an_open_table(server: Server, people: People) -> None:
    anna, bela, cili = people("Anna"), people("Béla"), people("Cili")
    table = anna.table(ME, OPEN, open=True)
    private = anna.table(ME, OPEN)
    shown = [info["id"] for info in bela.get("/tables").json()["open"]]
    assert table in shown
    assert private not in shown
    assert bela.post(f"/tables/{table}/sit", {"seat": 1}).json() == {"table": table, "seat": 1}
    problem(cili.post(f"/tables/{table}/sit", {"seat": 1}), 409, "seat-taken")
    problem(cili.post(f"/tables/{table}/sit", {"seat": 9}), 404, "not-found")
    problem(cili.post(f"/tables/{private}/sit", {"seat": 1}), 404, "not-found")
    assert table in [info["id"] for info in bela.get("/tables").json()["mine"]]


def test_the_lobby_knows_tables_that_have_left_memory(server: Server, people: People) -> None:
    anna, bela, table = two_people(people, open=True)
    cili = people()
    server.loop.call_soon_threadsafe(server.house.rooms.drop_idle, time.monotonic() + 1)
    server.do(server.store.count())
    assert table not in server.house.rooms.live

    def entry(client: Client, where: str) -> Json:
        found: Json = next(i for i in client.get("/tables").json()[where] if i["id"] == table)
        return found

    mine, his, hers = entry(anna, "mine"), entry(bela, "mine"), entry(cili, "open")
    assert table not in server.house.rooms.live
    assert [[s["you"] for s in i["seats"]] for i in (mine, his, hers)] == [[True, False], [False, True], [False] * 2]
    assert [i["host"] for i in (mine, his, hers)] == [True, False, False]
    loaded = anna.get(f"/tables/{table}").json()
    assert loaded == mine


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "go", "places": [ME, ME]}, 404, "not-found"),
        ({"game": GAME, "places": [ME]}, 400, "bad-request"),
        ({"game": GAME, "places": [ME] * 3}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, {"kind": "bot", "level": "godlike"}]}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, {"kind": "bot", "level": "random"}]}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, {"kind": "open", "level": "easy"}]}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, {"kind": "cat"}]}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, BOT], "options": {"wonders": "all"}}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, BOT], "options": {"x" * 5000: 1}}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, BOT], "options": {"starter": True}}, 400, "bad-request"),
        ({"game": "imperium", "places": [ME, BOT], "options": {"first_player": 3}}, 400, "bad-request"),
        (
            {"game": "imperium", "places": [ME, BOT], "options": {"box": "classics", "nation_0": "qin"}},
            400,
            "bad-request",
        ),
        ({"game": GAME, "places": [ME, BOT], "clock": {"seconds": 1}}, 400, "bad-request"),
        ({"game": GAME, "places": [ME, BOT], "seed": "1", "open": True}, 400, "bad-request"),
        ({"game": "../x", "places": [ME, BOT]}, 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: Server, people: People, body: Json, status: int, code: str) -> None:
    before = server.do(server.store.count())
    answer = people().post("/tables", body)
    problem(answer, status, code)
    assert len(answer.content) < 5000  # what was wrong is not repeated at length
    assert server.do(server.store.count()) == before


def test_options_that_do_not_go_together_are_refused_in_every_language(server: Server, people: People) -> None:
    options = {"nation_0": "celts", "nation_1": "celts"}
    answer = people().post("/tables", {"game": "imperium", "places": [ME, BOT], "options": options})
    problem(answer, 400, "bad-request")
    told = answer.json()
    assert told["rule"] == "IMP-PSU-01"
    assert told["text"]["en"].startswith("Two players are to have the same nation, Celts")
    assert told["text"]["hu"].startswith("Két játékosnak is ugyanaz volna a nemzete (Kelták)")


# --- following --------------------------------------------------------------------------------------------------------


def test_a_game_against_a_bot_to_the_end(server: Server, people: People) -> None:
    anna = people("Anna")
    table = anna.table(ME, BOT)
    with anna.socket() as line:
        assert line.watch(table, 0)["info"]["free"] is True
        state = line.play_to_end(table)
    assert (state["info"]["status"], state["view"]["moves"], state["stamp"]) == ("over", [], None)
    assert state["info"]["result"]["how"] == "played"
    record = anna.get(f"/tables/{table}/record").json()
    assert pentapolis.replay(record).winners == state["info"]["result"]["winners"]


def test_resuming_by_seq_is_short_when_nothing_has_happened(server: Server, people: People) -> None:
    anna, bela, table = two_people(people)
    with anna.socket() as hers, bela.socket() as his:
        hers.watch(table, 0)
        his.watch(table, 1)
        play_both(table, [hers, his], 5)
        seq = hers.states[table]["seq"]
    with anna.socket() as hers, bela.socket() as his:
        his.watch(table, 1)
        assert hers.watch(table, 0, seq)["type"] == "current"
        assert hers.watch(table, 0, seq - 1)["type"] == "state"
        assert hers.watch(table, 0, seq + 7)["type"] == "state"


def test_whoever_left_a_table_hears_no_more_of_it(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, ME)
    with anna.socket() as line, anna.socket() as other:
        line.watch(table, 0)
        other.watch(table, 1)
        other.send({"type": "leave", "table": table})
        other.send({"type": "leave", "table": table})
        other.settled()
        line.watch(table, line.states[table]["info"]["to_act"][0])
        line.play(table)
        other.send({"type": "ping"})
        assert other.next()["type"] == "pong"


def full_log(client: Client, table: str, seat: int | None) -> list[Json]:
    answer = client.get(f"/tables/{table}/replay", **({} if seat is None else {"seat": seat}))
    log: list[Json] = answer.json()["log"]
    return log


@pytest.mark.parametrize("seed", range(3))
def test_the_log_put_together_from_parts_is_the_log(server: Server, people: People, seed: int) -> None:
    """Whatever happens in between: moves, taking back, playing again, changing seats, lines lost and resumed."""
    generator = random.Random(seed)
    anna = people("Anna")
    table = anna.table(*([ME, ME] if seed else [ME, BOT]))
    lines: list[Line] = []
    with anna.socket() as first, anna.socket() as second:
        lines = [first, second]
        for line in lines:
            line.watch(table, 0)
        for step in range(60):
            line = generator.choice(lines)
            line.settled()
            match generator.randrange(8):
                case 0:
                    line.command(table, {"type": "undo", "seat": line.states[table]["seat"]})
                case 1:
                    line.command(table, {"type": "redo", "seat": line.states[table]["seat"]})
                case 2:  # the line was lost: what the client has is what it had
                    line.send({"type": "leave", "table": table})
                    line.watch(table, line.states[table]["seat"], line.states[table]["seq"])
                case 3 if seed:
                    line.watch(table, generator.randrange(2))
                case 4:
                    line.command(table, {"type": "reset", "seat": line.states[table]["seat"]})
                case _:
                    acting = line.states[table]["info"]["to_act"]
                    if acting and (seed or acting == [0]):
                        if line.states[table]["seat"] != acting[0]:
                            line.watch(table, acting[0])
                        with suppress(Denied):  # a bot may have moved in the meantime
                            line.play(table, at=generator.randrange(50))
            if step % 6 == 0:
                for one in lines:
                    one.settled()
                    wanted = full_log(anna, table, one.states[table]["seat"])
                    one.settled()
                    if one.states[table]["seq"] == anna.get(f"/tables/{table}").json()["seq"]:
                        assert one.logs[table] == wanted


def test_two_people_and_a_spectator_see_the_same_game_each_with_own_eyes(server: Server, people: People) -> None:
    anna, bela, table = two_people(people, open=True)
    cili = people("Cili")
    with anna.socket() as hers, bela.socket() as his, cili.socket() as spectator:
        hers.watch(table, 0)
        his.watch(table, 1)
        assert spectator.watch(table)["view"]["seat"] is None
        assert spectator.watch(table, 0)["problem"]["code"] == "not-yours"
        spectator.watch(table)
        play_both(table, [hers, his], 14)
        seq = hers.states[table]["seq"]
        for line in (hers, his, spectator):
            line.at(table, seq)
        shown = spectator.states[table]
        assert (shown["view"]["moves"], shown["stamp"], shown["refused"]) == ([], None, [])
        assert shown["undo"] == NO_UNDO
        assert spectator.refused(table, {"type": "resign", "seat": 0}) == "not-yours"
        assert shown["view"]["structure"] == his.states[table]["view"]["structure"]


def test_presence_tells_who_is_here(server: Server, people: People) -> None:
    anna, bela, table = two_people(people)
    with anna.socket() as hers:
        hers.watch(table, 0)
        hers.until(lambda m: m["type"] == "presence" and m["connected"] == [0])
        with bela.socket() as his:
            his.watch(table, 1)
            hers.until(lambda m: m["type"] == "presence" and m["connected"] == [0, 1])
            assert [s["connected"] for s in anna.get(f"/tables/{table}").json()["seats"]] == [True, True]
        hers.until(lambda m: m["type"] == "presence" and m["connected"] == [0])


def test_a_seat_whose_person_is_away_may_go_to_a_bot_and_back(
    server: Server, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela, table = two_people(people)
    give = {"type": "give-to-bot", "seat": 1, "level": "easy"}
    with anna.socket() as hers:
        hers.watch(table, 0)
        with bela.socket() as his:
            his.watch(table, 1)
            monkeypatch.setattr("pentapolis.server.room.AWAY_AFTER", 0.05)
            assert hers.refused(table, give) == "not-away"
        hers.until(lambda m: m["type"] == "presence" and m["connected"] == [0])
        time.sleep(0.1)
        assert hers.do(table, give)["info"]["seats"][1]["kind"] == "bot"
        assert hers.my_turn(table)  # the bot plays
        with bela.socket() as his:
            his.watch(table, 1)
            assert his.do(table, {"type": "return", "seat": 1})["info"]["seats"][1]["kind"] == "person"


def test_on_one_screen_a_client_changes_seats(server: Server, people: People) -> None:
    anna = people()
    table = anna.table({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ági"})
    with anna.socket() as line:
        assert line.watch(table, 1)["seat"] == 1
        assert [s["name"] for s in line.states[table]["info"]["seats"]] == ["Anna", "Ági"]
        for _ in range(10):
            line.watch(table, line.states[table]["info"]["to_act"][0])
            line.play(table)
        assert line.states[table]["undo"]["undo"]


def test_why_not_is_answered_for_every_move(server: Server, people: People) -> None:
    anna = people()
    table = anna.table(ME, ME)
    game = pentapolis.game(GAME)
    with anna.socket() as line:
        seat = line.watch(table, 0)["info"]["to_act"][0]
        legal = line.watch(table, seat)["view"]["moves"]
        for number in random.Random(1).sample(range(game.vocabulary.size), 60):
            move = game.notation(number)
            line.send({"type": "why", "id": f"w{number}", "table": table, "seat": seat, "move": move})
            answer = line.until(lambda m: m["type"] == "because")
            assert (answer["problem"] is None) == (move in legal)
            if answer["problem"] is not None:
                assert answer["problem"]["rule"]
                assert answer["problem"]["text"]["en"] != answer["problem"]["text"]["hu"]


# --- between people ---------------------------------------------------------------------------------------------------


def test_undo_with_consent_over_the_socket(server: Server, people: People) -> None:
    anna, bela, table = two_people(people)
    with anna.socket() as hers, bela.socket() as his:
        hers.watch(table, 0)
        his.watch(table, 1)
        lines = [hers, his]
        play_both(table, lines, 10)
        # One has moved, and the other after that.
        generator = random.Random(5)
        while True:
            before = next(line for line in lines if line.states[table]["stamp"] is not None)
            play_both(table, lines, 1, generator.randrange(100))
            after = next(line for line in lines if line.states[table]["stamp"] is not None)
            if after is not before:
                break
        play_both(table, lines, 1)
        asker, other = before, after
        mine, yours = asker.states[table]["seat"], other.states[table]["seat"]
        seq = max(line.states[table]["seq"] for line in lines)
        ply = asker.at(table, seq)["info"]["ply"]
        assert asker.refused(table, {"type": "undo", "seat": mine}) == "undo-blocked"
        wish = asker.do(table, {"type": "undo", "seat": mine, "ask": True})["undo"]["asked"]
        assert wish["waiting"] == [yours]
        state = other.do(table, {"type": "consent", "seat": yours, "yes": True})
        assert state["info"]["ply"] == wish["to"] < ply
        assert state["log_keep"] == 0  # the log is shorter now: all of it comes again
        asker.at(table, state["seq"])
        assert asker.logs[table] == full_log(anna if mine == 0 else bela, table, mine)


def test_resigning_and_the_rematch_with_the_same_people(server: Server, people: People) -> None:
    anna, bela, table = two_people(people)
    cili = people()
    problem(anna.post(f"/tables/{table}/rematch"), 409, "not-over")
    with anna.socket() as hers:
        hers.watch(table, 0)
        state = hers.do(table, {"type": "resign", "seat": 0})
        assert state["info"]["result"] == {"winners": [1], "how": "resigned", "seat": 0}
        assert (state["view"]["over"], state["view"]["moves"], state["view"]["to_act"]) == (True, [], [])
        first = bela.post(f"/tables/{table}/rematch").json()
        assert hers.until(lambda m: m["type"] == "state")["info"]["rematch"] == first["id"]
    second = anna.post(f"/tables/{table}/rematch").json()
    assert first["id"] == second["id"] != table
    assert [s["name"] for s in second["seats"]] == ["Anna", "Béla"]
    assert first["commitment"] != anna.get(f"/tables/{table}").json()["commitment"]
    assert (second["host"], first["host"]) == (False, True)
    problem(cili.post(f"/tables/{table}/rematch"), 404, "not-found")


# --- clocks -----------------------------------------------------------------------------------------------------------


def think(server: Server, table: str, seat: int, seconds: float) -> None:
    """As if the seat had been asked so much earlier."""

    async def earlier() -> None:
        room = server.house.rooms.live[table]
        room.asked[seat] -= seconds
        room._run_clocks()

    server.do(earlier())


def test_who_runs_out_of_time_loses_also_after_a_restart(tmp_path: Path) -> None:
    server = Server(roomy(f"sqlite:///{tmp_path}/p.db"), ThinkingBots())
    anna, bela = Client(server.address, "Anna"), Client(server.address, "Béla")
    try:
        table = anna.table(ME, OPEN, clock={"seconds": 10})
        bela.join(anna.invite(table, 1))
        room = server.room(table)
        seat = room.sitting.to_act[0]
        player = (anna, bela)[seat]
        with player.socket() as line:
            clocks = line.watch(table, seat)["clocks"]
            assert [c["running"] for c in clocks] == [seat == 0, seat == 1]
            think(server, table, seat, 9.0)
            line.play(table)
        assert 0 < server.room(table).sitting.left[seat] < 1.0
        left = server.room(table).sitting.left
        server = server.again()
        assert server.room(table).sitting.left == left
        # Whoever's turn it is now has no time left but what the journal says.
        now = server.room(table).sitting.to_act[0]
        think(server, table, now, left[now] - 0.3)
        with (anna, bela)[1 - now].socket() as line:
            line.watch(table, 1 - now)
            while line.states[table]["info"]["status"] != "over":
                line.next()
            state = line.states[table]
        assert state["info"]["result"] == {"winners": [1 - now], "how": "time", "seat": now}
        server = server.again()
        assert anna.get(f"/tables/{table}").json()["result"]["how"] == "time"
    finally:
        server.stop()
        anna.close()
        bela.close()


def test_the_lobby_says_how_much_time_is_left(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db"), ThinkingBots()) as server, Client(server.address, "Anna") as anna:
        calm, timed = anna.table(ME, ME), anna.table(ME, ME, clock={"seconds": 100})
        with Client(server.address, "Béla") as bela:
            elsewhere = bela.table(ME, ME, clock={"seconds": 100}, open=True)
            assert elsewhere not in anna.get("/tables").json()["left"]
        seat = server.room(timed).sitting.to_act[0]
        think(server, timed, seat, 30.0)
        left = anna.get("/tables").json()["left"]
        assert calm not in left
        assert 60 < left[timed] <= 70


def test_a_clock_runs_on_when_a_move_is_taken_back_or_a_seat_is_lent_to_a_bot(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db"), ThinkingBots()) as server, Client(server.address) as anna:
        table = anna.table(ME, ME, clock={"seconds": 100})
        room = server.room(table)

        def left(seat: int) -> float:
            clocks: list[Json] = line.states[table]["clocks"]
            return float(clocks[seat]["left"])

        with anna.socket() as line:
            line.watch(table, room.sitting.to_act[0])
            line.play(table)
            seat = line.states[table]["info"]["to_act"][0]
            think(server, table, seat, 50.0)
            line.do(table, {"type": "give-to-bot", "seat": seat, "level": "easy"})
            line.do(table, {"type": "return", "seat": seat})
            assert left(seat) < 51
            line.do(table, {"type": "undo", "seat": seat})
            line.do(table, {"type": "redo", "seat": seat})
            line.watch(table, seat)
            if line.states[table]["info"]["to_act"] == [seat]:
                line.play(table)
                assert room.sitting.left[seat] < 100


# --- the past ---------------------------------------------------------------------------------------------------------


def finished(people: People, **more: Any) -> tuple[Client, Client, str]:
    anna, bela, table = two_people(people, **more)
    with anna.socket() as hers, bela.socket() as his:
        hers.watch(table, 0)
        his.watch(table, 1)
        play_both(table, [hers, his], seed=2)
    return anna, bela, table


def test_the_record_of_two_people_comes_after_the_end_and_proves_the_seed(server: Server, people: People) -> None:
    anna, bela, table = two_people(people)
    commitment = anna.get(f"/tables/{table}").json()["commitment"]
    problem(anna.get(f"/tables/{table}/record"), 409, "not-over")
    problem(anna.post(f"/tables/{table}/fork", {"ply": 0, "places": [ME, ME]}), 409, "not-over")
    replay = anna.get(f"/tables/{table}/replay", seat=0).json()
    assert (replay["moves"], replay["seats"]) == ([], [0, None])
    problem(anna.get(f"/tables/{table}/replay", seat=1), 403, "not-yours")
    problem(anna.get(f"/tables/{table}/positions/0", seat=1), 403, "not-yours")
    assert anna.get(f"/tables/{table}/positions/0", seat=0).json()["scores"] is None
    with anna.socket() as hers, bela.socket() as his:
        hers.watch(table, 0)
        his.watch(table, 1)
        play_both(table, [hers, his], 8)
        assert anna.get(f"/tables/{table}").json()["commitment"] == commitment
        his.do(table, {"type": "resign", "seat": 1})
    for client in (anna, bela):
        record = client.get(f"/tables/{table}/record").json()
        assert sha256(f"pentapolis:{record['salt']}:{record['seed']}".encode()).hexdigest() == commitment
        assert len(record["moves"]) == 8
        replay = client.get(f"/tables/{table}/replay", seat=1).json()
        assert (len(replay["moves"]), replay["seats"]) == (8, [0, 1, None])
    problem(people().get(f"/tables/{table}/record"), 404, "not-found")


def test_positions_of_the_past_are_those_of_the_record(server: Server, people: People) -> None:
    anna, _, table = finished(people)
    record = anna.get(f"/tables/{table}/record").json()
    last = len(record["moves"])
    for ply in (0, 1, last // 2, last):
        for seat in (0, 1, None):
            answer = anna.get(f"/tables/{table}/positions/{ply}", **({} if seat is None else {"seat": seat})).json()
            past = pentapolis.replay({**record, "moves": record["moves"][:ply]})
            assert answer["view"] == json.loads(json.dumps(past.view(seat) | {"moves": []}))
            assert answer["scores"] == past.scores
    problem(anna.get(f"/tables/{table}/positions/{last + 1}"), 404, "not-found")
    problem(anna.get(f"/tables/{table}/positions/1", seat=2), 404, "not-found")


def test_points_that_were_hidden_are_told_once_the_game_is_over(server: Server, people: People) -> None:
    """Prestige of The Capitals lies behind screens until the end."""
    anna = people("Anna")
    record = next(golden.record for golden in goldens("the-capitals") if golden.name == "capitals-two")
    last = len(record.moves)
    for ply, told in ((last, True), (last // 2 + 1, False)):
        made = anna.post("/import", {"record": record.cut(ply).data(), "places": [ME, BOT]}).json()
        answer = anna.get(f"/tables/{made['id']}/positions/{last // 2}", seat=0).json()
        past = pentapolis.replay(record.cut(last // 2).data())
        assert answer["view"]["scores"] == past.view(0)["scores"] != past.scores
        assert answer["scores"] == (past.scores if told else None)


def test_a_game_is_continued_from_a_position_of_the_past(server: Server, people: People) -> None:
    anna, bela, table = finished(people)
    record = anna.get(f"/tables/{table}/record").json()
    fork = bela.post(f"/tables/{table}/fork", {"ply": 9, "places": [BOT, ME]}).json()
    assert (fork["ply"], fork["forked_from"], fork["status"], fork["host"]) == (9, table, "playing", True)
    with bela.socket() as line:
        line.watch(fork["id"], 1)
        line.play_to_end(fork["id"], chance(4))
    assert bela.get(f"/tables/{fork['id']}/record").json()["moves"][:9] == record["moves"][:9]
    problem(bela.post(f"/tables/{table}/fork", {"ply": 9, "places": [ME]}), 400, "bad-request")
    problem(bela.post(f"/tables/{table}/fork", {"ply": 999, "places": [ME, ME]}), 404, "not-found")


def test_a_record_is_imported_and_played_on(server: Server, people: People) -> None:
    anna, _, table = finished(people)
    record = anna.get(f"/tables/{table}/record").json()
    cili = people("Cili")
    whole = cili.post("/import", {"record": record}).json()
    assert (whole["status"], whole["ply"]) == ("over", len(record["moves"]))
    again = cili.get(f"/tables/{whole['id']}/record").json()
    assert again | {"salt": ""} == record | {"salt": "", "origin": "import"}
    assert again["salt"] != record["salt"]
    record["moves"] = record["moves"][:20]
    part = cili.post("/import", {"record": record, "places": [ME, BOT]}).json()
    with cili.socket() as line:
        line.watch(part["id"], 0)
        assert line.play_to_end(part["id"])["info"]["status"] == "over"


def good_record() -> Json:
    good = pentapolis.game(GAME).new(seed=5)
    for _ in range(6):
        good.play(good.to_act[0], good.moves(good.to_act[0])[0])
    return good.record().data()


def bad_records() -> list[Any]:
    data = good_record()

    def other(**change: Any) -> Json:
        return {**data, **change}

    def deep(depth: int) -> Any:
        thing: Any = 0
        for _ in range(depth):
            thing = [thing]
        return thing

    moves = data["moves"]
    return [
        {},
        other(format=2),
        other(format=True),
        other(format="1"),
        other(game="go"),
        other(game="x" * 100_000),
        other(game=None),
        other(rules=2),
        other(rules=1.0),
        other(seats=3),
        other(seats=-1),
        other(seats="2"),
        other(seed=5),
        other(seed="-1"),
        other(seed="9" * 39),
        other(seed="9" * 5000),
        other(seed="٣"),
        other(options={"wonders": "none"}),
        other(options={"wonders": {}}),
        other(options={"wonders": []}),
        other(options=[]),
        other(options={"x": 1}),
        other(chance={"dice": ["6"]}),
        other(chance={"age-1": ["no such card"]}),
        other(chance={"age-1": [1]}),
        other(chance={"age-1": "baths"}),
        other(chance={"starter": ["0", "1"]}),
        other(chance=deep(20)),
        other(moves=None),
        other(moves="0 build:baths"),
        other(moves=[1]),
        other(moves=[*moves, moves[-1]]),
        other(moves=list(reversed(moves))),
        other(moves=["00 x"]),
        other(moves=["0"]),
        other(moves=["2 build:baths"]),
        other(moves=["-1 build:baths"]),
        other(moves=["0 " + "x" * 10_000]),
        other(moves=["0 build:baths"] * 20_000),
        other(moves=["\u0660 build:baths"]),
        other(extra=1),
        other(moves=[*moves[:-1], moves[-1] + " "]),
        *({k: v for k, v in data.items() if k != missing} for missing in data),
    ]


@pytest.mark.parametrize("number", range(len(bad_records())))
def test_a_bad_record_makes_no_table(server: Server, people: People, number: int) -> None:
    record = bad_records()[number]
    client = people()
    before = server.do(server.store.count())
    answer = client.post("/import", {"record": record})
    problem(answer, 400, "bad-record")
    assert len(answer.content) < 5000
    assert server.do(server.store.count()) == before
    assert client.get("/tables").json()["mine"] == []


def test_a_game_that_the_terminal_saved_is_taken_in(people: People) -> None:
    client = people()
    record = good_record()
    saved = {"record": record, "seats": ["human", "greedy"], "names": ["Anna", ""]}
    answer = client.post("/import", {"record": saved})
    assert answer.status_code == 201, answer.text
    exported = client.get(f"/tables/{answer.json()['id']}/record").json()
    assert {name: exported[name] for name in ("seed", "moves")} == {name: record[name] for name in ("seed", "moves")}
    problem(client.post("/import", {"record": {**saved, "more": 1}}), 400, "bad-record")
    problem(client.post("/import", {"record": {"record": {"record": record}}}), 400, "bad-record")


@pytest.mark.parametrize(
    ("changed", "english", "hungarian"),
    [
        ({"author": "me"}, "This is not the record of a game.", "Ez nem egy játék feljegyzése."),
        ({"format": 2}, "another version of Pentapolis", "a Pentapolis egy másik változata"),
        ({"game": "chess"}, "does not have the game", "nincs meg a feljegyzés játéka"),
        ({"rules": 99}, "another version of the rules", "a szabályok egy másik változatát"),
        ({"moves": ["0 x"]}, "Move 1 of this record is not possible.", "A feljegyzés 1. lépése nem lehetséges."),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_both_languages(
    people: People, changed: dict[str, Any], english: str, hungarian: str
) -> None:
    text = people().post("/import", {"record": {**good_record(), **changed}}).json()["text"]
    assert english in text["en"]
    assert hungarian in text["hu"]


# --- what is not there ------------------------------------------------------------------------------------------------


def put(server: Server, stored: Stored, name: str, entries: list[Entry]) -> None:
    """A table as no server of today would write it."""
    summary = replace(stored.summary, id=name, seq=len(entries), bot_turn=True)
    server.do(server.store.write(Write(summary, entries)))


def test_tables_of_old_rules_and_broken_ones_are_refused_and_hold_up_no_others(tmp_path: Path) -> None:
    with Server(roomy(f"sqlite:///{tmp_path}/p.db")) as server, Client(server.address) as anna:
        good = anna.table(ME, OPEN)
        stored = server.do(server.store.load(good))
        assert stored is not None
        first = stored.entries[0]
        old = written(Created(GAME, 77, 2, "1", {}, anna.person))
        put(server, stored, "a-table-of-old-rules", [Entry(1, 1.0, old)])
        unknown = written(Created("a-lost-game", 1, 2, "1", {}, anna.person))
        put(server, stored, "a-table-of-no-game", [Entry(1, 1.0, unknown)])
        put(server, stored, "a-broken-table-1", [Entry(1, 1.0, b"{")])
        put(server, stored, "a-broken-table-2", [first, Entry(2, 1.0, b'{"type":"moved","seat":0,"move":"?"}')])
        put(server, stored, "a-broken-table-3", [Entry(1, 1.0, b'{"type":"sat","seat":0,"person":"x","name":""}')])
        bots = anna.table(BOT, BOT)
        room = server.room(bots)
        with anna.socket() as line:  # bots among themselves want to be watched
            line.watch(bots)
            wait_for(lambda: room.sitting.status == "over")
        again = server.do(server.store.load(bots))
        assert again is not None
        put(server, again, "z-table-of-bots-only", again.entries[:3])  # the last that is woken
    settings = roomy(f"sqlite:///{tmp_path}/p.db")
    with Server(settings) as server, Client(server.address, bearer=anna.bearer) as anna:
        refused = problem(anna.get("/tables/a-table-of-old-rules"), 409, "old-rules")
        assert refused["args"] == {"rules": 77}
        for broken in ("a-table-of-no-game", "a-broken-table-1", "a-broken-table-2", "a-broken-table-3"):
            for _ in range(2):
                problem(anna.get(f"/tables/{broken}"), 500, "internal")
        assert anna.get(f"/tables/{good}").status_code == 200
        with anna.socket() as line:
            assert line.watch("a-table-of-old-rules")["problem"]["code"] == "old-rules"
            assert line.watch("a-broken-table-1")["problem"]["code"] == "internal"
            assert line.watch(good)["type"] == "state"
            line.watch("z-table-of-bots-only")
            wait_for(lambda: server.room("z-table-of-bots-only").sitting.status == "over")


def test_a_table_that_is_not_there_and_one_that_is_not_for_us_look_alike(server: Server, people: People) -> None:
    anna, bela = people(), people()
    private = anna.table(ME, OPEN)
    nothing = "n" * len(private)
    calls: list[tuple[str, str, Json | None]] = [
        ("GET", "", None),
        ("GET", "/replay", None),
        ("GET", "/replay?seat=0", None),
        ("GET", "/positions/0", None),
        ("GET", "/record", None),
        ("POST", "/sit", {"seat": 1}),
        ("POST", "/links", {"seat": 1}),
        ("POST", "/rematch", None),
        ("POST", "/fork", {"ply": 0, "places": [ME, ME]}),
    ]
    for method, path, body in calls:
        answers = [bela.http.request(method, f"/api/tables/{t}{path}", json=body) for t in (private, nothing)]
        problem(answers[0], 404, "not-found")
        first, second = ((a.status_code, a.content, sorted(set(a.headers) - {"date"})) for a in answers)
        assert first == second
    with bela.socket() as line:
        said = [line.watch(table) for table in (private, nothing)]
        assert [m.pop("table") for m in said] == [private, nothing]
        assert said[0] == said[1]
        for do in ({"type": "resign", "seat": 0}, {"type": "play", "seat": 0, "stamp": 1, "move": "x"}):
            said = [line.command(table, do, "same") for table in (private, nothing)]
            assert said[0] == said[1]
