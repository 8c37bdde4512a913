"""What a seat knows of hidden military cards, and that every sample keeps to it."""

from pentapolis.games.through_the_ages.catalogue import CARD
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.zones import CURRENT, FUTURE
from pentapolis.kernel.rng import Fast
from tests.rules.through_the_ages.prelude import ANNA, BENCE, CILI, Civ, happen, moves, names, play, position

SAMPLES = 30


def samples(t: ThroughTheAges, seat: int) -> list[ThroughTheAges]:
    rng = Fast(7)
    found = [t.resample(seat, rng) for _ in range(SAMPLES)]
    return [one for one in found if isinstance(one, ThroughTheAges)]


def test_who_prepares_an_event_knows_it_in_the_future_and_among_the_current_ones() -> None:
    t = position(Civ(military=["foray"]), Civ(), phase="politics", current=["rats", "crusades"])
    play(t, "prepare:foray", seat=ANNA)
    assert [names(t.known(FUTURE, ANNA)), t.known(FUTURE, BENCE)] == [["foray"], []]
    assert {tuple(names(one.future)) for one in samples(t, ANNA)} == {("foray",)}
    assert len({tuple(one.future) for one in samples(t, BENCE)}) > 1
    t = position(Civ(military=["foray"]), Civ(), phase="politics", current=["rats"], future=["crusades", "pestilence"])
    t.future_by = [BENCE, BENCE]
    play(t, "prepare:foray", seat=ANNA)
    assert names(t.known(CURRENT, ANNA)) == ["foray"]
    found = samples(t, ANNA)
    assert all(CARD.find("foray") in one.current for one in found)
    assert len({one.current.index(CARD.find("foray")) for one in found}) > 1  # not where it lies


def test_own_discards_are_known_until_they_are_shuffled() -> None:
    t = position(
        Civ(military=["rats", "foray", "legion"]), Civ(), phase="end", military=["phalanx", "crusades", "raiders"]
    )
    play(t, "discard:foray", seat=ANNA)
    assert {tuple(names(one.discards[1])) for one in samples(t, ANNA)} == {("foray",)}
    assert len({tuple(one.discards[1]) for one in samples(t, BENCE)}) > 1
    # Bence draws the last card of the deck, and from the pile what is still due to him: all that is in it.
    play(t, *[move for move in ("pass", "end_turn") if move in moves(t)], seat=BENCE)
    assert t.discards[1] == []
    assert all(CARD.find("foray") in one.players[BENCE].military for one in samples(t, ANNA))
    assert len({tuple(one.players[BENCE].military) for one in samples(t, ANNA)}) > 1


def test_a_refused_pact_is_known_to_be_in_the_hand() -> None:
    t = position(Civ(military=["trade_routes_agreement", "rats"]), Civ(), Civ(), phase="politics")
    play(t, "offer:trade_routes_agreement:1", seat=ANNA)
    play(t, "refuse", seat=BENCE)
    pact = CARD.find("trade_routes_agreement")
    assert t.view(CILI)["players"][ANNA]["military_shown"] == ["trade_routes_agreement"]
    assert all(pact in one.players[ANNA].military for one in samples(t, CILI))


def test_joan_of_arc_sees_the_top_event_alone() -> None:
    t = position(Civ(leader="joan_of_arc", military=["rats"]), Civ(), phase="politics", current=["foray", "crusades"])
    assert [t.view(ANNA)["events"]["top"], t.view(BENCE)["events"]["top"]] == ["foray", None]
    assert {one.current[0] for one in samples(t, ANNA)} == {CARD.find("foray")}
    assert len({one.current[0] for one in samples(t, BENCE)}) > 1


def test_bids_are_possible_in_samples() -> None:
    """TTA-COL-02: who bids 2 with one unit of strength 1 holds a bonus card. Samples are drawn again, not for ever."""
    anna = Civ(workers={"warriors": 1}, military=["bonus_1", "rats"])
    t, _ = happen("vast_territory_1", anna, Civ(workers={"warriors": 2}))
    play(t, "bid:2", seat=ANNA)
    bonus = CARD.find("bonus_1")
    holding = [one for one in samples(t, BENCE) if bonus in one.players[ANNA].military]
    assert len(holding) > SAMPLES * 9 // 10


def test_only_events_that_were_shuffled_into_the_deck_may_have_been_prepared_since() -> None:
    """Who discarded a tactic knows that it is in the deck or in a hand, never among the events."""
    t = position(Civ(), Civ(military=["phalanx"]), phase="politics", future=["foray"], military=["legion", "rats"])
    t.future_by = [BENCE]
    t.players[ANNA].reshuffled = [CARD.find("legion"), CARD.find("rats")]
    found = samples(t, ANNA)
    assert CARD.find("legion") not in {card for one in found for card in one.future}
    assert CARD.find("rats") in {card for one in found for card in one.future}
