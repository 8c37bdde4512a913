"""The example of the protocol's documentation: short, and it really plays."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.server.conftest import People
from tests.server.house import ME, OPEN, Server

CLIENT: Final = Path(__file__).parents[2] / "examples" / "client.py"
MOST_LINES: Final = 40


def run(*arguments: str) -> str:
    """What the example prints, played to the end."""
    done = subprocess.run(
        [sys.executable, str(CLIENT), *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_it_plays_against_a_bot_to_the_end(server: Server) -> None:
    before = server.do(server.store.count())
    said = run(server.address)
    assert server.do(server.store.count()) == before + 1
    table = next(reversed(server.house.rooms.live.values())).sitting
    assert (table.status, [place.kind for place in table.places]) == ("over", ["person", "bot"])
    assert said == f"The winners are in the seats {table.table.winners}\n"


def test_it_takes_the_seat_of_a_link(server: Server, people: People) -> None:
    anna = people("Anna")
    table = anna.table(OPEN, ME)
    link = f"{server.address}/join#{anna.invite(table, 0)}"
    bot = subprocess.Popen(
        [sys.executable, str(CLIENT), server.address, link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        with anna.socket() as line:
            line.watch(table, 1)
            winners = line.play_to_end(table)["info"]["result"]["winners"]
        said, fault = bot.communicate(timeout=20)
    finally:
        bot.kill()
        bot.communicate()
    assert (bot.returncode, said) == (0, f"The winners are in the seats {winners}\n"), fault


def test_a_link_that_is_none_ends_it(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(CLIENT), server.address, f"{server.address}/join#{'x' * 22}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    assert "404" in done.stderr
