"""Action 1: constructing a building (SWD-BLD)."""

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARDS
from pentapolis.games.seven_wonders_duel.terms import BLUE, COLOURS, GREEN, RED, RESOURCES, YELLOW
from tests.rules.seven_wonders_duel.prelude import *

MAKES = {
    "lumber_yard": ("wood", 1),
    "logging_camp": ("wood", 1),
    "clay_pool": ("clay", 1),
    "clay_pit": ("clay", 1),
    "quarry": ("stone", 1),
    "stone_pit": ("stone", 1),
    "glassworks": ("glass", 1),
    "press": ("papyrus", 1),
    "sawmill": ("wood", 2),
    "brickyard": ("clay", 2),
    "shelf_quarry": ("stone", 2),
    "glass_blower": ("glass", 1),
    "drying_room": ("papyrus", 1),
}
POINTS = {
    # blue
    "theater": 3, "altar": 3, "baths": 3, "courthouse": 5, "statue": 4, "temple": 4, "aqueduct": 5,
    "rostrum": 4, "palace": 7, "town_hall": 7, "obelisk": 5, "gardens": 6, "pantheon": 6, "senate": 5,
    # green
    "workshop": 1, "apothecary": 1, "scriptorium": 0, "pharmacist": 0, "library": 2, "dispensary": 2,
    "school": 1, "laboratory": 1, "academy": 3, "study": 3, "university": 2, "observatory": 2,
    # yellow
    "stone_reserve": 0, "clay_reserve": 0, "wood_reserve": 0, "tavern": 0, "forum": 0, "caravansery": 0,
    "customs_house": 0, "brewery": 0, "chamber_of_commerce": 3, "port": 3, "armory": 3, "lighthouse": 3,
    "arena": 3,
}  # fmt: skip
SHIELDS = {
    "guard_tower": 1, "stable": 1, "garrison": 1, "palisade": 1, "walls": 2, "horse_breeders": 1,
    "barracks": 1, "archery_range": 2, "parade_ground": 2, "arsenal": 3, "pretorium": 3, "fortifications": 2,
    "siege_workshop": 2, "circus": 2,
}  # fmt: skip
SYMBOL = {
    "workshop": "pendulum", "laboratory": "pendulum",
    "apothecary": "wheel", "school": "wheel",
    "scriptorium": "quill", "library": "quill",
    "pharmacist": "mortar", "dispensary": "mortar",
    "academy": "sundial", "study": "sundial",
    "university": "armillary", "observatory": "armillary",
}  # fmt: skip


@pytest.mark.rule("SWD-BLD-01")
@pytest.mark.parametrize("seat", [MISKA, BORCSA])
def test_the_cost_is_paid_and_the_card_joins_the_own_city(seat: int) -> None:
    t = position(["stone_pit", "theater"], to_act=seat)
    play(t, "build:stone_pit")
    assert treasuries(t)[seat] == 6
    assert treasuries(t)[1 - seat] == 7
    assert seen_city(t, seat)["buildings"] == ["stone_pit"]
    assert seen_city(t, 1 - seat)["buildings"] == []
    assert "stone_pit" not in accessible(t)
    assert "stone_pit" not in t.view(None)["discard"]


@pytest.mark.rule("SWD-BLD-01")
def test_effects_happen_at_once_before_the_opponents_turn() -> None:
    t = play(position(["tavern"]), "build:tavern")
    assert t.to_act == [BORCSA]
    assert treasuries(t) == (11, 7)
    t = play(position(["guard_tower"]), "build:guard_tower")
    assert t.to_act == [BORCSA]
    assert t.view(None)["conflict"] == 1


@pytest.mark.rule("SWD-BLD-01")
def test_a_card_built_by_chain_joins_the_city_with_its_effects() -> None:
    t = play(position(["horse_breeders"], coins=(0, 0), built=(["stable"], [])), "build:horse_breeders")
    assert seen_city(t, MISKA)["buildings"] == ["stable", "horse_breeders"]
    assert t.view(None)["conflict"] == 1


@pytest.mark.rule("SWD-BLD-02")
@pytest.mark.parametrize("card", MAKES)
def test_brown_and_grey_cards_produce_for_the_rest_of_the_game(card: str) -> None:
    resource, count = MAKES[card]
    t = position([card, "theater", "altar"])
    play(t, f"build:{card}", "build:theater", "discard:altar")
    assert seen_city(t, MISKA)["production"] == {**dict.fromkeys(RESOURCES, 0), resource: count}
    assert seen_city(t, BORCSA)["production"] == dict.fromkeys(RESOURCES, 0)


@pytest.mark.rule("SWD-BLD-03")
@pytest.mark.parametrize("card", POINTS)
def test_blue_green_and_yellow_cards_carry_their_points(card: str) -> None:
    t = position([card], coins=(30, 0))
    before = seen_city(t, MISKA)["points"]
    after = seen_city(play(t, f"build:{card}"), MISKA)["points"]
    gained = {part: after[part] - before[part] for part in after if part != "coins"}
    colour = next(COLOURS[known.colour] for known in CARDS if known.id == card)
    assert gained == {**dict.fromkeys(gained, 0), colour: POINTS[card]}


@pytest.mark.rule("SWD-BLD-03")
def test_no_other_blue_green_or_yellow_card_exists() -> None:
    assert set(POINTS) == {card.id for card in CARDS if card.colour in (BLUE, GREEN, YELLOW)}


@pytest.mark.rule("SWD-BLD-04")
@pytest.mark.parametrize(("seat", "direction"), [(MISKA, 1), (BORCSA, -1)])
@pytest.mark.parametrize("card", SHIELDS)
def test_red_cards_move_the_pawn_by_their_shields(card: str, seat: int, direction: int) -> None:
    t = position([card], to_act=seat, coins=(30, 30))
    assert play(t, f"build:{card}").view(None)["conflict"] == direction * SHIELDS[card]


@pytest.mark.rule("SWD-BLD-04")
def test_no_other_red_card_exists() -> None:
    assert set(SHIELDS) == {card.id for card in CARDS if card.colour == RED}


@pytest.mark.rule("SWD-BLD-05")
@pytest.mark.parametrize("card", SYMBOL)
def test_green_cards_give_their_symbol_to_their_builder(card: str) -> None:
    t = play(position([card], coins=(30, 0)), f"build:{card}")
    assert seen_city(t, MISKA)["symbols"] == [SYMBOL[card]]
    assert seen_city(t, MISKA)["pairs"] == []
    assert seen_city(t, BORCSA)["symbols"] == []


@pytest.mark.rule("SWD-BLD-05")
@pytest.mark.parametrize("symbol", sorted(set(SYMBOL.values())))
def test_the_second_card_of_a_symbol_makes_a_pair(symbol: str) -> None:
    first, second = (card for card, shown in SYMBOL.items() if shown == symbol)
    t = play(position([second], coins=(30, 0), built=([first], [])), f"build:{second}")
    assert seen_city(t, MISKA)["symbols"] == [symbol]
    assert seen_city(t, MISKA)["pairs"] == [symbol]


@pytest.mark.rule("SWD-BLD-06")
@pytest.mark.parametrize(("card", "brings"), [("tavern", 4), ("brewery", 6)])
def test_tavern_and_brewery_bring_their_coins_once(card: str, brings: int) -> None:
    t = position([card, "theater", "altar", "lumber_yard"], coins=(0, 0))
    bank = t.bank
    play(t, f"build:{card}")
    assert treasuries(t) == (brings, 0)
    assert t.bank == bank - brings
    play(t, "build:theater", "build:altar", "build:lumber_yard")
    assert treasuries(t) == (brings, 0)


@pytest.mark.rule("SWD-BLD-06", "SWD-BLD-09")
def test_coins_for_cards_are_counted_once_and_not_again_when_more_are_built() -> None:
    t = position(["port", "theater", "lumber_yard", "altar"], coins=(6, 0), built=(["quarry"], []))
    play(t, "build:port")
    assert treasuries(t) == (2, 0)
    play(t, "build:theater", "build:lumber_yard", "build:altar")
    assert treasuries(t) == (2, 0)


@pytest.mark.rule("SWD-BLD-07")
@pytest.mark.parametrize("wonders", [0, 1, 2, 3, 4])
def test_arena_brings_2_coins_for_each_wonder_built_in_the_own_city(wonders: int) -> None:
    mine = ["pyramids", "sphinx", "colossus", "mausoleum"][:wonders]
    # Wonders that are not built, and those of the other city, do not count.
    unbuilt = ["hanging_gardens", "piraeus", "great_library", "statue_of_zeus"][wonders:]
    t = position(["arena"], coins=(6, 0), raised=(mine, ["appian_way"]), wonders=(unbuilt, []))
    points = seen_city(t, MISKA)["total"] - seen_city(t, MISKA)["points"]["coins"]
    play(t, "build:arena")
    assert treasuries(t) == (2 * wonders, 0)
    assert seen_city(t, MISKA)["total"] - seen_city(t, MISKA)["points"]["coins"] == points + 3


@pytest.mark.rule("SWD-BLD-08")
@pytest.mark.parametrize("grey", [0, 1, 2, 3])
def test_chamber_of_commerce_brings_3_coins_for_each_grey_card(grey: int) -> None:
    mine = ["glassworks", "glass_blower", "press"][:grey]
    price = 3 if grey == 3 else 6  # 2 papyrus at 3, because Borcsa makes one; Press makes one of them
    t = position(["chamber_of_commerce"], coins=(6, 0), built=([*mine, "quarry"], ["drying_room"]))
    assert cost_of(t, "build:chamber_of_commerce") == price - 3 * grey


@pytest.mark.rule("SWD-BLD-09")
@pytest.mark.parametrize("brown", [0, 1, 2, 3])
def test_port_brings_2_coins_for_each_brown_card(brown: int) -> None:
    mine = ["quarry", "stone_pit", "clay_pool"][:brown]
    t = position(["port"], coins=(6, 0), built=([*mine, "theater"], ["clay_pit", "shelf_quarry"]))
    assert cost_of(t, "build:port") == 6 - 2 * brown


@pytest.mark.rule("SWD-BLD-10")
@pytest.mark.parametrize("yellow", [0, 1, 2])
def test_lighthouse_brings_a_coin_for_each_yellow_card_itself_included(yellow: int) -> None:
    mine = ["stone_reserve", "customs_house"][:yellow]
    price = 5 if yellow == 2 else 6  # 2 clay, 1 glass
    t = position(["lighthouse"], coins=(6, 0), built=([*mine, "theater"], ["tavern", "forum"]))
    assert cost_of(t, "build:lighthouse") == price - (yellow + 1)


@pytest.mark.rule("SWD-BLD-11")
@pytest.mark.parametrize("red", [0, 1, 2, 3])
def test_armory_brings_a_coin_for_each_red_card(red: int) -> None:
    mine = ["guard_tower", "walls", "arsenal"][:red]
    t = position(["armory"], coins=(6, 0), built=([*mine, "theater"], ["stable", "circus"]))
    assert cost_of(t, "build:armory") == 6 - red


@pytest.mark.rule("SWD-BLD-12")
@pytest.mark.parametrize(
    ("card", "built", "price", "brings"),
    [
        ("port", "sawmill", 4, 2),  # 2 wood, one card
        ("armory", "pretorium", 6, 1),  # 3 shields, one card
        ("lighthouse", "customs_house", 5, 2),  # two resources, one card, and itself
    ],
)
def test_cards_are_counted_and_not_units_or_shields(card: str, built: str, price: int, brings: int) -> None:
    t = position([card], built=([built], []))
    assert cost_of(t, f"build:{card}") == price - brings


@pytest.mark.rule("SWD-BLD-12")
@pytest.mark.parametrize(
    ("under", "card", "price", "own"),
    [
        ("quarry", "port", 6, 0),
        ("press", "chamber_of_commerce", 4, 0),
        ("guard_tower", "armory", 6, 0),
        ("tavern", "lighthouse", 6, 1),
    ],
)
def test_a_card_under_a_wonder_does_not_count(under: str, card: str, price: int, own: int) -> None:
    t = position([under, card], coins=(30, 0), wonders=(["sphinx"], []))
    play(t, f"raise:sphinx:{under}")
    assert t.to_act == [MISKA]
    assert refusal(t, f"build:{card}") == ""
    assert cost_of(t, f"build:{card}") == price - own


@pytest.mark.rule("SWD-BLD-13")
def test_a_city_is_shown_grouped_by_colour() -> None:
    t = position(["quarry", "theater", "lumber_yard", "tavern", "guard_tower"], built=(["altar", "press"], []))
    play(t, "build:quarry", "build:theater", "build:lumber_yard", "build:tavern", "build:guard_tower")
    shown = seen_city(t, MISKA)["buildings"]
    colour_of = {card.id: card.colour for card in CARDS}
    assert shown == sorted(shown, key=lambda card: colour_of[card])
    assert set(shown) == {"altar", "press", "quarry", "lumber_yard", "guard_tower"}
    assert len(structure(t)) > 0
