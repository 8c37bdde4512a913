"""Refusals: a move that is not possible says which rule forbids it, and why in a sentence."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

# What the platform itself refuses, whatever the game. Games name their own rules (`SWD-COST-02`).
OVER: Final = "PEN-01"  # the game has ended
WAITING: Final = "PEN-02"  # the seat owes no decision now
NOT_ASKED: Final = "PEN-03"  # a word of the game, but not an answer to the question asked
NO_SUCH_MOVE: Final = "PEN-04"  # not a word of the game's vocabulary
NO_SUCH_SEAT: Final = "PEN-05"


class Reason:
    """Why a move is not possible: the rule's id, and a message id with its arguments.

    >>> Reason("SWD-FLOW-05", "refuse-covered", {"card": "baths"})
    Reason('SWD-FLOW-05', 'refuse-covered', {'card': 'baths'})
    """

    def __init__(self, rule: str, message: str, args: dict[str, Any], game: str = "") -> None:
        self.rule = rule
        self.message = message
        self.args = args
        self.game = game

    @property
    def text(self) -> str:
        """The reason as an English sentence; `pentapolis.words` says it in every language."""
        from pentapolis.words import words_of  # words are not part of the kernel

        return words_of(self.game, "en").say(self.message, self.args)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.message!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


@mypyc_attr(native_class=False)
class IllegalMove(ValueError):
    """Raised by `Table.play`; the table is as it was before the call."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(said(reason))

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.reason,)


@mypyc_attr(native_class=False)
class BadOptions(ValueError):
    """Raised by `Game.new`: options that do not go together."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(f"{reason.game}: {said(reason)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return BadOptions, (self.reason,)


def said(reason: Reason) -> str:
    """The reason in English, with its rule; a game without words still refuses by its rules."""
    try:
        text = reason.text
    except (LookupError, ValueError):
        text = f"{reason.message} {reason.args}"
    return f"{text} [{reason.rule}]"


# mypyc puts a filler in the place of their docstrings.
setattr(IllegalMove, "__doc__", "Raised by `Table.play`; the table is as it was before the call.")  # noqa: B010
setattr(BadOptions, "__doc__", "Raised by `Game.new`: options that do not go together.")  # noqa: B010
