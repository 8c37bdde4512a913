"""What evaluators say: 1 for a win, 0 for a loss, and the better city in between."""

from importlib import import_module
from itertools import product
from math import exp, log
from pathlib import Path

import pytest
from librt.vecs import vec

import pentapolis
import pentapolis.bots.evaluator as evaluator_module
from pentapolis import Fast
from pentapolis.bots import Evaluator, FittedEvaluator, evaluator_for, register_evaluator
from pentapolis.bots.evaluator import MARGIN
from pentapolis.bots.evaluators.seven_wonders_duel import Prospects
from pentapolis.games.seven_wonders_duel.game import GAME
from tests.kernel.toy import TOY
from tests.rules.playing import play
from tests.rules.seven_wonders_duel.position import position

DUEL = evaluator_for("seven-wonders-duel")


def test_every_game_has_one() -> None:
    assert type(evaluator_for("toy")) is Evaluator
    assert type(DUEL) is not Evaluator
    assert evaluator_for("seven-wonders-duel") is DUEL


def test_evaluators_of_games_are_found_by_their_slugs() -> None:
    """The module of bots that looks for them names none."""
    source = Path(evaluator_module.__file__).with_name("evaluator.py").read_text(encoding="utf-8")
    for slug in pentapolis.games():
        assert slug not in source
        assert slug.replace("-", "_") not in source


def test_one_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "others_eye.py").write_text("from pentapolis.bots import Evaluator\nEYE = Evaluator()\nNONE = 3\n")
    info = tmp_path / "others_eye-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others-eye\nVersion: 1.0\n")
    points = "others-game = others_eye:EYE\nothers-bad = others_eye:NONE\n"
    (info / "entry_points.txt").write_text(f"[pentapolis.bots.evaluators]\n{points}")
    monkeypatch.syspath_prepend(tmp_path)
    assert evaluator_for("others-game") is import_module("others_eye").EYE
    with pytest.raises(ValueError, match="the evaluator of others-bad is int, no Evaluator"):
        evaluator_for("others-bad")


def test_another_package_can_bring_one() -> None:
    class Flat(Evaluator):
        pass

    flat = Flat()
    register_evaluator("flat-game", flat)
    assert evaluator_for("flat-game") is flat


@pytest.mark.parametrize("evaluator", [DUEL, Evaluator()])
def test_values_are_chances_at_every_decision(evaluator: Evaluator) -> None:
    rng = Fast(1)
    for seed in range(3):
        table = GAME.new(seed=seed, bulk=True)
        while not table.over:
            values = evaluator.values(table)
            assert sum(values) == pytest.approx(1)
            assert all(0 < value < 1 for value in values)
            assert values == pytest.approx([evaluator.value(table, 0), evaluator.value(table, 1)])
            pentapolis.playout(table, rng, 1)
        assert sum(evaluator.values(table)) == pytest.approx(1)
        assert evaluator.value(table, table.winners[0]) == pytest.approx(1 / len(table.winners), abs=MARGIN)


def test_default_with_many_seats() -> None:
    table = TOY.new(4, seed=1)
    pentapolis.playout(table, Fast(1))
    values = Evaluator().values(table)
    assert [seat for seat in range(4) if values[seat] > MARGIN] == table.winners


def test_both_seats_are_judged_alike() -> None:
    cards = ["theater", "lumber_yard", "workshop"]
    left = position(to_act=0, built=(cards, []), conflict=4, coins=(9, 3))
    right = position(to_act=1, built=([], cards), conflict=-4, coins=(3, 9))
    assert DUEL.value(left, 0) == pytest.approx(DUEL.value(right, 1))


@pytest.mark.parametrize(
    "better",
    [
        {"coins": (12, 7)},
        {"built": (["altar"], [])},
        {"built": (["lumber_yard"], [])},
        {"built": (["wood_reserve"], [])},
        {"built": (["pharmacist"], [])},
        {"conflict": 2},
        {"conflict": 6},
        {"wonders": (["pyramids"], [])},
        {"raised": (["sphinx"], [])},
        {"tokens": (["strategy"], [])},
    ],
)
def test_what_is_good_is_judged_good(better: dict[str, object]) -> None:
    even = DUEL.value(position(), 0)
    assert DUEL.value(position(**better), 0) > even  # type: ignore[arg-type]


def test_nearer_to_six_symbols_is_better() -> None:
    green = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    values = [DUEL.value(position(built=(green[:count], [])), 0) for count in range(6)]
    assert values == sorted(values)


def test_a_win_next_turn_is_nearly_a_win() -> None:
    threat = position(open_cards=["walls"], age=2, conflict=7, coins=(9, 7))
    assert DUEL.value(threat, 0) > 0.95
    too_poor = position(open_cards=["walls"], age=2, conflict=7, coins=(0, 7))
    assert DUEL.value(too_poor, 0) < DUEL.value(threat, 0)
    # The other may take the card away, and yet all of Age III is still to come.
    answered = position(open_cards=["walls"], age=2, conflict=7, coins=(9, 7), to_act=1)
    assert 0.5 < DUEL.value(answered, 0) < DUEL.value(threat, 0) - 0.02


def test_science_next_turn_is_nearly_a_win() -> None:
    green = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    new = position(open_cards=["observatory"], age=3, built=(green, []), coins=(20, 7), board=["economy"])
    assert DUEL.value(new, 0) > 0.95
    again = position(open_cards=["library"], age=3, built=(green, []), coins=(20, 7), board=["economy"])
    assert DUEL.value(again, 0) < DUEL.value(new, 0)
    law = position(open_cards=["library"], age=3, built=(green, []), coins=(20, 7), board=["law"])
    assert DUEL.value(law, 0) > 0.95


def test_the_chance_of_enough_symbols_and_shields() -> None:
    to_come = Prospects()
    assert [to_come.chance_of_symbols(needed) for needed in (1, 6)] == [0, 0]
    to_come.lacks = vec[float]([0.5, 1.0, 0.75, 0.5, 1.0, 1.0, 1.0])
    ways = list(product((0.5, -0.5), (0.25, -0.75), (0.5, -0.5)))  # positive: the symbol comes
    for needed in (1, 2, 3):
        true = sum(abs(a * b * c) for a, b, c in ways if (a > 0) + (b > 0) + (c > 0) >= needed)
        assert to_come.chance_of_symbols(needed) == pytest.approx(true)
    assert to_come.chance_of_symbols(4) == 0
    for _ in range(6):
        to_come.expect(0.5, 2.0)
    chances = [to_come.chance_of_shields(float(needed)) for needed in range(1, 18)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert chances[5] == pytest.approx(0.5, abs=0.15)
    assert chances[-1] < 0.05


def test_symbols_within_reach_are_worth_more_to_who_is_on_turn() -> None:
    green = ["workshop", "apothecary", "scriptorium", "pharmacist"]
    assert isinstance(DUEL, FittedEvaluator)
    evaluator = DUEL
    at = evaluator.names.index("study_chance")

    def chance(to_act: int, cards: list[str]) -> float:
        table = position(open_cards=cards, age=3, built=(green, []), coins=(20, 7), to_act=to_act)
        return evaluator.features(table, 0)[at]

    assert chance(0, ["observatory", "academy"]) > chance(1, ["observatory", "academy"]) > 0
    assert chance(0, ["observatory", "palace"]) == 0  # two are needed


def test_the_chances_of_a_city_are_those_of_its_three_ways() -> None:
    """What is weighed at once in every judgement is what the table of features and weights says."""
    assert isinstance(DUEL, FittedEvaluator)
    points, army, _ = DUEL.ways()
    rng = Fast(3)
    table = GAME.new(seed=3, bulk=True)
    pentapolis.playout(table, rng, 12)
    for _ in range(12):
        if table.over:
            break
        weights = list(DUEL.weights_at(DUEL.left(table)))
        found = [
            [feature * weight for feature, weight in zip(features, weights, strict=True)]
            for features in DUEL.every(table)
        ]
        sums = [[sum(row[:points]), sum(row[points : points + army]), sum(row[points + army :])] for row in found]
        for seat in range(2):
            lead = (sums[seat][0] - sums[1 - seat][0]) / 2
            true = log(exp(lead) + exp(sums[seat][1]) + exp(sums[seat][2]))
            assert DUEL.scores(table)[seat] == pytest.approx(true)
        pentapolis.playout(table, rng, 4)


def test_the_way_a_game_was_won() -> None:
    assert isinstance(DUEL, FittedEvaluator)
    by_army = play(position(open_cards=["walls"], age=2, conflict=7, coins=(9, 7)), "build:walls")
    green = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    board = position(open_cards=["observatory"], age=3, built=(green, []), coins=(20, 7), board=["economy"])
    by_science = play(board, "build:observatory")
    assert [DUEL.way(by_army), DUEL.way(by_science)] == [1, 2]


def test_two_ways_to_win_by_army_are_a_threat_however_many_points_the_other_has() -> None:
    """One of two the other can take; a single one it takes, and it is well."""
    blue = ["palace", "town_hall", "senate", "obelisk", "gardens", "pantheon"]

    def chance(cards: list[str]) -> float:
        return DUEL.value(position(open_cards=cards, age=3, conflict=7, built=([], blue), coins=(20, 20), to_act=1), 0)

    assert chance(["siege_workshop", "circus"]) > chance(["siege_workshop", "lighthouse"])


def test_the_end_is_no_estimate() -> None:
    table = play(position(open_cards=["walls"], age=2, conflict=7, coins=(9, 7)), "build:walls")
    assert DUEL.values(table) == [1.0, 0.0]
