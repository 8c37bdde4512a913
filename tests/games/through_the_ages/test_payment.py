"""Paying with blue tokens against a model that tries everything (TTA-FR-05, TTA-FR-07, TTA-FR-08)."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.games.through_the_ages.catalogue import CARD
from pentapolis.games.through_the_ages.table import STORES, Player
from pentapolis.games.through_the_ages.terms import RESOURCE
from pentapolis.games.through_the_ages.tokens import pay_tokens

MINES = {"oil": 5, "coal": 3, "iron": 2, "bronze": 1}
VALUES = list(MINES.values())


def steps(held: tuple[int, ...], bank: int, known: list[bool]) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Everything that can be done with one token: to the bank, or changed into cheaper ones, for what is paid by it.

    A token that is broken up gives back less than it is worth, or as much: what it pays is the difference.
    """
    for place, count in enumerate(held):
        if not count:
            continue
        cheaper = [range(VALUES[place] // VALUES[other] + 1) if known[other] else range(1) for other in range(4)]
        for change in product(*[cheaper[other] if other > place else range(1) for other in range(4)]):
            worth = sum(number * value for number, value in zip(change, VALUES, strict=True))
            tokens = sum(change)
            if worth > VALUES[place] or tokens > bank + 1 or (worth == VALUES[place] and tokens == 0):
                continue
            after = [have + more for have, more in zip(held, change, strict=True)]
            after[place] -= 1
            yield tuple(after), bank + 1 - tokens, VALUES[place] - worth


def results(held: tuple[int, ...], bank: int, known: list[bool], most: int) -> dict[tuple[int, ...], int]:
    """All results that can be reached, and what they pay."""
    found = {held: 0}
    waiting = [(held, bank)]
    banks = {held: bank}
    while waiting:
        now, left = waiting.pop()
        for after, bank_after, paid in steps(now, left, known):
            if after not in found and found[now] + paid <= most:
                found[after] = found[now] + paid
                banks[after] = bank_after
                waiting.append((after, bank_after))
    return found


def best(held: tuple[int, ...], bank: int, known: list[bool], amount: int) -> tuple[int, ...]:
    """Exact if it can be, else overpaid by as little as possible; the fewest tokens, the most valuable ones kept."""
    found = results(held, bank, known, amount + 5)
    paid = min(number for number in found.values() if number >= amount)
    fitting = [result for result, number in found.items() if number == paid]
    return min(fitting, key=lambda result: (sum(result), [-count for count in result]))


@pytest.mark.rule("TTA-FR-05", "TTA-FR-07", "TTA-FR-08", "TTA-FR-10")
@given(
    held=st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.integers(0, 3)),
    bank=st.integers(0, 3),
    known=st.tuples(st.booleans(), st.booleans(), st.booleans()),
    share=st.integers(1, 100),
)
@settings(max_examples=150, deadline=None)
def test_payment_is_the_best_of_all_results(
    held: tuple[int, ...], bank: int, known: tuple[bool, ...], share: int
) -> None:
    in_play = [known[0] or held[0] > 0, known[1] or held[1] > 0, known[2] or held[2] > 0, True]
    have = sum(count * value for count, value in zip(held, VALUES, strict=True))
    if have == 0:
        return
    amount = max(1, have * share // 100)
    p = Player()
    stock = [0] * STORES
    for place, name in enumerate(MINES):
        stock[CARD.find(name)] = held[place]
        if in_play[place]:
            p.technologies |= 1 << CARD.find(name)
    p.stock = stock
    p.blue = bank
    pay_tokens(p, RESOURCE, amount)
    left = tuple(p.stock[CARD.find(name)] for name in MINES)
    assert left == best(held, bank, in_play, amount)
    assert p.blue == bank + sum(held) - sum(left)
    worth = sum(count * value for count, value in zip(left, VALUES, strict=True))
    assert have - worth == amount or p.blue == 0  # TTA-FR-07: overpaid only if the bank is empty as a result
