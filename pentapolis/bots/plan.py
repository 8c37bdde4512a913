"""A plan for the whole turn: a beam over its decisions, each of them judged as if the turn ended there.

Where a turn takes a dozen decisions a tree of single moves never sees its end. A plan is a line of moves of one seat,
to the end of its turn. Lines grow move by move; of all lines of one length the best few grow on (`width`), and lines
that reach the same position in another order count once. A line is judged after its turn was played to the end by the
evaluator's `settle`, so every line is a plan at any time; what the seat could still do with the rest of its turn
(`promise`) says only which lines grow on. What others are asked in the middle of the turn they answer by `reply`.

Chance is met in three ways. A move after which somebody learns something and the turn goes on (an event comes up) is
judged over samples, each with a plan of its own for the rest of the turn. Where no such move can be chosen one sample
is planned on, and the best lines are compared on further ones. A decision in the turn of somebody else is judged by
playing out what is pending.

As long as nobody has learned anything the bot goes on with its plan without thinking again.
"""

from time import monotonic, thread_time
from typing import Final

from mypy_extensions import i64

from pentapolis.bots.bot import Bot
from pentapolis.bots.evaluator import NO_MARK, Evaluator, evaluator_for
from pentapolis.bots.position import Position
from pentapolis.bots.signals import look
from pentapolis.kernel.game import Game
from pentapolis.kernel.table import Table

DEFAULT_SECONDS: Final = 1.0
NO_MOVE: Final = -1
NOTHING_KNOWN: Final = -2
WORST: Final = -1e9
CLOCK_EVERY: Final = 8  # positions judged between two looks at the clock
SIGNALS_EVERY: Final = 512  # and between two looks for Ctrl-C
FIRST_WIDTH: Final = 2
WIDER: Final = 3  # the next beam is so many times as wide
WIDEST: Final = 200
WHOLE_PLAN: Final = 1e-9
LONGEST: Final = 60  # moves of one turn
FINALISTS: Final = 8  # lines that are compared on further samples
SAMPLES: Final = 4
FOLLOWED: Final = 4  # lines that are followed through the turns after this one
MOST_FOLLOWED: Final = 12  # samples of that
DOUBT: Final = 3.0  # what was seen before counts like so many of them: one alone is mostly luck
CHANCE_SAMPLES: Final = 8  # for a move that brings chance into the own turn
PLANNED_CHANCES: Final = 3  # of these moves so many are planned on
ANSWER_SAMPLES: Final = 8  # for a decision in somebody else's turn
PENDING: Final = 400  # answers to pending decisions after a move, at most
# A decision gets this part of what is left of the turn's budget, a plan for all of the rest most of it, and none less
# than that of the whole. One that goes on in the middle of a turn, without a plan, has no way to know what was spent
# before: it is modest.
PART_OF_TURN: Final = 0.4
PLAN_OF_TURN: Final = 0.85
LEAST_OF_TURN: Final = 0.1
PART_IN_THE_MIDDLE: Final = 0.1


Judged = dict[int, tuple[float, float]]  # by their marks: what positions are worth, and what they promise


class Line:
    """Some moves of the turn, the last one first: what they lead to, and what that is worth if the turn ends there."""

    def __init__(self, before: "Line | None", move: int, table: Table) -> None:
        self.before = before
        self.move = move
        self.table = table
        self.value = WORST
        self.order = WORST  # which lines grow on
        self.ended = False  # its last move has ended the turn

    def moves(self) -> list[int]:
        found: list[int] = []
        line: Line | None = self
        while line is not None and line.move != NO_MOVE:
            found.append(line.move)
            line = line.before
        found.reverse()
        return found


class PlanBot(Bot):
    """Plans its turn for `seconds` (CPU time of its thread, for the whole turn), or judges so many `positions` for it.

    With a number of positions the same seed finds the same moves on every machine. `width`: lines that grow on, at
    most; without it, the beam grows wider as long as the budget lasts. `samples`: on so many possible truths the best
    plans are compared. `ahead`: so much of its budget goes into following the best plans through the next turns of all.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        seconds: float | None = None,
        positions: int | None = None,
        width: int = WIDEST,
        samples: int = SAMPLES,
        evaluator: Evaluator | None = None,
        ahead: float = 0.0,
    ) -> None:
        super().__init__(game, seed)
        if seconds is not None and positions is not None:
            raise ValueError("a plan has a budget of seconds or of positions, not both")
        if seconds is not None and seconds <= 0:
            raise ValueError(f"seconds must be more than 0, not {seconds}")
        if positions is not None and positions < 1:
            raise ValueError(f"positions must be at least 1, not {positions}")
        if width < 1:
            raise ValueError(f"width must be at least 1, not {width}")
        if samples < 1:
            raise ValueError(f"samples must be at least 1, not {samples}")
        self.evaluator = evaluator_for(game.slug) if evaluator is None else evaluator
        # At most one of the two limits is set; 0 means none.
        self.limit = 0 if positions is None else positions
        self.seconds = 0.0
        if positions is None:
            self.seconds = DEFAULT_SECONDS if seconds is None else seconds
        if not 0.0 <= ahead < 1.0:
            raise ValueError(f"ahead must be from 0 to 1, not {ahead}")
        self.width = width
        self.samples = samples
        self.ahead = ahead
        # Where people wait: by the clock on the wall a plan takes at most so many times its seconds; 0: however long.
        self.patience = 0.0
        self.doubt = DOUBT
        # Of the last choice.
        self.judged: i64 = 0  # positions
        self.merit = 0.0  # what the choice is worth, as far as the plan sees
        # The plan being followed.
        self.plan: list[int] = []
        self.played = NOTHING_KNOWN  # the move it chose last
        self.barrier = NOTHING_KNOWN
        self.spent = 0.0  # of the budget of the turn under way: seconds or positions
        # The budget of the choice under way.
        self.most: i64 = 0
        self.until = 0.0
        self.wall = 0.0
        self.later = 0.0  # and what is kept back of it
        self.spare = True
        self.pruned = False  # the last beam has left lines behind

    def choose(self, position: Position) -> int:
        moves = position.moves
        self.judged = 0
        going_on = position.just_played is not None
        known = going_on and position.just_played == self.played
        if not known:
            self.plan = []
        if not going_on:
            self.spent = 0.0
        if known and position.barrier == self.barrier and self.plan and self.plan[0] in moves:
            return self.chosen(position, self.plan[0], self.plan[1:])
        if len(moves) == 1:
            return self.chosen(position, moves[0], [])
        began = thread_time()
        unknown = going_on and not known
        table = self.sampled(position)
        if self.evaluator.turn(table) != position.seat:
            self.allot(began, unknown, PART_OF_TURN)
            move = self.answer(position, moves)
            plan: list[int] = []
        elif self.uncertain(table, position.seat, moves):
            self.allot(began, unknown, PART_OF_TURN)
            move = self.gamble(position, moves)
            plan = []
        else:
            self.allot(began, unknown, PLAN_OF_TURN, 1.0 - self.ahead)
            found = self.thought_out(position, table)
            move = found[0]
            plan = found[1:]
        self.spent += float(self.judged) if self.limit else thread_time() - began
        return self.chosen(position, move, plan)

    def chosen(self, position: Position, move: int, plan: list[int]) -> int:
        self.plan = plan
        self.played = move
        self.barrier = position.barrier
        return move

    # --- the budget -------------------------------------------------------------------------------------------------

    def allot(self, now: float, unknown: bool, share: float, first: float = 1.0) -> None:
        """Give the choice its part of what is left for the turn; `unknown`: nobody knows how much that is.

        `first`: so much of it may be spent before `second_half`.
        """
        whole = float(self.limit) if self.limit else self.seconds
        part = max((whole - self.spent) * share, whole * LEAST_OF_TURN)
        if unknown and self.spent == 0.0:
            part = whole * PART_IN_THE_MIDDLE
        self.spare = True
        self.most = max(1, int(part * first)) if self.limit else 0
        self.until = now + part * first
        self.wall = monotonic() + self.patience * part * first if self.patience > 0.0 else 0.0
        self.later = part * (1.0 - first)

    def second_half(self) -> None:
        """What was kept back may be spent from now on."""
        self.spare = True
        if self.limit:
            self.most = self.judged + max(1, int(self.later))
        self.until = max(self.until, thread_time()) + self.later
        if self.wall > 0.0:
            self.wall = max(self.wall, monotonic()) + self.patience * self.later

    def goes_on(self) -> bool:
        """Is there something left of the budget? Asked after every position."""
        self.judged += 1
        if self.judged % SIGNALS_EVERY == 0:
            look()
        if self.most:
            self.spare = self.judged < self.most
        elif self.judged % CLOCK_EVERY == 0 and (
            thread_time() >= self.until or (self.wall > 0.0 and monotonic() >= self.wall)
        ):
            self.spare = False
        return self.spare

    def sampled(self, position: Position) -> Table:
        table = position.sample(self.rng)
        if table.lanes is not None:
            self.evaluator.take_back(table, position.seat)
        return table

    # --- a decision in somebody else's turn -------------------------------------------------------------------------

    def answer(self, position: Position, moves: list[int]) -> int:
        """The move that is worth most when all that is pending has been decided."""
        seat = position.seat
        values = [0.0] * len(moves)
        done = 0
        while done < ANSWER_SAMPLES and (done == 0 or self.spare):
            table = self.sampled(position)
            for i in range(len(moves)):
                trial = table.copy()
                trial.make(seat, moves[i])
                self.play_out(trial, NO_MOVE)
                values[i] += self.evaluator.merit(trial, seat)
                self.goes_on()
            done += 1
        return self.best(moves, values, done)

    def best(self, moves: list[int], values: list[float], times: int) -> int:
        """Of all moves the one worth most, of equals the first."""
        at = 0
        for i in range(len(moves)):
            if values[i] > values[at]:
                at = i
        self.merit = values[at] / times
        return moves[at]

    def play_out(self, table: Table, seat: int) -> None:
        """Let everybody answer what is pending, until it is `seat`'s turn to decide, or somebody's own turn goes on."""
        left = PENDING
        while not table.over and left:
            asked = table.to_act[0]
            if asked == seat or not self.evaluator.pending(table, asked):
                return
            table.make(asked, self.evaluator.reply(table, asked, table.legal(asked)))
            left -= 1

    # --- the own turn -----------------------------------------------------------------------------------------------

    def uncertain(self, table: Table, seat: int, moves: list[int]) -> bool:
        """Does somebody learn something by one of the moves, and the turn goes on?"""
        for move in moves:
            trial = table.copy()
            trial.make(seat, move)
            if not trial.over and trial.barrier > table.barrier and self.evaluator.turn(trial) == seat:
                return True
        return False

    def gamble(self, position: Position, moves: list[int]) -> int:
        """The move after which the best rest of the turn is worth most, whatever chance brings.

        What chance brings is much more than what a plan can make of it, so each is averaged by itself: what the moves
        are worth at once over many samples, and what plans add to the best of them over a few.
        """
        seat = position.seat
        values = [0.0] * len(moves)
        for _ in range(CHANCE_SAMPLES):
            root = Line(None, NO_MOVE, self.sampled(position))
            for i in range(len(moves)):
                values[i] += self.grown(root, seat, moves[i]).order / CHANCE_SAMPLES
        best = sorted(range(len(moves)), key=lambda i: -values[i])[:PLANNED_CHANCES]
        gains = [0.0] * len(best)
        done = 0
        while done < self.samples and (done == 0 or self.spare) and len(best) > 1:
            root = Line(None, NO_MOVE, self.sampled(position))
            found: list[float] = []
            for i in best:
                line = self.grown(root, seat, moves[i])
                found.append(
                    0.0 if line.ended else self.gain_of(line, seat, 1 if done == 0 else FIRST_WIDTH, done == 0)
                )
                if done and not self.spare:
                    break
            if done and not self.spare:
                break  # a sample on which not all moves were planned to the end says nothing
            for i in range(len(best)):
                gains[i] += found[i]
            done += 1
        if done:
            for i in range(len(moves)):
                values[i] = values[i] + gains[best.index(i)] / done if i in best else WORST
        return self.best(moves, values, 1)

    def gain_of(self, line: Line, seat: int, width: int, whole: bool) -> float:
        """How much more than it promises a line comes to by planning it to the end."""
        lines = self.beam(line, seat, width, whole, {})
        return (max(line.value, lines[0].value) if lines else line.value) - line.order

    def thought_out(self, position: Position, table: Table) -> list[int]:
        """The moves of the best plan."""
        seat = position.seat
        root = Line(None, NO_MOVE, table)
        lines: list[Line] = []
        judged: Judged = {}
        width = min(FIRST_WIDTH, self.width)
        while True:
            lines = merged(lines, self.beam(root, seat, width, not lines, judged))
            if not self.spare or width >= self.width or not self.pruned:
                break
            width = min(width * WIDER, self.width)
        lines = lines[:FINALISTS]
        if len(lines) > 1 and self.samples > 1:
            self.compare(position, lines)
        if len(lines) > 1 and self.ahead > 0.0:
            self.second_half()
            self.follow(position, lines[:FOLLOWED])
            lines[:FOLLOWED] = sorted(lines[:FOLLOWED], key=by_value, reverse=True)
        best = lines[0]
        self.merit = best.value
        return best.moves()

    def compare(self, position: Position, lines: list[Line]) -> None:
        """Order the lines by what they are worth over several samples: the end of a turn is partly chance."""
        seat = position.seat
        for _ in range(self.samples - 1):
            table = self.sampled(position)
            for line in lines:
                line.value += self.value_of(line, table.copy(), seat)
        for line in lines:
            line.value /= self.samples
        lines.sort(key=by_value, reverse=True)

    def follow(self, position: Position, lines: list[Line]) -> None:
        """What the lines are worth after the next turns of everybody, played in haste.

        On as many samples as there is time for. What they were worth before still counts, the less the more samples
        there are; without the time for one they are worth what they were.
        """
        seat = position.seat
        values = [0.0] * len(lines)
        done = 0
        while done < MOST_FOLLOWED:
            table = self.sampled(position)
            found: list[float] = []
            for line in lines:
                if self.spare:
                    trial = table.copy()
                    self.value_of(line, trial, seat)
                    found.append(self.a_round_later(trial, seat))
            if len(found) < len(lines):
                break  # a sample on which not all lines were followed says nothing
            for i in range(len(lines)):
                values[i] += found[i]
            done += 1
        if not done:
            return
        sure = done / (done + self.doubt)
        for i in range(len(lines)):
            lines[i].value += (values[i] / done - lines[i].value) * sure

    def a_round_later(self, table: Table, seat: int) -> float:
        """What the position is worth to the seat at the end of its next turn."""
        for _ in range(table.seats):
            self.play_out(table, NO_MOVE)
            who = self.evaluator.turn(table)
            if table.over:
                break
            table = self.hurried(table, who)
            if who == seat:
                break
        return self.evaluator.merit(table, seat)

    def hurried(self, table: Table, who: int) -> Table:
        """The table after the turn of a seat, played as it comes: always the move that looks best."""
        lines = self.beam(Line(None, NO_MOVE, table), who, 1, True, {})
        if not lines:
            return table
        last = lines[0].table
        if not lines[0].ended:
            last = last.copy()
            self.evaluator.settle(last, who, self.rng)
        return last

    def value_of(self, line: Line, table: Table, seat: int) -> float:
        """What a line comes to in another sample, as far as it can be played there."""
        for move in line.moves():
            if table.over or move not in table.legal(seat):
                break
            table.make(seat, move)
            self.play_out(table, seat)
        self.judged += 1
        if not table.over and self.evaluator.turn(table) == seat:
            self.evaluator.settle(table, seat, self.rng)
        return self.evaluator.merit(table, seat)

    def beam(self, root: Line, seat: int, width: int, whole: bool, judged: Judged) -> list[Line]:
        """The best lines found, the best first; `whole`: to the end of the turn, also if that is beyond the budget.

        `judged`: what is known of positions from other beams with the same root, and will be after this one.
        """
        self.pruned = False
        level = [root]
        found: list[Line] = []
        seen: set[int] = set()
        length = 0
        while level and length < LONGEST:
            longer: list[Line] = []
            for line in level:
                for move in line.table.legal(seat):
                    grown = self.moved(line, seat, move)
                    if grown.ended:
                        self.judge(grown, seat)
                        found.append(grown)
                        continue
                    # Most positions are reached in several orders, and by several beams: each is judged once.
                    mark = self.evaluator.mark(grown.table, seat)
                    known = None
                    if mark != NO_MARK:
                        if mark in seen:
                            continue
                        seen.add(mark)
                        known = judged.get(mark)
                    if known is None:
                        self.judge(grown, seat)
                        if mark != NO_MARK:
                            judged[mark] = (grown.value, grown.order)
                    else:
                        grown.value = known[0]
                        grown.order = known[1]
                    longer.append(grown)
                    if not self.spare and not whole:
                        break
                if not self.spare and not whole:
                    break
            longer.sort(key=by_order, reverse=True)
            if len(longer) > width:
                self.pruned = True
            level = longer[:width]
            found += level
            if not self.spare and not whole:
                break
            length += 1
        found.sort(key=by_value, reverse=True)
        return found[: FINALISTS * 2]

    def grown(self, line: Line, seat: int, move: int) -> Line:
        """The line with one more move, judged."""
        longer = self.moved(line, seat, move)
        self.judge(longer, seat)
        return longer

    def moved(self, line: Line, seat: int, move: int) -> Line:
        """The line with one more move, not judged yet."""
        trial = line.table.copy()
        trial.make(seat, move)
        self.play_out(trial, seat)
        longer = Line(line, move, trial)
        longer.ended = trial.over or self.evaluator.turn(trial) != seat
        return longer

    def judge(self, line: Line, seat: int) -> None:
        """What the line is worth if the turn ends there, and what that promises."""
        self.goes_on()
        if line.ended:
            line.value = self.evaluator.merit(line.table, seat)
            line.order = line.value
            return
        settled = line.table.copy()
        self.evaluator.settle(settled, seat, self.rng)
        line.value = self.evaluator.merit(settled, seat)
        line.order = line.value + self.evaluator.promise(line.table, seat)


def by_order(line: Line) -> float:
    return line.order


def by_value(line: Line) -> float:
    """Of equal ones the one that goes to the end of the turn is a whole plan."""
    return line.value + (WHOLE_PLAN if line.ended else 0.0)


def merged(known: list[Line], found: list[Line]) -> list[Line]:
    """The best lines of two beams; the same plan once."""
    lines = known.copy()
    plans = [line.moves() for line in known]
    for line in found:
        moves = line.moves()
        if moves not in plans:
            plans.append(moves)
            lines.append(line)
    lines.sort(key=by_value, reverse=True)
    return lines[: FINALISTS * 2]
