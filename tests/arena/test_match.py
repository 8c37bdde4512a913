"""Matches: the same for any number of processes, fair to every seat, and clear about bots that fail."""

import json

import pytest

from pentapolis.arena import MatchResult, match, wilson
from tests.kernel.toy import TOY

DUEL = "seven-wonders-duel"


def test_independent_of_the_number_of_processes() -> None:
    specs = ["search:simulations=8", "greedy:samples=1"]
    alone = match(DUEL, specs, 5, seed=3, processes=1)
    together = match(DUEL, specs, 5, seed=3, processes=2)
    assert alone == together
    assert [game.scores for game in alone.games] == [game.scores for game in together.games]


def test_rounds_swap_the_seats_on_the_same_deal() -> None:
    games = match(DUEL, ["random", "greedy:samples=1"], 5, seed=3, processes=1).games
    assert [game.number for game in games] == [0, 1, 2, 3, 4]
    assert [game.seats for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0], [0, 1]]
    assert [game.seed == games[0].seed for game in games] == [True, True, False, False, False]
    assert games[2].seed == games[3].seed


def test_seeds_decide() -> None:
    def scores(seed: int) -> list[list[int] | None]:
        return [game.scores for game in match(DUEL, ["random", "random"], 4, seed, processes=1).games]

    assert scores(1) == scores(1)
    assert scores(1) != scores(2)


def test_numbers_add_up() -> None:
    result = match(DUEL, ["greedy:samples=1", "random"], 6, seed=3, processes=1)
    first, second = result.bots
    assert first.games == second.games == 6
    assert first.wins + second.wins + result.draws == 6
    assert first.wins == second.losses
    assert first.win_rate + second.win_rate == pytest.approx(1)
    assert first.interval == wilson(first.wins + first.draws / 2, 6)
    assert sum(first.victories.values()) == first.wins
    assert set(first.victories) <= {"civilian", "military", "scientific"}
    assert first.mean_score == sum(game.scores[0] for game in result.games if game.scores) / 6
    assert first.decisions == sum(game.decisions[0] for game in result.games)
    assert first.seconds_per_move > second.seconds_per_move > 0
    assert not result.faults


def test_shared_victories_are_half_a_win() -> None:
    """Of many short auctions some end level."""
    result = match("toy", ["random", "random"], 200, seed=3, processes=1)
    assert result.draws > 0
    for bot in result.bots:
        assert bot.draws == result.draws
        assert bot.win_rate == (bot.wins + bot.draws / 2) / 200
        assert bot.victories == {}  # this game knows one kind only


def test_more_than_two_seats() -> None:
    result = match("toy", ["random", "greedy:samples=1", "random"], 3, seed=3, processes=1)
    assert [game.seats for game in result.games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({game.seed for game in result.games}) == 1
    assert len(result.bots) == 3


def test_options_reach_the_game() -> None:
    result = match("toy", ["random", "random"], 2, options={"rounds": 4}, processes=1)
    assert result.options == {"rounds": 4}
    shorter = match("toy", ["random", "random"], 2, options={"rounds": 3}, processes=1)
    assert result.bots[0].decisions > shorter.bots[0].decisions


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    match("toy", ["random", "random"], 3, processes=1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_progress_is_told_by_processes() -> None:
    told: list[tuple[int, int]] = []
    match(DUEL, ["random", "random"], 3, processes=2, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_data_is_json() -> None:
    result = match(DUEL, ["random", "tests.arena.faulty:Crash"], 2, seed=2**100, processes=1)
    data = json.loads(json.dumps(result.data()))
    assert data["game"] == DUEL
    assert data["seed"] == str(2**100)
    assert data["bots"][0]["wins"] == 2
    assert data["bots"][1]["faults"][0]["kind"] == "crash"
    assert len(data["games"]) == 2


# --- bots that fail -----


def against_random(name: str) -> MatchResult:
    return match(DUEL, [f"tests.arena.faulty:{name}", "random"], 2, seed=3, processes=1)


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("Illegal", "illegal", "build:pantheon: "),
        ("Nonsense", "illegal", "'build:baths' is not a move"),
        ("Beyond", "illegal", "1000000: "),
        ("Crash", "crash", "KeyError: 'lost my notes'"),
    ],
)
@pytest.mark.both_modes
def test_faulty_bots_lose_and_are_named(name: str, kind: str, reason: str) -> None:
    result = against_random(name)
    faulty, other = result.bots
    assert (faulty.wins, other.wins) == (0, 2)
    assert len(faulty.faults) == 2
    assert not other.faults
    assert other.victories == {}  # nobody won by the rules
    assert other.mean_score is None
    fault = faulty.faults[0]
    assert fault.bot == 0
    assert fault.kind == kind
    assert fault.reason.startswith(reason)


def test_an_illegal_move_names_the_rule() -> None:
    assert against_random("Illegal").faults[0].reason.endswith("[SWD-SET-06]")


# --- bad input -----


def test_bad_matches() -> None:
    both = ["random", "random"]
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        match("chess", both, 2)
    with pytest.raises(ValueError, match="games must be at least 1, not 0"):
        match(DUEL, both, 0)
    with pytest.raises(ValueError, match="processes must be at least 1, not 0"):
        match(DUEL, both, 2, processes=0)
    with pytest.raises(ValueError, match="the seed must be a whole number of at most 128 bits, not -1"):
        match(DUEL, both, 2, seed=-1)
    with pytest.raises(ValueError, match="seven-wonders-duel is played by 2 bots, not 3"):
        match(DUEL, ["random"] * 3, 2)
    with pytest.raises(ValueError, match="toy is played by 2 or 3 or 4 bots, not 1"):
        match(TOY.slug, ["random"], 2)
    with pytest.raises(ValueError, match="there is no option 'house'"):
        match(DUEL, both, 2, options={"house": True})
    with pytest.raises(ValueError, match="there is no bot 'randm'"):
        match(DUEL, ["random", "randm"], 2)


# --- Wilson's interval -----


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (95, 100, 0.8882, 0.9785),
    ],
)
def test_wilson(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_refuses_nonsense() -> None:
    with pytest.raises(ValueError, match="3 games of 2 cannot be won"):
        wilson(3, 2)
    with pytest.raises(ValueError, match="0 games of 0 cannot be won"):
        wilson(0, 0)
