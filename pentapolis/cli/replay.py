"""`pentapolis replay`: a game from a file, move by move."""

from pathlib import Path
from time import sleep
from typing import Annotated

import typer
from rich.console import Console

from pentapolis.cli import saves
from pentapolis.cli.faults import Fault
from pentapolis.cli.options import LONGEST_DELAY, Lang, language_of
from pentapolis.cli.players import HUMAN
from pentapolis.cli.screen import Screen
from pentapolis.kernel.game import find_game
from pentapolis.kernel.record import Record
from pentapolis.kernel.table import Table
from pentapolis.ledger.words import plain


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file", show_default=False)],
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", min=1, help="cli-help-as-seat", show_default=False)
    ] = None,
    game: Annotated[
        int | None, typer.Option("--game", metavar="N", min=1, help="cli-help-which-game", show_default=False)
    ] = None,
    to_end: Annotated[bool, typer.Option("--to-end", help="cli-help-to-end", show_default=False)] = False,
    delay: Annotated[
        float, typer.Option("--delay", metavar="S", min=0, max=LONGEST_DELAY, help="cli-help-delay", show_default=False)
    ] = 1.0,
    lang: Lang = None,
) -> None:
    saved, last = saves.load(file, game)
    if seat is not None and seat > last.seats:
        raise Fault("cli-error-no-seat", number=seat, count=last.seats)
    specs, names = saved.seats or [HUMAN] * last.seats, saved.names or [""] * last.seats
    screen = Screen(Console(highlight=False), last.game, language_of(lang), specs, names, last.chosen)
    told = saves.chosen_by(saved.record)
    if told is not None:
        screen.say(told, "dim")
    walk = Walk(positions(saved.record), screen, None if seat is None else seat - 1, delay)
    if to_end:
        walk.go_to_end()
        return
    try:
        walk.run()
    except (EOFError, KeyboardInterrupt):
        screen.console.print()


def positions(record: Record) -> list[Table]:
    """The game before its first move and after each. The record was checked when the file was loaded."""
    game = find_game(record.game)
    table = game.new(record.seats, record.seed, record.options, record.chance)
    found = [table.copy()]
    for line in record.moves:
        seat, _, notation = line.partition(" ")
        table.play(int(seat), game.parse(notation))
        found.append(table.copy())
    return found


class Walk:
    """Stepping through the positions."""

    def __init__(self, tables: list[Table], screen: Screen, seat: int | None, delay: float) -> None:
        self.tables = tables
        self.screen = screen
        self.seat = seat
        self.delay = delay
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.tables) - 1

    def run(self) -> None:
        self.show()
        while True:
            text = plain(self.screen.ask("cli-replay-prompt", number=self.at, count=self.last))
            if self.means(text, "quit"):
                return
            if not text or self.means(text, "next"):
                self.go(self.at + 1)
            elif self.means(text, "previous"):
                self.go(self.at - 1)
            elif self.means(text, "auto"):
                self.auto()
            elif text.isdecimal() and int(text) <= self.last:
                self.go(int(text))
            else:
                self.screen.say("cli-replay-help", count=self.last)

    def means(self, text: str, command: str) -> bool:
        """The word or its first letter, in English or in the language spoken."""
        words = (command, plain(self.screen.text(f"cli-replay-word-{command}")))
        return bool(text) and any(text in (word, word[0]) for word in words)

    def go(self, to: int) -> None:
        if not 0 <= to <= self.last:
            self.screen.say("cli-replay-end" if to > self.last else "cli-replay-start")
            return
        self.at = to
        self.show()

    def auto(self) -> None:
        while self.at < self.last:
            sleep(self.delay)
            self.go(self.at + 1)

    def show(self) -> None:
        table = self.tables[self.at]
        self.screen.clear()
        self.screen.draw(table, self.seat)
        before = len(self.tables[self.at - 1].log(self.seat)) if self.at else 0
        self.screen.log(table.log(self.seat)[before:])
        if table.over:
            self.screen.show(self.screen.score(table))
            self.screen.result(table)

    def go_to_end(self) -> None:
        """The whole log, and the table at the end."""
        self.at = self.last
        table = self.tables[self.at]
        self.screen.log(table.log(self.seat))
        self.screen.draw(table, self.seat)
        self.screen.show(self.screen.score(table))
        if table.over:
            self.screen.result(table)
