"""`pentapolis games`: what can be played."""

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.cli.faults import Fault
from pentapolis.cli.options import Lang, game_called, in_the_making, language_of, left_out
from pentapolis.cli.texts import speaking
from pentapolis.kernel.game import all_games


def games(lang: Lang = None) -> None:
    language = language_of(lang)
    words = speaking(language)
    grid = Grid(box=None, pad_edge=False)
    for title in ("cli-games-slug", "cli-games-name", "cli-games-seats", "cli-games-options"):
        grid.add_column(words.say(title), overflow="fold")
    for slug in all_games():
        try:
            game = game_called(slug)
        except Fault as fault:  # the others can be played all the same
            grid.add_row(slug, Text(words.say(fault.message, fault.arguments)))
            continue
        spoken = speaking(language, game)
        name = spoken.say("game-name") if spoken.has("game-name") else slug
        options = "\n".join(f"{o.name}={'|'.join(map(str, o.values))}" for o in game.options.values())
        grid.add_row(slug, name, seat_range(game.seats), options)
        for said in [*in_the_making(game, words), *left_out(game, words)]:
            grid.add_row("", Text(said))
    Console(highlight=False).print(grid)


def seat_range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
