### The table of Empire's End in a terminal.

# Spaces of the track and phases of abilities in one or two letters.
terminal-code-disaster = D
terminal-code-double_disaster = DD
terminal-code-economy = E
terminal-code-industry = I
terminal-code-conflict = C
terminal-code-economy_industry = EI
terminal-code-end = End
terminal-code-destroyed = ✗
# Resources in one letter, types of disaster in two, types of location in at most five.
terminal-letter-wheat = W
terminal-letter-hammer = H
terminal-letter-axe = A
terminal-letter-coin = ●
terminal-type-fire = Fi
terminal-type-revolt = Re
terminal-type-famine = Fa
terminal-type-flood = Fl
terminal-type-blight = Bl
terminal-type-barbarians = Ba
terminal-type-plague = Pl
terminal-type-earthquake = Ea
terminal-tile-city = City
terminal-tile-town = Town
terminal-tile-army = Army
terminal-tile-road = Road
terminal-tile-farm = Farm
terminal-tile-any = loc.
terminal-end = END
terminal-reconstructed = reconstructed edition
terminal-decks = Deck { $count }, discarded { $discarded }
terminal-resources = Resources
terminal-hand = Hand
terminal-hand-size = hand { $count }
terminal-now = now { $points }★
terminal-known = at least { $points }★
terminal-done = done
terminal-first = first player
terminal-disaster = strikes { $number }, accepts { $accepted }
terminal-pot = bids { $resources }
terminal-pot-empty = no bids
terminal-taken = taken by { $who }
terminal-yours = yours: { $locations }
terminal-victory = highest
terminal-upheaval = { $rank ->
    [1] the others swap: most valuable healthy location ↔ position { $number }
    [2] the others swap: second most valuable healthy location ↔ position { $number }
    [3] the others swap: third most valuable healthy location ↔ position { $number }
   *[other] the others swap: healthy location of rank { $rank } by value ↔ position { $number }
}
terminal-bid-secret = has bid
terminal-bid-waits = is choosing
terminal-fighting = { $starting }▲ + { $axes } + { $coins } = { $strength }▲
terminal-starting = starts with { $starting }▲
terminal-wins = wins
terminal-cards-left = cards to play or sell: { $count }
terminal-restores-left = locations to restore: { $count }
terminal-sign-repeat = repeat E
terminal-sign-move = move card
terminal-sign-refresh-all = refresh all
terminal-sign-refresh-beside = refresh beside
terminal-sign-refresh = refresh { $count }
terminal-sign-free = free { $what }
terminal-sign-replace = replace
terminal-sign-restore = restore −{ $what }
terminal-sign-most = if most ✗
terminal-sign-end-repeat = repeat End
terminal-sign-play = play { $count }× −{ $what }
terminal-sign-swap = swap
terminal-menu-play = Play { $card } ({ $what }) under:
terminal-menu-sell = Sell for 1●:
terminal-menu-restore = Restore:
# $location: one of them, as an example.
terminal-menu-swap = { $first }–{ $last } Swap two locations: type the name of one of them ({ $location })
terminal-menu-move = Move { $card } under:
terminal-menu-commit = Axes { $axes } and coins:
terminal-menu-commit-axes = Bid axes:
terminal-menu-commit-coins = Bid coins:
terminal-menu-suffer = { $card } with:
terminal-menu-ruin = Let it be destroyed:
terminal-menu-place = Place { $card } under:
terminal-menu-hint = Type a number, the beginning of a name, or a command; “help” lists them.
terminal-score-known = If it ended now, without what hidden resources score
terminal-legend =
    Track: { $phases }.
    Resources: { $units }. ★ point, ▲ strength, ✗ destroyed location with the cost of restoring it.
    Locations: { $places }. Behind their type stands the position: Farm(4).
    Types of disaster: { $kinds }; the number behind is the position they strike.
    ! a location an open disaster strikes, ~ an exhausted innovation, (…) an innovation under a destroyed location.
    Before an ability stands its phase; /name: for each such neighbour, +name healthy, ✗name destroyed.
