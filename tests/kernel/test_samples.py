"""A sample must be possible: drawn again while it is not plausible, and a question without an answer falls away."""

from typing import Any

import pytest

from pentapolis.kernel.conformance import LawBroken, check_game, choices, resamples
from pentapolis.kernel.game import Game, register
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast, Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.table import Script, Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary
from pentapolis.kernel.zones import Zone, only
from tests.kernel.levy import HIGH, LEVY_TOY, LevyTable, PayLevy

pytestmark = pytest.mark.both_modes


def levied(asked: bool) -> LevyTable:
    """The first table, by seed, on which somebody is asked for the levy (or was passed over and all bid again)."""
    for seed in range(200):
        t, rng = LEVY_TOY.new(3, seed), Fast(seed)
        assert isinstance(t, LevyTable)
        while not t.over:
            if asked and t.lanes is None and isinstance(t.pending(t.to_act[0]), PayLevy):
                return t
            if not asked and t.poor and sum(card >= HIGH for card in t.deck) > 1:
                return t
            playout(t, rng, 1)
    raise AssertionError("no such table")


def test_a_question_that_is_asked_can_be_answered_in_samples() -> None:
    t = levied(asked=True)
    (seat,) = t.to_act
    other = (seat + 1) % t.seats
    rng = Fast(3)
    hands = set()
    fallen = 0
    for _ in range(300):
        twin = t.resample(other, rng)
        assert isinstance(twin, LevyTable)
        if twin.fallen:
            fallen += 1
            continue
        assert twin.to_act == [seat]
        assert twin.moves(seat)
        hands.add(tuple(sorted(twin.hands[seat])))
    assert fallen < 15
    assert len(hands) > 3


def test_what_behaviour_rules_out_is_drawn_again() -> None:
    t = levied(asked=False)
    owner = next(seat for seat in range(t.seats) if t.poor >> seat & 1)
    other = (owner + 1) % t.seats
    rng = Fast(3)
    high = [bool(t.resample(other, rng).high(owner)) for _ in range(300)]  # type: ignore[attr-defined]
    blind = t.copy()
    blind.poor = 0
    blindly = [bool(blind.resample(other, rng).high(owner)) for _ in range(300)]  # type: ignore[attr-defined]
    assert sum(high) < 40
    assert sum(blindly) > 200


def test_the_levy_keeps_all_laws() -> None:
    report = check_game(LEVY_TOY, games=12, languages=("en", "hu"))
    assert report.checks["knowledge"] == report.checks["resample"] == report.decisions


# --- a question that hardly any sample can answer

CARDS = 40
CARD = Objects("card", [str(number) for number in range(CARDS)])
SHOW, PASS, WAIT = Verb("show", CARD), Verb("pass"), Verb("wait")
WORDS = Vocabulary([SHOW, PASS, WAIT])


class Hat(Table):
    """Seat 1 has drawn a card that seat 0 does not see."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.card = 7
        self.hat = [card for card in range(CARDS) if card != 7]
        self.shown: list[int] = []

    def copy(self) -> "Hat":
        twin = Hat(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.card, twin.hat, twin.shown = self.card, self.hat.copy(), self.shown.copy()
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "to_act": self.to_act, "card": self.card if seat == 1 else None, "shown": self.shown}

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return 0

    def census(self) -> dict[str, int]:
        return {"cards": len({self.card, *self.hat})}


class Drawn(Zone[Hat]):
    def size(self, t: Hat) -> int:
        return CARDS

    def item(self, t: Hat, place: int) -> int:
        return t.card if place == 0 else t.hat[place - 1]

    def seers(self, t: Hat, place: int) -> int:
        return only(1)

    def back(self, t: Hat, place: int) -> int:
        return 0

    def put(self, t: Hat, place: int, item: int) -> None:
        if place == 0:
            t.card = item
        else:
            t.hat[place - 1] = item


class Show(Decision[Hat]):
    """Only the card that seat 1 really has is asked for: all know that it can answer."""

    pause = True

    def moves(self, t: Hat, seat: int) -> list[int]:
        return [SHOW.move(7)] if t.card == 7 else []

    def why_not(self, t: Hat, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: Hat, seat: int, move: int) -> None:
        t.shown.append(WORDS.first[move])


class Choose(Decision[Hat]):
    def moves(self, t: Hat, seat: int) -> list[int]:
        return [PASS.move(), WAIT.move()]

    def why_not(self, t: Hat, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: Hat, seat: int, move: int) -> None:
        pass


class Both(Step[Hat]):
    """Seat 1 shows, seat 0 chooses, at the same time."""

    def run(self, t: Hat) -> None:
        t.push_seat(0, Choose(0))
        t.push_seat(1, Choose(1))
        t.push_seat(1, Show(1))


class End(Step[Hat]):
    def run(self, t: Hat) -> None:
        t.finish([0])


class HatGame(Game):
    def __init__(self, slug: str, steps: list[Step[Any]]) -> None:
        super().__init__(range(2, 3), [], [], WORDS, [Drawn()])
        self.slug = slug
        self.package = "tests.kernel.toy"
        self.steps = steps

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Hat:
        t = Hat(self, seats, rng)
        t.telling = telling
        t.push_all([*self.steps, End()])
        return t


IN_TURN = HatGame("hat-in-turn", [Show(1), Choose(0)])
TOGETHER = HatGame("hat-together", [Both()])
LATER = HatGame("hat-later", [Choose(0), Show(1), Choose(0)])
for game in (IN_TURN, TOGETHER, LATER):
    register(game)


@pytest.mark.parametrize("game", [IN_TURN, TOGETHER], ids=lambda game: game.slug)
def test_a_question_without_an_answer_falls_away_in_samples(game: Game) -> None:
    t = game.new(seed=1)
    assert 1 in t.to_act
    rng = Fast(1)
    fell = 0
    for _ in range(100):
        twin = t.resample(0, rng)
        assert isinstance(twin, Hat)
        fell += int(twin.fallen)
        assert all(twin.moves(seat) for seat in twin.to_act)
        assert (twin.card == 7) == (twin.fallen == 0)
        playout(twin, rng)
        assert twin.over
    assert 30 < fell < 95  # one try in forty is right, and there are a few of them
    assert t.copy().fallen == 0


def test_a_sample_is_drawn_more_often_before_the_question_falls_away() -> None:
    """Of single tries 2 or 3 in a hundred would hold the card."""
    t = IN_TURN.new(seed=1)
    rng = Fast(1)
    assert sum(t.resample(0, rng).fallen == 0 for _ in range(200)) > 30


def test_a_question_asked_later_falls_away_in_samples_too_and_in_their_copies() -> None:
    t = LATER.new(seed=1)
    rng = Fast(1)
    for _ in range(20):
        twin = t.resample(0, rng).copy()
        assert twin.to_act == [0]
        twin.play(0, PASS.move())
        assert isinstance(twin, Hat)
        assert twin.to_act == ([1] if twin.card == 7 else [0])


def test_own_questions_stay() -> None:
    t = IN_TURN.new(seed=1)
    assert all(t.resample(1, Fast(seed)).to_act == [1] for seed in range(20))


@pytest.mark.parametrize("game", [IN_TURN, TOGETHER, LATER], ids=lambda game: game.slug)
def test_such_games_keep_the_laws(game: Game) -> None:
    """Views are compared as they were before the question fell away."""
    assert check_game(game, games=4).games == 4


@pytest.mark.parametrize("game", [IN_TURN, TOGETHER], ids=lambda game: game.slug)
def test_in_a_real_game_a_question_without_an_answer_is_a_defect(game: Game) -> None:
    t = game.new(seed=1)
    assert isinstance(t, Hat)
    t.card, t.hat[0] = 1, 7
    t.forget()
    t.settle()
    assert 1 in t.to_act
    with pytest.raises(LawBroken, match="leaves seat 1 no move"):
        choices(t)
    with pytest.raises(LawBroken):
        resamples(t, Fast(1))
