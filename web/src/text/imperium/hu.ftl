### Az Imperium táblájának szavai a böngészőben.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanezekkel a változókkal, ugyanebben a sorrendben.

## Zónák

impboard-table = Az asztal
impboard-market = Piac
impboard-nation = { $seat } nemzete
impboard-open = { $seat } egész nemzete
impboard-in-play = Játékban: { $seat }
impboard-hand = A kezed
impboard-hand-empty = Nincs lapod
impboard-empty = Nincs játékban lap
impboard-resolving = Ami éppen végrehajtódik
impboard-asked = Ezek közül választhatsz
impboard-revealed = Felfedett lapok
impboard-pile-empty = Itt nincs lap.
impboard-title-exile = Száműzött lapok
impboard-title-discard = { $seat } dobópaklija
impboard-title-history = { $seat } történelme
impboard-title-deck = Húzópaklid, sorrend nélkül

## Paklik és kupacok

impboard-main = Főpakli
impboard-exile = Száműzött
impboard-deck = { $deck }: még { $count }
impboard-pile-fame = Hírnévpakli: { $count }
impboard-pile-unrest = Zavargáspakli: { $count }
impboard-about-fame = A pontozást a Királyok királya végrehajtása váltja ki.
impboard-about-unrest = Amint ez a pakli kiürül, a nemzetek összeomlanak.
impboard-unrest-under = Zavargás van alatta.
impboard-nation-deck = Nemzetpakli: { $count }
impboard-accession = alul: { $card }
impboard-history = Történelem: { $count }
impboard-flooded = Elárasztott pakli: { $count }
impboard-draw = Húzópakli: { $count }
impboard-discard = Dobópakli: { $count }
impboard-hand-of = Lapok kézben: { $count }
impboard-developments = Fejlesztések: { $count }
impboard-quest = Küldetés
impboard-side = { $side } oldal

## Egy nemzet

impboard-state = { $state ->
    [barbarian] Barbár
   *[empire] Birodalom
}: akciók { $actions }, kimerülésjelzők { $exhaust } / { $most }
impboard-points = { $points ->
    [one] { $points } pont látszik
   *[other] { $points } pont látszik
}
impboard-progress = Előrehaladás és ami nem látszik
impboard-regions = Régiók játékban
impboard-garrison = Elszállásolva itt: { $cards }.
impboard-stored = Előrehaladás rajta: { $count }.

## Lapok

impboard-token-materials = alapanyag
impboard-token-population = népesség
impboard-token-progress = előrehaladás
impboard-band-nation = nemzet
impboard-band-both = civilizálatlan és civilizált
impboard-pinned = rögzített
impboard-attack = támadás
impboard-exhausted = Kimerült.
impboard-worth = Most ennyit ér: { $points }.
impboard-collapsed = Összeomlás: a legkevesebb zavargás győz –
impboard-collapsed-equal = Egyenlő zavargásnál a több pont győz.
impboard-note-innovate = Eldobod a kezed, és áttörsz.
impboard-note-revolt = Zavargás vissza: { $count }.
impboard-note-end = { $count ->
    [0] Nem marad akciód.
   *[other] Megmaradó akció: { $count }.
}
impboard-by-card = Pontok lapról lapra
impboard-origin-rulebook = A szabálykönyv így mutatja.
impboard-origin-public = Nyilvános források így mutatják.
impboard-origin-recalled = A nyomtatott lap emlékezetből; eltérhet.
impboard-origin-reconstructed = A Pentapolis rekonstrukciója: a nyomtatott lap eltérhet.
impboard-origin-print = A nyomtatott lap szerint, a doboz tulajdonosa vitte be.
impboard-name-ours = A magyar név a miénk.
