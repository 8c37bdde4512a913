### A felület szavai: ami minden játékban és minden felületen közös.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
###
### Nevek a mondatban (pentapolis/words/hungarian.py):
###   { A($card) }          névelővel: „a Fürdő”, „az Oltár”, „a Kolosszus”, „Zeusz szobra”, „Miska”
###   { T($card) }          raggal, névelő nélkül: „Fürdőt”; ugyanígy NAK, BAN, BOL, ERT, VAL
###   { A(T($card)) }       együtt: „a Fürdőt”
###   { NAGY(A($player)) }  mondat elején: „Az 1. játékos”; a játékosok saját nevét nem változtatja meg
###   { VAGY($resources) }  felsorolás választásként, darabszám nélkül: „fa, agyag vagy kő”
### A nevek attribútumai: .article = none (nem kap névelőt), .number = plural (többes számú),
### .t, .nak, .ban, .bol, .ert, .val (rendhagyó alak).

## Nyelvek, mindegyik a maga nyelvén

language-en = English
language-hu = magyar

## Játékosok

# Annak a helynek a neve, amelyiknek senki nem adott nevet; $number 1-től számol.
seat-name = { $number }. játékos

## Felsorolások

# Üres felsorolás.
nothing = semmi

## Lépések, amelyeket bármelyik játékban visszautasít a felület

refuse-over = A játék véget ért.
refuse-waiting = Most nem te jössz: { A($seat) } dönt.
refuse-not-asked = „{ $move }”: most nem erről kell döntened.
refuse-no-such-move = Nincs ilyen sorszámú lépés: { $number }.
refuse-no-such-seat = Nincs ilyen számú hely: { $number }. A helyek számozása 0-tól { $last }-ig tart.

## Beállítások, amelyek nem férnek össze

options-first-player = A { $number }. játékos kezdene, de csak { $count } játékos van.

## Milyen jól játszik a bot

level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Mester

## Kártyák hatásai: ami egy játék igéit összeköti

# Az igék így állnak: „húzz 2 kártyát”; alakjaik: .may „húzhatsz”, .able „(hogy) húzhass”; másokról: .they „húz”,
# .they-may „húzhat”, .they-able „húzhasson”; .part az, amit az ige tett, ahol más megszámolja. A feltételek így: „birodalom
# vagy”; .they „birodalom”, .who „aki birodalom”.

effect-and = { JOIN($effects, last: ", és ") }
    .may = { JOIN(FORM($effects, form: "may"), last: ", és ") }
    .able = { JOIN(FORM($effects, form: "able"), last: ", és ") }
    .they = { JOIN(FORM($effects, form: "they"), last: ", és ") }
    .they-may = { JOIN(FORM($effects, form: "they-may"), last: ", és ") }
    .they-able = { JOIN(FORM($effects, form: "they-able"), last: ", és ") }
effect-then = { JOIN($effects, last: ", majd ") }
    .may = { JOIN(FORM($effects, form: "may"), last: ", majd ") }
    .able = { JOIN(FORM($effects, form: "able"), last: ", majd ") }
    .they = { JOIN(FORM($effects, form: "they"), last: ", majd ") }
    .they-may = { JOIN(FORM($effects, form: "they-may"), last: ", majd ") }
    .they-able = { JOIN(FORM($effects, form: "they-able"), last: ", majd ") }
effect-may = { FORM($effect, form: "may") }
    .may = { FORM($effect, form: "may") }
    .able = { FORM($effect, form: "able") }
    .they = { FORM($effect, form: "they-may") }
    .they-may = { FORM($effect, form: "they-may") }
    .they-able = { FORM($effect, form: "they-able") }
effect-cost-to = { $cost }, hogy { FORM($effect, form: "able") }
    .may = { FORM($cost, form: "may") }, hogy { FORM($effect, form: "able") }
    .able = { FORM($cost, form: "able") }, hogy { FORM($effect, form: "able") }
    .they = { FORM($cost, form: "they") }, hogy { FORM($effect, form: "they-able") }
    .they-may = { FORM($cost, form: "they-may") }, hogy { FORM($effect, form: "they-able") }
    .they-able = { FORM($cost, form: "they-able") }, hogy { FORM($effect, form: "they-able") }
effect-choose = válassz egyet: { JOIN($effects, last: ", vagy ") }
    .may = választhatsz egyet: { JOIN($effects, last: ", vagy ") }
    .able = választhass egyet: { JOIN($effects, last: ", vagy ") }
    .they = választ egyet: { JOIN(FORM($effects, form: "they"), last: ", vagy ") }
    .they-may = választhat egyet: { JOIN(FORM($effects, form: "they"), last: ", vagy ") }
    .they-able = választhasson egyet: { JOIN(FORM($effects, form: "they"), last: ", vagy ") }
effect-choose-several = válassz, legalább { $least }, legfeljebb { $most } dolgot: { JOIN($effects, last: ", vagy ") }
    .may = választhatsz, legalább { $least }, legfeljebb { $most } dolgot: { JOIN($effects, last: ", vagy ") }
    .able = választhass, legalább { $least }, legfeljebb { $most } dolgot: { JOIN($effects, last: ", vagy ") }
    .they = választ, legalább { $least }, legfeljebb { $most } dolgot: { JOIN(FORM($effects, form: "they"), last: ", vagy ") }
    .they-may = választhat, legalább { $least }, legfeljebb { $most } dolgot: { JOIN(FORM($effects, form: "they"), last: ", vagy ") }
    .they-able = választhasson, legalább { $least }, legfeljebb { $most } dolgot: { JOIN(FORM($effects, form: "they"), last: ", vagy ") }
effect-any-order = tetszőleges sorrendben: { JOIN($effects, last: ", és ") }
    .may = tetszőleges sorrendben: { JOIN(FORM($effects, form: "may"), last: ", és ") }
    .able = tetszőleges sorrendben: { JOIN(FORM($effects, form: "able"), last: ", és ") }
    .they = tetszőleges sorrendben: { JOIN(FORM($effects, form: "they"), last: ", és ") }
    .they-may = tetszőleges sorrendben: { JOIN(FORM($effects, form: "they-may"), last: ", és ") }
    .they-able = tetszőleges sorrendben: { JOIN(FORM($effects, form: "they-able"), last: ", és ") }
effect-if = ha { $condition }, { $effect }
    .may = ha { $condition }, { FORM($effect, form: "may") }
    .able = ha { $condition }, { FORM($effect, form: "able") }
    .they = { FORM($effect, form: "they") }, ha { FORM($condition, form: "they") }
    .they-may = { FORM($effect, form: "they-may") }, ha { FORM($condition, form: "they") }
    .they-able = { FORM($effect, form: "they-able") }, ha { FORM($condition, form: "they") }
effect-if-else = ha { $condition }, { $effect }, különben { $otherwise }
    .may = ha { $condition }, { FORM($effect, form: "may") }, különben { FORM($otherwise, form: "may") }
    .able = ha { $condition }, { FORM($effect, form: "able") }, különben { FORM($otherwise, form: "able") }
    .they = ha { FORM($condition, form: "they") }, { FORM($effect, form: "they") }, különben { FORM($otherwise, form: "they") }
    .they-may = ha { FORM($condition, form: "they") }, { FORM($effect, form: "they-may") }, különben { FORM($otherwise, form: "they-may") }
    .they-able = ha { FORM($condition, form: "they") }, { FORM($effect, form: "they-able") }, különben { FORM($otherwise, form: "they-able") }
effect-per = { $effect } { ERT($what) }
    .may = { FORM($effect, form: "may") } { ERT($what) }
    .able = { FORM($effect, form: "able") } { ERT($what) }
    .they = { FORM($effect, form: "they") } { ERT($what) }
    .they-may = { FORM($effect, form: "they-may") } { ERT($what) }
    .they-able = { FORM($effect, form: "they-able") } { ERT($what) }
effect-times = { $effect }, összesen { $count } alkalommal
    .may = { FORM($effect, form: "may") }, összesen { $count } alkalommal
    .able = { FORM($effect, form: "able") }, összesen { $count } alkalommal
    .they = { FORM($effect, form: "they") }, összesen { $count } alkalommal
    .they-may = { FORM($effect, form: "they-may") }, összesen { $count } alkalommal
    .they-able = { FORM($effect, form: "they-able") }, összesen { $count } alkalommal
effect-up-to = { $effect }, legfeljebb { $most } alkalommal
    .may = { FORM($effect, form: "may") }, legfeljebb { $most } alkalommal
    .able = { FORM($effect, form: "able") }, legfeljebb { $most } alkalommal
    .they = { FORM($effect, form: "they") }, legfeljebb { $most } alkalommal
    .they-may = { FORM($effect, form: "they-may") }, legfeljebb { $most } alkalommal
    .they-able = { FORM($effect, form: "they-able") }, legfeljebb { $most } alkalommal
effect-everybody = minden játékos { FORM($effect, form: "they") }
effect-everybody-who = minden játékos, { FORM($condition, form: "who") }, { FORM($effect, form: "they") }
effect-each-other = a többi játékos mindegyike { FORM($effect, form: "they") }
effect-each-other-who = a többi játékos közül mindenki, { FORM($condition, form: "who") }, { FORM($effect, form: "they") }
count-number = { $count }
count-this-way = { $effect }
    .ert = { ERT($effect) }

ask-may = { NAGY(FORM($effect, form: "may")) }. Kéred?
ask-option = Válassz: { JOIN($effects, last: ", vagy ") }.
ask-how-many = { NAGY($effect) }: hányszor, legfeljebb { $count } alkalommal?
ask-reaction = Melyik kártyád hatása jöjjön előbb?
refuse-option = Ez most nem hajtható végre: { $effect }.
refuse-how-many = Legfeljebb { $count } alkalommal.
refuse-reaction = Előbb ezt kell végrehajtani: { $effect }.
