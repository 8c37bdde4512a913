"""A sheet of characters with styles, on which cards are laid one over the other."""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.text import Text


@dataclass(frozen=True)
class Frame:
    """The characters of a card's edge: corners clockwise from the upper left, then across and down."""

    corners: tuple[str, str, str, str]
    across: str
    down: str


THIN: Final = Frame(("┌", "┐", "┘", "└"), "─", "│")
THICK: Final = Frame(("┏", "┓", "┛", "┗"), "━", "┃")
DASHED: Final = Frame(("┌", "┐", "┘", "└"), "╌", "╎")

#: Cards side by side share an edge: what becomes of a corner when the neighbour's is drawn over it.
JOINED: Final = {("┐", "┌"): "┬", ("┌", "┐"): "┬", ("┘", "└"): "┴", ("└", "┘"): "┴"} | {
    ("┓", "┏"): "┳",
    ("┏", "┓"): "┳",
    ("┛", "┗"): "┻",
    ("┗", "┛"): "┻",
}


class Canvas:
    """What is put later hides what was put before, as on a table. Anything outside the sheet is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        if not 0 <= y < len(self._cells):
            return
        row = self._cells[y]
        for at, letter in enumerate(text, x):
            if 0 <= at < len(row):
                row[at] = (JOINED.get((row[at][0], letter), letter), style)

    def box(self, x: int, y: int, width: int, lines: list[str], frame: Frame, style: str, title: str = "") -> None:
        """A card: its edge with a title in the upper one, and its lines, cut or filled to the width."""
        upper_left, upper_right, lower_right, lower_left = frame.corners
        inner = width - 2
        self.put(x, y, upper_left + fitted(title, inner, frame.across) + upper_right, style)
        for below, line in enumerate(lines, 1):
            self.put(x, y + below, frame.down, style)
            self.put(x + 1, y + below, fitted(line, inner), style)
            self.put(x + width - 1, y + below, frame.down, style)
        self.put(x, y + len(lines) + 1, lower_left + frame.across * inner + lower_right, style)

    def text(self) -> Text:
        """The sheet as Rich prints it, without blanks at the ends of lines."""
        drawn = Text(no_wrap=True)
        for number, row in enumerate(self._cells):
            if number:
                drawn.append("\n")
            end = len(row)
            while end and row[end - 1][0] == " ":
                end -= 1
            for style, cells in groupby(row[:end], key=lambda cell: cell[1]):
                drawn.append("".join(letter for letter, _ in cells), style)
        return drawn


def fitted(text: str, width: int, filler: str = " ") -> str:
    """The text in exactly this width; what does not fit is cut with a mark."""
    if len(text) > width:
        return text[: max(0, width - 1)] + "…"[:width]
    return text + filler * (width - len(text))


VOWELS: Final = frozenset("aáeéiíoóöőuúüűy")
#: Two letters for one sound: they stay together.
PAIRS: Final = frozenset(("cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs", "th", "ch", "sh"))


def broken(name: str, width: int) -> list[str]:
    """A name on one line if it fits, else on two: broken between words or, in a long word, syllables."""
    if len(name) <= width:
        return [name]
    at = name.rfind(" ", 0, width + 1)
    if at > 0:
        return [name[:at], name[at + 1 :]]
    for at in range(width - 1, 2, -1):
        if _syllable_begins(name.casefold(), at):
            return [name[:at] + "-", name[at:]]
    return [name[: width - 1] + "-", name[width - 1 :]]


def _syllable_begins(word: str, at: int) -> bool:
    """A consonant before a vowel, of which the letter before is no part."""
    if word[at] in VOWELS or word[at - 1 : at + 1] in PAIRS:
        return False
    after = at + (2 if word[at : at + 2] in PAIRS else 1)
    return after < len(word) and word[after] in VOWELS
