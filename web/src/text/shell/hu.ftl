### Az asztal körüli oldalak szavai: kezdőlap, új asztal, meghívó, szabályok, beállítások.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.

## Az ablak címe

shell-title-lobby = Pentapolis: civilizációs társasjátékok
shell-title-new = Új asztal · Pentapolis
shell-title-join = A helyed · Pentapolis
shell-title-rules = Szabályok · Pentapolis
shell-title-rules-of = { $title }: szabályok · Pentapolis
shell-title-settings = Beállítások · Pentapolis
shell-title-missing = Nincs ilyen oldal · Pentapolis
shell-title-broken = Valami elromlott · Pentapolis

## A felső sáv

shell-skip = Ugrás a tartalomra
shell-home = Pentapolis, a kezdőlapra
shell-bar = Oldal
shell-rules = Szabályok
shell-settings = Beállítások
shell-language = Nyelv
shell-theme-to-dark = Váltás sötét színekre
shell-theme-to-light = Váltás világos színekre

## Bajok

shell-no-answer-network = A kiszolgáló nem érhető el. Nézd meg, van-e kapcsolatod, és próbáld újra.
shell-no-answer-timeout = A kiszolgáló túl sokáig nem válaszol. Próbáld újra egy kicsit később.
shell-no-answer-garbled = A kiszolgáló olyat válaszolt, amit ez az oldal nem ért. Töltsd be újra az oldalt.
shell-unexpected = Váratlan hiba történt. Töltsd be újra az oldalt, és próbáld meg ismét.
shell-retry = Újra
shell-reload = Újratöltés
shell-loading = Egy pillanat…
shell-broken = Valami elromlott
shell-broken-text = A hiba a miénk, nem a tiéd. A játékaid biztonságban vannak a kiszolgálón: töltsd be újra az oldalt, és folytasd ott, ahol abbahagytad.
shell-missing = Itt még senki sem épített semmit
shell-missing-text = Ez a cím sehová sem vezet. Talán elveszett belőle útközben egy betű.
shell-back-to-table = Vissza az asztalhoz
shell-to-lobby = A kezdőlapra

## Kezdőlap

shell-welcome = Nagy civilizációk, egy asztal
shell-welcome-text = Ülj le és játssz: nem kell se fiók, se telepítés.
shell-you-are = A neved:
shell-name = A neved
shell-name-none = Név nélkül játszol.
shell-name-choose = Név megadása
shell-name-change = Név megváltoztatása
shell-name-save = Mentés
shell-name-cancel = Mégse
shell-name-empty = A névben legyen legalább egy betű.
shell-name-long = A név legfeljebb { $most } betűs lehet.
shell-games = Játékok
shell-players = { $least }–{ $most } játékosnak
shell-players-exactly =
    { $count ->
        [one] Egy játékosnak
        [2] Két játékosnak
       *[other] { $count } játékosnak
    }
shell-making-brief = Készülő
shell-making = Készülő játék: a botjai még egyszerűek.
shell-edition = Kiadás: { $title }
shell-edition-reconstructed = Saját rekonstrukciónk.
shell-edition-brief = A kártyák többsége a mi rekonstrukciónk, nem a nyomtatott változat.
shell-edition-brief-the-capitals = A lapkák többsége a mi rekonstrukciónk, nem a nyomtatott változat.
shell-edition-more = Bővebben erről a kiadásról
shell-edition-faulty = Egy kiadás kimarad: { $reason }
shell-play-bot =
    { $count ->
        [one] Játék bot ellen
       *[other] Játék botok ellen
    }
shell-level =
    { $count ->
        [one] Milyen erős legyen a bot?
       *[other] Milyen erősek legyenek a botok?
    }
shell-play-here =
    { $count ->
        [2] Ketten egy képernyőnél
       *[other] Együtt egy képernyőnél
    }
shell-invite =
    { $count ->
        [one] Barát meghívása
       *[other] Barátok meghívása
    }
shell-more-settings = Több beállítás
shell-opening = Terítjük az asztalt…
shell-mine = Asztalaim
shell-mine-none = Most egyetlen játékod sincs folyamatban. Az első lépés egy kattintásra van.
shell-mine-more =
    { $count ->
        [one] Még egy asztal
       *[other] Még { $count } asztal
    }
shell-open = Nyitott asztalok
shell-open-none = Most senki sem vár játékostársra. Nyiss egy asztalt, hátha leül hozzád valaki.
shell-open-make = Asztal nyitása
shell-state-your-turn = Te jössz
shell-state-your-turn-left = Te jössz, még { $time }
shell-state-their-turn = { $name } gondolkodik
shell-state-bot-turn = A bot gondolkodik
shell-state-several = { $count } játékos gondolkodik
shell-state-waiting =
    { $count ->
        [one] Egy hely szabad
       *[other] { $count } hely szabad
    }
shell-state-won = Győztél
shell-state-lost = { $name } győzött
shell-state-bot-won = A bot győzött
# $number: hányadik helyen ül; több bot is játszott.
shell-state-bot-of-won = { NAGY(A($number)) }. helyen ülő bot győzött
shell-state-drawn = Közös győzelem
shell-state-over = Véget ért
shell-continue = Folytatás
shell-look = Visszanézem
shell-enter = Az asztalhoz
shell-sit = Leülök
shell-watch = Nézem
shell-seat-you = Te
shell-seat-bot = Bot · { $level }
shell-seat-open = Szabad hely
shell-terms = Milyen feltételekkel
shell-terms-usual = Szokásos szabályok
shell-import = Feljegyzés megnyitása
shell-import-text = Folytass vagy nézz végig egy játékot, amelyet valaki feljegyzésként elmentett.
shell-import-file = Fájl kiválasztása
shell-import-drop = vagy húzd ide
shell-import-paste = Vagy illeszd be ide a feljegyzést
shell-import-open = Megnyitás
shell-import-empty = Előbb válassz egy fájlt, vagy illessz be egy feljegyzést.
shell-import-no-json = Ez nem feljegyzés: { $what } nem JSON.
shell-import-no-object = Ez nem feljegyzés: a feljegyzés egy JSON-objektum.
shell-import-this-text = a szöveg
shell-import-too-large = Ez a fájl túl nagy ahhoz, hogy feljegyzés legyen.
shell-version = Verzió: { $version }
shell-faithful = A nyomtatott szabályok szerint játszunk. Ahol a szabálykönyv hallgat, ott a szabályok között olvasható, hogyan döntöttünk, és külön jelezzük, amit rekonstruálni kellett.
shell-read-rules = { $title }: szabályok

## Új asztal

shell-new = Új asztal
shell-new-which = Melyik játék legyen?
shell-new-no-game = Itt nincs ilyen játék.
shell-new-count = Játékosok
shell-new-seats = Ki hol ül?
shell-new-seat = { $number }. hely
shell-new-seat-who = Ki ül { A($number) }. helyen
shell-new-seat-level = A bot szintje { A($number) }. helyen
shell-new-seat-name = Név { A($number) }. helyen ennél a képernyőnél
shell-kind-me = Én
shell-kind-open = Valaki más
shell-kind-bot = Bot
shell-new-options = Hogyan játsszunk?
shell-new-clock = Gondolkodási idő
shell-clock-none = Nincs korlát
shell-clock-none-help = Ráértek. Egy játék tarthat egy percig vagy akár egy hónapig is.
shell-clock-quick = 15 perc + 10 mp
shell-clock-quick-help = Pörgős játék: fejenként 15 perc, és minden lépés után még 10 másodperc.
shell-clock-calm = 30 perc + 20 mp
shell-clock-calm-help = Nyugodt este: fejenként 30 perc, és minden lépés után még 20 másodperc.
shell-clock-slow = Lépésenként 1 nap
shell-clock-slow-help = Két teendő közé: fejenként egy nap, és minden lépés után még egy nap.
shell-clock-custom = Saját
shell-clock-custom-help = Add meg, mennyi idő jár az egész játékra, és mennyi jön hozzá lépésenként.
shell-clock-minutes = Perc fejenként
shell-clock-increment = Másodperc lépésenként
shell-new-who-may = Ki ülhet le?
shell-private = Csak akinek linkje van
shell-private-help = Minden szabad helyhez kapsz egy linket, és annak küldöd el, akinek szeretnéd.
shell-public = Bárki
shell-public-help = Az asztal a kezdőlapon látszik, amíg meg nem telik.
shell-new-create = Asztal nyitása
shell-fault-open-seat = Nyitott asztalnál legyen legalább egy hely valaki másnak.
shell-fault-minutes = Az idő { $least } és { $most } perc között lehet.
shell-fault-increment = Lépésenként 0 és { $most } másodperc közötti ráadás adható.
shell-fault-level = Válassz szintet { A($number) }. helyen ülő botnak.
shell-fault-name = { NAGY(A($number)) }. hely neve legfeljebb { $most } betűs lehet.
shell-fault-no-people = Valakinek játszania is kell: legalább egy hely legyen a tiéd vagy valaki másé.

## Meghívó

shell-join = Vár rád egy hely
shell-join-text = Valaki helyet tartott neked az asztalnál. Hogy szólítsanak?
shell-join-seats = Akik az asztalnál ülnek
shell-join-go = Leülök
shell-join-no-secret = Ez a link nem teljes
shell-join-no-secret-text = Hiányzik a végéről a titkos rész. Kérd el újra a linket, és másold ki az egészet.
shell-join-used = Ez a link már nem működik
shell-join-used-text = Valaki már leült vele erre a helyre, vagy újabb link lépett a helyébe. Ha te voltál az, az asztalodat a kezdőlapon találod.

## Szabályok

shell-rules-of = { $title }: szabályok
shell-rules-which = Melyik játék szabályai?
shell-rules-parts = A táblák építőelemei, fejlesztőknek
shell-rules-text = Minden szabály röviden, saját jellel. Ha az asztal visszautasít valamit, ezek egyikére hivatkozik.
shell-rules-search = Keresés a szabályokban
shell-rules-search-hint = Keresés: egy szó vagy { $example }
shell-rules-clear = Keresés törlése
shell-rules-results = Találatok
shell-rules-contents = Tartalom
shell-rules-found =
    { $count ->
        [0] Nincs olyan szabály, amelyben mindegyik szó szerepel. Próbáld kevesebb vagy más szóval.
        [one] Egy szabály
       *[other] { $count } szabály
    }
shell-rules-examples = Példák
shell-rules-gaps = Döntések
shell-rules-gaps-text = Amit a szabálykönyv nyitva hagy, és ahogyan itt játsszuk.
shell-rules-glossary = Szójegyzék
shell-rules-glossary-text = A játék szavai mindkét nyelven.
shell-rules-term-english = Angolul
shell-rules-term-hungarian = Magyarul
shell-rules-term-meaning = Jelentése
shell-rules-example = Példa
shell-rules-decision = Döntés
shell-rules-whole-page = Külön lapon
shell-rules-close = Szabályok bezárása
shell-rules-source = Szabálykönyv:
shell-rules-see = Lásd még
shell-rules-link = { $rule } linkje
shell-rules-tags = Mit jelentenek a jelölések?
shell-tag-icon = ikon
shell-tag-icon-help = A szabálykönyv ezt képpel mutatja; a jelentését a kártyák adják meg.
shell-tag-corrected = javítva
shell-tag-corrected-help = A nyomtatott szabálykönyv itt hibás, vagy a kiadó később javította.
shell-tag-gap = döntés
shell-tag-gap-help = A szabálykönyv nem mondja ki; az indoklás a döntések között van.
shell-tag-implied = következik
shell-tag-implied-help = Egy példából vagy a szabálykönyv egy másik mondatából következik.
shell-rules-no-rule = Itt nincs { $rule } jelű szabály. Talán a szavai alapján megtalálod.

## Beállítások

shell-set-look = Megjelenés
shell-set-language = Nyelv
shell-set-language-help = Bármikor átválthatsz, játék közben is.
shell-set-theme = Színek
shell-set-theme-help = Nappal meleg papír, éjjel mély palaszürke.
shell-set-theme-system = Mint az eszközön
shell-set-theme-light = Világos
shell-set-theme-dark = Sötét
shell-set-motion = Mozgás
shell-set-motion-help = Ami megváltozott, az a helyére mozog. Mozgás nélkül egy pont jelöli.
shell-set-motion-system = Mint az eszközön
shell-set-motion-none = Nincs mozgás
shell-set-pace = Tempó
shell-set-pace-help = A többiek lépéseit egymás után mutatjuk. Az Esc vagy egy kattintás a táblán rögtön a jelen állást mutatja.
shell-set-pace-none = Azonnal
shell-set-pace-short = Gyorsan
shell-set-pace-long = Lassan
shell-set-play = Az asztalnál
shell-set-confirm = Rákérdezés lépés előtt
shell-set-confirm-help = A lépés csak akkor érvényes, ha megerősítetted.
shell-set-curtain = Függöny a játékosok között
shell-set-curtain-help = Ha többen ültök egy képernyőnél, az asztal rejtve marad, amíg a következő játékos nem jelzi, hogy ott van.
shell-set-notices = Értesítések
shell-set-sound = Hangok
shell-set-sound-help = Halk hang szól, amikor te jössz.
shell-set-notify = Értesítés a böngészőben
shell-set-notify-help = Szól, hogy te jössz, ha épp egy másik ablakot nézel. Körönként egyszer, többször soha.
shell-set-notify-denied = A böngésző nem enged értesítéseket erről a webhelyről. Ezt a böngésző beállításaiban változtathatod meg.
shell-set-notify-unable = Ez a böngésző nem ismeri az értesítéseket.
shell-set-person = Te
shell-set-name-help = Ezen a néven látnak a többiek az asztalnál.
shell-set-kept = Ezek a beállítások ebben a böngészőben maradnak. A kiszolgáló csak a nevedet és az asztalaidat ismeri.
shell-set-forget = Felejts el
shell-set-forget-help = A kiszolgáló elfelejti ezt a böngészőt. A futó játékaidban otthagyod a helyeidet, és oda nincs visszaút.
shell-set-forget-sure = Biztosan? Minden asztalnál elveszíted a helyedet.
shell-set-forget-yes = Igen, felejts el
shell-set-forget-no = Nem, maradok
shell-set-forgotten = Megtörtént. Mostantól valaki új vagy.

# Miből lett az asztal, ha valaki megválasztotta: rövid név a listákhoz, és hogy mit jelent.
shell-origin-seed = Választott leosztás
shell-origin-fork = Folytatott játék
shell-origin-import = Feljegyzésből
shell-origin-scripted = Kézzel kirakott lapok
shell-origin-seed-help = Ennek az asztalnak a leosztását a házigazda választotta: előre tudható, mi van még rejtve.
shell-origin-fork-help = Ez az asztal egy másik játék állásából folytatódik. Lehet, hogy valaki tudja, mi van még rejtve.
shell-origin-import-help = Ez az asztal feljegyzésből készült. Aki hozta, tudhatja, mi van még rejtve.
shell-origin-scripted-help = Ez az asztal olyan feljegyzésből készült, amelyben kézzel rakták ki a lapokat. Aki hozta, tudhatja, mi van még rejtve.
