"""Course of the game, components, setup, turns and the first round (TTA-GEN, TTA-CMP, TTA-SET, TTA-TURN, TTA-FIRST)."""

from collections import Counter

import pytest

from pentapolis.games.through_the_ages.catalogue import CARDS, deck
from pentapolis.kernel.zones import EMPTY
from tests.rules.through_the_ages.prelude import *

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
@pytest.mark.rule("TTA-GEN-01", "TTA-GEN-02")
def test_turns_go_clockwise_from_the_starting_player(seats: int) -> None:
    for first in range(seats):
        t = new_game(seats, options={"first_player": first})
        order = []
        for _ in range(2 * seats):
            order.append((int(t.round), int(t.seat)))
            seat = int(t.seat)
            while int(t.seat) == seat and not t.over:
                legal = moves(t)
                play(t, "end_turn" if "end_turn" in legal else "pass" if "pass" in legal else min(legal))
        ring = [(first + place) % seats for place in range(seats)]
        assert order == [(1, seat) for seat in ring] + [(2, seat) for seat in ring]


@pytest.mark.rule("TTA-GEN-04")
def test_ages_follow_one_another() -> None:
    t = random_game(new_game(2, seed=3))
    assert [args["age"] for args in told(t, "log-age")] == ["I", "II", "III", "IV"]


@pytest.mark.rule("TTA-GEN-05", "TTA-GEN-06", "TTA-GEN-07", "TTA-AGE-15")
@pytest.mark.parametrize(("turn", "last"), [(ANNA, 9), (BENCE, 10), (CILI, 10)])
def test_the_end_of_age_three_fixes_the_last_round(turn: int, last: int) -> None:
    t = position(Civ(), Civ(), Civ(), phase="turn", turn=turn, age="III", round=9, civil=["oil"])
    assert int(t.age) == 4
    assert int(t.last_round) == last
    turns = Counter[int]()
    while not t.over:
        seat = int(t.seat)
        turns[seat] += 1
        while int(t.seat) == seat and not t.over:
            play(t, "end_turn" if "end_turn" in moves(t) else "pass")
    # All have the same number of turns: those before Anna's friends have had theirs in round 9 already.
    rounds = last - 9 + 1
    assert [turns[seat] for seat in range(3)] == [rounds - (1 if seat < turn else 0) for seat in range(3)]
    assert turns[ANNA] + (0 if turn == ANNA else 1) == rounds


@pytest.mark.rule("TTA-GEN-08", "TTA-GEN-03")
def test_the_beginners_game_of_the_handbook_is_no_option() -> None:
    """The first round is special; nothing else is."""
    game = new_game(2).game
    assert set(game.options) == {"first_player", "length", "attacks", "resignation"}
    assert asked(new_game(2)) == "ask-first-turn"


@pytest.mark.rule("TTA-CMP-01", "TTA-CMP-07")
def test_the_view_has_all_common_areas_and_the_play_areas() -> None:
    view = new_game(3).view(ANNA)
    assert {"row", "age", "events", "tactics", "players"} <= set(view)
    assert len(view["players"]) == 3


@pytest.mark.rule("TTA-CMP-03", "TTA-INP-06")
def test_the_six_starting_technologies_are_in_play() -> None:
    t = new_game(2)
    assert in_play(t) == {"warriors", "agriculture", "bronze", "philosophy", "religion", "despotism"}
    # As technology cards they cannot be taken, but they can be upgraded from.
    t = position(Civ(technologies=["iron"], stock={"bronze": 9}))
    assert refusal(t, "upgrade:bronze:iron") == ""


@pytest.mark.rule("TTA-CMP-04", "TTA-SET-09", "TTA-SET-10", "TTA-SET-11", "TTA-STAT-02")
@SEATS
def test_markers_begin_where_the_starting_technologies_put_them(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        found = stats(t, seat)
        assert (found["science"], found["culture"], found["strength"], found["happy"]) == (1, 0, 1, 0)
        assert (found["science_points"], found["culture_points"]) == (0, 0)
        assert int(t.players[seat].tactic) == EMPTY
    assert t.common == []


@pytest.mark.rule("TTA-CMP-05", "TTA-GAP-52")
def test_tokens_of_the_box_have_no_limit() -> None:
    t = position(
        Civ(leader="christopher_columbus", military=["vast_territory_2"], yellow=90), phase="politics", age="II"
    )
    play(t, "settle:vast_territory_2")
    assert stats(t)["yellow"] == 94


@pytest.mark.rule("TTA-CMP-06")
def test_cards_show_what_they_cost_and_do() -> None:
    """Every kind of card says itself in `pieces`, which clients draw cards from."""
    pieces = new_game(2).game.pieces()
    cards = {card["id"]: card for cards in pieces.values() for card in cards}
    assert {card.id for card in CARDS} <= set(cards)


@pytest.mark.rule("TTA-SET-06", "TTA-SET-07", "TTA-SET-08")
@SEATS
def test_player_boards(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        found = stats(t, seat)
        assert (found["blue"], found["yellow"], found["unused"]) == (16, 18, 1)
        assert workers_of(t, seat) == {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 1}
        assert (found["civil_action"], found["military_action"]) == (4, 2)


@pytest.mark.rule("TTA-SET-12", "TTA-SET-13", "TTA-VAR-04")
@SEATS
def test_current_events_are_two_more_than_players(seats: int) -> None:
    t = new_game(seats)
    assert len(t.current) == seats + 2
    assert all(CARDS[card].age == 0 for card in t.current)
    assert (t.future, t.past) == ([], [])
    assert len(t.box[0]) == 10 - seats - 2
    # Nobody sees them.
    for viewer in (None, *range(seats)):
        assert not any(name in str(t.view(viewer)["events"]) for name in names([*t.current, *t.box[0]]))


@pytest.mark.rule("TTA-SET-14")
def test_the_starting_player_is_drawn_or_chosen_and_never_changes() -> None:
    assert {int(new_game(4, seed=seed).first) for seed in range(30)} == {0, 1, 2, 3}
    for first in range(3):
        t = random_game(new_game(3, options={"first_player": first, "length": "age_1"}))
        assert int(t.first) == first


@pytest.mark.rule("TTA-SET-15", "TTA-SET-16", "TTA-VAR-05", "TTA-FIRST-01")
@SEATS
def test_first_round_actions(seats: int) -> None:
    for first in range(seats):
        t = new_game(seats, options={"first_player": first})
        found = [(int(p.ca), int(p.ma)) for p in t.players]
        assert found == [((seat - first) % seats + 1, 0) for seat in range(seats)]


@pytest.mark.rule("TTA-SET-17", "TTA-SET-18")
@SEATS
def test_thirteen_cards_of_age_a_lie_in_the_row(seats: int) -> None:
    t = new_game(seats)
    assert len(row_of(t)) == 13
    assert all(FACTS[card]["age"] == "A" for card in row_of(t))
    assert sorted([*t.row, *t.civil_deck[int(t.civil_dealt) :]]) == deck(0, False, seats)
    assert t.military_deck == []


@pytest.mark.rule("TTA-TURN-01", "TTA-EOT-01")
def test_the_parts_of_a_turn_in_their_order() -> None:
    """The row is refilled, the war resolved, the tactic made common; then politics, actions and the end of the turn."""
    mine = Civ(
        war="war_over_culture",
        war_on=BENCE,
        tactic="legion",
        exclusive=True,
        workers={"warriors": 4},
        military=["rats"],
    )
    t = position(mine, Civ(culture=9), phase="turn", age="III", row=["coal"] * 3, military=["raid_3"] * 9)
    assert log_of(t) == ["log-refill", "log-war", "log-war-won", "log-take-goods", "log-common"]
    assert asked(t) == "ask-politics"
    assert refusal(t, "increase") == "TTA-TURN-01"
    play(t, "pass")
    assert asked(t) == "ask-turn"
    play(t, "end_turn")
    assert log_of(t)[5:9] == ["log-pass", "log-production", "log-draw", "log-turn"]


@pytest.mark.rule("TTA-TURN-02", "TTA-EOT-03", "TTA-DIS-03")
def test_in_an_uprising_nothing_is_produced_and_the_rest_happens() -> None:
    t = position(Civ(yellow=12, unused=1, ca=0, science=3), phase="end", military=["raid_1"] * 5)
    found = stats(t)
    assert (found["discontent"], found["food"], found["resources"], found["science_points"]) == (2, 0, 0, 3)
    assert (found["military_cards"], found["ca"], found["ma"]) == (2, 4, 2)
    assert told(t, "log-uprising") == [{"seat": ANNA}]
    t = position(Civ(yellow=12, unused=2), phase="end")
    assert stats(t)["science_points"] == 1


@pytest.mark.rule("TTA-TURN-03")
def test_only_the_discard_is_asked_at_the_end_of_a_turn() -> None:
    t = position(Civ(military=["raid_1", "legion", "rats"]), phase="end")
    assert asked(t) == "ask-excess"
    play(t, "discard:legion")
    assert t.to_act == [BENCE]


@pytest.mark.rule("TTA-FIRST-02", "TTA-WTAKE-02")
def test_in_the_first_turn_only_cards_are_taken() -> None:
    row = ["pyramids", "moses", "rich_land_a"]
    chance = {"civil-a": row + [name for name in _age_a() if name not in row]}
    t = new_game(2, options={"first_player": 1}, chance=chance)
    assert refusal(t, "increase") == "TTA-FIRST-02"
    assert refusal(t, "build:bronze") == "TTA-FIRST-02"
    play(t, "take:space_2")
    assert hand_of(t, BENCE) == ["moses"]
    assert refusal(t, "lead:moses") == "TTA-FIRST-02"
    play(t, "end_turn")
    play(t, "take:space_1")
    assert "pyramids" in in_play(t, ANNA)


def _age_a() -> list[str]:
    return [CARDS[card].id for card in deck(0, False, 2)]


@pytest.mark.rule("TTA-FIRST-01", "TTA-FIRST-03", "TTA-FIRST-04", "TTA-DRAW-02")
def test_the_first_round_ends_with_all_actions_and_no_cards() -> None:
    t = new_game(2, options={"first_player": 0})
    row = row_of(t)
    play(t, "end_turn")
    found = stats(t)
    assert (found["ca"], found["ma"], found["military_cards"]) == (4, 2, 0)
    assert (found["food"], found["resources"], found["science_points"], found["blue"]) == (2, 2, 1, 12)
    assert row_of(t) == row
    assert asked(t) == "ask-first-turn"


@pytest.mark.rule("TTA-VAR-03", "TTA-ROW-01")
@pytest.mark.parametrize(("seats", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_spaces_cleared_by_the_number_of_players(seats: int, cleared: int) -> None:
    row = ["iron", "coal", "oil", "drama", "opera", "movies"] + [""] * 7
    t = position(seats=seats, phase="turn", row=row, civil=["alchemy"] * 20)
    assert row_of(t) == row[cleared:6] + ["alchemy"] * (7 + cleared)
