### Words of Through the Ages.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = Through the Ages
# A line or two that invite to a game.
game-blurb = Lead a civilization from antiquity to the age of space flight. Draft leaders, wonders and technologies, feed and please your people, keep an eye on your neighbours’ armies, and leave the greatest culture behind.

## Farms and mines

card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective_breeding = Selective Breeding
card-mechanized_agriculture = Mechanized Agriculture
card-bronze = Bronze
card-iron = Iron
card-coal = Coal
card-oil = Oil

## Urban buildings

card-philosophy = Philosophy
card-alchemy = Alchemy
card-scientific_method = Scientific Method
card-computers = Computers
card-religion = Religion
card-theology = Theology
card-organized_religion = Organized Religion
card-printing_press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-bread_and_circuses = Bread and Circuses
card-team_sports = Team Sports
card-professional_sports = Professional Sports

## Military units

card-warriors = Warriors
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern_infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air_forces = Air Forces

## Short names of ours, for places where a name would be cut: technologies that take workers

short-agriculture = Agric.
short-irrigation = Irrig.
short-selective_breeding = Breeding
short-mechanized_agriculture = Mech.ag.
short-philosophy = Philos.
short-scientific_method = Method
short-computers = Comput.
short-organized_religion = Org.rel.
short-printing_press = Printing
short-journalism = Journal.
short-multimedia = Multim.
short-bread_and_circuses = Circuses
short-team_sports = Team sp.
short-professional_sports = Pro sp.
short-swordsmen = Swordsm.
short-modern_infantry = Mod. inf.
short-cavalrymen = Cavalry
short-air_forces = Air F.

## Special technologies

card-code_of_laws = Code of Laws
card-justice_system = Justice System
card-civil_service = Civil Service
card-warfare = Warfare
card-strategy = Strategy
card-military_theory = Military Theory
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering

## Governments

card-despotism = Despotism
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional_monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism

## Leaders

card-alexander_the_great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius_caesar = Julius Caesar
card-moses = Moses
card-christopher_columbus = Christopher Columbus
card-frederick_barbarossa = Frederick Barbarossa
card-genghis_khan = Genghis Khan
card-joan_of_arc = Joan of Arc
card-leonardo_da_vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-isaac_newton = Isaac Newton
card-j_s_bach = J. S. Bach
card-james_cook = James Cook
card-maximilien_robespierre = Maximilien Robespierre
card-napoleon_bonaparte = Napoleon Bonaparte
card-william_shakespeare = William Shakespeare
card-albert_einstein = Albert Einstein
card-bill_gates = Bill Gates
card-charlie_chaplin = Charlie Chaplin
card-mahatma_gandhi = Mahatma Gandhi
card-sid_meier = Sid Meier
card-winston_churchill = Winston Churchill

## Wonders

card-colossus = Colossus
card-hanging_gardens = Hanging Gardens
card-library_of_alexandria = Library of Alexandria
card-pyramids = Pyramids
card-great_wall = Great Wall
card-st_peters_basilica = St. Peter’s Basilica
card-taj_mahal = Taj Mahal
card-universitas_carolina = Universitas Carolina
card-eiffel_tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean_liner_service = Ocean Liner Service
card-transcontinental_railroad = Transcontinental Railroad
card-fast_food_chains = Fast Food Chains
card-first_space_flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet

## Action cards

card-cultural_heritage_a = Cultural Heritage A
card-engineering_genius_a = Engineering Genius A
card-frugality_a = Frugality A
card-patriotism_a = Patriotism A
card-rich_land_a = Rich Land A
card-stockpile = Stockpile
card-urban_growth_a = Urban Growth A
card-breakthrough_1 = Breakthrough I
card-cultural_heritage_1 = Cultural Heritage I
card-engineering_genius_1 = Engineering Genius I
card-frugality_1 = Frugality I
card-patriotism_1 = Patriotism I
card-reserves_1 = Reserves I
card-rich_land_1 = Rich Land I
card-urban_growth_1 = Urban Growth I
card-breakthrough_2 = Breakthrough II
card-efficient_upgrade_2 = Efficient Upgrade II
card-engineering_genius_2 = Engineering Genius II
card-frugality_2 = Frugality II
card-patriotism_2 = Patriotism II
card-reserves_2 = Reserves II
card-revolutionary_idea_2 = Revolutionary Idea II
card-rich_land_2 = Rich Land II
card-urban_growth_2 = Urban Growth II
card-wave_of_nationalism = Wave of Nationalism
card-efficient_upgrade_3 = Efficient Upgrade III
card-endowment_for_the_arts = Endowment for the Arts
card-engineering_genius_3 = Engineering Genius III
card-military_build_up = Military Build-Up
card-patriotism_3 = Patriotism III
card-reserves_3 = Reserves III
card-revolutionary_idea_3 = Revolutionary Idea III
card-urban_growth_3 = Urban Growth III

## Events

card-development_of_agriculture = Development of Agriculture
card-development_of_civilization = Development of Civilization
card-development_of_crafts = Development of Crafts
card-development_of_markets = Development of Markets
card-development_of_politics = Development of Politics
card-development_of_religion = Development of Religion
card-development_of_science = Development of Science
card-development_of_settlement = Development of Settlement
card-development_of_trade_routes = Development of Trade Routes
card-development_of_warfare = Development of Warfare
card-barbarians = Barbarians
card-border_conflict = Border Conflict
card-crusades = Crusades
card-cultural_influence = Cultural Influence
card-foray = Foray
card-good_harvest = Good Harvest
card-immigration = Immigration
card-new_deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign_of_terror = Reign of Terror
card-scientific_breakthrough = Scientific Breakthrough
card-uncertain_borders = Uncertain Borders
card-civil_unrest = Civil Unrest
card-cold_war = Cold War
card-crime_wave = Crime Wave
card-economic_progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence_declaration = Independence Declaration
card-international_agreement = International Agreement
card-national_pride = National Pride
card-politics_of_strength = Politics of Strength
card-popularization_of_science = Popularization of Science
card-prosperity = Prosperity
card-ravages_of_time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact_of_agriculture = Impact of Agriculture
card-impact_of_architecture = Impact of Architecture
card-impact_of_balance = Impact of Balance
card-impact_of_colonies = Impact of Colonies
card-impact_of_competition = Impact of Competition
card-impact_of_government = Impact of Government
card-impact_of_happiness = Impact of Happiness
card-impact_of_industry = Impact of Industry
card-impact_of_population = Impact of Population
card-impact_of_progress = Impact of Progress
card-impact_of_science = Impact of Science
card-impact_of_strength = Impact of Strength
card-impact_of_technology = Impact of Technology
card-impact_of_variety = Impact of Variety
card-impact_of_wonders = Impact of Wonders

## Territories

card-developed_territory_1 = Developed Territory I
card-historic_territory_1 = Historic Territory I
card-inhabited_territory_1 = Inhabited Territory I
card-strategic_territory_1 = Strategic Territory I
card-vast_territory_1 = Vast Territory I
card-wealthy_territory_1 = Wealthy Territory I
card-developed_territory_2 = Developed Territory II
card-historic_territory_2 = Historic Territory II
card-inhabited_territory_2 = Inhabited Territory II
card-strategic_territory_2 = Strategic Territory II
card-vast_territory_2 = Vast Territory II
card-wealthy_territory_2 = Wealthy Territory II

## Tactics

card-fighting_band = Fighting Band
card-heavy_cavalry = Heavy Cavalry
card-legion = Legion
card-medieval_army = Medieval Army
card-phalanx = Phalanx
card-classic_army = Classic Army
card-conquistadors = Conquistadors
card-defensive_army = Defensive Army
card-fortifications = Fortifications
card-mobile_artillery = Mobile Artillery
card-napoleonic_army = Napoleonic Army
card-entrenchments = Entrenchments
card-mechanized_army = Mechanized Army
card-modern_army = Modern Army
card-shock_troops = Shock Troops

## Aggressions

card-enslave = Enslave
card-plunder_1 = Plunder I
card-raid_1 = Raid I
card-annex = Annex
card-infiltrate = Infiltrate
card-plunder_2 = Plunder II
card-raid_2 = Raid II
card-spy = Spy
card-armed_intervention = Armed Intervention
card-plunder_3 = Plunder III
card-raid_3 = Raid III

## Wars

card-war_over_technology = War over Technology
card-war_over_territory = War over Territory
card-war_over_culture = War over Culture

## Pacts

card-open_borders_agreement = Open Borders Agreement
card-trade_routes_agreement = Trade Routes Agreement
card-acceptance_of_supremacy = Acceptance of Supremacy
card-international_trade_agreement = International Trade Agreement
card-promise_of_military_protection = Promise of Military Protection
card-scientific_cooperation = Scientific Cooperation
card-international_tourism = International Tourism
card-loss_of_sovereignty = Loss of Sovereignty
card-military_pact = Military Pact
card-peace_treaty = Peace Treaty

## Military bonus cards

card-bonus_1 = Military Bonus I
card-bonus_2 = Military Bonus II
card-bonus_3 = Military Bonus III

## Short names of ours: what lies beside the technologies

short-justice_system = Justice System
short-military_theory = Military Theory
short-engineering = Engineering
short-constitutional_monarchy = Const. Monarchy
short-fundamentalism = Fundamental.
short-alexander_the_great = Alexander
short-christopher_columbus = Columbus
short-frederick_barbarossa = Barbarossa
short-leonardo_da_vinci = Leonardo
short-maximilien_robespierre = Robespierre
short-napoleon_bonaparte = Napoleon
short-william_shakespeare = Shakespeare
short-winston_churchill = Churchill
short-library_of_alexandria = Alexandria Lib.
short-st_peters_basilica = St. Peter’s
short-universitas_carolina = Univ. Carolina
short-ocean_liner_service = Ocean Liner
short-transcontinental_railroad = Transcont. Rail
short-fast_food_chains = Fast Food
short-first_space_flight = Space Flight
short-developed_territory_1 = Developed I
short-historic_territory_1 = Historic I
short-inhabited_territory_1 = Inhabited I
short-strategic_territory_1 = Strategic I
short-vast_territory_1 = Vast I
short-wealthy_territory_1 = Wealthy I
short-developed_territory_2 = Developed II
short-historic_territory_2 = Historic II
short-inhabited_territory_2 = Inhabited II
short-strategic_territory_2 = Strategic II
short-vast_territory_2 = Vast II
short-wealthy_territory_2 = Wealthy II
short-medieval_army = Medieval Army
short-classic_army = Classic Army
short-defensive_army = Defensive Army
short-mobile_artillery = Mobile Artill.
short-napoleonic_army = Napoleonic A.
short-mechanized_army = Mechanized A.
short-war_over_technology = War: Technology
short-war_over_territory = War: Territory
short-war_over_culture = War: Culture
short-open_borders_agreement = Open Borders
short-trade_routes_agreement = Trade Routes
short-acceptance_of_supremacy = Supremacy
short-international_trade_agreement = Intern. Trade
short-promise_of_military_protection = Protection
short-scientific_cooperation = Scient. Coop.
short-international_tourism = Intern. Tourism
short-loss_of_sovereignty = Sovereignty
short-military_pact = Military Pact

## Groups of cards

group-production = farm or mine
    .a = a farm or mine
group-urban = urban building
    .a = an urban building
group-unit = military unit
group-special = special technology
group-government = government
group-leader = leader
group-wonder = wonder
group-action = action card
group-event = event
group-territory = territory
group-tactic = tactic
group-aggression = aggression
group-war = war
group-pact = pact
group-bonus = military bonus card

## Types of technologies

type-farm = farm
    .plural = farms
type-mine = mine
    .plural = mines
type-lab = lab
    .plural = labs
type-temple = temple
    .plural = temples
type-library = library
    .plural = libraries
type-theater = theater
    .plural = theaters
type-arena = arena
    .plural = arenas
type-infantry = infantry
    .plural = infantry
type-cavalry = cavalry
    .plural = cavalry
type-artillery = artillery
    .plural = artillery
type-air_force = air force
    .plural = air forces
type-law = law
    .plural = laws
type-warfare = warfare
    .plural = warfare
type-exploration = exploration
    .plural = explorations
type-construction = construction
    .plural = constructions

## Ages

age-A = Age A
age-I = Age I
age-II = Age II
age-III = Age III
age-IV = Age IV

## Ratings and goods

rating-science = science rating
rating-culture = culture rating
rating-strength = strength
rating-happiness = happiness rating
what-food = food
what-resource = resources
what-science = science
what-culture = culture
what-population = population
what-military_card = military cards
what-yellow = yellow tokens
what-blue = blue tokens
goods-food = { $count } food
goods-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
goods-science = { $count } science
goods-culture = { $count } culture
goods-population = { $count } population
goods-military_card = { $count ->
    [one] { $count } military card
   *[other] { $count } military cards
}
goods-yellow = { $count ->
    [one] { $count } yellow token
   *[other] { $count } yellow tokens
}
goods-blue = { $count ->
    [one] { $count } blue token
   *[other] { $count } blue tokens
}

## Symbols at the bottom of a card

symbols = { $symbols }
symbol-culture = { $count ->
    [-1] −1 culture
    [-2] −2 culture
   *[other] +{ $count } culture
}
symbol-science = { $count ->
    [-2] −2 science
   *[other] +{ $count } science
}
symbol-strength = +{ $count } strength
symbol-happy = { $count ->
    [-1] 1 unhappy face
    [one] { $count } happy face
   *[other] { $count } happy faces
}
symbol-civil_action = { $count ->
    [one] { $count } civil action
   *[other] { $count } civil actions
}
symbol-military_action = { $count ->
    [one] { $count } military action
   *[other] { $count } military actions
}
symbol-blue = { $count ->
    [-1] −1 blue token
    [one] +{ $count } blue token
   *[other] +{ $count } blue tokens
}
symbol-yellow = { $count ->
    [one] +{ $count } yellow token
   *[other] +{ $count } yellow tokens
}
symbol-colonization = +{ $count } colonization
symbol-food = +{ $count } food production
symbol-resource = { $count ->
    [-1] −1 resource production
   *[other] +{ $count } resource production
}

## What leaders, wonders and technologies do

ability-strength-per-unit = +{ $count } strength for each of your { $types } units, but not in a colonization force.
ability-retire = { $count ->
    [one] As a political action you may remove this leader from play to gain 1 yellow token.
   *[other] As a political action you may remove this leader from play to gain { $count } yellow tokens.
}
ability-science-for-taken = Score { $count } science whenever you take a technology from the card row.
ability-military-as-civil = Once in your turn you may spend { $count } military action as a civil action.
ability-cheaper-leaders = Taking a leader from the card row costs { $count } civil action less.
ability-unit-resources = { $count ->
    [one] In each of your turns you have 1 resource for building and upgrading military units.
   *[other] In each of your turns you have { $count } resources for building and upgrading military units.
}
ability-tucked = When another leader replaces this one, you may put it under one of your completed wonders instead of getting the civil action back; it gives that wonder { $count } happy face.
ability-second-political-action = Once in the game, after a political action, you may carry out a second one in the same turn.
ability-cheaper-population = Increasing your population costs { $count } food less.
ability-larger-hands = You may hold { $count } civil and { $count } military card more.
ability-settle = As a political action you may remove this leader from play and colonize a territory from your hand, without bidding and without sending units.
ability-population-and-unit = For 1 military action you may increase your population and build a military unit with the new worker; each costs { $count } less.
ability-infantry-as-cavalry = In armies your infantry may count as cavalry.
ability-culture-for-strong = At the end of your turn score { $count } culture if you are one of the two strongest civilizations, with two players the strongest.
ability-strength-per-happy-face = +{ $count } strength for each happy face of your temples and your government.
ability-looks-at-event = At the start of your Politics Phase you see the top card of the current events.
ability-best-lab-or-library = Your best lab or library gives as much more science as its level.
ability-resource-for-development = { $count ->
    [one] Gain 1 resource whenever you develop a technology.
   *[other] Gain { $count } resources whenever you develop a technology.
}
ability-culture-per-happy-face = +{ $count } culture for each happy face of your temples, theaters and wonders.
ability-no-wonder-surcharge = Completed wonders do not make taking a wonder more expensive.
ability-more-happy-faces = Each of your other cards with happy faces shows { $count } more, for each worker on it if it takes workers.
ability-cheaper-after-leader = In the card row: if you have replaced a leader in this turn, taking it costs { $count } civil actions less.
ability-action-for-development = Get { $count } spent civil action back whenever you develop a technology.
ability-culture-per-building = +{ $count } culture for each of your { FORM($type, form: "plural") }.
ability-cheaper-technology = Developing a { $type } technology costs { $count } science less.
ability-to-theater = Once in your turn, for 1 civil action, a worker of any urban building may move to a theater of the same or a higher level for the difference of the costs.
ability-discards-for-colonization = { $count ->
    [one] You may discard 1 military card for +1 in a colonization force.
   *[other] You may discard up to { $count } military cards for +1 each in a colonization force.
}
ability-culture-per-colony = +{ $first } culture for your first colony, +{ $count } for each further one.
ability-revolution-by-military = Your revolutions take all your military actions instead of your civil actions.
ability-culture-for-revolution = Score { $count } culture when you declare a revolution.
ability-strength-per-unit-type = +{ $count } strength for each type of military unit you have, but not in a colonization force.
ability-cheaper-pair = While you have a { $type }, building a { $type2 } and developing its technologies costs { $count } less, and the other way round.
ability-culture-per-pair = +{ $count } culture for each pair of a { $type } and a { $type2 }.
ability-free-population = Once in your turn you may gain { $count } population for free.
ability-extra-mine = { $count ->
    [one] Your best mine produces once more.
   *[other] Your best mine produces { $count } times more.
}
ability-culture-for-development = Score { $count } culture whenever you develop a technology.
ability-labs-as-mines = Your labs of level I and higher also work as mines, a blue token being worth their level. When this leader leaves play or the game ends, score what they produce as culture.
ability-best-theater-twice = Your best theater gives its culture twice.
ability-no-attacks = You may not play aggressions or declare wars.
ability-attacks-cost-double = Aggressions and wars against you cost twice their military actions.
ability-labs-for-culture = Each of your labs gives its level in culture and { $count } science less.
ability-culture-or-arms = In each of your turns: score { $count } culture, or have { $count } science for technologies of military units and { $count } resources for building and upgrading them.
ability-score-workers = Once completed, score { $count } culture for each of your farms and mines and { $others } for each of your urban buildings and military units.
ability-score-technologies = Once completed, score { $count } culture for each level of your technologies in play.
ability-score-theaters-and-libraries = Once completed, score { $count } times the culture of your theaters and libraries.
ability-score-urban = Once completed, score { $count } culture for each culture, science and strength of your urban buildings.
ability-urban-discount = Urban buildings cost fewer resources: { $first } of level I, { $second } of level II, { $third } of level III.
ability-stages-per-action = { $count ->
    [one] You may build 1 stage of a wonder with one civil action.
   *[other] You may build up to { $count } stages of a wonder with one civil action.
}
ability-doubles-army = May join an army of any tactic and doubles its tactical strength.

## What happens once: cards and events. Forms: .they is said of a civilization.

# A card’s effect as a sentence of its own.
happens = { CAPITAL($effect) }.
immediate = At once: { $effect }.
gain = gain { $goods }
    .they = gains { $goods }
choose-gain = choose: { JOIN($gains, last: ", or ") }
    .they = chooses: { JOIN($gains, last: ", or ") }
lose = lose { $goods }
    .they = loses { $goods }
gain-rating = gain as much { $what } as your { $rating }
    .they = gains as much { $what } as its { $rating }
gain-mix = gain { $count } food and resources in any mix
    .they = gains { $count } food and resources in any mix
lose-mix = lose { $count } food and resources in any mix
    .they = loses { $count } food and resources in any mix
mix = { $goods }

## Action cards

action-build-stage = { $count ->
    [one] build one stage of your wonder for 1 resource less
   *[other] build one stage of your wonder for { $count } resources less
}
action-build-or-upgrade = { $count ->
    [one] build or upgrade { OR(FORM($groups, form: "a")) } for 1 resource less
   *[other] build or upgrade { OR(FORM($groups, form: "a")) } for { $count } resources less
}
action-upgrade = { $count ->
    [one] upgrade { OR(FORM($groups, form: "a")) } for 1 resource less
   *[other] upgrade { OR(FORM($groups, form: "a")) } for { $count } resources less
}
action-increase-population = increase your population, then { $gain }
action-develop = develop a technology, then { $gain }
action-for-units = { $count ->
    [one] for this turn you have { $actions } more military action, and 1 resource for building and upgrading military units
   *[other] for this turn you have { $actions } more military action, and { $count } resources for building and upgrading military units
}
action-for-units-per-stronger = for each stronger civilization you have resources for building and upgrading military units in this turn: { $two } with two players, { $three } with three, { $four } with four
action-culture-per-ahead = score culture for each civilization with more culture points: { $two } with two players, { $three } with three, { $four } with four

## Events

clause = { CAPITAL($who) } { FORM($effect, form: "they") }.
who-each = each civilization
who-strongest = the strongest civilization
who-weakest = the weakest civilization
who-two_strongest = each of the two strongest civilizations
who-two_weakest = each of the two weakest civilizations
who-most_culture = the civilization with most culture points
who-least_culture = the civilization with fewest culture points
who-most_happy = each civilization with the highest happiness rating
who-most_discontent = each civilization with the most discontent workers, if there are any,
who-leading_weakling = the civilization with most culture points, if it is one of the two weakest,
event-may-develop = you may increase your population, build a farm, mine or urban building, or develop a technology: for no civil action and { $count } less
    .they = may increase its population, build a farm, mine or urban building, or develop a technology: for no civil action and { $count } less
event-may-build-free = with an unused worker you may build { $card } for nothing
    .they = with an unused worker may build { $card } for nothing
event-lose-all-food = lose all your food
    .they = loses all its food
event-spend-civil-actions = spend { $count } available civil actions for each of your discontent workers
    .they = spends { $count } available civil actions for each of its discontent workers
event-produce-food = produce food
    .they = produces food
event-produce-resources = produce resources
    .they = produces resources
event-economic-progress = go through corruption, food production, consumption and resource production
    .they = goes through corruption, food production, consumption and resource production
event-destroy-own = destroy { $count } of your farms, mines or urban buildings
    .they = destroys { $count } of its farms, mines or urban buildings
event-take-yellow = take { $count } yellow token from the bank of the weakest civilization
    .they = takes { $count } yellow token from the bank of the weakest civilization
event-lose-culture-per-discontent = lose { $count } culture for each of your discontent workers
    .they = loses { $count } culture for each of its discontent workers
event-emigration = lose population: half of your discontent workers, rounded up
    .they = loses population: half of its discontent workers, rounded up
event-remove-old-leader = remove your leader from play unless it is of the current age
    .they = removes its leader from play unless it is of the current age
event-lose-colony = lose { $count } of your colonies
    .they = loses { $count } of its colonies
event-take-from-row = you may take cards worth { $count } civil actions from the card row and give up your next political action
    .they = may take cards worth { $count } civil actions from the card row and give up its next political action
event-draw-or-culture = draw { $count } military cards, in Age IV gain { $culture } culture instead
    .they = draws { $count } military cards, in Age IV gains { $culture } culture instead
event-discard-or-culture = discard { $count } military cards, in Age IV lose { $culture } culture instead
    .they = discards { $count } military cards, in Age IV loses { $culture } culture instead
event-ruin-wonder = turn one of your completed wonders of Age A or I face down: it gives { $count } culture instead of its effects
    .they = turns one of its completed wonders of Age A or I face down: it gives { $count } culture instead of its effects
event-destroy-others = destroy { $count } urban building of each other civilization
    .they = destroys { $count } urban building of each other civilization

## Events that score culture, in play or at the end

impact-agriculture = score as much culture as you produce food, and { $count } more if that is more than you consume
    .they = scores as much culture as it produces food, and { $count } more if that is more than it consumes
impact-architecture = score { $count } culture for each level of your urban buildings
    .they = scores { $count } culture for each level of its urban buildings
impact-balance = score { $count } culture for each point of the lowest: your science rating, culture rating, food production, resource production
    .they = scores { $count } culture for each point of the lowest: its science rating, culture rating, food production, resource production
impact-colonies = score { $count } culture for each of your colonies
    .they = scores { $count } culture for each of its colonies
impact-competition = score { $count } culture for each level of your military units and arenas
    .they = scores { $count } culture for each level of its military units and arenas
impact-government = score { $count } culture for each of your civil actions and { $second } for each of your military actions
    .they = scores { $count } culture for each of its civil actions and { $second } for each of its military actions
impact-happiness = score { $count } culture for each of your happy faces and lose { $second } for each of your discontent workers
    .they = scores { $count } culture for each of its happy faces and loses { $second } for each of its discontent workers
impact-industry = score { $count } culture for each resource your mines produce
    .they = scores { $count } culture for each resource its mines produce
impact-population = score { $count } culture for each of your content workers above { $second }
    .they = scores { $count } culture for each of its content workers above { $second }
impact-progress = score { $count } culture for each level of your government and special technologies
    .they = scores { $count } culture for each level of its government and special technologies
impact-science = score culture by your rank in science: 10 and 0 with two players, 14, 7 and 0 with three, 15, 10, 5 and 0 with four
    .they = scores culture by its rank in science: 10 and 0 with two players, 14, 7 and 0 with three, 15, 10, 5 and 0 with four
impact-strength = score culture by your rank in strength: 10 and 0 with two players, 14, 7 and 0 with three, 15, 10, 5 and 0 with four
    .they = scores culture by its rank in strength: 10 and 0 with two players, 14, 7 and 0 with three, 15, 10, 5 and 0 with four
impact-technology = score { $count } culture for each of your technologies of level III
    .they = scores { $count } culture for each of its technologies of level III
impact-variety = score { $count } culture for each type of your military units, each type of your urban buildings and each of your special technologies
    .they = scores { $count } culture for each type of its military units, each type of its urban buildings and each of its special technologies
impact-wonders = score culture for your completed wonders: { $count } for Age A, { $second } for Age I, { $third } for Age II, { $fourth } for Age III
    .they = scores culture for its completed wonders: { $count } for Age A, { $second } for Age I, { $third } for Age II, { $fourth } for Age III

## Aggressions and wars

attack-enslave = the rival loses { $count } population; { $gain }
attack-plunder = take up to { $count } food and resources from the rival, in a mix of your choice
attack-raid = destroy an urban building of the rival of { $age } or older; gain half its cost in resources, rounded up
attack-raid-two = destroy two urban buildings of the rival, one of { $age } or older and one of { $age2 } or older; gain half of what they cost together in resources, rounded up
attack-annex = take { $count } colony of the rival
attack-infiltrate = remove the rival’s leader or unfinished wonder from play; score { $count } culture for each of its levels
attack-take-points = take { $goods } from the rival
war-technology = the victor takes science equal to the strength advantage; instead of science it may take special technologies for their science cost
war-territory = the victor takes 1 yellow token from the bank of the defeated, and 1 more for every { $count } points of strength advantage
war-culture = the victor takes { $count } culture and as much again as the strength advantage

## Pacts

pact-side = { $parts }
pact-uses-food = once in its turn 1 food may be used as 1 resource
pact-uses-resource = once in its turn 1 resource may be used as 1 food
pact-cooperation = a technology costs 2 science less, and the partner pays 1
pact-tourism = +1 culture for each completed wonder of the partner
pact-no-war-on = nobody may declare war on this side
pact-attack-bonus = +2 strength when attacking the partner
pact-allowed = Attacks on each other are allowed, and the pact stays.
pact-ends = The pact ends if one attacks the other.
pact-forbidden = The partners may not attack each other.

## Moves, as on a button

move-take = Take the card in space { $space }
move-increase = Increase your population
move-build = Build { $card }
move-upgrade = Upgrade { $card } to { $card2 }
move-destroy = Destroy { $card }
move-disband = Disband { $card }
move-lead = Play { $card }
move-stage = { $number ->
    [one] Build a stage of your wonder
   *[other] Build { $number } stages of your wonder
}
move-develop = Develop { $card }
move-revolt = Declare a revolution: { $card }
move-play = Play { $card }
move-tactic = Play the tactic { $card }
move-copy = Copy the tactic { $card }
move-muster = Increase your population and build { $card }
move-perform = Turn { $card } into { $card2 }
move-welcome = Gain 1 population for free
move-convert = Use a military action as a civil action
move-arm = Take science and resources for military units
move-trade = Use the Trade Routes Agreement
move-end_turn = End your turn
move-prepare = Prepare the event { $card }
move-attack = Play { $card } against { $seat }
move-declare = Declare { $card } on { $seat }
move-offer = Offer { $card } to { $seat }
move-offer_as_b = Offer { $card } to { $seat }, taking side B
move-cancel = Cancel { $card }
move-retire = Let your leader retire for a yellow token
move-settle = Colonize { $card } from your hand
move-resign = Resign
move-pass = No political action
move-accept = Accept
move-refuse = Refuse
move-bid = Bid { $number }
move-fold = Pass
move-send = Send { $card }
move-add = Add { $card }
move-spare = Discard { $card } for +1
move-done = Done
move-defend = Defend with { $card }
move-yield = Do not defend
move-discard = Discard { $card }
move-lose_worker = Lose a worker of { $card }
move-demolish = Destroy { $card }
move-mix = Food: { $number }, the rest resources
move-choose = Option { $number }
move-give_up = Give up { $card }
move-annex = Take { $card }
move-infiltrate = Remove { $card }
move-ravage = Ruin { $card }
move-seize = Take { $card }
move-return_token = Take a blue token from { $card }
move-tuck = Put Homer under { $card }
move-decline = No, thank you

## What a player is asked

ask-cover = Your blue bank is empty: choose where the blue token for the stage comes from.
ask-lose-token = Choose where you lose a blue token.
ask-lose-worker = Choose where you lose a worker.
ask-tuck = You may put Homer under a completed wonder instead of getting a civil action back.
ask-card = Carry out { $card }.
ask-choose = Choose one ({ $card }).
ask-pact = { $seat } offers you { $card }; yours would be side { $side }.
ask-first-turn = Take cards from the row, then end your turn.
ask-turn = Spend your civil and military actions, then end your turn.
ask-politics = Carry out a political action, or none.
ask-excess = { $count ->
    [one] You hold 1 military card too many: choose which one you discard.
   *[other] You hold { $count } military cards too many: choose which one you discard.
}
ask-defend = { $seat } attacks you with strength { $count } ({ $card }); you have { $have }, and you have laid { $cards } cards. Defend, or let it happen.
ask-plunder = Choose what you take from { $seat }, { $count } in all ({ $card }).
ask-raze = Choose an urban building of { $seat } to destroy ({ $card }).
ask-annex = Choose a colony of { $seat } to take ({ $card }).
ask-infiltrate = Choose what { $seat } loses ({ $card }).
ask-spoils = You may take special technologies of { $seat } for an advantage of { $count }; the rest is taken in science.
ask-bid = { $card }: bid more than { $count }, or pass.
ask-force = Send a force of at least { $count } to { $card }; so far it is { $have }.
ask-gain-mix = Choose what you gain ({ $card }).
ask-lose-mix = Choose what you lose ({ $card }).
ask-development = You may increase your population, build or develop ({ $card }).
ask-build-free = You may build for nothing ({ $card }).
ask-destroy-own = Choose which of your buildings is destroyed ({ $card }, { $seat }).
ask-destroy-other = Choose which urban building of { $seat } is destroyed ({ $card }).
ask-lose-colony = Choose which of your colonies you lose ({ $card }).
ask-discard = Choose which military card you discard ({ $card }).
ask-ruin = Choose which of your wonders becomes a ruin ({ $card }).
ask-agreement = You may take cards from the row, still worth { $count } civil actions in all; you give up your next political action for it ({ $card }).

## Refusals

refuse-civil-actions = { $count ->
    [one] This costs 1 civil action, and you have { $have } available.
   *[other] This costs { $count } civil actions, and you have { $have } available.
}
refuse-military-actions = { $count ->
    [one] This costs 1 military action, and you have { $have } available.
   *[other] This costs { $count } military actions, and you have { $have } available.
}
refuse-food = This costs { $count } food, and you have { $have }.
refuse-resources = { $count ->
    [one] This costs 1 resource, and you have { $have }.
   *[other] This costs { $count } resources, and you have { $have }.
}
refuse-science = This costs { $count } science, and you have { $have }.
refuse-no-unused-worker = You have no unused worker.
refuse-no-yellow-token = Your yellow bank is empty.
refuse-not-in-play = { $card } is not among your technologies in play.
refuse-urban-limit = Your government allows { $count } urban buildings of a type: you cannot build another one here.
refuse-no-worker = There is no worker on { $card }.
refuse-not-higher = { $card } is not of a higher level.
refuse-other-type = { $card } is of another type.
refuse-empty-space = There is no card in space { $space }.
refuse-hand-full = { $count ->
    [one] You may not hold more than 1 civil card.
   *[other] You may not hold more than { $count } civil cards.
}
refuse-have-it = You have { $card } already, in your hand or in play.
refuse-age-led = You have taken a leader of this age already.
refuse-have-wonder = You have an unfinished wonder already.
refuse-not-in-hand = { $card } is not in your hand.
refuse-wrong-kind = This cannot be done with { $card }.
refuse-no-wonder = You have no unfinished wonder.
refuse-too-many-stages = { $count ->
    [one] You may build 1 stage of { $card } at once.
   *[other] You may build { $count } stages of { $card } at once.
}
refuse-not-all-civil = A revolution takes all { $count } of your civil actions; available: { $have }.
refuse-not-all-military = A revolution takes all { $count } of your military actions; available: { $have }.
refuse-partner-has-none = Your partner in Scientific Cooperation has no science to pay with.
refuse-just-taken = You took { $card } in this Action Phase: it can be played from your next turn on.
refuse-cannot-carry-out = What { $card } orders cannot be done now.
refuse-first-turn = In your first turn you may only take cards from the row.
refuse-tactic-once = You may play or copy a tactic only once in a turn.
refuse-not-common = { $card } is not among the common tactics.
refuse-same-tactic = { $card } is your tactic already.
refuse-no-such-leader = You have no leader who allows this.
refuse-once-a-turn = You may do this only once in a turn.
refuse-not-a-theater = { $card } is not another theater.
refuse-no-such-wonder = You have no wonder that allows this.
refuse-no-trade = You take part in no pact that allows this.
refuse-card-says-otherwise = The card allows something else: not { $card }.
refuse-no-blue-token = You have no blue token to cover a stage with.
refuse-too-dear = { $card } costs more than you may still take: { $count }.
refuse-lower-level = { $card } is of a lower level.
refuse-no-token = There is no blue token on { $card }.
refuse-not-completed = { $card } is not among your completed wonders.
refuse-card-first = First carry out { $card }.
refuse-not-a-pact = { $card } is not a pact.
refuse-one-side = { $card } has no sides A and B.
refuse-no-partner = You can offer a pact only to another player who is still in the game.
refuse-no-such-pact = You take part in no such pact: { $card }.
refuse-no-rival = Choose another player who is still in the game.
refuse-leader-forbids = { $card } does not allow you to attack.
refuse-pact-forbids = { $card } forbids this attack.
refuse-not-an-aggression = { $card } is not an aggression.
refuse-not-stronger = Your strength for this attack is { $count }, the rival’s { $have }: you must be stronger.
refuse-nothing-to-infiltrate = The rival has neither a leader nor an unfinished wonder ({ $card }).
refuse-defence-full = { $count ->
    [one] You may use 1 card for the defence.
   *[other] You may use { $count } cards for the defence.
}
refuse-defence-too-weak = With this card you reach { $have } at most, and need { $count }: without a chance no card is used.
refuse-mix = The food must be from { $least } to { $most }.
refuse-not-razed = { $card } cannot be destroyed here.
refuse-no-such-colony = { $card } is not such a colony.
refuse-not-infiltrated = { $card } is neither the leader nor the unfinished wonder.
refuse-not-a-war = { $card } is not a war.
refuse-war-in-last-round = War cannot be declared in the last round.
refuse-not-a-spoil = { $card } is not among the rival’s special technologies.
refuse-advantage = { $card } costs { $count } science, and { $have } of the advantage is left.
refuse-bid-too-low = Bid more than { $count }.
refuse-bid-too-high = You could not send more than { $count }.
refuse-no-unit = You have no such unit left to send: { $card }.
refuse-not-a-bonus = { $card } is not a military bonus card.
refuse-bonus-counts-more = { $card } counts more as a bonus card.
refuse-spared-enough = { $count ->
    [one] You may discard 1 card for a force.
   *[other] You may discard { $count } cards for a force.
}
refuse-force-without-unit = A force needs at least one unit.
refuse-force-too-small = The force is { $have }, and you have bid { $count }.
refuse-only-free = Only { $card } may be built now.
refuse-not-ruined = { $card } cannot become a ruin: it must be your completed wonder of Age A or I, and no ruin yet.
refuse-excess-first = { $count ->
    [one] First discard 1 military card.
   *[other] First discard { $count } military cards.
}
refuse-not-an-event = { $card } is neither an event nor a territory.
refuse-not-a-territory = { $card } is not a territory.
refuse-resigning-off = At this table nobody may resign.
refuse-resign-in-age-four = In Age IV nobody may resign.
refuse-politics-first = First decide about your political action.

## The log

log-take = { $count ->
    [one] { $seat } takes { $card } for 1 civil action.
   *[other] { $seat } takes { $card } for { $count } civil actions.
}
    .you = { $count ->
        [one] You take { $card } for 1 civil action.
       *[other] You take { $card } for { $count } civil actions.
    }
log-increase = { $seat } increases the population for { $count } food.
    .you = You increase your population for { $count } food.
log-build = { $count ->
    [one] { $seat } builds { $card } for 1 resource.
   *[other] { $seat } builds { $card } for { $count } resources.
}
    .you = { $count ->
        [one] You build { $card } for 1 resource.
       *[other] You build { $card } for { $count } resources.
    }
log-upgrade = { $count ->
    [one] { $seat } upgrades { $card } to { $card2 } for 1 resource.
   *[other] { $seat } upgrades { $card } to { $card2 } for { $count } resources.
}
    .you = { $count ->
        [one] You upgrade { $card } to { $card2 } for 1 resource.
       *[other] You upgrade { $card } to { $card2 } for { $count } resources.
    }
log-destroy = { $seat } destroys { $card }.
    .you = You destroy { $card }.
log-disband = { $seat } disbands { $card }.
    .you = You disband { $card }.
log-lead = { $seat } plays { $card }.
    .you = You play { $card }.
log-leader-score = { $seat } scores { $count } culture for { $card }.
    .you = You score { $count } culture for { $card }.
log-leader-leaves = { $seat } loses the leader { $card }.
    .you = You lose your leader { $card }.
log-tuck = { $seat } puts { $card } under { $card2 }.
    .you = You put { $card } under { $card2 }.
log-convert = { $seat } uses a military action as a civil action ({ $card }).
    .you = You use a military action as a civil action ({ $card }).
log-arm = { $seat } takes { $count } science and { $count } resources for military units ({ $card }).
    .you = You take { $count } science and { $count } resources for military units ({ $card }).
log-welcome = { $seat } gains 1 population for free.
    .you = You gain 1 population for free.
log-trade-food = { $seat } uses 1 food as 1 resource.
    .you = You use 1 food as 1 resource.
log-trade-resource = { $seat } uses 1 resource as 1 food.
    .you = You use 1 resource as 1 food.
log-muster = { $seat } increases the population and builds { $card }.
    .you = You increase your population and build { $card }.
log-stage = { $number ->
    [one] { $seat } builds a stage of { $card }; resources paid: { $count }.
   *[other] { $seat } builds { $number } stages of { $card }; resources paid: { $count }.
}
    .you = { $number ->
        [one] You build a stage of { $card }; resources paid: { $count }.
       *[other] You build { $number } stages of { $card }; resources paid: { $count }.
    }
log-wonder = { $seat } completes { $card }.
    .you = You complete { $card }.
log-wonder-score = { $seat } scores { $count } culture for { $card }.
    .you = You score { $count } culture for { $card }.
log-develop = { $seat } develops { $card } for { $count } science.
    .you = You develop { $card } for { $count } science.
log-revolution = { $seat } declares a revolution: { $card }.
    .you = You declare a revolution: { $card }.
log-tactic = { $seat } plays the tactic { $card }.
    .you = You play the tactic { $card }.
log-copy = { $seat } copies the tactic { $card }.
    .you = You copy the tactic { $card }.
log-common = The tactic { $card } of { $seat } becomes common.
    .you = Your tactic { $card } becomes common.
log-draw = { $count ->
    [one] { $seat } draws 1 military card.
   *[other] { $seat } draws { $count } military cards.
}
    .you = { $count ->
        [one] You draw 1 military card.
       *[other] You draw { $count } military cards.
    }
log-drawn = Only you see the cards you draw: { $cards }.
log-reshuffle = The discarded military cards are shuffled into a new deck ({ $count } cards).
log-lose-token = { $seat } loses a blue token of { $card }.
    .you = You lose a blue token of { $card }.
log-lose-population = { $seat } loses { $count } population.
    .you = You lose { $count } population.
log-lose-worker = { $seat } loses a worker of { $card }.
    .you = You lose a worker of { $card }.
log-production = { $seat } produces: science { $science }, culture { $culture }, food { $food }, resources { $resources }.
    .you = You produce: science { $science }, culture { $culture }, food { $food }, resources { $resources }.
log-corruption = { $seat } loses { $count } by corruption, resources before food.
    .you = You lose { $count } by corruption, resources before food.
log-hunger = { $seat } is { $count } food short and loses { $culture } culture.
    .you = You are { $count } food short and lose { $culture } culture.
log-gain = { $seat } gains { $goods }.
    .you = You gain { $goods }.
log-play = { $seat } plays { $card }.
    .you = You play { $card }.
log-offer = { $seat } offers { $seat2 } { $card }.
    .you = You offer { $seat2 } { $card }.
    .to-you = { $seat } offers you { $card }.
log-accept = { $seat } accepts { $card } with { $seat2 }.
    .you = You accept { $card } with { $seat2 }.
    .to-you = { $seat } accepts { $card } with you.
log-refuse = { $seat } refuses { $card } with { $seat2 }.
    .you = You refuse { $card } with { $seat2 }.
    .to-you = { $seat } refuses { $card } with you.
log-pact-ends = { $card } of { $seat } and { $seat2 } ends.
    .you = { $card } of you and { $seat2 } ends.
    .to-you = { $card } of { $seat } and you ends.
log-first-player = { $seat } is the starting player.
    .you = You are the starting player.
log-turn = Round { $round }: it is { $seat }’s turn.
    .you = Round { $round }: it is your turn.
log-refill = New cards in the row: { $cards }.
log-age = { $age } begins.
log-last-round = Round { $round } will be the last.
log-wonder-leaves = { $seat } loses the unfinished wonder { $card }.
    .you = You lose your unfinished wonder { $card }.
log-uprising = Uprising: { $seat } does not produce.
    .you = Uprising: you do not produce.
log-pass = { $seat } carries out no political action.
    .you = You carry out no political action.
log-politics-lost = { $seat } has given up this political action.
    .you = You have given up this political action.
log-peek = { $seat } looks at the next event.
    .you = You look at the next event.
log-peeked = Only you see the next event: { $card }.
log-prepare = { $seat } prepares an event and scores { $count } culture.
    .you = You prepare an event and score { $count } culture.
log-prepared = Only you know the event you prepared: { $card }.
log-event = Event: { $card }.
log-future = { $count ->
    [one] The future event becomes the current one.
   *[other] The { $count } future events are shuffled and become the current ones.
}
log-lose = { $seat } loses { $goods }.
    .you = You lose { $goods }.
log-spend-actions = { $count ->
    [one] { $seat } spends 1 civil action without effect.
   *[other] { $seat } spends { $count } civil actions without effect.
}
    .you = { $count ->
        [one] You spend 1 civil action without effect.
       *[other] You spend { $count } civil actions without effect.
    }
log-decline = { $seat } declines.
    .you = You decline.
log-razed = { $seat } destroys { $card } of { $seat2 }.
    .you = You destroy { $card } of { $seat2 }.
    .to-you = { $seat } destroys your { $card }.
log-lose-colony = { $seat } loses the colony { $card }.
    .you = You lose the colony { $card }.
log-discard = { $seat } discards a military card.
    .you = You discard a military card.
log-discarded = Only you know the card you discarded: { $card }.
log-ruin = { $card } of { $seat } becomes a ruin.
    .you = Your { $card } becomes a ruin.
log-bid = { $seat } bids { $count }.
    .you = You bid { $count }.
log-fold = { $seat } passes.
    .you = You pass.
log-auction-won = { $seat } wins { $card } with a bid of { $count }.
    .you = You win { $card } with a bid of { $count }.
log-force = { $number ->
    [one] { $seat } sends 1 unit in a force of { $count }.
   *[other] { $seat } sends { $number } units in a force of { $count }.
}
    .you = { $number ->
        [one] You send 1 unit in a force of { $count }.
       *[other] You send { $number } units in a force of { $count }.
    }
log-colony = { $seat } has a new colony: { $card }.
    .you = You have a new colony: { $card }.
log-attack = { $seat } attacks { $seat2 } with strength { $count }: { $card }.
    .you = You attack { $seat2 } with strength { $count }: { $card }.
    .to-you = { $seat } attacks you with strength { $count }: { $card }.
log-defend = { $seat } defends: { $cards } played, { $number } face down; strength { $count }.
    .you = You defend: { $cards } played, { $number } face down; strength { $count }.
log-attack-succeeds = The attack of { $seat } on { $seat2 } succeeds: { $card }.
    .you = Your attack on { $seat2 } succeeds: { $card }.
    .to-you = The attack of { $seat } on you succeeds: { $card }.
log-take-goods = { $seat } takes from { $seat2 }: { $goods }.
    .you = You take from { $seat2 }: { $goods }.
    .to-you = { $seat } takes from you: { $goods }.
log-annex = { $seat } takes the colony { $card } of { $seat2 }.
    .you = You take the colony { $card } of { $seat2 }.
    .to-you = { $seat } takes your colony { $card }.
log-declare = { $seat } declares war on { $seat2 }: { $card }.
    .you = You declare war on { $seat2 }: { $card }.
    .to-you = { $seat } declares war on you: { $card }.
log-war = { $card }: { $seat } has strength { $count }, { $seat2 } { $have }.
    .you = { $card }: you have strength { $count }, { $seat2 } { $have }.
    .to-you = { $card }: { $seat } has strength { $count }, you { $have }.
log-war-won = { $seat } defeats { $seat2 } with an advantage of { $count }.
    .you = You defeat { $seat2 } with an advantage of { $count }.
    .to-you = { $seat } defeats you with an advantage of { $count }.
log-seize = { $seat } takes { $card } of { $seat2 }.
    .you = You take { $card } of { $seat2 }.
    .to-you = { $seat } takes { $card } from you.
log-resign = { $seat } resigns.
    .you = You resign.
log-war-resigned = The war of { $seat } ends: { $count } culture for the rival’s resignation.
    .you = Your war ends: { $count } culture for the rival’s resignation.
log-final-event = Evaluated at the end: { $card }.
log-final-score = { $seat }: { $count } culture ({ $card }).
    .you = You: { $count } culture ({ $card }).
log-score = { $seat } has { $count } culture points.
    .you = You have { $count } culture points.
log-winner = { $seat } wins.
    .you = You win.
log-shared-victory = The victory is shared: { $seats }.

## Options

option-first_player = Starting player
option-first_player-help = Who takes the first turn of every round.
option-length = Length
option-length-help = After which age the game ends. The rulebook’s game ends after Age III; the shorter ones are ours.
option-attacks = Attacks
option-attacks-help = The peaceful game has no aggressions and no wars; it is a variant of ours.
option-resignation = Resigning
option-resignation-help = Whether a player may resign as a political action.

## Their values

value-random = At random
value-0 = Player 1
value-1 = Player 2
value-2 = Player 3
value-3 = Player 4
value-full = Full game
value-age_1 = To the end of Age I
value-age_2 = To the end of Age II
value-with_attacks = With attacks
value-peaceful = Peaceful
value-off = Not allowed
value-on = Allowed

## Phases of a turn

phase-first_turn = First turn
phase-politics = Politics Phase
phase-actions = Action Phase
phase-end_of_turn = End of the turn

## Answers that a question calls by words of its own

choice-take = Take { $card }

## Spaces of the card row

space-space_1 = 1
space-space_2 = 2
space-space_3 = 3
space-space_4 = 4
space-space_5 = 5
space-space_6 = 6
space-space_7 = 7
space-space_8 = 8
space-space_9 = 9
space-space_10 = 10
space-space_11 = 11
space-space_12 = 12
space-space_13 = 13

## What is printed on a card besides effects

produces-food = A worker produces { $count } food; so much is a blue token worth here.
produces-resource = { $count ->
    [one] A worker produces 1 resource; so much is a blue token worth here.
   *[other] A worker produces { $count } resources; so much is a blue token worth here.
}
urban-limit = At most { $count } urban buildings of each type
tactic = An army of { $units } has tactical strength { $count }.
tactic-outdated = An army of { $units } has tactical strength { $count }, outdated { $outdated }.
army-infantry = { $count } infantry
army-cavalry = { $count } cavalry
army-artillery = { $count } artillery
bonus-defense = +{ $count } in defence
bonus-colonization = +{ $count } for a colonization force
pact-both = Both: { $side }.
pact-a = A: { $side }.
pact-b = B: { $side }.

## What things answer that are used at another time

refuse-pacts-of-two = There are no pacts in a game of two.
refuse-take-later = Cards of the row are taken in the Action Phase.
refuse-civil-later = The civil cards in your hand are played in your Action Phase.
refuse-political-later = This card is played as a political action, in your Politics Phase.
refuse-tactic-later = A tactic is played in your Action Phase.
refuse-bonus-later = A military bonus card is played in defence, or added to a colonization force.

## Where a part of a number comes from

source-row = Space in the row
source-wonders = Completed wonders
source-bank = Yellow bank
source-discount = Card or event
source-cooperation = Scientific Cooperation
source-armies = Armies
source-units = Units
source-colonization = Colonization modifier
source-bonus_cards = Bonus cards
source-other_cards = Other cards

## What a move costs, beside it

text-takes = { $card }, { text-civil-actions }
text-civil-actions = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}
text-food = { $count } food
text-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
text-science = { $count } science
text-military-actions = { $count ->
    [one] 1 military action
   *[other] { $count } military actions
}
text-strengths = strength { $count } against { $have }

## Warnings

warn-uprising = { $count ->
    [one] Uprising: 1 worker is discontent and { $have } unused, so nothing would be produced.
   *[other] Uprising: { $count } workers are discontent and { $have } unused, so nothing would be produced.
}
warn-hunger = You would be { $count } food short and lose { $culture } culture.
warn-corruption = { $count ->
    [one] Corruption takes 1 resource.
   *[other] Corruption takes { $count } resources.
}
warn-excess = { $count ->
    [one] You would have to discard 1 military card.
   *[other] You would have to discard { $count } military cards.
}
warn-antiquated = { $count ->
    [one] When the last civil card has been dealt you lose { $cards }.
   *[other] When { $count } more civil cards have been dealt you lose { $cards }.
}
warn-last-round = The game ends after round { $round }.
