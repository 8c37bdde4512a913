"""Verbs about nation decks, developments, quests, journeys, states and the end of the game."""

from typing import Any

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.decks import develop, developable, why_not_develop
from pentapolis.games.imperium.effects.base import ANY_CARD, Picking, What
from pentapolis.games.imperium.moving import (
    become_empire,
    from_hand,
    into_discard,
    into_hand,
    mixed_up,
    nation_to_discard,
    trigger_scoring,
    ungarrison,
)
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import NO_CARD
from pentapolis.games.imperium.vocabulary import DEVELOP, SWAP
from pentapolis.kernel.effects import Cause, Effect
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.vocabulary import Verb
from pentapolis.kernel.zones import EVERYBODY


class LookNation(Effect):
    """IMP-EFF-40: the top card of the own nation deck; the accession card is known to all."""

    rules = "IMP-EFF-40 IMP-KEY-LOO-01"

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        if p.nation_deck:
            seen = p.nation_seen.copy()
            seen[-1] |= 1 << cause.who
            p.nation_seen = seen
            t.block_undo()
            if t.telling:
                t.tell("log-look-nation", {"seat": cause.who})
                t.tell("log-look-nation-own", {"seat": cause.who, "card": CARD.ids[p.nation_deck[-1]]}, 1 << cause.who)

    def can(self, t: Imperium, cause: Cause) -> bool:
        return t.players[cause.who].nation_size() > 0

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-look-nation", {}


class NationBottom(Effect):
    """IMP-EFF-40: just above the accession card."""

    rules = "IMP-EFF-40 IMP-KEY-NAT-01"

    def can(self, t: Imperium, cause: Cause) -> bool:
        return len(t.players[cause.who].nation_deck) > 0

    def go(self, t: Imperium, cause: Cause) -> None:
        p = t.players[cause.who]
        if p.nation_deck:
            p.nation_deck = [p.nation_deck[-1], *p.nation_deck[:-1]]
            p.nation_seen = [p.nation_seen[-1], *p.nation_seen[:-1]]
            if t.telling:
                t.tell("log-nation-bottom", {"seat": cause.who})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-nation-bottom", {}


def shuffle_nation(t: Imperium, seat: int) -> None:
    """IMP-KEY-FIN-04, IMP-KEY-NAT-01: without the accession card."""
    p = t.players[seat]
    if p.nation_deck:
        shuffled = t.shuffled("nation-reshuffle", p.nation_deck)
        p.nation_seen = mixed_up(p.nation_deck, p.nation_seen, shuffled)
        p.nation_deck = shuffled


class ShuffleNation(Effect):
    rules = "IMP-EFF-40"

    def can(self, t: Imperium, cause: Cause) -> bool:
        return len(t.players[cause.who].nation_deck) > 0

    def go(self, t: Imperium, cause: Cause) -> None:
        shuffle_nation(t, cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-shuffle-nation", {}


class SwapNation(Picking):
    """IMP-EFF-41, IMP-CRD-12: a card from hand against the top card of the nation deck, never the accession card."""

    rules = "IMP-EFF-41 IMP-CRD-12"
    question = "ask-swap-nation"

    def verb(self) -> Verb:
        return SWAP

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        p = t.players[cause.who]
        return list(p.hand) if p.nation_deck else []

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        p = t.players[cause.who]
        top = p.nation_deck[-1]
        seen = p.nation_seen[-1]
        known = from_hand(t, cause.who, card, False)
        p.nation_deck = [*p.nation_deck[:-1], card]
        p.nation_seen = [*p.nation_seen[:-1], known]
        into_hand(t, cause.who, top, seen)
        p.mixed = True
        t.block_undo()

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-swap-nation", {"what": ANY_CARD.told(1)}


class NationToDiscard(Effect):
    """IMP-KEY-NAT-02."""

    rules = "IMP-KEY-NAT-02"

    def go(self, t: Imperium, cause: Cause) -> None:
        nation_to_discard(t, cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-nation-to-discard", {}


class QuestAndNation(Effect):
    """IMP-EFF-48: the active quest and the top card of the nation deck are discarded, each as far as it exists."""

    rules = "IMP-EFF-48 IMP-NAT-ART-03"

    def go(self, t: Imperium, cause: Cause) -> None:
        active = t.active_quest(cause.who)
        if active != NO_CARD:
            ungarrison(t, cause.who, active)
            into_discard(t, cause.who, active)
        nation_to_discard(t, cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-quest-and-nation", {}


class TakeQuest(Effect):
    """IMP-NAT-ART-03: the active quest into the hand."""

    rules = "IMP-NAT-ART-03"

    def go(self, t: Imperium, cause: Cause) -> None:
        active = t.active_quest(cause.who)
        if active != NO_CARD:
            ungarrison(t, cause.who, active)
            into_hand(t, cause.who, active, EVERYBODY)
            if t.telling:
                t.tell("log-take", {"seat": cause.who, "card": CARD.ids[active]})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-take-quest", {}


class Develop(Picking):
    """IMP-EFF-42, IMP-KEY-DEV-01 to IMP-KEY-DEV-04: a development card of the player's choice, in either state."""

    rules = "IMP-KEY-DEV-01 IMP-KEY-DEV-02 IMP-KEY-DEV-04 IMP-EFF-42"
    question = "ask-develop"

    def __init__(self, free: bool) -> None:
        super().__init__(1)
        self.free = free

    def verb(self) -> Verb:
        return DEVELOP

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return developable(t, cause.who, self.free)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        develop(t, cause.who, card, self.free, False)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-develop-free" if self.free else "effect-develop", {}


# --- journeys, King of Kings, the end -------------------------------------------------------------------------------


class Journey(Effect):
    """IMP-NAT-UTO-06: the journey card is turned over, or replaced by the next one."""

    rules = "IMP-NAT-UTO-06 IMP-NAT-UTO-03"

    def __init__(self, what: What, replaces: bool) -> None:
        super().__init__()
        self.what = what
        self.replaces = replaces

    def go(self, t: Imperium, cause: Cause) -> None:
        from pentapolis.games.imperium.edition import other_side

        p = t.players[cause.who]
        if self.replaces:
            old = int(p.journey)
            t.gone = plus(t.gone, old)
            if old in p.exhausted:
                p.exhausted = without(p.exhausted, old)
            p.journey = p.next_journey
            p.next_journey = NO_CARD
            p.solstice_done = plus(p.solstice_done, int(p.journey))  # one stage in a solstice (IMP-GAP-49)
            if t.faces[p.journey].enters_empire:
                become_empire(t, cause.who)
        else:
            t.turn_over(cause.source, other_side(t.faces[cause.source]))
        if t.telling:
            t.tell("log-journey", {"seat": cause.who, "side": t.faces[p.journey].id})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-journey", {"side": self.what.card}


class TurnKing(Effect):
    """IMP-KOK-03: King of Kings shows side B from now on."""

    rules = "IMP-KOK-03 IMP-END-04"

    def go(self, t: Imperium, cause: Cause) -> None:
        from pentapolis.games.imperium.edition import other_side

        if not t.king_turned:  # on side B it stays as it is (IMP-KOK-04)
            t.king_turned = True
            t.turn_over(int(t.king), other_side(t.faces[t.king]))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-turn-king", {}


class TriggerScoring(Effect):
    """IMP-EFF-49; Graal says it too (IMP-END-06)."""

    rules = "IMP-EFF-49 IMP-SCO-01"

    def go(self, t: Imperium, cause: Cause) -> None:
        trigger_scoring(t, "card")

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-trigger-scoring", {}


__all__ = ["why_not_develop"]
