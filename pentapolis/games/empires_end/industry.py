"""Industry phases (EE-IND): play, sell, restore, rearrange in the seats' lanes; hands are drawn up at the end."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import (
    MOVE_INNOVATION,
    PLAY_DISCOUNT,
    REFRESH_ALL,
    REFRESH_SOME,
    RESTORE_DISCOUNT,
    SWAP_LOCATIONS,
)
from pentapolis.games.empires_end.catalogue import CARD, CARDS, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.effects import (
    add_refreshes,
    carry_out,
    play_refresh,
    why_not_refresh,
)
from pentapolis.games.empires_end.strike import why_not_under
from pentapolis.games.empires_end.table import (
    INDUSTRY_PART,
    NO_PART,
    NOT_SPENT,
    NOTHING,
    Empire,
    EmpiresEnd,
    without,
)
from pentapolis.games.empires_end.terms import (
    CARDS_PER_INDUSTRY,
    COIN,
    HAMMER,
    IN_INDUSTRY,
    LOCATIONS,
    MOST_COMMITTED,
    RESTORES_PER_INDUSTRY,
    SEATS,
    lane,
    listed,
    one,
)
from pentapolis.games.empires_end.vocabulary import (
    DISCARD_HAND,
    FINISH,
    MOVE,
    PAY,
    PLAY,
    REFRESH,
    REFRESH_AT,
    RESTORE,
    SELL,
    SWAP,
    VOCABULARY,
)
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step

FINISHES: Final = FINISH.words
PLAYS: Final = PLAY.words
SELLS: Final = SELL.words
DISCARD_HANDS: Final = DISCARD_HAND.words
RESTORES: Final = RESTORE.words
MOVES: Final = MOVE.words
# Two locations are named in the order of the catalogue.
SWAPS: Final = [SWAP.words[a * LOCATIONS + b] for a in range(LOCATIONS) for b in range(a + 1, LOCATIONS)]
TILES: Final[i64] = len(LOCATION)


class Industry(Step[EmpiresEnd]):
    """EE-IND-01: everybody at the same time; hands are drawn up afterwards (gap G13)."""

    def run(self, t: EmpiresEnd) -> None:
        t.push(DRAW_UP)
        for seat in range(t.seats):
            begin_industry(t, seat)


class BeginIndustry(Step[EmpiresEnd]):
    """The industry part of a combined phase (EE-CMB-01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: EmpiresEnd) -> None:
        begin_industry(t, self.seat)

    def label(self) -> str:
        return f"BeginIndustry({self.seat})"


class DrawUp(Step[EmpiresEnd]):
    """EE-IND-10: everybody draws up to the limit, from the first player on."""

    def run(self, t: EmpiresEnd) -> None:
        for turn in range(t.seats):
            t.draw_up((int(t.first) + turn) % t.seats, t.hand_limit)


def begin_industry(t: EmpiresEnd, seat: int) -> None:
    empire = t.empires[seat]
    empire.part = INDUSTRY_PART
    empire.spent = NOT_SPENT
    empire.cards_left = CARDS_PER_INDUSTRY
    empire.restores_left = RESTORES_PER_INDUSTRY
    go_on(t, seat)


def go_on(t: EmpiresEnd, seat: int) -> None:
    """What works by itself happens; then the seat is asked, unless nothing is left to do."""
    empire = t.empires[seat]
    empire.offers = None
    for source in empire.sources(IN_INDUSTRY, t.abilities):
        ability = t.abilities[source]
        if ability.automatic and empire.left(source, ability) > 0:
            empire.spend(source, 1)
            carry_out(t, seat, source)
    if len(industry_moves(t, seat)) > 1:
        t.push_seat(seat, USE_INDUSTRY[seat])
    else:
        end_industry(t, seat)


def end_industry(t: EmpiresEnd, seat: int) -> None:
    """A refresh of all that was not used happens now: nobody is worse off for it."""
    empire = t.empires[seat]
    if empire.exhausted:
        for source in empire.sources(IN_INDUSTRY, t.abilities):
            ability = t.abilities[source]
            if ability.kind == REFRESH_ALL and empire.left(source, ability) > 0:
                carry_out(t, seat, source)
    empire.part = NO_PART
    empire.spent = NOT_SPENT
    empire.cards_left = 0
    empire.restores_left = 0
    empire.offers = None


# --- costs --------------------------------------------------------------------------------------------------------


def can_pay(empire: Empire, cost: i64) -> bool:
    """EE-RES-02: hammers and coins."""
    return lane(empire.goods, HAMMER) + lane(empire.goods, COIN) >= cost


def discounts(t: EmpiresEnd, empire: Empire) -> list[int]:
    """EE-IND-20: sources of a discount that are left, of equal ones the one to use first in front.

    A source that is good for as many cards as may still be played costs nothing to use, so it comes first; of two
    Towns one is left for the second card anyway (EE-IND-06). Then come a single Town and the other innovations.
    """
    towns: list[int] = []
    free: list[int] = []
    others: list[int] = []
    for source in empire.sources(IN_INDUSTRY, t.abilities):
        ability = t.abilities[source]
        if ability.kind == PLAY_DISCOUNT:
            left = empire.left(source, ability)
            if left > 0:
                if source >= FIRST_LOCATION:
                    towns.append(source)
                elif left >= empire.cards_left:
                    free.append(source)
                else:
                    others.append(source)
    if len(towns) >= empire.cards_left:
        return towns + free + others
    return free + towns + others


def used_discounts(t: EmpiresEnd, cost: i64, sources: list[int]) -> list[int]:
    """EE-GAP-28: those of the discounts that a card of this cost uses, at most one of them a Town's.

    The price is the lowest there is, and as much as possible is left for another card: as long as anything is to be
    paid, the smallest discount that pays for all of it is used, or else the largest.
    """
    used: list[int] = []
    town = False
    while cost > 0:
        best = -1
        most: i64 = 0
        for source in sources:
            if source in used or (town and source >= FIRST_LOCATION):
                continue
            amount = t.abilities[source].amount
            if best < 0 or (amount > most if most < cost else cost <= amount < most):
                best = source
                most = amount
            if most == cost:
                break
        if best < 0:
            break
        used.append(best)
        town = town or best >= FIRST_LOCATION
        cost -= most
    return used


def discounted(t: EmpiresEnd, cost: i64, sources: list[int]) -> i64:
    """What a card of this cost costs with these discounts."""
    for source in used_discounts(t, cost, sources):
        cost -= t.abilities[source].amount
    return cost if cost > 0 else 0


def restore_cost(t: EmpiresEnd, empire: Empire, location: i64) -> i64:
    """EE-ABI-08, gap G5: the printed cost less the discounts of innovations beside it."""
    cost = t.edition.locations[location].restore
    position = empire.where(location)
    if position > 0:
        cost -= restore_discount(t, empire, empire.at(position - 1))
    if position < LOCATIONS - 1:
        cost -= restore_discount(t, empire, empire.at(position + 1))
    return cost if cost > 0 else 0


def restore_discount(t: EmpiresEnd, empire: Empire, location: i64) -> i64:
    """What a location and the innovations under it take off the cost of restoring a neighbour."""
    found: i64 = 0
    if empire.healthy >> location & 1:
        for card in empire.under[location]:
            ability = t.abilities[card]
            if ability.kind == RESTORE_DISCOUNT:
                found += ability.amount
        own = t.edition.locations[location].ability
        if own.kind == RESTORE_DISCOUNT:
            found += own.amount
    return found


# --- the decision -------------------------------------------------------------------------------------------------


def charged(t: EmpiresEnd, empire: Empire, kind: i64) -> int:
    """The first source of an ability without a name in the move that can still be used, or -1."""
    for source in empire.sources(IN_INDUSTRY, t.abilities):
        ability = t.abilities[source]
        if ability.kind == kind and empire.left(source, ability) > 0:
            return source
    return -1


def industry_moves(t: EmpiresEnd, seat: int) -> list[int]:
    """All that can be done now, and `finish`."""
    empire = t.empires[seat]
    if empire.offers is not None:
        return empire.offers
    legal: list[object] = []
    abilities = t.abilities
    money = lane(empire.goods, HAMMER) + lane(empire.goods, COIN)
    if empire.cards_left > 0:
        if empire.hand:
            places = empire.fewest()
            sources = discounts(t, empire)
            for card in empire.hand:
                if places and discounted(t, t.edition.cards[card].cost, sources) <= money:
                    first = card * TILES
                    location: i64 = 0
                    while places >> location:
                        if places >> location & 1:
                            legal.append(PLAYS[first + location])
                        location += 1
            for card in empire.hand:
                legal.append(SELLS[card])
    elif empire.hand:
        legal.append(DISCARD_HANDS[0])
    if empire.restores_left > 0:
        for tile in range(LOCATIONS):
            if not empire.healthy >> tile & 1 and restore_cost(t, empire, tile) <= money:
                legal.append(RESTORES[tile])
    swaps = False
    moves = False
    for source in empire.sources(IN_INDUSTRY, abilities):
        ability = abilities[source]
        kind = ability.kind
        if kind == SWAP_LOCATIONS:
            swaps = swaps or empire.left(source, ability) > 0
        elif kind == MOVE_INNOVATION:
            moves = moves or empire.left(source, ability) > 0
        elif kind in (REFRESH_SOME, REFRESH_ALL) and empire.exhausted and empire.left(source, ability) > 0:
            add_refreshes(empire, source, legal)
    if swaps:
        legal += SWAPS
    if moves:
        add_moves(empire, legal)
    legal.append(FINISHES[0])
    offers = cast("list[int]", legal)
    empire.offers = offers
    return offers


def targets(empire: Empire, host: int) -> i64:
    """EE-KND-08, gap G6: where an innovation can be moved from a location, counted after it is lifted."""
    found: i64 = 0
    least: i64 = CARDS
    bit: i64 = 1
    for location in range(LOCATIONS):
        if empire.healthy & bit:
            count: i64 = len(empire.under[location])
            if location == host:
                count -= 1
            if count < least:
                least = count
                found = bit
            elif count == least:
                found |= bit
        bit <<= 1
    bit = 1
    return found & ~(bit << host)


def add_moves(empire: Empire, legal: list[object]) -> None:
    for host in range(LOCATIONS):
        cards = empire.under[host]
        if cards:
            places = targets(empire, host)
            for card in cards:
                first: i64 = card * TILES
                location: i64 = 0
                while places >> location:
                    if places >> location & 1:
                        legal.append(MOVES[first + location])
                    location += 1


class UseIndustry(Decision[EmpiresEnd]):
    """EE-IND-01: play or sell cards, restore a location, use abilities, in any order; and finish."""

    question = "ask-industry"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return industry_moves(t, seat)

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        if verb is FINISH:
            return None
        if verb is PLAY:
            return why_not_play(t, seat, first, second)
        if verb is SELL:
            return why_not_sell(t, seat, first)
        if verb is DISCARD_HAND:
            return why_not_discard(t, seat)
        if verb is RESTORE:
            return why_not_restore(t, seat, first)
        if verb is SWAP:
            return why_not_swap(t, seat, move)
        if verb is MOVE:
            return why_not_move(t, seat, first, second)
        if verb is REFRESH:
            return why_not_refresh(t, seat, first, second, IN_INDUSTRY, "EE-IND-14")
        if verb is REFRESH_AT:
            return why_not_refresh(t, seat, FIRST_LOCATION + first, second, IN_INDUSTRY, "EE-IND-14")
        return t.not_asked(move)

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        empire.offers = None
        verb = VOCABULARY.verb(move)
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        if verb is FINISH:
            end_industry(t, seat)
            return
        if verb is PLAY:
            if play_card(t, seat, first, second):
                return
        elif verb is SELL:
            sell(t, seat, first)
        elif verb is DISCARD_HAND:
            discard_hand(t, seat)
        elif verb is RESTORE:
            if restore(t, seat, first):
                return
        elif verb is SWAP:
            swap(t, seat, first, second)
        elif verb is MOVE:
            move_innovation(t, seat, first, second)
        elif verb is REFRESH:
            play_refresh(t, seat, first, second)
        else:
            play_refresh(t, seat, FIRST_LOCATION + first, second)
        go_on(t, seat)


def why_not_hand(empire: Empire, card: int) -> Reason | None:
    if card not in empire.hand:
        return Reason("EE-IND-02", "refuse-not-in-hand", {"card": CARD.ids[card]})
    if empire.cards_left == 0:
        return Reason("EE-IND-02", "refuse-two-cards", {})
    return None


def why_not_play(t: EmpiresEnd, seat: int, card: int, location: int) -> Reason | None:
    empire = t.empires[seat]
    reason = why_not_hand(empire, card)
    if reason is not None:
        return reason
    if not empire.healthy:
        return Reason("EE-IND-22", "refuse-no-healthy", {})
    reason = why_not_under(empire, location)
    if reason is not None:
        return reason
    cost = discounted(t, t.edition.cards[card].cost, discounts(t, empire))
    if not can_pay(empire, cost):
        return Reason("EE-IND-03", "refuse-play-cost", {"card": CARD.ids[card], "hammers": int(cost)})
    return None


def why_not_sell(t: EmpiresEnd, seat: int, card: int) -> Reason | None:
    return why_not_hand(t.empires[seat], card)


def why_not_discard(t: EmpiresEnd, seat: int) -> Reason | None:
    empire = t.empires[seat]
    if empire.cards_left:
        return Reason("EE-IND-09", "refuse-discard-early", {})
    if not empire.hand:
        return Reason("EE-IND-09", "refuse-hand-empty", {})
    return None


def why_not_restore(t: EmpiresEnd, seat: int, location: int) -> Reason | None:
    empire = t.empires[seat]
    args: dict[str, Any] = {"location": LOCATION.ids[location]}
    if empire.is_healthy(location):
        return Reason("EE-IND-12", "refuse-healthy", args)
    if empire.restores_left == 0:
        return Reason("EE-IND-12", "refuse-one-restore", {})
    cost = restore_cost(t, empire, location)
    if not can_pay(empire, cost):
        return Reason("EE-IND-12", "refuse-restore-cost", {**args, "hammers": int(cost)})
    return None


def why_not_swap(t: EmpiresEnd, seat: int, move: int) -> Reason | None:
    first = VOCABULARY.first[move]
    second = VOCABULARY.second[move]
    if first == second:
        return Reason("EE-IND-17", "refuse-swap-itself", {"location": LOCATION.ids[first]})
    if charged(t, t.empires[seat], SWAP_LOCATIONS) < 0:
        return Reason("EE-IND-17", "refuse-no-swap", {})
    if first > second:  # one way of writing is enough
        return Reason("EE-IND-17", "refuse-swap-order", {"move": VOCABULARY.notation(SWAP.move(second, first))})
    return None


def why_not_move(t: EmpiresEnd, seat: int, card: int, location: int) -> Reason | None:
    empire = t.empires[seat]
    args: dict[str, Any] = {"card": CARD.ids[card], "location": LOCATION.ids[location]}
    if charged(t, empire, MOVE_INNOVATION) < 0:
        return Reason("EE-ABI-09", "refuse-no-move", {})
    host = empire.host(card)
    if host < 0:
        return Reason("EE-ABI-09", "refuse-not-your-innovation", {"card": CARD.ids[card]})
    if host == location:
        return Reason("EE-ABI-09", "refuse-there-already", args)
    if not empire.is_healthy(location):
        return Reason("EE-INN-03", "refuse-place-destroyed", {"location": LOCATION.ids[location]})
    if not targets(empire, host) >> location & 1:
        return Reason("EE-INN-04", "refuse-place-fewest", {"location": LOCATION.ids[location]})
    return None


# --- carrying it out ----------------------------------------------------------------------------------------------


def play_card(t: EmpiresEnd, seat: int, card: int, location: int) -> bool:
    """EE-IND-03, -04: pay, and place the innovation; true when the seat is asked first how to pay."""
    empire = t.empires[seat]
    printed = t.edition.cards[card].cost
    sources = discounts(t, empire)
    cost = discounted(t, printed, sources)
    for source in used_discounts(t, printed, sources):
        empire.spend(source, 1)
    empire.hand = without(empire.hand, card)
    empire.cards_left -= 1
    empire.tuck(card, location)
    if t.telling:
        args = {"seat": seat, "card": CARD.ids[card], "location": LOCATION.ids[location]}
        t.tell("log-play", args)
    return pay(t, seat, cost)


def sell(t: EmpiresEnd, seat: int, card: int) -> None:
    """EE-IND-08: discard the card for a coin."""
    empire = t.empires[seat]
    empire.hand = without(empire.hand, card)
    empire.cards_left -= 1
    empire.goods += one(COIN)
    t.discard(card)
    if t.telling:
        t.tell("log-sell", {"seat": seat, "card": CARD.ids[card]})


def discard_hand(t: EmpiresEnd, seat: int) -> None:
    """EE-IND-09: all cards left in the hand."""
    empire = t.empires[seat]
    if t.telling:
        t.tell("log-discard-hand", {"seat": seat, "cards": [CARD.ids[card] for card in empire.hand]})
    for card in empire.hand:
        t.discard(card)
    empire.hand = NOTHING


def restore(t: EmpiresEnd, seat: int, location: int) -> bool:
    """EE-IND-12: pay, and turn the tile to its healthy side."""
    empire = t.empires[seat]
    cost = restore_cost(t, empire, location)
    bit: i64 = 1
    empire.healthy |= bit << location
    empire.tools = None
    empire.restores_left -= 1
    if t.telling:
        t.tell("log-restore", {"seat": seat, "location": LOCATION.ids[location]})
    return pay(t, seat, cost)


def swap(t: EmpiresEnd, seat: int, location: int, other: int) -> None:
    """EE-IND-17: two locations trade places."""
    empire = t.empires[seat]
    empire.spend(charged(t, empire, SWAP_LOCATIONS), 1)
    empire.swap(location, other)
    if t.telling:
        t.tell("log-swap", {"seat": seat, "location": LOCATION.ids[location], "location2": LOCATION.ids[other]})


def move_innovation(t: EmpiresEnd, seat: int, card: int, location: int) -> None:
    """EE-ABI-09: one innovation changes its place."""
    empire = t.empires[seat]
    empire.spend(charged(t, empire, MOVE_INNOVATION), 1)
    empire.untuck(card, empire.host(card))
    empire.tuck(card, location)
    if t.telling:
        t.tell("log-move", {"seat": seat, "card": CARD.ids[card], "location": LOCATION.ids[location]})


# --- paying -------------------------------------------------------------------------------------------------------


def pay(t: EmpiresEnd, seat: int, cost: i64) -> bool:
    """Hammers first, then coins: a coin can do all a hammer can. Only where hammers score the seat is asked, unless
    more coins must be paid than a move can name (gap G30)."""
    empire = t.empires[seat]
    hammers = lane(empire.goods, HAMMER)
    coins = lane(empire.goods, COIN)
    least: i64 = cost - hammers if cost > hammers else 0
    if t.edition.asks_payment and cost and coins > least and least < MOST_COMMITTED:
        empire.owed = cost
        t.push_seat(seat, CHOOSE_PAYMENT[seat])
        return True
    settle_cost(t, seat, cost, least)
    return False


def settle_cost(t: EmpiresEnd, seat: int, cost: i64, coins: i64) -> None:
    paid = (cost - coins) * one(HAMMER) + coins * one(COIN)
    t.empires[seat].goods -= paid
    if t.telling and paid:
        t.tell("log-pay", {"seat": seat, "resources": listed(paid)})


class ChoosePayment(Decision[EmpiresEnd]):
    """EE-RES-02: how many coins of a cost in hammers; asked where leftover hammers score."""

    question = "ask-pay"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        empire = t.empires[seat]
        least = max(0, empire.owed - lane(empire.goods, HAMMER))
        most = min(empire.owed, lane(empire.goods, COIN), MOST_COMMITTED)
        return [PAY.move(coins) for coins in range(least, most + 1)]

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        empire = t.empires[seat]
        if VOCABULARY.verb(move) is not PAY:
            return Reason("EE-RES-02", "refuse-pay-first", {"hammers": int(empire.owed)})
        if move not in self.moves(t, seat):
            args = {"hammers": int(empire.owed), "coins": VOCABULARY.first[move]}
            return Reason("EE-RES-02", "refuse-pay", args)
        return None

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        settle_cost(t, seat, empire.owed, VOCABULARY.first[move])
        empire.owed = 0
        go_on(t, seat)


INDUSTRY: Final = Industry()
BEGIN_INDUSTRY: Final = [BeginIndustry(seat) for seat in range(SEATS.stop)]
DRAW_UP: Final = DrawUp()
USE_INDUSTRY: Final = [UseIndustry(seat) for seat in range(SEATS.stop)]
CHOOSE_PAYMENT: Final = [ChoosePayment(seat) for seat in range(SEATS.stop)]
