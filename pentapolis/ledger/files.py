"""Where the ledgers are: docs/rules in a checkout, pentapolis/_rules in an installed package."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from pentapolis.ledger.errors import LedgerError
from pentapolis.ledger.markers import named_rules
from pentapolis.ledger.model import Ledger
from pentapolis.ledger.parser import parse

_PACKAGE: Final = Path(__file__).resolve().parents[1]
PLACES: Final = (_PACKAGE.parent / "docs" / "rules", _PACKAGE / "_rules")
_SLUG: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


def ledger(slug: str) -> Ledger:
    """The ledger of the game with this slug, such as "seven-wonders-duel"; LedgerError if there is none."""
    path = _files().get(slug.replace("_", "-")) if _SLUG.fullmatch(slug) else None
    if path is None:
        known = ", ".join(slugs()) or "none found"
        raise LedgerError(f"there is no rule ledger for {slug!r}; ledgers: {known}")
    return _read(path)


def slugs() -> list[str]:
    """The slugs of the games that have a ledger."""
    return sorted(_files())


def unknown_ids(tests_dir: Path) -> dict[str, list[str]]:
    """Ids that tests name and no ledger has, with those tests.

    A single ledger knows only its own prefix and would overlook a wrong one.
    """
    books = [ledger(slug) for slug in slugs()]
    return {
        rule_id: tests
        for rule_id, tests in named_rules(tests_dir).items()
        if not any(rule_id in book.entries for book in books)
    }


@cache
def _read(path: Path) -> Ledger:
    return parse(path.read_text(encoding="utf-8"), path)


def _files() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for place in PLACES:
        for path in sorted(place.glob("*.md")):
            if path.stem != "README":
                found.setdefault(path.stem.replace("_", "-"), path)
    return found
