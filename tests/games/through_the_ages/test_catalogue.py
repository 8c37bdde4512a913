"""Every card of the catalogue against `facts.toml`, which was written independently of it, field by field."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from pentapolis.games.through_the_ages import effects
from pentapolis.games.through_the_ages.catalogue import (
    CARDS,
    FIRST_MILITARY,
    ActionCard,
    Aggression,
    Bonus,
    Card,
    Event,
    Government,
    Leader,
    Pact,
    Special,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
    deck,
)
from pentapolis.games.through_the_ages.effects import PACT_POWERS, Ability, Clause, Effect, Gain, Lose, Plain, Side
from pentapolis.games.through_the_ages.terms import AGES, GOODS, GROUPS, TYPES, WHO

FACTS: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "facts.toml").read_text(encoding="utf-8")
)
OPTIONAL: Final = ("symbols", "abilities", "science", "workers")  # absent where there is none


def goods(listed: list[tuple[int, int]]) -> str:
    return ", ".join(f"{GOODS[what]} {count}" for what, count in listed)


def ability(one: Ability) -> str:
    """Its message without the prefix, its number and what else tells it from its like."""
    told = [one.message.removeprefix("ability-")]
    if isinstance(one, effects.UrbanDiscount):
        return " ".join([*told, *map(str, one.by_level)])
    if one.number:
        told.append(str(one.number))
    match one:
        case effects.StrengthPerUnit():
            told += [TYPES[kind] for kind in one.types]
        case effects.CulturePerBuilding() | effects.CheaperTechnology():
            told.append(TYPES[one.kind])
        case effects.CheaperPair() | effects.CulturePerPair():
            told += [TYPES[one.first], TYPES[one.second]]
        case effects.CulturePerColony():
            told += ["first", str(one.number + one.first)]
        case effects.ScoreWorkers():
            told += ["others", str(one.others)]
    return " ".join(told)


def effect(one: Effect) -> str:
    match one:
        case Gain():
            return f"gain {goods(one.goods)}"
        case Lose():
            return f"lose {goods(one.goods)}"
        case effects.ChooseGain():
            return "choose " + " or ".join(goods(gain.goods) for gain in one.gains)
        case effects.BuildStage():
            return f"build-stage {one.discount}"
        case effects.BuildOrUpgrade():
            groups = " ".join(GROUPS[group] for group in one.groups)
            return f"{'upgrade' if one.upgrade_only else 'build-or-upgrade'} {one.discount} {groups}"
        case effects.IncreaseThenGain():
            return f"increase-population, {effect(one.gain)}"
        case effects.DevelopThenGain():
            return f"develop, {effect(one.gain)}"
        case effects.ForUnits():
            return f"for-units {one.ma} {one.resources}"
        case effects.ForUnitsPerStronger():
            return " ".join(["for-units-per-stronger", *map(str, one.by_players)])
        case effects.CulturePerAhead():
            return " ".join(["culture-per-ahead", *map(str, one.by_players)])
        case effects.GainRating():
            return f"gain-rating {GOODS[one.what]} {effects.RATINGS[one.rating]}"
        case effects.MayBuildFree():
            return f"may-build-free {one.card}"
        case effects.DrawOrCulture():
            return f"draw-or-culture {one.cards} {one.culture}"
        case effects.DiscardOrCulture():
            return f"discard-or-culture {one.cards} {one.culture}"
        case effects.Impact():
            return " ".join(["impact", effects.IMPACTS[one.measure], *map(str, one.numbers)])
        case effects.Enslave():
            return f"enslave {one.population}, {effect(one.gain)}"
        case effects.Raid():
            return " ".join(["raid", *(AGES[age] for age in one.ages)])
        case effects.TakePoints():
            return f"take {GOODS[one.what]} {one.count}"
        case Plain():
            name = one.message.removeprefix("event-").removeprefix("attack-").removeprefix("war-")
            return f"{name} {one.number}" if one.number else name
    raise AssertionError(one)


def clause(one: Clause) -> str:
    return f"{WHO[one.who]}: {effect(one.effect)}"


def side(one: Side) -> dict[str, Any]:
    powers = [name for bit, name in PACT_POWERS.items() if one.powers & bit]
    return {"symbols": dict(one.symbols.amounts()), **({"power": powers[0]} if powers else {})}


def fields(card: Card) -> dict[str, Any]:
    """The card as `facts.toml` has it, read from its fields."""
    found: dict[str, Any] = {"age": AGES[card.age], "group": GROUPS[card.group], "copies": card.copies}
    found["symbols"] = dict(card.symbols.amounts())
    found["abilities"] = [ability(one) for one in card.abilities]
    match card:
        case Technology():
            found |= {"type": TYPES[card.type], "science": card.science, "resources": card.resources}
            found["workers"] = card.workers
            if GROUPS[card.group] == "production":
                found["worth"] = card.worth
        case Special():
            found |= {"type": TYPES[card.type], "science": card.science}
        case Government():
            found |= {"science": card.science, "limit": card.limit}
            if card.revolution:
                found["revolution"] = card.revolution
        case Wonder():
            found["stages"] = card.stages
        case ActionCard():
            found["effect"] = effect(card.effect)
        case Event():
            found["clauses"] = [clause(one) for one in card.clauses]
        case Territory():
            found["immediate"] = effect(card.immediate)
        case Tactic():
            units = {"infantry": card.infantry, "cavalry": card.cavalry, "artillery": card.artillery}
            found["units"] = {kind: count for kind, count in units.items() if count}
            found |= {"strength": card.strength, "outdated": card.outdated}
        case Aggression() | War():
            found |= {"military_actions": card.ma, "effect": effect(card.effect)}
        case Pact():
            if card.symmetric:
                found["both"] = side(card.sides[0])
            else:
                found |= {"a": side(card.sides[0]), "b": side(card.sides[1])}
            found["attack"] = ["allowed", "ends", "forbidden"][card.attack]
        case Bonus():
            found |= {"defense": card.defense, "colonization": card.colonization}
        case _:
            assert isinstance(card, Leader)
    return {key: value for key, value in found.items() if value or key not in OPTIONAL}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_what_the_sources_print(card: Card) -> None:
    fact = {key: value for key, value in FACTS[card.id].items() if value or key not in OPTIONAL}
    assert fields(card) == fact


def test_no_card_is_missing_and_none_is_twice() -> None:
    assert sorted(card.id for card in CARDS) == sorted(FACTS)


def test_every_ability_and_effect_is_on_a_card() -> None:
    """A class that no card uses would be code that nothing runs."""
    used: set[type] = set()
    for card in CARDS:
        used |= {type(one) for one in card.abilities}
        match card:
            case ActionCard() | Aggression() | War():
                used.add(type(card.effect))
            case Event():
                used |= {type(one.effect) for one in card.clauses}
    classes = {one for one in vars(effects).values() if isinstance(one, type)}
    abilities = {one for one in classes if issubclass(one, Ability)} - {Ability, effects.OfPair}
    happenings = {one for one in classes if issubclass(one, Effect)} - {Effect, Plain, Clause, Side}
    assert abilities | happenings == used


def test_abilities_of_a_card_have_different_codes() -> None:
    """A player's powers are one bit for each code."""
    for card in CARDS:
        codes = Counter(one.code for one in card.abilities)
        assert all(count == 1 for count in codes.values()), card.id


@pytest.mark.rule("TTA-SET-01", "TTA-SET-02", "TTA-SET-03", "TTA-SET-05", "TTA-VAR-01")
@pytest.mark.parametrize(("age", "sizes"), [(0, [20, 20, 20]), (1, [44, 50, 53]), (2, [44, 50, 53]), (3, [44, 50, 53])])
def test_civil_decks_lose_three_cards_for_three_players_and_nine_for_two(age: int, sizes: list[int]) -> None:
    assert [len(deck(age, False, players)) for players in (2, 3, 4)] == sizes


@pytest.mark.rule("TTA-SET-04", "TTA-SET-05", "TTA-VAR-02", "TTA-VAR-06")
@pytest.mark.parametrize(("age", "sizes"), [(0, [10, 10, 10]), (1, [43, 45, 45]), (2, [46, 50, 50]), (3, [41, 45, 45])])
def test_military_decks_lose_only_the_pacts_for_two_players(age: int, sizes: list[int]) -> None:
    decks = [deck(age, True, players) for players in (2, 3, 4)]
    assert [len(one) for one in decks] == sizes
    missing = Counter(decks[2]) - Counter(decks[0])
    assert all(isinstance(CARDS[number], Pact) for number in missing)
    assert sum(missing.values()) == [0, 2, 4, 4][age]


def test_civil_cards_come_before_military_ones() -> None:
    civil = {"production", "urban", "unit", "special", "government", "leader", "wonder", "action"}
    assert all((GROUPS[card.group] in civil) == (number < FIRST_MILITARY) for number, card in enumerate(CARDS))


@pytest.mark.rule("TTA-CMP-02")
def test_there_are_eight_decks_and_each_card_lies_in_one() -> None:
    found = [set(deck(age, military, 4)) for age in range(4) for military in (False, True)]
    assert all(found)
    assert sum(len(one) for one in found) == len(set.union(*found)) == len(CARDS) - 6
