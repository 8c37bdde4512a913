"""The nouns of Imperium as numbers, and the rulebook's constants. They are the same for both boxes (IMP-CMP-04).

Tokens are numbers that never run out (IMP-CMP-03, IMP-CSU-01); slot markers and die belong to the solo game.
"""

from typing import Final

SEATS: Final = range(2, 5)
MOST_SEATS: Final = 4

# --- what is printed on cards (IMP-CMP-05 to IMP-CMP-17); suits, types and icons are bits, so that sets are numbers

SUITS: Final = ["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power"]  # IMP-CMP-06
REGION: Final = 1
UNCIVILISED: Final = 2
CIVILISED: Final = 4
TRIBUTARY: Final = 8
FAME: Final = 16
UNREST: Final = 32
POWER: Final = 64
MARKET_SUITS: Final = 15  # the four that the market deals in
UNRESTFUL: Final = 14  # uncivilised, civilised, tributary: unrest lies under these in the market (IMP-CSU-11)
SUIT_BIT: Final = {name: 1 << place for place, name in enumerate(SUITS)}

STATES: Final = ["barbarian", "empire"]
BARBARIAN: Final = 0
EMPIRE: Final = 1
ANY_STATE: Final = -1

TYPES: Final = ["city", "metropolis", "knight", "mask", "scroll"]  # IMP-CMP-11
NO_TYPE: Final = 0
CITY: Final = 1
METROPOLIS: Final = 2
KNIGHT: Final = 4
MASK: Final = 8
SCROLL: Final = 16
TYPE_BIT: Final = {name: 1 << place for place, name in enumerate(TYPES)}

ICONS: Final = ["production", "fertile", "river"]  # IMP-CMP-12
PRODUCTION: Final = 0
FERTILE: Final = 1
RIVER: Final = 2

TOKENS: Final = ["materials", "population", "progress"]
MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
KINDS: Final = 3

STARTS: Final = ["in_play", "nation", "accession", "development", "supply", "draw_deck"]  # IMP-CMP-15
IN_PLAY: Final = 0
NATION: Final = 1
ACCESSION: Final = 2
DEVELOPMENT: Final = 3
SUPPLY: Final = 4
DRAW_DECK: Final = 5
COMMON: Final = 6  # no nation's card

MARKS: Final = ["3+", "4"]  # IMP-CMP-16
LEAST_PLAYERS: Final = {"3+": 3, "4": 4}

AFTER_PLAY: Final = ["discard", "history", "exile", "sink", "unrest_pile"]
TO_DISCARD: Final = 0
TO_HISTORY: Final = 1
TO_EXILE: Final = 2
TO_DEPTHS: Final = 3
TO_UNREST: Final = 4
STAYS: Final = 5  # pinned cards (IMP-ACT-04)

# --- places that effects name; a set of them is a number

HAND: Final = 1
DISCARD: Final = 2
DECK: Final = 4
PLAY: Final = 8
HISTORY: Final = 16
GARRISONED: Final = 32  # under any card of the own play area (IMP-EFF-29)
NATION_DECK: Final = 64
EXILE: Final = 128
MARKET: Final = 256
UNDER_THIS: Final = 512
PLACES: Final = {
    "hand": HAND,
    "discard pile": DISCARD,
    "draw deck": DECK,
    "play area": PLAY,
    "history": HISTORY,
    "nation deck": NATION_DECK,
    "exile pile": EXILE,
    "market": MARKET,
}

# --- the boxes

BOXES: Final = ["classics", "legends"]
CLASSICS: Final = 0
LEGENDS: Final = 1

# --- the market: slots in board order, and the deck opposite each (IMP-CSU-10)

SLOTS: Final = 5
REGION_SLOT: Final = 0
UNCIVILISED_SLOT: Final = 1
CIVILISED_SLOT: Final = 2
SMALL_DECKS: Final = 3
SMALL_DECK: Final = {2: 6, 3: 7, 4: 8}  # IMP-CSU-08
FAME_REMOVED: Final = {2: 2, 3: 1, 4: 0}  # IMP-CSU-07
NO_CARD: Final = -1

#: Beside who knows a hidden card: its holder took it unseen from a deck of the commons or from the fame deck.
BLIND: Final = 1 << MOST_SEATS
#: And: cards have changed places unseen, so the others do not know in which of the places so marked those cards lie.
LOOSE: Final = BLIND << 1
UNSEEN: Final = BLIND | LOOSE

# --- numbers of the rulebook

STARTING: Final = (3, 2, 1)  # IMP-CSU-02: materials, population, progress
ACTIONS: Final = 3  # IMP-CSU-02, IMP-CLN-04
EXHAUST: Final = 5
EXHAUST_UTOPIANS: Final = 3  # IMP-NAT-UTO-05
HAND_SIZE: Final = 5  # IMP-PSU-12, IMP-CLN-06
NOTHING_FOUND: Final = 2  # progress, IMP-KEY-BRK-05
MOST_VARIABLE: Final = 10  # IMP-SCO-07
PROGRESS_AS_MATERIALS: Final = 2  # IMP-KEY-PAY-04
TRIPLED: Final = 3  # Agriculture, Windmills, Qanat (IMP-EFF-80)

# --- what a turn is doing

OPEN: Final = 0  # nothing chosen yet (IMP-RND-02)
ACTIVATE: Final = 1
INNOVATE: Final = 2
REVOLT: Final = 3
CLEAN_UP: Final = 4
SOLSTICE: Final = 5
PHASES: Final = ["open", "activate", "innovate", "revolt", "clean_up", "solstice"]

# --- events that cards answer (IMP-EFF-61 to IMP-EFF-75)

EVENTS: Final = [
    "none",
    "play",
    "play-from-discard",
    "return",
    "acquire",
    "break-through",
    "gain-through",
    "market-tokens",
    "take-unrest",
    "pay-population",
    "attack",
    "sunk",
    "leaves-play",
    "deck-empty",
]
NO_EVENT: Final = 0
PLAYED: Final = 1
PLAYED_FROM_DISCARD: Final = 2
RETURNED: Final = 3
ACQUIRED: Final = 4
BROKEN_THROUGH: Final = 5
GAINED_THROUGH: Final = 6
MARKET_TOKENS: Final = 7
UNREST_TAKEN: Final = 8
POPULATION_PAID: Final = 9
ATTACKED: Final = 10
SUNK: Final = 11
LEFT_PLAY: Final = 12
DECK_EMPTY: Final = 13
ANY_EVENT: Final = 14  # Ambassador (IMP-EFF-50)


def bits(names: list[str], table: dict[str, int]) -> int:
    """The set of these names."""
    found = 0
    for name in names:
        found |= table[name]
    return found


def names_of(number: int, names: list[str]) -> list[str]:
    """The names of a set."""
    return [name for place, name in enumerate(names) if number >> place & 1]
