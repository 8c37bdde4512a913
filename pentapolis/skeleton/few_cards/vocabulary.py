"""The moves: verbs and what they speak of."""

from typing import Final

from pentapolis.kernel.vocabulary import Verb, Vocabulary
from pentapolis.skeleton.few_cards.catalogue import CARD

BUY: Final = Verb("buy", CARD)
WORK: Final = Verb("work")
VOCABULARY: Final = Vocabulary([BUY, WORK])
