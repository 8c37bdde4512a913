"""Few Cards: its named chances and its setup (FEW-SET)."""

from typing import Any, Final

from pentapolis.kernel.game import Chance, Game
from pentapolis.kernel.rng import Rng
from pentapolis.skeleton.few_cards.catalogue import CARD, KIND, KINDS
from pentapolis.skeleton.few_cards.steps import MOST_SEATS, ROW, TURN
from pentapolis.skeleton.few_cards.table import ZONES, FewCardsTable
from pentapolis.skeleton.few_cards.vocabulary import VOCABULARY

STARTING_COINS: Final = 4
OF_EACH_KIND: Final = 2


class FewCardsGame(Game):
    slug = "few-cards"
    prefix = "FEW"
    rules_version = 1
    waiting_rule = "FEW-TURN-01"
    package = "pentapolis.skeleton.few_cards"

    def __init__(self) -> None:
        super().__init__(
            seats=range(2, MOST_SEATS + 1),
            options=[],
            chances=[
                Chance("deck", CARD, len(CARD)),
                Chance("favourites", KIND, OF_EACH_KIND * len(KINDS), copies=OF_EACH_KIND),
            ],
            vocabulary=VOCABULARY,
            zones=ZONES,
        )

    def set_up(
        self, seats: int, options: dict[str, Any], script: dict[str, list[list[int]]], rng: Rng, telling: bool
    ) -> FewCardsTable:
        t = FewCardsTable(self, seats, rng)
        t.telling = telling
        t.script = script.copy()
        t.deck = t.shuffled("deck", list(range(len(CARD))))
        t.deck.reverse()  # a scripted deck begins with the card drawn first
        t.row = [t.deck.pop() for _ in range(ROW)]  # FEW-SET-01
        t.favourites = t.shuffled("favourites", list(range(len(KINDS))) * OF_EACH_KIND)  # FEW-SET-02
        for seat in range(seats):
            t.pay(seat, -STARTING_COINS)  # FEW-SET-02
        t.push(TURN[0])
        return t

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.skeleton.few_cards.pieces import pieces

        return pieces()


GAME: Final = FewCardsGame()
