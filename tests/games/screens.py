"""What the tests of every game's drawing in a terminal share: the words, the names, and what would be on the screen."""

import re
from types import ModuleType

from rich.console import Console, RenderableType

import pentapolis
from pentapolis.cli.texts import speaking
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES

NAMES = ["Anna", "Bence [2]", "Cecília", "Dániel", "Emma"]
#: A number of the menu, or the first and the last of many that share a line.
NUMBERED = re.compile(r"(?:^|(?<=  ))(\d+)(?:–(\d+))? \S", re.MULTILINE)


def printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, height=50, force_terminal=False, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return captured.get()


def numbers(menu: str) -> list[int]:
    """The numbers that can be typed, in their order."""
    return [number for first, last in NUMBERED.findall(menu) for number in range(int(first), int(last or first) + 1)]


class Screens:
    """The table and the menu of one game, as its `terminal` module draws them."""

    def __init__(self, slug: str, terminal: ModuleType) -> None:
        self.terminal = terminal
        self.words = {language: speaking(language, pentapolis.game(slug)) for language in LANGUAGES}

    def drawn(self, t: Table, seat: int | None, language: str = "en", width: int = 80, height: int = 50) -> str:
        drawn = self.terminal.draw(t, seat, self.words[language], NAMES[: t.seats], width, height)
        return printed(drawn, width)

    def listed(self, t: Table, language: str = "en") -> str:
        """The menu of the first seat that must act."""
        seat = t.to_act[0]
        return printed(self.terminal.menu(t, seat, t.moves(seat), self.words[language], 80))
