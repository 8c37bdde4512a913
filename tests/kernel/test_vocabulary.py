"""Moves are words."""

import pytest

from pentapolis.kernel.vocabulary import NONE, Objects, Verb, Vocabulary

pytestmark = pytest.mark.both_modes

CARD = Objects("card", ["baths", "altar", "tavern"])
WONDER = Objects("wonder", ["sphinx", "piraeus"])
BUILD = Verb("build", CARD)
RAISE = Verb("raise", WONDER, CARD)
PASS = Verb("pass")
WORDS = Vocabulary([BUILD, PASS, RAISE])

ALL = [
    "build:baths",
    "build:altar",
    "build:tavern",
    "pass",
    "raise:sphinx:baths",
    "raise:sphinx:altar",
    "raise:sphinx:tavern",
    "raise:piraeus:baths",
    "raise:piraeus:altar",
    "raise:piraeus:tavern",
]


def test_a_vocabulary_is_all_verbs_times_their_objects() -> None:
    assert WORDS.size == len(ALL)
    assert [WORDS.notation(move) for move in range(WORDS.size)] == ALL
    assert [WORDS.parse(text) for text in ALL] == list(range(WORDS.size))


def test_moves_are_found_by_verb_and_objects() -> None:
    assert PASS.move() == WORDS.parse("pass")
    assert BUILD.move(CARD.find("tavern")) == WORDS.parse("build:tavern")
    assert RAISE.move(WONDER.find("piraeus"), CARD.find("altar")) == WORDS.parse("raise:piraeus:altar")
    for verb in (BUILD, PASS, RAISE):
        assert verb.words == list(range(verb.base, verb.base + verb.size))


@pytest.mark.parametrize(
    ("text", "verb", "first", "second", "objects"),
    [
        ("pass", PASS, NONE, NONE, {}),
        ("build:altar", BUILD, 1, NONE, {"card": "altar"}),
        ("raise:piraeus:tavern", RAISE, 1, 2, {"wonder": "piraeus", "card": "tavern"}),
    ],
)
def test_a_move_knows_its_parts(text: str, verb: Verb, first: int, second: int, objects: dict[str, str]) -> None:
    move = WORDS.parse(text)
    assert WORDS.verb(move) is verb
    assert (WORDS.first[move], WORDS.second[move]) == (first, second)
    assert WORDS.objects(move) == objects


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "'' is not a move: verbs are build, pass, raise"),
        ("sing:baths", "'sing:baths' is not a move: verbs are build, pass, raise"),
        ("Build:baths", "verbs are build, pass, raise"),
        ("build", "'build' is not a move: write build:<card>"),
        ("build:baths:altar", "write build:<card>"),
        ("pass:baths", "'pass:baths' is not a move: write pass"),
        ("raise:sphinx", "write raise:<wonder>:<card>"),
        ("build:sphinx", "'build:sphinx' is not a move: there is no card 'sphinx'"),
        ("build:", "there is no card ''"),
        ("raise:baths:sphinx", "there is no wonder 'baths'"),
        ("raise:sphinx:pass", "there is no card 'pass'"),
        (" pass", "verbs are"),
    ],
)
def test_a_wrong_word_is_named_by_its_wrong_part(text: str, fault: str) -> None:
    with pytest.raises(ValueError) as error:
        WORDS.parse(text)
    assert fault in str(error.value)


def test_of_two_objects_of_one_kind_the_second_is_numbered() -> None:
    swap, raise_again = Verb("swap", CARD, CARD), Verb("raise", WONDER, CARD)
    words = Vocabulary([swap, raise_again])
    move = words.parse("swap:altar:baths")
    assert words.objects(move) == {"card": "altar", "card2": "baths"}
    assert words.objects(words.parse("swap:altar:altar")) == {"card": "altar", "card2": "altar"}
    assert [verb.kinds for verb in (swap, raise_again, PASS, BUILD)] == [
        ["card", "card2"],
        ["wonder", "card"],
        [],
        ["card"],
    ]
    assert repr(swap) == "swap x card x card2"
    with pytest.raises(ValueError, match="write swap:<card>:<card2>"):
        words.parse("swap:altar")


@pytest.mark.parametrize("move", [-1, len(ALL), 99])
def test_a_number_that_is_no_move(move: int) -> None:
    assert not WORDS.knows(move)
    for ask in (WORDS.notation, WORDS.verb, WORDS.objects):
        with pytest.raises(ValueError, match=f"there is no move {move}: moves are 0 to 9"):
            ask(move)


def test_two_moves_cannot_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two moves are written 'pass'"):
        Vocabulary([Verb("pass"), Verb("pass")])
    with pytest.raises(ValueError, match="two moves are written 'go:a:b'"):
        Vocabulary([Verb("go", Objects("way", ["a:b"])), Verb("go", Objects("x", ["a"]), Objects("y", ["b"]))])


def test_objects_have_names_of_their_own() -> None:
    with pytest.raises(ValueError, match="card: ids repeat"):
        Objects("card", ["a", "b", "a"])
    with pytest.raises(ValueError, match="there is no card called 'obelisk'"):
        CARD.find("obelisk")
    assert len(CARD) == 3
    assert [repr(verb) for verb in (PASS, BUILD, RAISE)] == ["pass", "build x card", "raise x wonder x card"]


def test_a_verb_without_any_objects_to_speak_of_has_no_moves() -> None:
    words = Vocabulary([Verb("take", Objects("card", [])), Verb("pass")])
    assert words.size == 1
    assert words.notation(0) == "pass"
