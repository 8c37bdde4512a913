### Words of the platform: what every game and every front end shares.
### hu.ftl has the same messages with the same variables, in the same order.
###
### { OR($resources) } gives a list as alternatives, without counting: "Wood, Clay, or Stone".

## Languages, each in its own tongue

language-en = English
language-hu = magyar

## Players

# The name of a seat nobody gave a name to; $number counts from 1.
seat-name = Player { $number }

## Lists

# An empty list of things.
nothing = nothing

## Moves the platform refuses, whatever the game

refuse-over = The game is over.
refuse-waiting = It is not your turn: { $seat } has to decide now.
refuse-not-asked = “{ $move }” is not an answer to what you are asked now.
refuse-no-such-move = There is no move with the number { $number }.
refuse-no-such-seat = There is no seat { $number }: seats are numbered from 0 to { $last }.

## How well a bot plays

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
