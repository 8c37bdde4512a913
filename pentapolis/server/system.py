"""Where operating systems differ for a server: its event loop, signals, and processes of lower rank."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

uvloop: Any = import_module("uvloop") if find_spec("uvloop") else None  # Windows has none


def new_loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop there is."""
    loop: asyncio.AbstractEventLoop = asyncio.new_event_loop() if uvloop is None else uvloop.new_event_loop()
    return loop


def when_told(number: int, loop: asyncio.AbstractEventLoop, call: Callable[[], object]) -> None:
    """Call this in the loop when the signal comes."""
    try:
        loop.add_signal_handler(number, call)
    except NotImplementedError:  # Windows: the signal comes between two steps of any code

        def pass_on(_number: int, _frame: object) -> None:
            loop.call_soon_threadsafe(call)

        signal.signal(number, pass_on)


def stand_back(niceness: int) -> None:
    """Let other processes go first, where that can be said; and do not hear Ctrl-C, where the mask is not passed on."""
    if hasattr(os, "nice"):
        with suppress(PermissionError):  # a service manager may forbid even this
            os.nice(niceness)
    if not hasattr(signal, "pthread_sigmask"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
