"""Renderables of Rich as lines of a known width."""

from functools import lru_cache
from io import StringIO

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

#: A line of a pane: pieces of text with their styles.
Line = list[Segment]


@lru_cache(8)
def console_of(width: int) -> Console:
    """A console that prints nowhere: it only breaks lines."""
    return Console(
        file=StringIO(),
        width=width,
        height=100,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        legacy_windows=False,
        highlight=False,
        _environ={},  # what a person's environment says of colours is for the screen to obey
    )


def lines_of(shown: RenderableType, width: int) -> list[Line]:
    """The lines of something drawn, without blanks at their ends."""
    console = console_of(width)
    return [trimmed(line) for line in console.render_lines(shown, console.options.update(width=width), pad=False)]


def line_of(text: Text, style: str = "") -> Line:
    """A text that is one line."""
    return (
        [Segment(text.plain, Style.parse(style) + Style.parse(str(text.style)))]
        if not text.spans
        else [segment for segment in Text(style=style, end="").append_text(text).render(console_of(80)) if segment.text]
    )


def trimmed(line: Line) -> Line:
    kept = list(line)
    while kept and not kept[-1].text.strip() and (kept[-1].style is None or not kept[-1].style.reverse):
        kept.pop()
    return kept


def wrapped(text: Text, width: int) -> list[Text]:
    """A text broken between words; a word that is longer than the line is broken too."""
    return list(text.wrap(console_of(width), width)) or [Text()]


def plain(lines: list[Line]) -> list[str]:
    return ["".join(segment.text for segment in line) for line in lines]
