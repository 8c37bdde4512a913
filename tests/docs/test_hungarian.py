"""The players' pages in Hungarian say what the English ones say: same sections, tables, commands, rules and labels."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from tests.docs import ROOT, RULE, blocks, code_lines, inline_code, outside_fences, text_of

#: Every page of the documentation that players read, and its Hungarian counterpart.
ENGLISH: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("docs/README.md", "docs/players*.md", "docs/editions*.md")
    for path in ROOT.glob(pattern)
)
PAIRS: Final = [(page, page.replace("docs/", "docs/hu/", 1)) for page in ENGLISH]
#: The index has pages that are there in English only.
TRANSLATED: Final = [pair for pair in PAIRS if not pair[0].endswith("README.md")]

PICTURE: Final = re.compile(r"!\[[^]]*\]\(([^)\s]+)\)")
NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
CODE: Final = re.compile(r"`([^`\n]+)`")
EMPHASIS: Final = re.compile(r"\*\*([^*]+)\*\*|(?<!\*)\*([^*]+)\*(?!\*)")
#: What is the same in every language: options, commands, moves in writing, names in files and settings.
SAME: Final = re.compile(
    r"^--|^make |^pentapolis |^[a-z_]+:[a-z0-9_:]+$|^[a-z]+(?:_[a-z0-9]+)+$|^[a-z_]+ = |^\[|^[A-Z]{4}[A-Z_]*$"
)
COMMAND: Final = re.compile(r"^(?:make|pentapolis) ")
LANGUAGE: Final = re.compile(r"--lang (?:en|hu)")
#: The messages that stand on buttons, fields and headings.
LABELS: Final = re.compile(r"(?:shell|table|eeboard|capboard|board|move|option)-")
EITHER: Final = re.compile(r"\ba\(z\)", re.IGNORECASE)


def levels(page: str) -> list[int]:
    return [len(signs) for signs in re.findall(r"^(#+) ", outside_fences(page), re.MULTILINE)]


def tables(page: str) -> list[list[list[str]]]:
    """The tables of a page: rows of cells, the head first."""
    found: list[list[list[str]]] = []
    before = ""
    for line in outside_fences(page).splitlines():
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        before = line
    return found


def same_in_both(page: str) -> set[str]:
    return {LANGUAGE.sub("--lang", code) for code in inline_code(page) if SAME.match(code)}


def emphasised(page: str) -> Counter[str]:
    text = CODE.sub("", outside_fences(page))
    return Counter(" ".join((strong or weak).split()) for strong, weak in EMPHASIS.findall(text))


@cache
def labels(language: str) -> dict[str, set[str]]:
    """What each label says in a language, in every form it has."""
    said: dict[str, set[str]] = {}
    folders = [*(ROOT / "web/src/text").iterdir(), *ROOT.glob("pentapolis/games/*/text")]
    for folder in folders:
        file = folder / f"{language}.ftl"
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else []:
            if isinstance(entry, ast.Message) and entry.value is not None and LABELS.match(entry.id.name):
                said.setdefault(f"{folder.parent.name}/{folder.name}/{entry.id.name}", set()).update(forms(entry.value))
    return said


def forms(pattern: ast.Pattern) -> set[str]:
    """The texts of a message without variables: one, or one for each case."""
    if all(isinstance(element, ast.TextElement) for element in pattern.elements):
        return {"".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))}
    (element, *others) = pattern.elements
    if not others and isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        return set().union(*(forms(variant.value) for variant in element.expression.variants))
    return set()


@pytest.mark.parametrize(("english", "hungarian"), PAIRS)
def test_each_leads_to_the_other(english: str, hungarian: str) -> None:
    assert (ROOT / hungarian).exists(), f"{english} has no Hungarian counterpart"
    name = Path(english).name
    assert f"*[Magyarul](hu/{name})*" in text_of(english).splitlines()[:3]
    assert f"*[In English](../{name})*" in text_of(hungarian).splitlines()[:3]


def test_there_are_pages_and_no_others() -> None:
    assert [Path(page).name for page in ENGLISH] == [
        "README.md",
        "editions-imperium.md",
        "editions-the-capitals.md",
        "editions.md",
        "players-empires-end.md",
        "players-imperium.md",
        "players-the-capitals.md",
        "players-through-the-ages.md",
        "players.md",
    ]
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs/hu").glob("*.md")}
    assert there == {hungarian for _, hungarian in PAIRS}


@pytest.mark.parametrize(("english", "hungarian"), TRANSLATED)
class TestPage:
    def test_sections(self, english: str, hungarian: str) -> None:
        assert levels(hungarian) == levels(english)

    def test_blocks(self, english: str, hungarian: str) -> None:
        for language in ("console", "python", "toml", "text", ""):
            assert len(blocks(hungarian, language)) == len(blocks(english, language)), language
        assert [block.text for block in blocks(hungarian, "python")] == [one.text for one in blocks(english, "python")]

    def test_screens_are_hungarian(self, english: str, hungarian: str) -> None:
        assert all("--lang hu" in block.text.splitlines()[0] for block in blocks(hungarian, "console"))

    def test_commands(self, english: str, hungarian: str) -> None:
        said, meant = ([line for line in code_lines(page) if COMMAND.match(line)] for page in (hungarian, english))
        assert Counter(said) == Counter(meant)
        assert same_in_both(hungarian) == same_in_both(english)

    def test_tables(self, english: str, hungarian: str) -> None:
        """Rows, columns and numbers are the same, and so is what the first column writes as code."""
        theirs, ours = tables(english), tables(hungarian)
        assert len(ours) == len(theirs)
        for table, meant in zip(ours, theirs, strict=True):
            assert [len(row) for row in table] == [len(row) for row in meant], meant[0]
            for row, original in zip(table[2:], meant[2:], strict=True):
                assert Counter(numbers(row)) == Counter(numbers(original)), row
                if {"English", "angolul"}.isdisjoint({meant[0][0], table[0][0]}):
                    assert CODE.findall(row[0]) == CODE.findall(original[0]), row

    def test_rules(self, english: str, hungarian: str) -> None:
        assert Counter(RULE.findall(outside_fences(hungarian))) == Counter(RULE.findall(outside_fences(english)))

    def test_labels(self, english: str, hungarian: str) -> None:
        """A button that the English page names is named in Hungarian, by what stands on it."""
        meant, said = emphasised(english), emphasised(hungarian)
        for label, times in meant.items():
            ids = [name for name, texts in labels("en").items() if label in texts]
            if ids and label[0].isupper():
                translated = set().union(*(labels("hu")[name] for name in ids))
                assert sum(said[text] for text in translated) >= times, f"{label} is {sorted(translated)} in Hungarian"


def numbers(row: list[str]) -> list[str]:
    return [number.replace(",", ".") for number in NUMBER.findall(" ".join(row))]


def test_labels_are_found() -> None:
    """The test of labels would hold for pages in which it finds none."""
    known = set().union(*labels("en").values())
    assert len(known & set(emphasised("docs/players.md"))) > 12
    assert len(known & set(emphasised("docs/players-empires-end.md"))) > 5
    assert labels("en").keys() == labels("hu").keys()


def test_pictures() -> None:
    """Every Hungarian picture is shown; an English one only where there is no other, or beside it."""
    shown = {Path(name).name for _, page in PAIRS for name in PICTURE.findall(text_of(page))}
    there = {path.name for path in (ROOT / "docs/images").glob("*.png")}
    assert {name for name in there if name.endswith("-hu.png")} <= shown <= there
    for english, hungarian in TRANSLATED:
        assert len(PICTURE.findall(text_of(hungarian))) == len(PICTURE.findall(text_of(english)))


def test_no_article_is_left_open() -> None:
    """Hungarian has two articles, and a program knows which one a name takes."""
    files = [
        *(ROOT / page for _, page in PAIRS),
        *ROOT.glob("docs/rules/hu/*.md"),
        *ROOT.glob("web/src/text/*/hu.ftl"),
        *(path for folder in ("pentapolis", "tests") for path in (ROOT / folder).rglob("hu.ftl")),
    ]
    assert len(files) > 15
    assert [path.relative_to(ROOT).as_posix() for path in files if EITHER.search(path.read_text("utf-8"))] == []
    assert EITHER.search("A(z) 1. lap")
