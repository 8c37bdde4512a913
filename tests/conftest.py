"""Tests are no table: a sentence that cannot be said is an error here, in every process a test starts.

On several workers the long tests come first.
"""

import os

import pytest

from pentapolis.words import STRICT
from tests.order import dealt

os.environ[STRICT] = "1"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    worker: dict[str, int] | None = getattr(config, "workerinput", None)  # of pytest-xdist
    if worker is not None:
        items[:] = dealt(((item.location[0], item) for item in items), worker["workercount"])
