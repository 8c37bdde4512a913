"""`pentapolis bench`: the speed of a game, as a table for people and as JSON for machines."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from pentapolis.cli.faults import Fault
from pentapolis.cli.options import FIRST_GAME, Lang, OptionalGame, game_called, language_of
from pentapolis.cli.saves import check_writable
from pentapolis.cli.texts import number, speaking


def bench(
    game: OptionalGame = FIRST_GAME,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="cli-help-bench-players", show_default=False)
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="S", min=0.01, help="cli-help-bench-seconds", show_default=False),
    ] = 3.0,
    results: Annotated[
        int | None,
        typer.Option("--results", metavar="N", min=1, help="cli-help-bench-results", show_default=False),
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="cli-help-json", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    from pentapolis.cli.measure import RESULTS, RESULTS_INTERPRETED, machine, measure_all
    from pentapolis.cli.measure import results as hashed

    rules, words = game_called(game), speaking(language_of(lang))
    seats = rules.seats[-1] if players is None else players
    if seats not in rules.seats:
        allowed = ", ".join(str(count) for count in rules.seats)
        raise Fault("cli-error-seat-count", count=seats, allowed=allowed)
    if json_file is not None:
        check_writable(json_file)
    where = machine()
    console = Console(highlight=False)
    how = words.say(f"cli-bench-{where['mode']}")
    title = words.say("cli-bench-title", {"title": rules.slug, "count": seats, "how": how})
    grid = Grid(
        title=title,
        title_justify="left",
        caption=f"{where['python']}, {where['cpu']}",
        caption_justify="left",
    )
    grid.add_column(words.say("cli-bench-what"))
    grid.add_column(words.say("cli-bench-rate"), justify="right")
    grid.add_column(words.say("cli-bench-each"), justify="right")
    found = []
    for measured in measure_all(rules, seats, seconds):
        found.append(measured)
        rate, each = number(words, measured.per_second), number(words, measured.microseconds, 2)
        grid.add_row(words.say(f"cli-bench-{measured.name}"), rate, f"{each} µs")
    console.print(grid)
    if results is None:
        results = RESULTS if where["mode"] == "compiled" else RESULTS_INTERPRETED
    same = hashed(rules, seats, results)
    console.print(words.say("cli-bench-results", {"count": results, "hash": same}))
    if json_file is not None:
        data = {
            **where,
            "game": rules.slug,
            "players": seats,
            "seconds": seconds,
            "results": {"count": results, "hash": same},
            "measured": [one.data() for one in found],
        }
        json_file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
