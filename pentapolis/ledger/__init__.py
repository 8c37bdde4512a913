"""The rule ledgers of docs/rules: rules with ids, and which tests name them.

    from pentapolis.ledger import ledger

    book = ledger("seven-wonders-duel")
    book.rule("SWD-MIL-03").text
    book.search("konfliktusjelző")
    book.uncovered(Path("tests"))
    ledger("seven-wonders-duel", "hu").rule("SWD-MIL-03").text

docs/rules/README.md describes the format of the files and the marker with which a test names a rule.
"""

from pentapolis.ledger.errors import LedgerError
from pentapolis.ledger.files import LANGUAGES, ledger, slugs, unknown_ids
from pentapolis.ledger.markers import named_rules
from pentapolis.ledger.model import TAGS, Kind, Ledger, Rule, Term
from pentapolis.ledger.parser import parse

__all__ = [
    "LANGUAGES",
    "TAGS",
    "Kind",
    "Ledger",
    "LedgerError",
    "Rule",
    "Term",
    "ledger",
    "named_rules",
    "parse",
    "slugs",
    "unknown_ids",
]
