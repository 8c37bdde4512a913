"""Weights by what comes of changing them: every seat plays with weights of its own, and its points tell which help.

What a position holds and how the game ends go together for many reasons: who loses sits on cards that it cannot pay,
and yet the cards are not why it loses. Weights that were drawn have no other reason to go together with the points.
"""

from collections.abc import Sequence

import numpy as np

import pentapolis
from benchmarks.fit.games import Job, Played, variation
from benchmarks.fit.regression import Numbers
from pentapolis.kernel.record import read

FARTHEST = 100.0  # points ahead: more say nothing more
LARGEST = 0.5  # by so much, as a logarithm, a weight changes at most


def effects(jobs: Sequence[Job], games: Sequence[Played], features: int) -> tuple[Numbers, Numbers]:
    """By how many points a seat does better for each feature that is worth e times as much to it; and how sure that is.

    The second is the standard error.
    """
    drawn: list[Numbers] = []
    ahead: list[float] = []
    for job, game in zip(jobs, games, strict=True):
        scores = pentapolis.replay(read(game.record)).scores
        weights = np.array([variation(job, seat, features) for seat in range(job.seats)], dtype=np.float64) * job.vary
        for seat in range(job.seats - 1):  # what the last one has is what the others have not
            others = [other for other in range(job.seats) if other != seat]
            drawn.append(weights[seat] - weights[others].mean(axis=0))
            lead = float(scores[seat]) - float(np.mean([scores[other] for other in others]))
            ahead.append(max(-FARTHEST, min(FARTHEST, lead)))
    inputs = np.array(drawn)
    points = np.array(ahead) - np.mean(ahead)
    curve = np.linalg.inv(inputs.T @ inputs + np.eye(features))
    found: Numbers = curve @ inputs.T @ points
    noise = float(np.square(points - inputs @ found).mean())
    return found, np.sqrt(np.diag(curve) * noise)


def stepped(weights: Numbers, found: Numbers, unsure: Numbers, step: float) -> Numbers:
    """The weights (a row for each feature), each changed by `step` for every point it would bring.

    What may be chance counts less: half of it where it is as large as its standard error.
    """
    squares = np.square(found)
    sure = squares / np.maximum(squares + np.square(unsure), 1e-12)
    changed: Numbers = weights * np.exp(np.clip(found * sure * step, -LARGEST, LARGEST))[:, None]
    return changed
