"""`pentapolis play`: people and bots at one table."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from pentapolis.cli import saves, understand
from pentapolis.cli.faults import Fault
from pentapolis.cli.options import (
    FIRST_GAME,
    Choices,
    Lang,
    OptionalGame,
    Seats,
    Seconds,
    Seed,
    Simulations,
    checked_seed,
    chosen_options,
    game_called,
    language_of,
)
from pentapolis.cli.players import DEFAULT_OPPONENT, HUMAN, level_name, make_players, seat_specs, with_budget
from pentapolis.cli.screen import Screen
from pentapolis.cli.session import Session, check_writable
from pentapolis.cli.texts import speaking
from pentapolis.kernel.game import Game
from pentapolis.words import LANGUAGES


def play(
    game: OptionalGame = FIRST_GAME,
    seat: Annotated[
        list[str] | None, typer.Option("--seat", metavar="WHO", help="cli-help-seat", show_default=False)
    ] = None,
    seats: Seats = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="cli-help-name", show_default=False)
    ] = None,
    lang: Lang = None,
    seed: Seed = None,
    option: Choices = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume", show_default=False)
    ] = None,
    seconds: Seconds = None,
    simulations: Simulations = None,
    ask: Annotated[bool | None, typer.Option("--ask/--no-ask", help="cli-help-ask", show_default=False)] = None,
) -> None:
    console = Console(highlight=False)
    wishes = Wishes(language_of(lang), seat_specs(seat, seats, []), chosen_options(game_called(game), option))
    if resume is not None:
        if seed is not None or option:
            raise Fault("cli-error-resume-fixed")
        session = resumed(console, resume, wishes, name or [], save, seconds, simulations)
    else:
        rules = game_called(game)
        if ask if ask is not None else sys.stdin.isatty() and not wishes.seats:
            ask_wishes(console, rules, wishes, ask_language=lang is None)
        specs = wishes.seats or [HUMAN] + [DEFAULT_OPPONENT] * (rules.seats[0] - 1)
        specs = [with_budget(spec, seconds, simulations) for spec in specs]
        session = begun(console, rules, wishes, specs, name or [], checked_seed(seed), save)
    session.run()


@dataclass
class Wishes:
    """How somebody wants to play."""

    language: str
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)


def begun(
    console: Console,
    game: Game,
    wishes: Wishes,
    specs: list[str],
    names: list[str],
    seed: int,
    save: Path | None,
) -> Session:
    players = make_players(game, specs, names, seed)
    if save is not None:
        if save.exists():
            raise Fault("cli-error-save-exists", file=str(save))
        check_writable(save)
    table = game.new(len(players), seed, wishes.options)
    screen = Screen(console, game, wishes.language, specs, [player.given for player in players])
    return Session(table, players, screen, save or saves.new_file(game.slug))


def resumed(
    console: Console,
    path: Path,
    wishes: Wishes,
    names: list[str],
    save: Path | None,
    seconds: float | None,
    simulations: int | None,
) -> Session:
    """A game from a file, with the same players unless others are named."""
    saved, table = saves.load(path)
    specs = wishes.seats or saved.seats or [HUMAN] + [DEFAULT_OPPONENT] * (table.seats - 1)
    if len(specs) != table.seats:
        raise Fault("cli-error-seat-count", count=len(specs), allowed=str(table.seats))
    specs = [with_budget(spec, seconds, simulations) for spec in specs]
    people = [at for at, spec in enumerate(specs) if spec == HUMAN]
    if not names and saved.names and specs == saved.seats:
        names = [saved.names[at] for at in people]
    players = make_players(table.game, specs, names, table.seed)
    if save is not None:
        check_writable(save)
    screen = Screen(console, table.game, wishes.language, specs, [player.given for player in players])
    return Session(table, players, screen, save or path)


# --- questions before the game ----------------------------------------------------------------------------


def ask_wishes(console: Console, game: Game, wishes: Wishes, ask_language: bool) -> None:
    """Language, players, opponents, who starts: asked when nothing was said of them. Enter takes the default."""
    from pentapolis.bots import LEVELS

    try:
        if ask_language:
            names = [speaking(language).say(f"language-{language}") for language in LANGUAGES]
            at = chosen(console, wishes.language, "cli-ask-language", names, LANGUAGES.index(wishes.language))
            wishes.language = LANGUAGES[at]
        words = speaking(wishes.language)
        if not wishes.seats:
            players = game.seats[0]
            if len(game.seats) > 1:
                counts = [words.say("cli-players", {"count": count}) for count in game.seats]
                players = game.seats[chosen(console, wishes.language, "cli-ask-players", counts, 0)]
            levels = [level_name(level, words) for level in LEVELS] + [words.say("cli-opponent-human")]
            question = "cli-ask-opponent" if players == 2 else "cli-ask-opponents"
            at = chosen(console, wishes.language, question, levels, LEVELS.index(DEFAULT_OPPONENT))
            opponent = LEVELS[at] if at < len(LEVELS) else HUMAN
            wishes.seats = [HUMAN] + [opponent] * (players - 1)
        starter = game.options.get("starter")
        if starter is not None and "starter" not in wishes.options:
            names = [
                words.say("cli-starter-any"),
                words.say("cli-starter-me"),
                words.say("cli-starter-other"),
            ]
            values = [starter.default, 0, 1]
            wishes.options["starter"] = values[chosen(console, wishes.language, "cli-ask-starter", names, 0)]
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise typer.Exit from None


def chosen(console: Console, language: str, question: str, names: list[str], default: int) -> int:
    """One of the numbered names; asked again until the answer is one."""
    words = speaking(language)
    for number, name in enumerate(names, 1):
        console.print(f"  [bold]{number}[/] {name}")
    while True:
        text = console.input(f"[bold]{words.say(question)}[/] {words.say('cli-default', {'number': default + 1})} ")
        if not text.strip():
            return default
        at = understand.menu_number(text.strip(), len(names))
        if at is not None:
            return at
        console.print(words.say("cli-no-number", {"count": len(names)}))
