"""What the partners of a pact have of it."""

from typing import Any, Final

from pentapolis.games.through_the_ages.effects.goods import Effect
from pentapolis.games.through_the_ages.effects.symbols import NO_SYMBOLS, Symbols
from pentapolis.kernel.sentences import sentence

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
