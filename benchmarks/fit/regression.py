"""Conditional logistic regression: which weights make what came out most likely."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from benchmarks.fit.games import Example
from pentapolis.bots.fitted import KNOTS, hats

Numbers = NDArray[np.float64]
STEPS = 40  # of Newton's method: far more than it needs
CLOSE = 1e-4
CHUNK = 8192  # positions at a time, for memory's sake


@dataclass(frozen=True)
class Data:
    """Positions: features of every seat, spread over the knots; and what every seat was worth."""

    inputs: NDArray[np.float32]  # position, seat, feature times knot
    targets: Numbers  # position, seat

    @property
    def size(self) -> int:
        return len(self.targets)

    def part(self, start: int) -> tuple[Numbers, Numbers]:
        return self.inputs[start : start + CHUNK].astype(np.float64), self.targets[start : start + CHUNK]


def data_of(examples: Sequence[Example], mixed: float) -> Data:
    """`mixed`: how much the search's opinion counts beside the result, from 0 to 1."""
    features = np.array([example.features for example in examples], dtype=np.float32)
    knots = np.array([hats(example.left) for example in examples], dtype=np.float32)
    count, seats, width = features.shape
    inputs = (features[:, :, :, None] * knots[:, None, None, :]).reshape(count, seats, width * len(KNOTS))
    targets = np.array(
        [
            example.results
            if example.searched is None
            else [
                (1 - mixed) * result + mixed * value
                for result, value in zip(example.results, example.searched, strict=True)
            ]
            for example in examples
        ]
    )
    return Data(inputs, targets)


def chances(inputs: Numbers, weights: Numbers) -> Numbers:
    scores = inputs @ weights
    shares: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def loss(data: Data, weights: Numbers) -> float:
    """The mean of minus the logarithm of the chance given to what came out: less is better, ln 2 is a coin's."""
    found = 0.0
    for start in range(0, data.size, CHUNK):
        inputs, targets = data.part(start)
        found -= float((targets * np.log(chances(inputs, weights).clip(1e-9))).sum())
    return found / data.size


def fit(data: Data, start: Numbers, ridge: float) -> Numbers:
    """The weights with the least loss, none below 0; `ridge` keeps those of which the data say little as they were.

    Features are what speaks for a seat, so a negative weight is what chance has made of a few games: it becomes 0, and
    the others are fitted again without it. `ridge` works like so many more positions that say nothing, whatever unit
    a feature is counted in.
    """
    apart = data.inputs - data.inputs.mean(axis=1, keepdims=True)  # only how seats differ says anything
    squares = np.square(apart, dtype=np.float64).sum(axis=(0, 1))
    unit = squares / np.maximum(1, np.count_nonzero(apart, axis=(0, 1))) + CLOSE
    pull = ridge * unit
    before = np.maximum(start, 0)
    weights = before.copy()
    free = np.ones(len(weights), dtype=bool)
    while True:
        found = aim(data, weights, before, pull)
        for _ in range(STEPS):
            slope, curve = slopes(data, weights, before, pull)
            step = np.zeros(len(weights))
            step[free] = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
            # A whole step may go too far, where the chances are all but certain.
            while (there := aim(data, weights - step, before, pull)) > found:
                step /= 2
                if float(np.abs(step * np.sqrt(unit)).max()) < CLOSE:
                    break
            weights, found = weights - step, there
            if float(np.abs(step * np.sqrt(unit)).max()) < CLOSE:
                break
        below = weights < 0
        if not below.any():
            return weights
        weights[below] = 0
        free &= ~below


def aim(data: Data, weights: Numbers, before: Numbers, pull: Numbers) -> float:
    """What `fit` makes as small as it can."""
    return loss(data, weights) * data.size + float((pull * np.square(weights - before)).sum()) / 2


def slopes(data: Data, weights: Numbers, before: Numbers, pull: Numbers) -> tuple[Numbers, Numbers]:
    """The first and second derivatives of the loss."""
    slope = pull * (weights - before)
    curve: Numbers = np.diag(pull)
    for at in range(0, data.size, CHUNK):
        inputs, targets = data.part(at)
        expected = chances(inputs, weights)
        slope = slope + np.einsum("nsd,ns->d", inputs, expected - targets)
        centred = inputs - np.einsum("nsd,ns->nd", inputs, expected)[:, None, :]
        centred *= np.sqrt(expected)[:, :, None]
        flat = centred.reshape(-1, len(weights))
        curve = curve + flat.T @ flat
    return slope, curve
