"""The other commands, and what all of them do with bad input."""

import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import pentapolis
from pentapolis.cli import play
from pentapolis.kernel.game import IN_THE_MAKING
from pentapolis.ledger import ledger

Run = Callable[..., Any]
GAME = "seven-wonders-duel"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished random game, as a bare record."""
    table = pentapolis.game(GAME).new(seed=2)
    pentapolis.playout(table, pentapolis.Fast(2))
    path = tmp_path / "record.json"
    path.write_text(table.record().json(), encoding="utf-8")
    return path


# --- bad input ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "line"),
    [
        (["frobnicate"], 2, "nincs „frobnicate” parancs"),
        (["play", "--frob"], 2, "nincs --frob kapcsoló"),
        (["play", "chess"], 2, "nincs „chess” nevű játék; a játékok:"),
        (["play", GAME, "b", "c"], 2, "felesleges a parancssorban: b c"),
        (["play", "--seed"], 2, "hiányzik az érték a kapcsoló után: --seed"),
        (["play", "--seed", "x"], 2, "--seed: „x” itt nem lehetséges"),
        (["play", "--seed=-3"], 2, "--seed: „-3” itt nem lehetséges"),
        (["play", "--seed", str(1 << 128)], 2, "a véletlenmag túl nagy"),
        (["play", "--seats", "human"], 2, "ez a játék 1 játékossal nem játszható; lehetséges: 2"),
        (["play", "--seats", "human,genius"], 2, "„genius” bot: "),
        (["play", "--seats", "human,human", "--seat", "human"], 2, "vagy --seat, vagy --seats"),
        (["play", "--seats", "human,random", "--name", "A", "--name", "B"], 2, "több a név, mint az ember"),
        (["play", "--option", "wonders"], 2, "így kell írni: név=érték"),
        (["play", "--option", "colour=red"], 2, "a játéknak nincs „colour” beállítása"),
        (["play", "--option", "wonders=nine"], 2, "„nine” nem lehetséges; lehetséges: draft, first_game"),
        (
            ["play", "imperium", "--option", "first_player=3", "--seats", "human,easy"],
            2,
            "nem férnek össze: A 4. játékos kezdene, de csak 2 játékos van.",
        ),
        (["play", "empires-end", "--option", "first_player=3", "--seats", "human,easy"], 2, "nem férnek össze: "),
        (["play", "through-the-ages", "--option", "first_player=3", "--seats", "human,easy"], 2, "nem férnek össze: "),
        (
            ["watch", "imperium", "--option", "nation_0=celts", "--option", "nation_1=celts"],
            2,
            "ugyanaz volna a nemzete (Kelták)",
        ),
        (
            ["arena", "imperium", "easy", "easy", "--option", "nation_3=qin"],
            2,
            "nem férnek össze: A 4. játékosnak is van nemzete",
        ),
        (["play", "--seconds", "1", "--simulations", "5"], 2, "vagy --seconds, vagy --simulations"),
        (["play", "--resume", "no/such/file"], 1, "no/such/file: "),
        (["play", "--resume", "a.json", "--seed", "4"], 2, "hagyd el a --seed és az --option kapcsolót"),
        (["play", "--resume", "a.json", "--option", "starter=1"], 2, "hagyd el a --seed és az --option"),
        (["watch", "--seats", "human,random"], 2, "nézni csak botokat lehet"),
        (["replay"], 2, "hiányzik: FILE"),
        (["replay", "no/such/file"], 1, "no/such/file: "),
        (["rules", GAME, "xyzzy"], 1, "egy szabály sem szól erről: „xyzzy”"),
        (["rules", "--uncovered", "--tests", "no/such/folder"], 1, "no/such/folder"),
        (["arena", GAME], 2, "hiányzik: SPEC SPEC..."),
        (["arena", GAME, "random"], 2, "1 játékossal nem játszható"),
        (["arena", GAME, "random", "genius"], 2, "„genius” bot: "),
        (["bench", "chess"], 2, "nincs „chess” nevű játék"),
    ],
)
def test_bad_input_is_one_line_in_the_language_of_the_user(
    run: Run, arguments: list[str], code: int, line: str
) -> None:
    result = run(*arguments, lang="hu_HU.UTF-8")
    assert result.exit_code == code
    assert line in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_an_unknown_language_is_named(run: Run) -> None:
    result = run("games", "--lang", "xx")
    assert result.exit_code == 2
    assert "there is no language “xx”; languages are en, hu" in result.stderr


# --- help, version, games -----------------------------------------------------------------------------------


def test_help_speaks_both_languages(run: Run) -> None:
    english, hungarian = run("--help"), run("--help", "--lang", "hu")
    assert english.exit_code == hungarian.exit_code == 0
    assert "Usage: pentapolis" in english.stdout
    assert "Használat: pentapolis" in hungarian.stdout
    assert "Botok játszanak, te nézed." in hungarian.stdout
    assert run().stdout == english.stdout


@pytest.mark.parametrize("command", ["play", "watch", "replay", "rules", "arena", "bench", "games"])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_command_has_help_without_message_ids(run: Run, command: str, language: str) -> None:
    result = run(command, "--help", lang=language)
    assert result.exit_code == 0
    assert "--lang" in result.stdout
    assert "cli-" not in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"pentapolis {pentapolis.__version__}\n"


def test_games_are_listed_by_slug_and_name(run: Run) -> None:
    result = run("games", "--lang", "hu")
    assert GAME in result.stdout
    assert "7 Csoda – Párbaj" in result.stdout


def test_values_of_options_are_never_broken(run: Run) -> None:
    shown = run("games", columns=80).stdout
    assert max(map(len, shown.splitlines())) <= 80
    for value in pentapolis.game("imperium").options["nation_0"].values:
        assert len(re.findall(rf"\b{value}\b", shown)) >= 4
    assert "end_neighbours=healthy_neighbours|all_neighbours" in shown


# --- watch --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "Being built"), ("hu", "Készülő játék")])
def test_a_game_in_the_making_is_told_as_such(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, said: str) -> None:
    asked: list[str] = []

    def note(console: Console, language: str, question: str, titles: list[str], first: int) -> int:
        asked.extend(titles)
        return first

    def lists() -> list[int]:
        """How often it is said: among all games, beside a rule, and where a game is chosen."""
        asked.clear()
        play.asked_game(Console(file=StringIO()), lang)
        texts = [run("games", lang=lang).stdout, run("rules", "EE-FLOW-01", lang=lang).stdout, "\n".join(asked)]
        return [text.count(said) for text in texts]

    monkeypatch.setattr(play, "chosen", note)
    games, rule, choice = lists()
    assert rule == 0
    monkeypatch.setattr(pentapolis.game("empires-end"), "stage", IN_THE_MAKING)
    assert lists() == [games + 1, 1, choice + 1]


def test_watch_draws_and_tells_to_the_end(run: Run) -> None:
    result = run("watch", GAME, "--seats", "random,random", "--seed", "3", "--delay", "0")
    assert result.exit_code == 0
    assert "Age I begins." in result.stdout
    assert "Bot (random) 2" in result.stdout
    assert "Winner: " in result.stdout or "Shared victory: " in result.stdout
    assert "Seed: 3" in result.stdout


def test_watch_step_by_step_stops_when_asked(run: Run) -> None:
    result = run("watch", "--seats", "random,random", "--seed", "3", "--step", typed=["", ""])
    assert result.exit_code == 0
    assert result.stdout.count("Enter: next move") == 3


# --- replay -------------------------------------------------------------------------------------------------


def test_replay_steps_back_and_forth(run: Run, record: Path) -> None:
    count = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    result = run("replay", str(record), typed=["", "p", "p", "20", "frob", "9999", str(count), "next", "q"])
    assert result.exit_code == 0
    for prompt in (f"0/{count}", f"1/{count}", f"20/{count}", f"{count}/{count}"):
        assert prompt in result.stdout
    assert "This is the beginning." in result.stdout
    assert "This is the end." in result.stdout
    assert result.stdout.count(f"0 to {count}: go there") == 2


def test_replay_runs_by_itself_and_speaks_hungarian(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--lang", "hu", "--delay", "0", typed=["magától", "kilép"])
    assert result.exit_code == 0
    assert "Összesen" in result.stdout


def test_replay_to_the_end(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--to-end", "--seat", "2")
    assert result.exit_code == 0
    assert "Age I begins." in result.stdout
    assert "Total" in result.stdout


def test_replay_knows_only_the_seats_there_are(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--seat", "3")
    assert result.exit_code == 2
    assert "there is no seat 3: the game has 2" in result.stderr


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda data: data["moves"].__setitem__(3, "0 build:pantheon"),
            "move 4 (0 build:pantheon) is not legal",
        ),
        (lambda data: data.pop("seed"), "the record has no field 'seed'"),
        (lambda data: data.update(game="chess"), "there is no game 'chess'"),
    ],
)
def test_a_bad_record_is_one_line(run: Run, record: Path, change: Callable[[Any], Any], fault: str) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    change(data)
    record.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", str(record))
    assert result.exit_code == 1
    assert fault in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"record": {}}', '{"record": {}, "colour": 1}'])
def test_a_file_that_is_no_record_is_one_line(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    for command in (["replay", str(path)], ["play", "--resume", str(path)]):
        result = run(*command)
        assert result.exit_code == 1
        assert len(result.stderr.splitlines()) == 1


def test_a_file_that_is_no_text_is_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b"\xff\xfe\x00")
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1


# --- rules --------------------------------------------------------------------------------------------------


def test_rules_shows_the_rule_of_an_id(run: Run) -> None:
    result = run("rules", GAME, "swd-mil-03")
    assert result.stdout.startswith("SWD-MIL-03 [Military token]")
    assert "Rules: 1" in result.stdout


def test_an_id_is_found_in_its_own_game(run: Run) -> None:
    assert run("rules", "ee-gap-07").stdout.startswith("EE-GAP-07")


def test_rules_finds_words_of_both_languages_with_or_without_the_game(run: Run) -> None:
    with_game, without = run("rules", GAME, "konfliktusjelző"), run("rules", "konfliktusjelző")
    assert "SWD-MIL-01" in with_game.stdout
    assert without.stdout == with_game.stdout


def test_uncovered_rules_are_listed_one_a_line(run: Run, tmp_path: Path) -> None:
    every = [rule.id for rule in ledger(GAME).rules]
    test = tmp_path / "test_rules.py"
    test.write_text(f"import pytest\n\n@pytest.mark.rule({every[0]!r})\ndef test_it(): pass\n", encoding="utf-8")
    result = run("rules", GAME, "--uncovered", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == every[1:]


def test_nothing_is_printed_when_all_rules_are_covered(run: Run, tmp_path: Path) -> None:
    ids = ", ".join(repr(rule.id) for rule in ledger(GAME).rules)
    test = tmp_path / "test_rules.py"
    test.write_text(f"import pytest\n\n@pytest.mark.rule({ids})\ndef test_it(): pass\n", encoding="utf-8")
    result = run("rules", GAME, "--uncovered", "--tests", str(tmp_path))
    assert result.exit_code == 0
    assert result.stdout == ""


def test_the_rule_of_an_id_comes_with_its_places_in_code_and_tests(run: Run) -> None:
    """From the root of the repository, as everybody runs it."""
    lines = run("rules", "ee-abi-13", columns=200).stdout.splitlines()
    code, tests = (next(at for at, line in enumerate(lines) if line.startswith(word)) for word in ("Code: ", "Tests: "))
    assert any(line.startswith("  pentapolis/games/empires_end/disaster.py:") for line in lines[code:tests])
    assert any(line.endswith("  replace") for line in lines[code:tests])
    assert "  tests/rules/empires_end/test_kinds.py::test_replace_disaster" in lines[tests:]
    assert lines[code] == f"Code: {tests - code - 1}"


def test_a_rule_that_nobody_names_says_so(run: Run, tmp_path: Path) -> None:
    shown = run("rules", GAME, "swd-ex-01", "--tests", str(tmp_path), "--lang", "hu").stdout
    assert "Kód: sehol sincs megnevezve" in shown
    assert "Tesztek: egy sem nevezi meg" in shown


@pytest.mark.parametrize("option", ["--uncovered", "--without-code"])
def test_a_game_that_is_not_there_is_not_covered(run: Run, option: str) -> None:
    result = run("rules", "no-such-game", option)
    assert result.exit_code == 2
    assert "there is no game “no-such-game”" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("option", ["--uncovered", "--without-code"])
@pytest.mark.parametrize("words", [["EE-ABI-13"], ["swd-mil-03"], ["EE-ABI-13", "trade"]])
def test_a_rule_is_not_taken_for_a_game(run: Run, words: list[str], option: str) -> None:
    result = run("rules", *words, option)
    assert result.exit_code == 2
    assert f"only a game is named, not “{' '.join(words)}”" in result.stderr
    assert "there is no game" not in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("option", ["--uncovered", "--without-code"])
def test_a_game_without_a_ledger_is_not_covered(run: Run, option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.ledger.files.PLACES", ())
    result = run("rules", GAME, option)
    assert result.exit_code == 1
    assert "there is no rule ledger for 'seven-wonders-duel'" in result.stderr


def test_only_a_game_is_asked_what_it_lacks(run: Run) -> None:
    result = run("rules", GAME, "trade", "--uncovered")
    assert result.exit_code == 2
    assert "not “trade”" in result.stderr


# --- arena and bench ----------------------------------------------------------------------------------------


def test_arena_prints_a_table_and_writes_json(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = [
        "arena",
        GAME,
        "greedy:samples=1",
        "random",
        "--games",
        "4",
        "--seed",
        "1",
        "--processes",
        "1",
    ]
    result = run(*arguments, "--json", str(path), "--lang", "hu")
    assert result.exit_code == 0
    assert "4 játszma, véletlenmag: 1" in result.stdout
    data = json.loads(path.read_text(encoding="utf-8"))
    assert [bot["spec"] for bot in data["bots"]] == ["greedy:samples=1", "random"]
    assert sum(bot["wins"] for bot in data["bots"]) + data["draws"] == 4
    assert f"{data['bots'][0]['wins']}" in result.stdout


def test_a_budget_goes_to_the_bots_that_search(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ["arena", GAME, "expert", "random", "--games", "1", "--simulations", "4", "--processes", "1"]
    assert run(*arguments, "--json", str(path)).exit_code == 0
    assert json.loads(path.read_text(encoding="utf-8"))["specs"] == ["expert:simulations=4", "random"]


def test_bench_measures_everything(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    result = run("bench", GAME, "--seconds", "0.02", "--results", "30", "--json", str(path))
    assert result.exit_code == 0
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["mode"] in result.stdout
    names = ["games", "decisions", "games-recorded", "copy", "view", "resample", "simulations", "simulations-full"]
    assert [one["name"] for one in data["measured"]] == names
    for one in data["measured"]:
        assert one["per_second"] > 0
        assert len(one["repeats"]) == 5
    games, decisions = data["measured"][:2]
    assert 40 < decisions["per_second"] / games["per_second"] < 120  # a game has 60 cards to take, and choices
    assert f"Results of 30 random games: {data['results']['hash']}" in result.stdout
    assert data["results"]["count"] == 30


def test_bench_measures_as_many_players_as_can_or_as_are_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    for wanted, players in ((["--players", "3"], 3), ([], 4)):
        result = run("bench", "empires-end", *wanted, "--seconds", "0.01", "--results", "5", "--json", str(path))
        assert f"empires-end, {players} " in result.stdout
        assert json.loads(path.read_text(encoding="utf-8"))["players"] == players
    assert run("bench", "empires-end", "--players", "5").exit_code == 2
