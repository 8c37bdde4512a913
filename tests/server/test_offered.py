"""Bots of one's own server, and seeds that somebody asks for: shown by name, and told to everybody."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.bots import Position, make_bot
from pentapolis.cli.application import app
from pentapolis.cli.serve import check_bots
from pentapolis.server.bots import BotRunner
from pentapolis.server.desk import game_info, offer_bots
from pentapolis.server.offered import LEVELS, levels, named, offer, spec_of
from tests.server.conftest import People
from tests.server.house import ME, OPEN, Client, Server, roomy

DUEL = "seven-wonders-duel"


@pytest.fixture
def usual() -> Iterator[None]:
    """The list is the process's own: other tests find it as it was."""
    yield
    offer_bots({})


@pytest.mark.usefixtures("usual")
def test_they_come_after_the_levels_and_lead_to_their_specs() -> None:
    game = pentapolis.game(DUEL)
    offer_bots({"greedy": "greedy", "thorough": "search:simulations=20"})
    assert levels(game) == [*LEVELS, "greedy", "thorough"]
    assert game_info(DUEL).levels == levels(game)
    assert (spec_of("thorough"), spec_of("hard")) == ("search:simulations=20", "hard")
    offer_bots({})
    assert game_info(DUEL).levels == list(LEVELS)


@pytest.mark.parametrize(
    ("name", "spec", "wrong"),
    [
        ("Clever", "random", "at most 20 small letters"),
        ("easy", "random", "is a level already"),
        ("clever", "nowhere:Bot", "cannot be imported"),
        ("clever", "rand", "there is no bot 'rand'"),
        ("clever", "pathlib:Path", "TypeError: expected str"),
    ],
)
@pytest.mark.usefixtures("usual")
def test_one_that_cannot_play_is_refused(name: str, spec: str, wrong: str) -> None:
    offer({"kept": "random"})
    with pytest.raises(ValueError, match=wrong):
        offer({name: spec})
    assert spec_of("kept") == "random"


@pytest.mark.usefixtures("usual")
def test_the_command_line_reads_names_and_specs() -> None:
    given = ["greedy", "clever=tests.arena.faulty:Crash", "thorough=search:simulations=20"]
    assert named(given) == {
        "greedy": "greedy",
        "clever": "tests.arena.faulty:Crash",
        "thorough": "search:simulations=20",
    }
    check_bots(given)
    done = CliRunner().invoke(app, ["serve", "--bot", "clever=nowhere:Bot"], env={"LC_ALL": "C"})
    assert done.exit_code == 2
    assert done.stderr.startswith("pentapolis: --bot clever=nowhere:Bot: bot 'nowhere:Bot': module 'nowhere' cannot")


def test_they_sit_at_tables_and_play(tmp_path: Path) -> None:
    settings = roomy(f"sqlite:///{tmp_path}/pentapolis.db", bots=("my-own=random",), bot_pause=0.0)
    with Server(settings) as server, Client(server.address, "Anna") as anna:
        assert "my-own" in anna.get("/games").json()[0]["levels"]
        table = anna.table(ME, {"kind": "bot", "level": "my-own"})
        info = anna.get(f"/tables/{table}").json()
        assert (info["seats"][1]["kind"], info["seats"][1]["level"]) == ("bot", "my-own")
        with anna.socket() as line:
            line.watch(table, 0)
            assert line.play_to_end(table)["info"]["result"]["how"] == "played"
    offer_bots({})


@pytest.mark.usefixtures("usual")
def test_the_process_of_a_bot_makes_what_is_behind_the_name() -> None:
    offer_bots({"my-own": "search:simulations=20"})
    table = pentapolis.game(DUEL).new(seed=11)
    seat = table.to_act[0]

    async def chosen() -> str:
        runner = BotRunner(1)
        try:
            return await runner.choose(table.record().data(), seat, "my-own", 5)
        finally:
            await runner.close()

    position = Position(table, seat, pentapolis.Keyed(derived(5, "position")))
    bot = make_bot("search:simulations=20", table.game, derived(5, "bot"))
    assert asyncio.run(asyncio.wait_for(chosen(), 60)) == table.game.notation(bot.choose(position))


# --- seeds ------------------------------------------------------------------------------------------------------------


def test_a_seed_deals_the_same_and_everybody_is_told(people: People) -> None:
    anna, bela = people("Anna"), people("Béla")
    shared = anna.table(ME, OPEN, seed="7", options={"starter": 0})
    assert bela.join(anna.invite(shared, 1)).status_code == 201
    for one in (anna, bela):
        info = one.get(f"/tables/{shared}").json()
        assert (info["origin"], info["open"]) == ("seed", False)
    alone = anna.table(ME, ME, seed="007", options={"starter": 0})
    with anna.socket() as line:
        offers = [line.watch(table, 0)["view"]["offer"] for table in (shared, alone)]
    table = pentapolis.game(DUEL).new(2, 7, {"starter": 0})
    assert offers == [table.view(0)["offer"]] * 2
    assert anna.get(f"/tables/{anna.table(ME, ME)}").json()["origin"] == "dealt"


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        ({"seed": "7", "open": True}, "cannot be open"),
        ({"seed": "9" * 39}, "128 bits"),
        ({"seed": "-1"}, "seed"),
        ({"seed": "seven"}, "seed"),
        ({"seed": 7}, "seed"),
    ],
)
def test_other_seeds_are_refused(people: People, more: dict[str, object], wrong: str) -> None:
    body = {"game": DUEL, "places": [ME, OPEN], **more}
    answer = people("Anna").post("/tables", body)
    assert answer.status_code == 400
    assert wrong in str(answer.json())
