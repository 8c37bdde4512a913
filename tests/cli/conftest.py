"""Running the command line as a person does: arguments in, lines typed, text out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pentapolis.cli.application import app

Run = Callable[..., Any]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The user's data folder."""
    return tmp_path / "data"


@pytest.fixture
def run(data: Path) -> Run:
    """`run("play", "--lang", "hu", typed=["1"])`; the result has `stdout`, `stderr` and `exit_code`."""

    def invoke(*arguments: str, typed: list[str] | None = None, columns: int = 100, lang: str = "C") -> Any:
        environment = {
            "XDG_DATA_HOME": str(data),
            "COLUMNS": str(columns),
            "LINES": "40",
            "LC_ALL": lang,
            "NO_COLOR": "1",
        }
        lines = "".join(f"{line}\n" for line in typed or [])
        return CliRunner().invoke(app, list(arguments), input=lines, env=environment)

    return invoke


@pytest.fixture
def saved(data: Path) -> Callable[[], Path]:
    """The file of the only game played."""

    def find() -> Path:
        (path,) = (data / "pentapolis" / "games").glob("*.json")
        return path

    return find
