"""Examples are what people copy: `mypy --strict` and `pyright` have nothing to say about any, nor about the clients.

They look at them from outside, where only the installed package is: what they do not find there, nobody's editor finds.
"""

import doctest
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pyright
import pytest

from tests.docs import PAGES, ROOT, blocks

WITH_PYTHON: Final = [page for page in PAGES if blocks(page, "python")]
EXAMPLES: Final = sorted((ROOT / "examples").glob("*.py"))


def module_of(page: str) -> str:
    """What a page's blocks say, as one file: examples at a prompt without what they answer. Lines are the page's."""
    lines: dict[int, str] = {}
    for block in blocks(page, "python"):
        if ">>>" in block.text:
            parts = [(one.lineno, one.source) for one in doctest.DocTestParser().get_examples(block.text)]
        else:
            parts = [(0, block.text)]
        for line, text in parts:
            for number, written in enumerate(text.splitlines()):
                lines[block.line + line + number] = written
    return "".join(lines.get(number, "") + "\n" for number in range(max(lines) + 1))


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that is no checkout, with all examples in it."""
    folder = tmp_path_factory.mktemp("somebody's own")
    for page in WITH_PYTHON:
        name = page.replace("/", "_").replace("-", "_").removesuffix(".md").lower()
        (folder / f"{name}.py").write_text(module_of(page), encoding="utf-8")
    for example in EXAMPLES:
        shutil.copy(example, folder / f"example_{example.name}")
    return folder


def run(folder: Path, *command: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def by_mypy(folder: Path) -> str:
    names = sorted(path.name for path in folder.glob("*.py"))
    return run(folder, sys.executable, "-m", "mypy", "--strict", f"--cache-dir={ROOT / 'build' / 'mypy-docs'}", *names)


def by_pyright(folder: Path) -> list[str]:
    """Its errors. The one from the wheel is started by the Node of the environment: it has nothing to fetch."""
    script = Path(pyright.__file__).parent / "dist" / "index.js"
    node = Path(sys.executable).parent / "node"
    said = run(folder, str(node), str(script), "--outputjson", "--pythonpath", sys.executable, str(folder))
    answer: dict[str, Any] = json.loads(said)
    assert answer["summary"]["filesAnalyzed"] > 0
    return [
        f"{Path(found['file']).name}:{found['range']['start']['line'] + 1}: {found['message']}"
        for found in answer["generalDiagnostics"]
        if found["severity"] == "error"
    ]


def test_mypy(outside: Path) -> None:
    assert by_mypy(outside).splitlines()[-1].startswith("Success"), by_mypy(outside)


def test_pyright(outside: Path) -> None:
    assert by_pyright(outside) == []


def test_both_would_find_a_fault(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(
        'import pentapolis\n\npentapolis.game("seven-wonders-duel").new(seed="one").play("zero", 1)\n', encoding="utf-8"
    )
    assert by_mypy(tmp_path).count("error:") == 2
    assert len(by_pyright(tmp_path)) == 2
