"""The generators: the same numbers for ever, because every stored game depends on them."""

from hashlib import blake2b

import pytest

from pentapolis.kernel.rng import Fast, Keyed, Rng, shuffle

pytestmark = pytest.mark.both_modes

TOP = (1 << 128) - 1


def numbers(rng: Rng, name: str, n: int, count: int) -> list[int]:
    rng.open(name)
    return [rng.below(n) for _ in range(count)]


def test_keyed_gives_these_numbers_for_ever() -> None:
    assert numbers(Keyed(7), "age-1", 1000, 10) == [914, 729, 333, 655, 835, 948, 72, 56, 653, 118]
    assert numbers(Keyed(0), "", 1 << 32, 3) == [370882993, 1981325042, 3475992245]
    assert numbers(Keyed(TOP), "deck", 6, 12) == [4, 5, 2, 5, 1, 3, 0, 5, 0, 3, 1, 1]
    again = Keyed(7)
    again.open("age-1")
    assert numbers(again, "age-1", 1000, 5) == [834, 59, 148, 691, 874]


def test_fast_gives_these_numbers_for_ever() -> None:
    assert numbers(Fast(7), "x", 1000, 10) == [452, 708, 286, 618, 731, 839, 854, 704, 992, 545]
    assert numbers(Fast(0), "x", 1000, 5) == [500, 535, 666, 834, 409]


def test_keyed_is_a_blake2b_stream_anybody_can_check() -> None:
    """The words of a chance come from digests of its name, how often it was asked before, and a count."""
    key = (7).to_bytes(16, "big")
    stream = b"".join(blake2b(f"age-1\n1\n{block}".encode(), key=key).digest() for block in range(2))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    rng = Keyed(7)
    rng.open("age-1")
    assert numbers(rng, "age-1", 1 << 32, 32) == words


def test_keyed_skips_words_that_would_favour_small_numbers() -> None:
    n = 3_000_000_000  # of all words, those past n are thrown away
    key = (7).to_bytes(16, "big")
    stream = b"".join(blake2b(f"x\n0\n{block}".encode(), key=key).digest() for block in range(4))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    kept = [word for word in words if word < n]
    assert len(kept) < len(words)
    assert numbers(Keyed(7), "x", n, len(kept)) == kept


def test_names_have_streams_of_their_own() -> None:
    one, other = Keyed(7), Keyed(7)
    first = {name: numbers(one, name, 100, 20) for name in ("a", "b", "c")}
    second = {name: numbers(other, name, 100, 20) for name in ("c", "a", "b")}
    assert first == second
    assert len({tuple(found) for found in first.values()}) == 3


def test_a_name_asked_again_goes_on_differently() -> None:
    rng = Keyed(7)
    assert numbers(rng, "a", 1000, 5) != numbers(rng, "a", 1000, 5)


def test_how_much_was_drawn_of_one_name_does_not_change_another() -> None:
    one, other = Keyed(7), Keyed(7)
    numbers(one, "a", 100, 1)
    numbers(other, "a", 100, 50)
    assert numbers(one, "b", 100, 20) == numbers(other, "b", 100, 20)


@pytest.mark.parametrize("kind", [Keyed, Fast])
def test_seeds_give_different_streams(kind: type[Keyed] | type[Fast]) -> None:
    streams = {tuple(numbers(kind(seed), "x", 1000, 8)) for seed in range(300)}
    assert len(streams) == 300


@pytest.mark.parametrize("kind", [Keyed, Fast])
@pytest.mark.parametrize("n", [1, 2, 3, 7, 20, 1000, (1 << 31) - 1])
def test_below_stays_in_range(kind: type[Keyed] | type[Fast], n: int) -> None:
    found = numbers(kind(5), "x", n, 400)
    assert min(found) >= 0
    assert max(found) < n
    if n <= 20:
        assert set(found) == set(range(n))


@pytest.mark.parametrize("kind", [Keyed, Fast])
@pytest.mark.parametrize("n", [2, 3, 6, 23])
def test_below_is_uniform(kind: type[Keyed] | type[Fast], n: int) -> None:
    draws = 6_000
    found = numbers(kind(3), "x", n, draws)
    expected = draws / n
    chi_squared = sum((found.count(number) - expected) ** 2 / expected for number in range(n))
    # More than five standard deviations above its mean of n - 1 would be no chance.
    assert chi_squared < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("kind", [Keyed, Fast])
def test_shuffles_give_every_order_equally_often(kind: type[Keyed] | type[Fast]) -> None:
    rng = kind(9)
    rng.open("x")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2_400):
        things = [1, 2, 3, 4]
        shuffle(things, rng)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert all(50 < count < 160 for count in counts.values())


def test_shuffling_little_or_nothing() -> None:
    for things in ([], [4]):
        same = list(things)
        shuffle(same, Fast(1))
        assert same == things


@pytest.mark.parametrize("kind", [Keyed, Fast])
def test_a_copy_goes_on_alike_and_alone(kind: type[Keyed] | type[Fast]) -> None:
    rng = kind(3)
    numbers(rng, "x", 10, 5)
    twin = rng.copy()
    assert twin.state() == rng.state()
    mine = [rng.below(1000) for _ in range(40)]
    assert twin.state() != rng.state()
    assert [twin.below(1000) for _ in range(40)] == mine
    assert numbers(twin, "x", 1000, 5) == numbers(rng, "x", 1000, 5)


def test_states_are_readable() -> None:
    rng = Keyed(255)
    numbers(rng, "b", 10, 1)
    numbers(rng, "a", 10, 2)
    assert rng.state().startswith("keyed:000000000000000000000000000000ff:a*1,b*1:")
    assert Fast(7).state() == "fast:2262402997"


def test_the_state_says_in_which_stream_the_generator_stands() -> None:
    """Asked for the same names in another order, generators give different numbers: no equal states."""
    one, other = Keyed(1), Keyed(1)
    for rng, names in ((one, "ab"), (other, "ba")):
        for name in names:
            numbers(rng, name, 1000, 1)
    assert one.state() != other.state()
    assert [one.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]


@pytest.mark.parametrize("kind", [Keyed, Fast])
@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_a_number_that_cannot_be_drawn_is_refused(kind: type[Keyed] | type[Fast], n: int) -> None:
    rng = kind(1)
    rng.open("x")
    with pytest.raises(ValueError, match=f"below {n} cannot be drawn"):
        rng.below(n)


def test_every_part_of_a_seed_counts() -> None:
    assert len({Fast(seed).state() for part in range(4) for seed in (1 << 32 * part, 2 << 32 * part)}) == 8
