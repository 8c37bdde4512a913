"""Technologies: what workers stand on, the special ones, and governments (TTA-TECH-01 to TTA-TECH-06).

The numbers after the copies are the costs: science and resources; for governments science, science of a revolution and
the limit of urban buildings.
"""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.cards import Card, Government, Special, Technology
from pentapolis.games.through_the_ages.effects import DoublesArmy, StagesPerAction, Symbols, UrbanDiscount
from pentapolis.games.through_the_ages.terms import (
    AGE_I,
    AGE_II,
    AGE_III,
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    CONSTRUCTION,
    EXPLORATION,
    FARM,
    INFANTRY,
    LAB,
    LAW,
    LIBRARY,
    MINE,
    PRODUCTION,
    TEMPLE,
    THEATER,
    UNIT,
    URBAN,
    WARFARE,
)

FARMS_AND_MINES: Final[list[Card]] = [
    Technology("irrigation", PRODUCTION, FARM, AGE_I, [2, 2, 2], science=3, resources=4, worth=2),
    Technology("selective_breeding", PRODUCTION, FARM, AGE_II, [1, 2, 3], science=5, resources=6, worth=3),
    Technology("mechanized_agriculture", PRODUCTION, FARM, AGE_III, [1, 2, 2], science=7, resources=8, worth=5),
    Technology("iron", PRODUCTION, MINE, AGE_I, [2, 2, 3], science=5, resources=5, worth=2),
    Technology("coal", PRODUCTION, MINE, AGE_II, [1, 2, 2], science=7, resources=8, worth=3),
    Technology("oil", PRODUCTION, MINE, AGE_III, [1, 2, 2], science=9, resources=11, worth=5),
]

URBAN_BUILDINGS: Final[list[Card]] = [
    Technology("alchemy", URBAN, LAB, AGE_I, [2, 2, 3], 4, 6, Symbols(science=2)),
    Technology("scientific_method", URBAN, LAB, AGE_II, [2, 2, 2], 6, 8, Symbols(science=3)),
    Technology("computers", URBAN, LAB, AGE_III, [2, 2, 2], 8, 11, Symbols(science=5)),
    Technology("theology", URBAN, TEMPLE, AGE_I, [1, 2, 2], 2, 5, Symbols(culture=1, happy=2)),
    Technology("organized_religion", URBAN, TEMPLE, AGE_II, [2, 2, 2], 4, 7, Symbols(culture=1, happy=3)),
    Technology("printing_press", URBAN, LIBRARY, AGE_I, [2, 2, 2], 3, 3, Symbols(culture=1, science=1)),
    Technology("journalism", URBAN, LIBRARY, AGE_II, [1, 2, 2], 6, 8, Symbols(culture=2, science=2)),
    Technology("multimedia", URBAN, LIBRARY, AGE_III, [2, 2, 2], 9, 11, Symbols(culture=3, science=3)),
    Technology("drama", URBAN, THEATER, AGE_I, [1, 2, 2], 3, 4, Symbols(culture=2, happy=1)),
    Technology("opera", URBAN, THEATER, AGE_II, [2, 2, 2], 7, 8, Symbols(culture=3, happy=1)),
    Technology("movies", URBAN, THEATER, AGE_III, [2, 2, 2], 10, 11, Symbols(culture=4, happy=1)),
    Technology("bread_and_circuses", URBAN, ARENA, AGE_I, [1, 2, 2], 3, 3, Symbols(strength=1, happy=2)),
    Technology("team_sports", URBAN, ARENA, AGE_II, [1, 1, 1], 5, 5, Symbols(strength=2, happy=3)),
    Technology("professional_sports", URBAN, ARENA, AGE_III, [1, 1, 2], 7, 8, Symbols(strength=3, happy=4)),
]

UNITS: Final[list[Card]] = [
    Technology("swordsmen", UNIT, INFANTRY, AGE_I, [2, 2, 2], 4, 3, Symbols(strength=2)),
    Technology("riflemen", UNIT, INFANTRY, AGE_II, [1, 2, 2], 6, 5, Symbols(strength=3)),
    Technology("modern_infantry", UNIT, INFANTRY, AGE_III, [1, 2, 2], 10, 7, Symbols(strength=5)),
    Technology("knights", UNIT, CAVALRY, AGE_I, [2, 2, 3], 5, 3, Symbols(strength=2)),
    Technology("cavalrymen", UNIT, CAVALRY, AGE_II, [2, 2, 2], 6, 5, Symbols(strength=3)),
    Technology("tanks", UNIT, CAVALRY, AGE_III, [1, 2, 2], 9, 7, Symbols(strength=5)),
    Technology("cannon", UNIT, ARTILLERY, AGE_II, [2, 2, 3], 6, 5, Symbols(strength=3)),
    Technology("rockets", UNIT, ARTILLERY, AGE_III, [1, 2, 2], 8, 7, Symbols(strength=5)),
    Technology(
        "air_forces", UNIT, AIR_FORCE, AGE_III, [2, 2, 3], 12, 7, Symbols(strength=5), abilities=[DoublesArmy()]
    ),
]

SPECIAL_TECHNOLOGIES: Final[list[Card]] = [
    Special("code_of_laws", LAW, AGE_I, [1, 2, 2], 6, Symbols(ca=1)),
    Special("justice_system", LAW, AGE_II, [1, 1, 1], 7, Symbols(ca=1, blue=3)),
    Special("civil_service", LAW, AGE_III, [1, 1, 1], 10, Symbols(ca=2, blue=3)),
    Special("warfare", WARFARE, AGE_I, [1, 2, 2], 5, Symbols(strength=1, ma=1)),
    Special("strategy", WARFARE, AGE_II, [1, 1, 1], 8, Symbols(strength=3, ma=2)),
    Special("military_theory", WARFARE, AGE_III, [1, 1, 2], 11, Symbols(strength=5, ma=3)),
    Special("cartography", EXPLORATION, AGE_I, [1, 1, 1], 4, Symbols(strength=1, colonization=2)),
    Special("navigation", EXPLORATION, AGE_II, [1, 1, 1], 6, Symbols(strength=2, colonization=3)),
    Special("satellites", EXPLORATION, AGE_III, [1, 1, 1], 8, Symbols(strength=3, colonization=4)),
    Special("masonry", CONSTRUCTION, AGE_I, [1, 1, 1], 3, abilities=[UrbanDiscount([0, 1, 1, 1]), StagesPerAction(2)]),
    Special(
        "architecture", CONSTRUCTION, AGE_II, [1, 2, 2], 6, abilities=[UrbanDiscount([0, 1, 2, 2]), StagesPerAction(3)]
    ),
    Special(
        "engineering", CONSTRUCTION, AGE_III, [1, 1, 1], 9, abilities=[UrbanDiscount([0, 1, 2, 3]), StagesPerAction(4)]
    ),
]

GOVERNMENTS: Final[list[Card]] = [
    Government("monarchy", AGE_I, [1, 2, 2], 8, 2, 3, Symbols(ca=5, ma=3)),
    Government("theocracy", AGE_I, [1, 1, 1], 6, 1, 3, Symbols(culture=1, strength=1, happy=1, ca=4, ma=3)),
    Government("constitutional_monarchy", AGE_II, [1, 2, 2], 12, 6, 3, Symbols(ca=6, ma=4)),
    Government("republic", AGE_II, [1, 1, 2], 13, 3, 3, Symbols(ca=7, ma=2)),
    Government("communism", AGE_III, [1, 1, 1], 19, 5, 4, Symbols(happy=-1, ca=7, ma=5)),
    Government("democracy", AGE_III, [1, 2, 2], 17, 9, 4, Symbols(culture=3, ca=7, ma=3)),
    Government("fundamentalism", AGE_III, [1, 1, 1], 18, 7, 4, Symbols(science=-2, strength=5, ca=6, ma=5)),
]
