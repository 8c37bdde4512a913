"""In which order tests run on several workers: long ones first, so that all workers are busy to the end.

Only the order depends on these figures. Seconds of processor time a test, about; what is not named takes next to none.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

SECONDS: Final = {
    "tests/browser/": 6.0,
    "tests/modes/": 30.0,
    "tests/tools/": 4.0,
    "tests/server/test_crash.py": 4.0,
    "tests/conformance/test_empires_end.py": 2.0,
    "tests/conformance/test_imperium.py": 6.0,
    "tests/conformance/test_seven_wonders_duel.py": 2.0,
    "tests/conformance/test_the_capitals.py": 4.0,
    "tests/conformance/test_through_the_ages.py": 6.0,
    "tests/server/": 0.3,
    "tests/store/": 0.2,
    "tests/cli/": 0.2,
}
NEXT_TO_NONE: Final = 0.01

T = TypeVar("T")


def seconds(module: str) -> float:
    """The longest name that fits says it."""
    fitting = [name for name in SECONDS if module.startswith(name)]
    return SECONDS[max(fitting, key=len)] if fitting else NEXT_TO_NONE


def dealt(tests: Iterable[tuple[str, T]], workers: int) -> list[T]:
    """Tests with their modules, in the order in which `workers` equal parts of them take equally long.

    A module stays together: its tests share a server. Each part begins with what takes longest.
    """
    modules: dict[str, list[T]] = {}
    for module, test in tests:
        modules.setdefault(module, []).append(test)
    costs = {module: seconds(module) * len(held) for module, held in modules.items()}
    hands: list[list[T]] = [[] for _ in range(workers)]
    loads = [0.0] * workers
    for module in sorted(modules, key=lambda name: (-costs[name], name)):
        lightest = loads.index(min(loads))
        hands[lightest] += modules[module]
        loads[lightest] += costs[module]
    return [test for hand in evened(hands) for test in hand]


def evened(hands: Sequence[list[T]]) -> list[list[T]]:
    """Workers begin with equally many tests: whoever has too many gives of the short ones at the end."""
    share, more = divmod(sum(map(len, hands)), len(hands))
    sizes = [share + (at < more) for at in range(len(hands))]
    spare = [test for hand, size in zip(hands, sizes, strict=True) for test in hand[size:]]
    kept = [hand[:size] for hand, size in zip(hands, sizes, strict=True)]
    for hand, size in zip(kept, sizes, strict=True):
        while len(hand) < size:
            hand.append(spare.pop())
    return kept
