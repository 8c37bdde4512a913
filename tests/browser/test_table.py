"""What can be done at a table besides playing: taking back, looking back, saving, settings, languages, reports."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.stage import moment
from tests.browser.visitor import Visitor


def menu(visitor: Visitor, message: str) -> None:
    visitor.button("table-menu").click()
    visitor.button(message).click()


def test_undo_redo_and_reset_against_a_bot(come: Come) -> None:
    visitor = come("hu")
    visitor.enter(moment("age-2-middle"))
    start, question, moves = visitor.ply, visitor.headline.inner_text(), visitor.moves
    visitor.play(moves[0])
    assert visitor.wait_turn()
    after = visitor.ply
    assert after > start
    visitor.button("table-undo").click()
    visitor.until(lambda: visitor.ply == start, "the move is taken back")
    assert visitor.moves == moves
    expect(visitor.headline).to_have_text(question)
    visitor.button("table-redo").click()
    visitor.until(lambda: visitor.ply == after and visitor.asked, "the move is played again")
    visitor.settle()
    visitor.button("table-reset").click()
    visitor.until(lambda: visitor.ply == start, "the turn begins anew")
    assert visitor.moves == moves
    # The same by keys.
    visitor.settle()
    visitor.page.keyboard.press("r")
    visitor.until(lambda: visitor.ply == after and visitor.asked, "r plays again")
    visitor.settle()
    visitor.page.keyboard.press("u")
    visitor.until(lambda: visitor.ply == start, "u takes back")


def test_replay(come: Come, tmp_path: Path) -> None:
    visitor = come("en")
    game = moment("civilian")
    visitor.enter(game)
    last = visitor.ply
    visitor.link("table-replay").last.click()
    slider = visitor.page.get_by_role("slider", name=visitor.say("table-replay-scrub"))
    where = visitor.page.get_by_role("region", name=visitor.say("table-replay-controls")).get_by_role("heading")
    expect(slider).to_have_value(str(last))

    # The scrubber and the steps; the address says which position it is.
    slider.press("Home")
    expect(where).to_have_text(visitor.say("table-replay-begin"))
    expect(visitor.board.get_by_role("heading", name=visitor.say("board-offer"))).to_be_visible()
    visitor.button("table-step-forward").click()
    expect(slider).to_have_value("1")
    expect(visitor.page).to_have_url(re.compile(r"ply=1\b"))
    slider.fill("20")
    expect(visitor.page).to_have_url(re.compile("ply=20"))

    # A line of the log is the way to its position.
    line = visitor.log.get_by_role("button").nth(12)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    position = slider.input_value()
    assert position not in {"20", str(last)}

    # Through other eyes.
    eyes = visitor.page.get_by_role("combobox", name=visitor.say("table-replay-seat"))
    eyes.select_option(label=visitor.say("table-spectator"))
    expect(visitor.page).to_have_url(re.compile(r"ply=\d+$"))
    expect(slider).to_have_value(position)
    visitor.pictures("replay")
    looks.one_language(visitor)

    # The address alone leads back to the same position.
    address = visitor.page.url
    visitor.visit(address)
    expect(slider).to_have_value(position)

    # The record is the game; on the first page it opens again.
    with visitor.page.expect_download() as waiting:
        visitor.button("table-export").click()
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept.pop("salt")
    assert kept.pop("origin") == "import"
    assert kept == game.record.data()

    # Play on from here.
    visitor.button("table-fork").click()
    visitor.state = None
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("table-fork-go")).click()
    visitor.until(lambda: visitor.state is not None and visitor.asked, "the new table is there")
    assert int(position) <= visitor.ply < last

    visitor.visit("/")
    visitor.page.get_by_text(visitor.say("shell-import"), exact=True).first.click()
    visitor.state = None
    visitor.page.get_by_label(visitor.say("shell-import-file")).set_input_files(file)
    visitor.until(lambda: visitor.state is not None, "the table of the record is there")
    assert (visitor.ply, visitor.over) == (last, True)


def test_a_record_pasted_into_the_lobby(come: Come) -> None:
    visitor = come("hu")
    visitor.visit("/")
    visitor.page.get_by_text(visitor.say("shell-import"), exact=True).first.click()
    field = visitor.page.get_by_role("textbox", name=visitor.say("shell-import-paste"))
    field.fill("{")
    visitor.button("shell-import-open").click()
    what = visitor.say("shell-import-this-text")
    expect(visitor.page.get_by_text(visitor.say("shell-import-no-json", what=what))).to_be_visible()
    field.fill(moment("revive").record.json())
    visitor.button("shell-import-open").click()
    # Whoever opens a record has all its seats; the curtain hides them from each other.
    visitor.page.get_by_role("dialog").get_by_role("button").first.click()
    visitor.until(lambda: visitor.asked, "the table of the record is there")
    assert visitor.now["view"]["question"] == "ask-revive"


def test_switching_languages_keeps_everything(come: Come) -> None:
    visitor = come("hu")
    visitor.enter(moment("progress"))
    move = visitor.moves[-1]
    kind, ident = visitor.chooses(move)
    visitor.choose(move)
    lines = visitor.log.get_by_role("button").count()
    seq = visitor.now["seq"]
    for language in ("en", "hu"):
        visitor.speak(language)
        expect(visitor.thing(kind, ident)).to_have_attribute("aria-pressed", "true")
        expect(visitor.action(move)).to_be_visible()
        expect(visitor.log.get_by_role("button")).to_have_count(lines)
        looks.one_language(visitor)
    assert visitor.now["seq"] == seq
    visitor.play(move)


def test_settings_stay(come: Come) -> None:
    visitor = come("en", still=False)
    visitor.visit("/settings")
    html = visitor.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("data-motion", "full")
    for message in ("shell-set-theme-dark", "shell-set-motion-none"):
        visitor.page.get_by_role("radio", name=visitor.say(message), exact=True).check(force=True)
    confirm = visitor.page.get_by_role("switch", name=visitor.say("shell-set-confirm"))
    confirm.check()
    visitor.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "none")
    expect(confirm).to_be_checked()
    visitor.pictures("settings-dark")

    # Moves are asked about once more.
    visitor.enter(moment("age-1"))
    expect(html).to_have_attribute("data-theme", "dark")
    assert visitor.page.evaluate("() => document.getAnimations().every((one) => one.playState !== 'running')")
    move, seq = visitor.moves[0], visitor.now["seq"]
    visitor.choose(move)
    visitor.action(move).click()
    visitor.button("table-cancel").click()
    visitor.action(move).click()
    visitor.picture("confirm")
    assert visitor.now["seq"] == seq
    visitor.button("table-confirm").click()
    visitor.until(lambda: visitor.now["seq"] > seq, "the move is played")


def test_a_bug_report_says_what_was_seen(come: Come) -> None:
    visitor = come("hu")
    visitor.enter(moment("destroy"))
    menu(visitor, "table-bug")
    dialog = visitor.page.get_by_role("dialog", name=visitor.say("table-bug"))
    box = dialog.get_by_role("textbox")
    expect(box).to_be_visible()
    visitor.pictures("bug-report")
    first, _, rest = box.input_value().partition("\n")
    report = json.loads(rest)
    assert first == "pentapolis-report"
    assert report["table"] == visitor.table
    assert (report["seq"], report["ply"], report["seat"]) == (
        visitor.now["seq"],
        visitor.ply,
        visitor.now["seat"],
    )
    assert (report["game"], report["rules"], report["language"]) == ("seven-wonders-duel", 1, "hu")
    assert report["server"]
    assert "Chrom" in report["browser"]
    assert re.fullmatch("[0-9a-f]{64}", report["view"])
    assert report["log"]
    made = visitor.ask("POST", "/import", {"record": report["record"], "places": None})
    assert made["ply"] == visitor.ply
