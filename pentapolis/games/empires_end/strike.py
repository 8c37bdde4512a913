"""What disasters do to an empire: locations are destroyed, innovations placed (EE-TAKE-03 to -06, EE-INN)."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import QUAKE_GAIN, QUAKE_REFRESH
from pentapolis.games.empires_end.catalogue import CARD, LOCATION
from pentapolis.games.empires_end.table import Empire, EmpiresEnd, plus
from pentapolis.games.empires_end.terms import LOCATIONS, SEATS, listed
from pentapolis.games.empires_end.vocabulary import PLACE, RUIN, VOCABULARY
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step

RUINS: Final = RUIN.words
PLACES: Final = PLACE.words
RUIN_0: Final[i64] = RUIN.base
PLACE_0: Final[i64] = PLACE.base


def nearest(empire: Empire, position: i64) -> i64:
    """EE-TAKE-03 to -05: the locations, a bit each, one of which a disaster on this position destroys."""
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
    """EE-TAKE-03: turn the tile; Earthquake innovations under it give their bonus (EE-ABI-21 to -23, gap G21)."""
    empire = t.empires[seat]
    bit: i64 = 1
    empire.healthy ^= bit << location
    empire.tools = None
    if t.telling:
        t.tell("log-ruin", {"seat": seat, "location": LOCATION.ids[location]})
    for card in empire.under[location]:
        ability = t.abilities[card]
        if ability.kind == QUAKE_GAIN:
            empire.goods += ability.goods
            if t.telling:
                t.tell("log-quake", {"seat": seat, "card": CARD.ids[card], "resources": listed(ability.goods)})
        elif ability.kind == QUAKE_REFRESH and empire.exhausted:
            if t.telling:
                cards = [CARD.ids[refreshed] for refreshed in sorted(empire.exhausted)]
                t.tell("log-quake-refresh", {"seat": seat, "card": CARD.ids[card], "cards": cards})
            empire.refresh(empire.exhausted)


class Strike(Step[EmpiresEnd]):
    """Destroy a location for each aim; where several are equally near, the owner chooses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: EmpiresEnd) -> None:
        empire = t.empires[self.seat]
        while empire.aims:
            options = nearest(empire, empire.aims[0])
            if options & (options - 1):
                t.push_for(self.seat, self)
                t.push_for(self.seat, CHOOSE_RUIN[self.seat])
                return
            empire.aims = empire.aims[1:]
            if options:
                destroy(t, self.seat, first_of(options))
            elif t.telling:
                t.tell("log-nothing-left", {"seat": self.seat})

    def label(self) -> str:
        return f"Strike({self.seat})"


class ChooseRuin(Decision[EmpiresEnd]):
    """EE-TAKE-04, -05: which of two locations equally near is destroyed."""

    question = "ask-ruin"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        empire = t.empires[seat]
        return cast("list[int]", chosen(nearest(empire, empire.aims[0]), RUINS))

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not RUIN:
            return Reason("EE-TAKE-04", "refuse-ruin-first", {})
        empire = t.empires[seat]
        location = VOCABULARY.first[move]
        if not empire.is_healthy(location):
            return Reason("EE-TAKE-04", "refuse-ruined-already", VOCABULARY.objects(move))
        if not nearest(empire, empire.aims[0]) >> location & 1:
            return Reason("EE-TAKE-05", "refuse-not-nearest", VOCABULARY.objects(move))
        return None

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        empire.aims = empire.aims[1:]
        destroy(t, seat, move - RUIN_0)


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
    """EE-INN-02: tuck an innovation."""
    t.empires[seat].tuck(card, location)
    if t.telling:
        t.tell("log-place", {"seat": seat, "card": CARD.ids[card], "location": LOCATION.ids[location]})


class Gain(Step[EmpiresEnd]):
    """EE-TAKE-06: place the innovations gained, one after the other."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: EmpiresEnd) -> None:
        empire = t.empires[self.seat]
        while empire.gained:
            options = empire.fewest()
            if options & (options - 1):
                t.push_for(self.seat, self)
                if t.lanes is None:
                    t.ask(CHOOSE_PLACE[self.seat])
                else:
                    t.push_seat(self.seat, CHOOSE_PLACE[self.seat])
                return
            card = empire.gained[0]
            empire.gained = empire.gained[1:]
            if options:
                place(t, self.seat, card, first_of(options))
            else:  # gap G1
                t.discard(card)
                if t.telling:
                    t.tell("log-no-place", {"seat": self.seat, "card": CARD.ids[card]})

    def label(self) -> str:
        return f"Gain({self.seat})"


class ChoosePlace(Decision[EmpiresEnd]):
    """EE-INN-04: under which of the healthy locations with the fewest innovations the card goes."""

    question = "ask-place"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return cast("list[int]", chosen(t.empires[seat].fewest(), PLACES))

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not PLACE:
            return Reason("EE-TAKE-06", "refuse-place-first", {})
        return why_not_under(t.empires[seat], VOCABULARY.first[move])

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        card = empire.gained[0]
        empire.gained = empire.gained[1:]
        place(t, seat, card, move - PLACE_0)


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
