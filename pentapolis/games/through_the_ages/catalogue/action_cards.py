"""Action cards (TTA-ACARD-01): most come in several ages with growing numbers."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.cards import ONE, ActionCard, Card
from pentapolis.games.through_the_ages.effects import (
    BuildOrUpgrade,
    BuildStage,
    ChooseGain,
    CulturePerAhead,
    DevelopThenGain,
    ForUnits,
    ForUnitsPerStronger,
    Gain,
    IncreaseThenGain,
)
from pentapolis.games.through_the_ages.terms import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    CULTURE,
    FOOD,
    PRODUCTION,
    RESOURCE,
    SCIENCE,
    URBAN,
)

TWO: Final = [2, 2, 2]
THREE: Final = [3, 3, 3]


def _either(count: int) -> ChooseGain:
    return ChooseGain(Gain((RESOURCE, count)), Gain((FOOD, count)))


ACTION_CARDS: Final[list[Card]] = [
    ActionCard("cultural_heritage_a", AGE_A, ONE, Gain((SCIENCE, 1), (CULTURE, 4))),
    ActionCard("engineering_genius_a", AGE_A, ONE, BuildStage(2)),
    ActionCard("frugality_a", AGE_A, TWO, IncreaseThenGain(Gain((FOOD, 1)))),
    ActionCard("patriotism_a", AGE_A, ONE, ForUnits(1, 1)),
    ActionCard("rich_land_a", AGE_A, TWO, BuildOrUpgrade(1, [PRODUCTION])),
    ActionCard("stockpile", AGE_A, ONE, Gain((RESOURCE, 1), (FOOD, 1))),
    ActionCard("urban_growth_a", AGE_A, TWO, BuildOrUpgrade(1, [URBAN])),
    ActionCard("breakthrough_1", AGE_I, TWO, DevelopThenGain(Gain((SCIENCE, 2)))),
    ActionCard("cultural_heritage_1", AGE_I, ONE, Gain((SCIENCE, 2), (CULTURE, 2))),
    ActionCard("engineering_genius_1", AGE_I, ONE, BuildStage(3)),
    ActionCard("frugality_1", AGE_I, TWO, IncreaseThenGain(Gain((FOOD, 2)))),
    ActionCard("patriotism_1", AGE_I, ONE, ForUnits(1, 2)),
    ActionCard("reserves_1", AGE_I, TWO, _either(2)),
    ActionCard("rich_land_1", AGE_I, TWO, BuildOrUpgrade(2, [PRODUCTION])),
    ActionCard("urban_growth_1", AGE_I, TWO, BuildOrUpgrade(2, [URBAN])),
    ActionCard("breakthrough_2", AGE_II, TWO, DevelopThenGain(Gain((SCIENCE, 3)))),
    ActionCard("efficient_upgrade_2", AGE_II, TWO, BuildOrUpgrade(3, [PRODUCTION, URBAN], upgrade_only=True)),
    ActionCard("engineering_genius_2", AGE_II, ONE, BuildStage(4)),
    ActionCard("frugality_2", AGE_II, ONE, IncreaseThenGain(Gain((FOOD, 3)))),
    ActionCard("patriotism_2", AGE_II, ONE, ForUnits(1, 3)),
    ActionCard("reserves_2", AGE_II, TWO, _either(3)),
    ActionCard("revolutionary_idea_2", AGE_II, ONE, Gain((SCIENCE, 4))),
    ActionCard("rich_land_2", AGE_II, ONE, BuildOrUpgrade(3, [PRODUCTION])),
    ActionCard("urban_growth_2", AGE_II, ONE, BuildOrUpgrade(3, [URBAN])),
    ActionCard("wave_of_nationalism", AGE_II, ONE, ForUnitsPerStronger([6, 3, 2])),
    ActionCard("efficient_upgrade_3", AGE_III, TWO, BuildOrUpgrade(4, [PRODUCTION, URBAN], upgrade_only=True)),
    ActionCard("endowment_for_the_arts", AGE_III, ONE, CulturePerAhead([6, 3, 2])),
    ActionCard("engineering_genius_3", AGE_III, ONE, BuildStage(5)),
    ActionCard("military_build_up", AGE_III, ONE, ForUnitsPerStronger([8, 5, 3])),
    ActionCard("patriotism_3", AGE_III, ONE, ForUnits(1, 4)),
    ActionCard("reserves_3", AGE_III, THREE, _either(4)),
    ActionCard("revolutionary_idea_3", AGE_III, TWO, Gain((SCIENCE, 6))),
    ActionCard("urban_growth_3", AGE_III, TWO, BuildOrUpgrade(4, [URBAN])),
]
