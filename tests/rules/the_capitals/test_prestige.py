"""Prestige (CAP-PRE): tokens that are taken and never given back, and who may know their sum."""

import pytest

from tests.rules.the_capitals.prelude import *


@pytest.mark.rule("CAP-PRE-01")
def test_the_most_prestige_wins_after_the_last_age() -> None:
    t = position("fair", round=12, prestige=(20, 40, 30))
    assert (t.over, t.winners) == (True, [BENCE])
    t = position("fair", round=8, prestige=(20, 40, 30))
    assert not t.over


@pytest.mark.rule("CAP-PRE-02")
def test_losses_are_tokens_too_and_the_sum_may_be_negative() -> None:
    t = built("market", effects={"market": immediate(prestige=-3)}, prestige=(1,))
    assert (prestige_of(t, ANNA), seen(t, ANNA)["tokens"]) == (-2, 1)
    begin_at(t, "executive")
    play(t, "rest:prestige")
    assert (prestige_of(t, ANNA), seen(t, ANNA)["tokens"]) == (-1, 2), "nothing was given back"


@pytest.mark.rule("CAP-PRE-03")
def test_tokens_are_counted_by_all_and_their_sum_is_the_owners_secret() -> None:
    t = built("market", effects={"market": immediate(prestige=4)})
    for viewer in (ANNA, BENCE, None):
        assert seen(t, ANNA, viewer)["tokens"] == 1
    assert seen(t, ANNA, ANNA)["prestige_total"] == 4
    assert seen(t, ANNA, BENCE)["prestige_total"] is None
    assert seen(t, ANNA, None)["prestige_total"] is None
    assert seen(t, ANNA, BENCE)["parts"]["prestige"] == 0, "nor does the score tell"
    assert seen(t, ANNA, ANNA)["total"] - seen(t, ANNA, BENCE)["total"] == 4


@pytest.mark.rule("CAP-PRE-03")
def test_at_the_end_all_sums_are_open() -> None:
    t = position("fair", round=12, prestige=(20, 40, 30))
    assert seen(t, BENCE, ANNA)["prestige_total"] == prestige_of(t, BENCE)
