"""All cards: the classes they are written with are in `cards`, the cards themselves in modules by their kind.

`index` gives them their numbers and lists what the rules ask for by number; it is compiled, this file is not.
"""

from pentapolis.games.through_the_ages.catalogue.cards import (
    ActionCard,
    Aggression,
    Bonus,
    Card,
    Event,
    Government,
    Leader,
    Pact,
    Special,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    BONUSES,
    CARD,
    CARDS,
    COUNT,
    DESPOTISM,
    FIRST_MILITARY,
    GOVERNMENTS,
    GROUP,
    MA_COST,
    NUMBER,
    OF_TYPE,
    PACTS,
    POWERS,
    RELIGION,
    RESOURCE_COST,
    SCIENCE_COST,
    STAGES_AT_ONCE,
    START,
    TACTICS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TERRITORIES,
    TYPE,
    UNIT_POWERS,
    URBAN_LESS,
    WARRIORS,
    WONDERS,
    WORKER_CARDS,
    WORTH,
    deck,
)

__all__ = [
    "AGE", "BONUSES", "CARD", "CARDS", "COUNT", "DESPOTISM", "FIRST_MILITARY", "GOVERNMENTS", "GROUP", "MA_COST",
    "NUMBER", "OF_TYPE", "PACTS", "POWERS", "RELIGION", "RESOURCE_COST", "SCIENCE_COST", "STAGES_AT_ONCE", "START",
    "TACTICS", "TECHNOLOGIES", "TECHNOLOGY", "TERRITORIES", "TYPE", "UNIT_POWERS", "URBAN_LESS", "WARRIORS",
    "WONDERS", "WORKER_CARDS", "WORTH", "ActionCard", "Aggression", "Bonus", "Card", "Event", "Government", "Leader",
    "Pact", "Special", "Tactic", "Technology", "Territory", "War", "Wonder", "deck",
]  # fmt: skip
