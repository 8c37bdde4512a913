"""The state of Empire's End: the empires, what lies in the middle, the decks, the progress track."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.catalogue import CARD, CARDS, CONFLICT, FIRST_LOCATION, LOCATION, TYPE_OF, source_id
from pentapolis.games.empires_end.edition import Edition
from pentapolis.games.empires_end.terms import (
    ANY,
    AXE,
    COIN,
    HAND,
    IN_DISASTER,
    LOCATIONS,
    MOST_COMMITTED,
    amount,
    amounts,
)
from pentapolis.kernel.fields import state_of
from pentapolis.kernel.game import Game
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.packed import size
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import NO_CLUES, Table
from pentapolis.kernel.zones import EMPTY, Clue, Pile, Zone, only

NOTHING: Final[list[int]] = []  # the first value of every list that is replaced and never changed in place
FORCE: Final = 4  # the numbers of a seat in `last_fight`
NO_INNOVATIONS: Final[list[list[int]]] = [NOTHING] * LOCATIONS
NEVER: Final[list[list[int]]] = []
NOT_SPENT: Final[dict[int, int]] = {}
ALL_HEALTHY: Final = (1 << LOCATIONS) - 1
NOBODY_YET: Final = -1
HALF: Final = CARDS // 2  # the discard pile is two ints of 44 bits
BITS: Final = [1 << place for place in range(HALF)]  # a table for the same reason as `terms.ONE`
NO_PART: Final = 0
ECONOMY_PART: Final = 1
INDUSTRY_PART: Final = 2


class Empire:
    """What one player has. Lists and dicts are replaced and never changed in place, so copies share them.

    `row` says which location lies on each position, `spot` the position of each location, 4 bits each; positions
    count from 0 here and from 1 in all that people read (EE-SET-12), over healthy and destroyed tiles (EE-EMP-06).
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "goods", "score", "healthy", "row", "spot", "under", "exhausted", "hand", "tools", "part", "spent",
        "cards_left", "restores_left", "works", "offers", "aims", "gained", "bid", "recover", "owed",
        "converting",
    )  # fmt: skip
    worked_out: ClassVar = ("tools", "works", "offers")

    def __init__(self) -> None:
        self.goods: i64 = 0  # resources behind the screen, in fields; spent as EE-RES-03 says and in no other way
        self.score: i64 = 0  # EE-SET-10; nothing keeps it from falling below 0 (EE-LOW-03, EE-CON-08)
        self.healthy: i64 = ALL_HEALTHY  # a bit for each location
        self.row: i64 = 0
        self.spot: i64 = 0
        self.under: list[list[int]] = NO_INNOVATIONS  # the innovations under each location
        self.exhausted: list[int] = NOTHING  # innovations with an exhaustion marker
        self.hand: list[int] = NOTHING
        self.tools: list[int] | None = None  # innovations that work in a disaster phase now; None: not worked out
        # While the seat plays an economy or industry phase:
        self.part: i64 = NO_PART
        self.spent: dict[int, int] = NOT_SPENT  # uses of each source made in this phase; a repeat takes some back
        self.cards_left: i64 = 0
        self.restores_left: i64 = 0
        self.works: list[int] | None = None  # the sources that work in this phase; None: not worked out
        self.offers: list[int] | None = None  # its legal moves; None: not worked out
        # What is being carried out:
        self.aims: list[int] = NOTHING  # positions that disasters strike
        self.gained: list[int] = NOTHING  # innovations to be placed
        self.bid: i64 = NOBODY_YET  # the secret bid of a conflict: axes * 64 + coins
        self.recover: i64 = 0  # markers that may still be removed after a conflict
        self.owed: i64 = 0  # hammers to be paid, while the seat decides how
        self.converting: i64 = NOBODY_YET  # the conversion made, while the seat decides between wheat and a coin

    def copy(self) -> "Empire":
        twin = Empire()
        twin.goods = self.goods
        twin.score = self.score
        twin.healthy = self.healthy
        twin.row = self.row
        twin.spot = self.spot
        twin.under = self.under
        twin.exhausted = self.exhausted
        twin.hand = self.hand
        twin.tools = self.tools
        twin.part = self.part
        twin.spent = self.spent
        twin.cards_left = self.cards_left
        twin.restores_left = self.restores_left
        twin.works = self.works
        twin.offers = self.offers
        twin.aims = self.aims
        twin.gained = self.gained
        twin.bid = self.bid
        twin.recover = self.recover
        twin.owed = self.owed
        twin.converting = self.converting
        return twin

    # --- the row ------------------------------------------------------------------------------------------------

    def lay(self, order: list[int]) -> None:
        """Lay the locations in this order, from the left."""
        self.row = 0
        self.spot = 0
        for position, location in enumerate(order):
            self.row |= location << 4 * position
            self.spot |= position << 4 * location

    def at(self, position: i64) -> i64:
        """The location on a position."""
        return self.row >> (position * 4) & 15

    def where(self, location: i64) -> i64:
        """The position of a location."""
        return self.spot >> (location * 4) & 15

    def is_healthy(self, location: i64) -> bool:
        return (self.healthy >> location & 1) == 1

    def swap(self, location: i64, other: i64) -> None:
        """Two locations trade places; what lies under them goes along (EE-IND-18, EE-INN-09, EE-CON-13)."""
        here = self.where(location)
        there = self.where(other)
        change = location ^ other
        self.row ^= change << (here * 4) | change << (there * 4)
        change = here ^ there
        self.spot ^= change << (location * 4) | change << (other * 4)

    def destroyed(self) -> i64:
        """How many locations are destroyed."""
        return LOCATIONS - size(self.healthy)

    def neighbours(self, location: i64, state: i64, kind: i64) -> i64:
        """How many locations beside this one are in the state and of the type (EE-EMP-07, EE-KND-04)."""
        position = self.where(location)
        found: i64 = 0
        if position > 0:
            found += self.counts(self.at(position - 1), state, kind)
        if position < LOCATIONS - 1:
            found += self.counts(self.at(position + 1), state, kind)
        return found

    def counts(self, location: i64, state: i64, kind: i64) -> i64:
        if state != ANY and (self.healthy >> location & 1) != state:
            return 0
        return 1 if kind == ANY or TYPE_OF[location] == kind else 0

    # --- innovations --------------------------------------------------------------------------------------------

    def host(self, card: int) -> int:
        """The location a card lies under, or -1."""
        for location in range(LOCATIONS):
            if card in self.under[location]:
                return location
        return -1

    def active(self, card: int) -> bool:
        """EE-INN-08: is the card an innovation of this empire, under a healthy location?"""
        location = self.host(card)
        return location >= 0 and self.is_healthy(location)

    def tuck(self, card: int, location: int) -> None:
        """Put an innovation under a location; it comes without a marker (EE-EXH-07)."""
        under = self.under.copy()
        under[location] = plus(under[location], card)
        self.under = under
        self.changed()

    def untuck(self, card: int, location: int) -> None:
        """Take it away from there."""
        under = self.under.copy()
        under[location] = without(under[location], card)
        self.under = under
        self.changed()

    def fewest(self) -> i64:
        """EE-INN-03, EE-INN-04, EE-INN-05: the healthy locations that have the fewest innovations, a bit each."""
        found: i64 = 0
        least: i64 = CARDS
        bit: i64 = 1
        for cards in self.under:
            if self.healthy & bit:
                count: i64 = len(cards)
                if count < least:
                    least = count
                    found = bit
                elif count == least:
                    found |= bit
            bit <<= 1
        return found

    def sources(self, phase: i64, abilities: list[Ability]) -> list[int]:
        """The locations and innovations whose ability works in the phase now: by location, each before its cards.

        All under a healthy location work (EE-INN-06), none at a destroyed one (EE-EMP-04, EE-ECO-04).
        """
        found: list[int] = []
        healthy = self.healthy
        for location in range(LOCATIONS):
            if healthy & 1:
                if abilities[FIRST_LOCATION + location].phase == phase:
                    found.append(FIRST_LOCATION + location)
                for card in self.under[location]:
                    if abilities[card].phase == phase:
                        found.append(card)
            healthy >>= 1
        return found

    def own_sources(self, phase: i64, abilities: list[Ability]) -> list[int]:
        """The same with those that do not work because their location is destroyed; innovations first."""
        cards = [card for under in self.under for card in under]
        tiles = [FIRST_LOCATION + location for location in range(LOCATIONS)]
        return [source for source in cards + tiles if abilities[source].phase == phase]

    def working(self, phase: i64, abilities: list[Ability]) -> list[int]:
        """`sources` of the phase that the seat is playing, worked out once."""
        works = self.works
        if works is None:
            works = self.sources(phase, abilities)
            self.works = works
        return works

    def turn(self, location: i64) -> None:
        """Turn a location to its other side: it is destroyed, or restored.

        Innovations stay under it and keep their markers (EE-TAKE-09, EE-INN-10, EE-EXH-08).
        """
        bit: i64 = 1
        self.healthy ^= bit << location
        self.changed()

    def changed(self) -> None:
        """Which abilities work has to be worked out anew."""
        self.tools = None
        self.works = None

    def usable(self, abilities: list[Ability]) -> list[int]:
        """EE-EXH-01, EE-EXH-02: innovations that can be exhausted now."""
        tools = self.tools
        if tools is None:
            tools = [card for card in self.sources(IN_DISASTER, abilities) if card not in self.exhausted]
            self.tools = tools
        return tools

    def exhaust(self, card: int) -> None:
        self.exhausted = plus(self.exhausted, card)
        self.tools = None

    def refresh(self, cards: list[int]) -> None:
        """Remove the exhaustion markers of these. Nothing else does, no change of phase either (EE-EXH-03)."""
        self.exhausted = [card for card in self.exhausted if card not in cards]
        self.tools = None

    def exhausted_beside(self, location: i64) -> list[int]:
        """EE-KND-09: exhausted innovations under the neighbours, healthy or destroyed."""
        found: list[int] = []
        if self.exhausted:
            position = self.where(location)
            for place in (position - 1, position + 1):
                if 0 <= place < LOCATIONS:
                    found += [card for card in self.under[self.at(place)] if card in self.exhausted]
        return found

    # --- uses in a phase ----------------------------------------------------------------------------------------

    def left(self, source: int, ability: Ability) -> i64:
        """How many uses of a source the phase still allows."""
        if not self.spent:
            return ability.uses
        return ability.uses - self.spent.get(source, 0)

    def spend(self, source: int, uses: int) -> None:
        """Uses belong to the tile or card: moving it does not bring them back (EE-IND-19)."""
        spent = self.spent.copy()
        spent[source] = spent.get(source, 0) + uses
        self.spent = spent

    def state(self) -> dict[str, Any]:
        return {
            **state_of(self),
            "goods": amounts(self.goods),
            "row": [LOCATION.ids[self.at(position)] for position in range(LOCATIONS)],
            "healthy": [name for place, name in enumerate(LOCATION.ids) if self.is_healthy(place)],
            "under": [[CARD.ids[card] for card in cards] for cards in self.under],
            "exhausted": sorted(CARD.ids[card] for card in self.exhausted),
            "hand": [CARD.ids[card] for card in self.hand],
            "spent": {source_id(source): uses for source, uses in sorted(self.spent.items())},
            "gained": [CARD.ids[card] for card in self.gained],
        }


class EmpiresEnd(Table):
    """The whole table. `deck` and `conflicts` are dealt from the front; `dealt` and `fought` say how far."""

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "edition", "abilities", "empires", "first", "track", "space", "started", "hand_limit", "shuffle_back",
        "any_moment", "coin_for_wheat", "choose_payment", "deck", "dealt", "low_discard", "high_discard", "disasters",
        "pots", "takers", "open", "turn", "undecided", "waived", "resting", "conflicts", "fought", "conflict",
        "strengths", "best", "last_fight", "reshuffled", "returned",
    )  # fmt: skip
    worked_out: ClassVar = ("edition", "abilities")  # `state` tells the edition by its hash
    by_options: ClassVar = ("edition", "abilities", "track")

    def __init__(self, game: Game, seats: int, rng: Rng, edition: Edition) -> None:
        super().__init__(game, seats, rng)
        self.edition = edition
        self.abilities = edition.abilities
        self.empires: list[Empire] = []
        self.first: i64 = 0  # the seat with the first-player marker
        self.track: list[str] = []  # the codes of the spaces
        self.space: i64 = -1  # index of the space being played; -1 is START (EE-SET-03)
        self.started = False  # the first phase has begun: before, a lightning game carries out disasters
        self.hand_limit: i64 = HAND
        self.shuffle_back = False  # option replacement
        self.any_moment = True  # option replacement_time
        self.coin_for_wheat = False  # option conversion
        self.choose_payment = False  # option payment
        self.deck: list[int] = NOTHING  # replaced
        self.dealt: i64 = 0
        self.low_discard: i64 = 0  # a bit for each card of the discard pile: cards 0 to 43, and the others
        self.high_discard: i64 = 0
        self.disasters: list[int] = NOTHING  # the cards in the middle; replaced, as are the next two
        self.pots: list[int] = NOTHING  # the tokens bid on each, in fields
        self.takers: list[int] = NOTHING  # who has taken each, or NOBODY_YET
        self.open: i64 = 0  # a bit for each disaster not taken yet
        self.turn: i64 = 0  # the seat on turn in a disaster phase
        self.undecided: i64 = 0  # the open ones about which the player on turn has not decided in this turn
        self.waived: i64 = 0  # a bit for each seat that replaces nothing before the next decision,
        self.resting: i64 = 0  # ... and for each that replaces nothing before its own turn
        self.reshuffled: list[list[int]] = NEVER  # the discard piles that became the deck; replaced
        # Disasters shuffled back into the deck: the card, then how many cards each seat has drawn since; replaced.
        self.returned: list[list[int]] = NEVER
        self.conflicts: list[int] = NOTHING  # replaced
        self.fought: i64 = 0
        self.conflict: i64 = EMPTY  # the conflict card in the middle
        self.strengths: list[int] = NOTHING  # final strengths, once bids are revealed; replaced
        self.best: i64 = 0  # the highest of them
        # The last conflict whose bids were revealed: its card, then strength, bid and the two locations that an
        # upheaval swapped, FORCE numbers for each seat; replaced.
        self.last_fight: list[int] = NOTHING

    # --- the common supply of cards -------------------------------------------------------------------------------

    def discard(self, card: i64) -> None:
        if card < HALF:
            self.low_discard |= BITS[card]
        else:
            self.high_discard |= BITS[card - HALF]

    def discarded(self) -> list[int]:
        """The discard pile; its order never matters."""
        return [
            card
            for card in range(CARDS)
            if (self.low_discard >> card & 1 if card < HALF else self.high_discard >> (card - HALF) & 1)
        ]

    def cards_left(self) -> bool:
        """Can a disaster card be drawn, from the deck or from the discard pile shuffled anew?"""
        return self.dealt < len(self.deck) or self.low_discard != 0 or self.high_discard != 0

    def draw_card(self) -> int:
        """The next disaster card, or EMPTY when there is none at all (EE-GAP-13)."""
        if self.dealt == len(self.deck):
            pile = self.discarded()
            if not pile:
                return EMPTY
            self.low_discard = 0
            self.high_discard = 0
            if self.telling:
                self.tell("log-reshuffle", {"count": len(pile)})
            self.reshuffled = [*self.reshuffled, pile]
            self.returned = [entry for entry in self.returned if entry[0] not in pile]
            self.shuffle_deck(pile)
        card = self.deck[self.dealt]
        self.dealt += 1
        return card

    def lot(self, card: int) -> int:
        """How often the deck had been made of the discard pile when the card came into it: everybody can know that."""
        for count in range(len(self.reshuffled), 0, -1):
            if card in self.reshuffled[count - 1]:
                return count
        return 0

    def put_back(self, card: int) -> None:
        """An open disaster goes into the deck: all know that it lies there, and later that only new cards can be it."""
        if self.reshuffled:  # it belongs to the lot of the deck from now on
            self.reshuffled = [*self.reshuffled[:-1], plus(self.reshuffled[-1], card)]
        self.returned = [*[entry for entry in self.returned if entry[0] != card], [card] + [0] * self.seats]

    def shuffle_deck(self, cards: list[int]) -> None:
        """These cards, shuffled, are the deck."""
        self.deck = self.shuffled("reshuffle", sorted(cards))
        self.dealt = 0

    def draw_up(self, seat: int, limit: i64) -> None:
        """Draw cards until the hand has as many as the limit says."""
        empire = self.empires[seat]
        drawn: list[int] = []
        while len(empire.hand) + len(drawn) < limit:
            card = self.draw_card()
            if card == EMPTY:
                break
            drawn.append(card)
        if drawn:
            if self.returned:
                self.returned = [plus_at(entry, seat + 1, len(drawn)) for entry in self.returned]
            empire.hand = empire.hand + drawn
            empire.offers = None
            self.block_undo()
            if self.telling:
                self.tell("log-draw", {"seat": seat, "count": len(drawn)})
                self.tell("log-drawn", {"cards": [CARD.ids[card] for card in drawn]}, only(seat))

    # --- what the kernel asks of a table -----------------------------------------------------------------------

    def copy(self) -> "EmpiresEnd":
        twin = EmpiresEnd(self.game, self.seats, self.rng, self.edition)
        self.copy_to(twin)
        twin.abilities = self.abilities
        twin.empires = [empire.copy() for empire in self.empires]
        twin.first = self.first
        twin.track = self.track
        twin.space = self.space
        twin.started = self.started
        twin.hand_limit = self.hand_limit
        twin.shuffle_back = self.shuffle_back
        twin.any_moment = self.any_moment
        twin.coin_for_wheat = self.coin_for_wheat
        twin.choose_payment = self.choose_payment
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.low_discard = self.low_discard
        twin.high_discard = self.high_discard
        twin.disasters = self.disasters
        twin.pots = self.pots
        twin.takers = self.takers
        twin.open = self.open
        twin.turn = self.turn
        twin.undecided = self.undecided
        twin.waived = self.waived
        twin.resting = self.resting
        twin.reshuffled = self.reshuffled
        twin.returned = self.returned
        twin.conflicts = self.conflicts
        twin.fought = self.fought
        twin.conflict = self.conflict
        twin.strengths = self.strengths
        twin.best = self.best
        twin.last_fight = self.last_fight
        return twin

    def unshare(self) -> None:
        self.deck = self.deck[int(self.dealt) :]  # the cards dealt would tell the hands
        self.dealt = 0
        self.conflicts = self.conflicts.copy()
        for empire in self.empires:
            empire.hand = empire.hand.copy()

    def redraw(self, seat: int, rng: Rng) -> None:
        """Secret bids of others: any that they could have made. Moves worked out from a real hand do not hold."""
        for owner in range(self.seats):
            if owner != seat:
                empire = self.empires[owner]
                empire.offers = None
                if empire.bid != NOBODY_YET and not self.strengths:
                    axes = rng.below(min(amount(empire.goods, AXE), MOST_COMMITTED) + 1)
                    coins = rng.below(min(amount(empire.goods, COIN), MOST_COMMITTED) + 1)
                    empire.bid = axes * 64 + coins

    def clues(self, seat: int | None) -> list[Clue]:
        """A disaster shuffled back is in the deck, or among the cards somebody has drawn since, which lie last."""
        if not self.returned:
            return NO_CLUES
        found: list[Clue] = []
        deck = self.deck[int(self.dealt) :]
        for entry in self.returned:
            card = entry[0]
            holders = [owner for owner in range(self.seats) if card in self.empires[owner].hand]
            if card not in deck and (not holders or holders[0] == seat):
                continue  # everybody sees it again, or the seat itself does
            clue = Clue(card).within(DECK, 0, len(deck))
            for owner in range(self.seats):
                held = len(self.empires[owner].hand)
                if owner != seat:
                    clue.within(HANDS, owner * HAND + held - min(held, entry[owner + 1]), owner * HAND + held)
            found.append(clue)
        return found

    def waiting_rule(self) -> str:
        """Disaster phases go in turns; the others are played by all at once, and whoever waits has finished."""
        return "EE-FLOW-08" if self.lanes is None else "EE-FLOW-07"

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.empires_end.view import view

        return dict(view(self, seat))

    def points(self, seat: int) -> int:
        from pentapolis.games.empires_end.scoring import points

        self.check_seat(seat)
        return points(self, seat)

    def seen_scores(self, seat: int | None) -> list[int]:
        """EE-INF-01: not the resources behind the others' screens."""
        from pentapolis.games.empires_end.scoring import points

        return [points(self, owner, self.screened(owner, seat)) for owner in range(self.seats)]

    def state(self) -> dict[str, Any]:
        return {
            **super().state(),
            "edition": self.edition.hash,
            "deck": [CARD.ids[card] for card in self.deck[int(self.dealt) :]],
            "discard": [CARD.ids[card] for card in self.discarded()],
            "reshuffled": [[CARD.ids[card] for card in pile] for pile in self.reshuffled],
            "disasters": [CARD.ids[card] for card in self.disasters],
            "pots": [amounts(pot) for pot in self.pots],
            "conflicts": [CONFLICT.ids[card] for card in self.conflicts],
        }

    def census(self) -> dict[str, int]:
        """Every card is somewhere, and only once. Tokens are without limit (EE-SET-04, EE-GAP-15)."""
        cards = self.deck[int(self.dealt) :] + self.discarded()
        cards += [card for place, card in enumerate(self.disasters) if self.open >> place & 1]
        for empire in self.empires:
            cards += empire.hand + empire.gained
            for under in empire.under:
                cards += under
        return {
            "cards": len(cards),
            "different cards": len(set(cards)),
            "conflict cards": len(self.conflicts),
            "different conflict cards": len(set(self.conflicts)),
        }


def plus_at(numbers: list[int], place: int, more: int) -> list[int]:
    """A new list with one number made greater."""
    found = numbers.copy()
    found[place] += more
    return found


CONFLICT_BACK: Final = 0
DISASTER_BACK: Final = 1


class Hands(Zone[EmpiresEnd]):
    """EE-SET-09: everybody sees only their own hand."""

    name = "hands"

    def size(self, t: EmpiresEnd) -> int:
        return t.seats * HAND

    def item(self, t: EmpiresEnd, place: int) -> int:
        hand = t.empires[place // HAND].hand
        return hand[place % HAND] if place % HAND < len(hand) else EMPTY

    def seers(self, t: EmpiresEnd, place: int) -> int:
        return only(place // HAND)

    def back(self, t: EmpiresEnd, place: int) -> int:
        return DISASTER_BACK

    def lot(self, t: EmpiresEnd, place: int, seat: int) -> int:
        """A card that lay in the open discard pile and was shuffled into the deck again cannot be one that has been in
        a hand since before."""
        return DISASTER_BACK + t.lot(self.item(t, place))

    def put(self, t: EmpiresEnd, place: int, item: int) -> None:
        t.empires[place // HAND].hand[place % HAND] = item


class Deck(Pile[EmpiresEnd]):
    """EE-SET-05."""

    name = "disaster deck"

    def size(self, t: EmpiresEnd) -> int:
        return len(t.deck) - t.dealt

    def back(self, t: EmpiresEnd, place: int) -> int:
        return DISASTER_BACK

    def lot(self, t: EmpiresEnd, place: int, seat: int) -> int:
        return DISASTER_BACK + len(t.reshuffled)

    def things(self, t: EmpiresEnd) -> list[int]:
        return t.deck[int(t.dealt) :]

    def lay(self, t: EmpiresEnd, things: list[int]) -> None:
        t.deck = things
        t.dealt = 0


class ConflictDeck(Pile[EmpiresEnd]):
    """EE-SET-06."""

    name = "conflict deck"

    def size(self, t: EmpiresEnd) -> int:
        return len(t.conflicts) - t.fought

    def back(self, t: EmpiresEnd, place: int) -> int:
        return CONFLICT_BACK

    def things(self, t: EmpiresEnd) -> list[int]:
        return t.conflicts[int(t.fought) :]

    def lay(self, t: EmpiresEnd, things: list[int]) -> None:
        t.conflicts = t.conflicts[: int(t.fought)] + things  # those fought are known


HANDS: Final = Hands()
DECK: Final = Deck()
CONFLICT_DECK: Final = ConflictDeck()
ZONES: Final = [HANDS, DECK, CONFLICT_DECK]
