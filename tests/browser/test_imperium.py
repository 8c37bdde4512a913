"""Imperium in the browser: every phase in all sizes, what everything answers, a defence, a whole game."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.terms import TOKENS
from pentapolis.games.imperium.view import View
from pentapolis.kernel.game import find_game
from tests.browser import looks
from tests.browser.conftest import coming
from tests.browser.stage import LARGE, PHONE, TABLET, WIDE, Moment, Moments, Wanted, first_moment, golden, words_of
from tests.browser.test_newcomer import verdict
from tests.browser.test_refusals import WALK
from tests.browser.test_together import accept, in_step, seat_link
from tests.browser.visitor import Json, Player

GAME: Final = "imperium"
#: Moves for which a click on the card is not enough: it may be for several things.
CHOSEN_FIRST: Final = ("play", "exhaust", "react", "draft", "side")
#: Moves that are answers to a question, in its list.
ANSWERS: Final = ("spend", "times", "choose", "name")


class Ruler(Player):
    """Somebody who plays Imperium."""

    game = GAME

    @property
    def view(self) -> View:
        view: View = self.now["view"]
        return view

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("impboard-table"), exact=True)

    def nation(self, seat: int) -> Locator:
        return self.page.get_by_role("region", name=self.say("impboard-nation", seat=seat), exact=True)

    def offered(self, notation: str) -> Locator:
        """What the question says of a move may go on behind its words."""
        said = re.compile(f"^{re.escape(self.say_move(notation))}")
        return self.question.get_by_role("button").filter(has_text=said).first

    def by_mouse(self, notation: str) -> None:
        """On the table where the move is about something there, else in the question."""
        verb, *things = notation.split(":")
        self.put_mouse_away()
        if not things or verb in ANSWERS or self.keyed(self.keys(notation)[0]).count() == 0:
            self.by_list(notation)
            return
        about = [move for move in self.moves if move.endswith(f":{things[0]}")]
        self.click(self.keyed(self.keys(notation)[0]))
        if verb in CHOSEN_FIRST or len(about) > 1:
            self.click(self.action(notation))


Come = Callable[..., Ruler]
come = coming(Ruler)


# --- positions --------------------------------------------------------------------------------------------------------


def asks(question: str, round_: int = 1) -> Wanted:
    """The question is asked, not before the round."""
    return lambda view: view["question"] == question and view["round"] >= round_


def acting(view: View) -> Any:
    return view["players"][view["to_act"][0]] if view["to_act"] else None


def hand_of(least: int) -> Wanted:
    return lambda view: view["question"] == "ask-turn" and len(acting(view)["hand"]) >= least


def in_play(least: int) -> Wanted:
    return lambda view: view["question"] == "ask-turn" and len(acting(view)["area"]) >= least


def unrest(least: int) -> Wanted:
    """So many cards of the market have unrest under them."""

    def fits(view: View) -> bool:
        return asks("ask-turn", 8)(view) and sum(slot["unrest"] for slot in view["market"]) >= least

    return fits


def resolving(view: View) -> bool:
    """Somebody is asked in the middle of a card of which more is to come."""
    return view["round"] >= 5 and bool(view["resolving"]) and len(view["resolving"][0]["steps"]) > 1


MOMENTS: Final[Moments] = {
    "turn": ("imperium-two-first", asks("ask-turn", 8)),
    "hand-of-ten": ("imperium-two-classics", hand_of(10)),
    "fifteen-in-play": ("imperium-four-14", in_play(13)),
    "four-players": ("imperium-four-07", asks("ask-turn", 12)),
    "resolving": ("imperium-four-01", resolving),
    "unrest": ("imperium-two-legends", unrest(4)),
    "solstice": ("imperium-two-first", asks("ask-solstice", 9)),
    "payment": ("imperium-four-05", asks("ask-payment", 3)),
    "acquire": ("imperium-two-legends", asks("ask-acquire", 4)),
    "ignore": ("imperium-three-defended", asks("ask-ignore")),
    "draft": ("imperium-three-drafted", asks("ask-draft")),
    "side": ("imperium-two-classics", asks("ask-side")),
    "end": ("imperium-four-01", lambda view: view["over"]),
    "collapse": ("imperium-two-collapse", lambda view: view["over"]),
    "last-rounds": ("imperium-two-first", asks("ask-turn", 20)),
}
#: Those with the most to see.
LOOKS: Final = (
    "turn", "hand-of-ten", "fifteen-in-play", "four-players", "resolving", "unrest", "solstice", "end",
)  # fmt: skip
#: What is seldom asked.
SELDOM: Final = ("payment", "acquire", "ignore", "draft", "side", "collapse")


@cache
def moment(name: str) -> Moment:
    """The first position of its golden game that fits."""
    game, wanted = MOMENTS[name]
    return first_moment(name, golden(GAME, game), wanted)


@cache
def foreign_names(language: str) -> frozenset[str]:
    """Words of card names that look like the other language's: Tenochtitlán."""
    words, other = words_of(GAME, language), {"hu": looks.ENGLISH, "en": looks.HUNGARIAN}[language]
    names = [words.say(f"card-{card}") for card in CARD.ids]
    return frozenset(word for name in names for word in name.split() if other.search(word))


def one_language(ruler: Ruler) -> None:
    looks.one_language(ruler, foreign_names(ruler.language))


def no_message_ids(ruler: Ruler) -> None:
    """No name of a message of this game is to be read or heard."""
    words = ruler.words
    texts: list[str] = ruler.page.evaluate(looks.WORDS)
    found = {ident for text in texts for ident in looks.MESSAGE_ID.findall(text) if words.has(ident)}
    looks.none(found, "names of messages")


# --- tests ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
def test_every_phase(come: Come, name: str) -> None:
    """Whole, legible and usable in all sizes, in both languages and both colours."""
    ruler = come("hu", regular=True)
    ruler.enter(moment(name))
    ruler.until(lambda: ruler.over or ruler.asked, "there is something to see")
    for language, size in (("hu", WIDE), ("hu", PHONE), ("en", PHONE), ("en", WIDE), ("en", TABLET), ("en", LARGE)):
        if language != ruler.language:
            ruler.speak(language)
        ruler.resize(size)
        ruler.put_mouse_away()
        ruler.picture(f"{name}-{language}")
        looks.no_page_scroll(ruler, upright=size != PHONE)
        looks.legible(ruler)
        looks.whole(ruler)
        one_language(ruler)
        no_message_ids(ruler)
        looks.uncrowded(ruler)
        if size == PHONE and language == "hu":
            looks.accessible(ruler)
    looks.accessible_in_both_themes(ruler)


def test_points_of_a_card_are_whole_beside_its_tokens(come: Come) -> None:
    """A card of the market may have two kinds of tokens on it, twelve of one, and a tablet is narrow."""
    ruler = come("en", size=TABLET)
    ruler.enter(moment("four-players"))
    assert ruler.wait_turn()
    laurels: list[float] = ruler.board.locator(".worth").evaluate_all(
        "(all) => all.map((worth) => worth.getBoundingClientRect().width)"
    )
    assert len(laurels) > 3
    assert min(laurels) >= 24
    looks.uncrowded(ruler)


def test_a_nation_has_its_room(come: Come) -> None:
    """Explanations are whole, all in play and all piles are in sight, and nothing moves with what is resolved."""
    ruler = come("hu", size=WIDE)
    tops: set[int] = set()
    for name in ("resolving", "four-players", "fifteen-in-play"):
        ruler.enter(moment(name))
        assert ruler.wait_turn()
        own = ruler.nation(ruler.now["seat"])
        tops.add(round(own.bounding_box()["y"]))  # type: ignore[index]
        below = own.evaluate("(nation) => nation.getBoundingClientRect().bottom")
        ends: list[float] = own.locator("button").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
        )
        assert max(ends) <= below, name
    assert len(tops) == 1
    ruler.put_mouse_away()
    ruler.page.get_by_role("region", name=ruler.say("impboard-hand")).get_by_role("button").first.hover()
    sheet = ruler.page.get_by_role("note")
    expect(sheet).to_be_visible()
    lines: list[float] = sheet.locator("li").evaluate_all(
        "(all) => all.map((line) => line.getBoundingClientRect().width)"
    )
    assert min(lines) > 100  # no columns of words


@pytest.mark.parametrize("name", SELDOM)
def test_what_is_seldom_asked(come: Come, name: str) -> None:
    """Whole and legible, and it can be answered."""
    ruler = come("hu", regular=True)
    ruler.enter(moment(name))
    over = not ruler.wait_turn()
    for language, size in (("hu", PHONE), ("en", WIDE)):
        if language != ruler.language:
            ruler.speak(language)
        ruler.resize(size)
        ruler.picture(f"{name}-{language}")
        looks.no_page_scroll(ruler, upright=size == WIDE)
        looks.legible(ruler)
        looks.whole(ruler)
        one_language(ruler)
        no_message_ids(ruler)
    looks.accessible(ruler)
    if not over:
        ply = ruler.ply
        ruler.play(ruler.moves[0])
        assert ruler.ply > ply


#: What is asked most, and what is asked about cards in their different places.
ANSWERING: Final = ("turn", "four-players", "solstice", "acquire", "payment", "ignore")


def test_everything_answers(come: Come) -> None:
    """A click chooses a thing, or it explains itself and says once why not."""
    ruler = come("hu", regular=True)
    answers = 0
    for number, name in enumerate(ANSWERING):
        ruler.resize(PHONE if number % 3 == 2 else WIDE)
        ruler.enter(moment(name))
        assert ruler.wait_turn()
        question = ruler.view["question"]
        told: list[Json] = ruler.page.evaluate(
            WALK,
            # An opened rival lies in the place of the own things.
            {"leave": played_by_a_click(ruler), "rivals": [], "rules": ruler.say("table-question"), "shut": True},
        )
        expected = {
            key: ruler.say(refused["message"], **refused["args"])
            for refused in ruler.now["refused"]
            for key in refused["things"]
        }
        assert {one["key"] for one in told} & set(expected) or not expected
        for one in told:
            where = f"{name}: {one}"
            assert one["alerts"] == ([expected[one["key"]]] if one["key"] in expected else []), where
            assert len(set(one["lines"])) == len(one["lines"]), f"said twice at {where}"
            assert one["notes"] == (0 if one["chosen"] or one["kind"] == "name" else 1), where
            answers += len(one["alerts"])
        assert ruler.view["question"] == question  # nothing was played
    assert answers > 3 * len(ANSWERING)


def played_by_a_click(ruler: Ruler) -> list[str]:
    """Things whose only move a click on them plays."""
    vocabulary = find_game(GAME).vocabulary
    about: dict[str, list[str]] = {}
    for move in ruler.moves:
        for kind, name in vocabulary.objects(vocabulary.parse(move)).items():
            about.setdefault(f"{kind}:{name}", []).append(move)
    return [
        key for key, moves in about.items() if len(moves) == 1 and not moves[0].startswith((*CHOSEN_FIRST, *ANSWERS))
    ]


@cache
def attack() -> tuple[Moment, str, str]:
    """Just before an attack against which somebody uses a card: the position, the attack, and the defence."""
    record = golden(GAME, "imperium-two-classics")
    table = find_game(GAME).new(record.seats, record.seed, record.options, record.chance)
    for ply, line in enumerate(record.moves):
        by, _, notation = line.partition(" ")
        table.play(int(by), table.game.parse(notation))
        asked = table.pending(table.to_act[0]) if table.to_act else None
        answer = record.moves[ply + 1].partition(" ")[2] if ply + 1 < len(record.moves) else ""
        if asked is not None and asked.question == "ask-reaction" and answer == "react:cape_1reg12":
            return Moment("attack", record.cut(ply), int(by), over=False), notation, answer
    raise LookupError("no attack meets a defence")


def test_an_attack_and_a_defence_between_two_browsers(come: Come) -> None:
    """The attacked uses a card, is asked of every step in the own language and ignores it; both read that."""
    position, strike, defence = attack()
    host, guest = come("hu"), come("en")
    places: list[Json] = [{"kind": "open"}, {"kind": "open"}]
    places[position.seat] = {"kind": "me"}
    host.sit_at(host.import_record(position.record, places))
    guest.state = None
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None, "the game has begun")
    guest.until(lambda: guest.state is not None, "the guest sees the table")
    assert host.wait_turn()
    host.play(strike)
    assert guest.wait_turn()
    attacker = strike.split(":")[1]
    assert guest.view["resolving"][-1]["card"] == attacker
    shown = guest.page.get_by_role("region", name=guest.say("impboard-resolving"), exact=True)
    expect(shown).to_contain_text(guest.words.say(f"card-{attacker}"))
    guest.play(defence)
    assert guest.wait_turn()
    assert guest.view["question"] == "ask-ignore"
    assert guest.view["resolving"][0]["seat"] == position.seat  # the rival's card, though the guest is asked
    one_language(guest)
    before = guest.view["players"][guest.now["seat"]]
    guest.play("yes")
    after = guest.view["players"][guest.now["seat"]]
    assert [after[kind] for kind in TOKENS] == [before[kind] for kind in TOKENS]  # type: ignore[literal-required]
    in_step(host, guest.ply)
    for ruler in (host, guest):
        ignored = next(one for one in reversed(ruler.now["log"]) if one["message"] == "log-ignore")
        expect(ruler.log).to_contain_text(ruler.say("log-ignore", **ignored["args"]))
        assert ignored["args"]["card"] == attacker
        one_language(ruler)


def pick(moves: list[str], turn: int) -> str:
    """Some move, the same each time: two turns out of three are innovations, in the third a card is played."""
    if "end" not in moves:
        return moves[turn % len(moves)]
    plays = [move for move in moves if move.startswith(("play", "exhaust"))]
    if "innovate" not in moves:
        return "end"
    return plays[turn % len(plays)] if plays and turn % 3 == 0 else "innovate"


def finish(ruler: Ruler) -> set[str]:
    """Play to the result, on the table and now and then from the list; the verbs that were used."""
    verbs: set[str] = set()
    turns = 0
    while ruler.wait_turn():
        move = pick(ruler.moves, turns)
        verbs.add(move.partition(":")[0])
        before = ruler.now["seq"]
        if turns % 5 == 4:
            ruler.by_list(move)
        else:
            ruler.by_mouse(move)
        ruler.until(lambda before=before: ruler.now["seq"] > before, f"{move} was played")  # type: ignore[misc]
        turns += 1
    return verbs


def test_a_whole_game_against_a_bot(come: Come) -> None:
    """From the first turn to the scoring, in Hungarian."""
    ruler = come("hu")
    places: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    ruler.sit_at(ruler.import_record(golden(GAME, "imperium-two-first").cut(0), places))
    assert {"play", "end", "innovate"} <= finish(ruler)
    expect(ruler.headline).to_have_text(verdict(ruler))
    result = ruler.page.get_by_role("region", name=ruler.say("table-end"), exact=True).inner_text()
    for score in ruler.view["scores"]:
        assert str(score).replace("-", "−") in result
    one_language(ruler)
    no_message_ids(ruler)
    ruler.pictures("result")
