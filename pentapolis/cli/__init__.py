"""The command line: `pentapolis play | watch | arena | replay | rules | bench | games`.

It knows no game: how a game looks in a terminal is in the game's `terminal.py`. Every word is in `text/`.
"""


def main() -> None:
    """The console script."""
    from pentapolis.cli.application import app

    app()
