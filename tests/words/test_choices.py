"""Answers that a question calls by words of its own, in the terminal and on the way to the browser."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from msgspec import json

from pentapolis.games.empires_end import describe as empires_described
from pentapolis.games.empires_end.vocabulary import VOCABULARY as VOCABULARY_EE
from pentapolis.games.seven_wonders_duel import describe as duel_described
from pentapolis.games.seven_wonders_duel.vocabulary import VOCABULARY
from pentapolis.kernel.table import Table
from pentapolis.server.look import said_moves
from pentapolis.server.sitting import Sitting
from pentapolis.words import LANGUAGES, words_of
from tests.rules.empires_end.board import Layout, anna, other_edition
from tests.rules.empires_end.position import ANNA
from tests.rules.playing import play
from tests.rules.seven_wonders_duel.position import position

DUEL = {language: words_of("seven-wonders-duel", language) for language in LANGUAGES}
EMPIRES = {language: words_of("empires-end", language) for language in LANGUAGES}


def sent(table: Table, seat: int, thought: tuple[int, ...] = ()) -> dict[str, Any]:
    """What the browser reads."""
    sitting = cast("Sitting", SimpleNamespace(table=table, game=table.game))
    return cast("dict[str, Any]", json.decode(json.encode(said_moves(sitting, seat, thought))))


def test_a_token_of_the_great_library_is_kept() -> None:
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    t = position(["theater"], coins=(99, 7), wonders=(["great_library"], []), board=board)
    assert sent(t, 0) == {}
    play(t, "raise:great_library:theater")
    move = t.moves(0)[0]
    token = VOCABULARY.objects(move)["token"]
    named = {language: DUEL[language].say(f"token-{token}") for language in LANGUAGES}
    assert duel_described.move_text(DUEL["en"], t, 0, move) == f"Keep {named['en']}"
    assert duel_described.move_text(DUEL["hu"], t, 0, move) in {
        f"Tartsd meg {article} {named['hu']} fejlődéskorongot" for article in ("a", "az")
    }
    said = sent(t, 0, (VOCABULARY.parse("learn:law"), VOCABULARY.parse("build:baths")))
    assert set(said) == {t.game.notation(legal) for legal in t.moves(0)} | {"learn:law"}
    assert said["learn:law"] == {"message": "choice-keep", "args": {"token": "law"}}
    assert DUEL["en"].say_sentence(said["learn:law"]) == "Keep Law"
    assert sent(t, 1) == {}


def test_a_payment_says_all_that_is_paid(tmp_path: Path) -> None:
    t = anna("I", Layout(destroyed=["town_1", "town_2"]), goods={"hammer": 3, "coin": 1}, hands=[["revolt_05"]])
    scores = '{ kind = "end_points_per_resource", resource = "hammer", points = 1 }'
    other_edition(t, tmp_path, {"revolt_02": {"ability": scores}})
    play(t, "play:revolt_05:city", seat=ANNA)
    view = t.view(ANNA)
    asked = {language: EMPIRES[language].say(view["question"], view["details"]) for language in LANGUAGES}
    assert asked["en"] == "It costs 2 hammers: choose how many of them you pay with coins."
    assert asked["hu"] == "Ez 2 kalapácsba kerül: döntsd el, hányat fizetsz ki közülük érmével."
    moves = [VOCABULARY_EE.parse(notation) for notation in ("pay:0", "pay:1", "finish")]
    texts = [empires_described.move_text(EMPIRES["en"], t, ANNA, move) for move in moves]
    assert texts == ["Pay 2 hammers", "Pay 1 hammer and 1 coin", "Finish"]
    assert empires_described.move_text(EMPIRES["hu"], t, ANNA, moves[1]) == "Fizess 1 kalapácsot és 1 érmét"
    assert set(sent(t, ANNA)) == {"pay:0", "pay:1"}
