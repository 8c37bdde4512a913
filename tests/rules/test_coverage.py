"""Every rule of every ledger is named by a test."""

from pathlib import Path

import pytest

from pentapolis.ledger import ledger, slugs

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("slug", slugs())
def test_no_rule_is_left_without_a_test(slug: str) -> None:
    assert [rule.id for rule in ledger(slug).uncovered(TESTS)] == []
