"""Where the panes lie."""

import pytest

from pentapolis.cli.full.rooms import LOWEST, NARROWEST, PANES, WIDE, Room, rooms, too_small

SIZES = [(w, h) for w in (60, 72, 80, 99, 100, 117, 118, 120, 160, 240) for h in (20, 24, 30, 40, 66)]
OWN = [(0, 3), (30, 8), (78, 12)]


def cells(room: Room) -> set[tuple[int, int]]:
    return {(x, y) for x in range(room.x, room.x + room.width) for y in range(room.y, room.y + room.height)}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("beside", [False, True])
def test_panes_lie_on_the_screen_between_its_first_and_last_line_and_never_on_each_other(
    size: tuple[int, int], beside: bool
) -> None:
    columns, lines = size
    for own in OWN:
        found = rooms(columns, lines, *own, beside=beside)
        taken: set[tuple[int, int]] = set()
        for room in found.values():
            inside = cells(room)
            assert not inside & taken
            taken |= inside
            assert room.lines >= 2
            assert room.columns >= 20
        assert min(y for _, y in taken) == 1
        assert max(y for _, y in taken) == lines - 2
        assert max(x for x, _ in taken) == columns - 1
        assert {"board", "moves"} <= set(found)
        assert ("side" in found) == beside


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_board_own_things_moves_and_log_are_all_there(size: tuple[int, int]) -> None:
    for own in OWN:
        assert set(rooms(*size, *own)) == set(PANES) - {"side"}


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_own_things_have_the_width_they_need(size: tuple[int, int]) -> None:
    for own in OWN:
        assert rooms(*size, *own)["own"].columns >= own[0]


def test_a_wide_screen_lays_the_moves_beside_the_board() -> None:
    low, wide = rooms(WIDE - 1, 40, 78, 9), rooms(WIDE, 40, 78, 9)
    assert low["moves"].y > low["board"].y
    assert wide["moves"].y == wide["board"].y


def test_an_enlarged_pane_is_alone() -> None:
    for name in PANES:
        assert rooms(80, 24, 78, 9, enlarged=name) == {name: Room(0, 1, 80, 22)}


def test_a_screen_can_be_too_small() -> None:
    assert too_small(NARROWEST - 1, 40)
    assert too_small(100, LOWEST - 1)
    assert not too_small(NARROWEST, LOWEST)
