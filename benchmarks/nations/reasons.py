"""Why nobody uses some cards, by the card: looked into one by one."""

REASONS: dict[str, str] = {}
