"""The nouns of the rulebook as numbers, and how a single move on a track is written in one number."""

from typing import Final

from mypy_extensions import i64

# The six tracks, and the two other things that effects give or take (CAP-DEF-01).
ECONOMY: Final[i64] = 0
PROGRESS: Final[i64] = 1
CULTURE: Final[i64] = 2
EMPLOYMENT: Final[i64] = 3
POPULATION: Final[i64] = 4
SERVICES: Final[i64] = 5
ENERGY: Final[i64] = 6
PRESTIGE: Final[i64] = 7
PAY: Final[i64] = 8  # a forced payment with what it brings: it stays together (CAP-DEF-04)
TRACKS: Final = ["economy", "progress", "culture", "employment", "population", "public_services"]
STEPS: Final = [*TRACKS, "energy", "prestige"]
KINDS: Final = 8

# The types of tiles (CAP-TILE-02). Energy is the type of power plants alone, which are never in a city.
RESIDENTIAL: Final[i64] = 0
INDUSTRIAL: Final[i64] = 1
COMMERCIAL: Final[i64] = 2
TOURISM: Final[i64] = 3
PUBLIC: Final[i64] = 4
PROSPERITY: Final[i64] = 5
NO_TYPE: Final[i64] = 6  # the city hall and lakes (CAP-PLC-05, CAP-LAKE-04)
TYPES: Final = ["residential", "industrial", "commercial", "tourism", "public", "prosperity", "none"]
AGE_TYPES: Final = TYPES[:5]
ANY: Final[i64] = -1  # every tile, or every density

DENSITIES: Final = ["low", "medium", "high"]  # CAP-TILE-04
NO_DENSITY: Final[i64] = -2

# The phases of a round (CAP-RND-02), and the World's Fair after the last one of an age.
POLITICS_PHASE: Final[i64] = 0
BUILDING_PHASE: Final[i64] = 1
TOURISM_PHASE: Final[i64] = 2
EXECUTIVE_PHASE: Final[i64] = 3
ADMINISTRATION_PHASE: Final[i64] = 4
FAIR_PHASE: Final[i64] = 5
PHASES: Final = ["politics", "building", "tourism", "executive", "administration", "fair"]

# Constants of the rulebook.
SEATS: Final = range(2, 6)
MOST_SEATS: Final = 5
AGES: Final = 3
ROUNDS_OF_AGE: Final[i64] = 4  # CAP-RND-01
ROUNDS: Final[i64] = 12
COLUMNS: Final[i64] = 6  # CAP-SET-06
FIRST_COLUMN: Final[i64] = 1  # CAP-SET-07: the second one, counted from 0
LEVELS: Final[i64] = 6  # CAP-COMP-09
FIELDS: Final = [0, 2, 4]  # CAP-BLD-01: the prices of the project fields
MORE_TILES: Final = 2  # CAP-SET-04: tiles shown beyond the number of players
NEW_TILES_OF_TWO: Final = 4  # CAP-2P-10
FINE: Final[i64] = 2  # CAP-PLC-03
LOAN: Final[i64] = 3  # CAP-TAX-01
LOWEST_MONEY: Final[i64] = 1  # CAP-TRK-08
AHEAD: Final[i64] = 2  # CAP-WF-05
LAKE_ENERGY: Final[i64] = 2  # CAP-LAKE-03
ATTRACTION_FROM: Final = [9, 14, 24]  # CAP-TOU-04
ATTRACTION_UP_TO: Final = [6, 9, 23]  # CAP-TOU-05
ENERGY_A_POINT: Final[i64] = 4  # CAP-FIN-05
MONEY_A_POINT: Final[i64] = 4  # CAP-FIN-06
CULTURE_A_POINT: Final[i64] = 2  # CAP-FIN-07
HANDS: Final = [0, 0, 6, 6, 6, 5]  # CAP-PRO-01, by players
MOST_HAND: Final = 6

# --- single moves ---------------------------------------------------------------------------------------------------

# A move on a track is one number: its place in the usual order, the tile it comes from, its kind and how far. Sorting
# such numbers brings them into the usual order (CAP-DEF-03): money gains, population, public services, culture,
# progress, employment, energy, prestige, money losses; gains before losses.
GAIN_RANK: Final[list[int]] = [0, 7, 5, 9, 1, 3, 11, 13, 15]
LOSS_RANK: Final[list[int]] = [15, 8, 6, 10, 2, 4, 12, 14, 15]
RANK_UNIT: Final[i64] = 0x10000000
SOURCE_UNIT: Final[i64] = 0x100000
KIND_UNIT: Final[i64] = 0x10000
ZERO: Final[i64] = 0x8000
NO_SOURCE: Final[i64] = 127  # a move that comes from no tile


def step(kind: i64, far: i64, source: i64) -> i64:
    """One move on a track, as a number. Of a payment `far` is its place among the tile's immediate effects."""
    rank: i64 = GAIN_RANK[kind] if far >= 0 else LOSS_RANK[kind]
    return rank * RANK_UNIT + source * SOURCE_UNIT + kind * KIND_UNIT + far + ZERO


def kind_of(move: i64) -> i64:
    return move >> 16 & 15


def far_of(move: i64) -> i64:
    return (move & 0xFFFF) - ZERO


def source_of(move: i64) -> i64:
    return move >> 20 & 127


def from_tile(move: i64, source: i64) -> i64:
    """The same move, coming from a tile."""
    return move - source_of(move) * SOURCE_UNIT + source * SOURCE_UNIT
