"""The ledgers in Hungarian: the same entries as the English ones, said in the other language."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from pentapolis.ledger import LANGUAGES, Ledger, LedgerError, Rule, ledger, parse, slugs
from pentapolis.ledger import files as ledger_files
from pentapolis.ledger.model import RULE_ID
from pentapolis.words import LANGUAGES as SPOKEN

WORD = re.compile(r"[^\W\d_]+")
#: Words that no Hungarian sentence has; "is", "be", "most", "no" and the like are Hungarian too.
ENGLISH_WORDS = set(
    WORD.findall(
        "the and of with for from that which are was were not each does can may must their this these when then given "
        "card cards coin coins player players opponent city built build builds taken takes wonder wonders token tokens "
        "rulebook decision ground corrected here see or points one"
    )
)
HUNGARIAN_LETTER = re.compile(r"[áéíóöőúüű]", re.IGNORECASE)

FIGURE = re.compile(r"\d+|\bI{1,3}\b")  # and the numbers of the ages
#: Numbers in words, by what they are in figures. "One" is no more than a pronoun or an article, in both languages.
ENGLISH_NUMBERS = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "twelve": "12", "first": "1.", "second": "2.", "third": "3.", "seventh": "7.",
}  # fmt: skip
#: With what each begins in Hungarian, whatever the suffix. Six is also the beginning of "hatás", an effect.
HUNGARIAN_NUMBERS = {
    "2": "(?:mind)?(?:két|kettő)", "3": "(?:mind)?három", "4": "négy", "5": "öt", "6": r"hat\b", "7": "hét",
    "8": "nyolc", "9": "kilenc", "10": "tíz", "12": "tizen(?:két|kettő)",
    "1.": "első|előbb|először|kezdőjátékos", "2.": "második", "3.": "harmadik", "7.": "hetedik",
}  # fmt: skip


def said(entry: Rule) -> str:
    """Title and text without ids and without the names of options, which no language changes."""
    return re.sub(r"`[^`]*`", "", RULE_ID.sub("", f"{entry.title} {entry.text}"))


def words(text: str) -> list[str]:
    return WORD.findall(text.lower())


def pairs(slug: str) -> list[tuple[Rule, Rule]]:
    return list(zip(ledger(slug).entries.values(), ledger(slug, "hu").entries.values(), strict=True))


@pytest.mark.parametrize("slug", slugs())
class TestHungarianLedgers:
    def test_entries_are_the_same_in_the_same_order(self, slug: str) -> None:
        assert list(ledger(slug, "hu").entries) == list(ledger(slug).entries)

    def test_all_but_the_words_is_the_same(self, slug: str) -> None:
        for english, hungarian in pairs(slug):
            assert (hungarian.kind, hungarian.tags, hungarian.printed, hungarian.mentions) == (
                english.kind,
                english.tags,
                english.printed,
                english.mentions,
            ), english.id
            assert bool(hungarian.title) is bool(english.title), english.id

    def test_sections_begin_at_the_same_entries(self, slug: str) -> None:
        for (english, hungarian), (next_english, next_hungarian) in pairwise(pairs(slug)):
            same = english.section == next_english.section
            assert (hungarian.section == next_hungarian.section) is same, next_english.id

    def test_nothing_is_left_in_english(self, slug: str) -> None:
        for english, hungarian in pairs(slug):
            assert hungarian.text != english.text
            assert hungarian.section != english.section
            assert HUNGARIAN_LETTER.search(hungarian.text), hungarian.id
            left = ENGLISH_WORDS.intersection(words(f"{hungarian.section} {said(hungarian)}"))
            assert not left, (hungarian.id, left)

    def test_the_list_of_english_words_would_find_an_english_entry(self, slug: str) -> None:
        entries = ledger(slug).entries.values()
        assert [entry.id for entry in entries if not ENGLISH_WORDS.intersection(words(said(entry)))] == []

    def test_every_figure_is_there_as_often(self, slug: str) -> None:
        for english, hungarian in pairs(slug):
            assert Counter(FIGURE.findall(said(hungarian))) == Counter(FIGURE.findall(said(english))), english.id

    def test_numbers_in_words_are_there_too(self, slug: str) -> None:
        checked = 0
        for english, hungarian in pairs(slug):
            wanted = {ENGLISH_NUMBERS[word] for word in words(said(english)) if word in ENGLISH_NUMBERS}
            have = words(said(hungarian))
            missing = [n for n in wanted if not any(re.match(HUNGARIAN_NUMBERS[n], word) for word in have)]
            assert not missing, (english.id, missing)
            checked += len(wanted)
        assert checked > 20

    def test_every_text_ends_like_a_sentence(self, slug: str) -> None:
        assert all(entry.text.endswith((".", ")", "!")) for entry in ledger(slug, "hu").entries.values())

    def test_the_glossary_has_the_same_terms(self, slug: str) -> None:
        english, hungarian = ledger(slug).glossary, ledger(slug, "hu").glossary
        assert [term.english for term in hungarian] == [term.english for term in english]
        for ours, theirs in zip(english, hungarian, strict=True):
            assert ours.hungarian[0] == theirs.hungarian[0]
            assert theirs.meaning != ours.meaning
            assert not ENGLISH_WORDS.intersection(words(theirs.meaning))

    def test_the_search_finds_hungarian_words_whatever_their_suffix(self, slug: str) -> None:
        book = ledger(slug, "hu")
        assert book.search("szabálykönyv")
        assert [entry.id for entry in book.search("szabalykonyv")] == [
            entry.id for entry in book.search("SZABÁLYKÖNYV")
        ]


def test_the_names_of_7_wonders_duel_are_those_of_its_texts() -> None:
    book = ledger("seven-wonders-duel", "hu")
    assert book.rule("SWD-WON-15").text.startswith("A függőkertek: 6 érmét")
    assert {"SWD-MIL-01", "SWD-MIL-08"} <= {entry.id for entry in book.search("konfliktusjelzo")}


def test_ledgers_speak_the_languages_of_the_platform() -> None:
    assert LANGUAGES == SPOKEN


def test_a_language_without_ledgers_is_named() -> None:
    with pytest.raises(LedgerError, match="there are no rule ledgers in 'de'; languages: en, hu"):
        ledger("seven-wonders-duel", "de")


SMALL = """\
## Menet

- **TOY-GO-01** (gap) Az első játékos lép.

## Szójegyzék

| Angol | Magyar | Jelentés |
|---|---|---|
| pawn | bábu | ezzel lépünk |

## Tisztázott kérdések

1. **Ki lép (TOY-GO-01).** Döntés: az első játékos.
"""


def test_gaps_and_glossary_are_known_by_their_hungarian_headings() -> None:
    book = parse(SMALL)
    assert [entry.id for entry in book.gaps] == ["TOY-GAP-01"]
    assert [(term.english, term.hungarian, term.meaning) for term in book.glossary] == [
        (("pawn",), ("bábu",), "ezzel lépünk")
    ]


BILINGUAL = """\
- **TOY-GO-01** [rulebook §Moving / Pawns 2] Az első játékos lép.

## A szabálykönyv fejezetei

| Angol | Magyar |
|---|---|
| Moving | Lépés |
| Pawns | Bábuk |
"""


def test_a_rulebook_in_both_languages_is_named_by_its_english_headings() -> None:
    rule = parse(BILINGUAL).rule("TOY-GO-01")
    assert (rule.printed, rule.source) == ("Moving / Pawns 2", "Lépés / Bábuk 2")
    with pytest.raises(LedgerError, match="the heading 'Moving' is not in the table"):
        parse(BILINGUAL.replace("| Moving | Lépés |\n", ""))


class TestFiles:
    @pytest.fixture(autouse=True)
    def places(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "rules" / "hu").mkdir(parents=True)
        (tmp_path / "rules" / "toy.md").write_text("- **TOY-GO-01** The first player moves.\n", encoding="utf-8")
        (tmp_path / "rules" / "other.md").write_text("- **OTH-GO-01** Nobody moves.\n", encoding="utf-8")
        (tmp_path / "rules" / "hu" / "toy.md").write_text(SMALL, encoding="utf-8")
        (tmp_path / "rules" / "hu" / "only_here.md").write_text(SMALL, encoding="utf-8")
        monkeypatch.setattr(ledger_files, "PLACES", (tmp_path / "rules",))

    def test_a_game_is_not_counted_twice(self) -> None:
        assert slugs() == ["other", "toy"]

    def test_each_language_has_its_own_file(self) -> None:
        texts: list[Ledger] = [ledger("toy"), ledger("toy", "en"), ledger("toy", "hu")]
        assert [book.rule("TOY-GO-01").text for book in texts] == [
            "The first player moves.",
            "The first player moves.",
            "Az első játékos lép.",
        ]

    def test_a_game_without_a_hungarian_ledger_is_named(self) -> None:
        with pytest.raises(LedgerError, match="no rule ledger for 'other' in 'hu'; ledgers: only-here, toy"):
            ledger("other", "hu")
