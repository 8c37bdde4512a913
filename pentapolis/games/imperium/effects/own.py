"""Verbs about a player's own cards: draw, discard, put, take, return, give, find.

Own cards are those in the own places, whoever had them before (IMP-EFF-24).
"""

from typing import Any, Final

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.decks import DrawCards
from pentapolis.games.imperium.effects.base import ANY_CARD, FIRST, UNREST_CARD, Picking, Shielded, What
from pentapolis.games.imperium.moving import (
    from_hand,
    has_history,
    into_discard,
    into_hand,
    into_history,
    into_unrest,
    leave_play,
    loosened,
    on_deck,
    shuffle_deck,
    take_unrest,
    ungarrison,
    unknown,
)
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    DECK,
    DECK_EMPTY,
    DISCARD,
    GARRISONED,
    HAND,
    HISTORY,
    MASK,
    NATION_DECK,
    NO_CARD,
    PLAY,
    UNDER_THIS,
)
from pentapolis.games.imperium.vocabulary import ABANDON, BURY, EXHAUST, FIND, GIVE, RETURN, TAKE, TIMES, TOP
from pentapolis.games.imperium.vocabulary import DISCARD as DISCARD_VERB
from pentapolis.kernel.effects import NOTHING, Cause, Count, Do, Effect, refused
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.vocabulary import Verb
from pentapolis.kernel.zones import EVERYBODY

#: Names of zones in sentences.
FROM: Final = {
    HAND: "from-hand",
    DISCARD: "from-discard",
    HISTORY: "from-history",
    PLAY: "from-play",
    DECK: "from-deck",
    HAND | DISCARD: "from-hand-or-discard",
    HAND | GARRISONED: "from-hand-or-garrisons",
    DISCARD | DECK: "from-discard-or-deck",
    HAND | DISCARD | DECK | NATION_DECK: "from-anywhere",
    HAND | PLAY | DISCARD | DECK | HISTORY: "from-everywhere",
    UNDER_THIS: "from-under-this",
}


def lying(t: Imperium, cause: Cause, zones: int, what: What) -> list[int]:
    """The cards of these places that are meant; never the card being played (IMP-EFF-30)."""
    p = t.players[cause.who]
    faces = t.faces
    found: list[int] = []
    if zones & HAND:
        for card in p.hand:
            if what.fits(faces[card]):
                found.append(card)
    if zones & DISCARD:
        for card in p.discard:
            if what.fits(faces[card]):
                found.append(card)
    if zones & PLAY:
        for card in p.area:
            if what.fits(faces[card]) and card != cause.source:
                found.append(card)
    if zones & GARRISONED:
        for card in p.garrisoned():
            if what.fits(faces[card]):
                found.append(card)
    if zones & UNDER_THIS:
        for card in p.under(cause.source):
            if what.fits(faces[card]):
                found.append(card)
    if zones & HISTORY and has_history(t, cause.who):
        for card in p.history:
            if what.fits(faces[card]):
                found.append(card)
    if zones & DECK:
        found += sorted(card for card in p.deck if what.fits(faces[card]))
    if zones & NATION_DECK:
        found += sorted(card for card in p.nation_deck if what.fits(faces[card]))
    return found


def take_out(t: Imperium, cause: Cause, card: int, zones: int, shown: bool) -> int:
    """Take a card from where it lies among these places; gives who knows it afterwards.

    What comes from hand or history is not shown, unless the verb shows it (IMP-EFF-27).
    """
    seat = cause.who
    p = t.players[seat]
    if zones & HAND and card in p.hand:
        return from_hand(t, seat, card, shown)
    if zones & DISCARD and card in p.discard:
        p.discard = without(p.discard, card)
        return EVERYBODY
    if zones & HISTORY and card in p.history:
        place = p.history.index(card)
        known = EVERYBODY if shown else p.history_seen[place]
        p.history = [one for at, one in enumerate(p.history) if at != place]
        p.history_seen = [one for at, one in enumerate(p.history_seen) if at != place]
        if not shown:
            rest, known = loosened([unknown(mask) for mask in p.history_seen], unknown(known))
            p.history_seen = [mask | 1 << seat for mask in rest]
        return known
    if zones & DECK and card in p.deck:
        place = p.deck.index(card)
        p.deck = [one for at, one in enumerate(p.deck) if at != place]
        p.deck_seen = [one for at, one in enumerate(p.deck_seen) if at != place]
        return EVERYBODY
    if zones & NATION_DECK and card in p.nation_deck:
        place = p.nation_deck.index(card)
        p.nation_deck = [one for at, one in enumerate(p.nation_deck) if at != place]
        p.nation_seen = [one for at, one in enumerate(p.nation_seen) if at != place]
        return EVERYBODY
    if zones & (GARRISONED | UNDER_THIS) and p.host(card) != NO_CARD:
        ungarrison(t, seat, card)
    return EVERYBODY


class Draw(Effect):
    """IMP-KEY-DRW-01; "if able" never reshuffles (IMP-KEY-DRW-02); "up to" names the number first (IMP-EFF-08)."""

    rules = "IMP-KEY-DRW-01 IMP-KEY-DRW-02"

    def __init__(
        self, count: int, able: bool = False, up_to: bool = False, per: Count | None = None, marked: bool = False
    ) -> None:
        super().__init__()
        self.count = count
        self.able = able
        self.up_to = up_to
        self.per = per
        self.marked = marked  # a later step of the card speaks of the cards drawn

    def go(self, t: Imperium, cause: Cause) -> None:
        if self.up_to:
            t.ask_player(HowManyCards(self, cause))
            return
        times = 1 if self.per is None else self.per.count(t, cause)
        self.draw(t, cause, self.count * times)

    def draw(self, t: Imperium, cause: Cause, count: int) -> None:
        if count > 0:
            t.push(DrawCards(cause.who, count, self.able, cause.number if self.marked else NOTHING))

    def words(self) -> tuple[str, dict[str, Any]]:
        if self.per is not None:
            return "effect-draw-per", {"count": self.count, "what": self.per.said()}
        message = "effect-draw-up-to" if self.up_to else "effect-draw"
        return f"{message}-able" if self.able else message, {"count": self.count}


class HowManyCards(Decision[Imperium]):
    """How many cards to draw; "if able" at most what the draw deck holds."""

    question = "ask-how-many-cards"

    def __init__(self, effect: Draw, cause: Cause) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause

    def moves(self, t: Imperium, seat: int) -> list[int]:
        most = self.effect.count
        if self.effect.able:
            most = min(most, len(t.players[seat].deck))
        return [TIMES.base + count for count in range(most + 1)]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if TIMES.base <= move < TIMES.base + TIMES.size:
            return refused(self.effect, "refuse-must", {"effect": self.effect.said()})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        self.effect.draw(t, self.cause, move - TIMES.base)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"effect": self.effect.said()}

    def label(self) -> str:
        return f"HowManyCards({self.effect!r}, {self.cause!r})"


class Discard(Picking):
    """IMP-KEY-DIS-01: from hand; options of an unrest may cost less (IMP-EFF-76)."""

    rules = "IMP-KEY-DIS-01 IMP-EFF-13"
    question = "ask-discard"

    def __init__(self, count: int, what: What, up_to: bool = False) -> None:
        super().__init__(count, up_to)
        self.what = what

    def verb(self) -> Verb:
        return DISCARD_VERB

    def due(self, t: Imperium, cause: Cause) -> int:
        if cause.source == NO_CARD or not t.faces[cause.source].is_unrest():
            return self.count
        less = sum(int(t.faces[card].unrest_discard) for card in t.players[cause.who].sources())
        return max(1, self.count - less)

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return lying(t, cause, HAND, self.what)

    def go(self, t: Imperium, cause: Cause) -> None:
        self.ask(t, cause, self.due(t, cause), self.up_to)

    def can(self, t: Imperium, cause: Cause) -> bool:
        return self.up_to or len(self.choices(t, cause)) >= self.due(t, cause)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        from_hand(t, cause.who, card, True)
        if t.telling:
            t.tell("log-discard", {"seat": cause.who, "card": CARD.ids[card]})
        into_discard(t, cause.who, card)
        t.note(cause, "discarded")

    def words(self) -> tuple[str, dict[str, Any]]:
        if self.up_to:
            return "effect-discard-any", {"what": self.what.told(2)}
        return "effect-discard", {"what": self.what.told(self.count)}


class DiscardMasks(Discard):
    """IMP-EFF-72: each mask may be covered by Step Pyramids (one fewer) or Stone Heads (a garrisoned card instead)."""

    rules = "IMP-EFF-72 IMP-KEY-DIS-01"
    question = "ask-discard-masks"

    def helpers(self, t: Imperium, cause: Cause) -> list[int]:
        """Cards that can be exhausted now for one mask fewer."""
        from pentapolis.games.imperium.reactions import own_turn, usable_now

        found: list[int] = []
        p = t.players[cause.who]
        for card in p.area:
            face = t.faces[card]
            if face.exhaust is None:
                continue
            if face.fewer_masks and usable_now(t, cause.who, card, face.exhaust):
                found.append(card)
            elif face.ambassador and p.exhaust > 0 and card not in p.exhausted and own_turn(t, cause.who):
                for other in t.players:  # IMP-EFF-50: as the card of another player would
                    if other is not p and any(t.faces[one].fewer_masks for one in other.area):
                        found.append(card)
                        break
        return found[: int(p.exhaust)]

    def heads(self, t: Imperium, cause: Cause) -> list[int]:
        """Cards that can be abandoned in place of masks."""
        p = t.players[cause.who]
        found: list[int] = []
        for card in p.area:
            if t.faces[card].instead_of_masks:
                found += p.under(card)
        return found

    def can(self, t: Imperium, cause: Cause) -> bool:
        ways = len(self.choices(t, cause)) + len(self.helpers(t, cause)) + len(self.heads(t, cause))
        return ways >= self.count

    def go(self, t: Imperium, cause: Cause) -> None:
        self.ask(t, cause, self.count, False)

    def ask(self, t: Imperium, cause: Cause, left: int, optional: bool) -> None:
        if left > 0 and (self.choices(t, cause) or self.helpers(t, cause) or self.heads(t, cause)):
            t.ask_player(WhichMask(self, cause, left))


class WhichMask(Decision[Imperium]):
    """What covers the next mask."""

    question = "ask-discard-masks"

    def __init__(self, effect: DiscardMasks, cause: Cause, left: int) -> None:
        super().__init__(cause.who)
        self.effect = effect
        self.cause = cause
        self.left = left

    def moves(self, t: Imperium, seat: int) -> list[int]:
        legal = [DISCARD_VERB.base + card for card in self.effect.choices(t, self.cause)]
        legal += [EXHAUST.base + card for card in self.effect.helpers(t, self.cause)]
        legal += [ABANDON.base + card for card in self.effect.heads(t, self.cause)]
        return legal

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        card = FIRST[move]
        for verb in (DISCARD_VERB, EXHAUST, ABANDON):
            if verb.base <= move < verb.base + verb.size:
                return refused(self.effect, "refuse-pick", {"card": CARD.ids[card], "effect": self.effect.said()})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        card = FIRST[move]
        p = t.players[seat]
        if self.left > 1:
            t.push(NextMask(self.effect, self.cause, self.left - 1))
        if move >= ABANDON.base and move < ABANDON.base + ABANDON.size:
            ungarrison(t, seat, card)
            into_discard(t, seat, card)
        elif move >= EXHAUST.base and move < EXHAUST.base + EXHAUST.size:
            p.exhaust -= 1
            p.exhausted = plus(p.exhausted, card)
        else:
            self.effect.take(t, self.cause, card)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"effect": self.effect.said(), "count": self.left}

    def label(self) -> str:
        return f"WhichMask({self.effect!r}, {self.cause!r}, {self.left})"


class FewerMasks(Effect):
    """IMP-EFF-72: Step Pyramids; carried out in the choice of what covers a mask."""

    rules = "IMP-EFF-72"

    def go(self, t: Imperium, cause: Cause) -> None:
        """Nothing of its own: see `WhichMask`."""

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-fewer-masks", {}


class NextMask(Step[Imperium]):
    def __init__(self, effect: DiscardMasks, cause: Cause, left: int) -> None:
        self.effect = effect
        self.cause = cause
        self.left = left

    def run(self, t: Imperium) -> None:
        self.effect.ask(t, self.cause, self.left, False)

    def label(self) -> str:
        return f"NextMask({self.effect!r}, {self.cause!r}, {self.left})"


TO_HAND: Final = "hand"
TO_HISTORY: Final = "history"
TO_TOP: Final = "top"
TO_PILE: Final = "discard"
SEARCHED: Final = 71  # hand, discard pile, draw deck and nation deck (IMP-KEY-FIN-01)


class Put(Picking):
    """Put cards from some place into the history, on the draw deck or into the hand (IMP-EFF-25, IMP-EFF-26)."""

    rules = "IMP-EFF-25 IMP-EFF-26 IMP-KEY-HIS-01"
    question = "ask-put"

    def __init__(self, count: int, what: What, zones: int, to: str, up_to: bool = False, as_cost: bool = False) -> None:
        super().__init__(count, up_to)
        self.what = what
        self.zones = zones
        self.to = to
        self.as_cost = as_cost
        self.question = f"ask-put-{to}"

    def verb(self) -> Verb:
        return TAKE if self.to == TO_HAND else BURY if self.to == TO_HISTORY else TOP

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return lying(t, cause, self.zones, self.what)

    def can(self, t: Imperium, cause: Cause) -> bool:
        """IMP-EFF-07: only what comes from hand or play is a loss, unless it is a cost."""
        if not self.as_cost and not self.zones & (HAND | PLAY):
            return True
        return super().can(t, cause)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        seat = cause.who
        p = t.players[seat]
        if self.zones & PLAY and card in p.area:
            for moved in leave_play(t, seat, card):  # IMP-KEY-GAR-05
                into_history(t, seat, moved, EVERYBODY)
            return
        stays = card in p.discard and self.to == TO_HISTORY and not has_history(t, seat)
        seen = take_out(t, cause, card, self.zones, False)
        if self.to == TO_HAND:
            into_hand(t, seat, card, seen)
            if t.telling:
                if seen == EVERYBODY:
                    t.tell("log-take", {"seat": seat, "card": CARD.ids[card]})
                else:
                    t.tell("log-take-unseen", {"seat": seat})
        elif self.to == TO_TOP:
            on_deck(t, seat, card, seen)
            if t.telling:
                if seen == EVERYBODY:
                    t.tell("log-top", {"seat": seat, "card": CARD.ids[card]})
                else:
                    t.tell("log-top-unseen", {"seat": seat})
        elif stays:
            p.discard = plus(p.discard, card)  # IMP-EFF-28: it stays there
        else:
            into_history(t, seat, card, seen)

    def words(self) -> tuple[str, dict[str, Any]]:
        args = {"what": self.what.told(self.count), "from": sentence(FROM[self.zones])}
        return f"effect-put-{self.to}-up-to" if self.up_to else f"effect-put-{self.to}", args


class WithDrawn(Effect):
    """Discard the card drawn, put it on the draw deck or into the history (Marvellous): it lies at a known place."""

    rules = "IMP-EFF-17 IMP-EFF-25"

    def __init__(self, to: str) -> None:
        super().__init__()
        self.to = to

    def drawn(self, t: Imperium, cause: Cause) -> list[int]:
        hand = t.players[cause.who].hand
        return [hand[place] for place in t.that(cause, "drawn") if place < len(hand)]

    def can(self, t: Imperium, cause: Cause) -> bool:
        return len(self.drawn(t, cause)) > 0

    def go(self, t: Imperium, cause: Cause) -> None:
        for card in self.drawn(t, cause):
            seen = from_hand(t, cause.who, card, self.to == TO_PILE)
            if self.to == TO_PILE:
                into_discard(t, cause.who, card)
                if t.telling:
                    t.tell("log-discard", {"seat": cause.who, "card": CARD.ids[card]})
            elif self.to == TO_TOP:
                on_deck(t, cause.who, card, seen)
            else:
                into_history(t, cause.who, card, seen)
        t.remember(cause, "drawn", [])

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"effect-drawn-{self.to}", {}


class DiscardDrawn(Discard):
    """ "Discard 1 of the cards drawn this way" (Oracle)."""

    def __init__(self, count: int) -> None:
        super().__init__(count, ANY_CARD)

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        hand = t.players[cause.who].hand
        return [hand[place] for place in t.that(cause, "drawn") if place < len(hand)]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        place = t.players[cause.who].hand.index(card)
        super().take(t, cause, card)
        left = [at - 1 if at > place else at for at in t.that(cause, "drawn") if at != place]
        t.remember(cause, "drawn", left)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-discard-drawn", {"what": ANY_CARD.told(self.count)}


class Return(Picking):
    """IMP-KEY-RET-01, IMP-EFF-31: unrest to the pile. As an option it is open without any (IMP-EFF-17)."""

    rules = "IMP-KEY-RET-01 IMP-EFF-31"
    question = "ask-return"

    def __init__(self, count: int, zones: int, up_to: bool = False, as_cost: bool = False) -> None:
        super().__init__(count, up_to)
        self.zones = zones
        self.as_cost = as_cost  # before a `to`, or as a cost, it must be done

    def verb(self) -> Verb:
        return RETURN

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return lying(t, cause, self.zones, UNREST_CARD)

    def can(self, t: Imperium, cause: Cause) -> bool:
        return not self.as_cost or super().can(t, cause)

    def ask(self, t: Imperium, cause: Cause, left: int, optional: bool) -> None:
        if not t.over:
            super().ask(t, cause, left, optional)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        p = t.players[cause.who]
        if self.zones & PLAY and card in p.area:
            leave_play(t, cause.who, card)
        else:
            was = len(p.deck)
            take_out(t, cause, card, self.zones, True)
            if was and not p.deck:
                t.event(DECK_EMPTY, cause.who)
        t.note(cause, "returned")
        into_unrest(t, cause.who, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        args = {"what": UNREST_CARD.told(self.count), "from": sentence(FROM[self.zones])}
        return "effect-return-up-to" if self.up_to else "effect-return", args


class ReturnGarrisoned(Effect):
    """IMP-EFF-31: every unrest garrisoned under this card, wherever the card went meanwhile."""

    rules = "IMP-EFF-31"

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        for card in t.that(cause, "along"):
            if t.faces[card].is_unrest() and card in p.discard:
                p.discard = without(p.discard, card)
                into_unrest(t, cause.who, card)
        for card in p.under(cause.source):
            if t.faces[card].is_unrest():
                ungarrison(t, cause.who, card)
                into_unrest(t, cause.who, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-return-garrisoned", {}


class TakeUnrest(Effect):
    """IMP-KEY-TAK-01; as a cost it can always be paid (IMP-EFF-02)."""

    rules = "IMP-KEY-TAK-01 IMP-EFF-02"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: Imperium, cause: Cause) -> None:
        if self.count > 1:
            t.push(Do(ONE_FEWER[self.count - 1], cause))
        take_unrest(t, cause.who)
        if not t.over:
            t.note(cause, "taken")

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-take-unrest", {"what": UNREST_CARD.told(self.count)}


ONE_FEWER: Final = [TakeUnrest(count) for count in range(6)]


class Give(Effect):
    """IMP-EFF-37, IMP-GAP-14: to each other player in turn one card from hand or discard pile, into that hand."""

    rules = "IMP-EFF-37 IMP-GAP-14"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: Imperium, cause: Cause) -> None:
        steps: list[Step[Any]] = []
        t.remember(cause, "giver", [cause.who])
        for turn in range(1, t.seats):
            seat = (cause.who + turn) % t.seats
            part = GIFT
            to = cause.for_seat(seat)
            steps.append(Shielded(part, to) if t.protected(cause, seat) else Do(part, to))
        t.push_all(steps)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-give", {"what": ANY_CARD.told(self.count), "from": sentence(FROM[HAND | DISCARD])}


class Gift(Effect):
    """What one player is given."""

    rules = "IMP-EFF-37"

    def go(self, t: Imperium, cause: Cause) -> None:
        giver = t.that(cause, "giver")[0]
        p = t.players[giver]
        if p.hand or p.discard:
            t.ask_player(WhichGift(cause, giver))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-given", {}


GIFT: Final = Gift()


class WhichGift(Decision[Imperium]):
    """Which card the next player gets."""

    question = "ask-give"

    def __init__(self, cause: Cause, giver: int) -> None:
        super().__init__(giver)
        self.cause = cause  # of the one who receives
        self.giver = giver

    def moves(self, t: Imperium, seat: int) -> list[int]:
        p = t.players[seat]
        return [GIVE.base + card for card in p.hand + p.discard]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if GIVE.base <= move < GIVE.base + GIVE.size:
            return Reason("IMP-EFF-37", "refuse-give", {"card": CARD.ids[FIRST[move]]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        card = FIRST[move]
        to = self.cause.who
        take_out(t, self.cause.for_seat(seat), card, HAND | DISCARD, True)
        into_hand(t, to, card, EVERYBODY)  # decided: a card is given openly
        if t.faces[card].type & MASK:
            t.remember(self.cause, "masked", [*t.that(self.cause, "masked"), to])
        if t.telling:
            t.tell("log-give", {"seat": seat, "seat2": to, "card": CARD.ids[card]})

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"seat": self.cause.who}

    def label(self) -> str:
        return f"WhichGift({self.cause!r}, {self.giver})"


class Find(Picking):
    """IMP-KEY-FIN-01 to IMP-KEY-FIN-04, IMP-EFF-53: one fitting card; searched decks are shuffled."""

    rules = "IMP-KEY-FIN-01 IMP-KEY-FIN-02 IMP-KEY-FIN-03 IMP-KEY-FIN-04"
    question = "ask-find"

    # Defaults of values that are pickled are plain: mypyc can write no signature with others.
    def __init__(self, what: What, to: str, zones: int = SEARCHED, as_cost: bool = False) -> None:
        super().__init__(1)
        self.what = what
        self.zones = zones
        self.to = to
        self.as_cost = as_cost

    def verb(self) -> Verb:
        return FIND

    def can(self, t: Imperium, cause: Cause) -> bool:
        return not self.as_cost or super().can(t, cause)  # IMP-EFF-45

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return lying(t, cause, self.zones, self.what)

    def go(self, t: Imperium, cause: Cause) -> None:
        if self.choices(t, cause):
            super().go(t, cause)
        else:
            self.shuffle(t, cause, self.zones)  # searched in vain (IMP-KEY-FIN-04)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        seat = cause.who
        p = t.players[seat]
        was = len(p.deck)
        came = HAND if card in p.hand else DISCARD if card in p.discard else DECK if card in p.deck else NATION_DECK
        take_out(t, cause, card, self.zones, True)
        if t.telling:
            t.tell("log-find", {"seat": seat, "card": CARD.ids[card]})
        # Which decks were searched: those up to the place where it lay, or all where there was a choice.
        searched = self.zones
        if self.what.title and not self.what.title.endswith("*"):
            searched = self.zones & (came * 2 - 1)
        self.shuffle(t, cause, searched)
        if self.to == TO_HAND:
            into_hand(t, seat, card, EVERYBODY)
        elif self.to == TO_HISTORY:
            into_history(t, seat, card, EVERYBODY)
        else:
            into_discard(t, seat, card)
        if was and not p.deck:
            t.event(DECK_EMPTY, seat)

    def shuffle(self, t: Imperium, cause: Cause, zones: int) -> None:
        from pentapolis.games.imperium.effects.nation import shuffle_nation

        if zones & DECK and t.players[cause.who].deck:
            shuffle_deck(t, cause.who)
        if zones & NATION_DECK:
            shuffle_nation(t, cause.who)
        t.block_undo()

    def words(self) -> tuple[str, dict[str, Any]]:
        args: dict[str, Any] = {"what": self.what.told(1)}
        if self.zones == DISCARD | DECK:
            return f"effect-find-in-{self.to}", {**args, "from": sentence(FROM[self.zones])}
        return f"effect-find-{self.to}", args


class RevealAttacks(Effect):
    """IMP-EFF-47: all attack cards of hand, draw deck and discard pile into the history, then shuffle the deck."""

    rules = "IMP-EFF-47"

    def go(self, t: Imperium, cause: Cause) -> None:
        seat = cause.who
        p = t.players[seat]
        t.block_undo()
        was = len(p.deck)
        p.hand_seen = [EVERYBODY] * len(p.hand)
        p.deck_seen = [0] * len(p.deck)  # all have seen what lies there
        for card in lying(t, cause, HAND | DISCARD | DECK, ATTACK_CARD):
            take_out(t, cause, card, HAND | DISCARD | DECK, True)
            into_history(t, seat, card, EVERYBODY)
        if p.deck:
            shuffle_deck(t, seat)
        elif was:
            t.event(DECK_EMPTY, seat)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-reveal-attacks", {}


ATTACK_CARD: Final = What("attack-card", attack=True)
