"""How a table is drawn on this terminal."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Looks:
    """Without colours; with ASCII alone."""

    colourless: bool = False
    ascii: bool = False
