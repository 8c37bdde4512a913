"""Verbs about tokens: gain, pay, spend, steal, put on cards, move exhaust tokens."""

from typing import Any, Final

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.effects.base import Picking, Shielded
from pentapolis.games.imperium.moving import gain
from pentapolis.games.imperium.payment import pay, payable
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    GAINED_THROUGH,
    KINDS,
    MARKET,
    MATERIALS,
    NO_CARD,
    PROGRESS,
    SLOTS,
    TOKENS,
)
from pentapolis.games.imperium.vocabulary import NO, REFRESH, REFRESH_DEVELOPMENT, REFRESH_NATION, TIMES, TOKEN
from pentapolis.kernel.effects import Cause, Condition, Count, Do, Effect, EffectTable, May, refused
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.vocabulary import Verb

__all__ = ["MARKET"]
NONE: Final = [0] * KINDS


def told(amounts: list[int]) -> list[dict[str, Any]]:
    """Amounts as arguments of a sentence: "2 materials and 1 population"."""
    return [sentence(f"amount-{TOKENS[kind]}", {"count": amounts[kind]}) for kind in range(KINDS) if amounts[kind]]


def icons_used(t: Imperium, cause: Cause, count: Count | None) -> int:
    """IMP-EFF-66: the icons of cards through which this effect gives materials."""
    from pentapolis.games.imperium.effects.counts import IconsInPlay

    found = 0
    p = t.players[cause.who]
    if isinstance(count, IconsInPlay):
        found |= count.through(t, cause)
    if cause.source != NO_CARD and cause.source in p.area:
        found |= int(t.faces[cause.source].icon_bits)
    notes = t.notes.get(cause.number)
    if notes is not None:
        for card in notes.things.get("given", []):
            found |= int(t.faces[card].icon_bits)
    return found


def gained_materials(t: Imperium, cause: Cause, count: Count | None) -> None:
    """Domestication and Shaduf may answer (IMP-CRD-02, IMP-CRD-10)."""
    if cause.who == t.turn:
        icons = icons_used(t, cause, count)
        if icons:
            t.event(GAINED_THROUGH, cause.who, icons, cause.number)


class Gain(Effect):
    """IMP-KEY-GAI-01; `per` multiplies all amounts (IMP-EFF-11, IMP-EFF-16)."""

    rules = "IMP-KEY-GAI-01 IMP-EFF-11"

    def __init__(self, amounts: list[int], per: Count | None = None) -> None:
        super().__init__()
        self.amounts = amounts
        self.per = per

    def go(self, t: Imperium, cause: Cause) -> None:
        times = 1 if self.per is None else self.per.count(t, cause)
        before = t.players[cause.who].materials
        for kind in range(KINDS):
            gain(t, cause.who, kind, self.amounts[kind] * times)
        if t.players[cause.who].materials > before:
            gained_materials(t, cause, self.per)

    def words(self) -> tuple[str, dict[str, Any]]:
        if self.per is None:
            return "effect-gain", {"amounts": told(self.amounts)}
        return "effect-gain-per", {"amounts": told(self.amounts), "what": self.per.said()}


class GainActions(Effect):
    """IMP-KEY-ACN-01: tokens on the state card, also above 3."""

    rules = "IMP-KEY-ACN-01"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: Imperium, cause: Cause) -> None:
        t.players[cause.who].actions += self.count
        if t.telling:
            t.tell("log-gain-action", {"seat": cause.who, "count": self.count})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-gain-action", {"count": self.count}


class Spend(Effect):
    """IMP-KEY-ACN-02: action tokens from the state card."""

    rules = "IMP-KEY-ACN-02"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        p.actions -= min(self.count, int(p.actions))

    def can(self, t: Imperium, cause: Cause) -> bool:
        return t.players[cause.who].actions >= self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-spend", {"count": self.count}


class Pay(Effect):
    """IMP-KEY-PAY-01 to IMP-KEY-PAY-07; options of an unrest may cost less (IMP-EFF-76)."""

    rules = "IMP-KEY-PAY-01 IMP-KEY-PAY-03 IMP-KEY-PAY-04"

    def __init__(self, amounts: list[int]) -> None:
        super().__init__()
        self.amounts = amounts

    def due(self, t: Imperium, cause: Cause) -> list[int]:
        """What is to be paid now."""
        if cause.source == NO_CARD or not self.amounts[MATERIALS] or not t.faces[cause.source].is_unrest():
            return self.amounts
        less = sum(int(t.faces[card].unrest_materials) for card in t.players[cause.who].sources())
        return [max(1, self.amounts[MATERIALS] - less), *self.amounts[1:]]

    def go(self, t: Imperium, cause: Cause) -> None:
        pay(t, cause.who, self.due(t, cause))

    def can(self, t: Imperium, cause: Cause) -> bool:
        return payable(t, cause.who, self.due(t, cause))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-pay", {"amounts": told(self.amounts)}


class PayUpTo(Effect):
    """IMP-EFF-08: the number is named before it is paid; noted for "per progress paid this way"."""

    rules = "IMP-EFF-08 IMP-KEY-PAY-01"

    def __init__(self, kind: int, most: int) -> None:
        super().__init__()
        self.kind = kind
        self.most = most

    def go(self, t: Imperium, cause: Cause) -> None:
        t.ask_player(HowMuch(self, cause))

    def words(self) -> tuple[str, dict[str, Any]]:
        amounts = NONE.copy()
        amounts[self.kind] = self.most
        return "effect-pay-up-to", {"amounts": told(amounts)}


class HowMuch(Decision[Imperium]):
    """How many tokens to pay, none included."""

    question = "ask-pay-up-to"

    def __init__(self, effect: PayUpTo, cause: Cause) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause

    def moves(self, t: Imperium, seat: int) -> list[int]:
        most = min(self.effect.most, int(t.players[seat].amount(self.effect.kind)))
        return [TIMES.base + count for count in range(most + 1)]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if TIMES.base <= move < TIMES.base + TIMES.size:
            return refused(self.effect, "refuse-must", {"effect": self.effect.said()})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        count = move - TIMES.base
        t.players[seat].add(self.effect.kind, -count)
        t.note(self.cause, "paid", count)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"effect": self.effect.said()}

    def label(self) -> str:
        return f"HowMuch({self.effect!r}, {self.cause!r})"


class PayAll(Effect):
    """IMP-KEY-PAY-07: every progress token in front of the player, at least so many."""

    rules = "IMP-KEY-PAY-07"

    def __init__(self, kind: int, least: int) -> None:
        super().__init__()
        self.kind = kind
        self.least = least

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        p.add(self.kind, -p.amount(self.kind))

    def can(self, t: Imperium, cause: Cause) -> bool:
        return t.players[cause.who].amount(self.kind) >= self.least

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-pay-all", {"kind": TOKENS[self.kind], "count": self.least}


class Steal(Effect):
    """IMP-KEY-STL-01, IMP-EFF-38: from each other player, as far as it is there; not a gain, no conversion."""

    rules = "IMP-KEY-STL-01 IMP-EFF-38"

    def __init__(self, kind: int, count: int, where: Condition | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.count = count
        self.where = where
        self.one = Rob(self)

    def go(self, t: Imperium, cause: Cause) -> None:
        steps: list[Step[Any]] = []
        for turn in range(1, t.seats):
            seat = (cause.who + turn) % t.seats
            where = self.where
            if where is not None and not where.holds(t, cause.for_seat(seat)):
                continue
            victim = cause.for_seat(seat)
            steps.append(Shielded(self.one, victim) if t.protected(cause, seat) else Do(self.one, victim))
        t.remember(cause, "thief", [cause.who])
        t.push_all(steps)

    def words(self) -> tuple[str, dict[str, Any]]:
        amounts = NONE.copy()
        amounts[self.kind] = self.count
        if self.where is None:
            return "effect-steal", {"amounts": told(amounts)}
        return "effect-steal-who", {"amounts": told(amounts), "condition": self.where.said()}


class Rob(Effect):
    """What a steal takes from one player."""

    rules = "IMP-KEY-STL-01 IMP-EFF-38"

    def __init__(self, steal: Steal) -> None:
        super().__init__()
        self.steal = steal

    def go(self, t: Imperium, cause: Cause) -> None:
        victim = t.players[cause.who]
        thief = t.that(cause, "thief")[0]
        taken = min(self.steal.count, int(victim.amount(self.steal.kind)))
        victim.add(self.steal.kind, -taken)
        t.players[thief].add(self.steal.kind, taken)
        if taken < self.steal.count:
            t.remember(cause, "short", [*t.that(cause, "short"), cause.who])
        if t.telling and taken:
            t.tell("log-steal", {"seat": thief, "seat2": cause.who, "count": taken, "kind": TOKENS[self.steal.kind]})

    def words(self) -> tuple[str, dict[str, Any]]:
        amounts = NONE.copy()
        amounts[self.steal.kind] = self.steal.count
        return "effect-robbed", {"amounts": told(amounts)}


class PutOnMarket(Picking):
    """IMP-EFF-33: tokens from the supply on a market card."""

    rules = "IMP-EFF-33"
    question = "ask-token"

    def __init__(self, kind: int, tokens: int) -> None:
        super().__init__(1)
        self.kind = kind
        self.tokens = tokens

    def verb(self) -> Verb:
        return TOKEN

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return [card for card in t.market if card != NO_CARD]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        put_on_market(t, cause.who, card, self.kind, self.tokens)

    def words(self) -> tuple[str, dict[str, Any]]:
        amounts = NONE.copy()
        amounts[self.kind] = self.tokens
        return "effect-put-on-market", {"amounts": told(amounts)}


def put_on_market(t: Imperium, seat: int, card: int, kind: int, count: int) -> None:
    slot = t.market.index(card)
    tokens = t.market_tokens.copy()
    tokens[slot * KINDS + kind] += count
    t.market_tokens = tokens
    if t.telling:
        t.tell("log-token", {"seat": seat, "card": CARD.ids[card], "count": count, "kind": TOKENS[kind]})


class PutOnThis(Effect):
    """IMP-EFF-51: tokens that lie on a card in play belong to nobody."""

    rules = "IMP-EFF-51"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        if cause.source in p.area:
            p.stores = {**p.stores, cause.source: p.stores.get(cause.source, 0) + self.count}

    def words(self) -> tuple[str, dict[str, Any]]:
        amounts = NONE.copy()
        amounts[PROGRESS] = self.count
        return "effect-put-on-this", {"amounts": told(amounts)}


class GainStored(Effect):
    """IMP-EFF-54: what lay on the card was gained when it left play, and is not gained again."""

    rules = "IMP-EFF-54 IMP-EFF-51"

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        if cause.source in p.stores:
            count = p.stores[cause.source]
            stores = p.stores.copy()
            del stores[cause.source]
            p.stores = stores
            gain(t, cause.who, PROGRESS, count)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-gain-stored", {}


class Twice(Effect):
    """IMP-EFF-67: twice the tokens of a kind that lie on the market card being gained."""

    rules = "IMP-EFF-67"

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def go(self, t: Imperium, cause: Cause) -> None:
        t.doubled = self.kind

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-twice", {"kind": TOKENS[self.kind]}


class MoveBack(Effect):
    """IMP-EFF-32: one of the own exhaust tokens goes back to the state card; not the one that pays for this."""

    rules = "IMP-EFF-32"

    def places(self, t: Imperium, cause: Cause) -> list[int]:
        """The moves that name such a token."""
        p = t.players[cause.who]
        found = [REFRESH.base + card for card in p.exhausted if card != cause.source]
        if p.on_nation:
            found.append(REFRESH_NATION.base)
        if p.on_development:
            found.append(REFRESH_DEVELOPMENT.base)
        return found

    def go(self, t: Imperium, cause: Cause) -> None:
        if self.places(t, cause):
            t.ask_player(WhichToken(self, cause))

    def can(self, t: Imperium, cause: Cause) -> bool:
        return True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-move-back", {}


class MayMoveBack(May):
    """`may:` before it: one question instead of two, and none without a token."""

    def go(self, t: EffectTable, cause: Cause) -> None:
        part = self.part
        assert isinstance(part, MoveBack)
        assert isinstance(t, Imperium)
        if part.places(t, cause):
            t.ask_player(WhichToken(part, cause, True))


class WhichToken(Decision[Imperium]):
    """Which exhaust token goes back."""

    question = "ask-refresh"

    def __init__(self, effect: MoveBack, cause: Cause, optional: bool = False) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause
        self.optional = optional

    def moves(self, t: Imperium, seat: int) -> list[int]:
        places = self.effect.places(t, self.cause)
        return [*places, NO.base] if self.optional else places

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if REFRESH.base <= move < REFRESH.base + REFRESH.size or move in (
            REFRESH_NATION.base,
            REFRESH_DEVELOPMENT.base,
        ):
            return refused(self.effect, "refuse-no-token", {})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        p = t.players[seat]
        if move == NO.base:
            return
        if move == REFRESH_NATION.base:
            p.on_nation = False
        elif move == REFRESH_DEVELOPMENT.base:
            p.on_development = False
        else:
            p.exhausted = without(p.exhausted, move - REFRESH.base)
        p.exhaust += 1

    def label(self) -> str:
        return f"WhichToken({self.effect!r}, {self.cause!r}, {self.optional})"


def tokens_on(t: Imperium, slot: int) -> int:
    """How many tokens lie on a market card, all kinds together."""
    found = 0
    for kind in range(KINDS):
        found += t.market_tokens[slot * KINDS + kind]
    return found


def slot_of(t: Imperium, card: int) -> int:
    for slot in range(SLOTS):
        if t.market[slot] == card:
            return slot
    return NO_CARD
