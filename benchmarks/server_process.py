"""A game server in a process of its own, as `pentapolis serve` starts it, but with any settings: the limits that keep
a club's server safe would keep a load test out.

    python -m benchmarks.server_process '{"database_url": "sqlite:////folder/file.db", "port": 0}'
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from msgspec.structs import asdict

from pentapolis.server import run
from pentapolis.server.config import Settings

ROOT: Final = Path(__file__).parents[1]
PLENTY: Final = (1e9, 1e9)
TICKS: Final = os.sysconf("SC_CLK_TCK")


def wide(url: str, **changes: Any) -> Settings:
    """Settings under which nobody is refused for being too many at one address."""
    usual = asdict(Settings(url))
    limits: dict[str, Any] = {
        name: PLENTY for name, value in usual.items() if isinstance(value, tuple) and len(value) == 2
    }
    limits |= {name: 100_000 for name in usual if name.endswith("_per_address") and name not in limits}
    return Settings(url, **{"port": 0, **limits, **changes})


class Serving:
    """The process; `ready` are the seconds from its start until it took requests."""

    def __init__(self, settings: Settings) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server_process", msgspec.json.encode(settings).decode()],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.ready = time.perf_counter() - self.began
        if not line:
            raise SystemExit(f"the server did not start (exit code {self.process.wait()})")
        self.port = int(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def memory(self) -> int:
        """Bytes in memory (RSS)."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the system does not say how much memory the server uses")

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = text.rpartition(")")[2].split()  # after the name, which may hold anything
        return (int(fields[11]) + int(fields[12])) / TICKS


def main() -> int:
    settings = msgspec.json.decode(sys.argv[1], type=Settings)

    def ready(addresses: str, _: str) -> None:
        print(addresses.partition(",")[0].rpartition(":")[2], flush=True)

    try:
        return run.serve(settings, ready)
    except run.CannotServe as obstacle:
        print(f"{obstacle.what}: {obstacle.arguments}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
