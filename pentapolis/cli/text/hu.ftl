### A parancssor szavai.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.

## Súgó

cli-help = Civilizációs társasjátékok a szabálykönyvük szerint: játékhoz, tanuláshoz és tanításhoz.
cli-help-usage = Használat:
cli-help-arguments = Argumentumok
cli-help-options = Kapcsolók
cli-help-commands = Parancsok
cli-help-help = Ez a súgó.
cli-help-version = A változat száma.
cli-help-play = Játék: emberek és botok bármelyik helyen.
cli-help-serve = A kiszolgáló indítása: asztalok a böngészőben.
cli-help-watch = Botok játszanak, te nézed.
cli-help-replay = Egy feljegyzett játszma végignézése lépésről lépésre.
cli-help-rules = Keresés egy játék szabályaiban, vagy egy szabály az azonosítója alapján.
cli-help-arena = Botok mérkőzése: melyik az erősebb?
cli-help-bench = Egy játék sebességének mérése.
cli-help-games = A játékok felsorolása.
cli-help-new-game = Kis játék írása, amely megtartja a törvényeket: ezzel kezdheted a sajátodat.
cli-help-backup = A kiszolgáló összes játszmájának másolata egy fájlba, akár működés közben is.
cli-help-lang = Nyelv; ha nincs megadva, a rendszeré.
cli-help-game = A játék; a `pentapolis games` sorolja fel őket.
cli-help-seed = A játszma véletlenmagja: ugyanaz a mag és ugyanazok a lépések ugyanazt a játszmát adják.
cli-help-option = A játék egy beállítása; többször is megadható.
cli-help-seconds = Ennyi CPU-másodpercet kap egy lépésre az a bot, amelyik előre számol.
cli-help-simulations = Ennyi szimulációt kap egy lépésre az a bot, amelyik előre számol.
cli-help-seats = Ki hol ül, a helyek sorrendjében: human,expert
cli-help-seat = Ki ül a következő helyen: human (ember), egy szint vagy egy bot; helyenként egyszer.
cli-help-name = Egy ember neve; mindenkié külön, a helyek sorrendjében.
cli-help-save = Ebbe a fájlba kerül a játszma.
cli-help-resume = Az ebben a fájlban lévő játszma folytatása.
cli-help-ask = Megkérdezze-e a nyelvet, az ellenfelet és a kezdőjátékost.
cli-help-lines = Soronként, teljes képernyő nélkül: csővezetékhez és képernyőolvasóhoz.
cli-help-no-color = Színek nélkül; a NO_COLOR környezeti változó ugyanezt teszi.
cli-help-ascii = Csak ASCII-jelek, ékezetek és rajzolt vonalak nélkül.
cli-help-delay = Ennyi másodperc telik el két lépés között.
cli-help-step = Minden lépés után Entert vár.
cli-help-file = Egy elmentett játszma vagy feljegyzés.
cli-help-as-seat = A játszma erről a helyről nézve (1, 2 …).
cli-help-which-game = Több játszmát tartalmazó fájlból hányadikat; e nélkül az elsőt.
cli-help-to-end = A teljes napló, majd az asztal a játszma végén.
cli-help-text = Keresett szavak vagy egy szabály azonosítója.
cli-help-uncovered = Azok a szabályok, amelyeket egy teszt sem nevez meg; soronként egy azonosító.
cli-help-without-code = Azok a szabályok, amelyeket a játék kódja sehol sem nevez meg; soronként egy azonosító.
cli-help-tests = A tesztek mappája.
cli-help-specs = A botok, a helyek sorrendjében: expert greedy search:simulations=500
cli-help-games-count = Hány játszma legyen.
cli-help-seed-arena = A mérkőzés véletlenmagja.
cli-help-processes = Hány folyamat dolgozzon; ha nincs megadva, processzormagonként egy.
cli-help-json = A számok ebbe a fájlba is bekerülnek, JSON-ban.
cli-help-records = Minden játszmát ebbe a fájlba ír, soronként egyet; a replay megmutatja őket.
cli-help-bench-seconds = Ennyi CPU-másodpercig tart egy mérés.
cli-help-bench-results = Ennyi véletlen játszma eredményéből készül ellenőrző összeg.
cli-help-bench-players = Hányan játszanak; ha nincs megadva, a lehető legtöbben.
cli-help-data = A játszmák mappája; ha nincs megadva, a PENTAPOLIS_DATA környezeti változóé, különben ./data.
cli-help-database-url = Egy adatbázis címe: sqlite:////mappa/fájl.db vagy postgresql://felhasználó@gép/név; ha nincs megadva, a DATABASE_URL környezeti változóé.
cli-help-new-slug = Így hívják a címekben és a parancsokban: kisbetűk, számjegyek és kötőjelek.
cli-help-into = A forráskód mappája; ha nincs megadva, az aktuális mappa.
cli-help-backup-file = Az új fájl neve.

## Hibák

cli-error-no-option = nincs { $name } kapcsoló
cli-error-value-missing = hiányzik az érték a kapcsoló után: { $name }
cli-error-missing = hiányzik: { $name }
cli-error-bad-value = { $name }: „{ $value }” itt nem lehetséges
cli-error-no-command = nincs „{ $name }” parancs; lásd: pentapolis --help
cli-error-too-much = felesleges a parancssorban: { $name }
cli-error-language = nincs „{ $value }” kódú nyelv; a nyelvek: { $known }
cli-error-game = nincs „{ $value }” nevű játék; a játékok: { $known }
cli-error-game-broken = ezt a játékot nem lehet betölteni: „{ $value }”: { $reason }
cli-error-seed = a véletlenmag túl nagy ({ $value }): legfeljebb 128 bites lehet
cli-error-option-form = --option { $value }: így kell írni: név=érték
cli-error-option-name = a játéknak nincs „{ $value }” beállítása; a beállítások: { $known }
cli-error-option-value = { $name } beállítás: „{ $value }” nem lehetséges; lehetséges: { $known }
cli-error-edition = „{ $value }” kiadás nem lehetséges; lehetséges: { $known }. Ami nem játszható: { $reason }
cli-error-options = ezek a beállítások nem férnek össze: { $reason }
cli-error-seat-and-seats = vagy --seat, vagy --seats: a kettő együtt nem megy
cli-error-seat-count = ez a játék { $count } játékossal nem játszható; lehetséges: { $allowed }
cli-error-names = több a név, mint az ember: a játékosok közül { $count } ember
cli-error-name = a névben nem lehet vezérlőkarakter: „{ $value }”
cli-error-bot = „{ $value }” bot: { $reason }
cli-error-budgets = vagy --seconds, vagy --simulations: a kettő együtt nem megy
cli-error-watch-human = nézni csak botokat lehet; emberek a pentapolis play paranccsal játszanak
cli-error-no-seat = nincs { $number }. hely: a játszmában { $count } hely van
cli-error-file = { $file }: { $reason }
cli-error-resume-fixed = a folytatott játszma magja és beállításai nem változnak: hagyd el a --seed és az --option kapcsolót
cli-error-save-exists = { $file } már létezik; folytasd azt a játszmát a --resume kapcsolóval, vagy adj meg másik fájlt
cli-error-record = { $file } nem érvényes feljegyzés: { $reason }
cli-error-no-game = nincs { $number }. játszma ebben a fájlban: { $file }; a játszmák száma { $count }
cli-error-ledger = { $reason }
cli-error-rules-text = az --uncovered és a --without-code mellett csak játékot lehet megnevezni, ezt nem: „{ $given }”
cli-error-arena = a mérkőzés félbeszakadt: { $reason }
cli-error-extra = a szerver nincs telepítve (hiányzik: { $missing }); így telepíthető: { $command }
cli-error-data-name = az adatmappa útvonalában nem lehet kérdőjel: { $file }
cli-error-origin = --origin { $value }: csak a protokollt és a gépet írd, például: https://games.example
cli-error-server-bot = --bot { $value }: { $reason }
cli-error-proxy = --proxy { $value }: IP-címet írj, például: 127.0.0.1
cli-error-serve-host = a kiszolgáló nem indulhat el ezen a címen: „{ $host }”: { $reason }
cli-error-serve-port-taken = ezt a portot már egy másik program használja: { $port }; válassz másikat a --port kapcsolóval
cli-error-serve-port-forbidden = ez a felhasználó nem használhatja ezt a portot: { $port }; válassz 1023 fölöttit a --port kapcsolóval
cli-error-serve-store = a játszmákat nem lehet megnyitni: { $reason }
cli-error-serve-client = ez a csomag a webes felület nélkül készült; a make play vagy a make build elkészíti, az --api-only pedig csak programokat szolgál ki
cli-error-backup-kind = ez a parancs csak SQLite-adatbázist tud másolni; a PostgreSQL-hez a pg_dump való
cli-error-backup-none = itt nincs adatbázis: { $file }
cli-error-backup-exists = { $file } már létezik; adj meg egy új fájlnevet
cli-error-backup = { $reason }

## Kik játszanak

cli-name-human = Játékos
cli-name-bot = Bot ({ $strength })
cli-level-random = véletlen
cli-level-greedy = mohó
cli-level-easy = könnyű
cli-level-medium = közepes
cli-level-hard = nehéz
cli-level-expert = mester
cli-ask-game = Melyik játék?
cli-ask-language = Nyelv?
cli-ask-players = Hányan játszanak?
cli-players = { $count } játékos
cli-ask-opponent = Ellenfél?
cli-ask-opponents = Ellenfelek?
cli-opponent-human = egy ember ennél a billentyűzetnél
cli-ask-starter = Ki kezd?
cli-starter-any = a véletlen dönti el
cli-starter-me = én
cli-starter-other = az ellenfél
cli-default = (Enter: { $number })

## Játék közben

cli-prompt = >
cli-which = Melyik legyen? (Enter: egyik sem)
cli-nothing-done = Nem történt semmi.
cli-no-number = Adj meg egy számot 1-től { $count }-ig.
cli-not-understood = „{ $given }” sem szám, sem lépés, sem név, sem parancs; írd be: súgó
cli-control-keys = Ebben a sorban vezérlőbillentyű is volt. Nem történt semmi.
cli-nothing-with = Ezzel most semmit sem lehet kezdeni: { $thing }.
cli-move-form = Az ilyen lépést így kell írni: { $form }
cli-move-part = { $form }: „{ $part }” ott nem lehetséges, csak ez: { $known }.
cli-move-unknown = { $form }: nincs ilyen: „{ $part }”.
cli-allowed = ✓ Lehetséges: { $given }
cli-why-what = Írj utána egy lépést vagy egy nevet: miért { $written }, miért { $thing }
cli-card-what = Írj utána egy nevet vagy annak az elejét: lap { $thing }
cli-lang-what = Írj utána egy nyelvet: { $known }
cli-thinking = { $who } gondolkodik …
cli-curtain = Most csak { $who } nézheti a képernyőt. Add át a billentyűzetet, aztán nyomj Entert.
cli-undo-nothing = Nincs mit visszavenni.
cli-undo-barrier = Ezt már nem lehet visszavenni: az utolsó lépés felfedett valamit.
cli-rules-none = egy szabály sem szól erről: „{ $given }”
cli-rules-what = Írj utána egy szót vagy egy szabály azonosítóját: szabály { $rule }
cli-rules-more = … és még { $count }
cli-rules-count = Szabályok: { $count }
cli-rules-code = Kód: { $count ->
    [0] sehol sincs megnevezve
   *[other] { $count }
}
cli-rules-tests = Tesztek: { $count ->
    [0] egy sem nevezi meg
   *[other] { $count }
}
cli-saved = A játszma elmentve: { $file }
cli-save-exists = { $file } már létezik, és változatlan maradt: adj meg másik fájlt.
cli-save-failed = A játszmát nem lehet ide menteni: { $file } ({ $reason })
cli-resume-with = Így folytathatod: { $program } play --resume { $file }
cli-origin-seed = Ennek a játéknak a leosztását valaki választotta. Lehet, hogy valaki tudja, mi van még rejtve.
cli-origin-fork = Ez a játszma egy másik állásából folytatódik. Lehet, hogy valaki tudja, mi van még rejtve.
cli-origin-import = Ez a játszma feljegyzésből készült. Lehet, hogy valaki tudja, mi van még rejtve.
cli-origin-scripted = Ebben a játszmában kézzel rakták ki a lapokat. Lehet, hogy valaki tudja, mi van még rejtve.
cli-replay-with = Így nézheted meg újra: { $program } replay { $file }
cli-quit-save = Mentés más néven (fájlnév; Enter: marad { $file }):
cli-result-winner = Győztes: { $who }
cli-result-shared = Közös győzelem: { $who }
cli-play-help = Írj be egy számot a listából, egy lépést ({ $written }), egy nevet vagy annak az elejét ({ $thing }), vagy egy parancsot. Az Enter magában újra kirajzolja az asztalt.
cli-word-help = súgó
cli-word-why = miért
cli-word-card = lap
cli-word-log = napló
cli-word-score = pontok
cli-word-undo = vissza
cli-word-lang = nyelv
cli-word-save = mentés
cli-word-rules = szabály
cli-word-quit = kilép
cli-word-discard = dobott
cli-command-help = ez a lista
cli-command-why = miért nem lehetséges egy lépés (miért { $written }, miért { $thing })
cli-command-card = mit tud egy kártya vagy a játék más darabja (lap { $thing })
cli-command-log = minden, ami történt
cli-command-score = a pontok, ha most érne véget a játék
cli-command-undo = az utolsó lépésed visszavétele
cli-command-lang = másik nyelv (nyelv en)
cli-command-save = mentés, akár más fájlba (mentés parti.json)
cli-command-rules = keresés a szabályokban, szóra vagy azonosítóra (szabály { $rule })
cli-command-quit = kilépés; a játszma később folytatható
cli-command-discard = a dobópakli átnézése

## Teljes képernyő

cli-full-board = Asztal
cli-full-points = Pontok
cli-full-moves = A lépésed
cli-full-log = Napló
cli-full-rules = Szabályok
cli-full-help = Súgó
cli-full-why = Miért nem?
cli-full-look = Szavakkal
cli-full-end = Vége
cli-full-no-rules = Ehhez a játékhoz nincsenek kereshető szabályok.
cli-full-too-small = Az asztalhoz legalább { $columns } oszlop és { $lines } sor kell. Nagyítsd meg az ablakot, vagy lépj ki a q billentyűvel, és folytasd a --lines kapcsolóval.
cli-full-over = A játék véget ért. q: kilépés, u: visszavétel.
cli-full-busy = Várj: { $who } gondolkodik.
cli-full-only = Csak az erről szóló lépések: { $given }. Esc: mind.
cli-full-refused = A most nem lehetséges lépések előtt ✗ áll: válassz egyet, és megmondja, miért nem. w: elrejtés.
cli-full-none-refused = Itt minden lépés lehetséges, ami szóba jöhet.
cli-full-find = Keresés:
cli-full-find-hint = Egy név eleje vagy egy leírt lépés. Ami nem lehetséges, megmondja, miért nem. Enter; Esc: vissza.
cli-full-find-rule-hint = Szavak vagy egy szabály azonosítója. Enter; Esc: vissza.
cli-full-file = Fájl:
cli-full-save-hint = Mentés más néven: egy új fájl, vagy Enter, ha marad { $file }. Esc: vissza.
cli-full-quit-hint = Kilépsz? A játszma itt marad: { $file }. Enter: kilépés; fájlnév: mentés oda; Esc: játék tovább.
cli-full-curtain = Most csak { $who } nézheti a képernyőt.
cli-full-curtain-how = Add át a billentyűzetet, aztán nyomj Entert vagy kattints.
cli-full-key-help = súgó
cli-full-key-rules = szabály
cli-full-key-undo = vissza
cli-full-key-why = miért nem
cli-full-key-find = keres
cli-full-key-look = lap
cli-full-key-score = pontok
cli-full-key-zoom = nagyít
cli-full-key-lang = English
cli-full-key-save = ment
cli-full-key-quit = kilép
cli-full-help-choose = A ↑ ↓ vagy egy szám kiválaszt egy lépést, az Enter meglépi. Egérrel: kattintásra kiválasztod, újabb kattintásra meglépi; ha egy kártya nevére kattintasz, megkeresi a lépéseit.
cli-full-help-panes = A Tab a következő ablakrészre visz, abban a ↑ ↓ PgUp PgDn és a görgő görget. Az Esc visszavisz a lépésekhez.
cli-full-help-help = ez az oldal; még egyszer: eltűnik
cli-full-help-rules = a szabályok, annál, amelyik a kiválasztott lépésről dönt; / mással keres
cli-full-help-undo = az utolsó lépésed visszavétele
cli-full-help-why = felsorolja azt is, ami most nem lehetséges, az okával
cli-full-help-find = egy kártyáról vagy más dologról szóló lépések, a neve eleje szerint
cli-full-help-look = mit tud az, amiről a kiválasztott lépés szól, szavakkal
cli-full-help-score = a pontok, ha most érne véget a játék
cli-full-help-zoom = az ablakrész, amelyben vagy, az egész képernyőn, és vissza
cli-full-help-lang = angolul, azonnal
cli-full-help-save = mentés, akár más fájlba
cli-full-help-quit = kilépés; a játszma később folytatható
cli-full-help-bots = Amíg a botok lépnek, bármelyik billentyű a következő döntésedhez visz.

## Nézés és visszajátszás

cli-seed = Véletlenmag: { $number }
cli-step = Enter: következő lépés
cli-replay-prompt = { $number }/{ $count } (tovább, előző, magától, egy szám, kilép) >
cli-replay-help = Enter vagy tovább: a következő lépés; előző: az előző; 0-tól { $count }-ig: oda; magától: végigmegy; kilép
cli-replay-start = Ez az eleje.
cli-replay-end = Ez a vége.
cli-replay-word-next = tovább
cli-replay-word-previous = előző
cli-replay-word-auto = magától
cli-replay-word-quit = kilép

## Kiszolgáló

cli-serve-ready = Pentapolis: { $address }  (Ctrl-C állítja le)
cli-serve-data = A játszmák helye: { $place }
cli-backup-done = Elkészült a másolat: { $file }

## Játékok

cli-games-slug = Játék
cli-games-name = Név
cli-games-seats = Játékosok
cli-games-options = Beállítások
cli-games-making = Készülő játék: a botjai még egyszerűek.
cli-edition-left-out = Egy kiadás kimarad: { $reason }

## Mérkőzés

cli-arena-games = játszmák
cli-arena-title = { $count } játszma, véletlenmag: { $seed }
cli-arena-bot = Bot
cli-arena-wins = Nyert
cli-arena-draws = Közös
cli-arena-losses = Vesztett
cli-arena-rate = Arány
cli-arena-interval = 95%
cli-arena-score = Pont
cli-arena-time = Lépésidő
cli-arena-faults = Hiba miatt elvesztett játszmák: { $count }, az első: { $reason }
cli-arena-crash = Így omlott össze először ez a bot: { $bot }
cli-arena-stopped = Leállítva: { $total } játszmából { $count } ért véget, csak ezek számítanak.

## Mérés

cli-bench-title = { $title }, { $count } játékos, { $how }
cli-bench-compiled = lefordítva
cli-bench-interpreted = értelmezve
cli-bench-what = Mérés
cli-bench-rate = CPU-másodpercenként
cli-bench-each = Egyenként
cli-bench-results = { $count } véletlen játszma eredményeinek ellenőrző összege: { $hash }
cli-bench-games = véletlen játszma
cli-bench-games-recorded = játszma naplóval, feljegyzéssel
cli-bench-decisions = döntés ezekben
cli-bench-copy = másolat
cli-bench-view = nézet
cli-bench-resample = újraosztás
cli-bench-simulations = keresési szimuláció
cli-bench-simulations-full = ugyanez, végigjátszva

## Új játék

cli-new-game-slug = Egy játék neve nem lehet „{ $given }”: kisbetűkből, számjegyekből és kötőjelekből álljon, mint my-game, legfeljebb 40 jelből, és ne legyen Python-kulcsszó.
cli-new-game-prefix = „{ $given }” szabályait { $prefix }-… néven hívnák, mint egy másik játékéit: válassz más nevet.
cli-new-game-checkout = { $file } nem a Pentapolis forráskódja: lépj abba a mappába, vagy add meg így: --into.
cli-new-game-exists = { $file } már létezik. Semmi sem íródott ki.
cli-new-game-unwritable = { $file } nem írható ({ $reason }). Semmi sem íródott ki.
cli-new-game-next = Tovább: make play (böngésző), make terminal ARGS={ $name } (terminál), make check (tesztek). Hogyan épül fel egy játék: docs/game-authors.md.

## A kiszolgáló beállításai: mire való egy-egy kapcsoló. A kiszolgáló beállításainak mezőiből készülnek.

cli-help-config = Beállítások TOML-fájlja; a kapcsolók erősebbek nála. Előtag nincs: a kiszolgáló mindig a saját gépneve gyökerén van.
cli-help-default = [ha nincs megadva: { $value }]
cli-set-host = A figyelt cím; a 127.0.0.1 csak ez a gép.
cli-set-port = A figyelt port; a 0 egy szabad portot választ.
cli-set-origins = További cím, amelyen a böngészők elérik a kiszolgálót (https://games.example); többször is megadható.
cli-set-proxy = A kiszolgáló előtt álló proxy címe; csak ennek hisszük el, hogy ki honnan jön.
cli-set-api-only = Csak programokat szolgál ki, a webes felület nélkül.
cli-set-bots = Egy bot, amely a szinteken kívül is asztalhoz ülhet: okos=my_bots:MyBot vagy greedy; többször is megadható.
cli-set-bot-workers = Egyszerre ennyi bot gondolkodhat.
cli-set-bot-pause = Legalább ennyi másodpercet vár egy bot, mielőtt lép.
cli-set-bot-seconds = Ennyi másodpercig gondolkodhat egy bot egy lépésen.
cli-set-bot-wait = Ennyi másodpercig várhat a sorára egy bot lépése.
cli-set-bot-tables = Ennyi befejezetlen, botos asztala lehet egy embernek a memóriában.
cli-set-bot-tables-per-address = Ennyi befejezetlen, botos asztala lehet egy címnek a memóriában.
cli-set-live-tables = Egyszerre ennyi asztal lehet a memóriában.
cli-set-idle = Ennyi másodperc után kerül ki a memóriából az asztal, amelyet senki sem néz.
cli-set-lobby = Ennyi nyitott asztalt mutat a kezdőlap.
cli-set-lobby-each = Egy embertől vagy címtől ennyi nyitott asztalt mutat a kezdőlap.
cli-set-new-tables = Egy ember új asztalai: ennyi egyszerre, aztán ennyi másodpercenként (vagy így: 5/minute, 100/day).
cli-set-new-tables-daily = Ugyanez naponta.
cli-set-new-tables-per-address = Egy cím új asztalai.
cli-set-new-tables-per-address-daily = Ugyanez naponta.
cli-set-new-people = Egy címről érkező új emberek.
cli-set-new-people-daily = Ugyanez naponta.
cli-set-import-seconds = Ennyi másodperc alatt kell lejátszani egy behozott feljegyzést.
cli-set-requests = Egy címről jövő kérések és kapcsolódások.
cli-set-refused-requests = Ennyi túl sűrű kérésre jön azonnal elutasítás.
cli-set-line-bytes = Egy kérés első sorának legnagyobb mérete bájtban.
cli-set-header-bytes = Egy kérés fejléceinek legnagyobb mérete bájtban.
cli-set-headers = Egy kérés fejléceinek száma.
cli-set-body-bytes = Egy kérés törzsének legnagyobb mérete bájtban.
cli-set-import-bytes = Egy behozott feljegyzés legnagyobb mérete bájtban.
cli-set-json-depth = Ilyen mélyen lehet egymásba ágyazva a JSON.
cli-set-pipelined = Egy kapcsolaton ennyi kérés várhat a korábbiak válaszára.
cli-set-head-seconds = Ennyi másodperc alatt kell megérkeznie egy kérés fejének.
cli-set-body-seconds = Ennyi másodperc alatt kell megérkeznie egy kérés törzsének.
cli-set-answer-seconds = Ennyi másodperc alatt kell elolvasni egy választ.
cli-set-keep-alive = Ennyi másodpercig hallgathat egy kapcsolat két kérés között.
cli-set-connections = Az összes kapcsolat; 0: amennyi fájlt a rendszer enged.
cli-set-connections-per-address = Egy cím kapcsolatai.
cli-set-sockets = Az összes nyitott socket.
cli-set-sockets-per-address = Egy cím nyitott socketjei.
cli-set-sockets-per-person = Egy ember nyitott socketjei.
cli-set-watched = Egy socket ennyi asztalt követhet.
cli-set-commands = Egy ember parancsai: ennyi egyszerre, aztán ennyi másodpercenként.
cli-set-messages = Egy ember üzenetei, a pingek is: a sűrűbbeket később olvassuk el.
cli-set-refused-commands = Ennyi elutasítás jár a túl sűrű parancsokra; több már bontja a socketet.
cli-set-faults = Ennyi olvashatatlan üzenet után bomlik egy socket.
cli-set-message-bytes = Egy üzenet legnagyobb mérete bájtban.
cli-set-unread-bytes = Ennyi bájt várhat egy lassú oldalra.
cli-set-send-seconds = Ennyi másodpercig várhat egy üzenet egy lassú oldalra.
cli-set-ping = Ennyi másodperc csend után jelez egy oldal, hogy ott van.
cli-set-silence = Ennyi másodperc csend után számít halottnak egy socket.
cli-set-recheck = Ennyi másodpercenként nézzük meg újra, érvényes-e egy socket munkamenete.
cli-set-log-level = A legkevésbé fontos, ami még a naplóba kerül: debug, info, warning vagy error.
cli-set-log-format = A napló szövegként (text) vagy JSON-ként (json): minden sor egy objektum.
cli-set-metrics = Külön cím és port, ahol a /metrics a Prometheusnak szóló számokat adja: 127.0.0.1:9100.

# $kind: mit fogad el a beállítás. $limited: van-e felső határ.
cli-error-setting = { $name }: „{ $value }” itt nem lehetséges; ezt írd: { $kind ->
    [whole] egész szám, { $limited ->
        [yes] { $least } és { $most } között
       *[no] legalább { $least }
    }
    [number] szám, { $limited ->
        [yes] { $least } és { $most } között
       *[no] legalább { $least }
    }
    [rate] mennyi egyszerre és mennyi másodpercenként, például 20,5 vagy 100,100/day
    [choice] ezek egyike: { $choices }
    [truth] yes vagy no
    [texts] címek listája, például https://games.example
   *[text] cím, például 127.0.0.1:9100
}
cli-error-config-unreadable = a beállítások fájlja nem olvasható: { $file }: { $value }
cli-error-config-syntax = { $file }, { $line }. sor: ez nem TOML: { $value }
cli-error-config-unknown = { $file }, { $line }. sor: nincs ilyen beállítás: „{ $name }”
cli-error-config-place = { $file }, { $line }. sor: { $name }: szöveg kell, nem „{ $value }”
cli-error-config-value = { $file }, { $line }. sor: { $name }: „{ $value }” itt nem lehetséges; ezt írd: { $kind ->
    [whole] egész szám, { $limited ->
        [yes] { $least } és { $most } között
       *[no] legalább { $least }
    }
    [number] szám, { $limited ->
        [yes] { $least } és { $most } között
       *[no] legalább { $least }
    }
    [rate] mennyi egyszerre és mennyi másodpercenként, például 20,5 vagy 100,100/day
    [choice] ezek egyike: { $choices }
    [truth] yes vagy no
    [texts] címek listája, például https://games.example
   *[text] cím, például 127.0.0.1:9100
}

## Asztalok, kívülről

cli-help-tables = Egy kiszolgáló asztalainak listája, bezárása és törlése, akár fut, akár nem.
cli-help-tables-list = Az asztalok listája, elöl a legutóbb használtakkal.
cli-help-tables-close = Egy játszma vagy egy játékosokra váró asztal lezárása. Senki sem nyer.
cli-help-tables-prune = Végleg törli azokat az asztalokat, ahol régóta nem történt semmi.
cli-help-table-id = Az asztal azonosítója: a címében áll.
cli-help-table-status = Csak a várakozó (waiting), folyó (playing) vagy befejezett (over) asztalok; többször is megadható.
cli-help-table-limit = Legfeljebb ennyi; ha nincs megadva, 50.
cli-help-table-json = JSON-ként, soronként egy objektum.
cli-help-prune-days = Azok az asztalok, ahol ennyi napja nem történt semmi.
cli-help-prune-status = Mely asztalok közül: waiting, playing vagy over; többször is megadható. Ha nincs megadva, over.
cli-help-prune-dry = Csak mondja meg, melyek azok.
cli-tables-id = Asztal
cli-tables-game = Játék
cli-tables-status = Állapot
cli-tables-people = Emberek
cli-tables-moves = Lépések
cli-tables-used = Utolsó használat
cli-tables-waiting = várakozik
cli-tables-playing = folyik
cli-tables-over = befejezett
cli-tables-bot = bot
cli-tables-free = szabad
cli-tables-none = Nincs ilyen asztal.
cli-tables-closed = Lezárva: { $table }
cli-tables-pruned =
    { $count ->
        [0] Nem volt mit törölni.
       *[other] { $count } asztal törölve.
    }
cli-tables-would =
    { $count ->
        [0] Nem volna mit törölni.
       *[other] { $count } asztal törlődne:
    }
cli-tables-left = Megmaradt, mert valaki ott van: { $table }
cli-error-table-status = --status { $value }: ezt írd: waiting, playing vagy over
cli-error-table-not-found = nincs ilyen asztal: { $table }
cli-error-table-over = ez az asztal már befejezett: { $table }
cli-error-table-old = ezt az asztalt ez a változat nem tudja megnyitni: { $table }: { $reason }
cli-error-order = az adatbázist használó kiszolgáló { $seconds } másodperc alatt nem válaszolt; semmi sem lett kérve tőle
