"""From message ids and arguments to sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis
from pentapolis.words import BadTextError, UnknownMessageError, Words, words_of

DUEL = Path(pentapolis.__path__[0]) / "games" / "seven_wonders_duel" / "text"

ENGLISH = """
built = { $player } builds { $card }.
raised = { $player } builds { $wonder } with { $card }.
swapped = { $card } for { $card2 }, { $card_old } gone
needs = Needs { $resources }.
offered = { OR($resources) }.
chosen = { OR($card) }
missing = { $resources_missing }
shown = { $cards }
both = { $players }
paid = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
noted = { $note }
looted = { $loot }
titled = { $game }
attribute-only =
    .label = Label
"""

HUNGARIAN = """
built = { NAGY(A($player)) } megépíti { A(T($card)) }.
raised = { NAGY(A($player)) } megépíti { A(T($wonder)) }, alatta { A($card) }.
swapped = { $card } for { $card2 }, { $card_old } gone
needs = { NAGY(T($resources)) } kér.
offered = { NAGY(VAGY($resources)) }.
chosen = { VAGY($card) }
missing = { $resources_missing }
shown = { A(T($cards)) }
both = { A(NAK($players)) }
paid = { T($coins) }
noted = { A($note) }
looted = { A($loot) }
titled = { $game }
attribute-only =
    .label = Felirat
"""


@pytest.fixture(scope="module")
def sentences(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("text")
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "hu.ftl").write_text(HUNGARIAN, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def english(sentences: Path) -> Words:
    return Words("en", [DUEL, sentences])


@pytest.fixture(scope="module")
def hungarian(sentences: Path) -> Words:
    return Words("hu", [DUEL, sentences])


def test_things_and_players_are_called_by_name(english: Words, hungarian: Words) -> None:
    args = {"player": 1, "card": "altar"}
    assert english.say("built", args) == "Player 2 builds Altar."
    assert english.say("built", args, names=["Miska", "Borcsa"]) == "Borcsa builds Altar."
    assert english.say("built", {"player": "1", "card": "altar"}) == "Player 2 builds Altar."
    assert hungarian.say("built", args) == "A 2. játékos megépíti az Oltárt."
    assert hungarian.say("built", args, names=["Miska", "borcsa"]) == "borcsa megépíti az Oltárt."


@pytest.mark.parametrize(
    ("wonder", "english_name", "hungarian_name"),
    [
        ("colossus", "The Colossus", "a Kolosszust"),
        ("pyramids", "The Pyramids", "a piramisokat"),
        ("statue_of_zeus", "The Statue of Zeus", "Zeusz szobrát"),
        ("piraeus", "Piraeus", "Pireuszt"),
        ("appian_way", "The Appian Way", "a Via Appiát"),
    ],
)
def test_wonders_with_and_without_an_article(
    english: Words, hungarian: Words, wonder: str, english_name: str, hungarian_name: str
) -> None:
    args = {"player": 0, "wonder": wonder, "card": "walls"}
    assert english.say("raised", args) == f"Player 1 builds {english_name} with Walls."
    assert hungarian.say("raised", args) == f"Az 1. játékos megépíti {hungarian_name}, alatta a Falak."


def test_a_key_may_have_a_number_or_a_word_after_its_kind(english: Words) -> None:
    assert english.say("missing", {"resources_missing": ["clay", "clay"]}) == "2 Clay"
    args = {"card": "baths", "card2": "walls", "card_old": "altar"}
    assert english.say("swapped", args) == "Baths for Walls, Altar gone"


@pytest.mark.parametrize(
    ("resources", "in_english", "in_hungarian"),
    [
        (["wood"], "1 Wood", "1 fát"),
        (["wood", "clay", "wood"], "2 Wood and 1 Clay", "2 fát és 1 agyagot"),
        (
            ("glass", "stone", "papyrus"),
            "1 Glass, 1 Stone, and 1 Papyrus",
            "1 üveget, 1 követ és 1 papiruszt",
        ),
        ([], "nothing", "Semmit"),
    ],
)
def test_resources_are_counted(
    english: Words, hungarian: Words, resources: list[str], in_english: str, in_hungarian: str
) -> None:
    assert english.say("needs", {"resources": resources}) == f"Needs {in_english}."
    assert hungarian.say("needs", {"resources": resources}) == f"{in_hungarian} kér."


@pytest.mark.parametrize(
    ("resources", "in_english", "in_hungarian"),
    [
        (["wood"], "Wood.", "Fa."),
        (["glass", "papyrus"], "Glass or Papyrus.", "Üveg vagy papirusz."),
        (["wood", "clay", "stone"], "Wood, Clay, or Stone.", "Fa, agyag vagy kő."),
    ],
)
def test_alternatives_are_not_counted(
    english: Words, hungarian: Words, resources: list[str], in_english: str, in_hungarian: str
) -> None:
    assert english.say("offered", {"resources": resources}) == in_english
    assert hungarian.say("offered", {"resources": resources}) == in_hungarian


def test_one_thing_is_its_own_alternative(english: Words, hungarian: Words) -> None:
    assert english.say("chosen", {"card": "baths"}) == "Baths"
    assert hungarian.say("chosen", {"card": "baths"}) == "Fürdő"


def test_cards_and_players_are_listed_without_counting(english: Words, hungarian: Words) -> None:
    assert english.say("shown", {"cards": ["baths", "walls"]}) == "Baths and Walls"
    assert hungarian.say("shown", {"cards": ["baths", "walls"]}) == "a Fürdőt és a Falakat"
    assert hungarian.say("both", {"players": [0, 1]}) == "az 1. játékosnak és a 2. játékosnak"
    assert hungarian.say("both", {"players": [0, 1]}, names=["Miska", "Borcsa"]) == "Miskának és Borcsának"


def test_numbers(english: Words, hungarian: Words) -> None:
    assert [english.say("paid", {"coins": coins}) for coins in (1, 3)] == ["1 coin", "3 coins"]
    assert hungarian.say("paid", {"coins": 3}) == "3-at"
    assert hungarian.say("paid", {"coins": 20000}) == "20\u00a0000-et"


def test_a_thing_may_be_known_by_a_number(hungarian: Words) -> None:
    assert hungarian.say("looted", {"loot": 5}) == "az 5 érményi fosztogatás"


def test_text_of_no_kind_is_shown_as_it_is(english: Words, hungarian: Words) -> None:
    assert english.say("noted", {"note": "a note"}) == "a note"
    assert hungarian.say("noted", {"note": "este"}) == "az este"
    assert english.say("titled", {"game": "7 Wonders Duel"}) == "7 Wonders Duel"


def test_games_do_not_know_each_other() -> None:
    assert Words("en", [DUEL]).has("card-baths")
    assert not Words("en").has("card-baths")
    assert Words("en").say("language-hu") == "magyar"


def test_the_words_of_a_game_are_found_by_its_slug() -> None:
    assert words_of("seven-wonders-duel", "hu").say("card-baths") == "Fürdő"
    assert not words_of("", "hu").has("card-baths")
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        words_of("chess", "hu")


def test_texts_are_read_once(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("greeting = Hello", encoding="utf-8")
    first = Words("en", [tmp_path])
    path.unlink()
    assert Words("en", [tmp_path]).say("greeting") == first.say("greeting") == "Hello"


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match=r"unknown language 'tlh'; known are en, hu"):
        Words("tlh")


@pytest.mark.parametrize(
    ("message_id", "args", "missing"),
    [("no-such", {}, "no-such"), ("built", {"player": 0, "card": "bahts"}, "card-bahts")],
)
def test_unknown_message(hungarian: Words, message_id: str, args: dict[str, object], missing: str) -> None:
    with pytest.raises(UnknownMessageError) as caught:
        hungarian.say(message_id, args)
    assert str(caught.value) == f"no message '{missing}' in language 'hu'"
    assert isinstance(caught.value, KeyError)


@pytest.mark.parametrize(
    ("message_id", "args", "fault"),
    [
        ("built", {"player": 0}, "'built' in language 'hu'.*card"),
        ("noted", {"note": None}, "'noted' in language 'hu'.*note"),
        ("attribute-only", {}, "'attribute-only' in language 'hu' has no text of its own"),
        ("shown", {"cards": [3]}, "3 in a list of kind 'card' has no name in language 'hu'"),
    ],
)
def test_arguments_that_do_not_fit(hungarian: Words, message_id: str, args: dict[str, object], fault: str) -> None:
    with pytest.raises(BadTextError, match=fault):
        hungarian.say(message_id, args)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_nobody_sits_in(english: Words, seat: int) -> None:
    with pytest.raises(ValueError, match=f"no player sits in seat {seat}; names: .*Borcsa"):
        english.say("built", {"player": seat, "card": "baths"}, names=["Miska", "Borcsa"])


def test_a_seat_below_the_first(english: Words) -> None:
    with pytest.raises(ValueError, match="no player sits in seat -1"):
        english.say("built", {"player": -1, "card": "baths"})


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("one = 1\none = 2\n", "second message 'one'"),
        ("seat-name = Chair\n", "second message 'seat-name'"),
        ("fine = yes\nbroken = { $\n", "cannot read 'broken"),
    ],
)
def test_text_files_that_would_lose_text(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BadTextError, match=fault):
        Words("en", [tmp_path])


def test_a_folder_without_the_language(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"hu\.ftl"):
        Words("hu", [tmp_path])
