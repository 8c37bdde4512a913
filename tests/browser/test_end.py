"""The end of a game: a screen of its own with everything about it, and the table below it."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import looks, test_empires_end
from tests.browser.conftest import Come
from tests.browser.stage import LARGE, PHONE, WIDE, Moment, moment
from tests.browser.visitor import Visitor

ENDS = {"duel": lambda: moment("civilian"), "empires": lambda: test_empires_end.moment("end")}


def end_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("table-end"), exact=True)


@pytest.mark.parametrize("game", ENDS)
@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_end_is_a_screen_of_its_own(come: Come, game: str, language: str) -> None:
    visitor = come(language)
    ended: Moment = ENDS[game]()
    visitor.enter(ended)
    end = end_of(visitor)
    expect(end.get_by_role("heading", name=visitor.say("table-won-you"))).to_be_visible()
    chart = end.get_by_role("img", name=visitor.say("table-course"))
    expect(chart).to_be_visible()
    assert chart.locator("polyline").count() == ended.record.seats
    # All of it is in sight at once: the table of points to its last line, the chart, and what comes next.
    ways = [end.get_by_role("button", name=visitor.say("table-rematch")), end.get_by_role("link")]
    for part in (end, end.get_by_role("table"), end.get_by_role("row").last, chart, *ways):
        looks.none(part.evaluate_all(looks.OUTSIDE), "out of sight")
    assert end.evaluate("(end) => end.scrollHeight <= end.clientHeight + 1"), "the end has to be scrolled"
    visitor.picture(f"end-{game}-{language}")
    visitor.page.emulate_media(color_scheme="dark")
    visitor.picture(f"end-{game}-{language}-dark")
    looks.accessible(visitor)
    # The table is below it; it speaks of no other end.
    visitor.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    visitor.picture(f"table-{game}-{language}")
    assert visitor.say("table-points-now", count=0).split(maxsplit=2)[2] not in visitor.text()
    visitor.button("table-see-result").click()
    expect(end).to_be_visible()
    # An old position is seen without the result over it.
    visitor.log.get_by_role("button").first.click()
    expect(visitor.button("table-present-over")).to_be_visible()
    expect(end).to_have_count(0)
    visitor.button("table-present-over").click()
    expect(end).to_be_visible()
    visitor.page.emulate_media(color_scheme="light")
    visitor.resize(LARGE)
    # Ways on in two columns, none left over.
    lefts = end.locator(".next .button:not(.primary)").evaluate_all("(all) => all.map((one) => one.offsetLeft)")
    assert [lefts.count(left) for left in sorted(set(lefts))] == [3, 2]
    looks.no_page_scroll(visitor, upright=True)
    looks.whole(visitor)
    visitor.picture(f"end-{game}-{language}")
    visitor.resize(PHONE)
    looks.no_page_scroll(visitor)
    visitor.picture(f"end-{game}-{language}")
    looks.whole(visitor)
    end.get_by_role("button", name=visitor.say("table-see-board")).click()
    visitor.button("table-see-result").click()
    visitor.resize(WIDE)
    end.get_by_role("button", name=visitor.say("table-rematch")).click()
    visitor.until(lambda: not visitor.over, "the rematch has begun")
