"""Figures for Prometheus, in its text format. They are counted all the time and told only where `--metrics` says."""

import logging
from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Any, Final

#: Upper ends, in seconds, of the times that are counted together.
TIMES: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
TEXT: Final = b"text/plain; version=0.0.4; charset=utf-8"


class Counter:
    """How often something has happened since the start, told apart by one label."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.counts: dict[str, int] = {}

    def add(self, value: str, count: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + count

    def lines(self, name: str) -> Iterable[str]:
        for value, count in sorted(self.counts.items()):
            yield f'{name}{{{self.label}="{value}"}} {count}'


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(TIMES) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(TIMES, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        below = 0
        for end, count in zip((*TIMES, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{end}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Gauge:
    """What is so now."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    def lines(self, name: str) -> Iterable[str]:
        yield f"{name} {self.now():g}"


class Metrics:
    """Everything that is counted. Names of people, tables and addresses are in none of it."""

    def __init__(self) -> None:
        self.commands = Counter("answer")
        self.times = Histogram()
        self.moves = Counter("by")
        self.answers = Counter("status")
        self.logged = Counter("level")
        self._told: dict[str, tuple[str, str, Counter | Histogram | Gauge]] = {
            "pentapolis_commands_total": ("counter", "Commands by their answer.", self.commands),
            "pentapolis_command_seconds": ("histogram", "From a command to its answer.", self.times),
            "pentapolis_moves_total": ("counter", "Moves that were saved.", self.moves),
            "pentapolis_http_answers_total": ("counter", "Answers over HTTP by status.", self.answers),
            "pentapolis_log_lines_total": ("counter", "Warnings and errors of the log.", self.logged),
        }

    def gauge(self, name: str, help_: str, now: Callable[[], float]) -> None:
        self._told[name] = ("gauge", help_, Gauge(now))

    def text(self) -> str:
        lines: list[str] = []
        for name, (kind, help_, what) in self._told.items():
            lines += [f"# HELP {name} {help_}", f"# TYPE {name} {kind}", *what.lines(name)]
        return "\n".join(lines) + "\n"


class Counting(logging.Handler):
    """Counts the lines of the log."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.logged.add(record.levelname.lower())


def application(metrics: Metrics) -> Any:
    """A server of its own for `/metrics` and nothing else: no proxy passes it on by mistake."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        found = scope["path"] == "/metrics" and scope["method"] in {"GET", "HEAD"}
        body = metrics.text().encode() if found else b"not found\n"
        headers = [(b"content-type", TEXT if found else b"text/plain"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200 if found else 404, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return answer
