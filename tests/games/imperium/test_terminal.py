"""The table of Imperium in a terminal."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest

import pentapolis
from pentapolis.games.imperium import describe, terminal
from pentapolis.games.imperium.pieces import pieces
from pentapolis.games.imperium.table import Imperium
from pentapolis.terminal.ascii import ascii_only
from pentapolis.words import LANGUAGES
from tests.games.screens import NAMES, Screens, numbers, printed
from tests.rules.imperium.prelude import ANNA, BENCE, note, play, position

GAME = pentapolis.game("imperium")
SCREENS = Screens("imperium", terminal)
WORDS, drawn, listed = SCREENS.words, SCREENS.drawn, SCREENS.listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits_into_eighty_columns(seats: int, language: str) -> None:
    t = cast("Imperium", GAME.new(seats, seats, {"nations": "drafted"}))
    chance = random.Random(seats)
    while not t.over:
        seat = t.to_act[0]
        moves = t.moves(seat)
        if t.ply % 23 == 0 or t.ply < 4:
            for height in (24, 40):
                assert max(map(len, drawn(t, seat, language, 80, height).split("\n"))) <= 80
            menu = listed(t, language)
            assert max(map(len, menu.split("\n"))) <= 80
            assert numbers(menu) == list(range(1, len(moves) + 1))
            assert "?" not in ascii_only(drawn(t, seat, language)), "every sign has a stand-in"
        t.play(seat, chance.choice(moves))
    for width in (80, 120):
        assert max(map(len, drawn(t, None, language, width).split("\n"))) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_screen_holds_the_whole_table(language: str) -> None:
    """24 lines and 80 columns: four nations with the usual number of cards, without the menu."""
    hands = [["Prosperity", "Glory", "Advance", "Conquer", "Marsh", "Steppe", "Hills"]]
    areas = [["City of Rome", "1REG1", "1REG2", "1REG5", "1UNC8"]]
    t = position(4, nations=("romans", "greeks", "celts", "qin"), hands=hands, areas=areas, market=MARKET)
    assert len(drawn(t, ANNA, language, 80, 23).strip("\n").split("\n")) <= 23


MARKET = ("Oasis", "Agriculture", "Coinage", "Hittites", "Town")


def test_the_market_with_what_lies_on_and_under_its_cards() -> None:
    t = position(
        market=MARKET,
        on_market={"Agriculture": (0, 0, 2), "Hittites": (3, 1, 0)},
        under_market={"Agriculture": "1UNR1"},
    )
    shown = drawn(t, ANNA)
    assert re.search(r"^reg 0  reg Oasis  ", shown, re.MULTILINE)
    assert re.search(r"^unc 0 !unc Agriculture 2Pg  ↻ 1Fe=3Pr; 2★×Fe", shown, re.MULTILINE)
    assert re.search(r"^ {7}tri Hittites 3Ma 1Po  ", shown, re.MULTILINE)
    assert "main deck 3■  fame 4■  unrest 8■  exile 0" in shown
    assert "főpakli 3■" in drawn(t, ANNA, "hu")


def test_an_own_nation_and_a_rival() -> None:
    t = position(
        nations=("romans", "greeks"),
        tokens=[(4, 3, 6)],
        hands=[["Prosperity"], ["Glory"]],
        areas=[["City of Rome", "1REG1"], ["1REG2"]],
        under=[{"1REG1": ["1UNC3"]}],
        exhausted=[["City of Rome"]],
        developments=[["Legions"]],
        accessions=["Julius Caesar"],
    )
    shown = drawn(t, ANNA)
    own = shown[shown.index("▶ Anna") :]
    assert "Romans, barbarian  4Ma 3Po 6Pg" in own
    assert "City of Rome↻  Wilderness" in own
    assert "[Elders]" in own
    assert "under it Julius Caesar" in own
    assert "Developments  Legions 3Po" in own
    assert re.search(r"^ nat Prosperity  all: \(\+1□\); \+1Ma×Pr / \+1Po×reg", own, re.MULTILINE)
    assert re.search(r"^nat City of Rome  ◆ \(−□ → \+1Ma / \+1Po / \+1□\)", own, re.MULTILINE)
    other = shown[: shown.index("▶ Anna")]
    assert "Jungle" in other
    assert "Glory" not in shown, "another's hand is hidden"
    assert "Glory" in drawn(t, BENCE)
    low = drawn(t, ANNA, height=24)
    assert "Hand  Prosperity" in low
    assert "+1Ma×Pr" not in low


def test_the_card_being_resolved_and_who_is_still_to_act() -> None:
    """IMP-EFF-08: in turn order; what others do has their name before it."""
    t = position(3, hands=[["Prosperity"]], decks=[["Glory"], ["Advance"], ["Conquer"]], actions=[3])
    play(t, note("play", "Prosperity"))
    shown = drawn(t, ANNA)
    assert "Anna resolves Prosperity:  Bence [2]: (+1□)  Cecília: (+1□)  +1Ma×Pr / +1Po×reg" in shown
    assert "Anna végrehajtja – Jólét:" in drawn(t, ANNA, "hu")


def test_moves_with_cards_share_a_line() -> None:
    t = position(hands=[["Prosperity", "1UNR1"]], tokens=[(3, 3, 3)])
    assert re.search(r"^Play:  \d \w+  \d \w+$", listed(t), re.MULTILINE)
    assert re.search(r"^\d Innovate$", listed(t), re.MULTILINE)
    assert "Kijátszod:" in listed(t, "hu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_signs(language: str) -> None:
    words = WORDS[language]
    messages: set[str] = set()

    def collect(said: object) -> None:
        if isinstance(said, dict):
            messages.update([said["message"]] if "message" in said else [])
            for inner in said.values():
                collect(inner)
        elif isinstance(said, list):
            for inner in said:
                collect(inner)

    for piece in (one for kind in pieces().values() for one in kind):
        collect(piece["effects"])
        signs = describe.card_signs(piece["effects"], words)
        assert len(signs) <= 160, signs
        assert (signs == "") == all(one["message"] == "points-fixed" for one in piece["effects"])
    # Amounts are no effects; the others an edition may print, or they are said only while a card is being resolved.
    assert messages - set(describe.SIGNS) == {"amount-materials", "amount-population", "amount-progress"}
    spare = {
        name for name in set(describe.SIGNS) - messages if not name.startswith(("trigger-", "when-", "effect-after-"))
    }
    assert spare == {
        "effect-attack", "effect-exhaust", "effect-given", "effect-robbed", "from-anywhere", "from-deck",
        "from-under-this", "of-power-cards", "text-solstice-cost",
    }  # fmt: skip


def test_score_piles_legend_and_things() -> None:
    words = WORDS["en"]
    t = position(
        nations=("romans", "greeks"), hands=[["1UNR1"]], discards=[["Glory"]], exile=["Oasis"], tokens=[(0, 0, 4)]
    )
    pad = printed(terminal.score(t, words, NAMES[:2]))
    assert re.search(r"Progress +│ +4 │ +0 ", pad)
    assert "Bence [2]" in pad
    laid = printed(terminal.EXTRAS["discard"](t, ANNA, words))
    assert re.search(r"Discard pile\n  nat Glory .*\nHistory\n  –\nExile pile\n  reg Oasis", laid, re.DOTALL)
    assert "Discard pile" not in printed(terminal.EXTRAS["discard"](t, None, words))
    assert "Ma materials" in printed(terminal.legend(words), 300)
    told = printed(terminal.thing("card", "elders_1unc3", words))
    assert told.startswith("Elders  uncivilised\n")
    assert printed(terminal.thing("number", "3", words)).strip() == "3"
    assert terminal.headline(t, words) == "Imperium · Round 2 · Turn"
    assert terminal.own_title(t, ANNA, words, NAMES).startswith("▶ Anna  Romans")
    assert terminal.board_title(t, ANNA, words, NAMES, 40, 20).startswith("Market · main deck 3■")


def test_the_points_by_suit_come_to_the_score() -> None:
    t = cast("Imperium", GAME.new(2, 5, {"nations": "first_game"}))
    chance = random.Random(5)
    while not t.over:
        seat = t.to_act[0]
        t.play(seat, chance.choice(t.moves(seat)))
    lines = printed(terminal.score(t, WORDS["en"], NAMES[:2])).split("\n")
    rows = [re.findall(r"−?\d+(?= │)", line.replace(" ", " ")) for line in lines if re.match(r"│ [A-Z]", line)]
    columns = [[int(row[seat].replace("−", "-")) for row in rows] for seat in range(2)]
    assert [sum(column[:-1]) for column in columns] == [column[-1] for column in columns] == t.scores


SIDES_ASKED = {"nation_0": "romans", "nation_1": "atlanteans", "first_player": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_of_the_power_card_can_be_read_where_one_is_chosen(language: str) -> None:
    words = WORDS[language]
    t = cast("Imperium", GAME.new(2, 1, SIDES_ASKED))
    shown = drawn(t, 0, language)
    for side in ("a", "b"):
        told = terminal.thing("side", side, words, t)
        assert words.say(f"side-1rom1{side}") in printed(told)
        assert len(printed(told).splitlines()) > 1
        assert "".join(printed(told).split()) in "".join(shown.split())
    assert words.say("side-2atl1a") not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_card_is_shown_with_both_its_sides(language: str) -> None:
    for kind, name in (("card", "utopians_2uto1"), ("nation", "utopians")):
        told = printed(terminal.thing(kind, name, WORDS[language]))
        assert WORDS[language].say("side-2uto1a") in told
        assert WORDS[language].say("side-2uto1b") in told


def test_a_nation_that_begins_as_an_empire_is_one_before_the_cards_are_laid_out() -> None:
    t = GAME.new(2, 1, SIDES_ASKED)
    assert [player["state"] for player in t.view(0)["players"]] == ["barbarian", "empire"]
