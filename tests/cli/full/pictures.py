"""The pictures of the full screen for the documentation, as SVG: `tests.browser.pictures` makes PNG of them.

Positions come from golden games, so they stay the same.
"""

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from pentapolis import replay
from pentapolis.cli.full.app import FullScreen
from pentapolis.cli.looks import Looks
from pentapolis.cli.players import make_players
from pentapolis.cli.sitting import Sitting
from tests.bot_games import bot_game, first
from tests.cli.full.stage import act
from tests.golden import goldens

#: A game of bots instead of a golden one, in the middle: its cities look as those of people do.
BOTS: Final = "bots"
#: File, game and golden game, from which ply on, language, size, keys pressed.
SHOTS: Final[tuple[tuple[str, str, str, int, str, tuple[int, int], Sequence[str]], ...]] = (
    ("terminal-en", "seven-wonders-duel", "draft-civilian", 34, "en", (100, 30), ("down", "down")),
    ("terminal-hu", "seven-wonders-duel", "draft-civilian", 34, "hu", (100, 30), ("down", "down")),
    ("terminal-empires-end-en", "empires-end", "three-repeated", 59, "en", (120, 40), ("w", "end", "r")),
    ("terminal-imperium-en", "imperium", "imperium-two-first", 179, "en", (120, 40), ()),
    ("terminal-imperium-hu", "imperium", "imperium-two-first", 179, "hu", (120, 40), ()),
    ("terminal-empires-end-hu", "empires-end", "three-repeated", 59, "hu", (120, 40), ("w", "end", "r")),
    ("terminal-through-the-ages-en", "through-the-ages", "ages-four-builders", 324, "en", (120, 40), ("down",)),
    ("terminal-through-the-ages-hu", "through-the-ages", "ages-four-builders", 324, "hu", (120, 40), ("down",)),
    ("terminal-the-capitals-en", "the-capitals", BOTS, 0, "en", (120, 40), ()),
    ("terminal-the-capitals-hu", "the-capitals", BOTS, 0, "hu", (120, 40), ()),
)
NAMES: Final = {"hu": ["Borcsa"], "en": ["Ada"]}
#: Pictures look the same without a network: no font is fetched.
FETCHED: Final = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)


def drawn(names: Sequence[str] = ()) -> dict[str, str]:
    """The pictures by their names; with `names` only those."""
    return {shot[0]: drawing(*shot[1:]) for shot in SHOTS if not names or shot[0] in names}


def drawing(game: str, golden: str, ply: int, language: str, size: tuple[int, int], keys: Sequence[str]) -> str:
    if golden == BOTS:
        part, _ = first(
            bot_game(game, 3, 5, {}), lambda view: view["question"] == "ask-activate" and view["round"] >= 6
        )
    else:
        part = next(one.record for one in goldens(game) if one.name == golden).cut(ply)
    table = replay(part)
    seat = table.to_act[0]
    specs = ["human" if at == seat else "medium" for at in range(table.seats)]
    found: list[str] = []

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await pilot.pause(0.2)
        found.append(app.export_screenshot())

    with tempfile.TemporaryDirectory() as folder:
        players = make_players(table.game, specs, NAMES[language], 1)
        act(FullScreen(Sitting(table, players, Path(folder, "game.json")), language, Looks(), pace=0), script, size)
    return FETCHED.sub("", found[0]).replace("Fira Code", "monospace")
