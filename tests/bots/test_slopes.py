"""Which weights should be larger: the regression on made-up games, and a few games played."""

import pytest

from benchmarks.fit.games import evaluator_of
from benchmarks.slopes import Played, main, multiplied, slopes


def test_a_group_that_wins_has_a_slope_and_one_that_does_not_has_none() -> None:
    games = [
        Played([[first, other], [0, 0]], 1.0 if first > 0 else 0.0 if first < 0 else 0.5)
        for first in (-1, 0, 1)
        for other in (-1, 0, 1)
    ]
    (winning, error), (idle, _) = slopes(games)
    assert winning == pytest.approx(0.5)
    assert error == pytest.approx(0.0, abs=1e-9)
    assert idle == pytest.approx(0.0, abs=1e-9)


def test_only_the_groups_are_multiplied() -> None:
    usual = evaluator_of("imperium")
    found = multiplied(usual, [["points", "progress"], ["unrest"]], [1, -1])
    for name, before, after in zip(usual.names, usual.weights, found, strict=True):
        factor = 2.0 if name in ("points", "progress") else 0.5 if name == "unrest" else 1.0
        assert after == pytest.approx([factor * weight for weight in before])


def test_the_command_prints_a_line_for_each_group(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seven-wonders-duel", "--games", "6", "--group", "coins", "--group", "symbols,on_turn"]) == 0
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == ["coins", "symbols,on_turn"]


def test_what_it_cannot_play_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in ((["--group", "luck"], "no feature 'luck'"), (["--bot", "random"], "does not weigh")):
        with pytest.raises(SystemExit):
            main(["imperium", *arguments])
        assert said in capsys.readouterr().err
