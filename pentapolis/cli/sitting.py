"""A table with its people and bots, and the file it is kept in: what lines and the full screen have in common."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pentapolis.cli import saves, understand
from pentapolis.cli.players import Player, chosen_move
from pentapolis.cli.saves import Saved
from pentapolis.cli.speech import Speech
from pentapolis.kernel.pointing import Pointing, Thing, blames_another, refusal
from pentapolis.kernel.record import undone
from pentapolis.kernel.rules import NOT_ASKED, Reason
from pentapolis.kernel.table import Event, Table


@dataclass(frozen=True)
class Note:
    """Something to be said: a message of the command line with its arguments."""

    message: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Explanation:
    """Which moves are possible, and why the others are not; the same reason is given once."""

    possible: list[int]
    reasons: list[Reason]
    in_sight: bool = True  # lies what was asked about on the table?


class Sitting:
    """Whoever owes a decision makes it, and everything is saved as it happens."""

    def __init__(self, table: Table, players: Sequence[Player], path: Path) -> None:
        self.table = table
        self.players = list(players)
        self.path = path
        self.save_works = True
        self.origin: str | None = None  # of the record that the game was resumed from
        self.looking: int | None = None  # who of several people is alone at the screen; None: all of them

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def next_seat(self) -> int:
        """Bots first where several seats decide at once: nobody waits for them."""
        waiting = self.table.to_act
        return next((seat for seat in waiting if seat not in self.people), waiting[0])

    def bot_chooses(self, seat: int) -> int:
        """What a bot plays. A Fault for one that fails or cheats."""
        return chosen_move(self.players[seat], self.table, seat)

    def play(self, seat: int, move: int) -> Note | None:
        self.table.play(seat, move)
        return self.autosave()

    def news(self, seat: int | None) -> list[Event]:
        """What happened since this person last decided; for several people at the end: by the last move."""
        events, played = self.table.log(seat), self.table.played()
        mine = [ply for ply, (who, _) in enumerate(played) if who == seat or (seat is None and who in self.people)]
        since = max(mine, default=-1)
        return [event for event in events if event.ply > since]

    def needs_curtain(self, seat: int) -> bool:
        """Must the others look away before this person decides? What only one may see waits until they do."""
        if len(self.people) < 2:
            return False
        secret = knows_secrets(self.table, seat)
        falls = secret and seat != self.looking
        self.looking = seat if secret else None
        return falls

    def explain(self, speech: Speech, seat: int, moves: Sequence[int], about: Thing | None = None) -> Explanation:
        """Asked `about` a thing, nobody wants to know what is wrong with another one."""
        possible: list[int] = []
        refused: dict[str, Reason] = {}
        for move in moves:
            reason = self.table.why_not(seat, move)
            if reason is None:
                possible.append(move)
            else:
                refused.setdefault(speech.reason(reason), reason)
        # "That was not the question" helps only where the game itself has nothing to say.
        reasons = [reason for reason in refused.values() if reason.rule != NOT_ASKED]
        if about is not None:
            reasons = [reason for reason in reasons if not blames_another(reason, about)]
            if not reasons and len(refused) > 1:
                return Explanation(possible, [])
        return Explanation(possible, reasons or list(refused.values()))

    def explain_thing(self, speech: Speech, seat: int, thing: Thing) -> Explanation:
        """What a thing is good for now, or the one reason why not. Of what is not in sight only moves can tell."""
        look = Pointing(self.table, seat)
        legal = list(look.legal(thing))
        if thing not in look.places and not legal:
            moves = understand.moves_in_question([thing], self.table.moves(seat), self.table.game)
            found = self.explain(speech, seat, moves, thing)
            return Explanation(found.possible, found.reasons, in_sight=False)
        reason = refusal(look, thing)
        return Explanation(legal, [] if reason is None else [reason])

    def undo(self) -> Note | None:
        """Against bots: back to this person's last decision. Between people: not past what was revealed."""
        played = self.table.played()
        own = [ply for ply, (who, _) in enumerate(played) if who in self.people]
        if not own:
            return Note("cli-undo-nothing")
        alone = len(self.people) == 1
        if not alone and own[-1] < self.table.barrier:
            return Note("cli-undo-barrier")
        self.table = undone(self.table, len(played) - own[-1], past_barrier=alone)
        return self.autosave()

    def what_it_is(self) -> Note | None:
        """Whether somebody chose what lies on the table: whoever plays shall know it."""
        told = saves.chosen_by(self.saved().record)
        return None if told is None else Note(told)

    # --- saving --------------------------------------------------------------------------------------------

    def saved(self) -> Saved:
        specs = [player.spec for player in self.players]
        record = self.table.record()
        record.origin = self.origin
        return Saved(record, specs, [player.given for player in self.players])

    def autosave(self) -> Note | None:
        """After every move. Where nothing can be written the game goes on, and says so once."""
        if not self.save_works:
            return None
        try:
            saves.write(self.path, self.saved())
        except OSError as error:
            self.save_works = False
            return Note("cli-save-failed", {"file": str(self.path), "reason": error.strerror or str(error)})
        return None

    def save_to(self, name: str) -> Note:
        """Save now; with a name, into another file from now on."""
        path = Path(name) if name else self.path
        try:
            path = path.expanduser()
            if path != self.path and path.exists():
                return Note("cli-save-exists", {"file": str(path)})
            if understand.has_control(name):  # a file that no listing shows as it is
                raise ValueError("control characters")
            saves.write(path, self.saved())
        except (OSError, RuntimeError, ValueError) as error:  # nobody's home folder; no name at all
            reason = getattr(error, "strerror", None) or str(error)
            return Note("cli-save-failed", {"file": str(path), "reason": reason})
        self.path, self.save_works = path, True
        return Note("cli-saved", {"file": str(path)})


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
