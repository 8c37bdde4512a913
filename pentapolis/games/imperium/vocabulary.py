"""The moves of Imperium: verbs times objects. None speaks of two cards: who chooses two chooses one after the other."""

from typing import Final

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.kernel.effects import Replies
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

MOST_NUMBER: Final = 30
NUMBER: Final = Objects("number", [str(number) for number in range(MOST_NUMBER + 1)])
OPTION: Final = Objects("option", ["a", "b", "c"])
DECK: Final = Objects("deck", ["region", "uncivilised", "civilised", "tributary", "variable"])
SUIT: Final = Objects("suit", ["region", "uncivilised", "civilised", "tributary"])
SEAT: Final = Objects("seat", ["0", "1", "2", "3"])

# The turn
PLAY: Final = Verb("play", CARD)  # a card from hand, by an action token or free; or by an effect
EXHAUST: Final = Verb("exhaust", CARD)  # an ability of a card
INNOVATE: Final = Verb("innovate")
REVOLT: Final = Verb("revolt")
END: Final = Verb("end")  # of activating
TOKEN: Final = Verb("token", CARD)  # put a token on a market card
DONE: Final = Verb("done")  # no more of what may be done any number of times
SOLSTICE: Final = Verb("solstice", CARD)  # resolve this solstice ability now
# The market
ACQUIRE: Final = Verb("acquire", CARD)
BREAK: Final = Verb("break", CARD)  # break through for a card of the market
FROM_DECK: Final = Verb("from_deck", DECK)  # or for an unseen one of this suit
EXILE: Final = Verb("exile", CARD)
SWAP: Final = Verb("swap", CARD)  # the market card, then the exiled one that takes its place
NAME: Final = Verb("name", SUIT)  # Gambling
# Own cards
DISCARD: Final = Verb("discard", CARD)
RETURN: Final = Verb("return", CARD)  # an unrest to its pile
TAKE: Final = Verb("take", CARD)  # into the hand
TOP: Final = Verb("top", CARD)  # on top of a deck
BURY: Final = Verb("bury", CARD)  # into the history
ABANDON: Final = Verb("abandon", CARD)
RECALL: Final = Verb("recall", CARD)
GARRISON: Final = Verb("garrison", CARD)
UNDER: Final = Verb("under", CARD)  # the card to be garrisoned under
SINK: Final = Verb("sink", CARD)
FIND: Final = Verb("find", CARD)
GIVE: Final = Verb("give", CARD)
DEVELOP: Final = Verb("develop", CARD)
REFRESH: Final = Verb("refresh", CARD)  # its exhaust token goes back to the state card
REFRESH_NATION: Final = Verb("refresh_nation")
REFRESH_DEVELOPMENT: Final = Verb("refresh_development")
COPY: Final = Verb("copy", CARD)  # Ambassador: the card whose ability is used
ICON: Final = Verb("icon", CARD)  # whose icon counts as three
# Answers
SPEND: Final = Verb("spend", NUMBER)  # so many progress in place of what is to be paid
TIMES: Final = Verb("times", NUMBER)  # so many, or so often
CHOOSE: Final = Verb("choose", OPTION)
REACT: Final = Verb("react", CARD)
YES: Final = Verb("yes")
NO: Final = Verb("no")
# Before the game
SIDE: Final = Verb("side", Objects("side", ["a", "b"]))  # of the power card
DRAFT: Final = Verb("draft", Objects("nation", [
    "carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings",
    "arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians",
]))  # fmt: skip

VOCABULARY: Final = Vocabulary(
    [
        PLAY, EXHAUST, INNOVATE, REVOLT, END, TOKEN, DONE, SOLSTICE, ACQUIRE, BREAK, FROM_DECK, EXILE, SWAP, NAME,
        DISCARD, RETURN, TAKE, TOP, BURY, ABANDON, RECALL, GARRISON, UNDER, SINK, FIND, GIVE, DEVELOP, REFRESH,
        REFRESH_NATION, REFRESH_DEVELOPMENT, COPY, ICON, SPEND, TIMES, CHOOSE, REACT, YES, NO, SIDE, DRAFT,
    ]
)  # fmt: skip
REPLIES: Final = Replies(YES, NO, CHOOSE, TIMES, REACT)
