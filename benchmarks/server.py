"""Measures the game server under the load of many tables, and prints each figure beside its aim.

    python -m benchmarks.server [--games 1000] [--rate 200] [--seconds 30] [--database-url URL] [--json FILE]

Server and people share this machine. Without `--database-url` the games are kept in SQLite in a temporary folder; a
database that is given must be empty, and is filled.
"""

import argparse
import asyncio
import json
import math
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import uvloop

from benchmarks.server_inside import budget, fill, is_empty
from benchmarks.server_load import Load, percentile
from benchmarks.server_process import Serving, wide
from pentapolis.cli.measure import machine

LIGHT: Final = 100  # games
OVERLOAD: Final = 3  # times the rate
LOADS: Final = 200  # stored games that are asked for
MB: Final = 1_000_000


@dataclass(frozen=True)
class Figure:
    """`aim`: what it should at most be, or (`least`) at least; None where it is only told."""

    part: str
    name: str
    value: float
    unit: str = ""
    aim: float | None = None
    least: bool = False

    @property
    def ok(self) -> bool | None:
        if self.aim is None:
            return None
        return self.value >= self.aim if self.least else self.value <= self.aim


@dataclass(frozen=True)
class Plan:
    games: int
    rate: float
    seconds: float
    stored: int
    database: str | None = None


@contextmanager
def database(plan: Plan) -> Iterator[str]:
    """An empty SQLite file, or the one that was given."""
    if plan.database is not None:
        yield plan.database
        return
    with TemporaryDirectory(prefix="pentapolis-bench-") as folder:
        yield f"sqlite:///{folder}/pentapolis.db"


def milliseconds(values: list[float], percent: float) -> float:
    return percentile(values, percent) * 1000


def under_load(part: str, serving: Serving, load: Load, rate: float, passed: float, cpu: float) -> list[Figure]:
    """What every run tells."""
    return [
        Figure(part, "moves due", rate, "/s"),
        Figure(part, "moves answered", len(load.answers) / passed, "/s"),
        Figure(part, "command to answer, p50", milliseconds(load.answers, 50), "ms"),
        Figure(part, "command to answer, p95", milliseconds(load.answers, 95), "ms"),
        Figure(part, "command to answer, p99", milliseconds(load.answers, 99), "ms"),
        Figure(part, "command to answer, longest", milliseconds(load.answers, 100), "ms"),
        Figure(part, "command to opponent's state, p50", milliseconds(load.shown, 50), "ms"),
        Figure(part, "command to opponent's state, p99", milliseconds(load.shown, 99), "ms"),
        Figure(part, "commands refused", load.refused.total(), "", 0),
        Figure(part, "server's CPU", 100 * cpu / passed, "% of a core"),
        Figure(part, "server's CPU for a move", 1000 * cpu / max(1, len(load.answers)), "ms"),
        Figure(part, "server's memory", serving.memory() / MB, "MB"),
        Figure(part, "a move was sent late, p99", milliseconds(load.late, 99), "ms"),
    ]


def aimed(figures: list[Figure], **aims: float) -> list[Figure]:
    """The same with aims for some of them: `p99` for "command to answer, p99"."""
    names = {"p50": "command to answer, p50", "p99": "command to answer, p99", "memory": "server's memory"}
    wanted = {names.get(key, key): aim for key, aim in aims.items()}
    return [Figure(f.part, f.name, f.value, f.unit, wanted[f.name]) if f.name in wanted else f for f in figures]


async def timed(part: str, serving: Serving, load: Load, rate: float, seconds: float) -> list[Figure]:
    load.measure()
    began, cpu = time.perf_counter(), serving.cpu()
    await load.run(rate, seconds)
    return under_load(part, serving, load, rate, time.perf_counter() - began, serving.cpu() - cpu)


async def full_house(plan: Plan, url: str) -> list[Figure]:
    """All games at the usual rate, then three times as many moves as that, while new tables are refused."""
    with Serving(wide(url, live_tables=plan.games)) as serving:
        load = Load(serving.port)
        began = time.perf_counter()
        await load.open(plan.games)
        opened = time.perf_counter() - began
        await load.run(plan.rate, max(1.0, plan.seconds / 6))
        part = f"{plan.games:,} games"
        usual = await timed(part, serving, load, plan.rate, plan.seconds)
        bytes_each = load.state_bytes / max(1, load.states)
        figures = [
            Figure(part, "games held", len(load.tables), "", plan.games, least=True),
            Figure(part, "sockets held", load.sockets, "", 2 * plan.games, least=True),
            Figure(part, "seconds to open them all", opened, "s"),
            *(
                Figure(part, f.name, f.value, f.unit, 0.95 * plan.rate, least=True) if f.name == "moves answered" else f
                for f in aimed(usual, p99=100, memory=1000)
            ),
            Figure(part, "bytes of a state", bytes_each),
        ]
        await load.drain()
        part = f"{OVERLOAD} times the rate"
        more = await timed(part, serving, load, OVERLOAD * plan.rate, plan.seconds / 2)
        status = await load.new_table()
        await load.drain()
        figures += aimed(more, p99=500)
        figures.append(Figure(part, "a new table at a full server is refused (503)", status, "", 503, least=True))
        figures.append(Figure(part, "sockets held", load.sockets, "", 2 * plan.games, least=True))
        await load.close()
    return figures


async def light_load(plan: Plan, url: str) -> list[Figure]:
    """A tenth of the games, each as quick as before."""
    games = min(LIGHT, plan.games)
    rate = plan.rate * games / plan.games
    with Serving(wide(url)) as serving:
        load = Load(serving.port)
        await load.open(games)
        await load.run(rate, max(1.0, plan.seconds / 6))
        figures = await timed(f"{games:,} games", serving, load, rate, plan.seconds / 2)
        await load.drain()
        await load.close()
    return aimed(figures, p50=10, p99=50)


async def stored_games(plan: Plan, url: str) -> list[Figure]:
    """Start over a database full of games, and ask for some of them."""
    part = f"{plan.stored:,} stored games"
    tables = await fill(url, plan.stored)
    with Serving(wide(url)) as serving:
        load = Load(serving.port)
        spent: list[float] = []

        def ask(table: str) -> None:
            began = time.perf_counter()
            status, _ = load.api.ask("GET", f"/tables/{table}")
            spent.append(time.perf_counter() - began)
            if status != 200:
                raise RuntimeError(f"a stored game was not loaded: {status}")

        ask(tables[0])
        first = time.perf_counter() - serving.began
        memory = serving.memory()
        for table in tables[1 : LOADS + 1]:
            ask(table)
        await load.close()
    return [
        Figure(part, "process start to first game", first, "s", 3),
        Figure(part, "load of a game, p50", milliseconds(spent, 50), "ms"),
        Figure(part, "load of a game, p95", milliseconds(spent, 95), "ms", 50),
        Figure(part, "server's memory at the start", memory / MB, "MB"),
    ]


def inside(plan: Plan) -> list[Figure]:
    spent = budget(min(10.0, plan.seconds))
    part = "in the server, for a move"
    return [
        Figure(part, "moves measured", len(spent)),
        Figure(part, "rules, both views and bytes, p50", milliseconds(spent, 50), "ms"),
        Figure(part, "rules, both views and bytes, p95", milliseconds(spent, 95), "ms", 2),
        Figure(part, "rules, both views and bytes, p99", milliseconds(spent, 99), "ms"),
    ]


async def measure(plan: Plan) -> list[Figure]:
    if plan.database is not None and not await is_empty(plan.database):
        raise SystemExit("the database is not empty: name one that may be filled")
    figures = inside(plan)
    for run in (full_house, light_load, stored_games):
        with database(plan) as url:
            figures += await run(plan, url)
    return figures


# --- the table --------------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    if math.isnan(value):
        return "none"
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:,.2f}"


def row(figure: Figure) -> str:
    unit = f" {figure.unit}".replace(" /", "/") if figure.unit else ""
    aim = "" if figure.aim is None else f"{'≥' if figure.least else '≤'} {number(figure.aim)}{unit}"
    verdict = {None: "", True: "ok", False: "not"}[figure.ok]
    return f"  {figure.name:<46}{number(figure.value) + unit:>20}{aim:>16}  {verdict}".rstrip()


def table(figures: list[Figure]) -> str:
    lines = [f"  {'':<46}{'measured':>20}{'aim':>16}"]
    part = ""
    for figure in figures:
        if figure.part != part:
            part = figure.part
            lines.append(part)
        lines.append(row(figure))
    missed = sum(figure.ok is False for figure in figures)
    lines.append("every aim is reached" if not missed else f"aims that are not reached: {missed}")
    return "\n".join(lines)


def as_data(figures: list[Figure], plan: Plan) -> dict[str, Any]:
    measured = [{**asdict(figure), "ok": figure.ok} for figure in figures]
    return {**machine(), "plan": {**asdict(plan), "database": plan.database is not None}, "measured": measured}


def more_files() -> None:
    """Every socket is an open file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="tables with two people and two sockets each")
    parser.add_argument("--rate", type=float, default=200.0, help="moves that fall due in a second, at all tables")
    parser.add_argument("--seconds", type=float, default=30.0, help="of the longest run, after its warm-up")
    parser.add_argument("--stored", type=int, default=10_000, help="games in the database of the last run")
    parser.add_argument("--database-url", help="an empty PostgreSQL database")
    parser.add_argument("--quick", action="store_true", help="20 games for a second: only whether it works")
    parser.add_argument("--json", type=Path, help="write the figures into this file too")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.stored < 1 or given.rate <= 0 or given.seconds <= 0:
        parser.error("games, stored, rate and seconds must be more than 0")
    plan = Plan(given.games, given.rate, given.seconds, given.stored, given.database_url)
    if given.quick:
        plan = Plan(20, 40.0, 1.0, 50, given.database_url)
    more_files()
    where = machine()
    kept = "the given database" if plan.database else "SQLite"
    print(f"game server, {where['mode']}, {kept}; {where['python']}, {where['cpu']}", flush=True)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(measure(plan))
    print(table(figures))
    if given.json is not None:
        given.json.write_text(json.dumps(as_data(figures, plan), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
