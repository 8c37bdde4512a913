"""The Capitals keeps the laws of the kernel, in random games for every number of players and every way to play."""

from itertools import product
from typing import Any

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.kernel.conformance import check_game, same_in_processes
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("the-capitals")
#: The game as it is, with Prosperity, with more choice, and with everything else that options change.
OPTIONS: list[dict[str, Any]] = [
    {},
    {"prosperity": "with"},
    {"variant": "more_choice"},
    {"prosperity": "with", "placement": "strict", "variant": "more_choice", "final_payment": "product"},
]
WAYS = list(product(GAME.seats, range(len(OPTIONS))))
# The vocabulary is large, and interpreted the same source plays many times slower: a game for each way shows enough.
GAMES = 4 if compiled() else 1
EVERY = 150 if compiled() else 60
# Twelve rounds of at most five seats; activations are limited by the plant, upgrades by the tiles.
MOST = 1_500


def named(way: tuple[int, int]) -> str:
    seats, number = way
    return "-".join([str(seats), *OPTIONS[number].values()])


@pytest.mark.both_modes
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_laws(way: tuple[int, int]) -> None:
    seats, number = way
    seed = 4_000_000 + 1_000 * WAYS.index(way)
    # To say thousands of refusals takes long; each way of three players says them once.
    languages = LANGUAGES if seats == 3 else ()
    report = check_game(
        GAME, games=GAMES, seats=seats, seed=seed, options=OPTIONS[number], every=EVERY, most=MOST, languages=languages
    )
    assert report.games == GAMES
    assert {law for law, count in report.checks.items() if not count} <= {"processes"}  # see tests/modes


def test_games_are_the_same_in_every_process() -> None:
    """Compiled numbers have a width, those of Python have none. Both kinds of process are started: once is enough."""
    records = []
    for seed, (seats, number) in enumerate(WAYS):
        table = GAME.new(seats, 5_000_000 + seed, OPTIONS[number])
        playout(table, Fast(seed), MOST)
        records.append(table.record())
    assert same_in_processes(records)[1] == "interpreted"


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_random_games_come_to_an_end(way: tuple[int, int]) -> None:
    """Many more games without the costly laws: no dead end, and every tile is counted."""
    seats, number = way
    for seed in range(200 if compiled() else 8):
        table = GAME.new(seats, seed, OPTIONS[number], bulk=True)
        counted = table.census()
        assert counted["twice"] == counted["lakes"] == 0
        assert counted["downtowns"] == seats
        playout(table, Fast(seed), MOST)
        assert table.over
        assert table.census() == counted
        assert len(table.winners) == 1
