"""Judging a position of Through the Ages: what a civilization is, and what it will have become by the end.

Culture counts, and what will still be produced of it; before that, whatever lets a civilization grow: science, food,
resources, workers and actions. An army matters by how it compares with the others'. How much each of these says about
the victory at the beginning, in the middle and at the end of the game is in `through_the_ages.toml`.
"""

from typing import Final

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.through_the_ages.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
    uprising,
)
from pentapolis.games.through_the_ages.ratings import discontent
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGE_I
from pentapolis.games.through_the_ages.tokens import food, resources
from pentapolis.kernel.packed import size
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import EMPTY

NAMES: Final = [
    "culture",
    "culture_to_come",  # by the rating of now, until the end
    "science",
    "science_rate",
    "food",
    "food_rate",  # production less consumption
    "resources",
    "resource_rate",  # production less corruption
    "workers",  # on cards
    "unused",
    "discontent",
    "uprising",
    "civil_actions",  # in a turn
    "military_actions",
    "actions_left",  # in this turn
    "strength",  # compared with the strongest of the others
    "technologies",
    "stages",  # of the unfinished wonder
    "wonders",
    "leader",
    "colonies",
    "civil_hand",
    "military_hand",
    "tactic",
]
# A full game has about so many turns.
TURNS: Final = 18.0
# Values lie close together; a turn offers thirty moves and more.
EXPLORATION: Final = 0.08
WIDTH: Final = 10
# What is stored beyond these serves nothing soon.
MOST_SCIENCE: Final = 20.0
MOST_STORED: Final = 12.0
STRENGTH_APART: Final = 15.0


class ThroughTheAgesEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by what its civilization is and brings."""

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True, turn=True)

    def left(self, table: Table) -> float:
        assert isinstance(table, ThroughTheAges)
        if table.last_round:
            return 0.03
        ages = float(table.last_age - AGE_I + 1)
        if table.age < AGE_I:
            return 1.0
        dealt = float(table.civil_dealt) / float(max(1, len(table.civil_deck)))
        return max(0.04, 1.0 - (float(table.age - AGE_I) + dealt) / ages)

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, ThroughTheAges)
        p = table.players[seat]
        if p.resigned:
            return [-1000.0] + [0.0] * (len(NAMES) - 1)
        turns = self.left(table) * TURNS * float(table.last_age) / 3.0
        return [
            float(p.culture),
            float(p.culture_rate) * turns,
            min(MOST_SCIENCE, float(p.science)),
            float(p.science_rate),
            min(MOST_STORED, float(food(p))),
            float(food_production(p) - consumption(p)),
            min(MOST_STORED, float(resources(p))),
            float(resource_production(p) - corruption(p)),
            float(p.all_workers() - p.unused),
            float(p.unused),
            float(discontent(p)),
            1.0 if uprising(p) else 0.0,
            float(p.ca_total),
            float(p.ma_total),
            float(p.ca) + 0.4 * float(p.ma),
            compared(table, seat),
            float(size(p.technologies)),
            float(p.stages),
            float(len(p.wonders) - len(p.ruins)),
            0.0 if p.leader == EMPTY else 1.0,
            float(len(p.colonies)),
            float(len(p.civil)),
            float(len(p.military)),
            0.0 if p.tactic == EMPTY else 1.0,
        ]


def compared(t: ThroughTheAges, seat: int) -> float:
    """How much stronger than the strongest of the others; far apart is far enough."""
    strongest = max([int(other_strength(t.players[other])) for other in range(t.seats) if other != seat])
    return max(-STRENGTH_APART, min(STRENGTH_APART, float(int(t.players[seat].strength) - strongest)))


def other_strength(p: Player) -> int:
    return 0 if p.resigned else int(p.strength)


EVALUATOR: Final = ThroughTheAgesEvaluator("through_the_ages", NAMES)
