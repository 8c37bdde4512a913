"""Laws of tables made from a table: copies, pickled tables, and those that a record rebuilds."""

import pickle

from pentapolis.kernel.conformance.comparing import (
    MOST_PLIES,
    Snapshot,
    broken,
    difference,
    name_of,
    play_out,
    same,
    view_of,
)
from pentapolis.kernel.record import read, replay
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table


def copies(table: Table, rng: Rng, most: int = MOST_PLIES) -> None:
    """A copy equals the table, and playing the copy to the end changes nothing in the table."""
    before = Snapshot(table)
    twin = table.copy()
    same("copy", table, before, Snapshot(twin), "the copy differs")
    if table.telling and (what := difference(table.record().data(), twin.record().data(), "record")):
        raise broken("copy", table, f"the copy differs: {what}")
    play_out("copy", table, twin, rng, most, "a copy")
    same("copy", table, before, Snapshot(table), "playing on a copy changed the table")


def pickles(table: Table, rng: Rng, most: int = MOST_PLIES) -> "Kept":
    """A table that went through `pickle` is equal; so is a sample, which has no record. Returns the first."""
    kept = Kept(table, "pickle", _pickled(table, table, "the pickled table"))
    rng = rng.copy()
    sample = table.resample(table.to_act[0], rng)
    play_out("pickle", table, _pickled(table, sample, "a pickled sample"), rng, most, "a pickled sample")
    return kept


def _pickled(table: Table, original: Table, what: str) -> Table:
    try:
        twin: Table = pickle.loads(pickle.dumps(original))
    except Exception as error:  # a field that cannot be pickled breaks in whatever way
        raise broken("pickle", table, f"{what} cannot be made: {error!r}") from error
    same("pickle", table, Snapshot(original), Snapshot(twin), f"{what} differs")
    found = difference(view_of(original, None), view_of(twin, None), "view")
    if not found and original.telling:
        found = difference(original.record().data(), twin.record().data(), "record")
    if found:
        raise broken("pickle", table, f"{what} differs: {found}")
    return twin


class Kept:
    """A copy put aside, to see later that playing on the table did not change it, and that it plays like the table."""

    def __init__(self, table: Table, law: str = "copy", twin: Table | None = None) -> None:
        """Without a `twin`, a copy of the table."""
        self.law = law
        self._copy = table.copy() if twin is None else twin
        self._before = Snapshot(table)
        self._played = int(table.ply)

    def unchanged(self) -> None:
        """The law of copies, seen from the other side."""
        same(
            self.law,
            self._copy,
            self._before,
            Snapshot(self._copy),
            "playing on the table changed an earlier copy",
        )

    def follows(self, table: Table) -> None:
        """The moves that were made on the table since, made on the copy, lead to the same table.

        Whatever `copy` forgets shows here, even if `state` does not tell of it. The copy is used up by this.
        """
        for seat, move in table.played()[self._played :]:
            named = f"{name_of(table, move)} of seat {seat}"
            if move not in self._copy.moves(seat):
                raise broken(self.law, self._copy, f"a copy that plays the same moves cannot play {named}")
            try:
                self._copy.make(seat, move)
            except Exception as error:  # a copy that lacks something breaks in whatever way
                what = f"a copy that plays the same moves breaks at {named}: {error!r}"
                raise broken(self.law, self._copy, what) from error
        what = "a copy that plays the same moves comes to another table"
        same(self.law, table, Snapshot(table), Snapshot(self._copy), what)


def replays(table: Table) -> None:
    """The record rebuilds the table, also after it was saved as text and loaded again at this decision."""
    record = table.record()
    text = record.json()
    try:
        loaded = read(text)
        rebuilt = replay(text)
    except ValueError as error:
        raise broken("replay", table, f"the record cannot be replayed: {error}") from error
    what = difference(record.data(), loaded.data(), "record")
    what = what or difference(record.data(), rebuilt.record().data(), "record")
    if what:
        raise broken("replay", table, f"the record changes by saving and loading: {what}")
    same("replay", table, Snapshot(table), Snapshot(rebuilt), "the replayed table differs")
