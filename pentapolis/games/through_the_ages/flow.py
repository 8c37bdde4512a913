"""Turns and rounds (TTA-GEN, TTA-TURN, TTA-FIRST): the start of a turn, the Action Phase and the end of a turn.

The first round has steps of its own (TTA-GEN-03): the row is not refilled in it (TTA-FIRST-03).
"""

from typing import Any, Final

from pentapolis.games.through_the_ages.action_cards import PlayCard
from pentapolis.games.through_the_ages.attacks import RESOLVE_WAR
from pentapolis.games.through_the_ages.catalogue.index import CARD, NUMBER
from pentapolis.games.through_the_ages.civil import Build, Destroy, Increase, Take, Upgrade, military_limit, says_take
from pentapolis.games.through_the_ages.effects import CULTURE_FOR_STRONG, CULTURE_OR_ARMS
from pentapolis.games.through_the_ages.events import discard_from_hand
from pentapolis.games.through_the_ages.leaders import (
    ARM_UNITS,
    CONVERT_ACTION,
    TRADE_GOODS,
    WELCOME_SETTLERS,
    Lead,
    Muster,
    Perform,
    provide,
)
from pentapolis.games.through_the_ages.military import CopyTactic, PlayTactic, make_available
from pentapolis.games.through_the_ages.politics import POLITICS_PHASE
from pentapolis.games.through_the_ages.production import produce, uprising
from pentapolis.games.through_the_ages.row import clear_row, refill_row
from pentapolis.games.through_the_ages.scoring import end_game
from pentapolis.games.through_the_ages.table import (
    ACTIONS,
    ARMED,
    END_OF_TURN,
    FIRST_TURN,
    NOTHING,
    ThroughTheAges,
)
from pentapolis.games.through_the_ages.technologies import Develop, Revolt
from pentapolis.games.through_the_ages.terms import MOST_DRAWN, MOST_SEATS
from pentapolis.games.through_the_ages.tokens import score_culture
from pentapolis.games.through_the_ages.vocabulary import DISCARD, END_TURN, VOCABULARY
from pentapolis.games.through_the_ages.wonders import BuildStages
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep, Step


class NextTurn(Step[ThroughTheAges]):
    """TTA-GEN-01, TTA-GEN-02, TTA-GEN-07: the next player clockwise; after the last round the game ends."""

    def run(self, t: ThroughTheAges) -> None:
        if t.turns > 0:
            after = t.order_from((int(t.seat) + 1) % t.seats)[0]
            if t.place_in_round(after) <= t.place_in_round(t.seat):
                if t.round == t.last_round:
                    end_game(t)
                    return
                t.round += 1
            t.seat = after
        t.turns += 1
        seat = int(t.seat)
        if t.telling:
            t.tell("log-turn", {"seat": seat, "round": int(t.round)})
        t.push(self)
        if t.round == 1:  # TTA-FIRST-01: no start of turn, no politics
            t.phase = FIRST_TURN
            t.push_all([ACTION_PHASE[seat], END_PHASE[seat]])
            return
        t.push_all([START_OF_TURN[seat], RESOLVE_WAR[seat], AVAILABLE[seat], POLITICS_PHASE[seat], ACTION_PHASE[seat]])


class StartOfTurn(SeatStep[ThroughTheAges]):
    """TTA-TURN-01: the card row; the war and the tactic follow as steps of their own."""

    def run(self, t: ThroughTheAges) -> None:
        clear_row(t)
        refill_row(t)


class TacticAvailable(SeatStep[ThroughTheAges]):
    """TTA-TAV-01."""

    def run(self, t: ThroughTheAges) -> None:
        make_available(t, self.seat)


# --- the Action Phase -------------------------------------------------------------------------------------------------


class ActionPhase(SeatStep[ThroughTheAges]):
    """TTA-ACT-01."""

    def run(self, t: ThroughTheAges) -> None:
        if t.players[self.seat].resigned:
            return
        if t.round == 1:
            t.push(FIRST_ACTIONS[self.seat])
            return
        t.phase = ACTIONS
        provide(t, self.seat)
        t.push(TURN[self.seat])


class EndTurn(Free[ThroughTheAges]):
    """TTA-ACT-03, TTA-EOT-01: whatever is left over."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if t.round > 1:
            t.push(END_PHASE[seat])


class UntilTheEnd(Menu[ThroughTheAges]):
    """Actions, one after the other, until the player ends the turn."""

    pause = True

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if move != END_TURN.base:
            t.push(self)
        super().play(t, seat, move)

    def says(self, t: ThroughTheAges, seat: int, move: int) -> dict[str, Any] | None:
        return says_take(t, seat, move)


class Turn(UntilTheEnd):
    """TTA-ACT-01: any number of actions in any order."""

    question = "ask-turn"

    def __init__(self, seat: int) -> None:
        actions: list[Action[Any]] = [
            Take(True),
            Increase(True),
            Build(True),
            Upgrade(True),
            Destroy(False),
            Destroy(True),
            Lead(),
            BuildStages(True),
            Develop(True),
            Revolt(),
            PlayCard(),
            PlayTactic(),
            CopyTactic(),
            Muster(),
            Perform(),
            WELCOME_SETTLERS,
            CONVERT_ACTION,
            ARM_UNITS,
            TRADE_GOODS,
            EndTurn(END_TURN),
        ]
        super().__init__(seat, VOCABULARY, actions)


class FirstActions(UntilTheEnd):
    """TTA-FIRST-02: only cards of the row."""

    question = "ask-first-turn"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Take(True), EndTurn(END_TURN)])

    def stranger(self, t: ThroughTheAges, seat: int, move: int) -> Reason:
        return Reason("TTA-FIRST-02", "refuse-first-turn", {})


# --- the end of the turn ----------------------------------------------------------------------------------------------


class EndPhase(SeatStep[ThroughTheAges]):
    """TTA-EOT-01: the steps in order. TTA-TURN-03: only the discard needs a decision."""

    def run(self, t: ThroughTheAges) -> None:
        t.phase = END_OF_TURN
        t.push_all([EXCESS[self.seat], FINISH_TURN[self.seat]])


class Excess(Decision[ThroughTheAges]):
    """TTA-EOT-02, TTA-CARD-05: military cards beyond the limit are discarded one by one."""

    question = "ask-excess"

    def run(self, t: ThroughTheAges) -> None:
        if excess(t, self.seat) > 0:
            super().run(t)
        else:
            t.agenda.pop()

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [DISCARD.move(card) for card in sorted(set(t.players[seat].military))]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not DISCARD:
            return Reason("TTA-EOT-02", "refuse-excess-first", {"count": int(excess(t, seat))})
        card = VOCABULARY.first[move]
        if card not in t.players[seat].military:
            return Reason("TTA-EOT-02", "refuse-not-in-hand", {"card": CARD.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.push(self)
        discard_from_hand(t, seat, VOCABULARY.first[move])

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"count": int(excess(t, self.seat))}


def excess(t: ThroughTheAges, seat: int) -> int:
    p = t.players[seat]
    return len(p.military) - int(military_limit(p))


class FinishTurn(SeatStep[ThroughTheAges]):
    """TTA-EOT-03, TTA-TURN-02, TTA-DRAW-01, TTA-DRAW-02, TTA-RST-01: everything after the discard."""

    def run(self, t: ThroughTheAges) -> None:
        seat = self.seat
        p = t.players[seat]
        score_leader(t, seat)
        if uprising(p):
            if t.telling:
                t.tell("log-uprising", {"seat": seat})
        else:
            produce(t, seat)
        t.draw_military(seat, min(MOST_DRAWN, p.ma + p.temporary_ma))  # TTA-ACARD-08
        reset(t, seat)


def score_leader(t: ThroughTheAges, seat: int) -> None:
    """Genghis Khan (TTA-CLR-03) and Churchill, before the uprising check."""
    p = t.players[seat]
    points = 0
    if p.has(CULTURE_FOR_STRONG):
        stronger = [other for other in t.players if not other.resigned and other.strength > p.strength]
        if len(stronger) < (1 if t.alive() == 2 else 2):
            points = NUMBER[CULTURE_FOR_STRONG]
    if p.has(CULTURE_OR_ARMS) and not p.did(ARMED):
        points = NUMBER[CULTURE_OR_ARMS]
    if points:
        score_culture(t, seat, points)
        if t.telling:
            t.tell("log-leader-score", {"seat": seat, "card": CARD.ids[p.leader], "count": points})


def reset(t: ThroughTheAges, seat: int) -> None:
    """TTA-RST-01, TTA-FIRST-04: all actions are available again; what was for this turn is gone (TTA-ACARD-07)."""
    p = t.players[seat]
    p.ca = p.ca_total
    p.ma = p.ma_total
    p.temporary_ca = 0
    p.temporary_ma = 0
    p.unit_resources = 0
    p.unit_science = 0
    p.spare_food = 0
    p.spare_resources = 0
    p.used = 0
    p.fresh = NOTHING


SEATS_AT_MOST: Final = range(MOST_SEATS)
NEXT_TURN: Final = NextTurn()
START_OF_TURN: Final = [StartOfTurn(seat) for seat in SEATS_AT_MOST]
AVAILABLE: Final = [TacticAvailable(seat) for seat in SEATS_AT_MOST]
ACTION_PHASE: Final = [ActionPhase(seat) for seat in SEATS_AT_MOST]
TURN: Final = [Turn(seat) for seat in SEATS_AT_MOST]
FIRST_ACTIONS: Final = [FirstActions(seat) for seat in SEATS_AT_MOST]
END_PHASE: Final = [EndPhase(seat) for seat in SEATS_AT_MOST]
EXCESS: Final = [Excess(seat) for seat in SEATS_AT_MOST]
FINISH_TURN: Final = [FinishTurn(seat) for seat in SEATS_AT_MOST]
