### A 7 Csoda – Párbaj szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
### A névelő és a ragok függvényei: pentapolis/words/text/hu.ftl.

## A játék

game-name = 7 Csoda – Párbaj

## Korok

age-1 = I. kor
age-2 = II. kor
age-3 = III. kor

## Az I. kor kártyái

card-lumber_yard = Fakitermelés
card-logging_camp = Favágótábor
card-clay_pool = Agyaggödör
card-clay_pit = Agyagbánya
card-quarry = Kőtörő
card-stone_pit = Kőbánya
card-glassworks = Üveghuta
card-press = Papiruszprés
card-guard_tower = Őrtorony
card-stable = Istálló
card-garrison = Helyőrség
card-palisade = Cölöpkerítés
card-workshop = Műhely
card-apothecary = Patika
card-scriptorium = Scriptorium
card-pharmacist = Gyógyszerész
card-theater = Színház
card-altar = Oltár
card-baths = Fürdő
card-stone_reserve = Kőraktár
card-clay_reserve = Agyagraktár
card-wood_reserve = Faraktár
card-tavern = Fogadó

## A II. kor kártyái

card-sawmill = Fűrészmalom
card-brickyard = Téglavető
card-shelf_quarry = Kőfejtő
card-glass_blower = Üvegfúvó
card-drying_room = Szárító
card-walls = Falak
    .number = plural
card-horse_breeders = Lótenyésztők
    .number = plural
card-barracks = Laktanya
card-archery_range = Íjászterület
card-parade_ground = Felvonulási tér
card-library = Könyvtár
card-dispensary = Gyógyszertár
card-school = Iskola
card-laboratory = Laboratórium
card-courthouse = Bíróság
card-statue = Szobor
card-temple = Templom
card-aqueduct = Vízvezeték
card-rostrum = Szónoki emelvény
card-forum = Fórum
card-caravansery = Karavánszeráj
card-customs_house = Vámház
card-brewery = Sörfőzde

## A III. kor kártyái

card-arsenal = Arzenál
card-pretorium = Pretórium
card-fortifications = Erőd
card-siege_workshop = Ostromműhely
card-circus = Cirkusz
card-academy = Akadémia
card-study = Dolgozószoba
card-university = Egyetem
card-observatory = Csillagvizsgáló
card-palace = Palota
card-town_hall = Városháza
card-obelisk = Obeliszk
card-gardens = Kertek
    .number = plural
card-pantheon = Panteon
card-senate = Szenátus
card-chamber_of_commerce = Kereskedelmi kamara
card-port = Kikötő
card-armory = Fegyvertár
card-lighthouse = Világítótorony
card-arena = Aréna

## Céhek

card-merchants_guild = Kereskedők céhe
card-shipowners_guild = Hajósok céhe
card-builders_guild = Építők céhe
card-magistrates_guild = Elöljárók céhe
card-scientists_guild = Tudósok céhe
card-moneylenders_guild = Uzsorások céhe
card-tacticians_guild = Stratégák céhe

## Csodák; a nyomtatott név névelője is a név része

wonder-appian_way = Via Appia
wonder-circus_maximus = Circus Maximus
    .val = Circus Maximusszal
wonder-colossus = A Kolosszus
wonder-great_library = A nagy könyvtár
wonder-great_lighthouse = A nagy világítótorony
wonder-hanging_gardens = A függőkertek
    .number = plural
wonder-mausoleum = A mauzóleum
wonder-piraeus = Pireusz
    .article = none
wonder-pyramids = A piramisok
    .number = plural
wonder-sphinx = A Szfinx
wonder-statue_of_zeus = Zeusz szobra
    .article = none
wonder-temple_of_artemis = Artemisz temploma
    .article = none

## Fejlődéskorongok

token-agriculture = Mezőgazdaság
token-architecture = Építészet
token-economy = Gazdaság
token-law = Törvény
token-masonry = Kőművesség
token-mathematics = Matematika
token-philosophy = Filozófia
token-strategy = Stratégia
token-theology = Teológia
token-urbanism = Urbanizmus

## Katonai lapkák, aszerint, hogy hány érmébe kerülnek

loot-2 = 2 érményi fosztogatás
loot-5 = 5 érményi fosztogatás

## Erőforrások

resource-wood = fa
resource-clay = agyag
resource-stone = kő
resource-glass = üveg
resource-papyrus = papirusz

# Erőforrások felsorolásának egy tagja.
counted-resource = { $count } { $name }

## A kártyák színe, melléknévként

colour-brown = barna
colour-grey = szürke
colour-blue = kék
colour-green = zöld
colour-yellow = sárga
colour-red = piros
colour-purple = lila

## A kártyák fajtája, szín szerint

type-brown = Nyersanyagok
    .number = plural
type-grey = Kézműves termékek
    .number = plural
type-blue = Civil létesítmények
    .number = plural
type-green = Tudományos létesítmények
    .number = plural
type-yellow = Kereskedelmi létesítmények
    .number = plural
type-red = Katonai létesítmények
    .number = plural
type-purple = Céhek
    .number = plural

## Tudományos jelképek

symbol-armillary = armilláris gömb
symbol-sundial = napóra
symbol-mortar = mozsár
symbol-pendulum = függőón
symbol-quill = toll és tintatartó
symbol-wheel = kerék
symbol-balance = mérleg

## Láncszimbólumok

chain-horseshoe = patkó
chain-sword = kard
chain-tower = torony
chain-target = céltábla
chain-helmet = sisak
chain-book = könyv
chain-gear = fogaskerék
chain-lyre = líra
chain-lamp = mécses
chain-mask = színházi maszk
chain-column = oszlop
chain-moon = hold
chain-sun = nap
chain-drop = vízcsepp
chain-greek_temple = görög templom
chain-amphora = amfora
chain-barrel = hordó
