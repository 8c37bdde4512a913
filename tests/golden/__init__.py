"""Whole games of 7 Wonders Duel, kept as records with what came of them.

A change of the engine that changes any of these games changes the rules, the chances or the notation: stored
games would no longer replay. If that is meant `rules_version` goes up and `python -m tests.golden.regenerate`
makes new records, which are then read through by a person.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.scoring import parts
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import BROWN, GREY
from pentapolis.kernel.conformance import digest
from pentapolis.kernel.record import Record, read
from pentapolis.kernel.table import Event, Table

FOLDER = Path(__file__).parent / "records"

#: What at least one golden game must show: variants, ways to win, and all that is not just taking a card.
FEATURES = (
    "draft wonders",
    "first-game wonders",
    "last player chooses from the centre",
    "last player begins from the centre",
    "starter by lot",
    "starter 0",
    "starter 1",
    "scripted chance",
    "military victory",
    "scientific victory",
    "civilian victory",
    "shared victory",
    "great library",
    "mausoleum",
    "statue of zeus",
    "circus maximus",
    "economy",
    "progress token for a pair",
    "seven wonders",
    "plunder",
    "chain",
    "another turn",
)


@dataclass
class Golden:
    """One stored game: its record and what must come of it."""

    name: str
    record: Record
    expected: dict[str, Any]


def goldens() -> list[Golden]:
    """All stored games, by name."""
    found = []
    for path in sorted(FOLDER.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        found.append(Golden(path.stem, read(data["record"]), data["expected"]))
    return found


def summary(t: Table) -> dict[str, Any]:
    """What came of a game, for people and for comparing."""
    assert isinstance(t, SevenWondersDuel)
    return {
        "victory": t.victory,
        "winners": list(t.winners),
        "scores": t.scores,
        "points": [parts(t, seat) for seat in range(t.seats)],
        "conflict": int(t.conflict),
        "wonders": [[WONDER.ids[wonder] for wonder in t.city(seat).raised] for seat in range(t.seats)],
        "tokens": [[TOKEN.ids[token] for token in t.city(seat).tokens] for seat in range(t.seats)],
        "plies": int(t.ply),
        "features": features(t),
        "digest": digest(t),
    }


def features(t: Table) -> list[str]:
    """Which of FEATURES the game shows, in their order; found in what happened, not in what was intended."""
    assert isinstance(t, SevenWondersDuel)
    log = t.log(None)
    messages = {event.message for event in log}
    destroyed = {CARDS[CARD.find(event.args["card"])].colour for event in log if event.message == "log-destroy"}
    centre = centre_begins(log)
    shown = {
        "draft wonders": t.chosen["wonders"] == "draft",
        "first-game wonders": t.chosen["wonders"] == "first_game",
        "last player chooses from the centre": centre and "chooses" in t.chosen["centre_start"],
        "last player begins from the centre": centre and "begins" in t.chosen["centre_start"],
        "starter by lot": t.chosen["starter"] == "random",
        "starter 0": t.chosen["starter"] == 0,
        "starter 1": t.chosen["starter"] == 1,
        "scripted chance": bool(t.given),
        "military victory": t.victory == "military",
        "scientific victory": t.victory == "scientific",
        "civilian victory": t.victory == "civilian" and len(t.winners) == 1,
        "shared victory": len(t.winners) == 2,
        "great library": "log-library-draw" in messages,
        "mausoleum": "log-revive" in messages,
        "statue of zeus": BROWN in destroyed,
        "circus maximus": GREY in destroyed,
        "economy": "log-trade-income" in messages,
        "progress token for a pair": pair_rewarded(log),
        "seven wonders": "log-seven-wonders" in messages,
        "plunder": "log-loot" in messages,
        "chain": "log-build-chain" in messages,
        "another turn": "log-again" in messages,
    }
    assert tuple(shown) == FEATURES
    return [name for name, found in shown.items() if found]


def centre_begins(log: list[Event]) -> bool:
    """Did an age after the first begin with the pawn in the middle of the track?"""
    at = 0
    for event in log:
        if event.message == "log-pawn":
            at = event.args["at"]
        elif event.message == "log-age" and event.args["age"] > 1 and at == 0:
            return True
    return False


def pair_rewarded(log: list[Event]) -> bool:
    """Was a token learned that did not come from The Great Library?"""
    learned = [event.message for event in log if event.message in ("log-token", "log-library-draw")]
    return any(
        message == "log-token" and (place == 0 or learned[place - 1] != "log-library-draw")
        for place, message in enumerate(learned)
    )
