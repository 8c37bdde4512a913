"""Every screen that the documentation shows is what the program prints.

A `console` block begins with the command line after `$`. What is typed stands after the prompt `>`, and a line
with nothing but `…` leaves something out.
"""

import re
import shlex
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from pentapolis.cli.application import app
from tests.docs import PAGES, Block, blocks

pytestmark = pytest.mark.both_modes

SCREENS: Final = [(page, block) for page in PAGES for block in blocks(page, "console")]
PROMPT: Final = re.compile(r"^> ?(.*)\n", re.MULTILINE)
COMMAND: Final = "$ pentapolis "


def named(example: object) -> str:
    return f"line {example.line}" if isinstance(example, Block) else str(example)


def trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.split("\n"))


def printed(command: str, typed: list[str], data: Path) -> str:
    """What the program prints on a terminal of 80 columns and 40 lines."""
    environment = {
        "XDG_DATA_HOME": str(data),
        "COLUMNS": "80",
        "LINES": "40",
        "LC_ALL": "C",
        "NO_COLOR": "1",
    }
    lines = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, shlex.split(command), input=lines, env=environment)
    assert result.exit_code == 0, result.output
    return trimmed(result.stdout)


def missing(shown: str, output: str) -> str:
    """The first part of a screen that the output does not have, in this order; empty when all is there."""
    at = 0
    for part in re.split(r"^…\n", shown, flags=re.MULTILINE):
        # Nobody sees the keyboard in the output: after the prompt comes the answer.
        wanted = trimmed(PROMPT.sub("> ", part)).rstrip()
        found = output.find(wanted, at)
        if found < 0:
            return wanted
        at = found + len(wanted)
    return ""


def test_both_languages_are_shown() -> None:
    assert {("--lang hu" in block.text.splitlines()[0]) for _, block in SCREENS} == {True, False}


@pytest.mark.parametrize(("page", "block"), SCREENS, ids=named)
def test_screen(page: str, block: Block, tmp_path: Path) -> None:
    first, shown = block.text.split("\n", 1)
    assert first.startswith(COMMAND), f"{page}: {first}"
    typed = [line for line in PROMPT.findall(shown) if line]
    output = printed(first.removeprefix(COMMAND), typed, tmp_path)
    lost = missing(shown, output)
    assert not lost, f"{page}, line {block.line}: not printed any more:\n{lost}\n\nprinted is:\n{output}"


def test_an_untrue_screen_is_noticed() -> None:
    assert missing("one\n…\n> x\ntwo\n", "one\nmore\n> two") == ""
    assert missing("two\n…\none\n", "one\ntwo\n") == "one"
