"""Verbs about cards in play: abandon, recall, garrison, sink (IMP-KEY-FLD-03), this card, play another card."""

from typing import Any, Final

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.effects.base import ONE_REGION, Picking, What
from pentapolis.games.imperium.effects.own import FROM, lying, take_out
from pentapolis.games.imperium.moving import (
    abandon,
    from_hand,
    garrison,
    into_discard,
    into_exile,
    into_hand,
    into_history,
    leave_play,
    movable,
    recall,
    sink,
    ungarrison,
)
from pentapolis.games.imperium.playing import can_play, play_card
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import DISCARD, FERTILE, HAND, ICONS, KINDS, NO_CARD, PLAY, REGION, SUNK
from pentapolis.games.imperium.vocabulary import ABANDON, GARRISON, ICON, RECALL, SINK, UNDER
from pentapolis.games.imperium.vocabulary import PLAY as PLAY_VERB
from pentapolis.kernel.effects import Cause, Effect, Sequence
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.vocabulary import Verb
from pentapolis.kernel.zones import EVERYBODY

IN_PLAY: Final = "play"  # cards of the play area
UNDER_REGIONS: Final = "under-regions"  # garrisoned under regions
GARRISONED: Final = "garrisoned"  # garrisoned anywhere
UNDER_THIS: Final = "under-this"


def remember_given(t: Imperium, cause: Cause, card: int) -> None:
    """What was recalled or abandoned: IMP-EFF-66 (c), and "the abandoned card"."""
    t.remember(cause, "given", [*t.that(cause, "given"), card])


class Leaving(Picking):
    """Cards of the play area that are given up; Grand Trunk Road covers two of several regions (IMP-EFF-23)."""

    def __init__(
        self, count: int, what: What, where: str = IN_PLAY, host: What | None = None, up_to: bool = False
    ) -> None:
        super().__init__(count, up_to)
        self.what = what
        self.where = where
        self.host = host  # what must be garrisoned under it

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        p = t.players[cause.who]
        found: list[int] = []
        if self.where == IN_PLAY:
            for card in p.area:
                if movable(t, card) and self.what.fits(t.faces[card]) and self.holds(t, cause.who, card):
                    found.append(card)
            return found
        for card in p.area:
            if self.where == UNDER_THIS and card != cause.source:
                continue
            if self.where == UNDER_REGIONS and not t.faces[card].suits & REGION:
                continue
            for under in p.under(card):
                if self.what.fits(t.faces[under]):
                    found.append(under)
        return found

    def holds(self, t: Imperium, seat: int, card: int) -> bool:
        host = self.host
        if host is None:
            return True
        return any(host.fits(t.faces[under]) for under in t.players[seat].under(card))

    def covers(self, t: Imperium, card: int) -> int:
        return max(1, int(t.faces[card].regions)) if self.count > 1 and self.what.suits == REGION else 1

    def can(self, t: Imperium, cause: Cause) -> bool:
        if self.up_to:
            return True
        found = 0
        for card in self.choices(t, cause):
            found += self.covers(t, card)
        return found >= self.count

    def args(self) -> dict[str, Any]:
        args: dict[str, Any] = {"what": self.what.told(self.count)}
        if self.host is not None:
            args["host"] = self.host.told(1)
        return args


class Abandon(Leaving):
    """IMP-KEY-ABN-01 to IMP-KEY-ABN-03."""

    rules = "IMP-KEY-ABN-01 IMP-KEY-ABN-02 IMP-KEY-ABN-03 IMP-EFF-21"
    question = "ask-abandon"

    def verb(self) -> Verb:
        return ABANDON

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        remember_given(t, cause, card)
        t.note(cause, "abandoned", self.covers(t, card))
        if self.where == IN_PLAY:
            abandon(t, cause.who, card)
        else:  # IMP-KEY-GAR-06
            ungarrison(t, cause.who, card)
            into_discard(t, cause.who, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        key = "effect-abandon" if self.where == IN_PLAY else f"effect-abandon-{self.where}"
        if self.host is not None:
            key = "effect-abandon-hosting"
        return f"{key}-up-to" if self.up_to else key, self.args()


class Recall(Leaving):
    """IMP-KEY-RCL-01."""

    rules = "IMP-KEY-RCL-01 IMP-EFF-21"
    question = "ask-recall"

    def verb(self) -> Verb:
        return RECALL

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        remember_given(t, cause, card)
        if self.where == IN_PLAY:
            recall(t, cause.who, card)
        else:
            ungarrison(t, cause.who, card)
            into_hand(t, cause.who, card, EVERYBODY)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-recall" if self.where == IN_PLAY else f"effect-recall-{self.where}", self.args()


class Sink(Picking):
    """IMP-KEY-SNK-01, IMP-EFF-28: regions of the play area or cards of the discard pile; one event for each effect."""

    rules = "IMP-KEY-SNK-01 IMP-EFF-28 IMP-EFF-75"
    question = "ask-sink"

    def __init__(self, count: int, what: What, zones: int) -> None:
        super().__init__(count)
        self.what = what
        self.zones = zones

    def verb(self) -> Verb:
        return SINK

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return lying(t, cause, self.zones, self.what)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        seat = cause.who
        if self.zones & PLAY:
            sunk = sink_from_play(t, seat, card)
        else:
            p = t.players[seat]
            p.discard = without(p.discard, card)
            sunk = sink(t, seat, card, EVERYBODY)
        if sunk and not t.this_way(cause, "sunk"):
            t.note(cause, "sunk")
            t.event(SUNK, seat)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-sink", {"what": self.what.told(self.count), "from": sentence(FROM[self.zones])}


def sink_from_play(t: Imperium, seat: int, card: int) -> bool:
    sunk = False
    for moved in leave_play(t, seat, card):
        sunk = sink(t, seat, moved, EVERYBODY) or sunk
    return sunk


class This(Effect):
    """What is done with "this card" moves it at that moment (IMP-EFF-18)."""

    rules = "IMP-EFF-18"

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def can(self, t: Imperium, cause: Cause) -> bool:
        p = t.players[cause.who]
        card = cause.source
        if card in p.area:
            return self.verb not in ("abandon", "recall") or movable(t, card)
        # A card about to be played lies nowhere yet: it is in play before its cost is paid (IMP-EFF-01).
        return not (
            card in p.hand or card in p.discard or card in p.history or card in t.exile or p.host(card) != NO_CARD
        )

    def go(self, t: Imperium, cause: Cause) -> None:
        seat = cause.who
        card = cause.source
        if card not in t.players[seat].area or not self.can(t, cause):
            return
        t.remember(cause, "along", list(t.players[seat].under(card)))
        if self.verb == "abandon":
            remember_given(t, cause, card)
            abandon(t, seat, card)
        elif self.verb == "recall":
            remember_given(t, cause, card)
            recall(t, seat, card)
        elif self.verb == "history":
            for moved in leave_play(t, seat, card):
                into_history(t, seat, moved, EVERYBODY)
        elif self.verb == "exile":
            for moved in leave_play(t, seat, card):
                into_exile(t, moved)
        elif sink_from_play(t, seat, card) and not t.this_way(cause, "sunk"):
            t.note(cause, "sunk")
            t.event(SUNK, seat)

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"effect-this-{self.verb}", {}


class Garrison(Picking):
    """IMP-KEY-GAR-01 to IMP-KEY-GAR-03: a card from hand under this card."""

    rules = "IMP-KEY-GAR-01 IMP-KEY-GAR-02 IMP-KEY-GAR-03 IMP-EFF-30"
    question = "ask-garrison"

    def __init__(self, count: int, what: What) -> None:
        super().__init__(count)
        self.what = what

    def verb(self) -> Verb:
        return GARRISON

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        p = t.players[cause.who]
        if cause.source not in p.area:
            return []
        return [card for card in p.hand if t.faces[card].garrisonable and self.what.fits(t.faces[card])]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        from_hand(t, cause.who, card, True)
        garrison(t, cause.who, card, cause.source)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-garrison", {"what": self.what.told(self.count)}


class GarrisonThis(Picking):
    """IMP-KEY-GAR-07: this card under a region in play."""

    rules = "IMP-KEY-GAR-07 IMP-EFF-18"
    question = "ask-under"

    def __init__(self) -> None:
        super().__init__(1)

    def verb(self) -> Verb:
        return UNDER

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        p = t.players[cause.who]
        if cause.source not in p.area:
            return []
        return [card for card in p.area if t.faces[card].suits & REGION and card != cause.source]

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        for moved in leave_play(t, cause.who, cause.source):
            garrison(t, cause.who, moved, card)
        t.remember(cause, "region", [card])

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-garrison-this", {"what": ONE_REGION.told(1)}


class ResolveRegion(Effect):
    """IMP-EFF-36, IMP-GAP-18: the region's play steps once more; it is not played again."""

    rules = "IMP-EFF-36 IMP-GAP-18"

    def go(self, t: Imperium, cause: Cause) -> None:
        for card in t.that(cause, "region"):
            t.resolve(Sequence(*t.faces[card].play), cause.who, card)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-resolve-region", {}


class FreePlay(Picking):
    """IMP-EFF-34: play a card from hand now without an action token."""

    rules = "IMP-EFF-34 IMP-KEY-FRE-01"
    question = "ask-free-play"

    def __init__(self, what: What, any_state: bool) -> None:
        super().__init__(1)
        self.what = what
        self.any_state = any_state

    def verb(self) -> Verb:
        return PLAY_VERB

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        found: list[int] = []
        for card in t.players[cause.who].hand:
            if self.what.fits(t.faces[card]) and can_play(t, cause.who, card, self.any_state):
                found.append(card)
        return found

    def can(self, t: Imperium, cause: Cause) -> bool:
        return True

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        play_card(t, cause.who, card, True)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-free-play-any-state" if self.any_state else "effect-free-play", {"what": self.what.told(1)}


class FreePlayIt(Effect):
    """IMP-EFF-34: the card just acquired; if it cannot be played it stays in hand."""

    rules = "IMP-EFF-34"

    def go(self, t: Imperium, cause: Cause) -> None:
        for card in t.that(cause, "card"):
            if card in t.players[cause.who].hand and can_play(t, cause.who, card):
                play_card(t, cause.who, card, True)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-free-play-it", {}


class PlayFromDiscard(Picking):
    """IMP-EFF-35: as playing a card, with the discard pile instead of the hand."""

    rules = "IMP-EFF-35"
    question = "ask-play-discard"

    def __init__(self, what: What) -> None:
        super().__init__(1)
        self.what = what

    def verb(self) -> Verb:
        return PLAY_VERB

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        found: list[int] = []
        for card in t.players[cause.who].discard:
            if self.what.fits(t.faces[card]) and can_play(t, cause.who, card):
                found.append(card)
        return found

    def can(self, t: Imperium, cause: Cause) -> bool:
        return True

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        play_card(t, cause.who, card, True, True)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-play-discard", {"what": self.what.told(1)}


# --- until the end of the turn (IMP-EFF-60) -------------------------------------------------------------------------


class TripleIcon(Picking):
    """IMP-EFF-80, IMP-GAP-20: one printed icon on a card in play counts as 3 production icons."""

    rules = "IMP-EFF-60 IMP-EFF-80 IMP-GAP-20"
    question = "ask-icon"

    def __init__(self, icon: int) -> None:
        super().__init__(1)
        self.icon = icon

    def verb(self) -> Verb:
        return ICON

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        found: list[int] = []
        for card in t.players[cause.who].area:
            if t.faces[card].icons[self.icon] > t.tripled.count(card * KINDS + self.icon):
                found.append(card)
        return found

    def can(self, t: Imperium, cause: Cause) -> bool:
        return True

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        t.tripled = plus(t.tripled, card * KINDS + self.icon)
        if t.telling:
            t.tell("log-icon", {"seat": cause.who, "card": CARD.ids[card]})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-triple-icon", {"icon": ICONS[self.icon]}


class IgnoreNextEmpire(Effect):
    """IMP-EFF-60: the empire icon of the next card played means nothing."""

    rules = "IMP-EFF-60 IMP-CRD-08"

    def go(self, t: Imperium, cause: Cause) -> None:
        t.combed = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-ignore-next-empire", {}


__all__ = ["DISCARD", "FERTILE", "HAND", "NO_CARD", "take_out"]
