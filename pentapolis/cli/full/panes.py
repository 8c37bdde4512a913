"""What each pane of a table shows: from the table, the seat that looks, and the language. Knows no screen.

A game says what lies on its board and what is a seat's own in its `terminal.py`; of a game without one its view is
shown, field by field.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from pentapolis.cli import understand
from pentapolis.cli.full.drawn import Line, line_of, lines_of, wrapped
from pentapolis.cli.plainly import Plainly
from pentapolis.cli.speech import Speech
from pentapolis.kernel.pointing import Thing
from pentapolis.kernel.rules import NOT_ASKED, Reason
from pentapolis.kernel.table import Event, Table

CHOSEN: Final = "▸"
REFUSED: Final = "✗"
LOG_SHOWN: Final = 1000  # sentences


@dataclass(frozen=True)
class Choice:
    """A move in the list: its number if it is possible, else the reason why not."""

    move: int
    number: int | None
    text: str
    reason: Reason | None = None


@dataclass(frozen=True)
class Pane:
    """A title and lines; for a list of choices, the lines of each; for a text with a place in it, that line."""

    title: str
    lines: list[Line]
    spans: list[range] = field(default_factory=list)
    mark: int = 0


# --- the table --------------------------------------------------------------------------------------------


def headline(speech: Speech, table: Table) -> str:
    """The game and how far it has come."""
    own = getattr(speech.terminal, "headline", None)
    return str(own(table, speech.words)) if own is not None else speech.title()


def board(speech: Speech, table: Table, seat: int | None, width: int, height: int) -> Pane:
    draw = getattr(speech.terminal, "board", None)
    shown: RenderableType
    if draw is not None:
        shown = draw(table, seat, speech.words, speech.names, width, height)
    elif speech.terminal is not None:
        shown = speech.terminal.draw(table, seat, speech.words, speech.names, width, height)
    else:
        shown = Plainly(table.game, speech.words, speech.names).board(table.view(seat), seat)
    said = getattr(speech.terminal, "board_title", None)
    title = "" if said is None else said(table, seat, speech.words, speech.names, width - 3, height)
    return Pane(title or speech.text("cli-full-board"), lines_of(shown, width))


def own_columns(speech: Speech) -> int:
    """So many the seat's own things need to be drawn whole."""
    return int(getattr(speech.terminal, "OWN_WIDTH", 0))


def own(speech: Speech, table: Table, seat: int | None, width: int) -> Pane:
    """What is the seat's; for somebody who only looks on, the points."""
    if seat is None:
        return Pane(speech.text("cli-full-points"), lines_of(speech.score(table), width))
    title, draw = speech.names[seat], getattr(speech.terminal, "own", None)
    shown: RenderableType
    if draw is not None:
        title = str(speech.terminal.own_title(table, seat, speech.words, speech.names))
        shown = draw(table, seat, speech.words, speech.names, width)
    else:
        shown = Plainly(table.game, speech.words, speech.names).own(table.view(seat), seat)
    return Pane(title, lines_of(shown, width))


# --- the question -----------------------------------------------------------------------------------------


def choices(speech: Speech, table: Table, seat: int, refused: bool = False, only: Sequence[int] = ()) -> list[Choice]:
    """The possible moves, numbered in their order; with `refused`, those besides that somebody may think of.

    `only`: those of them that are looked for.
    """
    legal = table.moves(seat)
    found = [Choice(move, number, speech.move(table, seat, move)) for number, move in enumerate(legal, 1)]
    if refused:
        found += refusals(speech, table, seat)
    return [choice for choice in found if choice.move in only] if only else found


def refusals(speech: Speech, table: Table, seat: int) -> list[Choice]:
    found = []
    for move in table.game.thinkable(table, seat):
        reason = table.why_not(seat, move)
        if reason is not None and reason.rule != NOT_ASKED:
            found.append(Choice(move, None, speech.move(table, seat, move), reason))
    return found


def moves(
    speech: Speech,
    question: str,
    listed: Sequence[Choice],
    chosen: int,
    width: int,
    notice: str = "",
) -> Pane:
    """What is said, what is asked, and the choices; the chosen one is marked, and says why it is not possible."""
    lines: list[Text] = []
    if notice:
        lines += wrapped(Text(notice, "bold yellow"), width)
    lines += wrapped(Text(question, "bold"), width)
    room = len(str(len(listed)))
    spans = []
    for at, choice in enumerate(listed):
        item = choice_lines(speech, choice, at == chosen, room, width)
        spans.append(range(len(lines), len(lines) + len(item)))
        lines += item
    return Pane(speech.text("cli-full-moves"), [line_of(text) for text in lines], spans)


def choice_lines(speech: Speech, choice: Choice, chosen: bool, room: int, width: int) -> list[Text]:
    """A choice behind its number, with a hanging indent; the chosen one is reversed from edge to edge."""
    label = REFUSED if choice.number is None else str(choice.number)
    before = f"{CHOSEN if chosen else ' '}{label:>{room}} "
    parts = [Text(choice.text, "" if chosen or choice.reason is None else "dim")]
    if chosen and choice.reason is not None:
        parts.append(Text.assemble(speech.reason(choice.reason), f" [{choice.reason.rule}]"))
    found = []
    for number, line in enumerate(line for part in parts for line in wrapped(part, width - len(before))):
        head = Text.assemble((before, "bold") if number == 0 else " " * len(before))
        found.append(head.append_text(line))
    if chosen:
        for line in found:
            line.pad_right(width - len(line))
            line.stylize("reverse")
    return found


def thing_at(speech: Speech, line: Line, column: int) -> Thing | None:
    """The thing whose name, or code on the table, stands in a line at this place; of several the longest."""
    text = "".join(segment.text for segment in line)
    found: dict[str, Thing] = {}
    for kind, thing in [*understand.things(speech.game), *speech.more_things]:
        names = [understand.name_of(kind, thing, speech.words), speech.code(kind, thing)]
        for name in names if speech.words.has(f"{kind}-{thing}") else names[1:]:
            at = text.find(name) if name else -1
            while at >= 0:
                end = at + len(name)
                whole = not text[at - 1 : at].isalnum() and not text[end : end + 1].isalnum()
                if at <= column < end and whole:
                    found[name] = Thing(kind, thing)
                at = text.find(name, at + 1)
    return found[max(found, key=len)] if found else None


# --- what happened ----------------------------------------------------------------------------------------


class Log:
    """The log as lines. What was said once is kept: a long game has hundreds of lines, and each move adds a few."""

    def __init__(self) -> None:
        self._kept: dict[Event, list[Text]] = {}
        self._for: tuple[str, int] = ("", 0)

    def pane(self, speech: Speech, events: Sequence[Event], news: Sequence[Event], width: int) -> Pane:
        """The last lines; those since one's last decision stand out."""
        if self._for != (speech.words.language, width):
            self._kept, self._for = {}, (speech.words.language, width)
        since = news[0].ply if news else None
        lines: list[Line] = []
        for event in events[-LOG_SHOWN:]:
            if event not in self._kept:
                self._kept[event] = wrapped(Text(speech.event(event)), width)
            old = since is None or event.ply < since
            lines += [line_of(line, "dim" if old else "") for line in self._kept[event]]
        return Pane(speech.text("cli-full-log"), lines)


# --- beside the table -------------------------------------------------------------------------------------


def beside(title: str, shown: RenderableType, width: int) -> Pane:
    return Pane(title, lines_of(shown, width))


def rules(speech: Speech, wanted: str, width: int) -> Pane:
    """All rules in their order, at the one that is wanted: an id, or words to look for."""
    book = speech.rulebook()
    title = speech.text("cli-full-rules")
    if book is None:
        return Pane(title, lines_of(Text(speech.text("cli-full-no-rules")), width))
    marked = book.entries.get(wanted)
    entries = list(book.entries.values())
    if marked is None and wanted:
        entries = book.search(wanted)
        if not entries:
            return Pane(title, lines_of(Text(speech.text("cli-rules-none", given=wanted)), width))
    lines: list[Line] = []
    section, mark = "", 0
    for entry in entries:
        if entry.section != section:
            section = entry.section
            lines += lines_of(Text(section, "bold underline"), width)
        if entry is marked:
            mark = len(lines)
        head = Text.assemble((f"{CHOSEN} " if entry is marked else "", "bold"), (entry.id, "bold"), " ")
        if entry.title:
            head.append(f"{entry.title} ", "italic")
        lines += lines_of(head.append(entry.text, "" if entry is marked or marked is None else "dim"), width)
    return Pane(title, lines, mark=mark)


def rule_of(table: Table, choice: Choice | None) -> str:
    """The rule that decides a choice: of the refusal, else of what the things in it do, else the one of the turn."""
    if choice is None:
        return str(table.game.waiting_rule)
    if choice.reason is not None:
        return choice.reason.rule
    edition = table.game.edition_of(table.chosen)
    pieces = table.game.pieces(None if edition is None else edition[0])
    for kind, thing in table.game.vocabulary.objects(choice.move).items():
        for piece in pieces.get(kind.rstrip("0123456789"), []):
            if piece["id"] == thing:
                found = [rule for effect in piece.get("effects", []) for rule in effect.get("rules", [])]
                if found:
                    return str(found[0])
    return str(table.game.waiting_rule)
