"""Reads the Markdown of a ledger. The format is described in docs/rules/README.md."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from pentapolis.ledger.errors import LedgerError
from pentapolis.ledger.model import RULE_ID, TAGS, Kind, Ledger, Rule, Term

_HEADING: Final = re.compile(r"#{2,}\s+(?P<title>.+)")
_ENTRY: Final = re.compile(r"- \*\*(?P<id>[^*]*)\*\*(?P<rest>.*)")
_SHOWN: Final = re.compile(rf"\s*\((?P<ids>{RULE_ID.pattern}(?:,\s*{RULE_ID.pattern})*)\)")
_SOURCE: Final = re.compile(r"\s*\[rulebook §(?P<source>[^\]]+)\]")
_TAG: Final = re.compile(r"\s*\((?P<tag>\w+)\)")
_NUMBERED: Final = re.compile(r"(?P<number>\d+)\.\s+(?P<rest>.*)")
_GAP: Final = re.compile(r"\*\*(?P<title>[^*]+)\*\*\s*(?P<text>.*)")
_ASIDE: Final = re.compile(r"\(([^)]*)\)")

#: What stands between two headings, and a number or letter of a place under one.
_BETWEEN: Final = re.compile(r"( / |, §)")
_PLACE: Final = re.compile(r"(?P<heading>.+?)(?P<place>(?: (?:\d+(?:–\d+)?|[A-Z](?:–[A-Z])?))?)")

# Three headings and one table are known by their words, in each language a ledger may be written in.
_GAPS: Final = ("Gaps", "Tisztázott kérdések")
_GLOSSARY: Final = ("Glossary", "Szójegyzék")
_HEADINGS: Final = ("Headings of the rulebook", "A szabálykönyv fejezetei")
_HEAD_OF_GLOSSARY: Final = ("English", "Angol")
_HEAD_OF_HEADINGS: Final = ("Hungarian", "Angol")


def parse(text: str, path: Path | None = None) -> Ledger:
    """The ledger written in `text`; LedgerError names the line of the first fault and, if given, the path."""
    return _Reader(text, path).ledger()


class _Reader:
    """One pass over the lines of a file; entries are kept as they are found."""

    def __init__(self, text: str, path: Path | None) -> None:
        self.path = path
        self.lines = _joined(text)
        self.line = 0
        self.section = ""
        self.prefix = ""
        self.rules: dict[str, Rule] = {}
        self.gaps: list[Rule] = []
        self.glossary: list[Term] = []
        self.headings: dict[str, str] = {}  # of the rulebook, in the language of the ledger
        self.found_at: dict[str, int] = {}  # the line of each rule

    def ledger(self) -> Ledger:
        for number, line in self.lines:
            self.line = number
            heading = _HEADING.fullmatch(line)
            if heading:
                self.section = heading["title"].strip()
            elif line.startswith("- **"):
                self.read_entry(line)
            elif self.section in _GAPS and line[:1].isdigit():
                self.read_gap(line)
            elif self.section in _GLOSSARY and line.startswith("|"):
                self.read_term(line)
            elif self.section in _HEADINGS and line.startswith("|"):
                self.read_heading(line)
        if not self.rules:
            raise self.fault("the ledger has no rules")
        rules = map(self.in_our_language, self.rules.values()) if self.headings else self.rules.values()
        return Ledger(self.prefix, tuple(rules), tuple(self.gaps), tuple(self.glossary), self.path)

    def read_entry(self, line: str) -> None:
        entry = _ENTRY.fullmatch(line)
        if entry is None:
            raise self.fault(f"not a rule: {line}")
        rule_id, rest = entry["id"], entry["rest"]
        self.check_id(rule_id)
        kind = Kind.EXAMPLE if rule_id.split("-")[-2] == "EX" else Kind.RULE
        mentions = _mentions(rest, rule_id)
        if kind is Kind.EXAMPLE:
            shown = _SHOWN.match(rest)
            if shown is None:
                raise self.fault(f"{rule_id} does not begin with the rules it shows, as in (SWD-COST-05)")
            rest = rest[shown.end() :]
        self.found_at[rule_id] = self.line
        source = _SOURCE.match(rest)
        if source:
            rest = rest[source.end() :]
        tags, statement = self.split_tags(rule_id, rest)
        if not statement:
            raise self.fault(f"{rule_id} has no text")
        if statement.startswith("["):
            raise self.fault(f"{rule_id} has a reference that is not of the form [rulebook §heading]")
        self.rules[rule_id] = Rule(
            id=rule_id,
            section=self.section,
            tags=tags,
            text=statement,
            source=source["source"].strip() if source else "",
            kind=kind,
            mentions=mentions,
            printed=source["source"].strip() if source else "",
        )

    def check_id(self, rule_id: str) -> None:
        if not RULE_ID.fullmatch(rule_id):
            raise self.fault(f"{rule_id!r} is not a rule id")
        if rule_id.split("-")[-2] == "GAP":
            raise self.fault(f"{rule_id} stands for a numbered item under Gaps and cannot be given to a rule")
        if rule_id in self.rules:
            raise self.fault(f"{rule_id} is used twice")
        prefix = rule_id.split("-", maxsplit=1)[0]
        self.prefix = self.prefix or prefix
        if prefix != self.prefix:
            raise self.fault(f"{rule_id} stands in a ledger of {self.prefix} rules")

    def split_tags(self, rule_id: str, rest: str) -> tuple[tuple[str, ...], str]:
        tags: list[str] = []
        while found := _TAG.match(rest):
            if found["tag"] not in TAGS:
                raise self.fault(f"{rule_id} has the unknown tag ({found['tag']}); known: {', '.join(TAGS)}")
            tags.append(found["tag"])
            rest = rest[found.end() :]
        return tuple(tags), rest.strip()

    def read_gap(self, line: str) -> None:
        numbered = _NUMBERED.fullmatch(line)
        gap = _GAP.fullmatch(numbered["rest"]) if numbered else None
        if numbered is None or gap is None or not gap["text"]:
            raise self.fault(f"not a gap of the form '1. **Title.** text': {line}")
        number = len(self.gaps) + 1
        if int(numbered["number"]) != number:
            raise self.fault(f"gap {numbered['number']} stands where gap {number} is due")
        gap_id = f"{self.prefix}-GAP-{number:02}"
        self.gaps.append(
            Rule(
                id=gap_id,
                section=self.section,
                tags=(),
                text=gap["text"],
                kind=Kind.GAP,
                title=gap["title"].strip().rstrip("."),
                mentions=_mentions(numbered["rest"], gap_id),
            )
        )

    def read_term(self, line: str) -> None:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != 3:
            raise self.fault(f"a line of the glossary has 3 cells, not {len(cells)}: {line}")
        english, hungarian, meaning = cells
        if english in _HEAD_OF_GLOSSARY or not english.strip("-: "):
            return  # the head of the table
        ours, theirs = english.split(" / "), hungarian.split(" / ")
        if len(ours) != len(theirs):
            ours, theirs = [", ".join(ours)], [", ".join(theirs)]
        self.glossary += [Term(_names(our), _names(their), meaning) for our, their in zip(ours, theirs, strict=True)]

    def read_heading(self, line: str) -> None:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != 2:
            raise self.fault(f"a line of the headings has 2 cells, not {len(cells)}: {line}")
        printed, ours = cells
        if printed not in _HEAD_OF_HEADINGS and printed.strip("-: "):
            self.headings[printed] = ours

    def in_our_language(self, rule: Rule) -> Rule:
        """The rule with its place in the rulebook called by headings that its reader can read."""
        self.line = self.found_at[rule.id]
        parts = _BETWEEN.split(rule.printed) if rule.printed else []
        return replace(rule, source="".join(part if _BETWEEN.fullmatch(part) else self.heading(part) for part in parts))

    def heading(self, printed: str) -> str:
        place = _PLACE.fullmatch(printed)
        if place is None or place["heading"] not in self.headings:
            raise self.fault(f"the heading {printed!r} is not in the table under {_HEADINGS[0]!r}")
        return self.headings[place["heading"]] + place["place"]

    def fault(self, what: str) -> LedgerError:
        return LedgerError(f"{self.path or 'ledger'}:{self.line}: {what}")


def _joined(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers; an indented line that is no rule is joined to the list item above it."""
    joined: list[tuple[int, str]] = []
    in_item = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("- **"):
            joined.append((number, line))
            in_item = True
        elif in_item and line and raw.startswith(" "):
            first, above = joined[-1]
            joined[-1] = (first, f"{above} {line}")
        else:
            joined.append((number, raw.rstrip()))
            in_item = bool(re.match(r"- |\d+\. ", raw))
    return joined


def _mentions(text: str, own_id: str) -> tuple[str, ...]:
    found = dict.fromkeys(RULE_ID.findall(text))
    return tuple(rule_id for rule_id in found if rule_id != own_id)


def _names(cell: str) -> tuple[str, ...]:
    """The names in a cell: "chain (free construction), link" has three."""
    outside = _ASIDE.sub("", cell)
    inside = _ASIDE.findall(cell)
    return tuple(name.strip() for part in (outside, *inside) for name in part.split(",") if name.strip())
