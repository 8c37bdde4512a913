### The words that every drawn table needs.

terminal-score-now = If it ended now
terminal-score-end = Points
terminal-total = Total
terminal-discard-empty = The discard pile is empty.
