"""A record names the edition it was played with, where a game has editions."""

import pytest

import pentapolis
from pentapolis.kernel.record import RecordError, read, replay
from tests.kernel.toy import TOY

GAME = pentapolis.game("empires-end")


def test_a_record_names_the_edition_and_its_hash() -> None:
    table = GAME.new(seed=1)
    record = table.record()
    found = GAME.edition_of(table.chosen)
    assert found is not None
    assert record.edition == {"name": found[0], "hash": found[1]}
    assert found[0] == "reconstructed"
    assert record.data()["edition"] == record.edition
    assert record.cut(0).edition == record.edition
    assert read(record.json()) == record
    assert replay(record.json()) == table


def test_games_without_editions_write_no_such_field() -> None:
    record = TOY.new(2, seed=1).record()
    assert record.edition is None
    assert "edition" not in record.data()


def test_a_record_without_the_field_is_read() -> None:
    data = GAME.new(seed=1).record().data()
    del data["edition"]
    assert replay(data) == GAME.new(seed=1)


@pytest.mark.parametrize(
    ("edition", "message"),
    [
        ({"name": "reconstructed", "hash": "0" * 64}, "has changed since the record was written: its hash was 000"),
        ({"name": "mine", "hash": "0" * 64}, "the record names the edition 'mine', its options 'reconstructed'"),
        ({"name": "reconstructed"}, "edition must be an object of name and hash"),
        ({"name": "reconstructed", "hash": 7}, "hash must be text, not 7"),
        ({"name": "a", "hash": "b", "more": "c"}, "edition must be an object of name and hash"),
        ("reconstructed", "edition must be an object of name and hash"),
    ],
)
def test_another_edition_is_refused(edition: object, message: str) -> None:
    data = {**GAME.new(seed=1).record().data(), "edition": edition}
    with pytest.raises(RecordError, match=message):
        replay(data)


def test_a_game_without_editions_refuses_one() -> None:
    data = {**TOY.new(2, seed=1).record().data(), "edition": {"name": "a", "hash": "b"}}
    with pytest.raises(RecordError, match="the record names an edition, but toy has none"):
        replay(data)
