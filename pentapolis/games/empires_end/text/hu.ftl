### A birodalom alkonya szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
### A névelő és a ragok függvényei: pentapolis/words/text/hu.ftl.
### Szám nem állhat közvetlenül egy játékos vagy egy kártya neve után: az is végződhet számra.

## A játék

game-name = A birodalom alkonya
# A line or two that invite to a game.
game-blurb = Minden birodalom elbukik; a tiéd bukjon el utoljára. Licitálj, hogy mást sújtson a katasztrófa, vagy vállald azért, amit cserébe kapsz, és őrizz meg minél többet a birodalmadból.

## Katasztrófakártyák: típus és célpont

card-fire_01 = Tűzvész 1
card-fire_02 = Tűzvész 2
card-fire_03 = Tűzvész 3
card-fire_04 = Tűzvész 4
card-fire_05 = Tűzvész 5
card-fire_06 = Tűzvész 6
card-fire_07 = Tűzvész 7
card-fire_08 = Tűzvész 8
card-fire_09 = Tűzvész 9
card-fire_10 = Tűzvész 10
card-fire_11 = Tűzvész 11
card-revolt_01 = Lázadás 1
card-revolt_02 = Lázadás 2
card-revolt_03 = Lázadás 3
card-revolt_04 = Lázadás 4
card-revolt_05 = Lázadás 5
card-revolt_06 = Lázadás 6
card-revolt_07 = Lázadás 7
card-revolt_08 = Lázadás 8
card-revolt_09 = Lázadás 9
card-revolt_10 = Lázadás 10
card-revolt_11 = Lázadás 11
card-famine_01 = Éhínség 1
card-famine_02 = Éhínség 2
card-famine_03 = Éhínség 3
card-famine_04 = Éhínség 4
card-famine_05 = Éhínség 5
card-famine_06 = Éhínség 6
card-famine_07 = Éhínség 7
card-famine_08 = Éhínség 8
card-famine_09 = Éhínség 9
card-famine_10 = Éhínség 10
card-famine_11 = Éhínség 11
card-flood_01 = Áradás 1
card-flood_02 = Áradás 2
card-flood_03 = Áradás 3
card-flood_04 = Áradás 4
card-flood_05 = Áradás 5
card-flood_06 = Áradás 6
card-flood_07 = Áradás 7
card-flood_08 = Áradás 8
card-flood_09 = Áradás 9
card-flood_10 = Áradás 10
card-flood_11 = Áradás 11
card-blight_01 = Ragály 1
card-blight_02 = Ragály 2
card-blight_03 = Ragály 3
card-blight_04 = Ragály 4
card-blight_05 = Ragály 5
card-blight_06 = Ragály 6
card-blight_07 = Ragály 7
card-blight_08 = Ragály 8
card-blight_09 = Ragály 9
card-blight_10 = Ragály 10
card-blight_11 = Ragály 11
card-barbarians_01 = Barbárok 1
card-barbarians_02 = Barbárok 2
card-barbarians_03 = Barbárok 3
card-barbarians_04 = Barbárok 4
card-barbarians_05 = Barbárok 5
card-barbarians_06 = Barbárok 6
card-barbarians_07 = Barbárok 7
card-barbarians_08 = Barbárok 8
card-barbarians_09 = Barbárok 9
card-barbarians_10 = Barbárok 10
card-barbarians_11 = Barbárok 11
card-plague_01 = Pestis 1
card-plague_02 = Pestis 2
card-plague_03 = Pestis 3
card-plague_04 = Pestis 4
card-plague_05 = Pestis 5
card-plague_06 = Pestis 6
card-plague_07 = Pestis 7
card-plague_08 = Pestis 8
card-plague_09 = Pestis 9
card-plague_10 = Pestis 10
card-plague_11 = Pestis 11
card-earthquake_01 = Földrengés 1
card-earthquake_02 = Földrengés 2
card-earthquake_03 = Földrengés 3
card-earthquake_04 = Földrengés 4
card-earthquake_05 = Földrengés 5
card-earthquake_06 = Földrengés 6
card-earthquake_07 = Földrengés 7
card-earthquake_08 = Földrengés 8
card-earthquake_09 = Földrengés 9
card-earthquake_10 = Földrengés 10
card-earthquake_11 = Földrengés 11

## A katasztrófák típusai

disaster-fire = Tűzvész
disaster-revolt = Lázadás
disaster-famine = Éhínség
disaster-flood = Áradás
disaster-blight = Ragály
disaster-barbarians = Barbárok
    .number = plural
disaster-plague = Pestis
disaster-earthquake = Földrengés

## Helyszínek; az értéküket a kiadás adja meg, ezért egyik név sem árul el pontot

location-city = Város
location-town_1 = Nagyobbik falu
location-town_2 = Kisebbik falu
location-army_1 = Nagyobbik hadsereg
location-army_2 = Kisebbik hadsereg
location-road_1 = Főút
    .t = Főutat
location-road_2 = Mellékút
    .t = Mellékutat
location-road_3 = Dűlőút
    .t = Dűlőutat
location-farm_1 = Nagy tanya
location-farm_2 = Régi tanya
location-farm_3 = Kis tanya

## A helyszínek típusai

type-city = Város
type-town = Falu
type-army = Hadsereg
type-road = Út
type-farm = Tanya

## Konfliktuskártyák

conflict-conflict_01 = 1. konfliktus
conflict-conflict_02 = 2. konfliktus
conflict-conflict_03 = 3. konfliktus
conflict-conflict_04 = 4. konfliktus
conflict-conflict_05 = 5. konfliktus
conflict-conflict_06 = 6. konfliktus
conflict-conflict_07 = 7. konfliktus
conflict-conflict_08 = 8. konfliktus
conflict-conflict_09 = 9. konfliktus
conflict-conflict_10 = 10. konfliktus
conflict-conflict_11 = 11. konfliktus

## Erőforrások

resource-wheat = búza
resource-hammer = kalapács
resource-axe = fejsze
resource-coin = érme

# Erőforrások felsorolásának egy tagja.
counted-resource = { $count } { $name }

## Az előrehaladási sáv és a képességek fázisai

phase-disaster = Katasztrófa
phase-double_disaster = Dupla katasztrófa
phase-economy = Gazdaság
phase-industry = Ipar
phase-conflict = Konfliktus
phase-economy_industry = Gazdaság és ipar
phase-end = A játék vége
phase-destroyed = Amikor a helyszín elpusztul

## A kombinált fázis részei, és a pontszám részei

part-economy = gazdasági fázis
part-industry = ipari fázis
part-track = Pontozósáv
part-locations = Ép helyszínek
    .number = plural
part-innovations = Fejlesztések
    .number = plural

## Amit a képességek a szomszédban számolnak, a „minden szomszédos” után

neighbour-healthy_any = ép helyszín
neighbour-healthy_city = ép város
neighbour-healthy_town = ép falu
neighbour-healthy_army = ép hadsereg
neighbour-healthy_road = ép út
neighbour-healthy_farm = ép tanya
neighbour-destroyed_any = elpusztított helyszín
neighbour-destroyed_city = elpusztított város
neighbour-destroyed_town = elpusztított falu
neighbour-destroyed_army = elpusztított hadsereg
neighbour-destroyed_road = elpusztított út
neighbour-destroyed_farm = elpusztított tanya
neighbour-any_any = helyszín
neighbour-any_city = város
neighbour-any_town = falu
neighbour-any_army = hadsereg
neighbour-any_road = út
neighbour-any_farm = tanya

## Lépések, ahogy egy gombon állnak

move-bid = { $card }: passzolj 1 { VAL($resource) }
# $card a fejlesztés, $card2 a katasztrófa; katasztrófa kicserélésekor is.
move-free_bid = { $card2 }: passzolj ingyen (kimerül: { $card })
move-take = Vidd el { A(T($card)) }
move-replace = Cseréld ki { A(T($card2)) } (kimerül: { $card })
move-go_on = Fejezd be a köröd
move-wait = Most ne cserélj ki semmit
move-rest = A körödig ne cserélj ki semmit
move-ruin = Pusztuljon el { A($location) }
move-place = Tedd { A($location) } alá
move-buy_coin = Mondj le 2 pontról 1 érméért
move-decline = Tartsd meg a pontjaidat
move-convert = Átváltás: { $resource } ({ $card })
move-trade = Átváltás: { $resource } ({ $location })
move-repeat = Ismételd meg { A($card2) } képességét ({ $card })
move-repeat_at = Ismételd meg { A($location) } képességét ({ $card })
move-refresh = Frissítsd fel { A(T($card2)) } ({ $card })
move-refresh_at = Frissítsd fel { A(T($card)) } ({ $location })
move-recover = Frissítsd fel { A(T($card)) }
move-play = Játszd ki { A(T($card)) } { A($location) } alá
move-sell = Add el { A(T($card)) } 1 érméért
move-discard_hand = Dobd el a kezedben maradt kártyákat
move-restore = Állítsd helyre { A(T($location)) }
move-swap = Cseréld fel { A(T($location)) } és { A(T($location2)) }
move-move = Tedd át { A(T($card)) } { A($location) } alá
move-finish = Fejezd be
move-begin = Kezdd { A(VAL($part)) }
move-commit = { $axes ->
    [0] { $coins ->
        [0] Ne licitálj semmivel
       *[other] Licitálj { text-bid }
    }
   *[other] Licitálj { text-bid }
}
move-pay = Felhasznált érmék: { $coins }
move-redraw = Húzz négy új kártyát
move-keep_hand = Tartsd meg a kártyáidat
move-suffer = Hajtsd végre { A(T($card)) } és { A(T($card2)) }

## Válaszok, amelyeket a kérdés saját szavaival mondunk

choice-pay = Fizess { T($resources) }

## Mit kérdezünk a játékostól

ask-disaster = Passzolj, vagy vidd el a katasztrófát.
ask-replace = Nem te vagy soron, de a következő döntés előtt kicserélhetsz egy katasztrófát.
ask-ruin = Válaszd ki, hogy a legközelebbi ép helyszínek közül melyik pusztul el.
ask-place = Válassz helyszínt az új fejlesztésnek.
ask-low = Kevesebb mint 5 erőforrásod van: lemondhatsz 2 pontról 1 érméért.
ask-economy = Használd a gazdasági képességeidet, aztán fejezd be.
ask-industry = Játssz ki vagy adj el kártyákat, állíts helyre egy helyszínt, használd a képességeidet, aztán fejezd be.
ask-convert = Búzát váltasz át, vagy érmét helyette?
ask-pay = { $hammers ->
    [one] Ez 1 kalapácsba kerül: döntsd el, hogy érmével fizeted-e ki.
   *[other] Ez { $hammers } kalapácsba kerül: döntsd el, hányat fizetsz ki közülük érmével.
}
ask-commit = Döntsd el titokban, hány fejszével és érmével licitálsz.
ask-recover = Válaszd ki, melyik fejlesztésedet frissíted fel.
ask-begin = Döntsd el, a fázis melyik részével kezded.
ask-redraw = Tartsd meg a négy kártyádat, vagy dobd el őket, és húzz négy újat.
ask-suffer = Válaszd ki azt a két katasztrófát, amelyet végrehajtasz.

## Visszautasítások

refuse-decide-first = Előbb passzolj, vagy vidd el a katasztrófát.
refuse-only-replace = A katasztrófáról most { A($seat) } dönt: te legfeljebb kicserélheted.
refuse-rest = A körödig már csak egy döntés van hátra.
refuse-not-open = { NAGY(A($card)) } nincs az aktuális katasztrófák között.
refuse-no-cards = Nincs több katasztrófakártya.
refuse-taken = { NAGY(A(T($card))) } már elvitték.
refuse-decided = Ebben a körödben már döntöttél erről: { $card }.
refuse-not-accepted = { NAGY(A($card)) } nem fogad el { T($resource) }.
refuse-none-of = Ebből egy sincs nálad: { $resource }.
refuse-free-bid = { NAGY(A($card)) } nem fogad el { T($resource) }, ezért itt nem használhatod ezt az ingyenes licitet.
refuse-not-your-innovation = { NAGY(A($card)) } nem a te fejlesztésed.
refuse-other-ability = { NAGY(A(NAK($card))) } nincs ilyen képessége ebben a fázisban.
refuse-other-ability-at = { NAGY(A(NAK($location))) } nincs ilyen képessége ebben a fázisban.
refuse-inactive = { NAGY(A($card)) } nem működik: elpusztult a helyszíne.
refuse-inactive-at = { NAGY(A($location)) } nem működik: elpusztult.
refuse-exhausted = { NAGY(A($card)) } kimerült.
refuse-used = { NAGY(A(T($card))) } ebben a fázisban már felhasználtad.
refuse-used-at = { NAGY(A(T($location))) } ebben a fázisban már felhasználtad.
refuse-low-first = Előbb döntsd el, lemondasz-e pontokról egy érméért.
refuse-ruin-first = Előbb válaszd ki, melyik helyszín pusztul el.
refuse-ruined-already = { NAGY(A($location)) } már elpusztult.
refuse-not-nearest = { NAGY(A($location)) } nem a legközelebbi ép helyszín.
refuse-place-first = Előbb tedd a helyére a fejlesztést.
refuse-place-destroyed = { NAGY(A($location)) } elpusztult: nem kerülhet alá fejlesztés.
refuse-place-fewest = { NAGY(A($location)) } alatt több fejlesztés van, mint egy másik ép helyszíned alatt.
refuse-not-exhausted = { NAGY(A($card)) } nincs a kimerült fejlesztéseid között.
refuse-not-beside = { NAGY(A($card)) } nem szomszédos helyszín alatt van.
refuse-conversion = { NAGY(A(VAL($card))) } nem tudsz átváltással { T($resource) } szerezni.
refuse-conversion-at = { NAGY(A(VAL($location))) } nem tudsz átváltással { T($resource) } szerezni.
refuse-repeat-repeat = Ismétlő képességet nem lehet megismételni.
refuse-not-repeatable = { NAGY(A(NAK($card))) } most nincs működő gazdasági képessége a birodalmadban.
refuse-not-repeatable-at = { NAGY(A(NAK($location))) } most nincs működő gazdasági képessége a birodalmadban.
refuse-not-in-hand = { NAGY(A($card)) } nincs a kezedben.
refuse-two-cards = Ebben a fázisban már két kártyát kijátszottál vagy eladtál.
refuse-no-healthy = Nincs ép helyszíned.
refuse-play-cost = { NAGY(A($card)) } kijátszása { $hammers } kalapácsba kerül, de ennyit nem tudsz fizetni.
refuse-discard-early = A kezedben maradt kártyákat csak két kártya kijátszása vagy eladása után dobhatod el.
refuse-hand-empty = Nincs több kártya a kezedben.
refuse-healthy = { NAGY(A($location)) } ép.
refuse-one-restore = Ebben a fázisban már helyreállítottál egy helyszínt.
refuse-restore-cost = { NAGY(A($location)) } helyreállítása { $hammers } kalapácsba kerül, de ennyit nem tudsz fizetni.
refuse-swap-itself = { NAGY(A(T($location))) } nem lehet önmagával felcserélni.
refuse-no-swap = Nincs több olyan képességed, amellyel helyszíneket cserélhetsz fel.
refuse-swap-order = Ugyanez a csere fordítva írandó: „{ $move }”.
refuse-no-move = Nincs több olyan képességed, amellyel fejlesztést mozgathatsz.
refuse-there-already = { NAGY(A($card)) } már { A($location) } alatt van.
refuse-convert-first = Előbb döntsd el, hogy búzát vagy érmét váltasz át.
refuse-convert-pay = Az átváltáshoz egy jelző kell: búza vagy helyette érme.
refuse-pay-first = Előbb döntsd el, hogyan fizeted ki ezt: { text-hammers }.
refuse-pay = { text-hammers } nem fizethető ki { text-coins }.
refuse-commit-axes = Legfeljebb annyi fejszével licitálhatsz, amennyid van: { $count }.
refuse-commit-coins = Legfeljebb annyi érmével licitálhatsz, amennyid van: { $count }.
refuse-begin-first = Előbb döntsd el, a fázis melyik részével kezded.
refuse-redraw-first = Előbb tartsd meg a kártyáidat, vagy húzz újakat.
refuse-suffer-first = Előbb válaszd ki azt a két katasztrófát, amelyet végrehajtasz.
refuse-suffer-twice = { NAGY(A(T($card))) } nem választhatod kétszer.
refuse-suffer-order = Ugyanez a választás fordítva írandó: „{ $move }”.
refuse-hand-later = A kezedben lévő kártyákat ipari fázisban játszhatod ki vagy adhatod el.
refuse-finished = Ezt a fázist már befejezted, a többiek még döntenek.
refuse-must-take = Nincs semmid, amit { A($card) } elfogadna, ezért nem passzolhatsz.
refuse-accepted-nowhere = Egyik aktuális katasztrófa sem fogad el { T($resource) }.
# $when: a képesség fázisa.
refuse-works-in = { $when ->
    [disaster] { NAGY(A(T($card))) } katasztrófafázisban használhatod.
    [economy] { NAGY(A($card)) } gazdasági fázisban működik.
    [industry] { NAGY(A($card)) } ipari fázisban működik.
    [conflict] { NAGY(A($card)) } konfliktusfázisban számít.
    [end] { NAGY(A($card)) } a játék végén számít.
   *[destroyed] { NAGY(A($card)) } akkor működik, amikor a helyszíne elpusztul.
}
refuse-works-in-at = { $when ->
    [disaster] { NAGY(A($location)) } katasztrófafázisban működik.
    [economy] { NAGY(A($location)) } gazdasági fázisban működik.
    [industry] { NAGY(A($location)) } ipari fázisban működik.
    [conflict] { NAGY(A($location)) } konfliktusfázisban számít.
    [end] { NAGY(A($location)) } a játék végén számít.
   *[destroyed] { NAGY(A($location)) } akkor működik, amikor elpusztul.
}
refuse-by-itself = { NAGY(A($card)) } magától működik.
refuse-by-itself-at = { NAGY(A($location)) } magától működik.
refuse-none-exhausted = A szomszédos helyszínek alatt nincs kimerült fejlesztés.
refuse-nothing-repeated = Nincs más gazdasági képességed, amelyet megismételhetnél.
refuse-restore-later = { NAGY(A($location)) } elpusztult. Ipari fázisban állíthatod helyre.
refuse-no-card = Most nincs olyan kártyád, amelyet { A($location) } alá kijátszhatnál.

## A napló

log-first-player = { NAGY(A($seat)) } a kezdőjátékos.
    .you = Te vagy a kezdőjátékos.
log-row = A helyszínek sora: { $locations }.
log-draw = { NAGY(A($seat)) } húz { text-cards }.
    .you = Te húzol { text-cards }.
log-drawn = Csak te látod a húzott kártyákat: { $cards }.
log-reshuffle = A megkevert dobópakli lesz az új húzópakli ({ $count } kártya).
log-space = { $number }. mező: { $phase }.
log-disaster = Katasztrófa: { $card }, célpontja { A($number) }. helyszín.
log-no-disaster = Nincs több katasztrófakártya.
log-bid = { NAGY(A($seat)) } passzol 1 { VAL($resource) } ({ $card }).
    .you = Te passzolsz 1 { VAL($resource) } ({ $card }).
log-free-bid = { NAGY(A($seat)) } ingyen passzol { A(VAL($card)) } ({ $card2 }).
    .you = Te ingyen passzolsz { A(VAL($card)) } ({ $card2 }).
log-take = { NAGY(A($seat)) } elviszi { A(T($card)) }.
    .you = Te elviszed { A(T($card)) }.
log-marker = { NAGY(A($seat)) } megkapja a kezdőjátékos-jelölőt.
    .you = Te megkapod a kezdőjátékos-jelölőt.
log-pot = { NAGY(A($seat)) } megkapja a licitbe adott erőforrásokat: { $resources }.
    .you = Te megkapod a licitbe adott erőforrásokat: { $resources }.
log-ruin = { NAGY(A($seat)) }: elpusztul { A($location) }.
    .you = Nálad elpusztul { A($location) }.
log-nothing-left = { NAGY(A(NAK($seat))) } nincs ép helyszíne, így semmi sem pusztul el.
    .you = Neked nincs ép helyszíned, így semmi sem pusztul el.
log-quake = { NAGY(A($seat)) } kap { T($resources) } ({ $card }).
    .you = Te kapsz { T($resources) } ({ $card }).
log-quake-refresh = { NAGY(A($seat)) } felfrissíti { A(T($cards)) } ({ $card }).
    .you = Te felfrissíted { A(T($cards)) } ({ $card }).
log-place = { NAGY(A($seat)) } { A($location) } alá teszi { A(T($card)) }.
    .you = Te { A($location) } alá teszed { A(T($card)) }.
log-no-place = { NAGY(A(NAK($seat))) } nincs ép helyszíne: { A($card) } a dobópakliba kerül.
    .you = Neked nincs ép helyszíned: { A($card) } a dobópakliba kerül.
log-replace = { NAGY(A($seat)) } kicseréli { A(T($card2)) } ({ $card }).
    .you = Te kicseréled { A(T($card2)) } ({ $card }).
log-low = { NAGY(A($seat)) } megmutatja az erőforrásait ({ $resources }), és lemond 2 pontról 1 érméért.
    .you = Te megmutatod az erőforrásaidat ({ $resources }), és lemondasz 2 pontról 1 érméért.
log-gain = { NAGY(A($seat)) } kap { T($resources) } ({ $card }).
    .you = Te kapsz { T($resources) } ({ $card }).
log-gain-at = { NAGY(A($seat)) } kap { T($resources) } ({ $location }).
    .you = Te kapsz { T($resources) } ({ $location }).
log-points = { NAGY(A($seat)) } szerez { $points } pontot ({ $card }).
    .you = Te szerzel { $points } pontot ({ $card }).
log-points-at = { NAGY(A($seat)) } szerez { $points } pontot ({ $location }).
    .you = Te szerzel { $points } pontot ({ $location }).
log-refresh = { NAGY(A($seat)) } felfrissíti { A(T($cards)) } ({ $card }).
    .you = Te felfrissíted { A(T($cards)) } ({ $card }).
log-refresh-at = { NAGY(A($seat)) } felfrissíti { A(T($cards)) } ({ $location }).
    .you = Te felfrissíted { A(T($cards)) } ({ $location }).
log-convert = { NAGY(A($seat)) } átváltással 1 { ERT($resource) } kap { T($resources) } ({ $card }).
    .you = Te átváltással 1 { ERT($resource) } kapsz { T($resources) } ({ $card }).
log-convert-at = { NAGY(A($seat)) } átváltással 1 { ERT($resource) } kap { T($resources) } ({ $location }).
    .you = Te átváltással 1 { ERT($resource) } kapsz { T($resources) } ({ $location }).
log-repeat = { NAGY(A($seat)) } megismétli { A($card2) } képességét ({ $card }).
    .you = Te megismétled { A($card2) } képességét ({ $card }).
log-repeat-at = { NAGY(A($seat)) } megismétli { A($location) } képességét ({ $card }).
    .you = Te megismétled { A($location) } képességét ({ $card }).
log-play = { NAGY(A($seat)) } kijátssza { A(T($card)) } { A($location) } alá.
    .you = Te kijátszod { A(T($card)) } { A($location) } alá.
log-pay = { NAGY(A($seat)) } kifizet { T($resources) }.
    .you = Te kifizetsz { T($resources) }.
log-sell = { NAGY(A($seat)) } eladja { A(T($card)) } 1 érméért.
    .you = Te eladod { A(T($card)) } 1 érméért.
log-discard-hand = { NAGY(A($seat)) } eldobja { A(T($cards)) }.
    .you = Te eldobod { A(T($cards)) }.
log-restore = { NAGY(A($seat)) } helyreállítja { A(T($location)) }.
    .you = Te helyreállítod { A(T($location)) }.
log-swap = { NAGY(A($seat)) } felcseréli { A(T($location)) } és { A(T($location2)) }.
    .you = Te felcseréled { A(T($location)) } és { A(T($location2)) }.
log-move = { NAGY(A($seat)) } átteszi { A(T($card)) } { A($location) } alá.
    .you = Te átteszed { A(T($card)) } { A($location) } alá.
log-begin = { NAGY(A($seat)) } { A(VAL($part)) } kezd.
    .you = Te { A(VAL($part)) } kezdesz.
log-conflict = Kezdődik { A($conflict) }.
log-commit = { NAGY(A($seat)) } titokban licitál.
    .you = Te titokban licitálsz.
log-strength = { $axes ->
    [0] { $coins ->
        [0] { NAGY(A($seat)) } nem licitál; végleges katonai ereje { $strength }.
       *[other] { NAGY(A($seat)) } { text-bid } licitál; végleges katonai ereje { $strength }.
    }
   *[other] { NAGY(A($seat)) } { text-bid } licitál; végleges katonai ereje { $strength }.
}
    .you = { $axes ->
        [0] { $coins ->
            [0] Te nem licitálsz; végleges katonai erőd { $strength }.
           *[other] Te { text-bid } licitálsz; végleges katonai erőd { $strength }.
        }
       *[other] Te { text-bid } licitálsz; végleges katonai erőd { $strength }.
    }
# $tokens: hány erőforrás.
log-band = { $tokens ->
    [0] { NAGY(A($seat)) } kap { $points } pontot a katonai erejéért.
   *[other] { NAGY(A($seat)) } kap { $points } pontot a katonai erejéért, a készletből pedig { T($resources) }.
}
    .you = { $tokens ->
        [0] Te kapsz { $points } pontot a katonai erődért.
       *[other] Te kapsz { $points } pontot a katonai erődért, a készletből pedig { T($resources) }.
    }
log-band-loss = { $tokens ->
    [0] { NAGY(A($seat)) } veszít { $points } pontot az alacsony katonai ereje miatt.
   *[other] { NAGY(A($seat)) } veszít { $points } pontot az alacsony katonai ereje miatt, de a készletből kap { T($resources) }.
}
    .you = { $tokens ->
        [0] Te veszítesz { $points } pontot az alacsony katonai erőd miatt.
       *[other] Te veszítesz { $points } pontot az alacsony katonai erőd miatt, de a készletből kapsz { T($resources) }.
    }
# Ahol az erő nem a legalsó pontsávba esik.
log-strength-loss = { $tokens ->
    [0] { NAGY(A($seat)) } veszít { $points } pontot a katonai ereje miatt.
   *[other] { NAGY(A($seat)) } veszít { $points } pontot a katonai ereje miatt, de a készletből kap { T($resources) }.
}
    .you = { $tokens ->
        [0] Te veszítesz { $points } pontot a katonai erőd miatt.
       *[other] Te veszítesz { $points } pontot a katonai erőd miatt, de a készletből kapsz { T($resources) }.
    }
log-victory = { $tokens ->
    [0] { NAGY(A(NAK($seat))) } a legnagyobb a katonai ereje: kap { $points } pontot.
   *[other] { NAGY(A(NAK($seat))) } a legnagyobb a katonai ereje: kap { $points } pontot, a készletből pedig { T($resources) }.
}
    .you = { $tokens ->
        [0] Neked a legnagyobb a katonai erőd: kapsz { $points } pontot.
       *[other] Neked a legnagyobb a katonai erőd: kapsz { $points } pontot, a készletből pedig { T($resources) }.
    }
log-victory-loss = { $tokens ->
    [0] { NAGY(A(NAK($seat))) } a legnagyobb a katonai ereje: veszít { $points } pontot.
   *[other] { NAGY(A(NAK($seat))) } a legnagyobb a katonai ereje: veszít { $points } pontot, de a készletből kap { T($resources) }.
}
    .you = { $tokens ->
        [0] Neked a legnagyobb a katonai erőd: veszítesz { $points } pontot.
       *[other] Neked a legnagyobb a katonai erőd: veszítesz { $points } pontot, de a készletből kapsz { T($resources) }.
    }
log-upheaval = { NAGY(A($seat)) } felcseréli { A(T($location)) } és { A(T($location2)) } (felfordulás).
    .you = Te felcseréled { A(T($location)) } és { A(T($location2)) } (felfordulás).
log-upheaval-stays = { NAGY(A($seat)) }: { A($location) } a helyén marad (felfordulás).
    .you = Nálad { A($location) } a helyén marad (felfordulás).
log-recover = { NAGY(A($seat)) } felfrissíti { A(T($cards)) }.
    .you = Te felfrissíted { A(T($cards)) }.
log-keep-hand = { NAGY(A($seat)) } megtartja a négy kártyát.
    .you = Te megtartod a négy kártyát.
log-suffer = { NAGY(A($seat)) } végrehajtja { A(T($card)) } és { A(T($card2)) }.
    .you = Te végrehajtod { A(T($card)) } és { A(T($card2)) }.
log-score = { NAGY(A($seat)) } eredménye: { text-points }.
    .you = A te eredményed: { text-points }.
log-winner = { NAGY(A($seat)) } győz.
    .you = Te győzöl.
log-shared-victory = A győzelmen osztozik { A($seats) }.

## A kártyákra és a helyszínekre nyomtatott hatások

effect-gain = Kapsz { T($resources) }.
effect-convert-any = { text-times } kaphatsz 1 { ERT($resource) } { VAGY(T($resources)) }.
effect-convert-all = { text-times } kaphatsz 1 { ERT($resource) } { T($resources) }.
effect-repeat-economy = Megismételheted egy másik gazdasági képességedet.
effect-points-per-adjacent = { $points } pont minden szomszédos { ERT($neighbour) }.
effect-gain-per-adjacent = { NAGY(T($resources)) } kapsz minden szomszédos { ERT($neighbour) }.
effect-gain-points = { $points } pontot kapsz.
effect-restore-discount = A szomszédos helyszínek helyreállítása { $count } kalapáccsal olcsóbb.
effect-move-innovation = Egy fejlesztésedet átteheted egy másik helyszín alá.
effect-refresh-all = Felfrissíted a szomszédos helyszínek alatt lévő összes fejlesztést.
effect-refresh-some = { $count ->
    [one] Felfrissíthetsz { $count } fejlesztést egy szomszédos helyszín alatt.
   *[other] Felfrissíthetsz legfeljebb { $count } fejlesztést a szomszédos helyszínek alatt.
}
effect-free-bid = Kimerítésével ingyen passzolsz egy olyan katasztrófánál, amely elfogad { T($resource) }.
effect-replace-disaster = Kimerítésével egy aktuális katasztrófa helyére másikat húzol.
effect-strength = { $count } katonai erő.
effect-strength-per-adjacent = { $count } katonai erő minden szomszédos { ERT($neighbour) }.
effect-end-per-destroyed = { $points } pont minden elpusztított helyszínedért.
effect-end-most-destroyed = { $points } pont, ha senkinek sincs több elpusztított helyszíne, mint neked.
effect-end-per-adjacent = { $points } pont minden szomszédos { ERT($neighbour) }.
effect-end-per-resource = { $points } pont minden megmaradt { ERT($resource) }.
effect-end-repeat = Egy másik játék végi képességed még egyszer pontot ad.
effect-quake-gain = Kapsz { T($resources) }.
effect-quake-refresh = Felfrissíted az összes fejlesztésedet.
effect-play-discount = { $count ->
    [one] Egy kártyád kijátszása { $hammers } kalapáccsal olcsóbb.
   *[other] { $count } kártyád kijátszása egyenként { $hammers } kalapáccsal olcsóbb.
}
effect-swap-locations = Felcserélheted két helyszínedet.
effect-disaster = Célpontja { A($number) }. helyszín; passzolni { VAGY(VAL($resources)) } lehet, és mindig 1 érmével.
effect-victory = A legnagyobb erő: { text-reward }.
effect-band = { $least }–{ $most } erő: { text-reward }.
effect-band-up = Legalább { $least } erő: { text-reward }.
effect-band-down = Legfeljebb { $most } erő: { text-reward }.
# $tokens: hány erőforrás; $count: hány fejlesztést lehet felfrissíteni.
text-reward = { $tokens ->
    [0] { $count ->
        [0] { text-points }
       *[other] { text-points }, felfrissítés: { $count }
    }
   *[other] { $count ->
        [0] { text-points }, { $resources }
       *[other] { text-points }, { $resources }, felfrissítés: { $count }
    }
}
effect-upheaval = { $rank ->
    [1] Felfordulás: a többiek a legértékesebb ép helyszínüket felcserélik { A($number) }. helyen lévővel.
   *[other] Felfordulás: a többiek { A($rank) }. legértékesebb ép helyszínüket felcserélik { A($number) }. helyen lévővel.
}

## Kártyák, helyszínek és lépések leírása

text-play-cost = { $hammers ->
    [0] A kijátszása ingyenes.
   *[other] A kijátszás ára { text-hammers }.
}
text-location = { $type }: a játék végén, ha ép, { $points } pontot ér.
text-restore-cost = { $hammers ->
    [0] A helyreállítása ingyenes.
   *[other] A helyreállítás ára { text-hammers }.
}
# Ami egy lépés után áll: az ára, amit hoz, ami elpusztul.
text-price = { $hammers ->
    [0] ingyen
   *[other] { text-hammers }
}
text-destroys = elpusztul { A($location) }
text-destroys-either = elpusztul { VAGY(A($locations)) }
text-destroys-nothing = semmi sem pusztul el
text-brings = { T($resources) } hoz
text-converts = 1 { ERT($resource) } { $resources }
text-strength = végleges katonai erő: { $strength }

## Mennyiségek, mondatok részeként

text-points = { $points } pont
text-hammers = { $hammers } kalapács
text-count-hammers = { $count } kalapács
text-axes = { $axes } fejszével
text-coins = { $coins } érmével
text-bid = { $axes ->
    [0] { text-coins }
   *[other] { $coins ->
        [0] { text-axes }
       *[other] { text-axes } és { text-coins }
    }
}
text-cards = { $count } kártyát
text-times = { $count ->
    [one] Egyszer
   *[other] Legfeljebb { $count } alkalommal
}

## A játék beállításai

option-edition = Kiadás
option-edition-help = Mi van a kártyákra és a helyszínekre nyomtatva.
option-variant = Változat
option-variant-help = A Villám változat a sáv egy későbbi mezőjén kezdődik, és mindenki túl van már két katasztrófán.
option-first_player = Kezdőjátékos
option-first_player-help = Ki kezdi az első licitet.
option-replacement = Kicserélt katasztrófa
option-replacement-help = Hová kerül az a katasztrófa, amelyet egy fejlesztés kicserél.
option-replacement_time = A katasztrófacsere ideje
option-replacement_time-help = A szabálykönyv szerint egy fejlesztés bármikor kicserélheti a katasztrófát, ezért a tulajdonosát a többiek minden döntése előtt megkérdezzük. Csak a tulajdonos körében: gyorsabb.
option-conversion = Mit lehet átváltani
option-conversion-help = Az átváltás búzát kér. A szabálykönyv betűje szerint az érme bármelyik erőforrás helyett használható, tehát itt is.
option-end_neighbours = Szomszédok a játék végén
option-end_neighbours-help = Melyik szomszédos helyszínek érnek pontot a típusuk szerint a játék végén. A szabálykönyv nem mondja, hogy épnek kell lenniük; a kártyák szövege is az itteni választást követi.
option-payment = Kalapács vagy érme
option-payment-help = Hogyan fizetjük a kalapácsban megadott költséget. Az érme mindent tud, amit a kalapács, ezért előbb a kalapács fogy; vagy a játékos dönt, valahányszor választhat.

value-reconstructed = Pentapolis (rekonstrukció)
value-normal = Hagyományos
value-lightning = Villám
value-random = Véletlenszerűen
value-0 = 1. játékos
value-1 = 2. játékos
value-2 = 3. játékos
value-3 = 4. játékos
value-discard = A dobópakliba
value-shuffle_back = Vissza a húzópakliba
value-any_moment = Bármikor
value-own_turn = A tulajdonos körében
value-exact = Csak búza
value-coin_for_wheat = Búza helyett érme is
value-healthy_neighbours = Csak az épek
value-all_neighbours = Az elpusztítottak is
value-hammers_first = Előbb kalapács
value-chosen = A játékos dönt
