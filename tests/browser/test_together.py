"""Several people at one table: by a seat link, at an open table, and at one screen."""

import re

from playwright.sync_api import expect

from pentapolis.kernel.record import replay
from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.stage import Moment, moment, words_of_client
from tests.browser.visitor import Visitor


def seat_link(host: Visitor) -> str:
    """The invitation as the page shows it to be copied."""
    host.button("table-invite").click()
    field = host.page.get_by_role("main").get_by_role("textbox")
    expect(field).to_have_value(re.compile("/join#"))
    return field.input_value()


def accept(guest: Visitor, link: str, name: str) -> None:
    secret = link.partition("#")[2]
    guest.page.goto(link)
    field = guest.page.get_by_role("textbox", name=guest.say("shell-name"))
    expect(field).to_be_visible()
    assert secret not in guest.page.url
    field.fill(name)
    guest.button("shell-join-go").click()
    guest.until(lambda: guest.state is not None and guest.state["view"] is not None, "the guest sees the table")
    assert secret not in guest.page.url


def together(host: Visitor, guest: Visitor, at: Moment) -> None:
    """Both at a table with the position of the moment, the host in the seat that has to decide."""
    host.ask("PATCH", "/session", {"name": "Borcsa"})
    host.enter(at, kind="open")
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None, "the game has begun")
    host.settle()


def in_step(visitor: Visitor, ply: int) -> None:
    visitor.until(lambda: visitor.ply == ply, f"move {ply} is reached")
    visitor.settle()


def test_two_browsers_play_through_a_seat_link(come: Come) -> None:
    host, guest = come("hu"), come("en")
    host.ask("PATCH", "/session", {"name": "Borcsa"})
    host.visit("/")
    host.start("shell-invite", count=1).click()
    host.until(lambda: host.state is not None, "the table is open")
    host.picture("waiting")
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None, "the game has begun")
    assert host.names == guest.names == ["Borcsa", "Tom"]
    expect(host.city(1)).to_be_visible()

    # Each sees the other's moves, in their own language.
    for ply in range(1, 6):
        host.until(lambda: host.asked or guest.asked, "somebody has to decide")
        mover, other = (host, guest) if host.asked else (guest, host)
        mover.settle()
        move = mover.moves[0]
        mover.play(move)
        in_step(other, ply)
        in_step(mover, ply)
        wonder = move.split(":")[1]
        expect(other.log.get_by_role("button", name=re.compile("Borcsa|Tom")).last).to_be_visible()
        said = {visitor.language: visitor.log.inner_text() for visitor in (host, guest)}
        for language, text in said.items():
            # Hungarian words change their endings, so their beginning must do.
            assert words_of_client(language).say(f"wonder-{wonder}").split()[-1][:4].lower() in text.lower()
    for visitor in (host, guest):
        looks.one_language(visitor)


def revealing(at: Moment, moves: list[str]) -> tuple[str, str]:
    """A move that reveals nothing, and one that turns a card up."""
    hides, reveals = "", ""
    for move in moves:
        table = replay(at.record)
        ply = table.ply
        table.play(at.seat, table.game.parse(move))
        if table.barrier > ply:
            reveals = reveals or move
        elif at.seat not in table.to_act:
            hides = hides or move
    assert hides
    assert reveals
    return hides, reveals


def test_undo_alone_and_with_consent(come: Come) -> None:
    at = moment("age-1-middle")
    host, guest = come("hu"), come("en")
    together(host, guest, at)
    start = host.ply
    hides, reveals = revealing(at, host.moves)

    # Nothing was revealed and nobody has moved since: a matter of one's own.
    host.play(hides)
    in_step(guest, start + 1)
    host.settle()
    host.button("table-undo").click()
    in_step(guest, start)
    in_step(host, start)

    # A card was turned up: only with the other's consent.
    host.play(reveals)
    in_step(guest, start + 1)
    expect(host.button("table-undo")).to_have_count(0)
    host.button("table-undo-ask").click()
    expect(guest.question.get_by_text(guest.say("table-undo-wish", player=at.seat, number=start))).to_be_visible()
    guest.picture("wish")
    guest.button("table-undo-refuse").click()
    host.until(lambda: host.now["undo"]["asked"] is None, "the wish is answered")
    assert host.ply == start + 1
    said_no = host.question.get_by_text(host.say("table-undo-refused", player=1 - at.seat))
    expect(said_no).to_be_visible()
    guest.play(guest.moves[0])
    in_step(host, start + 2)
    expect(said_no).to_be_visible()
    host.button("table-undo-ask").click()
    guest.button("table-undo-agree").click()
    in_step(host, start)
    in_step(guest, start)
    assert host.wait_turn()


def test_a_refusal_names_its_rule(come: Come) -> None:
    visitor = come("en")
    visitor.enter(moment("age-2"))
    refused = next(one for one in visitor.now["refused"] if one["message"] == "refuse-price")
    before = visitor.now["seq"]
    visitor.thing("card", refused["args"]["card"]).click()
    link = visitor.question.get_by_role("link", name=visitor.say("table-rule", rule=refused["rule"]))
    reason = words_of_client("en").say(refused["message"], refused["args"], visitor.names)
    expect(visitor.question.get_by_text(reason)).to_be_visible()
    visitor.picture("refused")
    assert visitor.now["seq"] == before
    link.first.click()
    rule = visitor.page.locator(f"[id='{refused['rule']}']")
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("aria-current", "location")
    looks.none(rule.evaluate_all(looks.OUTSIDE), "out of sight")
    # The rules lie beside the table, which is as it was.
    visitor.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(link.first).to_be_visible()


def test_spectators_see_an_open_table_and_cannot_act(come: Come) -> None:
    host, guest, watcher = come("en"), come("hu"), come("en")
    table = host.ask(
        "POST",
        "/tables",
        {"game": "seven-wonders-duel", "places": [{"kind": "me"}, {"kind": "open"}], "open": True},
    )["id"]
    host.sit_at(table)
    # The table is offered on the first page until somebody has sat down.
    guest.visit("/")
    guest.button("shell-sit").first.click()
    guest.until(lambda: guest.state is not None and guest.state["view"] is not None, "the guest sees the table")
    watcher.sit_at(table)
    expect(watcher.page.get_by_text(watcher.say("table-spectator"), exact=True)).to_be_visible()
    host.until(lambda: host.asked or guest.asked, "somebody has to decide")
    mover = host if host.asked else guest
    mover.settle()
    thing = mover.chooses(mover.moves[0])
    watcher.thing(*thing).click()
    expect(watcher.actions).to_have_count(0)
    expect(watcher.choosable).to_have_count(0)
    expect(mover.choosable).to_have_count(len(mover.moves))
    expect(watcher.page.get_by_role("group", name=watcher.say("table-undo-group"), exact=True)).to_have_count(0)
    mover.play(mover.moves[0])
    in_step(watcher, 1)
    expect(watcher.log.get_by_role("button").last).to_be_visible()
    assert not watcher.moves


def lift(visitor: Visitor, name: str) -> None:
    """The player of that name says to be there."""
    visitor.state = None
    curtain = visitor.page.get_by_role("dialog", name=re.compile(name))
    curtain.get_by_role("button", name=re.compile(f"{name}$")).click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.until(lambda: visitor.asked, f"{name} sees the table")
    visitor.settle()


def test_the_curtain_hides_the_table_between_two_at_one_screen(come: Come) -> None:
    at = moment("library")
    visitor = come("en")
    names = ["Ada", "Tom"]
    table = visitor.import_record(at.record, [{"kind": "me", "name": name} for name in names])
    visitor.visit(f"/table/{table}")
    lift(visitor, names[at.seat])
    view = visitor.now["view"]
    secrets = [visitor.thing_name("token", token) for token in view["library"]]
    cards = [visitor.thing_name("card", slot["card"]) for slot in view["structure"] if slot["card"]]
    body = visitor.page.locator("body")  # names of files in the head may hold any word
    seen = body.inner_html()
    assert all(secret in seen for secret in secrets)
    while visitor.now["seat"] in visitor.now["view"]["to_act"] and visitor.asked:
        visitor.play(visitor.moves[0])
        visitor.settle()
        if visitor.page.get_by_role("dialog").count():
            break
    curtain = visitor.page.get_by_role("dialog", name=re.compile(names[1 - at.seat]))
    expect(curtain).to_be_visible()
    visitor.pictures("curtain")
    expect(visitor.board).to_have_count(0)
    covered = body.inner_html()
    shown = [covered[max(0, covered.find(name) - 60) :][:120] for name in secrets + cards if name in covered]
    assert shown == []
    lift(visitor, names[1 - at.seat])
    expect(visitor.city(1 - at.seat)).to_be_visible()
    assert visitor.now["seat"] == 1 - at.seat
    assert visitor.wait_turn()
