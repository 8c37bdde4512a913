"""What tiles do, as values: each kind of effect is a class that says itself in words and names its rules (CAP-TILE-03).

Moves on tracks are numbers (see `terms.step`); `from_tile` names the tile when it is built. CAP-TILE-01 and CAP-DEF-14
hold by construction: what is printed is what runs.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from pentapolis.games.the_capitals.terms import (
    ANY,
    DENSITIES,
    NO_SOURCE,
    PAY,
    STEPS,
    TRACKS,
    TYPES,
    far_of,
    from_tile,
    kind_of,
    step,
)
from pentapolis.kernel.effects import Printed
from pentapolis.kernel.sentences import sentence

if TYPE_CHECKING:
    from pentapolis.games.the_capitals.edition import Tile
    from pentapolis.games.the_capitals.table import Capitals, City


def change(kind: int, far: int) -> dict[str, Any]:
    """A gain or a loss as a sentence: "+2 culture", "−$3"."""
    return sentence(f"{'plus' if far >= 0 else 'minus'}-{STEPS[kind]}", {"count": abs(far)})


def changes(moves: list[int]) -> list[dict[str, Any]]:
    return [change(int(kind_of(move)), int(far_of(move))) for move in moves]


def plain(moves: list[int]) -> dict[str, int]:
    """The same as data: how far on which track."""
    return {STEPS[kind_of(move)]: int(far_of(move)) for move in moves}


class Condition(Printed):
    """What an effect counts: so often as it is full, the effect is taken."""

    def times(self, tiles: "list[Tile]", city: "City", cell: i64) -> i64:
        """How often it is full for a tile on this cell, which is not counted itself (CAP-EFF-15)."""
        raise NotImplementedError

    def data(self) -> list[Any]:
        raise NotImplementedError


class PerTrack(Condition):
    """For every so many spaces of the own marker; the value is only counted (CAP-EFF-04)."""

    rules = "CAP-DEF-05 CAP-EFF-03"

    def __init__(self, track: int, every: int) -> None:
        super().__init__()
        self.track: i64 = track
        self.every: i64 = every

    def times(self, tiles: "list[Tile]", city: "City", cell: i64) -> i64:
        return city.at(self.track) // self.every

    def words(self) -> tuple[str, dict[str, Any]]:
        return "each-track", {"track": TRACKS[self.track], "count": int(self.every)}

    def data(self) -> list[Any]:
        return ["track", int(self.track), int(self.every)]


class PerTiles(Condition):
    """For every so many tiles of a type in the city or beside the tile (CAP-EFF-14, CAP-EFF-16)."""

    rules = "CAP-DEF-06 CAP-EFF-15"

    def __init__(self, kind: int, adjacent: bool, every: int, density: int = -1) -> None:
        super().__init__()
        self.kind: i64 = kind  # a type, or ANY
        self.adjacent = adjacent
        self.every: i64 = every
        self.density: i64 = density  # or ANY

    def times(self, tiles: "list[Tile]", city: "City", cell: i64) -> i64:
        return city.count(self.kind, self.adjacent, cell, self.density, tiles) // self.every

    def matches(self, kind: i64, density: i64) -> bool:
        """Is a tile of this type and density one that is counted?"""
        return self.kind in (ANY, kind) and self.density in (ANY, density)

    def words(self) -> tuple[str, dict[str, Any]]:
        count = int(self.every)
        if self.density != ANY:
            density = DENSITIES[self.density]
            return ("each-dense-adjacent" if self.adjacent else "each-dense"), {"density": density, "count": count}
        if self.kind == ANY:
            return ("each-any-adjacent" if self.adjacent else "each-any"), {"count": count}
        return ("each-adjacent" if self.adjacent else "each-city"), {"type": TYPES[self.kind], "count": count}

    def data(self) -> list[Any]:
        return ["tiles", int(self.kind), self.adjacent, int(self.every), int(self.density)]


class TileEffect(Printed):
    """One line of a tile: its moves, and how often they are made."""

    cap = ""  # what kind of effect it is, for those who draw it

    def __init__(self, moves: list[int]) -> None:
        super().__init__()
        self.cap = getattr(self, "cap")  # noqa: B009
        self.moves = moves

    def data(self) -> list[Any]:
        """All that is played of it, for the hash of the edition."""
        message, args = self.words()
        return [message, args]


# --- immediate effects ----------------------------------------------------------------------------------------------


class Immediate(TileEffect):
    """CAP-EFF-01: carried out once, right after the tile is placed."""

    cap = "immediate"
    rules = "CAP-EFF-01 CAP-DEF-01"

    def add(self, t: "Capitals", city: "City", cell: i64, tile: i64, place: i64, found: list[int]) -> None:
        """Add its moves to those of the build. `place` is its place among the immediate effects of the tile."""
        for move in self.moves:
            found.append(int(from_tile(move, tile)))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-gain", {"changes": changes(self.moves)}


class Counted(Immediate):
    """CAP-EFF-03: as often as all conditions together are full when the tile is placed (CAP-EFF-05)."""

    rules = "CAP-EFF-03 CAP-EFF-04 CAP-EFF-05 CAP-EFF-07"

    def __init__(self, moves: list[int], conditions: list[Condition]) -> None:
        super().__init__(moves)
        self.conditions = conditions

    def add(self, t: "Capitals", city: "City", cell: i64, tile: i64, place: i64, found: list[int]) -> None:
        times = fullest(self.conditions, t.tiles, city, cell)
        if times > 0:
            for move in self.moves:
                found.append(int(step(kind_of(move), far_of(move) * times, tile)))

    def words(self) -> tuple[str, dict[str, Any]]:
        conditions = [condition.said() for condition in self.conditions]
        return "effect-counted", {"conditions": conditions, "changes": changes(self.moves)}


class Payment(Immediate):
    """CAP-EFF-06: a forced payment, then what it brings (CAP-DEF-04)."""

    cap = "pay"
    rules = "CAP-EFF-06 CAP-DEF-04 CAP-DEF-02 CAP-TAX-04"

    def __init__(self, moves: list[int], cost: int) -> None:
        super().__init__(moves)
        self.cost: i64 = cost

    def add(self, t: "Capitals", city: "City", cell: i64, tile: i64, place: i64, found: list[int]) -> None:
        found.append(int(step(PAY, place, tile)))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-pay", {"count": int(self.cost), "changes": changes(self.moves)}


class ByAge(Immediate):
    """CAP-DEF-11: what it gives depends on the age of the round being played."""

    rules = "CAP-DEF-11 CAP-CARD-09"

    def __init__(self, ages: list[list[int]]) -> None:
        super().__init__(ages[0])
        self.ages = ages

    def add(self, t: "Capitals", city: "City", cell: i64, tile: i64, place: i64, found: list[int]) -> None:
        for move in self.ages[t.age() - 1]:
            found.append(int(from_tile(move, tile)))

    def words(self) -> tuple[str, dict[str, Any]]:
        first, second, third = (changes(moves) for moves in self.ages)
        return "effect-by-age", {"first": first, "second": second, "third": third}


def fullest(conditions: list[Condition], tiles: "list[Tile]", city: "City", cell: i64) -> i64:
    """How often all conditions are full together: the smallest of the counts."""
    least: i64 = -1
    for condition in conditions:
        times = condition.times(tiles, city, cell)
        if least < 0 or times < least:
            least = times
    return least if least > 0 else 0


# --- effects that work later ----------------------------------------------------------------------------------------


class Activated(TileEffect):
    """CAP-EFF-08: each time the owner activates the tile (CAP-DEF-12)."""

    cap = "activated"
    rules = "CAP-ACT-02 CAP-DEF-12 CAP-EFF-08"

    def __init__(self, moves: list[int], cubes: int) -> None:
        super().__init__(moves)
        self.cubes: i64 = cubes

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-activated", {"count": int(self.cubes) + 1, "changes": changes(self.moves)}


class Build(TileEffect):
    """CAP-EFF-09: for each matching tile that is there already, and for each that is built later (CAP-DEF-07)."""

    cap = "build"
    rules = "CAP-EFF-09 CAP-DEF-07 CAP-EFF-14"

    def __init__(self, moves: list[int], what: PerTiles) -> None:
        super().__init__(moves)
        self.what = what

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-build", {"what": self.what.said(), "changes": changes(self.moves)}


class AdjacentActivation(TileEffect):
    """CAP-DEF-08: after another tile beside it was activated."""

    cap = "permanent"
    rules = "CAP-DEF-08 CAP-EFF-11 CAP-EFF-12"

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-adjacent", {"changes": changes(self.moves)}


class OnUpgrade(TileEffect):
    """CAP-DEF-09: at each upgrade of the own power plant."""

    cap = "permanent"
    rules = "CAP-DEF-09 CAP-EFF-11"

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-upgrade", {"changes": changes(self.moves)}


class AtTheEnd(TileEffect):
    """CAP-DEF-10: counted in final scoring, as often as the conditions are full."""

    cap = "end"
    rules = "CAP-FIN-04 CAP-DEF-10 CAP-EFF-13"

    def __init__(self, moves: list[int], conditions: list[Condition]) -> None:
        super().__init__(moves)
        self.conditions = conditions

    def times(self, tiles: "list[Tile]", city: "City", cell: i64) -> i64:
        return fullest(self.conditions, tiles, city, cell) if self.conditions else 1

    def words(self) -> tuple[str, dict[str, Any]]:
        if not self.conditions:
            return "effect-end", {"changes": changes(self.moves)}
        conditions = [condition.said() for condition in self.conditions]
        return "effect-end-counted", {"conditions": conditions, "changes": changes(self.moves)}


class BeforeTheFair(AtTheEnd):
    """CAP-FIN-01: carried out just before the last World's Fair."""

    rules = "CAP-FIN-01 CAP-DEF-10 CAP-EFF-13"

    def words(self) -> tuple[str, dict[str, Any]]:
        if not self.conditions:
            return "effect-before-fair", {"changes": changes(self.moves)}
        conditions = [condition.said() for condition in self.conditions]
        return "effect-before-fair-counted", {"conditions": conditions, "changes": changes(self.moves)}


# --- requirements of prosperity tiles -------------------------------------------------------------------------------


class Requirement(Printed):
    """CAP-DEF-13: what must hold when a prosperity tile is built. Ties satisfy it (CAP-PRO-06)."""

    rules = "CAP-PRO-04 CAP-PRO-06 CAP-DEF-13"

    def holds(self, t: "Capitals", seat: int) -> bool:
        raise NotImplementedError

    def data(self) -> list[Any]:
        message, args = self.words()
        return [message, args]


class FirstOnTrack(Requirement):
    """No other player is higher on the track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, t: "Capitals", seat: int) -> bool:
        own = t.cities[seat].at(self.track)
        return all(city.at(self.track) <= own for city in t.cities)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-first", {"track": TRACKS[self.track]}


class MostTiles(Requirement):
    """No other player has more tiles of these types together."""

    def __init__(self, kinds: list[int]) -> None:
        super().__init__()
        self.kinds = kinds

    def count(self, city: "City") -> i64:
        found: i64 = 0
        for kind in self.kinds:
            found += city.of_type(kind)
        return found

    def holds(self, t: "Capitals", seat: int) -> bool:
        own = self.count(t.cities[seat])
        return all(self.count(city) <= own for city in t.cities)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-most", {"types": [TYPES[kind] for kind in self.kinds]}


class FewestTiles(MostTiles):
    """No other player has fewer."""

    def holds(self, t: "Capitals", seat: int) -> bool:
        own = self.count(t.cities[seat])
        return all(self.count(city) >= own for city in t.cities)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-fewest", {"types": [TYPES[kind] for kind in self.kinds]}


class HasTiles(Requirement):
    """At least so many tiles of each type."""

    def __init__(self, kinds: list[int], counts: list[int]) -> None:
        super().__init__()
        self.kinds = kinds
        self.counts = counts

    def holds(self, t: "Capitals", seat: int) -> bool:
        city = t.cities[seat]
        return all(city.of_type(self.kinds[place]) >= self.counts[place] for place in range(len(self.kinds)))

    def words(self) -> tuple[str, dict[str, Any]]:
        wanted = [
            sentence("tiles-of", {"type": TYPES[kind], "count": self.counts[place]})
            for place, kind in enumerate(self.kinds)
        ]
        return "effect-has", {"tiles": wanted}


class HighestPlant(Requirement):
    """No other player has a power plant of a higher level."""

    def holds(self, t: "Capitals", seat: int) -> bool:
        own = t.cities[seat].level
        return all(city.level <= own for city in t.cities)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-plant-first", {}


def moves_of(amounts: dict[str, int]) -> list[int]:
    """Moves of no tile yet, by the names of tracks, in the usual order."""
    return sorted(int(step(STEPS.index(name), far, NO_SOURCE)) for name, far in amounts.items())
