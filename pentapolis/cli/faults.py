"""Bad input: one clear line in the language of the user."""

from typing import Any, Final

USAGE: Final = 2  # the command line itself is wrong
FAILED: Final = 1  # it is right, but what it names cannot be used


class Fault(Exception):
    """A message id of the command line with its arguments; ends the program with `code`."""

    def __init__(self, message: str, code: int = USAGE, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.arguments = args
