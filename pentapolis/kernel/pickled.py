"""Things of the engine through `pickle`: to another process, or into a file of one's own.

Pickle makes an object without its `__init__` and fills it. A compiled class cannot be made so, unless its `__init__`
takes no arguments: it is made by its `__init__`, and then filled. What is the same for all tables (games, editions,
steps) goes by name or by what it was made of; it is never there twice.
"""

from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Final

from pentapolis.kernel.fields import fields_of

if TYPE_CHECKING:
    from pentapolis.kernel.table import Table

#: A class of tables names here the fields that follow from the game, its options and the number of seats.
BY_OPTIONS: Final = "by_options"
COMPILED: Final = "__mypyc_attrs__"
#: Fields of a table that are made otherwise: worked out anew, or written as lists, because chains are too deep.
OTHERWISE: Final = ["game", "asked", "answers", "lane_answers", "history", "told"]

_ARGUMENTS: Final[dict[type, list[str]]] = {}


def made_again(thing: object) -> tuple[Any, ...]:
    """`__reduce__` of what never changes: its class is called with the fields that its arguments are called by."""
    kind = type(thing)
    names = _ARGUMENTS.get(kind)
    if names is None:
        names = _ARGUMENTS[kind] = arguments_of(kind)
    try:
        return kind, tuple([getattr(thing, name) for name in names])
    except AttributeError as error:
        raise TypeError(f"{kind.__name__} cannot be pickled: {error}; give it a __reduce__") from None


def arguments_of(kind: type) -> list[str]:
    """The names of all that a class can be called with, in order."""
    parameters = signature(kind).parameters
    for parameter in parameters.values():
        if parameter.kind not in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD):
            raise TypeError(f"{kind.__name__} cannot be pickled: it takes {parameter}; give it a __reduce__")
    return list(parameters)


def refilled(thing: object, arguments: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    """`__reduce__` of what changes: every field as it is. With `arguments`, any, a compiled class can be made."""
    kind = type(thing)
    if COMPILED not in vars(kind):
        return filled, (kind, None, present(thing))
    return filled, (kind, arguments, present(thing))


def present(thing: object) -> dict[str, Any]:
    """All fields that are set."""
    return {name: getattr(thing, name) for name in fields_of(thing) if hasattr(thing, name)}


def filled(kind: Any, arguments: tuple[Any, ...] | None, fields: dict[str, Any]) -> Any:
    """The reverse of `refilled`. Without arguments the class is one of interpreted Python: it needs no `__init__`."""
    thing = kind.__new__(kind) if arguments is None else kind(*arguments)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def taken_apart(table: "Table") -> tuple[Any, ...]:
    """`__reduce__` of tables."""
    besides = set(OTHERWISE)
    for base in type(table).__mro__:
        besides.update(vars(base).get(BY_OPTIONS, ()))
    fields = {name: value for name, value in present(table).items() if name not in besides}
    lines: list[tuple[int, str, dict[str, Any], int]] = []
    line = table.told
    while line is not None:
        event = line.event
        lines.append((event.ply, event.message, event.args, line.readers))
        line = line.before
    lines.reverse()
    edition = table.game.edition_of(table.chosen) if table.chosen else None
    return laid_out, (table.game.slug, table.seats, table.chosen, edition, fields, table.played(), lines)


def laid_out(
    slug: str,
    seats: int,
    options: dict[str, Any],
    edition: tuple[str, str] | None,
    fields: dict[str, Any],
    moves: list[tuple[int, int]],
    lines: list[tuple[int, str, dict[str, Any], int]],
) -> "Table":
    """The reverse of `taken_apart`: a new table of the game, on which everything is then laid as it was."""
    from pentapolis.kernel.game import find_game
    from pentapolis.kernel.table import Event, Played, Told

    game = find_game(slug)
    table = game.new(seats, 0, options, bulk=True)
    if edition is not None and game.edition_of(options) != edition:
        raise ValueError(f"the edition {edition[0]!r} of {slug} is not the one that this table was pickled with")
    for name, value in fields.items():
        setattr(table, name, value)
    history: Played | None = None
    for seat, move in moves:
        history = Played(history, seat, move)
    told: Told | None = None
    for ply, message, args, readers in lines:
        told = Told(told, Event(ply, message, args), readers)
    table.history = history
    table.told = told
    table.forget()
    return table
