"""Pages with tables, and what every report says in the same way."""

from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Any

from benchmarks.balance.figures import Shares
from pentapolis.bots.evaluator import MODULES


def weights_hash(weights: str) -> str:
    """The bots are what they are by these weights: whoever fits them anew has other bots."""
    return sha256(files(MODULES).joinpath(weights).read_bytes()).hexdigest()[:16]


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def grid(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    return [row(*head), row(*["---"] * len(head)), *(row(*cells) for cells in rows), ""]


def shares_grid(found: Sequence[Shares[Any]]) -> list[str]:
    """The share of victories by seat and by turn order, for each number of players."""
    places = range(max(shares.players for shares in found))
    rows: list[list[object]] = []
    for one in found:
        name = f"{one.players} players"
        for what, shares in (("seat", one.by_seat()), ("turn order", one.by_order())):
            cells = [f"{shares[place]:.1%}" if place < one.players else "" for place in places]
            rows.append([name, what, f"{one.fair:.1%}", *cells])
    return grid(["", "by", "fair", *[str(place + 1) for place in places]], rows)
