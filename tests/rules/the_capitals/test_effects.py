"""Effects of tiles (CAP-EFF): what they count, when they happen, and in which order."""

import pytest

from tests.rules.the_capitals.prelude import *


class TestImmediate:
    @pytest.mark.rule("CAP-EFF-01")
    def test_they_happen_once_right_after_placing(self) -> None:
        t = built("market", effects={"market": immediate(culture=2, public_services=-1)})
        assert (track(t, ANNA, "culture"), track(t, ANNA, "public_services")) == (2, 1)
        build(t, SPARE[0], 0, 1)
        build(t, SPARE[1], 0, 1)
        play(t, "rest:energy", "rest:energy", "rest:energy")
        assert (track(t, ANNA, "culture"), track(t, ANNA, "public_services")) == (2, 1)

    @pytest.mark.rule("CAP-EFF-02", "CAP-DEF-03")
    def test_the_usual_order_loses_nothing(self) -> None:
        t = built("market", effects={"market": immediate(employment=4, population=2)}, tracks=({"employment": 8},))
        assert tracks_of(t, ANNA)["employment"] == 10, "population before employment, without asking"

    @pytest.mark.rule("CAP-EFF-02", "CAP-DEF-03")
    def test_the_player_is_asked_where_the_order_changes_the_result(self) -> None:
        """Culture 29: the gain first loses a step to the red arrow and its prestige, the loss first does not."""
        effects = {"market": "immediate = [{ gain = { culture = 3 } }, { gain = { culture = -2 } }]"}
        gains = built("market", effects=effects, tracks=({"culture": 29},))
        assert (asked(gains), gains.to_act) == ("ask-order", [ANNA])
        assert refusal(gains, "take:circus") == "CAP-EFF-02"
        options = sorted(moves(gains))
        results = set()
        for option in options:
            t = built("market", effects=effects, tracks=({"culture": 29},))
            play(t, option)
            results.add((track(t, ANNA, "culture"), prestige_of(t, ANNA)))
        assert results == {(28, 1), (30, 0)}

    @pytest.mark.rule("CAP-DEF-03")
    @pytest.mark.parametrize(
        ("culture", "question"), [(10, "ask-take"), (27, "ask-take"), (28, "ask-order"), (1, "ask-order")]
    )
    def test_and_only_there(self, culture: int, question: str) -> None:
        effects = {"market": "immediate = [{ gain = { culture = 3 } }, { gain = { culture = -2 } }]"}
        assert asked(built("market", effects=effects, tracks=({"culture": culture},))) == question


class TestConditions:
    @pytest.mark.rule("CAP-EFF-03", "CAP-DEF-05")
    @pytest.mark.parametrize(("population", "culture"), [(2, 0), (3, 2), (5, 2), (6, 4), (8, 4), (9, 6)])
    def test_once_for_every_full_number_of_the_band(self, population: int, culture: int) -> None:
        effects = {"market": counted('{ track = "population", every = 3 }', culture=2)}
        t = built("market", effects=effects, tracks=({"population": population, "employment": 0},))
        assert track(t, ANNA, "culture") == culture

    @pytest.mark.rule("CAP-EFF-03")
    def test_a_penalty_counts_in_the_same_way(self) -> None:
        t = built("market", effects={"market": counted('{ track = "population", every = 3 }', prestige=-1)})
        assert prestige_of(t, ANNA) == -2

    @pytest.mark.rule("CAP-EFF-03")
    @pytest.mark.parametrize(
        ("population", "services", "times"), [(8, 4, 2), (8, 2, 1), (3, 6, 1), (8, 1, 0), (2, 6, 0)]
    )
    def test_several_conditions_are_met_together(self, population: int, services: int, times: int) -> None:
        per = '[{ track = "population", every = 3 }, { track = "public_services", every = 2 }]'
        start = {"population": population, "public_services": services, "employment": 0}
        t = built("market", effects={"market": counted(per, culture=3)}, tracks=(start,))
        assert track(t, ANNA, "culture") == 3 * times

    @pytest.mark.rule("CAP-EFF-03")
    def test_what_was_not_met_never_applies_later(self) -> None:
        effects = {
            "market": counted('{ track = "population", every = 9 }', culture=2),
            "bakery": immediate(population=5),
        }
        t = position(fields=(("market", "bakery", *SPARE),), effects=effects)
        build(t, "market", 0, 1)
        build(t, SPARE[0], 0, 1)
        build(t, SPARE[1], 0, 1)
        begin_at(t, "building")
        build(t, "bakery", 1, 1)
        assert (track(t, ANNA, "population"), track(t, ANNA, "culture")) == (13, 0)

    @pytest.mark.rule("CAP-EFF-04")
    def test_the_counted_value_is_not_spent(self) -> None:
        t = built("market", effects={"market": counted('{ track = "economy", every = 2 }', culture=1)})
        assert (track(t, ANNA, "economy"), track(t, ANNA, "culture")) == (START["economy"], 5)

    @pytest.mark.rule("CAP-EFF-05", "CAP-DEF-05", "CAP-GAP-15")
    def test_counted_before_any_move_of_the_build(self) -> None:
        per = '{ per = { track = "economy", every = 5 }, gain = { culture = 1 } }'
        own = f"immediate = [{{ gain = {{ economy = 10 }} }}, {per}]"
        t = built("market", effects={"market": own})
        assert (track(t, ANNA, "economy"), track(t, ANNA, "culture")) == (20, 2), "10 / 5, not 20 / 5"
        effects = {
            "market": counted('{ track = "economy", every = 5 }', culture=1),
            "opera_house": for_each("commercial", economy=10),
        }
        t = built("market", cities=({(0, -1): "opera_house"},), effects=effects)
        assert (track(t, ANNA, "economy"), track(t, ANNA, "culture")) == (20, 2), "nor what older tiles give"

    @pytest.mark.rule("CAP-DEF-05")
    def test_the_price_of_the_tile_is_paid_before_counting(self) -> None:
        effects = {"market": counted('{ track = "economy", every = 5 }', culture=1)}
        t = position(fields=(SPARE, ("market",)), effects=effects)
        build(t, "market", 0, 1)
        assert track(t, ANNA, "culture") == 1, "$8 are left of $10"

    @pytest.mark.rule("CAP-EFF-07", "CAP-TAX-03")
    def test_no_loan_meets_a_condition(self) -> None:
        effects = {"market": counted('{ track = "economy", every = 10 }', prestige=3)}
        t = built("market", effects=effects, tracks=({"economy": 9},))
        assert (prestige_of(t, ANNA), track(t, ANNA, "economy"), asked(t)) == (0, 9, "ask-take")


class TestPayments:
    PAY = {"market": "immediate = [{ pay = { economy = 12 }, gain = { culture = 9 } }]"}

    @pytest.mark.rule("CAP-EFF-06", "CAP-DEF-04")
    @pytest.mark.parametrize(("money", "left", "loans"), [(20, 8, 0), (13, 1, 0), (12, 3, 1), (2, 2, 4)])
    def test_a_forced_cost_must_be_paid(self, money: int, left: int, loans: int) -> None:
        t = built("market", effects=self.PAY, tracks=({"economy": money},))
        assert (track(t, ANNA, "economy"), prestige_of(t, ANNA), track(t, ANNA, "culture")) == (left, -loans, 9)

    @pytest.mark.rule("CAP-DEF-04")
    def test_payment_and_gain_stay_together(self) -> None:
        """The money that the entry brings does not help to pay for it."""
        effects = {"market": "immediate = [{ pay = { economy = 5 }, gain = { economy = 8 } }]"}
        t = built("market", effects=effects, tracks=({"economy": 1},))
        assert (track(t, ANNA, "economy"), prestige_of(t, ANNA)) == (1 + 6 - 5 + 8, -2)


class TestActivated:
    @pytest.mark.rule("CAP-EFF-08")
    def test_each_time_the_tile_is_activated(self) -> None:
        t = position(
            "executive",
            levels=(4,),
            energy=(20,),
            cities=({(0, 1): "market"},),
            effects={"market": activated(0, culture=2)},
        )
        assert track(t, ANNA, "culture") == 0, "not by being there"
        activate(t, "market")
        activate(t, "market")
        assert track(t, ANNA, "culture") == 4


class TestBuildEffects:
    @pytest.mark.rule("CAP-EFF-09", "CAP-DEF-07")
    @pytest.mark.parametrize("there", [0, 1, 3])
    def test_tiles_already_there_count_when_it_is_built(self, there: int) -> None:
        city = {
            (x, -1): name
            for x, name in zip(range(-1, 2), ("tenement_house", "boarding_house", "manor_house"), strict=True)
        }
        city = dict(list(city.items())[:there])
        t = built("market", cities=(city,), effects={"market": for_each("residential", culture=3)})
        assert track(t, ANNA, "culture") == 3 * there

    @pytest.mark.rule("CAP-EFF-09", "CAP-EFF-10")
    def test_later_tiles_trigger_it_to_the_end(self) -> None:
        effects = {name: immediate(economy=1) for name in ("tenement_house", "boarding_house", "bakery")}
        t = position(
            fields=(("tenement_house", "boarding_house", "bakery", *SPARE[1:]),),
            cities=({(0, -1): "market"},),
            effects={**effects, "market": for_each("residential", culture=3)},
        )
        for place, (tile, culture) in enumerate((("tenement_house", 3), ("bakery", 3), ("boarding_house", 6))):
            build(t, tile, place - 1, 1)
            assert track(t, ANNA, "culture") == culture
            begin_at(t, "building")

    @pytest.mark.rule("CAP-EFF-10")
    def test_several_older_tiles_are_triggered_by_one(self) -> None:
        effects = {
            "market": for_each("industrial", culture=3),
            "hospital": for_each("industrial", culture=2),
            "bakery": immediate(economy=1),
        }
        t = built("bakery", cities=({(0, -1): "market", (1, -1): "hospital"},), effects=effects)
        assert track(t, ANNA, "culture") == 5

    @pytest.mark.rule("CAP-EFF-10")
    def test_only_the_own_city_is_looked_at(self) -> None:
        effects = {"market": for_each("industrial", culture=3), "bakery": immediate(economy=1)}
        t = built("bakery", cities=({}, {(0, -1): "market"}), effects=effects)
        assert [track(t, seat, "culture") for seat in range(3)] == [0, 0, 0]

    @pytest.mark.rule("CAP-EFF-14", "CAP-EFF-16", "CAP-GAP-28")
    def test_with_arrows_only_adjacent_tiles_count(self) -> None:
        city = {(-1, 0): "tenement_house", (0, -1): "boarding_house", (1, -1): "manor_house"}
        t = built("market", 0, 1, cities=(city,), effects={"market": for_each("residential", "adjacent", culture=1)})
        assert track(t, ANNA, "culture") == 1, "the one diagonally above"
        t = built("market", 0, 1, cities=(city,), effects={"market": for_each("residential", "city", culture=1)})
        assert track(t, ANNA, "culture") == 3

    @pytest.mark.rule("CAP-EFF-14")
    @pytest.mark.parametrize(("x", "y", "culture"), [(1, 1, 1), (-1, 0, 1), (1, -1, 0)])
    def test_later_tiles_must_be_adjacent_too(self, x: int, y: int, culture: int) -> None:
        effects = {"market": for_each("residential", "adjacent", culture=1), "tenement_house": immediate(economy=1)}
        t = built("tenement_house", x, y, cities=({(0, 1): "market"},), effects=effects)
        assert track(t, ANNA, "culture") == culture

    @pytest.mark.rule("CAP-EFF-15")
    @pytest.mark.parametrize("where", ["city", "adjacent"])
    def test_a_tile_never_counts_itself(self, where: str) -> None:
        t = built("market", effects={"market": for_each("commercial", where, culture=1)})
        assert track(t, ANNA, "culture") == 0
        per = f'{{ tiles = "commercial", where = "{where}" }}'
        t = built("market", effects={"market": counted(per, culture=1)})
        assert track(t, ANNA, "culture") == 0

    @pytest.mark.rule("CAP-TILE-04", "CAP-DEF-07")
    @pytest.mark.parametrize(
        ("tile", "culture"), [("tenement_house", 3), ("terraced_cottages", 0), ("boarding_house", 0)]
    )
    def test_density(self, tile: str, culture: int) -> None:
        """High, low and medium."""
        effects = {"market": for_each("residential", density="high", culture=3), tile: immediate(economy=1)}
        t = built(tile, cities=({(0, -1): "market"},), effects=effects, others=SPARE[1:])
        assert track(t, ANNA, "culture") == culture


class TestPermanent:
    @pytest.mark.rule("CAP-EFF-11", "CAP-DEF-08")
    def test_adjacent_activations_trigger_it_every_time(self) -> None:
        effects = {"market": activated(0, economy=1), "opera_house": beside(culture=2)}
        city = {(0, 1): "market", (1, 1): "opera_house"}
        t = position("executive", levels=(4,), energy=(20,), cities=(city,), effects=effects)
        activate(t, "market")
        activate(t, "market")
        assert track(t, ANNA, "culture") == 4
        activate(t, "hotel")
        assert track(t, ANNA, "culture") == 7, "the hotel is diagonal to it, and gives 1 itself"

    @pytest.mark.rule("CAP-DEF-08", "CAP-EFF-14")
    def test_tiles_further_away_do_not(self) -> None:
        effects = {"market": activated(0, economy=1), "opera_house": beside(culture=2)}
        city = {(0, 1): "market", (1, -1): "opera_house"}
        t = position("executive", cities=(city,), effects=effects)
        activate(t, "market")
        assert track(t, ANNA, "culture") == 0

    @pytest.mark.rule("CAP-DEF-08")
    def test_several_react_once_each(self) -> None:
        effects = {"market": activated(0, economy=1), "opera_house": beside(culture=2), "hospital": beside(culture=3)}
        city = {(0, 1): "market", (1, 1): "opera_house", (-1, 1): "hospital"}
        t = position("executive", cities=(city,), effects=effects)
        activate(t, "market")
        assert track(t, ANNA, "culture") == 5

    @pytest.mark.rule("CAP-EFF-12")
    def test_no_tile_acts_on_itself(self) -> None:
        effects = {"market": f"{activated(0, economy=1)}\n{beside(culture=2)}"}
        t = position("executive", cities=({(0, 1): "market"},), effects=effects)
        activate(t, "market")
        assert (track(t, ANNA, "economy"), track(t, ANNA, "culture")) == (START["economy"] + 1, 0)

    @pytest.mark.rule("CAP-EFF-11", "CAP-DEF-09")
    def test_each_upgrade_triggers_it(self) -> None:
        effects = {"market": immediate(progress=12), "opera_house": on_upgrade(culture=2)}
        t = built("market", cities=({(0, -1): "opera_house"},), effects=effects)
        play(t, "upgrade")
        assert track(t, ANNA, "culture") == 2, "at the upgrade"
        play(t, "upgrade")
        assert track(t, ANNA, "culture") == 4

    @pytest.mark.rule("CAP-EFF-11")
    def test_not_before_the_tile_stands(self) -> None:
        effects = {"market": immediate(progress=6), "opera_house": on_upgrade(culture=2)}
        t = position(fields=(("market", "opera_house", *SPARE),), effects=effects)
        build(t, "market", 0, 1)
        play(t, "upgrade")
        begin_at(t, "building")
        build(t, "opera_house", 0, -1)
        assert track(t, ANNA, "culture") == 0


class TestEndOfGame:
    @pytest.mark.rule("CAP-EFF-13")
    def test_it_counts_only_at_the_end(self) -> None:
        effects = {"market": at_end(prestige=5)}
        t = built("market", effects=effects)
        assert prestige_of(t, ANNA) == 0
        assert seen(t, ANNA, ANNA)["parts"]["tiles"] == 5
        t = position("fair", round=8, cities=({(0, 1): "market"},), effects=effects)
        assert not told(t, "log-score")
        before = position("fair", round=12)
        t = position("fair", round=12, cities=({(0, 1): "market"},), effects=effects)
        assert t.scores[ANNA] - before.scores[ANNA] == 5

    @pytest.mark.rule("CAP-EFF-15", "CAP-DEF-06", "CAP-FIN-04")
    @pytest.mark.parametrize("where", ["city", "adjacent"])
    def test_a_tile_does_not_count_itself_at_the_end(self, where: str) -> None:
        effects = {"market": at_end(per=f'{{ tiles = "commercial", where = "{where}" }}', prestige=1)}
        t = position(cities=({(0, 1): "market", (1, 1): "savings_bank"},), effects=effects)
        assert seen(t, ANNA, ANNA)["parts"]["tiles"] == 1

    @pytest.mark.rule("CAP-EFF-13", "CAP-FIN-01")
    def test_some_are_carried_out_just_before_the_last_fair(self) -> None:
        effects = {"market": at_end("before_last_worlds_fair", employment=3)}
        t = position("fair", round=12, cities=({(0, 1): "market"},), effects=effects)
        assert track(t, ANNA, "employment") == 6
        assert {line["seat"]: line["count"] for line in told(t, "log-employment")}[ANNA] == 2, "the fair counts it"
        t = position("fair", round=8, cities=({(0, 1): "market"},), effects=effects)
        assert track(t, ANNA, "employment") == 3


class TestEvents:
    @pytest.mark.rule("CAP-EFF-17", "CAP-DEF-17")
    def test_a_build_with_all_it_causes_is_one_event(self) -> None:
        """The tile, an older tile and an upgrade bring culture beyond its end: one red arrow."""
        effects = {
            "market": immediate(culture=2, progress=6),
            "opera_house": for_each("commercial", culture=2),
            "hospital": on_upgrade(culture=2),
        }
        city = {(0, -1): "opera_house", (1, -1): "hospital"}
        t = built("market", cities=(city,), effects=effects, tracks=({"culture": 30},))
        play(t, "upgrade")
        assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (30, 1)

    @pytest.mark.rule("CAP-EFF-17", "CAP-DEF-17")
    def test_an_activation_with_its_permanent_effects_is_one_event(self) -> None:
        effects = {"market": activated(0, culture=2), "opera_house": beside(culture=2)}
        city = {(0, 1): "market", (1, 1): "opera_house"}
        t = position("executive", cities=(city,), effects=effects, tracks=({"culture": 30},))
        activate(t, "market")
        assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (30, 1)

    @pytest.mark.rule("CAP-EFF-17", "CAP-GAP-25")
    def test_a_red_arrow_may_set_off_another(self) -> None:
        t = built("market", effects={"market": immediate(population=1)}, tracks=({"population": 20, "culture": 29},))
        assert (track(t, ANNA, "culture"), prestige_of(t, ANNA)) == (30, 1), "population gives 2 culture, one too many"
