"""The one error of this package."""


class LedgerError(ValueError):
    """A ledger or a rule marker is missing or malformed; the message says where and how."""
