"""Nobody fills a list alone."""

from collections.abc import Hashable, Iterable
from typing import TypeVar

Whose = TypeVar("Whose", bound=Hashable)
Item = TypeVar("Item")


def taking_turns(items: Iterable[tuple[Item, Whose]], each: int, most: int) -> list[Item]:
    """At most `most` of the items, `each` of one owner: everybody's first, then everybody's second, and so on."""
    rounds: list[list[Item]] = [[] for _ in range(each)]
    had: dict[Whose, int] = {}
    for item, whose in items:
        number = had.get(whose, 0)
        if number < each:
            had[whose] = number + 1
            rounds[number].append(item)
    return [item for one in rounds for item in one][:most]
