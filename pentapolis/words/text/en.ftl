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

## Options that do not go together

options-first-player = Player { $number } is to begin, but only { $count } play.

## How well a bot plays

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

## Effects of cards: what joins the verbs of a game

# A game's verbs stand as "draw 2 cards"; their form .they is said of other players ("draws 2 cards"), .part of what was
# done where something counts it ("region abandoned this way"). Conditions stand as "you are an empire"; .they "they are
# an empire", .who "who is an empire".

effect-and = { $effects }
    .they = { FORM($effects, form: "they") }
effect-then = { JOIN($effects, last: ", then ") }
    .they = { JOIN(FORM($effects, form: "they"), last: ", then ") }
effect-may = you may { $effect }
    .they = may { $effect }
effect-cost-to = { $cost } to { $effect }
    .they = { FORM($cost, form: "they") } to { $effect }
effect-choose = choose one: { JOIN($effects, last: ", or ") }
    .they = chooses one: { JOIN($effects, last: ", or ") }
effect-choose-several = choose { $least } to { $most }: { JOIN($effects, last: ", or ") }
    .they = chooses { $least } to { $most }: { JOIN($effects, last: ", or ") }
effect-any-order = in any order: { $effects }
    .they = in any order: { FORM($effects, form: "they") }
effect-if = if { $condition }, { $effect }
    .they = { FORM($effect, form: "they") } if { FORM($condition, form: "they") }
effect-if-else = if { $condition }, { $effect }, otherwise { $otherwise }
    .they = if { FORM($condition, form: "they") }, { FORM($effect, form: "they") }, otherwise { FORM($otherwise, form: "they") }
effect-per = { $effect } per { $what }
    .they = { FORM($effect, form: "they") } per { $what }
effect-times = { $effect }, { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
    .they = { FORM($effect, form: "they") }, { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
effect-up-to = { $effect }, up to { $most } times
    .they = { FORM($effect, form: "they") }, up to { $most } times
effect-everybody = each player { FORM($effect, form: "they") }
effect-everybody-who = each player { FORM($condition, form: "who") } { FORM($effect, form: "they") }
effect-each-other = each other player { FORM($effect, form: "they") }
effect-each-other-who = each other player { FORM($condition, form: "who") } { FORM($effect, form: "they") }
count-number = { $count }
count-this-way = { $effect }

ask-may = { CAPITAL($effect) }?
ask-option = Choose: { JOIN($effects, last: ", or ") }.
ask-how-many = { CAPITAL($effect) }: how many times, up to { $count }?
ask-reaction = Which of your cards reacts first?
refuse-option = This cannot be done now: { $effect }.
refuse-how-many = At most { $count } times.
refuse-reaction = This has to be done first: { $effect }.
