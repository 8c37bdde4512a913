"""Games are played once for all tests of words."""

import pytest

from tests.words.heard import CAPITALS, DUEL, EMPIRES, Heard, listen


@pytest.fixture(scope="session")
def heard() -> Heard:
    """What games of 7 Wonders Duel say."""
    return listen(DUEL)


@pytest.fixture(scope="session")
def heard_empires() -> Heard:
    """What games of Empire's End say."""
    return listen(EMPIRES)


@pytest.fixture(scope="session")
def heard_capitals() -> Heard:
    """What games of The Capitals say."""
    return listen(CAPITALS)
