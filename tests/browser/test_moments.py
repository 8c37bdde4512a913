"""Every phase of the game and every kind of choice: whole, legible and usable in all sizes, colours and languages."""

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.stage import LARGE, MOMENTS, PHONE, TABLET, WIDE, ZOOMED, moment
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment(come: Come, name: str) -> None:
    """At 1280 × 720 everything is in sight without scrolling; a phone and 200 % scroll one way only."""
    visitor = come("hu", regular=True)
    visitor.enter(moment(name))
    # Hungarian words are the longer ones. Changing the size is most of the work here, so each is taken once.
    for size in (TABLET, LARGE):
        visitor.resize(size)
        visitor.picture(f"{name}-hu")
        looks.no_page_scroll(visitor, upright=True)
        looks.whole(visitor)
        looks.uncrowded(visitor)
    for size, first, second in ((WIDE, "hu", "en"), (PHONE, "en", "hu")):
        visitor.resize(size)
        for language in (first, second):
            if language != visitor.language:
                visitor.speak(language)
            visitor.picture(f"{name}-{language}")
            looks.no_page_scroll(visitor, upright=size == WIDE)
            looks.legible(visitor)
            looks.whole(visitor)
            looks.uncrowded(visitor)
            if size == WIDE:
                looks.inside(visitor)
                looks.one_language(visitor)
    offered(visitor)
    visitor.resize(ZOOMED)
    looks.no_page_scroll(visitor)
    offered(visitor)
    visitor.resize(WIDE)
    if not visitor.over:
        visitor.choose(visitor.moves[0])
        expect(visitor.action(visitor.moves[0])).to_be_visible()
        looks.inside(visitor)
    looks.accessible_in_both_themes(visitor)


def offered(visitor: Visitor) -> None:
    """The question is in sight, and what it asks can be answered."""
    looks.none(visitor.headline.evaluate_all(looks.OUTSIDE), "out of sight")
    if visitor.over:
        visitor.link("table-replay").click(trial=True)
        return
    first = visitor.moves[0]
    visitor.choose(first)
    visitor.action(first).click(trial=True)
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    expect(visitor.board.locator("button[aria-pressed=true]")).to_have_count(0)
