"""The first page: what waits for the person comes first, five games fit a window, terms and addresses are told."""

import re
from statistics import median

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.first_view import AIM, TIMES, first_view
from tests.browser.stage import LARGE, PHONE, TABLET, WIDE, House, moment
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("language", ["hu", "en"])
def test_five_games_and_their_buttons_fit_a_window(come: Come, language: str) -> None:
    visitor = come(language)
    # More tables than there is room for beside the games.
    for name in ("age-1", "age-2-middle", "age-3", "begin", "progress", "military", "civilian"):
        visitor.import_record(moment(name).record, moment(name).places())
    visitor.visit("/")
    cards = visitor.page.get_by_role("article")
    expect(cards).to_have_count(5)
    plays = visitor.page.get_by_role("article").get_by_role(
        "button",
        name=re.compile(f"^({visitor.say('shell-play-bot', count=1)}|{visitor.say('shell-play-bot', count=2)})$"),
    )
    expect(plays).to_have_count(5)
    expect(visitor.link("shell-continue")).to_have_count(5)
    for size in (WIDE, LARGE):
        visitor.resize(size)
        visitor.picture(f"five-{language}")
        looks.none([where for part in (cards, plays) for where in part.evaluate_all(looks.OUTSIDE)], "out of sight")
        looks.no_page_scroll(visitor)
        looks.legible(visitor)
        looks.whole(visitor)
    for size in (TABLET, PHONE):
        visitor.resize(size)
        visitor.picture(f"five-{language}")
        looks.no_page_scroll(visitor)
        looks.whole(visitor)
        # What waits for the person comes before the games.
        first, card = visitor.link("shell-continue").last.bounding_box(), cards.first.bounding_box()
        assert first is not None
        assert card is not None
        assert first["y"] + first["height"] <= card["y"]
    visitor.resize(WIDE)
    looks.accessible_in_both_themes(visitor)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_game_in_the_making_is_told_as_such(come: Come, language: str) -> None:
    visitor = come(language)

    def list_games(route: Route) -> None:
        route.fulfill(json=[{**game, "stage": "making"} for game in route.fetch().json()])

    told = visitor.page.get_by_role("main").get_by_text(visitor.say("shell-making"), exact=True)
    visitor.visit("/rules/seven-wonders-duel")
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    expect(told).to_have_count(0)
    visitor.page.route("**/api/games", list_games)
    visitor.page.reload()
    expect(told).to_be_visible()
    visitor.visit("/")
    expect(visitor.card.get_by_text(visitor.say("shell-making-brief"), exact=True)).to_be_visible()
    expect(visitor.card.get_by_title(visitor.say("shell-making"), exact=True)).to_be_visible()
    looks.whole(visitor)
    looks.one_language(visitor)


def rows(visitor: Visitor, heading: str) -> Locator:
    section = visitor.page.get_by_role("region", name=re.compile(f"^{re.escape(visitor.say(heading))}"))
    return section.get_by_role("listitem").filter(has=visitor.page.locator("time"))


def test_what_is_most_urgent_comes_first(come: Come) -> None:
    visitor = come("en")
    bot = {"kind": "bot", "level": "easy"}
    game = "seven-wonders-duel"
    clocks = {
        "calm": None,
        "slow": {"seconds": 86_400, "increment": 86_400},
        "urgent": {"seconds": 600, "increment": 0},
    }
    made = {
        name: visitor.ask("POST", "/tables", {"game": game, "places": [{"kind": "me"}, bot], "clock": clock})["id"]
        for name, clock in clocks.items()
    }
    over = visitor.import_record(moment("military").record, moment("military").places())
    visitor.visit("/")
    # The bot may have to begin; then it is soon the visitor's turn.
    links = rows(visitor, "shell-state-your-turn").get_by_role("link")
    expect(links).to_have_count(3)
    hrefs = [link.get_attribute("href") for link in links.all()]
    assert hrefs == [f"/table/{made[name]}" for name in ("urgent", "slow", "calm")]
    expect(rows(visitor, "shell-state-your-turn").first).to_contain_text("9 minutes left")
    others = rows(visitor, "shell-mine").get_by_role("link")
    assert [link.get_attribute("href") for link in others.all()] == [f"/table/{over}"]


@pytest.mark.parametrize("language", ["hu", "en"])
def test_open_tables_say_on_what_terms_they_are_played(come: Come, language: str) -> None:
    host, visitor = come("en"), come(language)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for clock, options in (
        (None, {}),
        ({"seconds": 1800, "increment": 20}, {"wonders": "first_game", "starter": 1}),
    ):
        wanted = {"game": "seven-wonders-duel", "places": seats, "open": True, "clock": clock, "options": options}
        host.ask("POST", "/tables", wanted)
    visitor.visit("/")
    tables = rows(visitor, "shell-open")
    expect(tables.nth(1)).to_be_visible()
    named = [f"{visitor.say(f'option-{name}')}: {visitor.say(f'value-{value}')}" for name, value in options.items()]
    special = tables.filter(has_text=named[0]).first
    for text in (visitor.say("shell-clock-calm"), *named):
        expect(special).to_contain_text(text)
    usual = tables.filter(has_text=visitor.say("shell-terms-usual")).first
    expect(usual).to_contain_text(visitor.say("shell-clock-none"))
    expect(usual.get_by_role("button", name=visitor.say("shell-sit"))).to_be_visible()
    visitor.picture(f"terms-{language}")
    looks.one_language(visitor)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_an_invitation_says_from_where_it_can_be_opened(come: Come, language: str) -> None:
    visitor = come(language)
    visitor.sit_at(visitor.import_record(moment("age-1").record, moment("age-1").places(kind="open")))
    warning = visitor.page.get_by_role("main").get_by_role("status").filter(has_text="127.0.0.1")
    expect(warning).to_have_count(0)
    visitor.button("table-invite").click()
    expect(warning).to_contain_text(f"pentapolis serve --host 0.0.0.0 --port {visitor.house.port}")
    for size in (WIDE, PHONE):
        visitor.resize(size)
        visitor.picture(f"reach-{language}")
        looks.no_page_scroll(visitor)
        looks.whole(visitor)
    looks.accessible(visitor)


def test_what_the_first_view_shows_is_asked_for_before_its_script_is_there(come: Come) -> None:
    visitor = come("hu")
    held: list[Route] = []
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.removeprefix(visitor.house.address)))

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/assets/base-*.js", hold)
    visitor.page.goto("/", wait_until="commit")
    for path in ("/assets/words-hu-", "/assets/briefs-hu-", "/api/games", "/api/tables", "/api/session"):
        visitor.until(lambda path=path: any(url.startswith(path) for url in asked), path)  # type: ignore[misc]
    for route in held:
        route.continue_()
    expect(visitor.start("shell-play-bot", count=1)).to_be_visible()
    # Nothing of it is asked for twice, nor is more than this.
    visitor.page.wait_for_load_state("networkidle")
    api = [url for url in asked if url.startswith("/api/")]
    assert sorted(api) == ["/api/games", "/api/health", "/api/session", "/api/tables"]
    assert len(asked) == len(set(asked))


@pytest.mark.slow
def test_the_first_view_comes_soon(browser: Browser, served: House, capsys: pytest.CaptureFixture[str]) -> None:
    waited = [first_view(browser, served)[0] / 1000 for _ in range(TIMES)]
    with capsys.disabled():
        print(f"first view after {median(waited):.2f} s")
    assert median(waited) <= AIM
