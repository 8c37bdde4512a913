"""Tables on the full screen, played without a terminal: Textual's pilot presses the keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Final

from textual.pilot import Pilot

import pentapolis
from pentapolis.cli.full.app import FullScreen
from pentapolis.cli.looks import Looks
from pentapolis.cli.players import make_players
from pentapolis.cli.sitting import Sitting
from pentapolis.cli.speech import Speech
from pentapolis.kernel.game import Game
from pentapolis.skeleton.few_cards.game import GAME

FEW_CARDS: Final[Game] = GAME  # a game that brings no drawing
DUEL = pentapolis.game("seven-wonders-duel")
EMPIRES = pentapolis.game("empires-end")
CAPITALS = pentapolis.game("the-capitals")
AGES = pentapolis.game("through-the-ages")
IMPERIUM = pentapolis.game("imperium")
GAMES = [DUEL, EMPIRES, CAPITALS, AGES, IMPERIUM, FEW_CARDS]
PATIENCE = 120.0  # seconds after which something that must come has not come
SIZES = [(80, 24), (100, 30), (120, 40)]

Script = Callable[[FullScreen, Pilot[None]], Awaitable[None]]


def at_ply(game: Game, ply: int, seats: int = 2, seed: int = 4, seat: int | None = 0) -> pentapolis.Table:
    """A random game, gone on from the ply until the seat decides."""
    table, rng = game.new(seats, seed=seed), pentapolis.Fast(seed)
    while not table.over and (table.ply < ply or (seat is not None and table.to_act[0] != seat)):
        who = table.to_act[0]
        legal = table.moves(who)
        table.play(who, legal[rng.below(len(legal))])
    return table


def speech_of(game: Game, language: str, seats: int = 2) -> Speech:
    return Speech(game, language, ["human"] + ["random"] * (seats - 1), [""] * seats)


def app_of(
    table: pentapolis.Table,
    folder: Path,
    language: str = "en",
    people: int = 1,
    looks: Looks | None = None,
    bot: str = "random",
) -> FullScreen:
    specs = ["human"] * people + [bot] * (table.seats - people)
    sitting = Sitting(table, make_players(table.game, specs, [], 4), folder / "game.json")
    return FullScreen(sitting, language, looks or Looks(), pace=0)


def act(app: FullScreen, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Run the app on a screen of this size, with somebody at its keys."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(run())


async def settled(app: FullScreen, pilot: Pilot[None]) -> None:
    """Until somebody is asked, the curtain has fallen, or the game is over."""
    await until(
        pilot,
        lambda: app.asked is not None or app.table.over or len(app.screen_stack) > 1 or not app.is_running,
        "somebody is asked",
    )


async def until(pilot: Pilot[None], happens: Callable[[], bool], what: str) -> None:
    end = monotonic() + PATIENCE
    await pilot.pause()
    while not happens():
        assert monotonic() < end, f"it never came that {what}"
        await pilot.pause(0.005)


def seen(app: FullScreen) -> list[str]:
    """The lines of the screen."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def text_of(app: FullScreen) -> str:
    return "\n".join(seen(app))
