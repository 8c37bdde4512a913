"""Names people give themselves, as they may be shown to others."""

import unicodedata


def tidy(name: str) -> str:
    """Without control characters and marks that turn or hide text; spaces single. May be empty."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C" or c == " ")
    return " ".join(kept.split())[:40].strip()
