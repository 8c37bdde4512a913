"""The table on the full screen: a thin layer of Textual between a sitting and its panes.

What is shown is made in `panes`, where it lies in `rooms`, who plays what in `sitting`.
"""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.filter import LineFilter
from textual.geometry import Size
from textual.widgets import Input, Label

from pentapolis.cli import understand
from pentapolis.cli.faults import Fault
from pentapolis.cli.full import panes
from pentapolis.cli.full.looks import Ascii, Colourless
from pentapolis.cli.full.panes import Choice
from pentapolis.cli.full.rooms import LOWEST, NARROWEST, PANES, Room, rooms, too_small
from pentapolis.cli.full.widgets import Bar, Curtain, Moves, PaneView
from pentapolis.cli.looks import Looks
from pentapolis.cli.sitting import Explanation, Note, Sitting, knows_secrets
from pentapolis.cli.speech import Speech
from pentapolis.kernel.pointing import Thing
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES

PACE: Final = 0.9  # seconds between the moves of bots
TOO_SOON: Final = 0.4  # seconds after a question in which Enter was meant for what was there before
BLINK: Final = 0.03  # in which the screen shows whose turn it is before a bot keeps the processor busy

#: Keys with their commands, those first that stay where the line is short.
KEYS: Final = (
    ("?", "help"),
    ("r", "rules"),
    ("u", "undo"),
    ("q", "quit"),
    ("l", "lang"),
    ("w", "why"),
    ("/", "find"),
    ("z", "zoom"),
    ("c", "look"),
    ("p", "score"),
    ("s", "save"),
)
#: The order in which they stand there.
SHOWN: Final = ("?", "r", "u", "w", "/", "c", "p", "z", "s", "l", "q")
TAKEN: Final = frozenset(key for key, _ in KEYS)


class FullScreen(App[None]):
    """The loop of `pentapolis play` on the full screen."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    CSS_PATH = "table.tcss"
    BINDINGS = [
        *(Binding(key if key.isalnum() else {"?": "question_mark", "/": "slash"}[key], name) for key, name in KEYS),
        *(Binding(str(digit), f"digit({digit})") for digit in range(10)),
        Binding("escape", "back"),
        Binding("enter", "play"),
        Binding("up", "choose(-1)"),
        Binding("down", "choose(1)"),
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True),
    ]

    def __init__(self, sitting: Sitting, language: str, looks: Looks, pace: float = PACE) -> None:
        super().__init__()
        self.title = "Pentapolis"
        self.sitting = sitting
        players = sitting.players
        self.speech = Speech(
            sitting.table.game,
            language,
            [one.spec for one in players],
            [one.given for one in players],
            sitting.table.chosen,
        )
        self.looks = looks
        self.pace = pace
        self.asked: int | None = None  # the person who decides now
        self.seat = sitting.people[0] if len(sitting.people) == 1 else None  # through whose eyes the table is seen
        self.choices: list[Choice] = []
        self.chosen = 0
        self.typed = ""
        self.refused = False  # are moves listed that are not possible?
        self.only: list[int] = []  # moves looked for
        self.notice = ""
        self.side = ""  # what lies beside the table: the name of one of `beside`
        self.wanted = ""  # of the rules, the one
        self.about: RenderableType = ""
        self.enlarged = ""
        self.log_lines = panes.Log()
        self.open_rules = ("", "", 0), panes.Pane("", [])
        self.area: Size | None = None  # of the terminal, as it was told last
        self.laid: dict[str, Room] = {}
        self.asking = ""  # what the line at the bottom is for
        self.hurry = asyncio.Event()
        self.since = 0.0  # when the question was asked
        self.behind_curtain = False
        self.fault: Fault | None = None
        self.failure: Exception | None = None
        for key, name in self.extra_keys().items():
            self.bind(key, f"extra('{name}')")

    @property
    def table(self) -> Table:
        return self.sitting.table

    def extra_keys(self) -> dict[str, str]:
        """Commands that only this game has, each on a letter of its name that is free."""
        found: dict[str, str] = {}
        for name in self.speech.extras:
            letter = next((one for one in name if one not in TAKEN and one not in found), "")
            if letter:
                found[letter] = name
        return found

    # --- the screen ----------------------------------------------------------------------------------------

    def get_line_filters(self) -> Sequence[LineFilter]:
        filters: list[LineFilter] = [Colourless()] if self.looks.colourless else list(super().get_line_filters())
        return [*filters, Ascii()] if self.looks.ascii else filters

    def compose(self) -> ComposeResult:
        yield Bar("headline")
        for name in PANES:
            yield Moves(name) if name == "moves" else PaneView(name)
        yield Bar("keys")
        with Horizontal(id="asking"):
            yield Label("", id="asked", markup=False)
            yield Input(id="answer", select_on_focus=False)

    def on_mount(self) -> None:
        self.query_one("#asking").display = False
        self.tell(self.sitting.what_it_is())
        self.tell(self.sitting.autosave())
        self.query_one("#moves").focus()
        self.redraw()
        self.proceed()

    def on_resize(self, event: events.Resize) -> None:
        self.area = event.size
        self.redraw()

    def pane(self, name: str) -> PaneView:
        return self.query_one(f"#{name}", PaneView)

    def rooms(self) -> dict[str, Room]:
        columns, lines = self.area or self.size
        if too_small(columns, lines):
            return {}
        wide = panes.own_columns(self.speech)
        own = panes.own(self.speech, self.table, self.seen_by(), max(wide, 40))
        return dict(rooms(columns, lines, wide, len(own.lines), bool(self.side), self.enlarged))

    def seen_by(self) -> int | None:
        """The seat whose things are shown. What only one of several people may see is shown to nobody but them."""
        if self.seat is None or len(self.sitting.people) == 1 or self.sitting.looking == self.seat:
            return self.seat
        return None if knows_secrets(self.table, self.seat) else self.seat

    def redraw(self) -> None:
        """Everything anew, as the table is now."""
        if not self.is_mounted(self.screen) or self.behind_curtain or not self.query("#moves"):
            return
        found = self.laid = self.rooms()
        for name in PANES:
            self.pane(name).place(found.get(name))
        self.draw_bars()
        if not found:
            self.query_one("#headline", Bar).show([(self.too_small(), "bold", "")])
        for name, room in found.items():
            self.draw(name, room)

    def draw(self, name: str, room: Room) -> None:
        view, seat = self.pane(name), self.seen_by()
        if name == "board":
            view.show(panes.board(self.speech, self.table, seat, room.columns, room.lines), room.columns)
        elif name == "own":
            view.show(panes.own(self.speech, self.table, seat, room.columns), room.columns)
        elif name == "log":
            log = self.log_lines.pane(self.speech, self.table.log(seat), self.sitting.news(seat), room.columns)
            view.show(log, room.columns)
            self.call_after_refresh(view.scroll_end, animate=False)
        elif name == "moves":
            self.draw_moves(room)
        else:
            shown = self.lying_beside(room.columns)
            view.show(shown, room.columns)
            if shown.mark:
                self.call_after_refresh(view.scroll_to, y=shown.mark, animate=False)

    def draw_moves(self, room: Room) -> None:
        view = self.pane("moves")
        if self.table.over:
            told = Group(Text(self.question(), "bold"), self.speech.score(self.table))
            view.show(panes.beside(self.speech.text("cli-full-end"), told, room.columns), room.columns)
            view.scroll_home(animate=False)
            return
        pane = panes.moves(self.speech, self.question(), self.choices, self.chosen, room.columns, self.notice)
        view.show(pane, room.columns)
        if pane.spans:
            top = 0 if self.chosen == 0 else pane.spans[self.chosen].start
            view.reveal(range(top, pane.spans[self.chosen].stop))
        else:
            view.scroll_home(animate=False)

    def question(self) -> str:
        if self.table.over:
            return f"{self.speech.winner(self.table)}\n{self.speech.text('cli-full-over')}"
        if self.asked is None:
            seat = self.sitting.next_seat()
            return self.speech.text("cli-thinking", who=self.speech.names[seat])
        who = f"{self.speech.names[self.asked]}: " if len(self.sitting.people) > 1 else ""
        return who + self.speech.asked(self.table, self.asked)

    def too_small(self) -> str:
        return self.speech.text("cli-full-too-small", columns=NARROWEST, lines=LOWEST)

    def draw_bars(self) -> None:
        width = (self.area or self.size).width
        title = f" {panes.headline(self.speech, self.table)}"
        seat = self.asked if self.asked is not None or self.table.over else self.sitting.next_seat()
        turn = "" if seat is None else f"▶ {self.speech.names[seat]} "
        room = max(1, width - len(title) - len(turn))
        self.query_one("#headline", Bar).show([(title, "bold", ""), (" " * room, "", ""), (turn, "", "")])
        self.query_one("#keys", Bar).show(self.key_parts(width))

    def key_parts(self, width: int) -> list[tuple[str, str, str]]:
        """As many keys as the line has room for, each with its word."""
        words = {key: f" {self.speech.text(f'cli-full-key-{name}')}  " for key, name in KEYS}
        kept: list[str] = []
        for key, _ in KEYS:
            if sum(len(one) + len(words[one]) for one in [*kept, key]) < width:
                kept.append(key)
        found: list[tuple[str, str, str]] = [(" ", "", "")]
        for key in SHOWN:
            if key in kept:
                name = dict(KEYS)[key]
                found += [(key, "bold reverse", f"app.{name}"), (words[key], "", f"app.{name}")]
        return found

    # --- whose turn it is ----------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Go on to the next decision of a person."""
        self.asked, self.choices, self.only, self.refused = None, [], [], False
        self.run_worker(self.go_on(), exclusive=True)

    async def go_on(self) -> None:
        self.hurry.clear()
        while not self.table.over:
            seat = self.sitting.next_seat()
            if seat in self.sitting.people:
                await self.sit_down(seat)
                return
            if self.pace:
                self.redraw()
                await asyncio.sleep(BLINK)
            try:
                move = await asyncio.to_thread(self.sitting.bot_chooses, seat)
            except Fault as fault:
                self.fault = fault
                self.exit()
                return
            self.tell(self.sitting.play(seat, move))
            self.redraw()
            await self.pause()
        self.end()

    async def pause(self) -> None:
        """A while in which the move of a bot can be seen; any key goes on."""
        if self.pace and not self.hurry.is_set():
            try:
                await asyncio.wait_for(self.hurry.wait(), self.pace)
            except TimeoutError:
                return

    async def sit_down(self, seat: int) -> None:
        """A person is to decide; if the others must not look, behind a curtain first."""
        if self.sitting.needs_curtain(seat):
            self.hide_all()
            self.behind_curtain = True
            who = self.speech.names[seat]
            told = self.speech.text("cli-full-curtain", who=who), self.speech.text("cli-full-curtain-how")
            await self.push_screen_wait(Curtain(*told, TOO_SOON if self.pace else 0))
            self.behind_curtain = False
        self.seat = self.asked = seat
        self.chosen, self.typed, self.since = 0, "", monotonic()
        self.list_choices()
        self.pane("moves").focus()
        self.redraw()

    def hide_all(self) -> None:
        """Nothing of what somebody may see alone stays in a pane."""
        self.seat, self.choices, self.side, self.notice, self.about, self.enlarged = None, [], "", "", "", ""
        for name in PANES:
            self.pane(name).empty()

    def end(self) -> None:
        if len(self.sitting.people) != 1:
            self.seat = None
        self.asked, self.choices, self.side = None, [], ""
        self.redraw()

    def list_choices(self) -> None:
        if self.asked is not None:
            self.choices = panes.choices(self.speech, self.table, self.asked, self.refused, self.only)
            self.chosen = max(0, min(self.chosen, len(self.choices) - 1))

    def tell(self, note: Note | None) -> None:
        if note is not None:
            self.notice = understand.printable(self.speech.text(note.message, **note.args))

    # --- choosing ------------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        return self.choices[self.chosen] if self.chosen < len(self.choices) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return not self.behind_curtain or action in ("leave", "lift")

    def on_key(self, event: events.Key) -> None:
        if self.asked is None:
            self.hurry.set()
        if not event.key.isdigit():
            self.typed = ""

    def on_pane_view_clicked(self, event: PaneView.Clicked) -> None:
        """A click chooses; a click on the chosen move plays it. A click on a name finds what can be done with it."""
        if self.asked is None:
            self.hurry.set()
            return
        if event.pane != "moves":
            lines = self.pane(event.pane).pane.lines
            thing = panes.thing_at(self.speech, lines[event.line], event.column) if event.line < len(lines) else None
            if thing is not None:
                self.notice = ""
                self.find_about(self.asked, [thing], understand.name_of(*thing, self.speech.words))
                self.redraw()
            return
        for at, span in enumerate(self.pane("moves").pane.spans):
            if event.line in span:
                if at == self.chosen:
                    self.action_play()
                else:
                    self.go_to(at)
                return

    def go_to(self, at: int) -> None:
        self.chosen = max(0, min(at, len(self.choices) - 1))
        room = self.laid.get("moves")
        if room is not None:
            self.draw_moves(room)
        if self.side in ("rules", "look") and "side" in self.laid:
            self.wanted = panes.rule_of(self.table, self.choice)
            self.draw("side", self.laid["side"])

    def action_choose(self, step: int) -> None:
        if self.choices:
            self.go_to(self.chosen + step)
        else:
            self.pane("moves").scroll_relative(y=step, animate=False)

    def action_digit(self, digit: int) -> None:
        """A number, digit after digit, chooses; Enter plays."""
        for typed in (f"{self.typed}{digit}", str(digit)):
            for at, choice in enumerate(self.choices):
                if choice.number is not None and str(choice.number) == typed:
                    self.typed = typed
                    self.go_to(at)
                    return

    def action_play(self) -> None:
        choice, seat = self.choice, self.asked
        if choice is None or seat is None or (self.pace and monotonic() - self.since < TOO_SOON):
            return
        self.notice = ""
        if choice.reason is not None:
            self.explain(self.sitting.explain(self.speech, seat, [choice.move]))
            return
        if self.side in ("why", "look"):
            self.side = ""
        self.tell(self.sitting.play(seat, choice.move))
        self.proceed()

    # --- beside the table ----------------------------------------------------------------------------------

    def lying_beside(self, width: int) -> panes.Pane:
        text = self.speech.text
        if self.side == "rules":
            key = (self.speech.words.language, self.wanted, width)
            if self.open_rules[0] != key:  # a whole rulebook takes a while to break into lines
                self.open_rules = key, panes.rules(self.speech, self.wanted, width)
            return self.open_rules[1]
        if self.side == "help":
            return panes.beside(text("cli-full-help"), self.help(), width)
        if self.side == "score":
            return panes.beside(text("cli-full-points"), self.speech.score(self.table), width)
        if self.side == "look":
            return panes.beside(text("cli-full-look"), self.looked_at(), width)
        if self.side in self.speech.extras:
            shown_extra = self.speech.extras[self.side](self.table, self.seen_by(), self.speech.words)
            return panes.beside(text(f"cli-word-{self.side}").capitalize(), shown_extra, width)
        return panes.beside(text("cli-full-why"), self.about, width)

    def looked_at(self) -> RenderableType:
        choice = self.choice
        things = [] if choice is None else understand.spoken_of(choice.move, self.table.game)
        if not things:
            return Text("–" if choice is None else choice.text)
        things = [self.speech.lying(self.table, thing) for thing in things]
        return Group(*(self.speech.thing(self.table, kind, name) for kind, name in dict.fromkeys(things)))

    def help(self) -> RenderableType:
        text = self.speech.text
        grid = Grid.grid(padding=(0, 1))
        for key in SHOWN:
            grid.add_row(Text(key, "bold"), text(f"cli-full-help-{dict(KEYS)[key]}"))
        for key, name in self.extra_keys().items():
            grid.add_row(Text(key, "bold"), text(f"cli-command-{name}"))
        told = [Text(text(f"cli-full-help-{name}")) for name in ("choose", "panes", "bots")]
        legend = self.speech.legend(self.table)
        return Group(told[0], told[1], grid, told[2], *([] if legend is None else [Text(), legend]))

    def toggle(self, what: str) -> None:
        """Lay something beside the table, or take it away."""
        self.side = "" if self.side == what else what
        self.redraw()
        if self.side:
            self.call_after_refresh(self.pane("side").scroll_home, animate=False)

    def action_help(self) -> None:
        self.toggle("help")

    def action_rules(self) -> None:
        self.wanted = panes.rule_of(self.table, self.choice)
        self.side = "" if self.side == "rules" else "rules"
        self.redraw()

    def action_look(self) -> None:
        self.toggle("look")

    def action_score(self) -> None:
        self.toggle("score")

    def action_extra(self, name: str) -> None:
        self.toggle(name)

    def action_zoom(self) -> None:
        focused = self.focused.id if self.focused is not None else None
        self.enlarged = "" if self.enlarged or focused not in PANES else str(focused)
        self.redraw()

    async def action_back(self) -> None:
        """One thing less: the typed line, the enlarged pane, what lies beside, the moves looked for."""
        if self.asking:
            self.stop_asking()
        elif self.enlarged:
            self.enlarged = ""
        elif self.side:
            self.side = ""
        elif self.only or self.refused:
            self.only, self.refused = [], False
            self.list_choices()
        self.notice = ""
        self.pane("moves").focus()
        self.redraw()

    # --- commands ------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        if self.asked is None and not self.table.over:
            who = self.speech.names[self.sitting.next_seat()]
            self.tell(Note("cli-full-busy", {"who": who}))
            self.redraw()
            return
        before = self.table
        self.notice = ""
        self.tell(self.sitting.undo())
        if self.table is before:
            self.redraw()
            return
        self.side = ""
        self.log_lines = panes.Log()  # its lines are others, though they say the same
        self.proceed()

    def action_lang(self) -> None:
        at = LANGUAGES.index(self.speech.words.language)
        self.speech.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.notice = ""
        if self.side == "why":
            self.side = ""
        self.list_choices()
        self.redraw()

    def action_why(self) -> None:
        if self.asked is None:
            return
        self.refused = not self.refused
        self.notice = ""
        self.list_choices()
        if self.refused:
            some = any(choice.reason is not None for choice in self.choices)
            self.notice = self.speech.text("cli-full-refused" if some else "cli-full-none-refused")
        self.redraw()

    def explain(self, found: Explanation, about: Thing | None = None) -> None:
        """Why moves are not possible, with the rules; a thing in sight that has no reason says what it does."""
        told: list[RenderableType] = []
        for reason in found.reasons:
            self.wanted = reason.rule
            told.append(Text.assemble(("✗ ", "bold red"), self.speech.reason(reason), (f" [{reason.rule}]", "bold")))
            rule = self.speech.rule(reason.rule)
            if rule is not None:
                told.append(Text(rule.text, "dim"))
        if about is not None and not told and found.in_sight:
            told.append(self.speech.thing(self.table, *about))
        elif about is not None and not told:
            told.append(Text(self.speech.text("cli-nothing-with", thing=understand.name_of(*about, self.speech.words))))
        self.about, self.side = Group(*told), "why"
        self.redraw()

    # --- the line at the bottom ----------------------------------------------------------------------------

    def ask(self, what: str, label: str, hint: str) -> None:
        self.asking, self.notice = what, hint
        self.query_one("#asked", Label).update(f" {label} ")
        answer = self.query_one("#answer", Input)
        answer.value = ""
        self.query_one("#keys").display = False
        self.query_one("#asking").display = True
        answer.focus()
        self.redraw()

    def stop_asking(self) -> None:
        self.asking = ""
        self.query_one("#asking").display = False
        self.query_one("#keys").display = True
        self.pane("moves").focus()

    def action_find(self) -> None:
        text = self.speech.text
        if self.side == "rules":
            self.ask("rule", text("cli-full-find"), text("cli-full-find-rule-hint"))
        elif self.asked is not None:
            self.ask("find", text("cli-full-find"), text("cli-full-find-hint"))

    def action_save(self) -> None:
        text = self.speech.text
        self.ask("save", text("cli-full-file"), text("cli-full-save-hint", file=str(self.sitting.path)))

    async def action_quit(self) -> None:
        text = self.speech.text
        if self.table.over or not self.sitting.save_works:
            self.exit()
        else:
            self.ask("quit", text("cli-full-file"), text("cli-full-quit-hint", file=str(self.sitting.path)))

    def action_leave(self) -> None:
        self.exit()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        what, given = self.asking, event.value.strip()
        self.stop_asking()
        self.notice = ""
        if what in ("save", "quit"):
            note = self.sitting.save_to(given) if given or what == "save" else None
            self.tell(note)
            if what == "quit" and (note is None or note.message == "cli-saved"):
                self.exit()
        elif what == "rule" and given:
            self.wanted, self.side = given.upper() if self.speech.rule(given.upper()) else given, "rules"
            self.call_after_refresh(self.pane("side").scroll_home, animate=False)
        elif what == "find" and given and self.asked is not None:
            self.find(self.asked, given)
        self.redraw()

    def find(self, seat: int, given: str) -> None:
        """A move in notation, or moves about what is called so; what is not possible says why."""
        game, legal = self.table.game, self.table.moves(seat)
        written = understand.notation(given, game)
        found = [] if written is not None else understand.named(given, game, self.speech.words, self.speech.code)
        if written in legal:
            self.list_only([move for move in legal if move == written], given)
        elif written is not None:
            self.explain(self.sitting.explain(self.speech, seat, [written]))
        elif found:
            self.find_about(seat, found, given)
        else:
            self.notice = understand.printable(self.speech.text("cli-not-understood", given=given))

    def find_about(self, seat: int, found: Sequence[Thing], given: str) -> None:
        """The moves about one of these things, or why there is none about the first."""
        found = self.speech.with_places(self.table, found)
        meant = understand.moves_about(found, self.table.moves(seat), self.table.game)
        if meant:
            self.list_only(meant, given)
        else:
            about = self.speech.lying(self.table, found[0])
            self.explain(self.sitting.explain_thing(self.speech, seat, found[0]), about)

    def list_only(self, moves: list[int], given: str) -> None:
        self.only, self.chosen = moves, 0
        self.notice = understand.printable(self.speech.text("cli-full-only", given=given))
        self.list_choices()

    # --- when something breaks -----------------------------------------------------------------------------

    def _handle_exception(self, error: Exception) -> None:
        if self.failure is None:
            self.failure = error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Textual would print the variables of every function with the traceback, hidden cards among them."""
        self._close_messages_no_wait()
