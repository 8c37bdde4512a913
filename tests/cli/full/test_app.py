"""The table on the full screen, with somebody at its keys and its mouse."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Group
from textual.events import MouseScrollDown
from textual.pilot import Pilot
from textual.widgets import Input

import pentapolis
from pentapolis.cli.full.app import KEYS, FullScreen
from pentapolis.cli.full.panes import CHOSEN
from pentapolis.cli.full.widgets import Bar, Curtain, PaneView
from pentapolis.cli.looks import Looks
from pentapolis.kernel.game import Game
from pentapolis.terminal.parts import signed
from pentapolis.words import LANGUAGES
from tests.cli.full.pictures import SHOTS
from tests.cli.full.stage import (
    AGES,
    CAPITALS,
    DUEL,
    EMPIRES,
    FEW_CARDS,
    GAMES,
    IMPERIUM,
    SIZES,
    act,
    app_of,
    at_ply,
    seen,
    settled,
    text_of,
    until,
)

SHORT = {"variant": "lightning"}
DRAFTED = {"wonders": "first_game", "starter": 0}


def table_of(game: Game = DUEL, ply: int = 0) -> pentapolis.Table:
    return DUEL.new(seed=7, options=DRAFTED) if game is DUEL and not ply else at_ply(game, ply)


def panes_of(app: FullScreen) -> dict[str, PaneView]:
    return {str(pane.id): pane for pane in app.query(PaneView) if pane.display}


def with_some_moves(game: Game) -> pentapolis.Table:
    """A decision of the first seat with more moves than fit into a pane, but not for ever many."""
    tables = (at_ply(game, ply) for ply in range(3, 90, 3))
    return next(table for table in tables if (2 if game is FEW_CARDS else 8) < len(table.moves(0)) < 24)


# --- every pane, every move -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, size) for game in (DUEL, EMPIRES, CAPITALS, AGES, IMPERIUM) for size in SIZES), (FEW_CARDS, SIZES[0])],
    ids=lambda value: value.slug if isinstance(value, Game) else str(value),
)
def test_every_pane_is_seen_and_every_move_is_reached_by_keys_and_mouse(
    game: Game, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    app = app_of(with_some_moves(game), tmp_path, language)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        before = app.table.ply
        shown = panes_of(app)
        assert set(shown) == {"board", "own", "moves", "log"}
        regions = [pane.region for pane in shown.values()]
        for at, region in enumerate(regions):
            assert app.screen.region.contains_region(region)
            assert not any(region.overlaps(other) for other in regions[at + 1 :])
        lines = seen(app)
        assert len(lines) == size[1]
        assert all(len(line) == size[0] for line in lines)
        for pane in shown.values():
            assert pane.pane.lines
            assert pane.virtual_size.width <= pane.scrollable_content_region.width
        moves = app.pane("moves")
        for at, choice in enumerate(app.choices):
            assert app.chosen == at
            span = moves.pane.spans[at]
            assert moves.scroll_offset.y <= span.start
            assert span.stop <= moves.scroll_offset.y + moves.scrollable_content_region.height
            if at < 6:
                assert f" {choice.number} {choice.text[:12]}" in text_of(app).replace(CHOSEN, " ")
            await pilot.press("down")
        assert app.chosen == len(app.choices) - 1
        for at in range(min(6, len(app.choices) - 1)):
            moves.reveal(moves.pane.spans[at])
            await pilot.pause()
            assert await pilot.click("#moves", offset=(5, moves.pane.spans[at].start - moves.scroll_offset.y + 1))
            assert app.chosen == at
        assert app.table.ply == before

    act(app, script, size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=str)
def test_the_line_of_keys_fits_and_its_words_can_be_clicked(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    app = app_of(table_of(), tmp_path, language)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        bar = app.query_one("#keys", Bar)
        assert sum(len(text) for text, _, _ in bar.parts) <= size[0]
        shown = [text for text, _, _ in bar.parts if text in dict(KEYS)]
        assert {"?", "r", "u", "l", "q"} <= set(shown)
        x = text_of(app).splitlines()[-1].index("r " + app.speech.text("cli-full-key-rules"))
        await pilot.click("#keys", offset=(x + 2, 0))
        assert app.side == "rules"
        assert "side" in panes_of(app)

    act(app, script, size)


def test_a_click_chooses_and_another_on_the_chosen_move_plays_it(tmp_path: Path) -> None:
    app = app_of(table_of(), tmp_path)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        moves, wanted = app.pane("moves"), app.choices[1].move
        line = moves.pane.spans[1].start - moves.scroll_offset.y + 1
        await pilot.click("#moves", offset=(6, line))
        assert app.chosen == 1
        assert app.table.played() == []
        line = moves.pane.spans[1].start - moves.scroll_offset.y + 1
        await pilot.click("#moves", offset=(6, line))
        await settled(app, pilot)
        assert app.table.played()[0] == (0, wanted)

    act(app, script)


def test_a_click_on_a_name_finds_its_moves_or_says_why_there_are_none(tmp_path: Path) -> None:
    app = app_of(table_of(), tmp_path)

    def place(app: FullScreen, name: str) -> tuple[int, int]:
        y = next(at for at, line in enumerate(seen(app)) if name in line)
        return seen(app)[y].index(name) + 1, y

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        every = len(app.choices)
        await pilot.click(offset=place(app, "Quarry"))
        assert 0 < len(app.choices) < every
        assert all("Quarry" in choice.text for choice in app.choices)
        await pilot.press("escape")
        await pilot.click(offset=place(app, "Theater"))  # covered
        assert "SWD-FLOW-05" in text_of(app)
        assert app.table.ply == 0

    act(app, script)


def test_numbers_choose_digit_after_digit_and_enter_plays(tmp_path: Path) -> None:
    app = app_of(table_of(), tmp_path)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        wanted = app.choices[11].move
        await pilot.press("1")
        assert app.chosen == 0
        await pilot.press("2")
        assert app.chosen == 11
        await pilot.press("9")  # there is no 129: a new number begins
        assert app.chosen == 8
        await pilot.press("escape", "1", "2", "enter")
        await settled(app, pilot)
        assert app.table.played()[0] == (0, wanted)

    act(app, script)


def test_panes_scroll_with_keys_and_wheel(tmp_path: Path) -> None:
    app = app_of(table_of(DUEL, 30), tmp_path)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        log = app.pane("log")
        await pilot.pause()
        assert log.scroll_offset.y == log.max_scroll_y > 0
        log.focus()
        await pilot.press("home")
        await until(pilot, lambda: log.scroll_offset.y == 0, "the log is at its beginning")
        at = (log.region.x + 2, log.region.y + 1)
        wheel = MouseScrollDown(None, *at, 0, 0, 0, False, False, False, *at)
        app.screen._forward_event(wheel)
        await until(pilot, lambda: log.scroll_offset.y > 0, "the wheel has moved the log")
        chosen = app.chosen
        await pilot.press("down")
        assert app.chosen == chosen
        await pilot.press("escape", "down")
        assert app.chosen == chosen + 1

    act(app, script)


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_whole_game_in_hungarian_at_eighty_by_twenty_four(game: Game, tmp_path: Path) -> None:
    app = app_of(game.new(2, seed=3, options=SHORT if game is EMPIRES else {}), tmp_path, "hu")
    rng = pentapolis.Fast(5)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        while not app.table.over:
            number = rng.below(len(app.choices)) + 1
            before = app.table.ply
            await pilot.press(*str(number), "enter")
            await settled(app, pilot)
            assert app.table.ply > before
        await until(pilot, lambda: app.speech.winner(app.table) in text_of(app), "the winner is told")
        ended = "".join(segment.text for line in app.pane("moves").pane.lines for segment in line)
        assert all(f" {points} " in ended for points in map(signed, app.table.scores) if game is not FEW_CARDS)
        await pilot.press("q")

    act(app, script)
    assert not app.is_running
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["record"]
    if game is not FEW_CARDS:
        assert pentapolis.replay(record) == app.table


# --- commands ---------------------------------------------------------------------------------------------


def scripted(
    tmp_path: Path, script: Callable[[FullScreen, Pilot[None]], Awaitable[None]], language: str = "en"
) -> FullScreen:
    app = app_of(table_of(), tmp_path, language)
    act(app, script)
    return app


def test_the_language_changes_at_once_and_the_game_stays(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("down", "down")
        english = text_of(app)
        assert "7 Wonders Duel" in english
        await pilot.press("l")
        hungarian = text_of(app)
        assert "7 Csoda – Párbaj" in hungarian
        assert "Játékos" in hungarian
        assert app.chosen == 2
        await pilot.press("r", "l")
        assert "Rules" in text_of(app)

    scripted(tmp_path, script)


def test_undo_goes_back_to_one_s_own_decision(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        assert app.notice == "There is nothing to take back."
        assert app.notice in text_of(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.table.ply >= 2
        await pilot.press("u")
        await settled(app, pilot)
        assert app.table.ply == 0
        assert app.choices

    scripted(tmp_path, script)


def test_help_lists_every_key_and_the_legend_and_goes_away(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        told = "\n".join("".join(segment.text for segment in line) for line in app.pane("side").pane.lines)
        for key, name in [*KEYS, ("d", "")]:
            assert f"\n{key} " in told, name
        assert "thick edge" in " ".join(told.lower().split())
        await pilot.press("question_mark")
        assert "side" not in panes_of(app)

    scripted(tmp_path, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_lie_beside_the_table_at_the_rule_of_the_refusal(tmp_path: Path, language: str) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("w", "end")
        choice = app.choice
        assert choice is not None
        assert choice.reason is not None
        assert choice.reason.rule in text_of(app)
        await pilot.press("enter")
        assert app.table.ply == 0
        assert app.speech.text("cli-full-why") in text_of(app)
        await pilot.press("r")
        await pilot.pause()
        assert f"{CHOSEN} {choice.reason.rule}" in text_of(app)
        assert {"board", "moves"} <= set(panes_of(app))
        await pilot.press("escape", "escape")
        assert "side" not in panes_of(app)
        assert all(choice.reason is None for choice in app.choices)

    scripted(tmp_path, script, language)


def test_a_name_finds_its_moves_and_says_why_there_are_none(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        every = len(app.choices)
        covered = next(
            slot["card"] for slot in app.table.view(0)["structure"] if slot["card"] and not slot["accessible"]
        )
        await pilot.press("slash", *"quar", "enter")
        assert 0 < len(app.choices) < every
        assert all("Quarry" in choice.text for choice in app.choices)
        await pilot.press("escape")
        assert len(app.choices) == every
        await pilot.press("slash", *(letter if letter != "_" else "space" for letter in covered), "enter")
        assert "SWD-FLOW-05" in text_of(app)
        # What is the rival's is explained, and refuses nothing.
        theirs = app.table.view(0)["cities"][1]["wonders"][0]["wonder"]
        await pilot.press("escape", "slash", *(letter if letter != "_" else "space" for letter in theirs), "enter")
        assert app.speech.words.say(f"wonder-{theirs}") in text_of(app)
        assert "✗" not in text_of(app)
        await pilot.press("escape", "slash", *"xyzzy", "enter")
        assert "xyzzy" in app.notice
        await pilot.press("slash", "escape")
        assert not app.asking
        assert app.query_one("#keys").display

    scripted(tmp_path, script)


def test_a_move_that_names_a_space_shows_the_card_in_it(tmp_path: Path) -> None:
    table = AGES.new(2, 3, {"first_player": 0})
    card = table.view(0)["row"][0]["card"]

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        assert app.choice is not None
        assert AGES.notation(app.choice.move) == "take:space_1"
        assert app.choice.text.count(app.speech.words.say(f"card-{card}")) == 1
        shown = app.looked_at()
        assert isinstance(shown, Group)
        assert [str(one) for one in shown.renderables] == [str(app.speech.thing(table, "card", card))]

    act(app_of(table, tmp_path), script)


def test_cards_points_and_the_discard_pile_lie_beside_the_table(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert "Age I" in text_of(app)
        await pilot.press("p")
        assert "If it ended now" in text_of(app)
        await pilot.press("d")
        assert "discard pile is empty" in " ".join(text_of(app).split())

    scripted(tmp_path, script)


def test_a_pane_can_fill_the_screen(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        app.pane("log").focus()
        await pilot.press("z")
        assert set(panes_of(app)) == {"log"}
        assert app.pane("log").region.height == 22
        await pilot.press("z")
        assert "board" in panes_of(app)

    scripted(tmp_path, script)


def test_the_table_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        for size in [*reversed(SIZES), (60, 20), (200, 60)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert set(panes_of(app)) == {"board", "own", "moves", "log"}
            assert len(seen(app)) == size[1]
        await pilot.resize_terminal(40, 12)
        await until(pilot, lambda: "needs at least" in text_of(app), "the screen is too small")
        assert panes_of(app) == {}
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "board" in panes_of(app)
        assert app.chosen == 1

    scripted(tmp_path, script)


# --- saving and leaving -----------------------------------------------------------------------------------


def test_quitting_offers_a_file_and_leaves(tmp_path: Path) -> None:
    other = tmp_path / "later.json"

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert str(tmp_path)[:20] in text_of(app)
        await pilot.press("escape")
        assert app.is_running
        await pilot.press("q")
        app.query_one("#answer", Input).value = str(other)
        await pilot.press("enter")
        await pilot.pause()

    app = scripted(tmp_path, script)
    assert app.sitting.path == other
    assert other.exists()


def test_save_leaves_a_file_alone_that_exists(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("precious")

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        app.query_one("#answer", Input).value = str(letter)
        await pilot.press("enter")
        assert "left as it is" in app.notice
        assert app.is_running

    scripted(tmp_path, script)
    assert letter.read_text() == "precious"


def test_where_nothing_can_be_saved_the_game_goes_on_and_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    app = app_of(table_of(), blocked)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        assert "cannot be saved" in " ".join(text_of(app).split())
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.table.ply >= 2

    act(app, script)


# --- bots -------------------------------------------------------------------------------------------------


def test_the_moves_of_bots_are_seen_one_after_another(tmp_path: Path) -> None:
    table = at_ply(EMPIRES, 0, seats=4)
    app = app_of(table, tmp_path)
    app.pace = 0.05
    plies: list[int] = []
    redraw = app.redraw

    def watched() -> None:
        redraw()
        if app.asked is None:
            plies.append(app.table.ply)

    app.redraw = watched  # type: ignore[method-assign]

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        before = after = app.table.ply
        while after < before + 3:  # until all three bots have moved
            before, app.since = app.table.ply, 0
            await pilot.press("1", "enter")
            await settled(app, pilot)
            after = app.table.ply
        assert set(range(before + 1, after + 1)) <= set(plies)

    act(app, script)


def test_a_bot_that_fails_closes_the_screen_and_keeps_the_game(tmp_path: Path) -> None:
    app = app_of(table_of(), tmp_path, bot="tests.cli.full.broken:Raises")

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: app.fault is not None, "the bot has failed")

    act(app, script)
    assert app.fault is not None
    assert "ZeroDivisionError" in app.fault.arguments["reason"]
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["record"]
    assert len(record["moves"]) == 1


# --- several people ---------------------------------------------------------------------------------------


def hand_codes(app: FullScreen, seat: int) -> list[str]:
    """How the cards in a seat's hand stand on its own pane."""
    hand = app.table.view(seat)["empires"][seat]["hand"]
    return [f"{app.speech.terminal.coded(app.speech.words, card)} (" for card in hand]


def test_a_curtain_falls_between_people_and_hides_everything(tmp_path: Path) -> None:
    app = app_of(EMPIRES.new(2, seed=3, options={"first_player": 0}), tmp_path, people=2)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        for _ in range(4):
            assert len(app.screen_stack) == 2
            seat = app.sitting.next_seat()
            lines = text_of(app)
            assert f"Only Player {seat + 1} may look now." in lines
            for other in range(2):
                assert not any(code in lines for code in hand_codes(app, other))
            for pane in app.screen_stack[0].query(PaneView):
                assert pane.pane.lines == []
            await pilot.press("r", "l", "1", "u")  # nothing of the table obeys
            assert len(app.screen_stack) == 2
            await pilot.press("enter")
            await settled(app, pilot)
            shown = text_of(app)
            assert all(code in shown for code in hand_codes(app, seat))
            assert not any(code in shown for code in hand_codes(app, 1 - seat) if code not in hand_codes(app, seat))
            while len(app.screen_stack) == 1 and not app.table.over:
                await pilot.press("enter")
                await settled(app, pilot)

    act(app, script)


def test_a_second_enter_of_the_one_before_does_not_lift_the_curtain(tmp_path: Path) -> None:
    app = app_of(EMPIRES.new(2, seed=3, options={"first_player": 0}), tmp_path, people=2)
    app.pace = 1

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        curtain = app.screen
        assert isinstance(curtain, Curtain)
        curtain.fell += 60  # as if no time had passed
        await pilot.press("enter", "escape", "space")
        assert len(app.screen_stack) == 2
        curtain.fell -= 120
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.asked == 0
        app.since += 60
        await pilot.press("enter")  # meant for the curtain
        assert app.table.ply == 0

    act(app, script)


def test_where_everything_is_open_no_curtain_falls(tmp_path: Path) -> None:
    app = app_of(table_of(), tmp_path, people=2)

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        for _ in range(3):
            assert len(app.screen_stack) == 1
            assert app.seat == app.asked == app.table.to_act[0]
            await pilot.press("enter")
            await settled(app, pilot)

    act(app, script)


# --- looks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_ascii_is_ascii_from_edge_to_edge(game: Game, tmp_path: Path) -> None:
    app = app_of(table_of(game, 12), tmp_path, "hu", looks=Looks(ascii=True))

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        for key in ("down", "w", "question_mark", "r", "tab"):
            await pilot.press(key)
            assert text_of(app).isascii(), key
        assert all(len(line) == 80 for line in seen(app))

    act(app, script)


def test_without_colours_no_colour_reaches_the_terminal_and_the_choice_is_still_marked(tmp_path: Path) -> None:
    app = app_of(table_of(), tmp_path, looks=Looks(colourless=True))

    async def script(app: FullScreen, pilot: Pilot[None]) -> None:
        segments = [segment for strip in app.screen._compositor.render_strips() for segment in strip]
        colours = {segment.style.color for segment in segments if segment.style is not None and segment.style.color}
        backs = {segment.style.bgcolor for segment in segments if segment.style is not None and segment.style.bgcolor}
        assert {colour.name for colour in colours | backs} <= {"default"}
        chosen = [segment for segment in segments if segment.style is not None and segment.style.reverse]
        assert any("build" in segment.text.lower() for segment in chosen)
        assert any(line.startswith(CHOSEN) for line in seen(app))

    act(app, script)


def test_the_players_page_names_every_key_and_shows_the_pictures() -> None:
    docs = Path(__file__).parents[3] / "docs"
    page = (docs / "players.md").read_text(encoding="utf-8")
    keys = page.partition("## In the terminal")[2].partition("| key | what it does |")[2].partition("\n\n")[0]
    assert [key for key, _ in KEYS if f"`{key}`" not in keys] == []
    for name, *_ in SHOTS:
        assert (docs / "images" / f"{name}.png").exists()
        assert any(f"images/{name}.png" in path.read_text(encoding="utf-8") for path in docs.rglob("players*.md"))
