"""One server and one browser for each worker; for each test fresh visitors, whose every error is a failure."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.stage import House, house, launch
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def come(browser: Browser, served: House, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Somebody comes: `come("hu", size=PHONE)`. To another server with `house`."""
    here: list[Visitor] = []

    def arrive(language: str = "en", house: House = served, **how: object) -> Visitor:
        visitor = Visitor(browser, house, language, test=request.node.name, **how)  # type: ignore[arg-type]
        here.append(visitor)
        return visitor

    yield arrive
    faults = [fault for visitor in here for fault in visitor.notes()]
    for visitor in here:
        visitor.close()
    assert not faults, "the page complained:\n" + "\n".join(faults)
