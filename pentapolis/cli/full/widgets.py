"""A pane, the two lines above and below the table, and the curtain. They show what they are given."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.markup import escape
from textual.message import Message
from textual.screen import Screen
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from pentapolis.cli.full.panes import Pane
from pentapolis.cli.full.rooms import Room


class PaneView(ScrollView):
    """Lines that scroll under a title."""

    ALLOW_SELECT = False
    ALLOW_MAXIMIZE = False

    @dataclass
    class Clicked(Message):
        """A character of the pane was clicked."""

        pane: str
        line: int
        column: int

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.pane = Pane("", [])

    def place(self, room: Room | None) -> None:
        """Where it lies; without a room it is not there."""
        self.display = room is not None
        if room is not None:
            self.styles.offset = (room.x, room.y)
            self.styles.width, self.styles.height = room.width, room.height

    def show(self, pane: Pane, width: int) -> None:
        self.pane = pane
        self.border_title = escape(pane.title)
        self.virtual_size = Size(width, len(pane.lines))
        self.refresh()

    def empty(self) -> None:
        self.show(Pane("", []), 1)

    def reveal(self, lines: range) -> None:
        """Scroll as little as needed for these lines to be seen."""
        self.scroll_to_region(Region(0, lines.start, 1, len(lines)), animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        line = self.pane.lines[at] if at < len(self.pane.lines) else []
        width = self.scrollable_content_region.width
        return Strip(line).crop_extend(0, width, None).apply_style(self.rich_style)

    def on_click(self, event: events.Click) -> None:
        inside = event.get_content_offset(self)
        if inside is not None:
            self.post_message(self.Clicked(str(self.id), inside.y + self.scroll_offset.y, inside.x))


class Moves(PaneView):
    """The question and its answers: the arrow keys go from answer to answer."""

    BINDINGS = [
        Binding("up", "app.choose(-1)"),
        Binding("down", "app.choose(1)"),
        Binding("home", "app.choose(-9999)"),
        Binding("end", "app.choose(9999)"),
        Binding("enter", "app.play"),
    ]


class Bar(Widget):
    """One line of the screen; parts of it can be clicked."""

    ALLOW_SELECT = False

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.parts: list[tuple[str, str, str]] = []

    def show(self, parts: Sequence[tuple[str, str, str]]) -> None:
        """Texts with their styles and the action that a click on them is; empty: none."""
        self.parts = list(parts)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        segments = [Segment(text, Style.parse(style)) for text, style, _ in self.parts]
        return Strip(segments).crop_extend(0, self.size.width, None).apply_style(self.rich_style)

    async def on_click(self, event: events.Click) -> None:
        x = 0
        for text, _, action in self.parts:
            if action and x <= event.x < x + len(text):
                await self.app.run_action(action)
                return
            x += len(text)


class Curtain(Screen[None]):
    """Nothing of the table is seen until the right person is alone before the screen."""

    BINDINGS = [Binding("enter", "lift")]

    def __init__(self, said: str, how: str, shut: float) -> None:
        """`shut`: for so many seconds it stays down, whatever was pressed: that was meant for the move before."""
        super().__init__()
        self.said, self.how, self.shut = said, how, shut
        self.fell = monotonic()

    def compose(self) -> ComposeResult:
        yield Static(self.said, id="said", markup=False)
        yield Static(self.how, id="how", markup=False)

    def action_lift(self) -> None:
        if monotonic() - self.fell >= self.shut:
            self.dismiss()

    def on_click(self) -> None:
        self.action_lift()
