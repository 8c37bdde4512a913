"""`pentapolis watch`: bots play, and people look on."""

from time import sleep
from typing import Annotated

import typer
from rich.console import Console

from pentapolis.cli.faults import Fault
from pentapolis.cli.options import (
    FIRST_GAME,
    LONGEST_DELAY,
    Choices,
    Lang,
    OptionalGame,
    Seats,
    Seconds,
    Seed,
    Simulations,
    checked_seed,
    chosen_options,
    game_called,
    language_of,
    new_table,
    warn_of_editions,
)
from pentapolis.cli.players import HUMAN, Player, chosen_move, make_players, seat_specs, with_budget
from pentapolis.cli.screen import Screen
from pentapolis.kernel.table import Table


def watch(
    game: OptionalGame = FIRST_GAME,
    seats: Seats = None,
    lang: Lang = None,
    seed: Seed = None,
    option: Choices = None,
    delay: Annotated[
        float, typer.Option("--delay", metavar="S", min=0, max=LONGEST_DELAY, help="cli-help-delay", show_default=False)
    ] = 1.0,
    step: Annotated[bool, typer.Option("--step", help="cli-help-step", show_default=False)] = False,
    seconds: Seconds = None,
    simulations: Simulations = None,
) -> None:
    rules = game_called(game)
    specs = [with_budget(s, seconds, simulations) for s in seat_specs(None, seats, ["medium"] * rules.seats[0])]
    if HUMAN in specs:
        raise Fault("cli-error-watch-human")
    number, language = checked_seed(seed), language_of(lang)
    warn_of_editions(rules, language)
    players = make_players(rules, specs, [], number)
    table = new_table(rules, len(players), number, chosen_options(rules, option))
    screen = Screen(Console(highlight=False), rules, language, specs, [""] * len(specs), table.chosen)
    try:
        show(table, players, screen, delay, step)
    except (EOFError, KeyboardInterrupt):
        screen.console.print()
    screen.say("cli-seed", "dim", number=str(number))


def show(table: Table, players: list[Player], screen: Screen, delay: float, step: bool) -> None:
    told = 0
    while True:
        events = table.log(None)
        screen.clear()
        screen.draw(table, None)
        screen.log(events[told:])
        told = len(events)
        if table.over:
            break
        if step:
            screen.ask("cli-step")
        else:
            sleep(delay)
        seat = table.to_act[0]
        table.play(seat, chosen_move(players[seat], table, seat))
    screen.show(screen.score(table))
    screen.result(table)
