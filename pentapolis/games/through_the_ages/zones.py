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


class Rows(Zone[ThroughTheAges]):
    """Several hands or piles, one after the other."""

    def rows(self, t: ThroughTheAges) -> int:
        """How many there are."""
        return t.seats

    def row(self, t: ThroughTheAges, number: int) -> list[int]:
        """The cards of one of them."""
        raise NotImplementedError

    def where(self, t: ThroughTheAges, place: int) -> tuple[int, int]:
        """Which one a place belongs to, and where in it."""
        for number in range(self.rows(t)):
            length = len(self.row(t, number))
            if place < length:
                return number, place
            place -= length
        raise IndexError

    def first(self, t: ThroughTheAges, number: int) -> int:
        """The place of the first card of one of them."""
        found = 0
        for before in range(number):
            found += len(self.row(t, before))
        return found

    def size(self, t: ThroughTheAges) -> int:
        return self.first(t, self.rows(t))

    def item(self, t: ThroughTheAges, place: int) -> int:
        number, at = self.where(t, place)
        return self.row(t, number)[at]

    def back(self, t: ThroughTheAges, place: int) -> int:
        return AGE[self.item(t, place)]

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        number, at = self.where(t, place)
        self.row(t, number)[at] = item


class Hands(Rows):
    """TTA-CARD-04: military hands."""

    name = "military hands"

    def row(self, t: ThroughTheAges, number: int) -> list[int]:
        return t.players[number].military

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return only(self.where(t, place)[0])


class Laid(Rows):
    """Cards laid for a defence that is not decided yet."""

    name = "defence"

    def row(self, t: ThroughTheAges, number: int) -> list[int]:
        return t.players[number].laid

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return only(self.where(t, place)[0])


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


class Discards(Rows):
    """TTA-CARD-09: a pile of each age; who discarded a card knows it."""

    name = "military discards"

    def rows(self, t: ThroughTheAges) -> int:
        return len(t.discards)

    def row(self, t: ThroughTheAges, number: int) -> list[int]:
        return t.discards[number]

    def seers(self, t: ThroughTheAges, place: int) -> int:
        age, at = self.where(t, place)
        return t.discarded_by[age][at]


class Box(Rows):
    """Military cards returned unseen (TTA-SET-12, TTA-AGE-13): they never come back; nobody knows which they are."""

    name = "box"

    def rows(self, t: ThroughTheAges) -> int:
        return len(t.box)

    def row(self, t: ThroughTheAges, number: int) -> list[int]:
        return t.box[number]


def may_be_prepared(card: int) -> bool:
    """TTA-EVT-01: only events and territories come into the event piles."""
    return GROUP[card] == EVENT or GROUP[card] == TERRITORY


class Events(Zone[ThroughTheAges]):
    """A pile in which only events and territories lie, face down; the back shows the age."""

    def cards(self, t: ThroughTheAges) -> list[int]:
        raise NotImplementedError

    def size(self, t: ThroughTheAges) -> int:
        return len(self.cards(t))

    def item(self, t: ThroughTheAges, place: int) -> int:
        return self.cards(t)[place]

    def back(self, t: ThroughTheAges, place: int) -> int:
        return AGE[self.cards(t)[place]]

    def narrow(self, t: ThroughTheAges) -> bool:
        return len(self.cards(t)) > 0

    def fits(self, t: ThroughTheAges, place: int, item: int) -> bool:
        return may_be_prepared(item)

    def put(self, t: ThroughTheAges, place: int, item: int) -> None:
        self.cards(t)[place] = item


class CurrentEvents(Events):
    """TTA-EVT-03: nobody knows the order; Joan of Arc has looked at the top card."""

    name = "current events"

    def cards(self, t: ThroughTheAges) -> list[int]:
        return t.current

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return int(t.peeked) if place == 0 else NOBODY


class FutureEvents(Events):
    """TTA-EVT-01: who prepared an event knows it."""

    name = "future events"

    def cards(self, t: ThroughTheAges) -> list[int]:
        return t.future

    def seers(self, t: ThroughTheAges, place: int) -> int:
        return only(t.future_by[place])


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
                first = LAID.first(t, other)
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
        clue.within(LAID, 0, LAID.size(t))
        if may_be_prepared(card):
            clue.within(FUTURE, int(t.old_future), len(t.future))
        first = DISCARDS.first(t, AGE[card])
        clue.within(DISCARDS, first, first + len(t.discards[AGE[card]]))
        found.append(clue)
    return found


def within_current(t: ThroughTheAges, clue: Clue) -> Clue:
    """TTA-EVT-04: the current events lie by age."""
    if not may_be_prepared(clue.item):
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
