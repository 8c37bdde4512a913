"""Packed sets, rows and counters do what sets, lists and lists of counts do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel import packed

pytestmark = pytest.mark.both_modes

things = st.integers(0, packed.BITS - 1)
sets = st.sets(things)


@st.composite
def rows(draw: st.DrawFn, least: int = 0) -> tuple[list[int], int]:
    """The numbers of a row that has room for one more, and how wide its lanes are."""
    bits = draw(st.integers(2, 20))
    most = packed.BITS // bits - 1
    return draw(st.lists(st.integers(0, (1 << bits) - 2), min_size=least, max_size=most)), bits


@given(sets, things)
def test_a_set_is_a_set(members: set[int], thing: int) -> None:
    mask = packed.set_of(members)
    assert packed.each(mask) == sorted(members)
    assert packed.size(mask) == len(members)
    assert packed.has(mask, thing) == (thing in members)
    assert packed.each(packed.plus(mask, thing)) == sorted(members | {thing})
    assert packed.each(packed.minus(mask, thing)) == sorted(members - {thing})
    assert packed.bit(thing) == packed.set_of([thing])
    assert mask >= 0


@given(st.sets(things, min_size=1))
def test_the_things_of_a_set_stand_in_a_line(members: set[int]) -> None:
    mask = packed.set_of(members)
    assert packed.lowest(mask) == min(members)
    assert packed.each(mask & mask - 1) == sorted(members)[1:]
    assert [packed.nth(mask, place) for place in range(len(members))] == sorted(members)


@given(rows(), st.data())
def test_a_row_is_a_list(row: tuple[list[int], int], data: st.DataObject) -> None:
    numbers, bits = row
    held = packed.row_of(numbers, bits)
    thing = data.draw(st.integers(0, (1 << bits) - 2))
    assert packed.listed(held, bits) == numbers
    assert packed.length(held, bits) == len(numbers)
    assert packed.find(held, thing, bits) == (numbers.index(thing) if thing in numbers else -1)
    assert packed.listed(packed.append(held, thing, bits), bits) == [*numbers, thing]
    assert packed.append_at(held, len(numbers), thing, bits) == packed.append(held, thing, bits)
    assert held >= 0


@given(rows(least=1), st.data())
def test_numbers_leave_a_row(row: tuple[list[int], int], data: st.DataObject) -> None:
    numbers, bits = row
    held = packed.row_of(numbers, bits)
    place = data.draw(st.integers(0, len(numbers) - 1))
    last = len(numbers) - 1
    assert packed.first(held, bits) == numbers[0]
    assert packed.item(held, place, bits) == numbers[place]
    assert packed.listed(packed.remove(held, place, bits), bits) == numbers[:place] + numbers[place + 1 :]
    moved = numbers.copy()
    moved[place] = moved[last]
    assert packed.listed(packed.take_out(held, place, last, bits), bits) == moved[:last]


def test_the_last_lane_and_the_last_bit_are_of_use() -> None:
    full = [126] * 9
    assert packed.listed(packed.row_of(full, 7), 7) == full
    assert packed.item(packed.row_of(full, 7), 8, 7) == 126
    assert packed.listed(packed.append(packed.row_of(full[:8], 7), 5, 7), 7) == [*full[:8], 5]
    assert packed.each(packed.set_of([62])) == [62]
    assert packed.listed(packed.remove(packed.row_of(full, 7), 8, 7), 7) == full[:8]


@pytest.mark.parametrize("thing", [-1, 63])
def test_a_set_refuses_what_has_no_bit(thing: int) -> None:
    with pytest.raises(ValueError, match=f"a packed set holds 0 to 62, not {thing}"):
        packed.set_of([1, thing])


@pytest.mark.parametrize("thing", [-1, 15])
def test_a_row_refuses_what_does_not_fit_a_lane(thing: int) -> None:
    with pytest.raises(ValueError, match=f"lanes of 4 bits holds 0 to 14, not {thing}"):
        packed.row_of([1, thing], 4)


def test_a_row_refuses_more_than_it_has_room_for() -> None:
    with pytest.raises(ValueError, match="lanes of 7 bits has room for 9"):
        packed.row_of([1] * 10, 7)


@given(st.lists(st.integers(0, 31), min_size=1, max_size=10), st.data())
def test_counters_count(counts: list[int], data: st.DataObject) -> None:
    held = sum(packed.counted(index, 6, count) for index, count in enumerate(counts))
    index = data.draw(st.integers(0, len(counts) - 1))
    assert [packed.counter(held, at, 6) for at in range(len(counts))] == counts
    counts[index] += 1
    more = held + packed.counted(index, 6)
    assert [packed.counter(more, at, 6) for at in range(len(counts))] == counts
    assert more - packed.counted(index, 6) == held
