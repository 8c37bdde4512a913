"""What may go wrong around a game, and must not harm it: reloads, a broken link, a killed server."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.stage import House, moment
from tests.browser.test_together import in_step, together
from tests.browser.visitor import Visitor


def mark(visitor: Visitor) -> None:
    """A page that was loaded again has lost this."""
    visitor.page.evaluate("() => { window.stillTheSamePage = true; }")


def is_same_page(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("() => window.stillTheSamePage === true"))


def test_offline_and_back(come: Come) -> None:
    """What the others do meanwhile is there as soon as the network is; nothing has to be loaded again."""
    host, guest = come("hu"), come("en")
    together(host, guest, moment("age-1"))
    start = host.ply
    mark(guest)
    with guest.cut_off():
        guest.context.set_offline(True)
        host.play(host.moves[0])
        in_step(host, start + 1)
        guest.page.wait_for_timeout(300)
        assert guest.ply == start
        guest.context.set_offline(False)
        in_step(guest, start + 1)
        expect(guest.page.get_by_text(guest.say("table-reconnecting"))).to_have_count(0)
    assert is_same_page(guest)
    assert guest.wait_turn()
    guest.play(guest.moves[0])
    in_step(host, start + 2)


def test_a_killed_server_comes_back_with_every_game(come: Come, own_house: House) -> None:
    visitor = come("en", house=own_house)
    visitor.enter(moment("age-2-middle"))
    visitor.play(visitor.moves[0])
    assert visitor.wait_turn()
    mark(visitor)
    ply, moves, log = visitor.ply, visitor.moves, visitor.log.get_by_role("button").all_inner_texts()
    with visitor.cut_off():
        own_house.kill()
        expect(visitor.page.get_by_text(visitor.say("table-reconnecting"))).to_be_visible()
        visitor.picture("reconnecting")
        own_house.start()
        expect(visitor.page.get_by_text(visitor.say("table-reconnecting"))).to_have_count(0)
    assert is_same_page(visitor)
    assert (visitor.ply, visitor.moves) == (ply, moves)
    assert visitor.log.get_by_role("button").all_inner_texts() == log
    visitor.play(moves[0])
    visitor.wait_turn()
    assert visitor.ply > ply


def test_a_move_made_while_the_server_is_away_is_played_once(come: Come, own_house: House) -> None:
    visitor = come("hu", house=own_house)
    visitor.enter(moment("age-1"))
    start, move = visitor.ply, visitor.moves[0]
    with visitor.cut_off():
        own_house.kill()
        visitor.choose(move)
        visitor.action(move).click()
        own_house.start()
        visitor.until(lambda: visitor.ply > start, "the move has arrived")
    assert visitor.wait_turn()
    record = visitor.ask("GET", f"/tables/{visitor.table}/record")
    assert record["moves"][start] == f"{visitor.now['seat']} {move}"
    assert record["moves"].count(record["moves"][start]) == 1


def test_reload_in_the_middle_of_a_choice(come: Come) -> None:
    visitor = come("hu")
    visitor.enter(moment("progress"))
    moves, question = visitor.moves, visitor.headline.inner_text()
    visitor.choose(moves[-1])
    expect(visitor.action(moves[-1])).to_be_visible()
    visitor.state = None
    visitor.page.reload()
    visitor.wait_turn()
    assert visitor.moves == moves
    expect(visitor.headline).to_have_text(question)
    visitor.play(moves[-1])
    token = moves[-1].split(":")[1]
    visitor.until(lambda: token in visitor.now["view"]["cities"][visitor.now["seat"]]["tokens"], "the token is taken")
