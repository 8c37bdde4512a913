"""What a card in play does besides its symbols: the codes, by which the rules ask for it, and what all share."""

from typing import Any, Final

from pentapolis.games.through_the_ages.terms import TYPES
from pentapolis.kernel.effects import Printed

STRENGTH_PER_UNIT: Final = 0
RETIRE_FOR_YELLOW: Final = 1
SCIENCE_FOR_TAKEN: Final = 2
MILITARY_AS_CIVIL: Final = 3
CHEAPER_LEADERS: Final = 4
UNIT_RESOURCES: Final = 5
TUCKED_UNDER_WONDER: Final = 6
SECOND_POLITICAL_ACTION: Final = 7
CHEAPER_POPULATION: Final = 8
LARGER_HANDS: Final = 9
SETTLE_FROM_HAND: Final = 10
POPULATION_AND_UNIT: Final = 11
INFANTRY_AS_CAVALRY: Final = 12
CULTURE_FOR_STRONG: Final = 13
STRENGTH_PER_HAPPY_FACE: Final = 14
LOOKS_AT_EVENT: Final = 15
BEST_LAB_OR_LIBRARY: Final = 16
RESOURCE_FOR_DEVELOPMENT: Final = 17
CULTURE_PER_HAPPY_FACE: Final = 18
NO_WONDER_SURCHARGE: Final = 19
MORE_HAPPY_FACES: Final = 20
CHEAPER_AFTER_LEADER: Final = 21
ACTION_FOR_DEVELOPMENT: Final = 22
CULTURE_PER_BUILDING: Final = 23
CHEAPER_TECHNOLOGY: Final = 24
TO_THEATER: Final = 25
DISCARDS_FOR_COLONIZATION: Final = 26
CULTURE_PER_COLONY: Final = 27
REVOLUTION_BY_MILITARY: Final = 28
CULTURE_FOR_REVOLUTION: Final = 29
STRENGTH_PER_UNIT_TYPE: Final = 30
CHEAPER_PAIR: Final = 31
CULTURE_PER_PAIR: Final = 32
FREE_POPULATION: Final = 33
EXTRA_MINE: Final = 34
CULTURE_FOR_DEVELOPMENT: Final = 35
LABS_AS_MINES: Final = 36
BEST_THEATER_TWICE: Final = 37
NO_ATTACKS: Final = 38
ATTACKS_COST_DOUBLE: Final = 39
LABS_FOR_CULTURE: Final = 40
CULTURE_OR_ARMS: Final = 41
SCORE_WORKERS: Final = 42
SCORE_TECHNOLOGIES: Final = 43
SCORE_THEATERS_AND_LIBRARIES: Final = 44
SCORE_URBAN: Final = 45
URBAN_DISCOUNT: Final = 46
STAGES_PER_ACTION: Final = 47
DOUBLES_ARMY: Final = 48
CODES: Final = 49


class Ability(Printed):
    """Something a card in play does besides its symbols. `number` is how much, where it has one number."""

    code: int = -1
    message: str = ""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.code = getattr(self, "code")  # noqa: B009
        self.message = getattr(self, "message")  # noqa: B009
        self.number = number

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number}


class StrengthPerUnit(Ability):
    """Alexander: all types of units; Great Wall: infantry and artillery. Not for a colonization force (TTA-COL-11)."""

    code = STRENGTH_PER_UNIT
    message = "ability-strength-per-unit"
    rules = "TTA-STAT-05 TTA-COL-11 TTA-CLR-04"

    def __init__(self, number: int, types: list[int]) -> None:
        super().__init__(number)
        self.types = types

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "types": [TYPES[one] for one in self.types]}
