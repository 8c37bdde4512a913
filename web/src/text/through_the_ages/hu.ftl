### A Korokon át táblájának szavai a böngészőben.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanezekkel a változókkal, ugyanebben a sorrendben.

## Zónák

ttaboard-table = Az asztal
ttaboard-world = Korok, paklik és események
ttaboard-row = Kártyasor
ttaboard-hand = A kezed
ttaboard-mat = { $seat } civilizációja
ttaboard-open = { $seat } egész civilizációja
ttaboard-in-play = Játékban: { $seat }
ttaboard-taken = elvitték

## A világ

ttaboard-round = { $round }. forduló
ttaboard-civil-deck = még { $count } polgári lap
ttaboard-military-deck = { $count } katonai lap
ttaboard-events-title = Események
ttaboard-events = Jelenlegi események: { $current }; jövőbeli események: { $future }.
ttaboard-event-top = A következő: { $card }.
ttaboard-events-known = Tudod, hogy a jelenlegiek között van: { $cards }.
ttaboard-events-prepared = Te készítetted elő: { $cards }.
ttaboard-events-past = Elmúlt események: { $cards }.
ttaboard-antiquated = Ami elavul
ttaboard-antiquated-count = { $count ->
    [one] { $count } lapod elavul a kor végén
   *[other] { $count } lapod elavul a kor végén
}

## Számok

ttaboard-culture = Kultúra
ttaboard-in-the-game = Kultúra a játék végéig
ttaboard-science = Tudomány
ttaboard-strength = Katonai erő ({ $rank }. hely)
ttaboard-strength-of = Katonai erő: { $count }
ttaboard-happy = Elégedettség: { $have }, szükséges: { $need }
ttaboard-food = Élelem
ttaboard-resources = Erőforrás
ttaboard-unused = Szabad munkások: { $count }
ttaboard-discontent = Elégedetlen munkások: { $count }
ttaboard-civil-hand = Polgári lapok kézben: { $count }
ttaboard-military-hand = Katonai lapok kézben: { $count }
ttaboard-yellow-title = Sárga készlet
ttaboard-blue-title = Kék készlet
ttaboard-yellow = Sárga készlet: { $count }
ttaboard-blue = Kék készlet: { $count }
ttaboard-grow = Még egy munkás ára { $food } élelmiszer; utána { $need } boldog arc kell.
ttaboard-consumption = Fogyasztás: { $count } élelem.
ttaboard-corruption = korrupció −{ $count }
ttaboard-actions = Polgári akciók: { $ca } / { $ca_total }; katonai akciók: { $ma } / { $ma_total }.

## Lapok

ttaboard-price = Neked { $count ->
    [0] ingyen van
    [one] { $count } polgári akció
   *[other] { $count } polgári akció
}.
ttaboard-goes = A következő kör elején távozik a sorból.
ttaboard-cost-science = Tudomány: { $count }.
ttaboard-cost-resource = Erőforrás: { $count }.
ttaboard-cost-military_action = Katonai akció: { $count }.
ttaboard-stages = Szintek: { $stages }.
ttaboard-revolution = Forradalommal: { $count } tudomány.
ttaboard-workers = Munkások itt: { $count }.
ttaboard-tokens = Kék jelzők itt: { $count }.
ttaboard-build = Még egy ára: { $cost }.
ttaboard-upgrade = Fejlesztés erre: { $card }; ára { $cost }.
ttaboard-in-hand = A kezedben van: { $card }.
ttaboard-would-lie = Ide kerülne: { $card }.
ttaboard-develop = Kifejlesztése { $cost } tudomány.
ttaboard-revolt = Forradalommal { $cost } tudomány és minden polgári akció.
ttaboard-fresh = Ebben a körben vetted el, a következőtől játszhatod ki.
ttaboard-unfinished = Megépült szintek: { $built } / { $count }
ttaboard-ruined = Rom.
ttaboard-homer = Homérosz van alatta.
ttaboard-tactic = A hadseregek hozzáadnak: { $count }.
ttaboard-tactic-own = A hadseregek hozzáadnak: { $count }; még senki sem másolhatja.
ttaboard-pact = Partner: { $seat }, { $side } oldal.
ttaboard-war = Háború ellene: { $seat }; most { $mine } : { $theirs }.
ttaboard-completes = Elkészül: { $card }.
ttaboard-all-actions = Minden polgári akciódat elhasználja.

## Támadások, licitek, a kör vége

ttaboard-attack = A te erőd { $mine }, az övé { $theirs }.
ttaboard-attack-reach = A te erőd { $mine }, az övé { $theirs }; lapokkal akár { $reach } is lehet.
ttaboard-held = Kivéded.
ttaboard-can-hold = Még { $missing } kell; a lapjaiddal { $best } lehetsz.
ttaboard-cannot-hold = A lapjaiddal legfeljebb { $best } lehetsz: kevés.
ttaboard-laid = Letett védekező lapok: { $count }
ttaboard-force = Legnagyobb haderőd: { $count } ({ $parts })
ttaboard-force-now = A haderő eddig { $count }, kell: { $bid }
ttaboard-unused-actions = { $count ->
    [one] { $count } polgári akció kihasználatlan.
   *[other] { $count } polgári akció kihasználatlan.
}

## Ugrás az oldal részeihez, keskeny képernyőn

ttaboard-jumps = Az asztal részei
ttaboard-jump-row = Sor
ttaboard-jump-mat = Ország
ttaboard-jump-hand = Kéz
ttaboard-jump-rivals = Riválisok
ttaboard-jump-world = Világ

## Védekezés

ttaboard-defence-holds = { $have } + { $adds } = { $sum } a { $strength } ellen: a támadás sikertelen.
ttaboard-defence-short = { $have } + { $adds } = { $sum }, még { $missing } hiányzik a { $strength } erőhöz.
