"""What joins the verbs of a game's cards, and the questions that they ask."""

from functools import partial
from typing import Any

from mypy_extensions import mypyc_attr

from pentapolis.kernel.effects.printed import Cause, Condition, Count, Effect, Printed, refused
from pentapolis.kernel.effects.resolving import Do, EffectTable, Happening
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.vocabulary import Verb


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


# --- questions ------------------------------------------------------------------------------------------------------


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
