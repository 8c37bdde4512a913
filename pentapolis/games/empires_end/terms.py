"""The nouns of the rulebook as numbers, and how amounts of resources are counted.

A player's resources are counted in one int of 12-bit fields, `goods(wheat=2, coin=1)`: adding and copying all four is
then one operation. No field overflows: an edition that could bring more than 4095 tokens of a kind is not played (see
`supply`).
"""

from typing import Final

from mypy_extensions import i64

# Resources (EE-RES-01). A coin may be used in place of any of the others (EE-RES-02).
WHEAT: Final = 0
HAMMER: Final = 1
AXE: Final = 2
COIN: Final = 3
RESOURCES: Final = ["wheat", "hammer", "axe", "coin"]

# The types of the 11 locations (EE-EMP-01).
CITY: Final = 0
TOWN: Final = 1
ARMY: Final = 2
ROAD: Final = 3
FARM: Final = 4
LOCATION_TYPES: Final = ["city", "town", "army", "road", "farm"]
ANY: Final = -1  # every type, or healthy and destroyed alike

HEALTHY: Final = 1
DESTROYED: Final = 0
STATES: Final = {"destroyed": DESTROYED, "healthy": HEALTHY, "any": ANY}

# The types of disaster (EE-COM-05). What each is about holds by construction, by what an edition prints on its cards:
# EE-THM-01, EE-THM-02, EE-THM-03, EE-THM-04, EE-THM-05, EE-THM-06, EE-THM-07, EE-THM-08.
DISASTER_TYPES: Final = ["fire", "revolt", "famine", "flood", "blight", "barbarians", "plague", "earthquake"]

# The phase in which an ability works.
IN_DISASTER: Final = 0
IN_ECONOMY: Final = 1
IN_INDUSTRY: Final = 2
IN_CONFLICT: Final = 3
AT_END: Final = 4
WHEN_DESTROYED: Final = 5
ABILITY_PHASES: Final = ["disaster", "economy", "industry", "conflict", "end", "destroyed"]

# The spaces of the progress track (EE-TRK-02) and the phases they stand for (EE-FLOW-04).
PHASES: Final = {
    "D": "disaster",
    "DD": "double_disaster",
    "E": "economy",
    "I": "industry",
    "C": "conflict",
    "EI": "economy_industry",
}

# Constants of the rulebook (EE-COM-03). EE-COM-04 holds by construction: tokens are counted by their value.
SEATS: Final = range(2, 5)
LOCATIONS: Final = 11
CARDS_OF_TYPE: Final = 11
CONFLICTS: Final = 11
HAND: Final = 4  # EE-IND-10
LIGHTNING_HAND: Final = 2  # EE-LTN-07
SUFFERED: Final = 2  # EE-LTN-04
CARDS_PER_INDUSTRY: Final = 2  # EE-IND-02
RESTORES_PER_INDUSTRY: Final = 1  # EE-IND-12
FEW: Final = 5  # EE-LOW-01
POINTS_FOR_COIN: Final = 2  # EE-LOW-02
MOST_COMMITTED: Final = 40  # the largest number a conflict bid can name

FIELD_BITS: Final = 12
FIELD: Final = 0xFFF
# One token of each resource. A table, because mypyc writes `1 << n` of an i64 as 32 bits wide in C.
ONE: Final[list[int]] = [1 << FIELD_BITS * r for r in range(len(RESOURCES))]


def goods(wheat: int = 0, hammer: int = 0, axe: int = 0, coin: int = 0) -> int:
    """Tokens in fields."""
    return wheat | hammer << 12 | axe << 24 | coin << 36


def amount(counts: i64, resource: i64) -> i64:
    """How many tokens of one resource."""
    return counts >> (resource * FIELD_BITS) & FIELD


def one(resource: i64) -> i64:
    """One token of a resource, in its field."""
    return ONE[resource]


def total(counts: i64) -> i64:
    """How many tokens of all resources together."""
    return (counts & FIELD) + (counts >> 12 & FIELD) + (counts >> 24 & FIELD) + (counts >> 36 & FIELD)


def listed(counts: i64) -> list[str]:
    """The tokens one by one, as lines of the log name them."""
    return [name for r, name in enumerate(RESOURCES) for _ in range(amount(counts, r))]


def amounts(counts: i64) -> dict[str, int]:
    """The number of tokens of each resource."""
    return {name: int(amount(counts, r)) for r, name in enumerate(RESOURCES)}
