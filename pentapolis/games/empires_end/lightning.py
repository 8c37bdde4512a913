"""The lightning variant (EE-LTN): everybody carries out two of four disasters before the first phase.

So everybody begins it with two destroyed locations and two innovations (EE-LTN-06). All four cards can be exchanged
once, or none (EE-OPT-10).
"""

from typing import Final

from pentapolis.games.empires_end.catalogue import CARD
from pentapolis.games.empires_end.industry import DRAW_UP, discard_hand
from pentapolis.games.empires_end.strike import GAIN, STRIKE, strike
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import HAND, SEATS
from pentapolis.games.empires_end.vocabulary import KEEP_HAND, REDRAW, SUFFER, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step


class Lightning(Step[EmpiresEnd]):
    """EE-LTN-03: first everybody keeps the four cards or not."""

    def run(self, t: EmpiresEnd) -> None:
        t.push(DRAW_AGAIN)
        for seat in range(t.seats):
            t.push_seat(seat, KEEP_OR_REDRAW[seat])


class Keep(Free[EmpiresEnd]):
    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        if t.telling:
            t.tell("log-keep-hand", {"seat": seat})


class Redraw(Free[EmpiresEnd]):
    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        discard_hand(t, seat)


class KeepOrRedraw(Menu[EmpiresEnd]):
    """EE-LTN-03: all four cards or none."""

    question = "ask-redraw"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Keep(KEEP_HAND), Redraw(REDRAW)])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-LTN-03", "refuse-redraw-first", {})


class DrawAgain(Step[EmpiresEnd]):
    """EE-LTN-03, EE-LTN-04: those who discarded draw four new cards; then everybody chooses two."""

    def run(self, t: EmpiresEnd) -> None:
        for turn in range(t.seats):
            t.draw_up((int(t.first) + turn) % t.seats, HAND)
        t.push(THROW_AWAY)
        for seat in range(t.seats):
            t.push_seat(seat, GAIN[seat])
            t.push_seat(seat, STRIKE[seat])
            t.push_seat(seat, CHOOSE_TWO[seat])


class Suffer(Action[EmpiresEnd]):
    """EE-LTN-04, EE-LTN-05: two of the hand, named in the order of the catalogue."""

    def __init__(self) -> None:
        super().__init__(SUFFER)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        hand = sorted(t.empires[seat].hand)
        return [SUFFER.move(hand[a], hand[b]) for a in range(len(hand)) for b in range(a + 1, len(hand))]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        hand = t.empires[seat].hand
        for card in (first, second):
            if card not in hand:
                return Reason("EE-LTN-04", "refuse-not-in-hand", {"card": CARD.ids[card]})
        if first == second:
            return Reason("EE-LTN-04", "refuse-suffer-twice", {"card": CARD.ids[first]})
        if first > second:  # one way of writing is enough
            return Reason("EE-LTN-04", "refuse-suffer-order", {"move": VOCABULARY.notation(SUFFER.move(second, first))})
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        empire.hand = without(without(empire.hand, first), second)
        if t.telling:
            t.tell("log-suffer", {"seat": seat, "card": CARD.ids[first], "card2": CARD.ids[second]})
        strike(t, seat, t.edition.cards[first].target, first)
        strike(t, seat, t.edition.cards[second].target, second)


class ChooseTwo(Menu[EmpiresEnd]):
    """EE-LTN-04: the two disasters carried out."""

    question = "ask-suffer"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Suffer()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-LTN-04", "refuse-suffer-first", {})


class ThrowAway(Step[EmpiresEnd]):
    """EE-LTN-07: the other cards are discarded, and hands of two are drawn."""

    def run(self, t: EmpiresEnd) -> None:
        for seat in range(t.seats):
            discard_hand(t, seat)
        DRAW_UP.run(t)


LIGHTNING: Final = Lightning()
KEEP_OR_REDRAW: Final = [KeepOrRedraw(seat) for seat in range(SEATS.stop)]
DRAW_AGAIN: Final = DrawAgain()
CHOOSE_TWO: Final = [ChooseTwo(seat) for seat in range(SEATS.stop)]
THROW_AWAY: Final = ThrowAway()
