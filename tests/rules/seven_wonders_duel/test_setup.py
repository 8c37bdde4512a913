"""Setting up the game (SWD-SET)."""

import json
from collections import Counter

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, GUILD, TOKEN, WONDER
from tests.rules.seven_wonders_duel.prelude import *

FIRST_FOUR = ["sphinx", "colossus", "pyramids", "piraeus"]
SECOND_FOUR = ["mausoleum", "appian_way", "great_library", "hanging_gardens"]
NEVER_LAID_OUT = {"circus_maximus", "great_lighthouse", "statue_of_zeus", "temple_of_artemis"}
DRAFT = {"wonders-1": FIRST_FOUR, "wonders-2": SECOND_FOUR}
SEEDS = range(120)


def wonders_of(seat_view: dict[str, object]) -> set[str]:
    wonders = seat_view["wonders"]
    assert isinstance(wonders, list)
    return {wonder["wonder"] for wonder in wonders}


@pytest.mark.rule("SWD-SET-01")
def test_the_conflict_pawn_begins_on_the_middle_space() -> None:
    for seed in range(5):
        assert new_game(seed=seed).view(None)["conflict"] == 0


@pytest.mark.rule("SWD-SET-02")
def test_the_four_military_tokens_lie_face_up_on_both_sides() -> None:
    loot = new_game().view(None)["loot"]
    assert sorted((token["seat"], token["coins"]) for token in loot) == [(0, 2), (0, 5), (1, 2), (1, 5)]


@pytest.mark.rule("SWD-SET-03")
def test_five_random_progress_tokens_lie_on_the_board_and_five_in_the_box() -> None:
    on_board: Counter[str] = Counter()
    for seed in SEEDS:
        t = new_game(seed=seed)
        board = t.view(None)["board_tokens"]
        box = [TOKEN.ids[token] for token in t.box_tokens]
        assert len(board) == len(box) == 5
        assert set(board) | set(box) == set(TOKEN.ids)
        on_board.update(board)
    # Each token is on the board in half of the games: 60 of 120, give or take five standard deviations.
    assert set(on_board) == set(TOKEN.ids)
    assert all(32 < games < 88 for games in on_board.values()), on_board


@pytest.mark.rule("SWD-SET-04")
def test_each_player_takes_seven_coins_from_the_bank() -> None:
    t = new_game()
    assert treasuries(t) == (7, 7)
    assert t.bank == -14


@pytest.mark.rule("SWD-SET-05")
def test_the_starting_player_is_random_unless_somebody_says_who() -> None:
    starters = Counter(int(new_game(seed=seed).starter) for seed in range(200))
    assert 65 < starters[MISKA] < 135, starters
    for seed in range(10):
        for seat in (MISKA, BORCSA):
            t = new_game(seed=seed, options={"starter": seat})
            assert t.view(None)["starter"] == seat
            assert t.to_act == [seat]


@pytest.mark.rule("SWD-SET-06", "SWD-SET-07")
@pytest.mark.parametrize("starter", [MISKA, BORCSA])
def test_wonders_are_taken_1_2_1_and_then_1_2_1_with_the_roles_swapped(starter: int) -> None:
    t = new_game(options={"starter": starter}, chance=DRAFT)
    other = 1 - starter
    takers: list[int] = []
    for wonder in ("sphinx", "colossus", "pyramids"):
        takers += t.to_act
        play(t, f"draft:{wonder}")
    # The fourth wonder leaves no choice and goes to the starting player by itself.
    assert takers == [starter, other, other]
    assert wonders_of(seen_city(t, starter)) == {"sphinx", "piraeus"}
    assert wonders_of(seen_city(t, other)) == {"colossus", "pyramids"}

    takers = []
    for wonder in ("mausoleum", "appian_way", "great_library"):
        takers += t.to_act
        play(t, f"draft:{wonder}")
    assert takers == [other, starter, starter]
    assert wonders_of(seen_city(t, starter)) == {"sphinx", "piraeus", "appian_way", "great_library"}
    assert wonders_of(seen_city(t, other)) == {"colossus", "pyramids", "mausoleum", "hanging_gardens"}


@pytest.mark.rule("SWD-SET-06")
def test_only_a_wonder_that_lies_there_can_be_taken() -> None:
    t = new_game(chance=DRAFT)
    assert moves(t) == {f"draft:{wonder}" for wonder in FIRST_FOUR}
    play(t, "draft:sphinx")
    assert moves(t) == {"draft:colossus", "draft:pyramids", "draft:piraeus"}
    assert refusal(t, "draft:sphinx") == "SWD-SET-06"
    assert refusal(t, "draft:mausoleum") == "SWD-SET-06"


@pytest.mark.rule("SWD-SET-06", "SWD-SET-07")
def test_the_wonders_laid_out_are_random() -> None:
    first: Counter[str] = Counter()
    second: Counter[str] = Counter()
    for seed in SEEDS:
        t = new_game(seed=seed)
        first.update(t.view(None)["offer"])
        for _ in range(3):
            play(t, sorted(moves(t))[0])
        second.update(t.view(None)["offer"])
    # A third of the games each: 40 of 120, give or take five standard deviations.
    for laid_out in (first, second):
        assert set(laid_out) == set(WONDER.ids)
        assert all(14 < games < 66 for games in laid_out.values()), laid_out


@pytest.mark.rule("SWD-SET-08")
def test_nobody_knows_the_second_four_before_the_first_are_taken() -> None:
    other_four = sorted(NEVER_LAID_OUT)
    t = new_game(chance=DRAFT)
    u = new_game(chance={"wonders-1": FIRST_FOUR, "wonders-2": other_four})
    for wonder in ("sphinx", "colossus"):
        for viewer in (MISKA, BORCSA, None):
            assert t.view(viewer) == u.view(viewer)
        assert not any(name in json.dumps(t.view(None)) for name in SECOND_FOUR)
        play(t, f"draft:{wonder}")
        play(u, f"draft:{wonder}")
    play(t, "draft:pyramids")
    play(u, "draft:pyramids")
    assert t.view(None)["offer"] == SECOND_FOUR
    assert u.view(None)["offer"] == other_four


@pytest.mark.rule("SWD-SET-08")
def test_the_last_four_wonders_are_not_used_and_stay_unknown() -> None:
    t = draft_all(new_game(chance=DRAFT))
    assert {WONDER.ids[wonder] for wonder in t.unused_wonders} == NEVER_LAID_OUT
    for viewer in (MISKA, BORCSA, None):
        shown = json.dumps(t.view(viewer))
        assert not any(name in shown for name in NEVER_LAID_OUT)
    log = json.dumps([event.data() for event in t.log(MISKA)])
    assert not any(name in log for name in NEVER_LAID_OUT)


@pytest.mark.rule("SWD-SET-09")
def test_after_the_draft_each_player_has_four_wonders_face_up_and_unbuilt() -> None:
    for seed in range(5):
        t = draft_all(new_game(seed=seed))
        for viewer in (MISKA, BORCSA, None):
            cities = t.view(viewer)["cities"]
            assert [len(city["wonders"]) for city in cities] == [4, 4]
            assert len(wonders_of(cities[0]) | wonders_of(cities[1])) == 8
            assert not any(wonder["built"] for city in cities for wonder in city["wonders"])
        assert t.view(None)["offer"] == []


@pytest.mark.rule("SWD-SET-10")
@pytest.mark.parametrize("starter", [MISKA, BORCSA])
def test_a_first_game_has_its_wonders_given_instead_of_the_draft(starter: int) -> None:
    t = first_game(starter)
    assert wonders_of(seen_city(t, 0)) == {
        "pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus",
    }  # fmt: skip
    assert wonders_of(seen_city(t, 1)) == {"circus_maximus", "piraeus", "appian_way", "colossus"}
    assert t.view(None)["age"] == 1
    assert t.to_act == [starter]


@pytest.mark.rule("SWD-SET-11", "SWD-SET-12")
def test_three_random_cards_of_each_age_and_four_guilds_are_left_out() -> None:
    left_out: Counter[str] = Counter()
    for seed in range(40):
        t = first_game(seed=seed)
        for age in (1, 2, 3):
            dealt = {CARD.ids[card] for card in t.slots}
            deck = {card.id for card in CARDS if card.back == age}
            guilds = {card.id for card in CARDS if card.back == GUILD}
            assert len(dealt) == 20
            assert len(dealt & deck) == (17 if age == 3 else 20)
            assert len(deck - dealt) == 3
            assert len(dealt & guilds) == (3 if age == 3 else 0)
            left_out.update(deck - dealt)
            if age == 3:
                left_out.update(guilds - dealt)
                break
            play(discard_cards(t), "begin:0")
    # Every card and guild is left out of some of the 40 games (a plain card of about 5 or 6 of them).
    assert set(left_out) == set(CARD.ids)
    assert max(left_out[card.id] for card in CARDS if card.back != GUILD) < 20


@pytest.mark.rule("SWD-SET-12")
def test_the_guilds_are_shuffled_into_the_deck() -> None:
    slots: Counter[int] = Counter()
    for seed in range(100):
        t = first_game(seed=seed)
        for _ in range(2):
            play(discard_cards(t), "begin:0")
        slots.update(slot for slot, place in structure(t).items() if place["back"] == "guild")
    # 300 guilds on 20 slots: 15 on each, none empty and none crowded.
    assert set(slots) == set(range(20))
    assert max(slots.values()) < 36


@pytest.mark.rule("SWD-SET-11", "SWD-SET-12", "SWD-SET-13")
def test_what_was_removed_in_setup_is_hidden_and_never_in_the_discard_pile() -> None:
    t = first_game(seed=3)
    while not t.over:
        removed = {CARD.ids[card] for card in t.boxed if CARDS[card].age == t.age}
        assert len(removed) == (7 if t.age == 3 else 3)
        for viewer in (MISKA, BORCSA, None):
            shown = json.dumps([t.view(viewer), [event.data() for event in t.log(viewer)]])
            assert not any(f'"{name}"' in shown for name in removed)
        discard_cards(t)
        assert not removed & set(t.view(None)["discard"])
        if not t.over:
            play(t, "begin:1")
    assert len(t.view(None)["discard"]) == 60


@pytest.mark.rule("SWD-SET-13")
def test_a_card_removed_in_setup_is_refused_like_one_that_lies_face_down() -> None:
    t = first_game(seed=3)
    removed = CARD.ids[t.boxed[0]]
    face_down = CARD.ids[t.slots[2]]
    assert refusal(t, f"discard:{removed}") == refusal(t, f"discard:{face_down}") == "SWD-FLOW-07"
    reasons = [t.why_not(t.to_act[0], t.game.parse(f"build:{name}")) for name in (removed, face_down)]
    assert [reason.message for reason in reasons if reason] == ["refuse-not-in-sight"] * 2
