"""The program on a real terminal: what is on its screen, and what it leaves behind."""

from pathlib import Path

import pytest

import pentapolis
from pentapolis.cli.texts import speaking
from pentapolis.games.empires_end.terminal import coded
from tests.cli.full.terminal import Terminal

GAME = pentapolis.game("empires-end")
SEED = 3


def hand(seat: int) -> list[str]:
    """How the first hand of a seat stands on the screen, by codes and by names."""
    words = speaking("hu", GAME)
    table = GAME.new(2, seed=SEED, options={"first_player": 0})
    cards = table.view(seat)["empires"][seat]["hand"]
    return [f"{coded(words, card)} (" for card in cards] + [words.say(f"card-{card}") for card in cards]


def test_nothing_of_a_hand_is_left_behind_the_curtain_or_after_leaving(tmp_path: Path) -> None:
    arguments = ("play", "empires-end", "--lang", "hu", "--seats", "human,human", "--seed", str(SEED))
    with Terminal(*arguments, "--option", "first_player=0", data=tmp_path) as terminal:
        terminal.until("Most csak 1. játékos nézheti")
        assert not any(card in terminal.text for card in [*hand(0), *hand(1)])
        terminal.rest()
        terminal.press("\r")
        terminal.until("Kéz", *hand(0)[:4])
        terminal.rest()
        terminal.press("1\r")
        terminal.until("Most csak 2. játékos nézheti")
        assert not any(card in terminal.text for card in hand(0))
        terminal.rest()
        terminal.press("\r")
        terminal.until("Kéz", *hand(1)[:4])
        terminal.press("q")
        terminal.until("Kilépsz?")
        terminal.press("\r")
        assert terminal.ended() == 0
        left = terminal.left_behind
        assert not any(card in left for card in [*hand(0), *hand(1)])
        (path,) = (tmp_path / "pentapolis" / "games").glob("*.json")
        assert left.splitlines() == [
            f"A játszma elmentve: {path}",
            f"Így folytathatod: pentapolis play --resume {path}",
        ]
        assert terminal.modes == terminal.before[:4]


def test_a_bot_that_fails_leaves_a_sane_terminal(tmp_path: Path) -> None:
    bots = "human,tests.cli.full.broken:Raises"
    with Terminal("play", "seven-wonders-duel", "--seats", bots, "--option", "starter=0", data=tmp_path) as terminal:
        terminal.until("Take one of the wonders.")
        terminal.rest()
        terminal.press("\r")
        assert terminal.ended() == 1
        assert terminal.raw.count(b"\x1b[?1049h") == terminal.raw.count(b"\x1b[?1049l") == 1
        assert terminal.raw.rindex(b"\x1b[?25h") > terminal.raw.rindex(b"\x1b[?1049h")  # the cursor is back
        assert terminal.modes == terminal.before[:4]
        assert "ZeroDivisionError" in terminal.left_behind
        assert "--resume" in terminal.left_behind
        assert "╭" not in terminal.left_behind  # no boxes of everybody's variables


@pytest.mark.parametrize(("arguments", "kind"), [(("--lines",), "xterm"), ((), "dumb")])
def test_lines_are_edited_remembered_and_completed_and_no_escape_is_echoed(
    arguments: tuple[str, ...], kind: str, tmp_path: Path
) -> None:
    pytest.importorskip("readline")
    fixed = ("play", "seven-wonders-duel", "--seats", "human,random", "--seed", "7", "--option", "starter=0")
    with Terminal(*fixed, *arguments, data=tmp_path, size=(80, 40), TERM=kind) as terminal:
        terminal.until("Player: Take one of the wonders.")
        terminal.edits()
        terminal.press("xyzzyx\x7f\r")
        terminal.until("“xyzzy” is neither")
        terminal.edits()
        terminal.press("sco\t\r")
        terminal.until("If it ended now")
        terminal.edits()
        terminal.press("\x1b[A\x1b[A\x7f\x7f\x7fw\r")  # two lines back, and changed
        terminal.until("“xyw” is neither")
        terminal.edits()
        terminal.press("quit\r")
        terminal.until("Save as")
        terminal.edits()
        terminal.press("\r")
        assert terminal.ended() == 0
        assert "^[" not in terminal.left_behind
        assert b"\x1b[?1049h" not in terminal.raw


def test_which_game_is_asked_first(tmp_path: Path) -> None:
    with Terminal("play", "--lines", data=tmp_path, TERM="dumb") as terminal:
        terminal.until("Which game?", "7 Wonders Duel", "Empire’s End")
        assert "Language?" not in terminal.text
        terminal.press("\x04")
        assert terminal.ended() == 0


def test_a_fault_of_our_own_leaves_a_sane_terminal_and_shows_no_cards(tmp_path: Path) -> None:
    """A traceback with everybody's variables would show hands."""
    broken = "import pentapolis.cli.full.panes as p; p.Log.pane = lambda self, speech, *a: 1 // 0; "
    arguments = ("play", "empires-end", "--lang", "hu", "--seats", "human,random", "--seed", str(SEED))
    with Terminal(*arguments, data=tmp_path, before=broken) as terminal:
        assert terminal.ended() == 1
        assert terminal.raw.count(b"\x1b[?1049h") == terminal.raw.count(b"\x1b[?1049l") == 1
        assert terminal.modes == terminal.before[:4]
        assert "ZeroDivisionError" in terminal.left_behind
        assert "--resume" in terminal.left_behind
        assert not any(card in terminal.left_behind for card in [*hand(0), *hand(1)])
