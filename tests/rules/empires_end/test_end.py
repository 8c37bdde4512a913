"""The end of the game and scoring (EE-END)."""

import random
from typing import Any

import pytest

from pentapolis.games.empires_end.table import EmpiresEnd
from tests.rules.empires_end.prelude import *


def ended(**given: Any) -> EmpiresEnd:
    """A game that ends after a last economy phase in which nobody does anything."""
    t = position("E", (), **given)
    finish(t, *t.to_act)
    assert t.over
    return t


@pytest.mark.rule("EE-END-01", "EE-COM-01")
def test_the_game_is_over_when_the_marker_reaches_the_end() -> None:
    t = position("E", ("E",), goods=[{"wheat": 1}, {"wheat": 1}])
    finish(t)
    assert t.view(None)["over"] is False
    finish(t)
    view = t.view(None)
    assert view["over"] is True
    assert view["space"] == len(view["track"])
    assert view["phase"] is None
    assert t.to_act == []
    assert refusal(t, "finish", ANNA) != ""


@pytest.mark.rule("EE-END-02", "EE-EMP-04")
def test_healthy_locations_score_their_points() -> None:
    t = ended(destroyed=[["city", "farm_3"], ["army_2"]])
    assert seen(t, ANNA)["parts"]["locations"] == ALL_POINTS - 32 - 3
    assert seen(t, BENCE)["parts"]["locations"] == ALL_POINTS - 5
    assert t.scores == [ALL_POINTS - 35, ALL_POINTS - 5]


@pytest.mark.rule("EE-END-03")
def test_end_of_game_abilities_under_healthy_locations_score() -> None:
    under = {"city": ["famine_02"], "army_1": ["famine_06"], "farm_1": ["plague_09"], "road_3": ["blight_03"]}
    t = ended(destroyed=[["army_1", "farm_3"], []], under=[under], goods=[{"wheat": 3}, {}])
    # 3 wheat at 1; the army is destroyed; beside farm_1 lie road_3 and farm_2: 4; two ruins at 2.
    assert seen(t, ANNA)["parts"]["innovations"] == 3 + 4 + 4


@pytest.mark.rule("EE-END-04")
def test_resources_and_hand_cards_alone_are_worth_nothing() -> None:
    rich = {"wheat": 9, "hammer": 9, "axe": 9, "coin": 9}
    t = ended(goods=[rich, {}], hands=[["famine_02", "revolt_02"], []], scores=[-7, 4])
    assert t.scores == [ALL_POINTS - 7, ALL_POINTS + 4]
    assert [line["points"] for line in told(t, "log-score")] == t.scores
    assert t.winners == [BENCE]


@pytest.mark.rule("EE-END-05")
@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_the_most_points_win(best: int) -> None:
    t = ended(seats=4, scores=[5 + (seat == best) for seat in range(4)])
    assert t.winners == [best]
    assert told(t, "log-winner") == [{"seat": best}]


@pytest.mark.rule("EE-END-05", "EE-END-06")
def test_more_healthy_locations_do_not_beat_more_points() -> None:
    t = ended(destroyed=[["farm_3", "army_2", "farm_2"], []], scores=[17, 0])
    assert t.scores == [ALL_POINTS + 1, ALL_POINTS]
    assert t.winners == [ANNA]


@pytest.mark.rule("EE-END-06", "EE-EX-14")
def test_example_a_tie_goes_to_more_healthy_locations_or_is_shared() -> None:
    # Six healthy locations, or five: each player comes to 120 points.
    six = ["farm_1", "farm_2", "farm_3", "road_3", "army_2"]
    five = [*six, "road_2"]
    worth = [sum(TILES[name]["points"] for name in ROW if name not in ruins) for ruins in (six, five)]
    t = ended(destroyed=[six, five], scores=[120 - worth[0], 120 - worth[1]])
    assert t.scores == [120, 120]
    assert t.winners == [ANNA]
    t = ended(destroyed=[five, six], scores=[120 - worth[1], 120 - worth[0]])
    assert t.winners == [BENCE]
    t = ended(destroyed=[six, six], scores=[120 - worth[0]] * 2)
    assert t.scores == [120, 120]
    assert t.winners == [ANNA, BENCE]
    assert told(t, "log-shared-victory") == [{"seats": [ANNA, BENCE]}]


@pytest.mark.rule("EE-END-06")
def test_only_the_tied_with_the_most_healthy_locations_share() -> None:
    t = ended(seats=3, destroyed=[["farm_3"], [], ["farm_3"]], scores=[8, 5, 8])
    assert t.scores == [ALL_POINTS + 5] * 3
    assert t.winners == [BENCE]
    t = ended(seats=3, destroyed=[["farm_3"], ["farm_3", "army_2"], ["farm_3"]], scores=[8, 13, 8])
    assert t.winners == [ANNA, CILI]


@pytest.mark.rule("EE-EX-11", "EE-ABI-20")
@pytest.mark.parametrize(("owner", "points"), [(ANNA, 13), (BENCE, 13), (CILI, 0)])
def test_example_most_destroyed_locations(owner: int, points: int) -> None:
    ruins = [["farm_1", "farm_2", "road_1", "road_3"], ["army_1", "army_2", "town_1", "farm_3"], ["farm_1", "farm_2"]]
    under = [{"city": ["blight_09"]} if seat == owner else {} for seat in range(3)]
    t = ended(seats=3, destroyed=ruins, under=under)
    assert [seen(t, seat)["parts"]["innovations"] for seat in range(3)] == [
        points if seat == owner else 0 for seat in range(3)
    ]


def check_scores(t: EmpiresEnd) -> None:
    """The engine's result against the one worked out from what everybody sees at the end."""
    view = t.view(None)
    parts, winners = final_scores(view)
    assert [empire["parts"] for empire in view["empires"]] == parts
    assert view["scores"] == t.scores == [sum(found.values()) for found in parts]
    assert [empire["total"] for empire in view["empires"]] == t.scores
    assert view["winners"] == t.winners == winners


@pytest.mark.both_modes
@pytest.mark.rule("EE-END-02", "EE-END-03", "EE-END-04", "EE-END-05", "EE-END-06")
@pytest.mark.parametrize("variant", ["normal", "lightning"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_of_whole_games_worked_out_again_from_the_final_view(seats: int, variant: str) -> None:
    scored = 0
    for seed in range(8):
        t = random_game(new_game(seats, seed, {"variant": variant}), seed)
        check_scores(t)
        scored += sum(empire["parts"]["innovations"] for empire in t.view(None)["empires"])
    assert scored > 0


@pytest.mark.both_modes
@pytest.mark.rule(
    "EE-END-02", "EE-END-03", "EE-END-06", "EE-KND-14", "EE-KND-15", "EE-KND-16", "EE-KND-17", "EE-KND-18"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_of_random_ends_worked_out_again_from_the_final_view(seats: int) -> None:
    """Random rows, ruins, resources and innovations, most of them of the end of the game."""
    end_cards = [name for name, card in CARDS.items() if card["phase"] == "end"]
    rich = 0
    for seed in range(60):
        rng = random.Random(seed)
        cards = [*end_cards, *rng.sample(sorted(CARDS), 10)]
        cards = list(dict.fromkeys(cards))
        rng.shuffle(cards)
        under: list[dict[str, list[str]]] = [{} for _ in range(seats)]
        for card in cards:
            under[rng.randrange(seats)].setdefault(rng.choice(ROW), []).append(card)
        t = ended(
            seats=seats,
            rows={seat: rng.sample(ROW, len(ROW)) for seat in range(seats)},
            destroyed=[rng.sample(ROW, rng.randrange(12)) for _ in range(seats)],
            under=under,
            goods=[{name: rng.randrange(8) for name in ("wheat", "hammer", "axe", "coin")} for _ in range(seats)],
            scores=[rng.randrange(-5, 30) for _ in range(seats)],
        )
        check_scores(t)
        rich += any(part["innovations"] > 20 for part in final_scores(t.view(None))[0])
    assert rich > 0
