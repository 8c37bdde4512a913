"""What a thing on the table answers to whoever points at it and cannot choose it: one reason, or nothing at all.

A click or a typed name says less than a move: it names a thing, and what is meant depends on what the thing is for just
now. A game says that in `Game.refusal`; `usual_refusal` is what a game says that does not care. Not compiled: nobody
asks it in a hurry.
"""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any, Final, NamedTuple

from pentapolis.kernel.rules import NOT_ASKED, Reason
from pentapolis.kernel.steps import Decision
from pentapolis.kernel.table import Table
from pentapolis.kernel.vocabulary import Objects, Vocabulary

#: Kinds that are people. Whoever points at a name asks for nothing.
PEOPLE: Final = frozenset({"seat", "player"})
#: Of a place in a view that belongs to no seat.
MIDDLE: Final = -1


class Thing(NamedTuple):
    """Something moves speak of, by its kind and its id. Where a move names two of a kind, both are of that kind."""

    kind: str
    id: str

    @property
    def key(self) -> str:
        """As in notation: `card:baths`."""
        return f"{self.kind}:{self.id}"


class Pointing:
    """A seat that looks at a table: what lies in its sight, and what can be done with it now.

    `view` is the seat's own view; nothing else is looked at to find the things.
    """

    def __init__(self, table: Table, seat: int, view: Mapping[str, Any] | None = None) -> None:
        self.table = table
        self.seat = seat
        self.decision: Decision[Any] | None = table.pending(seat)
        self._view = table.view(seat) if view is None else view

    @cached_property
    def places(self) -> dict[Thing, set[int]]:
        """The things in sight, each with the seats in whose places it lies, or `MIDDLE`."""
        found: dict[Thing, set[int]] = {}
        names = _names(self.table.game.vocabulary)
        for thing, owner in _lying(self._view, names, MIDDLE):
            found.setdefault(thing, set()).add(owner)
        return found

    def with_others(self, thing: Thing) -> bool:
        """It lies at other seats, and nowhere else."""
        lies = self.places.get(thing, {MIDDLE})
        return self.seat not in lies and MIDDLE not in lies

    def in_the_middle(self, thing: Thing) -> bool:
        """It lies at nobody's seat."""
        return MIDDLE in self.places.get(thing, ())

    def legal(self, thing: Thing) -> list[int]:
        """The legal moves that speak of a thing."""
        return self._legal.get(thing, [])

    def tried(self, thing: Thing) -> list[int]:
        """The moves about a thing that a player may think of and that are not possible."""
        return self._tried.get(thing, [])

    def why_not(self, move: int) -> Reason | None:
        return self.table.why_not(self.seat, move)

    def waiting(self) -> Reason | None:
        """Why the seat has to wait; None when it is asked something, or when the game is over."""
        return self.why_not(0) if self.decision is None and not self.table.over else None

    @cached_property
    def _legal(self) -> dict[Thing, list[int]]:
        return self._by_thing(self.table.moves(self.seat))

    @cached_property
    def _tried(self) -> dict[Thing, list[int]]:
        legal = set(self.table.moves(self.seat))
        thought = self.table.game.thinkable(self.table, self.seat) if self.decision is not None else []
        return self._by_thing([move for move in thought if move not in legal])

    def _by_thing(self, moves: list[int]) -> dict[Thing, list[int]]:
        found: dict[Thing, list[int]] = {}
        for move in moves:
            for thing in dict.fromkeys(spoken_of(self.table.game.vocabulary, move)):
                found.setdefault(thing, []).append(move)
        return found


def refusals(look: Pointing) -> dict[Reason, list[Thing]]:
    """What all things in sight answer: each reason once, with the things that give it. Most things give none."""
    found: dict[Reason, list[Thing]] = {}
    for thing in look.places:
        reason = refusal(look, thing)
        if reason is not None:
            found.setdefault(reason, []).append(thing)
    return found


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    """What one thing answers, by its game."""
    if look.table.over:
        return None
    reason = look.table.game.refusal(look, thing)
    if reason is not None:
        reason.game = look.table.game.slug
    return reason


def usual_refusal(look: Pointing, thing: Thing) -> Reason | None:
    """What a thing answers in a game that does not say anything else.

    It is for the moves that begin with it: the first verb by which nothing can be done with it says why. What only goes
    with something else says so if the reason is the same whatever it would go with. A reason that speaks of another
    thing of the kind is no answer, and neither is "that was not the question". People, and what lies at others, say
    nothing.
    """
    if thing.kind in PEOPLE or look.with_others(thing):
        return None
    if look.decision is None:
        return look.waiting() if look.in_the_middle(thing) else None
    vocabulary = look.table.game.vocabulary
    offered = {vocabulary.verb(move) for move in look.legal(thing)}
    tried = [move for move in look.tried(thing) if vocabulary.verb(move) not in offered]
    begun = [move for move in tried if spoken_of(vocabulary, move)[0] == thing]
    for move in begun:
        reason = look.why_not(move)
        if reason is not None and answers(reason, thing):
            return reason
    if begun or offered:
        return None
    reasons = {reason for move in tried if (reason := look.why_not(move)) is not None}
    return next((reason for reason in reasons if answers(reason, thing)), None) if len(reasons) == 1 else None


def answers(reason: Reason, thing: Thing) -> bool:
    """Does a reason say something about the thing?"""
    return reason.rule != NOT_ASKED and not blames_another(reason, thing)


def blames_another(reason: Reason, thing: Thing) -> bool:
    """Does the reason speak only of other things of the kind?"""
    spoken = [value for name, value in reason.args.items() if alone(name) == thing.kind]
    return bool(spoken) and thing.id not in spoken


def spoken_of(vocabulary: Vocabulary, move: int) -> list[Thing]:
    """The things a move speaks of, in its order."""
    return [Thing(alone(kind), name) for kind, name in vocabulary.objects(move).items()]


def alone(kind: str) -> str:
    """The kind of a thing: where a move speaks of two cards, the second is called `card2`."""
    return kind.rstrip("0123456789")


@cache
def _names(vocabulary: Vocabulary) -> dict[str, Thing]:
    """Everything moves speak of by its id, as far as an id means one thing only. Numbers are no things."""
    kinds: dict[str, list[Objects]] = {}  # verbs may speak of all things of a kind, or only of some
    for verb in vocabulary.verbs:
        for objects in (verb.first, verb.second):
            if objects is not None and objects.kind not in PEOPLE:
                kinds.setdefault(alone(objects.kind), []).append(objects)
    found: dict[str, Thing] = {}
    several: set[str] = set()
    for kind, parts in kinds.items():
        for name in {name: None for objects in parts for name in objects.ids}:
            if name in found:
                several.add(name)
            found[name] = Thing(kind, name)
    return {name: thing for name, thing in found.items() if name not in several and not name.isdecimal()}


def _lying(value: object, names: Mapping[str, Thing], owner: int) -> Iterator[tuple[Thing, int]]:
    """The things in a value of a view, with whose they are. An entry with a `seat` is that seat's place."""
    if isinstance(value, str):
        thing = names.get(value)
        if thing is not None:
            yield thing, owner
    elif isinstance(value, list):
        for one in value:
            yield from _lying(one, names, owner)
    elif isinstance(value, dict):
        common = "to_act" in value and "moves" in value
        seat = value.get("seat")
        here = seat if isinstance(seat, int) and not common else owner
        for field, one in value.items():
            if field in names:
                yield names[field], here  # as in `{"wheat": 2}`
            if not (common and field in COMMON):
                yield from _lying(one, names, here)


#: The fields of a view that say nothing of the table.
COMMON: Final = frozenset(
    {"game", "seat", "to_act", "question", "details", "moves", "ply", "over", "scores", "winners"}
)
