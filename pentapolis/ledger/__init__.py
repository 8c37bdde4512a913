"""The rule ledgers of docs/rules: rules with ids, and which tests and which code name them.

    from pentapolis.ledger import ledger

    book = ledger("seven-wonders-duel")
    book.rule("SWD-MIL-03").text
    book.search("konfliktusjelző")
    book.uncovered(Path("tests"))
    without_code(book, Path("pentapolis/games/seven_wonders_duel"))
    ledger("seven-wonders-duel", "hu").rule("SWD-MIL-03").text

docs/rules/README.md describes the format of the files and the marker with which a test names a rule.
"""

from pentapolis.ledger.errors import LedgerError
from pentapolis.ledger.files import LANGUAGES, ledger, slugs, unknown_ids
from pentapolis.ledger.markers import named_rules
from pentapolis.ledger.model import TAGS, Kind, Ledger, Rule, Term
from pentapolis.ledger.parser import parse
from pentapolis.ledger.places import Place, named_in_code, shortened_ids, without_code

__all__ = [
    "LANGUAGES",
    "TAGS",
    "Kind",
    "Ledger",
    "LedgerError",
    "Place",
    "Rule",
    "Term",
    "ledger",
    "named_in_code",
    "named_rules",
    "parse",
    "shortened_ids",
    "slugs",
    "unknown_ids",
    "without_code",
]
