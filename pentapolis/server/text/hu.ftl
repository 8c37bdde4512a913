### Amit a kiszolgáló mond, amikor visszautasít valamit.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.

# $what: a hiba szakszavakkal, annak, aki a klienst írta.
problem-bad-request = A kiszolgáló nem tudta értelmezni ezt a kérést: { $what }.
# $kind: miféle a hiba; $number: a hibás lépés; $what: a hiba szakszavakkal.
problem-bad-record =
    { $kind ->
        [shape] Ez nem egy játék feljegyzése.
        [format] Ezt a feljegyzést a Pentapolis egy másik változata írta, és ez a változat nem tudja elolvasni.
        [game] Ezen a kiszolgálón nincs meg a feljegyzés játéka.
        [rules] Ez a feljegyzés a szabályok egy másik változatát követi, és ezen a kiszolgálón nincs meg az a változat.
        [edition] Ezt a feljegyzést olyan kiadással játszották, amely ezen a kiszolgálón nincs meg, vagy azóta megváltozott.
        [move] A feljegyzés { $number }. lépése nem lehetséges.
       *[other] Ez a feljegyzés nem használható: { $what }.
    }
problem-no-session = A kiszolgáló még nem ismeri ezt a böngészőt. Töltsd be újra az oldalt.
problem-wrong-origin = Ez a kérés másik webhelyről érkezett, ezért a kiszolgáló elutasította.
problem-bad-token = Ez az oldal elavult. Töltsd be újra, és próbáld meg ismét.
problem-not-yours = Ez nem a te helyed.
problem-not-found = Itt nincs semmi, vagy nem neked szól.
problem-no-such-method = Ez a cím nem fogad ilyen kérést.
problem-stale = Közben megváltozott az asztal. Nézd meg újra, aztán válassz.
problem-seat-taken = Ezen a helyen már ül valaki.
problem-not-begun = A játék még nem kezdődött el: van még üres hely.
problem-over = A játék véget ért.
problem-not-over = Ezt csak a játék vége után lehet megnézni.
problem-not-away = Ennek a helynek a játékosa itt van.
problem-nothing-to-undo = Nincs mit visszavonni.
problem-undo-blocked = Ezt csak akkor lehet visszavonni, ha a többiek beleegyeznek, mert azóta felfedtek valamit, vagy lépett valaki.
problem-nothing-to-redo = Nincs mit újra megtenni.
problem-no-wish = Senki sem vár válaszra visszavonás ügyében.
problem-wish-pending = Egy visszavonási kérés már válaszra vár.
problem-wish-refused = A többiek már elutasították ennek a visszavonását.
problem-old-rules = Ez a játék a szabályok { $rules }. változatával kezdődött, és ezen a kiszolgálón nincs meg az a változat.
problem-old-edition = Ez a játék más kiadással kezdődött („{ $edition_name }”), és ezen a kiszolgálón az a kiadás nincs meg, vagy azóta megváltozott.
problem-too-large = Ez túl nagy.
problem-too-many = Túl sok kérés. Próbáld újra { $seconds } másodperc múlva.
problem-too-many-bots = Már { $count } asztalodnál játszanak botok. Fejezz be egy játékot, vagy próbáld meg később.
problem-internal = Hiba történt a kiszolgálón. Semmi sem változott.
problem-unavailable = A kiszolgáló ezt nem tudta elmenteni. Semmi sem változott; próbáld újra.
problem-full = A kiszolgáló megtelt. Próbáld meg később.
