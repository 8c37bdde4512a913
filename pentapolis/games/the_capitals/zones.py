"""The zones of The Capitals: the pile of the age, hands of prosperity tiles and those that were not dealt."""

from typing import Final

from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import MOST_HAND
from pentapolis.kernel.zones import EMPTY, Pile, Zone, only

AGE_BACK: Final = 0
PROSPERITY_BACK: Final = 1


class Hands(Zone[Capitals]):
    """CAP-PRO-01: hands are secret until built."""

    name = "hands"

    def size(self, t: Capitals) -> int:
        return t.seats * MOST_HAND

    def item(self, t: Capitals, place: int) -> int:
        hand = t.cities[place // MOST_HAND].hand
        return hand[place % MOST_HAND] if place % MOST_HAND < len(hand) else EMPTY

    def seers(self, t: Capitals, place: int) -> int:
        return only(place // MOST_HAND)

    def back(self, t: Capitals, place: int) -> int:
        return PROSPERITY_BACK

    def put(self, t: Capitals, place: int, item: int) -> None:
        t.cities[place // MOST_HAND].hand[place % MOST_HAND] = item


class Rest(Pile[Capitals]):
    """CAP-PRO-01: the rest goes unseen to the box."""

    name = "prosperity tiles not dealt"

    def back(self, t: Capitals, place: int) -> int:
        return PROSPERITY_BACK

    def things(self, t: Capitals) -> list[int]:
        return t.rest.copy()

    def size(self, t: Capitals) -> int:
        return len(t.rest)

    def lay(self, t: Capitals, things: list[int]) -> None:
        t.rest = things


class Deck(Pile[Capitals]):
    """CAP-SET-03."""

    name = "pile of the age"

    def back(self, t: Capitals, place: int) -> int:
        return AGE_BACK

    def things(self, t: Capitals) -> list[int]:
        return t.deck.copy()

    def size(self, t: Capitals) -> int:
        return len(t.deck)

    def lay(self, t: Capitals, things: list[int]) -> None:
        t.deck = things


HANDS: Final = Hands()
REST: Final = Rest()
DECK: Final = Deck()
ZONES: Final = [HANDS, REST, DECK]
