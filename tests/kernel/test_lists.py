"""Lists that are replaced."""

import pytest

from pentapolis.kernel.lists import plus, without

pytestmark = pytest.mark.both_modes


def test_one_more_and_one_fewer_leave_the_list_as_it_is() -> None:
    items = [3, 1, 3]
    assert plus(items, 1) == [3, 1, 3, 1]
    assert without(items, 3) == [1, 3]
    assert items == [3, 1, 3]
    assert plus([], 2) == [2]
    with pytest.raises(ValueError):
        without(items, 9)
