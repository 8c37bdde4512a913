"""Abilities of wonders."""

from typing import Any

from pentapolis.games.through_the_ages.effects.abilities import (
    CHEAPER_AFTER_LEADER,
    EXTRA_MINE,
    FREE_POPULATION,
    LARGER_HANDS,
    MORE_HAPPY_FACES,
    SCORE_TECHNOLOGIES,
    SCORE_THEATERS_AND_LIBRARIES,
    SCORE_URBAN,
    SCORE_WORKERS,
    Ability,
)


class LargerHands(Ability):
    """Library of Alexandria: both hand limits (TTA-CARD-11)."""

    code = LARGER_HANDS
    message = "ability-larger-hands"
    rules = "TTA-CARD-11"


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
