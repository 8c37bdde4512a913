"""Paying (IMP-KEY-PAY-01 to IMP-KEY-PAY-07): progress may stand for population or materials.

Asked only where there is more than one way; a payment never contains a superfluous token (IMP-KEY-PAY-06).
"""

from typing import Any

from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    KINDS,
    MATERIALS,
    POPULATION,
    POPULATION_PAID,
    PROGRESS,
    PROGRESS_AS_MATERIALS,
    TOKENS,
)
from pentapolis.games.imperium.vocabulary import SPEND
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, SeatStep


def least_progress(t: Imperium, seat: int, kind: int, count: int) -> int:
    """How many progress must be spent on a cost at least."""
    p = t.players[seat]
    if kind == PROGRESS:
        return count
    missing = count - int(p.amount(kind))
    if missing <= 0:
        return 0
    return missing if kind == POPULATION else (missing + 1) // PROGRESS_AS_MATERIALS  # IMP-KEY-PAY-03, IMP-KEY-PAY-04


def payable(t: Imperium, seat: int, amounts: list[int]) -> bool:
    """IMP-KEY-PAY-02, IMP-KEY-PAY-07: each progress stands for one kind only."""
    needed = 0
    for kind in range(KINDS):
        if amounts[kind]:
            needed += least_progress(t, seat, kind, amounts[kind])
    return needed <= t.players[seat].progress


def pay(t: Imperium, seat: int, amounts: list[int]) -> None:
    """Pay kind by kind; what later kinds need of the progress is kept for them."""
    reserve = 0
    steps: list[PayKind] = []
    for kind in (PROGRESS, POPULATION, MATERIALS):
        if amounts[kind]:
            steps.append(PayKind(seat, kind, amounts[kind], reserve))
            reserve += least_progress(t, seat, kind, amounts[kind])
    for step in steps:  # the last one pushed comes first, and keeps what the others need
        t.push(step)


class PayKind(SeatStep[Imperium]):
    """One kind of a cost."""

    def __init__(self, seat: int, kind: int, count: int, reserve: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.count = count
        self.reserve = reserve

    def run(self, t: Imperium) -> None:
        ways = ways_to_pay(t, self.seat, self.kind, self.count, self.reserve)
        if len(ways) == 1:
            settle(t, self.seat, self.kind, self.count, ways[0])
        elif ways:
            t.push(HowToPay(self.seat, self.kind, self.count, self.reserve))

    def label(self) -> str:
        return f"PayKind({self.seat}, {self.kind}, {self.count}, {self.reserve})"


def ways_to_pay(t: Imperium, seat: int, kind: int, count: int, reserve: int) -> list[int]:
    """The numbers of progress that may be spent on it, from the fewest; IMP-KEY-PAY-05, IMP-KEY-PAY-06."""
    if kind == PROGRESS:
        return [count]
    p = t.players[seat]
    least = least_progress(t, seat, kind, count)
    most = count if kind == POPULATION else (count + 1) // PROGRESS_AS_MATERIALS
    return list(range(least, min(most, int(p.progress) - reserve) + 1))


def settle(t: Imperium, seat: int, kind: int, count: int, progress: int) -> None:
    """The tokens go back to the supply (IMP-KEY-PAY-01)."""
    p = t.players[seat]
    rest = rest_of(kind, count, progress)
    p.progress -= progress
    if kind != PROGRESS:
        p.add(kind, -rest)
    if t.telling:
        t.tell("log-pay", {"seat": seat, "amounts": paid_words(kind, count, progress)})
    if kind == POPULATION and rest:
        t.event(POPULATION_PAID, seat)  # IMP-CRD-03


def rest_of(kind: int, count: int, progress: int) -> int:
    """What is left to pay in tokens of the kind itself."""
    if kind == PROGRESS:
        return 0
    worth = 1 if kind == POPULATION else PROGRESS_AS_MATERIALS
    return max(0, count - worth * progress)


def paid_words(kind: int, count: int, progress: int) -> list[dict[str, Any]]:
    """ "1 material and 1 progress"."""
    rest = rest_of(kind, count, progress)
    found: list[dict[str, Any]] = []
    if rest:
        found.append(sentence(f"amount-{TOKENS[kind]}", {"count": rest}))
    if progress:
        found.append(sentence(f"amount-{TOKENS[PROGRESS]}", {"count": progress}))
    return found


class HowToPay(Decision[Imperium]):
    """How many progress are spent in place of the kind asked for."""

    question = "ask-payment"

    def __init__(self, seat: int, kind: int, count: int, reserve: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.count = count
        self.reserve = reserve

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [SPEND.base + way for way in ways_to_pay(t, seat, self.kind, self.count, self.reserve)]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if SPEND.base <= move < SPEND.base + SPEND.size:
            rule = "IMP-KEY-PAY-03" if self.kind == POPULATION else "IMP-KEY-PAY-04"
            return Reason(rule, "refuse-payment", {"count": self.count, "kind": TOKENS[self.kind]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        settle(t, seat, self.kind, self.count, move - SPEND.base)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"amounts": [sentence(f"amount-{TOKENS[self.kind]}", {"count": self.count})]}

    def says(self, t: Imperium, seat: int, move: int) -> dict[str, Any] | None:
        progress = move - SPEND.base
        if not 0 <= progress < SPEND.size:
            return None
        return sentence("effect-pay", {"amounts": paid_words(self.kind, self.count, progress)})

    def label(self) -> str:
        return f"HowToPay({self.seat}, {self.kind}, {self.count}, {self.reserve})"
