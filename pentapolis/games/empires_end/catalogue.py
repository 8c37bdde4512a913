"""The ids of all things of the game. What is printed on them is an edition's: see `edition`."""

from typing import Final

from pentapolis.games.empires_end.terms import (
    ARMY,
    CARDS_OF_TYPE,
    CITY,
    CONFLICTS,
    DISASTER_TYPES,
    FARM,
    ROAD,
    TOWN,
)
from pentapolis.kernel.vocabulary import Objects

# EE-COM-05: one card of each type for each target; card // 11 is the type, card % 11 + 1 the target.
CARD: Final = Objects(
    "card", [f"{kind}_{target:02}" for kind in DISASTER_TYPES for target in range(1, CARDS_OF_TYPE + 1)]
)
# EE-EMP-01.
LOCATION: Final = Objects(
    "location",
    ["city", "town_1", "town_2", "army_1", "army_2", "road_1", "road_2", "road_3", "farm_1", "farm_2", "farm_3"],
)
TYPE_OF: Final = [CITY, TOWN, TOWN, ARMY, ARMY, ROAD, ROAD, ROAD, FARM, FARM, FARM]
CONFLICT: Final = Objects("conflict", [f"conflict_{number:02}" for number in range(1, CONFLICTS + 1)])

CARDS: Final = len(CARD)
# Abilities come from innovations and from locations: sources 0 to 87 are cards, 88 to 98 the locations.
FIRST_LOCATION: Final = CARDS


def source_id(source: int) -> str:
    """The id of the card or location that has an ability."""
    return CARD.ids[source] if source < FIRST_LOCATION else LOCATION.ids[source - FIRST_LOCATION]
