"""Work on speed changes no game: the hash that `pentapolis bench` prints stays as it is.

A change of the rules, of the order of moves or of what is drawn changes it on purpose: then it is written here anew.
"""

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.cli.measure import RESULTS, RESULTS_INTERPRETED, results
from pentapolis.kernel.rng import Fast

pytestmark = pytest.mark.both_modes

DUEL = pentapolis.game("seven-wonders-duel")
HASHES = {1_000: "15bd64db61332944", 20_000: "9ad9d6df972e5b4c"}


def test_the_games_of_7_wonders_duel_are_the_same() -> None:
    assert {RESULTS_INTERPRETED, RESULTS} == set(HASHES)
    for count, expected in HASHES.items():
        if count <= RESULTS_INTERPRETED or compiled():  # interpreted, the first ones are enough
            assert results(DUEL, 2, count) == expected


def test_one_more_game_gives_another_hash() -> None:
    assert results(DUEL, 2, 10) != results(DUEL, 2, 11)


def test_what_players_draw_is_not_what_was_dealt() -> None:
    """The table's generator is salted: `Fast(seed)` would deal otherwise."""
    seeds = range(100)
    alike = 0
    for seed in seeds:
        dealt = DUEL.set_up(2, DUEL.defaults, {}, Fast(seed), False)
        alike += DUEL.new(seed=seed, bulk=True).state()["board_tokens"] == dealt.state()["board_tokens"]
    assert alike < 3
