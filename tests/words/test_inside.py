"""Sentences inside sentences: the worked example, forms, lists, and what is wrong with those that cannot be said."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from pentapolis.kernel.sentences import sentence
from pentapolis.words import DEEPEST, STRICT, BadTextError, UnknownMessageError, Words, at_a_table
from tests.words.card_language import FOLDER, PHRASES, draw, for_effect

ENGLISH = """
told = { CAPITAL($what) }!
asked = { FORM($what, form: "asked") }?
either = { OR($whats) }
both = { $whats }
step = go { $count }
    .asked = shall we go { $count }
deep = ({ $what })
built = { $what } of { $seat }
counted-step = { $count } × { $name }
steps-are = { $steps }
"""

HUNGARIAN = """
told = { NAGY($what) }!
asked = { FORM($what, form: "asked") }?
either = { VAGY($whats) }
both = { A(T($whats)) }
step = { $count } lépés
    .asked = legyen { $count } lépés
deep = ({ $what })
built = { $what }: { $seat }
counted-step = { $count } × { $name }
steps-are = { $steps }
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("text")
    (made / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (made / "hu.ftl").write_text(HUNGARIAN, encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def english(folder: Path) -> Words:
    return Words("en", [folder])


@pytest.fixture(scope="module")
def hungarian(folder: Path) -> Words:
    return Words("hu", [folder])


def step(count: int, form: str = "") -> dict[str, Any]:
    return sentence("step", {"count": count}, form)


@pytest.mark.parametrize(("phrase", "in_english", "in_hungarian"), PHRASES)
def test_the_card_language(phrase: dict[str, Any], in_english: str, in_hungarian: str) -> None:
    assert Words("en", [FOLDER]).say("rule", {"effect": phrase}) == in_english
    assert Words("hu", [FOLDER]).say("rule", {"effect": phrase}) == in_hungarian


def test_a_sentence_takes_the_form_the_sentence_around_it_asks_for(english: Words, hungarian: Words) -> None:
    assert english.say("told", {"what": step(2)}) == "Go 2!"
    assert english.say("asked", {"what": step(2)}) == "shall we go 2?"
    assert hungarian.say("asked", {"what": step(2)}) == "legyen 2 lépés?"


def test_or_the_form_it_brings(english: Words, hungarian: Words) -> None:
    assert english.say("told", {"what": step(2, "asked")}) == "Shall we go 2!"
    assert hungarian.say("told", {"what": step(2, "asked")}) == "Legyen 2 lépés!"


def test_a_list_is_joined_as_the_language_does(english: Words, hungarian: Words) -> None:
    three = [step(1), step(2), step(5)]
    assert english.say("both", {"whats": three}) == "go 1, go 2, and go 5"
    assert english.say("either", {"whats": three}) == "go 1, go 2, or go 5"
    assert hungarian.say("either", {"whats": three}) == "1 lépés, 2 lépés vagy 5 lépés"
    assert english.say("both", {"whats": []}) == "nothing"
    assert english.say("both", {"whats": [step(3)]}) == "go 3"


def test_articles_and_suffixes_are_put_on_what_is_inside(hungarian: Words) -> None:
    assert hungarian.say("both", {"whats": [step(1), step(2)]}) == "az 1 lépést és a 2 lépést"


def test_sentences_are_not_counted_like_things(english: Words) -> None:
    assert english.say("steps-are", {"steps": [step(1), step(1)]}) == "go 1 and go 1"


def test_players_have_their_names_inside_too(english: Words) -> None:
    inner = sentence("built", {"what": "the house", "seat": 1})
    assert english.say("told", {"what": inner}, ["Miska", "Borcsa"]) == "The house of Borcsa!"


def test_a_sentence_is_said_by_itself(english: Words) -> None:
    assert english.say_sentence(step(2)) == "go 2"
    assert english.say_sentence(step(2, "asked")) == "shall we go 2"
    assert english.say_sentence({"message": "deep", "args": {"what": "x"}}) == "(x)"


def nested(levels: int) -> dict[str, Any]:
    inner: dict[str, Any] = step(1)
    for _ in range(levels):
        inner = sentence("deep", {"what": inner})
    return inner


def test_sentences_lie_only_so_deep(english: Words) -> None:
    assert english.say("deep", {"what": nested(DEEPEST - 1)}) == "(" * DEEPEST + "go 1" + ")" * DEEPEST
    with pytest.raises(BadTextError, match=f"'step' lies more than {DEEPEST} sentences deep"):
        english.say("deep", {"what": nested(DEEPEST)})


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        (sentence("step", {"count": 1}, "sung"), "message 'step' in language 'en' has no form 'sung'"),
        (sentence("step"), "message 'step' in language 'en': .*count"),
        ({"args": {}}, "not a sentence inside a sentence"),
        ({"message": 3}, "not a sentence inside a sentence"),
        ({"message": "step", "args": []}, "not a sentence inside a sentence"),
        ({"message": "step", "form": 1}, "not a sentence inside a sentence"),
        ({"message": "step", "args": {"count": 1}, "from": "sung"}, "not a sentence inside a sentence"),
    ],
)
def test_what_is_wrong_is_named(english: Words, what: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadTextError, match=fault):
        english.say("told", {"what": what})


def test_an_id_and_a_form_that_are_missing_are_named(english: Words) -> None:
    with pytest.raises(UnknownMessageError, match="no message 'no-such' in language 'en'"):
        english.say("told", {"what": sentence("no-such")})
    with pytest.raises(BadTextError, match=r"message 'asked' in language 'en': '\(go 1\)' has no form 'asked'"):
        english.say("asked", {"what": nested(1)})
    with pytest.raises(BadTextError, match="a list in a list of kind 'what'"):
        english.say("both", {"whats": [[step(1)]]})


def test_at_a_table_a_fault_is_seen_and_harmless(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = Words("en", [folder], lenient=True)
    with caplog.at_level(logging.ERROR, logger="pentapolis.words"):
        for _ in range(2):
            assert words.say("told", {"what": sentence("no-such-inside")}) == "No-such-inside!"
            assert words.say("told", {"what": step(1, "whistled")}) == "Go 1!"
            assert words.say("asked", {"what": nested(2)}) == "((go 1))?"
            assert words.say("no-such-outside") == "no-such-outside"
            assert words.say("both", {"whats": [step(1), {"no": "sentence"}]}) == "both"
    assert [record.getMessage() for record in caplog.records] == [
        "no message 'no-such-inside' in language 'en'",
        "message 'step' in language 'en' has no form 'whistled'",
        "'((go 1))' has no form 'asked'",
        "no message 'no-such-outside' in language 'en'",
        "not a sentence inside a sentence, message, args and form: {'no': 'sentence'}",
    ]


def test_tests_are_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not at_a_table()
    monkeypatch.delenv(STRICT)
    assert at_a_table()


def test_a_verb_in_a_form_it_lacks_names_the_verb() -> None:
    words = Words("hu", [FOLDER])
    with pytest.raises(BadTextError, match=r"message 'may' .*'húzhatsz 1 kártyát' has no form 'may'"):
        words.say("rule", {"effect": for_effect("may", for_effect("may", draw(1)))})
