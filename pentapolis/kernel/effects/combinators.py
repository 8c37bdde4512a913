"""Effects are values: what is printed on a card, built once at import, is what runs, what is read and what bots see.

A game writes its verbs as subclasses of `Effect`: draw, gain, abandon. What joins them is here: one after the other
(`Sequence`, `And`), `May`, `Choose`, `CostTo`, `If`, `Per`, `UpTo`, for each player (`EachOther`, `Everybody`), and
reactions (`When`). Carrying out an effect pushes steps, so that a table can be copied in the middle of any card.

What a card refers to belongs to one *resolution*: how much was done "this way", and "that card". It is kept by the
table under the number of the resolution, and every effect gets that number with its `Cause`.
"""

from collections.abc import Sequence as Listed
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import NOT_ASKED, Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, SeatStep, Step
from pentapolis.kernel.table import Table
from pentapolis.kernel.vocabulary import Verb

if TYPE_CHECKING:
    from pentapolis.kernel.game import Game

NOTHING: Final = -1  # no thing, or no resolution


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """Something printed: it says itself in words and names the rules it rests on. It never changes."""

    rules: str = ""  # their ids with spaces between, the most particular first

    def __init__(self) -> None:
        # What a class of interpreted Python says in its body, compiled code finds only in the instance.
        self.rules = getattr(self, "rules")  # noqa: B009

    def words(self) -> tuple[str, dict[str, Any]]:
        """The message id of its sentence and the arguments. All that tells it from its like must be in them."""
        raise NotImplementedError

    def said(self, form: str = "") -> dict[str, Any]:
        """Its sentence as an argument of another one."""
        message, args = self.words()
        return sentence(message, args, form)

    def all_rules(self) -> list[str]:
        """Its rules and those of what it is made of, each once."""
        return self.rules.split()

    def printed(self) -> dict[str, Any]:
        """Message, arguments and rules, as clients get them."""
        message, args = self.words()
        return {"message": message, "args": args, "rules": self.all_rules()}

    def __repr__(self) -> str:
        message, args = self.words()
        return f"{type(self).__name__}({message!r}, {args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


class Cause:
    """For whom an effect is carried out, from what, and in which resolution."""

    def __init__(self, who: int, source: int, number: int = NOTHING) -> None:
        self.who = who
        self.source = source
        self.number = number

    def for_seat(self, seat: int) -> "Cause":
        """The same for another player, to whom "you" then means that player."""
        return self if seat == self.who else Cause(seat, self.source, self.number)

    def __repr__(self) -> str:
        return f"{self.who} {self.source} {self.number}"

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import made_again

        return made_again(self)


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


# --- the table ----------------------------------------------------------------------------------------------------


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


# --- effects ------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Printed):
    """Base of all effects, verbs and combinators alike. A game's verbs name their table: `go(self, t: Imperium, …)`."""

    def go(self, t: Any, cause: Cause) -> None:
        """Carry it out as far as possible. What asks or comes later is pushed."""
        raise NotImplementedError

    def can(self, t: Any, cause: Cause) -> bool:
        """Can its costs and losses be carried out in full? Gains may come to nothing."""
        return True

    def parts(self) -> "list[Effect]":
        """The effects it is made of, for bots that read cards."""
        return []

    def all_rules(self) -> list[str]:
        found = self.rules.split()
        for part in self.parts():
            found += [rule for rule in part.all_rules() if rule not in found]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Printed):
    """A number that depends on the table: regions in your play area, cards abandoned this way."""

    def count(self, t: Any, cause: Cause) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Printed):
    """Something that holds or not: you are an empire, the exiled card was an attack card."""

    def holds(self, t: Any, cause: Cause) -> bool:
        raise NotImplementedError


class Number(Count):
    """A printed number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def count(self, t: EffectTable, cause: Cause) -> int:
        return self.number

    def words(self) -> tuple[str, dict[str, Any]]:
        return "count-number", {"count": self.number}


class ThisWay(Count):
    """What earlier steps of the same resolution have noted. The effect that noted it says it, in its form `part`."""

    def __init__(self, what: str, by: Effect) -> None:
        super().__init__()
        self.what = what
        self.by = by

    def count(self, t: EffectTable, cause: Cause) -> int:
        return t.this_way(cause, self.what)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "count-this-way", {"effect": self.by.said("part")}


class Sequence(Effect):
    """One after the other, in the written order.

    Its costs are looked at one by one: what is paid together ("2 wood and 1 coin") is one effect of the game.
    """

    def __init__(self, *parts: Effect) -> None:
        super().__init__()
        self.steps = list(parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.steps)

    def go(self, t: EffectTable, cause: Cause) -> None:
        t.push_all([Do(part, cause) for part in self.steps])

    def can(self, t: EffectTable, cause: Cause) -> bool:
        return all(part.can(t, cause) for part in self.steps)

    def parts(self) -> list[Effect]:
        return list(self.steps)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-then", {"effects": [part.said() for part in self.steps]}


class And(Sequence):
    """The same, where the card says "and"."""

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-and", {"effects": [part.said() for part in self.steps]}


class May(Effect):
    """The player decides when the step is reached, knowing what came before; not asked about what cannot be done."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def go(self, t: EffectTable, cause: Cause) -> None:
        if self.part.can(t, cause):
            t.ask_player(Whether(self.part, cause))

    def parts(self) -> list[Effect]:
        return [self.part]

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-may", {"effect": self.part.said()}


class CostTo(Effect):
    """`X to Y`: the cost in full or not at all; without it nothing."""

    def __init__(self, cost: Effect, part: Effect) -> None:
        super().__init__()
        self.cost = cost
        self.part = part

    def go(self, t: EffectTable, cause: Cause) -> None:
        if self.cost.can(t, cause):
            t.push(Do(self.part, cause))
            t.push(Do(self.cost, cause))

    def can(self, t: EffectTable, cause: Cause) -> bool:
        return self.cost.can(t, cause)

    def parts(self) -> list[Effect]:
        return [self.cost, self.part]

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-cost-to", {"cost": self.cost.said(), "effect": self.part.said()}


class Choose(Effect):
    """Some of several, each at most once, among those that can be carried out; skipped when none can.

    One, unless `least` and `most` say otherwise: `Choose(a, b, most=2)` is "one or both". `Choose(a, b, c, least=3,
    most=3)` does all of them in the player's order.
    """

    def __init__(self, *options: Effect, least: int = 1, most: int = 1) -> None:
        super().__init__()
        self.options = list(options)
        self.least = least
        self.most = most

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), least=self.least, most=self.most), tuple(self.options)

    def go(self, t: EffectTable, cause: Cause) -> None:
        self.next(t, cause, 0)

    def next(self, t: EffectTable, cause: Cause, taken: int) -> None:
        """Ask for one more; `taken`: a bit for each option chosen already."""
        if taken.bit_count() < self.most and self.open(t, cause, taken):
            t.ask_player(WhichOption(self, cause, taken))

    def open(self, t: EffectTable, cause: Cause, taken: int) -> list[int]:
        """The options that can be chosen now."""
        return [place for place, option in enumerate(self.options) if not taken >> place & 1 and option.can(t, cause)]

    def can(self, t: EffectTable, cause: Cause) -> bool:
        return len(self.open(t, cause, 0)) > 0

    def parts(self) -> list[Effect]:
        return list(self.options)

    def words(self) -> tuple[str, dict[str, Any]]:
        args: dict[str, Any] = {"effects": [option.said() for option in self.options]}
        if self.most == 1:
            return "effect-choose", args
        if self.least == len(self.options):
            return "effect-any-order", args
        return "effect-choose-several", {**args, "least": self.least, "most": self.most}


class If(Effect):
    """Looked at when it is reached. As an option it is open only if there is something to do."""

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def branch(self, t: EffectTable, cause: Cause) -> Effect | None:
        return self.then if self.condition.holds(t, cause) else self.otherwise

    def go(self, t: EffectTable, cause: Cause) -> None:
        branch = self.branch(t, cause)
        if branch is not None:
            branch.go(t, cause)

    def can(self, t: EffectTable, cause: Cause) -> bool:
        branch = self.branch(t, cause)
        return branch is not None and branch.can(t, cause)

    def parts(self) -> list[Effect]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def words(self) -> tuple[str, dict[str, Any]]:
        args = {"condition": self.condition.said(), "effect": self.then.said()}
        if self.otherwise is None:
            return "effect-if", args
        return "effect-if-else", {**args, "otherwise": self.otherwise.said()}


class Per(Effect):
    """Once for each, one after the other, each completely. Counted once, when the step begins."""

    def __init__(self, count: Count, part: Effect) -> None:
        super().__init__()
        self.count = count
        self.part = part

    def go(self, t: EffectTable, cause: Cause) -> None:
        do = Do(self.part, cause)
        for _ in range(self.count.count(t, cause)):
            t.push(do)

    def parts(self) -> list[Effect]:
        return [self.part]

    def words(self) -> tuple[str, dict[str, Any]]:
        if isinstance(self.count, Number):
            return "effect-times", {"effect": self.part.said(), "count": self.count.number}
        return "effect-per", {"effect": self.part.said(), "what": self.count.said()}


class UpTo(Effect):
    """The player names a number, none included, before it is carried out so many times."""

    def __init__(self, most: Count, part: Effect) -> None:
        super().__init__()
        self.most = most
        self.part = part

    def go(self, t: EffectTable, cause: Cause) -> None:
        most = self.most.count(t, cause)
        if most > 0 and self.part.can(t, cause):
            t.ask_player(HowMany(self.part, cause, most))

    def parts(self) -> list[Effect]:
        return [self.part]

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-up-to", {"effect": self.part.said(), "most": self.most.said()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Effect):
    """For several players, clockwise from the one who acts; each decides alone, and "you" is that player.

    `where` leaves out those for whom a condition does not hold. A game that picks them in another way (the two
    strongest) has a `seats` of its own.
    """

    me: bool = True  # begins with the one who acts

    def __init__(self, part: Effect, where: Condition | None = None) -> None:
        super().__init__()
        self.me = getattr(self, "me")  # noqa: B009
        self.part = part
        self.where = where

    def seats(self, t: EffectTable, cause: Cause) -> list[int]:
        """Whom it concerns, in order."""
        found: list[int] = []
        for turn in range(0 if self.me else 1, t.seats):
            seat = (cause.who + turn) % t.seats
            where = self.where
            if not t.spares(cause, seat) and (where is None or where.holds(t, cause.for_seat(seat))):
                found.append(seat)
        return found

    def go(self, t: EffectTable, cause: Cause) -> None:
        t.push_all([Do(self.part, cause.for_seat(seat)) for seat in self.seats(t, cause)])

    def parts(self) -> list[Effect]:
        return [self.part]

    def words(self) -> tuple[str, dict[str, Any]]:
        if self.where is None:
            return "effect-everybody" if self.me else "effect-each-other", {"effect": self.part.said()}
        message = "effect-everybody-who" if self.me else "effect-each-other-who"
        return message, {"effect": self.part.said(), "condition": self.where.said()}


class Everybody(Each):
    """All players, the one who acts first."""


class EachOther(Each):
    """Each other player, from the left of the one who acts."""

    me = False


# --- reactions ----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Printed):
    """A reaction: when something happens, its effect is carried out; `optional` ones may be left out."""

    def __init__(self, name: str, part: Effect, optional: bool = False) -> None:
        super().__init__()
        self.name = name
        self.part = part
        self.optional = optional

    def fits(self, t: Any, happening: Happening, owner: int, source: int) -> bool:
        """Does it react to this? "When you …", unless a game says otherwise."""
        return happening.name == self.name and happening.who == owner

    def all_rules(self) -> list[str]:
        own = self.rules.split()
        return own + [rule for rule in self.part.all_rules() if rule not in own]

    def words(self) -> tuple[str, dict[str, Any]]:
        part = May(self.part) if self.optional else self.part
        return f"effect-when-{self.name}", {"effect": part.said()}


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


# --- questions ----------------------------------------------------------------------------------------------------


class Whether(Decision[EffectTable]):
    """`may`: yes or no."""

    question = "ask-may"

    def __init__(self, part: Effect, cause: Cause) -> None:
        super().__init__(cause.who)
        self.part = part
        self.cause = cause

    def moves(self, t: EffectTable, seat: int) -> list[int]:
        return [t.replies.yes.base, t.replies.no.base]

    def why_not(self, t: EffectTable, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: EffectTable, seat: int, move: int) -> None:
        if move == t.replies.yes.base:
            t.push(Do(self.part, self.cause))

    def details(self, t: EffectTable) -> dict[str, Any]:
        return {"effect": self.part.said()}

    def label(self) -> str:
        return f"Whether({self.part!r}, {self.cause!r})"


class WhichOption(Decision[EffectTable]):
    """`choose`: one of the options that can be carried out; `no` when enough have been chosen."""

    question = "ask-option"

    def __init__(self, choice: Choose, cause: Cause, taken: int) -> None:
        super().__init__(cause.who)
        self.choice = choice
        self.cause = cause
        self.taken = taken

    def moves(self, t: EffectTable, seat: int) -> list[int]:
        legal = [t.replies.option.base + place for place in self.choice.open(t, self.cause, self.taken)]
        if self.taken.bit_count() >= self.choice.least:
            legal.append(t.replies.no.base)
        return legal

    def why_not(self, t: EffectTable, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        place = move - t.replies.option.base
        if 0 <= place < len(self.choice.options):
            option = self.choice.options[place]
            return refused(option, "refuse-option", {"effect": option.said()})
        return t.not_asked(move)

    def play(self, t: EffectTable, seat: int, move: int) -> None:
        if move != t.replies.no.base:
            place = move - t.replies.option.base
            if self.choice.most > 1:
                t.push(Again(self.choice, self.cause, self.taken | 1 << place))
            t.push(Do(self.choice.options[place], self.cause))

    def details(self, t: EffectTable) -> dict[str, Any]:
        return {"effects": [option.said() for option in self.choice.options]}

    def says(self, t: EffectTable, seat: int, move: int) -> dict[str, Any] | None:
        place = move - t.replies.option.base
        return self.choice.options[place].said() if 0 <= place < len(self.choice.options) else None

    def label(self) -> str:
        return f"WhichOption({self.choice!r}, {self.cause!r}, {self.taken})"


class Again(Step[EffectTable]):
    """One more of the options, when the last one has been carried out."""

    def __init__(self, choice: Choose, cause: Cause, taken: int) -> None:
        self.choice = choice
        self.cause = cause
        self.taken = taken

    def run(self, t: EffectTable) -> None:
        self.choice.next(t, self.cause, self.taken)

    def label(self) -> str:
        return f"Again({self.choice!r}, {self.cause!r}, {self.taken})"


class HowMany(Decision[EffectTable]):
    """`up to`: how many times."""

    question = "ask-how-many"

    def __init__(self, part: Effect, cause: Cause, most: int) -> None:
        super().__init__(cause.who)
        self.part = part
        self.cause = cause
        self.most = most

    def verb(self, t: EffectTable) -> Verb:
        number = t.replies.number
        assert number is not None, "a game with UpTo needs a verb for numbers"
        return number

    def moves(self, t: EffectTable, seat: int) -> list[int]:
        verb = self.verb(t)
        return [verb.base + count for count in range(min(self.most, verb.size - 1) + 1)]

    def why_not(self, t: EffectTable, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        verb = self.verb(t)
        if verb.base <= move < verb.base + verb.size:
            return refused(self.part, "refuse-how-many", {"count": self.most})
        return t.not_asked(move)

    def play(self, t: EffectTable, seat: int, move: int) -> None:
        do = Do(self.part, self.cause)
        for _ in range(move - self.verb(t).base):
            t.push(do)

    def details(self, t: EffectTable) -> dict[str, Any]:
        return {"effect": self.part.said(), "count": self.most}

    def label(self) -> str:
        return f"HowMany({self.part!r}, {self.cause!r}, {self.most})"


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
        return None if when is None else when.part.said()

    def label(self) -> str:
        return f"WhichReaction({self.seat}, {self.happening!r}, {self.done!r})"


def refused(what: Printed, message: str, args: dict[str, Any]) -> Reason:
    """A refusal that names the rule of what was asked for."""
    rules = what.all_rules()
    return Reason(rules[0] if rules else NOT_ASKED, message, args)


def of(effects: Listed[Effect]) -> list[Effect]:
    """These effects and all that they are made of, for bots and for lists of rules."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        found += of(effect.parts())
    return found
