"""The Capitals in the browser: building by clicking cells, two browsers, every phase in all sizes, and whole games."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from pentapolis.games.the_capitals.view import View
from tests.bot_games import bot_game, first
from tests.browser import looks
from tests.browser.conftest import coming
from tests.browser.stage import LARGE, PHONE, TABLET, WIDE, Moment, Moments, Wanted, golden
from tests.browser.test_newcomer import verdict
from tests.browser.test_together import accept, in_step, seat_link
from tests.browser.visitor import Player

GAME: Final = "the-capitals"
#: Moves that a click on their thing plays.
AT_ONCE: Final = ("place", "pick")


class Mayor(Player):
    """Somebody who plays The Capitals."""

    game = GAME

    @property
    def view(self) -> View:
        view: View = self.now["view"]
        return view

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("capboard-table"), exact=True)

    def city(self, seat: int) -> Locator:
        return self.page.get_by_role("region", name=self.say("capboard-city", seat=seat), exact=True)

    def site(self, cell: str) -> Locator:
        """A cell for a tile that is chosen, but not taken yet."""
        name = self.say("capboard-cell", cell=cell)
        return self.board.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def by_mouse(self, notation: str) -> None:
        """On the table where the move is about something there, else in the question."""
        verb, *things = notation.split(":")
        self.put_mouse_away()
        if not things or verb in ("choose", "rest", "send", "shift"):
            self.by_list(notation)
            return
        target = self.keyed(self.keys(notation)[0])
        target.focus()  # what has the focus comes into the window of the plan
        self.settle()
        self.put_mouse_away()
        self.click(target)
        if verb not in AT_ONCE:
            self.click(self.action(notation))


Come = Callable[..., Mayor]
come = coming(Mayor)


# --- positions --------------------------------------------------------------------------------------------------------


def anything(view: View) -> bool:
    return True


def asks(question: str, round_: int = 1, also: Wanted = anything) -> Wanted:
    """The question is asked, not before the round, and something else holds."""
    return lambda view: view["question"] == question and view["round"] >= round_ and also(view)


#: Games of bots, whose cities look as those of people do; the golden ones are what chance leaves.
BOTS_THREE: Final = "bots-three"
BOTS_FIVE: Final = "bots-five"


#: What a table can look like: which golden game shows it, and from when on.
def every_fine(view: View) -> bool:
    """Sites without a fine, with one and with both, and one that triggers something."""
    sites = view["plans"][0]["sites"]
    return {site["fine"] for site in sites} == {0, 2, 4} and any(site["triggers"] for site in sites)


def every_mark(view: View) -> bool:
    """A mark is to come on every track, and somebody would lose a tourist."""
    return all(track["next"] for track in view["board"]) and bool(view["tourism"]["losers"])


def many_tiles(view: View) -> bool:
    """As many on the project fields as games of chance leave there, save for a few positions."""
    return [len(field["tiles"]) for field in view["fields"]] == [6, 5, 2]


MOMENTS: Final[Moments] = {
    "politics": ("capitals-five", asks("ask-column", 4, every_mark)),
    "take": ("capitals-three", asks("ask-take", 8)),
    "take-of-five": ("capitals-five", asks("ask-take", 10)),
    "take-of-two": ("capitals-two", asks("ask-take", 3)),
    "place": ("capitals-four", asks("ask-place", 6, every_fine)),
    "order": ("capitals-three-order", asks("ask-order")),
    "upgrade": ("capitals-three-engineers", asks("ask-upgrade", 5)),
    "executive": ("capitals-four-active", asks("ask-activate", 8)),
    "pay": ("capitals-four-active", asks("ask-pay", 3)),
    "administration": ("capitals-four-multiplier", asks("ask-marker")),
    "prosperity": ("capitals-two-prosperity", asks("ask-prosperity", 7)),
    "many-tiles": ("capitals-four-multiplier", asks("ask-take", 1, many_tiles)),
    "bots-building": (BOTS_THREE, asks("ask-take", 6)),
    "bots-executive": (BOTS_FIVE, asks("ask-activate", 9)),
    "bots-prosperity": (BOTS_FIVE, asks("ask-prosperity", 7)),
    "bots-late": (BOTS_FIVE, asks("ask-take", 11)),
    "end": ("capitals-four", lambda view: view["over"]),
    "end-of-five": ("capitals-five-culture", lambda view: view["over"]),
    "last-round": ("capitals-five-culture", asks("ask-column", 12)),
}
#: Those with the most to see.
LOOKS: Final = ("politics", "take-of-five", "place", "executive", "administration", "prosperity", "end")
#: What is seldom asked.
SELDOM: Final = ("order", "upgrade", "pay")


@cache
def moment(name: str) -> Moment:
    """The first position of its game that fits."""
    game, wanted = MOMENTS[name]
    if game == BOTS_THREE:
        record = bot_game(GAME, 3, 5, {})
    elif game == BOTS_FIVE:
        record = bot_game(GAME, 5, 3, {"prosperity": "with"})
    else:
        record = golden(GAME, game)
    part, table = first(record, wanted)
    return Moment(name, part, table.to_act[0] if table.to_act else table.winners[0], table.over)


def no_message_ids(mayor: Mayor) -> None:
    """No name of a message of this game is to be read or heard."""
    words = mayor.words
    texts: list[str] = mayor.page.evaluate(looks.WORDS)
    found = {ident for text in texts for ident in looks.MESSAGE_ID.findall(text) if words.has(ident)}
    looks.none(found, "names of messages")


# --- tests ------------------------------------------------------------------------------------------------------------


#: Pixels by which markers reach over what the ends of their track give.
OVER_ENDS: Final = """() => [...document.querySelectorAll(".lane")].flatMap((lane) => {
  const markers = [...lane.querySelectorAll(".marker")].map((one) => one.getBoundingClientRect());
  const [left, right] = [".end.left", ".end.right"].map((end) => lane.querySelector(end)?.getBoundingClientRect());
  return markers.flatMap((one) => [left ? left.right - one.left : 0, right ? one.right - right.left : 0]);
})"""


def test_markers_at_an_end_leave_in_sight_what_it_gives(come: Come) -> None:
    """In a game of two all markers of culture, with that of the tourists, begin on its first space."""
    mayor = come("hu")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    opened = mayor.ask("POST", "/tables", {"game": GAME, "places": seats})
    mayor.visit(f"/table/{opened['id']}")
    expect(mayor.page.locator(".culture .marker")).to_have_count(3)
    for size in (WIDE, PHONE):
        mayor.resize(size)
        assert max(mayor.page.evaluate(OVER_ENDS)) <= 0


@pytest.mark.parametrize("name", LOOKS)
def test_every_phase(come: Come, name: str) -> None:
    """Whole, legible and usable in all sizes, in both languages and both colours."""
    mayor = come("hu", regular=True)
    mayor.enter(moment(name))
    mayor.until(lambda: mayor.over or mayor.asked, "there is something to see")
    if name.startswith("take"):
        mayor.click(mayor.keyed(f"tile:{mayor.moves[-1].split(':')[1]}"))
    for language, size in (("hu", WIDE), ("hu", PHONE), ("en", PHONE), ("en", WIDE), ("en", TABLET), ("en", LARGE)):
        if language != mayor.language:
            mayor.speak(language)
        mayor.resize(size)
        mayor.put_mouse_away()
        mayor.picture(f"{name}-{language}")
        looks.no_page_scroll(mayor, upright=size != PHONE)
        looks.legible(mayor)
        looks.whole(mayor)
        looks.one_language(mayor)
        no_message_ids(mayor)
        looks.uncrowded(mayor)
        if size == PHONE and language == "hu":
            looks.accessible(mayor)
    looks.accessible_in_both_themes(mayor)


@pytest.mark.parametrize("name", SELDOM)
def test_what_is_seldom_asked(come: Come, name: str) -> None:
    """Whole and legible, and it can be answered."""
    mayor = come("hu", regular=True)
    mayor.enter(moment(name))
    assert mayor.wait_turn()
    for language, size in (("hu", PHONE), ("en", WIDE)):
        if language != mayor.language:
            mayor.speak(language)
        mayor.resize(size)
        mayor.picture(f"{name}-{language}")
        looks.no_page_scroll(mayor, upright=size == WIDE)
        looks.legible(mayor)
        looks.whole(mayor)
        looks.one_language(mayor)
        no_message_ids(mayor)
    looks.accessible(mayor)
    ply = mayor.ply
    mayor.play(mayor.moves[0])
    assert mayor.ply > ply


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_a_tile_is_taken_and_built_by_a_click_on_a_cell(come: Come, size: tuple[int, int]) -> None:
    """Choosing a tile shows where it can go; a click there takes it and builds it, which are two moves."""
    mayor = come("en", size=size)
    mayor.enter(moment("take-of-two"))
    assert mayor.wait_turn()
    plan = mayor.view["plans"][0]
    site = next(site for site in plan["sites"] if not site["fine"])
    seat, ply = mayor.now["seat"], mayor.ply
    mayor.click(mayor.keyed(f"tile:{plan['tile']}"))
    mayor.put_mouse_away()
    expect(mayor.site(site["cell"])).to_be_in_viewport(ratio=1)  # without scrolling, on a phone too
    mayor.click(mayor.site(site["cell"]))
    mayor.until(lambda: mayor.ply >= ply + 2, "the tile was taken and built")
    built = mayor.now["view"]["cities"][seat]["tiles"]
    assert (plan["tile"], site["cell"]) in {(one["tile"], one["cell"]) for one in built}


def test_the_tile_that_is_placed_is_in_sight_and_every_site_says_what_it_costs(come: Come) -> None:
    mayor = come("hu", regular=True)
    mayor.enter(moment("place"))
    assert mayor.wait_turn()
    tile = mayor.view["placing"]
    assert tile is not None
    placing = mayor.page.get_by_role("group", name=mayor.say("capboard-placing"), exact=True)
    expect(placing.get_by_role("button")).to_have_accessible_name(re.compile(f"^{mayor.say(f'tile-{tile}')}\\."))
    sites = mayor.view["plans"][0]["sites"]
    assert {site["fine"] for site in sites} == {0, 2, 4}
    assert any(site["triggers"] for site in sites)
    for site in sites:
        fine = mayor.say("capboard-fine", count=site["fine"]) if site["fine"] else mayor.say("capboard-no-fine")
        expect(mayor.site(site["cell"])).to_have_accessible_name(re.compile(re.escape(fine)))
        for older in site["triggers"]:
            name = mayor.say(f"tile-{older['tile']}")
            expect(mayor.site(site["cell"])).to_have_accessible_name(re.compile(re.escape(name)))


def test_tracks_say_how_far_the_next_mark_is_and_why_tourists_leave(come: Come) -> None:
    mayor = come("hu", regular=True)
    mayor.enter(moment("politics"))
    assert mayor.wait_turn()
    tracks = mayor.page.get_by_role("region", name=mayor.say("capboard-tracks"), exact=True)
    city = mayor.view["cities"][mayor.now["seat"]]
    for track in mayor.view["board"]:
        mark = track["next"]
        assert mark is not None
        far = mark["space"] - city["tracks"][track["track"]]
        if track["track"] == "progress":
            far = track["most"] + 1 - city["tracks"]["progress"]
        lane = tracks.get_by_role("region", name=mayor.say(f"track-{track['track']}"), exact=True)
        expect(lane).to_contain_text(mayor.say(f"capboard-next-{mark['mark']}", count=far, space=mark["space"]))
    tourism = mayor.view["tourism"]
    assert tourism["losers"]
    leads = mayor.say("capboard-tourism-leader", seat=tourism["leader"], level=tourism["level"])
    mayor.click(tracks.get_by_role("button", name=re.compile(re.escape(leads))))
    told = mayor.page.get_by_role("note")
    expect(told).to_contain_text(mayor.say("capboard-tourism-lowest"))
    expect(told.get_by_role("link", name=mayor.say("table-rule", rule="CAP-TOU-03"))).to_be_visible()


#: Numbers of the tracks of which another space covers a part.
COVERED: Final = """() => [...document.querySelectorAll(".lane .space b")].flatMap((number) => {
  const { left, right, top, bottom } = number.getBoundingClientRect();
  const seen = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
  return seen.every((one) => one === number) ? [] : [number.innerText];
})"""


def test_numbers_of_tracks_are_whole(come: Come) -> None:
    """Their spaces may be narrower than they are."""
    mayor = come("hu", regular=True)
    mayor.enter(moment("politics"))
    assert mayor.wait_turn()
    for size in (PHONE, TABLET, WIDE):
        mayor.resize(size)
        looks.none(mayor.page.evaluate(COVERED), f"covered at {size}")


#: Pixels by which the project fields are higher than their place.
PROJECTS_OVER: Final = """() => {
  const places = [...document.querySelectorAll(".projects")];
  return Math.max(...places.map((place) => place.scrollHeight - place.clientHeight));
}"""


#: Cities of others whose name, plan, numbers or tourists lie over each other or reach over their place.
RIVALS_OVER: Final = """() => [...document.querySelectorAll(".rival")].filter((rival) => {
  const outer = rival.getBoundingClientRect();
  const boxes = [...rival.children].map((part) => part.getBoundingClientRect());
  const cars = [...rival.querySelectorAll("footer > *, .cars > svg")].map((part) => part.getBoundingClientRect());
  const over = (one, other) => one.left < other.right - 1 && one.right > other.left + 1
    && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  return boxes.some((one, place) => boxes.slice(place + 1).some((other) => over(one, other)))
    || [...boxes, ...cars].some(({ right, bottom }) => right > outer.right + 1 || bottom > outer.bottom + 1);
}).length"""


@pytest.mark.parametrize("name", ["take-of-five", "bots-late", "many-tiles"])
def test_all_tiles_of_the_project_fields_are_in_sight(come: Come, name: str) -> None:
    """Without scrolling, however many there are, with their names and what they give."""
    mayor = come("hu", regular=True)
    mayor.enter(moment(name))
    assert mayor.wait_turn()
    for language in ("hu", "en"):
        if language != mayor.language:
            mayor.speak(language)
        for size in (LARGE, WIDE):
            mayor.resize(size)
            assert mayor.page.evaluate(PROJECTS_OVER) <= 1
            assert mayor.page.evaluate(RIVALS_OVER) == 0
            looks.legible(mayor)
            looks.whole(mayor)
            looks.uncrowded(mayor)
        mayor.picture(f"{name}-{language}")
    looks.accessible_in_both_themes(mayor)


#: Things that reach over the edge of a city's plan and are cut there.
CUT = """() => {
  const window = document.querySelector(".own .window").getBoundingClientRect();
  return [...document.querySelectorAll(".own .window .corner svg, .own .window .tourists svg")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ left, top, right, bottom }) =>
      left < window.left - 1 || top < window.top - 1 || right > window.right + 1 || bottom > window.bottom + 1).length;
}"""


def test_markers_at_the_edge_of_the_city_are_whole(come: Come) -> None:
    mayor = come("hu", regular=True)
    mayor.enter(moment("administration"))
    assert mayor.wait_turn()
    corners = {move.split(":")[2] for move in mayor.moves if move.startswith("shift:")}
    assert len(corners) > 8
    for corner in corners:
        expect(mayor.keyed(f"corner:{corner}")).to_be_visible()
    assert mayor.page.evaluate(CUT) == 0


def test_two_browsers_at_one_table(come: Come) -> None:
    """What one builds the other sees, tile by tile, in the own language."""
    host, guest = come("hu"), come("en")
    host.sit_at(host.import_record(moment("take-of-two").record, [{"kind": "me"}, {"kind": "open"}]))
    guest.state = None
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None, "the game has begun")
    guest.until(lambda: guest.state is not None, "the guest sees the table")
    first, second = (host, guest) if host.asked else (guest, host)
    assert first.wait_turn()
    assert not second.asked
    seat = first.now["seat"]
    take = first.moves[0]
    first.play(take)
    in_step(second, first.ply)
    assert second.view["placing"] == take.split(":")[1]
    place = first.moves[0]
    first.play(place)
    in_step(second, first.ply)
    for mayor in (first, second):
        cells = {one["cell"]: one["tile"] for one in mayor.view["cities"][seat]["tiles"]}
        assert cells[place.split(":")[1]] == take.split(":")[1]
        looks.one_language(mayor)


def pick(moves: list[str], turn: int) -> str:
    """Some move, the same each time; something is activated where it can be."""
    useful = [move for move in moves if move.startswith(("activate", "upgrade", "raise"))]
    choice = useful or [move for move in moves if not move.startswith("shift")] or moves
    return choice[turn % len(choice)]


def finish(mayor: Mayor) -> set[str]:
    """Play to the result, on the table and now and then from the list; the verbs that were used."""
    verbs: set[str] = set()
    turns = 0
    while mayor.wait_turn():
        move = pick(mayor.moves, turns)
        verbs.add(move.partition(":")[0])
        before = mayor.now["seq"]
        if turns % 4 == 3:
            mayor.by_list(move)
        else:
            mayor.by_mouse(move)
        mayor.until(lambda before=before: mayor.now["seq"] > before, f"{move} was played")  # type: ignore[misc]
        turns += 1
    return verbs


def ended(mayor: Mayor) -> None:
    expect(mayor.headline).to_have_text(verdict(mayor))
    result = mayor.page.get_by_role("region", name=mayor.say("table-end"), exact=True).inner_text()
    for score in mayor.view["scores"]:
        assert str(score).replace("-", "−") in result
    looks.one_language(mayor)
    no_message_ids(mayor)


def test_a_whole_game_against_a_bot(come: Come) -> None:
    """From the first column to the result, in Hungarian."""
    mayor = come("hu")
    places: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    mayor.sit_at(mayor.import_record(golden(GAME, "capitals-two").cut(0), places))
    assert {"pick", "take", "place", "activate"} <= finish(mayor)
    ended(mayor)
    mayor.pictures("result")


def test_the_last_round_of_five_with_prosperity(come: Come) -> None:
    """With four bots to the World's Fair and the final scoring."""
    mayor = come("en", size=TABLET)
    mayor.enter(moment("last-round"))
    assert {"pick", "take", "place"} <= finish(mayor)
    ended(mayor)
