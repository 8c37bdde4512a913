"""The table of Empire's End in a terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

import pentapolis
from pentapolis.games.empires_end import terminal
from pentapolis.games.empires_end.abilities.reading import KINDS
from pentapolis.games.empires_end.catalogue import CARD, LOCATION
from pentapolis.games.empires_end.conflict import strength
from pentapolis.games.empires_end.edition import edition, load
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import goods
from pentapolis.games.empires_end.vocabulary import VOCABULARY
from pentapolis.words import LANGUAGES
from tests.games.screens import NAMES, Screens, numbers, printed

GAME = pentapolis.game("empires-end")
SCREENS = Screens("empires-end", terminal)
WORDS, drawn = SCREENS.words, SCREENS.drawn


def begun(seats: int = 2, disasters: Sequence[str] = (), **options: object) -> EmpiresEnd:
    hands = [card for card in CARD.ids if card.startswith(("flood", "plague"))][: 4 * seats]
    chances = {"locations": LOCATION.ids, "disasters": [*hands, *disasters]}
    return cast("EmpiresEnd", GAME.new(seats, 1, {"first_player": 0, **options}, chances))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "variant"), [(2, "normal"), (3, "lightning"), (4, "normal")])
def test_every_table_fits_into_eighty_columns(seats: int, variant: str, language: str) -> None:
    table, chance = begun(seats, variant=variant), random.Random(seats)
    words = WORDS[language]
    while not table.over:
        seat = chance.choice(table.to_act)
        moves = table.moves(seat)
        if table.ply % 5 == 0 or len(moves) > 40:
            lines = drawn(table, seat, language).split("\n")
            listed = printed(terminal.menu(table, seat, moves, words, 80))
            assert max(len(line) for line in lines) <= 80
            assert max(len(line) for line in listed.split("\n")) <= 80
            assert numbers(listed) == list(range(1, len(moves) + 1))
        table.play(seat, chance.choice(moves))
    assert words.say("terminal-end") in drawn(table, None, language)


def test_what_only_the_owner_sees() -> None:
    """EE-INF-01: resources and hands are behind the screens."""
    table = begun(disasters=["fire_09"])
    own = drawn(table, 0)
    assert "Resources 2W  2H  2A  2●" in own
    assert "Hand  Fl1 (" in own
    for other in (drawn(table, None), drawn(table, 1)):
        assert "Fl1" not in other
    assert "Resources" not in drawn(table, None)


def test_an_open_disaster() -> None:
    table = begun(disasters=["fire_09"])
    table.play(0, VOCABULARY.parse("bid:fire_09:wheat"))
    shown = drawn(table, 1)
    assert "Fire 9  strikes 9, accepts W A ●  bids W  yours: Farm(9)  → I restore −1H" in shown
    assert shown.count("9!") == 2  # in both rows
    assert "[D] E D I" in shown
    spectator = drawn(table, None, "hu")
    assert "Tűzvész 9  célpont 9, elfogad B F ●  licit B  → I helyreáll. −1K" in spectator


def test_ruins_and_innovations() -> None:
    table = begun(disasters=["fire_09"])
    empire = table.empires[0]
    for card, location in (("famine_03", "town_1"), ("barbarians_05", "farm_2")):
        empire.tuck(CARD.find(card), LOCATION.find(location))
        empire.exhaust(CARD.find(card))
    empire.healthy &= ~(1 << LOCATION.find("farm_2"))
    shown = drawn(table, None)
    assert "✗Farm" in shown
    assert "Fa3~ D free H" in shown
    assert "(Ba5~) D replace" in shown


def test_a_conflict_before_and_after_the_bids() -> None:
    """EE-CON-04: bids are secret until all are in."""
    table = begun()
    chance = random.Random(1)
    while table.conflict < 0:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.moves(seat)))
    for empire in table.empires:
        empire.goods = goods(axe=3, coin=2)
    seat = table.to_act[0]
    menu = printed(terminal.menu(table, seat, table.moves(seat), WORDS["en"], 80))
    own = int(strength(table, table.empires[seat]))
    assert f"Axes 3 and coins:  10 0●={own + 3}▲  11 1●={own + 4}▲  12 2●={own + 5}▲" in menu
    for have, line in (
        (goods(axe=1), f"Bid axes:  1 0A={own}▲  2 1A="),
        (goods(coin=1), f"Bid coins:  1 0●={own}▲  2 1●="),
    ):
        table.empires[seat].goods = have
        table.forget()
        assert line in printed(terminal.menu(table, seat, table.moves(seat), WORDS["en"], 80))
    table.empires[seat].goods = goods(axe=3, coin=2)
    table.forget()
    table.play(seat, VOCABULARY.parse("commit:3:1"))
    before = drawn(table, None)
    assert "has bid" in before
    assert "is choosing" in before
    assert "+ 3A" not in before
    assert "highest: " in before
    table.strengths = [9, 8]
    table.best = 9
    table.empires[1 - seat].bid = 2
    after = drawn(table, None)
    assert "+ 3A + 1● = " in after
    assert " · wins" in after


def test_moves_alike_share_a_line() -> None:
    table = begun()
    chance = random.Random(3)
    while table.pending(table.to_act[0]).question != "ask-industry":  # type: ignore[union-attr]
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.moves(seat)))
    seat = table.to_act[0]
    menu = printed(terminal.menu(table, seat, table.moves(seat), WORDS["hu"], 80))
    assert re.search(r"^\d+–\d+ Cserélj fel két helyszínt: írd be az egyik nevét \(Város\)$", menu, re.MULTILINE)
    assert re.search(r"^Játszd ki .* ez alá:  1 Város\(1\)  2 Falu\(2\)  3 Falu\(3\)$", menu, re.MULTILINE)
    assert "Add el 1●-ért:" in menu
    assert "Fejezd be" in menu


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_ability_has_a_sign(language: str) -> None:
    abilities = edition("reconstructed").abilities
    assert {ability.kind for ability in abilities} == set(KINDS)
    for ability in abilities:
        sign = terminal.sign(ability, WORDS[language])
        assert 0 < len(sign) <= 20


def test_score_discard_legend_and_things() -> None:
    table = begun(disasters=["fire_09"])
    words = WORDS["en"]
    assert printed(terminal.score(table, words, NAMES[:2])).count("162") == 4  # all locations, and the totals
    assert "Bence [2]" in printed(terminal.score(table, words, NAMES[:2]))
    assert "empty" in printed(terminal.EXTRAS["discard"](table, 0, words))
    table.discard(CARD.find("blight_03"))
    assert "Blight 3" in printed(terminal.EXTRAS["discard"](table, 0, words))
    assert "EI Economy and industry" in printed(terminal.legend(words), 200)
    assert "strikes position 9" in printed(terminal.thing("card", "fire_09", words))
    assert "strikes position 9" in printed(terminal.thing("card2", "fire_09", words))
    assert "worth 32 points" in printed(terminal.thing("location", "city", words))
    assert printed(terminal.thing("resource", "axe", words)).strip() == "axe"
    assert printed(terminal.thing("axes", "3", words)).strip() == "3"
    assert "Strength 7 or more: 7 points" in printed(terminal.thing("conflict", "conflict_01", words))
    assert terminal.code("card", "fire_09", words) == "Fi9"


def test_things_are_those_of_the_table_s_edition() -> None:
    table, words = begun(), WORDS["en"]
    table.edition = load(Path(__file__).parent / "other_edition.toml")
    assert "City 65★, Greater Town 51★" in printed(terminal.legend(words, table), 400)
    assert "City 32★, Greater Town 25★" in printed(terminal.legend(words), 400)
