"""The plan of a city: a square of cells, a bit for each in a row of its own. Only rows that are built on are looked at.

Cells are numbers, row by row; a corner is the number of its row and column among 36 x 36 (CAP-CON-01). Adjacent means
all eight neighbours (CAP-EFF-16).
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import CELL_X, CELL_Y, SIDE
from pentapolis.kernel.packed import bit, lowest

CORNERS: Final[i64] = 36  # in a row
NO_ROWS: Final[list[int]] = [0] * 37


def near(cell: i64, other: i64) -> bool:
    """Are two cells neighbours? No cell is its own."""
    across: i64 = CELL_X[cell] - CELL_X[other]
    down: i64 = CELL_Y[cell] - CELL_Y[other]
    return cell != other and -1 <= across <= 1 and -1 <= down <= 1


def with_cell(rows: list[int], cell: i64) -> list[int]:
    """The plan with one more cell built on: a list of its own."""
    more = rows.copy()
    y = CELL_Y[cell]
    more[y] = int(more[y] | bit(CELL_X[cell]))
    return more


def built(rows: list[int], cell: i64) -> bool:
    row: i64 = rows[CELL_Y[cell]]
    return (row >> CELL_X[cell] & 1) == 1


def edge(rows: list[int], y: i64) -> i64:
    """The empty cells of a row that are adjacent to something built, a bit each (CAP-PLC-04)."""
    here: i64 = rows[y]
    around = here
    if y > 0:
        around |= rows[y - 1]
    if y < SIDE - 1:
        around |= rows[y + 1]
    return (around | around << 1 | around >> 1) & ~here & 0x1FFFFFFFFF


def edge_cells(rows: list[int], top: i64, bottom: i64) -> list[int]:
    """All empty cells beside the city, row by row; rows from `top` to `bottom` are built on."""
    found: list[int] = []
    y = top - 1
    while y <= bottom + 1:
        cells = edge(rows, y)
        while cells:
            found.append(int(y * SIDE + lowest(cells)))
            cells &= cells - 1
        y += 1
    return found


def on_edge(rows: list[int], cell: i64) -> bool:
    return (edge(rows, CELL_Y[cell]) >> CELL_X[cell] & 1) == 1


# --- corners --------------------------------------------------------------------------------------------------------


def corner_cell(corner: i64) -> i64:
    """The upper left of the four cells that a corner touches."""
    return corner // CORNERS * SIDE + corner % CORNERS


def corner_at(cell: i64) -> i64:
    """The corner whose upper left cell this is."""
    y: i64 = CELL_Y[cell]
    x: i64 = CELL_X[cell]
    return y * CORNERS + x


def touches(corner: i64, cell: i64) -> bool:
    """CAP-CON-01: a corner touches four cells."""
    across: i64 = CELL_X[cell] - corner % CORNERS
    down: i64 = CELL_Y[cell] - corner // CORNERS
    return 0 <= across <= 1 and 0 <= down <= 1


def full(rows: list[int], corner: i64) -> bool:
    """Are all four cells of a corner built on?"""
    y = corner // CORNERS
    x = corner % CORNERS
    upper: i64 = rows[y]
    lower: i64 = rows[y + 1]
    return (upper >> x & 3) == 3 and (lower >> x & 3) == 3


def open_corners(rows: list[int], y: i64) -> i64:
    """The corners below a row that touch a tile and an empty cell, a bit each (CAP-CON-03)."""
    upper: i64 = rows[y]
    lower: i64 = rows[y + 1]
    some = upper | lower
    every = upper & lower
    return (some | some >> 1) & ~(every & every >> 1) & 0xFFFFFFFFF


def edge_corners(rows: list[int], top: i64, bottom: i64) -> list[int]:
    """All corners on the edge of the city, row by row."""
    found: list[int] = []
    y = top - 1
    while y <= bottom:
        corners = open_corners(rows, y)
        while corners:
            found.append(int(y * CORNERS + lowest(corners)))
            corners &= corners - 1
        y += 1
    return found


def corner_open(rows: list[int], corner: i64) -> bool:
    return (open_corners(rows, corner // CORNERS) >> (corner % CORNERS) & 1) == 1
