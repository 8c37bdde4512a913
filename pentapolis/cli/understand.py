"""What somebody typed: a number of the menu, a move in notation, a command, or the beginning of a name."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import category

from pentapolis.kernel import pointing
from pentapolis.kernel.game import Game
from pentapolis.kernel.pointing import Thing, alone
from pentapolis.kernel.vocabulary import Objects
from pentapolis.ledger.words import plain
from pentapolis.ledger.words import words as plain_words
from pentapolis.words import Words

#: They join letters of some scripts, and emoji, and do nothing else.
JOINERS: Final = "\u200c\u200d"

#: Every command has its English word and one in the language spoken (`cli-word-…`); both always work.
COMMANDS: Final = ("help", "why", "card", "log", "score", "undo", "lang", "save", "rules", "quit")

#: What keys without a letter send where nobody edits the line: arrows, function keys, and the answers of terminals.
_SEQUENCE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]?|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\^_]?.?)", re.DOTALL)


def has_control(text: str) -> bool:
    """Are there characters in it that move a cursor, ring a bell or turn the direction of writing?"""
    return any(category(letter) in ("Cc", "Cf", "Zl", "Zp") and letter not in JOINERS for letter in text)


def printable(text: str) -> str:
    """The text as it may be printed: whatever a terminal would obey is left out. Line breaks stay."""
    if not has_control(text):
        return text
    kept = _SEQUENCE.sub("", text)
    return "".join(letter for letter in kept if letter == "\n" or not has_control(letter))


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
    """The move written in notation, legal or not. Case does not matter, also where ids have capitals."""
    name, *parts = text.strip().casefold().split(":")
    for verb in game.vocabulary.verbs:
        kinds = [objects for objects in (verb.first, verb.second) if objects is not None]
        if verb.name.casefold() == name and len(parts) == len(kinds):
            ids = [_id_of(part, objects) for part, objects in zip(parts, kinds, strict=True)]
            if None not in ids:
                return game.parse(":".join([verb.name, *map(str, ids)]))
    return None


def _id_of(part: str, objects: Objects) -> str | None:
    """The id that was typed; `part` is casefolded."""
    if part in objects.index:
        return part
    return next((one for one in objects.ids if one.casefold() == part), None)


def misspelt(text: str, game: Game) -> tuple[str, str, list[str]] | None:
    """Of a line that begins like a move: how such a move is written, and the part that is wrong with what it can be.

    The part is empty where there are too few or too many of them.
    """
    name, *parts = text.strip().split(":")
    for verb in game.vocabulary.verbs:
        if parts and verb.name.casefold() == name.casefold():
            kinds = [objects for objects in (verb.first, verb.second) if objects is not None]
            form = ":".join([verb.name, *(f"<{alone(objects.kind)}>" for objects in kinds)])
            if len(parts) == len(kinds):
                for part, objects in zip(parts, kinds, strict=True):
                    if _id_of(part.casefold(), objects) is None:
                        return form, part, objects.ids
            return form, "", []
    return None


def spoken_of(move: int, game: Game) -> list[Thing]:
    """The things a move speaks of."""
    return pointing.spoken_of(game.vocabulary, move)


def things(game: Game) -> list[tuple[str, str]]:
    """Everything that moves speak of, as kind and id, each once."""
    kinds: dict[str, Objects] = {}
    for verb in game.vocabulary.verbs:
        for objects in (verb.first, verb.second):
            if objects is not None:
                kinds[alone(objects.kind)] = objects
    return [(kind, thing) for kind, objects in kinds.items() for thing in objects.ids]


def fits(typed: str, name: str) -> bool:
    """Does every typed word begin a word of the name, in order? Case and accents do not matter."""
    wanted = plain_words(typed)
    rest = iter(plain_words(name))
    return bool(wanted) and all(any(word.startswith(want) for word in rest) for want in wanted)


def name_of(kind: str, thing: str, words: Words) -> str:
    message = f"{kind}-{thing}"
    return words.say(message) if words.has(message) else thing


def named(
    text: str,
    game: Game,
    words: Words,
    code: Callable[[str, str], str] | None = None,
    more: Sequence[tuple[str, str]] = (),
) -> list[Thing]:
    """The things whose name or id begins so; those whose whole name, or code on the screen, was typed stand alone.

    `more`: things of the game that no move speaks of.
    """
    typed = plain(text.strip())
    whole: list[Thing] = []
    found: list[Thing] = []
    for kind, thing in [*things(game), *more] if typed else ():
        name = name_of(kind, thing, words)
        if typed in (plain(name), thing) or (code is not None and typed == plain(code(kind, thing))):
            whole.append(Thing(kind, thing))
        elif fits(text, name) or thing.startswith(typed):
            found.append(Thing(kind, thing))
    return list(dict.fromkeys(whole or found))


def moves_about(found: Sequence[tuple[str, str]], moves: Iterable[int], game: Game) -> list[int]:
    """Those of the moves that speak of one of the things."""
    return [move for move in moves if any(thing in found for thing in spoken_of(move, game))]


def says_all(text: str, meant: Sequence[int], moves: Sequence[int], game: Game, words: Words) -> bool:
    """Is the typed name an answer? It is the whole name in the one move meant, and all moves are of one kind."""
    if len(meant) != 1 or len({game.vocabulary.verb(move).name for move in moves}) != 1:
        return False
    return any(plain(text.strip()) == plain(name_of(*thing, words)) for thing in spoken_of(meant[0], game))


def moves_in_question(found: Sequence[tuple[str, str]], legal: Sequence[int], game: Game) -> list[int]:
    """What somebody may mean who asks why a thing cannot be had: every move, legal or not, about it alone, or
    about it and something else that can be had now."""
    at_hand = {thing for move in legal for thing in spoken_of(move, game)}
    meant: list[int] = []
    for move in moves_about(found, range(game.vocabulary.size), game):
        others = [thing for thing in spoken_of(move, game) if thing not in found]
        if all(other in at_hand for other in others):
            meant.append(move)
    return meant


def example(moves: Sequence[int], game: Game, words: Words) -> tuple[str, str]:
    """For help: one of the possible moves in notation, and the name of something that moves speak of."""
    spoken = [thing for move in moves for thing in spoken_of(move, game)]
    calls = [words.say(f"{kind}-{thing}") for kind, thing in [*spoken, *things(game)] if words.has(f"{kind}-{thing}")]
    return game.notation(moves[0]), calls[0] if calls else things(game)[0][1]
