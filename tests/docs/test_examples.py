"""Every Python block of the documentation runs, in the order of its page, and answers what the page says."""

import doctest
import subprocess
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from typing import Any, Final

import pytest

from tests.docs import PAGES, Block, blocks

pytestmark = pytest.mark.both_modes

WITH_PYTHON: Final = [page for page in PAGES if blocks(page, "python")]
#: A block that begins so is a part of a file: the reader is told to write it, and later blocks import it.
MODULE: Final = "my_bots"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder where Python finds modules."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop(MODULE, None)


def run(block: Block, page: str, names: dict[str, Any]) -> str:
    """Run a block in the names of its page; what went wrong, or nothing."""
    if ">>>" not in block.text:
        exec(compile("\n" * block.line + block.text, page, "exec"), names)
        return ""
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)  # the parser took a copy
    return "".join(said)


def test_the_pages_for_programmers_have_examples() -> None:
    assert {"README.md", "docs/bot-authors.md", "docs/game-authors.md"} <= set(WITH_PYTHON)


@pytest.mark.parametrize("page", WITH_PYTHON)
def test_python(page: str, folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page, "python"):
        if block.text.startswith(f"# {MODULE}.py"):
            with (folder / f"{MODULE}.py").open("a", encoding="utf-8") as file:
                file.write(block.text)
            sys.modules.pop(MODULE, None)
            invalidate_caches()
        wrong = run(block, page, names)
        assert not wrong, wrong


def test_an_untrue_example_is_noticed() -> None:
    assert "Expected" in run(Block("python", ">>> 1 + 1\n3\n", 0), "page", {})


def test_the_example_of_processes_really_uses_some(folder: Path) -> None:
    (block,) = (one for one in blocks("docs/bot-authors.md", "python") if one.text.startswith("# think.py"))
    (folder / "think.py").write_text(block.text, encoding="utf-8")
    script = "import think; print(*think.opinions(range(3)))"
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 3
    assert all(move.startswith("draft:") for move in done.stdout.split()), done.stdout
