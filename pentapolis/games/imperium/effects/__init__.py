"""The verbs of the card language (ledger section 14): effect values, each a class with its sentence and its rules."""
