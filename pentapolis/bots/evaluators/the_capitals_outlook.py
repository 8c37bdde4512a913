"""What tiles of The Capitals still bring, in prestige: the same for all cities before the same World's Fairs."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.edition import Edition, Tile
from pentapolis.games.the_capitals.effects import Counted, Payment
from pentapolis.games.the_capitals.terms import AGES, EMPLOYMENT, POPULATION, STEPS, far_of, kind_of

# What counts again at every World's Fair: employment, population that allows it, public services, cubes that return.
EVERY_FAIR: Final = ["employment", "population", "public_services", "energy"]
USUAL_TIMES: Final = 2.0  # that something counted is there
USUAL_USES: Final = 2.0  # activations of a tile before each fair
OF_ONE_TYPE: Final = 0.2  # of the tiles to come
TILES_OF_AGE: Final = 4.0


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
        # A tile that is still to be built, without the work it gives: that needs people.
        self.built: list[list[float]] = []
        self.job: list[float] = []  # one step of employment, by fairs
        self.jobs = [steps_of(tile, EMPLOYMENT) for tile in edition.tiles]
        self.homes = [steps_of(tile, POPULATION) for tile in edition.tiles]
        self.dollar = numbers["economy"]
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
            self.job.append(worth[EMPLOYMENT])
            self.built.append(
                [
                    built_worth(tile, worth)
                    - self.jobs[tile.index] * worth[EMPLOYMENT]
                    + self.later_worth(int(tile.index), fairs)
                    for tile in edition.tiles
                ]
            )

    def later_worth(self, tile: int, fairs: int) -> float:
        """What a tile brings after it was built: activated now and then, and by tiles that are built later."""
        uses = self.used[fairs][tile] * USUAL_USES + self.beside[fairs][tile] * USUAL_TIMES + self.upgraded[fairs][tile]
        sites = (self.near[fairs][tile] + self.anywhere[fairs][tile]) * OF_ONE_TYPE * TILES_OF_AGE
        return (uses + sites) * float(fairs)


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


def built_worth(tile: Tile, worth: list[float]) -> float:
    """What a tile gives when it is built, and at the end of the game."""
    found = 0.0
    for effect in tile.immediate:
        times = USUAL_TIMES if isinstance(effect, Counted) else 1.0
        found += moves_worth(effect.moves, worth) * times
        if isinstance(effect, Payment):
            found -= worth[0] * float(effect.cost)
    for end in [*tile.ends, *tile.early_ends]:
        found += moves_worth(end.moves, worth) * USUAL_TIMES
    return found


def steps_of(tile: Tile, track: i64) -> float:
    """So many steps on a track a tile gives when it is built."""
    found = 0.0
    for effect in tile.immediate:
        for move in effect.moves:
            if kind_of(move) == track:
                found += float(far_of(move))
    return found
