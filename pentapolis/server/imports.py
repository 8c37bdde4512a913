"""Records of strangers are believed because they were replayed: a little at a time, and not for ever."""

import asyncio
import time
from collections.abc import Mapping
from typing import Final

from pentapolis.kernel.record import RecordError, read, replay, replay_move
from pentapolis.kernel.table import Table
from pentapolis.server.problems import bad_record

#: Seconds of replaying after which others have their turn.
SLICE: Final = 0.01
#: What `pentapolis play --save` writes.
SAVED: Final = ("record", "seats", "names")


def unwrapped(source: object) -> object:
    """The record of a game that the terminal has saved: it stands there beside those who played."""
    return source["record"] if isinstance(source, Mapping) and set(SAVED) >= set(source) >= {"record"} else source


async def believed_in_time(source: object, seconds: float) -> Table:
    """The table a foreign record leads to; Refusal names what is wrong with the record."""
    began = slice_began = time.monotonic()
    try:
        record = read(unwrapped(source))
        table = replay(record.cut(0))
        for number, line in enumerate(record.moves, 1):
            replay_move(table, number, line)
            now = time.monotonic()
            if now - began > seconds:
                raise RecordError(f"replaying it takes longer than {seconds:g} s")
            if now - slice_began > SLICE:
                await asyncio.sleep(0)
                slice_began = time.monotonic()
    except RecordError as fault:
        raise bad_record(fault) from None
    return table
