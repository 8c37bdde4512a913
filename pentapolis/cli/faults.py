"""Bad input: one clear line in the language of the user."""

from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb, format_exception
from typing import Any, Final

from pentapolis.kernel.rules import Reason
from pentapolis.words import Words, words_of

OURS: Final = Path(__file__).parents[1]
PYTHON: Final = get_path("stdlib")
USAGE: Final = 2  # the command line itself is wrong
FAILED: Final = 1  # it is right, but what it names cannot be used
STOPPED: Final = 130  # Ctrl-C, as shells say it


class Fault(Exception):
    """A message id of the command line with its arguments; ends the program with `code`.

    `trace` is the way to a failure of somebody's own code, shown before the message.
    """

    def __init__(self, message: str, code: int = USAGE, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.arguments = args
        self.trace = ""

    def traced(self, error: BaseException) -> "Fault":
        """The same with the traceback of an exception, from where it enters code that is not ours."""
        way = error.__traceback__
        while way is not None and not is_own(way.tb_frame.f_code.co_filename):
            way = way.tb_next
        if way is not None:
            self.trace = "".join(format_exception(type(error), error, way))
        return self


def sentence(words: Words, fault: Fault) -> str:
    """What is wrong, said; a game's own reason stands in it in the same language."""
    spoken = fault.arguments.copy()
    for name, value in spoken.items():
        if isinstance(value, Reason):
            spoken[name] = words_of(value.game, words.language).say(value.message, value.args)
    return words.say(fault.message, spoken)


def what_happened(error: Exception) -> str:
    """An exception of somebody's own code in one line, with the last place in that code that led to it."""
    said = f"{type(error).__name__}: {error}"
    own = [frame for frame in extract_tb(error.__traceback__) if is_own(frame.filename)]
    if not own or isinstance(error, SyntaxError):  # that one says by itself where it is
        return said
    return f"{said} ({Path(own[-1].filename).name}:{own[-1].lineno})"


def is_own(file: str) -> bool:
    """Is the file neither ours nor Python's? Frames of compiled modules have relative paths."""
    path = Path(file)
    return (
        path.is_absolute()
        and not path.is_relative_to(OURS)
        and (not path.is_relative_to(PYTHON) or "site-packages" in path.parts)
    )
