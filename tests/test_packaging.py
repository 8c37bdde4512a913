"""The repository installs the same everywhere: locked, without addresses, and with all that a wheel needs."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import pentapolis
from pentapolis._mode import VARIABLE, compiled

ROOT = Path(__file__).parents[1]
PLAY_LOCK = ROOT / "requirements" / "play.lock"
DEV_LOCK = ROOT / "requirements" / "dev.lock"
LOCKS = (PLAY_LOCK, DEV_LOCK)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PINNED = re.compile(r"([A-Za-z0-9._-]+)==(\S+)((?: --hash=sha256:[0-9a-f]{64})+)")
# Written in pieces, so that this file does not find itself.
REGISTRY = re.compile(r"py(?:pi)\b|python(?:hosted)|npm(?:js)\.|deb\.(?:debian)|registry\.(?:yarn)", re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.~)}-])/(?:home|opt|root|srv|tmp|work|Users)/")
NOT_OURS = {".git", ".hypothesis", ".venv", "__pycache__", "build", "dist", "node_modules"}


def requirements(lock: Path) -> list[str]:
    """The logical lines of a lock file, without comments."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", "")
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def pins(lock: Path) -> dict[str, str]:
    matches = (PINNED.fullmatch(line) for line in requirements(lock))
    return {canonicalize_name(match[1]): match[2] for match in matches if match}


@cache
def text_files() -> dict[str, str]:
    """Every text file that is or may become part of the repository, by relative path."""
    if (ROOT / ".git").exists():
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
        paths = [ROOT / name for name in names if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not NOT_OURS.intersection(path.relative_to(ROOT).parts)]
    texts = {}
    for path in paths:
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            texts[path.relative_to(ROOT).as_posix()] = content.decode("utf-8", errors="replace")
    return texts


def offences(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in text_files().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_line_of_a_lock_is_a_version_with_hashes(lock: Path) -> None:
    lines = requirements(lock)
    assert lines
    assert [line for line in lines if not PINNED.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_no_address_and_no_path(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"--(?:index|extra-index|find-links|trusted-host)|(?:^|\s)/\w", text)


@pytest.mark.parametrize(
    ("lock", "groups"), [(PLAY_LOCK, ["compile"]), (DEV_LOCK, ["compile", "dev"])], ids=["play", "dev"]
)
def test_what_pyproject_asks_for_is_locked_at_a_version_it_allows(lock: Path, groups: list[str]) -> None:
    extras = PROJECT["optional-dependencies"]
    wanted = [Requirement(text) for text in [*PROJECT["dependencies"], *(t for g in groups for t in extras[g])]]
    locked = pins(lock)
    missing = [str(r) for r in wanted if canonicalize_name(r.name) not in locked]
    assert missing == []
    assert [str(r) for r in wanted if locked[canonicalize_name(r.name)] not in r.specifier] == []


def test_the_two_locks_agree() -> None:
    assert pins(PLAY_LOCK).items() <= pins(DEV_LOCK).items()


def test_no_file_names_a_package_registry() -> None:
    assert offences(REGISTRY) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert offences(MACHINE_PATH) == []


def test_the_patterns_would_find_an_offence() -> None:
    assert REGISTRY.search("--index-url https://" + "py" + "pi.org/simple")
    assert MACHINE_PATH.search('cd "' + "/" + "home/ada/pentapolis" + '"')
    assert not MACHINE_PATH.search("see docs/work/page.md")


def test_ci_runs_make_test_at_the_top_of_the_repository(tmp_path: Path) -> None:
    make = tmp_path / "make"
    make.write_text('#!/bin/sh\necho "$PWD: make $*"\n')
    make.chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    run = subprocess.run(
        [ROOT / ".ci" / "run"], cwd=tmp_path, env=environment, capture_output=True, check=True, text=True
    )
    assert run.stdout == f"{ROOT}: make test\n"


def test_a_wheel_holds_words_rules_and_types(tmp_path: Path) -> None:
    tree = tmp_path / "a tree"
    tree.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "docs" / "rules", tree / "docs" / "rules")
    shutil.copytree(ROOT / "pentapolis", tree / "pentapolis", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--wheel-dir", tmp_path, tree],
        env=os.environ | {"PENTAPOLIS_PURE": "1"},
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        held = set(archive.namelist())
    sources = [p for p in (tree / "pentapolis").rglob("*") if p.suffix in {".py", ".ftl", ".typed", ".md"}]
    expected = {path.relative_to(tree).as_posix() for path in sources}
    ledgers = ROOT / "docs" / "rules"
    expected |= {f"pentapolis/_rules/{found.relative_to(ledgers).as_posix()}" for found in ledgers.rglob("*.md")}
    assert "pentapolis/py.typed" in expected
    assert expected <= held


@pytest.mark.both_modes
def test_the_engine_runs_in_the_mode_the_environment_asks_for() -> None:
    built = any(Path(pentapolis.__file__).with_name("kernel").glob("table.*.so"))
    assert compiled() is (built and os.environ.get(VARIABLE) != "1")


def test_interpreted_mode_loads_no_compiled_module(tmp_path: Path) -> None:
    script = (
        "import sys, pentapolis\n"
        "from pentapolis._mode import compiled\n"
        "compiled()\n"
        "ours = [m for name, m in sys.modules.items() if name.split('.')[0] == 'pentapolis']\n"
        "print(sorted({m.__file__.rsplit('.', 1)[1] for m in ours}))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {VARIABLE: "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert run.stdout == "['py']\n"
