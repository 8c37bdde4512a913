"""An owner of the box corrects cards by a file; what is wrong in it is told with file, line and field."""

from pathlib import Path

import pytest

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.edition import BUILT_IN, Edition, edition, load
from pentapolis.games.imperium.pieces import pieces
from pentapolis.kernel.editions import EditionError

HEAD = 'game = "imperium"\nname = "mine"\ntitle = "My box"\n\n'


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return path


def corrected(tmp_path: Path, text: str) -> Edition:
    return load(written(tmp_path, text))


def test_a_card_is_corrected_and_the_rest_stays(tmp_path: Path) -> None:
    made = corrected(
        tmp_path,
        '[[card]]\nnumbers = ["1REG3"]\nname = "Peak"\nname_hu = "Csúcs"\nplay = ["gain 2 materials"]\n'
        'vp = { kind = "fixed", points = 2 }\n\n'
        '[[card]]\nnumbers = ["1CAR3", "1CAR4"]\ndevelopment_cost = { population = 5 }\n',
    )
    face, old = made.by_id["1reg3"], edition(BUILT_IN).by_id["1reg3"]
    assert (face.name, len(face.play), old.name, len(old.play)) == ("Peak", 1, "Mountain", 3)
    assert face.suits == old.suits
    assert face.pinned
    assert made.by_id["1car3"].cost == made.by_id["1car4"].cost == [0, 5, 0]
    assert made.by_id["1car5"].cost == edition(BUILT_IN).by_id["1car5"].cost
    assert made.hash != edition(BUILT_IN).hash
    assert len(made.faces) == len(CARD)
    piece = next(one for one in pieces(made)["card"] if one["id"] == "mountain_1reg3")
    assert piece["points"] == 2
    assert (piece["facts"]["name_en"], piece["facts"]["name_hu"]) == ("Peak", "Csúcs")


def test_a_renamed_card_is_meant_by_its_new_name(tmp_path: Path) -> None:
    made = corrected(
        tmp_path,
        '[[card]]\nnumbers = ["1ROM2"]\nname = "Roma"\n\n'
        '[[card]]\nnumbers = ["1ROM8"]\nrequirement = "Roma is in play"\nplay = ["gain 1 progress"]\n',
    )
    assert made.by_id["1rom8"].requirement is not None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[card]]\nnumbers = ["1REG3"]\nplay = ["gain 3 gold"]\n', "line 7, card 1.play: 'gain 3 gold' is no phrase"),
        ('[[card]]\nnumbers = ["9REG3"]\n', "line 6, card 1.numbers: '9REG3' is no card number"),
        ('[[card]]\nnumbers = ["1REG99"]\n', "line 6, card 1.numbers: there is no card 1REG99"),
        ('[[card]]\nnumbers = ["1REG3"]\nsuits = ["regions"]\n', "line 7, card 1.suits: must name only region"),
        ('[[card]]\nnumbers = ["1REG3"]\ncolour = 3\n', "line 7, card 1.colour: there is no such field"),
        ('[[card]]\nnumbers = ["1REG3"]\nplayers = "4"\n', "line 7, card 1.players: an edition cannot change it"),
        (
            '[[card]]\nnumbers = ["1REG3"]\n\n[[card]]\nnumbers = ["1REG3"]\n',
            "line 9, card 2.numbers: 1REG3 is corrected",
        ),
        (
            '[[card]]\nnumbers = ["1UNC6"]\nexhaust = { cost = "pay 1 gold", effect = ["draw 1 card"] }\n',
            "line 7, card 1.exhaust.cost: 'pay 1 gold' is no phrase",
        ),
        (
            '[[card]]\nnumbers = ["1UNC6"]\nexhaust = { trigger = "it rains", effect = ["draw 1 card"] }\n',
            "card 1.exhaust.trigger: 'it rains' is no trigger",
        ),
        (
            '[[card]]\nnumbers = ["1UNC6"]\nvp = { kind = "variable", points = 1, per = 2, of = "gold" }\n',
            "line 7, card 1.vp.of: must be one of",
        ),
        (
            '[[card]]\nnumbers = ["1ROM8"]\nrequirement = "City of Roma is in play"\n',
            "line 7, card 1.requirement: there is no card called 'City of Roma'",
        ),
        (
            '[[card]]\nnumbers = ["1REG3"]\nplay = ["gain 99999999999 materials"]\n',
            "line 7, card 1.play: 'gain 99999999999 materials': numbers go from 1 to 99",
        ),
        (
            '[[card]]\nnumbers = ["1REG3"]\nplay = ["draw 1 card", "gain 0 materials"]\n',
            "line 7, card 1.play: 'gain 0 materials': numbers go from 1 to 99",
        ),
        (
            '[[card]]\nnumbers = ["1REG3"]\nplay_cost = "pay 200 materials"\n',
            "line 7, card 1.play_cost: 'pay 200 materials': numbers go from 1 to 99",
        ),
        (
            '[[card]]\nnumbers = ["1REG3"]\nplay = ["choose one: (a) develop; (b) develop; (c) develop; (d) x"]\n',
            "there are at most 3 options",
        ),
        (
            '[[card]]\nnumbers = ["1REG3"]\nsuits = ["region", "fame"]\n',
            "line 7, card 1.suits: must be one suit, or civilised and uncivilised",
        ),
        (
            '[[card]]\nnumbers = ["1REG3"]\nexhaust = { effect = [] }\n',
            "line 7, card 1.exhaust.effect: must say what it does",
        ),
        (
            '[[card]]\nnumbers = ["1UNC6"]\nvp = { kind = "conditional", cases = [], otherwise = 1 }\n',
            "line 7, card 1.vp.cases: must have a case",
        ),
        (
            '[[card]]\nnumbers = ["1UNC6"]\npassive = ["you always win"]\n',
            "card 1.passive: 'you always win' is no passive",
        ),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(EditionError) as raised:
        corrected(tmp_path, text)
    assert str(raised.value).startswith("mine.toml, line ")
    assert fault in str(raised.value)
