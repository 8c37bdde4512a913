"""The last conflict stays in everybody's view until the bids of the next are revealed."""

from collections.abc import Sequence
from typing import Any

from tests.rules.empires_end.board import CONFLICTS
from tests.rules.empires_end.position import ANNA, BENCE, CILI, ROW, position
from tests.rules.playing import play

ARMIES = ["army_1", "army_2"]


def reward(printed: dict[str, Any]) -> dict[str, Any]:
    """What the edition file says, as a view says it."""
    resources = printed.get("resources", {})
    listed = [name for name in ("wheat", "hammer", "axe", "coin") for _ in range(resources.get(name, 0))]
    return {"points": printed["points"], "resources": listed, "refresh": printed.get("refresh", 0)}


def force(card: str, starting: int, axes: int, coins: int, swapped: Sequence[str] = ()) -> dict[str, Any]:
    strength = starting + axes + coins
    bands = [band for band in CONFLICTS[card]["bands"] if band.get("min", 0) <= strength <= band.get("max", 99)]
    return {
        "starting": starting,
        "axes": axes,
        "coins": coins,
        "strength": strength,
        "band": reward(bands[0]) if bands else None,
        "swapped": list(swapped),
    }


def test_a_conflict_stays_in_view_after_its_phase() -> None:
    t = position(
        "C",
        ("EI",),
        seats=3,
        destroyed=[ARMIES, ["army_2"], ARMIES],
        goods=[{"axe": 3, "coin": 2}, {"coin": 1}, {}],
        conflicts=["conflict_01"],
    )
    play(t, "commit:3:2", seat=ANNA)
    assert t.view(None)["last_conflict"] is None
    play(t, "commit:0:1", seat=BENCE)
    assert t.view(None)["phase"] == "economy_industry"
    assert t.view(None)["conflict"] is None
    swapped = ["city", ROW[10]]  # the most valuable location and the last place
    forces = [
        force("conflict_01", 0, 3, 2),
        force("conflict_01", 2, 0, 1, swapped),
        force("conflict_01", 0, 0, 0, swapped),
    ]
    fought = {
        "card": "conflict_01",
        "forces": forces,
        "winners": [ANNA],
        "victory": reward(CONFLICTS["conflict_01"]["victory"]),
    }
    for viewer in (ANNA, BENCE, CILI, None):
        assert t.view(viewer)["last_conflict"] == fought
        assert t.copy().view(viewer)["last_conflict"] == fought


def test_a_location_that_is_there_already_is_not_swapped() -> None:
    """EE-CON-14."""
    row = [location for location in ROW if location != "city"]
    t = position("C", ("EI",), row=[*row, "city"], goods=[{"axe": 1}, {}], conflicts=["conflict_01"])
    play(t, "commit:1:0", seat=ANNA)
    assert t.view(None)["last_conflict"]["forces"][BENCE]["swapped"] == []


def test_it_is_replaced_when_the_next_bids_are_revealed() -> None:
    t = position("C", ("C", "EI"), goods=[{"axe": 2}, {}], conflicts=["conflict_02", "conflict_10"])
    before = t.copy()
    play(t, "commit:1:0", seat=ANNA)
    assert t.view(None)["conflict"]["card"] == "conflict_10"
    assert t.view(None)["last_conflict"]["card"] == "conflict_02"
    assert [one["axes"] for one in t.view(None)["last_conflict"]["forces"]] == [1, 0]
    assert before.view(None)["last_conflict"] is None
    play(t, "commit:0:0", seat=ANNA)
    assert t.view(None)["last_conflict"]["card"] == "conflict_10"


def test_all_who_are_strongest_have_won() -> None:
    t = position("C", ("EI",), destroyed=[ARMIES, ARMIES], goods=[{"axe": 2}, {"coin": 2}], conflicts=["conflict_03"])
    play(t, "commit:2:0", seat=ANNA)
    play(t, "commit:0:2", seat=BENCE)
    assert t.view(None)["last_conflict"]["winners"] == [ANNA, BENCE]


def test_what_differs_in_the_last_conflict_alone_is_another_state() -> None:
    """Two bids that come to the same strength leave different traces."""
    one, other = (position("C", ("EI",), goods=[{"axe": 1, "coin": 1}, {}], conflicts=["conflict_02"]) for _ in "ab")
    play(one, "commit:1:0", seat=ANNA)
    play(other, "commit:0:1", seat=ANNA)
    assert one.state()["last_fight"] != other.state()["last_fight"]
    assert one.view(BENCE) != other.view(BENCE)
