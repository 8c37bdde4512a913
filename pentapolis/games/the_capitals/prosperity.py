"""Prosperity tiles and lakes (CAP-PRO, CAP-LAKE), at the end of the administration phase of marked rounds."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.building import PLACE_TILE, broken
from pentapolis.games.the_capitals.catalogue import LAKE, TILE
from pentapolis.games.the_capitals.grid import edge_cells
from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import MOST_SEATS
from pentapolis.games.the_capitals.vocabulary import FLOOD, RAISE, VOCABULARY
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step

RAISES: Final = RAISE.words
FLOODS: Final = FLOOD.words


class ProsperityTurns(Step[Capitals]):
    """CAP-PRO-02: in initiative order, everybody must build."""

    def run(self, t: Capitals) -> None:
        t.push_all([BUILD_PROSPERITY[seat] for seat in t.order])


def unmet(t: Capitals, seat: int, tile: i64) -> int:
    """The place of the first requirement of a tile that does not hold now (CAP-PRO-04), or -1."""
    for place, requirement in enumerate(t.tiles[tile].requirements):
        if not requirement.holds(t, seat):
            return place
    return -1


def has_room(t: Capitals, city: City, tile: i64) -> bool:
    """CAP-GAP-26: is there a cell on which a tile keeps the placement rules?"""
    return any(broken(t, city, tile, cell) == 0 for cell in edge_cells(city.rows, city.top, city.bottom))


def from_hand(t: Capitals, seat: int, tile: int) -> None:
    """The tile leaves the hand; all see it now."""
    city = t.cities[seat]
    city.hand = without(city.hand, tile)
    t.block_undo()
    t.push(PLACE_TILE[seat])


class Raise(Action[Capitals]):
    """CAP-PRO-04, CAP-PRO-05, CAP-PRO-07: a tile of the hand whose requirement holds; it costs no money."""

    def __init__(self) -> None:
        super().__init__(RAISE)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [RAISE.move(tile) for tile in t.cities[seat].hand]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        tile = VOCABULARY.first[move]
        city = t.cities[seat]
        named: dict[str, Any] = {"tile": TILE.ids[tile]}
        if tile not in city.hand:
            return Reason("CAP-PRO-02", "refuse-not-in-hand", named)
        place = unmet(t, seat, tile)
        if place >= 0:
            wanted = t.tiles[tile].requirements[place].said()
            return Reason("CAP-PRO-04", "refuse-requirement", {**named, "requirement": wanted})
        if t.strict and not has_room(t, city, tile):
            return Reason("CAP-PRO-05", "refuse-no-room", named)
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        for tile in t.cities[seat].hand:
            if unmet(t, seat, tile) < 0 and (not t.strict or has_room(t, t.cities[seat], tile)):
                legal.append(RAISES[tile])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        tile = VOCABULARY.first[move]
        t.building = tile
        if t.telling:
            t.tell("log-raise", {"seat": seat, "tile": TILE.ids[tile]})
        from_hand(t, seat, tile)


class Flood(Action[Capitals]):
    """CAP-LAKE-01: any tile of the hand, shown to all and built face down."""

    def __init__(self) -> None:
        super().__init__(FLOOD)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [FLOOD.move(tile) for tile in t.cities[seat].hand]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        tile = VOCABULARY.first[move]
        if tile not in t.cities[seat].hand:
            return Reason("CAP-LAKE-01", "refuse-not-in-hand", {"tile": TILE.ids[tile]})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        for tile in t.cities[seat].hand:
            legal.append(FLOODS[tile])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        tile = VOCABULARY.first[move]
        t.building = LAKE
        t.sinking = tile
        if t.telling:
            t.tell("log-flood", {"seat": seat, "tile": TILE.ids[tile]})
        from_hand(t, seat, tile)


class BuildProsperity(Menu[Capitals]):
    question = "ask-prosperity"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Raise(), Flood()])

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-PRO-02", "refuse-prosperity-first", {})


PROSPERITY_TURNS: Final = ProsperityTurns()
BUILD_PROSPERITY: Final = [BuildProsperity(seat) for seat in range(MOST_SEATS)]
