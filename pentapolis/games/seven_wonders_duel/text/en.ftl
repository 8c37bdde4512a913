### Words of 7 Wonders Duel.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = 7 Wonders Duel
# A line or two that invite to a game.
game-blurb = Build a city across three ages, one card at a time. Crush your rival’s capital, master the sciences, or leave the greater legacy.

## Ages

age-1 = Age I
age-2 = Age II
age-3 = Age III

## Cards of Age I

card-lumber_yard = Lumber Yard
card-logging_camp = Logging Camp
card-clay_pool = Clay Pool
card-clay_pit = Clay Pit
card-quarry = Quarry
card-stone_pit = Stone Pit
card-glassworks = Glassworks
card-press = Press
card-guard_tower = Guard Tower
card-stable = Stable
card-garrison = Garrison
card-palisade = Palisade
card-workshop = Workshop
card-apothecary = Apothecary
card-scriptorium = Scriptorium
card-pharmacist = Pharmacist
card-theater = Theater
card-altar = Altar
card-baths = Baths
card-stone_reserve = Stone Reserve
card-clay_reserve = Clay Reserve
card-wood_reserve = Wood Reserve
card-tavern = Tavern

## Cards of Age II

card-sawmill = Sawmill
card-brickyard = Brickyard
card-shelf_quarry = Shelf Quarry
card-glass_blower = Glass-Blower
card-drying_room = Drying Room
card-walls = Walls
card-horse_breeders = Horse Breeders
card-barracks = Barracks
card-archery_range = Archery Range
card-parade_ground = Parade Ground
card-library = Library
card-dispensary = Dispensary
card-school = School
card-laboratory = Laboratory
card-courthouse = Courthouse
card-statue = Statue
card-temple = Temple
card-aqueduct = Aqueduct
card-rostrum = Rostrum
card-forum = Forum
card-caravansery = Caravansery
card-customs_house = Customs House
card-brewery = Brewery

## Cards of Age III

card-arsenal = Arsenal
card-pretorium = Pretorium
card-fortifications = Fortifications
card-siege_workshop = Siege Workshop
card-circus = Circus
card-academy = Academy
card-study = Study
card-university = University
card-observatory = Observatory
card-palace = Palace
card-town_hall = Town Hall
card-obelisk = Obelisk
card-gardens = Gardens
card-pantheon = Pantheon
card-senate = Senate
card-chamber_of_commerce = Chamber of Commerce
card-port = Port
card-armory = Armory
card-lighthouse = Lighthouse
card-arena = Arena

## Guilds

card-merchants_guild = Merchants Guild
card-shipowners_guild = Shipowners Guild
card-builders_guild = Builders Guild
card-magistrates_guild = Magistrates Guild
card-scientists_guild = Scientists Guild
card-moneylenders_guild = Moneylenders Guild
card-tacticians_guild = Tacticians Guild

## Wonders; an article is part of the printed name

wonder-appian_way = The Appian Way
wonder-circus_maximus = Circus Maximus
wonder-colossus = The Colossus
wonder-great_library = The Great Library
wonder-great_lighthouse = The Great Lighthouse
wonder-hanging_gardens = The Hanging Gardens
wonder-mausoleum = The Mausoleum
wonder-piraeus = Piraeus
wonder-pyramids = The Pyramids
wonder-sphinx = The Sphinx
wonder-statue_of_zeus = The Statue of Zeus
wonder-temple_of_artemis = The Temple of Artemis

## Progress tokens

token-agriculture = Agriculture
token-architecture = Architecture
token-economy = Economy
token-law = Law
token-masonry = Masonry
token-mathematics = Mathematics
token-philosophy = Philosophy
token-strategy = Strategy
token-theology = Theology
token-urbanism = Urbanism

## Military tokens, by the coins they cost

loot-2 = Looting 2
loot-5 = Looting 5

## Resources

resource-wood = Wood
resource-clay = Clay
resource-stone = Stone
resource-glass = Glass
resource-papyrus = Papyrus

# One entry of a list of resources.
counted-resource = { $count } { $name }

## Colours of the cards, as adjectives

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple

## Types of the cards, by colour

type-brown = Raw materials
type-grey = Manufactured goods
type-blue = Civilian buildings
type-green = Scientific buildings
type-yellow = Commercial buildings
type-red = Military buildings
type-purple = Guilds

## Scientific symbols

symbol-armillary = Armillary sphere
symbol-sundial = Sundial
symbol-mortar = Mortar and pestle
symbol-pendulum = Plumb line
symbol-quill = Quill and inkwell
symbol-wheel = Wheel
symbol-balance = Scales

## Chain symbols

chain-horseshoe = horseshoe
chain-sword = sword
chain-tower = tower
chain-target = target
chain-helmet = helmet
chain-book = book
chain-gear = gear
chain-lyre = lyre
chain-lamp = lamp
chain-mask = mask
chain-column = column
chain-moon = moon
chain-sun = sun
chain-drop = drop
chain-greek_temple = Greek temple
chain-amphora = amphora
chain-barrel = barrel

## Moves, as on a button

move-build = Build { $card }
move-discard = Discard { $card }
move-raise = Build { $wonder } with { $card }
move-draft = Take { $wonder }
move-learn = Take { $token }
move-destroy = Discard { $card } from the opponent’s city
move-revive = Build { $card } from the discard pile
# $self: whether $seat is who reads this (yes, no); anything else names the player.
move-begin = { $self ->
    [yes] You begin
    [no] The opponent begins
   *[other] { $seat } begins
}

## Answers that a question calls by words of its own

choice-keep = Keep { $token }

## What a player is asked

ask-draft = Take one of the wonders.
ask-begin = Decide who begins the age.
ask-turn = Take an accessible card: build it, discard it for coins, or build a wonder with it.
ask-progress = You have a pair of scientific symbols: take a progress token from the board.
ask-library = Keep one of the progress tokens drawn from the box.
ask-destroy = Choose a { $colour } card in the opponent’s city: it goes to the discard pile.
ask-revive = Choose a card from the discard pile: you build it for free.

## Refusals

refuse-draft-first = The wonders come first: take one of those laid out.
refuse-not-laid-out = You cannot take { $wonder }: it is not among the wonders laid out.
refuse-begin-first = First decide who begins the age.
refuse-price = You need { price-coins } for { $card }, but you have { text-only-coins }.
refuse-wonder-price = You need { price-coins } for { $wonder }, but you have { text-only-coins }.
refuse-raised-already = You have already built { $wonder }.
refuse-seven-wonders = Seven wonders have been built, so { $wonder } can no longer be built.
refuse-not-your-wonder = You cannot build { $wonder }: it is not one of your wonders.
refuse-covered = You cannot take { $card }: another card covers it.
refuse-not-in-sight = You cannot take { $card }: it is not face up in the structure.
refuse-token-first = First take a progress token.
refuse-no-such-token = You cannot take { $token }: it is not among the progress tokens to choose from.
refuse-destroy-first = First choose a { $colour } card in the opponent’s city.
refuse-not-in-their-city = You cannot choose { $card }: it is not in the opponent’s city.
refuse-other-colour = You cannot choose { $card }: it is not a { $colour } card.
refuse-revive-first = First choose a card from the discard pile.
refuse-not-discarded = You cannot build { $card }: it is not in the discard pile.
refuse-token-how = You take a progress token when you get the second of two identical scientific symbols.
refuse-wonder-later = Wonders are built during the ages, with a card taken for it.
refuse-discarded-how = Only The Mausoleum builds cards from the discard pile.

## The log

log-starter = { $seat } is the starting player.
    .you = You are the starting player.
log-tokens = Progress tokens on the board: { $tokens }.
log-wonders = Wonders laid out: { $wonders }.
log-draft = { $seat } takes { $wonder }.
    .you = You take { $wonder }.
log-age = { $age } begins.
log-begin = { $seat } decides that { $seat2 } begins the age.
    .you = You decide that { $seat2 } begins the age.
    .to-you = { $seat } decides that you begin the age.
    .to-yourself = You decide to begin the age.
log-begins-self = { $seat } chooses to begin the age.
    .you = You choose to begin the age.
log-build = { $seat } builds { $card } { text-for-coins }.
    .you = You build { $card } { text-for-coins }.
log-build-chain = { $seat } builds { $card } for free through the { $chain }.
    .you = You build { $card } for free through the { $chain }.
log-chain-coins = { $seat } receives { text-coins } for the chain ({ token-urbanism }).
    .you = You receive { text-coins } for the chain ({ token-urbanism }).
log-trade-income = { $seat } receives { text-coins } from the opponent’s trade ({ token-economy }).
    .you = You receive { text-coins } from the opponent’s trade ({ token-economy }).
log-discard = { $seat } discards { $card } and receives { text-coins }.
    .you = You discard { $card } and receive { text-coins }.
log-raise = { $seat } builds { $wonder } with { $card } { text-for-coins }.
    .you = You build { $wonder } with { $card } { text-for-coins }.
log-seven-wonders = Seven wonders have been built, so { $seat } returns { $wonder } to the box.
    .you = Seven wonders have been built, so you return { $wonder } to the box.
log-token = { $seat } takes the { $token } progress token.
    .you = You take the { $token } progress token.
log-library-draw = { $seat } draws { text-tokens } from the box.
    .you = You draw { text-tokens } from the box.
log-library-sees = Only you see the progress tokens drawn: { $tokens }.
log-destroy = { $seat } puts { $card } from the opponent’s city on the discard pile.
    .you = You put { $card } from the opponent’s city on the discard pile.
log-revive = { $seat } builds { $card } from the discard pile for free.
    .you = You build { $card } from the discard pile for free.
# $at is 0 in the middle of the track.
log-pawn = { $at ->
    [0] { $seat } moves the conflict pawn { text-spaces }, to the middle of the track.
   *[other] { $seat } moves the conflict pawn { text-spaces }.
}
    .you = { $at ->
        [0] You move the conflict pawn { text-spaces }, to the middle of the track.
       *[other] You move the conflict pawn { text-spaces }.
    }
log-loot = { $coins ->
    [0] { $seat } has no coins to lose ({ $loot }).
   *[other] { $seat } loses { text-coins } ({ $loot }).
}
    .you = { $coins ->
        [0] You have no coins to lose ({ $loot }).
       *[other] You lose { text-coins } ({ $loot }).
    }
log-reveal = Turned face up: { $card }.
log-again = { $seat } plays again.
    .you = You play again.
log-score = { $seat } has { text-points }.
    .you = You have { text-points }.
log-military-victory = { $seat } wins by military supremacy: the conflict pawn is in the opponent’s capital.
    .you = You win by military supremacy: the conflict pawn is in the opponent’s capital.
log-scientific-victory = { $seat } wins by scientific supremacy, with six different scientific symbols.
    .you = You win by scientific supremacy, with six different scientific symbols.
log-civilian-victory = { $seat } wins a civilian victory.
    .you = You win a civilian victory.
log-shared-victory = The game is tied: both players share the victory.

## What cards, wonders and progress tokens do

effect-produce = Produces { $count } { $resource }.
effect-produce-choice = Produces 1 unit of { OR($resources) } for each construction.
effect-trade-price = You buy { OR($resources) } for 1 coin per unit.
effect-shields = { $count ->
    [one] { $count } shield.
   *[other] { $count } shields.
}
effect-science = Scientific symbol: { $symbol }.
effect-points = { $count ->
    [one] { $count } victory point.
   *[other] { $count } victory points.
}
effect-coins = You receive { text-counted-coins }.
effect-coins-per-own = You receive { text-counted-coins } for every { $what } in your city.
effect-coins-per-most = You receive { text-counted-coins } for every { $what } in the city that has more of them.
effect-points-per-own = { $count ->
    [one] { $count } victory point for every { $what } in your city.
   *[other] { $count } victory points for every { $what } in your city.
}
effect-points-per-most = { $count ->
    [one] { $count } victory point for every { $what } in the city that has more of them.
   *[other] { $count } victory points for every { $what } in the city that has more of them.
}
effect-opponent-loses = The opponent loses { text-counted-coins }.
effect-play-again = You play again.
effect-destroy-card = You put a { $colour } card from the opponent’s city on the discard pile.
effect-progress-from-box = You draw { text-tokens } at random from the box and keep one.
effect-build-from-discard = You build a card from the discard pile for free.
effect-discount = { $count ->
    [one] Every { $what } you build from now on costs { $count } resource less.
   *[other] Every { $what } you build from now on costs { $count } fewer resources.
}
effect-trade-income = What the opponent pays for missing resources goes to you instead of the bank.
effect-extra-shields = { $count ->
    [one] Every red card you build from now on gives { $count } more shield.
   *[other] Every red card you build from now on gives { $count } more shields.
}
effect-play-again-on-wonders = You play again after every wonder you build from now on.
effect-coins-on-chain = You receive { text-counted-coins } for every card you build through a chain from now on.

## What effects count and discounts apply to, after "every"

what-brown_cards = brown card
what-grey_cards = grey card
what-blue_cards = blue card
what-green_cards = green card
what-yellow_cards = yellow card
what-red_cards = red card
what-brown_and_grey_cards = brown or grey card
what-built_wonders = built wonder
what-wonders = wonder
what-progress_tokens = progress token
what-coin_triples = 3 coins

## Descriptions of cards and wonders

text-card = { $age }, { $colour } card.
text-cost = Cost: { $costs }.
text-no-cost = Costs nothing.
text-free-with = Free with the { $chain } ({ $card }).
text-gives-chain = Has the { $chain }: you can build { $card } for free.

## Prices

price-free = free
price-chain = free by chain
# How many coins a price is.
price-coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
# The coins printed in the cost.
price-printed = coin cost { $coins }
price-bought = { $count } { $resource } × { $price }
price-made = own production: { $resources }
price-chosen = produced by choice: { $resources }
price-discounted = discount: { $resources }
# What discarding a card brings.
price-gain = { $coins ->
    [one] you receive { $coins } coin
   *[other] you receive { $coins } coins
}

## Amounts, as parts of sentences

text-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
text-only-coins = { $coins ->
    [0] none
   *[other] only { $coins }
}
text-for-coins = { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}
text-counted-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
text-tokens = { $count ->
    [one] { $count } progress token
   *[other] { $count } progress tokens
}
text-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
text-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}

## Victory, and the parts of a score

victory-military = Military supremacy
victory-scientific = Scientific supremacy
victory-civilian = Civilian victory

part-military = Military
part-blue = Civilian buildings
part-green = Scientific buildings
part-yellow = Commercial buildings
part-purple = Guilds
part-wonders = Wonders
part-tokens = Progress tokens
part-coins = Coins

## Options of a game

option-wonders = Wonders
option-wonders-help = The players take turns choosing their wonders, or get those recommended for a first game.
option-starter = Starting player
option-starter-help = Who chooses the first wonder and begins Age I.
option-centre_start = Pawn in the middle
option-centre_start-help = Who begins Ages II and III when the conflict pawn is in the middle of the track.

value-draft = Wonder draft
value-first_game = First game
value-random = At random
value-0 = Player 1
value-1 = Player 2
value-last_player_chooses = Whoever played last chooses
value-last_player_begins = Whoever played last begins
