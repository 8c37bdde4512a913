"""What the documentation names exists: links, commands and their options, make targets, files, names, rules."""

import re
import shlex
from importlib import import_module
from typing import Any, Final

import pytest
import typer

from pentapolis.bots import LEVELS, Evaluator, Position, evaluator_for, levels
from pentapolis.bots.evaluator import HARD_SIMULATIONS
from pentapolis.bots.evaluators import imperium_features, the_capitals_city
from pentapolis.cli import understand
from pentapolis.cli.application import app
from pentapolis.games.empires_end import view as empires_view
from pentapolis.games.empires_end.terms import PHASES
from pentapolis.games.imperium import terms as imperium_terms
from pentapolis.games.imperium import view as imperium_view
from pentapolis.games.seven_wonders_duel.terminal import EXTRAS
from pentapolis.games.seven_wonders_duel.view import CityView, Price, ResourcePart, SlotView, View, WonderView
from pentapolis.games.the_capitals import terms as capitals_terms
from pentapolis.games.the_capitals import view as capitals_view
from pentapolis.games.through_the_ages import table as ages_table
from pentapolis.games.through_the_ages import view as ages_view
from pentapolis.kernel.game import Game, find_game
from pentapolis.kernel.rng import Keyed
from pentapolis.ledger import ledger, slugs
from pentapolis.words import Words
from tests.docs import PAGES, ROOT, RULE, code_lines, inline_code, section, table_column, text_of

GAME: Final = find_game("seven-wonders-duel")
EMPIRES: Final = find_game("empires-end")
CAPITALS: Final = find_game("the-capitals")
AGES: Final = find_game("through-the-ages")
PLAYERS: Final = "docs/players.md"
PLAYERS_OF_EMPIRES: Final = "docs/players-empires-end.md"
PLAYERS_OF_CAPITALS: Final = "docs/players-the-capitals.md"
PLAYERS_OF_AGES: Final = "docs/players-through-the-ages.md"
BOT_AUTHORS: Final = "docs/bot-authors.md"
VIEWS: Final = "docs/views.md"

LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"`([^`\n]+)`")
COMMAND: Final = re.compile(r"^(?:PYTHONPATH=\. )?(?:\.venv/bin/)?pentapolis ([a-z]+.*)$")
MAKE: Final = re.compile(r"^make ([a-z-]+)(?: ARGS=\"(.*)\")?$")
ARGUMENTS: Final = re.compile(r"make (play|terminal) ARGS=\"([^\"…]*)\"")
#: The commands that these targets run.
RUNS: Final = {"play": "serve", "terminal": "play"}
FILE: Final = re.compile(r"^(?:pentapolis|tests|docs|benchmarks|examples|requirements|web)/[\w./-]+$")
NAME: Final = re.compile(r"^pentapolis(?:\.\w+)+$")


def anchors(page: str) -> set[str]:
    """The headings of a page as the addresses that Markdown gives them."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def without_comment(line: str) -> str:
    return re.sub(r"\s+# .*", "", line)


def parse(arguments: str) -> None:
    """Parse a command line without running it."""
    name, *rest = shlex.split(arguments)
    commands: dict[str, Any] = getattr(typer.main.get_command(app), "commands")  # noqa: B009
    assert name in commands, f"there is no command {name}"
    if rest not in (["--help"], ["…"]):
        commands[name].make_context(name, rest)


def resolve(name: str) -> object:
    """A module, or what is in one."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        where, _, last = name.rpartition(".")
        return getattr(resolve(where), last)


@pytest.mark.parametrize("page", PAGES)
class TestPage:
    def test_links(self, page: str) -> None:
        for target in LINK.findall(text_of(page)):
            file, _, anchor = target.partition("#")
            path = (ROOT / page).parent / file if file else ROOT / page
            assert path.exists(), f"{page} links to {target}"
            if anchor:
                assert anchor in anchors(path.resolve().relative_to(ROOT).as_posix()), f"{page} links to {target}"

    def test_commands(self, page: str) -> None:
        for line in code_lines(page):
            command = COMMAND.match(without_comment(line))
            if command:
                parse(command[1])

    def test_make(self, page: str) -> None:
        targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
        for line in code_lines(page):
            make = MAKE.match(without_comment(line))
            if make:
                assert make[1] in targets, f"{page}: {line}"
        for target, arguments in ARGUMENTS.findall(text_of(page)):
            parse(f"{RUNS[target]} {arguments}")

    def test_files(self, page: str) -> None:
        for code in inline_code(page):
            if FILE.match(code):
                assert (ROOT / code).exists(), f"{page} names {code}"

    def test_names(self, page: str) -> None:
        for code in inline_code(page):
            if NAME.match(code):
                assert resolve(code) is not None, f"{page} names {code}"

    def test_rules(self, page: str) -> None:
        known = {rule for slug in slugs() for rule in ledger(slug).entries}
        for rule in RULE.findall(text_of(page)):
            assert rule in known, f"{page} names {rule}"


def test_the_tests_above_find_what_they_look_for() -> None:
    """They would hold for pages in which they find nothing."""
    lines = [without_comment(line) for page in PAGES for line in code_lines(page)]
    codes = [code for page in PAGES for code in inline_code(page)]
    assert sum(bool(COMMAND.match(line)) for line in lines) > 10
    assert sum(bool(MAKE.match(line)) for line in lines) > 5
    assert sum(bool(FILE.match(code)) for code in codes) > 5
    assert sum(bool(NAME.match(code)) for code in codes) > 3
    assert ARGUMENTS.findall(text_of(PLAYERS))
    with pytest.raises(AssertionError):
        parse("plai")
    with pytest.raises(Exception, match="option"):
        parse("play --seet human")
    with pytest.raises(AttributeError):
        resolve("pentapolis.bots.Robot")


def test_every_page_is_in_the_index() -> None:
    linked = {target.partition("#")[0] for target in LINK.findall(text_of("docs/README.md"))}
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages - {"README.md"} <= linked


def test_words_of_the_keyboard() -> None:
    names = [*understand.COMMANDS, *EXTRAS]
    assert table_column(PLAYERS, "## Words you can type") == names
    folder = ROOT / "pentapolis" / "cli" / "text"
    hungarian = Words("hu", [folder])
    assert table_column(PLAYERS, "## Words you can type", 1) == [hungarian.say(f"cli-word-{name}") for name in names]


def test_levels() -> None:
    assert sorted(table_column(PLAYERS, "## Bots")) == sorted(LEVELS)
    specs = table_column(BOT_AUTHORS, "## Bots by name")
    assert sorted(specs) == sorted([*levels.SETTINGS, "module:name"])
    rows = dict(zip(specs, table_column(BOT_AUTHORS, "## Bots by name", 1), strict=True))
    assert f"1 sample, noise {levels.EASY_NOISE}" in rows["easy"]
    assert f"{levels.GREEDY_SAMPLES} samples, noise {levels.MEDIUM_NOISE}" in rows["medium"]
    assert f"{levels.GREEDY_SAMPLES} samples, no noise" in rows["greedy"]
    assert f"{HARD_SIMULATIONS} simulations" in rows["hard"]
    for game in ("seven-wonders-duel", "empires-end"):
        own = evaluator_for(game).manner().hard
        assert own == HARD_SIMULATIONS or f"{own} in " in rows["hard"]
    assert f"{levels.EXPERT_SECONDS} seconds" in rows["expert"]
    for spec, settings in levels.SETTINGS.items():
        for setting in settings:
            assert setting in rows[spec], f"{spec} has a setting {setting}"


def test_what_a_position_gives() -> None:
    table = GAME.new(seed=1)
    position = Position(table, table.to_act[0], Keyed(1))
    rows = table_column(BOT_AUTHORS, "## What a position gives")
    named = {row.removeprefix("position.").partition("(")[0] for row in rows}
    assert named == {name for name in dir(position) if not name.startswith("_")}


def test_fields_of_the_view() -> None:
    assert table_column(BOT_AUTHORS, "### The view of 7 Wonders Duel") == list(View.__annotations__)
    code = inline_code(BOT_AUTHORS)
    for part in (CityView, Price, ResourcePart, SlotView, WonderView):
        assert set(part.__annotations__) - {"resource"} <= set(code), part.__name__


def test_fields_of_the_view_of_empires_end() -> None:
    heading = "### The view of Empire's End"
    assert table_column(BOT_AUTHORS, heading) == list(empires_view.View.__annotations__)
    code = set(CODE.findall(section(BOT_AUTHORS, heading)))
    parts = {name: part for name, part in vars(empires_view).items() if name.endswith("View") and name != "View"}
    assert len(parts) > 10
    for name, part in parts.items():
        assert set(part.__annotations__) <= code, name
    assert {f'"{value}"' for pair in PHASES.items() for value in pair} <= code


@pytest.mark.parametrize(
    ("game", "module", "whole", "phases"),
    [
        ("The Capitals", capitals_view, capitals_view.CityView, capitals_terms.PHASES),
        ("Through the Ages", ages_view, ages_view.PlayerView, ages_table.PHASES),
        ("Imperium", imperium_view, imperium_view.PlayerView, imperium_terms.PHASES),
    ],
)
def test_fields_of_the_other_views(game: str, module: Any, whole: Any, phases: list[str]) -> None:
    """One table for the view and one for what each player has, and every field of the parts in the text."""
    said = section(VIEWS, f"## The view of {game}")
    first, second = (re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE) for part in said.split(" has\n\n", 1))
    assert first == list(module.View.__annotations__)
    assert second == list(whole.__annotations__)
    code = set(CODE.findall(said))
    parts = {name: part for name, part in vars(module).items() if name.endswith("View") and name != "View"}
    assert len(parts) > 5
    for name, part in parts.items():
        assert set(part.__annotations__) <= code, name
    assert {f'"{phase}"' for phase in phases} <= code


def test_what_an_evaluator_may_say() -> None:
    rows = table_column(BOT_AUTHORS, "### Its evaluator")
    rows += table_column(BOT_AUTHORS, "#### What a plan asks of an evaluator")
    named = [row.partition("(")[0] for row in rows]
    asked = [name for name in vars(Evaluator) if not name.startswith("_")]
    assert sorted([*named, "value", "estimate"]) == sorted(asked)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("The Capitals", the_capitals_city.NAMES),
        (
            "Imperium",
            [name for name in imperium_features.NAMES if not name.startswith("nation_") or name[7:] == "deck"],
        ),
    ],
)
def test_features_of_evaluators(game: str, names: list[str]) -> None:
    rows = table_column(BOT_AUTHORS, f"### The evaluator of {game}")
    named = [name for row in rows for name in row.split(", ")]
    assert sorted(name for name in named if name != "nation_…") == sorted(names)


def test_moves_of_empires_end_in_writing() -> None:
    """Every verb is there, and every example is a move."""
    moves = CODE.findall(section(PLAYERS_OF_EMPIRES, "### Your move").partition("```")[0])
    verbs = {EMPIRES.vocabulary.verb(EMPIRES.parse(move)).name for move in moves if move != "revolt_03"}
    assert verbs == {verb.name for verb in EMPIRES.vocabulary.verbs}


def test_moves_of_the_capitals_in_writing() -> None:
    moves = CODE.findall("".join(section(PLAYERS_OF_CAPITALS, "### Your move").partition("|")[1:]))
    verbs = {CAPITALS.vocabulary.verb(CAPITALS.parse(move)).name for move in moves}
    assert verbs == {verb.name for verb in CAPITALS.vocabulary.verbs}


def test_moves_of_through_the_ages_in_writing() -> None:
    moves = CODE.findall(section(PLAYERS_OF_AGES, "## Moves in writing"))
    verbs = {AGES.vocabulary.verb(AGES.parse(move)).name for move in moves if move != "reserves_2"}
    assert verbs == {verb.name for verb in AGES.vocabulary.verbs}


def test_columns_of_the_arena() -> None:
    words = Words("en", [ROOT / "pentapolis" / "cli" / "text"])
    names = ("wins", "draws", "losses", "rate", "interval", "score", "time")
    assert table_column(BOT_AUTHORS, "## The arena") == [words.say(f"cli-arena-{name}") for name in names]


@pytest.mark.parametrize(
    ("page", "game"),
    [(PLAYERS, GAME), (PLAYERS_OF_EMPIRES, EMPIRES), (PLAYERS_OF_CAPITALS, CAPITALS), (PLAYERS_OF_AGES, AGES)],
)
def test_options(page: str, game: Game) -> None:
    chosen = [code.removeprefix("--option ").partition("=") for code in inline_code(page) if "--option " in code]
    assert {name for name, _, _ in chosen} == set(game.options)
    for name, _, value in chosen:
        assert value in [str(known) for known in game.options[name].values], f"{page}: {name}={value}"
