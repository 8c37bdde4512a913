"""Editions of Empire's End: tracks, locations and cards, read from TOML and checked to the last field.

What the built-in edition prints holds by construction: its tracks (EE-TRK-03, EE-TRK-04, EE-TRK-05), what Farms, Roads,
Towns and the City do (EE-ECO-06, EE-ECO-07, EE-EXH-04, EE-IND-07, EE-IND-16), the conflict card of the rulebook
(EE-CON-17).
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.abilities.ending import EndPerAdjacent, EndPerResource
from pentapolis.games.empires_end.abilities.reading import read_ability
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION, TYPE_OF
from pentapolis.games.empires_end.supply import check_supply
from pentapolis.games.empires_end.terms import (
    ABILITY_PHASES,
    CARDS_OF_TYPE,
    DISASTER_TYPES,
    HAMMER,
    LOCATION_TYPES,
    LOCATIONS,
    PHASES,
    RESOURCES,
    amounts,
    goods,
)
from pentapolis.kernel.editions import AnyEdition, EditionError, Entry, Shelf, content_hash, read

__all__ = [
    "BUILT_IN",
    "SHELF",
    "Band",
    "Card",
    "Conflict",
    "Edition",
    "EditionError",
    "Location",
    "edition",
    "load",
]

# Compiled modules do not know their own file while they are imported; the package does.
FOLDER: Final = Path(import_module("pentapolis.games.empires_end").__path__[0]) / "editions"
BUILT_IN: Final = "reconstructed"
ONLY_THREE_FOUR: Final = ["DD", "EI"]  # EE-FLOW-05
MOST: Final = 99
MOST_PLAY_COST: Final = 2  # EE-DIS-01: playing a card costs 1 or 2 hammers
BANDS: Final = 3  # EE-CON-01
PROVENANCES: Final = ["rulebook", "public", "mixed", "reconstructed", "print"]


class Location:
    """A tile (EE-EMP-03)."""

    __slots__ = ("id", "index", "type", "points", "restore", "ability")

    def __init__(self, index: int, points: int, restore: int, ability: Ability) -> None:
        self.id = LOCATION.ids[index]
        self.index: i64 = index
        self.type: i64 = TYPE_OF[index]
        self.points: i64 = points
        self.restore: i64 = restore
        self.ability = ability

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "points": int(self.points), "restore": int(self.restore), **self.ability.data()}


class Card:
    """A disaster card, whose lower half is an innovation (EE-DIS-01)."""

    __slots__ = ("id", "index", "type", "target", "bids", "accepts", "cost", "ability", "provenance")

    def __init__(self, index: int, bids: list[int], cost: int, ability: Ability, provenance: str) -> None:
        self.id = CARD.ids[index]
        self.index: i64 = index
        self.type: i64 = index // CARDS_OF_TYPE
        self.target: i64 = index % CARDS_OF_TYPE  # the position, counted from 0
        self.bids = bids  # resources accepted besides coins
        self.accepts: i64 = 0  # the same as bits
        for resource in bids:
            self.accepts |= 1 << resource
        self.cost: i64 = cost
        self.ability = ability
        self.provenance = provenance

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "bids": list(self.bids), "cost": int(self.cost), **self.ability.data()}


class Band:
    """A row of a conflict card, or its victory bonus (EE-CON-18)."""

    __slots__ = ("least", "most", "points", "goods", "refresh")

    def __init__(self, least: int, most: int, points: int, gained: int, refresh: int) -> None:
        self.least: i64 = least
        self.most: i64 = most
        self.points: i64 = points
        self.goods: i64 = gained
        self.refresh: i64 = refresh

    def data(self) -> list[Any]:
        return [int(self.least), int(self.most), int(self.points), amounts(self.goods), int(self.refresh)]


class Conflict:
    """A conflict card (EE-CON-01)."""

    __slots__ = ("id", "index", "victory", "bands", "lowest", "rank", "position", "provenance")

    def __init__(self, index: int, victory: Band, bands: list[Band], rank: int, position: int, provenance: str) -> None:
        self.id = CONFLICT.ids[index]
        self.index: i64 = index
        self.victory = victory
        self.bands = bands
        self.lowest = bands[0]
        for band in bands:
            if band.least < self.lowest.least:
                self.lowest = band
        self.rank: i64 = rank
        self.position: i64 = position  # counted from 0
        self.provenance = provenance

    def data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "victory": self.victory.data(),
            "bands": [band.data() for band in self.bands],
            "rank": int(self.rank),
            "position": int(self.position),
        }


LOWEST: Final = -10_000  # below every strength, and the reverse above: a band without a limit on that side


class Edition(AnyEdition):
    """Everything that is printed, and what follows from it."""

    def __init__(
        self,
        name: str,
        title: str,
        reconstructed: bool,
        note: dict[str, str],
        tracks: list[list[str]],
        lightning: list[int],
        locations: list[Location],
        cards: list[Card],
        conflicts: list[Conflict],
    ) -> None:
        super().__init__(name, title, reconstructed, note)
        self.tracks = tracks  # for 2 players, and for 3 or 4
        self.lightning = lightning  # the space on which the marker starts in the lightning variant, on each track
        self.locations = locations
        self.cards = cards
        self.conflicts = conflicts
        # By source: cards first, then locations.
        self.abilities = [card.ability for card in cards] + [location.ability for location in locations]
        # The locations from the most valuable to the least.
        self.by_value: list[int] = sorted(range(LOCATIONS), key=lambda place: -locations[place].points)
        # Whether it is asked how a cost in hammers is paid: where hammers score (EE-GAP-28).
        self.asks_payment = any(
            isinstance(ability, EndPerResource) and ability.resource == HAMMER for ability in self.abilities
        )
        self.loosened: Edition | None = None  # see `with_all_neighbours`
        self.hash = content_hash(
            {
                "tracks": tracks,
                "lightning": lightning,
                "locations": [location.data() for location in locations],
                "cards": [card.data() for card in cards],
                "conflicts": [conflict.data() for conflict in conflicts],
            }
        )

    def with_all_neighbours(self) -> "Edition":
        """EE-GAP-09: the same cards where destroyed neighbours of a type score at the end too, and say so."""
        if self.loosened is None:
            cards = [
                Card(int(card.index), card.bids, int(card.cost), _loosened(card.ability), card.provenance)
                for card in self.cards
            ]
            loosened = Edition(
                self.name,
                self.title,
                self.reconstructed,
                self.note,
                self.tracks,
                self.lightning,
                self.locations,
                cards,
                self.conflicts,
            )
            loosened.hash = self.hash  # it is the same edition, by another option
            loosened.loosened = loosened
            self.loosened = loosened
        return self.loosened


def _loosened(ability: Ability) -> Ability:
    return ability.loosened() if isinstance(ability, EndPerAdjacent) else ability


def load(path: Path) -> Edition:
    """The edition of a file; EditionError names file, line and field of the first fault."""
    whole = read(path)
    whole.only("name", "title", "game", "reconstructed", "note", "tracks", "location", "disaster", "conflict")
    note = whole.table("note")
    note.only("en", "hu")
    tracks = [_track(whole, "two"), _track(whole, "three_four")]
    whole.table("tracks").only("two", "three_four")
    found = Edition(
        whole.name("name"),
        whole.text("title"),
        whole.flag("reconstructed"),
        {language: note.text(language) for language in ("en", "hu")},
        [spaces for spaces, _ in tracks],
        [lightning for _, lightning in tracks],
        _locations(whole),
        _cards(whole),
        _conflicts(whole),
    )
    check_supply(found, whole.source)
    return found


def _track(whole: Entry, name: str) -> tuple[list[str], int]:
    track = whole.part("tracks", name)  # EE-TRK-01
    track.only("spaces", "lightning")
    known = [code for code in PHASES if name == "three_four" or code not in ONLY_THREE_FOUR]
    spaces = track.words("spaces", known)
    if spaces[0] != "D":  # EE-FLOW-02
        raise track.fault("spaces", f"the first space must be D, not {spaces[0]}")
    return spaces, track.whole("lightning", 1, len(spaces) - 1)


def _locations(whole: Entry) -> list[Location]:
    found: dict[str, Location] = {}
    points: dict[int, str] = {}
    for entry in whole.tables("location"):
        entry.only("id", "type", "points", "restore", "phase", "ability", "provenance")
        name = entry.choice("id", LOCATION.ids)
        if name in found:
            raise entry.fault("id", f"there are two locations {name}")
        index = LOCATION.find(name)
        kind = LOCATION_TYPES[TYPE_OF[index]]
        if entry.choice("type", LOCATION_TYPES) != kind:  # EE-EMP-01
            raise entry.fault("type", f"{name} must be of the type {kind}")
        worth = entry.whole("points", 1, MOST)
        if worth in points:  # EE-EMP-02
            raise entry.fault("points", f"{points[worth]} has {worth} points already, and all must differ")
        points[worth] = name
        phase = ABILITY_PHASES.index(entry.choice("phase", ABILITY_PHASES))
        ability = read_ability(entry, "ability", phase, True)
        found[name] = Location(index, worth, entry.whole("restore", 0, MOST), ability)
        _provenance(entry)
    _complete(whole, "location", LOCATION.ids, list(found))
    return [found[name] for name in LOCATION.ids]


def _cards(whole: Entry) -> list[Card]:
    found: dict[str, Card] = {}
    for entry in whole.tables("disaster"):
        entry.only("id", "type", "target", "bids", "cost", "phase", "ability", "provenance")
        kind = entry.choice("type", DISASTER_TYPES)
        target = entry.whole("target", 1, CARDS_OF_TYPE)
        name = f"{kind}_{target:02}"
        if entry.text("id") != name:
            raise entry.fault("id", f"the {kind} with target {target} must be called {name}")
        if name in found:
            raise entry.fault("id", f"there are two cards {name}")
        bids = sorted(RESOURCES.index(word) for word in entry.choices("bids", RESOURCES[:3]))
        phase = ABILITY_PHASES.index(entry.choice("phase", ABILITY_PHASES))
        ability = read_ability(entry, "ability", phase, False)
        cost = entry.whole("cost", 1, MOST_PLAY_COST)
        found[name] = Card(CARD.find(name), bids, cost, ability, _provenance(entry))
    _complete(whole, "disaster", CARD.ids, list(found))
    return [found[name] for name in CARD.ids]


def _conflicts(whole: Entry) -> list[Conflict]:
    found: dict[str, Conflict] = {}
    for entry in whole.tables("conflict"):
        entry.only("id", "victory", "bands", "upheaval", "provenance")
        name = entry.choice("id", CONFLICT.ids)
        if name in found:
            raise entry.fault("id", f"there are two cards {name}")
        victory = entry.table("victory")
        victory.only("points", "resources", "refresh")
        bands: list[Band] = []
        for row in entry.tables("bands"):
            row.only("min", "max", "points", "resources", "refresh")
            band = _band(row)
            if band.least > band.most:
                raise row.fault("min", f"{band.least} is more than the max, {band.most}")
            for other in bands:
                if band.least <= other.most and other.least <= band.most:  # EE-CON-07
                    raise entry.fault("bands", "two bands hold the same strength")
            bands.append(band)
        if len(bands) != BANDS:
            raise entry.fault("bands", f"a conflict has {BANDS} bands, not {len(bands)}")
        upheaval = entry.table("upheaval")
        upheaval.only("rank", "position")
        rank = upheaval.whole("rank", 1, LOCATIONS)
        position = upheaval.whole("position", 1, LOCATIONS) - 1
        index = CONFLICT.find(name)
        found[name] = Conflict(index, _band(victory), bands, rank, position, _provenance(entry))
    _complete(whole, "conflict", CONFLICT.ids, list(found))
    return [found[name] for name in CONFLICT.ids]


def _band(row: Entry) -> Band:
    least = row.whole("min", 0, MOST) if row.has("min") else LOWEST
    most = row.whole("max", 0, MOST) if row.has("max") else -LOWEST
    gained = goods(**row.counts("resources", RESOURCES, MOST)) if row.has("resources") else 0
    refresh = row.whole("refresh", 0, MOST) if row.has("refresh") else 0
    return Band(least, most, row.whole("points", -MOST, MOST), gained, refresh)


def _provenance(entry: Entry) -> str:
    return entry.choice("provenance", PROVENANCES) if entry.has("provenance") else ""


def _complete(whole: Entry, field: str, ids: list[str], found: list[str]) -> None:
    missing = [name for name in ids if name not in found]
    if missing:
        raise whole.fault(field, f"the edition is not complete: {', '.join(missing)} missing")


def _built_in() -> Edition:
    return load(FOLDER / f"{BUILT_IN}.toml")


#: Its files were there before other games had any, and need not name their game.
SHELF: Final = Shelf("empires-end", FOLDER, _built_in, load, nameless=True)


def edition(name: str) -> Edition:
    """The edition called `name`; ValueError lists what there is."""
    return SHELF.edition(name)
