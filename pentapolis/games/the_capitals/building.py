"""Phase 2, building (CAP-BLD): a tile is taken, placed by the rules A and B, and does what it says.

One seat finishes its whole turn before the next begins (CAP-BLD-05); its effects are one event (see `event`).
"""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import CELL, LAKE, TILE
from pentapolis.games.the_capitals.event import begin, pay_told, tell_effects
from pentapolis.games.the_capitals.grid import built, edge_cells, near, on_edge, touches
from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import (
    BUILDING_PHASE,
    ENERGY,
    FIELDS,
    FINE,
    LAKE_ENERGY,
    MOST_SEATS,
    NO_TYPE,
    PROSPERITY,
    far_of,
    from_tile,
    kind_of,
    step,
)
from pentapolis.games.the_capitals.vocabulary import PLACE, TAKE, VOCABULARY
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.zones import EMPTY

TAKES: Final = TAKE.words
PLACES: Final = PLACE.words
RULE_A: Final[i64] = 1
RULE_B: Final[i64] = 2


class Building(Step[Capitals]):
    """CAP-BLD-01: in initiative order."""

    def run(self, t: Capitals) -> None:
        t.phase = BUILDING_PHASE
        t.push_all([TAKE_TILE[seat] for seat in t.order])


def field_of(t: Capitals, tile: int) -> int:
    """The project field on which a tile lies, or -1."""
    for place, field in enumerate(t.fields):
        if tile in field:
            return place
    return -1


# --- placement --------------------------------------------------------------------------------------------------------


def broken(t: Capitals, city: City, tile: i64, cell: i64) -> i64:
    """The placement rules that a tile would break on a cell, a bit each; a lake breaks none (CAP-LAKE-02)."""
    if tile == LAKE:
        return 0
    found: i64 = RULE_A  # CAP-PLC-01
    for marker in city.markers:
        if touches(marker, cell):
            found = 0
    kind = t.tiles[tile].type
    if city.of_type(kind) > 0 and kind != NO_TYPE:  # CAP-PLC-02: not for the first of its type
        for place in range(len(city.cells)):
            if t.tiles[city.tiles[place]].type == kind and near(city.cells[place], cell):
                return found
        found |= RULE_B
    return found


def fine(rules: i64) -> i64:
    """CAP-PLC-03: prestige that is lost, for each broken rule."""
    return ((rules & 1) + (rules >> 1)) * FINE


def plan(t: Capitals, city: City, tile: i64, cell: i64) -> list[int]:
    """CAP-BLD-04: the moves that building a tile on a cell causes, those of the tile and those of older ones.

    Everything is counted before any of them is made (CAP-EFF-05, CAP-GAP-15); the tile is not in the city yet, so it
    counts itself nowhere. Prosperity tiles and lakes are built in the same way (CAP-DEF-19).
    """
    found: list[int] = []
    built_tile = t.tiles[tile]
    if tile == LAKE:
        found.append(int(step(ENERGY, LAKE_ENERGY, LAKE)))  # CAP-LAKE-03
    for place, effect in enumerate(built_tile.immediate):
        effect.add(t, city, cell, tile, place, found)
    for build in built_tile.builds:  # CAP-EFF-09
        count = build.what.times(t.tiles, city, cell)
        if count > 0:
            for one in build.moves:
                found.append(int(step(kind_of(one), far_of(one) * count, tile)))
    kind = built_tile.type
    density = built_tile.density
    for place in range(len(city.tiles)):  # CAP-EFF-10
        older = t.tiles[city.tiles[place]]
        for build in older.builds:
            if build.what.matches(kind, density) and (not build.what.adjacent or near(city.cells[place], cell)):
                for one in build.moves:
                    found.append(int(from_tile(one, older.index)))
    return found


def erect(t: Capitals, seat: int, tile: i64, cell: i64) -> None:
    """CAP-BLD-03: place the tile, pay the fine, and let all happen that follows."""
    city = t.cities[seat]
    loss = fine(broken(t, city, tile, cell))
    moves = plan(t, city, tile, cell)
    city.build(t.tiles[tile], cell)
    if t.telling:
        args = {"seat": seat, "tile": TILE.ids[tile], "cell": CELL.ids[cell]}
        t.tell("log-place", args)
        if loss:
            t.tell("log-fine", {"seat": seat, "count": int(loss)})
        tell_effects(t, seat, moves)
    city.honour(-loss)
    if moves:
        begin(t, seat, moves, [])


# --- decisions --------------------------------------------------------------------------------------------------------


class Take(Action[Capitals]):
    """CAP-BLD-01: one of the tiles shown, at the price of its field (CAP-BLD-02)."""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [TAKE.move(tile) for field in t.fields for tile in field]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        tile = VOCABULARY.first[move]
        if field_of(t, tile) < 0:
            return Reason("CAP-BLD-01", "refuse-not-offered", {"tile": TILE.ids[tile]})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        for field in t.fields:
            for tile in field:
                legal.append(TAKES[tile])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        tile = VOCABULARY.first[move]
        field = field_of(t, tile)
        fields = t.fields.copy()
        fields[field] = without(fields[field], tile)
        t.fields = fields
        t.building = tile
        if t.telling:
            t.tell("log-take", {"seat": seat, "tile": TILE.ids[tile], "count": FIELDS[field]})
        if field:
            pay_told(t, seat, FIELDS[field])
        t.push(PLACE_TILE[seat])


class TakeTile(Menu[Capitals]):
    question = "ask-take"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Take()])

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-BLD-01", "refuse-take-first", {})


class Place(Action[Capitals]):
    """CAP-PLC-03: on any empty cell beside the city (CAP-PLC-04), if need be for a fine."""

    def __init__(self) -> None:
        super().__init__(PLACE)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        city = t.cities[seat]
        return [PLACE.move(cell) for cell in edge_cells(city.rows, city.top, city.bottom)]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        cell = VOCABULARY.first[move]
        city = t.cities[seat]
        if built(city.rows, cell):
            return Reason("CAP-PLC-04", "refuse-built", {"cell": CELL.ids[cell]})
        if not on_edge(city.rows, cell):
            rule = "CAP-LAKE-02" if t.building == LAKE else "CAP-PLC-04"
            return Reason(rule, "refuse-apart", {"cell": CELL.ids[cell]})
        if must_obey(t) and broken(t, city, t.building, cell):
            return Reason("CAP-PRO-05", "refuse-strict", {"cell": CELL.ids[cell], "tile": TILE.ids[t.building]})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        city = t.cities[seat]
        strict = must_obey(t)
        for cell in edge_cells(city.rows, city.top, city.bottom):
            if not strict or broken(t, city, t.building, cell) == 0:
                legal.append(PLACES[cell])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        tile = t.building
        t.building = EMPTY
        if t.sinking != EMPTY:
            city = t.cities[seat]
            city.sunk = plus(city.sunk, int(t.sinking))
            t.sinking = EMPTY
        erect(t, seat, tile, VOCABULARY.first[move])


def must_obey(t: Capitals) -> bool:
    """CAP-GAP-26: with the option `strict` prosperity tiles must keep the placement rules."""
    return t.strict and t.building != LAKE and t.tiles[t.building].type == PROSPERITY


class PlaceTile(Menu[Capitals]):
    question = "ask-place"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Place()])

    def details(self, t: Capitals) -> dict[str, Any]:
        return {"tile": TILE.ids[t.building]}

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-BLD-03", "refuse-place-first", {"tile": TILE.ids[t.building]})


BUILDING: Final = Building()
TAKE_TILE: Final = [TakeTile(seat) for seat in range(MOST_SEATS)]
PLACE_TILE: Final = [PlaceTile(seat) for seat in range(MOST_SEATS)]
