"""The toy with a levy: a question that depends on a hidden hand, and tells of it by not being asked.

After each round whoever bid least lays a high card of its hand in the row, if it has one, and draws another.
"""

from typing import Any

from pentapolis.kernel.game import Game, register
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from tests.kernel.toy import CROWN, SWAP, VOCABULARY, Toy, ToyGame

HIGH = 6  # lots from here on pay the levy


class LevyTable(Toy):
    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.poor = 0  # a bit for each seat that was not asked: all know that it holds no high card now

    def copy(self) -> "LevyTable":
        twin = super().copy()
        assert isinstance(twin, LevyTable)
        twin.poor = self.poor
        return twin

    def push_all(self, steps: Any) -> None:
        """The award pushes what follows it: the levy comes before the weather."""
        self.poor = 0
        super().push_all([*steps[:-1], LEVY, steps[-1]])

    def high(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if card >= HIGH]

    def plausible(self, seat: int) -> bool:
        return not any(self.poor >> owner & 1 and self.high(owner) for owner in range(self.seats) if owner != seat)


class Levy(Step[LevyTable]):
    def run(self, t: LevyTable) -> None:
        seat = min(range(t.seats), key=lambda seat: (t.spent[seat][-1], seat))
        if not t.high(seat):
            t.poor |= 1 << seat
        elif len(t.deck) > 1:
            t.push(PayLevy(seat))


class PayLevy(Decision[LevyTable]):
    question = "ask-toy-levy"
    pause = True  # that there is only one such card is nobody's business

    def moves(self, t: LevyTable, seat: int) -> list[int]:
        return [SWAP.move(card) for card in t.high(seat)]

    def why_not(self, t: LevyTable, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not SWAP:
            return t.not_asked(move)
        if VOCABULARY.first[move] not in t.high(seat):
            return Reason("TOY-LOT-02", "refuse-toy-hand", {"number": VOCABULARY.first[move]})
        return None

    def play(self, t: LevyTable, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.shown[seat] = [known for known in t.shown[seat] if known != card]
        t.row.append(card)
        drawn = t.deck.pop(1 if t.deck[0] == CROWN else 0)  # the crown comes to no hand
        t.hands[seat][t.hands[seat].index(card)] = drawn
        t.block_undo()


LEVY = Levy()
LEVY_TOY = ToyGame("toy-levy", LevyTable)
register(LEVY_TOY)
