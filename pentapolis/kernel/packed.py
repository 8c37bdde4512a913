"""Sets, rows and counters packed into one `i64`: for tables that are copied and asked millions of times.

A **set** has a bit for each thing, 0 to 62. A **row** keeps small numbers in their order, in lanes of some bits each,
the first in the lowest lane; a lane holds its number and one, so that an empty lane is 0 and an empty row is 0 too.
**Counters** are lanes as well, each holding its count. How wide lanes are is a constant of the game:
`CARD_BITS: Final = 7`. No bit above the 63rd is used, so nothing packed is ever negative.

All are values. What changes one gives another, so tables and their copies share nothing, and comparing and copying are
one operation. A loop over one needs no list:

    while row:
        card = first(row, CARD_BITS)
        row >>= CARD_BITS

Nothing here checks numbers that are part of the rules; `set_of` and `row_of`, with which packing begins, do.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

BITS: Final = 63  # the 64th is the sign

# --- sets -----------------------------------------------------------------------------------------------------------


def bit(thing: i64) -> i64:
    """The set of this thing alone. Sets are joined with `|`, what two have in common is `&`."""
    # Compiled, a literal 1 would be shifted in 32 bits, and a literal past 62 bits is an object, unpacked each time.
    alone: i64 = 1
    alone <<= thing
    return alone


def has(things: i64, thing: i64) -> bool:
    return (things >> thing & 1) != 0


def plus(things: i64, thing: i64) -> i64:
    """The set with this thing, whether it was in it or not."""
    return things | bit(thing)


def minus(things: i64, thing: i64) -> i64:
    """The set without this thing, whether it was in it or not."""
    return things & ~bit(thing)


def size(things: i64) -> i64:
    """How many things are in the set."""
    found: i64 = 0
    while things:
        things &= things - 1
        found += 1
    return found


def lowest(things: i64) -> i64:
    """The thing with the lowest number; the set must not be empty. `things & things - 1` is the set without it."""
    at: i64 = 0
    if things & 0xFFFFFFFF == 0:
        at = 32
    if things >> at & 0xFFFF == 0:
        at += 16
    if things >> at & 0xFF == 0:
        at += 8
    while things >> at & 1 == 0:
        at += 1
    return at


def nth(things: i64, place: i64) -> i64:
    """The thing at this place, 0 to `size` - 1, when all stand in a line by their numbers."""
    while place > 0:
        things &= things - 1
        place -= 1
    return lowest(things)


def each(things: i64) -> list[int]:
    """All things of the set by their numbers."""
    found: list[int] = []
    while things:
        found.append(int(lowest(things)))
        things &= things - 1
    return found


def set_of(things: Iterable[int]) -> i64:
    """The set of these; ValueError for a number that has no bit."""
    packed: i64 = 0
    for thing in things:
        if not 0 <= thing < BITS:
            raise ValueError(f"a packed set holds 0 to {BITS - 1}, not {thing}")
        packed |= bit(thing)
    return packed


# --- rows -----------------------------------------------------------------------------------------------------------


def row_of(things: list[int], bits: i64) -> i64:
    """The row of these in lanes of so many bits; ValueError for a number too large or a row too long."""
    most = bit(bits) - 2
    packed: i64 = 0
    at: i64 = 0
    for thing in things:
        if not 0 <= thing <= most:
            raise ValueError(f"a row in lanes of {bits} bits holds 0 to {most}, not {thing}")
        if at + bits > BITS:
            raise ValueError(f"a row in lanes of {bits} bits has room for {BITS // bits}")
        packed |= bit(at) * (thing + 1)
        at += bits
    return packed


def listed(row: i64, bits: i64) -> list[int]:
    """The numbers of a row as a list of its own."""
    found: list[int] = []
    while row:
        found.append(int(first(row, bits)))
        row >>= bits
    return found


def first(row: i64, bits: i64) -> i64:
    """The first number; the row must not be empty. `row >> bits` are those that follow."""
    return (row & (bit(bits) - 1)) - 1


def item(row: i64, place: i64, bits: i64) -> i64:
    """The number at this place, which the row must have."""
    return (row >> place * bits & (bit(bits) - 1)) - 1


def length(row: i64, bits: i64) -> i64:
    found: i64 = 0
    while row:
        row >>= bits
        found += 1
    return found


def find(row: i64, thing: i64, bits: i64) -> i64:
    """The first place of this number, -1 when the row does not have it."""
    lane = bit(bits) - 1
    at: i64 = 0
    while row:
        if row & lane == thing + 1:
            return at
        row >>= bits
        at += 1
    return -1


def append(row: i64, thing: i64, bits: i64) -> i64:
    """One more number at the end."""
    return append_at(row, length(row, bits), thing, bits)


def append_at(row: i64, count: i64, thing: i64, bits: i64) -> i64:
    """The same for those who know how many there are."""
    return row | (thing + 1) << count * bits


def remove(row: i64, place: i64, bits: i64) -> i64:
    """The row without the number at this place; those behind it close up."""
    at = place * bits
    return row & (bit(at) - 1) | row >> (at + bits) << at


def take_out(row: i64, place: i64, last: i64, bits: i64) -> i64:
    """The row without the number at this place; the one at the last place moves there. Quicker than `remove`."""
    moved = row >> last * bits
    row ^= moved << last * bits
    if place == last:
        return row
    at = place * bits
    return row + ((moved - (row >> at & (bit(bits) - 1))) << at)


# --- counters -------------------------------------------------------------------------------------------------------


def counter(counts: i64, index: i64, bits: i64) -> i64:
    """One counter. Counters that have room are added and subtracted all at once with `+` and `-`."""
    return counts >> index * bits & (bit(bits) - 1)


def counted(index: i64, bits: i64, count: i64 = 1) -> i64:
    """This count in one counter, 0 in all others: what to add."""
    return count << index * bits
