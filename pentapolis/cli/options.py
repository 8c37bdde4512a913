"""Options and arguments that several commands share, and what they mean."""

import random
import sys
from typing import Annotated, Any, Final

import typer

from pentapolis.cli.faults import FAILED, Fault, what_happened
from pentapolis.cli.texts import environment_language, speaking
from pentapolis.kernel.game import COMPLETE, Game, all_games, find_game
from pentapolis.kernel.rng import SEED_BITS
from pentapolis.kernel.rules import BadOptions
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES, Words

FIRST_GAME: Final = "seven-wonders-duel"
LONGEST_DELAY: Final = 3600  # seconds between two moves


def _known_language(value: str | None) -> str | None:
    if value is not None and value not in LANGUAGES:
        raise Fault("cli-error-language", value=value, known=", ".join(LANGUAGES))
    return value


Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="hu|en", help="cli-help-lang", show_default=False, callback=_known_language),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
OptionalGame = Annotated[str, typer.Argument(metavar="[GAME]", help="cli-help-game", show_default=False)]
AskedGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-help-game", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", min=0, help="cli-help-seed", show_default=False)]
Choices = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option", show_default=False),
]
Seconds = Annotated[
    float | None, typer.Option("--seconds", metavar="S", min=0, help="cli-help-seconds", show_default=False)
]
Simulations = Annotated[
    int | None,
    typer.Option("--simulations", metavar="N", min=1, help="cli-help-simulations", show_default=False),
]
Seats = Annotated[str | None, typer.Option("--seats", metavar="A,B", help="cli-help-seats", show_default=False)]


def language_of(lang: str | None) -> str:
    return lang or environment_language()


def game_called(slug: str) -> Game:
    """The game, or a fault that lists the games there are. Underscores are as good as hyphens."""
    slug = slug.replace("_", "-").casefold()
    if slug not in all_games():
        raise Fault("cli-error-game", value=slug, known=", ".join(all_games()))
    try:
        return find_game(slug)
    except Exception as error:  # another package's game may raise anything
        raise Fault("cli-error-game-broken", FAILED, value=slug, reason=what_happened(error)) from error


def left_out(game: Game, words: Words) -> list[str]:
    """A line for each edition of the game that cannot be played."""
    return [words.say("cli-edition-left-out", {"reason": fault}) for fault in game.edition_faults()]


def in_the_making(game: Game, words: Words) -> list[str]:
    """What is said of a game that is not whole yet."""
    return [] if game.stage == COMPLETE else [words.say("cli-games-making")]


def warn_of_editions(game: Game, language: str) -> None:
    """Say at the start which editions are left out; the game can be played all the same."""
    for said in left_out(game, speaking(language)):
        print(said, file=sys.stderr)


def checked_seed(seed: int | None) -> int:
    """The seed, or a new one: small enough to be typed again."""
    if seed is None:
        return random.SystemRandom().randrange(1 << 32)
    if seed >> SEED_BITS:
        raise Fault("cli-error-seed", value=str(seed))
    return seed


def chosen_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """`name=value` as the game's options; what the game does not know is named."""
    chosen: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        option = game.options.get(name)
        if not equals:
            raise Fault("cli-error-option-form", value=text)
        if option is None:
            known = ", ".join(game.options) or "–"
            raise Fault("cli-error-option-name", value=name, known=known)
        fitting = [known for known in option.values if str(known) == value]
        if not fitting:
            known = ", ".join(map(str, option.values))
            faults = game.edition_faults() if name == "edition" else []
            if faults:  # the edition that was meant may be there, and faulty
                raise Fault("cli-error-edition", value=value, known=known, reason="; ".join(faults))
            raise Fault("cli-error-option-value", name=name, value=value, known=known)
        chosen[name] = fitting[0]
    return chosen


def new_table(game: Game, seats: int, seed: int, options: dict[str, Any]) -> Table:
    """The table, or a fault that says why the options do not go together, or not with so many players."""
    try:
        return game.new(seats, seed, options)
    except BadOptions as error:
        raise Fault("cli-error-options", reason=error.reason) from None
    except ValueError as error:
        if not options:  # nobody wished for anything: the game itself is wrong
            raise
        raise Fault("cli-error-options", reason=str(error).removeprefix(f"{game.slug}: ")) from None
