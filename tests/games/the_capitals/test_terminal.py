"""The table of The Capitals in a terminal."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest

import pentapolis
from pentapolis.games.the_capitals import terminal
from pentapolis.games.the_capitals.edition import edition
from pentapolis.games.the_capitals.pieces import pieces
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.terminal.ascii import ascii_only
from pentapolis.words import LANGUAGES
from tests.games.screens import NAMES, Screens, numbers, printed
from tests.rules.the_capitals.prelude import ANNA, BENCE, SPARE, asked, at, new_game, play, position

GAME = pentapolis.game("the-capitals")
SCREENS = Screens("the-capitals", terminal)
WORDS, drawn, listed = SCREENS.words, SCREENS.drawn, SCREENS.listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "prosperity"), [(2, "with"), (3, "without"), (5, "with")])
def test_every_table_fits_into_eighty_columns(seats: int, prosperity: str, language: str) -> None:
    t = cast("Capitals", GAME.new(seats, seats, {"prosperity": prosperity}))
    chance = random.Random(seats)
    while not t.over:
        seat = t.to_act[0]
        moves = t.moves(seat)
        if t.ply % 9 == 0 or len(moves) > 40:
            for height in (24, 8):
                assert max(map(len, drawn(t, seat, language, 80, height).split("\n"))) <= 80
            menu = listed(t, language)
            assert max(map(len, menu.split("\n"))) <= 80
            assert numbers(menu) == list(range(1, len(moves) + 1))
            assert "?" not in ascii_only(drawn(t, seat, language)), "every sign has a stand-in"
        t.play(seat, chance.choice(moves))
    end = drawn(t, None, language, 120)
    assert f"1 {NAMES[0]}" in end
    assert max(map(len, end.split("\n"))) <= 120


def test_a_name_without_room_is_seen_to_be_cut() -> None:
    t = position("building", cities=({(0, 1): "terraced_cottages"},), fields=(SPARE, (), ()))
    assert "│Terraced Cott…│" in drawn(t, ANNA)


def test_tracks_initiative_and_project_fields() -> None:
    t = position(
        "building",
        tracks=({"culture": 9, "population": 4}, {"culture": 3}, {"culture": 3}),
        fields=(("market",), (), ("bakery",)),
    )
    shown = drawn(t, ANNA)
    assert re.search(r"^culture +1:9 2:3 3:3 +0 ···×·····1····│·········│······ 30$", shown, re.MULTILINE)
    assert re.search(r"^population +1:4 2:8 3:8 +0 ····1···×············ 20$", shown, re.MULTILINE)
    assert "2: $3×4 Anna" in shown
    assert re.search(r"\$0: Market com .*  \$2: –\s+\$4: Bakery ind", shown)
    assert re.search(r"^Tourists now: 2 3 → 1\s*$", shown, re.MULTILINE)
    low = drawn(t, ANNA, height=8)
    assert "culture 1:9 2:3 3:3" in low
    assert "···" not in low, "no track is drawn"


def test_a_long_track_may_have_a_sign_for_two_spaces() -> None:
    t = position("building", tracks=({"economy": 10}, {"economy": 9}, {"economy": 50}))
    assert re.search(r"^economy +1:10 2:9 3:50 +1 ····×···················3 50$", drawn(t, ANNA), re.MULTILINE)
    assert re.search(r"1 ········21·{39}3 50$", drawn(t, ANNA, width=120), re.MULTILINE)


def test_a_city_lies_as_it_is_built() -> None:
    city = {(0, 1): "market", (1, 1): "bakery", (-1, 0): "lake"}
    t = position("executive", cities=(city,), cubes=({"hotel": 2},), tourists={BENCE: (ANNA, "city_hall")})
    lines = drawn(t, ANNA).split("\n")
    row = max(number for number, line in enumerate(lines) if line.startswith("19"))
    cells = [part.strip() for part in lines[row].split("│")]
    assert cells[:4] == ["19", "Lake", "Hotel", "City Hall"]
    assert [part.strip() for part in lines[row + 3].split("│")][1:3] == ["Market", "Bakery"]
    assert re.search(r"│tou ▸\d+ 2●", lines[row + 1])
    assert re.search(r"│▸\d+ T2 ", lines[row + 1])
    assert sum(line.count("◆") + line.count("○") for line in lines[row - 2 : row + 6]) == 2
    assert lines[row + 2].index("○") == lines[row].index("│City Hall"), "a full marker on the corner of all four"


def test_where_a_tile_can_go_and_what_it_brings() -> None:
    t = position("building", fields=(("market", *SPARE), (), ()))
    play(t, "take:market")
    shown = drawn(t, ANNA)
    assert re.search(rf"│{at(-1, -1)} −2★", shown), "away from the markers: a fine"
    assert re.search(rf"│{at(0, 1)} +│", shown)
    assert re.search(r"Build Market on:  1 R18 −2★  2 S18  3 T18 ", listed(t))
    assert f"{at(-1, -1)} −2★" in listed(t)
    assert at(0, 1) not in drawn(t, BENCE), "only who places sees the cells"


def test_what_only_the_owner_sees() -> None:
    """CAP-PRO-01, CAP-PRE-03."""
    hands = (("warehouse",), ("observatory",), ("carousel",))
    t = position("building", hands=hands, prestige=(5, 6, 7), options={"prosperity": "with"})
    assert "Hand  ✓ Warehouse pro" in drawn(t, ANNA)
    assert "Observatory" not in drawn(t, ANNA)
    assert "hand 1" in drawn(t, ANNA)
    assert "Warehouse" not in drawn(t, None)
    assert re.search(r"1 Anna  now \d+★", drawn(t, ANNA))
    assert re.search(r"1 Anna  known \d+★", drawn(t, BENCE))


def test_moves_alike_share_a_line() -> None:
    t = position("executive", energy=(6,))
    assert "Activate:  1 Hotel 2●  2 City Hall 1●" in listed(t)
    assert "Aktiváld:" in listed(t, "hu")
    full = position("administration", cities=({(0, 1): "market", (1, 1): "bakery"},))
    assert asked(full) == "ask-marker"
    assert re.search(r"^Move construction marker \d to:  1 \w+_\w+  2 ", listed(full), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_short_sign(language: str) -> None:
    words, messages = WORDS[language], set()
    for piece in (one for kind in pieces(edition("reconstructed")).values() for one in kind):
        for effect in piece["effects"]:
            messages.add(effect["message"])
            assert 0 < len(terminal.sign((effect["message"], effect["args"]), words)) <= 44
    unused = set(terminal.SIGNS) - messages
    assert unused <= {"effect-end", "effect-before-fair-counted"}, "an edition may print them"
    said = {"changes": [{"message": "minus-culture", "args": {"count": 2}}]}
    assert terminal.sign(("effect-end", said), WORDS["en"]) == "■−2Cu"
    per = {**said, "conditions": [{"message": "each-adjacent", "args": {"type": "public", "count": 2}}]}
    assert terminal.sign(("effect-before-fair-counted", per), WORDS["en"]) == "◆2[pub]→−2Cu"


def test_score_discard_legend_and_things() -> None:
    words = WORDS["en"]
    t = position("building", prestige=(5,))
    assert "Bence [2]" in printed(terminal.score(t, words, NAMES[:3]))
    assert "without the prestige" in printed(terminal.score(t, words, NAMES[:3]))
    assert "empty" in printed(terminal.EXTRAS["discard"](t, ANNA, words))
    two = new_game(2)
    assert printed(terminal.EXTRAS["discard"](two, ANNA, words)).strip()
    assert "Cu culture" in printed(terminal.legend(words), 300)
    assert "commercial (age I)" in printed(terminal.thing("tile", "market", words))
    assert printed(terminal.thing("column", "3", words)).strip() == "3"
    assert terminal.headline(t, words) == "The Capitals · Age I, round 2 · Building"
    assert terminal.board_title(new_game(3), None, words, NAMES, 80, 24).endswith("reconstructed edition")
