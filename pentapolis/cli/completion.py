"""What a line that somebody has begun to type can become."""

from collections.abc import Iterable
from os import sep
from pathlib import Path

from pentapolis.cli import understand
from pentapolis.cli.speech import Speech
from pentapolis.kernel.table import Table
from pentapolis.ledger.words import plain
from pentapolis.words import LANGUAGES


def completions(begun: str, table: Table, seat: int, speech: Speech) -> list[str]:
    """Commands, names of what can be had now, and the possible moves in notation; after a command what it takes.

    Case and accents do not matter.
    """
    command, blank, rest = begun.partition(" ")
    known = understand.command(command, speech.words, speech.extras) if blank else None
    if known is not None:
        return [f"{command} {offered}" for offered in arguments(known.name, rest, table, seat, speech)]
    moves = table.moves(seat)
    spoken = [thing for move in moves for thing in understand.spoken_of(move, table.game)]
    things = [one for thing in spoken for one in dict.fromkeys((speech.lying(table, thing), thing))]
    return fitting(begun, [*commands(speech), *names(things, speech), *map(table.game.notation, moves)])


def commands(speech: Speech) -> list[str]:
    """In the language spoken, and in English."""
    every = (*understand.COMMANDS, *speech.extras)
    return [speech.text(f"cli-word-{name}") for name in every if speech.words.has(f"cli-word-{name}")] + list(every)


def names(things: Iterable[tuple[str, str]], speech: Speech) -> list[str]:
    return [understand.name_of(kind, thing, speech.words) for kind, thing in things]


def arguments(command: str, begun: str, table: Table, seat: int, speech: Speech) -> list[str]:
    every = [*understand.things(table.game), *speech.more_things]
    if command == "card":
        return fitting(begun, names(every, speech))
    if command == "why":
        return fitting(begun, [*names(every, speech), *map(table.game.notation, table.moves(seat))])
    if command == "lang":
        return fitting(begun, LANGUAGES)
    if command == "rules":
        book = speech.rulebook()
        return fitting(begun, [] if book is None else book.entries)
    if command == "save":
        return files(begun)
    return []


def fitting(begun: str, offered: Iterable[str]) -> list[str]:
    """Those that begin so, each once, in the order given."""
    wanted = plain(begun)
    return [one for one in dict.fromkeys(offered) if plain(one).startswith(wanted)]


def files(begun: str) -> list[str]:
    """Folders and files, as shells complete them; a home folder stays as it is written."""
    before, slash, last = begun.rpartition(sep)
    try:
        folder = Path(before + slash).expanduser()
        found = sorted(path for path in folder.iterdir() if path.name.startswith(last))
    except (OSError, RuntimeError, ValueError):
        return []
    names = [path.name + (sep if path.is_dir() else "") for path in found]
    return [before + slash + name for name in names if not understand.has_control(name)]
