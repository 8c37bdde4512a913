"""What a seat or a spectator is shown."""

import json
from functools import cache
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARDS
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.view import View
from pentapolis.kernel.rng import Fast
from tests.rules.seven_wonders_duel.prelude import *

EVERYONE: list[int | None] = [0, 1, None]
hints = cache(get_type_hints)
PRIVATE = {"seat", "moves", "library"}  # the only fields in which views of one table may differ


@cache
def games() -> list[SevenWondersDuel]:
    """Every decision of a few games, drafts and ends included; nobody plays on these tables."""
    tables: list[SevenWondersDuel] = []
    for seed in range(3):
        tables += random_moves(dealt(seed=seed, starter="random", wonders="draft"), seed)
    return tables


def fits(value: Any, hint: Any, path: str) -> None:
    """Does plain data have exactly the fields and types that a TypedDict declares?"""
    origin = get_origin(hint)
    if is_typeddict(hint):
        fields = hints(hint)
        assert type(value) is dict, path
        assert set(value) == set(fields), path
        for name, inner in fields.items():
            fits(value[name], inner, f"{path}.{name}")
    elif origin is list:
        assert type(value) is list, path
        for place, item in enumerate(value):
            fits(item, get_args(hint)[0], f"{path}[{place}]")
    elif origin is dict:
        assert type(value) is dict, path
        for name, item in value.items():
            fits(name, get_args(hint)[0], path)
            fits(item, get_args(hint)[1], f"{path}.{name}")
    elif isinstance(hint, UnionType):
        choices = [choice for choice in get_args(hint) if choice is not NoneType]
        if value is not None:
            fits(value, choices[0], path)
    else:
        assert type(value) is hint, path


def test_a_view_has_the_declared_fields_and_types_at_every_decision() -> None:
    for t in games():
        for seat in EVERYONE:
            fits(t.view(seat), View, "view")


def test_a_view_survives_json() -> None:
    for t in games()[::5]:
        for seat in EVERYONE:
            view = t.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_views_differ_only_in_what_is_private() -> None:
    for t in games()[::3]:
        views = [t.view(seat) for seat in EVERYONE]
        assert list(views[0]) == list(views[1]) == list(views[2])
        shown = [{name: view[name] for name in view if name not in PRIVATE} for view in views]
        assert shown[0] == shown[1] == shown[2]


def test_a_view_shows_the_seats_own_moves() -> None:
    t = dealt(seed=3, wonders="draft")
    assert t.view(0)["moves"] == [t.game.notation(move) for move in t.moves(0)]
    assert len(t.view(0)["moves"]) == 4
    assert t.view(1)["moves"] == t.view(None)["moves"] == []
    assert [t.view(seat)["to_act"] for seat in EVERYONE] == [[0]] * 3
    assert [t.view(seat)["question"] for seat in EVERYONE] == ["ask-draft"] * 3


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        dealt().view(seat)


def test_changing_a_view_changes_nothing_in_the_game() -> None:
    t = dealt()
    before = t.state()
    view = t.view(0)
    view["to_act"].clear()
    view["moves"].clear()
    view["board_tokens"].clear()
    view["discard"].append("baths")
    view["winners"].append(0)
    view["cities"][0]["tokens"].append("law")
    view["cities"][0]["production"]["wood"] = 9
    view["structure"].clear()
    assert t.state() == before
    assert t.view(0) == dealt().view(0)


# --- the structure ------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-FLOW-03", "SWD-COM-14")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_face_down_cards_show_only_their_backs(age: int) -> None:
    t = discard_on(dealt(), age)
    for seat in EVERYONE:
        structure = t.view(seat)["structure"]
        hidden = [slot for slot in structure if slot["card"] is None]
        assert len(structure) == 20
        assert len(hidden) == 8
        assert {slot["row"] % 2 for slot in hidden} == {0}
        assert all(slot["prices"] is None and not slot["accessible"] for slot in hidden)
        backs = [slot["back"] for slot in structure]
        assert backs.count("guild") == (3 if age == 3 else 0)
        assert set(backs) <= {str(age), "guild"}
        for slot in structure:
            guild = CARDS[t.slots[slot["slot"]]].id.endswith("_guild")
            assert (slot["back"] == "guild") == guild
            if slot["card"] is not None:
                assert slot["card"] == card_at(t, slot["slot"])


@pytest.mark.rule("SWD-FLOW-05")
def test_accessible_cards_are_marked_and_taken_ones_are_gone() -> None:
    t = dealt()
    assert [slot["slot"] for slot in t.view(0)["structure"] if slot["accessible"]] == [14, 15, 16, 17, 18, 19]
    play(t, f"discard:{card_at(t, 14)}")
    structure = t.view(0)["structure"]
    assert [slot["slot"] for slot in structure if slot["accessible"]] == [15, 16, 17, 18, 19]
    assert 14 not in [slot["slot"] for slot in structure]


def test_names_of_hidden_cards_are_nowhere_in_a_view() -> None:
    t = dealt()
    for seat in EVERYONE:
        text = json.dumps(t.view(seat))
        for slot in range(20):
            shown = bool(t.face_up >> slot & 1)
            assert (f'"{card_at(t, slot)}"' in text) == shown
        for card in t.state()["boxed"]:
            assert f'"{card}"' not in text


# --- prices -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COST-02", "SWD-COST-12")
def test_shown_prices_decide_what_can_be_built_and_are_what_is_paid() -> None:
    for t in games()[::4]:
        if t.view(None)["question"] != "ask-turn":
            continue
        seat = t.to_act[0]
        view = t.view(seat)
        city = view["cities"][seat]
        for slot in view["structure"]:
            if slot["accessible"]:
                price = slot["prices"][seat]
                check_parts(price)
                assert (f"build:{slot['card']}" in view["moves"]) == (price["total"] <= city["coins"])
        for wonder in city["wonders"]:
            if not wonder["built"]:
                check_parts(wonder["price"])
                affordable = wonder["price"]["total"] <= city["coins"]
                assert any(word.startswith(f"raise:{wonder['wonder']}:") for word in view["moves"]) == affordable
        for word in view["moves"]:
            check_payment(t, seat, word)


def check_parts(price: dict[str, Any]) -> None:
    for part in price["resources"]:
        assert part["wanted"] == part["made"] + part["chosen"] + part["discounted"] + part["bought"]
    assert price["trade"] == sum(part["bought"] * part["price"] for part in price["resources"])
    assert price["total"] == price["coins"] + price["trade"]


def check_payment(t: SevenWondersDuel, seat: int, word: str) -> None:
    """The log of the move says what was paid: the price that the view showed."""
    view = t.view(None)
    verb, *names = word.split(":")
    after = play(t.copy(), word)
    lines = [line for line in after.log(None) if line.ply == t.ply + 1]
    if verb == "build":
        price = next(slot["prices"][seat] for slot in view["structure"] if slot["card"] == names[0])
        assert lines[0].message == ("log-build-chain" if price["chain"] else "log-build")
        assert lines[0].args.get("coins", 0) == price["total"]
    elif verb == "raise":
        wonders = view["cities"][seat]["wonders"]
        price = next(wonder["price"] for wonder in wonders if wonder["wonder"] == names[0])
        assert lines[0].args["coins"] == price["total"]


@pytest.mark.rule("SWD-EX-18")
def test_a_price_shows_where_every_unit_comes_from() -> None:
    t = position(
        coins=(20, 0),
        built=(["caravansery", "clay_pool"], ["glassworks", "glass_blower"]),
        tokens=(["architecture"], []),
        wonders=(["appian_way"], []),
    )
    price = t.view(0)["cities"][0]["wonders"][0]["price"]
    rows = [tuple(part.values()) for part in price["resources"]]
    # The Appian Way: resource, wanted, made, chosen, discounted, bought, price
    assert rows == [("clay", 2, 1, 1, 0, 0, 2), ("stone", 2, 0, 0, 2, 0, 2), ("papyrus", 1, 0, 0, 0, 1, 2)]
    assert (price["total"], price["coins"], price["trade"], price["chain"]) == (2, 0, 2, False)


@pytest.mark.rule("SWD-COST-16")
def test_a_price_by_chain_is_marked() -> None:
    t = position(["aqueduct"], age=2, built=(["baths"], []))
    prices = next(slot["prices"] for slot in t.view(0)["structure"] if slot["card"] == "aqueduct")
    assert prices[0] == {"total": 0, "coins": 0, "trade": 0, "chain": True, "resources": []}
    assert (prices[1]["total"], prices[1]["chain"]) == (6, False)


@pytest.mark.rule("SWD-COST-05", "SWD-COST-10")
def test_a_city_shows_the_price_of_each_unit_it_would_buy() -> None:
    t = position(built=(["stone_reserve"], ["quarry", "sawmill", "press"]))
    assert t.view(0)["cities"][0]["unit_prices"] == {
        "wood": 4,
        "clay": 2,
        "stone": 1,
        "glass": 2,
        "papyrus": 3,
    }
    assert set(t.view(0)["cities"][1]["unit_prices"].values()) == {2}


# --- cities, tokens, the end --------------------------------------------------------------------------------


@pytest.mark.rule("SWD-BLD-13")
def test_buildings_are_grouped_by_colour() -> None:
    t = position(built=(["walls", "theater", "press", "tavern", "quarry", "workshop", "altar"], []))
    shown = t.view(1)["cities"][0]["buildings"]
    assert shown == ["quarry", "press", "theater", "altar", "workshop", "tavern", "walls"]


def test_a_city_shows_its_wonders_and_the_cards_under_them() -> None:
    t = position(["tavern"], coins=(8, 0), wonders=(["pyramids", "colossus"], []))
    play(t, "raise:pyramids:tavern")
    built, unbuilt = t.view(1)["cities"][0]["wonders"]
    assert built == {"wonder": "pyramids", "built": True, "under": "tavern", "price": None}
    assert (unbuilt["wonder"], unbuilt["built"], unbuilt["under"]) == ("colossus", False, None)
    assert unbuilt["price"]["total"] == 8


@pytest.mark.rule("SWD-DIS-02")
def test_the_discard_pile_is_open_to_all() -> None:
    t = position(["tavern", "altar"], discard=["baths"])
    play(t, "discard:tavern")
    assert [t.view(seat)["discard"] for seat in EVERYONE] == [["baths", "tavern"]] * 3


@pytest.mark.rule("SWD-WON-13")
def test_only_the_builder_sees_the_tokens_of_the_great_library() -> None:
    for seat in range(2):
        t = enrich(dealt(starter=seat), seat, wonders=["great_library"])
        play(t, f"raise:great_library:{card_at(t, 19)}")
        drawn = t.state()["library"]
        assert len(drawn) == 3
        assert t.view(seat)["library"] == drawn
        assert set(t.view(seat)["moves"]) == {f"learn:{token}" for token in drawn} == moves(t)
        for other in (1 - seat, None):
            assert t.view(other)["library"] == [None, None, None]
            text = json.dumps(t.view(other)) + json.dumps([line.data() for line in t.log(other)])
            assert not any(f'"{token}"' in text for token in drawn)
        # and once it is chosen, all see what was kept, and nobody the rest
        play(t, f"learn:{drawn[0]}")
        for other in EVERYONE:
            assert t.view(other)["library"] == []
            assert t.view(other)["cities"][seat]["tokens"] == [drawn[0]]


def test_a_view_shows_the_end() -> None:
    t = play(position(["guard_tower"], conflict=8), "build:guard_tower")
    view = t.view(1)
    assert (view["over"], view["victory"], view["winners"]) == (True, "military", [0])
    assert (view["to_act"], view["question"], view["moves"]) == ([], None, [])
    assert view["scores"] == [city["total"] for city in view["cities"]]
    assert view["cities"][0]["total"] == sum(view["cities"][0]["points"].values())


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    for t in games()[::5]:
        for seat in range(2):
            assert t.resample(seat, Fast(9)).view(seat) == t.view(seat)
        assert t.resample(0, Fast(9)).view(None) == t.view(None)


@pytest.mark.rule("SWD-FLOW-06")
def test_the_view_names_the_seat_whose_turn_it_is() -> None:
    # Given a game at its first turn
    # when it is played to the end
    shown = [table.view(None) for table in random_moves(dealt(starter=1), seed=4)]
    # then every turn is the turn of the seat that is asked
    turns = [view for view in shown if view["question"] == "ask-turn"]
    assert len(turns) > 30
    assert [view["active"] for view in turns] == [view["to_act"][0] for view in turns]
