"""Articles and suffixes: every name of the games by hand, then the rules one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis
from pentapolis.words import Name, Words
from pentapolis.words.hungarian import (
    accusative,
    article,
    causal,
    dative,
    elative,
    inessive,
    instrumental,
)
from pentapolis.words.names import PERSON, capital, listing

PACKAGE = Path(pentapolis.__path__[0])
TABLE = Path(__file__).parent / "hungarian_forms.tsv"
FORMS = [
    line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")
]
GAMES = sorted({row[0] for row in FORMS})
#: The kinds of things of each game that the table has.
KINDS = {game: {row[1].partition("-")[0] for row in FORMS if row[0] == game} for game in GAMES}

#: The four forms of the table, each in a sentence of its own.
SENTENCES = """
with-article-{kind} = |{{ A(${kind}) }}|
accusative-{kind} = |{{ T(${kind}) }}|
accusative-with-article-{kind} = |{{ A(T(${kind})) }}|
dative-{kind} = |{{ NAK(${kind}) }}|
instrumental-{kind} = |{{ VAL(${kind}) }}|
"""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Words]:
    """The words of each game: they do not know each other."""
    found = {}
    for game in GAMES:
        folder = tmp_path_factory.mktemp(game)
        sentences = "".join(SENTENCES.format(kind=kind) for kind in sorted(KINDS[game]))
        (folder / "hu.ftl").write_text(sentences, encoding="utf-8")
        found[game] = Words("hu", [PACKAGE / "games" / game / "text", folder])
    return found


@pytest.mark.parametrize("row", FORMS, ids=[f"{row[0]}-{row[1]}" for row in FORMS])
def test_every_name(words: dict[str, Words], row: list[str]) -> None:
    game, message_id, with_article, *forms = row
    kind, _, thing = message_id.partition("-")

    def said(form: str) -> str:
        return words[game].say(f"{form}-{kind}", {kind: thing}).strip("|")

    assert said("with-article") == with_article
    assert [said(form) for form in ("accusative", "dative", "instrumental")] == forms
    first = with_article.split()[0]
    own_article = f"{first} " if first in ("a", "az") else ""
    assert said("accusative-with-article") == own_article + forms[0]


def test_the_table_has_every_name_of_every_game() -> None:
    texts = {path.parents[1].name: path for path in PACKAGE.glob("games/*/text/hu.ftl")}
    assert sorted(texts) == GAMES
    for game, path in texts.items():
        lines = path.read_text(encoding="utf-8").splitlines()
        names = {line.partition(" =")[0] for line in lines if line.partition("-")[0] in KINDS[game]}
        assert {row[1] for row in FORMS if row[0] == game} == names


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", "a 0"),
        ("1", "az 1"),
        ("2", "a 2"),
        ("5", "az 5"),
        ("10", "a 10"),
        ("15", "a 15"),
        ("50", "az 50"),
        ("100", "a 100"),
        ("500", "az 500"),
        ("1000", "az 1000"),
        ("1 000 érme", "az 1 000 érme"),
        ("10 000", "a 10 000"),
        ("100000", "a 100000"),
        ("1000000", "az 1000000"),
        ("1. játékos", "az 1. játékos"),
        ("2. játékos", "a 2. játékos"),
        ("I. kor", "az I. kor"),
        ("II. kor", "a II. kor"),
        ("V. kerület", "az V. kerület"),
        ("IX. század", "a IX. század"),
        ("XIV. Lajos", "a XIV. Lajos"),
        ("L. fejezet", "az L. fejezet"),
        ("M", "az M"),
        ("K", "a K"),
        ("MTK", "az MTK"),
        ("BKV", "a BKV"),
        ("NATO", "a NATO"),
        ("FBI", "az FBI"),
        ("ENSZ", "az ENSZ"),
        ("„Óda”", "az „Óda”"),
        ("Ägypten", "az Ägypten"),
        ("Yamato", "a Yamato"),
        ("Ypern", "az Ypern"),
        ("Az arany kor", "az arany kor"),
        ("A", "az A"),
        ("Aba", "az Aba"),
        ("!", "a !"),
    ],
)
def test_article(text: str, expected: str) -> None:
    assert article(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", "0-t"),
        ("1", "1-et"),
        ("2", "2-t"),
        ("3", "3-at"),
        ("4", "4-et"),
        ("5", "5-öt"),
        ("6", "6-ot"),
        ("7", "7-et"),
        ("8", "8-at"),
        ("9", "9-et"),
        ("10", "10-et"),
        ("12", "12-t"),
        ("20", "20-at"),
        ("30", "30-at"),
        ("40", "40-et"),
        ("50", "50-et"),
        ("60", "60-at"),
        ("70", "70-et"),
        ("80", "80-at"),
        ("90", "90-et"),
        ("100", "100-at"),
        ("1000", "1000-et"),
        ("1000000", "1000000-t"),
        ("20 000", "20 000-et"),
        ("birodalom", "birodalmat"),
        ("kereskedelem", "kereskedelmet"),
        ("Határ", "Határt"),
        ("Gyümölcs", "Gyümölcsöt"),
        ("Híd", "Hidat"),
        ("Kennedy", "Kennedyt"),
        ("Nagy", "Nagyot"),
        ("Giotto", "Giottót"),
        ("Ló", "Lovat"),
        ("MTK", "MTK-t"),
        ("MISKA", "MISKA-t"),
        ("X", "X-et"),
        ("Zoli!", "Zoli!-t"),
        ("borcsa123", "borcsa123-at"),
        ("kis_bela", "kis_belát"),
        ("***", "***"),
    ],
)
def test_accusative(text: str, expected: str) -> None:
    assert accusative(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1", "1-gyel"),
        ("2", "2-vel"),
        ("3", "3-mal"),
        ("5", "5-tel"),
        ("8", "8-cal"),
        ("10", "10-zel"),
        ("20", "20-szal"),
        ("100", "100-zal"),
        ("1000", "1000-rel"),
        ("Nagy", "Naggyal"),
        ("Rossz", "Rosszal"),
        ("Miska", "Miskával"),
    ],
)
def test_instrumental(text: str, expected: str) -> None:
    assert instrumental(text) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Patika", ("Patikának", "Patikában", "Patikából", "Patikáért")),
        ("Erőd", ("Erődnek", "Erődben", "Erődből", "Erődért")),
        ("papírkészítés", ("papírkészítésnek", "papírkészítésben", "papírkészítésből", "papírkészítésért")),
        ("Híd", ("Hídnak", "Hídban", "Hídból", "Hídért")),
        ("Hammurapi", ("Hammurapinak", "Hammurapiban", "Hammurapiból", "Hammurapiért")),
        ("3", ("3-nak", "3-ban", "3-ból", "3-ért")),
        ("A piramisok", ("piramisoknak", "piramisokban", "piramisokból", "piramisokért")),
    ],
)
def test_the_cases_that_follow_vowel_harmony(name: str, expected: tuple[str, ...]) -> None:
    assert tuple(case(name) for case in (dative, inessive, elative, causal)) == expected


def test_plural_or_not_is_a_trait_of_the_name() -> None:
    assert accusative("Sisak") == "Sisakot"
    assert accusative(Name("Falak", {"number": "plural"})) == "Falakat"
    assert accusative(Name("Gyümölcsök", {"number": "plural"})) == "Gyümölcsöket"


def test_a_name_may_bring_its_own_form() -> None:
    name = Name("Shakespeare", {"t": "Shakespeare-t"})
    assert accusative(name) == "Shakespeare-t"
    assert article(accusative(name)) == "a Shakespeare-t"
    assert dative(name) == "Shakespearének"


def test_players_keep_their_names_and_take_no_article() -> None:
    player = Name("a zoli", PERSON)
    assert article(player) == "a zoli"
    assert capital(article(player)) == "a zoli"
    assert capital(accusative(player)) == "a zolit"


def test_capital_at_the_beginning_of_a_sentence() -> None:
    assert capital(article("Oltár")) == "Az Oltár"
    assert capital(article("A Szfinx")) == "A Szfinx"
    assert capital("5 érme") == "5 érme"


def test_every_member_of_a_list_is_inflected() -> None:
    cards = listing([Name("Fürdő"), Name("Oltár"), Name("A Szfinx")], "hu")
    assert article(accusative(cards)) == "a Fürdőt, az Oltárt és a Szfinxet"
    assert capital(article(cards)) == "A Fürdő, az Oltár és a Szfinx"
