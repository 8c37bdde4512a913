"""The golden games of Imperium: every nation on every seat, both boxes, all ways to choose nations, all ends."""

from typing import Any

from pentapolis.games.imperium.catalogue import NATION_FILES
from pentapolis.games.imperium.scoring import parts
from pentapolis.games.imperium.table import Imperium
from pentapolis.kernel.table import Table
from tests.golden.wanted import Collection, Wanted, anything, by_seats, liking, shown, told_digest

#: Features that a line of the log tells.
TOLD = {
    "acquired": "log-acquire",
    "acquired from the exile pile": "log-acquire-exile",
    "broken through": "log-break",
    "unseen card": "log-break-unseen",
    "cards revealed": "log-reveal",
    "nothing found": "log-nothing-found",
    "exiled": "log-exile",
    "garrisoned": "log-garrison",
    "recalled": "log-recall",
    "abandoned": "log-abandon",
    "into the history": "log-history",
    "unseen into the history": "log-history-unseen",
    "sunk": "log-sink",
    "stolen": "log-steal",
    "given": "log-give",
    "found": "log-find",
    "developed": "log-develop",
    "nation card": "log-nation-card",
    "accession": "log-accession",
    "nadir card": "log-nadir",
    "fame cards looked at": "log-look-fame",
    "King of Kings": "log-king",
    "journey": "log-journey",
    "innovated": "log-innovate",
    "revolted": "log-revolt",
    "defended": "log-defend",
    "tributary replaced": "log-replaced",
    "end by scoring": "log-end-scoring",
    "end by collapse": "log-collapse",
}
#: Features that a move shows.
PLAYED = {
    "nation drafted": "draft",
    "side chosen": "side",
    "progress in place of other tokens": "spend",
    "attack ignored or let through": "yes",
    "reaction": "react",
    "solstice": "solstice",
    "exhaust ability": "exhaust",
}
NATIONS = {f"nation {nation}": nation for nation in NATION_FILES}
FEATURES = (
    "2 players",
    "3 players",
    "4 players",
    "scripted chance",
    "commons of Classics",
    "commons of Legends",
    "shared victory",
    *NATIONS,
    *TOLD,
    *PLAYED,
)


def summary(t: Table) -> dict[str, Any]:
    assert isinstance(t, Imperium)
    return {
        "winners": list(t.winners),
        "scores": t.scores,
        "nations": [NATION_FILES[p.nation] for p in t.players],
        "progress": [parts(t, seat)[0][1] for seat in range(t.seats)],
        "rounds": int(t.round),
        "plies": int(t.ply),
        "features": features(t),
        "digest": told_digest(t),
    }


def features(t: Table) -> list[str]:
    """Which of FEATURES the game shows, in their order."""
    assert isinstance(t, Imperium)
    nations = {NATION_FILES[p.nation] for p in t.players}
    more = {
        **by_seats(t, 2, 3, 4),
        "scripted chance": bool(t.given),
        "commons of Classics": t.faces[t.king].number.startswith("1"),
        "commons of Legends": t.faces[t.king].number.startswith("2"),
        "shared victory": len(t.winners) > 1,
        **{feature: nation in nations for feature, nation in NATIONS.items()},
    }
    return shown(t, FEATURES, more, TOLD, PLAYED)


#: Keeps its hand, so that games are not too long.
BUSY = liking(play=3, exhaust=3, solstice=1, done=2, react=1, spend=1, develop=1)
SCHEMER = liking(exhaust=4, play=3, done=2, react=2, garrison=1, yes=1, develop=2)
INNOVATOR = liking(innovate=3, done=2, from_deck=1)
REBEL = liking(revolt=2, play=1, done=1)
TASTES = (BUSY, SCHEMER, INNOVATOR, anything)


def table_of_four(first: int) -> Wanted:
    """Four nations, so that over sixteen games each sits on each seat."""
    nations = [NATION_FILES[(first + 5 * seat) % len(NATION_FILES)] for seat in range(4)]
    options = {f"nation_{seat}": nation for seat, nation in enumerate(nations)}
    options["power"] = "ba"[first % 2]
    options["box"] = ("both_with_classics", "both_with_legends")[first // 2 % 2]
    return Wanted(
        f"imperium-four-{first + 1:02}",
        ("4 players", *(f"nation {nation}" for nation in nations)),
        (TASTES[first % 3], TASTES[(first + 1) % 3], TASTES[(first + 2) % 3], INNOVATOR),
        options,
        seats=4,
    )


WANTED = [
    *(table_of_four(first) for first in range(len(NATION_FILES))),
    Wanted(
        "imperium-two-classics",
        ("2 players", "commons of Classics", "side chosen", "end by scoring", "progress in place of other tokens"),
        (BUSY, SCHEMER),
        {"box": "classics", "first_player": 1},
    ),
    Wanted(
        "imperium-two-legends",
        ("2 players", "commons of Legends", "King of Kings"),
        (SCHEMER, SCHEMER),
        {"box": "legends", "first_player": 0},
    ),
    Wanted("imperium-two-first", ("2 players",), (BUSY, INNOVATOR), {"nations": "first_game", "power": "b"}),
    Wanted(
        "imperium-three-drafted",
        ("3 players", "nation drafted"),
        (BUSY, INNOVATOR, SCHEMER),
        {"nations": "drafted", "first_player": 2},
        seats=3,
    ),
    Wanted("imperium-four-last", ("4 players",), (INNOVATOR,) * 4, {"first_player": 3, "power": "b"}, seats=4),
    Wanted("imperium-two-collapse", ("2 players", "end by collapse"), (BUSY, anything), {"power": "a"}),
    Wanted("imperium-two-shared", ("2 players", "shared victory"), (INNOVATOR, INNOVATOR), {"power": "b"}),
    Wanted("imperium-three-defended", ("3 players", "defended"), (SCHEMER, SCHEMER, SCHEMER), {"power": "a"}, seats=3),
    Wanted("imperium-two-journey", ("2 players", "journey"), (BUSY, BUSY), {"nation_0": "utopians", "power": "a"}),
    Wanted("imperium-two-nadir", ("2 players", "nadir card"), (BUSY, BUSY), {"nation_0": "arthurians", "power": "a"}),
    Wanted("imperium-two-sunk", ("2 players", "sunk"), (SCHEMER, BUSY), {"nation_0": "atlanteans", "power": "a"}),
    Wanted(
        "imperium-two-replaced",
        ("2 players", "tributary replaced", "revolted"),
        (REBEL, BUSY),
        {"nation_0": "qin", "nation_1": "romans", "box": "both_with_classics", "power": "a"},
    ),
    Wanted(
        "imperium-two-scripted",
        ("2 players", "scripted chance"),
        (BUSY, INNOVATOR),
        {"nation_0": "celts", "power": "b"},
        {"first-player": ["1"], "nations": ["greeks"], "region": ["oasis_1reg7"], "main": ["town_1unc4"]},
    ),
]

IMPERIUM = Collection("imperium", FEATURES, WANTED, features, summary, {"first-player", "nations", "region", "main"})
