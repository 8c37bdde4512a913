"""Drawing, reshuffling and developing. A reshuffle happens where the drawing is, on anybody's turn (IMP-RSH-06)."""

from typing import Any

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.moving import draw_one, into_discard, nation_to_discard, trigger_scoring
from pentapolis.games.imperium.payment import pay, payable
from pentapolis.games.imperium.table import EMPTY_LIST, Imperium
from pentapolis.games.imperium.terms import KINDS, MOST_SEATS
from pentapolis.games.imperium.vocabulary import DEVELOP, NO, VOCABULARY
from pentapolis.kernel.effects import NOTHING, Cause
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep
from pentapolis.kernel.zones import NOBODY


class DrawCards(SeatStep[Imperium]):
    """IMP-KEY-DRW-01: so many cards; when the deck is empty reshuffle and go on.

    `able`: never reshuffle (IMP-KEY-DRW-02, IMP-RSH-07). `number`: the resolution that speaks of the cards drawn;
    it remembers their places in the hand, for what they are is hidden.
    """

    def __init__(self, seat: int, left: int, able: bool = False, number: int = NOTHING, renewed: bool = False) -> None:
        super().__init__(seat)
        self.left = left
        self.able = able
        self.number = number
        self.renewed = renewed

    def run(self, t: Imperium) -> None:
        p = t.players[self.seat]
        left = self.left
        renewed = self.renewed
        drawn = 0
        while left > 0:
            if not p.deck:
                if not self.able and not renewed:  # IMP-RSH-01: only when a card must be drawn
                    t.push(DrawCards(self.seat, left, False, self.number, True))
                    t.push(RESHUFFLE[self.seat])
                break  # IMP-GAP-11: what there is, the rest is lost
            left -= 1
            drawn += 1
            renewed = False
            last = len(p.deck) == 1
            if last and left:
                t.push(DrawCards(self.seat, left, self.able, self.number))  # IMP-EFF-74 is answered first
            draw_one(t, self.seat)
            if self.number != NOTHING:
                cause = Cause(self.seat, NOTHING, self.number)
                t.remember(cause, "drawn", [*t.that(cause, "drawn"), len(p.hand) - 1])
            if last:
                break
        if t.telling and drawn:
            t.tell("log-draw", {"seat": self.seat, "count": drawn})

    def label(self) -> str:
        return f"DrawCards({self.seat}, {self.left}, {self.able}, {self.number}, {self.renewed})"


class DrawUp(SeatStep[Imperium]):
    """IMP-CLN-06, IMP-EFF-81: up to the hand size, counted anew after every card."""

    def __init__(self, seat: int, renewed: bool = False) -> None:
        super().__init__(seat)
        self.renewed = renewed

    def run(self, t: Imperium) -> None:
        p = t.players[self.seat]
        size = t.hand_size(self.seat)
        renewed = self.renewed
        drawn = 0
        while len(p.hand) < size:
            if not p.deck:
                if not renewed:
                    t.push(DRAW_UP_RENEWED[self.seat])
                    t.push(RESHUFFLE[self.seat])
                break
            renewed = False
            drawn += 1
            last = len(p.deck) == 1
            if last:
                t.push(DRAW_UP[self.seat])
            draw_one(t, self.seat)
            if last:
                break
        if t.telling and drawn:
            t.tell("log-draw", {"seat": self.seat, "count": drawn})

    def label(self) -> str:
        return f"DrawUp({self.seat}, {self.renewed})"


class Reshuffle(SeatStep[Imperium]):
    """IMP-RSH-01 to IMP-RSH-11: a nation card or a development, then the discard pile becomes the draw deck."""

    def run(self, t: Imperium) -> None:
        p = t.players[self.seat]
        t.push(SHUFFLE_IN[self.seat])
        if p.exhaust == 0:
            return
        if not p.empire:
            # IMP-RSH-02: mandatory when possible; IMP-GAP-10, IMP-RSH-10: nothing without a nation deck.
            if not p.on_nation and p.nation_size():
                p.exhaust -= 1
                p.on_nation = True
                nation_to_discard(t, self.seat)
        elif not p.on_development and developable(t, self.seat, False):
            t.push(MAY_DEVELOP[self.seat])  # IMP-RSH-04


class ShuffleIn(SeatStep[Imperium]):
    """IMP-RSH-05: shuffle the discard pile into the new draw deck."""

    def run(self, t: Imperium) -> None:
        p = t.players[self.seat]
        if p.discard:
            p.deck = t.shuffled("reshuffle", p.discard)
            p.deck_seen = [NOBODY] * len(p.deck)
            p.discard = EMPTY_LIST
            t.block_undo()
            if t.telling:
                t.tell("log-reshuffle", {"seat": self.seat})


# --- developing -----------------------------------------------------------------------------------------------------


def development_cost(t: Imperium, seat: int, card: int) -> list[int]:
    """IMP-CMP-13, IMP-EFF-76: what the card costs this player, never below 0."""
    cost = t.faces[card].cost.copy()
    for source in t.players[seat].sources():
        cheaper = t.faces[source].cheaper
        for kind in range(KINDS):
            cost[kind] = max(0, cost[kind] - cheaper[kind])
    return cost


def developable(t: Imperium, seat: int, free: bool) -> list[int]:
    """IMP-EFF-42: the development cards that the player can pay for; quests cannot be developed (IMP-NAT-ART-01)."""
    p = t.players[seat]
    found: list[int] = []
    for card in p.developments:
        if t.faces[card].cost and (free or payable(t, seat, development_cost(t, seat, card))):
            found.append(card)
    return found


def develop(t: Imperium, seat: int, card: int, free: bool, token: bool) -> None:
    """IMP-KEY-DEV-01: pay the cost, then put the card into the discard pile."""
    t.push(Developed(seat, card, token))
    if not free:
        pay(t, seat, development_cost(t, seat, card))


class Developed(SeatStep[Imperium]):
    """The card goes to the discard pile; with the last one scoring is triggered (IMP-END-03)."""

    def __init__(self, seat: int, card: int, token: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.token = token

    def run(self, t: Imperium) -> None:
        p = t.players[self.seat]
        p.developments = without(p.developments, self.card)
        if self.token:
            p.exhaust -= 1
            p.on_development = True
        if t.telling:
            t.tell("log-develop", {"seat": self.seat, "card": CARD.ids[self.card]})
        into_discard(t, self.seat, self.card)
        if not p.developments:
            trigger_scoring(t, "developments")

    def label(self) -> str:
        return f"Developed({self.seat}, {self.card}, {self.token})"


class MayDevelop(Decision[Imperium]):
    """IMP-RSH-04: in a reshuffle an empire may develop one card."""

    question = "ask-reshuffle-develop"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [*(DEVELOP.base + card for card in developable(t, seat, False)), NO.base]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if DEVELOP.base <= move < DEVELOP.base + DEVELOP.size:
            return why_not_develop(t, seat, VOCABULARY.first[move])
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move != NO.base:
            develop(t, seat, VOCABULARY.first[move], False, True)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"seat": self.seat}


def why_not_develop(t: Imperium, seat: int, card: int) -> Reason:
    if card not in t.players[seat].developments:
        return Reason("IMP-KEY-DEV-01", "refuse-no-development", {"card": CARD.ids[card]})
    return Reason("IMP-KEY-DEV-01", "refuse-development-cost", {"card": CARD.ids[card]})


RESHUFFLE = [Reshuffle(seat) for seat in range(MOST_SEATS)]
SHUFFLE_IN = [ShuffleIn(seat) for seat in range(MOST_SEATS)]
MAY_DEVELOP = [MayDevelop(seat) for seat in range(MOST_SEATS)]
DRAW_UP = [DrawUp(seat) for seat in range(MOST_SEATS)]
DRAW_UP_RENEWED = [DrawUp(seat, True) for seat in range(MOST_SEATS)]
