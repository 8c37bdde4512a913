"""Random play: the loop that experiments, searches and the conformance laws share."""

from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table


def playout(t: Table, rng: Rng, most: int = 100_000) -> int:
    """Play uniformly random legal moves to the end (or `most` of them); returns how many were played."""
    played = 0
    while not t.over and played < most:
        if t.lanes is None:
            decision = t.asked
            if decision is None:
                decision = t.decision(-1)
            seat = decision.seat
            if decision.quick:
                t.make(seat, decision.pick(t, seat, rng))
                played += 1
                continue
        else:
            seats = t.to_act  # while seats decide in parallel, any of them may be the next
            seat = seats[rng.below(len(seats))]
        moves = t.legal(seat)
        t.make(seat, moves[rng.below(len(moves))])
        played += 1
    return played
