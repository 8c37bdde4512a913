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
cli-help-play = Játék: emberek és gépek bármelyik helyen.
cli-help-watch = Gépek játszanak, te nézed.
cli-help-replay = Egy feljegyzett játszma végignézése lépésről lépésre.
cli-help-rules = Keresés egy játék szabályaiban, vagy egy szabály az azonosítója szerint.
cli-help-arena = Gépek mérkőzése: melyik az erősebb?
cli-help-bench = Egy játék sebességének mérése.
cli-help-games = A játékok felsorolása.
cli-help-lang = Nyelv; ha nincs megadva, a környezeté.
cli-help-game = A játék; a `pentapolis games` sorolja fel őket.
cli-help-seed = A játszma magja: ugyanaz a mag és ugyanazok a lépések ugyanazt a játszmát adják.
cli-help-option = A játék egy beállítása; többször is megadható.
cli-help-seconds = Ennyi processzor-másodpercet kap egy lépésre az a gép, amelyik előre számol.
cli-help-simulations = Ennyi szimulációt kap egy lépésre az a gép, amelyik előre számol.
cli-help-seats = Ki hol ül, a helyek sorrendjében: human,expert
cli-help-seat = Ki ül a következő helyen: human (ember), egy erősség vagy egy gép; helyenként egyszer.
cli-help-name = Egy ember neve; mindenkié külön, a helyek sorrendjében.
cli-help-save = Ebbe a fájlba kerül a játszma.
cli-help-resume = Az ebben a fájlban lévő játszma folytatása.
cli-help-ask = Kérdezzen-e nyelvet, ellenfelet és kezdőjátékost.
cli-help-delay = Ennyi másodperc telik el két lépés között.
cli-help-step = Minden lépés után Entert vár.
cli-help-file = Egy elmentett játszma vagy feljegyzés.
cli-help-as-seat = A játszma erről a helyről nézve (1, 2 …).
cli-help-to-end = A teljes napló és a végén az asztal.
cli-help-text = Keresett szavak, vagy egy szabály azonosítója.
cli-help-uncovered = Azok a szabályok, amelyeket egy teszt sem nevez meg, soronként egy azonosító.
cli-help-tests = A tesztek mappája.
cli-help-specs = A gépek, a helyek sorrendjében: expert greedy search:simulations=500
cli-help-games-count = Hány játszma legyen.
cli-help-seed-arena = A mérkőzés magja.
cli-help-processes = Hány folyamat dolgozzon; ha nincs megadva, magonként egy.
cli-help-json = A számok ebbe a fájlba is bekerülnek, JSON-ban.
cli-help-bench-seconds = Ennyi processzor-másodpercig tart egy mérés.

## Hibák

cli-error-no-option = nincs { $name } kapcsoló
cli-error-value-missing = a { $name } kapcsoló mögül hiányzik az érték
cli-error-missing = hiányzik: { $name }
cli-error-bad-value = { $name }: „{ $value }” itt nem lehetséges
cli-error-no-command = nincs „{ $name }” parancs; lásd: pentapolis --help
cli-error-too-much = felesleges a parancssorban: { $name }
cli-error-language = nincs „{ $value }” nyelv; a nyelvek: { $known }
cli-error-game = nincs „{ $value }” nevű játék; a játékok: { $known }
cli-error-seed = a mag túl nagy ({ $value }): legfeljebb 128 bites lehet
cli-error-option-form = --option { $value }: így kell írni: név=érték
cli-error-option-name = a játéknak nincs „{ $value }” beállítása; a beállítások: { $known }
cli-error-option-value = { $name } beállítás: „{ $value }” nem lehetséges; lehetséges: { $known }
cli-error-seat-and-seats = vagy --seat, vagy --seats: a kettő együtt nem megy
cli-error-seat-count = { $count } játékos nem játszhatja ezt a játékot; lehetséges: { $allowed }
cli-error-names = több a név, mint az ember: a játékosok közül { $count } ember
cli-error-bot = „{ $value }” gép: { $reason }
cli-error-budgets = vagy --seconds, vagy --simulations: a kettő együtt nem megy
cli-error-watch-human = nézni csak gépeket lehet; emberek a pentapolis play paranccsal játszanak
cli-error-no-seat = nincs { $number }. hely: a játszmában { $count } hely van
cli-error-file = { $file }: { $reason }
cli-error-resume-fixed = a folytatott játszma magja és beállításai nem változnak: hagyd el a --seed és az --option kapcsolót
cli-error-save-exists = { $file } már létezik; a --resume kapcsolóval azt folytathatod, vagy adj meg másik fájlt
cli-error-record = { $file } nem jó feljegyzés: { $reason }
cli-error-ledger = { $reason }
cli-error-arena = a mérkőzés félbeszakadt: { $reason }

## Kik játszanak

cli-name-human = Játékos
cli-name-bot = { $strength } gép
cli-level-random = véletlen
cli-level-greedy = mohó
cli-level-easy = könnyű
cli-level-medium = közepes
cli-level-hard = nehéz
cli-level-expert = mester
cli-ask-language = Nyelv?
cli-ask-opponent = Ellenfél?
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
cli-no-number = A számok 1-től { $count }-ig mennek.
cli-not-understood = „{ $given }” se nem szám, se nem lépés, se nem név, se nem parancs; írd be: súgó
cli-allowed = ✓ Lehetséges: { $given }
cli-why-what = Írj mögé egy lépést vagy egy nevet: miért build:baths
cli-card-what = Írj mögé egy nevet vagy az elejét: lap fürdő
cli-lang-what = Írj mögé egy nyelvet: { $known }
cli-curtain = Most csak { $who } nézheti. Add át a billentyűzetet, aztán Enter.
cli-undo-nothing = Nincs mit visszavenni.
cli-undo-barrier = Ezt már nem lehet visszavenni: az utolsó lépés felfedett valamit.
cli-rules-none = egy szabály sem szól erről: „{ $given }”
cli-rules-more = … és még { $count }
cli-rules-count = Szabályok: { $count }
cli-saved = A játszma el van mentve: { $file }
cli-save-failed = A játszmát nem lehet ide menteni: { $file }: { $reason }
cli-resume-with = Így folytathatod: pentapolis play --resume { $file }
cli-replay-with = Így nézheted meg újra: pentapolis replay { $file }
cli-quit-save = Mentés más néven (fájlnév; Enter: marad { $file }):
cli-result-winner = Győztes: { $who }
cli-result-shared = Közös győzelem: { $who }
cli-play-help = Írj be egy számot a listából, egy lépést (build:baths), egy nevet vagy az elejét, vagy egy parancsot. Az Enter magában újra kirajzolja az asztalt.
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
cli-command-why = miért nem lehetséges egy lépés (miért build:baths, miért fürdő)
cli-command-card = mit mond egy kártya, csoda vagy korong (lap fürdő)
cli-command-log = minden, ami történt
cli-command-score = a pontok, ha most érne véget a játék
cli-command-undo = az utolsó lépésed visszavétele
cli-command-lang = másik nyelv (nyelv en)
cli-command-save = mentés, akár más fájlba (mentés parti.json)
cli-command-rules = keresés a szabályokban (szabály kereskedelem)
cli-command-quit = vége; a játszma később folytatható
cli-command-discard = a dobópakli átnézése

## Nézés és visszajátszás

cli-seed = Mag: { $number }
cli-step = Enter: következő lépés
cli-replay-prompt = { $number }/{ $count } (tovább, előző, magától, egy szám, kilép) >
cli-replay-help = Enter vagy tovább: a következő lépés; előző: az előző; 0-tól { $count }-ig: oda; magától: végigmegy; kilép
cli-replay-start = Ez az eleje.
cli-replay-end = Ez a vége.
cli-replay-word-next = tovább
cli-replay-word-previous = előző
cli-replay-word-auto = magától
cli-replay-word-quit = kilép

## Játékok

cli-games-slug = Játék
cli-games-name = Név
cli-games-seats = Játékosok
cli-games-options = Beállítások

## Mérkőzés

cli-arena-games = játszmák
cli-arena-title = { $count } játszma, mag: { $seed }
cli-arena-bot = Gép
cli-arena-wins = Nyert
cli-arena-draws = Közös
cli-arena-losses = Vesztett
cli-arena-rate = Arány
cli-arena-interval = 95 %
cli-arena-score = Pont
cli-arena-time = Egy lépés
cli-arena-faults = Hibával elvesztett játszmák: { $count }, az első: { $reason }

## Mérés

cli-bench-title = { $title }, { $how }
cli-bench-compiled = lefordítva
cli-bench-interpreted = értelmezve
cli-bench-what = Mi
cli-bench-rate = CPU-másodpercenként
cli-bench-each = Egy ideje
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
duel-buys = vesz
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
duel-sign-build-from-discard = dobottból
duel-legend =
    Kártyák: { $kinds }.
    Erőforrások: { $units }. ● érme, ★ győzelmi pont, ▼ pajzs, ↻ újra te jössz.
    A kártyán: fajta, nyomtatott költség, =amennyibe most neked kerül; ← ezzel a láncszimbólummal ingyenes, → ez a láncszimbóluma.
    Vastag keret: hozzáférhető. ░: lefordítva, a hátlapja korával. ■ megépített, □ meg nem épített csoda. ◆ konfliktusjelző.
