"""The six technologies printed on every player board (TTA-CMP-03), with the workers on them at the start."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.cards import Card, Government, Technology
from pentapolis.games.through_the_ages.effects import Symbols
from pentapolis.games.through_the_ages.terms import (
    AGE_A,
    FARM,
    INFANTRY,
    LAB,
    MINE,
    PRODUCTION,
    TEMPLE,
    UNIT,
    URBAN,
)

NONE: Final = [0, 0, 0]  # they lie in no deck

STARTING: Final[list[Card]] = [
    Technology("agriculture", PRODUCTION, FARM, AGE_A, NONE, science=0, resources=2, worth=1, workers=2),
    Technology("bronze", PRODUCTION, MINE, AGE_A, NONE, science=0, resources=2, worth=1, workers=2),
    Technology("philosophy", URBAN, LAB, AGE_A, NONE, science=0, resources=3, symbols=Symbols(science=1), workers=1),
    Technology("religion", URBAN, TEMPLE, AGE_A, NONE, science=0, resources=3, symbols=Symbols(culture=1, happy=1)),
    Technology("warriors", UNIT, INFANTRY, AGE_A, NONE, science=0, resources=2, symbols=Symbols(strength=1), workers=1),
    Government("despotism", AGE_A, NONE, science=0, revolution=0, limit=2, symbols=Symbols(ca=4, ma=2)),
]
