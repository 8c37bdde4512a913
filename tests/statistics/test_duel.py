"""200,000 random games of 7 Wonders Duel are like a million dealt and played by another generator."""

from collections.abc import Callable, Iterator

import pytest

from pentapolis.kernel.game import BULK_SALT
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.table import Table
from tests.statistics.duel import GAME, REFERENCE_GAMES, STATISTICS, reference, sigmas, statistics

pytestmark = pytest.mark.slow

GAMES = 200_000
SIGMAS = 3


def games(players: Callable[[int], Fast]) -> Iterator[Table]:
    for seed in range(1, GAMES + 1):
        t = GAME.new(seed=seed, bulk=True)
        playout(t, players(seed))
        yield t


def apart(players: Callable[[int], Fast]) -> dict[str, float]:
    """The statistics that are further from the reference than chance explains, and by how much."""
    found, expected = statistics(games(players)), reference()
    distances = {name: sigmas(found[name], expected[name]) for name in STATISTICS}
    print({name: round(distance, 1) for name, distance in distances.items()})  # for `pytest -rP`
    return {name: distance for name, distance in distances.items() if abs(distance) > SIGMAS}


def test_the_reference_has_every_statistic_of_enough_games() -> None:
    assert {name: statistic.games for name, statistic in reference().items()} == dict.fromkeys(
        STATISTICS, REFERENCE_GAMES
    )


def test_random_games_are_like_those_of_another_generator() -> None:
    """As `make bench` plays them: table and players have the same seed."""
    assert apart(Fast) == {}


def test_a_sample_in_which_players_draw_what_was_dealt_is_found_out() -> None:
    assert max(abs(distance) for distance in apart(lambda seed: Fast(seed ^ BULK_SALT)).values()) > 5
