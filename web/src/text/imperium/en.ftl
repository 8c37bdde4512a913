### Words of the board of Imperium in the browser.
### hu.ftl has the same messages with the same variables, in the same order.

## Zones

impboard-table = The table
impboard-market = Market
impboard-nation = Nation of { $seat }
impboard-open = All of the nation of { $seat }
impboard-in-play = In play: { $seat }
impboard-hand = Your hand
impboard-hand-empty = No cards
impboard-empty = Nothing in play
impboard-resolving = What is being resolved
impboard-asked = Choose among these cards
impboard-revealed = Shown cards
impboard-pile-empty = There is no card here.
impboard-title-exile = Exile pile
impboard-title-discard = Discard pile of { $seat }
impboard-title-history = History of { $seat }
impboard-title-deck = Your draw deck, in no order

## Decks and piles

impboard-main = Main deck
impboard-exile = Exile
impboard-deck = { $deck }: { $count } left
impboard-pile-fame = Fame deck: { $count }
impboard-pile-unrest = Unrest pile: { $count }
impboard-about-fame = Scoring is triggered when King of Kings is resolved.
impboard-about-unrest = The moment this pile is empty, the nations collapse.
impboard-unrest-under = An unrest card lies under it.
impboard-nation-deck = Nation deck: { $count }
impboard-accession = { $card } at its bottom
impboard-history = History: { $count }
impboard-flooded = Flooded pile: { $count }
impboard-draw = Draw deck: { $count }
impboard-discard = Discard pile: { $count }
impboard-hand-of = Cards in hand: { $count }
impboard-developments = Developments: { $count }
impboard-quest = A quest
impboard-side = Side { $side }

## A nation

impboard-state = { $state ->
    [barbarian] Barbarian
   *[empire] Empire
}: actions { $actions }, exhaust tokens { $exhaust } of { $most }
impboard-points = { $points ->
    [one] { $points } point in sight
   *[other] { $points } points in sight
}
impboard-progress = Progress and what is not seen
impboard-regions = Regions in play
impboard-garrison = Garrisoned here: { $cards }.
impboard-stored = Progress on it: { $count }.

## Cards

impboard-token-materials = materials
impboard-token-population = population
impboard-token-progress = progress
impboard-band-nation = nation
impboard-band-both = uncivilised and civilised
impboard-pinned = pinned
impboard-attack = attack
impboard-exhausted = It is exhausted.
impboard-worth = Worth now: { $points }.
impboard-collapsed = Collapse: the fewest unrest wins –
impboard-collapsed-equal = Between equals the most points win.
impboard-note-innovate = Discard your hand, then break through.
impboard-note-revolt = Return unrest: { $count }.
impboard-note-end = { $count ->
    [0] No action is left.
   *[other] Unused actions: { $count }.
}
impboard-by-card = Points card by card
impboard-origin-rulebook = As the rulebook shows it.
impboard-origin-public = As public sources show it.
impboard-origin-recalled = From memory of the printed card; it may differ.
impboard-origin-reconstructed = Reconstructed by Pentapolis: the printed card may differ.
impboard-origin-print = As printed, entered by the owner of the box.
impboard-name-ours = The Hungarian name is ours.
