"""A program to be killed: for every address it reads, a new process opens the store there and writes on, and says
what has been acknowledged. Forked from a process that has imported everything, so that it begins at once.
"""

import asyncio
import os
import sys

from pentapolis.store import StoreError, open_store
from tests.store.journals import write_on


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())  # short: whole or not at all, also when killed


async def write(url: str) -> None:
    store = await open_store(url)
    await write_on(store, lambda table, seq: say("stored", table, seq))


def main() -> None:
    for address in sys.stdin:
        process = os.fork()
        if process == 0:
            try:
                asyncio.run(write(address.strip()))
            except StoreError as fault:
                say("fault", type(fault).__name__)
            finally:
                os._exit(0)
        say("process", process)
        os.waitpid(process, 0)
        say("end")


if __name__ == "__main__":
    main()
