### A birodalom alkonya asztala a terminálban.

# A sáv mezői és a képességek fázisai egy-két betűvel.
terminal-code-disaster = Ka
terminal-code-double_disaster = DK
terminal-code-economy = G
terminal-code-industry = I
terminal-code-conflict = Ko
terminal-code-economy_industry = GI
terminal-code-end = Vég
terminal-code-destroyed = ✗
# Erőforrások egy, a katasztrófák típusai két, a helyszínek típusai legfeljebb öt betűvel.
terminal-letter-wheat = B
terminal-letter-hammer = K
terminal-letter-axe = F
terminal-letter-coin = ●
terminal-type-fire = Tű
terminal-type-revolt = Lá
terminal-type-famine = Éh
terminal-type-flood = Ár
terminal-type-blight = Ra
terminal-type-barbarians = Ba
terminal-type-plague = Pe
terminal-type-earthquake = Fö
terminal-tile-city = Város
terminal-tile-town = Falu
terminal-tile-army = Hads.
terminal-tile-road = Út
terminal-tile-farm = Tanya
terminal-tile-any = hely
terminal-end = VÉGE
terminal-reconstructed = rekonstruált kiadás
terminal-decks = Pakli { $count }, eldobva { $discarded }
terminal-resources = Erőforrás
terminal-hand = Kéz
terminal-hand-size = kézben { $count }
terminal-now = most { $points }★
terminal-known = legalább { $points }★
terminal-done = kész
terminal-first = kezdőjátékos
terminal-disaster = célpont { $number }, elfogad { $accepted }
terminal-pot = licit { $resources }
terminal-pot-empty = nincs licit
terminal-taken = elvitte: { $who }
terminal-yours = nálad: { $locations }
terminal-victory = legnagyobb
terminal-upheaval = { $rank ->
    [1] a többiek cseréje: legértékesebb ép helyszín ↔ { $number }. hely
   *[other] a többiek cseréje: { $rank }. legértékesebb ép helyszín ↔ { $number }. hely
}
terminal-bid-secret = licitált
terminal-bid-waits = gondolkodik
terminal-fighting = { $starting }▲ + { $axes } + { $coins } = { $strength }▲
terminal-starting = kezdő erő { $starting }▲
terminal-wins = győz
terminal-cards-left = kijátszható vagy eladható kártya: { $count }
terminal-restores-left = helyreállítható helyszín: { $count }
terminal-sign-repeat = G újra
terminal-sign-move = fejl. át
terminal-sign-refresh-all = mind friss
terminal-sign-refresh-beside = szomszéd friss
terminal-sign-refresh = friss { $count }
terminal-sign-free = ingyen { $what }
terminal-sign-replace = csere
terminal-sign-restore = helyreáll. −{ $what }
terminal-sign-most = ha legtöbb ✗
terminal-sign-end-repeat = Vég újra
terminal-sign-play = { $count }× kijátsz −{ $what }
terminal-sign-swap = helycsere
terminal-menu-play = Játszd ki { A(T($card)) } ({ $what }) ez alá:
terminal-menu-sell = Add el 1●-ért:
terminal-menu-restore = Állítsd helyre:
# $location: az egyik, példaként.
terminal-menu-swap = { $first }–{ $last } Cserélj fel két helyszínt: írd be az egyik nevét ({ $location })
terminal-menu-move = Tedd át { A(T($card)) } ez alá:
terminal-menu-commit = Fejsze { $axes }, érme:
terminal-menu-commit-axes = Licitálj fejszével:
terminal-menu-commit-coins = Licitálj érmével:
terminal-menu-suffer = { $card } ezzel:
terminal-menu-ruin = Pusztuljon el:
terminal-menu-place = Tedd { A(T($card)) } ez alá:
terminal-menu-hint = Írj be egy számot, egy név elejét vagy egy parancsot; a „súgó” felsorolja őket.
terminal-score-known = Ha most érne véget, a rejtett erőforrások pontjai nélkül
terminal-legend =
    A sáv: { $phases }.
    Erőforrások: { $units }. ★ pont, ▲ katonai erő, ✗ elpusztított helyszín a helyreállítás költségével.
    Helyszínek: { $places }. A típusuk mögött a helyük áll: Tanya(4).
    A katasztrófák típusai: { $kinds }; mögöttük a szám a célpont.
    ! aktuális katasztrófa célpontja, ~ kimerült fejlesztés, (…) fejlesztés elpusztított helyszín alatt.
    A képesség előtt a fázisa áll; /név: minden ilyen szomszédért, +név ép, ✗név elpusztított.
