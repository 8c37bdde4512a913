"""Editions of The Capitals: tracks, initiative, plants and tiles, read from TOML and checked to the last field.

What the built-in edition prints holds by construction: the single tiles of the rulebook (CAP-CARD-01, CAP-CARD-02,
CAP-CARD-03, CAP-CARD-04, CAP-CARD-05, CAP-CARD-06, CAP-CARD-07, CAP-CARD-08, CAP-CARD-10, CAP-CARD-11), the numbers of
tiles (CAP-COMP-07) and the levels of plants (CAP-COMP-09, CAP-PP-05).
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import (
    AGE_TILES,
    CITY_HALL,
    HOTEL,
    LAKE,
    PROSPERITY_TILES,
    TILE,
)
from pentapolis.games.the_capitals.effects import (
    Activated,
    AdjacentActivation,
    AtTheEnd,
    BeforeTheFair,
    Build,
    ByAge,
    Condition,
    Counted,
    FewestTiles,
    FirstOnTrack,
    HasTiles,
    HighestPlant,
    Immediate,
    MostTiles,
    OnUpgrade,
    Payment,
    PerTiles,
    PerTrack,
    Requirement,
    TileEffect,
    moves_of,
)
from pentapolis.games.the_capitals.terms import (
    AGE_TYPES,
    AGES,
    ANY,
    COLUMNS,
    DENSITIES,
    LEVELS,
    LOWEST_MONEY,
    MOST_SEATS,
    NO_DENSITY,
    NO_TYPE,
    PROSPERITY,
    ROUNDS,
    STEPS,
    TRACKS,
    TYPES,
)
from pentapolis.kernel.editions import AnyEdition, EditionError, Entry, Shelf, content_hash, read, shown

__all__ = [
    "BUILT_IN",
    "SHELF",
    "Edition",
    "EditionError",
    "Plant",
    "Tile",
    "Track",
    "edition",
    "load",
]

# Compiled modules do not know their own file while they are imported; the package does.
FOLDER: Final = Path(import_module("pentapolis.games.the_capitals").__path__[0]) / "editions"
BUILT_IN: Final = "reconstructed"
MOST: Final = 99
MOST_SPACES: Final = 120  # a track has one byte
FEWEST_SPACES: Final = 2
MOST_EFFECTS: Final = 4  # of one kind on a tile
PLANTS_OF_LEVEL: Final = 5
PROSPERITY_ROUNDS: Final = 5  # CAP-PRO-03
PROVENANCES: Final = ["rulebook", "public", "mixed", "reconstructed", "print"]
TOWN_TYPES: Final = TYPES[:6]  # what tiles count and match: `any` besides


class Tile:
    """A building tile (CAP-TILE-01)."""

    def __init__(self, index: int, kind: int, age: int, mark: int, density: int) -> None:
        self.id = TILE.ids[index]
        self.index: i64 = index
        self.type: i64 = kind
        self.age: i64 = age  # 1 to 3; 0 for tiles of no age
        self.mark: i64 = mark  # CAP-SET-01: used with at least so many players
        self.density: i64 = density
        self.immediate: list[Immediate] = []
        self.activated: Activated | None = None
        self.builds: list[Build] = []
        self.adjacent: list[AdjacentActivation] = []
        self.upgrades: list[OnUpgrade] = []
        self.ends: list[AtTheEnd] = []
        self.early_ends: list[AtTheEnd] = []  # those before the last World's Fair
        self.requirements: list[Requirement] = []
        self.provenance = ""
        self.sources: dict[str, str] = {}
        self.name: dict[str, str] = {}

    def effects(self) -> list[TileEffect]:
        """All effects in the order in which they are printed."""
        found: list[TileEffect] = [*self.immediate]
        if self.activated is not None:
            found.append(self.activated)
        return [*found, *self.builds, *self.adjacent, *self.upgrades, *self.ends, *self.early_ends]

    def arrows(self) -> bool:
        """CAP-EFF-14: does an effect look at adjacent tiles?"""
        counted = [one for effect in [*self.ends, *self.early_ends] for one in effect.conditions]
        for effect in self.immediate:
            if isinstance(effect, Counted):
                counted += effect.conditions
        beside = any(isinstance(condition, PerTiles) and condition.adjacent for condition in counted)
        return beside or bool(self.adjacent) or any(build.what.adjacent for build in self.builds)

    def data(self) -> list[Any]:
        head: list[Any] = [self.id, int(self.type), int(self.age), int(self.mark), int(self.density)]
        wanted = [requirement.data() for requirement in self.requirements]
        return [*head, [effect.data() for effect in self.effects()], wanted]


class Track:
    """One of the six tracks (CAP-DEF-15). Of the loop of progress `most` is its last space."""

    def __init__(self, index: int, least: int, most: int, start: int) -> None:
        self.id = TRACKS[index]
        self.index: i64 = index
        self.least: i64 = least
        self.most: i64 = most
        self.start: i64 = start
        self.past_most: list[int] = []  # the moves of the red arrow at the upper end
        self.past_least: list[int] = []
        self.fair: list[int] = []  # by space; of population by unemployment (CAP-DEF-21)
        self.provenance = ""
        self.sources: dict[str, str] = {}

    def data(self) -> list[Any]:
        ends = [list(self.past_most), list(self.past_least), list(self.fair)]
        return [self.id, int(self.least), int(self.most), int(self.start), *ends]


class Plant:
    """The power plants of a level (CAP-PP-05): activations in a phase, and the energy of each tile, most first."""

    def __init__(self, level: int, activations: int, energy: list[int]) -> None:
        self.level: i64 = level
        self.activations: i64 = activations
        self.energy = energy
        self.provenance = ""
        self.sources: dict[str, str] = {}

    def data(self) -> list[Any]:
        return [int(self.level), int(self.activations), list(self.energy)]


class Edition(AnyEdition):
    """Everything that is printed, and what follows from it."""

    def __init__(
        self,
        name: str,
        title: str,
        reconstructed: bool,
        note: dict[str, str],
        tracks: list[Track],
        costs: list[int],
        multipliers: list[int],
        rounds: list[int],
        plants: list[Plant],
        tiles: list[Tile],
    ) -> None:
        super().__init__(name, title, reconstructed, note)
        self.tracks = tracks
        self.costs = costs  # of the columns of initiative
        self.multipliers = multipliers
        self.column_sources: list[str] = []
        self.rounds = rounds  # in which prosperity tiles are built
        self.plants = plants  # by level, counted from 0
        self.tiles = tiles  # by the numbers of the catalogue
        self.upgraders = [int(tile.index) for tile in tiles if tile.upgrades]
        self.hash = content_hash(
            {
                "tracks": [track.data() for track in tracks],
                "initiative": [costs, multipliers],
                "rounds": rounds,
                "plants": [plant.data() for plant in plants],
                "tiles": [tile.data() for tile in tiles],
            }
        )

    def pile(self, age: int, seats: int) -> list[int]:
        """CAP-SET-01: the tiles of an age for this number of players, in the order of the catalogue."""
        return [int(tile.index) for tile in self.tiles if tile.age == age and tile.mark <= seats]


def load(path: Path) -> Edition:
    """The edition of a file; EditionError names file, line and field of the first fault."""
    whole = read(path)
    whole.only(
        "name", "title", "game", "reconstructed", "note", "tracks", "initiative", "rounds", "plant", "start", "tile",
        "prosperity",
    )  # fmt: skip
    note = whole.table("note")
    note.only("en", "hu")
    tracks = _tracks(whole)
    columns = whole.table("initiative")
    columns.only("columns")
    costs, multipliers, sources = _columns(columns)
    tiles = _tiles(whole)
    found = Edition(
        whole.name("name"),
        whole.text("title"),
        whole.flag("reconstructed"),
        {language: note.text(language) for language in ("en", "hu")},
        tracks,
        costs,
        multipliers,
        _rounds(whole),
        _plants(whole),
        tiles,
    )
    found.column_sources = sources
    _enough(whole, found)
    return found


# --- the board ------------------------------------------------------------------------------------------------------

FIELDS_OF: Final = {
    "economy": ["max", "start", "past_max"],
    "progress": ["spaces"],
    "culture": ["max", "start", "past_max", "past_min"],
    "employment": ["max", "start", "past_max", "past_min", "fair"],
    "population": ["max", "start", "past_max", "past_min", "unemployment"],
    "public_services": ["max", "start", "past_max", "past_min", "fair"],
}


def _tracks(whole: Entry) -> list[Track]:
    whole.table("tracks").only(*TRACKS)
    found: list[Track] = []
    for index, name in enumerate(TRACKS):
        entry = whole.part("tracks", name)
        entry.only(*FIELDS_OF[name], "provenance", "sources")
        if name == "progress":
            track = Track(index, 0, entry.whole("spaces", FEWEST_SPACES, MOST) - 1, 0)
        else:
            least = int(LOWEST_MONEY) if name == "economy" else 0
            most = entry.whole("max", least + 1, MOST_SPACES)
            track = Track(index, least, most, entry.whole("start", least, most))
            track.past_most = _end(entry, "past_max")
            if name != "economy":  # there extra taxation is the red arrow (CAP-TRK-13)
                track.past_least = _end(entry, "past_min")
        if "fair" in FIELDS_OF[name]:
            track.fair = _numbers(entry, "fair", -MOST, MOST)
            if len(track.fair) != track.most + 1:
                raise entry.fault("fair", f"must have a number for each of the spaces 0 to {track.most}")
        if name == "population":
            track.fair = _numbers(entry, "unemployment", -MOST, 0)
        track.provenance, track.sources = _provenance(entry)
        found.append(track)
    if found[TRACKS.index("employment")].start > found[TRACKS.index("population")].start:  # CAP-TRK-04
        raise whole.part("tracks", "employment").fault("start", "employment cannot start above population")
    return found


def _end(entry: Entry, field: str) -> list[int]:
    """What a red arrow gives or takes (CAP-TRK-12). Progress is a loop that no arrow moves."""
    table = entry.table(field)
    if table.has("progress"):
        raise table.fault("progress", "a red arrow cannot move the progress marker")
    return _gain(entry, field)


def _columns(entry: Entry) -> tuple[list[int], list[int], list[str]]:
    costs: list[int] = []
    multipliers: list[int] = []
    sources: list[str] = []
    for column in entry.tables("columns"):
        column.only("cost", "multiplier", "provenance")
        costs.append(column.whole("cost", 0, MOST))
        multipliers.append(column.whole("multiplier", 1, MOST))
        sources.append(_provenance(column)[0])
    if len(costs) != COLUMNS:  # CAP-SET-06
        raise entry.fault("columns", f"there are {COLUMNS} columns, not {len(costs)}")
    return costs, multipliers, sources


def _rounds(whole: Entry) -> list[int]:
    """CAP-DEF-20: rounds 1 to 12. In the last one there would be nothing left to count, so it is none of them."""
    entry = whole.table("rounds")
    entry.only("prosperity", "provenance")
    found = _numbers(entry, "prosperity", 1, int(ROUNDS))
    if len(found) != PROSPERITY_ROUNDS or sorted(set(found)) != found:
        raise entry.fault("prosperity", f"must name {PROSPERITY_ROUNDS} different rounds in their order")
    return found


def _plants(whole: Entry) -> list[Plant]:
    found: list[Plant] = []
    for entry in whole.tables("plant"):
        entry.only("level", "activations", "energy", "provenance", "sources")
        level = entry.whole("level", 1, int(LEVELS))
        if level != len(found) + 1:
            raise entry.fault("level", f"plants stand in the order of their levels: this must be {len(found) + 1}")
        energy = _numbers(entry, "energy", 0, MOST)
        wanted = 1 if level == 1 else PLANTS_OF_LEVEL
        if len(energy) != wanted:
            raise entry.fault("energy", f"must have {wanted} numbers")
        if sorted(energy, reverse=True) != energy:  # CAP-PP-02
            raise entry.fault("energy", "must go from the most to the least")
        plant = Plant(level, entry.whole("activations", 1, MOST), energy)
        plant.provenance, plant.sources = _provenance(entry)
        found.append(plant)
    if len(found) != LEVELS:
        raise whole.fault("plant", f"there are {LEVELS} levels of power plants, not {len(found)}")
    return found


# --- tiles ----------------------------------------------------------------------------------------------------------

HEAD: Final = ["id", "name", "provenance", "sources"]
EFFECTS: Final = ["immediate", "activated", "build", "permanent", "end_game"]


def _tiles(whole: Entry) -> list[Tile]:
    found: list[Tile | None] = [None] * len(TILE)
    for entry in whole.tables("tile"):
        entry.only(*HEAD, "type", "age", "mark", "density", *EFFECTS)
        index = TILE.find(entry.choice("id", AGE_TILES))
        kind = TYPES.index(entry.choice("type", AGE_TYPES))
        mark = entry.whole("mark", 4, MOST_SEATS) if entry.has("mark") else 0
        density = int(NO_DENSITY)
        if entry.has("density"):
            density = DENSITIES.index(entry.choice("density", DENSITIES))
            if kind != 0:  # CAP-TILE-04
                raise entry.fault("density", "only residential tiles have a density")
        _lay(entry, found, Tile(index, kind, entry.whole("age", 1, AGES), mark, density))
    for entry in whole.tables("prosperity"):
        entry.only(*HEAD, "requirement", *EFFECTS)
        index = TILE.find(entry.choice("id", PROSPERITY_TILES))
        tile = Tile(index, int(PROSPERITY), 0, 0, int(NO_DENSITY))
        tile.requirements = [_requirement(one) for one in _some(entry, "requirement")]
        _lay(entry, found, tile)
    for entry in whole.tables("start"):
        entry.only(*HEAD, "type", *EFFECTS)
        index = TILE.find(entry.choice("id", ["hotel", "city_hall"]))
        kind = TYPES.index(entry.choice("type", [*AGE_TYPES, "none"]))
        _lay(entry, found, Tile(index, kind, 0, 0, int(NO_DENSITY)))
    lake = Tile(int(LAKE), int(NO_TYPE), 0, 0, int(NO_DENSITY))  # CAP-LAKE-04
    lake.provenance = "rulebook"
    found[LAKE] = lake
    tiles: list[Tile] = []
    missing: list[str] = []
    for index, one in enumerate(found):
        if one is None:
            missing.append(TILE.ids[index])
        else:
            tiles.append(one)
    if missing:
        raise whole.fault("tile", f"the edition is not complete: {', '.join(missing)} missing")
    for place in (HOTEL, CITY_HALL):  # CAP-SET-16: nothing of the downtown is built, so nothing happens at once
        if tiles[place].immediate:
            raise whole.fault("start", f"{TILE.ids[place]} cannot have an immediate effect")
    return tiles


def _lay(entry: Entry, found: list[Tile | None], tile: Tile) -> None:
    if found[tile.index] is not None:
        raise entry.fault("id", f"there are two tiles {tile.id}")
    if entry.has("immediate"):
        tile.immediate = [_immediate(one) for one in _some(entry, "immediate")]
    if entry.has("activated"):
        row = entry.table("activated")
        row.only("cubes", "gain")
        tile.activated = Activated(_gain(row, "gain"), row.whole("cubes", 0, MOST))
    if entry.has("build"):
        for row in _some(entry, "build"):
            row.only("match", "gain")
            tile.builds.append(Build(_gain(row, "gain"), _match(row)))
    if entry.has("permanent"):
        for row in _some(entry, "permanent"):
            row.only("event", "gain")
            if row.choice("event", ["adjacent_activation", "power_plant_upgrade"]) == "adjacent_activation":
                tile.adjacent.append(AdjacentActivation(_gain(row, "gain")))
            else:
                tile.upgrades.append(OnUpgrade(_gain(row, "gain")))
    if entry.has("end_game"):
        for row in _some(entry, "end_game"):
            row.only("when", "per", "gain")
            conditions = _conditions(row) if row.has("per") else []
            if row.choice("when", ["final_scoring", "before_last_worlds_fair"]) == "final_scoring":
                row.table("gain").only("prestige")  # what is scored when all is over can only be points
                tile.ends.append(AtTheEnd(_gain(row, "gain"), conditions))
            else:
                tile.early_ends.append(BeforeTheFair(_gain(row, "gain"), conditions))
    if entry.has("name"):
        name = entry.table("name")
        name.only("en", "hu")
        tile.name = {language: name.text(language) for language in ("en", "hu")}
    tile.provenance, tile.sources = _provenance(entry)
    found[tile.index] = tile


def _immediate(row: Entry) -> Immediate:
    row.only("gain", "per", "pay", "gain_by_age")
    if row.has("gain_by_age"):
        row.only("gain_by_age")
        return ByAge(_by_age(row))
    moves = _gain(row, "gain")
    if row.has("pay"):
        row.only("pay", "gain")
        pay = row.table("pay")
        pay.only("economy")
        return Payment(moves, pay.whole("economy", 1, MOST))
    return Counted(moves, _conditions(row)) if row.has("per") else Immediate(moves)


def _by_age(row: Entry) -> list[list[int]]:
    table = row.table("gain_by_age")
    table.only(*STEPS)
    ages: list[dict[str, int]] = [{} for _ in range(AGES)]
    for name in table.data:
        numbers = _numbers(table, name, -MOST, MOST)
        if len(numbers) != AGES:
            raise table.fault(name, f"must have a number for each of the {AGES} ages")
        for age, number in enumerate(numbers):
            ages[age][name] = number
    return [moves_of(amounts) for amounts in ages]


def _conditions(row: Entry) -> list[Condition]:
    """CAP-EFF-03: one condition, or several that are met together."""
    if isinstance(row.value("per"), list):
        return [_condition(one) for one in _some(row, "per")]
    return [_condition(row.table("per"))]


def _condition(per: Entry) -> Condition:
    if per.has("track"):
        per.only("track", "every")
        return PerTrack(TRACKS.index(per.choice("track", TRACKS)), per.whole("every", 1, MOST))
    per.only("tiles", "where", "every")
    every = per.whole("every", 1, MOST) if per.has("every") else 1
    return PerTiles(_type(per), per.choice("where", ["city", "adjacent"]) == "adjacent", every)


def _match(row: Entry) -> PerTiles:
    match = row.table("match")
    match.only("tiles", "where", "density")
    kind = _type(match)
    density = int(ANY)
    if match.has("density"):
        density = DENSITIES.index(match.choice("density", DENSITIES))
        if kind != 0:
            raise match.fault("density", "only residential tiles have a density")
    return PerTiles(kind, match.choice("where", ["city", "adjacent"]) == "adjacent", 1, density)


def _type(entry: Entry) -> int:
    name = entry.choice("tiles", [*TOWN_TYPES, "any"])
    return int(ANY) if name == "any" else TYPES.index(name)


def _requirement(row: Entry) -> Requirement:
    row.only("first_on_track", "most_tiles", "fewest_tiles", "has_tiles", "highest_power_plant_level")
    if len(row.data) != 1:
        raise row.fault("", "must say one thing")
    if row.has("first_on_track"):
        return FirstOnTrack(TRACKS.index(row.choice("first_on_track", TRACKS)))
    if row.has("most_tiles"):
        return MostTiles([TYPES.index(kind) for kind in row.choices("most_tiles", TOWN_TYPES)])
    if row.has("fewest_tiles"):
        return FewestTiles([TYPES.index(kind) for kind in row.choices("fewest_tiles", TOWN_TYPES)])
    if row.has("has_tiles"):
        counts = row.counts("has_tiles", TOWN_TYPES, MOST)
        return HasTiles([TYPES.index(kind) for kind in counts], list(counts.values()))
    if not row.flag("highest_power_plant_level"):
        raise row.fault("highest_power_plant_level", "must be true")
    return HighestPlant()


# --- parts of entries -----------------------------------------------------------------------------------------------


def _some(entry: Entry, field: str) -> list[Entry]:
    rows = entry.tables(field)
    if not 1 <= len(rows) <= MOST_EFFECTS:
        raise entry.fault(field, f"must have 1 to {MOST_EFFECTS} entries, not {len(rows)}")
    return rows


def _gain(row: Entry, field: str) -> list[int]:
    """CAP-DEF-01: how far on which track, in the usual order."""
    table = row.table(field)
    table.only(*STEPS)
    amounts: dict[str, int] = {}
    for name in table.data:
        amounts[name] = table.whole(name, -MOST, MOST)
        if amounts[name] == 0:
            raise table.fault(name, "must not be 0")
    if not amounts:
        raise row.fault(field, "must name at least one track")
    return moves_of(amounts)


def _numbers(entry: Entry, field: str, least: int, most: int) -> list[int]:
    value = entry.value(field)
    if not isinstance(value, list) or not value:
        raise entry.fault(field, f"must be a list of whole numbers, not {shown(value)}")
    for number in value:
        if type(number) is not int or not least <= number <= most:
            raise entry.fault(field, f"must hold whole numbers from {least} to {most}, not {shown(number)}")
    return list(value)


def _provenance(entry: Entry) -> tuple[str, dict[str, str]]:
    """Where an entry is from; of a mixed one, where the fields are from that are not made here."""
    provenance = entry.choice("provenance", PROVENANCES) if entry.has("provenance") else ""
    sources: dict[str, str] = {}
    if entry.has("sources"):
        table = entry.table("sources")
        for field in table.data:
            sources[field] = table.choice(field, PROVENANCES)
    return provenance, sources


def _enough(whole: Entry, found: Edition) -> None:
    """Nobody may ever find less than a tile to take: an age brings at least 4 x (players + 1) tiles (CAP-BLD-01)."""
    for seats in range(2, MOST_SEATS + 1):
        for age in range(1, AGES + 1):
            pile = found.pile(age, seats)
            have = len(pile)
            wanted = 4 * (seats + 1)
            if seats == 2:  # CAP-2P-03, CAP-2P-10
                have -= len({int(found.tiles[tile].type) for tile in pile})
                wanted = 16
            if have < wanted:
                raise whole.fault("tile", f"with {seats} players age {age} needs {wanted} tiles, and there are {have}")


def _built_in() -> Edition:
    return load(FOLDER / f"{BUILT_IN}.toml")


SHELF: Final = Shelf("the-capitals", FOLDER, _built_in, load)


def edition(name: str) -> Edition:
    """The edition called `name`; ValueError lists what there is."""
    return SHELF.edition(name)
