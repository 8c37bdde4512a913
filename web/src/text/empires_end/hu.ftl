### A birodalom alkonya böngészőbeli táblájának szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.

## Helyek

eeboard-table = Az asztal
eeboard-empire = Birodalom: { $seat }
eeboard-open = A teljes birodalom: { $seat }
eeboard-row = A helyszínek sora: { $seat }
eeboard-hand = A kezed
eeboard-hand-empty = Nincs kártya
eeboard-setup = Villámkezdés
eeboard-over = A játék véget ért
eeboard-actions = Egyéb lépések

## Az előrehaladási sáv

eeboard-track-start = START
eeboard-track-end = VÉGE
eeboard-track-at = Előrehaladási sáv: { $number }. mező, összesen { $count }; { $name }

## Paklik

eeboard-deck = { $count } katasztrófa a pakliban
eeboard-conflict-deck = { $count } konfliktus
eeboard-pile = Dobópakli: { $count }
eeboard-pile-title = Dobópakli
eeboard-pile-empty = A dobópakli üres.
eeboard-reconstructed = Nagyrészt rekonstruált
eeboard-reconstructed-why = A szabálykönyv csak néhányat mutat meg a nyomtatott kártyákból és helyszínekből; a többit hozzájuk illően mi készítettük el.
eeboard-edition = Kiadás: { $title }

## Kit kérdezünk

eeboard-order = A licitálás sorrendje
eeboard-deciding = Mindenki egyszerre dönt
eeboard-seat-turn-acts = { NAGY(A($seat)) } következik
eeboard-seat-turn-waits = { NAGY(A($seat)) } vár
eeboard-seat-lane-acts = { NAGY(A($seat)) } még dönt
eeboard-seat-lane-done = { NAGY(A($seat)) } elkészült
eeboard-seat-lane-waits = { NAGY(A($seat)) } vár
eeboard-done = Elkészültél; a többiek még döntenek.

## Egy birodalom

eeboard-first = A kezdőjátékos-jelölő birtokosa: { $seat }
eeboard-strength = Katonai erő: { $count }
eeboard-ruins = Elpusztított helyszínek: { $count }
eeboard-hand-size = Kézben tartott kártyák: { $count }
eeboard-screened = Erőforrások a paraván mögött
eeboard-resources = Az erőforrásaid
eeboard-resource = { NAGY($resource) }: { $count }
eeboard-about-wheat = Katasztrófák elpasszolására való, és gazdasági fázisban átváltható.
eeboard-about-hammer = Kártyák kijátszására, helyreállításra és katasztrófák elpasszolására való.
eeboard-about-axe = Konfliktusban eggyel növeli a katonai erődet, és katasztrófát passzolhatsz vele.
eeboard-about-coin = Bármelyik másik erőforrás helyett fizethetsz vele.
eeboard-points-hidden = A rejtett erőforrásokért járó pontok nélkül.

## Egy helyszín

eeboard-position = { $number }. hely
eeboard-place-of = { $number }. hely, birodalom: { $seat }.
eeboard-healthy = Ép, { $count } pontot ér.
eeboard-ruined = Elpusztult; a helyreállítása most { $cost } kalapács, és { $count } pontot hoz vissza.
eeboard-threatened = Veszélyben van, fenyegeti: { $cards }.
eeboard-innovations-here = Alatta: { $cards }.
eeboard-under = Itt fekszik: { $location }, birodalom: { $seat }.
eeboard-under-place = Fejlesztések itt: { $location }
eeboard-silent = Nem működik, amíg a helyszín romokban áll.
eeboard-exhausted = Kimerült.

## Mikor működik egy képesség

eeboard-works-disaster = Katasztrófafázis:
eeboard-works-economy = Gazdasági fázis:
eeboard-works-industry = Ipari fázis:
eeboard-works-conflict = Konfliktusfázis:
eeboard-works-end = A játék végén:
eeboard-works-destroyed = Amikor a helyszíne elpusztul:

## Magyarázatok


## Egy katasztrófa

eeboard-disaster-kind = Katasztrófa
eeboard-aims = { NAGY(A($number)) }. helyet veszi célba.
eeboard-accepts = Elfogadja: { VAGY($resources) }.
eeboard-pot = { $count ->
    [0] Még nincs rajta licit.
   *[other] A licitek: { $resources }.
}
eeboard-pot-empty = még nincs licit
eeboard-pass-with = Passz:
eeboard-take = Elviszed
eeboard-taken = Elvitte: { $seat }
eeboard-loss = { $count ->
    [0] Nem veszítenél helyszínt.
   *[other] Elveszítenéd { A(T($locations)) }: { $count } pont.
}
eeboard-loss-choice = Elveszítenéd az egyiket ({ VAGY($locations) }): legalább { $count } pont.
eeboard-gained = { NAGY(A($seat)) } megszerezte:

## Kézben tartott kártyák

eeboard-price = Kijátszása: { $count } kalapács.
eeboard-price-less = Kijátszása: { $printed } helyett { $count } kalapács.
eeboard-suffer-hint = Válaszd ki az egyik kártyádat, majd a másikat: mindkét helyszín elpusztul, és mindkét fejlesztés a tiéd lesz.
eeboard-would-strike = { NAGY(A($number)) }. helyre csapna le: { VAGY($locations) }.

## Gazdaság és ipar

eeboard-economy-hint = Ami erőforrást vagy pontot ad, az már meg is adta. A kiemelt dolgokra kattintva használhatod a többit.
eeboard-industry-hint = Válassz egy kártyát, majd a helyszínt, amely alá kerül; egy romot, hogy helyreállítsd; vagy két helyszínt, amelyek helyet cserélnek.
eeboard-left = Ami még hátravan
eeboard-cards-left = { $count ->
    [0] több kártya már nem
   *[other] még { $count } kártya játszható ki vagy adható el
}
eeboard-restores-left = { $count ->
    [0] több helyreállítás már nem
   *[other] még { $count } helyszín állítható helyre
}
eeboard-discount = { $name }: { $count } kártya kijátszása { $hammers } kalapáccsal olcsóbb.
eeboard-unused = Még lehetséges: { $list }.
eeboard-unused-conversions = { $count } átváltás
eeboard-unused-repeats = { $count } ismétlés
eeboard-unused-refreshes = { $count } felfrissítés
eeboard-unused-cards = { $count } kártya kijátszása vagy eladása
eeboard-unused-restores = egy helyszín helyreállítása
eeboard-unused-swaps = két helyszín cseréje
eeboard-unused-moves = egy fejlesztés áthelyezése

## Konfliktus

eeboard-forces = Katonai erők
eeboard-strength-open = { NAGY(A($seat)) }: a kezdő erő { $count }, még dönt
eeboard-strength-committed = { NAGY(A($seat)) }: a kezdő erő { $count }, a licit megvan
eeboard-bid = A titkos licited
eeboard-bid-commit = Licitálsz
eeboard-bid-axes = Fejszék: { $count }, legfeljebb { $most }
eeboard-bid-axes-less = Eggyel kevesebb fejsze
eeboard-bid-axes-more = Eggyel több fejsze
eeboard-bid-coins = Érmék: { $count }, legfeljebb { $most }
eeboard-bid-coins-less = Eggyel kevesebb érme
eeboard-bid-coins-more = Eggyel több érme
eeboard-reaches = Katonai erőd: { $count }.
eeboard-band = Erősáv: { $limits }.
eeboard-no-band = Egyik sávba sem esik: nem hoz és nem visz semmit.
eeboard-upheaval-own = Ha más erősebb nálad, helyet cserélnek: { $locations } ({ $number }. hely).
eeboard-upheaval-none = Ha más erősebb nálad, a felfordulás akkor sem változtat a birodalmadon.

## Az előző konfliktus

eeboard-last = Előző konfliktus
eeboard-last-title = Az előző konfliktus: { $name }
eeboard-last-won = A legerősebb: { $players }
eeboard-last-player = Játékos
eeboard-last-start = Kezdő erő
eeboard-last-axes = Licitált fejszék
eeboard-last-coins = Licitált érmék
eeboard-last-strength = Erő
eeboard-last-reward = Amit hozott
eeboard-last-no-band = egyik sávba sem esik
eeboard-last-refresh = Felfrissíthető fejlesztések: { $count }

## Megjegyzések a lépésekhez

eeboard-note-silenced = Az alatta fekvő { $count } fejlesztés nem működik tovább.
eeboard-note-receives = Megkapnád: { $resources }.
eeboard-note-innovation = A fejlesztése: { $text }
eeboard-note-neighbours = { $count ->
    [0] Ott most egy szomszéd sem számít.
   *[other] Ott most { $count } szomszéd számít.
}

## Az eredmény

eeboard-standing = { $seat }: { $count } ép helyszín
