"""What happens in a turn (FEW-TURN) and how the game ends (FEW-END)."""

from typing import Final

from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep
from pentapolis.skeleton.few_cards.catalogue import CARD, CARDS
from pentapolis.skeleton.few_cards.scoring import winners
from pentapolis.skeleton.few_cards.table import FewCardsTable
from pentapolis.skeleton.few_cards.vocabulary import BUY, VOCABULARY, WORK

MOST_SEATS: Final = 4
ROW: Final = 3
WAGES: Final = 2
ROUNDS: Final = 8


class Buy(Action[FewCardsTable]):
    """FEW-TURN-02: pay for a card of the row and lay it before you; its effect works at once (FEW-CARD-02)."""

    def tries(self, t: FewCardsTable, seat: int) -> list[int]:
        return [BUY.move(card) for card in t.row]

    def refusal(self, t: FewCardsTable, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if card not in t.row:
            return Reason("FEW-TURN-02", "refuse-not-in-row", {"card": CARD.ids[card]})
        cost = CARDS[card].cost
        if t.coins[seat] < cost:
            told = {"card": CARD.ids[card], "coins": int(cost), "have": t.coins[seat]}
            return Reason("FEW-TURN-03", "refuse-too-dear", told)
        return None

    def do(self, t: FewCardsTable, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.row.remove(card)
        t.bought[seat].append(card)
        t.pay(seat, CARDS[card].cost - CARDS[card].effect.coins())
        if t.telling:
            t.tell("log-buy", {"seat": seat, "card": CARD.ids[card], "coins": int(CARDS[card].cost)})


class Work(Action[FewCardsTable]):
    """FEW-TURN-04: take coins instead. It is always possible, so nobody is ever stuck."""

    def tries(self, t: FewCardsTable, seat: int) -> list[int]:
        return [WORK.move()]

    def refusal(self, t: FewCardsTable, seat: int, move: int) -> Reason | None:
        return None

    def do(self, t: FewCardsTable, seat: int, move: int) -> None:
        t.pay(seat, -WAGES)
        if t.telling:
            t.tell("log-work", {"seat": seat, "coins": WAGES})


class Turn(Menu[FewCardsTable]):
    """FEW-TURN-01: one action, then it is the next player's turn."""

    question = "ask-turn"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, ACTIONS)

    def play(self, t: FewCardsTable, seat: int, move: int) -> None:
        t.push(END_TURN[seat])
        super().play(t, seat, move)


class EndTurn(SeatStep[FewCardsTable]):
    """FEW-TURN-05: the row is filled up; then the next player, or the end."""

    def run(self, t: FewCardsTable) -> None:
        if len(t.row) < ROW and t.deck:
            t.row.append(t.deck.pop())
            t.block_undo()  # everybody has seen a new card
        t.turns += 1
        # FEW-END-01: nothing is left to buy, or the last round is over.
        if not t.row or t.turns == ROUNDS * t.seats:
            t.finish(winners(t))
        else:
            t.push(TURN[(self.seat + 1) % t.seats])


ACTIONS: Final = [Buy(BUY), Work(WORK)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
