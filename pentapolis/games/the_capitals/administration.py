"""Phase 5, administration (CAP-ADM): construction markers move, tiles grow dearer, new ones are shown."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import CORNER, TILE
from pentapolis.games.the_capitals.grid import corner_open, edge_corners, full
from pentapolis.games.the_capitals.prosperity import PROSPERITY_TURNS
from pentapolis.games.the_capitals.table import NOTHING, Capitals
from pentapolis.games.the_capitals.terms import (
    ADMINISTRATION_PHASE,
    CULTURE,
    MORE_TILES,
    MOST_SEATS,
    NEW_TILES_OF_TWO,
    ROUNDS,
    ROUNDS_OF_AGE,
)
from pentapolis.games.the_capitals.vocabulary import FINISH, MARKER, SHIFT, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step

SHIFTS: Final = SHIFT.words
CORNERS: Final[i64] = 1296  # of the vocabulary


class Administration(Step[Capitals]):
    """CAP-ADM-01 to the prosperity tiles of marked rounds (CAP-PRO-02); the last round changes no project field."""

    def run(self, t: Capitals) -> None:
        t.phase = ADMINISTRATION_PHASE
        if t.seats == 2:  # CAP-2P-09
            t.neutral = min(t.neutral + 1, t.edition.tracks[CULTURE].most)
        # CAP-DEF-20: the round that is being finished is compared.
        if t.prosperity and t.round in t.edition.rounds:
            t.push(PROSPERITY_TURNS)
        if t.round < ROUNDS:  # CAP-RND-03
            t.push(REFILL)
        for place in range(t.seats - 1, -1, -1):
            seat = t.order[place]
            city = t.cities[seat]
            if full(city.rows, city.markers[0]) or full(city.rows, city.markers[1]):
                t.push(MOVE_MARKERS[seat])


# --- project fields ---------------------------------------------------------------------------------------------------


class Refill(Step[Capitals]):
    """CAP-ADM-02, CAP-ADM-03, CAP-ADM-04: the time marker stands on the next round from here on."""

    def run(self, t: Capitals) -> None:
        gone = t.fields[2]
        t.discarded = t.discarded + gone
        t.fields = [NOTHING, t.fields[0], t.fields[1]]
        if t.telling and gone:
            t.tell("log-gone", {"tiles": [TILE.ids[tile] for tile in gone]})
        age = t.round // ROUNDS_OF_AGE + 1
        if t.round % ROUNDS_OF_AGE == 0:  # CAP-ADM-05: the rest of the old pile goes to the box
            t.boxed += len(t.deck)
            open_age(t, int(age))
        wanted: i64 = MORE_TILES + t.seats
        if t.seats == 2:  # CAP-2P-10
            wanted = NEW_TILES_OF_TWO
        elif not t.more_choice:  # CAP-VAR-01 fills the $0 field whatever lies at the others
            for field in t.fields:
                for tile in field:
                    if t.tiles[tile].age == age:
                        wanted -= 1
        reveal(t, wanted)


def open_age(t: Capitals, age: int) -> None:
    """CAP-SET-03: the pile of an age is shuffled before it is used."""
    t.pile_age = age
    pile = t.pile(age)
    if t.seats == 2:  # a script cannot know what two players leave out
        t.deck = t.shuffled(f"age-{age}", pile)
    else:
        t.deck = t.draw(f"age-{age}", pile, len(pile))
    t.deck.reverse()


def reveal(t: Capitals, wanted: i64) -> None:
    """Show tiles at the $0 field; if the pile runs out, what there is (CAP-ADM-06)."""
    count = min(wanted, len(t.deck))
    if count <= 0:
        return
    left = len(t.deck) - int(count)
    shown = t.deck[left:]
    shown.reverse()
    t.deck = t.deck[:left]
    t.fields = [t.fields[0] + shown, t.fields[1], t.fields[2]]
    t.block_undo()
    if t.telling:
        t.tell("log-reveal", {"tiles": [TILE.ids[tile] for tile in shown]})


# --- construction markers ---------------------------------------------------------------------------------------------


class Shift(Action[Capitals]):
    """CAP-CON-02, CAP-CON-03: a marker whose four cells are built moves to the edge of the city."""

    def __init__(self) -> None:
        super().__init__(SHIFT)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        city = t.cities[seat]
        corners = edge_corners(city.rows, city.top, city.bottom)
        return [SHIFT.move(marker, corner) for marker in range(len(MARKER)) for corner in corners]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        marker = VOCABULARY.first[move]
        corner = VOCABULARY.second[move]
        city = t.cities[seat]
        if not full(city.rows, city.markers[marker]):
            return Reason("CAP-CON-02", "refuse-marker-open", {"marker": marker + 1})
        if not corner_open(city.rows, corner):
            return Reason("CAP-CON-03", "refuse-corner", {"corner": CORNER.ids[corner]})
        if city.markers[1 - marker] == corner:
            return Reason("CAP-CON-03", "refuse-corner-taken", {"corner": CORNER.ids[corner]})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        city = t.cities[seat]
        corners = edge_corners(city.rows, city.top, city.bottom)
        for marker in range(2):
            if full(city.rows, city.markers[marker]):
                other = city.markers[1 - marker]
                first = marker * CORNERS
                for corner in corners:
                    if corner != other:
                        legal.append(SHIFTS[first + corner])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        marker = VOCABULARY.first[move]
        city = t.cities[seat]
        markers = city.markers.copy()
        markers[marker] = VOCABULARY.second[move]
        city.markers = markers
        if t.telling:
            corner = CORNER.ids[VOCABULARY.second[move]]
            t.tell("log-shift", {"seat": seat, "corner": corner})
        if full(city.rows, markers[1 - marker]):
            t.push(MOVE_MARKERS[seat])


class Stay(Free[Capitals]):
    """CAP-CON-02: moving is optional."""

    def do(self, t: Capitals, seat: int, move: int) -> None:
        pass


class MoveMarkers(Menu[Capitals]):
    question = "ask-marker"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Shift(), Stay(FINISH)])

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-ADM-01", "refuse-marker-first", {})

    def details(self, t: Capitals) -> dict[str, Any]:
        city = t.cities[self.seat]
        return {"count": sum(full(city.rows, marker) for marker in city.markers)}


ADMINISTRATION: Final = Administration()
REFILL: Final = Refill()
MOVE_MARKERS: Final = [MoveMarkers(seat) for seat in range(MOST_SEATS)]
