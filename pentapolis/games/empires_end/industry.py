"""Industry phases (EE-IND): play, sell, restore, rearrange in the seats' lanes; hands are drawn up at the end."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.economy import RefreshAll
from pentapolis.games.empires_end.abilities.industry import MoveInnovation, PlayDiscount, RestoreDiscount, SwapLocations
from pentapolis.games.empires_end.catalogue import CARD, CARDS, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.strike import why_not_under
from pentapolis.games.empires_end.table import (
    INDUSTRY_PART,
    NO_PART,
    NOT_SPENT,
    NOTHING,
    Empire,
    EmpiresEnd,
)
from pentapolis.games.empires_end.terms import (
    CARDS_PER_INDUSTRY,
    COIN,
    HAMMER,
    IN_INDUSTRY,
    LOCATIONS,
    MOST_COMMITTED,
    RESOURCES,
    RESTORES_PER_INDUSTRY,
    SEATS,
    amount,
    listed,
    one,
)
from pentapolis.games.empires_end.uses import Refresh
from pentapolis.games.empires_end.vocabulary import (
    DISCARD_HAND,
    FINISH,
    MOVE,
    PAY,
    PLAY,
    RESTORE,
    SELL,
    SWAP,
    VOCABULARY,
)
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import SeatStep, Step

PLAYS: Final = PLAY.words
SELLS: Final = SELL.words
DISCARD_HANDS: Final = DISCARD_HAND.words
RESTORES: Final = RESTORE.words
MOVES: Final = MOVE.words
# Two locations are named in the order of the catalogue.
SWAPS: Final = [SWAP.words[a * LOCATIONS + b] for a in range(LOCATIONS) for b in range(a + 1, LOCATIONS)]
TILES: Final[i64] = len(LOCATION)


class Industry(Step[EmpiresEnd]):
    """EE-IND-01, EE-INF-06: everybody at the same time; hands are drawn up afterwards (EE-GAP-13)."""

    def run(self, t: EmpiresEnd) -> None:
        t.push(DRAW_UP)
        for seat in range(t.seats):
            begin_industry(t, seat)


class BeginIndustry(SeatStep[EmpiresEnd]):
    """The industry part of a combined phase (EE-CMB-01)."""

    def run(self, t: EmpiresEnd) -> None:
        begin_industry(t, self.seat)


class DrawUp(Step[EmpiresEnd]):
    """EE-IND-10: everybody draws up to the limit, from the first player on, for the next phase (EE-IND-11)."""

    def run(self, t: EmpiresEnd) -> None:
        for turn in range(t.seats):
            t.draw_up((int(t.first) + turn) % t.seats, t.hand_limit)


def begin_industry(t: EmpiresEnd, seat: int) -> None:
    empire = t.empires[seat]
    empire.part = INDUSTRY_PART
    empire.spent = NOT_SPENT
    empire.works = None
    empire.cards_left = CARDS_PER_INDUSTRY
    empire.restores_left = RESTORES_PER_INDUSTRY
    go_on(t, seat)


def go_on(t: EmpiresEnd, seat: int) -> None:
    """What works by itself happens; then the seat is asked, unless nothing is left to do.

    What works is looked at anew after every action, so what was restored or played just now works too (EE-IND-13,
    EE-IND-15, EE-IND-21).
    """
    empire = t.empires[seat]
    empire.offers = None
    for source in empire.working(IN_INDUSTRY, t.abilities):
        ability = t.abilities[source]
        if ability.automatic and empire.left(source, ability) > 0:
            empire.spend(source, 1)
            ability.use(t, seat, source)
    if len(USE_INDUSTRY[seat].moves(t, seat)) > 1:
        t.push_seat(seat, USE_INDUSTRY[seat])
    else:
        end_industry(t, seat)


def end_industry(t: EmpiresEnd, seat: int) -> None:
    """A refresh of all that was not used happens now: nobody is worse off for it."""
    empire = t.empires[seat]
    if empire.exhausted:
        for source in empire.working(IN_INDUSTRY, t.abilities):
            ability = t.abilities[source]
            if isinstance(ability, RefreshAll) and empire.left(source, ability) > 0:
                ability.use(t, seat, source)
    empire.part = NO_PART
    empire.spent = NOT_SPENT
    empire.works = None
    empire.cards_left = 0
    empire.restores_left = 0
    empire.offers = None


# --- costs --------------------------------------------------------------------------------------------------------


def money_of(empire: Empire) -> i64:
    """EE-RES-02: hammers and coins."""
    return amount(empire.goods, HAMMER) + amount(empire.goods, COIN)


def can_pay(empire: Empire, cost: i64) -> bool:
    return money_of(empire) >= cost


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
        if isinstance(ability, PlayDiscount):
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
            hammers = taken_off(t, source)
            if best < 0 or (hammers > most if most < cost else cost <= hammers < most):
                best = source
                most = hammers
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
        cost -= taken_off(t, source)
    return cost if cost > 0 else 0


def taken_off(t: EmpiresEnd, source: int) -> i64:
    """What one discount takes off the cost of a card."""
    ability = t.abilities[source]
    assert isinstance(ability, PlayDiscount)
    return ability.hammers


def restore_cost(t: EmpiresEnd, empire: Empire, location: i64) -> i64:
    """EE-ABI-08, EE-GAP-05: the printed cost less the discounts of innovations beside it."""
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
            if isinstance(ability, RestoreDiscount):
                found += ability.hammers
        own = t.abilities[FIRST_LOCATION + location]
        if isinstance(own, RestoreDiscount):
            found += own.hammers
    return found


# --- what can be done ---------------------------------------------------------------------------------------------


def why_not_hand(empire: Empire, card: int) -> Reason | None:
    if card not in empire.hand:
        return Reason("EE-IND-02", "refuse-not-in-hand", {"card": CARD.ids[card]})
    if empire.cards_left == 0:
        return Reason("EE-IND-02", "refuse-two-cards", {})
    return None


class Play(Action[EmpiresEnd]):
    """EE-IND-03, EE-IND-04: pay, and place the innovation."""

    def __init__(self) -> None:
        super().__init__(PLAY)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [PLAY.move(card, location) for card in t.empires[seat].hand for location in range(LOCATIONS)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        empire = t.empires[seat]
        reason = why_not_hand(empire, card)
        if reason is not None:
            return reason
        if not empire.healthy:
            return Reason("EE-IND-22", "refuse-no-healthy", {})
        reason = why_not_under(empire, VOCABULARY.second[move])
        if reason is not None:
            return reason
        cost = discounted(t, t.edition.cards[card].cost, discounts(t, empire))
        if not can_pay(empire, cost):
            return Reason("EE-IND-03", "refuse-play-cost", {"card": CARD.ids[card], "hammers": int(cost)})
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if empire.cards_left > 0 and empire.hand:
            places = empire.fewest()
            sources = discounts(t, empire)
            money = money_of(empire)
            for card in empire.hand:
                if places and discounted(t, t.edition.cards[card].cost, sources) <= money:
                    add_places(PLAYS, card, places, legal)

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        location = VOCABULARY.second[move]
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
        pay(t, seat, cost)


def add_places(words: list[object], card: i64, places: i64, legal: list[object]) -> None:
    """A card's words of a verb with each of the locations whose bits are set."""
    first = card * TILES
    location: i64 = 0
    while places >> location:
        if places >> location & 1:
            legal.append(words[first + location])
        location += 1


class Sell(Action[EmpiresEnd]):
    """EE-IND-08: discard the card for a coin."""

    def __init__(self) -> None:
        super().__init__(SELL)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [SELL.move(card) for card in t.empires[seat].hand]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return why_not_hand(t.empires[seat], VOCABULARY.first[move])

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if empire.cards_left > 0:
            for card in empire.hand:
                legal.append(SELLS[card])

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        empire = t.empires[seat]
        empire.hand = without(empire.hand, card)
        empire.cards_left -= 1
        empire.goods += one(COIN)
        t.discard(card)
        if t.telling:
            t.tell("log-sell", {"seat": seat, "card": CARD.ids[card]})
        go_on(t, seat)


class DiscardHand(Action[EmpiresEnd]):
    """EE-IND-09: all cards left in the hand, once two have been played or sold."""

    def __init__(self) -> None:
        super().__init__(DISCARD_HAND)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [DISCARD_HAND.base] if t.empires[seat].hand else []

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        empire = t.empires[seat]
        if empire.cards_left:
            return Reason("EE-IND-09", "refuse-discard-early", {})
        if not empire.hand:
            return Reason("EE-IND-09", "refuse-hand-empty", {})
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if empire.cards_left == 0 and empire.hand:
            legal.append(DISCARD_HANDS[0])

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        discard_hand(t, seat)
        go_on(t, seat)


def discard_hand(t: EmpiresEnd, seat: int) -> None:
    empire = t.empires[seat]
    if empire.hand:
        t.block_undo()  # everybody has seen what it held
    if t.telling:
        t.tell("log-discard-hand", {"seat": seat, "cards": [CARD.ids[card] for card in empire.hand]})
    for card in empire.hand:
        t.discard(card)
    empire.hand = NOTHING


class Restore(Action[EmpiresEnd]):
    """EE-IND-12: pay, and turn the tile to its healthy side."""

    def __init__(self) -> None:
        super().__init__(RESTORE)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        empire = t.empires[seat]
        return [RESTORE.move(location) for location in range(LOCATIONS) if not empire.is_healthy(location)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        location = VOCABULARY.first[move]
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

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if empire.restores_left > 0:
            money = money_of(empire)
            for tile in range(LOCATIONS):
                if not empire.healthy >> tile & 1 and restore_cost(t, empire, tile) <= money:
                    legal.append(RESTORES[tile])

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        location = VOCABULARY.first[move]
        empire = t.empires[seat]
        cost = restore_cost(t, empire, location)
        empire.turn(location)
        empire.restores_left -= 1
        if t.telling:
            t.tell("log-restore", {"seat": seat, "location": LOCATION.ids[location]})
        pay(t, seat, cost)


class RefreshOne(Refresh):
    def __init__(self) -> None:
        super().__init__(IN_INDUSTRY, "EE-IND-14")

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        super().do(t, seat, move)
        go_on(t, seat)


class Swap(Action[EmpiresEnd]):
    """EE-IND-17: two locations trade places."""

    def __init__(self) -> None:
        super().__init__(SWAP)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        legal: list[int] = []
        if self.charged(t, t.empires[seat]) >= 0:
            legal += [SWAP.move(a, b) for a in range(LOCATIONS) for b in range(a + 1, LOCATIONS)]
        return legal

    def charged(self, t: EmpiresEnd, empire: Empire) -> int:
        """The first source of the ability that can still be used, or -1: a move does not name it."""
        for source in empire.working(IN_INDUSTRY, t.abilities):
            ability = t.abilities[source]
            if isinstance(ability, SwapLocations) and empire.left(source, ability) > 0:
                return source
        return -1

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        if first == second:
            return Reason("EE-IND-17", "refuse-swap-itself", {"location": LOCATION.ids[first]})
        if self.charged(t, t.empires[seat]) < 0:
            return Reason("EE-IND-17", "refuse-no-swap", {})
        if first > second:  # one way of writing is enough
            return Reason("EE-IND-17", "refuse-swap-order", {"move": VOCABULARY.notation(SWAP.move(second, first))})
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        if self.charged(t, t.empires[seat]) >= 0:
            legal += SWAPS

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        empire = t.empires[seat]
        empire.spend(self.charged(t, empire), 1)
        empire.swap(first, second)
        if t.telling:
            t.tell("log-swap", {"seat": seat, "location": LOCATION.ids[first], "location2": LOCATION.ids[second]})
        go_on(t, seat)


class Move(Action[EmpiresEnd]):
    """EE-ABI-09: one innovation changes its place."""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        empire = t.empires[seat]
        for source in empire.own_sources(IN_INDUSTRY, t.abilities):
            if isinstance(t.abilities[source], MoveInnovation):
                cards = [card for under in empire.under for card in under]
                return [MOVE.move(card, location) for card in cards for location in range(LOCATIONS)]
        return []

    def charged(self, t: EmpiresEnd, empire: Empire) -> int:
        """The first source of the ability that can still be used, or -1: a move does not name it."""
        for source in empire.working(IN_INDUSTRY, t.abilities):
            ability = t.abilities[source]
            if isinstance(ability, MoveInnovation) and empire.left(source, ability) > 0:
                return source
        return -1

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        location = VOCABULARY.second[move]
        empire = t.empires[seat]
        args: dict[str, Any] = {"card": CARD.ids[card], "location": LOCATION.ids[location]}
        if self.charged(t, empire) < 0:
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

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if self.charged(t, empire) >= 0:
            for host in range(LOCATIONS):
                cards = empire.under[host]
                if cards:
                    places = targets(empire, host)
                    for card in cards:
                        add_places(MOVES, card, places, legal)

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        location = VOCABULARY.second[move]
        empire = t.empires[seat]
        empire.spend(self.charged(t, empire), 1)
        empire.untuck(card, empire.host(card))
        empire.tuck(card, location)
        if t.telling:
            t.tell("log-move", {"seat": seat, "card": CARD.ids[card], "location": LOCATION.ids[location]})
        go_on(t, seat)


def targets(empire: Empire, host: int) -> i64:
    """EE-KND-08, EE-GAP-06: where an innovation can be moved from a location, counted after it is lifted."""
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


class Finish(Free[EmpiresEnd]):
    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        end_industry(t, seat)


class UseIndustry(Menu[EmpiresEnd]):
    """EE-IND-01, EE-OPT-06: play or sell cards, restore a location, use abilities, in any order; and finish."""

    question = "ask-industry"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, ACTIONS)

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        """What the actions offer, worked out once: the others' moves change nothing in it."""
        empire = t.empires[seat]
        if empire.offers is None:
            empire.offers = super().moves(t, seat)
        return empire.offers

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.empires[seat].offers = None
        super().play(t, seat, move)


# --- paying -------------------------------------------------------------------------------------------------------


def pay(t: EmpiresEnd, seat: int, cost: i64) -> None:
    """Hammers first, then coins: a coin kept can do all a hammer can. The seat is asked only where hammers score or the
    option says so (EE-GAP-28), unless more coins must be paid than a move can name (EE-GAP-30). Then the phase goes
    on."""
    empire = t.empires[seat]
    hammers = amount(empire.goods, HAMMER)
    coins = amount(empire.goods, COIN)
    least: i64 = cost - hammers if cost > hammers else 0
    if (t.choose_payment or t.edition.asks_payment) and cost and coins > least and least < MOST_COMMITTED:
        empire.owed = cost
        t.push_seat(seat, CHOOSE_PAYMENT[seat])
    else:
        settle_cost(t, seat, cost, least)
        go_on(t, seat)


def settle_cost(t: EmpiresEnd, seat: int, cost: i64, coins: i64) -> None:
    paid = (cost - coins) * one(HAMMER) + coins * one(COIN)
    t.empires[seat].goods -= paid
    if t.telling and paid:
        t.tell("log-pay", {"seat": seat, "resources": listed(paid)})


class Pay(Action[EmpiresEnd]):
    """EE-RES-02: so many coins of a cost in hammers."""

    def __init__(self) -> None:
        super().__init__(PAY)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        empire = t.empires[seat]
        least = max(0, empire.owed - amount(empire.goods, HAMMER))
        most = min(empire.owed, amount(empire.goods, COIN), MOST_COMMITTED)
        return [PAY.move(coins) for coins in range(least, most + 1)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        if move in self.tries(t, seat):
            return None
        args = {"hammers": int(t.empires[seat].owed), "coins": VOCABULARY.first[move]}
        return Reason("EE-RES-02", "refuse-pay", args)

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        settle_cost(t, seat, empire.owed, VOCABULARY.first[move])
        empire.owed = 0
        go_on(t, seat)


class ChoosePayment(Menu[EmpiresEnd]):
    """EE-RES-02: how a cost is paid; asked where leftover hammers score, or by option."""

    question = "ask-pay"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Pay()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-RES-02", "refuse-pay-first", {"hammers": int(t.empires[seat].owed)})

    def details(self, t: EmpiresEnd) -> dict[str, Any]:
        return {"hammers": int(t.empires[self.seat].owed)}

    def says(self, t: EmpiresEnd, seat: int, move: int) -> dict[str, Any] | None:
        """All that is paid, not the coins alone."""
        if VOCABULARY.verb(move) is not PAY:
            return None
        coins = VOCABULARY.first[move]
        hammers = max(0, int(t.empires[seat].owed) - coins)
        return sentence("choice-pay", {"resources": [RESOURCES[HAMMER]] * hammers + [RESOURCES[COIN]] * coins})


INDUSTRY: Final = Industry()
BEGIN_INDUSTRY: Final = [BeginIndustry(seat) for seat in range(SEATS.stop)]
DRAW_UP: Final = DrawUp()
#: In the order in which their moves are listed.
ACTIONS: Final[list[Action[Any]]] = [
    Play(), Sell(), DiscardHand(), Restore(), RefreshOne(), Swap(), Move(), Finish(FINISH),
]  # fmt: skip
USE_INDUSTRY: Final = [UseIndustry(seat) for seat in range(SEATS.stop)]
CHOOSE_PAYMENT: Final = [ChoosePayment(seat) for seat in range(SEATS.stop)]
