"""The pages around the table: accessible, whole, in one language; the rules; and how much script they need."""

import re
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.stage import PHONE, WIDE, ZOOMED, moment
from tests.browser.visitor import Visitor

BUDGET: Final = 150_000  # bytes of compressed script for the first view

PAGES: Final = {
    "lobby": "/",
    "new": "/new/seven-wonders-duel",
    "join": "/join#0123456789abcdef0123",
    "rules": "/rules/seven-wonders-duel",
    "settings": "/settings",
    "missing": "/rules/no-such-game",
}


def fit_to_look_at(visitor: Visitor, name: str) -> None:
    for language in ("hu", "en"):
        if language != visitor.language:
            visitor.speak(language)
        looks.one_language(visitor)
        for size in (PHONE, WIDE):
            visitor.resize(size)
            looks.no_page_scroll(visitor)
            looks.legible(visitor)
            looks.whole(visitor)
            visitor.picture(f"{name}-{language}")
    visitor.resize(ZOOMED)
    looks.no_page_scroll(visitor)
    if name == "rules":  # some of them are enough for the other sizes: there are hundreds, all alike
        visitor.resize(WIDE)
        looks.accessible_in_both_themes(visitor)
        visitor.page.get_by_role("searchbox").fill("discard pile")
        expect(visitor.page.locator("mark").first).to_be_visible()
    looks.accessible_in_all_sizes_and_both_themes(visitor)


def test_an_address_that_leads_nowhere_says_so_in_every_language(come: Come) -> None:
    visitor = come("hu")
    answer = visitor.page.goto(f"{visitor.house.address}/nothing/here")
    assert answer is not None
    assert answer.status == 404
    for language in ("hu", "en"):
        expect(visitor.page.locator(f"p[lang={language}]")).to_be_visible()
    assert [fault for fault in visitor.notes() if "/nothing/here" not in fault] == []
    visitor.page.get_by_role("link", name="Pentapolis").click()
    expect(visitor.page.locator("main h1").first).to_be_attached()


@pytest.mark.parametrize("name", PAGES)
def test_every_page(come: Come, name: str) -> None:
    visitor = come("hu", regular=True)
    if name == "lobby":
        for at in ("age-1", "military"):
            visitor.import_record(moment(at).record, moment(at).places())
        other = come("hu")
        other.ask(
            "POST",
            "/tables",
            {"game": "seven-wonders-duel", "places": [{"kind": "me"}, {"kind": "open"}], "open": True},
        )
    visitor.visit(PAGES[name])
    if name == "lobby":
        expect(visitor.link("shell-continue")).to_be_visible()
        expect(visitor.button("shell-sit").first).to_be_visible()
    fit_to_look_at(visitor, name)
    # What is not there is an error to browsers: the invitation, the rules of the game.
    expected = {"join": "/api/seat-links/look", "missing": "/api/rules/no-such-game"}.get(name)
    visitor.faults = [fault for fault in visitor.faults if expected is None or expected not in fault]


def test_a_waiting_table_and_a_replay(come: Come) -> None:
    visitor = come("hu", regular=True)
    table = visitor.import_record(moment("age-1").record, moment("age-1").places(kind="open"))
    visitor.sit_at(table)
    visitor.button("table-invite").click()
    expect(visitor.page.get_by_role("main").get_by_role("textbox")).to_be_visible()
    fit_to_look_at(visitor, "waiting")
    visitor.speak("hu")
    over = visitor.import_record(moment("shared").record, moment("shared").places())
    visitor.visit(f"/table/{over}/replay?ply=40")
    expect(visitor.page.get_by_role("slider")).to_have_value("40")
    fit_to_look_at(visitor, "replay")


@pytest.mark.parametrize(
    ("language", "word", "found"), [("hu", "dobópakli", "dobópakli"), ("en", "discard pile", "discard")]
)
def test_the_rules_are_found_by_words(come: Come, language: str, word: str, found: str) -> None:
    visitor = come(language)
    visitor.visit("/rules/seven-wonders-duel")
    search = visitor.page.get_by_role("searchbox", name=visitor.say("shell-rules-search"))
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    everything = visitor.page.get_by_role("article").count()
    search.fill(word)
    articles = visitor.page.get_by_role("article")
    expect(articles.first.locator("mark").first).to_have_text(re.compile(found, re.IGNORECASE))
    assert 0 < articles.count() < everything
    expect(visitor.page.get_by_role("status")).to_have_text(visitor.say("shell-rules-found", count=articles.count()))
    search.fill("xyzzy")
    expect(articles).to_have_count(0)
    visitor.button("shell-rules-clear").click()
    expect(articles).to_have_count(everything)


@pytest.mark.parametrize("page", ["lobby", "table"])
def test_the_first_view_needs_little_script(come: Come, page: str) -> None:
    visitor = come("hu")
    path = "/"
    if page == "table":
        path = f"/table/{visitor.import_record(moment('age-1').record, moment('age-1').places())}"
    scripts: list[Response] = []

    def note(answer: Response) -> None:
        if answer.url.endswith(".js"):
            scripts.append(answer)

    visitor.page.on("response", note)
    visitor.visit(path)
    visitor.page.wait_for_load_state("networkidle")
    assert scripts
    assert {answer.header_value("content-encoding") for answer in scripts} == {"gzip"}
    assert sum(answer.request.sizes()["responseBodySize"] for answer in scripts) <= BUDGET
