"""A ledger in memory: its rules, worked examples, gaps and glossary, and the questions one asks of them."""

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Final

from pentapolis.ledger.errors import LedgerError
from pentapolis.ledger.markers import named_rules
from pentapolis.ledger.words import speaks_of, with_parts, words

RULE_ID: Final = re.compile(r"\b[A-Z]{2,}(?:-\d?[A-Z]+)+-\d+\b")
TAGS: Final = ("icon", "corrected", "gap", "implied")


class Kind(Enum):
    RULE = "rule"
    EXAMPLE = "example"
    GAP = "gap"


@dataclass(frozen=True)
class Rule:
    """One entry with an id. Examples and gaps are entries too: a person looks all of them up the same way."""

    id: str
    section: str  # heading of the ledger it stands under
    tags: tuple[str, ...]
    text: str
    source: str = ""  # heading of the rulebook in the ledger's language, "" where the rulebook is silent
    kind: Kind = Kind.RULE
    title: str = ""  # only gaps have one
    mentions: tuple[str, ...] = ()  # ids of other entries, in the order they are named
    printed: str = ""  # the heading as the rulebook prints it


@dataclass(frozen=True)
class Term:
    """A line of the glossary; several words for one thing stay together."""

    english: tuple[str, ...]
    hungarian: tuple[str, ...]
    meaning: str


@dataclass(frozen=True)
class Ledger:
    """`rules` holds what tests have to name: rules and worked examples. Gaps are decisions about them."""

    prefix: str
    rules: tuple[Rule, ...]
    gaps: tuple[Rule, ...] = ()
    glossary: tuple[Term, ...] = ()
    path: Path | None = field(default=None, compare=False)

    @property
    def examples(self) -> tuple[Rule, ...]:
        return tuple(rule for rule in self.rules if rule.kind is Kind.EXAMPLE)

    @cached_property
    def entries(self) -> dict[str, Rule]:
        """Everything with an id, in the order of the ledger."""
        return {entry.id: entry for entry in (*self.rules, *self.gaps)}

    def rule(self, rule_id: str) -> Rule:
        """The rule, example or gap of this id; KeyError with similar ids if there is none."""
        entry = self.entries.get(rule_id)
        if entry is None:
            close = get_close_matches(rule_id.upper(), self.entries, n=3)
            hint = f"; did you mean {', '.join(close)}?" if close else ""
            raise KeyError(f"no rule {rule_id} in the ledger {self.prefix}{hint}")
        return entry

    def search(self, text: str) -> list[Rule]:
        """Entries in which every word of `text` begins some word.

        Case and accents do not matter. The id, the headings and the tags of an entry are searched as well as
        its text, and so is every glossary line, in both languages, whose English term the entry uses.
        Matching beginnings of words rather than words finds Hungarian nouns whatever their suffix.
        """
        wanted = words(text)
        if not wanted:
            return []
        return [
            entry
            for entry in self.entries.values()
            if all(any(word.startswith(want) for word in self._index[entry.id]) for want in wanted)
        ]

    def covered_by(self, tests_dir: Path) -> dict[str, list[str]]:
        """For each id of this ledger that a test names, the tests that name it, as pytest node ids."""
        named = named_rules(tests_dir)
        return {rule_id: named[rule_id] for rule_id in self.entries if rule_id in named}

    def unknown_ids(self, tests_dir: Path) -> dict[str, list[str]]:
        """Ids with this ledger's prefix that tests name and the ledger does not have, with those tests."""
        return self._unknown(named_rules(tests_dir))

    def uncovered(self, tests_dir: Path) -> list[Rule]:
        """Rules and examples no test names.

        LedgerError if a test names a rule of this game that does not exist: the rule it meant would look
        untested.
        """
        named = named_rules(tests_dir)
        unknown = self._unknown(named)
        if unknown:
            listed = "; ".join(f"{rule_id} in {', '.join(tests)}" for rule_id, tests in unknown.items())
            raise LedgerError(f"tests name rules the ledger {self.prefix} does not have: {listed}")
        return [rule for rule in self.rules if rule.id not in named]

    def broken_references(self) -> dict[str, list[str]]:
        """Entries that mention ids the ledger does not have, with those ids."""
        broken = {
            entry.id: [mention for mention in entry.mentions if mention not in self.entries]
            for entry in self.entries.values()
        }
        return {rule_id: missing for rule_id, missing in broken.items() if missing}

    def _unknown(self, named: dict[str, list[str]]) -> dict[str, list[str]]:
        return {
            rule_id: tests
            for rule_id, tests in named.items()
            if rule_id.startswith(f"{self.prefix}-") and rule_id not in self.entries
        }

    @cached_property
    def _index(self) -> dict[str, set[str]]:
        return {entry.id: self._words_of(entry) for entry in self.entries.values()}

    def _words_of(self, entry: Rule) -> set[str]:
        shown = words(f"{entry.title} {entry.text}")
        around = words(f"{entry.section} {entry.source} {entry.printed} {' '.join(entry.tags)}")
        found = with_parts([*words(" ".join((entry.id, *entry.mentions))), *shown, *around])
        for term in self.glossary:
            if any(speaks_of(shown, words(name)) for name in term.english):
                found += words(" ".join((*term.english, *term.hungarian)))
        return set(found)
