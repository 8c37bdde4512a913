"""The parts that know no game: texts, typed lines, seats, files, and a game without texts or drawing."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import pentapolis
from pentapolis.cli import saves, understand
from pentapolis.cli.faults import Fault
from pentapolis.cli.players import seat_specs, shown_names, with_budget
from pentapolis.cli.screen import Screen
from pentapolis.cli.sitting import knows_secrets
from pentapolis.cli.texts import TEXT, environment_language, language_asked_for, number, speaking
from pentapolis.kernel import game as registry
from pentapolis.kernel.game import Game
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision
from pentapolis.kernel.table import Script, Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary
from pentapolis.skeleton.few_cards.game import GAME as FEW_CARDS
from pentapolis.words import LANGUAGES

DUEL = pentapolis.game("seven-wonders-duel")

# --- texts --------------------------------------------------------------------------------------------------


def message_ids(language: str) -> list[str]:
    body = FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_both_languages_have_the_same_keys() -> None:
    assert message_ids("en") == message_ids("hu")


def test_every_key_is_used_and_every_key_used_exists() -> None:
    package = Path(pentapolis.__path__[0])
    sources = [*(package / "cli").rglob("*.py"), package / "skeleton" / "__init__.py"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    used = set(re.findall(r"""["'](cli-[a-z-]*[a-z])["']""", code))
    families = tuple(re.findall(r"""["'](cli-[a-z-]*-)\{""", code))
    known = message_ids("en")
    assert used - set(known) == set()
    assert [key for key in known if key not in used and not key.startswith(families)] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


def test_the_language_of_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert language_asked_for(["play", "--lang", "hu"]) == "hu"
    assert language_asked_for(["play", "--lang=hu"]) == "hu"
    assert language_asked_for(["play", "--lang"]) == "en"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert number(speaking("en"), 12345.678, 1) == "12,345.7"
    assert number(speaking("hu"), 12345.678, 1) == "12\N{NO-BREAK SPACE}345,7"


# --- typed lines --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_known_by_both_of_its_words(language: str) -> None:
    words = speaking(language, DUEL)
    for name in understand.COMMANDS:
        for typed in (name, words.say(f"cli-word-{name}"), name.upper()):
            assert understand.command(f"{typed} rest", words) == understand.Command(name, "rest")
    assert understand.command("baths", words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_hides_a_thing_of_the_game(language: str) -> None:
    words = speaking(language, DUEL)
    for kind, thing in understand.things(DUEL):
        name = words.say(f"{kind}-{thing}") if words.has(f"{kind}-{thing}") else thing
        assert understand.command(name, words, ["discard"]) is None


def test_names_are_found_by_their_beginning_without_accents() -> None:
    words = speaking("hu", DUEL)
    assert understand.named("fürd", DUEL, words) == [("card", "baths")]
    assert understand.named("FURDO", DUEL, words) == [("card", "baths")]
    assert understand.named("baths", DUEL, words) == [("card", "baths")]
    assert understand.named("piram", DUEL, words) == [("wonder", "pyramids")]
    # The whole name of one card is not the beginning of The Great Library.
    assert understand.named("könyvtár", DUEL, words) == [("card", "library")]
    assert {thing for _, thing in understand.named("agyag", DUEL, words)} == {
        "clay_pool",
        "clay_pit",
        "clay_reserve",
    }
    assert understand.named("xyzzy", DUEL, words) == []
    assert understand.named(" ", DUEL, words) == []


def test_menu_numbers() -> None:
    assert understand.menu_number("1", 3) == 0
    assert [understand.menu_number(text, 3) for text in ("0", "4", "-1", "x", "", "²", "1.0")] == [None] * 7


# --- seats --------------------------------------------------------------------------------------------------


def test_seats_are_split_at_commas_but_settings_are_not() -> None:
    assert seat_specs(None, "human, search:seconds=1,exploration=2,random", []) == [
        "human",
        "search:seconds=1,exploration=2",
        "random",
    ]
    assert seat_specs(["human", "hard"], None, []) == ["human", "hard"]
    assert seat_specs(None, None, ["x"]) == ["x"]


@pytest.mark.parametrize(
    ("spec", "with_simulations"),
    [
        ("expert", "expert:simulations=9"),
        ("search", "search:simulations=9"),
        ("search:exploration=2", "search:simulations=9,exploration=2"),
        ("search:seconds=1", "search:seconds=1"),
        ("random", "random"),
        ("greedy:samples=1", "greedy:samples=1"),
        ("package.module:Bot", "package.module:Bot"),
    ],
)
def test_budgets_go_to_bots_that_search(spec: str, with_simulations: str) -> None:
    assert with_budget(spec, None, 9) == with_simulations
    assert with_budget(spec, None, None) == spec


def test_names_of_those_who_gave_none() -> None:
    english = speaking("en")
    assert shown_names(["human", "hard"], ["", ""], english) == ["Player", "Bot (hard)"]
    assert shown_names(["human", "human"], ["", "Borcsa"], english) == ["Player 1", "Borcsa"]
    assert shown_names(["hard", "hard"], ["", ""], speaking("hu")) == ["Bot (nehéz) 1", "Bot (nehéz) 2"]


# --- files --------------------------------------------------------------------------------------------------


def test_the_data_folder_of_each_system(tmp_path: Path) -> None:
    assert saves.data_folder({"XDG_DATA_HOME": str(tmp_path)}, "linux") == tmp_path / "pentapolis"
    assert saves.data_folder({}, "linux") == Path.home() / ".local" / "share" / "pentapolis"
    assert saves.data_folder({"LOCALAPPDATA": str(tmp_path)}, "win32") == tmp_path / "pentapolis"
    assert saves.data_folder({}, "darwin").parts[-2:] == ("Application Support", "pentapolis")


def test_two_games_of_one_second_have_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = DUEL.new(seed=1).record()
    found = set()
    for _ in range(3):
        path = saves.new_file("duel")
        saves.write(path, saves.Saved(record, [], []))
        found.add(path)
    assert len(found) == 3
    assert all(saves.load(path)[1] == DUEL.new(seed=1) for path in found)


@pytest.mark.parametrize("seats", [3, ["human"], [1, 2]])
def test_seats_of_a_file_are_checked(tmp_path: Path, seats: Any) -> None:
    saved = saves.Saved(DUEL.new(seed=1).record(), seats, [])
    path = tmp_path / "bad.json"
    path.write_text(saved.json(), encoding="utf-8")
    with pytest.raises(Fault) as fault:
        saves.load(path)
    assert fault.value.arguments["reason"] == "seats must be a list of 2 texts"


# --- a game of another package ------------------------------------------------------------------------------

TAKE = Verb("take", Objects("pile", ["one", "two"]))
STONES = 5


class Take(Decision["Stones"]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.question = "ask-take"
        self.pause = True

    def moves(self, t: "Stones", seat: int) -> list[int]:
        return [TAKE.move(i) for i in range(min(2, t.left))]

    def why_not(self, t: "Stones", seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else Reason("STO-01", "refuse-few", {"left": t.left})

    def play(self, t: "Stones", seat: int, move: int) -> None:
        t.left -= move - TAKE.base + 1
        t.tell("log-take", {"seat": seat})
        if t.left:
            t.push(Take(1 - seat))
        else:
            t.finish([seat])


class Stones(Table):
    """Take one or two stones; whoever takes the last one wins."""

    left: int

    def copy(self) -> "Stones":
        twin = Stones(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.left = self.left
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"left": self.left, "names": ["a rather long list of things"] * 3, "to_act": self.to_act}

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return int(seat in self.winners)


class StonesGame(Game):
    def __init__(self) -> None:
        super().__init__(range(2, 3), [], [], Vocabulary([TAKE]), [])
        self.slug = "stones"

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Stones:
        table = Stones(self, seats, rng)
        table.left = STONES
        table.telling = telling
        table.push(Take(0))
        return table


STONES_GAME = StonesGame()


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known while these tests run, and to no other test."""
    monkeypatch.setitem(registry._REGISTERED, STONES_GAME.slug, STONES_GAME)


def test_a_game_without_texts_or_drawing_can_be_played(run: Any) -> None:
    typed = ["why take:one", "take:two", "xyzzy", "take:three", "tw", "1", "1"]
    result = run("play", "stones", "--seats", "human,human", typed=typed)
    assert result.exit_code == 0, result.stderr
    assert "left: 5" in result.stdout
    assert "take:two" in result.stdout
    assert "ask-take" in result.stdout
    assert "log-take seat=1" in result.stdout
    assert "Winner: Player 1" in result.stdout


def test_its_refusals_and_other_commands_work_too(run: Any) -> None:
    typed = ["take:two", "take:two", "take:two", "card tw", "score", "help", "discard", "rules x", "log"]
    result = run("play", "stones", "--seats", "human,human", typed=typed)
    assert "✗ refuse-few left=1  [STO-01]" in result.stdout
    assert "pile two" in result.stdout
    assert "“discard” is neither" in result.stdout
    assert "Player 2: 0" in result.stdout


def test_it_is_saved_and_resumed_by_its_name(run: Any, saved: Any) -> None:
    run("play", "stones", "--seats", "human,human", typed=["take:two"])
    result = run("play", "--resume", str(saved()), typed=[])
    assert "left: 3" in result.stdout


def test_a_table_without_zones_has_no_secrets() -> None:
    assert not knows_secrets(STONES_GAME.new(), 0)


def test_views_are_listed_field_by_field() -> None:
    out = StringIO()
    console = Console(file=out, width=80, height=24)
    Screen(console, STONES_GAME, "en", ["human", "human"], ["", ""]).draw(STONES_GAME.new(), None)
    assert "stones" in out.getvalue()
    assert "names: a rather long list of things, a rather" in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_are_called_by_the_texts_of_the_game(language: str) -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=80, height=24), FEW_CARDS, language, ["human", "human"], ["", ""])
    screen.draw(FEW_CARDS.new(), 0)
    assert f"{screen.words.say('field-row')}: " in out.getvalue()
    assert "ask-" not in out.getvalue()
    assert "question" not in out.getvalue()
