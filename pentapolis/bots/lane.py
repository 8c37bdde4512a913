"""A plan for all own decisions of a phase that seats play in parallel, each for itself: a beam over them.

Nobody else has a say in such a phase, and chance comes after it. So a line of moves to the end of the phase can be
judged as it is; lines that reach the same position in another order count once. How long a first, narrow beam took says
how wide the next one may be; what they found is improved move by move.
"""

from time import thread_time
from typing import Final

from pentapolis.bots.evaluator import NO_MARK, Evaluator
from pentapolis.bots.signals import look
from pentapolis.kernel.table import Table

NO_MOVE: Final = -1
FIRST_WIDTH: Final = 2
AGAIN_WIDTH: Final = 4  # where a move was left out
WIDEST: Final = 200
PER_SIMULATION: Final = 8  # positions that may be judged for a simulation of the budget: there is one for all decisions
FOR_BEAM: Final = 0.5  # of what is left goes into the second beam: a wide one finds fewer positions that are known
GAIN: Final = 1e-9


class Line:
    """Some moves of the phase, the last one first, and what they lead to."""

    def __init__(self, before: "Line | None", move: int, table: Table) -> None:
        self.before = before
        self.move = move
        self.table = table
        self.value = 0.0
        self.judged = 0  # positions, to find it

    def moves(self) -> list[int]:
        found: list[int] = []
        line: Line | None = self
        while line is not None and line.move != NO_MOVE:
            found.append(line.move)
            line = line.before
        found.reverse()
        return found


class Beam:
    """The best line that a beam of this width finds from here to the end of the phase."""

    def __init__(self, evaluator: Evaluator, root: Line, seat: int, width: int) -> None:
        self.best: Line | None = None
        self.judged = 0
        self.pruned = False  # it has left lines behind
        seen: set[int] = set()
        level = [root]
        while level:
            longer: list[Line] = []
            for line in level:
                for move in line.table.legal(seat):
                    trial = line.table.copy()
                    trial.make(seat, move)
                    goes_on = deciding(trial, seat)
                    if goes_on:
                        mark = evaluator.mark(trial, seat)
                        if mark != NO_MARK:
                            if mark in seen:
                                continue
                            seen.add(mark)
                    grown = Line(line, move, trial)
                    grown.value = evaluator.merit(trial, seat) if goes_on else evaluator.concluded(trial, seat)
                    self.judged += 1
                    if goes_on:
                        longer.append(grown)
                    elif self.best is None or grown.value > self.best.value:
                        self.best = grown
            if len(longer) > width:
                self.pruned = True
                longer.sort(key=by_value, reverse=True)
                longer = longer[:width]
            level = longer


def by_value(line: Line) -> float:
    return line.value


def deciding(table: Table, seat: int) -> bool:
    """Has the seat something left to decide in this phase?"""
    return table.lanes is not None and len(table.lanes[seat]) > 0


class Budget:
    """Seconds, or positions to be judged."""

    def __init__(self, seconds: float, positions: int) -> None:
        self.seconds = seconds
        self.positions = positions  # 0: the seconds count
        self.began = thread_time()
        self.judged = 0

    def spent(self) -> float:
        """The part of it that is spent."""
        if self.positions:
            return float(self.judged) / float(self.positions)
        return (thread_time() - self.began) / self.seconds


def best_line(evaluator: Evaluator, table: Table, seat: int, seconds: float, simulations: int) -> Line:
    """The best line for the seat from here to the end of the phase, for a budget of seconds or simulations."""
    budget = Budget(seconds, simulations * PER_SIMULATION)
    evaluator.hold(table, seat)
    root = Line(None, NO_MOVE, table)
    beam = Beam(evaluator, root, seat, FIRST_WIDTH)
    best = beam.best
    assert best is not None, "a phase without an end"
    budget.judged += beam.judged
    if beam.pruned:
        first = max(budget.spent(), 1.0 / float(WIDEST))
        best = improved(evaluator, root, seat, best, budget)
        width = min(WIDEST, int((1.0 - budget.spent()) * FOR_BEAM / first * float(FIRST_WIDTH)))
        look()
        if width > FIRST_WIDTH:
            beam = Beam(evaluator, root, seat, width)
            budget.judged += beam.judged
            if beam.best is not None and beam.best.value > best.value:
                best = improved(evaluator, root, seat, beam.best, budget)
    best.judged = budget.judged
    return best


def improved(evaluator: Evaluator, root: Line, seat: int, best: Line, budget: Budget) -> Line:
    """Leave out one of the moves and go on from there: what a beam does early it may do better at the end."""
    better = True
    while better:
        better = False
        moves = best.moves()
        for left_out in range(len(moves) - 1):
            if budget.spent() >= 1.0:
                return best
            line = replayed(root, seat, moves[:left_out] + moves[left_out + 1 : -1])
            beam = Beam(evaluator, line, seat, AGAIN_WIDTH)
            budget.judged += beam.judged
            if beam.best is not None and beam.best.value > best.value + GAIN:
                best = beam.best
                better = True
                break
    return best


def replayed(root: Line, seat: int, moves: list[int]) -> Line:
    """A line of these moves, as far as they can be made and leave something to decide."""
    line = root
    for move in moves:
        if move in line.table.legal(seat):
            table = line.table.copy()
            table.make(seat, move)
            if deciding(table, seat):
                line = Line(line, move, table)
    return line
