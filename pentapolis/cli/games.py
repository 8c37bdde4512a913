"""`pentapolis games`: what can be played."""

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from pentapolis.cli.faults import Fault, sentence
from pentapolis.cli.options import Lang, game_called, in_the_making, language_of, left_out
from pentapolis.cli.texts import speaking
from pentapolis.kernel.game import Option, all_games

GAP: Final = "  "
INDENT: Final = "    "


def games(lang: Lang = None) -> None:
    """A line for each game; under it whatever is said of it, and its options, which need the whole width."""
    language = language_of(lang)
    words = speaking(language)
    console = Console(highlight=False)
    rows = [[words.say(f"cli-games-{title}") for title in ("slug", "name", "seats")]]
    beneath = [[words.say("cli-games-options")]]
    for slug in all_games():
        try:
            game = game_called(slug)
        except Fault as fault:  # the others can be played all the same
            rows.append([slug])
            beneath.append([sentence(words, fault)])
            continue
        spoken = speaking(language, game)
        name = spoken.say("game-name") if spoken.has("game-name") else slug
        rows.append([slug, name, seat_range(game.seats)])
        said = [*in_the_making(game, words), *left_out(game, words)]
        room = console.width - len(INDENT)
        beneath.append([*said, *(line for option in game.options.values() for line in option_lines(option, room))])
    widths = [max(cell_len(row[at]) for row in rows if at < len(row)) for at in range(2)]
    for at, (row, lines) in enumerate(zip(rows, beneath, strict=True)):
        cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=False)]
        console.print(Text(GAP.join([*cells, *row[2:]]).rstrip(), "" if at else "bold"))
        for line in lines:
            for part in Text(line).wrap(console, max(1, console.width - len(INDENT))):
                console.print(Text.assemble(INDENT, part, style="" if at else "bold"))


def option_lines(option: Option, width: int) -> list[str]:
    """`name=one|other`, broken only between values."""
    *values, last = [str(value) for value in option.values]
    lines = [f"{option.name}="]
    for part in [*(f"{value}|" for value in values), last]:
        if cell_len(lines[-1]) + cell_len(part) > width:
            lines.append(GAP)
        lines[-1] += part
    return lines


def seat_range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
