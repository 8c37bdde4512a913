"""What tiles of The Capitals still bring, in prestige: the same for all cities before the same World's Fairs."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.edition import Edition
from pentapolis.games.the_capitals.terms import AGES, STEPS, far_of, kind_of

# What counts again at every World's Fair: employment, population that allows it, public services, cubes that return.
EVERY_FAIR: Final = ["employment", "population", "public_services", "energy"]


class Outlook:
    """By World's Fairs to come, 0 to 3, and by tile: what each use of its effects is worth."""

    def __init__(self, edition: Edition, numbers: dict[str, float]) -> None:
        self.edition = edition
        self.used: list[list[float]] = []  # one activation
        self.beside: list[list[float]] = []  # an activation of a tile beside it
        self.upgraded: list[list[float]] = []  # an upgrade of the own plant
        self.near: list[list[float]] = []  # a tile is built that may match, beside it
        self.anywhere: list[list[float]] = []  # ... or anywhere in the city
        # What each activation costs while no cubes lie on the tile.
        self.costs = [0 if tile.activated is None else int(tile.activated.cubes) + 1 for tile in edition.tiles]
        for fairs in range(AGES + 1):
            worth = [step_worth(name, fairs, numbers) for name in STEPS]
            self.used.append(
                [0.0 if tile.activated is None else moves_worth(tile.activated.moves, worth) for tile in edition.tiles]
            )
            self.beside.append(
                [sum([moves_worth(effect.moves, worth) for effect in tile.adjacent]) for tile in edition.tiles]
            )
            self.upgraded.append(
                [sum([moves_worth(effect.moves, worth) for effect in tile.upgrades]) for tile in edition.tiles]
            )
            near: list[float] = []
            anywhere: list[float] = []
            for tile in edition.tiles:
                near.append(sum([moves_worth(one.moves, worth) for one in tile.builds if one.what.adjacent]))
                anywhere.append(sum([moves_worth(one.moves, worth) for one in tile.builds if not one.what.adjacent]))
            self.near.append(near)
            self.anywhere.append(anywhere)


def step_worth(name: str, fairs: int, numbers: dict[str, float]) -> float:
    """One step on a track, a cube, or a point of prestige."""
    if name == "prestige":
        return 1.0
    return numbers[name] * (float(fairs) if name in EVERY_FAIR else 1.0)


def moves_worth(moves: list[int], worth: list[float]) -> float:
    found = 0.0
    for move in moves:
        packed: i64 = move
        found += worth[kind_of(packed)] * float(far_of(packed))
    return found
