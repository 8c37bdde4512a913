### A főváros táblájának szavai a böngészőben.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanezekkel a változókkal, ugyanebben a sorrendben.

## Zónák

capboard-table = Az asztal
capboard-city = { $seat } városa
capboard-plan = { $seat } várostérképe
capboard-open = { $count ->
    [one] { $seat } egész városa: { $count } lapka
   *[other] { $seat } egész városa: { $count } lapka
}
capboard-tracks = A hat sáv
capboard-projects = Terv mezők
capboard-field = { $count } dolláros terv mező
capboard-field-short = terv mező
capboard-placing = Ez épül most
capboard-field-empty = Nincs lapka
capboard-hand = Jólét lapkáid
capboard-pile = { $count ->
    [one] { $count } lapka maradt a korszak paklijában
   *[other] { $count } lapka maradt a korszak paklijában
}
capboard-reconstructed = Nagyrészt rekonstrukció
capboard-reconstructed-why = Egyetlen forrás sem sorolja fel a nyomtatott lapkákat és a tábla értékeit; legtöbbjük a szabálykönyvhöz illeszkedő saját munka.

## Idő és kezdeményezés

capboard-time = { $round }. forduló a 12-ből, { $age }. korszak
capboard-phases = A forduló fázisai
capboard-fair = Világkiállítás
capboard-prosperity-round = Ebben a fordulóban jólét lapka vagy tó épül.
capboard-initiative = Kezdeményezés
capboard-factor-now = neked most ×{ $count }
capboard-factor-next = köv. fordulóban neked ×{ $count }
capboard-last-payment = a végén { $count } dollárt fizetsz
capboard-column-title = { $column }. oszlop
capboard-column = { $column }. oszlop: { $cost } $; aki innen lép el, { $multiplier }-szeres árat fizet.
capboard-column-held = { $seat } áll itt.
capboard-column-left = { $seat } innen jön.
capboard-column-closed = Ennyi játékossal nem használható.
capboard-column-price = Neked { $count } dollárba kerül.
capboard-column-next = A következő fordulóban { $count } dollárba kerülne neked.
capboard-loans = { $count ->
    [one] Egy hitel: −1 tekintély
   *[other] { $count } hitel: −{ $count } tekintély
}

## Sávok

capboard-neutral = Semleges város
capboard-aimed = Ide kerülne a jelölőd
capboard-stands = { $seat }: { $space }
capboard-space-fair = { $space } (világkiállítás: { $count })
capboard-past-least = A sáv eleje alatt ({ $track }): { $changes }
capboard-past-most = A sáv végén túl ({ $track }): { $changes }
capboard-next-attraction = még { $count } a vonzerőhöz ({ $space }. mező)
capboard-next-upgrade = még { $count } a fejlesztésjelig
capboard-next-fair = még { $count } a világkiállítás következő értékéig ({ $space }. mező)
capboard-next-point = még { $count } a következő pontig ({ $space } $)
capboard-next-population = A munkások száma nem haladhatja meg a népességet ({ $space }).
capboard-next-end = még { $count } az utolsó mezőig ({ $space })
capboard-tourism-leader = { $level ->
    [0] { $seat } kultúrája a legmagasabb, vonzereje még nincs.
   *[other] { $seat } kultúrája a legmagasabb, vonzereje { $level }. szintű.
}
capboard-tourism-lowest = A legalacsonyabb kultúrájú város mindig elveszíti a turistáját.
capboard-tourism-neutral = A másik város elveszíti a turistáját, ha a semleges jelölő alatt áll.
capboard-tourism-range = A vonzerő a kultúra sáv { $space }. mezőjéig minden más város turistáját elviszi.
capboard-tourism-nobody = Most senki turistája nem menne el.
capboard-losers = Turistájuk elmenne: { $seats }
capboard-leaving = Turisták most:
capboard-fair-values = Amit a világkiállítás az egyes mezőkért ad
capboard-fair-now = Ha most lenne:
capboard-fair-now-long = Ha most lenne a világkiállítás: munkások { $employment }, munkanélküliség { $unemployment }, közszolgálati lemaradás { $rank }, fejlődés { $progress }

## Egy város

capboard-plant = { $name }, { $level }. szint: aktiválások { $count }, energia { $cubes }
capboard-next-plant = Egy fejlesztés { $count } energiát hozna.
capboard-activations = Aktiválva: { $made } / { $allowed }
capboard-token = Legmagasabb kultúra
capboard-tourist = { $seat } turistája
capboard-tourist-neutral = Semleges turista
capboard-prestige-hidden = Az eddig kapott tekintély rejtett (jelzők: { $count }), és itt nem számít.
capboard-final-price = A kezdeményezés utolsó fizetése { $count } $ lenne.
capboard-marker-title = Építésjelző
capboard-marker = { $count ->
    [one] Építésjelző: { $count } szabad hely mellette
   *[other] Építésjelző: { $count } szabad hely mellette
}
capboard-marker-full = Építésjelző, mellette nincs szabad hely
capboard-corner = { $corner } sarok

## Lapkák és helyek

capboard-age = { $age }. korszak
capboard-price = { $count ->
    [0] Ingyenes.
   *[other] Ára { $count } $.
}
capboard-cost-now = Aktiválása most { $count } energia (kocka rajta: { $cubes }).
capboard-beside = Szomszédai hozzáadják: { $changes }.
capboard-hosts = Itt van: { $who }.
capboard-met = A követelményei teljesülnek.
capboard-unmet = A követelményei nem teljesülnek.
capboard-cell = { $cell } hely
capboard-sites = { $count ->
    [0] Minden hely büntetéssel jár.
    [one] { $count } hely büntetés nélkül
   *[other] { $count } hely büntetés nélkül
}
capboard-click-cell = Kattints a városod egy helyére, és oda épül.
capboard-tap-cell = Koppints a városod egy helyére, és oda épül.
capboard-no-fine = Büntetés nincs.
capboard-fine = Büntetés: −{ $count } tekintély.
capboard-breaks-a = Egyik építésjelződet sem érinti.
capboard-breaks-b = Nincs mellette azonos típusú lapka.
capboard-gives = Ad: { $changes }.
capboard-triggers = { $tile } hozzáad: { $changes }.
capboard-origin-rulebook = A szabálykönyv így mutatja.
capboard-origin-public = Nyilvános oldalak így mutatják.
capboard-origin-mixed = Részben a szabálykönyv vagy nyilvános oldalak szerint, a többi a Pentapolis rekonstrukciója.
capboard-origin-reconstructed = A Pentapolis rekonstrukciója: a nyomtatott lapka eltérhet.
capboard-origin-print = A nyomtatott lapka szerint, a doboz tulajdonosa vitte be.
