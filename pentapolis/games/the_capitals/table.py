"""The state of The Capitals: the cities, tourists, initiative, project fields, piles (CAP-COMP-01).

The pieces of the box hold by construction: a marker is a number (CAP-COMP-02, CAP-COMP-05), tokens of every value are
one sum (CAP-COMP-06), and what the summary sheets say is in the rule book of the client (CAP-COMP-08).
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import (
    CELL,
    CENTRE,
    CITY_HALL,
    CORNER,
    HOTEL,
    LAKE,
    SIDE,
    TILE,
)
from pentapolis.games.the_capitals.edition import Edition, Tile
from pentapolis.games.the_capitals.grid import NO_ROWS, corner_at, near, with_cell
from pentapolis.games.the_capitals.terms import ANY, ROUNDS_OF_AGE, TRACKS, TYPES
from pentapolis.kernel.fields import state_of
from pentapolis.kernel.game import Game
from pentapolis.kernel.lists import plus
from pentapolis.kernel.packed import bit, each
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import EMPTY

NOTHING: Final[list[int]] = []  # the first value of every list that is replaced and never changed in place
NO_FIELDS: Final[list[list[int]]] = [NOTHING, NOTHING, NOTHING]
NO_STACKS: Final[list[list[int]]] = []
TRACK_BITS: Final[i64] = 8
TRACK_MASK: Final[i64] = 255
# One space on each track. A table, because mypyc writes `1 << n` of an i64 as 32 bits wide in C.
ONE_SPACE: Final[list[int]] = [1 << 8 * track for track in range(6)]
TYPE_BITS: Final[i64] = 6
TYPE_MASK: Final[i64] = 63
ONE_TILE: Final[list[int]] = [1 << 6 * kind for kind in range(7)]
TOURIST_BITS: Final[i64] = 6
TOURIST_MASK: Final[i64] = 63
ONE_TOURIST: Final[list[int]] = [1 << 6 * tourist for tourist in range(6)]
BESIDE: Final[i64] = -1  # a tourist who lies on no tile
AWAY: Final[i64] = -1  # the neutral tourist before the first tourism phase: beside the board


class City:
    """What one player has. Lists are replaced and never changed in place, so copies share them.

    Tiles are called by their place, in the order in which they were built: the hotel has place 0, the city hall 1.
    """

    __slots__ = (
        "tracks", "energy", "prestige", "tokens", "level", "tiles", "cells", "cubes", "rows", "top", "bottom", "types",
        "switches", "markers", "hand", "sunk", "activations", "arrows",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tracks: i64 = 0  # the spaces of the six markers, a byte each
        self.energy: i64 = 0  # cubes on the power plant; their supply has no end (CAP-COMP-04)
        self.prestige: i64 = 0  # CAP-PRE-02: gains less losses; it may be negative
        self.tokens: i64 = 0  # CAP-PRE-03: how often prestige was taken, which all can see
        self.level: i64 = 1  # of the power plant: always exactly one (CAP-PP-01)
        self.tiles: list[int] = NOTHING
        self.cells: list[int] = NOTHING
        self.cubes: list[int] = NOTHING  # on each tile (CAP-ACT-03)
        self.rows: list[int] = NO_ROWS
        self.top: i64 = CENTRE  # the first and the last row that is built on
        self.bottom: i64 = CENTRE
        self.types: i64 = 0  # how many tiles of each type
        self.switches: i64 = 0  # the places of tiles that can be activated, a bit each (CAP-ACT-01)
        self.markers: list[int] = NOTHING  # the corners of the two construction markers
        self.hand: list[int] = NOTHING  # prosperity tiles
        self.sunk: list[int] = NOTHING  # those built face down as lakes
        self.activations: i64 = 0  # made in this phase
        self.arrows: i64 = 0  # CAP-TRK-13: track ends whose red arrow was taken in this event, a bit each

    def copy(self) -> "City":
        twin = City()
        twin.tracks = self.tracks
        twin.energy = self.energy
        twin.prestige = self.prestige
        twin.tokens = self.tokens
        twin.level = self.level
        twin.tiles = self.tiles
        twin.cells = self.cells
        twin.cubes = self.cubes
        twin.rows = self.rows
        twin.top = self.top
        twin.bottom = self.bottom
        twin.types = self.types
        twin.switches = self.switches
        twin.markers = self.markers
        twin.hand = self.hand
        twin.sunk = self.sunk
        twin.activations = self.activations
        twin.arrows = self.arrows
        return twin

    # --- tracks ---------------------------------------------------------------------------------------------------

    def at(self, track: i64) -> i64:
        """The space of the own marker."""
        return self.tracks >> track * TRACK_BITS & TRACK_MASK

    def put(self, track: i64, space: i64) -> None:
        unit: i64 = ONE_SPACE[track]
        self.tracks += (space - self.at(track)) * unit

    def honour(self, prestige: i64) -> None:
        """CAP-PRE-02: a token is taken, green or red; none is ever given back."""
        if prestige != 0:
            self.prestige += prestige
            self.tokens += 1

    # --- tiles ----------------------------------------------------------------------------------------------------

    def build(self, tile: Tile, cell: i64) -> None:
        """A tile comes to the city. A lake counts as built (CAP-LAKE-05) but has no type (CAP-LAKE-04)."""
        place: i64 = len(self.tiles)
        self.tiles = plus(self.tiles, int(tile.index))
        self.cells = plus(self.cells, int(cell))
        self.cubes = plus(self.cubes, 0)
        self.rows = with_cell(self.rows, cell)
        y = cell // SIDE
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y)
        self.types += ONE_TILE[tile.type]
        if tile.activated is not None:
            self.switches |= bit(place)

    def downtown(self, hotel: Tile, hall: Tile) -> None:
        """CAP-SET-13, CAP-SET-14: hotel and city hall side by side, a marker on each of their common corners."""
        middle = CENTRE * SIDE + CENTRE
        self.build(hotel, middle)
        self.build(hall, middle + 1)
        self.markers = [int(corner_at(middle - SIDE)), int(corner_at(middle))]

    def of_type(self, kind: i64) -> i64:
        """How many tiles of a type there are."""
        return self.types >> kind * TYPE_BITS & TYPE_MASK

    def place_of(self, tile: int) -> int:
        """Where in the row of tiles a tile is, or -1. Of lakes there may be several; they do nothing."""
        return self.tiles.index(tile) if tile in self.tiles else -1

    def type_at(self, place: i64, tiles: list[Tile]) -> i64:
        return tiles[self.tiles[place]].type

    def count(self, kind: i64, adjacent: bool, cell: i64, density: i64, tiles: list[Tile]) -> i64:
        """CAP-DEF-06: tiles of a type (ANY: all) in the city or beside a cell; a tile on that cell is not counted."""
        found: i64 = 0
        for place in range(len(self.tiles)):
            other: i64 = self.cells[place]
            if other == cell or (adjacent and not near(other, cell)):
                continue
            tile = tiles[self.tiles[place]]
            if kind in (ANY, tile.type) and density in (ANY, tile.density):
                found += 1
        return found

    def state(self) -> dict[str, Any]:
        return {
            **state_of(self),
            "tracks": {name: int(self.at(track)) for track, name in enumerate(TRACKS)},
            "tiles": [TILE.ids[tile] for tile in self.tiles],
            "cells": [CELL.ids[cell] for cell in self.cells],
            "types": {name: int(self.of_type(kind)) for kind, name in enumerate(TYPES)},
            "markers": [CORNER.ids[corner] for corner in self.markers],
            "hand": [TILE.ids[tile] for tile in self.hand],
            "sunk": [TILE.ids[tile] for tile in self.sunk],
        }


class Capitals(Table):
    """The whole table. `order` are the seats from left to right on the initiative track."""

    __slots__ = (
        "edition", "tiles", "cities", "round", "phase", "order", "columns", "came", "fields", "deck", "removed",
        "discarded", "boxed", "stacks", "hosts", "spots", "moved", "leader", "neutral", "building", "sinking", "paying",
        "owed", "pile_age", "due", "later", "moving", "separate", "paid", "rest", "more_choice", "prosperity", "strict",
        "final_payment",
    )  # fmt: skip
    worked_out: ClassVar = ("edition", "tiles")  # `state` tells the edition by its hash
    by_options: ClassVar = ("edition", "tiles", "more_choice", "prosperity", "strict", "final_payment")

    def __init__(self, game: Game, seats: int, rng: Rng, edition: Edition) -> None:
        super().__init__(game, seats, rng)
        self.edition = edition
        self.tiles = edition.tiles
        self.cities: list[City] = []
        self.round: i64 = 0  # the round being played, 1 to 12 (CAP-SET-11)
        self.phase: i64 = 0  # of the round
        self.order: list[int] = NOTHING
        self.columns: list[int] = NOTHING  # of initiative, by seat, counted from 0; EMPTY: still in the bottom row
        self.came: list[int] = NOTHING  # the columns of the round before
        self.fields: list[list[int]] = NO_FIELDS  # tiles of the project fields: $0, $2, $4
        self.deck: list[int] = NOTHING  # the pile of the age, dealt from its end
        self.pile_age: i64 = 0  # the age whose pile is in use: the next one already after the last round of an age
        self.removed: list[int] = NOTHING  # CAP-2P-03: tiles that two players leave out
        self.discarded: list[int] = NOTHING  # tiles that have left the game
        self.boxed: i64 = 0  # tiles of old piles, which nobody has seen (CAP-ADM-05)
        self.stacks: list[list[int]] = NO_STACKS  # the energy of the plants left, by level from 2 on
        # CAP-TOU-10: by tourist (the neutral one comes after the seats' own) the host and the place in the host's city,
        # each with one added: 0 is beside the board, or beside the city.
        self.hosts: i64 = 0
        self.spots: i64 = 0
        self.moved: i64 = 0  # CAP-TST-04: tourists that have moved in this phase, a bit each
        self.leader: i64 = EMPTY  # who holds the highest-culture token
        self.neutral: i64 = 0  # CAP-2P-02: the space of the neutral culture marker
        self.building: i64 = EMPTY  # the tile that is about to be placed
        self.sinking: i64 = EMPTY  # the prosperity tile under a lake that is about to be placed
        self.paying: i64 = EMPTY  # the place of the tile that is being activated
        self.owed: i64 = 0  # cubes or tourists it still costs
        # An event (CAP-DEF-17): the moves still to be made, those that come after all of them, what is left of a long
        # move of progress; whether each of the moves is an event of its own.
        self.due: list[int] = NOTHING
        self.later: list[int] = NOTHING
        self.moving: i64 = 0
        self.separate = False
        self.paid = False  # CAP-FIN-03: the last payment for initiative has been made
        self.rest: list[int] = NOTHING  # prosperity tiles that were not dealt
        self.more_choice = False  # option variant
        self.prosperity = False  # option prosperity
        self.strict = False  # option placement
        self.final_payment = ""  # option final_payment

    def age(self) -> i64:
        """The age of the round being played, 1 to 3 (CAP-DEF-11)."""
        return (self.round - 1) // ROUNDS_OF_AGE + 1

    # --- tourists -------------------------------------------------------------------------------------------------

    def tourists(self) -> int:
        """CAP-COMP-03: one for each seat; two players have the neutral one besides (CAP-2P-02)."""
        return self.seats + 1 if self.seats == 2 else self.seats

    def host(self, tourist: i64) -> i64:
        return (self.hosts >> tourist * TOURIST_BITS & TOURIST_MASK) - 1

    def spot(self, tourist: i64) -> i64:
        """The place of the tile on which a tourist lies, or BESIDE."""
        return (self.spots >> tourist * TOURIST_BITS & TOURIST_MASK) - 1

    def lodge(self, tourist: i64, host: i64, place: i64) -> None:
        unit: i64 = ONE_TOURIST[tourist]
        self.hosts += (host - self.host(tourist)) * unit
        self.spots += (place - self.spot(tourist)) * unit

    def tourists_on(self, seat: i64, place: i64) -> i64:
        """How many tourists lie on a tile."""
        found: i64 = 0
        for tourist in range(self.tourists()):
            if self.host(tourist) == seat and self.spot(tourist) == place:
                found += 1
        return found

    # --- what the kernel asks of a table --------------------------------------------------------------------------

    def copy(self) -> "Capitals":
        twin = Capitals(self.game, self.seats, self.rng, self.edition)
        self.copy_to(twin)
        twin.cities = [city.copy() for city in self.cities]
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.columns = self.columns
        twin.came = self.came
        twin.fields = self.fields
        twin.deck = self.deck
        twin.pile_age = self.pile_age
        twin.removed = self.removed
        twin.discarded = self.discarded
        twin.boxed = self.boxed
        twin.stacks = self.stacks
        twin.hosts = self.hosts
        twin.spots = self.spots
        twin.moved = self.moved
        twin.leader = self.leader
        twin.neutral = self.neutral
        twin.building = self.building
        twin.sinking = self.sinking
        twin.paying = self.paying
        twin.owed = self.owed
        twin.due = self.due
        twin.later = self.later
        twin.moving = self.moving
        twin.separate = self.separate
        twin.paid = self.paid
        twin.rest = self.rest
        twin.more_choice = self.more_choice
        twin.prosperity = self.prosperity
        twin.strict = self.strict
        twin.final_payment = self.final_payment
        return twin

    def unshare(self) -> None:
        self.deck = self.deck.copy()
        self.rest = self.rest.copy()
        for city in self.cities:
            city.hand = city.hand.copy()

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.the_capitals.view import view

        return dict(view(self, seat))

    def points(self, seat: int) -> int:
        from pentapolis.games.the_capitals.scoring import points

        self.check_seat(seat)
        return points(self, seat)

    def seen_scores(self, seat: int | None) -> list[int]:
        """CAP-PRE-03: not the prestige of others."""
        from pentapolis.games.the_capitals.scoring import points

        return [points(self, owner, self.screened(owner, seat)) for owner in range(self.seats)]

    def state(self) -> dict[str, Any]:
        return {
            **super().state(),
            "edition": self.edition.hash,
            "fields": [[TILE.ids[tile] for tile in field] for field in self.fields],
            "deck": [TILE.ids[tile] for tile in self.deck],
            "removed": [TILE.ids[tile] for tile in self.removed],
            "discarded": [TILE.ids[tile] for tile in self.discarded],
            "rest": [TILE.ids[tile] for tile in self.rest],
            "moved": each(self.moved),
        }

    def census(self) -> dict[str, int]:
        """Every tile is somewhere, and only once; every tourist is with somebody."""
        tiles = [*self.deck, *self.removed, *self.discarded, *self.rest]
        for field in self.fields:
            tiles += field
        for city in self.cities:
            tiles += [tile for tile in city.tiles if tile not in (HOTEL, CITY_HALL, LAKE)]
            tiles += [*city.hand, *city.sunk]
        if self.building not in (EMPTY, LAKE):
            tiles.append(int(self.building))
        if self.sinking != EMPTY:
            tiles.append(int(self.sinking))
        to_come = 0
        for age in range(int(self.pile_age) + 1, 4):
            to_come += len(self.pile(age))
        return {
            "tiles": len(tiles) + int(self.boxed) + to_come,
            "twice": len(tiles) - len(set(tiles)),
            "downtowns": sum(city.tiles[:2] == [HOTEL, CITY_HALL] for city in self.cities),
            "lakes": sum(city.tiles.count(int(LAKE)) - len(city.sunk) for city in self.cities),
        }

    def pile(self, age: int) -> list[int]:
        """The tiles of an age that are used in this game (CAP-SET-01, CAP-2P-03)."""
        return [tile for tile in self.edition.pile(age, self.seats) if tile not in self.removed]
