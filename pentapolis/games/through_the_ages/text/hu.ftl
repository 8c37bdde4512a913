### A Korokon át szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
### A névelő és a ragok függvényei: pentapolis/words/text/hu.ftl.

## A játék

game-name = Korokon át
# Egy-két mondat, amely játékra hív.
game-blurb = Vezess egy civilizációt az ókortól az űrrepülés koráig. Gyűjts vezetőket, csodákat és technológiákat, lásd el és tartsd elégedetten a népedet, figyelj a szomszédok hadseregeire, és hagyd magad után a legnagyobb kultúrát.

## Farmok és bányák

card-agriculture = Földművelés
card-irrigation = Öntözés
card-selective_breeding = Szelektív tenyésztés
card-mechanized_agriculture = Gépesített földművelés
card-bronze = Bronz
card-iron = Vas
    .t = Vasat
card-coal = Szén
    .t = Szenet
card-oil = Olaj
    .t = Olajat

## Városi épületek

card-philosophy = Filozófia
card-alchemy = Alkímia
card-scientific_method = Tudományos módszer
card-computers = Számítógépek
    .number = plural
card-religion = Vallás
card-theology = Teológia
card-organized_religion = Szervezett vallás
card-printing_press = Nyomda
card-journalism = Újságírás
card-multimedia = Multimédia
card-drama = Dráma
card-opera = Opera
card-movies = Mozi
card-bread_and_circuses = Kenyér és cirkusz
card-team_sports = Csapatsportok
    .number = plural
card-professional_sports = Profi sport

## Katonai egységek

card-warriors = Harcosok
    .number = plural
card-swordsmen = Kardforgatók
    .number = plural
card-riflemen = Lövészek
    .number = plural
card-modern_infantry = Modern gyalogság
card-knights = Lovagok
    .number = plural
card-cavalrymen = Lovasok
    .number = plural
card-tanks = Tankok
    .number = plural
card-cannon = Ágyú
card-rockets = Rakéták
    .number = plural
card-air_forces = Légierő

## Rövid nevek tőlünk, oda, ahová a teljes név nem fér: technológiák, amelyeken munkás lehet

short-agriculture = Földműv.
short-irrigation = Öntözés
short-selective_breeding = Tenyész.
short-mechanized_agriculture = Gépesít.
short-philosophy = Filoz.
short-scientific_method = Módszer
short-computers = Számít.g.
short-organized_religion = Szerv.v.
short-printing_press = Nyomda
short-journalism = Újságír.
short-multimedia = Multim.
short-bread_and_circuses = Cirkusz
short-team_sports = Csapatsp.
short-professional_sports = Profi sp.
short-swordsmen = Kardforg.
short-modern_infantry = Mod. gya.
short-cavalrymen = Lovasok
short-air_forces = Légierő

## Speciális technológiák

card-code_of_laws = Törvénykönyv
card-justice_system = Igazságszolgáltatás
card-civil_service = Közszolgálat
card-warfare = Hadviselés
card-strategy = Stratégia
card-military_theory = Hadtudomány elmélete
card-cartography = Térképészet
card-navigation = Hajózás
card-satellites = Műholdak
    .number = plural
card-masonry = Kőművesség
card-architecture = Építészet
card-engineering = Mérnöki tudomány

## Kormányzatok

card-despotism = Önkényuralom
card-monarchy = Monarchia
card-theocracy = Teokrácia
card-constitutional_monarchy = Alkotmányos monarchia
card-republic = Köztársaság
card-communism = Kommunizmus
card-democracy = Demokrácia
card-fundamentalism = Fundamentalizmus

## Vezetők

card-alexander_the_great = Nagy Sándor
    .article = none
card-aristotle = Arisztotelész
    .article = none
card-hammurabi = Hammurapi
    .article = none
card-homer = Homérosz
    .article = none
card-julius_caesar = Julius Caesar
    .article = none
card-moses = Mózes
    .article = none
card-christopher_columbus = Kolumbusz Kristóf
    .article = none
card-frederick_barbarossa = Barbarossa Frigyes
    .article = none
card-genghis_khan = Dzsingisz kán
    .article = none
card-joan_of_arc = Jeanne d’Arc
    .article = none
    .val = Jeanne d’Arckal
card-leonardo_da_vinci = Leonardo da Vinci
    .article = none
card-michelangelo = Michelangelo
    .article = none
card-isaac_newton = Isaac Newton
    .article = none
card-j_s_bach = J. S. Bach
    .article = none
card-james_cook = James Cook
    .article = none
card-maximilien_robespierre = Maximilien de Robespierre
    .article = none
    .t = Maximilien de Robespierre-t
    .nak = Maximilien de Robespierre-nek
    .val = Maximilien de Robespierre-rel
card-napoleon_bonaparte = Napóleon
    .article = none
card-william_shakespeare = Shakespeare
    .article = none
    .t = Shakespeare-t
    .nak = Shakespeare-nek
    .val = Shakespeare-rel
card-albert_einstein = Einstein
    .article = none
card-bill_gates = Bill Gates
    .article = none
    .val = Bill Gatesszel
card-charlie_chaplin = Chaplin
    .article = none
    .nak = Chaplinnek
    .val = Chaplinnel
card-mahatma_gandhi = Mahatma Gandhi
    .article = none
card-sid_meier = Sid Meier
    .article = none
card-winston_churchill = Winston Churchill
    .article = none
    .t = Winston Churchillt
    .nak = Winston Churchillnek
    .val = Winston Churchill-lel

## Csodák

card-colossus = Kolosszus
card-hanging_gardens = Függőkertek
    .number = plural
card-library_of_alexandria = Alexandriai könyvtár
card-pyramids = Piramisok
    .number = plural
card-great_wall = Nagy fal
card-st_peters_basilica = Szent Péter-bazilika
card-taj_mahal = Tádzs Mahal
card-universitas_carolina = Károly Egyetem
card-eiffel_tower = Eiffel-torony
card-kremlin = Kreml
    .t = Kremlt
card-ocean_liner_service = Óceánjáró-szolgálat
card-transcontinental_railroad = Transzkontinentális vasút
    .t = Transzkontinentális vasutat
card-fast_food_chains = Gyorséttermek
    .number = plural
card-first_space_flight = Első űrrepülés
card-hollywood = Hollywood
    .article = none
card-internet = Internet

## Akciókártyák

card-cultural_heritage_a = Kulturális örökség A
    .t = Kulturális örökség A-t
    .nak = Kulturális örökség A-nak
    .val = Kulturális örökség A-val
card-engineering_genius_a = Mérnöki zseni A
    .t = Mérnöki zseni A-t
    .nak = Mérnöki zseni A-nak
    .val = Mérnöki zseni A-val
card-frugality_a = Takarékosság A
    .t = Takarékosság A-t
    .nak = Takarékosság A-nak
    .val = Takarékosság A-val
card-patriotism_a = Hazaszeretet A
    .t = Hazaszeretet A-t
    .nak = Hazaszeretet A-nak
    .val = Hazaszeretet A-val
card-rich_land_a = Gazdag földek A
    .t = Gazdag földek A-t
    .nak = Gazdag földek A-nak
    .val = Gazdag földek A-val
card-stockpile = Készletek
    .number = plural
card-urban_growth_a = Városi növekedés A
    .t = Városi növekedés A-t
    .nak = Városi növekedés A-nak
    .val = Városi növekedés A-val
card-breakthrough_1 = Áttörés I
    .t = Áttörés I-et
    .nak = Áttörés I-nek
    .val = Áttörés I-gyel
card-cultural_heritage_1 = Kulturális örökség I
    .t = Kulturális örökség I-et
    .nak = Kulturális örökség I-nek
    .val = Kulturális örökség I-gyel
card-engineering_genius_1 = Mérnöki zseni I
    .t = Mérnöki zseni I-et
    .nak = Mérnöki zseni I-nek
    .val = Mérnöki zseni I-gyel
card-frugality_1 = Takarékosság I
    .t = Takarékosság I-et
    .nak = Takarékosság I-nek
    .val = Takarékosság I-gyel
card-patriotism_1 = Hazaszeretet I
    .t = Hazaszeretet I-et
    .nak = Hazaszeretet I-nek
    .val = Hazaszeretet I-gyel
card-reserves_1 = Tartalékok I
    .t = Tartalékok I-et
    .nak = Tartalékok I-nek
    .val = Tartalékok I-gyel
card-rich_land_1 = Gazdag földek I
    .t = Gazdag földek I-et
    .nak = Gazdag földek I-nek
    .val = Gazdag földek I-gyel
card-urban_growth_1 = Városi növekedés I
    .t = Városi növekedés I-et
    .nak = Városi növekedés I-nek
    .val = Városi növekedés I-gyel
card-breakthrough_2 = Áttörés II
    .t = Áttörés II-t
    .nak = Áttörés II-nek
    .val = Áttörés II-vel
card-efficient_upgrade_2 = Hatékony fejlesztés II
    .t = Hatékony fejlesztés II-t
    .nak = Hatékony fejlesztés II-nek
    .val = Hatékony fejlesztés II-vel
card-engineering_genius_2 = Mérnöki zseni II
    .t = Mérnöki zseni II-t
    .nak = Mérnöki zseni II-nek
    .val = Mérnöki zseni II-vel
card-frugality_2 = Takarékosság II
    .t = Takarékosság II-t
    .nak = Takarékosság II-nek
    .val = Takarékosság II-vel
card-patriotism_2 = Hazaszeretet II
    .t = Hazaszeretet II-t
    .nak = Hazaszeretet II-nek
    .val = Hazaszeretet II-vel
card-reserves_2 = Tartalékok II
    .t = Tartalékok II-t
    .nak = Tartalékok II-nek
    .val = Tartalékok II-vel
card-revolutionary_idea_2 = Forradalmi ötlet II
    .t = Forradalmi ötlet II-t
    .nak = Forradalmi ötlet II-nek
    .val = Forradalmi ötlet II-vel
card-rich_land_2 = Gazdag földek II
    .t = Gazdag földek II-t
    .nak = Gazdag földek II-nek
    .val = Gazdag földek II-vel
card-urban_growth_2 = Városi növekedés II
    .t = Városi növekedés II-t
    .nak = Városi növekedés II-nek
    .val = Városi növekedés II-vel
card-wave_of_nationalism = Nacionalista hullám
card-efficient_upgrade_3 = Hatékony fejlesztés III
    .t = Hatékony fejlesztés III-at
    .nak = Hatékony fejlesztés III-nak
    .val = Hatékony fejlesztés III-mal
card-endowment_for_the_arts = Művészetek támogatása
card-engineering_genius_3 = Mérnöki zseni III
    .t = Mérnöki zseni III-at
    .nak = Mérnöki zseni III-nak
    .val = Mérnöki zseni III-mal
card-military_build_up = Fegyverkezés
card-patriotism_3 = Hazaszeretet III
    .t = Hazaszeretet III-at
    .nak = Hazaszeretet III-nak
    .val = Hazaszeretet III-mal
card-reserves_3 = Tartalékok III
    .t = Tartalékok III-at
    .nak = Tartalékok III-nak
    .val = Tartalékok III-mal
card-revolutionary_idea_3 = Forradalmi ötlet III
    .t = Forradalmi ötlet III-at
    .nak = Forradalmi ötlet III-nak
    .val = Forradalmi ötlet III-mal
card-urban_growth_3 = Városi növekedés III
    .t = Városi növekedés III-at
    .nak = Városi növekedés III-nak
    .val = Városi növekedés III-mal

## Események

card-development_of_agriculture = A földművelés fejlődése
card-development_of_civilization = Civilizáció fejlődése
card-development_of_crafts = A kézművesség fejlődése
card-development_of_markets = A piacok fejlődése
card-development_of_politics = A politika fejlődése
card-development_of_religion = A vallás fejlődése
card-development_of_science = A tudomány fejlődése
card-development_of_settlement = A települések fejlődése
card-development_of_trade_routes = A kereskedelmi utak fejlődése
card-development_of_warfare = A hadviselés fejlődése
card-barbarians = Barbárok
    .number = plural
card-border_conflict = Határvillongás
card-crusades = Keresztes hadjáratok
    .number = plural
card-cultural_influence = Kulturális hatás
card-foray = Portya
card-good_harvest = Jó termés
card-immigration = Bevándorlás
card-new_deposits = Új lelőhelyek
    .number = plural
card-pestilence = Pestis
card-raiders = Fosztogatók
    .number = plural
card-rats = Patkányok
    .number = plural
card-rebellion = Lázadás
card-reign_of_terror = Rémuralom
card-scientific_breakthrough = Tudományos áttörés
card-uncertain_borders = Bizonytalan határok
    .number = plural
card-civil_unrest = Polgári engedetlenség
card-cold_war = Hidegháború
card-crime_wave = Bűnözési hullám
card-economic_progress = Gazdasági fejlődés
card-emigration = Kivándorlás
card-iconoclasm = Képrombolás
card-independence_declaration = Függetlenségi nyilatkozat
card-international_agreement = Nemzetközi egyezmény
card-national_pride = Nemzeti büszkeség
card-politics_of_strength = Erőpolitika
card-popularization_of_science = A tudomány népszerűsítése
card-prosperity = Jólét
    .t = Jólétet
    .nak = Jólétnek
    .val = Jóléttel
card-ravages_of_time = Az idő vasfoga
card-refugees = Menekültek
    .number = plural
card-terrorism = Terrorizmus
card-impact_of_agriculture = A földművelés előnye
card-impact_of_architecture = Az építészet előnye
card-impact_of_balance = Az egyensúly előnye
card-impact_of_colonies = A gyarmatok előnye
card-impact_of_competition = A versengés előnye
card-impact_of_government = A kormányzat előnye
card-impact_of_happiness = A boldogság előnye
card-impact_of_industry = Az ipar előnye
card-impact_of_population = A népesség előnye
card-impact_of_progress = A fejlődés előnye
card-impact_of_science = A tudomány előnye
card-impact_of_strength = Az erő előnye
card-impact_of_technology = A technológia előnye
card-impact_of_variety = A sokszínűség előnye
card-impact_of_wonders = A csodák előnye

## Területek

card-developed_territory_1 = Fejlett terület I
    .t = Fejlett terület I-et
    .nak = Fejlett terület I-nek
    .val = Fejlett terület I-gyel
card-historic_territory_1 = Történelmi terület I
    .t = Történelmi terület I-et
    .nak = Történelmi terület I-nek
    .val = Történelmi terület I-gyel
card-inhabited_territory_1 = Lakott terület I
    .t = Lakott terület I-et
    .nak = Lakott terület I-nek
    .val = Lakott terület I-gyel
card-strategic_territory_1 = Stratégiai terület I
    .t = Stratégiai terület I-et
    .nak = Stratégiai terület I-nek
    .val = Stratégiai terület I-gyel
card-vast_territory_1 = Hatalmas terület I
    .t = Hatalmas terület I-et
    .nak = Hatalmas terület I-nek
    .val = Hatalmas terület I-gyel
card-wealthy_territory_1 = Gazdag terület I
    .t = Gazdag terület I-et
    .nak = Gazdag terület I-nek
    .val = Gazdag terület I-gyel
card-developed_territory_2 = Fejlett terület II
    .t = Fejlett terület II-t
    .nak = Fejlett terület II-nek
    .val = Fejlett terület II-vel
card-historic_territory_2 = Történelmi terület II
    .t = Történelmi terület II-t
    .nak = Történelmi terület II-nek
    .val = Történelmi terület II-vel
card-inhabited_territory_2 = Lakott terület II
    .t = Lakott terület II-t
    .nak = Lakott terület II-nek
    .val = Lakott terület II-vel
card-strategic_territory_2 = Stratégiai terület II
    .t = Stratégiai terület II-t
    .nak = Stratégiai terület II-nek
    .val = Stratégiai terület II-vel
card-vast_territory_2 = Hatalmas terület II
    .t = Hatalmas terület II-t
    .nak = Hatalmas terület II-nek
    .val = Hatalmas terület II-vel
card-wealthy_territory_2 = Gazdag terület II
    .t = Gazdag terület II-t
    .nak = Gazdag terület II-nek
    .val = Gazdag terület II-vel

## Taktikák

card-fighting_band = Harci banda
card-heavy_cavalry = Nehézlovasság
card-legion = Légió
card-medieval_army = Középkori hadsereg
card-phalanx = Falanx
card-classic_army = Klasszikus hadsereg
card-conquistadors = Konkvisztádorok
    .number = plural
card-defensive_army = Védelmi hadsereg
card-fortifications = Erődítmények
    .number = plural
card-mobile_artillery = Mozgó tüzérség
card-napoleonic_army = Napóleoni hadsereg
card-entrenchments = Lövészárkok
    .number = plural
card-mechanized_army = Gépesített hadsereg
card-modern_army = Modern hadsereg
card-shock_troops = Rohamcsapatok
    .number = plural

## Agressziók

card-enslave = Rabszolgasorba taszítás
card-plunder_1 = Fosztogatás I
    .t = Fosztogatás I-et
    .nak = Fosztogatás I-nek
    .val = Fosztogatás I-gyel
card-raid_1 = Rajtaütés I
    .t = Rajtaütés I-et
    .nak = Rajtaütés I-nek
    .val = Rajtaütés I-gyel
card-annex = Annektálás
card-infiltrate = Beszivárgás
card-plunder_2 = Fosztogatás II
    .t = Fosztogatás II-t
    .nak = Fosztogatás II-nek
    .val = Fosztogatás II-vel
card-raid_2 = Rajtaütés II
    .t = Rajtaütés II-t
    .nak = Rajtaütés II-nek
    .val = Rajtaütés II-vel
card-spy = Kémkedés
card-armed_intervention = Fegyveres beavatkozás
card-plunder_3 = Fosztogatás III
    .t = Fosztogatás III-at
    .nak = Fosztogatás III-nak
    .val = Fosztogatás III-mal
card-raid_3 = Rajtaütés III
    .t = Rajtaütés III-at
    .nak = Rajtaütés III-nak
    .val = Rajtaütés III-mal

## Háborúk

card-war_over_technology = Háború a technológiáért
    .t = Háborút a technológiáért
    .nak = Háborúnak a technológiáért
    .val = Háborúval a technológiáért
card-war_over_territory = Háború a területért
    .t = Háborút a területért
    .nak = Háborúnak a területért
    .val = Háborúval a területért
card-war_over_culture = Háború a kultúráért
    .t = Háborút a kultúráért
    .nak = Háborúnak a kultúráért
    .val = Háborúval a kultúráért

## Szövetségek

card-open_borders_agreement = Egyezmény a nyitott határokról
    .t = Egyezményt a nyitott határokról
    .nak = Egyezménynek a nyitott határokról
    .val = Egyezménnyel a nyitott határokról
card-trade_routes_agreement = Kereskedelmi útvonalak egyezménye
card-acceptance_of_supremacy = A fennhatóság elismerése
card-international_trade_agreement = Nemzetközi kereskedelmi egyezmény
card-promise_of_military_protection = Katonai védelem ígérete
card-scientific_cooperation = Tudományos együttműködés
card-international_tourism = Nemzetközi turizmus
card-loss_of_sovereignty = A szuverenitás elvesztése
card-military_pact = Katonai szövetség
card-peace_treaty = Békeszerződés

## Katonai bónuszkártyák

card-bonus_1 = Katonai bónusz I
    .t = Katonai bónusz I-et
    .nak = Katonai bónusz I-nek
    .val = Katonai bónusz I-gyel
card-bonus_2 = Katonai bónusz II
    .t = Katonai bónusz II-t
    .nak = Katonai bónusz II-nek
    .val = Katonai bónusz II-vel
card-bonus_3 = Katonai bónusz III
    .t = Katonai bónusz III-at
    .nak = Katonai bónusz III-nak
    .val = Katonai bónusz III-mal

## Rövid nevek tőlünk: ami a technológiák mellett fekszik

short-justice_system = Igazságszolg.
short-military_theory = Hadtudomány
short-engineering = Mérnöki tud.
short-constitutional_monarchy = Alk. monarchia
short-fundamentalism = Fundament.
short-alexander_the_great = Nagy Sándor
short-christopher_columbus = Kolumbusz
short-frederick_barbarossa = Barbarossa
short-leonardo_da_vinci = Leonardo
short-maximilien_robespierre = Robespierre
short-napoleon_bonaparte = Napóleon
short-william_shakespeare = Shakespeare
short-winston_churchill = Churchill
short-library_of_alexandria = Alexandriai kt.
short-st_peters_basilica = Sz. Péter-baz.
short-universitas_carolina = Károly Egyetem
short-ocean_liner_service = Óceánjárók
short-transcontinental_railroad = Transzk. vasút
short-fast_food_chains = Gyorséttermek
short-first_space_flight = Első űrrepülés
short-developed_territory_1 = Fejlett I
short-historic_territory_1 = Történelmi I
short-inhabited_territory_1 = Lakott I
short-strategic_territory_1 = Stratégiai I
short-vast_territory_1 = Hatalmas I
short-wealthy_territory_1 = Gazdag I
short-developed_territory_2 = Fejlett II
short-historic_territory_2 = Történelmi II
short-inhabited_territory_2 = Lakott II
short-strategic_territory_2 = Stratégiai II
short-vast_territory_2 = Hatalmas II
short-wealthy_territory_2 = Gazdag II
short-medieval_army = Középkori h.
short-classic_army = Klasszikus h.
short-defensive_army = Védelmi h.
short-mobile_artillery = Mozgó tüzérség
short-napoleonic_army = Napóleoni h.
short-mechanized_army = Gépesített h.
short-war_over_technology = Technológiáért
short-war_over_territory = Területért
short-war_over_culture = Kultúráért
short-open_borders_agreement = Nyitott határok
short-trade_routes_agreement = Ker. útvonalak
short-acceptance_of_supremacy = Fennhatóság
short-international_trade_agreement = Nk. kereskedés
short-promise_of_military_protection = Kat. védelem
short-scientific_cooperation = Tud. együttm.
short-international_tourism = Nk. turizmus
short-loss_of_sovereignty = Szuverenitás
short-military_pact = Kat. szövetség

## A kártyák csoportjai

group-production = farm vagy bánya
group-urban = városi épület
group-unit = katonai egység
group-special = speciális technológia
group-government = kormányzat
group-leader = vezető
group-wonder = csoda
group-action = akciókártya
group-event = esemény
group-territory = terület
group-tactic = taktika
group-aggression = agresszió
group-war = háború
group-pact = szövetség
group-bonus = katonai bónuszkártya

## A technológiák típusai

type-farm = farm
    .yours = farmod
type-mine = bánya
    .yours = bányád
type-lab = laboratórium
    .yours = laboratóriumod
type-temple = templom
    .yours = templomod
type-library = könyvtár
    .yours = könyvtárad
type-theater = színház
    .yours = színházad
type-arena = aréna
    .yours = arénád
type-infantry = gyalogság
    .yours = gyalogságod
type-cavalry = lovasság
    .yours = lovasságod
type-artillery = tüzérség
    .yours = tüzérséged
type-air_force = légierő
    .yours = légierőd
type-law = törvény
    .yours = törvényed
type-warfare = hadtudomány
    .yours = hadtudományod
type-exploration = felfedezés
    .yours = felfedezésed
type-construction = építkezés
    .yours = építkezésed

## Korok

# A nem törhető szóköz miatt az A itt a kor neve, nem névelő: „az A kor”.
age-A = A{ "\u00A0" }kor
age-I = I. kor
age-II = II. kor
age-III = III. kor
age-IV = IV. kor

## Értékek és javak

rating-science = tudomány érték
    .yours = a tudomány értéked
    .theirs = a tudomány értéke
rating-culture = kultúra érték
    .yours = a kultúra értéked
    .theirs = a kultúra értéke
rating-strength = erő
    .yours = az erőd
    .theirs = az ereje
rating-happiness = boldogság érték
    .yours = a boldogság értéked
    .theirs = a boldogság értéke
what-food = élelmiszer
what-resource = erőforrás
what-science = tudománypont
what-culture = kultúrapont
what-population = népesség
what-military_card = katonai kártya
what-yellow = sárga jelző
what-blue = kék jelző
goods-food = { $count } élelmiszer
goods-resource = { $count } erőforrás
goods-science = { $count } tudománypont
goods-culture = { $count } kultúrapont
goods-population = { $count } népesség
goods-military_card = { $count } katonai kártya
goods-yellow = { $count } sárga jelző
goods-blue = { $count } kék jelző

## Szimbólumok a kártyák alján

symbols = { $symbols }
symbol-culture = { $count ->
    [-1] −1 kultúra
    [-2] −2 kultúra
   *[other] +{ $count } kultúra
}
symbol-science = { $count ->
    [-2] −2 tudomány
   *[other] +{ $count } tudomány
}
symbol-strength = +{ $count } erő
symbol-happy = { $count ->
    [-1] 1 szomorú arc
   *[other] { $count } boldog arc
}
symbol-civil_action = { $count } polgári akció
symbol-military_action = { $count } katonai akció
symbol-blue = { $count ->
    [-1] −1 kék jelző
   *[other] +{ $count } kék jelző
}
symbol-yellow = +{ $count } sárga jelző
symbol-colonization = +{ $count } gyarmatosítás
symbol-food = +{ $count } élelmiszer-termelés
symbol-resource = { $count ->
    [-1] −1 erőforrás-termelés
   *[other] +{ $count } erőforrás-termelés
}

## Amit a vezetők, a csodák és a technológiák tesznek

ability-strength-per-unit = +{ $count } erő minden ilyen egységedért: { $types }; gyarmatosító seregben nem számít.
ability-retire = Politikai akcióként kidobhatod a játékból, és { $count } sárga jelzőt kapsz.
ability-science-for-taken = Kapsz { $count } tudománypontot, amikor technológiát veszel el a kártyasorról.
ability-military-as-civil = A körödben egyszer { $count } katonai akciót polgári akcióként költhetsz el.
ability-cheaper-leaders = Egy vezető elvétele a kártyasorról { $count } polgári akcióval kevesebbe kerül.
ability-unit-resources = Minden körödben { $count } erőforrásod van katonai egységek kiképzésére és fejlesztésére.
ability-tucked = Amikor más vezető váltja fel, a visszajáró polgári akció helyett egyik kész csodád alá teheted; annak a csodának { $count } boldog arcot ad.
ability-second-political-action = A játékban egyszer, egy politikai akció után ugyanabban a körben egy másodikat is végrehajthatsz.
ability-cheaper-population = A népességed növelése { $count } élelmiszerrel kevesebbe kerül.
ability-larger-hands = { $count } polgári és { $count } katonai kártyával többet tarthatsz a kezedben.
ability-settle = Politikai akcióként kidobhatod a játékból, és licit meg egységek küldése nélkül gyarmatosíthatsz egy területet a kezedből.
ability-population-and-unit = 1 katonai akcióért növelheted a népességedet, és az új munkással kiképezhetsz egy katonai egységet; mindkettő { $count } egységgel olcsóbb.
ability-infantry-as-cavalry = A hadseregekben a gyalogságod lovasságnak is számíthat.
ability-culture-for-strong = A köröd végén { $count } kultúrapontot kapsz, ha a két legerősebb civilizáció egyike vagy, két játékossal a legerősebb.
ability-strength-per-happy-face = +{ $count } erő a templomaid és a kormányzatod minden boldog arcáért.
ability-looks-at-event = A politika fázisod elején látod az aktuális események legfelső kártyáját.
ability-best-lab-or-library = A legjobb laboratóriumod vagy könyvtárad a szintjével több tudományt ad.
ability-resource-for-development = Kapsz { $count } erőforrást, amikor kifejlesztesz egy technológiát.
ability-culture-per-happy-face = +{ $count } kultúra a templomaid, a színházaid és a csodáid minden boldog arcáért.
ability-no-wonder-surcharge = Az elkészült csodáid nem drágítják meg egy csoda elvételét.
ability-more-happy-faces = Minden más, boldog arcot mutató kártyád { $count } boldog arccal többet mutat, munkást fogadó kártyán munkásonként.
ability-cheaper-after-leader = A kártyasoron: ha ebben a körben vezetőt cseréltél, az elvétele { $count } polgári akcióval kevesebbe kerül.
ability-action-for-development = Visszakapsz { $count } elköltött polgári akciót, amikor kifejlesztesz egy technológiát.
ability-culture-per-building = +{ $count } kultúra minden { ERT(FORM($type, form: "yours")) }.
ability-cheaper-technology = Egy { $type } típusú technológia kifejlesztése { $count } tudományponttal kevesebbe kerül.
ability-to-theater = A körödben egyszer, 1 polgári akcióért, bármelyik városi épület munkása ugyanolyan vagy magasabb szintű színházra léphet a költségek különbségéért.
ability-discards-for-colonization = Gyarmatosító seregben legfeljebb { $count } katonai kártyát eldobhatsz, darabját +1-ért.
ability-culture-per-colony = +{ $first } kultúra az első gyarmatodért, +{ $count } minden továbbiért.
ability-revolution-by-military = A forradalmaid a polgári akcióid helyett az összes katonai akciódat veszik igénybe.
ability-culture-for-revolution = Kapsz { $count } kultúrapontot, amikor forradalmat robbantasz ki.
ability-strength-per-unit-type = +{ $count } erő a katonai egységeid minden típusáért; gyarmatosító seregben nem számít.
ability-cheaper-pair = Amíg van { FORM($type, form: "yours") }, a { $type2 } építése { $count } erőforrással, a technológiái { $count } tudományponttal kevesebbe kerülnek, és fordítva.
ability-culture-per-pair = +{ $count } kultúra minden párért, amelyet egy { $type } és egy { $type2 } alkot.
ability-free-population = A körödben egyszer ingyen { $count } népességet kaphatsz.
ability-extra-mine = { $count ->
    [one] A legjobb bányád még egyszer termel.
   *[other] A legjobb bányád még { $count } alkalommal termel.
}
ability-culture-for-development = Kapsz { $count } kultúrapontot, amikor kifejlesztesz egy technológiát.
ability-labs-as-mines = Az I. és magasabb szintű laboratóriumaid bányaként is működnek, egy kék jelző a szintjüket éri. Amikor ez a vezető kikerül a játékból vagy véget ér a játék, a termelésüket kultúrapontként kapod meg.
ability-best-theater-twice = A legjobb színházad kétszer adja a kultúráját.
ability-no-attacks = Nem játszhatsz ki agressziót, és nem hirdethetsz háborút.
ability-attacks-cost-double = Az ellened irányuló agressziók és háborúk kétszer annyi katonai akcióba kerülnek.
ability-labs-for-culture = Minden laboratóriumod a szintjével egyenlő kultúrát ad, tudományt pedig { $count } egységgel kevesebbet.
ability-culture-or-arms = Minden körödben: kapsz { $count } kultúrapontot, vagy van { $count } tudománypontod katonai egységek technológiáira és { $count } erőforrásod a kiképzésükre és fejlesztésükre.
ability-score-workers = Elkészültekor { $count } kultúrapontot kapsz minden farmodért és bányádért, és { $others } kultúrapontot minden városi épületedért és katonai egységedért.
ability-score-technologies = Elkészültekor { $count } kultúrapontot kapsz a játékban lévő technológiáid minden szintjéért.
ability-score-theaters-and-libraries = Elkészültekor a színházaid és könyvtáraid kultúrájának { $count }-szeresét kapod meg kultúrapontként.
ability-score-urban = Elkészültekor { $count } kultúrapontot kapsz a városi épületeid minden kultúrájáért, tudományáért és erejéért.
ability-urban-discount = A városi épületek kevesebb erőforrásba kerülnek: I. szinten { $first }, II. szinten { $second }, III. szinten { $third } a kedvezmény.
ability-stages-per-action = Egy polgári akcióval egy csodának akár { $count } szintjét is megépítheted.
ability-doubles-army = Bármelyik taktika hadseregéhez csatlakozhat, és megduplázza a taktikai erejét.

## Ami egyszer történik: kártyák és események. Alakok: .they egy civilizációról szól.

# Egy kártya hatása önálló mondatként.
happens = { NAGY($effect) }.
immediate = Azonnal: { $effect }.
gain = kapsz { T($goods) }
    .they = kap { T($goods) }
choose-gain = válassz: { JOIN($gains, last: ", vagy ") }
    .they = választ: { JOIN(FORM($gains, form: "they"), last: ", vagy ") }
lose = elveszítesz { T($goods) }
    .they = elveszít { T($goods) }
gain-rating = kapsz annyi { T($what) }, amennyi { FORM($rating, form: "yours") }
    .they = kap annyi { T($what) }, amennyi { FORM($rating, form: "theirs") }
gain-mix = kapsz összesen { $count } élelmiszert és erőforrást, tetszőleges arányban
    .they = kap összesen { $count } élelmiszert és erőforrást, tetszőleges arányban
lose-mix = elveszítesz összesen { $count } élelmiszert és erőforrást, tetszőleges arányban
    .they = elveszít összesen { $count } élelmiszert és erőforrást, tetszőleges arányban
mix = { $goods }

## Akciókártyák hatásai

action-build-stage = építsd meg a csodád egy szintjét { $count } erőforrással olcsóbban
action-build-or-upgrade = építs vagy fejlessz { $count } erőforrással olcsóbban: { VAGY($groups) }
action-upgrade = fejlessz { $count } erőforrással olcsóbban: { VAGY($groups) }
action-increase-population = növeld a népességedet, utána { $gain }
action-develop = fejlessz ki egy technológiát, utána { $gain }
action-for-units = erre a körre { $actions } további katonai akciód és { $count } erőforrásod van katonai egységek kiképzésére és fejlesztésére
action-for-units-per-stronger = minden nálad erősebb civilizációért erőforrásod van erre a körre katonai egységek kiképzésére és fejlesztésére: két játékossal { $two }, hárommal { $three }, néggyel { $four }
action-culture-per-ahead = kultúrapontot kapsz minden civilizációért, amelynek több kultúrapontja van: két játékossal { $two }, hárommal { $three }, néggyel { $four }

## Az események hatásai

clause = { NAGY($who) } { FORM($effect, form: "they") }.
who-each = minden civilizáció
who-strongest = a legerősebb civilizáció
who-weakest = a leggyengébb civilizáció
who-two_strongest = a két legerősebb civilizáció mindegyike
who-two_weakest = a két leggyengébb civilizáció mindegyike
who-most_culture = a legtöbb kultúrapontú civilizáció
who-least_culture = a legkevesebb kultúrapontú civilizáció
who-most_happy = minden civilizáció, amelynek a legmagasabb a boldogság értéke,
who-most_discontent = minden civilizáció, amelynek a legtöbb elégedetlen munkása van,
who-leading_weakling = a legtöbb kultúrapontú civilizáció, ha a két leggyengébb egyike,
event-may-develop = növelheted a népességedet, építhetsz egy farmot, bányát vagy városi épületet, vagy kifejleszthetsz egy technológiát: polgári akció nélkül és { $count } egységgel olcsóbban
    .they = növelheti a népességét, építhet egy farmot, bányát vagy városi épületet, vagy kifejleszthet egy technológiát: polgári akció nélkül és { $count } egységgel olcsóbban
event-may-build-free = ha van fel nem használt munkásod, ingyen megépítheted: { $card }
    .they = ingyen építhet, ha van fel nem használt munkása: { $card }
event-lose-all-food = elveszíted az összes élelmiszeredet
    .they = elveszíti az összes élelmiszerét
event-spend-civil-actions = elköltesz { $count } rendelkezésre álló polgári akciót minden elégedetlen munkásodért
    .they = elkölt { $count } rendelkezésre álló polgári akciót minden elégedetlen munkásáért
event-produce-food = élelmiszert termelsz
    .they = élelmiszert termel
event-produce-resources = erőforrást termelsz
    .they = erőforrást termel
event-economic-progress = sorra veszed a korrupciót, az élelmiszer-termelést, a fogyasztást és az erőforrás-termelést
    .they = sorra veszi a korrupciót, az élelmiszer-termelést, a fogyasztást és az erőforrás-termelést
event-destroy-own = lerombolsz a farmjaid, bányáid vagy városi épületeid közül { T($count) }
    .they = lerombol a farmjai, bányái vagy városi épületei közül { T($count) }
event-take-yellow = elveszel { $count } sárga jelzőt a leggyengébb civilizáció készletéből
    .they = elvesz { $count } sárga jelzőt a leggyengébb civilizáció készletéből
event-lose-culture-per-discontent = elveszítesz { $count } kultúrapontot minden elégedetlen munkásodért
    .they = elveszít { $count } kultúrapontot minden elégedetlen munkásáért
event-emigration = népességet veszítesz: az elégedetlen munkásaid felét, felfelé kerekítve
    .they = népességet veszít: az elégedetlen munkásai felét, felfelé kerekítve
event-remove-old-leader = kidobod a játékból a vezetődet, ha nem az aktuális kor vezetője
    .they = kidobja a játékból a vezetőjét, ha az nem az aktuális kor vezetője
event-lose-colony = elveszítesz a gyarmataid közül { T($count) }
    .they = elveszít a gyarmatai közül { T($count) }
event-take-from-row = elvehetsz a kártyasorról { $count } polgári akciót érő kártyát, és lemondasz a következő politikai akciódról
    .they = elvehet a kártyasorról { $count } polgári akciót érő kártyát, és lemond a következő politikai akciójáról
event-draw-or-culture = húzol { $count } katonai kártyát, a IV. korban helyette { $culture } kultúrapontot kapsz
    .they = húz { $count } katonai kártyát, a IV. korban helyette { $culture } kultúrapontot kap
event-discard-or-culture = eldobsz { $count } katonai kártyát, a IV. korban helyette { $culture } kultúrapontot veszítesz
    .they = eldob { $count } katonai kártyát, a IV. korban helyette { $culture } kultúrapontot veszít
event-ruin-wonder = lefordítod egyik kész A vagy I. kori csodádat: a hatásai helyett { $count } kultúrát ad
    .they = lefordítja egyik kész A vagy I. kori csodáját: az a hatásai helyett { $count } kultúrát ad
event-destroy-others = lerombolod minden más civilizáció { $count } városi épületét
    .they = lerombolja minden más civilizáció { $count } városi épületét

## Kultúrapontot adó események, játék közben vagy a végén

impact-agriculture = kapsz annyi kultúrapontot, amennyi élelmiszert termelsz, és még { T($count) }, ha ez több a fogyasztásodnál
    .they = kap annyi kultúrapontot, amennyi élelmiszert termel, és még { T($count) }, ha ez több a fogyasztásánál
impact-architecture = kapsz { $count } kultúrapontot a városi épületeid minden szintjéért
    .they = kap { $count } kultúrapontot a városi épületei minden szintjéért
impact-balance = kapsz { $count } kultúrapontot a legkisebb minden pontjáért: tudomány érték, kultúra érték, élelmiszer-termelés, erőforrás-termelés
    .they = kap { $count } kultúrapontot a legkisebb minden pontjáért: tudomány érték, kultúra érték, élelmiszer-termelés, erőforrás-termelés
impact-colonies = kapsz { $count } kultúrapontot minden gyarmatodért
    .they = kap { $count } kultúrapontot minden gyarmatáért
impact-competition = kapsz { $count } kultúrapontot a katonai egységeid és arénáid minden szintjéért
    .they = kap { $count } kultúrapontot a katonai egységei és arénái minden szintjéért
impact-government = kapsz { $count } kultúrapontot minden polgári és { $second } kultúrapontot minden katonai akciódért
    .they = kap { $count } kultúrapontot minden polgári és { $second } kultúrapontot minden katonai akciójáért
impact-happiness = kapsz { $count } kultúrapontot minden boldog arcodért, és elveszítesz { T($second) } minden elégedetlen munkásodért
    .they = kap { $count } kultúrapontot minden boldog arcáért, és elveszít { T($second) } minden elégedetlen munkásáért
impact-industry = kapsz { $count } kultúrapontot a bányáid által termelt minden erőforrásért
    .they = kap { $count } kultúrapontot a bányái által termelt minden erőforrásért
impact-population = kapsz { $count } kultúrapontot minden elégedett munkásodért { $second } fölött
    .they = kap { $count } kultúrapontot minden elégedett munkásáért { $second } fölött
impact-progress = kapsz { $count } kultúrapontot a kormányzatod és a speciális technológiáid minden szintjéért
    .they = kap { $count } kultúrapontot a kormányzata és a speciális technológiái minden szintjéért
impact-science = kapsz kultúrapontot a tudomány értéked helyezése szerint: két játékossal 10 és 0, hárommal 14, 7 és 0, néggyel 15, 10, 5 és 0
    .they = kap kultúrapontot a tudomány értéke helyezése szerint: két játékossal 10 és 0, hárommal 14, 7 és 0, néggyel 15, 10, 5 és 0
impact-strength = kapsz kultúrapontot az erőd helyezése szerint: két játékossal 10 és 0, hárommal 14, 7 és 0, néggyel 15, 10, 5 és 0
    .they = kap kultúrapontot az ereje helyezése szerint: két játékossal 10 és 0, hárommal 14, 7 és 0, néggyel 15, 10, 5 és 0
impact-technology = kapsz { $count } kultúrapontot minden III. szintű technológiádért
    .they = kap { $count } kultúrapontot minden III. szintű technológiájáért
impact-variety = kapsz { $count } kultúrapontot a katonai egységeid minden típusáért, a városi épületeid minden típusáért és minden speciális technológiádért
    .they = kap { $count } kultúrapontot a katonai egységei minden típusáért, a városi épületei minden típusáért és minden speciális technológiájáért
impact-wonders = kapsz kultúrapontot a kész csodáidért: A koriért { T($count) }, I. koriért { T($second) }, II. koriért { T($third) }, III. koriért { T($fourth) }
    .they = kap kultúrapontot a kész csodáiért: A koriért { T($count) }, I. koriért { T($second) }, II. koriért { T($third) }, III. koriért { T($fourth) }

## Agressziók és háborúk hatásai

attack-enslave = a rivális népessége { $count } egységgel csökken; { $gain }
attack-plunder = elveszel a riválistól legfeljebb { $count } élelmiszert és erőforrást, az arányt te választod
attack-raid = lerombolod a rivális egy városi épületét, amely legfeljebb { $age }i; megkapod a költsége felét erőforrásban, felfelé kerekítve
attack-raid-two = lerombolod a rivális két városi épületét, az egyik legfeljebb { $age }i, a másik legfeljebb { $age2 }i; megkapod az együttes költségük felét erőforrásban, felfelé kerekítve
attack-annex = elveszel a rivális gyarmatai közül { T($count) }
attack-infiltrate = kidobod a játékból a rivális vezetőjét vagy be nem fejezett csodáját; { $count } kultúrapontot kapsz minden szintjéért
attack-take-points = elveszel { T($goods) } a riválistól
war-technology = a győztes az erőfölénnyel egyenlő tudománypontot vesz el; tudománypont helyett speciális technológiákat is elvehet a tudományköltségükért
war-territory = a győztes 1 sárga jelzőt vesz el a legyőzött készletéből, és még 1 jelzőt minden { $count } pont erőfölényért
war-culture = a győztes { $count } kultúrapontot és még az erőfölénnyel egyenlőt vesz el

## A szövetségek hatásai

pact-side = { $parts }
pact-uses-food = a saját körben egyszer 1 élelmiszer 1 erőforrásként használható
pact-uses-resource = a saját körben egyszer 1 erőforrás 1 élelmiszerként használható
pact-cooperation = egy technológia 2 tudományponttal kevesebbe kerül, és a partner 1 tudománypontot fizet
pact-tourism = +1 kultúra a partner minden kész csodájáért
pact-no-war-on = ennek az oldalnak senki nem hirdethet háborút
pact-attack-bonus = +2 erő a partner megtámadásakor
pact-allowed = Egymást megtámadni szabad, és a szövetség megmarad.
pact-ends = A szövetség véget ér, ha egyik megtámadja a másikat.
pact-forbidden = A partnerek nem támadhatják meg egymást.

## Lépések, ahogy egy gombon állnak

move-take = Vedd el { A($space) }. hely kártyáját
move-increase = Növeld a népességedet
move-build = Építs: { $card }
move-upgrade = Fejlessz: { $card } → { $card2 }
move-destroy = Rombold le: { $card }
move-disband = Oszlass fel: { $card }
move-lead = Játszd ki { A(T($card)) }
move-stage = { $number ->
    [one] Építsd meg a csodád egy szintjét
   *[other] Építsd meg a csodád { $number } szintjét
}
move-develop = Fejleszd ki { A(T($card)) }
move-revolt = Robbants ki forradalmat: { $card }
move-play = Játszd ki { A(T($card)) }
move-tactic = Játszd ki a taktikát: { $card }
move-copy = Másold le a taktikát: { $card }
move-muster = Növeld a népességedet, és képezz ki: { $card }
move-perform = Alakítsd át: { $card } → { $card2 }
move-welcome = Kapj ingyen 1 népességet
move-convert = Használj egy katonai akciót polgáriként
move-arm = Kérj tudománypontot és erőforrást katonai egységekre
move-trade = Használd a kereskedelmi útvonalakat
move-end_turn = Fejezd be a körödet
move-prepare = Készítsd elő az eseményt: { $card }
move-attack = { $card }: támadd meg { A(T($seat)) }
move-declare = { $card }: hirdess háborút { NAK($seat) }
move-offer = { $card }: ajánld fel { NAK($seat) }
move-offer_as_b = { $card }: ajánld fel { NAK($seat) }, tiéd a B oldal
move-cancel = Bontsd fel: { $card }
move-retire = Vonuljon vissza a vezetőd egy sárga jelzőért
move-settle = Gyarmatosítsd a kezedből: { $card }
move-resign = Add fel a játékot
move-pass = Ne hajts végre politikai akciót
move-accept = Fogadd el
move-refuse = Utasítsd el
move-bid = Licit: { $number }
move-fold = Passzolj
move-send = Küldd el: { $card }
move-add = Add hozzá: { $card }
move-spare = Dobd el +1-ért: { $card }
move-done = Kész
move-defend = Védekezz ezzel: { $card }
move-yield = Ne védekezz
move-discard = Dobd el { A(T($card)) }
move-lose_worker = Veszíts el innen egy munkást: { $card }
move-demolish = Rombold le: { $card }
move-mix = Élelmiszer: { $number }, a többi erőforrás
move-choose = { $number }. lehetőség
move-give_up = Mondj le erről: { $card }
move-annex = Vedd el { A(T($card)) }
move-infiltrate = Dobd ki a játékból { A(T($card)) }
move-ravage = Pusztuljon el: { $card }
move-seize = Vedd el { A(T($card)) }
move-return_token = Vegyél le innen egy kék jelzőt: { $card }
move-tuck = Tedd Homéroszt alá: { $card }
move-decline = Nem kéred

## Mit kérdezünk a játékostól

ask-cover = Üres a kék készleted: válaszd ki, honnan kerül kék jelző a szintre.
ask-lose-token = Válaszd ki, honnan veszítesz el egy kék jelzőt.
ask-lose-worker = Válaszd ki, honnan veszítesz el egy munkást.
ask-tuck = Egy polgári akció visszaszerzése helyett egy kész csoda alá teheted Homéroszt.
ask-card = Hajtsd végre { A(T($card)) }.
ask-choose = Válassz egyet ({ $card }).
ask-pact = { NAGY(A($seat)) } szövetséget ajánl neked: { $card }; a te oldalad { A($side) } lenne.
ask-first-turn = Vegyél el kártyákat a sorról, aztán fejezd be a körödet.
ask-turn = Költsd el a polgári és katonai akcióidat, aztán fejezd be a körödet.
ask-politics = Hajts végre egy politikai akciót, vagy hagyd ki.
ask-excess = Ennyivel több katonai kártya van a kezedben a megengedettnél: { $count }. Válaszd ki, melyiket dobod el.
ask-defend = { NAGY(A($seat)) } megtámad, az ereje { $count } ({ $card }); neked { $have } van, és eddig { $cards } kártyát tettél le. Védekezz, vagy hagyd megtörténni.
ask-plunder = Válaszd ki, mit veszel el, összesen { $count } egységet ({ $seat }, { $card }).
ask-raze = Válaszd ki, melyik városi épületet rombolod le ({ $seat }, { $card }).
ask-annex = Válaszd ki, melyik gyarmatot veszed el ({ $seat }, { $card }).
ask-infiltrate = Válaszd ki, mit veszítsen el az ellenfél ({ $seat }, { $card }).
ask-spoils = Elvehetsz speciális technológiákat ({ $seat }), az erőfölény { $count }; a többit tudománypontban kapod.
ask-bid = { $card }: licitálj többet, mint { $count }, vagy passzolj.
ask-force = Küldj legalább { $count } erejű sereget, eddig { $have } ({ $card }).
ask-gain-mix = Válaszd ki, mit kapsz ({ $card }).
ask-lose-mix = Válaszd ki, mit veszítesz el ({ $card }).
ask-development = Növelheted a népességedet, építhetsz vagy kifejleszthetsz valamit ({ $card }).
ask-build-free = Ingyen építhetsz ({ $card }).
ask-destroy-own = Válaszd ki, melyik épületed pusztul el ({ $card }, { $seat }).
ask-destroy-other = Válaszd ki, melyik városi épület pusztul el ({ $seat }, { $card }).
ask-lose-colony = Válaszd ki, melyik gyarmatodat veszíted el ({ $card }).
ask-discard = Válaszd ki, melyik katonai kártyádat dobod el ({ $card }).
ask-ruin = Válaszd ki, melyik csodád pusztul el ({ $card }).
ask-agreement = Elvehetsz kártyákat a sorról, még { $count } polgári akció értékben; cserébe lemondasz a következő politikai akciódról ({ $card }).

## Visszautasítások

refuse-civil-actions = Ez { $count } polgári akcióba kerül, de csak { $have } áll rendelkezésedre.
refuse-military-actions = Ez { $count } katonai akcióba kerül, de csak { $have } áll rendelkezésedre.
refuse-food = Ez { $count } élelmiszerbe kerül, de csak { $have } van.
refuse-resources = Ez { $count } erőforrásba kerül, de csak { $have } van.
refuse-science = Ez { $count } tudománypontba kerül, de csak { $have } van.
refuse-no-unused-worker = Nincs fel nem használt munkásod.
refuse-no-yellow-token = Üres a sárga készleted.
refuse-not-in-play = { NAGY(A($card)) } nincs a játékban lévő technológiáid között.
refuse-urban-limit = A kormányzatod típusonként { $count } városi épületet enged: ide nem építhetsz többet.
refuse-no-worker = Nincs munkás ezen a kártyán: { $card }.
refuse-not-higher = { NAGY(A($card)) } nem magasabb szintű.
refuse-other-type = { NAGY(A($card)) } más típusú.
refuse-empty-space = Nincs kártya { A($space) }. helyen.
refuse-hand-full = Legfeljebb { $count } polgári kártya lehet a kezedben.
refuse-have-it = { NAGY(A($card)) } már a kezedben vagy játékban van.
refuse-age-led = Ebből a korból már vettél el vezetőt.
refuse-have-wonder = Már van be nem fejezett csodád.
refuse-not-in-hand = { NAGY(A($card)) } nincs a kezedben.
refuse-wrong-kind = { NAGY(A(VAL($card))) } ezt nem lehet megtenni.
refuse-no-wonder = Nincs be nem fejezett csodád.
refuse-too-many-stages = Ebből a csodából egyszerre { $count } szintet építhetsz meg: { $card }.
refuse-not-all-civil = A forradalomhoz mind { A($count) } polgári akciód kell, de csak { $have } áll rendelkezésre.
refuse-not-all-military = A forradalomhoz mind { A($count) } katonai akciód kell, de csak { $have } áll rendelkezésre.
refuse-partner-has-none = A Tudományos együttműködésben a partnerednek nincs tudománypontja, amivel fizethetne.
refuse-just-taken = { NAGY(A(T($card))) } ebben az akciófázisban vetted el: csak a következő körödtől játszhatod ki.
refuse-cannot-carry-out = Amit { A($card) } előír, most nem hajtható végre.
refuse-first-turn = Az első körödben csak kártyát vehetsz el a sorról.
refuse-tactic-once = Egy körben csak egyszer játszhatsz ki vagy másolhatsz le taktikát.
refuse-not-common = { NAGY(A($card)) } nincs a közös taktikák között.
refuse-same-tactic = Már ez a taktikád: { $card }.
refuse-no-such-leader = Nincs olyan vezetőd, aki ezt lehetővé teszi.
refuse-once-a-turn = Ezt egy körben csak egyszer teheted meg.
refuse-not-a-theater = { NAGY(A($card)) } nem másik színház.
refuse-no-such-wonder = Nincs olyan csodád, amely ezt lehetővé teszi.
refuse-no-trade = Nem veszel részt olyan szövetségben, amely ezt lehetővé teszi.
refuse-card-says-otherwise = A kártya mást enged meg, nem ezt: { $card }.
refuse-no-blue-token = Nincs kék jelződ, amellyel lefedhetnél egy szintet.
refuse-too-dear = Ennél olcsóbbat vehetsz csak el, legfeljebb ennyi még az értéke: { $count } ({ $card }).
refuse-lower-level = { NAGY(A($card)) } alacsonyabb szintű.
refuse-no-token = Nincs kék jelző ezen a kártyán: { $card }.
refuse-not-completed = { NAGY(A($card)) } nincs a kész csodáid között.
refuse-card-first = Előbb hajtsd végre { A(T($card)) }.
refuse-not-a-pact = { NAGY(A($card)) } nem szövetség.
refuse-one-side = { NAGY(A(NAK($card))) } nincs A és B oldala.
refuse-no-partner = Szövetséget csak másik, még játékban lévő játékosnak ajánlhatsz.
refuse-no-such-pact = Nem veszel részt ebben a szövetségben: { $card }.
refuse-no-rival = Válassz egy másik, még játékban lévő játékost.
refuse-leader-forbids = Nem támadhatsz, amíg ez a vezetőd: { $card }.
refuse-pact-forbids = Ezt a támadást egy szövetség tiltja: { $card }.
refuse-not-an-aggression = { NAGY(A($card)) } nem agresszió.
refuse-not-stronger = Ehhez a támadáshoz az erőd { $count }, a riválisé { $have }: erősebbnek kell lenned.
refuse-nothing-to-infiltrate = A riválisnak sem vezetője, sem be nem fejezett csodája nincs ({ $card }).
refuse-defence-full = A védekezéshez legfeljebb { $count } kártyát használhatsz.
refuse-defence-too-weak = Ezzel a kártyával legfeljebb { $have } lehet az erőd, de { $count } kell: esély nélkül egy kártyát sem használsz fel.
refuse-mix = Az élelmiszer legalább { $least }, legfeljebb { $most } lehet.
refuse-not-razed = Ezt most nem lehet lerombolni: { $card }.
refuse-no-such-colony = { NAGY(A($card)) } nincs ezek között a gyarmatok között.
refuse-not-infiltrated = { NAGY(A($card)) } nem a vezető, és nem a be nem fejezett csoda.
refuse-not-a-war = { NAGY(A($card)) } nem háború.
refuse-war-in-last-round = Az utolsó fordulóban nem lehet háborút hirdetni.
refuse-not-a-spoil = { NAGY(A($card)) } nincs a rivális speciális technológiái között.
refuse-advantage = Ennek a technológiának { $count } a tudományköltsége, de az erőfölényből csak { $have } maradt ({ $card }).
refuse-bid-too-low = Többet kell licitálnod, mint { $count }.
refuse-bid-too-high = Nem tudnál ennél többet küldeni: { $count }.
refuse-no-unit = Nincs több ilyen egységed, amelyet elküldhetsz: { $card }.
refuse-not-a-bonus = { NAGY(A($card)) } nem katonai bónuszkártya.
refuse-bonus-counts-more = Bónuszkártyaként többet ér: { $card }.
refuse-spared-enough = Egy sereghez legfeljebb { $count } kártyát dobhatsz el.
refuse-force-without-unit = Egy sereghez legalább egy egység kell.
refuse-force-too-small = A sereg ereje { $have }, de a licited { $count }.
refuse-only-free = Most csak ezt építheted meg: { $card }.
refuse-not-ruined = Ez nem pusztulhat el: kész A vagy I. kori csodád kell, amely még nem rom ({ $card }).
refuse-excess-first = Előbb dobj el ennyi katonai kártyát: { $count }.
refuse-not-an-event = { NAGY(A($card)) } nem esemény és nem terület.
refuse-not-a-territory = { NAGY(A($card)) } nem terület.
refuse-resigning-off = Ennél az asztalnál nem lehet feladni.
refuse-resign-in-age-four = A IV. korban nem lehet feladni.
refuse-politics-first = Előbb dönts a politikai akciódról.

## Napló

log-take = { NAGY(A($seat)) } elvesz egy kártyát { $count } polgári akcióért: { $card }.
    .you = Te elveszel egy kártyát { $count } polgári akcióért: { $card }.
log-increase = { NAGY(A($seat)) } növeli a népességét { $count } élelmiszerért.
    .you = Te növeled a népességedet { $count } élelmiszerért.
log-build = { NAGY(A($seat)) } épít { $count } erőforrásért: { $card }.
    .you = Te építesz { $count } erőforrásért: { $card }.
log-upgrade = { NAGY(A($seat)) } fejleszt { $count } erőforrásért: { $card } → { $card2 }.
    .you = Te fejlesztesz { $count } erőforrásért: { $card } → { $card2 }.
log-destroy = { NAGY(A($seat)) } lerombolja: { $card }.
    .you = Te lerombolod: { $card }.
log-disband = { NAGY(A($seat)) } feloszlatja: { $card }.
    .you = Te feloszlatod: { $card }.
log-lead = { NAGY(A($seat)) } kijátssza { A(T($card)) }.
    .you = Te kijátszod { A(T($card)) }.
log-leader-score = { NAGY(A($seat)) } kap { $count } kultúrapontot ({ $card }).
    .you = Te kapsz { $count } kultúrapontot ({ $card }).
log-leader-leaves = { NAGY(A($seat)) } elveszíti a vezetőjét: { $card }.
    .you = Te elveszíted a vezetődet: { $card }.
log-tuck = { NAGY(A($seat)) } { A($card2) } alá teszi { A(T($card)) }.
    .you = Te { A($card2) } alá teszed { A(T($card)) }.
log-convert = { NAGY(A($seat)) } egy katonai akciót polgáriként használ ({ $card }).
    .you = Te egy katonai akciót polgáriként használsz ({ $card }).
log-arm = { NAGY(A($seat)) } kér { $count } tudománypontot és { $count } erőforrást katonai egységekre ({ $card }).
    .you = Te { $count } tudománypontot és { $count } erőforrást kérsz katonai egységekre ({ $card }).
log-welcome = { NAGY(A($seat)) } ingyen 1 népességet kap.
    .you = Te ingyen 1 népességet kapsz.
log-trade-food = { NAGY(A($seat)) } felhasznál 1 élelmiszert 1 erőforrásként.
    .you = Te 1 élelmiszert 1 erőforrásként használsz.
log-trade-resource = { NAGY(A($seat)) } felhasznál 1 erőforrást 1 élelmiszerként.
    .you = Te 1 erőforrást 1 élelmiszerként használsz.
log-muster = { NAGY(A($seat)) } növeli a népességét, és kiképez: { $card }.
    .you = Te növeled a népességedet, és kiképzel: { $card }.
log-stage = { NAGY(A($seat)) } megépít { $number } szintet { $count } erőforrásért: { $card }.
    .you = Te { $number } szintet építesz { $count } erőforrásért: { $card }.
log-wonder = { NAGY(A($seat)) } befejezi { A(T($card)) }.
    .you = Te befejezed { A(T($card)) }.
log-wonder-score = { NAGY(A($seat)) } kap { $count } kultúrapontot ({ $card }).
    .you = Te kapsz { $count } kultúrapontot ({ $card }).
log-develop = { NAGY(A($seat)) } kifejleszt egy technológiát { $count } tudománypontért: { $card }.
    .you = Te kifejlesztesz egy technológiát { $count } tudománypontért: { $card }.
log-revolution = { NAGY(A($seat)) } forradalmat robbant ki: { $card }.
    .you = Te forradalmat robbantasz ki: { $card }.
log-tactic = { NAGY(A($seat)) } kijátssza a taktikát: { $card }.
    .you = Te kijátszod a taktikát: { $card }.
log-copy = { NAGY(A($seat)) } lemásolja a taktikát: { $card }.
    .you = Te lemásolod a taktikát: { $card }.
log-common = Közössé válik egy taktika: { $card } ({ $seat }).
    .you = A te taktikád közössé válik: { $card }.
log-draw = { NAGY(A($seat)) } húz { $count } katonai kártyát.
    .you = Te { $count } katonai kártyát húzol.
log-drawn = Csak te látod a húzott kártyákat: { $cards }.
log-reshuffle = Az eldobott katonai kártyák megkeverve új paklit alkotnak ({ $count } kártya).
log-lose-token = { NAGY(A($seat)) } elveszít egy kék jelzőt: { $card }.
    .you = Te elveszítesz egy kék jelzőt: { $card }.
log-lose-population = { NAGY(A($seat)) } elveszít { $count } népességet.
    .you = Te { $count } népességet veszítesz.
log-lose-worker = { NAGY(A($seat)) } elveszít egy munkást: { $card }.
    .you = Te elveszítesz egy munkást: { $card }.
log-production = { NAGY(A($seat)) } termel: tudomány { $science }, kultúra { $culture }, élelmiszer { $food }, erőforrás { $resources }.
    .you = Te termelsz: tudomány { $science }, kultúra { $culture }, élelmiszer { $food }, erőforrás { $resources }.
log-corruption = { NAGY(A($seat)) } elveszít { $count } erőforrást korrupció miatt (ha nincs annyi, élelmiszert is).
    .you = Te elveszítesz { $count } erőforrást korrupció miatt (ha nincs annyi, élelmiszert is).
log-hunger = { NAGY(A($seat)) } elveszít { $culture } kultúrapontot: { $count } élelmiszer hiányzik.
    .you = Te { $culture } kultúrapontot veszítesz: { $count } élelmiszer hiányzik.
log-gain = { NAGY(A($seat)) } kap { T($goods) }.
    .you = Te kapsz { T($goods) }.
log-play = { NAGY(A($seat)) } kijátssza { A(T($card)) }.
    .you = Te kijátszod { A(T($card)) }.
log-offer = { NAGY(A($seat)) } szövetséget ajánl { A(NAK($seat2)) }: { $card }.
    .you = Te szövetséget ajánlasz { A(NAK($seat2)) }: { $card }.
    .to-you = { NAGY(A($seat)) } szövetséget ajánl neked: { $card }.
log-accept = { NAGY(A($seat)) } elfogadja a szövetséget: { $card } ({ $seat2 }).
    .you = Te elfogadod a szövetséget: { $card } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } elfogadja a szövetségedet: { $card }.
log-refuse = { NAGY(A($seat)) } elutasítja a szövetséget: { $card } ({ $seat2 }).
    .you = Te elutasítod a szövetséget: { $card } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } elutasítja a szövetségedet: { $card }.
log-pact-ends = Véget ér egy szövetség: { $card } ({ $seat }, { $seat2 }).
    .you = Véget ér a szövetséged: { $card } ({ $seat2 }).
    .to-you = Véget ér a szövetséged: { $card } ({ $seat }).
log-first-player = { NAGY(A($seat)) } a kezdőjátékos.
    .you = Te vagy a kezdőjátékos.
log-turn = { $round }. forduló: { A($seat) } következik.
    .you = { $round }. forduló: te következel.
log-refill = Új kártyák a sorban: { $cards }.
log-age = { NAGY(A($age)) } kezdődik.
log-last-round = { NAGY(A($round)) }. forduló lesz az utolsó.
log-wonder-leaves = { NAGY(A($seat)) } elveszíti a be nem fejezett csodáját: { $card }.
    .you = Te elveszíted a be nem fejezett csodádat: { $card }.
log-uprising = Felkelés: { A($seat) } nem termel.
    .you = Felkelés: te nem termelsz.
log-pass = { NAGY(A($seat)) } nem hajt végre politikai akciót.
    .you = Te nem hajtasz végre politikai akciót.
log-politics-lost = { NAGY(A($seat)) } erről a politikai akciójáról lemondott.
    .you = Te erről a politikai akciódról lemondtál.
log-peek = { NAGY(A($seat)) } megnézi a következő eseményt.
    .you = Te megnézed a következő eseményt.
log-peeked = Csak te látod a következő eseményt: { $card }.
log-prepare = { NAGY(A($seat)) } előkészít egy eseményt, és kap { $count } kultúrapontot.
    .you = Te előkészítesz egy eseményt, és kapsz { $count } kultúrapontot.
log-prepared = Csak te ismered az előkészített eseményt: { $card }.
log-event = Esemény: { $card }.
log-future = Az elkövetkező események megkeverve aktuálissá válnak ({ $count } kártya).
log-lose = { NAGY(A($seat)) } elveszít { T($goods) }.
    .you = Te elveszítesz { T($goods) }.
log-spend-actions = { NAGY(A($seat)) } hatás nélkül elkölt { $count } polgári akciót.
    .you = Te hatás nélkül elköltesz { $count } polgári akciót.
log-decline = { NAGY(A($seat)) } nem kéri.
    .you = Te nem kéred.
log-razed = { NAGY(A($seat)) } lerombol egy épületet: { $card } ({ $seat2 }).
    .you = Te lerombolsz egy épületet: { $card } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } lerombolja egy épületedet: { $card }.
log-lose-colony = { NAGY(A($seat)) } elveszíti a gyarmatot: { $card }.
    .you = Te elveszíted a gyarmatot: { $card }.
log-discard = { NAGY(A($seat)) } eldob egy katonai kártyát.
    .you = Te eldobsz egy katonai kártyát.
log-discarded = Csak te ismered az eldobott kártyát: { $card }.
log-ruin = Elpusztul egy csoda: { $card } ({ $seat }).
    .you = Elpusztul egy csodád: { $card }.
log-bid = { NAGY(A($seat)) } licitje: { $count }.
    .you = A te licited: { $count }.
log-fold = { NAGY(A($seat)) } passzol.
    .you = Te passzolsz.
log-auction-won = { NAGY(A($seat)) } elnyeri ezzel a licittel: { $count } ({ $card }).
    .you = Te elnyered ezzel a licittel: { $count } ({ $card }).
log-force = { NAGY(A($seat)) } elküld { $number } egységet, a sereg ereje { $count }.
    .you = Te elküldesz { $number } egységet, a sereg ereje { $count }.
log-colony = { NAGY(A($seat)) } új gyarmatot szerez: { $card }.
    .you = Te új gyarmatot szerzel: { $card }.
log-attack = { NAGY(A($seat)) } megtámadja { A(T($seat2)) }: { $card }, az ereje { $count }.
    .you = Te megtámadod { A(T($seat2)) }: { $card }, az erőd { $count }.
    .to-you = { NAGY(A($seat)) } megtámad téged: { $card }, az ereje { $count }.
log-defend = { NAGY(A($seat)) } védekezik: kijátszva { $cards }, lefordítva { $number }; az ereje { $count }.
    .you = Te védekezel: kijátszva { $cards }, lefordítva { $number }; az erőd { $count }.
log-attack-succeeds = { NAGY(A($seat)) } támadása sikeres: { $card } ({ $seat2 }).
    .you = A te támadásod sikeres: { $card } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } támadása sikeres ellened: { $card }.
log-take-goods = { NAGY(A($seat)) } elvesz { T($goods) } ({ $seat2 }).
    .you = Te elveszel { T($goods) } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } elvesz tőled { T($goods) }.
log-annex = { NAGY(A($seat)) } elvesz egy gyarmatot: { $card } ({ $seat2 }).
    .you = Te elveszel egy gyarmatot: { $card } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } elveszi egy gyarmatodat: { $card }.
log-declare = { NAGY(A($seat)) } háborút hirdet { A(NAK($seat2)) }: { $card }.
    .you = Te háborút hirdetsz { A(NAK($seat2)) }: { $card }.
    .to-you = { NAGY(A($seat)) } háborút hirdet ellened: { $card }.
log-war = { $card }: { A($seat) } ereje { $count }, { A($seat2) } ereje { $have }.
    .you = { $card }: a te erőd { $count }, { A($seat2) } ereje { $have }.
    .to-you = { $card }: { A($seat) } ereje { $count }, a te erőd { $have }.
log-war-won = { NAGY(A($seat)) } legyőzi { A(T($seat2)) }, az erőfölény { $count }.
    .you = Te legyőzöd { A(T($seat2)) }, az erőfölény { $count }.
    .to-you = { NAGY(A($seat)) } legyőz téged, az erőfölény { $count }.
log-seize = { NAGY(A($seat)) } elvesz egy technológiát: { $card } ({ $seat2 }).
    .you = Te elveszel egy technológiát: { $card } ({ $seat2 }).
    .to-you = { NAGY(A($seat)) } elveszi egy technológiádat: { $card }.
log-resign = { NAGY(A($seat)) } feladja.
    .you = Te feladod.
log-war-resigned = A rivális feladta a háborút: { $count } kultúrapont jár érte ({ $seat }).
    .you = A rivális feladta a háborút: { $count } kultúrapont jár neked.
log-final-event = A játék végén kiértékelve: { $card }.
log-final-score = { NAGY(A($seat)) } pontja: { $count } ({ $card }).
    .you = A te pontod: { $count } ({ $card }).
log-score = { NAGY(A($seat)) } kultúrapontjai: { $count }.
    .you = A te kultúrapontjaid: { $count }.
log-winner = { NAGY(A($seat)) } nyer.
    .you = Te nyersz.
log-shared-victory = Osztoznak a győzelmen: { $seats }.

## Beállítások

option-first_player = Kezdőjátékos
option-first_player-help = Kié minden forduló első köre.
option-length = Hossz
option-length-help = Melyik kor után ér véget a játék. A szabálykönyv játéka a III. kor után; a rövidebbek a mieink.
option-attacks = Támadások
option-attacks-help = A békés játékban nincs agresszió és nincs háború; ez a mi változatunk.
option-resignation = Feladás
option-resignation-help = Feladhatja-e valaki politikai akcióként a játékot.

## Az értékeik

value-random = Véletlenszerű
value-0 = 1. játékos
value-1 = 2. játékos
value-2 = 3. játékos
value-3 = 4. játékos
value-full = Teljes játék
value-age_1 = Az I. kor végéig
value-age_2 = A II. kor végéig
value-with_attacks = Támadásokkal
value-peaceful = Békés
value-off = Nem lehet
value-on = Lehet

## Egy kör fázisai

phase-first_turn = Első kör
phase-politics = Politika fázis
phase-actions = Akciófázis
phase-end_of_turn = A kör vége

## Válaszok, amelyeket a kérdés a maga szavaival mond

choice-take = { NAGY(A($card)) } elvétele

## A kártyasor helyei

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

## Ami a hatásokon kívül a kártyákon áll

produces-food = Egy munkás { $count } élelmiszert termel; ennyit ér itt egy kék jelző.
produces-resource = Egy munkás { $count } erőforrást termel; ennyit ér itt egy kék jelző.
urban-limit = Típusonként legfeljebb { $count } városi épület
tactic = Egy hadsereg ({ $units }) taktikai ereje { $count }.
tactic-outdated = Egy hadsereg ({ $units }) taktikai ereje { $count }, elavultan { $outdated }.
army-infantry = { $count } gyalogság
army-cavalry = { $count } lovasság
army-artillery = { $count } tüzérség
bonus-defense = +{ $count } védekezéskor
bonus-colonization = +{ $count } gyarmatosító sereghez
pact-both = Mindkét fél: { $side }.
pact-a = A: { $side }.
pact-b = B: { $side }.

## Amit olyan dolgok felelnek, amelyeket máskor használnak

refuse-pacts-of-two = Kétfős játékban nincsenek szövetségek.
refuse-take-later = A kártyasorról az akciófázisban vehetsz el kártyát.
refuse-civil-later = A kezedben lévő polgári kártyákat az akciófázisodban játszhatod ki.
refuse-political-later = Ezt a kártyát politikai akcióként, a politika fázisodban játszhatod ki.
refuse-tactic-later = Taktikát az akciófázisodban játszhatsz ki.
refuse-bonus-later = Katonai bónuszkártyát védekezéskor vagy gyarmatosító sereghez játszhatsz ki.

## Miből áll össze egy szám

source-row = Hely a kártyasoron
source-wonders = Elkészült csodák
source-bank = Sárga készlet
source-discount = Kártya vagy esemény
source-cooperation = Tudományos együttműködés
source-armies = Hadseregek
source-units = Egységek
source-colonization = Gyarmatosítás módosító
source-bonus_cards = Bónuszkártyák
source-other_cards = Más kártyák

## Mennyibe kerül egy lépés

text-takes = { $card }, { text-civil-actions }
text-civil-actions = { $count } polgári akció
text-food = { $count } élelmiszer
text-resources = { $count } erőforrás
text-science = { $count } tudománypont
text-military-actions = { $count } katonai akció
text-strengths = { $count } erő { $have } ellen

## Figyelmeztetések

warn-uprising = Felkelés: { $count } munkás elégedetlen, és csak { $have } fel nem használt munkásod van, így nem termelnél semmit.
warn-hunger = { $count } élelmiszer hiányozna, ezért { $culture } kultúrapontot veszítenél.
warn-corruption = A korrupció { $count } erőforrást visz el.
warn-excess = { $count } katonai kártyát el kellene dobnod.
warn-antiquated = Még { $count } polgári kártya, és a kor végén elveszíted: { $cards }.
warn-last-round = A játék { A($round) }. forduló után véget ér.
