"""What each card is worth at the end, wherever it lies, against a small model that reads the sources' facts alone."""

from collections.abc import Mapping, Sequence

import pytest

from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.points import owned
from pentapolis.games.imperium.scoring import card_points
from tests.games.imperium.test_catalogue import facts, side
from tests.rules.imperium.position import card, position
from tests.rules.imperium.specs import NATIONS

TOKENS = {"materials": 31, "population": 17, "progress": 13}
#: Anna's cards by place: every suit, type and icon that points speak of, in different numbers.
LYING: Mapping[str, Sequence[str]] = {
    "hand": ("1REG8", "1UNC21", "2OLM12"),
    "area": ("1REG7", "2MAU4", "1UNC15", "1CIV10", "2QIN2", "1MAC20"),
    "deck": ("1CIV6", "1UNR1", "1TRI2"),
    "discard": ("1FAM2", "1UNC12", "1UNC11", "1TRI9"),
    "history": ("1TRI1", "1FAM1", "2UNC7"),
}
UNDER = ("1REG11", "1PER3")  # garrisoned under Oasis
THEIRS = ("2UNR1", "2UNR2", "2UNR3", "1REG3")
EXILED = ("1REG4", "1REG5", "1CIV1", "1CIV2", "1CIV3", "1UNC1", "1UNC2", "2TRI2", "2TRI3")
POWERS = {"minoans": "2MIN1B", "macedonians": "1MAC1B", "greeks": "1GRE1B"}
PLACES = ("hand", "area", "deck", "discard", "history", "under")

WORTH = [number for number, fact in facts().items() if fact["points"]]


def fact(number: str) -> dict[str, str]:
    return facts()[number]


def regions(number: str) -> int:
    return int(fact(number)["regions"] or ("region" in fact(number)["suits"].split()))


def count(of: str, cards: Sequence[str]) -> int:
    """IMP-EFF-91: how many of these cards, or icons on them."""
    match of:
        case "cards":
            return len(cards)
        case "region_cards":
            return sum(regions(one) for one in cards)
        case "city_or_metropolis_cards":
            return sum(fact(one)["type"] in ("city", "metropolis") for one in cards)
        case "pinned_non_region_cards":
            return sum("P" in fact(one)["flags"] and not regions(one) for one in cards)
        case "long_walls_cards":
            return sum(fact(one)["name"].startswith("Long Walls") for one in cards)
        case "cards_with_variable_vp":
            return sum(fact(one)["points"].startswith("*") for one in cards)
        case "fertile_icons" | "river_icons":
            return sum(fact(one)["icons"].split().count(of.removesuffix("_icons")) for one in cards)
        case "fertile_or_river_icons":
            return count("fertile_icons", cards) + count("river_icons", cards)
    suit = of.removesuffix("_cards")
    return sum(suit in fact(one)["suits"].split() for one in cards)


def model(
    number: str,
    place: str,
    lying: Mapping[str, Sequence[str]],
    power: str,
    theirs: Sequence[str],
    exiled: Sequence[str],
) -> int:
    """IMP-SCO-05 to IMP-SCO-07, IMP-EFF-90 to IMP-EFF-93."""
    points = facts()[number]["points"]
    if points.startswith("?"):
        cases, _, otherwise = points[2:].rpartition(", otherwise ")
        holds = {"in_history": place == "history", "in_play": place == "area", "not_in_play": place != "area"}
        holds["garrisoned"] = place == "under"
        for case in cases.split(", "):
            name, worth = case.split()
            if holds[name]:
                return int(worth)
        return int(otherwise)
    if not points.startswith("*"):
        return int(points)
    mine = [one for cards in lying.values() for one in cards] + [power]
    found = 0
    terms, _, cap = points[2:].partition(" cap ")
    for term in terms.split(" + "):
        each, _, per, of, *where = term.split()
        if of in TOKENS:
            have = TOKENS[of]
        elif of == "players_with_less_progress":
            have = 1  # Bence, but not Cili
        elif of == "cards_garrisoned_under_this_card":
            have = 0
        else:
            places = {"in_play": lying["area"], "history": lying["history"], "exile_pile": exiled}
            places |= {"owned": mine, "other_players_owned": theirs}
            have = count(of, places[where[0]])
        found += int(each) * (have // int(per))
    return min(int(cap), found)


@pytest.mark.rule(
    "IMP-SCO-02",
    "IMP-SCO-04",
    "IMP-SCO-05",
    "IMP-SCO-06",
    "IMP-SCO-07",
    "IMP-SCO-08",
    "IMP-EFF-90",
    "IMP-EFF-91",
    "IMP-EFF-92",
    "IMP-EFF-93",
    "IMP-CMP-17",
    "IMP-KEY-GAR-04",
)
@pytest.mark.parametrize("number", WORTH)
def test_a_card_is_worth_what_it_prints(number: str) -> None:
    power = "power" in facts()[number]["suits"]
    nation = NATIONS[number[1:4]] if power else "persians"
    others = [one for one in ("minoans", "macedonians", "greeks") if one != nation][:2]
    theirs, exiled = [[one for one in cards if one != number] for cards in (THEIRS, EXILED)]
    host = "1REG7" if number != "1REG7" else "1REG6"
    for place in ("power",) if power else PLACES:
        lying = {where: [one for one in cards if one not in (number, "1REG7")] for where, cards in LYING.items()}
        lying["area"].append(host)
        lying["under"] = [one for one in UNDER if one != number]
        if not power:
            lying[place].append(number)
        t = position(
            seats=3,
            nations=[nation, *others],
            sides=f"{number[-1].lower() if power else 'b'}bb",
            tokens=[(TOKENS["materials"], TOKENS["population"], TOKENS["progress"]), (0, 0, 12), (0, 0, 13)],
            hands=[lying["hand"], theirs],
            areas=[lying["area"]],
            under=[{host: lying["under"]}],
            decks=[lying["deck"]],
            discards=[lying["discard"]],
            histories=[lying["history"]],
            exile=exiled,
            pile=["1UNR7", "1UNR8"],
            main=["2REG3", "2REG4"],
            fame=["2FAM1"],
        )
        own = number if power else "1PER1B"
        expected = model(
            number, place, lying, own, theirs=[*theirs, *(POWERS[other] for other in others)], exiled=exiled
        )
        assert card_points(t, 0, card(side(number)), owned(t, 0)) == expected, place


def test_cards_without_points_are_worth_nothing() -> None:
    made = edition(BUILT_IN)
    for number, printed in facts().items():
        assert (made.by_id[number.lower()].points is None) is (printed["points"] == ""), number
