### Words of 7 Wonders Duel.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = 7 Wonders Duel

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
