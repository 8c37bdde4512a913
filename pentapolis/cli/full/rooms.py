"""Where the panes of a table lie on a screen of any size. Pure numbers: columns and lines in, rectangles out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

NARROWEST: Final = 60  # columns below which there is no table, only the word that it needs more
LOWEST: Final = 20
WIDE: Final = 118  # columns from which on the moves lie beside the board
BOARD_COLUMNS: Final = 79  # which the board keeps then
SMALLEST: Final = 5  # lines of a pane with its title
SMALLEST_MOVES: Final = 7

#: In the order in which Tab goes through them.
PANES: Final = ("moves", "board", "own", "log", "side")


@dataclass(frozen=True)
class Room:
    """A rectangle of the screen. A pane has its title in the first line and its scroll bar in the last column."""

    x: int
    y: int
    width: int
    height: int

    @property
    def columns(self) -> int:
        """For what lies in a pane."""
        return self.width - 1

    @property
    def lines(self) -> int:
        return self.height - 1


def too_small(columns: int, lines: int) -> bool:
    return columns < NARROWEST or lines < LOWEST


def rooms(
    columns: int, lines: int, own_columns: int, own_lines: int, beside: bool = False, enlarged: str = ""
) -> Mapping[str, Room]:
    """The panes between the first line of the screen and the last. `side` is there with something `beside` the table.

    `own_columns`: so many the seat's own things need to be drawn whole; `own_lines`: so many they would fill.
    `enlarged`: one pane takes the place of all.
    """
    if enlarged:
        return {enlarged: Room(0, 1, columns, lines - 2)}
    if columns >= WIDE:
        return side_by_side(columns, lines - 2, own_lines, beside)
    if own_columns > right_of(columns):
        return own_across(columns, lines - 2, own_lines, beside)
    return board_above(columns, lines - 2, beside)


def right_of(columns: int) -> int:
    """The width of what lies right of the moves, where these lie under the board."""
    return columns * 43 // 100 - 1


def side_by_side(columns: int, lines: int, own_lines: int, beside: bool) -> Mapping[str, Room]:
    """Board and own things left, moves and log right."""
    left = max(BOARD_COLUMNS, columns * 62 // 100)
    own = max(SMALLEST, min(own_lines + 1, lines * 40 // 100))
    last = lines * (45 if beside else 38) // 100
    right, width = left + 1, columns - left - 1
    return {
        "board": Room(0, 1, left, lines - own),
        "own": Room(0, 1 + lines - own, left, own),
        "moves": Room(right, 1, width, lines - last),
        "side" if beside else "log": Room(right, 1 + lines - last, width, last),
    }


def own_across(columns: int, lines: int, own_lines: int, beside: bool) -> Mapping[str, Room]:
    """Board, own things, and under them moves and log."""
    low = max(SMALLEST_MOVES, lines * 36 // 100)
    own = max(SMALLEST, min(own_lines + 1, (lines - low) * 50 // 100))
    board = lines - low - own
    width = right_of(columns)
    left = columns - width - 1
    return {
        "board": Room(0, 1, columns, board),
        "own": Room(0, 1 + board, columns, own),
        "moves": Room(0, 1 + board + own, left, low),
        "side" if beside else "log": Room(left + 1, 1 + board + own, width, low),
    }


def board_above(columns: int, lines: int, beside: bool) -> Mapping[str, Room]:
    """The board, and under it the moves on the left, own things and log on the right."""
    low = max(SMALLEST_MOVES, lines * 36 // 100)
    board = lines - low
    width = right_of(columns)
    left = columns - width - 1
    own = (low + 1) // 2
    found = {"board": Room(0, 1, columns, board), "moves": Room(0, 1 + board, left, low)}
    if beside:
        found["side"] = Room(left + 1, 1 + board, width, low)
    else:
        found["own"] = Room(left + 1, 1 + board, width, own)
        found["log"] = Room(left + 1, 1 + board + own, width, low - own)
    return found
