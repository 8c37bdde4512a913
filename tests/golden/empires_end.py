"""The golden games of Empire's End."""

from itertools import pairwise
from typing import Any

from pentapolis.games.empires_end.catalogue import CARD, LOCATION
from pentapolis.games.empires_end.edition import edition
from pentapolis.games.empires_end.scoring import parts, points
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.kernel.table import Table
from tests.golden.wanted import Collection, Wanted, anything, by_seats, liking, shown, told_digest

#: Features that a line of the log tells.
TOLD = {
    "free bid": "log-free-bid",
    "replaced disaster": "log-replace",
    "low resources": "log-low",
    "earthquake gain": "log-quake",
    "earthquake refresh": "log-quake-refresh",
    "conversion by a card": "log-convert",
    "conversion by a location": "log-convert-at",
    "repeat": "log-repeat",
    "repeat of a location": "log-repeat-at",
    "refresh by a card": "log-refresh",
    "refresh by a location": "log-refresh-at",
    "refresh won in a conflict": "log-recover",
    "innovation moved": "log-move",
    "locations swapped": "log-swap",
    "restored": "log-restore",
    "sold": "log-sell",
    "hand discarded": "log-discard-hand",
    "upheaval": "log-upheaval",
    "upheaval without a move": "log-upheaval-stays",
    "reshuffle": "log-reshuffle",
    "nothing left healthy": "log-no-place",
    "shared victory": "log-shared-victory",
    "one winner": "log-winner",
}
#: Features that a move shows.
PLAYED = {
    "chosen ruin": "ruin",
    "economy before industry": "begin:economy",
    "industry before economy": "begin:industry",
    "lightning redraw": "redraw",
    "lightning hand kept": "keep_hand",
    "turn goes on without a replacement": "go_on",
    "nothing replaced on another's turn": "wait",
    "nothing replaced before the own turn": "rest",
    "low resources declined": "decline",
    "refresh chosen after a conflict": "recover",
    "hammers or coins chosen": "pay",
}
#: What at least one golden game must show: players, variants and options, and all that is not just bidding and taking.
FEATURES = (
    "2 players",
    "3 players",
    "4 players",
    "normal",
    "lightning",
    "old disaster discarded",
    "old disaster shuffled back",
    "first player by lot",
    "first player by option",
    "scripted chance",
    "double disaster",
    "tied conflict",
    "score below 0",
    "disaster replaced on another's turn",
    "coin converted for wheat",
    "all neighbours score",
    *TOLD,
    *PLAYED,
)


def summary(t: Table) -> dict[str, Any]:
    assert isinstance(t, EmpiresEnd)
    return {
        "winners": list(t.winners),
        "scores": t.scores,
        "points": [parts(t, seat) for seat in range(t.seats)],
        "healthy": [
            [name for place, name in enumerate(LOCATION.ids) if empire.is_healthy(place)] for empire in t.empires
        ],
        "innovations": [
            {
                LOCATION.ids[place]: [CARD.ids[card] for card in cards]
                for place, cards in enumerate(empire.under)
                if cards
            }
            for empire in t.empires
        ],
        "plies": int(t.ply),
        "features": features(t),
        "digest": told_digest(t),
    }


def features(t: Table) -> list[str]:
    """Which of FEATURES the game shows, in their order."""
    assert isinstance(t, EmpiresEnd)
    log = t.log(None)
    messages = [event.message for event in log]
    more = {
        **by_seats(t, 2, 3, 4),
        "normal": t.chosen["variant"] == "normal",
        "lightning": t.chosen["variant"] == "lightning",
        "old disaster discarded": "log-replace" in messages and t.chosen["replacement"] == "discard",
        "old disaster shuffled back": "log-replace" in messages and t.chosen["replacement"] == "shuffle_back",
        "first player by lot": t.chosen["first_player"] == "random",
        "first player by option": t.chosen["first_player"] != "random",
        "scripted chance": bool(t.given),
        "double disaster": any(
            event.args["phase"] == "double_disaster" for event in log if event.message == "log-space"
        ),
        "tied conflict": any(pair == ("log-victory", "log-victory") for pair in pairwise(messages)),
        "score below 0": any(empire.score < 0 for empire in t.empires),
        "disaster replaced on another's turn": any(
            after.split(" ")[1].startswith(("bid:", "take:"))
            for before, after in pairwise(t.record().moves)
            if before.split(" ")[1].startswith("replace:") and before.split(" ")[0] != after.split(" ")[0]
        )
        and t.chosen["replacement_time"] == "any_moment",
        "coin converted for wheat": t.chosen["conversion"] == "coin_for_wheat"
        and any(event.message.startswith("log-convert") and event.args["resource"] == "coin" for event in log),
        "all neighbours score": t.chosen["end_neighbours"] == "all_neighbours" and ruined_neighbours(t),
    }
    return shown(t, FEATURES, more, TOLD, PLAYED)


def ruined_neighbours(t: EmpiresEnd) -> bool:
    """Does a destroyed neighbour of a type score? Only where the option lets it."""
    printed = t.copy()
    printed.abilities = edition(t.edition.name).abilities
    return any(points(printed, seat) < points(t, seat) for seat in range(t.seats))


BUILDER = liking(restore=9, play=8, place=5, take=1, finish=-1)
BIDDER = liking(free_bid=4, bid=3, replace=2, buy_coin=5, finish=-1)
TAKER = liking(take=5, decline=4, convert=3, trade=3, repeat=6, repeat_at=4, refresh=7)
SCHEMER = liking(replace=6, free_bid=5, swap=4, move=8, redraw=3, finish=-2)
TOOLMAKER = liking(free_bid=6, refresh=5, repeat=5, repeat_at=5, play=4, finish=-1)
SPENDER = liking(play=8, discard_hand=7, restore=6, finish=-1)

ROW = ["farm_1", "road_3", "army_2", "farm_3", "town_2", "city", "road_2", "farm_2", "army_1", "town_1", "road_1"]

WANTED = [
    Wanted("two-normal", ("2 players", "normal", "one winner", "chosen ruin"), (BUILDER, BIDDER)),
    Wanted(
        "two-lightning", ("2 players", "lightning", "lightning redraw"), (SCHEMER, BUILDER), {"variant": "lightning"}
    ),
    Wanted("two-shared", ("2 players", "shared victory"), options={"variant": "lightning"}),
    Wanted(
        "two-shuffle-back",
        ("2 players", "old disaster shuffled back", "turn goes on without a replacement"),
        (SCHEMER, anything),
        {"replacement": "shuffle_back", "replacement_time": "own_turn", "first_player": 0},
    ),
    Wanted(
        "two-ruined",
        ("2 players", "nothing left healthy", "low resources", "score below 0"),
        (liking(take=5, buy_coin=3), BIDDER),
        {"first_player": 1},
    ),
    Wanted(
        "two-literal",
        ("2 players", "coin converted for wheat", "all neighbours score", "hammers or coins chosen"),
        (liking(take=3, play=6, trade=2, convert=2, restore=2), anything),
        {"conversion": "coin_for_wheat", "end_neighbours": "all_neighbours", "payment": "chosen"},
    ),
    Wanted(
        "three-normal",
        ("3 players", "double disaster", "economy before industry", "innovation moved"),
        (BUILDER, SCHEMER, TAKER),
        {"first_player": 2},
        seats=3,
    ),
    Wanted(
        "three-lightning",
        ("3 players", "lightning", "double disaster", "earthquake gain", "lightning hand kept"),
        (TAKER, BIDDER, BUILDER),
        {"variant": "lightning", "first_player": 1},
        seats=3,
    ),
    Wanted(
        "three-refreshed",
        ("3 players", "earthquake refresh", "refresh won in a conflict", "refresh chosen after a conflict"),
        (TOOLMAKER, TOOLMAKER, TOOLMAKER),
        seats=3,
    ),
    Wanted(
        "three-repeated",
        ("3 players", "repeat", "repeat of a location", "refresh by a card", "refresh by a location"),
        (TOOLMAKER, TOOLMAKER, TOOLMAKER),
        seats=3,
    ),
    Wanted(
        "four-normal",
        ("4 players", "double disaster", "industry before economy", "upheaval without a move", "tied conflict"),
        (BUILDER, BIDDER, TAKER, SCHEMER),
        {"first_player": 3},
        seats=4,
    ),
    Wanted(
        "four-lightning",
        ("4 players", "lightning", "replaced disaster", "free bid"),
        (SCHEMER, BIDDER, BUILDER, TAKER),
        {"variant": "lightning", "replacement": "shuffle_back"},
        seats=4,
    ),
    Wanted(
        "four-interrupted",
        ("4 players", "disaster replaced on another's turn", "nothing replaced before the own turn"),
        (liking(play=2, free_bid=1), BUILDER, liking(play=2, rest=1), TAKER),
        chance={
            "disasters": ["barbarians_05", "flood_03", "fire_10", "plague_02", "revolt_01", "famine_04", "blight_02"],
            "first-player": ["0"],
        },
        seats=4,
    ),
    Wanted(
        "four-reshuffled",
        ("4 players", "reshuffle", "hand discarded"),
        (SPENDER, SPENDER, SPENDER, SPENDER),
        seats=4,
    ),
    Wanted(
        "four-scripted",
        ("4 players", "scripted chance", "low resources declined"),
        (anything, TAKER, anything, BIDDER),
        chance={
            "first-player": ["2"],
            "locations": ROW,
            "disasters": ["barbarians_05", "barbarians_07", "earthquake_05", "famine_08"],
            "conflicts": ["conflict_03", "conflict_09"],
            "reshuffle": ["plague_11", "blight_06"],
        },
        seats=4,
    ),
]

EMPIRES_END = Collection(
    "empires-end",
    FEATURES,
    WANTED,
    features,
    summary,
    {"first-player", "locations", "disasters", "conflicts", "reshuffle"},
)
