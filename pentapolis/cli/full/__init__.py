"""The table on the full screen of a terminal: panes for board, own things, question and log, with mouse and keys.

    play_full(sitting, "hu", Looks())

It is left with nothing of the table on the terminal but the result, or how to go on.
"""

from shlex import quote

from rich.console import Console
from rich.text import Text

from pentapolis.cli.looks import Looks
from pentapolis.cli.sitting import Sitting
from pentapolis.cli.speech import Speech
from pentapolis.cli.texts import program
from pentapolis.cli.understand import printable
from pentapolis.terminal.ascii import ascii_only

__all__ = ["play_full"]


def play_full(sitting: Sitting, language: str, looks: Looks) -> None:
    from pentapolis.cli.full.app import FullScreen

    app = FullScreen(sitting, language, looks)
    app.run()
    farewell(sitting, app.speech, looks)
    if app.failure is not None:
        raise app.failure
    if app.fault is not None:
        raise app.fault


def farewell(sitting: Sitting, speech: Speech, looks: Looks) -> None:
    """What stays on the terminal."""
    console = Console(highlight=False, no_color=looks.colourless or None)

    def say(line: str, style: str = "") -> None:
        shown = ascii_only(line) if looks.ascii else line
        console.print(Text(printable(shown), style), soft_wrap=True)

    if sitting.table.over:
        scores = ", ".join(f"{name} {points}" for name, points in zip(speech.names, sitting.table.scores, strict=True))
        say(f"{speech.winner(sitting.table)} ({scores})", "bold")
    if sitting.save_works:
        told = {"program": program(), "file": quote(str(sitting.path))}
        say(speech.text("cli-saved", file=str(sitting.path)))
        say(speech.text("cli-replay-with" if sitting.table.over else "cli-resume-with", **told), "bold")
