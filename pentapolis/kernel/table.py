"""A table: the whole truth of one game in progress, and the agenda of what happens next."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from pentapolis.kernel.fields import declared_in, state_of
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.rules import NO_SUCH_MOVE, NO_SUCH_SEAT, NOT_ASKED, OVER, IllegalMove, Reason
from pentapolis.kernel.sampling import lay_again
from pentapolis.kernel.steps import Decision, RanOut, Step
from pentapolis.kernel.view import CommonView
from pentapolis.kernel.zones import EMPTY, EVERYBODY, UNKNOWN, Clue, Zone

if TYPE_CHECKING:
    from pentapolis.kernel.game import Game
    from pentapolis.kernel.record import Record

Script = dict[str, list[list[int]]]  # chances decided beforehand: for each name a list for each time it comes up

TRIES: Final = 16  # how often a sample is drawn again
NO_MOVES: Final[list[int]] = []
NO_CLUES: Final[list[Clue]] = []
NO_OPTIONS: Final[dict[str, Any]] = {}
NO_SCRIPT: Final[Script] = {}
TABLE: Final = -1  # the table's lane; the others have the numbers of their seats
# Two, though one would do: a list that shrinks below half its room gives the room back, and an agenda grows and
# shrinks with every move.
BOTTOM: Final[list[Step[Any]]] = [RanOut(), RanOut()]


class Played:
    """One move of the history. A chain of these is shared by a table and its copies: copying it costs nothing."""

    def __init__(self, before: "Played | None", seat: int, move: int) -> None:
        self.before = before
        self.seat = seat
        self.move = move


class Event:
    """One line of the log: a message id and its arguments, never prose. `ply` says after how many moves."""

    def __init__(self, ply: int, message: str, args: dict[str, Any]) -> None:
        self.ply = ply
        self.message = message
        self.args = args

    def data(self) -> dict[str, Any]:
        return {"ply": self.ply, "message": self.message, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"Event({self.ply}, {self.message!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


class Told:
    """The log as a shared chain, with the seats that may read each line."""

    def __init__(self, before: "Told | None", event: Event, readers: int) -> None:
        self.before = before
        self.event = event
        self.readers = readers


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Base of every game's table. A game adds its fields, `copy`, `view`, `points` and `census`.

    There is one lane of steps for the table (`agenda`) and, while a phase is played in parallel, one for each seat
    (`lanes`). `settle` runs what needs nobody: seats' lanes first, the table's lane only when those are empty.
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "game", "seats", "rng", "seed", "chosen", "given", "script", "agenda", "lanes", "over", "winners",
        "ply", "barrier", "opened", "telling", "history", "told", "whispered", "asked", "answers", "lane_answers",
        "running", "sampled", "fallen",
    )  # fmt: skip

    def __init__(self, game: "Game", seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.seed = 0  # with `chosen` and `given`, how the table came about: the head of its record
        self.chosen: dict[str, Any] = NO_OPTIONS
        self.given: Script = NO_SCRIPT
        self.script: Script | None = None  # what is left of `given`
        self.agenda: list[Step[Any]] = BOTTOM.copy()
        self.lanes: list[list[Step[Any]]] | None = None
        self.running: i64 = TABLE  # the lane of the step that runs now
        self.over = False
        self.winners: list[int] = []
        self.ply: i64 = 0  # decisions made so far
        self.barrier: i64 = 0  # undo stops here: somebody learned something at this ply
        self.opened: i64 = 0  # the ply at which the seats' lanes were opened last
        self.telling = False  # keeps history and log; copies made for search do not
        self.sampled = False  # a sample of what a seat cannot know, or a copy of one
        self.fallen: i64 = 0  # questions that nobody could answer in this sample, so they fell away
        self.history: Played | None = None
        self.told: Told | None = None
        self.whispered = False  # the log has lines that not everybody may read
        # Worked out once and remembered until the next move: the decision on top of the agenda, its legal moves, and
        # the legal moves of each seat while lanes are open. None: not worked out yet.
        self.asked: Decision[Any] | None = None
        self.answers: list[int] | None = None
        self.lane_answers: list[list[int]] | None = None

    # --- what a game supplies ---------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """An independent twin. Games build their own table and call `copy_to`."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see as plain JSON-able data; None for a spectator."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """The seat's score if the game ended now; games call `check_seat`, for who is not at the table has none."""
        raise NotImplementedError

    def seen_scores(self, seat: int | None) -> list[int]:
        """The scores as the seat (None: a spectator) can know them: all of it, unless points are hidden."""
        return self.scores

    def state(self) -> dict[str, Any]:
        """The whole truth as plain data, for comparing and for bug reports; never sent to a player.

        It is read off the declared fields (see `kernel.fields`). A game may put some of them into better words, on
        top of this; none can be forgotten.
        """
        return {**self.kernel_state(), **state_of(self, kernel_fields())}

    def census(self) -> dict[str, int]:
        """How many of each thing there are, wherever they lie: these numbers never change in a game."""
        raise NotImplementedError

    # --- asking -----------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.over:
            return []
        if self.lanes is not None:
            return [seat for seat in range(self.seats) if self.lanes[seat]]
        return [self.decision(TABLE).seat]

    @property
    def scores(self) -> list[int]:
        """Each seat's score; before the end, what it would be if the game ended now."""
        return [self.points(seat) for seat in range(self.seats)]

    def common_view(self, seat: int | None) -> CommonView:
        """What every view says, whatever the game. The question is the seat's own where it has one."""
        if seat is not None:
            self.check_seat(seat)
        to_act = self.to_act
        asked = seat if seat is not None and seat in to_act else to_act[0] if to_act else None
        decision = None if asked is None else self.pending(asked)
        return {
            "game": self.game.slug,
            "seat": seat,
            "to_act": to_act,
            "question": None if decision is None else decision.question,
            "details": {} if decision is None else decision.details(self),
            "moves": [] if seat is None else [self.game.notation(move) for move in self.moves(seat)],
            "ply": int(self.ply),
            "over": self.over,
            "scores": self.seen_scores(seat),
            "winners": list(self.winners),
        }

    def pending(self, seat: int) -> "Decision[Any] | None":
        """The decision the seat owes, or None."""
        if self.over or not 0 <= seat < self.seats:
            return None
        if self.lanes is not None:
            return self.decision(seat) if self.lanes[seat] else None
        decision = self.decision(TABLE)
        return decision if decision.seat == seat else None

    def decision(self, lane: int) -> "Decision[Any]":
        """The decision on top of a seat's lane, or of the table's (TABLE)."""
        if lane >= 0:
            assert self.lanes is not None
            top = self.lanes[lane][-1]
            assert isinstance(top, Decision)
            return top
        asked = self.asked
        if asked is None:
            top = self.agenda[-1]
            assert isinstance(top, Decision)
            asked = self.asked = top
        return asked

    def check_seat(self, seat: int) -> None:
        """ValueError for a seat that is not at the table."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")

    def has_seat(self, seat: int | bool) -> bool:
        """Is this the number of a seat? `True` is none, though Python counts with it as with 1."""
        return type(seat) is int and 0 <= seat < self.seats

    def legal(self, seat: int) -> list[int]:
        """The legal moves, as the table's own list: for hot loops that promise not to change it."""
        decision = self.pending(seat)
        if decision is None:
            return NO_MOVES
        if self.lanes is not None:
            if self.lane_answers is None:
                self.lane_answers = [self._lane_moves(s) for s in range(self.seats)]
            return self.lane_answers[seat]
        if self.answers is None:
            self.answers = decision.moves(self, seat)
        return self.answers

    def _lane_moves(self, seat: int) -> list[int]:
        decision = self.pending(seat)
        return NO_MOVES if decision is None else decision.moves(self, seat)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat in a stable order; empty when it owes no decision."""
        return self.legal(seat).copy()

    # Here and in `play` numbers come from outside. `int | bool` keeps a bool what it is: compiled code would make a
    # number of it where an `int` is expected, and so would `str`.

    def why_not(self, seat: int | bool, move: int | bool) -> Reason | None:
        """None when the seat may play the move now, else the reason."""
        reason = self._refusal(seat, move)
        if reason is not None:
            reason.game = self.game.slug
        return reason

    def _refusal(self, seat: int | bool, move: int | bool) -> Reason | None:
        if not self.has_seat(seat):
            return Reason(NO_SUCH_SEAT, "refuse-no-such-seat", {"number": f"{seat}", "last": self.seats - 1})
        vocabulary = self.game.vocabulary
        if type(move) is not int or not vocabulary.knows(move):
            return Reason(NO_SUCH_MOVE, "refuse-no-such-move", {"number": f"{move}"})
        if self.over:
            return Reason(OVER, "refuse-over", {})
        decision = self.pending(seat)
        if decision is None:
            return Reason(self.waiting_rule(), "refuse-waiting", {"seat": self.to_act[0]})
        return decision.why_not(self, seat, move)

    def waiting_rule(self) -> str:
        """The rule by which a seat waits now: a game in which it is not always the same says so here."""
        return self.game.waiting_rule

    def not_asked(self, move: int) -> Reason:
        """For decisions: the refusal of a move that is no answer to the question at all."""
        return Reason(NOT_ASKED, "refuse-not-asked", {"move": self.game.notation(move)})

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, seat: int | bool, move: int | bool) -> None:
        """Play a move, or raise IllegalMove and leave the table untouched."""
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.make(seat, move)

    def make(self, seat: int, move: int) -> None:
        """Play a move that came from `legal` just now; nothing is checked again."""
        if self.telling:
            self.history = Played(self.history, seat, move)
        self.ply += 1
        if self.lanes is None:
            decision = self.asked
            if decision is None:
                decision = self.decision(TABLE)
            cast("list[object]", self.agenda).pop()  # compiled code would look at the type of what it throws away
        else:
            decision = self.decision(seat)
            self.lanes[seat].pop()
            self.running = seat
        self.forget()
        decision.play(self, seat, move)
        self.running = TABLE
        if self.asked is None or self.lanes is not None:
            self.settle()

    def forget(self) -> None:
        """The agenda is about to change: what was worked out of it no longer holds."""
        self.asked = None
        if self.answers is not None:
            self.answers = None
        if self.lane_answers is not None:
            self.lane_answers = None

    def settle(self) -> None:
        """Run every step that needs nobody, and decisions that leave no choice."""
        while not self.over:
            if self.lanes is not None:
                if self._settle_lanes():
                    return
                continue
            top = self.agenda[-1]
            if not top.waits:
                cast("list[object]", self.agenda).pop()
            top.run(self)
            if self.asked is not None:
                return

    def _settle_lanes(self) -> bool:
        """Run the seats' lanes; true when a seat must decide, false when the table's lane goes on."""
        lanes = self.lanes
        assert lanes is not None
        seat = 0
        waiting = False
        while seat < self.seats and not self.over:
            steps = lanes[seat]
            if not steps:
                seat += 1
                continue
            top = steps[-1]
            if top.waits:
                assert isinstance(top, Decision)
                answers = top.moves(self, seat)
                if not answers and self.sampled:
                    self.drop(steps)
                    continue
                if len(answers) != 1 or top.pause:
                    waiting = True
                    seat += 1
                    continue
                steps.pop()
                self.running = seat
                top.play(self, seat, answers[0])
            else:
                steps.pop()
                self.running = seat
                top.run(self)
            self.running = TABLE
            seat = 0  # what ran may have put something into the lane of a seat that was done
            waiting = False
        if waiting:
            return True
        self.lanes = None
        return False

    def push(self, step: "Step[Any]") -> None:
        """Put a step on the lane of the step that runs: it happens before everything that lies there already."""
        lanes = self.lanes
        if self.running >= 0 and lanes is not None:
            lanes[self.running].append(step)
        else:
            self.push_table(step)

    def push_table(self, step: "Step[Any]") -> None:
        """Put a step on the table's lane, also out of a seat's: it happens when the seats' lanes are empty."""
        self.agenda.append(step)
        if self.asked is not None:
            self.forget()  # the decision asked no longer lies on top

    def push_all(self, steps: "Sequence[Step[Any]]") -> None:
        """Push several steps in the order in which they are to happen."""
        for step in reversed(steps):
            self.push(step)

    def ask(self, decision: "Decision[Any]") -> None:
        """Push a decision and ask it at once: for rules that know without listing the moves that there is a choice."""
        lanes = self.lanes
        if self.running >= 0 and lanes is not None:
            lanes[self.running].append(decision)
            return
        self.agenda.append(decision)
        if lanes is None:
            self.asked = decision

    def push_seat(self, seat: int, step: "Step[Any]") -> None:
        """Put a step into a seat's lane: it is played in parallel with the other seats' lanes."""
        if self.lanes is None:
            self.lanes = [[] for _ in range(self.seats)]
            self.opened = self.ply
        self.lanes[seat].append(step)

    def finish(self, winners: list[int]) -> None:
        """End the game at once: nothing pending runs."""
        self.over = True
        self.winners = winners
        self.agenda = []
        self.lanes = None
        self.running = TABLE
        self.forget()

    # --- telling ----------------------------------------------------------------------------------------------

    def tell(self, message: str, args: dict[str, Any], readers: int = EVERYBODY) -> None:
        """Write a line of the log. Callers ask `telling` first, so that search does not build arguments."""
        self.told = Told(self.told, Event(self.ply, message, args), readers)
        if readers != EVERYBODY:
            self.whispered = True

    def log(self, seat: int | None) -> list[Event]:
        """The lines of the log that a seat (None: a spectator) may read, oldest first."""
        if seat is not None:
            self.check_seat(seat)
        return [line.event for line in self.lines(seat)]

    def lines(self, seat: int | None) -> list[Told]:
        """The same with who may read each line."""
        lines: list[Told] = []
        line = self.told
        while line is not None:
            if line.readers == EVERYBODY or (seat is not None and line.readers >> seat & 1):
                lines.append(line)
            line = line.before
        lines.reverse()
        return lines

    def played(self) -> list[tuple[int, int]]:
        """The history as (seat, move), oldest first. Moves that left no choice are not in it."""
        moves: list[tuple[int, int]] = []
        node = self.history
        while node is not None:
            moves.append((node.seat, node.move))
            node = node.before
        moves.reverse()
        return moves

    def record(self) -> "Record":
        """Everything that rebuilds this game: see `kernel.record`."""
        from pentapolis.kernel.record import record_of

        return record_of(self)

    def block_undo(self) -> None:
        """A barrier: somebody has just learned something that cannot be unlearned."""
        self.barrier = self.ply

    # --- chance -----------------------------------------------------------------------------------------------

    def scripted(self, name: str) -> list[int]:
        """What the script says of the named chance this time (each list serves once); empty when it says nothing."""
        if self.script is None:
            return NO_MOVES
        lists = self.script.get(name)
        if not lists:
            return NO_MOVES
        self.script[name] = lists[1:]
        return lists[0]

    def draw(self, name: str, pool: list[int], count: int) -> list[int]:
        """`count` things in random order, taken out of `pool`. The script may decide the first of them."""
        if self.script is None:
            return self._draw(name, pool, count)
        first = self.scripted(name)
        if len(first) > count:
            raise ValueError(f"{self.game.slug}: chance {name} has {count} results this time, not {len(first)}")
        for item in first:
            if item not in pool:
                thing = self.game.chances[name].id(item)
                raise ValueError(f"{self.game.slug}: chance {name} cannot give {thing!r} this time")
            pool.remove(item)
        return first + self._draw(name, pool, count - len(first))

    def shuffled(self, name: str, things: list[int]) -> list[int]:
        """The same things in random order, in a list of their own.

        The script names those that come first, as far as they are among them: who writes a script cannot know what a
        pile will hold that is shuffled in the middle of a game.
        """
        rest = things.copy()
        top: list[int] = []
        for item in self.scripted(name):
            if item in rest:
                rest.remove(item)
                top.append(item)
        return top + self._draw(name, rest, len(rest))

    def _draw(self, name: str, pool: list[int], count: i64) -> list[int]:
        rng = self.rng
        rng.open(name)
        things = cast("list[object]", pool)  # moved about as they are: compiled code would unpack every int
        left: i64 = len(things)
        last = left - count
        while left > last:
            at = rng.below(left)
            left -= 1
            thing = things[at]
            things[at] = things[left]
            things[left] = thing
        drawn = pool[last:]
        del pool[last:]
        return drawn

    # --- hidden information -----------------------------------------------------------------------------------

    def seen(self, zone: Zone[Any], place: int, seat: int | None) -> int:
        """What the seat knows of a place: the thing, EMPTY or UNKNOWN."""
        item = zone.item(self, place)
        if item == EMPTY:
            return EMPTY
        seers = zone.seers(self, place)
        if seers == EVERYBODY or (seat is not None and seers >> seat & 1):
            return item
        return UNKNOWN

    def screened(self, owner: int, seat: int | None) -> bool:
        """Is what the owner keeps behind a screen hidden from the seat? From all others, until the game is over."""
        return owner != seat and not self.over

    def clues(self, seat: int | None) -> list[Clue]:
        """What the seat (None: a spectator) knows of things it does not see. Clues are about hidden things only."""
        return NO_CLUES

    def known(self, zone: Zone[Any], seat: int | None) -> list[int]:
        """The things that the seat knows to lie in the zone, seen or not; in an order that tells nothing."""
        seen = [self.seen(zone, place, seat) for place in range(zone.size(self))]
        found = [item for item in seen if item not in (EMPTY, UNKNOWN)]
        return sorted(found + [clue.item for clue in self.clues(seat) if clue.only_in(zone)])

    def resample(self, seat: int, rng: Rng) -> "Table":
        """A copy in which all that `seat` cannot know is redrawn with `rng`: hidden things and chance to come.

        What another seat is asked may depend on what it holds. Where it has no answer in the sample although many were
        drawn, the question falls away.
        """
        t = self.redrawn(seat, rng)
        if t.unanswered(seat):
            t.forget()
            t.settle()
        return t

    def redrawn(self, seat: int, rng: Rng) -> "Table":
        """The sample before a question falls away: drawn again, but not for ever, while it is not plausible."""
        self.check_seat(seat)
        found: Table | None = None
        for _ in range(TRIES):
            t = self._redrawn(seat, rng)
            if t is not None:
                found = t
                if t.plausible(seat) and not t.unanswered(seat):
                    break
        if found is not None:
            return found
        raise RuntimeError(f"{self.game.slug}: what seat {seat} does not see fits nowhere else: zones are too narrow")

    def plausible(self, seat: int) -> bool:
        """Could this sample be the table, after all that the seat has seen the others do?

        Games say no where somebody's behaviour tells of hidden things: a bid that needs a card, a question not asked.
        """
        return True

    def unanswered(self, seat: int) -> bool:
        """Is somebody other than the seat asked a question to which there is no answer?"""
        if self.over:
            return False
        lanes = self.lanes
        if lanes is None:
            asked = self.decision(TABLE).seat
            return asked != seat and not self.legal(asked)
        others = [other for other in range(self.seats) if other != seat and lanes[other]]
        return not all(self.legal(other) for other in others)

    def drop(self, lane: "list[Step[Any]]") -> None:
        """In a sample: the question on top of the lane falls away."""
        lane.pop()
        self.fallen += 1

    def _redrawn(self, seat: int, rng: Rng) -> "Table | None":
        """One try; None when what is left at last does not fit where there is room."""
        t = self.copy()
        # The seed, the script and the moves of others would tell what is hidden, and so would their lines of the log.
        t.telling = False
        t.sampled = True
        t.fallen = 0
        t.seed = 0
        t.given = NO_SCRIPT
        t.script = None
        t.history = None
        if self.whispered:
            t.told = None
            for line in self.lines(seat):
                t.told = Told(t.told, line.event, line.readers)
        t.rng = Fast(rng.below(1 << 30))
        t.forget()
        t.unshare()
        if not lay_again(self, t, seat, rng):
            return None
        t.redraw(seat, rng)
        return t

    def redraw(self, seat: int, rng: Rng) -> None:
        """Redraw what the seat cannot know and what lies in no zone, such as a number written down in secret."""

    def unshare(self) -> None:
        """Copy what `copy` shares between twins and `Zone.put` is about to change."""

    # --- copies and comparing ---------------------------------------------------------------------------------

    def copy_to(self, twin: "Table") -> None:
        """Fill the kernel's fields of a fresh twin. Steps, history and log never change, so they are shared."""
        twin.game = self.game
        twin.seats = self.seats
        twin.rng = self.rng.copy()
        twin.seed = self.seed
        twin.chosen = self.chosen
        twin.given = self.given
        twin.script = None if self.script is None else self.script.copy()
        twin.agenda = self.agenda.copy()
        twin.running = self.running
        twin.lanes = None
        if self.lanes is not None:
            twin.lanes = [lane.copy() for lane in self.lanes]
        twin.over = self.over
        twin.winners = self.winners.copy()
        twin.ply = self.ply
        twin.barrier = self.barrier
        twin.opened = self.opened
        twin.telling = self.telling
        twin.sampled = self.sampled
        twin.fallen = self.fallen
        twin.history = self.history
        twin.told = self.told
        twin.whispered = self.whispered
        twin.asked = self.asked
        twin.answers = self.answers
        twin.lane_answers = self.lane_answers

    def kernel_state(self) -> dict[str, Any]:
        """The kernel's part of `state`: not how the table came about, nor what it is used for."""
        lanes = [] if self.lanes is None else self.lanes
        script = {} if self.script is None else self.script
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "ply": int(self.ply),
            "barrier": int(self.barrier),
            "opened": int(self.opened),
            "over": self.over,
            "winners": list(self.winners),
            "agenda": [step.label() for step in self.agenda],
            "lanes": [[step.label() for step in lane] for lane in lanes],
            "script": {name: lists for name, lists in script.items() if lists},
            "rng": self.rng.state(),
        }

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import taken_apart

        return taken_apart(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(repr(self.state()))


def kernel_fields() -> frozenset[str]:
    """The fields that every table has."""
    if not _KERNEL_FIELDS:
        _KERNEL_FIELDS.append(frozenset(declared_in(Table)))
    return _KERNEL_FIELDS[0]


_KERNEL_FIELDS: Final[list[frozenset[str]]] = []


def first_list(script: Script, name: str) -> list[int]:
    """What a script says of the first time a chance comes up; empty when it says nothing."""
    lists = script.get(name)
    return lists[0] if lists else NO_MOVES
