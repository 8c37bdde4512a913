"""Imperium keeps the laws of the kernel, in random games for every number of players with random nations."""

from itertools import product

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.games.imperium.catalogue import CARDS, NATION_FILES
from pentapolis.games.imperium.table import Imperium
from pentapolis.kernel.conformance import check_game, knowledge, same_in_processes, views
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("imperium")
WAYS = list(product(GAME.seats, GAME.options["box"].values))
# The vocabulary has some 20,000 words, and interpreted the same source plays many times slower.
GAMES = 5 if compiled() else 1
EVERY = 200 if compiled() else 250
LOOK = 10 if compiled() else 40
# Cards drawn, paid for and put back take many decisions a turn; a game of random moves has some forty rounds.
MOST = 8_000


def named(way: tuple[int, str]) -> str:
    return "-".join(str(part) for part in way)


@pytest.mark.both_modes
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_laws(way: tuple[int, str]) -> None:
    seats, box = way
    seed = 5_000_000 + 1_000 * WAYS.index(way)
    # To say all refusals takes long; one way says them.
    languages = LANGUAGES if way == WAYS[0] else ()
    report = check_game(
        GAME, games=GAMES, seats=seats, seed=seed, options={"box": box}, every=EVERY, most=MOST, languages=languages
    )
    assert report.games == GAMES
    assert {law for law, count in report.checks.items() if not count} <= {"processes"}  # see tests/modes


@pytest.mark.both_modes
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_samples_and_views_at_many_decisions(way: tuple[int, str]) -> None:
    """The laws of what is hidden, at many more decisions: without the whole vocabulary they cost little."""
    seats, box = way
    looked = 0
    for number in range(3 if compiled() else 1):
        seed = 7_000_000 + 10 * WAYS.index(way) + number
        rng = Fast(seed)
        table = GAME.new(seats, seed, {"box": box, "power": "b"})
        while not table.over:
            assert table.ply < MOST
            if table.ply % LOOK == 0:
                knowledge(table, rng)
                views(table)
                for seat in range(seats):
                    sample = table.redrawn(seat, rng)
                    assert sample.view(seat) == table.view(seat)
                    assert sample.census() == {"cards": CARDS}
                looked += 1
            seat = table.to_act[rng.below(len(table.to_act))]
            moves = table.moves(seat)
            table.play(seat, moves[rng.below(len(moves))])
    assert looked > (60 if compiled() else 3)


def test_games_are_the_same_in_every_process() -> None:
    """Compiled numbers have a width, those of Python have none. Both kinds of process are started: once is enough."""
    records = []
    for number, (seats, box) in enumerate(WAYS[::3]):
        table = GAME.new(seats, 6_000_000 + number, {"box": box})
        playout(table, Fast(number), MOST)
        records.append(table.record())
    assert same_in_processes(records)[1] == "interpreted"


@pytest.mark.parametrize("nation", NATION_FILES)
def test_random_games_of_every_nation_come_to_an_end(nation: str) -> None:
    """Many more games without the costly laws: no dead end, and every card is counted once."""
    for seed in range(30 if compiled() else 1):
        seats = 2 + seed % 3
        table = GAME.new(seats, seed, {f"nation_{seed % seats}": nation}, bulk=True)
        assert isinstance(table, Imperium)
        playout(table, Fast(seed), MOST)
        assert table.over
        assert table.census() == {"cards": CARDS}
        assert table.winners


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_in_the_middle_of_any_effect_the_game_can_end(way: tuple[int, str]) -> None:
    """IMP-COL-01: with a pile of two unrest cards games collapse in the middle of cards, and nothing runs on."""
    seats, box = way
    ends = 0
    for seed in range(40):
        if ends and not compiled():
            break  # interpreted, one collapse takes long enough
        table = GAME.new(seats, seed, {"box": box, "power": "b"}, bulk=True)
        assert isinstance(table, Imperium)
        table.gone = table.gone + table.unrest[2:]
        table.unrest = table.unrest[:2]
        playout(table, Fast(seed), MOST)
        assert table.over
        assert table.agenda == []
        ends += table.collapsed
    assert ends
