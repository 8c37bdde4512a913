"""Clocks of a table. Whose time passes, and since when, follows from what has happened and when: from the journal."""

from collections.abc import Mapping

from pentapolis.server.sitting import PERSON, Sitting


def asked_since(sitting: Sitting, before: Mapping[int, float], now: float, moved: bool) -> dict[int, float]:
    """Since when each seat that owes a decision has been asked. Only a move gives new time to think: taking one back
    does not, nor does lending the seat to a bot."""
    fresh = {seat for seat in sitting.to_act if moved and sitting.stamps[seat] == sitting.seq}
    return {seat: now if seat in fresh else before.get(seat, now) for seat in sitting.to_act}


def running(sitting: Sitting, asked: Mapping[int, float]) -> dict[int, float]:
    """Those of them whose clock runs: bots have none."""
    if sitting.created.clock is None:
        return {}
    return {seat: asked[seat] for seat in sitting.to_act if sitting.places[seat].kind == PERSON}


def first_end(sitting: Sitting, asked: Mapping[int, float], now: float) -> float | None:
    """Seconds until the first clock ends; None where none runs."""
    left = [sitting.clock_left(seat, now - since) for seat, since in running(sitting, asked).items()]
    return min(left, default=None)
