"""Whole games, kept as records with what came of them: a folder of `records` for each game.

A change of an engine that changes any of these games changes the rules, the chances or the notation: stored
games would no longer replay. If that is meant `rules_version` goes up and `python -m tests.golden.regenerate`
makes new records, which are then read through by a person.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pentapolis.kernel.record import Record, read

FOLDER = Path(__file__).parent / "records"


@dataclass
class Golden:
    """One stored game: its record and what must come of it."""

    name: str
    record: Record
    expected: dict[str, Any]


@cache
def goldens(slug: str = "*") -> tuple[Golden, ...]:
    """All stored games, or those of one game, by name; no two have the same. Hundreds of tests ask, one reads."""
    found = []
    for path in sorted(FOLDER.glob(f"{slug}/*.json"), key=lambda path: path.stem):
        data = json.loads(path.read_text(encoding="utf-8"))
        found.append(Golden(path.stem, read(data["record"]), data["expected"]))
    return tuple(found)
