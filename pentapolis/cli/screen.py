"""What is printed: a game's own drawing where it has one, else its view as a tree."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.cli.keyboard import Keyboard
from pentapolis.cli.plainly import Plainly
from pentapolis.cli.speech import Speech
from pentapolis.cli.understand import printable
from pentapolis.kernel.game import Game
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event, Table

ERASE_SCROLLBACK: Final = "\x1b[3J"

termios: Any = import_module("termios") if find_spec("termios") else None  # Windows has none


class Screen(Speech):
    """A console on which any game is drawn, line after line."""

    def __init__(
        self,
        console: Console,
        game: Game,
        language: str,
        specs: Sequence[str],
        given: Sequence[str],
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(game, language, specs, given, options)
        self.console = console
        self.keyboard = Keyboard(console)

    # --- lines ---------------------------------------------------------------------------------------------

    def say(self, message: str, style: str = "", **args: Any) -> None:
        # A line that names a file is left in one piece, to be copied.
        self.console.print(Text(printable(self.text(message, **args)), style), soft_wrap="file" in args)

    def ask(self, message: str, **args: Any) -> str:
        """A line from the keyboard; EOFError at the end of input."""
        return self.keyboard.line(printable(self.text(message, **args))).strip()

    def show(self, shown: RenderableType) -> None:
        self.console.print(shown)

    def clear(self, forget: bool = False) -> None:
        """A fresh page, so that the table always lies in the same place. Not in a pipe.

        `forget`: what was printed and typed before cannot be scrolled back to.
        """
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.control(Control((ControlType.HOME,)))
                self.console.file.write(ERASE_SCROLLBACK)
                self.keyboard.forget()

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """A line as long as a bot thinks. Not in a pipe."""
        if not self.console.is_terminal:
            yield
            return
        self.console.print(Text(self.text("cli-thinking", who=self.names[seat]), "dim"), end="\r")
        try:
            yield
        finally:
            self.console.control(Control((ControlType.ERASE_IN_LINE, 2)))

    def forget_typed(self) -> None:
        """Keys pressed while nothing was asked answer nothing."""
        if termios is not None and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    # --- the game ------------------------------------------------------------------------------------------

    def draw(self, table: Table, seat: int | None) -> None:
        width, height = self.console.size
        if self.terminal is not None:
            self.show(self.terminal.draw(table, seat, self.words, self.names, width, height))
        else:
            self.show(Text(self.title(), "bold"))
            view: Mapping[str, Any] = table.view(seat)
            self.show(Plainly(table.game, self.words, self.names).board(view, None))

    def menu(self, table: Table, seat: int, moves: Sequence[int]) -> None:
        """The moves, numbered from 1 in the order given."""
        if self.terminal is not None:
            self.show(self.terminal.menu(table, seat, moves, self.words, self.console.width))
        else:
            self.listing(table, seat, moves)

    def listing(self, table: Table, seat: int, moves: Sequence[int]) -> None:
        """The same as plain lines: for a few moves picked out of many."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right")
        for number, move in enumerate(moves, 1):
            grid.add_row(Text(str(number), "bold"), Text(self.move(table, seat, move)))
        self.show(grid)

    def question(self, table: Table, seat: int) -> None:
        asked = self.asked(table, seat)
        if asked:
            self.console.print(Text.assemble((f"{self.names[seat]}: ", "bold"), asked))

    def log(self, events: Sequence[Event]) -> None:
        for event in events:
            self.console.print(Text(f"  {self.event(event)}", "italic"))

    def refusal(self, reason: Reason) -> None:
        """Why not: the sentence, the rule's id and the rule's own text."""
        self.console.print(Text.assemble(("✗ ", "bold red"), self.reason(reason), (f"  [{reason.rule}]", "dim")))
        rule = self.rule(reason.rule)
        if rule is not None:
            self.console.print(Text(f"  {reason.rule}: {rule.text}", "dim"))

    def result(self, table: Table) -> None:
        self.console.print(Text(self.winner(table), "bold"))
