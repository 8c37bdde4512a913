"""Bots by name, by spec, and from other packages."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from pentapolis.bots import LEVELS, Bot, GreedyBot, RandomBot, SearchBot, bot_names, level, make_bot
from pentapolis.games.seven_wonders_duel.game import GAME

OTHERS_BOT = """
from pentapolis.bots import Bot

class First(Bot):
    def choose(self, position):
        return position.moves[0]

def made(game, seed):
    return First(game, seed)

def nothing(game, seed):
    return None

number = 3
"""


@pytest.fixture
def others_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "others_bots.py").write_text(OTHERS_BOT)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "others_bots", raising=False)
    return "others_bots"


@pytest.mark.parametrize("name", LEVELS)
def test_levels_are_bots_and_specs(name: str) -> None:
    assert isinstance(level(name, GAME, 1), Bot)
    assert type(make_bot(name, GAME, 1)) is type(level(name, GAME, 1))


def test_what_the_levels_are() -> None:
    assert isinstance(level("random", GAME, 1), RandomBot)
    noise = [bot.noise for bot in map(greedy, ("easy", "medium", "greedy"))]
    assert noise == sorted(noise, reverse=True)
    assert noise[-1] == 0
    hard, expert = search("hard"), search("expert")
    assert hard.limit > 0
    assert hard.seconds == 0
    assert expert.limit == 0
    assert expert.seconds == 1


def greedy(spec: str) -> GreedyBot:
    bot = make_bot(spec, GAME, 1)
    assert isinstance(bot, GreedyBot)
    return bot


def search(spec: str) -> SearchBot:
    bot = make_bot(spec, GAME, 1)
    assert isinstance(bot, SearchBot)
    return bot


def test_budget_of_a_level() -> None:
    expert = level("expert", GAME, 1, seconds=0.25)
    assert isinstance(expert, SearchBot)
    assert expert.seconds == 0.25
    hard = level("hard", GAME, 1, simulations=12)
    assert isinstance(hard, SearchBot)
    assert hard.limit == 12


def test_settings_in_a_spec() -> None:
    assert greedy("greedy:samples=4").samples == 4
    assert greedy("greedy:noise=0.5,samples=2").noise == 0.5
    assert search("search:seconds=0.2").seconds == 0.2
    assert search("expert:simulations=2000").limit == 2000
    bot = search("search:simulations=9,exploration=0.5,prior_visits=3,playout_plies=-1")
    assert (bot.limit, bot.exploration, bot.prior_visits, bot.playout_plies) == (9, 0.5, 3, -1)


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("nobody", "there is no bot 'nobody'; bots are random, greedy, easy, medium, hard, expert, plan, search"),
        ("", "there is no bot ''"),
        ("greedy:", "bot 'greedy:': nothing follows the colon"),
        ("greedy:samples", "'samples' must be written setting=number"),
        ("greedy:seconds=1", "greedy has no setting 'seconds'; it has samples, noise"),
        ("random:seed=1", "random has no setting 'seed'; it has none"),
        ("greedy:samples=two", "samples must be a whole number, not 'two'"),
        ("greedy:samples=1.5", "samples must be a whole number, not '1.5'"),
        ("greedy:samples=1,samples=2", "samples is given twice"),
        ("search:seconds=fast", "seconds must be a number, not 'fast'"),
        ("search:seconds=nan", "seconds must be a number of reasonable size, not 'nan'"),
        ("search:seconds=inf", "seconds must be a number of reasonable size, not 'inf'"),
        ("search:seconds=-1", "seconds must be more than 0, not -1"),
        ("search:seconds=1,simulations=1", "seconds or of simulations, not both"),
        ("search:simulations=0", "bot 'search:simulations=0': simulations must be at least 1, not 0"),
        ("no_such_module:Bot", "module 'no_such_module' cannot be imported"),
        (":Bot", "module '' cannot be imported"),
        ("others_bots:Missing", "module others_bots has no 'Missing'"),
        ("others_bots:number", "3 cannot be called with a game and a seed"),
        ("others_bots:nothing", "calling it gives NoneType, which is no pentapolis.bots.Bot"),
    ],
)
@pytest.mark.usefixtures("others_module")
def test_bad_specs(spec: str, fault: str) -> None:
    with pytest.raises(ValueError) as caught:
        make_bot(spec, GAME, 1)
    assert fault in str(caught.value)


def test_bad_levels() -> None:
    with pytest.raises(ValueError, match="there is no level 'search'; levels are easy, medium, hard, expert"):
        level("search", GAME, 1)
    with pytest.raises(ValueError, match="level medium does not search, so it takes no seconds"):
        level("medium", GAME, 1, seconds=1)
    with pytest.raises(ValueError, match="not both"):
        level("expert", GAME, 1, seconds=1, simulations=1)


@pytest.mark.both_modes
def test_bots_by_module(others_module: str) -> None:
    assert type(make_bot(f"{others_module}:First", GAME, 1)).__name__ == "First"
    assert type(make_bot(f"{others_module}:made", GAME, 1)).__name__ == "First"


def test_bots_by_entry_point(others_module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package offers its bots by its metadata, which is what an installed package leaves on the path."""
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    points = [
        EntryPoint("others-first", f"{others_module}:First", "pentapolis.bots"),
        EntryPoint("others-gone", f"{others_module}:Gone", "pentapolis.bots"),
    ]
    lines = "\n".join(f"{point.name} = {point.value}" for point in points)
    (info / "entry_points.txt").write_text(f"[pentapolis.bots]\n{lines}\n")
    monkeypatch.syspath_prepend(tmp_path)  # makes the path's caches forget
    assert "others-first" in bot_names()
    assert type(make_bot("others-first", GAME, 1)).__name__ == "First"
    with pytest.raises(ValueError, match="bot 'others-gone' cannot be loaded from others_bots:Gone"):
        make_bot("others-gone", GAME, 1)
