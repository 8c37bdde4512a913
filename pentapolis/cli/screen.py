"""What is printed: a game's own drawing where it has one, else its view as a tree."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import Console, RenderableType
from rich.control import Control
from rich.markup import escape
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from pentapolis.cli.players import shown_names
from pentapolis.cli.texts import sentence, speaking
from pentapolis.kernel.game import Game
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event, Table
from pentapolis.ledger import LedgerError, ledger
from pentapolis.words import Words

termios: Any = import_module("termios") if find_spec("termios") else None  # Windows has none


class Screen:
    """The console, the language and the players' names; draws any game."""

    def __init__(self, console: Console, game: Game, language: str, specs: Sequence[str], given: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.specs = list(specs)
        self.given = list(given)
        self.speak(language)
        self.terminal = module_of(game, "terminal")
        self.describe = module_of(game, "describe")

    def speak(self, language: str) -> None:
        """Another language from now on."""
        self.words = speaking(language, self.game)
        self._own = speaking(language)  # a game may have things of any kind: they must not meet our arguments
        self.names = shown_names(self.specs, self.given, self._own)

    # --- lines ---------------------------------------------------------------------------------------------

    def say(self, message: str, style: str = "", **args: Any) -> None:
        # A line that names a file is left in one piece, to be copied.
        self.console.print(Text(self.text(message, **args), style), soft_wrap="file" in args)

    def text(self, message: str, **args: Any) -> str:
        return self._own.say(message, args, self.names)

    def ask(self, message: str, **args: Any) -> str:
        """A line from the keyboard; EOFError at the end of input."""
        return self.console.input(f"[bold]{escape(self.text(message, **args))}[/] ").strip()

    def show(self, shown: RenderableType) -> None:
        self.console.print(shown)

    def clear(self) -> None:
        """A fresh page, so that the table always lies in the same place. Not in a pipe."""
        if self.console.is_terminal:
            self.console.clear()

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
            tree = Tree(self.title())
            _grow(tree, table.view(seat))
            self.show(tree)

    def title(self) -> str:
        return self.words.say("game-name") if self.words.has("game-name") else self.game.slug

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

    def move(self, table: Table, seat: int, move: int) -> str:
        """A move in words."""
        if self.describe is None:
            return self.game.notation(move)
        return str(self.describe.move_text(self.words, table, seat, move))

    def question(self, table: Table, seat: int) -> None:
        decision = table.pending(seat)
        if decision is not None:
            asked = sentence(self.words, decision.question, decision.details(), self.names)
            self.console.print(Text.assemble((f"{self.names[seat]}: ", "bold"), asked))

    def log(self, events: Sequence[Event]) -> None:
        for event in events:
            line = sentence(self.words, event.message, event.args, self.names)
            self.console.print(Text(f"  {line}", "italic"))

    def reason(self, reason: Reason) -> str:
        return sentence(self.words, reason.message, reason.args, self.names)

    def refusal(self, reason: Reason) -> None:
        """Why not: the sentence, the rule's id and the rule's own text."""
        line = self.reason(reason)
        self.console.print(Text.assemble(("✗ ", "bold red"), line, (f"  [{reason.rule}]", "dim")))
        try:
            rule = ledger(self.game.slug, self.words.language).entries.get(reason.rule)
        except LedgerError:
            return
        if rule is not None:
            self.console.print(Text(f"  {reason.rule}: {rule.text}", "dim"))

    def score(self, table: Table) -> None:
        if self.terminal is not None:
            self.show(self.terminal.score(table, self.words, self.names))
            return
        for name, points in zip(self.names, table.scores, strict=True):
            self.show(Text(f"{name}: {points}"))

    def thing(self, table: Table, kind: str, name: str) -> None:
        """What a card or another thing of the game says."""
        if self.terminal is not None:
            self.show(self.terminal.thing(kind, name, self.words, *self.printed_for(table)))
        else:
            self.show(Text(f"{kind} {name}"))

    def legend(self, table: Table) -> None:
        if self.terminal is not None:
            self.show(self.terminal.legend(self.words, *self.printed_for(table)))

    def printed_for(self, table: Table) -> Sequence[Table]:
        """The table, where it decides what is printed on cards: its game has editions."""
        return [] if self.game.edition_of(table.chosen) is None else [table]

    def code(self, kind: str, name: str) -> str:
        """How a thing is written on the table where there is little room; empty if it has no code."""
        coded = getattr(self.terminal, "code", None)
        return "" if coded is None else str(coded(kind, name, self.words))

    @property
    def more_things(self) -> Sequence[tuple[str, str]]:
        """Things that can be looked at though no move speaks of them."""
        more: Sequence[tuple[str, str]] = getattr(self.terminal, "MORE_THINGS", ())
        return more

    @property
    def extras(self) -> Mapping[str, Callable[[Table, int | None, Words], RenderableType]]:
        """Commands that only this game has."""
        return {} if self.terminal is None else self.terminal.EXTRAS

    def result(self, table: Table) -> None:
        winners = [self.names[seat] for seat in table.winners]
        message = "cli-result-shared" if len(winners) != 1 else "cli-result-winner"
        self.say(message, "bold", who=", ".join(winners))


def module_of(game: Game, name: str) -> Any:
    """A module of the game's package, or None: what only some games have."""
    if not game.package or find_spec(f"{game.package}.{name}") is None:
        return None
    module: ModuleType = import_module(f"{game.package}.{name}")
    return module


def _grow(tree: Tree, value: Any) -> None:
    """A view as branches; small things on one line."""
    pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
    for key, inner in pairs:
        if isinstance(inner, Mapping | list) and inner and len(str(inner)) > 60:
            _grow(tree.add(escape(str(key))), inner)
        else:
            tree.add(escape(f"{key}: {inner}"))
