"""A game in words: its table drawn, its moves, questions, lines of the log and refusals said, in one language.

Knows no game and no terminal: lines are printed by `screen`, panes are filled by `full`.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from pentapolis.cli.players import shown_names
from pentapolis.cli.texts import sentence, speaking
from pentapolis.kernel.game import Game
from pentapolis.kernel.pointing import Thing
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event, Table
from pentapolis.ledger import Ledger, LedgerError, Rule, ledger
from pentapolis.words import Words


class Speech:
    """The language, the players' names, and what the game itself brings for a terminal.

    `options` are those of the table: its edition may have names of its own.
    """

    def __init__(
        self,
        game: Game,
        language: str,
        specs: Sequence[str],
        given: Sequence[str],
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.specs = list(specs)
        self.given = list(given)
        self.speak(language)
        self.terminal = module_of(game, "terminal")
        self.describe = module_of(game, "describe")

    def speak(self, language: str) -> None:
        """Another language from now on."""
        self.words = speaking(language, self.game, self.options)
        self._own = speaking(language)  # a game may have things of any kind: they must not meet our arguments
        self.names = shown_names(self.specs, self.given, self._own)

    def text(self, message: str, **args: Any) -> str:
        """Words of the command line."""
        return self._own.say(message, args, self.names)

    # --- the game ------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.say("game-name") if self.words.has("game-name") else self.game.slug

    def move(self, table: Table, seat: int, move: int) -> str:
        """A move in words."""
        if self.describe is None:
            known = self.words.has(f"move-{self.game.vocabulary.verb(move).name}")
            return self.words.say_move(move, seat, self.names) if known else self.game.notation(move)
        return str(self.describe.move_text(self.words, table, seat, move, self.names))

    def asked(self, table: Table, seat: int) -> str:
        """What the seat has to decide; empty if nothing."""
        decision = table.pending(seat)
        return "" if decision is None else sentence(self.words, decision.question, decision.details(table), self.names)

    def event(self, event: Event) -> str:
        if self.words.has(event.message):
            return self.words.say_event(event, self.names)
        return sentence(self.words, event.message, event.args, self.names)

    def reason(self, reason: Reason) -> str:
        return sentence(self.words, reason.message, reason.args, self.names)

    def rulebook(self) -> Ledger | None:
        """The game's rules in this language; None for a game that brings none."""
        try:
            return ledger(self.game.slug, self.words.language)
        except LedgerError:
            return None

    def rule(self, rule_id: str) -> Rule | None:
        book = self.rulebook()
        return None if book is None else book.entries.get(rule_id)

    def winner(self, table: Table) -> str:
        winners = [self.names[seat] for seat in table.winners]
        message = "cli-result-shared" if len(winners) != 1 else "cli-result-winner"
        return self.text(message, who=", ".join(winners))

    # --- what the commands show ----------------------------------------------------------------------------

    def score(self, table: Table) -> RenderableType:
        if self.terminal is not None:
            pad: RenderableType = self.terminal.score(table, self.words, self.names)
            return pad
        return Text("\n".join(f"{name}: {points}" for name, points in zip(self.names, table.scores, strict=True)))

    def thing(self, table: Table, kind: str, name: str) -> RenderableType:
        """What a card or another thing of the game says."""
        if self.terminal is not None:
            told: RenderableType = self.terminal.thing(kind, name, self.words, *self.printed_for(table))
            return told
        return Text(f"{kind} {name}")

    def legend(self, table: Table) -> RenderableType | None:
        if self.terminal is None:
            return None
        told: RenderableType = self.terminal.legend(self.words, *self.printed_for(table))
        return told

    def printed_for(self, table: Table) -> Sequence[Table]:
        """The table, where it decides what is printed on cards: its game has editions."""
        return [] if self.game.edition_of(table.chosen) is None else [table]

    def code(self, kind: str, name: str) -> str:
        """How a thing is written on the table where there is little room; empty if it has no code."""
        coded = getattr(self.terminal, "code", None)
        return "" if coded is None else str(coded(kind, name, self.words))

    def in_places(self, table: Table) -> Sequence[tuple[Thing, Thing]]:
        """Places that moves name, each with what lies in it, where people name that and not the place."""
        found = getattr(self.terminal, "in_places", None)
        pairs: Sequence[tuple[Thing, Thing]] = [] if found is None else found(table)
        return pairs

    def with_places(self, table: Table, found: Sequence[Thing]) -> list[Thing]:
        """The things, each behind the places it lies in: moves name those."""
        pairs = self.in_places(table)
        return [one for thing in found for one in (*(place for place, lies in pairs if lies == thing), thing)]

    def lying(self, table: Table, thing: Thing) -> Thing:
        """What lies in a place; anything else is itself."""
        return dict(self.in_places(table)).get(thing, thing)

    @property
    def more_things(self) -> Sequence[tuple[str, str]]:
        """Things that can be looked at though no move speaks of them."""
        more: Sequence[tuple[str, str]] = getattr(self.terminal, "MORE_THINGS", ())
        return more

    @property
    def extras(self) -> Mapping[str, Callable[[Table, int | None, Words], RenderableType]]:
        """Commands that only this game has."""
        return {} if self.terminal is None else self.terminal.EXTRAS


def module_of(game: Game, name: str) -> Any:
    """A module of the game's package, or None: what only some games have."""
    if not game.package or find_spec(f"{game.package}.{name}") is None:
        return None
    module: ModuleType = import_module(f"{game.package}.{name}")
    return module
