"""The words of the command line, and which language is spoken."""

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from shlex import quote
from typing import Any, Final

from babel.numbers import format_decimal

from pentapolis import terminal
from pentapolis.kernel.game import Game
from pentapolis.words import LANGUAGES, Words, at_a_table, own_names

TEXT: Final = Path(__file__).parent / "text"
DRAWN_TEXT: Final = Path(terminal.__path__[0]) / "text"
PROGRAM: Final = "pentapolis"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for every program


def environment_language(environment: Mapping[str, str] | None = None) -> str:
    """The language the environment asks for; English where it asks for one that we do not speak."""
    environment = os.environ if environment is None else environment
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            language = value.replace("-", "_").partition("_")[0].casefold()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_asked_for(arguments: Sequence[str]) -> str:
    """The language of a command line, known before it is parsed: its faults are told in it."""
    for at, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        if option == "--lang":
            value = value or (arguments[at + 1] if at + 1 < len(arguments) else "")
            if value in LANGUAGES:
                return value
    return environment_language()


def speaking(language: str, game: Game | None = None, options: Mapping[str, Any] | None = None) -> Words:
    """The words of the command line and of a game, if the game brings any: its own, and those of its drawing.

    With the options of a table, cards and tiles have the names that its edition gives them.
    """
    folders = [TEXT, DRAWN_TEXT]
    if game is not None and game.package:
        folder = Path(import_module(game.package).__path__[0]) / "text"
        folders += [own for own in (folder, folder / "terminal") if (own / f"{language}.ftl").exists()]
    if game is None:
        return Words(language, folders, None, at_a_table())
    called = {} if options is None else own_names(game, options, language)
    return Words(language, folders, game.vocabulary, at_a_table(), called)


def program() -> str:
    """What to type to call this program again: its name, or its path where the shell does not find it."""
    called = Path(sys.argv[0])
    return quote(str(called)) if called.name == PROGRAM and shutil.which(PROGRAM) is None else PROGRAM


def number(words: Words, value: float, digits: int = 0) -> str:
    """A number as the language writes it."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(value, pattern, locale=words.language)


def sentence(words: Words, message: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
    """A message of a game; of a game without texts, what there is instead of a sentence."""
    if words.has(message):
        return words.say(message, args, names)
    return " ".join([message, *(f"{key}={value}" for key, value in args.items())])
