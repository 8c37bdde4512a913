"""Dependencies point downwards only: no module imports from a layer above its own, and no game imports another."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pentapolis

PACKAGE = Path(pentapolis.__path__[0])

#: What each part may import besides itself and what any part may import.
MAY_IMPORT = {
    "kernel": set(),
    "ledger": set(),
    "store": set(),
    "words": {"kernel"},
    "terminal": {"kernel", "words"},
    "games": {"kernel", "words", "terminal"},
    "skeleton": {"kernel", "words", "terminal"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "bots", "words"},
    "server": {"kernel", "games", "bots", "arena", "words", "ledger", "store"},
    "cli": {"kernel", "games", "bots", "arena", "words", "ledger", "store", "server", "terminal", "skeleton"},
}
#: Asked when somebody reads a refusal, and by the laws, which want one in every language.
LATE = {("kernel/rules.py", "words"), ("kernel/conformance/asking.py", "words")}
ANYBODY = {"_mode", "__version__"}


def imported(path: Path) -> Iterator[str]:
    """The modules of the package that a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module == "pentapolis":
                yield from (f"pentapolis.{name.name}" for name in node.names)
            else:
                yield node.module


def parts(path: Path) -> Iterator[list[str]]:
    for module in imported(path):
        if module.startswith("pentapolis."):
            yield module.split(".")[1:]


def files(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def test_every_part_of_the_package_is_a_layer() -> None:
    assert {path.parent.name for path in PACKAGE.glob("*/__init__.py")} == set(MAY_IMPORT)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_no_layer_imports_from_above(layer: str) -> None:
    upwards = {
        (str(path.relative_to(PACKAGE)), target[0])
        for path in files(layer)
        for target in parts(path)
        if target[0] != layer and target[0] not in MAY_IMPORT[layer] | ANYBODY
    }
    assert upwards - LATE == set()


@pytest.mark.parametrize("game", sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py")))
def test_no_game_imports_another(game: str) -> None:
    others = {
        (str(path.relative_to(PACKAGE)), target[1])
        for path in files(f"games/{game}")
        for target in parts(path)
        if target[0] == "games" and len(target) > 1 and target[1] != game
    }
    assert others == set()
