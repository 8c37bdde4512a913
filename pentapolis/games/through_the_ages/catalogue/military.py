"""All military cards of the decks; their events are in `events`."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.cards import (
    ONE,
    Aggression,
    Bonus,
    Card,
    Pact,
    Tactic,
    Territory,
    War,
)
from pentapolis.games.through_the_ages.catalogue.events import EVENTS
from pentapolis.games.through_the_ages.effects import (
    ATTACK_BONUS,
    COOPERATION,
    NO_SYMBOLS,
    NO_WAR_ON,
    TOURISM,
    USES_FOOD,
    USES_RESOURCE,
    Annex,
    Enslave,
    Gain,
    Infiltrate,
    Plunder,
    Raid,
    Side,
    Symbols,
    TakePoints,
    WarOverCulture,
    WarOverTechnology,
    WarOverTerritory,
)
from pentapolis.games.through_the_ages.terms import (
    AGE_I,
    AGE_II,
    AGE_III,
    ATTACK_ENDS,
    ATTACK_FORBIDDEN,
    CULTURE,
    FOOD,
    MILITARY_CARDS,
    POPULATION,
    RESOURCE,
    SCIENCE,
)

TWO: Final = [2, 2, 2]
FOUR: Final = [4, 4, 4]
SIX: Final = [6, 6, 6]

TERRITORIES: Final[list[Card]] = [
    Territory("developed_territory_1", AGE_I, Symbols(yellow=1, blue=1), Gain((SCIENCE, 3))),
    Territory("historic_territory_1", AGE_I, Symbols(happy=1), Gain((CULTURE, 6))),
    Territory("inhabited_territory_1", AGE_I, Symbols(yellow=2), Gain((POPULATION, 1))),
    Territory("strategic_territory_1", AGE_I, Symbols(strength=2), Gain((MILITARY_CARDS, 3))),
    Territory("vast_territory_1", AGE_I, Symbols(yellow=3, blue=-1), Gain((FOOD, 3))),
    Territory("wealthy_territory_1", AGE_I, Symbols(blue=3), Gain((RESOURCE, 5))),
    Territory("developed_territory_2", AGE_II, Symbols(yellow=2, blue=2), Gain((SCIENCE, 5))),
    Territory("historic_territory_2", AGE_II, Symbols(happy=2), Gain((CULTURE, 11))),
    Territory("inhabited_territory_2", AGE_II, Symbols(yellow=3), Gain((POPULATION, 2))),
    Territory("strategic_territory_2", AGE_II, Symbols(strength=4), Gain((MILITARY_CARDS, 5))),
    Territory("vast_territory_2", AGE_II, Symbols(yellow=4, blue=-1), Gain((FOOD, 4))),
    Territory("wealthy_territory_2", AGE_II, Symbols(blue=4), Gain((RESOURCE, 9))),
]

# Strength of an army, and of an outdated one.
TACTICS: Final[list[Card]] = [
    Tactic("fighting_band", AGE_I, TWO, 1, 1, infantry=2),
    Tactic("heavy_cavalry", AGE_I, TWO, 4, 4, cavalry=3),
    Tactic("legion", AGE_I, TWO, 2, 2, infantry=3),
    Tactic("medieval_army", AGE_I, TWO, 2, 2, infantry=1, cavalry=1),
    Tactic("phalanx", AGE_I, TWO, 3, 3, infantry=2, cavalry=1),
    Tactic("classic_army", AGE_II, ONE, 8, 4, infantry=2, cavalry=2),
    Tactic("conquistadors", AGE_II, ONE, 5, 3, infantry=1, cavalry=2),
    Tactic("defensive_army", AGE_II, ONE, 6, 3, infantry=2, artillery=1),
    Tactic("fortifications", AGE_II, ONE, 5, 3, artillery=2),
    Tactic("mobile_artillery", AGE_II, ONE, 5, 3, cavalry=1, artillery=1),
    Tactic("napoleonic_army", AGE_II, ONE, 7, 4, infantry=1, cavalry=1, artillery=1),
    Tactic("entrenchments", AGE_III, ONE, 9, 5, infantry=1, artillery=2),
    Tactic("mechanized_army", AGE_III, TWO, 10, 5, cavalry=1, artillery=2),
    Tactic("modern_army", AGE_III, TWO, 13, 7, infantry=2, cavalry=1, artillery=1),
    Tactic("shock_troops", AGE_III, ONE, 11, 6, infantry=1, cavalry=3),
]

# The number after the copies is the cost in military actions.
AGGRESSIONS: Final[list[Card]] = [
    Aggression("enslave", AGE_I, TWO, 2, Enslave(1, Gain((RESOURCE, 2), (FOOD, 2)))),
    Aggression("plunder_1", AGE_I, TWO, 1, Plunder(3)),
    Aggression("raid_1", AGE_I, TWO, 1, Raid(AGE_I)),
    Aggression("annex", AGE_II, ONE, 2, Annex(1)),
    Aggression("infiltrate", AGE_II, TWO, 2, Infiltrate(3)),
    Aggression("plunder_2", AGE_II, TWO, 1, Plunder(5)),
    Aggression("raid_2", AGE_II, TWO, 2, Raid(AGE_II, AGE_I)),
    Aggression("spy", AGE_II, TWO, 1, TakePoints(SCIENCE, 5)),
    Aggression("armed_intervention", AGE_III, FOUR, 2, TakePoints(CULTURE, 7)),
    Aggression("plunder_3", AGE_III, TWO, 1, Plunder(7)),
    Aggression("raid_3", AGE_III, TWO, 3, Raid(AGE_III, AGE_II)),
]

WARS: Final[list[Card]] = [
    War("war_over_technology", AGE_II, TWO, 2, WarOverTechnology()),
    War("war_over_territory", AGE_II, TWO, 2, WarOverTerritory(5)),
    War("war_over_culture", AGE_III, SIX, 3, WarOverCulture(5)),
]

PACTS: Final[list[Card]] = [
    Pact("open_borders_agreement", AGE_I, Side(Symbols(ma=1), ATTACK_BONUS)),
    Pact("trade_routes_agreement", AGE_I, Side(NO_SYMBOLS, USES_FOOD), Side(NO_SYMBOLS, USES_RESOURCE)),
    Pact(
        "acceptance_of_supremacy",
        AGE_II,
        Side(Symbols(resource=1)),
        Side(Symbols(resource=-1)),
        attack=ATTACK_FORBIDDEN,
    ),
    Pact("international_trade_agreement", AGE_II, Side(Symbols(resource=1)), Side(Symbols(food=1))),
    Pact(
        "promise_of_military_protection",
        AGE_II,
        Side(Symbols(culture=1)),
        Side(Symbols(culture=-1, strength=4)),
        attack=ATTACK_ENDS,
    ),
    Pact("scientific_cooperation", AGE_II, Side(NO_SYMBOLS, COOPERATION)),
    Pact("international_tourism", AGE_III, Side(NO_SYMBOLS, TOURISM)),
    Pact(
        "loss_of_sovereignty",
        AGE_III,
        Side(Symbols(culture=2)),
        Side(Symbols(culture=-2), NO_WAR_ON),
        attack=ATTACK_FORBIDDEN,
    ),
    Pact("military_pact", AGE_III, Side(Symbols(strength=3)), attack=ATTACK_ENDS),
    Pact("peace_treaty", AGE_III, Side(Symbols(culture=1)), attack=ATTACK_FORBIDDEN),
]

BONUSES: Final[list[Card]] = [
    Bonus("bonus_1", AGE_I, SIX, 2, 1),
    Bonus("bonus_2", AGE_II, SIX, 4, 2),
    Bonus("bonus_3", AGE_III, SIX, 6, 3),
]

MILITARY: Final[list[Card]] = [*EVENTS, *TERRITORIES, *TACTICS, *AGGRESSIONS, *WARS, *PACTS, *BONUSES]
