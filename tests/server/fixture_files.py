"""How what the engine makes for the tests of the browser's boards is found and written: the same for every game."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from pentapolis.kernel.game import Game
from pentapolis.kernel.table import Table


def positions(table: Table, chance: Random) -> Iterator[Table]:
    """The table after every move of a game played by chance."""
    yield table
    while not table.over:
        seat = table.to_act[0]
        table.make(seat, chance.choice(table.moves(seat)))
        yield table


def found(game: Game, players: int, options: Mapping[str, object], wanted: Callable[[Any], bool]) -> tuple[Table, int]:
    """The first position of games played by chance in which somebody sees what is wanted, and who."""
    seed = 0
    while True:
        for table in positions(game.new(players, seed=seed, options=options), Random(seed)):
            seat = table.to_act[0] if table.to_act else 0
            if wanted(table.view(seat)):
                return table, seat
        seed += 1


def dumped(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def write(folder: Path, files: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
