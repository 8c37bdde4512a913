"""The seven guilds: coins when they are built, points at the end, and the city that decides."""

import pytest

from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from tests.rules.seven_wonders_duel.prelude import *

# For each guild that counts cards of one colour: such cards, without chains to one another.
COUNTED = {
    "scientists_guild": ["workshop", "apothecary", "scriptorium", "pharmacist"],
    "merchants_guild": ["port", "armory", "arena", "chamber_of_commerce"],
    "magistrates_guild": ["courthouse", "obelisk", "palace", "town_hall"],
    "tacticians_guild": ["walls", "arsenal", "pretorium", "guard_tower"],
}
# Of every other colour, so that a wrong colour gives a wrong number.
OTHERS = {
    "scientists_guild": ["courthouse"],
    "merchants_guild": ["walls"],
    "magistrates_guild": ["workshop"],
    "tacticians_guild": ["port"],
}
PRICE = 30  # more than any guild costs


def price_of(t: SevenWondersDuel, card: str) -> int:
    """What seat 0 pays for an accessible card."""
    prices = [slot["prices"][0]["total"] for slot in t.view(0)["structure"] if slot["card"] == card]
    return int(prices[0])


def coins_gained(guild: str, mine: list[str], theirs: list[str]) -> int:
    """The coins the guild brings when it is built: what the treasury has above the price."""
    t = position([guild], age=3, coins=(PRICE, 5), built=(mine, theirs))
    price = price_of(t, guild)
    bank = t.bank
    play(t, f"build:{guild}")
    gained = int(t.home.coins) - (PRICE - price)
    assert t.away.coins == 5  # never from the opponent
    assert t.bank == bank + price - gained
    return gained


def points_scored(guild: str, mine: list[str], theirs: list[str]) -> int:
    t = position(age=3, coins=(0, 0), built=([*mine, guild], theirs))
    return points(t).get("purple", 0)


@pytest.mark.rule("SWD-GLD-03", "SWD-GLD-06", "SWD-GLD-07", "SWD-GLD-08", "SWD-GLD-09", "SWD-GLD-12")
@pytest.mark.parametrize("guild", COUNTED)
@pytest.mark.parametrize(("own", "other"), [(0, 0), (3, 1), (1, 4), (2, 2)])
def test_a_coin_and_a_point_for_each_card_in_the_city_that_has_more(guild: str, own: int, other: int) -> None:
    cards = COUNTED[guild]
    mine, theirs = cards[:own] + OTHERS[guild], cards[:other] + OTHERS[guild]
    assert coins_gained(guild, mine, theirs) == max(own, other)
    assert points_scored(guild, mine, theirs) == max(own, other)


@pytest.mark.rule("SWD-GLD-09")
@pytest.mark.parametrize("guild", COUNTED)
def test_the_other_player_gets_nothing_from_a_guild(guild: str) -> None:
    t = position(age=3, coins=(0, 0), built=([guild], COUNTED[guild][:2]))
    assert points(t)["purple"] == 2
    assert "purple" not in points(t, 1)


@pytest.mark.rule("SWD-GLD-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "counted"),
    [
        ([], [], 0),
        (["quarry", "press"], ["clay_pool"], 2),
        (["quarry"], ["sawmill", "brickyard", "press"], 3),  # cards are counted, not units
        (["workshop", "tavern"], ["quarry"], 1),
    ],
)
def test_shipowners_count_brown_and_grey_cards(mine: list[str], theirs: list[str], counted: int) -> None:
    assert coins_gained("shipowners_guild", mine, theirs) == counted
    assert points_scored("shipowners_guild", mine, theirs) == counted


@pytest.mark.rule("SWD-GLD-05", "SWD-GLD-04")
def test_shipowners_use_one_city_for_both_colours() -> None:
    # Given one city with 3 brown cards and the other with 2 grey and 2 brown ones
    mine, theirs = ["quarry", "clay_pool", "lumber_yard"], ["press", "glassworks", "stone_pit", "clay_pit"]
    # then the city with more of both together counts: 4, and not 3 brown here with 2 grey there
    assert coins_gained("shipowners_guild", mine, theirs) == 4
    assert points_scored("shipowners_guild", mine, theirs) == 4
    # and a majority of brown alone decides nothing
    assert points_scored("shipowners_guild", theirs, mine) == 4


@pytest.mark.rule("SWD-GLD-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "scored"),
    [
        ([], [], 0),
        (["sphinx", "pyramids"], ["colossus"], 4),
        (["sphinx"], ["colossus", "piraeus", "appian_way"], 6),
    ],
)
def test_builders_are_two_points_for_each_wonder_of_the_city_that_has_more(
    mine: list[str], theirs: list[str], scored: int
) -> None:
    t = position(
        coins=(0, 0),
        built=(["builders_guild"], []),
        raised=(mine, theirs),
        wonders=(["mausoleum", "great_library"], ["great_lighthouse"]),  # unbuilt ones do not count
    )
    assert points(t).get("purple", 0) == scored


@pytest.mark.rule("SWD-GLD-02")
@pytest.mark.parametrize(
    ("coins", "scored"), [((2, 2), 0), ((8, 3), 2), ((3, 11), 3), ((2, 3), 1), ((9, 9), 3), ((4, 5), 1)]
)
def test_moneylenders_are_a_point_for_each_three_coins_of_the_richer_city(coins: tuple[int, int], scored: int) -> None:
    t = position(coins=coins, built=(["moneylenders_guild"], []))
    assert points(t).get("purple", 0) == scored
    assert points(t).get("coins", 0) == coins[0] // 3  # the owner's own coins score besides


@pytest.mark.rule("SWD-GLD-01", "SWD-GLD-02", "SWD-GLD-10")
@pytest.mark.parametrize(("guild", "price"), [("builders_guild", 10), ("moneylenders_guild", 8)])
def test_builders_and_moneylenders_bring_no_coins(guild: str, price: int) -> None:
    t = position([guild], age=3, coins=(price, 30), raised=(["sphinx"], ["colossus", "piraeus"]))
    play(t, f"build:{guild}")
    assert treasuries(t) == (0, 30)


@pytest.mark.rule("SWD-GLD-10")
@pytest.mark.parametrize(
    ("guild", "later"),
    [
        ("scientists_guild", "workshop"),
        ("merchants_guild", "armory"),
        ("magistrates_guild", "courthouse"),
        ("tacticians_guild", "walls"),
        ("shipowners_guild", "press"),
    ],
)
def test_a_guild_brings_coins_only_when_it_is_built(guild: str, later: str) -> None:
    # Given the guild stands; when a card that it counts is built, then it pays nothing more
    t = position([later], age=3, coins=(10, 0), built=([guild], []))
    price = price_of(t, later)
    scored = points(t).get("purple", 0)
    play(t, f"build:{later}")
    assert t.home.coins == 10 - price
    # but it is worth a point more at the end
    assert points(t)["purple"] == scored + 1


@pytest.mark.rule("SWD-GLD-11")
def test_the_city_counted_at_the_end_may_be_the_other_one() -> None:
    # Given the owner has 2 blue cards and the opponent 1: the coins are counted in the owner's city
    t = position(
        ["magistrates_guild", "theater", "baths", "altar", "tavern"],
        age=3,
        coins=(8, 20),
        built=(["courthouse", "obelisk"], ["palace"]),
    )
    play(t, "build:magistrates_guild")
    assert t.home.coins == 2
    assert points(t)["purple"] == 2
    # when the opponent builds 2 more, then the points are counted in the opponent's city
    play(t, "build:theater", "discard:tavern", "build:altar")
    assert points(t)["purple"] == 3


@pytest.mark.rule("SWD-GLD-12")
@pytest.mark.parametrize("guild", COUNTED)
def test_with_equal_counts_either_city_gives_the_same(guild: str) -> None:
    cards = COUNTED[guild]
    mine, theirs = cards[:2], cards[2:]
    assert points_scored(guild, mine, theirs) == points_scored(guild, theirs, mine) == 2
    assert coins_gained(guild, mine, theirs) == coins_gained(guild, theirs, mine) == 2
