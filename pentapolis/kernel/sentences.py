"""Sentences as values: a message id with its arguments, never prose. `pentapolis.words` and the browser say them.

An argument of a message may be such a value, or a list of them, so that the text of a card is put together from the
parts its effects are made of:

>>> sentence("effect-may", {"effect": sentence("effect-draw", {"count": 2})})
{'message': 'effect-may', 'args': {'effect': {'message': 'effect-draw', 'args': {'count': 2}}}}
"""

from typing import Any


def sentence(message: str, args: dict[str, Any] | None = None, form: str = "") -> dict[str, Any]:
    """A message with its arguments and, where it must not stand as it is, the grammatical form it takes."""
    made: dict[str, Any] = {"message": message, "args": {} if args is None else args}
    if form:
        made["form"] = form
    return made
