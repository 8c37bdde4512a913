"""Small things that were in people's way once, mostly on phones."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import looks, test_empires_end
from tests.browser.conftest import Come
from tests.browser.stage import LARGE, PHONE, TABLET, WIDE, House, moment
from tests.browser.test_together import in_step, together

#: What is written on a thing; where a long name may be parted is no part of it.
WRITTEN = r"(thing) => thing.innerText.replace(/\u00ad/g, '').replace(/\s+/g, ' ')"


def test_a_phone_shows_ones_coins_and_the_names_of_cards_in_every_age(come: Come) -> None:
    visitor = come("en", regular=True)
    visitor.resize(PHONE)
    for name in ("age-1", "age-1-middle", "age-2-middle", "age-3-middle"):
        visitor.enter(moment(name))
        seat, view = visitor.now["seat"], visitor.now["view"]
        coins = visitor.say("board-coins", count=view["cities"][seat]["coins"])
        told = visitor.page.get_by_role("img", name=coins, exact=True)
        assert len(told.evaluate_all(looks.OUTSIDE)) < told.count(), f"{coins}: out of sight"
        cards = {move.split(":")[1] for move in visitor.moves if move.startswith("build:")}
        assert cards
        for card in cards:
            thing = visitor.thing("card", card)
            assert visitor.thing_name("card", card) in thing.evaluate(WRITTEN), card
            thing.scroll_into_view_if_needed()
            looks.none(thing.locator(".name .word").evaluate_all(looks.OUTSIDE), "out of sight")


def test_a_phone_has_one_menu(come: Come) -> None:
    visitor = come("hu", size=PHONE)
    visitor.visit("/")
    # Three lines one below another: the sign of a menu, wherever it stands.
    signs = visitor.page.locator("button[popovertarget], [aria-haspopup]")
    expect(visitor.start("shell-play-bot", count=1)).to_be_visible()
    expect(signs).to_have_count(0)
    visitor.enter(moment("age-2-middle"))
    expect(signs).to_have_count(1)
    expect(visitor.button("table-menu")).to_be_in_viewport(ratio=1)


def test_the_button_of_a_bid_is_not_under_the_bar_with_four_players_on_a_phone(browser: Browser, served: House) -> None:
    ruler = test_empires_end.Ruler(browser, served, "hu", size=PHONE)
    ruler.enter(test_empires_end.moment("conflict"))
    assert ruler.wait_turn()
    assert len(ruler.view["empires"]) == 4
    button = ruler.board.get_by_role("button", name=ruler.say_move("commit:0:0"), exact=True)
    button.click(trial=True)
    lies, bar = button.bounding_box(), ruler.question.bounding_box()
    assert lies is not None
    assert bar is not None
    assert lies["y"] + lies["height"] <= bar["y"]
    assert not ruler.notes()
    ruler.close()


#: Pixels by which the last thing that the others did reaches over the edges of its strip.
OVER_STRIP = """(strip) => {
  const [edge, last] = [strip, strip.lastElementChild].map((one) => one.getBoundingClientRect());
  return Math.max(edge.left - last.left, last.right - edge.right, edge.top - last.top, last.bottom - edge.bottom);
}"""


@pytest.mark.parametrize("size", [PHONE, TABLET, WIDE], ids=str)
def test_what_was_done_last_is_read_whole(come: Come, size: tuple[int, int]) -> None:
    """In its strip, however long the sentence is, without moving it."""
    visitor = come("hu", size=size)
    for name in ("age-2-middle", "age-3-middle", "age-1-middle"):
        visitor.enter(moment(name))
        strip = visitor.question.get_by_role("list", name=visitor.say("table-since"), exact=True)
        expect(strip).to_be_visible()
        assert strip.evaluate(OVER_STRIP) <= 1, name


def test_nothing_shines_through_what_is_always_in_sight_on_a_phone(come: Come) -> None:
    visitor = come("en", size=PHONE)
    visitor.enter(moment("age-2-middle"))
    ground = visitor.page.locator("main .always").evaluate("(strip) => getComputedStyle(strip).backgroundColor")
    assert not re.search(r"rgba|/", ground), ground


def test_who_begins_is_asked_in_one_line_on_a_phone(come: Come) -> None:
    visitor = come("hu", size=PHONE)
    visitor.enter(moment("begin"))
    first, second = (visitor.thing("seat", str(seat)).bounding_box() for seat in (0, 1))
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]


def test_a_large_screen_is_used_by_what_is_offered(come: Come) -> None:
    """Wonders to choose from take more than half of what is between the cities, in height and in width."""
    visitor = come("hu", size=LARGE)
    visitor.enter(moment("draft"))
    first, second = (visitor.city(seat).bounding_box() for seat in (0, 1))
    boxes = [visitor.thing("wonder", move.split(":")[1]).bounding_box() for move in visitor.moves]
    assert first is not None
    assert second is not None
    upper, lower = sorted((first, second), key=lambda box: box["y"])
    between = lower["y"] - upper["y"] - upper["height"]
    known = [box for box in boxes if box is not None]
    assert len(known) == len(boxes) == 4
    high = max(box["y"] + box["height"] for box in known) - min(box["y"] for box in known)
    wide = max(box["x"] + box["width"] for box in known) - min(box["x"] for box in known)
    assert high > between / 2
    assert wide > upper["width"] / 2


@pytest.mark.parametrize("name", ["conflict-of-two", "economy-of-two"])
def test_locations_side_by_side_have_names_of_one_size(browser: Browser, served: House, name: str) -> None:
    ruler = test_empires_end.Ruler(browser, served, "en", size=TABLET)
    ruler.enter(test_empires_end.moment(name))
    assert ruler.wait_turn()
    names = ruler.city(ruler.now["seat"]).get_by_role("list", name=ruler.say("eeboard-row", seat=ruler.now["seat"]))
    sizes: list[float] = names.locator(".card .name").evaluate_all(
        "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert len(sizes) == len(ruler.view["empires"][ruler.now["seat"]]["row"])
    assert max(sizes) - min(sizes) < 0.1, sizes
    assert not ruler.notes()
    ruler.close()


def test_where_a_chosen_card_can_go_is_in_sight_on_a_tablet(browser: Browser, served: House) -> None:
    """Over the list of all that can be done with it, however long that is."""
    ruler = test_empires_end.Ruler(browser, served, "hu", size=TABLET)
    ruler.enter(test_empires_end.moment("industry"))
    assert ruler.wait_turn()
    played = [dict(ruler.objects(move)) for move in ruler.moves if move.startswith("play:")]
    card = played[0]["card"]
    places = [one["location"] for one in played if one["card"] == card]
    assert len(places) > 3
    ruler.click(ruler.thing("card", card))
    expect(ruler.action(next(move for move in ruler.moves if move.startswith(f"play:{card}:")))).to_be_visible()
    bar = ruler.question.bounding_box()
    assert bar is not None
    for place in places:
        lies = ruler.thing("location", place).bounding_box()
        assert lies is not None
        assert lies["y"] + 40 < bar["y"], place
    assert not ruler.notes()
    ruler.close()


#: How much of the width of its laurel a number takes, the widest of the page.
IN_LAUREL = """() => Math.max(...[...document.querySelectorAll("main .held.laurel")]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.querySelector("b"));
    return range.getBoundingClientRect().width / one.querySelector(".icon").getBoundingClientRect().width;
  }))"""


def test_numbers_of_two_figures_stay_clear_of_the_leaves_of_their_laurel(browser: Browser, served: House) -> None:
    """Leaves take a fourth of the width on each side."""
    ruler = test_empires_end.Ruler(browser, served, "en")
    ruler.enter(test_empires_end.moment("economy"))
    assert ruler.wait_turn()
    for size in (PHONE, TABLET, WIDE, LARGE):
        ruler.resize(size)
        assert 0.3 < ruler.page.evaluate(IN_LAUREL) <= 0.5, size
    assert not ruler.notes()
    ruler.close()


def test_all_that_others_did_since_ones_own_move_glows(come: Come) -> None:
    """Who is second takes two wonders in a row, and then the first of the next four."""
    host, guest = come("en"), come("hu")
    together(host, guest, moment("draft"))
    start = host.ply
    host.play(host.moves[0])
    taken = []
    while not host.asked:
        guest.until(lambda: guest.asked, "the guest has to decide")
        taken.append(guest.moves[0].split(":")[1])
        guest.play(guest.moves[0])
        in_step(host, guest.ply)
        in_step(guest, host.ply)
    assert len(taken) > 1
    assert host.ply > start + len(taken)
    changed = host.board.locator(".thing.changed").evaluate_all("(things) => things.map((thing) => thing.dataset.key)")
    assert {f"wonder:{wonder}" for wonder in taken} <= set(changed)
