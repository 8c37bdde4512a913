"""What disasters do to an empire: locations are destroyed, innovations placed (EE-TAKE, EE-INN).

The steps lie on the agenda in this order (EE-TAKE-07), and nobody can decline them (EE-OPT-02).
"""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.catalogue import CARD, LOCATION
from pentapolis.games.empires_end.table import Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import LOCATIONS, SEATS
from pentapolis.games.empires_end.vocabulary import PLACE, RUIN, VOCABULARY
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep

RUINS: Final = RUIN.words
PLACES: Final = PLACE.words


def nearest(empire: Empire, position: i64) -> i64:
    """EE-TAKE-03, EE-TAKE-04, EE-TAKE-05: the locations, a bit each, one of which a disaster on this position destroys.

    It looks at the row as it is now, after a first disaster of the same phase too (EE-DBL-07, EE-DBL-13).
    """
    found: i64 = 0
    bit: i64 = 1
    distance: i64 = 0
    while distance < LOCATIONS and found == 0:
        if position - distance >= 0:
            location = empire.at(position - distance)
            found |= (bit << location) & empire.healthy
        if position + distance < LOCATIONS:
            location = empire.at(position + distance)
            found |= (bit << location) & empire.healthy
        distance += 1
    return found


def first_of(mask: i64) -> i64:
    """The lowest bit set."""
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place


def destroy(t: EmpiresEnd, seat: int, location: i64) -> None:
    """EE-TAKE-03: turn the tile; Earthquake innovations under it give their bonus at once (EE-OPT-09): EE-ABI-21,
    EE-ABI-22, EE-ABI-23, EE-GAP-21."""
    empire = t.empires[seat]
    empire.turn(location)
    if t.telling:
        t.tell("log-ruin", {"seat": seat, "location": LOCATION.ids[location]})
    for card in empire.under[location]:
        t.abilities[card].ruined(t, seat, card)


class Strike(SeatStep[EmpiresEnd]):
    """Destroy a location for each aim; where several are equally near, the owner chooses."""

    def run(self, t: EmpiresEnd) -> None:
        empire = t.empires[self.seat]
        while empire.aims:
            options = nearest(empire, empire.aims[0])
            if options & (options - 1):
                t.push(self)
                t.push(CHOOSE_RUIN[self.seat])
                return
            empire.aims = empire.aims[1:]
            if options:
                destroy(t, self.seat, first_of(options))
            elif t.telling:
                t.tell("log-nothing-left", {"seat": self.seat})


class Ruin(Action[EmpiresEnd]):
    """EE-TAKE-04, EE-TAKE-05: one of the locations equally near is destroyed."""

    def __init__(self) -> None:
        super().__init__(RUIN)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        empire = t.empires[seat]
        return cast("list[int]", chosen(nearest(empire, empire.aims[0]), RUINS))

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        empire = t.empires[seat]
        location = VOCABULARY.first[move]
        if not empire.is_healthy(location):
            return Reason("EE-TAKE-04", "refuse-ruined-already", VOCABULARY.objects(move))
        if not nearest(empire, empire.aims[0]) >> location & 1:
            return Reason("EE-TAKE-05", "refuse-not-nearest", VOCABULARY.objects(move))
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        legal += chosen(nearest(empire, empire.aims[0]), RUINS)

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        empire.aims = empire.aims[1:]
        destroy(t, seat, VOCABULARY.first[move])


class ChooseRuin(Menu[EmpiresEnd]):
    """EE-TAKE-04, EE-TAKE-05: which of two locations equally near is destroyed."""

    question = "ask-ruin"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Ruin()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-TAKE-04", "refuse-ruin-first", {})


def chosen(mask: i64, words: list[object]) -> list[object]:
    """The words of the locations whose bits are set."""
    found: list[object] = []
    location: i64 = 0
    while mask:
        if mask & 1:
            found.append(words[location])
        mask >>= 1
        location += 1
    return found


def place(t: EmpiresEnd, seat: int, card: int, location: int) -> None:
    """EE-INN-01, EE-INN-02: tuck an innovation, gained or played."""
    t.empires[seat].tuck(card, location)
    if t.telling:
        t.tell("log-place", {"seat": seat, "card": CARD.ids[card], "location": LOCATION.ids[location]})


class Gain(SeatStep[EmpiresEnd]):
    """EE-TAKE-06: place the innovations gained, one after the other."""

    def run(self, t: EmpiresEnd) -> None:
        empire = t.empires[self.seat]
        while empire.gained:
            options = empire.fewest()
            if options & (options - 1):
                t.push(self)
                t.ask(CHOOSE_PLACE[self.seat])
                return
            card = empire.gained[0]
            empire.gained = empire.gained[1:]
            if options:
                place(t, self.seat, card, first_of(options))
            else:  # EE-GAP-01
                t.discard(card)
                if t.telling:
                    t.tell("log-no-place", {"seat": self.seat, "card": CARD.ids[card]})


class Place(Action[EmpiresEnd]):
    """EE-INN-04: under one of the healthy locations with the fewest innovations."""

    def __init__(self) -> None:
        super().__init__(PLACE)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [PLACE.move(location) for location in range(LOCATIONS)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return why_not_under(t.empires[seat], VOCABULARY.first[move])

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        legal += chosen(t.empires[seat].fewest(), PLACES)

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        card = empire.gained[0]
        empire.gained = empire.gained[1:]
        place(t, seat, card, VOCABULARY.first[move])


class ChoosePlace(Menu[EmpiresEnd]):
    """EE-INN-04: where the innovation goes."""

    question = "ask-place"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Place()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-TAKE-06", "refuse-place-first", {})


def why_not_under(empire: Empire, location: int) -> Reason | None:
    """Why an innovation cannot be placed under a location."""
    named: dict[str, Any] = {"location": LOCATION.ids[location]}
    if not empire.is_healthy(location):
        return Reason("EE-INN-03", "refuse-place-destroyed", named)
    if not empire.fewest() >> location & 1:
        return Reason("EE-INN-04", "refuse-place-fewest", named)
    return None


def strike(t: EmpiresEnd, seat: int, position: int, card: int) -> None:
    """Aim a disaster at an empire and give it the innovation; `Strike` and `Gain` carry that out."""
    empire = t.empires[seat]
    empire.aims = plus(empire.aims, position)
    empire.gained = plus(empire.gained, card)


STRIKE: Final = [Strike(seat) for seat in range(SEATS.stop)]
CHOOSE_RUIN: Final = [ChooseRuin(seat) for seat in range(SEATS.stop)]
GAIN: Final = [Gain(seat) for seat in range(SEATS.stop)]
CHOOSE_PLACE: Final = [ChoosePlace(seat) for seat in range(SEATS.stop)]
