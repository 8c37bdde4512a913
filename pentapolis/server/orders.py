"""What an operator asks of the tables from outside: `pentapolis tables close` and `prune`.

Only the program that holds the database may change tables. So a command leaves its order in the database for the
server that runs, and waits for the answer; where none runs, it holds the database itself and does the same.
"""

import asyncio
import logging
import time
from typing import Final

import msgspec
from msgspec import Struct

from pentapolis.server.problems import Refusal
from pentapolis.server.rooms import Rooms
from pentapolis.store import Status, StoreError

log = logging.getLogger("pentapolis.orders")

#: Seconds between two looks for orders.
EVERY: Final = 1.0


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """End a game, or a table that waits for people: nobody wins."""

    table: str


class Prune(Struct, tag="prune", forbid_unknown_fields=True):
    """Forget tables of these statuses at which nothing has happened since a moment."""

    statuses: list[Status]
    before: float


class Done(Struct):
    """The tables of which it was done, and those of which it could not be, each with the reason."""

    tables: list[str]
    left: dict[str, str] = {}


OrderBody = Close | Prune

encode: Final = msgspec.json.Encoder().encode
decode: Final[msgspec.json.Decoder[OrderBody]] = msgspec.json.Decoder(OrderBody)
decode_done: Final = msgspec.json.Decoder(Done).decode


class Orders:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def watch(self) -> None:
        """For ever: do what is asked."""
        store = self.rooms.store
        while True:
            await asyncio.sleep(EVERY)
            try:
                for order in await store.orders():
                    done = await self._obeyed(order.body)
                    await store.answer(order.id, encode(done))
            except StoreError as fault:
                log.debug("orders cannot be read or answered: %s", fault)

    async def _obeyed(self, body: bytes) -> Done:
        try:
            return await self.obey(decode.decode(body))
        except Exception:  # whatever an order does, the next one is heard
            log.exception("an order could not be done")
            return Done([], {"": "internal"})

    async def obey(self, order: OrderBody) -> Done:
        return await (self._close(order) if isinstance(order, Close) else self._prune(order))

    async def _close(self, order: Close) -> Done:
        try:
            await (await self.rooms.found(order.table)).end()
        except Refusal as refused:
            return Done([], {order.table: refused.problem.code})
        log.warning("table %s: closed by the operator", order.table)
        return Done([order.table])

    async def _prune(self, order: Prune) -> Done:
        done = Done([], {})
        for table in await self.rooms.store.unused(order.statuses, order.before):
            if not self.rooms.forget(table, time.monotonic()):
                done.left[table] = "watched"
                continue
            await self.rooms.store.remove(table, order.before)
            done.tables.append(table)
        log.warning("%d tables were pruned by the operator", len(done.tables))
        return done
