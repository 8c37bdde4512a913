"""Every one of the 552 cards has a spec for each part of its text; cards without one are played all the same."""

import pytest

from tests.games.imperium.test_catalogue import facts, side
from tests.rules.imperium import test_card_specs_classics, test_card_specs_commons, test_card_specs_legends
from tests.rules.imperium.position import note, position
from tests.rules.imperium.specs import Spec, check, parts
from tests.rules.playing import refusal

TABLES = (test_card_specs_commons.CASES, test_card_specs_classics.CASES, test_card_specs_legends.CASES)
SPECIFIED = {(number, spec.part) for table in TABLES for number, spec in table}

#: Cards that are played and then only lie in play, or go to the discard pile.
SILENT = [
    number
    for number, fact in facts().items()
    if "play" not in parts(number) and "N" not in fact["flags"] and fact["start"] != "in_play"
]


#: Cards that can never be played; King of Kings is never in a hand.
NEVER_PLAYED = [number for number, fact in facts().items() if "N" in fact["flags"] and number[-1] not in "AB"]


def test_every_part_of_every_card_has_a_spec() -> None:
    wanted = {(number, part) for number in facts() for part in parts(number)}
    assert sorted(wanted - SPECIFIED) == []


def test_no_card_is_left_out() -> None:
    """Played, used, triggered or refused; a power side that has only points is scored in `test_card_points.py`."""
    seen = {number for number, _ in SPECIFIED} | set(SILENT) | set(NEVER_PLAYED)
    left = {number for number in facts() if number not in seen}
    assert all(not facts()[number]["text"] and "power" in facts()[number]["suits"] for number in left)
    assert len({side(number) for number in facts()}) == 552
    assert {side(number) for number in facts()} - {side(number) for number in seen | left} == set()


@pytest.mark.rule("IMP-ACT-02", "IMP-ACT-03", "IMP-ACT-04", "IMP-KEY-PIN-01")
@pytest.mark.parametrize("number", SILENT)
def test_a_card_without_steps_is_only_put_into_play_or_discarded(number: str) -> None:
    check(number, Spec(f"{number} play | | |"))


@pytest.mark.rule("IMP-EFF-01")
@pytest.mark.parametrize("number", NEVER_PLAYED)
def test_some_cards_can_never_be_played(number: str) -> None:
    for empire in (False, True):
        t = position(hands=[[number]], empire=[empire], tokens=[(9, 9, 9)])
        assert refusal(t, note("play", number)) == "IMP-EFF-01"
