"""Empire's End keeps the laws of the kernel, in random games for every number of players and in both variants."""

from itertools import product
from typing import Any

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.kernel.conformance import check_game, same_in_processes
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("empires-end")
WAYS = list(product(GAME.seats, GAME.options["variant"].values, GAME.options["replacement"].values))
# The vocabulary is large, and interpreted the same source plays many times slower: a game for each way shows enough.
GAMES = 10 if compiled() else 1
EVERY = 400 if compiled() else 120
# A game has 26 phases; bids are limited by the tokens there are, and uses of abilities by the phase.
MOST = 1_000


def named(way: tuple[int, Any, Any]) -> str:
    return "-".join(str(part) for part in way)


@pytest.mark.both_modes
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_laws(way: tuple[int, Any, Any]) -> None:
    seats, variant, replacement = way
    seed = 2_000_000 + 1_000 * WAYS.index(way)
    options = {"variant": variant, "replacement": replacement}
    # To say some fifty thousand refusals takes long; each variant says them once.
    languages = LANGUAGES if seats == 3 and replacement == "discard" else ()
    report = check_game(
        GAME, games=GAMES, seats=seats, seed=seed, options=options, every=EVERY, most=MOST, languages=languages
    )
    assert report.games == GAMES
    assert {law for law, count in report.checks.items() if not count} <= {"processes"}  # see tests/modes


def test_games_are_the_same_in_every_process() -> None:
    """Compiled numbers have a width, those of Python have none. Both kinds of process are started: once is enough."""
    records = []
    for number, (seats, variant, replacement) in enumerate(WAYS):
        table = GAME.new(seats, 3_000_000 + number, {"variant": variant, "replacement": replacement})
        playout(table, Fast(number), MOST)
        records.append(table.record())
    assert same_in_processes(records)[1] == "interpreted"


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_random_games_come_to_an_end(way: tuple[int, Any, Any]) -> None:
    """Many more games without the costly laws: no dead end, no endless bidding, and every card is counted."""
    seats, variant, replacement = way
    for seed in range(300 if compiled() else 15):
        options = {"variant": variant, "replacement": replacement}
        table = GAME.new(seats, seed, options, bulk=True)
        playout(table, Fast(seed), MOST)
        assert table.over
        assert table.census() == {
            "cards": 88,
            "different cards": 88,
            "conflict cards": 11,
            "different conflict cards": 11,
        }


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_who_is_quicker_in_a_phase_played_by_all_changes_nothing(way: tuple[int, Any, Any]) -> None:
    """EE-INF-06: seats that decide at the same time do not depend on each other, whoever answers first."""
    seats, variant, replacement = way
    for seed in range(60 if compiled() else 3):
        ends = []
        for order in (1, -1):
            table = GAME.new(seats, seed, {"variant": variant, "replacement": replacement}, bulk=True)
            choices = [Fast(seed * 10 + seat) for seat in range(seats)]
            while not table.over:
                seat = table.to_act[::order][0]
                moves = table.moves(seat)
                table.make(seat, moves[choices[seat].below(len(moves))])
            ends.append(table.state())
        assert ends[0] == ends[1]
