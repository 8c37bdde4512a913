"""The line mode: completion, control characters, long moves, ASCII, and which games are offered."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import pentapolis
from pentapolis.cli import understand
from pentapolis.cli.application import app
from pentapolis.cli.completion import completions, files
from pentapolis.cli.keyboard import Keyboard
from pentapolis.cli.play import capable
from pentapolis.cli.screen import ERASE_SCROLLBACK, Screen
from pentapolis.cli.speech import Speech
from pentapolis.games.the_capitals.catalogue import CELL
from pentapolis.words import LANGUAGES

Run = Callable[..., Any]

DUEL = pentapolis.game("seven-wonders-duel")
CAPITALS = pentapolis.game("the-capitals")
EMPIRES = pentapolis.game("empires-end")
PEOPLE = ("play", "--seed", "3", "--seats", "human,human")


def offered(begun: str, language: str = "hu") -> list[str]:
    table = DUEL.new(seed=5, options={"wonders": "first_game", "starter": 0})
    speech = Speech(DUEL, language, ["human", "human"], ["", ""])
    return completions(begun, table, 0, speech)


# --- notation ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["place:S18", "place:s18", "Place:S18", "shift:1:S18_T19", "shift:1:s18_t19"])
def test_case_does_not_matter_in_moves_whose_ids_have_capitals(typed: str) -> None:
    found = understand.notation(typed, CAPITALS)
    assert found is not None
    assert CAPITALS.notation(found).casefold() == typed.casefold()
    assert understand.misspelt("place:Q99", CAPITALS) == ("place:<cell>", "Q99", CELL.ids)


# --- completion -------------------------------------------------------------------------------------------


def test_commands_are_completed_in_both_languages_without_accents() -> None:
    assert "súgó" in offered("sug")
    assert "score" in offered("sco")
    assert "napló" in offered("NAP")


def test_names_and_moves_that_can_be_had_are_completed() -> None:
    table = DUEL.new(seed=5, options={"wonders": "first_game", "starter": 0})
    move = table.moves(0)[0]
    (thing,) = understand.spoken_of(move, DUEL)
    name = understand.name_of(*thing, Speech(DUEL, "hu", [], []).words)
    assert name in offered(name[:4].lower())
    assert DUEL.notation(move) in offered("build:")
    assert offered("xyzzy") == []


def test_what_a_command_takes_is_completed() -> None:
    assert offered("lap furd") == ["lap Fürdő"]
    assert offered("nyelv ") == ["nyelv en", "nyelv hu"]
    assert "rules SWD-MIL-03" in offered("rules swd-mil")
    assert "miért A piramisok" in [*offered("miért a pir"), *offered("miért pir")]
    assert offered("pontok x") == []


def test_files_are_completed_for_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.json").write_text("")
    monkeypatch.chdir(tmp_path)
    assert files("ga") == ["games/"]
    assert files("games/o") == ["games/one.json"]
    assert files(f"{tmp_path}/g") == [f"{tmp_path}/games/"]
    assert files("~nobody-of-this-name/x") == []
    assert offered("save ga") == ["save games/"]


def test_the_editor_is_asked_for_one_possibility_after_another() -> None:
    keyboard = Keyboard(Console(file=StringIO()))
    assert not keyboard.edits  # no terminal
    keyboard.offers = lambda begun: [f"{begun}1", f"{begun}2"]
    assert [keyboard.complete("x", at) for at in range(3)] == ["x1", "x2", None]

    def fails(begun: str) -> list[str]:
        raise ValueError(begun)

    keyboard.offers = fails
    assert keyboard.complete("x", 0) is None


# --- control characters -----------------------------------------------------------------------------------

ESCAPES = ["\x1b[A", "\x1b[31mred", "\x1bOP", "bell\x07", "\x9b2J", "\u202eturned", "\x1b]0;title\x07"]


@pytest.mark.parametrize("typed", ESCAPES, ids=ascii)
def test_escapes_are_refused_and_never_echoed(run: Run, typed: str) -> None:
    for line in (typed, f"card {typed}", f"why {typed}", f"rules {typed}", f"save {typed}"):
        result = run(*PEOPLE, typed=[line])
        assert result.exit_code == 0
        echoed = result.stdout.partition("> ")[2]
        assert not any(understand.has_control(letter) for letter in echoed if letter != "\n"), ascii(echoed)
    assert "There was a control key in that line. Nothing was done." in run(*PEOPLE, typed=[typed]).stdout


def test_nothing_is_saved_in_a_file_whose_name_would_move_the_cursor(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "cannot be saved in x: control characters" in run(*PEOPLE, typed=["save \x1b[31mx"]).stdout
    assert [path for path in tmp_path.iterdir() if path.name != "data"] == []


def test_a_name_that_a_terminal_would_obey_is_refused(run: Run) -> None:
    result = run(*PEOPLE, "--name", "\x1b[31mAnna")
    assert result.exit_code == 2
    assert result.stderr == "pentapolis: a name cannot contain control characters: “Anna”\n"


def test_joined_letters_and_accents_are_no_control_characters() -> None:
    assert not understand.has_control("Őrség – „Zsófi” 👩‍🚀")
    assert understand.printable("a\x1b[1;31mb\x1b[0m\x07c\nd") == "abc\nd"


# --- what is printed --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_move_of_empires_end_is_cut_at_eighty_columns(language: str) -> None:
    table, rng = EMPIRES.new(2, seed=8), pentapolis.Fast(8)
    out = StringIO()
    screen = Screen(
        Console(file=out, width=80, height=24, color_system=None), EMPIRES, language, ["human"] * 2, ["", ""]
    )
    longest = 0
    while not table.over and table.ply < 150:
        seat = table.to_act[0]
        legal = table.moves(seat)
        out.seek(0)
        out.truncate()
        screen.menu(table, seat, legal)
        shown = out.getvalue()
        assert all(len(line) <= 80 for line in shown.splitlines())
        for move in legal:
            verb = EMPIRES.vocabulary.verb(move).name
            if verb in ("take", "pass", "convert", "trade"):  # those with a line of their own
                told = screen.move(table, seat, move)
                longest = max(longest, len(told))
                assert "".join(told.split()) in "".join(shown.split()), told
        table.play(seat, legal[rng.below(len(legal))])
    assert longest > 60


def test_ascii_is_ascii_in_lines_too(run: Run) -> None:
    result = run(*PEOPLE, "--ascii", "--lang", "hu", typed=["1", "súgó", "pontok", "quit", ""])
    assert result.exit_code == 0
    assert result.stdout.isascii()
    assert "Valassz egyet a csodak kozul." in result.stdout


def test_without_colours_no_colour_is_printed(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "FORCE_COLOR": "1", "TERM": "xterm-256color", "LC_ALL": "C"}
    coloured = CliRunner().invoke(app, [*PEOPLE], input="score\n", env=environment).stdout
    plain = CliRunner().invoke(app, [*PEOPLE, "--no-color"], input="score\n", env=environment).stdout
    assert "\x1b[38;" in coloured or "\x1b[33" in coloured or "\x1b[1;33" in coloured
    assert "\x1b[38;" not in plain
    assert "\x1b[33" not in plain
    assert "\x1b[1;33" not in plain


def test_the_curtain_takes_what_was_printed_out_of_the_scrollback() -> None:
    terminal = StringIO()
    screen = Screen(Console(file=terminal, force_terminal=True), DUEL, "en", ["human"] * 2, ["", ""])
    screen.clear()
    assert ERASE_SCROLLBACK not in terminal.getvalue()
    screen.clear(forget=True)
    assert ERASE_SCROLLBACK in terminal.getvalue()


# --- when the screen is full, and when it is lines --------------------------------------------------------


class Tty(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("kind", "size", "terminal", "full"),
    [
        ("xterm-256color", (80, 24), True, True),
        ("linux", (120, 40), True, True),
        ("dumb", (80, 24), True, False),
        ("", (80, 24), True, False),
        ("xterm", (50, 24), True, False),
        ("xterm", (80, 12), True, False),
        ("xterm", (80, 24), False, False),
    ],
)
def test_the_full_screen_is_for_terminals_that_can(
    monkeypatch: pytest.MonkeyPatch, kind: str, size: tuple[int, int], terminal: bool, full: bool
) -> None:
    monkeypatch.setenv("TERM", kind)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}", Tty() if terminal else StringIO())
    width, height = size
    assert capable(Console(width=width, height=height)) == full


def test_a_long_prompt_is_wrapped_between_words_and_a_path_in_it_stays_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    keyboard = Keyboard(Console(file=out, width=80))
    keyboard.edits = True
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    path = "/" + "x" * 100
    keyboard.line(Speech(DUEL, "hu", [], []).text("cli-curtain", who="A második játékos"))
    keyboard.line(f"Hova mentsük a játszmát, mielőtt befejezed a programot? {path}")
    lines = out.getvalue().splitlines()
    assert path in lines
    assert all(len(line.rstrip()) <= 80 for line in lines if line != path)
