"""The levels are a ladder. What every run can afford is here; the whole ladder is `make slow`'s."""

import pytest

from benchmarks.ladder import STEP, ended, main, row
from pentapolis.arena import match
from pentapolis.bots.levels import LADDER, LEVELS


def test_the_command_tells_whether_every_step_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["seven-wonders-duel", "--games", "4", "--processes", "1", "--levels"]
    assert main([*arguments, "random", "greedy"]) == 0
    printed = capsys.readouterr().out
    assert "seven-wonders-duel, 4 games a step, seed 1\n" in printed
    assert "| greedy               | random   | 100.0% |" in printed
    assert "Every level wins at least 65% against the one below.\n" in printed
    assert main([*arguments, "greedy", "random"]) == 1
    assert capsys.readouterr().out.endswith("A step is too low.\n")


def test_time_is_for_the_level_that_thinks_by_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    main(
        ["seven-wonders-duel", "--games", "2", "--processes", "1", "--levels", "random", "expert", "--seconds", "0.002"]
    )
    assert "| expert:seconds=0.002 | random   |" in capsys.readouterr().out


def test_the_ladder_is_made_of_levels() -> None:
    assert set(LADDER) < set(LEVELS)


def test_a_row() -> None:
    bots = match("seven-wonders-duel", ["greedy:samples=1", "random"], 2, 1, processes=1).bots
    assert row(*bots).count("|") == 7
    assert ended(*bots).startswith("greedy:samples=1 : random  ")
    assert sum(sum(bot.victories.values()) for bot in bots) == 2


def test_how_games_end_is_told_where_there_are_several_ways(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["seven-wonders-duel", "empires-end", "--games", "2", "--processes", "1", "--levels", "random", "easy"]
    main(arguments)
    duel, _, empires = capsys.readouterr().out.partition("empires-end, 2 games")
    assert "\neasy : random  " in duel
    assert "easy : random" not in empires


@pytest.mark.slow
@pytest.mark.parametrize("game", ["seven-wonders-duel", "empires-end"])
@pytest.mark.parametrize(("lower", "upper"), [("easy", "medium"), ("medium", "hard"), ("hard", "expert:seconds=0.1")])
def test_every_level_beats_the_one_below(game: str, lower: str, upper: str) -> None:
    """Sixty games: the margin below the step is what chance may take."""
    result = match(game, [upper, lower], 60, 1, processes=1)
    assert result.bots[0].win_rate >= STEP - 0.1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seconds", "rate"), [("seven-wonders-duel", 0.2, 0.93), ("empires-end", 0.05, 0.85)])
def test_an_expert_beats_one_step_ahead(game: str, seconds: float, rate: float) -> None:
    result = match(game, [f"expert:seconds={seconds}", "greedy"], 100, 1, processes=1)
    assert result.bots[0].win_rate >= rate - 0.07
