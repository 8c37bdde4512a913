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
from pentapolis.kernel.effects import of
from pentapolis.words import LANGUAGES
from tests.kernel.cards import PLAYED
from tests.words.corpus import SPOKEN as GAMES
from tests.words.heard import CAPITALS, DUEL, EMPIRES, Heard

PACKAGE = Path(pentapolis.__path__[0])
SPOKEN = ("log", "refuse", "ask", "choice", "effect")
MESSAGE_ID = re.compile(rf"(?:{'|'.join(SPOKEN)})(?:-[a-z]+)+")

#: Arguments that come with a message because of the move they belong to; the sentence does without them.
LEFT_OUT = {
    (DUEL, "refuse-raised-already"): {"card"},
    (DUEL, "refuse-seven-wonders"): {"card"},
    (DUEL, "refuse-not-your-wonder"): {"card"},
    (DUEL, "refuse-wonder-price"): {"card"},
}

#: Arguments the sources give under another name, of messages that the games played here do not reach.
UNHEARD = {
    DUEL: {},
    EMPIRES: {
        "ask-pay": {"hammers"},
        "choice-pay": {"resources"},
        "log-points-at": {"seat", "points", "location"},
        "log-refresh": {"seat", "cards", "card"},
        "log-shared-victory": {"seats"},
        "log-strength-loss": {"seat", "points", "resources", "tokens"},
        "log-victory-loss": {"seat", "points", "resources", "tokens"},
        "refuse-exhausted": {"card"},
        "refuse-pay": {"hammers", "coins"},
    },
    CAPITALS: {
        "effect-before-fair-counted": {"conditions", "changes"},
        "effect-end": {"changes"},
    },
}

#: Questions of effects, which neither game asks: what tests/kernel/cards.py hears.
QUESTIONS_OF_EFFECTS = {
    "ask-may": {"effect"},
    "ask-option": {"effects"},
    "ask-how-many": {"effect", "count"},
    "ask-reaction": set[str](),
}

#: The function of Empire's End that tells of a card or, with this ending of the message, of a location.
TELLS_OF_SOURCE = "tell_source"
OF_LOCATION = "-at"

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
def _messages(slug: str, language: str) -> dict[str, ftl.Message]:
    found = {}
    for folder in (PACKAGE / "words" / "text", GAMES[slug].text):
        body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
        found.update({entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)})
    return found


def _variables(messages: Mapping[str, ftl.Message], message_id: str) -> set[str]:
    visitor = _Variables(messages)
    visitor.visit(messages[message_id])
    return visitor.found


@cache
def _trees(slug: str) -> list[ast.Module]:
    sources = sorted([*(PACKAGE / "kernel").rglob("*.py"), *GAMES[slug].text.parent.rglob("*.py")])
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sources]


def _nodes(slug: str) -> Iterator[ast.AST]:
    for tree in _trees(slug):
        yield from ast.walk(tree)


def _message(node: ast.AST) -> str | None:
    """The message id that a piece of source is."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE_ID.fullmatch(node.value):
        return node.value
    return None


@cache
def _named_in_the_code(slug: str) -> frozenset[str]:
    """Ids written out; where the source puts an ending behind one, with the ending as well."""
    found = {message for node in _nodes(slug) if (message := _message(node)) is not None}
    for node in _nodes(slug):
        begun: list[ast.AST] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            begun = [node.left]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == TELLS_OF_SOURCE:
            begun = [*node.args]
        found |= {f"{message}{OF_LOCATION}" for one in begun if (message := _message(one)) is not None}
    return frozenset(found)


@cache
def _used(slug: str) -> frozenset[str]:
    """All message ids of the code; those of effects are partly put together when asked for."""
    return _named_in_the_code(slug) | {message for message, _ in GAMES[slug].effects()}


def _written_out(slug: str, passed: Passed) -> None:
    """Arguments that stand beside the message's id as a dictionary with keys written out."""
    for call in _nodes(slug):
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
def passed(heard: Heard, heard_empires: Heard, heard_capitals: Heard) -> dict[str, Passed]:
    """For every message the sets of arguments it is given: read in the sources and heard in games."""
    return {
        DUEL: _passed(DUEL, heard),
        EMPIRES: _passed(EMPIRES, heard_empires),
        CAPITALS: _passed(CAPITALS, heard_capitals),
    }


def _passed(slug: str, heard: Heard) -> Passed:
    found: Passed = {message: {frozenset(args)} for message, args in UNHEARD[slug].items()}
    _written_out(slug, found)
    for event in heard.events.values():
        found.setdefault(event.message, set()).add(frozenset(event.args))
    for reason in heard.reasons.values():
        found.setdefault(reason.message, set()).add(frozenset(reason.args))
    for choice in heard.choices.values():
        found.setdefault(choice["message"], set()).add(frozenset(choice["args"]))
    for message, args in GAMES[slug].effects():
        found.setdefault(message, set()).add(frozenset(args))
    for effect in of(list(PLAYED.values())):
        message, args = effect.words()
        found.setdefault(message, set()).add(frozenset(args))
    for message, asked in QUESTIONS_OF_EFFECTS.items():
        found[message] = {frozenset(asked)}
    for message in _named_in_the_code(slug):
        if message.startswith("ask-") and message not in UNHEARD[slug] and message not in QUESTIONS_OF_EFFECTS:
            found.setdefault(message, set()).add(frozenset(heard.questions.get(message, {})))
    return found


def test_the_search_of_the_sources_finds_messages() -> None:
    assert {"log-build", "refuse-price", "refuse-over", "ask-turn", "effect-coins"} <= _named_in_the_code(DUEL)
    assert {"log-gain", "log-gain-at", "refuse-used-at", "ask-place", "effect-gain"} <= _named_in_the_code(EMPIRES)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_have_exactly_the_messages_of_the_code(language: str, slug: str) -> None:
    spoken = {message_id for message_id in _messages(slug, language) if message_id.partition("-")[0] in SPOKEN}
    assert spoken == _used(slug)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "message_id"), [(slug, one) for slug in GAMES for one in sorted(_used(slug))])
def test_a_message_uses_exactly_what_the_code_gives_it(
    slug: str, message_id: str, language: str, passed: dict[str, Passed]
) -> None:
    variables = _variables(_messages(slug, language), message_id)
    wanted = frozenset(variables | LEFT_OUT.get((slug, message_id), set()))
    assert passed[slug][message_id] == {wanted}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_sentence_with_its_objects(language: str, slug: str) -> None:
    messages, verbs = _messages(slug, language), GAMES[slug].vocabulary.verbs
    sentences = {key.removeprefix("move-") for key in messages if key.startswith("move-")}
    assert sentences == {verb.name for verb in verbs}
    for verb in verbs:
        objects = set(verb.kinds)
        wanted = objects | ({"self"} if "seat" in objects else set())
        assert _variables(messages, f"move-{verb.name}") == wanted


@pytest.mark.parametrize("slug", GAMES)
def test_no_text_of_a_description_is_left_unused(slug: str) -> None:
    described = {
        node.value
        for module in ("describe.py", "pieces.py")
        for node in ast.walk(ast.parse((GAMES[slug].text.parent / module).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = described | {f"price-{source}" for source in described}  # a part of a price is named by its source
    for language in LANGUAGES:
        used |= {name for message in _messages(slug, language).values() for name in _references(message)}
    helpers = {key for key in _messages(slug, "en") if key.startswith(("text-", "price-"))}
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
