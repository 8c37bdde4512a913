"""What events do, and what the impacts of Age III measure."""

from typing import Any, Final

from pentapolis.games.through_the_ages.effects.goods import Effect, Plain
from pentapolis.games.through_the_ages.terms import GOODS, WHO
from pentapolis.kernel.sentences import sentence


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
