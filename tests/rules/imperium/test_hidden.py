"""What samples may know: cards taken unseen from the commons that change places unseen with others."""

from collections.abc import Callable

from pentapolis.games.imperium.effects.own import take_out
from pentapolis.games.imperium.moving import bury, from_hand, into_hand, on_deck, shuffle_deck
from pentapolis.games.imperium.terms import BLIND, HISTORY
from pentapolis.kernel.effects import Cause
from pentapolis.kernel.rng import Fast
from tests.rules.imperium.prelude import ANNA, BENCE, Imperium, card, note, play, position, pytest

SAMPLES = 120
MAIN = ("1CIV1", "1CIV2", "1CIV3", "1UNC1", "1UNC2")
DECK = ("1CIV4", "1CIV6", "1CIV7")


def with_unseen(hand: tuple[str, ...], **more: object) -> Imperium:
    """Anna's turn; the first card of her hand was taken unseen from the civilised deck."""
    t = position(
        hands=[("1CIV5", *hand)],
        main=MAIN,
        small_decks=((), (), DECK),
        tokens=[(9, 9, 9)],
        **more,  # type: ignore[arg-type]
    )
    p = t.players[ANNA]
    p.hand_seen = [BLIND | 1 << ANNA, *p.hand_seen[1:]]
    return t


def commons(t: Imperium, index: int) -> bool:
    """Was the card in the decks of the commons or taken from them, and not Anna's before?"""
    return index in {card(name) for name in (*MAIN, *DECK, "1CIV5")}


def share(t: Imperium, seat: int, fits: Callable[[Imperium], bool]) -> float:
    """In how many samples of the seat it is so, from 0 to 1."""
    rng = Fast(7)
    found = 0
    for _ in range(SAMPLES):
        sample = t.resample(seat, rng)
        assert isinstance(sample, Imperium)
        found += fits(sample)
    return found / SAMPLES


def top(t: Imperium) -> bool:
    return commons(t, t.players[ANNA].deck[-1])


def in_hand(t: Imperium) -> bool:
    return any(commons(t, index) for index in t.players[ANNA].hand)


@pytest.mark.parametrize("put", ["1CIV5", "Glory"])
def test_a_card_put_unseen_on_the_deck_may_be_the_one_taken_unseen(put: str) -> None:
    """IMP-EFF-25, IMP-EFF-27, IMP-KEY-BRK-03: whichever it was, to Bence the top card is one of three."""
    t = with_unseen(("Glory", "Prosperity", "1UNC9"), decks=[("Advance", "Conquer")])
    assert share(t, BENCE, in_hand) == 1, "until something is put, all know where it is"

    on_deck(t, ANNA, card(put), from_hand(t, ANNA, card(put), shown=False))
    assert 0.12 < share(t, BENCE, top) < 0.4
    assert 0.6 < share(t, BENCE, in_hand) < 0.9
    assert share(t, ANNA, top) == (put == "1CIV5"), "Anna knows"
    for sample in (t.resample(BENCE, Fast(seed)) for seed in range(20)):
        assert isinstance(sample, Imperium)
        held = [*sample.players[ANNA].hand, *sample.players[ANNA].deck]
        assert sum(commons(sample, index) for index in held) == 1, "wherever it is, it is one card"


def test_a_shuffle_mixes_it_up() -> None:
    """IMP-KEY-FIN-03: after a search the deck is shuffled, and nobody knows in which place the card lies."""

    t = with_unseen((), decks=[("Advance", "Conquer", "Glory")])
    on_deck(t, ANNA, card("1CIV5"), from_hand(t, ANNA, card("1CIV5"), shown=False))
    assert share(t, BENCE, top) == 1, "it was the only card of the hand"
    shuffle_deck(t, ANNA)
    truth = t.players[ANNA].deck.index(card("1CIV5"))
    for place in range(4):
        lies_there = share(t, BENCE, lambda sample, place=place: commons(sample, sample.players[ANNA].deck[place]))  # type: ignore[misc]
        assert 0.1 < lies_there < 0.42, (place, truth)


def test_when_it_is_shown_the_others_know_it() -> None:
    """What was taken unseen and then played lies open; what stayed behind is Anna's own."""

    t = with_unseen(("Glory", "Prosperity"), decks=[("Advance",)], empire=[True])
    on_deck(t, ANNA, card("Glory"), from_hand(t, ANNA, card("Glory"), shown=False))
    play(t, note("play", "1CIV5"))
    assert share(t, BENCE, top) == 0
    assert share(t, BENCE, in_hand) == 0


def test_a_card_taken_unseen_out_of_the_history() -> None:
    """IMP-EFF-27: from a history that hides one taken unseen, what comes into the hand may be that one."""
    t = with_unseen((), histories=[("Glory", "Advance")])
    p = t.players[ANNA]

    bury(t, ANNA, card("1CIV5"), from_hand(t, ANNA, card("1CIV5"), shown=False))
    assert share(t, BENCE, in_hand) == 0
    cause = Cause(ANNA, card("Glory"))
    into_hand(t, ANNA, card("Glory"), take_out(t, cause, card("Glory"), HISTORY, False))
    assert p.history == [card("Advance"), card("1CIV5")]
    assert 0.15 < share(t, BENCE, in_hand) < 0.5
