"""Hidden and public information (EE-INF)."""

import json
from typing import Any

import pytest

from pentapolis.games.empires_end.catalogue import CARD
from pentapolis.games.empires_end.table import DECK, EmpiresEnd
from pentapolis.kernel.conformance import knowledge
from pentapolis.kernel.rng import Fast
from tests.rules.empires_end.prelude import *

TOP = [
    "fire_01", "fire_02", "fire_03", "fire_04", "flood_01", "flood_02", "flood_03", "flood_04", "plague_09",
]  # fmt: skip


def everything(t: EmpiresEnd, viewer: int | None) -> dict[str, Any]:
    """All that a seat is shown: the view and the log."""
    return {"view": t.view(viewer), "log": [event.data() for event in t.log(viewer)]}


def in_the_open(t: EmpiresEnd, seat: int) -> set[str]:
    """The disaster cards that a seat can name: its hand, innovations, the discard pile, disasters in the middle."""
    view = t.view(seat)
    tucked = [card["card"] for empire in view["empires"] for tile in empire["row"] for card in tile["innovations"]]
    return {*view["empires"][seat]["hand"], *tucked, *view["discard"], *(one["card"] for one in view["disasters"])}


def hidden_from(t: EmpiresEnd, seat: int) -> list[str]:
    """The deck and the hands of the others."""
    return [*deck_of(t), *(card for other in range(t.seats) if other != seat for card in hand_of(t, other))]


class TestHidden:
    @pytest.mark.rule("EE-INF-01", "EE-SET-09")
    def test_nobody_sees_the_hands_of_others(self) -> None:
        """Bence holds other cards: to Anna and to spectators the two games look the same, not to Bence."""
        first = {"first_player": ANNA}
        t = new_game(options=first, chance={"disasters": TOP})
        u = new_game(options=first, chance={"disasters": [*TOP[:4], "revolt_01", *TOP[5:]]})
        assert hand_of(t, BENCE) != hand_of(u, BENCE)
        for viewer in (ANNA, None):
            assert everything(t, viewer) == everything(u, viewer)
        assert everything(t, BENCE) != everything(u, BENCE)

    @pytest.mark.rule("EE-INF-01")
    def test_nobody_sees_the_order_of_the_decks(self) -> None:
        first = {"first_player": ANNA}
        t = new_game(options=first, chance={"disasters": [*TOP, "revolt_05"], "conflicts": ["conflict_01"]})
        u = new_game(options=first, chance={"disasters": [*TOP, "revolt_06"], "conflicts": ["conflict_02"]})
        assert deck_of(t)[0] != deck_of(u)[0]
        for viewer in (ANNA, BENCE, None):
            assert everything(t, viewer) == everything(u, viewer)
            shown = json.dumps(everything(t, viewer))
            assert not any(f'"{card}"' in shown for card in deck_of(t))

    @pytest.mark.rule("EE-INF-01")
    def test_nobody_sees_the_resources_behind_the_screens_of_others(self) -> None:
        t = position(goods=[{"wheat": 2}, {"axe": 9, "wheat": 1}], under=[{}, {"city": ["revolt_02"]}])
        u = position(goods=[{"wheat": 2}, {"coin": 3, "hammer": 4}], under=[{}, {"city": ["revolt_02"]}])
        for viewer in (ANNA, None):
            assert everything(t, viewer) == everything(u, viewer)
            # What Bence's axes will score is hidden with them.
            assert seen(t, BENCE, viewer)["parts"]["innovations"] == 0
        assert seen(t, BENCE, BENCE)["parts"]["innovations"] == 9

    @pytest.mark.rule("EE-INF-01", "EE-INF-05")
    def test_conflict_bids_are_hidden_until_the_reveal(self) -> None:
        t, u = position("C", seats=3), position("C", seats=3)
        play(t, "commit:2:2", seat=ANNA)
        play(u, "commit:0:0", seat=ANNA)
        for viewer in (BENCE, CILI, None):
            assert everything(t, viewer) == everything(u, viewer)
        conflict = t.view(None)["conflict"]
        assert conflict["committed"] == [True, False, False]
        assert conflict["bids"] == conflict["strengths"] == [None] * 3
        assert told(t, "log-commit") == [{"seat": ANNA}]

    @pytest.mark.rule("EE-INF-01")
    def test_resampling_redraws_what_is_hidden_and_keeps_what_is_known(self) -> None:
        t = position(
            hands=[["fire_01", "fire_02"], ["flood_01", "flood_02"]], deck=["plague_09"], discard=["revolt_01"]
        )
        hands = set()
        for seed in range(20):
            twin = t.resample(ANNA, Fast(seed))
            assert isinstance(twin, EmpiresEnd)
            assert hand_of(twin, ANNA) == ["fire_01", "fire_02"]
            assert discard_of(twin) == {"revolt_01"}
            assert twin.view(ANNA) == t.view(ANNA)
            hands.add(tuple(hand_of(twin, BENCE)))
        assert len(hands) > 10

    @pytest.mark.rule("EE-INF-01", "EE-INF-02", "EE-GAP-12", "EE-GAP-13")
    def test_what_was_discarded_and_shuffled_again_is_not_dealt_to_old_hands(self) -> None:
        """Everybody saw the pile: cards held since before are none of it, cards drawn afterwards all are."""
        old = ["fire_01", "fire_02", "fire_03", "fire_04"], ["flood_01", "flood_02", "flood_03", "flood_04"]
        pile = [f"revolt_{target:02}" for target in range(1, 9)]
        t = position("I", ("D",), hands=old, discard=pile, only_deck=True)
        play(t, "sell:fire_01", "sell:fire_02", "finish", seat=ANNA)
        finish(t, BENCE)
        again = {*pile, "fire_01", "fire_02"}
        assert hand_of(t, ANNA)[:2] == ["fire_03", "fire_04"]
        assert set(hand_of(t, ANNA)[2:]) < again
        drawn: set[str] = set()
        for seed in range(40):
            twin, other = t.resample(BENCE, Fast(seed)), t.resample(ANNA, Fast(seed))
            assert isinstance(twin, EmpiresEnd)
            assert isinstance(other, EmpiresEnd)
            assert sorted(hand_of(twin, ANNA)[:2]) == ["fire_03", "fire_04"]
            assert set(hand_of(twin, ANNA)[2:]) | set(deck_of(twin)) == set(hand_of(t, ANNA)[2:]) | set(deck_of(t))
            drawn |= set(hand_of(twin, ANNA)[2:])
            assert sorted(hand_of(other, BENCE)) == sorted(old[BENCE])
        assert drawn == again - {t.view(None)["disasters"][0]["card"]}

    @pytest.mark.rule("EE-INF-01", "EE-INF-02", "EE-GAP-07")
    @pytest.mark.parametrize("discard", [(), ("revolt_01", "revolt_02", "revolt_03", "revolt_04")])
    def test_a_disaster_shuffled_back_is_in_the_deck_or_among_cards_drawn_since(self, discard: tuple[str, ...]) -> None:
        """All saw it go into the deck: it is not in a hand that was held before, the deck made anew or not."""
        t = position(
            "D", ("I", "D"), under=[{"city": ["barbarians_05"]}], goods=[{"coin": 9}, {"coin": 9}],
            hands=[["fire_01", "fire_02", "fire_03", "fire_05"], ["flood_01", "flood_02", "flood_03", "flood_05"]],
            deck=["fire_04", *(() if discard else ("flood_09", "flood_10", "flood_11", "plague_01", "plague_02"))],
            discard=discard, only_deck=True, options={"replacement": "shuffle_back"}, turn=ANNA,
        )  # fmt: skip
        play(t, "replace:barbarians_05:fire_04", seat=ANNA)
        knowledge(t, Fast(1))
        places = set()
        for seed in range(60):
            twin = t.resample(ANNA, Fast(seed))
            assert isinstance(twin, EmpiresEnd)
            places.add(deck_of(twin).index("fire_04"))  # not in a hand
            assert twin.view(ANNA) == t.view(ANNA)
        assert places == set(range(len(deck_of(t))))
        assert t.known(DECK, BENCE) == t.known(DECK, None) == [CARD.find("fire_04")]
        # Bence sells two cards and draws two in their place: those may be it, the two he kept are not.
        play(t, f"take:{disasters_of(t)[0]}", seat=ANNA)
        while "I" not in t.track[int(t.space)]:
            play(t, t.game.notation(t.moves(t.to_act[0])[0]), seat=t.to_act[0])
        play(t, "sell:flood_01", "sell:flood_02", "finish", seat=BENCE)
        finish(t, ANNA)
        knowledge(t, Fast(2))
        found = set()
        for seed in range(200):
            twin = t.resample(ANNA, Fast(seed))
            assert isinstance(twin, EmpiresEnd)
            hand = hand_of(twin, BENCE)
            assert "fire_04" not in hand[:2]
            found.add("hand" if "fire_04" in hand else "deck" if "fire_04" in deck_of(twin) else "open")
        assert found == {"hand", "deck"}

    @pytest.mark.rule("EE-INF-01", "EE-INF-02")
    def test_resampling_deals_no_card_that_lies_in_the_open(self) -> None:
        """Only cards that the seat cannot see change places. Everybody sells and discards, so the deck runs out."""
        reshuffles = 0
        for seed in range(3):
            t, rng = new_game(4, seed=seed), Fast(seed)
            while not t.over:
                seat = t.to_act[0]
                if t.ply % 9 == 0:
                    twin = t.resample(seat, rng)
                    assert isinstance(twin, EmpiresEnd)
                    assert in_the_open(twin, seat) == in_the_open(t, seat)
                    assert sorted(hidden_from(twin, seat)) == sorted(hidden_from(t, seat))
                    assert not in_the_open(twin, seat) & set(hidden_from(twin, seat))
                legal = t.moves(seat)
                through = [move for move in legal if t.game.notation(move).startswith(("sell:", "discard_hand"))]
                t.play(seat, through[0] if through else legal[rng.below(len(legal))])
            reshuffles += len(told(t, "log-reshuffle"))
        assert reshuffles >= 1

    @pytest.mark.rule("EE-INF-01")
    def test_secret_bids_are_redrawn_among_those_that_could_be_made(self) -> None:
        t = position("C", seats=3)
        play(t, "commit:2:2", seat=ANNA)
        bids = set()
        for seed in range(60):
            twin = t.resample(BENCE, Fast(seed))
            assert isinstance(twin, EmpiresEnd)
            bids.add(divmod(int(twin.empires[ANNA].bid), 64))
        assert len(bids) > 4
        assert all(axes <= 2 and coins <= 2 for axes, coins in bids)


class TestPublic:
    @pytest.mark.rule("EE-INF-02")
    def test_rows_innovations_markers_scores_track_and_first_player_are_public(self) -> None:
        t = position(
            seats=3,
            first=BENCE,
            destroyed=[["city"]],
            under=[{"army_1": ["famine_10"], "city": ["fire_01"]}],
            exhausted=[["famine_10"]],
            scores=[7, -2, 0],
            deck=["plague_09"],
        )
        for viewer in (BENCE, CILI, None):
            shown = t.view(viewer)
            assert (shown["first"], shown["space"], shown["track"]) == (BENCE, 0, ["D", "D"])
            assert [disaster["card"] for disaster in shown["disasters"]] == ["plague_09"]
            assert [empire["score"] for empire in shown["empires"]] == [7, -2, 0]
            row = shown["empires"][ANNA]["row"]
            assert [tile["location"] for tile in row] == row_of(t, ANNA)
            assert [tile["healthy"] for tile in row] == [False] + [True] * 10
            assert row[0]["innovations"] == [{"card": "fire_01", "exhausted": False, "active": False}]
            assert row[3]["innovations"] == [{"card": "famine_10", "exhausted": True, "active": True}]

    @pytest.mark.rule("EE-INF-02", "EE-GAP-12")
    def test_the_discard_piles_are_open_to_all(self) -> None:
        t = position("I", ("C", "D"), hands=[["fire_01", "fire_02"]], conflicts=["conflict_04"])
        play(t, "sell:fire_02", seat=ANNA)
        for viewer in (ANNA, BENCE, None):
            assert t.view(viewer)["discard"] == ["fire_02"]
        finish(t)
        for seat in (ANNA, BENCE):
            play(t, "commit:0:0", seat=seat)
        for viewer in (ANNA, BENCE, None):
            assert t.view(viewer)["conflict_discard"] == ["conflict_04"]
            assert t.view(viewer)["conflict_deck"] == 10

    @pytest.mark.rule("EE-INF-02", "EE-INF-05")
    def test_revealed_conflict_bids_are_public(self) -> None:
        t = position("C", conflicts=["conflict_09"], under=[{"city": ["famine_10", "famine_01"]}],
                     exhausted=[["famine_10", "famine_01"]])  # fmt: skip
        play(t, "commit:1:0", seat=ANNA)
        play(t, "commit:0:2", seat=BENCE)
        # Anna's strength of 5 lets her refresh one of two cards, so the conflict still lies on the table.
        for viewer in (ANNA, BENCE, None):
            conflict = t.view(viewer)["conflict"]
            assert conflict["bids"] == [{"axes": 1, "coins": 0}, {"axes": 0, "coins": 2}]
            assert conflict["strengths"] == [5, 6]
            assert conflict["starting"] == [4, 4]
            assert conflict["winners"] == [BENCE]
        play(t, "recover:famine_10", seat=ANNA)
        assert exhausted_of(t, ANNA) == {"famine_01"}

    @pytest.mark.rule("EE-INF-02")
    def test_at_the_end_everything_is_counted_in_the_open(self) -> None:
        t = position("C", (), goods=[{"wheat": 3, "axe": 1}, {"hammer": 2}], conflicts=["conflict_10"])
        assert seen(t, ANNA)["resources"] is None
        play(t, "commit:0:0", seat=ANNA)
        assert t.over
        assert seen(t, ANNA)["resources"] == {"wheat": 3, "hammer": 0, "axe": 1, "coin": 0}
        assert seen(t, BENCE)["resources"] == {"wheat": 0, "hammer": 2, "axe": 0, "coin": 0}


class TestOpenMovements:
    @pytest.mark.rule("EE-INF-03")
    def test_every_movement_of_resources_is_told_to_all(self) -> None:
        t = position("D", ("E", "I", "C", "D"), deck=["fire_09"], hands=[["flood_05"]], conflicts=["conflict_04"])
        play(t, "bid:fire_09:axe", "take:fire_09", "place:city")
        play(t, "trade:road_2:hammer", seat=ANNA)
        finish(t)
        play(t, "play:flood_05:city", seat=ANNA)
        finish(t)
        play(t, "commit:1:1", seat=ANNA)
        play(t, "commit:0:0", seat=BENCE)
        for reader in (BENCE, None):
            counted = dict(START)
            for event in t.log(reader):
                if event.args.get("seat") != ANNA:
                    continue
                if event.message == "log-bid":
                    counted[event.args["resource"]] -= 1
                elif event.message == "log-convert-at":
                    counted[event.args["resource"]] -= 1
                    for gained in event.args["resources"]:
                        counted[gained] += 1
                elif event.message == "log-pay":
                    for paid in event.args["resources"]:
                        counted[paid] -= 1
                elif event.message == "log-strength":
                    counted["axe"] -= event.args["axes"]
                    counted["coin"] -= event.args["coins"]
                elif event.message in ("log-pot", "log-gain", "log-gain-at", "log-band", "log-victory"):
                    for gained in event.args["resources"]:
                        counted[gained] += 1
            assert {name: count for name, count in counted.items() if count} == goods_of(t, ANNA)
        assert {"log-bid", "log-convert-at", "log-pay", "log-strength", "log-band"} < set(log_of(t))

    @pytest.mark.rule("EE-INF-03")
    def test_but_the_amounts_behind_the_screen_are_not_told(self) -> None:
        t = position(deck=["fire_09"])
        play(t, "bid:fire_09:axe")
        assert seen(t, ANNA, BENCE)["resources"] is None
        assert seen(t, ANNA, ANNA)["resources"] == {**START, "axe": 1}

    @pytest.mark.rule("EE-INF-04", "EE-LOW-04")
    def test_who_buys_coins_for_points_shows_the_own_resources(self) -> None:
        t = position(deck=["fire_02"], goods=[{"axe": 1, "hammer": 2}])
        play(t, "place:city", "buy_coin")
        assert told(t, "log-low", BENCE) == [{"seat": ANNA, "resources": ["hammer", "hammer", "axe"]}]


class TestAtTheSameTime:
    @pytest.mark.rule("EE-INF-05", "EE-CON-04")
    def test_bids_are_revealed_together_and_none_is_changed(self) -> None:
        t = position("C", seats=3, conflicts=["conflict_01"])
        play(t, "commit:1:0", seat=CILI)
        assert moves(t, CILI) == set()
        assert refusal(t, "commit:2:2", CILI) != ""
        play(t, "commit:2:2", seat=ANNA)
        assert told(t, "log-strength") == []
        play(t, "commit:0:0", seat=BENCE)
        assert [line["strength"] for line in told(t, "log-strength")] == [8, 4, 5]
        assert refusal(t, "commit:2:2", ANNA) != ""
        assert t.view(None)["phase"] == "disaster"

    @pytest.mark.rule("EE-INF-05")
    @pytest.mark.parametrize("order", [(ANNA, BENCE, CILI), (CILI, BENCE, ANNA), (BENCE, CILI, ANNA)])
    def test_the_order_in_which_bids_are_made_does_not_matter(self, order: tuple[int, ...]) -> None:
        t = position("C", seats=3, conflicts=["conflict_01"])
        bids = {ANNA: "commit:2:2", BENCE: "commit:1:1", CILI: "commit:0:1"}
        for seat in order:
            play(t, bids[seat], seat=seat)
        assert [score_of(t, seat) for seat in (ANNA, BENCE, CILI)] == [7 + 3, 5, 5]

    @pytest.mark.rule("EE-INF-06", "EE-GAP-13")
    def test_the_draw_pile_is_used_only_when_all_have_finished_from_the_first_player_on(self) -> None:
        deck = [f"blight_{number:02}" for number in range(1, 10)]
        t = position("I", seats=3, first=BENCE, deck=deck, hands=[["fire_01", "fire_02"], ["fire_03"], ["fire_04"]])
        play(t, "sell:fire_01", "finish", seat=ANNA)
        assert hand_of(t, ANNA) == ["fire_02"]
        assert t.view(None)["deck"] == len(deck_of(t)) == len(CARD) - 4
        finish(t, CILI)
        assert hand_of(t, CILI) == ["fire_04"]
        finish(t, BENCE)
        assert hand_of(t, BENCE) == ["fire_03", *deck[:3]]
        assert hand_of(t, CILI) == ["fire_04", *deck[3:6]]
        assert hand_of(t, ANNA) == ["fire_02", *deck[6:]]

    @pytest.mark.rule("EE-INF-06")
    def test_what_one_player_does_in_industry_changes_nothing_for_another(self) -> None:
        t = position("I", hands=[["fire_01", "fire_02"], ["flood_01", "flood_02"]])
        before = moves(t, BENCE)
        play(t, "play:fire_01:city", "sell:fire_02", "swap:city:farm_3", seat=ANNA)
        assert moves(t, BENCE) == before

    @pytest.mark.rule("EE-IND-09", "EE-INF-01")
    def test_a_hand_that_was_discarded_has_been_seen_and_cannot_be_taken_back(self) -> None:
        t = anna("I", Layout(), hands=[["fire_01", "fire_02", "fire_03"]])
        play(t, "sell:fire_01", "sell:fire_02", seat=ANNA)
        assert t.barrier < t.ply
        play(t, "discard_hand", seat=ANNA)
        assert t.barrier == t.ply

    @pytest.mark.rule("EE-GAP-13", "EE-IND-10")
    def test_when_deck_and_discard_pile_are_empty_hands_stay_small(self) -> None:
        t = position("I", ("C",), deck=["fire_05"], hands=[["fire_01"], ["fire_02"]], only_deck=True)
        finish(t)
        assert hand_of(t, ANNA) == ["fire_01", "fire_05"]
        assert hand_of(t, BENCE) == ["fire_02"]
        assert t.view(None)["phase"] == "conflict"
