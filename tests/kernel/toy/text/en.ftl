refuse-toy-bid = Your bid card { $number } has been played.
refuse-toy-lot = Lot { $number } is not in the row.
refuse-toy-hand = Card { $number } is not in your hand.
move-bid = bid { $bid }
move-take = take { $card }
move-keep = keep the lot
move-swap = swap the lot for { $card }
