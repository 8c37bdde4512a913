"""What is printed on every tile and power plant of an edition, as plain data for clients.

Each effect comes with the ids of the rules that say how it works, so that a client can open the rule book there. Of
every piece `facts` say where it is from: most of the built-in edition is a reconstruction.
"""

from typing import Any

from pentapolis.games.the_capitals.edition import BUILT_IN, Edition, Plant, Tile, edition
from pentapolis.games.the_capitals.terms import DENSITIES, NO_DENSITY, TYPES
from pentapolis.kernel.effects import Printed


class Generator(Printed):
    """What a level of power plants gives: activations in a phase, and energy by who comes first."""

    rules = "CAP-PP-05 CAP-PP-02 CAP-PP-03"

    def __init__(self, plant: Plant) -> None:
        super().__init__()
        self.plant = plant

    def words(self) -> tuple[str, dict[str, Any]]:
        energy = [str(cubes) for cubes in self.plant.energy]
        return "effect-plant", {"count": int(self.plant.activations), "cubes": ", ".join(energy)}


class Water(Printed):
    """What a lake gives."""

    rules = "CAP-LAKE-03 CAP-LAKE-04 CAP-LAKE-05"

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-lake", {}


def pieces(printed: str | Edition = BUILT_IN) -> dict[str, list[dict[str, Any]]]:
    """All tiles and power plants of an edition, or of the one called so, by kind."""
    found = edition(printed) if isinstance(printed, str) else printed
    return {
        "tile": [_tile(tile) for tile in found.tiles],
        "plant": [_plant(plant) for plant in found.plants],
    }


def _tile(tile: Tile) -> dict[str, Any]:
    """`band` is the type, `back` the pile: age_1 to age_3, prosperity, start, lake; requirements come first."""
    facts: dict[str, str | int] = {"arrows": int(tile.arrows())}
    if tile.age:
        facts["age"] = int(tile.age)
    if tile.mark:
        facts["mark"] = int(tile.mark)
    if tile.density != NO_DENSITY:
        facts["density"] = DENSITIES[tile.density]
    if tile.activated is not None:
        facts["cubes"] = int(tile.activated.cubes)
    effects: list[Printed] = [*tile.requirements, *tile.effects()]
    if tile.id == "lake":
        effects.append(Water())
    return {
        "id": tile.id,
        "kind": "tile",
        "band": TYPES[tile.type],
        "back": pile_of(tile),
        "cost": [],
        "effects": [effect.printed() for effect in effects],
        "points": 0,
        "facts": {**facts, **_origin(tile.provenance, tile.sources), **_called(tile)},
        "links": [],
    }


def pile_of(tile: Tile) -> str:
    if tile.age:
        return f"age_{tile.age}"
    if tile.id == "lake":
        return "lake"
    return "prosperity" if tile.requirements else "start"


def _plant(plant: Plant) -> dict[str, Any]:
    return {
        "id": str(plant.level),
        "kind": "plant",
        "band": "energy",
        "back": "plant",
        "cost": [],
        "effects": [Generator(plant).printed()],
        "points": 0,
        "facts": {
            "activations": int(plant.activations),
            "energy": " ".join(str(cubes) for cubes in plant.energy),
            **_origin(plant.provenance, plant.sources),
        },
        "links": [],
    }


def _origin(provenance: str, sources: dict[str, str]) -> dict[str, str | int]:
    """Where a piece is from; of a mixed one also what of it is not made here, as `activated=rulebook`."""
    found: dict[str, str | int] = {}
    if provenance:
        found["provenance"] = provenance
    if sources:
        found["sources"] = " ".join(f"{field}={source}" for field, source in sources.items())
    return found


def _called(tile: Tile) -> dict[str, str | int]:
    """The names that an edition gives a tile, where it does."""
    return {f"name_{language}": name for language, name in tile.name.items()}
