"""The view of any game, field by field: for games that bring no drawing of their own.

Fields and things are called by the game's texts where it has them (`field-coins`, `card-mill`), else as they are.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from pentapolis.kernel.game import Game
from pentapolis.kernel.view import CommonView
from pentapolis.words import Words

#: What the frame shows itself.
COMMON: Final = frozenset(CommonView.__annotations__)
NOTHING: Final = "–"
INDENT: Final = "  "


#: Kinds of things that no move speaks of but pieces do: see `Piece` of the protocol.
PRINTED: Final = ("kind", "band", "back")


class Plainly:
    """Says a view in the words of its game."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        kinds = {kind.rstrip("0123456789") for kind in kinds_of_moves(game)}
        self.kinds = [*sorted(kinds), *PRINTED]

    def board(self, view: Mapping[str, Any], seat: int | None) -> Text:
        """Everything but what is the seat's own."""
        shown = {key: without(value, seat) for key, value in view.items() if key not in COMMON}
        return Text("\n").join(self.rows({key: value for key, value in shown.items() if value != []}, 0))

    def own(self, view: Mapping[str, Any], seat: int) -> Text:
        """What the view says of this seat."""
        found: list[Text] = []
        for value in view.values():
            for part in value if isinstance(value, list) else ():
                if isinstance(part, Mapping) and part.get("seat") == seat:
                    found += self.rows({key: inner for key, inner in part.items() if key != "seat"}, 0)
        return Text("\n").join(found) if found else Text(NOTHING)

    def rows(self, fields: Mapping[str, Any], depth: int) -> list[Text]:
        found: list[Text] = []
        for key, value in fields.items():
            label = self.words.say(f"field-{key}") if self.words.has(f"field-{key}") else key.replace("_", " ")
            inner = nested(value)
            if not inner:
                found.append(Text.assemble(INDENT * depth, (f"{label}: ", "dim"), self.said(key, value)))
                continue
            found.append(Text(INDENT * depth + label, "bold"))
            for number, part in enumerate(inner, 1):
                seat = part.get("seat")
                if len(inner) > 1 or isinstance(seat, int):
                    who = self.names[seat] if isinstance(seat, int) else str(number)
                    found.append(Text(INDENT * (depth + 1) + who, "bold"))
                found += self.rows({name: value for name, value in part.items() if name != "seat"}, depth + 2)
        return found

    def said(self, key: str, value: Any) -> str:
        if value is None or value in ([], {}):
            return NOTHING
        if isinstance(value, Mapping):
            return ", ".join(f"{self.named(str(name), key)} {self.said(key, part)}" for name, part in value.items())
        if isinstance(value, list):
            return ", ".join(self.said(key, part) for part in value)
        return self.named(str(value), key)

    def named(self, thing: str, key: str) -> str:
        """A thing by its name: of the kind that the field is called after, else of any kind there is."""
        for kind in (key, key.removesuffix("s"), *self.kinds):
            if self.words.has(f"{kind}-{thing}"):
                return self.words.say(f"{kind}-{thing}")
        return thing


def kinds_of_moves(game: Game) -> list[str]:
    return [
        objects.kind for verb in game.vocabulary.verbs for objects in (verb.first, verb.second) if objects is not None
    ]


def without(value: Any, seat: int | None) -> Any:
    """A list without the part that is the seat's own."""
    if seat is None or not isinstance(value, list):
        return value
    return [part for part in value if not (isinstance(part, Mapping) and part.get("seat") == seat)]


def nested(value: Any) -> list[Mapping[str, Any]]:
    """Parts that have fields of their own; numbers by name are a value."""
    if isinstance(value, Mapping) and any(isinstance(part, Mapping | list) for part in value.values()):
        return [value]
    if isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
        return list(value)
    return []
