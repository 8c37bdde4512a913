"""The best grouping of units into armies, against a model that tries every grouping (TTA-ARM-02 to TTA-ARM-06)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.games.through_the_ages.catalogue import CARD, CARDS, TACTICS, WORKER_CARDS
from pentapolis.games.through_the_ages.ratings import tactical_strength

INFANTRY = ["warriors", "swordsmen", "riflemen", "modern_infantry"]
CAVALRY = ["knights", "cavalrymen", "tanks"]
ARTILLERY = ["cannon", "rockets"]
UNITS = [*INFANTRY, *CAVALRY, *ARTILLERY]
LEVELS = {name: CARDS[CARD.find(name)].age for name in UNITS}


def armies(units: tuple[int, ...], needs: tuple[int, int, int], khan: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every army that these units can form: the units left, and the level of the lowest one in it."""
    horses = [*CAVALRY, *INFANTRY] if khan else CAVALRY
    for foot in combinations_with_replacement(INFANTRY, needs[0]):
        for horse in combinations_with_replacement(horses, needs[1]):
            for guns in combinations_with_replacement(ARTILLERY, needs[2]):
                used = [*foot, *horse, *guns]
                left = [count - used.count(name) for count, name in zip(units, UNITS, strict=True)]
                if min(left) >= 0:
                    yield tuple(left), min(LEVELS[name] for name in used)


def model(tactic: int, units: dict[str, int], planes: int, khan: bool) -> int:
    card = TACTICS[tactic]
    needs = (card.infantry, card.cavalry, card.artillery)

    @cache
    def most(left: tuple[int, ...], air: int) -> int:
        found = 0
        for after, lowest in armies(left, needs, khan):
            worth = card.outdated if lowest <= card.age - 2 else card.strength
            found = max(found, worth + most(after, air))
            if air:
                found = max(found, 2 * worth + most(after, air - 1))
        return found

    return most(tuple(units[name] for name in UNITS), planes)


@pytest.mark.rule("TTA-ARM-02", "TTA-ARM-03", "TTA-ARM-04", "TTA-ARM-05", "TTA-ARM-06", "TTA-CLR-04")
@given(
    tactic=st.sampled_from(sorted(TACTICS)),
    counts=st.lists(st.integers(0, 2), min_size=len(UNITS), max_size=len(UNITS)).filter(lambda c: sum(c) <= 8),
    planes=st.integers(0, 2),
    khan=st.booleans(),
)
@settings(max_examples=120, deadline=None)
def test_armies_are_formed_for_the_highest_strength(tactic: int, counts: list[int], planes: int, khan: bool) -> None:
    units = dict(zip(UNITS, counts, strict=True))
    workers = [0] * WORKER_CARDS
    for name, count in units.items():
        workers[CARD.find(name)] = count
    workers[CARD.find("air_forces")] = planes
    assert tactical_strength(tactic, workers, khan) == model(tactic, units, planes, khan)
