### The table of The Capitals in a terminal.

# Tracks and what else effects give, in two letters or a sign.
terminal-letter-economy = $
terminal-letter-progress = Pg
terminal-letter-culture = Cu
terminal-letter-employment = Em
terminal-letter-population = Po
terminal-letter-public_services = Sv
terminal-letter-energy = ●
terminal-letter-prestige = ★
terminal-letter-tourist = T
terminal-name-energy = energy
terminal-name-prestige = prestige
# Types of tiles in three letters.
terminal-type-residential = res
terminal-type-industrial = ind
terminal-type-commercial = com
terminal-type-tourism = tou
terminal-type-public = pub
terminal-type-prosperity = pro
terminal-type-none = –
terminal-density-low = low density
terminal-density-medium = medium density
terminal-density-high = high density
terminal-any = tile
terminal-round = Age { $age }, round { $number }
terminal-pile = Tiles left { $count }
terminal-reconstructed = reconstructed edition
terminal-initiative = Initiative
terminal-now = now { $points }★
terminal-known = known { $points }★
terminal-plant = plant { $level }
terminal-hand = Hand
terminal-hand-size = hand { $count }
terminal-guests = tourists { $who }
# What a World's Fair would bring now.
terminal-tourism = Tourists now: { $who } → { $leader }
terminal-fair = fair { $prestige }★ { $progress } progress
terminal-sign-lake = +2●
terminal-menu-place = Build { $tile } on:
terminal-menu-shift = Move construction marker { $marker } to:
terminal-menu-activate = Activate:
terminal-menu-hint = Type a number, the beginning of a name, or a command; “help” lists them.
terminal-score-known = If it ended now, without the prestige taken so far
terminal-legend =
    Gains and losses: { $steps }. Types of tiles: { $types }. Residential tiles also have { $densities }.
    Seats are numbers; × on a track: several markers, ○ the neutral one, │ a space of attraction; a long track may have a sign for two spaces.
    ▸ activation with its cost, □ whenever such a tile is built, ↻ lasting, ↑ upgrade, ■ at the end, ◆ before the last World’s Fair.
    Only adjacent tiles count in […]. ≥ nobody has more, ≤ nobody has fewer. ✓ can be built by its requirements, ✗ not.
    In a city: columns are letters, rows numbers; ◆ construction marker, ○ a full one, ● cubes, T tourists.
