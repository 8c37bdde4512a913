"""Builds Pentapolis: compiles the engine with mypyc where a C compiler works, and ships the rule ledgers.

Everything that can be said in pyproject.toml is said there.
"""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

COMPILED_FOLDERS = ("pentapolis/kernel", "pentapolis/bots", "pentapolis/games")
# Files and folders in those that stay plain Python, by name. The Makefile reads them too, from here to the bracket.
NOT_COMPILED = (
    "__init__.py",
    "conformance",
    "describe.py",
    "pieces.py",
    "pointing.py",
    "signals.py",
    "terminal.py",
    "view.py",
)

# The shared library lies inside the package, so it is found wherever the package is found.
SHARED_LIBRARY = "pentapolis.engine"

# Apart from the one of the type check, which may run at the same time: the first of them locks it while it is made.
COMPILER_CACHE = "build/mypyc"

# Functions of the library call each other directly and may be inlined, where the compiler knows these flags.
FASTER_CALLS = ["-fno-semantic-interposition", "-fno-plt"]

COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
RULES = Path("docs/rules")
CLIENT = Path("pentapolis/server/static/index.html")


def say(line: str) -> None:
    """Apart from what the tools print: the Makefile shows only these lines."""
    print(f"pentapolis: {line}", file=sys.stderr)


def compiled_sources() -> list[str]:
    """The files mypyc compiles, as paths relative to this file's folder.

    `PENTAPOLIS_GAMES="the_capitals imperium"` leaves the other games interpreted: for work on the speed of one game,
    which then compiles in a quarter of the time.
    """
    games = os.environ.get("PENTAPOLIS_GAMES", "").split()
    return sorted(
        path.as_posix()
        for folder in COMPILED_FOLDERS
        for path in Path(folder).rglob("*.py")
        if not set(path.parts).intersection(NOT_COMPILED) and (not games or _is_of(path, games))
    )


def _is_of(path: Path, games: Sequence[str]) -> bool:
    """Is the file part of one of the games, its evaluator included, or of what all games share?"""
    if path.is_relative_to("pentapolis/games"):
        return path.parts[2] in games
    if path.is_relative_to("pentapolis/bots/evaluators"):
        return any(path.stem.startswith(game) for game in games)
    return True


def c_compiler_works(flags: Sequence[str] = ()) -> bool:
    """Compile and link an empty extension: a compiler without Python's headers is of no use either."""
    with TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(
            Distribution({"ext_modules": [Extension("probe", [str(source)], extra_compile_args=list(flags))]})
        )
        probe.build_lib = probe.build_temp = scratch
        try:
            probe.ensure_finalized()
            probe.run()
        except (BaseError, CCompilerError):
            return False
    return True


def extensions() -> list[Extension]:
    """One compilation unit for kernel, games and bots; none where the same files have to run interpreted."""
    if not COMMANDS_THAT_COMPILE.intersection(sys.argv):
        return []
    if os.environ.get("PENTAPOLIS_PURE") == "1":
        say("PENTAPOLIS_PURE=1, building in pure Python")
        return []
    if not c_compiler_works():
        say("no working C compiler, building in pure Python (slower, same games)")
        return []
    sys.path.insert(0, str(Path(__file__).parent))  # builders do not look for modules here
    from mypyc.build import mypycify

    from tools.docstrings import written
    from tools.quick_c import FLAGS

    sources = compiled_sources()
    say(f"compiling {len(sources)} modules with mypyc")
    arguments = [f"--cache-dir={COMPILER_CACHE}", *sources]
    # Typed as either kind of extension; with setuptools imported they are of its own.
    found = cast(
        "list[Extension]",
        mypycify(
            arguments,
            opt_level="3",
            debug_level="0",
            group_name=SHARED_LIBRARY,
            skip_cgen_input=written(arguments, SHARED_LIBRARY),
        ),
    )
    flags = [flag for wanted in (FASTER_CALLS, FLAGS) if c_compiler_works(wanted) for flag in wanted]
    for extension in found:  # mypyc gives all of them one list
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return found


def need_client() -> None:
    """A package without its web client would serve nobody who comes with a browser, and say so too late."""
    if not CLIENT.is_file() and os.environ.get("PENTAPOLIS_API_ONLY") != "1":
        raise SystemExit(
            "pentapolis: the web client is not built, so nothing is packaged. Build it with `make client`, "
            "or set PENTAPOLIS_API_ONLY=1 for a package that serves the API alone. See docs/packagers.md."
        )


class SourcesWithClient(sdist):
    """Refuses to pack sources that would build a package without the web client."""

    def run(self) -> None:
        need_client()
        super().run()


class BuildWithRules(build_py):
    """Puts the ledgers of docs/rules into the package; a checkout reads them where they are."""

    def run(self) -> None:
        if not self.editable_mode:
            need_client()
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "pentapolis", "_rules")
            for ledger in RULES.rglob("*.md"):
                copy = target / ledger.relative_to(RULES)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ledger, copy)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules, "sdist": SourcesWithClient})
