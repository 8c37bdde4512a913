"""Lists that are replaced and never changed in place, so that a table and its copies can share them."""


def plus(items: list[int], item: int) -> list[int]:
    """A new list with one more."""
    more = items.copy()
    more.append(item)
    return more


def without(items: list[int], item: int) -> list[int]:
    """A new list with one fewer: the first that is equal is left out."""
    fewer = items.copy()
    fewer.remove(item)
    return fewer
