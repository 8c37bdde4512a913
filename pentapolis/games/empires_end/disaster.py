"""Disaster phases (EE-DIS, EE-TAKE, EE-LOW, EE-EXH, EE-DBL): bidding in turn until somebody takes each disaster.

One decision is asked after the other, each about one open card, until the player on turn has decided about all of them
(EE-OPT-04). So these hold by construction: taking is always a legal move, the only one for whoever cannot pay
(EE-DIS-08, EE-DIS-09, EE-OPT-01, EE-DBL-11); every card has bids, a taker and an end of its own (EE-DBL-02, EE-DBL-04,
EE-DBL-08, EE-DBL-10); and what a taker has got, tokens and innovation, is there for the next decision (EE-TAKE-02,
EE-DBL-05, EE-DBL-09, EE-DBL-12). Then a taker with few resources may give up points for coins, and need not (EE-LOW-01,
EE-OPT-03); the log shows the resources (EE-INF-04). When every card is taken the phase ends (EE-TAKE-08).
"""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.disaster import FreeBid, ReplaceDisaster
from pentapolis.games.empires_end.catalogue import CARD
from pentapolis.games.empires_end.strike import GAIN, STRIKE, strike
from pentapolis.games.empires_end.table import NOBODY_YET, EmpiresEnd
from pentapolis.games.empires_end.terms import (
    COIN,
    FEW,
    IN_DISASTER,
    POINTS_FOR_COIN,
    RESOURCES,
    SEATS,
    amount,
    listed,
    one,
    total,
)
from pentapolis.games.empires_end.vocabulary import (
    BID,
    BUY_COIN,
    DECLINE,
    FREE_BID,
    GO_ON,
    REPLACE,
    REST,
    TAKE,
    VOCABULARY,
    WAIT,
)
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep, Step
from pentapolis.kernel.zones import EMPTY

BIDS: Final = BID.words
FREE_BIDS: Final = FREE_BID.words
TAKES: Final = TAKE.words
REPLACES: Final = REPLACE.words
GO_ONS: Final = GO_ON.words
KINDS: Final[i64] = len(RESOURCES)
ALL: Final[i64] = len(CARD)


class Disaster(Step[EmpiresEnd]):
    """EE-DIS-03, EE-DBL-01: turn up one disaster or two. Without any card the phase is skipped (EE-GAP-13)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: EmpiresEnd) -> None:
        cards: list[int] = []
        for _ in range(self.count):
            card = t.draw_card()
            if card != EMPTY:
                cards.append(card)
        t.disasters = cards
        t.pots = [0] * len(cards)
        t.takers = [NOBODY_YET] * len(cards)
        t.open = (1 << len(cards)) - 1
        t.resting = 0
        t.block_undo()
        if t.telling:
            for card in cards:
                tell_disaster(t, card)
            if not cards:
                t.tell("log-no-disaster", {})
        if cards:
            begin_turn(t, t.first)  # EE-DIS-05

    def label(self) -> str:
        return f"Disaster({self.count})"


def tell_disaster(t: EmpiresEnd, card: int) -> None:
    t.tell("log-disaster", {"card": CARD.ids[card], "number": int(t.edition.cards[card].target) + 1})


def begin_turn(t: EmpiresEnd, seat: i64) -> None:
    """The player on turn decides about every disaster still open (EE-DBL-03)."""
    t.turn = seat
    t.undecided = t.open
    t.resting &= ~seat_bit(seat)
    next_decision(t)


def next_decision(t: EmpiresEnd) -> None:
    """EE-ABI-13: before every decision whoever can replace a disaster may do so, then the player on turn decides."""
    t.waived = 0
    ask_next(t)


def ask_next(t: EmpiresEnd) -> None:
    if t.any_moment:
        other = next_to_replace(t)
        if other >= 0:
            t.ask(MOMENT[other])
            return
    seat = t.turn
    if t.undecided & (t.undecided - 1) or t.empires[seat].goods >> 36:
        t.ask(TURN[seat])  # two disasters to take, or a coin to pay with: there is a choice
    else:
        t.push(TURN[seat])


def goes_on(t: EmpiresEnd, seat: int) -> None:
    """After a decision: the rest of the turn, the next player's turn, or the end of the phase."""
    if t.undecided:
        next_decision(t)
    elif t.open:
        if not t.any_moment and t.empires[seat].usable(t.abilities) and can_replace(t, seat):
            t.push(TURN[seat])  # directly after the pass (EE-GAP-08)
        else:
            begin_turn(t, (seat + 1) % t.seats)


class GoesOn(SeatStep[EmpiresEnd]):
    """The same when a disaster has been carried out."""

    def run(self, t: EmpiresEnd) -> None:
        goes_on(t, self.seat)


def can_replace(t: EmpiresEnd, seat: int) -> bool:
    """Has the seat an innovation that replaces a disaster, and is there another disaster?"""
    for card in t.empires[seat].usable(t.abilities):
        if isinstance(t.abilities[card], ReplaceDisaster):
            return t.cards_left()
    return False


def seat_bit(seat: i64) -> i64:
    bit: i64 = 1
    return bit << seat


def next_to_replace(t: EmpiresEnd) -> i64:
    """The first seat after the one on turn that may replace a disaster now and has not declined, or -1 (EE-GAP-08)."""
    declined = t.waived | t.resting
    for step in range(1, t.seats):
        seat = (t.turn + step) % t.seats
        if not declined >> seat & 1 and t.empires[seat].usable(t.abilities) and can_replace(t, seat):
            return seat
    return -1


# --- what can be done -----------------------------------------------------------------------------------------------


def why_not_decide(t: EmpiresEnd, card: int) -> Reason | None:
    """Why the player on turn cannot pass on a disaster or take it."""
    args: dict[str, Any] = {"card": CARD.ids[card]}
    place = place_of(t, card)
    if place < 0:
        return Reason("EE-DIS-05", "refuse-not-open", args)
    if not t.open >> place & 1:
        return Reason("EE-DIS-07", "refuse-taken", args)
    if not t.undecided >> place & 1:
        return Reason("EE-DBL-03", "refuse-decided", args)
    return None


def open_disasters(t: EmpiresEnd) -> list[int]:
    """The cards in the middle that nobody has taken."""
    return [card for place, card in enumerate(t.disasters) if t.open >> place & 1]


class Bid(Action[EmpiresEnd]):
    """EE-DIS-06: pass, with one token beside the card."""

    def __init__(self) -> None:
        super().__init__(BID)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [BID.move(card, resource) for card in open_disasters(t) for resource in range(len(RESOURCES))]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        resource = VOCABULARY.second[move]
        reason = why_not_decide(t, card)
        if reason is not None:
            return reason
        if resource != COIN and resource not in t.edition.cards[card].bids:
            return Reason("EE-DIS-06", "refuse-not-accepted", dict(VOCABULARY.objects(move)))
        if not amount(t.empires[seat].goods, resource):
            return Reason("EE-DIS-06", "refuse-none-of", {"resource": RESOURCES[resource]})
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        resource = VOCABULARY.second[move]
        place = place_of(t, card)
        decided(t, place)
        token = one(resource)
        t.empires[seat].goods -= token
        pots = t.pots.copy()
        pots[place] += token
        t.pots = pots
        if t.telling:
            t.tell("log-bid", {"seat": seat, "card": CARD.ids[card], "resource": RESOURCES[resource]})
        goes_on(t, seat)


class BidFree(Action[EmpiresEnd]):
    """EE-EXH-05: pass without paying, by exhausting an innovation."""

    def __init__(self) -> None:
        super().__init__(FREE_BID)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        tools = t.empires[seat].own_sources(IN_DISASTER, t.abilities)
        return [
            FREE_BID.move(tool, card)
            for card in open_disasters(t)
            for tool in tools
            if isinstance(t.abilities[tool], FreeBid)
        ]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        tool = VOCABULARY.first[move]
        card = VOCABULARY.second[move]
        reason = why_not_decide(t, card)
        if reason is not None:
            return reason
        ability = t.abilities[tool]
        reason = why_not_exhaust(t, seat, tool, isinstance(ability, FreeBid))
        if reason is not None:
            return reason
        assert isinstance(ability, FreeBid)
        if not t.edition.cards[card].accepts >> ability.resource & 1:
            args = {"card": CARD.ids[card], "resource": RESOURCES[ability.resource]}
            return Reason("EE-EXH-05", "refuse-free-bid", args)
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        tool = VOCABULARY.first[move]
        card = VOCABULARY.second[move]
        decided(t, place_of(t, card))
        t.empires[seat].exhaust(tool)
        if t.telling:
            t.tell("log-free-bid", {"seat": seat, "card": CARD.ids[tool], "card2": CARD.ids[card]})
        goes_on(t, seat)


class Take(Action[EmpiresEnd]):
    """EE-TAKE-01: take the disaster, with all that was bid on it."""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [TAKE.move(card) for card in open_disasters(t)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return why_not_decide(t, VOCABULARY.first[move])

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        take(t, seat, VOCABULARY.first[move])


class Replace(Action[EmpiresEnd]):
    """EE-ABI-13: exhaust an innovation to replace an open disaster."""

    def __init__(self) -> None:
        super().__init__(REPLACE)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        tools = t.empires[seat].own_sources(IN_DISASTER, t.abilities)
        return [
            REPLACE.move(tool, card)
            for tool in tools
            if isinstance(t.abilities[tool], ReplaceDisaster)
            for card in open_disasters(t)
        ]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        tool = VOCABULARY.first[move]
        card = VOCABULARY.second[move]
        reason = why_not_exhaust(t, seat, tool, isinstance(t.abilities[tool], ReplaceDisaster))
        if reason is not None:
            return reason
        place = place_of(t, card)
        if place < 0 or not t.open >> place & 1:
            return Reason("EE-ABI-13", "refuse-not-open", {"card": CARD.ids[card]})
        if not t.cards_left():
            return Reason("EE-ABI-13", "refuse-no-cards", {})
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        for tool in t.empires[seat].usable(t.abilities):
            if isinstance(t.abilities[tool], ReplaceDisaster) and t.cards_left():
                for place, card in enumerate(t.disasters):
                    if t.open >> place & 1:
                        legal.append(REPLACES[tool * ALL + card])

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        replace(t, seat, VOCABULARY.first[move], VOCABULARY.second[move])
        goes_on(t, int(t.turn))


class Wait(Free[EmpiresEnd]):
    """EE-ABI-13: no disaster is replaced before the decision of the player on turn."""

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.waived |= seat_bit(seat)
        ask_next(t)


class Rest(Action[EmpiresEnd]):
    """EE-ABI-13: nor before the own turn."""

    def __init__(self) -> None:
        super().__init__(REST)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [REST.base] if more_before(t, seat) else []

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return None if more_before(t, seat) else Reason("EE-ABI-13", "refuse-rest", {})

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.resting |= seat_bit(seat)
        ask_next(t)


def more_before(t: EmpiresEnd, seat: int) -> bool:
    """Will there be another decision of others before the seat's turn, after the next one?"""
    return (t.undecided & (t.undecided - 1)) != 0 or (t.turn + 1) % t.seats != seat


class GoOn(Action[EmpiresEnd]):
    """After a pass, without replacing a disaster (EE-GAP-08)."""

    def __init__(self) -> None:
        super().__init__(GO_ON)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [] if t.undecided else [GO_ON.base]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return Reason("EE-DIS-05", "refuse-decide-first", {}) if t.undecided else None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        begin_turn(t, (seat + 1) % t.seats)


REPLACING: Final = Replace()


class Turn(Menu[EmpiresEnd]):
    """EE-DIS-05: pass or take; innovations may be used to pass or to replace a disaster."""

    question = "ask-disaster"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Bid(), BidFree(), Take(), REPLACING, GoOn()])

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        """Disaster by disaster, and without asking the actions: no decision is asked more often."""
        empire = t.empires[seat]
        tools = empire.usable(t.abilities)
        have = empire.goods
        legal: list[object] = []
        for place in range(len(t.disasters)):
            if t.undecided >> place & 1:
                index = t.disasters[place]
                card = t.edition.cards[index]
                first = index * KINDS
                for resource in card.bids:
                    if amount(have, resource):
                        legal.append(BIDS[first + resource])
                if have >> 36:
                    legal.append(BIDS[first + COIN])
                for tool in tools:
                    ability = t.abilities[tool]
                    if isinstance(ability, FreeBid) and card.accepts >> ability.resource & 1:
                        legal.append(FREE_BIDS[tool * ALL + index])
                legal.append(TAKES[index])
        if tools:
            REPLACING.offer(t, seat, legal)
        if not t.undecided:
            legal.append(GO_ONS[0])
        return cast("list[int]", legal)


class Moment(Menu[EmpiresEnd]):
    """EE-ABI-13: another player is on turn, and before that decision the seat may replace a disaster.

    Whoever does not want to be asked each time rests until the own turn, or until a disaster has been replaced.
    """

    question = "ask-replace"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [REPLACING, Wait(WAIT), Rest()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        verb = VOCABULARY.verb(move)
        if verb is BID or verb is TAKE or verb is FREE_BID:
            return Reason("EE-FLOW-08", "refuse-only-replace", {"seat": int(t.turn)})
        return t.not_asked(move)


def place_of(t: EmpiresEnd, card: int) -> int:
    """Which of the disasters in the middle the card is, or -1.

    The open one, if it lies there twice: a card that was taken and discarded may come back as a replacement.
    """
    found = -1
    for place, lying in enumerate(t.disasters):
        if lying == card:
            if t.open >> place & 1:
                return place
            found = place
    return found


def why_not_exhaust(t: EmpiresEnd, seat: int, tool: int, has_ability: bool) -> Reason | None:
    """Why an innovation cannot be exhausted for the ability that a move asks for."""
    empire = t.empires[seat]
    named: dict[str, Any] = {"card": CARD.ids[tool]}
    if empire.host(tool) < 0:
        return Reason("EE-EXH-01", "refuse-not-your-innovation", named)
    if not has_ability:
        return Reason("EE-EXH-01", "refuse-other-ability", named)
    if not empire.active(tool):
        return Reason("EE-EXH-01", "refuse-inactive", named)
    if tool in empire.exhausted:
        return Reason("EE-EXH-02", "refuse-exhausted", named)
    return None


def decided(t: EmpiresEnd, place: i64) -> None:
    bit: i64 = 1
    t.undecided &= ~(bit << place)


def take(t: EmpiresEnd, seat: int, card: i64) -> None:
    """EE-TAKE-01, EE-TAKE-02: marker and tokens; then destruction and innovation, then few resources (EE-LOW)."""
    place = place_of(t, int(card))
    decided(t, place)
    bit: i64 = 1
    t.open &= ~(bit << place)
    takers = t.takers.copy()
    takers[place] = seat
    t.takers = takers
    if t.telling:
        t.tell("log-take", {"seat": seat, "card": CARD.ids[card]})
    if not t.open:  # EE-DBL-06: whoever takes the last one
        if t.telling and t.first != seat:
            t.tell("log-marker", {"seat": seat})
        t.first = seat
    pot = t.pots[place]
    if pot:
        t.empires[seat].goods += pot
        if t.telling:
            t.tell("log-pot", {"seat": seat, "resources": listed(pot)})
    strike(t, seat, t.edition.cards[card].target, card)
    t.push(GOES_ON[seat])
    t.push(FEW_RESOURCES[seat])
    t.push(GAIN[seat])
    STRIKE[seat].run(t)


def replace(t: EmpiresEnd, seat: int, tool: i64, card: i64) -> None:
    """EE-ABI-13, EE-GAP-07: another disaster in place of this one; tokens stay, the deck is shuffled."""
    place = place_of(t, int(card))
    t.empires[seat].exhaust(tool)
    if t.telling:
        t.tell("log-replace", {"seat": seat, "card": CARD.ids[tool], "card2": CARD.ids[card]})
    new = t.draw_card()
    rest = t.deck[int(t.dealt) :]
    if t.shuffle_back:
        rest.append(card)
        t.put_back(int(card))
    else:
        t.discard(card)
    t.shuffle_deck(rest)
    disasters = t.disasters.copy()
    disasters[place] = new
    t.disasters = disasters
    t.resting = 0  # a new disaster: whoever did not care for the old one may think again
    t.block_undo()
    if t.telling:
        tell_disaster(t, new)


class FewResources(SeatStep[EmpiresEnd]):
    """EE-LOW-01: whoever has taken a disaster and has fewer than 5 resources may buy coins for points."""

    def run(self, t: EmpiresEnd) -> None:
        if total(t.empires[self.seat].goods) < FEW:
            t.ask(SELL_POINTS[self.seat])


class BuyCoin(Action[EmpiresEnd]):
    """EE-LOW-02: 2 points for a coin; EE-LOW-04: the resources are shown."""

    def __init__(self) -> None:
        super().__init__(BUY_COIN)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [BUY_COIN.base]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        t.block_undo()
        if t.telling:
            t.tell("log-low", {"seat": seat, "resources": listed(empire.goods)})
        empire.score -= POINTS_FOR_COIN
        empire.goods += one(COIN)
        t.push(FEW_RESOURCES[seat])


class Decline(Free[EmpiresEnd]):
    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        """Nothing happens."""


class SellPoints(Menu[EmpiresEnd]):
    """EE-LOW-02: buy a coin, or not."""

    question = "ask-low"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [BuyCoin(), Decline(DECLINE)])

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [BUY_COIN.base, DECLINE.base]

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-LOW-02", "refuse-low-first", {})


DISASTER: Final = [Disaster(count) for count in range(3)]
MOMENT: Final = [Moment(seat) for seat in range(SEATS.stop)]
TURN: Final = [Turn(seat) for seat in range(SEATS.stop)]
GOES_ON: Final = [GoesOn(seat) for seat in range(SEATS.stop)]
FEW_RESOURCES: Final = [FewResources(seat) for seat in range(SEATS.stop)]
SELL_POINTS: Final = [SellPoints(seat) for seat in range(SEATS.stop)]
