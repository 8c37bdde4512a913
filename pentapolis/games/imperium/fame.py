"""The fame deck and King of Kings, which nobody ever has (IMP-CRD-06); what it gives is printed (IMP-KOK-06)."""

from typing import Any

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.effects.base import ANY_CARD, FIRST, Picking
from pentapolis.games.imperium.moving import into_hand
from pentapolis.games.imperium.table import EMPTY_LIST, Imperium
from pentapolis.games.imperium.terms import BLIND
from pentapolis.games.imperium.vocabulary import TAKE, TOP
from pentapolis.kernel.effects import Cause, Do, Effect
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep
from pentapolis.kernel.vocabulary import Verb


def king_instead(t: Imperium, seat: int) -> bool:
    """IMP-KOK-01, IMP-KOK-03 to IMP-KOK-05: with no face-down card left King of Kings is resolved, once a player."""
    if t.fame:
        return False
    p = t.players[seat]
    if not p.king_done:
        p.king_done = True
        king = int(t.king)
        if t.telling:
            t.tell("log-king", {"seat": seat})
        effect = t.faces[king].resolve
        assert effect is not None
        t.resolve(effect, seat, king)
    return True


class LookFame(Effect):
    """IMP-EFF-39, IMP-KEY-LOO-01, IMP-KEY-LOO-02, IMP-KOK-02: look at the top cards; they lie in a zone meanwhile."""

    rules = "IMP-EFF-39 IMP-KEY-LOO-01 IMP-KEY-LOO-02 IMP-KOK-02 IMP-KOK-03"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: Imperium, cause: Cause) -> None:
        if king_instead(t, cause.who):
            return
        count = self.count
        for source in t.players[cause.who].sources():  # IMP-EFF-73: Romans A
            face = t.faces[source]
            count += face.looks_more
            if face.look_bonus is not None:
                t.push(Do(face.look_bonus, cause))
        count = min(count, len(t.fame))
        t.looked = t.fame[len(t.fame) - count :]
        t.looker = cause.who
        t.fame = t.fame[: len(t.fame) - count]
        t.fame_seen = t.fame_seen[: len(t.fame)]
        t.block_undo()
        if t.telling:
            t.tell("log-look-fame", {"seat": cause.who, "count": count})

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-look-fame", {"what": ANY_CARD.told(self.count)}


class TakeLooked(Picking):
    """One must be taken; the rest goes back on top in any order."""

    rules = "IMP-EFF-39"
    question = "ask-take-fame"

    def verb(self) -> Verb:
        return TAKE

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        return t.looked if t.looker == cause.who else EMPTY_LIST

    def go(self, t: Imperium, cause: Cause) -> None:
        if self.choices(t, cause):
            t.push(PutBack(cause.who))
            super().go(t, cause)

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        t.looked = without(t.looked, card)
        into_hand(t, cause.who, card, BLIND)
        if t.telling:
            t.tell("log-take-fame", {"seat": cause.who})
            t.tell("log-take-fame-own", {"seat": cause.who, "card": CARD.ids[card]}, 1 << cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-take-looked", {"count": self.count}


class PutBack(SeatStep[Imperium]):
    """The cards looked at go back on the deck one by one, the first at the bottom."""

    def run(self, t: Imperium) -> None:
        if len(t.looked) > 1:
            t.push(WhichBack(self.seat))
        else:
            for card in t.looked:
                put_back(t, self.seat, card)


def put_back(t: Imperium, seat: int, card: int) -> None:
    t.looked = without(t.looked, card)
    t.fame = plus(t.fame, card)
    t.fame_seen = plus(t.fame_seen, 1 << seat)


class WhichBack(Decision[Imperium]):
    """Which card goes back next, under those that follow."""

    question = "ask-put-back"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [TOP.base + card for card in t.looked]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if TOP.base <= move < TOP.base + TOP.size:
            return Reason("IMP-KEY-LOO-01", "refuse-not-looked", {"card": CARD.ids[FIRST[move]]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        t.push(PutBack(seat))
        put_back(t, seat, FIRST[move])


class TakeFame(Effect):
    """IMP-EFF-39: the top card of the fame deck, unseen by the others."""

    rules = "IMP-EFF-39 IMP-KOK-03"

    def go(self, t: Imperium, cause: Cause) -> None:
        if king_instead(t, cause.who):
            return
        card = t.fame[-1]
        seen = t.fame_seen[-1]
        t.fame = t.fame[:-1]
        t.fame_seen = t.fame_seen[:-1]
        into_hand(t, cause.who, card, seen | BLIND)
        t.block_undo()
        if t.telling:
            t.tell("log-take-fame", {"seat": cause.who})
            t.tell("log-take-fame-own", {"seat": cause.who, "card": CARD.ids[card]}, 1 << cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-take-fame", {}
