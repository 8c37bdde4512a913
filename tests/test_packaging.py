"""The repository installs the same everywhere: locked, without addresses, and with all that a wheel needs."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import pentapolis
from pentapolis._mode import VARIABLE, compiled
from tools.package import Bad, check_sources

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


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the repository holds, in a folder whose path has spaces, without anything that was built."""
    tree = tmp_path_factory.mktemp("a fresh clone")
    for name in text_files():
        if not name.startswith(("docs/images/", "tests/golden/", "pentapolis/server/static/")):
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    return tree


def with_client(tree: Path) -> None:
    """As if the web client had been built."""
    static = tree / "pentapolis" / "server" / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<!doctype html>", encoding="utf-8")


def setup(tree: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *arguments],
        cwd=tree,
        env={**os.environ, "PENTAPOLIS_PURE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["sdist", "bdist_wheel"])
def test_nothing_is_packaged_without_the_web_client_unless_asked_for(checkout: Path, command: str) -> None:
    shutil.rmtree(checkout / "pentapolis" / "server" / "static", ignore_errors=True)
    refused = setup(checkout, command, "--dist-dir", "refused")
    assert refused.returncode != 0
    assert "the web client is not built, so nothing is packaged" in refused.stderr
    assert not (checkout / "refused").exists()
    taken = setup(checkout, command, "--dist-dir", "api", PENTAPOLIS_API_ONLY="1")
    assert taken.returncode == 0, taken.stderr
    assert len(list((checkout / "api").iterdir())) == 1
    shutil.rmtree(checkout / "api")


def test_an_sdist_builds_itself_and_brings_no_tests(checkout: Path, tmp_path: Path) -> None:
    with_client(checkout)
    made = setup(checkout, "sdist", "--dist-dir", str(tmp_path))
    assert made.returncode == 0, made.stderr
    (sources,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sources) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    check_sources(names)
    assert not [name for name in names if name.startswith("tests") or "/tests/" in name]
    assert {"web/package-lock.json", "web/src/main.ts", "docs/packagers.md", "examples/client.py"} <= set(names)
    for name in ("tests/test_packaging.py", "build/x", "web/node_modules/vite/index.js"):
        with pytest.raises(Bad, match="no part of it"):
            check_sources([*names, name])
    for name in ("setup.py", "tools/docstrings.py", "tools/quick_c.py", "pentapolis/server/static/index.html"):
        with pytest.raises(Bad, match=f"lacks {name}"):
            check_sources(one for one in names if one != name)


def test_a_wheel_holds_words_rules_and_types(checkout: Path, tmp_path: Path) -> None:
    with_client(checkout)
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--wheel-dir", tmp_path, checkout],
        env=os.environ | {"PENTAPOLIS_PURE": "1"},
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        held = set(archive.namelist())
    sources = [p for p in (checkout / "pentapolis").rglob("*") if p.suffix in {".py", ".ftl", ".typed", ".md", ".tcss"}]
    expected = {path.relative_to(checkout).as_posix() for path in sources}
    ledgers = ROOT / "docs" / "rules"
    expected |= {f"pentapolis/_rules/{found.relative_to(ledgers).as_posix()}" for found in ledgers.rglob("*.md")}
    assert {"pentapolis/py.typed", "pentapolis/server/static/index.html"} <= held
    assert expected <= held
    assert not [name for name in held if name.startswith(("tests", "tools", "benchmarks"))]


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
