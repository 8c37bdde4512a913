"""Every rule of every ledger is named by a test, and by the code that implements it."""

from pathlib import Path

import pytest

from pentapolis.ledger import ledger, shortened_ids, slugs, without_code

TESTS = Path(__file__).parents[1]
GAMES = TESTS.parent / "pentapolis" / "games"


@pytest.mark.parametrize("slug", slugs())
def test_no_rule_is_left_without_a_test(slug: str) -> None:
    assert [rule.id for rule in ledger(slug).uncovered(TESTS)] == []


@pytest.mark.parametrize("slug", slugs())
def test_no_rule_is_left_without_code(slug: str) -> None:
    """`pentapolis rules GAME --without-code` lists them; a rule that needs no code says so beside it."""
    assert [rule.id for rule in without_code(ledger(slug), GAMES / slug.replace("-", "_"))] == []


@pytest.mark.parametrize("slug", slugs())
def test_ids_are_written_out_in_full(slug: str) -> None:
    assert shortened_ids(GAMES / slug.replace("-", "_")) == []
