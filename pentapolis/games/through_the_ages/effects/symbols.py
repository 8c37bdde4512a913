"""Symbols at the bottom of a card."""

from typing import Any, Final

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
