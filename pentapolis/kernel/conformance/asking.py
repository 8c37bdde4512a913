"""Laws of decisions: their moves, the words for them, and refusals."""

from collections.abc import Sequence

from pentapolis.kernel import pointing
from pentapolis.kernel.conformance.comparing import LawBroken, Snapshot, broken, name_of, same
from pentapolis.kernel.game import Game
from pentapolis.kernel.pointing import Pointing
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import IllegalMove, Reason
from pentapolis.kernel.table import Table


def choices(table: Table) -> None:
    """Somebody must act; who must act has moves, others have none; no single move is left to play itself."""
    to_act = table.to_act
    if not to_act or to_act != sorted(set(to_act)) or not set(to_act) <= set(range(table.seats)):
        raise broken("choices", table, f"the game goes on, but to_act is {to_act}")
    for seat in range(table.seats):
        moves = table.moves(seat)
        decision = table.pending(seat)
        if (decision is not None) != (seat in to_act):
            raise broken("choices", table, f"to_act is {to_act}, but the decision of seat {seat} is {decision!r}")
        if decision is None:
            if moves:
                raise broken("choices", table, f"seat {seat} owes no decision but has {len(moves)} moves")
            continue
        label = decision.label()
        if not moves:
            raise broken("choices", table, f"{label} leaves seat {seat} no move")
        if len(set(moves)) != len(moves):
            raise broken("choices", table, f"{label} lists a move twice: {moves}")
        if len(moves) == 1 and not decision.pause:
            what = f"{label} has the single move {name_of(table, moves[0])}, which should have been played"
            raise broken("choices", table, what)


def order(table: Table) -> None:
    """The same list each time, on a copy too, and changing the list that was handed out changes nothing."""
    for seat in range(table.seats):
        moves = list(table.moves(seat))
        twin = table.copy()
        for what, again in (("asked again", table.moves(seat)), ("on a copy", twin.moves(seat))):
            if again != moves:
                raise broken("order", table, f"moves of seat {seat} {what}: {again}, before: {moves}")
        table.moves(seat).clear()
        if table.moves(seat) != moves:
            raise broken("order", table, f"moves of seat {seat} is the table's own list: changing it shows")


class _Dial(Rng):
    """A generator that gives the number it was set to, and remembers of how many."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.number


def quick(table: Table) -> None:
    """A quick decision asks where there is a choice, and its `pick` finds every move where the list has it."""
    for seat in table.to_act:
        decision = table.pending(seat)
        if decision is None or not decision.quick:
            continue
        moves = table.moves(seat)
        if table.lanes is None:
            twin = table.copy()
            twin.forget()
            decision.run(twin)
            if twin.asked is not decision:
                raise broken("quick", table, f"{decision.label()} does not ask, but there are {len(moves)} moves")
        for place, move in enumerate(moves):
            dial = _Dial(place)
            picked = decision.pick(table, seat, dial)
            if picked != move or dial.asked != [len(moves)]:
                what = f"{decision.label()} picks {name_of(table, picked)} as number {place} of {dial.asked}"
                raise broken("quick", table, f"{what}, the list of {len(moves)} has {name_of(table, move)}")


def notations(game: Game) -> None:
    """Every move of the vocabulary has a notation of its own, which parses back."""
    seen: dict[str, int] = {}
    for move in range(game.vocabulary.size):
        text = game.notation(move)
        if text in seen:
            raise LawBroken("notation", game.slug, f"moves {seen[text]} and {move} are both written {text!r}")
        seen[text] = move
        try:
            parsed = game.parse(text)
        except ValueError as error:
            raise LawBroken("notation", game.slug, f"{text!r} does not parse: {error}") from error
        if parsed != move:
            raise LawBroken("notation", game.slug, f"{text!r} is move {move}, but parses as {parsed}")


def thinkable(table: Table) -> None:
    """What `Game.thinkable` names for each seat that must act: a legal move that is not among it would not be shown."""
    vocabulary = table.game.vocabulary
    for seat in table.to_act:
        thought = table.game.thinkable(table, seat)
        for move in thought:
            if not vocabulary.knows(move):
                raise broken("thinkable", table, f"seat {seat} may think of {move}, which is no word of the game")
        if len(set(thought)) != len(thought):
            twice = next(move for move in thought if thought.count(move) > 1)
            raise broken("thinkable", table, f"seat {seat} may think of {name_of(table, twice)} twice")
        for move in table.moves(seat):
            if move not in thought:
                raise broken("thinkable", table, f"seat {seat} may not think of the legal {name_of(table, move)}")


def refusals(table: Table, languages: Sequence[str] = (), said: set[str] | None = None) -> None:
    """`why_not` is None exactly for the legal moves, over the whole vocabulary and for every seat.

    With languages every refusal is also put into words; `said` remembers which were, each is put once.
    """
    vocabulary = table.game.vocabulary
    for seat in range(-1, table.seats + 1):
        legal = set(table.moves(seat))
        for move in range(-1, vocabulary.size + 1):
            reason = table.why_not(seat, move)
            if (reason is None) != (move in legal):
                listed = "is in moves but refused" if move in legal else "is not in moves and not refused"
                raise broken("refusals", table, f"{name_of(table, move)} of seat {seat} {listed}")
            if reason is not None:
                _check_reason("refusals", table, f"{name_of(table, move)} of seat {seat}", reason, languages, said)


def answers(table: Table, languages: Sequence[str] = (), said: set[str] | None = None) -> None:
    """What things answer to each seat that points at them, by `Game.refusal`."""
    for seat in range(table.seats):
        for reason, things in pointing.refusals(Pointing(table, seat)).items():
            named = f"{things[0].key}, pointed at by seat {seat},"
            _check_reason("pointing", table, named, reason, languages, said)


def _check_reason(
    law: str, table: Table, named: str, reason: Reason, languages: Sequence[str], said: set[str] | None
) -> None:
    if not reason.rule or not reason.message:
        raise broken(law, table, f"{named} is refused by no rule: {reason!r}")
    if not languages or (said is not None and repr(reason) in said):
        return
    from pentapolis.words import words_of  # words are not part of the kernel

    for language in languages:
        try:
            text = words_of(table.game.slug, language).say(reason.message, reason.args)
        except (KeyError, ValueError, OSError) as error:
            raise broken(law, table, f"{reason!r} has no text in {language!r}: {error}") from error
        if not text.strip():
            raise broken(law, table, f"{reason!r} has an empty text in {language!r}")
    if said is not None:
        said.add(repr(reason))


def illegal_moves(table: Table, rng: Rng) -> None:
    """Playing a move that is not legal raises IllegalMove with its reason, and changes nothing.

    For each seat one random move of the vocabulary is tried, and with it a move and seats that do not exist.
    """
    size = table.game.vocabulary.size
    tried = [(seat, rng.below(size)) for seat in range(table.seats)]
    tried += [(0, -1), (0, size), (-1, 0), (table.seats, 0)]
    before = Snapshot(table)
    for seat, move in tried:
        if move in table.moves(seat):
            continue
        reason = table.why_not(seat, move)
        named = f"{name_of(table, move)} of seat {seat}"
        try:
            table.play(seat, move)
        except IllegalMove as error:
            if error.reason != reason:
                what = f"{named} is refused with {error.reason!r}, but why_not says {reason!r}"
                raise broken("illegal move", table, what) from error
        except Exception as error:  # whatever it is, a player would not be told the reason
            raise broken("illegal move", table, f"{named} raises {error!r}, not IllegalMove") from error
        else:
            raise broken("illegal move", table, f"{named} is not legal but was played")
        same("illegal move", table, before, Snapshot(table), f"the refused {named} changed the table")
