"""Deterministic generators that are part of a table's state.

`Keyed` for games people play, `Fast` for experiments and for the copies a search makes. Both answer the same
questions, so the rules never know which one they ask. Neither looks at the clock, at hashes or at `random`.
"""

from hashlib import blake2b
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

SEED_BITS: Final = 128
MOST: Final = 1 << 31


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """One interface for both generators."""

    def open(self, name: str) -> None:
        """Begin the chance called `name`; what follows until the next `open` belongs to it."""

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1, for n from 1 to MOST."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        raise NotImplementedError

    def state(self) -> str:
        """The whole state as text: equal states give equal numbers for ever."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        from pentapolis.kernel.pickled import refilled

        return refilled(self, (0,))  # the seed is of no account: it is in the fields


class Keyed(Rng):
    """A BLAKE2b stream of a 128-bit seed: nobody can work out a deck from the cards already seen.

    Every named chance has a stream of its own (`age-2` does not depend on what was drawn before it), so the same
    seed deals the same decks whatever the players do, and a server can publish the seed's hash beforehand.
    """

    def __init__(self, seed: int) -> None:
        self._key: bytes = seed.to_bytes(SEED_BITS // 8, "big")
        self._asked: dict[str, int] = {}
        self._name: bytes = b""
        self._block: int = 0
        self._pool: bytes = b""
        self._at: int = 0

    def open(self, name: str) -> None:
        time = self._asked.get(name, 0)
        self._asked[name] = time + 1
        self._name = f"{name}\n{time}\n".encode()
        self._block = 0
        self._pool = b""
        self._at = 0

    def _word(self) -> i64:
        if self._at == len(self._pool):
            self._pool = blake2b(self._name + str(self._block).encode(), key=self._key).digest()
            self._block += 1
            self._at = 0
        word = int.from_bytes(self._pool[self._at : self._at + 4], "big")
        self._at += 4
        return word

    def below(self, n: i64) -> i64:
        whole: i64 = 1 << 32
        if n < 1 or n > whole:
            raise ValueError(f"a number below {n} cannot be drawn")
        limit = whole - whole % n  # words past the last full multiple of n would favour small numbers
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def copy(self) -> "Keyed":
        twin = Keyed(0)
        twin._key = self._key
        twin._asked = self._asked.copy()
        twin._name = self._name
        twin._block = self._block
        twin._pool = self._pool
        twin._at = self._at
        return twin

    def state(self) -> str:
        asked = ",".join(f"{name}*{count}" for name, count in sorted(self._asked.items()))
        name = self._name.decode().replace("\n", "*")
        return f"keyed:{self._key.hex()}:{asked}:{name}:{self._block}:{self._at}"


class Fast(Rng):
    """A 32-bit xorshift: a few additions and shifts, made for millions of copies. Not for secrets."""

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not give neighbouring games, and xorshift must never hold zero.
        x: i64 = 0
        for shift in (0, 32, 64, 96):
            x ^= seed >> shift & 0xFFFFFFFF
            x = (x ^ x >> 16) * 0x45D9F3B & 0xFFFFFFFF
            x = (x ^ x >> 16) * 0x45D9F3B & 0xFFFFFFFF
        self._x: i64 = (x ^ x >> 16) | 1 << 31

    def below(self, n: i64) -> i64:
        if n < 1 or n > MOST:
            raise ValueError(f"a number below {n} cannot be drawn")
        x = self._x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self._x = x
        return (x * n) >> 32

    def copy(self) -> "Fast":
        twin = Fast(0)
        twin._x = self._x
        return twin

    def state(self) -> str:
        return f"fast:{self._x}"


def shuffle(items: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    things = cast("list[object]", items)
    left: i64 = len(things)
    while left > 1:
        at = rng.below(left)
        left -= 1
        thing = things[at]
        things[at] = things[left]
        things[left] = thing
