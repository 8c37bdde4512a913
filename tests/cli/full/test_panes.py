"""What the panes show, without a screen."""

from collections.abc import Iterator

import pytest
from rich.console import Group, RenderableType
from rich.segment import Segment
from rich.text import Text

import pentapolis
from pentapolis.cli.full import panes
from pentapolis.cli.full.drawn import plain
from pentapolis.cli.full.rooms import rooms
from pentapolis.kernel.game import Game
from pentapolis.words import LANGUAGES
from tests.cli.full.stage import AGES, CAPITALS, DUEL, EMPIRES, FEW_CARDS, GAMES, IMPERIUM, SIZES, at_ply, speech_of

DRAWN = [DUEL, EMPIRES, CAPITALS, AGES, IMPERIUM]


def together(lines: list[str]) -> str:
    """Lines without any blanks: what was wrapped reads as it was."""
    return "".join("".join(lines).split())


def unbroken(shown: RenderableType) -> Iterator[Text]:
    """The texts in a drawing that are not wrapped: they must fit as they are."""
    if isinstance(shown, Group):
        for part in shown.renderables:
            yield from unbroken(part)
    elif isinstance(shown, Text) and shown.no_wrap:
        yield shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_drawn_is_wider_than_its_pane(game: Game, size: tuple[int, int], language: str) -> None:
    speech = speech_of(game, language)
    for ply in (0, 25, 60):
        table = at_ply(game, ply)
        if table.over:
            continue
        found = rooms(*size, panes.own_columns(speech), 8)
        board, own = found["board"], found["own"]
        args = (table, 0, speech.words, speech.names)
        for shown, room in (
            (speech.terminal.board(*args, board.columns, board.lines), board),
            (speech.terminal.own(*args, own.columns), own),
        ):
            for text in unbroken(shown):
                assert max(map(len, text.plain.split("\n")), default=0) <= room.columns, text.plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("width", [30, 45, 79])
def test_every_move_stands_whole_behind_its_number(game: Game, width: int, language: str) -> None:
    table, speech = at_ply(game, 9), speech_of(game, language)
    listed = panes.choices(speech, table, 0)
    pane = panes.moves(speech, speech.asked(table, 0), listed, 1, width)
    lines = plain(pane.lines)
    assert all(len(line) <= width for line in lines)
    assert together([speech.asked(table, 0)]) in together(lines)
    assert [choice.move for choice in listed] == table.moves(0)
    for number, (choice, span) in enumerate(zip(listed, pane.spans, strict=True), 1):
        mine = together([lines[at] for at in span])
        marker = panes.CHOSEN if number == 2 else ""
        assert mine == f"{marker}{number}{together([speech.move(table, 0, choice.move)])}"


def test_moves_that_are_not_possible_say_why_when_they_are_chosen() -> None:
    game = DUEL
    table, speech = game.new(seed=7, options={"wonders": "first_game", "starter": 0}), speech_of(game, "hu")
    listed = panes.choices(speech, table, 0, refused=True)
    refused = [at for at, choice in enumerate(listed) if choice.reason is not None]
    assert refused
    at = refused[0]
    reason = listed[at].reason
    assert reason is not None
    shut = plain(panes.moves(speech, "?", listed, 0, 60).lines)
    told = plain(panes.moves(speech, "?", listed, at, 60).lines)
    assert reason.rule not in together(shut)
    assert together([speech.reason(reason)]) + f"[{reason.rule}]" in together(told)
    assert panes.rule_of(table, listed[at]) == reason.rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_the_rules_lie_open_at_the_one_that_is_wanted(game: Game, language: str) -> None:
    speech = speech_of(game, language)
    book = speech.rulebook()
    assert book is not None
    wanted = list(book.entries)[40]
    pane = panes.rules(speech, wanted, 40)
    assert plain(pane.lines)[pane.mark].startswith(f"{panes.CHOSEN} {wanted}")
    assert together([book.entries[wanted].text]) in together(plain(pane.lines))
    found = panes.rules(speech, {"en": "hand", "hu": "lap"}[language], 40)
    assert 0 < len(found.lines) < len(pane.lines)
    assert "xyzzy" in together(plain(panes.rules(speech, "xyzzy", 40).lines))


def test_every_legal_move_has_a_rule_to_open() -> None:
    for game in DRAWN:
        speech = speech_of(game, "en")
        book = speech.rulebook()
        assert book is not None
        for ply in (0, 30):
            table = at_ply(game, ply)
            for choice in panes.choices(speech, table, 0):
                assert panes.rule_of(table, choice) in book.entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_drawing_is_shown_in_its_own_words(language: str) -> None:
    table, speech = at_ply(FEW_CARDS, 6), speech_of(FEW_CARDS, language)
    words, view = speech.words, table.view(0)
    board = "\n".join(plain(panes.board(speech, table, 0, 60, 12).lines))
    own = "\n".join(plain(panes.own(speech, table, 0, 60).lines))
    assert words.say("field-row") in board
    for card in view["row"]:
        assert words.say(f"card-{card}") in board
    assert speech.names[1] in board
    assert speech.names[0] not in [line.strip() for line in board.splitlines()]
    assert words.say(f"kind-{view['players'][0]['favourite']}") in own
    assert words.say(f"kind-{view['players'][0]['favourite']}") not in board


def test_the_log_marks_what_is_new_and_ends_with_it() -> None:
    table, speech = at_ply(DUEL, 20), speech_of(DUEL, "en")
    events = table.log(0)
    pane = panes.Log().pane(speech, events, events[-2:], 40)
    assert together(plain(pane.lines)).endswith(together([speech.event(events[-1])]))
    last, first = pane.lines[-1][0].style, pane.lines[0][0].style
    assert first is not None
    assert first.dim
    assert last is None or not last.dim


def test_hidden_things_are_in_no_pane_of_another_seat() -> None:
    table = at_ply(EMPIRES, 40, seats=3)
    speech = speech_of(EMPIRES, "en", 3)
    for seat in range(3):
        hand = table.view(seat)["empires"][seat]["hand"]
        codes = [speech.terminal.coded(speech.words, card) + " (" for card in hand]
        for other in (*range(3), None):
            shown = plain(panes.board(speech, table, other, 120, 60).lines) + plain(
                panes.own(speech, table, other, 120).lines
            )
            for code in codes:
                assert (code in "\n".join(shown)) == (other == seat)


def test_the_headline_says_how_far_the_game_has_come() -> None:
    table: pentapolis.Table = DUEL.new(seed=7, options={"wonders": "first_game"})
    assert panes.headline(speech_of(DUEL, "hu"), table) == "7 Csoda – Párbaj · I. kor"
    assert panes.headline(speech_of(FEW_CARDS, "en"), FEW_CARDS.new()) == "Few Cards"


def test_a_name_in_a_line_is_the_thing_called_so_and_the_longest_one_counts() -> None:
    speech = speech_of(DUEL, "hu")
    line = [Segment("│Könyvtár"), Segment(" │ A nagy könyvtár =3●, Fürdők")]
    assert panes.thing_at(speech, line, 3) == ("card", "library")
    assert panes.thing_at(speech, line, 14) == ("wonder", "great_library")
    assert panes.thing_at(speech, line, 34) is None  # more than the name: another word
    assert panes.thing_at(speech, line, 0) is None
    empires = speech_of(EMPIRES, "en")
    assert panes.thing_at(empires, [Segment("Hand  Fl11 (1H) E")], 7) == ("card", "flood_11")


def test_a_move_against_somebody_names_them_as_the_table_does() -> None:
    table, speech = at_ply(AGES, 60), speech_of(AGES, "en")
    attack = AGES.parse("attack:raid_1:1")
    assert speech.move(table, 0, attack).startswith(f"Play Raid I against {speech.names[1]}")
