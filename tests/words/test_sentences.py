"""The sentences of the games: some of 7 Wonders Duel written out in both languages, and all that random games say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

import pentapolis
from pentapolis.games.seven_wonders_duel.describe import move_text
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.vocabulary import VOCABULARY
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event
from pentapolis.words import LANGUAGES, Words, words_of
from tests.words import corpus
from tests.words.heard import CAPITALS, DUEL, EMPIRES, Heard, decisions

NAMES = ["Miska", "Borcsa"]
EFFECTS = Path(pentapolis.__path__[0]) / "kernel" / "effects"
WORDS = {language: words_of("seven-wonders-duel", language) for language in LANGUAGES}

SENTENCES: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "log-build",
        {"seat": 0, "card": "glassworks", "coins": 1},
        "Miska builds Glassworks for 1 coin.",
        "Miska megépíti az Üveghutát 1 érméért.",
    ),
    (
        "log-build",
        {"seat": 1, "card": "fortifications", "coins": 5},
        "Borcsa builds Fortifications for 5 coins.",
        "Borcsa megépíti az Erődöt 5 érméért.",
    ),
    (
        "log-build",
        {"seat": 1, "card": "walls", "coins": 0},
        "Borcsa builds Walls for free.",
        "Borcsa ingyen megépíti a Falakat.",
    ),
    (
        "log-build-chain",
        {"seat": 0, "card": "horse_breeders", "chain": "horseshoe"},
        "Miska builds Horse Breeders for free through the horseshoe.",
        "Miska a patkó láncszimbólummal ingyen megépíti a Lótenyésztőket.",
    ),
    (
        "log-chain-coins",
        {"seat": 0, "coins": 4},
        "Miska receives 4 coins for the chain (Urbanism).",
        "Miska a láncolatért 4 érmét kap (Urbanizmus).",
    ),
    (
        "log-discard",
        {"seat": 1, "card": "archery_range", "coins": 4},
        "Borcsa discards Archery Range and receives 4 coins.",
        "Borcsa eldobja az Íjászterületet, és 4 érmét kap.",
    ),
    (
        "log-raise",
        {"seat": 0, "wonder": "colossus", "card": "merchants_guild", "coins": 0},
        "Miska builds The Colossus with Merchants Guild for free.",
        "Miska ingyen megépíti a Kolosszust a Kereskedők céhe kártyával.",
    ),
    (
        "log-raise",
        {"seat": 1, "wonder": "statue_of_zeus", "card": "altar", "coins": 6},
        "Borcsa builds The Statue of Zeus with Altar for 6 coins.",
        "Borcsa megépíti Zeusz szobrát 6 érméért az Oltár kártyával.",
    ),
    (
        "log-wonders",
        {"wonders": ["sphinx", "piraeus", "appian_way", "pyramids"]},
        "Wonders laid out: The Sphinx, Piraeus, The Appian Way, and The Pyramids.",
        "Kirakott csodák: a Szfinx, Pireusz, a Via Appia és a piramisok.",
    ),
    ("log-age", {"age": 1}, "Age I begins.", "Kezdődik az I. kor."),
    ("log-age", {"age": 2}, "Age II begins.", "Kezdődik a II. kor."),
    (
        "log-begin",
        {"seat": 1, "seat2": 0},
        "Borcsa decides that Miska begins the age.",
        "Borcsa döntése szerint Miska kezdi a kort.",
    ),
    (
        "log-token",
        {"seat": 0, "token": "urbanism"},
        "Miska takes the Urbanism progress token.",
        "Miska elveszi az Urbanizmus fejlődéskorongot.",
    ),
    (
        "log-pawn",
        {"seat": 0, "count": 1, "at": -2},
        "Miska moves the conflict pawn 1 space.",
        "Miska a konfliktusjelzővel 1 mezőt lép.",
    ),
    (
        "log-pawn",
        {"seat": 1, "count": 2, "at": 0},
        "Borcsa moves the conflict pawn 2 spaces, to the middle of the track.",
        "Borcsa a konfliktusjelzővel 2 mezőt lép, a sáv közepére.",
    ),
    (
        "log-loot",
        {"seat": 1, "coins": 1, "loot": 2},
        "Borcsa loses 1 coin (Looting 2).",
        "Borcsa elveszít 1 érmét (2 érményi fosztogatás).",
    ),
    (
        "log-loot",
        {"seat": 1, "coins": 0, "loot": 5},
        "Borcsa has no coins to lose (Looting 5).",
        "Borcsa semmit sem veszít, mert nincs érméje (5 érményi fosztogatás).",
    ),
    (
        "log-seven-wonders",
        {"seat": 1, "wonder": "hanging_gardens"},
        "Seven wonders have been built, so Borcsa returns The Hanging Gardens to the box.",
        "Már hét csoda megépült, ezért Borcsa visszateszi a dobozba a függőkerteket.",
    ),
    (
        "log-score",
        {"seat": 0, "points": 1},
        "Miska has 1 victory point.",
        "Miska eredménye: 1 győzelmi pont.",
    ),
    (
        "log-military-victory",
        {"seat": 1},
        "Borcsa wins by military supremacy: the conflict pawn is in the opponent’s capital.",
        "Borcsa katonai győzelmet arat: a konfliktusjelző az ellenfél fővárosában áll.",
    ),
    (
        "log-shared-victory",
        {},
        "The game is tied: both players share the victory.",
        "Döntetlen: a két játékos osztozik a győzelmen.",
    ),
    (
        "refuse-price",
        {"card": "merchants_guild", "price": 9, "coins": 3},
        "You need 9 coins for Merchants Guild, but you have only 3.",
        "A Kereskedők céhéért 9 érmét kellene fizetned, de csak 3 érméd van.",
    ),
    (
        "refuse-wonder-price",
        {"wonder": "statue_of_zeus", "card": "baths", "price": 1, "coins": 0},
        "You need 1 coin for The Statue of Zeus, but you have none.",
        "Zeusz szobráért 1 érmét kellene fizetned, de egy érméd sincs.",
    ),
    (
        "refuse-covered",
        {"card": "glassworks"},
        "You cannot take Glassworks: another card covers it.",
        "Az Üveghutát nem veheted el: másik kártya takarja.",
    ),
    (
        "refuse-raised-already",
        {"wonder": "colossus", "card": "baths"},
        "You have already built The Colossus.",
        "A Kolosszust már megépítetted.",
    ),
    (
        "refuse-other-colour",
        {"card": "fortifications", "colour": "grey"},
        "You cannot choose Fortifications: it is not a grey card.",
        "Az Erődöt nem választhatod: ez nem szürke kártya.",
    ),
    (
        "refuse-waiting",
        {"seat": 1},
        "It is not your turn: Borcsa has to decide now.",
        "Most nem te jössz: Borcsa dönt.",
    ),
    (
        "refuse-not-asked",
        {"move": "learn:law"},
        "“Take Law” is not an answer to what you are asked now.",
        "„Vedd el a Törvény fejlődéskorongot”: most nem erről kell döntened.",
    ),
    (
        "refuse-not-asked",
        {"move": "begin:1"},
        "“Borcsa begins” is not an answer to what you are asked now.",
        "„Borcsa kezd”: most nem erről kell döntened.",
    ),
    (
        "refuse-no-such-seat",
        {"number": 2, "last": 1},
        "There is no seat 2: seats are numbered from 0 to 1.",
        "Nincs ilyen számú hely: 2. A helyek számozása 0-tól 1-ig tart.",
    ),
]

MOVES = [
    ("build:baths", "Build Baths", "Építsd meg a Fürdőt"),
    ("build:glassworks", "Build Glassworks", "Építsd meg az Üveghutát"),
    ("discard:fortifications", "Discard Fortifications", "Dobd el az Erődöt"),
    ("raise:colossus:altar", "Build The Colossus with Altar", "Építsd meg a Kolosszust az Oltár kártyával"),
    ("draft:statue_of_zeus", "Take The Statue of Zeus", "Válaszd Zeusz szobrát"),
    ("learn:economy", "Take Economy", "Vedd el a Gazdaság fejlődéskorongot"),
    (
        "destroy:press",
        "Discard Press from the opponent’s city",
        "Dobd el az ellenfél városából a Papiruszprést",
    ),
    (
        "revive:merchants_guild",
        "Build Merchants Guild from the discard pile",
        "Építsd meg a dobópakliból a Kereskedők céhét",
    ),
    ("begin:0", "You begin", "Te kezdesz"),
    ("begin:1", "The opponent begins", "Az ellenfél kezd"),
]


@pytest.mark.parametrize(("message", "args", "english", "hungarian"), SENTENCES)
def test_sentences(message: str, args: dict[str, Any], english: str, hungarian: str) -> None:
    assert WORDS["en"].say(message, args, NAMES) == english
    assert WORDS["hu"].say(message, args, NAMES) == hungarian


@pytest.mark.parametrize(("notation", "english", "hungarian"), MOVES)
def test_moves(notation: str, english: str, hungarian: str) -> None:
    move = VOCABULARY.parse(notation)
    assert WORDS["en"].say_move(move, speaker=0) == english
    assert WORDS["hu"].say_move(move, speaker=0) == hungarian


def test_a_seat_without_a_name_or_a_speaker() -> None:
    move = VOCABULARY.parse("begin:0")
    assert WORDS["en"].say_move(move) == "Player 1 begins"
    assert WORDS["hu"].say_move(move) == "Az 1. játékos kezd"


def test_words_of_no_game_have_no_moves() -> None:
    with pytest.raises(ValueError, match="these words belong to no game"):
        Words("en").say_move(0)


def test_a_move_that_is_not_one() -> None:
    with pytest.raises(ValueError, match="there is no token 'lore'"):
        WORDS["en"].say("refuse-not-asked", {"move": "learn:lore"})


def test_events_and_reasons() -> None:
    assert WORDS["hu"].say_event(Event(3, "log-again", {"seat": 0})) == "Újra az 1. játékos jön."
    assert WORDS["hu"].say_event(Event(3, "log-again", {"seat": 0}), NAMES) == "Újra Miska jön."
    reason = Reason("PEN-02", "refuse-waiting", {"seat": 1})
    assert WORDS["hu"].say_reason(reason) == "Most nem te jössz: a 2. játékos dönt."
    assert WORDS["hu"].say_reason(reason, NAMES) == "Most nem te jössz: Borcsa dönt."


def test_what_somebody_did_to_himself_names_him_once() -> None:
    own = Event(3, "log-send", {"seat": 0, "seat2": 0, "tile": "hotel"})
    words = {language: words_of("the-capitals", language) for language in LANGUAGES}
    assert words["en"].say_event(own, NAMES) == "Miska sends their own tourist to Hotel."
    assert words["hu"].say_event(own, NAMES) == "Miska ide küldi a saját turistáját: Hotel."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_can_be_said(language: str, heard: Heard) -> None:
    for event in heard.events.values():
        assert _whole(WORDS[language].say_event(event, NAMES))
        assert _whole(WORDS[language].say_event(event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str, heard: Heard) -> None:
    for reason in heard.reasons.values():
        assert _whole(WORDS[language].say_reason(reason))


def test_a_reason_says_itself_in_english(heard: Heard) -> None:
    one_each = {reason.message: reason for reason in heard.reasons.values()}
    assert len(one_each) > 20
    for reason in one_each.values():
        assert reason.text == WORDS["en"].say_reason(reason)


def test_every_legal_move_can_be_said() -> None:
    said: dict[str, set[int]] = {language: set() for language in LANGUAGES}
    for table in decisions(DUEL):
        for seat in table.to_act:
            moves = table.moves(seat)
            for language in LANGUAGES:
                texts = [move_text(WORDS[language], cast("SevenWondersDuel", table), seat, move) for move in moves]
                assert len(set(texts)) == len(moves)
                said[language].update(moves)
    verbs = {VOCABULARY.verb(move).name for move in said["hu"]}
    assert verbs == {verb.name for verb in VOCABULARY.verbs}


def test_the_sentences_shared_with_the_browser_are_current(
    heard: Heard, heard_empires: Heard, heard_capitals: Heard
) -> None:
    said = corpus.written({DUEL: heard, EMPIRES: heard_empires, CAPITALS: heard_capitals})
    current = corpus.FILE.read_text(encoding="utf-8") == said
    assert current, "say them again: python -m tests.words.corpus"


@pytest.mark.parametrize("slug", corpus.SPOKEN)
def test_every_shared_sentence_is_said_from_what_the_browser_reads(slug: str) -> None:
    wrong = [
        (case, language, said)
        for case in corpus.shared()[slug]
        for language in LANGUAGES
        if language in case and (said := corpus.say_case(corpus.SPOKEN[slug], case, language)) != case[language]
    ]
    assert wrong == []


@pytest.mark.parametrize("slug", corpus.SPOKEN)
def test_the_shared_sentences_have_every_message(slug: str) -> None:
    """All that is said in a game, and all the rest but parts of other sentences.

    What joins the verbs of card effects is said in the tests of those (tests/kernel/test_effects.py). Why options do
    not go together is said before there is a table, by the server (tests/server/test_tables.py).
    """
    written = "".join(path.read_text(encoding="utf-8") for path in EFFECTS.glob("*.py"))
    joining = set(re.findall(r'"((?:effect|count|ask|refuse)-[a-z-]+)"', written))
    cases = corpus.shared()[slug]
    ids = {case.get("id", "") for case in cases} | {f"move-{case.get('move', '').partition(':')[0]}" for case in cases}
    parts = ("text-", "seat-name", "counted-", "options-")
    known = corpus.messages(corpus.SPOKEN[slug])
    missing = {message for message in known if message not in ids and not message.startswith(parts)}
    assert missing - joining == set()


def test_the_file_of_shared_sentences_stays_small() -> None:
    assert corpus.FILE.stat().st_size <= 320_000 * len(corpus.SPOKEN)


def _whole(sentence: str) -> bool:
    """A sentence that begins and ends like one."""
    return sentence[0] in "“„" or (sentence[0].upper() == sentence[0] and sentence[-1] == ".")
