"""Games are played once for all tests of words."""

import pytest

from tests.words.heard import Heard, listen


@pytest.fixture(scope="session")
def heard() -> Heard:
    return listen()
