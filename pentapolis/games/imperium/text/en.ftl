### Words of Imperium: Classics and Legends.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = Imperium
# A line or two that invite to a game.
game-blurb = Sixteen peoples, each with a deck of its own. Raise yours from tribe to empire, draw unrest and fame alike, and leave the deepest mark on history before order collapses.

## Nations

nation-carthaginians = Carthaginians
nation-celts = Celts
nation-greeks = Greeks
nation-macedonians = Macedonians
nation-persians = Persians
nation-romans = Romans
nation-scythians = Scythians
nation-vikings = Vikings
nation-arthurians = Arthurians
nation-atlanteans = Atlanteans
nation-egyptians = Egyptians
nation-mauryans = Mauryans
nation-minoans = Minoans
nation-olmecs = Olmecs
nation-qin = Qin
nation-utopians = Utopians

## Tokens, suits, types, icons, states

kind-materials = materials
    .one = material
kind-population = population
    .one = population
kind-progress = progress
    .one = progress
amount-materials = { $count ->
    [one] 1 material
   *[other] { $count } materials
}
amount-population = { $count } population
amount-progress = { $count } progress
suit-region = region
    .a = a region
suit-uncivilised = uncivilised
    .a = an uncivilised
suit-civilised = civilised
    .a = a civilised
suit-tributary = tributary
    .a = a tributary
suit-fame = fame
    .a = a fame
suit-unrest = unrest
    .a = an unrest
suit-power = power
    .a = a power
icon-production = production
icon-fertile = fertile
icon-river = river
state-barbarian = barbarian
state-empire = empire
type-city = city
type-metropolis = metropolis
type-knight = knight
type-mask = mask
type-scroll = scroll

## Which cards

what-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
what-unrest = { $count } unrest
    .any = unrest
what-region = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
what-attack-card = { $count ->
    [one] 1 attack card
   *[other] { $count } attack cards
}
    .bare = an attack card
what-mask-card = { $count ->
    [one] 1 mask card
   *[other] { $count } mask cards
}
what-knight-card = { $count ->
    [one] 1 knight card
   *[other] { $count } knight cards
}
what-scroll-card = { $count ->
    [one] 1 scroll card
   *[other] { $count } scroll cards
}
what-region-card = { $count ->
    [one] 1 region card
   *[other] { $count } region cards
}
what-city-card = { $count ->
    [one] 1 city card
   *[other] { $count } city cards
}
what-knight = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
what-empire-card = { $count ->
    [one] 1 card with an empire icon
   *[other] { $count } cards with an empire icon
}
what-pinned = { $count ->
    [one] 1 pinned card
   *[other] { $count } pinned cards
}
what-pinned-not-region = { $count ->
    [one] 1 pinned card that is not a region
   *[other] { $count } pinned cards that are not regions
}
what-card-not-knight = { $count ->
    [one] 1 card that is not a knight
   *[other] { $count } cards that are not knights
}
what-card-not-unrest = { $count ->
    [one] 1 card that is not an unrest
   *[other] { $count } cards that are not unrest
}
what-long-walls = { $count ->
    [one] 1 Long Walls card
   *[other] { $count } Long Walls cards
}
what-region-with = { $count ->
    [one] 1 region with a { OR($icons) } icon
   *[other] { $count } regions with a { OR($icons) } icon
}
what-named = { $card }
what-either = { $card } or { $card2 }

## Where cards are taken from

from-hand = from your hand
    .they = from their hand
from-discard = from your discard pile
    .they = from their discard pile
from-history = from your history
    .they = from their history
from-play = from your play area
    .they = from their play area
from-deck = from your draw deck
    .they = from their draw deck
from-hand-or-discard = from your hand or discard pile
    .they = from their hand or discard pile
from-hand-or-garrisons = from your hand or garrisoned under your cards
    .they = from their hand or garrisoned under their cards
from-discard-or-deck = in your discard pile or draw deck
    .they = in their discard pile or draw deck
from-anywhere = from your hand, discard pile, draw deck or nation deck
    .they = from their hand, discard pile, draw deck or nation deck
from-everywhere = from your hand, play area, discard pile, draw deck or history
    .they = from their hand, play area, discard pile, draw deck or history
from-under-this = from under this card
    .they = from under this card

## What is counted

count-icons = { $icon } icon in your play area
count-regions = region in your play area
count-cities = city or metropolis card in your play area
count-knights = knight you have garrisoned
count-progress-paid = progress paid this way
count-region-abandoned = region abandoned this way
count-unrest-discarded = unrest discarded this way
count-card-abandoned = card abandoned this way
count-unrest-returned = unrest returned this way

## Conditions

if-all = { $conditions }
    .they = { FORM($conditions, form: "they") }
if-barbarian = you are barbarian
    .they = they are barbarian
if-empire = you are an empire
    .they = they are an empire
if-in-play = { $card } is in play
    .they = { $card } is in play
if-several-in-play = at least { $what } are in play
    .they = at least { $what } are in play
if-in-history = { $card } is in your history
    .they = { $card } is in their history
if-in-play-or-quest = { $card } is in play or is the active quest
    .they = { $card } is in play or is the active quest
if-no-quest = there is no active quest
    .they = there is no active quest
if-under-this = { $what } are garrisoned under this card
    .they = { $what } are garrisoned under this card
if-has-tokens = you have at least { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
}
    .they = they have at least { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    }
if-exiled-was = the exiled card was { FORM($what, form: "bare") }
    .they = the exiled card was { FORM($what, form: "bare") }
if-abandoned-lacks = the abandoned card has no { $icon } icon
    .they = the abandoned card has no { $icon } icon
if-revealed-fits = the revealed card has the named suit
    .they = the revealed card has the named suit
who-has-region = they have a region in play
    .who = who has a region in play
who-is-empire = they are an empire
    .who = who is an empire
who-gave-too-little = they could not give the full amount
    .who = who could not give the full amount
who-got-mask = they were given a mask card
    .who = who was given a mask card

## What cards answer

when-exhaust = when { $trigger }, you may exhaust this card: { $effect }
when-ambassador = you may exhaust this card: { $effect }
when-play = when you play { OR(FORM($suits, form: "a")) } card, { $effect }
when-play-attack = when you play an attack card, { $effect }
when-play-from-discard = when you play { OR(FORM($suits, form: "a")) } card from your discard pile, { $effect }
when-return = when you return an unrest, { $effect }
when-acquire = when you acquire { OR(FORM($suits, form: "a")) } card, { $effect }
when-acquire-or-break = when you acquire or break through for { OR(FORM($suits, form: "a")) } card, { $effect }
when-gain-through = when you gain materials through a card in play that has a { $icon } icon, { $effect }
when-market-tokens = when you gain a market card that has { $kind } on it, { $effect }
when-take-unrest = when you take unrest, { $effect }
when-pay-population = when you pay population (not if all of it is paid with progress), { $effect }
when-attack = when another player’s attack card would affect you, { $effect }
when-sunk = when a card of yours is sunk, { $effect }
when-leaves-play = when { $card } leaves play, { $effect }
when-deck-empty = when your draw deck becomes empty, { $effect }
when-masks = when a card effect makes you discard mask cards, { $effect }
trigger-play = you play { OR(FORM($suits, form: "a")) } card
trigger-play-attack = you play an attack card
trigger-play-from-discard = you play { OR(FORM($suits, form: "a")) } card from your discard pile
trigger-return = you return an unrest
trigger-acquire = you acquire { OR(FORM($suits, form: "a")) } card
trigger-acquire-or-break = you acquire or break through for { OR(FORM($suits, form: "a")) } card
trigger-gain-through = you gain materials through a card in play that has a { $icon } icon
trigger-market-tokens = you gain a market card that has { $kind } on it
trigger-take-unrest = you take unrest
trigger-pay-population = you pay population (not if all of it is paid with progress)
trigger-attack = another player’s attack card would affect you
trigger-sunk = a card of yours is sunk
trigger-leaves-play = { $card } leaves play
trigger-deck-empty = your draw deck becomes empty
trigger-masks = a card effect makes you discard mask cards

## Standing rules

standing-hand-size = your hand size is { $count } larger
standing-unrest-materials = the materials option of an unrest you play costs { $count } less (minimum 1)
standing-unrest-both = the materials option and the discard option of an unrest you play cost { $count } less (minimum 1)
standing-development = your development costs are { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
} lower (minimum 0)
standing-ignore-barbarian = ignore the barbarian icon of your { $card } cards
standing-ignore-barbarian-attacks = ignore the barbarian icon of your { $card } cards and attack cards
standing-free-cities = your city and metropolis cards have free play
standing-from-exile = when you acquire { OR(FORM($suits, form: "a")) } card, you may take it from the exile pile
standing-from-exile-and = when you acquire { OR(FORM($suits, form: "a")) } card, you may take it from the exile pile; if you do, { $effect }
standing-no-history = cards that would go into your history are discarded instead
standing-floods = your sunk cards go to your flooded pile
standing-market-token = when you would put 1 progress on a card in the market, put { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
} on it instead
standing-looks-more = when you look at cards of the fame deck, look at { $count ->
    [one] 1 card
   *[other] { $count } cards
} more, then { $effect }
standing-no-materials = when you would gain materials, each other player gains 1 progress and you gain 2 population instead
standing-court = a quest garrisoned under this card is your active quest (at most one); it is not scored while it lies here
standing-fixed = this card can be neither abandoned nor recalled
standing-last-quest = this card can become the active quest only when no other impending quest is left
standing-counts-as = this card counts as { $count } regions for every other card effect and for victory points
standing-instead-of-masks = when a card effect makes you discard mask cards, you may abandon cards garrisoned under this card in place of any of them, one for one
enters-play = when it would go into your discard pile, put this card into your play area instead (the state card is not turned)
enters-scoring = when it goes into your discard pile, scoring is triggered (the state card is not turned)
enters-empire = when it comes into play, turn your state card to empire

## Victory points

points-fixed = { $points } VP
points-conditional = { JOIN($cases, last: ", ") }
points-conditional-else = { JOIN($cases, last: ", ") }, otherwise { $points } VP
points-in-history = { $points } VP in your history
points-in-play = { $points } VP in play
points-not-in-play = { $points } VP if not in play
points-garrisoned = { $points } VP if garrisoned
points-variable = { JOIN($terms, last: " and ") }, at most 10
points-per = { $points } VP per { $what }
points-per-in-play = { $points } VP per { $what } in your play area
points-per-history = { $points } VP per { $what } in your history
points-per-exile-pile = { $points } VP per { $what } in the exile pile
points-per-other-players-owned = { $points } VP per { $what } of the other players
of-materials = { $count ->
    [1] material
   *[other] { $count } materials
}
of-population = { $count ->
    [1] population
   *[other] { $count } population
}
of-progress = { $count ->
    [1] progress
   *[other] { $count } progress
}
of-cards-garrisoned-under-this-card = { $count ->
    [1] card garrisoned under this card
   *[other] { $count } cards garrisoned under this card
}
of-players-with-less-progress = player with less progress than you
of-cards = { $count ->
    [1] card
   *[other] { $count } cards
}
of-city-or-metropolis-cards = { $count ->
    [1] city or metropolis card
   *[other] { $count } city or metropolis cards
}
of-pinned-non-region-cards = { $count ->
    [1] pinned card that is no region
   *[other] { $count } pinned cards that are no regions
}
of-long-walls-cards = { $count ->
    [1] Long Walls card
   *[other] { $count } Long Walls cards
}
of-cards-with-variable-vp = { $count ->
    [1] card with variable VP
   *[other] { $count } cards with variable VP
}
of-region-cards = { $count ->
    [1] region card
   *[other] { $count } region cards
}
of-uncivilised-cards = { $count ->
    [1] uncivilised card
   *[other] { $count } uncivilised cards
}
of-civilised-cards = { $count ->
    [1] civilised card
   *[other] { $count } civilised cards
}
of-tributary-cards = { $count ->
    [1] tributary card
   *[other] { $count } tributary cards
}
of-fame-cards = { $count ->
    [1] fame card
   *[other] { $count } fame cards
}
of-unrest-cards = { $count ->
    [1] unrest card
   *[other] { $count } unrest cards
}
of-power-cards = { $count ->
    [1] power card
   *[other] { $count } power cards
}
of-fertile-icons = { $count ->
    [1] fertile icon
   *[other] { $count } fertile icons
}
of-river-icons = { $count ->
    [1] river icon
   *[other] { $count } river icons
}
of-fertile-or-river-icons = { $count ->
    [1] fertile or river icon
   *[other] { $count } fertile or river icons
}

## Verbs about tokens

effect-gain = gain { $amounts }
    .they = gains { $amounts }
effect-gain-per = gain { $amounts } per { $what }
    .they = gains { $amounts } per { $what }
effect-gain-action = gain { $count ->
    [one] 1 action
   *[other] { $count } actions
}
    .they = gains { $count ->
    [one] 1 action
   *[other] { $count } actions
}
effect-spend = spend { $count ->
    [one] 1 action
   *[other] { $count } actions
}
    .they = spends { $count ->
    [one] 1 action
   *[other] { $count } actions
}
effect-pay = pay { $amounts }
    .they = pays { $amounts }
effect-pay-up-to = pay up to { $amounts }
    .they = pays up to { $amounts }
effect-pay-all = pay all your { $kind } (at least { $count })
    .they = pays all their { $kind } (at least { $count })
effect-steal = steal { $amounts } from each other player
    .they = steals { $amounts } from each other player
effect-steal-who = steal { $amounts } from each other player { FORM($condition, form: "who") }
    .they = steals { $amounts } from each other player { FORM($condition, form: "who") }
effect-robbed = lose { $amounts } to the player who steals
    .they = loses { $amounts } to the player who steals
effect-put-on-market = put { $amounts } from the supply on a card in the market
    .they = puts { $amounts } from the supply on a card in the market
effect-put-on-this = put { $amounts } from the supply on this card
    .they = puts { $amounts } from the supply on this card
effect-gain-stored = gain all progress on it
    .they = gains all progress on it
effect-twice = gain twice the { $kind } lying on that card, not once
    .they = gains twice the { $kind } lying on that card, not once
effect-move-back = move an exhaust token back to your state card
    .they = moves an exhaust token back to their state card

## Verbs about the own cards

effect-draw = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .they = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
effect-draw-able = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} if able
    .they = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} if able
effect-draw-up-to = draw up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .they = draws up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}
effect-draw-up-to-able = draw up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} if able
    .they = draws up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} if able
effect-draw-per = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} per { $what }
    .they = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} per { $what }
effect-discard = discard { $what }
    .they = discards { $what }
effect-discard-any = discard any number of { FORM($what, form: "any") }
    .they = discards any number of { FORM($what, form: "any") }
effect-discard-drawn = discard { $what } of those drawn
    .they = discards { $what } of those drawn
effect-fewer-masks = discard 1 mask card fewer for that effect
    .they = discards 1 mask card fewer for that effect
effect-put-hand = take { $what } { $from } into your hand
    .they = takes { $what } { FORM($from, form: "they") } into their hand
effect-put-hand-up-to = take up to { $what } { $from } into your hand
    .they = takes up to { $what } { FORM($from, form: "they") } into their hand
effect-put-history = put { $what } { $from } into your history
    .they = puts { $what } { FORM($from, form: "they") } into their history
effect-put-history-up-to = put up to { $what } { $from } into your history
    .they = puts up to { $what } { FORM($from, form: "they") } into their history
effect-put-top = put { $what } { $from } on top of your draw deck
    .they = puts { $what } { FORM($from, form: "they") } on top of their draw deck
effect-drawn-discard = discard the drawn card
    .they = discards the drawn card
effect-drawn-top = put the drawn card on top of your draw deck
    .they = puts the drawn card on top of their draw deck
effect-drawn-history = put the drawn card into your history
    .they = puts the drawn card into their history
effect-return = return { $what } { $from }
    .they = returns { $what } { FORM($from, form: "they") }
effect-return-up-to = return up to { $what } { $from }
    .they = returns up to { $what } { FORM($from, form: "they") }
effect-return-garrisoned = return every unrest garrisoned under it
    .they = returns every unrest garrisoned under it
effect-take-unrest = take { $what }
    .they = takes { $what }
effect-give = give each other player { $what } { $from }
    .they = gives each other player { $what } { FORM($from, form: "they") }
effect-given = are given a card
    .they = is given a card
effect-find-hand = find { $what } and put it into your hand
    .they = finds { $what } and puts it into their hand
effect-find-history = find { $what } and put it into your history
    .they = finds { $what } and puts it into their history
effect-find-discard = find { $what } and put it into your discard pile
    .they = finds { $what } and puts it into their discard pile
effect-find-in-hand = find { $what } { $from } and put it into your hand
    .they = finds { $what } { FORM($from, form: "they") } and puts it into their hand
effect-reveal-attacks = reveal your hand, draw deck and discard pile and put every attack card among them into your history
    .they = reveals their hand, draw deck and discard pile and puts every attack card among them into their history

## Verbs about the market, its decks and the exile pile

effect-acquire = acquire { OR(FORM($suits, form: "a")) } card
    .they = acquires { OR(FORM($suits, form: "a")) } card
effect-acquire-anywhere = acquire { OR(FORM($suits, form: "a")) } card from the market or the exile pile
    .they = acquires { OR(FORM($suits, form: "a")) } card from the market or the exile pile
effect-acquire-with = acquire { OR(FORM($suits, form: "a")) } card with { $kind } on it
    .they = acquires { OR(FORM($suits, form: "a")) } card with { $kind } on it
effect-acquire-any-with = acquire a card in the market with { $kind } on it
    .they = acquires a card in the market with { $kind } on it
effect-acquire-exile = acquire { $what } from the exile pile
    .they = acquires { $what } from the exile pile
effect-break = break through for { OR(FORM($suits, form: "a")) } card
    .they = breaks through for { OR(FORM($suits, form: "a")) } card
effect-break-anywhere = break through for { OR(FORM($suits, form: "a")) } card; you may take it from the exile pile
    .they = breaks through for { OR(FORM($suits, form: "a")) } card, also from the exile pile
effect-break-variable = break through for a card with variable victory points
    .they = breaks through for a card with variable victory points
effect-exile-market = exile { $what } from the market
    .they = exiles { $what } from the market
effect-exile-hand = exile { $what } from your hand
    .they = exiles { $what } from their hand
effect-exile-quest = exile an impending quest other than { $card }
    .they = exiles an impending quest other than { $card }
effect-exile-named = exile { $card }
    .they = exiles { $card }
effect-garrison-quest = garrison an impending quest under this card
    .they = garrisons an impending quest under this card
effect-swap = swap a card from the exile pile with a card from the market
    .they = swaps a card from the exile pile with a card from the market
effect-name-suit = name a suit: { OR($suits) }
    .they = names a suit: { OR($suits) }
effect-reveal = reveal the top card of the main deck
    .they = reveals the top card of the main deck
effect-revealed-hand = put it into your hand
    .they = puts it into their hand
effect-revealed-exile = exile it
    .they = exiles it

## Verbs about cards in play

effect-abandon = abandon { $what }
    .they = abandons { $what }
effect-abandon-up-to = abandon up to { $what }
    .they = abandons up to { $what }
effect-abandon-hosting = abandon { $what } under which { $host } is garrisoned
    .they = abandons { $what } under which { $host } is garrisoned
effect-abandon-garrisoned = abandon the garrisoned { $what }
    .they = abandons the garrisoned { $what }
effect-abandon-under-regions = abandon { $what } garrisoned under regions
    .they = abandons { $what } garrisoned under regions
effect-recall = recall { $what }
    .they = recalls { $what }
effect-recall-under-this = recall { $what } garrisoned under this card
    .they = recalls { $what } garrisoned under this card
effect-sink = sink { $what } { $from }
    .they = sinks { $what } { FORM($from, form: "they") }
effect-this-abandon = abandon this card
    .they = abandons this card
effect-this-recall = recall this card
    .they = recalls this card
effect-this-history = put this card into your history
    .they = puts this card into their history
effect-this-exile = exile this card
    .they = exiles this card
effect-this-sink = sink this card
    .they = sinks this card
effect-garrison = garrison { $what } from your hand under this card
    .they = garrisons { $what } from their hand under this card
effect-garrison-this = garrison this card under { $what } in your play area
    .they = garrisons this card under { $what } in their play area
effect-resolve-region = resolve the play effect of that region
    .they = resolves the play effect of that region
effect-free-play = free play { $what } from your hand
    .they = free plays { $what } from their hand
effect-free-play-any-state = free play { $what } from your hand, ignoring that icon
    .they = free plays { $what } from their hand, ignoring that icon
effect-free-play-it = free play it at once
    .they = free plays it at once
effect-play-discard = play { $what } from your discard pile
    .they = plays { $what } from their discard pile
effect-triple-icon = until the end of the turn one { $icon } icon in your play area counts as 3 production icons
    .they = until the end of the turn one { $icon } icon in their play area counts as 3 production icons
effect-ignore-next-empire = until the end of the turn ignore the empire icon of the next card you play
    .they = until the end of the turn ignores the empire icon of the next card they play

## Verbs about nation decks, developments, fame, journeys and the end

effect-look-nation = look at the top card of your nation deck
    .they = looks at the top card of their nation deck
effect-nation-bottom = put it at the bottom of the nation deck
    .they = puts it at the bottom of the nation deck
effect-shuffle-nation = shuffle your nation deck
    .they = shuffles their nation deck
effect-swap-nation = swap { $what } from your hand with the top card of your nation deck
    .they = swaps { $what } from their hand with the top card of their nation deck
effect-nation-to-discard = put the top card of your nation deck into your discard pile
    .they = puts the top card of their nation deck into their discard pile
effect-quest-and-nation = put the active quest and the top card of your nation deck into your discard pile
    .they = puts the active quest and the top card of their nation deck into their discard pile
effect-take-quest = take the active quest into your hand
    .they = takes the active quest into their hand
effect-develop = develop
    .they = develops
effect-develop-free = develop at no cost
    .they = develops at no cost
effect-journey = move on to { $side }
    .they = moves on to { $side }
effect-turn-king = turn King of Kings to side B
    .they = turns King of Kings to side B
effect-trigger-scoring = trigger scoring
    .they = triggers scoring
effect-look-fame = look at the top { $what } of the fame deck
    .they = looks at the top { $what } of the fame deck
effect-take-looked = take { $count } of them into your hand and put the rest back
    .they = takes { $count } of them into their hand and puts the rest back
effect-take-fame = take the top card of the fame deck into your hand
    .they = takes the top card of the fame deck into their hand

## Abilities, attacks and what becomes of a played card

effect-exhaust = exhaust this card
    .they = exhausts this card
effect-copy = resolve the exhaust ability of a pinned card another player has in play, as though that card were yours
    .they = resolves the exhaust ability of a pinned card another player has in play, as though that card were theirs
effect-ignore = ignore that attack
    .they = ignores that attack
effect-ignore-unless = ignore that attack unless that player gives you { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
}
    .they = ignores that attack unless that player gives them { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    }
effect-attack = the other players may defend themselves
    .they = the other players may defend themselves
effect-after-0 = discard this card
effect-after-1 = put this card into your history
effect-after-2 = exile this card
effect-after-3 = sink this card
effect-after-4 = return this card to the unrest pile
effect-after-5 = this card stays in play

## What happened

log-nation = { $seat } leads: { $nation }.
    .you = You lead: { $nation }.
log-side = { $seat } uses { $side }.
    .you = You use { $side }.
log-replaced = The tributary { $card } is replaced by { $card2 }.
log-starter = { $seat } begins every round.
    .you = You begin every round.
log-turn = Round { $round }: the turn of { $seat }.
    .you = Round { $round }: your turn.
log-innovate = { $seat } innovates.
    .you = You innovate.
log-revolt = { $seat } revolts.
    .you = You revolt.
log-solstice = Solstice of round { $round }.
log-solstice-card = { $seat } resolves the solstice of { $card }.
    .you = You resolve the solstice of { $card }.
log-end-scoring = The game is scored. Winner: { $seats }.
log-collapse = Order collapses. Winner: { $seats }.
log-play = { $seat } plays { $card }.
    .you = You play { $card }.
log-exhaust = { $seat } exhausts { $card }.
    .you = You exhaust { $card }.
log-copy = { $seat } uses the ability of { $card }.
    .you = You use the ability of { $card }.
log-gain = { $seat } gains { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
}.
    .you = You gain { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    }.
log-gain-action = { $seat } gains { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
    .you = You gain { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
log-pay = { $seat } pays { $amounts }.
    .you = You pay { $amounts }.
log-steal = { $seat } steals { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
} from { $seat2 }.
    .you = You steal { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    } from { $seat2 }.
    .to-you = { $seat } steals { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    } from you.
log-give-token = { $seat } gives { $seat2 } { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
}.
    .you = You give { $seat2 } { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    }.
    .to-you = { $seat } gives you { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    }.
log-token = { $seat } puts { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
} on { $card }.
    .you = You put { $count ->
        [one] 1 { FORM($kind, form: "one") }
       *[other] { $count } { $kind }
    } on { $card }.
log-draw = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-discard = { $seat } discards { $card }.
    .you = You discard { $card }.
log-take = { $seat } takes { $card } into hand.
    .you = You take { $card } into your hand.
log-take-unseen = { $seat } takes a card out of the history.
    .you = You take a card out of your history.
log-top = { $seat } puts { $card } on top of the draw deck.
    .you = You put { $card } on top of your draw deck.
log-top-unseen = { $seat } puts a card on top of the draw deck.
    .you = You put a card on top of your draw deck.
log-history = { $seat } puts { $card } into the history.
    .you = You put { $card } into your history.
log-history-unseen = { $seat } puts a card into the history.
    .you = You put a card into your history.
log-return = { $seat } returns an unrest.
    .you = You return an unrest.
log-take-unrest = { $seat } takes an unrest.
    .you = You take an unrest.
log-give = { $seat } gives { $seat2 } { $card }.
    .you = You give { $seat2 } { $card }.
    .to-you = { $seat } gives you { $card }.
log-find = { $seat } finds { $card }.
    .you = You find { $card }.
log-reshuffle = { $seat } shuffles a new draw deck.
    .you = You shuffle a new draw deck.
log-develop = { $seat } develops { $card }.
    .you = You develop { $card }.
log-nation-card = { $seat } puts { $card } from the nation deck into the discard pile.
    .you = You put { $card } from your nation deck into your discard pile.
log-accession = { $seat } reaches the accession card: { $card }.
    .you = You reach your accession card: { $card }.
log-nadir = { $card } comes into play for { $seat }.
    .you = { $card } comes into play for you.
log-empire = { $seat } becomes an empire.
    .you = You become an empire.
log-journey = { $seat } moves on to { $side }.
    .you = You move on to { $side }.
log-look-nation = { $seat } looks at the top card of the nation deck.
    .you = You look at the top card of your nation deck.
log-look-nation-own = { $seat } sees { $card }.
    .you = You see { $card }.
log-nation-bottom = { $seat } puts it at the bottom of the nation deck.
    .you = You put it at the bottom of your nation deck.
log-look-fame = { $seat } looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the fame deck.
    .you = You look at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the fame deck.
log-take-fame = { $seat } takes a fame card.
    .you = You take a fame card.
log-take-fame-own = { $seat } takes { $card }.
    .you = You take { $card }.
log-king = { $seat } resolves King of Kings.
    .you = You resolve King of Kings.
log-acquire = { $seat } acquires { $card }.
    .you = You acquire { $card }.
log-acquire-exile = { $seat } acquires { $card } from the exile pile.
    .you = You acquire { $card } from the exile pile.
log-break = { $seat } breaks through for { $card }.
    .you = You break through for { $card }.
log-break-unseen = { $seat } breaks through for the top card of a deck.
    .you = You break through for the top card of a deck.
log-break-own = { $seat } gets { $card }.
    .you = You get { $card }.
log-nothing-found = { $seat } finds nothing.
    .you = You find nothing.
log-reveal = Revealed: { $cards }.
log-deal = { $card } comes into the market.
log-exile = { $card } is exiled.
log-name-suit = { $seat } names { $suit }.
    .you = You name { $suit }.
log-abandon = { $seat } abandons { $card }.
    .you = You abandon { $card }.
log-recall = { $seat } recalls { $card }.
    .you = You recall { $card }.
log-garrison = { $seat } garrisons { $card } under { $card2 }.
    .you = You garrison { $card } under { $card2 }.
log-sink = { $seat } sinks { $card }.
    .you = You sink { $card }.
log-icon = An icon of { $card } counts as 3 production icons for { $seat }.
    .you = An icon of { $card } counts as 3 production icons for you.
log-defend = { $seat } is protected by { $card }.
    .you = You are protected by { $card }.
log-ignore = { $seat } ignores an effect of { $card }.
    .you = You ignore an effect of { $card }.
log-scoring = { $why }: the game ends after round { $round }.
why-card = Scoring is triggered
why-main-deck = The main deck is empty
why-developments = The last development is developed
why-zenith = The zenith card is in the discard pile

## Questions

ask-abandon = Which card do you abandon? { CAPITAL($effect) } ({ $count } to go).
ask-acquire = { CAPITAL($effect) }: which card?
ask-break = { CAPITAL($effect) }: which card, or which deck?
ask-copy = Whose ability does Ambassador use?
ask-develop = Which card do you develop?
ask-discard = { CAPITAL($effect) }: which card? ({ $count } to go)
ask-discard-masks = { CAPITAL($effect) }: what covers the next mask? ({ $count } to go)
ask-exile = { CAPITAL($effect) }: which card?
ask-exile-hand = { CAPITAL($effect) }: which card?
ask-exile-quest = Which impending quest do you exile?
ask-find = { CAPITAL($effect) }: which card?
ask-free-play = { CAPITAL($effect) }: which card?
ask-garrison = { CAPITAL($effect) }: which card?
ask-give = Which card do you give { $seat }?
ask-give-token = Do you give { $seat } { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
} so that your attack is not ignored?
ask-how-many-cards = { CAPITAL($effect) }: how many?
ask-icon = Which card’s icon counts as 3 production icons?
ask-ignore = { $card }: do you ignore this effect on you? (Each player { $effect })
ask-name-suit = Which suit do you name?
ask-pay-up-to = { CAPITAL($effect) }: how many?
ask-payment = How do you pay { $amounts }?
ask-play-discard = { CAPITAL($effect) }: which card?
ask-put-hand = { CAPITAL($effect) }: which card?
ask-put-history = { CAPITAL($effect) }: which card?
ask-put-top = { CAPITAL($effect) }: which card?
ask-put-back = Which fame card goes back next? The last one lies on top.
ask-quest = Which quest becomes the active one?
ask-recall = { CAPITAL($effect) }: which card?
ask-refresh = Which exhaust token goes back to your state card?
ask-reshuffle-develop = Your draw deck is reshuffled: do you develop a card?
ask-return = { CAPITAL($effect) }: which one?
ask-sink = { CAPITAL($effect) }: which card?
ask-swap = Which card leaves the market?
ask-swap-for = Which exiled card takes the place of { $card }?
ask-swap-nation = Which card do you put on your nation deck?
ask-take-fame = Which of the cards do you take?
ask-token = Which card of the market gets the token?
ask-under = Under which region is it garrisoned?

## Options that do not go together

options-nation-seat = A nation is chosen for player { $number }, but only { $count } play.
options-nation-twice = Two players are to have the same nation, { $nation }, but each exists once.
options-nation-box = The box that is played ({ $value }) does not hold this nation: { $nation }.

## Why a move is not possible

refuse-barbarian-card = { $card } can be played only as a barbarian.
refuse-empire-card = { $card } can be played only as an empire.
refuse-cost = You cannot pay the cost of { $card }: { $effect }.
refuse-deck = You cannot break through for that: { $effect }.
refuse-development-cost = You cannot pay for { $card }.
refuse-no-development = { $card } is not in your development area.
refuse-give = You have no { $card } to give.
refuse-must = Now you have to do this: { $effect }.
refuse-no-option = No option of { $card } is open now.
refuse-no-token = There is no exhaust token to move back.
refuse-not-looked = { $card } is not among the cards you look at.
refuse-payment = { $count ->
    [one] 1 { FORM($kind, form: "one") }
   *[other] { $count } { $kind }
} cannot be paid like that.
refuse-pick = { $card } cannot be chosen for this: { $effect }.
refuse-requirement = { $card } can be played only if { $condition }.
refuse-unplayable = { $card } cannot be played.
refuse-market-how = Cards of the market come to you by cards and abilities that acquire them or break through for them, or when you innovate.
refuse-development-how = You develop when you reshuffle as an empire, or by cards and abilities that say so; then you pay what the card costs.
refuse-quest-how = Quests are not played from here: in a solstice King Arthur’s Court can make one of them your active quest.

## Moves

move-play = Play { $card }
move-exhaust = Exhaust { $card }
move-innovate = Innovate
move-revolt = Revolt
move-end = Finish activating
move-token = Put it on { $card }
move-done = Done
move-solstice = Solstice of { $card }
move-acquire = Acquire { $card }
move-break = Break through for { $card }
move-from_deck = Break through: { $deck }
move-exile = Exile { $card }
move-swap = Swap { $card }
move-name = { $suit }
move-discard = Discard { $card }
move-return = Return { $card }
move-take = Take { $card }
move-top = Put { $card } on top
move-bury = Put { $card } into your history
move-abandon = Abandon { $card }
move-recall = Recall { $card }
move-garrison = Garrison { $card }
move-under = Under { $card }
move-sink = Sink { $card }
move-find = Find { $card }
move-give = Give { $card }
move-develop = Develop { $card }
move-refresh = Take the token off { $card }
move-refresh_nation = Take the token off the nation deck
move-refresh_development = Take the token off the development area
move-copy = Use { $card }
move-icon = An icon of { $card }
move-spend = Spend { $number } progress
move-times = { $number }
move-choose = Option { $option }
move-react = First { $card }
move-yes = Yes
move-no = No
move-side = Side { $side }
move-draft = { $nation }
deck-region = region
deck-uncivilised = uncivilised
deck-civilised = civilised
deck-tributary = tributary
deck-variable = variable victory points
option-a = A
option-b = B
option-c = C
side-a = A
side-b = B

## The turn, printed texts and options

ask-turn = { $begun ->
    [0] Activate, innovate or revolt? Actions: { $actions }, exhaust tokens: { $count }.
   *[other] You are activating: go on or end your turn. Actions: { $actions }, exhaust tokens: { $count }.
}
ask-revolt = Which unrest do you return?
ask-throw = Which cards do you discard before you draw?
ask-solstice = Solstice: which ability comes next?
ask-draft = Which nation do you lead?
ask-side = { $nation }: which side of the power card?
refuse-activating = You are activating already: you cannot innovate or revolt any more.
refuse-exhausted = { $card } is exhausted.
refuse-nation = { $nation } cannot be chosen.
refuse-no-ability = { $card } has no exhaust ability that you can use.
refuse-no-action = You have no action token left for { $card }.
refuse-no-exhaust = You have no exhaust token left for { $card }.
refuse-no-solstice = { $card } has no solstice ability to resolve now.
refuse-not-in-hand = { $card } is not in your hand.
refuse-revolt = { $card } is no unrest in your hand.
refuse-solstice-mandatory = There are solstice abilities that you must resolve first.
refuse-token = { $card } is not in the market.
refuse-trigger = { $card } can be exhausted only when its moment comes.
move-solstice-does = { $card }: { $effect }
move-react-does = { $card }: { $effect }
text-requirement = Only if { $condition }.
text-free-play = Free play.
text-play-cost = Cost: { $effect }.
text-after-history = Put this card into your history.
text-after-exile = Exile this card.
text-after-sink = Sink this card.
text-after-unrest-pile = Return this card to the unrest pile.
text-exhaust = Exhaust: { $effect }.
text-exhaust-cost = Exhaust: { $cost } to { $effect }.
text-exhaust-trigger = Exhaust when { $trigger }: { $effect }.
text-exhaust-cost-trigger = Exhaust when { $trigger }: { $cost } to { $effect }.
text-solstice = Solstice: { $effect }.
text-solstice-cost = Solstice: { $cost } to { $effect }.
text-solstice-optional = Solstice: you may { $effect }.
text-solstice-optional-cost = Solstice: you may { $cost } to { $effect }.
text-end-of-game = At the end of the game, { $effect }.
text-resolve = When you would look at or gain a fame card and none is left face down: { $effect }.
text-unplayable = This card cannot be played.
text-ungarrisonable = This card cannot be garrisoned.
option-edition = Edition
option-edition-help = What is printed on the cards.
option-box = Box
option-box-help = Which nations can be chosen, and whose commons are used. With both boxes a tributary that is a chosen nation is replaced.
option-nations = Nations
option-nations-help = How nations are given to those who have not chosen one: at random, chosen in turn, or the plainest ones for a first game.
option-nation_0 = Nation of player 1
option-nation_0-help = Each nation exists once.
option-nation_1 = Nation of player 2
option-nation_1-help = Each nation exists once.
option-nation_2 = Nation of player 3
option-nation_2-help = Each nation exists once.
option-nation_3 = Nation of player 4
option-nation_3-help = Each nation exists once.
option-power = Power card
option-power-help = Which side is used. Side B is simpler and recommended for new players.
option-first_player = First player
option-first_player-help = Who begins every round.
value-printed = As printed
value-both_with_classics = Both, commons of Classics
value-both_with_legends = Both, commons of Legends
value-classics = Classics
value-legends = Legends
value-random = At random
value-drafted = Chosen in turn
value-first_game = For a first game
value-any = Any
value-chosen = The player chooses
value-a = Side A
value-b = Side B
value-0 = Player 1
value-1 = Player 2
value-2 = Player 3
value-3 = Player 4
value-carthaginians = Carthaginians
value-celts = Celts
value-greeks = Greeks
value-macedonians = Macedonians
value-persians = Persians
value-romans = Romans
value-scythians = Scythians
value-vikings = Vikings
value-arthurians = Arthurians
value-atlanteans = Atlanteans
value-egyptians = Egyptians
value-mauryans = Mauryans
value-minoans = Minoans
value-olmecs = Olmecs
value-qin = Qin
value-utopians = Utopians

## Commons of Classics

card-wilderness_1reg1 = Wilderness
card-jungle_1reg2 = Jungle
card-mountain_1reg3 = Mountain
card-coast_1reg4 = Coast
card-floodplain_1reg5 = Floodplain
card-forest_1reg6 = Forest
card-oasis_1reg7 = Oasis
card-hills_1reg8 = Hills
card-marsh_1reg9 = Marsh
card-steppe_1reg10 = Steppe
card-river_1reg11 = River
card-cape_1reg12 = Cape
card-woodland_1reg13 = Woodland
card-sacred_pass_1reg14 = Sacred Pass
card-standing_army_1unc1 = Standing Army
card-jade_mask_1unc2 = Jade Mask
card-elders_1unc3 = Elders
card-town_1unc4 = Town
card-town_1unc5 = Town
card-shrine_1unc6 = Shrine
card-invasion_1unc7 = Invasion
card-mysticism_1unc8 = Mysticism
card-oracle_1unc9 = Oracle
card-agriculture_1unc10 = Agriculture
card-boats_1unc11 = Boats
card-shaduf_1unc12 = Shaduf
card-rituals_ceremonies_1unc13 = Rituals & Ceremonies
card-ambassador_1unc14 = Ambassador
card-city_1unc15 = City
card-city_1unc16 = City
card-city_1unc17 = City
card-gambling_1unc18 = Gambling
card-port_1unc19 = Port
card-diplomacy_1unc20 = Diplomacy
card-leadership_1unc21 = Leadership
card-lost_scroll_1unc22 = Lost Scroll
card-drama_poetry_1civ1 = Drama & Poetry
card-education_system_1civ2 = Education System
card-moneylenders_1civ3 = Moneylenders
card-corruption_1civ4 = Corruption
card-onager_1civ5 = Onager
card-metropolis_1civ6 = Metropolis
card-metropolis_1civ7 = Metropolis
card-pharmacy_1civ8 = Pharmacy
card-wonder_1civ9 = Wonder
card-coinage_1civ10 = Coinage
card-exports_1civ11 = Exports
card-urban_development_1civ12 = Urban Development
card-mercenaries_1civ13 = Mercenaries
card-temple_1civ14 = Temple
card-cataphract_1civ15 = Cataphract
card-armenians_1tri1 = Armenians
card-assyrians_1tri2 = Assyrians
card-egyptians_1tri3 = Egyptians
card-ionians_1tri4 = Ionians
card-qin_1tri5 = Qin
card-olmecs_1tri6 = Olmecs
card-sumerians_1tri7 = Sumerians
card-aksumites_1tri8 = Aksumites
card-minoans_1tri9 = Minoans
card-mauryans_1tri10 = Mauryans
card-hittites_1tri11 = Hittites
card-praiseworthy_1fam1 = Praiseworthy
card-great_1fam2 = Great
card-notorious_1fam3 = Notorious
card-marvellous_1fam4 = Marvellous
card-glorious_1fam5 = Glorious
card-triumphant_1fam6 = Triumphant
card-triumphant_1fam7 = Triumphant
card-awe_inspiring_1fam8 = Awe-inspiring
card-king_of_kings_1fam9 = King of Kings
card-unrest_1unr1 = Unrest
card-unrest_1unr2 = Unrest
card-unrest_1unr3 = Unrest
card-unrest_1unr4 = Unrest
card-unrest_1unr5 = Unrest
card-unrest_1unr6 = Unrest
card-unrest_1unr7 = Unrest
card-unrest_1unr8 = Unrest
card-unrest_1unr9 = Unrest
card-unrest_1unr10 = Unrest
card-unrest_1unr11 = Unrest
card-unrest_1unr12 = Unrest
side-1fam9a = King of Kings, side A
side-1fam9b = King of Kings, side B

## Commons of Legends

card-fortunate_isle_2reg1 = Fortunate Isle
card-rainforest_2reg2 = Rainforest
card-mountain_2reg3 = Mountain
card-peninsula_2reg4 = Peninsula
card-lakes_2reg5 = Lakes
card-highlands_2reg6 = Highlands
card-sacred_grove_2reg7 = Sacred Grove
card-lowlands_2reg8 = Lowlands
card-moor_2reg9 = Moor
card-plain_2reg10 = Plain
card-archipelago_2reg11 = Archipelago
card-fortified_region_2reg12 = Fortified Region
card-grassland_2reg13 = Grassland
card-island_2reg14 = Island
card-mining_2unc1 = Mining
card-jade_mask_2unc2 = Jade Mask
card-elders_2unc3 = Elders
card-espionage_2unc4 = Espionage
card-invasion_2unc5 = Invasion
card-monument_2unc6 = Monument
card-code_of_laws_2unc7 = Code of Laws
card-religion_2unc8 = Religion
card-oracle_2unc9 = Oracle
card-domestication_2unc10 = Domestication
card-water_mill_2unc11 = Water Mill
card-qanat_2unc12 = Qanat
card-rituals_ceremonies_2unc13 = Rituals & Ceremonies
card-city_2unc14 = City
card-city_2unc15 = City
card-city_2unc16 = City
card-city_2unc17 = City
card-road_building_2unc18 = Road Building
card-art_2unc19 = Art
card-diplomacy_2unc20 = Diplomacy
card-leadership_2unc21 = Leadership
card-lost_scroll_2unc22 = Lost Scroll
card-drama_poetry_2civ1 = Drama & Poetry
card-education_system_2civ2 = Education System
card-moneylenders_2civ3 = Moneylenders
card-corruption_2civ4 = Corruption
card-onager_2civ5 = Onager
card-metropolis_2civ6 = Metropolis
card-astronomy_2civ7 = Astronomy
card-cartography_2civ8 = Cartography
card-masonry_2civ9 = Masonry
card-civil_service_2civ10 = Civil Service
card-exports_2civ11 = Exports
card-urban_development_2civ12 = Urban Development
card-mercenaries_2civ13 = Mercenaries
card-amphitheatre_2civ14 = Amphitheatre
card-cataphract_2civ15 = Cataphract
card-etruscans_2tri1 = Etruscans
card-scythians_2tri2 = Scythians
card-vikings_2tri3 = Vikings
card-phoenicians_2tri4 = Phoenicians
card-romans_2tri5 = Romans
card-greeks_2tri6 = Greeks
card-carthaginians_2tri7 = Carthaginians
card-persians_2tri8 = Persians
card-celts_2tri9 = Celts
card-macedonians_2tri10 = Macedonians
card-xiongnu_2tri11 = Xiongnu
card-imperial_2fam1 = Imperial
card-independent_2fam2 = Independent
card-magnificent_2fam3 = Magnificent
card-outstanding_2fam4 = Outstanding
card-proud_2fam5 = Proud
card-proud_2fam6 = Proud
card-eminent_2fam7 = Eminent
card-acclaimed_2fam8 = Acclaimed
card-king_of_kings_2fam9 = King of Kings
card-unrest_2unr1 = Unrest
card-unrest_2unr2 = Unrest
card-unrest_2unr3 = Unrest
card-unrest_2unr4 = Unrest
card-unrest_2unr5 = Unrest
card-unrest_2unr6 = Unrest
card-unrest_2unr7 = Unrest
card-unrest_2unr8 = Unrest
card-unrest_2unr9 = Unrest
card-unrest_2unr10 = Unrest
card-unrest_2unr11 = Unrest
card-unrest_2unr12 = Unrest
side-2fam9a = King of Kings, side A
side-2fam9b = King of Kings, side B

## Carthaginians

card-carthaginians_1car1 = Carthaginians
card-city_of_carthage_1car2 = City of Carthage
card-elephants_1car3 = Elephants
card-elephants_1car4 = Elephants
card-hegemony_1car5 = Hegemony
card-hannibal_1car6 = Hannibal
card-trading_ships_1car7 = Trading Ships
card-monopoly_1car8 = Monopoly
card-prosperity_1car9 = Prosperity
card-caravans_1car10 = Caravans
card-advance_1car11 = Advance
card-iberia_1car12 = Iberia
card-berbers_1car13 = Berbers
card-glory_1car14 = Glory
card-prosperity_1car15 = Prosperity
card-advance_1car16 = Advance
card-conquer_1car17 = Conquer
card-dido_queen_of_carthage_1car18 = Dido, Queen of Carthage
card-carthaginian_traders_1car19 = Carthaginian Traders
card-balearic_islands_1car20 = Balearic Islands
card-mauretania_1car21 = Mauretania
card-unrest_1car22 = Unrest
card-unrest_1car23 = Unrest
side-1car1a = Carthaginians, side A
side-1car1b = Carthaginians, side B

## Celts

card-celts_1cel1 = Celts
card-celtic_gold_1cel2 = Celtic Gold
card-celtic_innovation_1cel3 = Celtic Innovation
card-chainmail_1cel4 = Chainmail
card-chariots_1cel5 = Chariots
card-ogham_script_1cel6 = Ogham Script
card-vercingetorix_1cel7 = Vercingetorix
card-conquer_1cel8 = Conquer
card-armorica_1cel9 = Armorica
card-belgica_1cel10 = Belgica
card-britannia_1cel11 = Britannia
card-hibernia_1cel12 = Hibernia
card-unrest_1cel13 = Unrest
card-druids_1cel14 = Druids
card-glory_1cel15 = Glory
card-advance_1cel16 = Advance
card-conquer_1cel17 = Conquer
card-boudicca_1cel18 = Boudicca
card-cattle_raid_1cel19 = Cattle Raid
card-cauldron_of_cerridwen_1cel20 = Cauldron of Cerridwen
card-celtica_1cel21 = Celtica
card-unrest_1cel22 = Unrest
card-unrest_1cel23 = Unrest
card-unrest_1cel24 = Unrest
card-unrest_1cel25 = Unrest
card-unrest_1cel26 = Unrest
card-unrest_1cel27 = Unrest
card-unrest_1cel28 = Unrest
side-1cel1a = Celts, side A
side-1cel1b = Celts, side B

## Greeks

card-greeks_1gre1 = Greeks
card-olympic_games_1gre2 = Olympic Games
card-greek_prosperity_1gre3 = Greek Prosperity
card-pericles_1gre4 = Pericles
card-city_of_corinth_1gre5 = City of Corinth
card-science_1gre6 = Science
card-greek_innovation_1gre7 = Greek Innovation
card-direct_democracy_1gre8 = Direct Democracy
card-lighthouse_1gre9 = Lighthouse
card-philosophy_1gre10 = Philosophy
card-city_of_athens_1gre11 = City of Athens
card-plains_of_thessaly_1gre12 = Plains of Thessaly
card-unrest_1gre13 = Unrest
card-glory_1gre14 = Glory
card-greek_mercenaries_1gre15 = Greek Mercenaries
card-advance_1gre16 = Advance
card-conquer_1gre17 = Conquer
card-settlers_1gre18 = Settlers
card-city_of_sparta_1gre19 = City of Sparta
card-peloponnese_1gre20 = Peloponnese
card-forest_of_pholoe_1gre21 = Forest of Pholoe
card-unrest_1gre22 = Unrest
card-unrest_1gre23 = Unrest
side-1gre1a = Greeks, side A
side-1gre1b = Greeks, side B

## Macedonians

card-macedonians_1mac1 = Macedonians
card-alexander_1mac2 = Alexander
card-development_1mac3 = Development
card-parmenion_1mac4 = Parmenion
card-companion_cavalry_1mac5 = Companion Cavalry
card-alexander_the_great_1mac6 = Alexander the Great
card-mosaics_1mac7 = Mosaics
card-alexandria_in_egypt_1mac8 = Alexandria in Egypt
card-alexandria_in_ariana_1mac9 = Alexandria in Ariana
card-prosperity_1mac10 = Prosperity
card-uxians_1mac11 = Uxians
card-glory_1mac12 = Glory
card-advance_1mac13 = Advance
card-conquer_1mac14 = Conquer
card-conquer_1mac15 = Conquer
card-philip_ii_1mac16 = Philip II
card-phalanx_1mac17 = Phalanx
card-haliacmon_valley_1mac18 = Haliacmon Valley
card-orestis_1mac19 = Orestis
card-pelagonia_1mac20 = Pelagonia
card-unrest_1mac21 = Unrest
card-unrest_1mac22 = Unrest
card-unrest_1mac23 = Unrest
side-1mac1a = Macedonians, side A
side-1mac1b = Macedonians, side B

## Persians

card-persians_1per1 = Persians
card-city_of_persepolis_1per2 = City of Persepolis
card-battering_ram_1per3 = Battering Ram
card-development_1per4 = Development
card-windmills_1per5 = Windmills
card-satrap_1per6 = Satrap
card-persian_gold_1per7 = Persian Gold
card-babylonians_1per8 = Babylonians
card-darius_i_1per9 = Darius I
card-arachosia_1per10 = Arachosia
card-nisaean_plain_1per11 = Nisaean Plain
card-median_empire_1per12 = Median Empire
card-unrest_1per13 = Unrest
card-glory_1per14 = Glory
card-prosperity_1per15 = Prosperity
card-advance_1per16 = Advance
card-conquer_1per17 = Conquer
card-conquer_1per18 = Conquer
card-bactria_1per19 = Bactria
card-zagros_1per20 = Zagros
card-lydians_1per21 = Lydians
card-unrest_1per22 = Unrest
card-unrest_1per23 = Unrest
side-1per1a = Persians, side A
side-1per1b = Persians, side B

## Romans

card-romans_1rom1 = Romans
card-julius_caesar_1rom2 = Julius Caesar
card-military_engineering_1rom3 = Military Engineering
card-roman_invasion_1rom4 = Roman Invasion
card-legions_1rom5 = Legions
card-the_senate_1rom6 = The Senate
card-rome_the_eternal_city_1rom7 = Rome, the Eternal City
card-emperor_trajan_1rom8 = Emperor Trajan
card-prosperity_1rom9 = Prosperity
card-bread_and_circuses_1rom10 = Bread and Circuses
card-gallia_aquitania_1rom11 = Gallia Aquitania
card-raetia_1rom12 = Raetia
card-unrest_1rom13 = Unrest
card-glory_1rom14 = Glory
card-prosperity_1rom15 = Prosperity
card-advance_1rom16 = Advance
card-conquer_1rom17 = Conquer
card-triumvirate_1rom18 = Triumvirate
card-city_of_rome_1rom19 = City of Rome
card-dalmatia_1rom20 = Dalmatia
card-roman_expansion_1rom21 = Roman Expansion
card-unrest_1rom22 = Unrest
card-unrest_1rom23 = Unrest
side-1rom1a = Romans, side A
side-1rom1b = Romans, side B

## Scythians

card-scythians_1scy1 = Scythians
card-glory_1scy2 = Glory
card-ateas_1scy3 = Ateas
card-kurgans_1scy4 = Kurgans
card-city_of_gelonus_1scy5 = City of Gelonus
card-jewellery_1scy6 = Jewellery
card-unrest_1scy7 = Unrest
card-unrest_1scy8 = Unrest
card-tamga_1scy9 = Tamga
card-pontic_steppe_1scy10 = Pontic Steppe
card-tarim_basin_1scy11 = Tarim Basin
card-caucasia_1scy12 = Caucasia
card-raiders_1scy13 = Raiders
card-nomads_1scy14 = Nomads
card-nomads_1scy15 = Nomads
card-advance_1scy16 = Advance
card-conquer_1scy17 = Conquer
card-carpathian_mountains_1scy18 = Carpathian Mountains
card-tian_shan_1scy19 = Tian Shan
card-mounted_archers_1scy20 = Mounted Archers
card-tents_1scy21 = Tents
card-unrest_1scy22 = Unrest
card-unrest_1scy23 = Unrest
card-unrest_1scy24 = Unrest
side-1scy1a = Scythians, side A
side-1scy1b = Scythians, side B

## Vikings

card-vikings_1vik1 = Vikings
card-harald_hardrada_1vik2 = Harald Hardrada
card-iceland_1vik3 = Iceland
card-combs_1vik4 = Combs
card-graenland_1vik5 = Graenland
card-foroyar_1vik6 = Føroyar
card-vinland_1vik7 = Vinland
card-sagas_1vik8 = Sagas
card-city_of_dubh_linn_1vik9 = City of Dubh Linn
card-longships_1vik10 = Longships
card-skis_1vik11 = Skis
card-rollo_the_walker_1vik12 = Rollo the Walker
card-go_a_viking_1vik13 = Go a'Viking
card-unrest_1vik14 = Unrest
card-unrest_1vik15 = Unrest
card-gothja_1vik16 = Gothja
card-scandinavia_1vik17 = Scandinavia
card-advance_1vik18 = Advance
card-prosperity_1vik19 = Prosperity
card-glory_1vik20 = Glory
card-erik_the_red_1vik21 = Erik the Red
card-jomsviking_1vik22 = Jomsviking
card-althing_1vik23 = Althing
card-unrest_1vik24 = Unrest
card-unrest_1vik25 = Unrest
card-unrest_1vik26 = Unrest
side-1vik1a = Vikings, side A
side-1vik1b = Vikings, side B

## Arthurians

card-arthurians_2art1 = Arthurians
card-king_arthur_s_court_2art2 = King Arthur's Court
card-graal_2art3 = Graal
card-lawnslot_llyn_2art4 = Lawnslot Llyn (Sir Lancelot)
card-twrch_trwyth_2art5 = Twrch Trwyth
card-taliesin_the_bard_2art6 = Taliesin the Bard
card-excalibur_2art7 = Excalibur
card-gwaith_camlan_2art8 = Gwaith Camlan
card-bedwyr_2art9 = Bedwyr
card-viviane_of_the_lake_2art10 = Viviane of the Lake
card-city_of_camelot_2art11 = City of Camelot
card-britannia_flavia_2art12 = Britannia Flavia
card-ynys_afallach_2art13 = Ynys Afallach (Avalon)
card-gwalchmei_2art14 = Gwalchmei (Sir Gawain)
card-lady_bertilak_2art15 = Lady Bertilak
card-morigena_2art16 = Morigena
card-peredur_2art17 = Peredur (Sir Percival)
card-cai_2art18 = Cai (Sir Kay)
card-king_arthur_2art19 = King Arthur
card-uthyr_pendragon_2art20 = Uthyr Pendragon
card-britannia_prima_2art21 = Britannia Prima
card-britannia_secunda_2art22 = Britannia Secunda
card-myrddin_wyllt_2art23 = Myrddin Wyllt (Merlin)
card-guennuvar_2art24 = Guennuvar
card-cafall_2art25 = Cafall
card-unrest_2art26 = Unrest
card-unrest_2art27 = Unrest
card-unrest_2art28 = Unrest
card-unrest_2art29 = Unrest
side-2art1a = Arthurians, side A
side-2art1b = Arthurians, side B

## Atlanteans

card-atlanteans_2atl1 = Atlanteans
card-advanced_culture_2atl2 = Advanced Culture
card-palace_of_poseidon_2atl3 = Palace of Poseidon
card-spread_of_atlantis_2atl4 = Spread of Atlantis
card-development_2atl5 = Development
card-moats_and_walls_2atl6 = Moats and Walls
card-myths_and_legends_2atl7 = Myths and Legends
card-vast_wealth_2atl8 = Vast Wealth
card-kleito_2atl9 = Kleito
card-mountain_of_atlantis_2atl10 = Mountain of Atlantis
card-themiscyra_2atl11 = Themiscyra
card-flood_2atl12 = Flood
card-flood_2atl13 = Flood
card-flood_2atl14 = Flood
card-prosperity_2atl15 = Prosperity
card-thule_2atl16 = Thule
card-hesperides_2atl17 = Hesperides
card-elysian_fields_2atl18 = Elysian Fields
card-unrest_2atl19 = Unrest
card-atlantean_fleet_2atl20 = Atlantean Fleet
card-unrest_2atl21 = Unrest
card-unrest_2atl22 = Unrest
side-2atl1a = Atlanteans, side A
side-2atl1b = Atlanteans, side B

## Egyptians

card-egyptians_2egy1 = Egyptians
card-unification_2egy2 = Unification
card-development_2egy3 = Development
card-embalming_2egy4 = Embalming
card-obelisk_2egy5 = Obelisk
card-ramesses_ii_2egy6 = Ramesses II
card-egyptian_expansion_2egy7 = Egyptian Expansion
card-medicine_2egy8 = Medicine
card-pyramids_2egy9 = Pyramids
card-egyptian_legacy_2egy10 = Egyptian Legacy
card-red_land_2egy11 = Red Land
card-kushites_2egy12 = Kushites
card-unrest_2egy13 = Unrest
card-flood_of_the_nile_2egy14 = Flood of the Nile
card-glory_2egy15 = Glory
card-prosperity_2egy16 = Prosperity
card-advance_2egy17 = Advance
card-egyptian_incursion_2egy18 = Egyptian Incursion
card-egyptian_hieroglyphics_2egy19 = Egyptian Hieroglyphics
card-lower_nile_2egy20 = Lower Nile
card-nile_valley_2egy21 = Nile Valley
card-unrest_2egy22 = Unrest
card-unrest_2egy23 = Unrest
side-2egy1a = Egyptians, side A
side-2egy1b = Egyptians, side B

## Mauryans

card-mauryans_2mau1 = Mauryans
card-glory_2mau2 = Glory
card-mathematics_2mau3 = Mathematics
card-grand_trunk_road_2mau4 = Grand Trunk Road
card-ashoka_2mau5 = Ashoka
card-buddhism_2mau6 = Buddhism
card-edicts_of_ashoka_2mau7 = Edicts of Ashoka
card-punch_marked_coins_2mau8 = Punch-marked Coins
card-arthashastra_2mau9 = Arthashastra
card-nanda_dynasty_2mau10 = Nanda Dynasty
card-city_of_pataliputra_2mau11 = City of Pataliputra
card-indian_elephants_2mau12 = Indian Elephants
card-indian_elephants_2mau13 = Indian Elephants
card-gandhara_2mau14 = Gandhara
card-unrest_2mau15 = Unrest
card-unrest_2mau16 = Unrest
card-advance_2mau17 = Advance
card-chandragupta_2mau18 = Chandragupta
card-chanakya_2mau19 = Chanakya
card-magadha_2mau20 = Magadha
card-indus_valley_2mau21 = Indus Valley
card-prosperity_2mau22 = Prosperity
card-unrest_2mau23 = Unrest
card-unrest_2mau24 = Unrest
side-2mau1a = Mauryans, side A
side-2mau1b = Mauryans, side B

## Minoans

card-minoans_2min1 = Minoans
card-king_minos_2min2 = King Minos
card-minoan_traders_2min3 = Minoan Traders
card-drainage_system_2min4 = Drainage System
card-architecture_2min5 = Architecture
card-frescos_2min6 = Frescos
card-labyrinth_2min7 = Labyrinth
card-minoan_expansion_2min8 = Minoan Expansion
card-seal_stones_2min9 = Seal Stones
card-glory_2min10 = Glory
card-unrest_2min11 = Unrest
card-writing_systems_2min12 = Writing Systems
card-knossos_2min13 = Knossos
card-advance_2min14 = Advance
card-conquer_2min15 = Conquer
card-pottery_2min16 = Pottery
card-thera_2min17 = Thera
card-crete_2min18 = Crete
card-cyprus_2min19 = Cyprus
card-prosperity_2min20 = Prosperity
card-unrest_2min21 = Unrest
card-unrest_2min22 = Unrest
card-unrest_2min23 = Unrest
side-2min1a = Minoans, side A
side-2min1b = Minoans, side B

## Olmecs

card-olmecs_2olm1 = Olmecs
card-san_lorenzo_tenochtitlan_2olm2 = San Lorenzo Tenochtitlán
card-step_pyramids_2olm3 = Step Pyramids
card-ritual_sacrifice_2olm4 = Ritual Sacrifice
card-olmec_traders_2olm5 = Olmec Traders
card-tres_zapotes_2olm6 = Tres Zapotes
card-stone_heads_2olm7 = Stone Heads
card-drainage_system_2olm8 = Drainage System
card-cacao_2olm9 = Cacao
card-olmec_hieroglyphics_2olm10 = Olmec Hieroglyphics
card-calendar_2olm11 = Calendar
card-stone_mask_2olm12 = Stone Mask
card-stone_mask_2olm13 = Stone Mask
card-lodestone_compass_2olm14 = Lodestone Compass
card-ball_games_2olm15 = Ball Games
card-laguna_de_los_cerros_2olm16 = Laguna de los Cerros
card-la_venta_2olm17 = La Venta
card-stone_mask_2olm18 = Stone Mask
card-stone_mask_2olm19 = Stone Mask
card-stone_mask_2olm20 = Stone Mask
card-stone_mask_2olm21 = Stone Mask
card-stone_mask_2olm22 = Stone Mask
card-stone_mask_2olm23 = Stone Mask
card-unrest_2olm24 = Unrest
card-unrest_2olm25 = Unrest
card-unrest_2olm26 = Unrest
side-2olm1a = Olmecs, side A
side-2olm1b = Olmecs, side B

## Qin

card-qin_2qin1 = Qin
card-long_walls_i_2qin2 = Long Walls I
card-long_walls_ii_2qin3 = Long Walls II
card-long_walls_iii_2qin4 = Long Walls III
card-long_walls_iv_2qin5 = Long Walls IV
card-emperor_qin_shi_huang_2qin6 = Emperor Qin Shi Huang
card-mathematics_2qin7 = Mathematics
card-king_wu_of_qin_2qin8 = King Wu of Qin
card-metallurgy_2qin9 = Metallurgy
card-terracotta_warriors_2qin10 = Terracotta Warriors
card-eastern_zhou_2qin11 = Eastern Zhou
card-glory_2qin12 = Glory
card-writing_systems_2qin13 = Writing Systems
card-unrest_2qin14 = Unrest
card-confucianism_2qin15 = Confucianism
card-legalism_2qin16 = Legalism
card-school_of_diplomacy_2qin17 = School of Diplomacy
card-western_zhou_2qin18 = Western Zhou
card-advance_2qin19 = Advance
card-prosperity_2qin20 = Prosperity
card-duke_zhuang_of_qin_2qin21 = Duke Zhuang of Qin
card-mandate_of_heaven_2qin22 = Mandate of Heaven
card-unrest_2qin23 = Unrest
card-unrest_2qin24 = Unrest
card-unrest_2qin25 = Unrest
side-2qin1a = Qin, side A
side-2qin1b = Qin, side B

## Utopians

card-utopians_2uto1 = Utopians
card-visions_of_shangri_la_2uto2 = Visions of Shangri-La
card-gates_of_shangri_la_2uto3 = Gates of Shangri-La
card-monastery_2uto4 = Monastery
card-portals_2uto5 = Portals
card-daochang_2uto6 = Daochang
card-lost_tomes_2uto7 = Lost Tomes
card-tree_of_knowledge_2uto8 = Tree of Knowledge
card-charity_2uto9 = Charity
card-meditation_2uto10 = Meditation
card-mountain_retreat_2uto11 = Mountain Retreat
card-sacred_scroll_2uto12 = Sacred Scroll
card-sacred_scroll_2uto13 = Sacred Scroll
card-sacred_scroll_2uto14 = Sacred Scroll
card-sacred_scroll_2uto15 = Sacred Scroll
card-sacred_scroll_2uto16 = Sacred Scroll
card-unrest_2uto17 = Unrest
card-unrest_2uto18 = Unrest
card-unrest_2uto19 = Unrest
card-unrest_2uto20 = Unrest
card-unrest_2uto21 = Unrest
side-2uto1a = Utopians, side A
side-2uto1b = Utopians, side B
side-2uto2a = Visions of Shangri-La
side-2uto2b = Path to Shangri-La
side-2uto3a = Gates of Shangri-La
side-2uto3b = Shangri-La
