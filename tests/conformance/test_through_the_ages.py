"""Through the Ages keeps the laws of the kernel, in random games for every number of players and all variants."""

from typing import Any

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.kernel.conformance import check_game, same_in_processes
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("through-the-ages")
WAYS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"length": "age_1"}),
    (3, {"length": "age_2", "attacks": "peaceful"}),
    (4, {"resignation": "on"}),
]
# The vocabulary is large: one decision in many is looked at from all sides.
GAMES = 8 if compiled() else 1
EVERY = 250 if compiled() else 150
MOST = 4_000


def named(way: tuple[int, dict[str, Any]]) -> str:
    return "-".join([str(way[0]), *(str(value) for value in way[1].values())])


@pytest.mark.both_modes
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_laws(way: tuple[int, dict[str, Any]]) -> None:
    seats, options = way
    seed = 4_000_000 + 1_000 * WAYS.index(way)
    languages = LANGUAGES if seats == 3 else ()
    report = check_game(
        GAME, games=GAMES, seats=seats, seed=seed, options=options, every=EVERY, most=MOST, languages=languages
    )
    assert report.games == GAMES
    assert {law for law, count in report.checks.items() if not count} <= {"processes"}


def test_games_are_the_same_in_every_process() -> None:
    records = []
    for number, (seats, options) in enumerate(WAYS):
        table = GAME.new(seats, 5_000_000 + number, options)
        playout(table, Fast(number), MOST)
        records.append(table.record())
    assert same_in_processes(records)[1] == "interpreted"


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_random_games_come_to_an_end(way: tuple[int, dict[str, Any]]) -> None:
    """Many more games without the costly laws: no dead end, and every card and token is counted."""
    seats, options = way
    for seed in range(200 if compiled() else 10):
        table = GAME.new(seats, seed, options, bulk=True)
        before = table.census()
        playout(table, Fast(seed), MOST)
        assert table.over
        assert table.census() == before
