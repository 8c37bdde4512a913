"""Bots that whoever runs the server offers besides the levels: `--bot NAME=SPEC`. One list for the whole process."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from pentapolis.bots import make_bot
from pentapolis.kernel.game import Game, all_games, find_game

LEVELS: Final = ("easy", "medium", "hard", "expert")
NAME: Final = re.compile(r"[a-z-]{1,20}")  # as `protocol.Level`

_SPECS: Final[dict[str, str]] = {}  # by name
_PLAYED: Final[dict[str, list[str]]] = {}  # the names of each game, by slug


def named(given: Iterable[str]) -> dict[str, str]:
    """`clever=my_bots:MyBot` as a name and a spec; a word alone is both."""
    found: dict[str, str] = {}
    for text in given:
        name, _, spec = text.partition("=") if "=" in text.partition(":")[0] else (text, "=", text)
        found[name] = spec
    return found


def offer(bots: Mapping[str, str]) -> None:
    """From now on these, by name; those offered before are not any longer. ValueError names what is wrong with one.

    Every bot is made once for every game: one that cannot be made for a game is not offered there.
    """
    played: dict[str, list[str]] = {}
    for name, spec in bots.items():
        if not NAME.fullmatch(name):
            raise ValueError(f"{name!r} must be at most 20 small letters and hyphens")
        if name in LEVELS:
            raise ValueError(f"{name!r} is a level already")
        faults: list[str] = []
        for slug in all_games():
            try:
                make_bot(spec, find_game(slug), 0)
            except Exception as error:  # somebody's own bot may raise anything
                faults.append(f"{type(error).__name__}: {error}" if not isinstance(error, ValueError) else str(error))
            else:
                played.setdefault(slug, []).append(name)
        if len(faults) == len(all_games()):
            raise ValueError(faults[0])
    _SPECS.clear()
    _SPECS.update(bots)
    _PLAYED.clear()
    _PLAYED.update(played)


def levels(game: Game) -> list[str]:
    """What people may play this game against: the levels, the weakest first, and then the bots of this server."""
    return [*LEVELS, *_PLAYED.get(game.slug, [])]


def spec_of(level: str) -> str:
    """The bot behind a name. A level is its own."""
    return _SPECS.get(level, level)
