"""Colonization (TTA-COL): the auction for a territory, and the force that the winner sends."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.action_cards import receive
from pentapolis.games.through_the_ages.catalogue.index import (
    BONUSES,
    CARD,
    GROUP,
    NUMBER,
    TECHNOLOGY,
    TERRITORIES,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.effects import DISCARDS_FOR_COLONIZATION, INFANTRY_AS_CAVALRY
from pentapolis.games.through_the_ages.ratings import W_STRENGTH, tactical_strength
from pentapolis.games.through_the_ages.table import NO_WORKERS, NOBODY_YET, NOTHING, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import BONUS, MOST_BID, MOST_SEATS, UNIT
from pentapolis.games.through_the_ages.tokens import update
from pentapolis.games.through_the_ages.vocabulary import ADD, BID, DONE, FOLD, SEND, SPARE, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep
from pentapolis.kernel.zones import EMPTY, EVERYBODY, only

UNITS: Final = [card for card in range(WORKER_CARDS) if GROUP[card] == UNIT]


def units_strength(units: list[int]) -> i64:
    found: i64 = 0
    for card in UNITS:
        found += units[card] * W_STRENGTH[card]
    return found


def has_unit(units: list[int]) -> bool:
    return any(units[card] > 0 for card in UNITS)


def force_of(p: Player, units: list[int]) -> i64:
    """TTA-COL-06, TTA-COL-07, TTA-COL-08, TTA-COL-11: units, their armies and the modifier; 0 without a unit."""
    if not has_unit(units):
        return 0
    return units_strength(units) + tactical_strength(p.tactic, units, p.has(INFANTRY_AS_CAVALRY)) + p.colonization


def force_now(t: ThroughTheAges, seat: int) -> i64:
    """What has been sent so far, with cards (TTA-COL-09); 0 without a unit (TTA-COL-10)."""
    p = t.players[seat]
    if not t.sent or not has_unit(t.sent):
        return 0
    found = force_of(p, t.sent) + t.spared
    for card in t.force_cards:
        found += BONUSES[card].colonization
    return found


def largest_force(t: ThroughTheAges, seat: int) -> i64:
    """TTA-COL-02: the most a player could really send."""
    p = t.players[seat]
    found = force_of(p, p.workers)
    if found == 0:
        return 0
    others: i64 = 0
    for card in p.military:
        if GROUP[card] == BONUS:
            found += BONUSES[card].colonization
        else:
            others += 1
    if t.bidder == seat:
        for card in t.force_cards:
            found += BONUSES[card].colonization
        found += t.spared
    if p.has(DISCARDS_FOR_COLONIZATION):
        spare: i64 = NUMBER[DISCARDS_FOR_COLONIZATION]
        if t.bidder == seat:
            spare -= t.spared
        found += min(others, spare)
    return found


# --- the auction ------------------------------------------------------------------------------------------------------


def begin_auction(t: ThroughTheAges) -> None:
    """TTA-COL-01, TTA-COL-03: from the player who revealed the territory, clockwise."""
    t.bid = 0
    t.bidder = NOBODY_YET
    t.bidders = 0
    for seat in t.order_from(int(t.seat)):
        t.bidders |= 1 << seat
    t.push(BIDDING[int(t.seat)])


class Bid(Action[ThroughTheAges]):
    """TTA-COL-01, TTA-COL-02."""

    def __init__(self) -> None:
        super().__init__(BID)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        most = min(largest_force(t, seat), MOST_BID)
        return [BID.move(number) for number in range(int(t.bid) + 1, int(most) + 1)]

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        most = min(largest_force(t, seat), MOST_BID)
        for number in range(t.bid + 1, most + 1):
            legal.append(BID.words[number])

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        number = VOCABULARY.first[move]
        if number <= t.bid:
            return Reason("TTA-COL-01", "refuse-bid-too-low", {"count": int(t.bid)})
        most = int(largest_force(t, seat))
        if number > most:
            return Reason("TTA-COL-02", "refuse-bid-too-high", {"count": most})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.bid = VOCABULARY.first[move]
        t.bidder = seat
        if t.telling:
            t.tell("log-bid", {"seat": seat, "count": int(t.bid)})
        next_bid(t, seat)


class Fold(Free[ThroughTheAges]):
    """TTA-COL-03: who passes is out."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.bidders &= ~(1 << seat)
        if t.telling:
            t.tell("log-fold", {"seat": seat})
        next_bid(t, seat)


def next_bid(t: ThroughTheAges, seat: int) -> None:
    """TTA-COL-04, TTA-COL-05."""
    for other in t.order_from((seat + 1) % t.seats):
        if t.bidders >> other & 1:
            if other == t.bidder:
                send_force(t)
            else:
                t.push(BIDDING[other])
            return
    # Nobody bids: the card goes to the past events with the event it was (TTA-COL-04).


class Bidding(Menu[ThroughTheAges]):
    """A player bids or passes. Who has a unit is asked, whether or not their cards allow a bid: nobody learns which."""

    question = "ask-bid"
    pause = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Bid(), Fold(FOLD)])

    def run(self, t: ThroughTheAges) -> None:
        if has_unit(t.players[self.seat].workers):
            t.asked = self
            t.answers = self.moves(t, self.seat)
        else:
            t.agenda.pop()
            self.play(t, self.seat, FOLD.base)

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event], "count": int(t.bid)}


# --- the force --------------------------------------------------------------------------------------------------------


def send_force(t: ThroughTheAges) -> None:
    """TTA-COL-05: the last bidder must colonize."""
    t.sent = NO_WORKERS
    t.force_cards = NOTHING
    t.spared = 0
    if t.telling:
        t.tell("log-auction-won", {"seat": int(t.bidder), "card": CARD.ids[t.event], "count": int(t.bid)})
    t.push(FORCE[int(t.bidder)])


class Send(Action[ThroughTheAges]):
    """TTA-COL-06."""

    def __init__(self) -> None:
        super().__init__(SEND)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        workers = t.players[seat].workers
        return [SEND.move(card) for card in UNITS if workers[card] > t.sent[card]]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if card not in UNITS or t.players[seat].workers[card] <= t.sent[card]:
            return Reason("TTA-COL-06", "refuse-no-unit", {"card": TECHNOLOGY.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        sent = t.sent.copy()
        sent[VOCABULARY.first[move]] += 1
        t.sent = sent


class AddBonus(Action[ThroughTheAges]):
    """TTA-COL-09."""

    def __init__(self) -> None:
        super().__init__(ADD)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [ADD.move(card) for card in sorted(set(t.players[seat].military)) if GROUP[card] == BONUS]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if GROUP[card] != BONUS:
            return Reason("TTA-COL-09", "refuse-not-a-bonus", {"card": CARD.ids[card]})
        if card not in t.players[seat].military:
            return Reason("TTA-COL-09", "refuse-not-in-hand", {"card": CARD.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.drop_military(seat, card)
        t.shown(card)
        t.force_cards = plus(t.force_cards, card)
        t.block_undo()


class SpareCard(Action[ThroughTheAges]):
    """Cook: up to two military cards are discarded for 1 each."""

    def __init__(self) -> None:
        super().__init__(SPARE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        if not p.has(DISCARDS_FOR_COLONIZATION):
            return []
        return [SPARE.move(card) for card in sorted(set(p.military)) if GROUP[card] != BONUS]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        p = t.players[seat]
        card = VOCABULARY.first[move]
        if not p.has(DISCARDS_FOR_COLONIZATION):
            return Reason("TTA-COL-09", "refuse-no-such-leader", {})
        if GROUP[card] == BONUS:
            return Reason("TTA-COL-09", "refuse-bonus-counts-more", {"card": CARD.ids[card]})
        if card not in p.military:
            return Reason("TTA-COL-09", "refuse-not-in-hand", {"card": CARD.ids[card]})
        if t.spared >= NUMBER[DISCARDS_FOR_COLONIZATION]:
            return Reason("TTA-COL-09", "refuse-spared-enough", {"count": NUMBER[DISCARDS_FOR_COLONIZATION]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.drop_military(seat, card)
        t.discard(card, only(seat))
        t.spared += 1


class Colonize(Action[ThroughTheAges]):
    """The force is complete (TTA-COL-06, TTA-COL-10)."""

    def __init__(self) -> None:
        super().__init__(DONE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [DONE.base]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if not has_unit(t.sent):
            return Reason("TTA-COL-10", "refuse-force-without-unit", {})
        force = int(force_now(t, seat))
        if force < t.bid:
            return Reason("TTA-COL-06", "refuse-force-too-small", {"count": int(t.bid), "have": force})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        """TTA-COL-12: units are sacrificed, bonus cards discarded."""
        p = t.players[seat]
        workers = p.workers.copy()
        gone: i64 = 0
        for card in UNITS:
            workers[card] -= t.sent[card]
            gone += t.sent[card]
        if t.telling:
            t.tell("log-force", {"seat": seat, "count": int(force_now(t, seat)), "number": int(gone)})
        p.workers = workers
        p.yellow += gone
        for card in t.force_cards:
            t.discard(card, EVERYBODY)
        t.sent = NOTHING
        t.force_cards = NOTHING
        t.spared = 0
        t.bidder = NOBODY_YET
        t.bid = 0
        card = int(t.event)
        t.event = EMPTY
        colonize(t, seat, card)


class Force(Menu[ThroughTheAges]):
    """TTA-COL-06 to TTA-COL-10: unit by unit and card by card, until it is enough."""

    question = "ask-force"
    pause = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Send(), AddBonus(), SpareCard(), Colonize()])

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event], "count": int(t.bid), "have": int(force_now(t, self.seat))}

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if VOCABULARY.verb(move) is not DONE:
            t.push(self)
        super().play(t, seat, move)


def colonize(t: ThroughTheAges, seat: int, card: int) -> None:
    """TTA-COL-13: the permanent effect first, then the immediate one."""
    p = t.players[seat]
    p.colonies = plus(p.colonies, card)
    if t.telling:
        t.tell("log-colony", {"seat": seat, "card": CARD.ids[card]})
    t.aim = card
    t.push(IMMEDIATE[seat])
    update(t, seat)


class Immediate(SeatStep[ThroughTheAges]):
    """TTA-COL-14."""

    def run(self, t: ThroughTheAges) -> None:
        card = int(t.aim)
        t.aim = EMPTY
        receive(t, self.seat, TERRITORIES[card].immediate)


BIDDING: Final = [Bidding(seat) for seat in range(MOST_SEATS)]
FORCE: Final = [Force(seat) for seat in range(MOST_SEATS)]
IMMEDIATE: Final = [Immediate(seat) for seat in range(MOST_SEATS)]
