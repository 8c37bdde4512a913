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

## Milyen jól játszik a bot

level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Mester
