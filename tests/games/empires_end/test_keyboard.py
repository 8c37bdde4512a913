"""Empire's End at the keyboard, with every line typed beforehand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import pentapolis
from pentapolis.cli.application import app

GAME = "empires-end"
ALWAYS_FIRST = ["1"] * 400


def run(data: Path, *arguments: str, typed: list[str] | None = None) -> Any:
    environment = {"XDG_DATA_HOME": str(data), "COLUMNS": "80", "LINES": "40", "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, list(arguments), input="".join(f"{line}\n" for line in typed or []), env=environment)


@pytest.mark.parametrize(("language", "winner"), [("hu", "Győztes: "), ("en", "Winner: ")])
def test_a_game_is_played_to_its_end(tmp_path: Path, language: str, winner: str) -> None:
    arguments = ("play", GAME, "--lang", language, "--seed", "7", "--seats", "human,random,random")
    result = run(tmp_path, *arguments, typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert winner in result.stdout
    (saved,) = (tmp_path / "pentapolis" / "games").glob("*.json")
    assert pentapolis.replay(json.loads(saved.read_text(encoding="utf-8"))["record"]).over


def test_two_people_at_one_keyboard_do_not_see_each_others_cards(tmp_path: Path) -> None:
    """Parallel phases too: whoever decides next is asked to look alone."""
    names = ("--name", "Anna", "--name", "Bence")
    typed = [line for _ in range(30) for line in ("", "1")]
    result = run(tmp_path, "play", GAME, "--seed", "4", "--seats", "human,human", *names, typed=typed)
    assert result.exit_code == 0
    parts = re.split(r"Only (\w+) may look now", result.stdout)[1:]
    pages = list(zip(parts[::2], parts[1::2], strict=True))
    assert {looking for looking, _ in pages} == {"Anna", "Bence"}
    for looking, page in pages:
        assert set(re.findall(r"^(Anna|Bence): ", page, re.MULTILINE)) <= {looking}
        owners = [re.findall(r"^▶ (\w+)", above, re.MULTILINE)[-1] for above in page.split("Resources ")[:-1]]
        assert set(owners) <= {looking}  # resources and hand lie below the empire of whoever looks


@pytest.mark.parametrize("option", ["variant=normal", "variant=lightning"])
def test_bots_are_watched_to_the_end(tmp_path: Path, option: str) -> None:
    seats = ("--seats", "random,random,random,random")
    result = run(tmp_path, "watch", GAME, *seats, "--seed", "3", "--delay", "0", "--option", option)
    assert result.exit_code == 0
    assert "Winner: " in result.stdout or "Shared victory: " in result.stdout
    assert max(len(line) for line in result.stdout.split("\n")) <= 80
    assert "Resources " not in result.stdout  # they are behind screens


def test_words_typed_at_the_keyboard(tmp_path: Path) -> None:
    typed = ["card fire 9", "card main road", "why take:fire_01", "help", "discard", "score", "rules upheaval"]
    arguments = ("--seats", "human,random", "--option", "first_player=0")
    result = run(tmp_path, "play", GAME, "--seed", "4", *arguments, typed=typed)
    assert "It strikes position 9 and accepts Wheat or Axe" in result.stdout
    assert "Road: worth 21 points at the end" in result.stdout
    assert "✗ Fire 1 is not one of the open disasters.  [EE-DIS-05]" in result.stdout
    assert "Types of disaster: Fi Fire" in result.stdout
    assert "The discard pile is empty." in result.stdout
    assert "Healthy locations" in result.stdout
    assert "EE-CON-11" in result.stdout


def test_the_rules_are_searched(tmp_path: Path) -> None:
    assert "EE-LOW-02" in run(tmp_path, "rules", GAME, "EE-LOW-02").stdout
