"""Abilities of technologies."""

from typing import Any

from pentapolis.games.through_the_ages.effects.abilities import DOUBLES_ARMY, STAGES_PER_ACTION, URBAN_DISCOUNT, Ability


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
