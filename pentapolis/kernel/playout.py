"""Random play: the loop that experiments, searches and the conformance laws share."""

from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table


def playout(t: Table, rng: Rng, most: int = 100_000) -> int:
    """Play uniformly random legal moves to the end (or `most` of them); returns how many were played."""
    played = 0
    while not t.over and played < most:
        seat = acting(t, rng)
        moves = t.legal(seat)
        t.make(seat, moves[rng.below(len(moves))])
        played += 1
    return played


def acting(t: Table, rng: Rng) -> int:
    """A seat that owes a decision; while seats decide in parallel, any of them."""
    if t.lanes is None:
        return t.decision(-1).seat
    seats = t.to_act
    return seats[rng.below(len(seats))]
