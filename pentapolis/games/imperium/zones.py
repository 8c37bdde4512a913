"""Where cards may be hidden, and who knows them (IMP-EFF-27, IMP-GAP-15, IMP-GAP-21).

A player's own cards change places only among each other, so all hidden places of one player are one lot. Cards taken
unseen from the decks of the commons or from the fame deck are an exception: to the others they may be any card that is
still unseen there (`terms.BLIND`). When such a card may have changed places unseen with others of its holder, the
others do not know in which of these places it lies (`terms.LOOSE`): samples lay it into any of them (`mingled`).
"""

from typing import Final

from pentapolis.games.imperium.market import DECK_SUITS
from pentapolis.games.imperium.table import Imperium, Player
from pentapolis.games.imperium.terms import BLIND, FAME, LOOSE, MOST_SEATS, SMALL_DECKS, SUITS, UNCIVILISED, UNSEEN
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.zones import EVERYBODY, Zone, only

NATION_LOT: Final = MOST_SEATS  # the nation decks, one lot each
COMMONS_LOT: Final = 2 * MOST_SEATS
FAME_LOT: Final = COMMONS_LOT + 1
LOOSE_LOT: Final = (
    FAME_LOT + 1
)  # a player's own cards and those taken unseen, as long as nobody else can tell them apart


def sorted_as(t: Imperium, card: int) -> int:
    """IMP-CMP-08: the suit by which a card of the commons was sorted."""
    suits = int(t.faces[card].suits)
    return UNCIVILISED if suits & UNCIVILISED else suits


class OwnZone(Zone[Imperium]):
    """Places of one player."""

    def __init__(self, name: str, owner: int) -> None:
        self.name = f"{name}-{owner}"
        self.owner = owner

    def cards(self, p: Player) -> list[int]:
        raise NotImplementedError

    def knowing(self, p: Player) -> list[int]:
        raise NotImplementedError

    def size(self, t: Imperium) -> int:
        return len(self.cards(t.players[self.owner])) if self.owner < len(t.players) else 0

    def item(self, t: Imperium, place: int) -> int:
        return self.cards(t.players[self.owner])[place]

    def seers(self, t: Imperium, place: int) -> int:
        mask = self.knowing(t.players[self.owner])[place]
        return mask if mask == EVERYBODY else mask & ~UNSEEN

    def back(self, t: Imperium, place: int) -> int:
        return self.owner

    def lot(self, t: Imperium, place: int, seat: int) -> int:
        if seat != self.owner and self.loose(t, place):
            return LOOSE_LOT + self.owner
        if seat != self.owner and self.blind(t, place):
            card = self.item(t, place)
            return FAME_LOT if t.faces[card].suits & FAME else COMMONS_LOT
        return self.owner

    def narrow(self, t: Imperium) -> bool:
        if self.owner < len(t.players):
            for mask in self.knowing(t.players[self.owner]):
                if mask != EVERYBODY and mask & BLIND:
                    return True
        return False

    def fits(self, t: Imperium, place: int, item: int) -> bool:
        """A card taken unseen from a suit's deck is of that suit."""
        return not self.blind(t, place) or sorted_as(t, item) == sorted_as(t, self.item(t, place))

    def blind(self, t: Imperium, place: int) -> bool:
        mask = self.knowing(t.players[self.owner])[place]
        return mask != EVERYBODY and (mask & BLIND) != 0

    def loose(self, t: Imperium, place: int) -> bool:
        mask = self.knowing(t.players[self.owner])[place]
        return mask != EVERYBODY and (mask & LOOSE) != 0

    def put(self, t: Imperium, place: int, item: int) -> None:
        self.cards(t.players[self.owner])[place] = item

    def replace(self, p: Player, cards: list[int], knowing: list[int]) -> None:
        """Lay other cards there, and say who knows them."""
        raise NotImplementedError


class HandZone(OwnZone):
    def cards(self, p: Player) -> list[int]:
        return p.hand

    def knowing(self, p: Player) -> list[int]:
        return p.hand_seen

    def replace(self, p: Player, cards: list[int], knowing: list[int]) -> None:
        p.hand = cards
        p.hand_seen = knowing

    def seers(self, t: Imperium, place: int) -> int:
        return super().seers(t, place) | only(self.owner)


class DeckZone(OwnZone):
    def cards(self, p: Player) -> list[int]:
        return p.deck

    def knowing(self, p: Player) -> list[int]:
        return p.deck_seen

    def replace(self, p: Player, cards: list[int], knowing: list[int]) -> None:
        p.deck = cards
        p.deck_seen = knowing


class HistoryZone(OwnZone):
    def cards(self, p: Player) -> list[int]:
        return p.history

    def knowing(self, p: Player) -> list[int]:
        return p.history_seen

    def replace(self, p: Player, cards: list[int], knowing: list[int]) -> None:
        p.history = cards
        p.history_seen = knowing

    def seers(self, t: Imperium, place: int) -> int:
        return super().seers(t, place) | only(self.owner)


class NationZone(OwnZone):
    """The nation deck without the accession card, which all see (IMP-PSU-06)."""

    def cards(self, p: Player) -> list[int]:
        return p.nation_deck

    def knowing(self, p: Player) -> list[int]:
        return p.nation_seen

    def replace(self, p: Player, cards: list[int], knowing: list[int]) -> None:
        p.nation_deck = cards
        p.nation_seen = knowing

    def lot(self, t: Imperium, place: int, seat: int) -> int:
        """Its owner always knows which cards lie there; the others no longer when a hand card was swapped in unseen."""
        if seat != self.owner and t.players[self.owner].mixed:
            return super().lot(t, place, seat)
        return NATION_LOT + self.owner


class SmallDeckZone(Zone[Imperium]):
    """Nobody knows the cards, but all know their suit (IMP-CSU-08)."""

    def __init__(self, slot: int) -> None:
        self.name = f"{SUITS[slot]}-deck"
        self.slot = slot

    def size(self, t: Imperium) -> int:
        return len(t.small_decks[self.slot]) if t.small_decks else 0

    def item(self, t: Imperium, place: int) -> int:
        return t.small_decks[self.slot][place]

    def back(self, t: Imperium, place: int) -> int:
        return COMMONS_LOT

    def narrow(self, t: Imperium) -> bool:
        return True

    def fits(self, t: Imperium, place: int, item: int) -> bool:
        return sorted_as(t, item) == DECK_SUITS[self.slot]

    def put(self, t: Imperium, place: int, item: int) -> None:
        t.small_decks[self.slot][place] = item


class MainZone(Zone[Imperium]):
    name = "main-deck"

    def size(self, t: Imperium) -> int:
        return len(t.main)

    def item(self, t: Imperium, place: int) -> int:
        return t.main[place]

    def back(self, t: Imperium, place: int) -> int:
        return COMMONS_LOT

    def put(self, t: Imperium, place: int, item: int) -> None:
        t.main[place] = item


class FameZone(Zone[Imperium]):
    """Whoever has looked at cards knows where they lie (IMP-KEY-LOO-01)."""

    name = "fame-deck"

    def size(self, t: Imperium) -> int:
        return len(t.fame)

    def item(self, t: Imperium, place: int) -> int:
        return t.fame[place]

    def seers(self, t: Imperium, place: int) -> int:
        return t.fame_seen[place]

    def back(self, t: Imperium, place: int) -> int:
        return FAME_LOT

    def put(self, t: Imperium, place: int, item: int) -> None:
        t.fame[place] = item


class FameOutZone(Zone[Imperium]):
    """IMP-CSU-07: removed unseen."""

    name = "fame-out"

    def size(self, t: Imperium) -> int:
        return len(t.fame_out)

    def item(self, t: Imperium, place: int) -> int:
        return t.fame_out[place]

    def back(self, t: Imperium, place: int) -> int:
        return FAME_LOT

    def put(self, t: Imperium, place: int, item: int) -> None:
        t.fame_out[place] = item


class LookedZone(Zone[Imperium]):
    name = "looked"

    def size(self, t: Imperium) -> int:
        return len(t.looked)

    def item(self, t: Imperium, place: int) -> int:
        return t.looked[place]

    def seers(self, t: Imperium, place: int) -> int:
        return only(int(t.looker))

    def back(self, t: Imperium, place: int) -> int:
        return FAME_LOT

    def put(self, t: Imperium, place: int, item: int) -> None:
        t.looked[place] = item


HANDS: Final = [HandZone("hand", seat) for seat in range(MOST_SEATS)]
DECKS: Final = [DeckZone("deck", seat) for seat in range(MOST_SEATS)]
HISTORIES: Final = [HistoryZone("history", seat) for seat in range(MOST_SEATS)]
NATIONS: Final = [NationZone("nation-deck", seat) for seat in range(MOST_SEATS)]
SMALL: Final = [SmallDeckZone(slot) for slot in range(SMALL_DECKS)]
MAIN: Final = MainZone()
FAME_DECK: Final = FameZone()
FAME_OUT: Final = FameOutZone()
LOOKED: Final = LookedZone()
ZONES: Final[list[Zone[Imperium]]] = [*HANDS, *DECKS, *HISTORIES, *NATIONS, *SMALL, MAIN, FAME_DECK, FAME_OUT, LOOKED]


# --- where cards taken unseen may lie -------------------------------------------------------------------------------


def own_zones(owner: int) -> list[OwnZone]:
    return [HANDS[owner], DECKS[owner], HISTORIES[owner], NATIONS[owner]]


def is_loose(mask: int, seat: int) -> bool:
    return mask != EVERYBODY and (mask & LOOSE) != 0 and not mask >> seat & 1


def any_loose(t: Imperium, owner: int, seat: int) -> bool:
    p = t.players[owner]
    for zone in own_zones(owner):
        for mask in zone.knowing(p):
            if is_loose(mask, seat):
                return True
    return False


def mingled(t: Imperium, seat: int, rng: Rng) -> Imperium:
    """The table, or a copy in which cards taken unseen lie anywhere in the loose places of their holders.

    They change places with other cards there, and no place is loose any longer: what the cards are themselves is
    redrawn afterwards, and then `loosen` says again what the seat knows.
    """
    found = t
    for owner in range(len(t.players)):
        if owner != seat and any_loose(t, owner, seat):
            if found is t:
                twin = t.copy()
                assert isinstance(twin, Imperium)
                found = twin
            scatter(found, owner, seat, rng)
    return found


def scatter(t: Imperium, owner: int, seat: int, rng: Rng) -> None:
    """Shuffle the loose places of a player that the seat does not see: cards, and whether they were taken unseen."""
    p = t.players[owner]
    zones = own_zones(owner)
    cards = [zone.cards(p).copy() for zone in zones]
    masks = [zone.knowing(p).copy() for zone in zones]
    spots = [
        (number, place)
        for number in range(len(zones))
        for place in range(len(masks[number]))
        if is_loose(masks[number][place], seat)
    ]
    for last in range(len(spots) - 1, -1, -1):
        number, place = spots[last]
        other, spot = spots[rng.below(last + 1)]
        cards[number][place], cards[other][spot] = cards[other][spot], cards[number][place]
        one, two = masks[number][place], masks[other][spot]
        masks[number][place] = one & ~BLIND | two & BLIND
        masks[other][spot] = two & ~BLIND | one & BLIND
    for number, place in spots:
        masks[number][place] &= ~LOOSE
    for number, zone in enumerate(zones):
        zone.replace(p, cards[number], masks[number])


def loosen(sample: Imperium, t: Imperium, seat: int) -> None:
    """Mark the places of a sample that are loose in the table it was drawn from."""
    for owner in range(len(t.players)):
        if owner != seat and any_loose(t, owner, seat):
            p, twin = t.players[owner], sample.players[owner]
            for zone in own_zones(owner):
                known = zone.knowing(p)
                masks = [
                    mask | LOOSE if is_loose(known[place], seat) else mask
                    for place, mask in enumerate(zone.knowing(twin))
                ]
                zone.replace(twin, zone.cards(twin), masks)
