### The words that every drawn table needs.

terminal-score-now = Ha most érne véget
terminal-score-end = Pontok
terminal-total = Összesen
terminal-discard-empty = A dobópakli üres.
