"""Phase 1, politics (CAP-POL): the order of the round is bought with the multiplier of the old column."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.event import pay_told
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import COLUMNS, MOST_SEATS, POLITICS_PHASE
from pentapolis.games.the_capitals.vocabulary import PICK, VOCABULARY
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.zones import EMPTY

# CAP-POL-06, CAP-POL-07, CAP-2P-05: how many columns are usable in politics, by players. At setup it is one for each
# player from the second on (CAP-SET-09).
USABLE: Final[list[int]] = [0, 0, 4, 5, 5, 6]
LAST: Final[i64] = 5
PICKS: Final = PICK.words


class Politics(Step[Capitals]):
    """CAP-POL-02, CAP-POL-03: all markers slide down; who was first picks first."""

    def run(self, t: Capitals) -> None:
        t.phase = POLITICS_PHASE
        t.came = t.columns
        t.columns = [EMPTY] * t.seats
        t.push_all([*[PICK_COLUMN[seat] for seat in t.order], SET_ORDER])


class SetOrder(Step[Capitals]):
    """CAP-POL-09: from left to right, for the rest of the round."""

    def run(self, t: Capitals) -> None:
        t.order = by_column(t.columns)
        if t.telling:
            t.tell("log-order", {"seats": list(t.order)})


def by_column(columns: list[int]) -> list[int]:
    """The seats from left to right."""
    order: list[int] = []
    for column in range(int(COLUMNS)):
        if column in columns:
            order.append(columns.index(column))
    return order


def multiplier(t: Capitals, seat: int) -> i64:
    """CAP-POL-08: of the column a marker comes from; that of the last one counts once in round 2 of five players."""
    old: i64 = t.came[seat]
    if old == LAST and t.seats == MOST_SEATS and t.round == 2:
        return 1
    return t.edition.multipliers[old]


def price(t: Capitals, seat: int, column: i64) -> i64:
    """CAP-POL-04: the price of the new column times the multiplier of the old one."""
    return t.edition.costs[column] * multiplier(t, seat)


class Pick(Action[Capitals]):
    """CAP-POL-03: a free column, whatever the money (CAP-POL-05)."""

    def __init__(self) -> None:
        super().__init__(PICK)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [PICK.move(column) for column in range(int(COLUMNS))]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        column = VOCABULARY.first[move]
        if column >= USABLE[t.seats]:
            return Reason("CAP-POL-06", "refuse-closed", {"column": column + 1, "count": t.seats})
        if column in t.columns:
            return Reason("CAP-POL-03", "refuse-column-taken", {"column": column + 1, "seat": t.columns.index(column)})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        for column in range(USABLE[t.seats]):
            if column not in t.columns:
                legal.append(PICKS[column])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        column = VOCABULARY.first[move]
        cost = price(t, seat, column)
        columns = t.columns.copy()
        columns[seat] = column
        t.columns = columns
        if t.telling:
            t.tell("log-column", {"seat": seat, "column": column + 1, "count": int(cost)})
        pay_told(t, seat, cost)


class PickColumn(Menu[Capitals]):
    question = "ask-column"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Pick()])

    def details(self, t: Capitals) -> dict[str, Any]:
        return {"count": int(multiplier(t, self.seat))}

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-POL-03", "refuse-column-first", {})


POLITICS: Final = Politics()
SET_ORDER: Final = SetOrder()
PICK_COLUMN: Final = [PickColumn(seat) for seat in range(MOST_SEATS)]
