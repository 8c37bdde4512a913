"""A table and the people at it, as its journal tells: who sits where, what was played, what may be taken back.

A `Sitting` knows no clock, no network and no store. `take` applies what has happened; `decide` says what a command
would make happen, or refuses it, and changes nothing.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from pentapolis.kernel.game import find_game
from pentapolis.kernel.record import Record, RecordError, replay
from pentapolis.kernel.rules import IllegalMove
from pentapolis.kernel.table import Table
from pentapolis.server.journal import (
    BotSat,
    Closed,
    Created,
    Happening,
    Moved,
    Redone,
    Rematched,
    Resigned,
    Sat,
    TimedOut,
    UndoAnswered,
    Undone,
    UndoWished,
    edition_of,
)
from pentapolis.server.offered import levels
from pentapolis.server.problems import bad_record, illegal, refusal
from pentapolis.server.protocol import (
    Action,
    Consent,
    GiveToBot,
    Play,
    Redo,
    Reset,
    Resign,
    Result,
    Return,
    Status,
    Undo,
    UndoState,
    UndoWish,
)
from pentapolis.server.takeback import SEQUENCE, Course, Step
from pentapolis.words import LANGUAGES, own_names

#: Where more than two play, a bot of this level plays on for somebody who resigned or ran out of time.
STAND_IN: Final = "medium"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


class Place:
    """A seat. `person` stays known while a bot keeps the seat for them."""

    def __init__(self) -> None:
        self.kind: str = OPEN
        self.person: str | None = None
        self.name = ""
        self.level: str | None = None
        self.resigned = False


class Sitting:
    """One table. Made of the first happening of its journal; `take` the others in order."""

    def __init__(self, table_id: str, created: Created) -> None:
        self.id = table_id
        self.created = created
        self.seq = 1
        self.game = find_game(created.game)
        if created.rules != self.game.rules_version:
            raise refusal("old-rules", rules=created.rules)
        self.places = [Place() for _ in range(created.seats)]
        self.course = Course()
        self.table: Table = self._begin()
        self.wish: UndoWish | None = None
        self.refused_wishes: dict[tuple[int, int], int] = {}  # by seat and ply: who said no
        self.ended: Result | None = None  # by resigning or by the clock
        self.rematch: str | None = None
        self._own_names: dict[str, dict[str, str]] | None = None  # read when they are first needed
        self.answers: dict[tuple[str, str], int] = {}  # (person, command) -> seq after it
        clock = created.clock
        self.left = [float(clock.seconds) if clock is not None else 0.0 for _ in self.places]
        # For each seat that owes a decision, the seq at which it was asked: a command must name it.
        self.stamps: dict[int, int] = {}
        self._asked: dict[int, tuple[str, list[int]]] = {}
        self._stamp(anew=True)

    def _record(self, moves: list[str]) -> Record:
        c = self.created
        return Record(c.game, c.rules, c.seats, int(c.seed), dict(c.options), c.chance, moves, c.edition)

    def _begin(self) -> Table:
        """The first position; Refusal when the edition it was made with is not here any more."""
        edition = self.created.edition
        if edition is not None:
            try:
                here = edition_of(self.game, self.game.checked_options(self.created.options))
            except ValueError:
                here = None
            if here != edition:
                raise refusal("old-edition", edition_name=edition["name"])
        return self._played(self.created.moves)

    def _played(self, moves: list[str]) -> Table:
        """The table after these moves, each noted in the course."""
        table = replay(self._record([]))
        for line in moves:
            seat, _, move = line.partition(" ")
            self.course.add(_step(table, int(seat), self.game.parse(move)))
        return table

    # --- what anybody may ask -----------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        return all(place.kind != OPEN for place in self.places)

    @property
    def result(self) -> Result | None:
        if self.ended is not None:
            return self.ended
        return Result(list(self.table.winners), "played") if self.table.over else None

    @property
    def over(self) -> bool:
        return self.ended is not None or self.table.over

    @property
    def status(self) -> Status:
        return "over" if self.over else "playing" if self.begun else "waiting"

    @property
    def to_act(self) -> list[int]:
        return self.table.to_act if self.status == "playing" else []

    @property
    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.places[seat].kind == BOT]

    @property
    def people(self) -> set[str]:
        """Everybody who has a seat, also while a bot keeps it."""
        return {place.person for place in self.places if place.person is not None}

    @property
    def free(self) -> bool:
        """One person has all the seats that are not bots': nothing can be unfair to anybody."""
        return self.begun and len(self.people) <= 1

    @property
    def commitment(self) -> str:
        return self.created.commitment

    @property
    def names(self) -> list[str] | None:
        """The names of the seats where all have one: texts without it number the seats."""
        names = [place.name for place in self.places]
        return names if all(names) else None

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def may_see(self, person: str | None, seat: int | None) -> bool:
        """Whether the person may look with the eyes of the seat (None: a spectator)."""
        if seat is None:
            return self.created.open or person == self.created.host or person in self.people
        if not 0 <= seat < len(self.places):
            return False
        # Nobody sits in a bot's seat: strangers, who are nobody too, do not see with its eyes.
        own = person is not None and self.places[seat].person == person
        return own or (self.over and self.may_see(person, None))

    def may_see_all(self, person: str | None) -> bool:
        """Whether the record, which tells all that is hidden, may be given to the person."""
        return (self.over and self.may_see(person, None)) or (self.free and person in self.people)

    def record(self) -> dict[str, Any]:
        """The game so far as it is exported: with what proves the commitment, and what the table is made of."""
        data = self.table.record().data()
        if self.created.salt:
            data["salt"] = self.created.salt
        if self.created.known_origin != "dealt":
            data["origin"] = self.created.known_origin
        return data

    def past(self, ply: int) -> Table:
        """The game after its first `ply` moves."""
        return self.table if ply == self.table.ply else replay(self.table.record().cut(ply))

    def clock_left(self, seat: int, running: float) -> float:
        return max(0.0, self.left[seat] - running)

    # --- what has happened --------------------------------------------------------------------------------------

    def take(self, happening: Happening, seq: int) -> None:
        """Apply the next happening of the journal. It has been checked by `decide`, now or before a restart."""
        self.seq = seq
        begun = self.begun
        match happening:
            case Sat():
                self._sit(self.places[happening.seat], happening)
            case BotSat():
                place = self.places[happening.seat]
                place.kind, place.level = BOT, happening.level
            case Moved():
                self._move(happening)
            case Undone():
                self._undo(happening)
            case Redone():
                self._redo(happening)
            case UndoWished():
                self.wish = UndoWish(happening.seat, happening.to, self._others(happening.seat))
            case UndoAnswered():
                self._answer(happening)
            case Resigned():
                self._drop_out(happening.seat, "resigned")
            case TimedOut():
                self.left[happening.seat] = 0.0
                self._drop_out(happening.seat, "time")
            case Closed():
                self.ended = Result([], "closed")
                self.wish = None
            case Rematched():
                self.rematch = happening.table
            case Created():
                raise ValueError("a journal has one beginning")
        if self.begun and not begun:
            self._stamp(anew=True)

    def _sit(self, place: Place, sat: Sat) -> None:
        place.kind, place.person, place.name, place.level = PERSON, sat.person, sat.name, None

    def _move(self, moved: Moved) -> None:
        step = _step(self.table, moved.seat, self.game.parse(moved.move))
        self.course.play(step, self.phase)
        self.wish = None
        clock = self.created.clock
        if clock is not None:
            self.left[moved.seat] = self.clock_left(moved.seat, moved.spent) + clock.increment
        self._stamp(movers=[moved.seat])

    def _undo(self, undone: Undone) -> None:
        self.course.undo(undone.to, undone.seat if undone.own else None)
        notation = self.game.notation
        self.table = replay(self._record([f"{step.seat} {notation(step.move)}" for step in self.course.played]))
        self.wish = None
        self._stamp(anew=not undone.own, movers=[undone.seat])

    def _redo(self, redone: Redone) -> None:
        steps = self._again(redone.seat)
        if not redone.by_lane:
            steps = self.course.again_once(redone.seat, self.parallel and not self.free)
        self.course.redo(steps)
        for step in steps:
            self.course.add(_step(self.table, step.seat, step.move))
        self._stamp(anew=not self.parallel, movers=[redone.seat, *(step.seat for step in steps)])

    def _again(self, seat: int) -> list[Step]:
        return self.course.again(seat, self.phase, self.free)

    @property
    def phase(self) -> int:
        return _phase(self.table)

    @property
    def parallel(self) -> bool:
        """A phase is being played in which every seat has its own lane."""
        return self.table.lanes is not None

    def _others(self, seat: int) -> list[int]:
        """One seat of each other person who plays."""
        people = {self.places[other].person: other for other in reversed(self.deciders)}
        return sorted(other for person, other in people.items() if person != self.places[seat].person)

    def _answer(self, answered: UndoAnswered) -> None:
        wish = self.wish
        assert wish is not None
        if answered.yes:
            wish.waiting = [seat for seat in wish.waiting if seat != answered.seat]
        else:
            if answered.seat != wish.seat:  # whoever withdraws a wish may ask again
                self.refused_wishes[wish.seat, int(self.table.ply)] = answered.seat
            self.wish = None

    def _drop_out(self, seat: int, how: Any) -> None:
        place = self.places[seat]
        place.resigned = True
        if len(self.places) == 2:
            self.ended = Result([1 - seat], how, seat)
        else:
            place.kind, place.level = BOT, STAND_IN
        self.wish = None

    def _stamp(self, anew: bool = False, movers: Collection[int] = ()) -> None:
        """Stamp the questions that are new. In parallel phases what others do leaves a seat's question as it was."""
        asked: dict[int, tuple[str, list[int]]] = {}
        for seat in self.table.to_act:
            decision = self.table.pending(seat)
            assert decision is not None
            asked[seat] = (decision.label(), self.table.moves(seat))
            if anew or seat in movers or self._asked.get(seat) != asked[seat]:
                self.stamps[seat] = self.seq
        self._asked = asked

    # --- what a command would make happen -------------------------------------------------------------------------

    def decide(self, person: str, action: Action, spent: float = 0.0, away: Collection[int] = ()) -> list[Happening]:
        """What the person's command makes happen; Refusal when it must not.

        `spent`: seconds the seat has thought; `away`: seats whose people have been gone for a while.
        """
        match action:
            case Play():
                return self._decide_play(person, action, spent)
            case Undo():
                return self._decide_undo(person, action)
            case Redo():
                return self._decide_redo(person, action)
            case Reset():
                return self._decide_reset(person, action)
            case Consent():
                return self._decide_consent(person, action)
            case Resign():
                self._own(person, action.seat)
                self._in_play()
                return [Resigned(action.seat)]
            case GiveToBot():
                return self._decide_bot(person, action, away)
            case Return():
                self._own(person, action.seat)
                place = self.places[action.seat]
                if place.kind != BOT or place.resigned:
                    raise refusal("seat-taken")
                self._not_over()
                return [Sat(action.seat, person, place.name)]

    def bot_move(self, seat: int, stamp: int, move: str) -> list[Happening]:
        """The same for a bot's answer; empty when it comes too late."""
        if seat not in self.bots_to_act or self.stamps[seat] != stamp:
            return []
        return [Moved(seat, move)]

    def timeout(self, seat: int, running: float) -> list[Happening]:
        """What the end of a seat's time makes happen."""
        if self.created.clock is None or seat not in self.to_act or self.clock_left(seat, running) > 0:
            return []
        return [TimedOut(seat)]

    def sit(self, person: str, seat: int, name: str) -> list[Happening]:
        """A person takes an open seat; whether they may is the door's business."""
        if not 0 <= seat < len(self.places):
            raise refusal("not-found")
        if self.places[seat].kind != OPEN:
            raise refusal("seat-taken")
        self._not_over()
        return [Sat(seat, person, name)]

    def close(self) -> list[Happening]:
        """Whoever runs the server ends the table, begun or not."""
        self._not_over()
        return [Closed()]

    def _own(self, person: str, seat: int) -> None:
        if not 0 <= seat < len(self.places) or self.places[seat].person != person:
            raise refusal("not-yours")

    def _not_over(self) -> None:
        if self.over:
            raise refusal("over")

    def _in_play(self) -> None:
        self._not_over()
        if not self.begun:
            raise refusal("not-begun")

    def _decide_play(self, person: str, action: Play, spent: float) -> list[Happening]:
        move = self._playable(person, action.seat, action.move)
        if self._stale(action.seat, action.stamp):
            raise refusal("stale")
        self._by_the_rules(action.seat, move)
        return [Moved(action.seat, action.move, spent)]

    def _playable(self, person: str, seat: int, notation: str) -> int:
        """The move, if this person may play at all in this seat."""
        self._own(person, seat)
        self._in_play()
        if self.places[seat].kind == BOT:
            raise refusal("not-yours")
        try:
            return int(self.game.parse(notation))
        except ValueError as fault:
            raise refusal("bad-request", what=str(fault)) from None

    def _stale(self, seat: int, stamp: int) -> bool:
        """Another question than the one that is asked now, or one that was answered: also while another is asked."""
        last = self.stamps.get(seat, 0)
        return stamp != last if seat in self.to_act else stamp <= last

    def _called(self) -> dict[str, dict[str, str]]:
        """What the table's edition calls cards and tiles by names of its own, by language."""
        if self._own_names is None:
            options = self.table.chosen
            self._own_names = {language: own_names(self.game, options, language) for language in LANGUAGES}
        return self._own_names

    def _by_the_rules(self, seat: int, move: int) -> None:
        reason = self.table.why_not(seat, move)
        if reason is not None:
            raise illegal(reason, self.names, self._called())

    def explain(self, person: str, seat: int, notation: str) -> None:
        """Refusal when the person could not play the move now, whichever question was asked."""
        self._by_the_rules(seat, self._playable(person, seat, notation))

    @property
    def deciders(self) -> list[int]:
        """Seats that people play."""
        return [seat for seat, place in enumerate(self.places) if place.kind == PERSON]

    def undo_target(self, person: str, seat: int) -> int | None:
        """After how many moves the seat's last decision was asked; None when it has made none."""
        played = self.table.played()
        mine = self.deciders if self.free else [seat]
        return next((at for at in range(len(played) - 1, -1, -1) if played[at][0] in mine), None)

    def may_undo_to(self, seat: int, to: int) -> bool:
        """Without asking: everything where it can hurt nobody, else the seat's own unrevealed moves."""
        if self.free:
            return True
        if to < self.table.barrier:
            return False
        return self._apart(to) or all(by == seat for by, _ in self.table.played()[to:])

    def _apart(self, to: int) -> bool:
        """All that came after `to` belongs to a parallel phase: a seat's moves there touch nobody else's."""
        return not self.free and self.parallel and to >= self.table.opened

    def turn_start(self, seat: int) -> int | None:
        """To where `reset` goes: back over the moves of the seat in a row, as far as nothing was revealed."""
        played = self.table.played()
        if self.parallel and not self.free:
            first = max(int(self.table.opened), int(self.table.barrier))
            return next((at for at in range(first, len(played)) if played[at][0] == seat), None)
        at = len(played)
        if self.free:
            while at > 0 and played[at - 1][0] != seat:
                at -= 1
        barrier = 0 if self.free else int(self.table.barrier)
        start = at
        while start > barrier and played[start - 1][0] == seat:
            start -= 1
        return start if start < at else None

    def undo_state(self, person: str, seat: int) -> UndoState:
        """What the buttons of this seat offer."""
        if not self.begun or self.ended is not None or self.places[seat].kind != PERSON:
            return UndoState()
        if self.table.over and not self.free:
            return UndoState()
        target = self.undo_target(person, seat)
        direct = target is not None and self.may_undo_to(seat, target)
        others = any(self.places[s].person != person for s in self.deciders)
        refused = self.refused_wishes.get((seat, int(self.table.ply)))
        return UndoState(
            undo=direct,
            redo=self._redoable(person, seat),
            reset=self.turn_start(seat) is not None,
            ask=target is not None and not direct and others and self.wish is None and refused is None,
            asked=self.wish,
            refused_by=refused,
        )

    def _redoable(self, person: str, seat: int) -> bool:
        steps = self._again(seat)
        # What another person took back with us is theirs to play again or not.
        if not steps or not (self.free or all(self.places[step.seat].person == person for step in steps)):
            return False
        trial = self.table.copy()  # other seats may have moved since: the rules have the last word
        try:
            for step in steps:
                trial.play(step.seat, step.move)
        except IllegalMove:
            return False
        return True

    def _may_take_back(self, person: str, seat: int) -> None:
        self._own(person, seat)
        if not self.begun:
            raise refusal("not-begun")
        if self.ended is not None or (self.table.over and not self.free):
            raise refusal("over")
        if self.places[seat].kind != PERSON:
            raise refusal("not-yours")

    def _decide_undo(self, person: str, action: Undo) -> list[Happening]:
        self._may_take_back(person, action.seat)
        to = self.undo_target(person, action.seat) if action.to is None else action.to
        if to is None or to >= self.table.ply:
            raise refusal("nothing-to-undo")
        if self.may_undo_to(action.seat, to):
            if self._apart(to) and all(by != action.seat for by, _ in self.table.played()[to:]):
                raise refusal("nothing-to-undo")  # only others have moved since: theirs stay
            return [Undone(action.seat, to, self._apart(to))]
        if not action.ask or not self._others(action.seat):
            raise refusal("undo-blocked")
        if self.wish is not None:
            raise refusal("wish-pending")
        if (action.seat, int(self.table.ply)) in self.refused_wishes:
            raise refusal("wish-refused")
        return [UndoWished(action.seat, to)]

    def _decide_redo(self, person: str, action: Redo) -> list[Happening]:
        self._may_take_back(person, action.seat)
        if not self._redoable(person, action.seat):
            raise refusal("nothing-to-redo")
        return [Redone(action.seat, by_lane=True)]

    def _decide_reset(self, person: str, action: Reset) -> list[Happening]:
        self._may_take_back(person, action.seat)
        start = self.turn_start(action.seat)
        if start is None:
            raise refusal("nothing-to-undo")
        return [Undone(action.seat, start, self._apart(start))]

    def _decide_consent(self, person: str, action: Consent) -> list[Happening]:
        self._own(person, action.seat)
        wish = self.wish
        if wish is None or (action.seat not in wish.waiting and (action.yes or action.seat != wish.seat)):
            raise refusal("no-wish")
        happenings: list[Happening] = [UndoAnswered(action.seat, action.yes)]
        if action.yes and wish.waiting == [action.seat]:
            happenings.append(Undone(wish.seat, wish.to))
        return happenings

    def _decide_bot(self, person: str, action: GiveToBot, away: Collection[int]) -> list[Happening]:
        if not 0 <= action.seat < len(self.places):
            raise refusal("not-yours")
        self._not_over()
        offered = levels(self.game)
        if action.level not in offered:
            raise refusal("bad-request", what=f"levels are {', '.join(offered)}")
        place = self.places[action.seat]
        if place.kind == BOT:
            raise refusal("seat-taken")
        if place.kind == OPEN and person != self.created.host:
            raise refusal("not-yours")
        if place.kind == PERSON and place.person != person:
            if person not in self.people:
                raise refusal("not-yours")
            if action.seat not in away:
                raise refusal("not-away")
        return [BotSat(action.seat, action.level)]


def _phase(table: Table) -> int:
    return SEQUENCE if table.lanes is None else int(table.opened)


def _step(table: Table, seat: int, move: int) -> Step:
    """Play a move; what the course has to know of it."""
    phase = _phase(table)
    table.play(seat, move)
    return Step(seat, move, phase)


def believed(source: object) -> Table:
    """The table a foreign record leads to; Refusal names what is wrong with the record."""
    try:
        return replay(source)
    except RecordError as fault:
        raise bad_record(fault) from None


def unfolded(
    table_id: str, happenings: Sequence[Happening], seen: Callable[[Sitting, Happening], None] | None = None
) -> Sitting:
    """The sitting a journal tells of; `seen` is shown it after each happening."""
    first = happenings[0]
    if not isinstance(first, Created):
        raise ValueError(f"the journal of {table_id} has no beginning")
    sitting = Sitting(table_id, first)
    for seq, happening in enumerate(happenings[1:], 2):
        sitting.take(happening, seq)
        if seen is not None:
            seen(sitting, happening)
    return sitting
