"""Processes that play for another one. Ctrl-C in a terminal goes to all of its processes: only one should answer it."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C, from their first moment on.

    Where there is no such mask (on Windows) they have to be told when they run: see `ignore_interrupts`.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """In the process itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool, whatever they are doing: it has no public way to end one that does not listen."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)
