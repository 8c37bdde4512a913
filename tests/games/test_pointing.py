"""What every thing on the table answers in every phase of every game: one reason, of what it is for now, or none."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import pentapolis
from pentapolis.kernel.pointing import Pointing, Thing, refusal, refusals
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Table
from pentapolis.ledger import ledger
from pentapolis.words import LANGUAGES, words_of

DUEL: Final = "seven-wonders-duel"
EMPIRES: Final = "empires-end"
CAPITALS: Final = "the-capitals"

#: For a seat that is asked nothing.
WAITING: Final = "waiting"

#: The games played: seats and options; the place in the list is the seed.
PLAYED: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {
    DUEL: [(2, {"wonders": wonders}) for wonders in ("draft", "first_game") * 5],
    EMPIRES: [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"variant": "lightning", "payment": "chosen"}),
        (3, {"variant": "lightning", "conversion": "coin_for_wheat"}),
        (4, {"payment": "chosen", "replacement_time": "own_turn"}),
        (2, {"conversion": "coin_for_wheat"}),
        (4, {}),
    ],
    CAPITALS: [
        (4, {"variant": "more_choice"}),
        (3, {"prosperity": "with"}),
        (5, {}),
        (2, {"prosperity": "with", "placement": "strict"}),
        (2, {}),
        (2, {"variant": "more_choice"}),  # asks for an order, which is seldom
    ],
}
#: Of questions that come all the time, one in so many is looked at.
FREQUENT: Final = {
    "ask-turn", "ask-disaster", "ask-economy", "ask-industry", "ask-place", "ask-column", "ask-take", "ask-activate",
    "ask-pay", "ask-prosperity", "ask-upgrade",
}  # fmt: skip
EVERY: Final = {DUEL: 6, EMPIRES: 9, CAPITALS: 9}

Place = tuple[str, str]  # question, and where the thing lies


def allowed(answers: Mapping[str, Mapping[str, str]], question: str, place: str) -> set[str]:
    """The messages a thing of this place may answer to this question: its own, else those of all other questions."""
    told = answers.get(place, {})
    return {f"refuse-{name}" for name in told.get(question, told.get("else", "")).split()}


#: By where a thing lies and what is asked: what it may answer. What is not named says nothing.
DUEL_ANSWERS: Final[dict[str, dict[str, str]]] = {
    "accessible": {
        "ask-turn": "price",
        "ask-begin": "begin-first",
        "ask-progress": "token-first",
        "ask-library": "token-first",
        "ask-destroy": "destroy-first",
        "ask-revive": "revive-first",
        WAITING: "waiting",
    },
    "covered": {"else": "covered"},
    "discarded": {"else": "discarded-how", "ask-revive": ""},
    "own building": {"ask-destroy": "not-in-their-city"},
    "their building": {"ask-destroy": "other-colour"},
    "offered wonder": {WAITING: "waiting"},
    "own wonder": {
        "ask-draft": "wonder-later",
        "ask-turn": "wonder-price",
        "ask-begin": "begin-first",
        "ask-progress": "token-first",
        "ask-library": "token-first",
        "ask-destroy": "destroy-first",
        "ask-revive": "revive-first",
        WAITING: "waiting wonder-later",
    },
    "token on the board": {"else": "token-how", "ask-progress": "", "ask-library": "no-such-token"},
}

ABILITY: Final = "works-in by-itself"
ABILITY_AT: Final = "works-in-at by-itself-at"

EMPIRES_ANSWERS: Final[dict[str, dict[str, str]]] = {
    "hand": {
        "else": "hand-later",
        "ask-industry": "play-cost two-cards no-healthy",
        "ask-pay": "pay-first",
        "ask-begin": "begin-first",
        "ask-redraw": "redraw-first",
        "ask-suffer": "",
        WAITING: "hand-later finished waiting",
    },
    "open disaster": {
        "ask-disaster": "must-take decided",
        "ask-replace": "",
        "ask-ruin": "ruin-first",
        "ask-place": "place-first",
        "ask-low": "low-first",
        WAITING: "waiting",
    },
    "taken disaster": {"else": "taken"},
    "own innovation": {
        "else": f"inactive {ABILITY}",
        "ask-disaster": f"inactive {ABILITY} exhausted free-bid no-cards",
        "ask-replace": f"inactive {ABILITY} exhausted other-ability only-replace",
        "ask-ruin": f"inactive {ABILITY} ruin-first",
        "ask-place": f"inactive {ABILITY} place-first",
        "ask-low": f"inactive {ABILITY} low-first",
        "ask-economy": f"inactive {ABILITY} used none-of nothing-repeated none-exhausted",
        "ask-convert": f"inactive {ABILITY} convert-first",
        "ask-industry": f"inactive {ABILITY} used none-exhausted",
        "ask-pay": f"inactive {ABILITY} pay-first",
        "ask-begin": f"inactive {ABILITY} begin-first",
        "ask-recover": "not-exhausted",
        WAITING: f"inactive {ABILITY} waiting finished",
    },
    "own location": {
        "else": f"restore-later {ABILITY_AT}",
        "ask-ruin": "ruined-already not-nearest",
        "ask-place": "place-destroyed place-fewest",
        "ask-economy": f"restore-later {ABILITY_AT} used-at none-of none-exhausted",
        "ask-convert": f"restore-later {ABILITY_AT} convert-first",
        "ask-industry": "restore-cost one-restore place-fewest no-card two-cards used-at by-itself-at",
        "ask-pay": f"{ABILITY_AT} pay-first",
        "ask-begin": f"{ABILITY_AT} begin-first",
        WAITING: f"restore-later {ABILITY_AT} finished",
    },
    "own resource": {"ask-disaster": "none-of not-accepted accepted-nowhere"},
}

CAPITALS_ANSWERS: Final[dict[str, dict[str, str]]] = {
    "offered tile": {
        "else": "take-later",
        "ask-take": "",
        "ask-place": "place-first",
        "ask-pay": "pay-first",
        "ask-order": "order-first",
        "ask-upgrade": "upgrade-first",
        WAITING: "waiting",
    },
    "own tile": {"else": "activate-later", "ask-activate": "energy all-activated", "ask-pay": "pay-first"},
    "hand": {"else": "prosperity-later", "ask-prosperity": ""},
    "own marker": {"ask-marker": "marker-open"},
}


def duel_places(view: Any) -> Iterator[tuple[Thing, str]]:
    """Where everything on the table lies that can be clicked, as the board draws it."""
    for slot in view["structure"]:
        if slot["card"] is not None:
            yield Thing("card", slot["card"]), "accessible" if slot["accessible"] else "covered"
    for card in view["discard"]:
        yield Thing("card", card), "discarded"
    for wonder in view["offer"]:
        yield Thing("wonder", wonder), "offered wonder"
    for token in view["board_tokens"]:
        yield Thing("token", token), "token on the board"
    for token in view["library"]:
        if token is not None:
            yield Thing("token", token), "drawn token"
    for city in view["cities"]:
        own = city["seat"] == view["seat"]
        yield Thing("seat", str(city["seat"])), "name"
        for card in city["buildings"]:
            yield Thing("card", card), "own building" if own else "their building"
        for wonder in city["wonders"]:
            place = "built wonder" if wonder["built"] else "own wonder" if own else "their wonder"
            yield Thing("wonder", wonder["wonder"]), place
        for token in city["tokens"]:
            yield Thing("token", token), "token in a city"


def empires_places(view: Any) -> Iterator[tuple[Thing, str]]:
    tucked = {
        innovation["card"]
        for empire in view["empires"]
        for place in empire["row"]
        for innovation in place["innovations"]
    }
    for disaster in view["disasters"]:
        if disaster["card"] not in tucked:
            place = "open disaster" if disaster["taken_by"] is None else "taken disaster"
            yield Thing("card", disaster["card"]), place
    if view["conflict"] is not None:
        yield Thing("conflict", view["conflict"]["card"]), "conflict"
    for empire in view["empires"]:
        own = empire["seat"] == view["seat"]
        yield Thing("seat", str(empire["seat"])), "name"
        for place in empire["row"]:
            if own:  # those of the others have the same names, and explain themselves without one
                yield Thing("location", place["location"]), "own location"
            for innovation in place["innovations"]:
                yield Thing("card", innovation["card"]), "own innovation" if own else "their innovation"
        if own:
            yield from ((Thing("card", card), "hand") for card in empire["hand"])
            yield from ((Thing("resource", resource), "own resource") for resource in empire["resources"])


def capitals_places(view: Any) -> Iterator[tuple[Thing, str]]:
    for field in view["fields"]:
        for offer in field["tiles"]:
            yield Thing("tile", offer["tile"]), "offered tile"
    for plan in view["plans"]:
        for site in plan["sites"]:
            yield Thing("cell", site["cell"]), "site"
    for tile in [*view["left_out"], *view["gone"]]:
        yield Thing("tile", tile), "tile out of play"
    for city in view["cities"]:
        own = city["seat"] == view["seat"]
        yield Thing("seat", str(city["seat"])), "name"
        for tile in city["lakes"]:
            yield Thing("tile", tile), "tile out of play"
        for placed in city["tiles"]:
            # Every city has a hotel and a city hall, and may have lakes: those of the others have the same names.
            if own or placed["tile"] not in ("hotel", "city_hall", "lake"):
                yield Thing("tile", placed["tile"]), "own tile" if own else "their tile"
        if own:
            yield from ((Thing("tile", one["tile"]), "hand") for one in city["hand"])
            yield from ((Thing("corner", marker["corner"]), "own marker") for marker in city["markers"])


PLACES: Final[dict[str, Callable[[Any], Iterator[tuple[Thing, str]]]]] = {
    DUEL: duel_places,
    EMPIRES: empires_places,
    CAPITALS: capitals_places,
}
ANSWERS: Final = {DUEL: DUEL_ANSWERS, EMPIRES: EMPIRES_ANSWERS, CAPITALS: CAPITALS_ANSWERS}
#: Places whose things never say anything.
SILENT: Final = {
    DUEL: {"name", "built wonder", "their wonder", "token in a city", "drawn token"},
    EMPIRES: {"name", "conflict", "their innovation"},
    CAPITALS: {"name", "site", "tile out of play", "their tile"},
}


class Walk:
    """Everything pointed at in some games: what was answered where, and what must not be."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.rules = {rule.id for rule in ledger(slug, "en").rules}
        self.words = {language: words_of(slug, language) for language in LANGUAGES}
        self.pointed: Counter[Place] = Counter()
        self.answered: dict[Place, set[str]] = {}
        self.faults: list[str] = []
        for table in positions(slug):
            for seat in range(table.seats):
                self.point(table, seat)

    def point(self, table: Table, seat: int) -> None:
        view = table.view(seat)
        look = Pointing(table, seat, view)
        question = WAITING if look.decision is None else look.decision.question
        all_of_them = [(thing, reason) for reason, things in refusals(look).items() for thing in things]
        told = dict(all_of_them)
        if len(told) < len(all_of_them):
            self.faults.append(f"a thing answers twice at ply {table.ply}")
        for thing, place in PLACES[self.slug](view):
            self.pointed[question, place] += 1
            reason = refusal(look, thing)
            if reason != told.get(thing):
                self.faults.append(f"{thing.key} says {reason} and {told.get(thing)}")
            if reason is not None:
                self.answered.setdefault((question, place), set()).add(reason.message)
                self.hear(question, thing, place, reason)

    def hear(self, question: str, thing: Thing, place: str, reason: Reason) -> None:
        if reason.message not in allowed(ANSWERS[self.slug], question, place):
            self.faults.append(f"{place} at {question}: {thing.key} answers {reason}")
        if reason.rule not in self.rules:
            self.faults.append(f"no rule of the ledger: {reason}")
        for words in self.words.values():
            words.say(reason.message, reason.args)


def positions(slug: str) -> Iterator[Table]:
    """Every seldom question of the games, and some of the others."""
    game = pentapolis.game(slug)
    for seed, (seats, options) in enumerate(PLAYED[slug]):
        table, chance = game.new(seats, seed, options), random.Random(seed)
        while not table.over:
            decision = table.pending(table.to_act[0])
            assert decision is not None
            if decision.question not in FREQUENT or table.ply % EVERY[slug] == 0:
                yield table
            seat = chance.choice(table.to_act)
            table.play(seat, chance.choice(table.moves(seat)))


@cache
def walk(slug: str) -> Walk:
    return Walk(slug)


def questions(slug: str) -> set[str]:
    """All that the game asks, by its texts."""
    folder = pentapolis.game(slug).package.split(".")[-1]
    text = Path(pentapolis.__path__[0], "games", folder, "text", "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(ask-[a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("slug", [DUEL, EMPIRES, CAPITALS])
def test_every_thing_answers_what_it_is_for_now(slug: str) -> None:
    found = walk(slug)
    assert not found.faults, "\n".join(dict.fromkeys(found.faults))


@pytest.mark.parametrize("slug", [DUEL, EMPIRES, CAPITALS])
def test_the_walk_has_met_every_phase_and_every_place(slug: str) -> None:
    found = walk(slug)
    assert {question for question, _ in found.pointed} == {WAITING, *questions(slug)}
    assert {place for _, place in found.pointed} == {*ANSWERS[slug], *SILENT[slug]}
    mute = {place for _, place in found.pointed} - {place for _, place in found.answered}
    assert mute == SILENT[slug]


#: What people asked for in words: where, when, and what they are told.
ASKED: Final = [
    (EMPIRES, "hand", "ask-disaster", "refuse-hand-later"),
    (EMPIRES, "hand", "ask-commit", "refuse-hand-later"),
    (EMPIRES, "own location", "ask-disaster", "refuse-restore-later"),
    (EMPIRES, "own innovation", "ask-disaster", "refuse-exhausted"),
    (CAPITALS, "offered tile", "ask-activate", "refuse-take-later"),
    (CAPITALS, "own tile", "ask-activate", "refuse-energy"),
    (CAPITALS, "hand", "ask-take", "refuse-prosperity-later"),
    (DUEL, "token on the board", "ask-turn", "refuse-token-how"),
    (DUEL, "discarded", "ask-turn", "refuse-discarded-how"),
    (DUEL, "accessible", "ask-turn", "refuse-price"),
    (DUEL, "own wonder", "ask-turn", "refuse-wonder-price"),
]


@pytest.mark.parametrize(("slug", "place", "question", "message"), ASKED)
def test_what_was_asked_is_answered(slug: str, place: str, question: str, message: str) -> None:
    assert message in walk(slug).answered[question, place]
