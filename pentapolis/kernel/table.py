"""A table: the whole truth of one game in progress, and the agenda of what happens next."""

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.rules import NO_SUCH_MOVE, NO_SUCH_SEAT, NOT_ASKED, OVER, IllegalMove, Reason
from pentapolis.kernel.steps import Decision, RanOut, Step
from pentapolis.kernel.zones import EMPTY, EVERYBODY, UNKNOWN, Pile, Zone

if TYPE_CHECKING:
    from pentapolis.kernel.game import Game
    from pentapolis.kernel.record import Record

NO_MOVES: Final[list[int]] = []
NO_OPTIONS: Final[dict[str, Any]] = {}
NO_SCRIPT: Final[dict[str, list[int]]] = {}
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


class Told:
    """The log as a shared chain, with the seats that may read each line."""

    def __init__(self, before: "Told | None", event: Event, readers: int) -> None:
        self.before = before
        self.event = event
        self.readers = readers


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Base of every game's table. A game adds its fields, `copy`, `view`, `points`, `state` and `census`.

    There is one lane of steps for the table (`agenda`) and, while a phase is played in parallel, one for each seat
    (`lanes`). `settle` runs what needs nobody: seats' lanes first, the table's lane only when those are empty.
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "game", "seats", "rng", "seed", "chosen", "given", "script", "agenda", "lanes", "over", "winners",
        "ply", "barrier", "opened", "telling", "history", "told", "whispered", "asked", "options", "lane_options",
    )  # fmt: skip

    def __init__(self, game: "Game", seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.seed = 0  # with `chosen` and `given`, how the table came about: the head of its record
        self.chosen: dict[str, Any] = NO_OPTIONS
        self.given: dict[str, list[int]] = NO_SCRIPT
        self.script: dict[str, list[int]] | None = None  # what is left of `given`
        self.agenda: list[Step[Any]] = BOTTOM.copy()
        self.lanes: list[list[Step[Any]]] | None = None
        self.over = False
        self.winners: list[int] = []
        self.ply: i64 = 0  # decisions made so far
        self.barrier: i64 = 0  # undo stops here: somebody learned something at this ply
        self.opened: i64 = 0  # the ply at which the seats' lanes were opened last
        self.telling = False  # keeps history and log; copies made for search do not
        self.history: Played | None = None
        self.told: Told | None = None
        self.whispered = False  # the log has lines that not everybody may read
        # Worked out once and remembered until the next move: the decision on top of the agenda, its legal moves, and
        # the legal moves of each seat while lanes are open. None: not worked out yet.
        self.asked: Decision[Any] | None = None
        self.options: list[int] | None = None
        self.lane_options: list[list[int]] | None = None

    # --- what a game supplies ---------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """An independent twin. Games build their own table and call `copy_to`."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see as plain JSON-able data; None for a spectator."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """The seat's score if the game ended now."""
        raise NotImplementedError

    def state(self) -> dict[str, Any]:
        """The whole truth as plain data, for comparing and for bug reports; never sent to a player."""
        raise NotImplementedError

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
        return [self.decision(-1).seat]

    @property
    def scores(self) -> list[int]:
        """Each seat's score; before the end, what it would be if the game ended now."""
        return [self.points(seat) for seat in range(self.seats)]

    def pending(self, seat: int) -> "Decision[Any] | None":
        """The decision the seat owes, or None."""
        if self.over or not 0 <= seat < self.seats:
            return None
        if self.lanes is not None:
            return self.decision(seat) if self.lanes[seat] else None
        decision = self.decision(-1)
        return decision if decision.seat == seat else None

    def decision(self, lane: int) -> "Decision[Any]":
        """The decision on top of a seat's lane, or of the table's (-1)."""
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

    def legal(self, seat: int) -> list[int]:
        """The legal moves, as the table's own list: for hot loops that promise not to change it."""
        decision = self.pending(seat)
        if decision is None:
            return NO_MOVES
        if self.lanes is not None:
            if self.lane_options is None:
                self.lane_options = [self._lane_moves(s) for s in range(self.seats)]
            return self.lane_options[seat]
        if self.options is None:
            self.options = decision.moves(self, seat)
        return self.options

    def _lane_moves(self, seat: int) -> list[int]:
        decision = self.pending(seat)
        return NO_MOVES if decision is None else decision.moves(self, seat)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat in a stable order; empty when it owes no decision."""
        return self.legal(seat).copy()

    def why_not(self, seat: int, move: int) -> Reason | None:
        """None when the seat may play the move now, else the reason."""
        reason = self._refusal(seat, move)
        if reason is not None:
            reason.game = self.game.slug
        return reason

    def _refusal(self, seat: int, move: int) -> Reason | None:
        if not 0 <= seat < self.seats:
            return Reason(NO_SUCH_SEAT, "refuse-no-such-seat", {"number": str(seat), "last": self.seats - 1})
        vocabulary = self.game.vocabulary
        if not vocabulary.knows(move):
            return Reason(NO_SUCH_MOVE, "refuse-no-such-move", {"number": str(move)})
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

    def play(self, seat: int, move: int) -> None:
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
                decision = self.decision(-1)
            self.agenda.pop()
        else:
            decision = self.decision(seat)
            self.lanes[seat].pop()
        self.forget()
        decision.play(self, seat, move)
        if self.asked is None or self.lanes is not None:
            self.settle()

    def forget(self) -> None:
        """The agenda is about to change: what was worked out of it no longer holds."""
        self.asked = None
        self.options = None
        self.lane_options = None

    def settle(self) -> None:
        """Run every step that needs nobody, and decisions that leave no choice."""
        while not self.over:
            if self.lanes is not None:
                if self._settle_lanes():
                    return
                continue
            top = self.agenda[-1]
            if not top.waits:
                self.agenda.pop()
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
                options = top.moves(self, seat)
                if len(options) != 1 or top.pause:
                    waiting = True
                    seat += 1
                    continue
                steps.pop()
                top.play(self, seat, options[0])
            else:
                steps.pop()
                top.run(self)
            seat = 0  # what ran may have put something into the lane of a seat that was done
            waiting = False
        if waiting:
            return True
        self.lanes = None
        return False

    def push(self, step: "Step[Any]") -> None:
        """Put a step on the table's lane: it happens before everything that lies there already."""
        self.agenda.append(step)
        if self.asked is not None:
            self.forget()  # the decision asked no longer lies on top

    def ask(self, decision: "Decision[Any]") -> None:
        """Push a decision and ask it at once: for rules that know without listing the moves that there is a choice."""
        self.agenda.append(decision)
        if self.lanes is None:
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
        """What the script says of the named chance (each entry serves once); empty when it says nothing."""
        if self.script is None:
            return NO_MOVES
        return self.script.pop(name, NO_MOVES)

    def draw(self, name: str, pool: list[int], count: int) -> list[int]:
        """`count` things in random order, taken out of `pool`. The script may decide the first of them."""
        if self.script is None:
            return self._draw(name, pool, count)
        first = self.scripted(name)
        for item in first:
            pool.remove(item)
        return first + self._draw(name, pool, count - len(first))

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

    def resample(self, seat: int, rng: Rng) -> "Table":
        """A copy in which all that `seat` cannot know is redrawn with `rng`: hidden things and chance to come."""
        self.check_seat(seat)
        t = self.copy()
        # The seed, the script and the moves of others would tell what is hidden, and so would their lines of the log.
        t.telling = False
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
        backs: list[int] = []
        hidden: list[list[int]] = []  # for each back: the things that may lie anywhere under it
        for zone in self.game.zones:
            size = zone.size(t)
            if isinstance(zone, Pile):
                if size:
                    _under(zone.back(t, 0), backs, hidden).extend(zone.things(t))
                continue
            for place in range(size):
                if t.seen(zone, place, seat) == UNKNOWN:
                    _under(zone.back(t, place), backs, hidden).append(zone.item(t, place))
        for things in hidden:
            shuffle(things, rng)
        if hidden:
            self._lay(t, seat, backs, hidden)
        t.redraw(seat, rng)
        return t

    def redraw(self, seat: int, rng: Rng) -> None:
        """Redraw what the seat cannot know and what lies in no zone, such as a number written down in secret."""

    def _lay(self, t: "Table", seat: int, backs: list[int], hidden: list[list[int]]) -> None:
        # `self` still has the old things, so "hidden from the seat" means the same while `t` is being changed.
        for zone in self.game.zones:
            size = zone.size(self)
            if isinstance(zone, Pile):
                if size:
                    things = hidden[backs.index(zone.back(self, 0))]
                    zone.lay(t, things[-size:])
                    del things[-size:]
                continue
            for place in range(size):
                if self.seen(zone, place, seat) == UNKNOWN:
                    zone.put(t, place, hidden[backs.index(zone.back(self, place))].pop())

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
        twin.lanes = None
        if self.lanes is not None:
            twin.lanes = [lane.copy() for lane in self.lanes]
        twin.over = self.over
        twin.winners = self.winners.copy()
        twin.ply = self.ply
        twin.barrier = self.barrier
        twin.opened = self.opened
        twin.telling = self.telling
        twin.history = self.history
        twin.told = self.told
        twin.whispered = self.whispered
        twin.asked = self.asked
        twin.options = self.options
        twin.lane_options = self.lane_options

    def kernel_state(self) -> dict[str, Any]:
        """The kernel's part of `state`."""
        lanes = [] if self.lanes is None else self.lanes
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "ply": int(self.ply),
            "barrier": int(self.barrier),
            "over": self.over,
            "winners": list(self.winners),
            "agenda": [step.label() for step in self.agenda],
            "lanes": [[step.label() for step in lane] for lane in lanes],
            "rng": self.rng.state(),
        }

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(repr(self.state()))


def shuffle(items: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    things = cast("list[object]", items)
    left: i64 = len(things)
    while left > 1:
        at = rng.below(left)
        left -= 1
        thing = things[at]
        things[at] = things[left]
        things[left] = thing


def _under(back: int, backs: list[int], hidden: list[list[int]]) -> list[int]:
    """The things gathered so far under this back."""
    if back not in backs:
        backs.append(back)
        hidden.append([])
    return hidden[backs.index(back)]
