"""The table of Through the Ages in a terminal."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest

import pentapolis
from pentapolis.games.through_the_ages import terminal
from pentapolis.games.through_the_ages.catalogue.index import CARDS, TECHNOLOGY
from pentapolis.games.through_the_ages.pieces import effects_of
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import GROUPS, TYPES, WORKER_TYPES
from pentapolis.terminal.ascii import ascii_only
from pentapolis.words import LANGUAGES
from tests.games.screens import NAMES, Screens, printed
from tests.rules.through_the_ages.prelude import ANNA, BENCE, Civ, happen, play, position

GAME = pentapolis.game("through-the-ages")
SCREENS = Screens("through-the-ages", terminal)
WORDS, drawn, listed = SCREENS.words, SCREENS.drawn, SCREENS.listed
NUMBERED = re.compile(r"(?:^|(?<=\S  ))(\d+) \S", re.MULTILINE)
#: Groups of cards that lie beside the technologies that take workers.
BESIDE = ("special", "government", "leader", "wonder", "territory", "tactic", "war", "pact")
#: A late game with a technology of every type and level.
FULL = Civ(
    workers=dict.fromkeys(TECHNOLOGY.ids, 1),
    government="democracy",
    leader="albert_einstein",
    specials=["civil_service", "military_theory", "satellites", "engineering"],
    wonders=["pyramids", "taj_mahal", "eiffel_tower"],
    wonder="first_space_flight",
    stages=1,
    colonies=["vast_territory_1", "historic_territory_2"],
    tactic="modern_army",
    stock={"bronze": 2, "mechanized_agriculture": 5},
    yellow=3,
    blue=4,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits_into_eighty_columns(seats: int, language: str) -> None:
    t = cast("ThroughTheAges", GAME.new(seats, seats))
    chance = random.Random(seats)
    while not t.over:
        seat = t.to_act[0]
        moves = t.moves(seat)
        if t.ply % 13 == 0 or len(moves) > 40:
            for height in (24, 8):
                assert max(map(len, drawn(t, seat, language, 80, height).split("\n"))) <= 80
            menu = listed(t, language)
            assert max(map(len, menu.split("\n"))) <= 80
            assert [int(number) for number in NUMBERED.findall(menu)] == list(range(1, len(moves) + 1))
            assert "?" not in ascii_only(drawn(t, seat, language)), "every sign has a stand-in"
        t.play(seat, chance.choice(moves))
    assert f"1 {NAMES[0]}" in drawn(t, None, language, 120)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [76, 80, 120])
def test_the_fullest_civilization_shows_every_technology(width: int, language: str) -> None:
    """A line for each type, a column for each level; names give way to short ones, and are not cut."""
    t = position(FULL, Civ(), age="III")
    words = WORDS[language]
    lines = printed(terminal.own(t, ANNA, words, NAMES[:2], width), width).split("\n")
    assert max(map(len, lines)) <= width
    for name in TECHNOLOGY.ids:
        kind = words.say(f"terminal-kind-{TYPES[CARDS[TECHNOLOGY.ids.index(name)].type]}")
        line = next(line for line in lines if line.startswith(f"{kind} "))
        assert any(text in line for text in (words.say(f"card-{name}"), terminal.brief(name, words))), name


def test_short_names_are_short_and_only_where_a_name_is_long() -> None:
    """Technologies with workers lie in narrow columns; what lies beside them has more room."""
    for card in CARDS:
        room = 9 if card.type in range(WORKER_TYPES) else 15
        beside = GROUPS[card.group] in BESIDE
        names = [WORDS[language].say(f"card-{card.id}") for language in LANGUAGES]
        long = max(map(len, names)) > room and (beside or card.type in range(WORKER_TYPES))
        for language in LANGUAGES:
            assert WORDS[language].has(f"short-{card.id}") == long, card.id
            assert not long or len(WORDS[language].say(f"short-{card.id}")) <= room
    for language in LANGUAGES:
        briefs = [terminal.brief(card.id, WORDS[language]) for card in CARDS]
        assert len(set(briefs)) == len(briefs), "no two cards are called alike"


def test_the_row_has_prices_and_what_goes() -> None:
    t = position(Civ(wonders=["pyramids"]), row=["moses", "irrigation", "", "", "", "", "", "", "", "taj_mahal"])
    shown = drawn(t, ANNA)
    assert "[✗1] Moses led ●" in shown
    assert "[✗1] Irrigation frm 3S +2F" in shown
    assert shown.count("[–]") == 10
    assert "[4] Taj Mahal won +3★ +1■" in shown, "a completed wonder makes it dearer"
    assert "won +3★" not in drawn(t, ANNA, height=8), "on a low screen cards say nothing"
    assert "[3] Taj Mahal" in drawn(t, None), "who looks on sees the printed price"


def test_who_looks_on_sees_two_civilizations_whole_and_more_of_them_short() -> None:
    assert drawn(position(), None).count("Religion (3)") == 0, "what one more costs is the owner's"
    assert drawn(position(), None).count("tem  Religion") == 2
    assert drawn(position(Civ(), Civ(), Civ(), Civ()), None).count("tem  Religion") == 0
    assert drawn(position(Civ(), Civ(), Civ(), Civ()), None).count("tem Religion") == 4


def test_banks_are_rows_of_tokens() -> None:
    t = position(Civ(yellow=7, blue=9, stock={"bronze": 4}, unused=2))
    shown = drawn(t, ANNA)
    assert "··│····│····│·●●●│●●●● 7 −3F" in shown
    assert "······│·■■■■│■■■■■ 9 −2R" in shown
    assert "min  Bronze ●● 4■ (2)" in shown
    assert "2+2−3F" in shown.replace("0+2", "2+2")
    assert "unused 2" in shown


def test_what_only_the_owner_sees() -> None:
    """TTA-CARD-04: military hands are hidden, civil ones open."""
    t = position(Civ(civil=["iron"], military=["raid_1"]), Civ(civil=["opera"], military=["spy", "legion"]))
    assert "Raid I agg 1MA" in drawn(t, ANNA)
    assert "Spy" not in drawn(t, ANNA)
    assert "Military 2/2" in drawn(t, ANNA)
    assert "Opera 7S" in drawn(t, ANNA)
    assert "Raid I" not in drawn(t, None)
    assert "Spy" in drawn(t, BENCE)


def test_an_attack_is_weighed_before_it_is_declared_and_while_it_lasts() -> None:
    t = position(Civ(workers={"warriors": 5}, military=["enslave"]), Civ(military=["bonus_1"]), phase="politics")
    assert "Enslave: →Bence [2] 5▲:1–3▲ 2MA" in drawn(t, ANNA)
    play(t, "attack:enslave:1")
    assert "Enslave: Anna 5▲ against Bence [2] 1▲, at most 3▲" in drawn(t, BENCE)
    assert "at most" not in drawn(t, ANNA)


def test_an_event_and_an_auction_stand_above_the_row() -> None:
    t, _ = happen("raiders", Civ(workers={"warriors": 3}), Civ(stock={"bronze": 2, "agriculture": 2}))
    assert drawn(t, t.to_act[0]).index("Event: Raiders") < drawn(t, t.to_act[0]).index("Events ")
    t, _ = happen("vast_territory_1", Civ(workers={"warriors": 3}, military=["bonus_1"]), Civ())
    shown = drawn(t, ANNA)
    assert "Vast Territory I: bid 0, –" in shown
    assert re.search(r"your largest force \d+ \(Units 3", shown)
    assert re.search(r"^Bid: +1 1  2 2", listed(t), re.MULTILINE)


def test_warnings_and_the_end_of_the_turn_are_in_sight() -> None:
    t = position(Civ(yellow=2, unused=1, workers={"agriculture": 0}, culture=20, stock={"bronze": 2}, blue=4))
    shown = " ".join(drawn(t, ANNA).split())
    for warning in t.view(ANNA)["warnings"]:
        assert WORDS["en"].say(warning["message"], warning["args"]) in shown
    assert "If you ended now: +0★ +0S" in shown, "an uprising: nothing is produced"


def test_signs_of_one_card_stand_apart() -> None:
    t = position(Civ(), row=["cultural_heritage_a"])
    assert "+1Tu +4★" in drawn(t, ANNA, "hu")


def test_moves_alike_share_a_line() -> None:
    t = position(Civ(stock={"bronze": 9}, technologies=["iron"]), row=["moses", "irrigation"])
    assert re.search(r"^Take:  \d+ Moses 1CA  \d+ Irrigation 1CA", listed(t), re.MULTILINE)
    assert re.search(r"^Upgrade:  \d+ Bronze → Iron 3R", listed(t), re.MULTILINE)
    assert re.search(r"^Vedd el:  \d+ Mózes 1PA", listed(t, "hu"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sign(language: str) -> None:
    words, messages = WORDS[language], set()
    for card in CARDS:
        for effect in effects_of(card):
            messages |= {effect["message"], *(one["message"] for one in inner(effect["args"]))}
            assert 0 < len(terminal.sign(effect["message"], effect["args"], words)) <= 30, effect
    assert set(terminal.SIGNS) - messages == set(), "no sign stands for nothing"


def inner(value: object) -> list[dict[str, object]]:
    """All sentences that a sentence is made of."""
    found: list[dict[str, object]] = []
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        if isinstance(part, dict) and "message" in part:
            found.append(part)
        found += inner(part)
    return found


def test_score_past_events_legend_and_things() -> None:
    words = WORDS["en"]
    t = position(Civ(culture=7), past=["rats"], current=["crusades"])
    assert "Bence [2]" in printed(terminal.score(t, words, NAMES[:2]))
    assert re.search(r"Culture points +│ +7", printed(terminal.score(t, words, NAMES[:2])))
    assert "Rats" in printed(terminal.EXTRAS["discard"](t, ANNA, words))
    assert "empty" in printed(terminal.EXTRAS["discard"](position(), ANNA, words))
    assert "S science" in printed(terminal.legend(words), 300)
    assert printed(terminal.thing("card", "taj_mahal", words)).startswith("Taj Mahal – wonder, Age I, 2·4·2R")
    assert printed(terminal.thing("seat", "1", words)).strip() == "1"
    assert terminal.headline(t, words) == "Through the Ages · Age I, round 3 · Action Phase"
    assert terminal.headline(t, WORDS["hu"]) == "Korokon át · I. kor, 3. forduló · Akciófázis"


def test_the_final_scoring_card_by_card() -> None:
    """TTA-END-01, TTA-END-03, TTA-CLR-26."""
    gates = Civ(culture=40, leader="bill_gates", workers={"alchemy": 2}, colonies=["vast_territory_1"])
    last = {"age": "IV", "turn": BENCE, "round": 18, "last_round": 18, "civil": [], "military": []}
    t = position(gates, Civ(culture=30), current=["impact_of_colonies"], future=["impact_of_wonders"], **last)  # type: ignore[arg-type]
    assert t.view(None)["final"] == []
    play(t, "end_turn")
    assert t.view(None)["final"] == [
        {"card": "impact_of_colonies", "points": [3, 0]},
        {"card": "bill_gates", "points": [2, 0]},
    ]
    shown = printed(terminal.score(t, WORDS["en"], NAMES[:2]))
    assert re.search(r"Culture before the end +│ +40 │ +30 │", shown)
    assert re.search(r"Impact of Colonies +│ +3 │ +0 │", shown)
    assert re.search(r"Total +│ +45 │ +30 │", shown)


def test_what_a_leader_scores_in_the_last_turn_is_no_part_of_the_final_scoring() -> None:
    """TTA-GAP-10: Genghis Khan scores in an uprising too."""
    khan = Civ(leader="genghis_khan", yellow=2, unused=0, workers={"warriors": 4})
    last = {"age": "IV", "turn": BENCE, "round": 18, "last_round": 18, "civil": [], "military": [], "current": []}
    t = position(Civ(), khan, **last)  # type: ignore[arg-type]
    play(t, "end_turn")
    assert t.over
    assert t.scores[BENCE] == 3
    assert t.view(None)["final"] == []
