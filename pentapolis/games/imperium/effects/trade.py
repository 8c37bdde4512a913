"""Verbs about the market, its decks and the exile pile: acquire, break through, exile, swap, Gambling.

Several acquisitions are effects one after the other, each with its refill (IMP-KEY-ACQ-05).
"""

from typing import Any, Final

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.effects.base import ANY_CARD, FIRST, Picking, What
from pentapolis.games.imperium.market import (
    DECK_SUITS,
    TakeMarketCard,
    clear,
    from_main,
    has_tokens,
    having,
    lay,
    refill,
    unrest_back,
)
from pentapolis.games.imperium.moving import (
    check_main,
    from_hand,
    gain,
    garrison,
    into_exile,
    into_hand,
    leave_play,
    take_unrest,
    ungarrison,
)
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    ACQUIRED,
    BLIND,
    BROKEN_THROUGH,
    EXILE,
    MARKET,
    MARKET_SUITS,
    NO_CARD,
    NOTHING_FOUND,
    PROGRESS,
    SLOTS,
    SUITS,
    TOKENS,
    UNRESTFUL,
    names_of,
)
from pentapolis.games.imperium.vocabulary import ACQUIRE, BREAK, FROM_DECK, GARRISON, NAME, SWAP
from pentapolis.games.imperium.vocabulary import EXILE as EXILE_VERB
from pentapolis.kernel.effects import Cause, Do, Effect, refused
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision
from pentapolis.kernel.vocabulary import Verb
from pentapolis.kernel.zones import EVERYBODY

VARIABLE: Final = 4  # the last of the objects `deck`: a card with a variable VP icon (IMP-CRD-01)
__all__ = ["PROGRESS"]


class Acquire(Picking):
    """IMP-KEY-ACQ-01 to IMP-KEY-ACQ-06; from the exile pile it brings an unrest of the pile (IMP-KEY-EXI-07)."""

    rules = "IMP-KEY-ACQ-01 IMP-KEY-ACQ-02 IMP-KEY-ACQ-03 IMP-KEY-ACQ-04 IMP-EFF-43"
    question = "ask-acquire"

    def __init__(self, suits: int, zones: int = MARKET, kind: int = -1, what: What | None = None) -> None:
        super().__init__(1)
        self.suits = suits
        self.zones = zones
        self.kind = kind
        self.what = ANY_CARD if what is None else what

    def verb(self) -> Verb:
        return ACQUIRE

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        found: list[int] = []
        for card in having(t, self.suits, self.kind, self.zones):
            if self.what.fits(t.faces[card]):
                found.append(card)
        if self.zones == MARKET and t.exile:
            # IMP-EFF-78: the exile pile counts as part of the market for some suits.
            for card in t.exile:
                if self.kind < 0 and opener(t, cause.who, card, self.suits) != NO_CARD:
                    found.append(card)
        return found

    def can(self, t: Imperium, cause: Cause) -> bool:
        return True  # a gain may come to nothing (IMP-EFF-07)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        if card in t.market:
            t.push(TakeMarketCard(cause, card, True))
            return
        if self.zones == MARKET:
            used = opener(t, cause.who, card, self.suits)
            bonus = t.faces[used].from_exile_bonus
            if bonus is not None:
                t.push(Do(bonus, Cause(cause.who, used, cause.number)))
        t.exile = without(t.exile, card)
        into_hand(t, cause.who, card, EVERYBODY)
        t.remember(cause, "card", [card])
        if t.telling:
            t.tell("log-acquire-exile", {"seat": cause.who, "card": CARD.ids[card]})
        t.event(ACQUIRED, cause.who, card, cause.number)
        if t.faces[card].suits & UNRESTFUL:
            take_unrest(t, cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        suits = names_of(self.suits, SUITS)
        if self.zones == EXILE:
            return "effect-acquire-exile", {"what": self.what.told(1)}
        if self.kind >= 0:
            if not self.suits:
                return "effect-acquire-any-with", {"kind": TOKENS[self.kind]}
            return "effect-acquire-with", {"suits": suits, "kind": TOKENS[self.kind]}
        return "effect-acquire-anywhere" if self.zones & EXILE else "effect-acquire", {"suits": suits}


def opener(t: Imperium, seat: int, card: int, suits: int) -> int:
    """The card of the player by which this exiled card may be acquired; one that brings something first."""
    wanted = t.faces[card].suits & (suits or MARKET_SUITS)
    found = NO_CARD
    for source in t.players[seat].sources():
        face = t.faces[source]
        if face.from_exile & wanted and (found == NO_CARD or face.from_exile_bonus is not None):
            found = source
    return found


class BreakThrough(Effect):
    """IMP-KEY-BRK-01 to IMP-KEY-BRK-06: a market card without its unrest, or an unseen card of the suit."""

    rules = "IMP-KEY-BRK-01 IMP-KEY-BRK-02 IMP-KEY-BRK-03 IMP-KEY-BRK-04 IMP-KEY-BRK-05 IMP-KEY-BRK-06"

    def __init__(self, suits: int, exile: bool = False) -> None:
        super().__init__()
        self.suits = suits  # 0: a card with a variable VP icon (IMP-CRD-01)
        self.exile = exile  # may be taken from the exile pile (IMP-EFF-44)

    def fits(self, t: Imperium, card: int) -> bool:
        if self.suits:
            return (t.faces[card].suits & self.suits) != 0
        points = t.faces[card].points
        return points is not None and points.variable

    def go(self, t: Imperium, cause: Cause) -> None:
        t.ask_player(WhichBreak(self, cause))

    def legal(self, t: Imperium) -> list[int]:
        found = [BREAK.base + card for card in t.market if card != NO_CARD and self.fits(t, card)]
        if self.exile:
            found += [BREAK.base + card for card in t.exile if self.fits(t, card)]
        if not self.suits:
            found.append(FROM_DECK.base + VARIABLE)
        for place in range(VARIABLE):
            if self.suits >> place & 1:
                found.append(FROM_DECK.base + place)
        return found

    def words(self) -> tuple[str, dict[str, Any]]:
        if not self.suits:
            return "effect-break-variable", {}
        return "effect-break-anywhere" if self.exile else "effect-break", {"suits": names_of(self.suits, SUITS)}


class WhichBreak(Decision[Imperium]):
    """Which card, or which deck: the suit is declared with it (IMP-KEY-BRK-01)."""

    question = "ask-break"

    def __init__(self, effect: BreakThrough, cause: Cause) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return self.effect.legal(t)

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if BREAK.base <= move < BREAK.base + BREAK.size:
            args = {"card": CARD.ids[FIRST[move]], "effect": self.effect.said()}
            return Reason("IMP-KEY-BRK-02", "refuse-pick", args)
        if FROM_DECK.base <= move < FROM_DECK.base + FROM_DECK.size:
            return Reason("IMP-KEY-BRK-01", "refuse-deck", {"effect": self.effect.said()})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move < FROM_DECK.base:
            card = FIRST[move]
            if card in t.market:
                t.push(TakeMarketCard(self.cause, card, False))
                return
            t.exile = without(t.exile, card)
            got(t, self.cause, card, EVERYBODY)
            return
        place = move - FROM_DECK.base
        if place < len(DECK_SUITS) and t.small_decks[place]:
            decks = t.small_decks.copy()
            card = decks[place][-1]
            decks[place] = decks[place][:-1]
            t.small_decks = decks
            t.block_undo()
            got(t, self.cause, card, BLIND)  # IMP-KEY-BRK-03: nobody else sees it
        else:
            self.reveal(t, 0 if place == VARIABLE else 1 << place)

    def reveal(self, t: Imperium, suit: int) -> None:
        """IMP-KEY-BRK-04: main-deck cards one by one until one fits; the others are shuffled back."""
        shown: list[int] = []
        found = NO_CARD
        while t.main and found == NO_CARD:
            card = from_main(t)
            fits = (t.faces[card].suits & suit) != 0 if suit else self.effect.fits(t, card)
            if fits:
                found = card
            else:
                shown.append(card)
        t.block_undo()
        if shown:
            t.main = t.shuffled("main-reshuffle", t.main + shown)
            t.main_known = t.main_known + shown
        if t.telling and shown:
            t.tell("log-reveal", {"cards": [CARD.ids[card] for card in shown]})
        check_main(t)  # IMP-GAP-08
        if found == NO_CARD:
            if t.telling:
                t.tell("log-nothing-found", {"seat": self.cause.who})
            gain(t, self.cause.who, PROGRESS, NOTHING_FOUND)  # IMP-KEY-BRK-05
        else:
            got(t, self.cause, found, EVERYBODY)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"effect": self.effect.said()}

    def label(self) -> str:
        return f"WhichBreak({self.effect!r}, {self.cause!r})"


def got(t: Imperium, cause: Cause, card: int, seen: int) -> None:
    """A card broken through for, not from the market, comes into the hand."""
    into_hand(t, cause.who, card, seen)
    if t.telling:
        if seen == EVERYBODY:
            t.tell("log-break", {"seat": cause.who, "card": CARD.ids[card]})
        else:
            t.tell("log-break-unseen", {"seat": cause.who})
            t.tell("log-break-own", {"seat": cause.who, "card": CARD.ids[card]}, 1 << cause.who)
    t.event(BROKEN_THROUGH, cause.who, card, cause.number)


# --- exile ----------------------------------------------------------------------------------------------------------


def exile_market(t: Imperium, card: int) -> None:
    """IMP-KEY-EXI-01 to IMP-KEY-EXI-03."""
    slot = t.market.index(card)
    unrest_back(t, slot)
    clear(t, slot)
    into_exile(t, card)
    refill(t, slot)


class ExileMarket(Picking):
    """A market card without tokens, of the player's choice (IMP-EFF-30, IMP-KEY-EXI-05)."""

    rules = "IMP-KEY-EXI-01 IMP-KEY-EXI-02 IMP-KEY-EXI-03 IMP-KEY-EXI-05 IMP-EFF-30"
    question = "ask-exile"

    def verb(self) -> Verb:
        return EXILE_VERB

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return [t.market[slot] for slot in range(SLOTS) if t.market[slot] != NO_CARD and not has_tokens(t, slot)]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        exile_market(t, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-exile-market", {"what": ANY_CARD.told(self.count)}


class ExileHand(Picking):
    """A card from hand (Monastery: no unrest)."""

    rules = "IMP-KEY-EXI-01"
    question = "ask-exile-hand"

    def __init__(self, count: int, what: What) -> None:
        super().__init__(count)
        self.what = what

    def verb(self) -> Verb:
        return EXILE_VERB

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return [card for card in t.players[cause.who].hand if self.what.fits(t.faces[card])]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        from_hand(t, cause.who, card, True)
        t.remember(cause, "exiled", [card])
        into_exile(t, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-exile-hand", {"what": self.what.told(self.count)}


class ExileQuest(Picking):
    """An impending quest other than a named one (Twrch Trwyth)."""

    rules = "IMP-KEY-EXI-01 IMP-NAT-ART-01"
    question = "ask-exile-quest"

    def __init__(self, besides: What) -> None:
        super().__init__(1)
        self.besides = besides

    def verb(self) -> Verb:
        return EXILE_VERB

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return [
            card
            for card in t.players[cause.who].developments
            if quest(t, card) and not self.besides.fits(t.faces[card])
        ]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        p = t.players[cause.who]
        p.developments = without(p.developments, card)
        into_exile(t, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-exile-quest", {"card": self.besides.card}


def quest(t: Imperium, card: int) -> bool:
    """IMP-NAT-ART-01: a development card without a cost is a quest."""
    return not t.faces[card].cost


class ExileNamed(Effect):
    """A named card in play or the active quest (Cafall); what is garrisoned under it goes the same way."""

    rules = "IMP-KEY-EXI-01 IMP-KEY-GAR-05"

    def __init__(self, what: What) -> None:
        super().__init__()
        self.what = what

    def target(self, t: Imperium, seat: int) -> int:
        for card in t.players[seat].area:
            if self.what.fits(t.faces[card]):
                return card
        active = t.active_quest(seat)
        return active if active != NO_CARD and self.what.fits(t.faces[active]) else NO_CARD

    def can(self, t: Imperium, cause: Cause) -> bool:
        return self.target(t, cause.who) != NO_CARD

    def go(self, t: Imperium, cause: Cause) -> None:
        card = self.target(t, cause.who)
        if card == NO_CARD:
            return
        if card in t.players[cause.who].area:
            for moved in leave_play(t, cause.who, card):
                into_exile(t, moved)
        else:
            ungarrison(t, cause.who, card)
            into_exile(t, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-exile-named", {"card": self.what.card}


class GarrisonQuest(Picking):
    """IMP-NAT-ART-02, IMP-NAT-ART-04: an impending quest becomes the active one."""

    rules = "IMP-NAT-ART-02 IMP-NAT-ART-04"
    question = "ask-quest"

    def verb(self) -> Verb:
        return GARRISON

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        quests = [card for card in t.players[cause.who].developments if quest(t, card)]
        return [card for card in quests if not t.faces[card].last_quest or len(quests) == 1]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        p = t.players[cause.who]
        if cause.source in p.area:
            p.developments = without(p.developments, card)
            garrison(t, cause.who, card, cause.source)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-garrison-quest", {}


class Swap(Effect):
    """IMP-EFF-52, IMP-KEY-EXI-04, IMP-KEY-EXI-06: a market card against an exiled one, which gets its tokens."""

    rules = "IMP-EFF-52 IMP-KEY-EXI-04 IMP-KEY-EXI-06"

    def can(self, t: Imperium, cause: Cause) -> bool:
        return len(t.exile) > 0 and any(card != NO_CARD for card in t.market)

    def go(self, t: Imperium, cause: Cause) -> None:
        if self.can(t, cause):
            t.ask_player(WhichSwap(self, cause, NO_CARD))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-swap", {}


class WhichSwap(Decision[Imperium]):
    """First the market card, then the exiled one."""

    question = "ask-swap"

    def __init__(self, effect: Swap, cause: Cause, leaving: int) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause
        self.leaving = leaving
        if leaving != NO_CARD:
            self.question = "ask-swap-for"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        cards = t.market if self.leaving == NO_CARD else t.exile
        return [SWAP.base + card for card in cards if card != NO_CARD]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if SWAP.base <= move < SWAP.base + SWAP.size:
            args = {"card": CARD.ids[FIRST[move]], "effect": self.effect.said()}
            return refused(self.effect, "refuse-pick", args)
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        card = FIRST[move]
        if self.leaving == NO_CARD:
            t.push(WhichSwap(self.effect, self.cause, card))
            return
        slot = t.market.index(self.leaving)
        tokens = t.market_tokens
        unrest_back(t, slot)
        clear(t, slot)
        t.exile = without(t.exile, card)
        into_exile(t, self.leaving)
        t.market_tokens = tokens
        lay(t, slot, card)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {} if self.leaving == NO_CARD else {"card": CARD.ids[self.leaving]}

    def label(self) -> str:
        return f"WhichSwap({self.effect!r}, {self.cause!r}, {self.leaving})"


# --- Gambling (IMP-EFF-46) ------------------------------------------------------------------------------------------


class NameSuit(Effect):
    """Name one of some suits."""

    rules = "IMP-EFF-46"

    def __init__(self, suits: int) -> None:
        super().__init__()
        self.suits = suits

    def go(self, t: Imperium, cause: Cause) -> None:
        t.ask_player(WhichSuit(self, cause))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-name-suit", {"suits": names_of(self.suits, SUITS)}


class WhichSuit(Decision[Imperium]):
    question = "ask-name-suit"

    def __init__(self, effect: NameSuit, cause: Cause) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [NAME.base + place for place in range(NAME.size) if self.effect.suits >> place & 1]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        place = move - NAME.base
        t.remember(self.cause, "suit", [1 << place])
        if t.telling:
            t.tell("log-name-suit", {"seat": seat, "suit": SUITS[place]})

    def label(self) -> str:
        return f"WhichSuit({self.effect!r}, {self.cause!r})"


class Reveal(Effect):
    """The top card of the main deck, for all to see."""

    rules = "IMP-EFF-46"

    def go(self, t: Imperium, cause: Cause) -> None:
        if t.main:
            card = from_main(t)
            t.revealed = [card]
            t.block_undo()
            if t.telling:
                t.tell("log-reveal", {"cards": [CARD.ids[card]]})
            check_main(t)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-reveal", {}


class WithRevealed(Effect):
    """Put the revealed card into the hand, or exile it; no acquisition, no unrest."""

    rules = "IMP-EFF-46"

    def __init__(self, to: str) -> None:
        super().__init__()
        self.to = to

    def go(self, t: Imperium, cause: Cause) -> None:
        cards = t.revealed
        t.revealed = []
        for card in cards:
            if self.to == "hand":
                into_hand(t, cause.who, card, EVERYBODY)
            else:
                into_exile(t, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"effect-revealed-{self.to}", {}
