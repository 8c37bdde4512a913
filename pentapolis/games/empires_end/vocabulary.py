"""The moves of Empire's End: verbs times objects."""

from typing import Final

from pentapolis.games.empires_end.catalogue import CARD, LOCATION
from pentapolis.games.empires_end.terms import MOST_COMMITTED, RESOURCES
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

RESOURCE: Final = Objects("resource", RESOURCES)
PART: Final = Objects("part", ["economy", "industry"])
SEAT: Final = Objects("seat", ["0", "1", "2", "3"])
AXES: Final = Objects("axes", [str(number) for number in range(MOST_COMMITTED + 1)])
COINS: Final = Objects("coins", [str(number) for number in range(MOST_COMMITTED + 1)])

BID: Final = Verb("bid", CARD, RESOURCE)  # pass on a disaster by paying one token
FREE_BID: Final = Verb("free_bid", CARD, CARD)  # pass by exhausting an innovation: the innovation, the disaster
TAKE: Final = Verb("take", CARD)
REPLACE: Final = Verb("replace", CARD, CARD)  # exhaust an innovation to replace a disaster
GO_ON: Final = Verb("go_on")  # after a pass, without replacing a disaster
WAIT: Final = Verb("wait")  # no disaster is replaced before the decision of the player on turn
REST: Final = Verb("rest")  # nor before the own turn
RUIN: Final = Verb("ruin", LOCATION)  # which of the locations equally near is destroyed
PLACE: Final = Verb("place", LOCATION)  # where the innovation gained goes
BUY_COIN: Final = Verb("buy_coin")  # two points for a coin
DECLINE: Final = Verb("decline")
CONVERT: Final = Verb("convert", CARD, RESOURCE)  # by an innovation; the resource gained
TRADE: Final = Verb("trade", LOCATION, RESOURCE)  # the same by a location
REPEAT: Final = Verb("repeat", CARD, CARD)  # by an innovation; the innovation repeated
REPEAT_AT: Final = Verb("repeat_at", CARD, LOCATION)  # the location whose ability is repeated
REFRESH: Final = Verb("refresh", CARD, CARD)  # by an innovation; the innovation refreshed
REFRESH_AT: Final = Verb("refresh_at", LOCATION, CARD)  # the same by a location
RECOVER: Final = Verb("recover", CARD)  # a refresh won in a conflict
PLAY: Final = Verb("play", CARD, LOCATION)
SELL: Final = Verb("sell", CARD)
DISCARD_HAND: Final = Verb("discard_hand")
RESTORE: Final = Verb("restore", LOCATION)
SWAP: Final = Verb("swap", LOCATION, LOCATION)
MOVE: Final = Verb("move", CARD, LOCATION)
FINISH: Final = Verb("finish")
BEGIN: Final = Verb("begin", PART)  # the part of the combined phase played first
COMMIT: Final = Verb("commit", AXES, COINS)  # the secret bid of a conflict
PAY: Final = Verb("pay", COINS)  # how much of a cost is paid in coins
REDRAW: Final = Verb("redraw")
KEEP_HAND: Final = Verb("keep_hand")
SUFFER: Final = Verb("suffer", CARD, CARD)  # lightning: the two disasters carried out

VOCABULARY: Final = Vocabulary(
    [
        BID, FREE_BID, TAKE, REPLACE, GO_ON, WAIT, REST, RUIN, PLACE, BUY_COIN, DECLINE, CONVERT, TRADE, REPEAT,
        REPEAT_AT, REFRESH, REFRESH_AT, RECOVER, PLAY, SELL, DISCARD_HAND, RESTORE, SWAP, MOVE, FINISH, BEGIN, COMMIT,
        PAY, REDRAW, KEEP_HAND, SUFFER,
    ]
)  # fmt: skip
