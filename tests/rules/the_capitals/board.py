"""What is printed, read straight from the edition file, and editions for tests.

Most rules are tested on a board of known numbers, so that a built-in tile or track may be given other ones without
touching a test: `edition_with` has the tracks, columns and plants below, and whatever a test prints on its tiles.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pentapolis.games.the_capitals.edition import BUILT_IN, FOLDER, Edition, load

TEXT = (FOLDER / f"{BUILT_IN}.toml").read_text(encoding="utf-8")
PRINTED: dict[str, Any] = tomllib.loads(TEXT)
#: Tiles of the ages, and prosperity tiles, by id.
TILES: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in PRINTED["tile"]}
PROSPERITY: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in PRINTED["prosperity"]}
PLANTS: list[dict[str, Any]] = PRINTED["plant"]

BOARD = """
[tracks.economy]
max = 50
start = 10
past_max = { prestige = 1 }

[tracks.progress]
spaces = 6

[tracks.culture]
max = 30
start = 0
past_max = { prestige = 1 }
past_min = { prestige = -1 }

[tracks.employment]
max = 20
start = 3
past_max = { prestige = 2 }
past_min = { prestige = -2 }
fair = [-4, -3, -2, -1, 0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23]

[tracks.population]
max = 20
start = 4
past_max = { culture = 2 }
past_min = { prestige = -2 }
unemployment = [0, -1, -2, -3]

[tracks.public_services]
max = 6
start = 2
past_max = { energy = 3 }
past_min = { prestige = -2 }
fair = [-2, -1, 0, 1, 1, 2, 2]

[initiative]
columns = [
    { cost = 4, multiplier = 5 },
    { cost = 3, multiplier = 4 },
    { cost = 2, multiplier = 3 },
    { cost = 2, multiplier = 2 },
    { cost = 1, multiplier = 2 },
    { cost = 0, multiplier = 2 },
]

[rounds]
prosperity = [3, 5, 7, 9, 11]

[[plant]]
level = 1
activations = 1
energy = [4]

[[plant]]
level = 2
activations = 2
energy = [5, 4, 3, 2, 1]

[[plant]]
level = 3
activations = 2
energy = [6, 5, 4, 3, 2]

[[plant]]
level = 4
activations = 3
energy = [6, 5, 4, 3, 2]

[[plant]]
level = 5
activations = 3
energy = [7, 6, 5, 4, 3]

[[plant]]
level = 6
activations = 4
energy = [7, 6, 5, 4, 3]

[[start]]
id = "hotel"
type = "tourism"
activated = { cubes = 1, gain = { culture = 1 } }

[[start]]
id = "city_hall"
type = "none"
activated = { cubes = 0, gain = { economy = 4 } }

"""
#: Levels and their energy, from level 2 on, of the board above.
STACKS = [[5, 4, 3, 2, 1], [6, 5, 4, 3, 2], [6, 5, 4, 3, 2], [7, 6, 5, 4, 3], [7, 6, 5, 4, 3]]


def edition_with(board: str = BOARD, **effects: str) -> Edition:
    """The board above with the built-in tiles, of which some have other effects, written as in an edition file."""
    return _edition(board, tuple(sorted(effects.items())))


@cache
def _edition(board: str, effects: tuple[tuple[str, str], ...]) -> Edition:
    head = TEXT[: TEXT.index("[tracks.economy]")]
    blocks = re.split(r"(?=^\[\[(?:tile|prosperity)\]\])", TEXT[TEXT.index("[[tile]]") :], flags=re.MULTILINE)
    changed = dict(effects)
    text = head + board + "".join(_block(block, changed) for block in blocks)
    assert not changed, f"there are no tiles {', '.join(changed)}"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "test.toml"
        path.write_text(text, encoding="utf-8")
        return load(path)


def _block(block: str, changed: dict[str, str]) -> str:
    """A table of the file, with the effects of the test if it has some."""
    found = re.search(r'^id = "(\w+)"', block, re.MULTILINE)
    if found is None or found[1] not in changed:
        return block
    kept = re.findall(r"^(?:\[\[|(?:id|type|age|mark|density) = ).*$", block, re.MULTILINE)
    effects = changed.pop(found[1])
    if block.startswith("[[prosperity]]") and "requirement" not in effects:
        kept.append('requirement = [{ first_on_track = "progress" }]')  # everybody is, on space 0
    return "\n".join([*kept, effects, "", ""])


# --- effects as an edition file writes them ---------------------------------------------------------------------------


def gain(**amounts: int) -> str:
    """`{ culture = 2, economy = -3 }`"""
    return "{ " + ", ".join(f"{name} = {amount}" for name, amount in amounts.items()) + " }"


def immediate(**amounts: int) -> str:
    return f"immediate = [{{ gain = {gain(**amounts)} }}]"


def counted(per: str, **amounts: int) -> str:
    """An immediate effect with conditions, such as `{ track = "culture", every = 3 }`."""
    return f"immediate = [{{ per = {per}, gain = {gain(**amounts)} }}]"


def activated(cubes: int, **amounts: int) -> str:
    return f"activated = {{ cubes = {cubes}, gain = {gain(**amounts)} }}"


def for_each(tiles: str, where: str = "city", density: str = "", **amounts: int) -> str:
    """A build effect."""
    dense = f', density = "{density}"' if density else ""
    return f'build = [{{ match = {{ tiles = "{tiles}", where = "{where}"{dense} }}, gain = {gain(**amounts)} }}]'


def beside(**amounts: int) -> str:
    """A permanent effect of adjacent activations."""
    return f'permanent = [{{ event = "adjacent_activation", gain = {gain(**amounts)} }}]'


def on_upgrade(**amounts: int) -> str:
    """A permanent effect of upgrades."""
    return f'permanent = [{{ event = "power_plant_upgrade", gain = {gain(**amounts)} }}]'


def at_end(when: str = "final_scoring", per: str = "", **amounts: int) -> str:
    condition = f", per = {per}" if per else ""
    return f'end_game = [{{ when = "{when}"{condition}, gain = {gain(**amounts)} }}]'
