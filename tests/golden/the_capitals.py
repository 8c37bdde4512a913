"""The golden games of The Capitals."""

from typing import Any

from pentapolis.games.the_capitals.catalogue import CELL, TILE
from pentapolis.games.the_capitals.scoring import parts
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import LEVELS, TRACKS
from pentapolis.kernel.table import Table
from tests.golden.wanted import Collection, Wanted, anything, by_seats, liking, shown, told_digest

#: Features that a line of the log tells.
TOLD = {
    "loan": "log-loan",
    "fine": "log-fine",
    "red arrow at the top": "log-top",
    "red arrow at the bottom": "log-bottom",
    "employment without population": "log-no-work",
    "upgrade": "log-upgrade",
    "effect of an upgrade": "log-upgrade-brings",
    "upgrade declined": "log-decline",
    "tourist lost": "log-visits",
    "tourist home again": "log-comes-home",
    "neutral tourist": "log-neutral-visits",
    "tourist used": "log-send",
    "neutral tourist used": "log-send-neutral",
    "nothing activated": "log-rest",
    "construction marker moved": "log-shift",
    "prosperity tile": "log-raise",
    "lake": "log-flood",
    "tile gone": "log-gone",
    "last payment": "log-final-payment",
}
#: Features that a move shows.
PLAYED = {
    "order chosen": "choose",
    "prestige for no activation": "rest:prestige",
    "energy for no activation": "rest:energy",
    "first column": "pick:1",
    "column of the sign 4": "pick:5",
    "last column": "pick:6",
}
FEATURES = (
    "2 players",
    "3 players",
    "4 players",
    "5 players",
    "more choice",
    "prosperity",
    "strict placement",
    "scripted chance",
    "plant of the highest level",
    "culture of level 3",
    "tile activated twice in a round",
    *TOLD,
    *PLAYED,
)


def summary(t: Table) -> dict[str, Any]:
    assert isinstance(t, Capitals)
    return {
        "winners": list(t.winners),
        "scores": t.scores,
        "points": [parts(t, seat) for seat in range(t.seats)],
        "tracks": [{name: int(city.at(track)) for track, name in enumerate(TRACKS)} for city in t.cities],
        "cities": [
            {CELL.ids[cell]: TILE.ids[tile] for tile, cell in zip(city.tiles, city.cells, strict=True)}
            for city in t.cities
        ],
        "plies": int(t.ply),
        "features": features(t),
        "digest": told_digest(t),
    }


def features(t: Table) -> list[str]:
    """Which of FEATURES the game shows, in their order."""
    assert isinstance(t, Capitals)
    log = t.log(None)
    messages = {event.message for event in log}
    more = {
        **by_seats(t, 2, 3, 4, 5),
        "more choice": t.chosen["variant"] == "more_choice",
        "prosperity": t.chosen["prosperity"] == "with",
        "strict placement": t.chosen["placement"] == "strict" and "log-raise" in messages,
        "scripted chance": bool(t.given),
        "plant of the highest level": any(city.level == LEVELS for city in t.cities),
        "culture of level 3": any(city.at(2) >= 24 for city in t.cities),
        "tile activated twice in a round": activated_twice(log),
    }
    return shown(t, FEATURES, more, TOLD, PLAYED)


def activated_twice(log: list[Any]) -> bool:
    seen: set[tuple[int, str]] = set()
    for event in log:
        if event.message == "log-round":
            seen.clear()
        elif event.message == "log-activate":
            one = (event.args["seat"], event.args["tile"])
            if one in seen:
                return True
            seen.add(one)
    return False


def engineer(verb: str, objects: dict[str, str]) -> int:
    """Upgrades whenever it can, and takes what brings progress."""
    progress = {"space_research_institute": 5, "university": 4, "broadcasting_tower": 4, "electronics_factory": 4}
    return {"upgrade": 5, "raise": 3}.get(verb, progress.get(objects.get("tile", ""), 0))


def curator(verb: str, objects: dict[str, str]) -> int:
    """Takes what brings culture, and activates it."""
    culture = {"magnificent_arch": 9, "olympic_stadium": 7, "high_finance_square": 6, "opera_house": 4}
    return {"activate": 2}.get(verb, culture.get(objects.get("tile", ""), 0))


def thrifty(verb: str, objects: dict[str, str]) -> int:
    """Goes for the cheap columns."""
    return int(objects["column"]) if verb == "pick" else {"rest": 1}.get(verb, 0)


def hasty(verb: str, objects: dict[str, str]) -> int:
    """Wants to be first at any price."""
    return -int(objects["column"]) if verb == "pick" else {"decline": 1}.get(verb, 0)


ACTIVE = liking(activate=3, send=2, send_neutral=2, upgrade=1)
BUILDER = liking(shift=2, upgrade=1, **{"raise": 3})

WANTED = [
    Wanted("capitals-two", ("2 players", "neutral tourist used", "tourist home again"), (ACTIVE, ACTIVE)),
    Wanted(
        "capitals-two-prosperity",
        ("2 players", "prosperity tile", "lake", "construction marker moved"),
        (BUILDER, anything),
        {"prosperity": "with"},
    ),
    Wanted("capitals-two-more-choice", ("2 players", "tile gone"), options={"variant": "more_choice"}),
    Wanted(
        "capitals-two-scripted",
        ("2 players", "scripted chance", "neutral tourist"),
        chance={
            "order": ["1"],
            "left-out": ["tenement_house"],
            "left-out-plant": ["1"],
            "left-out-prosperity": ["carousel"],
            "age-1": ["market", "hospital", "opera_house"],
            "age-2": ["magnificent_arch"],
            "age-3": ["parliament"],
            "prosperity": ["warehouse", "three_pennants"],
        },
        options={"prosperity": "with"},
    ),
    Wanted("capitals-three", ("3 players", "upgrade", "tourist lost", "fine", "loan"), seats=3),
    Wanted("capitals-three-engineers", ("3 players", "effect of an upgrade"), (engineer, engineer, engineer), seats=3),
    Wanted("capitals-three-order", ("3 players", "order chosen"), (curator, anything, anything), {}, seats=3),
    Wanted(
        "capitals-three-strict",
        ("3 players", "strict placement", "column of the sign 4"),
        (BUILDER, BUILDER, thrifty),
        {"prosperity": "with", "placement": "strict", "final_payment": "product"},
        seats=3,
    ),
    Wanted(
        "capitals-four",
        ("4 players", "red arrow at the top", "red arrow at the bottom", "first column"),
        (hasty, curator, anything, ACTIVE),
        seats=4,
    ),
    Wanted(
        "capitals-four-multiplier",
        ("4 players", "more choice", "employment without population", "upgrade declined"),
        (hasty, anything, thrifty, anything),
        {"variant": "more_choice", "final_payment": "multiplier"},
        seats=4,
    ),
    Wanted(
        "capitals-four-active",
        ("4 players", "tile activated twice in a round", "tourist used"),
        (ACTIVE, ACTIVE, ACTIVE, ACTIVE),
        seats=4,
    ),
    Wanted(
        "capitals-five",
        ("5 players", "last column", "nothing activated", "energy for no activation", "prestige for no activation"),
        (thrifty, anything, thrifty, anything, anything),
        seats=5,
    ),
    Wanted(
        "capitals-five-culture",
        ("5 players", "culture of level 3", "prosperity tile"),
        (curator, curator, curator, engineer, BUILDER),
        {"prosperity": "with"},
        seats=5,
    ),
    Wanted(
        "capitals-five-engineers",
        ("5 players", "plant of the highest level"),
        (engineer, engineer, engineer, engineer, engineer),
        {"prosperity": "with"},
        seats=5,
    ),
]

THE_CAPITALS = Collection(
    "the-capitals",
    FEATURES,
    WANTED,
    features,
    summary,
    {
        "order",
        "left-out",
        "left-out-plant",
        "left-out-prosperity",
        "age-1",
        "age-2",
        "age-3",
        "prosperity",
    },
)
