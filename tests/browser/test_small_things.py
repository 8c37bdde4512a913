"""Small things that were in people's way once, mostly on phones."""

from playwright.sync_api import Browser, expect

from tests.browser import looks, test_empires_end
from tests.browser.conftest import Come
from tests.browser.stage import PHONE, House, moment
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
