"""One server and one browser a worker; for each test fresh visitors, whose every error is a failure."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.stage import House, house, launch
from tests.browser.visitor import Visitor

V = TypeVar("V", bound=Visitor)
Come = Callable[..., Visitor]
Regulars = dict[tuple[type[Visitor], str], Visitor]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before other tests come: as long as it is there an event loop runs, and they could run none."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def regulars(browser: Browser) -> Iterator[Regulars]:
    """Those who come again and again, by what they are and speak: their browser has loaded the pages before."""
    known: Regulars = {}
    yield known
    for visitor in known.values():
        visitor.close()


@contextmanager
def door(
    kind: type[V], browser: Browser, served: House, regulars: Regulars, request: pytest.FixtureRequest
) -> Iterator[Callable[..., V]]:
    """Lets visitors of a kind in; after the test nothing they noted may be a fault of the page."""
    here: list[V] = []
    back: list[V] = []

    def arrive(language: str = "en", house: House = served, regular: bool = False, **how: object) -> V:
        known = regulars.pop((kind, language), None) if regular else None
        if known is None:
            visitor = kind(browser, house, language, test=request.node.name, **how)  # type: ignore[arg-type]
        else:
            assert isinstance(known, kind)
            visitor = known
            visitor.test = request.node.name
        (back if regular else here).append(visitor)
        return visitor

    yield arrive
    faults = [fault for visitor in [*here, *back] for fault in visitor.notes()]
    for visitor in here:
        visitor.close()
    for visitor in back:
        try:
            visitor.start_over()
        except Error:  # whatever became of its page: the next test gets a new one
            visitor.close()
        else:
            faults += visitor.notes()
            regulars[kind, visitor.language] = visitor
    assert not faults, "the page complained:\n" + "\n".join(faults)


def coming(kind: type[V]) -> Callable[..., Iterator[Callable[..., V]]]:
    """The fixture by which visitors of a kind come to the tests of a module: `come = coming(Ruler)`."""

    @pytest.fixture
    def come(
        browser: Browser, served: House, regulars: Regulars, request: pytest.FixtureRequest
    ) -> Iterator[Callable[..., V]]:
        """Somebody comes: `come("hu", size=PHONE)`. To another server with `house`.

        Tests that only look at pages ask for a regular: somebody new in a browser that need not load everything again.
        """
        with door(kind, browser, served, regulars, request) as arrive:
            yield arrive

    return come


come = coming(Visitor)
