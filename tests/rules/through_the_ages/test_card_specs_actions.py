"""Every action card: what it lets a player do, for how much less, and what it gives, against `facts.toml`."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

ACTIONS = cards_of("action")
GOODS = {"science": "science_points", "culture": "culture_points", "food": "food", "resource": "resources"}
PLENTY = Civ(stock={"agriculture": 20, "bronze": 40}, science=30, unused=2, culture=5)


def effect(card: str) -> str:
    return str(FACTS[card]["effect"])


def of_kind(*kinds: str) -> list[str]:
    return [card for card in ACTIONS if effect(card).split()[0].rstrip(",") in kinds]


def amounts(told: str) -> dict[str, int]:
    """What "science 1, culture 4" is in statistics; blue tokens of value 1 carry food and resources."""
    found: dict[str, int] = {}
    for part in told.split(", "):
        what, count = part.split()
        found[GOODS[what]] = int(count)
        if what in ("food", "resource"):
            found["blue"] = found.get("blue", 0) - int(count)
    return found


def change_by(card: str, *answers: str, civ: Civ = PLENTY, others: tuple[Civ, ...] = ()) -> dict[str, int]:
    """What playing the card and answering so changes."""
    age = "I" if FACTS[card]["age"] == "A" else str(FACTS[card]["age"])
    t = position(replace(civ, civil=[card]), *others, age=age)
    before = stats(t)
    play(t, f"play:{card}", *answers)
    assert hand_of(t) == []
    assert asked(t) == "ask-turn"
    found = change(before, stats(t))
    assert found.pop("ca") == -1
    return found


def test_every_action_card_is_looked_at() -> None:
    kinds = ["gain", "choose", "build-stage", "build-or-upgrade", "upgrade", "increase-population", "develop"]
    kinds += ["for-units", "for-units-per-stronger", "culture-per-ahead"]
    assert sorted(of_kind(*kinds)) == sorted(ACTIONS)


@pytest.mark.rule("TTA-ACARD-01", "TTA-INP-10")
@pytest.mark.parametrize("card", of_kind("gain"))
def test_cards_that_give(card: str) -> None:
    assert change_by(card) == amounts(effect(card).removeprefix("gain "))


@pytest.mark.rule("TTA-ACARD-01")
@pytest.mark.parametrize("card", of_kind("choose"))
def test_cards_that_give_one_of_two_things(card: str) -> None:
    first, second = effect(card).removeprefix("choose ").split(" or ")
    assert change_by(card, "choose:1") == amounts(first)
    assert change_by(card, "choose:2") == amounts(second)


@pytest.mark.rule("TTA-ACARD-02", "TTA-ACARD-03", "TTA-ACARD-05")
@pytest.mark.parametrize("card", of_kind("build-stage"))
def test_engineering_genius_builds_one_stage_for_less(card: str) -> None:
    off = int(effect(card).split()[1])
    flight = replace(PLENTY, wonder="first_space_flight", specials=["engineering"])
    for stages, cost in ((3, 9), (2, 4), (0, 1)):
        paid = max(cost - off, 0)
        built = change_by(card, civ=replace(flight, stages=stages))
        if stages == 3:  # completed: its tokens come back, and it scores the level of Engineering
            assert built == merged({"resources": -paid, "blue": paid + 3, "culture_points": 3})
        else:
            assert built == merged({"resources": -paid, "blue": paid - 1})


@pytest.mark.rule("TTA-ACARD-02", "TTA-ACARD-03")
@pytest.mark.parametrize("card", of_kind("build-or-upgrade"))
def test_cards_that_build_or_upgrade_for_less(card: str) -> None:
    _, number, group = effect(card).split()
    off = int(number)
    if group == "production":
        new, old, gains = "iron", "bronze", {}
        other = "build:philosophy"
    else:
        new, old, gains = "alchemy", "philosophy", {"science": 2}
        other = "build:bronze"
    civ = replace(PLENTY, technologies=[new])
    dear, cheap = FACTS[new]["resources"], FACTS[old]["resources"]
    paid = max(dear - off, 0)
    assert change_by(card, f"build:{new}", civ=civ) == merged({"resources": -paid, "blue": paid, "unused": -1}, gains)
    paid = max(dear - cheap - off, 0)
    assert change_by(card, f"upgrade:{old}:{new}", civ=civ) == merged(
        {"resources": -paid, "blue": paid}, {key: value - 1 for key, value in gains.items()}
    )
    t = position(replace(civ, civil=[card]))
    play(t, f"play:{card}")
    assert refusal(t, other) == "TTA-ACARD-02"
    assert refusal(t, "build:warriors") == "TTA-ACARD-02"


@pytest.mark.rule("TTA-ACARD-02", "TTA-ACARD-03")
@pytest.mark.parametrize("card", of_kind("upgrade"))
def test_efficient_upgrade_upgrades_farms_mines_and_urban_buildings(card: str) -> None:
    off = int(effect(card).split()[1])
    civ = replace(PLENTY, technologies=["coal", "opera", "swordsmen"], workers={"drama": 1})
    for old, new, gains in (("bronze", "coal", {}), ("drama", "opera", {"culture": 1})):
        paid = max(FACTS[new]["resources"] - FACTS[old]["resources"] - off, 0)
        assert change_by(card, f"upgrade:{old}:{new}", civ=civ) == merged({"resources": -paid, "blue": paid}, gains)
    t = position(replace(civ, civil=[card]))
    play(t, f"play:{card}")
    assert refusal(t, "build:bronze") == "TTA-ACARD-02"
    assert refusal(t, "upgrade:warriors:swordsmen") == "TTA-ACARD-02"


@pytest.mark.rule("TTA-ACARD-02", "TTA-WRK-03", "TTA-GAP-13")
@pytest.mark.parametrize("card", of_kind("increase-population"))
def test_frugality_gives_food_after_the_population_was_paid(card: str) -> None:
    back = int(effect(card).split()[-1])
    assert change_by(card) == merged({"food": back - 2, "blue": 2 - back, "unused": 1, "yellow": -1})
    # The full cost must be there before.
    t = position(replace(PLENTY, civil=[card], stock={"agriculture": 1}))
    assert refusal(t, f"play:{card}") == "TTA-ACARD-06"


@pytest.mark.rule("TTA-ACARD-02", "TTA-ACARD-04", "TTA-GAP-13")
@pytest.mark.parametrize("card", of_kind("develop"))
def test_breakthrough_gives_science_after_the_technology_was_paid(card: str) -> None:
    back = int(effect(card).split()[-1])
    t = position(replace(PLENTY, civil=[card, "cartography", "masonry"], science=4), age="II")
    before = stats(t)
    play(t, f"play:{card}", "develop:cartography")
    assert change(before, stats(t)) == {"ca": -1, "science_points": back - 4, "strength": 1, "colonization": 2}
    t = position(replace(PLENTY, civil=[card, "cartography"], science=3), age="II")
    assert refusal(t, f"play:{card}") == "TTA-ACARD-06"


@pytest.mark.rule("TTA-ACARD-07", "TTA-ACN-05", "TTA-FR-09")
@pytest.mark.parametrize("card", of_kind("for-units"))
def test_patriotism_lends_an_action_and_resources_for_units(card: str) -> None:
    actions, lent = map(int, effect(card).split()[1:])
    age = "I" if FACTS[card]["age"] == "A" else str(FACTS[card]["age"])
    t = position(replace(PLENTY, civil=[card], workers={"modern_infantry": 1}), age=age)
    before = stats(t)
    play(t, f"play:{card}")
    # Nothing in the statistics changes, and no token is taken for it.
    assert change(before, stats(t)) == {"ca": -1}
    play(t, "build:modern_infantry")
    # The lent action and the lent resources went first.
    assert change(before, stats(t)) == merged(
        {"ca": -1, "unused": -1, "strength": 5, "resources": lent - 7, "blue": 7 - lent, "ma": actions - 1}
    )


@pytest.mark.rule("TTA-ACARD-07", "TTA-FR-09", "TTA-VAR-08")
@pytest.mark.parametrize("card", of_kind("for-units-per-stronger"))
def test_cards_that_arm_against_stronger_civilizations(card: str) -> None:
    by_players = list(map(int, effect(card).split()[1:]))
    strong = Civ(workers={"warriors": 9})
    for seats, each in zip((2, 3, 4), by_players, strict=True):
        for stronger in range(seats):
            civs = [replace(PLENTY, civil=[card]), *[strong] * stronger, *[Civ()] * (seats - 1 - stronger)]
            t = position(*civs, age="III")
            play(t, f"play:{card}")
            assert int(t.players[ANNA].unit_resources) == each * stronger


@pytest.mark.rule("TTA-VAR-08")
@pytest.mark.parametrize("card", of_kind("culture-per-ahead"))
def test_endowment_for_the_arts_counts_civilizations_with_more_culture(card: str) -> None:
    by_players = list(map(int, effect(card).split()[1:]))
    for seats, each in zip((2, 3, 4), by_players, strict=True):
        for ahead in range(seats):
            others = tuple([Civ(culture=6)] * ahead + [Civ(culture=5)] * (seats - 1 - ahead))
            assert change_by(card, others=others) == merged({"culture_points": each * ahead})
