"""Names people give themselves, as they may be shown to others."""

import unicodedata
from typing import Final

from pentapolis.server.problems import refusal

#: Letters and signs that are drawn as nothing: fillers of Hangul, Khmer and Mongolian, and the empty Braille pattern.
#: Marks and control characters are told by their category.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def tidy(name: str) -> str:
    """Without control characters and marks that turn or hide text; spaces single. Empty when nothing is to be seen."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C" or c == " ")
    shown = " ".join(kept.split())[:40].strip()
    return shown if any(unicodedata.category(c)[0] not in "MZ" and c not in BLANK for c in shown) else ""


def checked(name: str) -> str:
    """The same; Refusal of a name that nobody could read."""
    shown = tidy(name)
    if not shown:
        raise refusal("bad-request", what="a name needs at least one visible character")
    return shown
