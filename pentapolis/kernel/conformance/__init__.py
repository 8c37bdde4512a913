"""The laws every game must keep, as functions that anybody can run on a game of their own.

Each law is a function that looks at one table (or game) and raises `LawBroken`, which names the law, game,
seed, the ply and what differs. `check_game` plays random games and holds every law at their decisions:

    >>> import pentapolis
    >>> from pentapolis.kernel.conformance import check_game
    >>> report = check_game(pentapolis.game("seven-wonders-duel"), games=2, seed=7, every=25)
    >>> report.games, report.decisions > 50, report.checks["copy"] > 0
    (2, True, True)

The game must be registered, because records are replayed by its slug. In the test suite of a game a call like
this one is enough, with a few hundred games, and one of `same_in_processes` with some records of whole games.
"""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from itertools import cycle, product
from typing import Any, Final

from pentapolis._mode import VARIABLE, compiled
from pentapolis.kernel import pointing
from pentapolis.kernel.game import Game, find_game
from pentapolis.kernel.playout import playout
from pentapolis.kernel.pointing import Pointing
from pentapolis.kernel.record import Record, read, replay
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.rules import IllegalMove, Reason
from pentapolis.kernel.table import Event, Table
from pentapolis.kernel.zones import UNKNOWN, Clue, Zone

LAWS: Final = {
    "copy": "a copy is equal and independent: playing on one changes nothing in the other, the same moves do the same",
    "pickle": "a pickled table is equal to its original and plays on like it, a sample of it too",
    "resample": "resampling keeps the view, moves, refusals and log of its seat, and redraws the rest",
    "knowledge": "what a seat knows of things it does not see is true, and stays true in every sample",
    "replay": "the record, written as JSON text and read again, rebuilds the table",
    "refusals": "why_not is None exactly for the legal moves, and every refusal names a rule and has a text",
    "pointing": "what a thing answers to whoever points at it names a rule and has a text",
    "thinkable": "the moves a player may think of are words of the game, each once, and all legal ones are among them",
    "illegal move": "playing an illegal move raises IllegalMove and changes nothing",
    "choices": "somebody must act and has a choice; a single move waits only where the pause matters",
    "quick": "a decision that answers without listing its moves answers what the list would",
    "order": "the list of legal moves has a stable order and is the caller's own",
    "notation": "notations are unique and parse back",
    "bound": "the game ends within a bound",
    "census": "nothing is created or lost",
    "view": "views are plain JSON data, the same each time they are asked for; who is not at the table has no points",
    "log": "the log only grows",
    "result": "a game that is over has winners and scores, and nobody owes a decision",
    "processes": "every process plays the same record to the same table, whatever its hash seed or mode",
}

MOST_PLIES: Final = 10_000
# Fewer resamples than this could all fall as they were by accident, at least where little is hidden.
ENOUGH_RESAMPLES: Final = 20


class LawBroken(AssertionError):
    """A game breaks a law. `record` (None where the table keeps none) leads to the place again."""

    def __init__(self, law: str, where: str, what: str, record: Record | None = None) -> None:
        super().__init__(f"{law}: {where}: {what}")
        self.law = law
        self.what = what
        self.record = record


def _broken(law: str, table: Table, what: str) -> LawBroken:
    where = f"{table.game.slug}, seed {table.seed}, ply {table.ply}"
    return LawBroken(law, where, what, table.record() if table.telling else None)


# --- comparing ----------------------------------------------------------------------------------------------


def plain(data: object) -> str:
    """Plain data as JSON text, the same text for equal data; TypeError or ValueError for anything else."""
    return json.dumps(data, sort_keys=True, allow_nan=False, ensure_ascii=False)


def digest(table: Table) -> str:
    """A short name of the table's whole state: equal on every machine for equal states."""
    return sha256(plain(table.state()).encode()).hexdigest()


def difference(before: Any, after: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how; empty when they are equal."""
    if repr(before) == repr(after):  # nearly always, and much quicker than to look for it
        return ""
    return _difference(before, after, path)


def _difference(before: Any, after: Any, path: str) -> str:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            if key not in before or key not in after:
                return f"{path}.{key} is only in the {'second' if key in after else 'first'}"
            found = _difference(before[key], after[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if isinstance(before, list) and isinstance(after, list):
        for place, (old, new) in enumerate(zip(before, after, strict=False)):
            found = _difference(old, new, f"{path}[{place}]")
            if found:
                return found
        return "" if len(before) == len(after) else f"{path} has {len(before)} and {len(after)} entries"
    return "" if type(before) is type(after) and before == after else f"{path}: {before!r} and {after!r}"


class Snapshot:
    """All that can be asked of a table at one moment: its state, the legal moves and the log of everybody."""

    def __init__(self, table: Table) -> None:
        try:
            # As text: a game may hand out lists that it goes on changing.
            self.state = plain(table.state())
        except (TypeError, ValueError) as error:
            raise _broken("copy", table, f"state() is not plain data, so it cannot be compared: {error}") from error
        self.moves = [table.moves(seat) for seat in range(table.seats)]
        self.logs = logs(table)

    def unlike(self, other: "Snapshot") -> str:
        """The first difference; empty when there is none."""
        if self.state != other.state:
            return "state" + difference(json.loads(self.state), json.loads(other.state))
        return difference(self.moves, other.moves, "moves") or _logs_differ(self.logs, other.logs)


def logs(table: Table) -> list[list[Event]]:
    """The log as every seat reads it, and last as a spectator does."""
    return [table.log(seat) for seat in _readers(table)]


def _readers(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


def _logs_differ(before: list[list[Event]], after: list[list[Event]]) -> str:
    if before == after:  # the very same lines, as in a table and its copies
        return ""
    return difference([_lines(log) for log in before], [_lines(log) for log in after], "log")


def _lines(log: list[Event]) -> list[dict[str, Any]]:
    return [line.data() for line in log]


# --- the laws -----------------------------------------------------------------------------------------------


def copies(table: Table, rng: Rng, most: int = MOST_PLIES) -> None:
    """A copy equals the table, and playing the copy to the end changes nothing in the table."""
    before = Snapshot(table)
    twin = table.copy()
    _equal("copy", table, before, Snapshot(twin), "the copy differs")
    if table.telling and (what := difference(table.record().data(), twin.record().data(), "record")):
        raise _broken("copy", table, f"the copy differs: {what}")
    _play_out("copy", table, twin, rng, most, "a copy")
    _equal("copy", table, before, Snapshot(table), "playing on a copy changed the table")


def pickles(table: Table, rng: Rng, most: int = MOST_PLIES) -> "Kept":
    """A table that went through `pickle` is equal; so is a sample, which has no record. Returns the first."""
    kept = Kept(table, "pickle", _pickled(table, table, "the pickled table"))
    rng = rng.copy()
    sample = table.resample(table.to_act[0], rng)
    _play_out("pickle", table, _pickled(table, sample, "a pickled sample"), rng, most, "a pickled sample")
    return kept


def _pickled(table: Table, original: Table, what: str) -> Table:
    try:
        twin: Table = pickle.loads(pickle.dumps(original))
    except Exception as error:  # a field that cannot be pickled breaks in whatever way
        raise _broken("pickle", table, f"{what} cannot be made: {error!r}") from error
    _equal("pickle", table, Snapshot(original), Snapshot(twin), f"{what} differs")
    found = difference(_view(original, None), _view(twin, None), "view")
    if not found and original.telling:
        found = difference(original.record().data(), twin.record().data(), "record")
    if found:
        raise _broken("pickle", table, f"{what} differs: {found}")
    return twin


class Kept:
    """A copy put aside, to see later that playing on the table did not change it, and that it plays like the table."""

    def __init__(self, table: Table, law: str = "copy", twin: Table | None = None) -> None:
        """Without a `twin`, a copy of the table."""
        self.law = law
        self._copy = table.copy() if twin is None else twin
        self._before = Snapshot(table)
        self._played = int(table.ply)

    def unchanged(self) -> None:
        """The law of copies, seen from the other side."""
        _equal(
            self.law,
            self._copy,
            self._before,
            Snapshot(self._copy),
            "playing on the table changed an earlier copy",
        )

    def follows(self, table: Table) -> None:
        """The moves that were made on the table since, made on the copy, lead to the same table.

        Whatever `copy` forgets shows here, even if `state` does not tell of it. The copy is used up by this.
        """
        for seat, move in table.played()[self._played :]:
            named = f"{_name(table, move)} of seat {seat}"
            if move not in self._copy.moves(seat):
                raise _broken(self.law, self._copy, f"a copy that plays the same moves cannot play {named}")
            try:
                self._copy.make(seat, move)
            except Exception as error:  # a copy that lacks something breaks in whatever way
                what = f"a copy that plays the same moves breaks at {named}: {error!r}"
                raise _broken(self.law, self._copy, what) from error
        what = "a copy that plays the same moves comes to another table"
        _equal(self.law, table, Snapshot(table), Snapshot(self._copy), what)


def resamples(table: Table, rng: Rng, most: int = MOST_PLIES) -> list[bool]:
    """For each seat: resampling keeps what the seat knows, redraws what comes, and leaves the table alone.

    The resampled table is played to the end: it must be a table that could really be. Returns, for each seat
    from which things are hidden that can lie in another way, whether they did after resampling.
    """
    before = Snapshot(table)
    redrawn: list[bool] = []
    for seat in range(table.seats):
        again = rng.copy()
        twin = table.resample(seat, rng)
        # Where a question fell away, the game has gone on in the sample: what is compared is how it lay before.
        shown = table.redrawn(seat, again) if twin.fallen else twin
        for reader in (seat, None):
            what = difference(_view(table, reader), _view(shown, reader), "view")
            what = what or difference(_lines(table.log(reader)), _lines(shown.log(reader)), "log")
            if what:
                raise _broken("resample", table, f"resampling for seat {seat} shows to {_who(reader)}: {what}")
        what = difference(table.to_act, shown.to_act, "to_act")
        what = what or difference(table.moves(seat), shown.moves(seat), "moves")
        what = what or difference(_refusals(table, seat), _refusals(shown, seat), "refusals")
        what = what or difference(table.game.thinkable(table, seat), shown.game.thinkable(shown, seat), "thinkable")
        what = what or difference(_answers(table, seat), _answers(shown, seat), "what things answer")
        what = what or difference(table.census(), twin.census(), "census")
        what = what or _unanswered(twin)
        if what:
            raise _broken("resample", table, f"resampling for seat {seat} shows: {what}")
        if twin.rng.state() == table.rng.state():
            raise _broken("resample", table, f"resampling for seat {seat} keeps the chances to come")
        if _can_lie_otherwise(table, seat):
            besides = {"rng": "", "script": ""}  # these are always other ones
            redrawn.append({**twin.state(), **besides} != {**table.state(), **besides})
        _play_out("resample", table, twin, rng, most, f"a table resampled for seat {seat}")
        _equal("resample", table, before, Snapshot(table), f"resampling for seat {seat} changed the table itself")
    return redrawn


def _unanswered(table: Table) -> str:
    owing = [seat for seat in table.to_act if not table.moves(seat)]
    return f"seat {owing[0]} is asked a question without an answer" if owing else ""


def _can_lie_otherwise(table: Table, seat: int) -> bool:
    """Does the seat not know where two different things of one lot lie?"""
    hidden: dict[int, set[int]] = {}
    for zone in table.game.zones:
        for place in range(zone.size(table)):
            if table.seen(zone, place, seat) == UNKNOWN:
                hidden.setdefault(zone.lot(table, place, seat), set()).add(zone.item(table, place))
    return any(len(things) > 1 for things in hidden.values())


def knowledge(table: Table, rng: Rng) -> None:
    """For each seat: clues are true and hidden things lie where they fit, in the table and after resampling.

    The table itself is plausible. A sample has the same clues, and in every place a thing of the same lot as before.
    """
    for seat in range(table.seats):
        what = _untrue(table, seat) or _implausible(table, seat)
        if what:
            raise _broken("knowledge", table, f"seat {seat}: {what}")
        twin = table.redrawn(seat, rng)
        what = _untrue(twin, seat)
        if what:
            raise _broken("knowledge", table, f"seat {seat} after resampling: {what}")
        what = difference(_clues(table, seat), _clues(twin, seat), "clues")
        what = what or difference(_lots(table, seat), _lots(twin, seat), "lots")
        if what:
            raise _broken("knowledge", table, f"resampling for seat {seat} changes what it knows: {what}")


def _hidden(table: Table, zone: Zone[Any], seat: int) -> list[int]:
    """The places of a zone whose thing the seat does not see."""
    return [place for place in range(zone.size(table)) if table.seen(zone, place, seat) == UNKNOWN]


def _untrue(table: Table, seat: int) -> str:
    """The first thing the seat is told that is not so."""
    return _untrue_clue(table, seat) or _misfit(table, seat)


def _implausible(table: Table, seat: int) -> str:
    return "" if table.plausible(seat) else "the table itself is not plausible"


def _untrue_clue(table: Table, seat: int) -> str:
    used: set[tuple[int, int]] = set()
    for clue in table.clues(seat):
        named = f"the clue that {clue.item} lies in {_ranges(table, clue)}"
        if any(zone not in table.game.zones for zone in clue.zones):
            return f"{named} names a zone that the game does not declare"
        found = [
            (table.game.zones.index(zone), place)
            for zone, first, last in zip(clue.zones, clue.first, clue.last, strict=True)
            for place in _hidden(table, zone, seat)
            if first <= place < last and zone.item(table, place) == clue.item
        ]
        free = [spot for spot in found if spot not in used]
        if not free:
            return f"{named} is not true"
        used.add(free[0])
    return ""


def _misfit(table: Table, seat: int) -> str:
    for number, zone in enumerate(table.game.zones):
        if zone.narrow(table):
            for place in _hidden(table, zone, seat):
                item = zone.item(table, place)
                if not zone.fits(table, place, item):
                    return f"{item} lies in place {place} of zone {zone.name or number}, but does not fit"
    return ""


def _clues(table: Table, seat: int) -> list[str]:
    return sorted(f"{clue.item} in {_ranges(table, clue)}" for clue in table.clues(seat))


def _ranges(table: Table, clue: Clue) -> str:
    zones = list(table.game.zones)
    spans = zip(clue.zones, clue.first, clue.last, strict=True)
    named = [(z.name or (str(zones.index(z)) if z in zones else "?"), first, last) for z, first, last in spans]
    return ", ".join(f"places {first} to {last - 1} of zone {name}" for name, first, last in named) or "no place"


def _lots(table: Table, seat: int) -> list[list[int]]:
    return [[zone.lot(table, place, seat) for place in _hidden(table, zone, seat)] for zone in table.game.zones]


def _refusals(table: Table, seat: int) -> list[str]:
    return [repr(table.why_not(seat, move)) for move in range(table.game.vocabulary.size)]


def replays(table: Table) -> None:
    """The record rebuilds the table, also after it was saved as text and loaded again at this decision."""
    record = table.record()
    text = record.json()
    try:
        loaded = read(text)
        rebuilt = replay(text)
    except ValueError as error:
        raise _broken("replay", table, f"the record cannot be replayed: {error}") from error
    what = difference(record.data(), loaded.data(), "record")
    what = what or difference(record.data(), rebuilt.record().data(), "record")
    if what:
        raise _broken("replay", table, f"the record changes by saving and loading: {what}")
    _equal("replay", table, Snapshot(table), Snapshot(rebuilt), "the replayed table differs")


def refusals(table: Table, languages: Sequence[str] = (), said: set[str] | None = None) -> None:
    """`why_not` is None exactly for the legal moves, over the whole vocabulary and for every seat.

    With languages every refusal is also put into words; `said` remembers which were, each is put once.
    """
    vocabulary = table.game.vocabulary
    for seat in range(-1, table.seats + 1):
        legal = set(table.moves(seat))
        for move in range(-1, vocabulary.size + 1):
            reason = table.why_not(seat, move)
            if (reason is None) != (move in legal):
                listed = "is in moves but refused" if move in legal else "is not in moves and not refused"
                raise _broken("refusals", table, f"{_name(table, move)} of seat {seat} {listed}")
            if reason is not None:
                _check_reason("refusals", table, f"{_name(table, move)} of seat {seat}", reason, languages, said)


def answers(table: Table, languages: Sequence[str] = (), said: set[str] | None = None) -> None:
    """What things answer to each seat that points at them, by `Game.refusal`."""
    for seat in range(table.seats):
        for reason, things in pointing.refusals(Pointing(table, seat)).items():
            named = f"{things[0].key}, pointed at by seat {seat},"
            _check_reason("pointing", table, named, reason, languages, said)


def _answers(table: Table, seat: int) -> dict[str, str]:
    told = pointing.refusals(Pointing(table, seat))
    return {thing.key: repr(reason) for reason, things in told.items() for thing in things}


def _check_reason(
    law: str, table: Table, named: str, reason: Reason, languages: Sequence[str], said: set[str] | None
) -> None:
    if not reason.rule or not reason.message:
        raise _broken(law, table, f"{named} is refused by no rule: {reason!r}")
    if not languages or (said is not None and repr(reason) in said):
        return
    from pentapolis.words import words_of  # words are not part of the kernel

    for language in languages:
        try:
            text = words_of(table.game.slug, language).say(reason.message, reason.args)
        except (KeyError, ValueError, OSError) as error:
            raise _broken(law, table, f"{reason!r} has no text in {language!r}: {error}") from error
        if not text.strip():
            raise _broken(law, table, f"{reason!r} has an empty text in {language!r}")
    if said is not None:
        said.add(repr(reason))


def thinkable(table: Table) -> None:
    """What `Game.thinkable` names for each seat that must act: a legal move that is not among it would not be shown."""
    vocabulary = table.game.vocabulary
    for seat in table.to_act:
        thought = table.game.thinkable(table, seat)
        for move in thought:
            if not vocabulary.knows(move):
                raise _broken("thinkable", table, f"seat {seat} may think of {move}, which is no word of the game")
        if len(set(thought)) != len(thought):
            twice = next(move for move in thought if thought.count(move) > 1)
            raise _broken("thinkable", table, f"seat {seat} may think of {_name(table, twice)} twice")
        for move in table.moves(seat):
            if move not in thought:
                raise _broken("thinkable", table, f"seat {seat} may not think of the legal {_name(table, move)}")


def illegal_moves(table: Table, rng: Rng) -> None:
    """Playing a move that is not legal raises IllegalMove with its reason, and changes nothing.

    For each seat one random move of the vocabulary is tried, and with it a move and seats that do not exist.
    """
    size = table.game.vocabulary.size
    tried = [(seat, rng.below(size)) for seat in range(table.seats)]
    tried += [(0, -1), (0, size), (-1, 0), (table.seats, 0)]
    before = Snapshot(table)
    for seat, move in tried:
        if move in table.moves(seat):
            continue
        reason = table.why_not(seat, move)
        named = f"{_name(table, move)} of seat {seat}"
        try:
            table.play(seat, move)
        except IllegalMove as error:
            if error.reason != reason:
                what = f"{named} is refused with {error.reason!r}, but why_not says {reason!r}"
                raise _broken("illegal move", table, what) from error
        except Exception as error:  # whatever it is, a player would not be told the reason
            raise _broken("illegal move", table, f"{named} raises {error!r}, not IllegalMove") from error
        else:
            raise _broken("illegal move", table, f"{named} is not legal but was played")
        _equal("illegal move", table, before, Snapshot(table), f"the refused {named} changed the table")


def choices(table: Table) -> None:
    """Somebody must act; who must act has moves, others have none; no single move is left to play itself."""
    to_act = table.to_act
    if not to_act or to_act != sorted(set(to_act)) or not set(to_act) <= set(range(table.seats)):
        raise _broken("choices", table, f"the game goes on, but to_act is {to_act}")
    for seat in range(table.seats):
        moves = table.moves(seat)
        decision = table.pending(seat)
        if (decision is not None) != (seat in to_act):
            raise _broken("choices", table, f"to_act is {to_act}, but the decision of seat {seat} is {decision!r}")
        if decision is None:
            if moves:
                raise _broken("choices", table, f"seat {seat} owes no decision but has {len(moves)} moves")
            continue
        label = decision.label()
        if not moves:
            raise _broken("choices", table, f"{label} leaves seat {seat} no move")
        if len(set(moves)) != len(moves):
            raise _broken("choices", table, f"{label} lists a move twice: {moves}")
        if len(moves) == 1 and not decision.pause:
            what = f"{label} has the single move {_name(table, moves[0])}, which should have been played"
            raise _broken("choices", table, what)


def order(table: Table) -> None:
    """The same list each time, on a copy too, and changing the list that was handed out changes nothing."""
    for seat in range(table.seats):
        moves = list(table.moves(seat))
        twin = table.copy()
        for what, again in (("asked again", table.moves(seat)), ("on a copy", twin.moves(seat))):
            if again != moves:
                raise _broken("order", table, f"moves of seat {seat} {what}: {again}, before: {moves}")
        table.moves(seat).clear()
        if table.moves(seat) != moves:
            raise _broken("order", table, f"moves of seat {seat} is the table's own list: changing it shows")


class _Dial(Rng):
    """A generator that gives the number it was set to, and remembers of how many."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.number


def quick(table: Table) -> None:
    """A quick decision asks where there is a choice, and its `pick` finds every move where the list has it."""
    for seat in table.to_act:
        decision = table.pending(seat)
        if decision is None or not decision.quick:
            continue
        moves = table.moves(seat)
        if table.lanes is None:
            twin = table.copy()
            twin.forget()
            decision.run(twin)
            if twin.asked is not decision:
                raise _broken("quick", table, f"{decision.label()} does not ask, but there are {len(moves)} moves")
        for place, move in enumerate(moves):
            dial = _Dial(place)
            picked = decision.pick(table, seat, dial)
            if picked != move or dial.asked != [len(moves)]:
                what = f"{decision.label()} picks {_name(table, picked)} as number {place} of {dial.asked}"
                raise _broken("quick", table, f"{what}, the list of {len(moves)} has {_name(table, move)}")


def notations(game: Game) -> None:
    """Every move of the vocabulary has a notation of its own, which parses back."""
    seen: dict[str, int] = {}
    for move in range(game.vocabulary.size):
        text = game.notation(move)
        if text in seen:
            raise LawBroken("notation", game.slug, f"moves {seen[text]} and {move} are both written {text!r}")
        seen[text] = move
        try:
            parsed = game.parse(text)
        except ValueError as error:
            raise LawBroken("notation", game.slug, f"{text!r} does not parse: {error}") from error
        if parsed != move:
            raise LawBroken("notation", game.slug, f"{text!r} is move {move}, but parses as {parsed}")


def in_bound(table: Table, most: int = MOST_PLIES) -> None:
    """A game that goes on has not had more moves than a game can have."""
    if table.ply >= most and not table.over:
        raise _broken("bound", table, f"the game is not over after {most} moves")


def census(table: Table, before: Mapping[str, int]) -> None:
    """The table holds what it held before."""
    what = difference(dict(before), table.census())
    if what:
        raise _broken("census", table, f"counted before and now: {what.removeprefix('.')}")


def views(table: Table) -> None:
    """What every seat and a spectator see is plain JSON data, twice the same; looking changes nothing."""
    state = plain(table.state())
    for reader in _readers(table):
        seen = table.view(reader)
        try:
            loaded = json.loads(plain(seen))
        except (TypeError, ValueError) as error:
            raise _broken("view", table, f"the view of {_who(reader)} is not plain data: {error}") from error
        what = difference(seen, loaded, "view")
        if what:
            raise _broken("view", table, f"the view of {_who(reader)} changes when it is sent: {what}")
        what = difference(loaded, _view(table, reader), "view")
        if what:
            raise _broken("view", table, f"{_who(reader)} sees something else each time: {what}")
    if plain(table.state()) != state:
        raise _broken("view", table, "looking at the table changed it")
    for seat in (-1, table.seats):
        try:
            points = table.points(seat)
        except ValueError:
            continue
        except Exception as error:
            raise _broken("view", table, f"there is no seat {seat}, but its points are {error!r}") from error
        raise _broken("view", table, f"there is no seat {seat}, but it has {points} points")


def log_grows(table: Table, before: list[list[Event]]) -> list[list[Event]]:
    """Every line that somebody could read before is still there, in its place. Returns the logs now."""
    now = logs(table)
    for reader, old, new in zip(_readers(table), before, now, strict=True):
        kept = new[: len(old)]
        if kept != old:
            what = difference(_lines(old), _lines(kept), "log")
            if what:
                raise _broken("log", table, f"what {_who(reader)} has read has changed: {what}")
    return now


def result(table: Table) -> None:
    """A game that is over has winners and a score for each seat, and nothing is pending."""
    winners = table.winners
    if not winners or winners != sorted(set(winners)) or not set(winners) <= set(range(table.seats)):
        raise _broken("result", table, f"the game is over, but its winners are {winners}")
    scores = table.scores
    if len(scores) != table.seats or not all(type(score) is int for score in scores):
        raise _broken("result", table, f"the scores of {table.seats} seats are {scores}")
    owing = [seat for seat in range(table.seats) if table.moves(seat) or table.pending(seat) is not None]
    if table.to_act or owing or table.agenda or table.lanes is not None:
        raise _broken("result", table, f"the game is over, but {table.to_act or owing or table.agenda} is pending")


def _equal(law: str, table: Table, before: Snapshot, after: Snapshot, what: str) -> None:
    found = before.unlike(after)
    if found:
        raise _broken(law, table, f"{what}: {found}")


def _play_out(law: str, table: Table, twin: Table, rng: Rng, most: int, what: str) -> None:
    try:
        playout(twin, rng, most)
    except Exception as error:  # a table that nobody can play on breaks in whatever way
        raise _broken(law, table, f"{what} cannot be played to the end: {error!r}") from error
    if not twin.over:
        raise _broken("bound", table, f"{what} is not over after {most} more moves")


def _view(table: Table, reader: int | None) -> Any:
    return json.loads(plain(table.view(reader)))


def _who(reader: int | None) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def _name(table: Table, move: int) -> str:
    known = table.game.vocabulary.knows(move)
    return table.game.notation(move) if known else f"move number {move}"


# --- all laws over many games -------------------------------------------------------------------------------


@dataclass
class Report:
    """What `check_game` has seen: how many games and decisions, and how often each law was held."""

    game: str
    games: int = 0
    decisions: int = 0
    longest: int = 0
    checks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LAWS, 0))
    redrawn: list[bool] = field(default_factory=list)

    def count(self, law: str) -> None:
        self.checks[law] += 1

    def __str__(self) -> str:
        held = ", ".join(f"{law} {count}" for law, count in self.checks.items() if count)
        return f"{self.game}: {self.games} games, {self.decisions} decisions, longest {self.longest}; {held}"


def check_game(
    game: Game,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    every: int = 1,
    most: int = MOST_PLIES,
    languages: Sequence[str] = (),
) -> Report:
    """Play random games and hold every law at their decisions; LawBroken at the first that is broken.

    Without `seats` and `options` the games take all numbers of seats and all combinations of options in turn.
    They have the seeds `seed`, `seed + 1` and so on, and the same call always checks the same. Laws that cost
    much (copies, resampling, replaying, the whole vocabulary, views) hold at one decision in `every` and at
    the end of one game in `every`, the others always; all games are replayed when they are over. With
    `languages`, refusals need a text in each.
    """
    if find_game(game.slug) is not game:
        raise ValueError(f"another game is registered as {game.slug!r}, so records cannot be replayed")
    if games < 1 or every < 1:
        raise ValueError(f"games and every must be at least 1, not {games} and {every}")
    report = Report(game.slug)
    notations(game)
    report.count("notation")
    sittings = list(game.seats) if seats is None else [seats]
    ways = cycle(_ways(game, sittings, options))
    said: set[str] = set()
    for number in range(games):
        sitting, chosen = next(ways)
        table = game.new(sitting, seed + number, chosen)
        _check_one(table, Fast(seed + number), report, every, most, languages, said)
    if len(report.redrawn) >= ENOUGH_RESAMPLES and not any(report.redrawn):
        table = game.new(seats, seed)
        what = f"in {len(report.redrawn)} resamples every hidden thing was left in its place"
        raise _broken("resample", table, what)
    return report


def _ways(
    game: Game, sittings: Sequence[int], options: Mapping[str, Any] | None
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of options, one by one: a game may have millions of them."""
    if options is not None:
        yield from ((sitting, dict(options)) for sitting in sittings)
        return
    for sitting, *values in product(sittings, *(option.values for option in game.options.values())):
        yield sitting, dict(zip(game.options, values, strict=True))


def _check_one(
    table: Table, rng: Rng, report: Report, every: int, most: int, languages: Sequence[str], said: set[str]
) -> None:
    def hold(law: str, check: Callable[[], object]) -> None:
        check()
        report.count(law)

    first = table.census()
    read_so_far = logs(table)
    kept: list[Kept] = []
    while True:
        hold("census", lambda: census(table, first))
        read_so_far = log_grows(table, read_so_far)
        report.count("log")
        if table.over:
            break
        hold("bound", lambda: in_bound(table, most))
        hold("choices", lambda: choices(table))
        hold("order", lambda: order(table))
        hold("quick", lambda: quick(table))
        if report.decisions % every == 0:
            kept.append(Kept(table))
            hold("copy", lambda: copies(table, rng, most))
            kept.append(pickles(table, rng, most))
            report.count("pickle")
            report.redrawn += resamples(table, rng, most)
            report.count("resample")
            hold("knowledge", lambda: knowledge(table, rng))
            hold("replay", lambda: replays(table))
            _hold_asked(table, rng, hold, languages, said)
        seat = table.to_act[rng.below(len(table.to_act))]
        moves = table.moves(seat)
        table.play(seat, moves[rng.below(len(moves))])
        report.decisions += 1
    hold("result", lambda: result(table))
    hold("replay", lambda: replays(table))
    if report.games % every == 0:
        _hold_asked(table, rng, hold, languages, said)
    for one in kept:
        hold(one.law, one.unchanged)
        hold(one.law, lambda one=one: one.follows(table))  # type: ignore[misc]
    report.games += 1
    report.longest = max(report.longest, int(table.ply))


def _hold_asked(
    table: Table,
    rng: Rng,
    hold: Callable[[str, Callable[[], object]], None],
    languages: Sequence[str],
    said: set[str],
) -> None:
    """Costly laws that are held at the end of a game as well."""
    hold("refusals", lambda: refusals(table, languages, said))
    hold("pointing", lambda: answers(table, languages, said))
    hold("thinkable", lambda: thinkable(table))
    hold("illegal move", lambda: illegal_moves(table, rng))
    hold("view", lambda: views(table))


# --- the same in every process ------------------------------------------------------------------------------


def fingerprints(record: Record) -> list[str]:
    """For every ply of a record, from 0 on: a digest of the state, the moves, a view and all that was told so far.

    The readers take turns, a view at each ply: over a game everybody's is seen many times.
    """
    table = replay(record.cut(0))
    readers = _readers(table)
    told = sha256()
    heard = [0] * len(readers)
    found: list[str] = []

    def look() -> None:
        for at, log in enumerate(logs(table)):
            told.update(_as_built([at, _lines(log[heard[at] :])]).encode())
            heard[at] = len(log)
        seen = sha256(told.digest())
        seen.update(_as_built([table.moves(seat) for seat in range(table.seats)]).encode())
        seen.update(_as_built(table.view(readers[len(found) % len(readers)])).encode())
        found.append(f"{digest(table)}:{seen.hexdigest()}")

    look()
    for line in record.moves:
        seat, _, notation = line.partition(" ")
        table.play(int(seat), table.game.parse(notation))
        look()
    return found


def _as_built(data: object) -> str:
    """JSON text that keeps the order in which dicts were filled: that must not depend on hashes either."""
    return json.dumps(data, ensure_ascii=False)


def same_in_processes(records: Sequence[Record], modules: Sequence[str] = ()) -> list[str]:
    """Play records in two processes with different hash seeds: one compiled if it can be, one interpreted.

    At every ply state, moves, views and logs must agree. Returns the modes that were compared: "compiled" and
    "interpreted", or twice "interpreted" where nothing is compiled. `modules` are imported in both processes
    first: they register games that no entry point offers.
    """
    if not records:
        raise ValueError("no records to play in two processes")
    first = _play_in_process(records, modules, interpreted="0", hash_seed="1")
    second = _play_in_process(records, modules, interpreted="1", hash_seed="2")
    for number, record in enumerate(records):
        pairs = zip(first["plies"][number], second["plies"][number], strict=True)
        for ply, (one, other) in enumerate(pairs):
            if one != other:
                kind = "views, moves or logs" if one.split(":")[0] == other.split(":")[0] else "states"
                modes = f"{first['mode']} with hash seed 1 and {second['mode']} with hash seed 2"
                where = f"{record.game}, seed {record.seed}, ply {ply}"
                raise LawBroken("processes", where, f"different {kind}, {modes}", record)
    return [first["mode"], second["mode"]]


_CHILD: Final = "from pentapolis.kernel.conformance import _answer; _answer()"


def _play_in_process(records: Sequence[Record], modules: Sequence[str], interpreted: str, hash_seed: str) -> Any:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONHASHSEED": hash_seed,
        VARIABLE: interpreted,
    }
    question = json.dumps({"modules": list(modules), "records": [record.data() for record in records]})
    done = subprocess.run(
        [sys.executable, "-c", _CHILD],
        input=question,
        env=environment,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if done.returncode:
        raise RuntimeError(f"the process that plays the records failed:\n{done.stderr}")
    return json.loads(done.stdout)


def _answer() -> None:
    """What the process does: records come in, the digests of every ply go out."""
    question = json.loads(sys.stdin.read())
    for module in question["modules"]:
        import_module(module)
    plies = [fingerprints(read(data)) for data in question["records"]]
    print(json.dumps({"mode": "compiled" if compiled() else "interpreted", "plies": plies}))
