"""What the card language is made of: patterns, places, kinds of cards, and steps that are always the same words."""

import re
from typing import Final

from pentapolis.games.imperium.effects.area import (
    FreePlayIt,
    GarrisonThis,
    IgnoreNextEmpire,
    ResolveRegion,
)
from pentapolis.games.imperium.effects.base import (
    What,
)
from pentapolis.games.imperium.effects.nation import (
    Develop,
    LookNation,
    NationBottom,
    NationToDiscard,
    QuestAndNation,
    ShuffleNation,
    SwapNation,
    TakeQuest,
    TriggerScoring,
    TurnKing,
)
from pentapolis.games.imperium.effects.own import (
    TO_HISTORY,
    TO_PILE,
    TO_TOP,
    FewerMasks,
    ReturnGarrisoned,
    RevealAttacks,
    WithDrawn,
)
from pentapolis.games.imperium.effects.tokens import (
    GainStored,
    MoveBack,
)
from pentapolis.games.imperium.effects.trade import (
    BreakThrough,
    GarrisonQuest,
    Reveal,
    Swap,
    WithRevealed,
)
from pentapolis.games.imperium.fame import TakeFame
from pentapolis.games.imperium.reactions import (
    Copy,
    Ignore,
)
from pentapolis.games.imperium.terms import (
    CITY,
    DECK,
    DISCARD,
    HAND,
    HISTORY,
    KINDS,
    KNIGHT,
    MASK,
    PLAY,
    REGION,
    SCROLL,
    SUIT_BIT,
    TOKENS,
)


class Misread(ValueError):
    """A phrase that the card language does not have."""


N: Final = r"(\d+)"
TOKEN: Final = r"(materials?|population|progress)"
SUITS_LIST: Final = r"((?:(?:region|uncivilised|civilised|tributary)(?:, | or )?)+)"
KIND: Final = r"(mask|knight|scroll|attack|region|city) cards?"

PREFIX_MAY: Final = "may: "
EACH_OTHER: Final = "each other player: "
ALL: Final = "all players: "
UNTIL: Final = "until the end of the turn: "

ZONES: Final = {
    "hand": HAND,
    "discard pile": DISCARD,
    "history": HISTORY,
    "play area": PLAY,
    "hand or discard pile": HAND | DISCARD,
    "hand, play area, discard pile, draw deck or history": HAND | PLAY | DISCARD | DECK | HISTORY,
}
KINDS_OF_CARD: Final = {
    "mask": What("mask-card", types=MASK),
    "knight": What("knight-card", types=KNIGHT),
    "scroll": What("scroll-card", types=SCROLL),
    "attack": What("attack-card", attack=True),
    "region": What("region-card", suits=REGION),
    "city": What("city-card", types=CITY),
}
KNIGHTS: Final = What("knight", types=KNIGHT)
REGIONS: Final = What("region", suits=REGION)
THIS_VERBS: Final = {
    "abandon this card": "abandon",
    "recall this card": "recall",
    "put this card into your history": "history",
    "exile this card": "exile",
    "sink this card": "sink",
}
#: Steps that are always the same words.
PLAIN: Final = {
    "gain all progress on it": GainStored(),
    "move 1 exhaust token back to your state card": MoveBack(),
    "return every unrest garrisoned under it": ReturnGarrisoned(),
    "reveal your hand, draw deck and discard pile and put every attack card among them into your history": (
        RevealAttacks()
    ),
    "break through for a card with a variable VP icon": BreakThrough(0),
    "reveal the top card of the main deck": Reveal(),
    "put it into your hand": WithRevealed("hand"),
    "exile it": WithRevealed("exile"),
    "free play it at once": FreePlayIt(),
    "garrison this card under 1 region in your play area": GarrisonThis(),
    "garrison 1 impending quest under this card": GarrisonQuest(1),
    "resolve that region's play effect": ResolveRegion(),
    "ignore that attack": Ignore(),
    "swap 1 card from the exile pile with 1 card from the market": Swap(),
    "take the top card of the fame deck into your hand": TakeFame(),
    "look at the top card of your nation deck": LookNation(),
    "put it at the bottom of the nation deck (above the zenith card)": NationBottom(),
    "shuffle your nation deck": ShuffleNation(),
    "swap 1 card from your hand with the top card of your nation deck": SwapNation(1),
    "put the top card of your nation deck into your discard pile": NationToDiscard(),
    "put the active quest and the top card of your nation deck into your discard pile": QuestAndNation(),
    "take the active quest into your hand": TakeQuest(),
    "develop": Develop(False),
    "develop at no cost": Develop(True),
    "flip this card to side B": TurnKing(),
    "trigger scoring": TriggerScoring(),
    "ignore the empire icon of the next card you play": IgnoreNextEmpire(),
    "discard the drawn card": WithDrawn(TO_PILE),
    "put the drawn card on top of your draw deck": WithDrawn(TO_TOP),
    "put the drawn card into your history": WithDrawn(TO_HISTORY),
    "resolve the exhaust ability of 1 pinned card another player has in play as though that card were yours": Copy(),
    "discard 1 mask card fewer for that effect": FewerMasks(),
}


def kind_of(word: str) -> int:
    return TOKENS.index("materials" if word.startswith("material") else word)


def amounts_of(*pairs: tuple[str, str]) -> list[int]:
    found = [0] * KINDS
    for number, word in pairs:
        found[kind_of(word)] += int(number)
    return found


def suits_of(text: str) -> int:
    found = 0
    for word in re.split(r", | or | and ", text.strip()):
        if word not in SUIT_BIT:
            raise Misread(f"{word!r} is no suit")
        found |= SUIT_BIT[word]
    return found
