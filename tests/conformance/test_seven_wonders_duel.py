"""7 Wonders Duel keeps the laws of the kernel, in random games with every combination of options."""

from itertools import product
from typing import Any

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.kernel.conformance import check_game
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("seven-wonders-duel")
NAMES = list(GAME.options)
COMBINATIONS = [
    dict(zip(NAMES, values, strict=True)) for values in product(*(GAME.options[name].values for name in NAMES))
]
# Interpreted, the same source plays many times slower: a few games show that it keeps the laws too.
GAMES = 168 if compiled() else 6
EVERY = 150 if compiled() else 40
# The draft is eight decisions, and 60 cards are taken; each may bring a choice or two, and ages a beginner.
MOST = 200


def named(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


def test_there_are_enough_games() -> None:
    assert {name: len(option.values) for name, option in GAME.options.items()} == {
        "wonders": 2,
        "starter": 3,
        "centre_start": 2,
    }
    assert len(COMBINATIONS) * 168 >= 2_000


@pytest.mark.both_modes
@pytest.mark.parametrize("options", COMBINATIONS, ids=named)
def test_laws(options: dict[str, Any]) -> None:
    seed = 1_000_000 + 1_000 * COMBINATIONS.index(options)
    report = check_game(GAME, games=GAMES, seed=seed, options=options, every=EVERY, most=MOST, languages=LANGUAGES)
    assert report.games == GAMES
    assert {law for law, count in report.checks.items() if not count} == {"processes"}  # see tests/modes
    assert any(report.redrawn)
