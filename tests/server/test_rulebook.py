"""The rule book the server gives out: the ledger in both languages, and the platform's own rules."""

import re
from pathlib import Path

import msgspec
import pytest

from pentapolis.kernel import rules as kernel_rules
from pentapolis.kernel.game import find_game
from pentapolis.ledger import files as ledger_files
from pentapolis.ledger import ledger, slugs
from pentapolis.server.protocol import RuleBook
from pentapolis.server.rulebook import rule_book
from pentapolis.words import LANGUAGES

GAME = "seven-wonders-duel"
REFUSALS = sorted(value for value in vars(kernel_rules).values() if isinstance(value, str) and "PEN-" in value[:4])


@pytest.mark.parametrize("slug", slugs())
class TestEveryBook:
    def test_it_has_the_ledger_and_then_the_rules_of_the_platform(self, slug: str) -> None:
        book = rule_book(slug)
        assert book.game == slug
        assert [entry.id for entry in book.rules] == [*ledger(slug).entries, *REFUSALS]
        assert len(book.terms) == len(ledger(slug).glossary)

    def test_everything_is_said_in_every_language_and_differently(self, slug: str) -> None:
        book = rule_book(slug)
        for entry in book.rules:
            assert list(entry.section) == list(entry.title) == list(entry.text) == list(LANGUAGES)
            assert len(set(entry.section.values())) == len(set(entry.text.values())) == len(LANGUAGES), entry.id
            assert all(entry.section.values())
            assert all(entry.text.values())
            assert len({bool(title) for title in entry.title.values()}) == 1, entry.id
        for term in book.terms:
            assert list(term.meaning) == list(LANGUAGES)
            assert term.meaning["en"] != term.meaning["hu"]
            assert term.english
            assert term.hungarian

    def test_references_lead_into_the_book(self, slug: str) -> None:
        book = rule_book(slug)
        ids = {entry.id for entry in book.rules}
        assert all(mention in ids for entry in book.rules for mention in entry.mentions)

    def test_its_rules_are_the_game_s_and_the_platform_s(self, slug: str) -> None:
        prefixes = {entry.id.split("-")[0] for entry in rule_book(slug).rules}
        assert prefixes == {find_game(slug).prefix, "PEN"}

    def test_it_goes_over_the_wire(self, slug: str) -> None:
        book = rule_book(slug)
        assert msgspec.json.decode(msgspec.json.encode(book), type=RuleBook) == book


def test_an_entry_has_all_parts_of_the_ledger() -> None:
    entries = {entry.id: entry for entry in rule_book(GAME).rules}
    economy = entries["SWD-COST-07"]
    assert (economy.kind, economy.tags) == ("rule", [])
    assert economy.source == {"en": "Trade", "hu": "Kereskedelem"}
    assert economy.mentions == ["SWD-TOK-05"]
    assert economy.section == {"en": "Costs, production and trade", "hu": "Költségek, termelés és kereskedelem"}
    assert economy.title == {"en": "", "hu": ""}
    assert economy.text["en"] == ledger(GAME).rule("SWD-COST-07").text
    assert economy.text["hu"] == ledger(GAME, "hu").rule("SWD-COST-07").text
    assert (entries["SWD-EX-01"].kind, entries["SWD-GAP-01"].kind) == ("example", "gap")
    assert entries["SWD-GAP-01"].title == {"en": "Arena (SWD-BLD-07)", "hu": "Aréna (SWD-BLD-07)"}
    assert entries["SWD-SCI-06"].tags == ["implied", "gap"]


def test_a_term_has_the_names_of_both_languages() -> None:
    (pawn,) = [term for term in rule_book(GAME).terms if "conflict pawn" in term.english]
    assert pawn.hungarian == ["konfliktusjelző"]
    assert pawn.meaning == {"en": "marker on the military track", "hu": "jelző a katonai sávon"}
    (clay,) = [term for term in rule_book(GAME).terms if "clay" in term.english]
    assert clay.hungarian == ["agyag", "tégla"]


def test_every_refusal_of_the_platform_is_explained() -> None:
    assert REFUSALS == ["PEN-01", "PEN-02", "PEN-03", "PEN-04", "PEN-05"]
    platform = [entry for entry in rule_book(GAME).rules if entry.id in REFUSALS]
    assert {entry.section["en"] for entry in platform} == {"The platform"}
    assert {entry.section["hu"] for entry in platform} == {"A platform"}
    assert all(entry.title[language] for entry in platform for language in LANGUAGES)
    assert all(re.search(r"[áéíóöőúüű]", entry.text["hu"]) for entry in platform)


def test_a_book_is_made_once() -> None:
    assert rule_book(GAME) is rule_book(GAME)


@pytest.mark.parametrize("slug", ["no-such-game", "", "README", "hu", "../rules/seven_wonders_duel"])
def test_an_unknown_game_is_an_error(slug: str) -> None:
    with pytest.raises(ValueError, match="there is no rule ledger for"):
        rule_book(slug)


def test_ledgers_that_do_not_agree_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hu").mkdir()
    (tmp_path / "torn.md").write_text("- **TOY-GO-01** The first player moves.\n", encoding="utf-8")
    (tmp_path / "hu" / "torn.md").write_text("- **TOY-GO-02** A második játékos lép.\n", encoding="utf-8")
    monkeypatch.setattr(ledger_files, "PLACES", (tmp_path,))
    with pytest.raises(ValueError, match="TOY-GO-01 in English stands where Hungarian has TOY-GO-02"):
        rule_book("torn")
