### The table of 7 Wonders Duel as a terminal shows it.

# Kinds of card in two letters, resources in one.
terminal-code-brown = Br
terminal-code-grey = Gy
terminal-code-blue = Bl
terminal-code-green = Gn
terminal-code-yellow = Ye
terminal-code-red = Rd
terminal-code-purple = Pu
terminal-letter-wood = W
terminal-letter-clay = C
terminal-letter-stone = S
terminal-letter-glass = G
terminal-letter-papyrus = P
terminal-back-guild = guild
terminal-board-tokens = Tokens:
terminal-library = From the box:
terminal-discard-count = Discarded: { $count }
terminal-offer = Wonders to choose from:
terminal-points-now = now { $count }★
terminal-makes = Makes
terminal-buys = buys at
terminal-symbols = Science { $count }/6:
terminal-tokens = Tokens:
terminal-build = build
terminal-drop = discard +{ $count }●
terminal-with = with
terminal-per-built-wonders = wonder
terminal-per-wonders = wonder
terminal-per-coin-triples = 3●
terminal-per-progress-tokens = token
terminal-sign-discount = −{ $count } res.
terminal-sign-trade-income = trade→●
terminal-sign-extra-shields = red+{ $count }▼
terminal-sign-play-again-on-wonders = wonder→↻
terminal-sign-coins-on-chain = chain→{ $count }●
terminal-sign-progress-from-box = { $count } tokens→1
terminal-sign-build-from-discard = from discard
terminal-legend =
    Cards: { $kinds }.
    Resources: { $units }. ● coin, ★ victory point, ▼ shield, ↻ another turn.
    On a card: kind, printed cost, =what it costs you now; ← free with this chain symbol, → has this chain symbol.
    A thick edge: accessible. ░: face down, with the age of its back. ■ built, □ unbuilt wonder. ◆ conflict pawn.
