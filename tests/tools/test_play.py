"""`make play` serves interpreted while the engine compiles, and the compiled engine takes over without a loss."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.ports import free_port
from tests.server.house import BOT, ME, Client, wait_for
from tools.play import ANY_PORT

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 120.0

#: A build that ends when the test says so: {build} is its script, {ready} what `compiled` answers.
LAUNCHER: Final = """
import sys
from pathlib import Path
from tools.play import Play

play = Play([sys.executable, "-c", {build!r}], {serve!r}, lambda: {ready!r}, Path({log!r}))
sys.exit(play.run([sys.executable, "-c", "print('client built')"]))
"""
#: The server says at its start in which form it runs.
SERVER: Final = """
import os
from pentapolis._mode import VARIABLE
print("mode", os.environ.get(VARIABLE), flush=True)
from pentapolis.cli import main
main()
"""
BUILD: Final = """
import os, sys, time
from pathlib import Path
Path({pid!r}).write_text(str(os.getpid()))
while not Path({go!r}).exists():
    time.sleep(0.02)
sys.exit({code!r})
"""


class Playing:
    def __init__(self, folder: Path, ready: bool, code: int) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.go = folder / "go"
        self.pid = folder / "pid"
        self.output = folder / "output"
        serve = [
            sys.executable, "-c", SERVER, "serve", "--lang", "en",
            "--port", str(self.port), "--data", str(folder), "--bot-pause", "0",
        ]  # fmt: skip
        script = LAUNCHER.format(
            build=BUILD.format(go=str(self.go), pid=str(self.pid), code=code),
            serve=serve,
            ready=ready,
            log=str(folder / "play.log"),
        )
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PENTAPOLIS_")}
        environment["PYTHONPATH"] = str(ROOT)
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", script], stdout=output, stderr=output, cwd=folder, env=environment
            )

    def said(self) -> str:
        return self.output.read_text(encoding="utf-8")

    def serves(self, times: int) -> Callable[[], bool]:
        """So many servers have said where they are."""

        def so() -> bool:
            assert self.process.poll() is None, self.said()
            return self.said().count(self.address) == times

        return so

    def builds(self) -> bool:
        """Is the build still running?"""
        try:
            os.kill(int(self.pid.read_text()), 0)
        except ProcessLookupError:
            return False
        return True

    def stop(self, number: int) -> int:
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextmanager
def playing(folder: Path, ready: bool = True, code: int = 0) -> Iterator[Playing]:
    found = Playing(folder, ready, code)
    try:
        wait_for(found.serves(1), PATIENCE)
        yield found
    finally:
        if found.process.poll() is None:
            found.stop(signal.SIGTERM)


def test_the_compiled_engine_takes_over_and_nothing_is_lost(tmp_path: Path) -> None:
    with playing(tmp_path) as play:
        with Client(play.address, "Anna") as anna:
            table = anna.table(ME, ME)
            bots = anna.table(BOT, BOT)
            with anna.socket() as line:
                line.watch(table, 0)
                seat = line.states[table]["info"]["to_act"][0]
                line.watch(table, seat)
                line.play(table)
                before = anna.get(f"/tables/{table}/record").json()
            assert "mode 1" in play.said()
            assert "mode None" not in play.said()
            play.go.touch()
            wait_for(play.serves(2), PATIENCE)
            assert "mode None" in play.said()
            assert "the engine is compiled" in play.said()
            assert anna.get(f"/tables/{table}/record").json() == before
            with anna.socket() as line:
                line.watch(table, 0)
                seat = line.states[table]["info"]["to_act"][0]
                line.watch(table, seat)
                line.play(table)
                line.watch(bots)
                while line.states[bots]["info"]["status"] != "over":  # bots play on by themselves
                    line.next()
            assert len(anna.get(f"/tables/{table}/record").json()["moves"]) > len(before["moves"])
        assert play.stop(signal.SIGTERM) == 0
    assert "Traceback" not in play.said()


@pytest.mark.parametrize(
    ("ready", "code", "words"), [(False, 0, ""), (True, 2, "the engine could not be compiled")], ids=["none", "failed"]
)
def test_without_a_compiled_engine_the_same_server_goes_on(tmp_path: Path, ready: bool, code: int, words: str) -> None:
    with playing(tmp_path, ready, code) as play:
        play.go.touch()
        wait_for(lambda: words in play.said() and not play.builds(), PATIENCE)
        time.sleep(0.5)  # it would be stopped by now
        assert httpx.get(play.address).is_success
        assert play.said().count("mode ") == 1
        assert play.stop(signal.SIGINT) == 0


def test_who_stops_before_ends_the_build_too(tmp_path: Path) -> None:
    with playing(tmp_path) as play:
        assert play.builds()
        assert play.stop(signal.SIGINT) == 0
    wait_for(lambda: not play.builds(), PATIENCE)
    assert "the engine is compiled" not in play.said()


@pytest.mark.parametrize(
    ("arguments", "any_port"), [("--port 0", True), ("--port=0 --lang hu", True), ("--port 80", False)]
)
def test_any_free_port_waits_for_the_engine(arguments: str, any_port: bool) -> None:
    assert bool(ANY_PORT.search(arguments)) is any_port
