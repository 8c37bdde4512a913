"""Wonders, four of each age (TTA-INP-07), with the costs of their stages from left to right."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.cards import Card, Wonder
from pentapolis.games.through_the_ages.effects import (
    NO_SYMBOLS,
    CheaperAfterLeader,
    ExtraMine,
    FreePopulation,
    LargerHands,
    MoreHappyFaces,
    ScoreTechnologies,
    ScoreTheatersAndLibraries,
    ScoreUrban,
    ScoreWorkers,
    StrengthPerUnit,
    Symbols,
)
from pentapolis.games.through_the_ages.terms import AGE_A, AGE_I, AGE_II, AGE_III, ARTILLERY, INFANTRY

WONDERS: Final[list[Card]] = [
    Wonder("colossus", AGE_A, [3, 3], Symbols(strength=2, colonization=1)),
    Wonder("hanging_gardens", AGE_A, [2, 2, 2], Symbols(culture=1, happy=2)),
    Wonder("library_of_alexandria", AGE_A, [1, 4, 1], Symbols(culture=1, science=1), [LargerHands(1)]),
    Wonder("pyramids", AGE_A, [3, 2, 1], Symbols(ca=1)),
    Wonder("great_wall", AGE_I, [2, 2, 3, 2], Symbols(culture=1, happy=1), [StrengthPerUnit(1, [INFANTRY, ARTILLERY])]),
    Wonder("st_peters_basilica", AGE_I, [4, 4], Symbols(culture=2, happy=1), [MoreHappyFaces(1)]),
    Wonder("taj_mahal", AGE_I, [2, 4, 2], Symbols(culture=3, blue=1), [CheaperAfterLeader(2)]),
    Wonder("universitas_carolina", AGE_I, [3, 3, 3], Symbols(culture=1, science=2)),
    Wonder("eiffel_tower", AGE_II, [3, 7, 3], Symbols(culture=4, happy=1)),
    Wonder("kremlin", AGE_II, [4, 4, 4], Symbols(culture=2, happy=-1, ca=1, ma=1)),
    Wonder("ocean_liner_service", AGE_II, [4, 2, 2, 4], NO_SYMBOLS, [FreePopulation(1)]),
    Wonder("transcontinental_railroad", AGE_II, [3, 3, 3, 3], Symbols(strength=4), [ExtraMine(1)]),
    Wonder("fast_food_chains", AGE_III, [4, 4, 4, 4], NO_SYMBOLS, [ScoreWorkers(2, 1)]),
    Wonder("first_space_flight", AGE_III, [1, 2, 4, 9], NO_SYMBOLS, [ScoreTechnologies(1)]),
    Wonder("hollywood", AGE_III, [5, 6, 5], NO_SYMBOLS, [ScoreTheatersAndLibraries(2)]),
    Wonder("internet", AGE_III, [2, 3, 4, 3, 2], NO_SYMBOLS, [ScoreUrban(1)]),
]
