### A Korokon át asztala a terminálban.

# Amit a kártyák adnak és amibe kerülnek, egy-két betűvel vagy jellel.
terminal-letter-culture = ★
terminal-letter-science = Tu
terminal-letter-strength = ▲
terminal-letter-happy = Bo
terminal-letter-food = Él
terminal-letter-resource = Er
terminal-letter-civil_action = PA
terminal-letter-military_action = KA
terminal-letter-population = ●
terminal-letter-military_card = K
terminal-letter-yellow = ●
terminal-letter-blue = ■
terminal-letter-colonization = Gy
terminal-name-culture = kultúra
terminal-name-science = tudomány
terminal-name-happy = boldog arc
terminal-name-food = élelmiszer
terminal-name-resource = erőforrás
terminal-name-civil_action = polgári akció
terminal-name-military_action = katonai akció
terminal-name-colonization = gyarmatosítás
# A kártyák fajtái három betűvel.
terminal-kind-farm = far
terminal-kind-mine = bán
terminal-kind-lab = lab
terminal-kind-temple = tem
terminal-kind-library = kön
terminal-kind-theater = szí
terminal-kind-arena = aré
terminal-kind-infantry = gya
terminal-kind-cavalry = lov
terminal-kind-artillery = tüz
terminal-kind-air_force = lég
terminal-kind-law = tör
terminal-kind-warfare = had
terminal-kind-exploration = fel
terminal-kind-construction = épí
terminal-kind-urban = vár
terminal-kind-unit = egy
terminal-kind-government = kor
terminal-kind-leader = vez
terminal-kind-wonder = cso
terminal-kind-action = akc
terminal-kind-event = ese
terminal-kind-territory = ter
terminal-kind-tactic = tak
terminal-kind-aggression = agr
terminal-kind-war = háb
terminal-kind-pact = szö
terminal-kind-bonus = bón
terminal-kind-hand = kéz
part-culture = Kultúrapont
part-before = Kultúra a játék végéig
terminal-round = { $age }, { $number }. forduló
terminal-decks = Polgári pakli { $civil } · katonai pakli { $military }, eldobva { $discards }
# Az aktuális események a felső kártya hátlapjával, és a jövőbeliek.
terminal-events = Események { $current } ({ $age }) → { $future }
terminal-top = a következő: { $card }
terminal-known-events = a tieid: { $cards }
# Egy közös taktika, és a játékosok, akiknek a jelzője rajta áll.
terminal-common = { $card }: { $seats }
terminal-event = Esemény: { $card }
terminal-aggression = { $card }: { $who } { $strength }▲ – { $rival } { $defence }▲
terminal-best = , legfeljebb { $count }▲
terminal-auction = { $card }: { $bid } a licit, { $who }
terminal-largest = a legnagyobb sereged { $count } ({ $parts })
terminal-force = a sereg { $count }, a licit { $bid }
terminal-offer = { $who } ajánlata ({ $side } oldal): { $card } – { $rival }
terminal-pact = { $card } ({ $who } { $side }, { $rival })
terminal-war = { $card } – { $rival } { $mine }▲ : { $theirs }▲
terminal-resigned = feladta
terminal-ruined = rom
terminal-unused = szabad { $count }
terminal-discontent = elégedetlen { $count }
terminal-population = +1● ára { $price }
terminal-temporary-civil_actions = +{ $count }PA most
terminal-temporary-military_actions = +{ $count }KA most
terminal-temporary-unit_resources = { $count }Er egységekre
terminal-temporary-unit_science = { $count }Tu egységekre
terminal-temporary-food = +{ $count }Él most
terminal-temporary-resources = +{ $count }Er most
terminal-civil = Polgári { $count }/{ $limit }
terminal-military = Katonai { $count }/{ $limit }
terminal-forecast = Ha most fejeznéd be: { $gains } → { $after }; húzol { $cards }
terminal-menu-take = Vedd el:
terminal-menu-build = Építs:
terminal-menu-upgrade = Fejlessz:
terminal-menu-destroy = Rombold le:
terminal-menu-disband = Oszlass fel:
terminal-menu-prepare = Készítsd elő az eseményt:
terminal-menu-discard = Dobd el:
terminal-menu-bid = Licit:
terminal-menu-mix = Élelmiszer, a többi erőforrás:
terminal-menu-hint = Írj be egy számot, egy név elejét vagy egy parancsot; a „súgó” felsorolja őket.
terminal-legend =
    Nyereségek és költségek: { $goods }, ▲ erő, ● népesség, ■ kék jelző. A kártyák fajtái: { $kinds }, vár városi épület, egy katonai egység.
    A sorban [2]: ennyi polgári akcióba kerül neked, ✗ a következő kör elején lekerül a sorról; … a kártya többet mond, mint a jelek: nézd meg a nevével.
    Pontok és javak: mennyi van, aztán amit egy kör hozzátesz és elvesz. Boldog arcok: van/kell. Akciók: maradt/összes. ≤ ennyi városi épület egy típusból.
    Technológiák: ● munkások, ■ kék jelzők, (2) ennyi erőforrás még egy. Készletek: balról ürülnek, │ a jelzések között.
    Események: aktuális (a felső kártya kora) → jövőbeli. Taktikák: akik használják; ! még csak a gazdájáé. ↑ a legerősebb, ↓ a leggyengébb.
