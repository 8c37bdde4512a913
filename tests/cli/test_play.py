"""`pentapolis play`, with every line typed beforehand."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

import pentapolis
import pentapolis.bots

Run = Callable[..., Any]
Find = Callable[[], Path]

SEED_WITH_LIBRARY = 0  # The Great Library is among the first four wonders
ALWAYS_FIRST = ["1"] * 120


def moves(path: Path) -> list[str]:
    found: list[str] = json.loads(path.read_text(encoding="utf-8"))["record"]["moves"]
    return found


@pytest.mark.parametrize(("language", "winner"), [("hu", "Győztes: "), ("en", "Winner: ")])
def test_a_game_is_played_to_its_end(run: Run, saved: Find, language: str, winner: str) -> None:
    result = run("play", "--lang", language, "--seed", "7", "--seats", "human,random", typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert winner in result.stdout
    table = pentapolis.replay(json.loads(saved().read_text(encoding="utf-8"))["record"])
    assert table.over


def test_the_language_comes_from_the_environment(run: Run) -> None:
    assert "7 Csoda – Párbaj" in run("play", "--seats", "human,random", lang="hu_HU.UTF-8").stdout
    assert "7 Wonders Duel" in run("play", "--seats", "human,random", lang="de_DE.UTF-8").stdout


def test_the_end_of_input_saves_and_says_how_to_go_on(run: Run, saved: Find) -> None:
    result = run("play", "--seed", "7", "--seats", "human,random", typed=["1"])
    assert result.exit_code == 0
    assert f"pentapolis play --resume {saved()}" in result.stdout
    assert any(move.startswith("0 draft:") for move in moves(saved()))


def test_resuming_goes_on_where_it_was_left(run: Run, saved: Find) -> None:
    typed = ["1", "1", "1", "1", "1", "1"]
    run("play", "--seed", "3", "--seats", "human,random", "--name", "Miska", typed=typed)
    before = moves(saved())
    result = run("play", "--resume", str(saved()), typed=["1"])
    assert "Miska" in result.stdout
    assert moves(saved())[: len(before)] == before
    assert len(moves(saved())) > len(before)


def test_a_resumed_game_is_the_game_that_would_have_been(run: Run, data: Path, saved: Find, tmp_path: Path) -> None:
    arguments = ["play", "--seed", "5", "--seats", "human,greedy:samples=1"]
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run(*arguments, "--save", str(whole), typed=["1"] * 9)
    run(*arguments, "--save", str(parts), typed=["1"] * 4)
    run("play", "--resume", str(parts), typed=["1"] * 5)
    assert moves(whole) == moves(parts)


def test_a_new_game_does_not_overwrite_an_old_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text("precious")
    result = run("play", "--seats", "human,random", "--save", str(path))
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert path.read_text() == "precious"


def test_save_writes_where_it_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    result = run("play", "--seed", "7", "--seats", "human,random", typed=["1", f"save {path}", "quit", ""])
    assert f"The game is saved: {path}" in result.stdout
    assert pentapolis.replay(json.loads(path.read_text(encoding="utf-8"))["record"]).ply > 0


def test_undo_goes_back_to_the_person_s_own_decision_past_what_the_bot_did(run: Run, saved: Find) -> None:
    typed = ["1"] * 6
    arguments = ["play", "--seed", "7", "--seats", "human,random"]
    run(*arguments, typed=typed)
    before = moves(saved())
    saved().unlink()
    run(*arguments, typed=[*typed, "1", "undo"])
    assert moves(saved()) == before
    assert before[-1].startswith("1 ")  # the bot had moved in between


def test_undo_at_the_beginning_says_so(run: Run) -> None:
    result = run("play", "--seed", "7", "--seats", "human,human", typed=["undo"])
    assert "There is nothing to take back." in result.stdout


def test_between_people_undo_stops_at_what_was_revealed(run: Run) -> None:
    arguments = ["play", "--seed", "7", "--seats", "human,human"]
    first = run(*arguments, typed=["1", "undo", "log"])
    assert "cannot be taken back" not in first.stdout
    # The fourth wonder is taken by itself, the next four are laid out: something was revealed.
    result = run(*arguments, typed=["1", "1", "1", "undo"])
    assert "It cannot be taken back: the last move has revealed something." in result.stdout


def test_language_switch_keeps_the_game(run: Run, saved: Find) -> None:
    result = run("play", "--lang", "en", "--seed", "7", "--seats", "human,random", typed=["1", "lang hu", "1"])
    assert "Válassz egyet a csodák közül." in result.stdout
    assert "Bot (véletlen)" in result.stdout
    assert sum(move.startswith("0 ") for move in moves(saved())) == 2
    assert "Write a language after it: en, hu" in run("play", "--seats", "human,random", typed=["lang xx"]).stdout


DRAFTED = [
    "play",
    "--seed",
    "5",
    "--option",
    "wonders=first_game",
    "--option",
    "starter=0",
    "--seats",
    "human,random",
]


def test_why_names_the_rule_and_quotes_it(run: Run) -> None:
    table = pentapolis.game("seven-wonders-duel").new(seed=5, options={"wonders": "first_game", "starter": 0})
    covered = next(slot["card"] for slot in table.view(0)["structure"] if slot["card"] and not slot["accessible"])
    result = run(*DRAFTED, typed=[f"why build:{covered}", f"build:{covered}"])
    assert result.stdout.count("[SWD-FLOW-05]") == 2
    assert result.stdout.count("SWD-FLOW-05: A card is accessible when") == 2


def test_why_of_a_wonder_tells_its_price_once(run: Run) -> None:
    result = run(*DRAFTED, typed=["why pyramids", "pyramids"])
    assert result.stdout.count("[SWD-COST-02]") == 2
    assert "PEN-" not in result.stdout


def test_a_thing_that_cannot_be_had_says_what_it_is_for(run: Run) -> None:
    table = pentapolis.game("seven-wonders-duel").new(seed=5, options={"wonders": "first_game", "starter": 0})
    token = table.view(0)["board_tokens"][0]
    result = run(*DRAFTED, typed=[f"why {token}", token])
    assert result.stdout.count("You take a progress token when") == 2
    assert result.stdout.count("[SWD-SCI-01]") == 2
    assert "PEN-" not in result.stdout


def test_what_belongs_to_the_rival_is_explained_and_refuses_nothing(run: Run) -> None:
    described, asked = (
        run(*DRAFTED, typed=[typed]).stdout.splitlines()[:-2] for typed in ("card colossus", "why colossus")
    )
    assert described == asked  # all but where it was saved
    assert "[SWD-" not in "\n".join(asked)


def test_a_hand_card_while_bidding_says_when_cards_are_played(run: Run) -> None:
    card = pentapolis.game("empires-end").new(2, 7, {"first_player": 0}).view(0)["empires"][0]["hand"][0]
    arguments = ["play", "empires-end", "--seed", "7", "--option", "first_player=0", "--seats", "human,random"]
    result = run(*arguments, typed=[card, f"why {card}"])
    assert result.stdout.count("The cards in your hand are played or sold in industry phases.") == 2
    assert result.stdout.count("[EE-IND-02]") == 2


def test_a_card_of_the_row_is_reached_by_its_name(run: Run) -> None:
    """Moves of Through the Ages name the space; people name the card."""
    arguments = ["play", "through-the-ages", "--seed", "3", "--option", "first_player=0", "--seats", "human,random"]
    result = run(*arguments, typed=["moses", "", "why moses", "why pyramids", "card moses"])
    assert "> 1 Take Moses – 1 civil action\n" in result.stdout
    assert "✓ Possible: Take Moses – 1 civil action" in result.stdout
    assert result.stdout.count("[TTA-ACN-03]") == 1  # Pyramids cost two actions, and there is one
    assert result.stdout.count("Moses – leader, Age A") == 1


def test_why_also_says_what_is_possible(run: Run) -> None:
    result = run(*DRAFTED, typed=["why 1", "why", "why xyzzy"])
    assert "✓ Possible: " in result.stdout
    assert result.stdout.count("Write a move or a name after it") == 2


SIDES: Final = ["play", "imperium", "--seed", "1", "--seats", "human,random", "--lang", "en"]
ROMANS: Final = [*SIDES, "--option", "nation_0=romans", "--option", "first_player=0"]


@pytest.mark.parametrize("typed", ["A", "a"])
def test_the_letter_of_a_side_is_an_answer(run: Run, saved: Find, typed: str) -> None:
    result = run(*ROMANS, typed=[f"why {typed}", typed])
    assert "✓ Possible: Side A" in result.stdout
    assert "is not an answer" not in result.stdout
    assert moves(saved())[0] == "0 side:a"


def test_a_name_shows_all_cards_that_have_it(run: Run) -> None:
    shown = run(*ROMANS, typed=["card vikings"]).stdout
    assert shown.count("Vikings, side A") == shown.count("Vikings, side B") == 1
    assert "Vikings  tributary" in shown


def test_a_name_asks_what_to_do_with_it(run: Run, saved: Find) -> None:
    table = pentapolis.game("seven-wonders-duel").new(seed=5, options={"wonders": "first_game", "starter": 0})
    card = next(slot["card"] for slot in table.view(0)["structure"] if slot["accessible"])
    name = card.replace("_", " ").upper()
    cancelled = run(*DRAFTED, typed=[name, ""])
    assert "Which one?" in cancelled.stdout
    assert "Nothing was played." in cancelled.stdout
    assert moves(saved()) == []
    saved().unlink()
    run(*DRAFTED, typed=[name, "1"])
    assert moves(saved())[0] in {f"0 build:{card}", f"0 discard:{card}"}


@pytest.mark.parametrize(("typed", "answer"), [("999", "Type a number from 1 to"), ("xyzzy", "“xyzzy” is neither")])
def test_what_is_not_understood_is_said(run: Run, saved: Find, typed: str, answer: str) -> None:
    assert answer in run(*DRAFTED, typed=[typed]).stdout
    assert moves(saved()) == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("card bath", "Age I, blue card."),
        ("card", "Write a name or its beginning"),
        ("score", "If it ended now"),
        ("log", "Age I begins."),
        ("discard", "The discard pile is empty."),
        ("rules SWD-MIL-03", "SWD-MIL-03 The token makes"),
        ("rules xyzzy", "no rule speaks of “xyzzy”"),
        ("help", "why a move is not possible"),
    ],
)
def test_commands_answer(run: Run, typed: str, answer: str) -> None:
    assert answer in run(*DRAFTED, typed=[typed]).stdout


def test_commands_have_hungarian_words_and_accents_do_not_matter(run: Run) -> None:
    result = run(*DRAFTED, "--lang", "hu", typed=["pontok", "sugo", "NAPLÓ"])
    assert "Ha most érne véget" in result.stdout
    assert "miért nem lehetséges egy lépés" in result.stdout
    assert "Kezdődik az I. kor." in result.stdout


def test_quit_offers_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    result = run(*DRAFTED, typed=["1", "quit", str(path)])
    assert f"--resume {path}" in result.stdout
    assert path.exists()


def towards_the_library(table: pentapolis.Table) -> list[str]:
    """Numbers to type until The Great Library is open: take it, save coins, build it."""
    typed: list[str] = []
    while not table.view(None)["library"]:
        seat = table.to_act[0]
        notations = [table.game.notation(move) for move in table.moves(seat)]
        wished = [text for text in notations if "great_library" in text]
        wished += [text for text in notations if text.startswith("discard")] or notations
        typed.append(str(notations.index(wished[0]) + 1))
        table.play(seat, table.game.parse(wished[0]))
    return typed


def test_two_people_draw_a_curtain_before_the_library_is_shown(run: Run) -> None:
    """SWD-WON-13: the tokens are shown to the builder of The Great Library alone."""
    table = pentapolis.game("seven-wonders-duel").new(seed=SEED_WITH_LIBRARY, options={"starter": 0})
    typed = towards_the_library(table)
    arguments = ["play", "--seed", str(SEED_WITH_LIBRARY), "--option", "starter=0", "--seats", "human,human"]
    result = run(*arguments, typed=[*typed, "", "1"])
    before, curtain, after = result.stdout.partition("may look now. Pass the keyboard")
    assert curtain
    assert "From the box:" not in before
    assert after.count("From the box:") == 1


def test_questions_before_the_game(run: Run, saved: Find) -> None:
    result = run("play", "--ask", typed=["", "2", "x", "6", "2", "1"])
    assert result.stdout.index("Which game?") < result.stdout.index("magyar")
    assert "Adj meg egy számot 1-től 7-ig." in result.stdout
    data = json.loads(saved().read_text(encoding="utf-8"))
    assert data["seats"] == ["human", "random"]
    assert data["record"]["options"]["starter"] == 0


def test_how_many_play_is_asked_where_it_can_be_chosen(run: Run, saved: Find) -> None:
    result = run("play", "empires-end", "--ask", typed=["1", "2", "5"])
    assert "3 players" in result.stdout
    assert "Opponents?" in result.stdout
    data = json.loads(saved().read_text(encoding="utf-8"))
    assert data["seats"] == ["human", "greedy", "greedy"]


def test_nothing_is_asked_twice_over_and_an_early_end_is_clean(run: Run, data: Path) -> None:
    assert run("play", "--ask", typed=["1"]).exit_code == 0
    assert run("play", "--ask", typed=[]).exit_code == 0
    assert not data.exists()


def test_where_nothing_can_be_saved_the_game_goes_on(run: Run, data: Path) -> None:
    data.write_text("a file where the folder should be")
    result = run("play", "--seats", "human,random", "--seed", "7", typed=["1", "1"])
    assert result.stdout.count("The game cannot be saved") == 1
    assert result.exit_code == 0


class Cheat(pentapolis.bots.Bot):
    """Answers with a move that is never legal at the beginning."""

    def choose(self, position: pentapolis.bots.Position) -> int:
        return position.game.parse("begin:0")


def test_a_bot_that_cheats_ends_the_game_with_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cheating", SimpleNamespace(Cheat=Cheat))
    result = run("play", "--seats", "cheating:Cheat,human", "--option", "starter=0", typed=[])
    assert result.exit_code == 1
    assert "SWD-SET-06" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"origin": "seed"}, "The seed of this game was chosen."),
        ({"origin": "import"}, "This game was made from a record."),
        ({"origin": "fork"}, "This game goes on from a position of another one."),
        ({"chance": {"starter": ["1"]}}, "In this game cards were laid by hand."),
    ],
)
def test_what_somebody_chose_is_told_when_a_game_is_resumed_or_replayed_and_stays_told(
    run: Run, tmp_path: Path, change: dict[str, object], said: str
) -> None:
    path = tmp_path / "game.json"
    run("play", "--seed", "3", "--seats", "human,human", "--save", str(path))
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["record"] |= {"moves": [], **change}
    path.write_text(json.dumps(saved), encoding="utf-8")
    for _ in range(2):  # the second time it is the file that the first has written
        assert said in run("play", "--resume", str(path)).stdout
    assert said in run("replay", str(path), "--to-end").stdout


def test_a_game_that_nobody_chose_says_nothing_of_it(run: Run, saved: Find) -> None:
    assert "still hidden" not in run("play", "--seats", "human,human").stdout
    assert "still hidden" not in run("play", "--resume", str(saved())).stdout
