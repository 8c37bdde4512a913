"""The state: everything that lies on the table, and who sees what of it."""

from itertools import chain
from typing import Any, Final

from mypy_extensions import i64

from pentapolis.kernel.game import Game
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import EVERYBODY, NOBODY, Pile, Zone, only


class FewCardsTable(Table):
    __slots__ = ("deck", "row", "bought", "coins", "favourites", "turns")

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.deck: list[int] = []  # the card drawn next lies last
        self.row: list[int] = []
        self.bought: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [0] * seats
        self.favourites: list[int] = []  # tokens with a kind, face down until the end: one a seat, then the unused
        self.turns = 0

    def copy(self) -> "FewCardsTable":
        twin = FewCardsTable(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.deck = self.deck.copy()
        twin.row = self.row.copy()
        twin.bought = [cards.copy() for cards in self.bought]
        twin.coins = self.coins.copy()
        twin.favourites = self.favourites.copy()
        twin.turns = self.turns
        return twin

    def pay(self, seat: int, coins: i64) -> None:
        """Coins to the bank; less than none comes from it."""
        self.coins[seat] -= int(coins)

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.skeleton.few_cards.view import view

        return view(self, seat)

    def points(self, seat: int) -> int:
        """What everybody can count; favourites are added when they are turned up (FEW-END-03)."""
        from pentapolis.skeleton.few_cards.scoring import card_points, total

        self.check_seat(seat)
        return total(self, seat) if self.over else card_points(self, seat)

    def census(self) -> dict[str, int]:
        cards = [*self.deck, *self.row, *chain(*self.bought)]
        return {"cards": len(cards), "different cards": len(set(cards)), "favourites": len(self.favourites)}


class Deck(Pile[FewCardsTable]):
    """Nobody knows what lies there."""

    name = "deck"

    def things(self, t: FewCardsTable) -> list[int]:
        return t.deck.copy()

    def lay(self, t: FewCardsTable, things: list[int]) -> None:
        t.deck = things

    def back(self, t: FewCardsTable, place: int) -> int:
        return 0


class Favourites(Zone[FewCardsTable]):
    """One for each seat, known to its owner until the end; behind them those that nobody got (FEW-SET-02)."""

    name = "favourites"

    def size(self, t: FewCardsTable) -> int:
        return len(t.favourites)

    def item(self, t: FewCardsTable, place: int) -> int:
        return t.favourites[place]

    def seers(self, t: FewCardsTable, place: int) -> int:
        if place >= t.seats:
            return NOBODY
        return EVERYBODY if t.over else only(place)

    def back(self, t: FewCardsTable, place: int) -> int:
        return 1

    def put(self, t: FewCardsTable, place: int, item: int) -> None:
        t.favourites[place] = item


DECK: Final = Deck()
FAVOURITES: Final = Favourites()
ZONES: Final[list[Zone[Any]]] = [DECK, FAVOURITES]
