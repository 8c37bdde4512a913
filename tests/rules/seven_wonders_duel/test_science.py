"""Scientific symbols, pairs, and scientific supremacy."""

import pytest

from tests.rules.seven_wonders_duel.prelude import *

# Five green cards with five different symbols: pendulum, wheel, quill, mortar, sundial.
FIVE = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
PAIRS = [
    ("workshop", "laboratory"),
    ("apothecary", "school"),
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("academy", "study"),
    ("university", "observatory"),
]
# Cards for the first fifteen slots of Age I.
UNDER = [
    "lumber_yard", "logging_camp", "clay_pool", "clay_pit", "quarry", "stone_pit", "glassworks", "press",
    "stable", "garrison", "palisade", "theater", "altar", "baths", "tavern",
]  # fmt: skip


@pytest.mark.rule("SWD-SCI-01")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_the_second_copy_of_a_symbol_brings_a_token_of_the_board_at_once(first: str, second: str) -> None:
    for one, other in ((first, second), (second, first)):
        t = position([other], age=3, coins=(30, 7), built=([one], []), board=["agriculture", "law", "economy"])
        play(t, f"build:{other}")
        # Given the same player chooses among all the tokens on the board
        assert t.to_act == [0]
        assert moves(t) == {"learn:agriculture", "learn:law", "learn:economy"}
        # when one is taken, then it works at once and leaves the board
        coins = t.home.coins
        play(t, "learn:agriculture")
        assert t.home.coins == coins + 6
        assert t.view(0)["cities"][0]["tokens"] == ["agriculture"]
        assert t.view(0)["board_tokens"] == ["law", "economy"]
        assert t.to_act == [1]


@pytest.mark.rule("SWD-SCI-01")
def test_two_different_symbols_are_no_pair() -> None:
    t = position(["school"], age=2, coins=(30, 7), built=(["workshop", "scriptorium"], []))
    play(t, "build:school")
    assert (t.to_act, t.home.tokens) == ([1], [])


@pytest.mark.rule("SWD-SCI-01")
def test_a_symbol_in_the_opponents_city_makes_no_pair() -> None:
    t = position(["school"], age=2, coins=(30, 7), built=([], ["apothecary"]))
    play(t, "build:school")
    assert (t.to_act, t.view(0)["cities"][0]["pairs"]) == ([1], [])


@pytest.mark.rule("SWD-SCI-02")
def test_symbols_come_from_built_green_cards_and_the_law_token_only() -> None:
    t = position(
        ["apothecary"],
        coins=(30, 7),
        built=(["workshop", "theater", "tavern", "quarry"], []),
        tokens=(["law", "philosophy"], []),
        wonders=(["pyramids"], []),
    )
    assert t.view(0)["cities"][0]["symbols"] == ["pendulum", "balance"]
    for move, symbols in [
        ("build:apothecary", ["pendulum", "wheel", "balance"]),
        ("discard:apothecary", ["pendulum", "balance"]),
        ("raise:pyramids:apothecary", ["pendulum", "balance"]),
    ]:
        after = play(t.copy(), move)
        assert after.view(0)["cities"][0]["symbols"] == symbols


@pytest.mark.rule("SWD-SCI-03", "SWD-FLOW-17", "SWD-END-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_six_different_symbols_win_at_once(seat: int) -> None:
    # Given five different symbols against an opponent who leads in points and stands before the capital
    built = (FIVE, ["palace", "town_hall"]) if seat == 0 else (["palace", "town_hall"], FIVE)
    sign = 1 - 2 * seat
    t = position(["university", "altar"], age=3, to_act=seat, coins=(30, 30), built=built, conflict=-8 * sign)
    assert not t.over
    play(t, "build:university")
    assert_ended(t, [seat], "scientific")


@pytest.mark.rule("SWD-SCI-03")
def test_five_different_symbols_and_a_pair_do_not_win() -> None:
    t = position(["study"], age=3, coins=(30, 7), built=(FIVE, []), board=["philosophy", "economy"])
    play(t, "build:study")
    assert not t.over
    assert moves(t) == {"learn:philosophy", "learn:economy"}


@pytest.mark.rule("SWD-SCI-03")
def test_symbols_of_both_players_are_not_added() -> None:
    t = position(["university"], age=3, coins=(30, 7), built=(FIVE[:3], FIVE[3:]))
    play(t, "build:university")
    assert not t.over


@pytest.mark.rule("SWD-SCI-04", "SWD-TOK-08")
def test_law_is_one_of_the_six_different_symbols() -> None:
    t = position(["academy"], age=3, coins=(30, 7), built=(FIVE[:4], []), tokens=(["law"], []))
    play(t, "build:academy")
    assert_ended(t, [0], "scientific")


@pytest.mark.rule("SWD-SCI-04", "SWD-TOK-08")
@pytest.mark.parametrize("card", [second for _, second in PAIRS])
def test_law_makes_no_pair_with_any_symbol(card: str) -> None:
    t = position([card], age=3, coins=(30, 7), tokens=(["law"], []), board=["philosophy", "economy"])
    play(t, f"build:{card}")
    assert (t.to_act, t.view(0)["cities"][0]["pairs"]) == ([1], [])


@pytest.mark.rule("SWD-SCI-04")
@pytest.mark.parametrize("card", ["apothecary", "school"])
def test_taking_law_makes_no_pair_with_a_symbol_owned_already(card: str) -> None:
    other = "school" if card == "apothecary" else "apothecary"
    t = position([other], coins=(30, 7), built=([card, "workshop"], []), board=["law", "philosophy", "economy"])
    play(t, f"build:{other}", "learn:law")
    assert t.to_act == [1]
    assert t.view(0)["cities"][0]["pairs"] == ["wheel"]


@pytest.mark.rule("SWD-SCI-05")
def test_a_pair_gives_nothing_when_the_board_is_empty() -> None:
    t = position(["school"], age=2, coins=(30, 7), built=(["apothecary"], []), board=[])
    play(t, "build:school")
    assert (t.to_act, t.home.tokens) == ([1], [])
    assert t.view(0)["cities"][0]["pairs"] == ["wheel"]


@pytest.mark.rule("SWD-SCI-06")
def test_taking_a_token_is_compulsory() -> None:
    t = position(["school", "altar"], age=2, coins=(30, 7), built=(["apothecary"], []), board=["law", "philosophy"])
    play(t, "build:school")
    assert moves(t) == {"learn:law", "learn:philosophy"}
    assert refusal(t, "build:altar") == "SWD-SCI-01"
    assert refusal(t, "build:altar", seat=1) == "SWD-FLOW-06"


@pytest.mark.rule("SWD-SCI-06")
def test_the_last_token_of_the_board_is_taken_without_asking() -> None:
    t = position(["school"], age=2, coins=(30, 7), built=(["apothecary"], []), board=["philosophy"])
    play(t, "build:school")
    assert (points(t)["tokens"], t.board_tokens, t.to_act) == (7, [], [1])


@pytest.mark.rule("SWD-SCI-06")
def test_a_pair_is_rewarded_once() -> None:
    # Given the pair brought a token; when another symbol is built later, then the pair brings no second one
    t = position(
        ["school", "altar", "workshop"],
        age=2,
        coins=(30, 7),
        built=(["apothecary"], []),
        board=["law", "philosophy", "economy"],
    )
    play(t, "build:school", "learn:philosophy", "build:altar", "build:workshop")
    assert (len(t.home.tokens), len(t.board_tokens), t.to_act) == (1, 2, [1])


@pytest.mark.rule("SWD-SCI-06", "SWD-FLOW-09")
def test_the_token_is_chosen_before_new_cards_are_revealed() -> None:
    # Given Workshop lies in slot 15, the last card over the face-down slot 9, and Laboratory is built
    t = dealt(chance={"age-1": [*UNDER, "workshop"]})
    enrich(t, 0, built=["laboratory"])
    play(t, f"discard:{card_at(t, 14)}", f"discard:{card_at(t, 19)}", "build:workshop")
    assert t.view(0)["question"] == "ask-progress"
    assert not sees_face_up(t, 9)
    play(t, min(moves(t)))
    assert sees_face_up(t, 9)


@pytest.mark.rule("SWD-SCI-06", "SWD-WON-05")
def test_the_token_is_chosen_before_an_extra_turn() -> None:
    # Given Theology, and a Mausoleum that builds the second wheel
    t = position(
        ["theater", "altar"],
        coins=(99, 7),
        built=(["apothecary"], []),
        tokens=(["theology"], []),
        wonders=(["mausoleum"], []),
        discard=["school", "baths"],
        board=["law", "philosophy"],
    )
    play(t, "raise:mausoleum:theater", "revive:school")
    assert moves(t) == {"learn:law", "learn:philosophy"}
    play(t, "learn:philosophy")
    assert t.to_act == [0]
    assert "build:altar" in moves(t)


@pytest.mark.rule("SWD-SCI-07", "SWD-FLOW-17")
def test_law_taken_for_a_pair_can_complete_the_six_symbols() -> None:
    t = position(["study", "altar"], age=3, coins=(30, 7), built=(FIVE, []), board=["law", "philosophy"])
    play(t, "build:study")
    assert not t.over
    play(t, "learn:law")
    assert_ended(t, [0], "scientific")


@pytest.mark.rule("SWD-SCI-08", "SWD-SCI-03")
def test_law_from_the_great_library_can_win() -> None:
    t = position(
        ["theater", "altar"],
        coins=(99, 7),
        built=(FIVE, []),
        wonders=(["great_library"], []),
        board=["architecture", "economy", "masonry", "mathematics", "strategy", "theology", "urbanism"],
    )
    # The box holds agriculture, law and philosophy only, so all three are drawn
    play(t, "raise:great_library:theater")
    assert moves(t) == {"learn:agriculture", "learn:law", "learn:philosophy"}
    play(t, "learn:law")
    assert_ended(t, [0], "scientific")


@pytest.mark.rule("SWD-SCI-08")
def test_a_token_from_the_great_library_works_at_once() -> None:
    t = position(
        ["theater", "altar"],
        coins=(99, 7),
        wonders=(["great_library"], []),
        board=["architecture", "economy", "masonry", "mathematics", "strategy", "theology", "urbanism"],
    )
    play(t, "raise:great_library:theater")
    coins = t.home.coins
    play(t, "learn:agriculture")
    assert (t.home.coins, points(t)["tokens"], t.to_act) == (coins + 6, 4, [1])
    assert t.view(0)["cities"][0]["symbols"] == []
