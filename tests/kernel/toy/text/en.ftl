refuse-toy-bid = Your bid card { $number } has been played.
refuse-toy-lot = Lot { $number } is not in the row.
refuse-toy-hand = Card { $number } is not in your hand.
move-bid = bid { $bid }
move-take = take { $card }
move-keep = keep the lot
move-swap = swap the lot for { $card }
move-play = play { $card }
move-react = react with { $card }
move-option = option { $option }
move-number = { $number } times
move-yes = yes
move-no = no
effect-toy-gain = gain { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
    .they = gains { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
effect-toy-pay = pay { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
    .they = pays { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
    .part = coin paid this way
effect-toy-mourn = take 1 sorrow
    .they = takes 1 sorrow
    .part = sorrow taken this way
effect-toy-console = give that player 1 coin
    .they = gives that player 1 coin
effect-toy-ignore = ignore that attack
    .they = ignores that attack
effect-toy-attack = attack
    .they = attacks
effect-when-mourn = when you take a sorrow, { $effect }
effect-when-attack = when another player attacks, { $effect }
toy-in-play = card in front of you
toy-rich = you have at least { $count } coins
    .they = they have at least { $count } coins
    .who = who has at least { $count } coins
