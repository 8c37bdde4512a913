"""The golden games of 7 Wonders Duel."""

from typing import Any

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.scoring import parts
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import BLUE, BROWN, GREEN, GREY, RED, YELLOW
from pentapolis.kernel.table import Event, Table
from tests.golden.wanted import Collection, Taste, Wanted, told_digest

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
        "digest": told_digest(t),
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


def liking(*colours: int, wonders: int = 2, build: int = 2) -> Taste:
    """A player who likes cards of these colours most, and discards only what else remains."""

    def taste(verb: str, objects: dict[str, str]) -> int:
        if verb == "raise":
            return wonders
        if verb == "build":
            colour = next(card.colour for card in CARDS if card.id == objects["card"])
            return build + (8 if colour in colours else 0)
        return 0

    return taste


ANYTHING = liking(build=0, wonders=0)
MILITARY = liking(RED)
SCIENCE = liking(GREEN)
CIVILIAN = liking(BLUE, YELLOW)
BUILDER = liking(BROWN, GREY, wonders=9)

FIRST_GAME = {"wonders": "first_game"}
BEGINS = {"centre_start": "last_player_begins"}
LIBRARY_DEAL = {
    "wonders-1": ["great_library", "mausoleum", "piraeus", "sphinx"],
    "tokens": ["economy", "law", "masonry", "strategy", "theology"],
    "great-library": ["philosophy", "mathematics", "urbanism"],
}

WANTED = [
    Wanted("draft-military", ("draft wonders", "military victory", "plunder"), (MILITARY, MILITARY)),
    Wanted("draft-scientific", ("draft wonders", "scientific victory"), (SCIENCE, ANYTHING)),
    Wanted("draft-civilian", ("draft wonders", "civilian victory", "chain"), (CIVILIAN, CIVILIAN)),
    Wanted("draft-shared", ("draft wonders", "shared victory")),
    Wanted(
        "first-game-military",
        ("first-game wonders", "military victory"),
        (ANYTHING, MILITARY),
        {**FIRST_GAME, "starter": 1},
    ),
    Wanted(
        "first-game-scientific",
        ("first-game wonders", "scientific victory", "progress token for a pair"),
        (ANYTHING, SCIENCE),
        {**FIRST_GAME, "starter": 0},
    ),
    Wanted(
        "first-game-civilian",
        ("first-game wonders", "civilian victory", "statue of zeus", "another turn"),
        (BUILDER, CIVILIAN),
        {**FIRST_GAME, **BEGINS},
    ),
    Wanted(
        "first-game-circus",
        ("first-game wonders", "circus maximus", "statue of zeus"),
        (BUILDER, BUILDER),
        FIRST_GAME,
    ),
    Wanted("great-library", ("great library",), (BUILDER, BUILDER)),
    Wanted("mausoleum", ("mausoleum",), (BUILDER, BUILDER)),
    Wanted("economy", ("economy", "progress token for a pair"), (SCIENCE, SCIENCE)),
    Wanted("seven-wonders", ("seven wonders", "civilian victory"), (BUILDER, BUILDER)),
    Wanted("centre-chooses", ("last player chooses from the centre",), options={"starter": 1}),
    Wanted("centre-begins", ("last player begins from the centre",), options={**BEGINS, "starter": 0}),
    Wanted(
        "scripted-library",
        ("scripted chance", "great library", "mausoleum", "economy"),
        (SCIENCE, BUILDER),
        {"starter": 0},
        LIBRARY_DEAL,
    ),
    Wanted(
        "scripted-first-game",
        ("scripted chance", "first-game wonders", "starter by lot"),
        (MILITARY, CIVILIAN),
        FIRST_GAME,
        {"starter": ["1"], "age-1": ["theater", "altar", "baths"], "age-3": ["merchants_guild", "senate"]},
    ),
]

SEVEN_WONDERS_DUEL = Collection(
    "seven-wonders-duel",
    FEATURES,
    WANTED,
    features,
    summary,
    {"starter", "tokens", "wonders-1", "age-1", "age-3", "great-library"},
)
