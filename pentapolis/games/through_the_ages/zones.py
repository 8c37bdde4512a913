"""What is hidden, from whom, and what a seat knows of it without seeing it (TTA-CARD-04, TTA-CARD-09, TTA-EVT-01).

All hidden military cards of one age can lie in each other's places. Event piles are narrow: only events and territories
lie there. A seat sees its hand, its discards and the events it prepared; when these are shuffled it knows that they are
among the shuffled cards, and not where. Everybody knows cards that were played before they were discarded.
"""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.index import AGE, GROUP
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import EVENT, TERRITORY
from pentapolis.kernel.zones import EMPTY, EVERYBODY, NOBODY, Clue, Pile, Zone, only

CIVIL_BACK: Final = 8  # backs of military cards are their ages


class Hands(Zone[ThroughTheAges]):
    """TTA-CARD-04: military hands, one after the other."""

    name = "military hands"

    def owner(self, t: ThroughTheAges, place: int) -> tuple[int, int]:
        """Whose card it is, and which one of the hand."""
        for seat, player in enumerate(t.players):
            if place < len(player.military):
                return seat, place
            place -= len(player.military)
        raise IndexError

    def first(self, t: ThroughTheAges, seat: int) -> int:
        """The place of the first card of a hand."""
        return sum(len(player.military) for player in t.players[:seat])

    def size(self, t: ThroughTheAges) -> int:
        return sum(len(player.military) for player in t.players)

    def item(self, t: ThroughTheAges, place: int) -> int:
        seat, at = self.owner(t, place)
        return t.players[seat].military[at]

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return only(self.owner(t, place)[0])

    def back(self, t: ThroughTheAges, place: int) -> int:
        return AGE[self.item(t, place)]

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        seat, at = self.owner(t, place)
        t.players[seat].military[at] = item


class Laid(Zone[ThroughTheAges]):
    """Cards laid for a defence that is not decided yet."""

    name = "defence"

    def owner(self, t: ThroughTheAges, place: int) -> tuple[int, int]:
        for seat, player in enumerate(t.players):
            if place < len(player.laid):
                return seat, place
            place -= len(player.laid)
        raise IndexError

    def size(self, t: ThroughTheAges) -> int:
        return sum(len(player.laid) for player in t.players)

    def item(self, t: ThroughTheAges, place: int) -> int:
        seat, at = self.owner(t, place)
        return t.players[seat].laid[at]

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return only(self.owner(t, place)[0])

    def back(self, t: ThroughTheAges, place: int) -> int:
        return AGE[self.item(t, place)]

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        seat, at = self.owner(t, place)
        t.players[seat].laid[at] = item


class MilitaryDeck(Pile[ThroughTheAges]):
    """TTA-DRAW-01."""

    name = "military deck"

    def size(self, t: ThroughTheAges) -> int:
        return len(t.military_deck) - int(t.military_dealt)

    def back(self, t: ThroughTheAges, place: int) -> int:
        return int(t.age)

    def things(self, t: ThroughTheAges) -> list[int]:
        return t.military_deck[int(t.military_dealt) :]

    def lay(self, t: ThroughTheAges, things: list[int]) -> None:
        t.military_deck = things
        t.military_dealt = 0


class CivilDeck(Pile[ThroughTheAges]):
    """TTA-SET-17."""

    name = "civil deck"

    def size(self, t: ThroughTheAges) -> int:
        return len(t.civil_deck) - int(t.civil_dealt)

    def back(self, t: ThroughTheAges, place: int) -> int:
        return CIVIL_BACK

    def things(self, t: ThroughTheAges) -> list[int]:
        return t.civil_deck[int(t.civil_dealt) :]

    def lay(self, t: ThroughTheAges, things: list[int]) -> None:
        t.civil_deck = things
        t.civil_dealt = 0


class Discards(Zone[ThroughTheAges]):
    """TTA-CARD-09: the four piles one after the other; who discarded a card knows it."""

    name = "military discards"

    def where(self, t: ThroughTheAges, place: int) -> tuple[int, int]:
        """The age of the pile, and the place in it."""
        for age, pile in enumerate(t.discards):
            if place < len(pile):
                return age, place
            place -= len(pile)
        raise IndexError

    def first(self, t: ThroughTheAges, age: int) -> int:
        return sum(len(pile) for pile in t.discards[:age])

    def size(self, t: ThroughTheAges) -> int:
        return sum(len(pile) for pile in t.discards)

    def item(self, t: ThroughTheAges, place: int) -> int:
        age, at = self.where(t, place)
        return t.discards[age][at]

    def seers(self, t: ThroughTheAges, place: int) -> int:
        age, at = self.where(t, place)
        return t.discarded_by[age][at]

    def back(self, t: ThroughTheAges, place: int) -> int:
        return self.where(t, place)[0]

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        age, at = self.where(t, place)
        t.discards[age][at] = item


class Box(Zone[ThroughTheAges]):
    """Military cards returned unseen (TTA-SET-12, TTA-AGE-13): they never come back; nobody knows which they are."""

    name = "box"

    def where(self, t: ThroughTheAges, place: int) -> tuple[int, int]:
        for age, pile in enumerate(t.box):
            if place < len(pile):
                return age, place
            place -= len(pile)
        raise IndexError

    def size(self, t: ThroughTheAges) -> int:
        return sum(len(pile) for pile in t.box)

    def item(self, t: ThroughTheAges, place: int) -> int:
        age, at = self.where(t, place)
        return t.box[age][at]

    def back(self, t: ThroughTheAges, place: int) -> int:
        return self.where(t, place)[0]

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        age, at = self.where(t, place)
        t.box[age][at] = item


class CurrentEvents(Zone[ThroughTheAges]):
    """TTA-EVT-03: nobody knows the order; Joan of Arc has looked at the top card."""

    name = "current events"

    def size(self, t: ThroughTheAges) -> int:
        return len(t.current)

    def item(self, t: ThroughTheAges, place: int) -> int:
        return t.current[place]

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return int(t.peeked) if place == 0 else NOBODY

    def back(self, t: ThroughTheAges, place: int) -> int:
        return AGE[t.current[place]]

    def narrow(self, t: ThroughTheAges) -> bool:
        return len(t.current) > 0

    def fits(self, t: ThroughTheAges, place: int, item: int) -> bool:
        return GROUP[item] == EVENT or GROUP[item] == TERRITORY

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        t.current[place] = item


class FutureEvents(Zone[ThroughTheAges]):
    """TTA-EVT-01: who prepared an event knows it."""

    name = "future events"

    def size(self, t: ThroughTheAges) -> int:
        return len(t.future)

    def item(self, t: ThroughTheAges, place: int) -> int:
        return t.future[place]

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return only(t.future_by[place])

    def back(self, t: ThroughTheAges, place: int) -> int:
        return AGE[t.future[place]]

    def narrow(self, t: ThroughTheAges) -> bool:
        return len(t.future) > 0

    def fits(self, t: ThroughTheAges, place: int, item: int) -> bool:
        return GROUP[item] == EVENT or GROUP[item] == TERRITORY

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        t.future[place] = item


HANDS: Final = Hands()
LAID: Final = Laid()
MILITARY_DECK: Final = MilitaryDeck()
CIVIL_DECK: Final = CivilDeck()
DISCARDS: Final = Discards()
BOX: Final = Box()
CURRENT: Final = CurrentEvents()
FUTURE: Final = FutureEvents()
ZONES: Final = [HANDS, LAID, MILITARY_DECK, CIVIL_DECK, DISCARDS, BOX, CURRENT, FUTURE]


def clues(t: ThroughTheAges, seat: int) -> list[Clue]:
    """What the seat knows to lie somewhere.

    Pacts that went back to a hand, own events among the current ones, and cards that were shuffled into the military
    deck before its eyes.
    """
    player = t.players[seat]
    found: list[Clue] = []
    for other, rival in enumerate(t.players):
        if other != seat:
            for card in rival.returned:
                first = HANDS.first(t, other)
                clue = Clue(card).within(HANDS, first, first + len(rival.military))
                first = sum(len(one.laid) for one in t.players[:other])
                found.append(clue.within(LAID, first, first + len(rival.laid)))
    seen = t.current[0] if t.current and t.peeked >> seat & 1 else EMPTY
    for card in player.planted:
        if card != seen:
            found.append(within_current(t, Clue(card)))
    for card in player.reshuffled:
        clue = Clue(card).within(MILITARY_DECK, 0, MILITARY_DECK.size(t))
        if t.mixed_events:
            within_current(t, clue)
        for other in range(t.seats):
            if other != seat:
                first = HANDS.first(t, other)
                clue.within(HANDS, first, first + len(t.players[other].military))
        clue.within(LAID, 0, LAID.size(t)).within(FUTURE, int(t.old_future), len(t.future))
        first = DISCARDS.first(t, AGE[card])
        clue.within(DISCARDS, first, first + len(t.discards[AGE[card]]))
        found.append(clue)
    return found


def within_current(t: ThroughTheAges, clue: Clue) -> Clue:
    """TTA-EVT-04: the current events lie by age."""
    if GROUP[clue.item] != EVENT and GROUP[clue.item] != TERRITORY:
        return clue
    places = [place for place, card in enumerate(t.current) if AGE[card] == AGE[clue.item]]
    return clue.within(CURRENT, places[0], places[-1] + 1) if places else clue


__all__ = [
    "CIVIL_DECK",
    "CURRENT",
    "DISCARDS",
    "EVERYBODY",
    "FUTURE",
    "HANDS",
    "LAID",
    "MILITARY_DECK",
    "ZONES",
    "clues",
]
