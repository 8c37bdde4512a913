"""Long tests come first on every worker, and none is lost."""

from tests.order import dealt, evened, seconds


def test_the_longest_name_that_fits_says_how_long_a_test_takes() -> None:
    assert seconds("tests/server/test_crash.py") > seconds("tests/server/test_doors.py") > seconds("tests/kernel/x.py")


def test_every_part_begins_with_what_takes_longest_and_modules_stay_together() -> None:
    light = [("tests/kernel/test_rng.py", f"rng {number}") for number in range(50)]
    long = [("tests/browser/test_a.py", f"a {number}") for number in range(4)]
    longer = [("tests/browser/test_b.py", f"b {number}") for number in range(6)]
    order = dealt([*light, *long, *longer], 2)
    assert sorted(order) == sorted(test for _, test in [*light, *long, *longer])
    assert order[:6] == [test for _, test in longer]
    assert order[30:34] == [test for _, test in long]


def test_parts_are_equally_many() -> None:
    assert [len(hand) for hand in evened([list("abcdefg"), ["x"], []])] == [3, 3, 2]
    assert sorted(test for hand in evened([list("abcdefg"), ["x"], []]) for test in hand) == sorted("abcdefgx")
