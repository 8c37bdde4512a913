### Az asztal szavai: kérdés, napló, helyek, visszavonás, visszajátszás.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
### A névelő és a ragok függvényei: pentapolis/words/text/hu.ftl.

## Az asztal

# $title: a játék neve.
table-title = { $title }: az asztal
table-board = Játéktér
table-side = Kérdés és napló
table-question = Döntés
table-loading = Terítjük az asztalt…
table-gone = Ezt az asztalt nem lehet megnyitni
table-to-lobby = A kezdőlapra
table-to-table = Az asztalhoz
table-close = Bezárás
table-cancel = Mégse
table-confirm = Meglépem
table-copy = Másolás
table-copied = A vágólapra másoltuk.
table-copy-link = Link másolása
table-link-copied = A link a vágólapon van.
table-link-copy = Másold ki és küldd el ezt a linket:
table-link-here = Ez a link csak ezen a számítógépen működik, mert az oldal itt van nyitva: { $host }. Hogy mások is jöhessenek, indítsd a kiszolgálót így: „{ $command }”, nyisd meg az oldalt a számítógép hálózati címén, például { $example }, és ott másold ki a linket.
table-link-network = Ez a link csak az ezzel a számítógéppel ({ $host }) közös hálózatban működik.
table-reload = Újratöltés
table-outdated = A Pentapolis újabb változata fut. A folytatáshoz töltsd be újra az oldalt; a játékod megmarad.
table-reconnecting = Megszakadt a kapcsolat. Újra próbáljuk…
table-spectator = Néző
# $number: hányadik lépésről döntünk.
table-move-number = { $number }. lépés
table-waiting-chip = Még nem telt meg

## Helyek

table-seats = Helyek
table-seat-open = { $number }. hely
table-seat-free = szabad
table-bot-easy = Könnyű bot
table-bot-medium = Közepes bot
table-bot-hard = Nehéz bot
table-bot-expert = Mesterbot
table-bot-other = Bot
table-you = te
table-is-bot = Bot
table-connected = itt van
table-away = nincs itt
table-resigned = feladta
table-winner = győztes
table-to-act = ő dönt most
table-clock = Hátralévő idő:
table-clock-days =
    { $count ->
       *[other] { $count } nap
    }

## Várakozás a játékosokra

table-waiting = Várunk a játékosokra
table-waiting-host = A játék magától elkezdődik, ha minden hely betelt. Küldj linket egy barátodnak, vagy ültess a helyre botot.
table-waiting-guest = A játék magától elkezdődik, ha minden hely betelt.
table-invite = Meghívó link másolása
table-let-bot = Játsszon bot
table-level = Milyen erős legyen?
table-level-of-seat = { NAGY(A($number)) }. hely botjának szintje
table-sit = Ideülök

## A kérdés

table-your-turn = Te jössz
table-one-reaction = { $name }: használod a hatását?
table-waits-for = Most { A($players) } dönt
table-bot-waits = Most sok bot játszik: { A($player) } körülbelül { $seconds } másodperc múlva kezd gondolkodni.
table-also-decide = Ugyanekkor dönt: { $players }.
table-actions = Amit tehetsz
table-hint = Válassz valamit az asztalon, és megmutatjuk, mit tehetsz vele.
table-all-moves =
    { $count ->
        [one] Az egyetlen lehetséges lépés
       *[other] Mind { A($count) } lehetséges lépés
    }
table-other-moves = Egyéb lépések
table-unchoose = Mást választok
# $rule: a szabály száma, például SWD-WON-02.
table-rule = { $rule } szabály
table-sending = Küldjük…
table-bot-plays-you = Most egy bot játszik helyetted.
table-return = Visszaülök a helyemre

## A napló és a múlt

table-log = Napló
table-log-open = Napló és helyek
table-since = A legutóbbi lépésed óta
table-since-more = Még { $count } korábbi
table-since-skip = A többit egyszerre
table-log-empty = Még nem történt semmi.
table-log-look = { NAGY(A($number)) }. lépés utáni állás megmutatása
table-log-unread =
    { $count ->
        [one] Egy új sor
       *[other] { $count } új sor
    }
table-news =
    { $count ->
        [one] Egy lépés történt, amíg nem voltál itt.
       *[other] { $count } lépés történt, amíg nem voltál itt.
    }
table-news-line = új, amióta itt jártál
table-what-happened = Mi történt?
table-past =
    { $number ->
        [0] A játék kezdete
       *[other] { NAGY(A($number)) }. lépés utáni állás
    }
table-present = Vissza a játékhoz
table-present-over = Vissza az eredményhez

## Visszavonás

table-undo-group = Visszavonás
table-undo = Visszavonás
table-undo-hint = Visszavonod az utolsó döntésedet (u)
table-undo-ask = Visszavonás kérése
table-undo-ask-hint = Valami már kiderült, vagy már más is lépett: a többieknek bele kell egyezniük
table-redo = Mégis
table-redo-hint = Újra megléped, amit visszavontál (r)
table-reset = Elölről
table-reset-hint = Visszavonod mindazt, amit azóta léptél, hogy te jössz
table-undo-asked = Visszavonást kértél. Most { A($players) } válaszára várunk.
table-undo-withdraw = Mégsem kérem
# $number: hány lépés maradna.
table-undo-wish =
    { $number ->
        [0] { NAGY(A($player)) } visszamenne a játék elejére. Beleegyezel?
       *[other] { NAGY(A($player)) } visszamenne { A($number) }. lépés utáni álláshoz. Beleegyezel?
    }
table-undo-agree = Beleegyezem
table-undo-refuse = Nem egyezem bele
table-undo-refused = { NAGY(A($player)) } nem egyezett bele a visszavonásba.
table-undo-others = { NAGY(A($player)) } visszavonást kért; a többiek döntenek.

## Egy eszköz továbbadása

table-curtain = Add át az eszközt: { A($player) } következik
table-curtain-help = Az asztalt letakartuk, hogy senki se lássa, ami nem rá tartozik.
table-curtain-ready = Én vagyok { A($player) }
table-curtain-undo = Én vagyok { A($player) }, és visszavonom

## A vége

table-over = A játék véget ért
table-won-you = Győztél!
table-won = { NAGY(A($player)) } győzött
table-won-shared = Közös győzelem: { $players }
table-how-resigned = { NAGY(A($player)) } feladta a játékot.
table-how-time = { NAGY(A($player)) } ideje lejárt.
table-how-closed = A szerver üzemeltetője bezárta az asztalt.
table-end = Végeredmény
table-see-board = Az asztal megnézése
table-see-result = Az eredmény megnézése
# A táblán, amikor vége a játéknak.
table-points-end = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
table-won-points = { NAGY(A(NAK($seat))) } van a legtöbb pontja: { $count }.
    .you = Neked van a legtöbb pontod: { $count }.
table-course = Pontok a játék során
table-course-begin = kezdet
table-course-end = { $number }. lépés
table-rematch = Visszavágó
table-rematch-go = Irány a visszavágó
table-replay = Visszajátszás
table-fork = Folytatás innen
table-export = Feljegyzés mentése
table-new-game = Új játék

## Pontok

# On a board that shows any game: something lies there that the reader cannot see.
table-plain-hidden = Rejtve
table-points = Pontok
# A pontok fajtáit felsoroló oszlop feje.
table-points-for = Miért jár
table-points-total = Összesen
table-points-title = Ha most véget érne
table-points-now = { $count } pont, ha most véget érne

## A táblák részei

table-rules = Szabályok:
table-step-done = kész:
table-step-now = most:
table-step-next = hátravan:
table-step-out = már nem:
table-plan = térkép
table-plan-zoom = Nagyítás
table-plan-closer = Nagyobb
table-plan-farther = Kisebb
table-plan-whole = Az egész térkép

## A menü

table-menu = Az asztal menüje
table-menu-link = Az asztal linkjének másolása
table-menu-bot = Játsszon helyettem bot
table-bot-mine-sure = A bot folytatja helyetted. Bármikor visszaülhetsz.
table-bot-other-sure = { NAGY(A($player)) } nincs itt. A helyén egy bot folytatja.
table-resign = Feladás
table-resign-sure = Feladod ezt a játékot? Ezt nem lehet visszavonni.
table-resign-yes = Feladom
table-bug = Hiba jelentése
table-bug-help = Illeszd be ezt a szöveget a hibajelentésbe. Megmondja, melyik asztalt és melyik állást láttad, és mit láttál belőle, de senki titkát nem árulja el.
table-bug-copy = Másold ki ezt a szöveget:

## Billentyűk

table-keys = Billentyűk
table-key-tab = végig mindenen, ami az asztalon van
table-key-enter = kiválasztasz valamit; máris ott az első lehetőség
table-key-arrows = fel és le a lehetőségek között és a naplóban
table-key-escape = mást választasz, vagy visszatérsz a játékhoz
table-key-undo = visszavonás
table-key-redo = mégis megléped, amit visszavontál
table-key-log = a naplóhoz
table-key-help = súgó

## Visszajátszás

table-replay-title = Visszajátszás: { $title }
table-replay-controls = Állás
table-replay-scrub = Lépkedés a játékban
table-replay-begin = A játék kezdete
table-replay-move = { $number }. lépés (összesen { $count })
table-replay-at = { $number }. lépés (összesen { $count }): { $player }
table-replay-seat = Kinek a szemével?
table-first = Az elejére
table-step-back = Egy lépést vissza
table-play = Lejátszás
table-pause = Szünet
table-step-forward = Egy lépést előre
table-last = A végére
table-fork-help =
    { $number ->
        [0] Új asztal ugyanezzel a kezdettel. Ki játszik?
       *[other] Új asztal ugyanezzel az első { $number } lépéssel. Ki játszik?
    }
table-fork-me = Én
table-fork-go = Asztal megnyitása
