"""What is in the box: the catalogue, the track, the tokens (SWD-COM)."""

from collections import Counter

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, GUILD, TOKENS, WONDER_CARDS, Card
from pentapolis.games.seven_wonders_duel.effects import (
    Points,
    PointsPer,
    Produce,
    Science,
    Shields,
)
from pentapolis.games.seven_wonders_duel.terms import (
    BLUE,
    BROWN,
    COLOURS,
    GREEN,
    GREY,
    MANUFACTURED,
    PURPLE,
    RAW,
    RED,
    SYMBOLS,
    YELLOW,
)
from pentapolis.words import words_of
from tests.rules.seven_wonders_duel.prelude import *

LOOT_OF_BOTH_SIDES = [
    {"seat": 0, "coins": 2},
    {"seat": 0, "coins": 5},
    {"seat": 1, "coins": 2},
    {"seat": 1, "coins": 5},
]


def symbols_of(card: Card) -> list[str]:
    return [SYMBOLS[effect.symbol] for effect in card.effects if isinstance(effect, Science)]


@pytest.mark.rule("SWD-COM-01")
def test_the_box_holds_the_cards_wonders_and_tokens_the_rulebook_lists() -> None:
    assert Counter(card.back for card in CARDS) == {1: 23, 2: 23, 3: 20, GUILD: 7}
    assert len({card.id for card in CARDS}) == 73
    assert len({wonder.id for wonder in WONDER_CARDS}) == 12
    assert len({token.id for token in TOKENS}) == 10
    assert len(new_game().view(None)["loot"]) == 4


@pytest.mark.rule("SWD-COM-02")
@pytest.mark.parametrize("had", range(1, 8))
def test_coins_of_1_3_and_6_give_change_so_only_their_value_counts(had: int) -> None:
    # 14 x 1 + 10 x 3 + 7 x 6 = 86: every amount a treasury can hold can be paid to the coin.
    t = position(["stone_pit"], coins=(had, 0))
    assert seen_city(t, MISKA)["coins"] == had
    play(t, "build:stone_pit")
    assert seen_city(t, MISKA)["coins"] == had - 1


@pytest.mark.rule("SWD-COM-03")
def test_every_wonder_has_a_name_a_cost_and_effects() -> None:
    for wonder in WONDER_CARDS:
        name = words_of("seven-wonders-duel", "en").say(f"wonder-{wonder.id}", {})
        assert name[0].isupper()
        assert wonder.cost.units > 0
        assert wonder.effects


def space(at: int) -> tuple[int, int]:
    """What a space of the military track is worth to the player who leads, and to the other one."""
    scores = [seen_city(position(conflict=at), seat)["points"]["military"] for seat in (MISKA, BORCSA)]
    return (scores[0], scores[1])


@pytest.mark.rule("SWD-COM-04", "SWD-COM-05")
def test_the_track_has_nineteen_spaces_in_nine_zones() -> None:
    inner = [space(at) for at in range(-8, 9)]
    towards_miska = [(0, 10)] * 3 + [(0, 5)] * 3 + [(0, 2)] * 2
    towards_borcsa = [(2, 0)] * 2 + [(5, 0)] * 3 + [(10, 0)] * 3
    assert inner == [*towards_miska, (0, 0), *towards_borcsa]
    # 17 spaces in 7 zones, and the two capitals beyond them (the next test).
    assert len(inner) + 2 == 19
    assert len(set(inner)) + 2 == 9


@pytest.mark.rule("SWD-COM-04", "SWD-COM-05")
@pytest.mark.parametrize(("seat", "side"), [(MISKA, 1), (BORCSA, -1)])
def test_the_capital_is_the_ninth_space_of_each_side(seat: int, side: int) -> None:
    # Guard Tower has one shield.
    on_the_eighth = play(position(["guard_tower"], to_act=seat, conflict=7 * side), "build:guard_tower")
    assert on_the_eighth.conflict == 8 * side
    assert not on_the_eighth.over
    on_the_ninth = play(position(["guard_tower"], to_act=seat, conflict=8 * side), "build:guard_tower")
    assert on_the_ninth.conflict == 9 * side
    assert on_the_ninth.over
    assert on_the_ninth.winners == [seat]


@pytest.mark.rule("SWD-COM-06")
@pytest.mark.parametrize("viewer", [MISKA, BORCSA, None])
def test_the_board_shows_military_and_progress_tokens_to_everybody(viewer: int | None) -> None:
    tokens = ["law", "economy", "strategy", "masonry", "theology"]
    view = new_game(chance={"tokens": tokens}).view(viewer)
    assert view["board_tokens"] == tokens
    assert sorted(view["loot"], key=lambda loot: (loot["seat"], loot["coins"])) == LOOT_OF_BOTH_SIDES


@pytest.mark.rule("SWD-COM-07")
def test_coins_pay_for_buildings_and_trade_and_are_worth_points() -> None:
    t = position(["stone_pit", "baths"], coins=(9, 0))
    assert cost_of(t, "build:stone_pit") == 1  # a building's own price
    assert cost_of(t, "build:baths") == 2  # trade: a stone
    assert seen_city(t, MISKA)["points"]["coins"] == 3
    assert seen_city(t, BORCSA)["points"]["coins"] == 0


@pytest.mark.rule("SWD-COM-08")
def test_seven_kinds_of_building_are_told_apart_by_colour() -> None:
    assert COLOURS == ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
    assert Counter(COLOURS[card.colour] for card in CARDS) == {
        "brown": 9,
        "grey": 4,
        "blue": 14,
        "green": 12,
        "yellow": 13,
        "red": 14,
        "purple": 7,
    }


@pytest.mark.rule("SWD-COM-08")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_colour_says_what_a_building_does(card: Card) -> None:
    made = [effect.resource for effect in card.effects if isinstance(effect, Produce)]
    assert (card.colour == BROWN) == any(resource in RAW for resource in made)
    assert (card.colour == GREY) == any(resource in MANUFACTURED for resource in made)
    assert (card.colour == GREEN) == bool(symbols_of(card))
    assert (card.colour == RED) == any(isinstance(effect, Shields) for effect in card.effects)
    assert (card.colour == PURPLE) == any(isinstance(effect, PointsPer) for effect in card.effects)
    only_points = all(isinstance(effect, Points) for effect in card.effects)
    assert (card.colour == BLUE) == only_points
    trades = not made and not symbols_of(card) and card.colour not in (RED, PURPLE, BLUE)
    assert (card.colour == YELLOW) == trades


@pytest.mark.rule("SWD-COM-09")
def test_age_iii_has_no_brown_and_grey_cards_and_alone_has_guilds() -> None:
    for card in CARDS:
        if card.age == 3:
            assert card.colour not in (BROWN, GREY)
        else:
            assert card.colour != PURPLE
    for seed in range(5):
        t = first_game(seed=seed)
        for age in (1, 2, 3):
            backs = {place["back"] for place in structure(t).values()}
            assert backs == ({str(age)} if age < 3 else {"3", "guild"})
            discard_cards(t)
            if not t.over:
                play(t, "begin:0")


@pytest.mark.rule("SWD-COM-10")
@pytest.mark.parametrize(
    ("card", "price"),
    [("lumber_yard", 0), ("scriptorium", 2), ("baths", 2), ("caravansery", 6)],
    ids=["nothing", "coins", "resources", "both"],
)
def test_a_cost_is_nothing_coins_resources_or_both(card: str, price: int) -> None:
    assert cost_of(position([card], coins=(20, 0)), f"build:{card}") == price


@pytest.mark.rule("SWD-COM-10")
def test_an_empty_cost_area_means_free_even_without_a_coin() -> None:
    free = {card.id for card in CARDS if not card.cost.coins and not card.cost.units}
    assert free == {
        "lumber_yard", "clay_pool", "quarry", "guard_tower", "theater", "altar", "tavern",
        "glass_blower", "drying_room", "brewery",
    }  # fmt: skip
    for card in sorted(free):
        t = play(position([card], coins=(0, 0)), f"build:{card}")
        assert card in seen_city(t, MISKA)["buildings"]


@pytest.mark.rule("SWD-COM-11")
def test_chain_symbols_stand_beside_a_cost_from_age_ii_on() -> None:
    with_symbol = [card for card in CARDS if card.free_with]
    assert {card.age for card in with_symbol} == {2, 3}
    for card in with_symbol:
        assert card.cost.coins or card.cost.units
    without = position(["aqueduct"], age=2, coins=(0, 0))
    assert refusal(without, "build:aqueduct") == "SWD-COST-02"
    with_baths = position(["aqueduct"], age=2, coins=(0, 0), built=(["baths"], []))
    assert cost_of(with_baths, "build:aqueduct") == 0


@pytest.mark.rule("SWD-COM-12")
@pytest.mark.parametrize(("seat", "side"), [(MISKA, 1), (BORCSA, -1)])
@pytest.mark.parametrize(("before", "loses"), [(0, 0), (1, 0), (2, 2), (3, 0), (5, 5), (6, 0)])
def test_each_side_has_a_2_in_the_zone_from_3_and_a_5_in_the_zone_from_6(
    seat: int, side: int, before: int, loses: int
) -> None:
    t = position(["guard_tower"], to_act=seat, conflict=before * side, coins=(9, 9))
    # Tokens of the zones that the pawn has gone through are spent.
    passed = (before >= 3) + 2 * (before >= 6)
    t.loot ^= passed << (2 * seat)
    play(t, "build:guard_tower")
    assert treasuries(t)[1 - seat] == 9 - loses
    assert treasuries(t)[seat] == 9


@pytest.mark.rule("SWD-COM-13")
def test_six_symbols_are_on_two_green_cards_each_and_the_seventh_on_law() -> None:
    on_cards = Counter(symbol for card in CARDS for symbol in symbols_of(card))
    assert on_cards == dict.fromkeys(SYMBOLS[:6], 2)
    on_tokens = [
        (token.id, SYMBOLS[effect.symbol])
        for token in TOKENS
        for effect in token.effects
        if isinstance(effect, Science)
    ]
    assert on_tokens == [("law", "balance")]
    assert "balance" not in on_cards
    assert len(set(SYMBOLS)) == 7


@pytest.mark.rule("SWD-COM-14")
@pytest.mark.parametrize("viewer", [MISKA, BORCSA, None])
def test_face_down_guilds_are_known_by_their_backs_but_not_by_name(viewer: int | None) -> None:
    # Given slots 2, 3 and 9 of Age III (rows 2 and 4: face down) hold the guilds.
    age_3 = [card.id for card in CARDS if card.back == 3][:17]
    for slot, guild in ((2, "builders_guild"), (3, "tacticians_guild"), (9, "scientists_guild")):
        age_3.insert(slot, guild)
    t = new_game(options={"wonders": "first_game", "starter": 0}, chance={"age-3": age_3})
    discard_cards(play(discard_cards(t), "begin:0"))
    places = structure(t, viewer)
    assert {slot for slot, place in places.items() if place["back"] == "guild"} == {2, 3, 9}
    assert [places[slot]["card"] for slot in (2, 3, 9)] == [None, None, None]
    assert places[4]["back"] == "3"
    assert places[4]["card"] is None
