"""Politics (CAP-POL): the order of a round is bought with the multiplier of the old column."""

import pytest

from tests.rules.the_capitals.prelude import *

COSTS = [4, 3, 2, 2, 1, 0]
MULTIPLIERS = [5, 4, 3, 2, 2, 2]
USABLE = {2: 4, 3: 5, 4: 5, 5: 6}


@pytest.mark.rule("CAP-POL-01")
def test_the_first_round_has_no_politics() -> None:
    assert asked(new_game(3)) == "ask-take"
    t = random_game(new_game(3, seed=4))
    messages = log_of(t)
    second = [place for place, message in enumerate(messages) if message == "log-round"][1]
    assert "log-column" not in messages[:second]
    assert messages[second:].count("log-column") == 11 * 3


@pytest.mark.rule("CAP-POL-02")
def test_all_markers_slide_down_before_anybody_picks() -> None:
    t = position("politics")
    assert columns_of(t) == [0, 0, 0]
    row = t.view(ANNA)["initiative"]
    assert [column["leaving"] for column in row] == [None, ANNA, BENCE, CILI, None, None]
    assert all(column["holder"] is None for column in row)
    assert moves(t) == {f"pick:{column}" for column in range(1, 6)}, (
        "so every column is free, the own and the first too"
    )


@pytest.mark.rule("CAP-POL-03")
def test_who_was_first_picks_first_and_columns_are_taken_once() -> None:
    t = position("politics", order=(CILI, ANNA, BENCE))
    assert t.to_act == [CILI]
    play(t, "pick:2")
    assert (t.to_act, refusal(t, "pick:2")) == ([ANNA], "CAP-POL-03")
    play(t, "pick:1")
    assert t.to_act == [BENCE]
    assert moves(t) == {"pick:3", "pick:4", "pick:5"}


@pytest.mark.rule("CAP-POL-03")
def test_the_own_old_column_may_be_picked_again() -> None:
    t = position("politics", tracks=({"economy": 40},))
    play(t, "pick:2")
    assert columns_of(t)[ANNA] == 2


@pytest.mark.rule("CAP-POL-04")
@pytest.mark.parametrize("old", range(1, 6))
@pytest.mark.parametrize("new", range(1, 6))
def test_the_price_is_the_new_cost_times_the_old_multiplier(old: int, new: int) -> None:
    others = [column for column in range(1, 6) if column != old]
    order = sorted(range(3), key=lambda seat: [old, *others][seat])
    t = position(
        "politics", order=order, columns={ANNA: old, BENCE: others[0], CILI: others[1]}, tracks=({"economy": 45},)
    )
    while t.to_act != [ANNA]:
        play(t, next(move for move in sorted(moves(t)) if move != f"pick:{new}"))
    price = COSTS[new - 1] * MULTIPLIERS[old - 1]
    assert t.view(ANNA)["initiative"][new - 1]["price"] == price
    play(t, f"pick:{new}")
    assert track(t, ANNA, "economy") == 45 - price


@pytest.mark.rule("CAP-POL-05")
def test_any_column_may_be_picked_with_extra_taxation() -> None:
    t = position("politics", tracks=({"economy": 2},))
    assert t.view(ANNA)["initiative"][0]["loans"] == 5
    play(t, "pick:1")  # 4 × 4 = $16
    assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (1, -5)


@pytest.mark.rule("CAP-POL-04")
def test_after_the_last_politics_no_column_has_a_price_any_more() -> None:
    t = position("politics", round=12, tracks=({"economy": 45},))
    assert t.view(ANNA)["initiative"][0]["price"] == COSTS[0] * MULTIPLIERS[1]
    play(t, "pick:1")
    assert {column["price"] for column in t.view(ANNA)["initiative"]} == {None}
    assert t.view(BENCE)["initiative"][3]["price"] == COSTS[3] * MULTIPLIERS[2]


@pytest.mark.rule("CAP-POL-06", "CAP-POL-07", "CAP-SET-09", "CAP-2P-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_columns_that_may_be_used(seats: int) -> None:
    t = position("politics", seats=seats)
    usable = {f"pick:{column}" for column in range(1, USABLE[seats] + 1)}
    assert moves(t) == usable
    for column in range(USABLE[seats] + 1, 7):
        assert refusal(t, f"pick:{column}") == "CAP-POL-06"
    assert [column["usable"] for column in t.view(None)["initiative"]] == [
        number <= USABLE[seats] for number in range(1, 7)
    ]


@pytest.mark.rule("CAP-POL-07")
@pytest.mark.parametrize("seed", range(5))
def test_with_three_players_the_fifth_column_is_not_used_at_setup(seed: int) -> None:
    assert sorted(columns_of(new_game(3, seed=seed))) == [2, 3, 4]


@pytest.mark.rule("CAP-POL-08")
@pytest.mark.parametrize(("round", "price"), [(2, 3), (3, 6), (7, 6)])
def test_the_last_column_counts_once_in_the_second_round(round: int, price: int) -> None:  # noqa: A002
    t = position("politics", seats=5, round=round, tracks=[{"economy": 30}] * 5)
    for column in (6, 5, 4, 3):
        play(t, f"pick:{column}")
    play(t, "pick:2")
    assert track(t, EMMA, "economy") == 30 - price


@pytest.mark.rule("CAP-POL-08")
def test_other_columns_keep_their_multipliers_in_the_second_round() -> None:
    t = position("politics", seats=5, round=2, tracks=[{"economy": 30}] * 5)
    play(t, "pick:2")
    assert track(t, ANNA, "economy") == 30 - 3 * 4
    t = position("politics", seats=4, round=2, columns={DANI: 6}, tracks=[{"economy": 30}] * 4)
    for column in (5, 4, 3, 2):
        play(t, f"pick:{column}")
    assert track(t, DANI, "economy") == 30 - 3 * 2, "only with five players"


@pytest.mark.rule("CAP-POL-09")
def test_the_new_order_holds_for_the_rest_of_the_round() -> None:
    t = position("politics", round=4, tracks=[{"economy": 40}] * 3, fields=(SPARE,))
    play(t, "pick:5", "pick:1", "pick:3")
    assert t.order == [BENCE, CILI, ANNA]
    for seat in (BENCE, CILI, ANNA):
        assert (asked(t), t.to_act) == ("ask-take", [seat])
        build(t, fields_of(t)[0][0], 0, 1)
    for seat in (BENCE, CILI, ANNA):
        assert (asked(t), t.to_act) == ("ask-activate", [seat])
        play(t, "rest:prestige")
    assert [line["seat"] for line in told(t, "log-employment")] == [BENCE, CILI, ANNA]
    assert (asked(t), t.to_act) == ("ask-column", [BENCE]), "and it is the order in which the next one is bought"


@pytest.mark.rule("CAP-POL-09")
def test_ties_are_broken_by_the_new_order() -> None:
    t = position("tourism", order=(CILI, ANNA, BENCE), tracks=[{"culture": 4}] * 3)
    assert t.leader == CILI
    assert tourist_at(t, BENCE)[0] == CILI
