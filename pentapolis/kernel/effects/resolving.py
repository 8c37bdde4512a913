"""Carrying effects out: the table that does it and what one resolution refers to, and reactions in their order."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from pentapolis.kernel.effects.printed import NOTHING, Cause, Effect, refused
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep, Step
from pentapolis.kernel.table import Table
from pentapolis.kernel.vocabulary import Verb

if TYPE_CHECKING:
    from pentapolis.kernel.effects.combinators import When
    from pentapolis.kernel.game import Game


class Happening:
    """Something that cards may react to: `who` did it, with which thing, in which resolution."""

    def __init__(self, name: str, who: int, thing: int = NOTHING, number: int = NOTHING) -> None:
        self.name = name
        self.who = who
        self.thing = thing
        self.number = number

    def __repr__(self) -> str:
        return f"{self.name} {self.who} {self.thing} {self.number}"

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


class Notes:
    """What has happened in one resolution. Replaced, never changed: copies of a table share it."""

    def __init__(self, counts: dict[str, int], things: dict[str, list[int]], spared: int, on: Happening | None) -> None:
        self.counts = counts
        self.things = things
        self.spared = spared  # a bit for each seat that the effect does not reach
        self.on = on  # what the effect reacts to

    def state(self) -> list[Any]:
        return [dict(sorted(self.counts.items())), dict(sorted(self.things.items())), self.spared, repr(self.on)]

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


class Replies:
    """The words of a game's vocabulary with which questions of effects are answered.

    `option` names options by number, `number` says how many, `react` names the source of a reaction.
    """

    def __init__(
        self, yes: Verb, no: Verb, option: Verb, number: Verb | None = None, react: Verb | None = None
    ) -> None:
        self.yes = yes
        self.no = no
        self.option = option
        self.number = number
        self.react = react


# --- the table ------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectTable(Table):
    """Base of tables whose cards have effects. A game says who is active and what reacts."""

    worked_out: ClassVar = ("replies",)  # the same all game long
    by_options: ClassVar = ("replies",)

    def __init__(self, game: "Game", seats: int, rng: Rng, replies: Replies) -> None:
        super().__init__(game, seats, rng)
        self.replies = replies
        self.notes: dict[int, Notes] = {}  # of the resolutions going on; replaced
        self.resolved: i64 = 0  # resolutions begun so far

    # What a game supplies.

    def active_seat(self) -> int:
        """Whose turn it is: reactions of several players come from here clockwise."""
        raise NotImplementedError

    def reactors(self, seat: int) -> list[int]:
        """The sources of the seat that may have reactions, in an order that everybody can see."""
        return []

    def reaction(self, source: int) -> "When | None":
        """What a source reacts to, if anything."""
        return None

    def says_reaction(self, source: int, when: "When") -> dict[str, Any]:
        """What using a reaction means, as a sentence."""
        return when.part.said()

    def spares(self, cause: Cause, seat: int) -> bool:
        """Is the player left out of what an effect does to each player? Whoever ignores an attack is."""
        notes = self.notes.get(cause.number)
        return notes is not None and (notes.spared >> seat & 1) == 1

    def copy_to(self, twin: Table) -> None:
        super().copy_to(twin)
        assert isinstance(twin, EffectTable)
        twin.notes = self.notes
        twin.resolved = self.resolved

    # Carrying out.

    def resolve(self, effect: "Effect", who: int, source: int, on: Happening | None = None) -> None:
        """Push an effect as a resolution of its own: playing a card, using an ability, reacting."""
        self.push(Resolve(effect, who, source, on))

    def happen(self, happening: Happening) -> None:
        """Let cards react: the active player's first, then clockwise; each orders his own.

        Push it before what has happened is followed by anything else. Where a reaction changes what is about to
        happen, push what happens first: the reactions then come before it, and note in `happening.number`.
        """
        first = self.active_seat()
        self.push_all([React((first + turn) % self.seats, happening) for turn in range(self.seats)])

    def ask_player(self, decision: "Decision[Any]") -> None:
        """Push a question of an effect. In a seat's lane nobody else can be asked."""
        if self.running >= 0 and decision.seat != self.running:
            raise RuntimeError(
                f"{self.game.slug}: an effect in the lane of seat {self.running} asks seat {decision.seat}; "
                "effects that ask others are resolved on the table's lane"
            )
        self.push(decision)

    # What "this way" and "that card" refer to.

    def note(self, cause: Cause, what: str, count: int = 1) -> None:
        """So much was done: `this_way` counts it, all affected players together."""
        notes = self._notes(cause.number)
        counts = {**notes.counts, what: notes.counts.get(what, 0) + count}
        self._write(cause.number, Notes(counts, notes.things, notes.spared, notes.on))

    def this_way(self, cause: Cause, what: str) -> int:
        """How much of it was done by the earlier steps of the same resolution."""
        return self._notes(cause.number).counts.get(what, 0)

    def remember(self, cause: Cause, name: str, things: list[int]) -> None:
        """These things are "that card" from now on. Only what all can see: what is hidden lies in a zone of its own."""
        notes = self._notes(cause.number)
        self._write(cause.number, Notes(notes.counts, {**notes.things, name: things}, notes.spared, notes.on))

    def that(self, cause: Cause, name: str) -> list[int]:
        """The things remembered; empty for none."""
        return self._notes(cause.number).things.get(name, [])

    def reacts_to(self, cause: Cause) -> Happening | None:
        """What the effect is a reaction to."""
        return self._notes(cause.number).on

    def spare(self, number: int, seat: int) -> None:
        """From now on the resolution leaves the player out of what it does to each player."""
        notes = self._notes(number)
        self._write(number, Notes(notes.counts, notes.things, notes.spared | 1 << seat, notes.on))

    def _notes(self, number: int) -> Notes:
        notes = self.notes.get(number)
        if notes is None:
            raise RuntimeError(f"{self.game.slug}: there is no resolution {number}: effects begin with `resolve`")
        return notes

    def _write(self, number: int, notes: Notes) -> None:
        self.notes = {**self.notes, number: notes}


class Resolve(Step[EffectTable]):
    """Begins a resolution, carries its effect out and forgets what it referred to."""

    def __init__(self, effect: "Effect", who: int, source: int, on: Happening | None) -> None:
        self.effect = effect
        self.who = who
        self.source = source
        self.on = on

    def run(self, t: EffectTable) -> None:
        number = int(t.resolved)
        t.resolved += 1
        t.notes = {**t.notes, number: Notes({}, {}, 0, self.on)}
        t.push(Close(number))
        t.push(Do(self.effect, Cause(self.who, self.source, number)))

    def label(self) -> str:
        return f"Resolve({self.effect!r}, {self.who} {self.source}, {self.on!r})"


class Close(Step[EffectTable]):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: EffectTable) -> None:
        t.notes = {number: notes for number, notes in t.notes.items() if number != self.number}

    def label(self) -> str:
        return f"Close({self.number})"


class Do(Step[EffectTable]):
    """Carries out an effect, or a part of one."""

    def __init__(self, effect: "Effect", cause: Cause) -> None:
        self.effect = effect
        self.cause = cause

    def run(self, t: EffectTable) -> None:
        self.effect.go(t, self.cause)

    def label(self) -> str:
        return f"Do({self.effect!r}, {self.cause!r})"


# --- reactions ------------------------------------------------------------------------------------------------------


class React(SeatStep[EffectTable]):
    """One player's reactions to something, looked for when it is the player's turn; each source answers once."""

    def __init__(self, seat: int, happening: Happening, done: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.happening = happening
        self.done = done

    def run(self, t: EffectTable) -> None:
        sources = reacting(t, self.seat, self.happening, self.done)
        if len(sources) == 1 and must(t, sources[0]):
            react(t, self.seat, self.happening, self.done, sources[0])
        elif sources:
            t.ask_player(WhichReaction(self.seat, self.happening, self.done))

    def label(self) -> str:
        return f"React({self.seat}, {self.happening!r}, {self.done!r})"


def reacting(t: EffectTable, seat: int, happening: Happening, done: tuple[int, ...]) -> list[int]:
    """The sources of a player that react and have not yet."""
    found: list[int] = []
    for source in t.reactors(seat):
        if source not in done:
            when = t.reaction(source)
            if when is not None and when.fits(t, happening, seat, source):
                found.append(source)
    return found


def must(t: EffectTable, source: int) -> bool:
    when = t.reaction(source)
    return when is not None and not when.optional


def react(t: EffectTable, seat: int, happening: Happening, done: tuple[int, ...], source: int) -> None:
    when = t.reaction(source)
    assert when is not None
    t.push(React(seat, happening, (*done, source)))
    t.resolve(when.part, seat, source, happening)


class WhichReaction(Decision[EffectTable]):
    """Which of the own reactions comes next; `no` when only such are left as may be left out."""

    question = "ask-reaction"

    def __init__(self, seat: int, happening: Happening, done: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.happening = happening
        self.done = done

    def verb(self, t: EffectTable) -> Verb:
        react = t.replies.react
        assert react is not None, "a game with reactions needs a verb for their sources"
        return react

    def moves(self, t: EffectTable, seat: int) -> list[int]:
        sources = reacting(t, seat, self.happening, self.done)
        base = self.verb(t).base
        legal = [base + source for source in sources]
        forced = False
        for source in sources:
            forced = forced or must(t, source)
        if not forced:
            legal.append(t.replies.no.base)
        return legal

    def why_not(self, t: EffectTable, seat: int, move: int) -> Reason | None:
        legal = self.moves(t, seat)
        if move in legal:
            return None
        if move == t.replies.no.base:
            when = t.reaction(next(s for s in reacting(t, seat, self.happening, self.done) if must(t, s)))
            assert when is not None
            return refused(when, "refuse-reaction", {"effect": when.part.said()})
        return t.not_asked(move)

    def play(self, t: EffectTable, seat: int, move: int) -> None:
        if move != t.replies.no.base:
            react(t, seat, self.happening, self.done, move - self.verb(t).base)

    def says(self, t: EffectTable, seat: int, move: int) -> dict[str, Any] | None:
        source = move - self.verb(t).base
        when = t.reaction(source) if 0 <= source < self.verb(t).size else None
        return None if when is None else t.says_reaction(source, when)

    def label(self) -> str:
        return f"WhichReaction({self.seat}, {self.happening!r}, {self.done!r})"
