"""The moves of 7 Wonders Duel: verbs times objects."""

from typing import Final

from pentapolis.games.seven_wonders_duel.catalogue import CARD, TOKEN, WONDER
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

SEAT: Final = Objects("seat", ["0", "1"])

BUILD: Final = Verb("build", CARD)  # construct the building
DISCARD: Final = Verb("discard", CARD)  # discard it for coins
RAISE: Final = Verb("raise", WONDER, CARD)  # use the card to construct a wonder
DRAFT: Final = Verb("draft", WONDER)  # take a wonder before the game
LEARN: Final = Verb("learn", TOKEN)  # take a progress token, from the board or from the library's draw
DESTROY: Final = Verb("destroy", CARD)  # put a card of the opponent's city on the discard pile
REVIVE: Final = Verb("revive", CARD)  # build a card of the discard pile
BEGIN: Final = Verb("begin", SEAT)  # name who begins the next age

VOCABULARY: Final = Vocabulary([BUILD, DISCARD, RAISE, DRAFT, LEARN, DESTROY, REVIVE, BEGIN])
