"""The course of a game and of its ages (SWD-FLOW)."""

import json
from random import Random

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, GUILD
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from tests.rules.seven_wonders_duel.prelude import *

# The help sheet: how many cards each row has, the row laid first coming first.
ROWS = {1: [2, 3, 4, 5, 6], 2: [6, 5, 4, 3, 2], 3: [2, 3, 4, 2, 4, 3, 2]}
# For each slot (numbered row by row, left to right) the slots whose cards lie on it.
COVERED_BY = {
    1: [
        [2, 3], [3, 4],
        [5, 6], [6, 7], [7, 8],
        [9, 10], [10, 11], [11, 12], [12, 13],
        [14, 15], [15, 16], [16, 17], [17, 18], [18, 19],
        [], [], [], [], [], [],
    ],
    2: [
        [6], [6, 7], [7, 8], [8, 9], [9, 10], [10],
        [11], [11, 12], [12, 13], [13, 14], [14],
        [15], [15, 16], [16, 17], [17],
        [18], [18, 19], [19],
        [], [],
    ],
    3: [
        [2, 3], [3, 4],
        [5, 6], [6, 7], [7, 8],
        [9], [9], [10], [10],
        [11, 12], [13, 14],
        [15], [15, 16], [16, 17], [17],
        [18], [18, 19], [19],
        [], [],
    ],
}  # fmt: skip
# A deal of Age III with its three guilds, in the order of the slots.
AGE_3 = [
    "palace", "town_hall", "obelisk", "gardens", "scientists_guild", "senate", "port", "armory", "arena",
    "lighthouse", "builders_guild", "merchants_guild", "academy", "study", "university", "fortifications",
    "siege_workshop", "circus", "arsenal", "pretorium",
]  # fmt: skip
TAKES = ("log-build", "log-build-chain", "log-discard", "log-raise")


def row_of(age: int) -> list[int]:
    return [row for row, size in enumerate(ROWS[age], 1) for _ in range(size)]


def random_game(seed: int) -> SevenWondersDuel:
    """A game played to its end by chance."""
    t = new_game(seed=seed)
    rng = Random(seed)
    while not t.over:
        t.play(t.to_act[0], rng.choice(t.moves(t.to_act[0])))
    return t


def age_after(t: SevenWondersDuel, age: int, beginner: int = 0) -> SevenWondersDuel:
    """All cards are discarded until the given age begins; `beginner` begins every age."""
    while t.age < age:
        discard_cards(t)
        play(t, f"begin:{beginner}")
    return t


# --- ages and structures ------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-FLOW-01", "SWD-FLOW-12", "SWD-FLOW-17", "SWD-FLOW-19")
def test_three_ages_of_twenty_cards_then_the_game_ends() -> None:
    t = first_game()
    for age in (1, 2, 3):
        assert t.view(None)["age"] == age
        discard_cards(t, 19)
        assert t.view(None)["age"] == age
        assert len(structure(t)) == 1
        assert not t.over
        discard_cards(t, 1)
        if age < 3:
            assert len(structure(t)) == 20
            play(t, "begin:0")
    assert t.over
    assert t.view(None)["victory"] == "civilian"
    assert len(t.discard) == 60


@pytest.mark.rule("SWD-FLOW-19")
def test_extra_turns_shift_the_balance_but_an_age_played_out_has_twenty_card_taking_turns() -> None:
    shifted = 0
    for seed in range(30):
        t = random_game(seed)
        takers: dict[int, list[int]] = {1: [], 2: [], 3: []}
        age = 0
        for event in t.log(None):
            if event.message == "log-age":
                age = event.args["age"]
            elif event.message in TAKES:
                takers[age].append(event.args["seat"])
        for played in range(1, age + 1):
            if played < age or t.victory == "civilian":
                assert len(takers[played]) == 20
                shifted += takers[played].count(0) != 10
            else:
                assert len(takers[played]) <= 20  # cut short by a supremacy
    assert shifted


@pytest.mark.rule("SWD-FLOW-02", "SWD-FLOW-03")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_rows_lie_face_up_and_face_down_in_turn(age: int) -> None:
    places = structure(age_after(first_game(), age))
    assert [places[slot]["row"] for slot in range(20)] == row_of(age)
    for slot in range(20):
        assert (places[slot]["card"] is not None) == (row_of(age)[slot] % 2 == 1)
    assert sum(place["card"] is not None for place in places.values()) == 12


@pytest.mark.rule("SWD-FLOW-02")
def test_every_age_lays_out_twenty_shuffled_cards_of_its_own() -> None:
    for age in (1, 2, 3):
        games = [age_after(first_game(seed=seed), age) for seed in range(12)]
        for t in games:
            backs = {CARDS[card].back for card in t.slots}
            assert backs == ({3, GUILD} if age == 3 else {age})
            assert len(set(t.slots)) == 20
        assert len({t.slots[0] for t in games}) > 3
        assert len({t.slots[19] for t in games}) > 3


@pytest.mark.rule("SWD-FLOW-04", "SWD-FLOW-05", "SWD-FLOW-09")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_card_is_accessible_when_nothing_covers_it_and_is_then_face_up(age: int, seed: int) -> None:
    t = age_after(first_game(seed=seed), age)
    rng = Random(seed)
    while t.age == age and not t.over:
        places = structure(t)
        for slot, place in places.items():
            uncovered = not any(over in places for over in COVERED_BY[age][slot])
            assert place["accessible"] == uncovered
            assert (place["card"] is not None) == (uncovered or row_of(age)[slot] % 2 == 1)
        play(t, f"discard:{rng.choice(sorted(accessible(t)))}")


@pytest.mark.rule("SWD-FLOW-05")
def test_a_card_covered_by_one_of_two_cards_is_still_not_accessible() -> None:
    options = {"wonders": "first_game", "starter": 0}
    t = age_after(new_game(options=options, chance={"age-3": AGE_3}), 3)
    assert refusal(t, "discard:study") == "SWD-FLOW-05"  # slot 13, row 5, under slots 16 and 17
    play(t, "discard:arsenal", "discard:pretorium")  # the last row
    assert accessible(t) == {"fortifications", "siege_workshop", "circus"}
    play(t, "discard:circus")  # slot 17
    assert refusal(t, "discard:study") == "SWD-FLOW-05"
    play(t, "discard:siege_workshop")  # slot 16
    assert refusal(t, "discard:study") == ""


@pytest.mark.rule("SWD-FLOW-18")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_deck_is_dealt_row_by_row_from_left_to_right(age: int) -> None:
    deck = AGE_3.copy() if age == 3 else [card.id for card in CARDS if card.back == age][:20]
    Random(age).shuffle(deck)
    t = new_game(seed=5, options={"wonders": "first_game", "starter": 1}, chance={f"age-{age}": deck})
    places = structure(age_after(t, age))
    assert [CARD.ids[card] for card in t.slots] == deck
    for slot, name in enumerate(deck):
        assert places[slot]["card"] in (name, None)
    for row in range(1, len(ROWS[age]) + 1):
        columns = [places[slot]["column"] for slot in range(20) if places[slot]["row"] == row]
        assert columns == sorted(columns)


# --- turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-FLOW-06")
@pytest.mark.parametrize("starter", [MISKA, BORCSA])
def test_the_starting_player_begins_age_i_and_turns_alternate(starter: int) -> None:
    t = first_game(starter)
    for turn in range(19):
        assert t.to_act == [(starter + turn) % 2]
        assert t.moves(1 - t.to_act[0]) == []
        discard_cards(t, 1)


@pytest.mark.rule("SWD-FLOW-06")
def test_the_player_who_began_the_draft_also_begins_age_i() -> None:
    for seed in range(10):
        t = new_game(seed=seed)
        starter = t.to_act[0]
        while t.age == 0:
            play(t, sorted(moves(t))[0])
        assert t.to_act == [starter]


@pytest.mark.rule("SWD-FLOW-07")
def test_a_turn_takes_one_accessible_card_to_build_it_discard_it_or_raise_a_wonder() -> None:
    t = position(["theater", "altar"], coins=(30, 0), wonders=(["pyramids"], ["colossus"]))
    assert moves(t) == {
        "build:theater", "build:altar",
        "discard:theater", "discard:altar",
        "raise:pyramids:theater", "raise:pyramids:altar",
    }  # fmt: skip
    for move in sorted(moves(t)):
        twin = t.copy()
        play(twin, move)
        taken = move.rsplit(":", 1)[1]
        assert len(structure(twin)) == len(structure(t)) - 1
        assert taken not in accessible(twin)
        homes = [
            taken in seen_city(twin, MISKA)["buildings"],
            taken in twin.view(None)["discard"],
            any(wonder["under"] == taken for wonder in seen_city(twin, MISKA)["wonders"]),
        ]
        assert homes == [move.startswith(verb) for verb in ("build", "discard", "raise")]


@pytest.mark.rule("SWD-FLOW-07")
def test_a_card_that_is_not_in_the_structure_cannot_be_taken() -> None:
    t = position(["theater"], discard=["altar"], built=(["baths"], ["quarry"]))
    for name in ("altar", "baths", "quarry", "pretorium"):
        assert refusal(t, f"build:{name}") == "SWD-FLOW-07"
        assert refusal(t, f"discard:{name}") == "SWD-FLOW-07"


@pytest.mark.rule("SWD-FLOW-08")
def test_there_is_no_passing_but_discarding_is_always_possible() -> None:
    t = position(["scriptorium", "palisade"], coins=(0, 0))
    assert moves(t) == {"discard:scriptorium", "discard:palisade"}
    with pytest.raises(ValueError, match="verbs are build, discard, raise"):
        t.game.parse("pass")


@pytest.mark.rule("SWD-FLOW-08")
def test_in_every_turn_every_accessible_card_can_be_discarded() -> None:
    for seed in range(10):
        t = new_game(seed=seed)
        rng = Random(seed)
        while not t.over:
            if t.view(None)["question"] == "ask-turn":
                assert {f"discard:{card}" for card in accessible(t)} <= moves(t)
            t.play(t.to_act[0], rng.choice(t.moves(t.to_act[0])))


# Age I for the tests of revealing: slots 0 to 13, then the last row (slots 14 to 19).
AGE_1 = [
    "baths", "stable", "garrison", "palisade", "workshop", "apothecary", "scriptorium", "pharmacist",
    "stone_reserve", "clay_reserve", "wood_reserve", "press", "glassworks", "clay_pit",
    "theater", "altar", "lumber_yard", "clay_pool", "quarry", "tavern",
]  # fmt: skip


@pytest.mark.rule("SWD-FLOW-09")
def test_cards_are_revealed_after_the_action_and_not_before() -> None:
    t = first_game(age_1=AGE_1)
    assert structure(t)[9]["card"] is None
    play(t, "discard:theater")
    assert structure(t)[9]["card"] is None  # Altar still lies on it
    play(t, "discard:altar")
    assert structure(t)[9]["card"] == "clay_reserve"
    assert structure(t)[10]["card"] is None


@pytest.mark.rule("SWD-FLOW-09")
def test_nothing_is_revealed_before_the_last_choice_of_the_action_is_made() -> None:
    # Given Borcsa has two brown cards and Altar is the last card on slot 9 and on slot 10.
    t = first_game(MISKA, AGE_1, coins=(30, 7))
    play(t, "discard:theater", "build:lumber_yard", "discard:quarry", "build:clay_pool")
    # When Miska raises The Statue of Zeus with it he must choose a brown card.
    play(t, "raise:statue_of_zeus:altar")
    assert t.to_act == [MISKA]
    assert moves(t) == {"destroy:lumber_yard", "destroy:clay_pool"}
    for viewer in (MISKA, BORCSA, None):
        assert [structure(t, viewer)[slot]["card"] for slot in (9, 10)] == [None, None]
        assert "clay_reserve" not in json.dumps(t.view(viewer))
    # Then the cards underneath are turned up after his choice.
    play(t, "destroy:clay_pool")
    assert [structure(t)[slot]["card"] for slot in (9, 10)] == ["clay_reserve", "wood_reserve"]
    assert t.to_act == [BORCSA]


@pytest.mark.rule("SWD-FLOW-10")
def test_another_turn_begins_after_the_reveal() -> None:
    t = first_game(MISKA, AGE_1, coins=(30, 7))
    play(t, "discard:theater", "discard:tavern")
    play(t, "raise:temple_of_artemis:altar")
    assert t.to_act == [MISKA]
    assert "clay_reserve" in accessible(t)
    play(t, "build:clay_reserve")
    assert t.to_act == [BORCSA]


# --- the end of an age --------------------------------------------------------------------------------------


def last_card(
    seat: int, conflict: int = 0, age: int = 1, centre_start: str = "last_player_chooses"
) -> SevenWondersDuel:
    """`seat` is about to take the last card of the age and could raise a wonder that plays again with it."""
    return position(
        ["theater"],
        age=age,
        to_act=seat,
        coins=(30, 30),
        wonders=(["sphinx"], ["temple_of_artemis"]),
        conflict=conflict,
        more_cards=False,
        centre_start=centre_start,
    )


AGAIN = {MISKA: "raise:sphinx:theater", BORCSA: "raise:temple_of_artemis:theater"}


@pytest.mark.rule("SWD-FLOW-11")
@pytest.mark.parametrize("seat", [MISKA, BORCSA])
def test_an_extra_turn_earned_with_the_last_card_of_an_age_is_lost(seat: int) -> None:
    # Given the weaker player names himself.
    other = 1 - seat
    t = play(last_card(seat, conflict=1 if seat == MISKA else -1), AGAIN[seat])
    assert t.to_act == [other]
    play(t, f"begin:{other}")
    # Then they take turns: nobody plays twice.
    for turn in range(4):
        assert t.to_act == [(other + turn) % 2]
        discard_cards(t, 1)


@pytest.mark.rule("SWD-FLOW-11")
def test_an_extra_turn_is_lost_with_the_last_card_of_the_game() -> None:
    t = play(last_card(MISKA, age=3), AGAIN[MISKA])
    assert t.over
    assert t.to_act == []


@pytest.mark.rule("SWD-FLOW-12", "SWD-FLOW-14")
@pytest.mark.parametrize("age", [1, 2])
def test_the_next_structure_is_laid_out_before_the_beginner_is_named(age: int) -> None:
    t = play(last_card(MISKA, age=age), "discard:theater")
    assert t.view(None)["question"] == "ask-begin"
    assert t.view(None)["age"] == age + 1
    for viewer in (MISKA, BORCSA):
        places = structure(t, viewer)
        assert len(places) == 20
        assert sum(place["card"] is not None for place in places.values()) == 12
    play(t, "begin:1")
    assert t.view(None)["age"] == age + 1


@pytest.mark.rule("SWD-FLOW-13")
@pytest.mark.parametrize("named", [MISKA, BORCSA])
@pytest.mark.parametrize("last", [MISKA, BORCSA])
@pytest.mark.parametrize(("conflict", "weaker"), [(1, BORCSA), (8, BORCSA), (-1, MISKA), (-8, MISKA)])
@pytest.mark.parametrize("centre_start", ["last_player_chooses", "last_player_begins"])
def test_the_player_with_the_weaker_military_names_who_begins(
    conflict: int, weaker: int, last: int, named: int, centre_start: str
) -> None:
    t = play(last_card(last, conflict, centre_start=centre_start), "discard:theater")
    assert t.to_act == [weaker]
    assert moves(t) == {"begin:0", "begin:1"}
    play(t, f"begin:{named}")
    assert t.to_act == [named]
    discard_cards(t, 1)
    assert t.to_act == [1 - named]


@pytest.mark.rule("SWD-FLOW-15")
@pytest.mark.parametrize("named", [MISKA, BORCSA])
@pytest.mark.parametrize("last", [MISKA, BORCSA])
def test_with_the_pawn_in_the_middle_whoever_took_the_last_card_names_who_begins(last: int, named: int) -> None:
    t = play(last_card(last), "discard:theater")
    assert t.to_act == [last]
    assert moves(t) == {"begin:0", "begin:1"}
    play(t, f"begin:{named}")
    assert t.to_act == [named]


@pytest.mark.rule("SWD-FLOW-15")
@pytest.mark.parametrize("last", [MISKA, BORCSA])
def test_by_the_printed_wording_whoever_took_the_last_card_begins(last: int) -> None:
    t = play(last_card(last, centre_start="last_player_begins"), "discard:theater")
    assert t.view(None)["age"] == 2
    assert t.view(None)["question"] == "ask-turn"
    assert t.to_act == [last]


@pytest.mark.rule("SWD-FLOW-15")
def test_the_last_card_of_an_age_is_the_second_players_when_nobody_plays_again() -> None:
    for starter in (MISKA, BORCSA):
        t = discard_cards(first_game(starter))
        assert t.view(None)["question"] == "ask-begin"
        assert t.to_act == [1 - starter]


@pytest.mark.rule("SWD-FLOW-16")
@pytest.mark.parametrize("last", [MISKA, BORCSA])
@pytest.mark.parametrize("centre_start", ["last_player_chooses", "last_player_begins"])
def test_a_lost_extra_turn_does_not_change_who_took_the_last_card(last: int, centre_start: str) -> None:
    t = play(last_card(last, centre_start=centre_start), AGAIN[last])
    assert t.to_act == [last]
    assert t.view(None)["question"] == ("ask-begin" if centre_start == "last_player_chooses" else "ask-turn")


# --- the end of the game ------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-FLOW-17")
def test_military_supremacy_ends_the_game_before_the_choice_that_is_left() -> None:
    # Circus Maximus: a shield, then the choice of a grey card, which never comes.
    t = position(
        ["theater"],
        coins=(30, 0),
        wonders=(["circus_maximus"], []),
        built=([], ["press", "glassworks"]),
        conflict=8,
    )
    play(t, "raise:circus_maximus:theater")
    assert t.over
    assert t.to_act == []
    assert t.winners == [MISKA]
    assert t.view(None)["victory"] == "military"
    assert len(seen_city(t, BORCSA)["buildings"]) == 2


@pytest.mark.rule("SWD-FLOW-17")
def test_scientific_supremacy_ends_the_game_in_the_middle_of_an_age() -> None:
    five = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    t = position(["university"], to_act=BORCSA, coins=(0, 20), built=([], five), conflict=8)
    play(t, "build:university")
    assert t.over
    assert t.winners == [BORCSA]
    assert t.view(None)["victory"] == "scientific"
    assert structure(t)


@pytest.mark.rule("SWD-FLOW-17")
def test_a_supremacy_with_the_last_card_of_an_age_lays_out_no_other_age() -> None:
    t = position(["guard_tower"], conflict=8, more_cards=False)
    play(t, "build:guard_tower")
    assert t.over
    assert t.view(None)["age"] == 1
    assert t.winners == [MISKA]


@pytest.mark.rule("SWD-FLOW-17")
def test_points_decide_only_after_the_last_card_of_age_iii() -> None:
    t = position(["theater", "altar"], age=3, coins=(0, 0), more_cards=False)
    play(t, "build:theater")
    assert t.to_act == [BORCSA]
    play(t, "discard:altar")
    assert t.over
    assert t.winners == [MISKA]
    assert t.scores == [3, 0]
    assert treasuries(t) == (0, 2)
