"""What the evaluator of Through the Ages likes, how it ends turns and answers, and what is told of its games."""

import itertools
from collections.abc import Callable

import pytest

import pentapolis
from benchmarks.play_style.__main__ import main
from benchmarks.play_style.through_the_ages import ROWS
from pentapolis import Fast, Keyed
from pentapolis.arena import match
from pentapolis.bots import FittedEvaluator, Position, evaluator_for, make_bot
from pentapolis.bots.evaluators.through_the_ages import (
    LATER_HUNGER,
    NAMES,
    ThroughTheAgesEvaluator,
    actions_left,
    growth,
    hunger,
    of_use,
    territories,
    wars,
)
from pentapolis.bots.evaluators.through_the_ages_reply import BEGINNING, OWN_STEPS
from pentapolis.bots.evaluators.through_the_ages_worth import (
    NEXT_ATTACK,
    armed_hand,
    hand_worth,
    turns_left,
    wonder_worth,
)
from pentapolis.games.through_the_ages.catalogue.index import CARD
from pentapolis.games.through_the_ages.table import ACTIONS, Player, ThroughTheAges
from pentapolis.games.through_the_ages.tokens import update
from pentapolis.kernel.zones import EMPTY

GAME = pentapolis.game("through-the-ages")


def judge() -> ThroughTheAgesEvaluator:
    found = evaluator_for("through-the-ages")
    assert isinstance(found, ThroughTheAgesEvaluator)
    return found


def played(rounds: int, seats: int = 2, seed: int = 4) -> ThroughTheAges:
    """A game of hasty bots up to an Action Phase of this round."""
    table = GAME.new(seats, seed=seed)
    assert isinstance(table, ThroughTheAges)
    bots = [make_bot("plan:positions=8,samples=1", GAME, seat) for seat in range(seats)]
    while table.round < rounds or table.decision(-1).question != "ask-turn":
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(Position(table, seat, Keyed(table.ply))))
    return table


@pytest.fixture(scope="module")
def middle() -> ThroughTheAges:
    return played(6)


def give_culture(p: Player) -> None:
    p.culture += 10


def give_science(p: Player) -> None:
    p.science += 3


def give_leader(p: Player) -> None:
    p.leader = CARD.find("moses") if p.leader != CARD.find("moses") else CARD.find("aristotle")


def give_worker(p: Player) -> None:
    p.move_worker(CARD.find("bronze"), 1)


def give_soldier(p: Player) -> None:
    p.move_worker(CARD.find("warriors"), 2)


def give_card(p: Player) -> None:
    p.civil = [*p.civil, CARD.find("scientific_method")]


def give_wonder(p: Player) -> None:
    p.wonders = [*p.wonders, CARD.find("taj_mahal")]


@pytest.mark.parametrize(
    "give",
    [give_culture, give_science, give_worker, give_soldier, give_card, give_wonder],
    ids=lambda one: one.__name__,
)
def test_what_is_good_is_judged_good(give: Callable[[Player], None], middle: ThroughTheAges) -> None:
    table = middle.copy()
    before = judge().merit(table, 0)
    give(table.players[0])
    update(table, 0)
    assert judge().merit(table, 0) > before
    assert judge().merit(table, 1) < judge().merit(middle, 1)


def test_merit_goes_on_where_values_end(middle: ThroughTheAges) -> None:
    table = middle.copy()
    table.players[0].culture += 2000
    value, merit = judge().value(table, 0), judge().merit(table, 0)
    table.players[0].culture += 10
    assert judge().value(table, 0) - value < 1e-9
    assert judge().merit(table, 0) > merit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_merit_is_the_logarithm_of_the_odds(seats: int) -> None:
    table = played(3, seats)
    values = judge().values(table)
    merits = [judge().merit(table, seat) for seat in range(seats)]
    assert sorted(range(seats), key=values.__getitem__) == sorted(range(seats), key=merits.__getitem__)


def test_every_feature_is_named(middle: ThroughTheAges) -> None:
    evaluator = judge()
    assert isinstance(evaluator, FittedEvaluator)
    assert evaluator.names == NAMES
    assert len(evaluator.features(middle, 0)) == len(NAMES)
    assert all(weight >= 0 for row in evaluator.weights for weight in row)


def test_the_more_there_is_the_less_use_more_is() -> None:
    steps, uses = [2.0, 4.0], [1.0, 0.5, 0.1]
    amounts = [of_use(float(amount), steps, uses) for amount in range(-2, 8)]
    gains = [after - before for before, after in itertools.pairwise(amounts)]
    assert gains == pytest.approx([1, 1, 1, 1, 0.5, 0.5, 0.1, 0.1, 0.1])
    assert of_use(0.0, steps, uses) == 0


def test_turns_left_are_known_in_the_last_round(middle: ThroughTheAges) -> None:
    table = middle.copy()
    assert turns_left(played(2), 0) > turns_left(table, 0) > 5
    table.last_round = table.round + 1
    seat = int(table.seat)
    assert table.phase == ACTIONS
    assert turns_left(table, seat) == 2
    judge().settle(table, seat, Fast(1))
    assert turns_left(table, seat) == 1


def test_a_wonder_is_worth_more_the_more_of_it_is_paid(middle: ThroughTheAges) -> None:
    table = middle.copy()
    p = table.players[0]
    p.wonder = CARD.find("taj_mahal")
    worths: list[float] = []
    for stages in range(3):
        p.stages = stages
        worths.append(wonder_worth(table, p, 12.0))
    assert worths == sorted(worths)
    assert worths[0] > 0
    assert wonder_worth(table, p, 0.0) == 0
    p.wonder = EMPTY
    assert wonder_worth(table, p, 12.0) == 0


def test_of_technologies_of_one_type_the_best_counts(middle: ThroughTheAges) -> None:
    table = middle.copy()
    p = table.players[0]
    alone = []
    for mine in ("oil", "coal"):
        p.civil = [CARD.find(mine)]
        alone.append(hand_worth(table, p, 12.0).technologies)
    p.civil = [CARD.find("oil"), CARD.find("coal")]
    assert hand_worth(table, p, 12.0).technologies == max(alone)
    assert min(alone) > 0
    assert alone[0] != alone[1]


def test_cards_of_a_hand_count_by_what_they_are(middle: ThroughTheAges) -> None:
    table = middle.copy()
    p = table.players[0]
    p.leader = EMPTY
    p.civil = [CARD.find("isaac_newton"), CARD.find("rich_land_2")]
    hand = hand_worth(table, p, 12.0)
    assert hand.technologies == 0
    assert hand.leader > 0
    assert hand.actions > 0
    p.military = [CARD.find("bonus_3"), CARD.find("bonus_1"), CARD.find("raid_1")]
    army = armed_hand(table, 0, 3, 0.0)
    assert army.defences > army.others > 0
    fewer = armed_hand(table, 0, 1, 0.0)
    assert 0 < fewer.defences < army.defences
    assert fewer.others == 0


def test_of_several_attacks_each_is_worth_less_than_alone(middle: ThroughTheAges) -> None:
    table = middle.copy()
    found: list[float] = []
    for cards in (1, 2):
        table.players[0].military = [CARD.find("raid_1")] * cards
        found.append(armed_hand(table, 0, 4, 0.0).others)
    assert found[1] == pytest.approx(found[0] * (1 + NEXT_ATTACK))


def test_hunger_is_foreseen_also_where_an_age_will_end(middle: ThroughTheAges) -> None:
    table = middle.copy()
    p = table.players[0]
    p.yellow = 13
    table.civil_dealt = 0
    assert hunger(table, p, 1, 0) == 0
    assert hunger(table, p, 0, 1) == LATER_HUNGER
    assert hunger(table, p, 0, 0) == 1 + LATER_HUNGER
    table.civil_dealt = len(
        table.civil_deck
    )  # the next cards end the age: two tokens fewer, and one food more is eaten
    assert hunger(table, p, 1, 0) == 1 + LATER_HUNGER


def test_food_brings_workers_as_long_as_there_are_tokens(middle: ThroughTheAges) -> None:
    p = middle.copy().players[0]
    p.yellow = 10
    assert 0 < growth(p, 4.0, 0.0, 8.0) < growth(p, 4.0, 1.0, 8.0)
    assert growth(p, 4.0, -1.0, 8.0) == growth(p, 4.0, 0.0, 8.0)
    p.yellow = 0
    assert growth(p, 40.0, 1.0, 8.0) == 0


def test_territories_are_for_who_can_send_more(middle: ThroughTheAges) -> None:
    table = middle.copy()
    table.current, table.future = [], []
    table.players[0].move_worker(CARD.find("warriors"), 3)
    assert territories(table, 0) == 0
    table.future = [CARD.find("vast_territory_2")]
    assert territories(table, 0) == -territories(table, 1) > 0


def test_a_worker_who_can_end_a_hunger_is_a_promise(middle: ThroughTheAges) -> None:
    table = middle.copy()
    seat = int(table.seat)
    p = table.players[seat]
    p.unused, p.yellow, p.happy = 0, 9, 8
    for card in range(len(p.stock)):
        p.stock[card] = 0
    idle = judge().promise(table, seat)
    p.unused = 1
    fed = judge().promise(table, seat)
    p.workers[CARD.find("agriculture")] = 0
    assert idle < fed < judge().promise(table, seat)


def test_actions_count_once_the_turn_has_begun(middle: ThroughTheAges) -> None:
    table = middle.copy()
    seat = int(table.seat)
    assert actions_left(table, seat) > 0
    assert actions_left(table, 1 - seat) == 0
    judge().settle(table, seat, Fast(1))
    assert table.decision(-1).question == OWN_STEPS[BEGINNING]
    assert actions_left(table, int(table.seat)) == 0


def test_the_strongest_with_many_cards_is_the_greatest_threat(middle: ThroughTheAges) -> None:
    table = middle.copy()
    table.players[0].strength = 1
    table.players[1].strength = 5
    at = NAMES.index("threat")
    found: list[float] = []
    for cards in (1, 4):
        table.players[1].military = [CARD.find("raid_1")] * cards
        found.append(judge().features(table, 0)[at])
        assert judge().features(table, 1)[at] == 0
    assert found[1] == 4 * found[0] < 0


def test_a_war_counts_for_one_and_against_the_other(middle: ThroughTheAges) -> None:
    table = middle.copy()
    assert wars(table, 0) == wars(table, 1) == 0
    p = table.players[0]
    p.war = CARD.find("war_over_culture")
    p.war_on = 1
    p.strength = table.players[1].strength + 4
    assert wars(table, 0) == -wars(table, 1) > 4


def test_a_turn_is_settled_to_its_end(middle: ThroughTheAges) -> None:
    table = middle.copy()
    seat = int(table.seat)
    judge().settle(table, seat, Fast(1))
    assert judge().turn(table) == 1 - seat
    assert table.turns == middle.turns + 1


def test_the_same_moves_in_another_order_have_the_same_mark() -> None:
    middle = played(7)
    seat = int(middle.seat)
    moves = [move for move in middle.moves(seat) if GAME.notation(move).startswith(("take", "increase"))]
    assert len(moves) > 1
    marks: set[int] = set()
    for first, second in ((moves[0], moves[-1]), (moves[-1], moves[0])):
        table = middle.copy()
        table.players[seat].ca = 9
        table.play(seat, first)
        table.play(seat, second)
        marks.add(judge().mark(table, seat))
    assert len(marks) == 1
    assert judge().mark(middle, seat) not in marks


def test_quick_answers_are_legal() -> None:
    """Whatever comes up in games of three that are played at random, and all kinds of it do."""
    asked: set[str] = set()
    for seed in range(1, 4):
        table = GAME.new(3, seed=seed)
        rng = Fast(seed)
        while not table.over:
            seat = table.to_act[0]
            moves = table.moves(seat)
            question = table.decision(-1).question
            assert judge().pending(table, seat) == (question not in OWN_STEPS)
            move = moves[rng.below(len(moves))]
            if question not in OWN_STEPS:
                asked.add(question)
                move = judge().reply(table, seat, moves)
            table.play(seat, move)
    assert {"ask-excess", "ask-bid", "ask-choose"} <= asked


def test_the_command_prints_what_games_look_like(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["through-the-ages", "--games", "2", "--bot", "plan:positions=8,samples=1", "--processes", "1"]
    assert main(given) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "2 games of plan:positions=8,samples=1" in lines[0]
    assert lines[1].startswith("rounds: ")
    told = {line.split("|")[1].strip(): [cell.strip() for cell in line.split("|")[2:-1]] for line in lines[5:]}
    assert list(told) == ROWS
    assert float(told["culture"][0]) >= float(told["culture"][1])
    assert told["culture"][4] == "100%"


def test_the_command_refuses_what_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["through-the-ages", "--players", "5"])
    assert "through-the-ages is not played by 5" in capsys.readouterr().err


def test_a_plan_beats_chance() -> None:
    result = match("through-the-ages", ["plan:positions=60,samples=1", "random"], 2, 1, processes=1)
    assert result.bots[0].wins == 2
