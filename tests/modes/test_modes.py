"""The same records, compiled and interpreted, in processes with different hash seeds: the same tables."""

from collections.abc import Callable

import pytest

import pentapolis
from pentapolis._mode import compiled
from pentapolis.kernel.conformance import digest, fingerprints, same_in_processes
from tests.golden import goldens
from tests.golden.wanted import told_digest

RECORDS = [golden.record for golden in goldens()]


# It starts a compiled and an interpreted process, whichever form this one has: once is enough.
def test_golden_games_are_the_same_in_every_process(record_property: Callable[[str, object], None]) -> None:
    modes = same_in_processes(RECORDS)
    said = f"{modes[0]} with hash seed 1 and {modes[1]} with hash seed 2"
    record_property("compared", said)  # for reports in XML
    print(f"compared: {said}")  # for `pytest -rP`
    assert modes[1] == "interpreted"
    # Where this process runs compiled, so does the first of the two; an interpreted one cannot know.
    assert modes[0] in ({"compiled"} if compiled() else {"compiled", "interpreted"})


@pytest.mark.both_modes
@pytest.mark.parametrize("slug", sorted({record.game for record in RECORDS}))
def test_this_process_agrees_with_the_stored_digests(slug: str) -> None:
    """Every golden game is replayed elsewhere; here one of each game, ply by ply."""
    golden = min(goldens(slug), key=lambda golden: len(golden.record.moves))
    plies = fingerprints(golden.record)
    assert len(plies) == len(golden.record.moves) + 1
    table = pentapolis.replay(golden.record)
    assert plies[-1].split(":")[0] == digest(table)
    assert told_digest(table) == golden.expected["digest"]
