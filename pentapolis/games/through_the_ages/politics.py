"""The Politics Phase (TTA-POL): preparing events (TTA-EVT), what leaders allow, and resigning (TTA-RESG)."""

from typing import Any, Final

from pentapolis.games.through_the_ages.attacks import Attack, Declare
from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, DESPOTISM, GROUP, NUMBER, WORKER_CARDS
from pentapolis.games.through_the_ages.colonization import colonize
from pentapolis.games.through_the_ages.effects import (
    LOOKS_AT_EVENT,
    RETIRE_FOR_YELLOW,
    SECOND_POLITICAL_ACTION,
    SETTLE_FROM_HAND,
)
from pentapolis.games.through_the_ages.events import reveal
from pentapolis.games.through_the_ages.leaders import leader_leaves
from pentapolis.games.through_the_ages.pacts import Cancel, Offer, end_pact
from pentapolis.games.through_the_ages.row import unfinished_leaves
from pentapolis.games.through_the_ages.scoring import finish
from pentapolis.games.through_the_ages.table import (
    NO_SPECIALS,
    NO_STOCK,
    NO_WORKERS,
    NOTHING,
    POLITICS,
    ThroughTheAges,
)
from pentapolis.games.through_the_ages.terms import (
    AGE_IV,
    EVENT,
    MOST_SEATS,
    SIDE_A,
    SIDE_B,
    TERRITORY,
    WAR_RESIGNED,
)
from pentapolis.games.through_the_ages.tokens import add_yellow, score_culture, update_with_partners
from pentapolis.games.through_the_ages.vocabulary import PASS, PREPARE, RESIGN, RETIRE, SETTLE, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep
from pentapolis.kernel.zones import EMPTY, EVERYBODY, only


class Prepare(Action[ThroughTheAges]):
    """TTA-EVT-01, TTA-EVT-02, TTA-EVT-03, TTA-EVT-05."""

    def __init__(self) -> None:
        super().__init__(PREPARE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        cards = sorted(set(t.players[seat].military))
        return [PREPARE.move(card) for card in cards if GROUP[card] in (EVENT, TERRITORY)]

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        last = EMPTY
        for card in sorted(t.players[seat].military):
            if card != last and (GROUP[card] == EVENT or GROUP[card] == TERRITORY):
                last = card
                legal.append(PREPARE.words[card])

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if GROUP[card] not in (EVENT, TERRITORY):
            return Reason("TTA-EVT-01", "refuse-not-an-event", {"card": CARD.ids[card]})
        if card not in t.players[seat].military:
            return Reason("TTA-EVT-01", "refuse-not-in-hand", {"card": CARD.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.acted = True
        t.drop_military(seat, card)
        t.future = plus(t.future, card)
        t.future_by = plus(t.future_by, seat)
        score_culture(t, seat, AGE[card])
        if t.telling:
            t.tell("log-prepare", {"seat": seat, "count": AGE[card]})
            t.tell("log-prepared", {"card": CARD.ids[card]}, only(seat))
        if t.current:
            reveal(t)


class Retire(Action[ThroughTheAges]):
    """Alexander leaves play for a yellow token from the box."""

    def __init__(self) -> None:
        super().__init__(RETIRE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [RETIRE.base] if t.players[seat].has(RETIRE_FOR_YELLOW) else []

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if not t.players[seat].has(RETIRE_FOR_YELLOW):
            return Reason("TTA-POL-01", "refuse-no-such-leader", {})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.acted = True
        leader_leaves(t, seat)
        add_yellow(t, seat, NUMBER[RETIRE_FOR_YELLOW])
        update_with_partners(t, seat)


class Settle(Action[ThroughTheAges]):
    """Columbus leaves play; a territory of the hand becomes a colony."""

    def __init__(self) -> None:
        super().__init__(SETTLE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        if not p.has(SETTLE_FROM_HAND):
            return []
        return [SETTLE.move(card) for card in sorted(set(p.military)) if GROUP[card] == TERRITORY]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        p = t.players[seat]
        card = VOCABULARY.first[move]
        if not p.has(SETTLE_FROM_HAND):
            return Reason("TTA-POL-01", "refuse-no-such-leader", {})
        if GROUP[card] != TERRITORY:
            return Reason("TTA-POL-01", "refuse-not-a-territory", {"card": CARD.ids[card]})
        if card not in p.military:
            return Reason("TTA-POL-01", "refuse-not-in-hand", {"card": CARD.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.acted = True
        t.drop_military(seat, card)
        t.shown(card)
        leader_leaves(t, seat)
        colonize(t, seat, card)


class Pass(Free[ThroughTheAges]):
    """TTA-POL-01: no political action."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if t.telling:
            t.tell("log-pass", {"seat": seat})


# --- resigning --------------------------------------------------------------------------------------------------------


class Resign(Action[ThroughTheAges]):
    """TTA-RESG-01: not in Age IV; offered where the table allows it (option `resignation`)."""

    def __init__(self) -> None:
        super().__init__(RESIGN)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [RESIGN.base] if t.resigning else []

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if not t.resigning:
            return Reason("TTA-RESG-01", "refuse-resigning-off", {})
        if t.age == AGE_IV:
            return Reason("TTA-POL-02", "refuse-resign-in-age-four", {})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        resign(t, seat)


def resign(t: ThroughTheAges, seat: int) -> None:
    """TTA-RESG-02 to TTA-RESG-05, TTA-END-05: the last one left wins (TTA-RESG-04).

    Pacts of the current decks and hands stay usable when two are left (TTA-RESG-07): only new decks have none.
    """
    p = t.players[seat]
    if t.telling:
        t.tell("log-resign", {"seat": seat})
    t.civil_gone += len(p.civil)
    p.civil = NOTHING
    p.fresh = NOTHING
    for card in p.military:
        t.discard(card, only(seat))
    p.military = NOTHING
    for owner in range(t.seats):
        if t.players[owner].pact != EMPTY and (owner == seat or t.players[owner].partner == seat):
            end_pact(t, owner)
    for other in range(t.seats):
        rival = t.players[other]
        if rival.war != EMPTY and rival.war_on == seat:  # TTA-RESG-03
            t.discard(int(rival.war), EVERYBODY)
            rival.war = EMPTY
            rival.war_on = EMPTY
            score_culture(t, other, WAR_RESIGNED)
            if t.telling:
                t.tell("log-war-resigned", {"seat": other, "count": WAR_RESIGNED})
    leave_play(t, seat)
    p.resigned = True
    left = t.order_from(seat)
    if len(left) == 1:
        finish(t, left)


def leave_play(t: ThroughTheAges, seat: int) -> None:
    """TTA-RESG-02: the cards of the play area leave play, and with them all tokens."""
    p = t.players[seat]
    if p.leader != EMPTY:
        t.civil_gone += 1
        p.leader = EMPTY
    if p.under != EMPTY:
        t.civil_gone += 1
        p.under = EMPTY
    if p.wonder != EMPTY:
        unfinished_leaves(t, seat)
    for card in p.colonies:
        t.discard(card, EVERYBODY)
    if p.exclusive:
        t.discard(int(p.tactic), EVERYBODY)
    if p.war != EMPTY:
        t.discard(int(p.war), EVERYBODY)
    t.civil_gone += len(p.wonders) + len([card for card in p.specials if card != EMPTY])
    t.civil_gone += len([card for card in range(WORKER_CARDS) if p.knows(card) and AGE[card] > 0])
    if AGE[p.government] > 0:
        t.civil_gone += 1
    t.blue_box += p.blue + p.tokens_on_cards()
    t.yellow_box += p.yellow + p.all_workers()
    p.colonies = NOTHING
    p.wonders = NOTHING
    p.ruins = NOTHING
    p.specials = NO_SPECIALS
    p.technologies = 0
    p.government = DESPOTISM
    p.exclusive = False
    p.tactic = EMPTY
    p.war = EMPTY
    p.war_on = EMPTY
    p.stock = NO_STOCK
    p.workers = NO_WORKERS
    p.blue = 0
    p.yellow = 0
    p.unused = 0
    p.planted = NOTHING
    p.reshuffled = NOTHING
    p.returned = NOTHING
    p.blue_symbols = 0
    p.yellow_symbols = 0
    update_with_partners(t, seat)


# --- the phase --------------------------------------------------------------------------------------------------------


class PoliticalAction(Menu[ThroughTheAges]):
    """TTA-POL-01: at most one. Who holds military cards is asked, whatever they are: nobody learns that none is of use.

    TTA-POL-02, TTA-PACT-08: pacts cost no action; with two players there are none in the decks.
    """

    question = "ask-politics"
    pause = True

    def __init__(self, seat: int) -> None:
        actions: list[Action[Any]] = [
            Prepare(),
            Attack(),
            Declare(),
            Offer(SIDE_A),
            Offer(SIDE_B),
            Cancel(),
            Retire(),
            Settle(),
            Resign(),
            Pass(PASS),
        ]
        super().__init__(seat, VOCABULARY, actions)

    def run(self, t: ThroughTheAges) -> None:
        answers = self.moves(t, self.seat)
        if len(answers) == 1 and not t.players[self.seat].military:
            t.agenda.pop()
            self.play(t, self.seat, answers[0])
        else:
            t.asked = self
            t.answers = answers

    def stranger(self, t: ThroughTheAges, seat: int, move: int) -> Reason:
        return Reason("TTA-TURN-01", "refuse-politics-first", {})


class PoliticsPhase(SeatStep[ThroughTheAges]):
    """TTA-POL-01; a political action given up by International Agreement is skipped (TTA-CLR-17)."""

    def run(self, t: ThroughTheAges) -> None:
        p = t.players[self.seat]
        t.phase = POLITICS
        t.acted = False
        if p.has(LOOKS_AT_EVENT) and t.current and not t.peeked >> self.seat & 1:
            look_at_event(t, self.seat)
        if p.politics_lost:
            p.politics_lost = False
            if t.telling:
                t.tell("log-politics-lost", {"seat": self.seat})
            return
        t.push_all([POLITICAL_ACTION[self.seat], SECOND_ACTION[self.seat]])


def look_at_event(t: ThroughTheAges, seat: int) -> None:
    """Joan of Arc sees the top card of the current events."""
    t.peeked |= 1 << seat
    t.block_undo()
    if t.telling:
        t.tell("log-peek", {"seat": seat})
        t.tell("log-peeked", {"card": CARD.ids[t.current[0]]}, only(seat))
    card = t.current[0]
    p = t.players[seat]
    if card in p.reshuffled:
        p.reshuffled = without(p.reshuffled, card)


class SecondAction(SeatStep[ThroughTheAges]):
    """TTA-CLR-24: Caesar, after an action that was really carried out."""

    def run(self, t: ThroughTheAges) -> None:
        p = t.players[self.seat]
        if p.resigned or not t.acted or p.caesar_used or not p.has(SECOND_POLITICAL_ACTION):
            return
        t.acted = False
        t.push_all([POLITICAL_ACTION[self.seat], CAESAR_DONE[self.seat]])


class CaesarDone(SeatStep[ThroughTheAges]):
    """Offered and declined, the second action is not used up."""

    def run(self, t: ThroughTheAges) -> None:
        if t.acted:
            t.players[self.seat].caesar_used = True


POLITICAL_ACTION: Final = [PoliticalAction(seat) for seat in range(MOST_SEATS)]
POLITICS_PHASE: Final = [PoliticsPhase(seat) for seat in range(MOST_SEATS)]
SECOND_ACTION: Final = [SecondAction(seat) for seat in range(MOST_SEATS)]
CAESAR_DONE: Final = [CaesarDone(seat) for seat in range(MOST_SEATS)]
