"""`pentapolis play`: people and bots at one table."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Annotated, Any, Final, cast

import typer
from rich.console import Console

from pentapolis.cli import saves, understand
from pentapolis.cli.faults import Fault
from pentapolis.cli.looks import Looks
from pentapolis.cli.options import (
    FIRST_GAME,
    AskedGame,
    Choices,
    Lang,
    Seats,
    Seconds,
    Seed,
    Simulations,
    checked_seed,
    chosen_options,
    game_called,
    in_the_making,
    language_of,
    new_table,
    warn_of_editions,
)
from pentapolis.cli.players import DEFAULT_OPPONENT, HUMAN, level_name, make_players, seat_specs, with_budget
from pentapolis.cli.screen import Screen
from pentapolis.cli.session import Session
from pentapolis.cli.sitting import Sitting
from pentapolis.cli.speech import Speech
from pentapolis.cli.texts import speaking
from pentapolis.kernel.game import Game, all_games
from pentapolis.terminal.ascii import AsciiStream
from pentapolis.words import LANGUAGES

DUMB: Final = ("", "dumb", "unknown")  # terminals that only know lines
NARROWEST: Final = 60  # columns that a table on the full screen needs
LOWEST: Final = 20


def play(
    game: AskedGame = None,
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
    lines: Annotated[bool, typer.Option("--lines", help="cli-help-lines", show_default=False)] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="cli-help-no-color", show_default=False)] = False,
    plain: Annotated[bool, typer.Option("--ascii", help="cli-help-ascii", show_default=False)] = False,
) -> None:
    colourless = no_color or bool(os.environ.get("NO_COLOR"))
    console = Console(highlight=False, no_color=colourless or None)
    if plain:
        console.file = cast("IO[str]", AsciiStream(console.file))
    wishes = Wishes(language_of(lang), seat_specs(seat, seats, []))
    named = None if game is None else game_called(game)
    if resume is not None:
        if seed is not None or option:
            raise Fault("cli-error-resume-fixed")
        sitting = resumed(resume, wishes, checked_names(name), save, seconds, simulations)
    else:
        asks = ask if ask is not None else sys.stdin.isatty() and not wishes.seats
        if named is None:
            named = asked_game(console, wishes.language) if asks else game_called(FIRST_GAME)
        rules, wishes.options = named, chosen_options(named, option)
        warn_of_editions(rules, wishes.language)
        if asks:
            ask_wishes(console, rules, wishes, ask_language=lang is None)
        specs = wishes.seats or [HUMAN] + [DEFAULT_OPPONENT] * (rules.seats[0] - 1)
        specs = [with_budget(spec, seconds, simulations) for spec in specs]
        sitting = begun(rules, wishes, specs, checked_names(name), checked_seed(seed), save)
    if not lines and capable(console):
        from pentapolis.cli.full import play_full

        play_full(sitting, wishes.language, Looks(colourless, plain or not speaks_unicode(console)))
    else:
        specs, given = [one.spec for one in sitting.players], [one.given for one in sitting.players]
        table = sitting.table
        Session(sitting, Screen(console, table.game, wishes.language, specs, given, table.chosen)).run()


@dataclass
class Wishes:
    """How somebody wants to play."""

    language: str
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)


def capable(console: Console) -> bool:
    """Can a table fill this terminal? Not a pipe, and not one that knows lines only."""
    width, height = console.size
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "") not in DUMB
        and width >= NARROWEST
        and height >= LOWEST
    )


def speaks_unicode(console: Console) -> bool:
    return console.encoding.casefold().replace("-", "").startswith("utf")


def checked_names(names: list[str] | None) -> list[str]:
    """The people's names; one that a terminal would obey instead of showing it is refused."""
    for name in names or []:
        if understand.has_control(name):
            raise Fault("cli-error-name", value=understand.printable(name))
    return names or []


def begun(
    game: Game,
    wishes: Wishes,
    specs: list[str],
    names: list[str],
    seed: int,
    save: Path | None,
) -> Sitting:
    players = make_players(game, specs, names, seed)
    table = new_table(game, len(players), seed, wishes.options)
    if save is not None:
        if save.exists():
            raise Fault("cli-error-save-exists", file=str(save))
        saves.check_writable(save)
    return Sitting(table, players, save or saves.new_file(game.slug))


def resumed(
    path: Path,
    wishes: Wishes,
    names: list[str],
    save: Path | None,
    seconds: float | None,
    simulations: int | None,
) -> Sitting:
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
        saves.check_writable(save)
    sitting = Sitting(table, players, save or path)
    sitting.origin = saved.record.origin
    return sitting


# --- questions before the game ----------------------------------------------------------------------------


def asked_game(console: Console, language: str) -> Game:
    """Which game, where none was named. Enter takes the first that was here."""
    games = playable()
    words = speaking(language)
    titles = [" · ".join([Speech(game, language, [], []).title(), *in_the_making(game, words)]) for game in games]
    first = next((at for at, game in enumerate(games) if game.slug == FIRST_GAME), 0)
    try:
        return games[chosen(console, language, "cli-ask-game", titles, first)]
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise typer.Exit from None


def playable() -> list[Game]:
    """The games that can be loaded; `pentapolis games` says what is wrong with the others."""
    found = []
    for slug in all_games():
        try:
            found.append(game_called(slug))
        except Fault:
            continue
    return found


def asked_language(console: Console, language: str) -> str:
    names = [speaking(one).say(f"language-{one}") for one in LANGUAGES]
    return LANGUAGES[chosen(console, language, "cli-ask-language", names, LANGUAGES.index(language))]


def ask_wishes(console: Console, game: Game, wishes: Wishes, ask_language: bool) -> None:
    """Language, players, opponents, who starts: asked when nothing was said of them. Enter takes the default."""
    from pentapolis.bots import LEVELS

    try:
        if ask_language:
            wishes.language = asked_language(console, wishes.language)
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
