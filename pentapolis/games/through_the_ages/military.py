"""Military actions besides units: tactics (TTA-TPL). Units are built, upgraded and disbanded in `civil`."""

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import CARD, GROUP
from pentapolis.games.through_the_ages.faults import (
    FINE,
    NO_MILITARY_ACTION,
    NOT_COMMON,
    NOT_IN_HAND,
    SAME_TACTIC,
    TACTIC_ONCE,
    WRONG_KIND,
    CardAction,
)
from pentapolis.games.through_the_ages.table import TACTIC_PLAYED, ThroughTheAges
from pentapolis.games.through_the_ages.terms import COPY_COST
from pentapolis.games.through_the_ages.terms import TACTIC as TACTIC_GROUP
from pentapolis.games.through_the_ages.tokens import spend_ma, update
from pentapolis.games.through_the_ages.vocabulary import COPY, TACTIC, VOCABULARY
from pentapolis.kernel.zones import EMPTY, EVERYBODY


class PlayTactic(CardAction):
    """TTA-TPL-01, TTA-TPL-03: a tactic of the hand becomes the exclusive one."""

    def __init__(self) -> None:
        super().__init__(TACTIC)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [TACTIC.move(card) for card in sorted(set(t.players[seat].military)) if GROUP[card] == TACTIC_GROUP]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if GROUP[card] != TACTIC_GROUP:
            return WRONG_KIND
        if card not in p.military:
            return NOT_IN_HAND
        if p.did(TACTIC_PLAYED):
            return TACTIC_ONCE
        return NO_MILITARY_ACTION if p.ma + p.temporary_ma == 0 else FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if p.military and p.ma + p.temporary_ma > 0 and not p.did(TACTIC_PLAYED):
            last = EMPTY
            for card in sorted(p.military):
                if GROUP[card] == TACTIC_GROUP and card != last:
                    last = card
                    legal.append(TACTIC.words[card])

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        spend_ma(p, 1)
        t.drop_military(seat, card)
        t.shown(card)
        if p.exclusive:  # only a card that makes a tactic twice in a turn could bring this about
            t.discard(int(p.tactic), EVERYBODY)
        p.tactic = card
        p.exclusive = True
        p.used |= TACTIC_PLAYED
        if t.telling:
            t.tell("log-tactic", {"seat": seat, "card": CARD.ids[card]})
        update(t, seat)


class CopyTactic(CardAction):
    """TTA-TPL-02, TTA-TPL-03."""

    def __init__(self) -> None:
        super().__init__(COPY)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [COPY.move(card) for card in t.common]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if card not in t.common:
            return NOT_COMMON
        if p.did(TACTIC_PLAYED):
            return TACTIC_ONCE
        if p.tactic == card and not p.exclusive:
            return SAME_TACTIC
        return NO_MILITARY_ACTION if p.ma + p.temporary_ma < COPY_COST else FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if t.common and p.ma + p.temporary_ma >= COPY_COST and not p.did(TACTIC_PLAYED):
            for card in t.common:
                if card != p.tactic or p.exclusive:
                    legal.append(COPY.words[card])

    def needed(self, t: ThroughTheAges, seat: int, card: i64, fault: i64) -> i64:
        return COPY_COST

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        spend_ma(p, COPY_COST)
        p.tactic = VOCABULARY.first[move]
        p.exclusive = False
        p.used |= TACTIC_PLAYED
        if t.telling:
            t.tell("log-copy", {"seat": seat, "card": CARD.ids[p.tactic]})
        update(t, seat)


def make_available(t: ThroughTheAges, seat: int) -> None:
    """TTA-TAV-01, TTA-TAV-02, TTA-TAV-03: the exclusive tactic becomes common; a second copy goes to the box."""
    p = t.players[seat]
    if not p.exclusive:
        return
    p.exclusive = False
    card = int(p.tactic)
    if card in t.common:
        t.military_gone += 1
    else:
        t.common = sorted([*t.common, card])
    if t.telling:
        t.tell("log-common", {"seat": seat, "card": CARD.ids[card]})
