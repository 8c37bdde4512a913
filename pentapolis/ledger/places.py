"""Where code names the rules it implements, read from its source without importing it.

Ids stand in full in docstrings, comments and literals, beside what they are about: `SWD-WON-04`, never `-04` after
another id. A rule that needs no code says so where one would look for it: "SWD-FLOW-01 holds by construction". A place
is a line with the class and function around it, so that a person finds the code of a rule and the rule of some code.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pentapolis.ledger.errors import LedgerError
from pentapolis.ledger.model import RULE_ID, Kind, Ledger, Rule

#: An id of which only the end is written: no search for the id finds it.
SHORT: Final = re.compile(rf"{RULE_ID.pattern}(?:,| and| to)\s+(?P<short>-\d+)|\bgap (?P<gap>G\d+)")

Scope = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Place:
    """A line of a file that names a rule."""

    file: Path
    line: int
    scope: str  # "Turn.play"; "" outside of classes and functions

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def named_in_code(folder: Path) -> dict[str, list[Place]]:
    """Every id that the Python files of a folder write out, with its places."""
    named: dict[str, list[Place]] = {}
    for path in _sources(folder):
        text = path.read_text(encoding="utf-8")
        scopes = list(_scopes(_parsed(path, text), ""))
        for number, line in enumerate(text.splitlines(), 1):
            for rule_id in dict.fromkeys(RULE_ID.findall(line)):
                named.setdefault(rule_id, []).append(Place(path, number, _around(scopes, number)))
    return named


def without_code(book: Ledger, folder: Path) -> list[Rule]:
    """Rules that no code of the game names. Worked examples are for tests, gaps stand behind the rules they decide."""
    named = named_in_code(folder)
    return [rule for rule in book.rules if rule.kind is Kind.RULE and rule.id not in named]


def shortened_ids(folder: Path) -> list[str]:
    """Lines with an id that is not written out, as `file:line: what is written`."""
    return [
        f"{path}:{number}: {found['short'] or found['gap']}"
        for path in _sources(folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for found in SHORT.finditer(line)
    ]


def _sources(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    if not found:
        raise LedgerError(f"{folder} has no Python files")
    return found


def _parsed(path: Path, text: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        raise LedgerError(f"{path}:{error.lineno}: not Python: {error.msg}") from error


def _scopes(node: ast.AST, name: str) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every class and function, the outer before the inner."""
    for child in ast.iter_child_nodes(node):
        inner = name
        if isinstance(child, Scope):
            inner = f"{name}.{child.name}".lstrip(".")
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield first, child.end_lineno or first, inner
        yield from _scopes(child, inner)


def _around(scopes: list[tuple[int, int, str]], line: int) -> str:
    """The innermost scope of a line."""
    return next((name for first, last, name in reversed(scopes) if first <= line <= last), "")
