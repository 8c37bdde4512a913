"""The cards: what each costs and does. Their names are in `text/`."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.kernel.vocabulary import Objects

KINDS: Final = ["grain", "wine", "cloth"]
KIND: Final = Objects("kind", KINDS)


class Effect:
    """What a card does. The same value is carried out, counted at the end, put into words and read by bots."""

    rules: tuple[str, ...] = ()  # those that say how it works

    def coins(self) -> i64:
        """Coins for whoever buys the card."""
        return 0

    def points(self, kinds: list[int]) -> i64:
        """Points at the end, with so many cards of each kind."""
        return 0

    def words(self) -> tuple[str, dict[str, Any]]:
        """Message id and arguments of the sentence that says what it does."""
        raise NotImplementedError


class Coins(Effect):
    rules = ("FEW-CARD-02",)

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def coins(self) -> i64:
        return self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-coins", {"count": int(self.count)}


class Points(Effect):
    rules = ("FEW-CARD-03",)

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def points(self, kinds: list[int]) -> i64:
        return self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-points", {"count": int(self.count)}


class PointsPer(Effect):
    rules = ("FEW-CARD-04",)

    def __init__(self, kind: str) -> None:
        self.kind = KIND.find(kind)

    def points(self, kinds: list[int]) -> i64:
        return kinds[self.kind]

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-points-per", {"kind": KINDS[self.kind]}


class Card:
    """FEW-CARD-01: every card has a kind, a cost and an effect."""

    def __init__(self, card: str, kind: str, cost: int, effect: Effect) -> None:
        self.id = card
        self.kind = KIND.find(kind)
        self.cost: i64 = cost
        self.effect = effect


CARDS: Final = [
    Card("field", "grain", 1, Coins(1)),
    Card("mill", "grain", 3, Points(2)),
    Card("bakery", "grain", 4, PointsPer("grain")),
    Card("barn", "grain", 2, Points(1)),
    Card("vineyard", "wine", 2, Coins(2)),
    Card("press", "wine", 4, Points(3)),
    Card("cellar", "wine", 5, PointsPer("wine")),
    Card("tavern", "wine", 3, Coins(2)),
    Card("flock", "cloth", 1, Points(1)),
    Card("loom", "cloth", 3, Coins(1)),
    Card("dye_works", "cloth", 4, PointsPer("cloth")),
    Card("market_hall", "cloth", 5, Points(4)),
]
CARD: Final = Objects("card", [card.id for card in CARDS])
