"""A name that remembers its grammar.

Sentences are put together from names the translator of the sentence never saw. A `Name` is an ordinary
string, so Fluent prints it as it is, but it still knows what its text file said about it (its traits) and,
for a list, the names it was made of: a language with suffixes needs both. A sentence inside a sentence is a
`Name` too; its traits are its grammatical forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from babel.lists import format_list

NO_TRAITS: Mapping[str, str] = MappingProxyType({})

#: Traits of a name a person chose: no language may touch its first letter or put an article before it.
PERSON: Mapping[str, str] = MappingProxyType({"person": "yes"})


class BadTextError(ValueError):
    """A text file cannot be read, or a message cannot be put together from its arguments."""


class Forms(Mapping[str, str]):
    """The attributes of a message, each put together when it is asked for: most sentences ask for one at most."""

    def __init__(self, known: Sequence[str], say: Callable[[str], str]) -> None:
        self._known = known
        self._say = say

    def __getitem__(self, form: str) -> str:
        if form not in self._known:
            raise KeyError(form)
        return self._say(form)

    def __contains__(self, form: object) -> bool:
        return form in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


class Name(str):
    """The name of a thing, a player or a list of them, with what its language has to know to inflect it.

    `bare` is the name without the number that a list puts before it: "Wood" of "2 Wood".
    """

    traits: Mapping[str, str]
    parts: tuple[Name, ...]
    bare: str

    def __new__(
        cls, text: str, traits: Mapping[str, str] = NO_TRAITS, parts: Sequence[Name] = (), bare: str = ""
    ) -> Name:
        name = super().__new__(cls, text)
        name.traits = traits
        name.parts = tuple(parts)
        name.bare = bare or text
        return name


def listing(parts: Sequence[Name], language: str) -> Name:
    """The names in a row as the language writes it: "Wood, Clay, and Glass", "fa, agyag és üveg"."""
    if len(parts) == 1:
        return parts[0]
    return Name(format_list(parts, locale=language), parts=parts)


def alternatives(name: str, language: str) -> Name:
    """A list as a choice, without numbers: "Wood, Clay, or Glass", "fa, agyag vagy üveg"."""
    members = (name.parts or (name,)) if isinstance(name, Name) else (Name(name),)
    return Name(format_list([member.bare for member in members], style="or", locale=language))


def formed(name: str, form: str, language: str) -> Name:
    """The name in a form that its message has as an attribute; of a list, every member in that form."""
    parts, traits = (name.parts, name.traits) if isinstance(name, Name) else ((), NO_TRAITS)
    if parts:
        return listing([formed(part, form, language) for part in parts], language)
    if form not in traits:
        raise BadTextError(f"{str(name)!r} has no form {form!r}")
    return Name(traits[form])


def joined(name: str, last: str, between: str = ", ") -> Name:
    """A list in words of the sentence's own: `last` stands before the last member, as in "…, then …"."""
    members = (name.parts or (name,)) if isinstance(name, Name) else (name,)
    return Name(last.join([text for text in (between.join(members[:-1]), members[-1]) if text]))


def capital(name: str) -> Name:
    """The name at the beginning of a sentence. How a player writes his own name is left alone."""
    traits = name.traits if isinstance(name, Name) else NO_TRAITS
    return Name(name, traits) if "person" in traits else Name(name[:1].upper() + name[1:], traits)
