"""Positions for rule tests: "given Anna on culture 9 with a Market beside the hotel" in a line.

A position is a real table whose cities, initiative, tiles and tourists were replaced; what follows is done by the
engine. Values by seat are given as sequences, seat 0 first; seats at the end may be left out. Cells are given from the
hotel, which is (0, 0) with the city hall on (1, 0): `at(0, -1)` is the cell above the hotel.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.games.the_capitals.administration import ADMINISTRATION
from pentapolis.games.the_capitals.building import BUILDING
from pentapolis.games.the_capitals.catalogue import CELL, CENTRE, CORNER, PROSPERITY_TILES, TILE
from pentapolis.games.the_capitals.executive import EXECUTIVE
from pentapolis.games.the_capitals.fair import fair_steps
from pentapolis.games.the_capitals.flow import ROUND
from pentapolis.games.the_capitals.game import GAME
from pentapolis.games.the_capitals.politics import POLITICS
from pentapolis.games.the_capitals.table import BESIDE, Capitals, City
from pentapolis.games.the_capitals.terms import TRACKS
from pentapolis.games.the_capitals.tourism import TOURISM
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import BOTTOM
from pentapolis.kernel.zones import EMPTY
from tests.rules.playing import Factory, moves, play
from tests.rules.the_capitals.board import BOARD, edition_with

ANNA = 0
BENCE = 1
CILI = 2
DANI = 3
EMMA = 4

new_game = Factory(GAME, Capitals)

#: A cell or a corner, counted from the hotel.
Spot = tuple[int, int]
#: The tiles of a city by their cells.
Plan = Mapping[Spot, str]


def at(x: int, y: int) -> str:
    """The id of a cell."""
    return CELL.ids[(int(CENTRE) + y) * 37 + int(CENTRE) + x]


def corner(x: int, y: int) -> str:
    """The id of the corner whose upper left cell is (x, y)."""
    return CORNER.ids[(int(CENTRE) + y) * 36 + int(CENTRE) + x]


def spot_of(cell: str) -> Spot:
    """The cell of an id, counted from the hotel."""
    place = CELL.find(cell)
    return place % 37 - int(CENTRE), place // 37 - int(CENTRE)


#: Where the markers stand when a test does not say otherwise; whatever the edition's start spaces are.
START = {"economy": 10, "progress": 0, "culture": 0, "employment": 3, "population": 8, "public_services": 2}
#: Tiles for those who must take one and have no part in the test.
SPARE = ("terraced_cottages", "brickworks", "savings_bank", "department_store", "circus")
PHASES = ("politics", "building", "tourism", "executive", "administration", "fair", "end")


def position(
    phase: str = "building",
    seats: int = 3,
    round: int = 2,  # noqa: A002
    order: Sequence[int] | None = None,
    columns: Mapping[int, int] | None = None,
    tracks: Sequence[Mapping[str, int]] = (),
    energy: Sequence[int] = (),
    levels: Sequence[int] = (),
    prestige: Sequence[int] = (),
    cities: Sequence[Plan] = (),
    cubes: Sequence[Mapping[str, int]] = (),
    markers: Sequence[Sequence[Spot]] = (),
    fields: Sequence[Sequence[str]] = (),
    deck: Sequence[str] | None = None,
    tourists: Mapping[int, tuple[int, str | None]] | None = None,
    leader: int | None = None,
    neutral: int = 0,
    hands: Sequence[Sequence[str]] = (),
    stacks: Sequence[Sequence[int]] | None = None,
    effects: Mapping[str, str] | None = None,
    board: str = BOARD,
    options: Mapping[str, Any] | None = None,
) -> Capitals:
    """The beginning of a phase, at its first decision; the rest of the round and of the game follow.

    `order` is that of initiative, from the first; `columns` (counted from 1) of single seats: the others have column 2
    and those that follow. `tracks` of a seat names the markers that do not stand where `START` says. `cities` are the
    tiles besides hotel and city hall, in the order of building; `cubes` those that lie on tiles. `fields` are the tiles
    at $0, $2 and $4, `deck` those on top of the pile (None: the whole pile of the age). `tourists`: with whom a tourist
    is and on which tile; the neutral one has the number of the seats. `stacks` is the energy of the plants left, from
    level 2 on. What is printed is not the built-in edition: see `board.edition_with`, which gets `effects`.
    """
    t = new_game(seats, options=options)
    t.edition = edition_with(board, **(effects or {}))
    t.tiles = t.edition.tiles
    t.round = round
    t.order = list(range(seats)) if order is None else list(order)
    t.columns = [t.order.index(seat) + 1 for seat in range(seats)]
    for seat, column in (columns or {}).items():
        t.columns[seat] = column - 1
    t.came = t.columns
    t.removed = []
    t.discarded = []
    t.boxed = 0
    t.leader = EMPTY if leader is None else leader
    t.neutral = neutral
    t.moved = t.hosts = t.spots = 0
    used = {*(name for field in fields for name in field)}
    for seat in range(seats):
        t.cities[seat] = city = City()
        for number, name in enumerate(TRACKS):
            city.put(number, {**START, **(tracks[seat] if seat < len(tracks) else {})}[name])
        city.downtown(t.tiles[TILE.find("hotel")], t.tiles[TILE.find("city_hall")])
        city.energy = energy[seat] if seat < len(energy) else 4
        city.level = levels[seat] if seat < len(levels) else 1
        city.prestige = prestige[seat] if seat < len(prestige) else 0
        for (x, y), name in (cities[seat] if seat < len(cities) else {}).items():
            city.build(t.tiles[TILE.find(name)], CELL.find(at(x, y)))
            used.add(name)
        for name, count in (cubes[seat] if seat < len(cubes) else {}).items():
            lying = city.cubes.copy()
            lying[city.place_of(TILE.find(name))] = count
            city.cubes = lying
        if seat < len(markers):
            city.markers = [CORNER.find(corner(x, y)) for x, y in markers[seat]]
        city.hand = [TILE.find(name) for name in (hands[seat] if seat < len(hands) else ())]
    for tourist in range(t.tourists()):
        host, tile = (tourists or {}).get(tourist, (tourist if tourist < seats else -1, None))
        t.lodge(tourist, host, BESIDE if tile is None else t.cities[host].place_of(TILE.find(tile)))
    t.fields = [[TILE.find(name) for name in (fields[place] if place < len(fields) else ())] for place in range(3)]
    pile = [TILE.ids[tile] for tile in t.pile(int(t.age()))] if deck is None else deck
    t.deck = [TILE.find(name) for name in reversed(pile) if name not in used]
    hands_used = {name for hand in hands for name in hand} | used
    others = [name for name in PROSPERITY_TILES if name not in hands_used]
    t.rest = [TILE.find(name) for name in others] if t.prosperity else []
    t.stacks = (
        [list(plant.energy) for plant in t.edition.plants[1:]] if stacks is None else [list(one) for one in stacks]
    )
    begin_at(t, phase)
    return t


def begin_at(t: Capitals, phase: str) -> None:
    """Let the round go on from the beginning of a phase."""
    steps: list[list[Step[Capitals]]] = [[POLITICS], [BUILDING], [TOURISM], [EXECUTIVE], [ADMINISTRATION], [], []]
    if t.round % 4 == 0:
        steps[5] = fair_steps(t)
    t.agenda = [*BOTTOM, ROUND]
    t.lanes = None
    t.told = t.history = None
    t.whispered = False
    t.ply = t.barrier = 0
    t.forget()
    t.push_all([step for one in steps[PHASES.index(phase) :] for step in one])
    t.settle()


# --- what a test does again and again -------------------------------------------------------------------------------


def build(t: Capitals, tile: str, x: int, y: int) -> Capitals:
    """The one to act takes a tile of the project fields and places it; what follows by itself has happened."""
    return play(t, f"take:{tile}", f"place:{at(x, y)}")


def built(tile: str, x: int = 0, y: int = 1, **given: Any) -> Capitals:
    """Anna takes a tile at $0 and builds it, by default below the hotel at a marker; the next one is to take."""
    t = position("building", fields=((tile, *given.pop("others", SPARE)), (), ()), **given)
    return build(t, tile, x, y)


def activate(t: Capitals, tile: str, *senders: str) -> Capitals:
    """The one to act activates a tile; `senders` are moves that send tourists, the rest is paid with cubes."""
    play(t, f"activate:{tile}", *senders)
    if "pay_rest" in moves_now(t):
        play(t, "pay_rest")
    return t


def moves_now(t: Capitals) -> set[str]:
    """The legal moves of the one to act; none when the game is over."""
    return moves(t) if t.to_act else set()


# --- what lies where, in ids -----------------------------------------------------------------------------------------


def track(t: Capitals, seat: int, name: str) -> int:
    """The space of a marker."""
    return int(t.cities[seat].at(TRACKS.index(name)))


def tracks_of(t: Capitals, seat: int) -> dict[str, int]:
    """The spaces of all six markers."""
    return {name: track(t, seat, name) for name in TRACKS}


def prestige_of(t: Capitals, seat: int) -> int:
    return int(t.cities[seat].prestige)


def energy_of(t: Capitals, seat: int) -> int:
    """The cubes on the power plant."""
    return int(t.cities[seat].energy)


def level_of(t: Capitals, seat: int) -> int:
    return int(t.cities[seat].level)


def city_of(t: Capitals, seat: int) -> dict[Spot, str]:
    """The tiles of a city by their cells."""
    city = t.cities[seat]
    return {spot_of(CELL.ids[cell]): TILE.ids[tile] for cell, tile in zip(city.cells, city.tiles, strict=True)}


def cubes_of(t: Capitals, seat: int) -> dict[str, int]:
    """The cubes on tiles: those without any are left out."""
    city = t.cities[seat]
    return {TILE.ids[tile]: cubes for tile, cubes in zip(city.tiles, city.cubes, strict=True) if cubes}


def markers_of(t: Capitals, seat: int) -> list[str]:
    return [CORNER.ids[place] for place in t.cities[seat].markers]


def fields_of(t: Capitals) -> list[list[str]]:
    """The tiles of the project fields."""
    return [[TILE.ids[tile] for tile in field] for field in t.fields]


def deck_of(t: Capitals) -> list[str]:
    """The pile of the age, the next tile first."""
    return [TILE.ids[tile] for tile in reversed(t.deck)]


def hand_of(t: Capitals, seat: int) -> list[str]:
    return [TILE.ids[tile] for tile in t.cities[seat].hand]


def tourist_at(t: Capitals, tourist: int) -> tuple[int, str | None]:
    """With whom a tourist is, and on which tile (None: beside the city)."""
    host, place = int(t.host(tourist)), int(t.spot(tourist))
    return host, None if place == BESIDE else TILE.ids[t.cities[host].tiles[place]]


def columns_of(t: Capitals) -> list[int]:
    """The initiative columns by seat, counted from 1; 0 for a marker in the bottom row."""
    return [column + 1 for column in t.columns]


def seen(t: Capitals, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """A city as a seat (None: a spectator) sees it."""
    found: dict[str, Any] = t.view(viewer)["cities"][seat]
    return found
