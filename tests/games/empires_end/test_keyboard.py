"""Empire's End at the keyboard, with every line typed beforehand."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import pentapolis
from pentapolis.cli import understand
from pentapolis.cli.application import app
from pentapolis.cli.texts import speaking
from pentapolis.kernel.editions import VARIABLE
from pentapolis.ledger import ledger

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
    assert "It strikes position 9; passing costs 1 wheat or axe" in result.stdout
    assert "Road: worth 21 points at the end" in result.stdout
    assert "✗ Fire 1 is not one of the open disasters.  [EE-DIS-05]" in result.stdout
    assert "Types of disaster: Fi Fire" in result.stdout
    assert "The discard pile is empty." in result.stdout
    assert "Healthy locations" in result.stdout
    assert "EE-CON-11" in result.stdout


def test_examples_and_codes_are_those_of_the_game(tmp_path: Path) -> None:
    typed = ["help", "card", "why", "card Fi9", "card conflict 1", "why city", "why flood 1"]
    arguments = ("--seats", "human,random", "--option", "first_player=0")
    result = run(tmp_path, "play", GAME, "--seed", "3", *arguments, typed=typed)
    said = " ".join(result.stdout.split())
    assert "baths" not in said
    assert "(why bid:flood_02:wheat, why Flood 2)" in said
    assert "after it: card Flood 2" in said
    assert "after it: why bid:flood_02:wheat, why Flood 2" in said
    assert "Fire 9 It strikes position 9" in said
    assert "Conflict 1 Highest strength: 3 points" in said
    assert "City works in industry phases. [EE-IND-01]" in said
    # Of several reasons only those that concern the card that was asked about.
    assert "Flood 1 is not an innovation of yours." in said
    assert "Flood 2 is not an innovation of yours." not in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("commit:41:0", "commit:<axes>:<coins>: “41” is not possible there, only 0–40."),
        ("why commit:0:99", "commit:<axes>:<coins>: “99” is not possible there, only 0–40."),
        ("begin:war", "begin:<part>: “war” is not possible there, only economy, industry."),
        ("take:fire_12", "take:<card>: there is no “fire_12”."),
        ("free_bid:fire_01:x", "free_bid:<card>:<card>: there is no “x”."),
        ("bid:fire_01", "Such a move is written like this: bid:<card>:<resource>"),
    ],
)
def test_a_move_with_a_fault_is_corrected(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in run(tmp_path, "play", GAME, "--seed", "3", "--seats", "human,random", typed=[typed]).stdout


def test_the_second_card_of_a_move_is_a_card(tmp_path: Path) -> None:
    """Lightning: a name finds all pairs with the card, whichever of the two it is."""
    table = pentapolis.game(GAME).new(2, 4, {"variant": "lightning"})
    hand = table.view(0)["empires"][0]["hand"]
    second = table.game.vocabulary.objects(table.game.parse(f"suffer:{hand[0]}:{hand[1]}"))["card2"]
    words = speaking("en", table.game)
    assert understand.named(words.say(f"card-{second}"), table.game, words) == [("card", second)]
    arguments = ("play", GAME, "--seed", "4", "--seats", "human,random", "--option", "variant=lightning")
    result = run(tmp_path, *arguments, typed=["keep_hand", words.say(f"card-{second}"), "1"])
    assert result.exit_code == 0
    listed = result.stdout.rpartition("Which one?")[0].split("\n")
    pairs = [line for line in listed[-5:] if "Carry out" in line and words.say(f"card-{second}") in line]
    assert len(pairs) == 3


def test_the_language_of_the_rules_is_that_of_the_game(tmp_path: Path) -> None:
    result = run(tmp_path, "play", GAME, "--lang", "hu", "--seats", "human,random", typed=["szabály EE-LOW-03"])
    assert f"EE-LOW-03 {ledger(GAME, 'hu').entries['EE-LOW-03'].text}" in " ".join(result.stdout.split())


def test_cards_are_those_of_the_edition_of_the_table(tmp_path: Path) -> None:
    """In a process of its own: editions are read at its start."""
    file = Path(__file__).parent / "other_edition.toml"
    arguments = ["play", GAME, "--lang", "en", "--seats", "human,random", "--option", "edition=other"]
    environment = {**os.environ, VARIABLE: str(file), "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-c", "from pentapolis.cli import main; main()", *arguments],
        input="card city\n",
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "City: worth 65 points at the end if it is healthy." in done.stdout


def test_the_rules_are_searched(tmp_path: Path) -> None:
    assert "EE-LOW-02" in run(tmp_path, "rules", GAME, "EE-LOW-02").stdout
