"""Ports for servers that must keep theirs, also while they are killed and started again."""

import random
import socket
from typing import Final

#: Below those that a system lends to whoever connects somewhere: nobody gets one by chance while its server is away.
PORTS: Final = range(20_000, 32_000)

_chance = random.SystemRandom()  # other test processes draw too, and random tests seed the usual generator
_lent: set[int] = set()


def free_port() -> int:
    """One that nobody listens on, and that was not asked for before."""
    for _ in range(1_000):
        port = _chance.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        if port not in _lent:
            _lent.add(port)
            return port
    raise AssertionError("no port is free")
