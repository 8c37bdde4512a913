"""Judging a position of The Capitals: prestige so far, the World's Fairs to come, and what the city will still bring.

How much each of these says about the victory at the beginning, in the middle and at the end of the game is in
`the_capitals.toml`.
"""

from typing import Final

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.the_capitals.fair import for_employment, for_services, for_unemployment
from pentapolis.games.the_capitals.scoring import points
from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import (
    AHEAD,
    CULTURE,
    ECONOMY,
    EMPLOYMENT,
    POPULATION,
    PRESTIGE,
    PROGRESS,
    ROUNDS,
    ROUNDS_OF_AGE,
    SERVICES,
    far_of,
    kind_of,
)
from pentapolis.kernel.table import Table

NAMES: Final = [
    "points",  # if the game ended now
    "fairs",  # what a World's Fair would bring now, times those to come
    "behind",  # on public services, times the fairs to come
    "economy",
    "culture",
    "population",
    "idle",  # population without work
    "services",
    "progress",
    "plant",  # its level
    "energy",
    "tourists",  # in the city
    "activations",  # what can be activated brings, times the rounds to come
    "initiative",  # how far to the left
    "hand",  # prosperity tiles
]
EXPLORATION: Final = 0.1
WIDTH: Final = 12
# What an activation gives is reckoned in prestige.
WORTH: Final = [0.25, 0.8, 0.5, 0.7, 0.45, 0.8, 0.3, 1.0, 0.0]


class CapitalsEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by the points it may expect."""

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True)

    def left(self, table: Table) -> float:
        assert isinstance(table, Capitals)
        return rounds_left(table) / float(ROUNDS)

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Capitals)
        city = table.cities[seat]
        fairs = float((ROUNDS - table.round) // ROUNDS_OF_AGE + 1)
        fair = for_employment(table, city) + for_unemployment(table, city)
        return [
            float(points(table, seat)),
            float(fair) * fairs,
            float(behind(table, seat)) * fairs,
            float(city.at(ECONOMY)),
            float(city.at(CULTURE)),
            float(city.at(POPULATION)),
            float(city.at(POPULATION) - city.at(EMPLOYMENT)),
            float(for_services(table, city)) * fairs,
            float(city.at(PROGRESS)),
            float(city.level),
            float(city.energy),
            float(guests(table, seat)),
            bringing(table, city) * rounds_left(table),
            -float(table.columns[seat]) if table.columns[seat] >= 0 else -float(table.came[seat]),
            float(len(city.hand)),
        ]


def rounds_left(t: Capitals) -> float:
    """The rounds to come, and half of the one that is played."""
    return float(ROUNDS - t.round) + 0.5


def behind(t: Capitals, seat: int) -> int:
    """The prestige that cities with better public services take at a World's Fair (CAP-WF-05)."""
    own = t.cities[seat].at(SERVICES)
    return -int(AHEAD) * sum([1 for city in t.cities if city.at(SERVICES) > own])


def guests(t: Capitals, seat: int) -> int:
    return sum([1 for tourist in range(int(t.tourists())) if t.host(tourist) == seat])


def bringing(t: Capitals, city: City) -> float:
    """What the best of the tiles that can be activated bring in a round, as many as the plant allows."""
    found: list[float] = []
    for tile in city.tiles:
        activated = t.tiles[tile].activated
        if activated is not None:
            found.append(sum([WORTH[kind_of(move)] * float(far_of(move)) for move in activated.moves]))
    found.sort(reverse=True)
    return sum(found[: int(t.edition.plants[city.level - 1].activations)])


assert WORTH[PRESTIGE] == 1.0
EVALUATOR: Final = CapitalsEvaluator("the_capitals", NAMES)
