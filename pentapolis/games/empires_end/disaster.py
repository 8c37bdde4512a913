"""Disaster phases (EE-DIS, EE-TAKE, EE-LOW, EE-EXH, EE-DBL): bidding in turn until somebody takes each disaster."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import FREE_BID as FREE_BID_ABILITY
from pentapolis.games.empires_end.abilities import REPLACE_DISASTER
from pentapolis.games.empires_end.catalogue import CARD
from pentapolis.games.empires_end.strike import GAIN, STRIKE, strike
from pentapolis.games.empires_end.table import NOBODY_YET, EmpiresEnd, plus
from pentapolis.games.empires_end.terms import (
    COIN,
    FEW,
    POINTS_FOR_COIN,
    RESOURCES,
    SEATS,
    lane,
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
    TAKE,
    VOCABULARY,
)
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.zones import EMPTY

BIDS: Final = BID.words
FREE_BIDS: Final = FREE_BID.words
TAKES: Final = TAKE.words
REPLACES: Final = REPLACE.words
GO_ONS: Final = GO_ON.words
BID_0: Final[i64] = BID.base
FREE_BID_0: Final[i64] = FREE_BID.base
TAKE_0: Final[i64] = TAKE.base
REPLACE_0: Final[i64] = REPLACE.base
GO_ON_0: Final[i64] = GO_ON.base
KINDS: Final[i64] = len(RESOURCES)
ALL: Final[i64] = len(CARD)


class Disaster(Step[EmpiresEnd]):
    """EE-DIS-03, EE-DBL-01: turn up one disaster or two. Without any card the phase is skipped (gap G13)."""

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
    t.undecided = t.open
    ask_turn(t, seat)


def ask_turn(t: EmpiresEnd, seat: i64) -> None:
    if t.undecided & (t.undecided - 1) or t.empires[seat].goods >> 36:
        t.ask(TURN[seat])  # two disasters to take, or a coin to pay with: there is a choice
    else:
        t.push(TURN[seat])


def goes_on(t: EmpiresEnd, seat: int) -> None:
    """After a decision: the rest of the turn, the next player's turn, or the end of the phase."""
    if t.undecided:
        ask_turn(t, seat)
    elif t.open:
        if t.empires[seat].usable(t.abilities) and can_replace(t, seat):
            t.push(TURN[seat])  # directly after the pass (gap G8)
        else:
            begin_turn(t, (seat + 1) % t.seats)


class GoesOn(Step[EmpiresEnd]):
    """The same when a disaster has been carried out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: EmpiresEnd) -> None:
        goes_on(t, self.seat)

    def label(self) -> str:
        return f"GoesOn({self.seat})"


def can_replace(t: EmpiresEnd, seat: int) -> bool:
    """Has the seat an innovation that replaces a disaster, and is there another disaster?"""
    for card in t.empires[seat].usable(t.abilities):
        if t.abilities[card].kind == REPLACE_DISASTER:
            return t.cards_left()
    return False


class Turn(Decision[EmpiresEnd]):
    """EE-DIS-05: pass or take; innovations may be used to pass or to replace a disaster."""

    question = "ask-disaster"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
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
                    if lane(have, resource):
                        legal.append(BIDS[first + resource])
                if have >> 36:
                    legal.append(BIDS[first + COIN])
                for tool in tools:
                    ability = t.abilities[tool]
                    if ability.kind == FREE_BID_ABILITY and card.accepts >> ability.resource & 1:
                        legal.append(FREE_BIDS[tool * ALL + index])
                legal.append(TAKES[index])
        if tools:
            for tool in tools:
                if t.abilities[tool].kind == REPLACE_DISASTER and t.cards_left():
                    for place, index in enumerate(t.disasters):
                        if t.open >> place & 1:
                            legal.append(REPLACES[tool * ALL + index])
        if not t.undecided:
            legal.append(GO_ONS[0])
        return cast("list[int]", legal)

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        if verb is GO_ON:
            return Reason("EE-DIS-05", "refuse-decide-first", {}) if t.undecided else None
        named: dict[str, Any] = dict(VOCABULARY.objects(move))
        if verb is REPLACE:
            reason = why_not_exhaust(t, seat, VOCABULARY.first[move], REPLACE_DISASTER)
            if reason is not None:
                return reason
            place = place_of(t, VOCABULARY.second[move])
            if place < 0 or not t.open >> place & 1:
                return Reason("EE-ABI-13", "refuse-not-open", {"card": named["card2"]})
            if not t.cards_left():
                return Reason("EE-ABI-13", "refuse-no-cards", {})
            return None
        if verb is not BID and verb is not TAKE and verb is not FREE_BID:
            return t.not_asked(move)
        index = VOCABULARY.second[move] if verb is FREE_BID else VOCABULARY.first[move]
        disaster = CARD.ids[index]
        place = place_of(t, index)
        if place < 0:
            return Reason("EE-DIS-05", "refuse-not-open", {"card": disaster})
        if not t.open >> place & 1:
            return Reason("EE-DIS-07", "refuse-taken", {"card": disaster})
        if not t.undecided >> place & 1:
            return Reason("EE-DBL-03", "refuse-decided", {"card": disaster})
        card = t.edition.cards[index]
        if verb is BID:
            resource = VOCABULARY.second[move]
            if resource != COIN and resource not in card.bids:
                return Reason("EE-DIS-06", "refuse-not-accepted", named)
            if not lane(t.empires[seat].goods, resource):
                return Reason("EE-DIS-06", "refuse-none-of", {"resource": RESOURCES[resource]})
        if verb is FREE_BID:
            tool = VOCABULARY.first[move]
            reason = why_not_exhaust(t, seat, tool, FREE_BID_ABILITY)
            if reason is not None:
                return reason
            if not card.accepts >> t.abilities[tool].resource & 1:
                resource_id = RESOURCES[t.abilities[tool].resource]
                return Reason("EE-EXH-05", "refuse-free-bid", {"card": disaster, "resource": resource_id})
        return None

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        word: i64 = move
        if word < FREE_BID_0:
            word -= BID_0
            passes(t, seat, word // KINDS, word % KINDS)
        elif word < TAKE_0:
            word -= FREE_BID_0
            free_bid(t, seat, word // ALL, word % ALL)
        elif word < REPLACE_0:
            take(t, seat, word - TAKE_0)
            return
        elif word < GO_ON_0:
            word -= REPLACE_0
            replace(t, seat, word // ALL, word % ALL)
        else:
            begin_turn(t, (seat + 1) % t.seats)
            return
        goes_on(t, seat)


def place_of(t: EmpiresEnd, card: int) -> int:
    """Which of the disasters in the middle the card is, or -1."""
    return t.disasters.index(card) if card in t.disasters else -1


def why_not_exhaust(t: EmpiresEnd, seat: int, tool: int, kind: i64) -> Reason | None:
    """Why an innovation cannot be exhausted for an ability."""
    empire = t.empires[seat]
    named: dict[str, Any] = {"card": CARD.ids[tool]}
    if empire.host(tool) < 0:
        return Reason("EE-EXH-01", "refuse-not-your-innovation", named)
    if t.abilities[tool].kind != kind:
        return Reason("EE-EXH-01", "refuse-other-ability", named)
    if not empire.active(tool):
        return Reason("EE-EXH-01", "refuse-inactive", named)
    if tool in empire.exhausted:
        return Reason("EE-EXH-02", "refuse-exhausted", named)
    return None


def decided(t: EmpiresEnd, place: i64) -> None:
    bit: i64 = 1
    t.undecided &= ~(bit << place)


def passes(t: EmpiresEnd, seat: int, card: i64, resource: i64) -> None:
    """EE-DIS-06: one token beside the card."""
    place = t.disasters.index(card)
    decided(t, place)
    token = one(resource)
    t.empires[seat].goods -= token
    pots = t.pots.copy()
    pots[place] += token
    t.pots = pots
    if t.telling:
        t.tell("log-bid", {"seat": seat, "card": CARD.ids[card], "resource": RESOURCES[resource]})


def free_bid(t: EmpiresEnd, seat: int, tool: i64, card: i64) -> None:
    """EE-EXH-05: pass without paying."""
    decided(t, t.disasters.index(card))
    t.empires[seat].exhaust(tool)
    if t.telling:
        t.tell("log-free-bid", {"seat": seat, "card": CARD.ids[tool], "card2": CARD.ids[card]})


def take(t: EmpiresEnd, seat: int, card: i64) -> None:
    """EE-TAKE-01 to -06: marker, tokens, destruction, innovation; then few resources (EE-LOW)."""
    place = t.disasters.index(card)
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
    """EE-ABI-13, gap G7: another disaster in place of this one; tokens stay, the deck is shuffled."""
    place = t.disasters.index(card)
    t.empires[seat].exhaust(tool)
    if t.telling:
        t.tell("log-replace", {"seat": seat, "card": CARD.ids[tool], "card2": CARD.ids[card]})
    new = t.draw_card()
    rest = t.deck[int(t.dealt) :]
    if t.shuffle_back:
        rest.append(card)
        if t.reshuffled:  # it belongs to the lot of the deck from now on
            t.reshuffled = [*t.reshuffled[:-1], plus(t.reshuffled[-1], int(card))]
    else:
        t.discard(card)
    t.shuffle_deck(rest)
    disasters = t.disasters.copy()
    disasters[place] = new
    t.disasters = disasters
    t.block_undo()
    if t.telling:
        tell_disaster(t, new)


class FewResources(Step[EmpiresEnd]):
    """EE-LOW-01: whoever has taken a disaster and has fewer than 5 resources may buy coins for points."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: EmpiresEnd) -> None:
        if total(t.empires[self.seat].goods) < FEW:
            t.ask(SELL_POINTS[self.seat])

    def label(self) -> str:
        return f"FewResources({self.seat})"


class SellPoints(Decision[EmpiresEnd]):
    """EE-LOW-02: 2 points for a coin, or not."""

    question = "ask-low"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [BUY_COIN.base, DECLINE.base]

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        return None if verb is BUY_COIN or verb is DECLINE else Reason("EE-LOW-02", "refuse-low-first", {})

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        if move == BUY_COIN.base:
            empire = t.empires[seat]
            t.block_undo()
            if t.telling:  # EE-LOW-04: the resources are shown
                t.tell("log-low", {"seat": seat, "resources": listed(empire.goods)})
            empire.score -= POINTS_FOR_COIN
            empire.goods += one(COIN)
            t.push(FEW_RESOURCES[seat])


DISASTER: Final = [Disaster(count) for count in range(3)]
TURN: Final = [Turn(seat) for seat in range(SEATS.stop)]
GOES_ON: Final = [GoesOn(seat) for seat in range(SEATS.stop)]
FEW_RESOURCES: Final = [FewResources(seat) for seat in range(SEATS.stop)]
SELL_POINTS: Final = [SellPoints(seat) for seat in range(SEATS.stop)]
