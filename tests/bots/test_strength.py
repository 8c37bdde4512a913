"""Better bots win more. Few games, wide margins: the arena measures, this notices when something breaks."""

from pentapolis.arena import MatchResult, match


def played(first: str, second: str, games: int, seed: int = 1) -> MatchResult:
    return match("seven-wonders-duel", [first, second], games, seed, processes=1)


def test_greedy_beats_random() -> None:
    assert played("greedy:samples=1", "random", 20).bots[0].wins >= 18


def test_search_beats_random() -> None:
    assert played("search:simulations=40", "random", 2).bots[0].wins == 2


def test_search_beats_a_weak_greedy_bot() -> None:
    assert played("search:simulations=100", "easy", 4).bots[0].wins >= 3


def test_noise_makes_weaker() -> None:
    assert played("greedy:samples=1", "greedy:samples=1,noise=0.5", 12).bots[0].wins >= 9
