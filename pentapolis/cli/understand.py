"""What somebody typed: a number of the menu, a move in notation, a command, or the beginning of a name."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.game import Game
from pentapolis.kernel.vocabulary import Objects
from pentapolis.ledger.words import plain
from pentapolis.ledger.words import words as plain_words
from pentapolis.words import Words

#: Every command has its English word and one in the language spoken (`cli-word-…`); both always work.
COMMANDS: Final = ("help", "why", "card", "log", "score", "undo", "lang", "save", "rules", "quit")


@dataclass(frozen=True)
class Command:
    name: str
    rest: str


def command(text: str, words: Words, extras: Iterable[str] = ()) -> Command | None:
    """The command in a line, if it begins with one."""
    first, _, rest = text.strip().partition(" ")
    for name in (*COMMANDS, *extras):
        spoken = words.say(f"cli-word-{name}") if words.has(f"cli-word-{name}") else name
        if plain(first) in (name, plain(spoken)):
            return Command(name, rest.strip())
    return None


def menu_number(text: str, count: int) -> int | None:
    """The place in the menu (from 0) that a typed number means."""
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= count:
        return int(text) - 1
    return None


def notation(text: str, game: Game) -> int | None:
    """The move written in notation, legal or not."""
    try:
        return game.parse(text.strip().casefold())
    except ValueError:
        return None


def things(game: Game) -> list[tuple[str, str]]:
    """Everything that moves speak of, as kind and id, each once."""
    kinds: dict[str, Objects] = {}
    for verb in game.vocabulary.verbs:
        for objects in (verb.first, verb.second):
            if objects is not None:
                kinds[objects.kind] = objects
    return [(kind, thing) for kind, objects in kinds.items() for thing in objects.ids]


def fits(typed: str, name: str) -> bool:
    """Does every typed word begin a word of the name, in order? Case and accents do not matter."""
    wanted = plain_words(typed)
    rest = iter(plain_words(name))
    return bool(wanted) and all(any(word.startswith(want) for word in rest) for want in wanted)


def named(text: str, game: Game, words: Words) -> list[tuple[str, str]]:
    """The things whose name or id begins so; one whose whole name was typed stands alone."""
    typed = plain(text.strip())
    found = []
    for kind, thing in things(game) if typed else ():
        message = f"{kind}-{thing}"
        name = words.say(message) if words.has(message) else thing
        if typed in (plain(name), thing):
            return [(kind, thing)]
        if fits(text, name) or thing.startswith(typed):
            found.append((kind, thing))
    return found


def moves_about(found: Sequence[tuple[str, str]], moves: Iterable[int], game: Game) -> list[int]:
    """Those of the moves that speak of one of the things."""
    return [
        move for move in moves if any((kind, thing) in found for kind, thing in game.vocabulary.objects(move).items())
    ]


def moves_in_question(found: Sequence[tuple[str, str]], legal: Sequence[int], game: Game) -> list[int]:
    """What somebody may mean who asks why a thing cannot be had: every move, legal or not, about it alone, or
    about it and something else that can be had now."""
    at_hand = {thing for move in legal for thing in game.vocabulary.objects(move).items()}
    meant: list[int] = []
    for move in moves_about(found, range(game.vocabulary.size), game):
        others = [thing for thing in game.vocabulary.objects(move).items() if thing not in found]
        if all(other in at_hand for other in others):
            meant.append(move)
    return meant
