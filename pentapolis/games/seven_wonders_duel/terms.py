"""The nouns of the rulebook as numbers, and how a city's resources and cards are counted.

Resources and colours are counted in one int of 6-bit lanes: `units(wood=2, glass=1)`. Adding, comparing and copying
all five resources is then one operation. Prices stand in the lanes in reverse order: units times prices is then one
multiplication, which puts the sum of all five products into the last lane. No lane overflows: five units at the
highest price, 6, make 30.
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.kernel.packed import counter

# Resources (SWD-COST-01).
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
GLASS: Final = 3
PAPYRUS: Final = 4
RESOURCES: Final = ["wood", "clay", "stone", "glass", "papyrus"]
RAW: Final = [WOOD, CLAY, STONE]
MANUFACTURED: Final = [GLASS, PAPYRUS]

# The seven kinds of building (SWD-COM-08).
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
COLOURS: Final = ["brown", "grey", "blue", "green", "yellow", "red", "purple"]

# Scientific symbols (SWD-COM-13); the last one is only on the Law token.
SYMBOLS: Final = ["armillary", "sundial", "mortar", "pendulum", "quill", "wheel", "balance"]

CHAINS: Final = [
    "horseshoe", "sword", "tower", "target", "helmet", "book", "gear", "lyre", "lamp",
    "mask", "column", "moon", "sun", "drop", "greek_temple", "amphora", "barrel",
]  # fmt: skip

# Constants of the rulebook (SWD-COM-01). SWD-COM-02 holds by construction: only the value of coins is counted.
SEATS: Final = 2
AGES: Final = 3
STRUCTURE: Final = 20  # cards laid out in each age
STARTING_COINS: Final = 7
TOKENS_ON_BOARD: Final = 5
WONDERS_LAID_OUT: Final = 4
GUILDS_IN_PLAY: Final = 3
GUILDS_IN_BOX: Final = 4
CARDS_IN_BOX: Final = 3  # of each age
MOST_WONDERS: Final = 7
SYMBOLS_TO_WIN: Final = 6
COINS_PER_POINT: Final = 3
CAPITAL: Final = 9  # distance of the capitals from the middle of the track: 19 spaces in all (SWD-COM-04)
BASE_PRICE: Final = 2
DISCARD_COINS: Final = 2
LIBRARY_DRAW: Final = 3

# Military tokens lie in the zones that begin at these distances, and cost the opponent this much (SWD-COM-05,
# SWD-COM-12).
LOOT_AT: Final = [3, 6]
LOOT: Final = [2, 5]
# What the leader scores at each distance of the pawn from the middle (SWD-MIL-07).
CONFLICT_POINTS: Final = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10]

# How a game can be won.
MILITARY: Final = "military"
SCIENTIFIC: Final = "scientific"
CIVILIAN: Final = "civilian"

# How wide the lanes of packed rows are: of cards, of wonders, of slots of the structure.
CARD_BITS: Final = 7
WONDER_BITS: Final = 4
SLOT_BITS: Final = 5

LANE_BITS: Final = 6
LANE: Final = 0x3F
GUARD_AT: Final = 5  # the place of a lane's top bit
GUARDS: Final = 0x20820820  # the top bit of each resource's lane
ONE_EACH: Final = 0x01041041
RAW_LANES: Final = 0x0003FFFF
MANUFACTURED_LANES: Final = 0x3FFC0000
LAST: Final = 4  # the last resource's lane
LAST_AT: Final = 24  # where it begins


def units(wood: int = 0, clay: int = 0, stone: int = 0, glass: int = 0, papyrus: int = 0) -> int:
    """Resource units in lanes."""
    return wood | clay << 6 | stone << 12 | glass << 18 | papyrus << 24


def lane(counts: i64, index: i64) -> i64:
    """One lane of a packed count."""
    return counter(counts, index, LANE_BITS)
