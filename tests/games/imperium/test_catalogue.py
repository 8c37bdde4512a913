"""The 552 cards beside `facts.tsv`, a copy of what the sources say that was made without the catalogue.

A slip in a card's cost, suit, state, type, points, place, copies or text is named with its number and field.
"""

import csv
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pentapolis.games.imperium as package
from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.points import Conditional, Fixed, Variable
from pentapolis.games.imperium.terms import AFTER_PLAY, COMMON, ICONS, STARTS, STATES, SUITS, TYPES, names_of

Printed = dict[str, Any]

CATALOGUE = Path(package.__file__).parent / "catalogue"
SOURCES = {"rulebook", "oriko", "scans", "bot_tables", "osprey_blog", "spotlights"}
#: IMP-CMP-01, IMP-CMP-02
SIZES = {
    "commons_classics": 83, "carthaginians": 23, "celts": 28, "greeks": 23, "macedonians": 23, "persians": 23,
    "romans": 23, "scythians": 24, "vikings": 26,
    "commons_legends": 83, "arthurians": 29, "atlanteans": 22, "egyptians": 23, "mauryans": 24, "minoans": 23,
    "olmecs": 26, "qin": 25, "utopians": 21,
}  # fmt: skip


@cache
def files() -> dict[str, Printed]:
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CATALOGUE.glob("*.toml"))}


@cache
def catalogue() -> dict[str, Printed]:
    """What the files print, by the number of the card or side."""
    return {number: card for file in files().values() for card in file["card"] for number in card["numbers"]}


@cache
def facts() -> dict[str, dict[str, str]]:
    with (Path(__file__).parent / "facts.tsv").open(encoding="utf-8", newline="") as lines:
        return {row["number"]: row for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)}


def side(number: str) -> str:
    """The physical card of a number: 1CAR1A and 1CAR1B are one."""
    return number.rstrip("AB") if number[-1] in "AB" else number


def points(vp: Printed) -> str:
    match vp["kind"]:
        case "fixed" | "negative":
            return str(vp["points"])
        case "conditional":
            cases = ", ".join(f"{case['if']} {case['points']}" for case in vp["cases"])
            return f"? {cases}, otherwise {vp['otherwise']}"
    terms = [
        f"{term['points']} per {term['per']} {term['of']}" + (f" {term['where']}" if "where" in term else "")
        for term in vp.get("sum", [vp])
    ]
    return f"* {' + '.join(terms)} cap {vp['cap']}"


def ability(printed: Printed) -> str:
    parts = ["[optional]"] if printed.get("optional") else []
    parts += [f"[{printed['turn']} turn]"] if "turn" in printed else []
    for field, label in (("trigger", "when"), ("requirement", "requires"), ("cost", "cost"), ("zone", "zone")):
        parts += [f"[{label}] {printed[field]}"] if field in printed else []
    return " | ".join([*parts, *printed["effect"]])


def text(card: Printed) -> str:
    parts = [
        f"{label}: {card[field]}"
        for field, label in (("requirement", "requires"), ("play_cost", "cost"))
        if field in card
    ]
    parts += [f"play: {' | '.join(card['play'])}"] if "play" in card else []
    parts += [f"after: {card['after_play']}"] if "after_play" in card else []
    parts += [f"{field}: {ability(card[field])}" for field in ("exhaust", "solstice") if field in card]
    parts += [f"passive: {' | '.join(card['passive'])}"] if "passive" in card else []
    parts += [f"enters: {ability(card['on_enter'])}"] if "on_enter" in card else []
    parts += [f"end: {' | '.join(card['end_of_game'])}"] if "end_of_game" in card else []
    parts += [f"resolve: {ability(card['resolve'])}"] if "resolve" in card else []
    return " || ".join(parts)


def flags(card: Printed) -> str:
    return "".join(
        letter
        for letter, on in (
            ("P", card.get("pinned")),
            ("A", card.get("attack")),
            ("F", card.get("free_play")),
            ("N", not card.get("playable", True)),
            ("G", not card.get("garrisonable", True)),
            ("H", card.get("hu_own")),
        )
        if on
    )


def as_facts(number: str, card: Printed, total: int) -> dict[str, str]:
    cost = card.get("development_cost")
    return {
        "number": number,
        "total": str(total),
        "name": card["name"],
        "start": card.get("start", ""),
        "players": card.get("players", ""),
        "suits": " ".join(card.get("suits", [])),
        "state": card.get("state", ""),
        "flags": flags(card),
        "type": card.get("card_type", ""),
        "icons": " ".join(card.get("region_types", [])),
        "regions": str(card.get("counts_as_regions", "")),
        "development": ""
        if cost is None
        else " ".join(str(cost.get(token, 0)) for token in ("materials", "population", "progress")),
        "points": points(card["vp"]) if "vp" in card else "",
        "provenance": card["provenance"],
        "sources": " ".join(card["sources"]),
        "text": text(card),
    }


@pytest.mark.rule("IMP-CMP-01", "IMP-CMP-02")
def test_each_box_has_its_commons_and_its_eight_nations() -> None:
    sizes = {name: len({side(number) for card in file["card"] for number in card["numbers"]})
             for name, file in files().items()}  # fmt: skip
    assert sizes == SIZES
    assert sum(sizes.values()) == 552
    boxes = Counter(file["box"] for name, file in files().items() if "nation" in file)
    assert boxes == {"classics": 8, "legends": 8}


@pytest.mark.parametrize("number", facts())
def test_a_card_is_as_the_sources_say(number: str) -> None:
    """IMP-CMP-05 to IMP-CMP-17, field by field."""
    group = number[:4]
    total = len({side(other) for other in facts() if other[:4] == group})
    assert as_facts(number, catalogue()[number], total) == facts()[number]


def points_of(face: Face) -> str:
    match face.points:
        case None:
            return ""
        case Fixed():
            return str(face.points.points)
        case Conditional():
            cases = ", ".join(
                f"{case} {worth}" for case, worth in zip(face.points.cases, face.points.points, strict=True)
            )
            return f"? {cases}, otherwise {face.points.otherwise}"
        case Variable():
            terms = [f"{term.points} per {term.per} {term.of} {term.where}" for term in face.points.terms]
            return f"* {' + '.join(terms)} cap {face.points.cap}"
    raise AssertionError(face.points)


def owned_named(points: str) -> str:
    """The points of `facts.tsv` with "owned" written out, which the sources leave out for tokens."""
    if not points.startswith("*"):
        return points
    terms, _, cap = points[2:].partition(" cap ")
    written = [term if len(term.split()) > 4 else f"{term} owned" for term in terms.split(" + ")]
    return f"* {' + '.join(written)} cap {cap}"


@pytest.mark.parametrize("number", facts())
@pytest.mark.rule("IMP-CMP-08", "IMP-CMP-09", "IMP-CMP-10", "IMP-CMP-11", "IMP-CMP-12", "IMP-CMP-13", "IMP-CMP-17")
def test_what_the_rules_see_of_a_card_is_what_it_prints(number: str) -> None:
    """The faces made of the files: what a slip in reading a field would change."""
    fact, face = facts()[number], edition(BUILT_IN).by_id[number.lower()]
    assert face.name == fact["name"]
    assert ("" if face.start == COMMON else STARTS[face.start]) == fact["start"]
    assert face.players == {"": 0, "3+": 3, "4": 4}[fact["players"]]
    assert set(names_of(int(face.suits), SUITS)) == set(fact["suits"].split())
    assert ("" if face.state < 0 else STATES[face.state]) == fact["state"]
    assert names_of(int(face.type), TYPES) == fact["type"].split()
    assert face.icons == [fact["icons"].split().count(icon) for icon in ICONS]
    assert face.cost == [int(number) for number in fact["development"].split()]
    assert face.regions == int(fact["regions"] or ("region" in fact["suits"].split()))
    assert points_of(face) == owned_named(fact["points"])
    assert face.source == fact["provenance"]
    printed = (face.pinned, face.attack, face.free_play, not face.playable, not face.garrisonable, face.own_hungarian)
    assert "".join(letter for letter, on in zip("PAFNGH", printed, strict=True) if on) == fact["flags"]
    parts = dict(part.split(": ", 1) for part in fact["text"].split(" || ") if part)
    assert AFTER_PLAY[face.after] == parts.get("after", "discard")
    assert len(face.play) == (len(parts["play"].split(" | ")) if "play" in parts else 0)
    assert (face.requirement is not None, face.play_cost is not None) == ("requires" in parts, "cost" in parts)
    assert (face.exhaust is not None, face.solstice is not None) == ("exhaust" in parts, "solstice" in parts)
    for ability, part in ((face.exhaust, "exhaust"), (face.solstice, "solstice")):
        if ability is not None:
            assert ability.optional is ("[optional]" in parts[part])
            assert ability.any_turn is ("[any turn]" in parts[part])
            assert (ability.cost is not None) is ("[cost]" in parts[part])
            assert (ability.requirement is not None) is ("[requires]" in parts[part])
            assert (ability.trigger is not None) is ("[when]" in parts[part])


@pytest.mark.rule("IMP-CMP-05")
def test_numbers_are_box_letters_and_running_number() -> None:
    assert list(catalogue().keys() - facts().keys()) == []
    for name, file in files().items():
        letters = {number[1:4] for card in file["card"] for number in card["numbers"]}
        assert letters == ({file["code"]} if "code" in file else {"REG", "UNC", "CIV", "TRI", "FAM", "UNR"}), name
        assert {number[0] for card in file["card"] for number in card["numbers"]} == {
            "1" if file["box"] == "classics" else "2"
        }
        for group in letters:
            cards = [card["numbers"] for card in file["card"] if card["numbers"][0][1:4] == group]
            first = [int(side(numbers[0])[4:]) for numbers in cards]
            assert first == sorted(first), (name, group)
            running = {int(side(number)[4:]) for numbers in cards for number in numbers}
            assert running == set(range(1, len(running) + 1)), (name, group)


def test_every_card_says_where_it_comes_from() -> None:
    for number, card in catalogue().items():
        assert card["provenance"] in {"rulebook", "public", "recalled", "reconstructed"}, number
        assert card["sources"], number
        assert set(card["sources"]) <= SOURCES, number
