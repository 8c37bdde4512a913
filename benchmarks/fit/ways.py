"""Several ways to win, weighed apart: which weights make it most likely who won, and how."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.fit.games import Example
from benchmarks.fit.regression import CLOSE, Numbers
from pentapolis.bots.fitted import hats

STEPS = 200
REMEMBERED = 12  # steps from which the next one is worked out
ENOUGH = 1e-4  # of what each step must gain, as a part of what its slope promises
SMALLEST = 1e-6  # part of a step
SETTLED = 1e-6  # of the aim: a step that gains less is the last


@dataclass(frozen=True)
class WayData:
    """Positions: the features of each way, of every seat, spread over the knots; and who won in which way."""

    inputs: list[Numbers]  # for each way: position, seat, feature times knot
    targets: Numbers  # position, seat, way

    @property
    def size(self) -> int:
        return len(self.targets)

    def parts(self, weights: Numbers) -> list[Numbers]:
        """The weights of each way."""
        return np.split(weights, np.cumsum([block.shape[2] for block in self.inputs])[:-1])


def way_data(examples: Sequence[Example], ways: Sequence[int]) -> WayData:
    features = np.array([example.features for example in examples])
    knots = np.array([hats(example.left) for example in examples])
    blocks = np.split(features, np.cumsum(ways)[:-1], axis=2)
    blocks[0] = blocks[0] - blocks[0].mean(axis=1, keepdims=True)  # by the first way the one who is ahead wins
    count, seats, _ = features.shape
    inputs = [(block[:, :, :, None] * knots[:, None, None, :]).reshape(count, seats, -1) for block in blocks]
    targets = np.zeros((count, seats, len(ways)))
    for at, example in enumerate(examples):
        targets[at, :, example.way] = example.results
    return WayData(inputs, targets)


def chances(data: WayData, weights: Numbers) -> Numbers:
    """Of every seat to win in every way."""
    parts = zip(data.inputs, data.parts(weights), strict=True)
    scores = np.stack([block @ part for block, part in parts], axis=2)
    shares: Numbers = np.exp(scores - scores.max(axis=(1, 2), keepdims=True))
    shares /= shares.sum(axis=(1, 2), keepdims=True)
    return shares


def way_loss(data: WayData, weights: Numbers) -> float:
    """The mean of minus the logarithm of the chance given to who won, whatever the way."""
    won = chances(data, weights).sum(axis=2)
    return -float((data.targets.sum(axis=2) * np.log(won.clip(1e-9))).sum()) / data.size


def fit_ways(data: WayData, start: Numbers, ridge: float) -> Numbers:
    """The weights that make what came out most likely; `ridge` keeps those of which the data say little as they were.

    What helps in one way may hinder in another, so weights may be negative.
    """
    squares = np.concatenate([np.square(block).sum(axis=(0, 1)) for block in data.inputs])
    counts = np.concatenate([np.count_nonzero(block, axis=(0, 1)) for block in data.inputs])
    unit = np.sqrt(squares / np.maximum(1, counts) + CLOSE)  # so that no feature's weight is dearer than another's

    def aim(scaled: Numbers) -> tuple[float, Numbers]:
        likely = chances(data, scaled / unit)
        away = scaled - start * unit
        value = -float((data.targets * np.log(likely.clip(1e-9))).sum()) + ridge * float(away @ away) / 2
        wrong = likely - data.targets
        slopes = [np.einsum("nsd,ns->d", block, wrong[:, :, way]) for way, block in enumerate(data.inputs)]
        return value, np.concatenate(slopes) / unit + ridge * away

    found: Numbers = lowest(aim, start * unit) / unit
    return found


def lowest(aim: Callable[[Numbers], tuple[float, Numbers]], start: Numbers) -> Numbers:
    """Where the aim is lowest, by its slopes (L-BFGS)."""
    here = start
    value, slope = aim(here)
    steps: list[Numbers] = []
    turns: list[Numbers] = []  # by how much the slope changed with each step
    for _ in range(STEPS):
        way = downhill(slope, steps, turns)
        part = 1.0
        while True:
            there = here + part * way
            new_value, new_slope = aim(there)
            if new_value <= value + ENOUGH * part * float(slope @ way) or part < SMALLEST:
                break
            part /= 2
        if float((new_slope - slope) @ (there - here)) > 0:
            steps = [*steps, there - here][-REMEMBERED:]
            turns = [*turns, new_slope - slope][-REMEMBERED:]
        gained = value - new_value
        here, value, slope = there, new_value, new_slope
        if gained < SETTLED * abs(value):
            break
    return here


def downhill(slope: Numbers, steps: Sequence[Numbers], turns: Sequence[Numbers]) -> Numbers:
    """Where to go from here, with the curve that the last steps have shown."""
    if not steps:
        return -slope / max(1.0, float(np.abs(slope).sum()))
    way = -slope
    shares: list[float] = []
    for step, turn in zip(reversed(steps), reversed(turns), strict=True):
        shares.append(float(step @ way) / float(step @ turn))
        way = way - shares[-1] * turn
    way = way * float(steps[-1] @ turns[-1]) / float(turns[-1] @ turns[-1])
    for step, turn, share in zip(steps, turns, reversed(shares), strict=True):
        way = way + step * (share - float(turn @ way) / float(step @ turn))
    return way
