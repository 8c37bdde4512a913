"""All cards: the classes they are written with are in `cards`, the cards themselves in the modules named below.

Cards have numbers, their places in `CARDS`. The order follows from what they are: technologies that take workers first
(by type, then by level), then special technologies (by type and level), governments, leaders, wonders, action cards,
and military cards. Copies of a card have one number; decks and hands hold it as often as there are copies.
"""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.cards import (
    Bonus,
    Card,
    Government,
    Pact,
    Tactic,
    Technology,
    Territory,
    Wonder,
)
from pentapolis.games.through_the_ages.catalogue.civil import CIVIL
from pentapolis.games.through_the_ages.catalogue.military import MILITARY
from pentapolis.games.through_the_ages.catalogue.starting import STARTING
from pentapolis.games.through_the_ages.effects import CODES, StagesPerAction, StrengthPerUnit, UrbanDiscount
from pentapolis.games.through_the_ages.terms import ACTION, UNIT
from pentapolis.kernel.vocabulary import Objects


def rank(card: Card) -> tuple[int, int, int]:
    """The order of the catalogue: the three groups that take workers are sorted together, by type."""
    return (0 if card.group <= UNIT else card.group, card.type, card.age)


CARDS: Final[list[Card]] = sorted([*STARTING, *CIVIL, *MILITARY], key=rank)
CARD: Final = Objects("card", [card.id for card in CARDS])
COUNT: Final = len(CARDS)

# Numbers that the rules ask for all the time, by card.
GROUP: Final = [card.group for card in CARDS]
TYPE: Final = [card.type for card in CARDS]
AGE: Final = [card.age for card in CARDS]
SCIENCE_COST: Final = [card.science for card in CARDS]
MA_COST: Final = [card.ma for card in CARDS]
POWERS: Final = [sum(1 << ability.code for ability in card.abilities) for card in CARDS]

TECHNOLOGIES: Final = [card for card in CARDS if isinstance(card, Technology)]  # numbers 0 to 33
WORKER_CARDS: Final = len(TECHNOLOGIES)
TECHNOLOGY: Final = Objects("card", CARD.ids[:WORKER_CARDS])  # the same numbers as in `CARD`
RESOURCE_COST: Final = [card.resources for card in TECHNOLOGIES]
WORTH: Final = [card.worth for card in TECHNOLOGIES]
OF_TYPE: Final = [[number for number, card in enumerate(TECHNOLOGIES) if card.type == kind] for kind in range(11)]

GOVERNMENTS: Final[dict[int, Government]] = {n: card for n, card in enumerate(CARDS) if isinstance(card, Government)}
WONDERS: Final[dict[int, Wonder]] = {n: card for n, card in enumerate(CARDS) if isinstance(card, Wonder)}
TACTICS: Final[dict[int, Tactic]] = {n: card for n, card in enumerate(CARDS) if isinstance(card, Tactic)}

PACTS: Final[dict[int, Pact]] = {n: card for n, card in enumerate(CARDS) if isinstance(card, Pact)}
BONUSES: Final[dict[int, Bonus]] = {n: card for n, card in enumerate(CARDS) if isinstance(card, Bonus)}
TERRITORIES: Final[dict[int, Territory]] = {n: card for n, card in enumerate(CARDS) if isinstance(card, Territory)}


def numbers() -> list[int]:
    """The number of each ability by its code: an ability that several cards have has the same on all of them."""
    found = [0] * CODES
    for card in CARDS:
        for ability in card.abilities:
            found[ability.code] = ability.number
    return found


def units_meant(card: Card) -> int:
    """The types of units for which a card gives strength, a bit each."""
    kinds = [kind for ability in card.abilities if isinstance(ability, StrengthPerUnit) for kind in ability.types]
    return sum(1 << kind for kind in kinds)


NUMBER: Final = numbers()
UNIT_POWERS: Final = [units_meant(card) for card in CARDS]
STAGES_AT_ONCE: Final = [  # of a construction technology
    max([ability.number for ability in card.abilities if isinstance(ability, StagesPerAction)], default=1)
    for card in CARDS
]
URBAN_LESS: Final = [  # by the level of the building
    next((ability.by_level for ability in card.abilities if isinstance(ability, UrbanDiscount)), [0, 0, 0, 0])
    for card in CARDS
]

FIRST_MILITARY: Final = sum(1 for card in CARDS if card.group <= ACTION)

DESPOTISM: Final = CARD.find("despotism")
WARRIORS: Final = CARD.find("warriors")
RELIGION: Final = CARD.find("religion")
START: Final = [CARD.find(card.id) for card in STARTING]


def _deck(age: int, military: bool, players: int) -> list[int]:
    found: list[int] = []
    for number, card in enumerate(CARDS):
        if card.age == age and (number >= FIRST_MILITARY) == military:
            found += [number] * card.copies[players - 2]
    return found


# By age, civil or military, and number of players.
DECKS: Final = [[[_deck(age, military, n) for n in (2, 3, 4)] for military in (False, True)] for age in range(4)]


def deck(age: int, military: bool, players: int) -> list[int]:
    """The cards of a deck with so many players, unshuffled: eight decks, two for each age (TTA-CMP-02).

    TTA-SET-01 to TTA-SET-05: by the copies of each card. With three players those marked "4" are left out
    (TTA-SET-02), with two those marked "3+" too (TTA-SET-03) and all pacts (TTA-SET-04, TTA-VAR-06). The sizes follow
    (TTA-VAR-01, TTA-VAR-02).
    """
    return DECKS[age][1 if military else 0][players - 2].copy()
