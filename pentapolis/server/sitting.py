"""A table and the people at it, as its journal tells: who sits where, what was played, what may be taken back.

A `Sitting` knows no clock, no network and no store. `take` applies what has happened; `decide` says what a command
would make happen, or refuses it, and changes nothing.
"""

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, Final

from pentapolis.kernel.game import find_game
from pentapolis.kernel.record import Record, RecordError, replay
from pentapolis.kernel.table import Table
from pentapolis.server.bots import levels
from pentapolis.server.journal import (
    BotSat,
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
from pentapolis.server.problems import illegal, refusal
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
        self.table: Table = self._begin()
        self.undone: list[list[tuple[int, int]]] = []  # what `redo` plays again, the last undo last
        self.wish: UndoWish | None = None
        self.refused_wishes: set[tuple[int, int]] = set()  # (seat, ply) at which the others said no
        self.ended: Result | None = None  # by resigning or by the clock
        self.rematch: str | None = None
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
        return replay(self._record(self.created.moves))

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
        return sha256(f"pentapolis:{self.created.seed}".encode()).hexdigest()

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
                for seat, move in self.undone.pop(self._last_undone(happening.seat)):
                    self.table.play(seat, move)
                self._stamp(anew=not self.parallel, mover=happening.seat)
            case UndoWished():
                self.wish = UndoWish(happening.seat, happening.to, self._others(happening.seat))
            case UndoAnswered():
                self._answer(happening)
            case Resigned():
                self._drop_out(happening.seat, "resigned")
            case TimedOut():
                self.left[happening.seat] = 0.0
                self._drop_out(happening.seat, "time")
            case Rematched():
                self.rematch = happening.table
            case Created():
                raise ValueError("a journal has one beginning")
        if self.begun and not begun:
            self._stamp(anew=True)

    def _sit(self, place: Place, sat: Sat) -> None:
        place.kind, place.person, place.name, place.level = PERSON, sat.person, sat.name, None

    def _move(self, moved: Moved) -> None:
        self.table.play(moved.seat, self.game.parse(moved.move))
        # In a parallel phase what one seat does leaves alone what another may play again.
        self.undone = [chunk for chunk in self.undone if self.parallel and all(by != moved.seat for by, _ in chunk)]
        self.wish = None
        clock = self.created.clock
        if clock is not None:
            self.left[moved.seat] = self.clock_left(moved.seat, moved.spent) + clock.increment
        self._stamp(mover=moved.seat)

    def _undo(self, undone: Undone) -> None:
        played = self.table.played()
        record = self.table.record()
        kept = [at for at in range(undone.to, len(played)) if undone.own and played[at][0] != undone.seat]
        self.undone.append([played[at] for at in range(undone.to, len(played)) if at not in kept])
        self.table = replay(self._record(record.moves[: undone.to] + [record.moves[at] for at in kept]))
        self.wish = None
        self._stamp(anew=not undone.own, mover=undone.seat)

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
                self.refused_wishes.add((wish.seat, int(self.table.ply)))
            self.wish = None

    def _drop_out(self, seat: int, how: Any) -> None:
        place = self.places[seat]
        place.resigned = True
        if len(self.places) == 2:
            self.ended = Result([1 - seat], how, seat)
        else:
            place.kind, place.level = BOT, STAND_IN
        self.wish = None

    def _stamp(self, anew: bool = False, mover: int | None = None) -> None:
        """Stamp the questions that are new. In parallel phases what others do leaves a seat's question as it was."""
        asked: dict[int, tuple[str, list[int]]] = {}
        for seat in self.table.to_act:
            decision = self.table.pending(seat)
            assert decision is not None
            asked[seat] = (decision.label(), self.table.moves(seat))
            if anew or seat == mover or self._asked.get(seat) != asked[seat]:
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
        return [Sat(seat, person, name)]

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
        self._own(person, action.seat)
        self._in_play()
        if self.places[action.seat].kind == BOT:
            raise refusal("not-yours")
        try:
            move = self.game.parse(action.move)
        except ValueError as fault:
            raise refusal("bad-request", what=str(fault)) from None
        if action.seat in self.to_act and action.stamp != self.stamps[action.seat]:
            raise refusal("stale")
        reason = self.table.why_not(action.seat, move)
        if reason is not None:
            raise illegal(reason, self.names)
        return [Moved(action.seat, action.move, spent)]

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
        refused = (seat, int(self.table.ply)) in self.refused_wishes
        return UndoState(
            undo=direct,
            redo=self._redoable(person, seat),
            reset=self.turn_start(seat) is not None,
            ask=target is not None and not direct and others and self.wish is None and not refused,
            asked=self.wish,
        )

    def _last_undone(self, seat: int) -> int:
        """Which of the undos `redo` of this seat would play again; -1: the last. In parallel phases its own last."""
        if self.parallel and not self.free:
            mine = [at for at, chunk in enumerate(self.undone) if all(by == seat for by, _ in chunk)]
            return mine[-1] if mine else -1
        return -1

    def _redoable(self, person: str, seat: int) -> bool:
        if not self.undone:
            return False
        # What another person took back with us is theirs to play again or not.
        chunk = self.undone[self._last_undone(seat)]
        return self.free or all(self.places[by].person == person for by, _ in chunk)

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
        return [Redone(action.seat)]

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


def believed(source: object) -> Table:
    """The table a foreign record leads to; Refusal names what is wrong with the record."""
    try:
        return replay(source)
    except RecordError as fault:
        raise refusal("bad-record", what=str(fault)) from None


def unfolded(table_id: str, happenings: Sequence[Happening]) -> Sitting:
    """The sitting a journal tells of."""
    first = happenings[0]
    if not isinstance(first, Created):
        raise ValueError(f"the journal of {table_id} has no beginning")
    sitting = Sitting(table_id, first)
    for seq, happening in enumerate(happenings[1:], 2):
        sitting.take(happening, seq)
    return sitting
