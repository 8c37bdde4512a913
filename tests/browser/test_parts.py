"""The parts that boards are composed of, in every state on one page: seen, heard, by mouse and by keys."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from pentapolis.words import Words
from tests.browser import looks
from tests.browser.stage import PHONE, ROOT, WIDE, House
from tests.browser.visitor import Visitor

TEXTS: Final = tuple(ROOT / "web" / "src" / "text" / part for part in ("shell", "table", "parts"))


@cache
def words_of_parts(language: str) -> Words:
    return Words(language, TEXTS)


class Developer(Visitor):
    """Somebody who looks at the parts."""

    def say(self, message: str, **args: object) -> str:
        return words_of_parts(self.language).say(message, args, self.names)

    def come(self) -> None:
        self.visit("/rules/parts")
        expect(self.page.get_by_role("heading", name=self.say("parts-title"), exact=True)).to_be_visible()

    @property
    def plan(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("parts-plan"), exact=True)

    def cell(self, number: int) -> Locator:
        return self.plan.get_by_role("button", name=self.say("parts-cell", number=str(number)), exact=True)

    def box(self, number: int) -> dict[str, float]:
        """Where a cell is, once it has stopped moving."""
        self.settle()
        found = self.cell(number).bounding_box()
        assert found is not None
        return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


@pytest.fixture
def developer(browser: Browser, served: House) -> Callable[..., Developer]:
    def arrive(language: str = "en", size: tuple[int, int] = WIDE) -> Developer:
        made = Developer(browser, served, language, size=size)
        made.come()
        return made

    return arrive


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_part_is_legible_whole_and_usable(developer: Callable[..., Developer], language: str) -> None:
    visitor = developer(language)
    looks.one_language(visitor)
    for size in looks.SIZES:
        visitor.resize(size)
        looks.legible(visitor)
        looks.whole(visitor)
        looks.no_page_scroll(visitor)
        visitor.picture(f"parts-{language}")
    looks.accessible_in_all_sizes_and_both_themes(visitor)
    assert not visitor.notes()
    visitor.close()


def test_a_plan_is_enlarged_moved_and_shown_whole_with_the_mouse(developer: Callable[..., Developer]) -> None:
    visitor = developer()
    visitor.plan.scroll_into_view_if_needed()
    whole = visitor.box(9)
    for _ in range(3):
        visitor.button("table-plan-closer").click()
    larger = visitor.box(9)
    assert larger["width"] > whole["width"] * 1.8
    frame = visitor.plan.bounding_box()
    assert frame is not None
    x, y = frame["x"] + 60, frame["y"] + 60
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x + 50, y + 30, steps=6)
    visitor.page.mouse.up()
    moved = visitor.box(9)
    assert moved["y"] > larger["y"] + 20
    # A drag is no click: nothing is explained by it.
    expect(visitor.page.get_by_role("note")).to_have_count(0)
    visitor.page.mouse.wheel(0, 300)
    visitor.until(lambda: visitor.box(9)["width"] < moved["width"], "the wheel makes it smaller")
    visitor.button("table-plan-whole").click()
    assert visitor.box(9) == whole
    assert not visitor.notes()
    visitor.close()


def test_a_plan_is_walked_and_enlarged_by_keys(developer: Callable[..., Developer]) -> None:
    visitor = developer(size=PHONE)
    visitor.cell(8).focus()
    before = visitor.box(8)
    for key in ("+", "+", "+"):
        visitor.page.keyboard.press(key)
    assert visitor.box(8)["width"] > before["width"] * 1.8
    for key, number in (("ArrowRight", 9), ("ArrowRight", 10), ("ArrowDown", 16), ("ArrowLeft", 15), ("ArrowUp", 9)):
        visitor.page.keyboard.press(key)
        expect(visitor.cell(number)).to_be_focused()
        # What has the focus is in the window, however large the plan is.
        frame, box = visitor.plan.bounding_box(), visitor.box(number)
        assert frame is not None
        assert box["x"] >= frame["x"] - 1
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
    visitor.page.keyboard.press("0")
    assert visitor.box(8)["width"] == before["width"]
    assert not visitor.notes()
    visitor.close()


def test_several_are_picked_and_amounts_are_put_together(developer: Callable[..., Developer]) -> None:
    visitor = developer("hu")
    offer = visitor.page.get_by_role("group", name=visitor.say("parts-choose"), exact=True)
    give = offer.get_by_role("button", name=visitor.say("parts-give"), exact=True)
    expect(give).to_have_attribute("aria-disabled", "true")
    offer.get_by_role("button", name=re.compile(f"^{visitor.say('parts-library')}")).click()
    # There are two already: a third one is not taken.
    offer.get_by_role("button", name=re.compile(f"^{visitor.say('parts-guild')}")).click(force=True)
    expect(offer.get_by_role("button", pressed=True)).to_have_count(2)
    expect(offer.get_by_role("status")).to_have_text(visitor.say("parts-tally", count=2))
    give.click()
    played = visitor.page.get_by_text(visitor.say("parts-played", move="mill + library"), exact=True)
    expect(played).to_be_visible()

    bid = visitor.page.get_by_role("group", name=visitor.say("parts-bid"), exact=True)
    more = bid.get_by_role("button", name=visitor.say("parts-more"), exact=True)
    more.focus()
    visitor.page.keyboard.press("End")
    expect(more).to_have_attribute("aria-disabled", "true")
    visitor.page.keyboard.press("ArrowDown")
    bid.get_by_role("button", name=visitor.say("parts-commit", count=4), exact=True).click()
    text = visitor.say("parts-played", move=visitor.say("parts-commit", count=4))
    expect(visitor.page.get_by_text(text, exact=True)).to_be_visible()
    assert not visitor.notes()
    visitor.close()


@pytest.mark.parametrize("keys", [False, True])
def test_two_clicks_choose_a_thing_and_where_it_goes(developer: Callable[..., Developer], keys: bool) -> None:
    visitor = developer()
    table = visitor.page.get_by_role("group", name=visitor.say("parts-table"), exact=True)

    def press(name: str) -> None:
        target = table.get_by_role("button", name=name, exact=True)
        if keys:
            target.focus()
            visitor.page.keyboard.press("Enter")
        else:
            target.click()

    mill, library = visitor.say("parts-mill"), visitor.say("parts-library")
    spots = [visitor.say("parts-cell", number=str(number)) for number in (1, 2, 3)]
    press(mill)
    expect(table.get_by_role("button", name=mill, exact=True)).to_have_attribute("aria-pressed", "true")
    # Only what goes with it can be pressed now, besides itself.
    expect(table.locator("button[aria-pressed=false]")).to_have_count(2)
    press(mill)
    expect(table.get_by_role("button", pressed=True)).to_have_count(0)
    press(library)
    press(spots[2])
    text = visitor.say("parts-played", move="place:library:3")
    expect(visitor.page.get_by_text(text, exact=True)).to_be_visible()
    assert not visitor.notes()
    visitor.close()


def test_nothing_is_explained_under_a_resting_mouse(developer: Callable[..., Developer]) -> None:
    visitor = developer()
    table = visitor.page.get_by_role("group", name=visitor.say("parts-table"), exact=True)
    target = table.get_by_role("button", name=visitor.say("parts-mill"), exact=True)
    target.click()
    visitor.page.wait_for_timeout(900)
    expect(visitor.page.get_by_role("note")).to_have_count(0)
    visitor.put_mouse_away()
    target.hover()
    expect(visitor.page.get_by_role("note")).to_have_count(1)
    assert not visitor.notes()
    visitor.close()
