### Words of Few Cards.
### hu.ftl has the same messages with the same variables, in the same order.

## The game

game-name = Few Cards
# A line or two that invite to a game.
game-blurb = Buy what the market offers, work when your purse is empty, and tell nobody what you really like.

## Cards

card-field = Field
card-mill = Mill
card-bakery = Bakery
card-barn = Barn
card-vineyard = Vineyard
card-press = Press
card-cellar = Cellar
card-tavern = Tavern
card-flock = Flock
card-loom = Loom
card-dye_works = Dye Works
card-market_hall = Market Hall

## Kinds of card

kind-grain = grain
kind-wine = wine
kind-cloth = cloth

## What cards do

effect-coins = { $count ->
        [one] You take 1 coin at once.
       *[other] You take { $count } coins at once.
    }
effect-points = { $count ->
        [one] 1 point at the end.
       *[other] { $count } points at the end.
    }
effect-points-per = 1 point at the end for every card of the kind { $kind }.

## Moves

move-buy = Buy { $card }
move-work = Work for coins

## Questions

ask-turn = What do you do?

## Why not

refuse-not-in-row = You cannot buy { $card }: it does not lie in the row.
refuse-too-dear = { $card } costs { $coins }, but you have only { $have }.

## The log

log-buy = { $seat } buys { $card } for { $coins }.
log-work = { $seat } works for { $coins } coins.

## Fields of the view, for boards that show any game

field-row = The row
field-prices = Prices
field-deck = Cards in the deck
field-players = Players
field-coins = Coins
field-cards = Cards
field-favourite = Favourite kind
