"""All civil cards of the decks."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.action_cards import ACTION_CARDS
from pentapolis.games.through_the_ages.catalogue.cards import Card
from pentapolis.games.through_the_ages.catalogue.leaders import LEADERS
from pentapolis.games.through_the_ages.catalogue.technologies import (
    FARMS_AND_MINES,
    GOVERNMENTS,
    SPECIAL_TECHNOLOGIES,
    UNITS,
    URBAN_BUILDINGS,
)
from pentapolis.games.through_the_ages.catalogue.wonders import WONDERS

CIVIL: Final[list[Card]] = [
    *FARMS_AND_MINES,
    *URBAN_BUILDINGS,
    *UNITS,
    *SPECIAL_TECHNOLOGIES,
    *GOVERNMENTS,
    *LEADERS,
    *WONDERS,
    *ACTION_CARDS,
]
