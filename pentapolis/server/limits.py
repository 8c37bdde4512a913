"""How often somebody may do something: token buckets."""

from collections.abc import Callable, Iterable, Mapping
from math import inf
from time import monotonic
from typing import Final

MOST: Final = 50_000  # buckets kept for each kind of deed
#: What a sum of small numbers may be short of: whoever waited as long as he was told must not be refused for it.
ROUNDING: Final = 1e-9


class Bucket:
    """`burst` deeds at once, and `rate` a second after that."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        if not 1 <= burst < inf or not 0 <= rate < inf:
            raise ValueError(f"a limit needs a burst of at least 1 and a rate of at least 0, not {burst} and {rate}")
        self.burst = burst
        self.rate = rate
        self.tokens = burst
        self.at = now

    def take(self, now: float) -> float:
        """0 when the deed is allowed, else the seconds until it would be; a refused deed costs nothing."""
        wait = self.wait(now)
        if wait == 0:
            self.tokens -= 1
        return wait

    def wait(self, now: float) -> float:
        """The same without doing it."""
        self._fill(now)
        if self.tokens >= 1 - ROUNDING:
            return 0.0
        return (1 - self.tokens) / self.rate if self.rate else inf

    def full(self, now: float) -> bool:
        """Whether it is as good as new, so that nothing is lost by forgetting it."""
        self._fill(now)
        return self.tokens >= self.burst

    def _fill(self, now: float) -> None:
        if now > self.at:  # a clock that goes back gives nothing and takes nothing
            self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
            self.at = now


class Limits:
    """A bucket for everybody who does something; `rates` names the deeds, each with its burst and rate.

    Memory is bounded: buckets that have filled up again are dropped, and beyond `most` of a kind the one that was
    used longest ago.
    """

    def __init__(
        self,
        rates: Mapping[str, tuple[float, float]],
        clock: Callable[[], float] = monotonic,
        most: int = MOST,
    ) -> None:
        if most < 1:
            raise ValueError(f"at least one bucket must be kept, not {most}")
        for burst, rate in rates.values():
            Bucket(burst, rate, 0.0)  # a rate that makes no sense is found here, not when somebody comes
        self._rates = dict(rates)
        self._clock = clock
        self._most = most
        # The most recently used are last.
        self._buckets: dict[str, dict[str, Bucket]] = {what: {} for what in rates}

    def take(self, what: str, who: str, now: float | None = None) -> float:
        """0 when `who` may do `what` now, else the seconds to wait."""
        if now is None:
            now = self._clock()
        buckets = self._buckets[what]
        bucket = buckets.pop(who, None)
        if bucket is None:
            burst, rate = self._rates[what]
            bucket = Bucket(burst, rate, now)
        wait = bucket.take(now)
        buckets[who] = bucket
        self._forget(buckets, now)
        return wait

    def take_all(self, deeds: Iterable[tuple[str, str]], now: float | None = None) -> float:
        """The same for something that is several deeds at once: if one of them is too much, none is counted."""
        if now is None:
            now = self._clock()
        deeds = list(deeds)
        wait = max((self.wait(what, who, now) for what, who in deeds), default=0.0)
        if wait == 0:
            for what, who in deeds:
                self.take(what, who, now)
        return wait

    def wait(self, what: str, who: str, now: float | None = None) -> float:
        """How long `who` would have to wait; nothing is counted."""
        bucket = self._buckets[what].get(who)
        return 0.0 if bucket is None else bucket.wait(self._clock() if now is None else now)

    def __len__(self) -> int:
        """How many buckets are kept."""
        return sum(len(buckets) for buckets in self._buckets.values())

    def _forget(self, buckets: dict[str, Bucket], now: float) -> None:
        for _ in range(2):  # at most one comes with each deed, so two at a time catch up
            oldest = next(iter(buckets))
            if len(buckets) <= self._most and not buckets[oldest].full(now):
                return
            del buckets[oldest]
