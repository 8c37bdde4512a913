"""Token buckets: nobody does more than is allowed, nobody waits longer than he was told."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.server.limits import Bucket, Limits

BURSTS = st.floats(1, 50)
RATES = st.floats(0.01, 50)
PAUSES = st.lists(st.floats(0, 5), min_size=1, max_size=120)


def times(pauses: list[float]) -> list[float]:
    moments = [0.0]
    for pause in pauses:
        moments.append(moments[-1] + pause)
    return moments


@given(BURSTS, RATES, PAUSES)
def test_no_window_holds_more_than_the_burst_and_the_rate_allow(burst: float, rate: float, pauses: list[float]) -> None:
    bucket = Bucket(burst, rate, 0.0)
    allowed = [now for now in times(pauses) if bucket.take(now) == 0.0]
    for first, begin in enumerate(allowed):
        for last in range(first, len(allowed)):
            assert last - first + 1 <= burst + rate * (allowed[last] - begin) + 1e-6


@given(BURSTS, RATES, PAUSES)
def test_whoever_waits_as_long_as_told_is_let_in(burst: float, rate: float, pauses: list[float]) -> None:
    bucket = Bucket(burst, rate, 0.0)
    now = 0.0
    for pause in pauses:
        now += pause
        wait = bucket.take(now)
        if wait:
            now += wait
            assert bucket.take(now) == 0.0


@given(st.integers(1, 50), RATES)
def test_the_whole_burst_is_there_at_once_and_no_more(burst: int, rate: float) -> None:
    bucket = Bucket(burst, rate, 7.0)
    assert [bucket.take(7.0) for _ in range(burst)] == [0.0] * burst
    assert bucket.take(7.0) > 0.0


def test_a_refused_deed_costs_nothing() -> None:
    bucket = Bucket(1, 1, 0.0)
    assert bucket.take(0.0) == 0.0
    assert [bucket.take(0.5) for _ in range(3)] == [0.5, 0.5, 0.5]
    assert bucket.take(1.0) == 0.0


def test_without_a_rate_the_burst_is_all_there_is() -> None:
    bucket = Bucket(2, 0, 0.0)
    assert [bucket.take(now) for now in (0.0, 10.0, 1e9)] == [0.0, 0.0, inf]


def test_a_clock_that_goes_back_changes_nothing() -> None:
    bucket = Bucket(1, 1, 10.0)
    assert bucket.take(10.0) == 0.0
    assert bucket.take(3.0) == 1.0
    assert bucket.take(11.0) == 0.0


@pytest.mark.parametrize(("burst", "rate"), [(0.5, 1), (1, -1), (inf, 1), (1, inf), (float("nan"), 1)])
def test_limits_that_make_no_sense_are_refused_at_once(burst: float, rate: float) -> None:
    with pytest.raises(ValueError, match="a limit needs"):
        Limits({"move": (burst, rate)})


def test_limits_that_keep_nobody_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one bucket"):
        Limits({"move": (1, 1)}, most=0)


def test_people_and_deeds_do_not_use_up_each_others_share() -> None:
    limits = Limits({"move": (1, 1), "table": (1, 0.5)})
    assert limits.take("move", "anna", 0.0) == 0.0
    assert limits.take("move", "bela", 0.0) == 0.0
    assert limits.take("table", "anna", 0.0) == 0.0
    assert limits.take("move", "anna", 0.0) == 1.0
    assert limits.take("table", "anna", 0.0) == 2.0


def test_the_clock_is_asked_when_no_time_is_given() -> None:
    now = 0.0
    limits = Limits({"move": (1, 2)}, clock=lambda: now)
    assert limits.take("move", "anna") == 0.0
    assert limits.take("move", "anna") == 0.5
    now = 0.5
    assert limits.take("move", "anna") == 0.0


def test_full_buckets_are_forgotten() -> None:
    limits = Limits({"move": (1, 1)})
    for number in range(1000):
        limits.take("move", str(number), 0.0)
    assert len(limits) == 1000
    for number in range(1000):
        limits.take("move", f"late {number % 5}", 10.0 + number)
    assert len(limits) <= 5


def test_memory_is_bounded_while_many_come_at_once_and_the_active_are_remembered() -> None:
    limits = Limits({"move": (2, 0.001)}, most=100)
    for number in range(5000):
        limits.take("move", str(number), 0.0)
        wait = limits.take("move", "busy", 0.0)
        assert (wait > 0) == (number >= 2)
        assert len(limits) <= 101
