"""The progress track (EE-FLOW): one space after the other, the combined phase, and the end of the game (EE-COM-01).

The seats' lanes of a combined phase hold both parts of every seat, and the table's lane waits for all of them
(EE-CMB-04, EE-OPT-08); a part is played on what the part before it has left (EE-CMB-05).
"""

from typing import Any, Final

from pentapolis.games.empires_end.conflict import FIGHT
from pentapolis.games.empires_end.disaster import DISASTER
from pentapolis.games.empires_end.economy import BEGIN_ECONOMY, ECONOMY
from pentapolis.games.empires_end.industry import BEGIN_INDUSTRY, DRAW_UP, INDUSTRY
from pentapolis.games.empires_end.scoring import points, winners
from pentapolis.games.empires_end.table import NOBODY_YET, NOTHING, EmpiresEnd
from pentapolis.games.empires_end.terms import PHASES, SEATS
from pentapolis.games.empires_end.vocabulary import BEGIN, VOCABULARY
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.zones import EMPTY


class NextSpace(Step[EmpiresEnd]):
    """EE-FLOW-01, EE-FLOW-03: the turn marker moves on, and the phase of the space is played."""

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
    """EE-CMB-01, EE-CMB-02: both phases; everybody chooses which comes first."""

    def run(self, t: EmpiresEnd) -> None:
        t.push(DRAW_UP)  # EE-CMB-06
        for seat in range(t.seats):
            t.push_seat(seat, CHOOSE_PART[seat])


class Begin(Action[EmpiresEnd]):
    """EE-CMB-03: the one is finished before the other starts."""

    def __init__(self) -> None:
        super().__init__(BEGIN)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [BEGIN.move(0), BEGIN.move(1)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        if t.telling:
            t.tell("log-begin", {"seat": seat, **VOCABULARY.objects(move)})
        if VOCABULARY.first[move] == 0:
            t.push_all([BEGIN_ECONOMY[seat], BEGIN_INDUSTRY[seat]])
        else:
            t.push_all([BEGIN_INDUSTRY[seat], BEGIN_ECONOMY[seat]])


class ChoosePart(Menu[EmpiresEnd]):
    """EE-CMB-02: which part comes first."""

    question = "ask-begin"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Begin()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-CMB-02", "refuse-begin-first", {})


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
