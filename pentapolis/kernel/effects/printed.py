"""What is printed: values that say themselves in words. Effects, what they count, and what must hold for them."""

from collections.abc import Sequence as Listed
from typing import Any, Final

from mypy_extensions import mypyc_attr

from pentapolis.kernel.rules import NOT_ASKED, Reason
from pentapolis.kernel.sentences import sentence

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
