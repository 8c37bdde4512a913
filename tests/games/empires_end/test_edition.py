"""Edition files: what is read, what is refused and how, and what the built-in edition says of itself."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import pytest

from pentapolis.bots import FittedEvaluator, evaluator_for
from pentapolis.games.empires_end.abilities.ending import EndMostDestroyed
from pentapolis.games.empires_end.abilities.industry import RestoreDiscount
from pentapolis.games.empires_end.abilities.reading import KINDS
from pentapolis.games.empires_end.edition import BUILT_IN, FOLDER, SHELF, EditionError, edition, load
from pentapolis.games.empires_end.game import EmpiresEndGame
from pentapolis.games.empires_end.supply import SIDES, most_tokens
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import ABILITY_PHASES, DISASTER_TYPES, FIELD, RESOURCES, amount
from pentapolis.kernel.editions import VARIABLE
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from tests.docs import ROOT, table_column, text_of

PAGE: Final = "docs/editions.md"
BUILT_IN_FILE: Final = FOLDER / f"{BUILT_IN}.toml"
OTHER_FILE: Final = Path(__file__).parent / "other_edition.toml"
TEXT: Final = BUILT_IN_FILE.read_text(encoding="utf-8")
DATA: Final[dict[str, Any]] = tomllib.loads(TEXT)
DEAR: Final[str] = next(card["id"] for card in DATA["disaster"] if card["cost"] == 2)


def line_of(text: str, wanted: str) -> int:
    """The line on which `wanted` begins."""
    return text.count("\n", 0, text.index(wanted)) + 1


def changed(*replacements: tuple[str, str]) -> str:
    """The built-in edition with the first occurrence of each text replaced."""
    text = TEXT
    for old, new in replacements:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def saved(folder: Path, text: str) -> Path:
    path = folder / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def entry(field: str, name: str, text: str = TEXT) -> str:
    """A table of the file as it is written, with its header."""
    return next(part for part in re.split(r"(?=^\[\[)", text, flags=re.M) if f'[[{field}]]\nid = "{name}"' in part)


class TestReading:
    @pytest.mark.rule("EE-COM-05", "EE-EMP-01", "EE-EMP-03", "EE-DIS-01", "EE-CON-01")
    def test_every_field_is_read(self) -> None:
        read = load(BUILT_IN_FILE)
        assert (read.name, read.title, read.reconstructed) == (DATA["name"], DATA["title"], True)
        assert read.note == DATA["note"]
        sides = [DATA["tracks"]["two"], DATA["tracks"]["three_four"]]
        assert read.tracks == [side["spaces"] for side in sides]
        assert read.lightning == [side["lightning"] for side in sides]
        assert [place.id for place in read.locations] == [place["id"] for place in DATA["location"]]
        for place, written in zip(read.locations, DATA["location"], strict=True):
            assert (place.points, place.restore) == (written["points"], written["restore"])
            assert place.ability.kind == written["ability"]["kind"]
        assert [card.id for card in read.cards] == [card["id"] for card in DATA["disaster"]]
        for card, text in zip(read.cards, DATA["disaster"], strict=True):
            assert (DISASTER_TYPES[card.type], card.target + 1) == (text["type"], text["target"])
            assert [("wheat", "hammer", "axe")[bid] for bid in card.bids] == text["bids"]
            assert (card.cost, card.provenance) == (text["cost"], text["provenance"])
            assert (card.ability.kind, ABILITY_PHASES[card.ability.phase]) == (text["ability"]["kind"], text["phase"])
        for conflict, text in zip(read.conflicts, DATA["conflict"], strict=True):
            assert conflict.id == text["id"]
            assert (conflict.rank, conflict.position + 1) == (text["upheaval"]["rank"], text["upheaval"]["position"])
            assert conflict.victory.points == text["victory"]["points"]
            assert [band.points for band in conflict.bands] == [band["points"] for band in text["bands"]]

    @pytest.mark.rule("EE-GAP-31", "EE-GAP-32")
    def test_cards_of_which_the_rulebook_says_two_things(self) -> None:
        cards = {card.id: card.ability for card in load(BUILT_IN_FILE).cards}
        fire, blight = cards["fire_09"], cards["blight_09"]
        assert isinstance(fire, RestoreDiscount)
        assert ABILITY_PHASES[fire.phase] == "industry"
        assert isinstance(blight, EndMostDestroyed)
        assert blight.points == 13

    @pytest.mark.rule("EE-CON-18")
    def test_a_missing_limit_is_no_limit(self) -> None:
        high, middle, low = load(BUILT_IN_FILE).conflicts[0].bands
        assert (high.least, middle.least, middle.most, low.most) == (7, 5, 6, 2)
        assert high.most > 1000
        assert low.least < -1000

    def test_hammers_that_score_make_payments_a_choice(self) -> None:
        assert not load(BUILT_IN_FILE).asks_payment
        assert load(OTHER_FILE).asks_payment

    def test_lists_may_be_written_inline_and_in_any_order(self) -> None:
        other = load(OTHER_FILE)
        assert [card.id for card in other.cards] == [card["id"] for card in DATA["disaster"]]
        assert other.locations[0].points == 2 * 32 + 1
        assert other.title == "Other edition"


#: What is changed in the built-in edition, and the line, field and message of the error: the line is that of the text
#: given, as it stands in the changed file.
FAULTS: Final[dict[str, tuple[tuple[str, str], str, str, str]]] = {
    "no title": (('title = "', 'titel = "'), 'titel = "', "titel", "there is no such field"),
    "name with a space": (('name = "rec', 'name = "my rec'), 'name = "my', "name", "must be a name of small letters"),
    "flag as text": (("ed = true", 'ed = "true"'), 'reconstructed = "', "reconstructed", "must be true or false"),
    "note as number": (('hu = """', 'hu = 3\nxx = """'), "xx = ", "note.xx", "there is no such field"),
    "empty note": (('en = """', 'en = " "\nold = """'), "old = ", "note.old", "there is no such field"),
    "unknown phase of a track": (('"D", "E", "D"', '"D", "X", "D"'), "spaces = ", "tracks.two.spaces", "not 'X'"),
    "double disaster for two": (('"D", "D", "C"', '"DD", "D", "C"'), "spaces = ", "tracks.two.spaces", "not 'DD'"),
    "track without a disaster at first": (
        ('    "D", "E", "D"', '    "E", "E", "D"'),
        "spaces = ",
        "tracks.two.spaces",
        "the first space must be D",
    ),
    "lightning behind the track": (
        ("lightning = 7", "lightning = 26"),
        "lightning = 26",
        "tracks.two.lightning",
        "must be a whole number from 1 to 25",
    ),
    "points as text": (("points = 25", 'points = "25"'), 'points = "25"', "location town_1.points", "not '25'"),
    "points as a fraction": (("points = 25", "points = 2.5"), "points = 2.5", "location town_1.points", "not 2.5"),
    "points as a truth": (("points = 25", "points = true"), "points = true", "location town_1.points", "not True"),
    "points twice": (
        ("points = 25", "points = 18"),
        "points = 18\nrestore = 5",
        "location town_2.points",
        "must differ",
    ),
    "location of a wrong type": (('type = "city"', 'type = "farm"'), 'type = "farm"', "location city.type", "city"),
    "location twice": (
        ('id = "town_2"', 'id = "town_1"'),
        'id = "town_1"\ntype = "town"\npoints = 18',
        "location town_1.id",
        "two locations",
    ),
    "unknown location": (('id = "town_2"', 'id = "town_3"'), 'id = "town_3"', "location town_3.id", "not 'town_3'"),
    "misspelt field": (("restore = 6", "restor = 6"), "restor = 6", "location town_1.restor", "no such field"),
    "ability that is no table": (
        ('{ kind = "swap_locations" }', '"swap_locations"'),
        'ability = "swap',
        "location city.ability",
        "must be a table",
    ),
    "unknown kind": (
        ('"swap_locations"', '"swap"'),
        'kind = "swap" }',
        "location city.ability.kind",
        "must be one of gain",
    ),
    "unknown parameter": (
        ('{ kind = "swap_locations" }', '{ kind = "swap_locations", times = 2 }'),
        'swap_locations", times',
        "location city.ability.times",
        "fields are kind",
    ),
    "missing parameter": (
        (", hammers = 1, cards = 1", ", hammers = 1"),
        "hammers = 1 }",
        "location town_1.ability.cards",
        "the field is missing",
    ),
    "kind in a wrong phase": (
        ('phase = "conflict"', 'phase = "economy"'),
        'phase = "economy"\nability = { kind = "strength"',
        "location army_1.phase",
        "strength works in conflict",
    ),
    "location that scores at the end": (
        (
            'phase = "industry"\nability = { kind = "swap_locations" }',
            'phase = "end"\nability = { kind = "end_repeat" }',
        ),
        'ability = { kind = "end_repeat" }',
        "location city.ability.kind",
        "a location cannot have",
    ),
    "unknown resource": (
        ('kind = "gain", resources = { hammer', 'kind = "gain", resources = { stone'),
        "{ stone",
        "location farm_1.ability.resources.stone",
        "no such field",
    ),
    "no resource": (
        ("resources = { hammer = 1 }", "resources = {}"),
        "resources = {}",
        "location farm_1.ability.resources",
        "names no resource",
    ),
    "conversion of hammers": (
        ('from = "wheat"', 'from = "hammer"'),
        'from = "hammer"',
        "location road_2.ability.from",
        "must be one of wheat, coin",
    ),
    "card under a wrong name": (
        ("target = 1\n", "target = 2\n"),
        'id = "fire_01"',
        "disaster fire_01.id",
        "called fire_02",
    ),
    "target behind the row": (
        ("target = 11", "target = 12"),
        "target = 12",
        "disaster fire_11.target",
        "must be a whole number from 1 to 11",
    ),
    "card twice": (
        ('id = "fire_02"  # budget 3.00\ntype = "fire"\ntarget = 2', 'id = "fire_01"\ntype = "fire"\ntarget = 1'),
        'id = "fire_01"\n',
        "disaster fire_01.id",
        "two cards",
    ),
    "bid of a coin": (
        ('bids = ["hammer", "axe"]', 'bids = ["coin"]'),
        'bids = ["coin"]',
        "disaster fire_01.bids",
        "coin",
    ),
    "bid twice": (('["hammer", "axe"]\n', '["axe", "axe"]\n'), '["axe", "axe"]', "disaster fire_01.bids", "twice"),
    "no bid": (('bids = ["hammer", "axe"]', "bids = []"), "bids = []", "disaster fire_01.bids", "a list of words"),
    "cost of nothing": (
        ("cost = 1\n", "cost = 0\n"),
        "cost = 0",
        "disaster fire_01.cost",
        "must be a whole number from 1 to 2, not 0",
    ),
    "cost of three": (
        ("cost = 2\n", "cost = 3\n"),
        "cost = 3",
        f"disaster {DEAR}.cost",
        "must be a whole number from 1 to 2, not 3",
    ),
    "restore cost below 0": (
        ("restore = 6", "restore = -1"),
        "restore = -1",
        "location town_1.restore",
        "must be a whole number from 0 to 99, not -1",
    ),
    "cost missing": (("cost = 1\n", ""), '[[disaster]]\nid = "fire_01"', "disaster fire_01.cost", "is missing"),
    "unknown provenance": (
        ('provenance = "reconstructed"\n\n# fire_02', 'provenance = "dream"\n\n# fire_02'),
        'provenance = "dream"',
        "disaster fire_01.provenance",
        "not 'dream'",
    ),
    "victory without points": (
        ("victory = { points = 3, ", "victory = { "),
        "victory = { resources",
        "conflict conflict_01.victory.points",
        "is missing",
    ),
    "position behind the row": (
        ("position = 11", "position = 0"),
        "position = 0",
        "conflict conflict_01.upheaval.position",
        "from 1 to 11",
    ),
    "bands that overlap": (
        ("{ min = 5, max = 6", "{ min = 5, max = 7"),
        "bands = [",
        "conflict conflict_01.bands",
        "same strength",
    ),
    "band upside down": (
        ("{ min = 5, max = 6", "{ min = 6, max = 5"),
        "{ min = 6, max = 5",
        "conflict conflict_01.bands[2].min",
        "more than the max",
    ),
    "points of a band": (
        ("{ max = 2, points = -3", "{ max = 2, points = -300"),
        "{ max = 2, points = -300",
        "conflict conflict_01.bands[3].points",
        "from -99 to 99",
    ),
    "bands that are no list": (
        ("upheaval = { rank = 1, position = 11 }", "upheaval = 3"),
        "upheaval = 3",
        "conflict conflict_01.upheaval",
        "must be a table",
    ),
    "unknown table": (("[[conflict]]", "[[konflict]]"), "[[konflict]]", "konflict", "there is no such field"),
}


#: Every number of the file: what stands before its first one, its limits, and what the page says of them in which row.
LIMITS: Final[dict[str, tuple[str, int, int, str, str]]] = {
    "points": ("\npoints = ", 1, 99, "points", "1 to 99"),
    "restore": ("\nrestore = ", 0, 99, "restore", "0 to 99"),
    "cost": ("\ncost = ", 1, 2, "cost", "1 or 2"),
    "points of a victory": ("\nvictory = { points = ", -99, 99, "victory", "−99 to 99"),
    "refresh of a victory": (" refresh = ", 0, 99, "victory", "0 to 99"),
    "rank": ("{ rank = ", 1, 11, "upheaval", "1 to 11"),
    "position": (" position = ", 1, 11, "upheaval", "1 to 11"),
    "resources": ("resources = { hammer = ", 1, 99, "resources", "1 to 99"),
    "hammers": ("hammers = ", 1, 99, "points, amount, hammers, cards, times", "1 to 99"),
    "cards": ("cards = ", 1, 99, "points, amount, hammers, cards, times", "1 to 99"),
    "times": ("times = ", 1, 99, "points, amount, hammers, cards, times", "1 to 99"),
    "amount": ("amount = ", 1, 99, "points, amount, hammers, cards, times", "1 to 99"),
    "points of an ability": (
        'kind = "gain_points", points = ',
        1,
        99,
        "points, amount, hammers, cards, times",
        "1 to 99",
    ),
    "count": ("count = ", 1, 99, "count", "1 to 99"),
}


class TestFaults:
    @pytest.mark.parametrize("name", FAULTS)
    def test_file_line_and_field_are_named(self, name: str, tmp_path: Path) -> None:
        replacement, place, field, message = FAULTS[name]
        text = changed(replacement)
        with pytest.raises(EditionError) as error:
            load(saved(tmp_path, text))
        said = str(error.value)
        assert said.startswith(f"my_box.toml, line {line_of(text, place)}, {field}: "), said
        assert message in said

    @pytest.mark.parametrize(
        ("old", "new", "field"),
        [
            ('\nhu = """', '\nxx = 1\nhu = """', "note.xx"),
            ("\nlightning = 7", "\nlightning = 99", "tracks.two.lightning"),
            ("\nrestore = 7", '\nrestore = "7"', "location city.restore"),
            ("\ncost = 1", "\ncost = 7", "disaster fire_01.cost"),
            ("\nvictory = { points = 3", '\nvictory = { points = "3"', "conflict conflict_01.victory.points"),
            ("\n    { min = 5", '\n    { min = "5"', "conflict conflict_01.bands[2].min"),
        ],
    )
    def test_strings_and_comments_are_not_taken_for_headers(
        self, old: str, new: str, field: str, tmp_path: Path
    ) -> None:
        headers = "[[conflict]]\n[[location]]\n[[disaster]]\n[note]\n[tracks.two]\nxx = 1\nlightning = 2\n"
        text = changed(
            (f'title = "{DATA["title"]}"', f"title = '''\n{headers}''' # '''"),
            ('en = """', f'en = """\n{headers}\\""" '),
            ("[[location]]\n", '[[location]]\n# restore = 3 "\n'),
            ("[[disaster]]\n", "[[disaster]]\n# cost = 3 '\n"),
            (old, new),
        )
        with pytest.raises(EditionError) as error:
            load(saved(tmp_path, text))
        line = line_of(text, new) + 1
        assert str(error.value).startswith(f"my_box.toml, line {line}, {field}: "), error.value

    @pytest.mark.parametrize(
        ("field", "name"), [("location", "farm_3"), ("disaster", "flood_07"), ("conflict", "conflict_04")]
    )
    def test_what_is_missing_is_named(self, field: str, name: str, tmp_path: Path) -> None:
        text = TEXT.replace(entry(field, name), "")
        with pytest.raises(EditionError, match=rf"^my_box\.toml, line \d+, {field}: .* {name} missing$"):
            load(saved(tmp_path, text))

    @pytest.mark.parametrize("field", ["name", "title", "reconstructed", "note", "tracks", "location"])
    def test_every_field_of_the_head_is_needed(self, field: str, tmp_path: Path) -> None:
        data = {
            key: value for key, value in tomllib.loads(OTHER_FILE.read_text(encoding="utf-8")).items() if key != field
        }
        with pytest.raises(EditionError, match=rf"^my_box\.toml, line 1, {field}: the field is missing$"):
            load(saved(tmp_path, "\n".join(f"{key} = {inline(value)}" for key, value in data.items())))

    def test_what_is_not_toml_is_said_with_its_line(self, tmp_path: Path) -> None:
        text = changed(("cost = 1", "cost = one"))
        with pytest.raises(
            EditionError, match=rf"^my_box\.toml: this is not TOML: .*line {line_of(text, 'cost = one')},"
        ):
            load(saved(tmp_path, text))

    def test_what_is_not_utf_8_is_said(self, tmp_path: Path) -> None:
        path = tmp_path / "my_box.toml"
        path.write_bytes(TEXT.encode("iso-8859-2", errors="replace"))
        with pytest.raises(EditionError, match=r"(?i)^my_box\.toml.*utf-8"):
            load(path)

    def test_a_file_that_is_not_there_is_said(self, tmp_path: Path) -> None:
        with pytest.raises(EditionError, match=r"^nothing\.toml: the file cannot be read"):
            load(tmp_path / "nothing.toml")


def inline(value: Any) -> str:
    """A value in TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    return json.dumps(value)


class TestHash:
    def test_it_depends_on_what_is_played(self, tmp_path: Path) -> None:
        hashes = {load(BUILT_IN_FILE).hash, load(OTHER_FILE).hash}
        for replacement in [
            ("points = 25", "points = 24"),
            ("restore = 6", "restore = 5"),
            ("cards = 1", "cards = 2"),
            ('bids = ["hammer", "axe"]', 'bids = ["hammer"]'),
            ("cost = 1", "cost = 2"),
            ('kind = "move_innovation"', 'kind = "swap_locations"'),
            ("lightning = 7", "lightning = 6"),
            ('"C",\n]', '"D",\n]'),
            ("max = 6, points = 5", "max = 6, points = 4"),
            ("max = 6", "max = 5"),
            ("rank = 1", "rank = 2"),
            ("position = 11", "position = 10"),
        ]:
            hashes.add(load(saved(tmp_path, changed(replacement))).hash)
        assert len(hashes) == 14

    def test_it_does_not_depend_on_anything_else(self, tmp_path: Path) -> None:
        wanted = load(BUILT_IN_FILE).hash
        fire, conflict = entry("disaster", "fire_04"), entry("conflict", "conflict_11")
        for text in [
            TEXT,
            changed(('name = "', 'name = "my_'), ('title = "', 'title = "My '), ("ed = true", "ed = false")),
            changed(('provenance = "public"', 'provenance = "print"'), ("Reconstructed: ", "Made: ")),
            changed(('bids = ["hammer", "axe"]', 'bids = ["axe", "hammer"]'), ("# budget 2.86", "")),
            TEXT.replace(fire, "").replace(conflict, "") + f"\n{conflict}\n{fire}",
            changed((", resources = {}, refresh = 0", "")),
        ]:
            assert load(saved(tmp_path, text)).hash == wanted


@pytest.fixture
def with_other(monkeypatch: pytest.MonkeyPatch) -> Iterator[EmpiresEndGame]:
    """The game as it is where the environment names the other edition."""
    monkeypatch.setenv(VARIABLE, str(OTHER_FILE))
    SHELF.clear()
    yield EmpiresEndGame()
    SHELF.clear()


#: Files that are no edition, and what is said of some of them.
BAD_FILES: Final[dict[str, bytes]] = {
    "binary": bytes(range(256)),
    "big_hex": TEXT.replace("points = 25", "points = 0x" + "f" * 5_000, 1).encode(),
    "big_number": TEXT.replace("points = 25", "points = " + "1" * 5_000, 1).encode(),
    "commented": b"# nothing but a comment\n",
    "deep": b"name = " + b"[" * 50_000,
    "deep_keys": b"title" + b".a" * 4_000 + b" = 1\n",
    "empty": b"",
    "four_bands": TEXT.replace("    { max = 2,", "    { min = 3, max = 3, points = 0 },\n    { max = 2,", 1).encode(),
    "head_only": b'name = "mine"\ntitle = "Mine"\n',
    "huge": b"#" * 2_000_000,
    "latin": 'title = "k\u00e1rtya"'.encode("latin-1"),
    "mistyped": b'name = "mine"\ngame = "empires_end"\n',
    "nul": b"name = \x00",
    "scalars": b"name = 3\ntracks = 4\nlocation = 5\nnote = 6\n",
    "utf_16": TEXT.encode("utf-16"),
    "wrong_types": TEXT.replace("[note]", "[[note]]", 1).encode(),
}
COMMAND: Final = [sys.executable, "-c", "from pentapolis.cli import main; main()"]
#: What the server tells of its games, as it does at its start.
SERVED: Final = """
import json
from pentapolis.server.desk import games
print(json.dumps({one.slug: [[edition.name for edition in one.editions], one.faults] for one in games()}))
"""
SAID: Final = {
    "commented": "the file is empty",
    "empty": "the file is empty",
    "folder": "the file cannot be read",
    "gone": "the file cannot be read",
    "four_bands": "a conflict has 3 bands, not 4",
    "huge": "the file is too large",
    "latin": "line 1: the file is not in UTF-8",
    "mistyped": "line 2, game: must be empires-end or another game, not 'empires_end'",
    "pipe": "the file cannot be read",
    "utf_16": "not in UTF-8",
    "wrong_types": "note: must be a table",
}


class TestKnownEditions:
    def test_the_built_in_one_comes_first(self, with_other: EmpiresEndGame) -> None:
        assert list(SHELF.editions()) == [BUILT_IN, "other"]
        assert with_other.options["edition"].values == [BUILT_IN, "other"]
        assert with_other.options["edition"].default == BUILT_IN

    def test_a_folder_names_all_its_files(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "other.toml").write_bytes(OTHER_FILE.read_bytes())
        saved(tmp_path, changed(('name = "reconstructed"', 'name = "my_box"')))
        (tmp_path / "another_game.toml").write_text('name = "else"\ngame = "another-game"\n', encoding="utf-8")
        (tmp_path / "notes.txt").write_text("not an edition", encoding="utf-8")
        monkeypatch.setenv(VARIABLE, str(tmp_path))
        SHELF.clear()
        try:
            assert list(SHELF.editions()) == [BUILT_IN, "my_box", "other"]
        finally:
            SHELF.clear()

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (TEXT, "there is an edition 'reconstructed' already"),
            (TEXT.replace("points = 25", "points = 18"), "line .* must differ"),
        ],
    )
    def test_a_fault_in_a_named_file_is_said(
        self, text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(VARIABLE, str(saved(tmp_path, text)))
        SHELF.clear()
        try:
            assert list(SHELF.editions()) == [BUILT_IN]
            (said,) = EmpiresEndGame().edition_faults()
            assert re.match(rf"my_box\.toml.*{message}", said)
        finally:
            SHELF.clear()

    def test_a_place_that_is_not_there_is_said(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
        SHELF.clear()
        try:
            assert list(SHELF.editions()) == [BUILT_IN]
            (said,) = SHELF.faults()
            assert re.match(f"{VARIABLE} names '.*nowhere'", said)
        finally:
            SHELF.clear()

    def test_faulty_files_leave_the_others_alone(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """One line for each, with the file's name; what can be played is played."""
        (tmp_path / "good.toml").write_bytes(OTHER_FILE.read_bytes())
        for name, content in BAD_FILES.items():
            (tmp_path / f"{name}.toml").write_bytes(content)
        (tmp_path / "folder.toml").mkdir()
        (tmp_path / "gone.toml").symlink_to(tmp_path / "nowhere")
        os.mkfifo(tmp_path / "pipe.toml")
        monkeypatch.setenv(VARIABLE, str(tmp_path))
        SHELF.clear()
        try:
            assert list(SHELF.editions()) == [BUILT_IN, "other"]
            said = SHELF.faults()
        finally:
            SHELF.clear()
        assert [line.split(".toml")[0] for line in said] == sorted([*BAD_FILES, "folder", "gone", "pipe"])
        for name, message in SAID.items():
            assert message in next(line for line in said if line.startswith(f"{name}.toml"))

    @pytest.mark.parametrize(("language", "said"), [("en", "An edition is left out:"), ("hu", "Egy kiadás kimarad:")])
    def test_server_and_terminal_say_what_is_left_out_and_play_the_rest(
        self, language: str, said: str, tmp_path: Path
    ) -> None:
        (tmp_path / "bad.toml").write_bytes(b"")
        (tmp_path / "good.toml").write_bytes(OTHER_FILE.read_bytes())
        known = {**os.environ, VARIABLE: str(tmp_path)}
        run = partial(subprocess.run, env=known, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
        server = run([sys.executable, "-c", SERVED])
        games = json.loads(server.stdout)
        assert games["seven-wonders-duel"] == [[], []]
        assert games["empires-end"] == [[BUILT_IN, "other"], ["bad.toml: the file is empty"]]
        assert "empires-end: an edition is left out: bad.toml: the file is empty" in server.stderr
        listed = run([*COMMAND, "games", "--lang", language])
        assert said in " ".join(listed.stdout.split())
        watch = ["watch", "empires-end", "--seats", "random,random", "--delay", "0", "--option", "edition=other"]
        watched = run([*COMMAND, *watch, "--lang", language])
        assert f"{said} bad.toml: the file is empty" in watched.stderr
        play = [*COMMAND, "play", "empires-end", "--option", "edition=bad", "--lang", language]
        refused = subprocess.run(play, env=known, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
        assert refused.returncode == 2
        assert "bad.toml: the file is empty" in refused.stderr

    def test_names_of_any_bytes_and_of_any_length_do_no_harm(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.toml")).write_bytes(b"x =")
        monkeypatch.setenv(VARIABLE, os.pathsep.join([str(tmp_path), "a" * 300]))
        SHELF.clear()
        try:
            assert list(SHELF.editions()) == [BUILT_IN]
            long, odd = sorted(SHELF.faults())
        finally:
            SHELF.clear()
        assert long.startswith(f"{VARIABLE} names 'aaa")
        assert odd.encode("utf-8").startswith(b"caf?.toml: this is not TOML")

    def test_a_file_as_some_editors_write_it_is_read(self, tmp_path: Path) -> None:
        """A mark at the beginning, and lines that end in two characters."""
        path = tmp_path / "windows.toml"
        path.write_bytes(b"\xef\xbb\xbf" + OTHER_FILE.read_bytes().replace(b"\n", b"\r\n"))
        assert load(path).hash == load(OTHER_FILE).hash

    def test_an_unknown_name_is_said(self) -> None:
        with pytest.raises(ValueError, match="there is no edition 'my_box'; editions are reconstructed"):
            edition("my_box")


class TestPlaying:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("variant", ["normal", "lightning"])
    def test_random_games_with_the_other_edition_end(
        self, seats: int, variant: str, with_other: EmpiresEndGame
    ) -> None:
        spaces = load(OTHER_FILE).tracks[0 if seats == 2 else 1]
        for seed in range(10):
            table = with_other.new(seats, seed, {"edition": "other", "variant": variant})
            assert table.view(None)["track"] == spaces
            assert table.view(None)["edition"]["name"] == "other"
            playout(table, Fast(seed), 10_000)
            assert table.over
            assert len(table.view(None)["scores"]) == seats

    def test_bots_judge_each_edition_by_its_own_cards(self, with_other: EmpiresEndGame) -> None:
        """What they remember of a stage of the game is for one edition, track and number of seats."""
        tables = []
        for seats in (2, 3, 4):
            for name in (BUILT_IN, "other"):
                table = with_other.new(seats, 3, {"edition": name})
                playout(table, Fast(seats), 40)
                tables.append(table)
        evaluator = evaluator_for("empires-end")
        assert isinstance(evaluator, FittedEvaluator)
        together = [evaluator.values(table) for table in tables]
        for table, values in zip(tables, together, strict=True):
            evaluator.reckon(evaluator.numbers)  # forgets all stages
            assert evaluator.values(table) == values


#: Plays a game to the end with an edition, and prints its record; or replays the record it is given.
PLAY: Final = """
import sys
from pentapolis.kernel.game import find_game
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
import pentapolis.games
table = find_game("empires-end").new(3, 7, {"edition": sys.argv[1]})
playout(table, Fast(7))
print(table.record().json())
"""
REPLAY: Final = """
import sys
from pentapolis.kernel.record import RecordError, replay
import pentapolis.games
try:
    table = replay(sys.stdin.read())
    print("over" if table.over else "not over")
except RecordError as error:
    print(error)
"""


def run(code: str, *arguments: str, file: Path | None = None, typed: str = "") -> str:
    """What a new process prints in whose environment the edition file is named."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), VARIABLE: str(file) if file else ""}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


class TestRecords:
    def test_a_record_names_its_edition_and_is_played_with_no_other(self, tmp_path: Path) -> None:
        text = OTHER_FILE.read_text(encoding="utf-8")
        path = saved(tmp_path, text)
        record = run(PLAY, "other", file=path)
        assert json.loads(record)["edition"] == {"name": "other", "hash": load(path).hash}
        assert run(REPLAY, file=path, typed=record) == "over\n"
        saved(tmp_path, text.replace("Other edition", "Another title"))
        assert run(REPLAY, file=path, typed=record) == "over\n"
        saved(tmp_path, text.replace("points = 65", "points = 66"))
        said = run(REPLAY, file=path, typed=record)
        assert "'other'" in said
        assert load(path).hash[:8] in said
        assert "option edition must be reconstructed, not 'other'" in run(REPLAY, typed=record)


# --- the built-in edition ---------------------------------------------------------------------------------


def numbers(heading: str) -> dict[str, float]:
    """A table of the page: the last word of its first column (without what follows it), and the number beside it."""
    names = table_column(PAGE, heading)
    return dict(zip(names, map(float, table_column(PAGE, heading, 1)), strict=True))


USES: Final = numbers("#### Uses")
WORTH: Final = numbers("#### Worth of resources")
EXPECTED: Final = numbers("#### What is expected")
COST_TWO: Final = 6.0  # the budget from which a card costs 2 hammers
LEAST, MOST = 2.2, 8.5  # of a card
LEAST_MEAN, MOST_MEAN = 3.0, 5.0  # of a type


def worth(resources: dict[str, int]) -> float:
    return sum(WORTH[resource] * amount for resource, amount in resources.items())


def neighbours(ability: dict[str, Any]) -> float:
    if ability["state"] == "destroyed":
        return EXPECTED["destroyed neighbours"]
    return EXPECTED[f"neighbours of the type {ability['location_type']}"]


def converted(ability: dict[str, Any]) -> float:
    if ability["mode"] == "all":
        gained = worth(ability["to"])
    else:
        gained = sum(WORTH[resource] for resource in ability["to"]) / len(ability["to"]) + 0.3
    return float(0.7 * ability["times"] * (gained - WORTH[ability["from"]]))


#: The table "Value of a use" of the page.
VALUES: Final[dict[str, Any]] = {
    "gain": lambda a: worth(a["resources"]),
    "on_destroyed_gain": lambda a: worth(a["resources"]),
    "gain_points": lambda a: a["points"],
    "gain_per_adjacent": lambda a: WORTH[a["resource"]] * a["amount"] * neighbours(a),
    "points_per_adjacent": lambda a: a["points"] * neighbours(a),
    "end_points_per_adjacent": lambda a: a["points"] * neighbours(a),
    "convert": converted,
    "repeat_economy": lambda a: 2.2,
    "play_discount": lambda a: 0.65 * WORTH["hammer"] * a["hammers"] * a["cards"],
    "swap_locations": lambda a: 1.75,
    "move_innovation": lambda a: 1.5,
    "restore_discount_adjacent": lambda a: 0.6 * WORTH["hammer"] * a["hammers"],
    "refresh_adjacent": lambda a: 0.6 * WORTH["axe"] * a["count"],
    "free_bid": lambda a: 2.0,
    "replace_disaster": lambda a: 2.5,
    "strength": lambda a: WORTH["axe"] * a["amount"],
    "strength_per_adjacent": lambda a: WORTH["axe"] * a["amount"] * EXPECTED["destroyed neighbours"],
    "end_points_per_destroyed": lambda a: a["points"] * EXPECTED["own destroyed locations at the end"],
    "end_points_most_destroyed": lambda a: a["points"] * EXPECTED["chance of the most destroyed locations"],
    "end_points_per_resource": lambda a: a["points"] * EXPECTED["leftovers of a resource at the end"],
    "end_repeat": lambda a: 6.0,
    "on_destroyed_refresh_all": lambda a: 2 * WORTH["axe"],
}


def budget(card: dict[str, Any]) -> float:
    return float(USES[card["phase"]] * VALUES[card["ability"]["kind"]](card["ability"]))


class TestBudget:
    def test_each_card_has_the_budget_that_stands_beside_it(self) -> None:
        written = re.findall(r'^id = "(\w+)"  # budget ([\d.]+)$', TEXT, re.MULTILINE)
        assert [name for name, _ in written] == [card["id"] for card in DATA["disaster"]]
        for (name, figure), card in zip(written, DATA["disaster"], strict=True):
            assert float(figure) == pytest.approx(budget(card), abs=0.0051), name

    def test_it_is_within_its_limits(self) -> None:
        for card in DATA["disaster"]:
            assert LEAST <= budget(card) <= MOST, card["id"]
            assert card["cost"] == (2 if round(budget(card), 2) >= COST_TWO else 1), card["id"]
        for kind in DISASTER_TYPES:
            budgets = [budget(card) for card in DATA["disaster"] if card["type"] == kind]
            assert LEAST_MEAN <= sum(budgets) / len(budgets) <= MOST_MEAN, kind

    def test_the_kinds_are_those_of_the_page(self) -> None:
        valued = [kind for row in table_column(PAGE, "#### Value of a use") for kind in row.split(", ")]
        assert sorted(valued) == sorted(VALUES) == sorted(KINDS)

    @pytest.mark.rule("EE-DIS-02")
    def test_every_resource_is_accepted_equally_often(self) -> None:
        sets = {kind: Counter[tuple[str, ...]]() for kind in DISASTER_TYPES}
        for card in DATA["disaster"]:
            sets[card["type"]][tuple(card["bids"])] += 1
        wanted = {1: 1, 2: 2, 3: 2}  # how many cards of a type accept each set of so many resources
        assert all(count == wanted[len(bids)] for found in sets.values() for bids, count in found.items())
        accepted = Counter(bid for card in DATA["disaster"] for bid in card["bids"])
        assert accepted == {"wheat": 56, "hammer": 56, "axe": 56}

    def test_conflict_cards(self) -> None:
        def reward(row: dict[str, Any]) -> float:
            return float(row["points"] + worth(row["resources"]) + 1.5 * row["refresh"])

        for card in DATA["conflict"]:
            high, middle, low = card["bands"]
            assert reward(high) == pytest.approx(10.2 + high["min"] - 7, abs=0.81), card["id"]
            assert 4.0 <= reward(middle) <= 6.0, card["id"]
            assert 5.0 <= reward(card["victory"]) <= 5.61, card["id"]
            assert (high["min"], middle["min"] > low["max"]) == (middle["max"] + 1, True)
        upheavals = [card["upheaval"] for card in DATA["conflict"]]
        assert sorted(upheaval["position"] for upheaval in upheavals) == list(range(1, 12))
        assert Counter(upheaval["rank"] for upheaval in upheavals) == {1: 4, 2: 4, 3: 3}

    def test_restore_costs(self) -> None:
        assert all(place["restore"] == 2 + place["points"] // 6 for place in DATA["location"])


def with_number(before: str, number: int) -> str:
    """The built-in edition with another number behind the first place where `before` is followed by one."""
    text, changes = re.subn(rf"({re.escape(before)})-?\d+", rf"\g<1>{number}", TEXT, count=1)
    assert changes == 1
    return text


def generous(times: int) -> str:
    """The built-in edition in which every location gives 99 of everything, in so many economy phases in a row."""
    gift = '{ kind = "gain", resources = { wheat = 99, hammer = 99, axe = 99, coin = 99 } }'
    head, *parts = re.split(r"(?=^\[\[)", TEXT, flags=re.M)
    for place, part in enumerate(parts):
        if part.startswith("[[location]]"):
            working = re.sub(r"^phase = .*$", 'phase = "economy"', part, flags=re.M)
            parts[place] = re.sub(r"^ability = .*$", f"ability = {gift}", working, flags=re.M)
    spaces = ["D", *["E"] * times]
    tracks = [f"[tracks.{side}]\nspaces = {spaces}\nlightning = 1\n\n" for side in ("two", "three_four")]
    return "".join([head[: head.index("[tracks.two]")], *tracks, *parts])


class TestSupply:
    """No more than 4,095 tokens of a kind can be counted, so no edition may bring more."""

    def test_an_edition_that_brings_too_many_tokens_is_refused(self, tmp_path: Path) -> None:
        said = r"2 players could gain \d+ wheat in a game of this edition, and no more than 4095 can be counted"
        with pytest.raises(EditionError, match=rf"^my_box\.toml: {said}"):
            load(saved(tmp_path, generous(4)))

    def test_the_others_are_played(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        saved(tmp_path, generous(4).replace('name = "reconstructed"', 'name = "generous"'))
        monkeypatch.setenv(VARIABLE, str(tmp_path))
        SHELF.clear()
        try:
            assert list(SHELF.editions()) == [BUILT_IN]
            assert len(SHELF.faults()) == 1
        finally:
            monkeypatch.undo()
            SHELF.clear()

    @pytest.mark.parametrize("file", [BUILT_IN_FILE, OTHER_FILE])
    def test_the_editions_at_hand_stay_far_below(self, file: Path) -> None:
        printed = load(file)
        most = [most_tokens(printed, side, one) for side in range(len(SIDES)) for one in range(len(RESOURCES))]
        assert 0 < max(most) < 1000
        if file is BUILT_IN_FILE:
            assert max(most) < 500
            assert "less than 500 of each resource" in text_of(PAGE)
            assert f"{FIELD:,} tokens" in text_of(PAGE)

    @pytest.mark.parametrize("side", range(len(SIDES)))
    def test_no_game_brings_more_than_is_reckoned_with(self, side: int) -> None:
        t = EmpiresEndGame().new(SIDES[side], seed=5)
        rng = Fast(5)
        while not t.over:
            seat = t.to_act[0]
            moves = t.moves(seat)
            t.play(seat, moves[rng.below(len(moves))])
            for resource in range(len(RESOURCES)):
                held = sum(int(amount(empire.goods, resource)) for empire in cast("EmpiresEnd", t).empires)
                assert held <= most_tokens(cast("EmpiresEnd", t).edition, side, resource)

    def test_every_source_of_tokens_is_counted(self, tmp_path: Path) -> None:
        base = load(BUILT_IN_FILE)
        longer = load(saved(tmp_path, changed(('"D", "E", "D"', '"D", "E", "E", "D"'))))
        assert most_tokens(longer, 0, 0) > most_tokens(base, 0, 0)
        for old, new in (
            ('kind = "gain", resources = { hammer = 1', 'kind = "gain", resources = { hammer = 2'),
            ("times = 2", "times = 3"),
            ('resource = "hammer", amount = 1', 'resource = "hammer", amount = 2'),
            (
                'kind = "on_destroyed_gain", resources = { hammer = ',
                'kind = "on_destroyed_gain", resources = { hammer = 1',
            ),
            ("victory = { points = 3, resources = { coin = 1 }", "victory = { points = 3, resources = { hammer = 9 }"),
        ):
            more = load(saved(tmp_path, changed((old, new))))
            assert most_tokens(more, 1, 1) > most_tokens(base, 1, 1), old


class TestWhatThePageSays:
    def test_limits_of_bands(self, tmp_path: Path) -> None:
        """Apart from the others, because bands that overlap are refused besides."""
        (line,) = (row for row in (ROOT / PAGE).read_text(encoding="utf-8").splitlines() if row.startswith("| `bands`"))
        assert "`min` and `max` (0 to 99)" in line
        assert load(saved(tmp_path, with_number("{ min = ", 99))).conflicts[0].bands[0].least == 99
        assert load(saved(tmp_path, with_number("{ max = ", 0))).conflicts[0].bands[2].most == 0
        for field, number in (("min", 100), ("min", -1), ("max", 100), ("max", -1)):
            with pytest.raises(EditionError, match=rf"\.{field}: must be a whole number from 0 to 99, not {number}$"):
                load(saved(tmp_path, with_number(f"{{ {field} = ", number)))

    @pytest.mark.parametrize("name", LIMITS)
    def test_limits_of_numbers(self, name: str, tmp_path: Path) -> None:
        before, least, most, row, said = LIMITS[name]
        page = (ROOT / PAGE).read_text(encoding="utf-8").replace("`", "")
        (line,) = (line for line in page.splitlines() if line.startswith(f"| {row} |") and "rule" not in line)
        assert said in line
        for number in (least, most):
            load(saved(tmp_path, with_number(before, number)))
        for number in (least - 1, most + 1):
            with pytest.raises(
                EditionError, match=rf", line \d+, .*whole number from {least} to {most}, not {number}$"
            ):
                load(saved(tmp_path, with_number(before, number)))

    def test_where_the_values_are_from(self) -> None:
        found: dict[str, Counter[str]] = {}
        for field in ("location", "disaster", "conflict"):
            for part in DATA[field]:
                kind = part["type"] if field == "disaster" else field
                found.setdefault(kind, Counter())[part["provenance"]] += 1
        heading = "### Where the values are from"
        assert table_column(PAGE, heading) == list(found)
        for column, origin in enumerate(("rulebook", "public", "mixed", "reconstructed"), 1):
            assert table_column(PAGE, heading, column) == [str(found[kind][origin]) for kind in found]
        assert set(table_column(PAGE, heading, 5)) == {"11"}
        cards = sum((found[kind] for kind in DISASTER_TYPES), Counter[str]())
        page = (ROOT / PAGE).read_text(encoding="utf-8")
        assert f"So {cards['rulebook']} of the {cards.total()} disaster cards have" in page
        assert f"for {cards['mixed']} a part of it is known" in page
        assert f"{cards['reconstructed']} were made here" in page

    def test_fields_of_abilities(self) -> None:
        rows = table_column(PAGE, "### Abilities")
        fields = table_column(PAGE, "### Abilities", 1)
        phases = table_column(PAGE, "### Abilities", 2)
        assert rows == sorted(KINDS, key=rows.index)
        assert len(rows) == len(KINDS) == 22
        works_in = {ability.kind: ability.phases for ability in edition(BUILT_IN).abilities}
        for kind, listed, named in zip(rows, fields, phases, strict=True):
            assert named.split(", ") == works_in[kind].split(), kind
            for part in [*DATA["location"], *DATA["disaster"]]:
                if part["ability"]["kind"] == kind:
                    assert {"kind", *filter(None, listed.split(", "))} == set(part["ability"]), kind

    @pytest.mark.parametrize(
        ("heading", "field"),
        [("### Locations", "location"), ("### Disaster cards", "disaster"), ("### Conflict cards", "conflict")],
    )
    def test_fields_of_tables(self, heading: str, field: str) -> None:
        assert all(list(part) == table_column(PAGE, heading) for part in DATA[field])
