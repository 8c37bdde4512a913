### A Few Cards szövegei.
### Ugyanazok az üzenetek ugyanazokkal a változókkal, ugyanabban a sorrendben, mint en.ftl-ben.

## A játék

game-name = Few Cards
# Egy-két mondat, amely játékra hív.
game-blurb = Vedd meg, amit a piac kínál, dolgozz, ha kiürült az erszényed, és ne áruld el senkinek, mit szeretsz igazán.

## Kártyák

card-field = Szántóföld
card-mill = Malom
card-bakery = Pékség
card-barn = Pajta
card-vineyard = Szőlőskert
card-press = Prés
card-cellar = Pince
card-tavern = Fogadó
card-flock = Nyáj
card-loom = Szövőszék
card-dye_works = Festőműhely
card-market_hall = Vásárcsarnok

## A kártyák fajtái

kind-grain = gabona
kind-wine = bor
kind-cloth = posztó

## A kártyák hatása

effect-coins = Azonnal kapsz { $count } érmét.
effect-points = A játék végén { $count } pont.
effect-points-per = A játék végén 1 pont minden ilyen fajtájú kártyádért: { $kind }.

## Lépések

move-buy = Megveszed: { $card }
move-work = Dolgozol érméért

## Kérdések

ask-turn = Mit teszel?

## Miért nem

refuse-not-in-row = Ezt nem veheted meg: { $card }. Nincs a sorban.
refuse-too-dear = Ennek az ára { $coins }: { $card }. Neked csak { $have } érméd van.

## A napló

log-buy = { $seat } megvette { $coins } érméért: { $card }.
log-work = { $seat } dolgozott { $coins } érméért.

## A nézet mezői, olyan táblának, amely bármely játékot megmutat

field-row = A sor
field-prices = Árak
field-deck = Kártyák a pakliban
field-players = Játékosok
field-coins = Érmék
field-cards = Kártyák
field-favourite = Kedvenc fajta
