"""Effects in a few characters. Each game brings one table of them, by the message id of the effect's sentence.

Its board in the browser has the same table with icons, so an effect that is new to a game is new in two tables.
"""

from collections.abc import Callable, Mapping
from typing import Any

from pentapolis.words import Words

#: From the arguments of the effect's sentence to its sign.
Sign = Callable[[Mapping[str, Any], Words], str]


def word(message: str, *names: str) -> Sign:
    """A sign that the texts say, with these of the effect's arguments."""
    return lambda of, words: words.say(message, {name: of[name] for name in names})


def sign_of(signs: Mapping[str, Sign], message: str, args: Mapping[str, Any], words: Words) -> str:
    """The sign of an effect; LookupError for one that the game's table does not have."""
    if message not in signs:
        raise LookupError(f"no sign for {message!r}: the game's table has {', '.join(signs)}")
    return signs[message](args, words)
