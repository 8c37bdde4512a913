### Words of the board of The Capitals in the browser.
### hu.ftl has the same messages with the same variables, in the same order.

## Zones

capboard-table = The table
capboard-city = City of { $seat }
capboard-plan = Town plan of { $seat }
capboard-open = { $count ->
    [one] The whole city of { $seat }: { $count } tile
   *[other] The whole city of { $seat }: { $count } tiles
}
capboard-tracks = The six tracks
capboard-projects = Project fields
capboard-field = Project field for ${ $count }
capboard-field-short = project field
capboard-placing = Being built now
capboard-field-empty = No tile
capboard-hand = Your prosperity tiles
capboard-pile = { $count ->
    [one] { $count } tile left in the pile of this age
   *[other] { $count } tiles left in the pile of this age
}
capboard-reconstructed = Mostly reconstructed
capboard-reconstructed-why = No source lists the printed tiles and the values of the board; most of them were made to fit the rulebook.

## Time and initiative

capboard-time = Round { $round } of 12, age { $age }
capboard-phases = The phases of a round
capboard-fair = World’s Fair
capboard-prosperity-round = A prosperity tile or a lake is built in this round.
capboard-initiative = Initiative
capboard-factor-now = now ×{ $count } for you
capboard-factor-next = next round ×{ $count } for you
capboard-last-payment = you pay ${ $count } at the end
capboard-column-title = Column { $column }
capboard-column = Column { $column }: ${ $cost }; whoever leaves it pays { $multiplier } times.
capboard-column-held = { $seat } is here.
capboard-column-left = { $seat } comes from here.
capboard-column-closed = It is not used with so many players.
capboard-column-price = It costs you ${ $count }.
capboard-column-next = Next round it would cost you ${ $count }.
capboard-loans = { $count ->
    [one] One loan: −1 prestige
   *[other] { $count } loans: −{ $count } prestige
}

## Tracks

capboard-neutral = Neutral city
capboard-aimed = Where your marker would go
capboard-stands = { $seat }: { $space }
capboard-space-fair = { $space } (World’s Fair: { $count })
capboard-past-least = Below the first space of { $track }: { $changes }
capboard-past-most = Beyond the last space of { $track }: { $changes }
capboard-next-attraction = { $count } to attraction from space { $space }
capboard-next-upgrade = { $count } to the upgrade sign
capboard-next-fair = { $count } to the next value of the World’s Fair, on space { $space }
capboard-next-point = { $count } to the next point, at ${ $space }
capboard-next-population = Employment cannot grow beyond population ({ $space }).
capboard-next-end = { $count } to the last space, { $space }
capboard-tourism-leader = { $level ->
    [0] { $seat } has the highest culture, without attraction yet.
   *[other] { $seat } has the highest culture, with attraction of level { $level }.
}
capboard-tourism-lowest = The city with the lowest culture always loses its tourist.
capboard-tourism-neutral = The other city loses its tourist if it stands below the neutral marker.
capboard-tourism-range = Attraction takes the tourists of all other cities up to space { $space } of culture.
capboard-tourism-nobody = Nobody’s tourist would leave now.
capboard-losers = Tourists would leave: { $seats }
capboard-leaving = Tourists now:
capboard-fair-values = What the World’s Fair gives for each space
capboard-fair-now = Fair now:
capboard-fair-now-long = If the World’s Fair were now: employment { $employment }, unemployment { $unemployment }, services behind others { $rank }, progress { $progress }

## A city

capboard-plant = { $name }, level { $level }: activations { $count }, energy { $cubes }
capboard-next-plant = An upgrade would bring { $count } energy.
capboard-activations = Activated: { $made } of { $allowed }
capboard-token = Highest culture
capboard-tourist = Tourist of { $seat }
capboard-tourist-neutral = Neutral tourist
capboard-prestige-hidden = Prestige taken so far is hidden (tokens: { $count }) and not counted here.
capboard-final-price = The last payment for initiative would be ${ $count }.
capboard-marker-title = Construction marker
capboard-marker = { $count ->
    [one] Construction marker: { $count } free cell beside it
   *[other] Construction marker: { $count } free cells beside it
}
capboard-marker-full = Construction marker with no free cell beside it
capboard-corner = Corner { $corner }

## Tiles and cells

capboard-age = age { $age }
capboard-price = { $count ->
    [0] It is free.
   *[other] It costs ${ $count }.
}
capboard-cost-now = Activating it costs { $count } now (cubes on it: { $cubes }).
capboard-beside = Its neighbours add { $changes }.
capboard-hosts = { $who } is here.
capboard-met = Its requirements hold.
capboard-unmet = Its requirements do not hold.
capboard-cell = Cell { $cell }
capboard-sites = { $count ->
    [0] Every place costs a fine.
    [one] { $count } place without a fine
   *[other] { $count } places without a fine
}
capboard-click-cell = Click a cell of your city to build it there.
capboard-tap-cell = Tap a cell of your city to build it there.
capboard-no-fine = No fine.
capboard-fine = Fine: −{ $count } prestige.
capboard-breaks-a = It touches none of your construction markers.
capboard-breaks-b = No tile of its type lies beside it.
capboard-gives = It gives { $changes }.
capboard-triggers = { $tile } adds { $changes }.
capboard-origin-rulebook = Printed so in the rulebook.
capboard-origin-public = As public pages show it.
capboard-origin-mixed = Partly as rulebook or public pages show it, the rest reconstructed by Pentapolis.
capboard-origin-reconstructed = Reconstructed by Pentapolis: the printed tile may differ.
capboard-origin-print = As printed, entered by the owner of the box.
