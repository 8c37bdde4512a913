### Words of Empire's End.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = Empire’s End
# A line or two that invite to a game.
game-blurb = Every empire falls; let yours fall last. Bid to turn disasters away, or bear them for what they bring, and keep the most of your realm standing.

## Disaster cards: type and target

card-fire_01 = Fire 1
card-fire_02 = Fire 2
card-fire_03 = Fire 3
card-fire_04 = Fire 4
card-fire_05 = Fire 5
card-fire_06 = Fire 6
card-fire_07 = Fire 7
card-fire_08 = Fire 8
card-fire_09 = Fire 9
card-fire_10 = Fire 10
card-fire_11 = Fire 11
card-revolt_01 = Revolt 1
card-revolt_02 = Revolt 2
card-revolt_03 = Revolt 3
card-revolt_04 = Revolt 4
card-revolt_05 = Revolt 5
card-revolt_06 = Revolt 6
card-revolt_07 = Revolt 7
card-revolt_08 = Revolt 8
card-revolt_09 = Revolt 9
card-revolt_10 = Revolt 10
card-revolt_11 = Revolt 11
card-famine_01 = Famine 1
card-famine_02 = Famine 2
card-famine_03 = Famine 3
card-famine_04 = Famine 4
card-famine_05 = Famine 5
card-famine_06 = Famine 6
card-famine_07 = Famine 7
card-famine_08 = Famine 8
card-famine_09 = Famine 9
card-famine_10 = Famine 10
card-famine_11 = Famine 11
card-flood_01 = Flood 1
card-flood_02 = Flood 2
card-flood_03 = Flood 3
card-flood_04 = Flood 4
card-flood_05 = Flood 5
card-flood_06 = Flood 6
card-flood_07 = Flood 7
card-flood_08 = Flood 8
card-flood_09 = Flood 9
card-flood_10 = Flood 10
card-flood_11 = Flood 11
card-blight_01 = Blight 1
card-blight_02 = Blight 2
card-blight_03 = Blight 3
card-blight_04 = Blight 4
card-blight_05 = Blight 5
card-blight_06 = Blight 6
card-blight_07 = Blight 7
card-blight_08 = Blight 8
card-blight_09 = Blight 9
card-blight_10 = Blight 10
card-blight_11 = Blight 11
card-barbarians_01 = Barbarians 1
card-barbarians_02 = Barbarians 2
card-barbarians_03 = Barbarians 3
card-barbarians_04 = Barbarians 4
card-barbarians_05 = Barbarians 5
card-barbarians_06 = Barbarians 6
card-barbarians_07 = Barbarians 7
card-barbarians_08 = Barbarians 8
card-barbarians_09 = Barbarians 9
card-barbarians_10 = Barbarians 10
card-barbarians_11 = Barbarians 11
card-plague_01 = Plague 1
card-plague_02 = Plague 2
card-plague_03 = Plague 3
card-plague_04 = Plague 4
card-plague_05 = Plague 5
card-plague_06 = Plague 6
card-plague_07 = Plague 7
card-plague_08 = Plague 8
card-plague_09 = Plague 9
card-plague_10 = Plague 10
card-plague_11 = Plague 11
card-earthquake_01 = Earthquake 1
card-earthquake_02 = Earthquake 2
card-earthquake_03 = Earthquake 3
card-earthquake_04 = Earthquake 4
card-earthquake_05 = Earthquake 5
card-earthquake_06 = Earthquake 6
card-earthquake_07 = Earthquake 7
card-earthquake_08 = Earthquake 8
card-earthquake_09 = Earthquake 9
card-earthquake_10 = Earthquake 10
card-earthquake_11 = Earthquake 11

## Types of disaster

disaster-fire = Fire
disaster-revolt = Revolt
disaster-famine = Famine
disaster-flood = Flood
disaster-blight = Blight
disaster-barbarians = Barbarians
disaster-plague = Plague
disaster-earthquake = Earthquake

## Locations; an edition decides what they are worth, so no name tells points

location-city = City
location-town_1 = Greater Town
location-town_2 = Lesser Town
location-army_1 = Greater Army
location-army_2 = Lesser Army
location-road_1 = Main Road
location-road_2 = Side Road
location-road_3 = Back Road
location-farm_1 = Great Farm
location-farm_2 = Old Farm
location-farm_3 = Small Farm

## Types of location

type-city = City
type-town = Town
type-army = Army
type-road = Road
type-farm = Farm

## Conflict cards

conflict-conflict_01 = Conflict 1
conflict-conflict_02 = Conflict 2
conflict-conflict_03 = Conflict 3
conflict-conflict_04 = Conflict 4
conflict-conflict_05 = Conflict 5
conflict-conflict_06 = Conflict 6
conflict-conflict_07 = Conflict 7
conflict-conflict_08 = Conflict 8
conflict-conflict_09 = Conflict 9
conflict-conflict_10 = Conflict 10
conflict-conflict_11 = Conflict 11

## Resources

resource-wheat = wheat
resource-hammer = hammer
    .plural = hammers
resource-axe = axe
    .plural = axes
resource-coin = coin
    .plural = coins

# One entry of a list of resources.
counted-resource = { $count } { $name }

## Phases of the progress track, and of abilities

phase-disaster = Disaster
phase-double_disaster = Double disaster
phase-economy = Economy
phase-industry = Industry
phase-conflict = Conflict
phase-economy_industry = Economy and industry
phase-end = End of the game
phase-destroyed = When the location is destroyed

## Parts of the combined phase, and the parts of a score

part-economy = economy
part-industry = industry
part-track = Score track
part-locations = Healthy locations
part-innovations = Innovations

## Neighbours that abilities count, after "each adjacent"

neighbour-healthy_any = healthy location
neighbour-healthy_city = healthy City
neighbour-healthy_town = healthy Town
neighbour-healthy_army = healthy Army
neighbour-healthy_road = healthy Road
neighbour-healthy_farm = healthy Farm
neighbour-destroyed_any = destroyed location
neighbour-destroyed_city = destroyed City
neighbour-destroyed_town = destroyed Town
neighbour-destroyed_army = destroyed Army
neighbour-destroyed_road = destroyed Road
neighbour-destroyed_farm = destroyed Farm
neighbour-any_any = location
neighbour-any_city = City
neighbour-any_town = Town
neighbour-any_army = Army
neighbour-any_road = Road
neighbour-any_farm = Farm

## Moves, as on a button

move-bid = Pass on { $card }: pay 1 { $resource }
# $card is the innovation, $card2 the disaster; so it is where a disaster is replaced, too.
move-free_bid = Pass on { $card2 } for free: exhaust { $card }
move-take = Take { $card }
move-replace = Replace { $card2 }: exhaust { $card }
move-go_on = End your turn
move-wait = Replace nothing now
move-rest = Replace nothing before your turn
move-ruin = Let { $location } be destroyed
move-place = Place it under { $location }
move-buy_coin = Give up 2 points for 1 coin
move-decline = Keep your points
move-convert = Convert: { $resource } ({ $card })
move-trade = Convert: { $resource } ({ $location })
move-repeat = Repeat { $card2 } ({ $card })
move-repeat_at = Repeat { $location } ({ $card })
move-refresh = Refresh { $card2 } ({ $card })
move-refresh_at = Refresh { $card } ({ $location })
move-recover = Refresh { $card }
move-play = Play { $card } under { $location }
move-sell = Sell { $card } for 1 coin
move-discard_hand = Discard the rest of your hand
move-restore = Restore { $location }
move-swap = Swap { $location } and { $location2 }
move-move = Move { $card } under { $location }
move-finish = Finish
move-begin = Begin with { $part }
move-commit = Bid { text-bid }
move-pay = Coins used: { $coins }
move-redraw = Draw four new cards
move-keep_hand = Keep your cards
move-suffer = Carry out { $card } and { $card2 }

## Answers that a question calls by words of its own

choice-pay = Pay { $resources }

## What a player is asked

ask-disaster = Pass on the disaster or take it.
ask-replace = It is not your turn, but you may replace a disaster before the next decision.
ask-ruin = Choose which of the nearest healthy locations is destroyed.
ask-place = Choose a location for the new innovation.
ask-low = You have fewer than 5 resources: you may give up 2 points for 1 coin.
ask-economy = Use your economy abilities, then finish.
ask-industry = Play or sell cards, restore a location, use abilities, then finish.
ask-convert = Do you convert wheat, or a coin in its place?
ask-pay = { $hammers ->
    [one] It costs 1 hammer: choose whether you pay it with a coin.
   *[other] It costs { $hammers } hammers: choose how many of them you pay with coins.
}
ask-commit = Choose in secret how many axes and coins you bid.
ask-recover = Choose an innovation to refresh.
ask-begin = Choose which part of the phase you play first.
ask-redraw = Keep your four cards, or discard them and draw four new ones.
ask-suffer = Choose the two disasters you carry out.

## Refusals

refuse-decide-first = First pass on the disaster or take it.
refuse-only-replace = { $seat } decides about the disaster now: you may only replace it.
refuse-rest = Only one decision is left before your turn.
refuse-not-open = { $card } is not one of the open disasters.
refuse-no-cards = There is no disaster card left.
refuse-taken = { $card } has been taken already.
refuse-decided = You have already decided about { $card } in this turn.
refuse-not-accepted = 1 { $resource } is not accepted for { $card }.
refuse-none-of = You have none of this: { $resource }.
refuse-free-bid = 1 { $resource } is not accepted for { $card }, so this free bid cannot be used.
refuse-not-your-innovation = { $card } is not an innovation of yours.
refuse-other-ability = { $card } has no such ability in this phase.
refuse-other-ability-at = { $location } has no such ability in this phase.
refuse-inactive = { $card } does not work: its location is destroyed.
refuse-inactive-at = { $location } does not work: it is destroyed.
refuse-exhausted = { $card } is exhausted.
refuse-used = { $card } has been used up in this phase.
refuse-used-at = { $location } has been used up in this phase.
refuse-low-first = First decide whether you give up points for a coin.
refuse-ruin-first = First choose the location that is destroyed.
refuse-ruined-already = { $location } is destroyed already.
refuse-not-nearest = { $location } is not the nearest healthy location.
refuse-place-first = First place the innovation.
refuse-place-destroyed = { $location } is destroyed: no innovation can be placed under it.
refuse-place-fewest = There are more innovations under { $location } than under another healthy location of yours.
refuse-not-exhausted = { $card } is not an exhausted innovation of yours.
refuse-not-beside = { $card } is not under an adjacent location.
refuse-conversion = { $card } has no conversion that gives 1 { $resource }.
refuse-conversion-at = { $location } has no conversion that gives 1 { $resource }.
refuse-repeat-repeat = An ability that repeats cannot be repeated.
refuse-not-repeatable = { $card } is not an active economy ability of yours.
refuse-not-repeatable-at = { $location } is not an active economy ability of yours.
refuse-not-in-hand = { $card } is not in your hand.
refuse-two-cards = You have already played or sold two cards in this phase.
refuse-no-healthy = You have no healthy location.
refuse-play-cost = Playing { $card } costs { text-hammers }, which you cannot pay.
refuse-discard-early = You can discard your hand only after playing or selling two cards.
refuse-hand-empty = You have no cards left.
refuse-healthy = { $location } is healthy.
refuse-one-restore = You have already restored a location in this phase.
refuse-restore-cost = Restoring { $location } costs { text-hammers }, which you cannot pay.
refuse-swap-itself = { $location } cannot be swapped with itself.
refuse-no-swap = You have no ability left that swaps locations.
refuse-swap-order = The same swap is written the other way round: “{ $move }”.
refuse-no-move = You have no ability left that moves innovations.
refuse-there-already = { $card } is under { $location } already.
refuse-convert-first = First choose whether you convert wheat or a coin.
refuse-convert-pay = A conversion takes one token: wheat, or a coin in its place.
refuse-pay-first = First choose how you pay { text-hammers }.
refuse-pay = { text-hammers } cannot be paid with { text-coins }.
refuse-commit-axes = You can bid at most as many axes as you have: { $count }.
refuse-commit-coins = You can bid at most as many coins as you have: { $count }.
refuse-begin-first = First choose which part of the phase you play first.
refuse-redraw-first = First keep your cards or draw new ones.
refuse-suffer-first = First choose the two disasters you carry out.
refuse-suffer-twice = { $card } cannot be chosen twice.
refuse-suffer-order = The same choice is written the other way round: “{ $move }”.
refuse-hand-later = The cards in your hand are played or sold in industry phases.
refuse-finished = You have finished this phase; others still have to decide.
refuse-must-take = You have nothing that is accepted for { $card }, so you cannot pass.
refuse-accepted-nowhere = None of the open disasters accepts 1 { $resource }.
# $when: the phase of the ability.
refuse-works-in = { $when ->
    [disaster] { $card } can be used in disaster phases.
    [economy] { $card } works in economy phases.
    [industry] { $card } works in industry phases.
    [conflict] { $card } counts in conflict phases.
    [end] { $card } counts at the end of the game.
   *[destroyed] { $card } works when its location is destroyed.
}
refuse-works-in-at = { $when ->
    [disaster] { $location } works in disaster phases.
    [economy] { $location } works in economy phases.
    [industry] { $location } works in industry phases.
    [conflict] { $location } counts in conflict phases.
    [end] { $location } counts at the end of the game.
   *[destroyed] { $location } works when it is destroyed.
}
refuse-by-itself = { $card } works by itself.
refuse-by-itself-at = { $location } works by itself.
refuse-none-exhausted = No innovation under an adjacent location is exhausted.
refuse-nothing-repeated = You have no other economy ability to repeat.
refuse-restore-later = { $location } is destroyed. It can be restored in an industry phase.
refuse-no-card = You have no card that you could play under { $location } now.

## The log

log-first-player = { $seat } is the first player.
    .you = You are the first player.
log-row = The row of locations: { $locations }.
log-draw = { $seat } draws { text-cards }.
    .you = You draw { text-cards }.
log-drawn = Only you see the cards you draw: { $cards }.
log-reshuffle = The discard pile is shuffled into a new deck ({ text-cards }).
log-space = Space { $number }: { $phase }.
log-disaster = Disaster: { $card }, striking position { $number }.
log-no-disaster = There is no disaster card left.
log-bid = { $seat } passes on { $card } and pays 1 { $resource }.
    .you = You pass on { $card } and pay 1 { $resource }.
log-free-bid = { $seat } passes on { $card2 } for free by exhausting { $card }.
    .you = You pass on { $card2 } for free by exhausting { $card }.
log-take = { $seat } takes { $card }.
    .you = You take { $card }.
log-marker = { $seat } receives the first-player marker.
    .you = You receive the first-player marker.
log-pot = { $seat } receives the bids: { $resources }.
    .you = You receive the bids: { $resources }.
log-ruin = { $seat }: { $location } is destroyed.
    .you = Your { $location } is destroyed.
log-nothing-left = { $seat } has no healthy location, so nothing is destroyed.
    .you = You have no healthy location, so nothing is destroyed.
log-quake = { $seat } receives { $resources } ({ $card }).
    .you = You receive { $resources } ({ $card }).
log-quake-refresh = { $seat } refreshes { $cards } ({ $card }).
    .you = You refresh { $cards } ({ $card }).
log-place = { $seat } places { $card } under { $location }.
    .you = You place { $card } under { $location }.
log-no-place = { $seat } has no healthy location: { $card } is discarded.
    .you = You have no healthy location: { $card } is discarded.
log-replace = { $seat } replaces { $card2 } by exhausting { $card }.
    .you = You replace { $card2 } by exhausting { $card }.
log-low = { $seat } shows the resources behind the screen ({ $resources }) and gives up 2 points for 1 coin.
    .you = You show the resources behind your screen ({ $resources }) and give up 2 points for 1 coin.
log-gain = { $seat } receives { $resources } ({ $card }).
    .you = You receive { $resources } ({ $card }).
log-gain-at = { $seat } receives { $resources } ({ $location }).
    .you = You receive { $resources } ({ $location }).
log-points = { $seat } scores { text-points } ({ $card }).
    .you = You score { text-points } ({ $card }).
log-points-at = { $seat } scores { text-points } ({ $location }).
    .you = You score { text-points } ({ $location }).
log-refresh = { $seat } refreshes { $cards } ({ $card }).
    .you = You refresh { $cards } ({ $card }).
log-refresh-at = { $seat } refreshes { $cards } ({ $location }).
    .you = You refresh { $cards } ({ $location }).
log-convert = { $seat } converts 1 { $resource } into { $resources } ({ $card }).
    .you = You convert 1 { $resource } into { $resources } ({ $card }).
log-convert-at = { $seat } converts 1 { $resource } into { $resources } ({ $location }).
    .you = You convert 1 { $resource } into { $resources } ({ $location }).
log-repeat = { $seat } repeats { $card2 } ({ $card }).
    .you = You repeat { $card2 } ({ $card }).
log-repeat-at = { $seat } repeats { $location } ({ $card }).
    .you = You repeat { $location } ({ $card }).
log-play = { $seat } plays { $card } under { $location }.
    .you = You play { $card } under { $location }.
log-pay = { $seat } pays { $resources }.
    .you = You pay { $resources }.
log-sell = { $seat } sells { $card } for 1 coin.
    .you = You sell { $card } for 1 coin.
log-discard-hand = { $seat } discards { $cards }.
    .you = You discard { $cards }.
log-restore = { $seat } restores { $location }.
    .you = You restore { $location }.
log-swap = { $seat } swaps { $location } and { $location2 }.
    .you = You swap { $location } and { $location2 }.
log-move = { $seat } moves { $card } under { $location }.
    .you = You move { $card } under { $location }.
log-begin = { $seat } begins with { $part }.
    .you = You begin with { $part }.
log-conflict = { $conflict } begins.
log-commit = { $seat } makes a secret bid.
    .you = You make a secret bid.
log-strength = { $seat } bids { text-bid }: final strength { $strength }.
    .you = You bid { text-bid }: final strength { $strength }.
# $tokens: how many resources.
log-band = { $tokens ->
    [0] { $seat } scores { text-points } for strength.
   *[other] { $seat } scores { text-points } for strength and receives { $resources }.
}
    .you = { $tokens ->
        [0] You score { text-points } for strength.
       *[other] You score { text-points } for strength and receive { $resources }.
    }
log-band-loss = { $tokens ->
    [0] { $seat } loses { text-points } for low strength.
   *[other] { $seat } loses { text-points } for low strength but receives { $resources }.
}
    .you = { $tokens ->
        [0] You lose { text-points } for low strength.
       *[other] You lose { text-points } for low strength but receive { $resources }.
    }
# Where the strength is not in the lowest band.
log-strength-loss = { $tokens ->
    [0] { $seat } loses { text-points } for strength.
   *[other] { $seat } loses { text-points } for strength but receives { $resources }.
}
    .you = { $tokens ->
        [0] You lose { text-points } for strength.
       *[other] You lose { text-points } for strength but receive { $resources }.
    }
log-victory = { $tokens ->
    [0] { $seat } has the highest strength and scores { text-points }.
   *[other] { $seat } has the highest strength, scores { text-points } and receives { $resources }.
}
    .you = { $tokens ->
        [0] You have the highest strength and score { text-points }.
       *[other] You have the highest strength, score { text-points } and receive { $resources }.
    }
log-victory-loss = { $tokens ->
    [0] { $seat } has the highest strength and loses { text-points }.
   *[other] { $seat } has the highest strength, loses { text-points } but receives { $resources }.
}
    .you = { $tokens ->
        [0] You have the highest strength and lose { text-points }.
       *[other] You have the highest strength, lose { text-points } but receive { $resources }.
    }
log-upheaval = { $seat } swaps { $location } and { $location2 } (upheaval).
    .you = You swap { $location } and { $location2 } (upheaval).
log-upheaval-stays = { $seat }: { $location } stays in its place (upheaval).
    .you = Your { $location } stays in its place (upheaval).
log-recover = { $seat } refreshes { $cards }.
    .you = You refresh { $cards }.
log-keep-hand = { $seat } keeps the four cards.
    .you = You keep the four cards.
log-suffer = { $seat } carries out { $card } and { $card2 }.
    .you = You carry out { $card } and { $card2 }.
log-score = { $seat } has { text-points }.
    .you = You have { text-points }.
log-winner = { $seat } wins.
    .you = You win.
log-shared-victory = { $seats } share the victory.

## What is printed on cards and locations

effect-gain = You receive { $resources }.
effect-convert-any = You may convert 1 { $resource } into 1 { OR($resources) } { text-times }.
effect-convert-all = You may convert 1 { $resource } into { $resources } { text-times }.
effect-repeat-economy = You may repeat another economy ability of yours.
effect-points-per-adjacent = { text-points } for each adjacent { $neighbour }.
effect-gain-per-adjacent = You receive { $resources } for each adjacent { $neighbour }.
effect-gain-points = You score { text-points }.
effect-restore-discount = Restoring an adjacent location costs { text-count-hammers } less.
effect-move-innovation = You may move one of your innovations under another location.
effect-refresh-all = You refresh all innovations under adjacent locations.
effect-refresh-some = { $count ->
    [one] You may refresh { $count } innovation under an adjacent location.
   *[other] You may refresh up to { $count } innovations under adjacent locations.
}
effect-free-bid = Exhaust it to pass for free on a disaster that accepts 1 { $resource }.
effect-replace-disaster = Exhaust it to replace an open disaster by another one.
effect-strength = Strength { $count }.
effect-strength-per-adjacent = Strength { $count } for each adjacent { $neighbour }.
effect-end-per-destroyed = { text-points } for each of your destroyed locations.
effect-end-most-destroyed = { text-points } if nobody has more destroyed locations than you.
effect-end-per-adjacent = { text-points } for each adjacent { $neighbour }.
effect-end-per-resource = { text-points } for each { $resource } you have left.
effect-end-repeat = Another end-of-game ability of yours scores once more.
effect-quake-gain = You receive { $resources }.
effect-quake-refresh = You refresh all your innovations.
effect-play-discount = { $count ->
    [one] One card you play costs { text-hammers } less.
   *[other] { $count } cards you play cost { text-hammers } less each.
}
effect-swap-locations = You may swap two of your locations.
effect-disaster = It strikes position { $number }; passing costs 1 { OR($resources) }, or 1 coin.
effect-victory = Highest strength: { text-reward }.
effect-band = Strength { $least } to { $most }: { text-reward }.
effect-band-up = Strength { $least } or more: { text-reward }.
effect-band-down = Strength { $most } or less: { text-reward }.
# $tokens: how many resources; $count: how many innovations may be refreshed.
text-reward = { $tokens ->
    [0] { $count ->
        [0] { text-points }
       *[other] { text-points }, refreshes: { $count }
    }
   *[other] { $count ->
        [0] { text-points }, { $resources }
       *[other] { text-points }, { $resources }, refreshes: { $count }
    }
}
effect-upheaval = { $rank ->
    [1] Upheaval: everybody else swaps the most valuable healthy location with the location on position { $number }.
    [2] Upheaval: everybody else swaps the second most valuable healthy location with the location on position { $number }.
    [3] Upheaval: everybody else swaps the third most valuable healthy location with the location on position { $number }.
   *[other] Upheaval: everybody else swaps the healthy location of rank { $rank } by value with the location on position { $number }.
}

## Descriptions of cards, locations and moves

text-play-cost = { $hammers ->
    [0] Playing it from the hand costs nothing.
   *[other] Playing it from the hand costs { text-hammers }.
}
text-location = { $type }: worth { text-points } at the end if it is healthy.
text-restore-cost = { $hammers ->
    [0] Restoring it costs nothing.
   *[other] Restoring it costs { text-hammers }.
}
# What follows a move: its price, what it brings, what it destroys.
text-price = { $hammers ->
    [0] free
   *[other] { text-hammers }
}
text-destroys = destroys { $location }
text-destroys-either = destroys { OR($locations) }
text-destroys-nothing = destroys nothing
text-brings = brings { $resources }
text-converts = { $resources } for 1 { $resource }
text-strength = final strength { $strength }

## Amounts, as parts of sentences

text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-hammers = { $hammers ->
    [one] { $hammers } hammer
   *[other] { $hammers } hammers
}
text-count-hammers = { $count ->
    [one] { $count } hammer
   *[other] { $count } hammers
}
text-axes = { $axes ->
    [one] { $axes } axe
   *[other] { $axes } axes
}
text-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
text-bid = { $axes ->
    [0] { $coins ->
        [0] nothing
       *[other] { text-coins }
    }
   *[other] { $coins ->
        [0] { text-axes }
       *[other] { text-axes } and { text-coins }
    }
}
text-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
text-times = { $count ->
    [one] once
   *[other] up to { $count } times
}

## Options of a game

option-edition = Edition
option-edition-help = What is printed on cards and locations.
option-variant = Variant
option-variant-help = The lightning variant starts later on the track, with two disasters behind everybody.
option-first_player = First player
option-first_player-help = Who starts the first bidding.
option-replacement = Replaced disaster
option-replacement-help = Where a disaster goes that an innovation replaces.
option-replacement_time = When to replace a disaster
option-replacement_time-help = By the rulebook an innovation can replace a disaster at any moment, so its owner is asked before every decision of the others. Only on the owner’s turn is quicker.
option-conversion = What is converted
option-conversion-help = A conversion names wheat. By the letter of the rulebook a coin can be used in place of any resource, so in this too.
option-end_neighbours = Neighbours at the end
option-end_neighbours-help = Which neighbours of a type score at the end of the game. The rulebook does not say that they must be healthy; the cards say what is chosen here.
option-payment = Hammers or coins
option-payment-help = How a price in hammers is paid. A coin can do all that a hammer can, so hammers are paid first; or the player is asked whenever there is a choice.

value-reconstructed = Pentapolis (reconstructed)
value-normal = Normal
value-lightning = Lightning
value-random = At random
value-0 = Player 1
value-1 = Player 2
value-2 = Player 3
value-3 = Player 4
value-discard = To the discard pile
value-shuffle_back = Back into the deck
value-any_moment = At any moment
value-own_turn = On the owner’s turn
value-exact = Wheat only
value-coin_for_wheat = A coin may stand for wheat
value-healthy_neighbours = Healthy ones only
value-all_neighbours = Destroyed ones too
value-hammers_first = Hammers first
value-chosen = The player is asked
