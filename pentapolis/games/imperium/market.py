"""The market: slots, their decks, the unrest under cards, tokens on them (IMP-CSU, IMP-KEY)."""

from mypy_extensions import i64

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.moving import check_collapse, check_main, gain, into_hand
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    ACQUIRED,
    BROKEN_THROUGH,
    CIVILISED,
    EXILE,
    KINDS,
    MARKET,
    MARKET_TOKENS,
    MATERIALS,
    NO_CARD,
    REGION,
    SLOTS,
    SMALL_DECKS,
    UNCIVILISED,
    UNRESTFUL,
)
from pentapolis.kernel.effects import Cause
from pentapolis.kernel.lists import without
from pentapolis.kernel.steps import Step
from pentapolis.kernel.zones import EVERYBODY

DECK_SUITS = [REGION, UNCIVILISED, CIVILISED]


def has_tokens(t: Imperium, slot: int) -> bool:
    tokens = t.market_tokens
    at = slot * KINDS
    return (tokens[at] | tokens[at + 1] | tokens[at + 2]) != 0


def lay(t: Imperium, slot: int, card: int) -> None:
    """A card into a slot, with an unrest under it (IMP-KEY-ACQ-04), but not under one without suit (IMP-KEY-EXI-08)."""
    market = t.market.copy()
    market[slot] = card
    t.market = market
    if t.telling:
        t.tell("log-deal", {"card": CARD.ids[card]})
    if t.faces[card].suits & UNRESTFUL and t.unrest:
        under = t.market_unrest.copy()
        under[slot] = t.unrest[-1]
        t.market_unrest = under
        t.unrest = t.unrest[:-1]
        check_collapse(t)  # IMP-END-08


def refill(t: Imperium, slot: int) -> None:
    """IMP-KEY-ACQ-04, IMP-GAP-06, IMP-GAP-07: from the slot's deck, else from the main deck, else it stays empty."""
    if slot < SMALL_DECKS and t.small_decks[slot]:
        decks = t.small_decks.copy()
        card = decks[slot][-1]
        decks[slot] = decks[slot][:-1]
        t.small_decks = decks
        lay(t, slot, card)
        t.block_undo()
    elif t.main:
        card = from_main(t)
        lay(t, slot, card)
        t.block_undo()
        if not t.over:
            check_main(t)


def from_main(t: Imperium) -> int:
    """The top card of the main deck, which all see."""
    card = t.main[-1]
    t.main = t.main[:-1]
    if card in t.main_known:
        t.main_known = without(t.main_known, card)
    return card


def clear(t: Imperium, slot: int) -> None:
    """Nothing lies in the slot, on it or under it."""
    market = t.market.copy()
    market[slot] = NO_CARD
    t.market = market
    under = t.market_unrest.copy()
    under[slot] = NO_CARD
    t.market_unrest = under
    tokens = t.market_tokens.copy()
    for kind in range(KINDS):
        tokens[slot * KINDS + kind] = 0
    t.market_tokens = tokens


def unrest_back(t: Imperium, slot: int) -> None:
    """IMP-KEY-BRK-02, IMP-KEY-EXI-02: what lies under the card goes back to the pile; nobody has returned it."""
    card = t.market_unrest[slot]
    if card != NO_CARD:
        t.unrest = [*t.unrest, card]
        under = t.market_unrest.copy()
        under[slot] = NO_CARD
        t.market_unrest = under


class TakeMarketCard(Step[Imperium]):
    """Take a market card into the hand with its tokens: acquired with its unrest (IMP-KEY-ACQ-01 to IMP-KEY-ACQ-04),
    or broken through for, without (IMP-KEY-BRK-02).
    """

    def __init__(self, cause: Cause, card: int, acquired: bool) -> None:
        self.cause = cause
        self.card = card
        self.acquired = acquired

    def run(self, t: Imperium) -> None:
        slot = t.market.index(self.card)
        t.doubled = -1
        t.push(CollectTokens(self.cause, self.card, self.acquired))
        if has_tokens(t, slot):
            t.event(MARKET_TOKENS, self.cause.who, self.card, self.cause.number)  # IMP-EFF-67: in the middle

    def label(self) -> str:
        return f"TakeMarketCard({self.cause!r}, {self.card}, {self.acquired})"


class CollectTokens(Step[Imperium]):
    """The rest of it, when it is settled whether some tokens count twice."""

    def __init__(self, cause: Cause, card: int, acquired: bool) -> None:
        self.cause = cause
        self.card = card
        self.acquired = acquired

    def run(self, t: Imperium) -> None:
        from pentapolis.games.imperium.effects.tokens import gained_materials

        seat = self.cause.who
        slot = t.market.index(self.card)
        counts = t.market_tokens[slot * KINDS : slot * KINDS + KINDS]
        if t.doubled >= 0:
            counts[t.doubled] *= 2
            t.doubled = -1
        under = t.market_unrest[slot]
        into_hand(t, seat, self.card, EVERYBODY)
        if t.telling:
            message = "log-acquire" if self.acquired else "log-break"
            t.tell(message, {"seat": seat, "card": CARD.ids[self.card]})
        if under != NO_CARD and self.acquired:
            into_hand(t, seat, under, EVERYBODY)  # IMP-KEY-ACQ-03: not taken from the pile (IMP-EFF-68)
        elif under != NO_CARD:
            unrest_back(t, slot)
        clear(t, slot)
        had = t.players[seat].materials
        for kind in range(KINDS):
            gain(t, seat, kind, counts[kind])
        t.remember(self.cause, "card", [self.card])
        refill(t, slot)
        if t.over:
            return
        # IMP-EFF-65: when the card is in hand and the slot refilled.
        t.event(ACQUIRED if self.acquired else BROKEN_THROUGH, seat, self.card, self.cause.number)
        if t.players[seat].materials > had and counts[MATERIALS]:
            gained_materials(t, self.cause, None)

    def label(self) -> str:
        return f"CollectTokens({self.cause!r}, {self.card}, {self.acquired})"


def having(t: Imperium, suits: i64, kind: i64, zones: int) -> list[int]:
    """The cards of market and exile pile of these suits (0: any card at all) that have a token of the kind (or -1)."""
    found: list[int] = []
    if zones & MARKET:
        for slot in range(SLOTS):
            card = t.market[slot]
            if card == NO_CARD or (suits and not t.faces[card].suits & suits):
                continue
            if kind < 0 or t.market_tokens[slot * KINDS + kind]:
                found.append(card)
    if zones & EXILE:
        for card in t.exile:
            if not suits or t.faces[card].suits & suits:
                found.append(card)
    return found
