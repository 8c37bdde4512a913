"""Every word a person reads, in every language the platform speaks.

The rest of the program holds message ids with ids and numbers as arguments; `Words` makes sentences of them:

    words = Words("hu", [Path("pentapolis/games/seven_wonders_duel/text")])
    words.say("built", {"player": 0, "card": "baths"}, names=["Miska", "Borcsa"])

An argument that is the id of a thing is replaced by the thing's name before the sentence is put together.
Which arguments those are is seen from the texts: `card` is a kind of thing because there are messages like
`card-baths`.

An argument may itself be a message with arguments, made by `pentapolis.kernel.sentences`, or a list of such:

    words.say("effect-may", {"effect": {"message": "effect-draw", "args": {"count": 2}}})

Its grammatical forms are the attributes of its message. The sentence around it asks for the one it needs, as in
`{ FORM($effect, form: "may") }`, or whoever made the argument has chosen one: `{"message": …, "form": "they"}`.
"""

from __future__ import annotations

import logging
import os
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from pentapolis.kernel.game import Game, find_game
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event, Table
from pentapolis.kernel.vocabulary import Vocabulary
from pentapolis.words import hungarian
from pentapolis.words.names import (
    NO_TRAITS,
    PERSON,
    BadTextError,
    Forms,
    Name,
    alternatives,
    capital,
    formed,
    joined,
    listing,
)

__all__ = ["LANGUAGES", "BadTextError", "Name", "UnknownMessageError", "Words", "at_a_table", "own_names", "words_of"]

LANGUAGES: Final = ("en", "hu")

PLATFORM_TEXT: Final = Path(__file__).parent / "text"

#: The functions a language's texts may call, besides Fluent's own. FORM and JOIN take named arguments.
FUNCTIONS: Final[Mapping[str, Mapping[str, Callable[..., Name]]]] = {
    "en": {
        "FORM": partial(formed, language="en"),
        "JOIN": joined,
        "CAPITAL": capital,
        "OR": partial(alternatives, language="en"),
    },
    "hu": {"FORM": partial(formed, language="hu"), "JOIN": joined, **hungarian.FUNCTIONS},
}

#: How deep a sentence inside a sentence may lie; the card languages planned need less than half of it.
DEEPEST: Final = 16

#: Set where every text must be whole: see `at_a_table`.
STRICT: Final = "PENTAPOLIS_STRICT_TEXTS"

LOG: Final = logging.getLogger(__name__)

#: Arguments of these kinds are seat numbers, shown as the name of who sits there.
SEATS: Final = ("seat", "player")

#: The form of a line of the log in which `seat` and `seat2` are the same.
SELF: Final = "to-self"

#: What may follow the kind in an argument's key when a sentence speaks of two things of one kind.
KEY: Final = re.compile(r"(?P<kind>[a-z]+)(?:[0-9]+|_[a-z0-9_]+)?")
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
SENTENCE: Final = {"message", "args", "form"}
#: The hyphen that number formats write for a minus sign. What somebody typed stands in quotation marks and stays.
MINUS: Final = re.compile(r"(?<![\w\-–−“„\"])-(?=[0-9])")


class UnknownMessageError(KeyError):
    """A message was asked for that the texts do not have."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The words of the platform and of the games whose text folders are given, in one language.

    With a game's vocabulary its moves become sentences, also where they are arguments of other sentences. `called` are
    names, by message id, that stand in place of those in the texts: see `own_names`.

    A sentence that cannot be said is an error where programmers see it. It must not take the table away from a
    player, so there (`lenient`) the id of the message stands in for it, a sentence without the form asked for stands
    as it is, and the log of the program hears of it once.
    """

    def __init__(
        self,
        language: str,
        text_dirs: Sequence[Path] = (),
        vocabulary: Vocabulary | None = None,
        lenient: bool = False,
        called: Mapping[str, str] = NO_TRAITS,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._vocabulary: Final = vocabulary
        self._lenient: Final = lenient
        self._called: Final = called
        self._bundle, self._kinds = _load(language, (PLATFORM_TEXT, *text_dirs), lenient)

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
        try:
            return self._format(message_id, None, self._arguments(args, names, 0))
        except (UnknownMessageError, ValueError) as fault:
            return self._stand_in(message_id, fault)

    def say_sentence(self, sentence: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """A message in the shape in which it is an argument of another: message, arguments, perhaps a form."""
        return self._sentence(sentence, names, 0)

    def say_event(self, event: Event, names: Sequence[str] | None = None) -> str:
        """A line of the log; what somebody did to himself has the form `to-self`, where the message has one."""
        seat = event.args.get("seat")
        alone = seat is not None and seat == event.args.get("seat2")
        if alone and self.has(event.message) and SELF in self._message(event.message).attributes:
            return self.say_sentence({"message": event.message, "args": event.args, "form": SELF}, names)
        return self.say(event.message, event.args, names)

    def say_reason(self, reason: Reason, names: Sequence[str] | None = None) -> str:
        """Why a move is not possible."""
        return self.say(reason.message, reason.args, names)

    def say_move(self, move: int, speaker: int | None = None, names: Sequence[str] | None = None) -> str:
        """The sentence of a move, as on a button; `speaker` is the seat that would play it.

        A move that names a seat has an argument `self` besides: `yes`, `no`, or `unknown` without a speaker. Numbers
        that a move names are numbers in its sentence: "1 axe", "2 axes".
        """
        if self._vocabulary is None:
            raise ValueError("these words belong to no game, so they have no moves")
        objects = self._vocabulary.objects(move)
        args: dict[str, object] = {kind: int(name) if name.isdecimal() else name for kind, name in objects.items()}
        for kind in SEATS:
            if kind in args:
                args["self"] = "unknown" if speaker is None else "yes" if args[kind] == speaker else "no"
        return self.say(f"move-{self._vocabulary.verb(move).name}", args, names)

    def say_choice(self, table: Table, seat: int, move: int, names: Sequence[str] | None = None) -> str:
        """A move as an answer to what the seat is asked now: in the words of the question, else the move's own."""
        decision = table.pending(seat)
        said = None if decision is None else decision.says(table, seat, move)
        return self.say_move(move, seat, names) if said is None else self.say_sentence(said, names)

    def _stand_in(self, text: str, fault: Exception) -> str:
        if not self._lenient:
            raise fault
        _report(str(fault))
        return text

    def _arguments(self, args: Mapping[str, object], names: Sequence[str] | None, depth: int) -> dict[str, object]:
        return {key: self._argument(key, value, names, depth) for key, value in args.items()}

    def _argument(self, key: str, value: object, names: Sequence[str] | None, depth: int) -> object:
        if isinstance(value, Mapping):
            return self._sentence(value, names, depth + 1)
        matched = KEY.fullmatch(key)
        kind = matched["kind"] if matched else key
        if kind == "move" and isinstance(value, str) and self._vocabulary is not None:
            return Name(self.say_move(self._vocabulary.parse(value), names=names))
        if isinstance(value, list | tuple):
            return self._listed(kind.removesuffix("s"), value, names, depth)
        if kind in SEATS and (isinstance(value, int) or (isinstance(value, str) and value.isdecimal())):
            return self._seat(int(value), names)
        if kind in self._kinds and isinstance(value, str | int):
            message_id = f"{kind}-{value}"
            if self.has(message_id) or (isinstance(value, str) and ID.fullmatch(value)):
                return self._name(message_id)
        return value

    def _sentence(self, value: Mapping[Any, object], names: Sequence[str] | None, depth: int) -> Name:
        """A sentence inside a sentence. Its traits are its forms, put together from its own arguments."""
        message_id, args, form = value.get("message"), value.get("args", NO_TRAITS), value.get("form")
        if (
            not isinstance(message_id, str)
            or not isinstance(args, Mapping)
            or not (form is None or isinstance(form, str))
            or not value.keys() <= SENTENCE
        ):
            raise BadTextError(f"not a sentence inside a sentence, message, args and form: {value!r}")
        try:
            if depth > DEEPEST:
                raise BadTextError(f"{message_id!r} lies more than {DEEPEST} sentences deep")
            spoken = self._arguments(args, names, depth)
            name = Name(self._format(message_id, None, spoken), self._forms(message_id, spoken))
        except (UnknownMessageError, ValueError) as fault:
            return Name(self._stand_in(message_id, fault))
        if form is None:
            return name
        if form in name.traits:
            return Name(name.traits[form])
        return Name(self._stand_in(name, self._no_form(message_id, form)))

    def _no_form(self, message_id: str, form: str) -> BadTextError:
        return BadTextError(f"message {message_id!r} in language {self.language!r} has no form {form!r}")

    def _listed(self, kind: str, values: Sequence[object], names: Sequence[str] | None, depth: int) -> Name:
        """A list of sentences, or of things of one kind; the key was a plural, as `cards` or `resources_missing`.

        Where the texts have a message like `counted-resource`, equal things are counted: "2 Wood and 1 Clay". Of
        several, a name stands in its plural if it has the trait: "2 hammers".
        """
        if not values:
            return self._name("nothing")
        counted = f"counted-{kind}"
        if not self.has(counted) or any(isinstance(value, Mapping) for value in values):
            return listing([self._member(kind, value, names, depth) for value in values], self.language)
        parts = []
        for value, count in Counter(values).items():
            member = self._member(kind, value, names, depth)
            name = member if count == 1 else member.traits.get("plural", member)
            text = self._format(counted, None, {"count": count, "name": name})
            parts.append(Name(text, member.traits, bare=member))
        return listing(parts, self.language)

    def _member(self, kind: str, value: object, names: Sequence[str] | None, depth: int) -> Name:
        if isinstance(value, list | tuple):
            raise BadTextError(f"a list in a list of kind {kind!r}: {value!r}")
        member = self._argument(kind, value, names, depth)
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
        return Name(self._format(message_id, None, {}), self._forms(message_id, {}))

    def _forms(self, message_id: str, args: Mapping[str, object]) -> Mapping[str, str]:
        if message_id in self._called:
            return NO_TRAITS  # what the texts say about the grammar of a name is said about theirs
        known = tuple(self._message(message_id).attributes)
        return Forms(known, lambda form: self._format(message_id, form, args)) if known else NO_TRAITS

    def _message(self, message_id: str) -> Any:
        if not self.has(message_id):
            raise UnknownMessageError(f"no message {message_id!r} in language {self.language!r}")
        return self._bundle.get_message(message_id)

    def _format(self, message_id: str, attribute: str | None, args: Mapping[str, object]) -> str:
        if attribute is None and message_id in self._called:
            return self._called[message_id]
        message = self._message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise BadTextError(f"message {message_id!r} in language {self.language!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise BadTextError(f"message {message_id!r} in language {self.language!r}: {faults}")
        return MINUS.sub("−", str(text))


def own_names(game: Game, options: Mapping[str, Any], language: str) -> dict[str, str]:
    """What the edition that checked options name calls cards and tiles by names of its own, by message id."""
    if game.edition_of(options) is None:
        return {}
    key = f"name_{language}"
    return {
        f"{kind}-{piece['id']}": piece["facts"][key]
        for kind, pieces in game.printed(options).items()
        for piece in pieces
        if piece["facts"].get(key)
    }


def words_of(game: str, language: str, lenient: bool = False, called: Mapping[str, str] = NO_TRAITS) -> Words:
    """The words of the game called by its slug; of the platform alone for an empty one."""
    if not game:
        return Words(language, lenient=lenient)
    found = find_game(game)
    package = import_module(found.package)
    return Words(language, [Path(package.__path__[0]) / "text"], found.vocabulary, lenient, called)


def at_a_table() -> bool:
    """Whether people are playing, so that a fault in a text must not end their game; tests say that they are not."""
    return not os.environ.get(STRICT)


@lru_cache(maxsize=1000)
def _report(fault: str) -> None:
    """Once for each fault: the same sentence may be said at every key pressed."""
    LOG.error("%s", fault)


@cache
def _load(language: str, text_dirs: tuple[Path, ...], lenient: bool) -> tuple[FluentBundle, frozenset[str]]:
    """All texts of the folders, and the kinds of things they name."""
    functions = {name: _for_fluent(function, language) for name, function in FUNCTIONS[language].items()}
    if lenient:
        functions["FORM"] = _for_fluent(_forgiving(functions["FORM"]), language)
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


def _for_fluent(function: Callable[..., Name], language: str) -> Callable[..., Any]:
    """Numbers reach such a function as numbers and leave it as the language writes them."""

    def called(value: object, **named: Any) -> Name:
        if isinstance(value, str):
            return function(value, **named)
        if isinstance(value, int | float):
            return function(format_decimal(value, locale=language), **named)
        raise TypeError(f"neither text nor number: {value!r}")

    return called


def _forgiving(form: Callable[..., Name]) -> Callable[..., Name]:
    """A form that is missing is reported, and the sentence stands as it is."""

    def called(name: str, **named: Any) -> Name:
        try:
            return form(name, **named)
        except BadTextError as fault:
            _report(str(fault))
            return name if isinstance(name, Name) else Name(name)

    return called
