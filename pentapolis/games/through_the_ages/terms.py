"""The nouns of the rulebook as numbers, and what is printed on the player board and under the card row.

Ages, kinds and types are small numbers so that tables can be indexed by them; their names are ids for texts and views.

Some rules hold by construction. Boards and play areas have no rule effect beyond what lies on them (TTA-CMP-01,
TTA-CMP-07), markers only record what the table holds as numbers (TTA-CMP-04), and the box never runs out (TTA-CMP-05).
The handbook's beginner game is no part of this (TTA-GEN-08).
"""

from typing import Final

# Ages and levels (TTA-GEN-04, TTA-CARD-01): a card of Age A has level 0.
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4
AGES: Final = ["A", "I", "II", "III", "IV"]

# Groups of cards, in the order of the catalogue. The first eight are civil, the others military.
PRODUCTION: Final = 0  # farms and mines
URBAN: Final = 1
UNIT: Final = 2
SPECIAL: Final = 3
GOVERNMENT: Final = 4
LEADER: Final = 5
WONDER: Final = 6
ACTION: Final = 7
EVENT: Final = 8
TERRITORY: Final = 9
TACTIC: Final = 10
AGGRESSION: Final = 11
WAR: Final = 12
PACT: Final = 13
BONUS: Final = 14
GROUPS: Final = [
    "production", "urban", "unit", "special", "government", "leader", "wonder", "action",
    "event", "territory", "tactic", "aggression", "war", "pact", "bonus",
]  # fmt: skip

# Types of technologies (TTA-INP-01, TTA-INP-03, TTA-INP-04, TTA-INP-05). The first eleven take workers.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
LAW: Final = 11
WARFARE: Final = 12
EXPLORATION: Final = 13
CONSTRUCTION: Final = 14
NO_TYPE: Final = 15
TYPES: Final = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force",
    "law", "warfare", "exploration", "construction",
]  # fmt: skip
WORKER_TYPES: Final = 11
SPECIAL_TYPES: Final = 4
URBAN_TYPES: Final = [LAB, TEMPLE, LIBRARY, THEATER, ARENA]
UNIT_TYPES: Final = [INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE]
LEVELS: Final = 4

# What is gained, lost and taken.
FOOD: Final = 0
RESOURCE: Final = 1
SCIENCE: Final = 2
CULTURE: Final = 3
POPULATION: Final = 4
MILITARY_CARDS: Final = 5
YELLOW: Final = 6
BLUE: Final = 7
GOODS: Final = ["food", "resource", "science", "culture", "population", "military_card", "yellow", "blue"]

# Whom a clause of an event affects (TTA-CUR-03 to TTA-CUR-11).
EACH: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
TWO_STRONGEST: Final = 3
TWO_WEAKEST: Final = 4
MOST_CULTURE: Final = 5
LEAST_CULTURE: Final = 6
ALL_MOST_HAPPY: Final = 7
ALL_MOST_DISCONTENT: Final = 8
LEADING_WEAKLING: Final = 9  # the one with most culture, if it is one of the two weakest (Barbarians)
WHO: Final = [
    "each", "strongest", "weakest", "two_strongest", "two_weakest", "most_culture", "least_culture", "most_happy",
    "most_discontent", "leading_weakling",
]  # fmt: skip

# What a pact says about attacks between its partners.
ATTACK_ALLOWED: Final = 0
ATTACK_ENDS: Final = 1  # the pact ends by an attack
ATTACK_FORBIDDEN: Final = 2
SIDE_A: Final = 0
SIDE_B: Final = 1

# The table.
SEATS: Final = range(2, 5)
MOST_SEATS: Final = 4
ROW: Final = 13  # spaces of the card row
ROW_COST: Final = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]  # TTA-TAKE-01
CLEARED: Final = [0, 3, 3, 2, 1]  # TTA-ROW-01, by the players still in the game
EVENTS_BESIDES: Final = 2  # TTA-SET-12: current events at the start, more than players
YELLOW_LOST: Final = 2  # TTA-AGE-11
WAR_RESIGNED: Final = 7  # TTA-RESG-03
MOST_DRAWN: Final = 3  # TTA-DRAW-01
COPY_COST: Final = 2  # TTA-TPL-02
HUNGER: Final = 4  # TTA-PROD-07: culture lost for each food short
MOST_HAPPY: Final = 8  # TTA-STAT-06
RUIN_CULTURE: Final = 2  # TTA-CLR-27
OUTDATED: Final = 2  # TTA-ARM-05: levels below the tactic
MOST_BID: Final = 60  # the largest number a bid for a territory can name

# The player board (TTA-SET-06, TTA-SET-07, TTA-SET-09): tokens at the start.
BLUE_BANK: Final = 16
YELLOW_BANK: Final = 18
UNUSED_WORKERS: Final = 1
# By the tokens in the blue bank (TTA-PROD-03) and in the yellow bank (TTA-POP-01, TTA-PROD-06, TTA-DIS-01). More
# tokens than spaces lie in the rightmost section (TTA-TOK-01) and change nothing.
CORRUPTION: Final = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]
CONSUMPTION: Final = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
POPULATION_COST: Final = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
HAPPY_NEEDED: Final = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
