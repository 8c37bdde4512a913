"""Somebody in front of a browser: how the tests see and touch the pages, in one place.

Things are found by what they are and by what they are called in the visitor's language, never by how they look.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from time import monotonic
from typing import Any, ClassVar, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from pentapolis.kernel.game import find_game
from pentapolis.kernel.record import Record
from pentapolis.words import Name, Words
from tests.browser.stage import GAME, PHONE, PICTURES, WIDE, House, Moment, file_name, words_of

Json = dict[str, Any]

LOCALES: Final = {"hu": "hu-HU", "en": "en-GB"}
PATIENCE: Final = 60_000  # milliseconds after which something that must come has not come, on a busy machine too
STEP: Final = 10
#: What a browser says about a network that the test has cut.
NO_NETWORK: Final = re.compile(r"net::ERR_|WebSocket connection to|WebSocket is closed|Failed to fetch")

#: What the security policy forbids is an error like any other.
TELL_VIOLATIONS: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`security policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
"""

expect.set_options(timeout=PATIENCE)

#: Time that stands still as long as a test wants it to: what goes by itself stays until it may go.
TIME: Final = """
{
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const now = performance.now.bind(performance);
  const held = new Map();
  let [stands, passed, next] = [null, 0, -1];
  window.timeStands = () => { stands ??= now() + passed; };
  window.timePasses = () => {
    if (stands !== null) [stands, passed] = [null, passed + 60_000];
    for (const [id, what] of [...held]) set(() => { if (held.delete(id)) what(); });
  };
  performance.now = () => stands ?? now() + passed;
  window.setTimeout = (what, after, ...more) => {
    if (stands === null || !(after >= 500)) return set(what, after, ...more);
    held.set(next, () => what(...more));
    return next--;
  };
  window.clearTimeout = (id) => { if (!held.delete(id)) clear(id); };
}
"""

_addresses = count(1)


def address() -> dict[str, str]:
    """Everybody comes from somewhere else."""
    number = next(_addresses)
    return {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}


class Visitor:
    """A fresh browser profile with one page. Every error of the page is noted in `faults`."""

    #: Whose words the visitor knows.
    game: ClassVar[str] = GAME

    def __init__(
        self,
        browser: Browser,
        house: House,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        test: str = "",
        still: bool = True,
        dark: bool = False,
    ) -> None:
        self.context = browser.new_context(
            base_url=house.address,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if dark else "light",
            extra_http_headers=address(),
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_VIOLATIONS)
        self.house = house
        self.own_language = language
        self.test = test
        self.faults: list[str] = []
        self.clicks = 0
        self.state: Json | None = None  # what the server said last about the table
        self._cut = False
        self.language = language
        self.page = self._watched(self.context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if self._cut and NO_NETWORK.search(message.text):
            return
        where = message.location
        self.faults.append(f"{message.type}: {message.text} ({where.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message

    def close(self) -> None:
        self.context.close()

    def start_over(self) -> None:
        """Become somebody new: no settings, no session, another address. Only what the browser has loaded stays."""
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.page.goto("about:blank")
        self.context.clear_cookies()
        self.context.set_extra_http_headers(address())
        self.page.emulate_media(color_scheme="light")
        self.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        self.language = self.own_language
        self.state = None
        self.clicks = 0

    # --- words --------------------------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        return words_of(self.game, self.language)

    def say(self, message: str, **args: object) -> str:
        """A text of the client; seats are called as in the table's state."""
        return self.words.say(message, args, self.names)

    def say_move(self, notation: str) -> str:
        """As the question puts it, where it has words of its own for the answer."""
        said = None if self.state is None else self.state["said"].get(notation)
        if said is not None:
            return self.words.say_sentence(said, self.names)
        seat = None if self.state is None else self.state["seat"]
        return self.words.say_move(find_game(self.game).vocabulary.parse(notation), seat, self.names)

    @property
    def names(self) -> list[str] | None:
        if self.state is None:
            return None
        names = [self._name(seat) for seat in self.state["info"]["seats"]]
        shared = {name: count(1) for name in names if names.count(name) > 1}  # those are numbered
        return [type(name)(f"{name} ({next(shared[name])})") if name in shared else name for name in names]

    def _name(self, seat: Json) -> str:
        """A name that nobody chose is a noun like any other."""
        if seat["kind"] == "bot":
            return Name(self.words.say(f"table-bot-{seat['level']}"))
        return seat["name"] or Name(self.words.say("seat-name", {"number": seat["seat"] + 1}))

    def speak(self, language: str) -> None:
        """Switch the language with the button at the top."""
        self.page.get_by_role("banner").get_by_role("button", name=self.say(f"language-{language}")).click()
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # --- waiting ------------------------------------------------------------------------------------------------------

    def until(self, fits: Callable[[], bool], what: str) -> None:
        """Let the page go on until it is so."""
        end = monotonic() + PATIENCE / 1000
        while monotonic() < end:
            if fits():
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"it never came that {what}; the page says: {self.text()[:2000]}")

    def settle(self) -> None:
        """What the last message changed is on the screen."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def own_time(self) -> None:
        """From the next page on its time can be held: what takes half a second and more then waits."""
        self.context.add_init_script(TIME)

    def time_stands(self) -> None:
        self.page.evaluate("() => window.timeStands()")

    def time_passes(self) -> None:
        """A minute of it at once, and on."""
        self.page.evaluate("() => window.timePasses()")

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Errors of the network are meant."""
        self._cut = True
        try:
            yield
        finally:
            self._cut = False

    # --- the pages ----------------------------------------------------------------------------------------------------

    def visit(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main h1").first).to_be_attached()
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def button(self, message: str, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def link(self, message: str, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **args), exact=True)

    def start(self, message: str, **args: object) -> Locator:
        """A way to begin a game on the first page."""
        return self.card.get_by_role("button", name=self.say(message, **args), exact=True)

    @property
    def card(self) -> Locator:
        """The game on the first page, which may show others too."""
        name = self.page.get_by_role("heading", name=self.say("game-name"), exact=True)
        return self.page.get_by_role("article").filter(has=name)

    def put_mouse_away(self) -> None:
        """What the mouse rests on is explained, which may hide what is wanted next."""
        self.page.mouse.move(1, 1)
        expect(self.page.get_by_role("note")).to_have_count(0)

    def click(self, target: Locator) -> None:
        """With the mouse, counted."""
        self.clicks += 1
        target.click()

    def text(self) -> str:
        """Everything that can be read on the page."""
        return self.page.locator("body").inner_text()

    def picture(self, name: str) -> None:
        """For people to look at, in the size the page has now, if they ask for it: `make test PICTURES=1`."""
        if not os.environ.get("PICTURES"):
            return
        size = self.page.viewport_size or {"width": 0, "height": 0}
        folder = PICTURES / file_name(self.test or "pictures")
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{file_name(name)}-{size['width']}x{size['height']}.png")

    def pictures(self, name: str) -> None:
        """In both sizes."""
        for size in (PHONE, WIDE):
            self.resize(size)
            self.picture(name)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    # --- making tables without the pages ------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """A request of the same person as the page's."""
        session = self.context.request.post("/api/session", data={})
        headers = {"X-Pentapolis-Token": session.json()["token"], "Origin": self.house.address}
        answer = self.context.request.fetch(f"/api{path}", method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def import_record(self, record: Record, places: list[Json] | None = None) -> str:
        made = self.ask("POST", "/import", {"record": record.data(), "places": places})
        return str(made["id"])

    def enter(self, moment: Moment, **other: str) -> str:
        """Sit down at a table with the position of the moment, against a bot if nothing is said."""
        table = self.import_record(moment.record, moment.places(**other))
        self.sit_at(table)
        return table

    def sit_at(self, table: str) -> None:
        self.state = None
        self.visit(f"/table/{table}")
        self.until(lambda: self.state is not None, "the table has a state")
        self.settle()

    # --- the table ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def now(self) -> Json:
        assert self.state is not None, "no table has been seen"
        return self.state

    @property
    def ply(self) -> int:
        return int(self.now["info"]["ply"])

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["info"]["status"] == "over"

    @property
    def asked(self) -> bool:
        return self.state is not None and self.state["stamp"] is not None

    @property
    def moves(self) -> list[str]:
        return list(self.now["view"]["moves"]) if self.asked else []

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-question"), exact=True)

    @property
    def headline(self) -> Locator:
        return self.question.get_by_role("heading", level=2)

    @property
    def actions(self) -> Locator:
        """What can be done with the chosen thing, or altogether where that is not much."""
        return self.question.get_by_role("list", name=self.say("table-actions"), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("board-table"), exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def choosable(self) -> Locator:
        """Things of the board that a legal move speaks of: they can be pressed."""
        return self.board.locator("button[aria-pressed=false]")

    def city(self, seat: int) -> Locator:
        return self.page.get_by_role("region", name=self.say("board-city", seat=seat), exact=True)

    def thing_name(self, kind: str, ident: str) -> str:
        if kind == "seat":
            own = self.now["seat"] == int(ident)
            return self.say("board-begin-self") if own else self.say("board-begin-other", seat=int(ident))
        return self.words.say(f"{kind}-{ident}")

    def thing(self, kind: str, ident: str) -> Locator:
        """A thing of the board by its name; where it lies twice, the first."""
        name = self.thing_name(kind, ident)
        end = "$" if kind == "seat" else r"\. "
        return self.board.get_by_role("button", name=re.compile(f"^{re.escape(name)}{end}")).first

    def chooses(self, notation: str) -> tuple[str, str]:
        """The thing to choose for a move: of two, the one that lies in the middle of the table."""
        return self.objects(notation)[-1]

    def objects(self, notation: str) -> list[tuple[str, str]]:
        """What a move is about, by kind and name."""
        vocabulary = find_game(self.game).vocabulary
        return list(vocabulary.objects(vocabulary.parse(notation)).items())

    def action(self, notation: str) -> Locator:
        return self.actions.get_by_text(self.say_move(notation), exact=True)

    def wait_turn(self) -> bool:
        """Until this visitor has to decide; false when the game is over."""
        self.until(lambda: self.asked or self.over, "it is this visitor's turn")
        self.settle()
        return not self.over

    def choose(self, notation: str) -> None:
        """By mouse: the thing on the board that the move is about."""
        self.put_mouse_away()
        target = self.thing(*self.chooses(notation))
        if target.get_attribute("aria-pressed") != "true":
            self.click(target)

    def play(self, notation: str) -> None:
        """By mouse: choose the thing on the board, then what to do with it."""
        before = self.now["seq"]
        self.choose(notation)
        self.click(self.action(notation))
        self.until(lambda: self.now["seq"] > before, f"{notation} was played")

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play by mouse to the end, or as far as asked: every time the move that comes first in its list."""
        while self.wait_turn() and not until():
            self.play(pick(self.moves, self.ply))

    def notes(self) -> list[str]:
        """What is worth a failure, once."""
        found, self.faults = self.faults, []
        return found


class Player(Visitor):
    """Somebody at a table whose things are found by the keys of moves."""

    def keyed(self, key: str) -> Locator:
        """A thing of the table by the key of moves."""
        return self.board.locator(f'button[data-key="{key}"]').first

    def keys(self, notation: str) -> list[str]:
        """Those of what a move is about."""
        return [f"{kind}:{ident}" for kind, ident in self.objects(notation)]

    def offered(self, notation: str) -> Locator:
        """The move in the list of all moves beside the table."""
        return self.question.get_by_text(self.say_move(notation), exact=True).first

    def by_list(self, notation: str) -> None:
        """From the list of all moves beside the table."""
        self.put_mouse_away()
        if not self.offered(notation).is_visible():
            self.click(self.question.get_by_text(self.say("table-all-moves", count=len(self.moves)), exact=True))
        self.click(self.offered(notation))

    def by_mouse(self, notation: str) -> None:
        """On the table where the move is about something there, else in the question."""
        raise NotImplementedError

    def play(self, notation: str) -> None:
        before = self.now["seq"]
        self.by_mouse(notation)
        self.until(lambda: self.now["seq"] > before, f"{notation} was played")
        self.settle()


def pick(moves: list[str], ply: int) -> str:
    """Some move, the same each time: mostly buildings, so that games are full of things to see."""
    building = [move for move in moves if move.startswith(("build:", "raise:"))]
    choice = building or moves
    return choice[ply % len(choice)]
