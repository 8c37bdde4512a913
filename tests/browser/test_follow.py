"""Following a game: the log keeps its end in sight, and says what the others did."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.stage import PHONE, WIDE, moment
from tests.browser.visitor import Visitor

#: How far the end of the log is below what is seen of it.
BELOW = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"


def at_end(visitor: Visitor) -> None:
    visitor.settle()
    assert visitor.log.evaluate(BELOW) < 2


def test_the_log_keeps_its_end_in_sight(come: Come) -> None:
    visitor = come("en")
    visitor.enter(moment("age-2-middle"))
    at_end(visitor)
    assert visitor.log.evaluate("(log) => log.scrollHeight > 2 * log.clientHeight")
    # While a choice unfolds above it.
    height = visitor.log.evaluate("(log) => log.clientHeight")
    visitor.page.set_viewport_size({"width": 1280, "height": 500})
    visitor.choose(visitor.moves[0])
    expect(visitor.action(visitor.moves[0])).to_be_visible()
    assert visitor.log.evaluate("(log) => log.clientHeight") < height
    at_end(visitor)
    visitor.page.keyboard.press("Escape")
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    # After a look at an old position.
    visitor.log.get_by_role("button").first.click()
    expect(visitor.button("table-present")).to_be_visible()
    assert visitor.log.evaluate(BELOW) > 100
    visitor.page.keyboard.press("Escape")
    expect(visitor.button("table-present")).to_have_count(0)
    at_end(visitor)
    # Whoever has gone up stays there, and is told that there is more.
    visitor.log.evaluate("(log) => { log.scrollTop = 0; }")
    visitor.settle()
    visitor.play(visitor.moves[0])
    visitor.wait_turn()
    sign = visitor.page.get_by_role("button", name=re.compile(r"^(One|\d+) new lines?$"))
    expect(sign).to_be_visible()
    assert visitor.log.evaluate("(log) => log.scrollTop") == 0
    visitor.picture("new-lines")
    sign.click()
    at_end(visitor)
    expect(sign).to_have_count(0)
    # It speaks to the reader, who has no name.
    expect(visitor.log.get_by_role("button", name=re.compile(r"^\S* ?You ")).last).to_be_attached()
    expect(visitor.log.get_by_text(re.compile(r"^Player \d"))).to_have_count(0)


def test_the_log_of_a_phone_is_one_tap_away_with_the_last_move_on_top(come: Come) -> None:
    visitor = come("hu", size=PHONE)
    visitor.enter(moment("age-2-middle"))
    visitor.play(visitor.moves[0])
    visitor.wait_turn()
    visitor.button("table-log-open").click()
    lines = visitor.log.get_by_role("button")
    expect(lines.first).to_have_attribute("title", visitor.say("table-log-look", number=visitor.ply))
    expect(lines.first).to_be_in_viewport()
    expect(lines.last).to_have_attribute("title", visitor.say("table-log-look", number=0))
    expect(visitor.log.get_by_text(re.compile("^Te ")).first).to_be_attached()
    visitor.picture("log")
    # A line leads to its position, which the log must not cover.
    lines.first.click()
    expect(visitor.log).to_have_count(0)
    expect(visitor.button("table-present")).to_be_visible()


def told(visitor: Visitor) -> Locator:
    """The moves of the others, beside the question."""
    return visitor.question.get_by_role("list", name=visitor.say("table-since"))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_last_turn_is_told_at_the_question(come: Come, size: tuple[int, int]) -> None:
    visitor = come("hu", size=size)
    visitor.enter(moment("age-2-middle"))
    visitor.play(visitor.moves[0])
    own = visitor.ply
    assert visitor.wait_turn()
    last = told(visitor).get_by_role("button").last
    expect(last).to_be_in_viewport()
    expect(last).to_have_attribute("title", visitor.say("table-log-look", number=visitor.ply))
    assert told(visitor).get_by_role("button").count() >= min(4, visitor.ply - own)
    visitor.picture("since")
    looks.no_page_scroll(visitor)
    # None of it lies on another, and the last begins in sight.
    boxes = [box for button in told(visitor).get_by_role("button").all() if (box := button.bounding_box())]
    for one, other in pairwise(boxes):
        assert other["x"] >= one["x"] + one["width"] or other["y"] >= one["y"] + one["height"] - 1
    texts = told(visitor).locator("li").last
    assert texts.evaluate("(li) => li.scrollWidth <= li.clientWidth + 1")
    assert boxes[-1]["x"] >= 0
    last.click()
    expect(visitor.headline).to_have_text(visitor.say("table-past", number=visitor.ply))
    visitor.page.keyboard.press("Escape")
    # It is known after a break as well.
    text = last.inner_text()
    visitor.page.reload()
    expect(told(visitor).get_by_role("button").last).to_have_text(text)


def test_moves_of_others_are_seen_one_after_another(come: Come) -> None:
    visitor = come("en", still=False)
    visitor.own_time()
    visitor.visit("/settings")
    visitor.page.get_by_role("radio", name=visitor.say("shell-set-pace-long"), exact=True).check(force=True)
    visitor.enter(moment("age-2-middle"))
    question = visitor.headline.inner_text()
    visitor.time_stands()
    visitor.play(visitor.moves[0])
    # The server has said more than the page shows, until the reader has seen enough.
    visitor.until(lambda: visitor.asked, "the bot has moved")
    skip = visitor.button("table-since-skip")
    expect(skip).to_be_visible()
    expect(visitor.headline).not_to_have_text(question)
    visitor.page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    expect(visitor.headline).to_have_text(question)
    # Nobody has to do anything.
    visitor.play(visitor.moves[0])
    visitor.until(lambda: visitor.asked, "the bot has moved")
    expect(skip).to_be_visible()
    visitor.time_passes()
    expect(skip).to_have_count(0)
    expect(visitor.headline).to_have_text(question)


def passage(visitor: Visitor, text: str) -> Locator:
    """What the table itself says of the part of the game that has begun: not the log."""
    return visitor.page.get_by_role("main").get_by_text(text, exact=True).and_(visitor.page.get_by_role("paragraph"))


@pytest.mark.parametrize(("language", "size"), [("hu", PHONE), ("en", WIDE)])
def test_the_end_of_an_age_is_told_on_the_table(come: Come, language: str, size: tuple[int, int]) -> None:
    visitor = come(language, size=size)
    visitor.own_time()
    visitor.enter(moment("age-1-end"))
    visitor.time_stands()
    begun = passage(visitor, visitor.say("log-age", age=2))
    expect(begun).to_have_count(0)
    visitor.play(visitor.moves[0])
    expect(begun).to_be_in_viewport(ratio=1)
    visitor.picture(f"age-{language}")
    looks.whole(visitor)
    looks.one_language(visitor)
    looks.accessible(visitor)
    # What happened since the last move does not say it again, and on a phone it is read out.
    expect(told(visitor).get_by_text(visitor.say("log-age", age=2))).to_have_count(0)
    spoken = visitor.page.get_by_role("main").get_by_role("status").filter(has_text=visitor.say("log-age", age=2))
    expect(spoken).to_have_count(1 if size == PHONE else 0)
    visitor.page.keyboard.press("Escape")
    expect(begun).to_have_count(0)


def test_what_the_table_says_of_it_goes_by_itself(come: Come) -> None:
    visitor = come("en", still=False)
    visitor.own_time()
    visitor.visit("/settings")
    visitor.page.get_by_role("radio", name=visitor.say("shell-set-pace-none"), exact=True).check(force=True)
    visitor.enter(moment("age-1-end"))
    visitor.time_stands()
    begun = passage(visitor, visitor.say("log-age", age=2))
    visitor.play(visitor.moves[0])
    expect(begun).to_be_visible()
    visitor.time_passes()
    expect(begun).to_have_count(0)
