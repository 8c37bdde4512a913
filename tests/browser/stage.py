"""What the browser tests play on: a server in a process of its own, a real browser, and positions to begin from."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright

from pentapolis.games.seven_wonders_duel.view import View
from pentapolis.kernel.game import find_game
from pentapolis.kernel.record import Record
from pentapolis.words import Words
from tests.golden import goldens
from tests.ports import free_port

Json = dict[str, Any]

ROOT: Final = Path(__file__).parents[2]
GAME: Final = "seven-wonders-duel"
PICTURES: Final = ROOT / "build" / "screenshots"

WIDE: Final = (1280, 720)
PHONE: Final = (360, 640)
TABLET: Final = (768, 1024)
LARGE: Final = (1920, 1080)
ZOOMED: Final = (640, 360)  # 1280 × 720 at 200 %

#: The first one found. The shell draws the same pages without the window around them, with less work.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
STOPPED_WITHIN: Final = 60.0


@cache
def words_of(game: str, language: str) -> Words:
    """Every word the web client knows at a table of the game: by them the tests find what they click."""
    package = game.replace("-", "_")
    own = ROOT / "pentapolis" / "games" / package / "text"
    parts = (ROOT / "web" / "src" / "text" / part for part in ("shell", "table", package))
    return Words(language, (own, *parts), find_game(game).vocabulary)


def words_of_client(language: str) -> Words:
    """Those of the game that most tests are played with."""
    return words_of(GAME, language)


# --- the server -------------------------------------------------------------------------------------------------------


class House:
    """`pentapolis serve`, as an operator starts it. Killed and started again it keeps its port and its games."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = data / "server.log"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Back when people can come."""
        command = [sys.executable, "-c", "from pentapolis.cli import main; main()", "serve", "--lang", "en"]
        # Behind a proxy every visitor has an address of their own, as in life; so nobody uses up another's rates.
        command += ["--port", str(self.port), "--data", str(self.data), "--bot-pause", "0", "--proxy", "127.0.0.1"]
        command += ["--bot-tables", "1000", "--bot-tables-per-address", "1000"]  # a test plays more than a person does
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        for variable in ("DATABASE_URL", "PENTAPOLIS_DATA"):
            environment.pop(variable, None)
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, cwd=self.data, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        if str(self.port) not in first:
            self.kill()
            raise RuntimeError(f"the server did not start: {first}{self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """As if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.communicate(timeout=STOPPED_WITHIN)
        finally:
            self._process.kill()
        self._process = None


@contextmanager
def house(data: Path) -> Iterator[House]:
    opened = House(data)
    opened.start()
    try:
        yield opened
    finally:
        opened.stop()


# --- the browser ------------------------------------------------------------------------------------------------------


def launch(playwright: Playwright) -> Browser:
    """The Chromium of the system, else the one that Playwright has installed."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    own = playwright.chromium.executable_path
    if found is None and not Path(own).exists():
        raise RuntimeError(
            f"the browser tests need Chromium: none of {', '.join(BROWSERS)} is on the PATH "
            "(on Debian: apt-get install chromium)"
        )
    return playwright.chromium.launch(executable_path=found or own, args=list(FLAGS))


# --- positions --------------------------------------------------------------------------------------------------------


class Moment:
    """A position of a game, as a record to import; `seat` is whose eyes it is best seen through."""

    def __init__(self, name: str, record: Record, seat: int, over: bool) -> None:
        self.name = name
        self.record = record
        self.seat = seat
        self.over = over

    def places(self, **other: str) -> list[Json]:
        """Me in the seat of the moment, and in the other one somebody: a bot if nothing is said."""
        others = other or {"kind": "bot", "level": "easy"}
        return [{"kind": "me"} if seat == self.seat else dict(others) for seat in range(self.record.seats)]


#: Whether a position, as a spectator sees it, is the one that is looked for.
Wanted = Callable[[Any], bool]
#: What a table can look like: which golden game shows it, and from when on.
Moments = Mapping[str, tuple[str, Wanted]]


def golden(game: str, name: str) -> Record:
    return next(one.record for one in goldens(game) if one.name == name)


def first_moment(name: str, record: Record, wanted: Wanted) -> Moment:
    """The first position of the record that fits, seen by the first of those who decide."""
    table = find_game(record.game).new(record.seats, record.seed, record.options, record.chance)
    for ply, line in enumerate([*record.moves, ""]):
        if wanted(table.view(None)):
            return Moment(name, record.cut(ply), table.to_act[0] if table.to_act else table.winners[0], table.over)
        if line:
            by, _, notation = line.partition(" ")
            table.play(int(by), table.game.parse(notation))
    raise LookupError(f"no position of the game is a moment {name}")


def asks(question: str) -> Wanted:
    return lambda view: view["question"] == question


def turn(age: int, cards: int) -> Wanted:
    """A turn of the age with so many cards left at most."""
    return lambda view: view["question"] == "ask-turn" and view["age"] == age and len(view["structure"]) <= cards


def near_military(view: View) -> bool:
    return view["question"] == "ask-turn" and abs(view["conflict"]) >= 6


def near_scientific(view: View) -> bool:
    return view["question"] == "ask-turn" and max(len(city["symbols"]) for city in view["cities"]) >= 5


def ended(view: View) -> bool:
    return view["over"]


#: Every phase of the game and every kind of choice.
MOMENTS: Final[Moments] = {
    "draft": ("draft-civilian", asks("ask-draft")),
    "draft-second": ("draft-military", lambda view: view["question"] == "ask-draft" and view["ply"] >= 4),
    "age-1": ("draft-civilian", turn(1, 20)),
    "age-1-middle": ("draft-military", turn(1, 9)),
    "age-1-end": ("draft-shared", turn(1, 1)),
    "age-2": ("draft-civilian", turn(2, 20)),
    "age-2-middle": ("economy", turn(2, 11)),
    "age-3": ("draft-civilian", turn(3, 20)),
    "age-3-middle": ("seven-wonders", turn(3, 10)),
    "age-3-end": ("first-game-civilian", turn(3, 2)),
    "begin": ("centre-chooses", asks("ask-begin")),
    "progress": ("draft-scientific", asks("ask-progress")),
    "library": ("great-library", asks("ask-library")),
    "destroy": ("first-game-circus", asks("ask-destroy")),
    "revive": ("mausoleum", asks("ask-revive")),
    "near-military": ("draft-military", near_military),
    "near-scientific": ("draft-scientific", near_scientific),
    "military": ("draft-military", ended),
    "scientific": ("draft-scientific", ended),
    "civilian": ("draft-civilian", ended),
    "shared": ("draft-shared", ended),
}


@cache
def moment(name: str) -> Moment:
    """The first position of its golden game that fits."""
    game, wanted = MOMENTS[name]
    return first_moment(name, golden(GAME, game), wanted)


def file_name(text: str) -> str:
    return re.sub(r"[^\w.-]+", "-", text).strip("-")
