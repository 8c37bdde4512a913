"""A game played at the keyboard: whoever owes a decision makes it, and everything is saved as it happens."""

from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from pentapolis.cli import saves, understand
from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.players import Player, chosen_move
from pentapolis.cli.saves import Saved
from pentapolis.cli.screen import Screen
from pentapolis.cli.texts import program
from pentapolis.kernel.record import undone
from pentapolis.kernel.rules import NOT_ASKED, Reason
from pentapolis.kernel.table import Table
from pentapolis.ledger import LedgerError, ledger
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

    def __init__(self, table: Table, players: list[Player], screen: Screen, path: Path) -> None:
        self.table = table
        self.players = players
        self.screen = screen
        self.path = path
        self.save_works = True
        self.looking: int | None = None  # who of several people is alone at the screen; None: all of them

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    # --- the loop ------------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            self.autosave()
            while not self.table.over:
                seat = self.next_seat()
                player = self.players[seat]
                move = self.person_moves(seat) if player.bot is None else self.bot_moves(seat)
                if move is not None:
                    self.table.play(seat, move)
                    self.autosave()
            self.end()
        except (LeaveError, EOFError, KeyboardInterrupt) as reason:
            self.leave(isinstance(reason, LeaveError) and reason.offer)
        except Fault:  # a bot failed: its author may go on from here
            self.leave(offer=False)
            raise

    def next_seat(self) -> int:
        """Bots first where several seats decide at once: nobody waits for them."""
        waiting = self.table.to_act
        return next((seat for seat in waiting if seat not in self.people), waiting[0])

    def bot_moves(self, seat: int) -> int:
        """What a bot plays. Who waits for it sees whom they wait for."""
        began = monotonic()
        with self.screen.thinking(seat):
            move = chosen_move(self.players[seat], self.table, seat)
        if monotonic() - began > LONG_WAIT:
            self.screen.forget_typed()
        return move

    def end(self) -> None:
        self.screen.clear()
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.draw(self.table, seat)
        self.tell_news(seat)
        self.screen.score(self.table)
        self.screen.result(self.table)
        if self.save_works:
            self.screen.say("cli-replay-with", "dim", program=program(), file=quote(str(self.path)))

    def leave(self, offer: bool) -> None:
        if offer:
            try:
                given = self.screen.ask("cli-quit-save", file=str(self.path))
                if given:
                    self.save_to(given)
            except (EOFError, KeyboardInterrupt):
                self.screen.console.print()
        else:
            self.screen.console.print()
        if self.save_works:
            self.screen.say("cli-saved", file=str(self.path))
            self.screen.say("cli-resume-with", "bold", program=program(), file=quote(str(self.path)))

    # --- a person's decision -------------------------------------------------------------------------------

    def person_moves(self, seat: int) -> int | None:
        """The move a person chooses; None when the table has changed another way (a move was taken back)."""
        self.curtain(seat)
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
        self.tell_news(seat)
        self.screen.menu(self.table, seat, self.table.moves(seat))
        self.screen.question(self.table, seat)

    def tell_news(self, seat: int | None) -> None:
        """What happened since this person last decided; for several people at the end: by the last move."""
        events, played = self.table.log(seat), self.table.played()
        mine = [ply for ply, (who, _) in enumerate(played) if who == seat or (seat is None and who in self.people)]
        since = max(mine, default=-1)
        self.screen.log([event for event in events if event.ply > since])

    def curtain(self, seat: int) -> None:
        """Two people at one screen: what only one of them may see waits until the other looks away."""
        if len(self.people) < 2:
            return
        secret = knows_secrets(self.table, seat)
        if secret and seat != self.looking:
            self.screen.clear()
            self.screen.ask("cli-curtain", who=self.screen.names[seat])
        self.looking = seat if secret else None

    def answer(self, seat: int, text: str) -> int | None:
        """The move that a typed line means, if it means one; everything else is done here."""
        game, moves = self.table.game, self.table.moves(seat)
        command = understand.command(text, self.screen.words, self.screen.extras)
        if command is not None:
            self.obey(seat, command)
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
        found = self.named(text)
        meant = understand.moves_about(found, moves, game)
        if meant:
            return self.pick(seat, meant)
        if found:
            self.explain_thing(seat, found)
        else:
            self.screen.say("cli-not-understood", given=text)
        return None

    def named(self, text: str, more: Sequence[tuple[str, str]] = ()) -> list[tuple[str, str]]:
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

    def explain(self, seat: int, moves: list[int], about: tuple[str, str] | None = None) -> None:
        """Which of the moves are possible, and why the others are not; the same reason is given once.

        Asked `about` a thing, nobody wants to know what is wrong with another one.
        """
        refused: dict[str, Reason] = {}
        for move in moves:
            reason = self.table.why_not(seat, move)
            if reason is None:
                self.screen.say("cli-allowed", given=self.screen.move(self.table, seat, move))
            else:
                refused.setdefault(self.screen.reason(reason), reason)
        # "That was not the question" helps only where the game itself has nothing to say.
        reasons = [reason for reason in refused.values() if reason.rule != NOT_ASKED]
        if about is not None:
            reasons = [reason for reason in reasons if not understand.blames_another(reason, about)]
            if not reasons and len(refused) > 1:
                self.screen.say("cli-nothing-with", thing=understand.name_of(*about, self.screen.words))
                return
        for reason in reasons or refused.values():
            self.screen.refusal(reason)

    def explain_thing(self, seat: int, found: list[tuple[str, str]]) -> None:
        game = self.table.game
        self.explain(seat, understand.moves_in_question(found[:1], self.table.moves(seat), game), found[0])

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
        self.screen.legend(self.table)

    def why(self, seat: int, rest: str) -> None:
        game = self.table.game
        at = understand.menu_number(rest, len(self.table.moves(seat)))
        written = understand.notation(rest, game)
        if at is not None:
            self.explain(seat, [self.table.moves(seat)[at]])
        elif written is not None:
            self.explain(seat, [written])
        else:
            found = self.named(rest) if rest else []
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
        for kind, name in found[:RULES_SHOWN]:
            self.screen.thing(self.table, kind, name)
        if not found:
            _, thing = understand.example(self.table.moves(seat), self.table.game, self.screen.words)
            self.screen.say("cli-card-what", thing=thing)

    def log(self, seat: int, rest: str) -> None:
        self.screen.log(self.table.log(seat))

    def score(self, seat: int, rest: str) -> None:
        self.screen.score(self.table)

    def undo(self, seat: int, rest: str) -> None:
        """Against bots: back to this person's last decision. Between people: not past what was revealed."""
        played = self.table.played()
        own = [ply for ply, (who, _) in enumerate(played) if who in self.people]
        if not own:
            self.screen.say("cli-undo-nothing")
            return
        alone = len(self.people) == 1
        if not alone and own[-1] < self.table.barrier:
            self.screen.say("cli-undo-barrier")
            return
        self.table = undone(self.table, len(played) - own[-1], past_barrier=alone)
        self.autosave()

    def lang(self, seat: int, rest: str) -> None:
        language = rest.casefold()
        if language not in LANGUAGES:
            self.screen.say("cli-lang-what", known=", ".join(LANGUAGES))
            return
        self.screen.speak(language)
        self.show(seat)

    def save(self, seat: int, rest: str) -> None:
        self.save_to(rest)

    def rules(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say("cli-rules-what", rule=self.table.game.waiting_rule)
            return
        try:
            found = ledger(self.table.game.slug, self.screen.words.language).search(rest)
        except LedgerError:
            found = []
        if not found:
            self.screen.say("cli-rules-none", given=rest)
        for rule in found[:RULES_SHOWN]:
            self.screen.show(Text.assemble((rule.id, "bold"), f" {rule.text}"))
        if len(found) > RULES_SHOWN:
            self.screen.say("cli-rules-more", "dim", count=len(found) - RULES_SHOWN)

    def quit(self, seat: int, rest: str) -> None:
        raise LeaveError(offer=True)

    # --- saving --------------------------------------------------------------------------------------------

    def saved(self) -> Saved:
        return Saved(self.table.record(), self.screen.specs, self.screen.given)

    def autosave(self) -> None:
        """After every move. Where nothing can be written the game goes on, and says so once."""
        if not self.save_works:
            return
        try:
            saves.write(self.path, self.saved())
        except OSError as error:
            self.save_works = False
            self.screen.say("cli-save-failed", "bold", file=str(self.path), reason=error.strerror or str(error))

    def save_to(self, name: str) -> None:
        """Save now; with a name, into another file from now on."""
        path = Path(name) if name else self.path
        try:
            path = path.expanduser()
            if path != self.path and path.exists():
                self.screen.say("cli-save-exists", file=str(path))
                return
            saves.write(path, self.saved())
        except (OSError, RuntimeError, ValueError) as error:  # nobody's home folder; no name at all
            self.screen.say("cli-save-failed", file=str(path), reason=getattr(error, "strerror", None) or str(error))
            return
        self.path, self.save_works = path, True
        self.screen.say("cli-saved", file=str(path))


def knows_secrets(table: Table, seat: int) -> bool:
    """Does the seat see anything now that a spectator does not?"""
    return hides(table.view(None), table.view(seat))


def hides(public: Any, private: Any) -> bool:
    """A view says None where its reader may not look: does one say it where the other does not?"""
    if isinstance(public, dict) and isinstance(private, dict):
        return any(hides(value, private.get(name)) for name, value in public.items() if name != "seat")
    if isinstance(public, list) and isinstance(private, list):
        return any(hides(*pair) for pair in zip(public, private, strict=False))
    return public is None and private is not None


def check_writable(path: Path) -> None:
    """A file that was asked for by name has to be possible before anybody plays."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Fault("cli-error-file", FAILED, file=str(path), reason=error.strerror or str(error)) from None
