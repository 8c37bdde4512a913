"""Tourism (CAP-TOU): the highest culture takes the tourists of those who have too little."""

from typing import Any

import pytest

from pentapolis.games.the_capitals.table import Capitals
from tests.rules.the_capitals.prelude import *


def hosts(t: Capitals) -> list[int]:
    return [tourist_at(t, tourist)[0] for tourist in range(t.seats)]


def culture(*spaces: int, **more: Any) -> Capitals:
    return position("tourism", seats=len(spaces), tracks=[{"culture": space} for space in spaces], **more)


@pytest.mark.rule("CAP-TOU-01")
def test_the_token_goes_to_the_highest_culture() -> None:
    t = position("tourism", tracks=({"culture": 3}, {"culture": 5}, {"culture": 4}), leader=ANNA)
    assert t.view(None)["tourism"]["token"] == BENCE
    assert told(t, "log-leader") == [{"seat": BENCE}]


@pytest.mark.rule("CAP-TOU-02")
def test_ties_are_broken_by_economy_then_by_initiative() -> None:
    same = {"culture": 5, "economy": 7}
    t = position("tourism", tracks=(same, {**same, "economy": 8}, same))
    assert t.leader == BENCE
    assert hosts(t) == [ANNA, BENCE, BENCE], "of the other two the first in initiative is higher"
    t = position("tourism", order=(CILI, BENCE, ANNA), tracks=(same, same, same))
    assert t.leader == CILI
    assert hosts(t) == [CILI, BENCE, CILI]
    assert t.view(None)["tourism"]["ranks"] == [CILI, BENCE, ANNA]


@pytest.mark.rule("CAP-TOU-03", "CAP-GAP-03", "CAP-GAP-29")
@pytest.mark.parametrize("spaces", [(8, 7, 6), (2, 1, 0), (0, 0, 0)])
def test_the_lowest_city_loses_its_tourist_without_any_attraction(spaces: tuple[int, int, int]) -> None:
    assert hosts(culture(*spaces)) == [ANNA, BENCE, ANNA]


@pytest.mark.rule("CAP-TOU-03")
def test_the_others_keep_theirs() -> None:
    assert hosts(culture(8, 7, 6, 5)) == [ANNA, BENCE, CILI, ANNA]


@pytest.mark.rule("CAP-TOU-04", "CAP-TOU-05", "CAP-GAP-27")
@pytest.mark.parametrize(
    ("leader", "level", "up_to"),
    [(8, 0, -1), (9, 1, 6), (13, 1, 6), (14, 2, 9), (23, 2, 9), (24, 3, 23), (30, 3, 23)],
)
def test_attraction_levels_and_their_reach(leader: int, level: int, up_to: int) -> None:
    lowest = 0
    others = [space for space in range(1, leader) if space not in (lowest, leader)]
    for space in others:
        t = culture(leader, space, lowest)
        assert t.view(None)["tourism"]["level"] == level
        assert hosts(t)[BENCE] == (ANNA if space <= up_to else BENCE), space


@pytest.mark.rule("CAP-TOU-05")
def test_space_0_is_in_reach() -> None:
    assert hosts(culture(9, 0, 0)) == [ANNA, ANNA, ANNA]


@pytest.mark.rule("CAP-TOU-06")
def test_only_the_leader_attracts() -> None:
    """Bence has level 2 himself, and Cili on 9 would be in his reach."""
    assert hosts(culture(23, 15, 10, 7)) == [ANNA, BENCE, CILI, ANNA]


@pytest.mark.rule("CAP-TOU-07")
def test_losers_are_the_lowest_and_those_in_reach_never_the_leader() -> None:
    t = culture(9, 7, 6, 8, 7)
    assert hosts(t) == [ANNA, BENCE, ANNA, DANI, EMMA], "Cili is the lowest and in reach"
    t = culture(9, 5, 6, 8, 4)
    assert t.view(None)["tourism"]["losers"] == [BENCE, CILI, EMMA]
    assert hosts(t) == [ANNA, ANNA, ANNA, DANI, ANNA]
    t = culture(0, 0, 0)
    assert hosts(t)[ANNA] == ANNA, "not even on space 0"


@pytest.mark.rule("CAP-TOU-08")
def test_a_tourist_that_stays_lost_lies_where_it_is() -> None:
    t = culture(8, 7, 6, tourists={CILI: (ANNA, "hotel")})
    assert tourist_at(t, CILI) == (ANNA, "hotel")
    assert not told(t, "log-visits")


@pytest.mark.rule("CAP-TOU-08")
def test_a_tourist_that_changes_its_host_is_ready_beside_the_city() -> None:
    t = culture(8, 9, 0, tourists={CILI: (ANNA, "hotel")})
    assert tourist_at(t, CILI) == (BENCE, None)
    t = culture(8, 7, 6, tourists={CILI: (CILI, "hotel")})
    assert tourist_at(t, CILI) == (ANNA, None)


@pytest.mark.rule("CAP-TOU-09")
def test_a_tourist_no_longer_lost_comes_home_and_one_at_home_is_not_moved() -> None:
    t = culture(8, 6, 7, tourists={CILI: (ANNA, "hotel"), ANNA: (ANNA, "city_hall")})
    assert tourist_at(t, CILI) == (CILI, None)
    assert tourist_at(t, ANNA) == (ANNA, "city_hall")


@pytest.mark.rule("CAP-TOU-09")
def test_the_tourist_of_a_new_leader_comes_home() -> None:
    t = culture(8, 9, 0, tourists={BENCE: (ANNA, "hotel")})
    assert tourist_at(t, BENCE) == (BENCE, None)


@pytest.mark.rule("CAP-TOU-10")
def test_only_the_host_uses_a_tourist() -> None:
    t = position("executive", tourists={CILI: (ANNA, None)})
    play(t, "activate:hotel")
    assert moves(t) == {"send:0", "send:2", "pay_rest"}
    assert refusal(t, "send:1") == "CAP-TOU-10"
    play(t, "pay_rest")
    play(t, "rest:energy")
    assert t.to_act == [CILI]
    play(t, "activate:hotel")
    assert cubes_of(t, CILI) == {"hotel": 2}, "Cili has no tourist to send, so the cubes are paid at once"


@pytest.mark.rule("CAP-TOU-11", "CAP-GAP-05")
def test_the_token_gives_one_more_activation_and_guests_and_safety() -> None:
    t = culture(9, 5, 0, energy=(9, 9, 9))
    assert [seen(t, seat)["allowed"] for seat in range(3)] == [2, 1, 1]
    assert hosts(t) == [ANNA, ANNA, ANNA]
