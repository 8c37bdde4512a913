### Words of the board of Through the Ages in the browser.
### hu.ftl has the same messages with the same variables, in the same order.

## Zones

ttaboard-table = The table
ttaboard-world = Ages, decks and events
ttaboard-row = Card row
ttaboard-hand = Your hands
ttaboard-mat = Civilization of { $seat }
ttaboard-open = All of the civilization of { $seat }
ttaboard-in-play = In play: { $seat }
ttaboard-taken = taken

## The world

ttaboard-round = Round { $round }
ttaboard-civil-deck = { $count ->
    [one] { $count } civil card
   *[other] { $count } civil cards
}
ttaboard-military-deck = { $count ->
    [one] { $count } military card
   *[other] { $count } military cards
}
ttaboard-events-title = Events
ttaboard-events = Current events: { $current }; future events: { $future }.
ttaboard-event-top = The next one is { $card }.
ttaboard-events-known = You know to be among the current ones: { $cards }.
ttaboard-events-prepared = You have prepared: { $cards }.
ttaboard-events-past = Past events: { $cards }.
ttaboard-antiquated = What you would lose
ttaboard-antiquated-count = { $count ->
    [one] { $count } card goes with the age
   *[other] { $count } cards go with the age
}

## Numbers

ttaboard-culture = Culture
ttaboard-in-the-game = Culture before the end
ttaboard-science = Science
ttaboard-strength = Strength (place { $rank })
ttaboard-strength-of = Strength: { $count }
ttaboard-happy = Happy faces: { $have }, needed: { $need }
ttaboard-food = Food
ttaboard-resources = Resources
ttaboard-unused = Unused workers: { $count }
ttaboard-discontent = Discontent workers: { $count }
ttaboard-civil-hand = Civil cards in hand: { $count }
ttaboard-military-hand = Military cards in hand: { $count }
ttaboard-yellow-title = Yellow bank
ttaboard-blue-title = Blue bank
ttaboard-yellow = Yellow bank: { $count }
ttaboard-blue = Blue bank: { $count }
ttaboard-grow = One more worker costs { $food } food; { $need } happy faces are needed then.
ttaboard-consumption = Consumption: { $count } food.
ttaboard-corruption = corruption −{ $count }
ttaboard-actions = Civil actions: { $ca } of { $ca_total }; military actions: { $ma } of { $ma_total }.

## Cards

ttaboard-price = It costs you { $count ->
    [0] nothing
    [one] { $count } civil action
   *[other] { $count } civil actions
}.
ttaboard-goes = It leaves the row when the next turn begins.
ttaboard-cost-science = Science: { $count }.
ttaboard-cost-resource = Resources: { $count }.
ttaboard-cost-military_action = Military actions: { $count }.
ttaboard-stages = Stages: { $stages }.
ttaboard-revolution = By revolution: { $count } science.
ttaboard-workers = Workers here: { $count }.
ttaboard-tokens = Blue tokens here: { $count }.
ttaboard-build = One more costs { $cost }.
ttaboard-upgrade = Upgrading to { $card } costs { $cost }.
ttaboard-in-hand = { $card } is in your hand.
ttaboard-would-lie = { $card } would lie here.
ttaboard-develop = Developing it costs { $cost } science.
ttaboard-revolt = A revolution costs { $cost } science and all civil actions.
ttaboard-fresh = It was taken in this turn and can be played from the next one on.
ttaboard-unfinished = Stages built: { $built } of { $count }
ttaboard-ruined = It is a ruin.
ttaboard-homer = Homer lies under it.
ttaboard-tactic = Armies add { $count }.
ttaboard-tactic-own = Armies add { $count }; nobody may copy it yet.
ttaboard-pact = With { $seat }, side { $side }.
ttaboard-war = War on { $seat }: { $mine } to { $theirs } now.
ttaboard-completes = Completes { $card }.
ttaboard-all-actions = It takes all your civil actions.

## Attacks, auctions, the end of a turn

ttaboard-attack = Your strength { $mine }, theirs { $theirs }.
ttaboard-attack-reach = Your strength { $mine }, theirs { $theirs }; with cards it may become { $reach }.
ttaboard-held = You hold.
ttaboard-can-hold = { $missing } more are needed; your cards can bring you to { $best }.
ttaboard-cannot-hold = Your cards can bring you to { $best } at most: not enough.
ttaboard-laid = Defence cards laid: { $count }
ttaboard-force = Your largest force: { $count } ({ $parts })
ttaboard-force-now = Force so far: { $count } of { $bid }
ttaboard-unused-actions = { $count ->
    [one] { $count } civil action is unused.
   *[other] { $count } civil actions are unused.
}

## Ways to the parts of the page, on a narrow screen

ttaboard-jumps = Parts of the table
ttaboard-jump-row = Row
ttaboard-jump-mat = Civilization
ttaboard-jump-hand = Hand
ttaboard-jump-rivals = Rivals
ttaboard-jump-world = World

## Defence

ttaboard-defence-holds = { $have } + { $adds } = { $sum }, against { $strength }: the attack fails.
ttaboard-defence-short = { $have } + { $adds } = { $sum }, still { $missing } short of { $strength }.
