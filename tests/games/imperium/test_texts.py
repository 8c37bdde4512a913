"""Everything Imperium says is said in both languages: what is printed, and what games ask, offer, refuse and tell."""

import re
from pathlib import Path

import pytest

import pentapolis
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.pieces import texts
from pentapolis.kernel.rng import Fast
from pentapolis.words import LANGUAGES, Words, words_of

GAME = pentapolis.game("imperium")
NAMES = ["Anna", "Ödön", "Cili", "Dani"]
#: What is left of a message that could not be put together, or of a form that is missing.
UNSAID = re.compile(r"[{}$]|\b(?:effect|what|from|when|if|count|amount)-[a-z-]+|None|undefined")


@pytest.fixture(scope="module")
def words() -> dict[str, Words]:
    return {language: words_of("imperium", language) for language in LANGUAGES}


def said(sentence: str) -> str:
    assert sentence.strip()
    assert not UNSAID.search(sentence), sentence
    return sentence


def test_every_card_is_said_in_both_languages(words: dict[str, Words]) -> None:
    seen: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for face in edition(BUILT_IN).by_id.values():
        printed = texts(face)
        if face.points is not None:
            printed = [*printed, face.points.printed()]
        for one in printed:
            for language in LANGUAGES:
                seen[language].add(said(words[language].say(one["message"], one["args"])))
    assert len(seen["en"]) == len(seen["hu"]) > 350  # what differs in one language differs in the other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_game_says(words: dict[str, Words], seats: int) -> None:
    """Questions, moves, refusals and the log of a random game; every seat decides sides and nations first."""
    t = GAME.new(seats, seed=seats, options={"nations": "drafted"})
    rng = Fast(seats)
    heard = 0
    while not t.over and t.ply < 400:
        seat = t.to_act[0]
        decision = t.pending(seat)
        assert decision is not None
        legal = t.moves(seat)
        for language in LANGUAGES:
            said(words[language].say(decision.question, decision.details(t), NAMES))
        for move in {legal[0], legal[-1], legal[rng.below(len(legal))]}:
            for language in LANGUAGES:
                said(words[language].say_choice(t, seat, move, NAMES))
        if t.ply % 5 == 0:
            for move in GAME.thinkable(t, seat)[:6]:
                reason = t.why_not(seat, move)
                if reason is not None:
                    for language in LANGUAGES:
                        said(words[language].say_reason(reason, NAMES))
        t.play(seat, legal[rng.below(len(legal))])
    for reader in range(seats):
        for event in t.log(reader):
            heard += 1
            for language in LANGUAGES:
                said(words[language].say_event(event, NAMES))
    assert heard > 500


def test_no_text_is_written_for_nothing() -> None:
    """Every message of questions, refusals and the log is one that the code speaks of."""
    package = Path(pentapolis.__path__[0])
    source = "".join(path.read_text(encoding="utf-8") for path in (package / "games" / "imperium").rglob("*.py"))
    text = (package / "games" / "imperium" / "text" / "en.ftl").read_text(encoding="utf-8")
    spoken = re.findall(r"^((?:ask|refuse|log)-[a-z-]+) =", text, re.MULTILINE)
    built = ("ask-put-",)  # put together from a word
    assert [key for key in spoken if f'"{key}"' not in source and not key.startswith(built)] == []


@pytest.mark.parametrize(("count", "said_so"), [(1, "1 material"), (2, "2 materials")])
def test_one_material_is_not_several(words: dict[str, Words], count: int, said_so: str) -> None:
    args = {"seat": 0, "seat2": 1, "count": count, "kind": "materials", "card": "hills_1reg8"}
    for message in ("log-gain", "log-steal", "log-token", "log-give-token", "standing-development"):
        assert re.search(rf"\b{said_so}\b", words["en"].say(message, args, NAMES)), message
