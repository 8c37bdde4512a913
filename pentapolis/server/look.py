"""What a viewer is shown of a table. Everything here is built from public facts or from the viewer's own view."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from pentapolis.kernel.pointing import Pointing, refusals
from pentapolis.server.protocol import (
    ClockState,
    LogLine,
    PlayedMove,
    Position,
    Refused,
    Replay,
    SeatInfo,
    Sentence,
    State,
    TableInfo,
    UndoState,
)
from pentapolis.server.sitting import PERSON, Sitting


def info(
    sitting: Sitting, person: str | None, updated: float, created: float, connected: Collection[int] = ()
) -> TableInfo:
    """The table as everybody may see it; only `you` and `host` depend on who looks."""
    begun = sitting.created
    return TableInfo(
        id=sitting.id,
        game=begun.game,
        rules=begun.rules,
        status=sitting.status,
        open=begun.open,
        created=created,
        updated=updated,
        seq=sitting.seq,
        ply=int(sitting.table.ply),
        options=begun.options,
        seats=[seat_info(sitting, seat, person, connected) for seat in range(len(sitting.places))],
        to_act=sitting.to_act,
        clock=begun.clock,
        free=sitting.free,
        host=person is not None and person == begun.host,
        commitment=sitting.commitment,
        result=sitting.result,
        forked_from=begun.forked_from,
        rematch=sitting.rematch if person in sitting.people else None,
        origin=begun.known_origin,
        scripted=bool(begun.chance),
    )


class Sketch(Struct):
    """What is stored of a table for lobbies. Who the people are stays on the server: `for_person` is what is sent."""

    info: TableInfo
    people: list[str | None]
    host: str

    def for_person(self, person: str | None) -> TableInfo:
        for seat, sitter in zip(self.info.seats, self.people, strict=True):
            seat.you = person is not None and sitter == person
        self.info.host = person is not None and person == self.host
        return self.info


def seat_info(sitting: Sitting, seat: int, person: str | None, connected: Collection[int]) -> SeatInfo:
    place = sitting.places[seat]
    return SeatInfo(
        seat=seat,
        kind=place.kind,  # type: ignore[arg-type]  # one of the three constants of `sitting`
        name=place.name if place.kind == PERSON else "",
        level=place.level,
        you=person is not None and place.person == person,
        connected=seat in connected,
        resigned=place.resigned,
    )


def log_lines(sitting: Sitting, seat: int | None) -> list[LogLine]:
    return [LogLine(int(event.ply), event.message, event.args) for event in sitting.table.log(seat)]


def refused_things(sitting: Sitting, seat: int, view: Mapping[str, Any]) -> list[Refused]:
    """What things in the seat's sight answer to whoever points at them, by `kernel.pointing`."""
    look = Pointing(sitting.table, seat, view)
    return [
        Refused([thing.key for thing in things], reason.rule, reason.message, reason.args)
        for reason, things in refusals(look).items()
    ]


def said_moves(sitting: Sitting, seat: int, thought: Sequence[int]) -> dict[str, Sentence]:
    """Moves, possible or not, that the question calls by words of its own."""
    table, decision = sitting.table, sitting.table.pending(seat)
    said: dict[str, Sentence] = {}
    for move in dict.fromkeys([*table.moves(seat), *thought]):
        sentence = None if decision is None else decision.says(table, seat, move)
        if sentence is not None:
            said[sitting.game.notation(move)] = Sentence(**sentence)
    return said


def clocks(sitting: Sitting, running: Mapping[int, float]) -> list[ClockState]:
    """`running`: for each seat whose time passes, since how many seconds."""
    if sitting.created.clock is None:
        return []
    return [
        ClockState(seat, round(sitting.clock_left(seat, running.get(seat, 0.0)), 1), seat in running)
        for seat in range(len(sitting.places))
    ]


def state(
    sitting: Sitting,
    table_info: TableInfo,
    person: str | None,
    seat: int | None,
    log_keep: int,
    running: Mapping[int, float],
) -> State:
    """The table as the person sees it with the eyes of the seat; `log_keep`: how many lines they have already."""
    begun = sitting.begun
    mine = begun and seat is not None and seat in sitting.to_act
    lines = log_lines(sitting, seat) if begun else []
    thought = sitting.game.thinkable(sitting.table, seat) if mine and seat is not None else []
    view = view_of(sitting, seat) if begun else None
    own = seat is not None and person is not None and sitting.places[seat].person == person
    return State(
        table=sitting.id,
        seq=sitting.seq,
        seat=seat,
        info=table_info,
        view=view,
        stamp=sitting.stamps[seat] if mine and seat is not None else None,
        refused=refused_things(sitting, seat, view) if view and seat is not None and not sitting.over else [],
        said=said_moves(sitting, seat, thought) if mine and seat is not None else {},
        undo=sitting.undo_state(person, seat) if own and person is not None and seat is not None else UndoState(),
        clocks=clocks(sitting, running),
        log_keep=log_keep,
        log=lines[log_keep:],
    )


def view_of(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    """The game's own view. Where a seat resigned nobody owes a decision any more."""
    view = sitting.table.view(seat)
    if sitting.ended is not None:
        view |= {"over": True, "winners": sitting.ended.winners, "to_act": [], "moves": [], "question": None}
    return view


def replay_of(sitting: Sitting, table_info: TableInfo, person: str | None, seat: int | None) -> Replay:
    """The course of the game so far. The moves themselves may be secret, so they come with the record only."""
    visible: list[int | None] = [s for s in range(len(sitting.places)) if sitting.may_see(person, s)]
    if sitting.may_see(person, None):
        visible.append(None)
    played = sitting.table.played() if sitting.may_see_all(person) else []
    return Replay(
        info=table_info,
        seat=seat,
        seats=visible,
        moves=[PlayedMove(by, sitting.game.notation(move)) for by, move in played],
        log=log_lines(sitting, seat),
    )


def position(sitting: Sitting, seat: int | None, ply: int) -> Position:
    """The game after `ply` moves. Past positions offer no moves: nothing can be played there."""
    past = sitting.past(ply)
    view = past.view(seat) | {"moves": []}
    return Position(sitting.id, seat, ply, view, past.scores if sitting.over else None)
