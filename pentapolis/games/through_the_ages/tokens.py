"""Tokens, goods and points: what is gained, paid and lost (TTA-TOK, TTA-FR, TTA-PTS, TTA-WRK, TTA-ACN).

Payments are worked out: of all ways to pay, the one that leaves the fewest blue tokens on cards, and of those the one
that keeps the most valuable. Any other result can be reached from it later by changing down (TTA-FR-05), and tokens are
worth more in the bank than on cards (TTA-PROD-03), so nobody would choose differently and nothing is asked.
"""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import CARD, OF_TYPE, TECHNOLOGY, WORTH
from pentapolis.games.through_the_ages.effects import LABS_AS_MINES
from pentapolis.games.through_the_ages.ratings import Ratings, work_out
from pentapolis.games.through_the_ages.table import STORES, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import FARM, FOOD, LAB, MINE, MOST_SEATS, RESOURCE
from pentapolis.games.through_the_ages.vocabulary import DEMOLISH, LOSE_WORKER, RETURN_TOKEN, VOCABULARY
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision

# Where goods lie, the most valuable card first; of equal value a mine before a lab (TTA-PROD-09). By construction
# labs are worth their level (TTA-CLR-08).
VALUE: Final = [WORTH[card] if card < OF_TYPE[LAB][0] else card - OF_TYPE[LAB][0] for card in range(STORES)]
FARMS: Final = sorted(OF_TYPE[FARM], key=lambda card: -VALUE[card])
MINES: Final = sorted(OF_TYPE[MINE], key=lambda card: -VALUE[card])
MINES_AND_LABS: Final = sorted(OF_TYPE[MINE] + OF_TYPE[LAB][1:], key=lambda card: (-VALUE[card], card))
FIRST_LAB: Final = OF_TYPE[LAB][0]


def update(t: ThroughTheAges, seat: int) -> None:
    """TTA-STAT-09: something in play has changed; ratings are worked out anew, and tokens follow.

    Action totals: what is new is available, what is lost is taken from the spent ones first (TTA-ACN-06, TTA-ACN-07).
    Blue and yellow tokens come from the box or go there (TTA-TOK-02, TTA-TOK-03).
    """
    p = t.players[seat]
    r = Ratings()
    work_out(t, seat, r)
    p.culture_rate = r.culture
    p.science_rate = r.science
    p.strength = r.strength
    p.happy = r.happy
    p.colonization = r.colonization
    p.food_bonus = r.food
    p.resource_bonus = r.resource
    p.powers = r.powers
    p.pact_powers = r.pact_powers
    p.tactical = r.tactical
    if r.ca != p.ca_total:
        p.ca = p.ca + r.ca - p.ca_total if r.ca > p.ca_total else min(p.ca, r.ca)
        p.ca_total = r.ca
    if r.ma != p.ma_total:
        p.ma = p.ma + r.ma - p.ma_total if r.ma > p.ma_total else min(p.ma, r.ma)
        p.ma_total = r.ma
    if r.yellow != p.yellow_symbols:
        change = r.yellow - p.yellow_symbols
        p.yellow_symbols = r.yellow
        add_yellow(t, seat, change)
    if r.blue != p.blue_symbols:
        change = r.blue - p.blue_symbols
        p.blue_symbols = r.blue
        if change > 0:
            add_blue(t, seat, change)
        else:
            lose_blue(t, seat, -change)


def update_with_partners(t: ThroughTheAges, seat: int) -> None:
    """The same where partners of pacts may be concerned (International Tourism)."""
    update(t, seat)
    for other in range(t.seats):
        if other != seat and (t.players[other].partner == seat or t.players[seat].partner == other):
            update(t, other)


# --- blue and yellow tokens -----------------------------------------------------------------------------------------


def add_yellow(t: ThroughTheAges, seat: int, count: i64) -> None:
    """TTA-TOK-05, TTA-TOK-07, TTA-TOK-08: into the bank, or out of it as far as there are any."""
    p = t.players[seat]
    change = max(count, -p.yellow)
    p.yellow += change
    t.yellow_box -= change


def add_blue(t: ThroughTheAges, seat: int, count: i64) -> None:
    """TTA-TOK-05."""
    t.players[seat].blue += count
    t.blue_box -= count


def lose_blue(t: ThroughTheAges, seat: int, count: i64) -> None:
    """TTA-TOK-06: from the bank; what is short from farms and mines, by choice."""
    p = t.players[seat]
    from_bank = min(count, p.blue)
    p.blue -= from_bank
    t.blue_box += from_bank
    short = count - from_bank
    while short > 0:
        t.push(LOSE_TOKEN[seat])
        short -= 1


def take_yellow(t: ThroughTheAges, seat: int, rival: int, count: i64) -> i64:
    """TTA-TOK-04, TTA-TOK-09: from the rival's bank, as far as there are any."""
    taken = min(count, t.players[rival].yellow)
    t.players[rival].yellow -= taken
    t.players[seat].yellow += taken
    return taken


class TokenFromCard(Decision[ThroughTheAges]):
    """Which blue token is taken off a card: `rule` says why one is."""

    rule: str = ""

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        stock = t.players[seat].stock
        return [RETURN_TOKEN.move(card) for card in range(STORES) if stock[card] > 0]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not RETURN_TOKEN:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card >= STORES or t.players[seat].stock[card] == 0:
            return Reason(self.rule, "refuse-no-token", {"card": TECHNOLOGY.ids[card]})
        return None


class LoseToken(TokenFromCard):
    """TTA-TOK-06: it goes to the box. Nobody has more to lose than lies on the cards."""

    question = "ask-lose-token"
    rule = "TTA-TOK-06"

    def run(self, t: ThroughTheAges) -> None:
        if t.players[self.seat].tokens_on_cards() == 0:
            t.agenda.pop()
        else:
            super().run(t)

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        change_stock(t.players[seat], card, -1)
        t.blue_box += 1
        if t.telling:
            t.tell("log-lose-token", {"seat": seat, "card": CARD.ids[card]})


# --- food and resources ---------------------------------------------------------------------------------------------


def change_stock(p: Player, card: i64, count: i64) -> None:
    stock = p.stock.copy()
    stock[card] += count
    p.stock = stock


def food(p: Player) -> i64:
    """TTA-FR-01."""
    found: i64 = 0
    for card in FARMS:
        found += p.stock[card] * VALUE[card]
    return found


def resources(p: Player) -> i64:
    """TTA-FR-01; tokens left on labs count to the end of the game (TTA-CLR-09)."""
    found: i64 = 0
    for card in MINES_AND_LABS:
        found += p.stock[card] * VALUE[card]
    return found


def stores(p: Player, goods: i64) -> list[int]:
    """The cards on which food or resources lie or may be put, the most valuable first."""
    if goods == FOOD:
        return FARMS
    return MINES_AND_LABS if stores_on_labs(p) else MINES


def stores_on_labs(p: Player) -> bool:
    """TTA-CLR-08, TTA-CLR-09: do labs hold resources, or may they?"""
    if (p.powers >> LABS_AS_MINES & 1) != 0:
        return True
    return p.stock[FIRST_LAB + 1] + p.stock[FIRST_LAB + 2] + p.stock[FIRST_LAB + 3] > 0


def may_put(p: Player, card: i64) -> bool:
    """May a blue token be put on this card? On a lab only under Bill Gates (TTA-CLR-09)."""
    if not p.knows(card):
        return False
    return card < FIRST_LAB or (p.powers >> LABS_AS_MINES & 1) != 0


def gain(t: ThroughTheAges, seat: int, goods: i64, amount: i64) -> i64:
    """TTA-FR-02, TTA-FR-03: as much as possible, with as few tokens as possible; returns how much it was."""
    if amount <= 0:
        return 0
    p = t.players[seat]
    if p.blue == 0:
        return 0
    stock = p.stock.copy()
    left = amount
    for card in stores(p, goods):
        if left == 0 or p.blue == 0:
            break
        value: i64 = VALUE[card]
        if value <= left and may_put(p, card):
            count = min(left // value, p.blue)
            stock[card] += count
            p.blue -= count
            left -= count * value
    p.stock = stock
    return amount - left


def lose(t: ThroughTheAges, seat: int, goods: i64, amount: i64) -> i64:
    """TTA-FR-10: like paying, but never more than there is; returns how much is gone.

    That is more than was due where it cannot be paid exactly (TTA-FR-07).
    """
    p = t.players[seat]
    have = food(p) if goods == FOOD else resources(p)
    due = min(have, amount)
    if due <= 0:
        return 0
    pay_tokens(p, goods, due)
    return have - (food(p) if goods == FOOD else resources(p))


def pay_tokens(p: Player, goods: i64, amount: i64) -> None:
    """TTA-FR-05, TTA-FR-07, TTA-FR-12: pay exactly, with change; overpay by as little as possible where that cannot be.

    The caller knows that there is enough.
    """
    cards = stores(p, goods)
    first = cards[len(cards) - 1]  # the least valuable: Agriculture, Bronze or a lab of level I
    if cards is not MINES_AND_LABS and p.stock[first] >= amount:
        # Small tokens pay without change: nothing leaves fewer tokens.
        change_stock(p, first, -amount)
        p.blue += amount
        return
    left = _after_payment(p, cards, amount)
    before = p.tokens_on_cards()
    stock = p.stock.copy()
    for place in range(len(cards)):
        stock[cards[place]] = left[place]
    p.stock = stock
    p.blue += before - p.tokens_on_cards()


class Payment:
    """The search for the best result of a payment: tokens on each card, the most valuable card first."""

    def __init__(self, p: Player, cards: list[int]) -> None:
        self.values = [VALUE[card] for card in cards]
        self.had = [p.stock[card] for card in cards]
        self.open = [may_put(p, card) for card in cards]
        self.most: i64 = p.blue  # tokens that may be added in all: the bank and what is returned
        for count in self.had:
            self.most += count
        self.now = [0] * len(cards)
        self.best: list[int] = []
        self.best_tokens: i64 = -1

    def find(self, place: i64, left: i64, tokens: i64, credit: i64) -> None:
        """Fill the places from `place` on with tokens worth `left`; `credit` is what more valuable cards have given up.

        New tokens on a card are change for more valuable ones: their worth comes out of the credit (TTA-FR-08).
        """
        if self.best_tokens >= 0 and tokens >= self.best_tokens:
            return
        if place == len(self.values):
            if left == 0 and tokens <= self.most:
                self.best = self.now.copy()
                self.best_tokens = tokens
            return
        value: i64 = self.values[place]
        had: i64 = self.had[place]
        count: i64 = left // value
        if place == len(self.values) - 1 and count * value != left:
            return
        if not self.open[place]:
            count = min(count, had)
        while count >= 0:
            if (count - had) * value <= credit:
                self.now[place] = int(count)
                # What an equally valuable card gives up is no credit for this one, but their order does not matter:
                # the worth of tokens moved between them is the same.
                self.find(place + 1, left - count * value, tokens + count, credit + (had - count) * value)
            if place == len(self.values) - 1:
                return  # here fewer tokens are worth too little
            count -= 1


def _after_payment(p: Player, cards: list[int], amount: i64) -> list[int]:
    have: i64 = 0
    for card in cards:
        have += p.stock[card] * VALUE[card]
    target = have - amount
    while True:
        search = Payment(p, cards)
        search.find(0, target, 0, 0)
        if search.best_tokens >= 0:
            return search.best
        target -= 1


def spend_food(t: ThroughTheAges, seat: int, amount: i64) -> None:
    """Pay food; what the Trade Routes Agreement lends comes first (TTA-FR-09)."""
    p = t.players[seat]
    lent = min(p.spare_food, amount)
    p.spare_food -= lent
    if amount > lent:
        pay_tokens(p, FOOD, amount - lent)


def spend_resources(t: ThroughTheAges, seat: int, amount: i64, unit: bool = False) -> None:
    """Pay resources; temporary ones come first (TTA-FR-09)."""
    p = t.players[seat]
    if unit:
        lent = min(p.unit_resources, amount)
        p.unit_resources -= lent
        amount -= lent
    lent = min(p.spare_resources, amount)
    p.spare_resources -= lent
    if amount > lent:
        pay_tokens(p, RESOURCE, amount - lent)


# --- points and actions ---------------------------------------------------------------------------------------------


def score_culture(t: ThroughTheAges, seat: int, count: i64) -> i64:
    """TTA-PTS-01: points, which never fall below 0; returns the change."""
    p = t.players[seat]
    change = max(count, -p.culture)
    p.culture += change
    return change


def score_science(t: ThroughTheAges, seat: int, count: i64) -> i64:
    p = t.players[seat]
    change = max(count, -p.science)
    p.science += change
    return change


def spend_ca(p: Player, count: i64) -> None:
    """TTA-ACN-05: temporary actions first."""
    lent = min(p.temporary_ca, count)
    p.temporary_ca -= lent
    p.ca -= count - lent


def spend_ma(p: Player, count: i64) -> None:
    lent = min(p.temporary_ma, count)
    p.temporary_ma -= lent
    p.ma -= count - lent


def action_back(p: Player) -> None:
    """TTA-ACN-04."""
    if p.ca < p.ca_total:
        p.ca += 1


# --- population -----------------------------------------------------------------------------------------------------


def gain_population(t: ThroughTheAges, seat: int, count: i64) -> i64:
    """TTA-WRK-02: from the bank, as far as there are tokens."""
    p = t.players[seat]
    moved = min(count, p.yellow)
    p.yellow -= moved
    p.unused += moved
    return moved


def lose_population(t: ThroughTheAges, seat: int, count: i64) -> None:
    """TTA-WRK-04: unused workers; who has none chooses one of a card."""
    p = t.players[seat]
    moved = min(count, p.unused)
    p.unused -= moved
    p.yellow += moved
    if t.telling and moved:
        t.tell("log-lose-population", {"seat": seat, "count": int(moved)})
    for _ in range(count - moved):
        t.push(LOSE_POPULATION[seat])


class LosePopulation(Decision[ThroughTheAges]):
    """TTA-WRK-04: a worker of a card goes to the yellow bank."""

    question = "ask-lose-worker"

    def run(self, t: ThroughTheAges) -> None:
        if max(t.players[self.seat].workers) == 0:
            t.agenda.pop()
        else:
            super().run(t)

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [LOSE_WORKER.move(card) for card, count in enumerate(t.players[seat].workers) if count > 0]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not LOSE_WORKER:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if t.players[seat].workers[card] == 0:
            return Reason("TTA-WRK-04", "refuse-no-worker", {"card": TECHNOLOGY.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        p.move_worker(card, -1)
        p.yellow += 1
        if t.telling:
            t.tell("log-lose-worker", {"seat": seat, "card": CARD.ids[card]})
        update(t, seat)


def remove_building(t: ThroughTheAges, seat: int, card: i64) -> None:
    """TTA-WRK-05: a building is destroyed, its worker survives as unused."""
    p = t.players[seat]
    p.move_worker(card, -1)
    p.unused += 1
    update(t, seat)


class Demolition(Decision[ThroughTheAges]):
    """Which building somebody loses, if there is one to lose: `targets` may be chosen, `rule` says which they are."""

    rule: str = ""

    def targets(self, t: ThroughTheAges) -> list[int]:
        raise NotImplementedError

    def run(self, t: ThroughTheAges) -> None:
        if self.targets(t):
            super().run(t)
        else:
            t.agenda.pop()

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [DEMOLISH.move(card) for card in self.targets(t)]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not DEMOLISH:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card not in self.targets(t):
            return Reason(self.rule, "refuse-not-razed", {"card": TECHNOLOGY.ids[card]})
        return None


def worded(goods: list[tuple[str, int]]) -> list[dict[str, Any]]:
    """Amounts of goods as sentences, for the log."""
    from pentapolis.kernel.sentences import sentence

    return [sentence(f"goods-{name}", {"count": count}) for name, count in goods if count]


LOSE_TOKEN: Final = [LoseToken(seat) for seat in range(MOST_SEATS)]
LOSE_POPULATION: Final = [LosePopulation(seat) for seat in range(MOST_SEATS)]
