"""The words of drawn tables: each is used, and each that is used exists."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import pentapolis

PACKAGE = Path(pentapolis.__path__[0])
SHARED = PACKAGE / "terminal"
DRAWN = sorted(path.parent for path in PACKAGE.glob("games/*/terminal.py"))


def message_ids(folder: Path) -> set[str]:
    """The messages of a drawing: of a folder's texts, those called `terminal-...`."""
    found: set[str] = set()
    for path in folder.rglob("en.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return {message for message in found if message.startswith("terminal-")}


def named_in(*folders: Path) -> tuple[set[str], tuple[str, ...]]:
    """The messages that the code names, and the beginnings to which it adds an id."""
    sources = [path for folder in folders for path in folder.glob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    whole = set(re.findall(r"""["'](terminal-[a-z-]*[a-z])["']""", code))
    return whole, tuple(re.findall(r"""f["'](terminal-[a-z-]*-)\{""", code))


def test_games_are_found() -> None:
    assert {"seven_wonders_duel", "empires_end"} <= {folder.name for folder in DRAWN}


@pytest.mark.parametrize("game", DRAWN, ids=lambda folder: folder.name)
def test_every_text_of_a_drawing_is_used_and_every_one_used_exists(game: Path) -> None:
    whole, beginnings = named_in(game, SHARED)
    own, shared = message_ids(game), message_ids(SHARED)
    assert own
    assert whole - own - shared == set()
    assert {message for message in own if message not in whole and not message.startswith(beginnings)} == set()


def test_every_shared_text_is_used_by_a_drawing() -> None:
    whole, _ = named_in(SHARED, *DRAWN)
    assert message_ids(SHARED) - whole == set()
