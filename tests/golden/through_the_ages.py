"""The golden games of Through the Ages."""

from typing import Any

from pentapolis.games.through_the_ages.catalogue import CARD
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.kernel.table import Table
from tests.golden.wanted import Collection, Wanted, by_seats, liking, shown, told_digest

#: Features that a line of the log tells.
TOLD = {
    "wonder completed": "log-wonder",
    "wonder scored": "log-wonder-score",
    "revolution": "log-revolution",
    "leader played": "log-lead",
    "colony": "log-colony",
    "aggression": "log-attack",
    "aggression defended": "log-defend",
    "aggression carried out": "log-attack-succeeds",
    "war resolved": "log-war",
    "war won": "log-war-won",
    "pact accepted": "log-accept",
    "pact refused": "log-refuse",
    "pact ended": "log-pact-ends",
    "uprising": "log-uprising",
    "hunger": "log-hunger",
    "corruption": "log-corruption",
    "tactic copied": "log-copy",
    "tactic made common": "log-common",
    "future events come up": "log-future",
    "final event": "log-final-event",
    "resignation": "log-resign",
    "one winner": "log-winner",
}
#: Features that a move shows.
PLAYED = {
    "building upgraded": "upgrade",
    "several stages at once": "stage:2",
    "action card": "play",
    "military action as a civil one": "convert",
    "population lost from a card": "lose_worker",
    "mix chosen": "mix",
    "political action passed": "pass",
}
FEATURES = (
    "2 players",
    "3 players",
    "4 players",
    "full game",
    "shorter game",
    "peaceful game",
    "first player by lot",
    "first player by option",
    "scripted chance",
    *TOLD,
    *PLAYED,
)


def summary(t: Table) -> dict[str, Any]:
    assert isinstance(t, ThroughTheAges)
    return {
        "winners": list(t.winners),
        "scores": t.scores,
        "rounds": int(t.round),
        "governments": [CARD.ids[p.government] for p in t.players],
        "wonders": [[CARD.ids[card] for card in p.wonders] for p in t.players],
        "colonies": [[CARD.ids[card] for card in p.colonies] for p in t.players],
        "strengths": [int(p.strength) for p in t.players],
        "plies": int(t.ply),
        "features": features(t),
        "digest": told_digest(t),
    }


def features(t: Table) -> list[str]:
    """Which of FEATURES the game shows, in their order."""
    assert isinstance(t, ThroughTheAges)
    more = {
        **by_seats(t, 2, 3, 4),
        "full game": t.chosen["length"] == "full",
        "shorter game": t.chosen["length"] != "full",
        "peaceful game": t.chosen["attacks"] == "peaceful",
        "first player by lot": t.chosen["first_player"] == "random",
        "first player by option": t.chosen["first_player"] != "random",
        "scripted chance": bool(t.given),
    }
    return shown(t, FEATURES, more, TOLD, PLAYED)


CALM = {"destroy": -9, "disband": -9, "end_turn": -5, "resign": -20}
BUILDER = liking(stage=9, upgrade=8, develop=7, build=6, increase=5, lead=8, revolt=4, play=3, take=1, **CALM)
FIGHTER = liking(attack=9, declare=9, tactic=8, build=5, increase=4, develop=6, lead=6, prepare=3, upgrade=5, **CALM)
POLITICIAN = liking(
    prepare=9, offer=8, offer_as_b=7, accept=6, bid=5, send=4, done=3, lead=6, build=4, develop=3, **CALM
)
HOARDER = liking(take=5, increase=6, build=3, convert=9, lead=8, copy=2, refuse=5, **CALM)
ANYTHING = liking(**{**CALM, "destroy": -1, "disband": -1})
QUITTER = liking(resign=5, take=1, end_turn=-1, destroy=-9)

WANTED = [
    Wanted(
        "ages-two-politics",
        ("2 players", "first player by option", "future events come up", "colony"),
        (POLITICIAN, POLITICIAN),
        {"first_player": 0},
    ),
    Wanted(
        "ages-three-wars",
        ("3 players", "war resolved", "aggression defended"),
        (FIGHTER, FIGHTER, HOARDER),
        {"first_player": 2},
        seats=3,
    ),
    Wanted(
        "ages-four-builders",
        ("4 players", "wonder scored", "revolution", "action card"),
        (BUILDER, BUILDER, BUILDER, BUILDER),
        seats=4,
    ),
    Wanted(
        "ages-two-full",
        ("2 players", "full game", "wonder completed", "leader played", "building upgraded", "colony", "final event"),
        (BUILDER, POLITICIAN),
    ),
    Wanted(
        "ages-two-war",
        ("2 players", "war resolved", "war won", "aggression", "aggression carried out", "tactic made common"),
        (FIGHTER, ANYTHING),
    ),
    Wanted("ages-two-short", ("2 players", "shorter game"), (HOARDER, BUILDER), {"length": "age_1", "first_player": 1}),
    Wanted(
        "ages-two-hunger",
        ("2 players", "uprising", "hunger", "corruption"),
        (liking(increase=9, take=3, **CALM), ANYTHING),
    ),
    Wanted(
        "ages-three-full",
        ("3 players", "full game", "pact accepted", "pact ended", "future events come up", "revolution"),
        (BUILDER, POLITICIAN, FIGHTER),
        seats=3,
    ),
    Wanted(
        "ages-three-peaceful",
        ("3 players", "peaceful game", "shorter game", "pact refused"),
        (POLITICIAN, HOARDER, BUILDER),
        {"length": "age_2", "attacks": "peaceful"},
        seats=3,
    ),
    Wanted(
        "ages-three-resigned",
        ("3 players", "resignation"),
        (BUILDER, QUITTER, FIGHTER),
        {"resignation": "on"},
        seats=3,
    ),
    Wanted(
        "ages-four-full",
        ("4 players", "aggression defended", "tactic copied", "wonder scored", "several stages at once"),
        (BUILDER, FIGHTER, BUILDER, ANYTHING),
        {"first_player": 3},
        seats=4,
    ),
    Wanted(
        "ages-four-scripted",
        ("4 players", "scripted chance", "military action as a civil one", "population lost from a card", "mix chosen"),
        (HOARDER, POLITICIAN, ANYTHING, FIGHTER),
        chance={
            "first-player": ["2"],
            "civil-a": ["hammurabi", "pyramids", "homer", "frugality_a"],
            "military-a": ["development_of_crafts", "development_of_politics"],
            "civil-1": ["iron", "alchemy", "swordsmen"],
            "military-1": ["foray", "pestilence", "raiders", "enslave", "plunder_1"],
            "civil-2": ["coal"],
            "military-2": ["cold_war"],
            "civil-3": ["oil"],
            "military-3": ["impact_of_strength"],
            "reshuffle": ["foray"],
            "events": ["foray", "pestilence"],
        },
        seats=4,
    ),
]

THROUGH_THE_AGES = Collection(
    "through-the-ages",
    FEATURES,
    WANTED,
    features,
    summary,
    {
        "first-player", "civil-a", "civil-1", "civil-2", "civil-3", "military-a", "military-1", "military-2",
        "military-3", "reshuffle", "events",
    },
)  # fmt: skip
