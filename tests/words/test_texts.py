"""The text files themselves: both languages say the same things about the same things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pentapolis
from pentapolis.games.empires_end import catalogue as empires
from pentapolis.games.empires_end import game as empires_game
from pentapolis.games.empires_end import scoring as empires_scoring
from pentapolis.games.empires_end import terms as empires_terms
from pentapolis.games.empires_end.edition import BUILT_IN
from pentapolis.games.empires_end.vocabulary import PART
from pentapolis.games.seven_wonders_duel import effects, scoring
from pentapolis.games.seven_wonders_duel.catalogue import CARD, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.terms import (
    AGES,
    CHAINS,
    CIVILIAN,
    COLOURS,
    LOOT,
    MILITARY,
    RESOURCES,
    SCIENTIFIC,
    SYMBOLS,
)
from pentapolis.games.the_capitals import catalogue as capitals
from pentapolis.games.the_capitals import edition as capitals_edition
from pentapolis.games.the_capitals import game as capitals_game
from pentapolis.games.the_capitals import scoring as capitals_scoring
from pentapolis.games.the_capitals import terms as capitals_terms
from pentapolis.games.the_capitals.vocabulary import REWARD
from pentapolis.games.through_the_ages import terms as ages_terms
from pentapolis.games.through_the_ages.catalogue import CARD as AGES_CARD
from pentapolis.games.through_the_ages.effects import RATINGS as AGES_RATINGS
from pentapolis.games.through_the_ages.game import GAME as AGES_GAME
from pentapolis.games.through_the_ages.table import PHASES as AGES_PHASES
from pentapolis.games.through_the_ages.vocabulary import SPACE
from pentapolis.words import FUNCTIONS, LANGUAGES, Words
from tests.words.card_language import FOLDER as CARD_LANGUAGE

PACKAGE = Path(pentapolis.__path__[0])
TEXT_DIRS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))
IDS = [
    "-".join(part for part in folder.relative_to(PACKAGE).parts if part not in ("games", "text"))
    for folder in TEXT_DIRS
]
DUEL = PACKAGE / "games" / "seven_wonders_duel" / "text"
EMPIRES = PACKAGE / "games" / "empires_end" / "text"
CAPITALS = PACKAGE / "games" / "the_capitals" / "text"
THROUGH = PACKAGE / "games" / "through_the_ages" / "text"

#: Attributes that tell a language's own functions how to treat a name; the other language need not have them.
GRAMMAR = {"article", "number", "plural"} | {name.lower() for functions in FUNCTIONS.values() for name in functions}

#: Everything 7 Wonders Duel speaks of, by kind.
DUEL_THINGS: dict[str, list[str]] = {
    "age": [str(age) for age in range(1, AGES + 1)],
    "card": CARD.ids,
    "wonder": WONDER.ids,
    "token": TOKEN.ids,
    "loot": [str(coins) for coins in LOOT],
    "resource": RESOURCES,
    "colour": COLOURS,
    "type": COLOURS,
    "symbol": SYMBOLS,
    "chain": CHAINS,
    "part": scoring.PARTS,
    "victory": [MILITARY, SCIENTIFIC, CIVILIAN],
    "option": [*GAME.options, *(f"{name}-help" for name in GAME.options)],
    "value": [str(value) for option in GAME.options.values() for value in option.values],
    "what": [
        effects.BROWN_CARDS,
        effects.GREY_CARDS,
        effects.BLUE_CARDS,
        effects.GREEN_CARDS,
        effects.YELLOW_CARDS,
        effects.RED_CARDS,
        effects.BROWN_AND_GREY_CARDS,
        effects.BUILT_WONDERS,
        effects.COIN_TRIPLES,
        effects.PROGRESS_TOKENS,
        effects.WONDERS,
    ],
}

PHASES = [*empires_terms.PHASES.values(), *empires_terms.ABILITY_PHASES]
COUNTED = ["any", *empires_terms.LOCATION_TYPES]  # neighbours that abilities count

#: Everything Empire's End speaks of, by kind.
EMPIRES_THINGS: dict[str, list[str]] = {
    "card": empires.CARD.ids,
    "disaster": empires_terms.DISASTER_TYPES,
    "location": empires.LOCATION.ids,
    "type": empires_terms.LOCATION_TYPES,
    "conflict": empires.CONFLICT.ids,
    "resource": empires_terms.RESOURCES,
    "phase": list(dict.fromkeys(PHASES)),
    "part": [*PART.ids, *empires_scoring.PARTS],
    "neighbour": [f"{state}_{kind}" for state in empires_terms.STATES for kind in COUNTED],
    "option": [name for option in empires_game.GAME.options for name in (option, f"{option}-help")],
    "value": [
        str(value)
        for option in empires_game.GAME.options.values()
        for value in (option.values if option.name != "edition" else [BUILT_IN])
    ],
}

#: Everything The Capitals speaks of, by kind.
CAPITALS_THINGS: dict[str, list[str]] = {
    "tile": capitals.TILE.ids,
    "plant": [str(level) for level in range(1, int(capitals_terms.LEVELS) + 1)],
    "type": [*capitals_terms.TYPES, "energy"],
    "density": capitals_terms.DENSITIES,
    "pile": ["age_1", "age_2", "age_3", "prosperity", "start", "lake"],
    "origin": capitals_edition.PROVENANCES,
    "track": capitals_terms.TRACKS,
    "age": [str(age) for age in range(1, capitals_terms.AGES + 1)],
    "phase": capitals_terms.PHASES,
    "reward": REWARD.ids,
    "part": capitals_scoring.PARTS,
    "option": [name for option in capitals_game.GAME.options for name in (option, f"{option}-help")],
    "value": [
        str(value)
        for option in capitals_game.GAME.options.values()
        for value in (option.values if option.name != "edition" else [capitals_edition.BUILT_IN])
    ],
}
#: Everything Through the Ages speaks of, by kind.
AGES_THINGS: dict[str, list[str]] = {
    "card": AGES_CARD.ids,
    "group": ages_terms.GROUPS,
    "type": ages_terms.TYPES,
    "age": ages_terms.AGES,
    "rating": AGES_RATINGS,
    "what": ages_terms.GOODS,
    "who": ages_terms.WHO,
    "space": SPACE.ids,
    "phase": AGES_PHASES,
    "option": [name for option in AGES_GAME.options for name in (option, f"{option}-help")],
    "value": [str(value) for option in AGES_GAME.options.values() for value in option.values],
}
THINGS = {DUEL: DUEL_THINGS, EMPIRES: EMPIRES_THINGS, CAPITALS: CAPITALS_THINGS, THROUGH: AGES_THINGS}


class _Uses(Visitor):
    """The variables and functions of a message and of those it refers to."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        super().__init__()
        self.messages = messages
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()  # that are asked for, here or in a sentence around

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for named in node.arguments.named:
            if node.id.name == "FORM" and isinstance(named.value, ast.StringLiteral):
                self.forms.add(named.value.value)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


@cache
def _messages(folder: Path, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _uses(messages: Mapping[str, ast.Message], message_id: str) -> _Uses:
    uses = _Uses(messages)
    uses.visit(messages[message_id])
    return uses


def test_the_platform_and_the_games_are_found() -> None:
    assert {"words", "seven_wonders_duel", "empires_end", "the_capitals"} <= set(IDS)


@pytest.mark.parametrize("folder", TEXT_DIRS, ids=IDS)
def test_every_folder_has_exactly_the_languages_of_the_platform(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("folder", TEXT_DIRS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_loads(folder: Path, language: str) -> None:
    words = Words(language, [] if folder.parent.name == "words" else [folder])
    assert all(words.has(message_id) for message_id in _messages(folder, language))


@pytest.mark.parametrize("folder", [*TEXT_DIRS, CARD_LANGUAGE], ids=[*IDS, CARD_LANGUAGE.name])
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    assert list(_messages(folder, "en")) == list(_messages(folder, "hu"))


@pytest.mark.parametrize("folder", [*TEXT_DIRS, CARD_LANGUAGE], ids=[*IDS, CARD_LANGUAGE.name])
def test_both_languages_use_the_same_variables_and_attributes(folder: Path) -> None:
    english, hungarian = _messages(folder, "en"), _messages(folder, "hu")
    asked = {language: _asked(folder, language) for language in LANGUAGES}
    different = [
        message_id
        for message_id in english.keys() & hungarian.keys()
        if _shape(english, message_id, asked["en"]) != _shape(hungarian, message_id, asked["hu"])
    ]
    assert different == []


def _asked(folder: Path, language: str) -> set[str]:
    """The forms that the texts of a folder ask for, or those of the platform, in which a game's sentences may stand."""
    found: set[str] = set()
    for where in {folder, PACKAGE / "words" / "text"}:
        messages = _messages(where, language)
        found |= {form for message_id in messages for form in _uses(messages, message_id).forms}
    return found


def _shape(messages: Mapping[str, ast.Message], message_id: str, asked: set[str]) -> tuple[set[str], set[str]]:
    """The variables and the attributes, without those that only the language itself asks for."""
    attributes = {attribute.id.name for attribute in messages[message_id].attributes}
    return _uses(messages, message_id).variables, attributes - GRAMMAR - asked


@pytest.mark.parametrize("folder", TEXT_DIRS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(folder: Path, language: str) -> None:
    empty = [
        message_id
        for message_id, message in _messages(folder, language).items()
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern is None or not pattern.elements
    ]
    assert empty == []


@pytest.mark.parametrize("folder", TEXT_DIRS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_functions_of_the_language_are_called(folder: Path, language: str) -> None:
    known = {"NUMBER", "DATETIME"} | set(FUNCTIONS[language])
    messages = _messages(folder, language)
    called = {name for message_id in messages for name in _uses(messages, message_id).functions}
    assert called <= known


@pytest.mark.parametrize("folder", THINGS, ids=[folder.parent.name for folder in THINGS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_has_a_name_and_nothing_else(language: str, folder: Path) -> None:
    messages = _messages(folder, language)
    for kind, ids in THINGS[folder].items():
        named = [message_id for message_id in messages if message_id.startswith(f"{kind}-")]
        assert sorted(named) == sorted(f"{kind}-{thing}" for thing in ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "kind"), [(folder, kind) for folder in THINGS for kind in THINGS[folder]])
def test_no_two_things_of_a_kind_share_a_name(language: str, folder: Path, kind: str) -> None:
    words = Words(language, [folder])
    names = Counter(words.say(key) for key in _messages(folder, language) if key.startswith(f"{kind}-"))
    assert [name for name, times in names.items() if times > 1] == []
