"""The pages of the documentation, and what is written in them: blocks, commands, names."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pentapolis.ledger import ledger, slugs

ROOT: Final = Path(__file__).parents[2]
#: Every page people read, but for the ledgers themselves: `pentapolis.ledger` checks those.
PAGES: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "pentapolis/games/*/README.md")
    for path in ROOT.glob(pattern)
    if path.name == "README.md" or ROOT / "docs" / "rules" not in path.parents
)

#: An id of any game's rule, in the text of a page.
RULE: Final = re.compile(rf"\b(?:{'|'.join(ledger(slug).prefix for slug in slugs())})-\d?[A-Z]+-\d\d\b")

_FENCED: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line of the page where the text begins."""

    language: str
    text: str
    line: int


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[Block]:
    text = text_of(page)
    found = [Block(match[1], match[2], text.count("\n", 0, match.start(2))) for match in _FENCED.finditer(text)]
    return [block for block in found if block.language == language]


def outside_fences(page: str) -> str:
    return _FENCED.sub("", text_of(page))


def inline_code(page: str) -> list[str]:
    """What stands between backticks in running text."""
    return _INLINE.findall(outside_fences(page))


def code_lines(page: str) -> list[str]:
    """Inline code, and the lines of indented blocks, which show commands."""
    indented = [line.strip() for line in outside_fences(page).splitlines() if line.startswith("    ")]
    return inline_code(page) + indented


def section(page: str, heading: str) -> str:
    """What stands between a heading and the next one of its level or above."""
    text = text_of(page)
    assert f"\n{heading}\n" in text, f"{page} has no heading {heading!r}"
    below = text.split(f"\n{heading}\n", 1)[1]
    level = len(heading) - len(heading.lstrip("#"))
    return re.split(rf"^#{{1,{level}}} ", below, maxsplit=1, flags=re.MULTILINE)[0]


def table_column(page: str, heading: str, column: int = 0) -> list[str]:
    """A column of the first table below a line that begins with `heading`, without backticks."""
    text = text_of(page)
    assert f"\n{heading}" in text, f"{page} has no line {heading!r}"
    below = text[text.index(f"\n{heading}") + 1 :]
    rows = []
    for line in below.splitlines():
        if line.startswith("|"):
            rows.append(line.strip("|").split("|")[column].strip().replace("`", ""))
        elif rows:
            break
    return rows[2:]  # without the head and the rule below it
