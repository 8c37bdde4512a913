"""The command line: `pentapolis serve | play | watch | arena | replay | rules | bench | games | backup`.

It knows no game: how a game looks in a terminal is in the game's `terminal.py`. Every word is in `text/`.
"""

import sys
from io import TextIOWrapper


def main() -> None:
    """The console script."""
    from pentapolis.cli.application import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a system without our characters plays with question marks
    app()
