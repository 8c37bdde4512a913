"""Lets Ctrl-C reach a search. Never compiled: only interpreted code looks whether a signal has come."""


def look() -> None:
    """Raise KeyboardInterrupt here if somebody has pressed Ctrl-C."""
