"""The table of 7 Wonders Duel in a terminal, at decisions of whole games."""

import itertools
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import pentapolis
from pentapolis.cli.screen import Screen
from pentapolis.cli.texts import speaking
from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKENS, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.terminal import card_body, icons, structure
from pentapolis.terminal.canvas import THICK, THIN, Canvas, broken, fitted
from pentapolis.terminal.parts import flow
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("seven-wonders-duel")
NAMES = ["Bartholomew the Elder", "Borcsa"]


def drawn(table: pentapolis.Table, seat: int | None, language: str, width: int = 100, height: int = 40) -> str:
    """The table and the menu as plain text."""
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False, color_system=None)
    screen = Screen(console, GAME, language, ["human", "human"], NAMES)
    screen.draw(table, seat)
    if seat is not None and table.moves(seat):
        screen.menu(table, seat, table.moves(seat))
    return out.getvalue()


def pyramid(table: pentapolis.Table, language: str, width: int = 100, height: int = 40) -> list[str]:
    view = table.view(0)
    return structure(view, 0, speaking(language, GAME), width, height).plain.splitlines()  # type: ignore[arg-type]


def positions(seed: int) -> list[pentapolis.Table]:
    """Every decision of a random game, and its end."""
    table, rng = GAME.new(seed=seed), pentapolis.Fast(seed)
    found = []
    while not table.over:
        found.append(table.copy())
        seat = table.to_act[0]
        legal = table.moves(seat)
        table.play(seat, legal[rng.below(len(legal))])
    return [*found, table]


def in_age(age: int) -> pentapolis.Table:
    """The first decision of an age in which nothing has been taken yet."""
    return next(t for t in positions(4) if t.view(0)["age"] == age and len(t.view(0)["structure"]) == 20)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 40)])
def test_no_line_is_wider_than_the_screen(language: str, width: int, height: int) -> None:
    for table in positions(4)[::7]:
        for seat in (0, 1, None):
            lines = drawn(table, seat, language, width, height).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "inner"), [(100, 40, 15), (80, 50, 12)])
def test_every_face_up_card_shows_its_whole_name(language: str, width: int, height: int, inner: int) -> None:
    words = speaking(language, GAME)
    for age in (1, 2, 3):
        table = in_age(age)
        picture = "\n".join(pyramid(table, language, width, height))
        room = inner if age < 3 else (23 if width == 100 else 18)
        cards = [slot["card"] for slot in table.view(0)["structure"] if slot["card"] is not None]
        assert len(cards) == 12
        for card in cards:
            assert all(part in picture for part in broken(words.say(f"card-{card}"), room))


@pytest.mark.parametrize("width", [80, 100])
def test_rows_lie_half_a_card_apart(width: int) -> None:
    """SWD-FLOW-03, -04: rows of 2 to 6 cards; a card lies between the two of the next row that cover it."""
    lines = pyramid(in_age(1), "en", width)
    pitch = (width - 1) // 6
    starts = []
    for row, count in enumerate([2, 3, 4, 5, 6]):
        top = lines[3 * row]
        assert len(top.strip()) == count * pitch + 1
        starts.append(len(top) - len(top.lstrip()))
    assert all(abs(2 * (upper - lower) - pitch) <= 1 for upper, lower in itertools.pairwise(starts))


def test_accessible_cards_have_a_thick_edge_and_hidden_ones_show_their_back() -> None:
    lines = pyramid(in_age(1), "en")
    assert lines[12].count("┏") + lines[12].count("┳") == 6
    assert "┏" not in "".join(lines[:12])
    assert lines[10].count(" I ") == 5
    assert sum(line.count(" III ") + line.count(" guild ") for line in pyramid(in_age(3), "en")) == 8


def test_colours_are_never_needed() -> None:
    """Every face-up card has the letters of its kind in its upper edge."""
    words = speaking("hu", GAME)
    table = in_age(2)
    top = pyramid(table, "hu")[0]
    first_row = [slot["card"] for slot in table.view(0)["structure"] if slot["row"] == 1]
    codes = [part.strip("─┌┐┬")[:2] for part in top.strip().replace("┬", "┌").split("┌")[1:]]
    colours = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
    assert codes == [words.say(f"terminal-code-{colours[CARDS[CARD.find(card)].colour]}") for card in first_row]


def test_a_low_screen_makes_the_structure_lower() -> None:
    assert len(pyramid(in_age(1), "en", 80, 24)) == 5 * 2 + 2
    assert len(pyramid(in_age(1), "en", 80, 40)) == 5 * 3 + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_squeezed_structure_fits_and_shows_all_that_can_be_taken(age: int, language: str) -> None:
    """Age III has seven rows; a terminal of 24 lines leaves 14 for them."""
    view, words = in_age(age).view(0), speaking(language, GAME)
    drawn_lines = structure(view, 0, words, 79, 14, squeezed=True).plain.splitlines()  # type: ignore[arg-type]
    picture = "\n".join(drawn_lines)
    assert len(drawn_lines) <= 14
    assert drawn_lines[-1].strip().startswith("┗")
    for slot in view["structure"]:
        if slot["accessible"]:
            assert all(part in picture for part in broken(words.say(f"card-{slot['card']}"), 12 if age < 3 else 18))
    assert picture.count(" III ") + picture.count(f" {words.say('terminal-back-guild')} ") == (8 if age == 3 else 0)


def test_the_pawn_moves_towards_the_loser_s_capital_for_both_seats() -> None:
    table = next(t for t in positions(4) if t.view(0)["conflict"] > 0)
    for seat in (0, 1):
        track = next(line for line in drawn(table, seat, "en").splitlines() if "▣" in line)
        ahead = track.index("◆") > track.index("○")
        assert ahead == (seat == 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_show_coins_buildings_wonders_and_points(language: str) -> None:
    words = speaking(language, GAME)
    table = positions(5)[-1]
    picture = drawn(table, 0, language)
    for city in table.view(0)["cities"]:
        assert f"{city['coins']}●" in picture
        assert words.say("terminal-points-now", {"count": city["total"]}) in picture
        for card in city["buildings"]:
            assert words.say(f"card-{card}") in picture
        for wonder in city["wonders"]:
            assert ("■ " if wonder["built"] else "□ ") + words.say(f"wonder-{wonder['wonder']}") in picture


def test_the_menu_numbers_every_move_once() -> None:
    for table in positions(6)[::9]:
        if table.over:
            continue
        seat = table.to_act[0]
        out = StringIO()
        console = Console(file=out, width=100, height=40, highlight=False, color_system=None)
        Screen(console, GAME, "en", ["human", "human"], NAMES).menu(table, seat, table.moves(seat))
        tokens = out.getvalue().replace("\n", " ").split()
        for number in range(1, len(table.moves(seat)) + 1):
            assert str(number) in tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_signs(language: str) -> None:
    words = speaking(language, GAME)
    effects = [card.effects for card in CARDS] + [wonder.effects for wonder in WONDER_CARDS]
    for value in effects + [token.effects for token in TOKENS]:
        assert icons(value, words).strip()


def test_what_is_put_later_hides_what_lies_under_it() -> None:
    canvas = Canvas(12, 5)
    canvas.box(0, 0, 6, ["one"], THIN, "", "A")
    canvas.box(5, 0, 6, ["two"], THIN, "")
    canvas.box(2, 2, 6, ["top"], THICK, "")
    assert canvas.text().plain.splitlines() == [
        "┌A───┬────┐",
        "│one │two │",
        "└─┏━━━━┓──┘",
        "  ┃top ┃",
        "  ┗━━━━┛",
    ]


def test_names_are_broken_between_words_and_syllables() -> None:
    assert broken("Fürdő", 12) == ["Fürdő"]
    assert broken("Szónoki emelvény", 12) == ["Szónoki", "emelvény"]
    assert broken("Karavánszeráj", 12) == ["Karavánsze-", "ráj"]
    assert broken("Karavánszeráj", 10) == ["Karaván-", "szeráj"]
    assert fitted("Pantheon", 5) == "Pant…"


def test_a_flow_breaks_between_items_only() -> None:
    assert flow([Text("aaa"), Text("b b"), Text("cc")], 7).plain == "aaa b b\ncc"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lines", "open_now"), [(1, True), (2, True), (2, False), (3, False)])
def test_a_card_shows_what_it_does_however_long_its_name_is(language: str, lines: int, open_now: bool) -> None:
    words, narrow = speaking(language, GAME), 12  # six cards side by side on 80 columns
    for card in CARDS:
        shown: Any = {"card": card.id, "back": card.back, "accessible": open_now}
        body = card_body(shown, lines, narrow, words)
        assert icons(card.effects, words)[: narrow - 1] in "\n".join(body), body


def test_accessible_cards_of_a_row_are_equally_tall() -> None:
    for table in positions(4):
        if table.view(0)["structure"]:
            for line in pyramid(table, "hu", width=80):
                assert "━┃" not in line, line
