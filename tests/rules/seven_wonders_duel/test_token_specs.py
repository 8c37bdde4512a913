"""Every progress token: its printed facts, and what taking it changes, number by number."""

from dataclasses import dataclass
from typing import Any

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import TOKEN, TOKENS
from tests.rules.seven_wonders_duel.prelude import *


@dataclass(frozen=True)
class Facts:
    """What is printed on a progress token."""

    name: str
    coins: int = 0
    discount: tuple[int, str] | None = None  # fewer resource units for what is built later
    trade_income: bool = False
    symbol: str = ""
    extra_shields: int = 0
    always_again: bool = False
    chain_coins: int = 0
    points: int = 0
    points_per: tuple[int, str, str] | None = None


FACTS = [
    Facts("agriculture", coins=6, points=4),
    Facts("architecture", discount=(2, "wonders")),
    Facts("economy", trade_income=True),
    Facts("law", symbol="balance"),
    Facts("masonry", discount=(2, "blue_cards")),
    Facts("mathematics", points_per=(3, "progress_tokens", "own")),
    Facts("philosophy", points=7),
    Facts("strategy", extra_shields=1),
    Facts("theology", always_again=True),
    Facts("urbanism", coins=6, chain_coins=4),
]


def names(facts: Facts) -> str:
    return facts.name


def effects_of(facts: Facts) -> list[dict[str, Any]]:
    """The printed effects as the engine's plain data."""
    effects: list[dict[str, Any]] = []
    if facts.coins:
        effects.append({"kind": "coins", "count": facts.coins})
    if facts.discount:
        effects.append({"kind": "discount", "count": facts.discount[0], "what": facts.discount[1]})
    if facts.trade_income:
        effects.append({"kind": "trade-income"})
    if facts.symbol:
        effects.append({"kind": "science", "symbol": facts.symbol})
    if facts.extra_shields:
        effects.append({"kind": "extra-shields", "count": facts.extra_shields})
    if facts.always_again:
        effects.append({"kind": "play-again-on-wonders"})
    if facts.chain_coins:
        effects.append({"kind": "coins-on-chain", "count": facts.chain_coins})
    if facts.points:
        effects.append({"kind": "points", "count": facts.points})
    if facts.points_per:
        count, what, city = facts.points_per
        effects.append({"kind": f"points-per-{city}", "count": count, "what": what})
    return effects


@pytest.mark.rule("SWD-COM-01")
def test_the_table_of_facts_names_every_token_once() -> None:
    assert [facts.name for facts in FACTS] == sorted(TOKEN.ids)
    assert len(FACTS) == 10


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-COM-13", "SWD-SCI-04")
def test_a_token_shows_its_effects(facts: Facts) -> None:
    token = TOKENS[TOKEN.find(facts.name)]
    assert [effect.data() for effect in token.effects] == effects_of(facts)


def expected(facts: Facts, before: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Every place of the state that taking the token changes."""
    coins = before["cities"][0]["coins"]
    amount, what = facts.discount or (0, "")
    board = before["board_tokens"]
    found: dict[str, tuple[Any, Any]] = {
        "cities.0.tokens": ([], [facts.name]),
        "cities.0.coins": (coins, coins + facts.coins),
        "cities.0.wonder_discount": (0, amount if what == "wonders" else 0),
        "cities.0.blue_discount": (0, amount if what == "blue_cards" else 0),
        "cities.0.trade_income": (False, facts.trade_income),
        "cities.0.extra_shields": (0, facts.extra_shields),
        "cities.0.always_again": (False, facts.always_again),
        "cities.0.chain_coins": (0, facts.chain_coins),
        "cities.0.symbols": (["wheel"], ["wheel", facts.symbol] if facts.symbol else ["wheel"]),
        "cities.0.different": (1, 2 if facts.symbol else 1),
        "board_tokens": (board, [name for name in board if name != facts.name]),
        "bank": (before["bank"], before["bank"] - facts.coins),
    }
    return {path: (old, new) for path, (old, new) in found.items() if old != new}


@pytest.mark.parametrize("facts", FACTS, ids=names)
@pytest.mark.rule("SWD-SCI-01")
def test_taking_a_token_changes_its_own_numbers_and_nothing_else(facts: Facts) -> None:
    # Given a player who has just paired the wheel
    board = ["philosophy" if facts.name == "agriculture" else "agriculture", facts.name]
    t = position(["school"], age=2, coins=(20, 20), built=(["apothecary"], []), board=board)
    play(t, "build:school")
    assert moves(t) == {f"learn:{name}" for name in board}
    before, points_before = t.state(), points(t)
    # when the token is taken
    play(t, f"learn:{facts.name}")
    # then exactly its numbers changed, and the turn is over
    assert after_turn(before, t.state()) == expected(facts, before)
    assert t.to_act == [1]
    # and at the end it is worth its points; this is the owner's only token
    worth = facts.points + (facts.points_per[0] if facts.points_per else 0)
    scored = {**points_before, "tokens": worth, "coins": int(t.home.coins) // 3}
    assert points(t) == {name: count for name, count in scored.items() if count}
