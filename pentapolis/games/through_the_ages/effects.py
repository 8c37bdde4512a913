"""Everything a card can say, as values: built once in the catalogue, read by the rules, and put into words.

An effect holds its numbers; the module of its phase carries it out (`ratings`, `costs`, `action_cards`, `events`,
`attacks`, `pacts`, `production`). What a player reads is therefore what runs. Abilities of leaders, wonders and
technologies have a `code`, and a player's `powers` are a bit for each of those that work.
"""

from typing import Any, Final

from pentapolis.games.through_the_ages.terms import (
    AGES,
    CULTURE,
    GOODS,
    SCIENCE,
    TYPES,
    WHO,
)
from pentapolis.kernel.effects import Printed
from pentapolis.kernel.sentences import sentence


class Symbols(Printed):
    """Symbols at the bottom of a card (TTA-STAT-01): once for each worker where the card takes workers."""

    rules = "TTA-STAT-01 TTA-STAT-09"

    def __init__(
        self,
        culture: int = 0,
        science: int = 0,
        strength: int = 0,
        happy: int = 0,
        ca: int = 0,
        ma: int = 0,
        blue: int = 0,
        yellow: int = 0,
        colonization: int = 0,
        food: int = 0,
        resource: int = 0,
    ) -> None:
        super().__init__()
        self.culture = culture
        self.science = science
        self.strength = strength
        self.happy = happy
        self.ca = ca
        self.ma = ma
        self.blue = blue
        self.yellow = yellow
        self.colonization = colonization
        self.food = food  # produced besides the farms (production pacts)
        self.resource = resource

    def amounts(self) -> list[tuple[str, int]]:
        """What it shows, by name."""
        shown = [
            ("culture", self.culture),
            ("science", self.science),
            ("strength", self.strength),
            ("happy", self.happy),
            ("civil_action", self.ca),
            ("military_action", self.ma),
            ("blue", self.blue),
            ("yellow", self.yellow),
            ("colonization", self.colonization),
            ("food", self.food),
            ("resource", self.resource),
        ]
        return [(what, number) for what, number in shown if number]

    def words(self) -> tuple[str, dict[str, Any]]:
        return "symbols", {
            "symbols": [sentence(f"symbol-{what}", {"count": number}) for what, number in self.amounts()]
        }

    def each(self) -> list[dict[str, Any]]:
        """Each symbol as an effect of its own, as clients get them."""
        return [
            {"message": f"symbol-{what}", "args": {"count": number}, "rules": self.all_rules()}
            for what, number in self.amounts()
        ]


NO_SYMBOLS: Final = Symbols()

# --- abilities ------------------------------------------------------------------------------------------------------

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


class LargerHands(Ability):
    """Library of Alexandria: both hand limits (TTA-CARD-11)."""

    code = LARGER_HANDS
    message = "ability-larger-hands"
    rules = "TTA-CARD-11"


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


class MoreHappyFaces(Ability):
    """St. Peter's Basilica: on all other cards with happy faces (TTA-CLR-11)."""

    code = MORE_HAPPY_FACES
    message = "ability-more-happy-faces"
    rules = "TTA-CLR-11 TTA-STAT-07"


class CheaperAfterLeader(Ability):
    """Taj Mahal: works in the card row (TTA-CLR-20)."""

    code = CHEAPER_AFTER_LEADER
    message = "ability-cheaper-after-leader"
    rules = "TTA-CLR-20 TTA-INP-08"


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


class CheaperPair(Ability):
    """Shakespeare: with a building of the one type, the other costs less to build and to develop."""

    code = CHEAPER_PAIR
    message = "ability-cheaper-pair"
    rules = "TTA-BLD-01 TTA-TECH-01"

    def __init__(self, number: int, first: int, second: int) -> None:
        super().__init__(number)
        self.first = first
        self.second = second

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "type": TYPES[self.first], "type2": TYPES[self.second]}


class CulturePerPair(Ability):
    """Shakespeare: for each pair of buildings of two types."""

    code = CULTURE_PER_PAIR
    message = "ability-culture-per-pair"
    rules = "TTA-STAT-04 TTA-CLR-12"

    def __init__(self, number: int, first: int, second: int) -> None:
        super().__init__(number)
        self.first = first
        self.second = second

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "type": TYPES[self.first], "type2": TYPES[self.second]}


class FreePopulation(Ability):
    """Ocean Liner Service: once a turn, no food and no action."""

    code = FREE_POPULATION
    message = "ability-free-population"
    rules = "TTA-WRK-02"


class ExtraMine(Ability):
    """Transcontinental Railroad: the best mine produces once more (TTA-PROD-09)."""

    code = EXTRA_MINE
    message = "ability-extra-mine"
    rules = "TTA-PROD-09"


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


class ScoreWorkers(Ability):
    """Fast Food Chains: for each worker on farms and mines, and for each on other cards."""

    code = SCORE_WORKERS
    message = "ability-score-workers"
    rules = "TTA-INP-08"

    def __init__(self, number: int, others: int) -> None:
        super().__init__(number)
        self.others = others

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number, "others": self.others}


class ScoreTechnologies(Ability):
    """First Space Flight: the levels of all technologies in play."""

    code = SCORE_TECHNOLOGIES
    message = "ability-score-technologies"
    rules = "TTA-INP-08"


class ScoreTheatersAndLibraries(Ability):
    """Hollywood: so many times their culture (TTA-CLR-12)."""

    code = SCORE_THEATERS_AND_LIBRARIES
    message = "ability-score-theaters-and-libraries"
    rules = "TTA-INP-08 TTA-CLR-12"


class ScoreUrban(Ability):
    """Internet: culture, science and strength of urban buildings (TTA-CLR-13)."""

    code = SCORE_URBAN
    message = "ability-score-urban"
    rules = "TTA-INP-08 TTA-CLR-13"


class UrbanDiscount(Ability):
    """Construction technologies: by the level of the urban building (TTA-BLD-02)."""

    code = URBAN_DISCOUNT
    message = "ability-urban-discount"
    rules = "TTA-BLD-02 TTA-UPG-02"

    def __init__(self, by_level: list[int]) -> None:
        super().__init__(by_level[-1])
        self.by_level = by_level

    def words(self) -> tuple[str, dict[str, Any]]:
        first, second, third = self.by_level[1:]
        return self.message, {"first": first, "second": second, "third": third}


class StagesPerAction(Ability):
    """Construction technologies: so many stages of a wonder in one action (TTA-WON-04)."""

    code = STAGES_PER_ACTION
    message = "ability-stages-per-action"
    rules = "TTA-WON-04"


class DoublesArmy(Ability):
    """Air Forces (TTA-ARM-04)."""

    code = DOUBLES_ARMY
    message = "ability-doubles-army"
    rules = "TTA-ARM-04"


# --- gains, action cards --------------------------------------------------------------------------------------------


class Effect(Printed):
    """Something that happens once."""


class Gain(Effect):
    """Goods in the order printed (TTA-FR-04): `Gain((RESOURCE, 2), (FOOD, 2))`."""

    rules = "TTA-FR-02 TTA-FR-04"

    def __init__(self, *goods: tuple[int, int]) -> None:
        super().__init__()
        self.goods = list(goods)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "gain", {"goods": [sentence(f"goods-{GOODS[what]}", {"count": count}) for what, count in self.goods]}

    def __reduce__(self) -> tuple[Any, ...]:
        return Gain, tuple(self.goods)


class ChooseGain(Effect):
    """One of these."""

    rules = "TTA-ACARD-01"

    def __init__(self, *gains: Gain) -> None:
        super().__init__()
        self.gains = list(gains)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "choose-gain", {"gains": [gain.said() for gain in self.gains]}

    def __reduce__(self) -> tuple[Any, ...]:
        return ChooseGain, tuple(self.gains)


class BuildStage(Effect):
    """Engineering Genius: exactly one stage, cheaper (TTA-ACARD-05)."""

    rules = "TTA-ACARD-05 TTA-WON-01"

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-build-stage", {"count": self.discount}


class BuildOrUpgrade(Effect):
    """Rich Land, Urban Growth; Efficient Upgrade only upgrades. Military units are not meant."""

    rules = "TTA-ACARD-02 TTA-BLD-01 TTA-UPG-01"

    def __init__(self, discount: int, groups: list[int], upgrade_only: bool = False) -> None:
        super().__init__()
        self.discount = discount
        self.groups = groups  # PRODUCTION, URBAN
        self.upgrade_only = upgrade_only

    def words(self) -> tuple[str, dict[str, Any]]:
        from pentapolis.games.through_the_ages.terms import GROUPS

        message = "action-upgrade" if self.upgrade_only else "action-build-or-upgrade"
        return message, {"count": self.discount, "groups": [sentence(f"group-{GROUPS[one]}") for one in self.groups]}


class IncreaseThenGain(Effect):
    """Frugality: population at its full cost, then food."""

    rules = "TTA-POP-01 TTA-ACARD-02"

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain = gain

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-increase-population", {"gain": self.gain.said()}


class DevelopThenGain(Effect):
    """Breakthrough: a technology at its full cost, then science; may be a revolution (TTA-REV-05)."""

    rules = "TTA-ACARD-04 TTA-REV-05 TTA-TECH-01"

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain = gain

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-develop", {"gain": self.gain.said()}


class ForUnits(Effect):
    """Patriotism: a temporary military action and temporary resources for units (TTA-ACARD-07)."""

    rules = "TTA-ACARD-07 TTA-ACARD-08 TTA-FR-09 TTA-ACN-05"

    def __init__(self, ma: int, resources: int) -> None:
        super().__init__()
        self.ma = ma
        self.resources = resources

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-for-units", {"actions": self.ma, "count": self.resources}


class ForUnitsPerStronger(Effect):
    """Wave of Nationalism, Military Build-Up: by the number of players (2, 3, 4) for each stronger civilization."""

    rules = "TTA-ACARD-07 TTA-FR-09"

    def __init__(self, by_players: list[int]) -> None:
        super().__init__()
        self.by_players = by_players

    def words(self) -> tuple[str, dict[str, Any]]:
        two, three, four = self.by_players
        return "action-for-units-per-stronger", {"two": two, "three": three, "four": four}


class CulturePerAhead(Effect):
    """Endowment for the Arts: for each civilization with more culture points."""

    rules = "TTA-ACARD-01 TTA-VAR-08"

    def __init__(self, by_players: list[int]) -> None:
        super().__init__()
        self.by_players = by_players

    def words(self) -> tuple[str, dict[str, Any]]:
        two, three, four = self.by_players
        return "action-culture-per-ahead", {"two": two, "three": three, "four": four}


# --- events ---------------------------------------------------------------------------------------------------------


class Clause(Effect):
    """A part of an event: whom it affects, and how. All it affects are fixed before anything changes (TTA-CUR-11)."""

    rules = "TTA-CUR-11"

    def __init__(self, who: int, effect: Effect) -> None:
        super().__init__()
        self.who = who
        self.effect = effect

    def words(self) -> tuple[str, dict[str, Any]]:
        return "clause", {"who": sentence(f"who-{WHO[self.who]}"), "effect": self.effect.said()}

    def all_rules(self) -> list[str]:
        return [*self.effect.all_rules(), *self.rules.split()]


class Plain(Effect):
    """An event's effect with at most one number; `message` is its sentence."""

    message: str = ""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.message = getattr(self, "message")  # noqa: B009
        self.number = number

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"count": self.number}


class Lose(Effect):
    """Goods in this order: culture, population, a blue token (to the box)."""

    rules = "TTA-PTS-01 TTA-WRK-04 TTA-TOK-06"

    def __init__(self, *goods: tuple[int, int]) -> None:
        super().__init__()
        self.goods = list(goods)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "lose", {"goods": [sentence(f"goods-{GOODS[what]}", {"count": count}) for what, count in self.goods]}

    def __reduce__(self) -> tuple[Any, ...]:
        return Lose, tuple(self.goods)


RATINGS: Final = ["science", "culture", "strength", "happiness"]
SCIENCE_RATING: Final = 0
CULTURE_RATING: Final = 1
STRENGTH_RATING: Final = 2
HAPPINESS_RATING: Final = 3


class GainRating(Effect):
    """Cultural Influence, Scientific Breakthrough, Popularization of Science, Prosperity: as much as a rating."""

    rules = "TTA-STAT-02"

    def __init__(self, what: int, rating: int) -> None:
        super().__init__()
        self.what = what
        self.rating = rating

    def words(self) -> tuple[str, dict[str, Any]]:
        return "gain-rating", {"what": GOODS[self.what], "rating": RATINGS[self.rating]}


class GainMix(Plain):
    """Foray: food and resources in any mix, the player chooses."""

    message = "gain-mix"
    rules = "TTA-FR-02"


class LoseMix(Plain):
    """Raiders: the same lost."""

    message = "lose-mix"
    rules = "TTA-FR-10"


class MayDevelop(Plain):
    """Development of Civilization: population, a building or a technology, cheaper by the number (TTA-CLR-14)."""

    message = "event-may-develop"
    rules = "TTA-CLR-14 TTA-CUR-08 TTA-REV-04"


class MayBuildFree(Effect):
    """Development of Religion, of Warfare: a starting technology, for nothing."""

    rules = "TTA-CUR-08 TTA-BLD-03"

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def words(self) -> tuple[str, dict[str, Any]]:
        return "event-may-build-free", {"card": self.card}


class LoseAllFood(Plain):
    """Rats."""

    message = "event-lose-all-food"
    rules = "TTA-FR-10"


class SpendCivilActions(Plain):
    """Rebellion: so many available civil actions for each discontent worker."""

    message = "event-spend-civil-actions"
    rules = "TTA-DIS-05 TTA-RST-01"


class ProduceFood(Plain):
    """Good Harvest (TTA-CLR-22)."""

    message = "event-produce-food"
    rules = "TTA-CLR-22 TTA-PROD-05"


class ProduceResources(Plain):
    """New Deposits (TTA-CLR-22)."""

    message = "event-produce-resources"
    rules = "TTA-CLR-22 TTA-PROD-08"


class EconomicProgress(Plain):
    """Corruption, food, consumption, resources (TTA-CLR-22)."""

    message = "event-economic-progress"
    rules = "TTA-CLR-22 TTA-PROD-01"


class DestroyOwn(Plain):
    """Border Conflict: one of the own farms, mines or urban buildings."""

    message = "event-destroy-own"
    rules = "TTA-DES-01 TTA-WRK-05"


class TakeYellow(Plain):
    """Uncertain Borders: from the bank of the weakest (TTA-TOK-09)."""

    message = "event-take-yellow"
    rules = "TTA-TOK-09"


class LoseCulturePerDiscontent(Plain):
    """Civil Unrest."""

    message = "event-lose-culture-per-discontent"
    rules = "TTA-DIS-05 TTA-PTS-01"


class Emigration(Plain):
    """Half of the discontent workers, rounded up."""

    message = "event-emigration"
    rules = "TTA-DIS-05 TTA-WRK-04"


class RemoveOldLeader(Plain):
    """Iconoclasm: a leader that is not of the current age."""

    message = "event-remove-old-leader"
    rules = "TTA-CARD-07"


class LoseColony(Plain):
    """Independence Declaration: the owner chooses (TTA-INP-12)."""

    message = "event-lose-colony"
    rules = "TTA-INP-12"


class TakeFromRow(Plain):
    """International Agreement: cards worth so many civil actions (TTA-CLR-16, TTA-CLR-17, TTA-CLR-18)."""

    message = "event-take-from-row"
    rules = "TTA-CLR-16 TTA-CLR-17 TTA-CLR-18 TTA-ACARD-09"


class DrawOrCulture(Effect):
    """Politics of Strength, the strongest: military cards; in Age IV culture."""

    rules = "TTA-AGE-14 TTA-COL-14"

    def __init__(self, cards: int, culture: int) -> None:
        super().__init__()
        self.cards = cards
        self.culture = culture

    def words(self) -> tuple[str, dict[str, Any]]:
        return "event-draw-or-culture", {"count": self.cards, "culture": self.culture}


class DiscardOrCulture(Effect):
    """Politics of Strength, the weakest: discards military cards; in Age IV loses culture."""

    rules = "TTA-CARD-09"

    def __init__(self, cards: int, culture: int) -> None:
        super().__init__()
        self.cards = cards
        self.culture = culture

    def words(self) -> tuple[str, dict[str, Any]]:
        return "event-discard-or-culture", {"count": self.cards, "culture": self.culture}


class RuinWonder(Plain):
    """Ravages of Time: a completed wonder of Age A or I (TTA-CLR-15, TTA-CLR-27)."""

    message = "event-ruin-wonder"
    rules = "TTA-CLR-27 TTA-CLR-15 TTA-CLR-02"


class DestroyOthers(Plain):
    """Terrorism: an urban building of everybody else."""

    message = "event-destroy-others"
    rules = "TTA-WRK-05"


# What the impacts of Age III measure.
FOOD_IMPACT: Final = 0
ARCHITECTURE: Final = 1
BALANCE: Final = 2
COLONIES: Final = 3
COMPETITION: Final = 4
GOVERNMENT_ACTIONS: Final = 5
HAPPINESS: Final = 6
INDUSTRY: Final = 7
WORKERS: Final = 8
PROGRESS: Final = 9
SCIENCE_RANK: Final = 10
STRENGTH_RANK: Final = 11
TECHNOLOGIES: Final = 12
VARIETY: Final = 13
WONDERS: Final = 14
IMPACTS: Final = [
    "agriculture", "architecture", "balance", "colonies", "competition", "government", "happiness", "industry",
    "population", "progress", "science", "strength", "technology", "variety", "wonders",
]  # fmt: skip
RANK_CULTURE: Final = [[], [], [10, 0], [14, 7, 0], [15, 10, 5, 0]]  # by the number of players


class Impact(Effect):
    """An event of Age III: culture by what a civilization has; `numbers` are those of its sentence, in order."""

    rules = "TTA-END-01 TTA-CUR-03"

    def __init__(self, measure: int, *numbers: int) -> None:
        super().__init__()
        self.measure = measure
        self.numbers = list(numbers)

    def words(self) -> tuple[str, dict[str, Any]]:
        names = ["count", "second", "third", "fourth"]
        return f"impact-{IMPACTS[self.measure]}", dict(zip(names, self.numbers, strict=False))

    def __reduce__(self) -> tuple[Any, ...]:
        return Impact, (self.measure, *self.numbers)


# --- aggressions and wars -------------------------------------------------------------------------------------------


class Enslave(Effect):
    """The rival loses population; the attacker gains."""

    rules = "TTA-WRK-04 TTA-FR-04"

    def __init__(self, population: int, gain: Gain) -> None:
        super().__init__()
        self.population = population
        self.gain = gain

    def words(self) -> tuple[str, dict[str, Any]]:
        return "attack-enslave", {"count": self.population, "gain": self.gain.said()}


class Plunder(Plain):
    """Food and resources of the rival, the attacker chooses the mix (TTA-FR-11)."""

    message = "attack-plunder"
    rules = "TTA-FR-11"


class Raid(Effect):
    """Urban buildings of the rival up to these ages, one each; half of their printed cost (TTA-AGG-10)."""

    rules = "TTA-AGG-10 TTA-WRK-05"

    def __init__(self, *ages: int) -> None:
        super().__init__()
        self.ages = list(ages)

    def words(self) -> tuple[str, dict[str, Any]]:
        ages = [AGES[age] for age in self.ages]
        if len(ages) == 1:
            return "attack-raid", {"age": ages[0]}
        return "attack-raid-two", {"age": ages[0], "age2": ages[1]}

    def __reduce__(self) -> tuple[Any, ...]:
        return Raid, tuple(self.ages)


class Annex(Plain):
    """A colony of the rival (TTA-INP-12)."""

    message = "attack-annex"
    rules = "TTA-INP-12"


class Infiltrate(Plain):
    """The rival's leader or unfinished wonder leaves play; so much culture for each level."""

    message = "attack-infiltrate"
    rules = "TTA-CARD-07 TTA-CLR-26"


class TakePoints(Effect):
    """Spy: science; Armed Intervention: culture (TTA-PTS-04)."""

    rules = "TTA-PTS-04"

    def __init__(self, what: int, count: int) -> None:
        super().__init__()
        assert what in (SCIENCE, CULTURE)
        self.what = what
        self.count = count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "attack-take-points", {"goods": sentence(f"goods-{GOODS[self.what]}", {"count": self.count})}


class WarOverTechnology(Plain):
    """Science, or special technologies by their cost, up to the advantage (TTA-WRES-07 to TTA-WRES-10)."""

    message = "war-technology"
    rules = "TTA-WRES-07 TTA-WRES-08 TTA-WRES-09 TTA-WRES-10 TTA-PTS-04"


class WarOverTerritory(Plain):
    """A yellow token of the bank, and one more for every so many points of advantage (TTA-TOK-09)."""

    message = "war-territory"
    rules = "TTA-TOK-09"


class WarOverCulture(Plain):
    """So much culture and the advantage (TTA-PTS-04)."""

    message = "war-culture"
    rules = "TTA-PTS-04"


# --- pacts ----------------------------------------------------------------------------------------------------------

USES_FOOD: Final = 1  # Trade Routes, side A: once a turn 1 food as 1 resource
USES_RESOURCE: Final = 2  # side B: 1 resource as 1 food
COOPERATION: Final = 4  # Scientific Cooperation
TOURISM: Final = 8  # culture for the partner's completed wonders
NO_WAR_ON: Final = 16  # nobody may declare war on this side
ATTACK_BONUS: Final = 32  # Open Borders: +2 for the attacker
PACT_POWERS: Final = {
    USES_FOOD: "uses-food",
    USES_RESOURCE: "uses-resource",
    COOPERATION: "cooperation",
    TOURISM: "tourism",
    NO_WAR_ON: "no-war-on",
    ATTACK_BONUS: "attack-bonus",
}
BONUS_FOR_ATTACK: Final = 2  # TTA-CLR-19
COOPERATION_LESS: Final = 2  # TTA-CLR-23
COOPERATION_PAID: Final = 1


class Side(Effect):
    """What one partner of a pact has of it: symbols, and powers as bits."""

    rules = "TTA-PACT-05 TTA-PACT-09"

    def __init__(self, symbols: Symbols = NO_SYMBOLS, powers: int = 0) -> None:
        super().__init__()
        self.symbols = symbols
        self.powers = powers

    def words(self) -> tuple[str, dict[str, Any]]:
        parts = [sentence(f"symbol-{what}", {"count": number}) for what, number in self.symbols.amounts()]
        parts += [sentence(f"pact-{name}") for power, name in PACT_POWERS.items() if self.powers & power]
        return "pact-side", {"parts": parts}
