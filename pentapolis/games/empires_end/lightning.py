"""The lightning variant (EE-LTN): everybody carries out two of four disasters before the first phase."""

from typing import Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.catalogue import CARD
from pentapolis.games.empires_end.industry import DRAW_UP, discard_hand
from pentapolis.games.empires_end.strike import GAIN, STRIKE, strike
from pentapolis.games.empires_end.table import EmpiresEnd, without
from pentapolis.games.empires_end.terms import HAND, SEATS
from pentapolis.games.empires_end.vocabulary import KEEP_HAND, REDRAW, SUFFER, VOCABULARY
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step

SUFFERS: Final = SUFFER.words
SUFFER_0: Final[i64] = SUFFER.base
ALL: Final[i64] = len(CARD)


class Lightning(Step[EmpiresEnd]):
    """EE-LTN-03: first everybody keeps the four cards or not."""

    def run(self, t: EmpiresEnd) -> None:
        t.push(DRAW_AGAIN)
        for seat in range(t.seats):
            t.push_seat(seat, KEEP_OR_REDRAW[seat])


class KeepOrRedraw(Decision[EmpiresEnd]):
    question = "ask-redraw"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [KEEP_HAND.base, REDRAW.base]

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        return None if verb is KEEP_HAND or verb is REDRAW else Reason("EE-LTN-03", "refuse-redraw-first", {})

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        if move == REDRAW.base:
            discard_hand(t, seat)
        elif t.telling:
            t.tell("log-keep-hand", {"seat": seat})


class DrawAgain(Step[EmpiresEnd]):
    """EE-LTN-03, -04: those who discarded draw four new cards; then everybody chooses two."""

    def run(self, t: EmpiresEnd) -> None:
        for turn in range(t.seats):
            t.draw_up((int(t.first) + turn) % t.seats, HAND)
        t.push(THROW_AWAY)
        for seat in range(t.seats):
            t.push_seat(seat, GAIN[seat])
            t.push_seat(seat, STRIKE[seat])
            t.push_seat(seat, CHOOSE_TWO[seat])


class ChooseTwo(Decision[EmpiresEnd]):
    """EE-LTN-04, -05: the two disasters carried out: both destructions, then both placements."""

    question = "ask-suffer"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        hand = sorted(t.empires[seat].hand)
        return cast(
            "list[int]", [SUFFERS[hand[a] * ALL + hand[b]] for a in range(len(hand)) for b in range(a + 1, len(hand))]
        )

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not SUFFER:
            return Reason("EE-LTN-04", "refuse-suffer-first", {})
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

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        word: i64 = move - SUFFER_0
        empire = t.empires[seat]
        first = word // ALL
        second = word % ALL
        empire.hand = without(without(empire.hand, first), second)
        if t.telling:
            t.tell("log-suffer", {"seat": seat, "card": CARD.ids[first], "card2": CARD.ids[second]})
        strike(t, seat, t.edition.cards[first].target, first)
        strike(t, seat, t.edition.cards[second].target, second)


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
