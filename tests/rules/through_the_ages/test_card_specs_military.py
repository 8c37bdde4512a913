"""Every territory, tactic, aggression, war, pact and bonus card: what it costs and changes, against `facts.toml`."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

GOODS = {
    "science": "science_points",
    "culture": "culture_points",
    "food": "food",
    "resource": "resources",
    "military_card": "military_cards",
}
STRONG = Civ(workers={"warriors": 6}, stock={"agriculture": 2, "bronze": 2})  # strength 6
RICH = Civ(
    stock={"agriculture": 4, "bronze": 4}, culture=30, science=20, workers={"religion": 1}, unused=2
)  # strength 1


def age_of(card: str) -> str:
    return str(FACTS[card]["age"])


def gains(told: str) -> dict[str, int]:
    """What "gain resource 2, food 2" is in statistics, carried by blue tokens of value 1."""
    found: dict[str, int] = {}
    for part in told.removeprefix("gain ").split(", "):
        what, count = part.split()
        if what == "population":
            found |= {"unused": int(count), "yellow": -int(count)}
        else:
            found[GOODS[what]] = int(count)
        if what in ("food", "resource"):
            found["blue"] = found.get("blue", 0) - int(count)
    return found


@pytest.mark.rule("TTA-COL-13", "TTA-COL-14", "TTA-INP-11", "TTA-GAP-49")
@pytest.mark.parametrize("card", cards_of("territory"))
def test_a_territory_brings_its_permanent_and_its_immediate_effect(card: str) -> None:
    t = position(
        Civ(leader="christopher_columbus", military=[card, "rats"]),
        phase="politics",
        age=age_of(card),
        current=["raiders"],
    )
    before = stats(t)
    play(t, f"settle:{card}")
    fact = FACTS[card]
    expected = merged(symbols_of(card), gains(fact["immediate"]), {"military_cards": -1})
    assert change(before, stats(t)) == expected
    assert card in in_play(t)
    assert leader_of(t) == ""
    assert names(t.current) == ["raiders"]  # no event is revealed, no culture scored for it


#: Units of the newest level that every tactic of an age may use without being outdated.
NEWEST = {
    "I": {"infantry": "swordsmen", "cavalry": "knights", "artillery": "cannon"},
    "II": {"infantry": "riflemen", "cavalry": "cavalrymen", "artillery": "cannon"},
    "III": {"infantry": "modern_infantry", "cavalry": "tanks", "artillery": "rockets"},
}
OLDEST = {"infantry": "warriors", "cavalry": "knights", "artillery": "cannon"}


@pytest.mark.rule("TTA-TPL-01", "TTA-ARM-02", "TTA-ARM-03", "TTA-ARM-05")
@pytest.mark.parametrize("card", cards_of("tactic"))
def test_a_tactic_gives_its_strength_for_each_army(card: str) -> None:
    fact = FACTS[card]
    for armies in (0, 1, 2):
        units = {NEWEST[age_of(card)][kind]: count * armies for kind, count in fact["units"].items()}
        t = position(Civ(military=[card], workers={"warriors": 0, **units}), age=age_of(card))
        before = stats(t)
        play(t, f"tactic:{card}")
        gained = merged({"strength": fact["strength"] * armies}, {"ma": -1, "military_cards": -1})
        assert change(before, stats(t)) == gained
    # One unit short of an army.
    kind, count = next(iter(fact["units"].items()))
    units = {NEWEST[age_of(card)][one]: number for one, number in fact["units"].items()}
    units[NEWEST[age_of(card)][kind]] = count - 1
    t = position(Civ(military=[card], workers={"warriors": 0, **units}), age=age_of(card))
    before = stats(t)
    play(t, f"tactic:{card}")
    assert change(before, stats(t)) == {"ma": -1, "military_cards": -1}


@pytest.mark.rule("TTA-ARM-05")
@pytest.mark.parametrize("card", cards_of("tactic"))
def test_an_army_with_a_unit_two_levels_below_gives_the_lower_strength(card: str) -> None:
    fact = FACTS[card]
    units = {OLDEST[kind]: count for kind, count in fact["units"].items()}
    oldest = min(level_of(unit) for unit in units)
    outdated = oldest <= LEVEL[age_of(card)] - 2
    t = position(Civ(military=[card], workers={"warriors": 0, **units}), age=age_of(card))
    before = stats(t)
    play(t, f"tactic:{card}")
    assert stats(t)["strength"] - before["strength"] == fact["outdated" if outdated else "strength"]


@pytest.mark.rule("TTA-AGG-01", "TTA-AGG-05", "TTA-COL-09")
@pytest.mark.parametrize("card", cards_of("bonus"))
def test_a_bonus_card_defends_and_colonizes(card: str) -> None:
    fact = FACTS[card]
    # The attacker is stronger by just what the card adds.
    civs = Civ(workers={"warriors": 1 + fact["defense"]}, military=["plunder_1"]), Civ(military=[card])
    t = position(*civs, phase="politics")
    play(t, "attack:plunder_1:1", f"defend:{card}")
    assert told(t, "log-defend")[0]["count"] == 1 + fact["defense"]
    assert military_of(t, BENCE) == []
    civs = Civ(workers={"warriors": 2 + fact["defense"]}, military=["plunder_1"]), Civ(military=[card])
    t = position(*civs, phase="politics")
    play(t, "attack:plunder_1:1")
    assert military_of(t, BENCE) == [card]
    # In a force: one unit of Warriors and the card.
    t, _ = happen("vast_territory_1", Civ(military=[card]), Civ(workers={"warriors": 0}))
    most = 1 + fact["colonization"]
    assert refusal(t, f"bid:{most + 1}") == "TTA-COL-02"
    play(t, f"bid:{most}", "send:warriors")
    assert refusal(t, "done") == "TTA-COL-06"
    play(t, f"add:{card}", "done")
    assert "vast_territory_1" in in_play(t)
    assert military_of(t) == []


# --- aggressions ------------------------------------------------------------------------------------------------------


def attack(card: str, mine: Civ, theirs: Civ, *answers: str) -> tuple[dict[str, int], dict[str, int]]:
    """What an aggression without a defence changes for the attacker and for the rival."""
    t = position(replace(mine, military=[card]), theirs, phase="politics", age=age_of(card))
    before = stats(t), stats(t, BENCE)
    play(t, f"attack:{card}:1", *answers)
    assert asked(t) == "ask-turn"
    assert card in [name for pile in t.discards for name in names(pile)]
    found = change(before[0], stats(t)), change(before[1], stats(t, BENCE))
    assert found[0].pop("military_cards") == -1
    assert found[0].pop("ma") == -FACTS[card]["military_actions"]
    return found


MANY = replace(STRONG, government="monarchy", blue=30)  # 3 military actions


@pytest.mark.rule("TTA-AGG-09", "TTA-WRK-04", "TTA-FR-04")
def test_enslave() -> None:
    mine, theirs = attack("enslave", MANY, RICH)
    assert mine == {"resources": 2, "food": 2, "blue": -4}
    assert theirs == {"unused": -1, "yellow": 1}


@pytest.mark.rule("TTA-FR-11", "TTA-GAP-23")
@pytest.mark.parametrize("card", ["plunder_1", "plunder_2", "plunder_3"])
def test_plunder(card: str) -> None:
    total = int(FACTS[card]["effect"].split()[1])
    for meals in range(max(0, total - 4), min(4, total) + 1):
        ore = total - meals
        mine, theirs = attack(card, MANY, RICH, f"mix:{meals}")
        assert mine == merged({"food": meals, "resources": ore, "blue": -total})
        assert theirs == merged({"food": -meals, "resources": -ore, "blue": total})


@pytest.mark.rule("TTA-AGG-10", "TTA-WRK-05", "TTA-GAP-24")
@pytest.mark.parametrize(
    ("card", "answers", "cost"),
    [
        ("raid_1", ("demolish:theology",), 5),
        ("raid_2", ("demolish:organized_religion", "demolish:theology"), 12),
        ("raid_3", ("demolish:movies", "demolish:organized_religion"), 18),
    ],
)
def test_raid(card: str, answers: tuple[str, ...], cost: int) -> None:
    towns = {"philosophy": 1, "theology": 1, "organized_religion": 1, "movies": 1}
    theirs = Civ(government="democracy", workers=towns)
    mine, lost = attack(card, MANY, theirs, *answers)
    gained = (cost + 1) // 2
    assert mine == {"resources": gained, "blue": -gained}
    assert lost["unused"] == len(answers)
    first = {"raid_1": "I", "raid_2": "II", "raid_3": "III"}[card]
    assert FACTS[card]["effect"].split()[1] == first
    t = position(replace(MANY, military=[card]), theirs, phase="politics", age=age_of(card))
    play(t, f"attack:{card}:1")
    for name in towns:
        assert (refusal(t, f"demolish:{name}") == "") == (level_of(name) <= LEVEL[first])


@pytest.mark.rule("TTA-INP-12")
def test_annex() -> None:
    colonies = ["historic_territory_1", "developed_territory_2"]
    mine, theirs = attack("annex", MANY, replace(RICH, colonies=colonies, yellow=22), "annex:developed_territory_2")
    assert mine == {"yellow": 2, "blue": 2}  # no science: the immediate effect is ignored
    assert theirs == {"yellow": -2, "blue": -2}


@pytest.mark.rule("TTA-CARD-07", "TTA-GAP-25")
def test_infiltrate() -> None:
    led = replace(RICH, leader="charlie_chaplin", wonder="eiffel_tower", stages=2)
    mine, theirs = attack("infiltrate", MANY, led, "infiltrate:charlie_chaplin")
    assert (mine, theirs) == ({"culture_points": 9}, {"happy": -2})
    mine, theirs = attack("infiltrate", MANY, led, "infiltrate:eiffel_tower")
    assert (mine, theirs) == ({"culture_points": 6}, {"blue": 2})
    mine, theirs = attack("infiltrate", MANY, replace(RICH, leader="moses"))
    assert (mine, theirs) == ({}, {})
    t = position(replace(MANY, military=["infiltrate"]), RICH, phase="politics", age="II")
    assert refusal(t, "attack:infiltrate:1") == "TTA-AGG-01"


@pytest.mark.rule("TTA-PTS-04")
@pytest.mark.parametrize(("card", "what"), [("spy", "science_points"), ("armed_intervention", "culture_points")])
def test_points_are_taken_as_far_as_there_are_any(card: str, what: str) -> None:
    count = int(FACTS[card]["effect"].split()[-1])
    mine, theirs = attack(card, MANY, RICH)
    assert (mine, theirs) == ({what: count}, {what: -count})
    mine, theirs = attack(card, MANY, Civ(culture=2, science=2))
    assert (mine, theirs) == ({what: 2}, {what: -2})


# --- wars -------------------------------------------------------------------------------------------------------------


def war(card: str, strength: int, theirs: Civ, *answers: str) -> tuple[dict[str, int], dict[str, int]]:
    """What a war changes that was declared by a civilization of this strength, for both."""
    mine = Civ(workers={"warriors": strength}, war=card, war_on=BENCE, culture=30, science=20)
    t = position(mine, theirs, phase="turn", age=age_of(card))
    # The war is resolved before the first decision; what was there before is what the position says.
    before = stats(position(mine, theirs, age=age_of(card))), stats(position(mine, theirs, age=age_of(card)), BENCE)
    play(t, *answers)
    assert card not in in_play(t)
    return change(before[0], stats(t)), change(before[1], stats(t, BENCE))


@pytest.mark.rule("TTA-WRES-03", "TTA-PTS-04")
def test_war_over_culture() -> None:
    assert war("war_over_culture", 6, RICH) == ({"culture_points": 10}, {"culture_points": -10})
    assert war("war_over_culture", 0, RICH) == ({"culture_points": -6}, {"culture_points": 6})
    assert war("war_over_culture", 6, Civ(culture=4)) == ({"culture_points": 4}, {"culture_points": -4})


@pytest.mark.rule("TTA-WRES-03", "TTA-TOK-09", "TTA-GAP-27")
@pytest.mark.parametrize(("strength", "tokens"), [(2, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_war_over_territory(strength: int, tokens: int) -> None:
    mine, theirs = war("war_over_territory", strength, RICH)
    assert mine == {"yellow": tokens}
    assert theirs["yellow"] == -tokens


@pytest.mark.rule("TTA-WRES-07", "TTA-GAP-28")
def test_war_over_technology() -> None:
    learned = replace(RICH, specials=["code_of_laws", "cartography"], workers={"warriors": 0})  # strength 1
    assert war("war_over_technology", 6, learned, "done") == ({"science_points": 5}, {"science_points": -5})
    mine, theirs = war("war_over_technology", 6, learned, "seize:cartography")
    assert mine == {"science_points": 1, "strength": 1, "colonization": 2}
    assert theirs == {"science_points": -1, "strength": -1, "colonization": -2}


# --- pacts ------------------------------------------------------------------------------------------------------------

SYMBOLS_OF_POWERS = {"tourism": {"culture": 2}}  # the partner has two completed wonders


@pytest.mark.rule("TTA-PACT-05", "TTA-PACT-09", "TTA-STAT-01")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("card", cards_of("pact"))
def test_a_pact_gives_both_partners_their_side(card: str, side: str) -> None:
    fact = FACTS[card]
    if "both" in fact and side == "B":
        t = position(Civ(military=[card]), Civ(), Civ(), phase="politics", age=age_of(card))
        assert refusal(t, f"offer_as_b:{card}:1") == "TTA-PACT-01"
        return
    built = Civ(wonders=["colossus", "eiffel_tower"])
    t = position(replace(built, military=[card]), built, Civ(), phase="politics", age=age_of(card))
    before = [stats(t, seat) for seat in range(3)]
    play(t, f"{'offer' if side == 'A' else 'offer_as_b'}:{card}:1")
    play(t, "accept", seat=BENCE)
    mine, theirs = (fact["both"],) * 2 if "both" in fact else (fact["a"], fact["b"])
    if side == "B":
        mine, theirs = theirs, mine
    for seat, share in ((ANNA, mine), (BENCE, theirs)):
        symbols = {key: value for key, value in share["symbols"].items() if key not in ("food", "resource")}
        found = merged(with_actions(symbols), SYMBOLS_OF_POWERS.get(share.get("power", ""), {}))
        if seat == ANNA:
            found["military_cards"] = -1
        assert change(before[seat], stats(t, seat)) == found
    assert change(before[CILI], stats(t, CILI)) == {}
    assert card in in_play(t)


@pytest.mark.rule("TTA-CLR-22", "TTA-GAP-47")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("acceptance_of_supremacy", ({"resources": 3, "food": 2}, {"resources": 1, "food": 2})),
        ("international_trade_agreement", ({"resources": 3, "food": 2}, {"resources": 2, "food": 3})),
    ],
)
def test_production_pacts_change_what_is_produced(card: str, goods: tuple[dict[str, int], dict[str, int]]) -> None:
    for side, shares in (("A", goods), ("B", goods[::-1])):
        pact = Civ(pact=card, partner=BENCE, side=side)
        for turn, share in zip((ANNA, BENCE), shares, strict=True):
            t = position(pact, Civ(), Civ(), phase="end", turn=turn, age="II")
            found = stats(t, turn)
            assert {key: found[key] for key in share} == share
