"""A line from the keyboard: edited in place, with the lines before it at the arrow keys, completed at Tab.

The system's line editor does that where there is one (Python's `readline`: GNU's or libedit) and somebody sits at a
terminal. Without it a line is read as the terminal gives it.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from pentapolis.terminal.ascii import AsciiStream, ascii_only

readline: Any = import_module("readline") if find_spec("readline") else None  # Windows has none

#: What a line begun so can become.
Offers = Callable[[str], Sequence[str]]

TAB: Final = {False: "tab: complete", True: "bind ^I rl_complete"}  # by whether it is libedit


class Keyboard:
    """Reads lines for a console. What was typed is kept for this game only, and by nobody else."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.offers: Offers = lambda begun: []
        self._found: list[str] = []
        self.edits = readline is not None and console.is_terminal and sys.stdin.isatty() and sys.stdout.isatty()
        if self.edits:
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind(TAB[libedit])
            readline.set_completer_delims("")  # names and moves are completed as a whole, blanks and colons included
            readline.set_completer(self.complete)
            readline.set_auto_history(True)
            self.forget()

    def line(self, prompt: str) -> str:
        """What was typed; EOFError at the end of input."""
        if self.edits:
            if len(prompt) > self.console.width // 2:  # on a dumb terminal the editor would push it out of the line
                # Between words only: a path in it must stay whole.
                lines = wrap(prompt, self.console.width, break_long_words=False, break_on_hyphens=False)
                self.console.print(Text("\n".join(lines), "bold"), soft_wrap=True)
                prompt = ">"
            self.console.file.flush()
            if isinstance(self.console.file, AsciiStream):
                prompt = ascii_only(prompt)
            return input(f"{prompt} ")  # the editor has to know how long the prompt is: no styles
        return self.console.input(f"[bold]{escape(prompt)}[/] ")

    def complete(self, begun: str, at: int) -> str | None:
        """Asked by the editor for one possibility after another, until there is none."""
        if at == 0:
            try:
                self._found = list(self.offers(begun))
            except Exception:  # the editor would swallow it, and complete with what it found the last time
                self._found = []
        return self._found[at] if at < len(self._found) else None

    def forget(self) -> None:
        """Another person sits down: what the one before typed is not theirs to read."""
        if self.edits:
            readline.clear_history()
