refuse-toy-bid = A(z) { $number } licitlapodat már kijátszottad.
refuse-toy-lot = A(z) { $number } tétel nincs a sorban.
refuse-toy-hand = A(z) { $number } lap nincs a kezedben.
move-bid = licit: { $bid }
move-take = tétel: { $card }
move-keep = a tétel marad
move-swap = csere: { $card }
