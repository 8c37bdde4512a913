"""Every kind of ability on every card and tile that has it (EE-KND), against the model in `board`.

The 88 cards are those of the edition file; each is put under healthy locations, and under a destroyed one, in rows with
ruins here and there, and the engine must do what the ledger says of its kind, number by number.
"""

import pytest

from tests.rules.empires_end.prelude import *

KINDS = [
    "gain", "convert", "repeat_economy", "points_per_adjacent", "gain_per_adjacent", "gain_points",
    "restore_discount_adjacent", "move_innovation", "refresh_adjacent", "free_bid", "replace_disaster", "strength",
    "strength_per_adjacent", "end_points_per_destroyed", "end_points_most_destroyed", "end_points_per_adjacent",
    "end_points_per_resource", "end_repeat", "on_destroyed_gain", "on_destroyed_refresh_all", "play_discount",
    "swap_locations",
]  # fmt: skip
RESOURCES = ["wheat", "hammer", "axe", "coin"]
#: A card that always gives Anna something to decide in economy.
REPEATER = "barbarians_02"


def test_the_22_kinds_are_on_the_88_cards_and_each_is_on_some() -> None:
    assert sorted(card for kind in KINDS for card in cards_of(kind)) == sorted(CARDS)
    assert all(cards_of(kind) for kind in KINDS)
    assert len(CARDS) == 88


def switched_off(layout: Layout) -> Layout:
    """The same row, with the locations that have innovations destroyed."""
    hosts = [host for host, cards in layout.under.items() if cards]
    return Layout(
        layout.row, [*layout.destroyed, *(host for host in hosts if host not in layout.destroyed)], layout.under
    )


# --- economy -------------------------------------------------------------------------------------------------------


def check_income(layout: Layout) -> None:
    t = anna("E", layout, goods={"coin": 1})
    tokens, points = layout.income()
    tokens["coin"] += 1
    assert goods_of(t, ANNA) == {name: count for name, count in tokens.items() if count}
    assert score_of(t, ANNA) == points


@pytest.mark.rule("EE-KND-01", "EE-ECO-01")
@pytest.mark.parametrize("card", cards_of("gain"))
def test_gain(card: str) -> None:
    for layout in layouts_with(card):
        check_income(layout)
        check_income(switched_off(layout))
    # On the plain row: the three Farms and the card.
    t = anna("E", Layout(under={"army_1": [card]}))
    farms = {"wheat": 1, "hammer": 1, "axe": 1}
    printed = ability(card)["resources"]
    assert goods_of(t, ANNA) == {
        name: farms.get(name, 0) + printed.get(name, 0) for name in RESOURCES if name in farms or name in printed
    }


@pytest.mark.rule("EE-KND-05", "EE-ABI-05", "EE-ABI-06")
@pytest.mark.parametrize("card", cards_of("gain_per_adjacent"))
def test_gain_per_adjacent(card: str) -> None:
    check_every_count(card)


@pytest.mark.rule("EE-KND-04", "EE-ABI-04", "EE-ABI-06")
@pytest.mark.parametrize("card", cards_of("points_per_adjacent"))
def test_points_per_adjacent(card: str) -> None:
    check_every_count(card)


def check_every_count(card: str) -> None:
    """The income of a card that counts neighbours, with none, one and two of them, and while it does not work."""
    found = set()
    for layout in layouts_with(card, 11) + neighbours_of_type(card):
        check_income(layout)
        check_income(switched_off(layout))
        (host,) = layout.under
        found.add(layout.counted(host, ability(card)))
    assert found >= {0, 1, 2}


def neighbours_of_type(card: str) -> list[Layout]:
    """The card between two neighbours that count, with none, one and both of them in the right state."""
    what = ability(card)
    kind = what.get("location_type", "any")
    left, right = [name for name in TILES if kind in ("any", TILES[name]["type"])][:2]
    host = next(name for name in TILES if name not in (left, right))
    rest = [name for name in TILES if name not in (left, right, host)]
    row = [*rest[:4], left, host, right, *rest[4:]]
    return [Layout(row, ruins, {host: [card]}) for ruins in ([], [left], [right], [left, right])]


@pytest.mark.rule("EE-KND-06", "EE-ABI-07")
@pytest.mark.parametrize("card", cards_of("gain_points"))
def test_gain_points(card: str) -> None:
    works_in = {"economy": "E", "industry": "I"}
    for layout in layouts_with(card, 4):
        for phase, code in works_in.items():
            points = ability(card)["points"] if phase == phase_of(card) else 0
            assert score_of(anna(code, layout), ANNA) == points
            assert score_of(anna(code, switched_off(layout)), ANNA) == 0
    assert {phase_of(name) for name in cards_of("gain_points")} == set(works_in)


@pytest.mark.rule("EE-KND-02", "EE-ABI-01", "EE-ABI-02", "EE-RES-06", "EE-GAP-14")
@pytest.mark.parametrize("card", cards_of("convert"))
def test_convert(card: str) -> None:
    what = ability(card)
    spent, times = what["from"], what["times"]
    outputs = list(what["to"])
    named = outputs if what["mode"] == "choice" else [min(outputs, key=RESOURCES.index)]
    layout = Layout(under={"town_1": [card], "city": [REPEATER]}, destroyed=["farm_3", "farm_2", "farm_1"])
    t = anna("E", layout, goods={spent: times + 1})
    have = {spent: times + 1}
    for use in range(times):
        assert starting(t, f"convert:{card}:") == {f"convert:{card}:{resource}" for resource in named}
        choice = named[use % len(named)]
        play(t, f"convert:{card}:{choice}", seat=ANNA)
        have[spent] -= 1
        for resource, count in {choice: 1}.items() if what["mode"] == "choice" else what["to"].items():
            have[resource] = have.get(resource, 0) + count
        assert goods_of(t, ANNA) == {name: count for name, count in have.items() if count}
    assert not starting(t, f"convert:{card}:")
    assert refusal(t, f"convert:{card}:{named[0]}", ANNA) == "EE-ECO-03"

    # Exactly this resource: nothing stands in for it, not even a coin.
    t = anna("E", layout, goods={name: 5 for name in RESOURCES if name != spent})
    assert not starting(t, f"convert:{card}:")
    assert refusal(t, f"convert:{card}:{named[0]}", ANNA) == "EE-RES-06"

    # Nothing else comes out of it.
    t = anna("E", layout, goods={spent: 5})
    for resource in RESOURCES:
        if resource not in named:
            assert refusal(t, f"convert:{card}:{resource}", ANNA) == "EE-ABI-02"

    # And not under a ruin.
    t = anna("E", Layout(layout.row, [*layout.destroyed, "town_1"], layout.under), goods={spent: 5})
    assert refusal(t, f"convert:{card}:{named[0]}", ANNA) == "EE-INN-07"


def repeatable(layout: Layout, card: str) -> set[str]:
    """EE-KND-03: all other active economy abilities but repeats."""
    return {
        f"repeat:{card}:{name}" if name in CARDS else f"repeat_at:{card}:{name}"
        for name, _ in layout.active("economy")
        if ability(name)["kind"] != "repeat_economy"
    }


@pytest.mark.rule("EE-KND-03", "EE-ABI-03", "EE-GAP-04")
@pytest.mark.parametrize("card", cards_of("repeat_economy"))
def test_repeat_economy_offers_every_other_active_economy_ability(card: str) -> None:
    (other_repeat,) = [name for name in cards_of("repeat_economy") if name != card]
    more = ["flood_05", "blight_07", "plague_05", "barbarians_10", "fire_01", "revolt_01", other_repeat]
    for layout in layouts_with(card):
        (host,) = layout.under
        places = [name for name in layout.row if name != host]
        full = Layout(
            layout.row, layout.destroyed, {host: [card], **{places[n]: [name] for n, name in enumerate(more)}}
        )
        t = anna("E", full)
        assert starting(t, f"repeat:{card}:") | starting(t, f"repeat_at:{card}:") == repeatable(full, card)
        assert refusal(t, f"repeat:{card}:{other_repeat}", ANNA) == "EE-ABI-03"
        assert refusal(t, f"repeat:{card}:{card}", ANNA) == "EE-ABI-03"
        assert refusal(t, f"repeat:{card}:fire_01", ANNA) == "EE-ABI-03"
        assert refusal(t, f"repeat:{card}:flood_01", ANNA) == "EE-ABI-03"


@pytest.mark.rule("EE-KND-03", "EE-ABI-03", "EE-ECO-03")
@pytest.mark.parametrize("card", cards_of("repeat_economy"))
@pytest.mark.parametrize(
    ("other", "gained", "points"),
    [
        ("flood_05", {"wheat": 2}, 0),
        ("flood_10", {"wheat": 1, "axe": 1}, 0),
        ("flood_11", {"hammer": 1}, 0),  # beside town_1
        ("blight_07", {}, 3),
        ("plague_05", {}, 2),  # beside the destroyed Farm
        ("farm_2", {"axe": 1}, 0),
    ],
)
def test_repeat_economy_does_the_other_once_more(card: str, other: str, gained: dict[str, int], points: int) -> None:
    row = ["town_1", "city", "farm_1", *(name for name in ROW if name not in ("town_1", "city", "farm_1"))]
    under = {"army_1": [card]} if other in TILES else {"army_1": [card], "city": [other]}
    layout = Layout(row, ["farm_1"], under)
    t = anna("E", layout, then=("E",))
    before, scored = goods_of(t, ANNA), score_of(t, ANNA)
    play(t, f"repeat:{card}:{other}" if other in CARDS else f"repeat_at:{card}:{other}", seat=ANNA)
    change = {name: goods_of(t, ANNA).get(name, 0) - before.get(name, 0) for name in RESOURCES}
    assert {name: count for name, count in change.items() if count} == gained
    assert score_of(t, ANNA) - scored == points
    # Once in a phase.
    assert not starting(t, f"repeat:{card}")
    assert refusal(t, f"repeat_at:{card}:farm_3", ANNA) == "EE-ECO-03"


@pytest.mark.rule("EE-KND-03", "EE-ABI-03", "EE-EX-16")
@pytest.mark.parametrize("when", ["before", "between", "after"])
def test_a_repeated_conversion_gets_its_full_number_again(when: str) -> None:
    layout = Layout(under={"army_1": ["barbarians_02"]}, destroyed=["farm_3"])
    t = anna("E", layout, goods={"wheat": 5})
    repeat_after = {"before": 0, "between": 1, "after": 2}[when]
    for use in range(4):
        if use == repeat_after:
            play(t, "repeat_at:barbarians_02:road_2", seat=ANNA)
        play(t, f"trade:road_2:{('hammer', 'axe')[use % 2]}", seat=ANNA)
    # The Farms worth 11 and 8 gave a hammer and an axe.
    assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 3, "axe": 3}
    assert not t.lanes or ANNA not in t.to_act


@pytest.mark.rule("EE-KND-03", "EE-GAP-04")
def test_several_repeats_may_choose_the_same_ability() -> None:
    layout = Layout(under={"army_1": ["barbarians_02"], "army_2": ["barbarians_09"], "city": ["blight_07"]})
    t = anna("E", layout)
    play(t, "repeat:barbarians_02:blight_07", "repeat:barbarians_09:blight_07", seat=ANNA)
    assert score_of(t, ANNA) == 9


# --- industry ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EE-KND-07", "EE-ABI-08")
@pytest.mark.parametrize("card", cards_of("restore_discount_adjacent"))
def test_restore_discount_adjacent(card: str) -> None:
    cheaper = 0
    for layout in [*layouts_with(card), *(switched_off(layout) for layout in layouts_with(card))]:
        t = anna("I", layout, goods={"hammer": 40})
        shown = {tile["location"]: tile["restore_cost"] for tile in seen(t, ANNA)["row"]}
        for location in layout.destroyed:
            cost = layout.restore_cost(location)
            cheaper += TILES[location]["restore"] - cost
            assert shown[location] == cost
            exact = anna("I", layout, goods={"hammer": cost})
            assert refusal(exact, f"restore:{location}", ANNA) == ""
            play(exact, f"restore:{location}", seat=ANNA)
            assert goods_of(exact, ANNA) == {}
            short = anna("I", layout, goods={"hammer": cost - 1}, hands=[["revolt_01"]])
            assert refusal(short, f"restore:{location}", ANNA) == "EE-IND-12"
    assert cheaper > 0


@pytest.mark.rule("EE-KND-08", "EE-ABI-09", "EE-GAP-06")
@pytest.mark.parametrize("card", cards_of("move_innovation"))
def test_move_innovation(card: str) -> None:
    for layout in layouts_with(card):
        (host,) = layout.under
        others = [name for name in layout.row if name != host]
        full = Layout(
            layout.row,
            layout.destroyed,
            {host: [card, "revolt_01"], others[0]: ["revolt_02"], others[1]: ["revolt_03", "revolt_04"]},
        )
        expected = set()
        for place, cards in full.under.items():
            for lifted in cards:
                left = {name: [kept for kept in full.under.get(name, ()) if kept != lifted] for name in full.row}
                after = Layout(full.row, full.destroyed, left)
                expected |= {f"move:{lifted}:{target}" for target in after.places() - {place}}
        t = anna("I", full)
        assert starting(t, "move:") == expected
        for chosen in sorted(expected)[:3]:
            _, lifted, target = chosen.split(":")
            t = anna("I", full)
            play(t, chosen, seat=ANNA)
            assert lifted in under_of(t, ANNA)[target]
            assert sum(len(cards) for cards in under_of(t, ANNA).values()) == 5
            assert not starting(t, "move:")
        t = anna("I", switched_off(full), goods={"coin": 9})
        assert not starting(t, "move:")


@pytest.mark.rule("EE-KND-09", "EE-ABI-10", "EE-GAP-03")
@pytest.mark.parametrize("card", cards_of("refresh_adjacent"))
def test_refresh_adjacent(card: str) -> None:
    assert ability(card)["count"] == 1
    assert phase_of(card) == "industry"
    tools = cards_of("free_bid")
    for layout in layouts_with(card):
        (host,) = layout.under
        near = layout.beside(host)
        far = next(name for name in layout.row if name != host and name not in near)
        # Two under one neighbour, one under the other, one under the host itself, one far away.
        under = {host: [card, tools[0]], near[0]: tools[1:3], near[-1]: tools[1:4], far: [tools[4]]}
        full = Layout(layout.row, layout.destroyed, under)
        reached = {name for place in near for name in under[place]}
        t = anna("I", full, exhausted=[tools[:5]])
        assert starting(t, "refresh:") == {f"refresh:{card}:{name}" for name in reached}
        assert refusal(t, f"refresh:{card}:{tools[0]}", ANNA) == "EE-ABI-10"
        assert refusal(t, f"refresh:{card}:{tools[4]}", ANNA) == "EE-ABI-10"
        play(t, f"refresh:{card}:{tools[1]}", seat=ANNA)
        assert exhausted_of(t, ANNA) == set(tools[:5]) - {tools[1]}
        assert not starting(t, "refresh:")
        assert not starting(anna("I", switched_off(full), exhausted=[tools[:5]]), "refresh:")


@pytest.mark.rule("EE-KND-21", "EE-IND-20")
@pytest.mark.parametrize("card", cards_of("play_discount"))
def test_play_discount(card: str) -> None:
    hammers, cards = ability(card)["hammers"], ability(card)["cards"]
    hand = ["revolt_05", "revolt_07", "blight_03", "blight_05"]
    assert {cost_of(name) for name in hand} == {2}
    layout = Layout(destroyed=["town_1", "town_2"], under={"city": [card]})
    t = anna("I", layout, goods={"hammer": 9}, hands=[hand])
    assert seen(t, ANNA, ANNA)["industry"]["discounts"] == [{"source": card, "hammers": hammers, "cards": cards}]
    paid = []
    for name in hand[:2]:
        before = goods_of(t, ANNA)["hammer"]
        play(t, f"play:{name}:{sorted(laid_out(seen(t, ANNA)).places())[0]}", seat=ANNA)
        paid.append(before - goods_of(t, ANNA)["hammer"])
    assert paid == [2 - hammers, 2 - hammers if cards > 1 else 2]
    t = anna("I", switched_off(layout), goods={"hammer": 9}, hands=[hand])
    assert set(seen(t, ANNA, ANNA)["industry"]["costs"].values()) == {2}


@pytest.mark.rule("EE-KND-22", "EE-IND-17", "EE-IND-18")
@pytest.mark.parametrize("card", cards_of("swap_locations"))
@pytest.mark.parametrize("city", ["healthy", "destroyed"])
def test_swap_locations(card: str, city: str) -> None:
    under = {"farm_1": [card], "road_1": ["flood_01", "flood_03"]}
    layout = Layout(under=under, destroyed=["army_1"] + ["city"] * (city == "destroyed"))
    t = anna("I", layout)
    row = list(ROW)
    pairs = [("road_1", "farm_1"), ("city", "army_1")][: 1 if city == "destroyed" else 2]
    for one, other in pairs:
        assert len(starting(t, "swap:")) == 55
        play(t, f"swap:{min(one, other, key=ROW.index)}:{max(one, other, key=ROW.index)}", seat=ANNA)
        here, there = row.index(one), row.index(other)
        row[here], row[there] = other, one
        assert row_of(t, ANNA) == row
    assert under_of(t, ANNA) == under
    assert destroyed_of(t, ANNA) == set(layout.destroyed)
    assert not starting(t, "swap:")
    assert not starting(anna("I", Layout(destroyed=["city", "farm_1"], under=under)), "swap:")


# --- disaster ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EE-KND-10", "EE-ABI-11", "EE-GAP-17")
@pytest.mark.parametrize("card", cards_of("free_bid"))
def test_free_bid(card: str) -> None:
    seen_bids = set()
    for disaster in ("fire_01", "fire_02", "fire_03", "fire_04", "fire_05", "fire_07", "fire_10"):
        accepted = CARDS[disaster]["bids"]
        seen_bids.add(tuple(accepted))
        for host, works in (("city", True), ("army_1", False)):
            t = position(
                "D",
                destroyed=[["army_1"]],
                under=[{host: [card]}],
                goods=[{"coin": 1}, {"coin": 1}],
                deck=[disaster, "flood_01"],
            )
            possible = works and ability(card)["resource"] in accepted
            assert (f"free_bid:{card}:{disaster}" in moves(t, ANNA)) is possible
            if possible:
                play(t, f"free_bid:{card}:{disaster}", seat=ANNA)
                assert goods_of(t, ANNA) == {"coin": 1}
                assert pots_of(t) == [{}]
                assert exhausted_of(t, ANNA) == {card}
                assert t.to_act == [BENCE]
                play(t, f"bid:{disaster}:coin", seat=BENCE)
                assert refusal(t, f"free_bid:{card}:{disaster}", ANNA) == "EE-EXH-02"
            else:
                rule = "EE-EXH-05" if works else "EE-EXH-01"
                assert refusal(t, f"free_bid:{card}:{disaster}", ANNA) == rule
    assert len(seen_bids) == 7  # every mix of accepted resources


@pytest.mark.rule("EE-KND-11", "EE-ABI-13")
@pytest.mark.parametrize("card", cards_of("replace_disaster"))
def test_replace_disaster(card: str) -> None:
    t = position(
        "D",
        under=[{"city": [card]}],
        goods=[{"coin": 2}, {"coin": 2}],
        deck=["fire_04", "flood_09"],
        pots=[{"wheat": 2, "axe": 1}],
        turn=ANNA,
    )
    assert f"replace:{card}:fire_04" in moves(t, ANNA)
    play(t, f"replace:{card}:fire_04", seat=ANNA)
    assert disasters_of(t) == ["flood_09"]
    assert pots_of(t) == [{"wheat": 2, "axe": 1}]
    assert exhausted_of(t, ANNA) == {card}
    assert "fire_04" in discard_of(t)
    assert t.to_act == [ANNA]
    assert refusal(t, f"replace:{card}:flood_09", ANNA) == "EE-EXH-02"
    t = position("D", destroyed=[["city"]], under=[{"city": [card]}], deck=["fire_04", "flood_09"])
    assert refusal(t, f"replace:{card}:fire_04", ANNA) == "EE-EXH-01"


# --- conflict ------------------------------------------------------------------------------------------------------


def check_strength(layout: Layout) -> None:
    t = anna("C", layout, goods={"axe": 1})
    assert t.view(None)["conflict"]["starting"] == [layout.strength(), 0]
    assert seen(t, ANNA)["strength"] == layout.strength()


@pytest.mark.rule("EE-KND-12", "EE-ABI-14", "EE-CON-03")
@pytest.mark.parametrize("card", cards_of("strength"))
def test_strength(card: str) -> None:
    for layout in layouts_with(card):
        check_strength(layout)
        check_strength(switched_off(layout))
    t = anna("C", Layout(under={"farm_3": [card]}), goods={"axe": 1})
    assert t.view(None)["conflict"]["starting"] == [4 + ability(card)["amount"], 0]


@pytest.mark.rule("EE-KND-13", "EE-ABI-12", "EE-EX-18")
@pytest.mark.parametrize("card", cards_of("strength_per_adjacent"))
def test_strength_per_adjacent(card: str) -> None:
    for layout in layouts_with(card, 11):
        check_strength(layout)
        check_strength(switched_off(layout))
    each = {"plague_03": 1, "plague_07": 2}[card]
    # Both Armies give 2. Two destroyed neighbours, one, none; and position 1 has only one neighbour.
    for host, ruins, grows in (
        ("town_1", ["city", "town_2"], 2),
        ("town_1", ["city"], 1),
        ("town_1", ["farm_1"], 0),
        ("city", ["town_1", "farm_3"], 1),
    ):
        t = anna("C", Layout(destroyed=ruins, under={host: [card]}), goods={"axe": 1})
        assert t.view(None)["conflict"]["starting"] == [4 + grows * each, 0]


# --- end -----------------------------------------------------------------------------------------------------------

END_KINDS = [
    "end_points_per_destroyed", "end_points_most_destroyed", "end_points_per_adjacent", "end_points_per_resource",
    "end_repeat",
]  # fmt: skip


@pytest.mark.rule("EE-KND-14", "EE-KND-15", "EE-KND-16", "EE-KND-17", "EE-KND-18", "EE-END-03")
@pytest.mark.parametrize("card", [card for kind in END_KINDS for card in cards_of(kind)])
def test_end_of_game_abilities(card: str) -> None:
    second = "famine_09" if card != "famine_09" else "famine_04"
    for bence in ([], ["city", "town_1", "town_2"]):
        for layout in layouts_with(card):
            for found in (layout, switched_off(layout)):
                t = position(
                    "E",
                    (),
                    rows={ANNA: found.row},
                    destroyed=[found.destroyed, bence],
                    under=[{**found.under, found.row[7]: [*found.under.get(found.row[7], ()), second]}],
                    goods=[{"wheat": 3, "hammer": 1, "axe": 4, "coin": 2}, {}],
                )
                finish(t)
                assert t.over
                full = laid_out(seen(t, ANNA))
                most = max(full.ruins(), len(bence))
                expected = end_points(full, goods_of(t, ANNA), most)
                assert seen(t, ANNA)["parts"] == {"track": 0, "locations": full.worth(), "innovations": expected}
                assert seen(t, BENCE)["parts"]["innovations"] == 0


def ended(layout: Layout, goods: dict[str, int], bence: list[str]) -> int:
    """The points Anna's innovations bring when the game ends now."""
    t = position(
        "C",
        (),
        rows={ANNA: layout.row},
        destroyed=[layout.destroyed, bence],
        under=[layout.under],
        goods=[goods, {}],
        conflicts=["conflict_01"],
    )
    if ANNA in t.to_act:
        play(t, "commit:0:0", seat=ANNA)
    assert t.over
    return int(seen(t, ANNA)["parts"]["innovations"])


@pytest.mark.rule("EE-KND-14", "EE-ABI-15")
@pytest.mark.parametrize("card", cards_of("end_points_per_destroyed"))
def test_end_points_per_destroyed_counts_only_the_own_empire(card: str) -> None:
    each = ability(card)["points"]
    assert each == 2
    for ruins in ([], ["farm_1"], ["farm_1", "farm_2", "road_1"]):
        assert ended(Layout(destroyed=ruins, under={"city": [card]}), {}, list(TILES)) == each * len(ruins)


@pytest.mark.rule("EE-KND-15", "EE-ABI-20", "EE-GAP-24")
@pytest.mark.parametrize("card", cards_of("end_points_most_destroyed"))
def test_end_points_most_destroyed(card: str) -> None:
    ruins = ["farm_1", "farm_2"]
    layout = Layout(destroyed=ruins, under={"city": [card]})
    assert ended(layout, {}, ["farm_1"]) == 13
    assert ended(layout, {}, ruins) == 13
    assert ended(layout, {}, ["farm_1", "farm_2", "farm_3"]) == 0
    assert ended(Layout(under={"city": [card]}), {}, []) == 13


@pytest.mark.rule("EE-KND-16", "EE-ABI-17", "EE-ABI-19", "EE-GAP-09")
@pytest.mark.parametrize("card", cards_of("end_points_per_adjacent"))
def test_end_points_per_adjacent(card: str) -> None:
    what = ability(card)
    assert what["points"] == {"plague_02": 5, "plague_06": 6, "plague_08": 5, "plague_09": 4, "plague_10": 6}[card]
    wanted = [0, 1, 1, 2] if what["state"] == "destroyed" else [2, 1, 1, 0]
    # Nobody is beaten in this conflict, so nothing moves.
    scored = [ended(layout, {}, ["army_1", "army_2"]) for layout in neighbours_of_type(card)]
    assert scored == [what["points"] * count for count in wanted]


@pytest.mark.rule("EE-KND-17", "EE-ABI-18", "EE-RES-05")
@pytest.mark.parametrize("card", cards_of("end_points_per_resource"))
def test_end_points_per_resource(card: str) -> None:
    what = ability(card)
    goods = {"wheat": 5, "hammer": 7, "axe": 3, "coin": 9}
    assert ended(Layout(under={"city": [card]}), goods, []) == what["points"] * goods[what["resource"]]
    # A coin is a coin, and nothing else.
    assert ended(Layout(under={"city": [card]}), {"coin": 9}, []) == 0


@pytest.mark.rule("EE-KND-17")
def test_several_cards_count_the_same_tokens() -> None:
    layout = Layout(under={"city": ["famine_02", "famine_04"], "town_1": ["famine_06"]})
    assert ended(layout, {"wheat": 3}, []) == 3 + 3 + 6


@pytest.mark.rule("EE-KND-18", "EE-ABI-16", "EE-GAP-04", "EE-GAP-28")
@pytest.mark.parametrize("card", cards_of("end_repeat"))
def test_end_repeat_counts_the_best_other_end_ability_once_more(card: str) -> None:
    wheat = {"wheat": 4}
    assert ended(Layout(under={"city": [card]}), wheat, []) == 0
    assert ended(Layout(under={"city": [card, "famine_02"]}), wheat, []) == 4 + 4
    # 4 by one card, 8 by the other: the 8 are repeated.
    assert ended(Layout(under={"city": [card], "farm_1": ["famine_02", "famine_06"]}), wheat, []) == 4 + 8 + 8
    # What lies under a ruin is not active and cannot be repeated; nor can the repeat itself repeat there.
    under = {"city": [card], "farm_1": ["famine_02"], "farm_2": ["famine_06"]}
    assert ended(Layout(destroyed=["farm_2"], under=under), wheat, []) == 4 + 4
    assert ended(Layout(destroyed=["city"], under=under), wheat, []) == 4 + 8
    # Two repeats may choose the same ability, but never each other.
    both = {"city": cards_of("end_repeat"), "farm_1": ["famine_02"]}
    assert ended(Layout(under=both), wheat, []) == 4 + 4 + 4


# --- when destroyed ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EE-KND-19", "EE-ABI-21", "EE-OPT-09")
@pytest.mark.parametrize("card", cards_of("on_destroyed_gain"))
def test_on_destroyed_gain(card: str) -> None:
    printed = ability(card)["resources"]
    for layout in layouts_with(card):
        (host,) = layout.under
        struck = layout.row.index(host) + 1
        disaster = f"revolt_{struck:02}"
        assert target_of(disaster) == struck
        t = anna("D", layout, goods={"wheat": 5, "coin": 1}, deck=[disaster])
        play(t, f"take:{disaster}", seat=ANNA)
        expected = {"wheat": 5, "coin": 1}
        for resource, count in printed.items():
            expected[resource] = expected.get(resource, 0) + count
        assert goods_of(t, ANNA) == expected
        assert host in destroyed_of(t, ANNA)


@pytest.mark.rule("EE-KND-20", "EE-ABI-22")
@pytest.mark.parametrize("card", cards_of("on_destroyed_refresh_all"))
def test_on_destroyed_refresh_all(card: str) -> None:
    tools = cards_of("free_bid")[:4]
    for layout in layouts_with(card):
        (host,) = layout.under
        others = [name for name in layout.row if name != host]
        # Under the host, under two others (destroyed or not) and far away: all over the empire.
        under = {host: [card, tools[0]], others[0]: tools[1:3], others[9]: [tools[3]]}
        full = Layout(layout.row, layout.destroyed, under)
        disaster = f"revolt_{layout.row.index(host) + 1:02}"
        t = anna("D", full, goods={"coin": 9}, deck=[disaster], exhausted=[tools])
        assert exhausted_of(t, ANNA) == set(tools)
        play(t, f"take:{disaster}", seat=ANNA)
        assert exhausted_of(t, ANNA) == set()


@pytest.mark.rule("EE-KND-19", "EE-KND-20")
@pytest.mark.parametrize("card", cards_of("on_destroyed_gain") + cards_of("on_destroyed_refresh_all"))
def test_an_earthquake_does_nothing_while_its_location_is_not_destroyed(card: str) -> None:
    tool = "famine_10"
    t = anna(
        "D",
        Layout(destroyed=["army_1"], under={"city": [card], "army_1": ["earthquake_06"], "farm_3": [tool]}),
        goods={"wheat": 5},
        deck=["revolt_05"],
        exhausted=[[tool]],
    )
    play(t, "take:revolt_05", seat=ANNA)
    assert destroyed_of(t, ANNA) == {"army_1", "army_2"}
    assert goods_of(t, ANNA) == {"wheat": 5}
    assert exhausted_of(t, ANNA) == {tool}


# --- the eleven tiles ----------------------------------------------------------------------------------------------


def only(tile: str) -> Layout:
    """Everything but one location is destroyed."""
    return Layout(destroyed=[name for name in TILES if name != tile])


@pytest.mark.rule("EE-KND-01", "EE-ECO-06")
@pytest.mark.parametrize(("points", "gained"), [(3, "wheat"), (8, "axe"), (11, "hammer")])
def test_each_farm_gives_its_own_resource(points: int, gained: str) -> None:
    (farm,) = [name for name, tile in TILES.items() if tile["type"] == "farm" and tile["points"] == points]
    assert goods_of(anna("E", only(farm)), ANNA) == {gained: 1}


@pytest.mark.rule("EE-KND-09", "EE-ECO-08")
@pytest.mark.parametrize("road", ["road_1", "road_3"])
def test_each_refreshing_road(road: str) -> None:
    left, right = Layout().beside(road)
    under = {left: ["famine_01", "famine_03"], right: ["famine_05"], road: ["famine_07"], "city": ["famine_10"]}
    everything = [card for cards in under.values() for card in cards]
    layout = Layout(destroyed=only(road).destroyed, under=under)
    assert exhausted_of(anna("E", layout, exhausted=[everything]), ANNA) == {"famine_07", "famine_10"}
    assert exhausted_of(anna("I", layout, exhausted=[everything]), ANNA) == set(everything)


@pytest.mark.rule("EE-KND-02", "EE-ECO-07")
def test_the_trading_road() -> None:
    t = anna("E", only("road_2"), goods={"wheat": 3})
    assert starting(t, "trade:") == {"trade:road_2:hammer", "trade:road_2:axe"}
    play(t, "trade:road_2:hammer", "trade:road_2:axe", seat=ANNA)
    assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 1, "axe": 1}
    assert not starting(t, "trade:")


@pytest.mark.rule("EE-KND-12", "EE-CON-03")
@pytest.mark.parametrize("army", ["army_1", "army_2"])
def test_each_army(army: str) -> None:
    t = anna("C", only(army), goods={"axe": 1})
    assert t.view(None)["conflict"]["starting"] == [2, 0]


@pytest.mark.rule("EE-KND-21", "EE-IND-05")
@pytest.mark.parametrize("town", ["town_1", "town_2"])
def test_each_town(town: str) -> None:
    t = anna("I", only(town), goods={"hammer": 5}, hands=[["fire_02", "revolt_01", "revolt_05"]])
    assert seen(t, ANNA, ANNA)["industry"]["costs"] == {"fire_02": 0, "revolt_01": 0, "revolt_05": 1}
    play(t, f"play:fire_02:{town}", seat=ANNA)
    assert goods_of(t, ANNA) == {"hammer": 5}
    assert seen(t, ANNA, ANNA)["industry"]["costs"] == {"revolt_01": 1, "revolt_05": 2}


@pytest.mark.rule("EE-KND-22", "EE-IND-16", "EE-IND-17")
def test_only_the_city_swaps() -> None:
    for tile in TILES:
        assert bool(starting(anna("I", only(tile)), "swap:")) is (tile == "city")


@pytest.mark.rule("EE-END-02", "EE-EMP-02")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_scores_only_while_it_is_healthy(tile: str) -> None:
    for ruins, worth in (([tile], ALL_POINTS - TILES[tile]["points"]), (only(tile).destroyed, TILES[tile]["points"])):
        t = position("E", (), destroyed=[ruins, list(TILES)], goods=[{}, {}])
        finish(t)
        assert t.over
        assert seen(t, ANNA)["parts"]["locations"] == worth
