"""The state of Empire's End: the empires, what lies in the middle, the decks, the progress track."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import Ability
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
    amounts,
    lane,
)
from pentapolis.kernel.game import Game
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import EMPTY, Pile, Zone, only

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


def plus(items: list[int], item: int) -> list[int]:
    """A new list with one more: the tables' lists that are "replaced" never change in place."""
    more = items.copy()
    more.append(item)
    return more


def without(items: list[int], item: int) -> list[int]:
    """A new list with one fewer."""
    fewer = items.copy()
    fewer.remove(item)
    return fewer


class Empire:
    """What one player has. Lists and dicts are replaced and never changed in place, so copies share them.

    `row` says which location lies on each position, `spot` the position of each location, 4 bits each; positions
    count from 0 here and from 1 in all that people read (EE-SET-12).
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "goods", "score", "healthy", "row", "spot", "under", "exhausted", "hand", "tools", "part", "spent",
        "cards_left", "restores_left", "offers", "aims", "gained", "bid", "recover", "owed",
    )  # fmt: skip

    def __init__(self) -> None:
        self.goods: i64 = 0  # resources behind the screen, in lanes
        self.score: i64 = 0
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
        self.offers: list[int] | None = None  # its legal moves; None: not worked out
        # What is being carried out:
        self.aims: list[int] = NOTHING  # positions that disasters strike
        self.gained: list[int] = NOTHING  # innovations to be placed
        self.bid: i64 = NOBODY_YET  # the secret bid of a conflict: axes * 64 + coins
        self.recover: i64 = 0  # markers that may still be removed after a conflict
        self.owed: i64 = 0  # hammers to be paid, while the seat decides how

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
        twin.offers = self.offers
        twin.aims = self.aims
        twin.gained = self.gained
        twin.bid = self.bid
        twin.recover = self.recover
        twin.owed = self.owed
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
        """Two locations trade places; what lies under them goes along (EE-IND-18)."""
        here = self.where(location)
        there = self.where(other)
        change = location ^ other
        self.row ^= change << (here * 4) | change << (there * 4)
        change = here ^ there
        self.spot ^= change << (location * 4) | change << (other * 4)

    def destroyed(self) -> i64:
        """How many locations are destroyed."""
        return LOCATIONS - count_bits(self.healthy)

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
        """Put an innovation under a location."""
        under = self.under.copy()
        under[location] = plus(under[location], card)
        self.under = under
        self.tools = None

    def untuck(self, card: int, location: int) -> None:
        """Take it away from there."""
        under = self.under.copy()
        under[location] = without(under[location], card)
        self.under = under
        self.tools = None

    def fewest(self) -> i64:
        """EE-INN-03, -04: the healthy locations that have the fewest innovations, a bit each."""
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
        """The locations and innovations whose ability works in the phase now: by location, each before its cards."""
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

    def usable(self, abilities: list[Ability]) -> list[int]:
        """EE-EXH-01, -02: innovations that can be exhausted now."""
        tools = self.tools
        if tools is None:
            tools = [card for card in self.sources(IN_DISASTER, abilities) if card not in self.exhausted]
            self.tools = tools
        return tools

    def exhaust(self, card: int) -> None:
        self.exhausted = plus(self.exhausted, card)
        self.tools = None

    def refresh(self, cards: list[int]) -> None:
        """Remove the exhaustion markers of these."""
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
        spent = self.spent.copy()
        spent[source] = spent.get(source, 0) + uses
        self.spent = spent

    def state(self) -> dict[str, Any]:
        return {
            "goods": amounts(self.goods),
            "score": int(self.score),
            "row": [LOCATION.ids[self.at(position)] for position in range(LOCATIONS)],
            "spot": int(self.spot),
            "healthy": [name for place, name in enumerate(LOCATION.ids) if self.is_healthy(place)],
            "under": [[CARD.ids[card] for card in cards] for cards in self.under],
            "exhausted": sorted(CARD.ids[card] for card in self.exhausted),
            "hand": [CARD.ids[card] for card in self.hand],
            "part": int(self.part),
            "spent": {source_id(source): uses for source, uses in sorted(self.spent.items())},
            "cards_left": int(self.cards_left),
            "restores_left": int(self.restores_left),
            "aims": list(self.aims),
            "gained": [CARD.ids[card] for card in self.gained],
            "bid": int(self.bid),
            "recover": int(self.recover),
            "owed": int(self.owed),
        }


class EmpiresEnd(Table):
    """The whole table. `deck` and `conflicts` are dealt from the front; `dealt` and `fought` say how far."""

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "edition", "abilities", "empires", "first", "track", "space", "started", "hand_limit", "shuffle_back", "deck",
        "dealt", "low_discard", "high_discard", "disasters", "pots", "takers", "open", "undecided", "conflicts",
        "fought", "conflict", "strengths", "best", "last_fight", "reshuffled",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, rng: Rng, edition: Edition) -> None:
        super().__init__(game, seats, rng)
        self.edition = edition
        self.abilities = edition.abilities
        self.empires: list[Empire] = []
        self.first: i64 = 0  # the seat with the first-player marker
        self.track: list[str] = []  # the codes of the spaces
        self.space: i64 = -1  # index of the space being played
        self.started = False  # the first phase has begun: before, a lightning game carries out disasters
        self.hand_limit: i64 = HAND
        self.shuffle_back = False  # option replacement
        self.deck: list[int] = NOTHING  # replaced
        self.dealt: i64 = 0
        self.low_discard: i64 = 0  # a bit for each card of the discard pile: cards 0 to 43, and the others
        self.high_discard: i64 = 0
        self.disasters: list[int] = NOTHING  # the cards in the middle; replaced, as are the next two
        self.pots: list[int] = NOTHING  # the tokens bid on each, in lanes
        self.takers: list[int] = NOTHING  # who has taken each, or NOBODY_YET
        self.open: i64 = 0  # a bit for each disaster not taken yet
        self.undecided: i64 = 0  # those of them about which the player on turn has not decided in this turn
        self.reshuffled: list[list[int]] = NEVER  # the discard piles that became the deck; replaced
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
        """The next disaster card, or EMPTY when there is none at all (gap G13)."""
        if self.dealt == len(self.deck):
            pile = self.discarded()
            if not pile:
                return EMPTY
            self.low_discard = 0
            self.high_discard = 0
            if self.telling:
                self.tell("log-reshuffle", {"count": len(pile)})
            self.reshuffled = [*self.reshuffled, pile]
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

    def shuffle_deck(self, cards: list[int]) -> None:
        """These cards, shuffled, are the deck. A script names those on top, as far as they are among them."""
        top = [card for card in self.scripted("reshuffle") if card in cards]
        rest = [card for card in cards if card not in top]
        rest.sort()
        self.deck = top + self.draw("reshuffle", rest, len(rest))
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
            empire.hand = empire.hand + drawn
            empire.offers = None
            self.block_undo()
            if self.telling:
                self.tell("log-draw", {"seat": seat, "count": len(drawn)})
                self.tell("log-drawn", {"cards": [CARD.ids[card] for card in drawn]}, only(seat))

    # --- steps of one seat --------------------------------------------------------------------------------------

    def push_for(self, seat: int, step: Step[Any]) -> None:
        """Put a step into the seat's lane while lanes are open, else on the table's."""
        if self.lanes is None:
            self.push(step)
        else:
            self.push_seat(seat, step)

    # --- what the kernel asks of a table -----------------------------------------------------------------------

    def copy(self) -> "EmpiresEnd":
        twin = EmpiresEnd(self.game, self.seats, self.rng, self.edition)
        self.copy_to(twin)
        twin.empires = [empire.copy() for empire in self.empires]
        twin.first = self.first
        twin.track = self.track
        twin.space = self.space
        twin.started = self.started
        twin.hand_limit = self.hand_limit
        twin.shuffle_back = self.shuffle_back
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.low_discard = self.low_discard
        twin.high_discard = self.high_discard
        twin.disasters = self.disasters
        twin.pots = self.pots
        twin.takers = self.takers
        twin.open = self.open
        twin.undecided = self.undecided
        twin.reshuffled = self.reshuffled
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
                    axes = rng.below(min(lane(empire.goods, AXE), MOST_COMMITTED) + 1)
                    coins = rng.below(min(lane(empire.goods, COIN), MOST_COMMITTED) + 1)
                    empire.bid = axes * 64 + coins

    def waiting_rule(self) -> str:
        """Disaster phases go in turns; the others are played by all at once, and whoever waits has finished."""
        return "EE-FLOW-08" if self.lanes is None else "EE-FLOW-07"

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.empires_end.view import view

        return dict(view(self, seat))

    def points(self, seat: int) -> int:
        from pentapolis.games.empires_end.scoring import points

        return points(self, seat)

    def state(self) -> dict[str, Any]:
        return {
            **self.kernel_state(),
            "edition": self.edition.hash,
            "empires": [empire.state() for empire in self.empires],
            "first": int(self.first),
            "track": list(self.track),
            "space": int(self.space),
            "started": self.started,
            "hand_limit": int(self.hand_limit),
            "shuffle_back": self.shuffle_back,
            "deck": [CARD.ids[card] for card in self.deck[int(self.dealt) :]],
            "discard": [CARD.ids[card] for card in self.discarded()],
            "reshuffled": [[CARD.ids[card] for card in pile] for pile in self.reshuffled],
            "disasters": [CARD.ids[card] for card in self.disasters],
            "pots": [amounts(pot) for pot in self.pots],
            "takers": list(self.takers),
            "open": int(self.open),
            "undecided": int(self.undecided),
            "conflicts": [CONFLICT.ids[card] for card in self.conflicts],
            "fought": int(self.fought),
            "conflict": int(self.conflict),
            "strengths": list(self.strengths),
            "best": int(self.best),
            "last_fight": list(self.last_fight),
        }

    def census(self) -> dict[str, int]:
        """Every card is somewhere, and only once. Tokens are without limit (gap G15)."""
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


def count_bits(mask: i64) -> i64:
    """How many of the bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


CONFLICT_BACK: Final = 0
#: A card that lay in the open discard pile and was shuffled into the deck again cannot be one that has been in a hand
#: since before: from here on every lot of cards has a back of its own.
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
        return DISASTER_BACK + t.lot(self.item(t, place))

    def put(self, t: EmpiresEnd, place: int, item: int) -> None:
        t.empires[place // HAND].hand[place % HAND] = item


class Deck(Pile[EmpiresEnd]):
    """EE-SET-05."""

    name = "disaster deck"

    def size(self, t: EmpiresEnd) -> int:
        return len(t.deck) - t.dealt

    def back(self, t: EmpiresEnd, place: int) -> int:
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
