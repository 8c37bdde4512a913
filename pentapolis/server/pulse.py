"""The server's signs of life in the store: they tell whether it can write, and when it ran."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from pentapolis.store import Run, Store, StoreError

log = logging.getLogger("pentapolis.store")

#: Seconds between two signs of life, and while the store cannot write.
EVERY: Final = 5.0
EVERY_WHEN_ILL: Final = 1.0


class Pulse:
    """A clock at a table runs while the server runs. So after a crash it goes on where it was."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.started = time.time()
        self.before: list[Run] = []  # when servers ran here before this one
        self._told: str | None = None  # the fault that the log knows of

    async def begin(self) -> None:
        """Look back, and show a first sign of life. A store that cannot do it now may be able to later."""
        try:
            self.before = await self.store.runs()
        except StoreError as fault:
            log.error("it is not known when the server ran before: %s", fault)
        await self.beat()

    async def beat(self) -> None:
        with suppress(StoreError):  # the store remembers why
            await self.store.beat(Run(self.started, time.time()))
        self._tell()

    async def run(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(EVERY if self.store.fault is None else EVERY_WHEN_ILL)
            await self.beat()

    def _tell(self) -> None:
        """A line when the store falls ill, and one when it is well again."""
        fault = self.store.fault
        if fault is not None and self._told is None:
            log.error("the store cannot write, so nothing is taken and /api/health answers 503: %s", fault)
        elif fault is None and self._told is not None:
            log.warning("the store can write again")
        self._told = fault

    def up_since(self, moment: float) -> float:
        """For how many seconds there has been a server since that moment."""
        past = sum(max(0.0, run.alive - max(run.started, moment)) for run in self.before)
        return past + max(0.0, time.time() - max(self.started, moment))
