"""A law that cannot fail is no law: each is broken here on purpose, by a table with one fault."""

import doctest
import math
from collections.abc import Callable
from typing import Any

import pytest

from pentapolis.kernel import conformance as laws
from pentapolis.kernel.conformance import LAWS, Kept, LawBroken, Report, check_game, same_in_processes
from pentapolis.kernel.game import Chance, Game, all_games, find_game, register
from pentapolis.kernel.playout import playout
from pentapolis.kernel.pointing import Pointing, Thing
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.rules import IllegalMove, Reason
from pentapolis.kernel.table import Event, Table
from pentapolis.kernel.zones import Clue
from tests.conformance import hashed
from tests.kernel.toy import BID, CARD, CROWN, DECK, EYES, KEEP, SWAP, TAKE, TOY, SecretBid, TakeLot, Toy, ToyGame

SEED = 5


def faulty(table: type[Toy]) -> Game:
    """A game in which every table has the fault, registered when it is first asked for."""
    slug = f"toy-{table.__name__}"
    if slug not in all_games():
        register(ToyGame(slug, table))
    return find_game(slug)


def toy(table: type[Toy] | None = None, plies: int = 0) -> Toy:
    """A table after some random moves."""
    game = TOY if table is None else faulty(table)
    t = game.new(seats=3, seed=SEED)
    playout(t, Fast(SEED), plies)
    assert isinstance(t, Toy)
    assert not t.over
    return t


def over() -> Toy:
    t = toy()
    playout(t, Fast(SEED))
    return t


# --- faults


class SharesHands(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.spent = self.spent
        return twin


class CopiesWrong(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.bank += 1
        return twin


class ForgetsLuck(Toy):
    """A field that `copy` does not know: the weather gets better with every barrier."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.luck = 0

    def block_undo(self) -> None:
        super().block_undo()
        self.luck += 1

    def draw(self, name: str, pool: list[int], count: int) -> list[int]:
        drawn = super().draw(name, pool, count)
        return [(drawn[0] + self.luck) % len(EYES)] if name == "weather" else drawn


class ForgetsLuckEverywhere(ForgetsLuck):
    """The same, and `state` does not tell of it either."""

    worked_out = ("luck",)


class ForgetsRound(Toy):
    """What a copy may do depends on a field that is neither copied nor told."""

    worked_out = ("turn",)

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.turn = 0

    def block_undo(self) -> None:
        super().block_undo()
        self.turn += 1

    def moves(self, seat: int) -> list[int]:
        moves = super().moves(seat)
        return moves if self.turn > 2 or len(moves) < 3 else moves[1:]


class CopiesWithoutAgenda(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.agenda = []
        return twin

    def kernel_state(self) -> dict[str, Any]:
        return {**super().kernel_state(), "agenda": []}


class KeepsSet(Toy):
    def state(self) -> dict[str, Any]:
        return {**super().state(), "hand": set(self.hands[0])}


class PicklesLess(Toy):
    """A field is not pickled, and does not follow from the options."""

    by_options = ("deck",)


class PicklesInAnotherWay(ForgetsLuckEverywhere):
    """The same of a field that `state` does not tell of."""

    by_options = ("luck",)

    def copy(self) -> Toy:
        twin = super().copy()
        assert isinstance(twin, ForgetsLuck)
        twin.luck = self.luck
        return twin


class CannotBePickled(Toy):
    worked_out = ("noise",)

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.noise = lambda: 0


class ShowsDeck(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "next": self.deck[-1] if self.deck else None}


class LogsDeck(Toy):
    def log(self, seat: int | None) -> list[Event]:
        return [*super().log(seat), Event(0, "toy-deck", {"deck": list(self.deck)})]


class MovesByDeck(Toy):
    def moves(self, seat: int) -> list[int]:
        turn = self.deck[-1] % 3 if self.deck else 0
        moves = super().moves(seat)
        return moves[turn:] + moves[:turn]


class RefusesByDeck(Toy):
    def why_not(self, seat: int, move: int) -> Reason | None:
        reason = super().why_not(seat, move)
        return Reason("TOY-1", "refuse-over", {"deck": list(self.deck)}) if reason else None


class ResamplesNothing(Toy):
    def resample(self, seat: int, rng: Rng) -> Table:
        return self.copy()


class ResamplesChanceOnly(Toy):
    def resample(self, seat: int, rng: Rng) -> Table:
        twin = self.copy()
        twin.telling = False
        twin.rng = Fast(rng.below(1000))
        return twin


class ResamplesImpossible(Toy):
    def resample(self, seat: int, rng: Rng) -> Table:
        twin = super().resample(seat, rng)
        twin.agenda = []
        return twin


class ResamplesItself(Toy):
    def resample(self, seat: int, rng: Rng) -> Table:
        twin = super().resample(seat, rng)
        self.deck.reverse()
        return twin


class GivesFalseClues(Toy):
    def clues(self, seat: int | None) -> list[Clue]:
        return [Clue(self.row[0]).within(DECK, 0, len(self.deck))]


class ForgetsWhatItKnows(Toy):
    """Resamples as if nobody had seen what went into the hands."""

    forgetful = False

    def clues(self, seat: int | None) -> list[Clue]:
        return [] if self.forgetful else super().clues(seat)

    def redrawn(self, seat: int, rng: Rng) -> Table:
        self.forgetful = True
        twin = super().redrawn(seat, rng)
        self.forgetful = False
        return twin


class DealsTheCrown(Toy):
    def redrawn(self, seat: int, rng: Rng) -> Table:
        twin = super().redrawn(seat, rng)
        assert isinstance(twin, Toy)
        other = twin.hands[seat - 1]
        if CROWN in twin.deck:
            other[0], twin.deck[twin.deck.index(CROWN)] = CROWN, other[0]
        return twin


class DoubtsItself(Toy):
    def plausible(self, seat: int) -> bool:
        return not self.telling


class LeavesSamplesUnanswered(Toy):
    """As if a question without an answer stayed in a sample."""

    def moves(self, seat: int) -> list[int]:
        return [] if self.sampled and seat == 1 else super().moves(seat)


class LearnsByResampling(Toy):
    def clues(self, seat: int | None) -> list[Clue]:
        return [] if self.telling or not self.deck else [Clue(self.deck[0]).within(DECK, 0, len(self.deck))]


class ResamplesLosing(Toy):
    def census(self) -> dict[str, int]:
        return {**super().census(), "deck": sum(self.deck)}


class NeverRefuses(Toy):
    def why_not(self, seat: int, move: int) -> Reason | None:
        return None


class RefusesAll(Toy):
    def why_not(self, seat: int, move: int) -> Reason | None:
        return super().why_not(seat, move) or Reason("TOY-1", "refuse-over", {})


class RefusesWithoutRule(Toy):
    def why_not(self, seat: int, move: int) -> Reason | None:
        return Reason("", "refuse-over", {}) if super().why_not(seat, move) else None


class RefusesWithoutText(Toy):
    def why_not(self, seat: int, move: int) -> Reason | None:
        return Reason("TOY-1", "refuse-toy-unwritten", {}) if super().why_not(seat, move) else None


class PlaysAnything(Toy):
    def play(self, seat: int, move: int) -> None:
        self.coins[0] += 1


class ChargesBeforeRefusing(Toy):
    def play(self, seat: int, move: int) -> None:
        self.coins[0] += 1
        super().play(seat, move)


class RaisesSomethingElse(Toy):
    def play(self, seat: int, move: int) -> None:
        raise KeyError(move)


class RefusesForAnotherReason(Toy):
    def play(self, seat: int, move: int) -> None:
        raise IllegalMove(Reason("TOY-1", "refuse-over", {}, self.game.slug))


class LeavesNoMove(Toy):
    def moves(self, seat: int) -> list[int]:
        return []


class LeavesOneMove(Toy):
    def moves(self, seat: int) -> list[int]:
        return super().moves(seat)[:1]


class ListsTwice(Toy):
    def moves(self, seat: int) -> list[int]:
        return super().moves(seat) * 2


class GivesMovesToAll(Toy):
    def moves(self, seat: int) -> list[int]:
        return [0]


class NobodyActs(Toy):
    def __getattribute__(self, name: str) -> Any:
        return [] if name == "to_act" else super().__getattribute__(name)


class WrongSeatActs(Toy):
    def __getattribute__(self, name: str) -> Any:
        return [1, 2] if name == "to_act" else super().__getattribute__(name)


class Wavers(Toy):
    def moves(self, seat: int) -> list[int]:
        self.round = -self.round
        return super().moves(seat)[:: 1 if self.round > 0 else -1]


class WaversOnCopies(Toy):
    original = True

    def copy(self) -> Toy:
        twin = super().copy()
        assert isinstance(twin, WaversOnCopies)
        twin.original = False
        return twin

    def moves(self, seat: int) -> list[int]:
        return super().moves(seat)[:: 1 if self.original else -1]


class HandsOutItsList(Toy):
    def moves(self, seat: int) -> list[int]:
        return self.legal(seat)


class HastyTake(TakeLot):
    """Answers without its list, and wrongly."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.quick = True

    def pick(self, t: Toy, seat: int, rng: Rng) -> int:
        return TAKE.move(t.row[-1 - rng.below(len(t.row))])


class HastyForced(HastyTake):
    """Plays the first of several moves by itself."""

    def run(self, t: Toy) -> None:
        t.agenda.pop()
        self.play(t, self.seat, TAKE.move(t.row[0]))


class HastyAuction(Toy):
    def push(self, step: Any) -> None:
        super().push(HastyTake(step.seat) if type(step) is TakeLot else step)


class CoinsFromNothing(Toy):
    def census(self) -> dict[str, int]:
        return {**super().census(), "coins": int(self.ply)}


class ShowsSet(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "row": set(self.row)}


class ShowsTuple(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "row": tuple(self.row)}


class ShowsNewThings(Toy):
    seen_before = 0

    def view(self, seat: int | None) -> dict[str, Any]:
        self.seen_before += 1
        return {**super().view(seat), "times": self.seen_before}


class ChangesByLooking(Toy):
    def view(self, seat: int | None) -> dict[str, Any]:
        self.taken = 3
        return super().view(seat)


class CountsForNobody(Toy):
    def points(self, seat: int) -> int:
        return self.coins[seat % self.seats]


class ForgetsLog(Toy):
    def log(self, seat: int | None) -> list[Event]:
        return super().log(seat)[-2:]


class ScoresFew(Toy):
    def __getattribute__(self, name: str) -> Any:
        return [1] if name == "scores" else super().__getattribute__(name)


class BadChance(Chance):
    def id(self, item: int) -> str:
        return "nothing_known"


class ThinksOfNothing(ToyGame):
    def thinkable(self, t: Table, seat: int) -> list[int]:
        return t.moves(seat)[1:]


class ThinksTwice(ToyGame):
    def thinkable(self, t: Table, seat: int) -> list[int]:
        return t.moves(seat) + t.moves(seat)[:1]


class ThinksOfMore(ToyGame):
    def thinkable(self, t: Table, seat: int) -> list[int]:
        return [*t.moves(seat), self.vocabulary.size]


class ThinksOfDeck(ToyGame):
    def thinkable(self, t: Table, seat: int) -> list[int]:
        assert isinstance(t, Toy)
        return [*t.moves(seat), SWAP.move(t.deck[-1])]


class AnswersWithoutRule(ToyGame):
    def refusal(self, look: Pointing, thing: Thing) -> Reason | None:
        return Reason("", "refuse-over", {})


class AnswersWithoutText(ToyGame):
    def refusal(self, look: Pointing, thing: Thing) -> Reason | None:
        return Reason("TOY-01", "refuse-unheard-of", {})


class AnswersOfDeck(ToyGame):
    def refusal(self, look: Pointing, thing: Thing) -> Reason | None:
        assert isinstance(look.table, Toy)
        return Reason("TOY-01", "refuse-over", {"number": int(look.table.deck[-1])})


class AllMovesAlike(ToyGame):
    def notation(self, move: int) -> str:
        return "bid:0"


class ParsesNothing(ToyGame):
    def parse(self, text: str) -> int:
        raise ValueError("no")


class ParsesAllAlike(ToyGame):
    def parse(self, text: str) -> int:
        return 0


# --- how each breaks a law


def kept_copy_changes() -> None:
    t = toy(SharesHands)
    kept = Kept(t)
    playout(t, Fast(1))
    kept.unchanged()


def sample_forgets() -> None:
    t = toy(ForgetsWhatItKnows)
    t.shown[0] = [t.hands[0][0]]
    laws.knowledge(t, Fast(1))


def kept_copy_plays(table: type[Toy]) -> Callable[[], None]:
    def play() -> None:
        t = toy(table, TAKING)
        kept = Kept(t)
        kept.unchanged()
        while not t.over:
            seat = t.to_act[0]
            t.play(seat, t.moves(seat)[0])
        kept.follows(t)

    return play


def forces_one_of_two() -> None:
    t = toy(plies=TAKING)
    t.agenda[-1] = HastyForced(t.to_act[0])
    t.forget()
    laws.quick(t)


def coins_appear() -> None:
    t = toy()
    before = t.census()
    t.coins[1] += 2
    laws.census(t, before)


def record_tells_less() -> None:
    t = toy(plies=2)
    t.coins[1] += 2
    laws.replays(t)


def record_unreadable() -> None:
    game = ToyGame("toy-bad-chance")
    game.chances["weather"] = BadChance("weather", EYES, 1)
    register(game)
    laws.replays(game.new(seed=1, chance={"weather": [EYES.ids[0]]}))


def log_is_shortened() -> None:
    t = toy(ForgetsLog)
    before = laws.logs(t)
    playout(t, Fast(1), 3)
    laws.log_grows(t, before)


def no_winners() -> None:
    t = over()
    t.winners = []
    laws.result(t)


def winner_from_nowhere() -> None:
    t = over()
    t.winners = [3]
    laws.result(t)


def still_pending() -> None:
    t = over()
    t.push(SecretBid(0))
    laws.result(t)


def a_score_missing() -> None:
    t = toy(ScoresFew)
    t.finish([0])
    laws.result(t)


def never_ends() -> None:
    laws.in_bound(toy(plies=3), most=3)


def copy_never_ends() -> None:
    laws.copies(toy(), Fast(1), most=2)


def played_in_two_processes(game: Game) -> None:
    t = game.new(seats=2, seed=1)
    playout(t, Fast(1), 4)
    same_in_processes([t.record()], ["tests.conformance.hashed"])


def with_table(law: Callable[[Toy], object], table: type[Toy], plies: int = 0) -> tuple[Callable[[], object], str]:
    return (lambda: law(toy(table, plies))), table.__name__


def alone(action: Callable[[], object]) -> tuple[Callable[[], object], str]:
    return action, action.__name__


def copied(t: Toy) -> None:
    laws.copies(t, Fast(1))


def pickled(t: Toy) -> None:
    laws.pickles(t, Fast(SEED))


def resampled(t: Toy) -> None:
    laws.resamples(t, Fast(1))


def informed(t: Toy) -> None:
    laws.knowledge(t, Fast(1))


def refused(t: Toy) -> None:
    laws.refusals(t, ["en", "hu"])


def illegal(t: Toy) -> None:
    laws.illegal_moves(t, Fast(1))


def thinking(game: type[ToyGame]) -> tuple[Callable[[], object], str]:
    return (lambda: laws.thinkable(game().new(seats=3, seed=1))), game.__name__


def answering(game: type[ToyGame]) -> tuple[Callable[[], object], str]:
    return (lambda: laws.answers(game().new(seats=3, seed=1), ["en", "hu"])), game.__name__


def answers_of_deck() -> None:
    laws.resamples(AnswersOfDeck().new(seats=3, seed=1), Fast(1))


def thinks_of_deck() -> None:
    laws.resamples(ThinksOfDeck().new(seats=3, seed=1), Fast(1))


TAKING = 3  # after three bids somebody takes a lot

BROKEN: list[tuple[str, str, tuple[Callable[[], object], str]]] = [
    ("copy", "playing on a copy changed the table: state.spent", with_table(copied, SharesHands)),
    ("copy", "the copy differs: state.bank: 0 and 1", with_table(copied, CopiesWrong)),
    ("copy", "the copy differs: state.luck: 2 and 0", with_table(copied, ForgetsLuck, TAKING)),
    (
        "copy",
        "a copy that plays the same moves comes to another table: state.bank",
        (kept_copy_plays(ForgetsLuckEverywhere), "ForgetsLuckEverywhere"),
    ),
    (
        "copy",
        "a copy that plays the same moves",
        (lambda: check_game(faulty(ForgetsLuckEverywhere), games=3, every=4), "ForgetsLuckEverywhere-check_game"),
    ),
    ("copy", "a copy that plays the same moves cannot play", (kept_copy_plays(ForgetsRound), "ForgetsRound")),
    ("copy", "a copy cannot be played to the end", with_table(copied, CopiesWithoutAgenda)),
    ("copy", "state() is not plain data", with_table(copied, KeepsSet)),
    ("copy", "playing on the table changed an earlier copy", alone(kept_copy_changes)),
    ("pickle", "the pickled table differs: state.deck", with_table(pickled, PicklesLess)),
    (
        "pickle",
        "a copy that plays the same moves",
        (lambda: check_game(faulty(PicklesInAnotherWay), games=3, every=4), "PicklesInAnotherWay"),
    ),
    ("pickle", "the pickled table cannot be made", with_table(pickled, CannotBePickled)),
    ("resample", "view.next", with_table(resampled, ShowsDeck)),
    ("resample", "log[", with_table(resampled, LogsDeck)),
    ("resample", "view.moves", with_table(resampled, MovesByDeck)),
    ("resample", "for seat 0 shows: refusals[", with_table(resampled, RefusesByDeck)),
    ("resample", "for seat 0 keeps the chances to come", with_table(resampled, ResamplesNothing)),
    ("resample", "cannot be played to the end", with_table(resampled, ResamplesImpossible)),
    ("resample", "for seat 0 changed the table itself: state.deck", with_table(resampled, ResamplesItself)),
    ("resample", "for seat 0 shows: census.deck", with_table(resampled, ResamplesLosing)),
    (
        "resample",
        "resamples every hidden thing was left in its place",
        (lambda: check_game(faulty(ResamplesChanceOnly), games=3), "ResamplesChanceOnly"),
    ),
    ("knowledge", "seat 0: the clue that", with_table(informed, GivesFalseClues)),
    ("knowledge", "of zone 1 is not true", alone(sample_forgets)),
    ("knowledge", "of zone 1, but does not fit", with_table(informed, DealsTheCrown)),
    (
        "knowledge",
        "resampling for seat 0 changes what it knows: clues has 0 and 1 entries",
        with_table(informed, LearnsByResampling),
    ),
    ("knowledge", "seat 0: the table itself is not plausible", with_table(informed, DoubtsItself)),
    ("resample", "seat 1 is asked a question without an answer", with_table(resampled, LeavesSamplesUnanswered)),
    ("replay", "the replayed table differs: state.coins[1]: 2 and 0", alone(record_tells_less)),
    ("replay", "chance weather cannot give 'nothing_known'", alone(record_unreadable)),
    ("refusals", "of seat -1 is not in moves and not refused", with_table(refused, NeverRefuses)),
    ("refusals", "bid:0 of seat 0 is in moves but refused", with_table(refused, RefusesAll)),
    ("refusals", "is refused by no rule", with_table(refused, RefusesWithoutRule)),
    ("refusals", "has no text in 'en'", with_table(refused, RefusesWithoutText)),
    ("resample", "shows: thinkable[", alone(thinks_of_deck)),
    ("resample", "shows: what things answer", alone(answers_of_deck)),
    ("pointing", "pointed at by seat 0, is refused by no rule", answering(AnswersWithoutRule)),
    ("pointing", "has no text in 'en'", answering(AnswersWithoutText)),
    ("thinkable", "seat 0 may not think of the legal bid:0", thinking(ThinksOfNothing)),
    ("thinkable", "seat 0 may think of bid:0 twice", thinking(ThinksTwice)),
    ("thinkable", "which is no word of the game", thinking(ThinksOfMore)),
    ("illegal move", "is not legal but was played", with_table(illegal, PlaysAnything)),
    (
        "illegal move",
        "changed the table: state.coins[0]: 0 and 1",
        with_table(illegal, ChargesBeforeRefusing),
    ),
    ("illegal move", "raises KeyError", with_table(illegal, RaisesSomethingElse)),
    ("illegal move", "but why_not says", with_table(illegal, RefusesForAnotherReason)),
    ("choices", "SecretBid(0) leaves seat 0 no move", with_table(laws.choices, LeavesNoMove)),
    ("choices", "which should have been played", with_table(laws.choices, LeavesOneMove, TAKING)),
    ("choices", "lists a move twice", with_table(laws.choices, ListsTwice)),
    ("choices", "owes no decision but has 1 moves", with_table(laws.choices, GivesMovesToAll, TAKING)),
    ("choices", "the game goes on, but to_act is []", with_table(laws.choices, NobodyActs)),
    (
        "choices",
        "to_act is [1, 2], but the decision of seat 0 is",
        with_table(laws.choices, WrongSeatActs),
    ),
    ("quick", "picks take:", with_table(laws.quick, HastyAuction, TAKING)),
    ("quick", "HastyForced(1) does not ask", alone(forces_one_of_two)),
    ("order", "asked again", with_table(laws.order, Wavers)),
    ("order", "on a copy", with_table(laws.order, WaversOnCopies)),
    ("order", "is the table's own list", with_table(laws.order, HandsOutItsList)),
    ("notation", "are both written 'bid:0'", (lambda: laws.notations(AllMovesAlike("toy-alike")), "alike")),
    ("notation", "'bid:0' does not parse: no", (lambda: laws.notations(ParsesNothing("toy-mute")), "mute")),
    ("notation", "but parses as 0", (lambda: laws.notations(ParsesAllAlike("toy-deaf")), "deaf")),
    ("bound", "the game is not over after 3 moves", alone(never_ends)),
    ("bound", "a copy is not over after 2 more moves", alone(copy_never_ends)),
    ("census", "counted before and now: coins: 0 and 2", alone(coins_appear)),
    (
        "census",
        "counted before and now: coins: 0 and 1",
        (lambda: check_game(faulty(CoinsFromNothing), games=1), "CoinsFromNothing"),
    ),
    ("view", "the view of seat 0 is not plain data", with_table(laws.views, ShowsSet)),
    ("view", "the view of seat 0 changes when it is sent: view.row", with_table(laws.views, ShowsTuple)),
    (
        "view",
        "seat 0 sees something else each time: view.times: 1 and 2",
        with_table(laws.views, ShowsNewThings),
    ),
    ("view", "looking at the table changed it", with_table(laws.views, ChangesByLooking)),
    ("view", "there is no seat -1, but it has", with_table(laws.views, CountsForNobody)),
    ("log", "has read has changed: log[0]", alone(log_is_shortened)),
    ("result", "its winners are []", alone(no_winners)),
    ("result", "its winners are [3]", alone(winner_from_nowhere)),
    ("result", "is pending", alone(still_pending)),
    ("result", "the scores of 3 seats are [1]", alone(a_score_missing)),
    ("processes", "different states", (lambda: played_in_two_processes(hashed.STATE), "states")),
    ("processes", "different views, moves or logs", (lambda: played_in_two_processes(hashed.VIEW), "views")),
]


@pytest.mark.both_modes
@pytest.mark.parametrize(
    ("law", "text", "action"),
    [pytest.param(law, text, action, id=f"{law}-{name}") for law, text, (action, name) in BROKEN],
)
def test_a_fault_breaks_its_law(law: str, text: str, action: Callable[[], object]) -> None:
    with pytest.raises(LawBroken) as broken:
        action()
    assert broken.value.law == law
    assert text in str(broken.value)
    assert str(broken.value).startswith(f"{law}: toy")


def test_every_law_is_broken_by_some_fault() -> None:
    assert {law for law, _, _ in BROKEN} == set(LAWS)


def test_the_message_names_law_game_seed_and_ply_and_brings_the_record() -> None:
    t = toy(plies=2)
    with pytest.raises(LawBroken) as broken:
        laws.in_bound(t, most=1)
    assert str(broken.value) == "bound: toy, seed 5, ply 2: the game is not over after 1 moves"
    assert broken.value.record == t.record()


@pytest.mark.both_modes
def test_the_toy_keeps_all_laws_with_every_number_of_seats_and_every_option() -> None:
    report = check_game(TOY, games=18, languages=("en", "hu"))
    assert report.games == 18
    assert report.decisions > 200
    assert {law for law, count in report.checks.items() if not count} == {"processes"}
    assert any(report.redrawn)


@pytest.mark.both_modes
def test_the_toy_is_the_same_in_two_processes() -> None:
    records = []
    for seats in (2, 3, 4):
        t = TOY.new(seats, seed=seats)
        playout(t, Fast(seats))
        records.append(t.record())
    assert same_in_processes(records, ["tests.kernel.toy"]) in (
        ["compiled", "interpreted"],
        ["interpreted"] * 2,
    )


def test_the_same_call_checks_the_same() -> None:
    assert check_game(TOY, games=4, every=3) == check_game(TOY, games=4, every=3)


def test_costly_laws_are_sampled() -> None:
    report = check_game(TOY, games=4, every=5)
    assert report.checks["resample"] == -(-report.decisions // 5)
    assert report.checks["choices"] == report.decisions


def test_a_game_with_millions_of_combinations_of_options_can_be_checked() -> None:
    """They are made one by one: Imperium has a nation for each of four seats among its options."""
    game = find_game("imperium")
    count = len(game.seats) * math.prod(len(option.values) for option in game.options.values())
    assert count > 10_000_000
    ways = laws._ways(game, list(game.seats), None)
    first = next(ways)
    assert first == (game.seats[0], game.defaults)
    assert next(ways) != first


def test_seats_and_options_can_be_fixed() -> None:
    report = check_game(TOY, games=3, seats=4, options={"rounds": 4}, every=50)
    assert report.longest >= 16  # unless the crown came up, four seats bid four times
    assert str(report).startswith(f"toy: 3 games, {report.decisions} decisions, longest {report.longest}; copy ")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (lambda: check_game(ToyGame()), "another game is registered as 'toy'"),
        (lambda: check_game(ToyGame("toy-unregistered")), "there is no game 'toy-unregistered'"),
        (lambda: check_game(TOY, games=0), "at least 1, not 0 and 1"),
        (lambda: check_game(TOY, every=0), "at least 1, not 100 and 0"),
        (lambda: same_in_processes([]), "no records"),
    ],
)
def test_bad_arguments_are_named(action: Callable[[], Report], text: str) -> None:
    with pytest.raises(ValueError) as error:
        action()
    assert text in str(error.value)


def test_a_process_that_cannot_play_the_record_says_why() -> None:
    with pytest.raises(RuntimeError, match="there is no game 'toy'"):
        same_in_processes([toy().record()])


def test_the_example_of_the_module_is_true() -> None:
    failures, examples = doctest.testmod(laws)
    assert failures == 0
    assert examples >= 4


def test_differences_are_found_wherever_they_are() -> None:
    assert laws.difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == ""
    assert laws.difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ".a[1].b: 2 and 3"
    assert laws.difference([1], [1, 2], "x") == "x has 1 and 2 entries"
    assert laws.difference({"a": 1}, {}) == ".a is only in the first"
    assert laws.difference({}, {"a": 1}) == ".a is only in the second"
    assert laws.difference(1, True, "x") == "x: 1 and True"


def test_unused_words_of_the_toy_are_refused_in_words() -> None:
    t = toy()
    reason = t.why_not(0, KEEP.move())
    assert reason is not None
    assert reason.rule == "PEN-03"
    t.play(0, BID.move(2))
    assert t.why_not(0, BID.move(2)) == Reason("TOY-TURN-01", "refuse-waiting", {"seat": 1})
    assert CARD.find("crown") == 11
