"""Parts of a drawn table that look alike in every game: names, signs, numbered choices, lines that flow, points."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.words import Words

POINT: Final = "★"
HANGING: Final = "   "  # before the lines of something that needs more than one


# --- names and signs --------------------------------------------------------------------------------------


def alone(kind: str) -> str:
    """The kind of thing: a second card of a move (`card2`) is a card."""
    return kind.rstrip("0123456789")


def named(words: Words, kind: str, thing: str) -> str:
    """A thing's name; of a thing that the texts do not name, its id."""
    message = f"{alone(kind)}-{thing}"
    return words.say(message) if words.has(message) else thing


def letter(resource: str, words: Words) -> str:
    """The one sign a resource has on the table."""
    return words.say(f"terminal-letter-{resource}")


def signed(number: int) -> str:
    """A number as it is printed: with a minus sign, not a hyphen."""
    return str(number).replace("-", "−")


def shortened(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"


def labelled(label: str, things: Sequence[str], style: str = "") -> Text:
    return Text.assemble((f"{label} ", "dim"), (", ".join(things), style))


# --- lines ------------------------------------------------------------------------------------------------


def flow(items: Sequence[Text], width: int, between: str = " ") -> Text:
    """The items one after another on as many lines as they need; only one that is longer than a line is broken."""
    drawn, used = Text(no_wrap=True), 0
    for item in items:
        if used and used + len(between) + len(item) > width:
            drawn.append("\n")
            used = 0
        if used:
            drawn.append(between)
            used += len(between)
        lines = hanging(item, width)
        drawn.append_text(Text("\n").join(lines))
        used += len(lines[-1])
    return drawn


def hanging(item: Text, width: int) -> list[Text]:
    """The item as it is where it fits, else on several lines, each but the first indented: no number begins one."""
    if len(item) <= width or width <= len(HANGING):
        return [item]
    lines = list(item.wrap(Console(width=width), width - len(HANGING)))
    for line in lines:
        line.rstrip()
    return [lines[0], *(Text.assemble(HANGING, line) for line in lines[1:])]


def numbered(number: int | None, text: str) -> Text:
    """A choice behind the number that takes it; a dash for one that cannot be taken."""
    if number is None:
        return Text("–", "dim")
    return Text.assemble((f"{number}", "bold"), f" {text}")


def whose_turn(acts: bool) -> Text:
    """Stands before the name of a seat; a sign beside those that owe a decision."""
    return Text("▶ " if acts else "", "bold")


# --- seats ------------------------------------------------------------------------------------------------


def in_turn(seats: int, seat: int | None) -> list[int]:
    """All seats in turn order, the one that looks last."""
    after = 0 if seat is None else seat + 1
    return [(after + turn) % seats for turn in range(seats)]


# --- what the commands show -------------------------------------------------------------------------------


def score_table(
    words: Words, title: str, names: Sequence[str], parts: Iterable[tuple[str, Sequence[int]]], totals: Sequence[int]
) -> Grid:
    """The score pad: a row for each part with everybody's points, and their sums.

    A part is called by the texts (`part-blue`), or as it is.
    """
    grid = Grid(title=words.say(title), title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right")  # a Text: a name may hold square brackets
    for part, points in parts:
        known = words.has(f"part-{part}")
        grid.add_row(words.say(f"part-{part}") if known else Text(part), *map(signed, points))
    grid.add_section()
    grid.add_row(words.say("terminal-total"), *map(signed, totals), style="bold")
    return grid
