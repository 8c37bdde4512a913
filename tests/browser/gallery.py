"""Pictures of every page and every phase to look at: `python -m tests.browser.gallery [WORD...]`.

All sizes, colours and languages, in `build/gallery`; with words only those whose name has one of them: `dark`,
`conflict+1920` for both. Games are fixed, so what differs between two runs is the look.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from pentapolis.games.through_the_ages.table import ThroughTheAges
from tests.browser import test_empires_end, test_imperium, test_the_capitals, test_through_the_ages
from tests.browser.stage import LARGE, PHONE, ROOT, TABLET, WIDE, House, Moment, house, launch, moment
from tests.browser.test_empires_end import Ruler
from tests.browser.test_the_capitals import Mayor
from tests.browser.test_through_the_ages import Statesman
from tests.browser.visitor import Visitor

FOLDER: Final = ROOT / "build" / "gallery"
SIZES: Final = (PHONE, TABLET, WIDE, LARGE)
LANGUAGES: Final = ("hu", "en")
THEMES: Final = ("light", "dark")
DUEL: Final = (
    "draft", "age-1", "age-1-middle", "age-2-middle", "age-3-middle", "age-3-end", "begin", "progress", "library",
    "destroy", "revive", "near-military", "civilian",
)  # fmt: skip
EMPIRES: Final = (*test_empires_end.LOOKS, "industry-of-two", "conflict-of-two", "economy-of-two")
AGES: Final = (*test_through_the_ages.LOOKS, *test_through_the_ages.SELDOM)
Show = Callable[[Visitor], None]


def lobby(visitor: Visitor) -> None:
    """With tables of one's own, and one that is open."""
    for name in ("age-1", "military"):
        visitor.import_record(moment(name).record, moment(name).places())
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    visitor.ask("POST", "/tables", {"game": "seven-wonders-duel", "places": seats, "clock": {"seconds": 900}})
    visitor.visit("/")
    expect(visitor.link("shell-continue").first).to_be_visible()


def page(path: str) -> Show:
    return lambda visitor: visitor.visit(path)


def at(found: Callable[[str], Moment], name: str) -> Show:
    def show(visitor: Visitor) -> None:
        visitor.enter(found(name))
        visitor.until(lambda: visitor.over or visitor.asked, "there is something to see")
        if visitor.over:
            expect(visitor.page.get_by_role("img", name=visitor.say("table-course"))).to_be_visible()

    return show


def chosen(name: str) -> Show:
    def show(visitor: Visitor) -> None:
        at(moment, name)(visitor)
        visitor.choose(visitor.moves[0])

    return show


def capital(name: str) -> Show:
    """Where tiles are taken one is chosen, so that its cells are seen."""

    def show(visitor: Visitor) -> None:
        assert isinstance(visitor, Mayor)
        at(test_the_capitals.moment, name)(visitor)
        if not visitor.over and visitor.view["question"] == "ask-take":
            visitor.click(visitor.keyed(f"tile:{visitor.moves[-1].split(':')[1]}"))

    return show


def opened(name: str) -> Show:
    """A rival's city lies open over the own one."""

    def show(visitor: Visitor) -> None:
        assert isinstance(visitor, Mayor)
        capital(name)(visitor)
        visitor.click(visitor.page.locator("main button.mini").first)

    return show


def beside(found: Callable[[str], Moment], name: str) -> Show:
    """The rules lie beside the table."""

    def show(visitor: Visitor) -> None:
        at(found, name)(visitor)
        visitor.page.get_by_role("banner").get_by_role("link", name=visitor.say("shell-rules")).click()
        rules = visitor.page.get_by_role("region", name=visitor.say("shell-rules"), exact=True)
        expect(rules.get_by_role("article").first).to_be_visible()

    return show


def views() -> Iterator[tuple[str, type[Visitor], Show]]:
    """What is shown: name, who looks, and the way there."""
    yield "lobby", Visitor, lobby
    for name, path in {
        "new": "/new/empires-end",
        "rules": "/rules/seven-wonders-duel",
        "settings": "/settings",
        "parts": "/rules/parts",
    }.items():
        yield name, Visitor, page(path)
    for name in DUEL:
        yield f"duel-{name}", Visitor, at(moment, name)
    yield "duel-chosen", Visitor, chosen("age-2-middle")
    yield "duel-rules-beside", Visitor, beside(moment, "age-2-middle")
    for name in EMPIRES:
        yield f"empires-{name}", Ruler, at(test_empires_end.moment, name)
    for name in (*test_imperium.LOOKS, *test_imperium.SELDOM):
        yield f"imperium-{name}", test_imperium.Ruler, at(test_imperium.moment, name)
    for name in test_the_capitals.MOMENTS:
        yield f"capitals-{name}", Mayor, capital(name)
    yield "capitals-opened", Mayor, opened("bots-late")
    yield "empires-rules-beside", Ruler, beside(test_empires_end.moment, "industry")
    for name in AGES:
        yield f"ages-{name}", Statesman, at(test_through_the_ages.moment, name)
    yield "ages-fullest", Statesman, pretended(test_through_the_ages.fullest)
    yield "ages-usual", Statesman, pretended(test_through_the_ages.usual)


def pretended(table: Callable[[], ThroughTheAges]) -> Show:
    """A position that was put together."""

    def show(visitor: Visitor) -> None:
        assert isinstance(visitor, Statesman)
        test_through_the_ages.enter_pretended(visitor, table())

    return show


def asked_for(file: str, wanted: list[str]) -> bool:
    """Of `conflict+1920` both must be in the name."""
    return not wanted or any(all(part in file for part in word.split("+")) for word in wanted)


def take(browser: Browser, served: House, kind: type[Visitor], name: str, show: Show, wanted: list[str]) -> None:
    """One visitor for all sizes and colours of a view in one language."""
    for language in LANGUAGES:
        names = {
            (size, theme): f"{name}-{size[0]}x{size[1]}-{theme}-{language}" for theme, size in product(THEMES, SIZES)
        }
        if not any(asked_for(file, wanted) for file in names.values()):
            continue
        visitor = kind(browser, served, language)
        show(visitor)
        for (size, theme), file in names.items():
            if not asked_for(file, wanted):
                continue
            visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            visitor.resize(size)
            visitor.put_mouse_away()
            visitor.page.screenshot(path=FOLDER / f"{file}.png", animations="disabled", caret="hide")
            print(file, flush=True)
        faults = visitor.notes()
        visitor.close()
        if faults:
            raise RuntimeError(f"{name}: {faults}")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as served, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, kind, show in views():
            take(browser, served, kind, name, show, wanted)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
