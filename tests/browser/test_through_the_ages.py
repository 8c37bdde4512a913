"""Through the Ages in the browser: every phase in all sizes, an attack between two browsers, and whole games."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from pentapolis.games.through_the_ages.catalogue.index import TECHNOLOGY
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.view import View
from pentapolis.kernel.game import find_game
from tests.browser import looks
from tests.browser.conftest import coming
from tests.browser.stage import LARGE, PHONE, TABLET, WIDE, Moment, Moments, Wanted, first_moment, golden
from tests.browser.test_newcomer import verdict
from tests.browser.test_together import accept, in_step, seat_link
from tests.browser.visitor import Json, Player
from tests.golden import goldens
from tests.rules.through_the_ages.prelude import ANNA, BENCE, Civ, happen, play, position

GAME: Final = "through-the-ages"
#: Moves that a click on their thing plays: see `direct` of the board.
AT_ONCE: Final = (
    "defend", "discard", "lose_worker", "demolish", "send", "add", "spare", "give_up", "ravage", "seize", "tuck",
    "annex",
)  # fmt: skip


class Statesman(Player):
    """Somebody who plays Through the Ages."""

    game = GAME
    pretended: View | None = None

    @property
    def view(self) -> View:
        view: View = self.now["view"]
        return view

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("ttaboard-table"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("ttaboard-hand"), exact=True)

    def city(self, seat: int) -> Locator:
        """The mat of a seat: the last one where somebody else's lies open."""
        return self.page.get_by_role("region", name=self.say("ttaboard-mat", seat=seat), exact=True).last

    def pretend(self, view: View) -> None:
        """From the next table on this is seen, whatever the server says: positions that no record is kept of."""
        if self.pretended is None:
            self.context.route_web_socket(re.compile("/api/socket"), self._between)
        self.pretended = view

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(frame: bytes | str) -> None:
            message: Json = json.loads(frame)
            if message["type"] == "state":
                message["view"] = self.pretended
                self.state = message
            socket.send(json.dumps(message))

        server.on_message(told)
        socket.on_message(server.send)

    def by_mouse(self, notation: str) -> None:
        """On the table where the move is about a card there, else in the question."""
        verb, *things = notation.split(":")
        kinds = [(kind.rstrip("2"), name) for kind, name in self.objects(notation)]
        keys = [f"{kind}:{name}" for kind, name in kinds if kind in ("card", "space")]
        self.put_mouse_away()
        if not things or not keys or self.keyed(keys[0]).count() == 0:
            self.by_list(notation)
            return
        alone = sum(keys[0].partition(":")[2] in move.split(":") for move in self.moves) == 1
        self.click(self.keyed(keys[0]))
        if verb not in AT_ONCE or not alone:
            self.click(self.action(notation))


Come = Callable[..., Statesman]
come = coming(Statesman)


# --- positions --------------------------------------------------------------------------------------------------------


def asks(question: str, round_: int = 1) -> Wanted:
    """The question is asked, not before the round."""
    return lambda view: view["question"] == question and view["round"] >= round_


MOMENTS: Final[Moments] = {
    "first-turn": ("ages-two-full", asks("ask-first-turn")),
    "turn": ("ages-four-builders", asks("ask-turn", 14)),
    "politics": ("ages-three-wars", asks("ask-politics", 8)),
    "defend": ("ages-four-builders", asks("ask-defend")),
    "defend-of-two": ("ages-two-full", asks("ask-defend")),
    "auction": ("ages-four-full", asks("ask-bid")),
    "force": ("ages-three-full", asks("ask-force")),
    "pact": ("ages-four-scripted", asks("ask-pact")),
    "event": ("ages-two-full", asks("ask-gain-mix")),
    "excess": ("ages-three-full", asks("ask-excess", 8)),
    "plunder": ("ages-two-politics", asks("ask-plunder")),
    "end": ("ages-four-builders", lambda view: view["over"]),
    "last-round": ("ages-two-full", lambda view: view["question"] == "ask-politics" and view["last_round"] is not None),
}
#: Those with the most to see.
LOOKS: Final = ("turn", "politics", "defend", "auction", "end")
#: What is seldom asked.
SELDOM: Final = ("first-turn", "force", "pact", "event", "excess", "plunder")


@cache
def moment(name: str) -> Moment:
    """The first position of its golden game that fits."""
    game, wanted = MOMENTS[name]
    return first_moment(name, golden(GAME, game), wanted)


#: A civilization late in Age III that has about everything.
FULLEST: Final = Civ(
    culture=143,
    science=27,
    technologies=TECHNOLOGY.ids,
    workers={
        "agriculture": 0,
        "bronze": 0,
        "philosophy": 0,
        "warriors": 0,
        "selective_breeding": 1,
        "oil": 2,
        "coal": 2,
        "mechanized_agriculture": 2,
        "computers": 2,
        "scientific_method": 1,
        "organized_religion": 2,
        "multimedia": 1,
        "movies": 2,
        "professional_sports": 1,
        "modern_infantry": 3,
        "tanks": 2,
        "rockets": 1,
        "air_forces": 1,
    },
    government="constitutional_monarchy",
    leader="maximilien_robespierre",
    specials=["justice_system", "military_theory", "navigation", "engineering"],
    wonders=["library_of_alexandria", "universitas_carolina", "transcontinental_railroad", "st_peters_basilica"],
    wonder="first_space_flight",
    stages=2,
    colonies=["developed_territory_1", "inhabited_territory_2"],
    tactic="mechanized_army",
    stock={"bronze": 3, "coal": 2, "selective_breeding": 5},
    civil=["professional_sports", "fundamentalism", "endowment_for_the_arts", "multimedia", "tanks", "satellites"],
    military=["war_over_technology", "bonus_3", "armed_intervention", "impact_of_agriculture"],
    yellow=2,
    blue=3,
    unused=2,
)
USUAL: Final = Civ(
    culture=88,
    science=12,
    workers={"agriculture": 1, "irrigation": 3, "iron": 3, "coal": 1, "alchemy": 2, "opera": 2, "knights": 2},
    government="republic",
    leader="isaac_newton",
    wonders=["hanging_gardens", "eiffel_tower"],
    wonder="hollywood",
    stages=1,
    colonies=["vast_territory_1"],
    tactic="napoleonic_army",
    civil=["democracy", "computers"],
    military=["bonus_2", "spy", "modern_army"],
    yellow=6,
    blue=8,
)
ROW_OF_AGE_III: Final = [
    "mechanized_agriculture", "patriotism_3", "winston_churchill", "", "fast_food_chains", "military_build_up",
    "civil_service", "modern_infantry", "", "urban_growth_3", "internet", "revolutionary_idea_3", "democracy",
]  # fmt: skip


def fullest(seats: int = 4) -> ThroughTheAges:
    """The most that a table has to show: four levels, eleven columns, full hands."""
    rivals = [USUAL] * (seats - 1)
    common = ["fighting_band", "classic_army", "mobile_artillery", "shock_troops"]
    return position(FULLEST, *rivals, age="III", round=17, row=ROW_OF_AGE_III, common=common)


def usual() -> ThroughTheAges:
    """A turn of three players in the middle of the game."""
    row = [
        "cavalrymen", "engineering_genius_2", "opera", "", "james_cook", "scientific_method", "justice_system",
        "isaac_newton", "reserves_2", "transcontinental_railroad", "cannon", "selective_breeding", "organized_religion",
    ]  # fmt: skip
    mine = Civ(
        culture=43,
        science=9,
        workers={
            "agriculture": 1,
            "irrigation": 2,
            "bronze": 0,
            "iron": 3,
            "philosophy": 0,
            "alchemy": 2,
            "religion": 1,
            "printing_press": 1,
            "warriors": 1,
            "swordsmen": 2,
            "knights": 1,
        },
        technologies=["coal"],
        government="monarchy",
        leader="leonardo_da_vinci",
        specials=["code_of_laws", "warfare"],
        wonders=["pyramids", "universitas_carolina"],
        wonder="eiffel_tower",
        stages=1,
        colonies=["historic_territory_1"],
        tactic="phalanx",
        stock={"agriculture": 1, "irrigation": 2, "iron": 3},
        civil=["bread_and_circuses", "constitutional_monarchy", "frugality_1", "rich_land_1"],
        military=["bonus_2", "spy", "prosperity"],
        yellow=8,
        blue=8,
    )
    rival = Civ(
        culture=38,
        science=4,
        workers={"agriculture": 2, "iron": 2, "alchemy": 1, "drama": 1, "warriors": 3, "swordsmen": 2},
        government="constitutional_monarchy",
        leader="napoleon_bonaparte",
        wonders=["colossus", "st_peters_basilica"],
        wonder="kremlin",
        stages=1,
        tactic="classic_army",
        civil=["coal", "strategy", "patriotism_2"],
        military=["bonus_1", "raid_2"],
        yellow=7,
        blue=9,
    )
    other = Civ(
        culture=57,
        science=12,
        workers={"agriculture": 1, "irrigation": 1, "iron": 2, "alchemy": 2, "opera": 1, "theology": 2, "knights": 1},
        government="republic",
        leader="william_shakespeare",
        wonders=["hanging_gardens", "great_wall"],
        wonder="ocean_liner_service",
        stages=2,
        civil=["movies", "navigation"],
        military=["bonus_2"],
        yellow=9,
        blue=10,
    )
    return position(mine, rival, other, age="II", round=11, row=row, common=["phalanx", "medieval_army"])


@cache
def asked_seat(seats: int, seat: int) -> Moment:
    """Some turn of the seat at a table of so many: the page must be one on which it can act."""
    for record in (one.record for one in goldens(GAME) if one.record.seats == seats):
        table = find_game(GAME).new(record.seats, record.seed, record.options, record.chance)
        for ply, line in enumerate(record.moves):
            decision = table.pending(seat)
            if table.ply > 30 and decision is not None and decision.question == "ask-turn":
                return Moment("turn", record.cut(ply), seat, over=False)
            by, _, notation = line.partition(" ")
            table.play(int(by), table.game.parse(notation))
    raise LookupError(f"no golden game of {seats} asks seat {seat}")


def enter_pretended(statesman: Statesman, table: ThroughTheAges, seat: int = ANNA) -> None:
    """See a position that was put together, at a table of as many players where the seat is asked."""
    statesman.pretend(json.loads(json.dumps(table.view(seat))))
    statesman.enter(asked_seat(table.seats, seat))
    statesman.settle()


def no_message_ids(statesman: Statesman) -> None:
    """No name of a message of this game is to be read or heard."""
    words = statesman.words
    texts: list[str] = statesman.page.evaluate(looks.WORDS)
    found = {ident for text in texts for ident in looks.MESSAGE_ID.findall(text) if words.has(ident)}
    looks.none(found, "names of messages")


def looks_well(statesman: Statesman, name: str, views: tuple[tuple[str, tuple[int, int]], ...]) -> None:
    """Whole, legible, in one language, in all these languages and sizes."""
    for language, size in views:
        if language != statesman.language:
            statesman.speak(language)
        statesman.resize(size)
        statesman.put_mouse_away()
        statesman.picture(f"{name}-{language}")
        looks.no_page_scroll(statesman, upright=size != PHONE)
        looks.legible(statesman)
        looks.whole(statesman)
        looks.one_language(statesman)
        no_message_ids(statesman)
        looks.uncrowded(statesman)


ALL_VIEWS: Final = (("hu", WIDE), ("hu", PHONE), ("en", PHONE), ("en", WIDE), ("en", TABLET), ("en", LARGE))


# --- looks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
def test_every_phase(come: Come, name: str) -> None:
    """Whole, legible and usable in all sizes, in both languages and both colours."""
    statesman = come("hu", regular=True)
    statesman.enter(moment(name))
    statesman.until(lambda: statesman.over or statesman.asked, "there is something to see")
    looks_well(statesman, name, ALL_VIEWS)
    looks.accessible_in_both_themes(statesman)


#: Pixels between neighbouring words of a line in the names of the card row, and how far words reach over their cards.
NAMES_OF_ROW: Final = """() => {
  const gaps = [], over = [];
  for (const name of document.querySelectorAll(".row .name")) {
    const face = name.closest(".face").getBoundingClientRect();
    const words = [...name.querySelectorAll(".word")].map((word) => word.getBoundingClientRect());
    words.forEach((word, n) => {
      over.push(face.left - word.left, word.right - face.right);
      if (n > 0 && Math.abs(word.top - words[n - 1].top) < 2) gaps.push(word.left - words[n - 1].right);
    });
  }
  return [gaps, over];
}"""


#: Of each name that has a short form, how many of the two are seen.
NAMES_SHOWN: Final = """(names) => names.map((name) =>
  [...name.children].filter((one) => one.checkVisibility()).length)"""


def test_names_in_the_row_keep_their_spaces(come: Come) -> None:
    statesman = come("hu")
    statesman.enter(moment("first-turn"))
    statesman.resize(WIDE)
    gaps, over = statesman.page.evaluate(NAMES_OF_ROW)
    assert gaps
    assert min(gaps) >= 2.5
    assert max(over) <= 0


def test_stages_of_a_wonder_stand_in_one_line(come: Come) -> None:
    """On cards as narrow as a tablet has them, what the wonder gives would else lie under its price."""
    statesman = come("hu", size=TABLET)
    statesman.enter(moment("turn"))
    assert statesman.wait_turn()
    lines: list[int] = statesman.board.locator(".costs:has(.stage)").evaluate_all(
        "(all) => all.map((costs) => new Set([...costs.querySelectorAll('.stage')].map((one) => one.offsetTop)).size)"
    )
    assert len(lines) > 1
    assert set(lines) == {1}


def test_the_fullest_table(come: Come) -> None:
    """Four players late in Age III: no name is cut, and mat, hand and question are in sight at once."""
    statesman = come("hu")
    enter_pretended(statesman, fullest())
    for language in ("hu", "en"):
        if language != statesman.language:
            statesman.speak(language)
        statesman.resize(WIDE)
        looks.no_board_scroll(statesman)
        parts = [statesman.headline, statesman.city(ANNA), statesman.hand, statesman.hand.get_by_role("button")]
        looks.none([where for part in parts for where in part.evaluate_all(looks.OUTSIDE)], "out of sight")
        statesman.resize(LARGE)
        assert set(statesman.city(ANNA).locator(".matrix .name").evaluate_all(NAMES_SHOWN)) == {1}
        # There is room for whole names in the hand.
        expect(statesman.hand).to_contain_text(statesman.say("card-multimedia"))
    looks_well(statesman, "fullest", (("hu", WIDE), ("hu", PHONE), ("en", WIDE), ("en", LARGE), ("en", TABLET)))
    looks.accessible_in_both_themes(statesman)


@pytest.mark.parametrize("name", SELDOM)
def test_what_is_seldom_asked(come: Come, name: str) -> None:
    """Whole and legible, and it can be answered."""
    statesman = come("hu", regular=True)
    statesman.enter(moment(name))
    assert statesman.wait_turn()
    looks_well(statesman, name, (("hu", PHONE), ("en", WIDE)))
    looks.accessible(statesman)
    ply = statesman.ply
    statesman.play(statesman.moves[0])
    assert statesman.ply > ply


# --- playing ----------------------------------------------------------------------------------------------------------


def before_an_attack() -> tuple[Moment, str]:
    """A position of two players before an aggression that two cards can hold off, and that move."""
    record = golden(GAME, "ages-two-full")
    table = find_game(GAME).new(record.seats, record.seed, record.options, record.chance)
    for ply, line in enumerate(record.moves):
        by, _, notation = line.partition(" ")
        table.play(int(by), table.game.parse(notation))
        view: View = table.view(1 - int(by))  # type: ignore[assignment]
        aggression = view["aggression"]
        if notation.startswith("attack") and aggression and (aggression["best"] or 0) >= aggression["strength"]:
            return Moment("attack", record.cut(ply), int(by), over=False), notation
    raise LookupError("no aggression can be held off")


def test_an_aggression_is_declared_and_held_off_between_two_browsers(come: Come) -> None:
    """The attacker sees what it comes to before; the defender sees what each card adds, and whether it is enough."""
    at, attack = before_an_attack()
    host, guest = come("hu"), come("en")
    host.ask("PATCH", "/session", {"name": "Borcsa"})
    host.enter(at, kind="open")
    accept(guest, seat_link(host), "Tom")
    host.until(lambda: host.now["view"] is not None and host.asked, "the game has begun")
    host.settle()
    card = attack.split(":")[1]
    known = next(one for one in host.view["attacks"] if one["card"] == card)
    host.click(host.keyed(f"card:{card}"))
    host.put_mouse_away()
    said = host.say("ttaboard-attack-reach", mine=known["mine"], theirs=known["theirs"], reach=known["reach"])
    expect(host.question.get_by_text(said)).to_be_visible()
    ply = host.ply
    host.click(host.action(attack))
    in_step(guest, ply + 1)
    in_step(host, ply + 1)
    aggression = guest.view["aggression"]
    assert aggression is not None
    assert aggression["defence"] is not None
    stage = guest.page.get_by_role("region", name=guest.say(f"card-{card}"), exact=True)
    missing = aggression["strength"] - aggression["defence"]
    expect(stage).to_contain_text(guest.say("ttaboard-can-hold", missing=missing, best=aggression["best"]))
    for visitor in (host, guest):
        looks.one_language(visitor)
        visitor.picture("attack")
    culture = [player["culture"] for player in guest.view["players"]]
    while (now := guest.view["aggression"]) is not None and (now["defence"] or 0) < now["strength"]:
        guest.play(next(move for move in guest.moves if move.startswith("defend:")))
    if guest.asked and guest.view["aggression"] is not None:
        expect(stage).to_contain_text(guest.say("ttaboard-held"))
        guest.play("yield")
    in_step(host, guest.ply)
    assert host.view["aggression"] is None
    assert [player["culture"] for player in host.view["players"]] == culture
    expect(host.log).to_contain_text("Tom")


def pick(moves: list[str], done: int) -> str:
    """Some move, the same each time; a turn has a few of them and then ends."""
    liked = ("stage", "develop", "lead", "attack", "prepare", "upgrade", "build", "play", "increase", "take")
    if done < 4 or "end_turn" not in moves:
        for verb in liked[done:] + liked[:done]:
            found = [move for move in moves if move.partition(":")[0] == verb]
            if found:
                return found[done % len(found)]
    return "end_turn" if "end_turn" in moves else moves[done % len(moves)]


def finish(statesman: Statesman) -> set[str]:
    """Play to the result, on the table and now and then from the list; the verbs that were used."""
    verbs: set[str] = set()
    turns = done = 0
    while statesman.wait_turn():
        move = pick(statesman.moves, done)
        verb = move.partition(":")[0]
        done = 0 if verb == "end_turn" else done + 1
        verbs.add(verb)
        before = statesman.now["seq"]
        if turns % 5 == 4:
            statesman.by_list(move)
        else:
            statesman.by_mouse(move)
        statesman.until(lambda before=before: statesman.now["seq"] > before, f"{move} was played")  # type: ignore[misc]
        turns += 1
    return verbs


def ended(statesman: Statesman) -> None:
    expect(statesman.headline).to_have_text(verdict(statesman))
    result = statesman.page.get_by_role("region", name=statesman.say("table-end"), exact=True).inner_text()
    for score in statesman.view["scores"]:
        assert str(score) in result
    for final in statesman.view["final"]:
        assert statesman.say(f"card-{final['card']}") in result
    looks.one_language(statesman)
    no_message_ids(statesman)


def test_a_whole_game_against_a_bot(come: Come) -> None:
    """From the first turn to the final scoring, in Hungarian."""
    statesman = come("hu")
    places: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    statesman.sit_at(statesman.import_record(golden(GAME, "ages-two-full").cut(0), places))
    assert {"take", "build", "increase", "end_turn", "develop"} <= finish(statesman)
    assert statesman.view["age"] == "IV"
    ended(statesman)
    statesman.pictures("result")


def test_the_last_round(come: Come) -> None:
    statesman = come("en", size=TABLET)
    statesman.enter(moment("last-round"))
    finish(statesman)
    ended(statesman)
    assert statesman.view["over"]


def test_a_rival_is_opened_in_place_of_the_own_mat_and_closed_by_a_key(come: Come) -> None:
    statesman = come("en", regular=True)
    statesman.enter(moment("turn"))
    assert statesman.wait_turn()
    mine = statesman.city(statesman.now["seat"])
    toggle = statesman.board.get_by_role("heading", level=3).get_by_role("button").first
    name = toggle.inner_text().split("\n")[-1]
    statesman.click(toggle)
    expect(toggle).to_have_attribute("aria-expanded", "true")
    expect(mine).to_have_count(0)
    expect(statesman.board.get_by_role("heading", level=3).filter(has_text=name)).to_have_count(2)
    looks.whole(statesman)
    # What lies below stays where it is.
    looks.none(statesman.hand.evaluate_all(looks.OUTSIDE), "out of sight")
    statesman.page.keyboard.press("Escape")
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(mine).to_be_visible()


def test_the_parts_of_the_table_are_a_touch_away_on_phones_and_upright_tablets(come: Come) -> None:
    """Each part comes under the bar that stays, and the page around the board does not move."""
    statesman = come("hu", size=PHONE)
    enter_pretended(statesman, fullest())
    bar = statesman.page.get_by_role("navigation", name=statesman.say("ttaboard-jumps"), exact=True)
    parts = {"hand": statesman.hand, "mat": statesman.city(ANNA)}
    for size, (name, part) in product((PHONE, TABLET), parts.items()):
        statesman.resize(size)
        statesman.click(bar.get_by_role("button", name=statesman.say(f"ttaboard-jump-{name}"), exact=True))
        statesman.settle()
        expect(part).to_be_in_viewport()
        assert statesman.page.evaluate("() => document.scrollingElement.scrollTop") == 0
        assert statesman.page.get_by_role("banner").evaluate("(bar) => bar.getBoundingClientRect().top") == 0


def test_an_auction_and_a_pact_before_they_are_answered(come: Come) -> None:
    """Positions put together: the own force with its parts, and both sides of a pact."""
    strong = Civ(workers={"warriors": 3}, military=["bonus_1"])
    statesman = come("en")
    table, _ = happen("vast_territory_1", strong, Civ())
    enter_pretended(statesman, table)
    stage = statesman.page.get_by_role("region", name=statesman.say("card-vast_territory_1"), exact=True)
    auction = statesman.view["auction"]
    assert auction is not None
    assert auction["largest"] == 4
    parts = f"{statesman.say('source-units')} 3, {statesman.say('source-bonus_cards')} 1"
    expect(stage).to_contain_text(statesman.say("ttaboard-force", count=4, parts=parts))
    # All that the territory gives is seen at once.
    assert stage.evaluate("(stage) => stage.scrollHeight <= stage.clientHeight")
    table = position(Civ(military=["trade_routes_agreement"]), Civ(), Civ(), phase="politics")
    play(table, "offer:trade_routes_agreement:1")
    enter_pretended(statesman, table, BENCE)
    stage = statesman.page.get_by_role("region", name=statesman.say("card-trade_routes_agreement"), exact=True)
    expect(stage).to_contain_text("A")
    looks.whole(statesman)
    # In force, with all its signs, beside a wonder that has many stages.
    pact = Civ(pact="promise_of_military_protection", partner=BENCE, wonder="kremlin", stages=1)
    enter_pretended(statesman, position(pact, replace(pact, partner=ANNA, side="B"), Civ()))
    signs = statesman.city(ANNA).locator(".slab .signs")
    assert signs.evaluate_all("(all) => all.map((one) => Math.max(0, one.scrollWidth - one.clientWidth))") == [0, 0]


def test_the_rival_whose_building_goes_lies_open(come: Come) -> None:
    """Terrorism: of buildings that both have, those of the rival are chosen."""
    buildings = {"religion": 1, "alchemy": 1}
    statesman = come("en", regular=True)
    table, _ = happen("terrorism", Civ(culture=1, workers=buildings), Civ(culture=9, workers=buildings))
    enter_pretended(statesman, table)
    expect(statesman.city(BENCE).locator(".matrix")).to_be_visible()
    expect(statesman.city(ANNA)).to_have_count(0)
    expect(statesman.keyed("card:religion")).to_have_count(1)
