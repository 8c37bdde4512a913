"""Where the ledgers are: docs/rules in a checkout, pentapolis/_rules in an installed package.

The English ledger of a game lies there itself and is the one tests are counted against; the same entries in another
language lie in a folder named after that language.
"""

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
LANGUAGES: Final = ("en", "hu")
_SLUG: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


def ledger(slug: str, language: str = "en") -> Ledger:
    """The ledger of the game with this slug, such as "seven-wonders-duel"; LedgerError if there is none.

    The ledgers of a game in several languages have the same entries in the same order.
    """
    if language not in LANGUAGES:
        raise LedgerError(f"there are no rule ledgers in {language!r}; languages: {', '.join(LANGUAGES)}")
    found = _files(language)
    path = found.get(slug.replace("_", "-")) if _SLUG.fullmatch(slug) else None
    if path is None:
        known = ", ".join(sorted(found)) or "none found"
        where = "" if language == "en" else f" in {language!r}"
        raise LedgerError(f"there is no rule ledger for {slug!r}{where}; ledgers: {known}")
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


def _files(language: str = "en") -> dict[str, Path]:
    found: dict[str, Path] = {}
    for place in PLACES:
        folder = place if language == "en" else place / language
        for path in sorted(folder.glob("*.md")):
            if path.stem != "README":
                found.setdefault(path.stem.replace("_", "-"), path)
    return found
