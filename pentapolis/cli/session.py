"""A game played at the keyboard: whoever owes a decision makes it, and everything is saved as it happens."""

from collections.abc import Callable, Sequence
from shlex import quote
from time import monotonic

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from pentapolis.cli import understand
from pentapolis.cli.completion import completions
from pentapolis.cli.faults import Fault
from pentapolis.cli.screen import Screen
from pentapolis.cli.sitting import Explanation, Note, Sitting
from pentapolis.cli.texts import program
from pentapolis.kernel.pointing import Thing
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES

RULES_SHOWN = 8
MOST_NAMED = 12  # so many values of a part of a move are listed
LONG_WAIT = 0.5  # seconds after which somebody may have pressed keys out of impatience


class LeaveError(Exception):
    """Somebody wants to stop. `offer`: they may be asked for a file before."""

    def __init__(self, offer: bool) -> None:
        super().__init__()
        self.offer = offer


class Session:
    """The loop of `pentapolis play`. It knows no game: what is asked and possible comes from the table."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.screen = screen

    @property
    def table(self) -> Table:
        return self.sitting.table

    def tell(self, note: Note | None, style: str = "") -> None:
        if note is not None:
            self.screen.say(note.message, style, **note.args)

    # --- the loop ------------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            self.tell(self.sitting.what_it_is(), "dim")
            self.tell(self.sitting.autosave(), "bold")
            while not self.table.over:
                seat = self.sitting.next_seat()
                move = self.person_moves(seat) if seat in self.sitting.people else self.bot_moves(seat)
                if move is not None:
                    self.tell(self.sitting.play(seat, move), "bold")
            self.end()
        except (LeaveError, EOFError, KeyboardInterrupt) as reason:
            self.leave(isinstance(reason, LeaveError) and reason.offer)
        except Fault:  # a bot failed: its author may go on from here
            self.leave(offer=False)
            raise

    def bot_moves(self, seat: int) -> int:
        """What a bot plays. Who waits for it sees whom they wait for."""
        began = monotonic()
        with self.screen.thinking(seat):
            move = self.sitting.bot_chooses(seat)
        if monotonic() - began > LONG_WAIT:
            self.screen.forget_typed()
        return move

    def end(self) -> None:
        self.screen.clear()
        people = self.sitting.people
        seat = people[0] if len(people) == 1 else None
        self.screen.draw(self.table, seat)
        self.screen.log(self.sitting.news(seat))
        self.screen.show(self.screen.score(self.table))
        self.screen.result(self.table)
        if self.sitting.save_works:
            self.screen.say("cli-replay-with", "dim", program=program(), file=quote(str(self.sitting.path)))

    def leave(self, offer: bool) -> None:
        if offer:
            try:
                given = self.screen.ask("cli-quit-save", file=str(self.sitting.path))
                if given:
                    self.tell(self.sitting.save_to(given))
            except (EOFError, KeyboardInterrupt):
                self.screen.console.print()
        else:
            self.screen.console.print()
        if self.sitting.save_works:
            self.screen.say("cli-saved", file=str(self.sitting.path))
            self.screen.say("cli-resume-with", "bold", program=program(), file=quote(str(self.sitting.path)))

    # --- a person's decision -------------------------------------------------------------------------------

    def person_moves(self, seat: int) -> int | None:
        """The move a person chooses; None when the table has changed another way (a move was taken back)."""
        self.curtain(seat)
        self.screen.keyboard.offers = lambda begun: completions(begun, self.table, seat, self.screen)
        self.show(seat)
        while True:
            text = self.screen.ask("cli-prompt")
            before = self.table
            if not text:
                self.show(seat)
                continue
            move = self.answer(seat, text)
            if move is not None:
                return move
            if self.table is not before:
                return None

    def show(self, seat: int) -> None:
        self.screen.clear()
        self.screen.draw(self.table, seat)
        self.screen.log(self.sitting.news(seat))
        self.screen.menu(self.table, seat, self.table.moves(seat))
        self.screen.question(self.table, seat)

    def curtain(self, seat: int) -> None:
        """Two people at one screen: what only one of them may see waits until the other looks away."""
        if self.sitting.needs_curtain(seat):
            self.screen.clear(forget=True)
            self.screen.ask("cli-curtain", who=self.screen.names[seat])

    def answer(self, seat: int, text: str) -> int | None:
        """The move that a typed line means, if it means one; everything else is done here."""
        game, moves = self.table.game, self.table.moves(seat)
        command = understand.command(text, self.screen.words, self.screen.extras)
        if command is not None:
            self.obey(seat, command)
            return None
        if understand.has_control(text):
            self.screen.say("cli-control-keys")
            return None
        at = understand.menu_number(text, len(moves))
        if at is not None:
            return moves[at]
        written = understand.notation(text, game)
        if written is not None:
            if written in moves:
                return written
            self.explain(seat, [written])
            return None
        if text.lstrip("-").isdecimal():
            self.screen.say("cli-no-number", count=len(moves))
            return None
        misspelt = understand.misspelt(text, game)
        if misspelt is not None:
            self.correct(*misspelt)
            return None
        found = self.screen.with_places(self.table, self.named(text))
        meant = understand.moves_about(found, moves, game)
        if meant:
            if understand.says_all(text, meant, moves, game, self.screen.words):
                return meant[0]
            return self.pick(seat, meant)
        if found:
            self.explain_thing(seat, found)
        else:
            self.screen.say("cli-not-understood", given=text)
        return None

    def named(self, text: str, more: Sequence[tuple[str, str]] = ()) -> list[Thing]:
        """The things that a typed name can mean."""
        return understand.named(text, self.table.game, self.screen.words, self.screen.code, more)

    def correct(self, form: str, part: str, possible: list[str]) -> None:
        """A move in notation was meant, and part of it is wrong."""
        if not part:
            self.screen.say("cli-move-form", form=form)
        elif len(possible) <= MOST_NAMED:
            self.screen.say("cli-move-part", form=form, part=part, known=", ".join(possible))
        elif possible[0].isdecimal():
            self.screen.say("cli-move-part", form=form, part=part, known=f"{possible[0]}–{possible[-1]}")
        else:
            self.screen.say("cli-move-unknown", form=form, part=part)

    def pick(self, seat: int, meant: list[int]) -> int | None:
        """A name was typed: ask what to do with it."""
        self.screen.listing(self.table, seat, meant)
        at = understand.menu_number(self.screen.ask("cli-which"), len(meant))
        if at is None:
            self.screen.say("cli-nothing-done")
            return None
        return meant[at]

    def explain(self, seat: int, moves: Sequence[int]) -> None:
        """Which of the moves are possible, and why the others are not."""
        self.give(seat, self.sitting.explain(self.screen, seat, moves))

    def give(self, seat: int, found: Explanation) -> None:
        for move in found.possible:
            self.screen.say("cli-allowed", given=self.screen.move(self.table, seat, move))
        for reason in found.reasons:
            self.screen.refusal(reason)

    def explain_thing(self, seat: int, found: Sequence[Thing]) -> None:
        """What a thing is good for now, or the one reason why it is not; what has none is explained."""
        at_hand = {one for move in self.table.moves(seat) for one in understand.spoken_of(move, self.table.game)}
        thing = next((one for one in found if one in at_hand), found[0])
        answer = self.sitting.explain_thing(self.screen, seat, thing)
        self.give(seat, answer)
        if not answer.possible and not answer.reasons:
            thing = self.screen.lying(self.table, thing)
            if answer.in_sight:
                self.screen.show(self.screen.thing(self.table, *thing))
            else:
                self.screen.say("cli-nothing-with", thing=understand.name_of(*thing, self.screen.words))

    # --- commands ------------------------------------------------------------------------------------------

    def obey(self, seat: int, command: understand.Command) -> None:
        extra = self.screen.extras.get(command.name)
        if extra is not None:
            self.screen.show(extra(self.table, seat, self.screen.words))
            return
        actions: dict[str, Callable[[int, str], None]] = {
            "help": self.help,
            "why": self.why,
            "card": self.card,
            "log": self.log,
            "score": self.score,
            "undo": self.undo,
            "lang": self.lang,
            "save": self.save,
            "rules": self.rules,
            "quit": self.quit,
        }
        actions[command.name](seat, command.rest)

    def help(self, seat: int, rest: str) -> None:
        written, thing = understand.example(self.table.moves(seat), self.table.game, self.screen.words)
        examples = {"written": written, "thing": thing, "rule": self.table.game.waiting_rule}
        self.screen.say("cli-play-help", **examples)
        grid = Grid.grid(padding=(0, 2))
        for name in (*understand.COMMANDS, *self.screen.extras):
            word = self.screen.text(f"cli-word-{name}")
            spoken = word if word == name else f"{word} / {name}"
            grid.add_row(Text(spoken, "bold"), self.screen.text(f"cli-command-{name}", **examples))
        self.screen.show(grid)
        legend = self.screen.legend(self.table)
        if legend is not None:
            self.screen.show(legend)

    def why(self, seat: int, rest: str) -> None:
        game = self.table.game
        at = understand.menu_number(rest, len(self.table.moves(seat)))
        written = understand.notation(rest, game)
        if at is not None:
            self.explain(seat, [self.table.moves(seat)[at]])
        elif written is not None:
            self.explain(seat, [written])
        else:
            found = self.screen.with_places(self.table, self.named(rest)) if rest else []
            misspelt = understand.misspelt(rest, game)
            if found:
                self.explain_thing(seat, found)
            elif misspelt is not None:
                self.correct(*misspelt)
            else:
                move, thing = understand.example(self.table.moves(seat), game, self.screen.words)
                self.screen.say("cli-why-what", written=move, thing=thing)

    def card(self, seat: int, rest: str) -> None:
        found = self.named(rest, self.screen.more_things) if rest else []
        told: list[RenderableType] = []
        for kind, name in found:
            text = self.screen.thing(self.table, kind, name)
            if text not in told:  # many cards of a name say the same
                told.append(text)
        for text in told[:RULES_SHOWN]:
            self.screen.show(text)
        if not found:
            _, thing = understand.example(self.table.moves(seat), self.table.game, self.screen.words)
            self.screen.say("cli-card-what", thing=thing)

    def log(self, seat: int, rest: str) -> None:
        self.screen.log(self.table.log(seat))

    def score(self, seat: int, rest: str) -> None:
        self.screen.show(self.screen.score(self.table))

    def undo(self, seat: int, rest: str) -> None:
        self.tell(self.sitting.undo())

    def lang(self, seat: int, rest: str) -> None:
        language = rest.casefold()
        if language not in LANGUAGES:
            self.screen.say("cli-lang-what", known=", ".join(LANGUAGES))
            return
        self.screen.speak(language)
        self.show(seat)

    def save(self, seat: int, rest: str) -> None:
        self.tell(self.sitting.save_to(rest))

    def rules(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say("cli-rules-what", rule=self.table.game.waiting_rule)
            return
        book = self.screen.rulebook()
        found = [] if book is None else book.search(rest)
        if not found:
            self.screen.say("cli-rules-none", given=rest)
        for rule in found[:RULES_SHOWN]:
            self.screen.show(Text.assemble((rule.id, "bold"), f" {rule.text}"))
        if len(found) > RULES_SHOWN:
            self.screen.say("cli-rules-more", "dim", count=len(found) - RULES_SHOWN)

    def quit(self, seat: int, rest: str) -> None:
        raise LeaveError(offer=True)
