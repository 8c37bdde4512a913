"""`make package`: wheel and sdist, tried as somebody would who has only them.

The wheel is built from the sdist, so the sdist holds all that it needs. Both are then in `dist/`. What is tried is the
wheel, in an environment of its own, in a folder whose path has spaces, away from the checkout.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
PIP: Final = [sys.executable, "-m", "pip", "--no-input", "-qq"]
#: Folders that must not be in a package: tests belong to the repository.
STRAY: Final = re.compile(r"^(?:tests|benchmarks|build|data|dist)/|/node_modules/|\.(?:so|pyc)$")
CLIENT: Final = "pentapolis/server/static/index.html"
NEEDED: Final = (
    "setup.py",
    "pyproject.toml",
    "tools/docstrings.py",
    "tools/quick_c.py",
    "docs/rules/README.md",
    "web/index.html",
    CLIENT,
)
READY: Final = re.compile(r"http://127\.0\.0\.1:\d+")


class Bad(Exception):
    """Something about the package that must not be."""


def say(line: str) -> None:
    print(f"==> {line}", flush=True)


def build(folder: Path) -> tuple[Path, Path]:
    """The sdist of the checkout, and a wheel made of that alone."""
    say("building the sdist")
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--formats=gztar", "--dist-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (sources,) = folder.glob("*.tar.gz")
    with tarfile.open(sources) as archive:
        check_sources(name.partition("/")[2] for name in archive.getnames())
    say("building the wheel from the sdist (compiling takes minutes; PENTAPOLIS_PURE=1 leaves it out)")
    wheel = ["wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder), str(sources)]
    subprocess.run([*PIP, *wheel], cwd=folder, check=True)
    (built,) = folder.glob("*.whl")
    return sources, built


def check_sources(names: Iterable[str]) -> None:
    """Bad names what is missing in an sdist, or has no business there."""
    held = set(names)
    stray = sorted(name for name in held if STRAY.search(name))
    if stray:
        raise Bad(f"the sdist holds {stray[0]}, which is no part of it")
    client_or_not = [CLIENT] if os.environ.get("PENTAPOLIS_API_ONLY") == "1" else []
    missing = [name for name in NEEDED if name not in held and name not in client_or_not]
    if missing:
        raise Bad(f"the sdist lacks {missing[0]}")


class Place:
    """An environment with nothing in it, where a package is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        self.python = folder / "env" / scripts / "python"
        self.command = folder / "env" / scripts / "pentapolis"
        # The versions we know, but not their hashes: those would be asked of the package itself too.
        locked = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
        pins = re.findall(r"^([A-Za-z0-9._-]+==[^\s\\;]+)", locked, re.MULTILINE)
        self.pins = folder / "pins.txt"
        self.pins.write_text("\n".join(pins) + "\n", encoding="utf-8")

    def install(self, what: str) -> None:
        pip = [str(self.python), "-m", "pip", "--no-input", "-qq", "--disable-pip-version-check", "install"]
        subprocess.run([*pip, "--constraint", str(self.pins), what], cwd=self.folder, check=True)

    def run(self, *arguments: str, code: int = 0, typed: str = "") -> str:
        """What a command prints on both streams; Bad if it ends with another code."""
        done = subprocess.run(
            [str(self.command), *arguments],
            cwd=self.folder,
            input=typed,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        if done.returncode != code:
            raise Bad(f"pentapolis {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    @property
    def environment(self) -> dict[str, str]:
        """Without what leads back to the checkout, and without the user's own games."""
        ours = ("PYTHONPATH", "VIRTUAL_ENV", "PENTAPOLIS_DATA", "DATABASE_URL", "PENTAPOLIS_INTERPRETED")
        kept = {name: value for name, value in os.environ.items() if name not in ours}
        return {**kept, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.folder / "own")}


def expect(said: str, text: str, what: str) -> None:
    if text not in said:
        raise Bad(f"{what}: {text!r} is not in what was said:\n{said}")


def try_engine(place: Place) -> None:
    """Without extras: games in the terminal, rules, a bot of one's own; the server says what it lacks."""
    expect(place.run("games"), "seven-wonders-duel", "games")
    expect(place.run("rules", "SWD-COST-05"), "SWD-COST-05", "rules")
    expect(place.run("watch", "--seats", "random,random", "--delay", "0", "--seed", "7"), "Seed: 7", "watch")
    played = place.run("play", "--seats", "human,random", "--seed", "7", "--no-ask", typed="1\n" * 200)
    expect(played, "replay", "a terminal game to its end")
    expect(place.run("arena", "empires-end", "random", "random", "--games", "2"), "2 games", "arena")
    for command in (["serve"], ["backup", "copy.db"]):
        expect(place.run(*command, code=1), 'pip install "pentapolis[server]"', command[0])


def try_server(place: Place) -> None:
    """With the server: the page, a whole game through the API, a backup."""
    api_only = ["--api-only"] if os.environ.get("PENTAPOLIS_API_ONLY") == "1" else []
    command = [str(place.command), "serve", "--port", "0", "--data", "my games", "--bot-pause", "0", *api_only]
    server = subprocess.Popen(command, cwd=place.folder, env=place.environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = READY.search(server.stdout.readline())
        if found is None:
            raise Bad("the server did not start")
        if not api_only:
            page = urlopen(found[0], timeout=30).read().decode()
            expect(page, "<script", "the page")
        example = shutil.copy(ROOT / "examples" / "client.py", place.folder)
        game = [str(place.python), str(example), found[0]]
        said = subprocess.run(game, capture_output=True, text=True, timeout=300, check=False, cwd=place.folder)
        expect(said.stdout + said.stderr, "The winners are in the seats", "a game through the API")
        expect(place.run("backup", "copy.db", "--data", "my games"), "copy.db", "backup")
    finally:
        server.terminate()
        server.communicate(timeout=30)


def main() -> int:
    with TemporaryDirectory(prefix="pentapolis package ") as scratch:
        folder = Path(scratch)
        built = folder / "built here"
        built.mkdir()
        try:
            files = build(built)
            place = Place(folder)
            say("installing the wheel alone, trying the terminal")
            place.install(str(files[1]))
            try_engine(place)
            say("installing it with the server, playing a game through the API")
            place.install(f"{files[1]}[server]")
            try_server(place)
        except Bad as bad:
            say(f"the package is not fit: {bad}")
            return 1
        except subprocess.CalledProcessError as failed:
            say(f"this did not work: {' '.join(map(str, failed.cmd))}")
            return 1
        DIST.mkdir(exist_ok=True)
        for file in files:
            shutil.copy(file, DIST)
            say(f"dist/{file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
