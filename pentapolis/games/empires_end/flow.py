"""The progress track (EE-FLOW): one space after the other, the combined phase, and the end of the game."""

from typing import Any, Final

from pentapolis.games.empires_end.conflict import FIGHT
from pentapolis.games.empires_end.disaster import DISASTER
from pentapolis.games.empires_end.economy import BEGIN_ECONOMY, ECONOMY
from pentapolis.games.empires_end.industry import BEGIN_INDUSTRY, DRAW_UP, INDUSTRY
from pentapolis.games.empires_end.scoring import points, winners
from pentapolis.games.empires_end.table import NOBODY_YET, NOTHING, EmpiresEnd
from pentapolis.games.empires_end.terms import PHASES, SEATS
from pentapolis.games.empires_end.vocabulary import BEGIN, VOCABULARY
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.zones import EMPTY


class NextSpace(Step[EmpiresEnd]):
    """EE-FLOW-03: the turn marker moves on, and the phase of the space is played."""

    def run(self, t: EmpiresEnd) -> None:
        t.space += 1
        t.started = True
        t.disasters = NOTHING
        t.pots = NOTHING
        t.takers = NOTHING
        if t.conflict != EMPTY:
            t.conflict = EMPTY
            t.strengths = NOTHING
            for empire in t.empires:
                empire.bid = NOBODY_YET
        if t.space == len(t.track):
            end(t)
            return
        code = t.track[t.space]
        if t.telling:
            t.tell("log-space", {"number": int(t.space) + 1, "phase": PHASES[code]})
        t.push(self)
        PHASE_OF[code].run(t)


class Combined(Step[EmpiresEnd]):
    """EE-CMB-01, -02: both phases; everybody chooses which comes first."""

    def run(self, t: EmpiresEnd) -> None:
        t.push(DRAW_UP)  # EE-CMB-06
        for seat in range(t.seats):
            t.push_seat(seat, CHOOSE_PART[seat])


class ChoosePart(Decision[EmpiresEnd]):
    question = "ask-begin"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [BEGIN.move(0), BEGIN.move(1)]

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return None if VOCABULARY.verb(move) is BEGIN else Reason("EE-CMB-02", "refuse-begin-first", {})

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        """EE-CMB-03: the one is finished before the other starts."""
        if t.telling:
            t.tell("log-begin", {"seat": seat, **VOCABULARY.objects(move)})
        if VOCABULARY.first[move] == 0:
            t.push_seat(seat, BEGIN_INDUSTRY[seat])
            t.push_seat(seat, BEGIN_ECONOMY[seat])
        else:
            t.push_seat(seat, BEGIN_ECONOMY[seat])
            t.push_seat(seat, BEGIN_INDUSTRY[seat])


def end(t: EmpiresEnd) -> None:
    """EE-END-01: the marker is on END."""
    best = winners(t)
    if t.telling:
        for seat in range(t.seats):
            t.tell("log-score", {"seat": seat, "points": points(t, seat)})
        if len(best) == 1:
            t.tell("log-winner", {"seat": best[0]})
        else:
            t.tell("log-shared-victory", {"seats": list(best)})
    t.finish(best)


NEXT_SPACE: Final = NextSpace()
CHOOSE_PART: Final = [ChoosePart(seat) for seat in range(SEATS.stop)]
PHASE_OF: Final[dict[str, Step[Any]]] = {
    "D": DISASTER[1],
    "DD": DISASTER[2],
    "E": ECONOMY,
    "I": INDUSTRY,
    "C": FIGHT,
    "EI": Combined(),
}
