### A felület szavai: ami minden játékban és minden felületen közös.
### Az en.ftl ugyanezeket az üzeneteket tartalmazza, ugyanazokkal a változókkal és ugyanebben a sorrendben.
###
### Nevek a mondatban (pentapolis/words/hungarian.py):
###   { A($card) }          névelővel: „a Fürdő”, „az Oltár”, „a Kolosszus”, „Zeusz szobra”, „Miska”
###   { T($card) }          raggal, névelő nélkül: „Fürdőt”; ugyanígy NAK, BAN, BOL, ERT, VAL
###   { A(T($card)) }       együtt: „a Fürdőt”
###   { NAGY(A($player)) }  mondat elején: „Az 1. játékos”; a játékosok saját nevét nem változtatja meg
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
