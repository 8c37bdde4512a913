"""Names that an edition gives to cards and tiles are those of every sentence at its tables, not of the board alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis.cli import understand
from pentapolis.cli.speech import Speech
from pentapolis.games.imperium.edition import SHELF as IMPERIUM
from pentapolis.games.imperium.game import ImperiumGame
from pentapolis.games.the_capitals.edition import FOLDER
from pentapolis.games.the_capitals.edition import SHELF as CAPITALS
from pentapolis.games.the_capitals.game import CapitalsGame
from pentapolis.kernel import game as registry
from pentapolis.kernel.editions import VARIABLE
from pentapolis.kernel.game import find_game
from pentapolis.kernel.pointing import Thing
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Table
from pentapolis.server.journal import Created, Sat
from pentapolis.server.problems import Refusal, illegal
from pentapolis.server.sitting import Sitting
from pentapolis.words import LANGUAGES, own_names, words_of

HOSPITAL = 'id = "hospital"\n'
CAPITAL = 'id = "hospital"\nname = { en = "Infirmary", hu = "Ispotály" }\n'
MOUNTAIN = (
    'game = "imperium"\nname = "my_box"\n\n[[card]]\nnumbers = ["1REG3"]\nname = "Old Peak"\nname_hu = "Öreg csúcs"\n'
)


@pytest.fixture
def boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    text = (FOLDER / "reconstructed.toml").read_text(encoding="utf-8")
    assert text.count(HOSPITAL) == 1
    text = text.replace('name = "reconstructed"', 'name = "my_box"', 1).replace(HOSPITAL, CAPITAL)
    (tmp_path / "capitals.toml").write_text(text, encoding="utf-8")
    (tmp_path / "imperium.toml").write_text(MOUNTAIN, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    for shelf in (CAPITALS, IMPERIUM):
        shelf.clear()
    for game in (CapitalsGame(), ImperiumGame()):  # which have read the editions
        monkeypatch.setitem(registry._REGISTERED, game.slug, game)
    yield
    for shelf in (CAPITALS, IMPERIUM):
        shelf.clear()


def table_of(slug: str, edition: str = "my_box") -> Table:
    return find_game(slug).new(seed=1, options={"edition": edition})


def speech_at(table: Table, language: str) -> Speech:
    return Speech(table.game, language, ["human"] * table.seats, [""] * table.seats, table.chosen)


@pytest.mark.usefixtures("boxes")
@pytest.mark.parametrize(
    ("slug", "move", "language", "said"),
    [
        ("the-capitals", "take:hospital", "hu", "Vedd el az Ispotályt"),
        ("the-capitals", "take:hospital", "en", "Take Infirmary"),
        ("imperium", "play:mountain_1reg3", "hu", "Kijátszod: Öreg csúcs"),
        ("imperium", "play:mountain_1reg3", "en", "Play Old Peak"),
    ],
)
def test_moves_and_the_log_say_the_name_of_the_edition(slug: str, move: str, language: str, said: str) -> None:
    table = table_of(slug)
    speech = speech_at(table, language)
    assert speech.words.say_move(table.game.parse(move)) == said
    plain = speech_at(table_of(slug, next(iter(table.game.editions()))["name"]), language)
    assert plain.words.say_move(table.game.parse(move)) != said


@pytest.mark.usefixtures("boxes")
def test_what_is_typed_is_the_name_of_the_edition() -> None:
    table = table_of("the-capitals")
    words = speech_at(table, "hu").words
    assert understand.named("ispot", table.game, words) == [Thing("tile", "hospital")]
    assert Thing("tile", "hospital") not in understand.named("kórh", table.game, words)


@pytest.mark.usefixtures("boxes")
def test_a_server_refuses_in_the_words_of_the_edition() -> None:
    table = table_of("the-capitals")
    called = {language: own_names(table.game, table.chosen, language) for language in LANGUAGES}
    reason = Reason("CAP-BLD-01", "refuse-not-offered", {"tile": "hospital"}, "the-capitals")
    text = illegal(reason, None, called).problem.text
    assert text["hu"].startswith("Az Ispotály ")
    assert "Infirmary" in text["en"]
    assert illegal(reason).problem.text["hu"].startswith("A Kórház ")


@pytest.mark.usefixtures("boxes")
def test_a_table_of_a_server_has_them() -> None:
    table = table_of("the-capitals")
    (seat,) = table.to_act
    assert table.why_not(seat, table.game.parse("take:hospital")) is not None
    sitting = Sitting("t" * 20, Created("the-capitals", 1, table.seats, "1", {"edition": "my_box"}, "anna"))
    for place in range(table.seats):
        sitting.take(Sat(place, "anna", "Anna"), sitting.seq + 1)
    with pytest.raises(Refusal) as refused:
        sitting.explain("anna", seat, "take:hospital")
    assert refused.value.problem.text["hu"].startswith("Az Ispotály ")


def test_a_name_of_ones_own_has_none_of_the_forms_that_the_texts_give_to_theirs() -> None:
    """A trait such as a finished accusative is the old name's."""
    words = words_of("the-capitals", "hu", called={"tile-hospital": "Ház"})
    assert words.say("move-take", {"tile": "hospital"}) == "Vedd el a Házat"
    assert words.say("move-take", {"tile": "observatory"}) == words_of("the-capitals", "hu").say(
        "move-take", {"tile": "observatory"}
    )
