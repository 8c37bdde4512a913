### A főváros szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
### A névelő és a ragok függvényei: pentapolis/words/text/hu.ftl.
### Szám nem állhat közvetlenül egy játékos vagy egy lapka neve után: az is végződhet számra.

## A játék

game-name = A főváros
# A line or two that invite to a game.
game-blurb = Építs fővárost lapkáról lapkára: otthont és munkát, energiát és kultúrát. Csábítsd magadhoz a többiek turistáit, állj helyt három Világkiállításon, és rendezd meg az utolsót.

## A három korszak lapkái

tile-tenement_house = Bérház
tile-terraced_cottages = Sorházak
    .number = plural
tile-boarding_house = Panzió
tile-garden_villas = Kertes villák
    .number = plural
tile-workers_barracks = Munkásszállás
tile-manor_house = Kúria
tile-textile_mill = Textilgyár
    .t = Textilgyárat
tile-iron_foundry = Vasöntöde
tile-bakery = Pékség
tile-brickworks = Téglagyár
    .t = Téglagyárat
tile-gasworks = Gázgyár
    .t = Gázgyárat
tile-market = Piac
tile-general_store = Szatócsbolt
tile-savings_bank = Takarékpénztár
tile-department_store = Áruház
tile-trading_house = Kereskedőház
tile-circus = Cirkusz
tile-music_hall = Zenés színház
tile-city_park = Városi park
tile-opera_house = Operaház
tile-zoological_garden = Állatkert
tile-train_station = Vasútállomás
tile-science_center = Tudományos központ
tile-hospital = Kórház
tile-fire_station = Tűzoltóság
tile-doctors_office = Orvosi rendelő
tile-jefferson_apartments = Jefferson apartmanok
    .number = plural
tile-housing_estate = Lakótelep
tile-townhouses = Városi házsor
tile-suburban_homes = Kertvárosi házak
    .number = plural
tile-student_dormitory = Diákotthon
tile-automobile_plant = Autógyár
    .t = Autógyárat
tile-oil_refinery = Olajfinomító
tile-shipyard = Hajógyár
    .t = Hajógyárat
tile-cannery = Konzervgyár
    .t = Konzervgyárat
tile-machine_works = Gépgyár
    .t = Gépgyárat
tile-stock_exchange = Tőzsde
tile-convention_center = Kongresszusi központ
tile-business_consulting = Üzleti tanácsadó
tile-insurance_company = Biztosítótársaság
tile-supermarket = Szupermarket
tile-magnificent_arch = Diadalív
    .t = Diadalívet
    .nak = Diadalívnek
    .ban = Diadalívben
    .bol = Diadalívből
    .ert = Diadalívért
    .val = Diadalívvel
tile-museum_of_art = Művészeti múzeum
tile-palace_of_technology = Technika palotája
tile-cinema = Mozi
tile-museum_of_industry = Ipari múzeum
tile-courthouse = Bíróság
tile-university = Egyetem
tile-police_headquarters = Rendőr-főkapitányság
tile-subway_station = Metróállomás
tile-public_library = Közkönyvtár
tile-water_works = Vízmű
    .t = Vízművet
tile-residential_skyscraper = Lakótorony
tile-luxury_condominiums = Luxus társasház
tile-eco_village = Ökofalu
tile-gated_community = Lakópark
tile-tower_blocks = Toronyházak
    .number = plural
tile-electronics_factory = Elektronikai gyár
    .t = Elektronikai gyárat
tile-pharmaceutical_plant = Gyógyszergyár
    .t = Gyógyszergyárat
tile-industrial_park = Ipari park
tile-recycling_plant = Újrahasznosító üzem
tile-aerospace_works = Repülőgépgyár
    .t = Repülőgépgyárat
tile-shopping_mall = Bevásárlóközpont
tile-financial_tower = Pénzügyi torony
tile-media_corporation = Médiavállalat
tile-world_trade_center = Világkereskedelmi központ
tile-logistics_center = Logisztikai központ
tile-modern_art_plaza = Modern művészetek tere
tile-olympic_stadium = Olimpiai stadion
tile-theme_park = Élménypark
tile-world_heritage_quarter = Világörökségi negyed
tile-high_finance_square = Magas értékű háztömb
tile-expo_pavilion = Expo-pavilon
tile-international_airport = Nemzetközi repülőtér
tile-space_research_institute = Űrkutató intézet
tile-medical_university = Orvosi egyetem
tile-parliament = Parlament
tile-broadcasting_tower = Tévétorony

## Jólét lapkák

tile-three_pennants = Három zászló
tile-warehouse = Raktár
tile-public_meeting_hall = Nyilvános közösségi ház
tile-victory_column = Győzelmi oszlop
tile-chamber_of_commerce = Kereskedelmi kamara
tile-trade_union_hall = Szakszervezeti székház
tile-civic_forum = Városi fórum
tile-technology_fair = Technológiai vásár
tile-botanical_garden = Botanikus kert
tile-garden_suburb = Kertes külváros
tile-freight_depot = Teherpályaudvar
tile-grand_promenade = Korzó
tile-merchant_arcade = Kereskedőpasszázs
tile-government_quarter = Kormányzati negyed
tile-workers_club = Munkásklub
tile-street_fair = Utcai vásár
tile-farmers_hall = Vásárcsarnok
tile-sculpture_garden = Szoborpark
tile-settlers_house = Telepesek háza
tile-observatory = Csillagvizsgáló
tile-museum_of_energy = Energiamúzeum
tile-central_fountain = Központi szökőkút
tile-clock_tower = Óratorony
tile-carousel = Körhinta
tile-memorial_park = Emlékpark

## Kezdő lapkák, és egy jólét lapka hátoldala

tile-hotel = Hotel
tile-city_hall = Városháza
tile-lake = Tó

## Erőművek szint szerint

plant-1 = Kezdő erőmű
    .t = Kezdő erőművet
plant-2 = Olajerőmű
    .t = Olajerőművet
plant-3 = Gázerőmű
    .t = Gázerőművet
plant-4 = Vízerőmű
    .t = Vízerőművet
plant-5 = Atomerőmű
    .t = Atomerőművet
plant-6 = Naperőmű
    .t = Naperőművet

## A lapkák típusai, sűrűségek, paklik

type-residential = lakóépület
type-industrial = ipari
type-commercial = kereskedelmi
type-tourism = turizmus
type-public = középület
type-prosperity = jóléti
type-energy = energia
type-none = típus nélküli

density-low = kis
density-medium = közepes
density-high = nagy

pile-age_1 = I. korszak
pile-age_2 = II. korszak
pile-age_3 = III. korszak
pile-prosperity = jólét
pile-start = kezdő lapka
pile-lake = egy jólét lapka hátoldala

# Honnan való egy kiadás valamelyik darabja.
origin-rulebook = A szabálykönyvből.
origin-public = Egy nyilvános oldalról.
origin-mixed = Részben a szabálykönyvből vagy egy nyilvános oldalról, a többi a Pentapolis rekonstrukciója.
origin-reconstructed = A Pentapolis rekonstrukciója: nem a nyomtatott lapka.
origin-print = A nyomtatott lapkáról.

## Sávok

track-economy = gazdaság
track-progress = fejlődés
track-culture = kultúra
track-employment = munkás
track-population = népesség
track-public_services = közszolgálat

## Korszakok és fázisok

age-1 = I
age-2 = II
age-3 = III

phase-politics = Politika
phase-building = Épület
phase-tourism = Turizmus
phase-executive = Végrehajtás
phase-administration = Adminisztrálás
phase-fair = Világkiállítás

## Amit egy város az aktiválásairól lemondva kap

reward-prestige = 1 tekintély
reward-energy = 1 energia

## A pontszám részei

part-prestige = Kapott tekintély
part-loans = Hitelek a kezdeményezés utolsó kifizetésére
    .number = plural
part-tiles = Játék végi hatások
    .number = plural
part-energy = Energia
part-economy = Gazdaság
part-culture = Kultúra
part-progress = Fejlődés

## Nyereségek és veszteségek

plus-economy = +${ $count }
minus-economy = −${ $count }
plus-progress = +{ $count } fejlődés
minus-progress = −{ $count } fejlődés
plus-culture = +{ $count } kultúra
minus-culture = −{ $count } kultúra
plus-employment = +{ $count } munkás
minus-employment = −{ $count } munkás
plus-population = +{ $count } népesség
minus-population = −{ $count } népesség
plus-public_services = +{ $count } közszolgálat
minus-public_services = −{ $count } közszolgálat
plus-energy = +{ $count } energia
minus-energy = −{ $count } energia
plus-prestige = +{ $count } tekintély
minus-prestige = −{ $count } tekintély

## Amit a hatások számolnak, a „minden” és az „után” között

each-track = { $count } { $track }
each-city = { $count ->
    [one] városodban álló { $type } lapka
   *[other] { $count } városodban álló { $type } lapka
}
each-adjacent = { $count ->
    [one] szomszédos { $type } lapka
   *[other] { $count } szomszédos { $type } lapka
}
each-any = { $count ->
    [one] városodban álló lapka
   *[other] { $count } városodban álló lapka
}
each-any-adjacent = { $count ->
    [one] szomszédos lapka
   *[other] { $count } szomszédos lapka
}
each-dense = { $count ->
    [one] városodban álló, { $density } sűrűségű lakóépület
   *[other] { $count } városodban álló, { $density } sűrűségű lakóépület
}
each-dense-adjacent = { $count ->
    [one] szomszédos, { $density } sűrűségű lakóépület
   *[other] { $count } szomszédos, { $density } sűrűségű lakóépület
}
# Lapkák, amelyeket egy követelmény kíván.
tiles-of = { $count ->
    [one] { $count } { $type } lapka
   *[other] { $count } { $type } lapka
}

## Lépések, ahogy egy gombon állnak

move-pick = Lépj { A($column) }. oszlopba
move-take = Vedd el { A(T($tile)) }
move-place = Építs ide: { $cell }
move-choose = { $option }. lépés
move-upgrade = Fejleszd az erőművet
move-decline = Tartsd meg az erőművet
move-activate = Aktiváld { A(T($tile)) }
# $self: a saját turistája-e annak, aki fizet.
move-send = { $self ->
    [yes] Küldd a turistádat
   *[other] Küldd { A($seat) } turistáját
}
move-send_neutral = Küldd a semleges turistát
move-pay_rest = Fizesd a többit kockákkal
move-rest = Ne aktiválj semmit: { $reward }
move-finish = Fejezd be
move-shift = Helyezd { A($marker) }. építésjelzőt ide: { $corner }
move-raise = Építsd meg { A(T($tile)) }
move-flood = Építs tavat ebből: { $tile }

## Válaszok, amelyeket a kérdés saját szavaival mondunk

choice-move = { $tile }: { $changes }

## Mit kérdezünk a játékostól

ask-column = Válassz kezdeményezés oszlopot. Az árak szorzója { $count }.
ask-take = Vegyél el egy lapkát a terv mezők mellől.
ask-place = Építsd be { A(T($tile)) } a városodba.
ask-order = Melyik lépés legyen előbb? A sorrendtől más lesz az eredmény.
ask-upgrade = Eléred a fejlesztésjelet: fejleszted az erőműved { A($level) }. szintre? Ezzel { $count } energiát kapsz.
ask-activate = { $count ->
    [0] Nincs több aktiválásod.
    [one] Aktiválj egy lapkát; egy aktiválásod van.
   *[other] Aktiválj lapkákat; { $count } aktiválásod van.
}
ask-pay = { NAGY(A($tile)) } aktiválásához még { $count } kell: küldj turistát, vagy fizess kockákkal.
ask-marker = { $count ->
    [one] Helyezd át a körbeépített építésjelződet, vagy fejezd be.
   *[other] Helyezd át a körbeépített építésjelzőidet, vagy fejezd be.
}
ask-prosperity = Építs meg egy jólét lapkát a kezedből, vagy építs tavat valamelyikből.

## Visszautasítások

refuse-closed = { NAGY(A($column)) }. oszlop { $count } játékossal zárva van.
refuse-column-taken = { NAGY(A($column)) }. oszlopban már { A($seat) } van.
refuse-column-first = Előbb válassz kezdeményezés oszlopot.
refuse-not-offered = { NAGY(A($tile)) } nincs a terv mezők mellett.
refuse-take-first = Előbb vegyél el egy lapkát a terv mezők mellől.
refuse-take-later = A terv mezők mellől az épület fázisban lehet lapkát elvenni.
refuse-built = Ez a hely már beépült: { $cell }.
refuse-apart = Ez a hely nem szomszédos a városoddal: { $cell }.
refuse-strict = { NAGY(A($tile)) } itt megszegne egy elhelyezési szabályt: { $cell }.
refuse-place-first = Előbb építsd be { A(T($tile)) } a városodba.
refuse-no-option = Ez nincs a sorba rendezendő lépések között.
refuse-order-first = Előbb döntsd el, melyik lépés következik.
refuse-upgrade-first = Előbb döntsd el, fejleszted-e az erőművedet.
refuse-not-in-city = { NAGY(A($tile)) } nincs a városodban.
refuse-no-activation = { NAGY(A(T($tile))) } nem lehet aktiválni.
refuse-all-activated = { $count ->
    [one] Ennek a fázisnak az egyetlen aktiválását már elvégezted.
   *[other] Ennek a fázisnak mind { A($count) } aktiválását elvégezted.
}
refuse-energy = { NAGY(A($tile)) } aktiválása { $count }-be kerül, több, mint amennyi kockád és turistád van.
refuse-activate-first = A végrehajtás fázisban lapkákat aktiválhatsz, vagy befejezheted.
refuse-activate-later = Lapkát a végrehajtás fázisban lehet aktiválni.
refuse-choose-reward = Semmit sem aktiváltál: válassz érte tekintélyt vagy energiát.
refuse-reward = Aktiváltál már lapkát, így a többiért nem kapsz semmit.
refuse-not-host = Ez a turista nincs a városodban.
refuse-moved = Ez a turista ebben a fázisban már mozgott.
refuse-lies-here = Ez a turista már ezen a lapkán van; csak egy másiknak segíthet.
refuse-cubes = Nincs { $count } kockád.
refuse-pay-first = Előbb fizesd ki az aktiválást.
refuse-marker-open = { NAGY(A($marker)) }. építésjelző mellett van üres hely, ezért ott marad.
refuse-corner = Ez a sarok nincs a városod peremén: { $corner }.
refuse-corner-taken = Itt van a másik építésjelződ: { $corner }.
refuse-marker-first = Előbb helyezd át az építésjelzőidet, vagy fejezd be.
refuse-not-in-hand = { NAGY(A($tile)) } nincs a kezedben.
refuse-requirement = { NAGY(A($tile)) } most nem építhető meg. { $requirement }
refuse-no-room = { NAGY(A($tile)) } mindenhol megszegne egy elhelyezési szabályt.
refuse-prosperity-first = Előbb építs meg egy jólét lapkát vagy egy tavat.
refuse-prosperity-later = Jólét lapkát a megjelölt fordulók végén lehet építeni.

## A napló

log-order = A kezdeményezési sorrend: { $seats }.
log-left-out = Két játékos ezeket a lapkákat hagyja ki: { $tiles }.
log-hand = Csak te látod a jólét lapkáidat: { $tiles }.
log-round = { $number }. forduló, { $age }. korszak.
log-column = { $count ->
    [0] { NAGY(A($seat)) } { A($column) }. oszlopba lép.
   *[other] { NAGY(A($seat)) } { A($column) }. oszlopba lép: ${ $count }.
}
    .you = { $count ->
        [0] Te { A($column) }. oszlopba lépsz.
       *[other] Te { A($column) }. oszlopba lépsz: ${ $count }.
    }
log-loan = { $count ->
    [one] { NAGY(A($seat)) } hitelt vesz fel: −1 tekintély.
   *[other] { NAGY(A($seat)) } felvesz { $count } hitelt: −{ $count } tekintély.
}
    .you = { $count ->
        [one] Te hitelt veszel fel: −1 tekintély.
       *[other] Te felveszel { $count } hitelt: −{ $count } tekintély.
    }
log-reveal = Új a terv mezőknél: { $tiles }.
log-gone = Kikerült a játékból: { $tiles }.
log-take = { $count ->
    [0] { NAGY(A($seat)) } elveszi { A(T($tile)) }.
   *[other] { NAGY(A($seat)) } megveszi { A(T($tile)) }: ${ $count }.
}
    .you = { $count ->
        [0] Te elveszed { A(T($tile)) }.
       *[other] Te megveszed { A(T($tile)) }: ${ $count }.
    }
log-place = { NAGY(A($seat)) } megépíti { A(T($tile)) } ({ $cell }).
    .you = Te megépíted { A(T($tile)) } ({ $cell }).
log-fine = { NAGY(A($seat)) } megszegi az elhelyezési szabályokat: −{ $count } tekintély.
    .you = Te megszeged az elhelyezési szabályokat: −{ $count } tekintély.
log-effect = { NAGY(A($seat)) }: { A($tile) } hatása { $changes }.
    .you = Nálad { A($tile) } hatása { $changes }.
log-top = { NAGY(A($seat)) } { A($track) } sáv végén áll: { $changes }.
    .you = Te { A($track) } sáv végén állsz: { $changes }.
log-bottom = { NAGY(A($seat)) } { A($track) } sáv elején áll: { $changes }.
    .you = Te { A($track) } sáv elején állsz: { $changes }.
log-no-work = { NAGY(A(NAK($seat))) } { $count } munkásra nincs helye: nincs több népesség vagy nincs több mező.
    .you = Neked { $count } munkásra nincs helyed: nincs több népesség vagy nincs több mező.
log-upgrade = { NAGY(A($seat)) } { A($level) }. szintre fejleszti az erőművét, és kap { $count } energiát.
    .you = Te { A($level) }. szintre fejleszted az erőművedet, és kapsz { $count } energiát.
log-upgrade-brings = { NAGY(A($seat)) } fejlesztése ezt hozza: { $changes }.
    .you = A fejlesztésed ezt hozza: { $changes }.
log-decline = { NAGY(A($seat)) } megtartja a régi erőművét.
    .you = Te megtartod a régi erőművedet.
log-leader = { NAGY(A(NAK($seat))) } van most a legmagasabb kultúrája.
    .you = Neked van most a legmagasabb kultúrád.
log-visits = { NAGY(A($seat)) } turistája { A($seat2) } városába megy.
    .you = A turistád { A($seat2) } városába megy.
    .to-you = { NAGY(A($seat)) } turistája a városodba megy.
log-comes-home = { NAGY(A($seat)) } turistája hazatér.
    .you = A turistád hazatér.
log-neutral-visits = A semleges turista { A($seat) } városába megy.
    .you = A semleges turista a te városodba jön.
log-send = { NAGY(A($seat)) } ide küldi { A($seat2) } turistáját: { $tile }.
    .you = Te ide küldöd { A($seat2) } turistáját: { $tile }.
    .to-you = { NAGY(A($seat)) } ide küldi a turistádat: { $tile }.
    .to-yourself = Te ide küldöd a turistádat: { $tile }.
    .to-self = { NAGY(A($seat)) } ide küldi a saját turistáját: { $tile }.
log-send-neutral = { NAGY(A($seat)) } ide küldi a semleges turistát: { $tile }.
    .you = Te ide küldöd a semleges turistát: { $tile }.
log-activate = { $count ->
    [0] { NAGY(A($seat)) } aktiválja { A(T($tile)) }.
    [one] { NAGY(A($seat)) } egy kockával aktiválja { A(T($tile)) }.
   *[other] { NAGY(A($seat)) } aktiválja { A(T($tile)) } ({ $count } kocka).
}
    .you = { $count ->
        [0] Te aktiválod { A(T($tile)) }.
        [one] Te egy kockával aktiválod { A(T($tile)) }.
       *[other] Te aktiválod { A(T($tile)) } ({ $count } kocka).
    }
log-rest = { NAGY(A($seat)) } semmit sem aktivál, és kap { T($reward) }.
    .you = Te semmit sem aktiválsz, és kapsz { T($reward) }.
log-shift = { NAGY(A($seat)) } áthelyez egy építésjelzőt ide: { $corner }.
    .you = Te áthelyezel egy építésjelzőt ide: { $corner }.
log-raise = { NAGY(A($seat)) } ezt a jólét lapkát építi meg: { $tile }.
    .you = Te ezt a jólét lapkát építed meg: { $tile }.
log-flood = { NAGY(A($seat)) } megmutatja { A(T($tile)) }, és tavat épít belőle.
    .you = Te megmutatod { A(T($tile)) }, és tavat építesz belőle.
log-fair = Világkiállítás: { $age }. korszak.
log-employment = { NAGY(A($seat)) }: { $count } tekintély a munkásokért.
    .you = { $count } tekintély a munkásaidért.
log-unemployment = { NAGY(A($seat)) }: { $count } tekintély a munkanélküliségért.
    .you = { $count } tekintély a munkanélküliségedért.
log-services = { NAGY(A($seat)) }: { $count } fejlődés a közszolgálatért.
    .you = { $count } fejlődés a közszolgálatodért.
log-services-rank = { NAGY(A($seat)) }: { $count } tekintély, mert másoknak jobb a közszolgálata.
    .you = { $count } tekintély, mert másoknak jobb a közszolgálata, mint neked.
log-final-payment = { NAGY(A($seat)) } kifizeti az utolsó kezdeményezést: ${ $count }.
    .you = Te kifizeted az utolsó kezdeményezést: ${ $count }.
log-score = { NAGY(A($seat)) } eredménye: { text-points }.
    .you = A te eredményed: { text-points }.
log-winner = { NAGY(A($seat)) } győz, és ő rendezi a Világkiállítást.
    .you = Te győzöl, és te rendezed a Világkiállítást.

## A lapkákra és az erőművekre nyomtatott hatások

effect-gain = Megépítéskor: { $changes }.
effect-counted = Megépítéskor, minden { $conditions } után: { $changes }.
effect-pay = Megépítéskor ki kell fizetni (${ $count }): { $changes }.
effect-by-age = Megépítéskor az I. korszakban { $first }, a II. korszakban { $second }, a III. korszakban { $third }.
effect-activated = Aktiválás legalább { $count } energiáért: { $changes }.
effect-build = Minden { $what } után, most és később is: { $changes }.
effect-adjacent = Valahányszor szomszédos lapkát aktiválsz: { $changes }.
effect-upgrade = Az erőműved minden fejlesztésekor: { $changes }.
effect-end = A játék végén: { $changes }.
effect-end-counted = A játék végén, minden { $conditions } után: { $changes }.
effect-before-fair = Az utolsó Világkiállítás előtt: { $changes }.
effect-before-fair-counted = Az utolsó Világkiállítás előtt, minden { $conditions } után: { $changes }.
effect-first = Követelmény: ezen a sávon senki sem áll előrébb: { $track }.
effect-most = Követelmény: senkinek sincs több ilyen típusú lapkája: { $types }.
effect-fewest = Követelmény: senkinek sincs kevesebb ilyen típusú lapkája: { $types }.
effect-has = Követelmény: { $tiles } a városodban.
effect-plant-first = Követelmény: senkinek sincs magasabb szintű erőműve.
effect-plant = { $count ->
    [one] Egy aktiválás minden végrehajtás fázisban; energia az érkezés sorrendjében: { $cubes }.
   *[other] { $count } aktiválás minden végrehajtás fázisban; energia az érkezés sorrendjében: { $cubes }.
}
effect-lake = Megépítéskor: +2 energia. Nincs típusa, és nem kell építésjelző mellé kerülnie.

## Lapkák és lépések leírása

text-tile = { $type } ({ $pile })
text-density = Sűrűség: { $density }.
text-provenance = { $origin }
# Ami egy lépést követ: az ára vagy a büntetése.
text-free = ingyen
text-price = ${ $count }
text-loans = { $count ->
    [one] egy hitel
   *[other] { $count } hitel
}
text-fine = −{ $count } tekintély
text-cubes = ára { $count }

## Mennyiségek a mondatban

text-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}

## A játék beállításai

option-edition = Kiadás
option-edition-help = Mi van a lapkákra és a táblára nyomtatva.
option-variant = Változat
option-variant-help = Nagyobb választékkal az ingyenes terv mező minden fordulóban megtelik, bármi maradt is a többinél.
option-prosperity = Jólét lapkák
option-prosperity-help = Öt fordulóban mindenki a titkos kezéből is megépít egy lapkát, vagy tavat épít.
option-placement = A jólét lapkák elhelyezése
option-placement-help = Megszegheti-e egy jólét lapka büntetésért az elhelyezési szabályokat, vagy be kell tartania őket, és különben tó lesz belőle.
option-final_payment = A kezdeményezés utolsó kifizetése
option-final_payment-help = Mennyibe kerül a saját oszlop a játék végén. A szabálykönyv a mező összegéről beszél: az ára, az ár szorozva a szorzóval, vagy a szorzó.

value-reconstructed = Pentapolis (rekonstruált)
value-normal = Szokásos
value-more_choice = Nagyobb választék
value-without = Nélkülük
value-with = Velük
value-paid = Büntetéssel
value-strict = Szigorúan a szabályok szerint
value-cost = Az oszlop ára
value-product = Az ár szorozva a szorzójával
value-multiplier = A szorzó
