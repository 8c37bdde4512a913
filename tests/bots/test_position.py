"""A bot is given what its seat knows, and a possible truth for the rest."""

import pytest

import pentapolis
from pentapolis import Fast, Keyed
from pentapolis.bots import Position
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from tests.kernel.toy import TOY, Toy

pytestmark = pytest.mark.both_modes


def begun(seed: int) -> SevenWondersDuel:
    """A game a few moves into Age I."""
    table = GAME.new(seed=seed)
    pentapolis.playout(table, Fast(seed), 11)
    assert isinstance(table, SevenWondersDuel)
    return table


def hidden_cards(table: pentapolis.Table) -> list[int]:
    assert isinstance(table, SevenWondersDuel)
    return [table.slots[slot] for slot in range(20) if not table.face_up >> slot & 1]


def test_shows_what_the_seat_sees() -> None:
    table = begun(3)
    seat = table.to_act[0]
    position = Position(table, seat, Keyed(1))
    assert position.seat == seat
    assert position.seats == 2
    assert position.game is GAME
    assert position.view() == table.view(seat)
    assert position.moves == table.moves(seat)
    assert [event.data() for event in position.log()] == [event.data() for event in table.log(seat)]
    assert position.notation(position.moves[0]) == GAME.notation(table.moves(seat)[0])


def test_changing_the_list_of_moves_changes_nothing() -> None:
    position = Position(begun(3), begun(3).to_act[0], Keyed(1))
    position.moves.clear()
    assert position.moves


def test_hidden_cards_are_redrawn() -> None:
    table = begun(3)
    truth = hidden_cards(table)
    position = Position(table, table.to_act[0], Keyed(1))
    drawn = [hidden_cards(position.sample(Fast(seed))) for seed in range(30)]
    assert len({tuple(cards) for cards in drawn}) == 30
    # No place gives the truth away: it comes up about as often as chance has it (1 in about 11).
    for place, card in enumerate(truth):
        assert sum(cards[place] == card for cards in drawn) < 12


def test_samples_are_tables_to_play_on() -> None:
    table = begun(3)
    position = Position(table, table.to_act[0], Keyed(1))
    sample = position.sample(Fast(1))
    pentapolis.playout(sample, Fast(2))
    assert sample.over
    assert position.view() == table.view(table.to_act[0])


def test_samples_carry_nothing_that_rebuilds_the_truth() -> None:
    table = GAME.new(seed=987654321, chance={"age-2": ["brewery"]})
    sample = Position(table, table.to_act[0], Keyed(1)).sample(Fast(1))
    assert sample.seed == 0
    assert sample.given == {}
    assert sample.script is None
    assert sample.rng.state().startswith("fast:")
    with pytest.raises(ValueError, match="no record"):
        sample.record()


def test_samples_carry_neither_moves_nor_private_lines_of_others() -> None:
    table = TOY.new(3, seed=4)
    table.play(1, TOY.parse("bid:3"))
    sample = Position(table, 0, Keyed(1)).sample(Fast(1))
    assert sample.played() == []
    assert "toy-hand" in [event.message for event in table.log(1)]
    assert sample.log(1) == []


def test_secret_bids_of_others_are_redrawn() -> None:
    table = TOY.new(2, seed=4)
    table.play(1, TOY.parse("bid:3"))
    position = Position(table, 0, Keyed(1))
    bids = set()
    for seed in range(40):
        sample = position.sample(Fast(seed))
        assert isinstance(sample, Toy)
        bids.add(sample.bids[1])
    assert bids == {0, 1, 2, 3}


def test_a_seat_that_owes_nothing_has_no_position() -> None:
    table = begun(3)
    waiting = 1 - table.to_act[0]
    with pytest.raises(ValueError, match=f"seat {waiting} owes no decision"):
        Position(table, waiting, Keyed(1))
