"""The views that the browser's tests draw are those the engine makes now."""

import pytest

from tests.server.imperium_fixtures import FOLDER, fixtures

MADE = fixtures()


@pytest.mark.parametrize("name", sorted(MADE))
def test_fixture_is_current(name: str) -> None:
    stored = (FOLDER / name).read_text(encoding="utf-8")
    assert stored == MADE[name], "run python -m tests.server.imperium_fixtures"


def test_nothing_else_is_stored() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(MADE)
