### Words of the board of Empire's End in the browser.
### hu.ftl has the same messages with the same variables, in the same order.

## Zones

eeboard-table = The table
eeboard-empire = Empire of { $seat }
eeboard-open = All of the empire of { $seat }
eeboard-row = The row of { $seat }
eeboard-hand = Your hand
eeboard-hand-empty = No cards
eeboard-setup = Lightning start
eeboard-over = The game is over
eeboard-actions = Other moves

## The progress track

eeboard-track-start = START
eeboard-track-end = END
eeboard-track-at = Progress track: space { $number } of { $count }, { $name }

## Decks

eeboard-deck = { $count ->
    [one] { $count } disaster in the deck
   *[other] { $count } disasters in the deck
}
eeboard-conflict-deck = { $count ->
    [one] { $count } conflict
   *[other] { $count } conflicts
}
eeboard-pile = Discard pile: { $count }
eeboard-pile-title = Discard pile
eeboard-pile-empty = The discard pile is empty.
eeboard-reconstructed = Mostly reconstructed
eeboard-reconstructed-why = The rulebook shows only a few of the printed cards and locations; the others were made to fit it.
eeboard-edition = Edition: { $title }

## Who is asked

eeboard-order = Order of bidding
eeboard-deciding = All decide at the same time
eeboard-seat-turn-acts = { $seat } is to bid
eeboard-seat-turn-waits = { $seat } waits
eeboard-seat-lane-acts = { $seat } is still deciding
eeboard-seat-lane-done = { $seat } has finished
eeboard-seat-lane-waits = { $seat } waits
eeboard-done = You have finished; the others are still deciding.

## An empire

eeboard-first = { $seat } has the first-player marker
eeboard-strength = Strength: { $count }
eeboard-ruins = Destroyed locations: { $count }
eeboard-hand-size = Cards in hand: { $count }
eeboard-screened = Resources behind the screen
eeboard-resources = Your resources
eeboard-resource = { $resource }: { $count }
eeboard-about-wheat = Pays for passing on disasters and is converted in economy phases.
eeboard-about-hammer = Pays for playing cards, restoring locations and passing on disasters.
eeboard-about-axe = Adds 1 to your strength in a conflict and pays for passing on disasters.
eeboard-about-coin = Stands in for any other resource you pay.
eeboard-points-hidden = Without what the hidden resources may score.

## A location

eeboard-position = Position { $number }
eeboard-place-of = Position { $number } in the empire of { $seat }.
eeboard-healthy = { $count ->
    [one] Healthy, worth { $count } point.
   *[other] Healthy, worth { $count } points.
}
eeboard-ruined = Destroyed; restoring it costs { $cost ->
    [one] { $cost } hammer
   *[other] { $cost } hammers
} now and brings back { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
eeboard-threatened = Threatened by { $cards }.
eeboard-innovations-here = Under it: { $cards }.
eeboard-under = Under { $location } in the empire of { $seat }.
eeboard-under-place = Under { $location }
eeboard-silent = It does not work while the location is destroyed.
eeboard-exhausted = Exhausted.

## When an ability works

eeboard-works-disaster = Disaster phase:
eeboard-works-economy = Economy phase:
eeboard-works-industry = Industry phase:
eeboard-works-conflict = Conflict phase:
eeboard-works-end = End of the game:
eeboard-works-destroyed = When its location is destroyed:

## Explanations


## A disaster

eeboard-disaster-kind = Disaster
eeboard-aims = It aims at position { $number }.
eeboard-accepts = It accepts { OR($resources) }.
eeboard-pot = { $count ->
    [0] Nothing has been bid.
   *[other] In the pot: { $resources }.
}
eeboard-pot-empty = empty pot
eeboard-pass-with = Pass:
eeboard-take = Take
eeboard-taken = Taken by { $seat }
eeboard-loss = { $count ->
    [0] You would lose no location.
    [one] You would lose { $locations }: { $count } point.
   *[other] You would lose { $locations }: { $count } points.
}
eeboard-loss-choice = { $count ->
    [one] You would lose { OR($locations) }: at least { $count } point.
   *[other] You would lose { OR($locations) }: at least { $count } points.
}
eeboard-gained = { $seat } has gained:

## Cards in hand

eeboard-price = { $count ->
    [one] To play: { $count } hammer.
   *[other] To play: { $count } hammers.
}
eeboard-price-less = { $count ->
    [one] To play: { $count } hammer instead of { $printed }.
   *[other] To play: { $count } hammers instead of { $printed }.
}
eeboard-suffer-hint = Choose one of your cards and then the other: both locations are destroyed, and both innovations are yours.
eeboard-would-strike = It would strike position { $number }: { OR($locations) }.

## Economy and industry

eeboard-economy-hint = What gives something has given it already. Click what is marked to use it.
eeboard-industry-hint = Choose a card and then the location it goes under, a ruin to restore it, or two locations that trade places.
eeboard-left = What is left to do
eeboard-cards-left = { $count ->
    [0] no more cards
    [one] { $count } more card to play or sell
   *[other] { $count } cards to play or sell
}
eeboard-restores-left = { $count ->
    [0] no more restoring
    [one] { $count } location to restore
   *[other] { $count } locations to restore
}
eeboard-discount = { $name }: { $count ->
    [one] 1 card costs { $hammers ->
        [one] 1 hammer
       *[other] { $hammers } hammers
    } less.
   *[other] { $count } cards cost { $hammers ->
        [one] 1 hammer
       *[other] { $hammers } hammers
    } less each.
}
eeboard-unused = Still possible: { $list }.
eeboard-unused-conversions = { $count ->
    [one] a conversion
   *[other] { $count } conversions
}
eeboard-unused-repeats = { $count ->
    [one] a repeat
   *[other] { $count } repeats
}
eeboard-unused-refreshes = { $count ->
    [one] a refresh
   *[other] { $count } refreshes
}
eeboard-unused-cards = { $count ->
    [one] { $count } card to play or sell
   *[other] { $count } cards to play or sell
}
eeboard-unused-restores = restoring a location
eeboard-unused-swaps = a swap of two locations
eeboard-unused-moves = moving an innovation

## Conflict

eeboard-forces = Strengths
eeboard-strength-open = { $seat }: starting strength { $count }, still deciding
eeboard-strength-committed = { $seat }: starting strength { $count }, the bid is made
eeboard-bid = Your secret bid
eeboard-bid-commit = Bid
eeboard-bid-axes = Axes: { $count } of { $most }
eeboard-bid-axes-less = One axe less
eeboard-bid-axes-more = One axe more
eeboard-bid-coins = Coins: { $count } of { $most }
eeboard-bid-coins-less = One coin less
eeboard-bid-coins-more = One coin more
eeboard-reaches = Your strength: { $count }.
eeboard-band = Band { $limits }.
eeboard-no-band = It falls in no band: it brings nothing and costs nothing.
eeboard-upheaval-own = If another is stronger: { $locations } trade places (position { $number }).
eeboard-upheaval-none = If another is stronger, the upheaval changes nothing in your empire.

## The last conflict

eeboard-last = Last conflict
eeboard-last-title = Last conflict: { $name }
eeboard-last-won = Strongest: { $players }
eeboard-last-player = Player
eeboard-last-start = Starting strength
eeboard-last-axes = Axes bid
eeboard-last-coins = Coins bid
eeboard-last-strength = Strength
eeboard-last-reward = What it brought
eeboard-last-no-band = in no band
eeboard-last-refresh = Innovations to refresh: { $count }

## Notes on actions

eeboard-note-silenced = { $count ->
    [one] { $count } innovation under it stops working.
   *[other] { $count } innovations under it stop working.
}
eeboard-note-receives = You would receive { $resources }.
eeboard-note-innovation = Its innovation: { $text }
eeboard-note-neighbours = { $count ->
    [0] No neighbour counts there now.
    [one] { $count } neighbour counts there now.
   *[other] { $count } neighbours count there now.
}

## The result

eeboard-standing = { $seat }: { $count } healthy locations
