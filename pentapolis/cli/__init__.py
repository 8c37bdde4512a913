"""The command line: `pentapolis play | watch | arena | replay | rules | bench | games`.

It knows no game. What a game looks like in a terminal is in `terminal.py` of the game; every word is in `text/`.
"""


def main() -> None:
    """The console script."""
    from pentapolis.cli.application import app

    app()
