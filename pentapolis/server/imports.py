"""Records of strangers are believed because they were replayed: a little at a time, and not for ever."""

import asyncio
import time
from typing import Final

from pentapolis.kernel.record import RecordError, read, replay, replay_move
from pentapolis.kernel.table import Table
from pentapolis.server.problems import refusal

#: Seconds of replaying after which others have their turn.
SLICE: Final = 0.01


async def believed_in_time(source: object, seconds: float) -> Table:
    """The table a foreign record leads to; Refusal names what is wrong with the record."""
    began = slice_began = time.monotonic()
    try:
        record = read(source)
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
        raise refusal("bad-record", what=str(fault)) from None
    return table
