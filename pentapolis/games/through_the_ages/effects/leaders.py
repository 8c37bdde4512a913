"""Abilities of leaders."""

from typing import Any

from pentapolis.games.through_the_ages.effects.abilities import (
    ACTION_FOR_DEVELOPMENT,
    ATTACKS_COST_DOUBLE,
    BEST_LAB_OR_LIBRARY,
    BEST_THEATER_TWICE,
    CHEAPER_LEADERS,
    CHEAPER_PAIR,
    CHEAPER_POPULATION,
    CHEAPER_TECHNOLOGY,
    CULTURE_FOR_DEVELOPMENT,
    CULTURE_FOR_REVOLUTION,
    CULTURE_FOR_STRONG,
    CULTURE_OR_ARMS,
    CULTURE_PER_BUILDING,
    CULTURE_PER_COLONY,
    CULTURE_PER_HAPPY_FACE,
    CULTURE_PER_PAIR,
    DISCARDS_FOR_COLONIZATION,
    INFANTRY_AS_CAVALRY,
    LABS_AS_MINES,
    LABS_FOR_CULTURE,
    LOOKS_AT_EVENT,
    MILITARY_AS_CIVIL,
    NO_ATTACKS,
    NO_WONDER_SURCHARGE,
    POPULATION_AND_UNIT,
    RESOURCE_FOR_DEVELOPMENT,
    RETIRE_FOR_YELLOW,
    REVOLUTION_BY_MILITARY,
    SCIENCE_FOR_TAKEN,
    SECOND_POLITICAL_ACTION,
    SETTLE_FROM_HAND,
    STRENGTH_PER_HAPPY_FACE,
    STRENGTH_PER_UNIT_TYPE,
    TO_THEATER,
    TUCKED_UNDER_WONDER,
    UNIT_RESOURCES,
    Ability,
)
from pentapolis.games.through_the_ages.terms import TYPES


class RetireForYellow(Ability):
    """Alexander: as a political action he leaves play for a yellow token from the box."""

    code = RETIRE_FOR_YELLOW
    message = "ability-retire"
    rules = "TTA-POL-01 TTA-TOK-05"


class ScienceForTaken(Ability):
    """Aristotle: science for each technology card taken from the row."""

    code = SCIENCE_FOR_TAKEN
    message = "ability-science-for-taken"
    rules = "TTA-TAKE-01"


class MilitaryAsCivil(Ability):
    """Hammurabi: once a turn a military action pays for a civil one (TTA-CLR-25)."""

    code = MILITARY_AS_CIVIL
    message = "ability-military-as-civil"
    rules = "TTA-CLR-25"


class CheaperLeaders(Ability):
    """Hammurabi: taking a leader costs fewer civil actions."""

    code = CHEAPER_LEADERS
    message = "ability-cheaper-leaders"
    rules = "TTA-TAKE-01"


class UnitResources(Ability):
    """Homer: temporary resources for units in every turn (TTA-FR-09)."""

    code = UNIT_RESOURCES
    message = "ability-unit-resources"
    rules = "TTA-FR-09"


class TuckedUnderWonder(Ability):
    """Homer: replaced, he may go under a completed wonder instead of giving an action back (TTA-CLR-01)."""

    code = TUCKED_UNDER_WONDER
    message = "ability-tucked"
    rules = "TTA-CLR-01 TTA-CLR-02 TTA-CLR-21"


class SecondPoliticalAction(Ability):
    """Julius Caesar: once in the game (TTA-CLR-24)."""

    code = SECOND_POLITICAL_ACTION
    message = "ability-second-political-action"
    rules = "TTA-CLR-24"


class CheaperPopulation(Ability):
    """Moses: food."""

    code = CHEAPER_POPULATION
    message = "ability-cheaper-population"
    rules = "TTA-POP-01"


class SettleFromHand(Ability):
    """Columbus: as a political action he leaves play and a territory of the hand is colonized."""

    code = SETTLE_FROM_HAND
    message = "ability-settle"
    rules = "TTA-POL-01 TTA-COL-13"


class PopulationAndUnit(Ability):
    """Barbarossa: for one military action population and a unit of it, each cheaper by the number."""

    code = POPULATION_AND_UNIT
    message = "ability-population-and-unit"
    rules = "TTA-POP-01 TTA-UNIT-01"


class InfantryAsCavalry(Ability):
    """Genghis Khan: for armies only (TTA-CLR-04)."""

    code = INFANTRY_AS_CAVALRY
    message = "ability-infantry-as-cavalry"
    rules = "TTA-CLR-04"


class CultureForStrong(Ability):
    """Genghis Khan: culture at the end of the turn for one of the two strongest (TTA-CLR-03)."""

    code = CULTURE_FOR_STRONG
    message = "ability-culture-for-strong"
    rules = "TTA-CLR-03"


class StrengthPerHappyFace(Ability):
    """Joan of Arc: of temples and the government."""

    code = STRENGTH_PER_HAPPY_FACE
    message = "ability-strength-per-happy-face"
    rules = "TTA-STAT-05"


class LooksAtEvent(Ability):
    """Joan of Arc: the top card of the current events, at the start of the Politics Phase."""

    code = LOOKS_AT_EVENT
    message = "ability-looks-at-event"
    rules = "TTA-TURN-01"


class BestLabOrLibrary(Ability):
    """Leonardo, Newton, Einstein: science by the level of the best lab or library with workers (TTA-CARD-01)."""

    code = BEST_LAB_OR_LIBRARY
    message = "ability-best-lab-or-library"
    rules = "TTA-CARD-01 TTA-STAT-03"


class ResourceForDevelopment(Ability):
    """Leonardo: for each technology developed."""

    code = RESOURCE_FOR_DEVELOPMENT
    message = "ability-resource-for-development"
    rules = "TTA-REV-06"


class CulturePerHappyFace(Ability):
    """Michelangelo: of temples, theaters and wonders."""

    code = CULTURE_PER_HAPPY_FACE
    message = "ability-culture-per-happy-face"
    rules = "TTA-CLR-01 TTA-STAT-04"


class NoWonderSurcharge(Ability):
    """Michelangelo: completed wonders do not make the next one dearer to take."""

    code = NO_WONDER_SURCHARGE
    message = "ability-no-wonder-surcharge"
    rules = "TTA-WTAKE-01"


class ActionForDevelopment(Ability):
    """Newton: a spent civil action back for each technology developed (TTA-CLR-06)."""

    code = ACTION_FOR_DEVELOPMENT
    message = "ability-action-for-development"
    rules = "TTA-CLR-06 TTA-ACN-04"


class CulturePerBuilding(Ability):
    """Bach: for each building of a type."""

    code = CULTURE_PER_BUILDING
    message = "ability-culture-per-building"
    rules = "TTA-STAT-04 TTA-CLR-12"

    def __init__(self, number: int, kind: int) -> None:
        super().__init__(number)
        self.kind = kind

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "type": TYPES[self.kind]}


class CheaperTechnology(Ability):
    """Bach: science for technologies of a type."""

    code = CHEAPER_TECHNOLOGY
    message = "ability-cheaper-technology"
    rules = "TTA-TECH-01"

    def __init__(self, number: int, kind: int) -> None:
        super().__init__(number)
        self.kind = kind

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "type": TYPES[self.kind]}


class ToTheater(Ability):
    """Bach: once a turn any urban building becomes a theater of its level or higher (TTA-CLR-07)."""

    code = TO_THEATER
    message = "ability-to-theater"
    rules = "TTA-CLR-07"


class DiscardsForColonization(Ability):
    """Cook: up to so many military cards for +1 each."""

    code = DISCARDS_FOR_COLONIZATION
    message = "ability-discards-for-colonization"
    rules = "TTA-COL-09"


class CulturePerColony(Ability):
    """Cook: for each colony, and `first` more for having one."""

    code = CULTURE_PER_COLONY
    message = "ability-culture-per-colony"
    rules = "TTA-STAT-04"

    def __init__(self, number: int, first: int) -> None:
        super().__init__(number)
        self.first = first

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "first": self.number + self.first}


class RevolutionByMilitary(Ability):
    """Robespierre (TTA-CLR-05)."""

    code = REVOLUTION_BY_MILITARY
    message = "ability-revolution-by-military"
    rules = "TTA-CLR-05"


class CultureForRevolution(Ability):
    """Robespierre."""

    code = CULTURE_FOR_REVOLUTION
    message = "ability-culture-for-revolution"
    rules = "TTA-CLR-05"


class StrengthPerUnitType(Ability):
    """Napoleon: for each type of unit with a worker."""

    code = STRENGTH_PER_UNIT_TYPE
    message = "ability-strength-per-unit-type"
    rules = "TTA-STAT-05 TTA-COL-11"


class OfPair(Ability):
    """Shakespeare: about buildings of two types."""

    def __init__(self, number: int, first: int, second: int) -> None:
        super().__init__(number)
        self.first = first
        self.second = second

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "type": TYPES[self.first], "type2": TYPES[self.second]}


class CheaperPair(OfPair):
    """Shakespeare: with a building of the one type, the other costs less to build and to develop."""

    code = CHEAPER_PAIR
    message = "ability-cheaper-pair"
    rules = "TTA-BLD-01 TTA-TECH-01"


class CulturePerPair(OfPair):
    """Shakespeare: for each pair of buildings of two types."""

    code = CULTURE_PER_PAIR
    message = "ability-culture-per-pair"
    rules = "TTA-STAT-04 TTA-CLR-12"


class CultureForDevelopment(Ability):
    """Einstein."""

    code = CULTURE_FOR_DEVELOPMENT
    message = "ability-culture-for-development"
    rules = "TTA-REV-06"


class LabsAsMines(Ability):
    """Bill Gates (TTA-CLR-08); their production is scored as culture once (TTA-CLR-26)."""

    code = LABS_AS_MINES
    message = "ability-labs-as-mines"
    rules = "TTA-CLR-08 TTA-CLR-09 TTA-CLR-10 TTA-CLR-26"


class BestTheaterTwice(Ability):
    """Chaplin: the printed culture of one best theater once more."""

    code = BEST_THEATER_TWICE
    message = "ability-best-theater-twice"
    rules = "TTA-CARD-01 TTA-STAT-04"


class NoAttacks(Ability):
    """Gandhi: the player plays no aggressions and declares no wars."""

    code = NO_ATTACKS
    message = "ability-no-attacks"
    rules = "TTA-AGG-01 TTA-WAR-01"


class AttacksCostDouble(Ability):
    """Gandhi: attacks on the player cost twice the military actions."""

    code = ATTACKS_COST_DOUBLE
    message = "ability-attacks-cost-double"
    rules = "TTA-AGG-01 TTA-WAR-01"


class LabsForCulture(Ability):
    """Sid Meier: each lab its level in culture, and so much science less."""

    code = LABS_FOR_CULTURE
    message = "ability-labs-for-culture"
    rules = "TTA-CLR-13"


class CultureOrArms(Ability):
    """Churchill: each turn so much culture, or so much temporary science and resources for units."""

    code = CULTURE_OR_ARMS
    message = "ability-culture-or-arms"
    rules = "TTA-FR-09 TTA-PTS-03"
