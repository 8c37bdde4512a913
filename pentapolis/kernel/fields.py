"""What a table and its parts consist of, read off the classes: a field that is declared cannot be forgotten.

A field is whatever `__init__` sets: an attribute of a compiled class, a slot, or an entry of the instance's dict. All
are state, except those that a class names in `worked_out`: what follows from other fields and is only kept to be quick,
or what the class's own `state` tells in another way.
"""

from typing import Any, Final

from pentapolis.kernel.rng import Rng
from pentapolis.kernel.steps import Step

WORKED_OUT: Final = "worked_out"


def fields_of(thing: object) -> list[str]:
    """The names of all fields, sorted; the same whether the class is compiled or not."""
    return sorted({*getattr(thing, "__dict__", {}), *declared_in(type(thing))})


def declared_in(kind: type) -> set[str]:
    """The fields that a class and its bases declare, as attributes of compiled classes or as slots."""
    names: set[str] = set()
    for base in kind.__mro__:
        own = vars(base)
        declared = own.get("__mypyc_attrs__", own.get("__slots__", ()))
        names.update([declared] if isinstance(declared, str) else declared)
    return {name for name in names if not name.startswith("__")}


def state_of(thing: object, besides: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Every field as plain data, but those `besides` and those worked out; TypeError names one that is not plain."""
    names = fields_of(thing)
    skipped = set(besides)
    for base in type(thing).__mro__:
        skipped.update(vars(base).get(WORKED_OUT, ()))
    unknown = sorted(skipped - set(names))
    if unknown:
        raise TypeError(f"{type(thing).__name__} has no field {unknown[0]!r}, but names it as worked out")
    kind = type(thing).__name__
    return {name: plain_of(getattr(thing, name), f"{kind}.{name}") for name in names if name not in skipped}


def plain_of(value: Any, where: str) -> Any:
    """A value as plain data: a part by its `state`, a step by its label, a thing of the catalogue by its id."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [plain_of(one, where) for one in value]
    if isinstance(value, dict):
        return {str(key): plain_of(one, where) for key, one in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain_of(one, where) for one in value)
    if isinstance(value, Step):
        return value.label()
    if isinstance(value, Rng) or callable(getattr(value, "state", None)):
        return value.state()
    if isinstance(getattr(value, "id", None), str):
        return value.id
    raise TypeError(f"{where} holds {value!r}, which is no plain data: give its class a `state` or an `id`")
