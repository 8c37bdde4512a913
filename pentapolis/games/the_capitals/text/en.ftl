### Words of The Capitals.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = The Capitals
# A line or two that invite to a game.
game-blurb = Build a capital tile by tile: homes and work, power and culture. Lure the others’ tourists, stand well at three World’s Fairs, and host the last one.

## Tiles of the three ages

tile-tenement_house = Tenement House
tile-terraced_cottages = Terraced Cottages
tile-boarding_house = Boarding House
tile-garden_villas = Garden Villas
tile-workers_barracks = Workers’ Barracks
tile-manor_house = Manor House
tile-textile_mill = Textile Mill
tile-iron_foundry = Iron Foundry
tile-bakery = Bakery
tile-brickworks = Brickworks
tile-gasworks = Gasworks
tile-market = Market
tile-general_store = General Store
tile-savings_bank = Savings Bank
tile-department_store = Department Store
tile-trading_house = Trading House
tile-circus = Circus
tile-music_hall = Music Hall
tile-city_park = City Park
tile-opera_house = Opera House
tile-zoological_garden = Zoological Garden
tile-train_station = Train Station
tile-science_center = Science Center
tile-hospital = Hospital
tile-fire_station = Fire Station
tile-doctors_office = Doctor’s Office
tile-jefferson_apartments = Jefferson Apartments
tile-housing_estate = Housing Estate
tile-townhouses = Townhouses
tile-suburban_homes = Suburban Homes
tile-student_dormitory = Student Dormitory
tile-automobile_plant = Automobile Plant
tile-oil_refinery = Oil Refinery
tile-shipyard = Shipyard
tile-cannery = Cannery
tile-machine_works = Machine Works
tile-stock_exchange = Stock Exchange
tile-convention_center = Convention Center
tile-business_consulting = Business Consulting
tile-insurance_company = Insurance Company
tile-supermarket = Supermarket
tile-magnificent_arch = Magnificent Arch
tile-museum_of_art = Museum of Art
tile-palace_of_technology = Palace of Technology
tile-cinema = Cinema
tile-museum_of_industry = Museum of Industry
tile-courthouse = Courthouse
tile-university = University
tile-police_headquarters = Police Headquarters
tile-subway_station = Subway Station
tile-public_library = Public Library
tile-water_works = Water Works
tile-residential_skyscraper = Residential Skyscraper
tile-luxury_condominiums = Luxury Condominiums
tile-eco_village = Eco Village
tile-gated_community = Gated Community
tile-tower_blocks = Tower Blocks
tile-electronics_factory = Electronics Factory
tile-pharmaceutical_plant = Pharmaceutical Plant
tile-industrial_park = Industrial Park
tile-recycling_plant = Recycling Plant
tile-aerospace_works = Aerospace Works
tile-shopping_mall = Shopping Mall
tile-financial_tower = Financial Tower
tile-media_corporation = Media Corporation
tile-world_trade_center = World Trade Center
tile-logistics_center = Logistics Center
tile-modern_art_plaza = Modern Art Plaza
tile-olympic_stadium = Olympic Stadium
tile-theme_park = Theme Park
tile-world_heritage_quarter = World Heritage Quarter
tile-high_finance_square = High Finance Square
tile-expo_pavilion = Expo Pavilion
tile-international_airport = International Airport
tile-space_research_institute = Space Research Institute
tile-medical_university = Medical University
tile-parliament = Parliament
tile-broadcasting_tower = Broadcasting Tower

## Prosperity tiles

tile-three_pennants = Three Pennants
tile-warehouse = Warehouse
tile-public_meeting_hall = Public Meeting Hall
tile-victory_column = Victory Column
tile-chamber_of_commerce = Chamber of Commerce
tile-trade_union_hall = Trade Union Hall
tile-civic_forum = Civic Forum
tile-technology_fair = Technology Fair
tile-botanical_garden = Botanical Garden
tile-garden_suburb = Garden Suburb
tile-freight_depot = Freight Depot
tile-grand_promenade = Grand Promenade
tile-merchant_arcade = Merchant Arcade
tile-government_quarter = Government Quarter
tile-workers_club = Workers’ Club
tile-street_fair = Street Fair
tile-farmers_hall = Farmers’ Hall
tile-sculpture_garden = Sculpture Garden
tile-settlers_house = Settlers’ House
tile-observatory = Observatory
tile-museum_of_energy = Museum of Energy
tile-central_fountain = Central Fountain
tile-clock_tower = Clock Tower
tile-carousel = Carousel
tile-memorial_park = Memorial Park

## Starting tiles, and the back of a prosperity tile

tile-hotel = Hotel
tile-city_hall = City Hall
tile-lake = Lake

## Power plants by level

plant-1 = Coal Power Plant
plant-2 = Oil Power Plant
plant-3 = Gas Power Plant
plant-4 = Hydroelectric Power Plant
plant-5 = Nuclear Power Plant
plant-6 = Solar Power Plant

## Types of tiles, densities, piles

type-residential = residential
type-industrial = industrial
type-commercial = commercial
type-tourism = tourism
type-public = public
type-prosperity = prosperity
type-energy = energy
type-none = untyped

density-low = low
density-medium = medium
density-high = high

pile-age_1 = age I
pile-age_2 = age II
pile-age_3 = age III
pile-prosperity = prosperity
pile-start = starting tile
pile-lake = back of a prosperity tile

# Where a piece of an edition is from.
origin-rulebook = From the rulebook.
origin-public = From a public page.
origin-mixed = Partly from the rulebook or a public page, the rest reconstructed by Pentapolis.
origin-reconstructed = Reconstructed by Pentapolis: not the printed tile.
origin-print = From the printed tile.

## Tracks

track-economy = economy
track-progress = progress
track-culture = culture
track-employment = employment
track-population = population
track-public_services = public services

## Ages and phases

age-1 = I
age-2 = II
age-3 = III

phase-politics = Politics
phase-building = Building
phase-tourism = Tourism
phase-executive = Executive
phase-administration = Administration
phase-fair = World’s Fair

## What a city takes for giving up its activations

reward-prestige = 1 prestige
reward-energy = 1 energy

## Parts of a score

part-prestige = Prestige taken
part-loans = Loans for the last initiative payment
part-tiles = End-of-game effects
part-energy = Energy
part-economy = Economy
part-culture = Culture
part-progress = Progress

## Gains and losses

plus-economy = +${ $count }
minus-economy = −${ $count }
plus-progress = +{ $count } progress
minus-progress = −{ $count } progress
plus-culture = +{ $count } culture
minus-culture = −{ $count } culture
plus-employment = +{ $count } employment
minus-employment = −{ $count } employment
plus-population = +{ $count } population
minus-population = −{ $count } population
plus-public_services = +{ $count } public services
minus-public_services = −{ $count } public services
plus-energy = +{ $count } energy
minus-energy = −{ $count } energy
plus-prestige = +{ $count } prestige
minus-prestige = −{ $count } prestige

## What effects count, after “for each”

each-track = { $count } { $track }
each-city = { $count ->
    [one] { $type } tile in your city
   *[other] { $count } { $type } tiles in your city
}
each-adjacent = { $count ->
    [one] adjacent { $type } tile
   *[other] { $count } adjacent { $type } tiles
}
each-any = { $count ->
    [one] tile in your city
   *[other] { $count } tiles in your city
}
each-any-adjacent = { $count ->
    [one] adjacent tile
   *[other] { $count } adjacent tiles
}
each-dense = { $count ->
    [one] residential tile of { $density } density in your city
   *[other] { $count } residential tiles of { $density } density in your city
}
each-dense-adjacent = { $count ->
    [one] adjacent residential tile of { $density } density
   *[other] { $count } adjacent residential tiles of { $density } density
}
# Tiles that a requirement asks for.
tiles-of = { $count ->
    [one] { $count } { $type } tile
   *[other] { $count } { $type } tiles
}

## Moves, as on a button

move-pick = Take column { $column }
move-take = Take { $tile }
move-place = Build on { $cell }
move-choose = Move { $option }
move-upgrade = Upgrade the power plant
move-decline = Keep the power plant
move-activate = Activate { $tile }
# $self: whether it is the own tourist of who pays.
move-send = { $self ->
    [yes] Send your tourist
   *[other] Send the tourist of { $seat }
}
move-send_neutral = Send the neutral tourist
move-pay_rest = Pay the rest with cubes
move-rest = Activate nothing: { $reward }
move-finish = Finish
move-shift = Move construction marker { $marker } to { $corner }
move-raise = Build { $tile }
move-flood = Build { $tile } as a lake

## Answers that a question calls by words of its own

choice-move = { $tile }: { $changes }

## What a player is asked

ask-column = Choose a column of initiative. Prices count { $count } times.
ask-take = Take a tile from the project fields.
ask-place = Build { $tile } in your city.
ask-order = Which move is made first? The order changes the result.
ask-upgrade = You reach the upgrade sign: upgrade to a power plant of level { $level }? It brings { $count } energy.
ask-activate = { $count ->
    [0] You have no activation left.
    [one] Activate a tile; you have one activation.
   *[other] Activate tiles; you have { $count } activations.
}
ask-pay = { $tile } costs { $count } more: send a tourist, or pay with cubes.
ask-marker = { $count ->
    [one] Move your full construction marker, or finish.
   *[other] Move your full construction markers, or finish.
}
ask-prosperity = Build a prosperity tile from your hand, or one of them as a lake.

## Refusals

refuse-closed = Column { $column } is closed with { $count } players.
refuse-column-taken = { $seat } is in column { $column } already.
refuse-column-first = First choose a column of initiative.
refuse-not-offered = { $tile } is not on the project fields.
refuse-take-first = First take a tile from the project fields.
refuse-take-later = Tiles are taken from the project fields in the building phase.
refuse-built = { $cell } is built on already.
refuse-apart = { $cell } is not adjacent to your city.
refuse-strict = { $tile } would break a placement rule on { $cell }.
refuse-place-first = First build { $tile } in your city.
refuse-no-option = This is not one of the moves to be ordered.
refuse-order-first = First choose which move is made next.
refuse-upgrade-first = First decide whether you upgrade your power plant.
refuse-not-in-city = { $tile } is not in your city.
refuse-no-activation = { $tile } cannot be activated.
refuse-all-activated = { $count ->
    [one] You have made the one activation of this phase.
   *[other] You have made all { $count } activations of this phase.
}
refuse-energy = Activating { $tile } costs { $count }, more than you have in cubes and tourists.
refuse-activate-first = In the executive phase you activate tiles or finish.
refuse-activate-later = Tiles are activated in the executive phase.
refuse-choose-reward = You have activated nothing: choose prestige or energy for it.
refuse-reward = You have activated a tile, so you get nothing for the rest.
refuse-not-host = This tourist is not in your city.
refuse-moved = This tourist has moved in this phase already.
refuse-lies-here = This tourist lies on the tile already; it can help only another one.
refuse-cubes = You do not have { $count } cubes.
refuse-pay-first = First pay for the activation.
refuse-marker-open = Construction marker { $marker } touches an empty cell, so it stays.
refuse-corner = { $corner } is not on the edge of your city.
refuse-corner-taken = Your other construction marker is on { $corner }.
refuse-marker-first = First move your construction markers, or finish.
refuse-not-in-hand = { $tile } is not in your hand.
refuse-requirement = { $tile } cannot be built now: { $requirement }
refuse-no-room = { $tile } would break a placement rule everywhere.
refuse-prosperity-first = First build a prosperity tile or a lake.
refuse-prosperity-later = Prosperity tiles are built at the end of marked rounds.

## The log

log-order = The order of initiative: { $seats }.
log-left-out = Two players leave out these tiles: { $tiles }.
log-hand = Only you see your prosperity tiles: { $tiles }.
log-round = Round { $number }, age { $age }.
log-column = { $count ->
    [0] { $seat } takes column { $column }.
   *[other] { $seat } takes column { $column } for ${ $count }.
}
    .you = { $count ->
        [0] You take column { $column }.
       *[other] You take column { $column } for ${ $count }.
    }
log-loan = { $count ->
    [one] { $seat } takes a loan: −1 prestige.
   *[other] { $seat } takes { $count } loans: −{ $count } prestige.
}
    .you = { $count ->
        [one] You take a loan: −1 prestige.
       *[other] You take { $count } loans: −{ $count } prestige.
    }
log-reveal = New on the project fields: { $tiles }.
log-gone = Gone from the project fields: { $tiles }.
log-take = { $count ->
    [0] { $seat } takes { $tile }.
   *[other] { $seat } takes { $tile } for ${ $count }.
}
    .you = { $count ->
        [0] You take { $tile }.
       *[other] You take { $tile } for ${ $count }.
    }
log-place = { $seat } builds { $tile } on { $cell }.
    .you = You build { $tile } on { $cell }.
log-fine = { $seat } breaks the placement rules: −{ $count } prestige.
    .you = You break the placement rules: −{ $count } prestige.
log-effect = { $seat }: { $tile } gives { $changes }.
    .you = Your { $tile } gives { $changes }.
log-top = { $seat } is at the end of the { $track } track: { $changes }.
    .you = You are at the end of the { $track } track: { $changes }.
log-bottom = { $seat } is at the beginning of the { $track } track: { $changes }.
    .you = You are at the beginning of the { $track } track: { $changes }.
log-no-work = { $seat } cannot use { $count } employment: there is no more population or no more space.
    .you = You cannot use { $count } employment: there is no more population or no more space.
log-upgrade = { $seat } upgrades to a power plant of level { $level } with { $count } energy.
    .you = You upgrade to a power plant of level { $level } with { $count } energy.
log-upgrade-brings = { $seat } gets { $changes } for the upgrade.
    .you = You get { $changes } for the upgrade.
log-decline = { $seat } keeps the old power plant.
    .you = You keep the old power plant.
log-leader = { $seat } now has the highest culture.
    .you = You now have the highest culture.
log-visits = The tourist of { $seat } goes to { $seat2 }.
    .you = Your tourist goes to { $seat2 }.
    .to-you = The tourist of { $seat } goes to you.
log-comes-home = The tourist of { $seat } comes home.
    .you = Your tourist comes home.
log-neutral-visits = The neutral tourist goes to { $seat }.
    .you = The neutral tourist comes to you.
log-send = { $seat } sends the tourist of { $seat2 } to { $tile }.
    .you = You send the tourist of { $seat2 } to { $tile }.
    .to-you = { $seat } sends your tourist to { $tile }.
    .to-yourself = You send your tourist to { $tile }.
    .to-self = { $seat } sends their own tourist to { $tile }.
log-send-neutral = { $seat } sends the neutral tourist to { $tile }.
    .you = You send the neutral tourist to { $tile }.
log-activate = { $count ->
    [0] { $seat } activates { $tile }.
    [one] { $seat } activates { $tile } with one cube.
   *[other] { $seat } activates { $tile } with { $count } cubes.
}
    .you = { $count ->
        [0] You activate { $tile }.
        [one] You activate { $tile } with one cube.
       *[other] You activate { $tile } with { $count } cubes.
    }
log-rest = { $seat } activates nothing and takes { $reward }.
    .you = You activate nothing and take { $reward }.
log-shift = { $seat } moves a construction marker to { $corner }.
    .you = You move a construction marker to { $corner }.
log-raise = { $seat } builds the prosperity tile { $tile }.
    .you = You build the prosperity tile { $tile }.
log-flood = { $seat } shows { $tile } and makes it a lake.
    .you = You show { $tile } and make it a lake.
log-fair = World’s Fair of age { $age }.
log-employment = { $seat }: { $count } prestige for employment.
    .you = { $count } prestige for your employment.
log-unemployment = { $seat }: { $count } prestige for unemployment.
    .you = { $count } prestige for your unemployment.
log-services = { $seat }: { $count } progress for public services.
    .you = { $count } progress for your public services.
log-services-rank = { $seat }: { $count } prestige, because others have better public services.
    .you = { $count } prestige, because others have better public services than you.
log-final-payment = { $seat } pays ${ $count } for the last initiative.
    .you = You pay ${ $count } for the last initiative.
log-score = { $seat } has { text-points }.
    .you = You have { text-points }.
log-winner = { $seat } wins and hosts the World’s Fair.
    .you = You win and host the World’s Fair.

## What is printed on tiles and power plants

effect-gain = When built: { $changes }.
effect-counted = When built, for each { $conditions }: { $changes }.
effect-pay = When built, pay ${ $count }: { $changes }.
effect-by-age = When built in age I { $first }, in age II { $second }, in age III { $third }.
effect-activated = Activation for { $count } or more energy: { $changes }.
effect-build = For each { $what }, now or later: { $changes }.
effect-adjacent = Whenever you activate an adjacent tile: { $changes }.
effect-upgrade = At each upgrade of your power plant: { $changes }.
effect-end = At the end of the game: { $changes }.
effect-end-counted = At the end of the game, for each { $conditions }: { $changes }.
effect-before-fair = Before the last World’s Fair: { $changes }.
effect-before-fair-counted = Before the last World’s Fair, for each { $conditions }: { $changes }.
effect-first = Requires that nobody is further ahead on { $track }.
effect-most = Requires that nobody has more tiles of this type: { $types }.
effect-fewest = Requires that nobody has fewer tiles of this type: { $types }.
effect-has = Requires { $tiles } in your city.
effect-plant-first = Requires that nobody has a power plant of a higher level.
effect-plant = { $count ->
    [one] One activation in each executive phase; energy by who comes first: { $cubes }.
   *[other] { $count } activations in each executive phase; energy by who comes first: { $cubes }.
}
effect-lake = When built: +2 energy. It has no type and needs no marker.

## Descriptions of tiles and moves

text-tile = { $type } ({ $pile })
text-density = Density: { $density }.
text-provenance = { $origin }
# What follows a move: its price, or its fine.
text-free = free
text-price = ${ $count }
text-loans = { $count ->
    [one] one loan
   *[other] { $count } loans
}
text-fine = −{ $count } prestige
text-cubes = cost { $count }

## Amounts, as parts of sentences

text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options of a game

option-edition = Edition
option-edition-help = What is printed on the tiles and on the board.
option-variant = Variant
option-variant-help = With more choice the free project field is filled up in every round, whatever is left on the others.
option-prosperity = Prosperity tiles
option-prosperity-help = In five rounds everybody also builds a tile from a secret hand, or a lake.
option-placement = Placing prosperity tiles
option-placement-help = Whether a prosperity tile may break the placement rules for a fine, or must keep them and becomes a lake otherwise.
option-final_payment = Last payment for initiative
option-final_payment-help = What the own column costs at the end of the game. The rulebook speaks of the amount of the space: its price, the price times the multiplier, or the multiplier.

value-reconstructed = Pentapolis (reconstructed)
value-normal = Normal
value-more_choice = More choice
value-without = Without
value-with = With
value-paid = With a fine
value-strict = Strictly by the rules
value-cost = The price of the column
value-product = The price times its multiplier
value-multiplier = The multiplier
