"""What evaluators say: 1 for a win, 0 for a loss, and the better city in between."""

import pytest

import pentapolis
from pentapolis import Fast
from pentapolis.bots import Evaluator, evaluator_for, register_evaluator
from pentapolis.games.seven_wonders_duel.game import GAME
from tests.kernel.toy import TOY
from tests.rules.seven_wonders_duel.position import play, position

DUEL = evaluator_for("seven-wonders-duel")


def test_every_game_has_one() -> None:
    assert type(evaluator_for("toy")) is Evaluator
    assert type(DUEL) is not Evaluator
    assert evaluator_for("seven-wonders-duel") is DUEL


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
        assert sorted(evaluator.values(table)) == ([0.5, 0.5] if len(table.winners) == 2 else [0, 1])
        assert evaluator.value(table, table.winners[0]) == 1 / len(table.winners)


def test_default_with_many_seats() -> None:
    table = TOY.new(4, seed=1)
    pentapolis.playout(table, Fast(1))
    values = Evaluator().values(table)
    assert sum(values) == pytest.approx(1)
    assert [seat for seat in range(4) if values[seat] > 0] == table.winners


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
    assert DUEL.value(position(open_cards=["walls"], age=2, conflict=7, to_act=1), 0) < 0.95


def test_science_next_turn_is_nearly_a_win() -> None:
    green = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    new = position(open_cards=["observatory"], age=3, built=(green, []), coins=(20, 7), board=["economy"])
    assert DUEL.value(new, 0) > 0.95
    again = position(open_cards=["library"], age=3, built=(green, []), coins=(20, 7), board=["economy"])
    assert DUEL.value(again, 0) < DUEL.value(new, 0)
    law = position(open_cards=["library"], age=3, built=(green, []), coins=(20, 7), board=["law"])
    assert DUEL.value(law, 0) > 0.95


def test_the_end_is_no_estimate() -> None:
    table = play(position(open_cards=["walls"], age=2, conflict=7, coins=(9, 7)), "build:walls")
    assert DUEL.values(table) == [1.0, 0.0]
