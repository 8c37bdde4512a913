"""All cards: the classes they are written with are in `cards`, the cards themselves in the modules named below.

Cards have numbers, their places in `CARDS`. The order follows from what they are: technologies that take workers first
(by type, then by level), then special technologies (by type and level), governments, leaders, wonders, action cards,
and military cards. Copies of a card have one number; decks and hands hold it as often as there are copies.
"""

from typing import Final

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
from pentapolis.games.through_the_ages.catalogue.civil import CIVIL
from pentapolis.games.through_the_ages.catalogue.military import MILITARY
from pentapolis.games.through_the_ages.catalogue.starting import STARTING
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

FIRST_CIVIL: Final = 0
FIRST_MILITARY: Final = sum(1 for card in CARDS if card.group <= ACTION)

DESPOTISM: Final = CARD.find("despotism")
WARRIORS: Final = CARD.find("warriors")
RELIGION: Final = CARD.find("religion")
START: Final = [CARD.find(card.id) for card in STARTING]


def deck(age: int, military: bool, players: int) -> list[int]:
    """TTA-SET-01 to TTA-SET-05: the cards of a deck with so many players, unshuffled."""
    found: list[int] = []
    for number, card in enumerate(CARDS):
        if card.age == age and (number >= FIRST_MILITARY) == military:
            found += [number] * card.copies[players - 2]
    return found


__all__ = [
    "AGE", "CARD", "CARDS", "COUNT", "DESPOTISM", "FIRST_CIVIL", "FIRST_MILITARY", "GOVERNMENTS", "GROUP", "MA_COST",
    "OF_TYPE", "POWERS", "RELIGION", "RESOURCE_COST", "SCIENCE_COST", "START", "TACTICS", "TECHNOLOGIES", "TECHNOLOGY",
    "TYPE", "WARRIORS", "WONDERS", "WORKER_CARDS", "WORTH", "ActionCard", "Aggression", "Bonus", "Card", "Event",
    "Government", "Leader", "Pact", "Special", "Tactic", "Technology", "Territory", "War", "Wonder", "deck",
]  # fmt: skip
