"""Numbers that features are made of, fitted too: by how each of them changes what is said of many positions."""

from collections.abc import Sequence

import numpy as np

from benchmarks.fit.games import Spot
from benchmarks.fit.regression import Numbers, chances, data_of
from pentapolis.bots import FittedEvaluator

NUDGE = 1.1  # a number is made so many times larger to see what it changes
MOST = 0.5  # by so much, as a logarithm, a number changes at once


def tuned(
    evaluator: FittedEvaluator,
    spots: Sequence[Spot],
    mixed: float,
    weights: Numbers,
    start: dict[str, float],
    ridge: float,
) -> dict[str, float]:
    """The evaluator's numbers after one step of Newton's method; `ridge` keeps them near those of the `start`.

    Numbers are changed in proportion, so none changes its sign, and one that is 0 stays 0.
    """
    now = dict(evaluator.numbers)
    names = [name for name, number in now.items() if number]
    data = data_of([spot.example(evaluator) for spot in spots], mixed)
    scores = data.inputs @ weights
    changes = np.empty((*scores.shape, len(names)))
    for at, name in enumerate(names):
        evaluator.reckon({**now, name: now[name] * NUDGE})
        nudged = data_of([spot.example(evaluator) for spot in spots], mixed)
        changes[:, :, at] = (nudged.inputs @ weights - scores) / np.log(NUDGE)
    evaluator.reckon(now)
    expected = chances(data.inputs.astype(np.float64), weights)
    away = np.log([now[name] / start[name] for name in names])
    slope = np.einsum("nsk,ns->k", changes, expected - data.targets) + ridge * away
    centred = changes - np.einsum("nsk,ns->nk", changes, expected)[:, None, :]
    flat = (centred * np.sqrt(expected)[:, :, None]).reshape(-1, len(names))
    curve = flat.T @ flat + ridge * np.eye(len(names))
    step = np.clip(-np.linalg.solve(curve, slope), -MOST, MOST)
    return {**now, **{name: float(now[name] * np.exp(by)) for name, by in zip(names, step, strict=True)}}
