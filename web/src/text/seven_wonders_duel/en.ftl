### Words of the board of 7 Wonders Duel in the browser.
### hu.ftl has the same messages with the same variables, in the same order.

## Zones

board-table = The table
board-structure = { $age }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
board-structure-hidden = { $count ->
    [0] No card lies face down.
    [one] { $count } card lies face down.
   *[other] { $count } cards lie face down.
}
board-offer = Wonders laid out
board-library = Drawn from the box
board-library-hidden = { $count ->
    [one] { $seat } chooses from { $count } progress token drawn from the box.
   *[other] { $seat } chooses from { $count } progress tokens drawn from the box.
}
board-begin = Who begins { $age }?
board-begin-self = You begin
board-begin-other = { $seat } begins
board-pile = Discard pile
board-pile-count = Discard pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
board-pile-empty = The discard pile is empty.
board-raised = Wonders built: { $count } of 7
board-over = The game is over

## The conflict track

board-track = Conflict track
board-track-middle = The conflict pawn is in the middle of the track.
board-track-at = { $seat } leads: the conflict pawn is { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} from the middle and { $left } from the opponent’s capital.
board-track-capital = Capital of { $seat }
board-track-space = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-track-to-capital = To this capital: { board-track-space }
board-track-to-loot = To the military token of { $coins } coins: { board-track-space }
board-track-zone = Worth { text-points } here at the end.
board-loot = Military token: { $seat } loses { text-coins } when the pawn gets here.
board-tokens = Progress tokens on the board
board-near-military = { $count ->
    [one] { $count } more shield, and { $seat } wins by military supremacy.
   *[other] { $count } more shields, and { $seat } wins by military supremacy.
}
board-near-military-brief = { $count ->
    [one] { $count } shield from victory
   *[other] { $count } shields from victory
}
board-near-scientific = { $count ->
    [one] { $count } more new symbol, and { $seat } wins by scientific supremacy.
   *[other] { $count } more new symbols, and { $seat } wins by scientific supremacy.
}
board-near-scientific-brief = { $count ->
    [one] { $count } symbol from victory
   *[other] { $count } symbols from victory
}

## A city

board-city = City of { $seat }
board-city-whole = All of the city of { $seat }
board-points-short = { $count ->
    [one] { $count } point now
   *[other] { $count } points now
}
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-resources = Production, and the price of a missing unit
board-resource = { $resource }: produces { $count }, a missing unit costs { price-coins }.
board-choice = For each construction: { OR($resources) }
board-science = Scientific symbols: { $count } different of 6
board-symbol-none = { $symbol }: not yet
board-symbol-one = { $symbol }
board-symbol-pair = { $symbol }, a pair
board-buildings = Buildings of { $seat }
board-buildings-none = No buildings yet
board-wonders = Wonders of { $seat }
board-owned-tokens = Progress tokens

## The state of a thing, as a sentence

board-state-open = Accessible; the price for { $seat }: { $cost }.
board-state-open-own = Accessible; your price: { $cost }.
board-state-poor = You have { text-only-coins }.
board-state-covered = { $count ->
    [one] Covered by { $count } card.
   *[other] Covered by { $count } cards.
}
board-state-city = In the city of { $seat }.
board-state-discarded = In the discard pile.
board-state-offered = Can be taken in the draft.
board-state-built = Built with { $card }.
board-state-unbuilt = Not built yet; the price for { $seat }: { $cost }.
board-state-unbuilt-own = Not built yet; your price: { $cost }.
board-state-board = On the board.
board-state-box = Drawn from the box.
board-state-owned = Owned by { $seat }.
board-state-wins = With it you can win the game at once.
board-wins = Wins

## Explanations

board-your-price = Your price: { $cost }.
board-price-of = Price for { $seat }: { $cost }.
board-discard-brings = Discarding it brings { text-coins }.

## Notes on actions

board-note-wins = You win the game at once.
board-note-economy = { $seat } receives { text-coins } of it (Economy).
board-note-discard = { $count ->
    [0] { $base } coins; you have no yellow card.
    [one] { $base } coins and 1 for your yellow card.
   *[other] { $base } coins and 1 for each of your { $count } yellow cards.
}
board-note-seventh = This is the seventh wonder: the eighth can no longer be built.
board-note-opens = { $count ->
    [one] It uncovers { $count } card.
   *[other] It uncovers { $count } cards.
}
board-note-opens-seen = It uncovers { $cards }.
board-note-loot = The opponent loses { text-coins }.
board-note-pawn = { $count ->
    [one] The pawn moves { $count } space; { $left } more to the opponent’s capital.
   *[other] The pawn moves { $count } spaces; { $left } more to the opponent’s capital.
}
board-note-symbol = Your scientific symbols: { $count } different of 6.
board-note-pair = A pair of the same symbol ({ $symbol }): you take a progress token.
