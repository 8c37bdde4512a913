### The table of Through the Ages in a terminal.

# What cards give and cost, in a letter or two or a sign.
terminal-letter-culture = ★
terminal-letter-science = S
terminal-letter-strength = ▲
terminal-letter-happy = H
terminal-letter-food = F
terminal-letter-resource = R
terminal-letter-civil_action = CA
terminal-letter-military_action = MA
terminal-letter-population = ●
terminal-letter-military_card = M
terminal-letter-yellow = ●
terminal-letter-blue = ■
terminal-letter-colonization = Col
terminal-name-culture = culture
terminal-name-science = science
terminal-name-happy = happy faces
terminal-name-food = food
terminal-name-resource = resources
terminal-name-civil_action = civil actions
terminal-name-military_action = military actions
terminal-name-colonization = colonization
# Kinds of cards in three letters.
terminal-kind-farm = frm
terminal-kind-mine = min
terminal-kind-lab = lab
terminal-kind-temple = tem
terminal-kind-library = lib
terminal-kind-theater = the
terminal-kind-arena = are
terminal-kind-infantry = inf
terminal-kind-cavalry = cav
terminal-kind-artillery = art
terminal-kind-air_force = air
terminal-kind-law = law
terminal-kind-warfare = wfr
terminal-kind-exploration = exp
terminal-kind-construction = con
terminal-kind-urban = urb
terminal-kind-unit = uni
terminal-kind-government = gov
terminal-kind-leader = led
terminal-kind-wonder = won
terminal-kind-action = act
terminal-kind-event = evt
terminal-kind-territory = ter
terminal-kind-tactic = tac
terminal-kind-aggression = agg
terminal-kind-war = war
terminal-kind-pact = pac
terminal-kind-bonus = bon
terminal-kind-hand = hand
part-culture = Culture points
part-before = Culture before the end
terminal-round = { $age }, round { $number }
terminal-decks = Civil deck { $civil } · military deck { $military }, discards { $discards }
# Current events with the back of the top card, and future ones.
terminal-events = Events { $current } ({ $age }) → { $future }
terminal-top = next: { $card }
terminal-known-events = yours: { $cards }
# A common tactic, and the seats whose markers stand on it.
terminal-common = { $card }: { $seats }
terminal-event = Event: { $card }
terminal-aggression = { $card }: { $who } { $strength }▲ against { $rival } { $defence }▲
terminal-best = , at most { $count }▲
terminal-auction = { $card }: bid { $bid }, { $who }
terminal-largest = your largest force { $count } ({ $parts })
terminal-force = the force is { $count } of { $bid }
terminal-offer = { $who } offers { $rival } { $card }, taking side { $side }
terminal-pact = { $card } ({ $who } { $side }, { $rival })
terminal-war = { $card } on { $rival } { $mine }▲ : { $theirs }▲
terminal-resigned = resigned
terminal-ruined = ruin
terminal-unused = unused { $count }
terminal-discontent = discontent { $count }
terminal-population = +1● for { $price }
terminal-temporary-civil_actions = +{ $count }CA now
terminal-temporary-military_actions = +{ $count }MA now
terminal-temporary-unit_resources = { $count }R for units
terminal-temporary-unit_science = { $count }S for units
terminal-temporary-food = +{ $count }F now
terminal-temporary-resources = +{ $count }R now
terminal-civil = Civil { $count }/{ $limit }
terminal-military = Military { $count }/{ $limit }
terminal-forecast = If you ended now: { $gains } → { $after }; draw { $cards }
terminal-menu-take = Take:
terminal-menu-build = Build:
terminal-menu-upgrade = Upgrade:
terminal-menu-destroy = Destroy:
terminal-menu-disband = Disband:
terminal-menu-prepare = Prepare the event:
terminal-menu-discard = Discard:
terminal-menu-bid = Bid:
terminal-menu-mix = Food, the rest resources:
terminal-menu-hint = Type a number, the beginning of a name, or a command; “help” lists them.
terminal-legend =
    Gains and costs: { $goods }, ▲ strength, ● population, ■ blue token. Kinds of cards: { $kinds }, urb urban building, uni military unit.
    In the row [2]: price in civil actions for you, ✗ leaves the row when the next turn begins; … the card says more than signs can: look at it by its name.
    Points and goods: have, then what a turn adds and takes. Happy faces: have/need. Actions: left/all. ≤ urban buildings of a type.
    Technologies: ● workers, ■ blue tokens, (2) resources for one more. Banks: the part that empties first on the left, │ between the marks.
    Events: current (age of the top card) → future. Tactics: the seats that use them; ! still the owner’s alone. ↑ strongest, ↓ weakest.
