"""Abilities: whether an exhaust ability can be used now, using it; the reactions that cards print (IMP-EFF-61)."""

from typing import Any

from pentapolis.games.imperium.cards import Ability
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    ACQUIRED,
    ACTIVATE,
    ANY_EVENT,
    ATTACKED,
    BROKEN_THROUGH,
    DECK_EMPTY,
    EVENTS,
    GAINED_THROUGH,
    ICONS,
    KINDS,
    LEFT_PLAY,
    MARKET_TOKENS,
    NO_CARD,
    OPEN,
    PLAYED,
    PLAYED_FROM_DISCARD,
    POPULATION_PAID,
    RETURNED,
    SUITS,
    SUNK,
    TOKENS,
    UNREST_TAKEN,
    names_of,
)
from pentapolis.games.imperium.vocabulary import COPY, VOCABULARY
from pentapolis.kernel.effects import Cause, Choose, Effect, Happening, May, When, refused
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision

# --- abilities ------------------------------------------------------------------------------------------------------


def open_first(t: Imperium, cause: Cause, effects: list[Effect]) -> bool:
    """IMP-EFF-17: only a `choose one` that comes first forbids using the whole when no option is open."""
    if not effects:
        return True
    first = effects[0]
    return first.can(t, cause) if isinstance(first, Choose) else True


def possible(t: Imperium, seat: int, source: int, ability: Ability) -> bool:
    """IMP-EXH-03, IMP-EFF-14: requirement, cost, and an open option if it begins with a choice."""
    cause = Cause(seat, source)
    if ability.requirement is not None and not ability.requirement.holds(t, cause):
        return False
    if ability.cost is not None and not ability.cost.can(t, cause):
        return False
    return open_first(t, cause, ability.effects)


def own_turn(t: Imperium, seat: int) -> bool:
    """IMP-EXH-06, IMP-EXH-09: on one's own turn while activating."""
    return t.turn == seat and (t.phase in (ACTIVATE, OPEN))


def usable_now(t: Imperium, seat: int, source: int, ability: Ability) -> bool:
    """IMP-EXH-01, IMP-EXH-04: a token on the state card, none on the card; and the time for it.

    The state does not matter for a card in play (IMP-EXH-05, IMP-KEY-BAR-02).
    """
    p = t.players[seat]
    if p.exhaust == 0 or source in p.exhausted:
        return False
    if not ability.any_turn and not own_turn(t, seat):
        return False
    return possible(t, seat, source, ability)


class Exhaust(Effect):
    """IMP-EXH-01: the token goes onto the card."""

    rules = "IMP-EXH-01"

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        p.exhaust -= 1
        p.exhausted = plus(p.exhausted, cause.source)
        if t.telling:
            t.tell("log-exhaust", {"seat": cause.who, "card": CARD.ids[cause.source]})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-exhaust", {}


EXHAUST = Exhaust()


# --- what cards react to --------------------------------------------------------------------------------------------


class On(When):
    """A reaction to an event, by its code. "When you …", unless a subclass says otherwise."""

    code: int = 0

    def __init__(self, part: Effect, optional: bool) -> None:
        self.code = getattr(self, "code")  # noqa: B009
        super().__init__(EVENTS[self.code], part, optional)

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        if happening.name != self.name or happening.who != owner or not self.meant(t, happening, owner, source):
            return False
        return not self.optional or self.part.can(t, Cause(owner, source))

    def meant(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        """Is it the kind of card or token that the trigger names?"""
        return True

    def args(self) -> dict[str, Any]:
        return {}

    def words(self) -> tuple[str, dict[str, Any]]:
        part = May(self.part) if self.optional else self.part
        return f"when-{self.key()}", {**self.args(), "effect": part.said()}

    def key(self) -> str:
        return self.name

    def trigger(self) -> dict[str, Any]:
        """The trigger alone, as a sentence's argument."""
        from pentapolis.kernel.sentences import sentence

        return sentence(f"trigger-{self.key()}", self.args())


class OnPlay(On):
    """IMP-EFF-63: you play a card of a suit, or an attack card; free play and play from the discard pile included."""

    rules = "IMP-EFF-63"
    code = PLAYED

    def __init__(self, part: Effect, optional: bool, suits: int, attack: bool) -> None:
        super().__init__(part, optional)
        self.suits = suits
        self.attack = attack

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        if happening.name not in (EVENTS[PLAYED], EVENTS[PLAYED_FROM_DISCARD]) or happening.who != owner:
            return False
        return self.meant(t, happening, owner, source) and (not self.optional or self.part.can(t, Cause(owner, source)))

    def meant(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        face = t.faces[happening.thing]
        return face.attack if self.attack else (face.suits & self.suits) != 0

    def args(self) -> dict[str, Any]:
        return {} if self.attack else {"suits": names_of(self.suits, SUITS)}

    def key(self) -> str:
        return "play-attack" if self.attack else "play"


class OnPlayFromDiscard(On):
    """IMP-EFF-35: you play a region card from your discard pile."""

    rules = "IMP-EFF-35 IMP-EFF-63"
    code = PLAYED_FROM_DISCARD

    def __init__(self, part: Effect, optional: bool, suits: int) -> None:
        super().__init__(part, optional)
        self.suits = suits

    def meant(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        return (t.faces[happening.thing].suits & self.suits) != 0

    def args(self) -> dict[str, Any]:
        return {"suits": names_of(self.suits, SUITS)}


class OnReturn(On):
    rules = "IMP-EFF-64"
    code = RETURNED


class OnAcquire(On):
    """IMP-EFF-65: you acquire (or break through for) a card of a suit."""

    rules = "IMP-EFF-65"
    code = ACQUIRED

    def __init__(self, part: Effect, optional: bool, suits: int, breaks: bool) -> None:
        super().__init__(part, optional)
        self.suits = suits
        self.breaks = breaks

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        if happening.who != owner:
            return False
        if happening.name != self.name and not (self.breaks and happening.name == EVENTS[BROKEN_THROUGH]):
            return False
        return (t.faces[happening.thing].suits & self.suits) != 0

    def args(self) -> dict[str, Any]:
        return {"suits": names_of(self.suits, SUITS)}

    def key(self) -> str:
        return "acquire-or-break" if self.breaks else "acquire"


class OnThrough(On):
    """IMP-EFF-66: you gain materials through a card in play with an icon."""

    rules = "IMP-EFF-66 IMP-CRD-02 IMP-CRD-10"
    code = GAINED_THROUGH

    def __init__(self, part: Effect, optional: bool, icon: int) -> None:
        super().__init__(part, optional)
        self.icon = icon

    def meant(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        return (happening.thing >> self.icon & 1) == 1

    def args(self) -> dict[str, Any]:
        return {"icon": ICONS[self.icon]}


class OnMarketTokens(On):
    """IMP-EFF-67: you gain a market card that has tokens of a kind on it."""

    rules = "IMP-EFF-67"
    code = MARKET_TOKENS

    def __init__(self, part: Effect, optional: bool, kind: int) -> None:
        super().__init__(part, optional)
        self.kind = kind

    def meant(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        return t.market_tokens[t.market.index(happening.thing) * KINDS + self.kind] > 0

    def args(self) -> dict[str, Any]:
        return {"kind": TOKENS[self.kind]}


class OnTakeUnrest(On):
    rules = "IMP-EFF-68"
    code = UNREST_TAKEN


class OnPayPopulation(On):
    rules = "IMP-CRD-03"
    code = POPULATION_PAID


class OnAttack(On):
    """IMP-EFF-70: another player's attack card would affect you."""

    rules = "IMP-EFF-70 IMP-KEY-ATK-02 IMP-GAP-17"
    code = ATTACKED

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        if happening.name != self.name or happening.who == owner:
            return False
        # Who is protected already has no use for a second defence.
        if t.protected(Cause(owner, source, happening.number), owner):
            return False
        return not self.optional or self.part.can(t, Cause(owner, source))


class OnSunk(On):
    rules = "IMP-EFF-75"
    code = SUNK


class OnLeaves(On):
    """IMP-EFF-75: a named card is no longer in the play area."""

    rules = "IMP-EFF-75"
    code = LEFT_PLAY

    def __init__(self, part: Effect, optional: bool, title: str, card: str) -> None:
        super().__init__(part, optional)
        self.title = title
        self.card = card

    def meant(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        return t.faces[happening.thing].title == self.title

    def args(self) -> dict[str, Any]:
        return {"card": self.card}


class OnDeckEmpty(On):
    rules = "IMP-EFF-74 IMP-NAT-UTO-04"
    code = DECK_EMPTY


class OnMasks(On):
    """IMP-EFF-72: answered in the choice of what is discarded, so it never waits for an event."""

    rules = "IMP-EFF-72"
    code = 0

    def key(self) -> str:
        return "masks"


class Exhausting(When):
    """IMP-EFF-62: an exhaust ability with a trigger: it may be used, by IMP-EXH-01 to IMP-EXH-06, after the event."""

    rules = "IMP-EFF-62 IMP-EXH-06"

    def __init__(self, on: On, ability: Ability) -> None:
        super().__init__(on.name, ability.used, optional=True)
        self.on = on
        self.ability = ability

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        return self.on.fits(t, happening, owner, source) and usable_now(t, owner, source, self.ability)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "when-exhaust", {"trigger": self.on.trigger(), "effect": self.ability.whole.said()}


# --- Ambassador (IMP-EFF-50, IMP-GAP-19) ----------------------------------------------------------------------------


def copyable(t: Imperium, seat: int, source: int, happening: Happening | None) -> list[int]:
    """Pinned cards of others whose exhaust ability could be used now if they were the player's own and fresh."""
    found: list[int] = []
    for turn in range(1, t.seats):
        other = (seat + turn) % t.seats
        for card in t.players[other].area:
            face = t.faces[card]
            ability = face.exhaust
            if ability is None or not face.pinned or face.ambassador or ability.any_turn or face.fewer_masks:
                continue
            if ability.trigger is None:
                fits = happening is None
            else:
                fits = happening is not None and ability.trigger.fits(t, happening, seat, source)
            if fits and possible(t, seat, source, ability):
                found.append(card)
    return found


class Copy(Effect):
    """Resolve another player's exhaust ability as though it were this card's."""

    rules = "IMP-EFF-50 IMP-GAP-19"

    def can(self, t: Imperium, cause: Cause) -> bool:
        return len(copyable(t, cause.who, cause.source, None)) > 0

    def go(self, t: Imperium, cause: Cause) -> None:
        on = t.reacts_to(cause)
        if copyable(t, cause.who, cause.source, on):
            t.ask_player(WhichCopy(self, cause, on))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-copy", {}


class WhichCopy(Decision[Imperium]):
    question = "ask-copy"

    def __init__(self, effect: Copy, cause: Cause, on: Happening | None) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause
        self.on = on

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [COPY.base + card for card in copyable(t, seat, self.cause.source, self.on)]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if COPY.base <= move < COPY.base + COPY.size:
            args = {"card": CARD.ids[VOCABULARY.first[move]], "effect": self.effect.said()}
            return refused(self.effect, "refuse-pick", args)
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        ability = t.faces[card].exhaust
        assert ability is not None
        if t.telling:
            t.tell("log-copy", {"seat": seat, "card": CARD.ids[card]})
        t.resolve(ability.whole, seat, self.cause.source, self.on)

    def label(self) -> str:
        return f"WhichCopy({self.effect!r}, {self.cause!r}, {self.on!r})"


class AsAmbassador(When):
    """Ambassador answers whatever a pinned card of another player could answer."""

    rules = "IMP-EFF-50"

    def __init__(self, ability: Ability) -> None:
        super().__init__("any", ability.used, optional=True)
        self.ability = ability

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        p = t.players[owner]
        if p.exhaust == 0 or source in p.exhausted or not own_turn(t, owner):
            return False
        return len(copyable(t, owner, source, happening)) > 0

    def words(self) -> tuple[str, dict[str, Any]]:
        return "when-ambassador", {"effect": self.ability.whole.said()}


class Several(When):
    """Two reactions of one card to different events (Vikings A): each answers its own."""

    def __init__(self, whens: list[When]) -> None:
        super().__init__("several", Answer(whens))
        self.whens = whens

    def fits(self, t: Imperium, happening: Happening, owner: int, source: int) -> bool:
        return any(when.fits(t, happening, owner, source) for when in self.whens)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-and", {"effects": [when.said() for when in self.whens]}


class Answer(Effect):
    """The reaction that fits what happened."""

    rules = "IMP-EFF-61"

    def __init__(self, whens: list[When]) -> None:
        super().__init__()
        self.whens = whens

    def go(self, t: Imperium, cause: Cause) -> None:
        on = t.reacts_to(cause)
        assert on is not None
        for when in self.whens:
            if when.fits(t, on, cause.who, cause.source):
                (May(when.part) if when.optional else when.part).go(t, cause)
                return

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-and", {"effects": [when.part.said() for when in self.whens]}


def events_of(when: When | None) -> int:
    """The codes of what a card reacts to, a bit each."""
    if isinstance(when, AsAmbassador):
        return (1 << ANY_EVENT) - 1
    if isinstance(when, Exhausting):
        return events_of(when.on)
    if isinstance(when, Several):
        found = 0
        for one in when.whens:
            found |= events_of(one)
        return found
    if isinstance(when, OnPlay):
        return 1 << PLAYED | 1 << PLAYED_FROM_DISCARD
    if isinstance(when, OnAcquire) and when.breaks:
        return 1 << ACQUIRED | 1 << BROKEN_THROUGH
    return 1 << when.code if isinstance(when, On) else 0


# --- defences (IMP-EFF-70, IMP-EFF-71) ------------------------------------------------------------------------------


class Ignore(Effect):
    """Ignore that attack: from now on its owner is asked of every step that would touch him."""

    rules = "IMP-EFF-70 IMP-KEY-ATK-02"

    def go(self, t: Imperium, cause: Cause) -> None:
        on = t.reacts_to(cause)
        if on is not None and on.number in t.notes:
            t.spare(on.number, cause.who)
            if t.telling:
                t.tell("log-defend", {"seat": cause.who, "card": CARD.ids[cause.source]})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-ignore", {}


class IgnoreUnless(Effect):
    """IMP-EFF-71: unless the attacker gives tokens: he decides first."""

    rules = "IMP-EFF-71"

    def __init__(self, kind: int, count: int) -> None:
        super().__init__()
        self.kind = kind
        self.count = count
        self.ignore = Ignore()

    def go(self, t: Imperium, cause: Cause) -> None:
        on = t.reacts_to(cause)
        assert on is not None
        if t.players[on.who].amount(self.kind) >= self.count:
            t.ask_player(WhetherToGive(self, cause, on.who))
        else:
            self.ignore.go(t, cause)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-ignore-unless", {"count": self.count, "kind": TOKENS[self.kind]}


class WhetherToGive(Decision[Imperium]):
    """The attacker gives what is asked for, or lets the attack be ignored."""

    question = "ask-give-token"

    def __init__(self, effect: IgnoreUnless, cause: Cause, attacker: int) -> None:
        super().__init__(attacker)
        self.effect = effect
        self.cause = cause
        self.attacker = attacker

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [t.replies.yes.base, t.replies.no.base]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move == t.replies.no.base:
            self.effect.ignore.go(t, self.cause)
            return
        t.players[seat].add(self.effect.kind, -self.effect.count)
        t.players[self.cause.who].add(self.effect.kind, self.effect.count)
        if t.telling:
            args = {"seat": seat, "seat2": self.cause.who, "count": self.effect.count, "kind": TOKENS[self.effect.kind]}
            t.tell("log-give-token", args)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"seat": self.cause.who, "count": self.effect.count, "kind": TOKENS[self.effect.kind]}

    def label(self) -> str:
        return f"WhetherToGive({self.effect!r}, {self.cause!r}, {self.attacker})"


__all__ = ["NO_CARD"]
