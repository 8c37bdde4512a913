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
cli-help-delay = Ennyi másodperc telik el két lépés között.
cli-help-step = Minden lépés után Entert vár.
cli-help-file = Egy elmentett játszma vagy feljegyzés.
cli-help-as-seat = A játszma erről a helyről nézve (1, 2 …).
cli-help-to-end = A teljes napló, majd az asztal a játszma végén.
cli-help-text = Keresett szavak vagy egy szabály azonosítója.
cli-help-uncovered = Azok a szabályok, amelyeket egy teszt sem nevez meg; soronként egy azonosító.
cli-help-tests = A tesztek mappája.
cli-help-specs = A botok, a helyek sorrendjében: expert greedy search:simulations=500
cli-help-games-count = Hány játszma legyen.
cli-help-seed-arena = A mérkőzés véletlenmagja.
cli-help-processes = Hány folyamat dolgozzon; ha nincs megadva, processzormagonként egy.
cli-help-json = A számok ebbe a fájlba is bekerülnek, JSON-ban.
cli-help-bench-seconds = Ennyi CPU-másodpercig tart egy mérés.
cli-help-bench-players = Hányan játszanak; enélkül annyian, ahányan lehet.
cli-help-host = A figyelt cím; ha nincs megadva, 127.0.0.1, vagyis csak ez a gép.
cli-help-port = A figyelt port; ha nincs megadva, 8000, a 0 pedig egy szabad portot választ.
cli-help-data = A játszmák mappája; ha nincs megadva, a PENTAPOLIS_DATA környezeti változóé, különben ./data.
cli-help-database-url = Egy adatbázis címe: sqlite:////mappa/fájl.db vagy postgresql://felhasználó@gép/név; ha nincs megadva, a DATABASE_URL környezeti változóé.
cli-help-origin = További cím, amelyen a böngészők elérik a kiszolgálót (https://games.example); többször is megadható.
cli-help-proxy = A kiszolgáló előtt álló proxy címe; csak ennek hisszük el, hogy ki honnan jön.
cli-help-bot-workers = Egyszerre ennyi bot gondolkodhat.
cli-help-bot-pause = Legalább ennyi másodpercet vár egy bot, mielőtt lép.
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
cli-error-seat-and-seats = vagy --seat, vagy --seats: a kettő együtt nem megy
cli-error-seat-count = ez a játék { $count } játékossal nem játszható; lehetséges: { $allowed }
cli-error-names = több a név, mint az ember: a játékosok közül { $count } ember
cli-error-bot = „{ $value }” bot: { $reason }
cli-error-budgets = vagy --seconds, vagy --simulations: a kettő együtt nem megy
cli-error-watch-human = nézni csak botokat lehet; emberek a pentapolis play paranccsal játszanak
cli-error-no-seat = nincs { $number }. hely: a játszmában { $count } hely van
cli-error-file = { $file }: { $reason }
cli-error-resume-fixed = a folytatott játszma magja és beállításai nem változnak: hagyd el a --seed és az --option kapcsolót
cli-error-save-exists = { $file } már létezik; folytasd azt a játszmát a --resume kapcsolóval, vagy adj meg másik fájlt
cli-error-record = { $file } nem érvényes feljegyzés: { $reason }
cli-error-ledger = { $reason }
cli-error-arena = a mérkőzés félbeszakadt: { $reason }
cli-error-data-name = az adatmappa útvonalában nem lehet kérdőjel: { $file }
cli-error-origin = --origin { $value }: csak a protokollt és a gépet írd, például: https://games.example
cli-error-proxy = --proxy { $value }: IP-címet írj, például: 127.0.0.1
cli-error-serve-host = a kiszolgáló nem indulhat el ezen a címen: „{ $host }”: { $reason }
cli-error-serve-port-taken = ezt a portot már egy másik program használja: { $port }; válassz másikat a --port kapcsolóval
cli-error-serve-port-forbidden = ez a felhasználó nem használhatja ezt a portot: { $port }; válassz 1023 fölöttit a --port kapcsolóval
cli-error-serve-store = a játszmákat nem lehet megnyitni: { $reason }
cli-error-serve-client = a webes felület még nem készült el; ezzel a paranccsal készül el: make play vagy make build
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
cli-saved = A játszma elmentve: { $file }
cli-save-exists = { $file } már létezik, és változatlan maradt: adj meg másik fájlt.
cli-save-failed = A játszmát nem lehet ide menteni: { $file } ({ $reason })
cli-resume-with = Így folytathatod: { $program } play --resume { $file }
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

## Mérés

cli-bench-title = { $title }, { $count } játékos, { $how }
cli-bench-compiled = lefordítva
cli-bench-interpreted = értelmezve
cli-bench-what = Mérés
cli-bench-rate = CPU-másodpercenként
cli-bench-each = Egyenként
cli-bench-games = véletlen játszma
cli-bench-games-recorded = játszma naplóval, feljegyzéssel
cli-bench-decisions = döntés ezekben
cli-bench-copy = másolat
cli-bench-view = nézet
cli-bench-resample = újraosztás
cli-bench-simulations = keresési szimuláció
cli-bench-simulations-full = ugyanez, végigjátszva

## A 7 Csoda – Párbaj asztala

# A kártyák fajtái két betűvel, az erőforrások eggyel.
duel-code-brown = Ba
duel-code-grey = Sz
duel-code-blue = Ké
duel-code-green = Zö
duel-code-yellow = Sá
duel-code-red = Pi
duel-code-purple = Li
duel-letter-wood = F
duel-letter-clay = A
duel-letter-stone = K
duel-letter-glass = Ü
duel-letter-papyrus = P
duel-back-guild = céh
duel-board-tokens = Korongok:
duel-library = A dobozból:
duel-discard-count = Eldobva: { $count }
duel-discard-empty = A dobópakli üres.
duel-offer = Választható csodák:
duel-points-now = most { $count }★
duel-makes = Termel
duel-buys = ár
duel-symbols = Tudomány { $count }/6:
duel-tokens = Korongok:
duel-build = épít
duel-drop = eldob +{ $count }●
duel-with = ezzel:
duel-score-now = Ha most érne véget
duel-score-end = Pontok
duel-part-total = Összesen
duel-per-built-wonders = csoda
duel-per-wonders = csoda
duel-per-coin-triples = 3●
duel-per-progress-tokens = korong
duel-sign-discount = −{ $count } erőf.
duel-sign-trade-income = vétel→●
duel-sign-extra-shields = piros+{ $count }▼
duel-sign-play-again-on-wonders = csoda→↻
duel-sign-coins-on-chain = lánc→{ $count }●
duel-sign-progress-from-box = { $count } korong→1
duel-sign-build-from-discard = dobópakliból
duel-legend =
    Kártyák: { $kinds }.
    Erőforrások: { $units }. ● érme, ★ győzelmi pont, ▼ pajzs, ↻ újra te jössz.
    A kártyán: fajta, nyomtatott költség, =amennyibe most neked kerül; ← ezzel a láncszimbólummal ingyenes, → ez a láncszimbóluma.
    Vastag keret: hozzáférhető. ░: lefordított kártya, a hátlapja korával. ■ megépített, □ meg nem épített csoda. ◆ konfliktusjelző.
