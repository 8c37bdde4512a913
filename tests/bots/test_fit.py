"""Fitting weights: the regression finds what was put in, tables are read as they were written, the command runs."""

import json
import pickle
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

import pentapolis
from benchmarks.fit.__main__ import lean, main, numbers, table
from benchmarks.fit.games import (
    Example,
    Job,
    Played,
    Spot,
    chances,
    examples,
    judging_by,
    leaned,
    play,
    play_all,
    shared_by_points,
    spots,
    variation,
    varied,
    won_by_points,
)
from benchmarks.fit.numbers import tuned
from benchmarks.fit.regression import data_of, fit, loss
from benchmarks.fit.varied import LARGEST, effects, stepped
from benchmarks.fit.ways import fit_ways, way_data, way_loss
from pentapolis.bots import FittedEvaluator, evaluator_for
from pentapolis.bots.evaluators.empires_end_outlook import Numbers
from pentapolis.bots.fitted import KNOTS, STAGES, hats, read_numbers, read_weights, stage_of
from pentapolis.kernel.record import read
from pentapolis.kernel.table import Table

FITTED = ["seven-wonders-duel", "empires-end", "the-capitals", "through-the-ages"]


def fitted(slug: str) -> FittedEvaluator:
    found = evaluator_for(slug)
    assert isinstance(found, FittedEvaluator)
    return found


# --- weights and their tables -----


def test_knots_add_up_and_meet() -> None:
    assert hats(1.0) == [1, 0, 0]
    assert hats(0.5) == [0, 1, 0]
    assert hats(0.0) == [0, 0, 1]
    assert hats(0.75) == [0.5, 0.5, 0]
    assert [stage_of(left) for left in (-0.5, 0.0, 1.0, 2.0)] == [0, 0, STAGES, STAGES]


@pytest.mark.parametrize("slug", FITTED)
def test_every_feature_has_a_row_of_weights(slug: str) -> None:
    evaluator = fitted(slug)
    weights = read_weights(evaluator.name, evaluator.names)
    assert len(weights) == len(evaluator.names) == len(set(evaluator.names))
    # What helps on one way to win may hinder on another.
    assert evaluator.ways() or all(weight >= 0 for row in weights for weight in row)
    assert sum(evaluator.ways() or [len(weights)]) == len(weights)
    assert max(max(row) for row in weights) > 0
    game = pentapolis.game(slug)
    table = game.new(seed=1)
    assert [len(features) for features in evaluator.every(table)] == [len(evaluator.names)] * table.seats
    assert evaluator.every(table)[1] == evaluator.features(table, 1)
    assert evaluator.left(table) > 0.9


def test_no_table_yet_is_no_opinion() -> None:
    assert read_weights("no_such_game", ["one", "two"]) == [[0.0] * len(KNOTS)] * 2


def test_a_table_that_does_not_match_is_refused() -> None:
    names = fitted("empires-end").names
    with pytest.raises(ValueError, match="the weights of empires_end lack the feature luck: fit them anew"):
        read_weights("empires_end", [*names, "luck"])
    with pytest.raises(ValueError, match="name a feature score, which its evaluator does not have"):
        read_weights("empires_end", names[1:])


# --- the regression -----


def test_what_was_put_in_is_found() -> None:
    """Two features decide, more towards the end; the third says nothing, the fourth speaks against its owner."""
    random = np.random.default_rng(1)
    true = np.array([[0.5, 1.0, 2.0], [1.0, 1.0, 1.0], [0, 0, 0], [-0.1, -0.1, -0.1]])
    found: list[Example] = []
    for _ in range(10_000):
        left = float(random.random())
        features = random.normal(size=(2, 4))
        scores = features @ true @ np.array(hats(left))
        first = random.random() < 1 / (1 + np.exp(scores[1] - scores[0]))
        found.append(Example(left, features.tolist(), [1.0, 0.0] if first else [0.0, 1.0], None))
    data = data_of(found, 0.0)
    weights = fit(data, np.zeros(12), ridge=1).reshape(4, 3)
    assert weights[:2] == pytest.approx(true[:2], abs=0.2)
    assert weights[2] == pytest.approx([0, 0, 0], abs=0.1)
    assert weights[3].tolist() == [0, 0, 0]
    assert loss(data, weights.ravel()) < loss(data, np.zeros(12)) == pytest.approx(np.log(2))


def test_ways_to_win_are_told_apart() -> None:
    """By points who is ahead wins; the second way has a feature of its own, one that hinders, and is rare."""
    random = np.random.default_rng(2)
    true = [np.array([1.0]), np.array([2.0, -1.0, -2.0])]
    found: list[Example] = []
    for _ in range(6_000):
        points, other = random.normal(size=(2, 1)), np.hstack([random.normal(size=(2, 2)), np.ones((2, 1))])
        scores = np.column_stack([(points - points.mean()) @ true[0], other @ true[1]])
        chances = np.exp(scores) / np.exp(scores).sum()
        seat, way = divmod(int(random.choice(4, p=chances.ravel())), 2)
        results = [1.0, 0.0] if seat == 0 else [0.0, 1.0]
        found.append(Example(0.5, np.hstack([points, other]).tolist(), results, None, way))
    data = way_data(found, [1, 3])
    weights = fit_ways(data, np.zeros(12), ridge=1)
    assert weights.reshape(4, 3)[:, 1] == pytest.approx(np.concatenate(true), abs=0.2)
    assert way_loss(data, weights) < way_loss(data, np.zeros(12)) == pytest.approx(np.log(2))
    kept = fit_ways(data, np.ones(12), ridge=1e7)
    assert kept == pytest.approx(np.ones(12), abs=0.01)  # the ridge holds them where they were


def test_too_long_a_step_is_shortened() -> None:
    """What is all but certain has hardly any slope: a whole step of Newton's from there leads far away."""
    features = [[8.0], [0.0]]
    won, lost = Example(1.0, features, [1.0, 0.0], None), Example(1.0, features, [0.0, 1.0], None)
    data = data_of([won] * 70 + [lost] * 30, 0.0)
    weights = fit(data, np.array([2.0, 0.0, 0.0]), ridge=0.01)
    assert weights[0] == pytest.approx(np.log(0.7 / 0.3) / 8, abs=0.001)


def test_the_opinion_of_a_search_is_mixed_in() -> None:
    example = Example(1.0, [[1.0], [0.0]], [1.0, 0.0], [0.6, 0.4])
    assert data_of([example], 0.25).targets == pytest.approx(np.array([[0.9, 0.1]]))
    assert data_of([Example(1.0, [[1.0], [0.0]], [1.0, 0.0], None)], 0.25).targets.tolist() == [[1, 0]]


def test_what_one_value_leaves_to_three() -> None:
    assert chances(0.4, 1, [1.0, 0.0]) == pytest.approx([0.6, 0.4])
    shares = chances(0.4, 0, [0.0, 1.0, 0.0])
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == 0.4
    assert shares[1] > shares[2] > 0


# --- weights that are drawn -----


def test_every_seat_weighs_in_its_own_way_and_always_in_the_same() -> None:
    usual = fitted("seven-wonders-duel")
    job = Job("seven-wonders-duel", 2, "greedy:samples=1", 5, 0.0, [], 0.7)
    first, second = (variation(job, seat, len(usual.names)) for seat in range(2))
    assert first != second
    assert {*first, *second} == {-1, 0, 1}
    assert variation(job, 0, len(usual.names)) == first
    for row, before, by in zip(varied(job, 0).weights, read_weights(usual.name, usual.names), first, strict=True):
        assert row == pytest.approx([weight * np.exp(0.7 * by) for weight in before])


def test_what_drawn_weights_bring_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first feature brings 10 points, the second costs 5, the third does nothing; the rest is luck."""
    random = np.random.default_rng(1)
    jobs = [Job("seven-wonders-duel", 2, "greedy", seed, 0.0, [], 0.7) for seed in range(2000)]
    ends: list[SimpleNamespace] = []
    for job in jobs:
        own, other = (np.array(variation(job, seat, 3)) * 0.7 for seat in range(2))
        lead = (own - other) @ np.array([10.0, -5.0, 0.0]) + random.normal(scale=20)
        ends.append(SimpleNamespace(scores=[50 + lead, 50]))
    monkeypatch.setattr("benchmarks.fit.varied.read", lambda record: record)
    monkeypatch.setattr(pentapolis, "replay", lambda record: ends[record["number"]])
    games = [Played({"number": number}, []) for number in range(len(jobs))]
    found, unsure = effects(jobs, games, 3)
    assert found == pytest.approx([10, -5, 0], abs=2.5)
    assert unsure == pytest.approx([20 / (0.7 * (2000 * 4 / 3) ** 0.5)] * 3, rel=0.1)


def test_a_step_follows_the_points_but_not_too_far() -> None:
    weights = np.array([[1.0, 2.0, 3.0], [1.0, 1.0, 1.0], [0.0, 0.0, 1.0]])
    after = stepped(weights, np.array([4.0, -1000.0, 0.0]), np.array([2.0, 1.0, 1.0]), 0.05)
    assert after[0] == pytest.approx(np.array([1.0, 2.0, 3.0]) * np.exp(0.2 * 16 / 20))
    assert after[1] == pytest.approx(np.exp(-LARGEST))
    assert after[2].tolist() == [0, 0, 1]


# --- what features are made of -----


def test_numbers_are_read_and_each_is_used() -> None:
    class Asked(dict[str, float]):
        names: set[str] = set()

        def __getitem__(self, name: str) -> float:
            self.names.add(name)
            return super().__getitem__(name)

    known = read_numbers("empires_end")
    assert fitted("empires-end").numbers == known
    Numbers(Asked(known))
    assert Asked.names == set(known)
    assert read_numbers("no_such_game") == {}


def test_numbers_that_were_put_in_are_found() -> None:
    """Positions judged by an evaluator to which coins are worth twice as much."""
    usual = fitted("empires-end")
    start = dict(usual.numbers)
    true = judging_by(usual, usual.weights, {**start, "coin": 2 * start["coin"]})
    found = judging_by(usual, usual.weights)
    there: list[Spot] = []
    for seed in range(4):
        game = play(Job("empires-end", 2, "random", seed, 0.0))
        there += [Spot(spot.table, true.values(spot.table), None) for spot in spots(game, usual, every=3)]

    def amiss() -> float:
        return sum(abs(found.value(spot.table, 0) - spot.results[0]) for spot in there)

    before = amiss()
    weights = np.array(usual.weights).ravel()
    for _ in range(4):
        found.reckon(tuned(found, there, 0.0, weights, start, ridge=0.01))
    assert found.numbers["coin"] == pytest.approx(true.numbers["coin"], rel=0.1)
    assert amiss() < before / 2  # no value is below UNSURE, so they cannot agree wholly
    assert usual.numbers == start


def test_one_evaluator_does_not_reckon_with_the_numbers_of_another() -> None:
    usual = fitted("empires-end")
    table = pentapolis.game("empires-end").new(seed=1)
    pentapolis.playout(table, pentapolis.Fast(1), 40)
    before = usual.values(table)
    other = judging_by(usual, usual.weights, {**usual.numbers, "coin": 9.0})
    assert other.values(table) != before == usual.values(table)
    assert pickle.loads(pickle.dumps(other)).values(table) == other.values(table)


def test_numbers_in_rows() -> None:
    assert numbers({"one": 0.5, "longer": 2}) == "\n[numbers]\none    = 0.5000\nlonger = 2.0000\n"
    assert numbers({}) == ""


# --- games -----


def test_later_opinions_stand_for_the_result() -> None:
    game = play(Job("empires-end", 2, "search:simulations=3", 7, 0.0))
    evaluator = fitted("empires-end")
    plain, traced = spots(game, evaluator), spots(game, evaluator, later=0.9)
    assert all(spot.results == plain[-1].results for spot in plain)
    assert traced[-1].results == plain[-1].results
    assert all(sum(spot.results) == pytest.approx(1) for spot in traced)
    assert abs(traced[0].results[0] - 0.5) < 0.5
    assert len(spots(game, evaluator, every=4)) <= len(plain) / 4 + 1


def test_victories_shared_by_points() -> None:
    assert shared_by_points([7, 7], 4.0) == [0.5, 0.5]
    ahead, behind = shared_by_points([10, 6], 4.0)
    assert ahead / behind == pytest.approx(np.e)
    assert shared_by_points([30, -900], 4.0) == pytest.approx([1, 0])
    game = play(Job("empires-end", 2, "search:simulations=3", 7, 0.0))
    shared = spots(game, fitted("empires-end"), every=9, margin=40.0)
    assert shared[0].results == shared_by_points(pentapolis.replay(read(game.record)).scores, 40.0)
    assert all(0 < share < 1 for share in shared[0].results)


@pytest.mark.parametrize("slug", FITTED)
def test_positions_of_a_game(slug: str) -> None:
    job = Job(slug, 2, "search:simulations=3", 7, 0.2)
    game = play(job)
    assert play(job) == game
    found = list(examples(game, fitted(slug)))
    assert len(game.values) == len(game.record["moves"])
    assert len(game.record["moves"]) * 0.7 < len(found) <= len(game.record["moves"])
    assert all(sum(example.results) == 1 for example in found)
    assert any(example.searched is not None for example in found)
    assert found[0].left > found[-1].left


def test_bots_that_lean_try_other_ways() -> None:
    science = {"symbols": 3.0, "study": 5.0}
    usual = fitted("seven-wonders-duel")
    fond = leaned("seven-wonders-duel", [science, {"points": 1.0}], [2.0, 0.0])
    at = usual.names.index("symbols")
    points = usual.names.index("points")
    for stage in (0, STAGES):
        assert fond.stages[stage][at] == pytest.approx(usual.stages[stage][at] + 6)
        assert fond.stages[stage][points] == usual.stages[stage][points]
    job = Job("seven-wonders-duel", 2, "search:simulations=3", 7, 0.0, [science])
    assert play(job) == play(job)
    assert play(job) != play(Job("seven-wonders-duel", 2, "search:simulations=3", 7, 0.0))


def test_leans_are_read() -> None:
    assert lean("study=2,symbols=0.4", ["symbols", "study"]) == {"study": 2, "symbols": 0.4}


def test_games_are_kept_and_the_rest_is_played(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    jobs = [Job("seven-wonders-duel", 2, "random", seed, 0.0) for seed in range(3)]
    first = play_all(jobs[:2], keep)
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 2
    games = play_all(jobs, keep)
    assert games[:2] == first
    assert [json.loads(line)["record"] for line in keep.read_text(encoding="utf-8").splitlines()] == [
        game.record for game in games
    ]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seven-wonders-duel", "--games", "12", "--bot", "greedy:samples=1", "--ridge", "500"]) == 0
    printed = capsys.readouterr().out
    assert "# Loss on games that were kept apart: 0." in printed
    for name in fitted("seven-wonders-duel").names:
        assert f"\n{name} " in printed


def test_a_table_has_a_row_for_each_feature() -> None:
    text = table(["one", "longer"], np.array([0.5, 1, 2, 3, 4, 5]))
    assert text.splitlines()[1:] == [
        "[weights]",
        "one    = [  0.5000,   1.0000,   2.0000]",
        "longer = [  3.0000,   4.0000,   5.0000]",
    ]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["no-such-game"], "there is no game 'no-such-game'"),
        (["seven-wonders-duel", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["seven-wonders-duel", "--seats", "5"], "seven-wonders-duel is not played by 5"),
        (["seven-wonders-duel", "--games", "3"], "--games must be at least 10"),
        (["seven-wonders-duel", "--margin", "-1"], "--margin must not be negative"),
        (["seven-wonders-duel", "--mixed", "0.5"], "seven-wonders-duel is won in several ways: of --mixed, --later"),
        (["seven-wonders-duel", "--lean", "luck=1"], "--lean: there is no feature 'luck'; features are points, coins"),
        (["seven-wonders-duel", "--lean", "points"], "--lean: 'points' must be written feature=number"),
        (["seven-wonders-duel", "--lean", "points=x"], "--lean: points must be a number, not 'x'"),
    ],
)
def test_bad_arguments(arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert fault in capsys.readouterr().err


def ended(scores: list[int], winners: list[int]) -> Table:
    return cast("Table", SimpleNamespace(scores=scores, winners=winners, seats=len(scores)))


def test_a_victory_without_the_most_points_stays_a_victory() -> None:
    assert won_by_points(ended([30, 10], [0]))
    assert won_by_points(ended([30, 30], [0, 1]))
    assert not won_by_points(ended([60, 30], [1]))
    assert not won_by_points(ended([30, 30], [0]))
