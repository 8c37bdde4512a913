"""`pentapolis arena`: a match between bots."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.cli.faults import FAILED, STOPPED, Fault
from pentapolis.cli.options import (
    Choices,
    GameName,
    Lang,
    Seconds,
    Simulations,
    checked_seed,
    chosen_options,
    game_called,
    language_of,
    new_table,
)
from pentapolis.cli.players import bot_of, with_budget
from pentapolis.cli.saves import Saved, check_writable
from pentapolis.cli.texts import number, speaking
from pentapolis.words import Words

if TYPE_CHECKING:
    from pentapolis.arena import GameResult, MatchResult


def arena(
    game: GameName,
    specs: Annotated[list[str], typer.Argument(metavar="SPEC SPEC...", help="cli-help-specs", show_default=False)],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="cli-help-games-count", show_default=False)
    ] = 100,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="cli-help-seed-arena", show_default=False)
    ] = 0,
    option: Choices = None,
    seconds: Seconds = None,
    simulations: Simulations = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar="N", min=1, help="cli-help-processes", show_default=False),
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="cli-help-json", show_default=False)
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE", help="cli-help-records", show_default=False)
    ] = None,
    lang: Lang = None,
) -> int:
    from pentapolis.arena import Interrupted, match

    rules, language = game_called(game), language_of(lang)
    words = speaking(language, rules)
    bots = [with_budget(spec, seconds, simulations) for spec in specs]
    if len(bots) not in rules.seats:
        raise Fault("cli-error-seat-count", count=len(bots), allowed=", ".join(map(str, rules.seats)))
    for spec in bots:
        bot_of(spec, rules, 0)
    chosen, number_of_match = chosen_options(rules, option), checked_seed(seed)
    new_table(rules, len(bots), number_of_match, chosen)  # what it refuses is said before anything is written
    for file in (json_file, records):
        if file is not None:
            check_writable(file)
    kept = None if records is None else Records(records, bots)
    progress = Progress(
        TextColumn(words.say("cli-arena-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    stopped: str | None = None
    try:
        with progress:
            task = progress.add_task("", total=games)
            result = match(
                rules.slug,
                bots,
                games,
                number_of_match,
                chosen,
                processes,
                lambda done, _: progress.update(task, completed=done),
                None if kept is None else kept.add,
                kept is not None,
            )
    except Interrupted as interrupted:
        result = interrupted.result
        stopped = words.say("cli-arena-stopped", {"count": len(result.games), "total": interrupted.games})
    except RuntimeError as error:
        raise Fault("cli-error-arena", FAILED, reason=str(error)) from None
    finally:
        if kept is not None:
            kept.close()
    if json_file is not None:
        json_file.write_text(json.dumps(result.data(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if result.games:
        Console(highlight=False).print(result_table(result, words))
    show_crashes(result, words)
    if stopped is None:
        return 0
    print(stopped, file=sys.stderr)
    return STOPPED


class Records:
    """A file with a game in each line, by number: those that end before an earlier one wait for it."""

    def __init__(self, path: Path, specs: list[str]) -> None:
        self.file = path.open("w", encoding="utf-8")
        self.specs = specs
        self.waiting: dict[int, str] = {}
        self.next = 0

    def add(self, ended: "GameResult") -> None:
        assert ended.record is not None
        seats = [self.specs[ended.seats.index(seat)] for seat in range(len(ended.seats))]
        self.waiting[ended.number] = Saved(ended.record, seats, []).line()
        while self.next in self.waiting:
            self.file.write(self.waiting.pop(self.next))
            self.next += 1
        self.file.flush()

    def close(self) -> None:
        """A match that was broken off leaves gaps."""
        self.file.writelines(line for _, line in sorted(self.waiting.items()))
        self.file.close()


def show_crashes(result: "MatchResult", words: Words) -> None:
    """How each bot crashed the first time."""
    for bot in result.bots:
        crash = next((fault for fault in bot.faults if fault.trace), None)
        if crash is not None:
            print(words.say("cli-arena-crash", {"bot": bot.spec}), crash.trace, sep="\n", end="", file=sys.stderr)


def result_table(result: "MatchResult", words: Words) -> RenderableType:
    """The numbers in a table, and under it how each bot won."""
    title = words.say("cli-arena-title", {"count": len(result.games), "seed": str(result.seed)})
    grid = Grid(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.say("cli-arena-bot"), overflow="fold")
    for column in ("wins", "draws", "losses", "rate", "interval", "score", "time"):
        grid.add_column(words.say(f"cli-arena-{column}"), justify="right", no_wrap=True)
    notes: list[Text] = []
    for bot in result.bots:
        low, high = (number(words, 100 * bound, 1) for bound in bot.interval)
        grid.add_row(
            Text(bot.spec),
            str(bot.wins),
            str(bot.draws),
            str(bot.losses),
            f"{number(words, 100 * bot.win_rate, 1)}%",
            f"{low}–{high}%",
            "–" if bot.mean_score is None else number(words, bot.mean_score, 1),
            f"{number(words, 1000 * bot.seconds_per_move, 2)} ms",
        )
        kinds = [f"{victory(kind, words)} {count}" for kind, count in bot.victories.items()]
        if kinds:
            notes.append(Text(f"{bot.spec}: {', '.join(kinds)}"))
    if result.faults:
        first = result.faults[0].reason
        notes.append(Text(words.say("cli-arena-faults", {"count": len(result.faults), "reason": first}), "bold"))
    return Group(grid, *notes)


def victory(kind: str, words: Words) -> str:
    return words.say(f"victory-{kind}") if words.has(f"victory-{kind}") else kind
