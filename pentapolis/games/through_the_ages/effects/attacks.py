"""What aggressions and wars bring to the winner."""

from typing import Any

from pentapolis.games.through_the_ages.effects.goods import Effect, Gain, Plain
from pentapolis.games.through_the_ages.terms import AGES, CULTURE, GOODS, SCIENCE
from pentapolis.kernel.sentences import sentence


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
