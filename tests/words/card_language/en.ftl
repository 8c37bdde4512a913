# Sentences for the card language of Imperium: one for each verb and each way to combine verbs, none for a card.
# Forms: .they is said of other players; .part is what a verb has done, where something else counts it.

rule = { CAPITAL($effect) }.

token-materials = material
    .plural = materials
token-population = population
    .plural = population
token-progress = progress
    .plural = progress
icon-river = river
icon-fertile = fertile
suit-region = region
suit-civilised = civilised
kind-attack = attack
zone-hand = your hand
zone-discard = your discard pile

amount = { $count } { $count ->
    [one] { $token }
   *[other] { FORM($token, form: "plural") }
}
cards = { $count } { $count ->
    [one] card
   *[other] cards
}
card-of = a { $suit } card
regions = { $count } { $count ->
    [one] region
   *[other] regions
}
unrest = { $count } unrest
icons = { $icon } icon in your play area

gain = gain { $amounts }
    .they = gains { $amounts }
pay = pay { $amounts }
    .they = pays { $amounts }
draw = draw { $what }
    .they = draws { $what }
discard = discard { $what }
    .they = discards { $what }
take = take { $what }
    .they = takes { $what }
acquire = acquire { $what }
    .they = acquires { $what }
abandon = abandon up to { $what }
    .they = abandons up to { $what }
    .part = region abandoned this way
garrison = garrison { $what } from your hand under this card
    .they = garrisons { $what } from their hand under this card
put-history = put { $what } from { OR($zones) } into your history
    .they = puts { $what } from { OR($zones) } into their history

and = { $effects }
    .they = { FORM($effects, form: "they") }
then = { JOIN($effects, last: ", then ") }
    .they = { JOIN(FORM($effects, form: "they"), last: ", then ") }
may = you may { $effect }
    .they = may { $effect }
cost-to = { $cost } to { $effect }
    .they = { FORM($cost, form: "they") } to { $effect }
choose = choose one: { JOIN($effects, last: ", or ") }
each-other = each other player { FORM($effect, form: "they") }
everybody = each player { FORM($effect, form: "they") }
if-empire = if you are an empire, { $effect }
per = { $effect } per { $what }
when-played = when you play an { $kind } card, { $effect }
