"""Two tables of weights against each other."""

from pathlib import Path

import numpy as np
import pytest

from benchmarks.fit.__main__ import table
from benchmarks.fit.games import evaluator_of
from benchmarks.weights import main, numbers_of, weights_of
from pentapolis.bots.fitted import read_weights

DUEL = "seven-wonders-duel"


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    """The weights that are played, and a table that knows nothing."""
    evaluator = evaluator_of(DUEL)
    known, nothing = tmp_path / "known.toml", tmp_path / "nothing.toml"
    known.write_text(table(evaluator.names, np.array(read_weights(evaluator.name, evaluator.names)).ravel()))
    nothing.write_text("[weights]\n")
    return [str(known), str(nothing)]


def test_the_better_table_wins_from_either_side(tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([DUEL, *tables, "--games", "6", "--bot", "greedy:samples=1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("known.toml won 6 of 6: 100.0% (61%–100%)\n")
    assert printed.endswith("\nnothing.toml: none\n")
    assert main([DUEL, *reversed(tables), "--games", "6", "--bot", "greedy:samples=1"]) == 0
    assert capsys.readouterr().out.startswith("nothing.toml won 0 of 6: 0.0%")


def test_a_table_may_be_older_than_a_feature() -> None:
    assert weights_of("[weights]\none = [1, 2, 3]\n", "a.toml", ["one", "two"]) == [[1, 2, 3], [0, 0, 0]]


def test_numbers_of_a_table_stand_for_those_that_are_played() -> None:
    empires = evaluator_of("empires-end")
    found = numbers_of("[numbers]\ncoin = 7\n", "a.toml", empires)
    assert found == {**empires.numbers, "coin": 7}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[weights]\nluck = [1, 2, 3]\n", "known.toml names a feature luck, which the evaluator does not have"),
        ("[weights]\npoints = [1]\n", "known.toml: points needs 3 numbers, not 1"),
        ("[numbers]\nluck = 1\n", "known.toml names a number luck, which the evaluator does not have"),
    ],
)
def test_bad_tables(tables: list[str], text: str, fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(tables[0]).write_text(text)
    with pytest.raises(SystemExit):
        main([DUEL, *tables])
    assert fault in capsys.readouterr().err


def test_a_bot_that_weighs_nothing(tables: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([DUEL, *tables, "--bot", "random"])
    assert "random does not weigh anything" in capsys.readouterr().err
