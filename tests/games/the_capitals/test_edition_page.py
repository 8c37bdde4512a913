"""What the page about editions says of the built-in one is so: where its tiles are from, its fields, their limits."""

import re
from collections import Counter
from typing import Final

from pentapolis.games.the_capitals.edition import BUILT_IN, EFFECTS, FIELDS_OF, FOLDER, load
from pentapolis.games.the_capitals.terms import STEPS, TRACKS, TYPES
from tests.docs import section, table_column

PAGE: Final = "docs/editions-the-capitals.md"
COLUMNS: Final = ["rulebook", "mixed", "reconstructed"]


def test_where_the_tiles_are_from() -> None:
    found: dict[str, Counter[str]] = {}
    for tile in load(FOLDER / f"{BUILT_IN}.toml").tiles:
        if tile.age or tile.requirements:
            found.setdefault(TYPES[tile.type], Counter())[tile.provenance] += 1
    kinds = table_column(PAGE, "### Where the tiles are from")
    assert kinds == list(found)
    for place, column in enumerate([*COLUMNS, ""], start=1):
        numbers = table_column(PAGE, "### Where the tiles are from", place)
        assert numbers == [str(found[kind][column] if column else found[kind].total()) for kind in kinds]


def test_every_field_is_on_the_page() -> None:
    named = set(re.findall(r"`([a-z_]+)`", section(PAGE, "### Tracks")))
    assert {field for fields in FIELDS_OF.values() for field in fields} <= named
    named = set(re.findall(r"`([a-z_]+)`", section(PAGE, "### Tiles")))
    assert {*EFFECTS, *TYPES[:5], "none"} <= named
    named = set(re.findall(r"`([a-z_]+)`", section(PAGE, "### Effects")))
    assert {*EFFECTS, *STEPS, *TRACKS} <= named
