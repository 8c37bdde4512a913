"""Judging a position of Imperium: points so far, and the engine that will bring more.

How much each of these says about the victory at the beginning, in the middle and at the end of the game is in
`imperium.toml`.
"""

from typing import Final

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.imperium.scoring import points, unrest_cards
from pentapolis.games.imperium.table import Imperium
from pentapolis.kernel.table import Table

NAMES: Final = [
    "points",  # if scoring were now
    "materials",
    "population",
    "progress",
    "empire",
    "nation_deck",  # cards of it still to come
    "developments",  # still to be bought
    "in_play",
    "regions",
    "hand",
    "cards",  # in hand, deck and discard: the deck is the engine
    "unrest",
    "history",
    "actions",  # tokens of this turn
    "exhaust",
    "garrisons",
]
EXPLORATION: Final = 0.08
WIDTH: Final = 10
# Stored beyond this it serves little.
MOST_STORED: Final = 10.0
# The main deck of a game for two holds about so many cards.
MAIN_DECK: Final = 34.0
# Rounds from the first to the last, about.
ROUNDS: Final = 12.0


class ImperiumEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by what its nation is and has."""

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True, turn=True)

    def left(self, table: Table) -> float:
        assert isinstance(table, Imperium)
        if table.last_round:
            return 0.03
        by_rounds = 1.0 - float(table.round) / ROUNDS
        by_deck = float(len(table.main)) / MAIN_DECK
        return max(0.06, min(1.0, by_rounds, by_deck))

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Imperium)
        p = table.players[seat]
        if p.nation < 0:
            return [0.0] * len(NAMES)
        return [
            float(points(table, seat)),
            min(MOST_STORED, float(p.materials)),
            min(MOST_STORED, float(p.population)),
            float(p.progress),
            1.0 if p.empire else 0.0,
            float(len(p.nation_deck)),
            float(len(p.developments)),
            float(len(p.area)),
            float(table.regions(seat)),
            float(len(p.hand)),
            float(len(p.hand) + len(p.deck) + len(p.discard)),
            float(len(unrest_cards(table, seat))),
            float(len(p.history)),
            float(p.actions),
            float(p.exhaust),
            float(sum([len(cards) for cards in p.garrisons.values()])),
        ]


EVALUATOR: Final = ImperiumEvaluator("imperium", NAMES)
