"""Extra taxation (CAP-TAX): loans, as few as possible and only for payments."""

import pytest

from tests.rules.the_capitals.prelude import *


def fewest(money: int, cost: int) -> int:
    """Loan by loan, until the payment leaves $1."""
    loans = 0
    while money + 3 * loans - cost < 1:
        loans += 1
    return loans


@pytest.mark.rule("CAP-TAX-01", "CAP-TAX-02")
@pytest.mark.parametrize("money", [1, 2, 3, 4, 7, 12, 13])
@pytest.mark.parametrize("cost", [1, 2, 3, 5, 11, 12])
def test_the_fewest_loans_that_leave_one(money: int, cost: int) -> None:
    t = built("market", effects={"market": immediate(economy=-cost)}, tracks=({"economy": money},))
    loans = fewest(money, cost)
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (money + 3 * loans - cost, -loans)


@pytest.mark.rule("CAP-TAX-01")
def test_each_loan_is_told() -> None:
    t = built("market", effects={"market": immediate(economy=-9)}, tracks=({"economy": 2},))
    assert told(t, "log-loan") == [{"seat": ANNA, "count": 3}]


@pytest.mark.rule("CAP-TAX-03")
def test_it_is_no_move_of_its_own() -> None:
    """Nobody can take a loan to have money: loans come with payments only."""
    t = position(tracks=({"economy": 1},), fields=(SPARE,))
    assert all(move.startswith("take:") for move in moves(t))
    build(t, SPARE[0], 0, 1)
    assert not told(t, "log-loan")


@pytest.mark.rule("CAP-TAX-03")
@pytest.mark.parametrize("money", [1, 9])
def test_it_does_not_meet_a_condition(money: int) -> None:
    effects = {"market": counted('{ track = "economy", every = 10 }', prestige=5)}
    t = built("market", effects=effects, tracks=({"economy": money},))
    assert (prestige_of(t, ANNA), track(t, ANNA, "economy")) == (0, money)


@pytest.mark.rule("CAP-TAX-04")
def test_it_pays_for_initiative_tiles_and_effects() -> None:
    poor = ({"economy": 1},) * 3
    t = position("politics", tracks=poor)
    play(t, "pick:2")
    assert prestige_of(t, ANNA) == -fewest(1, 12)
    t = position(tracks=poor, fields=((), ("market", *SPARE[:3]), ("bakery",)))
    play(t, "take:bakery")
    assert prestige_of(t, ANNA) == -fewest(1, 4)
    t = built(
        "market", tracks=poor, effects={"market": "immediate = [{ pay = { economy = 6 }, gain = { culture = 1 } }]"}
    )
    assert prestige_of(t, ANNA) == -fewest(1, 6)
    t = position("fair", round=12, tracks=poor)
    assert told(t, "log-loan")[0] == {"seat": ANNA, "count": fewest(1, 3)}
