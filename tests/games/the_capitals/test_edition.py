"""Edition files of The Capitals: what is read, what is refused and how, and what every piece says of itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.games.the_capitals.edition import BUILT_IN, FOLDER, PROVENANCES, EditionError, edition, load
from pentapolis.games.the_capitals.pieces import pieces
from pentapolis.kernel.editions import VARIABLE

TEXT = (FOLDER / f"{BUILT_IN}.toml").read_text(encoding="utf-8")
MARKET = TEXT[TEXT.index('id = "market"') :]
MARKET = MARKET[: MARKET.index("\n\n")]


def loaded(folder: Path, *replacements: tuple[str, str]) -> str:
    """The message with which a changed edition is refused."""
    text = TEXT
    for old, new in replacements:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as refused:
        load(path)
    return str(refused.value)


def line_of(wanted: str) -> int:
    return TEXT.count("\n", 0, TEXT.index(wanted)) + 1


FAULTS = [
    (('id = "market"', 'id = "marked"'), 'id = "market"', "tile marked.id: must be one of 78 names, such as market, "),
    ((MARKET, MARKET.replace("commercial", "shopping")), 'id = "market"', "tile market.type: must be one of"),
    ((MARKET, MARKET.replace("economy = 9", "money = 9")), 'id = "market"', "there is no such field"),
    ((MARKET, MARKET.replace("economy = 9", "economy = 900")), 'id = "market"', "whole number from -99 to 99"),
    ((MARKET, MARKET.replace("economy = 9", "economy = 0")), 'id = "market"', "must not be 0"),
    ((MARKET, MARKET.replace("cubes = 1", "cubes = -1")), 'id = "market"', "whole number from 0 to 99"),
    ((MARKET, MARKET + '\ndensity = "high"'), 'id = "market"', "only residential tiles have a density"),
    ((MARKET, MARKET + "\ncolour = 3"), 'id = "market"', "tile market.colour: there is no such field"),
    (('id = "circus"', 'id = "market"'), 'id = "circus"', "there are two tiles market"),
    (("max = 50", "max = 500"), "max = 50", "tracks.economy.max: must be a whole number from 2 to 120"),
    (("past_max = { prestige = 1 }", "past_max = { progress = 1 }"), "past_max", "cannot move the progress marker"),
    (("fair = [-4, ", "fair = ["), "fair = [-4", "a number for each of the spaces 0 to 20"),
    (("{ cost = 2, multiplier = 5, ", "{ cost = 2, "), "columns = [", "the field is missing"),
    (("prosperity = [3, 5, 7, 9, 11]", "prosperity = [3, 5, 7, 9]"), "prosperity = [", "5 different rounds"),
    (("energy = [4, 3, 2, 2, 1]", "energy = [1, 3, 2, 2, 4]"), "energy = [4, 3, 2", "from the most to the least"),
    (("energy = [4, 3, 2, 2, 1]", "energy = [4, 3]"), "energy = [4, 3, 2", "must have 5 numbers"),
    (("start = 3\n", "start = 9\n"), "[tracks.employment]", "employment cannot start above population"),
    (("age = 1", "age = 4"), "age = 1", "whole number from 1 to 3"),
]


@pytest.mark.parametrize(("change", "near", "message"), FAULTS, ids=[message for _, _, message in FAULTS])
def test_a_fault_is_named_with_its_line(change: tuple[str, str], near: str, message: str, tmp_path: Path) -> None:
    said = loaded(tmp_path, change)
    assert said.startswith("my_box.toml, line ")
    assert message in said
    # Not further off than the table it stands in is long.
    assert abs(int(said.split("line ")[1].split(",")[0]) - line_of(near)) <= 12


def test_nobody_may_find_too_few_tiles(tmp_path: Path) -> None:
    text = TEXT.replace(
        'id = "tenement_house"\ntype = "residential"\nage = 1', 'id = "tenement_house"\ntype = "residential"\nage = 2'
    )
    text = text.replace('id = "market"\ntype = "commercial"\nage = 1', 'id = "market"\ntype = "commercial"\nage = 2')
    path = tmp_path / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError, match="with 2 players age 1 needs 16 tiles, and there are 14"):
        load(path)


def test_only_what_is_played_is_in_the_hash(tmp_path: Path) -> None:
    built_in = edition(BUILT_IN)
    path = tmp_path / "my_box.toml"
    path.write_text(TEXT.replace('provenance = "mixed"', 'provenance = "print"'), encoding="utf-8")
    assert load(path).hash == built_in.hash
    path.write_text(TEXT.replace(MARKET, MARKET.replace("economy = 9", "economy = 6")), encoding="utf-8")
    assert load(path).hash != built_in.hash


def test_every_piece_says_where_it_is_from() -> None:
    for kind in pieces().values():
        for piece in kind:
            assert piece["facts"]["provenance"] in PROVENANCES
    facts = {piece["id"]: piece["facts"] for piece in pieces()["tile"]}
    assert facts["market"]["provenance"] == "mixed"
    assert facts["market"]["sources"] == "name=rulebook type=rulebook"
    assert facts["brickworks"]["provenance"] == "reconstructed"
    assert facts["warehouse"]["provenance"] == "rulebook"


def test_an_edition_of_ones_own_is_played_from_a_file(tmp_path: Path) -> None:
    text = TEXT.replace('name = "reconstructed"', 'name = "my_box"').replace("start = 10", "start = 20")
    text = text.replace('id = "market"', 'id = "market"\nname = { en = "Grand Bazaar", hu = "Nagybazár" }')
    (tmp_path / "my_box.toml").write_text(text, encoding="utf-8")
    (tmp_path / "broken.toml").write_text('game = "the-capitals"\nname = 3\n', encoding="utf-8")
    code = """
import json
import pentapolis
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast

game = pentapolis.game("the-capitals")
table = game.new(3, 5, {"edition": "my_box"})
before = [city["tracks"]["economy"] for city in table.view(0)["cities"]]
playout(table, Fast(1))
again = pentapolis.replay(table.record())
market = next(piece for piece in game.pieces("my_box")["tile"] if piece["id"] == "market")
print(json.dumps([sorted(before), again.scores == table.scores, table.over, market["facts"]["name_hu"],
                  [one["name"] for one in game.editions()], game.edition_faults(),
                  pentapolis.game("empires-end").edition_faults()]))
"""
    environment = {**os.environ, VARIABLE: str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    money, same, over, name, known, faults, others = json.loads(run.stdout)
    assert (money, same, over, name) == ([17, 18, 18], True, True, "Nagybazár")
    assert known == [BUILT_IN, "my_box"]
    assert len(faults) == 1
    assert faults[0].startswith("broken.toml")
    assert others == []
