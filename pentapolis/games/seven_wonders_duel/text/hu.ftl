### A 7 Csoda – Párbaj szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
### A névelő és a ragok függvényei: pentapolis/words/text/hu.ftl.

## A játék

game-name = 7 Csoda – Párbaj
# A line or two that invite to a game.
game-blurb = Építs várost három koron át, lapról lapra. Foglald el az ellenfél fővárosát, légy a tudományok mestere, vagy hagyj nagyobb örökséget magad után.

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

## Lépések, ahogy egy gombon állnak

move-build = Építsd meg { A(T($card)) }
move-discard = Dobd el { A(T($card)) }
move-raise = Építsd meg { A(T($wonder)) } { A($card) } kártyával
move-draft = Válaszd { A(T($wonder)) }
move-learn = Vedd el { A($token) } fejlődéskorongot
move-destroy = Dobd el az ellenfél városából { A(T($card)) }
move-revive = Építsd meg a dobópakliból { A(T($card)) }
# $self: az olvasó-e $seat (yes, no); bármi más esetén a játékos nevét mondja.
move-begin = { $self ->
    [yes] Te kezdesz
    [no] Az ellenfél kezd
   *[other] { NAGY(A($seat)) } kezd
}

## Válaszok, amelyeket a kérdés saját szavaival mondunk

choice-keep = Tartsd meg { A($token) } fejlődéskorongot

## Mit kérdezünk a játékostól

ask-draft = Válassz egyet a csodák közül.
ask-begin = Döntsd el, ki kezdje a kort.
ask-turn = Vegyél el egy hozzáférhető kártyát: építsd meg, dobd el érmékért, vagy építs meg vele egy csodát.
ask-progress = Két egyforma tudományos jelképed van: vegyél el egy fejlődéskorongot a tábláról.
ask-library = Tarts meg egyet a dobozból húzott fejlődéskorongok közül.
ask-destroy = Válassz egy { $colour } kártyát az ellenfél városából: a dobópakliba kerül.
ask-revive = Válassz egy kártyát a dobópakliból: ingyen megépíted.

## Visszautasítások

refuse-draft-first = Előbb a csodák következnek: válassz egyet a kirakottak közül.
refuse-not-laid-out = { NAGY(A(T($wonder))) } nem választhatod: ez a csoda nincs a kirakottak között.
refuse-begin-first = Előbb döntsd el, ki kezdje a kort.
refuse-price = { NAGY(A(ERT($card))) } { $price } érmét kellene fizetned, de { text-only-coins }.
refuse-wonder-price = { NAGY(A(ERT($wonder))) } { $price } érmét kellene fizetned, de { text-only-coins }.
refuse-raised-already = { NAGY(A(T($wonder))) } már megépítetted.
refuse-seven-wonders = Már hét csoda megépült, ezért { A(T($wonder)) } nem lehet megépíteni.
refuse-not-your-wonder = { NAGY(A(T($wonder))) } nem építheted meg: ez nem a te csodád.
refuse-covered = { NAGY(A(T($card))) } nem veheted el: másik kártya takarja.
refuse-not-in-sight = { NAGY(A(T($card))) } nem veheted el: ez a kártya nem fekszik felfordítva az elrendezésben.
refuse-token-first = Előbb vegyél el egy fejlődéskorongot.
refuse-no-such-token = { NAGY(A(T($token))) } nem veheted el: nincs a választható fejlődéskorongok között.
refuse-destroy-first = Előbb válassz egy { $colour } kártyát az ellenfél városából.
refuse-not-in-their-city = { NAGY(A(T($card))) } nem választhatod: ez a kártya nincs az ellenfél városában.
refuse-other-colour = { NAGY(A(T($card))) } nem választhatod: ez nem { $colour } kártya.
refuse-revive-first = Előbb válassz egy kártyát a dobópakliból.
refuse-not-discarded = { NAGY(A(T($card))) } nem építheted meg: ez a kártya nincs a dobópakliban.
refuse-token-how = Fejlődéskorongot akkor vehetsz el, amikor megszerzed egy tudományos jelkép második példányát.
refuse-wonder-later = Csodát a korok során építhetsz, egy elvett kártyával.
refuse-discarded-how = A dobópakliból csak a mauzóleum megépítésekor építhetsz.

## A napló

log-starter = { NAGY(A($seat)) } a kezdőjátékos.
    .you = Te vagy a kezdőjátékos.
log-tokens = Fejlődéskorongok a táblán: { $tokens }.
log-wonders = Kirakott csodák: { A($wonders) }.
log-draft = { NAGY(A($seat)) } kiválasztja { A(T($wonder)) }.
    .you = Te kiválasztod { A(T($wonder)) }.
log-age = Kezdődik { A($age) }.
log-begin = { NAGY(A($seat)) } döntése szerint { A($seat2) } kezdi a kort.
    .you = A te döntésed szerint { A($seat2) } kezdi a kort.
    .to-you = { NAGY(A($seat)) } döntése szerint te kezded a kort.
    .to-yourself = Úgy döntesz, hogy te kezded a kort.
log-begins-self = { NAGY(A($seat)) } úgy dönt, hogy ő kezdi a kort.
    .you = Te úgy döntesz, hogy te kezded a kort.
# Szám nem állhat közvetlenül a játékos után: a neve is végződhet számra.
log-build = { $coins ->
    [0] { NAGY(A($seat)) } { text-for-coins } megépíti { A(T($card)) }.
   *[other] { NAGY(A($seat)) } megépíti { A(T($card)) } { text-for-coins }.
}
    .you = { $coins ->
        [0] Te { text-for-coins } megépíted { A(T($card)) }.
       *[other] Te megépíted { A(T($card)) } { text-for-coins }.
    }
log-build-chain = { NAGY(A($seat)) } { A($chain) } láncszimbólummal ingyen megépíti { A(T($card)) }.
    .you = Te { A($chain) } láncszimbólummal ingyen megépíted { A(T($card)) }.
log-chain-coins = { NAGY(A($seat)) } a láncolatért { text-coins } kap ({ token-urbanism }).
    .you = Te a láncolatért { text-coins } kapsz ({ token-urbanism }).
log-trade-income = { NAGY(A($seat)) } az ellenfél kereskedelméből { text-coins } kap ({ token-economy }).
    .you = Te az ellenfél kereskedelméből { text-coins } kapsz ({ token-economy }).
log-discard = { NAGY(A($seat)) } eldobja { A(T($card)) }, és { text-coins } kap.
    .you = Te eldobod { A(T($card)) }, és { text-coins } kapsz.
log-raise = { $coins ->
    [0] { NAGY(A($seat)) } { text-for-coins } megépíti { A(T($wonder)) } { A($card) } kártyával.
   *[other] { NAGY(A($seat)) } megépíti { A(T($wonder)) } { text-for-coins } { A($card) } kártyával.
}
    .you = { $coins ->
        [0] Te { text-for-coins } megépíted { A(T($wonder)) } { A($card) } kártyával.
       *[other] Te megépíted { A(T($wonder)) } { text-for-coins } { A($card) } kártyával.
    }
log-seven-wonders = Már hét csoda megépült, ezért { A($seat) } visszateszi a dobozba { A(T($wonder)) }.
    .you = Már hét csoda megépült, ezért te visszateszed a dobozba { A(T($wonder)) }.
log-token = { NAGY(A($seat)) } elveszi { A($token) } fejlődéskorongot.
    .you = Te elveszed { A($token) } fejlődéskorongot.
log-library-draw = { NAGY(A($seat)) } a dobozból { text-tokens } húz.
    .you = Te a dobozból { text-tokens } húzol.
log-library-sees = Csak te látod a húzott fejlődéskorongokat: { $tokens }.
log-destroy = { NAGY(A($seat)) } az ellenfél városából a dobópakliba teszi { A(T($card)) }.
    .you = Te az ellenfél városából a dobópakliba teszed { A(T($card)) }.
log-revive = { NAGY(A($seat)) } ingyen megépíti a dobópakliból { A(T($card)) }.
    .you = Te ingyen megépíted a dobópakliból { A(T($card)) }.
# $at a sáv közepén 0.
log-pawn = { $at ->
    [0] { NAGY(A($seat)) } a konfliktusjelzővel { text-spaces } lép, a sáv közepére.
   *[other] { NAGY(A($seat)) } a konfliktusjelzővel { text-spaces } lép.
}
    .you = { $at ->
        [0] Te a konfliktusjelzővel { text-spaces } lépsz, a sáv közepére.
       *[other] Te a konfliktusjelzővel { text-spaces } lépsz.
    }
log-loot = { $coins ->
    [0] { NAGY(A($seat)) } semmit sem veszít, mert nincs érméje ({ $loot }).
   *[other] { NAGY(A($seat)) } elveszít { text-coins } ({ $loot }).
}
    .you = { $coins ->
        [0] Te semmit sem veszítesz, mert nincs érméd ({ $loot }).
       *[other] Te elveszítesz { text-coins } ({ $loot }).
    }
log-reveal = Felfordított kártya: { $card }.
log-again = Újra { A($seat) } jön.
    .you = Újra te jössz.
log-score = { NAGY(A($seat)) } eredménye: { text-points }.
    .you = A te eredményed: { text-points }.
log-military-victory = { NAGY(A($seat)) } katonai győzelmet arat: a konfliktusjelző az ellenfél fővárosában áll.
    .you = Te katonai győzelmet aratsz: a konfliktusjelző az ellenfél fővárosában áll.
log-scientific-victory = { NAGY(A($seat)) } tudományos győzelmet arat hat különböző tudományos jelképpel.
    .you = Te tudományos győzelmet aratsz hat különböző tudományos jelképpel.
log-civilian-victory = { NAGY(A($seat)) } polgári győzelmet arat.
    .you = Te polgári győzelmet aratsz.
log-shared-victory = Döntetlen: a két játékos osztozik a győzelmen.

## A kártyák, csodák és fejlődéskorongok hatása

effect-produce = { $count } { T($resource) } termel.
effect-produce-choice = Minden építkezéskor { VAGY(T($resources)) } termel.
effect-trade-price = { NAGY(VAGY($resources)) } vásárlásakor egységenként 1 érmét fizetsz.
effect-shields = { $count } pajzs.
effect-science = Tudományos jelkép: { $symbol }.
effect-points = { $count } győzelmi pont.
effect-coins = { text-counted-coins } kapsz.
effect-coins-per-own = A városodban lévő minden { ERT($what) } { text-counted-coins } kapsz.
effect-coins-per-most = { text-counted-coins } kapsz minden { ERT($what) } abban a városban, ahol több van belőle.
effect-points-per-own = A városodban lévő minden { ERT($what) } { $count } győzelmi pont jár.
effect-points-per-most = { $count } győzelmi pont jár minden { ERT($what) } abban a városban, ahol több van belőle.
effect-opponent-loses = Az ellenfél { text-counted-coins } veszít.
effect-play-again = Újra te jössz.
effect-destroy-card = Az ellenfél városából egy { $colour } kártyát a dobópakliba teszel.
effect-progress-from-box = { text-tokens } húzol találomra a dobozból, és egyet megtartasz.
effect-build-from-discard = Ingyen megépítesz egy kártyát a dobópakliból.
effect-discount = Mostantól minden { $what } { $count } erőforrással kevesebbe kerül neked.
effect-trade-income = Amit az ellenfél a hiányzó erőforrásokért fizet, azt a bank helyett te kapod.
effect-extra-shields = Mostantól minden piros kártya, amelyet megépítesz, { $count } pajzzsal többet ad.
effect-play-again-on-wonders = Mostantól minden csodád megépítése után újra te jössz.
effect-coins-on-chain = Mostantól { text-counted-coins } kapsz minden láncolattal megépített kártyádért.

## Amit a hatások számolnak és a kedvezmények érintenek, a „minden” szó után

what-brown_cards = barna kártya
what-grey_cards = szürke kártya
what-blue_cards = kék kártya
what-green_cards = zöld kártya
what-yellow_cards = sárga kártya
what-red_cards = piros kártya
what-brown_and_grey_cards = barna vagy szürke kártya
what-built_wonders = megépített csoda
what-wonders = csoda
what-progress_tokens = fejlődéskorong
what-coin_triples = 3 érme

## A kártyák és csodák leírása

text-card = { $age }, { $colour } kártya.
text-cost = Költség: { $costs }.
text-no-cost = Nincs költsége.
text-free-with = { NAGY(A(VAL($chain))) } ingyenes ({ $card }).
text-gives-chain = Láncszimbóluma { A($chain) }: ingyen építheted meg vele { A(T($card)) }.

## Árak

price-free = ingyen
price-chain = ingyen, láncolattal
# Hány érme egy ár.
price-coins = { $price } érme
# A költségben szereplő érmék.
price-printed = érmeköltség { $coins }
price-bought = { $count } { $resource } × { $price }
price-made = saját termelés: { $resources }
price-chosen = választott termelés: { $resources }
price-discounted = kedvezmény: { $resources }
# Amit egy kártya eldobása hoz.
price-gain = { $coins } érmét kapsz

## Mennyiségek, mondatok részeként

text-coins = { $coins } érmét
text-only-coins = { $coins ->
    [0] egy érméd sincs
   *[other] csak { $coins } érméd van
}
text-for-coins = { $coins ->
    [0] ingyen
   *[other] { $coins } érméért
}
text-counted-coins = { $count } érmét
text-tokens = { $count } fejlődéskorongot
text-spaces = { $count } mezőt
text-points = { $points } győzelmi pont

## A győzelem, és a pontszám részei

victory-military = Katonai győzelem
victory-scientific = Tudományos győzelem
victory-civilian = Polgári győzelem

part-military = Katonaság
part-blue = Civil létesítmények
part-green = Tudományos létesítmények
part-yellow = Kereskedelmi létesítmények
part-purple = Céhek
part-wonders = Csodák
part-tokens = Fejlődéskorongok
part-coins = Érmék

## A játék beállításai

option-wonders = Csodák
option-wonders-help = A játékosok felváltva választanak csodákat, vagy az első játékhoz ajánlottakat kapják.
option-starter = Kezdőjátékos
option-starter-help = Ki választja az első csodát és kezdi az I. kort.
option-centre_start = Konfliktusjelző középen
option-centre_start-help = Ki kezdi a II. és a III. kort, ha a konfliktusjelző a sáv közepén áll.

value-draft = A csodák kiválasztása
value-first_game = Első játék
value-random = Véletlenszerűen
value-0 = 1. játékos
value-1 = 2. játékos
value-last_player_chooses = Az dönt, aki utoljára lépett
value-last_player_begins = Az kezd, aki utoljára lépett
