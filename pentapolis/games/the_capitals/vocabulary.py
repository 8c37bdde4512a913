"""The moves of The Capitals: verbs times objects."""

from typing import Final

from pentapolis.games.the_capitals.catalogue import CELL, CORNER, TILE
from pentapolis.games.the_capitals.terms import COLUMNS, MOST_SEATS
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

MOST_OPTIONS: Final = 40  # moves among which an order can be chosen

COLUMN: Final = Objects("column", [str(number + 1) for number in range(int(COLUMNS))])
MARKER: Final = Objects("marker", ["1", "2"])
SEAT: Final = Objects("seat", [str(seat) for seat in range(MOST_SEATS)])
REWARD: Final = Objects("reward", ["prestige", "energy"])
OPTION: Final = Objects("option", [str(number + 1) for number in range(MOST_OPTIONS)])

PICK: Final = Verb("pick", COLUMN)  # politics: a column of initiative
TAKE: Final = Verb("take", TILE)  # building: a tile of the project fields
PLACE: Final = Verb("place", CELL)  # where the tile goes
CHOOSE: Final = Verb("choose", OPTION)  # which move is made next, where the order matters
UPGRADE: Final = Verb("upgrade")
DECLINE: Final = Verb("decline")  # leave the power plant as it is
ACTIVATE: Final = Verb("activate", TILE)
SEND: Final = Verb("send", SEAT)  # somebody's tourist in place of a cube
SEND_NEUTRAL: Final = Verb("send_neutral")
PAY_REST: Final = Verb("pay_rest")  # with cubes
REST: Final = Verb("rest", REWARD)  # give up all activations for a point or a cube
FINISH: Final = Verb("finish")
SHIFT: Final = Verb("shift", MARKER, CORNER)  # a construction marker
RAISE: Final = Verb("raise", TILE)  # a prosperity tile of the hand
FLOOD: Final = Verb("flood", TILE)  # a prosperity tile of the hand as a lake

VOCABULARY: Final = Vocabulary(
    [
        PICK, TAKE, PLACE, CHOOSE, UPGRADE, DECLINE, ACTIVATE, SEND, SEND_NEUTRAL, PAY_REST, REST, FINISH, SHIFT, RAISE,
        FLOOD,
    ]
)  # fmt: skip
