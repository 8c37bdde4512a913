"""What the page about editions says is so: every field of a card, of an ability and of points, and what they may be."""

import re
from typing import Final

from pentapolis.games.imperium.edition import ABILITY, ADDED, BUILT_IN, FIELDS, PROVENANCES
from pentapolis.games.imperium.points import CASES
from pentapolis.games.imperium.terms import AFTER_PLAY, ICONS, STATES, SUITS, TOKENS, TYPES
from tests.docs import section, table_column, text_of

PAGE: Final = "docs/editions-imperium.md"
FIXED: Final = {"start", "players"}  # which an edition cannot change


def test_every_field_is_on_the_page() -> None:
    assert set(table_column(PAGE, "### Fields of a card")) == {*FIELDS, *ADDED} - FIXED
    assert table_column(PAGE, "### Abilities") == ABILITY
    assert all(f"(`{field}`)" in section(PAGE, "### Fields of a card") for field in FIXED)


def test_what_a_field_may_be() -> None:
    fields = table_column(PAGE, "### Fields of a card")
    rows = [line for line in section(PAGE, "### Fields of a card").splitlines() if line.startswith("| `")]
    said = {field: re.findall(r"`([a-z_]+)`", row)[1:] for field, row in zip(fields, rows, strict=True)}
    assert said["provenance"] == [*PROVENANCES, "print"]
    assert said["suits"] == SUITS
    assert said["state"] == STATES
    assert said["card_type"] == TYPES
    assert said["region_types"] == ICONS
    assert said["development_cost"] == TOKENS
    assert said["after_play"] == AFTER_PLAY
    assert table_column(PAGE, "### Points") == ["none", "fixed", "negative", "conditional", "variable"]
    assert all(f"`{case}`" in section(PAGE, "### Points") for case in CASES)
    assert f"called `{BUILT_IN}`" in text_of(PAGE)
