"""Every wonder: its printed facts, and what building it changes, number by number."""

from dataclasses import dataclass
from typing import Any

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import WONDER, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.terms import RESOURCES, lane
from tests.rules.seven_wonders_duel.prelude import *


@dataclass(frozen=True)
class Facts:
    """What is printed on a wonder."""

    name: str
    cost: dict[str, int]
    coins: int = 0
    opponent_loses: int = 0
    shields: int = 0
    supplies: tuple[str, ...] = ()  # one of these at each construction
    destroys: str = ""  # a card of this colour in the opponent's city
    draws: int = 0  # progress tokens from the box, to keep one
    revives: bool = False  # builds a card of the discard pile
    again: bool = False
    points: int = 0


FACTS = [
    Facts(
        "appian_way",
        {"clay": 2, "stone": 2, "papyrus": 1},
        coins=3,
        opponent_loses=3,
        again=True,
        points=3,
    ),
    Facts("circus_maximus", {"wood": 1, "stone": 2, "glass": 1}, destroys="grey", shields=1, points=3),
    Facts("colossus", {"clay": 3, "glass": 1}, shields=2, points=3),
    Facts("great_library", {"wood": 3, "glass": 1, "papyrus": 1}, draws=3, points=4),
    Facts(
        "great_lighthouse",
        {"wood": 1, "stone": 1, "papyrus": 2},
        supplies=("wood", "clay", "stone"),
        points=4,
    ),
    Facts("hanging_gardens", {"wood": 2, "glass": 1, "papyrus": 1}, coins=6, again=True, points=3),
    Facts("mausoleum", {"clay": 2, "glass": 2, "papyrus": 1}, revives=True, points=2),
    Facts("piraeus", {"wood": 2, "clay": 1, "stone": 1}, supplies=("glass", "papyrus"), again=True, points=2),
    Facts("pyramids", {"stone": 3, "papyrus": 1}, points=9),
    Facts("sphinx", {"clay": 1, "stone": 1, "glass": 2}, again=True, points=6),
    Facts(
        "statue_of_zeus",
        {"wood": 1, "clay": 1, "stone": 1, "papyrus": 2},
        destroys="brown",
        shields=1,
        points=3,
    ),
    Facts("temple_of_artemis", {"wood": 1, "stone": 1, "glass": 1, "papyrus": 1}, coins=12, again=True),
]


def names(facts: Facts) -> str:
    return facts.name


def effects_of(facts: Facts) -> list[dict[str, Any]]:
    """The printed effects as the engine's plain data, in the order of SWD-WON-06."""
    effects: list[dict[str, Any]] = []
    if facts.coins:
        effects.append({"kind": "coins", "count": facts.coins})
    if facts.opponent_loses:
        effects.append({"kind": "opponent-loses", "count": facts.opponent_loses})
    if facts.supplies:
        effects.append({"kind": "produce-choice", "resources": list(facts.supplies)})
    if facts.shields:
        effects.append({"kind": "shields", "count": facts.shields})
    if facts.destroys:
        effects.append({"kind": "destroy-card", "colour": facts.destroys})
    if facts.draws:
        effects.append({"kind": "progress-from-box", "count": facts.draws})
    if facts.revives:
        effects.append({"kind": "build-from-discard"})
    if facts.again:
        effects.append({"kind": "play-again"})
    if facts.points:
        effects.append({"kind": "points", "count": facts.points})
    return effects


# --- the printed facts --------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-COM-01")
def test_the_table_of_facts_names_every_wonder_once() -> None:
    assert [facts.name for facts in FACTS] == sorted(WONDER.ids)
    assert len(FACTS) == 12


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-COM-03", "SWD-COST-18", "SWD-WON-06")
def test_a_wonder_shows_its_cost_and_its_effects_in_order(facts: Facts) -> None:
    wonder = WONDER_CARDS[WONDER.find(facts.name)]
    cost = {name: int(lane(wonder.cost.units, r)) for r, name in enumerate(RESOURCES)}
    assert {name: count for name, count in cost.items() if count} == facts.cost
    assert wonder.cost.coins == 0
    assert [effect.data() for effect in wonder.effects] == effects_of(facts)


@pytest.mark.rule("SWD-COM-03")
def test_the_sums_over_all_wonders() -> None:
    costs = {name: sum(int(lane(wonder.cost.units, r)) for wonder in WONDER_CARDS) for r, name in enumerate(RESOURCES)}
    assert costs == {"wood": 11, "clay": 10, "stone": 12, "glass": 9, "papyrus": 10}
    shown = [effect.data() for wonder in WONDER_CARDS for effect in wonder.effects]
    assert sum(data["count"] for data in shown if data["kind"] == "points") == 42


# --- what building a wonder changes -------------------------------------------------------------------------

COINS = 60
THEIRS = ["clay_pool", "shelf_quarry", "press", "glassworks", "glass_blower"]
PRICES = {"wood": 2, "clay": 3, "stone": 4, "glass": 4, "papyrus": 3}


def expected(facts: Facts, before: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Every place of the state that raising the wonder changes, apart from the tokens drawn from the box."""
    price = sum(count * PRICES[resource] for resource, count in facts.cost.items())
    found: dict[str, tuple[Any, Any]] = {
        "cities.0.coins": (COINS, COINS - price + facts.coins),
        "cities.0.unbuilt": ([facts.name], []),
        "cities.0.raised": ([], [facts.name]),
        "cities.0.tucked": ([], ["tavern"]),
        "cities.0.choices": (0, int(bool(facts.supplies))),
        "cities.0.raw_choices": (0, int(facts.supplies == ("wood", "clay", "stone"))),
        "cities.0.manufactured_choices": (0, int(facts.supplies == ("glass", "papyrus"))),
        "cities.1.coins": (COINS, COINS - facts.opponent_loses),
        "bank": (before["bank"], before["bank"] + price - facts.coins + facts.opponent_loses),
        "conflict": (-3, -3 + facts.shields),
    }
    return {path: (old, new) for path, (old, new) in found.items() if old != new}


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-WON-01", "SWD-WON-02")
def test_raising_a_wonder_changes_its_own_numbers_and_nothing_else(facts: Facts) -> None:
    # Given a player who makes nothing, an opponent with brown and grey cards, and a discard pile
    t = position(
        open_cards=["tavern"],
        coins=(COINS, COINS),
        built=([], THEIRS),
        wonders=([facts.name], []),
        discard=["theater", "altar"],
        conflict=-3,
    )
    before = t.state()
    # when the wonder is raised with Tavern
    play(t, f"raise:{facts.name}:tavern")
    # then exactly its numbers changed: Tavern brought no coins, no chain and no yellow card
    found = after_turn(before, t.state())
    drawn = found.pop("library", ([], []))[1]
    left = found.pop("box_tokens", (before["box_tokens"], before["box_tokens"]))[1]
    assert ("rng" in found) == (facts.draws > 0)
    found.pop("rng", None)
    assert found == expected(facts, before)
    assert len(drawn) == facts.draws
    assert sorted(drawn + left) == before["box_tokens"]
    # and at the end it is worth its points
    scored = {"wonders": facts.points, "coins": int(t.home.coins) // 3}
    assert points(t) == {name: count for name, count in scored.items() if count}


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-WON-05", "SWD-WON-06", "SWD-WON-22")
def test_what_the_builder_of_a_wonder_decides_next(facts: Facts) -> None:
    t = position(
        open_cards=["tavern", "stable"],
        coins=(COINS, COINS),
        built=([], THEIRS),
        wonders=([facts.name], []),
        discard=["theater", "altar"],
    )
    play(t, f"raise:{facts.name}:tavern")
    if facts.destroys:
        targets = {"brown": ["clay_pool", "shelf_quarry"], "grey": ["press", "glassworks", "glass_blower"]}
        assert moves(t) == {f"destroy:{card}" for card in targets[facts.destroys]}
    elif facts.draws:
        assert moves(t) == {f"learn:{token}" for token in t.state()["library"]}
    elif facts.revives:
        assert moves(t) == {"revive:theater", "revive:altar"}
    else:
        assert "discard:stable" in moves(t)
    chooses = bool(facts.destroys or facts.draws or facts.revives)
    assert t.to_act == [0 if facts.again or chooses else 1]
