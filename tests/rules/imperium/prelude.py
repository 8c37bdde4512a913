"""What the rule tests of Imperium begin with."""

import pytest

from pentapolis.games.imperium.catalogue import CARD, IDS, NATION_FILES
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.game import GAME
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import NO_CARD
from tests.rules.imperium.position import (
    ANNA,
    BENCE,
    CILI,
    DANI,
    card,
    cards,
    lying,
    named,
    new_game,
    note,
    on_card,
    places,
    position,
    titles,
    tokens_of,
    unrest,
)
from tests.rules.playing import asked, moves, play, refusal, told

__all__ = [
    "ANNA",
    "BENCE",
    "BUILT_IN",
    "CARD",
    "CILI",
    "DANI",
    "GAME",
    "IDS",
    "NATION_FILES",
    "NO_CARD",
    "Imperium",
    "asked",
    "card",
    "cards",
    "edition",
    "lying",
    "moves",
    "named",
    "new_game",
    "note",
    "on_card",
    "places",
    "play",
    "position",
    "pytest",
    "refusal",
    "titles",
    "tokens_of",
    "told",
    "unrest",
]  # fmt: skip
