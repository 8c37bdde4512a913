"""Whatever is clicked on a table, in every phase of a game: it is chosen, or explains itself and says once why not.

The page is walked over thing by thing. What a thing has to say is what the server has told of it, and nothing else;
what belongs to a rival says nothing about one's own moves, and a rival's name says nothing at all.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import expect

from pentapolis.kernel.game import find_game
from tests.browser.conftest import Come, coming
from tests.browser.stage import GAME as DUEL
from tests.browser.stage import PHONE, WIDE, Moment
from tests.browser.test_empires_end import AT_ONCE, Ruler
from tests.browser.test_empires_end import GAME as EMPIRES
from tests.browser.test_the_capitals import AT_ONCE as AT_ONCE_IN_CAPITALS
from tests.browser.test_the_capitals import GAME as CAPITALS
from tests.browser.test_the_capitals import Mayor
from tests.browser.test_through_the_ages import AT_ONCE as AGES_AT_ONCE
from tests.browser.test_through_the_ages import GAME as AGES
from tests.browser.test_through_the_ages import LOOKS as AGES_LOOKS
from tests.browser.test_through_the_ages import SELDOM as AGES_SELDOM
from tests.browser.test_through_the_ages import Statesman
from tests.browser.test_through_the_ages import moment as moment_of_ages
from tests.browser.test_together import accept, seat_link
from tests.browser.visitor import Json, Visitor
from tests.games.test_pointing import questions
from tests.golden import goldens

#: Clicks on each thing in turn, with the mouse, and tells what is there then; `leave` are clicks that would play.
WALK: Final = """async ({ leave, rivals, rules, shut = false }) => {
  const shown = () => [...document.querySelectorAll("main [role=note]")];
  const said = (root) => [...root.querySelectorAll("[role=alert]")].map((alert) =>
    [...alert.querySelectorAll("span")].at(-1).firstChild.textContent.trim());
  // The page answers in microtasks; a timer for each click would take minutes altogether.
  const rest = async () => { for (let turn = 0; turn < 12; turn += 1) await null; };
  const bar = document.querySelector(`section[aria-label="${rules}"]`);
  const told = [];
  // A name opens a place, and says nothing.
  for (const name of document.querySelectorAll("main h3 button[aria-expanded]")) {
    if (name.getAttribute("aria-expanded") === "false") {
      name.click();
      await rest();
    }
    told.push({ kind: "name", key: null, chosen: false, notes: shown().length, alerts: said(document), lines: [] });
    if (shut) {
      name.click();
      await rest();
    }
  }
  for (const thing of document.querySelectorAll("main button.thing")) {
    const key = thing.dataset.key ?? null;
    if (leave.includes(key)) continue;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await rest();
    const notes = shown();
    told.push({
      kind: thing.closest("section[aria-label]") !== null &&
        rivals.includes(thing.closest(".seat-area, .place")?.getAttribute("aria-label")) ? "rival" : "thing",
      key,
      chosen: thing.getAttribute("aria-pressed") === "true",
      notes: notes.length,
      alerts: said(document),
      lines: [...notes, bar]
        .flatMap((root) => [...root.querySelectorAll(root === bar ? "h2, h3, [role=alert]" : "p, li")])
        .filter((line) => line.querySelector("p, li") === null).map((line) => line.textContent.trim()),
    });
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await rest();
  }
  return told;
}"""


@cache
def positions(slug: str) -> dict[str, Moment]:
    """For every question of the game a position in which somebody is asked it, from the golden games."""
    found: dict[str, Moment] = {}
    wanted = questions(slug)
    records = [golden.record for golden in goldens(slug)]
    random.Random(1).shuffle(records)  # not all of them in one game
    for record in records:
        table = find_game(slug).new(record.seats, record.seed, record.options, record.chance)
        for ply, line in enumerate(record.moves):
            for seat in table.to_act:
                decision = table.pending(seat)
                assert decision is not None
                # Later in a game there is more on the table.
                if decision.question not in found and (ply > 30 or decision.question in EARLY):
                    found[decision.question] = Moment(decision.question, record.cut(ply), seat, over=False)
            if len(found) == len(wanted):
                return found
            by, _, notation = line.partition(" ")
            table.play(int(by), table.game.parse(notation))
    raise LookupError(f"no golden game asks {wanted - set(found)}")


#: Asked when the game has just begun.
EARLY: Final = {"ask-draft", "ask-redraw", "ask-suffer", "ask-replace"}


#: How the place of a seat is called.
PLACES: Final = {
    DUEL: "board-city",
    EMPIRES: "eeboard-empire",
    CAPITALS: "capboard-city",
    AGES: "ttaboard-mat",
}
#: Moves that a click on their thing plays.
DIRECT: Final = {DUEL: (), EMPIRES: AT_ONCE, CAPITALS: AT_ONCE_IN_CAPITALS, AGES: AGES_AT_ONCE}
#: Where what is opened lies in the place of the own things.
INSTEAD: Final = {AGES}


def walk_over(visitor: Visitor) -> list[Json]:
    """Click on everything, and check what it answers."""
    seat = visitor.now["seat"]
    others = [other for other in range(len(visitor.now["info"]["seats"])) if other != seat]
    game = visitor.now["info"]["game"]
    told: list[Json] = visitor.page.evaluate(
        WALK,
        {
            "leave": played_by_a_click(visitor),
            "rivals": [visitor.say(PLACES[game], seat=other) for other in others],
            "rules": visitor.say("table-question"),
            "shut": game in INSTEAD,
        },
    )
    expected = {
        key: visitor.say(refused["message"], **refused["args"])
        for refused in visitor.now["refused"]
        for key in refused["things"]
    }
    destroying = visitor.now["view"]["question"] == "ask-destroy"
    for one in told:
        where = f"{visitor.now['view']['question']}: {one}"
        assert one["alerts"] == ([expected[one["key"]]] if one["key"] in expected else []), where
        assert len(set(one["lines"])) == len(one["lines"]), f"said twice at {where}"
        if one["kind"] == "name":
            assert (one["notes"], one["alerts"]) == (0, []), where
        elif one["chosen"]:
            assert one["notes"] == 0, where
        else:
            assert one["notes"] == 1, where
        if one["kind"] == "rival" and not destroying:
            assert one["alerts"] == [], where
    return told


def played_by_a_click(visitor: Visitor) -> list[str]:
    """Things whose only move a click on them plays."""
    vocabulary = find_game(visitor.now["info"]["game"]).vocabulary
    about: dict[str, list[str]] = {}
    for move in visitor.moves:
        for kind, name in vocabulary.objects(vocabulary.parse(move)).items():
            about.setdefault(f"{kind.rstrip('2')}:{name}", []).append(move)
    direct = DIRECT[visitor.now["info"]["game"]]
    return [key for key, moves in about.items() if len(moves) == 1 and moves[0].split(":")[0] in direct]


#: Somebody comes to play Empire's End, The Capitals, Through the Ages.
rule, govern, rule_ages = coming(Ruler), coming(Mayor), coming(Statesman)


def every_phase(visitor: Visitor, slug: str) -> None:
    met: set[str] = set()
    kinds: set[str] = set()
    answers = 0
    for number, (question, moment) in enumerate(sorted(positions(slug).items())):
        visitor.resize(PHONE if number % 3 == 2 else WIDE)
        visitor.enter(moment)
        assert visitor.wait_turn()
        assert visitor.now["view"]["question"] == question
        told = walk_over(visitor)
        if slug == CAPITALS and number % 3 == 0:  # a rival's city opens over the own one
            visitor.click(visitor.page.locator("main button[aria-expanded=false]").first)
            told += walk_over(visitor)
        assert visitor.now["view"]["question"] == question  # nothing was played
        met.add(question)
        kinds |= {one["kind"] for one in told}
        answers += sum(len(one["alerts"]) for one in told)
    assert met == questions(slug)
    assert {"thing", "rival"} <= kinds
    assert answers > 5 * len(met)


def test_every_thing_of_7_wonders_duel_in_every_phase(come: Come) -> None:
    every_phase(come("hu", regular=True), DUEL)


def test_every_thing_of_empires_end_in_every_phase(rule: Callable[..., Ruler]) -> None:
    every_phase(rule("en", regular=True), EMPIRES)


def test_every_thing_of_the_capitals_in_every_phase(govern: Callable[..., Mayor]) -> None:
    every_phase(govern("hu", regular=True), CAPITALS)


def test_every_thing_of_through_the_ages_in_its_phases(rule_ages: Callable[..., Statesman]) -> None:
    """Turn, politics, defence, auction, force, pact, event, cards too many, the spoils, and the end."""
    statesman = rule_ages("hu", regular=True)
    answers = 0
    for number, name in enumerate([*AGES_LOOKS, *AGES_SELDOM]):
        statesman.resize(PHONE if number % 3 == 2 else WIDE)
        statesman.enter(moment_of_ages(name))
        asked = statesman.wait_turn()
        question = statesman.now["view"]["question"]
        told = walk_over(statesman)
        assert statesman.now["view"]["question"] == question  # nothing was played
        assert {one["kind"] for one in told} >= {"name", "thing"}
        assert not asked or any(one["key"] is not None for one in told)
        answers += sum(len(one["alerts"]) for one in told)
    assert answers > 60


def test_who_waits_is_told_so_once(come: Come) -> None:
    """While another decides things answer too."""
    host, guest = come("en"), come("hu")
    record = positions(DUEL)["ask-turn"].record
    host.sit_at(host.import_record(record, [{"kind": "me"}, {"kind": "open"}]))
    guest.state = None
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None, "the game has begun")
    idle = next(visitor for visitor in (host, guest) if not visitor.asked)
    told = walk_over(idle)
    waiting = idle.say("refuse-waiting", seat=idle.now["view"]["to_act"][0])
    assert any(one["alerts"] == [waiting] for one in told)
    assert not any(one["chosen"] for one in told)


@pytest.mark.parametrize(("language", "size"), [("hu", WIDE), ("en", PHONE)])
def test_a_hand_card_while_bidding(rule: Callable[..., Ruler], language: str, size: tuple[int, int]) -> None:
    """By mouse or finger and by key: it says when cards are played, and the rule of that is one click away."""
    ruler = rule(language, size=size)
    ruler.enter(positions(EMPIRES)["ask-disaster"])
    assert ruler.wait_turn()
    card = ruler.thing("card", ruler.hand[0])
    reason = ruler.page.get_by_text(ruler.say("refuse-hand-later"))
    card.click()
    expect(reason).to_have_count(1)
    expect(reason).to_be_in_viewport()
    ruler.picture("hand-card")
    card.click()
    expect(reason).to_have_count(0)
    ruler.put_mouse_away()
    card.focus()
    ruler.page.keyboard.press("Enter")
    expect(reason).to_have_count(1)
    expect(card).to_be_focused()
    ruler.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    card.click()
    ruler.page.get_by_role("note").get_by_role("link", name=ruler.say("table-rule", rule="EE-IND-02")).click()
    expect(ruler.page.locator("[id='EE-IND-02']")).to_be_in_viewport()


def a_card_and_a_ruin() -> tuple[Moment, str, str]:
    """A card can be played, and nothing can be done with a ruin: the position, the card and the ruin."""
    for record in (golden.record for golden in goldens(EMPIRES)):
        table = find_game(EMPIRES).new(record.seats, record.seed, record.options, record.chance)
        for ply, line in enumerate(record.moves):
            seat = table.to_act[0]
            moves = [table.game.notation(move).split(":") for move in table.moves(seat)]
            played = [move for move in moves if move[0] == "play"]
            if played:
                row: list[Json] = table.view(seat)["empires"][seat]["row"]
                spoken = {name for move in moves for name in move}
                ruins = [tile["location"] for tile in row if not tile["healthy"] and tile["location"] not in spoken]
                if ruins:
                    return Moment("ruin", record.cut(ply), seat, over=False), played[0][1], ruins[0]
            by, _, notation = line.partition(" ")
            table.play(int(by), table.game.parse(notation))
    raise LookupError("no golden game has a ruin beside a card to be played")


def test_a_card_and_the_place_it_cannot_go_to(rule: Callable[..., Ruler]) -> None:
    """Who has chosen a card and clicks on a ruin means the two together."""
    moment, name, ruin = a_card_and_a_ruin()
    ruler = rule("hu")
    ruler.enter(moment)
    assert ruler.wait_turn()
    card = ruler.thing("card", name)
    card.click()
    ruler.thing("location", ruin).click()
    expect(ruler.page.get_by_text(ruler.say("refuse-place-destroyed", location=ruin))).to_have_count(1)
    expect(card).to_have_attribute("aria-pressed", "true")
    ruler.picture("ruin")
