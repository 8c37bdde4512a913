"""The progress track and the flow of phases (EE-FLOW, EE-TRK, EE-PC)."""

from collections import Counter
from pathlib import Path

import pytest

from pentapolis.games.empires_end.edition import BUILT_IN, FOLDER, EditionError, edition, load
from pentapolis.games.empires_end.terms import PHASES
from tests.rules.empires_end.prelude import *

TWO = [
    "D", "E", "D", "I", "D", "D", "C", "D", "E", "D", "I", "D", "D",
    "E", "D", "C", "D", "E", "D", "I", "D", "D", "E", "D", "I", "C",
]  # fmt: skip
THREE_FOUR = [
    "D", "E", "D", "I", "DD", "DD", "C", "D", "E", "D", "I", "DD", "D",
    "E", "D", "C", "D", "E", "DD", "I", "D", "D", "DD", "EI", "D", "C",
]  # fmt: skip


class TestFlow:
    @pytest.mark.rule("EE-FLOW-01", "EE-FLOW-03", "EE-TRK-01", "EE-GAP-26")
    @pytest.mark.parametrize(("seats", "track"), [(2, TWO), (3, THREE_FOUR), (4, THREE_FOUR)])
    def test_the_phases_of_the_track_are_played_in_order_until_the_end(self, seats: int, track: list[str]) -> None:
        t = new_game(seats, seed=2)
        assert t.view(None)["phase"] == "disaster"
        random_game(t, seed=4)
        assert told(t, "log-space") == [
            {"number": number, "phase": PHASES[code]} for number, code in enumerate(track, start=1)
        ]
        assert t.view(None)["phase"] is None
        assert len(track) == 26

    @pytest.mark.rule("EE-FLOW-02")
    def test_the_first_phase_is_always_a_disaster(self, tmp_path: Path) -> None:
        for seats in (2, 3, 4):
            for seed in range(5):
                assert asked(new_game(seats, seed)) == "ask-disaster"
        text = (FOLDER / f"{BUILT_IN}.toml").read_text(encoding="utf-8").replace('"D", "E", "D"', '"E", "D", "D"', 1)
        other = tmp_path / "other.toml"
        other.write_text(text, encoding="utf-8")
        with pytest.raises(EditionError, match="the first space must be D, not E"):
            load(other)

    @pytest.mark.rule("EE-FLOW-03", "EE-FLOW-07", "EE-OPT-05")
    def test_the_marker_moves_when_every_player_has_finished(self) -> None:
        t = position("E", ("D",), seats=3)
        for seat in (CILI, ANNA):
            finish(t, seat)
            assert t.view(None)["phase"] == "economy"
        finish(t, BENCE)
        assert t.view(None)["phase"] == "disaster"

    @pytest.mark.rule("EE-FLOW-04", "EE-TRK-02", "EE-GAP-26")
    @pytest.mark.parametrize(
        ("code", "phase", "question", "disasters"),
        [
            ("D", "disaster", "ask-disaster", 1),
            ("DD", "double_disaster", "ask-disaster", 2),
            ("E", "economy", "ask-economy", 0),
            ("I", "industry", "ask-industry", 0),
            ("C", "conflict", "ask-commit", 0),
            ("EI", "economy_industry", "ask-begin", 0),
        ],
    )
    def test_there_are_six_types_of_phase(self, code: str, phase: str, question: str, disasters: int) -> None:
        t = position(code, seats=3)
        shown = t.view(None)
        assert (shown["phase"], asked(t), len(shown["disasters"])) == (phase, question, disasters)
        assert len(PHASES) == 6

    @pytest.mark.rule("EE-FLOW-05", "EE-PC-01", "EE-PC-02")
    def test_double_disasters_and_the_combined_phase_are_only_on_the_side_for_3_and_4(self, tmp_path: Path) -> None:
        two, more = edition(BUILT_IN).tracks
        assert set(two) == {"D", "E", "I", "C"}
        assert Counter(more)["EI"] == 1
        assert Counter(more)["DD"] > 1
        for code in ("DD", "EI"):
            text = (FOLDER / f"{BUILT_IN}.toml").read_text(encoding="utf-8")
            other = tmp_path / "other.toml"
            other.write_text(text.replace('"D", "E", "D", "I"', f'"D", "E", "{code}", "I"', 1), encoding="utf-8")
            with pytest.raises(EditionError, match="spaces"):
                load(other)

    @pytest.mark.rule("EE-FLOW-06", "EE-INF-02")
    def test_everyone_sees_all_coming_phases(self) -> None:
        t = new_game(3)
        for viewer in (ANNA, BENCE, CILI, None):
            assert t.view(viewer)["track"] == THREE_FOUR

    @pytest.mark.rule("EE-FLOW-07", "EE-ECO-02")
    @pytest.mark.parametrize("phase", ["E", "I", "C", "EI"])
    def test_economy_industry_and_conflict_are_played_by_all_at_the_same_time(self, phase: str) -> None:
        t = position(phase, seats=4, hands=[["fire_01"], ["fire_02"], ["fire_03"], ["fire_04"]])
        assert t.to_act == [0, 1, 2, 3]
        assert all(moves(t, seat) for seat in range(4))

    @pytest.mark.rule("EE-FLOW-07", "EE-INF-06")
    def test_in_which_order_players_act_in_such_a_phase_makes_no_difference(self) -> None:
        steps = {
            ANNA: ["trade:road_2:axe", "finish"],
            BENCE: ["trade:road_2:hammer", "trade:road_2:hammer"],
            CILI: ["finish"],
        }
        one, other = position("E", seats=3), position("E", seats=3)
        for seat in (ANNA, BENCE, CILI):
            play(one, *steps[seat], seat=seat)
        play(other, "finish", seat=CILI)
        for notation in steps[BENCE]:
            play(other, notation, seat=BENCE)
        play(other, *steps[ANNA], seat=ANNA)
        assert one.state()["empires"] == other.state()["empires"]
        assert one.view(None)["phase"] == other.view(None)["phase"] == "disaster"

    @pytest.mark.rule("EE-FLOW-07")
    def test_who_has_finished_waits_for_the_others(self) -> None:
        t = position("E", seats=3)
        play(t, "finish", seat=ANNA)
        assert t.to_act == [BENCE, CILI]
        assert refusal(t, "finish", ANNA) == "EE-FLOW-07"

    @pytest.mark.rule("EE-FLOW-08", "EE-DIS-05")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_disaster_phases_are_played_in_turns_clockwise_from_the_first_player(self, seats: int) -> None:
        for first in range(seats):
            t = position(deck=["fire_02"], seats=seats, first=first)
            for turn in range(2 * seats):
                on_turn = (first + turn) % seats
                assert t.to_act == [on_turn]
                waiting = (on_turn + 1) % seats
                assert moves(t, waiting) == set()
                assert refusal(t, "take:fire_02", waiting) == "EE-FLOW-08"
                play(t, "bid:fire_02:wheat")


class TestTracks:
    @pytest.mark.rule("EE-TRK-01", "EE-PC-01", "EE-PC-02")
    @pytest.mark.parametrize(("seats", "side"), [(2, 0), (3, 1), (4, 1)])
    def test_each_number_of_players_has_its_track(self, seats: int, side: int) -> None:
        t = new_game(seats)
        assert t.view(None)["track"] == edition(BUILT_IN).tracks[side]
        assert t.view(None)["players"] == seats

    @pytest.mark.rule("EE-TRK-03", "EE-PC-01", "EE-GAP-22")
    def test_the_track_for_2_players(self) -> None:
        assert edition(BUILT_IN).tracks[0] == TWO
        assert Counter(TWO) == {"D": 14, "E": 5, "I": 4, "C": 3}

    @pytest.mark.rule("EE-TRK-04", "EE-PC-02", "EE-GAP-22")
    def test_the_track_for_3_and_4_players(self) -> None:
        assert edition(BUILT_IN).tracks[1] == THREE_FOUR
        counts = Counter(THREE_FOUR)
        assert counts == {"D": 10, "DD": 5, "E": 4, "I": 3, "EI": 1, "C": 3}
        assert counts["D"] + 2 * counts["DD"] == 20

    @pytest.mark.rule("EE-TRK-05", "EE-EX-19", "EE-LTN-01", "EE-GAP-10")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_lightning_variant_starts_on_space_7_and_plays_19_phases(self, seats: int) -> None:
        t = new_game(seats, options={"variant": "lightning"})
        assert t.edition.lightning == [7, 7]
        assert (t.view(None)["space"], t.view(None)["phase"]) == (6, None)
        random_game(t)
        spaces = told(t, "log-space")
        assert [line["number"] for line in spaces] == list(range(8, 27))
        assert spaces[0]["phase"] == "disaster"
        assert len(spaces) == 19


class TestPlayerCount:
    @pytest.mark.rule("EE-PC-03", "EE-CON-09", "EE-CON-11")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_a_tie_in_a_conflict_of_any_number_of_players_means_that_all_tied_win(self, seats: int) -> None:
        t = position("C", seats=seats, conflicts=["conflict_04"])
        before = [row_of(t, seat) for seat in range(seats)]
        for seat in range(seats):
            play(t, "commit:1:0" if seat < 2 else "commit:0:0", seat=seat)
        # Strength 5 brings 3 points and a wheat, victory 5 points; the others have 4, which is in no band.
        assert [score_of(t, seat) for seat in range(seats)] == [8, 8, 0, 0][:seats]
        moved = [row_of(t, seat) != before[seat] for seat in range(seats)]
        assert moved == [False, False, True, True][:seats]
