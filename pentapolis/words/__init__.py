"""Every word a person reads, in every language the platform speaks.

The rest of the program holds message ids with ids and numbers as arguments; `Words` makes sentences of them:

    words = Words("hu", [Path("pentapolis/games/seven_wonders_duel/text")])
    words.say("built", {"player": 0, "card": "baths"}, names=["Miska", "Borcsa"])

An argument that is the id of a thing is replaced by the thing's name before the sentence is put together.
Which arguments those are is seen from the texts: `card` is a kind of thing because there are messages like
`card-baths`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from pentapolis.kernel.game import find_game
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event
from pentapolis.kernel.vocabulary import Vocabulary
from pentapolis.words import hungarian
from pentapolis.words.names import NO_TRAITS, PERSON, Name, alternatives, listing

__all__ = ["LANGUAGES", "BadTextError", "Name", "UnknownMessageError", "Words", "words_of"]

LANGUAGES: Final = ("en", "hu")

PLATFORM_TEXT: Final = Path(__file__).parent / "text"

#: The functions a language's texts may call, besides Fluent's own.
FUNCTIONS: Final[Mapping[str, Mapping[str, Callable[[str], Name]]]] = {
    "en": {"OR": partial(alternatives, language="en")},
    "hu": hungarian.FUNCTIONS,
}

#: Arguments of these kinds are seat numbers, shown as the name of who sits there.
SEATS: Final = ("seat", "player")

#: What may follow the kind in an argument's key when a sentence speaks of two things of one kind.
KEY: Final = re.compile(r"(?P<kind>[a-z]+)(?:[0-9]+|_[a-z0-9_]+)?")
ID: Final = re.compile(r"[a-z][a-z0-9_]*")


class UnknownMessageError(KeyError):
    """A message was asked for that the texts do not have."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadTextError(ValueError):
    """A text file cannot be read, or a message cannot be put together from its arguments."""


class Words:
    """The words of the platform and of the games whose text folders are given, in one language.

    With a game's vocabulary its moves become sentences, also where they are arguments of other sentences.
    """

    def __init__(self, language: str, text_dirs: Sequence[Path] = (), vocabulary: Vocabulary | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._vocabulary: Final = vocabulary
        self._bundle, self._kinds = _load(language, (PLATFORM_TEXT, *text_dirs))

    def has(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def say(
        self,
        message_id: str,
        args: Mapping[str, object] = NO_TRAITS,
        names: Sequence[str] | None = None,
    ) -> str:
        """The message with its arguments; `names` are the players' names in the order of their seats.

        A name that nobody chose, such as a bot's, is given as a `Name`: it takes an article like any other noun.
        """
        spoken = {key: self._argument(key, value, names) for key, value in args.items()}
        return self._format(message_id, None, spoken)

    def say_event(self, event: Event, names: Sequence[str] | None = None) -> str:
        """A line of the log."""
        return self.say(event.message, event.args, names)

    def say_reason(self, reason: Reason, names: Sequence[str] | None = None) -> str:
        """Why a move is not possible."""
        return self.say(reason.message, reason.args, names)

    def say_move(self, move: int, speaker: int | None = None, names: Sequence[str] | None = None) -> str:
        """The sentence of a move, as on a button; `speaker` is the seat that would play it.

        A move that names a seat has an argument `self` besides: `yes`, `no`, or `unknown` without a speaker.
        """
        if self._vocabulary is None:
            raise ValueError("these words belong to no game, so they have no moves")
        args: dict[str, object] = dict(self._vocabulary.objects(move))
        for kind in SEATS:
            if kind in args:
                args["self"] = "unknown" if speaker is None else "yes" if args[kind] == str(speaker) else "no"
        return self.say(f"move-{self._vocabulary.verb(move).name}", args, names)

    def _argument(self, key: str, value: object, names: Sequence[str] | None) -> object:
        matched = KEY.fullmatch(key)
        kind = matched["kind"] if matched else key
        if kind == "move" and isinstance(value, str) and self._vocabulary is not None:
            return Name(self.say_move(self._vocabulary.parse(value), names=names))
        if isinstance(value, list | tuple):
            return self._listed(kind.removesuffix("s"), value, names)
        if kind in SEATS and (isinstance(value, int) or (isinstance(value, str) and value.isdecimal())):
            return self._seat(int(value), names)
        if kind in self._kinds and isinstance(value, str | int):
            message_id = f"{kind}-{value}"
            if self.has(message_id) or (isinstance(value, str) and ID.fullmatch(value)):
                return self._name(message_id)
        return value

    def _listed(self, kind: str, values: Sequence[object], names: Sequence[str] | None) -> Name:
        """A list of things of one kind; the argument's key was its plural, as `cards` or `resources_missing`.

        Where the texts have a message like `counted-resource`, equal things are counted: "2 Wood and 1 Clay". Of
        several, a name stands in its plural if it has the trait: "2 hammers".
        """
        if not values:
            return self._name("nothing")
        counted = f"counted-{kind}"
        if not self.has(counted):
            return listing([self._member(kind, value, names) for value in values], self.language)
        parts = []
        for value, count in Counter(values).items():
            member = self._member(kind, value, names)
            name = member if count == 1 else member.traits.get("plural", member)
            text = self._format(counted, None, {"count": count, "name": name})
            parts.append(Name(text, member.traits, bare=member))
        return listing(parts, self.language)

    def _member(self, kind: str, value: object, names: Sequence[str] | None) -> Name:
        member = self._argument(kind, value, names)
        if not isinstance(member, str):
            raise BadTextError(f"{value!r} in a list of kind {kind!r} has no name in language {self.language!r}")
        return member if isinstance(member, Name) else Name(member)

    def _seat(self, seat: int, names: Sequence[str] | None) -> Name:
        if seat < 0 or (names is not None and seat >= len(names)):
            raise ValueError(f"no player sits in seat {seat}; names: {names}")
        if names is None:
            return Name(self._format("seat-name", None, {"number": seat + 1}))
        name = names[seat]
        return name if isinstance(name, Name) else Name(name, PERSON)

    def _name(self, message_id: str) -> Name:
        traits = {trait: self._format(message_id, trait, {}) for trait in self._message(message_id).attributes}
        return Name(self._format(message_id, None, {}), traits)

    def _message(self, message_id: str) -> Any:
        if not self.has(message_id):
            raise UnknownMessageError(f"no message {message_id!r} in language {self.language!r}")
        return self._bundle.get_message(message_id)

    def _format(self, message_id: str, attribute: str | None, args: Mapping[str, object]) -> str:
        message = self._message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise BadTextError(f"message {message_id!r} in language {self.language!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise BadTextError(f"message {message_id!r} in language {self.language!r}: {faults}")
        return str(text)


def words_of(game: str, language: str) -> Words:
    """The words of the game called by its slug; of the platform alone for an empty one."""
    if not game:
        return Words(language)
    found = find_game(game)
    package = import_module(found.package)
    return Words(language, [Path(package.__path__[0]) / "text"], found.vocabulary)


@cache
def _load(language: str, text_dirs: tuple[Path, ...]) -> tuple[FluentBundle, frozenset[str]]:
    """All texts of the folders, and the kinds of things they name."""
    functions = {name: _for_fluent(function, language) for name, function in FUNCTIONS[language].items()}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    kinds: set[str] = set()
    for folder in text_dirs:
        path = folder / f"{language}.ftl"
        resource = FluentResource(path.read_text(encoding="utf-8"))
        message_ids = _checked(resource, bundle, path)
        kinds.update(message_id.partition("-")[0] for message_id in message_ids if "-" in message_id)
        bundle.add_resource(resource)
    return bundle, frozenset(kinds)


def _checked(resource: ast.Resource, bundle: FluentBundle, path: Path) -> set[str]:
    """The ids of a file's messages. Fluent would silently drop what it cannot parse and second messages."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadTextError(
                f"{path.name} of {path.parent.parent.name}: cannot read {(entry.content or '').strip()!r}"
            )
        if isinstance(entry, ast.Message):
            if entry.id.name in seen or bundle.has_message(entry.id.name):
                raise BadTextError(f"{path.name} of {path.parent.parent.name}: second message {entry.id.name!r}")
            seen.add(entry.id.name)
    return seen


def _for_fluent(function: Callable[[str], Name], language: str) -> Callable[[Any], Any]:
    """Numbers reach such a function as numbers and leave it as the language writes them."""

    def called(value: object) -> Name:
        if isinstance(value, str):
            return function(value)
        if isinstance(value, int | float):
            return function(format_decimal(value, locale=language))
        raise TypeError(f"neither text nor number: {value!r}")

    return called
