"""What happens once, and goods gained and lost."""

from typing import Any

from pentapolis.games.through_the_ages.terms import GOODS
from pentapolis.kernel.effects import Printed
from pentapolis.kernel.sentences import sentence


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
