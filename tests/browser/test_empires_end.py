"""Empire's End in the browser: at one screen, all at the same time from several, secret bids, and a whole game."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from pentapolis.games.empires_end.edition import edition, load
from pentapolis.games.empires_end.view import View
from pentapolis.kernel.editions import VARIABLE
from pentapolis.kernel.record import Record
from tests.browser import looks
from tests.browser.conftest import coming
from tests.browser.stage import (
    LARGE,
    PHONE,
    ROOT,
    TABLET,
    WIDE,
    House,
    Moment,
    Moments,
    Wanted,
    first_moment,
    golden,
    house,
)
from tests.browser.test_newcomer import verdict
from tests.browser.test_together import accept, in_step, lift, seat_link
from tests.browser.visitor import Json, Visitor

GAME: Final = "empires-end"

OTHER: Final = ROOT / "tests" / "games" / "empires_end" / "other_edition.toml"

#: Moves with a button on the disaster they are about.
AT_DISASTER: Final = ("bid", "free_bid", "replace", "take")
#: Moves about nothing that lies on the table.
BESIDES: Final = (
    "finish", "go_on", "wait", "rest", "decline", "buy_coin", "discard_hand", "redraw", "keep_hand", "begin", "pay",
)  # fmt: skip
#: Moves that a click on their thing plays, where it is the only one.
AT_ONCE: Final = ("place", "ruin", "recover", "convert", "trade")


class Ruler(Visitor):
    """Somebody who plays Empire's End. Keeps every message of the server, in order."""

    game = GAME

    def __init__(self, *args: Any, **how: Any) -> None:
        self.frames: list[Json] = []
        super().__init__(*args, **how)

    def _frame(self, frame: bytes | str) -> None:
        self.frames.append(json.loads(frame))
        super()._frame(frame)

    def got(self, kind: str, since: int = 0) -> list[Json]:
        return [frame for frame in self.frames[since:] if frame["type"] == kind]

    # --- words --------------------------------------------------------------------------------------------------------

    def say_log(self, message: str, seat: int, **args: object) -> str:
        """A line of the log. A visitor without a name reads of what the own seat does as of what "you" do."""
        said: dict[str, object] = {"message": message, "args": {"seat": seat, **args}}
        if seat == self.now["seat"] and (self.names or [])[seat] == self.say("seat-name", number=seat + 1):
            said["form"] = "you"
        return self.words.say_sentence(said, self.names)

    def thing_name(self, kind: str, ident: str) -> str:
        return self.words.say(f"{kind}-{ident}")

    # --- the table ----------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        view: View = self.now["view"]
        return view

    @property
    def hand(self) -> list[str]:
        return self.view["empires"][self.now["seat"]]["hand"] or []

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("eeboard-table"), exact=True)

    def city(self, seat: int) -> Locator:
        return self.page.get_by_role("region", name=self.say("eeboard-empire", seat=seat), exact=True)

    def thing(self, kind: str, ident: str) -> Locator:
        """A thing of the table by its name: a location of one's own, a card wherever it lies."""
        where = self.city(self.now["seat"]) if kind == "location" else self.board
        return where.get_by_role("button", name=re.compile(f"^{re.escape(self.thing_name(kind, ident))}\\. ")).first

    def chooses(self, notation: str) -> tuple[str, str]:
        return self.objects(notation)[0]

    # --- playing ------------------------------------------------------------------------------------------------------

    def begin(self, notation: str) -> None:
        """By mouse on the table, without waiting for what comes of it."""
        verb, *objects = notation.split(":")
        self.put_mouse_away()
        if verb in AT_DISASTER:
            self.click(self.board.get_by_role("button", name=self.say_move(notation), exact=True))
        elif verb in BESIDES:
            besides = self.board.get_by_role("list", name=self.say("eeboard-actions"), exact=True)
            self.click(besides.get_by_role("button").filter(has_text=self.say_move(notation)))
        elif verb == "commit":
            for kind, count in zip(("axes", "coins"), map(int, objects), strict=True):
                for _ in range(count):
                    self.click(self.button(f"eeboard-bid-{kind}-more"))
            self.click(self.board.get_by_role("button", name=self.say_move(notation), exact=True))
        else:
            about = [move for move in self.moves if objects[0] in move.split(":")[1:]]
            self.click(self.thing(*self.chooses(notation)))
            if verb not in AT_ONCE or len(about) > 1:
                self.click(self.action(notation))

    def by_list(self, notation: str) -> None:
        """From the list of all moves beside the table."""
        self.put_mouse_away()
        offered = self.question.get_by_text(self.say_move(notation), exact=True)
        if not offered.is_visible():
            self.click(self.question.get_by_text(self.say("table-all-moves", count=len(self.moves)), exact=True))
        self.click(offered)

    def answered(self, since: int) -> None:
        """The server has taken what was done, and the page has the state after it."""

        def arrived() -> bool:
            taken = self.got("done", since)
            return bool(self.got("denied", since)) or (bool(taken) and int(self.now["seq"]) >= taken[-1]["seq"])

        self.until(arrived, "the server has answered")
        assert not self.got("denied", since)
        self.settle()

    def play(self, notation: str) -> None:
        since = len(self.frames)
        self.begin(notation)
        self.answered(since)

    def undo(self) -> None:
        since = len(self.frames)
        self.button("table-undo").click()
        self.answered(since)


Come = Callable[..., Ruler]
come = coming(Ruler)


@pytest.fixture
def boxed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that knows a second edition."""
    monkeypatch.setenv(VARIABLE, str(OTHER))
    with house(tmp_path) as opened:
        yield opened


# --- positions --------------------------------------------------------------------------------------------------------


def asks(question: str, phase: str | None = None, space: int = -1) -> Wanted:
    """The question is asked in the phase, not before the space of the track."""
    return lambda view: view["question"] == question and view["phase"] == phase and view["space"] >= space


MOMENTS: Final[Moments] = {
    "disaster": ("four-normal", asks("ask-disaster", "disaster")),
    "double-disaster": ("four-reshuffled", asks("ask-disaster", "double_disaster", 6)),
    "economy": ("three-repeated", asks("ask-economy", "economy", 6)),
    "industry": ("four-reshuffled", asks("ask-industry", "industry", 6)),
    "conflict": ("four-normal", asks("ask-commit", "conflict")),
    "combined": ("three-normal", asks("ask-begin", "economy_industry")),
    "revealed": ("three-refreshed", asks("ask-recover", "conflict")),
    "end": ("four-normal", lambda view: view["over"]),
    "redraw": ("four-lightning", asks("ask-redraw")),
    "suffer": ("four-lightning", asks("ask-suffer")),
    "after-conflict": ("four-normal", lambda view: view["last_conflict"] is not None and view["conflict"] is None),
    "low-resources": ("two-ruined", asks("ask-low", "disaster")),
    "industry-of-two": ("two-normal", asks("ask-industry", "industry")),
    "economy-of-two": ("two-normal", asks("ask-economy", "economy", 6)),
    "conflict-of-two": ("two-normal", asks("ask-commit", "conflict")),
}
#: Those with the most to see, with the most players.
LOOKS: Final = ("disaster", "double-disaster", "economy", "industry", "combined", "conflict", "revealed", "end")
#: With the fewest, so that there is the most room.
ROOMY: Final = ("economy-of-two", "industry-of-two", "conflict-of-two")
#: What only the lightning variant asks, and the rule for those who have next to nothing left.
SELDOM: Final = ("redraw", "suffer", "low-resources")


@cache
def moment(name: str) -> Moment:
    """The first position of its golden game that fits."""
    game, wanted = MOMENTS[name]
    return first_moment(name, golden(GAME, game), wanted)


def two_at(host: Ruler, guest: Ruler, record: Record) -> None:
    """Both at a table with the position, the host in the first seat and the guest by a link in the second."""
    host.sit_at(host.import_record(record, [{"kind": "me"}, {"kind": "open"}]))
    guest.state = None
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None, "the game has begun")
    for ruler in (host, guest):
        assert ruler.wait_turn()


# --- tests ------------------------------------------------------------------------------------------------------------


def next_move(ruler: Ruler) -> str:
    """Pass on disasters while that is possible, and let no ability go unused."""
    wanted = [move for move in ruler.moves if move.startswith("bid:")]
    useful = [move for move in ruler.moves if not move.startswith(("take:", "discard_hand", "finish"))]
    return (wanted or useful or ruler.moves)[0]


def test_three_at_one_screen_and_a_bot(come: Come) -> None:
    """The first disaster and the first economy phase by mouse; the curtain falls between the players."""
    ruler = come("hu")
    names = ["Borcsa", "Miska", "Panna"]
    places: list[Json] = [{"kind": "me", "name": name} for name in names]
    table = ruler.import_record(golden(GAME, "four-scripted").cut(0), [*places, {"kind": "bot", "level": "easy"}])
    ruler.visit(f"/table/{table}")
    curtain = ruler.page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    hands: dict[int, list[str]] = {}
    asked: list[tuple[str | None, int]] = []
    curtains = 0
    while ruler.state is None or ruler.view["space"] < 2:
        if curtain.count():
            # Whoever comes next sees nothing of what the others held.
            curtains += 1
            expect(ruler.board).to_have_count(0)
            covered = ruler.page.content()
            held = [card for hand in hands.values() for card in hand]
            assert [card for card in held if f"card:{card}" in covered] == []
            assert [card for card in held if ruler.thing_name("card", card) in covered] == []
            called = curtain.get_by_role("heading").inner_text()
            lift(ruler, next(name for name in names if name in called))
        seat = ruler.now["seat"]
        hands[seat] = ruler.hand
        asked.append((ruler.view["phase"], seat))
        assert hands[seat]
        seen = ruler.page.content()
        assert all(ruler.thing_name("card", card) in seen for card in hands[seat])
        strangers = [card for other, hand in hands.items() if other != seat for card in hand]
        assert [card for card in strangers if f"card:{card}" in seen] == []
        ruler.play(next_move(ruler))
        ruler.until(
            lambda: bool(curtain.count()) or ruler.asked or ruler.view["space"] >= 2, "one of the three is asked"
        )
    assert {phase for phase, _ in asked} == {"disaster", "economy"}
    assert {seat for phase, seat in asked if phase == "economy"} == {0, 1, 2}
    assert curtains >= 3
    looks.one_language(ruler)


def test_two_browsers_in_one_industry_phase(come: Come) -> None:
    """Both are asked, neither waits for the other, and taking back leaves the other's move alone."""
    host, guest = come("hu"), come("en")
    two_at(host, guest, moment("industry-of-two").record)
    start = host.ply
    assert host.view["to_act"] == guest.view["to_act"] == [0, 1]
    hands = [host.hand, guest.hand]
    sold = [next(move for move in ruler.moves if move.startswith("sell:")) for ruler in (host, guest)]

    since = len(guest.frames), len(host.frames)
    guest.choose(sold[1])
    host.begin(sold[0])
    guest.click(guest.action(sold[1]))
    guest.answered(since[0])
    host.answered(since[1])
    for ruler in (host, guest):
        in_step(ruler, start + 2)
        assert ruler.asked
    own, other = (move.split(":")[1] for move in sold)
    assert {own, other} <= set(host.view["discard"])

    stamp = guest.now["stamp"]
    host.undo()
    for ruler in (host, guest):
        in_step(ruler, start + 1)
        assert own not in ruler.view["discard"]
        assert other in ruler.view["discard"]
    assert host.hand == hands[0]
    assert guest.hand == [card for card in hands[1] if card != other]
    assert guest.now["stamp"] == stamp  # what the guest is asked is still the same
    expect(host.thing("card", own)).to_be_visible()

    # And the guest goes on as if nothing had happened.
    guest.play(next(move for move in guest.moves if move != "finish"))
    in_step(host, start + 2)
    host.play("finish")
    in_step(guest, start + 3)


def public(state: Json) -> Json:
    """A state without what tells two tables apart, and without the moves the seat itself may play."""
    info = {key: value for key, value in state["info"].items() if key not in {"id", "created", "updated", "commitment"}}
    view = {key: value for key, value in state["view"].items() if key != "moves"}
    return {**state, "table": "", "info": info, "view": view, "refused": []}


def test_a_secret_bid_is_secret(come: Come) -> None:
    """Whatever the host bids, the guest is sent the same; when both have bid, both are told both bids."""
    host, guest = come("en"), come("hu")
    sent: list[Json] = []
    for which in (0, -1):
        two_at(host, guest, moment("conflict-of-two").record)
        bid, answer = host.moves[which], guest.moves[-1]
        since = len(guest.frames)
        host.play(bid)
        in_step(guest, host.ply)
        count = guest.now["view"]["conflict"]["starting"][0]
        committed = guest.say("eeboard-strength-committed", seat=0, count=count)
        expect(guest.board.get_by_text(committed, exact=True)).to_have_count(1)
        states = [public(state) for state in guest.got("state", since)]
        assert states
        for state in states:
            conflict = state["view"]["conflict"]
            assert conflict["committed"] == [True, False]
            assert conflict["bids"] == conflict["strengths"] == [None, None]
            assert state["view"]["empires"][0]["resources"] is None
            assert "commit:" not in json.dumps(state)
        assert "commit:" not in json.dumps(guest.ask("GET", f"/tables/{guest.table}/replay?seat=1"))
        sent.append(states[-1])

        # Nothing else of the bids was known, so these lines are the first to tell them.
        lines = [bid_line(ruler, seat, move) for ruler in (host, guest) for seat, move in enumerate((bid, answer))]
        expect(guest.log.get_by_text(lines[2], exact=True)).to_have_count(0)
        guest.play(answer)
        in_step(host, guest.ply)
        for ruler, line in zip((host, host, guest, guest), lines, strict=True):
            expect(ruler.log.get_by_text(line, exact=True)).to_have_count(1)
    assert sent[0] == sent[1]


def bid_line(ruler: Ruler, seat: int, bid: str) -> str:
    """How the log tells a bid once it is revealed."""
    axes, coins = map(int, bid.split(":")[1:])
    strength = ruler.now["view"]["conflict"]["starting"][seat] + axes + coins
    return ruler.say_log("log-strength", seat=seat, axes=axes, coins=coins, strength=strength)


@pytest.mark.parametrize("name", LOOKS)
def test_every_phase(come: Come, name: str) -> None:
    """Whole, legible and usable at both sizes, in both languages and both colours."""
    at = moment(name)
    ruler = come("hu", regular=True)
    ruler.enter(at)
    ruler.until(lambda: ruler.over or ruler.asked, "there is something to see")
    for language, size in (("hu", WIDE), ("hu", PHONE), ("en", PHONE), ("en", WIDE)):
        if language != ruler.language:
            ruler.speak(language)
        ruler.resize(size)
        ruler.picture(f"{name}-{language}")
        looks.no_page_scroll(ruler, upright=size == WIDE)
        looks.legible(ruler)
        looks.whole(ruler)
        looks.one_language(ruler)
        no_message_ids(ruler)
        looks.uncrowded(ruler)
        looks.none(ruler.headline.evaluate_all(looks.OUTSIDE), "out of sight")
        if size == PHONE:
            answers_in_sight(ruler)
        elif not ruler.over:
            looks.no_board_scroll(ruler)
        if (language, size) == ("hu", PHONE):
            looks.accessible(ruler)
    looks.accessible_in_both_themes(ruler)
    for size in (TABLET, LARGE):
        ruler.resize(size)
        ruler.picture(f"{name}-en")
        looks.no_page_scroll(ruler, upright=True)
        looks.whole(ruler)
        looks.uncrowded(ruler)
        if size == LARGE and not ruler.over:
            looks.no_board_scroll(ruler)


def answers_in_sight(ruler: Ruler) -> None:
    """What the disasters in the middle can be answered with can be pressed: nothing lies over it."""
    for move in ruler.moves:
        if move.split(":")[0] in AT_DISASTER:
            button = ruler.board.get_by_role("button", name=ruler.say_move(move), exact=True)
            button.click(trial=True)


#: How much of the height of the board is empty in the middle at the most, above what lies below it.
EMPTY: Final = 100


@pytest.mark.parametrize("name", ROOMY)
def test_two_players_have_no_empty_table(come: Come, name: str) -> None:
    """With one rival everything is larger: between the phase, the hand and the own empire no hole is left."""
    ruler = come("hu", regular=True)
    ruler.enter(moment(name))
    assert ruler.wait_turn()
    for size in (LARGE, WIDE):
        ruler.resize(size)
        ruler.picture(name)
        looks.no_board_scroll(ruler)
        looks.whole(ruler)
        looks.uncrowded(ruler)
        hand = ruler.board.get_by_role("region", name=ruler.say("eeboard-hand"), exact=True)
        cards, own = hand.get_by_role("listitem").last.bounding_box(), ruler.city(ruler.now["seat"]).bounding_box()
        assert cards is not None
        assert own is not None
        assert own["y"] - cards["y"] - cards["height"] < EMPTY


@pytest.mark.parametrize("name", SELDOM)
def test_what_is_seldom_asked(come: Come, name: str) -> None:
    """The lightning variant and the low-resources rule: whole and legible, and every answer can be given."""
    ruler = come("hu", regular=True)
    ruler.enter(moment(name))
    assert ruler.wait_turn()
    for language, size in (("hu", PHONE), ("en", WIDE)):
        if language != ruler.language:
            ruler.speak(language)
        ruler.resize(size)
        ruler.picture(f"{name}-{language}")
        looks.no_page_scroll(ruler, upright=size == WIDE)
        looks.legible(ruler)
        looks.whole(ruler)
        looks.one_language(ruler)
        no_message_ids(ruler)
    for move in ruler.moves:
        verb, *cards = move.split(":")
        for card in cards:
            expect(ruler.thing("card", card)).to_be_visible()
        if verb in BESIDES:
            besides = ruler.board.get_by_role("list", name=ruler.say("eeboard-actions"), exact=True)
            expect(besides.get_by_role("button").filter(has_text=ruler.say_move(move))).to_have_count(1)
    looks.accessible(ruler)
    ply = ruler.ply
    ruler.play(ruler.moves[0])
    assert ruler.ply > ply


def test_the_last_conflict_can_be_looked_at(come: Come) -> None:
    """Strengths, bids and rewards stay after the phase; looking at them moves nothing of one's own."""
    ruler = come("hu")
    ruler.enter(moment("after-conflict"))
    assert ruler.wait_turn()
    fought = ruler.view["last_conflict"]
    assert fought is not None
    own = ruler.city(ruler.now["seat"]).bounding_box()
    for language, size in (("hu", WIDE), ("hu", PHONE), ("en", PHONE), ("en", WIDE)):
        if language != ruler.language:
            ruler.speak(language)
        ruler.resize(size)
        offered = ruler.board.get_by_role("button", name=re.compile(f"^{re.escape(ruler.say('eeboard-last'))}"))
        offered.click()
        title = ruler.say("eeboard-last-title", name=ruler.thing_name("conflict", fought["card"]))
        panel = ruler.board.get_by_role("region", name=title, exact=True)
        rows = panel.get_by_role("row")
        expect(rows).to_have_count(1 + len(fought["forces"]))
        for row, force in zip(rows.all()[1:], fought["forces"], strict=True):
            shown = [cell.inner_text() for cell in row.get_by_role("cell").all()[:4]]
            assert shown == [
                str(force["starting"]), f"+{force['axes']}", f"+{force['coins']}", str(force["strength"]),
            ]  # fmt: skip
        if size == WIDE:
            assert ruler.city(ruler.now["seat"]).bounding_box() == own
        panel.scroll_into_view_if_needed()
        ruler.picture(f"last-conflict-{language}")
        looks.legible(ruler)
        looks.whole(ruler)
        looks.one_language(ruler)
        looks.accessible(ruler)
        offered.click()
        expect(panel).to_have_count(0)


def test_what_moves_about_nothing_is_never_folded_away(come: Come) -> None:
    """Dozens of moves lie in a closed list; finishing does not."""
    ruler = come("hu")
    ruler.enter(moment("industry"))
    assert ruler.wait_turn()
    assert len(ruler.moves) > 20
    for size in (WIDE, PHONE):
        ruler.resize(size)
        finish = ruler.question.get_by_role("button", name=ruler.say_move("finish"))
        ruler.picture("finish")
        expect(finish).to_be_in_viewport(ratio=1)


def test_an_edition_of_ones_own(come: Come, boxed: House) -> None:
    """The built-in edition says that it is a reconstruction; with another one the cards are those of that."""
    ruler = come("hu", house=boxed)
    ruler.visit("/")
    card = ruler.page.get_by_role("article").filter(has=ruler.page.get_by_role("heading", name=ruler.say("game-name")))
    expect(card.get_by_text(ruler.say("shell-edition-brief"))).to_have_count(1)
    ruler.visit(f"/new/{GAME}")
    for language, size in (("hu", PHONE), ("en", WIDE)):
        if language != ruler.language:
            ruler.speak(language)
        ruler.resize(size)
        expect(ruler.page.get_by_text(ruler.say("shell-edition-reconstructed"), exact=True)).to_be_visible()
        expect(ruler.page.get_by_text(edition("reconstructed").note[language])).to_be_visible()
        ruler.picture(f"new-{language}")
        looks.no_page_scroll(ruler)
        looks.legible(ruler)
        looks.whole(ruler)
        looks.one_language(ruler)
    looks.accessible_in_both_themes(ruler)

    other = load(OTHER)
    ruler.page.get_by_role("radio", name=other.title, exact=True).check()
    expect(ruler.page.get_by_text(other.note["en"])).to_be_visible()
    expect(ruler.page.get_by_text(ruler.say("shell-edition-reconstructed"), exact=True)).to_have_count(0)
    ruler.button("shell-new-create").click()
    ruler.until(lambda: ruler.state is not None, "the table has a state")
    assert ruler.wait_turn()
    table = ruler.table
    assert ruler.view["edition"]["name"] == other.name
    expect(ruler.board.get_by_text(ruler.say("eeboard-edition", title=other.title), exact=True)).to_be_visible()
    printed = {
        ("location", tile["location"]): next(one for one in other.locations if one.id == tile["location"]).ability
        for tile in ruler.view["empires"][0]["row"]
        if tile["healthy"]
    }
    printed |= {("card", card): next(one for one in other.cards if one.id == card).ability for card in ruler.hand}
    for path in (f"/table/{table}", f"/table/{table}/replay?seat=0"):
        ruler.visit(path)
        for (kind, name), ability in printed.items():
            message, args = ability.words()
            expect(ruler.thing(kind, name)).to_have_attribute(
                "aria-label", re.compile(re.escape(ruler.say(message, **args)))
            )
    ruler.visit("/")
    expect(ruler.page.get_by_text(ruler.say("shell-edition", title=other.title), exact=True)).to_be_visible()


def no_message_ids(ruler: Ruler) -> None:
    """No name of a message of this game is to be read or heard."""
    words = ruler.words
    texts: list[str] = ruler.page.evaluate(looks.WORDS)
    assert any(ruler.say("game-name") in text for text in texts)
    found = {ident for text in texts for ident in looks.MESSAGE_ID.findall(text) if words.has(ident)}
    looks.none(found, "names of messages")


def test_a_whole_game_against_a_bot(come: Come) -> None:
    """To the result in Hungarian: from the list of all moves, and now and then on the table."""
    ruler = come("hu")
    places = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    ruler.sit_at(ruler.import_record(golden(GAME, "two-normal").cut(0), places))
    verbs: set[str] = set()
    turns = 0
    while ruler.wait_turn():
        move = pick(ruler.moves, turns)
        verbs.add(move.partition(":")[0])
        since = len(ruler.frames)
        if turns % 3:
            ruler.by_list(move)
        else:
            ruler.begin(move)
        ruler.answered(since)
        turns += 1
    assert {"bid", "take", "place", "finish", "commit", "play"} <= verbs
    expect(ruler.headline).to_have_text(verdict(ruler))
    result = ruler.page.get_by_role("region", name=ruler.say("table-end"), exact=True).inner_text()
    for score in ruler.now["view"]["scores"]:
        assert str(score) in result
    ruler.pictures("result")
    looks.one_language(ruler)
    no_message_ids(ruler)


def pick(moves: list[str], turn: int) -> str:
    """Some move, the same each time: cards are played where they can be, other abilities every second time."""
    cards = [move for move in moves if move.startswith("play:")]
    if not cards and "finish" in moves and turn % 2:
        return "finish"
    choice = cards or moves
    return choice[turn % len(choice)]
