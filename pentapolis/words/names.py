"""A name that remembers its grammar.

Sentences are put together from names the translator of the sentence never saw. A `Name` is an ordinary
string, so Fluent prints it as it is, but it still knows what its text file said about it (its traits) and,
for a list, the names it was made of: a language with suffixes needs both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from babel.lists import format_list

NO_TRAITS: Mapping[str, str] = MappingProxyType({})

#: Traits of a name a person chose: no language may touch its first letter or put an article before it.
PERSON: Mapping[str, str] = MappingProxyType({"person": "yes"})


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
