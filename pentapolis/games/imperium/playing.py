"""Playing a card (IMP-EFF-01): who may play what, and the steps from its cost to what reacts to it."""

from typing import Any

from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.moving import (
    from_hand,
    into_discard,
    into_exile,
    into_history,
    into_unrest,
    leave_play,
    sink,
)
from pentapolis.games.imperium.reactions import open_first
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    ACTIVATE,
    ANY_STATE,
    ATTACKED,
    BARBARIAN,
    CITY,
    EMPIRE,
    METROPOLIS,
    NO_CARD,
    PLAYED,
    PLAYED_FROM_DISCARD,
    STAYS,
    SUNK,
    TO_DEPTHS,
    TO_EXILE,
    TO_HISTORY,
    TO_UNREST,
)
from pentapolis.kernel.effects import Cause, Effect, Sequence
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep
from pentapolis.kernel.zones import EVERYBODY


def ignores_barbarian(t: Imperium, seat: int, face: Face) -> bool:
    """IMP-EFF-77: a card in play makes its barbarian icon mean nothing."""
    for source in t.players[seat].sources():
        above = t.faces[source]
        if (above.ignores_attack and face.attack) or (above.ignores and face.title in above.ignores):
            return True
    return False


def state_fits(t: Imperium, seat: int, face: Face) -> bool:
    """IMP-ACT-05, IMP-KEY-BAR-01, IMP-KEY-EMP-01: the icon is that of the state card, or is ignored.

    So a barbarian card is lost to an empire (IMP-KEY-ABN-04), and some nations need help (IMP-KEY-EMP-03). Only playing
    asks for it: cards of the other state may be acquired (IMP-KEY-EMP-02).
    """
    if face.state == ANY_STATE:
        return True
    if t.players[seat].empire:
        return face.state == EMPIRE or ignores_barbarian(t, seat, face)
    return face.state == BARBARIAN or t.combed  # IMP-EFF-60: Combs


def is_free(t: Imperium, seat: int, face: Face) -> bool:
    """IMP-KEY-FRE-01: playing it costs no action token."""
    if face.free_play:
        return True
    if face.type & (CITY | METROPOLIS):
        for source in t.players[seat].sources():
            if t.faces[source].free_cities:
                return True
    return False


def can_play(t: Imperium, seat: int, card: int, any_state: bool = False) -> bool:
    """IMP-EFF-01 (1): playable, the state, the requirement, the cost, and an open option if it begins with a choice."""
    face = t.faces[card]
    if not face.playable or not (any_state or state_fits(t, seat, face)):
        return False
    cause = Cause(seat, card)
    if face.requirement is not None and not face.requirement.holds(t, cause):
        return False
    if face.play_cost is not None or face.play:
        return affordable(t, cause, face)
    return True


def affordable(t: Imperium, cause: Cause, face: Face) -> bool:
    """Cost and first choice, while the card is out of the hand: it cannot pay for itself."""
    p = t.players[cause.who]
    hand = p.hand
    if cause.source in hand:
        p.hand = without(hand, cause.source)
    fits = (face.play_cost is None or face.play_cost.can(t, cause)) and open_first(t, cause, face.play)
    p.hand = hand
    return fits


def why_not_play(t: Imperium, seat: int, card: int, any_state: bool = False) -> Reason | None:
    """The rule by which a card cannot be played; None if it can."""
    if can_play(t, seat, card, any_state):
        return None
    face = t.faces[card]
    name = {"card": CARD.ids[card]}
    if not face.playable:
        return Reason("IMP-EFF-01", "refuse-unplayable", name)
    if not any_state and not state_fits(t, seat, face):
        if face.state == EMPIRE:
            return Reason("IMP-KEY-EMP-01", "refuse-empire-card", name)
        return Reason("IMP-KEY-BAR-01", "refuse-barbarian-card", name)
    if face.requirement is not None and not face.requirement.holds(t, Cause(seat, card)):
        return Reason("IMP-EFF-03", "refuse-requirement", {**name, "condition": face.requirement.said()})
    if face.play_cost is not None and not affordable_cost(t, seat, card, face):
        return Reason("IMP-ACT-06", "refuse-cost", {**name, "effect": face.play_cost.said()})
    return Reason("IMP-EFF-17", "refuse-no-option", name)


def affordable_cost(t: Imperium, seat: int, card: int, face: Face) -> bool:
    p = t.players[seat]
    hand = p.hand
    if card in hand:
        p.hand = without(hand, card)
    fits = face.play_cost is None or face.play_cost.can(t, Cause(seat, card))
    p.hand = hand
    return fits


def play_card(t: Imperium, seat: int, card: int, free: bool, from_discard: bool = False) -> None:
    """IMP-EFF-01 (2) and (3), then the rest as one resolution."""
    p = t.players[seat]
    face = t.faces[card]
    if not free:
        p.actions -= 1
    if from_discard:
        p.discard = without(p.discard, card)
    else:
        from_hand(t, seat, card, True)
    p.area = plus(p.area, card)
    t.combed = False  # IMP-EFF-60: the first card played afterwards, whatever it is
    t.phase = max(t.phase, ACTIVATE)
    if t.telling:
        t.tell("log-play", {"seat": seat, "card": CARD.ids[card]})
    t.push(Played(seat, card, from_discard))
    assert face.whole is not None
    t.resolve(face.whole, seat, card)


class Played(SeatStep[Imperium]):
    """IMP-EFF-01 (8), IMP-EFF-63: what reacts to a card having been played."""

    def __init__(self, seat: int, card: int, from_discard: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.from_discard = from_discard

    def run(self, t: Imperium) -> None:
        t.event(PLAYED_FROM_DISCARD if self.from_discard else PLAYED, self.seat, self.card)

    def label(self) -> str:
        return f"Played({self.seat}, {self.card}, {self.from_discard})"


class Attack(Effect):
    """IMP-EFF-01 (5), IMP-EFF-70: the other players' defences, after the cost and before the first step."""

    rules = "IMP-KEY-ATK-01 IMP-EFF-70"

    def go(self, t: Imperium, cause: Cause) -> None:
        t.event(ATTACKED, cause.who, cause.source, cause.number)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-attack", {}


class AfterPlay(Effect):
    """IMP-EFF-01 (7), IMP-ACT-03: where the card goes, unless it has moved itself (IMP-EFF-18)."""

    rules = "IMP-ACT-03 IMP-EFF-18"

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def go(self, t: Imperium, cause: Cause) -> None:
        seat = cause.who
        if self.to == STAYS or cause.source not in t.players[seat].area:
            return
        cards = leave_play(t, seat, cause.source)
        sunk = False
        for card in cards:
            if self.to == TO_HISTORY:
                into_history(t, seat, card, EVERYBODY)
            elif self.to == TO_EXILE:
                into_exile(t, card)
            elif self.to == TO_DEPTHS:
                sunk = sink(t, seat, card, EVERYBODY) or sunk
            elif self.to == TO_UNREST and t.faces[card].is_unrest():
                into_unrest(t, seat, card)
            else:
                into_discard(t, seat, card)
        if sunk:
            t.event(SUNK, seat)

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"effect-after-{self.to}", {}


ATTACK = Attack()
AFTER = [AfterPlay(to) for to in range(STAYS + 1)]


def whole_of(face: Face) -> Effect:
    """Steps 4 to 7 of playing a card, in one value."""
    steps: list[Effect] = []
    if face.play_cost is not None:
        steps.append(face.play_cost)
    if face.attack:
        steps.append(ATTACK)
    steps += face.play
    steps.append(AFTER[face.destination()])
    return Sequence(*steps)


__all__ = ["NO_CARD"]
