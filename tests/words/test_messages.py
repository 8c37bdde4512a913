"""Every message the engine speaks of exists in every language, with the arguments the engine gives it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pentapolis
from pentapolis.games.seven_wonders_duel.catalogue import CARDS, TOKENS, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.effects import Effect
from pentapolis.games.seven_wonders_duel.vocabulary import VOCABULARY
from pentapolis.words import LANGUAGES
from tests.words.heard import Heard

PACKAGE = Path(pentapolis.__path__[0])
DUEL = PACKAGE / "games" / "seven_wonders_duel"
SOURCES = sorted([*(PACKAGE / "kernel").glob("*.py"), *DUEL.glob("*.py")])
SPOKEN = ("log", "refuse", "ask", "effect")
MESSAGE_ID = re.compile(rf"(?:{'|'.join(SPOKEN)})(?:-[a-z]+)+")

#: Arguments that come with a message because of the move they belong to; the sentence does without them.
LEFT_OUT = {
    "refuse-raised-already": {"card"},
    "refuse-seven-wonders": {"card"},
    "refuse-not-your-wonder": {"card"},
    "refuse-wonder-price": {"card"},
}

Passed = dict[str, set[frozenset[str]]]


class _Variables(Visitor):
    """The variables of a message and of the messages it refers to."""

    def __init__(self, messages: Mapping[str, ftl.Message]) -> None:
        super().__init__()
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


@cache
def _messages(language: str) -> dict[str, ftl.Message]:
    found = {}
    for folder in (PACKAGE / "words" / "text", DUEL / "text"):
        body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
        found.update({entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)})
    return found


def _variables(messages: Mapping[str, ftl.Message], message_id: str) -> set[str]:
    visitor = _Variables(messages)
    visitor.visit(messages[message_id])
    return visitor.found


def _trees() -> Iterator[ast.Module]:
    for path in SOURCES:
        yield ast.parse(path.read_text(encoding="utf-8"))


def _named_in_the_code() -> set[str]:
    return {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE_ID.fullmatch(node.value)
    }


def _effects() -> list[Effect]:
    things = [card.effects for card in CARDS]
    things += [wonder.effects for wonder in WONDER_CARDS] + [token.effects for token in TOKENS]
    return [effect for effects in things for effect in effects]


def _used() -> set[str]:
    """All message ids of the code; those of effects are partly put together when asked for."""
    return _named_in_the_code() | {effect.words()[0] for effect in _effects()}


def _written_out(passed: Passed) -> None:
    """Arguments that stand beside the message's id as a dictionary with keys written out."""
    for tree in _trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call):
                for message, args in zip(call.args, call.args[1:], strict=False):
                    keys = _keys(args)
                    if isinstance(message, ast.Constant) and keys is not None:
                        passed.setdefault(str(message.value), set()).add(keys)


def _keys(node: ast.expr) -> frozenset[str] | None:
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))
    return None


@pytest.fixture(scope="session")
def passed(heard: Heard) -> Passed:
    """For every message the sets of arguments it is given: read in the sources and heard in games."""
    found: Passed = {}
    _written_out(found)
    for event in heard.events.values():
        found.setdefault(event.message, set()).add(frozenset(event.args))
    for reason in heard.reasons.values():
        found.setdefault(reason.message, set()).add(frozenset(reason.args))
    for effect in _effects():
        message, args = effect.words()
        found.setdefault(message, set()).add(frozenset(args))
    for message in _named_in_the_code():
        if message.startswith("ask-"):
            found.setdefault(message, set()).add(frozenset(heard.questions.get(message, {})))
    return found


def test_the_search_of_the_sources_finds_messages() -> None:
    assert {"log-build", "refuse-price", "refuse-over", "ask-turn", "effect-coins"} <= _named_in_the_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_have_exactly_the_messages_of_the_code(language: str) -> None:
    spoken = {message_id for message_id in _messages(language) if message_id.partition("-")[0] in SPOKEN}
    assert spoken == _used()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message_id", sorted(_used()))
def test_a_message_uses_exactly_what_the_code_gives_it(message_id: str, language: str, passed: Passed) -> None:
    variables = _variables(_messages(language), message_id)
    wanted = frozenset(variables | LEFT_OUT.get(message_id, set()))
    assert passed[message_id] == {wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_sentence_with_its_objects(language: str) -> None:
    messages = _messages(language)
    sentences = {key.removeprefix("move-") for key in messages if key.startswith("move-")}
    assert sentences == {verb.name for verb in VOCABULARY.verbs}
    for verb in VOCABULARY.verbs:
        objects = {thing.kind for thing in (verb.first, verb.second) if thing is not None}
        wanted = objects | ({"self"} if "seat" in objects else set())
        assert _variables(messages, f"move-{verb.name}") == wanted


def test_no_text_of_a_description_is_left_unused() -> None:
    described = {
        node.value
        for node in ast.walk(ast.parse((DUEL / "describe.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = described | {f"price-{source}" for source in described}  # a part of a price is named by its source
    for language in LANGUAGES:
        used |= {name for message in _messages(language).values() for name in _references(message)}
    helpers = {key for key in _messages("en") if key.startswith(("text-", "price-"))}
    assert helpers - used == set()


class _References(Visitor):
    """The messages a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _references(message: ftl.Message) -> set[str]:
    references = _References()
    references.visit(message)
    return references.found
