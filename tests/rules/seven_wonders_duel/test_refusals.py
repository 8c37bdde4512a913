"""Every move that is refused names its rule and its reason, and changes nothing."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, WONDER
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.kernel.rules import IllegalMove, Reason
from tests.rules.seven_wonders_duel.prelude import *


@dataclass(frozen=True)
class Case:
    """Given a table, a move of a seat is refused: by which rule, with which message and arguments."""

    name: str
    given: Callable[[], SevenWondersDuel]
    move: str
    rule: str
    message: str
    args: dict[str, Any]
    seat: int = 0


def draft() -> SevenWondersDuel:
    """Seat 0 takes the first of four wonders; The Colossus is not among them."""
    return dealt(wonders="draft", chance={"wonders-1": ["pyramids", "sphinx", "piraeus", "mausoleum"]})


def second_age() -> SevenWondersDuel:
    """The weaker seat 0 chooses who begins Age II."""
    t = position(["theater"], to_act=1, conflict=-1, more_cards=False)
    return play(t, "build:theater")


def turn() -> SevenWondersDuel:
    """A poor player: Theater is free, Baths 2 coins, The Pyramids 8; seat 1 owns The Sphinx."""
    return position(
        ["theater", "baths"],
        coins=(1, 1),
        wonders=(["pyramids"], ["sphinx"]),
        raised=(["colossus"], []),
        discard=["tavern"],
    )


def seven_built() -> SevenWondersDuel:
    """Seat 0 raised the seventh wonder, so seat 1's Mausoleum went back to the box."""
    t = position(
        ["theater", "altar"],
        coins=(99, 99),
        wonders=(["colossus"], ["mausoleum"]),
        raised=(
            ["piraeus", "hanging_gardens", "sphinx"],
            ["circus_maximus", "appian_way", "great_lighthouse"],
        ),
    )
    return play(t, "raise:colossus:theater")


def start() -> SevenWondersDuel:
    """The first turn of a game, with cards face up under others."""
    return dealt(chance={"age-1": ["theater", "altar"]})


def pair_of_symbols() -> SevenWondersDuel:
    t = position(["school"], age=2, coins=(20, 7), built=(["apothecary"], []), board=["law", "philosophy"])
    return play(t, "build:school")


def library_open() -> SevenWondersDuel:
    board = ["agriculture", "architecture", "economy", "masonry", "mathematics", "strategy", "urbanism"]
    t = position(["theater", "altar"], coins=(99, 7), wonders=(["great_library"], []), board=board)
    return play(t, "raise:great_library:theater")


def zeus() -> SevenWondersDuel:
    built = (["lumber_yard"], ["quarry", "clay_pool", "press"])
    t = position(["theater"], coins=(99, 7), built=built, wonders=(["statue_of_zeus"], []))
    return play(t, "raise:statue_of_zeus:theater")


def circus() -> SevenWondersDuel:
    built = (["drying_room"], ["press", "glassworks", "quarry"])
    t = position(["theater"], coins=(99, 7), built=built, wonders=(["circus_maximus"], []))
    return play(t, "raise:circus_maximus:theater")


def mausoleum() -> SevenWondersDuel:
    t = position(["theater"], coins=(99, 7), wonders=(["mausoleum"], []), discard=["altar", "baths"])
    return play(t, "raise:mausoleum:theater")


def ended() -> SevenWondersDuel:
    return play(position(["guard_tower"], conflict=8), "build:guard_tower")


CASES = [
    Case("another move in the draft", draft, "build:baths", "SWD-SET-06", "refuse-draft-first", {}),
    Case(
        "a wonder not laid out",
        draft,
        "draft:colossus",
        "SWD-SET-06",
        "refuse-not-laid-out",
        {"wonder": "colossus"},
    ),
    Case("another move before the age", second_age, "build:baths", "SWD-FLOW-13", "refuse-begin-first", {}),
    Case(
        "a card too dear",
        turn,
        "build:baths",
        "SWD-COST-02",
        "refuse-price",
        {"card": "baths", "price": 2, "coins": 1},
    ),
    Case(
        "a wonder too dear",
        turn,
        "raise:pyramids:theater",
        "SWD-COST-02",
        "refuse-wonder-price",
        {"wonder": "pyramids", "card": "theater", "price": 8, "coins": 1},
    ),
    Case(
        "a wonder built already",
        turn,
        "raise:colossus:theater",
        "SWD-WON-01",
        "refuse-raised-already",
        {"wonder": "colossus", "card": "theater"},
    ),
    Case(
        "the opponent's wonder",
        turn,
        "raise:sphinx:theater",
        "SWD-WON-01",
        "refuse-not-your-wonder",
        {"wonder": "sphinx", "card": "theater"},
    ),
    Case(
        "a wonder left in the box",
        turn,
        "raise:great_library:theater",
        "SWD-WON-01",
        "refuse-not-your-wonder",
        {"wonder": "great_library", "card": "theater"},
    ),
    Case(
        "an eighth wonder",
        seven_built,
        "raise:mausoleum:altar",
        "SWD-WON-03",
        "refuse-seven-wonders",
        {"wonder": "mausoleum", "card": "altar"},
        seat=1,
    ),
    Case("a covered card", start, "build:theater", "SWD-FLOW-05", "refuse-covered", {"card": "theater"}),
    Case(
        "a covered card to discard",
        start,
        "discard:altar",
        "SWD-FLOW-05",
        "refuse-covered",
        {"card": "altar"},
    ),
    Case(
        "a covered card for a wonder",
        start,
        "raise:pyramids:altar",
        "SWD-FLOW-05",
        "refuse-covered",
        {"card": "altar"},
    ),
    Case(
        "a card of a later age",
        start,
        "build:palace",
        "SWD-FLOW-07",
        "refuse-not-in-sight",
        {"card": "palace"},
    ),
    Case("a discarded card", turn, "build:tavern", "SWD-FLOW-07", "refuse-not-in-sight", {"card": "tavern"}),
    Case("an answer nobody asked for", turn, "learn:law", "PEN-03", "refuse-not-asked", {"move": "learn:law"}),
    Case(
        "another move before the token",
        pair_of_symbols,
        "discard:baths",
        "SWD-SCI-01",
        "refuse-token-first",
        {},
    ),
    Case(
        "a token not on the board",
        pair_of_symbols,
        "learn:strategy",
        "SWD-SCI-01",
        "refuse-no-such-token",
        {"token": "strategy"},
    ),
    Case("another move in the library", library_open, "build:altar", "SWD-WON-13", "refuse-token-first", {}),
    Case(
        "a token not drawn",
        library_open,
        "learn:economy",
        "SWD-WON-13",
        "refuse-no-such-token",
        {"token": "economy"},
    ),
    Case(
        "another move before the brown card",
        zeus,
        "build:altar",
        "SWD-WON-20",
        "refuse-destroy-first",
        {"colour": "brown"},
    ),
    Case(
        "another move before the grey card",
        circus,
        "build:altar",
        "SWD-WON-11",
        "refuse-destroy-first",
        {"colour": "grey"},
    ),
    Case(
        "one's own brown card",
        zeus,
        "destroy:lumber_yard",
        "SWD-WON-20",
        "refuse-not-in-their-city",
        {"card": "lumber_yard"},
    ),
    Case(
        "one's own grey card",
        circus,
        "destroy:drying_room",
        "SWD-WON-11",
        "refuse-not-in-their-city",
        {"card": "drying_room"},
    ),
    Case(
        "a grey card for Zeus",
        zeus,
        "destroy:press",
        "SWD-WON-20",
        "refuse-other-colour",
        {"card": "press", "colour": "brown"},
    ),
    Case(
        "a brown card for the circus",
        circus,
        "destroy:quarry",
        "SWD-WON-11",
        "refuse-other-colour",
        {"card": "quarry", "colour": "grey"},
    ),
    Case("another move in the mausoleum", mausoleum, "build:theater", "SWD-WON-16", "refuse-revive-first", {}),
    Case(
        "the card under the mausoleum",
        mausoleum,
        "revive:theater",
        "SWD-WON-25",
        "refuse-not-discarded",
        {"card": "theater"},
    ),
    Case(
        "a move of the other player",
        turn,
        "build:theater",
        "SWD-FLOW-06",
        "refuse-waiting",
        {"seat": 0},
        seat=1,
    ),
    Case("a move after the end", ended, "build:theater", "PEN-01", "refuse-over", {}),
    Case(
        "a third player",
        turn,
        "build:theater",
        "PEN-05",
        "refuse-no-such-seat",
        {"number": "2", "last": 1},
        seat=2,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.rule(
    "SWD-SET-06", "SWD-FLOW-05", "SWD-FLOW-06", "SWD-FLOW-07", "SWD-FLOW-13", "SWD-COST-02", "SWD-SCI-01",
    "SWD-WON-01", "SWD-WON-03", "SWD-WON-11", "SWD-WON-13", "SWD-WON-16", "SWD-WON-20", "SWD-WON-25",
)  # fmt: skip
def test_a_refused_move_names_its_rule_and_changes_nothing(case: Case) -> None:
    t = case.given()
    move = t.game.parse(case.move)
    before, line = t.state(), len(t.log(None))
    reason = t.why_not(case.seat, move)
    assert reason == Reason(case.rule, case.message, case.args)
    assert move not in t.moves(case.seat)
    with pytest.raises(IllegalMove, match=re.escape(f"[{case.rule}]")) as refused:
        t.play(case.seat, move)
    assert refused.value.reason == reason
    assert t.state() == before
    assert (len(t.log(None)), len(t.played())) == (line, before["ply"])


def test_a_move_outside_the_vocabulary_is_refused() -> None:
    t = turn()
    before = t.state()
    for move in (-1, t.game.vocabulary.size):
        assert t.why_not(0, move) == Reason("PEN-04", "refuse-no-such-move", {"number": str(move)})
        with pytest.raises(IllegalMove):
            t.play(0, move)
    assert t.state() == before


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_reason_is_a_sentence_about_the_things_it_names(case: Case) -> None:
    t = case.given()
    reason = t.why_not(case.seat, t.game.parse(case.move))
    assert reason is not None
    assert reason.text.endswith(".")
    assert "{" not in reason.text
    for number in ("price", "coins"):
        if number in case.args:
            assert str(case.args[number]) in reason.text


def test_every_reason_of_the_game_has_a_case() -> None:
    source = files("pentapolis.games.seven_wonders_duel").joinpath("steps.py").read_text(encoding="utf-8")
    used = set(re.findall(r'"(refuse-[a-z-]+)"', source))
    assert used
    assert used <= {case.message for case in CASES}


@pytest.mark.rule("SWD-SET-13", "SWD-COM-14", "SWD-FLOW-05")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_reason_does_not_tell_a_face_down_card_from_a_boxed_one(age: int) -> None:
    t = discard_on(enrich(dealt(), 0), age)
    seat = t.to_act[0]
    state = t.state()
    hidden = [card_at(t, slot) for slot in range(20) if not state["face_up"] >> slot & 1]
    boxed = [name for name in state["boxed"] if name not in hidden]
    assert len(hidden) == 8
    assert len(boxed) == {1: 3, 2: 6, 3: 13}[age]
    for form in ("build:{}", "discard:{}", "raise:pyramids:{}", "raise:colossus:{}"):
        for card in hidden + boxed:
            reason = t.why_not(seat, t.game.parse(form.format(card)))
            assert reason == Reason("SWD-FLOW-07", "refuse-not-in-sight", {"card": card})


@pytest.mark.rule("SWD-FLOW-07", "SWD-FLOW-08")
def test_a_turn_refuses_exactly_the_moves_it_does_not_list() -> None:
    t = turn()
    listed = set(t.moves(0))
    refused = {move for move in range(t.game.vocabulary.size) if t.why_not(0, move) is not None}
    assert listed | refused == set(range(t.game.vocabulary.size))
    assert not listed & refused
    assert len(refused) > len(CARD.ids) * len(WONDER.ids)
