"""Somebody who has never been here plays: by mouse in both languages, and to the end by mouse or by keyboard alone."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor, pick

MOST_CLICKS: Final = 3
MOST_TABS: Final = 200
FEW: Final = 14  # moves: the draft, and some of the first age
BY_BOARD: Final = (4, 20)  # up to these moves the keyboard goes over the board; the bar is nearer


def verdict(visitor: Visitor) -> str:
    winners = visitor.now["info"]["result"]["winners"]
    if len(winners) > 1:
        return visitor.say("table-won-shared", players=winners)
    if winners == [visitor.now["seat"]]:
        return visitor.say("table-won-you")
    return visitor.say("table-won", player=winners[0])


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_newcomer_plays_by_mouse(come: Come, language: str) -> None:
    visitor = come(language)
    visitor.visit("/")
    visitor.picture("lobby")
    if language == "en":  # the levels are told apart elsewhere; this one decides quickly
        visitor.page.get_by_role("radio", name=visitor.say("level-easy"), exact=True).check(force=True)
    visitor.click(visitor.start("shell-play-bot", count=1))
    assert visitor.wait_turn()
    looks.one_language(visitor)
    played = visitor.moves[0]
    visitor.play(played)
    assert visitor.clicks <= MOST_CLICKS
    expect(visitor.log.get_by_role("button").last).to_be_visible()
    if language == "en":  # to the end it is played by mouse in Hungarian, and by keys in English
        visitor.play_on(lambda: visitor.ply > FEW)
        looks.one_language(visitor)
        return
    visitor.play_on()
    expect(visitor.headline).to_have_text(verdict(visitor))
    result = visitor.page.get_by_role("region", name=visitor.say("table-end"), exact=True).inner_text()
    for score in visitor.now["view"]["scores"]:
        assert str(score) in result
    visitor.pictures("result")
    looks.one_language(visitor)
    assert visitor.log.get_by_role("button").count() > visitor.ply


ACTIVE: Final = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const style = getComputedStyle(active);
  return {
    name: (active.getAttribute("aria-label") ?? active.innerText ?? "").trim(),
    ring: active.matches(":focus-visible") && (style.outlineStyle !== "none" || style.boxShadow !== "none"),
  };
}"""


class Keys:
    """Somebody without a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.press = visitor.page.keyboard.press

    def focused(self) -> str:
        """What has the focus; it must be something, and be seen."""
        active = self.visitor.page.evaluate(ACTIVE)
        assert active is not None, "the keyboard is lost"
        assert active["ring"], f"nobody sees that the keyboard is at {active['name']}"
        return str(active["name"])

    def tab_to(self, start: str) -> None:
        """Tab until something is focused whose name begins like that."""
        for _ in range(MOST_TABS):
            self.press("Tab")
            active = self.visitor.page.evaluate(ACTIVE)
            if active is not None and active["name"].startswith(start):
                self.focused()
                return
        raise AssertionError(f"no way to {start!r} with Tab")

    def tab_onto(self, target: Locator) -> None:
        for _ in range(MOST_TABS):
            self.press("Tab")
            if target.evaluate("(element) => element === document.activeElement"):
                self.focused()
                return
        raise AssertionError(f"no way to {target} with Tab")

    def by_board(self, move: str) -> None:
        """Enter on a thing goes to its first action; arrows to the others."""
        visitor = self.visitor
        self.tab_to(visitor.thing_name(*visitor.chooses(move)))
        self.press("Enter")
        visitor.settle()
        for _ in range(MOST_TABS):
            if self.focused().startswith(visitor.say_move(move)):
                break
            self.press("ArrowDown")
        self.press("Enter")

    def by_bar(self, move: str) -> None:
        """All possible moves are in the question bar."""
        visitor = self.visitor
        summary = visitor.question.get_by_text(visitor.say("table-all-moves", count=len(visitor.moves)), exact=True)
        if summary.is_visible() and not visitor.question.get_by_text(visitor.say_move(move), exact=True).is_visible():
            self.tab_to(visitor.say("table-all-moves", count=len(visitor.moves)))
            self.press("Enter")
            visitor.settle()
        self.tab_to(visitor.say_move(move))
        self.press("Enter")


def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    visitor = come("en")
    visitor.visit("/")
    keys = Keys(visitor)
    keys.tab_onto(visitor.page.get_by_role("radio", checked=True))
    keys.press("ArrowLeft")
    expect(visitor.page.get_by_role("radio", name=visitor.say("level-easy"), exact=True)).to_be_checked()
    keys.tab_onto(visitor.start("shell-play-bot", count=1))
    keys.press("Enter")
    turns = 0
    while visitor.wait_turn():
        move = pick(visitor.moves, visitor.ply)
        before = visitor.now["seq"]
        if turns in BY_BOARD:
            keys.by_board(move)
        else:
            keys.by_bar(move)
        visitor.until(lambda before=before: visitor.now["seq"] > before, f"{move} was played")  # type: ignore[misc]
        visitor.settle()
        keys.focused()
        turns += 1
    assert turns > 8  # a supremacy may come early
    expect(visitor.headline).to_have_text(verdict(visitor))
    looks.one_language(visitor)
    assert visitor.clicks == 0
