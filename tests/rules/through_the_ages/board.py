"""What is printed on the cards, read from `facts.toml`, and small models of what it means.

The models are written from the ledger and share nothing with the engine: a test lays out a civilization, asks the model
what must come of it, and lets the engine play.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

FACTS: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parents[2] / "games" / "through_the_ages" / "facts.toml").read_text(encoding="utf-8")
)
LEVEL: Final = {"A": 0, "I": 1, "II": 2, "III": 3}


def cards_of(*groups: str, **wanted: Any) -> list[str]:
    """The cards of these groups whose facts have these values, those of no deck left out."""
    return [
        name
        for name, fact in FACTS.items()
        if fact["group"] in groups
        and fact["copies"] != [0, 0, 0]
        and all(fact.get(key) == value for key, value in wanted.items())
    ]


def symbols_of(name: str) -> dict[str, int]:
    """What is printed at the bottom of a card."""
    found: dict[str, int] = FACTS[name]["symbols"]
    return dict(found)


def level_of(name: str) -> int:
    return LEVEL[FACTS[name]["age"]]


def with_actions(symbols: Mapping[str, int]) -> dict[str, int]:
    """The change of `stats` that symbols bring: new actions are available at once (TTA-ACN-06)."""
    found = dict(symbols)
    for symbol, available in (("civil_action", "ca"), ("military_action", "ma")):
        if symbol in found:
            found[available] = found[symbol]
    return found


def merged(*changes: Mapping[str, int]) -> dict[str, int]:
    """The sum of changes, without what stays the same."""
    found: dict[str, int] = {}
    for one in changes:
        for key, number in one.items():
            found[key] = found.get(key, 0) + number
    return {key: number for key, number in found.items() if number}
