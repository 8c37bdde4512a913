"""What goes wrong at a real keyboard: odd names and files, failing bots, keys pressed too early."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from select import select
from typing import Any

import pytest
from rich.console import Console

import pentapolis
from pentapolis.cli import saves, texts
from pentapolis.cli.screen import Screen
from pentapolis.kernel import game as registry
from pentapolis.words import LANGUAGES
from tests.kernel.toy import TOY

Run = Callable[..., Any]
Find = Callable[[], Path]

PEOPLE = ("play", "--seed", "3", "--seats", "human,human")
FINISHING = ["1"] * 150


# --- names ------------------------------------------------------------------------------------------------


def test_a_name_in_square_brackets_is_a_name(run: Run) -> None:
    result = run(*PEOPLE, "--name", "[/x]", "--name", "[red]B", typed=["score"])
    assert result.exit_code == 0
    table = result.stdout.partition("If it ended now")[2]
    assert "[/x]" in table
    assert "[red]B" in table


def test_the_track_shortens_names_to_the_width_of_the_screen(run: Run) -> None:
    names = ("--name", "Anna-Mária Kovácsné", "--name", "Bartholomew the Second")
    screen = run(*PEOPLE, *names, columns=80).stdout
    (track,) = [line for line in screen.splitlines() if "◆" in line]
    assert len(track) <= 80
    assert track.startswith("Bartholomew… ▣")
    assert track.endswith("▣ Anna-Mária K…")


# --- files ------------------------------------------------------------------------------------------------


def test_save_leaves_a_file_alone_that_exists(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("precious")
    result = run(*PEOPLE, typed=[f"save {path}", "quit", str(path)])
    assert result.stdout.count("exists already and was left as it is") == 2
    assert path.read_text() == "precious"
    assert f"--resume {path}" not in result.stdout


def test_a_game_can_be_saved_again_in_its_own_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    result = run(*PEOPLE, typed=[f"save {path}", "1", f"save {path}", "save"])
    assert result.stdout.count("The game is saved: ") == 4  # three times asked for, and on leaving
    assert "exists already" not in result.stdout


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x", "a\0b", "missing\0/x"])
def test_a_file_that_cannot_be_is_refused_and_the_game_goes_on(run: Run, saved: Find, name: str) -> None:
    result = run(*PEOPLE, typed=[f"save {name}", "1"])
    assert result.exit_code == 0
    assert "The game cannot be saved in " in result.stdout
    assert f"--resume {saved()}" in result.stdout


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    record = pentapolis.game("seven-wonders-duel").new(seed=1).record()
    with pytest.raises(OSError, match="folder"):
        saves.write(folder, saves.Saved(record, [], []))
    assert list(tmp_path.iterdir()) == [folder]


def test_a_file_of_endless_brackets_is_no_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000)
    result = run("play", "--resume", str(path))
    assert result.exit_code == 1
    assert "the file is not JSON" in result.stderr


def test_what_cannot_be_saved_is_not_offered_for_replay(run: Run, data: Path) -> None:
    data.write_text("a file where the folder should be")
    result = run(*PEOPLE, typed=FINISHING)
    assert "Winner: " in result.stdout
    assert "pentapolis replay" not in result.stdout


# --- words and numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["0", "-1", "5", "٩"])
def test_a_number_is_never_taken_for_a_name(run: Run, typed: str) -> None:
    result = run(*PEOPLE, typed=[typed])
    assert "from 1 to 4" in result.stdout
    assert "SWD-" not in result.stdout


def test_rules_without_a_word_asks_for_one(run: Run) -> None:
    assert "a word or the id of a rule after it: rules SWD-FLOW-06" in run(*PEOPLE, typed=["rules"]).stdout


def test_a_language_may_be_written_in_capitals(run: Run) -> None:
    assert "Válassz egyet a csodák közül." in run(*PEOPLE, typed=["lang HU"]).stdout


def test_numbers_beyond_all_bounds_are_refused(run: Run) -> None:
    arena = run("arena", "seven-wonders-duel", "random", "random", "--games", "2", "--seed", str(1 << 128))
    assert arena.exit_code == 2
    assert "128 bits" in arena.stderr
    watch = run("watch", "--delay", "inf")
    assert watch.exit_code == 2
    assert "--delay" in watch.stderr


def test_the_end_between_people_tells_the_last_move_only(run: Run) -> None:
    end = run(*PEOPLE, typed=FINISHING).stdout.rpartition("> ")[2]
    assert "Winner: " in end
    assert "is the starting player" not in end
    assert " wins" in end


# --- bots of one's own ------------------------------------------------------------------------------------

BOTS = """\
from pentapolis.bots import Bot


class Raises(Bot):
    def choose(self, position):
        return [][0]


class Writes(Bot):
    def choose(self, position):
        return "draft:sphinx"


class Unmade(Bot):
    def __init__(self):
        pass
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot author's folder is the current one."""
    (tmp_path / "odd_bots.py").write_text(BOTS)
    (tmp_path / "unparsed_bots.py").write_text("class (\n")
    (tmp_path / "failing_bots.py").write_text("\n1 / 0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("odd_bots:Raises", "IndexError: list index out of range (odd_bots.py:6)"),
        ("odd_bots:Writes", "'draft:sphinx' is not a move"),
        ("odd_bots:Unmade", "TypeError: "),
        ("unparsed_bots:Any", "SyntaxError: invalid syntax (unparsed_bots.py, line 1)"),
        ("failing_bots:Any", "ZeroDivisionError: division by zero (failing_bots.py:2)"),
        ("odd_bots:Absent", "bot “odd_bots:Absent”: module odd_bots has no 'Absent'"),
    ],
)
@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_faulty_bot_is_named_with_the_place_of_its_fault(run: Run, command: str, spec: str, reason: str) -> None:
    result = run(command, "--seats", f"{spec},random", "--option", "starter=0")
    assert result.exit_code in (1, 2)
    *before, last = result.stderr.splitlines()
    assert reason in last
    crashed = spec in ("odd_bots:Raises", "failing_bots:Any")  # its author's own lines led to it
    assert before[:1] == (["Traceback (most recent call last):"] if crashed else [])


@pytest.mark.usefixtures("own_bots")
def test_a_game_that_a_bot_broke_off_is_saved_and_says_so(run: Run, saved: Find) -> None:
    result = run("play", "--seats", "human,odd_bots:Raises", "--option", "starter=0", typed=["1"])
    assert result.exit_code == 1
    assert f"play --resume {saved()}" in result.stdout
    again = run("play", "--resume", str(saved()), "--seats", "human,random", typed=["1"])
    assert again.exit_code == 0


# --- games of other packages ------------------------------------------------------------------------------


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "broken-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[pentapolis.games]\nbroken = no_such_package.game:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    listed = run("games").stdout
    assert "seven-wonders-duel" in listed
    assert "no_such_package" in listed
    played = run("play", "broken")
    assert played.exit_code == 1
    assert played.stderr.splitlines() == [
        "pentapolis: the game “broken” cannot be loaded: ModuleNotFoundError: No module named 'no_such_package'"
    ]


def test_a_short_game_can_be_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._REGISTERED, TOY.slug, TOY)
    result = run("bench", TOY.slug, "--seconds", "0.01")
    assert result.exit_code == 0
    assert "views" in result.stdout


# --- a terminal -------------------------------------------------------------------------------------------


def drawn_on(console: Console) -> Screen:
    return Screen(console, pentapolis.game("seven-wonders-duel"), "en", ["human", "expert"], ["", ""])


def test_who_waits_for_a_bot_sees_whom_they_wait_for() -> None:
    terminal = StringIO()
    with drawn_on(Console(file=terminal, force_terminal=True)).thinking(1):
        assert "Bot (expert) is thinking …" in terminal.getvalue()
    assert terminal.getvalue().endswith("\x1b[2K")


def test_in_a_pipe_nobody_is_told_to_wait() -> None:
    pipe = StringIO()
    with drawn_on(Console(file=pipe, force_terminal=False)).thinking(1):
        pass
    assert pipe.getvalue() == ""


def test_keys_pressed_while_nothing_was_asked_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = os.openpty()
    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        os.write(keyboard, b"1\n")
        assert select([stdin], [], [], 5)[0]
        drawn_on(Console(file=StringIO())).forget_typed()
        assert not select([stdin], [], [], 0)[0]
    os.close(keyboard)


def test_the_line_that_goes_on_can_be_typed_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/a b/pentapolis"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert texts.program() == "'.venv/a b/pentapolis'"
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/pentapolis")
    assert texts.program() == "pentapolis"


def test_a_system_without_our_characters_gets_question_marks(tmp_path: Path) -> None:
    script = "from pentapolis.cli import main; import sys; sys.argv[1:] = ['play', '--seats', 'human,random']; main()"
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    command = [sys.executable, "-c", script]
    result = subprocess.run(command, check=False, env=environment, input=b"", capture_output=True)
    assert result.returncode == 0, result.stderr
    assert b"Player" in result.stdout


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_s_name_stays_whole_in_a_narrow_table_of_results(run: Run, language: str) -> None:
    arguments = ("arena", "seven-wonders-duel", "odd_bots:Raises", "random", "--games", "2", "--processes", "1")
    result = run(*arguments, "--lang", language, columns=80)
    assert any(line.split()[:1] == ["odd_bots:Raises"] for line in result.stdout.splitlines()), result.stdout
