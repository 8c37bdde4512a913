"""What becomes of colours and signs on their way to the terminal."""

from functools import lru_cache

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from pentapolis.terminal.ascii import ascii_only

_UNCOLOURED = Style.from_color(RichColor.parse("default"), RichColor.parse("default"))


class Colourless(LineFilter):
    """The terminal's own two colours alone. What is chosen is reversed, so it can still be told from the rest."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            Segment(text, None if style is None else uncoloured(style), control) for text, style, control in segments
        ]


@lru_cache(1024)
def uncoloured(style: Style) -> Style:
    return style + _UNCOLOURED


class Ascii(LineFilter):
    """ASCII for everything drawn and written, frames and scroll bars included."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(ascii_only(text), style, control) for text, style, control in segments]
